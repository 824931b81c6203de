import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { money, plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const all = { style: 'essay', tier: null, difficulty: 4, calculator: 'not-needed' } as const

// 4.1 and 4.4

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

const incomeAndLiving = template({
  ...all,
  name: 'gdp-gni-and-living-standards',
  subtopic: '4.1',
  checked: '2026-11-20',
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
      parts: [
        explainPart({
          prompt:
            'Explain how gross national income (GNI) and net national income (NNI) are obtained from GDP, using the information about Country X where possible, **and** consider whether GNI is a better guide than GDP to the income of the people of Country X.',
          subtopic: '4.1',
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
        debatePart({
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
      ],
    }
  },
})

// 4.2 and 4.3

const FLOWS = [
  {
    flow: 'exports',
    verb: 'rise',
    why: 'because incomes in its main trading partners grow',
    offset: 'households save more of their extra income',
  },
  {
    flow: 'exports',
    verb: 'fall',
    why: 'because its main trading partners go into recession',
    offset: 'the government spends more on building roads',
  },
  {
    flow: 'investment',
    verb: 'rises',
    why: 'because firms expect higher profits',
    offset: 'firms buy most of the new machines from abroad, so that imports rise as well',
  },
  {
    flow: 'investment',
    verb: 'falls',
    why: 'because firms expect lower profits',
    offset: 'firms bought most of their machines from abroad, so that imports fall as well',
  },
]

const flowAndDemand = template({
  ...all,
  name: 'circular-flow-and-rising-demand',
  subtopic: '4.2',
  checked: '2026-11-20',
  values: random => ({
    ...random.pick(FLOWS),
    cause: random.pick([
      'a large cut in income tax',
      'a strong rise in consumer confidence',
      'a sharp rise in house prices',
    ]),
  }),
  make: ({ flow, verb, why, offset, cause }) => {
    const up = verb.startsWith('rise')
    const [grow, higher, more, grows, stocks, jobs] = up
      ? ['rise', 'higher', 'greater', 'rises', 'fall', 'hire more workers']
      : ['fall', 'lower', 'smaller', 'falls', 'build up', 'need fewer workers']
    const leaks = up
      ? 'households save more, pay more tax and buy more imports'
      : 'households save less, pay less tax and buy fewer imports'
    const start = flow === 'exports' ? 'Exports are' : 'Investment is'
    const limit = up
      ? 'if the economy is already at full employment, output cannot grow for long and mainly prices rise'
      : 'the fall may be short if the cause passes quickly, so that firms keep their workers and let stocks grow for a time'
    return {
      stem: `Country X has an open economy, and its circular flow of income is in equilibrium. Then its ${flow} ${verb} ${why}.`,
      parts: [
        explainPart({
          prompt: `Explain, using the circular flow of income, how this change in ${flow} affects the national income of Country X, **and** consider whether national income is certain to ${grow}.`,
          subtopic: '4.2',
          ao1: [
            'The circular flow of income is a model of the flows of income, spending, output and factor services between the sectors of an economy.',
            `Injections are investment, government spending and exports; leakages are saving, taxes and imports. ${start} an injection.`,
            'National income is in equilibrium when total injections equal total leakages (*I* + *G* + *X* = *S* + *T* + *M*).',
          ],
          ao2: [
            `Injections are now ${more} than leakages, so spending on home output is ${more} than output and firms' stocks ${stocks}.`,
            `Firms ${up ? 'raise' : 'cut'} output and ${jobs}, so factor incomes and national income ${grow}.`,
            `As income ${grows}, ${leaks}, until leakages equal injections again at a ${higher} national income.`,
          ],
          ao3: [
            `Comment: other flows may change at the same time; for example, if ${offset}, the effect is reduced or cancelled, because only the totals matter.`,
            `Judgement: national income is likely, but not certain, to ${grow}; it depends on the other injections and leakages, and ${limit}.`,
          ],
          solution: `Name the flow and its kind, compare the totals of injections and leakages, and follow stocks, output, jobs and income to the new equilibrium. A diagram shows households and firms with leakages *S*, *T* and *M* flowing out and injections *I*, *G* and *X* flowing in. For AO3 look at flows that change at the same time.`,
          modelAnswer: `The circular flow of income is a model that shows how income and spending pass between households, firms, the government and other countries. Investment, government spending and exports are injections into the flow. Saving, taxes and imports are leakages. National income is in equilibrium when total injections equal total leakages.

${start} an injection. When ${flow} ${verb}, injections are ${more} than leakages, so the flow is no longer in equilibrium. Spending on the output of Country X is ${more} than that output, and the stocks of firms ${stocks}. So firms ${up ? 'raise' : 'cut'} production and ${jobs}. They pay ${up ? 'more' : 'less'} in wages, interest, rent and profit, and national income ${grows}. The households whose income has changed then spend ${up ? 'more' : 'less'} in shops, so other firms are affected too. As income ${grows}, ${leaks}. Leakages ${grow} until they equal injections again. The economy is back in equilibrium at a ${higher} national income.

However, this is not certain. The model assumes that nothing else changes, but only the totals count. If, for example, ${offset}, the difference between injections and leakages becomes smaller or disappears. Also, ${limit}. So national income will probably ${grow}, but how far depends on what happens to the other flows and on how long the change in ${flow} lasts.`,
        }),
        debatePart({
          command: 'Assess',
          prompt: `In another country, aggregate demand (AD) increases because of ${cause}. Assess whether this increase in AD will raise real output and employment.`,
          subtopic: '4.3',
          sides: [
            [
              'output and employment rise',
              [
                "AD is total planned spending on a country's goods and services at each price level: *C* + *I* + *G* + (*X* − *M*).",
                `The chain from ${cause} to higher consumption, and a shift of AD to the right.`,
                'With spare capacity (flat part of a Keynesian AS curve), firms raise output and employ idle workers with little effect on the price level.',
                'Higher sales may lead firms to invest, which adds to AD now and to productive capacity later (LRAS right).',
              ],
            ],
            [
              'they may not rise',
              [
                'Near full employment SRAS is steep: unit costs rise and the increase in AD raises mainly the price level.',
                'At full employment (vertical LRAS), output cannot rise in the long run: there is demand-pull inflation.',
                'Extra spending may go to imports, or be saved, so that AD shifts little.',
                'Firms may meet demand by overtime, from stocks or by machines, so employment may rise less than output.',
              ],
            ],
          ],
          judgement: [
            'It depends on spare capacity, on the size of the increase and on whether it is expected to last.',
            'A supported judgement: output and jobs rise in a recession; near full employment the main effect is inflation.',
          ],
          solution:
            'Diagram: price level on the vertical axis, real output on the horizontal axis, a three-section AS curve. AD shifts right in the flat section (output rises from Y_{1} to Y_{2}, price level hardly changes) and again in the vertical section (only the price level rises, from P_{3} to P_{4}). The judgement turns on where the economy starts.',
          modelAnswer: `AD is the total planned spending on a country's goods and services at each price level. It consists of consumption, investment, government spending and net exports. After ${cause}, ${cause.includes('tax') ? 'households have more disposable income' : cause.includes('house') ? 'owners of houses feel richer' : 'households feel safer about their jobs and future incomes'}, so consumption rises and AD shifts to the right, from AD_{1} to AD_{2}.

If there is unemployment and idle machinery, this will raise output and employment. On the flat section of a Keynesian AS curve, firms can produce more without higher unit costs. Real output rises from Y_{1} to Y_{2} while the price level hardly changes. Firms need more workers, so cyclical unemployment falls. The new workers spend their wages as well. Firms that see higher sales may also invest. This adds to AD again and, later, to productive capacity, so that LRAS shifts to the right.

However, the result is different near full employment. There SRAS is steep, because firms must pay overtime, use older machines and compete for scarce skills. The same shift of AD then raises the price level a great deal and output very little. On the vertical section output cannot rise at all, and there is only demand-pull inflation. Besides, households may save a part of the extra money or spend it on foreign goods, so that AD at home shifts less than expected. And if firms think that the rise is temporary, they may sell from stock or pay for overtime instead of hiring.

So an increase in AD does not always raise output and employment. In my view the most important condition is the amount of spare capacity. In a recession, with high unemployment, I would expect real output and jobs to rise clearly. In a boom I would expect mainly inflation. The effect also depends on how much is spent on imports and on whether firms believe that it will last, since only then will they take on permanent workers.`,
        }),
      ],
    }
  },
})

// 4.3 and 4.6

const SHOCKS = [
  {
    shock: 'a rise in the price of imported oil',
    costs: 'Transport, heating and plastics become dearer, so costs rise for most firms',
    lasting:
      'if oil stays dear for years, some machines and factories that use much energy are closed for good, and LRAS shifts to the left as well',
    short: 'the price of oil often falls again, and the quantity and quality of resources have not changed',
  },
  {
    shock: 'a flood that destroys a harvest',
    costs:
      'Food and raw materials from farms become scarce and dear, so costs rise for food producers and other firms',
    lasting:
      'if the flood also destroys roads, bridges or the soil, the country has fewer resources and LRAS shifts to the left as well',
    short: 'the next harvest may be normal, and the land and the workers are still there',
  },
  {
    shock: 'a rise in wage rates that is greater than the rise in productivity',
    costs: 'Labour costs per unit rise, so firms supply less at each price level',
    lasting:
      'if higher wages make more people join the labour force, or if firms close, productive capacity changes and LRAS shifts too',
    short:
      'the number and the skills of workers have not changed, and in the long run wages and prices adjust',
  },
]

const supplyAndInflation = template({
  ...all,
  name: 'aggregate-supply-and-causes-of-inflation',
  subtopic: '4.3',
  checked: '2026-11-20',
  values: random => ({ ...random.pick(SHOCKS), rate: random.int(6, 9) }),
  make: ({ shock, costs, lasting, short, rate }) => ({
    stem: 'Aggregate supply is not the same in the short run and in the long run.',
    parts: [
      explainPart({
        prompt: `Explain the difference between the causes of a shift in short-run aggregate supply (SRAS) and of a shift in long-run aggregate supply (LRAS), **and** consider whether ${shock} would shift only SRAS.`,
        subtopic: '4.3',
        ao1: [
          'SRAS is total planned output when the prices of factors of production, such as wage rates, are fixed.',
          'LRAS is total planned output when the prices of all factors of production can change.',
          'A correct cause of each: for example, SRAS by prices of materials, wage rates or indirect taxes; LRAS by new capital, training, a larger labour force or new technology.',
        ],
        ao2: [
          'SRAS shifts when costs or conditions of production change: higher costs make each unit less profitable, so firms supply less at every price level and SRAS shifts left.',
          'LRAS shifts when the quantity or quality of resources, and so productive capacity, changes: for example, training raises output per worker and LRAS shifts right.',
          `${costs}: SRAS shifts left, the price level rises and real output falls.`,
        ],
        ao3: [`Comment: mainly SRAS shifts, because ${short}.`, `Judgement with a condition: ${lasting}.`],
        solution:
          'Keep the two apart: costs of production (SRAS) and productive capacity (LRAS). Diagram: price level and real output on the axes; SRAS_{1} shifts left to SRAS_{2} along AD, so the price level rises from P_{1} to P_{2} and output falls from Y_{1} to Y_{2}; LRAS is vertical and moves only if capacity changes. For AO3 ask whether the event is lasting.',
        modelAnswer: `SRAS is the total output that firms plan to produce at each price level when the prices of factors of production, such as wage rates, are fixed. LRAS is planned output when all these prices can change.

SRAS shifts when costs or conditions of production change. Examples are wage rates, prices of raw materials, indirect taxes and subsidies. If costs rise, each unit brings less profit at a given price level, so firms supply less and SRAS shifts left. LRAS shifts when productive capacity changes, that is, the quantity or quality of resources. Training raises the productivity of workers, investment adds to capital, and immigration adds to the labour force. Each of these shifts LRAS to the right. On a diagram a vertical LRAS then moves to a higher full-employment output.

Now consider ${shock}. ${costs}. So SRAS shifts left from SRAS_{1} to SRAS_{2}, the price level rises from P_{1} to P_{2} and real output falls from Y_{1} to Y_{2}. As a rule this is only a shift of SRAS, because ${short}. However, ${lasting}. So whether LRAS shifts depends on whether productive capacity is changed, and that is more likely the longer the effects last.`,
      }),
      debatePart({
        command: 'Evaluate',
        prompt: `Inflation in a country rises from 2% to ${rate}%. Evaluate whether this would do more harm if it were cost-push inflation than if it were demand-pull inflation.`,
        subtopic: '4.6',
        sides: [
          [
            'cost-push does more harm',
            [
              'Inflation is a sustained rise in the general price level; cost-push inflation is caused by rising costs of production.',
              'Cost-push: SRAS shifts left, so the price level rises **and** real output and employment fall.',
              'Workers lose real income or their jobs at the same time as prices rise; tax revenue falls.',
              'It is harder to cure: a policy that lowers AD to slow the rise in prices reduces output and employment further.',
            ],
          ],
          [
            'it need not do more harm',
            [
              'Demand-pull inflation is caused by rises in AD that output cannot fully match: AD shifts right, and output and employment rise unless the economy is at full employment.',
              'At full employment demand-pull inflation brings no more output, only higher prices; it may go on as long as AD grows.',
              'Redistribution, uncertainty, menu costs and loss of competitiveness follow at the same rate of inflation whatever its cause.',
              'A cost shock such as dearer oil may be short, while demand-pull inflation can start a rise of wages and so of costs.',
            ],
          ],
        ],
        judgement: [
          'It depends on the rate, on how long it lasts, on spare capacity and on whether incomes rise with prices.',
          'A supported judgement: cost-push does more harm at the same rate as long as demand-pull inflation comes with higher output, not when the economy is at full employment.',
        ],
        solution:
          'Two diagrams with price level and real output on the axes: SRAS shifts left (P_{1} to P_{2}, Y_{1} to Y_{2}, lower output); AD shifts right (P_{1} to P_{2}, higher output, or only higher prices on a vertical AS). Compare what is different (output and jobs) with what is the same (savers, uncertainty, competitiveness).',
        modelAnswer: `Inflation is a sustained rise in the general price level. Cost-push inflation is caused by rising costs of production, such as dearer oil or wages that grow faster than productivity. Demand-pull inflation is caused by increases in AD that output cannot fully match.

There are good reasons to think that cost-push inflation is worse. When costs rise, SRAS shifts left. The price level rises from P_{1} to P_{2} and real output falls from Y_{1} to Y_{2}. Firms need fewer workers, so unemployment rises while living costs rise too. The government collects less tax and may pay more in benefits. Cost-push inflation is also harder to cure, because a policy that lowers AD to slow the rise in prices would reduce output and jobs even more. With demand-pull inflation, in contrast, AD shifts right. As long as there is some spare capacity, output and employment rise together with prices, so many households earn more and firms may invest.

However, many costs of inflation are the same at ${rate}%, whatever the cause. Savers lose if the interest rate is below ${rate}%. People on fixed incomes can buy less. Firms find it hard to plan and must change their prices more often. Moreover, if the economy is at full employment, AD that goes on rising brings only higher prices and no more output. Workers then ask for higher wages, which adds cost-push inflation to it. A rise in costs, on the other hand, may be short: when the price of oil falls back, SRAS shifts right again.

In my judgement cost-push inflation does more harm at the same rate when there is spare capacity, because people lose output and jobs as well as purchasing power, while demand-pull inflation at least brings jobs. This would not be true at full employment, or if the cost shock lasted only a few months. So the cause matters, but how long inflation lasts and whether wages and pensions rise with prices may matter as much.`,
      }),
    ],
  }),
})

// 4.5 and 4.1

const BENEFITS = [
  {
    rule: 'In Country X unemployment benefit is paid for only three months, and many people work without records.',
    why: 'people who look for work for longer than three months receive no benefit, so the claimant count leaves them out and is too low',
    but: 'people in unrecorded jobs may not give true answers',
  },
  {
    rule: 'In Country X nobody whose husband or wife has a job can receive unemployment benefit.',
    why: 'a large group of people without work can never be claimants, so the claimant count is too low',
    but: 'a small sample may give a wrong picture of single regions',
  },
  {
    rule: 'In Country X the rules for unemployment benefit have been changed three times in five years.',
    why: 'the claimant count changes with each new rule even when the number of people without work does not, so years cannot be compared',
    but: 'it comes later and costs more, so the claimant count is still useful for quick news within one year',
  },
]

const counting = template({
  ...all,
  name: 'measuring-unemployment-and-comparing-gdp',
  subtopic: '4.5',
  checked: '2026-11-20',
  values: random => {
    const poor = random.step(2000, 6000, 500)
    return { ...random.pick(BENEFITS), poor, times: random.int(3, 6) }
  },
  make: ({ rule, why, but, poor, times }) => ({
    stem: `Economists use statistics to judge how well an economy is doing. ${rule}`,
    parts: [
      explainPart({
        prompt:
          'Explain the two main measures of unemployment, **and** consider which of them is likely to be more useful in Country X.',
        subtopic: '4.5',
        ao1: [
          'Unemployment: people who are willing and able to work at the going wage rate do not have a job.',
          'The claimant count measures the number of people who receive unemployment benefit.',
          'The labour force survey asks a sample of households who is without work, available for work and looking for it.',
        ],
        ao2: [
          'The claimant count uses records that exist, so it is cheap and quick, but it misses people who cannot or do not claim, and may include some who work in secret.',
          'The survey includes people who get no benefit and follows international rules, so that countries can be compared.',
          'The survey costs more and takes longer, and a sample may be wrong or answers untrue.',
        ],
        ao3: [
          `Comment that uses the case: ${why}.`,
          `Judgement: the labour force survey is more useful in Country X; its limit is that ${but}.`,
        ],
        solution:
          'Say how each measure counts, then give a strength and a weakness of each with its reason. The judgement must use the fact about Country X: it makes the claimant count a poor measure there.',
        modelAnswer: `Unemployment is the situation in which people who are willing and able to work at the going wage rate do not have a job. It can be measured in two main ways. The claimant count is the number of people who receive unemployment benefit. The labour force survey asks a sample of households who is without work, available for work and looking for it.

The claimant count comes from records that exist already, so it is cheap and quick. But it leaves out unemployed people who have no right to benefit or do not claim it, and it may include people who claim while they work in secret. The survey is based on what people do, not on what they receive. So it includes those without benefit. It also follows international rules, which makes it possible to compare countries. On the other hand, it costs more and takes longer. A sample may not represent the whole country, and answers may be untrue. Both measures miss discouraged workers who have stopped looking.

In Country X, ${why}. So I think the labour force survey is more useful there. It is not perfect, because ${but}. If the sample is large and well chosen, though, it gives a truer picture, and a government that knows who is out of work can choose a better policy.`,
      }),
      debatePart({
        command: 'Assess',
        prompt: `GDP per head is ${money(poor)} in Country X and ${money(poor * times)} in Country Y. Assess whether this shows that the people of Country Y have a much higher standard of living than those of Country X.`,
        subtopic: '4.1',
        sides: [
          [
            'much higher',
            [
              'GDP is the total value of all final goods and services produced in a country in a period; per head means divided by population.',
              `Output per head of ${times} times that of Country X means that far more goods and services can be consumed, and that more tax can be raised for health and education.`,
              'Data are collected by methods that follow international guidelines and are widely available.',
              'A gap as large as this is unlikely to be caused by errors alone.',
            ],
          ],
          [
            'limits of the figures',
            [
              'Unrecorded output: goods grown for own use, unpaid work and the informal economy may be large in Country X.',
              'Prices and exchange rates: a dollar may buy more in Country X, and rates can change quickly.',
              'An average hides distribution: income in Country Y may be very unequal; GDP also counts income of foreign owners, unlike GNI.',
              'Leisure, pollution, safety and what is produced (weapons or health) are not shown.',
            ],
          ],
        ],
        judgement: [
          'It depends on prices, on the size of unrecorded output and on distribution in the two countries.',
          'A supported judgement: material living standards are very likely higher in Country Y, but not by as much as the figures say.',
        ],
        solution:
          'Begin with what the figure does show, and its size. Then take the limits of the data one by one and say in which direction each changes the comparison: unrecorded output and low prices make the true gap smaller. The judgement separates “higher” from “how much higher”.',
        modelAnswer: `GDP is the total value of all final goods and services produced within a country in a period of time. GDP per head is this total divided by the population. It is often used to compare the standard of living.

The figures suggest a large difference. Output per head in Country Y is ${times} times that in Country X. People can only consume what is produced or bought from abroad with what is produced, so families in Country Y are likely to have better food, housing and transport. A larger output also gives the government more tax revenue, which can pay for schools and hospitals. National income is measured by international guidelines, so such comparisons are not mere guesses, and a gap of this size can hardly be explained by errors alone.

However, the figures have limits. In a country with low incomes, many families grow their own food, and many people work in the informal economy. Such output is recorded only in part, so GDP of Country X may be too low. Second, to compare the countries one must use an exchange rate, which may not show what money buys. If food and rent are cheap in Country X, ${money(poor)} buys more there than in Country Y. Third, an average hides distribution. In Country Y a few people may own most of the wealth. A part of its GDP may even be profit of foreign owners, and GNI per head would show this better. Finally, long hours, pollution and crime lower the quality of life but not GDP.

In conclusion, the data make it very likely that people in Country Y have a higher material standard of living, but they do not prove that it is ${times} times as high. Unrecorded output and lower prices in Country X probably make the true gap smaller. How much smaller depends on prices and on how equally income is shared. I would want GNI per head at the same prices, and figures on health and schooling, before I judged the size of the difference.`,
      }),
    ],
  }),
})

export const templates = [incomeAndLiving, flowAndDemand, supplyAndInflation, counting]
