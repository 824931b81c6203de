import { figure } from '@/lib/figures/figure'
import { alimentaryCanal, villus } from '../digestion'
import { describeTeeth, lowerJaw, type ToothType, teethInARow } from '../teeth'
import { toothSection } from '../tooth'

const TYPES: readonly ToothType[] = ['incisor', 'canine', 'premolar', 'molar']

export const pieces = [
  alimentaryCanal.figure({ name: 'kit/alimentary-canal' }),
  alimentaryCanal.figure({
    name: 'kit/alimentary-canal-letters',
    title: 'The digestive system, lettered',
    labels: 'letters',
    only: ['stomach', 'liver', 'pancreas', 'ileum', 'colon', 'gall bladder'],
  }),
  villus.figure({ name: 'kit/villus' }),
  toothSection.figure({ name: 'kit/tooth' }),
  lowerJaw.figure({ name: 'kit/lower-jaw' }),
  figure(
    {
      name: 'kit/types-of-teeth',
      title: 'Four types of teeth',
      description: describeTeeth(TYPES, TYPES),
      height: 170,
    },
    teethInARow(TYPES, TYPES),
  ),
]
