import { evaluatePart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('essay', '8.2')

export { templates }

const COUNTRIES = [
  {
    stem: 'Country X has a high income and 10 million people. Means-tested benefits of \\$30 billion a year go to the poorest 3 million of them. Workers who earn more lose several benefits at once. Some politicians would replace these benefits with a universal basic income of \\$8000 a year for each person.',
    cost: 'With 10 million people, \\$8000 each amounts to \\$80 billion a year, \\$50 billion more than the present benefits, so taxes on income have to rise by much',
    poorest:
      'Today the poorest 3 million receive \\$10 000 each on average. A basic income of \\$8000 is less, so that many of those who do not work would be poorer than before',
    reach:
      'Several benefits are withdrawn at once, so the poverty trap is severe, and this is where a basic income would help most',
    other:
      'A lower rate of withdrawal, with all benefits joined into one, would weaken the trap at a smaller cost, though help would then also go to people with somewhat higher incomes',
    verdict:
      'For this country I judge that the basic income would not be the best way. Many of the poorest would lose, while the money needed is far more than a reform of the present benefits would cost. To join the benefits and withdraw them more slowly would leave the poorest with what they have and let those who work more keep more of their earnings',
    verdictPoint:
      'a conclusion such as: many of the poorest would lose, so joined benefits that are withdrawn slowly are better than a basic income of \\$8000',
  },
  {
    stem: 'Country X has a low income and 20 million people. Most of them work in small farms and street trade, where incomes are not recorded. Means-tested benefits reach only a third of the poor. Some politicians would replace them with a universal basic income of \\$120 a year for each person.',
    cost: 'With 20 million people, \\$120 each amounts to \\$2.4 billion a year, which is hard to find where few people pay income tax',
    poorest:
      'The two thirds of the poor who receive nothing today would gain, while those who do receive benefits may lose if these are larger than \\$120',
    reach:
      'Where incomes are not recorded, officials cannot know who is poor. Some of those in need are left out, others with good connections are paid, and a bribe may decide',
    other:
      'Schools and clinics that are free in poor villages would raise the earnings of the next generation, and roads would bring farmers closer to markets, but such policies act slowly',
    verdict:
      'For this country I judge that a basic income would do more against inequality than the present benefits, because a test of income does not work where incomes are not recorded. But \\$120 is a small sum and leaves the causes of low earnings as they are, so it would not be the best way by itself. Money for schools and clinics may do more in the long run',
    verdictPoint:
      'a conclusion such as: better than a means test that cannot work without records, but too small to be the best way without education and health care',
  },
  {
    stem: 'Country X has 2 million people and receives \\$10 billion a year from the sale of its oil. Few of the people who are entitled to its means-tested benefits claim them, since they are ashamed to. Some politicians would replace these benefits with a universal basic income of \\$2000 a year for each person.',
    cost: 'With 2 million people, \\$2000 each amounts to \\$4 billion a year, which revenue from oil can pay for without higher taxes as long as the price of oil does not fall by too much',
    poorest:
      'Those who were ashamed to claim would gain, while those who do claim may lose if their benefits are larger than \\$2000',
    reach:
      'Benefits that most of the poor do not claim can do little against inequality, however well they are aimed, and a sum that all receive carries no shame',
    other:
      'The opportunity cost is high: \\$4 billion a year could train workers for industries that remain when the oil has run out, which would raise low earnings for good',
    verdict:
      'For this country I judge that a basic income is a good way to reduce inequality for as long as the oil lasts, because it is affordable without taxes that weaken incentives and reaches those who do not claim. It would be the best way only if larger benefits for the disabled were kept and part of the revenue were saved or spent on training',
    verdictPoint:
      'a conclusion such as: affordable and claimed by all while the oil lasts, but only together with benefits for special needs and with spending on training',
  },
] as const

question('basic-income-or-means-tested-benefits', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(COUNTRIES) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt:
          'Discuss to what extent replacing means-tested benefits with this universal basic income would be the best way to reduce the inequality of incomes in Country X.',
        command: 'Discuss',
        sides: [
          [
            'for the basic income',
            [
              'universal basic income: a regular sum for every person, without a test of income and without a condition; it is a larger part of a low income than of a high one, so the distribution becomes more equal',
              'means-tested benefits are withdrawn as earnings rise: poverty trap, a high effective marginal rate of tax',
              'a basic income is not withdrawn, so work pays: low earnings may rise, and with them the original distribution of income',
              `faults of the present benefits: ${each.reach}`,
              'simple to run: no checks of income, no shame in claiming; unpaid carers are paid as well',
            ],
          ],
          [
            'against it, and other policies',
            [
              `cost: ${each.cost}`,
              `the poorest: ${each.poorest}`,
              'means-tested benefits go to those with low incomes, so a given sum reduces inequality most, if it reaches them',
              'incentives: taxes to pay for it may lower the reward for work (equity against efficiency); some may work less',
              'negative income tax: a guarantee that is withdrawn at a constant rate; progressive taxes, minimum wage',
              `another way: ${each.other}`,
            ],
          ],
        ],
        judgement: [
          'tests “best” by criteria: effect on inequality for each dollar, incentives, cost of running, fairness',
          'recognises that the effect depends on how the basic income is paid for',
          'distinguishes equality from equity, or the distribution of income from its causes',
          each.verdictPoint,
        ],
        solution:
          'Explain how each of the two systems changes the distribution: who receives what, and what happens when a person earns more. Use the figures of the stem to compare the sum that is paid today with the sum that is planned. Then test the word *best*: who would lose, how would the basic income be paid for, and would another policy do more for the same money? State what you mean by fair, since equity is not the same as equality.',
        modelAnswer: [
          'The distribution of income is unequal because people own different amounts of property and because their earnings differ with skills, bargaining power and hours of work. A means-tested benefit is paid only to people whose income is below a set level. A universal basic income is a regular sum which the state pays to every person, without a test of income and without a condition. The same sum is a large part of a low income and a small part of a high one. By itself it therefore lowers the Gini coefficient. But in this proposal it takes the place of benefits that also lower it, so the two effects have to be compared.',
          `The case for the change begins with incentives. A person who receives means-tested benefits and earns more pays tax and loses benefits. The part of the extra earnings that is lost is the effective marginal rate of tax, and where it is close to 100 per cent, people are in a poverty trap: more work hardly raises their income, so their earnings stay low. A basic income is not withdrawn. Those who begin to work keep what they earn apart from tax, so that inequality before benefits may fall as well. Second, the benefit is simple to run and hard to miss. It also gives an income to people who care for relatives without pay, and lets workers train or refuse the worst jobs, which may raise low wages. How much there is to gain depends on the faults of the present benefits. ${each.reach}.`,
          `Against this stands the cost. ${each.cost}. In general a given sum reduces inequality most if it really goes to those with the lowest incomes, and a basic income goes to rich and poor alike. ${each.poorest}. If it has to be paid for by taxes, the result depends on these: a progressive income tax takes back from the rich more than they receive, while a tax on spending, which is often regressive, would undo part of the effect. High tax rates may also weaken the incentive to work, to take risks or to stay in the country, which is the trade-off between equity and efficiency. And some people who receive an income without a condition may choose to work less, though others would work more once the trap is gone.`,
          `There are other policies. Under a negative income tax those below a certain income receive a payment that falls at a constant rate as they earn more. It gives people the same net incomes as a basic income of the same size that is paid for by a tax at the same rate, but less money passes through the hands of the state. A minimum wage raises low earnings, though it does nothing for people without a job. ${each.other}.`,
          `How far the proposal is the best way depends on how the basic income is paid for, on how large it is compared with the benefits that it replaces, and on how well these work. It also depends on what is thought to be fair. Equality means that all have the same, equity that they are treated fairly. To pay the same to everyone is equal treatment, but vertical equity may demand more for a disabled person than for a healthy one, which only a condition makes possible. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
