import { leafSection, stomaSurface } from '@/lib/figures/biology/leaf'
import { figure } from '@/lib/figures/figure'
import { type Graph, graph } from '@/lib/figures/graph'
import { bubbles, bung } from '@/lib/figures/laboratory/contents'
import { label } from '@/lib/figures/laboratory/labels'
import { bench } from '@/lib/figures/laboratory/stands'
import { beaker, boilingTube } from '@/lib/figures/laboratory/vessels'
import {
  arc,
  arrow,
  circle,
  curve,
  dimension,
  ellipse,
  line,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'plant-nutrition'

const LONG = 112
const WIDE = 54
const PART = 0.66
const STRIP = [22, 66] as const

/** Upper and lower edge of a leaf, or of its green middle, between two places along it. */
function leafPart(x: number, y: number, size: number, from = -LONG * size, to = LONG * size): Point[] {
  const across = (at: number) => WIDE * size * Math.max(0, 1 - (at / (LONG * size)) ** 2) ** 0.75
  const steps = Array.from({ length: 25 }, (_, step) => from + ((to - from) * step) / 24)
  return [
    ...steps.map((at): Point => [x + at, y - across(at)]),
    ...steps.reverse().map((at): Point => [x + at, y + across(at)]),
  ]
}

function stalk(x: number, y: number): Shape {
  return line(x - LONG - 18, y, x - LONG, y, 'l thick') + line(x - LONG, y, x + LONG - 8, y, 'l thin')
}

export const LEAF_REGIONS = {
  green: { to: [-42, -18], at: [-84, -62], seen: 'the green middle, outside the strip' },
  white: { to: [-58, 31], at: [-90, 74], seen: 'the white edge, outside the strip' },
  'green covered': { to: [44, 14], at: [116, 58], seen: 'the green middle, under the strip' },
  'white covered': { to: [44, -39], at: [112, -56], seen: 'the white edge, under the strip' },
} as const

export type LeafRegion = keyof typeof LEAF_REGIONS

/** A leaf that is green in the middle and white at its edge, across part of which a strip of black paper is fixed. */
export function variegatedLeaf(x: number, y: number, words: Partial<Record<LeafRegion, string>>): Shape {
  const [from, to] = STRIP
  return (
    polygon(leafPart(x, y, 1), 'l sheet') +
    polygon(leafPart(x, y, PART), 'l gw') +
    stalk(x, y) +
    rect(x + from, y - 62, to - from, 124, 'l dash') +
    Object.entries(words)
      .map(([region, word]) => {
        const { to: end, at } = LEAF_REGIONS[region as LeafRegion]
        return label(word, x + at[0], y + at[1], x + end[0], y + end[1])
      })
      .join('')
  )
}

export const VARIEGATED =
  'A leaf is green in the middle and white along its edge. A strip of black paper, drawn as a dashed outline, is fixed across it nearer to its tip, so that it covers part of the green middle and part of the white edge.'

function testedLeaf(x: number, y: number): Shape {
  const [from, to] = STRIP
  const blue = [
    [-LONG * PART, from],
    [to, LONG * PART],
  ] as const
  return (
    polygon(leafPart(x, y, 1), 'l hl') +
    blue.map(([start, end]) => polygon(leafPart(x, y, PART, start, end), 'l pd')).join('') +
    stalk(x, y) +
    label('blue-black', x - 96, y - 58, x - 42, y - 18) +
    label('orange-brown', x - 46, y + 74, x - 30, y + 42) +
    label('orange-brown', x + 82, y + 66, x + 44, y + 12)
  )
}

const startingLeaf = figure(
  {
    name: `${topic}/leaf-before-and-after`,
    title: 'A variegated leaf with a strip of black paper, and the same leaf after the starch test',
    description:
      'Above, on the plant: a leaf that is green in the middle and white along its edge. A strip of black paper lies across it. Below, after it has stood in light and been tested with iodine solution: only the green part that was not covered is blue-black. The white edge, and the green part that was covered, are orange-brown.',
    height: 336,
  },
  variegatedLeaf(180, 80, { green: 'green', white: 'white' }),
  label('black paper', 268, 26, 246, 30, 'start'),
  text(352, 148, 'on the plant', { anchor: 'end', cls: 'b' }),
  text(352, 186, 'after the starch test', { anchor: 'end', cls: 'b' }),
  testedLeaf(180, 252),
)

function lamp(x: number, y: number): Shape {
  return (
    rect(x - 22, y - 7, 44, 7, 'l sunk') +
    line(x, y - 7, x, y - 84, 'l thick') +
    polygon(
      [
        [x - 12, y - 112],
        [x + 6, y - 118],
        [x + 26, y - 82],
        [x - 4, y - 70],
      ],
      'l sunk',
    ) +
    circle(x + 13, y - 75, 7, 'l hl')
  )
}

function weed(foot: Point, tip: Point): Shape {
  const [x1, y1] = foot
  const [x2, y2] = tip
  const leaves = Array.from({ length: 7 }, (_, at) => {
    const part = (at + 0.6) / 7.6
    const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
    return [-1, 1].map(way =>
      curve(
        [
          [x, y],
          [x + way * 6, y - 5],
          [x + way * 13, y - 3],
          [x + way * 6, y + 1],
        ],
        'l thin gw',
        true,
      ),
    )
  })
  return leaves.flat().join('') + line(x1, y1, x2, y2, 'l thick')
}

export type Pondweed = { distance?: string; labels?: boolean; y?: number }

/** Pondweed under a funnel in a beaker of water, a tube full of water over the stem, a lamp at a distance. 250 high. */
export function pondweed({ distance = '', labels = true }: Pondweed = {}): Shape {
  const [x, y] = [222, 206]
  return (
    bench(y) +
    lamp(60, y) +
    beaker({ x, y: y - 1, width: 118, height: 118, level: 0.88 }) +
    weed([x - 6, y - 8], [x, y - 56]) +
    bubbles(x, y - 60, 66, 6, 1.5) +
    polyline([
      [x - 40, y - 4],
      [x - 5, y - 70],
      [x - 5, y - 94],
    ]) +
    polyline([
      [x + 40, y - 4],
      [x + 5, y - 70],
      [x + 5, y - 94],
    ]) +
    rect(x - 13, y - 142, 26, 64, 'w') +
    rect(x - 13, y - 160, 26, 18, 'sheet') +
    line(x - 13, y - 142, x + 13, y - 142, 'p') +
    polyline([
      [x - 13, y - 76],
      [x - 13, y - 152],
    ]) +
    polyline([
      [x + 13, y - 76],
      [x + 13, y - 152],
    ]) +
    arc(x, y - 152, 13, 0, 180) +
    bubbles(x, y - 84, 50, 4, 2) +
    (distance ? dimension(72, y + 20, x, y + 20, distance, [150, y + 40]) : '') +
    (labels
      ? label('gas', 286, 50, 224, 58, 'start') +
        label('water', 292, 100, 272, 120, 'start') +
        label('funnel', 296, 150, 248, 160, 'start') +
        label('pondweed', 286, 232, 226, 180, 'start') +
        label('lamp', 96, 92, 70, 118, 'start')
      : '')
  )
}

export const PONDWEED =
  'A lamp stands on a bench beside a beaker of water. In the beaker, water plants lie under an upturned funnel. Bubbles rise from a cut stem through the stem of the funnel into an upturned test-tube full of water, and a gas collects at the top of the test-tube.'

const collecting = figure(
  {
    name: `${topic}/pondweed`,
    title: 'Collecting the gas from pondweed',
    description: `${PONDWEED} The distance from the lamp to the pondweed is marked.`,
    height: 252,
  },
  pondweed({ distance: 'distance' }),
)

export type Tube = 'light' | 'foil' | 'empty'

const TUBE_TOLD: Record<Tube, string> = {
  light: 'holds a water plant and stands in bright light',
  foil: 'holds a water plant and is wrapped in foil',
  empty: 'holds no plant and stands in bright light',
}

/** Closed tubes of indicator, side by side, with a word below each. */
export function indicatorTubes(
  tubes: readonly Tube[],
  words: readonly string[],
  fills: readonly string[],
): Shape {
  const pitch = 360 / tubes.length
  return tubes
    .map((kind, at) => {
      const x = pitch * (at + 0.5)
      return (
        (kind === 'foil'
          ? rect(x - 25, 44, 50, 112, 'l sunk', 10) + text(x + 30, 90, 'foil', { cls: 's' })
          : '') +
        boilingTube({ x, y: 150, width: 34, height: 116, level: 0.78, fill: fills[at] ?? 'rw' }) +
        bung(x, 36, 34) +
        (kind === 'empty' ? '' : weed([x - 2, 140], [x + 2, 76])) +
        text(x, 178, words[at] ?? '', { anchor: 'middle' })
      )
    })
    .join('')
}

export function tellTubes(tubes: readonly Tube[], names: readonly string[]): string {
  const told = tubes.map((kind, at) => `Tube ${names[at]} ${TUBE_TOLD[kind]}.`)
  return `${['', '', 'Two', 'Three'][tubes.length]} closed tubes hold the same volume of indicator. ${told.join(' ')}`
}

const TUBES: readonly Tube[] = ['light', 'foil', 'empty']

const indicator = figure(
  {
    name: `${topic}/indicator-tubes`,
    title: 'Hydrogencarbonate indicator after some hours',
    description:
      'Three closed tubes of hydrogencarbonate indicator. A water plant in bright light: purple. A water plant wrapped in foil: yellow. No plant, in light: red.',
    height: 216,
  },
  indicatorTubes(TUBES, ['plant, light', 'plant, dark', 'no plant'], ['w', 'hl', 'rw']),
  ['purple', 'yellow', 'red']
    .map((colour, at) => text(60 + 120 * at, 200, colour, { anchor: 'middle', cls: 'b' }))
    .join(''),
)

function bellJar(x: number, dish: string): Shape {
  const y = 190
  return (
    rect(x - 74, y, 148, 8, 'l sunk') +
    polyline([
      [x - 66, y],
      [x - 66, 84],
    ]) +
    polyline([
      [x + 66, y],
      [x + 66, 84],
    ]) +
    curve([
      [x - 66, 84],
      [x - 48, 44],
      [x, 28],
      [x + 48, 44],
      [x + 66, 84],
    ]) +
    circle(x, 21, 6, 'l sheet') +
    polygon(
      [
        [x - 52, y - 36],
        [x - 8, y - 36],
        [x - 14, y],
        [x - 46, y],
      ],
      'l sunk',
    ) +
    line(x - 30, y - 36, x - 30, 74, 'l thick') +
    [
      [-30, 128, -1],
      [-30, 108, 1],
      [-30, 92, -1],
      [-30, 76, 1],
    ]
      .map(([dx = 0, top = 0, way = 1]) =>
        curve(
          [
            [x + dx, top],
            [x + dx + way * 14, top - 14],
            [x + dx + way * 32, top - 12],
            [x + dx + way * 16, top + 3],
          ],
          'l gw',
          true,
        ),
      )
      .join('') +
    polyline([
      [x + 8, y - 14],
      [x + 12, y],
      [x + 52, y],
      [x + 56, y - 14],
    ]) +
    rect(x + 11, y - 10, 42, 9, 'w') +
    text(x, 222, dish, { anchor: 'middle' })
  )
}

const jars = figure(
  {
    name: `${topic}/bell-jars`,
    title: 'Two plants under bell jars, with and without carbon dioxide',
    description:
      'Two destarched plants in pots stand in light, each under a bell jar that is sealed to its base. Beside the plant on the left is a dish of sodium hydroxide solution, which removes carbon dioxide from the air. Beside the plant on the right is a dish of water.',
    height: 250,
  },
  bellJar(92, 'sodium hydroxide\nsolution'),
  bellJar(268, 'water'),
)

/** Three curves that begin alike and level off at their own heights. */
export const LEVELS = [18, 33, 47] as const

export const rateAt = (light: number, top: number) => top * Math.tanh((1.1 * light) / top)

export const rateGraph = (): Graph =>
  graph({
    x: { label: 'light intensity', max: 100 },
    y: { label: 'rate of photosynthesis', max: 56 },
    height: 190,
  })

export function rateCurves(names: readonly string[]): Shape {
  const g = rateGraph()
  return (
    g.axes +
    LEVELS.map(
      (top, at) =>
        g.plot(x => rateAt(x, top), 0, 100) +
        g.label(99, top, names[at] ?? '', { dy: -5, anchor: 'end', cls: 's' }),
    ).join('')
  )
}

const limits = figure(
  {
    name: `${topic}/limiting-factors`,
    title: 'Rate of photosynthesis against light intensity in three conditions',
    description:
      'Three curves start at the origin and rise together at first: light is limiting. The lowest, with 0.04% carbon dioxide at 20 °C, levels off first. The middle one, with 0.15% carbon dioxide at 20 °C, levels off higher. The highest, with 0.15% carbon dioxide at 30 °C, levels off last.',
    height: 252,
  },
  rateCurves(['0.04% CO_{2}, 20 °C', '0.15% CO_{2}, 20 °C', '0.15% CO_{2}, 30 °C']),
  arrow(88, 62, 70, 176, { cls: 'p', head: 7 }),
  text(64, 54, 'light limits here', { cls: 's' }),
)

const heat = (t: number) => (t < 33 ? 5 + 37 * Math.sin(((t - 2) / 31) * (Math.PI / 2)) ** 1.6 : 0)

function temperatureFigure() {
  const g = graph({
    x: { label: 'temperature / °C', max: 50, ticks: [0, 10, 20, 30, 40, 50] },
    y: { label: 'rate of photosynthesis', max: 50 },
    height: 150,
  })
  const points: Point[] = [2, 8, 14, 20, 26, 30].map((t): Point => [t, heat(t)])
  return figure(
    {
      name: `${topic}/temperature`,
      title: 'Rate of photosynthesis against temperature',
      description:
        'The rate rises with temperature, reaches its highest value near 33 °C, and falls steeply to zero near 46 °C.',
      height: 234,
    },
    g.axes,
    g.curve([...points, [33, 42], [37, 37], [41, 20], [46, 0]]),
  )
}

/** Part of the surface of a leaf under a microscope: so many stomata, in places that a number picks. */
export function fieldOfStomata(count: number, turn: number): Shape {
  const spots = Array.from({ length: 20 }, (_, at) => (at * 7 + turn) % 20).slice(0, count)
  const stomata = spots.map(spot => {
    const x = 88 + 46 * (spot % 5) + 10 * Math.sin(spot * 2.3 + turn)
    const y = 34 + 40 * Math.floor(spot / 5) + 6 * Math.cos(spot * 1.7 + turn)
    return ellipse(x - 5, y, 5, 11, 'l gw') + ellipse(x + 5, y, 5, 11, 'l gw') + ellipse(x, y, 2, 6, 'd')
  })
  return rect(58, 10, 244, 168, 'l sheet') + stomata.join('')
}

const section = leafSection.figure({ name: `${topic}/leaf-section` })

const stoma = stomaSurface.figure({
  name: `${topic}/stoma`,
  only: ['guard cell', 'stoma', 'chloroplast', 'epidermal cell'],
})

export const figures = [
  startingLeaf,
  collecting,
  indicator,
  jars,
  limits,
  temperatureFigure(),
  section,
  stoma,
]
