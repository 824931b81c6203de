import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { line, type Point } from '@/lib/figures/shapes'
import { LETTERS } from '../shared'

const { question, templates } = choiceQuestions('3.2')

export { templates }

/**
 * Demand and two parallel supply curves; `tilt` is the share of the tax that raises the price. With `areas` the
 * supply curves begin at the smaller quantity and *P*_{1} ends there, so that no line cuts an area in two.
 */
function taxDiagram(
  tilt: number,
  names: { p: readonly [string, string, string]; q: readonly [string, string] },
  areas = false,
) {
  const m = market()
  const rise = 30 * tilt
  const before: Point = [54, 50]
  const after: Point = [38, 50 + rise]
  const keep: Point = [38, 20 + rise]
  const demandSlope = rise / 16
  const supplySlope = (30 - rise) / 16
  const demandAt = (x: number): Point => [x, 50 - demandSlope * (x - 54)]
  const supplyAt = (x: number): Point => [x, 50 + supplySlope * (x - 54)]
  const lifted = (x: number): Point => [x, 80 + supplySlope * (x - 54)]
  return {
    m,
    rise,
    shapes: [
      m.axes,
      m.straight(demandAt(areas ? 28 : 14), demandAt(88), '*D*'),
      m.straight(supplyAt(areas ? 38 : 18), supplyAt(88), '*S*_{1}'),
      m.straight(lifted(areas ? 38 : 14), lifted(Math.min(70, 54 + 17 / supplySlope)), '*S*_{2}', 'p'),
      m.read(before, names.q[0], areas ? '' : names.p[0]),
      ...(areas
        ? [line(...m.at(0, 50), ...m.at(38, 50), 'l dash thin'), m.label(-2.2, 48, names.p[0], 'end')]
        : []),
      m.read(after, names.q[1], names.p[1]),
      m.read(keep, '', names.p[2]),
      line(...m.at(38, 50 + rise), ...m.at(38, 20 + rise), 'l dash thin'),
    ],
  }
}

question('tax-incidence-from-a-diagram', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const tax = random.pick([4, 5, 6, 8, 10])
    const passed = random.int(Math.ceil(tax * 0.35), Math.floor(tax * 0.65))
    const price = random.step(12, 30, 2)
    const before = random.step(300, 900, 50)
    const after = before - random.step(50, 150, 25)
    const asked = random.pick(['consumers', 'producers', 'revenue'] as const)
    const share = { consumers: passed, producers: tax - passed, revenue: tax }
    const right = share[asked] * after
    const swapped = { consumers: tax - passed, producers: passed, revenue: passed }[asked] * after
    const third = asked === 'revenue' ? (tax - passed) * after : tax * after
    const wrong = [share[asked] * before, swapped, third]
    return new Set([right, ...wrong]).size === 4
      ? { tax, passed, price, before, after, asked, right, wrong }
      : null
  },
  make: ({ tax, passed, price, before, after, asked, right, wrong }) => {
    const kept = price + passed - tax
    const { shapes } = taxDiagram(passed / tax, {
      p: [`$${price}`, `$${price + passed}`, `$${kept}`],
      q: [plain(before), plain(after)],
    })
    const share = { consumers: passed, producers: tax - passed, revenue: tax }[asked]
    return {
      stem: 'A government places a specific tax on a product. The diagram shows demand *D* and supply before the tax, *S*_{1}, and after it, *S*_{2}. It is not drawn to scale.',
      figure: figure(
        {
          name: 'government-microeconomic-intervention/specific-tax-with-numbers',
          title: 'Demand and supply before and after a specific tax',
          description: `Price is on the vertical axis and quantity on the horizontal axis. D slopes down. S1 slopes up and S2 lies parallel above it. D and S1 cross at a price of ${price} dollars and a quantity of ${plain(before)}. D and S2 cross at ${price + passed} dollars and ${plain(after)} units. At ${plain(after)} units S1 shows a price of ${kept} dollars.`,
          height: 262,
        },
        ...shapes,
      ),
      prompt:
        asked === 'revenue'
          ? 'What is the tax revenue of the government?'
          : `How much of the tax revenue is borne by **${asked}**?`,
      options: bySize({
        right,
        wrong: [
          [
            wrong[0] ?? 0,
            'You used the quantity before the tax. The tax is paid on the units sold after it.',
          ],
          [
            wrong[1] ?? 0,
            asked === 'revenue'
              ? 'You gave the part borne by consumers only.'
              : `You gave the part borne by ${asked === 'consumers' ? 'producers' : 'consumers'}.`,
          ],
          [
            wrong[2] ?? 0,
            asked === 'revenue'
              ? 'You gave the part borne by producers only.'
              : 'You gave the whole tax revenue.',
          ],
        ],
        print: money,
      }),
      solution: `The tax per unit is the vertical distance between the supply curves: ${money(price + passed)} − ${money(kept)} = ${money(tax)}. Consumers pay ${money(passed)} more than before, producers keep ${money(tax - passed)} less.

${asked === 'revenue' ? 'Tax revenue' : `Borne by ${asked}`}: ${money(share)} × ${plain(after)} = ${money(right)}.`,
    }
  },
  verify: ({ tax, passed, price, after, asked }) => {
    const paid = (price + passed) * after
    const before = price * after
    const kept = (price + passed - tax) * after
    return money(asked === 'revenue' ? paid - kept : asked === 'consumers' ? paid - before : before - kept)
  },
})

type Area = 'upper' | 'lower' | 'base' | 'gap'

const AREAS: readonly Area[] = ['upper', 'lower', 'base', 'gap']

const TAX_AREAS: readonly {
  ask: string
  right: readonly Area[]
  wrong: readonly [readonly Area[], string][]
  why: string
}[] = [
  {
    ask: 'the tax revenue of the government',
    right: ['upper', 'lower'],
    wrong: [
      [['upper'], 'You gave the part borne by consumers only.'],
      [['lower'], 'You gave the part borne by producers only.'],
      [['upper', 'lower', 'gap'], 'You included units that are no longer sold. No tax is paid on them.'],
    ],
    why: 'Tax revenue is the tax per unit, the distance between *P*_{2} and *P*_{3}, times the quantity after the tax, *Q*_{2}.',
  },
  {
    ask: 'the part of the tax revenue that is borne by consumers',
    right: ['upper'],
    wrong: [
      [['lower'], 'You gave the part borne by producers.'],
      [['upper', 'lower'], 'You gave the whole tax revenue.'],
      [['upper', 'lower', 'base'], 'You gave all that consumers spend after the tax.'],
    ],
    why: 'Consumers pay *P*_{2} instead of *P*_{1} on each of the *Q*_{2} units.',
  },
  {
    ask: 'the part of the tax revenue that is borne by producers',
    right: ['lower'],
    wrong: [
      [['upper'], 'You gave the part borne by consumers.'],
      [['upper', 'lower'], 'You gave the whole tax revenue.'],
      [['base'], 'You gave what producers keep after they have paid the tax.'],
    ],
    why: 'Producers keep *P*_{3} instead of *P*_{1} on each of the *Q*_{2} units.',
  },
  {
    ask: 'what producers keep of their revenue after they have paid the tax',
    right: ['base'],
    wrong: [
      [['lower', 'base'], 'You used the old price *P*_{1}. Producers now keep *P*_{3} on each unit.'],
      [['upper', 'lower', 'base'], 'You gave all that consumers spend. The tax has to be paid out of it.'],
      [['lower'], 'You gave the part of the tax that producers bear.'],
    ],
    why: 'Producers keep *P*_{3} on each of the *Q*_{2} units sold.',
  },
  {
    ask: 'what consumers spend on the product after the tax',
    right: ['upper', 'lower', 'base'],
    wrong: [
      [['base'], 'You gave what producers keep. Consumers pay *P*_{2}, not *P*_{3}.'],
      [['lower', 'base'], 'You used the old price *P*_{1}.'],
      [['upper', 'lower'], 'You gave the tax revenue only.'],
    ],
    why: 'Consumers pay *P*_{2} on each of the *Q*_{2} units.',
  },
]

const AREA_LETTERS = ['J', 'K', 'L', 'M'] as const

question('areas-of-a-tax-diagram', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    asked: random.pick(TAX_AREAS),
    letters: random.shuffle(AREA_LETTERS),
    tilt: random.pick([0.45, 0.5, 0.55]),
  }),
  make: ({ asked, letters, tilt }) => {
    const name = (area: Area) => letters[AREAS.indexOf(area)] ?? ''
    const list = (areas: readonly Area[]) => areas.map(name).sort().join(' + ')
    const { m, rise, shapes } = taxDiagram(
      tilt,
      {
        p: ['*P*_{1}', '*P*_{2}', '*P*_{3}'],
        q: ['*Q*_{1}', '*Q*_{2}'],
      },
      true,
    )
    const marked: readonly [Area, number, number][] = [
      ['upper', 10, 50 + rise / 2 - 2],
      ['lower', 10, 35 + rise / 2 - 2],
      ['base', 10, 10],
      ['gap', 42.6, 47.6],
    ]
    return {
      stem: 'A specific tax shifts supply from *S*_{1} to *S*_{2}. *D* is demand.',
      figure: figure(
        {
          name: 'government-microeconomic-intervention/specific-tax-areas',
          title: 'Four areas in a diagram of a specific tax',
          description: `Price is on the vertical axis and quantity on the horizontal axis. D slopes down, S1 slopes up, S2 lies parallel above S1. D meets S1 at the price P1 and the quantity Q1, and S2 at the higher price P2 and the smaller quantity Q2. At Q2 curve S1 shows the price P3. Area ${name('upper')} is the rectangle between P2 and P1 up to Q2, area ${name('lower')} the rectangle between P1 and P3 up to Q2, area ${name('base')} the rectangle below P3 up to Q2. Area ${name('gap')} is the triangle between D and S1 to the right of Q2.`,
          height: 262,
        },
        ...shapes,
        ...marked.map(([area, x, y]) => m.label(x, y, name(area), 'middle')),
      ),
      prompt: `Which area shows ${asked.ask}?`,
      right: list(asked.right),
      wrong: asked.wrong.map(([areas, error]): Wrong => [list(areas), error]),
      solution: `${asked.why} That is ${list(asked.right)}.`,
    }
  },
})

question('elasticities-and-incidence', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const kinds = random.shuffle(['consumer', 'producer', 'evenLow', 'evenHigh'] as const)
    const even = random.pick([0.3, 0.4, 0.5])
    const high = random.pick([1.6, 2, 2.4])
    const ped = {
      consumer: random.pick([0.2, 0.3]),
      producer: random.pick([1.8, 2.2, 2.5]),
      evenLow: even,
      evenHigh: high,
    }
    const pes = {
      consumer: random.pick([1.8, 2.2, 2.5]),
      producer: random.pick([0.2, 0.3]),
      evenLow: even,
      evenHigh: high,
    }
    return { kinds, ped, pes, asked: random.pick(['consumers', 'producers'] as const) }
  },
  make: ({ kinds, ped, pes, asked }) => {
    const letter = (kind: (typeof kinds)[number]) => LETTERS[kinds.indexOf(kind)] ?? ''
    const [right, reverse] =
      asked === 'consumers' ? (['consumer', 'producer'] as const) : (['producer', 'consumer'] as const)
    const even =
      'You chose a product whose demand and supply are equally elastic, so the tax is shared about equally.'
    const errors: Record<string, string> = {
      [letter(reverse)]:
        `You turned the rule round: the side that can respond less bears more of the tax. Here ${asked === 'consumers' ? 'producers' : 'consumers'} bear most of it.`,
      [letter('evenLow')]: even,
      [letter('evenHigh')]: even,
    }
    return {
      stem: 'The same specific tax is placed on four products, which have the same price and quantity before the tax. The table shows their price elasticities.',
      table: {
        head: ['product', 'price elasticity of demand', 'price elasticity of supply'],
        rows: kinds.map((kind, at) => [LETTERS[at] ?? '', plain(-ped[kind]), plain(pes[kind])]),
      },
      prompt: `For which product do **${asked}** bear the largest share of the tax?`,
      options: inThisOrder(
        LETTERS.map((each): string | Wrong => (errors[each] ? [each, errors[each]] : each)),
      ),
      solution: `The side of the market that responds less bears more of the tax. ${asked === 'consumers' ? 'Demand is inelastic and supply elastic' : 'Supply is inelastic and demand elastic'} for product ${letter(right)}, so ${asked} bear the largest share there. Where both are equally elastic, the tax is shared about equally.`,
    }
  },
  verify: ({ kinds, ped, pes, asked }) => {
    const shares = kinds.map(
      kind => (asked === 'consumers' ? pes[kind] : ped[kind]) / (ped[kind] + pes[kind]),
    )
    return LETTERS[shares.indexOf(Math.max(...shares))] ?? ''
  },
})

const cash = (value: number) => money(roundTo(value, 2))

const RIDES = [
  { unit: 'bus ride', units: 'rides', firms: 'bus companies' },
  { unit: 'school meal', units: 'meals', firms: 'caterers' },
  { unit: 'litre of milk', units: 'litres', firms: 'dairy farms' },
  { unit: 'solar lamp', units: 'lamps', firms: 'makers' },
] as const

question('cost-and-incidence-of-a-subsidy', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const price = random.step(2.5, 5, 0.5)
    const subsidy = random.pick([1, 1.5, 2])
    const fall = roundTo(subsidy * random.pick([0.4, 0.6, 0.7, 0.8]), 2)
    const before = random.step(20_000, 60_000, 5000)
    const after = before + random.step(5000, 15_000, 5000)
    const asked = random.pick(['cost', 'consumers', 'firm'] as const)
    const [right, wrong] = {
      cost: [subsidy * after, [subsidy * before, fall * after, subsidy * (after - before)]],
      consumers: [fall * after, [fall * before, (subsidy - fall) * after, subsidy * after]],
      firm: [price - fall + subsidy, [price + subsidy, price - fall, price - subsidy]],
    }[asked] as [number, number[]]
    return new Set([right, ...wrong].map(value => roundTo(value, 2))).size === 4 && price - subsidy > 0.4
      ? { ...random.pick(RIDES), price, subsidy, fall, before, after, asked, right, wrong }
      : null
  },
  make: ({ unit, units, firms, price, subsidy, fall, before, after, asked, right, wrong }) => {
    const errors = {
      cost: [
        'You used the quantity before the subsidy. It is paid on all units sold after it.',
        'You multiplied by the fall in price, which is the part that reaches consumers.',
        'You counted only the additional units. The subsidy is paid on all units.',
      ],
      consumers: [
        'You used the quantity before the subsidy.',
        'You gave the part that producers keep.',
        'You gave the whole cost to the government. Part of it is kept by producers.',
      ],
      firm: [
        'You added the subsidy to the old price. Consumers now pay a lower one.',
        'You left out the subsidy, which firms receive on top of the price that consumers pay.',
        'You subtracted the whole subsidy from the old price.',
      ],
    }[asked]
    const prompt = {
      cost: 'What does the subsidy cost the government each day?',
      consumers: 'How much of the cost of the subsidy reaches consumers each day as a lower price?',
      firm: `How much do the ${firms} now receive for each ${unit}?`,
    }[asked]
    const working = {
      cost: `Cost = subsidy per unit × quantity after the subsidy = ${cash(subsidy)} × ${plain(after)}`,
      consumers: `Consumers save ${cash(price)} − ${cash(price - fall)} = ${cash(fall)} on each unit: ${cash(fall)} × ${plain(after)}`,
      firm: `Firms receive what consumers pay and the subsidy: ${cash(price - fall)} + ${cash(subsidy)}`,
    }[asked]
    return {
      stem: `The price of one ${unit} is ${cash(price)}, and ${plain(before)} ${units} are sold each day. The government then pays the ${firms} a subsidy of ${cash(subsidy)} for each ${unit}. The price falls to ${cash(price - fall)}, and ${plain(after)} ${units} are sold each day.`,
      prompt,
      options: bySize({
        right,
        wrong: wrong.map((value, at): [number, string] => [value, errors[at] ?? '']),
        print: cash,
      }),
      solution: `${working} = ${cash(right)}.`,
    }
  },
  verify: ({ price, subsidy, fall, after, asked }) => {
    const paid = price - fall
    if (asked === 'firm') return cash(paid + subsidy)
    return cash(asked === 'cost' ? (paid + subsidy) * after - paid * after : price * after - paid * after)
  },
})
