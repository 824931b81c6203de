import { circle, curve, dot, line, type Point, polar, rect, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { chance, oval, ovalPoints, smooth, tube } from './organic'

/** Rings of small cells filling a ring-shaped tissue: outlines only, larger further out. */
function ringCells(x: number, y: number, radius: number, cell: number): Shape {
  const count = Math.floor((2 * Math.PI * radius) / (2 * cell))
  return Array.from({ length: count }, (_, at) => {
    const [cx, cy] = polar(x, y, radius, (at * 360) / count)
    return circle(cx, cy, cell, 'l thin')
  }).join('')
}

type Detail = {
  /** `plan` shows tissues as outlines (a low-power plan diagram); `cells` adds cells */
  detail: 'plan' | 'cells'
}

/** A star of xylem with four arms, as in the root of a dicotyledon. */
function starOfXylem(x: number, y: number): Shape {
  const star = Array.from(
    { length: 16 },
    (_, at): Point => polar(x, y, at % 4 === 0 ? 27 : at % 2 === 0 ? 9 : 14, at * 22.5),
  )
  return curve(star, 'l rw', true)
}

export const rootSection = drawing({
  title: 'A young root in cross-section',
  height: 190,
  left: 96,
  right: 264,
  tells:
    'A round slice. An outer ring of cells, some drawn out into long thin hairs, surrounds a wide region. In the middle a small circle encloses a four-armed star, with an oval region between each two arms.',
  parts: {
    epidermis: { at: [112, 62], seen: 'the outer ring', side: 'left' },
    'root hair': { at: [102, 127], seen: 'a long thin hair on the outside', side: 'left' },
    cortex: { at: [226, 60], seen: 'the wide region between the outer ring and the middle', side: 'right' },
    xylem: { at: [188, 92], seen: 'the star in the middle', side: 'right' },
    phloem: { at: [193, 110], seen: 'an oval region between two arms of the star', side: 'right' },
    endodermis: { at: [208, 122], seen: 'the circle around the middle', side: 'right' },
  },
  draw: ({ detail = 'plan' }: Partial<Detail>) => {
    const hairs = [100, 122, 146, 164, 184, 203, 228, 252, 282, 310, 338, 12, 44, 70].map(degrees => {
      const [x1, y1] = polar(180, 95, 75, degrees)
      const [x2, y2] = polar(180, 95, 91, degrees + 3)
      return tube(
        [
          [x1, y1],
          [(x1 + x2) / 2, (y1 + y2) / 2],
          [x2, y2],
        ],
        2,
        'l thin sheet',
      )
    })
    const cells =
      detail === 'cells'
        ? [66, 57, 49].map((at, ring) => ringCells(180, 95, at, 4.5 - ring * 0.2)).join('')
        : ''
    return (
      hairs.join('') +
      circle(180, 95, 76, 'l sheet') +
      circle(180, 95, 70, 'l thin') +
      cells +
      circle(180, 95, 39, 'l w') +
      circle(180, 95, 36, 'l thin') +
      starOfXylem(180, 95) +
      [45, 135, 225, 315]
        .map(degrees => {
          const [x, y] = polar(180, 95, 22, degrees)
          return oval(x, y, 8, 5, degrees + 90, 'l gw')
        })
        .join('')
    )
  },
})

function bundle(x: number, y: number, degrees: number, tinted: boolean): Shape {
  const at = (reach: number): Point => polar(x, y, reach, degrees)
  const [xylemX, xylemY] = at(47)
  const [phloemX, phloemY] = at(61)
  const [capX, capY] = at(54)
  const [cambiumX, cambiumY] = at(55)
  return (
    oval(capX, capY, 18, 9, degrees, 'l sheet') +
    oval(xylemX, xylemY, 9.5, 7.4, degrees, tinted ? 'l thin rw' : 'l thin sheet') +
    oval(phloemX, phloemY, 6.5, 6.4, degrees, tinted ? 'l thin gw' : 'l thin sheet') +
    line(...polar(cambiumX, cambiumY, 7.6, degrees + 90), ...polar(cambiumX, cambiumY, 7.6, degrees - 90))
  )
}

export const stemSection = drawing({
  title: 'A young stem in cross-section',
  height: 190,
  left: 96,
  right: 264,
  tells:
    'A round slice with a thin outer ring. Eight oval bundles stand in a circle near the edge. In each bundle one region lies towards the middle, one towards the edge, and a line separates them. The middle of the stem is plain.',
  parts: {
    epidermis: { at: [113, 58], seen: 'the thin outer ring', side: 'left' },
    cortex: { at: [122, 128], seen: 'the region between the outer ring and the bundles', side: 'left' },
    pith: { at: [166, 111], seen: 'the plain middle', side: 'left' },
    phloem: { at: [223, 52], seen: 'the part of a bundle towards the edge', side: 'right' },
    xylem: { at: [216, 124], seen: 'the part of a bundle towards the middle', side: 'right' },
    cambium: { at: [235, 102], seen: 'the line within a bundle', side: 'right' },
    'vascular bundle': { at: [129.5, 144], seen: 'one whole bundle', side: 'left' },
  },
  draw: ({ tinted = true }: { tinted?: boolean }) =>
    circle(180, 95, 79, 'l sheet') +
    circle(180, 95, 74, 'l thin') +
    Array.from({ length: 8 }, (_, at) => bundle(180, 95, at * 45, tinted)).join(''),
})

/** Grains of soil with films of water, around root hairs that grow between them. */
export const rootHairsInSoil = drawing({
  title: 'Root hairs in soil',
  height: 186,
  left: 92,
  right: 268,
  tells:
    'A column of root cells stands on the left. From two of its outer cells long, narrow hairs grow to the right between grains of soil. Each grain has a film of liquid around it, and there are spaces between the grains.',
  parts: {
    'root epidermis cell': { at: [128, 130], seen: 'a cell of the outer layer of the root', side: 'left' },
    'cortex cell': { at: [100, 60], seen: 'a cell further inside the root', side: 'left' },
    'root hair': { at: [250, 59], seen: 'a long narrow hair', side: 'right' },
    'soil particle': { at: [236, 84], seen: 'a grain of soil', side: 'right' },
    'water film': { at: [247.5, 97.7], seen: 'the film around a grain', side: 'right' },
    'air space': { at: [222, 160], seen: 'a space between the grains', side: 'right' },
  },
  draw: () => {
    const grains: readonly [number, number, number][] = [
      [166, 22, 13],
      [200, 24, 15],
      [238, 20, 14],
      [172, 82, 15],
      [206, 80, 13],
      [240, 84, 15],
      [172, 139, 13],
      [204, 142, 15],
      [238, 136, 15],
      [168, 168, 10],
      [199, 172, 9],
      [247, 175, 7],
    ]
    const soil = grains.map(
      ([x, y, radius], at) => grain(x, y, radius + 3.5, at, 'l thin w') + grain(x, y, radius, at, 'l sunk'),
    )
    const cells = [8, 42, 76, 110, 144].map(
      (y, at) =>
        rect(94, y, 26, 34, 'l sheet', 3) + (at % 2 === 0 ? rect(120, y, 26, 34, 'l sheet', 3) : hairCell(y)),
    )
    return soil.join('') + cells.join('')
  },
})

function grain(x: number, y: number, radius: number, seed: number, cls: string): Shape {
  return curve(
    ovalPoints(x, y, radius, radius * 0.9, 0, 9).map(([px, py], at): Point => {
      const swell = 0.94 + 0.14 * chance(seed * 9 + at)
      return [x + (px - x) * swell, y + (py - y) * swell]
    }),
    cls,
    true,
  )
}

/** A cell of the outer layer whose outer wall has grown out into one long hair. */
function hairCell(y: number): Shape {
  const hair: Point[] = [
    [138, y + 17],
    [170, y + 15],
    [204, y + 20],
    [234, y + 16],
    [252, y + 18],
  ]
  return (
    tube(smooth(hair), 5.5, 'l sheet') +
    oval(252, y + 18, 5.2, 5.2, 0, 'l sheet') +
    tube(smooth(hair), 4.8, 'sheet') +
    rect(120, y, 26, 34, 'l sheet', 3) +
    rect(136, y + 11.8, 14, 9.6, 'sheet') +
    dot(129, y + 10, 'd2', 4)
  )
}
