import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('essay', '6.3', { calculator: 'needed' })

export { templates }

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

question('parts-of-the-current-account-and-depreciation', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
      parts: {
        a: explainPart({
          prompt:
            'Explain the components of the current account of the balance of payments, using the table, **and** consider whether the balance of trade in goods is a good guide to the current account balance of Country X.',
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
        b: debatePart({
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
      },
    }
  },
})
