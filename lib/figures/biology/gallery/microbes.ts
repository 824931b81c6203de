import { figure } from '@/lib/figures/figure'
import { bacteriophage, mould, virus, yeastCell } from '../microbes'

export const pieces = [
  virus.figure({ name: 'kit/virus' }),
  figure(
    {
      name: 'kit/bacteriophage',
      title: 'A bacteriophage',
      description:
        'A particle with a six-sided head that holds a wound thread, a striped tail with a base plate, and bent fibres on both sides.',
      height: 140,
    },
    bacteriophage(180, 70),
  ),
  yeastCell.figure({ name: 'kit/yeast' }),
  mould.figure({ name: 'kit/mould' }),
]
