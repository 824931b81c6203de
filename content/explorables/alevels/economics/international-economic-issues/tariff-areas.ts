import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { market } from '@/lib/figures/markets'
import { line, type Point, text } from '@/lib/figures/shapes'

/** Home demand is 100 − P and home supply P, in million units; the diagram's hundred is $100. */
const HOME_PRICE = 50

type Set = { world: number; tariff: number }

const m = market()

function outcomeOf({ world, tariff }: Set) {
  const price = Math.min(HOME_PRICE, world + tariff)
  const [madeBefore, boughtBefore, made, bought] = [world, 100 - world, price, 100 - price]
  const added = price - world
  return {
    price,
    madeBefore,
    boughtBefore,
    made,
    bought,
    imports: bought - made,
    revenue: (world + tariff >= HOME_PRICE ? 0 : added) * (bought - made),
    loss: (added * (made - madeBefore)) / 2 + (added * (boughtBefore - bought)) / 2,
  }
}

function draw(values: Set): string {
  const { price, made, bought, madeBefore, boughtBefore } = outcomeOf(values)
  const { world } = values
  const [ox, oy] = m.at(0, 0)
  const upright = (quantity: number, to: number) => {
    const [x, y] = m.at(quantity, to)
    return line(x, y, x, oy, 'l dash thin')
  }
  const level = (height: number, name: string, cls: string) => {
    const [x, y] = m.at(92, height)
    return line(ox, y, x, y, cls) + text(x + 4, y + 4, name)
  }
  const triangle = (from: number, to: number, at: number): Point[] => [
    [from, world],
    [to, world],
    [at, price],
  ]
  const isRaised = price - world >= 8
  return (
    m.area(
      [
        [made, world],
        [bought, world],
        [bought, price],
        [made, price],
      ],
      '',
      'hl',
    ) +
    m.area(triangle(madeBefore, made, made), '', 'rw') +
    m.area(triangle(bought, boughtBefore, bought), '', 'rw') +
    m.axes +
    m.straight([4, 96], [94, 6], '*D*') +
    m.straight([4, 4], [92, 92], '*S*') +
    level(world, '*P*_{w}', 'l') +
    (isRaised ? level(price, '+ tariff', 'p') : '') +
    upright(madeBefore, world) +
    upright(boughtBefore, world) +
    (isRaised ? upright(made, price) + upright(bought, price) : '')
  )
}

function says(values: Set): Said {
  const { price, made, bought, imports, revenue, loss } = outcomeOf(values)
  const [million, money] = [(n: number) => `${fixed(n)} million`, (n: number) => `$${fixed(n)} million`]
  return {
    description: `Home demand and supply with a world price of $${values.world} and a tariff of $${values.tariff}. The home price is $${price}. Home firms make ${million(made)} units, consumers buy ${million(bought)}, and ${million(imports)} are imported. The rectangle above the imports is tariff revenue, ${money(revenue)}. The two triangles beside it are the welfare loss, ${money(loss)} together: dearer home output on the left, purchases given up on the right.`,
    readings: [
      ['Home price', `$${price}`],
      ['Home output', million(made)],
      ['Imports', million(imports)],
      ['Tariff revenue', money(revenue)],
      ['Welfare loss', money(loss)],
    ],
  }
}

export const moving = explorable({
  title: 'A tariff and its welfare areas',
  height: 262,
  values: {
    world: { label: 'World price', unit: '$', min: 16, max: 36, step: 1, start: 20 },
    tariff: { label: 'Tariff a unit', unit: '$', min: 0, max: 34, step: 1, start: 10 },
  },
  draw,
  says,
  grips: [
    {
      at: values => m.at(92, outcomeOf(values).price),
      to: ([, y], { world }) => ({ tariff: (m.at(0, 0)[1] - y) / 1.86 - world }),
    },
  ],
})
