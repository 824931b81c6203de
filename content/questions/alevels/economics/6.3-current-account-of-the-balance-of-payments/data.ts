import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('data', '6.3', { calculator: 'needed' })

export { templates }

question('current-account-deficit-data', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const v = {
      goodsOut: random.int(80, 130),
      goodsIn: random.int(110, 170),
      servicesOut: random.int(30, 55),
      servicesIn: random.int(24, 45),
      primary: -random.int(6, 16),
      secondary: random.int(3, 9),
      product: random.pick(['furniture', 'tiles', 'bicycles']),
      price: random.step(20000, 60000, 5000),
      rates: random.pick([
        [0.5, 0.45],
        [0.5, 0.44],
        [0.4, 0.36],
        [0.4, 0.35],
        [0.8, 0.72],
        [0.25, 0.22],
      ] as const),
      cut: random.pick([1.5, 2, 2.5]),
      tariff: random.step(10, 25, 5),
    }
    const goods = v.goodsOut - v.goodsIn
    const services = v.servicesOut - v.servicesIn
    const total = goods + services + v.primary + v.secondary
    return goods > -20 ||
      services < 4 ||
      goods + services > -8 ||
      total > -14 ||
      total < -45 ||
      total === goods + services
      ? null
      : v
  },
  make: v => {
    const goods = v.goodsOut - v.goodsIn
    const services = v.servicesOut - v.servicesIn
    const both = goods + services
    const total = both + v.primary + v.secondary
    const [before, after] = v.rates
    const fall = clean(v.price * (before - after))
    const rate = (value: number) => `\\$${plain(value, 2)}`
    return {
      stem: `**The current account of Country X**

The table shows parts of the current account of Country X last year. The country has a floating exchange rate, and its currency is the crown. Consumers have spent more and more on imported goods. Prices at home have risen faster than abroad. Many firms use old machines, and their productivity is low.

During the year the central bank of Country X lowered its interest rate by ${plain(v.cut)} percentage points, while rates abroad did not change. The crown fell from ${rate(before)} to ${rate(after)}. A firm exports ${v.product}; a typical order costs ${plain(v.price)} crowns.

The government discusses three measures to reduce the deficit: contractionary fiscal policy, a tariff of ${v.tariff}% on imported consumer goods, and a programme of training and of support for new technology.`,
      table: {
        caption: 'Current account of Country X (\\$ billion)',
        head: ['', 'Credit', 'Debit', 'Balance'],
        rows: [
          ['Trade in goods', plain(v.goodsOut), plain(v.goodsIn), ''],
          ['Trade in services', plain(v.servicesOut), plain(v.servicesIn), plain(services)],
          ['Primary income', '–', '–', plain(v.primary)],
          ['Secondary income', '–', '–', plain(v.secondary)],
        ],
      },
      parts: {
        a: calculated({
          prompt: 'Calculate the deficit of the current account, in \\$ billion.',
          answer: -total,
          unit: '',
          signFree: true,
          method: `balance in goods: ${plain(v.goodsOut)} − ${plain(v.goodsIn)} = ${plain(goods)} (or in goods and services: ${plain(both)})`,
          result: `\\$${plain(-total)} billion`,
          solution: `Credits less debits give the balance in goods: ${plain(v.goodsOut)} − ${plain(v.goodsIn)} = ${plain(goods)}. With services: ${plain(goods)} + ${plain(services)} = ${plain(both)}. Primary and secondary income complete the current account: ${plain(both)} − ${plain(-v.primary)} + ${plain(v.secondary)} = ${plain(total)}, a deficit of \\$${plain(-total)} billion.`,
        }),
        b: weighed({
          prompt:
            'Explain **two** causes, from the text, of the current account deficit of Country X, and consider which of them is the more important.',
          marks: 4,
          AO1: [
            'two causes from the text: higher consumer spending on imports, prices that rise faster than abroad, or low productivity (old machines)',
          ],
          AO2: [
            'effect of one: e.g. as prices rise faster than abroad, exports become less competitive, so credits fall or grow slowly',
            'effect of another: e.g. consumers buy imports instead of home goods, so debits rise',
          ],
          AO3: [
            'low productivity is the more important, since it keeps costs and prices above those abroad, from which the other causes follow',
            'spending on imports is the more important, because it acts at once, and a fall in it would reduce the deficit soon',
          ],
          modelAnswer: `One cause is low productivity. Firms use old machines, so their unit costs are high and their exports are not competitive. Credits grow slowly. Another is higher spending by consumers on imported goods, which raises debits. Low productivity is the more important cause, because it also explains why consumers turn to imports: home goods are dearer than those from abroad.`,
          solution:
            'One mark for two causes that are in the text, one for the effect of each on exports or imports, one for a comparison with a reason.',
        }),
        c: weighed({
          prompt:
            'Explain how contractionary fiscal policy could reduce the current account deficit, and consider **one** drawback.',
          subtopic: '6.5',
          marks: 4,
          AO1: ['contractionary fiscal policy: higher taxes or lower government spending'],
          AO2: [
            'households have less disposable income (or firms fewer orders), so spending falls: AD is lower',
            'part of the lower spending is on imports, so debits fall',
            'inflation slows, so exports become more competitive; or firms sell abroad what they cannot sell at home',
          ],
          AO3: [
            'a drawback with its weight: output and employment fall too, which is a high price if only a small part of spending is on imports',
            'it does not treat the cause, low productivity, so the deficit may return when the policy ends',
          ],
          modelAnswer: `The government raises taxes or lowers its spending. If income tax rises, households have less disposable income and spend less on everything, including imported goods. Debits on the current account fall. Since AD is lower, prices rise more slowly, so that exports become more competitive, and credits may rise.

A drawback is that people also buy fewer home goods. Output falls and jobs are lost. This cost is high compared with the gain, because only a part of the lower spending would have gone to imports, and the low productivity of firms is not changed.`,
          solution:
            'Up to three marks for the chain from tax or spending to imports (expenditure reduction). The mark for evaluation needs a drawback and a word on how serious it is or why.',
        }),
        d: weighed({
          prompt:
            'Assess whether the fall in the exchange rate is likely to reduce the current account deficit.',
          subtopic: '6.4',
          objective: 'AO3',
          marks: 4,
          AO1: ['depreciation makes exports cheaper abroad and imports dearer at home'],
          AO2: [
            `the dollar price of an order of ${v.product} falls by ${money(fall)}, so more orders come from abroad and credits rise`,
            'imports cost more crowns, so consumers buy fewer of them and debits fall',
            'but imported materials and machines are dearer, so costs rise, and prices at home may rise further',
          ],
          AO3: [
            'it depends on price elasticity: if the demand for exports and imports is inelastic, more is paid for imports and the deficit may even grow',
            'it depends on whether prices at home go on rising faster than abroad, which takes the gain away',
            'it depends on whether firms with old machines can produce more for export; a judgement with its reason',
          ],
          modelAnswer: `A depreciation makes exports cheaper abroad and imports dearer at home. The dollar price of an order of ${v.product} falls by ${money(fall)}, so foreign buyers order more and credits rise. Imported goods cost more crowns, so consumers buy fewer of them. The deficit is therefore likely to become smaller, provided that demand for exports and imports is price elastic. Since prices at home rise faster than abroad, however, the gain will not last unless productivity rises too.`,
          solution: `The order costs ${money(clean(v.price * before))} at ${rate(before)} and ${money(clean(v.price * after))} at ${rate(after)}. One mark for cheaper exports and dearer imports, two for the effects on credits and debits or on costs, one for a judgement that names its condition.`,
        }),
        e: weighed({
          prompt:
            'Assess whether the programme of training and support for new technology would be a better way than the tariff to reduce the current account deficit.',
          subtopic: '6.5',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'supply-side policy raises productivity, so unit costs fall and quality rises: exports become more competitive',
            'a tariff raises the price of imports, so consumers buy fewer of them: debits fall quickly, and the government gains revenue',
          ],
          AO2: [
            'with the programme consumers switch from imports to better or cheaper home goods; output and employment rise as well',
            'but the programme takes years, its success is uncertain, and it has a cost to the budget',
            'with the tariff prices rise, and if demand for imports is inelastic the quantity changes little',
            'other countries may retaliate against the tariff, so that exports fall; sheltered firms have less reason to improve',
          ],
          AO3: [
            'it depends on the cause of the deficit: low productivity is treated by the programme, not by the tariff',
            'it depends on the time considered: the tariff acts soon, the programme lasts',
            'it depends on the size of the deficit and on how long it can be financed, or on whether trade agreements allow a tariff',
            'a judgement that follows from the argument',
          ],
          modelAnswer: `Training and new technology raise the productivity of firms. Their unit costs fall and the quality of their goods improves, so exports become more competitive, and consumers at home turn from imports to home goods. The deficit falls without a loss of output. But the programme needs money from the budget, and it takes years before results are seen.

A tariff of ${v.tariff}% makes imported consumer goods dearer. If demand for them is price elastic, imports fall quickly, and the government gains revenue. However, consumers pay more. Other countries may retaliate, so that exports fall too, and firms that are protected have less reason to replace their old machines.

The better choice depends on the cause. In Country X productivity is low and prices have risen faster than abroad. The tariff hides this weakness, while the programme treats it. If the deficit of \\$${plain(-total)} billion can be financed for some years, the programme is clearly better. Only if it has to be reduced at once could a tariff for a short time be defended.`,
          solution:
            'Up to four marks for how each measure works and its drawbacks; one measure alone earns at most three of them. Up to two for evaluation: cause, time, elasticity, size of the deficit, and a judgement between the two.',
        }),
      },
    }
  },
  verify: v => ({
    a: v.goodsIn + v.servicesIn - v.primary - (v.goodsOut + v.servicesOut + v.secondary),
  }),
})
