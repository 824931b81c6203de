import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { market } from '@/lib/figures/markets'
import { curve, line, type Point, polygon, text } from '@/lib/figures/shapes'

type Set = { structure: number; output: number }

/** Average revenue falls from a height by a slope; each firm has the same costs. Dollars a unit, thousand units. */
const STRUCTURES = [
  { name: 'perfect competition', height: 62, slope: 0 },
  { name: 'monopolistic competition', height: 82, slope: 0.45 },
  { name: 'monopoly', height: 98, slope: 0.8 },
] as const
const FIXED_COST = 500

const firmOf = ({ structure }: Set) => STRUCTURES[structure] ?? STRUCTURES[0]
const totalCost = (q: number) => FIXED_COST + 14 * q + 0.4 * q ** 2
const marginalCost = (q: number) => 14 + 0.8 * q
const averageCost = (q: number) => totalCost(q) / q

function moneyOf(values: Set) {
  const { height, slope } = firmOf(values)
  const { output } = values
  const price = height - slope * output
  return {
    price,
    marginalRevenue: height - 2 * slope * output,
    cost: averageCost(output),
    marginalCost: marginalCost(output),
    profit: price * output - totalCost(output),
  }
}

const m = market({ x: 'Output', y: 'Cost, revenue' })

function sloped(height: number, slope: number, name: string, cls: string): string {
  const end = slope === 0 ? 90 : Math.min(90, (height - 4) / slope)
  const [from, to] = [m.at(0, height), m.at(end, height - slope * end)]
  return line(...from, ...to, cls) + text(to[0] + 4, to[1] + 4, name, { cls: 's' })
}

function draw(values: Set): string {
  const { height, slope } = firmOf(values)
  const { output } = values
  const { price, cost, profit } = moneyOf(values)
  const [ox, oy] = m.at(0, 0)
  const corners: Point[] = [m.at(0, price), m.at(output, price), m.at(output, cost), m.at(0, cost)]
  const costs = Array.from({ length: 42 }, (_, at) => 7 + at * 2)
  const [mcX, mcY] = m.at(92, marginalCost(92))
  const [acX, acY] = m.at(89, averageCost(89))
  const [x, y] = m.at(output, Math.max(price, cost))
  return (
    polygon(corners, profit >= 0 ? 'gw' : 'rw') +
    m.axes +
    line(...m.at(2, marginalCost(2)), mcX, mcY, 'r') +
    text(mcX + 4, mcY + 2, 'MC', { cls: 's' }) +
    curve(
      costs.filter(q => averageCost(q) < 96).map(q => m.at(q, averageCost(q))),
      'l',
    ) +
    text(acX + 4, acY + 10, 'AC', { cls: 's' }) +
    sloped(height, slope, slope === 0 ? 'AR = MR' : 'AR', 'p') +
    (slope === 0 ? '' : sloped(height, 2 * slope, 'MR', 'p dash')) +
    line(x, y, x, oy, 'l dash thin') +
    line(ox, m.at(0, price)[1], m.at(output, price)[0], m.at(0, price)[1], 'l dash thin') +
    text(x, oy + 17, '*Q*', { anchor: 'middle' })
  )
}

function says(values: Set): Said {
  const { price, marginalRevenue, cost, marginalCost: extra, profit } = moneyOf(values)
  const dollars = (value: number) => `${value < 0 ? '−' : ''}$${fixed(Math.abs(value), 1)}`
  const result = `${profit >= 0 ? 'profit' : 'loss'} of $${fixed(Math.abs(profit))} thousand`
  const advice =
    Math.abs(marginalRevenue - extra) < 0.7
      ? 'as great as it can be'
      : marginalRevenue > extra
        ? 'MR > MC: make more'
        : 'MR < MC: make less'
  return {
    description: `Costs and revenue of a firm in ${firmOf(values).name}. Marginal cost rises in a straight line and cuts average cost at its lowest point. Average revenue ${firmOf(values).slope === 0 ? 'is level and equals marginal revenue' : 'falls, and marginal revenue falls twice as steeply'}. At an output of ${values.output} thousand the price is ${dollars(price)}, average cost ${dollars(cost)}, marginal revenue ${dollars(marginalRevenue)} and marginal cost ${dollars(extra)}. The shaded rectangle is a ${result}.`,
    readings: [
      ['Price (AR)', dollars(price)],
      ['Average cost', dollars(cost)],
      ['Marginal revenue', dollars(marginalRevenue)],
      ['Marginal cost', dollars(extra)],
      ['Result', result],
      ['Profit is', advice],
    ],
  }
}

export const moving = explorable({
  title: 'Output and profit of a firm',
  height: 262,
  values: {
    structure: {
      label: 'Market structure',
      min: 0,
      max: 2,
      step: 1,
      start: 2,
      choices: STRUCTURES.map(({ name }) => name),
    },
    output: { label: 'Output', unit: 'thousand', min: 12, max: 70, step: 1, start: 25 },
  },
  draw,
  says,
  grips: [{ at: ({ output }) => m.at(output, 0), to: ([x]) => ({ output: (x - m.at(0, 0)[0]) / 2.7 }) }],
})
