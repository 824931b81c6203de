import {
  lakeGraph,
  STEPS,
  stepsOfEutrophication,
} from '@/content/figures/igcse/biology/human-influences-on-ecosystems-2'
import type { Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'

const { supplement, templates } = choiceQuestions('20.3')

export { templates }

const HIDDEN: readonly { step: number; right: string; wrong: readonly Wrong[] }[] = [
  {
    step: 1,
    right: 'Algae and other producers grow faster.',
    wrong: [
      [
        'Algae and other producers lose their ions.',
        'You reversed it: producers absorb the ions that were added.',
      ],
      ['Decomposers change the ions to oxygen.', 'You let decomposers make oxygen. They use it up.'],
      ['Fish take in the ions and grow faster.', 'You chose consumers. Ions make producers grow.'],
    ],
  },
  {
    step: 2,
    right: 'Producers die, and decomposers break them down.',
    wrong: [
      [
        'Producers die, and fish break them down.',
        'You chose fish. Dead producers are broken down by decomposers.',
      ],
      ['Decomposers die, and producers take them up.', 'You exchanged producers and decomposers.'],
      ['Producers die, and oxygen is released by them.', 'You let dead producers release oxygen.'],
    ],
  },
  {
    step: 3,
    right: 'Decomposers carry out more aerobic respiration.',
    wrong: [
      [
        'Decomposers carry out more photosynthesis.',
        'You let decomposers photosynthesise. They feed on dead organisms.',
      ],
      [
        'Decomposers carry out less aerobic respiration.',
        'You reversed it: with more food there are more decomposers.',
      ],
      [
        'Producers carry out more photosynthesis.',
        'You chose a process of living producers, which would release oxygen.',
      ],
    ],
  },
  {
    step: 4,
    right: 'The concentration of dissolved oxygen falls.',
    wrong: [
      ['The concentration of dissolved oxygen rises.', 'You reversed it: aerobic respiration uses oxygen.'],
      [
        'The concentration of carbon dioxide falls.',
        'You exchanged the gases: respiration releases carbon dioxide.',
      ],
      ['The concentration of nitrogen gas falls.', 'You chose a gas that is not used in respiration.'],
    ],
  },
  {
    step: 5,
    right: 'Animals that need dissolved oxygen die.',
    wrong: [
      ['Animals that need dissolved oxygen increase.', 'You reversed it: there is less oxygen for them.'],
      ['Animals that feed on nitrate ions die.', 'You let animals feed on ions. They need oxygen.'],
      ['Animals that produce dissolved oxygen die.', 'You let animals produce oxygen. They use it.'],
    ],
  },
]

supplement('hidden-step-of-eutrophication', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    ...random.pick(HIDDEN),
    letter: random.pick(['X', 'Y', 'Z']),
    water: random.pick(['a lake', 'a pond', 'a slow river']),
  }),
  make: ({ step, right, wrong, letter, water }) => ({
    stem: [
      `Fertiliser is washed into ${water}. The diagram shows what follows, step by step.`,
      `The diagram shows the eutrophication of ${water}. One step has a letter.`,
      `After heavy rain, fertiliser from fields enters ${water}. The diagram shows the steps of eutrophication.`,
    ],
    figure: stepsOfEutrophication({ step, letter }),
    prompt: `What happens in step **${letter}**?`,
    right,
    wrong,
    solution: `The order is: ${STEPS.map(each => each.replace('\n', ' ')).join(' → ')}. ${right}`,
  }),
})

const LETTERS = ['P', 'Q', 'R'] as const

supplement('curves-of-a-lake', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    heights: {
      algae: random.step(56, 68, 4),
      bacteria: random.step(60, 72, 4),
      oxygen: random.step(80, 88, 2),
    },
    letters: random.shuffle(LETTERS),
    water: random.pick(['a lake', 'a pond', 'a reservoir']),
  }),
  make: ({ heights, letters, water }) => {
    const [algae = '', bacteria = '', oxygen = ''] = letters
    return {
      stem: [
        `Fertiliser runs into ${water}. The graph shows the algae, the bacteria that decompose, and the dissolved oxygen in the water.`,
        `The graph shows what changes in ${water} after fertiliser has entered it: algae, decomposing bacteria and dissolved oxygen.`,
        `After rain, fertiliser is washed into ${water}. Scientists measure algae, dissolved oxygen, and bacteria that decompose dead algae.`,
      ],
      figure: lakeGraph(
        heights,
        { algae, bacteria, oxygen },
        {
          name: `lake-${letters.join('').toLowerCase()}-${heights.algae}-${heights.bacteria}-${heights.oxygen}`,
          description: `Amount in arbitrary units against time from 0 to 30 days. Curve ${algae} rises from 0 days to a peak of ${heights.algae} at 9 days and falls. Curve ${bacteria}, dashed, stays low at first and has a peak of ${heights.bacteria} at 18 days. Curve ${oxygen} is at ${heights.oxygen} at first and falls to its lowest value at 20 days.`,
        },
      ),
      prompt: 'Which row names the three curves?',
      columns: 'algae | bacteria | dissolved oxygen',
      right: `${algae} | ${bacteria} | ${oxygen}`,
      wrong: {
        [`${bacteria} | ${algae} | ${oxygen}`]:
          'You exchanged algae and bacteria: bacteria increase later, when there are dead algae to feed on.',
        [`${algae} | ${oxygen} | ${bacteria}`]:
          'You exchanged bacteria and oxygen: oxygen falls while the bacteria increase.',
        [`${oxygen} | ${bacteria} | ${algae}`]:
          'You exchanged algae and oxygen: algae are few at first and grow with the new ions.',
      },
      solution: `Nitrate ions make the algae grow first: ${algae}. When they die, bacteria that decompose them increase: ${bacteria}. Their aerobic respiration uses up oxygen, which falls in the same time: ${oxygen}.`,
    }
  },
})
