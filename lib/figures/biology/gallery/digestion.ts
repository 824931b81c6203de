import { alimentaryCanal, villus } from '../digestion'
import { toothSection } from '../tooth'

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
]
