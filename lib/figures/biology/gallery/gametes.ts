import { eggCell, spermCell } from '../gametes'

export const pieces = [
  spermCell.figure({ name: 'kit/sperm-cell' }),
  eggCell.figure({ name: 'kit/egg-cell' }),
  spermCell.figure({
    name: 'kit/sperm-cell-letters',
    title: 'A male gamete',
    labels: { acrosome: 'X', mitochondrion: 'Y' },
  }),
]
