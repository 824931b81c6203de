import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'

const { question, templates } = questionsOf('data', '9.2', { calculator: 'needed' })

export { templates }

const YEARS = [1, 2, 3, 4, 5, 6]

question('recovery-and-forests-data', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const last = random.step(400, 520, 20) // potential real GDP in Year 6, $ billion
    const gap = random.step(1.5, 3.5, 0.5) // per cent below it
    const rise = random.int(7, 9) // yearly rise of potential real GDP, $ billion
    const potential = YEARS.map(year => last - (6 - year) * rise)
    const actual = [
      (potential[0] ?? 0) - random.int(1, 3),
      (potential[1] ?? 0) + random.int(2, 4),
      (potential[2] ?? 0) + random.int(9, 12),
      (potential[3] ?? 0) - random.int(24, 28),
      (potential[4] ?? 0) - random.int(19, 22),
      clean((last * (100 - gap)) / 100),
    ]
    const growth = ((actual[5] ?? 0) / (actual[0] ?? 1) - 1) * 100
    const v = {
      potential,
      actual,
      gap,
      growth: roundTo(growth, 1),
      forest: [random.step(8.2, 9, 0.2), random.step(0.6, 1, 0.2)] as const, // million hectares in Year 1, lost
      carbon: [random.int(92, 104), random.int(3, 4)] as const, // million tonnes in Year 1, added
      renewable: [random.int(18, 24), random.int(34, 42)] as const, // per cent of electricity
      rural: [random.int(43, 45), random.int(39, 40)] as const, // income of country people as per cent of that of townspeople
      insured: random.step(10, 20, 5), // per cent of the unemployed who receive a benefit
      replanted: random.int(6, 8), // of every ten hectares felled
      roads: random.int(5, 8), // $ billion of spending in Years 5 and 6
      floods: random.step(1.2, 2.4, 0.4), // $ billion of damage in Year 5
      timber: [random.int(11, 13), random.int(17, 20)] as const, // per cent of exports
    }
    const carbonGrowth = (v.carbon[1] / v.carbon[0]) * 100
    // More is produced in Year 6 than ever before, and emissions grow more slowly than real GDP.
    return Number.isInteger(actual[5]) &&
      (actual[5] ?? 0) > (actual[2] ?? 0) &&
      growth > 6 &&
      carbonGrowth < growth - 1.5
      ? v
      : null
  },
  make: v => {
    const [first, , boom, slump] = v.actual
    const [, , boomPotential, slumpPotential] = v.potential
    const [actual, potential] = [v.actual[5] ?? 0, v.potential[5] ?? 0]
    const above = (boom ?? 0) - (boomPotential ?? 0)
    const below = (slumpPotential ?? 0) - (slump ?? 0)
    const gap = plain(v.gap)
    const growth = plain(v.growth, 1)
    const forest = [v.forest[0], clean(v.forest[0] - v.forest[1])].map(each => plain(each, 1))
    const lost = plain(roundTo((v.forest[1] / v.forest[0]) * 100, 0))
    const carbon = [v.carbon[0], v.carbon[0] + v.carbon[1]]
    const more = plain(roundTo((v.carbon[1] / v.carbon[0]) * 100, 1), 1)
    const low = Math.floor((Math.min(...v.actual, ...v.potential) - 10) / 20) * 20
    const high = Math.ceil((Math.max(...v.actual, ...v.potential) + 4) / 20) * 20
    return {
      stem: `**A recovery, and for how long?**

*Extract 1: boom and recession*

The chart shows real GDP in Country X, and its potential real GDP as the ministry of finance estimates it. Foreign demand for furniture led to a boom. In Year 4 orders from abroad collapsed, and factories closed. Few people in Country X earn enough to pay income tax, and only ${v.insured}% of those who lose a job receive an unemployment benefit.

In Years 5 and 6 the government spent \\$${v.roads} billion on roads into the forests of the north and on solar power stations. It borrowed the money. The number of skilled builders has hardly changed, and in the north wages on building sites have begun to rise. The export of timber has grown: it was ${v.timber[0]}% of all exports in Year 1 and ${v.timber[1]}% in Year 6.

*Extract 2: green growth?*

“Our recovery is sustainable,” the prime minister said at the end of Year 6. “We produce more than ever, and for each dollar of output we give off less carbon dioxide.” For every ten hectares of forest that are felled, she added, the timber firms replant ${v.replanted}. The table gives the figures of the government. How many of the young trees survive is not recorded.

An institute for forestry is less confident. Country people, who gather food and firewood in the forest, have lost part of what it gave them. On bare hills rain runs off faster: floods in Year 5 caused damage of \\$${plain(v.floods, 1)} billion, more than in any year before, though the rain was exceptionally heavy as well. Steel and cement for the new roads were imported, and the carbon dioxide from making them is counted abroad. No figures are published on fish in the rivers or on the quality of the soil. The next survey of forests by satellite, the first by an independent body, is due in Year 8.`,
      figure: chartFigure(
        {
          name: 'the-macroeconomy-a-level/actual-and-potential-gdp-in-years',
          title: 'Actual and potential real GDP of Country X',
        },
        lineChart({
          sets: [
            { name: 'actual', points: YEARS.map((year, at) => [year, v.actual[at] ?? 0] as const) },
            { name: 'potential', points: YEARS.map((year, at) => [year, v.potential[at] ?? 0] as const) },
          ],
          x: { label: '', min: 0.5, max: 6.5, ticks: YEARS, name: year => `Year ${year}` },
          y: { label: 'Real GDP / $ billion', min: low, max: high, every: 20 },
          height: 190,
        }),
      ),
      table: {
        caption: 'Country X',
        head: ['', 'Year 1', 'Year 6'],
        rows: [
          ['Actual real GDP (\\$ billion)', plain(first ?? 0), plain(actual)],
          ['Potential real GDP (\\$ billion)', plain(v.potential[0] ?? 0), plain(potential)],
          ['Forest (million hectares, replanted areas included)', ...forest],
          ['Emissions of carbon dioxide (million tonnes)', ...carbon.map(each => plain(each))],
          ['Electricity from renewable sources (%)', ...v.renewable.map(each => plain(each))],
          ['Average income of country people (% of that in towns)', ...v.rural.map(each => plain(each))],
        ],
      },
      parts: {
        a: calculated({
          prompt: 'Calculate the negative output gap in Year 6 as a percentage of potential real GDP.',
          answer: -v.gap,
          unit: '%',
          signFree: true,
          method: `(actual − potential) ÷ potential × 100: (${plain(actual)} − ${plain(potential)}) ÷ ${plain(potential)} × 100`,
          result: `−${gap}% (or ${gap}%)`,
          solution: `Actual real GDP is ${plain(potential)} − ${plain(actual)} = \\$${plain(potential - actual)} billion below its potential. As a percentage of potential this is ${plain(potential - actual)} ÷ ${plain(potential)} × 100 = ${gap}%, so the output gap is −${gap}%.`,
        }),
        b: weighed({
          prompt:
            'Explain, with evidence from the chart, how the output gap changed between Year 3 and Year 4, and consider whether automatic stabilisers could prevent a deep recession in Country X.',
          marks: 4,
          AO1: ['output gap: the difference between actual and potential output (real GDP)'],
          AO2: [
            `it changed from positive to negative: actual real GDP was about \\$${above} billion above potential in Year 3 and about \\$${below} billion below it in Year 4, as actual output fell while potential rose`,
            'automatic stabilisers: as incomes fall, less tax is paid and more benefits are received, so disposable income and spending fall by less',
          ],
          AO3: [
            `hardly: few people pay income tax and only ${v.insured}% of the unemployed receive a benefit, so the stabilisers are weak and were not enough`,
            'not alone, but other stabilisers, such as taxes on profits and sales, may have made the recession less deep: it would have been worse without them',
          ],
          modelAnswer: `The output gap is the difference between actual and potential real GDP. In Year 3 actual output was about \\$${above} billion above potential, a positive gap. In Year 4 it was about \\$${below} billion below potential, a negative gap: actual output fell sharply although potential went on rising.

In a recession automatic stabilisers work without any decision. People with lower incomes pay less tax and receive benefits, so their spending falls by less. In Country X they are weak. Few people pay income tax, and only ${v.insured}% of those who lose a job receive a benefit, so most of the loss of income becomes a loss of spending. They cannot prevent a deep recession there, and the government has to act.`,
          solution:
            'One mark for what an output gap is, one for its change read from the chart (values to the nearest few billion), one for how automatic stabilisers work, one for a judgement from the facts about taxes and benefits.',
        }),
        c: weighed({
          prompt:
            'Explain, with the help of an AD/AS diagram, how the government’s spending on roads and power stations could raise both actual and potential growth, and consider whether it is likely to cause inflation.',
          marks: 6,
          AO1: [
            'diagram with labelled axes: AD shifts to the right, and LRAS (vertical, or Keynesian with a flat and a steep part) shifts to the right',
            'actual growth is a rise in real GDP, potential growth a rise in what the economy could produce',
          ],
          AO2: [
            'actual growth: government spending is part of AD; with the multiplier output rises along SRAS towards LRAS, as factories have spare capacity',
            'potential growth: roads and power stations lower firms’ costs or add to capital, so LRAS shifts to the right after they are finished',
          ],
          AO3: [
            `not much in general as long as the gap is negative (−${gap}% in Year 6): idle resources can be used without a large rise in prices, and a higher LRAS holds prices down later`,
            'in some places it may: skilled builders are scarce and wages in the north rise, so there are bottlenecks before the gap is closed',
            'it depends on timing and on the estimate: demand comes at once, capacity later, and potential output is uncertain; closed factories may not be usable again',
          ],
          modelAnswer: `In my diagram the price level is on the vertical and real output on the horizontal axis. AD₁ cuts SRAS₁ at Y₁, to the left of the vertical LRAS₁: this is the negative output gap.

Spending on roads and power stations is government spending, so AD shifts to the right to AD₂. Builders spend their wages, and by the multiplier other incomes rise too. Output increases from Y₁ to Y₂, which is actual growth. When the roads and power stations are finished, transport and electricity cost less and firms can produce more. LRAS shifts from LRAS₁ to LRAS₂ (and SRAS with it): this is potential growth.

With a gap of −${gap}% there are idle workers and machines, so the price level rises only a little. As LRAS shifts, it may even fall again. But skilled builders are scarce, and wages in the north are rising already. If spending goes on after the gap has closed, inflation is likely. I think that in Year 6 the danger is still small, provided that the ministry’s estimate of potential output is right.`,
          solution:
            'Two marks for the diagram and for telling actual from potential growth, two for the two chains (AD now, LRAS later), two for judging inflation by the output gap, by bottlenecks or by timing.',
        }),
        d: weighed({
          prompt:
            'Assess whether the evidence is sufficient to support the prime minister’s claim that “our recovery is sustainable”.',
          objective: 'AO3',
          marks: 8,
          AO1: [
            'sustainable growth can go on without damage to those who come later: resources are conserved, the environment is not harmed',
            'renewable resources last only if they are not used faster than they renew themselves',
          ],
          AO2: [
            `for: real GDP rose by ${growth}% from Year 1 to Year 6, emissions by only ${more}%, so less carbon dioxide is given off for each dollar of output`,
            `for: the share of renewable electricity rose from ${v.renewable[0]}% to ${v.renewable[1]}%, or ${v.replanted} of ten hectares felled are replanted`,
            `against: the forest shrank from ${forest[0]} to ${forest[1]} million hectares (${lost}%), so it is used faster than it renews itself, while exports depend on timber more and more (${v.timber[1]}%)`,
            `against: total emissions still rose, from ${carbon[0]} to ${carbon[1]} million tonnes, and it is the total that warms the climate; or: floods, to which bare hills may have added, did damage of \\$${plain(v.floods, 1)} billion`,
            `against: those who live from the forest have lost part of it, and the income of country people fell behind, from ${v.rural[0]}% to ${v.rural[1]}% of that in towns: growth is not inclusive`,
            'against: the spending was paid for by borrowing, which cannot go on without end, so that the recovery may not last even apart from the environment',
          ],
          AO3: [
            'evidence is missing: survival of young trees, soil, fish; an independent survey comes only in Year 8, and all the figures are the government’s own',
            `the years compared differ: Year 6 is a year with idle factories (−${gap}%), Year 1 was almost at potential; when the gap closes, emissions are likely to rise with output`,
            'causes are not clear: heavy rain as well as bare hills led to the floods; emissions of imported steel and cement are left out',
            'a judgement on sufficiency that follows from the argument, e.g. enough for cleaner output, not for sustainable growth',
          ],
          modelAnswer: `Growth is sustainable if it can go on without damage to later generations. A renewable resource such as a forest must not be used faster than it renews itself.

Some evidence supports the prime minister. From Year 1 to Year 6 real GDP rose by ${growth}% but emissions by only ${more}%, so each dollar of output causes less carbon dioxide. The share of renewable electricity rose from ${v.renewable[0]}% to ${v.renewable[1]}%, and new solar power stations may raise it further. However, emissions did rise, from ${carbon[0]} to ${carbon[1]} million tonnes, and for the climate the total counts. The forest became ${lost}% smaller, even with replanted areas included, and only ${v.replanted} of ten hectares that are felled are replanted. Those who live from it lose food and firewood, and the income of country people fell behind, from ${v.rural[0]}% to ${v.rural[1]}% of that in towns. Timber now makes up ${v.timber[1]}% of exports. If the forest goes on shrinking, so will these exports in the end.

The evidence has gaps. Nobody records how many young trees survive, and there are no figures on soil and fish. All the figures come from the government whose leader makes the claim; an independent survey comes only in Year 8. The two years compared are at different points of the business cycle: in Year 6 output was still ${gap}% below potential, whereas in Year 1 there was hardly a gap, so emissions will probably rise further when factories work fully again. The carbon dioxide from imported steel and cement is left out. On the other side the floods, which caused damage of \\$${plain(v.floods, 1)} billion, prove little alone, since the rain was exceptionally heavy.

I conclude that the evidence is not sufficient. It shows that output has become cleaner, which is a part of sustainable growth, but what there is on forests speaks against the claim. A survey of forests and figures for a year without an output gap would be needed.`,
          solution:
            'Up to two marks for sustainable growth and for renewable resources, up to three for evidence used on both sides, up to three for its quality and a conclusion on sufficiency. Without a word on sufficiency at most one mark of evaluation.',
        }),
      },
    }
  },
  // How far below 100% actual output lies.
  verify: v => ({ a: (100 * (v.actual[5] ?? 0)) / (v.potential[5] ?? 1) - 100 }),
})
