import { figure } from '@/lib/figures/figure'
import { polygon, text } from '@/lib/figures/shapes'

/** A cube with its volume written on it, in the markup of figures. */
export function cubeOfVolume(volume: string, told: string) {
  return figure(
    {
      name: 'algebra-and-graphs/cube-of-given-volume',
      title: 'A cube with its volume',
      description: `A cube, drawn with three of its faces. Its volume is ${told} cubic centimetres. No length is given. Not to scale.`,
      height: 162,
    },
    polygon(
      [
        [110, 54],
        [200, 54],
        [200, 144],
        [110, 144],
      ],
      'l w',
    ),
    polygon(
      [
        [110, 54],
        [146, 22],
        [236, 22],
        [200, 54],
      ],
      'l sheet',
    ),
    polygon(
      [
        [200, 54],
        [236, 22],
        [236, 112],
        [200, 144],
      ],
      'l sunk',
    ),
    text(155, 104, volume, { anchor: 'middle' }),
    text(352, 156, 'NOT TO SCALE', { anchor: 'end', cls: 's' }),
  )
}
