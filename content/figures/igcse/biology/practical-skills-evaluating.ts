import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { rule } from '@/lib/figures/laboratory/measuring'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { circle, line, rect, type Shape, text } from '@/lib/figures/shapes'

const TOPIC = 'practical-skills'

const WELLS = 10

export type TileRow = {
  /** 'pH 5', '20 °C' */
  name: string
  /** so many of its first drops are blue-black */
  dark: number
}

const well = (x: number, y: number, isDark: boolean): Shape =>
  circle(x, y, 10.5, 'l thin sheet') + circle(x, y, 8, isDark ? 'l thin shade' : 'l thin hl')

const tileKey = (y: number): Shape =>
  circle(96, y, 7, 'l thin shade') +
  text(110, y + 4, 'blue-black', { cls: 's' }) +
  circle(212, y, 7, 'l thin hl') +
  text(226, y + 4, 'orange-brown', { cls: 's' })

/** A white tile with a row of ten drops of iodine solution for each tube, at even times. */
export function tileOfDrops(rows: readonly TileRow[], interval: number, name = 'tile-of-drops'): Figure {
  const bottom = 50 + rows.length * 30
  const seen = rows.map(({ name: row, dark }) =>
    dark === WELLS
      ? `In the row of ${row} all drops are blue-black.`
      : `In the row of ${row} ${dark === 1 ? 'only the first drop is' : `the first ${dark} drops are`} blue-black, the others orange-brown.`,
  )
  return figure(
    {
      name: `${TOPIC}/${name}`,
      title: 'Drops of iodine solution on a white tile',
      description: `A white tile with ${rows.length} rows of ten wells. The columns are headed with times from ${interval} s to ${interval * WELLS} s, in steps of ${interval} s. ${seen.join(' ')}`,
      height: bottom + 32,
    },
    text(196, 16, 'time after mixing / s', { anchor: 'middle', cls: 's' }),
    rect(58, 42, 296, bottom - 42, 'l sheet', 5),
    Array.from({ length: WELLS }, (_, at) =>
      text(74 + at * 29.4, 36, String((at + 1) * interval), { anchor: 'middle', cls: 's' }),
    ).join(''),
    rows
      .map(
        ({ name: row, dark }, line) =>
          text(50, 64 + line * 30 + 4, row, { anchor: 'end', cls: 's' }) +
          Array.from({ length: WELLS }, (_, at) => well(74 + at * 29.4, 62 + line * 30, at < dark)).join(''),
      )
      .join(''),
    tileKey(bottom + 18),
  )
}

export type CubeOnRule = { name: string; from: number; side: number }

/** Faces of cubes of agar that stand on the edge of a rule; `from` and `side` in mm. */
export function cubesOnRule(cubes: readonly CubeOnRule[]): Figure {
  const edge = 112
  const drawn = rule({
    x: 22,
    y: edge,
    length: 300,
    scale: { from: 0, to: 84, division: 1, numbered: 10, longer: 5 },
    unit: 'mm',
  })
  return figure(
    {
      name: `${TOPIC}/cubes-on-a-rule`,
      title: 'Faces of five cubes of agar beside a rule',
      description: `Five pink squares stand on the edge of a rule with divisions of 1 mm. ${cubes.map(({ name, from, side }) => `${name} reaches from ${from} mm to ${from + side} mm.`).join(' ')}`,
      height: 156,
    },
    drawn.shape,
    cubes
      .map(({ name, from, side }) => {
        const [left, right] = [drawn.at(from)[0], drawn.at(from + side)[0]]
        const width = right - left
        return (
          rect(left, edge - width, width, width, 'l thin rw') +
          text((left + right) / 2, edge - width - 8, name, { anchor: 'middle', cls: 'b' })
        )
      })
      .join(''),
  )
}

/** What fills a tube of this colour; the words below it tell the colours apart. */
const FILLS: Readonly<Record<string, string>> = {
  'blue-black': 'l thin shade',
  'orange-brown': 'hl',
  purple: 'w',
  blue: 'w',
  green: 'gw',
  yellow: 'hl',
  orange: 'hl',
  'brick-red': 'rd',
  clear: 'sheet',
  'cloudy white': 'sunk',
}

/** Colours that have no fill of their own are the fill above with thin red lines across it. */
const RED_LINES: readonly string[] = ['purple', 'orange']

const redLines = (x: number, floor: number, half: number): Shape =>
  Array.from({ length: 10 }, (_, at) => {
    const up = 2.5 + at * 2.5
    const reach = up >= half ? half : Math.sqrt(half * half - (half - up) ** 2)
    return line(x - reach + 1, floor - up, x + reach - 1, floor - up, 'r thin')
  }).join('')

const REAGENTS = ['iodine\nsolution', 'biuret\nreagent', 'Benedict’s\nsolution', 'ethanol\nand water']

export type TestedFood = { name: string; colours: readonly string[] }

/** A row of four test-tubes for each food, with the colours named. */
export function foodTests(foods: readonly TestedFood[]): Figure {
  const [left, across, down] = [80, 77, 84]
  return figure(
    {
      name: `${TOPIC}/tests-on-foods`,
      title: 'Test-tubes with foods and reagents',
      description: `Rows of four test-tubes: iodine solution, biuret reagent, Benedict’s solution, ethanol and water. ${foods.map(({ name, colours }) => `Food ${name}: ${colours.join(', ')}.`).join(' ')}`,
      height: 40 + foods.length * down,
    },
    REAGENTS.map((each, at) => text(left + at * across, 14, each, { anchor: 'middle', cls: 's' })).join(''),
    foods
      .map(({ name, colours }, row) => {
        const floor = 92 + row * down
        return (
          text(8, floor - 18, `food ${name}`, { cls: 'b' }) +
          colours
            .map((colour, at) => {
              const x = left + at * across
              return (
                testTube({ x, y: floor, width: 18, height: 48, level: 0.6, fill: FILLS[colour] ?? 'w' }) +
                (RED_LINES.includes(colour) ? redLines(x, floor, 9) : '') +
                text(x, floor + 16, colour, { anchor: 'middle', cls: 's' })
              )
            })
            .join('')
        )
      })
      .join(''),
  )
}

export type PointsOnGraph = {
  x: string
  y: string
  points: readonly (readonly [number, number])[]
  /** Places of the points that carry A, B, C …, in this order. */
  lettered: readonly number[]
  top: number
  name?: string
}

/** Results as points, without a line. */
export function pointsOnGraph({
  x,
  y,
  points,
  lettered,
  top,
  name = 'points-on-a-graph',
}: PointsOnGraph): Figure {
  const xs = points.map(([each]) => each)
  const ticks = [0, ...xs]
  const chart = graph({
    x: { label: x, max: Math.max(...xs), ticks, grid: true },
    y: { label: y, max: top, ticks: [0, 1, 2, 3, 4, 5, 6].map(each => (each * top) / 6), grid: true },
    height: 170,
  })
  const told = points.map(([px, py], at) => {
    const letter = lettered.includes(at) ? `, lettered ${'ABCDE'.charAt(lettered.indexOf(at))},` : ''
    return `${px}${letter} and ${py}`
  })
  return figure(
    {
      name: `${TOPIC}/${name}`,
      title: 'Results plotted as points',
      description: `A graph of ${y.replace(/[{}^]/g, '')} against ${x}. The points stand at ${told.join('; ')}.`,
      height: 254,
    },
    chart.axes,
    chart.points(points),
    lettered
      .map((at, place) => {
        const [px, py] = chart.at(points[at]?.[0] ?? 0, points[at]?.[1] ?? 0)
        return text(px + 10, py - 5, 'ABCDE'.charAt(place), { cls: 'b' })
      })
      .join(''),
  )
}

const ANOMALY = pointsOnGraph({
  x: 'concentration of amylase / %',
  y: 'starch digested per minute / mg',
  points: [
    [1, 9],
    [2, 17],
    [3, 27],
    [4, 24],
    [5, 44],
    [6, 53],
  ],
  lettered: [],
  top: 60,
  name: 'a-point-off-the-line',
})

export const figures: Figure[] = [
  ANOMALY,
  tileOfDrops(
    [
      { name: 'trial 1', dark: 4 },
      { name: 'trial 2', dark: 5 },
      { name: 'trial 3', dark: 1 },
    ],
    30,
    'three-trials-on-a-tile',
  ),
]
