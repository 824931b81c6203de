import { box, chain } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { arrow, dimension, dot, line, type Point, polygon, type Shape, text } from '@/lib/figures/shapes'

export type BreakEven = {
  fixed: number
  /** variable cost and price of one unit */
  variable: number
  price: number
  /** the largest output on the chart, and the output made, for the margin of safety */
  maxUnits: number
  actual?: number
  currency?: string
  units?: string
  ticks?: { x: number; y: number }
}

/** Units at which revenue covers all costs; infinite where a unit earns no contribution. */
export function breakEvenUnits({
  fixed,
  variable,
  price,
}: Pick<BreakEven, 'fixed' | 'variable' | 'price'>): number {
  return price > variable ? fixed / (price - variable) : Number.POSITIVE_INFINITY
}

function steps(step: number, max: number): number[] {
  return Array.from({ length: Math.floor(max / step + 1e-9) + 1 }, (_, at) => at * step)
}

/** A step of 1, 2 or 5 times a power of ten that gives about five marks. */
function niceStep(max: number): number {
  const rough = Math.max(max, 1e-9) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find(each => each * power >= rough) ?? 10) * power
}

/** A break-even chart from its values: fixed cost, total cost, revenue, the break-even point, the margin of safety. */
export function breakEvenChart(
  values: BreakEven & {
    names?: { revenue?: string; cost?: string; fixed?: string; point?: string }
    shade?: boolean
    reads?: boolean
  },
): Shape {
  const {
    fixed,
    variable,
    price,
    maxUnits,
    actual,
    currency = '$',
    units = 'units',
    names = {},
    shade = true,
    reads = true,
  } = values
  const top = Math.max(price * maxUnits, fixed + variable * maxUnits, 1)
  const thousands = top >= 10000
  const [stepX, stepY] = [values.ticks?.x ?? niceStep(maxUnits), values.ticks?.y ?? niceStep(top)]
  const g = graph({
    x: { label: `output / ${units}`, max: maxUnits, ticks: steps(stepX, maxUnits) },
    y: {
      label: thousands ? `costs, revenue / ${currency}000` : `costs, revenue / ${currency}`,
      max: top,
      ticks: steps(stepY, top),
      format: value => String(Math.round((thousands ? value / 1000 : value) * 100) / 100),
    },
    width: 220,
    height: 190,
  })
  const even = breakEvenUnits(values)
  const onChart = even <= maxUnits
  const revenueAt = (x: number): Point => g.at(x, price * x)
  const costAt = (x: number): Point => g.at(x, fixed + variable * x)
  const [rx, ry] = revenueAt(maxUnits)
  const [, cy] = costAt(maxUnits)
  const [, fy] = g.at(maxUnits, fixed)
  const apart = Math.max(0, 15 - Math.abs(ry - cy)) / 2
  const up = ry < cy ? -apart : apart
  const name = (y: number, content: string) => text(rx + 6, y + 4, content, { cls: 's' })
  const point = g.at(even, price * even)
  const floor = g.at(0, 0)[1]
  const margin = actual !== undefined && onChart && actual > even
  return (
    (shade && onChart
      ? polygon([revenueAt(0), costAt(0), point], 'rw') +
        polygon([point, revenueAt(maxUnits), costAt(maxUnits)], 'gw')
      : '') +
    g.axes +
    line(...g.at(0, fixed), ...g.at(maxUnits, fixed), 'l dash') +
    line(...costAt(0), ...costAt(maxUnits), 'l') +
    line(...revenueAt(0), ...revenueAt(maxUnits), 'p') +
    name(ry + up, names.revenue ?? 'revenue') +
    name(cy - up, names.cost ?? 'total cost') +
    name(fy, names.fixed ?? 'fixed cost') +
    (onChart
      ? (reads
          ? line(point[0], point[1], point[0], floor, 'l dash thin') +
            line(point[0], point[1], g.at(0, 0)[0], point[1], 'l dash thin')
          : '') +
        dot(...point) +
        (names.point ? text(point[0] - 8, point[1] - 8, names.point, { anchor: 'end', cls: 'b' }) : '')
      : '') +
    (margin
      ? line(...revenueAt(actual), g.at(actual, 0)[0], floor, 'l dash thin') +
        dimension(point[0], floor - 14, g.at(actual, 0)[0], floor - 14, '') +
        (g.at(actual, 0)[0] - point[0] > 62
          ? text((point[0] + g.at(actual, 0)[0]) / 2, floor - 38, 'margin\nof safety', {
              anchor: 'middle',
              cls: 's',
            })
          : text(g.at(actual, 0)[0] + 4, floor - 20, 'margin of safety', { cls: 's' }))
      : '')
  )
}

export function describeBreakEven(values: BreakEven): string {
  const { fixed, variable, price, maxUnits, actual } = values
  const made = actual === undefined ? '' : ` A dashed line stands at the output of ${actual}.`
  return `A break-even chart for outputs from 0 to ${maxUnits}. Fixed cost is level at ${fixed}. Total cost rises from ${fixed} to ${fixed + variable * maxUnits}, revenue from 0 to ${price * maxUnits}.${made}`
}

/** Documents that pass between two parties, in order from above: an order, an invoice, a payment. */
export function documentFlow(
  left: string,
  right: string,
  documents: readonly (readonly [name: string, towards: 'left' | 'right'])[],
  options: { y?: number; step?: number } = {},
): { shape: Shape; height: number } {
  const { y = 8, step = 34 } = options
  const [a, b] = [box(6, y, 112, 32, left), box(242, y, 112, 32, right)]
  const foot = y + 32 + documents.length * step + 10
  return {
    shape:
      line(...a.bottom, a.bottom[0], foot, 'l dash thin') +
      line(...b.bottom, b.bottom[0], foot, 'l dash thin') +
      a.shape +
      b.shape +
      documents
        .map(([name, towards], at) => {
          const py = y + 32 + (at + 1) * step
          const [from, to] =
            towards === 'right' ? [a.bottom[0] + 2, b.bottom[0] - 2] : [b.bottom[0] - 2, a.bottom[0] + 2]
          return (
            arrow(from, py, to, py, { cls: 'p' }) +
            text(180, py - 6, `${at + 1}  ${name}`, { anchor: 'middle' })
          )
        })
        .join(''),
    height: foot + 6,
  }
}

/** From documents to statements, one under the other; other names for a question or another system. */
export function accountingSystem(
  names: readonly string[] = [
    'source documents',
    'books of prime entry',
    'ledger accounts (double entry)',
    'trial balance',
    'financial statements',
  ],
): { shape: Shape; height: number } {
  return { shape: chain(60, 8, 240, names, { height: 34, gap: 22 }), height: names.length * 56 - 6 }
}
