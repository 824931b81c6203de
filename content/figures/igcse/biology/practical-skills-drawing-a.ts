import { type Measurable, specimenAboveRuler } from '@/lib/figures/biology/above-ruler'
import { arthropod } from '@/lib/figures/biology/arthropods'
import { insectFlower } from '@/lib/figures/biology/flowers'
import { oval, smooth, tube, xy } from '@/lib/figures/biology/organic'
import { placed, standing } from '@/lib/figures/biology/placed'
import { type Figure, figure } from '@/lib/figures/figure'
import { circle, curve, line, type Point, polar, polygon, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'practical-skills'

/** Leaves lie: the stalk joins the blade at (0, 0), the tip is at (100, 0). */
export type Leaf = 'smooth' | 'toothed' | 'heart' | 'lobed' | 'grass' | 'willow'

export const UPPER: Record<Leaf, readonly Point[]> = {
  smooth: xy('0 0, 8 -13, 25 -26, 46 -30, 66 -24, 86 -11, 100 0'),
  toothed: xy('0 0, 8 -13, 25 -25, 46 -28, 66 -23, 86 -11, 100 0'),
  heart: xy('0 0, -7 -13, 0 -28, 18 -38, 40 -36, 62 -25, 82 -11, 100 0'),
  lobed: xy(
    '0 0, 10 -5, 20 -17, 28 -18, 31 -9, 42 -26, 52 -28, 55 -12, 66 -26, 76 -24, 79 -10, 91 -12, 100 0',
  ),
  grass: xy('0 0, 12 -5, 35 -8, 62 -7.5, 84 -4, 100 0'),
  willow: xy('0 0, 14 -9, 36 -14, 60 -13, 82 -7, 100 0'),
}

function teeth(points: readonly Point[]): Point[] {
  return smooth(points).flatMap(([x, y], at): Point[] =>
    at % 3 === 0 ? [[x, y]] : at % 3 === 1 ? [[x, y - 4]] : [],
  )
}

function upperOf(kind: Leaf): Point[] {
  return kind === 'toothed' ? teeth(UPPER.toothed) : smooth(UPPER[kind])
}

/** The edge of the blade, all the way round. */
export function leafOutline(kind: Leaf): Point[] {
  const upper = upperOf(kind)
  const lower = upper
    .slice(1, -1)
    .map(([x, y]): Point => [x, -y])
    .reverse()
  return [...upper, ...lower]
}

/** How far the blade reaches from its middle line at x. */
export function reachAt(kind: Leaf, x: number): number {
  const near = smooth(UPPER[kind]).filter(([px]) => Math.abs(px - x) < 4)
  return Math.min(...near.map(([, y]) => -y))
}

export function veins(kind: Leaf): Shape {
  if (kind === 'grass') {
    const along = [-0.6, -0.3, 0.3, 0.6].map(share =>
      curve(
        [4, 20, 36, 52, 68, 84, 95].map((x): Point => [x, share * reachAt('grass', x)]),
        'l thin',
      ),
    )
    return along.join('') + line(0, 0, 98, 0, 'l thin')
  }
  const [run, starts] = kind === 'lobed' ? [11, [13, 36, 59]] : [12, [10, 26, 42, 58, 74]]
  return (
    line(0, 0, 98, 0) +
    starts
      .flatMap(x =>
        [1, -1].map(way => {
          const end = x + run
          const reach = reachAt(kind, end) * 0.8 * way
          return curve(
            [
              [x, 0],
              [x + run * 0.45, reach * 0.55],
              [end, reach],
            ],
            'l thin',
          )
        }),
      )
      .join('')
  )
}

const STALK: Record<Leaf, number> = { smooth: 17, toothed: 14, heart: 22, lobed: 8, grass: 0, willow: 6 }

export const stalkLength = (kind: Leaf) => STALK[kind]

function stalk(kind: Leaf): Shape {
  const long = STALK[kind]
  if (long > 0)
    return tube(
      smooth([
        [1, 0],
        [-long * 0.5, 1],
        [-long, 4],
      ]),
      [1.4, 1.5, 2.2],
      'l gw',
    )
  return polygon(xy('1 -1.6, -16 -3, -16 3, 1 1.6'), 'l gw')
}

export const leafBlade = (kind: Leaf): Shape => stalk(kind) + polygon(leafOutline(kind), 'l gw') + veins(kind)

const WIDEST = (kind: Leaf) => Math.max(...leafOutline(kind).map(([, y]) => y))

export const LEAF_SEEN: Record<Leaf, string> = {
  smooth:
    'a broad oval blade with a smooth edge, a thick line along its middle with five thin side lines on each side, and a thin stalk',
  toothed:
    'a broad oval blade with a saw-like edge, a thick line along its middle with five thin side lines on each side, and a thin stalk',
  heart:
    'a broad blade, heart-shaped at its lower end, with a smooth edge, a thick line along its middle with five thin side lines on each side, and a long thin stalk',
  lobed:
    'a blade whose edge is cut into rounded lobes, a thick line along its middle with three thin side lines on each side, and a short stalk',
  grass:
    'a long narrow blade with a smooth edge and five thin lines that run side by side along its whole length; there is no stalk, the blade passes into a broad sheath',
  willow:
    'a narrow pointed blade with a smooth edge, a thick line along its middle with five thin side lines on each side, and a short stalk',
}

export const leafMeasured = (kind: Leaf): Measurable => ({
  name: 'a leaf',
  draw: () => leafBlade(kind),
  ends: [0, 100],
  rows: [-WIDEST(kind), WIDEST(kind)],
})

export function leafAboveRule(name: string, kind: Leaf, facts: { image: number; start: number }): Figure {
  const drawn = specimenAboveRuler(leafMeasured(kind), `${topic}/${name}`, facts)
  const description = drawn.description.replace('A drawing of a leaf.', `A leaf with ${LEAF_SEEN[kind]}.`)
  return {
    ...drawn,
    description,
    svg: drawn.svg.replace('A drawing of a leaf.', `A leaf with ${LEAF_SEEN[kind]}.`),
  }
}

/** Two leaves beside each other, both lying, as long as each other. */
export function twoLeaves(name: string, pair: readonly { letter: string; kind: Leaf }[]): Figure {
  const size = 1.18
  const height = Math.max(...pair.map(({ kind }) => WIDEST(kind))) * size * 2 + 46
  return figure(
    {
      name: `${topic}/${name}`,
      title: `Leaves ${pair.map(({ letter }) => letter).join(' and ')}`,
      description: pair.map(({ letter, kind }) => `Leaf ${letter}: ${LEAF_SEEN[kind]}.`).join(' '),
      height,
    },
    ...pair.map(({ letter, kind }, at) => {
      const x = 46 + at * 182
      return (
        placed(leafBlade(kind), { x, y: (height - 34) / 2 + 4, scale: size }) +
        text(x + 50, height - 8, letter, { anchor: 'middle', cls: 'b' })
      )
    }),
  )
}

const SQUARE = 15

/** A blade on squares of 1 cm; `times` is how many squares long it is. */
export function leafOnSquares(name: string, kind: Leaf, long: number): Figure {
  const scale = (long * SQUARE) / 100
  const [columns, left] = [22, 15]
  const rows = 2 * Math.ceil((WIDEST(kind) * scale + 6) / SQUARE)
  const [top, bottom] = [8, 8 + rows * SQUARE]
  const grid =
    Array.from({ length: columns + 1 }, (_, at) =>
      line(left + at * SQUARE, top, left + at * SQUARE, bottom, 'f'),
    ).join('') +
    Array.from({ length: rows + 1 }, (_, at) =>
      line(left, top + at * SQUARE, left + columns * SQUARE, top + at * SQUARE, 'f'),
    ).join('')
  const outline = leafOutline(kind).map(
    ([x, y]): Point => [
      left + (columns * SQUARE - long * SQUARE) / 2 + x * scale,
      (top + bottom) / 2 + 2 + y * scale,
    ],
  )
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'The outline of a leaf on squares',
      description:
        'The blade of a leaf lies on a grid of squares, each standing for 1 cm by 1 cm. The edge of the blade cuts through many squares; other squares lie wholly inside it.',
      height: bottom + 26,
    },
    grid,
    polygon(outline, 'l'),
    line(left, bottom + 14, left + SQUARE, bottom + 14),
    text(left + SQUARE + 8, bottom + 18.5, 'side of a square: 1 cm', { cls: 's' }),
  )
}

/** The area of a blade in squares, when it is so many squares long. */
export function squaresOf(kind: Leaf, long: number): number {
  const points = leafOutline(kind)
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return (Math.abs(twice) / 2) * (long / 100) ** 2
}

/** Half of a blade, by strips of its upper edge: another way to `squaresOf`. */
export function squaresByStrips(kind: Leaf, long: number): number {
  const upper = upperOf(kind)
  const half = upper.slice(1).reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = upper[at] ?? [x, y]
    return sum - ((x - beforeX) * (y + beforeY)) / 2
  }, 0)
  return 2 * half * (long / 100) ** 2
}

/** Fruits cut across, about (0, 0), with a radius of 50. */
export type Fruit = 'tomato' | 'orange' | 'apple' | 'cucumber'

type FruitFacts = { seen: string; chambers: number; seeds: number }

export const FRUITS: Record<Fruit, FruitFacts> = {
  tomato: {
    seen: 'a round slice with a wall of medium thickness. Large curved spaces lie around a thick middle, one at the upper left, one at the upper right and one below, and four small oval bodies lie in each of them',
    chambers: 3,
    seeds: 12,
  },
  orange: {
    seen: 'a round slice with a thick outer layer. Wedge-shaped pieces meet at a small middle, five in the left half and five in the right half. A small oval body lies in two of the pieces on the left and in two on the right',
    chambers: 10,
    seeds: 4,
  },
  apple: {
    seen: 'a round slice with a thin skin and much flesh. Small pointed spaces in the middle form a star, one above, two at the sides and two below, and one small oval body lies in each space',
    chambers: 5,
    seeds: 5,
  },
  cucumber: {
    seen: 'a round slice with a thin skin. Thin lines run from the centre, one straight up, one down to the left and one down to the right, and divide the middle into parts. Six small oval bodies lie in each part',
    chambers: 3,
    seeds: 18,
  },
}

function sector(from: number, to: number, inner: number, outer: number): Point[] {
  const at = (share: number) => from + (to - from) * share
  return [
    polar(0, 0, inner, at(0.5)),
    polar(0, 0, (inner + outer) / 2, at(0.12)),
    polar(0, 0, outer, at(0.16)),
    polar(0, 0, outer, at(0.5)),
    polar(0, 0, outer, at(0.84)),
    polar(0, 0, (inner + outer) / 2, at(0.88)),
  ]
}

const around = (count: number, each: (degrees: number, at: number) => Shape, from = 90) =>
  Array.from({ length: count }, (_, at) => each(from + (at * 360) / count, at)).join('')

const pip = (radius: number, degrees: number, long = 5, wide = 3): Shape => {
  const [x, y] = polar(0, 0, radius, degrees)
  return oval(x, y, long, wide, degrees, 'l sunk')
}

const SLICE: Record<Fruit, () => Shape> = {
  tomato: () =>
    circle(0, 0, 50, 'l rw') +
    around(3, turn => curve(sector(turn, turn + 120, 15, 42), 'l sheet', true)) +
    around(3, turn =>
      [24, 48, 72, 96].map(part => pip(part === 24 || part === 96 ? 28 : 26, turn + part, 4.5, 2.8)).join(''),
    ),
  orange: () =>
    circle(0, 0, 50, 'l hl') +
    circle(0, 0, 41, 'l sheet') +
    around(10, turn => {
      const [a, b] = [turn + 2.5, turn + 33.5]
      return polygon(
        [
          polar(0, 0, 6, turn + 18),
          polar(0, 0, 36, a),
          polar(0, 0, 38.5, a + 6),
          polar(0, 0, 38.5, b - 6),
          polar(0, 0, 36, b),
        ],
        'l hl',
      )
    }) +
    [36, 144, 252, 324].map(turn => pip(20, turn, 5, 2.4)).join(''),
  apple: () =>
    circle(0, 0, 50, 'l gw') +
    circle(0, 0, 47.5, 'l thin sheet') +
    around(5, turn =>
      curve(
        [polar(0, 0, 4, turn), polar(0, 0, 12, turn - 20), polar(0, 0, 22, turn), polar(0, 0, 12, turn + 20)],
        'l thin',
        true,
      ),
    ) +
    around(5, turn => pip(12.5, turn, 5, 2.4)),
  cucumber: () =>
    circle(0, 0, 50, 'l gw') +
    circle(0, 0, 47.5, 'l thin sheet') +
    around(3, turn => line(0, 0, ...polar(0, 0, 30, turn), 'l thin')) +
    around(3, turn => [20, 36, 52, 68, 84, 100].map(part => pip(24, turn + part, 5.5, 2.4)).join('')),
}

export const fruitSlice = (kind: Fruit): Shape => SLICE[kind]()

export const fruitMeasured = (kind: Fruit): Measurable => ({
  name: 'a fruit',
  draw: SLICE[kind],
  ends: [-50, 50],
  rows: [-50, 50],
})

export function fruitAboveRule(
  name: string,
  kind: Fruit,
  letter: string,
  facts: { image: number; start: number },
): Figure {
  const { description, svg, ...drawn } = specimenAboveRuler(fruitMeasured(kind), `${topic}/${name}`, facts)
  const told = `Fruit ${letter}: ${FRUITS[kind].seen}.`
  const replace = (from: string) => from.replace('A drawing of a fruit.', told)
  return { ...drawn, description: replace(description), svg: replace(svg) }
}

export function fruitAlone(name: string, kind: Fruit, letter: string): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: `Fruit ${letter}, cut across`,
      description: `Fruit ${letter}: ${FRUITS[kind].seen}.`,
      height: 168,
    },
    placed(SLICE[kind](), { x: 180, y: 72, scale: 1.3 }),
    text(180, 160, letter, { anchor: 'middle', cls: 'b' }),
  )
}

export type Animal = 'insect' | 'arachnid' | 'myriapod'

type AnimalFacts = {
  seen: string
  body: readonly [number, number]
  side: number
  legs: number
  antennae: number
}

/** `body`: from the front of the head to the hind end; `side`: how far the legs reach. */
export const ANIMALS: Record<Animal, AnimalFacts> = {
  insect: {
    seen: 'an animal with a small head, a middle part and a long hind part with stripes across. On each side of the middle part one jointed leg points forwards, one sideways and one backwards. There are wings, and a thin curved thread on each side of the head',
    body: [-37, 51],
    side: 42,
    legs: 3,
    antennae: 1,
  },
  arachnid: {
    seen: 'an animal with a body in two parts, the hind one larger. On each side of the front part two jointed legs point forwards and two backwards. There are no wings and no threads on the head; two short hooks stand at the front',
    body: [-26, 44],
    side: 48,
    legs: 4,
    antennae: 0,
  },
  myriapod: {
    seen: 'an animal with a small round head and a long row of like segments, six in the front half and six in the hind half. Each segment has a short jointed leg on each side. A thin curved thread stands on each side of the head',
    body: [-54, 53],
    side: 25,
    legs: 12,
    antennae: 1,
  },
}

export function animalAboveRule(
  name: string,
  kind: Animal,
  letter: string,
  facts: { image: number; start: number },
): Figure {
  const { body, side, seen } = ANIMALS[kind]
  const measured: Measurable = {
    name: 'an animal',
    draw: () => standing(arthropod(kind, 0, 0)),
    ends: body,
    rows: [-side, side],
  }
  const { description, svg, ...drawn } = specimenAboveRuler(measured, `${topic}/${name}`, facts)
  const replace = (from: string) => from.replace('A drawing of an animal.', `Animal ${letter}: ${seen}.`)
  return { ...drawn, description: replace(description), svg: replace(svg) }
}

export function animalAlone(name: string, kind: Animal, letter: string): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: `Animal ${letter}, seen from above`,
      description: `Animal ${letter}: ${ANIMALS[kind].seen}.`,
      height: 196,
    },
    arthropod(kind, 180, 92, 1.45),
    text(180, 190, letter, { anchor: 'middle', cls: 'b' }),
  )
}

const FLOWER: Measurable = {
  name: 'half a flower',
  draw: () => insectFlower({ labels: 'none' }),
  ends: [102.7, 257.3],
  rows: [42, 237],
}

export function flowerAboveRule(name: string, facts: { image: number; start: number }): Figure {
  const { description, svg, ...drawn } = specimenAboveRuler(FLOWER, `${topic}/${name}`, facts)
  const told = insectFlower.describe({ labels: 'none' })
  const replace = (from: string) => from.replace('A drawing of half a flower.', told)
  return { ...drawn, description: replace(description), svg: replace(svg) }
}

/** The empty frame in which students draw, and the same frame with the model in it. */
export function drawingFrame(name: string, height: number): Figure {
  return figure(
    {
      name: `${topic}/${name}-frame`,
      title: 'A frame for your drawing',
      description: `An empty frame, ${height} units high and 360 units wide, in which the drawing is to be made.`,
      height,
    },
    rect(3, 3, 354, height - 6, 'f', 4),
  )
}

export type ModelLabel = { words: string; at: Point; from: Point; anchor: 'start' | 'end' }

export function modelInFrame(
  name: string,
  height: number,
  seen: string,
  shape: Shape,
  labels: readonly ModelLabel[] = [],
): Figure {
  return figure(
    {
      name: `${topic}/${name}-model`,
      title: 'A drawing that earns all marks',
      description: `A large drawing in single clear lines, without shading. ${seen} Straight lines lead from the words to the structures.`,
      height,
    },
    rect(3, 3, 354, height - 6, 'f', 4),
    // A pencil drawing has lines alone.
    shape.replace(
      /class="([^"]*)"/g,
      (_, kinds: string) => `class="${kinds.replace(/\b(?:gw|rw|hl|w|sunk|d2)\b/g, 'sheet')}"`,
    ),
    ...labels.map(
      ({ words, at, from, anchor }) =>
        line(...from, ...at, 'l thin') +
        text(from[0] + (anchor === 'start' ? 4 : -4), from[1] + 4.3, words, { anchor, cls: 's' }),
    ),
  )
}

const leafAndRule = leafAboveRule('leaf-above-a-rule', 'toothed', { image: 46, start: 12 })

const leavesPAndQ = twoLeaves('two-leaves', [
  { letter: 'P', kind: 'heart' },
  { letter: 'Q', kind: 'grass' },
])

export const figures = [leafAndRule, leavesPAndQ]
