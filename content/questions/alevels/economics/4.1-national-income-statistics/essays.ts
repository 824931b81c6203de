import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('essay', '4.1')

export { templates }

const OWNERS = [
  { about: 'Most of the copper mines of Country X belong to foreign firms.', what: 'mines', abroad: false },
  {
    about: 'Most of the large hotels of Country X belong to foreign firms.',
    what: 'hotels',
    abroad: false,
  },
  {
    about: 'Residents of Country X own many firms and shares in other countries.',
    what: 'firms and shares abroad',
    abroad: true,
  },
]

question('gdp-gni-and-living-standards', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const owner = random.pick(OWNERS)
    const gdp = random.step(180, 420, 10)
    const large = random.step(24, 48, 2)
    const small = random.step(4, 12, 2)
    const growth = random.int(5, 8)
    const people = random.int(1, 3)
    return { ...owner, gdp, large, small, growth, people }
  },
  make: ({ about, what, abroad, gdp, large, small, growth, people }) => {
    const [received, paid] = abroad ? [large, small] : [small, large]
    const net = received - paid
    const gni = gdp + net
    const sign = net < 0 ? 'negative' : 'positive'
    const where = abroad ? 'above' : 'below'
    return {
      stem: `${about} In one year the gross domestic product (GDP) of the country is ${money(gdp)} billion. Its residents receive ${money(received)} billion of income from abroad, and ${money(paid)} billion of income is paid to residents of other countries.`,
      parts: {
        a: explainPart({
          prompt:
            'Explain how gross national income (GNI) and net national income (NNI) are obtained from GDP, using the information about Country X where possible, **and** consider whether GNI is a better guide than GDP to the income of the people of Country X.',
          ao1: [
            'GDP is the total value of all final goods and services produced within a country in a period of time, whoever owns the resources.',
            'GNI is GDP plus net income from abroad (income received from abroad minus income paid abroad).',
            'NNI is GNI minus depreciation (capital consumption).',
          ],
          ao2: [
            `Net income from abroad of Country X is ${plain(received)} − ${plain(paid)} = ${plain(net)}, that is ${money(net)} billion, so GNI is ${money(gni)} billion.`,
            abroad
              ? `GNI is above GDP because profit and dividends earned by the ${what} are income of residents, although the output is produced in other countries.`
              : `GNI is below GDP because the output of the ${what} is produced in the country, but a part of the profit is income of foreign owners.`,
            'NNI is smaller than GNI because a part of output only replaces capital goods that have worn out or become out of date; it cannot be found here without the value of depreciation.',
          ],
          ao3: [
            `Comment: GNI shows better what residents earn, and the gap of ${money(Math.abs(net))} billion is too large to ignore; GDP is the better guide to production and jobs inside the country.`,
            'Judgement: GNI is the better guide to income, but it must be divided by population and adjusted for prices, and NNI would be better still if depreciation could be measured well.',
          ],
          solution: `Define all three measures, then use the data: net income from abroad is ${sign}, so GNI lies ${where} GDP. For the last two marks say what GNI shows that GDP does not, and what it still leaves out.`,
          modelAnswer: `GDP is the total value of all final goods and services produced within a country in a period of time, whoever owns the resources. GNI is GDP plus net income from abroad, which is the wages, rent, interest, profit and dividends that residents receive from other countries minus those paid to residents of other countries. NNI is GNI minus depreciation, the fall in the value of capital goods as they wear out or become out of date.

In Country X net income from abroad is ${plain(received)} − ${plain(paid)} = ${plain(net)}, or ${money(net)} billion. So GNI is ${money(gni)} billion. It is ${where} GDP because ${abroad ? `the ${what} earn profit and dividends for residents, although the output is produced in other countries` : `the output of the ${what} is produced inside the country, but much of the profit belongs to foreign owners`}. To find NNI we would also need the value of depreciation. NNI would be lower than GNI, as a part of output only replaces worn-out machines and buildings.

GNI is a better guide than GDP to the income of the people, because it counts what residents earn, wherever they earn it. A difference of ${money(Math.abs(net))} billion matters. However, GDP says more about production and jobs within the country. GNI is also a total: it does not show population, prices or how equally income is shared. So GNI is better for this purpose, but only as real GNI per head.`,
        }),
        b: debatePart({
          command: 'Assess',
          prompt: `In Country X real GDP rises by ${growth}% in a year and population by ${people}%. Assess whether economic growth of this kind will raise the standard of living of the people of the country.`,
          subtopic: '4.4',
          sides: [
            [
              'living standards rise',
              [
                'Economic growth is an increase in real GDP: more goods and services are produced, so more can be consumed.',
                `Growth of ${growth}% is faster than population growth of ${people}%, so real GDP per head rises by about ${growth - people}%.`,
                'More output usually needs more workers, so employment and incomes rise and poverty may fall.',
                'Tax revenue rises without higher tax rates, so the government can spend more on health, education and low incomes.',
              ],
            ],
            [
              'they may not rise',
              [
                'The gains may go mainly to skilled workers and owners of capital, or to foreign owners, so an average hides those who do not gain.',
                'Costs such as pollution, loss of forests, longer hours and crowded cities reduce the quality of life but are not subtracted from GDP.',
                'Opportunity cost: if growth comes from more capital goods at full employment, fewer consumer goods can be produced now.',
                'If AD grows faster than productive potential, inflation lowers the real income of people on fixed incomes. (A PPC or AD/AS diagram may be used.)',
              ],
            ],
          ],
          judgement: [
            'The outcome depends on what is produced, how it is produced, who receives the income and whether growth lasts.',
            'A supported judgement, for example: living standards are likely to rise on average because output per head grows, but not for everybody.',
          ],
          solution:
            'Start from real GDP per head, which rises because output grows faster than population. A diagram can show a PPC that shifts outwards (axes: consumer goods and capital goods), so that more of both kinds can be produced. Then weigh jobs and public services against inequality, the environment and inflation, and decide with a condition.',
          modelAnswer: `Economic growth is an increase in real GDP. The standard of living depends on the goods and services that people can consume, and also on health, leisure and the environment.

Growth is likely to raise living standards in several ways. First, real GDP rises by ${growth}% and population by only ${people}%, so real GDP per head rises by about ${growth - people}%. On average, each person can have more goods and services. Second, firms usually need more workers to produce more. Unemployment falls, household incomes rise and fewer families live in poverty. Third, higher incomes and spending bring the government more tax revenue at the same tax rates. It can spend more on schools and hospitals, which raises the quality of life and also future productivity. If LRAS shifts right because of new capital and skills, this can continue without much inflation.

However, the figure is only an average. The extra income may go mainly to skilled workers and to owners of capital, so that a poor family gains nothing. Growth may also have costs that GDP does not show. Factories may pollute air and water, forests may be cut down, and people may work longer hours. If resources were already fully employed, more capital goods mean fewer consumer goods today. Finally, if the growth comes from AD rising close to full capacity, the price level rises, and people on fixed incomes can buy less.

In my judgement the standard of living in Country X is likely to rise on average, because output grows clearly faster than population. Whether most people gain depends on who receives the extra income, on whether the government uses its revenue for services, and on how the goods are produced. Growth that comes from higher productivity and creates jobs for the low paid will raise living standards. Growth bought by exhausting natural resources may raise them only for a few years.`,
        }),
      },
    }
  },
})
