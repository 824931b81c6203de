import { reflexArc, synapse } from '../nerves'

export const pieces = [
  reflexArc.figure({ name: 'kit/reflex-arc' }),
  reflexArc.figure({
    name: 'kit/reflex-arc-letters',
    title: 'A reflex arc with three neurones lettered',
    labels: 'letters',
    only: ['sensory neurone', 'relay neurone', 'motor neurone'],
  }),
  synapse.figure({ name: 'kit/synapse' }),
]
