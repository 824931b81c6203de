import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const { question, templates } = choiceQuestions('3.3')

export { templates }

question('evidence-against-a-claim-about-redistribution', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => {
    // In hundredths. One country is more equal after taxes and benefits, the other redistributes more.
    const equal = [random.step(35, 40, 5), random.step(25, 30, 5)] as const
    const active = [random.step(50, 55, 5), random.step(35, 40, 5)] as const
    const [small, large] = [equal[0] - equal[1], active[0] - active[1]]
    // By any measure: in hundredths and in proportion to the coefficient before.
    if (large - small < 5 || large * equal[0] <= small * active[0]) return null
    return {
      equal,
      active,
      small,
      large,
      first: random.chance(0.5),
      names: random.pick([
        ['X', 'Y'],
        ['P', 'Q'],
        ['J', 'K'],
      ] as const),
      who: random.pick(['A student', 'A newspaper', 'A minister']),
      of: random.pick(['effect', 'poverty'] as const),
    }
  },
  make: ({ equal, active, small, large, first, names, who, of }) => {
    const [fair, other] = first ? names : [names[1], names[0]]
    const lists = first ? [equal, active] : [active, equal]
    const chart = barChart({
      categories: names.map(name => `Country ${name}`),
      values: [
        { name: 'before taxes, benefits', values: lists.map(([before]) => before / 100) },
        { name: 'after', values: lists.map(([, after]) => after / 100) },
      ],
      yLabel: 'Gini coefficient of income',
      yEvery: 0.1,
      yMax: 0.6,
    })
    const show = (value: number) => plain(value / 100, 2)
    const claim =
      of === 'effect'
        ? `After taxes and benefits incomes are more equal in Country ${fair}, so its taxes and benefits reduce inequality more than those of Country ${other}.`
        : `After taxes and benefits incomes are more equal in Country ${fair}, so the poor of Country ${fair} have higher incomes than those of Country ${other}.`
    const effect: [string, string] = [
      `Taxes and benefits lower the coefficient by ${show(large)} in Country ${other}, but only by ${show(small)} in Country ${fair}.`,
      'You took evidence about the strength of redistribution. The claim here is about the level of incomes of the poor.',
    ]
    const level: [string, string] = [
      'The coefficient shows how equally income is shared, but not how much income there is to share.',
      'You took a limit of the coefficient that does not touch this claim, which is about shares and not about the level of income.',
    ]
    const [right, near] = of === 'effect' ? [effect, level] : [level, effect]
    return {
      stem: `The chart shows the Gini coefficient of income in two countries, before and after direct taxes and state benefits. ${who} says: “${claim}”`,
      figure: chartFigure(
        {
          name: 'government-microeconomic-intervention/gini-before-and-after',
          title: 'Gini coefficients before and after taxes and benefits',
        },
        chart,
      ),
      prompt: [
        'What is the best argument against the claim?',
        'Which argument against the claim is the strongest?',
      ],
      right: right[0],
      wrong: [
        near,
        [
          `After taxes and benefits the coefficient is ${show(active[1])} in Country ${other} and ${show(equal[1])} in Country ${fair}.`,
          `You took what the claim itself starts from: a higher coefficient in Country ${other} means that incomes there are less equal.`,
        ],
        [
          `Before taxes and benefits the coefficient is higher in Country ${other}, so incomes there are more equal.`,
          'You read the coefficient the wrong way round. Zero is complete equality; a higher value is more inequality.',
        ],
      ],
      solution:
        of === 'effect'
          ? `What taxes and benefits do is seen by comparing before with after in the same country: ${show(active[0])} to ${show(active[1])} in Country ${other}, ${show(equal[0])} to ${show(equal[1])} in Country ${fair}. The fall is greater in Country ${other}. Country ${fair} ends with more equal incomes only because they were more equal before.`
          : `The Gini coefficient measures how equally income is shared. If average income is much higher in Country ${other}, its poor may have more than the poor of Country ${fair}, although their share is smaller. Nothing in the chart shows how much income there is.`,
    }
  },
  verify: ({ of, equal, active, first, names }) => {
    const [fair, other] = first ? names : [names[1], names[0]]
    const fall = ([before, after]: readonly [number, number]) => (Math.round(before - after) / 100).toFixed(2)
    return of === 'effect'
      ? `Taxes and benefits lower the coefficient by ${fall(active)} in Country ${other}, but only by ${fall(equal)} in Country ${fair}.`
      : 'The coefficient shows how equally income is shared, but not how much income there is to share.'
  },
})
