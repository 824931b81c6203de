import { calculated, weighed, written } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { capital } from '../shared'

const { question, templates } = questionsOf('data', '2.2', { calculator: 'needed' })

export { templates }

const CROPS = [
  { good: 'coffee', rival: 'tea', plants: 'coffee trees', wait: 'three to four years' },
  { good: 'tea', rival: 'coffee', plants: 'tea bushes', wait: 'three to five years' },
  { good: 'cocoa', rival: 'malted milk', plants: 'cocoa trees', wait: 'three to five years' },
]

type Schedule = {
  atFive: number
  /** less demanded, more supplied for each dollar */
  lost: number
  gained: number
  equilibrium: number
  suppliedAtFive: number
  ped: number
  pes: number
}

function schedules(): Schedule[] {
  const found: Schedule[] = []
  const exact = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9
  for (let atFive = 40; atFive <= 200; atFive += 10) {
    for (let lost = 2; lost <= 15; lost += 1) {
      for (let gained = 1; gained <= 12; gained += 1) {
        for (const equilibrium of [6, 7]) {
          const suppliedAtFive = atFive - (equilibrium - 5) * (lost + gained)
          const ped = clean((-5 * lost) / atFive)
          const pes = clean((5 * gained) / suppliedAtFive)
          const sensible = ped >= -0.5 && ped <= -0.2 && pes >= 0.1 && pes <= 0.6 && atFive > 12 * lost
          if (sensible && exact(ped) && exact(pes) && ped + pes !== 0)
            found.push({ atFive, lost, gained, equilibrium, suppliedAtFive, ped, pes })
        }
      }
    }
  }
  return found
}

/** Whole numbers for which both elasticities come out with two decimals at most. */
const SCHEDULES = schedules()

question('market-for-a-crop-data', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    return {
      ...random.pick(SCHEDULES),
      crop: random.pick(CROPS),
      dearer: random.step(10, 30, 5),
      richer: random.int(3, 6),
    }
  },
  make: v => {
    const { crop, lost, gained, equilibrium, suppliedAtFive } = v
    const demanded = (price: number) => v.atFive - lost * (price - 5)
    const supplied = (price: number) => suppliedAtFive + gained * (price - 5)
    const sold = demanded(equilibrium)
    const higher = equilibrium + 1
    const [before, after] = [equilibrium * sold, higher * demanded(higher)]
    return {
      stem: `**The market for ${crop.good} in Country X**

The table shows what economists have estimated from the sales of the last two years. All ${crop.good} in Country X is grown at home by many small farms. Newly planted ${crop.plants} give a first full harvest after ${crop.wait}.

Two things are expected to change next year. The price of ${crop.rival}, which many people see as a substitute, will rise by ${v.dearer}%, and the average income of consumers will rise by ${v.richer}%. ${capital(crop.good)} is a normal good.

The association of growers thinks about a plan: its members would sell less, so that the price rises from its equilibrium to ${money(higher)} per kg.`,
      table: {
        caption: `Estimated demand for and supply of ${crop.good} in Country X`,
        head: [
          'Price (\\$ per kg)',
          'Quantity demanded (million kg a year)',
          'Quantity supplied (million kg a year)',
        ],
        rows: [4, 5, 6, 7, 8].map(price => [plain(price), plain(demanded(price)), plain(supplied(price))]),
      },
      parts: {
        a: calculated({
          prompt: `Calculate the price elasticity of demand (PED) for ${crop.good} when its price rises from ${money(5)} to ${money(6)} per kg. Include the sign.`,
          answer: v.ped,
          unit: '',
          method: `percentage changes: quantity demanded −${plain(clean((lost / v.atFive) * 100))}%, price +20%`,
          result: plain(v.ped),
          solution: `The quantity demanded falls by ${plain(lost)} from ${plain(v.atFive)}, that is −${plain(clean((lost / v.atFive) * 100))}%. The price rises by 1 from 5, that is 20%. PED = percentage change in quantity demanded ÷ percentage change in price = ${plain(v.ped)}.`,
        }),
        b: written({
          prompt: `Explain **one** reason why the supply of ${crop.good} is price inelastic in the short run.`,
          subtopic: '2.3',
          objective: 'AO2',
          scheme: [
            `a reason: e.g. newly planted ${crop.plants} take ${crop.wait} to give a first full harvest / the number of plants is fixed in the short run`,
            'link to supply: so when the price rises, the quantity supplied can rise by a smaller percentage only',
          ],
          modelAnswer: `Newly planted ${crop.plants} give a first full harvest only after ${crop.wait}. So when the price rises, farmers can harvest the present plants a little more carefully, but they cannot quickly grow much more. The quantity supplied rises by a smaller percentage than the price.`,
          solution:
            'One mark for a reason that fits this crop (time to grow, fixed land, no spare capacity, limited stocks), one for the link to the quantity supplied.',
        }),
        c: weighed({
          prompt: `A drought destroys part of the harvest of ${crop.good}. Explain, with the help of a demand and supply diagram, the effect on its price and quantity, and consider whether the price is likely to change by much.`,
          command: 'Explain',
          subtopic: '2.4',
          marks: 4,
          AO1: ['diagram with labelled axes and curves: supply shifts to the left'],
          AO2: [
            'at the old price there is excess demand, so the price rises',
            'demand contracts as the price rises; at the new equilibrium the price is higher and the quantity lower',
          ],
          AO3: [
            `a large rise, because demand is price inelastic (PED ${plain(v.ped)}): consumers reduce their purchases only a little`,
            'it depends on how much of the harvest is lost, or on stocks that can be sold',
          ],
          modelAnswer: `The diagram has price on the vertical and quantity on the horizontal axis. The drought shifts the supply curve to the left, from S₁ to S₂. At the old price P₁ there is now excess demand, so buyers compete and the price rises. As it rises, the quantity demanded contracts along D until it equals the quantity supplied at P₂ and Q₂. The price is higher and the quantity lower.

The price is likely to rise by much, because demand is price inelastic: PED is about ${plain(v.ped)}. If farms have large stocks, however, the shift of supply is smaller and so is the rise in price.`,
          solution:
            'Diagram: downward-sloping D, upward-sloping S₁, and S₂ to its left; the equilibrium moves up along D from (Q₁, P₁) to (Q₂, P₂), where Q₂ is smaller and P₂ higher. The steeper D is, the larger the rise in price. The mark for evaluation is for the size of the change, with a reason.',
        }),
        d: weighed({
          prompt: `Assess which of the two changes expected next year is likely to have the greater effect on the demand for ${crop.good}.`,
          objective: 'AO3',
          marks: 6,
          AO1: [
            `${crop.rival} is a substitute: the cross elasticity of demand (XED) is positive`,
            `${crop.good} is a normal good: the income elasticity of demand (YED) is positive`,
          ],
          AO2: [
            `as ${crop.rival} becomes dearer by ${v.dearer}%, some consumers buy ${crop.good} instead: its demand curve shifts to the right by XED × ${v.dearer}%`,
            `as incomes rise by ${v.richer}%, more ${crop.good} is demanded at each price: its demand curve shifts to the right by YED × ${v.richer}%`,
            `the change in the price of ${crop.rival} is ${plain(roundTo(v.dearer / v.richer, 1))} times as large, so income has the greater effect only if YED is more than ${plain(roundTo(v.dearer / v.richer, 1))} times XED`,
          ],
          AO3: [
            `${crop.good} is a small item of spending and a habit, so YED is likely to be low; then the dearer substitute matters more`,
            `it depends on how close a substitute ${crop.rival} is: people who like one of the two may not change, and then XED is low`,
            'it depends on time: habits change slowly, while a change in income may last',
            'the elasticities are not known, so no more than a likely answer can be given; a judgement that follows from the argument',
          ],
          modelAnswer: `${capital(crop.rival)} and ${crop.good} are substitutes, so XED is positive. When ${crop.rival} becomes dearer by ${v.dearer}%, some consumers buy ${crop.good} instead, and its demand curve shifts to the right. ${capital(crop.good)} is a normal good, so YED is positive. When incomes rise by ${v.richer}%, more is demanded at each price, and the curve again shifts to the right.

The size of each shift is the elasticity times the change. Since the price of ${crop.rival} changes by ${plain(roundTo(v.dearer / v.richer, 1))} times as much as income, income would have the greater effect only if YED were that much greater than XED.

This is not likely. ${capital(crop.good)} takes a small part of income, so YED is probably low. But many people are used to one drink, and if ${crop.rival} is not a close substitute, XED is low as well. On balance the dearer substitute is likely to have the greater effect, although without measured elasticities this is not certain.`,
          solution:
            'Effect on the quantity demanded at each price = elasticity × percentage change. Up to four marks for both changes; one alone earns at most three of them. Up to two for evaluation: what decides the size of each elasticity, what is not known, and a judgement between the two.',
        }),
        e: weighed({
          prompt: `Assess whether the growers of ${crop.good} would benefit from the plan of their association.`,
          objective: 'AO3',
          marks: 6,
          AO1: [
            `a price of ${money(higher)} reduces the quantity demanded from ${plain(sold)} to ${plain(demanded(higher))} million kg`,
            'demand is price inelastic there: the percentage fall in quantity is smaller than the percentage rise in price',
          ],
          AO2: [
            `so total revenue rises, from \\$${plain(before)} million to \\$${plain(after)} million a year`,
            'less has to be harvested, so some costs fall too',
            'each member has a reason to sell more at the high price; if many do so, supply rises and the price falls back',
            `at the higher price farms would want to supply ${plain(supplied(higher))} million kg, so there would be excess supply`,
          ],
          AO3: [
            'PED is estimated from past data, ceteris paribus; next year other things change',
            `in the long run demand is more elastic, since consumers get used to ${crop.rival} and other substitutes or imports come in; then revenue may fall`,
            'it depends on whether the members keep to the plan, since there are many small farms',
            'a judgement that follows from the argument',
          ],
          modelAnswer: `At the equilibrium price of ${money(equilibrium)} growers sell ${plain(sold)} million kg and earn \\$${plain(before)} million. At ${money(higher)} they would sell ${plain(demanded(higher))} million kg and earn \\$${plain(after)} million. Demand is price inelastic, so the percentage fall in the quantity is smaller than the rise in the price, and total revenue increases. Since less is harvested, some costs fall as well.

But at ${money(higher)} farms would want to supply ${plain(supplied(higher))} million kg. Each grower gains by selling more than agreed, and if many do so the price falls back.

The estimates come from past sales. Over a longer time demand becomes more elastic, because consumers find substitutes, and revenue could fall. With many small farms it is also hard to make sure that all keep to the plan. So growers would probably benefit for a short time only, and only if the association can control its members.`,
          solution: `Revenue is price times quantity: ${plain(equilibrium)} × ${plain(sold)} = ${plain(before)} and ${plain(higher)} × ${plain(demanded(higher))} = ${plain(after)} (\\$ million). Up to four marks for analysis on both sides with figures; one side alone earns at most three of them. Up to two for evaluation: how reliable the estimate is, time, the behaviour of members, and a judgement.`,
        }),
      },
    }
  },
  verify: v => ({ a: ((v.atFive - v.lost) / v.atFive - 1) / (6 / 5 - 1) }),
})
