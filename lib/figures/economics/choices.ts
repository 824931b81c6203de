import { box } from '@/lib/figures/flow'
import { ppcPoints } from '@/lib/figures/markets'
import { arrow, centred, type Point, type Shape, text } from '@/lib/figures/shapes'
import { type Rule, sampled } from './crossings'
import { type Ask, type Bend, type Diagram, diagram, type Read } from './diagram'

export type Ends = { x: number; y: number }

/** The height of a bowed production possibility curve at a quantity: 0 beyond its end. */
export function ppcHeight({ x: xEnd, y: yEnd }: Ends, x: number): number {
  return yEnd * Math.sqrt(Math.max(0, 1 - (x / xEnd) ** 2))
}

/**
 * Production possibility curves from their ends on the axes; `places` are points by their quantity of the x good,
 * on the first curve unless a height is given: `{ A: [30], B: [60], C: [30, 40] }`.
 */
export function ppc(options: {
  x: string
  y: string
  curves?: readonly Ends[]
  straight?: boolean
  places?: Readonly<Record<string, readonly [number] | readonly [number, number]>>
  reads?: readonly Read[]
  names?: readonly string[]
}): Diagram<string, never> {
  const { curves = [{ x: 80, y: 84 }], straight = false, places = {}, reads = [], names } = options
  const first = curves[0] ?? { x: 80, y: 84 }
  const points = Object.fromEntries(
    Object.entries(places).map(([name, [x, y]]): [string, Point] => [
      name,
      [x, y ?? (straight ? first.y * Math.max(0, 1 - x / first.x) : ppcHeight(first, x))],
    ]),
  )
  const drawn = curves.map(
    (ends, at): Bend => ({
      kind: 'bend',
      points: straight
        ? [
            [0, ends.y],
            [ends.x, 0],
          ]
        : ppcPoints(ends.x, ends.y, 24),
      name: '',
      cls: at === 0 ? 'l' : 'p',
    }),
  )
  const nameOf = (at: number) => names?.[at] ?? (curves.length > 1 ? `*PPC*_{${at + 1}}` : '*PPC*')
  return diagram(
    {
      curves: drawn,
      points,
      areas: {},
      reads,
      over: m =>
        curves
          .map((ends, at) => {
            const x = ends.x * 0.9
            const y = straight ? ends.y * 0.1 : ppcHeight(ends, x)
            const [px, py] = m.at(x, y)
            return curves.length > 1 && at < curves.length - 1
              ? text(px - 8, py + 4, nameOf(at), { anchor: 'end' })
              : text(px + 7, py, nameOf(at))
          })
          .join(''),
    },
    { mark: Object.fromEntries(Object.keys(points).map(name => [name, name])) },
    { x: options.x, y: options.y, width: 250 },
  )
}

const touching =
  (x: number, y: number): Rule =>
  q =>
    (x * y) / q

/** The part of an indifference curve around its point of contact that lies on the diagram. */
function indifferenceCurve([x, y]: Point, name: string, cls: string): Bend {
  const rule = touching(x, y)
  return {
    kind: 'bend',
    points: sampled(rule, Math.max((x * y) / 90, 4), 88, 40),
    name,
    cls,
  }
}

/**
 * Budget lines by their ends on the axes, each touched by an indifference curve at its middle: with equal shares of
 * spending the best choice lies there. Choices are the points A, B …; `curves: false` draws the lines alone.
 */
export function budgetLines(options: {
  lines: readonly Ends[]
  curves?: boolean
  x?: string
  y?: string
  letters?: boolean
  names?: readonly string[]
}): Diagram<string, never> {
  const { lines, curves = true, letters = true, x = 'Good X', y = 'Good Y', names } = options
  const choices = lines.map((ends): Point => [ends.x / 2, ends.y / 2])
  const letter = (at: number) => String.fromCharCode(65 + at)
  const points = Object.fromEntries(choices.map((point, at) => [letter(at), point]))
  return diagram(
    {
      curves: [
        ...lines.map(
          (ends, at): Bend => ({
            kind: 'bend',
            points: [
              [0, ends.y],
              [ends.x, 0],
            ],
            name: '',
            cls: at === 0 ? 'l' : 'p',
          }),
        ),
        ...(curves
          ? choices.map((point, at) =>
              indifferenceCurve(point, lines.length > 1 ? `*IC*_{${at + 1}}` : '*IC*', at === 0 ? 'l' : 'p'),
            )
          : []),
      ],
      points,
      areas: {},
      reads: curves
        ? choices.map(
            (point, at): Read =>
              lines.length > 1
                ? { point, x: `*X*_{${at + 1}}`, y: `*Y*_{${at + 1}}` }
                : { point, x: '*X*_{1}', y: '*Y*_{1}' },
          )
        : [],
      over: m =>
        curves
          ? ''
          : lines
              .map((ends, at) =>
                m.label(ends.x * 0.66 + 3, ends.y * 0.34 + 3, names?.[at] ?? `*B*_{${at + 1}}`),
              )
              .join(''),
    },
    curves && letters ? { mark: Object.fromEntries(Object.keys(points).map(name => [name, name])) } : {},
    { x, y, width: 250 },
  )
}

/** A fall in the price of X split into substitution (A to B) and income effects (B to C), for a normal good. */
export function priceEffects(
  options: Ask<'A' | 'B' | 'C', never> & { income?: number; before?: number; after?: number } = {},
): Diagram<'A' | 'B' | 'C', never> {
  const { income = 84, before = 44, after = 88 } = options
  const a: Point = [before / 2, income / 2]
  const c: Point = [after / 2, income / 2]
  // At the new price the least spending that still reaches the first curve: the tangent with the new slope.
  const slope = income / after
  const bx = Math.sqrt((a[0] * a[1]) / slope)
  const b: Point = [bx, slope * bx]
  const straight = (from: Point, to: Point, cls: string): Bend => ({
    kind: 'bend',
    points: [from, to],
    name: '',
    cls,
  })
  return diagram(
    {
      curves: [
        straight([0, income], [before, 0], 'l'),
        straight([0, income], [after, 0], 'p'),
        straight([0, 2 * b[1]], [2 * b[0], 0], 'g dash'),
        indifferenceCurve(a, '*IC*_{1}', 'l'),
        indifferenceCurve(c, '*IC*_{2}', 'p'),
      ],
      points: { A: a, B: b, C: c },
      areas: {},
      reads: [
        { point: a, x: '*X*_{1}', y: '' },
        { point: b, x: '*X*_{2}', y: '' },
        { point: c, x: '*X*_{3}', y: '' },
      ],
    },
    { mark: { A: 'A', B: 'B', C: 'C' }, ...options },
    { x: 'Good X', y: 'Good Y', width: 250 },
  )
}

/** The circular flow of income: two sectors, or with the injections and withdrawals of all. Names may be letters. */
export function circularFlow(
  options: {
    open?: boolean
    injections?: readonly string[]
    withdrawals?: readonly string[]
    flows?: readonly [string, string]
  } = {},
): Shape {
  const {
    open = true,
    injections = ['investment', 'govt spending', 'exports'],
    withdrawals = ['saving', 'taxes', 'imports'],
    flows = ['factor incomes', 'consumer spending'],
  } = options
  const firms = box(96, 16, 132, 36, 'firms')
  const homes = box(96, 176, 132, 36, 'households')
  const list = (x: number, names: readonly string[], y: number) =>
    names.map((name, at) => text(x, y + at * 18, name, { cls: 's' })).join('')
  return (
    firms.shape +
    homes.shape +
    arrow(118, 52, 118, 174, { cls: 'p' }) +
    arrow(206, 176, 206, 54, { cls: 'p' }) +
    text(110, 110, (flows[0] ?? '').replace(' ', '\n'), { anchor: 'end', cls: 's' }) +
    text(198, 110, (flows[1] ?? '').replace(' ', '\n'), { anchor: 'end', cls: 's' }) +
    (open
      ? arrow(266, 34, 230, 34, { cls: 'g' }) +
        centred(306, 14, 'injections', 'b') +
        list(270, injections, 38) +
        arrow(228, 194, 264, 194, { cls: 'r dash' }) +
        centred(306, 160, 'withdrawals', 'b') +
        list(270, withdrawals, 184)
      : '')
  )
}
