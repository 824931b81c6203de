import { bySize, rows } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { drawStatements, rightStatements, statementsOf, type Theme } from '../firms'

const { question, templates } = choiceQuestions('7.6')

export { templates }

const GAMES = [
  { firms: 'two ferry companies', high: 'high fare', low: 'low fare' },
  { firms: 'two makers of soap', high: 'small advertising budget', low: 'large advertising budget' },
  { firms: 'two supermarkets in a town', high: 'normal opening hours', low: 'longer opening hours' },
  { firms: 'two cement companies', high: 'small output', low: 'large output' },
] as const

const GAME_ASKED = {
  alone: 'The companies choose at the same time and once only, without an agreement. Which profits result?',
  agree: 'The companies make a binding agreement that gives the largest joint profit. Which profits result?',
  cheat:
    'The companies agree on the choices with the largest joint profit, but X alone breaks the agreement. Which profits result?',
} as const

type GameAsked = keyof typeof GAME_ASKED

question('payoff-matrix', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const worst = random.step(5, 15, 5)
    const both = worst + random.step(10, 20, 5)
    const agreed = both + random.step(10, 20, 5)
    const best = agreed + random.step(5, 20, 5)
    return best + worst >= 2 * agreed
      ? null
      : {
          pay: { worst, both, agreed, best },
          game: random.pick(GAMES),
          asked: random.pick(['alone', 'alone', 'agree', 'cheat'] as readonly GameAsked[]),
        }
  },
  make: ({ pay: { worst, both, agreed, best }, game, asked }) => {
    const print = (value: number) => `\\$${value} million`
    const outcomes: Record<GameAsked | 'cheated', readonly [number, number, string]> = {
      alone: [both, both, 'You let each choose what is best for itself. Here an agreement is made.'],
      agree: [
        agreed,
        agreed,
        asked === 'alone'
          ? 'You took the best joint result. Without an agreement each gains by choosing otherwise, whatever the rival does.'
          : 'You took the profits as long as both keep the agreement.',
      ],
      cheat: [
        best,
        worst,
        asked === 'alone'
          ? 'You let X choose what is best for it, but not Y.'
          : 'You let X break the agreement, but here both are bound by it.',
      ],
      cheated: [
        worst,
        best,
        asked === 'cheat'
          ? 'You let Y break the agreement instead of X.'
          : asked === 'alone'
            ? 'You let Y choose what is best for it, but not X.'
            : 'You let Y break the agreement, but here both are bound by it.',
      ],
    }
    const error = (key: GameAsked | 'cheated') =>
      key === 'alone' && asked === 'cheat'
        ? 'You let both break the agreement. Y keeps it.'
        : outcomes[key][2]
    const cells = (key: GameAsked | 'cheated') => [print(outcomes[key][0]), print(outcomes[key][1])]
    const others = (Object.keys(outcomes) as (GameAsked | 'cheated')[]).filter(key => key !== asked)
    return {
      stem: `The table shows the profits, in \\$ million, of ${game.firms}, X and Y. In each cell X’s profit comes first, then Y’s.`,
      table: {
        head: ['', `Y: ${game.high}`, `Y: ${game.low}`],
        rows: [
          [`X: ${game.high}`, `${agreed}, ${agreed}`, `${worst}, ${best}`],
          [`X: ${game.low}`, `${best}, ${worst}`, `${both}, ${both}`],
        ],
      },
      prompt: GAME_ASKED[asked],
      options: rows(
        ['profit of X', 'profit of Y'],
        cells(asked),
        others.map(key => [cells(key), error(key)] as const),
      ),
      solution: {
        alone: `If Y chooses “${game.high}”, X earns ${best} with “${game.low}” and only ${agreed} with “${game.high}”. If Y chooses “${game.low}”, X earns ${both} with “${game.low}” and only ${worst} with “${game.high}”.\n\nSo “${game.low}” is best for X whatever Y does, and the same holds for Y. Both choose it and earn \\$${both} million each, although \\$${agreed} million each would be possible.`,
        agree: `The joint profit is ${agreed} + ${agreed} = ${2 * agreed} with “${game.high}” for both, ${best} + ${worst} = ${best + worst} with different choices and ${both} + ${both} = ${2 * both} with “${game.low}” for both. The first is the largest.`,
        cheat: `The largest joint profit is ${2 * agreed}, with “${game.high}” for both. If X alone changes to “${game.low}”, it earns ${best} instead of ${agreed}, and Y, which keeps the agreement, only ${worst}.`,
      }[asked],
    }
  },
  // Looks through the four cells: best replies, the largest sum, or one step from it.
  verify: ({ pay: { worst, both, agreed, best }, asked }) => {
    const table: [number, number][][] = [
      [
        [agreed, agreed],
        [worst, best],
      ],
      [
        [best, worst],
        [both, both],
      ],
    ]
    const at = (x: number, y: number) => table[x]?.[y] ?? [0, 0]
    const cells = [0, 1].flatMap(x => [0, 1].map(y => [x, y] as const))
    const stable = cells.filter(([x, y]) => at(x, y)[0] >= at(1 - x, y)[0] && at(x, y)[1] >= at(x, 1 - y)[1])
    const joint = cells.toSorted((p, q) => at(...q)[0] + at(...q)[1] - at(...p)[0] - at(...p)[1])[0]
    const [x, y] = (asked === 'alone' ? (stable.length === 1 ? stable[0] : undefined) : joint) ?? [0, 0]
    return `\\$${at(asked === 'cheat' ? 1 - x : x, y)[0]} million`
  },
})

const MARKETS = [
  'mobile phone services',
  'breakfast cereals',
  'car tyres',
  'cement',
  'online travel',
] as const

question('concentration-after-a-merger', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const total = random.pick([200, 400, 500])
    const shares = [
      random.int(20, 26),
      random.int(15, 19),
      random.int(12, 14),
      random.int(9, 11),
      random.int(6, 8),
      random.int(3, 5),
    ]
    const [s1 = 0, s2 = 0, s3 = 0, s4 = 0] = shares
    const [one, other] = random.pick([
      [1, 4],
      [2, 5],
      [2, 3],
      [1, 5],
      [3, 4],
      [3, 4],
    ] as const)
    const merged = shares.filter((_, at) => at !== one && at !== other)
    const joint = (shares[one] ?? 0) + (shares[other] ?? 0)
    const after = [...merged, joint].toSorted((p, q) => q - p)
    const largest = (of: readonly number[], count: number) =>
      of.slice(0, count).reduce((sum, each) => sum + each, 0)
    const right = largest(after, 3)
    const rest = 100 - shares.reduce((sum, each) => sum + each, 0)
    if (rest < 8) return null
    const slips: Slip[] = [
      [s1 + s2 + s3, 'You found the ratio before the merger.'],
      [largest(after, 4), 'You found the four-firm ratio after the merger.'],
      [s1 + s2 + s3 + s4, 'You found the four-firm ratio before the merger.'],
      [
        s1 + s2 + s3 + (shares[other] ?? 0),
        'You added the smaller partner to the old three largest without looking which firms are the three largest now.',
      ],
      [
        Math.round((right / (100 - rest)) * 100),
        'You divided by the sales of the six firms and left out the others.',
      ],
      [joint, 'You gave the share of the merged firm only.'],
    ]
    if (one < 3) slips.push([largest(merged, 3), 'You struck off both firms instead of joining them to one.'])
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value < 100),
      value => `${plain(value)}%`,
    )
    return wrong && { total, shares, rest, one, other, right, wrong, market: random.pick(MARKETS) }
  },
  make: ({ total, shares, rest, one, other, right, wrong, market }) => {
    const letters = ['P', 'Q', 'R', 'S', 'T', 'U']
    const after = [
      ...shares.flatMap((share, at) =>
        at === one || at === other ? [] : [[letters[at] ?? '', share] as const],
      ),
      [`${letters[one]} with ${letters[other]}`, (shares[one] ?? 0) + (shares[other] ?? 0)] as const,
    ].toSorted(([, p], [, q]) => q - p)
    return {
      stem: `The table shows the sales of ${market} in a country. P to U are the six largest firms. Firms ${letters[one]} and ${letters[other]} merge. The merged firm keeps the sales of both.`,
      table: {
        head: ['firm', 'sales / \\$ million'],
        rows: [
          ...shares.map((share, at) => [letters[at] ?? '', plain((share * total) / 100)]),
          ['all others together', plain((rest * total) / 100)],
        ],
      },
      prompt: 'What is the three-firm concentration ratio after the merger?',
      options: bySize({ right, wrong, print: value => `${plain(value)}%` }),
      solution: `All sales are \\$${plain(total)} million. After the merger the three largest firms are ${after
        .slice(0, 3)
        .map(([name, share]) => `${name} (${plain((share * total) / 100)})`)
        .join(
          ', ',
        )}.\n\nThey sell \\$${plain((right * total) / 100)} million, which is ${right}% of ${plain(total)}.`,
    }
  },
  verify: ({ total, shares, rest, one, other }) => {
    const sales = shares.map(share => (share * total) / 100)
    const all = sales.reduce((sum, each) => sum + each, (rest * total) / 100)
    sales[one] = (sales[one] ?? 0) + (sales[other] ?? 0)
    sales[other] = 0
    let sum = 0
    for (let count = 0; count < 3; count += 1) {
      const most = Math.max(...sales)
      sum += most
      sales[sales.indexOf(most)] = 0
    }
    return `${plain((sum / all) * 100)}%`
  },
})

const RIVALS: readonly Theme[] = [
  [
    'Each firm’s best price depends on how its rivals will react.',
    'Each firm can set its price without regard to its rivals.',
    'With a few large firms, each takes customers from the others: they are interdependent.',
  ],
  [
    'Supernormal profit can last, since entry is difficult.',
    'Supernormal profit disappears in the long run, since entry is free.',
    'High barriers to entry are a feature of oligopoly.',
  ],
  [
    'A firm may prefer better service to a lower price, which rivals would match at once.',
    'A firm prefers lower prices to better service, since rivals will not match them.',
    'A price cut is soon matched and may start a price war; non-price competition is harder to copy.',
  ],
  [
    'Each firm may gain for a time by secretly breaking an agreement on prices.',
    'No firm can gain by breaking an agreement on prices, even for a time.',
    'At the agreed price, further units bring in more than they cost, so a member is tempted to sell more.',
  ],
]

const FEW = ['car tyres', 'air travel', 'baby milk', 'petrol', 'paint'] as const

question('statements-about-oligopoly', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO1' },
  values: random => ({ drawn: drawStatements(RIVALS, random), good: random.pick(FEW) }),
  make: ({ drawn, good }) => {
    const { list, options, solution } = statementsOf(drawn)
    return {
      stem: `Four firms sell 90% of the ${good} in a country. High sunk costs keep others out.\n\n${list}`,
      prompt: 'Which statements are what economists expect of such a market?',
      options,
      solution,
    }
  },
  verify: ({ drawn }) => rightStatements(RIVALS, drawn),
})
