import { calculated, weighed } from '@/lib/exams/authoring/data-response'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { lineChart } from '@/lib/figures/statistics/lines'

const { question, templates } = questionsOf('data', '8.2', { calculator: 'needed' })

export { templates }

/** Cumulative shares of income, from nothing to the whole, of the shares of five fifths. */
const cumulated = (shares: readonly number[]) =>
  [0, 1, 2, 3, 4, 5].map(count => shares.slice(0, count).reduce((sum, each) => sum + each, 0))

/** The Gini coefficient of the five points joined by straight lines. */
const gini = (shares: readonly number[]) => {
  const points = cumulated(shares)
  const under = points.slice(1).reduce((sum, each, at) => sum + (each + (points[at] ?? 0)) / 10, 0)
  return roundTo(1 - under / 50, 2)
}

question('basic-income-data', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const poorest = random.int(7, 8)
    const before = [poorest, random.int(12, 13), random.int(16, 17), random.int(22, 23)]
    const after = [poorest - 1, random.int(10, 11), random.int(14, 15), random.int(21, 22)]
    const wage = random.int(10, 15) // dollars an hour
    const share = random.step(75, 90, 5) // per cent of the extra earnings that the parent loses
    const extra = 20 * wage
    const lost = (extra * share) / 100
    const tax = random.step(24, 48, 4)
    const left = random.step(10, 40, 10) // benefit that is left at 30 hours
    const later = left + lost - tax // at 10 hours
    const v = {
      before: [...before, 100 - before.reduce((sum, each) => sum + each, 0)],
      after: [...after, 100 - after.reduce((sum, each) => sum + each, 0)],
      growth: random.int(20, 28), // per cent, average real income
      wage,
      share,
      extra,
      lost,
      tax,
      benefits: [later + 5 * wage, later, left] as const, // at 0, 10 and 30 hours
      child: random.step(20, 40, 5),
      care: extra - lost + random.step(20, 50, 5), // of twenty hours in a nursery, dollars a week
      income: random.step(110, 130, 5), // basic income, dollars a week
      adults: random.int(8, 16), // million
      people: random.step(1200, 2000, 200),
      trial: [random.int(40, 43), random.int(3, 5)] as const, // per cent at work, points added
      city: [random.int(57, 60), random.int(2, 3)] as const,
      line: random.step(180, 210, 10), // dollars a week, single adult
      old: random.int(38, 48), // present benefits as per cent of the cost of a basic income
    }
    const poorer = ((poorest - 1) / poorest) * (1 + v.growth / 100)
    // The poorest fifth is better off in real terms, though its share is smaller; the basic income is below the benefits.
    return poorer >= 1.03 && later > 0 && v.benefits[0] >= v.income + 40 && v.trial[1] > v.city[1] ? v : null
  },
  make: v => {
    const [none, some, most] = v.benefits
    const net = [none + v.child, 10 * v.wage + some + v.child, 30 * v.wage - v.tax + most + v.child]
    const kept = v.extra - v.lost
    const ginis = [gini(v.before), gini(v.after)].map(each => plain(each, 2))
    const points = (shares: readonly number[]) =>
      cumulated(shares).map((each, at) => [at * 20, each] as const)
    const cost = (v.adults * v.income * 52) / 1000
    const now = roundTo((cost * v.old) / 100, 0)
    const billion = roundTo(cost, 0)
    const [low, high] = [v.before[0] ?? 0, v.after[0] ?? 0]
    const better = plain(roundTo(((high / low) * (1 + v.growth / 100) - 1) * 100, 0))
    const gained = [v.trial[0] + v.trial[1], v.city[0] + v.city[1]]
    return {
      stem: `**A basic income for Country X?**

*Extract 1: benefits and work*

The chart shows Lorenz curves of disposable income in Country X. Average real income per head rose by ${v.growth}% between Year 1 and Year 9. The Gini coefficient rose from ${ginis[0]} to ${ginis[1]}.

All families receive a child benefit. A housing benefit is withdrawn as earnings rise. The table shows what this means for a single parent with one child who is paid \\$${v.wage} an hour and has no right to unemployment benefit. To work 30 hours a week instead of 10 the parent would need a nursery, which costs \\$${v.care} a week. A quarter of the families that could claim housing benefit do not: some are ashamed, others find the forms too long.

*Extract 2: a trial*

The government considers a universal basic income of \\$${v.income} a week for every adult. Housing benefit and unemployment benefit would be abolished; child benefit would stay. A single adult counts as poor below \\$${v.line} a week.

For one year ${plain(v.people)} adults in the capital, all of them volunteers on low incomes, received the basic income in place of their benefits. The share of them with paid work rose from ${v.trial[0]}% to ${gained[0]}%. Among other adults of the capital it rose from ${v.city[0]}% to ${gained[1]}%. “The trial proves it,” the minister for social affairs said. “A basic income ends the poverty trap and makes our country fairer.”

A newspaper puts the cost for the whole country at \\$${plain(billion)} billion a year; the benefits that would be abolished cost \\$${plain(now)} billion now. The ministry has not said which taxes would rise. Nobody in the trial paid higher taxes. An association of disabled people fears that the same sum for all would be too little for those who need care.`,
      figure: chartFigure(
        {
          name: 'government-microeconomic-intervention-a-level/lorenz-curves-two-years',
          title: 'Lorenz curves of Country X',
        },
        lineChart({
          sets: [
            { name: 'Year 1', points: points(v.before) },
            { name: 'Year 9', points: points(v.after) },
            {
              name: 'equality',
              points: [
                [0, 0],
                [100, 100],
              ],
            },
          ],
          x: {
            label: 'Cumulative share of households / %',
            max: 100,
            ticks: [0, 20, 40, 60, 80, 100],
          },
          y: { label: 'Cumulative share of disposable income / %', max: 100, every: 20 },
          height: 200,
        }),
      ),
      table: {
        caption: 'A single parent with one child (\\$ a week)',
        head: ['Hours of paid work', '0', '10', '30'],
        rows: [
          ['Earnings', '0', plain(10 * v.wage), plain(30 * v.wage)],
          ['Income tax and social insurance', '0', '0', plain(v.tax)],
          ['Housing benefit', ...v.benefits.map(each => plain(each))],
          ['Child benefit', ...v.benefits.map(() => plain(v.child))],
          ['Disposable income', ...net.map(each => plain(each))],
        ],
      },
      parts: {
        a: calculated({
          prompt:
            'Calculate the percentage of the extra earnings that the parent loses in tax and lower benefits by working 30 hours a week instead of 10.',
          answer: v.share,
          unit: '%',
          method: `extra earnings \\$${v.extra}; lost ${v.tax} + (${some} − ${most}) = \\$${v.lost}, or ${v.extra} − (${net[2]} − ${net[1]})`,
          result: `${v.share}%`,
          solution: `Earnings rise by ${30 * v.wage} − ${10 * v.wage} = \\$${v.extra}. The parent pays \\$${v.tax} more in tax and loses \\$${some - most} of housing benefit, together \\$${v.lost}. This is ${v.lost} ÷ ${v.extra} × 100 = ${v.share}% of the extra earnings.`,
        }),
        b: weighed({
          prompt:
            'Explain, using the chart, how the distribution of income in Country X changed between Year 1 and Year 9, and consider whether there is likely to be more absolute poverty in Year 9.',
          marks: 4,
          AO1: [
            'the Lorenz curve (or the Gini coefficient) measures inequality: the further the curve lies from the line of equality, the less equal are incomes',
          ],
          AO2: [
            `income became less equal: the curve moved away from the line of equality, and the Gini coefficient rose from ${ginis[0]} to ${ginis[1]}`,
            `the share of the poorest 20% fell (about ${low}% to ${high}%) while that of the richest 20% rose (about ${v.before[4]}% to ${v.after[4]}%)`,
          ],
          AO3: [
            `not likely: absolute poverty is measured by basic needs, and average real income rose by ${v.growth}%, so the poorest 20% have about ${better}% more in real terms`,
            'it is still possible for some: the poorest 20% is an average too, and some families do not claim the benefits they could have',
          ],
          modelAnswer: `A Lorenz curve shows inequality by its distance from the line of equality. The curve of Year 9 lies further away, so income has become less equal, as the rise of the Gini coefficient from ${ginis[0]} to ${ginis[1]} also shows. The poorest 20% had about ${low}% of income in Year 1 and ${high}% in Year 9. The share of the richest 20% grew from about ${v.before[4]}% to ${v.after[4]}%.

More absolute poverty is not likely. Absolute poverty means too little income for basic needs, and average real income rose by ${v.growth}%. A slightly smaller share of a larger income leaves the poorest 20% with about ${better}% more than before. Within this group, however, a few may have become poorer.`,
          solution: `One mark for what the curve measures, two for the change read from the chart, one for a judgement that tells relative from absolute poverty: ${high}% of an income that is ${v.growth}% higher is more than ${low}% of the old one.`,
        }),
        c: weighed({
          prompt:
            'Explain, with evidence from the table and Extract 1, why the parent may be in a poverty trap, and consider whether a slower withdrawal of housing benefit would be the best way out of it.',
          marks: 6,
          AO1: [
            'poverty trap: people gain little or nothing from earning more, as they pay more tax and lose benefits',
            'means-tested benefit: it is paid only to people whose income is below a set level',
          ],
          AO2: [
            `for 20 more hours of work disposable income rises by only \\$${kept} (from \\$${net[1]} to \\$${net[2]}), since housing benefit falls by \\$${some - most} and \\$${v.tax} is paid in tax and social insurance (or: ${v.share}% of the extra earnings is lost)`,
            `a nursery costs \\$${v.care}, more than that, so the parent has no incentive to work longer and income stays low`,
          ],
          AO3: [
            'it would help: the parent would keep more of each dollar earned, and the supply of labour would rise',
            'but it costs more: benefit is then paid to families with higher earnings too, and has to be paid for by taxes',
            'another way may be better for this parent, e.g. subsidised nurseries, a higher income before tax starts, training for better paid work or a basic income: a comparison with its reason',
          ],
          modelAnswer: `In a poverty trap people gain little or nothing by earning more, because they pay tax and lose means-tested benefits, which are paid only on low incomes. If the parent works 30 hours instead of 10, earnings rise by \\$${v.extra}. But housing benefit falls by \\$${some - most} and tax and social insurance take \\$${v.tax}, so disposable income rises by only \\$${kept}. The nursery costs \\$${v.care}. The parent would be \\$${v.care - kept} a week worse off and has no incentive to work longer, so the family stays on a low income.

If housing benefit were withdrawn more slowly, the parent would keep more of each dollar earned. It would be expensive, however, since families with higher earnings would still receive some benefit, and the taxes to pay for it may weaken the incentive of others. For this parent a subsidised nursery would be the better way, as child care takes all that is gained. In general the two belong together: slower withdrawal also helps people without children.`,
          solution:
            'Two marks for the poverty trap and for means-testing, two for using the table (what is lost, what child care adds), two for judging slower withdrawal: incentive against cost, and compared with another way.',
        }),
        d: weighed({
          prompt:
            'Assess whether the evidence is sufficient to support the minister’s claim that a universal basic income would end the poverty trap and make Country X fairer.',
          objective: 'AO3',
          marks: 8,
          AO1: [
            'universal basic income: a regular sum for every person without a test of income or a condition',
            'equity means fairness, which is normative, and is not the same as equality',
          ],
          AO2: [
            'for: nothing is withdrawn as earnings rise, so a parent like the one in the table would keep all but tax; and nobody is missed who does not claim',
            `for: the share of those in the trial with work rose by ${v.trial[1]} percentage points, against ${v.city[1]} among other adults of the capital`,
            `against: without work the parent would lose \\$${none} of housing benefit for \\$${v.income} of basic income; those most in need, also disabled people, may be worse off`,
            'against: an income without any condition may lead some people to work less, as they need their earnings less',
            `against: it would cost \\$${plain(billion - now)} billion more than the benefits it replaces, and higher taxes weaken the incentive to work; or \\$${v.income} is below the poverty line of \\$${v.line}`,
          ],
          AO3: [
            'the trial is weak: volunteers, not a random sample (those who would lose by it had no reason to join), on low incomes, for one year, in one city',
            'the trial leaves out half of the policy: nobody paid the higher taxes that a basic income for all would need, and the ministry has not named them',
            `work rose among other adults as well, so perhaps only ${v.trial[1] - v.city[1]} point${v.trial[1] - v.city[1] === 1 ? '' : 's'} of the rise ${v.trial[1] - v.city[1] === 1 ? 'is' : 'are'} due to the basic income, and even this may be chance, as the two groups are not alike`,
            '“fairer” depends on values (equal sums, or sums according to need); evidence on poverty and wealth is missing, the cost is a newspaper’s estimate, and the minister praises his own plan',
            'a judgement on sufficiency that follows from the argument, e.g. enough for less of a poverty trap, not for fairness',
          ],
          modelAnswer: `A universal basic income is a regular sum paid to everybody without a test of income. The claim has two parts, incentive and fairness. Fairness, or equity, is a normative idea and does not mean that all receive the same.

In favour of the claim, nothing is withdrawn when a person works more. The parent in the table would keep all but tax of the extra \\$${v.extra} and not only \\$${kept}. Families that are ashamed to claim would be reached as well. In the trial the share with work rose by ${v.trial[1]} percentage points, compared with ${v.city[1]} among other adults of the capital. Against it, the parent without work now receives housing benefit of \\$${none} and would have \\$${v.income} instead. The basic income is below the poverty line of \\$${v.line}. It would cost \\$${plain(billion - now)} billion more than the benefits it replaces, and the higher taxes would lower the reward for work for many others.

The trial is weak evidence. Its members were volunteers, who may have been keener to work than others, and people who would have lost by it had no reason to join. It lasted for one year in one city, where more of the other adults found work too. Nobody paid higher taxes, so the trial tests only half of the policy. Whether it is fair cannot be shown by a trial at all. Those who think that help should depend on need will agree with the disabled people; those who value equal treatment will not. There are no figures on poverty among the members of the trial, on the taxes to be raised or on wealth.

The evidence is therefore sufficient to say that a basic income would probably weaken the poverty trap, because this follows from its design as much as from the trial, but not that it would end it, which depends on the new taxes. Nor is it sufficient to say that Country X would become fairer, and with these sums some of the poorest would probably lose.`,
          solution:
            'Up to two marks for basic income and for equity, up to three for evidence used on both sides, up to three for its quality and a conclusion on sufficiency. Without a word on sufficiency at most one mark of evaluation.',
        }),
      },
    }
  },
  // What the parent does not keep, from the disposable incomes of the table.
  verify: v => {
    const at10 = 10 * v.wage + v.benefits[1]
    const at30 = 30 * v.wage - v.tax + v.benefits[2]
    return { a: (1 - (at30 - at10) / (20 * v.wage)) * 100 }
  },
})
