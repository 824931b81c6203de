import { calculated, weighed, written } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import type { Prose } from '@/lib/exams/question'
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
  facts: { difficulty: 4, checked: '2026-11-24' },
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
      abroad: -Math.round(now * random.pick([0.03, 0.04, 0.05])),
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
    const real = clean((v.now / v.index) * 100)
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
          ['Net income from abroad', '–', plain(v.abroad)],
        ],
      },
      parts: {
        a: calculated({
          prompt: 'Calculate the rate of economic growth in Year 2, in per cent.',
          answer: v.growth,
          unit: '%',
          method: `real GDP in Year 2: ${plain(v.now)} ÷ ${plain(v.index)} × 100 = ${plain(real)} (\\$ billion)`,
          result: `${plain(v.growth)}%`,
          solution: `Growth is the change in real GDP. At prices of Year 1, GDP in Year 2 is ${plain(v.now)} ÷ ${plain(v.index)} × 100 = ${plain(real)}. The change is (${plain(real)} − ${plain(v.before)}) ÷ ${plain(v.before)} × 100 = ${plain(v.growth)}%. Nominal GDP rose by more, but part of this was higher prices.`,
        }),
        b: written({
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
        c: weighed({
          prompt:
            'Explain, using the planned values, whether national income will rise or fall in Year 3, and consider how certain this is.',
          subtopic: '4.2',
          marks: 4,
          AO1: [
            'injections (investment, government spending, exports) add spending to the circular flow; leakages (saving, taxes, imports) take it out',
          ],
          AO2: [
            `injections are ${billions(injections)} and leakages ${billions(leakages)}, so ${balance(gap > 0)}`,
            `${gap > 0 ? 'more spending enters the flow than leaves it, so firms raise output and national income rises' : 'more leaves the flow than enters it, so firms reduce output and national income falls'}, until the two are equal`,
          ],
          AO3: [
            `not certain: these are plans, and exports of ${v.sector.sold} depend on foreign demand, which can change`,
            `a difference of ${size} is small (or large enough) beside the totals, so that errors in the plans could (or could hardly) reverse the direction: either view, with its reason`,
          ],
          modelAnswer: `Injections add spending to the circular flow of income, leakages take it out. Injections are ${plain(invested)} + ${plain(spent)} + ${plain(exported)} = ${billions(injections)}. Leakages are ${plain(saved)} + ${plain(taxed)} + ${plain(imported)} = ${billions(leakages)}. Since ${balance(gap > 0)}, ${gap > 0 ? 'more spending enters the flow than leaves it. Firms raise output, and national income rises' : 'more leaves the flow than enters it. Firms reduce output, and national income falls'} until the two are equal. But these are only plans. Exports of ${v.sector.sold} depend on foreign demand, and if it changes, the result may be the opposite.`,
          solution: `Compare the sum of I, G and X with the sum of S, T and M: ${plain(injections)} and ${plain(leakages)}. One mark for what the two are, two for the comparison and its effect, one for a comment on how certain it is.`,
        }),
        d: weighed({
          prompt:
            'Assess whether the growth in Year 2 came mainly from higher demand rather than from greater productive potential.',
          objective: 'AO3',
          marks: 6,
          AO1: [
            `demand: foreign demand for ${v.sector.sold} rose, and net exports are part of AD; so is investment`,
            'productive potential is the output that the economy can produce with its resources; its growth is a shift of LRAS to the right (or of the PPC outwards)',
          ],
          AO2: [
            'AD shifts to the right, so firms raise output, using resources that were idle or working less',
            `the machines and the ${v.roads} add to capital, so productive capacity rises and LRAS shifts to the right`,
            'workers move to jobs in which they produce more: productivity rises, and with it potential output',
          ],
          AO3: [
            'the text calls foreign demand the main reason, and new capital works only after some time, so demand is likely to explain more of Year 2',
            `the price index rose by ${plain(v.index - 100)}%: ${v.index >= 105 ? 'fast rising prices suggest that demand grew faster than capacity' : 'the slow rise in prices suggests that capacity grew along with demand, or that resources were idle'}`,
            'the two cannot be separated by the table, since investment raises AD at once and capacity later',
            'a judgement that follows from the argument',
          ],
          modelAnswer: `Foreign demand for ${v.sector.sold} rose. Exports are part of AD, so AD shifted to the right, and firms produced more with the resources that they had. Spending on new machines is part of AD as well.

Productive potential rose too. The machines and the ${v.roads} add to the capital of the country, and workers moved to jobs in which they produce more. So more can be produced with full use of resources, and LRAS shifts to the right.

New capital needs time before it raises output, and the text itself names foreign demand as the main reason. The price index rose by ${plain(v.index - 100)}%. ${v.index >= 105 ? 'Such a fast rise suggests that demand grew faster than capacity.' : 'Such a slow rise suggests that there was room for more output.'} So the growth of Year 2 came mainly from demand. The greater potential will count in later years, above all if foreign demand falls again.`,
          solution:
            'In a diagram, actual growth is a rise of real output from Y₁ to Y₂; potential growth is a shift of LRAS. Up to four marks for the two sources with facts from the text; one alone earns at most three of them. Up to two for evaluation: timing, evidence of prices, overlap, and a judgement on “mainly”.',
        }),
        e: weighed({
          prompt: `Assess whether all people in Country X benefit from economic growth of ${plain(v.growth)}% a year.`,
          objective: 'AO3',
          marks: 6,
          AO1: [
            'real incomes rise on average, so people can buy more and living standards can rise',
            `there are costs: ${v.sector.harm}, which GDP does not subtract`,
          ],
          AO2: [
            'more output needs more workers: employment and wages rise',
            'tax revenue rises, which can pay for schools and hospitals, also in poor regions',
            `the gains may be unequal: they go to workers and owners in ${v.sector.name}, little to families on small farms`,
            `part of GDP is paid to owners abroad (net income from abroad is −${billions(-v.abroad)}), so residents receive less than is produced`,
            'natural resources are used up, so future generations may have less; workers who move have costs of adjustment',
          ],
          AO3: [
            'it depends on how the growth is distributed, and on what the government does with the extra tax revenue',
            'it depends on the growth of population: if population grows as fast, income per head does not rise',
            'short run against long run: jobs now, damage to the environment later',
            'a judgement that follows from the argument',
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
  verify: v => ({ a: (v.now / v.before / (v.index / 100) - 1) * 100 }),
})
