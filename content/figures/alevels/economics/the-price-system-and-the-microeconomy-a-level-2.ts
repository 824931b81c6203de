import { fourPanels, layered } from '@/lib/figures/economics/four-panels'
import { figure } from '@/lib/figures/figure'
import { type Curve, costs, meeting, sample, straightFrom } from '@/lib/figures/firm-curves'
import { type Market, market } from '@/lib/figures/markets'
import { dot, line, type Shape, text } from '@/lib/figures/shapes'
import { rectangle } from './the-price-system-and-the-microeconomy-a-level'

const TOPIC = 'the-price-system-and-the-microeconomy-a-level-2'

// 7.6

function monopolyBesideCompetition() {
  const m = market({ y: 'Cost, revenue', x: 'Output', width: 262, height: 214 })
  const [ar, mr] = [straightFrom(95, 0.9), straightFrom(95, 1.8)]
  const mc: Curve = q => 15 + 0.6 * q
  const alone = meeting(mr, mc, 10, 52)
  const many = meeting(ar, mc, 30, 80)
  const [high, low] = [ar(alone), ar(many)]
  return figure(
    {
      name: `${TOPIC}/monopoly-beside-competition`,
      title: 'Perfect competition and monopoly on one diagram',
      description:
        'Average revenue AR, the demand of the market, slopes down; marginal revenue MR is twice as steep. One rising line is the marginal cost of the monopoly and the supply of the competitive industry. Competition: AR meets supply at output Qc and price Pc. Monopoly: MR meets marginal cost at the smaller output Qm; price Pm is read from AR and is higher. Rectangle A, between Pm and Pc up to Qm, goes from consumers to the firm. Triangle B, above Pc between Qm and Qc, is consumer surplus that is lost, and triangle C, below Pc, producer surplus that is lost.',
      height: 290,
    },
    m.area(rectangle(0, low, alone, high), '*A*', 'gw'),
    m.area(
      [
        [alone, high],
        [alone, low],
        [many, low],
      ],
      '*B*',
      'rw',
    ),
    m.area(
      [
        [alone, low],
        [many, low],
        [alone, mc(alone)],
      ],
      '*C*',
      'hl',
    ),
    m.axes,
    m.straight([0, 95], [96, ar(96)], '*AR*', 'p'),
    m.straight([0, 95], [50, mr(50)], '', 'p'),
    m.label(28, 36, '*MR*', 'end'),
    m.straight([0, 15], [90, mc(90)], '*MC* = *S*', 'r'),
    m.read([alone, high], '*Q*_{m}', '*P*_{m}'),
    m.read([many, low], '*Q*_{c}', '*P*_{c}'),
    dot(...m.at(alone, mc(alone))),
  )
}

function monopolisticShortRun() {
  const { mc, ac } = costs()
  const panel = (top: number, start: number, slope: number, cls: string, title: string) => {
    const m = market({ y: 'Cost, revenue', x: 'Output', top, width: 240, height: 160 })
    const [ar, mr] = [straightFrom(start, slope), straightFrom(start, 2 * slope)]
    const q = meeting(mr, mc, 12, 52)
    const [price, cost] = [ar(q), ac(q)]
    const end = (start - 4) / (2 * slope)
    return (
      m.area(rectangle(0, Math.min(price, cost), q, Math.max(price, cost)), '', cls) +
      m.axes +
      m.straight([0, start], [94, ar(94)], '*AR*', 'p') +
      m.straight([0, start], [end, 4], '', 'p') +
      m.label(end + 2, 6, '*MR*') +
      m.bent(sample(mc, 4, 72), '*MC*', 'r') +
      m.bent(sample(ac, 9.8, 88), '*AC*') +
      m.read([q, price], '*Q*', '*P*') +
      m.read([q, cost], '', '*C*') +
      dot(...m.at(q, mr(q))) +
      text(m.at(60, 0)[0], m.at(0, 104)[1], title, { cls: 'b' })
    )
  }
  return figure(
    {
      name: `${TOPIC}/monopolistic-short-run`,
      title: 'A firm in monopolistic competition in the short run',
      description:
        'Two diagrams, one above the other, each with a downward-sloping average revenue AR, a marginal revenue MR twice as steep, marginal cost MC and average cost AC. Output Q is where MC meets MR; price P is read from AR. Above: AR is high, P is above average cost C and the shaded rectangle is supernormal profit. Below: AR is low, lies under AC everywhere, P is below C and the shaded rectangle is a loss.',
      height: 466,
    },
    panel(34, 92, 0.7, 'gw', 'profit'),
    panel(266, 52, 0.45, 'rw', 'loss'),
  )
}

const STEPS = ['1  revenue', '2  *MC* = *MR* gives *Q*', '3  up to *AR*: *P*', '4  *AC*: the profit'] as const

/** The diagram of a monopoly as it grows under the pencil. */
function monopolySteps() {
  const { mc, ac } = costs()
  const [ar, mr] = [straightFrom(95, 0.9), straightFrom(95, 1.8)]
  const q = meeting(mr, mc, 10, 52)
  const drawn: ((m: Market) => Shape)[] = [
    m =>
      m.axes +
      m.straight([0, 95], [96, ar(96)], '*AR*', 'p') +
      m.straight([0, 95], [48, mr(48)], '*MR*', 'p'),
    m => m.bent(sample(mc, 4, 70), '*MC*', 'r') + m.read([q, mr(q)], '*Q*', ''),
    m => m.read([q, ar(q)], '', '*P*') + line(...m.at(q, ar(q)), ...m.at(q, mr(q)), 'l dash thin'),
    m =>
      m.area(rectangle(0, ac(q), q, ar(q)), '', 'gw') +
      m.bent(sample(ac, 9.5, 84), '*AC*') +
      m.read([q, ac(q)], '', '*C*'),
  ]
  return figure(
    {
      name: `${TOPIC}/monopoly-steps`,
      title: 'How to draw a monopoly in four steps',
      description:
        'Four diagrams, each adding to the one before. Step 1: axes, average revenue AR, and marginal revenue MR that falls twice as steeply. Step 2: marginal cost MC; a line goes down from where it meets MR to output Q. Step 3: the line goes up from Q to AR and across to price P. Step 4: average cost AC, cut by MC at its lowest point; cost C is read at Q, and the rectangle between P and C up to Q is supernormal profit.',
      height: 414,
    },
    fourPanels(STEPS, layered(drawn)),
  )
}

export const figures = [monopolyBesideCompetition(), monopolisticShortRun(), monopolySteps()]
