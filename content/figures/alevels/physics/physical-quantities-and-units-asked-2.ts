import { figure } from '@/lib/figures/figure'
import { body, force, ground } from '@/lib/figures/forces'
import { arc, arrow, dot, line, pointer, text } from '@/lib/figures/shapes'

const TOPIC = 'physical-quantities-and-units-asked-2'
const middle = { anchor: 'middle' } as const

// 1.4 Scalars and vectors

const north = (x: number, y: number) =>
  arrow(x, y, x, y - 40, { label: 'north', labelAt: [x, y - 48], anchor: 'middle' })

const ropes = figure(
  {
    name: `${TOPIC}/two-ropes`,
    title: 'Two ropes on a post, seen from above',
    description:
      'A post seen from above; north is up the page. One rope pulls to the east with 12 N. The other pulls with 8.0 N at 60 degrees from the first, towards the north.',
    height: 160,
  },
  dot(80, 130, 'd', 5),
  force(80, 130, 168, 0, '12 N'),
  force(80, 130, 112, 60, '8.0 N'),
  arc(80, 130, 34, 0, 60, 'l thin'),
  text(120, 116, '60°'),
  north(320, 70),
)

const aircraft = figure(
  {
    name: `${TOPIC}/aircraft-and-wind`,
    title: 'The velocity of an aircraft through the air, and the wind',
    description:
      'Two arrows, not to scale, start at one point; north is up the page. One points north: velocity through the air, 85 metres per second. The other points east: wind, 20 metres per second.',
    height: 158,
  },
  dot(90, 132, 'd', 4),
  arrow(90, 132, 90, 30, {
    cls: 'p',
    label: '85 m s^{−1} through the air',
    labelAt: [102, 44],
    anchor: 'start',
  }),
  arrow(90, 132, 190, 132, { cls: 'p', label: 'wind, 20 m s^{−1}', labelAt: [200, 136], anchor: 'start' }),
  north(320, 100),
  text(8, 154, 'not to scale', { cls: 's' }),
)

const triangle = figure(
  {
    name: `${TOPIC}/aircraft-triangle`,
    title: 'The vector triangle of the aircraft, to scale',
    description:
      'A vector triangle to scale. From a point an arrow of 85 metres per second points north. From its tip an arrow of 20 metres per second points east. The resultant goes from the start of the first to the tip of the second: 87 metres per second, 13 degrees east of north.',
    height: 208,
  },
  arrow(150, 196, 150, 26, { label: '85 m s^{−1}', labelAt: [142, 112], anchor: 'end' }),
  arrow(150, 26, 190, 26, { label: '20 m s^{−1}', labelAt: [198, 30], anchor: 'start' }),
  arrow(150, 196, 190, 26, { cls: 'p thick', label: '87 m s^{−1}', labelAt: [184, 126], anchor: 'start' }),
  arc(150, 196, 62, 76.8, 90, 'l thin'),
  pointer(204, 180, 157, 138, '13°'),
)

const sledge = figure(
  {
    name: `${TOPIC}/sledge-on-a-rope`,
    title: 'A sledge pulled by a rope',
    description:
      'A sledge on level ground. The rope pulls up to the right with a force of 65 N. A dashed vertical line stands at the point where the rope is tied; the angle between it and the rope is 25 degrees.',
    height: 184,
  },
  ground(340, 160, 20, 160),
  body(70, 132, 130, 28, 'sledge'),
  line(200, 132, 200, 20, 'l dash'),
  force(200, 132, 116, 65, '65 N'),
  arc(200, 132, 50, 65, 90, 'l thin'),
  text(218, 56, '25°', middle),
)

const threeForces = figure(
  {
    name: `${TOPIC}/three-forces`,
    title: 'Three forces on a body, seen from above',
    description:
      'Three forces act at one point; north is up the page. 10 N points east, 6.0 N points north, and 4.0 N points 30 degrees north of west. The westward direction is dashed.',
    height: 158,
  },
  dot(140, 130, 'd', 5),
  force(140, 130, 140, 0, '10 N'),
  force(140, 130, 84, 90, '6.0 N'),
  force(140, 130, 56, 150, '4.0 N'),
  line(140, 130, 60, 130, 'l dash'),
  arc(140, 130, 32, 150, 180, 'l thin'),
  text(92, 125, '30°', middle),
  north(330, 70),
)

export const figures = [ropes, aircraft, triangle, sledge, threeForces]
