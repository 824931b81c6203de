import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('essay', '6.1', { calculator: 'needed' })

export { templates }

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

question('comparative-advantage-and-infant-industry', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
      parts: {
        a: explainPart({
          prompt:
            'Explain, using the table, how both countries can gain from specialisation and trade, **and** consider whether the theory of comparative advantage shows that they will gain in practice.',
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
        b: debatePart({
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
      },
    }
  },
})

const TERMS = [
  {
    up: false,
    reason: 'because the world price of its main export, copper, has fallen',
    effect:
      'each tonne of copper pays for fewer imported machines and medicines, so living standards tend to fall',
    doubt:
      'if a fall in export prices comes from higher productivity and demand is elastic, export revenue rises and the country may gain',
    here: 'Here world demand or supply has lowered the price, so Country X receives less for what it sells and is likely to lose',
  },
  {
    up: true,
    reason: 'because prices and costs in Country X have risen faster than abroad',
    effect: 'a given quantity of exports pays for more imports, so living standards can rise',
    doubt:
      'if export prices rise because of inflation at home and demand is elastic, foreigners buy much less, so export revenue and jobs fall',
    here: 'Here the rise comes from inflation at home, so Country X may well lose sales and jobs in spite of better terms of trade',
  },
  {
    up: true,
    reason: 'because foreign demand for its main export, copper, has risen',
    effect:
      'each tonne of copper pays for more imported machines and medicines, so living standards can rise',
    doubt:
      'if export prices rise because of inflation at home, exports become less competitive, so a rise in the index is not always a gain',
    here: 'Here foreign demand has risen, so Country X gains on price and on quantity and is likely to be better off, though it depends more and more on copper',
  },
]

const PHASES = [
  {
    boom: true,
    facts: (rate: number) => `inflation of ${rate + 4}% and unemployment of ${rate}%`,
    view: 'In this country inflation is high and unemployment low, so demand is too high. Contractionary fiscal policy then serves two objectives together, lower inflation and a smaller deficit, and I judge that it is a good choice',
    short: 'likely to be effective, as excess demand is the cause of both inflation and imports',
  },
  {
    boom: false,
    facts: (rate: number) => `inflation of 1% and unemployment of ${rate + 7}%`,
    view: 'In this country inflation is low and unemployment high already. Contractionary fiscal policy would cut imports by making more people poor, so I judge that it is a bad choice here, and that supply-side policy or a lower exchange rate would be better',
    short: 'a poor choice, as AD is weak and unemployment would rise further',
  },
]

question('terms-of-trade-and-fiscal-correction', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const change = random.pick(TERMS)
    const imports = change.up ? random.pick([110, 120, 125]) : random.pick([105, 110, 120])
    const terms = change.up ? random.pick([108, 112, 120]) : random.pick([80, 84, 90])
    const exportsIndex = (imports * terms) / 100
    // A fall in the price of the main export must show in the index.
    if (!change.up && exportsIndex > 97) return null
    return {
      ...change,
      ...random.pick(PHASES),
      imports,
      terms,
      exportsIndex,
      rate: random.int(3, 4),
      size: random.int(4, 7),
    }
  },
  make: ({
    up,
    reason,
    effect,
    doubt,
    here,
    boom,
    facts,
    view,
    short,
    imports,
    terms,
    exportsIndex,
    rate,
    size,
  }) => ({
    stem: `In year 1 the indices of export prices and of import prices of Country X are both 100. In year 5 the index of export prices is ${plain(exportsIndex)} and the index of import prices is ${plain(imports)}. The terms of trade have changed ${reason}.`,
    parts: {
      a: explainPart({
        prompt: `Explain, using the data, what has happened to the terms of trade of Country X and how this may affect its economy, **and** consider whether ${up ? 'an improvement' : 'a deterioration'} in the terms of trade is always ${up ? 'good' : 'bad'} for a country.`,
        ao1: [
          'The terms of trade are the index of export prices divided by the index of import prices, times 100.',
          'A rise in the index is an improvement: a given quantity of exports buys more imports. A fall is a deterioration: more must be exported to buy the same imports.',
          'A cause of change is named: world demand or supply, inflation compared with other countries, productivity or the exchange rate.',
        ],
        ao2: [
          `Terms of trade in year 5: ${plain(exportsIndex)} ÷ ${plain(imports)} × 100 = ${plain(terms)}, compared with 100 in year 1: ${up ? 'an improvement' : 'a deterioration'}.`,
          `Effect on living standards: ${effect}.`,
          up
            ? 'Effect on costs: imports are cheaper compared with exports, so firms pay for materials and machines with fewer exports.'
            : 'Effect on the current account and jobs: with less revenue from exports, the balance of trade gets worse, and income and employment in the export industry fall.',
        ],
        ao3: [
          `Comment: ${doubt}.`,
          `Judgement: it depends on the cause and on elasticity of demand. ${here}.`,
        ],
        solution: `Work the index out: ${plain(exportsIndex)} ÷ ${plain(imports)} × 100 = ${plain(terms)}. Then follow what one unit of exports can buy. “Improvement” and “deterioration” describe a ratio of prices only, so the AO3 marks are for the cause of the change and for elasticity.`,
        modelAnswer: `The terms of trade compare export prices with import prices. They are the index of export prices divided by the index of import prices, times 100. A rise in the index is called an improvement, because a given quantity of exports buys more imports. A fall is called a deterioration.

In year 1 the terms of trade of Country X are 100. In year 5 they are ${plain(exportsIndex)} ÷ ${plain(imports)} × 100 = ${plain(terms)}. This is ${up ? 'an improvement' : 'a deterioration'} of ${plain(Math.abs(terms - 100))}%. Import prices have risen by ${plain(imports - 100)}%, but export prices have ${up ? `risen by ${plain(exportsIndex - 100)}%` : `fallen by ${plain(100 - exportsIndex)}%`}. The effect is that ${effect}. ${up ? 'Firms that import materials and machines can pay for them with fewer exports, which may help investment and future output' : 'If the quantity of exports does not rise enough, export revenue falls compared with spending on imports. The current account gets worse, and incomes and jobs in the export industry are lost'}.

However, the words improvement and deterioration describe only a ratio of prices. The cause matters, and so does elasticity of demand. For example, ${doubt}. ${here}. In general, though, ${up ? 'an improvement is not always good' : 'a deterioration is not always bad'} for a country. One has to ask why prices have changed, how the quantities of exports and imports react, and how long the change lasts.`,
      }),
      b: debatePart({
        command: 'Assess',
        prompt: `Another country has a current account deficit of ${size}% of GDP, ${facts(rate)}. Assess whether contractionary fiscal policy is a good way to reduce its deficit.`,
        subtopic: '6.5',
        sides: [
          [
            'for fiscal policy',
            [
              'The objective is stability of the current account: no large and lasting imbalance.',
              'Contractionary fiscal policy: higher taxes or lower government spending; disposable income falls, so spending on imports falls and debits fall.',
              'AD shifts left, prices rise more slowly, so home goods become more competitive and exports may rise.',
              'It works well where income elasticity of demand for imports is high, and it also lowers demand-pull inflation.',
            ],
          ],
          [
            'drawbacks and alternatives',
            [
              'Real output and employment fall; lower public investment and higher taxes may harm future supply.',
              'It does not treat low quality or high costs; the deficit returns when incomes grow again.',
              'Monetary policy: higher interest rates also cut spending, but hot money flows in and the currency appreciates, which works against it.',
              'Supply-side policy makes firms more competitive but is slow; protection acts fast but invites retaliation.',
            ],
          ],
        ],
        judgement: [
          `Uses the facts: in this country the policy is ${short}.`,
          'A supported judgement with conditions: cause of the deficit, income elasticity of demand for imports, state of the economy.',
        ],
        solution: `Finish the chain at the current account. Diagram: price level and real output on the axes; AD shifts left from AD_{1} to AD_{2}, output falls from Y_{1} to Y_{2} (fewer imports), the price level from P_{1} to P_{2} (more competitive). Inflation and unemployment in the question show whether a fall in AD ${boom ? 'is wanted, and here it is' : 'can be afforded, and here it cannot'}.`,
        modelAnswer: `A current account deficit means that debits are greater than credits. The objective of policy is stability, that is, no large and lasting imbalance. Contractionary fiscal policy means higher taxes or lower government spending.

The policy reduces spending on imports. A higher income tax leaves households with less disposable income, so they buy less of everything, foreign goods included. Lower government spending also reduces incomes. AD shifts left from AD_{1} to AD_{2}. As output falls from Y_{1} to Y_{2}, firms import fewer materials. Prices rise more slowly than abroad, so exports become more competitive, and firms that sell less at home try harder to sell abroad. Debits fall, credits may rise, and the deficit gets smaller. If income elasticity of demand for imports is high, even a small fall in incomes is enough. And where AD is too high, demand-pull inflation falls too.

However, the policy has costs. Output falls, and firms employ fewer workers. If public investment is cut, future supply suffers. If imports hardly depend on income, a deep fall in output would be needed. Nor does it treat the cause when products are poor or costs are high: as soon as incomes grow again, imports return. Other policies avoid some of these costs. A higher interest rate reduces spending as well, but it attracts hot money, so the currency appreciates and the deficit may even grow. Supply-side policy, such as training, raises quality and output together, but it takes years. Tariffs act fast, but partners may retaliate.

So the answer depends on the cause of the deficit and on the state of the economy. ${view}. ${boom ? 'I would add supply-side policy, so that the deficit does not return with the next rise in incomes' : 'If lenders refused to finance the deficit any longer, the government might have to cut spending all the same, but only for a short time'}. How well it works depends on the income elasticity of demand for imports.`,
      }),
    },
  }),
})
