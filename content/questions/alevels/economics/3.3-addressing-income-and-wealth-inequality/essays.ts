import { drawn } from '@/lib/exams/authoring/diagram'
import { debatePart, explainPart } from '@/lib/exams/authoring/essays'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { subsidyDiagram } from '../diagrams'
import { INCOME_AND_WEALTH, MINIMUM_WAGE, TAX_AND_TRANSFERS } from './points'

const { question, templates } = questionsOf('essay', '3.3')

export { templates }

const POOREST = [
  {
    stem: 'Most of its poorest households depend on a job with a very low wage.',
    reach:
      'In Country X it would reach the right people, since most of the poorest households depend on a job with a low wage',
    reachPoint:
      'it reaches the poorest in Country X, who depend on low wages, as long as they keep their jobs',
    miss: 'Some of the lowest paid could then lose their jobs, perhaps to machines, and their income would fall instead of rising',
    missPoint: 'their income then falls below what they earned before',
    transfer:
      'Payments to people in work can raise the income of low-paid families without making them dearer to employ',
    verdict:
      'For Country X a minimum wage is the more effective first step, because low pay is the main cause of poverty there and the government needs no revenue for it. It should lie only a little above the equilibrium at first. Yet it cannot reach those without a job, and it leaves high incomes as they are, so taxes and transfer payments are needed beside it',
    verdictPoint:
      'a conclusion such as: a moderate minimum wage is the more effective first step in Country X, where low pay is the main cause, with taxes and transfers beside it',
  },
  {
    stem: 'Most of its poorest households consist of people who are too old or too ill to work.',
    reach: 'It would help low-paid workers, some of whom support old or ill relatives',
    reachPoint: 'it helps low-paid workers, some of whom support relatives who cannot work',
    miss: 'In Country X, however, it would miss the poorest, who are too old or too ill to work and earn no wage at all',
    missPoint: 'it misses the poorest in Country X, who cannot work and earn no wage',
    transfer:
      'Pensions and sickness benefits go directly to the old and the ill, who are the poorest people in Country X',
    verdict:
      'For Country X taxes and transfer payments are clearly better. The poorest cannot work, so a higher wage does nothing for them, and payments to the old and ill hardly weaken any incentive to work. The limit is set by tax: if rates become so high that skilled people work less or leave, there is less to pay out',
    verdictPoint:
      'a conclusion such as: taxes and transfers, since the poorest cannot work and a wage does not reach them',
  },
  {
    stem: 'In most of its poorest households nobody has a job, because they lack the skills that firms need.',
    reach: 'It would help low-paid workers, and those who can find a job at the higher wage',
    reachPoint: 'it helps low-paid workers, and those who can find a job at the higher wage',
    miss: 'In Country X, however, the poorest have no job and lack skills, and a higher wage makes firms even less willing to employ them',
    missPoint:
      'it misses the poorest in Country X, and makes firms less willing to employ people who lack skills',
    transfer: 'Unemployment benefits reach the poorest people in Country X at once',
    verdict:
      'For Country X taxes and transfer payments are better in the short run, since a minimum wage would not reach those without a job. But benefits treat the result and not the cause, and they may weaken the incentive to train. In the long run the government should therefore use the tax revenue above all for state education and training, which neither measure replaces',
    verdictPoint:
      'a conclusion such as: taxes and transfers in the short run, but state training in the long run, since the cause is lack of skills',
  },
]

question('minimum-wage-or-tax-and-transfers', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const before = random.step(0.34, 0.42, 0.01)
    return { each: random.pick(POOREST), before, after: before + random.pick([0.04, 0.05, 0.06]) }
  },
  make: ({ each, before, after }) => ({
    stem: `In ten years, the Gini coefficient for incomes in Country X has risen from ${plain(before, 2)} to ${plain(after, 2)}. ${each.stem}`,
    parts: {
      a: explainPart({
        prompt:
          'Explain the difference between income and wealth and the main economic reasons why both are distributed unequally, and consider which of these reasons is most likely to make inequality last for generations.',
        ao1: INCOME_AND_WEALTH,
        ao2: [
          'a reason for unequal incomes analysed, such as skills: scarce skills that are in demand earn high wages',
          'a second reason analysed, such as unemployment or discrimination: no wage, or a lower wage for the same work',
          'a reason for unequal wealth analysed, such as inheritance, or ownership of assets: assets yield income, from which more can be saved',
        ],
        ao3: [
          'compares reasons, for example: unemployment may be brief, but inheritance passes wealth from parents to children',
          'a supported conclusion, such as: inheritance, and skills too where good education must be paid for',
        ],
        solution:
          'Begin with flow and stock, with an example of each. Then separate reasons for unequal **income** from reasons for unequal **wealth**, and show how one leads to the other: a high income can be saved, and wealth yields income. “Which is most likely to last for generations” asks you to compare: choose one and say why not another. No diagram is needed, and the Gini coefficient need not be calculated.',
        modelAnswer: [
          `Income is a flow, measured over a period, such as a monthly wage, rent, interest, profit or a pension. Wealth is a stock, measured at a moment: what a person owns, such as a house, savings and shares, less what is owed. A rise in the Gini coefficient from ${plain(before, 2)} to ${plain(after, 2)} shows that incomes have become less equal.`,
          'One reason for unequal incomes is skills. Few people have the training to be surgeons, and what they do is valued highly, so their wage is high. For work that needs little training many people are available, so the wage is low. A second reason is unemployment, since those without a job earn no wage and may live on a small benefit. A third is discrimination, if employers refuse or underpay a group for the same work. Wealth is unequal because some people inherit and others do not, and because a high income leaves more to save. The two are linked: those who own land or shares receive rent and dividends on top of their wage, and can buy still more.',
          'Unemployment need not last, and discrimination can be fought by law. Inheritance, in contrast, hands wealth from parents to children without any work, and this wealth goes on earning income. Skills can have a similar effect where good schools must be paid for. I consider inheritance the reason most likely to last, unless it is taxed.',
        ].join('\n\n'),
      }),
      b: debatePart({
        prompt:
          'Assess whether a national minimum wage would reduce income inequality in Country X more effectively than a progressive income tax combined with transfer payments.',
        command: 'Assess',
        sides: [
          [
            'minimum wage',
            [
              ...MINIMUM_WAGE,
              each.reachPoint,
              `the quantity of labour demanded may contract, so some may be unemployed; ${each.missPoint}`,
            ],
          ],
          ['progressive tax and transfers', TAX_AND_TRANSFERS],
        ],
        judgement: [
          'compares both for the poorest households of Country X, as described',
          'what it depends on, such as the cause of poverty, the level of the wage and of the tax rates, elasticity of demand for labour',
          each.verdictPoint,
        ],
        solution:
          'Use the fact about the poorest households: it decides who is reached. Diagram: demand for and supply of labour with the wage on the vertical axis; a minimum wage above the equilibrium, with less labour demanded and more supplied, and the distance between them as unemployment. Then progressive tax and transfers with their advantages **and** disadvantages. Judge which one reaches the poorest, at what cost.',
        modelAnswer: [
          'A national minimum wage is the lowest wage that firms may legally pay. Under a progressive income tax, the percentage paid rises with income. Transfer payments, such as pensions and benefits, are made by the government without any work in return.',
          `A minimum wage above the equilibrium raises the pay of those at the bottom who keep their jobs, so the gap to higher wages becomes smaller. It needs no tax revenue, and it makes work more worthwhile. ${each.reach}. The risk is that firms employ fewer workers at a higher wage: on a diagram, the quantity of labour demanded contracts while the quantity supplied extends, and the difference is unemployment. ${each.miss}. Nor does a minimum wage change the incomes of the richest.`,
          `A progressive income tax and transfer payments change both ends of the distribution. The tax takes a larger percentage from high incomes, and the revenue is paid to those who have little. ${each.transfer}. But there are disadvantages. High tax rates may weaken the incentive to work, or lead people to hide income or to move abroad. Benefits that end as soon as somebody finds a job make it less worthwhile to look for one. Administration uses resources, and money spent on benefits has an opportunity cost, such as better schools.`,
          `Which policy is more effective depends on the cause of inequality, on how far the minimum wage lies above the equilibrium, and on how strongly firms and taxpayers react. ${each.verdict}. In another country, with other causes of poverty, the answer could be different.`,
        ].join('\n\n'),
      }),
    },
  }),
})

const MERIT = [
  {
    good: 'dental checks',
    makers: 'dentists',
    why: 'people underrate how much a check will spare them in later years',
    limit: 'those who are afraid of the dentist or do not see the benefit may stay away at any price',
  },
  {
    good: 'evening courses',
    makers: 'private schools that offer the courses',
    why: 'people underrate how much new skills will help them in later years',
    limit: 'those who have no time, or do not see the benefit, may stay away at any price',
  },
  {
    good: 'eye tests for children',
    makers: 'opticians',
    why: 'parents underrate how much good sight matters for learning',
    limit: 'parents who do not see the benefit may not come at any price',
  },
]

const ROOTS = [
  {
    stem: 'In Country X, incomes are unequal mainly because people differ in their skills.',
    root: 'In Country X this goes to the root of the problem, since inequality comes mainly from differences in skills',
    rootPoint: 'it goes to the root of inequality in Country X, which is differences in skills',
    other:
      'A minimum wage or benefits can raise low incomes at once, but do not change the skills that cause the gap',
    otherPoint: 'a minimum wage or benefits work at once, but do not change the cause',
    verdict:
      'For Country X free education and health care is the best policy in the long run, because it changes the cause: more people obtain skills, and as these become less scarce, the gap in wages narrows. Since this takes a generation, benefits for the poorest are needed in the meantime, paid for by a progressive tax',
    verdictPoint:
      'a conclusion such as: the best policy in the long run, since the cause is skills, with transfers in the meantime',
  },
  {
    stem: 'In Country X, a few families own most of the land, which they have inherited.',
    root: 'In Country X it would help the children of those without land to find better-paid work',
    rootPoint: 'in Country X it helps the children of those without land to find better-paid work',
    other:
      'Inheritance and capital taxes act directly on the cause in Country X: they reduce large fortunes and bring revenue. But owners may hide their wealth or move it abroad, and land is hard to value',
    otherPoint:
      'inheritance and capital taxes act on the cause in Country X, but wealth may be hidden, moved or hard to value',
    verdict:
      'For Country X free education and health care is useful but not the best policy alone, because the main cause is inherited land, and schools do not change who owns it. I would put an inheritance tax first and use its revenue to pay for schools and clinics. Land cannot be moved abroad, so the tax is hard to avoid if the land is valued fairly',
    verdictPoint:
      'a conclusion such as: not alone, since the cause is inherited land; an inheritance tax that pays for schools and clinics',
  },
  {
    stem: 'In Country X, many people are poor because employers discriminate against them although they have the skills.',
    root: 'In Country X higher qualifications would make it a little harder for employers to refuse or underpay those against whom they discriminate',
    rootPoint:
      'in Country X higher qualifications make it a little harder for employers to refuse or underpay people',
    other:
      'Many of the poor in Country X have skills already, so more education would not by itself raise their pay. A minimum wage limits how far employers can underpay a group, though not whether they employ it at all. Transfer payments raise the incomes of those who are refused a job',
    otherPoint:
      'many of the poor in Country X have skills already; a minimum wage limits underpayment, and transfers help those who are refused a job',
    verdict:
      'For Country X free education and health care is not the best policy, because people have the skills and are still refused or underpaid. A law against discrimination that is enforced, together with a minimum wage, comes nearer to the cause. State provision remains useful, since ill health and debts for school fees fall hardest on those with low incomes',
    verdictPoint:
      'a conclusion such as: not the best here, since the cause is discrimination; laws and a minimum wage come nearer to it',
  },
]

question('state-provision-against-inequality', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({ merit: random.pick(MERIT), each: random.pick(ROOTS) }),
  make: ({ merit, each }) => {
    const { checks, drawing } = subsidyDiagram(merit.good)
    return {
      stem: `${each.stem} Some services that the government considers to be merit goods, such as ${merit.good}, are sold by private firms.`,
      parts: {
        a: explainPart({
          prompt: `With the help of a diagram, explain how a subsidy to ${merit.makers} would affect the price and the quantity of ${merit.good} and the spending of the government, and consider whether consumers would receive the whole benefit of the subsidy. On your diagram, call the price that producers receive with the subsidy P₃.`,
          subtopic: '3.2',
          ...drawing,
          ao1: [
            'subsidy: a payment by the government to producers for each unit, which lowers their costs',
            'merit good: under-consumed because consumers do not fully see its benefits',
            drawn(
              'a labelled diagram with S₁, S₂ lower by the subsidy, D, both equilibria, and P₃ on S₁ at the new quantity',
              ...checks,
            ),
          ],
          ao2: [
            'supply shifts down (to the right) by the subsidy per unit',
            'price falls, demand extends and quantity rises, so under-consumption is reduced',
            'government spending = subsidy per unit × the **new** quantity',
          ],
          ao3: [
            'price falls by less than the subsidy, so the benefit is shared between consumers and producers',
            'consumers receive more of it if demand is inelastic or supply is elastic: a supported conclusion',
          ],
          solution:
            'Diagram: D and S₁ meet at P₁ and Q₁. S₂ lies below S₁ by the subsidy per unit, measured vertically. The new equilibrium is at P₂ and Q₂; producers receive P₃, which is P₂ plus the subsidy. Consumers gain P₁ − P₂ on each unit, producers P₃ − P₁. Spending is the rectangle (P₃ − P₂) × Q₂: use the **new** quantity. The AO3 marks are for the incidence and the elasticities on which it depends.',
          modelAnswer: [
            `A merit good is under-consumed because consumers do not fully see its benefits to themselves. This may be true of ${merit.good}, since ${merit.why}. A subsidy is a payment by the government to producers for each unit that they sell.`,
            `The subsidy lowers the costs of ${merit.makers}, so they are willing to sell the same quantity at a lower price. On a diagram, the supply curve shifts down by the subsidy from S₁ to S₂. At the old price P₁ there is now excess supply. The price falls to P₂, demand extends along the demand curve, and the quantity rises from Q₁ to Q₂. Under-consumption is reduced, although ${merit.limit}. Producers receive P₂ plus the subsidy, which is P₃. The government spends the subsidy per unit times the new quantity Q₂. The more strongly demand responds, the more this costs.`,
            'Consumers would not normally receive the whole benefit. The price falls from P₁ to P₂, which is less than the subsidy, while producers receive P₃, which is more than P₁. So the benefit is shared. Consumers receive the larger part if demand is less elastic than supply. But if demand is very inelastic, the quantity hardly rises, and the aim of the subsidy is missed. They would receive all of it only in extreme cases, such as perfectly elastic supply.',
          ].join('\n\n'),
        }),
        b: debatePart({
          prompt:
            'Assess whether the free provision of education and health care by the state is the best policy to reduce inequality of income and wealth in Country X.',
          command: 'Assess',
          sides: [
            [
              'in favour of state provision',
              [
                'free services do not depend on ability to pay, and are worth most, compared with income, to those who have little',
                'education and health raise human capital, so future wages of the poor can rise',
                each.rootPoint,
              ],
            ],
            [
              'against, or in favour of other policies',
              [
                'cost and opportunity cost: taxes are needed; without a price there may be waiting lists',
                'effects on incomes come only after years; the better off may use the services more, or pay for better ones',
                each.otherPoint,
                'progressive tax, transfers: change incomes directly, but may weaken incentives; little effect on wealth',
              ],
            ],
          ],
          judgement: [
            'compares state provision with at least one other policy by the cause of inequality in Country X',
            'what it depends on, such as the cause, the time period, the quality of the services, how they are paid for',
            each.verdictPoint,
          ],
          solution:
            'The question is about income **and** wealth, and about the **best** policy, so at least one other policy has to be compared. The first sentence of the question tells the cause of inequality in Country X: the policy that goes to this cause has the strongest case. Note the time period as well, since education works slowly and transfers at once. A diagram is not needed.',
          modelAnswer: [
            'Income is a flow, such as a wage, and wealth is a stock of assets, such as land and shares. If the state provides education and health care free of charge, every family can use them, whatever its income.',
            `There are strong arguments for this policy. Families with low incomes no longer have to pay for school and treatment, so a larger part of their income is left for other needs. Compared with income, the benefit is greatest for those who have little. Education and health also raise human capital: people with skills and good health can find better-paid work, and may in time save and build up wealth. ${each.root}. Unlike benefits, such services do not weaken the incentive to work.`,
            `But there are limits. The services must be paid for by taxes, and resources used for them have an opportunity cost. Since no price rations them, there may be waiting lists and crowded classes, and richer families then pay for private schools. The effect on incomes comes only after many years, and existing wealth is not changed at all. So other policies have to be considered. ${each.other}. A progressive income tax and transfer payments change incomes directly, but high tax rates may weaken the incentive to work.`,
            `The best policy is the one that fits the cause. ${each.verdict}. The judgement also depends on the quality of the services and on how they are paid for. Poor schools do not lead to good jobs, and free services paid for by taxes that fall mainly on the poor would reduce inequality very little.`,
          ].join('\n\n'),
        }),
      },
    }
  },
})
