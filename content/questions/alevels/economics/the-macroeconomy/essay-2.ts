import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const all = { style: 'essay', tier: null, difficulty: 4, calculator: 'not-needed' } as const

// 4.6 and 4.5

const GROUPS = ['Food', 'Housing and heating', 'Transport', 'Other goods and services'] as const

const HOUSEHOLDS = [
  { who: 'households with low incomes', at: 0, spend: 'food' },
  { who: 'pensioners', at: 1, spend: 'housing and heating' },
  { who: 'people who live far from their work', at: 2, spend: 'transport' },
]

const INDUSTRIES = ['coal mines', 'shipyards', 'cotton mills']

const pricesAndJobs = template({
  ...all,
  name: 'consumer-prices-and-kinds-of-unemployment',
  subtopic: '4.6',
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        explainPart({
          prompt: `Explain how the CPI is constructed, using the table, **and** consider whether the rate of inflation that it gives for year 2 is a good measure of the change in the cost of living of ${who}, for whom ${spend} is ${own}% of total spending.`,
          subtopic: '4.6',
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
        debatePart({
          command: 'Discuss',
          prompt: `In one region of a country the ${industry} close for good. In the country as a whole there is a recession. Discuss whether structural unemployment is always a more serious problem than cyclical unemployment.`,
          subtopic: '4.5',
          sides: [
            [
              'structural is more serious',
              [
                'Structural unemployment: a lasting change in the pattern of demand or production, so that the skills or location of workers do not fit the jobs.',
                `Workers from the ${industry} lack the skills for vacancies or live in the wrong place, so they may be without work for years.`,
                'Skills are lost, so productive capacity falls; benefits are paid for long; a whole region declines as spending there falls.',
                'Higher AD does little for it; retraining is slow and costly.',
              ],
            ],
            [
              'cyclical can be more serious',
              [
                'Cyclical unemployment: a lack of aggregate demand (AD shifts left, output and employment fall).',
                'It affects most industries and regions at once, so the number of unemployed and the lost output may be much larger.',
                'Tax revenue falls and spending on benefits rises across the country; less spending causes further job losses.',
                'If a recession is long, workers lose skills and cyclical unemployment may become structural.',
              ],
            ],
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
      ],
    }
  },
})

// 4.4 and 4.6

const SITUATIONS = [
  {
    idle: true,
    facts: (jobless: number) =>
      `In Country X ${jobless + 6}% of the labour force is unemployed after a recession, many factories stand idle, and inflation is 0.5%.`,
    first:
      'demand-side causes matter more, because idle workers and factories can be put to work without much inflation',
    later: 'once capacity is used again, only a shift of LRAS lets growth continue',
  },
  {
    idle: false,
    facts: (jobless: number) =>
      `In Country X only ${jobless}% of the labour force is unemployed, nearly all firms work at full capacity, and inflation is ${jobless + 4}%.`,
    first:
      'supply-side causes matter more, because output is limited by capacity and a rise in AD would mainly raise the price level',
    later: 'enough AD is still needed to buy the output of the new capacity',
  },
]

const growthAndDeflation = template({
  ...all,
  name: 'causes-of-growth-and-falling-prices',
  subtopic: '4.4',
  checked: '2026-11-20',
  values: random => ({
    ...random.pick(SITUATIONS),
    jobless: random.int(3, 5),
    fall: random.step(1, 2.5, 0.5),
  }),
  make: ({ idle, facts, first, later, jobless, fall }) => ({
    stem: facts(jobless),
    parts: [
      explainPart({
        prompt:
          'Explain how causes on the demand side and causes on the supply side can lead to economic growth, **and** consider which of them is likely to matter more for growth in Country X at present.',
        subtopic: '4.4',
        ao1: [
          'Economic growth is an increase in real GDP over time; in the long run it is an increase in productive potential.',
          'A demand-side cause: for example, a rise in consumption, investment, government spending or net exports.',
          'A supply-side cause: for example, more or better capital, a larger or better trained labour force, or new technology.',
        ],
        ao2: [
          'Demand side: AD shifts right, firms raise output and employ resources that were idle, so real GDP rises (actual growth).',
          'Supply side: the quantity or quality of resources rises, so productivity and capacity rise and LRAS shifts right (potential growth).',
          'A diagram or a further link: on a PPC, a point inside moves towards the curve, or the curve shifts outwards; or investment works on both sides.',
        ],
        ao3: [
          `Comment that uses the facts: Country X ${idle ? 'has much spare capacity' : 'has hardly any spare capacity'}.`,
          `Judgement: at present ${first}; but ${later}.`,
        ],
        solution: `Take one chain for each side. Diagram: price level and real output on the axes; AD shifts right (output Y_{1} to Y_{2}) and, in a second step, LRAS shifts right so that output can rise further. For AO3 read the stem: ${idle ? 'high unemployment and low inflation mean spare capacity' : 'low unemployment and high inflation mean that the economy is near full capacity'}.`,
        modelAnswer: `Economic growth is an increase in real GDP over time. In the long run it means an increase in productive potential.

On the demand side, growth is caused by a rise in a component of AD. For example, lower income tax leaves households with more disposable income, so consumption rises. Or incomes abroad rise, so exports rise. AD shifts right from AD_{1} to AD_{2}. Firms sell more and raise output by using workers and machines that were idle, so real GDP rises from Y_{1} to Y_{2}. This is actual growth.

On the supply side, growth is caused by more or better resources. Training raises the productivity of workers, new machines add to capital and new technology gives more output from the same inputs. LRAS shifts right, and the PPC of the country shifts outwards. This is potential growth. Investment belongs to both sides: spending on machines adds to AD now and to capacity later.

${idle ? `In Country X there is high unemployment, many factories are idle and inflation is low. So there is much spare capacity, and more AD would put it to use with little effect on prices. A rise in capacity alone would only leave more of it idle.` : `In Country X unemployment is low, firms work at full capacity and inflation is high. So there is hardly any spare capacity, and more AD would mainly raise the price level. Output can grow only if capacity grows.`} I think that at present ${first}. However, ${later}. So lasting growth needs both, and which matters more depends on how much spare capacity there is.`,
      }),
      debatePart({
        command: 'Assess',
        prompt: `The consumer price index of another country falls by ${plain(fall)}% in a year and is expected to fall further. Assess whether deflation is good for an economy.`,
        subtopic: '4.6',
        sides: [
          [
            'good',
            [
              'Deflation is a sustained fall in the general price level; the inflation rate is negative.',
              'If it comes from higher productivity or lower costs, SRAS or LRAS shifts right: output rises and the price level falls.',
              'The purchasing power of savings and of fixed incomes rises.',
              'If prices fall compared with other countries, exports become more competitive and imports look dearer, so net exports may rise.',
            ],
          ],
          [
            'harmful',
            [
              'If it comes from falling AD (AD shifts left), output and employment fall together with prices.',
              'Consumers may wait for lower prices, so consumption and AD fall further.',
              'The real value of debts rises: households and firms with debts spend and invest less.',
              'Profits fall when wages do not fall with prices, so firms cut jobs and investment.',
            ],
          ],
        ],
        judgement: [
          'It depends above all on the cause, and also on the rate, on how long it lasts and on how much debt there is.',
          'A supported judgement: supply-side deflation can be good; deflation from weak AD that is expected to continue is harmful.',
        ],
        solution:
          'Two diagrams with price level and real output on the axes: AS shifts right along AD (P_{1} to P_{2}, output rises) and AD shifts left along SRAS (P_{1} to P_{2}, output falls). The same fall in prices has opposite results for output, so the cause decides.',
        modelAnswer: `Deflation is a sustained fall in the general price level, so the rate of inflation is negative. It differs from disinflation, when prices still rise but more slowly.

Deflation can be good. Suppose that productivity rises because of new technology. Costs per unit fall and SRAS and LRAS shift right. The price level falls from P_{1} to P_{2} while real output rises from Y_{1} to Y_{2}. Consumers can buy more with the same income. A pension that is fixed in money gains real value, and so do savings. If prices in other countries do not fall and the exchange rate does not rise, exports become more competitive and imports look dearer, so net exports may rise. This adds to output and jobs.

However, deflation is often a sign of weak AD. When consumption or investment falls, AD shifts left. Then the price level falls, but output and employment fall too. If people expect prices to fall by another ${plain(fall)}%, they may put off buying cars or furniture, and AD falls again. Debts become heavier in real terms, because the sum to be repaid stays the same while prices, and often money incomes, fall. Households and firms with debts spend less. Wages are not easily cut, so profits fall when prices do, and firms reduce investment and jobs. The central bank can hardly help when interest rates are close to zero already.

In my judgement the cause decides. Deflation that comes from rising productivity is good, because output and real incomes rise. Deflation that comes from falling AD harms an economy, and it can last because people wait and debts grow in real terms. Here further falls are expected, so I think that the danger is greater than the benefit unless costs are clearly falling. A fall of ${plain(fall)}% in one year would do little harm by itself; several years of it, in a country where households and firms owe a great deal, would do much.`,
      }),
    ],
  }),
})

// 4.3 and 4.2

const CHANGES = [
  {
    change: 'a fall in the exchange rate',
    chain:
      'exports become cheaper for foreigners and imports dearer at home, so net exports rise if demand for them responds enough to price',
    doubt:
      'if demand for exports and imports hardly responds to price, net exports may fall at first, so AD need not shift right',
  },
  {
    change: 'a cut in income tax',
    chain: 'households have more disposable income, so consumption rises',
    doubt:
      'if households fear for their jobs, they may save the extra income or use it to repay debt, so AD hardly shifts',
  },
  {
    change: 'a fall in interest rates',
    chain: 'borrowing is cheaper and saving less rewarding, so consumption and investment rise',
    doubt: 'if confidence is low, households and firms may not borrow even at low rates, so AD hardly shifts',
  },
]

const demandAndSaving = template({
  ...all,
  name: 'aggregate-demand-curve-and-saving',
  subtopic: '4.3',
  checked: '2026-11-20',
  values: random => {
    const before = random.int(5, 8)
    return { ...random.pick(CHANGES), before, after: before + random.int(4, 7) }
  },
  make: ({ change, chain, doubt, before, after }) => ({
    stem: 'Spending and saving decisions affect the level of activity in an economy.',
    parts: [
      explainPart({
        prompt: `Explain why the aggregate demand (AD) curve slopes down and what makes it shift, **and** consider whether ${change} is certain to shift AD to the right.`,
        subtopic: '4.3',
        ao1: [
          "AD is the total planned spending on a country's goods and services at each price level in a period of time.",
          'AD = *C* + *I* + *G* + (*X* − *M*), with the components named.',
          'A change in the price level causes a movement along AD; any other change in a component shifts the curve.',
        ],
        ao2: [
          'Wealth effect: at a higher price level money and savings buy less, so people consume less.',
          'Interest rate effect: at a higher price level people need more money, borrow more or save less, interest rates rise, and *C* and *I* fall.',
          'International effect: at a higher price level home goods are dearer compared with foreign goods, so exports fall and imports rise.',
          `Shift: after ${change}, ${chain}, and more is demanded at every price level.`,
        ],
        ao3: [
          `Comment: the shift is not certain, because ${doubt}.`,
          'Judgement: AD is likely to shift right if nothing else changes; another component may fall at the same time and cancel the effect.',
        ],
        solution:
          'Diagram: price level on the vertical axis, real output on the horizontal axis. A rise in the price level from P_{1} to P_{2} is a movement up along AD_{1} (less output demanded); a shift is drawn as a new curve AD_{2} to the right. Do not explain the slope as for one product: all prices rise together.',
        modelAnswer: `AD is the total planned spending on a country's goods and services at each price level in a period of time. It is made up of consumption, investment, government spending and net exports.

The curve slopes down because a higher price level reduces total spending. First, money and savings buy less, so people feel poorer and consume less. Second, people need more money for their purchases, so they borrow more or save less. Interest rates rise, and consumption and investment fall. Third, home goods become dearer compared with foreign goods, so exports fall and imports rise. All this is a movement along AD: when the price level rises from P_{1} to P_{2}, less real output is demanded.

AD shifts when a component changes for a reason other than the country's price level. For example, after ${change}, ${chain}. Then more is spent at every price level, and the whole curve moves from AD_{1} to AD_{2}.

However, this is not certain. ${doubt.charAt(0).toUpperCase() + doubt.slice(1)}. Other components may change at the same time as well: government spending may be cut, or trading partners may go into recession. So I think that ${change} will usually shift AD to the right, but how far depends on how strongly spending responds and on what happens to the rest of AD.`,
      }),
      debatePart({
        command: 'Discuss',
        prompt: `The households of Country X raise their saving from ${before}% to ${after}% of their income. Discuss, using the circular flow of income, whether a rise in saving is harmful to an economy.`,
        subtopic: '4.2',
        sides: [
          [
            'harmful',
            [
              'Saving is a leakage from the circular flow; equilibrium needs total injections equal to total leakages.',
              'Higher saving means less consumption: leakages exceed injections, unsold stocks build up.',
              'Firms cut output and jobs, so income falls until leakages equal injections at a lower national income.',
              'On AD/AS: AD shifts left, so output, employment and the price level fall; firms may invest less.',
            ],
          ],
          [
            'not harmful',
            [
              'Banks can lend what is saved to firms; if investment rises by as much, injections match the leakage and income need not fall.',
              'More investment adds to capital, so LRAS shifts right and output is higher later.',
              'Near full employment less consumption reduces demand-pull inflation.',
              'Savings protect households when they lose their jobs; other leakages fall, as part of the spending given up was on imports.',
            ],
          ],
        ],
        judgement: [
          'It depends on whether the saving is lent and invested, on spare capacity and on the time considered.',
          'A supported judgement: harmful in a recession with weak investment; useful in the long run or in a boom.',
        ],
        solution:
          'Start with the flow: saving is a leakage, so compare totals of leakages and injections and follow stocks, output and income. Then ask what happens to the money that is saved. An AD/AS diagram (price level, real output) shows AD shifting left now, and LRAS shifting right later if investment rises.',
        modelAnswer: `In the circular flow, households receive income from firms and spend it on goods and services. Saving, taxes and imports are leakages. Investment, government spending and exports are injections. National income is in equilibrium when total injections equal total leakages.

If households save ${after}% of their income and not ${before}%, more income leaks out of the flow. With the same injections, leakages are now greater than injections. Firms sell less than they produce, and unsold stocks build up. They cut output and need fewer workers. National income falls, and with it saving, taxes and imports, until leakages equal injections at a lower income. On an AD/AS diagram AD shifts left, so output falls from Y_{1} to Y_{2} and unemployment rises. When sales fall, firms may invest less too, which reduces injections and makes the fall deeper. In this way a decision that is sensible for one family can harm the economy if all families make it.

However, saving is also the source of funds for investment. Banks lend it to firms that buy machines and build factories. If investment rises as much as saving, injections match leakages, and income need not fall. Later the new capital raises productivity, LRAS shifts right and the country can consume more. Moreover, if the economy is near full employment, lower consumption is welcome, because it reduces demand-pull inflation. Families with savings can also go on spending when they lose a job, which makes a later recession milder. And some of the spending that is given up was on imports, so not all of the fall is a loss for home firms.

So higher saving is not always harmful. In my judgement it does harm in a recession, when firms do not want to borrow and the funds stay idle. It is useful in a boom, and in the long run in a country that needs more capital. The most important condition is whether saving is turned into investment. A sudden rise from ${before}% to ${after}% is more dangerous than a slow one, because firms need time to plan new projects.`,
      }),
    ],
  }),
})

export const templates = [pricesAndJobs, growthAndDeflation, demandAndSaving]
