import { drawing } from '@/lib/figures/biology/drawing'
import { mirrored, oval, xy } from '@/lib/figures/biology/organic'
import { figure } from '@/lib/figures/figure'
import {
  arc,
  circle,
  curve,
  dot,
  ellipse,
  line,
  type Point,
  polar,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'variation-and-selection-2'

const LEFT = 92
const RIGHT = 268
const CELL = (RIGHT - LEFT) / 8

const cells = (y: number, skip: readonly number[] = []): Shape =>
  Array.from({ length: 8 }, (_, at) =>
    skip.includes(at) ? '' : rect(LEFT + at * CELL, y, CELL, 14, 'l sheet', 4),
  ).join('')

const guards = (x: number, y: number): Shape =>
  [-7, 7].map(shift => oval(x + shift, y, 4.5, 7, 0, 'l gw')).join('')

/** A floating leaf cut across: pores above, very large air spaces, almost no vein. */
export const floatingLeaf = drawing({
  title: 'A floating leaf in cross-section',
  height: 224,
  left: LEFT,
  right: RIGHT,
  tells:
    'A slice through a leaf that floats: the word air stands above it, the word water below. At the top is a row of flat cells with a very thin outer layer and two openings between pairs of cells. Below them is a row of tall cells, then a layer with eight very large empty rounded spaces and a very small round bundle between them, and at the bottom a row of flat cells without openings.',
  parts: {
    'thin cuticle': { at: [110, 27], seen: 'the very thin outer layer at the top', side: 'left', level: 20 },
    'large air space': { at: [116, 118], seen: 'a very large empty space', side: 'left' },
    'lower epidermis': { at: [97, 185], seen: 'the lower row of flat cells', side: 'left' },
    stoma: { at: [213, 29], seen: 'an opening in the upper row of cells', side: 'right', level: 22 },
    'palisade cell': { at: [263, 60], seen: 'a tall cell', side: 'right' },
    xylem: { at: [183, 122], seen: 'a tube in the very small bundle', side: 'right' },
  },
  draw: () =>
    text(180, 14, 'air', { anchor: 'middle', cls: 's' }) +
    [0, 3, 6].map(at => line(LEFT + at * CELL, 27, LEFT + (at + 2) * CELL, 27, 'l thin')).join('') +
    cells(28, [2, 5]) +
    guards(LEFT + 2.5 * CELL, 35) +
    guards(LEFT + 5.5 * CELL, 35) +
    Array.from({ length: 11 }, (_, at) => {
      const x = LEFT + at * 16
      return (
        rect(x + 0.5, 42, 15, 34, 'l sheet', 5) +
        [51, 61, 69].map((y, row) => oval(x + (row === 1 ? 5 : 10), y, 2.2, 3.6, 0, 'l thin gw')).join('')
      )
    }).join('') +
    rect(LEFT, 76, 176, 102, 'l gw') +
    [96, 134, 192, 230].flatMap(x => [80, 130].map(y => rect(x, y, 34, 44, 'l sheet', 14))).join('') +
    circle(180, 124, 9, 'l sheet') +
    xy('177 121, 183 121')
      .map(([x, y]) => circle(x, y, 2.4, 'l thin sheet'))
      .join('') +
    xy('175 128, 180 129, 185 128')
      .map(([x, y]) => circle(x, y, 1.6, 'l thin w'))
      .join('') +
    cells(178) +
    text(180, 212, 'water', { anchor: 'middle', cls: 's' }),
})

const MIDDLE: Point = [180, 112]
const RIDGES = 9
const FIRST = 118
const LAST = 422

const around = (radius: number, degrees: number): Point => polar(...MIDDLE, radius, degrees)

/** The inner edge of the rolled leaf: ridges towards the middle, grooves between them. */
const inner: Point[] = Array.from({ length: RIDGES * 8 + 1 }, (_, at) => {
  const degrees = FIRST + ((LAST - FIRST) * at) / (RIDGES * 8)
  return around(55 + 9 * Math.cos((at * Math.PI) / 4), degrees)
})

const outer: Point[] = Array.from({ length: 41 }, (_, at) => around(86, FIRST + ((LAST - FIRST) * at) / 40))

const ridgeAt = (index: number) => FIRST + ((LAST - FIRST) * (index + 0.5)) / RIDGES
const grooveAt = (index: number) => FIRST + ((LAST - FIRST) * index) / RIDGES

const hair = (degrees: number, from: number, length: number, lean: number): Shape => {
  const start = around(from, degrees)
  const end = around(from - length, degrees + lean)
  return line(...start, ...end, 'l thin')
}

/** A grass leaf that is rolled up, cut across. */
export const rolledLeaf = drawing({
  title: 'A rolled leaf in cross-section',
  height: 212,
  left: 94,
  right: 266,
  tells:
    'A leaf cut across is rolled into a tube with a narrow gap at the top. Its outer edge is a thick smooth layer without openings. Its inner edge has ridges and grooves. Fine threads stand on the inner edge, and in the grooves lie small openings between pairs of cells. In each ridge is a round bundle.',
  parts: {
    'thick cuticle': { at: around(88, 160), seen: 'the thick layer on the outer edge', side: 'left' },
    hair: { at: around(35, 152), seen: 'a fine thread on the inner edge', side: 'left', level: 60 },
    'space inside the roll': {
      at: [172, 120],
      seen: 'the space in the middle of the roll',
      side: 'left',
      level: 150,
    },
    stoma: { at: around(61, grooveAt(8)), seen: 'an opening in a groove of the inner edge', side: 'right' },
    vein: { at: around(64, ridgeAt(6)), seen: 'a round bundle in a ridge', side: 'right' },
  },
  draw: () =>
    polygon([...outer, ...inner.toReversed()], 'l gw') +
    polyline(outer, 'l thick') +
    arc(...MIDDLE, 81, FIRST, LAST, 'l thin') +
    Array.from({ length: RIDGES }, (_, at) => {
      const [x, y] = around(66, ridgeAt(at))
      return (
        circle(x, y, 6, 'l sheet') +
        circle(x - 1.5, y - 1, 1.8, 'l thin') +
        circle(x + 2, y + 1, 1.4, 'l thin w')
      )
    }).join('') +
    Array.from({ length: RIDGES - 1 }, (_, at) => {
      const degrees = grooveAt(at + 1)
      return [-4.5, 4.5].map(shift => dot(...around(62, degrees + shift), 'l sheet', 2.6)).join('')
    }).join('') +
    Array.from({ length: RIDGES }, (_, at) =>
      [-8, 0, 8]
        .map((shift, each) =>
          hair(ridgeAt(at) + shift, each === 1 ? 46 : 54, each === 1 ? 12 : 17, (each - 1) * 3),
        )
        .join(''),
    ).join(''),
})

const stem = mirrored(xy('180 18, 160 24, 150 50, 148 110, 152 160, 158 168'), 180)

const SPINES = [34, 54, 74, 94, 114, 134, 150]

/** A cactus with its roots. */
export const cactus = drawing({
  title: 'A cactus',
  height: 232,
  left: 70,
  right: 290,
  tells:
    'A plant without flat leaves has one thick upright green stem with ribs. Groups of sharp points stand all along the ribs. Its roots spread sideways close to the surface of the soil, far wider than the stem.',
  parts: {
    spine: { at: [142, 92], seen: 'a sharp point on the stem', side: 'left' },
    'wide, shallow roots': {
      at: [100, 184],
      seen: 'a root near the surface of the soil',
      side: 'left',
      level: 212,
    },
    'thick stem': { at: [196, 60], seen: 'the thick green stem', side: 'right' },
    'soil surface': { at: [280, 168], seen: 'the surface of the soil', side: 'right', level: 150 },
  },
  draw: () =>
    curve(stem, 'l gw', true) +
    curve(xy('170 24, 165 90, 168 164'), 'l thin') +
    curve(xy('190 24, 195 90, 192 164'), 'l thin') +
    SPINES.flatMap(y => [
      line(150, y, 140, y - 4),
      line(150, y, 141, y + 3),
      line(210, y, 220, y - 4),
      line(210, y, 219, y + 3),
      line(168, y, 163, y - 5, 'l thin'),
      line(193, y, 198, y - 5, 'l thin'),
    ]).join('') +
    line(74, 168, 286, 168, 'l dash thin') +
    [
      '160 168, 130 178, 92 183, 74 182',
      '166 168, 146 190, 112 200, 90 198',
      '200 168, 232 178, 268 182, 286 180',
      '194 168, 214 190, 248 200, 272 196',
      '180 168, 178 188, 184 206',
    ]
      .map(points => curve(xy(points)))
      .join(''),
})

const head = (x: number): Shape =>
  curve(
    [
      [x, 72],
      [x - 28, 80],
      [x - 46, 112],
      [x - 22, 128],
      [x - 9, 148],
      [x, 152],
      [x + 9, 148],
      [x + 22, 128],
      [x + 46, 112],
      [x + 28, 80],
    ],
    'l sheet',
    true,
  ) +
  ellipse(x - 18, 106, 4, 5, 'l d') +
  ellipse(x + 18, 106, 4, 5, 'l d') +
  ellipse(x, 144, 6, 4.5, 'l d')

const ears = (x: number, outline: readonly Point[], inside: readonly Point[]): Shape =>
  [1, -1]
    .map(way => {
      const turned = (points: readonly Point[]) => points.map(([dx, y]): Point => [x + way * dx, y])
      return curve(turned(outline), 'l sheet', true) + curve(turned(inside), 'l thin rw', true)
    })
    .join('')

/** Heads of two foxes from the front: the one on the left has small round ears, the other very large ones. */
export function foxHeads(left: string, right: string): Shape {
  return (
    ears(96, xy('14 78, 18 58, 30 52, 42 62, 38 88'), xy('22 74, 26 62, 34 66, 32 80')) +
    head(96) +
    ears(264, xy('10 80, 20 36, 52 8, 66 30, 40 94'), xy('22 72, 32 38, 52 20, 56 36, 38 80')) +
    head(264) +
    text(96, 180, left, { anchor: 'middle' }) +
    text(264, 180, right, { anchor: 'middle' })
  )
}

export const FOXES_TELL =
  'The heads of two foxes from the front, of equal size. The one on the left has small round ears. The one on the right has very large ears, almost as long as its head.'

const foxes = figure(
  {
    name: `${topic}/two-foxes`,
    title: 'The heads of two foxes',
    description: `${FOXES_TELL} The left one is named Arctic fox, the right one desert fox.`,
    height: 190,
  },
  foxHeads('Arctic fox', 'desert fox (fennec)'),
)

const lily = floatingLeaf.figure({
  name: `${topic}/floating-leaf`,
  title: 'The leaf of a water lily in cross-section',
  labels: {
    'thin cuticle': 'thin cuticle',
    'large air space': 'large air space',
    'lower epidermis': 'no stomata here',
    stoma: 'stoma',
    xylem: 'little xylem',
  },
})

const rolled = rolledLeaf.figure({
  name: `${topic}/rolled-leaf`,
  title: 'The rolled leaf of marram grass in cross-section',
  labels: {
    'thick cuticle': 'thick cuticle',
    hair: 'hair',
    'space inside the roll': 'humid air',
    stoma: 'stoma in a groove',
    vein: 'vein',
  },
})

const cactusWithNames = cactus.figure({ name: `${topic}/cactus` })

export const figures = [foxes, lily, rolled, cactusWithNames]
