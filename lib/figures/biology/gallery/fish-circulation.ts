import { fishCirculation } from '../fish-circulation'

export const pieces = [
  fishCirculation.figure({ name: 'kit/fish-circulation' }),
  fishCirculation.figure({ name: 'kit/fish-circulation-letters', labels: 'letters' }),
]
