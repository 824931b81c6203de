import { leafSection } from '@/lib/figures/biology/leaf'
import { rootSection, stemSection } from '@/lib/figures/biology/plant-organs'
import { figure } from '@/lib/figures/figure'
import { label } from '@/lib/figures/laboratory/labels'
import { bench } from '@/lib/figures/laboratory/stands'
import { beaker } from '@/lib/figures/laboratory/vessels'
import {
  circle,
  curve,
  dimension,
  ellipse,
  line,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'transport-in-plants'

const root = rootSection.figure({
  name: `${topic}/root-section`,
  only: ['epidermis', 'root hair', 'cortex', 'xylem', 'phloem'],
})

/** For a flashcard: names would give its answer away. */
const rootWithLetters = rootSection.figure({
  name: `${topic}/root-lettered`,
  title: 'A young root in cross-section, with letters',
  labels: { cortex: 'A', xylem: 'B', phloem: 'C' },
})

const stem = stemSection.figure({
  name: `${topic}/stem-section`,
  only: ['epidermis', 'cortex', 'vascular bundle', 'xylem', 'phloem'],
})

const leaf = leafSection.figure({
  name: `${topic}/vein-of-a-leaf`,
  title: 'The vein of a leaf in cross-section',
  only: ['xylem', 'phloem', 'upper epidermis', 'lower epidermis'],
})

/** Part of a xylem vessel cut lengthwise: thick walls with pits, nothing inside, rims where end walls were. */
function openTube(x: number): Shape {
  const side = (left: number, pits: readonly number[]) =>
    rect(left, 12, 12, 180, 'l sunk') + pits.map(y => rect(left - 0.5, y, 13, 6, 'l thin sheet')).join('')
  const rims = [72, 132].map(
    y => line(x - 22, y, x - 15, y, 'l thick') + line(x + 15, y, x + 22, y, 'l thick'),
  )
  return (
    rect(x - 22, 12, 44, 180, 'sheet') +
    side(x - 34, [36, 96, 160]) +
    side(x + 22, [50, 112, 152]) +
    rims.join('')
  )
}

/** Three living cells one above the other, with their end walls. */
function livingCells(x: number): Shape {
  return [12, 72, 132]
    .map(
      y =>
        rect(x - 30, y, 60, 60, 'l sheet', 2) +
        rect(x - 26, y + 4, 52, 52, 'l thin', 4) +
        ellipse(x + 3, y + 32, 17, 18, 'l w') +
        circle(x - 17, y + 18, 6, 'l sunk'),
    )
    .join('')
}

export const VESSEL_PARTS = {
  wall: { to: [148, 80], at: [6, 66], seen: 'the thick side wall of the tube' },
  inside: { to: [178, 102], at: [6, 120], seen: 'the empty space inside the tube' },
  rim: {
    to: [172, 132],
    at: [6, 174],
    seen: 'the gap between two short rims, which are all that is left of an end wall',
  },
} as const

export type VesselPart = keyof typeof VESSEL_PARTS

/** The tube on the left, the cells on the right, both cut lengthwise. */
export function vesselAndCells(
  words: Partial<Record<VesselPart, string>>,
  names: readonly [string, string],
): Shape {
  const labels = Object.entries(words).map(([part, word]) => {
    const { to, at } = VESSEL_PARTS[part as VesselPart]
    return label(word, at[0], at[1], to[0], to[1], 'start')
  })
  return (
    openTube(176) +
    livingCells(298) +
    labels.join('') +
    names.map((name, at) => text(at === 0 ? 176 : 298, 214, name, { anchor: 'middle' })).join('')
  )
}

export const VESSEL =
  'Two columns from a stem, cut lengthwise. On the left an open tube with thick side walls. It is empty, and only short rims are left where end walls were. On the right three cells, one above the other, with thin walls, a complete end wall between one cell and the next, and each with a round body and a clear space inside.'

const vessel = figure(
  {
    name: `${topic}/xylem-vessel`,
    title: 'A xylem vessel and living cells of a stem, cut lengthwise',
    description: `${VESSEL} The left one is a xylem vessel: its thick wall contains lignin, it has no contents, and its end walls are missing.`,
    height: 226,
  },
  vesselAndCells({ wall: 'thick wall\nwith lignin', inside: 'no contents', rim: 'no end wall' }, [
    'xylem vessel',
    'living cells',
  ]),
)

export type Celery = { risen: string; whole?: string; dye?: string; colour?: 'red' | 'blue' }

/** A stick of celery in a beaker of dye; how far the colour has risen above the liquid, and how far the leaves are. */
export function celery({ risen, whole = '', dye = 'dye', colour = 'red' }: Celery): Shape {
  const stalk = 'l sheet'
  const [strand, liquid] = colour === 'red' ? ['r thick', 'rw'] : ['p thick', 'w']
  return (
    bench(226) +
    beaker({ x: 150, y: 225, width: 84, height: 76, level: 0.6, fill: liquid }) +
    polygon(
      [
        [138, 220],
        [143, 70],
        [157, 70],
        [162, 220],
      ],
      stalk,
    ) +
    [-5, 0, 5].map(dx => line(150 + dx * 1.4, 220, 150 + dx, 136, strand)).join('') +
    [
      [150, 70, 0],
      [146, 72, -30],
      [154, 72, 30],
    ]
      .map(([x = 0, y = 0, lean = 0]) =>
        curve(
          [
            [x, y],
            [x + lean * 0.5 - 14, y - 26],
            [x + lean, y - 52],
            [x + lean * 0.5 + 14, y - 26],
          ],
          'l gw',
          true,
        ),
      )
      .join('') +
    dimension(214, 179, 214, 136, risen, [222 + risen.length * 3.6, 162]) +
    line(163, 136, 220, 136, 'f dash') +
    line(194, 179, 320, 179, 'f dash') +
    (whole
      ? dimension(296, 179, 296, 70, whole, [304 + whole.length * 3.6, 128]) +
        line(160, 70, 302, 70, 'f dash') +
        text(180, 246, 'not to scale', { anchor: 'middle', cls: 's' })
      : '') +
    label(dye, 36, 200, 118, 204, 'start')
  )
}

const stalks = figure(
  {
    name: `${topic}/celery-in-dye`,
    title: 'Celery in a dye',
    description:
      'A stick of celery with leaves stands in a beaker of dye. The lower part of the stick is coloured. The height of the colour above the liquid is marked.',
    height: 236,
  },
  celery({ risen: 'height' }),
)

export const figures = [root, rootWithLetters, stem, leaf, vessel, stalks]
