import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = questionsOf('data', '11.3', { calculator: 'needed' })

export { templates }

question('aid-or-exports-data', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const v = {
      crop: random.pick(['cocoa', 'coffee', 'cotton']),
      head: random.step(1200, 2000, 100), // real GNI per head in Year 1, dollars
      growth: random.int(14, 32), // per cent in ten years
      people: [random.step(20, 30, 5), random.step(6, 10, 1)] as const, // million in Year 1, added by Year 11
      // Shares of exports in Years 1 and 11, per cent: the crop, metals, clothing.
      before: [random.int(48, 55), random.int(22, 26), random.int(6, 9)] as const,
      after: [random.int(34, 40), random.int(20, 24), random.int(22, 28)] as const,
      aid: [random.step(1.2, 1.8, 0.2), random.step(2.2, 3, 0.2)] as const, // $ billion
      schooling: [random.step(4.2, 4.8, 0.2), random.step(6, 7, 0.2)] as const, // years
      life: [random.int(57, 60), random.int(63, 66)] as const,
      gini: [random.int(38, 41), random.int(46, 50)] as const, // hundredths
      tied: random.step(30, 50, 5),
      abroad: random.step(60, 75, 5), // per cent of the profit of the clothing factories that leaves the country
      rise: random.step(30, 45, 5), // per cent by which the price of the crop rose
    }
    const [first, added] = v.people
    const gni = [
      clean((v.head * first) / 1000),
      clean((((v.head * (100 + v.growth)) / 100) * (first + added)) / 1000),
    ] as const
    // Values of two decimals at most, so that the table holds the whole of them; a population does not grow by more than 3% a year.
    return added <= 0.35 * first && gni.every(each => Math.abs(each * 100 - Math.round(each * 100)) < 1e-6)
      ? { ...v, gni }
      : null
  },
  make: v => {
    const [first, added] = v.people
    const later = first + added
    const now = clean((v.head * (100 + v.growth)) / 100)
    const others = (shares: readonly number[]) => 100 - shares.reduce((sum, each) => sum + each, 0)
    const gini = v.gini.map(each => plain(each / 100, 2))
    return {
      stem: `**Aid or exports?**

*Extract 1: ten years in figures*

Country X is a developing country. The table compares Year 1 with Year 11. Most people live from farming. For a long time ${v.crop} brought in about half of the export earnings, which rose and fell with its price on the world market.

Nine years ago the government opened a zone near the port in which foreign firms pay no tax on profits for fifteen years. Multinational companies have built clothing factories there. Most of the workers are young women, who earn more than on a farm. The cloth is imported, and ${v.abroad}% of the profit is sent abroad. The chart shows how the pattern of exports has changed. The world price of ${v.crop} rose by ${v.rise}% between Year 1 and Year 11.

*Extract 2: two opinions*

Aid has grown as well. It pays for schools, clinics and a road from the north to the port. However, ${v.tied}% of it is tied: the money has to be spent on goods and services of the country that gives it. An auditor found in Year 8 that several new clinics stood empty, because there was no money for nurses. Part of the aid was a loan, and interest must be paid in dollars.

“Trade has done more for us than aid,” the minister of industry writes. “Those who work in the factories will never need help again. We should rely on exports, and tell those who give aid to go home.” A charity that works in the villages of the north objects. In the districts in which it has built schools and wells, it says, nine out of ten children can read. It chose these districts itself. It adds that the road, without which no shirt would reach the port from the north, was paid for by aid.

No figures have been published on poverty by region, or on how many people have work in the zone. Two neighbouring countries with little aid and many factories have grown faster than Country X; a third, with the same policy, has not.`,
      figure: chartFigure(
        {
          name: 'international-economic-issues-a-level/exports-by-product',
          title: 'Exports of Country X by product',
        },
        barChart({
          categories: [v.crop, 'metals', 'clothing', 'others'],
          values: [
            { name: 'Year 1', values: [...v.before, others(v.before)] },
            { name: 'Year 11', values: [...v.after, others(v.after)] },
          ],
          yLabel: 'Share of exports / %',
          yEvery: 10,
          yMax: 60,
        }),
      ),
      table: {
        caption: 'Country X',
        head: ['', 'Year 1', 'Year 11'],
        rows: [
          ['Real GNI (\\$ billion)', ...v.gni.map(each => plain(each, 2))],
          ['Population (million)', plain(first), plain(later)],
          ['Life expectancy (years)', ...v.life.map(each => plain(each))],
          ['Mean years of schooling', ...v.schooling.map(each => plain(each, 1))],
          ['Gini coefficient of income', ...gini],
          ['Aid received (\\$ billion)', ...v.aid.map(each => plain(each, 1))],
        ],
      },
      parts: {
        a: calculated({
          prompt:
            'Calculate the percentage change in real GNI per head of Country X between Year 1 and Year 11.',
          answer: v.growth,
          unit: '%',
          method: `real GNI per head: ${plain(v.gni[0], 2)} billion ÷ ${first} million = \\$${plain(v.head)} and ${plain(v.gni[1], 2)} billion ÷ ${later} million = \\$${plain(now)}`,
          result: `${v.growth}%`,
          solution: `Per head: \\$${plain(v.head)} in Year 1 and \\$${plain(now)} in Year 11. The change is (${plain(now)} − ${plain(v.head)}) ÷ ${plain(v.head)} × 100 = ${v.growth}%. The change in GNI as a whole would ignore that there are ${added} million more people.`,
        }),
        b: weighed({
          prompt:
            'Explain, with evidence from the table, why the Human Development Index of Country X has risen, and consider whether this shows that the standard of living of most people has improved.',
          marks: 4,
          AO1: [
            'the HDI combines income (real GNI per head), health (life expectancy) and education (schooling)',
          ],
          AO2: [
            `life expectancy rose from ${v.life[0]} to ${v.life[1]} years and schooling from ${plain(v.schooling[0], 1)} to ${plain(v.schooling[1], 1)} years, which raises two of its parts`,
            `real GNI per head rose by ${v.growth}% (or from \\$${plain(v.head)} to \\$${plain(now)}), which raises the third`,
          ],
          AO3: [
            `not necessarily of most people: an average hides distribution, and the Gini coefficient rose from ${gini[0]} to ${gini[1]}, so incomes are less equal`,
            'probably yes: life expectancy and schooling can hardly rise so far if only a few gain; but regions, pollution and conditions of work are left out',
          ],
          modelAnswer: `The HDI combines income, health and education. All three have risen: life expectancy from ${v.life[0]} to ${v.life[1]} years, mean schooling from ${plain(v.schooling[0], 1)} to ${plain(v.schooling[1], 1)} years, and real GNI per head from \\$${plain(v.head)} to \\$${plain(now)}.

It does not prove that most people live better, as the HDI is made of averages. The Gini coefficient rose from ${gini[0]} to ${gini[1]}, so a large part of the higher income may have gone to a few. But years of life and of schooling cannot rise by so much through a small group alone, so I think that many have gained, though not all to the same extent.`,
          solution:
            'One mark for the three parts of the HDI, one for health and education, one for income, one for a judgement on averages and distribution.',
        }),
        c: weighed({
          prompt:
            'Explain how the factories of the multinational companies could help the development of Country X, and consider how large the benefit is likely to be.',
          subtopic: '11.5',
          marks: 6,
          AO1: [
            'foreign direct investment: a firm from abroad builds or buys production in another country; a multinational produces in several countries',
            'development is wider than growth: income, health, education, choice; or less dependence on primary products',
          ],
          AO2: [
            'employment and wages rise (more than on a farm), and spending of the workers raises incomes elsewhere (multiplier)',
            `exports are more diversified: clothing rose from ${v.before[2]}% to ${v.after[2]}%, ${v.crop} fell from ${v.before[0]}% to ${v.after[0]}%, so earnings depend less on one price`,
            'technology and skills spread to local firms, or roads and ports are built',
          ],
          AO3: [
            `small links: cloth is imported and ${v.abroad}% of the profit leaves the country, so value added at home and GNI rise by less than exports`,
            'no tax on profits for fifteen years: the government gains little for schools and clinics, and the firms may leave afterwards',
            'it depends on numbers employed (not given), on wages and conditions, and on whether local firms learn to supply the factories',
          ],
          modelAnswer: `The factories are foreign direct investment: multinational companies, which produce in several countries, have built plants in Country X. Development means more than a higher GNI; it includes health, education and less dependence on a single crop.

The factories create jobs with higher wages than farms pay. The workers spend their wages, so incomes rise elsewhere by the multiplier. Exports have become more diversified: clothing rose from ${v.before[2]}% to ${v.after[2]}% of exports while ${v.crop} fell from ${v.before[0]}% to ${v.after[0]}%. Earnings therefore depend less on one price, and the government can plan better.

The benefit is likely to be limited. Cloth is imported and ${v.abroad}% of the profit is sent abroad, so much of the value of a shirt does not stay in Country X. As no tax is paid on profits for fifteen years, there is little money for schools from this source, and firms may leave when the period ends. The gain is therefore mainly in wages, and its size depends on how many have work in the zone, which we are not told.`,
          solution:
            'Two marks for knowledge of FDI and of development, two for developed benefits with evidence, two for judging their size (imported inputs, profits, tax, employment).',
        }),
        d: weighed({
          prompt:
            'Assess whether the evidence is sufficient to support the minister’s view that Country X should rely on exports and no longer accept aid.',
          subtopic: '11.5',
          objective: 'AO3',
          marks: 8,
          AO1: [
            'aid: a transfer of money, goods or help on terms better than those of the market (grants, cheap loans, tied aid)',
            'exports earn foreign currency and raise AD and employment (export-led growth)',
          ],
          AO2: [
            `for: clothing grew to ${v.after[2]}% of exports and brought jobs, while ${v.tied}% of aid is tied, clinics stand empty and loans add to external debt`,
            `for: more aid has not made incomes more equal: it rose to \\$${plain(v.aid[1], 1)} billion while the Gini coefficient rose to ${gini[1]}`,
            `against: schooling and life expectancy rose while aid grew; human capital and the road are needed for exports: aid and trade are complements`,
            `against: ${v.crop} and metals are still ${v.after[0] + v.after[1]}% of exports, whose prices fluctuate, and the north, far from the port, has no factories`,
          ],
          AO3: [
            `several causes together: aid, factories and a rise of ${v.rise}% in the price of ${v.crop}; growth of ${v.growth}% cannot be credited to one of them`,
            'samples: the charity chose its districts itself and gives no figure for before, and the neighbours do not agree (two faster, one not); both speakers have an interest',
            'evidence is missing: poverty by region, employment in the zone, the total value of exports (the chart shows shares only), what happens when the tax-free years end',
            'a judgement on sufficiency that follows from the argument, e.g. enough for better aid and more exports, not for ending aid',
          ],
          modelAnswer: `Aid is a transfer of money or help on better terms than those of the market; it may be a grant or a cheap loan and may be tied. Exports, in contrast, earn foreign currency and raise AD and employment.

Some evidence supports the minister. Clothing has grown from ${v.before[2]}% to ${v.after[2]}% of exports and brought better-paid jobs. Aid has weaknesses: ${v.tied}% is tied, so Country X cannot buy where it is cheapest, clinics stand empty, and loans increase its external debt. But other evidence contradicts this view. Life expectancy and schooling rose while aid grew, and healthy workers who can read are needed in factories. The road to the port was paid for by aid, so aid and exports are complements rather than alternatives. ${v.crop[0]?.toUpperCase()}${v.crop.slice(1)} and metals are still ${v.after[0] + v.after[1]}% of exports. If their prices fall, a country without aid has little to fall back on.

The evidence does not separate the causes. Real GNI per head rose by ${v.growth}%, but factories, aid and a price of ${v.crop} that rose by ${v.rise}% all came together. Of the three neighbours two have grown faster and one has not, and they may differ in other ways. The charity chose its own districts, so its result may not be typical, and the minister praises the government’s own policy. The chart shows shares only, not by how much exports grew. Above all there are no figures on poverty by region or on jobs in the zone, without which the claim about those who work there cannot be tested.

I conclude that the evidence is not sufficient for giving up aid. It is sufficient to say that exports have been useful and that tied aid should be reformed. Until the regions without factories are better known, Country X should use both.`,
          solution:
            'Up to two marks for aid and export-led growth, up to three for evidence used on both sides, up to three for its quality and a conclusion on sufficiency. Without a word on sufficiency at most one mark of evaluation.',
        }),
      },
    }
  },
  verify: v => {
    const [first, added] = v.people
    return { a: ((v.gni[1] / v.gni[0]) * (first / (first + added)) - 1) * 100 }
  },
})
