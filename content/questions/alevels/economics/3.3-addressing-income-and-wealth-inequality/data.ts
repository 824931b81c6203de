import { weighed, written } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { question, templates } = questionsOf('data', '3.3', { calculator: 'needed' })

export { templates }

question('inequality-and-rents-data', {
  facts: { difficulty: 4, checked: '2026-11-24' },
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
        a: written({
          prompt: `Describe how the distribution of income in Country X changed over the ${v.years} years.`,
          scheme: [
            'it became less equal (inequality increased, the gap widened)',
            `figures for both dates: the Gini coefficient rose from ${plain(giniBefore, 2)} to ${plain(giniNow, 2)}, or the share of the richest 20% rose from ${plain(v.richBefore)}% to ${plain(v.richNow)}%, or that of the poorest 20% fell from ${plain(v.poorBefore)}% to ${plain(v.poorNow)}%`,
          ],
          modelAnswer: `Incomes were distributed less equally than before: the Gini coefficient rose from ${plain(giniBefore, 2)} to ${plain(giniNow, 2)}. The richest 20% of households now receive ${plain(v.richNow)}% of total income instead of ${plain(v.richBefore)}%, the poorest 20% only ${plain(v.poorNow)}% instead of ${plain(v.poorBefore)}%.`,
          solution: `A higher coefficient means more inequality: 0 is complete equality, 1 complete inequality. One mark for the direction, one for figures of both dates from any row. The richest 20% now receive ${plain(v.richNow)} ÷ ${plain(v.poorNow)} = ${plain(v.richNow / v.poorNow)} times as much as the poorest 20%.`,
        }),
        b: written({
          prompt: 'Explain the difference between income and wealth, using a rented flat as an example.',
          objective: 'AO2',
          scheme: [
            'income is a flow over a period of time, e.g. the rent that the owner receives each month',
            'wealth is a stock of assets at a point in time, e.g. the value of the flat itself',
          ],
          modelAnswer: `Income is a flow of money received over a period of time: the owner gets ${money(v.rent)} a month in rent. Wealth is a stock of assets at a point in time: the flat that the owner has, with the price for which it could be sold today.`,
          solution:
            'One mark each for flow and stock, with the example. “Wealth is a lot of money” earns nothing.',
        }),
        c: weighed({
          prompt:
            'Explain **two** causes, from the text, of the wider gap between high and low incomes, and consider which of them is likely to last longer.',
          marks: 4,
          AO1: [
            'two causes named: technology that changes the demand for labour, and rising house prices (ownership of assets)',
          ],
          AO2: [
            'technology raises the demand for workers with special skills, so their wages rise, while unskilled workers lose jobs or earn less',
            'owners of houses, who have high incomes already, receive higher rents or gains, while those who rent pay more',
          ],
          AO3: [
            'unequal wealth may last longer, because houses are inherited, whereas skills can be learned',
            'the effect of technology may last longer, because training takes years and new techniques go on replacing unskilled work, while house prices can fall',
          ],
          modelAnswer: `One cause is technology. It raises the demand for workers with special skills, so their wages rise, while unskilled workers lose their jobs or earn less. Another is the ownership of assets. House prices have risen, and most houses belong to people with high incomes. They receive higher rents, while others pay them. The second cause is likely to last longer. Workers can be trained for the new jobs, but houses are inherited, so that the gap passes on to the next generation.`,
          solution:
            'One mark for two causes from the text, one for the effect of each on incomes, one for a comparison with a reason; either answer can be right.',
        }),
        d: weighed({
          prompt: 'Assess, with the help of a diagram, whether the city should introduce the maximum rent.',
          subtopic: '3.2',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'diagram with labelled axes, D and S, and a maximum rent below the equilibrium',
            `aim: flats become affordable for workers on low pay; those who keep a flat pay ${money(v.cut)} a month less`,
          ],
          AO2: [
            `the quantity demanded extends to ${plain(demanded)} thousand while the quantity supplied contracts to ${plain(supplied)} thousand: a shortage of ${plain(clean(demanded - supplied))} thousand flats`,
            'the flats must be rationed in other ways, such as waiting lists or favour, or an informal market with higher rents arises',
            'owners receive less, so they repair less or sell their flats',
          ],
          AO3: [
            'it depends on who gets the flats: owners may prefer tenants with safe jobs, so those in need may not gain',
            'it depends on elasticity and time: the supply of flats is inelastic at first, so the shortage grows over the years',
            'other measures, such as payments to families with low incomes or building by the city, help without a shortage but cost more',
            'a judgement that follows from the argument',
          ],
          modelAnswer: `The diagram has rent on the vertical and the quantity of flats on the horizontal axis. The maximum rent is a horizontal line at ${money(top)}, below the equilibrium of ${money(v.rent)}. It makes flats affordable for more workers: those who find one save ${money(v.cut)} a month.

At this rent the quantity demanded rises to ${plain(demanded)} thousand, and the quantity supplied falls to ${plain(supplied)} thousand, so there is a shortage of ${plain(clean(demanded - supplied))} thousand flats. Flats have to be rationed by waiting lists or by favour, or tenants pay more in an informal market. Owners have less reason to repair them.

Who gains depends on who gets the flats. Owners may choose tenants with safe jobs rather than those most in need. The shortage also grows with time, since supply is more elastic in the long run. The city should therefore not introduce it as a lasting measure. Payments to families with low incomes would reach those in need without reducing supply, though they cost more.`,
          solution: `Diagram: D and S cross at ${money(v.rent)} and ${plain(v.flats)} thousand flats; the line of the maximum rent at ${money(top)} meets S at ${plain(supplied)} and D at ${plain(demanded)} thousand. Up to four marks for the aim, the diagram and the effects; one side alone earns at most three of them. Up to two for evaluation: who gains, time, alternatives, and a judgement.`,
        }),
        e: weighed({
          prompt:
            'Assess which of the two measures of the national government would be more effective in reducing inequality of income.',
          objective: 'AO3',
          marks: 6,
          AO1: [
            'a higher minimum wage raises the income of low-paid workers who keep their jobs',
            'a more progressive tax takes a larger share of high incomes, and transfer payments raise the income of poor families, whether or not they work',
          ],
          AO2: [
            'above the equilibrium wage it raises costs, so firms may employ fewer workers; those who lose their jobs are worse off',
            'the minimum wage does nothing for people without work, such as pensioners and the unemployed',
            'tax and transfers narrow the gap from both ends: less income at the top after tax, more at the bottom',
            'high tax rates or benefits may reduce the incentive to work or lead to avoidance; the payments have an opportunity cost',
          ],
          AO3: [
            'it depends on the cause: if poor households are low-paid workers the minimum wage helps, if they have no work transfers do',
            'it depends on how far wages rise above equilibrium and on the elasticity of demand for labour, or on how well the tax can be collected',
            'neither treats the causes in the text, lack of skills and unequal wealth; training or a tax on inheritance may be needed',
            'a judgement that follows from the argument, comparing the two',
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
})
