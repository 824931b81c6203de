import { hatched, washed } from '@/lib/figures/plane/shading'
import type { Frame } from '@/lib/figures/plane/trace'
import { circle, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import type { Chart } from './chart'

export type VennOptions = {
  /** the letters of two or three sets, with longer names where they have them: `['A', 'B']`, `{ F: 'French', G: 'German' }` */
  sets: readonly string[] | Record<string, string>
  /** `A ∩ B'`, `(A ∪ B)'`, `A ∩ (B ∪ C)` */
  shade?: string
  shading?: 'wash' | 'hatch'
  /** what stands in each region, by the letters of the sets it lies in; `none` for the outside: `{ A: 5, AB: 3, none: 2 }` */
  numbers?: Record<string, string | number>
  /** letter of the universal set; '' for no rectangle letter */
  universal?: string
  /** two sets that do not meet, or the second inside the first */
  layout?: 'overlap' | 'separate' | 'inside'
}

type Ring = {
  name: string
  label: string
  x: number
  y: number
  radius: number
  labelAt: Point
  anchor: 'start' | 'middle' | 'end'
}

const FRAME: Frame = { left: 8, top: 8, right: 352, bottom: 214 }

type Test = (inside: ReadonlySet<string>) => boolean

/** Reads a set expression with ∪, ∩, ′ and brackets; ∩ binds closer than ∪. */
export function setTest(written: string): Test {
  const tokens = [...written.replace(/[\s*]/g, '').replace(/[’′]/g, "'")]
  let at = 0
  const atom = (): Test => {
    const token = tokens[at]
    at += 1
    let found: Test
    if (token === '(') {
      found = union()
      if (tokens[at] !== ')') throw new Error(`A bracket is not closed: ${written}`)
      at += 1
    } else if (token === '∅') found = () => false
    else if (token === 'ℰ' || token === 'ξ') found = () => true
    else if (token !== undefined && /[A-Z]/.test(token)) found = inside => inside.has(token)
    else throw new Error(`Not a set expression: ${written}`)
    while (tokens[at] === "'") {
      const whole = found
      found = inside => !whole(inside)
      at += 1
    }
    return found
  }
  const joined = (sign: string, part: () => Test, join: (one: boolean, other: boolean) => boolean): Test => {
    let found = part()
    while (tokens[at] === sign) {
      at += 1
      const [one, other] = [found, part()]
      found = inside => join(one(inside), other(inside))
    }
    return found
  }
  const intersection = (): Test => joined('∩', atom, (one, other) => one && other)
  const union = (): Test => joined('∪', intersection, (one, other) => one || other)
  const result = union()
  if (at < tokens.length) throw new Error(`Not a set expression: ${written}`)
  return result
}

function ringsOf(names: readonly string[], labels: readonly string[], layout: VennOptions['layout']): Ring[] {
  const ring = (
    at: number,
    x: number,
    y: number,
    radius: number,
    labelAt: Point,
    anchor: Ring['anchor'],
  ): Ring => ({
    name: names[at] ?? '',
    label: labels[at] ?? '',
    x,
    y,
    radius,
    labelAt,
    anchor,
  })
  if (names.length >= 3)
    return [
      ring(0, 141, 84, 62, [84, 40], 'end'),
      ring(1, 219, 84, 62, [276, 40], 'start'),
      ring(2, 180, 144, 62, [240, 194], 'start'),
    ]
  if (names.length === 1) return [ring(0, 180, 116, 76, [108, 62], 'end')]
  if (layout === 'separate')
    return [ring(0, 104, 118, 64, [104, 46], 'middle'), ring(1, 256, 118, 64, [256, 46], 'middle')]
  if (layout === 'inside')
    return [ring(0, 180, 116, 88, [104, 58], 'end'), ring(1, 204, 126, 46, [168, 92], 'end')]
  return [ring(0, 132, 120, 76, [88, 46], 'end'), ring(1, 228, 120, 76, [272, 46], 'start')]
}

function insideOf(rings: readonly Ring[], [x, y]: Point): Set<string> {
  return new Set(
    rings.filter(ring => Math.hypot(x - ring.x, y - ring.y) < ring.radius).map(({ name }) => name),
  )
}

/** The middle of a region: the point in it that is farthest from every circle. */
function middleOf(rings: readonly Ring[], region: string): Point | null {
  if (region === 'none') return [FRAME.right - 24, FRAME.bottom - 16]
  const wanted = [...region].sort().join('')
  let [best, deepest]: [Point | null, number] = [null, 0]
  for (let y = FRAME.top; y < FRAME.bottom; y += 3) {
    for (let x = FRAME.left; x < FRAME.right; x += 3) {
      if ([...insideOf(rings, [x, y])].sort().join('') !== wanted) continue
      const depth = Math.min(...rings.map(ring => Math.abs(Math.hypot(x - ring.x, y - ring.y) - ring.radius)))
      if (depth > deepest + 0.01) [best, deepest] = [[x, y], depth]
    }
  }
  return best
}

/** A Venn diagram of two or three sets in their universal set. */
export function venn(options: VennOptions): Chart {
  const { sets, shade, shading = 'wash', numbers = {}, universal = 'ℰ', layout = 'overlap' } = options
  const list: readonly string[] | null = Array.isArray(sets) ? sets : null
  const names = list ?? Object.keys(sets)
  const labels = list ? list.map(name => `*${name}*`) : Object.values(sets)
  const rings = ringsOf(names, labels, layout)
  const test = shade === undefined ? null : setTest(shade)
  const holds = (point: Point) => test?.(insideOf(rings, point)) ?? false
  const shaded = test === null ? '' : shading === 'hatch' ? hatched(FRAME, holds) : washed(FRAME, holds)
  const written = Object.entries(numbers).map(([region, value]): Shape => {
    const spot = middleOf(rings, region)
    if (!spot) return ''
    const lines = String(value).split('\n').length - 1
    return text(spot[0], spot[1] + 4.5 - lines * 8, String(value), { anchor: 'middle' })
  })
  return {
    shape:
      shaded +
      rect(FRAME.left, FRAME.top, FRAME.right - FRAME.left, FRAME.bottom - FRAME.top) +
      rings.map(ring => circle(ring.x, ring.y, ring.radius)).join('') +
      rings.map(({ labelAt, label, anchor }) => text(...labelAt, label, { anchor })).join('') +
      (universal ? text(FRAME.left + 8, FRAME.top + 20, `*${universal}*`) : '') +
      written.join(''),
    height: 222,
    description: describeVenn(options),
  }
}

const SHAPES = {
  overlap: 'overlapping circles',
  separate: 'circles that do not meet',
  inside: 'circles, the second inside the first',
}

/** The regions that a layout has, by the letters of the sets they lie in. */
function regionsOf(names: readonly string[], layout: VennOptions['layout']): string[] {
  const [first = '', second = ''] = names
  const all = ['']
  for (const name of names) all.push(...all.map(each => each + name))
  const absent = layout === 'separate' ? first + second : layout === 'inside' ? second : null
  return all.filter(each => each !== absent)
}

function placeOf(region: string, count: number): string {
  if (region === 'none' || region === '') return 'outside the circles'
  return `in ${[...region].join(' and ')}${region.length < count ? ' only' : ''}`
}

/** What is seen in a Venn diagram; a shaded region is told by its parts, never by its expression. */
export function describeVenn({ sets, numbers = {}, shade, layout = 'overlap' }: VennOptions): string {
  const plain: readonly string[] | null = Array.isArray(sets) ? sets : null
  const names = plain ?? Object.keys(sets)
  const list = plain ?? Object.entries(sets).map(([letter, name]) => `${name} (${letter})`)
  const written = Object.entries(numbers).map(
    ([region, value]) => `${String(value).replaceAll('\n', ' ')} ${placeOf(region, names.length)}`,
  )
  const test = shade === undefined ? null : setTest(shade)
  const shaded = regionsOf(names, layout)
    .filter(region => test?.(new Set(region)))
    .map(region => placeOf(region, names.length))
  return (
    `A Venn diagram in a rectangle: ${SHAPES[layout]} for ${list.join(', ')}.` +
    (written.length > 0 ? ` Written in it: ${written.join('; ')}.` : '') +
    (shaded.length > 0 ? ` Shaded: ${shaded.join('; ')}.` : '')
  )
}
