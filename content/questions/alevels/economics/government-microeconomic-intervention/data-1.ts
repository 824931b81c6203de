import { any, ao3, b1, calculated, written } from '@/lib/exams/authoring/data-response'
import { rows, statements } from '@/lib/exams/authoring/options'
import { money, plain, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { template } from '@/lib/exams/template'

// 3.2 A specific tax, with 2.2 and 3.1

const DRINKS = [
  { good: 'sugary drinks', harm: 'damage to teeth and later diabetes', habit: 'sugar' },
  { good: 'energy drinks', harm: 'poor sleep and heart problems', habit: 'caffeine' },
]

const drinksTax = template({
  name: 'tax-on-drinks-data',
  subtopic: '3.2',
  style: 'data',
  tier: null,
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        calculated({
          label: 'a',
          prompt: 'Calculate the revenue of the government from the tax, in \\$ million a year.',
          subtopic: '3.2',
          answer: revenue,
          unit: '',
          method: `tax per litre × quantity sold after the tax, or ${plain(v.tax / 100, 2)} × ${plain(sold)}`,
          result: `\\$${plain(revenue)} million`,
          solution: `Tax is paid on each litre that is sold after the tax: ${dollars(v.tax)} × ${plain(sold)} million = \\$${plain(revenue)} million. The old quantity must not be used, because consumers buy less now.`,
        }),
        calculated({
          label: 'b',
          prompt: 'Calculate the percentage of the tax on each litre that is borne by consumers.',
          subtopic: '3.2',
          answer: v.share,
          unit: '%',
          method: `rise in the price paid: ${dollars(v.price + rise)} − ${dollars(v.price)} = ${dollars(rise)}`,
          result: `${plain(v.share)}%`,
          solution: `Consumers pay ${dollars(rise)} a litre more than before. The tax is ${dollars(v.tax)}. Their share is ${plain(rise / 100, 2)} ÷ ${plain(v.tax / 100, 2)} × 100 = ${plain(v.share)}%. Producers bear the rest.`,
        }),
        {
          kind: 'choice',
          label: 'c',
          prompt:
            'What do the table and the size of the tax show about the burden of the tax and about elasticity?',
          command: 'Identify',
          subtopic: '3.2',
          objective: 'AO2',
          marks: 1,
          scheme: b1('consumers; demand is less elastic than supply'),
          ...rows(
            ['Larger part of the tax borne by', 'What this suggests'],
            ['consumers', 'demand is less elastic than supply'],
            [
              [
                ['consumers', 'demand is more elastic than supply'],
                'You found who bears more, but the side that reacts less to price, the less elastic one, bears the larger part.',
              ],
              [
                ['producers', 'demand is less elastic than supply'],
                `You took the part of producers to be larger, but the price rises by ${dollars(rise)}, more than half of the tax.`,
              ],
              [
                ['producers', 'demand is more elastic than supply'],
                'You thought that producers bear the tax because they hand it to the government. Look at the rise in the price.',
              ],
            ],
          ),
          solution: `The price rises by ${dollars(rise)} of the ${dollars(v.tax)}, so consumers bear more than half. They do so where demand is less elastic than supply: buyers react less to the price than sellers.`,
        },
        written({
          label: 'd',
          prompt: `Explain why ${good} may be regarded as a demerit good.`,
          command: 'Explain',
          subtopic: '3.1',
          objective: 'AO2',
          marks: 2,
          scheme: b1(
            `consumers have imperfect information: few of the buyers know about the harm to themselves, such as ${harm}`,
            'so they buy more than they would with full information: the good is over-consumed',
          ),
          modelAnswer: `Few buyers know that the drinks can lead to ${harm}. They have imperfect information and underrate the harm to themselves. So they buy more than they would with full information, and the drinks are over-consumed.`,
          solution:
            'A demerit good is over-consumed because of imperfect information. “It is bad for you” earns nothing without one of these two ideas.',
        }),
        written({
          label: 'e',
          prompt: `Explain, using the table, whether the demand for ${good} is price elastic or price inelastic, and give **one** reason for this.`,
          command: 'Explain',
          subtopic: '2.2',
          objective: 'AO2',
          marks: 3,
          scheme: b1(
            `the price rose by ${pricePercent}% and the quantity fell by ${plain(v.fall)}%`,
            'the quantity demanded changed by the smaller percentage, so demand is price inelastic (PED between 0 and −1)',
            `a reason, e.g. habit or addiction (${habit} is hard to give up), or buyers see no close substitute`,
          ),
          modelAnswer: `The price rose by ${pricePercent}% and the quantity demanded fell by ${plain(v.fall)}%. The quantity changed by a smaller percentage than the price, so demand is price inelastic. A reason is habit: many buyers find it hard to give up the ${habit}, so they go on buying although the price is higher.`,
          solution: `Price: ${plain(rise / 100, 2)} ÷ ${plain(v.price / 100, 2)} × 100 = ${pricePercent}%. Quantity: −${plain(v.fall)}%. Because nothing else has changed, the two can be compared: PED is about ${plain(-v.fall / ((rise / v.price) * 100), 2)}. One mark for the percentages, one for the conclusion, one for a reason.`,
        }),
        written({
          label: 'f',
          prompt: `Explain how lessons about health could affect the market for ${good}, and comment on **one** limit of this measure.`,
          command: 'Explain',
          subtopic: '3.2',
          objective: 'AO2',
          marks: 4,
          scheme: [
            ...b1(
              'lessons reduce imperfect information: young people learn about the harm to themselves',
              'fewer drinks are wanted at each price: the demand curve shifts to the left',
              'price and quantity fall, so over-consumption is reduced',
            ),
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
        written({
          label: 'g',
          prompt: `Assess whether raising the tax is the best way to reduce the consumption of ${good} in Country X.`,
          command: 'Assess',
          subtopic: '3.2',
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
      ],
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

// 3.3 Inequality, with 1.4 and 3.2

const inequality = template({
  name: 'inequality-and-rents-data',
  subtopic: '3.3',
  style: 'data',
  tier: null,
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const poorNow = random.pick([4, 5, 6])
    const times = random.pick([7, 8, 9, 10, 11, 12])
    const v = {
      poorNow,
      poorBefore: poorNow + random.int(1, 2),
      richNow: poorNow * times,
      richBefore: poorNow * times - random.int(4, 7),
      // taken off the difference of the shares, which is close to the Gini coefficient
      offBefore: random.int(0, 2),
      offNow: random.int(0, 2),
      flats: random.step(40, 120, 10),
      rent: random.step(800, 1400, 100),
      cut: random.step(150, 300, 50),
      more: random.pick([10, 20, 30]),
      fewer: random.pick([10, 20]),
      years: random.int(8, 12),
      minimum: random.step(5, 9, 0.5),
    }
    return v.richNow < 42 || v.richNow > 54 ? null : v
  },
  make: v => {
    const demanded = (v.flats * (100 + v.more)) / 100
    const supplied = (v.flats * (100 - v.fewer)) / 100
    const top = v.rent - v.cut
    const giniBefore = (v.richBefore - v.poorBefore - v.offBefore) / 100
    const giniNow = (v.richNow - v.poorNow - v.offNow) / 100
    return {
      stem: `**A wider gap in Country X**

The distribution of income in Country X has changed over ${v.years} years, as the table shows. Technology has raised the demand for workers with special skills, while many jobs for unskilled workers have gone. House prices have risen fast, and most houses belong to people with high incomes.

In the capital the market for rented flats is in equilibrium at a rent of ${money(v.rent)} a month, with ${plain(v.flats)} thousand flats. Many workers on low pay cannot afford this. The city discusses a maximum rent of ${money(top)} a month. Economists predict that the quantity of flats demanded would be ${v.more}% higher, and the quantity supplied ${v.fewer}% lower, than at the equilibrium.

The national government considers two measures against inequality: to raise the minimum wage from ${money(v.minimum)} to ${money(v.minimum + 2)} an hour, or to make income tax more progressive and to pay the revenue as transfer payments to families with low incomes.`,
      table: {
        caption: 'Income distribution in Country X',
        head: ['', `${v.years} years ago`, 'Now'],
        rows: [
          ['Gini coefficient', plain(giniBefore, 2), plain(giniNow, 2)],
          [
            'Share of total income of the poorest 20% of households (%)',
            plain(v.poorBefore),
            plain(v.poorNow),
          ],
          [
            'Share of total income of the richest 20% of households (%)',
            plain(v.richBefore),
            plain(v.richNow),
          ],
        ],
      },
      parts: [
        {
          kind: 'choice',
          label: 'a',
          prompt: 'What does the change in the Gini coefficient show?',
          command: 'Identify',
          subtopic: '3.3',
          objective: 'AO2',
          marks: 1,
          scheme: b1('incomes are distributed less equally than before'),
          ...statements('Incomes are distributed less equally than before.', [
            [
              'Incomes are distributed more equally than before.',
              'You read the coefficient the wrong way round: 0 is complete equality and 1 complete inequality.',
            ],
            [
              'The average income of households is higher than before.',
              'You took the coefficient for a measure of the level of income. It shows only how income is distributed.',
            ],
            [
              'The average household has more wealth than before.',
              'You mixed up income and wealth, and distribution and level.',
            ],
          ]),
          solution: `The coefficient lies between 0 (complete equality) and 1 (complete inequality). A rise from ${plain(giniBefore, 2)} to ${plain(giniNow, 2)} means more inequality. The other rows agree: the richest 20% have a larger share, the poorest 20% a smaller one.`,
        },
        calculated({
          label: 'b',
          prompt:
            'Calculate how many times as much income the richest 20% of households now receive as the poorest 20%.',
          subtopic: '3.3',
          answer: v.richNow / v.poorNow,
          unit: '',
          method: `${plain(v.richNow)} ÷ ${plain(v.poorNow)}`,
          result: `${plain(v.richNow / v.poorNow)} times`,
          solution: `Both shares are shares of the same total, so their ratio is the ratio of the incomes: ${plain(v.richNow)} ÷ ${plain(v.poorNow)} = ${plain(v.richNow / v.poorNow)}.`,
        }),
        calculated({
          label: 'c',
          prompt: 'Calculate the shortage of flats at the maximum rent, in thousand flats.',
          subtopic: '3.2',
          answer: clean(demanded - supplied),
          unit: '',
          method: `quantity demanded ${plain(demanded)} (thousand) and quantity supplied ${plain(supplied)} (thousand)`,
          result: `${plain(clean(demanded - supplied))} (thousand flats)`,
          solution: `Demanded: ${plain(v.flats)} + ${v.more}% = ${plain(demanded)} thousand. Supplied: ${plain(v.flats)} − ${v.fewer}% = ${plain(supplied)} thousand. The shortage is the difference, ${plain(clean(demanded - supplied))} thousand flats.`,
        }),
        written({
          label: 'd',
          prompt: 'Explain the difference between income and wealth, using a rented flat as an example.',
          command: 'Explain',
          subtopic: '3.3',
          objective: 'AO1',
          marks: 2,
          scheme: b1(
            'income is a flow over a period of time, e.g. the rent that the owner receives each month',
            'wealth is a stock of assets at a point in time, e.g. the value of the flat itself',
          ),
          modelAnswer: `Income is a flow of money received over a period of time: the owner gets ${money(v.rent)} a month in rent. Wealth is a stock of assets at a point in time: the flat that the owner has, with the price for which it could be sold today.`,
          solution:
            'One mark each for flow and stock, with the example. “Wealth is a lot of money” earns nothing.',
        }),
        written({
          label: 'e',
          prompt:
            'Explain how a free market decides **for whom** flats are provided, and why a government may not be content with the result.',
          command: 'Explain',
          subtopic: '1.4',
          objective: 'AO2',
          marks: 3,
          scheme: b1(
            'the price mechanism decides: flats go to those who are willing and able to pay the equilibrium rent',
            'ability to pay depends on income (and wealth), which is distributed unequally',
            `why the government may not be content: workers on low pay, who cannot afford ${money(v.rent)}, go without although they need a home / a home is a necessity that should be affordable for all (equity)`,
          ),
          modelAnswer: `In a free market the price mechanism decides who gets the flats: those who are both willing and able to pay the rent of ${money(v.rent)} a month. Whether a person is able to pay depends on income, and incomes in Country X are distributed more and more unequally. Workers on low pay need homes, but their need does not count in the market without money behind it. The government may regard a home as a necessity which all should be able to afford.`,
          solution:
            'The question “for whom” is answered by price and ability to pay. Two marks for this chain, one for why the result may be seen as unfair or harmful. Only effective demand counts in a market.',
        }),
        written({
          label: 'f',
          prompt:
            'Explain, with the help of a diagram, the effects of the maximum rent on the market for flats, and consider whether it would help people with low incomes.',
          command: 'Explain',
          subtopic: '3.2',
          objective: 'AO2',
          marks: 4,
          scheme: [
            ...b1(
              'diagram with labelled axes, D and S, and a maximum rent below the equilibrium',
              'at the lower rent the quantity demanded extends while the quantity supplied contracts',
              'the result is a shortage (shown as the gap between D and S): flats must be rationed in other ways, or an informal market arises',
            ),
            ...ao3(
              1,
              `those who keep a flat pay ${money(v.cut)} a month less, but fewer flats are let, so some go without; it depends who gets the flats`,
              'over time owners sell or neglect flats, so supply falls further and the help gets smaller',
            ),
          ],
          modelAnswer: `The diagram has rent on the vertical and the quantity of flats on the horizontal axis. The maximum rent is a horizontal line at ${money(top)}, below the equilibrium of ${money(v.rent)}. There the quantity demanded is larger and the quantity supplied is smaller than at the equilibrium, so there is a shortage. Flats have to be rationed by waiting lists or by favour, or people pay more in an informal market.

People with low incomes who find a flat are helped, since they save ${money(v.cut)} a month. But fewer flats are let than before, and owners may choose tenants with safe jobs. So only some of them gain, and fewer as time passes.`,
          solution: `Diagram: D and S cross at ${money(v.rent)} and ${plain(v.flats)} thousand flats; the line of the maximum rent at ${money(top)} meets S at ${plain(supplied)} and D at ${plain(demanded)} thousand. The last mark needs a comment on both gainers and losers, or on time.`,
        }),
        written({
          label: 'g',
          prompt:
            'Assess which of the two measures of the national government would be more effective in reducing inequality of income.',
          command: 'Assess',
          subtopic: '3.3',
          objective: 'AO3',
          marks: 6,
          scheme: [
            ...any(
              4,
              'a higher minimum wage raises the income of low-paid workers who keep their jobs',
              'above the equilibrium wage it raises costs, so firms may employ fewer workers; those who lose their jobs are worse off',
              'it does nothing for people without work, such as pensioners and the unemployed',
              'a more progressive tax takes a larger share of high incomes, so the gap after tax is smaller',
              'transfer payments raise the income of poor families, whether or not they work',
              'high tax rates or benefits may reduce the incentive to work or lead to avoidance; the payments have an opportunity cost',
            ),
            ...ao3(
              2,
              'it depends on the cause: if poor households are low-paid workers the minimum wage helps, if they have no work transfers do',
              'it depends on how far wages rise above equilibrium and on the elasticity of demand for labour, or on how well the tax can be collected',
              'neither treats the causes in the text, lack of skills and unequal wealth; training or a tax on inheritance may be needed',
              'a judgement that follows from the argument, comparing the two',
            ),
          ],
          modelAnswer: `A minimum wage of ${money(v.minimum + 2)} raises the pay of the lowest-paid workers at no direct cost to the government. But if it is above the equilibrium wage, firms demand less labour, and some unskilled workers may lose their jobs. It does not reach households without work.

A more progressive income tax takes a larger share of high incomes. Transfer payments then raise low incomes directly, including those of families without work. So the gap narrows from both ends. Against this, high tax rates may weaken the incentive to work or lead the rich to hide income, and benefits that fall as earnings rise can keep people from taking jobs.

The better choice depends on who is poor. In Country X many unskilled jobs have gone, so much of the inequality seems to come from lost work rather than from low pay. Tax and transfers are therefore likely to be more effective, provided that the tax can be collected. In the long run training is needed too, since neither measure treats the lack of skills.`,
          solution:
            'Up to four marks for how each measure works and what it may spoil; an answer about one measure only cannot earn more than three of them. Up to two for evaluation: on what the comparison depends, and a judgement between the two.',
        }),
      ],
    }
  },
  verify: v => ({
    b: v.richNow / 20 / (v.poorNow / 20),
    c: (v.flats * (v.more + v.fewer)) / 100,
  }),
})

export const templates = [drinksTax, inequality]
