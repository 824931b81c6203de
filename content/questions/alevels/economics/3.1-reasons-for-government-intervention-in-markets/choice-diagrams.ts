import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'

const { question, templates } = choiceQuestions('3.1')

export { templates }

const INFORMATION = 'a campaign of information'
const TAX = 'a specific tax on the sellers'
const SUBSIDY = 'a subsidy to the sellers'
const MAXIMUM = 'a maximum price below the equilibrium'
const MINIMUM = 'a minimum price above the equilibrium'

type Case = {
  over: boolean
  goods: readonly string[]
  facts: string
  right: string
  wrong: Readonly<Record<string, string>>
  why: string
}

const CASES: readonly Case[] = [
  {
    over: true,
    goods: ['fast food', 'sugary drinks', 'energy drinks'],
    facts:
      'Few buyers know how the good harms them. The government does not want families with low incomes to pay more for it.',
    right: INFORMATION,
    wrong: {
      [TAX]:
        'You chose a measure that reduces the quantity, but by a higher price, which families with low incomes would have to pay.',
      [MINIMUM]:
        'You chose a measure that reduces the quantity, but by a price above the equilibrium, which families with low incomes would have to pay.',
      [SUBSIDY]:
        'You chose a measure that lowers the price and so raises a quantity that is already too large.',
    },
    why: 'Information treats the cause: demand moves from D towards D_{I}. The quantity falls to that of informed consumers, and the price falls too.',
  },
  {
    over: true,
    goods: ['cigarettes', 'chewing tobacco', 'gambling machines'],
    facts:
      'Two campaigns about the harm have changed nothing. Studies show that the demand for the good is price elastic.',
    right: TAX,
    wrong: {
      [INFORMATION]:
        'You chose the measure that treats the cause, but the text says that it has failed twice.',
      [MAXIMUM]:
        'You chose a measure that makes the good cheaper for those who obtain it and leaves the others in a queue.',
      [SUBSIDY]: 'You chose a measure that shifts supply to the right and raises the quantity.',
    },
    why: 'A tax shifts supply to the left. As demand is price elastic, the higher price reduces the quantity by much, although demand itself stays at D.',
  },
  {
    over: false,
    goods: ['dental check-ups', 'bicycle helmets', 'vaccination against influenza'],
    facts:
      'Few people know how much they would benefit from the good. The government has little money to spend, and sellers can easily supply more.',
    right: INFORMATION,
    wrong: {
      [SUBSIDY]:
        'You chose a measure that raises the quantity, but each unit costs the government money, and it has little.',
      [MINIMUM]: 'You chose a measure that makes the good dearer, so that even less of it is bought.',
      [TAX]:
        'You chose a measure that brings in money but raises the price and lowers a quantity that is already too small.',
    },
    why: 'Information treats the cause at a small cost: demand moves from D towards D_{I}, and the quantity rises to that of informed consumers.',
  },
  {
    over: false,
    goods: ['evening classes', 'health insurance', 'swimming lessons'],
    facts:
      'Campaigns about the benefits have changed nothing. The demand for the good is price elastic, and the government has a budget surplus.',
    right: SUBSIDY,
    wrong: {
      [INFORMATION]:
        'You chose the measure that treats the cause, but the text says that it has changed nothing.',
      [MINIMUM]:
        'You chose a measure that keeps the price up. With price elastic demand the quantity would fall by much.',
      [MAXIMUM]:
        'You chose a lower price without more supply. Fewer units are supplied, so fewer can be consumed.',
    },
    why: 'A subsidy shifts supply to the right and lowers the price. As demand is price elastic, the quantity rises by much along D, and the government can afford it.',
  },
]

question('measure-that-fits-the-facts', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => {
    const item = random.pick(CASES)
    return { item, good: random.pick(item.goods), move: random.int(20, 28) }
  },
  make: ({ item, good, move }) => {
    const m = market({ width: 250, height: 190 })
    const [actual, informed] = item.over ? [move / 2, -move / 2] : [-move / 2, move / 2]
    return {
      stem: `The diagram shows the market for ${good}: D is the actual demand, D_{I} what demand would be if consumers had full information. ${item.facts}`,
      prompt: [
        'Which measure is most suitable to bring the quantity closer to that of informed consumers?',
        'Which measure fits these facts best, if the government wants the quantity that informed consumers would choose?',
      ],
      figure: figure(
        {
          name: 'government-microeconomic-intervention/actual-and-informed-demand-measure',
          title: 'Actual demand, demand with full information, and supply',
          description: `Price on the vertical axis, quantity on the horizontal axis. Supply S slopes up. Demand D lies to the ${item.over ? 'right' : 'left'} of demand with full information, DI. D meets S at P1 and Q1, DI meets S at Q2.`,
          height: 266,
        },
        m.axes,
        m.supply('*S*'),
        m.demand('*D*', actual),
        m.demand('*D*_{I}', informed, 'p dash'),
        m.read(m.equilibrium(actual), '*Q*_{1}', '*P*_{1}'),
        m.read(m.equilibrium(informed), '*Q*_{2}', ''),
      ),
      right: item.right,
      wrong: item.wrong,
      solution: `The good is ${item.over ? 'over-consumed: Q_{1} is greater' : 'under-consumed: Q_{1} is smaller'} than Q_{2}. ${item.why}`,
    }
  },
})
