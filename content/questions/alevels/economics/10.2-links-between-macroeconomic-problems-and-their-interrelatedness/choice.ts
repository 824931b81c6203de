import { bySize } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, roundTo } from '@/lib/exams/format'
import { asNumbered, numbering } from '../numbered-statements'
import { byLetter, LETTERS, percent1 } from '../shared'

const { question, templates } = choiceQuestions('10.2')

export { templates }

// Price index before and after, and units of home currency for a foreign one before and after.
const PRICES = [
  [120, 150],
  [120, 160],
  [150, 200],
  [160, 200],
  [125, 200],
  [140, 175],
] as const
const RATES = [
  [8, 10],
  [6, 8],
  [5, 8],
  [4, 5],
  [3, 4],
  [12, 16],
] as const

question('fall-in-both-values-of-money', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [before, after] = random.pick(PRICES)
    const [old, now] = random.pick(RATES)
    const falls = [(1 - before / after) * 100, (1 - old / now) * 100] as const
    const rises = [(after / before - 1) * 100, (now / old - 1) * 100] as const
    if (Math.abs(falls[0] - falls[1]) < 1) return null
    const money = random.pick([
      ['peso', 'pesos', 'US dollar'],
      ['krona', 'kronor', 'euro'],
      ['dinar', 'dinars', 'US dollar'],
      ['rupee', 'rupees', 'pound'],
    ] as const)
    return { before, after, old, now, falls, rises, money }
  },
  make: ({ before, after, old, now, falls, rises, money }) => {
    const [one, many, foreign] = money
    const row = (inside: number, outside: number) => `${percent1(inside)} | ${percent1(outside)}`
    return {
      stem: `Over five years a country’s price index rises from ${before} to ${after}. The exchange rate changes from ${old} ${many} to ${now} ${many} for one ${foreign}.`,
      prompt: [
        `By which percentages do the internal and the external value of the ${one} fall?`,
        `Which row shows by how much the value of the ${one} falls?`,
      ],
      columns: 'fall in internal value | fall in external value',
      right: row(...falls),
      wrong: {
        [row(rises[0], falls[1])]:
          'You took the rise in the price level for the fall in the internal value. Money buys the old index divided by the new one of what it did.',
        [row(falls[0], rises[1])]:
          `You took the rise in the value of the ${foreign} for the fall in the value of the ${one}.`,
        [row(...rises)]:
          `You took the rises in prices and in the value of the ${foreign}. The value of the ${one} is the inverse of both.`,
      },
      solution: `Internal value: one ${one} now buys ${before} ÷ ${after} = ${plain(roundTo(before / after, 3))} of what it did, a fall of ${percent1(falls[0])}.

External value: one ${one} was worth 1 ÷ ${old} ${foreign} and is now worth 1 ÷ ${now}. The ratio is ${old} ÷ ${now} = ${plain(roundTo(old / now, 3))}, a fall of ${percent1(falls[1])}.`,
    }
  },
  verify: ({ before, after }) => {
    // What a million of the currency buys at home, before and after.
    const fall = (first: number, second: number) => ((1e6 / first - 1e6 / second) / (1e6 / first)) * 100
    return percent1(fall(before, after))
  },
})

const CHAINS = [
  {
    stem: 'Prices in a country rise by {high}% a year, and by {low}% in its trading partners. Its currency floats.',
    right: 'Home goods lose competitiveness, demand for the currency falls, and it depreciates.',
    wrong: {
      'Home goods lose competitiveness, demand for the currency rises, and it appreciates.':
        'You reversed the second link. If foreigners buy fewer exports, they demand less of the currency.',
      'Home goods gain competitiveness, demand for the currency rises, and it appreciates.':
        'You reversed the first link. Prices at home rise faster, so home goods become relatively dear.',
      'Imports lose competitiveness, less of the currency is supplied, and it appreciates.':
        'You exchanged home goods and imports. Imports become relatively cheap, so more of the currency is supplied.',
    },
    why: 'Faster inflation makes exports dearer and imports relatively cheaper. Less of the currency is demanded and more is supplied, so a lower internal value leads to a lower external value.',
  },
  {
    stem: 'The floating currency of a country depreciates by {high}%. It imports most of its fuel and machine parts.',
    right: 'Costs of firms rise, SRAS shifts to the left, and the internal value of money falls.',
    wrong: {
      'Costs of firms fall, SRAS shifts to the right, and the internal value of money rises.':
        'You reversed the effect on costs. After a depreciation imports cost more in home currency.',
      'Exports become dearer, AD shifts to the left, and the internal value of money rises.':
        'You reversed the effect on exports. After a depreciation they are cheaper for foreigners.',
      'Costs of firms rise, SRAS shifts to the left, and the internal value of money rises.':
        'You reversed the last link. A higher price level means that money buys less.',
    },
    why: 'Imported fuel and parts become dearer in home currency. Higher costs raise the price level, and then each unit of money buys less: a lower external value leads to a lower internal value.',
  },
  {
    stem: 'With inflation of {high}% the central bank raises its rate of interest by {low} percentage points. Capital moves freely and the currency floats.',
    right: 'Capital flows in, the external value rises, and imports become cheaper.',
    wrong: {
      'Capital flows out, the external value falls, and imports become dearer.':
        'You reversed the flow. A higher return attracts foreign capital.',
      'Capital flows in, the external value falls, and imports become dearer.':
        'You reversed the second link. Foreigners who bring in capital demand the currency.',
      'Capital flows in, the external value rises, and exports become cheaper.':
        'You reversed the last link. A higher external value makes exports dearer abroad.',
    },
    why: 'The higher return attracts capital, so demand for the currency rises. The external value rises, and cheaper imports slow the fall of the internal value.',
  },
  {
    stem: 'Prices in a country rise by {high}% a year, and by {low}% in its trading partners. Its exchange rate is fixed.',
    right: 'Exports lose competitiveness, and the central bank must sell foreign reserves.',
    wrong: {
      'Exports keep their competitiveness, as a fixed rate also fixes their prices abroad.':
        'You took a fixed rate for fixed prices. Home prices that rise are converted at the same rate, so prices abroad rise.',
      'Exports lose competitiveness, and the central bank must buy foreign reserves.':
        'You reversed the last link. There is too much of the currency on the market, so the bank must buy it with reserves.',
      'Exports keep their competitiveness, as the currency falls in line with prices.':
        'You described a floating rate. Here the rate is fixed and cannot fall.',
    },
    why: 'The external value stays while the internal value falls. Exports become dear and imports cheap, so there is too much of the currency on the foreign exchange market. To hold the rate the central bank buys it with reserves.',
  },
  {
    stem: 'A country with inflation of {low}% has a large surplus on its current account, {high}% of GDP. Its exchange rate is fixed.',
    right: 'The central bank buys foreign currency, so the money supply and prices tend to rise.',
    wrong: {
      'The central bank sells foreign currency, so the money supply and prices tend to fall.':
        'You described a deficit. With a surplus there is too much demand for the home currency, so the bank sells that.',
      'The currency appreciates, so imports become cheaper and prices tend to fall.':
        'You described a floating rate. Here the central bank keeps the rate where it is.',
      'Net exports leave the circular flow, so aggregate demand and prices tend to fall.':
        'You took net exports for a leakage. Exports are an injection and part of aggregate demand.',
    },
    why: 'A surplus means high demand for the home currency. To hold the rate, the central bank supplies it in exchange for foreign currency. So more money circulates at home, and net exports raise AD as well.',
  },
] as const

question('chain-between-prices-and-external-position', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ item: random.pick(CHAINS), high: random.int(8, 14), low: random.int(2, 3) }),
  make: ({ item, high, low }) => ({
    stem: item.stem.replace('{high}', String(high)).replace('{low}', String(low)),
    prompt: ['Which chain of events is the most likely?', 'What is the most likely result?'],
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

question('growth-that-improves-the-current-account', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const asked = random.pick(['improves', 'worsens'] as const)
    const shares = random.sample([0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5], 4)
    const incomes = random.sample([20, 30, 40, 50, 60, 70, 80, 90, 100, 120], 4)
    const odd = random.int(0, 3)
    const change = LETTERS.map(
      (_, place) => ((place === odd) === (asked === 'improves') ? 1 : -1) * random.int(1, 6),
    )
    const countries = LETTERS.map((letter, place) => {
      const [share, income] = [shares[place] ?? 0, incomes[place] ?? 0]
      return { letter, share, income, exports: roundTo(share * income + (change[place] ?? 0), 2) }
    })
    if (countries.some(({ exports }) => !Number.isInteger(exports) || exports < 3 || exports > 45))
      return null
    if (new Set(countries.map(({ exports }) => exports)).size < 4) return null
    // The answer may not be seen in one column.
    const at = odd
    const ranks = (key: 'share' | 'income' | 'exports') =>
      countries.filter(each => each[key] > (countries[at]?.[key] ?? 0)).length
    if ([0, 3].includes(ranks('exports')) || ([0, 3].includes(ranks('share')) && random.chance(0.7)))
      return null
    return { countries, change, asked, at }
  },
  make: ({ countries, change, asked, at }) => {
    const largest = (key: 'share' | 'income' | 'exports', sign: 1 | -1) =>
      countries.toSorted((one, other) => sign * (other[key] - one[key]))[0]?.letter
    const sign = asked === 'improves' ? 1 : -1
    const errors = Object.fromEntries(
      countries.map(({ letter, share, income, exports }) => {
        const bought = `Here imports rise by ${plain(share)} × \\$${income} billion = \\$${plain(share * income)} billion, and exports by \\$${exports} billion.`
        if (letter === largest('exports', sign))
          return [letter, `You looked at exports only. Imports rise as well. ${bought}`]
        if (letter === largest('share', sign === 1 ? -1 : 1))
          return [
            letter,
            `You looked at the marginal propensity to import only. Imports depend on income too. ${bought}`,
          ]
        if (letter === largest('income', sign === 1 ? -1 : 1))
          return [letter, `You looked at the rise in income only. Only a part is spent on imports. ${bought}`]
        return [letter, `You did not compare exports with imports. ${bought}`]
      }),
    )
    const right = LETTERS[at] ?? ''
    return {
      stem: 'Four economies grow. The table shows the rise in their national income, their marginal propensity to import and the rise in their exports. Nothing else in their current accounts changes.',
      table: {
        head: [
          'economy',
          'rise in income / \\$ billion',
          'marginal propensity to import',
          'rise in exports / \\$ billion',
        ],
        rows: countries.map(({ letter, share, income, exports }) => [
          letter,
          plain(income),
          plain(share, 2),
          plain(exports),
        ]),
      },
      prompt: `In which economy does the current account balance ${asked === 'improves' ? 'improve' : 'worsen'}?`,
      options: byLetter(right, errors),
      solution: `Imports rise by the marginal propensity to import times the rise in income: ${countries.map(({ letter, share, income }) => `${letter} ${plain(share * income)}`).join(', ')} (\\$ billion).

The balance changes by the rise in exports less this: ${countries.map(({ letter }, place) => `${letter} ${(change[place] ?? 0) > 0 ? '+' : '−'}${plain(Math.abs(change[place] ?? 0))}`).join(', ')}. So the answer is ${right}.`,
    }
  },
  verify: ({ countries, asked }) => {
    // How much income could have risen before imports had used up the rise in exports.
    const found = countries.filter(({ share, income, exports }) =>
      asked === 'improves' ? income < exports / share : income > exports / share,
    )
    return found.map(({ letter }) => letter).join()
  },
})

question('inflation-with-unemployment-below-natural', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const natural = random.int(5, 7)
    const slope = random.pick([1, 1.5, 2])
    const expected = random.int(2, 3)
    const held = natural - random.int(1, 2)
    const year = random.pick([3, 3, 4])
    const gap = slope * (natural - held)
    const rates = [-2, -1, 0, 1].map(by => natural + by)
    const printed = rates.map(rate => expected + slope * (natural - rate))
    const right = expected + year * gap
    const slips: Slip[] = [
      [expected + gap, 'You read the table as it stands. Expected inflation rises each year.'],
      [right - gap, `You stopped one year too early: this is the inflation expected for year ${year}.`],
      [right + gap, `You went one year too far: this is the inflation of year ${year + 1}.`],
      [
        year * gap,
        'You added up the gaps only. The first of them is added to the inflation that was expected in year 1.',
      ],
      [
        year * (expected + gap),
        `You multiplied the inflation of year 1 by ${year}. Only the gap above expected inflation is added each year.`,
      ],
      [
        (expected + gap) * 2 ** (year - 1),
        'You doubled inflation each year. It rises by the same number of percentage points.',
      ],
    ]
    if (right > 20 || printed.some(each => each < 0)) return null
    const wrong = threeSlips(random, right, slips, percent1)
    return wrong && { natural, slope, expected, held, year, gap, rates, printed, right, wrong }
  },
  make: ({ natural, expected, held, year, gap, rates, printed, right, wrong }) => ({
    stem: `The table shows points on a short-run Phillips curve when expected inflation is ${expected}%. The natural rate of unemployment is ${natural}%.

If expected inflation rises by one percentage point, inflation at each rate of unemployment rises by one percentage point. From year 2 onwards people expect the inflation of the year before. The government keeps unemployment at ${held}% from year 1 onwards.`,
    table: {
      head: ['unemployment / %', ...rates.map(each => plain(each))],
      rows: [['inflation / %', ...printed.map(each => plain(each, 1))]],
    },
    prompt: `What is inflation in year ${year}, if people expect ${expected}% in year 1?`,
    options: bySize({ right, wrong, print: percent1 }),
    solution: `At ${held}% unemployment, inflation is ${percent1(expected + gap)} when ${expected}% is expected: ${plain(gap, 1)} percentage points more than expected.

This gap stays while expectations catch up. Inflation is ${Array.from({ length: year }, (_, at) => `${percent1(expected + (at + 1) * gap)} in year ${at + 1}`).join(', ')}. Unemployment can be kept below its natural rate only if inflation rises again and again.`,
  }),
  verify: ({ rates, printed, held, expected, year }) => {
    let [inflation, expects] = [0, expected]
    for (let at = 1; at <= year; at += 1) {
      inflation = (printed[rates.indexOf(held)] ?? 0) + (expects - expected)
      expects = inflation
    }
    return percent1(inflation)
  },
})

const PHILLIPS = {
  correct: [
    [
      'A rise in expected inflation shifts the short-run curve upwards.',
      'Workers who expect more inflation ask for higher money wages, so inflation is higher at each rate of unemployment.',
    ],
    [
      'At points to the left of the long-run curve, inflation is higher than people expect.',
      'Only then are real wages lower than workers thought, so that firms employ more than at the natural rate.',
    ],
    [
      'Better training can shift the long-run curve to the left.',
      'It lowers the natural rate of unemployment, at which the long-run curve is vertical.',
    ],
    [
      'A rise in the price of imported oil can shift the short-run curve upwards.',
      'Higher costs mean more inflation at each rate of unemployment.',
    ],
    [
      'In the long run aggregate demand affects inflation but not the rate of unemployment.',
      'Unemployment returns to its natural rate. How fast prices rise there depends on demand.',
    ],
  ],
  wrong: [
    [
      'A rise in aggregate demand shifts the short-run curve to the left.',
      'With given expectations it is a movement along the curve: less unemployment and more inflation.',
    ],
    [
      'At the natural rate of unemployment inflation must be zero.',
      'The long-run curve is vertical there: any rate of inflation is possible if people expect it.',
    ],
    [
      'In the short run firms employ more workers because real wages have risen.',
      'Prices rise faster than was expected, so real wages fall. That is why firms employ more.',
    ],
    [
      'The more quickly expectations adjust, the longer the trade-off lasts.',
      'The trade-off lasts only while inflation differs from what is expected, so quick adjustment makes it shorter.',
    ],
    [
      'The long-run curve is vertical at the rate of unemployment at which nobody is out of work.',
      'It is vertical at the natural rate, at which there are still frictional and structural unemployment.',
    ],
  ],
} as const

question('statements-on-phillips-curves', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    item: numbering(random, PHILLIPS),
    who: random.pick(['A lecturer', 'An economist', 'A newspaper', 'A student']),
  }),
  make: ({ item, who }) =>
    asNumbered(item, {
      told: `${who} makes three statements about the expectations-augmented Phillips curve.`,
      asked: 'Which statements are correct?',
    }),
})
