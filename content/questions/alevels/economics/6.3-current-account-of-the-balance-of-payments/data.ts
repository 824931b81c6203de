import { ask } from '@/lib/exams/authoring/ask'
import { calculated, written } from '@/lib/exams/authoring/data-response'
import { any, ao3 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('data', '6.3', { calculator: 'needed' })

export { templates }

question('current-account-deficit-data', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
    // A minus sign or brackets before a deficit do no harm.
    const cell = (blank: string, balance: number): TableCell => ({
      blank,
      answer: -balance,
      marks: 1,
      signFree: true,
    })
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
        a: ask.table({
          prompt: 'Complete the table. Enter the size of each deficit.',
          head: ['', '\\$ billion'],
          rows: [
            [{ text: 'Deficit in trade in goods' }, cell('goods', goods)],
            [{ text: 'Deficit in trade in goods and services' }, cell('both', both)],
            [{ text: 'Deficit of the current account' }, cell('total', total)],
          ],
          scheme: [
            `goods: ${plain(v.goodsOut)} − ${plain(v.goodsIn)} = ${plain(goods)}, a deficit of ${plain(-goods)}`,
            `goods and services: ${plain(goods)} + ${plain(services)} = ${plain(both)}, a deficit of ${plain(-both)}`,
            `current account: ${plain(both)} − ${plain(-v.primary)} + ${plain(v.secondary)} = ${plain(total)}, a deficit of ${plain(-total)}`,
          ],
          solution: `Credits less debits give the balance in goods: ${plain(v.goodsOut)} − ${plain(v.goodsIn)} = ${plain(goods)}. With services: ${plain(goods)} + ${plain(services)} = ${plain(both)}. Primary and secondary income complete the current account: ${plain(both)} − ${plain(-v.primary)} + ${plain(v.secondary)} = ${plain(total)}, a deficit.`,
        }),
        b: ask.choice({
          prompt: 'Which transaction adds to the secondary income of Country X?',
          scheme: ['the money that a nurse who lives abroad sends to her parents in Country X'],
          solution:
            'Secondary income is a transfer, for which nothing is supplied in return: a gift, aid or money sent home by migrants. Dividends are primary income; tourism is a service; the sale of products is trade in goods.',
          right: 'A nurse who lives abroad sends money to her parents in Country X.',
          wrong: {
            'A person in Country X receives dividends from shares in a foreign firm.':
              'You chose a payment for a factor of production, capital. It belongs to primary income.',
            'Foreign tourists pay for hotel rooms in Country X.':
              'You chose an export of services, since the tourists receive a service for their money.',
            [`A foreign firm buys ${v.product} from a producer in Country X.`]:
              'You chose an export of goods.',
          },
        }),
        c: calculated({
          prompt: `Calculate the fall in the dollar price of a typical order of ${v.product} during the year, if its price in crowns does not change.`,
          subtopic: '6.4',
          answer: fall,
          unit: '$',
          method: `${plain(v.price)} × ${plain(before, 2)} = ${money(clean(v.price * before))} and ${plain(v.price)} × ${plain(after, 2)} = ${money(clean(v.price * after))} (or ${plain(v.price)} × ${plain(clean(before - after), 2)})`,
          result: money(fall),
          solution: `At ${rate(before)} the order costs ${money(clean(v.price * before))}, at ${rate(after)} it costs ${money(clean(v.price * after))}. Foreign buyers pay ${money(fall)} less, although the firm receives the same sum in crowns. Depreciation makes exports cheaper abroad.`,
        }),
        d: written({
          prompt:
            'Explain how the change in the interest rate could have caused the change in the exchange rate.',
          subtopic: '6.4',
          objective: 'AO2',
          scheme: [
            'saving in Country X earns less than before, compared with other countries, so funds move abroad (fewer come in)',
            'so the supply of crowns rises and / or the demand for crowns falls, and the crown depreciates',
          ],
          modelAnswer:
            'With a lower interest rate, saving in Country X earns less compared with other countries. Savers move funds abroad. To do so they sell crowns, so the supply of crowns rises, while foreign savers demand fewer crowns. The price of the crown falls: it depreciates.',
          solution:
            'One mark for the movement of funds with its reason, one for demand or supply of crowns with the direction of the exchange rate.',
        }),
        e: written({
          prompt: 'Explain **one** cause of the current account deficit of Country X, using the text.',
          objective: 'AO2',
          scheme: [
            'a cause from the text: higher consumer spending on imports, prices that rise faster than abroad, or low productivity',
            'link: e.g. exports become less competitive in price (credits fall or grow slowly), or people buy imports instead of home goods (debits rise)',
          ],
          modelAnswer:
            'Prices in Country X have risen faster than abroad. Its goods become less competitive, so foreigners buy fewer exports and consumers at home buy more imports. Credits fall and debits rise, and this leads to a deficit.',
          solution: 'One mark for a cause that is in the text, one for its effect on exports or imports.',
        }),
        f: written({
          prompt:
            'Explain how contractionary fiscal policy could reduce the current account deficit, and comment on **one** drawback.',
          subtopic: '6.5',
          objective: 'AO2',
          marks: 4,
          scheme: [
            ...any(
              3,
              'contractionary fiscal policy: higher taxes or lower government spending',
              'households have less disposable income (or firms fewer orders), so spending falls: AD is lower',
              'part of the lower spending is on imports, so debits fall',
              'inflation slows, so exports become more competitive; or firms sell abroad what they cannot sell at home',
            ),
            ...ao3(
              1,
              'a drawback with its weight: output and employment fall too, which is a high price if only a small part of spending is on imports',
              'it does not treat the cause, low productivity, so the deficit may return when the policy ends',
            ),
          ],
          modelAnswer: `The government raises taxes or lowers its spending. If income tax rises, households have less disposable income and spend less on everything, including imported goods. Debits on the current account fall. Since AD is lower, prices rise more slowly, so that exports become more competitive, and credits may rise.

A drawback is that people also buy fewer home goods. Output falls and jobs are lost. This cost is high compared with the gain, because only a part of the lower spending would have gone to imports, and the low productivity of firms is not changed.`,
          solution:
            'Up to three marks for the chain from tax or spending to imports (expenditure reduction). The mark for evaluation needs a drawback and a word on how serious it is or why.',
        }),
        g: written({
          prompt:
            'Assess whether the programme of training and support for new technology would be a better way than the tariff to reduce the current account deficit.',
          subtopic: '6.5',
          objective: 'AO3',
          marks: 6,
          scheme: [
            ...any(
              4,
              'supply-side policy raises productivity, so unit costs fall and quality rises: exports become more competitive',
              'consumers switch from imports to better or cheaper home goods; output and employment rise as well',
              'but it takes years, its success is uncertain, and it has a cost to the budget',
              'a tariff raises the price of imports, so consumers buy fewer of them: debits fall quickly, and the government gains revenue',
              'but prices rise, and if demand for imports is inelastic the quantity changes little',
              'other countries may retaliate, so that exports fall; sheltered firms have less reason to improve',
            ),
            ...ao3(
              2,
              'it depends on the cause of the deficit: low productivity is treated by the programme, not by the tariff',
              'it depends on the time considered: the tariff acts soon, the programme lasts',
              'it depends on the size of the deficit and on how long it can be financed, or on whether trade agreements allow a tariff',
              'a judgement that follows from the argument',
            ),
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
  verify: v => ({ c: v.price * v.rates[0] - v.price * v.rates[1] }),
})
