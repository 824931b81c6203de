import type { Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { type Curve, costs, meeting, sample, straightFrom } from '@/lib/figures/firm-curves'
import { type Market, market } from '@/lib/figures/markets'
import { dot, line, type Shape, text } from '@/lib/figures/shapes'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('7.6')

export { templates }

const TOPIC = 'the-price-system-and-the-microeconomy-a-level'

const AREAS = {
  surplus: 'the consumer surplus that is left under the monopoly',
  profit: 'the surplus that passes from consumers to the firm',
  loss: 'the deadweight loss',
  cost: 'the total cost of the monopoly',
} as const

type Area = keyof typeof AREAS

const KEYS = Object.keys(AREAS) as Area[]

const BOUGHT = ['ferries', 'bakeries', 'cinemas', 'taxis', 'salt works'] as const

const CHOSEN: Record<Area, string> = {
  surplus:
    'You chose what consumers would still pay above the monopoly’s price: the surplus that is left to them.',
  profit: 'You chose the supernormal profit. It was consumer surplus before and now goes to the firm.',
  loss: 'You chose the surplus on units that are no longer sold: nobody gets it.',
  cost: 'You chose average cost × output, which is total cost.',
}

question('areas-of-a-monopoly', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    asked: random.pick(KEYS),
    order: random.shuffle(KEYS),
    cost: random.pick([22, 26, 30]),
    slope: random.pick([0.85, 0.95]),
    bought: random.pick(BOUGHT),
  }),
  make: ({ asked, order, cost, slope, bought }) => {
    const m = market({ y: 'Cost, revenue', x: 'Output', width: 268, height: 214 })
    const start = 92
    const ar = straightFrom(start, slope)
    const [alone, many] = [(start - cost) / (2 * slope), (start - cost) / slope]
    const price = ar(alone)
    const letter = (area: Area) => LETTERS[order.indexOf(area)] ?? 'W'
    const corners: Record<Area, readonly (readonly [number, number])[]> = {
      surplus: [
        [0, price],
        [0, start],
        [alone, price],
      ],
      profit: [
        [0, cost],
        [0, price],
        [alone, price],
        [alone, cost],
      ],
      loss: [
        [alone, cost],
        [alone, price],
        [many, cost],
      ],
      cost: [
        [0, 0],
        [0, cost],
        [alone, cost],
        [alone, 0],
      ],
    }
    const shades: Record<Area, string> = { surplus: 'w', profit: 'gw', loss: 'rw', cost: 'hl' }
    const end = Math.min((start - 4) / slope, 96)
    return {
      stem: `One firm buys all ${bought} of a competitive industry and becomes a profit-maximising monopoly. The diagram shows its revenue and its costs, which are the same as those of the industry before.`,
      figure: figure(
        {
          name: `${TOPIC}/areas-of-a-monopoly`,
          title: 'A monopoly with constant marginal cost',
          description: `Cost and revenue on the vertical axis, output on the horizontal axis. AR falls in a straight line and MR falls twice as steeply. A level line is MC and AC. A dashed line goes up from the output where MR meets MC to AR, and from there across to the axis. ${letter('surplus')} is the triangle between AR and the upper dashed line, ${letter('profit')} the rectangle between the upper dashed line and the level line, ${letter('cost')} the rectangle below the level line, and ${letter('loss')} the triangle right of the dashed line between AR and the level line.`,
          height: 290,
        },
        ...KEYS.map(area => m.area(corners[area], area === 'surplus' ? '' : letter(area), shades[area])),
        m.label(5.5, price + (start - price) * 0.16, letter('surplus'), 'middle'),
        m.axes,
        m.straight([0, start], [end, ar(end)], '*AR*', 'p'),
        m.straight([0, start], [(start - 3) / (2 * slope), 3], '', 'p'),
        m.label((start - 3) / (2 * slope) + 2, 5, '*MR*'),
        m.straight([0, cost], [84, cost], '*MC* = *AC*', 'r'),
        dot(...m.at(alone, price)),
        line(...m.at(0, price), ...m.at(alone, price), 'l dash thin'),
        line(...m.at(alone, price), ...m.at(alone, 0), 'l dash thin'),
        dot(...m.at(alone, cost)),
      ),
      prompt: `Which area shows ${AREAS[asked]}?`,
      options: byLetter(letter(asked), Object.fromEntries(KEYS.map(area => [letter(area), CHOSEN[area]]))),
      solution: `The monopoly produces where MR equals MC and reads its price from AR. ${
        {
          surplus: `Consumers keep what they would pay above this price: the triangle ${letter('surplus')}. Before, their surplus was ${letter('surplus')}, ${letter('profit')} and ${letter('loss')} together.`,
          profit: `Before, price was equal to MC. Now consumers pay more for each unit that they still buy: the rectangle ${letter('profit')}, which is the firm’s supernormal profit. The triangle ${letter('loss')} is lost to them too, but nobody gets it.`,
          loss: `Units beyond this output are worth more to consumers than they cost, but are no longer made. The surplus on them, ${letter('loss')}, is lost to all. The rectangle ${letter('profit')} is not lost: it goes to the firm.`,
          cost: `Total cost is average cost × output: the rectangle ${letter('cost')} below the level line. With ${letter('profit')} it makes up total revenue.`,
        }[asked]
      }`,
    }
  },
  // The size of each area by sums over narrow strips beside what is asked.
  verify: ({ asked, order, cost, slope }) => {
    const [start, step] = [92, 0.001]
    const alone = (start - cost) / (2 * slope)
    const price = start - slope * alone
    const sum = { surplus: 0, profit: 0, loss: 0, cost: 0 }
    for (let q = step / 2; start - slope * q > cost; q += step) {
      const worth = start - slope * q
      if (q < alone) {
        sum.surplus += (worth - price) * step
        sum.cost += cost * step
      } else sum.loss += (worth - cost) * step
    }
    sum.profit = (price - cost) * alone
    // With constant cost and a straight line: surplus = loss = profit / 2.
    const fits = Math.abs(sum.surplus - sum.profit / 2) < 0.1 && Math.abs(sum.loss - sum.surplus) < 0.1
    return fits ? (LETTERS[order.indexOf(asked)] ?? '') : ''
  },
})

type Firm = { start: number; slope: number; avc?: boolean }

const CASES = [
  {
    kind: 'loss',
    stem: 'The diagram shows a firm in perfect competition in the short run.',
    firm: { start: 35, slope: 0, avc: true },
    seen: 'A level line AR = MR lies above the lowest point of AVC and below the lowest point of AC.',
    right: 'It makes a loss, but it is better to produce at *Q* than to shut down.',
    wrong: [
      [
        'It makes normal profit at *Q*, as marginal cost is equal to marginal revenue.',
        'You took MC = MR for normal profit. It tells the best output; profit depends on AR and AC.',
      ],
      [
        'It makes a loss, so it is better to shut down at once than to produce at *Q*.',
        'You compared price with AC. In the short run a price above AVC covers a part of fixed cost.',
      ],
      [
        'It makes supernormal profit at *Q*, as price is above average variable cost.',
        'You left out fixed cost. Profit depends on price and AC, which is higher here.',
      ],
    ],
    why: 'At *Q*, where MC equals MR, AC is above AR: a loss. But AR is above AVC, so production covers all variable and some fixed cost. Closing would cost the whole fixed cost.',
  },
  {
    kind: 'touch',
    stem: 'The diagram shows a firm in monopolistic competition.',
    firm: { start: 0, slope: 0 },
    seen: 'AR slopes down and touches AC on its falling part, directly above the point where MC meets MR.',
    right: 'It makes normal profit at an output below that of its lowest average cost.',
    wrong: [
      [
        'It makes supernormal profit at *Q*, as price is above its marginal cost.',
        'You compared price with marginal cost. Profit depends on price and average cost, which are equal.',
      ],
      [
        'It makes normal profit, so it produces at its lowest average cost.',
        'You took normal profit for productive efficiency. AR touches AC on its falling part.',
      ],
      [
        'It makes normal profit, so its price is equal to its marginal cost.',
        'You took normal profit for allocative efficiency. At *Q* price lies above MC.',
      ],
    ],
    why: 'At *Q*, where MC equals MR, AR is equal to AC: normal profit. AC still falls there, so the firm has excess capacity. Price is above MC, since MR is below AR.',
  },
  {
    kind: 'entry',
    stem: 'The diagram shows a firm in monopolistic competition in the short run.',
    firm: { start: 92, slope: 0.7 },
    seen: 'AR slopes down. At the output where MC meets MR it lies well above AC.',
    right: 'Other firms will enter, and the AR of this firm will shift to the left.',
    wrong: [
      [
        'Other firms will enter, and the AR of this firm will shift to the right.',
        'You turned it round. With more firms, each has fewer customers.',
      ],
      [
        'It will keep this profit in the long run, as its product is differentiated.',
        'You took differentiation for a barrier. Others can enter with similar products.',
      ],
      [
        'It will lower its price in the long run until AR is equal to MC.',
        'You took it for perfect competition. Entry goes on until price equals AC, and price stays above MC.',
      ],
    ],
    why: 'At *Q* price is above average cost, so the firm makes supernormal profit. Entry is easy. New firms take customers away, so AR shifts to the left until profit is normal.',
  },
  {
    kind: 'exit',
    stem: 'The diagram shows a typical firm in monopolistic competition in the short run.',
    firm: { start: 56, slope: 0.5 },
    seen: 'AR slopes down and lies below AC at every output.',
    right: 'Some firms will leave, and the AR of those that stay will shift to the right.',
    wrong: [
      [
        'Some firms will leave, and the AR of those that stay will shift to the left.',
        'You turned it round. The customers of firms that close go to those that stay.',
      ],
      [
        'Other firms will enter, as price is above marginal cost at the output *Q*.',
        'You compared price with marginal cost. Firms enter when price is above average cost.',
      ],
      [
        'It makes normal profit at *Q*, as marginal cost is equal to marginal revenue.',
        'You took MC = MR for normal profit. It tells the best output; profit depends on AR and AC.',
      ],
    ],
    why: 'At *Q* price is below average cost: the firm makes a loss. In the long run firms leave, and the others gain their customers, so AR shifts to the right until price equals AC.',
  },
] as const

/** AR that touches AC at an output of 30. */
function touching({ ac }: ReturnType<typeof costs>): [number, number] {
  const slope = -(0.02 * (30 - 40) - 600 / 900)
  return [ac(30) + slope * 30, slope]
}

function firmDiagram(m: Market, { start, slope, avc }: Firm): Shape {
  const curves = costs()
  const [top, steep] = start === 0 ? touching(curves) : [start, slope]
  const ar = straightFrom(top, steep)
  const mr = straightFrom(top, 2 * steep)
  const q = steep === 0 ? meeting(curves.mc, mr, 30, 90) : meeting(mr, curves.mc, 12, 52)
  const [x, bottom] = m.at(q, 0)
  const highest = Math.max(ar(q), curves.ac(q))
  const cost = Math.abs(ar(q) - curves.ac(q)) > 0.01
  const revenue =
    steep === 0
      ? m.straight([0, top], [84, top], '*AR* = *MR*', 'p')
      : m.straight(
          [0, top],
          [Math.min(94, (top - 3) / steep), ar(Math.min(94, (top - 3) / steep))],
          '*AR*',
          'p',
        ) +
        m.straight([0, top], [(top - 4) / (2 * steep), 4], '', 'p') +
        m.label((top - 4) / (2 * steep) + 2, 6, '*MR*')
  return (
    m.axes +
    revenue +
    m.bent(sample(curves.mc, 4, 72), '*MC*', 'r') +
    m.bent(sample(curves.ac, 9.8, 90), '*AC*') +
    (avc ? m.bent(sample(curves.avc, 3, 90), '*AVC*') : '') +
    line(x, m.at(q, highest)[1], x, bottom, 'l dash thin') +
    text(x, bottom + 17, '*Q*', { anchor: 'middle' }) +
    m.read([q, ar(q)], '', '*P*') +
    (cost ? m.read([q, curves.ac(q)], '', '*C*') : '') +
    dot(...m.at(q, mr(q)))
  )
}

const TRADES = {
  loss: ['grows potatoes', 'grows oranges', 'keeps hens'],
  touch: ['runs a café', 'cuts hair', 'sells flowers'],
  entry: ['runs a sandwich shop', 'gives dancing lessons', 'sells phone cases'],
  exit: ['runs a video shop', 'repairs shoes', 'runs a gym'],
} as const

question('read-the-diagram-of-a-firm', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const item = random.pick(CASES)
    return { item, trade: random.pick(TRADES[item.kind]) }
  },
  make: ({ item, trade }) => ({
    stem: `${item.stem.slice(0, -1)}. The firm ${trade}.`,
    figure: figure(
      {
        name: `${TOPIC}/firm-to-read`,
        title: 'Costs and revenue of a firm',
        description:
          `Cost and revenue on the vertical axis, output on the horizontal axis. MC rises through the lowest point of the U-shaped AC. ${item.seen} *Q* is the output where MC meets MR, *P* the price at *Q*.`.replace(
            /\*/g,
            '',
          ),
        height: 290,
      },
      firmDiagram(market({ y: 'Cost, revenue', x: 'Output', width: 256, height: 214 }), item.firm),
    ),
    prompt: 'What can be concluded from the diagram?',
    right: item.right,
    wrong: item.wrong.map(([option, error]): Wrong => [option, error]),
    solution: item.why,
  }),
  // From the curves: search for the best output and compare AR with AC and AVC there.
  verify: ({ item }) => {
    const curves = costs()
    const { start, slope } = item.firm
    const [top, steep] = start === 0 ? touching(curves) : [start, slope]
    const ar: Curve = q => top - steep * q
    const profit: Curve = q => q * (ar(q) - curves.ac(q))
    let best = 10
    for (let q = 10; q < 80; q += 0.01) if (profit(q) > profit(best)) best = q
    const gap = profit(best) / best
    const kind =
      Math.abs(gap) < 0.05
        ? 'touch'
        : gap > 0
          ? 'entry'
          : steep === 0 && ar(best) > curves.avc(best)
            ? 'loss'
            : 'exit'
    return CASES.find(each => each.kind === kind)?.right ?? ''
  },
})
