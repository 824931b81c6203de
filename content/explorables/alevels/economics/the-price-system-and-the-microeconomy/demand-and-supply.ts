import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { market } from '@/lib/figures/markets'
import { line, text } from '@/lib/figures/shapes'

type Set = { demand: number; supply: number; price: number }

/** The diagram's hundred is ten dollars, or a hundred thousand units. */
const dollars = (price: number) => `$${fixed(price / 10, 2)}`
const units = (quantity: number) => `${fixed(quantity, 1)} thousand`

const demanded = ({ demand, price }: Set) => 100 + demand - 10 * price
const supplied = ({ supply, price }: Set) => 10 * price + supply

const m = market({ x: 'Quantity', y: 'Price' })

function draw(values: Set): string {
  const { demand, supply, price } = values
  const meets = m.equilibrium(demand, supply)
  const [left, y] = m.at(0, price * 10)
  const [right] = m.at(96, 0)
  const [from] = m.at(Math.min(demanded(values), supplied(values)), 0)
  const [to] = m.at(Math.max(demanded(values), supplied(values)), 0)
  const isShort = demanded(values) > supplied(values)
  const isLevel = Math.abs(to - from) < 3
  return (
    m.axes +
    (supply === 0 ? '' : m.supply('', 0, 'f')) +
    (demand === 0 ? '' : m.demand('', 0, 'f')) +
    m.supply('*S*', supply, 'l') +
    m.demand('*D*', demand, 'l') +
    m.read(meets, '*Q*', '*P*') +
    line(left, y, right, y, 'r dash') +
    // On the side of the price line where the equilibrium's own line is not.
    (isLevel
      ? ''
      : line(from, y, to, y, 'r thick') +
        text(left + 6, isShort ? y + 15 : y - 6, isShort ? 'shortage' : 'surplus', { cls: 'tr' }))
  )
}

function says(values: Set): Said {
  const [quantity, level] = m.equilibrium(values.demand, values.supply)
  const gap = demanded(values) - supplied(values)
  const state =
    Math.abs(gap) < 0.01
      ? 'none: market clears'
      : gap > 0
        ? `shortage of ${units(gap)}`
        : `surplus of ${units(-gap)}`
  const moved = (by: number) =>
    by === 0 ? 'has not moved' : `has moved ${Math.abs(by)} thousand to the ${by > 0 ? 'right' : 'left'}`
  return {
    description: `A demand and supply diagram. Demand ${moved(values.demand)}; supply ${moved(values.supply)}. The curves cross at a price of ${dollars(level)} and a quantity of ${units(quantity)}. At a price of ${dollars(values.price * 10)}, ${units(demanded(values))} units are demanded and ${units(supplied(values))} supplied; excess: ${state}.`,
    readings: [
      ['Equilibrium price', dollars(level)],
      ['Equilibrium quantity', units(quantity)],
      ['At the price charged', state],
    ],
  }
}

export const moving = explorable({
  title: 'Demand, supply and a price that is charged',
  height: 262,
  values: {
    demand: { label: 'Demand moves by', unit: 'thousand', min: -20, max: 20, step: 2, start: 0 },
    supply: { label: 'Supply moves by', unit: 'thousand', min: -20, max: 20, step: 2, start: 0 },
    price: { label: 'Price charged, $', min: 3, max: 7, step: 0.1, start: 5 },
  },
  draw,
  says,
  grips: [
    { at: ({ price }) => m.at(96, price * 10), to: ([, y]) => ({ price: (m.at(0, 0)[1] - y) / 18.6 }) },
  ],
})
