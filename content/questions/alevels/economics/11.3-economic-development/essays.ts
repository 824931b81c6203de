import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money } from '@/lib/exams/format'

const { question, templates } = questionsOf('essay', '11.3')

export { templates }

const PAIRS = [
  {
    stem: 'Country X exports oil, and a third of its GDP is profit of foreign oil companies. Country Y exports machines and holidays.',
    rows: [
      ['Real GDP per head at market exchange rates', money(28000), money(10000)],
      ['Real GDP per head at purchasing power parity', money(36000), money(18000)],
      ['Life expectancy (years)', '67', '77'],
      ['Mean years of schooling', '7', '12'],
      ['Gini coefficient of income', '0.55', '0.31'],
      ['Share of people in multidimensional poverty', '14%', '2%'],
    ],
    say: `Here ${money(36000)} at purchasing power parity is twice as much as ${money(18000)}, so by this measure Country X would be far ahead.`,
    average: `Here the average is a poor guide to the ordinary citizen of Country X. GDP counts the profit of foreign companies, which GNI leaves out: without this third, ${money(36000)} becomes ${money(24000)}, if little income flows in from abroad. Its Gini coefficient of 0.55 says that what remains is shared far less equally than in Country Y with 0.31, so the Lorenz curve of Country X lies, on the whole, further from the line of equality. Many people there may have less to spend than people in Country Y.`,
    other:
      'In this case such indicators all point the other way. People in Country Y live ten years longer and have been to school for five years more. Only 2% of them are poor in several dimensions, against 14%. An HDI would very probably put Country Y first, because its lead in health and education outweighs a lower income per head.',
    kuznets:
      'Country X might be near the top of this curve. But oil wealth in few hands is not the same as industry that draws workers from farms, so there is no reason to expect that its inequality will fall by itself.',
    verdict:
      'For these two countries I judge that GDP per head shows the wrong order. By health, schooling, distribution and poverty Country Y is more developed, and even the lead in income is partly one of foreign companies. What the figure shows correctly is that Country X could afford far more health and education than it has.',
    facts:
      'GDP per head puts X first, GNI less clearly, and health, schooling, the Gini and poverty all put Y first',
    point:
      'a conclusion such as: wrong order here, since the oil income of X leaves the country in part and is shared unequally',
  },
  {
    stem: 'Country X has many factories that sell abroad. In Country Y most people work on small farms and eat much of what they grow.',
    rows: [
      ['Real GDP per head at market exchange rates', money(5000), money(900)],
      ['Real GDP per head at purchasing power parity', money(9000), money(2500)],
      ['Life expectancy (years)', '72', '60'],
      ['Mean years of schooling', '9', '4'],
      ['Gini coefficient of income', '0.40', '0.42'],
      ['Share of people in multidimensional poverty', '8%', '52%'],
    ],
    say: 'Here Country X is ahead on both ways of conversion, but its lead falls from more than five times to less than four times when purchasing power parity is used, since rents and services are cheap in Country Y.',
    average:
      'Here the two Gini coefficients, 0.40 and 0.42, are almost the same, so the distribution does not change the order. Yet the gap is likely to be exaggerated. Families in Country Y eat much of what they grow, and little of this enters the statistics, or only as a rough estimate.',
    other:
      'In this case such indicators confirm the order. People in Country X live twelve years longer and have been to school for five years more, and 8% of them are poor in several dimensions, against 52% in Country Y. The HDI and the MPI would agree with GDP per head. They tell more, all the same: that half of the people in Country Y lack several such things as schooling, clean water or electricity, no figure of output can say.',
    kuznets:
      'Country Y, where most people farm, should be at the beginning of this curve and Country X further along it. Their Gini coefficients hardly differ, which is a warning not to rely on it.',
    verdict:
      'For these two countries I judge that GDP per head shows the right order. The gap is so wide that no correction for prices, distribution or home-grown food could turn it round. But it does not show what the gap consists of, and therefore not what the government of Country Y should do first.',
    facts:
      'all rows put X first, though PPP and home-grown food make the gap smaller than market rates suggest',
    point:
      'a conclusion such as: right order here, since the gap is wide and all indicators agree, but it does not show in what people are poor',
  },
  {
    stem: 'Country X and Country Y have similar industries. Prices are higher in Country X, where public schools and clinics are free.',
    rows: [
      ['Real GDP per head at market exchange rates', money(12000), money(8000)],
      ['Real GDP per head at purchasing power parity', money(15000), money(16000)],
      ['Life expectancy (years)', '75', '75'],
      ['Mean years of schooling', '11', '10'],
      ['Gini coefficient of income', '0.29', '0.47'],
      ['Share of people in multidimensional poverty', '1%', '5%'],
    ],
    say: 'Here the choice decides the result. Country X is ahead by half at market exchange rates, but slightly behind at purchasing power parity, because its prices are higher.',
    average:
      'Here the averages at purchasing power parity are nearly equal, but the distributions are not. With a Gini coefficient of 0.47 against 0.29, the Lorenz curve of Country Y lies, on the whole, further from the line of equality. The poorest people in Country Y are therefore likely to have less than the poorest in Country X, even though the average is a little higher.',
    other:
      'In this case the two countries differ by little. Life expectancy is the same, and schooling is longer by one year in Country X. The HDI would put the two close together. The MPI tells more, because it counts people instead of taking averages: 5% are poor in several dimensions in Country Y and 1% in Country X.',
    kuznets:
      'Country X and Country Y have similar incomes, so they should have similar inequality. They do not, and free schools and clinics in Country X suggest that policy is a part of the reason.',
    verdict:
      'For these two countries I judge that GDP per head does not settle the question, as the order depends on the way of conversion. I would call Country X slightly more developed, since fewer of its people are poor and a similar income is shared more equally. Somebody who looked at averages alone could call them equal.',
    facts:
      'the order of GDP per head depends on the conversion; health is equal, distribution and poverty are better in X',
    point:
      'a conclusion such as: not settled by GDP per head, since market rates and PPP disagree; X slightly ahead by distribution and poverty',
  },
] as const

question('gdp-per-head-and-development', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(PAIRS) }),
  make: ({ each }) => ({
    stem: `${each.stem} The table shows figures of one year for both.`,
    table: {
      head: ['', 'Country X', 'Country Y'],
      rows: each.rows.map(row => [...row]),
    },
    parts: [
      evaluatePart({
        prompt:
          'Evaluate the view that real GDP per head is enough to show which of these two countries is more developed.',
        command: 'Evaluate',
        sides: [
          [
            'for GDP per head',
            [
              'real GDP per head: output of a year at constant prices, divided by the population',
              'more output per head can pay for food, health and education; it tends to go together with other indicators of development',
              'figures exist for nearly all countries and years; one number, without a choice of weights',
              'purchasing power parity removes differences in the price level between countries',
            ],
          ],
          [
            'against GDP per head',
            [
              'an average: says nothing about distribution (Lorenz curve, Gini coefficient)',
              'GDP and not GNI: profit sent abroad is counted; unpaid work, home-grown food and the informal economy are left out or estimated',
              'it ignores leisure, pollution and working conditions (MEW), health and education (HDI) and the kinds of poverty (MPI)',
              `the table: ${each.facts}`,
            ],
          ],
        ],
        judgement: [
          'says what development is, and judges the measure by that',
          'compares with the alternatives, which have limits too: weights of the HDI, few indicators, poor data',
          'uses several rows of the table, in pairs, and asks whether they agree with GDP per head',
          each.point,
        ],
        solution:
          'Begin with the meaning of development, since a measure can be good or bad only for something. Give GDP per head its due, then say what it leaves out, and for each gap name the indicator that fills it. Quote the table in pairs: higher in one country, lower in the other. The judgement should be about *these two* countries and the word *enough*.',
        modelAnswer: [
          `Economic development is a lasting improvement in the lives of a population: more income, but also longer and healthier lives, education, less poverty and more choice. Real GDP per head is the output produced in a country in a year, at constant prices, divided by the number of people. To compare two countries, one currency is needed. Market exchange rates reflect trade and speculation and leave out the prices of goods and services that are not traded, so purchasing power parity is better. ${each.say}`,
          'There is a good deal to be said for GDP per head. Output is what a country can consume, invest or spend on public services. Without it there can be neither clinics nor teachers, and across countries a higher GDP per head usually goes together with longer lives and more schooling. The figure is published for nearly all countries, year after year, by rules that are much the same everywhere. And it is a single number which does not depend on anyone’s opinion of how much a year of life is worth.',
          `Its weaknesses follow from what it is: an average of output. It does not show who receives the income. The Lorenz curve and the Gini coefficient do, from 0 for complete equality to 1 for complete inequality. It counts what is produced inside the borders, even if the profit belongs to foreigners. It leaves out housework, and most of the informal economy. ${each.average}`,
          `Nor does it show what income is used for, or at what cost it is produced. Weapons and vaccines count alike. Long working hours raise it, and pollution is not subtracted; the Measure of Economic Welfare tries to correct this. The Human Development Index (HDI) adds life expectancy and years of schooling to GNI per head, and the Multidimensional Poverty Index (MPI) counts people who lack several necessities at once. ${each.other}`,
          'These alternatives are not perfect. The HDI gives equal weights to its three parts, which is a value judgement, and ignores inequality, the environment and political freedom. Years at school do not show what has been learnt. The MPI needs surveys that are made only every few years. A price has to be invented for leisure or clean air before welfare can be measured in dollars.',
          `It has been argued that growth takes care of distribution by itself in the end. The Kuznets curve suggests that inequality rises when a country begins to industrialise and falls when incomes are higher. If this were so, GDP per head would tell us something about equality as well. The evidence is mixed. ${each.kuznets}`,
          `So GDP per head is necessary and not sufficient. It shows the right order where the gap is wide, though only other indicators can confirm this, and it misleads where income leaves the country, is shared unequally or is not turned into health and schooling. ${each.verdict}`,
        ].join('\n\n'),
      }),
    ],
  }),
})
