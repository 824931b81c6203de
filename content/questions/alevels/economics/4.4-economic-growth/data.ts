import { ask } from '@/lib/exams/authoring/ask'
import { calculated, written } from '@/lib/exams/authoring/data-response'
import { any, ao3 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import type { Prose, TableCell } from '@/lib/exams/question'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('data', '4.4', { calculator: 'needed' })

export { templates }

const billions = (value: number): Prose => `\\$${plain(value)} billion`

const SECTORS = [
  { name: 'copper mining', sold: 'copper', harm: 'rivers near the mines are polluted' },
  { name: 'cement production', sold: 'cement', harm: 'the air near the cement works is full of dust' },
  { name: 'timber production', sold: 'timber', harm: 'large areas of forest have been cut down' },
]

question('national-income-and-growth-data', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const before = random.pick([400, 500, 600])
    const growth = random.int(3, 7)
    const index = random.pick([102, 103, 104, 105, 106, 108, 110])
    const now = clean((before * (100 + growth) * index) / 10000)
    const invested = random.int(60, 90)
    const spent = random.int(90, 130)
    const exported = random.int(120, 180)
    const gap = random.pick([-18, -15, -12, -9, 9, 12, 15, 18])
    const saved = random.int(70, 95)
    const taxed = random.int(95, 125)
    const imported = invested + spent + exported - gap - saved - taxed
    if (now * 10 !== Math.round(now * 10)) return null
    if (imported < 100 || imported > 190 || Math.abs(imported - exported) < 5) return null
    return {
      sector: random.pick(SECTORS),
      before,
      now,
      index,
      growth,
      tax: Math.round(now * random.pick([0.08, 0.09, 0.1, 0.11])),
      subsidy: Math.round(now * random.pick([0.015, 0.02, 0.025])),
      abroad: -Math.round(now * random.pick([0.03, 0.04, 0.05])),
      worn: Math.round(now * random.pick([0.06, 0.07, 0.08])), // less than any year’s investment
      planned: [invested, spent, exported, saved, taxed, imported],
      roads: random.pick(['motorway', 'railway']),
    }
  },
  make: v => {
    const [invested = 0, spent = 0, exported = 0, saved = 0, taxed = 0, imported = 0] = v.planned
    const injections = invested + spent + exported
    const leakages = saved + taxed + imported
    const gap = injections - leakages
    const size = billions(Math.abs(gap))
    const basic = clean(v.now - v.tax + v.subsidy)
    const gni = clean(v.now + v.abroad)
    const nni = clean(gni - v.worn)
    const real = clean((v.now / v.index) * 100)
    const cell = (blank: string, answer: number): TableCell => ({ blank, answer, marks: 1, width: 'number' })
    const outcome = (up: boolean) => (up ? 'it rises' : 'it falls')
    const balance = (more: boolean) => `injections are ${size} ${more ? 'greater' : 'smaller'} than leakages`
    return {
      stem: `**Growth in Country X**

Country X is an open economy. In Year 2 its GDP was larger than in Year 1, as the table shows. The main reason was higher foreign demand for its ${v.sector.sold}. Firms bought new machines, and the government finished a ${v.roads} to the coast. Many workers moved to better-paid jobs in ${v.sector.name}, which is concentrated in one region. Because this industry has grown, ${v.sector.harm}. In other regions most families live on small farms and eat much of what they grow.

For Year 3 these values are planned (\\$ billion): investment ${plain(invested)}, government spending ${plain(spent)}, exports ${plain(exported)}, saving ${plain(saved)}, taxes ${plain(taxed)}, imports ${plain(imported)}.`,
      table: {
        caption: 'National income of Country X (\\$ billion, price index 100 in Year 1)',
        head: ['', 'Year 1', 'Year 2'],
        rows: [
          ['GDP at market prices (nominal)', plain(v.before), plain(v.now)],
          ['Price index', '100', plain(v.index)],
          ['Indirect taxes', '–', plain(v.tax)],
          ['Subsidies', '–', plain(v.subsidy)],
          ['Net income from abroad', '–', plain(v.abroad)],
          ['Depreciation', '–', plain(v.worn)],
        ],
      },
      parts: {
        a: ask.table({
          prompt: 'Complete the table for Year 2.',
          subtopic: '4.1',
          head: ['Year 2', '\\$ billion'],
          rows: [
            [{ text: 'GDP at basic prices' }, cell('basic', basic)],
            [{ text: 'GNI at market prices' }, cell('gni', gni)],
            [{ text: 'NNI at market prices' }, cell('nni', nni)],
          ],
          scheme: [
            `GDP at basic prices: ${plain(v.now)} − ${plain(v.tax)} + ${plain(v.subsidy)} = ${plain(basic)}`,
            `GNI: ${plain(v.now)} − ${plain(-v.abroad)} = ${plain(gni)}`,
            `NNI: ${plain(gni)} − ${plain(v.worn)} = ${plain(nni)}`,
          ],
          solution: `From market prices to basic prices: subtract indirect taxes and add subsidies, ${plain(v.now)} − ${plain(v.tax)} + ${plain(v.subsidy)} = ${plain(basic)}. GNI is GDP plus net income from abroad, which is negative here: ${plain(v.now)} − ${plain(-v.abroad)} = ${plain(gni)}. NNI is GNI less depreciation: ${plain(gni)} − ${plain(v.worn)} = ${plain(nni)}.`,
        }),
        b: calculated({
          prompt: 'Calculate the rate of economic growth in Year 2, in per cent.',
          answer: v.growth,
          unit: '%',
          method: `real GDP in Year 2: ${plain(v.now)} ÷ ${plain(v.index)} × 100 = ${plain(real)} (\\$ billion)`,
          result: `${plain(v.growth)}%`,
          solution: `Growth is the change in real GDP. At prices of Year 1, GDP in Year 2 is ${plain(v.now)} ÷ ${plain(v.index)} × 100 = ${plain(real)}. The change is (${plain(real)} − ${plain(v.before)}) ÷ ${plain(v.before)} × 100 = ${plain(v.growth)}%. Nominal GDP rose by more, but part of this was higher prices.`,
        }),
        c: ask.choice({
          prompt:
            'How do planned injections and leakages compare in Year 3, and what happens to national income as a result?',
          subtopic: '4.2',
          objective: 'AO2',
          scheme: [`${balance(gap > 0)}; ${outcome(gap > 0)}`],
          solution: `Injections: ${plain(invested)} + ${plain(spent)} + ${plain(exported)} = ${plain(injections)}. Leakages: ${plain(saved)} + ${plain(taxed)} + ${plain(imported)} = ${plain(leakages)}. Injections are ${gap > 0 ? 'greater, so more spending enters the flow than leaves it, and output and income rise' : 'smaller, so less spending enters the flow than leaves it, and output and income fall'} until the two are equal.`,
          columns: 'Injections and leakages | National income',
          right: `${balance(gap > 0)} | ${outcome(gap > 0)}`,
          wrong: {
            [`${balance(gap > 0)} | ${outcome(gap < 0)}`]:
              'You compared them correctly, but mixed up the effect: injections add to the flow of income, leakages take from it.',
            [`${balance(gap < 0)} | ${outcome(gap > 0)}`]:
              'You mixed up injections (investment, government spending, exports) and leakages (saving, taxes, imports).',
            [`${balance(gap < 0)} | ${outcome(gap < 0)}`]:
              'You took investment, government spending and exports for leakages. They are the injections, and they are to be compared with saving, taxes and imports.',
          },
        }),
        d: written({
          prompt:
            'Explain, with an example of each from the text, the difference between an injection into and a leakage from the circular flow of income.',
          subtopic: '4.2',
          scheme: [
            `an injection is spending that enters the flow from outside it (other than consumption by households), e.g. firms’ spending on machines, government spending on the ${v.roads}, exports of ${v.sector.sold}`,
            'a leakage is income that is not passed on in spending within the flow, e.g. saving, taxes or imports',
          ],
          modelAnswer: `An injection adds spending to the circular flow that does not come from the consumption of households, such as foreign spending on exports of ${v.sector.sold}. A leakage (withdrawal) is income that is not spent on home output, such as the money that households save.`,
          solution: 'Each mark needs the direction (into or out of the flow) and an example.',
        }),
        e: written({
          prompt:
            'Explain **one** reason, from the text, why GDP may not include all the output of Country X.',
          subtopic: '4.1',
          objective: 'AO2',
          scheme: [
            'many families eat much of what they grow themselves',
            'it is output, but it is not sold, so there is no recorded price or income and GDP is too low',
          ],
          modelAnswer:
            'Many families on small farms eat much of what they grow. This food is output, but it is not sold in a market, so no sale or income is recorded. GDP is therefore lower than the value of what is really produced.',
          solution:
            'One mark for the fact from the text and one for why it is missed: nothing is sold or reported. Estimates for such output are uncertain.',
        }),
        f: written({
          prompt:
            'Explain **two** causes of the growth in Year 2, and consider whether the productive potential of the country has increased too.',
          objective: 'AO2',
          marks: 4,
          scheme: [
            ...any(
              3,
              `higher foreign demand for ${v.sector.sold}: net exports, and so AD, rise, and firms raise output`,
              'investment in new machines: I is part of AD, so AD rises at once',
              `the machines and the ${v.roads} add to capital, so productive capacity rises (LRAS shifts right)`,
              'workers move to jobs in which they produce more: productivity rises',
            ),
            ...ao3(
              1,
              'potential has increased as far as growth came from capital and productivity; growth from foreign demand alone may only use idle resources and end when demand falls',
              `potential has increased, but it depends on whether the new capital can be used outside ${v.sector.name}, or lasts`,
            ),
          ],
          modelAnswer: `One cause is higher foreign demand. Exports of ${v.sector.sold} rose, so AD shifted to the right and firms produced more. Another cause is investment. Spending on machines is part of AD at first. Later the machines, like the new ${v.roads}, add to the capital of the country, so that more can be produced and LRAS shifts to the right.

The productive potential has therefore increased, but not by the whole growth rate. The part that came from foreign demand only used resources that the country already had, and it may disappear when demand falls.`,
          solution:
            'Up to three marks for two causes with their link to AD or AS, one for separating actual from potential growth with a reason. In a diagram, actual growth is a rise of real output from Y₁ to Y₂; potential growth is a shift of LRAS.',
        }),
        g: written({
          prompt: `Assess whether all people in Country X benefit from economic growth of ${plain(v.growth)}% a year.`,
          objective: 'AO3',
          marks: 6,
          scheme: [
            ...any(
              4,
              'real incomes rise on average, so people can buy more and living standards can rise',
              'more output needs more workers: employment and wages rise',
              'tax revenue rises, which can pay for schools and hospitals, also in poor regions',
              `the gains may be unequal: they go to workers and owners in ${v.sector.name}, little to families on small farms`,
              `there are costs: ${v.sector.harm}, which GDP does not subtract`,
              'natural resources are used up, so future generations may have less; workers who move have costs of adjustment',
            ),
            ...ao3(
              2,
              'it depends on how the growth is distributed, and on what the government does with the extra tax revenue',
              'it depends on the growth of population: if population grows as fast, income per head does not rise',
              'short run against long run: jobs now, damage to the environment later',
              'a judgement that follows from the argument',
            ),
          ],
          modelAnswer: `Growth means that more goods and services are produced. On average real incomes rise, and people can buy more. Firms need more workers, so employment rises. Tax revenue rises as well, and the government can spend it on schools and hospitals, from which people in all regions can benefit.

But the growth comes mainly from ${v.sector.name} in one region. Families on small farms elsewhere may hardly notice it. Those who live in the region itself pay a price, because ${v.sector.harm}. GDP does not subtract this cost. If resources are used up, later generations may lose.

Whether all people benefit depends on how the gains are shared. If tax revenue pays for services in the poor regions and for protecting the environment, most people can be better off. It also depends on population: income per head rises only if real GDP grows faster than the number of people. As things are, many but not all people benefit.`,
          solution:
            'Up to four marks for benefits and costs with facts from the text; an answer on one side only cannot earn more than three of them. Up to two for evaluation: distribution, population, time, use of tax revenue, and a judgement on the word “all”.',
        }),
      },
    }
  },
  verify: v => {
    const inflow = (v.planned[0] ?? 0) + (v.planned[1] ?? 0) + (v.planned[2] ?? 0)
    const total = v.planned.reduce((sum, each) => sum + each, 0)
    const gap = 2 * inflow - total
    return {
      b: (v.now / v.before / (v.index / 100) - 1) * 100,
      c: `injections are ${billions(Math.abs(gap))} ${inflow > total / 2 ? 'greater' : 'smaller'} than leakages`,
    }
  },
})
