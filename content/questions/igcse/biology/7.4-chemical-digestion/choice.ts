import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import { alimentaryCanal } from '@/lib/figures/biology/digestion'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { phFigure, starchFigure } from './figures'

const { core, supplement, templates } = choiceQuestions('7.4')

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

const JUICES = {
  'salivary gland': 'secretes amylase but no protease',
  stomach: 'secretes protease but no lipase',
  pancreas: 'secretes lipase',
  liver: 'makes a liquid without any enzymes',
} as const

/** What each of them does in full: "secretes lipase" alone does not tell why the pancreas is wrong. */
const IN_FULL = {
  ...JUICES,
  stomach: 'secretes protease but no amylase and no lipase',
  pancreas: 'secretes amylase, protease and lipase',
} as const

const PLACES = Object.keys(JUICES) as (keyof typeof JUICES)[]

core('where-an-enzyme-acts', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({ parts: random.shuffle(PLACES), at: random.int(0, 3) }),
  make: ({ parts, at }) => {
    const asked = parts[at] ?? 'pancreas'
    return {
      stem: [
        'The diagram shows the human digestive system.',
        'Four parts of the human digestive system are labelled A, B, C and D.',
        'A student labels four parts of a diagram of the digestive system.',
      ],
      figure: alimentaryCanal.figure({
        name: 'human-nutrition/sources-of-juices',
        labels: Object.fromEntries(parts.map((part, index) => [part, LETTERS[index] ?? ''])),
      }),
      prompt: [`Which labelled part ${JUICES[asked]}?`, `Which of the parts ${JUICES[asked]}?`],
      options: inThisOrder(
        parts.map((part, index) => {
          const letter = LETTERS[index] ?? ''
          return index === at ? letter : [letter, `You chose the ${part}, which ${IN_FULL[part]}.`]
        }),
      ),
      solution: `Salivary glands secrete amylase; the stomach secretes protease; the pancreas secretes amylase, protease and lipase; the liver makes bile, which contains no enzymes. ${LETTERS[at]} is the ${asked}.`,
    }
  },
})

const ENZYMES = [
  { name: 'amylase', food: 'starch', product: 'reducing sugars' },
  { name: 'protease', food: 'protein', product: 'amino acids' },
  { name: 'lipase', food: 'oil', product: 'fatty acids, glycerol' },
] as const

/** What is in the tube at the end, if the enzymes at these places were in it. */
const atTheEnd = (present: readonly number[]) =>
  ENZYMES.map(({ food, product }, at) => (present.includes(at) ? product : food)).join(', ')

core('substances-left-after-digestion', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    missing: random.int(0, 2),
    use: random.pick(['a lesson', 'a demonstration', 'an experiment', 'a test']),
  }),
  make: ({ missing, use }) => {
    const present = [0, 1, 2].filter(at => at !== missing)
    const names = present.map(at => ENZYMES[at]?.name ?? '').join(' and ')
    const absent = ENZYMES[missing]
    const others = present.map((keep): Wrong => {
      const left = present.find(at => at !== keep) ?? 0
      return [
        atTheEnd([missing, keep]),
        `You took ${ENZYMES[left]?.name} for ${absent?.name}: ${absent?.food} is not digested here, but ${ENZYMES[left]?.food} is.`,
      ]
    })
    return {
      stem: [
        `For ${use}, pure starch, protein and oil are mixed with water and ${names}. The tube is kept at 37 °C and at a suitable pH until no more changes are seen.`,
        `For ${use}, a tube with pure starch, protein and oil in water is kept with ${names} at 37 °C and a suitable pH for several hours, until digestion is complete.`,
        `A student mixes ${names} with water and pure starch, protein and oil for ${use}. After some hours at 37 °C and a suitable pH, all that can be digested has been digested.`,
      ],
      prompt: [
        'Which substances, apart from water and enzymes, are in the tube now?',
        'Which list shows what is in the tube at the end, apart from water and enzymes?',
      ],
      right: atTheEnd(present),
      wrong: [
        ...others,
        [
          atTheEnd([0, 1, 2]),
          `You digested ${absent?.food} too, but there is no ${absent?.name} in the tube.`,
        ],
      ],
      solution: `Each enzyme acts on one kind of substance. ${ENZYMES.map(
        ({ name, food: substrate, product }, at) =>
          at === missing
            ? `There is no ${name}, so ${substrate} is left.`
            : `${name.charAt(0).toUpperCase()}${name.slice(1)} turns ${substrate} into ${product.replace(',', ' and')}.`,
      ).join(' ')}`,
    }
  },
})

const TUBES = [
  { holds: 'starch and amylase', sugar: true, why: '' },
  {
    holds: 'starch and boiled amylase',
    sugar: false,
    why: 'boiling has denatured the enzyme, so the starch is not digested',
  },
  { holds: 'starch and protease', sugar: false, why: 'protease does not act on starch' },
  { holds: 'starch and water', sugar: false, why: 'there is no enzyme in this tube' },
  { holds: 'protein and amylase', sugar: false, why: 'amylase does not act on protein' },
  { holds: 'starch and lipase', sugar: false, why: 'lipase does not act on starch' },
] as const

core('results-of-a-starch-test', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const [right, ...others] = TUBES
    const tubes = random.shuffle([right, ...random.sample(others, 3)])
    return { tubes, at: tubes.indexOf(right) }
  },
  make: ({ tubes, at }) => ({
    stem: [
      'Four tubes are kept at 37 °C and pH 7 for 30 minutes. Then each is heated with Benedict’s solution.',
      'The table shows what is in four tubes. After 30 minutes at 37 °C and pH 7, a student heats each with Benedict’s solution.',
      'A student prepares four tubes, keeps them at 37 °C and pH 7 for 30 minutes, and tests each with Benedict’s solution.',
    ],
    table: {
      head: ['tube', 'contents'],
      rows: tubes.map(({ holds }, index) => [LETTERS[index] ?? '', holds]),
    },
    prompt: ['In which tube does a brick-red colour appear?', 'Which tube turns brick-red?'],
    options: inThisOrder(
      tubes.map(({ why }, index) => {
        const letter = LETTERS[index] ?? ''
        return index === at ? letter : [letter, `You chose a tube without reducing sugar: ${why}.`]
      }),
    ),
    solution: `Brick-red shows reducing sugar. It is formed only where amylase that has not been boiled acts on starch: tube ${LETTERS[at]}.`,
  }),
})

core('starch-that-disappears', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [fast, slow] = [random.pick([10, 12.5]), random.pick([4, 5])]
    const time = random.int(3, 6)
    const right = (fast - slow) * time
    const wrong = threeSlips(
      random,
      right,
      [
        [fast * time, 'You found what is digested at 35 °C only.'],
        [slow * time, 'You found what is digested at 15 °C only.'],
        [100 - fast * time, 'You read the starch that is left at 35 °C.'],
        [100 - slow * time, 'You read the starch that is left at 15 °C.'],
        [(fast + slow) * time, 'You added the two masses.'],
      ],
      value => plain(value),
    )
    return wrong && fast * time < 90 ? { fast, slow, time, right, wrong } : null
  },
  make: ({ fast, slow, time, right, wrong }) => ({
    stem: [
      'Amylase acts on 100 mg of starch at 15 °C and at 35 °C. The graph shows the starch that is left.',
      'The graph shows how much starch is left when equal amounts of amylase act on 100 mg of starch at two temperatures.',
      'A student adds amylase to 100 mg of starch in two tubes, one at 15 °C and the other at 35 °C. The graph shows the results.',
    ],
    figure: starchFigure('starch-at-two-temperatures', [
      { label: '35 °C', rate: fast },
      { label: '15 °C', rate: slow },
    ]),
    prompt: [
      `How much more starch has been digested at 35 °C than at 15 °C after ${time} minutes?`,
      `After ${time} minutes, by what mass is the starch that has been digested greater at 35 °C than at 15 °C?`,
    ],
    options: numbers({ right, unit: 'mg', wrong }),
    solution: `After ${time} minutes ${plain(100 - fast * time)} mg is left at 35 °C and ${plain(100 - slow * time)} mg at 15 °C. So ${plain(fast * time)} mg and ${plain(slow * time)} mg have been digested; the difference is ${quantity(right, 'mg')}.`,
  }),
  verify: ({ fast, slow, time }) => 100 - slow * time - (100 - fast * time),
})

core('acid-of-the-stomach', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const slips: readonly Wrong[] = [
      [
        'Less starch is digested by the amylase of the stomach.',
        'You gave the stomach an amylase, but it secretes protease.',
      ],
      [
        'Less fat is broken up into droplets in the stomach.',
        'You gave acid the task of bile, which acts in the small intestine.',
      ],
      [
        'Less water is absorbed from the food in the colon.',
        'You took an effect on the colon, which absorbs water without acid.',
      ],
      [
        'Less protein is digested by the acid itself.',
        'You took the acid for what digests protein; the protease does that.',
      ],
      [
        'Less lipase is secreted by the wall of the stomach.',
        'You gave the stomach a lipase; the pancreas secretes it.',
      ],
    ]
    return {
      wrong: random.sample(slips, 3),
      who: random.pick(['A patient', 'A man', 'A woman', 'An athlete']),
    }
  },
  make: ({ wrong, who }) => ({
    stem: [
      `${who} takes a drug that stops the stomach from making hydrochloric acid.`,
      `${who} takes tablets for months. They stop the stomach from making hydrochloric acid.`,
      `Because of a drug, the stomach of ${who.toLowerCase()} makes no hydrochloric acid.`,
    ],
    prompt: ['Which effect is likely?', 'What is a likely effect of the drug?'],
    right: 'More harmful microorganisms in food stay alive.',
    wrong,
    solution:
      'Hydrochloric acid kills harmful microorganisms and gives the low pH that suits the protease of the stomach. Without it, more microorganisms survive.',
  }),
})

supplement('protease-from-a-ph-curve', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    low: random.step(1.5, 2.5, 0.5),
    high: random.step(7.5, 8.5, 0.5),
    swap: random.chance(0.5),
  }),
  make: ({ low, high, swap }) => {
    const first = swap ? 'Q' : 'P'
    const second = swap ? 'P' : 'Q'
    return {
      stem: [
        'The graph shows the activity of two human proteases, P and Q, at different pH.',
        'Two proteases, P and Q, from the human alimentary canal were tested at different pH.',
        'P and Q are two human enzymes that digest protein. The graph shows how their activity depends on pH.',
      ],
      figure: phFigure('two-curves', [
        { optimum: low, label: first },
        { optimum: high, label: second },
      ]),
      prompt: ['Which row identifies an enzyme and the place where it acts?', 'Which row is correct?'],
      options: rows(
        ['enzyme', 'name', 'acts in'],
        swap ? ['P', 'trypsin', 'small intestine'] : ['P', 'pepsin', 'stomach'],
        swap
          ? [
              [['P', 'pepsin', 'stomach'], 'You chose the protease for low pH, but P works best near pH 8.'],
              [
                ['Q', 'trypsin', 'small intestine'],
                'You chose the protease for alkaline conditions, but Q works best near pH 2.',
              ],
              [
                ['Q', 'pepsin', 'small intestine'],
                'You have the name, but pepsin acts in the acid of the stomach.',
              ],
            ]
          : [
              [
                ['P', 'trypsin', 'small intestine'],
                'You chose the protease for alkaline conditions, but P works best near pH 2.',
              ],
              [['Q', 'pepsin', 'stomach'], 'You chose the protease for low pH, but Q works best near pH 8.'],
              [
                ['Q', 'trypsin', 'stomach'],
                'You have the name, but trypsin acts in the alkaline small intestine.',
              ],
            ],
      ),
      solution: `Pepsin acts in the acidic stomach, so its optimum is near pH ${plain(low)}: it is ${first}. Trypsin acts in the alkaline small intestine, so its optimum is near pH ${plain(high)}: it is ${second}.`,
    }
  },
})

supplement('molecules-of-glucose', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const units = random.step(400, 1200, 40)
    const percent = random.pick([25, 40, 60, 75, 80])
    const maltose = units / 2
    const right = (maltose * percent * 2) / 100
    const wrong = threeSlips(
      random,
      right,
      [
        [
          (maltose * percent) / 100,
          'You found the maltose that is broken down, but each gives two molecules of glucose.',
        ],
        [maltose - (maltose * percent) / 100, 'You found the molecules of maltose that are left.'],
        [units, 'You took all the maltose as broken down.'],
        [maltose, 'You found the number of molecules of maltose.'],
        [2 * right, 'You took a molecule of maltose for each glucose unit of the starch.'],
      ],
      String,
    )
    return wrong && Number.isInteger((maltose * percent) / 100)
      ? { units, percent, maltose, right, wrong }
      : null
  },
  make: ({ units, percent, maltose, right, wrong }) => ({
    stem: [
      `A molecule of starch is made of ${units} glucose units. Amylase turns all of it into maltose, a sugar of two glucose units. Then maltase breaks down ${percent}% of the maltose.`,
      `Amylase breaks a molecule of starch with ${units} glucose units down to maltose only. A molecule of maltose has two glucose units. Maltase then acts on ${percent}% of the maltose.`,
      `Starch is digested in two steps. A molecule with ${units} glucose units is turned completely into maltose, which has two glucose units. After that, ${percent}% of the maltose is broken down by maltase.`,
    ],
    prompt: ['How many molecules of glucose are formed?', 'What is the number of glucose molecules formed?'],
    options: numbers({ right, unit: '', wrong }),
    solution: `${units} units give ${units} ÷ 2 = ${maltose} molecules of maltose. ${percent}% of them is ${plain((maltose * percent) / 100)}, and each gives two molecules of glucose: ${plain(right)}.`,
  }),
  verify: ({ units, percent }) => units * (percent / 100),
})

supplement('bile-that-is-missing', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const slips: readonly Wrong[] = [
      [
        'Bile contains trypsin, which is missing from the duodenum.',
        'You took bile for a liquid with enzymes; trypsin comes from the pancreas.',
      ],
      [
        'Pepsin from the stomach is missing from the duodenum.',
        'You took pepsin, which acts in the stomach, for the protease of the duodenum.',
      ],
      [
        'Trypsin is denatured because the pH is too high.',
        'You read the bars the wrong way round: the pH of the patient is lower.',
      ],
      [
        'Bile digests protein, so protein is not broken down.',
        'You gave bile the task of a protease; bile contains no enzymes.',
      ],
    ]
    return {
      usual: random.step(7.5, 8, 0.5),
      patient: random.step(4, 5, 0.5),
      wrong: random.sample(slips, 3),
      cause: random.pick(['A stone', 'A swelling', 'A growth']),
    }
  },
  make: ({ usual, patient, wrong, cause }) => ({
    stem: [
      `${cause} blocks the duct from the gall bladder of a patient. The bar chart shows the pH in the duodenum. Less protein than usual is digested there.`,
      `The bar chart shows the pH in the duodenum of a healthy person and of a patient. ${cause} stops bile from reaching the duodenum of the patient, and less protein is digested there.`,
      `${cause} blocks the flow of bile in a patient, in whose duodenum less protein than usual is digested. The bar chart shows the pH there.`,
    ],
    figure: chartFigure(
      { name: 'human-nutrition/ph-of-a-duodenum', title: 'The pH in the duodenum of two people' },
      barChart({
        categories: ['healthy person', 'patient'],
        yLabel: 'pH',
        yEvery: 1,
        yMax: 9,
        height: 170,
        values: [usual, patient],
      }),
    ),
    prompt: ['What explains why less protein is digested?', 'Why is less protein digested in the duodenum?'],
    right: 'Acid is not neutralised, so trypsin works more slowly.',
    wrong,
    solution: `Bile is alkaline and neutralises the acidic mixture from the stomach. Without it the pH is ${figures(patient, 2)} instead of ${figures(usual, 2)}, far from the optimum of trypsin.`,
  }),
})
