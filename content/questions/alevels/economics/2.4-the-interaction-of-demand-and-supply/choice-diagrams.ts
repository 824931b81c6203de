import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'

const { question, templates } = choiceQuestions('2.4')

export { templates }

type Side = 'more demand' | 'less demand' | 'more supply' | 'less supply'

const MARKETS: readonly { good: string; events: Readonly<Record<Side, string>> }[] = [
  {
    good: 'bread',
    events: {
      'more demand': 'The price of rice, a substitute for bread, rose.',
      'less demand': 'Advertising made other breakfast foods more popular.',
      'more supply': 'New ovens lowered the cost of baking.',
      'less supply': 'The wages of bakers rose.',
    },
  },
  {
    good: 'bus journeys',
    events: {
      'more demand': 'Parking a car in the city became more expensive.',
      'less demand': 'More people worked at home instead of in an office.',
      'more supply': 'Bus companies received a subsidy for each journey.',
      'less supply': 'A specific tax was put on bus journeys.',
    },
  },
  {
    good: 'coffee',
    events: {
      'more demand': 'The population of the country grew.',
      'less demand': 'The price of tea, a substitute for coffee, fell.',
      'more supply': 'Good weather led to a large harvest.',
      'less supply': 'A plant disease destroyed part of the harvest.',
    },
  },
  {
    good: 'electric scooters',
    events: {
      'more demand': 'Scooters became fashionable among young people.',
      'less demand': 'Train fares, the price of a substitute, were halved.',
      'more supply': 'The price of batteries, which makers buy, fell.',
      'less supply': 'Several makers left the market.',
    },
  },
]

const MOVES: readonly { side: Side; price: 1 | -1; quantity: 1 | -1; why: string }[] = [
  {
    side: 'more demand',
    price: 1,
    quantity: 1,
    why: 'shifts demand to the right: a movement up along supply, so price and quantity both rise',
  },
  {
    side: 'less demand',
    price: -1,
    quantity: -1,
    why: 'shifts demand to the left: a movement down along supply, so price and quantity both fall',
  },
  {
    side: 'more supply',
    price: -1,
    quantity: 1,
    why: 'shifts supply to the right: a movement down along demand, so the price falls and the quantity rises',
  },
  {
    side: 'less supply',
    price: 1,
    quantity: -1,
    why: 'shifts supply to the left: a movement up along demand, so the price rises and the quantity falls',
  },
]

question('event-behind-two-equilibria', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({
    move: random.pick(MOVES),
    item: random.pick(MARKETS),
    far: random.int(14, 20),
    high: random.int(12, 20),
  }),
  make: ({ move, item, far, high }) => {
    const m = market({ width: 258, height: 180 })
    const [dx, dy] = [move.quantity * far, move.price * high]
    return {
      stem: `The diagram shows the equilibrium of the market for ${item.good} in two years, E_{1} in the first and E_{2} in the second. Only one determinant of demand or of supply changed between them. The curves have their usual slopes.`,
      prompt: ['Which event explains the change?', 'What is the most likely reason for the change?'],
      figure: figure(
        {
          name: 'the-price-system-and-the-microeconomy/two-equilibria',
          title: 'Two equilibria of a market',
          description: `Price on the vertical axis, quantity on the horizontal axis. No curves are drawn. E2 lies ${dy > 0 ? 'above' : 'below'} E1 and to its ${dx > 0 ? 'right' : 'left'}.`,
          height: 256,
        },
        m.axes,
        m.read([50 - dx, 50 - dy], '*Q*_{1}', '*P*_{1}', '*E*_{1}'),
        m.read([50 + dx, 50 + dy], '*Q*_{2}', '*P*_{2}', '*E*_{2}'),
      ),
      right: item.events[move.side],
      wrong: MOVES.filter(({ side }) => side !== move.side).map(
        ({ side, why }) => [item.events[side], `You took an event that ${why}.`] as const,
      ),
      solution: `Price ${dy > 0 ? 'rose' : 'fell'} and quantity ${dx > 0 ? 'rose' : 'fell'}. ${dx * dy > 0 ? 'They moved in the same direction, so demand shifted along an upward-sloping supply' : 'They moved in opposite directions, so supply shifted along a downward-sloping demand'}. The event ${move.why}.`,
    }
  },
  verify: ({ move, item }) => {
    const side =
      `${move.quantity > 0 ? 'more' : 'less'} ${move.price === move.quantity ? 'demand' : 'supply'}` as Side
    return item.events[side]
  },
})
