import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { insectFlower, pollenGrain, pollenTube, seedSection, windFlower } from '../flowers'

export const pieces = [
  insectFlower.figure({ name: 'kit/insect-flower' }),
  windFlower.figure({ name: 'kit/wind-flower' }),
  pollenTube.figure({ name: 'kit/pollen-tube' }),
  pollenTube.figure({
    name: 'kit/pollen-tube-growing',
    growth: 0.5,
    labels: 'letters',
    only: ['stigma', 'ovule'],
  }),
  seedSection.figure({ name: 'kit/bean-seed' }),
  figure(
    {
      name: 'kit/pollen-grains',
      title: 'Two pollen grains, P and Q',
      description:
        'Grain P is large and its surface carries many spikes. Grain Q is small and its surface is smooth.',
      height: 120,
    },
    pollenGrain(110, 52, 34, 'insect'),
    pollenGrain(250, 52, 22, 'wind'),
    text(110, 114, 'P', { anchor: 'middle', cls: 'b' }),
    text(250, 114, 'Q', { anchor: 'middle', cls: 'b' }),
  ),
]
