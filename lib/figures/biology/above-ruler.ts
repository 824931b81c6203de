import { type Figure, figure } from '@/lib/figures/figure'
import { rule } from '@/lib/figures/laboratory/measuring'
import { line, type Shape } from '@/lib/figures/shapes'
import { placed } from './placed'
import { measuredLine } from './scale-bar'

/** Units of the canvas for a millimetre of paper. */
export const PER_MM = 4

export type Measurable = {
  name: string
  draw: () => Shape
  /** left and right end of the length that is measured, and top and bottom of the drawing, in its own units */
  ends: readonly [number, number]
  rows: readonly [number, number]
}

type Drawn = { shape: Shape; height: number }

/** The drawing with one end of its length at x, so large that this length is `millimetres` of the paper. */
export function lyingAt({ ends, rows, draw }: Measurable, x: number, y: number, millimetres: number): Drawn {
  const scale = (millimetres * PER_MM) / (ends[1] - ends[0])
  const shape = placed(draw(), { x: x - ends[0] * scale, y: y - rows[0] * scale, scale })
  return { shape, height: (rows[1] - rows[0]) * scale }
}

const RULER = { from: 0, to: 75, division: 1, numbered: 10, longer: 5 } as const
const RULER_X = 22

function markTold(letter: string, at: number): string {
  const [tens, ones] = [Math.floor(at / 10) * 10, at % 10]
  return ones === 0
    ? `${letter} is level with the mark for ${tens} mm.`
    : `${letter} is ${ones} small ${ones === 1 ? 'division' : 'divisions'} after the mark for ${tens} mm.`
}

/** Any drawing above a ruler: the length that is to be measured runs from X to Y. */
export function aboveRuler(facts: {
  name: string
  title: string
  seen: string
  start: number
  image: number
  draw: (x: number, y: number) => Drawn
}): Figure {
  const { name, title, seen, start, image } = facts
  const [from, to] = [RULER_X + start * PER_MM, RULER_X + (start + image) * PER_MM]
  const { shape, height } = facts.draw(from, 8)
  const level = 8 + height + 12
  const drawn = rule({ x: RULER_X, y: level + 8, length: 75 * PER_MM, scale: RULER, unit: 'mm' })
  return figure(
    {
      name,
      title,
      description: `${seen} A line from X to Y below it shows the length to be measured. Under the line lies a ruler marked in millimetres, numbered every 10 mm. ${markTold('X', start)} ${markTold('Y', start + image)}`,
      height: Math.ceil(level + 52),
    },
    shape,
    line(from, 8 + height / 2, from, level, 'l thin dash'),
    line(to, 8 + height / 2, to, level, 'l thin dash'),
    measuredLine({ x1: from, y1: level, x2: to, y2: level }),
    drawn.shape,
  )
}

export function specimenAboveRuler(
  specimen: Measurable,
  name: string,
  { image, start }: { image: number; start: number },
): Figure {
  return aboveRuler({
    name,
    title: `A drawing of ${specimen.name} above a ruler`,
    seen: `A drawing of ${specimen.name}.`,
    start,
    image,
    draw: (x, y) => lyingAt(specimen, x, y, image),
  })
}
