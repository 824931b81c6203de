import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { money, plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const all = { style: 'essay', tier: null, difficulty: 4, calculator: 'not-needed' } as const

// 6.1 and 6.2

const GOODS = [
  {
    one: 'wheat',
    ones: 'million tonnes',
    unit: 'tonnes of wheat',
    two: 'cloth',
    twos: 'million rolls',
    each: 'roll of cloth',
  },
  {
    one: 'rice',
    ones: 'million tonnes',
    unit: 'tonnes of rice',
    two: 'engines',
    twos: 'million',
    each: 'engine',
  },
  {
    one: 'paper',
    ones: 'million boxes',
    unit: 'boxes of paper',
    two: 'coffee',
    twos: 'million sacks',
    each: 'sack of coffee',
  },
]

const advantageAndInfants = template({
  ...all,
  name: 'comparative-advantage-and-infant-industry',
  subtopic: '6.1',
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const [costA, costB] = [random.int(2, 3), random.int(4, 6)]
    const [twoA, twoB] = [random.step(40, 60, 10), random.step(15, 30, 5)]
    const [oneA, oneB] = [costA * twoA, costB * twoB]
    if (oneA <= oneB || costB - costA < 2) return null
    return {
      ...random.pick(GOODS),
      costA,
      costB,
      oneA,
      oneB,
      twoA,
      twoB,
      product: random.pick(['bicycles', 'solar panels', 'medicines']),
    }
  },
  make: ({ one, ones, unit, two, twos, each, costA, costB, oneA, oneB, twoA, twoB, product }) => {
    const verb = two === 'engines' ? 'are' : 'is'
    return {
      stem: 'Country A and Country B have equal quantities of resources. The table shows how much of each good a country can produce in a year if it uses all its resources for that good.',
      table: {
        head: ['', `${one} / ${ones}`, `${two} / ${twos}`],
        rows: [
          ['Country A', plain(oneA), plain(twoA)],
          ['Country B', plain(oneB), plain(twoB)],
        ],
      },
      parts: [
        explainPart({
          prompt:
            'Explain, using the table, how both countries can gain from specialisation and trade, **and** consider whether the theory of comparative advantage shows that they will gain in practice.',
          subtopic: '6.1',
          ao1: [
            'Absolute advantage: a country can produce more of a good than another country with the same quantity of resources; Country A has it in both goods.',
            'Comparative advantage: a country can produce a good at a lower opportunity cost than another country.',
            'Specialisation: a country concentrates its resources on producing one good or a few goods.',
          ],
          ao2: [
            `Opportunity cost of 1 ${each}: ${plain(oneA)} ÷ ${plain(twoA)} = ${plain(costA)} ${unit} in A and ${plain(oneB)} ÷ ${plain(twoB)} = ${plain(costB)} ${unit} in B.`,
            `So A has the comparative advantage in ${two} and B in ${one}, as the opportunity cost of ${one} in terms of ${two} is lower in B; each should specialise accordingly.`,
            `At any price between ${plain(costA)} and ${plain(costB)} ${unit} for 1 ${each} both gain: each can consume beyond its PPC (trading possibility curve).`,
          ],
          ao3: [
            'Comment on one assumption: transport costs may be larger than the difference in costs; or opportunity costs may rise as more is produced; or workers cannot move between industries; or there are tariffs.',
            'Judgement: the theory shows that gains are possible, here because opportunity costs differ clearly; whether they are made and how they are shared depends on the assumptions and on the price.',
          ],
          solution: `Do not compare the outputs but what is given up: ${plain(costA)} against ${plain(costB)} ${unit} for 1 ${each}. Diagram: ${two} on the horizontal axis, ${one} on the vertical axis, two straight PPCs with slopes ${plain(costA)} (A) and ${plain(costB)} (B); a trading possibility curve of A starts at its full output of ${two} and lies outside its PPC.`,
          modelAnswer: `A country has an absolute advantage in a good if it can produce more of it than another country with the same quantity of resources. Country A has this advantage in both goods. A country has a comparative advantage if it can produce a good at a lower opportunity cost than another country. This is what matters for trade.

In Country A, 1 ${each} costs ${plain(oneA)} ÷ ${plain(twoA)} = ${plain(costA)} ${unit}. In Country B it costs ${plain(oneB)} ÷ ${plain(twoB)} = ${plain(costB)}. So ${two} ${verb} cheaper for A, which has the comparative advantage there. In turn, the opportunity cost of ${one} in terms of ${two} is lower in B than in A, so B has the comparative advantage in ${one}. If A specialises in ${two} and B in ${one}, both can gain. They only need to agree on a price between ${plain(costA)} and ${plain(costB)} ${unit} for 1 ${each}. Then A receives more ${one} for its ${two} than it could have produced instead, and B pays less for ${two}. Each can consume a combination outside its production possibility curve.

However, the theory makes assumptions. It leaves out transport costs, which may be larger than the difference in opportunity cost. It assumes constant returns, but costs may rise when less suitable resources are used. Workers may not be able to move from one industry to the other, so that specialisation causes unemployment. So the theory shows that both can gain, and here opportunity costs differ a good deal. But it does not show that they will, nor how the gain is shared.`,
        }),
        debatePart({
          command: 'Assess',
          prompt: `A country with low incomes has a new industry that makes ${product}. Assess whether its government should protect this infant industry by a tariff on imported ${product}.`,
          subtopic: '6.2',
          sides: [
            [
              'for the tariff',
              [
                'A tariff is a tax on imports; an infant industry is a new industry that is not yet large enough to compete with established foreign firms.',
                'The tariff raises the price at home from P_{w} to P_{w} + *t*: home supply extends, imports fall, and firms can grow.',
                'With larger output and experience, average cost falls, so the industry may later compete without protection.',
                'Jobs and skills are created, and the government receives tariff revenue.',
              ],
            ],
            [
              'against the tariff',
              [
                `Consumers pay more for fewer ${product}; consumer surplus falls by more than producers and government gain.`,
                'Without foreign competition firms have less reason to cut costs; protection meant to be short may stay for ever.',
                'Other countries may retaliate, so export industries lose sales and jobs.',
                'The government may choose the wrong industry, in which the country will never have a comparative advantage; a subsidy or training raises no prices.',
              ],
            ],
          ],
          judgement: [
            'It depends on whether costs really fall as the industry grows, on a fixed end to the tariff and on the reaction of partners.',
            'A supported judgement that follows from the two sides.',
          ],
          solution:
            'Diagram: price and quantity on the axes, home demand and supply, world price P_{w} and P_{w} + *t*. Home supply extends from Q_{1} to Q_{2}, consumption contracts from Q_{4} to Q_{3}, imports fall from Q_{1}Q_{4} to Q_{2}Q_{3}; revenue is the tariff times Q_{2}Q_{3}; two triangles are lost. The argument for an infant industry is about the future, so time decides.',
          modelAnswer: `An infant industry is a new industry that is not yet large enough to compete with established foreign firms. A tariff is a tax on imports.

The case for protection is that the industry has high average costs only because it is small and lacks experience. A tariff *t* raises the price at home from P_{w} to P_{w} + *t*. Home supply extends from Q_{1} to Q_{2} and imports fall. Producers of ${product} sell more at a better price, so they can buy better machines and train workers. As output grows, cost per unit falls. After some years they may be able to sell at the world price, and perhaps to export. Meanwhile jobs and skills are created, the country depends less on a few crops, and the government receives the tariff on the remaining imports. In a country where income tax is hard to collect, this revenue is useful.

However, there are costs. Consumers pay more and buy fewer ${product}: consumption contracts from Q_{4} to Q_{3}. Their loss is greater than the gain of producers and government together, because some goods are now made at a higher cost than abroad and some consumers give up the good. In a country with low incomes this hurts. Sheltered firms have little reason to become efficient, and they will ask the government to keep the tariff. Other countries may retaliate with barriers to its exports, so that jobs are lost elsewhere. Nor can the government know that the country will ever have a comparative advantage in ${product}.

I think that a tariff is justified only under strict conditions. Costs must be likely to fall with experience, for example because the country has suitable workers or materials. The tariff should be moderate and should end at a date that is fixed in advance. If these conditions are not met, training or a subsidy for a few years is the better choice, because it helps firms without raising prices. So my answer depends on how likely it is that the infant will grow up.`,
        }),
      ],
    }
  },
})

// 6.2 and 6.5

const tariffAndDeficit = template({
  ...all,
  name: 'effects-of-a-tariff-and-correcting-a-deficit',
  subtopic: '6.2',
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const price = random.step(20, 60, 10)
    const tariff = random.pick([0.1, 0.2]) * price
    const before = random.step(100, 200, 20)
    const after = before + random.step(40, 80, 20)
    const bought = random.step(800, 1000, 50)
    const left = bought - random.step(60, 140, 20)
    return {
      price,
      tariff,
      before,
      after,
      bought,
      left,
      good: random.pick(['kettles', 'lamps', 'school bags']),
      years: random.int(6, 10),
      size: random.int(5, 8),
    }
  },
  make: ({ price, tariff, before, after, bought, left, good, years, size }) => {
    const [old, now] = [bought - before, left - after]
    const revenue = now * tariff
    const goodOne = { kettles: 'kettle', lamps: 'lamp', 'school bags': 'school bag' }[good] ?? good
    return {
      stem: `The world price of a ${goodOne} is ${money(price)}. Country X, which is small, imports ${good} and places a tariff of ${money(tariff)} on each. The table shows its market in a year, in thousands.`,
      table: {
        head: ['', 'Without tariff', 'With tariff'],
        rows: [
          ['Quantity supplied by home firms', plain(before), plain(after)],
          ['Quantity bought by home consumers', plain(bought), plain(left)],
        ],
      },
      parts: [
        explainPart({
          prompt:
            'Explain, with the help of a diagram and the table, how the tariff affects consumers, home producers and the government, **and** consider whether the country as a whole gains from it.',
          subtopic: '6.2',
          ao1: [
            'A tariff is a tax on imports.',
            `The price at home rises by the tariff, from ${money(price)} to ${money(price + tariff)}.`,
            'A correct diagram: home demand and supply, world price P_{w} and P_{w} + *t*, with the four quantities labelled.',
          ],
          ao2: [
            `Consumers pay more and buy ${plain(bought - left)} thousand fewer, so consumer surplus falls.`,
            `Home producers sell ${plain(after - before)} thousand more at a higher price, so producer surplus and jobs rise.`,
            `Imports fall from ${plain(old)} to ${plain(now)} thousand, and the government receives ${money(tariff)} × ${plain(now)} thousand = ${money(revenue)} thousand.`,
          ],
          ao3: [
            'Comment: the gains of producers and government are smaller than the loss of consumers, as some goods are made at a higher cost than abroad and some buyers give up the good.',
            'Judgement: the country as a whole is likely to lose, unless there are other gains, such as an infant industry that becomes efficient; it also depends on retaliation.',
          ],
          solution: `Diagram: price and quantity on the axes; P_{w} = ${money(price)}, P_{w} + *t* = ${money(price + tariff)}; Q_{1} = ${plain(before)}, Q_{2} = ${plain(after)}, Q_{3} = ${plain(left)}, Q_{4} = ${plain(bought)} (thousand). Imports fall from Q_{1}Q_{4} to Q_{2}Q_{3}. Revenue counts only the imports that remain.`,
          modelAnswer: `A tariff is a tax on imports. Country X is small, so the world price does not change, and the price at home rises by the whole tariff, from ${money(price)} to ${money(price + tariff)}. On a diagram of home demand and supply, the horizontal line of world supply moves up from P_{w} to P_{w} + *t*.

Consumers are worse off. They pay more and buy ${plain(left)} thousand instead of ${plain(bought)} thousand (Q_{4} to Q_{3}), so consumer surplus falls. Home producers are better off. The higher price covers higher costs, so they extend supply from ${plain(before)} to ${plain(after)} thousand (Q_{1} to Q_{2}), and need more workers. Their producer surplus rises. Imports are the gap between the two. They fall from ${plain(old)} thousand to ${plain(now)} thousand. The government receives ${money(tariff)} on each of these, so its revenue is ${money(revenue)} thousand.

The country as a whole is likely to lose. A part of what consumers lose goes to producers and to the government. But another part goes to nobody: the extra ${plain(after - before)} thousand are made at a higher cost than abroad, and ${plain(bought - left)} thousand are no longer bought although buyers valued them at more than the world price. Other countries may also retaliate. The tariff may still be worth it if the industry is new and its costs fall later, or if workers would otherwise have no jobs. So I would say that it helps producers and the government, but not the country, except in such cases.`,
        }),
        debatePart({
          command: 'Evaluate',
          prompt: `Another country has had a current account deficit of about ${size}% of GDP for ${years} years, mainly because the quality of its products is low. Evaluate whether protectionist policies are the best way to reduce the deficit.`,
          subtopic: '6.5',
          sides: [
            [
              'for protection',
              [
                'Protectionist policies restrict imports or help exports: tariffs, quotas, export subsidies, administrative burdens.',
                'Tariffs and quotas raise the price of imports or limit them; buyers switch to home goods, debits fall and the deficit gets smaller.',
                'They act fast and keep AD and jobs at home, unlike contractionary fiscal or monetary policy.',
                'Export subsidies lower the price of exports abroad, so credits may rise.',
              ],
            ],
            [
              'drawbacks and the alternative',
              [
                'Retaliation: partners put barriers on exports, so credits fall with debits; trade rules may forbid the policy.',
                "With inelastic demand for imports, quantity hardly falls; prices and firms' costs rise.",
                'Sheltered firms have less reason to improve quality, so the cause gets worse.',
                'Supply-side policy (training, infrastructure, research) raises quality and productivity, so exports rise and buyers switch to home goods; but it is slow and costly.',
              ],
            ],
          ],
          judgement: [
            'Uses the case: the cause is low quality and the deficit has lasted for years, which protection does not cure.',
            'A supported choice and its conditions: elasticity, retaliation, time; possibly protection for a short time while supply-side policy takes effect.',
          ],
          solution:
            'Finish each chain at the current account: imports fall, so debits fall. Compare protection with at least one other policy. A tariff diagram (P_{w} to P_{w} + *t*, imports from Q_{1}Q_{4} to Q_{2}Q_{3}) or an AD/AS diagram with LRAS shifting right supports the answer. The cause in the question decides.',
          modelAnswer: `A current account deficit means that debits for goods, services, primary and secondary income are greater than credits. Protectionist policies restrict imports or help exports, for example by tariffs, quotas and export subsidies.

They can reduce a deficit quickly. A tariff raises the price of imports from P_{w} to P_{w} + *t*, so buyers switch to home goods and imports fall. A quota limits the quantity for certain. An export subsidy lets firms sell abroad at a lower price. Debits fall or credits rise, so the deficit gets smaller. At the same time AD and jobs stay at home. This is an advantage over higher taxes or higher interest rates, which cut imports only because people are poorer and more of them are unemployed.

However, there are serious drawbacks. Trading partners may retaliate, so that exports fall as well as imports. If demand for imports is inelastic, as for oil or medicines, the quantity hardly changes. Firms that need foreign parts have higher costs, so their exports become dearer. Above all, protection does not treat the cause. Here the deficit comes from low quality. Firms that are sheltered from competition have less reason to improve, so the gap in quality may become wider. Supply-side policy acts on this cause. Training, better infrastructure and support for research raise productivity and quality. LRAS shifts right, exports become more competitive and consumers choose home goods of their own will. It also raises output and employment. Its weakness is that it takes years, costs the government money and may fail.

In my judgement protectionist policies are not the best way here. A deficit of ${size}% of GDP for ${years} years with a known cause needs a lasting cure, and this is supply-side policy. Protection can at most be a help for a short, fixed time, if partners do not retaliate and if the deficit can no longer be financed. If the cause were dumping by foreign firms, or a short fall in world demand, I would judge differently.`,
        }),
      ],
    }
  },
})

// 6.4 and 6.3

const MOVES = [
  {
    up: true,
    causes:
      'a rise in foreign demand for the exports of Country X and a rise in its interest rate above those abroad',
    first: 'foreigners need more of the currency to pay for more exports, so demand for the currency rises',
    second:
      'saving in Country X brings a higher return than abroad, so hot money flows in and demand for the currency rises',
    doubt:
      'the interest rate may have been raised because inflation is high, and high inflation makes exports less competitive and weakens the currency',
  },
  {
    up: false,
    causes:
      'a rate of inflation that is higher than abroad and a fall in its interest rate below those abroad',
    first:
      'exports become less competitive and imports look cheaper, so demand for the currency falls and its supply rises',
    second:
      'saving in Country X brings a lower return than abroad, so hot money flows out and the supply of the currency rises',
    doubt:
      'foreign firms may build factories in Country X at the same time, which raises demand for its currency',
  },
  {
    up: false,
    causes:
      'a rise in its imports of consumer goods and a wave of investment by its firms in other countries',
    first: 'importers offer more of the currency to pay foreign sellers, so the supply of the currency rises',
    second: 'firms sell the currency to buy factories abroad, so the supply of the currency rises',
    doubt:
      'the central bank may raise its interest rate, which attracts hot money and raises demand for the currency',
  },
]

const USES = [
  {
    use: 'imports of machines and equipment',
    view: 'Here the extra imports are mainly machines. They raise productivity and may bring more exports later, so the deficit may correct itself and I would worry less',
  },
  {
    use: 'imports of consumer goods that are paid for with loans from abroad',
    view: 'Here the extra imports are mainly consumer goods bought on credit. They bring no exports later, but the loans must be repaid with interest, so I think that this deficit is a problem',
  },
]

const currencyAndDeficit = template({
  ...all,
  name: 'causes-of-exchange-rate-changes-and-deficits',
  subtopic: '6.4',
  checked: '2026-11-20',
  values: random => ({
    ...random.pick(MOVES),
    ...random.pick(USES),
    size: random.int(4, 8),
    years: random.int(5, 9),
  }),
  make: ({ up, causes, first, second, doubt, use, view, size, years }) => {
    const move = up ? 'appreciate' : 'depreciate'
    const noun = up ? 'appreciation' : 'depreciation'
    const start = up
      ? 'demand rises from D_{1} to D_{2} and the rate rises from e_{1} to e_{2}'
      : `supply rises from S_{1} to S_{2}${first.includes('demand') ? ', demand falls from D_{1} to D_{2}' : ''} and the rate falls from e_{1} to e_{2}`
    return {
      stem: 'Country X has a floating exchange rate.',
      parts: [
        explainPart({
          prompt: `Explain, with the help of a diagram, how ${causes} can change its exchange rate, **and** consider whether its currency is certain to ${move}.`,
          subtopic: '6.4',
          ao1: [
            'The exchange rate is the price of one currency in terms of another.',
            'A floating rate is set by demand for and supply of the currency, without intervention by the government.',
            `${up ? 'An appreciation is a rise' : 'A depreciation is a fall'} in the price of a currency in terms of another under a floating exchange rate.`,
          ],
          ao2: [
            `First cause: ${first}.`,
            `Second cause: ${second}.`,
            `A correct diagram of the currency market: ${start}.`,
          ],
          ao3: [
            `Comment: other causes may pull the other way; for example, ${doubt}.`,
            `Judgement: the currency is likely to ${move}, but it depends on the strength of all the forces and on what speculators expect.`,
          ],
          solution: `For each cause ask: does it change demand for or supply of the currency, and in which direction? Diagram: price of the currency in a foreign currency on the vertical axis, quantity of the currency on the horizontal axis; ${start}.`,
          modelAnswer: `The exchange rate is the price of one currency in terms of another. Under a floating rate it is set by demand for and supply of the currency, without intervention by the government. Demand comes from people abroad who want to buy the country's exports, save in its banks or buy its firms. Supply comes from residents who want to buy or invest abroad.

The first cause acts as follows: ${first}. The second works through flows of money for saving or investment: ${second}. On a diagram with the price of the currency on the vertical axis and its quantity on the horizontal axis, ${start}. ${up ? 'At the old rate more of the currency would be demanded than supplied, so its price is bid up until the two are equal again' : 'At the old rate more of the currency would be supplied than demanded, so its price falls until the two are equal again'}. The currency has ${move}d.

However, it is not certain. Other forces may pull the other way. For example, ${doubt}. Speculators matter too: if they expect the ${noun} to go on, they ${up ? 'buy' : 'sell'} now and make it larger. So I think that the currency is likely to ${move} if nothing else changes, but the result depends on which forces are stronger and on what people expect.`,
        }),
        debatePart({
          command: 'Discuss',
          prompt: `Another country has had a current account deficit of about ${size}% of GDP for ${years} years, mainly because of ${use}. Discuss whether a deficit on the current account is always a problem.`,
          subtopic: '6.3',
          sides: [
            [
              'a problem',
              [
                'The current account records trade in goods, trade in services, primary income and secondary income; in a deficit debits are greater than credits.',
                'Net exports are a part of AD: lower exports and higher imports reduce AD, output and employment.',
                'The gap must be financed by borrowing abroad, selling assets or using reserves; interest and profits worsen primary income later.',
                'A floating currency tends to depreciate, so imports become dearer; lenders may lose confidence.',
              ],
            ],
            [
              'not a problem',
              [
                'Residents use more goods and services than they produce, so living standards are higher in the short run.',
                'Imported machines and materials raise productivity, output and exports later.',
                'Cheap imports and lower AD keep inflation down; near full employment this is welcome.',
                'A small or short deficit, for example after a bad harvest or in a boom, may correct itself; depreciation helps.',
              ],
            ],
          ],
          judgement: [
            'Uses size, duration, cause and finance to decide when a deficit is a problem, including the case in the question.',
            'A supported judgement on the word **always**.',
          ],
          solution:
            'Define the deficit with all four parts, then give effects inside the country (AD, output, prices, living standards) and outside it (debt, exchange rate). A fall in net exports can be shown as AD shifting left from AD_{1} to AD_{2}, with output falling from Y_{1} to Y_{2}. Decide by size, duration, cause and finance.',
          modelAnswer: `The current account records trade in goods, trade in services, primary income and secondary income. It is in deficit when the money leaving the country through these four parts is greater than the money entering.

A deficit can be a problem for several reasons. First, net exports are part of AD. If residents buy more imports and foreigners buy fewer exports, AD is lower than it would have been. Output and employment fall, above all in industries that compete with imports. Second, the gap must be paid for. The country borrows from abroad, sells assets to foreigners or uses its reserves. Later it must pay interest and profits, so that primary income gets worse and the deficit may grow. Third, more of its currency is supplied than demanded in trade, so a floating exchange rate tends to fall. Imported food and fuel become dearer. If lenders lose confidence, money may leave suddenly.

However, a deficit also has advantages. People can consume more than they produce, so their standard of living is higher in the short run. Cheap imports keep inflation low, and if the economy is near full employment, lower AD is welcome. If firms import machines, productivity rises and exports may rise later. A deficit that follows from a bad harvest disappears with the next good one. Finally, a depreciation makes exports cheaper and imports dearer, which can correct the deficit in time if demand is elastic enough.

So a deficit is not always a problem. It depends on its size compared with GDP, on how long it lasts, on its cause and on how it is financed. A deficit of ${size}% of GDP for ${years} years is neither small nor short. ${view}. Long-term investment by foreign firms would be a safer way to finance it than short-term loans. My judgement is that deficits which pay for future output are acceptable, while lasting ones which pay for present consumption are not.`,
        }),
      ],
    }
  },
})

export const templates = [advantageAndInfants, tariffAndDeficit, currencyAndDeficit]
