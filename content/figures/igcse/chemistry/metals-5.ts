import { figure } from '@/lib/figures/figure'
import { bung, cottonWool, lumps } from '@/lib/figures/laboratory/contents'
import { testTube } from '@/lib/figures/laboratory/vessels'
import {
  arrow,
  curve,
  dot,
  line,
  pointer,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

/** A nail in a test-tube: open with water, boiled water under oil, dry air under a bung, or water and a gas under a bung. */
export type NailTube = {
  above: string
  below: string
  kind: 'open' | 'boiled' | 'dry' | 'closed'
  isCoated?: boolean
  isWrapped?: boolean
  rusts?: boolean
}

const LEVEL = { open: 0.4, boiled: 0.7, dry: 0, closed: 0.4 } as const

function nail(x: number, top: number, { isCoated, isWrapped, rusts }: Partial<NailTube>): Shape {
  const end = top + 70
  const shaft = (half: number, cls: string) =>
    polygon(
      [
        [x - half, top + 3],
        [x + half, top + 3],
        [x + half, end - 7],
        [x, end],
        [x - half, end - 7],
      ],
      cls,
    )
  const spots = [14, 22, 31, 38, 47, 54, 60]
  return (
    (isCoated ? shaft(6, 'l hl') : '') +
    shaft(2.5, 'l sunk') +
    rect(x - 6, top, 12, 3, 'l sunk') +
    (isWrapped
      ? [18, 26, 34, 42, 50].map(at => line(x - 5, top + at + 4, x + 5, top + at, 'p')).join('')
      : '') +
    (rusts ? spots.map((at, order) => dot(x + (order % 2 ? 4 : -4), top + at, 'd', 1.9)).join('') : '')
  )
}

function nailTube(x: number, tube: NailTube): Shape {
  const isClosed = tube.kind === 'dry' || tube.kind === 'closed'
  return (
    text(x, 16, tube.above, bold) +
    testTube({ x, y: 150, width: 40, height: 116, level: LEVEL[tube.kind], fill: 'w' }) +
    (tube.kind === 'boiled' ? rect(x - 20, 57, 40, 12, 'hl') + line(x - 20, 57, x + 20, 57, 'l thin') : '') +
    (tube.kind === 'dry' ? lumps(x, 146, 3, 10) : '') +
    nail(x, tube.kind === 'dry' ? 66 : 76, tube) +
    (isClosed ? bung(x, 36, 40) : '') +
    text(x, 170, tube.below, small)
  )
}

export function nailTubes(tubes: readonly NailTube[], pitch = 86): Shape {
  return tubes.map((tube, at) => nailTube(180 + (at - (tubes.length - 1) / 2) * pitch, tube)).join('')
}

const nails = figure(
  {
    name: 'metals-5/nails-in-tubes',
    title: 'Iron nails in three test-tubes',
    description:
      'Tube 1 is open and half full of water: the nail is covered with spots of rust. Tube 2 holds boiled water with a layer of oil on it: no rust. Tube 3 is closed by a bung and holds dry air, with lumps of drying agent at the bottom: no rust.',
    height: 206,
  },
  nailTubes(
    [
      { above: '1: rusts', below: 'air and water', kind: 'open', rusts: true },
      { above: '2: no rust', below: 'boiled water\nunder oil', kind: 'boiled' },
      { above: '3: no rust', below: 'dry air, with a\ndrying agent', kind: 'dry' },
    ],
    112,
  ),
)

const lettered = figure(
  {
    name: 'metals-5/nails-p-q-r',
    title: 'Iron nails in test-tubes P, Q and R',
    description:
      'P is closed by a bung, with lumps of a drying agent at the bottom and no water. Q is open and half full of water. R holds boiled water with a layer of oil on it.',
    height: 190,
  },
  nailTubes(
    [
      { above: 'P', below: 'drying agent', kind: 'dry' },
      { above: 'Q', below: 'water', kind: 'open' },
      { above: 'R', below: 'boiled water, oil', kind: 'boiled' },
    ],
    112,
  ),
)

/** A piece of iron, cut across, whose coating is scratched; a drop of water lies in the scratch. */
export function scratched(x: number, y: number, coating: string, above: string, isRusty = false): Shape {
  return (
    text(x, y - 44, above, bold) +
    rect(x - 72, y, 144, 34, 'l sunk') +
    rect(x - 72, y - 10, 60, 10, 'l hl') +
    rect(x + 12, y - 10, 60, 10, 'l hl') +
    curve(
      [
        [x - 12, y],
        [x - 17, y - 12],
        [x - 10, y - 21],
        [x, y - 23],
        [x + 10, y - 21],
        [x + 17, y - 12],
        [x + 12, y],
      ],
      'p w',
    ) +
    (isRusty ? [-9, -3, 3, 9].map(at => dot(x + at, y + 1, 'd', 2.4)).join('') : '') +
    text(x, y + 22, 'iron', { anchor: 'middle' }) +
    text(x - 44, y - 16, coating, small)
  )
}

const scratches = figure(
  {
    name: 'metals-5/scratched-coatings',
    title: 'Scratched paint and scratched zinc on iron',
    description:
      'Two pieces of iron, cut across. The coating of each has a gap with a drop of water in it. Under the gap in the paint the iron rusts. Under the gap in the zinc it does not rust: the zinc loses electrons in place of the iron.',
    height: 120,
  },
  scratched(92, 62, 'paint', 'painted', true),
  scratched(268, 62, 'zinc', 'galvanised'),
  text(92, 114, 'the iron rusts', small),
  text(268, 114, 'only the zinc corrodes', small),
)

/** A steel hull in the sea with blocks of a metal on it. */
export function hull(block: string): Shape {
  return (
    rect(10, 72, 340, 68, 'w') +
    line(10, 72, 350, 72, 'p') +
    polygon(
      [
        [50, 40],
        [310, 40],
        [272, 112],
        [92, 112],
      ],
      'l sunk',
    ) +
    [124, 182, 240].map(x => rect(x - 14, 112, 28, 10, 'l hl')).join('') +
    text(180, 88, 'steel hull', { anchor: 'middle' }) +
    text(344, 66, 'air', { anchor: 'end' }) +
    text(344, 90, 'sea', { anchor: 'end' }) +
    pointer(218, 160, 188, 122, block)
  )
}

const ship = figure(
  {
    name: 'metals-5/blocks-on-a-hull',
    title: 'Blocks of zinc on the hull of a ship',
    description:
      'The steel hull of a ship stands in the sea. Three blocks of zinc are fixed to it under water.',
    height: 168,
  },
  hull('block of zinc'),
)

const pipe = figure(
  {
    name: 'metals-5/pipe-and-block-x',
    title: 'An underground pipe joined to a block of metal X',
    description:
      'A long iron pipe lies in damp soil. A wire joins it to a block of metal X in the soil beside it.',
    height: 118,
  },
  line(10, 18, 350, 18, 'l'),
  text(20, 36, 'damp soil'),
  rect(20, 52, 220, 26, 'l sunk'),
  text(130, 69.5, 'iron pipe', { anchor: 'middle' }),
  polyline([
    [240, 65],
    [270, 65],
  ]),
  rect(270, 50, 46, 30, 'l hl'),
  text(293, 69.5, 'X', bold),
  line(255, 65, 255, 90, 'l thin'),
  text(255, 104, 'wire', { anchor: 'middle' }),
)

const gains = chartFigure(
  { name: 'metals-5/gain-of-four-nails', title: 'Gain in mass of four nails' },
  barChart({
    categories: ['bare', 'painted', 'greased', 'plastic'],
    values: [90, 12, 20, 4],
    yLabel: 'gain in mass / mg',
    yEvery: 20,
    yMax: 100,
    label: 'nail',
    height: 140,
  }),
)

export type GasTube = { above: string; volume: string; used: number }

/** Damp iron wool in the closed end of a tube over water; `used` is the part of the air that is gone. */
export function ironWool(x: number, { above, volume, used }: GasTube): Shape {
  const level = 128 - used * 92
  return (
    text(x, 16, above, bold) +
    rect(x - 52, 128, 104, 34, 'w') +
    rect(x - 16, level, 32, 148 - level, 'w') +
    line(x - 52, 128, x - 16, 128, 'p') +
    line(x + 16, 128, x + 52, 128, 'p') +
    line(x - 16, level, x + 16, level, 'p') +
    polyline([
      [x - 52, 114],
      [x - 52, 162],
      [x + 52, 162],
      [x + 52, 114],
    ]) +
    polyline([
      [x - 16, 148],
      [x - 16, 36],
      [x + 16, 36],
      [x + 16, 148],
    ]) +
    cottonWool(x, 48, 22) +
    pointer(x + 26, 66, x + 8, 50, 'iron wool') +
    arrow(x + 38, 92, x + 6, 92, { cls: 'l thin', head: 5 }) +
    text(x + 42, 96.5, volume)
  )
}

export const figures = [nails, lettered, scratches, ship, pipe, gains]
