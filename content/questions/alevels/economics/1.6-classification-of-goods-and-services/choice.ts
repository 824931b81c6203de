import { bySize, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'

const { question, templates } = choiceQuestions('1.6')

export { templates }

type Good = { name: string; rival: boolean; excludable: boolean }

const SORTED: readonly Good[] = [
  { name: 'the defence of a country', rival: false, excludable: false },
  { name: 'the light of street lamps', rival: false, excludable: false },
  { name: 'the protection of a town by a flood wall', rival: false, excludable: false },
  { name: 'a haircut', rival: true, excludable: true },
  { name: 'a seat on a train', rival: true, excludable: true },
  { name: 'a cup of coffee', rival: true, excludable: true },
  { name: 'an encrypted television channel', rival: false, excludable: true },
  { name: 'an uncrowded bridge with a toll gate', rival: false, excludable: true },
]

const typeOf = ({ rival, excludable }: { rival: boolean; excludable: boolean }) =>
  rival === excludable ? (rival ? 'private good' : 'public good') : 'quasi-public good'

question('classify-a-good', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ good: random.pick(SORTED) }),
  make: ({ good }) => {
    const cells = (rival: boolean, excludable: boolean) => [
      rival ? 'yes' : 'no',
      excludable ? 'yes' : 'no',
      typeOf({ rival, excludable }),
    ]
    const { rival, excludable, name } = good
    return {
      stem: '',
      prompt: `Which row describes ${name}?`,
      options: rows(['rival', 'excludable', 'type of good'], cells(rival, excludable), [
        [
          cells(!rival, !excludable),
          'You have both characteristics the wrong way round. Rival: one person’s use leaves less for others. Excludable: those who do not pay can be kept out.',
        ],
        [
          cells(!rival, excludable),
          `You have “excludable” right. Ask whether one person’s use leaves less for others: here it ${rival ? 'does' : 'does not'}.`,
        ],
        [
          cells(rival, !excludable),
          `You have “rival” right. Ask whether those who do not pay can be kept out: here they ${excludable ? 'can' : 'cannot'}.`,
        ],
      ]),
      solution: `One person’s use ${rival ? 'leaves less' : 'leaves no less'} for others, so it is ${rival ? 'rival' : 'non-rival'}. Those who do not pay ${excludable ? 'can' : 'cannot'} be kept out, so it is ${excludable ? 'excludable' : 'non-excludable'}. That makes it a ${typeOf(good)}.`,
    }
  },
})

const PROJECTS = [
  { what: 'a flood wall', who: 'households' },
  { what: 'street lamps', who: 'households' },
  { what: 'a siren that warns of storms', who: 'families' },
] as const

question('contributions-and-free-riders', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const homes = random.step(500, 2000, 100)
    const value = random.step(60, 200, 20)
    const cost = Math.round((homes * value * random.pick([0.4, 0.5, 0.6, 0.75])) / 1000) * 1000
    const payers = homes * random.pick([0.1, 0.2, 0.25])
    const gift = random.step(20, 50, 10)
    const given = payers * gift
    const wrong = [homes * value - cost, homes * value - given, given]
    const right = cost - given
    return Number.isInteger(payers) && new Set([right, ...wrong]).size === 4 && given < cost / 2
      ? { ...random.pick(PROJECTS), homes, value, cost, payers, gift, given, right, wrong }
      : null
  },
  make: ({ what, who, homes, value, cost, payers, gift, given, right, wrong }) => ({
    stem: `A town of ${plain(homes)} ${who} would like to have ${what}, a public good that costs ${money(cost)}. Each of the ${who} values it at ${money(value)}. When voluntary contributions are collected, ${plain(payers)} ${who} give ${money(gift)} each. The others are free riders.`,
    prompt: 'By how much do the contributions fall short of the cost?',
    options: bySize({
      right,
      wrong: {
        'You found by how much the value to the town exceeds the cost, not what is missing to pay for it.':
          wrong[0] ?? 0,
        'You subtracted the contributions from the total value. Subtract them from the cost.': wrong[1] ?? 0,
        'You gave the sum collected, not what is missing.': wrong[2] ?? 0,
      },
      print: money,
    }),
    solution: `Collected: ${plain(payers)} × ${money(gift)} = ${money(given)}. Missing: ${money(cost)} − ${money(given)} = ${money(right)}.

The total value, ${plain(homes)} × ${money(value)} = ${money(homes * value)}, is greater than the cost, yet the good is not provided: nobody can be excluded, so most do not pay.`,
  }),
  verify: ({ cost, payers, gift }) => {
    let missing = cost
    for (let at = 0; at < payers; at += 1) missing -= gift
    return money(missing)
  },
})
question('actual-and-informed-demand', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    merit: random.chance(0.5),
    gap: random.pick([16, 20, 24]),
    actual: random.pick(['1', '2']),
    service: random.pick(['a product', 'a good', 'a service']),
  }),
  make: ({ merit, gap, actual, service }) => {
    const informed = actual === '1' ? '2' : '1'
    const m = market()
    const actualMove = merit ? -gap / 2 : gap / 2
    const cells = (isMerit: boolean, under: boolean) => [
      isMerit ? 'merit good' : 'demerit good',
      under ? 'under-consumed' : 'over-consumed',
      under ? 'subsidy' : 'indirect tax',
    ]
    return {
      stem: `In the market for ${service}, *S* is supply. *D*_{${actual}} is actual demand, and *D*_{${informed}} is what demand would be if consumers had full information.`,
      figure: figure(
        {
          name: 'basic-economic-ideas-and-resource-allocation/two-demand-curves',
          title: 'One supply curve and two demand curves',
          description: `Price is on the vertical axis and quantity on the horizontal axis. Supply S slopes up. Two parallel demand curves slope down: D${actual} lies to the ${merit ? 'left' : 'right'} of D${informed}. Dashed lines lead from their crossings with S to the quantities Q${actual} for D${actual} and Q${informed} for D${informed}.`,
          height: 262,
        },
        m.axes,
        m.supply('*S*'),
        m.demand(`*D*_{${actual}}`, actualMove, 'p'),
        m.demand(`*D*_{${informed}}`, -actualMove),
        m.read(m.equilibrium(actualMove), `*Q*_{${actual}}`, ''),
        m.read(m.equilibrium(-actualMove), `*Q*_{${informed}}`, ''),
      ),
      prompt: 'Which row describes the good and a policy that could correct the quantity consumed?',
      options: rows(['type of good', 'in a free market it is', 'policy'], cells(merit, merit), [
        [
          cells(!merit, !merit),
          `You exchanged the two demand curves: *D*_{${actual}} is what consumers really demand.`,
        ],
        [
          cells(merit, !merit),
          'You have the type of good right, but not the quantity: compare actual demand with demand under full information.',
        ],
        [
          cells(!merit, merit),
          `You have the quantity right, but a good that is ${merit ? 'under' : 'over'}-consumed through imperfect information is a ${merit ? 'merit' : 'demerit'} good.`,
        ],
      ]),
      solution: `Consumers buy *Q*_{${actual}}; with full information they would buy the ${merit ? 'larger' : 'smaller'} quantity *Q*_{${informed}}. The good is ${merit ? 'under' : 'over'}-consumed because of imperfect information, which makes it a ${merit ? 'merit' : 'demerit'} good. ${merit ? 'A subsidy lowers its price and raises' : 'An indirect tax raises its price and lowers'} the quantity bought.`,
    }
  },
})

const MERITS = [
  { good: 'a check-up at a dentist', gone: 'An appointment used by one patient is not there for another' },
  { good: 'a place on a training course', gone: 'A place taken by one student is not there for another' },
  { good: 'an eye test', gone: 'An hour spent on one patient is not there for another' },
  { good: 'a lesson with a swimming teacher', gone: 'A place taken by one learner is not there for another' },
] as const

question('merit-good-not-public-good', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => random.pick(MERITS),
  make: ({ good, gone }) => ({
    stem: `Economists often classify ${good} as a merit good.`,
    prompt: 'Why is it a merit good and **not** a public good?',
    right: 'It is rival and excludable, and people underrate its benefits to themselves.',
    wrong: {
      'It is non-rival and non-excludable, and people underrate its benefits to themselves.':
        'You gave the characteristics of a public good.',
      'It is rival and excludable, and private firms do not provide any of it.':
        'You overlooked that firms can sell a rival and excludable good. A merit good is provided, but too little of it is bought.',
      'It is non-rival, and the government charges no price for it.':
        'You let the price decide. Neither the price nor the provider makes a good a merit good.',
    },
    solution: `${gone} (rival), and those who do not pay can be refused (excludable), so it can be sold in a market. Because of imperfect information people underrate the benefit and consume too little: a merit good.`,
  }),
})

const QUASI = [
  {
    good: 'an uncrowded motorway',
    users: 'drivers',
    right: 'Drivers who do not pay can be kept out by toll gates.',
  },
  {
    good: 'an uncrowded park with a fence',
    users: 'visitors',
    right: 'Visitors who do not pay can be kept out by the fence.',
  },
  {
    good: 'an encrypted radio channel',
    users: 'listeners',
    right: 'Listeners who do not pay cannot decode the channel.',
  },
  {
    good: 'an uncrowded beach with an entrance',
    users: 'bathers',
    right: 'Bathers who do not pay can be turned away at the entrance.',
  },
] as const

question('why-quasi-public', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => random.pick(QUASI),
  make: ({ good, users, right }) => ({
    stem: '',
    prompt: `Why is ${good} a quasi-public good and not a pure public good?`,
    right,
    wrong: {
      'One more user leaves no less for the others.':
        'You gave non-rivalry, which is what it shares with a public good.',
      'The government and not a firm may own it.':
        'You let the owner decide. “Public” is about being non-rival and non-excludable, not about who provides the good.',
      [`Some ${users} would value it more than others.`]:
        'You gave something that is true of all goods, public ones included.',
    },
    solution: `A public good is non-rival and non-excludable. Here one more user leaves no less for the others, so it is non-rival; but those who do not pay can be kept out, so it is excludable. It has some but not all characteristics of a public good.`,
  }),
})
