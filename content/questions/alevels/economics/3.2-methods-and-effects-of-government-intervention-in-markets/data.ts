import { ask } from '@/lib/exams/authoring/ask'
import { calculated, written } from '@/lib/exams/authoring/data-response'
import { any, ao3 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('data', '3.2', { calculator: 'needed' })

export { templates }

const DRINKS = [
  { good: 'sugary drinks', harm: 'damage to teeth and later diabetes', habit: 'sugar' },
  { good: 'energy drinks', harm: 'poor sleep and heart problems', habit: 'caffeine' },
]

question('tax-on-drinks-data', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const v = {
      drink: random.pick(DRINKS),
      price: random.step(120, 240, 10), // cents
      tax: random.step(30, 80, 10),
      share: random.pick([60, 70, 75, 80]),
      quantity: random.step(200, 600, 20),
      fall: random.pick([5, 6, 8, 10, 12]),
    }
    const rise = (v.tax * v.share) / 100
    const inelastic = v.fall / ((rise / v.price) * 100)
    const whole = rise % 1 === 0 && ((v.quantity * v.fall) / 100) % 1 === 0
    return whole && inelastic >= 0.25 && inelastic <= 0.75 ? v : null
  },
  make: v => {
    const { good, harm, habit } = v.drink
    const rise = (v.tax * v.share) / 100
    const sold = v.quantity - (v.quantity * v.fall) / 100
    const revenue = clean((v.tax * sold) / 100)
    const dollars = (cents: number) => `\\$${plain(cents / 100, 2)}`
    const pricePercent = plain(roundTo((rise / v.price) * 100, 1))
    return {
      stem: `**A tax on ${good}**

The government of Country X regards ${good} as a demerit good. Last year it placed a specific tax of ${dollars(v.tax)} a litre on them. Sellers pay the tax. The table shows the market before and after. Nothing else that affects the market has changed.

Doctors link the drinks to ${harm}. A survey finds that most buyers are under 25 and that few of them know about these effects. Many say that it is hard to give up the ${habit}. People with low incomes spend a larger share of their income on the drinks than people with high incomes.

The government asks whether it should raise the tax, use the money for lessons about health in schools, or limit the size of bottles by law.`,
      table: {
        caption: `The market for ${good} in Country X`,
        head: ['', 'Before the tax', 'After the tax'],
        rows: [
          [
            'Price paid by consumers (\\$ per litre)',
            plain(v.price / 100, 2),
            plain((v.price + rise) / 100, 2),
          ],
          ['Quantity sold (million litres a year)', plain(v.quantity), plain(sold)],
        ],
      },
      parts: {
        a: calculated({
          prompt: 'Calculate the revenue of the government from the tax, in \\$ million a year.',
          answer: revenue,
          unit: '',
          method: `tax per litre × quantity sold after the tax, or ${plain(v.tax / 100, 2)} × ${plain(sold)}`,
          result: `\\$${plain(revenue)} million`,
          solution: `Tax is paid on each litre that is sold after the tax: ${dollars(v.tax)} × ${plain(sold)} million = \\$${plain(revenue)} million. The old quantity must not be used, because consumers buy less now.`,
        }),
        b: calculated({
          prompt: 'Calculate the percentage of the tax on each litre that is borne by consumers.',
          answer: v.share,
          unit: '%',
          method: `rise in the price paid: ${dollars(v.price + rise)} − ${dollars(v.price)} = ${dollars(rise)}`,
          result: `${plain(v.share)}%`,
          solution: `Consumers pay ${dollars(rise)} a litre more than before. The tax is ${dollars(v.tax)}. Their share is ${plain(rise / 100, 2)} ÷ ${plain(v.tax / 100, 2)} × 100 = ${plain(v.share)}%. Producers bear the rest.`,
        }),
        c: ask.choice({
          prompt:
            'What do the table and the size of the tax show about the burden of the tax and about elasticity?',
          objective: 'AO2',
          scheme: ['consumers; demand is less elastic than supply'],
          solution: `The price rises by ${dollars(rise)} of the ${dollars(v.tax)}, so consumers bear more than half. They do so where demand is less elastic than supply: buyers react less to the price than sellers.`,
          columns: 'Larger part of the tax borne by | What this suggests',
          right: 'consumers | demand is less elastic than supply',
          wrong: {
            'consumers | demand is more elastic than supply':
              'You found who bears more, but the side that reacts less to price, the less elastic one, bears the larger part.',
            'producers | demand is less elastic than supply': `You took the part of producers to be larger, but the price rises by ${dollars(rise)}, more than half of the tax.`,
            'producers | demand is more elastic than supply':
              'You thought that producers bear the tax because they hand it to the government. Look at the rise in the price.',
          },
        }),
        d: written({
          prompt: `Explain why ${good} may be regarded as a demerit good.`,
          subtopic: '3.1',
          objective: 'AO2',
          scheme: [
            `consumers have imperfect information: few of the buyers know about the harm to themselves, such as ${harm}`,
            'so they buy more than they would with full information: the good is over-consumed',
          ],
          modelAnswer: `Few buyers know that the drinks can lead to ${harm}. They have imperfect information and underrate the harm to themselves. So they buy more than they would with full information, and the drinks are over-consumed.`,
          solution:
            'A demerit good is over-consumed because of imperfect information. “It is bad for you” earns nothing without one of these two ideas.',
        }),
        e: written({
          prompt: `Explain, using the table, whether the demand for ${good} is price elastic or price inelastic, and give **one** reason for this.`,
          subtopic: '2.2',
          objective: 'AO2',
          scheme: [
            `the price rose by ${pricePercent}% and the quantity fell by ${plain(v.fall)}%`,
            'the quantity demanded changed by the smaller percentage, so demand is price inelastic (PED between 0 and −1)',
            `a reason, e.g. habit or addiction (${habit} is hard to give up), or buyers see no close substitute`,
          ],
          modelAnswer: `The price rose by ${pricePercent}% and the quantity demanded fell by ${plain(v.fall)}%. The quantity changed by a smaller percentage than the price, so demand is price inelastic. A reason is habit: many buyers find it hard to give up the ${habit}, so they go on buying although the price is higher.`,
          solution: `Price: ${plain(rise / 100, 2)} ÷ ${plain(v.price / 100, 2)} × 100 = ${pricePercent}%. Quantity: −${plain(v.fall)}%. Because nothing else has changed, the two can be compared: PED is about ${plain(-v.fall / ((rise / v.price) * 100), 2)}. One mark for the percentages, one for the conclusion, one for a reason.`,
        }),
        f: written({
          prompt: `Explain how lessons about health could affect the market for ${good}, and comment on **one** limit of this measure.`,
          objective: 'AO2',
          marks: 4,
          scheme: [
            'lessons reduce imperfect information: young people learn about the harm to themselves',
            'fewer drinks are wanted at each price: the demand curve shifts to the left',
            'price and quantity fall, so over-consumption is reduced',
            ...ao3(
              1,
              `a limit with its reason: e.g. people used to ${habit} may ignore what they know, or the effect comes slowly`,
              'the lessons have an opportunity cost, and older buyers are not reached',
            ),
          ],
          modelAnswer: `The lessons give young people the information that they lack. If they see the harm that the drinks do them, they want fewer of them at each price. The demand curve shifts to the left, towards the curve of fully informed consumers. The equilibrium price and quantity fall, so over-consumption is reduced. The measure treats the cause, but it may work slowly: those who are used to the ${habit} may go on buying although they know better, and buyers who have left school are not reached.`,
          solution:
            'In a diagram, D₁ shifts left to D₂; price and quantity fall along S. Unlike the tax, information changes demand, not supply. The last mark is for a limit that is explained, not only named.',
        }),
        g: written({
          prompt: `Assess whether raising the tax is the best way to reduce the consumption of ${good} in Country X.`,
          objective: 'AO3',
          marks: 6,
          scheme: [
            ...any(
              4,
              'a higher specific tax raises costs: supply shifts further to the left (up), the price rises and the quantity falls',
              `it brings in revenue, \\$${plain(revenue)} million now, which can pay for health care or lessons`,
              'it leaves people free to choose and is quick to introduce',
              `because demand is inelastic, the quantity falls by a small percentage only (${plain(v.fall)}% so far)`,
              'it takes a larger share of income from people with low incomes',
              'an alternative: information treats the cause; a legal limit on size acts directly but limits choice',
            ),
            ...ao3(
              2,
              'it depends on PED, which may be greater in the long run or at a higher price, and for young buyers with little money',
              'it depends on the aim: the tax is good for revenue, information better for a lasting change in demand',
              'a combination is better than one measure alone, e.g. the tax now with its revenue spent on information',
              'a judgement that follows from the argument',
            ),
          ],
          modelAnswer: `A higher specific tax raises the costs of sellers, so supply shifts to the left. The price rises and the quantity demanded contracts. The tax is quick to introduce and already brings in \\$${plain(revenue)} million a year, which could pay for lessons.

However, demand is price inelastic. A price rise of ${pricePercent}% reduced the quantity by only ${plain(v.fall)}%, so a very high tax would be needed for a large fall. It would take a larger share of income from people with low incomes. It also leaves the cause as it is: buyers still do not know about the harm. Lessons would shift demand to the left, while a limit on bottles acts directly but restricts choice.

How well the tax works depends on time. Lessons need years, but young people with little money may react more strongly as the price goes on rising. The tax alone is therefore not the best way. A moderate tax whose revenue pays for lessons is better, since it acts at once and treats the cause too.`,
          solution:
            'Diagram: S shifts up by the rise in the tax to S + tax; along an inelastic D the price rises much and the quantity falls little. Up to four marks for the tax and at least one alternative, with facts from the text; up to two for evaluation: PED, time, aim, and a judgement.',
        }),
      },
    }
  },
  verify: v => {
    const after = v.price + v.tax * (v.share / 100)
    return {
      a: ((v.quantity * (100 - v.fall)) / 100) * (v.tax / 100),
      b: 100 - ((v.price + v.tax - after) / v.tax) * 100,
      c: after - v.price > v.tax / 2 ? 'consumers' : 'producers',
    }
  },
})
