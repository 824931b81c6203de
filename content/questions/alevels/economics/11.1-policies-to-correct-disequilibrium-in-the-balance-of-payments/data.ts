import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('data', '11.1', { calculator: 'needed' })

export { templates }

question('switch-or-reduce-data', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    // Imports of goods, $ billion: consumer goods, machines, fuel and materials.
    const before = [random.int(18, 21), random.int(17, 20), random.int(22, 25)] as const
    const after = [
      before[0] + random.int(16, 20),
      before[1] + random.int(2, 4),
      before[2] + random.int(4, 6),
    ] as const
    const goods = after.reduce((sum, each) => sum + each, 0)
    const v = {
      before,
      after,
      goods,
      exports: [random.int(57, 59), random.int(60, 62)] as const, // of goods, Years 1 and 4
      services: random.int(5, 9),
      primary: random.int(8, 11), // paid abroad
      secondary: random.int(3, 6), // received
      gdp: random.step(320, 400, 10),
      capital: 1,
      direct: random.int(3, 4),
      reserves: random.int(5, 7), // by which they fell
      left: random.int(12, 15), // reserves at the end of Year 4
      inflation: random.step(7.2, 9.2, 0.4),
      abroad: random.step(2, 2.6, 0.2),
      lending: random.int(24, 34), // per cent a year by which loans to households grew
      jobless: random.step(3.2, 3.8, 0.2),
      devaluation: random.step(15, 20, 5),
      // Price elasticities of demand for exports and for imports, first year and after two years.
      early: [random.step(0.3, 0.4, 0.1), random.step(0.2, 0.4, 0.1)] as const,
      late: [random.step(1, 1.2, 0.1), random.step(0.6, 0.8, 0.1)] as const,
      tariff: random.step(25, 40, 5),
      mpm: random.pick([0.3, 0.4, 0.5] as const),
      cut: random.int(6, 9), // by which the central bank wants imports to fall, $ billion
    }
    const deficit = goods + v.primary - v.exports[1] - v.services - v.secondary
    const other = deficit - v.capital - v.direct - v.reserves // portfolio and other investment, short-term loans above all
    const fall = v.cut / v.mpm
    // The cut must hurt, but not so much that it is out of the question.
    const bearable = fall / v.gdp >= 0.03 && fall / v.gdp <= 0.06
    return Number.isInteger((deficit * 1000) / v.gdp) &&
      other >= 9 &&
      deficit <= 36 &&
      Number.isInteger(fall) &&
      bearable
      ? { ...v, deficit, other, fall }
      : null
  },
  make: v => {
    const percent = plain((v.deficit / v.gdp) * 100, 1)
    const trade = v.goods - v.exports[1]
    const imports = v.before.reduce((sum, each) => sum + each, 0)
    const years = plain(roundTo(v.left / v.reserves, 0))
    const consumer = v.after[0] - v.before[0]
    const share = plain(roundTo((consumer / (v.goods - imports)) * 100, 0))
    const sum = (pair: readonly [number, number]) => plain(pair[0] + pair[1], 1)
    const lost = plain(roundTo((v.fall / v.gdp) * 100, 1), 1)
    return {
      stem: `**Switch or reduce?**

*Extract 1: how the deficit grew*

The currency of Country X has had a fixed rate against the dollar since Year 1. Since then banks have lent freely. Loans to households grew by ${v.lending}% in Year 4. Prices have risen faster than abroad every year; in Year 4 inflation was ${plain(v.inflation, 1)}%, compared with ${plain(v.abroad, 1)}% abroad. Factories work at full capacity, and only ${plain(v.jobless, 1)}% of the labour force are unemployed. Exports of goods rose from \\$${v.exports[0]} billion in Year 1 to \\$${v.exports[1]} billion in Year 4. The chart shows imports of goods (fuel is counted with materials), the table the balance of payments. GDP in Year 4 was \\$${v.gdp} billion. Most of the portfolio and other investment consists of loans in dollars to banks, due within a year. At the end of Year 4 the central bank held reserves of \\$${v.left} billion.

*Extract 2: three proposals*

The finance minister would devalue the currency by ${v.devaluation}%. He quotes a study of an earlier devaluation. In the first year after it, the price elasticity of demand was ${plain(v.early[0], 1)} for exports and ${plain(v.early[1], 1)} for imports; after two years it was ${plain(v.late[0], 1)} and ${plain(v.late[1], 1)}. Unemployment was ${plain(v.jobless + 7, 1)}% at that time. Trade unions announce that they will demand higher wages if imported food becomes dearer.

The central bank wants higher taxes and higher interest rates, to lower imports by \\$${v.cut} billion. It estimates the marginal propensity to import at ${plain(v.mpm)}. Firms that make furniture and clothing warn of bankruptcies. They demand a tariff of ${v.tariff}% on consumer goods instead; two trading partners have said that they would answer in kind.

An economist objects to all three. Since Year 1 output per worker has risen by half as much as abroad, she says, and without better training and ports the deficit will return. How much of the imported machinery serves to produce exports has not been examined.`,
      figure: chartFigure(
        {
          name: 'international-economic-issues-a-level/imports-of-goods-by-use',
          title: 'Imports of goods of Country X by use',
        },
        barChart({
          categories: ['Year 1', 'Year 4'],
          values: [
            { name: 'consumer goods', values: [v.before[0], v.after[0]] },
            { name: 'machines', values: [v.before[1], v.after[1]] },
            { name: 'materials', values: [v.before[2], v.after[2]] },
          ],
          yLabel: 'Imports / $ billion',
          yEvery: 10,
          yMax: 50,
        }),
      ),
      table: {
        caption:
          'Balance of payments of Country X in Year 4 (\\$ billion; payments to other countries are negative, a fall in reserves is positive)',
        head: ['', '\\$ billion'],
        rows: [
          ['Balance of trade in goods', plain(-trade)],
          ['Balance of trade in services', plain(v.services)],
          ['Primary income', plain(-v.primary)],
          ['Secondary income', plain(v.secondary)],
          ['Capital account', plain(v.capital)],
          ['Financial account: direct investment', plain(v.direct)],
          ['Financial account: portfolio and other investment', plain(v.other)],
          ['Financial account: fall in reserves', plain(v.reserves)],
        ],
      },
      parts: {
        a: calculated({
          prompt: 'Calculate the current account deficit in Year 4 as a percentage of GDP.',
          subtopic: '6.3',
          answer: (v.deficit / v.gdp) * 100,
          unit: '%',
          signFree: true,
          method: `current account: −${trade} + ${v.services} − ${v.primary} + ${v.secondary} = −\\$${v.deficit} billion; ÷ ${v.gdp} × 100`,
          result: `${percent}%`,
          solution: `The current account holds trade in goods and services, primary and secondary income: −${trade} + ${v.services} − ${v.primary} + ${v.secondary} = −${v.deficit}. The deficit of \\$${v.deficit} billion is ${v.deficit} ÷ ${v.gdp} × 100 = ${percent}% of GDP.`,
        }),
        b: weighed({
          prompt:
            'Explain, using the table, how the deficit on the current account was financed in Year 4, and consider whether this can go on for several years.',
          marks: 4,
          AO1: [
            'the accounts together add up to zero: a deficit on the current account is matched by inflows on the capital and financial accounts',
          ],
          AO2: [
            `foreigners bought assets or lent: \\$${v.direct} billion of direct investment and \\$${v.other} billion of portfolio and other investment came in (and \\$${v.capital} billion on the capital account)`,
            `the central bank sold \\$${v.reserves} billion of its reserves of foreign currency to hold the fixed rate`,
          ],
          AO3: [
            `no: with \\$${v.left} billion left, reserves would last for about ${years} more years at this pace, or less if lenders do not renew short-term loans`,
            'only in part: direct investment is stable, but it covers a small part of the deficit; interest on the loans will raise the deficit in the future',
          ],
          modelAnswer: `The accounts of the balance of payments add up to zero, so the deficit of \\$${v.deficit} billion had to be matched by inflows. The capital account brought \\$${v.capital} billion. On the financial account foreigners invested \\$${v.direct} billion directly and lent or bought securities for \\$${v.other} billion. The rest came from the central bank, which sold \\$${v.reserves} billion of its reserves and so supported the fixed rate.

This cannot go on for long. At this pace the reserves of \\$${v.left} billion last for about ${years} years. Most loans fall due within a year, and if foreign lenders lose confidence and do not renew them, the reserves could be gone much sooner.`,
          solution: `One mark for the accounts adding up to zero, two for two sources with their figures (the check: ${v.capital} + ${v.direct} + ${v.other} + ${v.reserves} = ${v.deficit}), one for a judgement on how long these sources last.`,
        }),
        c: weighed({
          prompt: `Explain, with the help of a diagram, how a devaluation of ${v.devaluation}% is likely to affect the current account of Country X over time, and consider whether the study is a reliable guide to it.`,
          subtopic: '11.2',
          marks: 6,
          AO1: [
            'devaluation: a government lowers the fixed exchange rate, so exports become cheaper abroad and imports dearer at home (an expenditure-switching policy)',
            'diagram of the J-curve: current account balance against time, falling at first and then rising above its start',
          ],
          AO2: [
            `at first the deficit is likely to grow: the elasticities add up to ${sum(v.early)}, less than 1, as contracts and habits do not change at once`,
            `later it is likely to shrink: they add up to ${sum(v.late)}, more than 1, so the Marshall–Lerner condition is met; or: exports rise in volume and home goods replace imports`,
          ],
          AO3: [
            `the study dates from a time with unemployment of ${plain(v.jobless + 7, 1)}%; now it is ${plain(v.jobless, 1)}% and factories are full, so firms cannot supply more exports`,
            'wages and prices may rise with dearer imports (the unions have announced it), which takes away part of the gain in competitiveness',
            'it is still of some use: that demand reacts more after two years than at once is likely today as well; but one case is a small sample',
          ],
          modelAnswer: `A devaluation lowers the fixed rate. Exports become cheaper for foreigners and imports dearer at home, so spending is switched to goods of Country X. My diagram has time on the horizontal axis and the current account balance on the vertical. The curve begins at a deficit, falls further at first, then rises, crosses its old level and ends above it, like the letter J.

In the first year the elasticities of demand for exports and imports add up to only ${sum(v.early)}, because orders have been placed and habits change slowly. Imports cost more in home currency and the deficit grows. After two years the sum is ${sum(v.late)}. This is greater than 1, so by the Marshall–Lerner condition the balance improves.

The study is not a reliable guide today. Unemployment was ${plain(v.jobless + 7, 1)}% then and is ${plain(v.jobless, 1)}% now. With factories at full capacity, firms cannot produce much more for export even if foreigners want it. Trade unions will demand higher wages, and inflation would take away part of the lower prices. I expect the fall of the J to come as described but its rise to be weaker.`,
          solution:
            'Two marks for devaluation and the J-curve, two for the two sums of elasticities compared with 1, two for judging the study: spare capacity, wages, a single case.',
        }),
        d: weighed({
          prompt:
            'Assess, using the evidence, whether expenditure-reducing policy, as the central bank proposes, is the most suitable way to correct the deficit of Country X.',
          objective: 'AO3',
          marks: 8,
          AO1: [
            'expenditure-reducing policy: higher taxes or interest rates lower total spending and with it spending on imports',
            'expenditure-switching policy (devaluation, tariff) moves spending from foreign to home goods',
          ],
          AO2: [
            `for: there is excess demand: loans grew by ${v.lending}%, consumer goods make up ${share}% of the rise in imports, and inflation is ${plain(v.inflation, 1)}%; one policy serves both aims`,
            'for: at full capacity lower spending at home frees resources for exports; switching alone would raise AD and inflation',
            'for: unlike a devaluation it does not make the dollar loans of the banks dearer to repay in home currency',
            `against: to lower imports by \\$${v.cut} billion income has to fall by ${v.cut} ÷ ${plain(v.mpm)} = \\$${plain(v.fall)} billion (${lost}% of GDP): bankruptcies and unemployment`,
            `against: it leaves the causes of low competitiveness: prices have risen faster than abroad at a fixed rate (overvalued currency), and output per worker half as fast; or: higher interest rates attract more short-term loans`,
          ],
          AO3: [
            `size: \\$${v.cut} billion is only a part of \\$${v.deficit} billion, so it is not enough alone and would have to be joined by a devaluation or supply-side policy`,
            'the alternatives compared: a tariff meets retaliation and is inefficient; training and ports act on the cause, but too late for the reserves',
            'causes are not told apart: consumer goods were imported because of more loans, or because prices rose faster than abroad at a fixed rate; reducing suits the first, switching the second',
            'evidence is missing: whether imported machines will raise exports; the mpm is an estimate, and those who speak have an interest',
            'a judgement on the most suitable policy that follows from the argument, e.g. reduce first, with a devaluation, then supply-side policy',
          ],
          modelAnswer: `Expenditure-reducing policy lowers total spending by higher taxes and interest rates, and imports fall with it. Expenditure-switching policy, such as a devaluation or a tariff, moves spending from foreign to home goods.

Several facts support the central bank. There are signs of excess demand: loans to households grew by ${v.lending}%, and consumer goods account for ${share}% of the rise in imports. Inflation is ${plain(v.inflation, 1)}%, so lower spending would help with two problems at once. As factories are full, lower demand at home also frees resources for exports. A devaluation alone would raise AD and the cost of imports, and so inflation, and the banks’ dollar loans would be dearer to repay. But the price is high. With a marginal propensity to import of ${plain(v.mpm)}, income must fall by \\$${plain(v.fall)} billion, ${lost}% of GDP, for imports to fall by \\$${v.cut} billion. Firms would close, as those that make furniture and clothing warn, and unemployment would rise.

Even then the deficit would be \\$${v.deficit - v.cut} billion if nothing else changed. Prices have risen faster than abroad at a fixed exchange rate, so the currency is overvalued, and reducing spending does not change this quickly. A tariff would not be better, since two partners would answer in kind and home firms would be protected from competition. Training and better ports act on the slow growth of output per worker, but they take years, while reserves are running out. Some evidence is missing. The figures do not tell how much of the rise in consumer goods is due to loans, which reducing would stop, and how much to prices at home that rose faster than abroad, which calls for switching. If many of the imported machines will produce exports, part of the deficit will correct itself. The mpm is only an estimate.

I conclude that expenditure-reducing policy is the right first step, because there is no spare capacity and every other policy would add to demand or come too late. It is not sufficient alone, given a deficit of ${percent}% of GDP. A milder form of it together with a devaluation would move the freed resources into exports at a lower cost in jobs, and supply-side policy should begin at the same time.`,
          solution:
            'Up to two marks for the two kinds of policy, up to three for evidence for and against reducing, up to three for size, alternatives, gaps in the evidence and a choice that follows. An answer on one policy alone earns at most one mark of evaluation.',
        }),
      },
    }
  },
  // What foreigners and reserves paid for, from the other two accounts.
  verify: v => ({ a: ((v.capital + v.direct + v.other + v.reserves) / v.gdp) * 100 }),
})
