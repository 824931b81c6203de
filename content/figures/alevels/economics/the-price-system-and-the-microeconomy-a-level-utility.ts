import { figure } from '@/lib/figures/figure'
import { type Curve, straightFrom } from '@/lib/figures/firm-curves'
import { graph } from '@/lib/figures/graph'
import { type Market, market } from '@/lib/figures/markets'
import { filled } from '@/lib/figures/named-lines'
import { line, type Point, type Shape, text } from '@/lib/figures/shapes'

const TOPIC = 'the-price-system-and-the-microeconomy-a-level-utility'

const TOTALS = [0, 20, 36, 48, 56, 60, 60]

/** Marginal utility as the top of each column of total utility, and set down on the axis of its own. */
function staircase() {
  const ticks = [1, 2, 3, 4, 5, 6]
  const tu = graph({
    x: { label: 'Samosas', max: 7, ticks },
    y: { label: 'Total utility / utils', max: 66, ticks: [0, 20, 40, 60], grid: true },
    height: 120,
  })
  const mu = graph({
    x: { label: 'Samosas', max: 7, ticks },
    y: { label: 'Marginal utility / utils', max: 26, ticks: [0, 10, 20], grid: true },
    top: 240,
    height: 84,
  })
  const column = (g: typeof tu, at: number, from: number, to: number, cls: string) =>
    from === to
      ? ''
      : filled(
          g,
          [
            [at - 0.38, from],
            [at + 0.38, from],
            [at + 0.38, to],
            [at - 0.38, to],
          ],
          cls,
        )
  const units = ticks.map(at => ({ at, before: TOTALS[at - 1] ?? 0, after: TOTALS[at] ?? 0 }))
  return figure(
    {
      name: `${TOPIC}/staircase`,
      title: 'Marginal utility as the steps of total utility',
      description:
        'Two bar charts above each other, for one to six samosas. Upper: total utility is 20, 36, 48, 56, 60 and 60 utils; the top part of each column, what the last samosa adds, has another colour and gets smaller. Lower: these top parts stand on an axis of their own as marginal utility: 20, 16, 12, 8, 4 and 0 utils.',
      height: 372,
    },
    tu.axes,
    mu.axes,
    units
      .map(
        ({ at, before, after }) =>
          column(tu, at, 0, before, 'l w') +
          column(tu, at, before, after, 'l hl') +
          column(mu, at, 0, after - before, 'l hl') +
          mu.label(at, after - before, `${after - before}`, { dy: -5, anchor: 'middle', cls: 's' }),
      )
      .join(''),
  )
}

// Prices 1 and 1, income 90; then the price of A falls to 0.6. The levels solve the budget:
// A = 30 and B = 60 at 30 utils per dollar, A = 71.1 and B = 47.4 at 36.32.
const SCALE = 1.5
const aBefore = straightFrom(36 * SCALE, 0.2 * SCALE)
const aAfter = straightFrom((36 / 0.6) * SCALE, (0.2 / 0.6) * SCALE)
const bRatio = straightFrom(60 * SCALE, 0.5 * SCALE)
const LEVELS = [30 * SCALE, 36.32 * SCALE] as const
const [A1, A2, B1, B2] = [30, 71.1, 60, 47.4]

/** A quantity, with its name beside the end of the dashed line. */
function quantity(m: Market, [x, y]: Point, name: string, side: 'start' | 'end'): Shape {
  const [px, py] = m.at(x, 0)
  return m.read([x, y], ' ', '') + text(px + (side === 'end' ? 3 : -3), py + 17, name, { anchor: side })
}

function equalPerDollar() {
  const curve = (m: Market, f: Curve, label: string, cls: string) =>
    m.straight([0, f(0)], [92, f(92)], label, cls)
  const row = (at: number, title: string, draw: (a: Market, b: Market) => Shape) => {
    const top = 56 + at * 200
    const a = market({ left: 44, top, width: 106, height: 96, x: 'Quantity of A', y: 'Utils per dollar' })
    const b = market({ left: 224, top, width: 106, height: 96, x: 'Quantity of B', y: 'Utils per dollar' })
    return a.axes + b.axes + draw(a, b) + text(4, top - 38, title, { cls: 'b' })
  }
  const across = (a: Market, b: Market, y: number, cls: string) => line(...a.at(0, y), ...b.at(96, y), cls)
  return figure(
    {
      name: `${TOPIC}/equal-per-dollar`,
      title: 'The equi-marginal principle when the price of A falls, in three steps',
      description:
        'Three rows of two diagrams. Each diagram has the quantity of a good on the horizontal axis, A on the left and B on the right, and marginal utility per dollar on the vertical axis; the curves fall. Row 1: one horizontal line cuts both curves at the same height, at quantities A1 and B1. Row 2: the price of A falls, so the curve of A lies higher; at A1 it is now above the line, while B at B1 is still on it. Row 3: a new horizontal line, a little higher, cuts the new curve of A at a larger quantity A2 and the curve of B at a smaller quantity B2; arrows along the curves show both movements, from A1 and from B1.',
      height: 600,
    },
    row(
      0,
      '1  before: equal per dollar',
      (a, b) =>
        across(a, b, LEVELS[0], 'g') +
        curve(a, aBefore, '', 'l') +
        curve(b, bRatio, '', 'l') +
        a.read([A1, LEVELS[0]], '*A*_{1}', '') +
        b.read([B1, LEVELS[0]], '*B*_{1}', '') +
        a.label(36, 60, '*MU*_{A}/*P*_{A}') +
        b.label(42, 72, '*MU*_{B}/*P*_{B}'),
    ),
    row(
      1,
      '2  A becomes cheaper: its ratio rises',
      (a, b) =>
        across(a, b, LEVELS[0], 'g dash') +
        curve(a, aBefore, '', 'l dash thin') +
        curve(a, aAfter, '', 'p') +
        curve(b, bRatio, '', 'l') +
        a.shift([A1, LEVELS[0] + 4], [A1, aAfter(A1) - 3]) +
        a.read([A1, aAfter(A1)], '*A*_{1}', '') +
        b.read([B1, LEVELS[0]], '*B*_{1}', ''),
    ),
    row(
      2,
      '3  more A, less B: equal again',
      (a, b) =>
        across(a, b, LEVELS[1], 'g') +
        curve(a, aAfter, '', 'p') +
        curve(b, bRatio, '', 'l') +
        a.read([A1, aAfter(A1)], '*A*_{1}', '') +
        a.read([A2, LEVELS[1]], '*A*_{2}', '') +
        quantity(b, [B1, bRatio(B1)], '*B*_{1}', 'start') +
        quantity(b, [B2, LEVELS[1]], '*B*_{2}', 'end') +
        a.shift([A1 + 3, aAfter(A1) + 10], [A2, aAfter(A2) + 11]) +
        b.shift([B1 + 8, bRatio(B1) + 7], [B2 + 6, bRatio(B2) + 11]),
    ),
  )
}

export const figures = [staircase(), equalPerDollar()]
