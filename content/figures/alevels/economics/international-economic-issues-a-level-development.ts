import { fourPanels } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import type { Market } from '@/lib/figures/markets'
import { dot, type Point, type Shape, text } from '@/lib/figures/shapes'
import { series } from '@/lib/figures/statistics/chart'

const TOPIC = 'international-economic-issues-a-level-development'

// 11.3

/** From the output of a country to what an average resident can buy, with the numbers of one country. */
const outputToLiving = (() => {
  const steps: readonly (readonly [string, string])[] = [
    ['GDP: \\$100 billion', '− net income sent abroad: \\$12 billion'],
    ['GNI: \\$88 billion', '− depreciation: \\$8 billion'],
    ['NNI: \\$80 billion', '÷ population: 40 million'],
    ['NNI per head: \\$2000', '× 2.5, since prices are low'],
    ['at PPP: \\$5000', ''],
  ]
  const boxes = steps.map(([name], at) =>
    box(4, 8 + at * 62, 160, 34, name.replaceAll('\\', ''), at === 4 ? 'l w' : 'l sheet'),
  )
  return figure(
    {
      name: `${TOPIC}/output-to-living`,
      title: 'From the output of a country to what an average resident can buy',
      description:
        'Five boxes, one under the other, joined by arrows. GDP, 100 billion dollars. Minus net income sent abroad, 12 billion, gives GNI, 88 billion. Minus depreciation, 8 billion, gives NNI, 80 billion. Divided by a population of 40 million it gives NNI per head, 2000 dollars. Multiplied by 2.5, because prices are low, it gives 5000 dollars at purchasing power parity.',
      height: 298,
    },
    ...boxes.map(each => each.shape),
    ...steps.slice(0, 4).map(([, change], at) => {
      const [from, to] = [boxes[at], boxes[at + 1]]
      return from && to ? link(from.bottom, to.top, change.replaceAll('\\', '')) : ''
    }),
  )
})()

const KUZNETS_STEPS = [
  '1  the axes',
  '2  rise, peak *T*, fall',
  '3  policy: a flatter curve',
  '4  a second rise',
] as const

/** The Kuznets curve as it grows under the pencil, and what speaks against it. */
const kuznetsSteps = (() => {
  const hill = (high: number, x: number) => high - 14 - (high - 22) * ((x - 46) / 44) ** 2
  const along = (rule: (x: number) => number, from: number, to: number): Point[] =>
    Array.from({ length: 17 }, (_, at) => from + ((to - from) * at) / 16).map((x): Point => [x, rule(x)])
  const top = hill(92, 46)
  const drawn: ((m: Market) => Shape)[] = [
    m =>
      m.axes +
      text(m.at(0, 0)[0] + 7, m.at(0, 103)[1], 'Gini', { cls: 's' }) +
      text(m.at(100, 0)[0] + 6, m.at(0, 0)[1] + 17, 'real GDP per head', { anchor: 'end', cls: 's' }),
    m =>
      m.bent(
        along(x => hill(92, x), 8, 86),
        '',
        'l',
      ) +
      m.read([46, top], '', '') +
      text(m.at(46, top)[0], m.at(46, top)[1] - 7, '*T*', { anchor: 'middle' }),
    m =>
      m.bent(
        along(x => hill(58, x), 8, 86),
        '',
        'p',
      ) + text(m.at(46, 0)[0], m.at(46, 9)[1], 'with policy', { anchor: 'middle', cls: 's' }),
    m =>
      m.bent(
        along(x => hill(92, x), 8, 70),
        '',
        'l',
      ) +
      m.bent(
        [
          [70, hill(92, 70)],
          [76, 49],
          [83, 47],
          [89, 54],
          [96, 68],
        ],
        '',
        'r dash',
      ) +
      m.read([46, top], '', '') +
      text(m.at(46, top)[0], m.at(46, top)[1] - 7, '*T*', { anchor: 'middle' }),
  ]
  const layersOf = (at: number) => (at === 3 ? [drawn[0], drawn[3]] : drawn.slice(0, at + 1))
  return figure(
    {
      name: `${TOPIC}/kuznets-steps`,
      title: 'The Kuznets curve in four steps',
      description:
        'Four diagrams with the Gini coefficient on the vertical axis and real GDP per head on the horizontal. Step 1: the axes. Step 2: a curve that rises to the turning point T and then falls. Step 3: a second, lower and flatter curve with its turning point at the same income: a country whose policy spreads schooling and land early. Step 4: the first curve, and from the falling part of it a dashed line that rises again at high income.',
      height: 390,
    },
    fourPanels(
      KUZNETS_STEPS,
      (m, at) =>
        layersOf(at)
          .map(draw => draw?.(m) ?? '')
          .join(''),
      { left: [42, 222], top: [26, 218], width: 114, height: 118, title: [-22, 158] },
    ),
  )
})()

/** Workers move from farms (1000 dollars) to towns (3000 dollars): with two groups the Gini is a difference of shares. */
const giniAt = (inTown: number) => (3 * inTown) / (1 + 2 * inTown) - inTown

const move = graph({
  x: {
    label: 'Income per head / $',
    min: 800,
    max: 3200,
    ticks: [1000, 1400, 1800, 2200, 2600, 3000],
    grid: true,
  },
  y: {
    label: 'Gini coefficient',
    max: 0.3,
    ticks: [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3],
    grid: true,
    format: v => v.toFixed(2),
  },
  height: 180,
})
const shares: readonly number[] = [0, 0.2, 0.4, 0.6, 0.8, 1]

const movingWorkers = figure(
  {
    name: `${TOPIC}/moving-workers`,
    title: 'Gini coefficient as workers move from farms to towns',
    description:
      'The Gini coefficient is on the vertical axis, income per head in dollars on the horizontal axis, both with a grid. The curve rises from 0 at 1000 dollars, when nobody works in towns, through 0.23 at 1400 dollars (20 per cent in towns) to 0.27 at 1800 dollars (40 per cent), then falls through 0.22 at 2200 dollars (60 per cent) and 0.12 at 2600 dollars (80 per cent) to 0 at 3000 dollars, when all work in towns.',
    height: 262,
  },
  move.axes,
  move.plot(income => giniAt((income - 1000) / 2000), 1000, 3000),
  ...shares.map(share => {
    const [x, y] = [1000 + 2000 * share, giniAt(share)]
    const side =
      share === 0.2
        ? ({ dx: -7, dy: -6, anchor: 'end' } as const)
        : ({ dx: 7, dy: -6, anchor: 'start' } as const)
    return (
      dot(...move.at(x, y), 'pd') + move.label(x, y, `${Math.round(share * 100)}%`, { ...side, cls: 's' })
    )
  }),
)

const poor = (year: number) => 2 * 1.06 ** year
const rich = (year: number) => 50 * 1.02 ** year
const years = graph({
  x: { label: 'Year', max: 96, ticks: series(0, 90, 10) },
  y: { label: 'Income per head / $ thousand', max: 300, ticks: series(0, 300, 50), grid: true },
  width: 270,
  height: 190,
})
const gap = (year: number): Shape =>
  years.line(
    [
      [year, poor(year)],
      [year, rich(year)],
    ],
    'r dash',
  )

const catchingUp = figure(
  {
    name: `${TOPIC}/catching-up`,
    title: 'A poor country that grows by 6% and a rich one that grows by 2%',
    description:
      'Income per head in thousands of dollars is on the vertical axis, years on the horizontal axis. The rich country starts at 50 and grows by 2 per cent a year, the poor one starts at 2 and grows by 6 per cent. Dashed lines mark the gap: 48 in year 0, about 99 in year 56, when it is widest. The curves meet in year 84 at about 262.',
    height: 270,
  },
  years.axes,
  years.plot(rich, 0, 90, 'l'),
  years.plot(poor, 0, 86, 'p'),
  gap(0.5),
  gap(56),
  dot(...years.at(83.7, rich(83.7))),
  years.label(36, 118, 'rich: 2%', { anchor: 'end' }),
  years.label(62, 14, 'poor: 6%'),
  years.label(4, 24, 'gap 48', { cls: 's' }),
  years.label(55, 82, 'gap 99', { anchor: 'end', cls: 's' }),
)

export const figures = [outputToLiving, kuznetsSteps, movingWorkers, catchingUp]
