import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { centred, circle, dot, line, type Point, polygon } from '@/lib/figures/shapes'

const CENTRE: Point = [180, 146]
/** Pixels to a centimetre. */
const UNIT = 12

type Set = { radius: number; angle: number }

/** The point of the canvas at a distance in pixels and an angle in radians from the centre. */
const at = (distance: number, angle: number): Point => [
  CENTRE[0] + distance * Math.cos(angle),
  CENTRE[1] - distance * Math.sin(angle),
]

const rim = ({ radius, angle }: Set): Point[] =>
  Array.from({ length: 121 }, (_, step) => at(radius * UNIT, (angle * step) / 120))

function draw(values: Set): string {
  const { radius, angle } = values
  const size = radius * UNIT
  const [a, b] = [at(size, 0), at(size, angle)]
  return (
    circle(...CENTRE, size, 'f') +
    polygon([CENTRE, ...rim(values)], 'l w') +
    polygon(rim(values), 'l hl') +
    line(...CENTRE, ...a, 'p') +
    line(...CENTRE, ...b, 'p') +
    dot(...CENTRE, 'd', 3) +
    dot(...b, 'pd', 4) +
    centred(...at(size + 13, 0), '*A*') +
    centred(...at(size + 13, angle), '*B*') +
    centred(...at(13, angle / 2 + (angle > Math.PI ? 0 : Math.PI)), '*O*')
  )
}

function says({ radius, angle }: Set): Said {
  const sector = (radius * radius * angle) / 2
  const segment = sector - (radius * radius * Math.sin(angle)) / 2
  return {
    description: `A circle with centre O and radius ${fixed(radius, 1)} cm. The sector OAB has the angle ${fixed(angle, 1)} radians at O, measured anticlockwise from OA, which points right. The chord AB is drawn, and the segment between the chord and the arc AB is shaded.`,
    readings: [
      ['Angle in degrees', `${fixed((angle * 180) / Math.PI, 1)}°`],
      ['Arc AB = rθ', `${fixed(radius * angle, 1)} cm`],
      ['Sector = ½r²θ', `${fixed(sector, 1)} cm²`],
      ['Segment = ½r²(θ − sin θ)', `${fixed(segment, 1)} cm²`],
    ],
  }
}

export const moving = explorable({
  title: 'A sector: arc, sector and segment',
  height: 296,
  values: {
    radius: { label: 'Radius r', unit: 'cm', min: 4, max: 10, step: 0.5, start: 8 },
    angle: { label: 'Angle θ', unit: 'rad', min: 0.5, max: 5.7, step: 0.1, start: 1.5 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ radius, angle }) => at(radius * UNIT, angle),
      to: ([x, y]) => {
        const turn = Math.atan2(CENTRE[1] - y, x - CENTRE[0])
        return { angle: turn < 0 ? turn + 2 * Math.PI : turn }
      },
    },
  ],
})
