import { inAnyOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { asNumbered, numbering, type Pool } from '../numbered-statements'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('11.1')

export { templates }

const INVESTMENTS = [
  {
    told: 'A foreign car maker builds a factory in country X with its own money. In later years it sends profits to its owners abroad.',
    enters: true,
    asset: 'a factory in X',
    income: 'the profits',
  },
  {
    told: 'A pension fund of country X buys bonds of a foreign government. In later years it receives interest on them.',
    enters: false,
    asset: 'foreign bonds',
    income: 'the interest',
  },
  {
    told: 'A supermarket chain of country X takes over a chain abroad. In later years it brings home profits.',
    enters: false,
    asset: 'a foreign firm',
    income: 'the profits',
  },
  {
    told: 'Foreign residents buy shares in a bank of country X. In later years they receive dividends.',
    enters: true,
    asset: 'shares of X',
    income: 'the dividends',
  },
  {
    told: 'The government of country X borrows from foreign banks. In later years it pays them interest.',
    enters: true,
    asset: 'a claim on X',
    income: 'the interest',
  },
] as const

question('first-and-later-entries', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({ item: random.pick(INVESTMENTS) }),
  make: ({ item }) => {
    const [first, later] = item.enters ? ['credit', 'debit'] : ['debit', 'credit']
    return {
      stem: item.told,
      prompt: 'Which row shows how the balance of payments of country X records this?',
      columns: 'at first | in later years',
      right: `financial account, ${first} | current account, ${later}`,
      wrong: {
        [`financial account, ${later} | current account, ${first}`]: `You reversed both sides. At first money ${item.enters ? 'enters' : 'leaves'} X, later it ${item.enters ? 'leaves' : 'enters'} X.`,
        [`financial account, ${first} | financial account, ${later}`]: `You put ${item.income} in the financial account. The financial account records the asset; income from an asset is primary income.`,
        [`current account, ${first} | current account, ${later}`]: `You put the purchase of ${item.asset} in the current account. It is a deal in assets, so it belongs to the financial account.`,
      },
      solution: `At first ${item.enters ? 'foreigners' : 'residents'} obtain ${item.asset}, and money ${item.enters ? 'enters' : 'leaves'} X: a ${first} in the financial account, which records deals in assets.

Later ${item.income} ${item.enters ? 'leave' : 'enter'}${item.income === 'the interest' ? 's' : ''} X. Income from assets is primary income, in the current account: a ${later}.`,
    }
  },
  verify: ({ item }) => `financial account, ${item.enters ? 'credit' : 'debit'}`,
})

const ENTRIES: Record<'capital' | 'financial', Pool> = {
  capital: {
    correct: [
      [
        'A foreign government cancels a debt that the government of X owes it.',
        'A debt that is forgiven is a capital transfer.',
      ],
      [
        'A firm in X sells its trademark to a foreign firm.',
        'A trademark is an asset that nobody produced, so its sale is in the capital account.',
      ],
      [
        'An international organisation gives X money to build a hospital.',
        'A gift for a fixed asset is a capital transfer.',
      ],
      [
        'X sells land to a foreign government for its embassy.',
        'Land is an asset that nobody produced, so its sale is in the capital account.',
      ],
    ],
    wrong: [
      [
        'A foreign firm builds a chemical plant in X.',
        'This is direct investment, in the financial account.',
      ],
      [
        'A bank in X buys shares in foreign companies.',
        'This is portfolio investment, in the financial account.',
      ],
      [
        'A firm in X imports new machines for its factory.',
        'Machines are goods, even when they are capital goods: their import is in the current account.',
      ],
      [
        'Workers from X who live abroad send money to their families.',
        'This is secondary income, in the current account.',
      ],
    ],
  },
  financial: {
    correct: [
      [
        'A foreign firm builds a chemical plant in X.',
        'This is direct investment, in the financial account.',
      ],
      [
        'Savers abroad move deposits into banks of X because interest rates have risen.',
        'Bank deposits are assets: hot money is in the financial account.',
      ],
      [
        'The central bank of X sells part of its reserves of foreign currency.',
        'Reserve assets are a part of the financial account.',
      ],
      [
        'A pension fund of X buys shares in foreign companies.',
        'This is portfolio investment, in the financial account.',
      ],
    ],
    wrong: [
      [
        'A mine in X that foreigners own sends them its profits.',
        'Profits are primary income, in the current account.',
      ],
      [
        'A firm in X imports new machines for its factory.',
        'Machines are goods, even when they are capital goods: their import is in the current account.',
      ],
      [
        'An international organisation gives X money to build a hospital.',
        'A gift for a fixed asset is a capital transfer, in the capital account.',
      ],
      [
        'The government of X pays interest to foreign holders of its bonds.',
        'Interest is primary income, in the current account.',
      ],
    ],
  },
}

question('entries-of-one-account', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const account = random.pick(['capital', 'financial'] as const)
    return { account, numbered: numbering(random, ENTRIES[account]) }
  },
  make: ({ account, numbered }) =>
    asNumbered(numbered, {
      told: `Three statements describe events that concern country X.`,
      asked: `Which statements describe an event that is recorded in the ${account} account of X?`,
    }),
})

// What each policy does to aggregate demand and to the current account balance: up or down.
const POLICIES = [
  {
    name: 'a devaluation of the currency',
    verb: 'A devaluation switches spending to home goods',
    ad: 1,
    balance: 1,
  },
  {
    name: 'a revaluation of the currency',
    verb: 'A revaluation switches spending to foreign goods',
    ad: -1,
    balance: -1,
  },
  {
    name: 'a rise in the rates of income tax',
    verb: 'A rise in income tax reduces spending on all goods, imports included',
    ad: -1,
    balance: 1,
  },
  {
    name: 'a cut in the rates of income tax',
    verb: 'A cut in income tax raises spending on all goods, imports included',
    ad: 1,
    balance: -1,
  },
] as const

type Policy = (typeof POLICIES)[number]

const moves = ({ verb, ad, balance }: Policy) =>
  `${verb}: aggregate demand ${ad > 0 ? 'rises' : 'falls'} and the current account balance ${balance > 0 ? 'improves' : 'worsens'}.`

question('one-policy-for-two-objectives', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    policy: random.pick(POLICIES),
    who: random.pick(['A country', 'A small open economy', 'An island country']),
    size: random.int(5, 8),
  }),
  make: ({ policy, who, size }) => ({
    stem: `${who} has a fixed exchange rate. ${
      policy.ad > 0
        ? 'Its output is far below capacity and unemployment is high.'
        : 'Its firms work at full capacity and inflation is rising.'
    } Its current account has a ${policy.balance > 0 ? 'deficit' : 'surplus'} of ${size}% of GDP. The price elasticities of demand for its exports and its imports add up to more than 1.`,
    prompt: [
      'Which policy on its own would act against both problems?',
      'Which single policy would bring the country closer to balance at home and abroad?',
    ],
    options: inAnyOrder(
      POLICIES.map((each): string | Wrong =>
        each === policy
          ? each.name
          : [
              each.name,
              each.ad === policy.ad
                ? `You looked at output and prices at home only. ${moves(each)}`
                : each.balance === policy.balance
                  ? `You looked at the current account only. ${moves(each)}`
                  : `You reversed the effects. ${moves(each)}`,
            ],
      ),
    ),
    solution: `The country needs ${policy.ad > 0 ? 'higher' : 'lower'} aggregate demand, and a current account balance that ${policy.balance > 0 ? 'rises' : 'falls'}.

${moves(policy)} So this policy serves both.`,
  }),
  verify: ({ policy }) => {
    const cure = policy.ad > 0 ? ['devaluation', 'cut'] : ['revaluation', 'rise']
    const other = policy.balance > 0 ? ['devaluation', 'rise'] : ['revaluation', 'cut']
    const word = cure.find(each => other.includes(each)) ?? ''
    return POLICIES.find(({ name }) => name.startsWith(`a ${word}`))?.name ?? ''
  },
})

const OUTCOMES: readonly { told: string; asked: string; pool: Pool }[] = [
  {
    told: 'A government raises income tax in order to reduce a current account deficit.',
    asked: 'explain why this may work',
    pool: {
      correct: [
        ['Households have less to spend, also on imported goods.', 'Imports fall with disposable income.'],
        [
          'Firms that sell less at home try harder to sell abroad.',
          'Weak home demand leaves goods free for export.',
        ],
        [
          'Weaker demand slows inflation, so home goods gain in competitiveness.',
          'At a given exchange rate, lower inflation makes home goods relatively cheaper.',
        ],
      ],
      wrong: [
        [
          'Foreign goods become dearer in the shops than home goods.',
          'An income tax leaves relative prices alone: it reduces spending and does not switch it.',
        ],
        [
          'Firms pay less tax and can invest in better export goods.',
          'The tax is raised, and lower spending discourages investment.',
        ],
        [
          'The tax revenue counts as a credit on the current account.',
          'Tax is paid by residents to their own government, so it is not in the balance of payments.',
        ],
      ],
    },
  },
  {
    told: 'A government devalues its currency in order to reduce a current account deficit.',
    asked: 'explain why this may fail',
    pool: {
      correct: [
        [
          'Home firms have no spare capacity to produce more.',
          'Without spare capacity, exports and import substitutes cannot increase.',
        ],
        [
          'Dearer imported materials raise the costs of exporters.',
          'Higher costs take away part of the gain in price competitiveness.',
        ],
        [
          'The main trading partners devalue by the same percentage.',
          'Then relative prices are back where they were.',
        ],
        [
          'Workers obtain wage rises that match the dearer imports.',
          'Higher wages raise costs and prices, so the gain in competitiveness is lost.',
        ],
      ],
      wrong: [
        [
          'Foreign buyers pay more of their own currency for the exports.',
          'After a devaluation they pay less of their own currency.',
        ],
        [
          'Imports become cheaper in home currency.',
          'After a devaluation imports are dearer in home currency.',
        ],
        [
          'Demand for the exports is highly price elastic.',
          'This helps a devaluation: the quantity of exports rises by much.',
        ],
      ],
    },
  },
  {
    told: 'A central bank raises its interest rate in order to reduce a current account deficit. The exchange rate floats.',
    asked: 'explain why this may fail',
    pool: {
      correct: [
        [
          'Hot money flows in and the currency appreciates.',
          'An appreciation makes exports dearer abroad and imports cheaper at home.',
        ],
        [
          'More interest is paid to foreigners with deposits in the country.',
          'Interest paid abroad is a debit in primary income.',
        ],
        [
          'Firms put off buying machines that would make exports cheaper.',
          'Dearer loans discourage investment, so costs and quality improve less.',
        ],
      ],
      wrong: [
        [
          'Households borrow more and spend more on imports.',
          'Dearer loans and better returns on saving reduce borrowing and spending.',
        ],
        [
          'Hot money leaves, which is a debit on the current account.',
          'Hot money flows in, and it is recorded in the financial account.',
        ],
        [
          'Exports become cheaper abroad.',
          'The currency tends to appreciate, so exports become dearer abroad.',
        ],
      ],
    },
  },
  {
    told: 'A government puts tariffs on many imports in order to reduce a current account deficit.',
    asked: 'explain why this may do little',
    pool: {
      correct: [
        ['Trading partners answer with tariffs of their own.', 'Retaliation reduces exports.'],
        [
          'Tariffs on imported parts raise the costs of exporters.',
          'Exports become dearer and less competitive.',
        ],
        [
          'Protected firms have less reason to become efficient.',
          'Without foreign competition costs stay high, so exports do not gain.',
        ],
      ],
      wrong: [
        [
          'The tariffs are a debit on the current account.',
          'A tariff is paid by residents to their own government.',
        ],
        [
          'Consumers buy more of the imports because they are dearer.',
          'At higher prices consumers buy less of them.',
        ],
        ['Imports become cheaper than goods that are made at home.', 'A tariff raises the price of imports.'],
      ],
    },
  },
]

question('why-a-policy-works-or-fails', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const item = random.pick(OUTCOMES)
    return { item, numbered: numbering(random, item.pool) }
  },
  make: ({ item, numbered }) =>
    asNumbered(numbered, {
      told: `${item.told} Three statements are made about it.`,
      asked: `Which statements ${item.asked}?`,
    }),
})

const SAFE = [
  ['imports of machines for export firms', 'foreign direct investment'],
  ['imports of equipment for a new gas field', 'foreign direct investment'],
] as const
const RISKY = [
  ['consumer goods bought on credit', 'short-term foreign loans'],
  ['public wages and fuel subsidies', 'short-term foreign loans'],
] as const

question('most-and-least-urgent-deficit', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const safe = random.pick(SAFE)
    const risky = random.pick(RISKY)
    return {
      asked: random.pick(['most', 'least'] as const),
      order: random.shuffle([
        { kind: 'risky', share: random.int(9, 12), cause: risky[0], paid: risky[1], months: 1 },
        { kind: 'safe', share: random.int(1, 2), cause: safe[0], paid: safe[1], months: random.int(8, 10) },
        { kind: 'mixed', share: random.int(5, 7), cause: safe[0], paid: risky[1], months: random.int(5, 6) },
        {
          kind: 'between',
          share: random.int(4, 6),
          cause: risky[0],
          paid: 'long-term foreign loans',
          months: random.int(3, 4),
        },
      ] as const),
    }
  },
  make: ({ asked, order }) => {
    const at = order.findIndex(({ kind }) => kind === (asked === 'most' ? 'risky' : 'safe'))
    const right = LETTERS[at] ?? ''
    const reason = {
      risky:
        'is the largest, pays for spending that earns nothing abroad, and rests on loans that must soon be repaid although reserves are almost gone.',
      safe: 'is small, pays for what will raise exports, and is financed by investors who stay.',
      mixed:
        'is financed by short-term loans, but it pays for what will raise exports, and reserves are larger than in the worst case.',
      between:
        'adds to debt without raising exports, but it is smaller than the worst, and its loans are long-term.',
    }
    return {
      stem: 'The table shows the current account deficits of four countries.',
      table: {
        head: ['country', 'deficit, % of GDP', 'main cause', 'financed by', 'reserves, months of imports'],
        rows: order.map(({ share, cause, paid, months }, place) => [
          LETTERS[place] ?? '',
          String(share),
          cause,
          paid,
          String(months),
        ]),
      },
      prompt: `Which country has the ${asked} urgent need of policies to reduce its deficit?`,
      options: byLetter(
        right,
        Object.fromEntries(
          order.map(({ kind }, place) => [
            LETTERS[place] ?? '',
            `You overlooked another country. The deficit of ${LETTERS[place]} ${reason[kind]}${
              asked === 'most'
                ? ''
                : kind === 'mixed' || kind === 'between'
                  ? ' Another deficit is smaller, better financed and backed by larger reserves.'
                  : ' This is the most urgent case.'
            }`,
          ]),
        ),
      ),
      solution: `Judge by size, cause, finance and reserves together. The deficit of ${right} ${reason[order[at]?.kind ?? 'safe']} On none of the four counts is another country ${asked === 'most' ? 'in more danger' : 'safer'}.`,
    }
  },
  verify: ({ asked, order }) => {
    const score = ({ share, months, paid }: (typeof order)[number]) =>
      share - months + (paid.startsWith('short') ? 3 : 0)
    const sorted = [...order].sort((a, b) => score(b) - score(a))
    const found = asked === 'most' ? sorted[0] : sorted.at(-1)
    return LETTERS[found ? order.indexOf(found) : 0] ?? ''
  },
})
