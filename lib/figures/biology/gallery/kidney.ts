import { kidneySection, nephron, urinarySystem } from '../kidney'

export const pieces = [
  urinarySystem.figure({ name: 'kit/urinary-system' }),
  kidneySection.figure({ name: 'kit/kidney' }),
  nephron.figure({ name: 'kit/nephron' }),
  nephron.figure({
    name: 'kit/nephron-letters',
    title: 'A nephron, lettered',
    labels: 'letters',
    only: ['glomerulus', 'loop of Henle', 'collecting duct'],
  }),
]
