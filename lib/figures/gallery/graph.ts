import { graph } from '../graph'
import { sample } from './sample'

const speed = graph({
  x: { label: '*t* / s', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: { label: '*v* / m s^{−1}', max: 20, ticks: [0, 5, 10, 15, 20], grid: true },
})

export const pieces = [
  sample(
    'graph',
    250,
    speed.area([
      [0, 0],
      [4, 16],
      [8, 16],
    ]),
    speed.axes,
    speed.line([
      [0, 0],
      [4, 16],
      [8, 16],
    ]),
    speed.gradient([1, 4], [4, 16], '3 s', '12 m/s'),
    speed.points([[2, 8]]),
    speed.guide(8, 16),
  ),
]
