import { drawing } from '@/lib/figures/biology/drawing'
import { insectFlower, pollenGrain, pollenTube, windFlower } from '@/lib/figures/biology/flowers'
import { eggCell, spermCell } from '@/lib/figures/biology/gametes'
import {
  describeMenstrualCycle,
  type MenstrualCycle,
  menstrualCycle,
  menstrualCycleHeight,
} from '@/lib/figures/biology/menstrual-cycle'
import { virus } from '@/lib/figures/biology/microbes'
import { blob, oval, smooth, tube, xy } from '@/lib/figures/biology/organic'
import { placed } from '@/lib/figures/biology/placed'
import { femaleSystem, fetusInUterus, maleSystem } from '@/lib/figures/biology/reproduction'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { arrow, circle, curve, dot, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'reproduction-2'

export type SeedTube = 'control' | 'dry' | 'oil' | 'cold'

const TUBES: Record<SeedTube, { words: string; seen: string }> = {
  control: { words: 'moist\ncotton wool\n20 °C', seen: 'seeds on moist cotton wool at 20 °C' },
  dry: { words: 'dry\ncotton wool\n20 °C', seen: 'seeds on dry cotton wool at 20 °C' },
  oil: {
    words: 'boiled water,\noil on top\n20 °C',
    seen: 'seeds under boiled, cooled water with a layer of oil on it, at 20 °C',
  },
  cold: { words: 'moist\ncotton wool\n4 °C', seen: 'seeds on moist cotton wool at 4 °C' },
}

const FOOT = 132

function seed(x: number, y: number, sprouted: boolean): Shape {
  const sprout = sprouted
    ? curve([
        [x, y],
        [x - 3, y + 8],
        [x, y + 15],
      ]) +
      curve([
        [x, y],
        [x + 3, y - 10],
        [x + 1, y - 20],
      ]) +
      oval(x + 4, y - 23, 5, 2.6, 40, 'l thin gw')
    : ''
  return sprout + oval(x, y, 6, 4, 0, 'l sunk')
}

function seedTube(x: number, kind: SeedTube, sprouted: boolean): Shape {
  const wool = [-12, -4, 4, 12].map((dx, at) => circle(x + dx, FOOT - 18 - (at % 2) * 5, 8, 'l thin sheet'))
  const seeds = [-10, 0, 10].map((dx, at) => seed(x + dx, FOOT - 34 - (at % 2) * 2, sprouted))
  const water = kind === 'oil' ? 0.62 : kind === 'dry' ? 0 : 0.16
  const oil =
    kind === 'oil'
      ? rect(x - 20, FOOT - 80, 40, 11, 'hl') + line(x - 20, FOOT - 80, x + 20, FOOT - 80, 'l thin')
      : ''
  return testTube({ x, y: FOOT, width: 42, height: 112, level: water }) + oil + wool.join('') + seeds.join('')
}

/** Tubes of seeds side by side, each without one thing that seeds may need; letters in their order. */
export function seedTubes({
  name,
  kinds,
  letters = 'ABCD',
  sprouted = [],
}: {
  name: string
  kinds: readonly SeedTube[]
  letters?: string
  sprouted?: readonly SeedTube[]
}): Figure {
  const xs = kinds.map((_, at) => 48 + at * 88)
  return figure(
    {
      name,
      title: 'Tubes with seeds under different conditions',
      description: kinds
        .map(
          (kind, at) =>
            `Tube ${letters.charAt(at)}: ${TUBES[kind].seen}${sprouted.length === 0 ? '' : sprouted.includes(kind) ? '; the seeds have grown roots and shoots' : '; the seeds look as at the start'}.`,
        )
        .join(' '),
      height: 206,
    },
    kinds.map((kind, at) => seedTube(xs[at] ?? 0, kind, sprouted.includes(kind))).join(''),
    kinds
      .map((kind, at) => {
        const x = xs[at] ?? 0
        return (
          text(x, 12, letters.charAt(at), { anchor: 'middle', cls: 'b' }) +
          text(x, 154, TUBES[kind].words, { anchor: 'middle', cls: 's' })
        )
      })
      .join(''),
  )
}

export type PollenMove = 'same flower' | 'same plant' | 'other plant' | 'other species'

const bend = (points: readonly Point[]): Shape => {
  const [x1, y1] = points.at(-2) ?? [0, 0]
  const [x2, y2] = points.at(-1) ?? [0, 0]
  const at: Point = [x1 + (x2 - x1) * 0.6, y1 + (y2 - y1) * 0.6]
  return curve([...points.slice(0, -1), at], 'p') + arrow(...at, x2, y2, { cls: 'p', head: 8 })
}

const MOVES: Record<PollenMove, { draw: Shape; at: Point; seen: string }> = {
  'same flower': {
    draw: bend([
      [45, 58],
      [34, 44],
      [36, 28],
      [52, 24],
      [61, 36],
      [57, 56],
    ]),
    at: [48, 16],
    seen: 'leads from the left flower of plant 1 back to the same flower',
  },
  'same plant': {
    draw: bend([
      [68, 66],
      [82, 50],
      [98, 50],
      [112, 66],
    ]),
    at: [90, 40],
    seen: 'leads from the left flower of plant 1 to the right flower of plant 1',
  },
  'other plant': {
    draw: bend([
      [138, 62],
      [160, 42],
      [184, 42],
      [206, 62],
    ]),
    at: [172, 32],
    seen: 'leads from the right flower of plant 1 to the flower of plant 2',
  },
  'other species': {
    draw: bend([
      [230, 62],
      [252, 42],
      [276, 42],
      [298, 62],
    ]),
    at: [264, 32],
    seen: 'leads from the flower of plant 2 to the flower of plant 3',
  },
}

function bloom(x: number, y: number, pointed: boolean): Shape {
  const petals = Array.from({ length: pointed ? 8 : 5 }, (_, at) => {
    const degrees = 90 + (at * 360) / (pointed ? 8 : 5)
    const turn = (degrees * Math.PI) / 180
    const [px, py] = [x + 13 * Math.cos(turn), y - 13 * Math.sin(turn)]
    return oval(px, py, 9, pointed ? 3.2 : 7, degrees, pointed ? 'l w' : 'l rw')
  })
  return petals.join('') + dot(x, y, 'l hl', 6)
}

const leaf = (x: number, y: number, degrees: number) => oval(x, y, 15, 6, degrees, 'l gw')

/** Arrows for pollen that is carried from anthers to stigmas, within and between three plants of two species. */
export function pollenMoves(name: string, words: Partial<Record<PollenMove, string>>): Figure {
  const shown = Object.entries(words) as [PollenMove, string][]
  return figure(
    {
      name,
      title: 'Pollen carried within and between plants',
      description: `Plant 1 has two flowers and plant 2 has one; both are of species M and have five round petals. Plant 3 is of species N; its flower has eight narrow petals. ${shown.map(([move, word]) => `Arrow ${word} ${MOVES[move].seen}.`).join(' ')}`,
      height: 212,
    },
    line(8, 172, 352, 172, 'l thin'),
    curve([
      [90, 172],
      [88, 140],
      [62, 112],
      [54, 84],
    ]),
    curve([
      [89, 150],
      [96, 128],
      [116, 108],
      [124, 84],
    ]),
    line(218, 172, 218, 84),
    line(310, 172, 310, 84),
    leaf(104, 152, 30) + leaf(74, 152, 150) + leaf(232, 134, 35) + leaf(204, 148, 145),
    leaf(324, 140, 35) + leaf(296, 152, 145),
    bloom(54, 80, false) + bloom(125, 80, false) + bloom(218, 80, false) + bloom(310, 80, true),
    shown.map(([move]) => MOVES[move].draw).join(''),
    shown
      .map(([move, word]) => text(MOVES[move].at[0], MOVES[move].at[1], word, { anchor: 'middle', cls: 'b' }))
      .join(''),
    [
      ['plant 1', 'species M', 90],
      ['plant 2', 'species M', 218],
      ['plant 3', 'species N', 310],
    ]
      .map(([plant, species, x]) =>
        text(Number(x), 190, `${plant}\n${species}`, { anchor: 'middle', cls: 's' }),
      )
      .join(''),
  )
}

/** Two pollen grains side by side, each under its letter, with the diameters that are given. */
export function twoGrains(
  name: string,
  grains: readonly { letter: string; kind: 'insect' | 'wind'; micrometres: number }[],
): Figure {
  return figure(
    {
      name,
      title: 'Two pollen grains',
      description: grains
        .map(
          ({ letter, kind, micrometres }) =>
            `Grain ${letter} is ${micrometres} µm across; its surface ${kind === 'insect' ? 'carries many spikes' : 'is smooth'}.`,
        )
        .join(' '),
      height: 142,
    },
    grains
      .map(({ letter, kind, micrometres }, at) => {
        const x = 110 + at * 140
        return (
          pollenGrain(x, 52, micrometres * 0.4, kind) +
          text(x, 118, letter, { anchor: 'middle', cls: 'b' }) +
          text(x, 136, `${micrometres} µm across`, { anchor: 'middle', cls: 's' })
        )
      })
      .join(''),
  )
}

type GametePart = 'acrosome' | 'mitochondrion' | 'flagellum' | 'jelly coat' | 'cytoplasm'

/** A sperm and an egg side by side, each as large as the kit draws it: not to one scale. */
export function twoGametes(name: string, letters: Partial<Record<GametePart, string>>): Figure {
  const sperm = Object.fromEntries(
    (['acrosome', 'mitochondrion', 'flagellum'] as const).flatMap(part =>
      letters[part] ? [[part, letters[part]]] : [],
    ),
  )
  const egg = Object.fromEntries(
    (['jelly coat', 'cytoplasm'] as const).flatMap(part => (letters[part] ? [[part, letters[part]]] : [])),
  )
  return figure(
    {
      name,
      title: 'Two gametes',
      description: `Left: ${spermCell.describe({ labels: sperm })} Right: ${eggCell.describe({ labels: egg })} The two are not drawn to the same scale.`,
      height: 236,
    },
    placed(spermCell({ labels: sperm }), { x: -104 }),
    placed(eggCell({ labels: egg }), { x: 74, y: 14 }),
  )
}

/** A finger of the placenta in the blood of the mother, with the blood of the fetus inside; two arrows of exchange. */
export function placentaExchange(
  name: string,
  { into, out, words }: { into: string; out: string; words: boolean },
): Figure {
  const capillary = smooth(xy('272 99, 180 99, 116 99, 100 114, 116 129, 180 129, 272 129'))
  const label = (y: number, text1: string) =>
    words
      ? text(182, y, text1, { anchor: 'end', cls: 's' })
      : text(176, y + 8, text1, { anchor: 'end', cls: 'b' })
  return figure(
    {
      name,
      title: 'Exchange in the placenta',
      description: `A finger-like part of the placenta reaches into a space filled with blood of the mother. Inside it runs a loop of a narrow vessel with blood of the fetus, which comes from the fetus and goes back to the fetus. Walls separate the two. An arrow labelled ${into.replace('\n', ' ')} leads from the blood of the mother into the vessel; an arrow labelled ${out.replace('\n', ' ')} leads from the vessel into the blood of the mother.`,
      height: 212,
    },
    rect(10, 24, 210, 180, 'l rw', 10),
    rect(76, 84, 200, 60, 'l sheet', 28),
    tube(capillary, 7, 'l w'),
    arrow(262, 99, 226, 99, { cls: 'p', head: 7 }),
    arrow(226, 129, 262, 129, { cls: 'p', head: 7 }),
    arrow(192, 46, 192, 93, { head: 8 }),
    arrow(192, 134, 192, 184, { head: 8 }),
    label(58, into),
    label(172, out),
    text(18, 102, 'blood\nof the\nmother', { cls: 's' }),
    text(284, 94, 'blood from\nthe fetus', { cls: 's' }),
    text(284, 132, 'blood to\nthe fetus', { cls: 's' }),
  )
}

function follicle(x: number, y: number, radius: number): Shape {
  return circle(x, y, radius, 'l sheet') + dot(x, y, 'l hl', Math.max(2.6, radius * 0.34))
}

/** An ovary in section with the stages of one cycle, in their order from the left round to the top. */
export const ovaryStages = drawing({
  title: 'Stages in an ovary',
  height: 206,
  left: 92,
  right: 286,
  tells:
    'An oval organ cut open. From the left, round below to the right and back along the top, it holds small rounded bodies with one cell each, a larger one, the largest one with a wide clear space, and then a solid body without a cell. Beside the organ, an arrow leads from the largest rounded body to a single cell outside.',
  parts: {
    'developing follicle': {
      at: [142, 140],
      side: 'left',
      seen: 'a rounded body of middle size with one cell',
    },
    'mature follicle': {
      at: [206, 158],
      side: 'right',
      level: 186,
      seen: 'the largest rounded body, with a wide clear space',
    },
    'released egg': { at: [277, 134], side: 'right', seen: 'the single cell outside the organ' },
    'corpus luteum': { at: [222, 66], side: 'right', seen: 'the large solid body without a cell' },
  },
  draw: () =>
    oval(180, 104, 80, 66, 0, 'l gw') +
    follicle(122, 84, 6) +
    follicle(118, 108, 8) +
    follicle(150, 138, 14) +
    circle(204, 134, 27, 'l sheet') +
    circle(206, 136, 18, 'l thin w') +
    dot(214, 126, 'l hl', 6) +
    arrow(236, 132, 262, 134, { cls: 'p', head: 7 }) +
    circle(272, 135, 8, 'l sheet') +
    dot(272, 135, 'l hl', 4) +
    blob(206, 68, 20, 18, 'l hl', 0.06, 3) +
    blob(156, 60, 8, 7, 'l sunk', 0.06, 5),
})

/** The kit's chart of the cycle as a figure, with more shapes at days of it. */
export function cycleChart(
  name: string,
  title: string,
  options: MenstrualCycle,
  also: { shape?: Shape; tells?: string } = {},
): Figure {
  return figure(
    {
      name,
      title,
      description: `${describeMenstrualCycle(options)} ${also.tells ?? ''}`.trim(),
      height: menstrualCycleHeight(options),
    },
    menstrualCycle(options),
    also.shape ?? '',
  )
}

/** Where a day of the cycle stands on the kit's chart. */
export const dayAt = (day: number) => 52 + ((day - 1) / 27) * 286

/** Progesterone in two women over 42 days: one is pregnant, the other begins a new cycle. */
export function progesteroneOfTwo(
  name: string,
  { pregnant, other, title }: { pregnant: string; other: string; title: string },
): Figure {
  const on = graph({
    x: { label: 'day', max: 42, ticks: [0, 7, 14, 21, 28, 35, 42] },
    y: { label: 'level of progesterone in blood', max: 1 },
    height: 150,
  })
  const first = xy('0 0.06, 8 0.06, 13 0.08, 15 0.18, 18 0.46, 21 0.6')
  return figure(
    {
      name,
      title,
      description: `Two curves over 42 days. Both are low until day 14 and rise until day 21. Then the curve labelled ${pregnant} stays high and rises further until day 42. The curve labelled ${other} falls until day 28 and stays low.`,
      height: 236,
    },
    on.axes,
    on.curve([...first, ...xy('24 0.63, 28 0.68, 35 0.78, 42 0.86')], 'r'),
    on.curve([...first, ...xy('23 0.55, 26 0.26, 28 0.1, 31 0.06, 42 0.06')], 'p dash'),
    on.label(35, 0.86, pregnant, { anchor: 'middle', cls: pregnant.length > 1 ? 's' : 'b' }),
    on.label(35, 0.14, other, { anchor: 'middle', cls: other.length > 1 ? 's' : 'b' }),
  )
}

function route(x: number, y: number, width: number, words: string): Shape {
  const lines = words.split('\n').length
  return (
    rect(x - width / 2, y - 16 - (lines - 1) * 8, width, 24 + (lines - 1) * 16, 'l w', 6) +
    text(x, y - (lines - 1) * 8, words, { anchor: 'middle', cls: 's' })
  )
}

const hivRoutes = figure(
  {
    name: `${topic}/routes-of-hiv`,
    title: 'How HIV passes from one person to another',
    description:
      'A box in the middle: person with HIV. Four arrows lead away from it to four boxes: sexual contact without a condom; a shared needle; transfusion of infected blood; mother to child, across the placenta, at birth or in breast milk.',
    height: 218,
  },
  rect(122, 92, 116, 30, 'l rw', 6),
  text(180, 111, 'person with HIV', { anchor: 'middle', cls: 'b s' }),
  arrow(150, 92, 104, 58, { cls: 'p' }),
  arrow(210, 92, 256, 58, { cls: 'p' }),
  arrow(150, 122, 104, 154, { cls: 'p' }),
  arrow(210, 122, 256, 154, { cls: 'p' }),
  route(86, 36, 152, 'sexual contact\nwithout a condom'),
  route(274, 36, 152, 'a needle that two\npeople share'),
  route(86, 184, 152, 'transfusion of\ninfected blood'),
  route(274, 190, 152, 'mother to child:\nplacenta, birth,\nbreast milk'),
)

export const figures = [
  insectFlower.figure({
    name: `${topic}/insect-pollinated-flower`,
    only: ['anther', 'filament', 'sepal', 'nectary', 'petal', 'stigma', 'style', 'ovary', 'ovule'],
  }),
  windFlower.figure({
    name: `${topic}/wind-pollinated-flower`,
    only: ['stigma', 'filament', 'anther', 'ovary'],
  }),
  twoGrains(`${topic}/two-pollen-grains`, [
    { letter: 'insect-pollinated', kind: 'insect', micrometres: 80 },
    { letter: 'wind-pollinated', kind: 'wind', micrometres: 30 },
  ]),
  seedTubes({
    name: `${topic}/germination-tubes`,
    kinds: ['control', 'dry', 'oil', 'cold'],
    sprouted: ['control'],
  }),
  pollenMoves(`${topic}/self-and-cross`, { 'same flower': '1', 'same plant': '2', 'other plant': '3' }),
  pollenTube.figure({ name: `${topic}/pollen-tube` }),
  maleSystem.figure({
    name: `${topic}/male-system`,
    only: ['sperm duct', 'testis', 'bladder', 'prostate gland', 'urethra', 'penis', 'scrotum'],
  }),
  femaleSystem.figure({ name: `${topic}/female-system` }),
  spermCell.figure({ name: `${topic}/sperm-cell` }),
  eggCell.figure({
    name: `${topic}/egg-cell`,
    only: ['jelly coat', 'cell membrane', 'nucleus', 'cytoplasm'],
  }),
  fetusInUterus.figure({ name: `${topic}/fetus` }),
  placentaExchange(`${topic}/placenta-exchange`, {
    into: 'oxygen, glucose,\namino acids',
    out: 'carbon dioxide,\nurea',
    words: true,
  }),
  cycleChart(
    `${topic}/lining-of-the-uterus`,
    'The lining of the uterus in one cycle',
    { hormones: [] },
    {
      shape:
        line(dayAt(14), 30, dayAt(14), 122, 'l thin dash') +
        text(dayAt(14) + 6, 100, 'ovulation', { cls: 's' }),
      tells: 'A dashed line at day 14 is labelled ovulation.',
    },
  ),
  ovaryStages.figure({ name: `${topic}/stages-in-an-ovary` }),
  progesteroneOfTwo(`${topic}/progesterone-in-pregnancy`, {
    pregnant: 'pregnancy',
    other: 'no pregnancy',
    title: 'Progesterone with and without a pregnancy',
  }),
  virus.figure({ name: `${topic}/virus`, title: 'A virus particle', labels: 'none' }),
  hivRoutes,
]
