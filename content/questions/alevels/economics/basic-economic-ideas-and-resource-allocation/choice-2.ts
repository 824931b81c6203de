import { choice, inThisOrder, rows, statements, type Wrong } from '@/lib/exams/authoring'
import { money, plain, quantity } from '@/lib/exams/format'
import { template } from '@/lib/exams/template'

const as = { style: 'choice', tier: null, calculator: 'not-needed' } as const

/** Four values by size, printed in one way. */
function bySize(print: (value: number) => string, right: number, wrong: readonly [number, string][]) {
  const all = [{ value: right, error: '' }, ...wrong.map(([value, error]) => ({ value, error }))]
  const sorted = all.sort((one, other) => one.value - other.value)
  return inThisOrder(
    sorted.map(({ value, error }): string | Wrong => (error === '' ? print(value) : [print(value), error])),
  )
}

// 1.3 Factors of production

const BUSINESSES = [
  { who: 'a fishing firm', land: 'fish in the sea', labour: 'the crew of a boat', capital: 'nets' },
  {
    who: 'a farm',
    land: 'a stream that waters the fields',
    labour: 'the pickers of fruit',
    capital: 'a tractor',
  },
  {
    who: 'a mining firm',
    land: 'copper ore below the ground',
    labour: 'the drivers of lorries',
    capital: 'a conveyor belt',
  },
  { who: 'an electricity firm', land: 'the wind', labour: 'the engineers', capital: 'a wind turbine' },
  {
    who: 'a furniture maker',
    land: 'trees in a natural forest',
    labour: 'the carpenters',
    capital: 'a saw bench',
  },
] as const

const FACTORS = ['land', 'labour', 'capital'] as const

const classifyInputs = template({
  ...as,
  name: 'classify-inputs',
  subtopic: '1.3',
  difficulty: 1,
  values: random => ({ business: random.pick(BUSINESSES), order: random.shuffle(FACTORS) }),
  make: ({ business, order }) => {
    const swap = (one: string, two: string) =>
      order.map((each): string => (each === one ? two : each === two ? one : each))
    return choice({
      stem: `The inputs of ${business.who} include ${order
        .map(each => business[each])
        .join(', ')
        .replace(/, ([^,]*)$/, ' and $1')}.`,
      prompt: 'Which row classifies these inputs as factors of production?',
      subtopic: '1.3',
      objective: 'AO1',
      options: rows(
        order.map(each => business[each]),
        order,
        [
          [
            swap('land', 'capital'),
            'You exchanged land and capital: land covers all natural resources, capital what people have made to help production.',
          ],
          [
            swap('labour', 'capital'),
            'You exchanged labour and capital: people who work are labour, man-made aids to production are capital.',
          ],
          [
            order.map((each): string =>
              each === 'labour' ? 'enterprise' : each === 'land' ? 'capital' : 'land',
            ),
            'You took paid workers for enterprise, and exchanged land and capital. Enterprise organises the factors and bears the risk.',
          ],
        ],
      ),
      solution: `Land is any natural resource: ${business.land}. Labour is human effort: ${business.labour}. Capital is a man-made aid to production: ${business.capital}.`,
    })
  },
})

const rewardOfEnterprise = template({
  ...as,
  name: 'reward-of-enterprise',
  subtopic: '1.3',
  difficulty: 3,
  values: random => {
    const wages = random.step(120, 240, 10)
    const rent = random.step(20, 60, 5)
    const interest = random.step(10, 45, 5)
    const materials = random.step(70, 150, 10)
    const profit = random.step(30, 90, 5)
    const asked = random.pick(['enterprise', 'other'] as const)
    const right = asked === 'enterprise' ? profit : wages + rent + interest
    const wrong =
      asked === 'enterprise'
        ? [profit + materials, profit + rent + interest, wages + rent + interest + materials]
        : [wages + rent + interest + materials, wages, rent + interest]
    return new Set([right, ...wrong]).size === 4
      ? {
          wages,
          rent,
          interest,
          materials,
          profit,
          asked,
          right,
          wrong,
          sales: wages + rent + interest + materials + profit,
        }
      : null
  },
  make: ({ wages, rent, interest, materials, profit, asked, right, wrong, sales }) => {
    const print = (value: number) => money(value * 1000)
    const errors =
      asked === 'enterprise'
        ? [
            'You left out the raw materials. They have to be paid for before any profit is left.',
            'You took off wages and materials only. Rent and interest are also paid before profit.',
            'You added up all the costs. The reward of enterprise is what is left after they have been paid.',
          ]
        : [
            'You counted the raw materials bought from other firms, which are not the reward of a factor employed here.',
            'You counted the reward of labour only, and left out rent and interest.',
            'You counted the rewards of land and capital only, and left out wages.',
          ]
    return choice({
      stem: 'The table shows the receipts and payments of a firm in one year. The owner takes what is left.',
      table: {
        head: ['item', '\\$'],
        rows: [
          ['revenue from sales', plain(sales * 1000)],
          ['wages of workers', plain(wages * 1000)],
          ['rent for natural resources', plain(rent * 1000)],
          ['interest on capital', plain(interest * 1000)],
          ['raw materials bought from other firms', plain(materials * 1000)],
        ],
      },
      prompt:
        asked === 'enterprise'
          ? 'What was the reward of enterprise?'
          : 'What was the total reward of land, labour and capital?',
      subtopic: '1.3',
      objective: 'AO2',
      options: bySize(
        print,
        right,
        wrong.map((value, at): [number, string] => [value, errors[at] ?? '']),
      ),
      solution:
        asked === 'enterprise'
          ? `The reward of enterprise is profit: revenue less all payments = ${plain(sales)} − ${plain(wages)} − ${plain(rent)} − ${plain(interest)} − ${plain(materials)} = ${plain(profit)} thousand dollars.`
          : `Land earns rent, labour wages and capital interest: ${plain(rent)} + ${plain(wages)} + ${plain(interest)} = ${plain(right)} thousand dollars. What is left for the owner is profit, the reward of enterprise.`,
    })
  },
  verify: ({ wages, rent, interest, materials, asked, sales, profit }) => {
    let left = sales
    for (const paid of [materials, wages, interest, rent]) left -= paid
    return money(1000 * (asked === 'enterprise' ? left : sales - materials - profit))
  },
})

const outputPerWorker = template({
  ...as,
  name: 'output-per-worker-after-division-of-labour',
  subtopic: '1.3',
  difficulty: 4,
  values: random => {
    const before = random.int(4, 10)
    const after = before + random.int(1, 4)
    const each = random.step(10, 40, 10)
    const percent = random.pick([20, 25, 40, 50, 60])
    const total1 = before * each
    const total2 = (after * each * (100 + percent)) / 100
    const ofTotal = ((total2 - total1) / total1) * 100
    const overNew = (percent / (100 + percent)) * 100
    const extra = (each * percent) / 100
    const shown = [percent, ofTotal, overNew, extra].map(value => Math.round(value))
    if (!Number.isInteger(total2) || !Number.isInteger(extra) || !Number.isInteger(ofTotal)) return null
    return new Set(shown).size === 4
      ? { before, after, total1, total2, percent, ofTotal, overNew, extra }
      : null
  },
  make: ({ before, after, total1, total2, percent, ofTotal, overNew, extra }) =>
    choice({
      stem: `A workshop with ${before} workers makes ${plain(total1)} toys a day. It then introduces the division of labour and employs ${after} workers, who make ${plain(total2)} toys a day.`,
      prompt: 'What is the percentage change in output per worker?',
      subtopic: '1.3',
      objective: 'AO2',
      options: bySize(value => `${plain(value, 0)}%`, percent, [
        [ofTotal, 'You took the change in total output. The number of workers has changed as well.'],
        [overNew, 'You divided the change by the new output per worker. Divide by the old one.'],
        [extra, 'You gave the change in toys per worker, not in per cent of the old output per worker.'],
      ]),
      solution: `Before: ${plain(total1)} ÷ ${before} = ${plain(total1 / before)} toys per worker. After: ${plain(total2)} ÷ ${after} = ${plain(total2 / after)} toys per worker.

Change: (${plain(total2 / after)} − ${plain(total1 / before)}) ÷ ${plain(total1 / before)} × 100 = ${plain(percent)}%, a rise.`,
    }),
  verify: ({ before, after, total1, total2 }) =>
    `${plain(((total2 * before) / (after * total1)) * 100 - 100, 0)}%`,
})

const HUMAN = [
  'a hospital that trains its nurses to use a new scanner',
  'a government that pays for evening classes in computing',
  'a builder who teaches new workers to lay bricks',
] as const
const PHYSICAL = [
  'a factory that buys robots to weld parts of cars',
  'a shop that builds a larger store room',
  'a farm that installs pipes to water its fields',
] as const
const NEITHER: readonly Wrong[] = [
  [
    'a household that puts more of its income in a bank',
    'You took saving money for investment. Money alone is not a factor of production.',
  ],
  [
    'a café that buys more flour and sugar',
    'You took materials that are used up at once for capital, which helps to produce over time.',
  ],
  [
    'a restaurant that asks its staff to work longer hours',
    'You took a larger amount of labour for a better quality of it; no skills were added and no equipment was made.',
  ],
]

const humanOrPhysical = template({
  ...as,
  name: 'human-or-physical-capital',
  subtopic: '1.3',
  difficulty: 2,
  values: random => ({
    asked: random.pick(['human', 'physical'] as const),
    human: random.pick(HUMAN),
    physical: random.pick(PHYSICAL),
    neither: random.sample(NEITHER, 2),
  }),
  make: ({ asked, human, physical, neither }) =>
    choice({
      stem: '',
      prompt: `Which is an example of investment in **${asked}** capital?`,
      subtopic: '1.3',
      objective: 'AO1',
      options: statements(asked === 'human' ? human : physical, [
        asked === 'human'
          ? [
              physical,
              'You chose equipment, which is physical capital. Human capital is the skill and knowledge inside people.',
            ]
          : [human, 'You chose skills, which are human capital. Physical capital is man-made equipment.'],
        ...neither,
      ]),
      solution:
        'Human capital is the stock of skills, knowledge, education and experience of people: training adds to it. Physical capital is the stock of man-made equipment such as machines and buildings. Both are built up by investment, which uses resources today to produce more later.',
    }),
  verify: ({ asked, human, physical }) => ({ human, physical })[asked],
})

const ENTREPRENEURS = [
  'a cook who uses her savings to open a restaurant and decides what it will sell',
  'a programmer who sets up a firm to sell his own game and may lose his money',
  'a student who hires tools and two helpers to offer a repair service at her own risk',
] as const
const NOT_ENTREPRENEURS: readonly Wrong[] = [
  [
    'a manager on a fixed salary who organises the staff of a factory',
    'You chose someone who organises but is paid a wage: the risk is borne by others.',
  ],
  [
    'a saver who leaves money in a bank at a fixed rate of interest',
    'You chose someone who earns interest and organises nothing.',
  ],
  [
    'a landowner who lets a field to a farmer for a fixed rent',
    'You chose the owner of land, whose reward is rent fixed by contract.',
  ],
  [
    'an engineer who is employed to design new products',
    'You chose labour, although of a creative kind: the employer bears the risk.',
  ],
]

const entrepreneur = template({
  ...as,
  name: 'who-is-the-entrepreneur',
  subtopic: '1.3',
  difficulty: 2,
  values: random => ({ right: random.pick(ENTREPRENEURS), wrong: random.sample(NOT_ENTREPRENEURS, 3) }),
  make: ({ right, wrong }) =>
    choice({
      stem: '',
      prompt: 'Who acts as an entrepreneur?',
      subtopic: '1.3',
      objective: 'AO1',
      options: statements(right, wrong),
      solution: `An entrepreneur does two things: organises the other factors of production and bears the risk. Only ${right.split(' who ')[0]} does both; the reward is profit, which may turn out to be a loss.`,
    }),
})

const HARMS = {
  'for the workers': {
    right: ['Repeating one task becomes boring.', 'Narrow skills make it harder to find another job.'],
    wrong: [
      [
        'Each worker becomes slower at the task through repetition.',
        'You have the effect of practice the wrong way round: repetition makes workers faster.',
      ],
      [
        'Goods become more alike, so that buyers have less variety.',
        'You gave a disadvantage for consumers.',
      ],
      [
        'Less time is lost in moving from one task to another.',
        'You gave an advantage, and one for the firm.',
      ],
    ],
  },
  'for the firm': {
    right: [
      'The absence of one worker can stop the whole line.',
      'Bored workers may take less care or leave.',
    ],
    wrong: [
      [
        'Training takes longer, since each worker must learn every task.',
        'You have it the wrong way round: a worker who does one task needs less training.',
      ],
      ['Machines can be used for single tasks.', 'You gave an advantage, not a disadvantage.'],
      [
        'Output per worker falls, since no worker has practice.',
        'You have it the wrong way round: practice at one task raises output per worker.',
      ],
    ],
  },
  'for a region that specialises in one product': {
    right: [
      'A fall in demand for the product can put many people out of work at once.',
      'Other goods must be bought from outside, and supply may be interrupted.',
    ],
    wrong: [
      [
        'It can no longer trade with other regions.',
        'You have it the wrong way round: specialisation makes trade necessary.',
      ],
      [
        'Its output of the product must fall.',
        'You have it the wrong way round: concentrating on a product raises its output.',
      ],
      ['Its workers gain experience in one industry.', 'You gave an advantage, not a disadvantage.'],
    ],
  },
} as const

const harmOfSpecialisation = template({
  ...as,
  name: 'disadvantage-of-specialisation',
  subtopic: '1.3',
  difficulty: 2,
  values: random => {
    const whom = random.pick([
      'for the workers',
      'for the firm',
      'for a region that specialises in one product',
    ] as const)
    return { whom, right: random.pick(HARMS[whom].right) }
  },
  make: ({ whom, right }) =>
    choice({
      stem: '',
      prompt: `What is a disadvantage of ${whom.startsWith('for a region') ? 'specialisation' : 'the division of labour'} **${whom}**?`,
      subtopic: '1.3',
      objective: 'AO1',
      options: statements(
        right,
        HARMS[whom].wrong.map(([text, error]): Wrong => [text, error]),
      ),
      solution: `“${right.replace(/\.$/, '')}” is a disadvantage ${whom}. Specialisation raises output through practice and saved time, at the price of narrow skills, monotony and dependence on others.`,
    }),
})

// 1.4 Resource allocation in different economic systems

const FEATURES = {
  market: {
    'owner of land and capital': 'individuals and firms',
    'what allocates resources': 'the price mechanism',
    'who receives the goods': 'those willing and able to pay',
    'main motive of producers': 'profit',
  },
  planned: {
    'owner of land and capital': 'the state',
    'what allocates resources': 'decisions of the government',
    'who receives the goods': 'those chosen by the government',
    'main motive of producers': 'the targets of the plan',
  },
} as const
type Feature = keyof (typeof FEATURES)['market']

const systemRows = template({
  ...as,
  name: 'features-of-a-system',
  subtopic: '1.4',
  difficulty: 1,
  values: random => ({
    system: random.pick(['market', 'planned'] as const),
    columns: random.sample(Object.keys(FEATURES.market) as Feature[], 3),
  }),
  make: ({ system, columns }) => {
    const other = system === 'market' ? 'planned' : 'market'
    const mix = (kinds: readonly boolean[]) =>
      columns.map((column, at) => FEATURES[kinds[at] ? system : other][column])
    const [one, two, three] = columns
    return choice({
      stem: '',
      prompt: `Which row describes a pure ${system} economy?`,
      subtopic: '1.4',
      objective: 'AO1',
      options: rows(columns, mix([true, true, true]), [
        [mix([false, false, false]), `You described a pure ${other} economy in every column.`],
        [
          mix([true, true, false]),
          `You gave the “${three}” of a ${other} economy, so that the row describes a mixture.`,
        ],
        [
          mix([false, true, true]),
          `You gave the “${one}” of a ${other} economy, although “${two}” and “${three}” are right.`,
        ],
      ]),
      solution: `In a pure ${system} economy: ${columns.map(column => `${column}: ${FEATURES[system][column]}`).join('; ')}.`,
    })
  },
})

const SWITCHES = [
  ['potatoes', 'rice'],
  ['cinema tickets', 'video games'],
  ['petrol cars', 'electric bicycles'],
  ['newspapers', 'podcasts'],
  ['wool', 'cotton'],
] as const

const tasteChange = template({
  ...as,
  name: 'change-of-tastes-in-two-systems',
  subtopic: '1.4',
  difficulty: 3,
  values: random => {
    const pair = random.shuffle(random.pick(SWITCHES))
    return { from: pair[0] ?? '', to: pair[1] ?? '', system: random.pick(['market', 'planned'] as const) }
  },
  make: ({ from, to, system }) => {
    const market = system === 'market'
    const right = market
      ? ['falls', 'rises', `from ${from} to ${to}`]
      : ['surplus', 'shortage', 'do not move']
    return choice({
      stem: market
        ? `In a market economy, the tastes of consumers change from ${from} to ${to}.`
        : `In a planned economy, the state fixes the prices and the output of ${from} and ${to}. Both markets clear at these prices. Then the tastes of consumers change from ${from} to ${to}, and the plan is not changed.`,
      prompt: 'Which row describes what follows?',
      subtopic: '1.4',
      objective: 'AO2',
      options: market
        ? rows([`price of ${from}`, `price of ${to}`, 'resources move'], right, [
            [
              ['rises', 'falls', `from ${to} to ${from}`],
              'You turned the change round. The product that is wanted more becomes dearer and more profitable.',
            ],
            [
              ['falls', 'rises', `from ${to} to ${from}`],
              'You have the prices right, but resources move to the product that now brings more profit.',
            ],
            [
              ['unchanged', 'unchanged', 'when the government orders it'],
              'You described a planned economy. In a market economy prices change and profit moves resources.',
            ],
          ])
        : rows([`market for ${from}`, `market for ${to}`, 'resources'], right, [
            [
              ['shortage', 'surplus', 'do not move'],
              'You turned the change round. The product that is wanted less remains unsold.',
            ],
            [
              ['surplus', 'shortage', `move from ${from} to ${to}`],
              'You let the market work: with fixed prices and an unchanged plan there is no incentive or order to move resources.',
            ],
            [
              ['no change', 'no change', 'do not move'],
              'You overlooked that demand has changed. With fixed prices and output this shows as a surplus and a shortage.',
            ],
          ]),
      solution: market
        ? `Demand for ${from} falls and demand for ${to} rises, so the price of ${from} falls and that of ${to} rises. Producing ${to} becomes more profitable, which gives firms an incentive to move resources from ${from} to ${to}.`
        : `Demand for ${from} falls below the planned output: a surplus. Demand for ${to} rises above it: a shortage. Prices are fixed, so they give no signal, and resources move only when the planners change the plan.`,
    })
  },
  verify: ({ system }) => ['surplus', 'falls'][Number(system === 'market')] ?? '',
})

const LETTERS = ['W', 'X', 'Y', 'Z'] as const

const nearestSystem = template({
  ...as,
  name: 'nearest-to-a-pure-system',
  subtopic: '1.4',
  difficulty: 2,
  values: random => {
    const asked = random.pick(['planned', 'market'] as const)
    const kinds = random.shuffle(['planned', 'market', 'rich', 'poor'] as const)
    const state = {
      planned: random.int(68, 85),
      market: random.int(6, 14),
      rich: random.int(34, 45),
      poor: random.int(24, 32),
    }
    const fixed = {
      planned: random.int(60, 80),
      market: random.int(2, 6),
      rich: random.int(12, 18),
      poor: random.int(20, 28),
    }
    const income = {
      planned: random.step(11_000, 16_000, 500),
      market: random.step(20_000, 26_000, 500),
      rich: random.step(48_000, 60_000, 1000),
      poor: random.step(2000, 4500, 500),
    }
    return { asked, kinds, state, fixed, income }
  },
  make: ({ asked, kinds, state, fixed, income }) => {
    const letter = (kind: (typeof kinds)[number]) => LETTERS[kinds.indexOf(kind)] ?? ''
    const other = asked === 'planned' ? 'market' : 'planned'
    const errors: Record<string, string> = {
      [letter(other)]: `You chose the country that is nearest to a ${other} economy.`,
      [letter('rich')]:
        'You chose the country with the highest income. Income does not tell who allocates resources.',
      [letter('poor')]:
        'You chose the country with the lowest income. Income does not tell who allocates resources.',
    }
    return choice({
      stem: 'The table gives information about four countries.',
      table: {
        head: [
          'country',
          'share of output from state-owned firms',
          'share of prices fixed by the state',
          'income per head',
        ],
        rows: kinds.map((kind, at) => [
          LETTERS[at] ?? '',
          `${state[kind]}%`,
          `${fixed[kind]}%`,
          money(income[kind]),
        ]),
      },
      prompt: `Which country is nearest to a pure ${asked} economy?`,
      subtopic: '1.4',
      objective: 'AO2',
      options: inThisOrder(
        LETTERS.map((each): string | Wrong => (errors[each] ? [each, errors[each]] : each)),
      ),
      solution: `In a ${asked === 'planned' ? 'planned economy the state owns most resources and fixes prices' : 'market economy resources are privately owned and prices are set by demand and supply'}. Country ${letter(asked)} has the ${asked === 'planned' ? 'largest' : 'smallest'} share of both. Income per head does not show which system a country has.`,
    })
  },
  verify: ({ asked, state, kinds }) => {
    const shares = kinds.map(kind => state[kind])
    return LETTERS[shares.indexOf(asked === 'planned' ? Math.max(...shares) : Math.min(...shares))] ?? ''
  },
})

const FOR_MARKET = [
  'Firms have an incentive to cut costs and to create new products.',
  'Resources respond to changes in what consumers want without any order.',
  'No large administration is needed to collect information on wants.',
] as const
const FOR_PLAN = [
  'Goods can be shared out by need rather than by ability to pay.',
  'Large amounts of resources can be directed quickly to one national aim.',
  'Goods that nobody would sell for profit, such as defence, can be provided.',
  'Prices of necessities can be kept low by decision.',
] as const

const advantageOfSystem = template({
  ...as,
  name: 'advantage-of-a-system',
  subtopic: '1.4',
  difficulty: 2,
  values: random => {
    const asked = random.pick(['market', 'planned'] as const)
    const [own, others] = asked === 'market' ? [FOR_MARKET, FOR_PLAN] : [FOR_PLAN, FOR_MARKET]
    return { asked, right: random.pick<string>(own), wrong: random.sample<string>(others, 3) }
  },
  make: ({ asked, right, wrong }) => {
    const other = asked === 'market' ? 'planned' : 'market'
    return choice({
      stem: '',
      prompt: `What is an advantage of a pure ${asked} economy compared with a pure ${other} economy?`,
      subtopic: '1.4',
      objective: 'AO1',
      options: statements(
        right,
        wrong.map(
          (text): Wrong => [text, `You gave an advantage that is usually claimed for a ${other} economy.`],
        ),
      ),
      solution: `“${right.replace(/\.$/, '')}” is an advantage of the ${asked} economy. ${asked === 'market' ? 'There the price mechanism, profit and competition do the work of a plan.' : 'There the government directs resources and need not wait for profit.'} The other three are claimed for a ${other} economy.`,
    })
  },
  verify: ({ asked, right }) => {
    const marks = /incentive|without any order|No large/
    return marks.test(right) === (asked === 'market') ? right : ''
  },
})

const CLAIMS = [
  {
    claim: 'If output is left to the market, firms will produce what all households need.',
    weakens: 'Many households have too little income to buy necessities at market prices.',
    others: [
      [
        'Under the present plan, stores hold large stocks of goods that nobody wants.',
        'You chose evidence of a failure of planning, which supports the adviser.',
      ],
      [
        'Firms in other countries changed their output soon after tastes had changed.',
        'You chose evidence that firms respond to wants, which supports the adviser.',
      ],
      [
        'Private farms in the country already sell all that they grow.',
        'You chose evidence that a market finds buyers, which does not weaken the claim.',
      ],
    ],
    why: 'Firms respond only to demand backed by the ability to pay. Needs without income do not count in a market.',
  },
  {
    claim: 'If industry is left to the market, competition will keep prices low.',
    weakens: 'Most industries have room for only one large firm.',
    others: [
      [
        'New firms could enter most industries at little cost.',
        'You chose evidence that there would be much competition, which supports the adviser.',
      ],
      [
        'Consumers can easily compare the prices of different firms.',
        'You chose evidence that makes competition keener, which supports the adviser.',
      ],
      [
        'The state-owned firms of today have no rivals and high costs.',
        'You chose a weakness of the present system, which supports the adviser.',
      ],
    ],
    why: 'Low prices depend on rivals. A single large firm has power to raise its price.',
  },
  {
    claim: 'If the state plans all output, there will be no waste.',
    weakens: 'Planners learn of a change in tastes only many months later.',
    others: [
      [
        'In a market economy, several firms spend money on advertising similar goods.',
        'You chose a waste in a market economy, which supports the adviser.',
      ],
      [
        'In a market economy, some workers are without work in most years.',
        'You chose unused resources in a market economy, which supports the adviser.',
      ],
      [
        'Planners know exactly how much steel each factory can make.',
        'You chose evidence that planners are well informed, which supports the adviser.',
      ],
    ],
    why: 'Without quick information the plan goes on producing what is no longer wanted: unsold goods are a waste of resources.',
  },
] as const

const weakenTheClaim = template({
  ...as,
  name: 'evidence-against-a-claim',
  subtopic: '1.4',
  difficulty: 3,
  values: random => {
    const facts = random.pick(CLAIMS)
    return {
      facts,
      country: random.pick([
        'an island country',
        'a small country',
        'a large country',
        'a country in transition',
      ]),
    }
  },
  make: ({ facts, country }) =>
    choice({
      stem: `An adviser to the government of ${country} says: “${facts.claim}”`,
      prompt: 'Which evidence, if it is true, would most **weaken** this argument?',
      subtopic: '1.4',
      objective: 'AO3',
      options: statements(
        facts.weakens,
        facts.others.map(([text, error]): Wrong => [text, error]),
      ),
      solution: `“${facts.weakens.replace(/\.$/, '')}” weakens the claim. ${facts.why} The other three support the adviser or leave the claim as it is.`,
    }),
})

const mixedShare = template({
  ...as,
  name: 'public-sector-share',
  subtopic: '1.4',
  difficulty: 2,
  values: random => {
    const state = random.step(60, 180, 20)
    const firms = random.step(200, 420, 20)
    const households = random.step(40, 120, 20)
    const total = state + firms + households
    const share = (state / total) * 100
    const values = [share, (state / firms) * 100, ((state + households) / total) * 100, (firms / total) * 100]
    const whole = Number.isInteger(share)
    return whole && new Set(values.map(Math.round)).size === 4
      ? { state, firms, households, total, values }
      : null
  },
  make: ({ state, firms, households, total, values }) => {
    const [share = 0, ofFirms = 0, withFarms = 0, private_ = 0] = values
    return choice({
      stem: 'The output of a mixed economy in one year comes from three sources, as the table shows.',
      table: {
        head: ['source', 'output / \\$ billion'],
        rows: [
          ['firms and services run by the government', plain(state)],
          ['companies owned by shareholders', plain(firms)],
          ['farms and shops owned by families', plain(households)],
        ],
      },
      prompt: 'What share of output is produced by the public sector?',
      subtopic: '1.4',
      objective: 'AO2',
      options: bySize(value => quantity(Math.round(value), '%'), share, [
        [ofFirms, 'You divided by the output of companies. Divide by total output.'],
        [
          withFarms,
          'You counted the farms and shops of families as well. They belong to the private sector.',
        ],
        [
          private_,
          'You took “public” to mean owned by shareholders. The public sector is owned and run by the government.',
        ],
      ]),
      solution: `The public sector is the part owned and run by the government. Total output is ${plain(state)} + ${plain(firms)} + ${plain(households)} = ${plain(total)} billion dollars, so the share is ${plain(state)} ÷ ${plain(total)} × 100 = ${plain(share)}%.`,
    })
  },
  verify: ({ state, firms, households }) =>
    `${plain(100 - (100 * (firms + households)) / (state + firms + households), 0)}%`,
})

export const templates = [
  classifyInputs,
  rewardOfEnterprise,
  outputPerWorker,
  humanOrPhysical,
  entrepreneur,
  harmOfSpecialisation,
  systemRows,
  tasteChange,
  nearestSystem,
  advantageOfSystem,
  weakenTheClaim,
  mixedShare,
]
