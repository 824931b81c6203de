import { figure } from '@/lib/figures/figure'
import { animalCell, bacterialCell, cellSheet, plantCell } from '../cells'

export const pieces = [
  animalCell.figure({ name: 'kit/animal-cell' }),
  animalCell.figure({
    name: 'kit/animal-cell-letters',
    title: 'A cell with three parts lettered',
    labels: 'letters',
    only: ['mitochondrion', 'nucleus', 'cytoplasm'],
  }),
  plantCell.figure({ name: 'kit/plant-cell' }),
  plantCell.figure({
    name: 'kit/plant-cell-own-letters',
    title: 'A plant cell with parts lettered',
    labels: { 'cell wall': 'P', chloroplast: 'Q', vacuole: 'R', nucleus: 'S' },
  }),
  bacterialCell.figure({ name: 'kit/bacterial-cell' }),
  bacterialCell.figure({ name: 'kit/bacterial-cell-letters', labels: 'letters' }),
  figure(
    {
      name: 'kit/onion-cells',
      title: 'Onion epidermis under a microscope',
      description:
        'Three rows of brick-shaped cells in contact with one another, each with one round body at a different place inside it.',
      height: 150,
    },
    cellSheet(40, 12, 4, 3, 42),
  ),
]
