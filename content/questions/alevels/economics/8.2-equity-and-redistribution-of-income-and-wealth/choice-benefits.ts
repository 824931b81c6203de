import { bySize } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { asNumbered, numbering } from '../numbered-statements'
import { dollars, percent1 } from '../shared'

const { question, templates } = choiceQuestions('8.2')

export { templates }

const TESTED = [
  'rent support for households that earn less than \\$900 a month',
  'free school meals for children whose parents have low incomes',
  'a grant for students whose families own little wealth',
  'a payment for heating to pensioners with small savings',
] as const

const UNIVERSAL = [
  'a monthly allowance paid for each child under sixteen',
  'a state pension that is paid to every resident over seventy',
  'a health service that is free for all who live in the country',
  'a yearly sum that is paid to every adult citizen',
] as const

question('means-tested-or-universal', {
  facts: { difficulty: 1, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const asked = random.pick(['means-tested', 'universal'] as const)
    const [own, others] = asked === 'universal' ? [UNIVERSAL, TESTED] : [TESTED, UNIVERSAL]
    return { asked, right: random.pick<string>(own), wrong: random.sample<string>(others, 3) }
  },
  make: ({ asked, right, wrong }) => ({
    stem: '',
    prompt: [`Which is an example of a ${asked} benefit?`, `Which of these benefits is ${asked}?`],
    right,
    wrong: wrong.map((text): [string, string] => [
      text,
      asked === 'universal'
        ? 'You chose a benefit that depends on income or wealth.'
        : 'You chose a benefit that everyone in a group receives, however rich.',
    ]),
    solution: `A means-tested benefit is paid only to people whose income or wealth is below a set level. A universal benefit is paid to everyone in a group, such as all children, whatever their income. Here “${right}” is ${asked}.`,
  }),
  verify: ({ asked, right }) =>
    /less than|low incomes|little wealth|small savings/.test(right) === (asked === 'means-tested')
      ? right
      : '',
})

question('share-of-extra-earnings-kept', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const earned = random.step(100, 240, 20)
    const extra = random.pick([50, 80, 100, 120, 200])
    const tax = Math.round((extra * random.pick([10, 15, 20])) / 100)
    const insurance = Math.round((extra * random.pick([5, 10])) / 100)
    const lost = Math.round((extra * random.pick([40, 50, 55, 60])) / 100)
    const rent = random.step(100, 160, 10)
    const taxBefore = random.step(5, 20, 5)
    const insuranceBefore = random.step(5, 15, 5)
    const asked = random.pick(['lost', 'kept'] as const)
    const taken = tax + insurance + lost
    const share = (sum: number) => (sum / extra) * 100
    const right = share(asked === 'lost' ? taken : extra - taken)
    if (rent - lost < 10 || extra - taken < 1 || Math.abs(taken - extra / 2) < 4) return null
    const net = earned - taxBefore - insuranceBefore + rent
    const slips: Slip[] = [
      [
        share(asked === 'lost' ? extra - taken : taken),
        `You gave the share that is ${asked === 'lost' ? 'kept' : 'lost'}.`,
      ],
      [
        share(asked === 'lost' ? tax + insurance : extra - tax - insurance),
        'You left out the benefit that is lost.',
      ],
      [share(asked === 'lost' ? lost : extra - lost), 'You left out the tax and social insurance.'],
      [
        share(asked === 'lost' ? lost + tax : extra - lost - tax),
        'You left out the rise in social insurance.',
      ],
      [
        right + (asked === 'lost' ? share(taxBefore) : -share(taxBefore)),
        'You counted all income tax that is now paid, not only the rise.',
      ],
      [
        right + (asked === 'lost' ? 1 : -1) * share(taxBefore + insuranceBefore),
        'You counted all income tax and social insurance that are now paid, not only the rise.',
      ],
      [
        asked === 'lost' ? (taken / (earned + extra)) * 100 : ((extra - taken) / net) * 100,
        'You divided by total earnings or income. Compare with the extra earnings only.',
      ],
    ]
    const usable = slips.filter(([value]) => value > 0 && value < 100)
    const wrong = threeSlips(random, right, usable, percent1)
    const who = random.pick(['A cleaner', 'A shop assistant', 'A part-time nurse', 'A driver'])
    return (
      wrong && {
        earned,
        extra,
        tax,
        insurance,
        lost,
        rent,
        taxBefore,
        insuranceBefore,
        asked,
        right,
        wrong,
        who,
      }
    )
  },
  make: ({
    earned,
    extra,
    tax,
    insurance,
    lost,
    rent,
    taxBefore,
    insuranceBefore,
    asked,
    right,
    wrong,
    who,
  }) => {
    const taken = tax + insurance + lost
    return {
      stem: `${who} can work more hours each week. The table shows the effects.`,
      table: {
        head: ['\\$ a week', 'now', 'with more hours'],
        rows: [
          ['earnings', plain(earned), plain(earned + extra)],
          ['income tax', plain(taxBefore), plain(taxBefore + tax)],
          ['social insurance', plain(insuranceBefore), plain(insuranceBefore + insurance)],
          ['housing benefit received', plain(rent), plain(rent - lost)],
        ],
      },
      prompt:
        asked === 'lost'
          ? 'What percentage of the extra earnings would this person lose?'
          : 'What percentage of the extra earnings would this person keep?',
      options: bySize({ right, wrong, print: percent1 }),
      solution: `Extra earnings are ${dollars(extra)}. Lost are ${dollars(tax)} of income tax, ${dollars(insurance)} of social insurance and ${dollars(lost)} of benefit: ${dollars(taken)} together.

${asked === 'lost' ? `${taken} ÷ ${extra} × 100 = ${percent1(right)}` : `The rest is ${dollars(extra - taken)}, and ${extra - taken} ÷ ${extra} × 100 = ${percent1(right)}`}. The loss of benefit is like a further tax, which is why the poverty trap may hold people back.`,
    }
  },
  verify: ({ earned, extra, tax, insurance, lost, rent, taxBefore, insuranceBefore, asked }) => {
    const before = earned - taxBefore - insuranceBefore + rent
    const after = earned + extra - (taxBefore + tax) - (insuranceBefore + insurance) + (rent - lost)
    const kept = (after - before) / extra
    return percent1((asked === 'kept' ? kept : 1 - kept) * 100)
  },
})

question('net-income-under-negative-income-tax', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const rate = random.pick([30, 40, 50, 60])
    const guarantee = random.step(4000, 12000, 1000)
    const earned = random.step(3000, 24000, 1000)
    const level = (guarantee * 100) / rate
    if (Math.abs(earned - level) < 2000 || level !== Math.round(level)) return null
    const right = guarantee + (earned * (100 - rate)) / 100
    const slips: Slip[] = [
      [guarantee + earned, 'You added the full guarantee to earnings. It is withdrawn as earnings rise.'],
      [(earned * (100 - rate)) / 100, 'You left out the guaranteed sum.'],
      [guarantee + (earned * rate) / 100, 'You let the person keep the share that is withdrawn.'],
      [
        Math.abs(guarantee - (earned * rate) / 100),
        'You gave the payment between the person and the state, not the net income.',
      ],
      [
        ((guarantee + earned) * (100 - rate)) / 100,
        'You applied the rate to the guarantee as well as to earnings.',
      ],
      [
        earned + (guarantee * (100 - rate)) / 100,
        'You applied the rate to the guarantee. It is the earnings that are reduced at this rate.',
      ],
      [earned, 'You took the guarantee to be lost as soon as anything is earned, and no tax to be paid.'],
    ]
    const wrong = threeSlips(random, right, slips, dollars)
    return (
      wrong && { rate, guarantee, earned, right, wrong, level, who: random.pick(['a year', 'each year']) }
    )
  },
  make: ({ rate, guarantee, earned, right, wrong, level, who }) => {
    const taken = (earned * rate) / 100
    return {
      stem: `Under a negative income tax a person without earnings receives ${dollars(guarantee)} ${who} from the state. For each dollar earned the payment falls by ${rate} cents. Above the income at which the payment reaches zero, each further dollar is taxed at ${rate}%.`,
      prompt: [
        `What is the net income of a person who earns ${dollars(earned)} ${who}?`,
        `A person earns ${dollars(earned)} ${who}. What is this person’s income after the negative income tax?`,
      ],
      options: bySize({ right, wrong, print: dollars }),
      solution: `The whole of earnings is reduced at the rate of ${rate}%: ${rate}% of ${dollars(earned)} is ${dollars(taken)}. ${earned < level ? `The state still pays ${plain(guarantee)} − ${plain(taken)} = ${dollars(guarantee - taken)}` : `This is more than the guarantee, so the person pays ${plain(taken)} − ${plain(guarantee)} = ${dollars(taken - guarantee)} in tax`}.

Net income = ${plain(earned)} ${earned < level ? '+' : '−'} ${plain(Math.abs(guarantee - taken))} = ${dollars(right)}. Of each extra dollar ${100 - rate} cents are kept, so work always pays.`,
    }
  },
  verify: ({ rate, earned, level }) => dollars(earned - ((earned - level) * rate) / 100),
})

question('same-budget-universal-or-means-tested', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const households = random.pick([4, 5, 8, 10, 20])
    const poor = random.pick([10, 20, 25, 40])
    const claim = random.pick([75, 80, 90])
    const budget = households * random.pick([300, 400, 500, 600])
    const [cheap, dear] = [random.pick([1, 2, 5]), random.pick([10, 15, 20])]
    const each = (cost: number, number: number) => (budget * (100 - cost)) / 100 / number
    const claimants = (households * poor * claim) / 10000
    const [all, tested] = [each(cheap, households), each(dear, claimants)]
    const right = tested - all
    if ([all, tested].some(sum => Math.abs(sum - Math.round(sum)) > 1e-6)) return null
    const slips: Slip[] = [
      [tested, 'You gave what each claimant receives from the means-tested benefit, not the difference.'],
      [all, 'You gave what each household receives from the universal benefit, not the difference.'],
      [budget / claimants - budget / households, 'You left out the costs of running the benefits.'],
      [
        each(dear, (households * poor) / 100) - all,
        'You divided by all poor households. Not all of them claim.',
      ],
      [each(cheap, claimants) - all, 'You used the running costs of the universal benefit for both.'],
      [tested - each(dear, households), 'You used the running costs of the means-tested benefit for both.'],
      [
        each(dear, (households * claim) / 100) - all,
        'You divided by all households instead of the poor ones.',
      ],
    ]
    const usable = slips.filter(([value]) => value > 0 && Math.abs(value - right) > 3)
    const wrong = threeSlips(random, right, usable, value => dollars(Math.round(value)))
    return wrong && { households, poor, claim, budget, cheap, dear, claimants, all, tested, right, wrong }
  },
  make: ({ households, poor, claim, budget, cheap, dear, claimants, all, tested, right, wrong }) => ({
    stem: `A country of ${households} million households, of which ${poor}% are poor, has \\$${plain(budget)} million a year for a benefit. The table compares two ways of paying it. All who receive the benefit receive the same sum.`,
    table: {
      head: ['', 'universal', 'means-tested'],
      rows: [
        ['running costs as a share of the budget', `${cheap}%`, `${dear}%`],
        ['who receives it', 'all households', `${claim}% of poor households`],
      ],
    },
    prompt: [
      'How much more a year does a household that receives the means-tested benefit obtain from it than from the universal benefit?',
      'By how much is the yearly payment to a household larger under the means-tested benefit?',
    ],
    options: bySize({ right, wrong, print: value => dollars(Math.round(value)) }),
    solution: `Universal: ${100 - cheap}% of \\$${plain(budget)} million is \\$${plain((budget * (100 - cheap)) / 100)} million, shared by ${households} million households: ${dollars(all)} each.

Means-tested: ${100 - dear}% is \\$${plain((budget * (100 - dear)) / 100)} million. Those who receive it are ${claim}% of ${plain((households * poor) / 100)} million, or ${plain(claimants)} million: ${dollars(tested)} each.

The difference is ${dollars(right)}. A given sum does more for those who receive it, but running costs are higher and some of the poor receive nothing.`,
  }),
  verify: ({ households, poor, claim, budget, cheap, dear }) => {
    const universal = (budget / households) * (1 - cheap / 100)
    const perHousehold = (budget / households) * (1 - dear / 100)
    return dollars(Math.round(perHousehold / ((poor / 100) * (claim / 100)) - universal))
  },
})

question('lower-rate-of-withdrawal', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const [high, low] = random.pick([
      [80, 50],
      [75, 60],
      [80, 60],
      [60, 40],
      [50, 40],
      [60, 30],
    ] as const)
    const benefit = random.pick([6000, 8000, 9000, 12000])
    const ends = [(benefit * 100) / high, (benefit * 100) / low] as const
    if (ends.some(each => each !== Math.round(each))) return null
    return { high, low, benefit, ends, whom: random.pick(['a family', 'a single parent', 'a couple']) }
  },
  make: ({ high, low, benefit, ends: [before, after], whom }) => {
    const wrong: [string, string][] = [
      [
        `${dollars(low)} | ${dollars(after)}`,
        'You gave what is withdrawn from the extra earnings. The rest of them is kept.',
      ],
      [
        `${dollars(100 - low)} | ${dollars(before)}`,
        'You left the end of the benefit where it was. If less is withdrawn for each dollar, it lasts to higher earnings.',
      ],
      [
        `${dollars(100 - high)} | ${dollars(after)}`,
        'You used the old rate for the extra earnings, and the new one for the end of the benefit.',
      ],
      [
        `${dollars(100 - low)} | ${dollars((benefit * 100) / (100 - low))}`,
        'You divided the benefit by the share that is kept. It ends when the share withdrawn adds up to the whole benefit.',
      ],
      [
        `${dollars(100 - low)} | ${dollars(benefit)}`,
        'You let the benefit end where earnings equal it. Only a part of each dollar earned is withdrawn.',
      ],
    ]
    const right = `${dollars(100 - low)} | ${dollars(after)}`
    const kept = [...new Map(wrong.filter(([row]) => row !== right)).entries()].slice(0, 3)
    return {
      stem: `The government pays ${whom} without earnings a benefit of ${dollars(benefit)} a year. It was withdrawn by ${high} cents for each dollar earned. To weaken the poverty trap the government now withdraws only ${low} cents. Other taxes and benefits can be ignored.`,
      prompt: ['Which row shows the result of the change?', 'What does the change lead to?'],
      columns: 'kept of an extra \\$100 while the benefit is paid | earnings at which the benefit ends',
      right,
      wrong: Object.fromEntries(kept),
      solution: `Of \\$100 more earned, ${dollars(low)} of benefit is withdrawn and ${dollars(100 - low)} is kept. The benefit ends when ${low} cents for each dollar add up to ${dollars(benefit)}: ${plain(benefit)} ÷ ${plain(low / 100, 2)} = ${dollars(after)}, instead of ${dollars(before)}.

The incentive to work is stronger, but the benefit now reaches people with higher earnings, so it costs more.`,
    }
  },
  verify: ({ low, benefit }) => {
    const net = (earned: number) => earned + Math.max(0, benefit - (earned * low) / 100)
    return dollars(Math.round(net(1100) - net(1000)))
  },
})

const UBI = {
  correct: [
    [
      'It is not withdrawn as earnings rise, so it does not itself create a poverty trap.',
      'Whoever earns more keeps the whole basic income.',
    ],
    [
      'It reaches people in need who would not claim a means-tested benefit.',
      'It is paid to all without a claim, so nobody is missed.',
    ],
    [
      'With the same total spending, the poorest receive less than from a means-tested benefit.',
      'A part of the sum goes to people who are not poor, so less is left for those who are.',
    ],
    [
      'It is cheap to run for each dollar that is paid.',
      'No income has to be checked, and no decision has to be made.',
    ],
    [
      'It may raise or lower the hours that people work.',
      'An income without work makes some work less, but those who used to lose benefits when they earned more now keep them.',
    ],
  ],
  wrong: [
    [
      'It is paid only to adults who show that they are looking for work.',
      'It is paid to everyone without any condition.',
    ],
    [
      'It cannot reduce the inequality of incomes, because everyone receives it.',
      'The same sum is a larger part of a low income, and the taxes that pay for it can fall on high incomes.',
    ],
    [
      'It meets the special needs of each household better than other benefits.',
      'The sum is the same for all, so needs such as a high rent or a disability are not met.',
    ],
    [
      'It needs lower taxes than a means-tested benefit that gives each poor person as much.',
      'It gives this sum to those who are not poor as well, so it costs far more.',
    ],
  ],
} as const

question('effects-of-a-universal-basic-income', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({
    item: numbering(random, UBI),
    who: random.pick(['A government', 'A newly elected government', 'A city']),
  }),
  make: ({ item, who }) =>
    asNumbered(item, {
      told: `${who} considers a universal basic income. Three statements are made about such an income.`,
      asked: 'Which statements are correct?',
    }),
})
