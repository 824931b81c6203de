import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { dot, type Point, text } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('7.4')

export { templates }

/** Straight curves y = start ± x; the external effect is the distance between two of them. */
const EXTERNAL = 34

type Kind = {
  goods: readonly string[]
  side: 'cost' | 'benefit'
  /** where the falling and the rising curves start on the vertical axis */
  mpb: number
  msb: number
  mpc: number
  msc: number
}

const KINDS: readonly Kind[] = [
  { goods: ['cement', 'leather', 'paper'], side: 'cost', mpb: 92, msb: 92, mpc: 8, msc: 8 + EXTERNAL },
  {
    goods: ['fireworks', 'cigarettes', 'car journeys in a city'],
    side: 'cost',
    mpb: 92,
    msb: 92 - EXTERNAL,
    mpc: 8,
    msc: 8,
  },
  {
    goods: ['vaccinations', 'training courses', 'insulation of homes'],
    side: 'benefit',
    mpb: 62,
    msb: 62 + EXTERNAL,
    mpc: 6,
    msc: 6,
  },
  {
    goods: ['honey', 'forest planting', 'basic research'],
    side: 'benefit',
    mpb: 92,
    msb: 92,
    mpc: 8 + EXTERNAL,
    msc: 8,
  },
]

const m = market({ y: 'Costs, benefits', width: 226, height: 196 })

const crossing = (falling: number, rising: number): Point => [(falling - rising) / 2, (falling + rising) / 2]

/** The points of the diagram by what they are: market, gap at the market quantity, optimum, its counterpart, two ends. */
function pointsOf({ mpb, msb, mpc, msc }: Kind): readonly Point[] {
  const start = crossing(mpb, mpc)
  const best = crossing(msb, msc)
  const isCost = msc !== mpc
  const gap: Point = [start[0], isCost ? msc + start[0] : msb - start[0]]
  const other: Point = [best[0], isCost ? mpc + best[0] : mpb - best[0]]
  return [start, gap, best, other, [0, msb], [0, msc]]
}

const NAMES = ['J', 'K', 'L', 'M', 'N', 'R'] as const

const AXIS = 4

type Place = { dx: number; dy: number; anchor: 'start' | 'end' }

const LEFT: Place = { dx: -3, dy: -2, anchor: 'end' }
const RIGHT: Place = { dx: 3, dy: -2, anchor: 'start' }

question('welfare-loss-between-lettered-points', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const kind = random.pick(KINDS)
    return { kind, good: random.pick(kind.goods), names: random.shuffle(NAMES) }
  },
  make: ({ kind, good, names }) => {
    const points = pointsOf(kind)
    const { mpb, msb, mpc, msc, side } = kind
    const area = (...roles: readonly number[]) => roles.map(role => names[role]).join('')
    const isCost = msc !== mpc
    const isMore = side === 'cost'
    const curve = (start: number, slope: 1 | -1, label: string, isSocial: boolean) => {
      const end = slope > 0 ? Math.min(74, 96 - start) : Math.min(84, start - 3)
      return m.straight([0, start], [end, start + slope * end], label, isSocial ? 'p' : 'l')
    }
    const [q1, q2] = [points[0]?.[0] ?? 0, points[2]?.[0] ?? 0]
    const tick = (q: number, label: string) => {
      const [x, y] = m.at(q, 0)
      return text(x, y + 17, label, { anchor: 'middle' })
    }
    const isLeft = q1 < q2
    // Beside a crossing between the curves; off a curve on the side that it leaves free.
    const beside = (toLeft: boolean) => (toLeft ? LEFT : RIGHT)
    const off = (isUp: boolean): Place => {
      const toLeft = isUp === isCost
      return { dx: toLeft ? -2 : 2, dy: isUp ? 3 : -10, anchor: toLeft ? 'end' : 'start' }
    }
    const places = [beside(isLeft), off(gapAbove(kind)), beside(!isLeft), off(!gapAbove(kind)), LEFT, LEFT]
    const words = isCost
      ? `The curve MSC lies ${isMore ? 'above' : 'below'} MPC; MPB and MSB are the same.`
      : `The curve MSB lies ${isMore ? 'below' : 'above'} MPB; MPC and MSC are the same.`
    return {
      stem: `The diagram shows the market for ${good}. Without intervention the quantity is *Q*_{1}.`,
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy-a-level/externality-with-letters',
          title: 'Private and social costs and benefits',
          description: `Costs and benefits on the vertical axis, quantity on the horizontal axis. ${words} At Q1, ${names[0]} lies where MPB and MPC cross and ${names[1]} straight ${gapAbove(kind) ? 'above' : 'below'} it on ${isCost ? 'MSC' : 'MSB'}. At Q2, ${names[2]} lies where MSB and MSC cross and ${names[3]} straight ${gapAbove(kind) ? 'below' : 'above'} it on ${isCost ? 'MPC' : 'MPB'}. ${names[4]} and ${names[5]} are the ends of MSB and MSC on the vertical axis.`,
          height: 276,
        },
        m.axes,
        isCost
          ? curve(mpb, -1, '*MPB* = *MSB*', false)
          : curve(mpb, -1, '*MPB*', false) + curve(msb, -1, '*MSB*', true),
        isCost
          ? curve(mpc, 1, '*MPC*', false) + curve(msc, 1, '*MSC*', true)
          : curve(mpc, 1, '*MPC* = *MSC*', false),
        m.straight([q1, 0], [q1, Math.max(points[0]?.[1] ?? 0, points[1]?.[1] ?? 0)], '', 'l dash thin'),
        m.straight([q2, 0], [q2, Math.max(points[2]?.[1] ?? 0, points[3]?.[1] ?? 0)], '', 'l dash thin'),
        tick(q1, '*Q*_{1}'),
        tick(q2, '*Q*_{2}'),
        ...points.map((point, role) => {
          const { dx, dy, anchor } = places[role] ?? RIGHT
          return dot(...m.at(...point)) + m.label(point[0] + dx, point[1] + dy, names[role] ?? '', anchor)
        }),
      ),
      prompt: 'Which area shows the deadweight welfare loss at *Q*_{1}?',
      right: area(2, 1, 0),
      wrong: [
        [
          area(2, 3, 0),
          `You took the triangle on the other side. Welfare is lost on the units between *Q*_{2} and *Q*_{1}, and each of them is measured from *MSB* to *MSC*.`,
        ],
        [
          area(3, 2, 1, 0),
          `You took the whole external ${side} of these units. A part of it is balanced by what they ${isMore ? 'are worth beyond their private cost' : 'cost beyond their private benefit'}; only the gap between *MSB* and *MSC* is lost.`,
        ],
        [
          area(AXIS, 2, AXIS + 1),
          'You chose the whole gain to society at the optimum quantity. The loss is what is missing from it at *Q*_{1}.',
        ],
      ],
      solution: `The optimum is *Q*_{2}, where *MSB* = *MSC*. At *Q*_{1} too ${isMore ? 'much' : 'little'} is produced.

For every unit between *Q*_{2} and *Q*_{1}, ${isMore ? '*MSC* is above *MSB*: it costs society more than it is worth' : '*MSB* is above *MSC*: it would be worth more to society than it costs'}. These gaps add up to the triangle ${area(2, 1, 0)}. Its tip points to the optimum.`,
    }
  },
  // Adds up the gaps between MSB and MSC from the optimum to the market, and finds the area of that size.
  verify: ({ kind, names }) => {
    const { mpb, msb, mpc, msc } = kind
    const [q1, q2] = [(mpb - mpc) / 2, (msb - msc) / 2]
    let loss = 0
    const step = (q1 - q2) / 1000
    for (let at = 0; at < 1000; at += 1) {
      const q = q2 + (at + 0.5) * step
      loss += Math.abs(msc + q - (msb - q)) * Math.abs(step)
    }
    const points = pointsOf(kind)
    const area = (roles: readonly number[]) =>
      Math.abs(
        roles.reduce((sum, role, at) => {
          const [x1, y1] = points[role] ?? [0, 0]
          const [x2, y2] = points[roles[(at + 1) % roles.length] ?? 0] ?? [0, 0]
          return sum + (x1 * y2 - x2 * y1) / 2
        }, 0),
      )
    // Of the two triangles of this size, the one whose corners lie on MSB and MSC at the market quantity.
    const corners = [2, 1, 0]
    const isBetween = corners.every(role => {
      const [x, y] = points[role] ?? [0, 0]
      return Math.abs(y - (msb - x)) < 1e-9 || Math.abs(y - (msc + x)) < 1e-9
    })
    return isBetween && Math.abs(area(corners) - loss) < 0.01 ? corners.map(role => names[role]).join('') : ''
  },
})

/** Whether the external effect at the market quantity is drawn upwards from the market point. */
function gapAbove({ mpb, msb, mpc, msc }: Kind): boolean {
  return msc > mpc || msb > mpb
}
