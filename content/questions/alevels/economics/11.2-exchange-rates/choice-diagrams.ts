import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { market } from '@/lib/figures/markets'
import { line } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('11.2')

export { templates }

const m = market({ x: 'Quantity of pesos', y: 'Price of the peso in $', width: 250 })

// All curves have gradients of 1 and −1, and the fixed rate stands at 50.
const PRESSURES = [
  {
    curve: 'supply',
    by: 1,
    why: 'Supply shifts right to S_{2}. At e_{f} more pesos are supplied, Q_{3}, than demanded, Q_{1}.',
  },
  {
    curve: 'demand',
    by: -1,
    why: 'Demand shifts left to D_{2}. At e_{f} fewer pesos are demanded, Q_{1}, than supplied, Q_{3}.',
  },
  {
    curve: 'demand',
    by: 1,
    why: 'Demand shifts right to D_{2}. At e_{f} more pesos are demanded, Q_{3}, than supplied, Q_{1}.',
  },
  {
    curve: 'supply',
    by: -1,
    why: 'Supply shifts left to S_{2}. At e_{f} fewer pesos are supplied, Q_{1}, than demanded, Q_{3}.',
  },
] as const

question('holding-a-fixed-rate', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ item: random.pick(PRESSURES), size: random.int(26, 32) }),
  make: ({ item, size }) => {
    const move = item.by * size
    const [d, s] = item.curve === 'demand' ? [move, 0] : [0, move]
    const crossing = m.equilibrium(d, s)
    const [low, high] = [Math.min(50, 50 + move), Math.max(50, 50 + move)]
    const buys = d - s < 0
    const row = (buying: boolean, amount: string, rise: boolean) =>
      `${buying ? 'buys' : 'sells'} | ${amount} | ${rise ? 'rise' : 'fall'}`
    const [all, part] = ['Q_{1}Q_{3}', 'Q_{1}Q_{2}']
    const to = item.by > 0 ? 'right' : 'left'
    return {
      stem: `The exchange rate of the peso is fixed at e_{f}. The ${item.curve === 'demand' ? 'demand for' : 'supply of'} pesos then changes as shown, and the central bank holds the rate by dealing in the foreign exchange market.`,
      prompt:
        'Which row shows what the central bank does and what happens to its reserves of foreign currency?',
      figure: figure(
        {
          name: 'international-economic-issues/currency-at-a-fixed-rate',
          title: 'The market for pesos',
          description: `The price of the peso in dollars on the vertical axis, the quantity of pesos on the horizontal axis. ${
            item.curve === 'demand' ? 'Demand D1 and supply S' : 'Demand D and supply S1'
          } meet at the fixed rate ef. ${item.curve === 'demand' ? 'Demand D2' : 'Supply S2'} lies to the ${to}. Three quantities are marked: Q1 and Q3, where the curves meet the level of ef, and between them Q2, where the new curve crosses the other.`,
          height: 262,
        },
        m.axes,
        line(...m.at(0, 50), ...m.at(88, 50), 'l dash thin'),
        m.demand(d === 0 ? '*D*' : '*D*_{1}'),
        m.supply(s === 0 ? '*S*' : '*S*_{1}'),
        d === 0 ? m.supply('*S*_{2}', s, 'p') : m.demand('*D*_{2}', d, 'p'),
        m.read([low, 50], '*Q*_{1}', '*e*_{f}'),
        m.read(crossing, '*Q*_{2}', ''),
        m.read([high, 50], '*Q*_{3}', ''),
      ),
      columns: 'central bank | amount of pesos | reserves',
      right: row(buys, all, !buys),
      wrong: {
        [row(!buys, all, buys)]: `You have the amount, but the wrong side of the market. ${item.why}`,
        [row(buys, part, !buys)]:
          'You read the amount at the new crossing. What counts is the gap between the curves at the fixed rate.',
        [row(buys, all, buys)]:
          `You have the deal in pesos, but foreign currency goes the other way: the bank ${buys ? 'pays with it' : 'receives it'}.`,
      },
      solution: `${item.why} Without action the rate would ${buys ? 'fall' : 'rise'}.

The central bank ${buys ? 'buys the excess supply' : 'sells what is missing'}, Q_{1}Q_{3} pesos, ${buys ? 'with foreign currency, so reserves fall' : 'and takes in foreign currency, so reserves rise'}.`,
    }
  },
  verify: ({ item }) => ((item.curve === 'supply') === item.by > 0 ? 'buys' : 'sells'),
})

const PATHS = {
  recovers: [-20, -33, -46, -42, -20, 6, 30, 44],
  stays: [-20, -33, -46, -46, -45, -44, -44, -44],
} as const

const TIMES = [20, 26, 34, 43, 54, 66, 80, 96] as const

const READINGS = [
  {
    path: 'recovers',
    asked: [
      'What explains the change in the balance between X and Y?',
      'Why does the balance change as shown between X and Y?',
    ],
    right: 'Contracts are already signed, so quantities hardly change while imports cost more.',
    wrong: {
      'Exports are dearer for foreign buyers, so the quantity that they buy falls.':
        'You reversed the effect. After a depreciation exports are cheaper for foreign buyers.',
      'Imports are cheaper in home currency, so residents buy more of them.':
        'You reversed the effect. After a depreciation imports are dearer in home currency.',
      'Demand for exports and imports is elastic, so quantities react by too much.':
        'You took demand for elastic. Elastic demand would improve the balance after a depreciation.',
    },
    why: 'Between X and Y the deficit grows. Just after a depreciation quantities are fixed by contracts and habits: the two elasticities add up to less than 1. Each import costs more home currency, so the import bill rises.',
  },
  {
    path: 'recovers',
    asked: [
      'What explains the change in the balance between Y and Z?',
      'Why does the balance change as shown between Y and Z?',
    ],
    right: 'Buyers at home and abroad have time to switch, so the elasticities add up to more than 1.',
    wrong: {
      'The currency rises back to its old value, so trade goes back to where it was.':
        'You took the recovery for a return of the exchange rate. Trade would then end at the old deficit, not in surplus.',
      'Import prices in home currency fall, so residents pay less for the same imports.':
        'You assumed that imports become cheaper. They stay dearer; residents buy fewer of them.',
      'Quantities are fixed by contracts, so only the prices of exports change.':
        'You gave the reason for the fall before Y. Contracts end, and then quantities change.',
    },
    why: 'After Y contracts end, buyers find other suppliers and firms expand their output. The elasticities now add up to more than 1, so the balance improves.',
  },
  {
    path: 'stays',
    asked: [
      'What explains why the balance does not recover after Y?',
      'Which fact would explain the path of the balance after Y?',
    ],
    right: 'Home firms have no spare capacity, and their wages rise with import prices.',
    wrong: {
      'Foreign demand for exports is elastic, and home firms make close substitutes for imports.':
        'You chose a fact that would make the balance recover: quantities would react by much.',
      'Import contracts last for a few months only, and residents soon look for home goods.':
        'You chose a fact that would make the balance recover soon.',
      'Inflation at home stays low, and trading partners leave their exchange rates as they are.':
        'You chose a fact that keeps the gain in competitiveness, so the balance would recover.',
    },
    why: 'The balance falls and stays low. Exports cannot rise if firms have no spare capacity, and higher wages take away the gain in price competitiveness.',
  },
] as const

const g = graph({
  x: { label: '', max: 100 },
  y: { label: 'Current account balance', min: -60, max: 60 },
  left: 46,
  width: 260,
  height: 180,
})

question('path-of-the-balance-after-a-depreciation', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    item: random.pick(READINGS),
    scale: random.step(0.85, 1.05, 0.05),
    who: random.pick(['a country', 'an open economy', 'Country P']),
  }),
  make: ({ item, scale, who }) => {
    const heights = PATHS[item.path].map(each => each * scale)
    const points = TIMES.map((time, at) => [time, heights[at] ?? 0] as const)
    const [start = 0] = heights
    const lowest = heights[2] ?? 0
    const last = heights.at(-1) ?? 0
    return {
      stem: `At time X the currency of ${who} depreciates. The diagram shows its current account balance before and afterwards.`,
      prompt: item.asked,
      figure: figure(
        {
          name: 'international-economic-issues/balance-over-time',
          title: 'The current account balance over time',
          description: `The current account balance is on the vertical axis, surplus above zero, deficit below; time is on the horizontal axis. The balance is a constant deficit until X, then the deficit grows until Y. After Y ${
            item.path === 'recovers'
              ? 'the deficit shrinks and becomes a surplus, at Z'
              : 'the deficit stays large, to Z'
          }.`,
          height: 240,
        },
        g.axes,
        g.curve([[0, start], ...points]),
        g.line(
          [
            [20, start],
            [20, 0],
          ],
          'l dash thin',
        ),
        g.label(20, start, 'X', { dx: 6, dy: -6 }),
        g.label(34, lowest, 'Y', { dx: -2, dy: 16, anchor: 'middle' }),
        g.label(96, last, 'Z', { dx: 6, dy: 4 }),
        g.label(0, 48, 'surplus', { dx: 8, cls: 's' }),
        g.label(0, -54, 'deficit', { dx: 8, cls: 's' }),
        g.label(100, 0, 'Time', { dy: -7, anchor: 'end' }),
        g.label(0, 0, '0', { dx: -8, dy: 4, anchor: 'end' }),
      ),
      right: item.right,
      wrong: item.wrong,
      solution: item.why,
    }
  },
})
