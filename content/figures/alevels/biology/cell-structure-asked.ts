import { aboveRuler } from '@/lib/figures/biology/above-ruler'
import { chloroplast, golgiBody, mitochondrion, roughReticulum } from '@/lib/figures/biology/organelles'
import { placed } from '@/lib/figures/biology/placed'
import { type Figure, figure } from '@/lib/figures/figure'
import { circle, curve, dot, line, type Point, polar, rect, type Shape, text } from '@/lib/figures/shapes'

// Drawings of micrographs and scales that examples and questions are read from.

const topic = 'cell-structure-asked'
const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

const GRAINS: readonly Point[] = [
  [24, 30],
  [30, 54],
  [44, 22],
  [46, 62],
  [138, 20],
  [144, 62],
  [156, 34],
  [160, 52],
  [36, 40],
  [150, 44],
]
const THREAD: readonly Point[] = [
  [62, 34],
  [76, 26],
  [88, 38],
  [100, 26],
  [114, 34],
  [124, 46],
  [110, 56],
  [96, 48],
  [84, 58],
  [70, 52],
]

/** 184 units long, 84 high: a rod with a thick wall, grains and a pale area with threads. */
const rod = (left: number, top: number): Shape =>
  rect(left, top, 184, 84, 'l sunk', 42) +
  rect(left + 7, top + 7, 170, 70, 'l sheet', 35) +
  rect(left + 10, top + 10, 164, 64, 'l thin sunk', 32) +
  rect(left + 54, top + 18, 78, 48, 'sheet', 22) +
  curve(
    THREAD.map(([x, y]): Point => [left + x, top + y]),
    'l thin',
    true,
  ) +
  GRAINS.map(([x, y]) => dot(left + x, top + y, 'd', 2)).join('')

const ovalStructure = aboveRuler({
  name: `${topic}/structure-above-a-rule`,
  title: 'Drawing of an electron micrograph of one structure, above a ruler',
  seen: 'An oval structure. A thick layer lies on the outside of a thin line that encloses the rest. Inside are dark dots and a pale area with a fine folded thread. No line folds inwards.',
  start: 13,
  image: 46,
  draw: (left, top) => ({ shape: rod(left, top), height: 84 }),
})

const tubule = (x: number, y: number): Shape => circle(x, y, 8, 'l thin w')
const cilium = aboveRuler({
  name: `${topic}/section-above-a-rule`,
  title: 'Drawing of a cross-section in an electron micrograph, above a ruler',
  seen: 'A circle bounded by a line. Inside it small circles: nine pairs in a ring and two single ones in the centre.',
  start: 10,
  image: 45,
  draw: (left, top) => {
    const [x, y] = [left + 90, top + 90]
    return {
      shape:
        circle(x, y, 90, 'l sunk') +
        Array.from({ length: 9 }, (_, at) => {
          const [px, py] = polar(x, y, 66, 90 + at * 40)
          return tubule(...polar(px, py, 7, 155 + at * 40)) + tubule(...polar(px, py, -7, 155 + at * 40))
        }).join('') +
        tubule(x - 11, y) +
        tubule(x + 11, y),
      height: 180,
    }
  },
})

const secreting = figure(
  {
    name: `${topic}/part-of-a-cell`,
    title: 'Part of a cell in an electron micrograph, drawn',
    description:
      'Part of a cell. P is a set of flat membranes in parallel, with dark dots on them. Q is a stack of curved, flattened sacs with small round bags beside it. R, which occurs twice, is an oval body with two lines around it, the inner one folded inwards. S is a round bag that touches the line at the right-hand edge of the cell.',
    height: 236,
  },
  rect(6, 6, 348, 224, 'l sheet', 12),
  roughReticulum(22, 34, 150, 3),
  placed(golgiBody({ labels: 'none' }), { x: 120, y: 92, scale: 0.8 }),
  placed(mitochondrion({ labels: 'none' }), { x: 194, y: 24, scale: 0.5 }),
  placed(mitochondrion({ labels: 'none' }), { x: -30, y: 140, scale: 0.5 }),
  circle(341, 94, 12, 'l w'),
  circle(318, 176, 11, 'l w'),
  text(186, 53, 'P', bold),
  text(192, 126, 'Q', bold),
  line(199, 122, 221, 121, 'l thin'),
  text(328, 42, 'R', bold),
  text(341, 76, 'S', bold),
)

const twoOrganelles = figure(
  {
    name: `${topic}/two-organelles`,
    title: 'Two organelles in an electron micrograph, drawn',
    description:
      'Two oval bodies, each with two lines around it. In A the outer line is smooth and the inner one folds inwards from both long sides; small dots and a small ring lie inside. In B both lines are smooth; inside are stacks of flat discs joined by thin sheets, a large pale grain, small dots and a ring.',
    height: 172,
  },
  placed(mitochondrion({ labels: 'none' }), { x: -90, y: 18 }),
  placed(chloroplast({ labels: 'none' }), { x: 90, y: 6 }),
  text(90, 164, 'A', bold),
  text(270, 164, 'B', bold),
)

const withBar = aboveRuler({
  name: `${topic}/mitochondrion-and-bar`,
  title: 'Drawing of an electron micrograph with a scale bar, above a ruler',
  seen: 'A mitochondrion, an oval body with a folded inner line. Above it a scale bar labelled 0.50 µm: with the marks of the ruler below, its left end is level with 10 mm and its right end with 35 mm.',
  start: 10,
  image: 60,
  draw: (left, top) => ({
    shape:
      line(left, top + 22, left + 100, top + 22) +
      line(left, top + 17, left, top + 27) +
      line(left + 100, top + 17, left + 100, top + 27) +
      text(left + 50, top + 12, '0.50 µm', small) +
      placed(mitochondrion({ labels: 'none' }), {
        x: left - 106 * (240 / 148),
        y: top + 6,
        scale: 240 / 148,
      }) +
      line(left + 100, top + 27, left + 100, top + 188, 'l thin dash'),
    height: 176,
  }),
})

const plastid = aboveRuler({
  name: `${topic}/chloroplast-above-a-rule`,
  title: 'Drawing of an electron micrograph of an organelle, above a ruler',
  seen: 'An oval body with two smooth lines around it and stacks of flat discs inside.',
  start: 5,
  image: 66,
  draw: (left, top) => ({
    shape: placed(chloroplast({ labels: 'none' }), {
      x: left - 106 * (264 / 148),
      y: top - 21 * (264 / 148),
      scale: 264 / 148,
    }),
    height: 108 * (264 / 148),
  }),
})

const ticks = (y: number, step: number, count: number, up: boolean): Shape =>
  line(30, y, 30 + step * count, y) +
  Array.from({ length: count + 1 }, (_, at) => {
    const long = at % 10 === 0 ? 18 : at % 5 === 0 ? 13 : 8
    return line(30 + at * step, y, 30 + at * step, up ? y - long : y + long, 'l thin')
  }).join('')
const numbers = (y: number): Shape =>
  [0, 20, 40, 60, 80, 100].map(value => text(30 + value * 3, y, String(value), small)).join('')

/** The graticule above, a part of the stage micrometer below, whose divisions are so many units wide. */
function calibrated(name: string, units: number, count: number): Figure {
  const per10 = (10 * units) / 3
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'An eyepiece graticule lined up with a stage micrometer',
      description: `Two scales lined up at their left ends. The eyepiece graticule above has 100 divisions, numbered every 20. The stage micrometer below has divisions of 0.01 mm, with a longer mark every ten. Its tenth division is level with ${per10} of the graticule.`,
      height: 132,
    },
    text(30, 18, 'eyepiece graticule', { cls: 'tp' }),
    numbers(40),
    ticks(64, 3, 100, true),
    ticks(68, units, count, false),
    text(30, 108, 'stage micrometer, divisions of 0.01 mm', { cls: 'tp' }),
  )
}

/** A round or long specimen on the graticule, from one division to another. */
function measuredOn(
  name: string,
  what: string,
  from: number,
  to: number,
  shape: (x: number, width: number) => Shape,
) {
  const [left, right] = [30 + from * 3, 30 + to * 3]
  return figure(
    {
      name: `${topic}/${name}`,
      title: `${what} on the graticule`,
      description: `${what} is seen against the graticule scale. Dashed lines lead from its ends to the scale: the left one to ${from}, the right one to ${to}.`,
      height: 118,
    },
    shape(left, right - left),
    line(left, 44, left, 92, 'r dash thin'),
    line(right, 44, right, 92, 'r dash thin'),
    ticks(92, 3, 100, true),
    numbers(110),
  )
}

const lowPower = calibrated('graticule-to-calibrate', 6, 50)
const leafCell = measuredOn('leaf-cell-to-measure', 'A leaf cell', 25, 61, (x, width) =>
  rect(x, 18, width, 46, 'l gw', 8),
)
const highPower = calibrated('graticule-at-high-power', 15, 20)
const pollen = measuredOn('pollen-to-measure', 'A pollen grain', 42, 56, (x, width) =>
  circle(x + width / 2, 44, width / 2, 'l hl'),
)

export const figures: Figure[] = [
  ovalStructure,
  cilium,
  secreting,
  twoOrganelles,
  withBar,
  plastid,
  lowPower,
  leafCell,
  highPower,
  pollen,
]
