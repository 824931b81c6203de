import { femaleSystem, fetusInUterus, maleSystem } from '../reproduction'

export const pieces = [
  femaleSystem.figure({ name: 'kit/female-system' }),
  maleSystem.figure({ name: 'kit/male-system' }),
  fetusInUterus.figure({ name: 'kit/fetus' }),
  fetusInUterus.figure({
    name: 'kit/fetus-letters',
    title: 'A fetus, lettered',
    labels: 'letters',
    only: ['placenta', 'amniotic sac', 'umbilical cord'],
  }),
]
