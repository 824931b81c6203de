import { type Market, market } from '@/lib/figures/markets'
import { centred, dot, type Point, polyline, type Shape, text } from '@/lib/figures/shapes'
import { atX, atY, crossing, movedBy, type Straight, through } from './crossings'
import { type Ask, type Diagram, diagram } from './diagram'
import { lineOf } from './interventions'
import { clearance } from './placing'

type TradePoint = 'autarky' | 'produced' | 'consumed' | 'producedAfter' | 'consumedAfter'
type TradeArea = 'producerGain' | 'productionLoss' | 'revenue' | 'consumptionLoss'

const HOME: Point = [46, 62]
const DEMAND = through(HOME, -0.95)
const SUPPLY = through(HOME, 0.95)

/** The four areas below a raised import price; the third is the tariff's revenue or the rent of a quota. */
function raised(world: number, price: number, s: Straight = SUPPLY) {
  const [produced, consumed] = [atY(SUPPLY, world), atY(DEMAND, world)]
  const [producedAfter, consumedAfter] = [atY(s, price), atY(DEMAND, price)]
  const points: Record<TradePoint, Point> = {
    autarky: HOME,
    produced,
    consumed,
    producedAfter,
    consumedAfter,
  }
  const areas: Record<TradeArea, Point[]> = {
    producerGain: [[0, world], produced, producedAfter, [0, price]],
    productionLoss: [produced, [producedAfter[0], world], producedAfter],
    revenue: [[producedAfter[0], world], [consumedAfter[0], world], consumedAfter, producedAfter],
    consumptionLoss: [[consumedAfter[0], world], consumed, consumedAfter],
  }
  return { points, areas }
}

/** A tariff on imports: home supply and demand, world supply, and world supply plus tariff. */
export function tariff(
  options: Ask<TradePoint, TradeArea> & { world?: number; tariff?: number } = {},
): Diagram<TradePoint, TradeArea> {
  const { world = 30, tariff: duty = 18 } = options
  const price = Math.min(world + duty, HOME[1])
  const { points, areas } = raised(world, price)
  const reads = [
    { point: points.produced, x: '*Q*_{1}', y: '*P*_{w}' },
    { point: points.producedAfter, x: '*Q*_{2}', y: '*P*_{t}' },
    { point: points.consumedAfter, x: '*Q*_{3}', y: '' },
    { point: points.consumed, x: '*Q*_{4}', y: '' },
  ]
  return diagram(
    {
      curves: [
        lineOf(SUPPLY, '*S*_{home}'),
        lineOf(DEMAND, '*D*_{home}'),
        lineOf(through([0, world], 0), '*S*_{world}'),
        lineOf(through([0, price], 0), '*S*_{world} + tariff', 'p'),
      ],
      points,
      areas,
      reads,
    },
    options,
    { width: 212 },
  )
}

/** An import quota: home supply plus the quota meets demand at a higher price, computed from the quota. */
export function quota(
  options: Ask<TradePoint, TradeArea> & { world?: number; quota?: number } = {},
): Diagram<TradePoint, TradeArea> {
  const { world = 30, quota: amount = 36 } = options
  const most = atY(DEMAND, world)[0] - atY(SUPPLY, world)[0]
  const kept = Math.min(Math.max(amount, 0), most)
  const withQuota = movedBy(SUPPLY, kept)
  const price = crossing(withQuota, DEMAND)[1]
  const { points, areas } = raised(world, price)
  return diagram(
    {
      curves: [
        lineOf(SUPPLY, '*S*_{home}'),
        lineOf(DEMAND, '*D*_{home}'),
        lineOf(through([0, world], 0), '*S*_{world}'),
        {
          kind: 'bend',
          points: [[points.produced[0] + kept, world], atX(withQuota, 90)],
          name: '*S*_{home} + quota',
          cls: 'p',
        },
      ],
      points,
      areas,
      reads: [
        { point: points.produced, x: '*Q*_{1}', y: '*P*_{w}' },
        { point: points.producedAfter, x: '*Q*_{2}', y: '*P*_{q}' },
        { point: points.consumedAfter, x: '*Q*_{3}', y: '*P*_{q}' },
        { point: points.consumed, x: '*Q*_{4}', y: '' },
      ],
    },
    options,
    { width: 226 },
  )
}

export type Country = { name: string; x: number; y: number }

/**
 * Straight production possibility curves of two countries on one pair of axes; each ends at the most it can make.
 * The gradients are the opportunity costs, so the one with the flatter curve should make the good of the x axis.
 */
export function comparativeAdvantage(options: {
  x: string
  y: string
  max: number
  countries: readonly [Country, Country]
}): Shape {
  const m = market({ x: options.x, y: options.y, width: 240, height: 190 })
  const scaled = (value: number) => (value / options.max) * 94
  const lines = options.countries.map(({ x, y }): readonly [Point, Point] => [
    m.at(0, scaled(y)),
    m.at(scaled(x), 0),
  ])
  return (
    m.axes +
    options.countries
      .map(({ name, x, y }, at) => {
        const [first, last] = [m.at(0, scaled(y)), m.at(scaled(x), 0)]
        const long = Math.hypot(last[0] - first[0], last[1] - first[1])
        // At right angles to the curve, away from the origin.
        const away: Point = [(last[1] - first[1]) / long, (first[0] - last[0]) / long]
        const along = (part: number): Point => {
          const [px, py] = m.at(scaled(x) * part, scaled(y) * (1 - part))
          const reach = 5 + Math.abs(away[0]) * name.length * 3.5 + Math.abs(away[1]) * 6
          return [px + away[0] * reach, py + away[1] * reach]
        }
        // A name is clear when its middle and both its ends are.
        const clear = ([nx, ny]: Point) =>
          Math.min(...[-1, 0, 1].map(side => clearance([nx + side * name.length * 3.5, ny], lines)))
        const [nameX, nameY] = [0.3, 0.45, 0.6, 0.75, 0.2]
          .map(along)
          .reduce((best, each) => (clear(each) > clear(best) + 2 ? each : best))
        return (
          polyline(lines[at] ?? [], at === 0 ? 'l' : 'p dash') +
          centred(nameX, nameY, name) +
          onAxes(m, { x: [[scaled(x), x]], y: [[scaled(y), y]] })
        )
      })
      .join('')
  )
}

/** Values written on the axes at their places. */
function onAxes(m: Market, { x, y }: Record<'x' | 'y', [at: number, value: number][]>): Shape {
  const [ox, oy] = m.at(0, 0)
  return (
    y
      .map(([at, value]) => text(ox - 6, m.at(0, at)[1] + 4, String(value), { anchor: 'end', cls: 's' }))
      .join('') +
    x
      .map(([at, value]) => text(m.at(at, 0)[0], oy + 17, String(value), { anchor: 'middle', cls: 's' }))
      .join('')
  )
}

/** One country before and after trade: its production curve, its trading line, and the points A (alone) and B (with trade). */
export function gainFromTrade(options: {
  x: string
  y: string
  production: { x: number; y: number }
  /** units of y that one unit of x buys abroad */
  termsOfTrade: number
  max: number
  alone?: number
}): Shape {
  const { production, termsOfTrade, max, alone = 0.5 } = options
  const m = market({ x: options.x, y: options.y, width: 250, height: 190 })
  const scaled = (value: number) => (value / max) * 94
  const place = (x: number, y: number) => m.at(scaled(x), scaled(y))
  const makesX = termsOfTrade > production.y / production.x
  const [farX, farY] = makesX
    ? [production.x, production.x * termsOfTrade]
    : [production.y / termsOfTrade, production.y]
  const a = place(production.x * alone, production.y * (1 - alone))
  const b = place(farX * alone, farY * (1 - alone))
  return (
    m.axes +
    onAxes(m, {
      x: [...new Set([production.x, farX])].map(each => [scaled(each), each]),
      y: [...new Set([production.y, farY])].map(each => [scaled(each), each]),
    }) +
    polyline([place(0, production.y), place(production.x, 0)], 'l') +
    polyline([place(0, farY), place(farX, 0)], 'p dash') +
    dot(...a) +
    dot(...b) +
    text(a[0] - 7, a[1] + 14, 'A', { anchor: 'end', cls: 'b' }) +
    text(b[0] + 7, b[1] - 5, 'B', { cls: 'b' })
  )
}
