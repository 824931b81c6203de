import { circle, curve, dot, type Point, rect, type Shape } from '@/lib/figures/shapes'
import { smallChloroplast } from './cells'
import { drawing } from './drawing'
import { blob, oval, pieces, xy } from './organic'

const LEFT = 92
const RIGHT = 268
const CELLS = 8
const CELL = (RIGHT - LEFT) / CELLS

function epidermis(y: number, height: number, skip: readonly number[] = []): Shape {
  return Array.from({ length: CELLS }, (_, at) =>
    skip.includes(at) ? '' : rect(LEFT + at * CELL, y, CELL, height, 'l sheet', 4),
  ).join('')
}

function palisadeLayer(y: number, height: number): Shape {
  const count = 11
  const width = (RIGHT - LEFT) / count
  return Array.from({ length: count }, (_, at) => {
    const x = LEFT + at * width
    const rows = [0, 1, 2, 3].map(
      row =>
        oval(x + width * 0.26, y + 9 + row * 13, 2.4, 4.2, 0, 'l thin gw') +
        oval(x + width * 0.74, y + 13 + row * 12, 2.4, 4.2, 0, 'l thin gw'),
    )
    return rect(x + 0.5, y, width - 1, height, 'l sheet', 6) + rows.join('')
  }).join('')
}

const SPONGY: readonly Point[] = xy(
  '104 106, 124 112, 222 108, 244 104, 259 112, 108 129, 129 136, 242 128, 220 134, 258 138, 104 152, 124 158, 148 160, 242 154',
)

function spongyLayer(): Shape {
  return SPONGY.map(([x, y], at) => {
    const green = [0, 1, 2].map(each => {
      const angle = each * 2.1 + at
      return oval(x + 6.2 * Math.cos(angle), y + 5.6 * Math.sin(angle), 3, 2.2, 90 + angle * 30, 'l thin gw')
    })
    return blob(x, y, 11.5, 11, 'l sheet', 0.06, at + 2) + green.join('')
  }).join('')
}

/** Xylem above and phloem below, as in every leaf, in a sheath of cells. */
function vein(x: number, y: number): Shape {
  const xylem: Point[] = xy('-12 -8, 0 -10, 12 -8, -6 2, 7 2')
  const phloem = Array.from(
    { length: 9 },
    (_, at): Point => [-14 + (at % 5) * 7 + (at > 4 ? 3.5 : 0), at > 4 ? 19 : 13],
  )
  return (
    circle(x, y + 3, 29, 'l sheet') +
    xylem.map(([dx, dy]) => circle(x + dx, y + dy, 6.3, 'l sheet')).join('') +
    phloem.map(([dx, dy]) => circle(x + dx, y + dy, 3.3, 'l thin w')).join('')
  )
}

function stomaInSection(x: number, y: number): Shape {
  const guard = (at: number) => oval(at, y, 6.5, 8.5, 0, 'l gw') + dot(at, y, 'd', 1.6)
  return guard(x - 9.5) + guard(x + 9.5)
}

export const leafSection = drawing({
  title: 'A leaf in cross-section',
  height: 216,
  left: LEFT,
  right: RIGHT,
  tells:
    'A slice through a leaf. From top to bottom: a thin clear layer, one row of flat cells, one row of tall cells close together and full of small green bodies, a layer of rounded cells with large gaps between them, one row of flat cells with two openings, and a thin clear layer. In the middle a round bundle holds large empty tubes above and small tubes below.',
  parts: {
    cuticle: { at: [93, 12], seen: 'the thin clear layer on top', side: 'left' },
    'upper epidermis': { at: [98, 26], seen: 'the upper row of flat cells', side: 'left' },
    'palisade mesophyll': { at: [96, 62], seen: 'the row of tall cells', side: 'left' },
    'spongy mesophyll': { at: [104, 128], seen: 'the layer of rounded cells', side: 'left' },
    'lower epidermis': { at: [98, 184], seen: 'the lower row of flat cells', side: 'left' },
    chloroplast: { at: [264, 54], seen: 'a small green body in a tall cell', side: 'right' },
    xylem: { at: [193, 117], seen: 'a large tube in the upper part of the bundle', side: 'right' },
    phloem: { at: [190, 138], seen: 'a small tube in the lower part of the bundle', side: 'right' },
    'air space': { at: [226, 162], seen: 'a gap between the rounded cells', side: 'right' },
    'guard cell': { at: [222, 186], seen: 'one of two cells beside an opening', side: 'right' },
    stoma: { at: [211, 197], seen: 'an opening between two cells', side: 'right' },
  },
  draw: () =>
    rect(LEFT, 10, RIGHT - LEFT, 6, 'l thin sunk') +
    epidermis(16, 18) +
    palisadeLayer(34, 60) +
    spongyLayer() +
    vein(180, 126) +
    epidermis(176, 18, [1, 5]) +
    stomaInSection(LEFT + 1.5 * CELL, 185) +
    stomaInSection(LEFT + 5.5 * CELL, 185) +
    rect(LEFT, 194, CELL, 4, 'l thin sunk') +
    rect(LEFT + 2 * CELL, 194, 3 * CELL, 4, 'l thin sunk') +
    rect(LEFT + 6 * CELL, 194, 2 * CELL, 4, 'l thin sunk'),
})

/** The uneven walls of the cells around: each a wavy line from the guard cells to the edge of the view. */
function neighbours(): Shape {
  const walls: (readonly Point[])[] = [
    xy('180 28, 176 18, 182 6'),
    xy('180 152, 184 162, 178 174'),
    xy('140 62, 128 54, 120 60, 104 52'),
    xy('220 62, 232 56, 240 64, 256 58'),
    xy('142 124, 130 130, 120 124, 104 134'),
    xy('218 124, 230 132, 242 126, 256 132'),
  ]
  return rect(104, 6, 152, 168, 'l sheet', 6) + walls.map(points => curve(points)).join('')
}

type StomaValues = {
  /** how far the pore is open: 0 closed, 1 wide open */
  open: number
}

/** A pair of guard cells from above; the inner walls are the thick ones, and the pore is as wide as asked. */
export const stomaSurface = drawing({
  title: 'A stoma seen from above',
  height: 180,
  left: 100,
  right: 260,
  tells: ({ open = 1 }: Partial<StomaValues>) =>
    `Two curved cells lie side by side, joined at their ends, among cells of uneven shape. Each holds a round body and several small green bodies, and its inner wall is thicker than its outer wall. ${open > 0.1 ? 'Between them is an opening.' : 'They touch along their whole inner walls: there is no opening.'}`,
  parts: {
    'guard cell': { at: [149, 64], seen: 'one of the two curved cells', side: 'left' },
    chloroplast: { at: [146, 108], seen: 'a small green body', side: 'left' },
    stoma: { at: [180, 92], seen: 'the space between the two curved cells', side: 'right' },
    'thick inner wall': { at: [186, 130], seen: 'the inner wall of a curved cell', side: 'right' },
    nucleus: { at: [208, 70], seen: 'the round body in a curved cell', side: 'right' },
    'epidermal cell': { at: [116, 30], seen: 'a cell of uneven shape', side: 'left' },
  },
  draw: ({ open = 1 }: Partial<StomaValues>) => {
    const width = 2 + 14 * Math.min(1, Math.max(0, open))
    const spread = 36 + width * 0.8
    const outer: Point[] = [
      [180, 28],
      [180 - spread * 0.72, 40],
      [180 - spread, 90],
      [180 - spread * 0.72, 140],
      [180, 152],
    ]
    const inner: Point[] = [
      [180, 150],
      [180 - width * 0.8, 122],
      [180 - width, 90],
      [180 - width * 0.8, 58],
      [180, 30],
    ]
    const guard = (way: 1 | -1) => {
      const turned = (points: readonly Point[]) => points.map(([x, y]): Point => [180 + way * (x - 180), y])
      const across = 180 - way * (width + spread) * 0.5
      const green = [52, 108, 124].map((y, at) =>
        smallChloroplast(across + way * (at === 1 ? -1 : 5), y, 13, 60),
      )
      return (
        pieces([turned(outer), turned(inner)], 'l gw') +
        curve(turned(inner.slice(1, -1)), 'l thick') +
        green.join('') +
        circle(across, 76, 7, 'l sunk')
      )
    }
    return neighbours() + guard(1) + guard(-1)
  },
})
