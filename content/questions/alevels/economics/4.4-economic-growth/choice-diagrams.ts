import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { DIAGRAM_HEIGHT } from '@/lib/figures/economics/diagram'
import { adAs } from '@/lib/figures/economics/macro'
import { figure } from '@/lib/figures/figure'

const { question, templates } = choiceQuestions('4.4')

export { templates }

const CLAIMS = [
  {
    demand: [-22, 12],
    supply: [0],
    reads: true,
    seen: 'AD2 lies to the right of AD1. AS does not move.',
    claim: 'Output has grown, so the productive capacity of the country must have grown.',
    right: 'It is not supported: AS has not shifted, so output grew by using capacity that was idle.',
    wrong: {
      'It is supported: output cannot rise unless an economy has more resources.':
        'You took actual for potential growth. Before the change some resources were idle.',
      'It is supported: a shift of AD to the right means that more can be produced.':
        'You took AD for supply. A shift of AD means that more is demanded at each price level.',
      'It is not supported: only the price level has changed, so there was no growth.':
        'You overlooked that real output rose from Y_{1} to Y_{2}.',
    },
    why: 'Actual growth is the rise of real output from Y_{1} to Y_{2}. Potential growth would be a shift of the upright part of AS to the right, and there is none.',
  },
  {
    demand: [2, 32],
    supply: [-16, 12],
    reads: true,
    seen: 'AD2 lies to the right of AD1, and AS2 to the right of AS1.',
    claim: 'If demand grows fast, an economy must have much more inflation, whatever else happens.',
    right:
      'It is contradicted: capacity grew too, so output could rise by much without a large rise in prices.',
    wrong: {
      'It is supported: AD shifts to the right, and this always raises the price level by much.':
        'You looked at AD alone. Together with it AS shifts to the right.',
      'It is contradicted: the higher price level has reduced demand to where it was before.':
        'You took the movement along AD for its shift. AD_{2} lies well to the right of AD_{1}.',
      'It is supported: at full capacity output cannot rise, so that only prices can.':
        'You kept capacity as it was at first. The upright part of AS has moved to the right.',
    },
    why: 'Both curves shift to the right. Output rises from Y_{1} to Y_{2}, while the price level changes little, because capacity keeps up with demand.',
  },
  {
    demand: [-46],
    supply: [-6, 16],
    reads: false,
    seen: 'AS2 lies to the right of AS1 in its upright part only. AD does not move and meets both where they are level.',
    claim: 'New machines have raised capacity, so real output has risen as well.',
    right: 'It is not supported: AD cuts AS where it is level, so demand, and not capacity, limits output.',
    wrong: {
      'It is supported: AS has shifted to the right, and so real output rises with it.':
        'You expected output to follow capacity. AD meets both curves at the same point.',
      'It is not supported: AS has shifted to the left, so less can be produced than before.':
        'You exchanged the two curves. The upright part of AS_{2} lies to the right.',
      'It is supported: the price level has fallen, so that more is demanded than before.':
        'You moved along AD, but the point where it meets AS has not changed.',
    },
    why: 'In the level part of AS there is much spare capacity. More capacity is potential growth; actual output rises only if AD shifts to the right.',
  },
] as const

question('judging-a-claim-about-capacity', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO3' },
  values: random => ({
    item: random.pick(CLAIMS),
    who: random.pick(['A minister', 'A newspaper', 'A business leader', 'A student']),
    years: random.int(3, 8),
  }),
  make: ({ item, who, years }) => ({
    stem: `The diagram shows how an economy changed in ${years} years. ${who} says: “${item.claim}”`,
    prompt: ['Which judgement of this claim is correct?', 'Does the diagram support this claim?'],
    figure: figure(
      {
        name: 'the-macroeconomy/claim-about-capacity',
        title: 'Aggregate demand and aggregate supply',
        description: `Price level on the vertical axis, real output on the horizontal axis. AS is level at low output, then rises and becomes upright. ${item.seen}`,
        height: DIAGRAM_HEIGHT,
      },
      adAs({ kind: 'Keynesian', demand: item.demand, supply: item.supply, reads: item.reads }).shape,
    ),
    right: item.right,
    wrong: item.wrong,
    solution: item.why,
  }),
})
