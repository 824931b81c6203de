import { fourPanels, layered } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { type Market, market } from '@/lib/figures/markets'
import { dot, line, type Point, type Shape, text } from '@/lib/figures/shapes'

/** Figures of 8.3, labour market forces and government intervention. */
const TOPIC = 'government-microeconomic-intervention-a-level-labour'

const PANEL = { top: 54, width: 104, height: 150 }

// MCL starts where supply does and rises twice as steeply.
const mrp = (l: number) => 92 - 0.6 * l
const supply = (l: number) => 4 + 0.62 * l
const cost = (l: number) => 4 + 1.24 * l
const hired = 88 / 1.84
const many = 88 / 1.22

const STEPS = [
  '1  rivals: *MRP* = *S*',
  '2  *MC*_{L} above *S*',
  '3  *MRP* = *MC*_{L}',
  '4  who wins, who loses',
] as const

/** The diagram of a monopsony as it grows under the pencil. */
function monopsonySteps() {
  const drawn: ((m: Market) => Shape)[] = [
    m =>
      m.axes +
      m.straight([0, mrp(0)], [88, mrp(88)], '*MRP*') +
      m.straight([0, supply(0)], [88, supply(88)], '*S*') +
      m.read([many, mrp(many)], '*Q*_{c}', '*W*_{c}'),
    m => m.straight([0, cost(0)], [68, cost(68)], '*MC*_{L}', 'p'),
    m =>
      m.read([hired, supply(hired)], '*Q*_{m}', '*W*_{m}') +
      line(...m.at(hired, supply(hired)), ...m.at(hired, mrp(hired)), 'l dash thin') +
      dot(...m.at(hired, mrp(hired))),
    m =>
      m.area(
        [
          [0, supply(hired)],
          [hired, supply(hired)],
          [hired, mrp(many)],
          [0, mrp(many)],
        ],
        '*A*',
        'gw',
      ) +
      m.area(
        [
          [hired, supply(hired)],
          [many, mrp(many)],
          [hired, mrp(hired)],
        ],
        '',
        'rw',
      ) +
      m.label(hired + 3, mrp(many) - 3, '*L*'),
  ]
  return figure(
    {
      name: `${TOPIC}/monopsony-steps`,
      title: 'How to draw a monopsony in four steps',
      description:
        'Four diagrams of a labour market, each adding to the one before. Step 1: MRP falls and labour supply S rises; employers who compete hire Qc at the wage Wc, where they cross. Step 2: the marginal cost of labour MCL starts at the same point as S and rises twice as steeply. Step 3: MCL meets MRP at Qm; from there a line goes down to S and across to the wage Wm. Both are lower than in competition. Step 4: rectangle A, between Wc and Wm up to Qm, goes from workers to the employer. Triangle L, between MRP and S from Qm to Qc, is the deadweight loss.',
      height: 414,
    },
    fourPanels(STEPS, layered(drawn), { left: [40, 214], width: 104 }),
  )
}

/** Employment for every minimum wage: supply 5 + 0.1L, MRP 20 − 0.1L. */
function minimumWageTent() {
  const g = graph({
    x: { label: 'Minimum wage / $ per hour', max: 18, min: 8, ticks: [8, 10, 12, 14, 16, 18], grid: true },
    y: { label: 'Workers employed', max: 100, ticks: [0, 25, 50, 75, 100], grid: true },
    left: 46,
    width: 286,
    height: 190,
  })
  return figure(
    {
      name: `${TOPIC}/minimum-wage-tent`,
      title: 'Employment at every minimum wage, with one employer and with many',
      description:
        'The minimum wage from 8 to 18 dollars per hour on the horizontal axis, workers employed on the vertical axis. With one employer, a solid line: employment is 50 up to a minimum of 10 dollars, rises in a straight line to 75 at 12.50 dollars, the competitive wage, and then falls in a straight line: 60 at 14, 50 at 15, 30 at 17 dollars. With many employers, a dashed line: employment is 75 up to 12.50 dollars and then falls along the same line.',
      height: 276,
    },
    g.axes,
    g.line(
      [
        [8, 75],
        [12.5, 75],
      ],
      'l dash',
    ),
    g.line([
      [8, 50],
      [10, 50],
      [12.5, 75],
      [18, 20],
    ]),
    ...(
      [
        [10, 50],
        [12.5, 75],
        [15, 50],
      ] as const
    ).map(([x, y]) => dot(...g.at(x, y))),
    g.label(8.2, 80, 'many employers', { cls: 's' }),
    g.label(8.2, 32, 'one employer', { cls: 's' }),
    g.label(10, 50, '*W*_{m}', { dx: 4, dy: 16 }),
    g.label(12.5, 75, '*W*_{c}', { dx: 2, dy: -9, anchor: 'middle' }),
    g.label(15, 50, '*M*', { dx: 8, dy: -4 }),
  )
}

/** Two labour markets on one wage scale. */
function twoOccupations() {
  const left = market({ x: 'Labour', y: 'Wage', left: 44, ...PANEL })
  const right = market({ x: 'Labour', y: 'Wage', left: 222, ...PANEL })
  const d1 = (l: number) => 96 - 0.9 * l
  // Both elasticities are as the caption says: 0.5 and 2.7 where the curves cross.
  const s1 = (l: number) => 5.06 * (l - 14)
  const d2 = (l: number) => 66 - 0.6 * l
  const s2 = (l: number) => 19.6 + 0.2 * l
  return figure(
    {
      name: `${TOPIC}/two-occupations`,
      title: 'Why engineers earn more than shop assistants',
      description:
        'Two labour markets side by side on one wage scale. Left, engineers: demand D is high and supply S is small and steep; they cross at a high wage W1 and a small number Q1. Right, shop assistants: demand is lower, supply is large and almost flat; they cross at a low wage W2 and a large number Q2.',
      height: 254,
    },
    text(96, 18, 'engineers', { anchor: 'middle', cls: 'b' }),
    text(274, 18, 'shop assistants', { anchor: 'middle', cls: 'b' }),
    left.axes,
    left.straight([2, d1(2)], [92, d1(92)], '*D*'),
    left.straight([14, 0], [32, s1(32)], '*S*', 'p'),
    left.read([28, d1(28)], '*Q*_{1}', '*W*_{1}'),
    right.axes,
    right.straight([2, d2(2)], [90, d2(90)], '*D*'),
    right.straight([0, s2(0)], [90, s2(90)], '*S*', 'p'),
    right.read([58, d2(58)], '*Q*_{2}', '*W*_{2}'),
  )
}

/** The same earnings with an inelastic and with an elastic supply of labour. */
function rentAndElasticity() {
  // Supply is inelastic only if it starts on the labour axis.
  const panel = (left: number, start: Point, title: string) => {
    const m = market({ x: 'Labour', y: 'Wage', left, ...PANEL })
    const meet: Point = [50, 60]
    const slope = (meet[1] - start[1]) / (meet[0] - start[0])
    const end = Math.min(86, meet[0] + (92 - meet[1]) / slope)
    return (
      text(left + 52, 18, title, { anchor: 'middle', cls: 'b' }) +
      m.area([[0, start[1]], start, meet, [0, meet[1]]], '', 'w') +
      m.area([[start[0], 0], [meet[0], 0], meet, start], '', 'gw') +
      m.axes +
      m.straight([12, 95], [88, 24], '*D*') +
      m.straight(start, [end, meet[1] + slope * (end - meet[0])], '*S*', 'p') +
      m.read(meet, '*Q*', '*W*') +
      m.label(start[0] === 0 ? 12 : 16, start[0] === 0 ? 48 : 30, '*R*', 'middle') +
      m.label(start[0] === 0 ? 25 : 42, start[0] === 0 ? 20 : 8, '*T*', 'middle')
    )
  }
  return figure(
    {
      name: `${TOPIC}/rent-and-elasticity`,
      title: 'Economic rent with an inelastic and with an elastic supply',
      description:
        'Two labour markets side by side with the same demand D, wage W and employment Q, so total earnings are the same. Left, supply is steep and starts on the labour axis: the area R between it, the wage axis and W, economic rent, is large, and the triangle T below it, transfer earnings, is small. Right, supply is flat and starts on the wage axis, not far below W: R is a thin triangle and T almost the whole rectangle.',
      height: 254,
    },
    panel(44, [25, 0], 'inelastic supply'),
    panel(222, [0, 40], 'elastic supply'),
  )
}

export const figures = [monopsonySteps(), minimumWageTent(), twoOccupations(), rentAndElasticity()]
