import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { money, plain } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const all = { style: 'essay', tier: null, difficulty: 4, calculator: 'not-needed' } as const

// 6.3 and 6.4

const ECONOMIES = [
  {
    facts: 'has high unemployment and exports mainly manufactured goods whose demand is price elastic',
    gains: true,
    view: 'This country has idle workers and factories, and buyers of its exports respond strongly to price. So AD shifts by more than SRAS, and I judge that the depreciation is likely to benefit it, at some cost in higher prices',
  },
  {
    facts: 'is close to full employment and imports most of its food and fuel',
    gains: false,
    view: 'This country has hardly any spare capacity and cannot do without imported food and fuel. So costs rise strongly and output can hardly grow, and I judge that the depreciation is likely to do more harm than good there',
  },
] as const

const accountAndDepreciation = template({
  ...all,
  name: 'parts-of-the-current-account-and-depreciation',
  subtopic: '6.3',
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const goodsOut = random.int(60, 90)
    const goodsIn = goodsOut + random.int(12, 25)
    const servicesIn = random.int(15, 25)
    const servicesOut = servicesIn + random.int(8, 16)
    const primaryIn = random.int(5, 10)
    const primaryOut = primaryIn + random.int(2, 8)
    const secondaryOut = random.int(2, 4)
    const secondaryIn = secondaryOut + random.int(4, 18)
    const balance =
      goodsOut - goodsIn + servicesOut - servicesIn + primaryIn - primaryOut + secondaryIn - secondaryOut
    if (Math.abs(balance) < 3 || balance - (goodsOut - goodsIn) < 8) return null
    return {
      ...random.pick(ECONOMIES),
      goods: [goodsOut, goodsIn] as const,
      services: [servicesOut, servicesIn] as const,
      primary: [primaryIn, primaryOut] as const,
      secondary: [secondaryIn, secondaryOut] as const,
      fall: random.step(10, 25, 5),
    }
  },
  make: ({ facts, gains, view, goods, services, primary, secondary, fall }) => {
    const net = ([credit, debit]: readonly [number, number]) => credit - debit
    const [g, s, p, t] = [net(goods), net(services), net(primary), net(secondary)]
    const total = g + s + p + t
    const kind = total < 0 ? 'deficit' : 'surplus'
    const bn = (value: number) => `${money(value)} billion`
    const row = (name: string, [credit, debit]: readonly [number, number]) => [
      name,
      plain(credit),
      plain(debit),
    ]
    const lesson =
      total < 0
        ? 'Here both are negative, but the two figures are different, because the other three parts change the result'
        : 'Here it even has the wrong sign, because the other three parts turn a deficit into a surplus'
    return {
      stem: 'The table shows the current account of Country X in one year, in billions of dollars.',
      table: {
        head: ['', 'Credit', 'Debit'],
        rows: [
          row('Goods', goods),
          row('Services', services),
          row('Primary income', primary),
          row('Secondary income', secondary),
        ],
      },
      parts: [
        explainPart({
          prompt:
            'Explain the components of the current account of the balance of payments, using the table, **and** consider whether the balance of trade in goods is a good guide to the current account balance of Country X.',
          subtopic: '6.3',
          ao1: [
            'Trade in goods and trade in services: exports (credits) and imports (debits) of products that can be touched, and of services such as tourism.',
            'Primary income: income earned across borders from factors of production, such as wages, interest, profits and dividends.',
            'Secondary income: transfers across borders for which nothing is given in return, such as remittances and aid.',
          ],
          ao2: [
            `Balance of trade in goods: ${plain(goods[0])} − ${plain(goods[1])} = ${plain(g)}, a deficit of ${bn(-g)}; services: ${plain(services[0])} − ${plain(services[1])} = ${plain(s)}, a surplus of ${bn(s)}.`,
            `Net primary income ${bn(p)} (more income, such as profit and interest, leaves than enters) and net secondary income ${bn(t)} (for example, remittances from workers abroad).`,
            `Current account balance: ${plain(g)} + ${plain(s)} − ${plain(-p)} + ${plain(t)} = ${plain(total)}, a ${kind} of ${bn(Math.abs(total))}.`,
          ],
          ao3: [
            `Comment: the balance in goods is ${bn(g)} and the current account balance ${bn(total)}, so the first is not a good guide here: services and transfers matter.`,
            'Judgement: it may be a guide in a country that trades mainly in goods; in others all four parts are needed, and one year may not be typical.',
          ],
          solution: `Take the four parts in turn: meaning, figure, sign. ${plain(g)} + ${plain(s)} − ${plain(-p)} + ${plain(t)} = ${plain(total)}. For AO3 compare this result with ${plain(g)}, the balance of trade in goods.`,
          modelAnswer: `The current account records trade and income that cross the borders of a country in a period. Money that enters is a credit, and money that leaves is a debit. It has four components.

The first is trade in goods, that is, products that can be touched, such as oil and cars. Country X exports less than it imports: ${plain(goods[0])} − ${plain(goods[1])} = ${plain(g)}, a deficit of ${bn(-g)}. The second is trade in services, such as tourism and transport. Here it has a surplus of ${bn(s)}. The third is primary income, which is income earned from factors of production, such as interest, profits and dividends. The balance is ${bn(p)}, perhaps because foreign firms own factories in Country X and send profits home. The fourth is secondary income. These are transfers for which nothing is given in return. The balance is ${bn(t)}, which may come from workers abroad who send money to their families. Together, the current account balance is ${plain(g)} + ${plain(s)} − ${plain(-p)} + ${plain(t)} = ${plain(total)}, a ${kind} of ${bn(Math.abs(total))}.

So the balance of trade in goods is not a good guide to the current account of Country X. ${lesson}. It would be a better guide in a country that sells few services and has little income from abroad. Even then one year may not be typical, for example after a bad harvest. I would therefore use all four components over several years.`,
        }),
        debatePart({
          command: 'Assess',
          prompt: `The currency of another country, which has a floating exchange rate, depreciates by ${fall}%. The country ${facts}. Assess whether the depreciation is likely to benefit its economy.`,
          subtopic: '6.4',
          sides: [
            [
              'benefit',
              [
                'A depreciation is a fall in the price of a currency in terms of another under a floating exchange rate.',
                'Exports become cheaper abroad and imports dearer at home; with demand that is elastic enough, net exports rise.',
                'AD shifts right: real output and employment rise if there is spare capacity.',
                'A current account deficit gets smaller; home firms gain sales from foreign rivals.',
              ],
            ],
            [
              'harm',
              [
                'Imported materials, food and fuel cost more: SRAS shifts left and the price level rises (cost-push inflation).',
                'Near full employment higher AD adds demand-pull inflation instead of output.',
                'If demand for exports and imports is inelastic, as in the first months, net exports may fall.',
                'Consumers pay more for foreign goods, so living standards fall; the gain may be lost if partners are in recession.',
              ],
            ],
          ],
          judgement: [
            `Uses the facts about the country: they suggest that the depreciation is ${gains ? 'likely' : 'unlikely'} to benefit it.`,
            'Says on what it depends: elasticity, spare capacity, share of imported materials, time.',
          ],
          solution: `Diagram: price level and real output on the axes; AD shifts right to AD_{2} and SRAS shifts left to SRAS_{2}; the price level rises from P_{1} to P_{2}; output ${gains ? 'rises from Y_{1} to Y_{2} because AD shifts further than SRAS' : 'hardly rises or falls because SRAS shifts far and there is little spare capacity'}. Both shifts raise prices, so the question is what happens to output.`,
          modelAnswer: `A depreciation is a fall in the price of a currency in terms of another under a floating exchange rate. It changes both AD and AS.

It can benefit an economy through demand. Exports become cheaper for foreigners, and imports become dearer at home. If demand for both is elastic enough, foreigners spend more on the country's exports and residents switch to home goods. Net exports rise, and AD shifts right from AD_{1} to AD_{2}. Where there is spare capacity, firms raise output and need more workers, so unemployment falls and tax revenue rises. A current account deficit gets smaller. Higher sales may also encourage firms to invest, so that productive capacity grows in time.

However, there are costs. Imported oil, parts and food become dearer. Costs of production rise, so SRAS shifts left. The price level rises from P_{1} to P_{2}, because both shifts push it up. If SRAS shifts further than AD, output and employment even fall. Consumers must pay more for foreign goods, so their living standards fall, above all in poor families that spend much on food and heating. Workers may then ask for higher wages, and costs rise again. In the first months contracts and habits are fixed, so demand for exports and imports is inelastic and net exports may get worse before they improve. And if trading partners are in recession, lower prices do not bring many new orders.

Whether a depreciation of ${fall}% is a benefit depends on elasticity, on spare capacity, on how much is imported and on time. ${view}. ${gains ? 'The judgement would be different if its firms needed many imported parts, since their cost advantage would then be small' : 'The judgement would be different if it had high unemployment and could replace imports by its own products'}. In either case a depreciation does not raise productivity, so in the long run competitiveness has to come from better products and skills.`,
        }),
      ],
    }
  },
})

// 6.1 and 6.5

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

const termsAndFiscal = template({
  ...all,
  name: 'terms-of-trade-and-fiscal-correction',
  subtopic: '6.1',
  calculator: 'needed',
  checked: '2026-11-20',
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
    parts: [
      explainPart({
        prompt: `Explain, using the data, what has happened to the terms of trade of Country X and how this may affect its economy, **and** consider whether ${up ? 'an improvement' : 'a deterioration'} in the terms of trade is always ${up ? 'good' : 'bad'} for a country.`,
        subtopic: '6.1',
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
      debatePart({
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
    ],
  }),
})

// 6.2 and 6.1

const BARRIERS = {
  quota: {
    name: 'an import quota',
    meaning:
      'An import quota is a limit on the quantity or the value of a good that may be imported in a period',
    works:
      'Supply of imports is limited, so the price at home rises; home firms sell more and foreign firms less, and the government receives no tariff revenue',
    harm: 'consumers pay more and cannot buy more from abroad however much they want',
  },
  subsidy: {
    name: 'an export subsidy',
    meaning: 'An export subsidy is a payment by the government to domestic firms for goods that they export',
    works:
      'Exporting brings more per unit, so firms sell more abroad; less is left for the home market, where the price rises, and output and jobs in the industry increase',
    harm: 'taxpayers bear the cost and home consumers pay more, while foreign producers complain of unfair competition',
  },
  burden: {
    name: 'excessive administrative burdens on imports',
    meaning:
      'Excessive administrative burdens are long forms, slow checks at the border and special rules for imports',
    works:
      'They cost importers time and money, so supply of imports shifts to the left, price rises and buyers switch to home goods; the government receives no revenue',
    harm: 'consumers wait longer, have less choice and pay more',
  },
  embargo: {
    name: 'an embargo on imports of a good',
    meaning: 'An embargo is a complete ban on trade in a good or with a country',
    works: 'Imports fall to zero, so the price at home rises and only home firms supply the market',
    harm: 'consumers lose all choice of foreign goods, and informal markets may appear',
  },
} as const

const BARRIER_PAIRS = [
  [BARRIERS.quota, BARRIERS.subsidy],
  [BARRIERS.burden, BARRIERS.subsidy],
  [BARRIERS.embargo, BARRIERS.quota],
  [BARRIERS.quota, BARRIERS.burden],
] as const

const CROPS = [
  { crop: 'coffee', event: 'a disease destroys many plants' },
  { crop: 'copper', event: 'large new mines open in other countries' },
  { crop: 'sugar', event: 'other countries have record harvests' },
]

const barriersAndSpecialising = template({
  ...all,
  name: 'kinds-of-protection-and-gains-from-specialising',
  subtopic: '6.2',
  checked: '2026-11-20',
  values: random => ({
    pair: random.pick(BARRIER_PAIRS),
    ...random.pick(CROPS),
    share: random.step(55, 75, 5),
  }),
  make: ({ pair: [one, two], crop, event, share }) => ({
    stem: 'Governments can protect domestic producers in many ways besides tariffs.',
    parts: [
      explainPart({
        prompt: `Explain how ${one.name} and ${two.name} protect domestic producers, **and** consider which of the two does more harm to domestic consumers.`,
        subtopic: '6.2',
        ao1: [
          'Protectionism: policies that restrict imports or help exports in order to protect domestic producers from foreign competition.',
          `${one.meaning}.`,
          `${two.meaning}.`,
        ],
        ao2: [
          `First: ${one.works.charAt(0).toLowerCase() + one.works.slice(1)}.`,
          `Second: ${two.works.charAt(0).toLowerCase() + two.works.slice(1)}.`,
          'A link to domestic producers, or a diagram: higher price and output, higher producer surplus, more jobs in the industry.',
        ],
        ao3: [
          `Comment on both: with ${one.name}, ${one.harm}; with ${two.name}, ${two.harm}.`,
          'Judgement: a reasoned choice between the two, which depends on how strict the measure is and on whether home goods are good substitutes.',
        ],
        solution:
          'Define each tool, then follow its effect on supply in the home market, price and output of home firms. A diagram of the home market (price and quantity on the axes) can show the price above the world price P_{w} in each case. For AO3 compare what consumers lose: price, choice and, as taxpayers, money.',
        modelAnswer: `Protectionism means policies that restrict imports or help exports in order to protect domestic producers from foreign competition. ${one.meaning}. ${two.meaning}.

The first measure works as follows. ${one.works}. The second works in another way. ${two.works}. In both cases the price that home firms receive is higher than under free trade. On a diagram of the home market it lies above the world price P_{w}, so home firms extend their supply, producer surplus rises and more workers are needed.

For consumers a higher price means that they buy less and consumer surplus falls. With ${one.name}, ${one.harm}. With ${two.name}, ${two.harm}. ${one === BARRIERS.embargo ? 'An embargo takes away all foreign supply, while a quota lets some of it in. So I think that the embargo does more harm, unless the quota is so small that there is hardly a difference' : two === BARRIERS.subsidy ? `The subsidy does not limit what consumers can buy, but it takes their money as taxpayers too. So I think that the larger harm comes from ${one.name} if there are no good substitutes at home, and from the subsidy if it is large` : 'A quota fixes the quantity, while administrative burdens only make imports dearer. So I think that a strict quota does more harm, but a very slow border can have the same effect'}.`,
      }),
      debatePart({
        command: 'Discuss',
        prompt: `In Country X ${share}% of export revenue comes from ${crop}. Discuss whether a country gains from specialising in a few products and from free trade.`,
        subtopic: '6.1',
        sides: [
          [
            'gains',
            [
              'Specialisation means concentrating resources on one good or a few goods; free trade is trade without restrictions such as tariffs and quotas.',
              'Comparative advantage: each country produces what has the lower opportunity cost there, so that total output rises and both can consume beyond their PPCs.',
              'Firms sell to a world market, produce on a larger scale and lower their average cost.',
              'Consumers have more choice and lower prices; foreign competition makes firms efficient; goods and technology come in that the country cannot produce.',
            ],
          ],
          [
            'risks',
            [
              `Dependence on few exports: a fall in the price of ${crop} worsens the terms of trade; a fall in price or output reduces export revenue, income and jobs.`,
              'Workers in industries that lose to imports become unemployed if they are immobile.',
              'Transport costs, rising opportunity cost and barriers of other countries reduce the gains.',
              'Infant industries may never grow; comparative advantage can change, so resources may be in the wrong place.',
            ],
          ],
        ],
        judgement: [
          'It depends on the products, on the number of them, on the terms of trade and on how easily workers can move.',
          'A supported judgement that separates free trade in general from dependence on a single product.',
        ],
        solution: `Diagram: straight PPC with ${crop} on the horizontal axis and other goods on the vertical axis; the trading possibility curve starts at full output of ${crop} and lies outside the PPC, so that a point beyond the PPC can be consumed. If the price of ${crop} falls, this curve swings inwards: the gain shrinks. The judgement turns on this risk.`,
        modelAnswer: `Specialisation means that a country concentrates its resources on producing one good or a few goods. Free trade is trade without restrictions such as tariffs and quotas.

The main argument in favour is comparative advantage. If a country can produce ${crop} at a lower opportunity cost than others, it gives up few other goods for each unit. By specialising and exporting it, the country can obtain more of other goods than it could have made itself. Its trading possibility curve lies outside its PPC. World output rises, although no new resources are used. In addition, firms that sell to a world market can produce on a larger scale, so their average cost falls. Consumers have more choice and lower prices. Foreign competition forces firms to be efficient, and imported machines bring new technology.

However, there are risks. If ${share}% of export revenue comes from ${crop}, the country depends on one product. Suppose that ${event}. ${crop === 'coffee' ? 'Output falls, and there is little else to export' : 'World supply rises and the price falls, so the terms of trade get worse'}. Export revenue falls, and with it income, jobs and the ability to pay for imports. Moreover, workers in industries that lose to imports cannot always move to the growing industry, so that specialisation causes structural unemployment. Transport costs may be larger than the advantage in cost. Opportunity cost may rise as less suitable land or mines are used. And if new industries face strong foreign rivals from the first day, the country may never gain an advantage in anything else.

I conclude that most countries gain from free trade and from some specialisation, because the gains in output and choice return every year. But the gain depends on the terms of trade, on the mobility of workers and on the number of products. Country X has gone too far, in my view: with ${share}% of revenue from one product, it should go on trading but use some of its income for training and roads, so that it gains a comparative advantage in more products.`,
      }),
    ],
  }),
})

export const templates = [accountAndDepreciation, termsAndFiscal, barriersAndSpecialising]
