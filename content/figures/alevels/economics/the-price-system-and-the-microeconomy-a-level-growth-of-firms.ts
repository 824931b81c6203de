import { fourPanels, layered } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { type Curve, meeting, straightFrom } from '@/lib/figures/firm-curves'
import { type Market, market } from '@/lib/figures/markets'
import { dot, line, type Shape, text } from '@/lib/figures/shapes'
import { rectangle } from './the-price-system-and-the-microeconomy-a-level'

/** Figures of 7.7, growth and survival of firms. */
const TOPIC = 'the-price-system-and-the-microeconomy-a-level-growth-of-firms'

/** A competitive industry that becomes one firm with a lower cost; axes and demand run to 100. */
function mergerPanel(top: number, after: number, title: string): Shape {
  const m = market({ y: 'Price, cost', x: 'Output', top, width: 236, height: 164 })
  const before = 62
  const many = 100 - before
  const alone = (100 - after) / 2
  const price = 100 - alone
  const rises = price > before
  return [
    m.area(rectangle(0, after, Math.min(alone, many), before), '*S*', 'gw'),
    m.area(
      rises
        ? [
            [alone, price],
            [many, before],
            [alone, before],
          ]
        : [
            [many, before],
            [alone, price],
            [alone, after],
            [many, after],
          ],
      rises ? '' : '*G*',
      rises ? 'rw' : 'hl',
    ),
    rises ? m.label(alone + 2, before + 1.5, '*L*') : '',
    m.axes,
    m.straight([4, 96], [80, 20], '*AR*', 'p'),
    m.straight([2, 96], [48, 4], '', 'p'),
    rises ? m.label(50, 4, '*MR*') : m.label(37, 16, '*MR*', 'end'),
    m.straight([0, before], [94, before], '*MC*_{1}'),
    m.straight([0, after], [94, after], '*MC*_{2}', 'r'),
    m.read([many, before], '*Q*_{1}', '*P*_{1}'),
    m.read([alone, price], '*Q*_{2}', '*P*_{2}'),
    dot(...m.at(alone, after)),
    text(m.at(100, 0)[0] + 12, m.at(0, 102)[1], title, { cls: 'b', anchor: 'end' }),
  ].join('')
}

function mergerTwoOutcomes() {
  return figure(
    {
      name: `${TOPIC}/merger-two-outcomes`,
      title: 'A merger that raises the price, and one that lowers it',
      description:
        'Two diagrams, one above the other, each with average revenue AR, marginal revenue MR twice as steep, and two level lines: MC1, the cost of many small firms, and MC2, the lower cost of the firm after the merger. Before, output Q1 is where AR meets MC1 and price P1 equals MC1. After, output Q2 is where MR meets MC2, and price P2 is read from AR. Above, the saving is small: Q2 is far below Q1 and P2 above P1. Rectangle S, between MC1 and MC2 up to Q2, is the cost that is saved. Triangle L, below AR and above MC1 between Q2 and Q1, is surplus that is lost compared with before. Below, the saving is so large that MC2 meets MR to the right of Q1: output rises to Q2 and price falls to P2. Rectangle S reaches to Q1. Area G, between AR and MC2 from Q1 to Q2, is surplus on the extra output, and there is no triangle L.',
      height: 474,
    },
    mergerPanel(34, 46, 'small saving'),
    mergerPanel(270, 6, 'large saving'),
  )
}

const demand = straightFrom(92, 0.8)
const marginal = straightFrom(92, 1.6)
const supply: Curve = q => 4 + 0.6 * q
const together = meeting(marginal, supply, 5, 60)
const apart = meeting(demand, supply, 5, 95)
const [high, low] = [demand(together), demand(apart)]

const STEPS = [
  '1  rivals: *D* = *MC*',
  '2  *MR* = *MC* gives *Q*',
  '3  up to *D*: *P*',
  '4  who wins, who loses',
] as const

/** The diagram of a cartel as it grows under the pencil. */
function cartelSteps() {
  const drawn: ((m: Market) => Shape)[] = [
    m =>
      m.axes +
      m.straight([0, 92], [94, demand(94)], '*D*', 'p') +
      m.straight([2, supply(2)], [92, supply(92)], '*MC*', 'r') +
      m.read([apart, low], '*Q*_{c}', '*P*_{c}'),
    m =>
      m.straight([0, 92], [54, marginal(54)], '', 'p') +
      m.label(32, 27, '*MR*', 'end') +
      m.read([together, marginal(together)], '*Q*_{m}', ''),
    m =>
      m.read([together, high], '', '*P*_{m}') +
      line(...m.at(together, high), ...m.at(together, marginal(together)), 'l dash thin'),
    m =>
      m.area(rectangle(0, low, together, high), '*A*', 'gw') +
      m.area(
        [
          [together, high],
          [together, low],
          [apart, low],
        ],
        '',
        'rw',
      ) +
      m.area(
        [
          [together, low],
          [apart, low],
          [together, marginal(together)],
        ],
        '',
        'hl',
      ) +
      m.label(46, 43.4, '*B*', 'middle') +
      m.label(45.6, 32, '*C*', 'middle'),
  ]
  return figure(
    {
      name: `${TOPIC}/cartel-steps`,
      title: 'How to draw a cartel in four steps',
      description:
        'Four diagrams of one industry, each adding to the one before. Step 1: demand D falls, the marginal cost MC of all firms together rises; rivals produce Qc at price Pc, where they cross. Step 2: marginal revenue MR falls twice as steeply as demand; it meets MC at the smaller output Qm. Step 3: the line goes up from Qm to demand and across to the higher price Pm. Step 4: rectangle A, between Pm and Pc up to Qm, goes from consumers to the members. Triangle B, above Pc between Qm and Qc, is consumer surplus that is lost, and triangle C, below Pc, is producer surplus that is lost.',
      height: 414,
    },
    fourPanels(STEPS, layered(drawn)),
  )
}

/** The industry fixes the price; at this price one member would like to sell far more than its quota. */
function cartelMember() {
  const left = market({ x: 'Output', y: 'Price, cost', left: 44, top: 54, width: 104, height: 150 })
  const right = market({ x: 'Output', y: '', left: 222, top: 54, width: 104, height: 150 })
  const cost = marginal(together)
  const own: Curve = q => 4 + 0.7 * q
  const [quota, wanted] = [(cost - 4) / 0.7, (high - 4) / 0.7]
  return figure(
    {
      name: `${TOPIC}/cartel-member`,
      title: 'Why a member of a cartel sells more than its quota',
      description:
        'Two diagrams side by side on one price scale. Left, the industry: demand D, marginal revenue MR and marginal cost MC. MR meets MC at output Qm, and the price read from demand is Pm. Right, one member: its marginal cost MC rises. A level line stands at the price Pm. At its quota q1 the marginal cost is as low as MR of the industry, far below Pm. If it takes Pm as given, it would sell q2, where MC meets Pm. The triangle between Pm and MC from q1 to q2 is the extra profit from cheating.',
      height: 254,
    },
    text(96, 18, 'industry', { anchor: 'middle', cls: 'b' }),
    text(274, 18, 'one member', { anchor: 'middle', cls: 'b' }),
    left.axes,
    left.straight([0, 92], [92, demand(92)], '*D*', 'p'),
    left.straight([0, 92], [54, marginal(54)], '', 'p'),
    left.label(32, 27, '*MR*', 'end'),
    left.straight([2, supply(2)], [90, supply(90)], '*MC*', 'r'),
    left.read([together, high], '*Q*_{m}', '*P*_{m}'),
    dot(...left.at(together, cost)),
    right.area(
      [
        [quota, high],
        [wanted, high],
        [quota, cost],
      ],
      '',
      'gw',
    ),
    right.axes,
    right.straight([0, high], [94, high], '', 'p'),
    right.straight([2, own(2)], [92, own(92)], '*MC*', 'r'),
    right.read([quota, high], '*q*_{1}', '*P*_{m}'),
    right.read([wanted, high], '*q*_{2}', ''),
    dot(...right.at(quota, cost)),
    right.label(51, 51, 'gain', 'middle'),
  )
}

export const figures = [mergerTwoOutcomes(), cartelSteps(), cartelMember()]
