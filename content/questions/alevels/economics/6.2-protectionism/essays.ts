import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('essay', '6.2')

export { templates }

question('effects-of-a-tariff-and-correcting-a-deficit', {
  facts: { difficulty: 4, calculator: 'needed', checked: '2026-11-20' },
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
      parts: {
        a: explainPart({
          prompt:
            'Explain, with the help of a diagram and the table, how the tariff affects consumers, home producers and the government, **and** consider whether the country as a whole gains from it.',
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
        b: debatePart({
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
      },
    }
  },
})

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

question('kinds-of-protection-and-gains-from-specialising', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => ({
    pair: random.pick(BARRIER_PAIRS),
    ...random.pick(CROPS),
    share: random.step(55, 75, 5),
  }),
  make: ({ pair: [one, two], crop, event, share }) => ({
    stem: 'Governments can protect domestic producers in many ways besides tariffs.',
    parts: {
      a: explainPart({
        prompt: `Explain how ${one.name} and ${two.name} protect domestic producers, **and** consider which of the two does more harm to domestic consumers.`,
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
      b: debatePart({
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
    },
  }),
})
