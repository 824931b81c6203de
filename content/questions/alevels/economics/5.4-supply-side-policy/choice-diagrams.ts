import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { DIAGRAM_HEIGHT } from '@/lib/figures/economics/diagram'
import { adAs } from '@/lib/figures/economics/macro'
import { figure } from '@/lib/figures/figure'

const { question, templates } = choiceQuestions('5.4')

export { templates }

const CASES = [
  {
    demand: 26,
    supply: [-14, 12],
    reads: true,
    where: 'AD meets both curves where they rise steeply.',
    facts: 'Firms work at full capacity and inflation is high.',
    asked: 'argument for the policy',
    right: 'Output rises and the price level falls, so growth and lower inflation come together.',
    wrong: {
      'Output rises and the price level rises, as with any policy that raises spending.':
        'You took the policy for one that shifts AD. In the diagram the price level at the new crossing is lower.',
      'Output stays the same and the price level falls, because AD has not shifted.':
        'You overlooked that AD meets the new curve further to the right.',
      'Output falls and the price level falls, because firms need fewer workers.':
        'You took higher productivity for lower output. The same workers can produce more.',
    },
    why: 'AD cuts AS_{1} where it is steep: capacity limits output. More capacity moves the equilibrium down along AD, to more output and a lower price level.',
  },
  {
    demand: -46,
    supply: [-6, 16],
    reads: false,
    where: 'AD meets both curves where they are level.',
    facts: 'Many factories stand idle and unemployment is high.',
    asked: 'argument against relying on the policy',
    right: 'Output does not change, because it is limited by demand and not by capacity.',
    wrong: {
      'Output falls, because the policy replaces workers and AS shifts to the left.':
        'You reversed the shift. AS_{2} lies to the right of AS_{1}.',
      'Output rises only a little, while the price level rises by much.':
        'You described a rise in AD at full capacity. Here neither output nor the price level changes.',
      'Output rises, but the price level falls so far that firms make losses.':
        'You took the case in which AD cuts AS where it is steep. Here AD meets both curves at the same point.',
    },
    why: 'AD cuts AS where it is level. The new capacity adds to that which is idle already; only a shift of AD would raise output and employment now.',
  },
] as const

const POLICIES = [
  'has paid for training and new railways for several years',
  'has supported new technology and better ports for several years',
  'has spent on better schools and power stations for several years',
]

question('supply-side-policy-and-the-position', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({
    item: random.pick(CASES),
    policy: random.pick(POLICIES),
    move: random.int(-2, 2),
  }),
  make: ({ item, policy, move }) => ({
    stem: `A government ${policy}. The diagram shows the effect on aggregate supply. ${item.facts}`,
    prompt: [
      `Which is the strongest ${item.asked} in this economy?`,
      `Which ${item.asked} fits the diagram and the facts?`,
    ],
    figure: figure(
      {
        name: 'government-macroeconomic-intervention/supply-side-and-position',
        title: 'A shift of aggregate supply',
        description: `Price level on the vertical axis, real output on the horizontal axis. AS1 and AS2 are level at low output, then rise and become upright; the upright part of AS2 lies to the right of that of AS1. ${item.where}`,
        height: DIAGRAM_HEIGHT,
      },
      adAs({
        kind: 'Keynesian',
        demand: [item.demand + move],
        supply: item.supply,
        reads: item.reads,
      }).shape,
    ),
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})
