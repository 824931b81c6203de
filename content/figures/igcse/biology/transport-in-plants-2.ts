import { drawing } from '@/lib/figures/biology/drawing'
import { leafSection } from '@/lib/figures/biology/leaf'
import { blob, oval, smooth, tube } from '@/lib/figures/biology/organic'
import { rootHairsInSoil, stemSection } from '@/lib/figures/biology/plant-organs'
import { figure } from '@/lib/figures/figure'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { potometer } from '@/lib/figures/laboratory/field-apparatus'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { beaker } from '@/lib/figures/laboratory/vessels'
import { arrow, curve, dot, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'transport-in-plants-2'

const flow = (x1: number, y1: number, x2: number, y2: number) => arrow(x1, y1, x2, y2, { cls: 'p', head: 7 })

function greenCell(x: number, y: number, seed: number): Shape {
  const green = [0, 1, 2].map(at => {
    const angle = at * 2.1 + seed
    return oval(x + 8.5 * Math.cos(angle), y + 9 * Math.sin(angle), 3.2, 2.2, 90 + angle * 30, 'l thin gw')
  })
  return blob(x, y, 14, 15, 'l sheet', 0.05, seed) + green.join('')
}

function rootRow(): Shape {
  const hair: Point[] = [
    [206, 186],
    [224, 184],
    [242, 188],
    [256, 186],
  ]
  const grains = [
    [232, 168, 9],
    [252, 166, 8],
    [232, 211, 8],
    [252, 211, 8],
    [264, 176, 6],
  ]
  return (
    grains.map(([x = 0, y = 0, radius = 0]) => dot(x, y, 'l sunk', radius)).join('') +
    rect(132, 168, 28, 38, 'l sheet', 9) +
    rect(161, 168, 28, 38, 'l sheet', 9) +
    tube(smooth(hair), 5.5, 'l sheet') +
    dot(256, 186, 'l sheet', 5.2) +
    rect(190, 160, 20, 56, 'l sheet', 3) +
    tube(smooth(hair), 4.8, 'sheet')
  )
}

/** From the soil to the leaf: a root hair cell, two cells of the root cortex, a xylem vessel, three mesophyll cells. */
export const waterPathway = drawing({
  title: 'From the soil to a leaf',
  height: 222,
  left: 100,
  right: 268,
  tells:
    'A plant cut open, not to scale. At the bottom right, a cell with a long, narrow outgrowth lies between grains of soil. To its left lie two cells with rounded corners, and then a long upright tube with rings in its wall, which leads up past the stem. At the top the tube reaches three rounded cells in a leaf, beside an air space with an opening below it. Arrows lead from the soil through the cells into the tube, up the tube and into the rounded cells.',
  parts: {
    'xylem vessel': { at: [113, 112], seen: 'the long upright tube', side: 'left' },
    'root cortex cell': {
      at: [140, 202],
      seen: 'a cell between the long tube and the outer layer of the root',
      side: 'left',
    },
    'mesophyll cell': { at: [212, 34], seen: 'a rounded cell in the leaf', side: 'right' },
    'root hair cell': { at: [201, 200], seen: 'the cell with the long, narrow outgrowth', side: 'right' },
  },
  draw: () =>
    rect(130, 12, 132, 9, 'l sheet', 3) +
    rect(130, 66, 66, 9, 'l sheet', 3) +
    rect(214, 66, 48, 9, 'l sheet', 3) +
    [150, 180, 209].map((x, at) => greenCell(x, 43, at + 2)).join('') +
    rect(112, 14, 18, 180, 'l w') +
    Array.from({ length: 17 }, (_, at) => line(112, 24 + at * 10, 116, 24 + at * 10, 'l thin')).join('') +
    Array.from({ length: 17 }, (_, at) => line(126, 24 + at * 10, 130, 24 + at * 10, 'l thin')).join('') +
    rootRow() +
    flow(250, 186, 220, 186) +
    flow(204, 186, 176, 186) +
    flow(172, 186, 148, 186) +
    flow(144, 186, 122, 186) +
    flow(121, 168, 121, 132) +
    flow(121, 100, 121, 62) +
    flow(122, 43, 146, 43) +
    flow(152, 43, 176, 43) +
    flow(182, 43, 206, 43),
})

type DyeValues = {
  /** how far the stain has risen above the surface of the dye, in millimetres */
  rise: number
  /** a millimetre scale beside the stalk */
  scaled: boolean
  /** whether the stain is shown at all */
  stained: boolean
}

const SURFACE = 176
const PER = 1.15

function leafyTop(x: number, y: number): Shape {
  const leaf = (dx: number, dy: number, degrees: number) => oval(x + dx, y + dy, 15, 7, degrees, 'l gw')
  return leaf(-17, 6, 150) + leaf(17, 6, 30) + leaf(-9, -8, 120) + leaf(9, -8, 60)
}

/** A leafy stalk in a beaker of dye; the strands are stained up to a height above the surface. */
export const stalkInDye = drawing({
  title: 'A stalk in coloured water',
  height: 226,
  left: 96,
  right: 268,
  tells: ({ scaled = false, stained = true }: Partial<DyeValues>) =>
    `A leafy stalk stands upright in a beaker of coloured water.${stained ? ' Thin coloured strands run up inside the stalk from the water and end at one height.' : ''}${scaled ? ' A millimetre scale stands beside the stalk, with its zero at the surface of the coloured water; it has a mark every 5 mm and a number every 20 mm.' : ''}`,
  parts: {
    'leafy stalk': { at: [131, 82], seen: 'the stalk', side: 'left' },
    'stained strand': { at: [137, 150], seen: 'a coloured strand', side: 'left' },
    'coloured water': { at: [112, 200], seen: 'the liquid in the beaker', side: 'left' },
  },
  draw: ({ rise = 90, scaled = false, stained = true }: Partial<DyeValues>) => {
    const top = SURFACE - rise * PER
    const scale = linearScale({
      from: 0,
      to: 120,
      division: 5,
      numbered: 20,
      x: 196,
      y: SURFACE,
      length: 120 * PER,
      way: 'up',
      side: 'right',
    })
    return (
      beaker({ x: 144, y: 216, width: 78, height: 72, level: (216 - SURFACE) / 72, fill: 'rw' }) +
      rect(131, 40, 26, 166, 'l sheet', 2) +
      line(130, SURFACE, 158, SURFACE, 'l thin') +
      (stained ? [136, 141, 147, 152].map(x => line(x, 204, x, top, 'r')).join('') : '') +
      leafyTop(144, 30) +
      (scaled
        ? line(196, SURFACE, 196, SURFACE - 120 * PER) + scale.shape + text(194, 26, 'height / mm')
        : '')
    )
  },
})

function stages(): Shape {
  const cut = (x: number, y: number) =>
    curve(
      [
        [x - 24, y - 8],
        [x - 14, y + 8],
        [x, y + 12],
        [x + 14, y + 8],
        [x + 24, y - 8],
        [x + 13, y - 3],
        [x, y - 1],
        [x - 13, y - 3],
      ],
      'l gw',
      true,
    ) +
    [
      [-16, 1],
      [-8, 5],
      [0, 7],
      [8, 5],
      [16, 1],
    ]
      .map(([dx = 0, dy = 0]) => dot(x + dx, y + dy, 'rd', 2.4))
      .join('')
  return (
    line(100, 112, 172, 112, 'l dash') +
    arrow(178, 112, 220, 112, { head: 7 }) +
    cut(250, 110) +
    text(250, 146, 'stained spots\nof xylem', { anchor: 'middle' }) +
    text(250, 84, 'cut surface', { anchor: 'middle' })
  )
}

const celery = stalkInDye.figure({
  name: `${topic}/celery-in-dye`,
  title: 'A celery stalk in dye, and a section cut from it',
  rise: 112,
  only: ['stained strand', 'coloured water'],
  also: stages(),
  alsoTells:
    'A dashed line shows where the stalk is cut across. Beside it, the cut surface is drawn: a curved, crescent-shaped slice with a row of five small stained spots, labelled stained spots of xylem.',
})

const afterDye = stemSection.figure({
  name: `${topic}/stem-after-dye`,
  title: 'A stem in cross-section after it stood in red dye',
  only: ['xylem', 'phloem', 'epidermis', 'pith'],
})

const leafPath = leafSection.figure({
  name: `${topic}/water-leaves-a-leaf`,
  title: 'How water leaves a leaf',
  only: ['xylem', 'spongy mesophyll', 'air space', 'guard cell', 'stoma'],
  also:
    flow(199, 110, 217, 106) +
    flow(221.5, 113, 220.5, 131) +
    flow(218, 143, 212.5, 165) +
    flow(210.5, 174, 210.5, 214),
  alsoTells:
    'Arrows lead from the xylem to a rounded mesophyll cell and on to the next one, from the surface of this cell into an air space, and through the stoma out of the leaf.',
  extraHeight: 6,
})

function sketch(left: number, name: string, points: readonly Point[]): Shape {
  const at = ([x, y]: Point): Point => [left + x * 88, 118 - y * 84]
  return (
    line(left, 26, left, 118) +
    line(left, 118, left + 92, 118) +
    curve(points.map(at), 'p') +
    text(left + 46, 138, name, { anchor: 'middle' }) +
    text(left - 6, 18, 'rate')
  )
}

const factors = figure(
  {
    name: `${topic}/rate-and-conditions`,
    title: 'Rate of transpiration under three conditions',
    description:
      'Three sketch graphs without numbers. The rate rises with temperature, more and more steeply. It rises with wind speed, at first steeply and then less. It falls in a straight line as humidity increases.',
    height: 150,
  },
  sketch(16, 'temperature', [
    [0, 0.12],
    [0.4, 0.24],
    [0.7, 0.46],
    [1, 0.95],
  ]),
  sketch(138, 'wind speed', [
    [0, 0.2],
    [0.25, 0.55],
    [0.55, 0.78],
    [1, 0.9],
  ]),
  sketch(260, 'humidity', [
    [0, 0.92],
    [0.5, 0.5],
    [1, 0.08],
  ]),
)

const column = [44, 60, 76, 92, 108, 124, 140, 156, 172, 188]

const pull = figure(
  {
    name: `${topic}/transpiration-pull`,
    title: 'The transpiration pull',
    description:
      'A xylem vessel stands upright, filled by a column of water molecules that are joined to one another by short dashed lines. At the top the column reaches a mesophyll cell in the leaf. Separate molecules leave the surface of this cell, pass through an air space and a stoma and move out as water vapour. An arrow beside the vessel points up. At the bottom, water enters from the root.',
    height: 212,
  },
  rect(112, 34, 22, 166, 'l w'),
  greenCell(156, 44, 2),
  rect(134, 12, 118, 9, 'l sheet', 3),
  rect(134, 76, 60, 9, 'l sheet', 3),
  rect(214, 76, 38, 9, 'l sheet', 3),
  column.map((y, at) => (at > 0 ? line(123, y - 12, 123, y - 4, 'l dash thin') : '')).join(''),
  column.map(y => dot(123, y, 'pd', 4)).join(''),
  [
    [177, 54],
    [190, 60],
    [203, 70],
    [203, 94],
    [214, 106],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 'pd', 3.4))
    .join(''),
  arrow(96, 150, 96, 84, { cls: 'p' }),
  text(90, 114, 'water is\npulled up', { anchor: 'end' }),
  text(90, 194, 'from the root', { anchor: 'end' }),
  line(128, 140, 166, 140, 'l thin'),
  text(170, 144, 'water molecules\nattract one another'),
  line(220, 104, 232, 112, 'l thin'),
  text(224, 124, 'water vapour'),
  line(168, 38, 262, 38, 'l thin'),
  text(266, 42, 'mesophyll\ncell'),
)

function potted(x: number, stem: Shape): Shape {
  return `${stem}<path class="l sunk" d="M${x - 24} 130L${x + 24} 130L${x + 18} 168L${x - 18} 168Z"/>`
}

const leafAt = (x: number, y: number, degrees: number) => oval(x, y, 19, 8, degrees, 'l gw')

const wilting = figure(
  {
    name: `${topic}/wilting`,
    title: 'A plant with turgid cells and a wilted plant',
    description:
      'Two plants in pots. Left: the stem is upright and the leaves stand out; label: cells turgid, leaves held out. Right: the stem bends over and the leaves hang down; label: cells flaccid, leaves droop.',
    height: 216,
  },
  potted(
    90,
    line(90, 130, 90, 30) +
      leafAt(108, 88, 30) +
      leafAt(72, 74, 150) +
      leafAt(108, 50, 35) +
      leafAt(74, 36, 140),
  ),
  potted(
    260,
    curve([
      [260, 130],
      [258, 90],
      [268, 58],
      [292, 52],
      [304, 72],
    ]) +
      leafAt(246, 106, 78) +
      leafAt(283, 76, 100) +
      leafAt(306, 90, 84) +
      leafAt(252, 76, 62),
  ),
  text(90, 190, 'cells turgid,\nleaves held out', { anchor: 'middle' }),
  text(260, 190, 'cells flaccid,\nleaves droop', { anchor: 'middle' }),
)

export const figures = [
  rootHairsInSoil.figure({
    name: `${topic}/root-hairs-in-soil`,
    only: ['root epidermis cell', 'cortex cell', 'root hair', 'soil particle', 'air space'],
  }),
  waterPathway.figure({ name: `${topic}/pathway-of-water` }),
  celery,
  afterDye,
  leafPath,
  assembled(`${topic}/potometer`, potometer({ bubble: 60 })),
  factors,
  pull,
  wilting,
]
