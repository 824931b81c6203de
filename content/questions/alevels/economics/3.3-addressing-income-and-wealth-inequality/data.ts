import { ask } from '@/lib/exams/authoring/ask'
import { calculated, written } from '@/lib/exams/authoring/data-response'
import { any, ao3 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('data', '3.3', { calculator: 'needed' })

export { templates }

question('inequality-and-rents-data', {
  facts: { difficulty: 4, checked: '2026-11-20' },
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
      parts: {
        a: ask.choice({
          prompt: 'What does the change in the Gini coefficient show?',
          objective: 'AO2',
          scheme: ['incomes are distributed less equally than before'],
          solution: `The coefficient lies between 0 (complete equality) and 1 (complete inequality). A rise from ${plain(giniBefore, 2)} to ${plain(giniNow, 2)} means more inequality. The other rows agree: the richest 20% have a larger share, the poorest 20% a smaller one.`,
          right: 'Incomes are distributed less equally than before.',
          wrong: {
            'Incomes are distributed more equally than before.':
              'You read the coefficient the wrong way round: 0 is complete equality and 1 complete inequality.',
            'The average income of households is higher than before.':
              'You took the coefficient for a measure of the level of income. It shows only how income is distributed.',
            'The average household has more wealth than before.':
              'You mixed up income and wealth, and distribution and level.',
          },
        }),
        b: calculated({
          prompt:
            'Calculate how many times as much income the richest 20% of households now receive as the poorest 20%.',
          answer: v.richNow / v.poorNow,
          unit: '',
          method: `${plain(v.richNow)} ÷ ${plain(v.poorNow)}`,
          result: `${plain(v.richNow / v.poorNow)} times`,
          solution: `Both shares are shares of the same total, so their ratio is the ratio of the incomes: ${plain(v.richNow)} ÷ ${plain(v.poorNow)} = ${plain(v.richNow / v.poorNow)}.`,
        }),
        c: calculated({
          prompt: 'Calculate the shortage of flats at the maximum rent, in thousand flats.',
          subtopic: '3.2',
          answer: clean(demanded - supplied),
          unit: '',
          method: `quantity demanded ${plain(demanded)} (thousand) and quantity supplied ${plain(supplied)} (thousand)`,
          result: `${plain(clean(demanded - supplied))} (thousand flats)`,
          solution: `Demanded: ${plain(v.flats)} + ${v.more}% = ${plain(demanded)} thousand. Supplied: ${plain(v.flats)} − ${v.fewer}% = ${plain(supplied)} thousand. The shortage is the difference, ${plain(clean(demanded - supplied))} thousand flats.`,
        }),
        d: written({
          prompt: 'Explain the difference between income and wealth, using a rented flat as an example.',
          scheme: [
            'income is a flow over a period of time, e.g. the rent that the owner receives each month',
            'wealth is a stock of assets at a point in time, e.g. the value of the flat itself',
          ],
          modelAnswer: `Income is a flow of money received over a period of time: the owner gets ${money(v.rent)} a month in rent. Wealth is a stock of assets at a point in time: the flat that the owner has, with the price for which it could be sold today.`,
          solution:
            'One mark each for flow and stock, with the example. “Wealth is a lot of money” earns nothing.',
        }),
        e: written({
          prompt:
            'Explain how a free market decides **for whom** flats are provided, and why a government may not be content with the result.',
          subtopic: '1.4',
          objective: 'AO2',
          scheme: [
            'the price mechanism decides: flats go to those who are willing and able to pay the equilibrium rent',
            'ability to pay depends on income (and wealth), which is distributed unequally',
            `why the government may not be content: workers on low pay, who cannot afford ${money(v.rent)}, go without although they need a home / a home is a necessity that should be affordable for all (equity)`,
          ],
          modelAnswer: `In a free market the price mechanism decides who gets the flats: those who are both willing and able to pay the rent of ${money(v.rent)} a month. Whether a person is able to pay depends on income, and incomes in Country X are distributed more and more unequally. Workers on low pay need homes, but their need does not count in the market without money behind it. The government may regard a home as a necessity which all should be able to afford.`,
          solution:
            'The question “for whom” is answered by price and ability to pay. Two marks for this chain, one for why the result may be seen as unfair or harmful. Only effective demand counts in a market.',
        }),
        f: written({
          prompt:
            'Explain, with the help of a diagram, the effects of the maximum rent on the market for flats, and consider whether it would help people with low incomes.',
          subtopic: '3.2',
          objective: 'AO2',
          marks: 4,
          scheme: [
            'diagram with labelled axes, D and S, and a maximum rent below the equilibrium',
            'at the lower rent the quantity demanded extends while the quantity supplied contracts',
            'the result is a shortage (shown as the gap between D and S): flats must be rationed in other ways, or an informal market arises',
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
        g: written({
          prompt:
            'Assess which of the two measures of the national government would be more effective in reducing inequality of income.',
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
      },
    }
  },
  verify: v => ({
    b: v.richNow / 20 / (v.poorNow / 20),
    c: (v.flats * (v.more + v.fewer)) / 100,
  }),
})
