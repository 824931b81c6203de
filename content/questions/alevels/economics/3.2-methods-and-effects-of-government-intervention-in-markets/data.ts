import { calculated, weighed, written } from '@/lib/exams/authoring/data-response'
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
  facts: { difficulty: 4, checked: '2026-11-24' },
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
    const ped = plain(-v.fall / ((rise / v.price) * 100), 2)
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
        b: written({
          prompt: `Explain, using the table, whether the demand for ${good} is price elastic or price inelastic.`,
          subtopic: '2.2',
          objective: 'AO2',
          scheme: [
            `the price rose by ${pricePercent}% and the quantity fell by ${plain(v.fall)}% (or PED about ${ped})`,
            'the quantity demanded changed by the smaller percentage, so demand is price inelastic (PED between 0 and −1)',
          ],
          modelAnswer: `The price rose by ${pricePercent}% and the quantity demanded fell by ${plain(v.fall)}%. The quantity changed by a smaller percentage than the price, so demand is price inelastic.`,
          solution: `Price: ${plain(rise / 100, 2)} ÷ ${plain(v.price / 100, 2)} × 100 = ${pricePercent}%. Quantity: −${plain(v.fall)}%. Because nothing else has changed, the two can be compared: PED is about ${ped}.`,
        }),
        c: weighed({
          prompt:
            'Explain, using the table and the size of the tax, how its burden was shared between consumers and producers, and consider how the sharing might change over time.',
          marks: 4,
          AO1: [
            `consumers bear ${dollars(rise)} of the ${dollars(v.tax)} (${plain(v.share)}%), producers the other ${dollars(v.tax - rise)}`,
          ],
          AO2: [
            'the tax raises costs and shifts supply to the left (up), so the price rises, but by less than the tax',
            'consumers bear the larger part because demand is less elastic than supply: buyers react less to the price than sellers',
          ],
          AO3: [
            'over time demand may become more elastic, as buyers find other drinks, so the share of producers rises',
            'over time supply may become more elastic too, as firms turn to other drinks, so it depends on which side changes more',
          ],
          modelAnswer: `The price rose by ${dollars(rise)}, so consumers bear ${dollars(rise)} of the tax of ${dollars(v.tax)}, or ${plain(v.share)}%, and producers bear ${dollars(v.tax - rise)}. The tax raises the costs of sellers and shifts supply to the left, but they cannot pass all of it on. Consumers bear the larger part because demand is less elastic than supply. Over time buyers may get used to other drinks. Then demand becomes more elastic, and producers have to bear more, unless supply becomes more elastic as well.`,
          solution: `Share of consumers: ${plain(rise / 100, 2)} ÷ ${plain(v.tax / 100, 2)} × 100 = ${plain(v.share)}%. In a diagram with a steep D, most of the vertical distance between S and S + tax lies above the old price. The last mark is for a change of elasticity with its effect.`,
        }),
        d: weighed({
          prompt: `Assess whether the government was right to regard ${good} as a demerit good.`,
          subtopic: '3.1',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'a demerit good is over-consumed because consumers have imperfect information about the harm to themselves',
            'whether a good is a demerit good is a value judgement of the government',
          ],
          AO2: [
            `few buyers know about the effects, ${harm}, so their demand is greater than it would be with full information`,
            `habit: many buyers find it hard to give up the ${habit}, so they go on buying more than they would choose to`,
            'some buyers know the effects and still prefer the drinks; for them consumption is not too high',
            'the drinks do little harm when few are drunk, and intervention limits the freedom of consumers',
          ],
          AO3: [
            'it depends on how strong the evidence is: doctors “link” the drinks to harm, and this need not prove the cause',
            'it depends on who buys: most buyers are young and badly informed, which makes the case stronger',
            'that the government takes a good to be a demerit good does not yet say that a tax is the right measure',
            'a judgement that follows from the argument',
          ],
          modelAnswer: `A demerit good is over-consumed because consumers do not know, or underrate, the harm that it does to them. Few buyers of the drinks know about ${harm}. With full information they would want fewer at each price, so demand is too high. Since many find it hard to give up the ${habit}, they go on buying even when they would like to stop.

On the other side, some buyers know the effects and still prefer the drinks. For them consumption is not too high, and one may think that they should be free to choose. To call a good a demerit good is a value judgement.

Much depends on the evidence. Doctors link the drinks to illness, but this need not prove that the drinks cause it. Since most buyers are under 25 and few of them know about the effects, the condition of imperfect information is clearly met. So the government was probably right, as long as the harm is well established.`,
          solution:
            'The test is imperfect information that leads to over-consumption; “it is bad for you” alone earns nothing. Up to four marks for arguments on both sides, at most three of them for one side. Up to two for evaluation: evidence, who buys, value judgement, and a judgement.',
        }),
        e: weighed({
          prompt: `Assess whether raising the tax is the best way to reduce the consumption of ${good} in Country X.`,
          objective: 'AO3',
          marks: 6,
          AO1: [
            'a higher specific tax raises costs: supply shifts further to the left (up), the price rises and the quantity falls',
            'an alternative: information treats the cause and shifts demand to the left; a legal limit on size acts directly but limits choice',
          ],
          AO2: [
            `it brings in revenue, \\$${plain(revenue)} million now, which can pay for health care or lessons`,
            'it leaves people free to choose and is quick to introduce',
            `because demand is inelastic, the quantity falls by a small percentage only (${plain(v.fall)}% so far)`,
            'it takes a larger share of income from people with low incomes',
            'lessons reach young people, but work slowly, and those used to the drinks may ignore what they know',
          ],
          AO3: [
            'it depends on PED, which may be greater in the long run or at a higher price, and for young buyers with little money',
            'it depends on the aim: the tax is good for revenue, information better for a lasting change in demand',
            'a combination is better than one measure alone, e.g. the tax now with its revenue spent on information',
            'a judgement that follows from the argument',
          ],
          modelAnswer: `A higher specific tax raises the costs of sellers, so supply shifts to the left. The price rises and the quantity demanded contracts. The tax is quick to introduce and already brings in \\$${plain(revenue)} million a year, which could pay for lessons.

However, demand is price inelastic. A price rise of ${pricePercent}% reduced the quantity by only ${plain(v.fall)}%, so a very high tax would be needed for a large fall. It would take a larger share of income from people with low incomes. It also leaves the cause as it is: buyers still do not know about the harm. Lessons would shift demand to the left, while a limit on bottles acts directly but restricts choice.

How well the tax works depends on time. Lessons need years, but young people with little money may react more strongly as the price goes on rising. The tax alone is therefore not the best way. A moderate tax whose revenue pays for lessons is better, since it acts at once and treats the cause too.`,
          solution:
            'Diagram: S shifts up by the rise in the tax to S + tax; along an inelastic D the price rises much and the quantity falls little. Up to four marks for the tax and at least one alternative, with facts from the text (at most three for the tax alone); up to two for evaluation: PED, time, aim, and a judgement.',
        }),
      },
    }
  },
  verify: v => ({ a: ((v.quantity * (100 - v.fall)) / 100) * (v.tax / 100) }),
})
