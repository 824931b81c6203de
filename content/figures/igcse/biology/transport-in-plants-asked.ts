import { placed } from '@/lib/figures/biology/placed'
import { rootSection, stemSection } from '@/lib/figures/biology/plant-organs'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { label } from '@/lib/figures/laboratory/labels'
import { curve, line, type Point, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { stalkInDye } from './transport-in-plants-2'

const topic = 'transport-in-plants-asked'

const stalk = stalkInDye.figure({
  name: `${topic}/stalk-and-scale`,
  title: 'A stalk of celery that has stood in a dye for 40 minutes',
  labels: 'none',
  rise: 60,
  scaled: true,
  alsoTells: 'The colour ends level with the mark for 60 mm.',
})

const SCALE = 0.86
const organ = (shape: Shape, middle: number) => placed(shape, { x: middle - 180 * SCALE, y: 0, scale: SCALE })
const on = (middle: number, [x, y]: Point): Point => [middle + (x - 180) * SCALE, y * SCALE]

const organs = figure(
  {
    name: `${topic}/two-organs`,
    title: 'Two organs of one plant in cross-section',
    description:
      'Two round slices. In organ 1 eight oval bundles stand in a ring near the edge, and the middle is plain. Label P points to the part of a bundle towards the edge, label Q to the part of a bundle towards the middle. Organ 2 has long thin hairs on its outside, and in the middle a four-armed star with an oval region between each two arms. Label R points to the star, label S to an oval region.',
    height: 196,
  },
  organ(stemSection({ labels: 'none', tinted: false }), 94),
  organ(placed(rootSection({ labels: 'none' }), {}), 266),
  label('P', 176, 20, ...on(94, [223, 52]), 'middle'),
  label('Q', 176, 156, ...on(94, [211, 127]), 'middle'),
  label('R', 352, 30, ...on(266, [186, 90]), 'end'),
  label('S', 352, 158, ...on(266, [195, 111]), 'end'),
  text(94, 190, 'organ 1', { anchor: 'middle' }),
  text(266, 190, 'organ 2', { anchor: 'middle' }),
)

/** One side of a trunk, without the ring: bark outside, wood inside. */
function bark(x: number, way: 1 | -1): Shape {
  const at = (dx: number, y: number): Point => [x + way * dx, y]
  return (
    polygon(
      [at(0, 12), at(16, 12), at(16, 62), at(22, 70), at(30, 82), at(28, 92), at(16, 96), at(0, 96)],
      'l sunk',
    ) + polygon([at(0, 128), at(16, 128), at(16, 196), at(0, 196)], 'l sunk')
  )
}

const ringed = figure(
  {
    name: `${topic}/ring-of-bark`,
    title: 'The trunk of a small tree some months after a ring of bark was removed, cut lengthwise',
    description:
      'A trunk cut lengthwise: wood with xylem in the middle, bark with phloem on both sides. For a short length the bark is missing all round, but the wood goes through. Just above the gap, marked X, the bark is swollen. Below the gap it is as thin as before. The leaves are above, the roots below.',
    height: 214,
  },
  rect(150, 12, 60, 184, 'l w'),
  [162, 174, 186, 198].map(x => line(x, 12, x, 196, 'l thin')).join(''),
  bark(210, 1),
  bark(150, -1),
  text(180, 210, 'to the roots', { anchor: 'middle', cls: 's' }),
  text(16, 22, 'upwards:\nto the leaves', { cls: 's' }),
  label('bark with\nphloem', 268, 34, 220, 36, 'start'),
  label('X', 268, 90, 234, 84, 'start'),
  label('ring of bark\nremoved', 268, 116, 212, 112, 'start'),
  label('wood with\nxylem', 268, 164, 192, 160, 'start'),
)

const ROOT = rootSection({
  detail: 'cells',
  labels: { cortex: 'K', xylem: 'L', 'root hair': 'M', phloem: 'N' },
})

const lettered = figure(
  {
    name: `${topic}/root-with-letters`,
    title: 'A young root in cross-section, with its cells',
    description: rootSection.describe({
      detail: 'cells',
      labels: { cortex: 'K', xylem: 'L', 'root hair': 'M', phloem: 'N' },
    }),
    height: 192,
  },
  ROOT,
)

/** An epidermis cell of a root with soil on its right; with a hair or without. */
function outerCell(x: number, y: number, hair: boolean): Shape {
  const points: Point[] = [
    [x + 46, y + 22],
    [x + 120, y + 18],
    [x + 190, y + 24],
    [x + 206, y + 30],
    [x + 190, y + 38],
    [x + 120, y + 34],
    [x + 46, y + 38],
  ]
  return hair
    ? rect(x, y, 46, 60, 'w') +
        curve(points, 'l w') +
        line(x, y, x + 46, y) +
        line(x, y + 60, x + 46, y + 60) +
        line(x, y, x, y + 60) +
        line(x + 46, y, x + 46, y + 22) +
        line(x + 46, y + 38, x + 46, y + 60)
    : rect(x, y, 46, 60, 'l w', 2)
}

const twoCells = figure(
  {
    name: `${topic}/cell-with-and-without-hair`,
    title: 'Two cells of the outer layer of a root',
    description:
      'Cell 1 is a box without a hair: its outer face has an area of 800 square micrometres. Cell 2 is a box of the same size from whose outer face a long hair grows: the hair adds 5600 square micrometres.',
    height: 172,
  },
  outerCell(70, 12, false),
  text(20, 46, 'cell 1'),
  label('outer face: 800 µm²', 150, 46, 117, 42, 'start'),
  outerCell(70, 98, true),
  text(20, 132, 'cell 2'),
  label('hair: 5600 µm²', 150, 92, 176, 117, 'start'),
)

const RISE: readonly Point[] = [
  [0, 0],
  [10, 25],
  [20, 46],
  [30, 62],
  [40, 74],
  [50, 82],
]

const rise = graph({
  x: { label: 'time / minutes', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true, parts: 2 },
  y: { label: 'height of the dye / mm', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 10 },
  height: 190,
})

const dyeGraph = figure(
  {
    name: `${topic}/height-of-a-dye`,
    title: 'The height of a dye in a stalk of celery',
    description:
      'A graph of the height of the dye in millimetres against time in minutes. Six crosses are joined by a rising curve that becomes less steep: 0 at 0, 25 mm at 10, 46 mm at 20, 62 mm at 30, 74 mm at 40 and 82 mm at 50 minutes.',
    height: 272,
  },
  rise.axes,
  rise.curve(RISE),
  rise.points(RISE),
)

const leafyStalk = stalkInDye.figure({
  name: `${topic}/leafy-stalk`,
  title: 'A leafy stalk that has stood in a dye for 35 minutes',
  labels: 'none',
  rise: 105,
  scaled: true,
  alsoTells: 'The colour ends one division above the mark for 100 mm.',
})

const TUBER: readonly Point[] = [
  [0, 80],
  [2, 78],
  [4, 70],
  [6, 60],
  [8, 52],
  [10, 46],
  [12, 42],
]

const weeks = graph({
  x: { label: 'weeks after planting', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
  y: { label: 'mass of the old tuber / g', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 5 },
  height: 176,
})

const oldTuber = figure(
  {
    name: `${topic}/mass-of-an-old-tuber`,
    title: 'The mass of a potato tuber after it is planted',
    description:
      'A graph of the mass of the old tuber in grams against the weeks after planting. Seven crosses are joined by a falling curve: 80 g at 0, 78 g at 2, 70 g at 4, 60 g at 6, 52 g at 8, 46 g at 10 and 42 g at 12 weeks.',
    height: 258,
  },
  weeks.axes,
  weeks.curve(TUBER),
  weeks.points(TUBER),
)

export const figures = [stalk, organs, ringed, lettered, twoCells, dyeGraph, leafyStalk, oldTuber]
