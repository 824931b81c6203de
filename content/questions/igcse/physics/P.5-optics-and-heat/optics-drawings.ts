import { describeScale, rule } from '@/lib/figures/laboratory/measuring'
import { dialScale, type Scale } from '@/lib/figures/laboratory/scales'
import { pin } from '@/lib/figures/laboratory/wave-practicals'
import { lens } from '@/lib/figures/rays'
import { arc, dot, line, type Point, polar, rect, type Shape, text } from '@/lib/figures/shapes'

/** A degree of the scale of a protractor with its base line level, 0 on the right. */
const DEGREES: Scale & { longer: number } = { from: 0, to: 180, division: 1, numbered: 10, longer: 5 }

/** A protractor that can be read to a degree: middle at (x, y), numbers outside, 0 on the right unless `zero` is left. */
export function fineProtractor(
  x: number,
  y: number,
  { radius = 140, zero = 'right' as 'right' | 'left' } = {},
): Shape {
  const [start, end] = zero === 'right' ? [0, 180] : [180, 0]
  return (
    arc(x, y, radius, 0, 180, 'l') +
    line(x - radius, y, x + radius, y) +
    dialScale({ ...DEGREES, x, y, radius, start, end }).shape +
    dot(x, y, 'd', 2)
  )
}

export const protractorWords = (degrees: number) => describeScale(DEGREES, degrees, '°')

/** From the middle of a protractor to its scale. */
export const spoke = (x: number, y: number, degrees: number, reach = 139, cls = 'p'): Shape =>
  line(x, y, ...polar(x, y, reach, degrees), cls)

/** Crosses with their names: pins seen from above, or marks on a ray. */
export const crosses = (
  places: readonly (readonly [at: Point, name: string, dx?: number, dy?: number])[],
): Shape => places.map(([at, name, dx = 9, dy = -4]) => pin(...at, name, dx, dy)).join('')

/** A rule marked in centimetres and millimetres, edge at y; `at` finds the place of a length. */
export function ruleOf(y: number, to: number, edge: 'above' | 'below' = 'above') {
  const drawn = rule({
    x: 16,
    y,
    length: 298,
    scale: { from: 0, to, division: 0.1, numbered: 1 },
    unit: '',
    edge,
  })
  const unit = text(341, edge === 'above' ? y + 25 : y - 16, 'cm', { anchor: 'end', cls: 's' })
  return { at: drawn.at, shape: drawn.shape + unit }
}

export const ruleWords = (to: number, value: number) =>
  describeScale({ from: 0, to, division: 0.1, numbered: 1 }, value, 'cm')

/** A lamp behind a card with a hole, on its foot, the card at x; the foot stands at `floor`. */
export const litObject = (x: number, floor: number): Shape =>
  line(x, floor - 74, x, floor - 46, 'l thick') +
  line(x, floor - 34, x, floor, 'l thick') +
  rect(x - 9, floor - 5, 18, 5, 'l sunk')

/** A lens in its holder, its centre `up` above the foot. */
export const lensOnFoot = (x: number, floor: number, up = 40): Shape =>
  lens(x, floor - up, 52) + line(x, floor - up + 26, x, floor - 5) + rect(x - 10, floor - 5, 20, 5, 'l sunk')

export const screenOnFoot = (x: number, floor: number, height = 78): Shape =>
  line(x, floor - height, x, floor - 5, 'l thick') + rect(x - 9, floor - 5, 18, 5, 'l sunk')

export const named = (x: number, y: number, words: string, cls?: string): Shape =>
  text(x, y, words, { anchor: 'middle', ...(cls === undefined ? {} : { cls }) })
