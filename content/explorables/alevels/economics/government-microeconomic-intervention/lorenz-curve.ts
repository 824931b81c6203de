import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

type Set = { unequal: number; moved: number }

const GROUPS = 5

/** Shares of income of five equal groups, poorest first, in per cent, before taxes and benefits. */
function sharesBefore({ unequal }: Set): number[] {
  const raw = Array.from({ length: GROUPS }, (_, at) => Math.exp((unequal * at) / 25))
  const sum = raw.reduce((total, each) => total + each, 0)
  return raw.map(each => (100 * each) / sum)
}

/** A tax of one rate on all, paid out in equal parts. */
const sharesAfter = (values: Set) =>
  sharesBefore(values).map(share => share * (1 - values.moved / 100) + (100 / GROUPS) * (values.moved / 100))

function curveOf(shares: readonly number[]): Point[] {
  const upTo = (count: number) => shares.slice(0, count).reduce((sum, share) => sum + share, 0)
  return Array.from({ length: GROUPS + 1 }, (_, at): Point => [(at * 100) / GROUPS, upTo(at)])
}

/** Twice the area between the diagonal and the curve, by trapezia. */
function giniOf(shares: readonly number[]): number {
  const points = curveOf(shares)
  const under = points.slice(1).reduce((sum, [x, y], at) => {
    const [fromX, fromY] = points[at] ?? [0, 0]
    return sum + ((x - fromX) * (y + fromY)) / 2
  }, 0)
  return 1 - under / 5000
}

function draw(values: Set): string {
  const axis = { max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true }
  const g = graph({
    x: { label: 'people, poorest first / %', ...axis },
    y: { label: 'income / %', ...axis },
    width: 240,
    height: 200,
  })
  const [before, after] = [curveOf(sharesBefore(values)), curveOf(sharesAfter(values))]
  return (
    g.area([...after, [100, 100], [0, 0]], 'w') +
    g.axes +
    g.line(
      [
        [0, 0],
        [100, 100],
      ],
      'l thin',
    ) +
    (values.moved === 0 ? '' : g.line(before, 'l dash thin')) +
    g.line(after, 'p') +
    g.points(after.slice(1, -1), 'p') +
    g.label(47, 53, 'equality', { anchor: 'end', cls: 's' })
  )
}

function says(values: Set): Said {
  const [before, after] = [sharesBefore(values), sharesAfter(values)]
  const [first, last] = [after[0] ?? 0, after.at(-1) ?? 0]
  const [gini, giniBefore] = [fixed(giniOf(after), 2), fixed(giniOf(before), 2)]
  return {
    description: `A Lorenz curve: the share of all income that the poorest 20, 40, 60 and 80 % of people receive, below the straight line of equality. The poorest fifth has ${fixed(first, 1)} %, the richest fifth ${fixed(last, 1)} %. The Gini coefficient is ${gini}; before taxes and benefits, which move ${values.moved} % of all income, it is ${giniBefore}.`,
    readings: [
      ['Gini coefficient', gini],
      ['Gini before', giniBefore],
      ['Poorest fifth has', `${fixed(first, 1)} %`],
      ['Richest fifth has', `${fixed(last, 1)} %`],
    ],
  }
}

export const moving = explorable({
  title: 'A Lorenz curve, before and after redistribution',
  height: 282,
  values: {
    unequal: { label: 'Inequality of incomes', min: 0, max: 24, step: 1, start: 15 },
    moved: { label: 'Income taxed and paid out equally', unit: '%', min: 0, max: 60, step: 5, start: 0 },
  },
  draw,
  says,
})
