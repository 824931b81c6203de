import { bySize, inThisOrder, pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { money, plain, quantity } from '@/lib/exams/format'
import { LETTERS } from '../shared'

const { question, templates } = choiceQuestions('1.4')

export { templates }

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

question('features-of-a-system', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    system: random.pick(['market', 'planned'] as const),
    columns: random.sample(Object.keys(FEATURES.market) as Feature[], 3),
  }),
  make: ({ system, columns }) => {
    const other = system === 'market' ? 'planned' : 'market'
    const mix = (kinds: readonly boolean[]) =>
      columns.map((column, at) => FEATURES[kinds[at] ? system : other][column])
    const [one, two, three] = columns
    return {
      stem: '',
      prompt: `Which row describes a pure ${system} economy?`,
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
    }
  },
})

const SWITCHES = [
  ['potatoes', 'rice'],
  ['cinema tickets', 'video games'],
  ['petrol cars', 'electric bicycles'],
  ['newspapers', 'podcasts'],
  ['wool', 'cotton'],
] as const

question('change-of-tastes-in-two-systems', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const pair = random.shuffle(random.pick(SWITCHES))
    return { from: pair[0] ?? '', to: pair[1] ?? '', system: random.pick(['market', 'planned'] as const) }
  },
  make: ({ from, to, system }) => {
    const market = system === 'market'
    const right = market
      ? ['falls', 'rises', `from ${from} to ${to}`]
      : ['surplus', 'shortage', 'do not move']
    return {
      stem: market
        ? `In a market economy, the tastes of consumers change from ${from} to ${to}.`
        : `In a planned economy, the state fixes the prices and the output of ${from} and ${to}. Both markets clear at these prices. Then the tastes of consumers change from ${from} to ${to}, and the plan is not changed.`,
      prompt: 'Which row describes what follows?',
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
    }
  },
  verify: ({ system }) => ['surplus', 'falls'][Number(system === 'market')] ?? '',
})

question('nearest-to-a-pure-system', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
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
    return {
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
      options: inThisOrder(
        LETTERS.map((each): string | Wrong => (errors[each] ? [each, errors[each]] : each)),
      ),
      solution: `In a ${asked === 'planned' ? 'planned economy the state owns most resources and fixes prices' : 'market economy resources are privately owned and prices are set by demand and supply'}. Country ${letter(asked)} has the ${asked === 'planned' ? 'largest' : 'smallest'} share of both. Income per head does not show which system a country has.`,
    }
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

question('advantage-of-a-system', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const asked = random.pick(['market', 'planned'] as const)
    const [own, others] = asked === 'market' ? [FOR_MARKET, FOR_PLAN] : [FOR_PLAN, FOR_MARKET]
    return { asked, right: random.pick<string>(own), wrong: random.sample<string>(others, 3) }
  },
  make: ({ asked, right, wrong }) => {
    const other = asked === 'market' ? 'planned' : 'market'
    return {
      stem: '',
      prompt: `What is an advantage of a pure ${asked} economy compared with a pure ${other} economy?`,
      right,
      wrong: wrong.map(
        (text): Wrong => [text, `You gave an advantage that is usually claimed for a ${other} economy.`],
      ),
      solution: `“${right.replace(/\.$/, '')}” is an advantage of the ${asked} economy. ${asked === 'market' ? 'There the price mechanism, profit and competition do the work of a plan.' : 'There the government directs resources and need not wait for profit.'} The other three are claimed for a ${other} economy.`,
    }
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
    others: pairs({
      'Under the present plan, stores hold large stocks of goods that nobody wants.':
        'You chose evidence of a failure of planning, which supports the adviser.',
      'Firms in other countries changed their output soon after tastes had changed.':
        'You chose evidence that firms respond to wants, which supports the adviser.',
      'Private farms in the country already sell all that they grow.':
        'You chose evidence that a market finds buyers, which does not weaken the claim.',
    }),
    why: 'Firms respond only to demand backed by the ability to pay. Needs without income do not count in a market.',
  },
  {
    claim: 'If industry is left to the market, competition will keep prices low.',
    weakens: 'Most industries have room for only one large firm.',
    others: pairs({
      'New firms could enter most industries at little cost.':
        'You chose evidence that there would be much competition, which supports the adviser.',
      'Consumers can easily compare the prices of different firms.':
        'You chose evidence that makes competition keener, which supports the adviser.',
      'The state-owned firms of today have no rivals and high costs.':
        'You chose a weakness of the present system, which supports the adviser.',
    }),
    why: 'Low prices depend on rivals. A single large firm has power to raise its price.',
  },
  {
    claim: 'If the state plans all output, there will be no waste.',
    weakens: 'Planners learn of a change in tastes only many months later.',
    others: pairs({
      'In a market economy, several firms spend money on advertising similar goods.':
        'You chose a waste in a market economy, which supports the adviser.',
      'In a market economy, some workers are without work in most years.':
        'You chose unused resources in a market economy, which supports the adviser.',
      'Planners know exactly how much steel each factory can make.':
        'You chose evidence that planners are well informed, which supports the adviser.',
    }),
    why: 'Without quick information the plan goes on producing what is no longer wanted: unsold goods are a waste of resources.',
  },
] as const

question('evidence-against-a-claim', {
  facts: { difficulty: 3, objective: 'AO3', checked: '2026-11-20' },
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
  make: ({ facts, country }) => ({
    stem: `An adviser to the government of ${country} says: “${facts.claim}”`,
    prompt: 'Which evidence, if it is true, would most **weaken** this argument?',
    right: facts.weakens,
    wrong: facts.others.map(([text, error]): Wrong => [text, error]),
    solution: `“${facts.weakens.replace(/\.$/, '')}” weakens the claim. ${facts.why} The other three support the adviser or leave the claim as it is.`,
  }),
})

question('public-sector-share', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const state = random.step(60, 180, 20)
    const firms = random.step(200, 420, 20)
    const households = random.step(40, 120, 20)
    const total = state + firms + households
    const share = (state / total) * 100
    const values = [share, (state / firms) * 100, ((state + households) / total) * 100, (firms / total) * 100]
    const asked = random.pick(['public', 'private'] as const)
    const whole = Number.isInteger(share)
    values.push((households / total) * 100)
    return whole && new Set([...values, 100 - share].map(Math.round)).size === 6
      ? { state, firms, households, total, values, asked, kept: random.sample([0, 1, 2, 3], 3) }
      : null
  },
  make: ({ state, firms, households, total, values, asked, kept }) => {
    const [share = 0, ofFirms = 0, withFarms = 0, companies = 0, farms = 0] = values
    const candidates: [number, string][] =
      asked === 'public'
        ? [
            [ofFirms, 'You divided by the output of companies. Divide by total output.'],
            [
              withFarms,
              'You counted the farms and shops of families as well. They belong to the private sector.',
            ],
            [
              companies,
              'You took “public” to mean owned by shareholders. The public sector is owned and run by the government.',
            ],
            [farms, 'You gave the share of the farms and shops of families, which are private.'],
          ]
        : [
            [share, 'You gave the share of the public sector. Private means owned by individuals and firms.'],
            [companies, 'You left out the farms and shops of families, which are private as well.'],
            [farms, 'You left out the companies, which belong to their shareholders and so are private.'],
            [withFarms, 'You counted the output of the government in place of that of the companies.'],
          ]
    return {
      stem: 'The output of a mixed economy in one year comes from three sources, as the table shows.',
      table: {
        head: ['source', 'output / \\$ billion'],
        rows: [
          ['firms and services run by the government', plain(state)],
          ['companies owned by shareholders', plain(firms)],
          ['farms and shops owned by families', plain(households)],
        ],
      },
      prompt: `What share of output is produced by the ${asked} sector?`,
      options: bySize({
        right: asked === 'public' ? share : 100 - share,
        wrong: candidates.filter((_, at) => kept.includes(at)),
        print: value => quantity(Math.round(value), '%'),
      }),
      solution: `The public sector is the part owned and run by the government. Total output is ${plain(state)} + ${plain(firms)} + ${plain(households)} = ${plain(total)} billion dollars, so the share of the public sector is ${plain(state)} ÷ ${plain(total)} × 100 = ${plain(share)}%.${asked === 'public' ? '' : ` The private sector produces the rest: 100% − ${plain(share)}% = ${plain(100 - share)}%.`}`,
    }
  },
  verify: ({ state, firms, households, asked }) => {
    const parts = asked === 'public' ? [state] : [firms, households]
    return `${plain((100 * parts.reduce((sum, each) => sum + each, 0)) / (state + firms + households), 0)}%`
  },
})
