import { breathing } from '../breathing'
import { alveolus, thorax } from '../lungs'

export const pieces = [
  thorax.figure({ name: 'kit/thorax' }),
  alveolus.figure({ name: 'kit/alveolus' }),
  alveolus.figure({
    name: 'kit/alveolus-letters',
    title: 'Gas exchange, parts lettered',
    labels: { 'oxygen diffuses': 'X', 'carbon dioxide diffuses': 'Y', 'wall of capillary': 'Z' },
  }),
  breathing.figure({ name: 'kit/breathing-in' }),
  breathing.figure({ name: 'kit/breathing-out', phase: 'out' }),
]
