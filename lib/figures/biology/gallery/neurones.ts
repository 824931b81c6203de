import { motorNeurone, relayNeurone, sensoryNeurone } from '../neurones'

export const pieces = [
  motorNeurone.figure({ name: 'kit/motor-neurone' }),
  sensoryNeurone.figure({ name: 'kit/sensory-neurone', impulse: true }),
  relayNeurone.figure({ name: 'kit/relay-neurone' }),
  motorNeurone.figure({
    name: 'kit/neurone-letters',
    title: 'A neurone',
    labels: 'letters',
    impulse: true,
    only: ['dendrite', 'axon', 'myelin sheath', 'muscle'],
  }),
]
