import { bySize } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Print, type Slip, slipsOf, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { asNumbered, numbering, type Pool } from '../numbered-statements'
import { percent1 } from '../shared'

const { question, templates } = choiceQuestions('11.5')

export { templates }

const million: Print = value => `${value < 0 ? '−' : '+'}\\$${plain(Math.abs(value))} million`

const million1: Print = value => `\\$${plain(value)} million`

const GIFTS = [
  {
    told: 'The government of country R pays for a bridge in country P, on condition that the steel is bought from firms in R.',
    many: false,
    tied: true,
  },
  {
    told: 'The government of country R sends money for schools to the government of country P, which may buy books and desks wherever it likes.',
    many: false,
    tied: false,
  },
  {
    told: 'An organisation that collects money from sixty governments lends at low interest to country P, which may choose its suppliers freely.',
    many: true,
    tied: false,
  },
  {
    told: 'The government of country R lends country P money for buses at low interest. The buses must be made in R.',
    many: false,
    tied: true,
  },
  {
    told: 'A fund of many governments gives country P money for vaccines and lets it buy them from the cheapest maker.',
    many: true,
    tied: false,
  },
] as const

question('kind-of-aid', {
  facts: { difficulty: 1, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({ item: random.pick(GIFTS) }),
  make: ({ item }) => {
    const [source, terms] = [item.many ? 'multilateral' : 'bilateral', item.tied ? 'tied' : 'untied']
    const sourceSlip = `You took the source for ${item.many ? 'one government. Here an organisation passes on the money of many' : 'an organisation of many countries. Here one government deals with another'}.`
    const termsSlip = item.tied
      ? 'You overlooked the condition that the goods come from the country that gives the aid.'
      : 'You took the aid for tied. The receiver may choose its suppliers.'
    const turned = { many: item.many ? 'bilateral' : 'multilateral', tied: item.tied ? 'untied' : 'tied' }
    return {
      stem: item.told,
      prompt: ['Which row describes this aid?', 'Which kind of aid is this?'],
      columns: 'source | conditions',
      right: `${source} | ${terms}`,
      wrong: {
        [`${turned.many} | ${terms}`]: sourceSlip,
        [`${source} | ${turned.tied}`]: termsSlip,
        [`${turned.many} | ${turned.tied}`]: `${sourceSlip} ${termsSlip}`,
      },
      solution: `Aid from one government to another is bilateral; aid through an organisation of many countries is multilateral. This is ${source}.

Aid is tied if it must be spent on goods and services of the donor. This is ${terms}. (Low interest makes a loan soft, not tied.)`,
    }
  },
  verify: ({ item }) => (/organisation|fund/i.test(item.told) ? 'multilateral' : 'bilateral'),
})

const LENDERS = [
  {
    told: 'A country can no longer pay for imports of fuel because its reserves of foreign currency are almost gone.',
    imf: true,
  },
  {
    told: 'After capital has fled, a country needs foreign currency for about two years and is ready to cut its budget deficit in return.',
    imf: true,
  },
  {
    told: 'A low-income country wants to build a power station that will be repaid over thirty years.',
    imf: false,
  },
  {
    told: 'A low-income country wants to train midwives and bring clean water to villages over the next fifteen years.',
    imf: false,
  },
] as const

question('which-institution', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    item: random.pick(LENDERS),
    who: random.pick(['It asks for help.', 'Private banks will not lend to it.']),
  }),
  make: ({ item, who }) => {
    const [fund, bank] = ['International Monetary Fund', 'World Bank']
    const [short, long] = ['to overcome a balance of payments problem', 'to support long-term development']
    const [right, other] = item.imf ? [fund, bank] : [bank, fund]
    const [aim, otherAim] = item.imf ? [short, long] : [long, short]
    return {
      stem: `${item.told} ${who}`,
      prompt: 'Which row shows the institution whose main task this is, and the aim of its lending?',
      columns: 'institution | aim of lending',
      right: `${right} | ${aim}`,
      wrong: {
        [`${other} | ${aim}`]: 'You have the aim, but exchanged the two institutions.',
        [`${right} | ${otherAim}`]: 'You have the institution, but gave the aim of the other.',
        [`${other} | ${otherAim}`]: `You took this for a case of ${item.imf ? 'development projects. The country lacks foreign currency now' : 'a balance of payments problem. The country plans a project over many years'}.`,
      },
      solution: `The International Monetary Fund lends foreign currency for a short or medium time to members with balance of payments problems, usually on conditions. The World Bank lends for long-term development, often for projects, and gives the poorest countries cheap loans and grants.

Here the task is ${item.imf ? 'the first' : 'the second'}.`,
    }
  },
  verify: ({ item }) =>
    /reserves|capital has fled/.test(item.told) ? 'International Monetary Fund' : 'World Bank',
})

const DIRECT: Pool = {
  correct: [
    [
      'A foreign brewery buys all the shares of a brewery in X.',
      'It takes control of the firm, which makes it direct investment.',
    ],
    ['A foreign firm builds a call centre in X.', 'It sets up production in X and controls it.'],
    [
      'A multinational company uses its profits in X to enlarge its plant there.',
      'It expands production that it controls, so this is direct investment too.',
    ],
  ],
  wrong: [
    [
      'A foreign pension fund buys 1% of the shares of many companies in X.',
      'It has no control of the companies: this is portfolio investment.',
    ],
    ['Foreign banks lend money to the government of X.', 'A loan gives no control of production in X.'],
    [
      'A foreign firm sells machines to a factory in X.',
      'This is trade in goods. The foreign firm owns no production in X.',
    ],
    [
      'A firm in X pays a foreign firm for the right to use its brand.',
      'The payment for a licence gives the foreign firm no ownership in X.',
    ],
  ],
}

const HARMS: Pool = {
  correct: [
    [
      'It buys nearly all its parts from its branches abroad.',
      'Then few local firms gain, and imports rise.',
    ],
    [
      'It sells goods at low prices to its branches in low-tax countries.',
      'This transfer pricing moves profit and tax revenue out of X.',
    ],
    [
      'It draws skilled workers away from local firms, which then close.',
      'The jobs gained are then partly jobs lost elsewhere.',
    ],
    ['It was promised ten years without tax.', 'A tax holiday takes away revenue for schools and roads.'],
  ],
  wrong: [
    ['It trains workers who later found firms of their own.', 'Skills that spread are a benefit for X.'],
    [
      'It sells its goods in export markets that firms of X cannot reach.',
      'More exports are a benefit for X.',
    ],
    ['It reinvests its profits in X.', 'Profits that stay add to capacity and are no outflow.'],
  ],
}

const MULTI = [
  {
    pool: DIRECT,
    told: 'Three statements describe events that concern country X.',
    asked: 'Which statements describe foreign direct investment in X?',
  },
  {
    pool: HARMS,
    told: 'A multinational company produces in developing country X.',
    asked: 'Which statements describe a fact that reduces the benefit of the company to X?',
  },
] as const

question('direct-investment-and-its-benefit', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const item = random.pick(MULTI)
    return { item, numbered: numbering(random, item.pool) }
  },
  make: ({ item, numbered }) => asNumbered(numbered, { told: item.told, asked: item.asked }),
})

const AID = [
  {
    told: 'A low-income country has a normal harvest. A donor sends large amounts of free grain, which are given out in the villages.',
    asked: 'Which effect is most likely to harm the development of the country?',
    right: 'The price of grain falls, so farmers plant less in the next season.',
    wrong: {
      'The price of grain rises, so poor families in the towns go hungry.':
        'You reversed the effect on the price. Free grain lowers the demand for local grain.',
      'The country must export more grain in order to pay for the gift.':
        'You took a gift for a loan. Free grain is not repaid.',
      'The demand for farm workers rises, so factories lack workers.':
        'You reversed the effect on farming. Farmers who sell less need fewer workers.',
    },
    why: 'With a normal harvest there is enough grain. Free grain takes buyers away from local farmers: their price and income fall, and they plant less. After a failed harvest the same gift would save lives.',
  },
  {
    told: 'A country has enough saving at home, but its export earnings are too small to buy the foreign machines that its firms need.',
    asked: 'Which help would act most directly on this obstacle?',
    right: 'a grant of foreign currency that may be spent freely',
    wrong: {
      'a programme that persuades households to save more':
        'You took the obstacle for a savings gap. Home currency is there, but not foreign currency.',
      'a tax cut that raises consumption of home products':
        'You chose a measure for low demand. It does not bring foreign currency.',
      'a loan in home currency from the central bank':
        'You overlooked that foreign suppliers want foreign currency, which the central bank cannot print.',
    },
    why: 'The country has a foreign exchange gap, not a savings gap. A free grant of foreign currency pays for the machines at once.',
  },
  {
    told: 'A donor offers two loans of the same size. The tied one has an interest rate of 1%, the untied one of 2%. Under the tied loan a water plant must be bought from the donor’s firms.',
    asked: 'When is the untied loan the better choice?',
    right: 'if firms of other countries offer the same plant at a much lower price',
    wrong: {
      'if the donor’s firms offer the plant at the lowest price in the world':
        'You chose the case in which the tie costs nothing, so the lower interest rate decides.',
      'if the country wants to keep its payments of interest as low as possible':
        'You compared the interest only. For that the tied loan would be the better one.',
      'if no other country makes plants of this kind':
        'You chose the case in which the tie changes nothing, so the lower interest rate decides.',
    },
    why: 'A tie has a hidden cost: the donor’s goods may be dearer. If the saving on the price is greater than the extra interest, the untied loan is better.',
  },
  {
    told: 'For many years aid pays for a third of the government spending of a low-income country.',
    asked: 'Which argument supports the view that this aid delays development?',
    right: 'The government has less reason to build up a working system of taxation.',
    wrong: {
      'The aid pays for clinics that the country could not afford itself.':
        'You chose an argument for the aid: better health supports development.',
      'The aid fills the gap between saving and the investment that is needed.':
        'You chose an argument for the aid: it raises investment.',
      'The aid is given as grants, so the external debt of the country rises.':
        'You took grants for loans. A grant is not repaid and adds nothing to debt.',
    },
    why: 'If money comes from abroad each year, governments may put off taxing their own people and answering to them. The country then stays dependent on its donors.',
  },
] as const

question('argument-about-aid', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({ item: random.pick(AID), opening: random.pick(['', 'Consider the following case. ']) }),
  make: ({ item, opening }) => ({
    stem: `${opening}${item.told}`,
    prompt: item.asked,
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})

question('debt-after-a-depreciation', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [first, second] = random.pick([
      [40, 50],
      [50, 60],
      [20, 25],
      [8, 10],
      [10, 12],
      [25, 30],
    ] as const)
    const debt = random.step(10, 60, 5) // $ billion
    const share = random.pick([20, 25, 30, 40, 50])
    const output = Math.round((debt * first) / (share / 100))
    const local = Math.round((output * random.pick([10, 15, 20, 30])) / 1000) * 10 // dinars, owed at home
    const growth = random.pick([0, 5, 8, 10])
    const right = ((debt * second) / (output * (1 + growth / 100))) * 100
    if ((output * growth) % 100 !== 0) return null
    const slips = slipsOf({
      'You gave the percentage before the depreciation.': share,
      'You divided the debt by the change in the rate. A weaker currency makes a debt in dollars heavier.':
        (share * first) / second / (1 + growth / 100),
      'You added the debt in home currency, which is not owed abroad.':
        ((debt * second + local) / (output * (1 + growth / 100))) * 100,
      'You added the percentages: the depreciation multiplies the debt.':
        share + ((second - first) / first) * 100 - growth,
      'You left the rise in the dollar out.': share / (1 + growth / 100),
      ...(growth > 0 && { 'You left the growth of nominal GDP out.': (share * second) / first }),
    })
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => Math.abs(value - right) >= 0.4 && value > 0),
      percent1,
    )
    return wrong && { first, second, debt, local, share, output, growth, right, wrong }
  },
  make: ({ first, second, debt, local, output, growth, right, wrong }) => ({
    stem: 'The table shows data for a developing country, whose currency is the dinar. It neither borrows nor repays in the year.',
    table: {
      head: ['item', 'start of year', 'end of year'],
      rows: [
        ['external debt, \\$ billion', plain(debt), plain(debt)],
        ['government debt to residents, billion dinars', plain(local), plain(local)],
        ['exchange rate, dinars for \\$1', plain(first), plain(second)],
        ['nominal GDP, billion dinars', plain(output), plain(output * (1 + growth / 100))],
      ],
    },
    prompt: 'What is the external debt as a percentage of GDP at the end of the year?',
    options: bySize({ right, wrong, print: percent1 }),
    solution: `The debt is owed in dollars, so it grows in dinars: ${debt} × ${second} = ${plain(debt * second)} billion dinars.

${plain(debt * second)} ÷ ${plain(output * (1 + growth / 100))} × 100 = ${percent1(right)}, after ${percent1((debt * first * 100) / output)} at the start, although nothing was borrowed. Debt to residents is not external.`,
  }),
  verify: ({ second, debt, output, growth }) =>
    // GDP in dollars at the new rate.
    percent1((100 * debt) / ((output + (output * growth) / 100) / second)),
})

question('plant-and-the-current-account', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const plant = random.step(300, 900, 50)
    const exported = random.step(120, 260, 10)
    const replaced = random.step(20, 60, 5)
    const parts = random.step(40, 110, 5)
    const profit = random.step(20, 60, 5)
    const wages = random.step(30, 80, 5)
    const right = exported + replaced - parts - profit
    const slips = slipsOf({
      'You left out the imports that the plant replaces.': right - replaced,
      'You left out the profits sent abroad. They are a debit in primary income.': right + profit,
      'You subtracted the wages. They are paid to residents, within the country.': right - wages,
      'You left out the imported parts.': right + parts,
      'You added the money for the plant, which entered the financial account in an earlier year.':
        right + plant,
      'You subtracted the imports that are replaced. Fewer debits improve the balance.': right - 2 * replaced,
    })
    if (right === 0) return null
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value !== 0),
      million,
    )
    return (
      wrong && {
        plant,
        exported,
        replaced,
        parts,
        profit,
        wages,
        right,
        wrong,
        good: random.pick(['cars', 'tablets', 'washing machines', 'tyres']),
      }
    )
  },
  make: ({ plant, exported, replaced, parts, profit, wages, right, wrong, good }) => ({
    stem: `A multinational company has built a plant for ${good} in a developing country. The table shows the sums that result.`,
    table: {
      head: ['item', '\\$ million'],
      rows: [
        ['money sent by the parent company to build it, year 1', plain(plant)],
        [`${good} exported, each year from year 2`, plain(exported)],
        [`${good} sold to residents who imported them before, each year from year 2`, plain(replaced)],
        ['parts imported, each year from year 2', plain(parts)],
        ['wages paid to residents, each year from year 2', plain(wages)],
        ['profit sent to the parent company, each year from year 2', plain(profit)],
      ],
    },
    prompt: 'By how much does the plant change the current account balance of the country in year 2?',
    options: bySize({ right, wrong, print: million }),
    solution: `Credits rise by the exports, ${exported}. Debits fall by the imports that are replaced, ${replaced}. Debits rise by the parts, ${parts}, and by the profits, ${profit}, which are primary income.

${exported} + ${replaced} − ${parts} − ${profit} = ${plain(right)}: ${million(right)}. Wages stay in the country, and the money for the plant was a credit in the financial account of year 1.`,
  }),
  verify: ({ exported, replaced, parts, profit }) => {
    const debits = parts + profit - replaced
    return million(-(debits - exported))
  },
})

question('transfer-price-and-tax', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const high = random.pick([25, 30, 35, 40])
    const low = random.pick([5, 10, 15])
    const before = random.step(40, 80, 10) // $ a part
    const after = before + random.step(10, 40, 10)
    const parts = random.pick([1, 2, 3, 4, 5]) // million a year
    const moved = (after - before) * parts
    const asked = random.pick(['lost', 'gain'] as const)
    const right = (moved * (asked === 'lost' ? high : high - low)) / 100
    const other = (moved * (asked === 'lost' ? high - low : high)) / 100
    if (
      ![right, other, (moved * low) / 100].every(
        value => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9,
      )
    )
      return null
    const slips: Slip[] = [
      [
        other,
        asked === 'lost'
          ? 'You gave what the company saves. The additional tax that it pays in L does not reach H.'
          : 'You left out that tax is paid in L on the profit that arrives there.',
      ],
      [(moved * low) / 100, 'You gave the additional tax that country L receives.'],
      [moved, 'You gave the profit that is moved, not the tax on it.'],
      [
        (after * parts * (asked === 'lost' ? high : high - low)) / 100,
        'You taxed the whole price of the parts. Only the rise in the price moves profit.',
      ],
      [(moved * (high + low)) / 100, 'You added the two rates of tax.'],
      [right / parts, 'You left out the number of parts.'],
    ]
    const wrong = threeSlips(random, right, slips, million1)
    return wrong && { high, low, before, after, parts, moved, asked, right, wrong }
  },
  make: ({ high, low, before, after, parts, moved, asked, right, wrong }) => ({
    stem: `A multinational company makes parts in country L, where profits are taxed at ${low}%, and uses them in its plant in country H, where profits are taxed at ${high}%. Both branches make profits. The company raises the price at which L sells to H from \\$${before} to \\$${after} a part. It moves ${plain(parts)} million parts a year, as before, and no other price changes.`,
    prompt:
      asked === 'lost'
        ? 'How much tax revenue does country H lose each year?'
        : 'How much does the company as a whole gain after tax each year?',
    options: bySize({ right, wrong, print: million1 }),
    solution: `Costs in H rise, and profit declared in H falls, by ${after - before} × ${plain(parts)} = ${plain(moved)} million dollars. The profit appears in L.

${
  asked === 'lost'
    ? `H loses ${high}% of it: ${million1(right)}. Part of that is gained by L, the rest by the company.`
    : `The company pays ${high}% of it less in H and ${low}% of it more in L, so it gains ${high - low}%: ${million1(right)}.`
}`,
  }),
  verify: ({ high, low, before, after, parts, asked }) => {
    // The tax in both countries for profits of 1000 million in each at the old price.
    const taxes = (price: number) => {
      const shift = (price - before) * parts
      return { host: ((1000 - shift) * high) / 100, home: ((1000 + shift) * low) / 100 }
    }
    const [old, now] = [taxes(before), taxes(after)]
    const saved = asked === 'lost' ? old.host - now.host : old.host + old.home - now.host - now.home
    return million1(Math.round(saved * 1e6) / 1e6)
  },
})
