import { type Figure, figure } from '@/lib/figures/figure'
import { arc, circle, line, polar, text } from '@/lib/figures/shapes'

// Plans of investigations that are to be judged.

const topic = 'practical-skills-asked'

const BOBS = [
  { x: 96, length: 110, tilt: 12, mass: '50 g', radius: 9, marked: '40 cm' },
  { x: 252, length: 165, tilt: 30, mass: '100 g', radius: 12, marked: '60 cm' },
] as const

const twoPendulums = figure(
  {
    name: `${topic}/two-pendulums`,
    title: 'Two pendulums at the moment of release',
    description:
      'Two pendulums hang from one support, each held to the left of a dashed upright line. The left one has a bob of 50 g and a length of 40 cm and makes a small angle. The right one has a bob of 100 g and a length of 60 cm and makes a clearly larger angle.',
    height: 244,
  },
  line(30, 20, 330, 20, 'l thick'),
  ...BOBS.map(({ x, length, tilt, mass, radius, marked }) => {
    const end = polar(x, 20, length, 270 - tilt)
    const half = polar(x, 20, length * 0.55, 270 - tilt)
    return (
      line(x, 20, x, 20 + length + 24, 'l dash thin') +
      line(x, 20, ...end) +
      arc(x, 20, 44, 270 - tilt, 270, 'l thin') +
      circle(...end, radius, 'l sunk') +
      text(half[0] - 8, half[1] + 4, marked, { anchor: 'end' }) +
      text(end[0], end[1] + radius + 18, mass, { anchor: 'middle', cls: 'b' })
    )
  }),
)

export const figures: Figure[] = [twoPendulums]
