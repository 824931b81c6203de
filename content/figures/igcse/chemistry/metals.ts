import { component, wire } from '@/lib/figures/circuit'
import { figure } from '@/lib/figures/figure'
import { bubbles, cottonWool, lumps } from '@/lib/figures/laboratory/contents'
import { glassTube } from '@/lib/figures/laboratory/glassware'
import { bunsen, flameAt } from '@/lib/figures/laboratory/heating'
import { bench, stand } from '@/lib/figures/laboratory/stands'
import { beaker, testTube } from '@/lib/figures/laboratory/vessels'
import {
  arrow,
  circle,
  curve,
  line,
  pointer,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

/** A row of the series: a name, or a gap with its letter. */
export type Step = { name: string; symbol?: string; isMetal?: boolean; isGap?: boolean }

export function ladder(x: number, y: number, steps: readonly Step[], width = 140, height = 22): Shape {
  return steps
    .map(({ name, symbol, isMetal = true, isGap = false }, at) => {
      const top = y + at * height
      const cls = isGap ? 'l hl' : isMetal ? 'l sheet' : 'l sunk'
      return (
        rect(x, top, width, height, cls) +
        (isGap
          ? text(x + width / 2, top + height - 6.5, name, bold)
          : text(x + 10, top + height - 6.5, name) +
            (symbol ? text(x + width - 10, top + height - 6.5, symbol, { anchor: 'end' }) : ''))
      )
    })
    .join('')
}

const SERIES: readonly Step[] = [
  { name: 'potassium', symbol: 'K' },
  { name: 'sodium', symbol: 'Na' },
  { name: 'calcium', symbol: 'Ca' },
  { name: 'magnesium', symbol: 'Mg' },
  { name: 'aluminium', symbol: 'Al' },
  { name: 'carbon', symbol: 'C', isMetal: false },
  { name: 'zinc', symbol: 'Zn' },
  { name: 'iron', symbol: 'Fe' },
  { name: 'hydrogen', symbol: 'H', isMetal: false },
  { name: 'copper', symbol: 'Cu' },
  { name: 'silver', symbol: 'Ag' },
  { name: 'gold', symbol: 'Au' },
]

/** A bracket beside rows of a ladder, open to the left, with words. */
function beside(from: number, to: number, words: string): Shape {
  const [top, bottom] = [30 + from * 22 + 3, 30 + (to + 1) * 22 - 3]
  const middle = (top + bottom) / 2
  return (
    polyline([
      [204, top],
      [210, top],
      [210, bottom],
      [204, bottom],
    ]) + text(218, middle + (words.includes('\n') ? -3 : 4.5), words)
  )
}

const series = figure(
  {
    name: 'metals/series',
    title: 'The reactivity series',
    description:
      'A ladder from the most reactive to the least reactive: potassium, sodium, calcium, magnesium, aluminium, carbon, zinc, iron, hydrogen, copper, silver, gold. Carbon and hydrogen are shaded, since they are not metals. Potassium, sodium and calcium react with cold water. Magnesium reacts with steam and with dilute acid. Zinc and iron react with dilute hydrochloric acid. Copper, silver and gold do not react with dilute acid.',
    height: 322,
  },
  text(120, 18, 'most reactive', bold),
  ladder(50, 30, SERIES),
  text(120, 312, 'least reactive', bold),
  arrow(28, 290, 28, 34, { cls: 'p' }),
  beside(0, 2, 'react with\ncold water'),
  beside(3, 3, 'reacts with steam\nand dilute acid'),
  text(218, 156, 'a non-metal'),
  beside(6, 7, 'react with dilute\nhydrochloric acid'),
  text(218, 222, 'a non-metal'),
  beside(9, 11, 'do not react with\ndilute acid'),
)

export type Fizzing = { above: string; below?: string; bubbles: number; solid?: boolean }

/** Test-tubes of a liquid in a row, a piece of metal in each, with more or fewer bubbles. */
export function fizzing(tubes: readonly Fizzing[], y = 126, pitch = 84): Shape {
  return tubes
    .map((tube, at) => {
      const x = 180 + (at - (tubes.length - 1) / 2) * pitch
      return (
        text(x, 18, tube.above, bold) +
        testTube({ x, y, width: 30, height: 96, level: 0.62, fill: 'w' }) +
        lumps(x, y - 4, 2, 9) +
        (tube.bubbles > 0 ? bubbles(x, y - 15, 40, tube.bubbles, 10) : '') +
        (tube.below ? text(x, y + 20, tube.below, small) : '')
      )
    })
    .join('')
}

const withAcid = figure(
  {
    name: 'metals/four-metals-in-acid',
    title: 'Four metals in dilute hydrochloric acid',
    description:
      'Four test-tubes of dilute hydrochloric acid with pieces of metal. With magnesium there are very many bubbles, with zinc some bubbles, with iron a few bubbles, and with copper none.',
    height: 156,
  },
  fizzing([
    { above: 'magnesium', below: 'very fast', bubbles: 18 },
    { above: 'zinc', below: 'steady', bubbles: 8 },
    { above: 'iron', below: 'slow', bubbles: 3 },
    { above: 'copper', below: 'no reaction', bubbles: 0 },
  ]),
)

export type SteamLabels = { wool: string; metal: string; end: string }

/** A metal heated in steam from damp wool; the gas leaves by a jet, where it may burn. */
export function steamTube({ wool, metal, end }: SteamLabels, isBurning: boolean): Shape {
  return (
    bench(206) +
    stand(240, 206, 156, 'left') +
    polygon(
      [
        [58, 76],
        [270, 76],
        [270, 108],
        [58, 108],
        [48, 102],
        [44, 92],
        [48, 82],
      ],
      'sheet',
    ) +
    polyline([
      [270, 76],
      [58, 76],
      [48, 82],
      [44, 92],
      [48, 102],
      [58, 108],
      [270, 108],
    ]) +
    cottonWool(72, 96, 34) +
    curve(
      [
        [140, 104],
        [150, 92],
        [160, 104],
        [170, 92],
        [180, 104],
        [190, 92],
        [200, 104],
      ],
      'p thick',
    ) +
    glassTube(
      [
        [258, 92],
        [308, 92],
        [308, 66],
      ],
      6,
    ) +
    polygon(
      [
        [254, 77],
        [276, 74],
        [276, 110],
        [254, 107],
      ],
      'l sunk',
    ) +
    (isBurning ? flameAt(308, 62, 28) : '') +
    bunsen(170, 206, { height: 92 }) +
    text(16, 36, wool) +
    line(52, 58, 68, 86, 'l thin') +
    text(170, 50, metal, { anchor: 'middle' }) +
    line(170, 55, 170, 90, 'l thin') +
    text(isBurning ? 352 : 308, isBurning ? 26 : 52, end, { anchor: isBurning ? 'end' : 'middle' }) +
    text(206, 160, 'heat')
  )
}

const steam = figure(
  {
    name: 'metals/magnesium-in-steam',
    title: 'Magnesium is heated in steam',
    description:
      'A glass tube lies level, closed at its left end. Damp mineral wool lies at the closed end, and magnesium ribbon in the middle, where a Bunsen burner heats the tube. A jet tube leads from the bung at the right end, and at its tip hydrogen burns.',
    height: 220,
  },
  steamTube({ wool: 'damp\nmineral wool', metal: 'magnesium', end: 'hydrogen burns' }, true),
)

export type Strip = { metal: string; solution: string; fill?: string; isCoated?: boolean }

/** A strip of metal that stands in a beaker of a solution; (x, y) is the middle of the base. */
export function stripInBeaker(x: number, y: number, { fill = 'w', isCoated = false }: Strip): Shape {
  const grain = (row: number) =>
    [-1, 1].map(side => circle(x + side * 9, y - 12 - row * 8, 3.2, 'l thin rw')).join('')
  return (
    beaker({ x, y, width: 96, height: 84, level: 0.66, fill }) +
    rect(x - 7, y - 106, 14, 100, 'l sunk') +
    (isCoated ? [0, 1, 2, 3, 4].map(grain).join('') : '')
  )
}

const displacement = figure(
  {
    name: 'metals/zinc-in-copper-sulfate',
    title: 'Zinc in aqueous copper(II) sulfate, at the start and later',
    description:
      'Two beakers. At the start a strip of zinc stands in a blue solution of copper(II) sulfate. Later the solution is colourless, and the part of the strip that is in the solution is covered with a red-brown solid, copper.',
    height: 196,
  },
  stripInBeaker(86, 146, { metal: 'zinc', solution: '' }),
  stripInBeaker(258, 146, { metal: 'zinc', solution: '', fill: 'sheet', isCoated: true }),
  pointer(110, 36, 94, 50, 'zinc'),
  pointer(282, 36, 266, 50, 'zinc'),
  arrow(146, 110, 196, 110, { cls: 'l' }),
  text(86, 166, 'blue copper(II)\nsulfate solution', small),
  text(258, 166, 'colourless solution,\nred-brown copper on zinc', small),
)

/** A strip in each of up to four tubes, its metal above and the solution below. */
export function stripsInTubes(tubes: readonly (Strip & { letter: string })[]): Shape {
  return tubes
    .map(({ letter, metal, solution, fill = 'w' }, at) => {
      const x = 180 + (at - (tubes.length - 1) / 2) * 88
      return (
        text(x, 18, letter, bold) +
        text(x, 38, metal, { anchor: 'middle', cls: 's' }) +
        testTube({ x, y: 152, width: 32, height: 92, level: 0.66, fill }) +
        rect(x - 4, 48, 8, 92, 'l sunk') +
        text(x, 172, solution, small)
      )
    })
    .join('')
}

/** A block hammered into a sheet. */
export function hammered(x: number, y: number): Shape {
  return (
    rect(x - 62, y - 8, 124, 8, 'l sunk') +
    rect(x - 54, y, 108, 14, 'l sheet') +
    rect(x - 22, y - 48, 44, 24, 'l sheet', 3) +
    line(x + 22, y - 36, x + 74, y - 52, 'l thick') +
    arrow(x - 38, y - 56, x - 38, y - 18, { cls: 'p' })
  )
}

/** A rod pulled through a hole, so that it becomes a wire. */
export function drawnOut(x: number, y: number): Shape {
  return (
    polygon(
      [
        [x - 70, y - 11],
        [x - 6, y - 11],
        [x + 4, y - 3],
        [x + 60, y - 3],
        [x + 60, y + 3],
        [x + 4, y + 3],
        [x - 6, y + 11],
        [x - 70, y + 11],
      ],
      'l sunk',
    ) +
    polygon(
      [
        [x - 10, y - 34],
        [x + 10, y - 34],
        [x + 10, y - 4],
        [x + 4, y - 4],
        [x - 10, y - 14],
      ],
      'l sheet',
    ) +
    polygon(
      [
        [x - 10, y + 34],
        [x + 10, y + 34],
        [x + 10, y + 4],
        [x + 4, y + 4],
        [x - 10, y + 14],
      ],
      'l sheet',
    ) +
    arrow(x + 24, y - 16, x + 62, y - 16, { cls: 'p' })
  )
}

const shaped = figure(
  {
    name: 'metals/shaped-by-force',
    title: 'A metal is malleable and ductile',
    description:
      'On the left a hammer beats a piece of metal flat into a sheet; below it stands malleable. On the right a thick rod is pulled through a hole and leaves it as a thin wire; below it stands ductile.',
    height: 124,
  },
  hammered(86, 78),
  drawnOut(272, 56),
  text(86, 114, 'malleable', bold),
  text(272, 114, 'ductile', bold),
)

/** A battery, a lamp and a gap between two clips for a sample. */
export function conductionTest(sample: string): Shape {
  return (
    wire([
      [136, 40],
      [70, 40],
      [70, 126],
      [122, 126],
    ]) +
    component('battery', 136, 40, 190, 40) +
    wire([
      [190, 40],
      [290, 40],
    ]) +
    component('lamp', 290, 40, 290, 126, { label: 'lamp', side: 'left' }) +
    wire([
      [290, 126],
      [238, 126],
    ]) +
    rect(138, 118, 84, 16, 'l sunk') +
    polygon(
      [
        [122, 120],
        [146, 123],
        [146, 129],
        [122, 132],
      ],
      'l sheet',
    ) +
    polygon(
      [
        [238, 120],
        [214, 123],
        [214, 129],
        [238, 132],
      ],
      'l sheet',
    ) +
    text(180, 156, sample, { anchor: 'middle' })
  )
}

const conduction = figure(
  {
    name: 'metals/testing-conduction',
    title: 'Testing whether a solid conducts electricity',
    description:
      'A circuit of a battery and a lamp in series. It is closed by a sample of a solid that is held between two clips.',
    height: 170,
  },
  conductionTest('sample between two clips'),
)

/** A metal at the bottom of a beaker of water, its gas collected in a tube of water over a funnel. */
export function gasFromWater(metal: string, collected = 0.42): Shape {
  const [x, floor] = [150, 196]
  const top = 26
  const surface = top + collected * 84
  return (
    bench(floor + 2) +
    beaker({ x, y: floor, width: 150, height: 104, level: 0.76, fill: 'w' }) +
    rect(x - 13, top + 8, 26, 112, 'sheet') +
    rect(x - 13, surface, 26, 120 - (surface - top), 'w') +
    polyline([
      [x - 13, top + 120],
      [x - 13, top + 12],
      [x - 9, top + 3],
      [x, top],
      [x + 9, top + 3],
      [x + 13, top + 12],
      [x + 13, top + 120],
    ]) +
    line(x - 13, surface, x + 13, surface, 'p') +
    polyline([
      [x - 44, floor - 8],
      [x - 5, floor - 44],
      [x - 5, floor - 70],
    ]) +
    polyline([
      [x + 44, floor - 8],
      [x + 5, floor - 44],
      [x + 5, floor - 70],
    ]) +
    lumps(x, floor - 3, 3, 10) +
    bubbles(x, floor - 16, 30, 6, 9) +
    bubbles(x, floor - 74, 40, 5, 5) +
    pointer(252, 60, x + 6, top + 20, 'gas') +
    pointer(252, 130, x + 54, floor - 50, 'cold water') +
    pointer(252, 178, x + 15, floor - 8, metal)
  )
}

const calcium = figure(
  {
    name: 'metals/calcium-in-water',
    title: 'Calcium reacts with cold water',
    description:
      'Pieces of calcium lie at the bottom of a beaker of cold water, below an upturned funnel. Bubbles rise through the funnel into a test-tube that stands upside down on its stem. Gas has collected at the top of the tube, with water below it.',
    height: 210,
  },
  gasFromWater('calcium'),
)

export const figures = [series, withAcid, steam, displacement, shaped, conduction, calcium]
