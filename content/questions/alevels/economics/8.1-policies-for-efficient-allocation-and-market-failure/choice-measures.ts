import { pairs } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { asNumbered, numbering } from '../numbered-statements'

const { question, templates } = choiceQuestions('8.1')

export { templates }

const NUDGES = [
  {
    aim: 'more people to save for old age',
    nudges: [
      'Workers are members of a pension plan unless they choose to leave.',
      'Pay slips show what other workers of the same age have saved.',
      'Workers receive a reminder of the plan in the week of a pay rise.',
    ],
    others: [
      ['Contributions to a pension plan are free of income tax.', 'tax relief changes the reward for saving'],
      [
        'All workers must by law pay a tenth of their wage into a plan.',
        'a legal duty takes away the choice',
      ],
      [
        'The state adds a dollar to every dollar that workers save.',
        'a subsidy changes the reward for saving',
      ],
    ],
  },
  {
    aim: 'students to eat more healthily at school',
    nudges: [
      'Fruit is placed at eye level, and sweets on the lowest shelf.',
      'Salad comes with each meal unless a student asks for chips.',
      'A sign says that most students choose fruit as their dessert.',
    ],
    others: [
      ['The sale of sweet drinks at schools is forbidden by law.', 'a ban takes away the choice'],
      ['A tax raises the price of sweet drinks at schools by half.', 'a tax works by changing the price'],
      ['The state pays half of the price of each salad and fruit.', 'a subsidy works by changing the price'],
    ],
  },
  {
    aim: 'households to use less electricity',
    nudges: [
      'Bills compare each household’s use with that of its neighbours.',
      'New heaters leave the factory set to a lower temperature.',
      'A light on the meter turns red when much is being used.',
    ],
    others: [
      ['A higher tax is charged on each unit of electricity.', 'a tax works by changing the price'],
      ['The sale of old types of lamp and heater is prohibited.', 'a ban takes away the choice'],
      ['Grants pay a third of the cost of better windows.', 'a grant works by changing the price'],
    ],
  },
  {
    aim: 'less litter to be left in city parks',
    nudges: [
      'Painted footprints lead visitors from the gates to the bins.',
      'Posters say that nine of ten visitors take their litter home.',
      'The bins are painted in bright colours with a smiling face.',
    ],
    others: [
      ['Visitors who leave litter must pay a fine of fifty dollars.', 'a fine is a penalty set by law'],
      ['Visitors may not bring any food or drink into the parks.', 'a ban takes away the choice'],
      ['A deposit is charged on each bottle sold near the parks.', 'a deposit works by changing the price'],
    ],
  },
] as const

question('which-measure-is-a-nudge', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const item = random.pick(NUDGES)
    return {
      aim: item.aim,
      asksNudge: random.chance(0.6),
      nudge: random.sample<string>(item.nudges, 3),
      other: random.sample<readonly [string, string]>(item.others, 3),
    }
  },
  make: ({ aim, asksNudge, nudge, other }) => {
    const [[odd = '', why = ''] = []] = other
    return {
      stem: `A government wants ${aim}.`,
      prompt: asksNudge
        ? ['Which measure is a nudge?', 'Which of these measures uses a nudge?']
        : 'Which measure is **not** a nudge?',
      right: asksNudge ? (nudge[0] ?? '') : odd,
      wrong: asksNudge
        ? other.map(([text, reason]): [string, string] => [
            text,
            `You chose a measure of another kind: ${reason}.`,
          ])
        : nudge.map((text): [string, string] => [
            text,
            'You chose a nudge: it changes how the choice is presented, but forbids nothing and leaves the price as it is.',
          ]),
      solution: asksNudge
        ? 'A nudge changes the way in which a choice is presented. People remain free to choose, and prices hardly change. It uses habits, defaults and what others do. The other three work by law or by price.'
        : `A nudge changes the way in which a choice is presented, without law and without a change in price. The measure “${odd}” is of another kind: ${why}.`,
    }
  },
})

const OWNERSHIP = [
  {
    claim: 'The sale of the state bus company to private owners would raise efficiency.',
    right: [
      'Any firm will be free to run buses on the same routes.',
      'With rivals on the same routes the private owners must keep costs and prices low. It is competition, more than ownership, that raises efficiency.',
    ],
    wrong: pairs({
      'One private firm will have the sole right to run buses.':
        'You overlooked that a private monopoly may raise prices and has little reason to cut costs. This weakens the claim.',
      'The private owners will close routes that keep cars off the road.':
        'You chose a fact that weakens the claim: the external benefit of less traffic would be lost.',
      'The state will receive a large sum of money from the sale.':
        'You took revenue for efficiency. The money is a transfer and comes only once.',
      'The state company already has the lowest costs in the region.':
        'You chose a fact that weakens the claim: there is little waste to remove.',
    }),
  },
  {
    claim: 'The private water company should be nationalised.',
    right: [
      'One network is cheapest, and the regulator cannot check its costs.',
      'In a natural monopoly rivals cannot keep the price down, and a regulator without information cannot do it either. So public ownership has a case.',
    ],
    wrong: pairs({
      'Managers of state firms in this country never lose their posts.':
        'You chose a fact that weakens the claim: state managers would have little reason to keep costs low.',
      'Ministers would set water prices with the next election in mind.':
        'You chose a fact that weakens the claim: political aims may lead to government failure.',
      'Several firms could supply water in each city at the same low cost.':
        'You chose a fact that weakens the claim: competition would be possible, so no natural monopoly exists.',
      'Shareholders would have to be paid the full value of the company.':
        'You chose a cost of the plan. It does not support it.',
    }),
  },
  {
    claim: 'The state should end the rules that limit who may open a pharmacy.',
    right: [
      'Buyers can judge quality, and prices are high for want of rivals.',
      'If customers can judge quality, the rules mainly keep rivals out. Entry would lower prices without harm.',
    ],
    wrong: pairs({
      'Customers cannot tell a safe medicine from a dangerous one.':
        'You chose a fact that weakens the claim: with poor information the rules protect customers.',
      'The present owners spend what they earn in their own small towns.':
        'You took the interest of the owners for that of society. Their spending is no reason to let others enter.',
      'One large chain would soon drive out all the other pharmacies.':
        'You chose a fact that weakens the claim: a private monopoly would follow.',
      'Wrong use of medicines harms many people other than the buyer.':
        'You chose a fact that weakens the claim: with external costs rules may be needed.',
    }),
  },
] as const

question('case-for-a-change-of-ownership-or-rules', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const item = random.pick(OWNERSHIP)
    return {
      claim: item.claim,
      right: item.right,
      wrong: random.sample<readonly [string, string]>(item.wrong, 3),
      who: random.pick(['An economist', 'A report', 'A minister']),
    }
  },
  make: ({ claim, right, wrong, who }) => ({
    stem: `${who} says: “${claim}”`,
    prompt: 'Which fact gives the strongest support to this view?',
    right: right[0],
    wrong: wrong.map(([text, error]): [string, string] => [text, error]),
    solution: right[1],
  }),
})

const CAUSES = {
  information: 'lack of information',
  incentives: 'political self-interest',
  unintended: 'unintended effects',
  administration: 'administrative costs',
} as const

const KEYS = ['information', 'incentives', 'unintended', 'administration'] as const

const FAILURES = [
  [
    'information',
    'An official had to guess the external cost of a chemical. The guess, and so the tax, was four times too high.',
    'The tax was set wrongly because the external cost was not known.',
  ],
  [
    'information',
    'A fishing quota was set without data on the number of fish. It was so low that boats and crews stood idle while fish were plentiful.',
    'The quota was wrong because nobody knew the stock of fish.',
  ],
  [
    'incentives',
    'A new airport that few will use was built in the region whose votes decided the last election.',
    'Those who decided looked at votes, not at costs and benefits.',
  ],
  [
    'incentives',
    'A subsidy to a declining industry is renewed every year, because its owners pay for the campaign of the ruling party.',
    'Those who decided gained from the policy themselves, although society lost.',
  ],
  [
    'unintended',
    'A limit on rents led owners to sell their flats, so that fewer homes were to let than before.',
    'Owners reacted in a way that the policy was not meant to bring about.',
  ],
  [
    'unintended',
    'After a large rise in a tax on cigarettes most smokers bought from smugglers, and street crime grew.',
    'People reacted in a way that the policy was not meant to bring about: an illegal market grew.',
  ],
  [
    'administration',
    'A small grant for insulation was checked so closely that the checks cost twice as much as the energy saved was worth.',
    'Running the scheme used more resources than the scheme saved.',
  ],
  [
    'administration',
    'A road charge needed so many cameras and clerks that they cost more than the congestion that it prevented.',
    'Collecting the charge used more resources than the charge saved.',
  ],
] as const

question('cause-of-government-failure', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({ failure: random.pick(FAILURES) }),
  make: ({ failure: [cause, story, why] }) => {
    const errors = {
      information:
        'You chose missing knowledge. Nothing in the text says that costs or benefits were not known.',
      incentives: 'You chose the motives of those who decide. The text says nothing of votes or favours.',
      unintended:
        'You chose the reactions of people to the policy. In the text nobody reacts in an unexpected way.',
      administration:
        'You chose the cost of running the policy. The text does not speak of checks or collection.',
    }
    return {
      stem: `${story} As a result resources were allocated less efficiently than before.`,
      prompt: [
        'What was the main cause of this government failure?',
        'Which cause of government failure does this show?',
      ],
      right: CAUSES[cause],
      wrong: KEYS.filter(key => key !== cause).map((key): [string, string] => [CAUSES[key], errors[key]]),
      solution: `${why} The cause of the government failure is ${CAUSES[cause]}.`,
    }
  },
})

const PERMITS_AND_TAX = {
  correct: [
    [
      'The permit scheme, but not the tax, fixes the total of emissions in advance.',
      'The number of permits is the total. With a tax the total depends on how firms respond.',
    ],
    [
      'Both give each firm a reason to cut emissions as long as a cut costs less than a permit or the tax.',
      'A tonne avoided saves the tax, or frees a permit that can be sold.',
    ],
    [
      'If the economy grows, the price of permits rises, while the tax stays as it is until it is changed.',
      'More output raises the demand for permits, and their supply is fixed.',
    ],
    [
      'Both bring revenue to the government if the permits are sold by auction.',
      'Firms then pay the government for each tonne in either case.',
    ],
    [
      'To run either, the government must know how much each firm emits.',
      'Without measurement neither the tax due nor the permits needed are known.',
    ],
  ],
  wrong: [
    [
      'Under permits the firms with the highest costs of cutting emissions cut the most.',
      'It is the other way round: such firms buy permits, and those with low costs cut more and sell.',
    ],
    [
      'The tax makes every firm cut its emissions by the same percentage.',
      'Each firm cuts as long as this costs less than the tax, so firms with low costs cut more.',
    ],
    [
      'Permits that are given away free leave a firm no reason to cut its emissions.',
      'A permit that is not needed can be sold, so each tonne avoided still brings money.',
    ],
    [
      'When one firm buys permits from another, the total of emissions rises.',
      'The seller must emit less by as much as the buyer emits more.',
    ],
  ],
} as const

question('permits-and-a-tax-compared', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    item: numbering(random, PERMITS_AND_TAX),
    gas: random.pick(['carbon dioxide', 'sulfur dioxide', 'nitrogen oxides']),
  }),
  make: ({ item, gas }) =>
    asNumbered(item, {
      told: `To reduce emissions of ${gas}, a government can issue tradeable permits or charge a tax on each tonne emitted. Consider three statements about the two policies.`,
      asked: 'Which statements are correct?',
    }),
})
