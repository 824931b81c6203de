import { figure } from '@/lib/figures/figure'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { centred, circle, dot, line, polar, rect, type Shape, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { venn } from '@/lib/figures/statistics/venn'
import { cubeOf } from './number'

// Pieces that the questions of all the notes on number share.

export const middle = { anchor: 'middle' } as const
export const small = { anchor: 'middle', cls: 's' } as const

/** A table: its first row is the head, the first column stands at the left of its cells. */
export function table(
  x: number,
  y: number,
  widths: readonly number[],
  rows: readonly (readonly string[])[],
  height = 26,
): Shape {
  const left = (at: number) => widths.slice(0, at).reduce((sum, each) => sum + each, x)
  return rows
    .flatMap((cells, row) =>
      cells.map((cell, at) => {
        const [top, width] = [y + row * height, widths[at] ?? 0]
        return (
          rect(left(at), top, width, height, row === 0 ? 'l thin sunk' : 'l thin sheet') +
          (at === 0
            ? text(left(at) + 8, top + height / 2 + 4.5, cell)
            : centred(left(at) + width / 2, top + height / 2, cell))
        )
      }),
    )
    .join('')
}

export type Level = { from: number; to: number; division: number; numbered: number }

/** A level scale with its base line; `at` is the place of a value along it. */
export function level(y: number, scale: Level, x = 30, length = 300) {
  const drawn = linearScale({ ...scale, x, y, length, way: 'right' })
  const at = (value: number): number => drawn.at(value)[0]
  return { at, shape: line(x - 8, y, x + length + 8, y, 'l') + drawn.shape }
}

/** A named mark above a level scale that points down at a value. */
export function pin(x: number, y: number, name: string): Shape {
  return (
    line(x, y - 30, x, y - 7, 'p') +
    line(x - 4, y - 8, x, y - 1, 'p') +
    line(x + 4, y - 8, x, y - 1, 'p') +
    text(x, y - 35, name, { anchor: 'middle', cls: 'b' })
  )
}

/** Equal squares in rows, some of them shaded. */
export function tiles(
  x: number,
  y: number,
  side: number,
  columns: number,
  rows: number,
  kind: (column: number, row: number) => string,
): Shape {
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const cls = kind(column, row)
    return cls === '' ? '' : rect(x + column * side, y + row * side, side, side, cls)
  }).join('')
}

/** A calculator's display: what was typed above, the result below. */
export function display(x: number, y: number, width: number, typed: string, result: string): Shape {
  return (
    rect(x, y, width, 58, 'l sunk', 6) +
    rect(x + 6, y + 6, width - 12, 46, 'l thin sheet', 3) +
    text(x + 13, y + 24, typed, { cls: 's' }) +
    text(x + width - 13, y + 44, result, { anchor: 'end', cls: 'b' })
  )
}

/** A thermometer from −10 to 10 °C with a mark for each degree, and its name below. */
export function thermometer(x: number, y: number, reading: number, name: string): Shape {
  const drawn = linearScale({ from: -10, to: 10, division: 1, numbered: 5, x: x + 7, y, length: 160 })
  const [, top] = drawn.at(reading)
  return (
    rect(x - 6, y - 172, 12, 184, 'l sheet', 6) +
    rect(x - 2.5, top, 5, y + 12 - top, 'rd') +
    dot(x, y + 18, 'rd', 10) +
    drawn.shape +
    text(x, y + 50, name, { anchor: 'middle', cls: 'b' })
  )
}

/** A clock face with its two hands. */
export function clockFace(x: number, y: number, radius: number, hours: number, minutes: number): Shape {
  const turn = (part: number) => 90 - 360 * part
  const marks = Array.from({ length: 60 }, (_, at) =>
    line(
      ...polar(x, y, radius, turn(at / 60)),
      ...polar(x, y, radius - (at % 5 === 0 ? 8 : 4), turn(at / 60)),
      'l thin',
    ),
  )
  const numbers = Array.from({ length: 12 }, (_, at) =>
    centred(...polar(x, y, radius - 19, turn((at + 1) / 12)), String(at + 1)),
  )
  return (
    circle(x, y, radius, 'l sheet') +
    marks.join('') +
    numbers.join('') +
    line(x, y, ...polar(x, y, radius * 0.45, turn((hours + minutes / 60) / 12)), 'l thick') +
    line(x, y, ...polar(x, y, radius * 0.6, turn(minutes / 60)), 'p') +
    dot(x, y, 'd', 3.5)
  )
}

// E1.1 Types of number

const departures = figure(
  {
    name: 'number-asked/departures',
    title: 'Departures of two bus lines',
    description:
      'A table of departures with two rows, each the first four buses of a line. Line A: 08 00, 08 24, 08 48, 09 12. Line B: 08 00, 08 45, 09 30, 10 15.',
    height: 92,
  },
  table(
    8,
    6,
    [94, 62, 62, 62, 62],
    [
      ['Departures', '1st', '2nd', '3rd', '4th'],
      ['Line A', '08 00', '08 24', '08 48', '09 12'],
      ['Line B', '08 00', '08 45', '09 30', '10 15'],
    ],
  ),
)

const branch = (x1: number, y1: number, x2: number, y2: number) =>
  line(x1 + (x2 - x1) * 0.25, y1 + (y2 - y1) * 0.25, x1 + (x2 - x1) * 0.72, y1 + (y2 - y1) * 0.72)
const leaf = (x: number, y: number, value: string) => circle(x, y, 14, 'p w') + centred(x, y, value)

const unfinishedTree = figure(
  {
    name: 'number-asked/unfinished-tree',
    title: 'A factor tree for 540 with two numbers hidden',
    description:
      '540 splits into 20 and a. 20 splits into 4 and 5, and 4 into 2 and 2. The number a splits into 3 and b, and b splits into 3 and 3. The ends of the branches, 5, 2, 2, 3, 3 and 3, are ringed.',
    height: 218,
  },
  centred(180, 18, '540', 'b'),
  branch(180, 18, 100, 76),
  branch(180, 18, 260, 76),
  centred(100, 76, '20'),
  centred(260, 76, '*a*', 'b'),
  branch(100, 76, 60, 136),
  branch(100, 76, 140, 136),
  centred(60, 136, '4'),
  leaf(140, 136, '5'),
  branch(260, 76, 220, 136),
  branch(260, 76, 300, 136),
  leaf(220, 136, '3'),
  centred(300, 136, '*b*', 'b'),
  branch(60, 136, 32, 196),
  branch(60, 136, 88, 196),
  leaf(32, 196, '2'),
  leaf(88, 196, '2'),
  branch(300, 136, 272, 196),
  branch(300, 136, 328, 196),
  leaf(272, 196, '3'),
  leaf(328, 196, '3'),
)

const primesOfTwo = chartFigure(
  { name: 'number-asked/primes-of-two', title: 'The prime factors of two numbers in a Venn diagram' },
  venn({ sets: ['M', 'N'], universal: '', numbers: { M: '3\n7', MN: '2\n3', N: '2\n5' } }),
)

// E1.2 Sets

const counts = chartFigure(
  { name: 'number-asked/counts', title: 'Numbers of elements in a Venn diagram with two sets' },
  venn({ sets: ['A', 'B'], numbers: { A: 13, AB: 9, B: 10, none: 8 } }),
)

const oneRegion = chartFigure(
  { name: 'number-asked/one-region', title: 'A shaded region of a Venn diagram with two sets' },
  venn({ sets: ['A', 'B'], shade: "A' ∩ B" }),
)

const threeRegions = chartFigure(
  { name: 'number-asked/regions-of-three', title: 'Shaded regions of a Venn diagram with three sets' },
  venn({ sets: ['A', 'B', 'C'], shade: "(A ∪ B) ∩ C'" }),
)

// E1.3 Powers and roots

const smallCubes = figure(
  {
    name: 'number-asked/small-cubes',
    title: 'A cube made of small cubes',
    description: 'A cube built of equal small cubes. There are 4 small cubes along each of its edges.',
    height: 176,
  },
  cubeOf(104, 66, 104, 4),
)

const hollowSquare = figure(
  {
    name: 'number-asked/hollow-square',
    title: 'A square of tiles with a square hole',
    description:
      'Equal square tiles form a large square with 10 tiles along each side. In its middle a square hole is left out. The frame of tiles around the hole is 2 tiles wide on all four sides.',
    height: 196,
  },
  tiles(90, 8, 18, 10, 10, (column, row) =>
    column >= 2 && column < 8 && row >= 2 && row < 8 ? '' : 'l thin w',
  ),
)

const roots = level(66, { from: 3, to: 6, division: 0.1, numbered: 1 })

const threeRoots = figure(
  {
    name: 'number-asked/three-roots',
    title: 'Three points on a number line',
    description:
      'A number line from 3 to 6 with marks at every tenth. P stands a little to the right of 3.4, Q a little to the left of 4.5 and R just beyond 5.3.',
    height: 100,
  },
  roots.shape,
  pin(roots.at(3.42), 66, '*P*'),
  pin(roots.at(4.48), 66, '*Q*'),
  pin(roots.at(5.31), 66, '*R*'),
)

export const figures = [
  departures,
  unfinishedTree,
  primesOfTwo,
  counts,
  oneRegion,
  threeRegions,
  smallCubes,
  hollowSquare,
  threeRoots,
]
