import { lymphocyte, phagocyte, redBloodCell } from '../blood-cells'

export const pieces = [
  redBloodCell.figure({ name: 'kit/red-blood-cell' }),
  phagocyte.figure({ name: 'kit/phagocyte' }),
  lymphocyte.figure({ name: 'kit/lymphocyte', labels: 'letters', title: 'A white blood cell' }),
]
