import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { CYCLICAL, LASTING, STRUCTURAL } from './points'

const { question, templates } = questionsOf('essay', '4.6', { calculator: 'needed' })

export { templates }

const GROUPS = ['Food', 'Housing and heating', 'Transport', 'Other goods and services'] as const

const HOUSEHOLDS = [
  { who: 'households with low incomes', at: 0, spend: 'food' },
  { who: 'pensioners', at: 1, spend: 'housing and heating' },
  { who: 'people who live far from their work', at: 2, spend: 'transport' },
]

const INDUSTRIES = ['coal mines', 'shipyards', 'cotton mills']

question('consumer-prices-and-kinds-of-unemployment', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const household = random.pick(HOUSEHOLDS)
    const weights = random.shuffle([15, 20, 25])
    const rest = 100 - weights.reduce((sum, each) => sum + each, 0)
    const indices = [0, 1, 2, 3].map(at =>
      at === household.at ? random.int(110, 116) : random.int(100, 105),
    )
    const own = random.pick([40, 45, 50])
    const shares = [...weights, rest]
    const inflation = indices.reduce((sum, index, at) => sum + ((index - 100) * (shares[at] ?? 0)) / 100, 0)
    // Only draws in which the group's own inflation is higher for certain, whatever else it buys.
    if ((own * ((indices[household.at] ?? 0) - 100)) / 100 < inflation + 0.2) return null
    return { ...household, weights: shares, indices, own, industry: random.pick(INDUSTRIES) }
  },
  make: ({ who, at, spend, weights, indices, own, industry }) => {
    const sum = indices.reduce((total, index, place) => total + index * (weights[place] ?? 0), 0)
    const cpi = sum / 100
    const working = indices
      .map((index, place) => `${plain(weights[place] ?? 0)} × ${plain(index)}`)
      .join(' + ')
    const high = plain((indices[at] ?? 0) - 100)
    const share = weights[at] ?? 0
    return {
      stem: 'The table shows how the consumer price index (CPI) of Country X is constructed. Year 1 is the base year.',
      table: {
        head: ['Group', 'Weight', 'Price index in year 2'],
        rows: GROUPS.map((group, place) => [group, plain(weights[place] ?? 0), plain(indices[place] ?? 0)]),
      },
      parts: {
        a: explainPart({
          prompt: `Explain how the CPI is constructed, using the table, **and** consider whether the rate of inflation that it gives for year 2 is a good measure of the change in the cost of living of ${who}, for whom ${spend} is ${own}% of total spending.`,
          ao1: [
            'The CPI is a weighted index of the prices of a basket of goods and services that typical households buy.',
            'Weights are the shares of the groups in the spending of a typical household, found by a survey of spending.',
            'The base year is the year with which others are compared; its index is 100. Prices of the same items are then collected each month.',
          ],
          ao2: [
            'Each price index is multiplied by its weight, the results are added up and divided by the sum of the weights.',
            `CPI in year 2 = (${working}) ÷ 100 = ${plain(cpi, 2)}, so inflation is ${plain(cpi - 100, 2)}%.`,
            `A group with a larger weight has more influence; ${spend} has risen in price by ${high}%, but its weight is only ${share} out of 100.`,
          ],
          ao3: [
            `Comment: for ${who} ${spend} is ${own}% of total spending, not ${share}%. This alone adds ${plain((own * ((indices[at] ?? 0) - 100)) / 100)}%, and no group has become cheaper, so their cost of living rises by more than ${plain(cpi - 100, 2)}%.`,
            'Judgement: the CPI is a fair measure for the average household but understates inflation for this group; other limits (quality, new products, old weights) may raise or lower the figure.',
          ],
          solution: `Give the steps in order and work the index out: (${working}) ÷ 100 = ${plain(cpi, 2)}. Then compare the weight of ${spend} in the table (${share}) with the ${own}% of total spending in this group: ${own}% of ${high}% is already ${plain((own * ((indices[at] ?? 0) - 100)) / 100)}%.`,
          modelAnswer: `The CPI is a weighted index of the prices of a basket of goods and services that typical households buy. First a survey of households shows what they spend their money on. From this come the basket and the weights. The weight of a group is its share in the spending of a typical household, so ${spend} has a weight of ${share} out of 100 in Country X. A base year is chosen and given the index 100. Then the prices of the same items are collected regularly.

To find the CPI, each price index is multiplied by its weight, and the sum is divided by the sum of the weights. In year 2 the CPI is (${working}) ÷ 100 = ${plain(cpi, 2)}. So the general price level has risen by ${plain(cpi - 100, 2)}% since year 1. A group with a large weight has more influence on the result than one with a small weight.

For ${who} this figure is not a good measure. The price of ${spend} has risen by ${high}%, more than that of any other group, and for them it is ${own}% of total spending, not ${share}%. This alone adds ${plain((own * ((indices[at] ?? 0) - 100)) / 100)}%, and no group has become cheaper. So their own cost of living has risen by more than ${plain(cpi - 100, 2)}%. The CPI may also be inexact because weights grow out of date and because quality improves. I conclude that it is a useful average for the country as a whole, but that it understates inflation for this group. A separate index with other weights would be needed.`,
        }),
        b: debatePart({
          command: 'Discuss',
          prompt: `In one region of a country the ${industry} close for good. In the country as a whole there is a recession. Discuss whether structural unemployment is always a more serious problem than cyclical unemployment.`,
          subtopic: '4.5',
          sides: [
            [
              'structural is more serious',
              [
                STRUCTURAL,
                `Workers from the ${industry} lack the skills for vacancies or live in the wrong place, so they may be without work for years.`,
                ...LASTING,
              ],
            ],
            ['cyclical can be more serious', CYCLICAL],
          ],
          judgement: [
            'It depends on how many people are affected, for how long, in which regions and how well the government can respond.',
            'A supported judgement on **always**: structural is often worse for each person, but a deep recession does more harm to the country.',
          ],
          solution:
            'Compare the two types by number of people, length of time, lost output and cure. A diagram can show cyclical unemployment: price level and real output on the axes, AD shifts left from AD_{1} to AD_{2}, output falls from Y_{1} to Y_{2}. The word “always” asks for a case where the answer is no.',
          modelAnswer: `Unemployment means that people who are willing and able to work at the going wage rate do not have a job. Structural unemployment is caused by a lasting change in demand or production, when the skills or the location of workers do not fit the jobs. Cyclical unemployment is caused by a lack of aggregate demand.

When the ${industry} of a region close, the workers have skills that other employers do not need. There may be vacancies for nurses or programmers, or in cities far away, but they cannot fill them. So they may be without work for years. They lose income, confidence and, in time, their skills, so that the productive capacity of the country falls. Shops in the region lose customers, and more jobs disappear. The government must pay benefits for a long time. It cannot solve the problem by raising AD, because the problem is not a lack of demand. Retraining and help to move cost a great deal and take years.

Cyclical unemployment looks less serious, because workers have the right skills. When AD shifts right again, firms take them back, and the government or the central bank can raise AD by lower taxes or lower interest rates. However, in a recession AD falls in the whole country. Output falls from Y_{1} to Y_{2} in nearly all industries at once, so many more people may lose their jobs. Tax revenue falls everywhere and the lost output is never made up. As the unemployed spend less, AD may fall further. If the recession lasts, skills fade, and cyclical unemployment becomes structural.

So structural unemployment is not always the more serious problem. For each worker it usually is, because it lasts longer and is harder to cure. For the country as a whole, a deep recession that puts a tenth of the labour force out of work may do more harm than the closing of one industry in one region. My judgement therefore depends on the number of people affected, on how long they stay unemployed and on how quickly the government can act. A short, mild recession is the less serious case.`,
        }),
      },
    }
  },
})
