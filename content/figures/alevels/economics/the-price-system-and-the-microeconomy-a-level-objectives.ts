import { inFourSteps } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { type Curve, meeting, sample, straightFrom } from '@/lib/figures/firm-curves'
import { market } from '@/lib/figures/markets'
import { dot, line, text } from '@/lib/figures/shapes'
import { rectangle } from './the-price-system-and-the-microeconomy-a-level'

const TOPIC = 'the-price-system-and-the-microeconomy-a-level-objectives'

// 7.8

function objectivesSteps() {
  const mc: Curve = q => 8 + 0.5 * q
  const ac: Curve = q => 8 + 0.25 * q + 200 / q
  const [ar, mr] = [straightFrom(96, 0.75), straightFrom(96, 1.5)]
  const profit = meeting(mr, mc, 10, 52)
  const revenue = 64
  const sales = meeting(ar, ac, 64, 96)
  return figure(
    {
      name: `${TOPIC}/objectives-steps`,
      title: 'How to draw three objectives of a firm in four steps',
      description:
        'Four diagrams with cost and revenue on the vertical and output on the horizontal axis, each adding to the one before. Step 1: average revenue AR and marginal revenue MR, which reaches the output axis at Q2; price P2 is read from AR. Step 2: marginal cost MC meets MR at a smaller output Q1; price P1 is read from AR and is higher. Step 3: average cost AC, cut by MC at its lowest point, meets AR at a larger output Q3, with the lowest price P3. Step 4: the shaded rectangle between P1 and the average cost at Q1, which is below P3, is the largest profit.',
      height: 436,
    },
    inFourSteps(
      [
        {
          title: '1  *MR* = 0 gives *Q*_{2}',
          draw: m =>
            m.straight([0, 96], [98, ar(98)], '', 'p') +
            m.label(101, 17, '*AR*') +
            m.straight([0, 96], [revenue, 0], '', 'p') +
            m.label(43, 5, '*MR*', 'end') +
            m.read([revenue, ar(revenue)], '*Q*_{2}', '*P*_{2}'),
        },
        {
          title: '2  *MC* = *MR* gives *Q*_{1}',
          draw: m =>
            m.straight([0, mc(0)], [98, mc(98)], '', 'r') +
            m.label(101, 55, '*MC*') +
            m.read([profit, ar(profit)], '*Q*_{1}', '*P*_{1}') +
            dot(...m.at(profit, mr(profit))),
        },
        {
          title: '3  *AC* = *AR* gives *Q*_{3}',
          draw: m =>
            m.bent(sample(ac, 2.7, 98), '') +
            m.label(101, 34, '*AC*') +
            m.read([sales, ar(sales)], '*Q*_{3}', '*P*_{3}'),
        },
        {
          title: '4  largest profit, at *Q*_{1}',
          under: m => m.area(rectangle(0, ac(profit), profit, ar(profit)), '', 'gw'),
          draw: m => dot(...m.at(profit, ac(profit))),
        },
      ],
      { x: 'output', y: 'cost, revenue' },
    ),
  )
}

function secondDegree() {
  const m = market({ y: '$', width: 250, height: 200 })
  const ar = straightFrom(90, 0.8)
  return figure(
    {
      name: `${TOPIC}/second-degree`,
      title: 'Second-degree price discrimination with two blocks',
      description:
        'Demand AR slopes down and marginal cost MC is a low horizontal line. The units up to Q1 are sold at the high price P1, those from Q1 to Q2 at the lower price P2. Producer surplus PS is a tall rectangle between P1 and MC up to Q1, and a lower one between P2 and MC from Q1 to Q2. Two small triangles between AR and the two prices are the consumer surplus CS that is left. A small triangle between AR and MC to the right of Q2 is the deadweight loss.',
      height: 276,
    },
    m.area(rectangle(0, 20, 30, ar(30)), '', 'gw'),
    m.area(rectangle(30, 20, 60, ar(60)), '', 'gw'),
    m.area(
      [
        [0, 90],
        [0, ar(30)],
        [30, ar(30)],
      ],
      '',
      'w',
    ),
    m.area(
      [
        [30, ar(30)],
        [30, ar(60)],
        [60, ar(60)],
      ],
      '',
      'w',
    ),
    m.area(
      [
        [60, ar(60)],
        [60, 20],
        [87.5, 20],
      ],
      '',
      'rw',
    ),
    m.axes,
    m.label(15, 29, 'PS', 'middle'),
    m.label(45, 29, 'PS', 'middle'),
    m.label(9, 69, 'CS', 'middle'),
    m.label(39, 45, 'CS', 'middle'),
    m.straight([0, 20], [97, 20], '*MC*', 'r'),
    m.straight([0, 90], [98, ar(98)], '*AR*', 'p'),
    m.read([30, ar(30)], '*Q*_{1}', '*P*_{1}'),
    m.read([60, ar(60)], '*Q*_{2}', '*P*_{2}'),
  )
}

function limitPricing() {
  const m = market({ y: 'Cost, revenue', x: 'Output', width: 240, height: 200 })
  const [ar, mr] = [straightFrom(95, 0.9), straightFrom(95, 1.8)]
  const [cost, entrant, limit] = [24, 50, 46]
  const best = (95 - cost) / 1.8
  const more = (95 - limit) / 0.9
  return figure(
    {
      name: `${TOPIC}/limit-pricing`,
      title: 'A limit price below the average cost of an entrant',
      description:
        'Average revenue AR and marginal revenue MR slope down. The existing firm has a low horizontal line MC = AC. A dashed horizontal line further up is the average cost of a new firm, ACn. MR meets MC at output Qm with the price Pm on AR, well above ACn. The limit price PL lies just below ACn; at this price the firm sells the larger output QL. The shaded rectangle between PL and AC up to QL is the profit that it keeps.',
      height: 276,
    },
    m.area(rectangle(0, cost, more, limit), '', 'gw'),
    m.axes,
    m.straight([0, cost], [94, cost], '*MC* = *AC*', 'r'),
    m.straight([0, entrant], [94, entrant], '*AC*_{n}', 'r dash'),
    m.straight([0, 95], [96, ar(96)], '*AR*', 'p'),
    m.straight([0, 95], [51, mr(51)], '', 'p'),
    m.label(37, 9, '*MR*', 'end'),
    m.read([best, ar(best)], '*Q*_{m}', '*P*_{m}'),
    m.read([more, limit], '*Q*_{L}', '*P*_{L}'),
    dot(...m.at(best, cost)),
  )
}

function kinkSteps() {
  const [flat, steep] = [straightFrom(78, 0.4), straightFrom(127.5, 1.5)]
  const mrEnd = 127.5 - 3 * 47
  return figure(
    {
      name: `${TOPIC}/kink-steps`,
      title: 'How to draw a kinked demand curve in four steps',
      description:
        'Four diagrams with price, cost and revenue on the vertical and quantity on the horizontal axis, each adding to the one before. Step 1: two demand lines through the present price P and quantity Q, a flat one, if rivals do not follow, and a steep one, if they follow. Step 2: the flat line above P and the steep line below P are drawn thick: the kinked demand AR. Step 3: marginal revenue MR of the flat part falls down to Q; there it drops vertically to below zero, where the marginal revenue of the steep part begins. Step 4: two marginal cost lines, MC1 and the higher MC2, both pass through the gap.',
      height: 436,
    },
    inFourSteps(
      [
        {
          title: '1  two demand lines',
          draw: m =>
            m.straight([0, flat(0)], [78, flat(78)], '', 'l thin') +
            m.straight([26, steep(26)], [80, steep(80)], '', 'l thin') +
            m.read([45, 60], '', '*P*') +
            line(...m.at(45, 60), ...m.at(45, 0), 'l dash thin') +
            text(m.at(45, 0)[0] - 8, m.at(0, 0)[1] + 17, '*Q*', { anchor: 'end' }),
        },
        {
          title: '2  flat, then steep',
          draw: m =>
            m.straight([0, flat(0)], [45, 60], '', 'p thick') +
            m.straight([45, 60], [80, steep(80)], '*AR*', 'p thick'),
        },
        {
          title: '3  *MR* with a gap',
          draw: m =>
            m.straight([0, flat(0)], [45, 42], '', 'g') +
            m.straight([45, 42], [45, -7.5], '', 'g') +
            m.straight([45, -7.5], [47, mrEnd], '', 'g') +
            m.label(51, -14, '*MR*'),
        },
        {
          title: '4  *MC* through the gap',
          draw: m =>
            m.straight([10, 4], [88, 40], '*MC*_{1}', 'r') + m.straight([10, 17], [88, 54], '*MC*_{2}', 'r'),
        },
      ],
      { x: 'quantity', y: 'price, cost, revenue' },
    ),
  )
}

export const figures = [objectivesSteps(), secondDegree(), limitPricing(), kinkSteps()]
