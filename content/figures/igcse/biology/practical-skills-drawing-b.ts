import { lyingAt, type Measurable, PER_MM } from '@/lib/figures/biology/above-ruler'
import { blob, chance, oval, pieces, smooth, tube } from '@/lib/figures/biology/organic'
import { placed } from '@/lib/figures/biology/placed'
import { rootSection, stemSection } from '@/lib/figures/biology/plant-organs'
import { measuredLine } from '@/lib/figures/biology/scale-bar'
import { type Figure, figure } from '@/lib/figures/figure'
import { rule } from '@/lib/figures/laboratory/measuring'
import {
  centred,
  circle,
  curve,
  dot,
  line,
  type Point,
  polar,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'practical-skills'
const RULER = { from: 0, to: 75, division: 1, numbered: 10, longer: 5 } as const
const RULER_X = 22

/** Where a length of so many millimetres lies on the canvas when it begins at a mark of the ruler. */
type OnRuler = { start: number; image: number }
const endsOf = ({ start, image }: OnRuler): [number, number] => [
  RULER_X + start * PER_MM,
  RULER_X + (start + image) * PER_MM,
]

/** The line X—Y with a ruler below it, for a drawing whose lower end is at y; it needs 66 units. */
function measured(length: OnRuler, y: number, from: number): Shape {
  const [x1, x2] = endsOf(length)
  return (
    line(x1, from, x1, y + 12, 'l thin dash') +
    line(x2, from, x2, y + 12, 'l thin dash') +
    measuredLine({ x1, y1: y + 12, x2, y2: y + 12 }) +
    rule({ x: RULER_X, y: y + 20, length: 75 * PER_MM, scale: RULER, unit: 'mm' }).shape
  )
}

function told({ start, image }: OnRuler): string {
  const mark = (letter: string, at: number) => {
    const [tens, ones] = [Math.floor(at / 10) * 10, at % 10]
    return ones === 0
      ? `${letter} is level with the mark for ${tens} mm.`
      : `${letter} is ${ones} small ${ones === 1 ? 'division' : 'divisions'} after the mark for ${tens} mm.`
  }
  return `Under the line lies a ruler marked in millimetres, numbered every 10 mm. ${mark('X', start)} ${mark('Y', start + image)}`
}

const BOX_HEIGHT = 250

/** An empty box to draw in. */
export const emptyBox = (name: string): Figure =>
  figure(
    {
      name: `${topic}/${name}-box`,
      title: 'A box for the drawing',
      description: 'An empty box for the drawing. It is about one and a half times as wide as it is high.',
      height: BOX_HEIGHT,
    },
    rect(5, 5, 350, 240, 'f'),
  )

type Labelled = readonly [words: string, at: Point, to: Point]

/** A finished drawing in the box, with ruled label lines: words begin at a point, lines end on the structure. */
const inTheBox = (name: string, description: string, shape: Shape, labels: readonly Labelled[]): Figure =>
  figure(
    {
      name: `${topic}/${name}-model`,
      title: 'A drawing to compare yours with',
      description,
      height: BOX_HEIGHT,
    },
    rect(5, 5, 350, 240, 'f'),
    shape,
    ...labels.map(([words, [x, y], [toX, toY]]) => line(x, y, toX, toY, 'p') + labelWords(words, x, y, toX)),
  )

const labelWords = (words: string, x: number, y: number, toX: number): Shape =>
  text(x + (toX < x ? 4 : -4), y + 4.5, words, { anchor: toX < x ? 'start' : 'end' })

/** A cell of a plant: wall as a double line, nucleus against one side of it. */
function boxCell(left: number, right: number, top: number, height: number, seed: number): Shape {
  const width = right - left
  const [nx, ny] = [
    left + width * (0.25 + 0.5 * chance(seed)),
    chance(seed + 9) > 0.5 ? top + 11 : top + height - 11,
  ]
  const grain = (at: number) =>
    dot(
      left + width * (0.12 + 0.76 * chance(seed + at)),
      top + 5 + (height - 10) * chance(seed * 3 + at),
      'd',
      0.8,
    )
  return (
    rect(left + 1.6, top + 1.6, width - 3.2, height - 3.2, 'l thin sheet', 8) +
    (width > 40
      ? oval(nx, ny, 9, 6.5, 0, 'l sunk') + dot(nx + 2, ny, 'd', 1.6) + [1, 2, 3, 4, 5].map(grain).join('')
      : '')
  )
}

const [LEFT, RIGHT] = [8, 352]

function rowOfCells(ends: readonly number[], top: number, height: number, seed: number): Shape {
  const inside = ends.filter(at => at > LEFT + 24 && at < RIGHT - 24)
  const all = [LEFT, ...inside, RIGHT]
  return all
    .slice(1)
    .map((right, at) => boxCell(all[at] ?? LEFT, right, top, height, seed + 7 * at))
    .join('')
}

const ROW = 46

/** Cells of a skin of a plant in three rows; A stands over the ruler, B above it. */
export function plantCells(length: OnRuler, seed: number): Figure {
  const [from, to] = endsOf(length)
  const step = to - from
  const bottom = 8 + 3 * ROW
  const leftOfB = from - step / 2 > LEFT + 24 ? from - step / 2 : LEFT
  return figure(
    {
      name: `${topic}/plant-cells-above-a-rule`,
      title: 'A photograph of cells, drawn, above a ruler',
      description: `Long cells lie end to end in three rows without gaps. Each is shaped like a brick with rounded corners, between double lines, and holds a dark oval body close to one of its long sides. One cell of the lowest row is marked A, one of the row above it that touches A is marked B. A line from X to Y below cell A shows its length. ${told(length)}`,
      height: bottom + 66,
    },
    rect(LEFT, 8, RIGHT - LEFT, 3 * ROW, 'l sunk'),
    rowOfCells([from - 0.8 * step, from + 0.2 * step, from + 1.2 * step], 8, ROW, seed),
    rowOfCells([from - 0.5 * step, from + 0.5 * step, from + 1.5 * step], 8 + ROW, ROW, seed + 20),
    rowOfCells([from, to], 8 + 2 * ROW, ROW, seed + 40),
    centred(from + 13, 8 + 2.5 * ROW, 'A', 'b'),
    centred(leftOfB + 13, 8 + 1.5 * ROW, 'B', 'b'),
    measured(length, bottom, bottom),
  )
}

const bigCell = (left: number, top: number, nucleus: Point): Shape =>
  rect(left, top, 200, 64, 'l sheet', 10) +
  rect(left + 4, top + 4, 192, 56, 'l sheet', 8) +
  oval(nucleus[0], nucleus[1], 14, 10, 0, 'l sheet') +
  circle(nucleus[0] + 4, nucleus[1], 3, 'l sheet')

/** Two cells that touch, drawn large. */
export const plantCellsDrawn = (): Figure =>
  inTheBox(
    'plant-cells',
    'Two long cells, one above the other and shifted to the left by half a length. Each has a double outline for its cell wall and an oval nucleus at one side. Ruled lines lead from the words cell wall and nucleus to these parts.',
    bigCell(22, 56, [92, 73]) + bigCell(122, 120, [240, 167]),
    [
      ['cell wall', [262, 72], [220, 80]],
      ['nucleus', [90, 216], [234, 169]],
    ],
  )

const CHEEK: readonly (readonly [number, number, number, number])[] = [
  [70, 62, 50, 40],
  [182, 56, 46, 42],
  [290, 78, 48, 44],
  [110, 158, 54, 42],
  [228, 166, 50, 42],
]

/** Cells that were scraped from the inside of a cheek. */
export function cheekCells(seed: number): Figure {
  return figure(
    {
      name: `${topic}/cheek-cells`,
      title: 'Cells from the inside of a cheek',
      description:
        'Five cells with gaps between them. Each has a rounded, uneven shape inside a single thin line, many fine dots, and a dark round body near its middle.',
      height: 222,
    },
    rect(LEFT, 8, RIGHT - LEFT, 206, 'l'),
    ...CHEEK.map(([x, y, rx, ry], at) => {
      const own = seed + at * 5
      const grains = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(each => {
        const [gx, gy] = polar(x, y, 15 + 18 * chance(own + each), 360 * chance(own * 2 + each))
        return dot(gx, gy, 'd', 0.9)
      })
      return (
        blob(x, y, rx * 0.92, ry * 0.92, 'l sheet', 0.09, own) +
        oval(x + 5 - 10 * chance(own), y + 4 - 8 * chance(own + 1), 9, 8, 0, 'l sunk') +
        grains.join('')
      )
    }),
  )
}

/** An air space of the lung: it reaches exactly from the left to the right. */
function airSpace(left: number, right: number, top: number, bottom: number, seed: number): Shape {
  const [width, height, middle] = [right - left, bottom - top, (top + bottom) / 2]
  const edge = (share: number, y: number, way: 1 | -1, at: number): Point => [
    left + share * width,
    y + way * height * 0.09 * chance(seed + at),
  ]
  return curve(
    [
      [left, middle],
      [left + 0.07 * width, top + 0.2 * height],
      edge(0.3, top, 1, 1),
      edge(0.52, top, 1, 2),
      edge(0.74, top, 1, 3),
      [right - 0.07 * width, top + 0.2 * height],
      [right, middle],
      [right - 0.07 * width, bottom - 0.2 * height],
      edge(0.72, bottom, -1, 4),
      edge(0.5, bottom, -1, 5),
      edge(0.27, bottom, -1, 6),
      [left + 0.07 * width, bottom - 0.2 * height],
    ],
    'l thin sheet',
    true,
  )
}

const smallVessel = (x: number, y: number): Shape => circle(x, y, 4, 'l thin rw')

/** Even widths of so many spaces between two ends, a gap of tissue between them. */
function between(from: number, to: number, count: number): [number, number][] {
  const gap = 10
  const width = (to - from - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, at): [number, number] => [
    from + at * (width + gap),
    from + at * (width + gap) + width,
  ])
}

const LUNG_ROW = 52
const [INNER_LEFT, INNER_RIGHT] = [16, 344]

/** How many whole air spaces a picture of the healthy lung shows. */
export function airSpacesOf({ start, image }: OnRuler, counts: readonly [number, number]): number {
  return counts[0] + counts[1] + lowestRow({ start, image }).length
}

function lowestRow(length: OnRuler): [number, number][] {
  const [from, to] = endsOf(length)
  const beside = (a: number, b: number) =>
    b - a < 20 ? [] : between(a, b, Math.max(1, Math.round((b - a) / 76)))
  return [...beside(INNER_LEFT, from - 10), [from, to], ...beside(to + 10, INNER_RIGHT)]
}

/** Tissue of a healthy lung; A, in the lowest row, stands over the ruler, and B is the space to its right. */
export function healthyLung(length: OnRuler, counts: readonly [number, number], seed: number): Figure {
  const [, to] = endsOf(length)
  const rows = [
    between(INNER_LEFT, INNER_RIGHT, counts[0]),
    between(INNER_LEFT, INNER_RIGHT, counts[1]),
    lowestRow(length),
  ]
  const last = rows[2] ?? []
  const right = last.find(([left]) => left > to) ?? [to, RIGHT]
  const bottom = 8 + 3 * LUNG_ROW + 14
  return figure(
    {
      name: `${topic}/lung-above-a-rule`,
      title: 'A photograph of lung tissue, drawn, above a ruler',
      description: `Rounded air spaces lie close together in three rows: ${rows.map(each => each.length).join(', then ')} from top to bottom. The tissue between them is thin, and small round capillaries lie in it. An air space of the lowest row is marked A, the one to its right B. A line from X to Y below A shows its width. ${told(length)}`,
      height: bottom + 66,
    },
    rect(LEFT, 8, RIGHT - LEFT, bottom - 8, 'l sunk'),
    ...rows.map((row, at) => {
      const top = 15 + at * (LUNG_ROW + 2)
      return row
        .map(
          ([left, end], each) =>
            airSpace(left, end, top, top + LUNG_ROW - 6, seed + at * 20 + each * 3) +
            (end < INNER_RIGHT - 2
              ? smallVessel(end + 5, top + 8) + smallVessel(end + 5, top + LUNG_ROW - 12)
              : ''),
        )
        .join('')
    }),
    centred((last.find(([, end]) => end === to)?.[0] ?? 0) / 2 + to / 2, 15 + 2.5 * LUNG_ROW, 'A', 'b'),
    centred((right[0] + right[1]) / 2, 15 + 2.5 * LUNG_ROW, 'B', 'b'),
    measured(length, bottom, bottom - LUNG_ROW / 2 - 4),
  )
}

/** Tissue of a diseased lung at the same magnification: `counts` air spaces in two rows, with stumps of broken walls. */
export function diseasedLung(counts: readonly [number, number], seed: number): Figure {
  // an area as large as that of the healthy lung
  const height = 76
  const stump = (x: number, y: number, way: 1 | -1): Shape =>
    tube(
      smooth([
        [x, y - way * 2],
        [x + 2, y + way * 9],
        [x - 1, y + way * 20],
      ]),
      [5, 5, 5, 4, 4, 3.5, 3.5, 3, 3, 3, 2.6, 2, 1.5],
      'l thin sunk',
    )
  return figure(
    {
      name: `${topic}/lung-of-a-patient`,
      title: 'Lung tissue of a patient',
      description: `Rounded air spaces lie in two rows: ${counts[0]} in the upper one and ${counts[1]} in the lower one. Stumps of walls stand out into the air spaces. There are ${counts[0] + counts[1] - 2} small round capillaries in the tissue.`,
      height: 2 * height + 34,
    },
    rect(LEFT, 8, RIGHT - LEFT, 2 * height + 18, 'l sunk'),
    ...counts.map((count, at) => {
      const top = 15 + at * (height + 4)
      return between(INNER_LEFT, INNER_RIGHT, count)
        .map(([left, right], each) => {
          const middle = left + (right - left) * (0.36 + 0.28 * chance(seed + each + at * 5))
          return (
            airSpace(left, right, top, top + height, seed + at * 20 + each * 3) +
            stump(middle, each % 2 === 0 ? top + 3 : top + height - 3, each % 2 === 0 ? 1 : -1) +
            (right < INNER_RIGHT - 2 ? smallVessel(right + 5, top + 12) : '')
          )
        })
        .join('')
    }),
  )
}

/** Two air spaces with the tissue between them, drawn large. */
export const lungDrawn = (): Figure =>
  inTheBox(
    'lung',
    'Two rounded outlines side by side with a narrow band of tissue between them. Two small circles lie in the band. Ruled lines lead from the words alveolus and capillary to one outline and to one of the small circles.',
    airSpace(24, 166, 78, 168, 3) +
      airSpace(190, 332, 78, 168, 8) +
      circle(178, 95, 9, 'l sheet') +
      circle(178, 153, 9, 'l sheet'),
    [
      ['capillary', [204, 212], [180, 157]],
      ['alveolus', [106, 40], [126, 110]],
    ],
  )

type Outline = readonly (readonly Point[])[]

/** Lying with the crown on the left; the line between crown and root follows the outline. */
const CANINE: Outline = [
  [
    [0, 64],
    [22, 40],
    [48, 26],
    [76, 20],
    [104, 14],
    [140, 14],
    [180, 26],
    [216, 46],
  ],
  [
    [216, 46],
    [176, 56],
    [138, 60],
    [104, 58],
    [76, 52],
    [48, 52],
    [24, 56],
    [0, 64],
  ],
]

const CANINE_NECK: readonly Point[] = [
  [80, 19],
  [90, 36],
  [80, 53],
]

const lying = (cls: string): Shape => pieces(CANINE, cls) + curve(CANINE_NECK)

const CANINE_LYING: Measurable = {
  name: 'a tooth',
  draw: () => lying('l sunk'),
  ends: [0, 216],
  rows: [12, 66],
}

/** A canine on its side above a ruler. */
export function canineAboveRule(length: OnRuler): Figure {
  const [from] = endsOf(length)
  const { shape, height } = lyingAt(CANINE_LYING, from, 12, length.image)
  const bottom = 12 + height + 4
  return figure(
    {
      name: `${topic}/tooth-above-a-rule`,
      title: 'A tooth on its side above a ruler',
      description: `A tooth lies on its side. Its pointed crown, on the left, is curved and narrows to a sharp tip. A curved line separates it from the long root, which is widest near the middle and narrows to the right. A line from X to Y below it shows the whole length. ${told(length)}`,
      height: Math.ceil(bottom + 66),
    },
    shape,
    measured(length, bottom, 12 + height * 0.7),
  )
}

export const canineDrawn = (): Figure =>
  inTheBox(
    'canine',
    'A tooth on its side. Its curved, pointed crown on the left takes up a little more than a third of the length, the tapering root the rest. Ruled lines lead from the words enamel and root to these parts.',
    placed(lying('l sheet'), { x: 18, y: 74, scale: 1.5 }),
    [
      ['enamel', [120, 210], [104, 138]],
      ['root', [270, 40], [256, 118]],
    ],
  )

const MOLARS: Record<'cutting' | 'grinding', Outline> = {
  cutting: [
    [
      [6, 74],
      [8, 56],
      [18, 40],
    ],
    [
      [18, 40],
      [28, 48],
      [38, 46],
      [52, 24],
      [60, 10],
    ],
    [
      [60, 10],
      [70, 28],
      [80, 46],
      [92, 46],
    ],
    [
      [92, 46],
      [104, 36],
    ],
    [
      [104, 36],
      [116, 52],
      [118, 74],
      [112, 104],
      [100, 160],
    ],
    [
      [100, 160],
      [84, 124],
      [62, 96],
      [40, 124],
      [24, 160],
    ],
    [
      [24, 160],
      [12, 104],
      [6, 74],
    ],
  ],
  grinding: [
    [
      [6, 22],
      [20, 17],
      [34, 23],
      [48, 17],
      [62, 23],
      [76, 17],
      [90, 23],
      [104, 17],
      [118, 22],
    ],
    [
      [118, 22],
      [120, 56],
      [118, 92],
      [110, 116],
      [98, 146],
    ],
    [
      [98, 146],
      [88, 130],
      [78, 118],
      [62, 112],
      [46, 118],
      [36, 130],
      [26, 146],
    ],
    [
      [26, 146],
      [14, 116],
      [6, 92],
      [4, 56],
      [6, 22],
    ],
  ],
}

const NECKS: Record<'cutting' | 'grinding', readonly Point[]> = {
  cutting: [
    [6, 74],
    [36, 84],
    [62, 78],
    [90, 84],
    [118, 74],
  ],
  grinding: [
    [6, 92],
    [34, 99],
    [62, 95],
    [90, 99],
    [118, 92],
  ],
}

const molar = (kind: 'cutting' | 'grinding', x: number): Shape =>
  placed(pieces(MOLARS[kind], 'l sunk') + curve(NECKS[kind]), { x, y: 6 })

/** The molars of two mammals from the side, crowns up. */
export const twoMolars = (): Figure =>
  figure(
    {
      name: `${topic}/two-molars`,
      title: 'Molars of the two mammals from the side',
      description:
        'Two teeth, crowns up. Tooth P: the crown rises to one high point in the middle and a lower point on each side; two long roots stand wide apart and narrow to points. Tooth Q: the crown is tall, and its top is level from side to side with low ridges; two short roots.',
      height: 204,
    },
    molar('cutting', 38),
    molar('grinding', 200),
    text(100, 194, 'mammal P', { anchor: 'middle', cls: 'b' }),
    text(262, 194, 'mammal Q', { anchor: 'middle', cls: 'b' }),
  )

const ROOT: Measurable = {
  name: 'a slice of a root',
  draw: () => rootSection({ labels: 'none', detail: 'cells' }),
  ends: [104, 256],
  rows: [4, 188],
}

/** A slice of a young root above a ruler; its width does not count the hairs. */
export function rootAboveRule(length: OnRuler): Figure {
  const [from] = endsOf(length)
  const { shape, height } = lyingAt(ROOT, from, 8, length.image)
  const bottom = 8 + height
  return figure(
    {
      name: `${topic}/slice-above-a-rule`,
      title: 'A slice of a young root above a ruler',
      description: `${rootSection.describe({ labels: 'none' })} A line from X to Y below it shows the width of the slice without the hairs. ${told(length)}`,
      height: Math.ceil(bottom + 66),
    },
    shape,
    measured(length, bottom, 8 + height / 2),
  )
}

export const stemSlice = (): Figure =>
  stemSection.figure({
    name: `${topic}/slice-of-a-stem`,
    title: 'A slice of a young stem',
    labels: 'none',
    tinted: true,
  })

/** A plan of a root: tissues as outlines, no cells. */
export const rootDrawn = (): Figure =>
  inTheBox(
    'root',
    'A large circle with a second circle close inside it and a few hairs on the outside. In the middle a smaller circle encloses a star with four arms and an oval between each two arms. No cells are drawn. Ruled lines lead from the words cortex and root hair to the region between the circles and to a hair.',
    placed(rootSection({ labels: 'none' }), { x: -62, y: 8, scale: 1.22 }).replaceAll(
      / (?:rw|gw|w)"/g,
      ' sheet"',
    ),
    [
      ['cortex', [280, 120], [226, 122]],
      ['root hair', [280, 214], [231, 204]],
    ],
  )

export const figures = [
  plantCells({ start: 18, image: 38 }, 1),
  cheekCells(1),
  healthyLung({ start: 22, image: 18 }, [4, 5], 1),
  diseasedLung([2, 3], 1),
  canineAboveRule({ start: 8, image: 54 }),
  twoMolars(),
  rootAboveRule({ start: 12, image: 48 }),
  stemSlice(),
  plantCellsDrawn(),
  lungDrawn(),
  canineDrawn(),
  rootDrawn(),
]
