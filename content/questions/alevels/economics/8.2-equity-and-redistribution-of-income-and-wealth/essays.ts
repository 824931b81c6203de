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

const AGAINST_POVERTY = [
  {
    policy: 'the negative income tax',
    stem: 'In Country X, a person without earnings receives means-tested benefits of \\$9000 a year and loses 90 cents of them for each dollar earned. The government plans a negative income tax instead: \\$9000 is guaranteed and withdrawn at 45 cents for each dollar earned. The poverty line is \\$12 000, and taxes on other incomes would rise.',
    measured:
      'The line of \\$12 000 is probably meant for relative poverty, as Country X can guarantee \\$9000 to everybody',
    relief:
      'The guarantee of \\$9000 stays below the line, so nobody without earnings would leave poverty. But whoever earns \\$6000 now has \\$6000 + \\$3600 = \\$9600 and would have \\$6000 + \\$6300 = \\$12 300, which is above the line',
    incentive:
      'Today the withdrawal of benefits alone takes 90 cents of each dollar earned, up to earnings of \\$10 000, so that there is a severe poverty trap. Under the new system 55 cents are kept. Many who do not work or work little would find it worth while, and their output is a gain in efficiency',
    loss: 'The payments end only at the break-even income of \\$20 000 instead of \\$10 000. Everyone between these two sums would receive money but face the rate of 45 per cent, which may be higher than now, and taxes on incomes above that have to rise. These people have less reason to work longer',
    other:
      'To lower the withdrawal of the present benefits from 90 to 70 cents would cost less, and subsidised childcare would help parents whom its price, rather than the lost benefit, keeps from working',
    verdict:
      'For this country I judge that the view is wrong. Work would pay far better where it hardly pays at all, and this gain is likely to outweigh the weaker incentives of people with middle incomes, who already have jobs and hours that are not easily changed. The limit lies elsewhere: the plan helps the working poor and leaves those without earnings where they are, and a larger guarantee might make the view come true, since it would need higher rates of withdrawal and tax',
    notes: {
      measured: 'the line of \\$12 000 is probably one of relative poverty',
      relief:
        'without earnings \\$9000, still below the line; with earnings of \\$6000 it is \\$12 300 instead of \\$9600',
      incentive:
        '55 cents of each dollar are kept instead of 10: the poverty trap opens and more people work',
      loss: 'payments up to \\$20 000 instead of \\$10 000: more people face the rate of 45%, and other taxes rise',
      other: 'withdrawal at 70 cents, or subsidised childcare',
    },
    verdictPoint:
      'a conclusion such as: the view is wrong, as the poverty trap is so severe today; but those without earnings stay poor, and a larger guarantee would cost efficiency',
  },
  {
    policy: 'the child benefit',
    stem: 'Country X has 8 million children, of whom 2 million live in households with less than half of the median income. The government plans a universal child benefit of \\$600 a year for each child, which would be paid for by a higher income tax.',
    measured:
      'A line of half the median income measures relative poverty, which can be reduced only if low incomes rise faster than the income in the middle',
    relief:
      'With two children a poor household would receive \\$1200 a year. This adds far more to a low income in per cent than to a high one, and a rich household may pay more in tax than it receives. But of \\$4.8 billion a year only \\$1.2 billion goes to poor households',
    incentive:
      'Since the benefit is paid at every income, a mother or father who earns more loses nothing of it, and it creates no poverty trap. Better food and more years at school make poor children more productive when they grow up, so that the talent of these children is not wasted',
    loss: 'The other \\$3.6 billion goes to households that are not poor. Most of it only passes from taxpayers to parents and uses up no resources, but the higher rate of tax that it needs lowers the reward for work and for taking risks',
    other:
      'A means-tested benefit for the 2 million children would cost a quarter as much or could be four times as large, but it would be withdrawn as parents earned more, and some would not claim it. Free meals at school would make sure that the help reached the child',
    verdict:
      'For this country I judge that the view is right for the first years and probably wrong for the long run. The tax is felt at once, while the children become workers only after ten or twenty years. Whether their productivity then makes up for the cost depends on good schools, without which money alone changes little. To tax the benefit of rich parents like other income would keep most of the gain at a lower rate of tax for all',
    notes: {
      measured: 'half of the median income: relative poverty',
      relief:
        '\\$1200 for two children, much compared with a low income; but only \\$1.2 of \\$4.8 billion goes to the poor',
      incentive: 'not withdrawn, so no poverty trap; poor children become healthier and better educated',
      loss: 'a higher rate of tax lowers the reward for work and risk, as \\$3.6 billion goes to others',
      other: 'a means-tested benefit at a quarter of the cost, but with withdrawal; free meals at school',
    },
    verdictPoint:
      'a conclusion such as: some loss of efficiency at first, through the tax, and probably a gain in the long run, if schools turn the money into skills',
  },
  {
    policy: 'the means-tested pension',
    stem: 'In Country X, many people above the age of 67 have less than \\$6000 a year, the sum needed for food, heating and rent. The government plans a means-tested pension, which would raise the income of all of them to \\$6000. Money that they have from savings would be deducted in full.',
    measured:
      'A line that is drawn by the cost of food, heating and rent measures absolute poverty, and in principle it can be ended altogether',
    relief:
      'As everyone above 67 is raised to \\$6000, absolute poverty of the old would end if all of them claimed the pension. No money goes to anyone who does not need it, so the cost is as small as it can be',
    incentive:
      'Most people above 67 do not work any more, so that hardly any work is lost, and a small cost means low taxes for those who do work. The certainty of an income in old age may even let people risk a change of job or found a firm',
    loss: 'The loss is in saving. Someone who saves enough for a pension of \\$3000 a year will end with \\$6000, exactly like a neighbour who saved nothing and has no other income. Up to \\$6000 the rate of withdrawal is 100 per cent, a savings trap, and less saving may mean less investment. They may also stop work sooner',
    other:
      'A universal pension of \\$6000 would reward all saving but cost far more. To deduct only half of what comes from savings lies between the two. Workers could also be enrolled in a pension scheme by default, which is a nudge',
    verdict:
      'For this country I judge that the view is right about the plan as it stands and wrong about the aim. To deduct savings in full punishes just those who could have saved a little. The poorest could hardly have saved in any case, so the loss is limited, and to deduct half would remove most of it at a moderate cost. Poverty in old age can therefore be reduced with little loss of efficiency',
    notes: {
      measured: 'the cost of food, heating and rent: absolute poverty',
      relief: 'all are raised to \\$6000, if all of them claim; nothing goes to others',
      incentive: 'hardly any work is lost above 67, and a small cost means low taxes',
      loss: 'savings are deducted in full, so up to \\$6000 saving does not pay: a savings trap',
      other: 'a universal pension, deduction of half, or a pension scheme by default',
    },
    verdictPoint:
      'a conclusion such as: right about the deduction in full, which is a savings trap, wrong about the aim, since deducting half would cost little efficiency',
  },
] as const

question('less-poverty-at-the-cost-of-efficiency', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ each: random.pick(AGAINST_POVERTY) }),
  make: ({ each }) => ({
    stem: each.stem,
    parts: [
      evaluatePart({
        prompt: `Evaluate the view that ${each.policy} would reduce poverty in Country X only at the cost of economic efficiency.`,
        command: 'Evaluate',
        sides: [
          [
            'poverty and equity',
            [
              `absolute poverty: income too low for basic needs; relative poverty: far below what is usual in the society; here: ${each.notes.measured}`,
              'equity is fairness, a normative idea; horizontal and vertical equity; equality is sameness',
              `effect on poverty: ${each.notes.relief}`,
            ],
          ],
          [
            'at the cost of efficiency',
            [
              'higher taxes lower the reward for work, training, saving and risk; output may fall',
              'withdrawal of benefits: poverty trap, a high effective marginal rate of tax',
              'administration uses resources; informal markets and false claims',
              `loss here: ${each.notes.loss}`,
            ],
          ],
          [
            'without loss, or with a gain',
            [
              'income and substitution effects: after a higher tax some work more, to keep their income',
              'health and education of the poor raise human capital and productivity',
              `gain here: ${each.notes.incentive}`,
            ],
          ],
        ],
        judgement: [
          'tests “only”: efficiency may fall at one place and rise at another, so the two are weighed',
          'relates the size of the effect to the rates of withdrawal and tax and to how easily people can change their behaviour',
          `considers another policy or another form of this one: ${each.notes.other}`,
          each.verdictPoint,
        ],
        solution:
          'Say which kind of poverty is meant and use the figures of the stem: who receives how much, and what is left of the next dollar that a person earns or saves? Whoever loses most of it is in a trap. Then set losses and gains of efficiency against each other, including those in the long run. Do not write about fairness alone: the view is about what the reduction of poverty costs.',
        modelAnswer: [
          `Absolute poverty means that a person’s income is too low to pay for basic needs, and relative poverty that it is far below what is usual in the society. ${each.measured}. To reduce poverty is a matter of equity, that is, of fairness in the distribution of income. Efficiency is about something else, namely whether resources are used where they produce most value. The two may be in conflict: if benefits and the taxes behind them weaken incentives, there is less to distribute. The view says that this price always has to be paid.`,
          `Before one asks what it costs, one has to see what the policy would do against poverty. ${each.relief}.`,
          `There are several reasons why efficiency may fall. Money for benefits has to come from taxes, and taxes on income lower the reward for work, training and risk. A benefit that depends on income is withdrawn as the recipient earns more. Together with tax, this can leave so little of an additional dollar that people are caught in a poverty trap. Some people will hide what they earn, and checks use up resources. Where does the danger lie here? ${each.loss}. How strongly people react is less certain. A lower reward makes leisure cheaper, so that they may work less, which is the substitution effect. But it also makes them poorer, so that others will work more in order to keep their income.`,
          `Efficiency may also rise. A free market does not by itself make the best use of what poor people could do. Those who are hungry, ill or badly educated produce less than their talent allows, and they cannot borrow against what they might earn one day. A system that is better designed than the present one can strengthen incentives, too. ${each.incentive}.`,
          `Much depends on design, and the choice is not between this policy and none. ${each.other}. There is a general dilemma here. A benefit can be large enough to live on, it can be withdrawn slowly so that work and saving pay, and it can be cheap, but hardly all three at once. Means-tested benefits with a quick withdrawal give up the second aim, universal ones the third.`,
          `The word *only* therefore makes the view too strong as a general rule. Whether less poverty costs efficiency depends on whose incentives are weakened, on how easily these people can change what they do, and on whether the poor become more productive. A loss is likely where rates of withdrawal or tax are already high, and a gain where a trap is opened or human capital is built. Even where there is a loss, a society may accept it for the sake of equity, which is a normative judgement that economics cannot make for it. ${each.verdict}.`,
        ].join('\n\n'),
      }),
    ],
  }),
})
