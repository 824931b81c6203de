import {
  LEAF_REGIONS,
  type LeafRegion,
  PONDWEED,
  pondweed,
  VARIEGATED,
  variegatedLeaf,
} from '@/content/figures/igcse/biology/plant-nutrition'
import { allDiffer, inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'

const { core, templates } = choiceQuestions('6.1')

export { templates }

const REGIONS: readonly LeafRegion[] = ['green', 'white', 'green covered', 'white covered']

const letterAt = (at: number) => 'PQRS'.charAt(at)

/** The leaf with a letter for each region, and what each letter points to. */
const letteredLeaf = (order: readonly LeafRegion[]) =>
  figure(
    {
      name: 'plant-nutrition/leaf-with-letters',
      title: 'A variegated leaf with a strip of black paper',
      description: `${VARIEGATED} ${order.map((region, at) => `Letter ${letterAt(at)} points to ${LEAF_REGIONS[region].seen}.`).join(' ')}`,
      height: 182,
    },
    variegatedLeaf(180, 86, Object.fromEntries(order.map((region, at) => [region, letterAt(at)]))),
  )

const PLANTS = ['a geranium', 'a coleus plant', 'an ivy plant', 'a spider plant'] as const

const LEAF_STEMS = (plant: string, hours: number) => [
  `A strip of black paper is fixed to both sides of a variegated leaf of ${plant}. The leaf is green in the middle and white at its edge. The plant was destarched before and now stands in bright light for ${hours} hours. The diagram shows the leaf.`,
  `The diagram shows a variegated leaf of ${plant} after the plant has been destarched. The leaf then stands in bright light for ${hours} hours with a strip of black paper across it, on both sides. Its middle is green and its edge white.`,
  `A student destarches ${plant} that has leaves with a green middle and a white edge. She puts black paper across both sides of one leaf, as in the diagram, and leaves the plant in bright light for ${hours} hours.`,
]

const REGION_ERRORS: Readonly<Record<LeafRegion, string>> = {
  green: '',
  white: 'You chose a white part. It was in the light but has no chlorophyll.',
  'green covered': 'You chose a green part that the paper covered. It has chlorophyll but had no light.',
  'white covered': 'You chose a part that had neither light nor chlorophyll.',
}

core('region-that-turns-blue-black', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(REGIONS),
    plant: random.pick(PLANTS),
    hours: random.int(5, 9),
  }),
  make: ({ order, plant, hours }) => ({
    stem: LEAF_STEMS(plant, hours).map(each => `${each} It is then tested with iodine solution.`),
    figure: letteredLeaf(order),
    prompt: ['Which part turns blue-black?', 'Which part of the leaf contains starch?'],
    options: inThisOrder(
      order.map((region, at): Wrong | string =>
        region === 'green' ? letterAt(at) : [letterAt(at), REGION_ERRORS[region]],
      ),
    ),
    solution: `Starch is made where there is both light and chlorophyll. Only ${letterAt(order.indexOf('green'))} is green and was not covered.`,
  }),
})

const COMPARED = [
  {
    shows: 'chlorophyll',
    right: ['green', 'white'],
    wrong: [
      [['green', 'green covered'], 'You chose two parts that differ in light; both have chlorophyll.'],
      [
        ['white', 'green covered'],
        'You chose parts that differ in both light and chlorophyll, and neither makes starch.',
      ],
      [
        ['green', 'white covered'],
        'You chose parts that differ in two things, so it is not clear which one matters.',
      ],
    ],
  },
  {
    shows: 'light',
    right: ['green', 'green covered'],
    wrong: [
      [['green', 'white'], 'You chose two parts that differ in chlorophyll; both were in the light.'],
      [
        ['white', 'white covered'],
        'You chose parts that differ in light but have no chlorophyll, so neither can make starch.',
      ],
      [
        ['green', 'white covered'],
        'You chose parts that differ in two things, so it is not clear which one matters.',
      ],
    ],
  },
] as const

core('regions-to-compare', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    order: random.shuffle(REGIONS),
    plant: random.pick(PLANTS),
    hours: random.int(5, 9),
    asked: random.pick(COMPARED),
  }),
  make: ({ order, plant, hours, asked }) => {
    const pair = (regions: readonly LeafRegion[]) =>
      regions
        .map(region => letterAt(order.indexOf(region)))
        .sort()
        .join(' and ')
    return {
      stem: LEAF_STEMS(plant, hours).map(each => `${each} It is then tested for starch.`),
      figure: letteredLeaf(order),
      prompt: [
        `Which two parts must be compared to show that ${asked.shows} is needed for photosynthesis?`,
        `The results of which two parts show that a leaf needs ${asked.shows} to make starch?`,
      ],
      right: pair(asked.right),
      wrong: asked.wrong.map(([regions, error]): Wrong => [pair(regions), error]),
      solution: `In a fair comparison only one thing differs, and one of the two makes starch. For ${asked.shows}, compare ${pair(asked.right)}: both are alike in everything but ${asked.shows}.`,
    }
  },
})

const STEPS = [
  {
    step: 'The plant is kept in the dark for two days.',
    reason: 'to use up the starch that is already in its leaves',
  },
  { step: 'The leaf is put into boiling water.', reason: 'to kill the cells and stop chemical reactions' },
  { step: 'The leaf is put into hot ethanol.', reason: 'to take the green pigment out of the leaf' },
  {
    step: 'The leaf is rinsed in warm water after the ethanol.',
    reason: 'to make the stiff leaf soft again',
  },
  { step: 'Iodine solution is added to the leaf.', reason: 'to show by a colour whether starch is present' },
] as const

core('reason-for-a-step', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const [one, ...others] = random.sample(STEPS, 4)
    // Boiling water makes a leaf soft as well, so the two are never offered together.
    const [, boiling, , rinsing] = STEPS
    if (!one || (one === boiling && others.includes(rinsing))) return null
    return { one, others, plant: random.pick(PLANTS) }
  },
  make: ({ one, others, plant }) => ({
    stem: [
      `A student finds out whether a leaf of ${plant} makes starch in light. This is one of the steps: ${one.step}`,
      `The leaves of ${plant} are used to study photosynthesis. This is one of the steps: ${one.step}`,
      `In an experiment on photosynthesis, a leaf of ${plant} is tested for starch. This is one of the steps: ${one.step}`,
    ],
    prompt: ['Why is this done?', 'What is the reason for this step?'],
    right: one.reason,
    wrong: others.map(
      ({ step, reason }): Wrong => [
        reason,
        `You gave the reason for another step: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
      ],
    ),
    solution: `${one.step} The reason is ${one.reason}.`,
  }),
})

const IONS = [
  {
    ion: 'magnesium',
    use: 'to make chlorophyll',
    signs: [
      'The older leaves are yellow between the veins, but the veins are still green.',
      'The leaves show yellow patches between veins that have stayed green.',
      'Between the green veins, the leaves have become yellow.',
    ],
  },
  {
    ion: 'nitrate',
    use: 'to make amino acids',
    signs: [
      'The plants are very short with thin stems, and whole older leaves, veins included, are yellow.',
      'Growth is stunted, and the oldest leaves have become yellow all over.',
      'The plants stay small, and their lower, older leaves are yellow all over.',
    ],
  },
] as const

core('ion-from-symptoms', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const [lacking, other] = random.shuffle(IONS)
    return lacking && other
      ? {
          lacking,
          other,
          sign: random.pick(lacking.signs),
          crop: random.pick(['maize', 'tomato', 'bean', 'potato']),
        }
      : null
  },
  make: ({ lacking, other, sign, crop }) => ({
    stem: [
      `Many ${crop} plants in a field look ill. ${sign} The soil lacks one mineral ion.`,
      `A farmer sees that her ${crop} plants lack one mineral ion. ${sign}`,
      `A student grows ${crop} plants in a solution that lacks one mineral ion. ${sign}`,
    ],
    prompt: [
      'Which ion is lacking, and what does a plant need it for?',
      'Which row shows the ion that is lacking and its use in the plant?',
    ],
    options: rows(
      ['ion', 'needed'],
      [lacking.ion, lacking.use],
      [
        [
          [other.ion, other.use],
          `You described a shortage of ${other.ion} ions, which shows in another way.`,
        ],
        [[lacking.ion, other.use], `You found the ion but gave the use of ${other.ion} ions.`],
        [[other.ion, lacking.use], `You gave the use of ${lacking.ion} ions but the name of the other ion.`],
      ],
    ),
    solution: `Without magnesium ions a plant cannot make chlorophyll, and leaves turn yellow between the veins. Without nitrate ions it cannot make amino acids, so growth is stunted and older leaves turn yellow. These plants lack ${lacking.ion} ions.`,
  }),
})

core('mean-rate-of-bubbling', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const minutes = random.pick([2, 3, 4, 5])
    const rate = random.int(11, 28)
    const middle = rate * minutes
    const spread = random.int(2, 7)
    const counts = random.shuffle([middle - spread, middle + spread + 1, middle - 1])
    const sum = 3 * middle
    const wrong = threeSlips(
      random,
      rate,
      [
        [middle, `You found the mean of the counts but did not divide by the ${minutes} minutes.`],
        [sum / minutes, `You divided by the ${minutes} minutes but not by the number of trials.`],
        [sum, 'You added the counts, but did not divide by trials or minutes.'],
        [rate / 2, 'You divided by twice the time; each trial is one count.'],
        [rate / 3, 'You divided by the three trials twice.'],
      ],
      value => figures(value, 2),
    )
    const all = wrong && [rate, ...wrong.map(([value]) => value)]
    return wrong && all && allDiffer(all, 2)
      ? { minutes, rate, counts, wrong, cm: random.step(10, 40, 5) }
      : null
  },
  make: ({ minutes, rate, counts, wrong, cm }) => {
    const list = `${counts[0]}, ${counts[1]} and ${counts[2]}`
    return {
      stem: [
        `The apparatus in the diagram was used to count the bubbles from pondweed. In three trials of ${minutes} minutes each the counts were ${list}.`,
        `With the lamp ${quantity(cm, 'cm')} from the pondweed, a student counts ${list} bubbles in three trials of ${minutes} minutes each. The diagram shows the apparatus.`,
        `The diagram shows how pondweed was studied. It gave off ${list} bubbles in three trials. Each trial lasted ${minutes} minutes.`,
      ],
      figure: figure(
        {
          name: 'plant-nutrition/weed-in-a-beaker',
          title: 'Apparatus to study pondweed',
          description: `${PONDWEED} The distance from the lamp to the plant is ${cm} cm.`,
          height: 252,
        },
        pondweed({ distance: quantity(cm, 'cm') }),
      ),
      prompt: ['What is the mean rate of bubbling?', 'What is the mean number of bubbles in one minute?'],
      options: numbers({ right: rate, unit: 'per minute', sigFigs: 2, wrong }),
      solution: `The mean count is (${counts.join(' + ')}) ÷ 3 = ${rate * minutes} in ${minutes} minutes. Divide by the time: ${rate * minutes} ÷ ${minutes} = ${rate} per minute.`,
    }
  },
  verify: ({ counts, minutes }) => counts.reduce((sum, count) => sum + count / minutes, 0) / counts.length,
})
