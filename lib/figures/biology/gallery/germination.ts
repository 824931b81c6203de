import { germination } from '../germination'

export const pieces = [
  germination.figure({ name: 'kit/germination' }),
  germination.figure({
    name: 'kit/germination-letters',
    title: 'A germinating seed, lettered',
    labels: 'letters',
    only: ['radicle', 'plumule', 'cotyledon'],
  }),
]
