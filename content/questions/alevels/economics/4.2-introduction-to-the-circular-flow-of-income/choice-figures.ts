import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { arrow, text } from '@/lib/figures/shapes'

const { question, templates } = choiceQuestions('4.2')

export { templates }

type Flow = 'saving' | 'investment' | 'taxes' | 'government spending' | 'imports' | 'exports'
type Kind = Flow | 'consumption' | 'transfers'

const SECTORS = [
  { name: 'Financial\nsector', leak: 'saving', inject: 'investment' },
  { name: 'Govern-\nment', leak: 'taxes', inject: 'government spending' },
  { name: 'Rest of\nworld', leak: 'imports', inject: 'exports' },
] as const

const PAYMENTS: Record<Kind, readonly string[]> = {
  saving: [
    'A worker uses part of her wages to buy shares.',
    'A family puts part of its income into a pension fund.',
  ],
  investment: [
    'A bakery takes a bank loan to buy ovens made in the country.',
    'A builder takes a bank loan to buy cranes made in the country.',
  ],
  taxes: ['A worker pays income tax on a bonus.', 'A family pays the yearly tax on its car.'],
  'government spending': [
    'The state buys beds for its hospitals from a home firm.',
    'The state pays a home firm for repairing a road.',
  ],
  imports: [
    'A family pays for a hotel on its holiday abroad.',
    'A student living in the country pays for an online course of a foreign firm.',
  ],
  exports: [
    'A tourist from abroad pays for a hotel in the country.',
    'A student living abroad pays for an online course of a firm in the country.',
  ],
  consumption: [
    'A family pays for furniture made in the country.',
    'A worker pays for meals in a restaurant in the country.',
  ],
  transfers: ['The state pays pensions to the old.', 'The state pays a benefit to the unemployed.'],
}

const NATURE: Record<Kind, string> = {
  saving: 'saving, income of households that is not spent. It flows from households to the financial sector',
  investment: 'investment, spending on capital goods. It flows from the financial sector to firms',
  taxes: 'taxes, which flow from households to the government',
  'government spending': 'government spending, which flows from the government to firms',
  imports: 'imports: money leaves households for the rest of the world',
  exports: 'exports: money comes from the rest of the world to firms',
  consumption: 'consumption of home output, which flows straight from households to firms',
  transfers:
    'a transfer payment, for which no output is bought. It would flow from the government to households',
}

const NEAR: Record<Flow, readonly Kind[]> = {
  saving: ['investment', 'consumption', 'taxes', 'imports'],
  investment: ['saving', 'consumption', 'government spending', 'exports'],
  taxes: ['government spending', 'transfers', 'saving', 'imports'],
  'government spending': ['taxes', 'transfers', 'investment', 'consumption'],
  imports: ['exports', 'consumption', 'taxes', 'saving'],
  exports: ['imports', 'investment', 'consumption', 'government spending'],
}

question('payment-that-belongs-to-a-flow', {
  facts: { difficulty: 3, checked: '2026-11-24', objective: 'AO1' },
  values: random => {
    const sectors = random.shuffle(SECTORS)
    const at = random.int(0, 2)
    const down = random.chance(0.5)
    const asked: Flow = sectors[at]?.[down ? 'inject' : 'leak'] ?? 'saving'
    const [opposite, second, ...rest] = NEAR[asked]
    if (opposite === undefined || second === undefined) return null
    const kinds: readonly Kind[] = [opposite, second, random.pick(rest)]
    return {
      sectors,
      at,
      down,
      asked,
      letters: random.shuffle(['J', 'K', 'L', 'P', 'Q', 'R']),
      right: random.pick(PAYMENTS[asked]),
      wrong: kinds.map(kind => [kind, random.pick(PAYMENTS[kind])] as const),
    }
  },
  make: ({ sectors, at, down, asked, letters, right, wrong }) => {
    const column = (place: number) => {
      const x = 150 + 76 * place
      return (
        arrow(x, 54, x, 126, { cls: 'l' }) +
        text(x + 7, 92, letters[place] ?? '', { cls: 'b' }) +
        box(x - 35, 128, 70, 44, sectors[place]?.name ?? '').shape +
        arrow(x, 172, x, 256, { cls: 'l' }) +
        text(x + 7, 216, letters[place + 3] ?? '', { cls: 'b' })
      )
    }
    const letter = letters[at + (down ? 3 : 0)] ?? ''
    const spoken = (name: string) => name.replace('-\n', '').replace('\n', ' ').toLowerCase()
    const sector = {
      saving: 'the financial sector',
      taxes: 'the government',
      imports: 'the rest of the world',
    }[sectors[at]?.leak ?? 'saving']
    const route = down ? `from ${sector} to firms` : `from households to ${sector}`
    return {
      stem: 'The diagram shows flows of money in an open economy. Firms and households are those of the country.',
      figure: figure(
        {
          name: 'the-macroeconomy/six-flows-of-money',
          title: 'Flows of money in an open economy',
          description: `Households are a box at the top, firms a box at the bottom. Factor incomes flow up from firms to households and consumption flows down from households to firms. Between them stand three boxes: ${sectors.map(({ name }) => spoken(name)).join(', ')}. From households an arrow leads down to each of them: ${letters.slice(0, 3).join(', ')}. From each of them an arrow leads down to firms: ${letters.slice(3).join(', ')}.`,
          height: 304,
        },
        box(10, 14, 340, 40, 'Households').shape,
        box(10, 256, 340, 40, 'Firms').shape,
        arrow(22, 256, 22, 54, { cls: 'l' }),
        text(28, 196, 'factor\nincomes'),
        arrow(86, 54, 86, 256, { cls: 'l' }),
        text(92, 80, 'con-\nsump-\ntion'),
        column(0),
        column(1),
        column(2),
      ),
      prompt: [`Which payment is part of flow ${letter}?`, `Which payment belongs to flow ${letter}?`],
      right,
      wrong: wrong.map(([kind, payment]) => [payment, `You took ${NATURE[kind]}.`] as const),
      solution: `Flow ${letter} leads ${route}: it is ${asked}, ${down ? 'an injection' : 'a leakage'}. “${right}” is an example of ${NATURE[asked]}.`,
    }
  },
  verify: ({ sectors, at, down, right, wrong }) => {
    const name = sectors[at]?.name ?? ''
    const flows: Record<string, readonly [Flow, Flow]> = {
      'Financial\nsector': ['saving', 'investment'],
      'Govern-\nment': ['taxes', 'government spending'],
    }
    const [out, into] = flows[name] ?? (['imports', 'exports'] as const)
    const offered = [right, ...wrong.map(([, payment]) => payment)]
    return offered.filter(each => PAYMENTS[down ? into : out].includes(each)).join(' or ')
  },
})
