import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { DIAGRAM_HEIGHT } from '@/lib/figures/economics/diagram'
import { adAs } from '@/lib/figures/economics/macro'
import { figure } from '@/lib/figures/figure'

const { question, templates } = choiceQuestions('4.3')

export { templates }

const DEMAND = {
  more: [
    'household wealth rose',
    'foreign incomes rose',
    'firms became more optimistic',
    'income tax was cut',
  ],
  less: [
    'household wealth fell',
    'foreign incomes fell',
    'firms became less optimistic',
    'income tax was raised',
  ],
} as const
const SUPPLY = {
  more: [
    'the price of imported oil fell',
    'a tax on energy was cut',
    'wage costs fell',
    'imported materials became cheaper',
  ],
  less: [
    'the price of imported oil rose',
    'a tax on energy was raised',
    'wage costs rose',
    'imported materials became dearer',
  ],
} as const

const effect = (demand: boolean, supply: boolean) =>
  demand === supply
    ? `real output ${demand ? 'rises' : 'falls'}, but the price level may rise or fall`
    : `the price level ${demand ? 'rises' : 'falls'}, but real output may rise or fall`

question('two-events-behind-the-diagram', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({
    demand: random.chance(0.5),
    supply: random.chance(0.5),
    first: random.int(0, 3),
    second: random.int(0, 3),
    size: random.int(20, 24),
  }),
  make: ({ demand, supply, first, second, size }) => {
    const pair = (up: boolean, cheap: boolean) =>
      `${DEMAND[up ? 'more' : 'less'][first]} | ${SUPPLY[cheap ? 'more' : 'less'][second]}`
    const move = (up: boolean, by: number): readonly [number, number] =>
      up ? [-by / 2, by / 2] : [by / 2, -by / 2]
    const [ad, sras] = [move(demand, size), move(supply, size)]
    const flipped = (name: string, right: boolean) =>
      `You read the shift of ${name} the wrong way round: the second curve lies to the ${right ? 'right' : 'left'} of the first.`
    return {
      stem: 'The diagram shows aggregate demand and short-run aggregate supply of an economy in two years.',
      prompt: ['Which two events together explain the change?', 'Which pair of events fits the diagram?'],
      figure: figure(
        {
          name: 'the-macroeconomy/two-events',
          title: 'Aggregate demand and short-run aggregate supply in two years',
          description: `Price level on the vertical axis, real output on the horizontal axis. AD2 lies to the ${demand ? 'right' : 'left'} of AD1, SRAS2 to the ${supply ? 'right' : 'left'} of SRAS1.`,
          height: DIAGRAM_HEIGHT,
        },
        adAs({ demand: ad, supply: sras, reads: false }).shape,
      ),
      columns: 'one event | the other event',
      right: pair(demand, supply),
      wrong: {
        [pair(!demand, supply)]: flipped('*AD*', demand),
        [pair(demand, !supply)]: flipped('*SRAS*', supply),
        [pair(!demand, !supply)]:
          'You read both shifts the wrong way round. Start from the curves with the number 1.',
      },
      solution: `*AD* shifts to the ${demand ? 'right' : 'left'}: at each price level ${demand ? 'more' : 'less'} is demanded, because ${DEMAND[demand ? 'more' : 'less'][first]}. *SRAS* shifts to the ${supply ? 'right' : 'left'}: costs of production ${supply ? 'fall' : 'rise'}, because ${SUPPLY[supply ? 'more' : 'less'][second]}. As a result ${effect(demand, supply)}.`,
    }
  },
})
