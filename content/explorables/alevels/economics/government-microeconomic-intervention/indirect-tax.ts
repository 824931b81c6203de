import { straightWithin, through } from '@/lib/figures/economics/crossings'
import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { market } from '@/lib/figures/markets'
import { line, type Point, text } from '@/lib/figures/shapes'

/** Without the tax both curves pass here: 50 thousand units at $5. The diagram's hundred is ten dollars. */
const BEFORE: Point = [50, 50]
const WINDOW = { left: 0, right: 94, bottom: 8, top: 97 }

type Set = { tax: number; demand: number; supply: number }

/** Price paid by consumers, price kept by firms, quantity: elasticities are those at the first equilibrium. */
function outcomeOf({ tax, demand, supply }: Set) {
  const height = tax * 10
  const rise = (height * supply) / (demand + supply)
  return {
    paid: 50 + rise,
    kept: 50 + rise - height,
    quantity: 50 - demand * rise,
    share: supply / (demand + supply),
  }
}

const m = market()

function drawn([x, y]: Point, slope: number, name: string, { cls = 'l', isAbove = false } = {}): string {
  const kept = straightWithin(through([x, y], slope), WINDOW)
  if (kept === null) return ''
  const [from, to] = kept.map(point => m.at(...point)) as [Point, Point]
  return (
    line(...from, ...to, cls) +
    (isAbove ? text(to[0], to[1] - 7, name, { anchor: 'end' }) : text(to[0] + 5, to[1] + 6, name))
  )
}

function draw(values: Set): string {
  const { tax, demand, supply } = values
  const { paid, kept, quantity } = outcomeOf(values)
  const [ox, oy] = m.at(0, 0)
  const [qx, paidY] = m.at(quantity, paid)
  const [, keptY] = m.at(quantity, kept)
  const [, beforeY] = m.at(...BEFORE)
  const corners = (high: number, low: number): Point[] => [
    [0, high],
    [quantity, high],
    [quantity, low],
    [0, low],
  ]
  const named = (y: number, name: string) => text(ox - 6, y + 4, name, { anchor: 'end', cls: 's' })
  const apart = paidY + 14 < beforeY
  return (
    m.area(corners(paid, 50), '', 'w') +
    m.area(corners(50, kept), '', 'hl') +
    m.area([[quantity, paid], BEFORE, [quantity, kept]], '', 'rw') +
    m.axes +
    drawn(BEFORE, 1 / supply, '*S*') +
    (tax === 0 ? '' : drawn([50, 50 + tax * 10], 1 / supply, '*S* + tax', { cls: 'p', isAbove: true })) +
    drawn(BEFORE, -1 / demand, '*D*') +
    line(ox, paidY, qx, paidY, 'l dash thin') +
    line(ox, keptY, qx, keptY, 'l dash thin') +
    line(qx, paidY, qx, oy, 'l dash thin') +
    (apart ? named(paidY, 'paid') : '') +
    named(beforeY, '$5') +
    (keptY - 14 > beforeY ? named(keptY, 'kept') : '') +
    text(qx, oy + 17, '*Q*', { anchor: 'middle' })
  )
}

function says(values: Set): Said {
  const { paid, kept, quantity, share } = outcomeOf(values)
  const dollars = (hundredth: number) => `$${fixed(hundredth / 10, 2)}`
  const consumers = values.tax === 0 ? '—' : `${fixed(100 * share)} %`
  const revenue = `$${fixed(values.tax * quantity, 1)} thousand`
  const loss = `$${fixed((values.tax * (50 - quantity)) / 2, 1)} thousand`
  return {
    description: `A market in equilibrium at $5 and 50 thousand units, with an elasticity of demand of ${fixed(values.demand, 1)} (minus sign left out) and of supply of ${fixed(values.supply, 1)} there. A specific tax of $${fixed(values.tax, 2)} moves the supply curve up by that much. Consumers pay ${dollars(paid)}, firms keep ${dollars(kept)}, and ${fixed(quantity, 1)} thousand units are sold. Tax revenue is ${revenue}, shaded in two parts: above $5 what consumers bear (${consumers}), below it what firms bear. The triangle is the welfare loss, ${loss}.`,
    readings: [
      ['Consumers pay', dollars(paid)],
      ['Firms keep', dollars(kept)],
      ['Quantity', `${fixed(quantity, 1)} thousand`],
      ['Tax revenue', revenue],
      ['Borne by consumers', consumers],
      ['Welfare loss', loss],
    ],
  }
}

export const moving = explorable({
  title: 'A specific tax, and who bears it',
  height: 262,
  values: {
    tax: { label: 'Tax a unit, $', min: 0, max: 3, step: 0.1, start: 2 },
    demand: { label: 'Elasticity of demand (−)', min: 0.2, max: 2, step: 0.1, start: 0.5 },
    supply: { label: 'Elasticity of supply', min: 0.2, max: 2, step: 0.1, start: 1 },
  },
  draw,
  says,
})
