import { bloodSmear, phagocytosis } from '../blood-smear'

export const pieces = [
  bloodSmear.figure({ name: 'kit/blood-smear' }),
  bloodSmear.figure({
    name: 'kit/blood-smear-fewer',
    title: 'Blood with fewer red cells',
    labels: 'letters',
    only: ['red blood cell', 'lymphocyte'],
    fewer: 8,
  }),
  phagocytosis.figure({ name: 'kit/phagocytosis' }),
]
