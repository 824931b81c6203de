import { bySize } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { bn } from '../shared'

const { question, templates } = choiceQuestions('11.1', { calculator: 'needed' })

export { templates }

/** What reserves add to the financial account: a plus means that they fell. */
const reserves: Print = value =>
  value === 0 ? 'no change' : `a ${value > 0 ? 'fall' : 'rise'} of ${bn(Math.abs(value))}`

const tenths = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6

const signed = (value: number) => (value < 0 ? `(${plain(value)})` : plain(value))

question('change-in-reserves', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const current = random.int(6, 34) * random.pick([-1, -1, 1])
    const capital = random.int(1, 5) * random.pick([-1, 1])
    const direct = random.int(3, 15) * (current < 0 ? 1 : -1)
    const other = random.int(2, 14) * random.pick([-1, 1])
    const gaps = random.int(1, 3) * random.pick([-1, 1])
    const right = -(current + capital + direct + other + gaps)
    if (Math.abs(right) < 3 || Math.abs(right) > 18) return null
    const slips = slipsOf({
      'You have the size, but the wrong direction. A fall in reserves counts as an inflow, with a plus.':
        -right,
      'You left the capital account out.': right + capital,
      'You left net errors and omissions out.': right + gaps,
      'You left direct investment out. It is a part of the financial account.': right + direct,
      'You balanced the current account only.': -current,
      'You balanced the current and the capital account and left the other flows out.': -current - capital,
    })
    const wrong = threeSlips(random, right, slips, reserves)
    return wrong && { current, capital, direct, other, gaps, right, wrong }
  },
  make: ({ current, capital, direct, other, gaps, right, wrong }) => ({
    stem: 'The table shows the balance of payments of a country in one year. An inflow has a plus, an outflow a minus.',
    table: {
      head: ['item', '\\$ billion'],
      rows: [
        ['current account', plain(current)],
        ['capital account', plain(capital)],
        ['direct investment, net', plain(direct)],
        ['portfolio and other investment, net', plain(other)],
        ['change in reserves', '?'],
        ['net errors and omissions', plain(gaps)],
      ],
    },
    prompt: 'What happened to the country’s official reserves in that year?',
    options: bySize({ right, wrong, print: reserves }),
    solution: `All items together add up to zero. Without reserves: ${[current, capital, direct, other, gaps].map(signed).join(' + ')} = ${plain(-right)}.

So reserves stand in the account with ${right > 0 ? '+' : ''}${plain(right)}. ${
      right > 0
        ? 'An inflow means that the central bank sold foreign currency: reserves fell'
        : 'An outflow means that the central bank bought foreign currency: reserves rose'
    } by ${bn(Math.abs(right))}.`,
  }),
  verify: ({ current, capital, direct, other, gaps }) => {
    for (let change = -60; change <= 60; change += 1)
      if (current + capital + direct + other + gaps + change === 0)
        return `a ${change > 0 ? 'fall' : 'rise'} of \\$${Math.abs(change)} billion`
    return ''
  },
})

question('cut-in-spending-that-lowers-imports', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const save = random.pick([10, 15, 20])
    const tax = random.pick([10, 15, 20, 25])
    const imports = random.pick([10, 15, 20, 25, 30])
    const target = random.int(2, 12)
    const leaks = save + tax + imports
    const right = (target * leaks) / imports
    const income = (target * 100) / imports
    if (![40, 50, 60].includes(leaks) || ![right, income].every(tenths)) return null
    const slips = slipsOf({
      'You found the fall in national income that is needed, and did not divide it by the multiplier.':
        income,
      'You took the cut in spending to lower imports by the same amount.': target,
      'You divided the fall in imports by the multiplier. First find the fall in income.':
        (target * leaks) / 100,
      'You left saving out of the multiplier.': (target * (tax + imports)) / imports,
      'You left taxation out of the multiplier.': (target * (save + imports)) / imports,
      'You multiplied the fall in imports by the multiplier.': (target * 100) / leaks,
      'You multiplied the fall in income by the multiplier. The cut in spending is smaller than the fall in income.':
        (income * 100) / leaks,
      'You took 1 minus the sum of the three shares. The multiplier is 1 divided by their sum.':
        (income * (100 - leaks)) / 100,
    })
    const usable = slips.filter(([value]) => tenths(value))
    const wrong = threeSlips(random, right, usable, bn)
    return wrong && { save, tax, imports, target, leaks, income, right, wrong }
  },
  make: ({ save, tax, imports, target, leaks, income, right, wrong }) => ({
    stem: `In an open economy the marginal propensity to save is ${plain(save / 100)}, the marginal rate of taxation is ${plain(tax / 100)} and the marginal propensity to import is ${plain(imports / 100)}, each as a share of national income. The government wants to reduce imports by ${bn(target)} by spending less on home goods.`,
    prompt: 'By how much must it cut its spending?',
    options: bySize({ right, wrong, print: bn }),
    solution: `Imports fall by the marginal propensity to import times the fall in income, so income must fall by ${target} ÷ ${plain(imports / 100)} = ${bn(income)}.

Multiplier = 1 ÷ (${plain(save / 100)} + ${plain(tax / 100)} + ${plain(imports / 100)}) = 1 ÷ ${plain(leaks / 100)}.

Cut in spending = fall in income ÷ multiplier = fall in income × ${plain(leaks / 100)} = ${bn(right)}.`,
  }),
  // The rounds of the multiplier, one after another.
  verify: ({ save, tax, imports, target }) => {
    let [round, fallOfImports] = [1, 0]
    for (let at = 0; at < 400; at += 1) {
      fallOfImports += (round * imports) / 100
      round *= 1 - (save + tax + imports) / 100
    }
    return bn(Math.round((target / fallOfImports) * 1e6) / 1e6)
  },
})
