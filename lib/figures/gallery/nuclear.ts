import { graph } from '../graph'
import { absorption, alphaScattering, atom, decayPoints, deflection, nucleus } from '../nuclear'
import { sample } from './sample'

const speed = graph({
  x: { label: '*t* / s', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: { label: '*v* / m s^{−1}', max: 20, ticks: [0, 5, 10, 15, 20], grid: true },
})

export const pieces = [
  sample(
    'nuclear',
    160,
    nucleus(60, 70, 6, 6),
    atom(200, 80, [2, 8, 1], 24, 18),
    atom(310, 70, [2, 4], 20, 18, 'C'),
  ),
  sample('alpha', 180, alphaScattering(20, 100)),
  sample('absorption', 150, absorption(10, 8)),
  sample('deflection', 150, deflection(40, 75)),
  sample('decay', 250, speed.axes, speed.curve(decayPoints(16, 3, 10))),
]
