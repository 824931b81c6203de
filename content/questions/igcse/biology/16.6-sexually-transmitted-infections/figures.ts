import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dot, line, type Point, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

export const YEARS: readonly number[] = [2006, 2008, 2010, 2012, 2014, 2016, 2018, 2020]

const even = (value: number) => 2 * Math.round(value / 2)

/** New infections in thousands: up to a peak in 2010, then down to the last value, all even numbers. */
export function infections(peak: number, last: number): Point[] {
  const shares = [0.88, 0.62, 0.36, 0.16, 0]
  return YEARS.map((year, at): Point => {
    if (at < 2) return [year, even(peak * (0.62 + at * 0.2))]
    return [year, at === 2 ? peak : even(last + (peak - last) * (shares[at - 3] ?? 0))]
  })
}

export function infectionsGraph(peak: number, last: number): Figure {
  const points = infections(peak, last)
  const on = graph({
    x: { label: 'year', min: 2006, max: 2020, ticks: YEARS },
    y: {
      label: 'new HIV infections in the year / thousands',
      max: 80,
      ticks: [0, 20, 40, 60, 80],
      grid: true,
      parts: 10,
    },
    height: 190,
  })
  return figure(
    {
      name: `reproduction/new-infections-${peak}-${last}`,
      title: 'New infections with HIV in one country',
      description: `A graph of new HIV infections in thousands, 0 to 80, against the year. The points, joined by lines: ${points.map(([year, value]) => `${value} in ${year}`).join(', ')}.`,
      height: 280,
    },
    on.axes,
    on.line(points),
    on.points(points),
  )
}

export const ROUTES = ['sexual\ncontact', 'shared\nneedles', 'mother\nto child', 'other'] as const

export function routesChart(shares: readonly number[]): Figure {
  return chartFigure(
    { name: `reproduction/routes-${shares.join('-')}`, title: 'How people were infected with HIV' },
    barChart({
      categories: ROUTES,
      values: shares,
      yLabel: 'share of new infections / %',
      yEvery: 10,
      yMax: 80,
      height: 180,
    }),
  )
}

const SPOTS: readonly Point[] = [
  [136, 92],
  [112, 38],
  [102, 146],
  [48, 52],
  [42, 128],
]
const LINKS = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 4],
] as const

/** How many people one of a group has direct contact with; `bridge` counts the dashed line. */
export function contactsOf(spot: number, size: number): number {
  return LINKS.filter(([one, other]) => other < size && (one === spot || other === spot)).length
}

/** Two groups of people, joined by one dashed line; one person is marked X. */
export function contactNetwork(
  left: number,
  right: number,
  marked: { side: 'left' | 'right'; spot: number },
): Figure {
  const at = (side: 'left' | 'right', spot: number): Point => {
    const [x, y] = SPOTS[spot] ?? [0, 0]
    return [side === 'left' ? x : 360 - x, y]
  }
  const sides = [
    ['left', left],
    ['right', right],
  ] as const
  const [mx, my] = at(marked.side, marked.spot)
  const [bx, by] = at('left', 0)
  const [cx, cy] = at('right', 0)
  return figure(
    {
      name: `reproduction/contacts-${left}-${right}-${marked.side}-${marked.spot}`,
      title: 'Sexual contacts among a group of people',
      description: `Circles stand for people and lines for sexual contact. ${left} people on the left are joined to one another by full lines, and ${right} people on the right. One dashed line joins a person of the left group to a person of the right group. Person X is in the ${marked.side} group and is joined to ${contactsOf(marked.spot, marked.side === 'left' ? left : right)} others of that group by full lines.`,
      height: 206,
    },
    line(bx, by, cx, cy, 'l dash'),
    sides
      .map(([side, size]) =>
        LINKS.filter(([, other]) => other < size)
          .map(([one, other]) => line(...at(side, one), ...at(side, other)))
          .join(''),
      )
      .join(''),
    sides
      .map(([side, size]) =>
        Array.from({ length: size }, (_, spot) => dot(...at(side, spot), 'l sheet', 11)).join(''),
      )
      .join(''),
    dot(mx, my, 'l hl', 11),
    text(mx, my + 4.5, 'X', { anchor: 'middle', cls: 'b' }),
    line(52, 190, 84, 190),
    text(90, 194, 'no condom', { cls: 's' }),
    line(182, 190, 214, 190, 'l dash'),
    text(220, 194, 'condom always used', { cls: 's' }),
  )
}
