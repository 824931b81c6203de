import { ciliatedCells, muscleFibres, palisadeCell, rootHairCell } from '../specialised-cells'

export const pieces = [
  rootHairCell.figure({ name: 'kit/root-hair-cell' }),
  rootHairCell.figure({
    name: 'kit/root-hair-cell-letters',
    title: 'A specialised plant cell',
    labels: 'letters',
    only: ['root hair', 'nucleus', 'vacuole'],
  }),
  ciliatedCells.figure({ name: 'kit/ciliated-cells' }),
  palisadeCell.figure({ name: 'kit/palisade-cell' }),
  muscleFibres.figure({ name: 'kit/muscle-fibres' }),
]
