import { numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { core, templates } = choiceQuestions('7.1')

export { templates }

/** `unlike`: what is lacking elsewhere, whose foods do not supply this. */
const PATIENTS = [
  {
    signs: 'has bleeding gums, and a cut on the hand has not healed for weeks',
    lacks: 'vitamin C',
    food: ['oranges', 'lemons', 'grapefruit', 'limes'],
    unlike: ['vitamin D', 'iron', 'fibre'],
  },
  {
    signs: 'is two years old and has soft bones, so that the legs are bent',
    lacks: 'vitamin D',
    food: ['sardines', 'mackerel', 'herring'],
    unlike: ['vitamin C', 'fibre'], // red meat has a little vitamin D
  },
  {
    signs: 'is tired and pale, and a blood test shows too little haemoglobin',
    lacks: 'iron',
    food: ['red meat', 'beef', 'lamb'],
    unlike: ['vitamin C'],
  },
  {
    signs: 'often has constipation, and the faeces are hard',
    lacks: 'fibre',
    food: ['wholemeal bread', 'brown rice', 'bran'],
    unlike: ['vitamin D', 'iron'],
  },
] as const

const FUNCTION: Readonly<Record<string, string>> = {
  'vitamin C': 'for healthy skin and gums',
  'vitamin D': 'to absorb calcium, which hardens bones',
  iron: 'to make haemoglobin',
  fibre: 'to keep food moving through the gut',
}

core('food-for-a-patient', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const one = random.pick(PATIENTS)
    const first = random.pick(PATIENTS.filter(({ lacks }) => one.unlike.some(each => each === lacks)))
    const second = random.pick(PATIENTS.filter(each => each !== one && each !== first))
    return {
      one,
      food: random.pick(one.food),
      first,
      second,
      firstFood: random.pick(first.food),
      secondFood: random.pick(second.food),
    }
  },
  make: ({ one, food, first, second, firstFood, secondFood }) => ({
    stem: [
      `A patient ${one.signs}.`,
      `A doctor examines a patient who ${one.signs}.`,
      `In a clinic, a patient ${one.signs}. The cause is the patient’s diet.`,
    ],
    prompt: [
      'What is probably missing from the diet, and which food supplies it?',
      'Which row shows what the diet probably lacks and a good source of it?',
    ],
    options: rows(
      ['what is lacking', 'a good source'],
      [one.lacks, food],
      [
        [[one.lacks, firstFood], `You chose a good source of ${first.lacks}.`],
        [[first.lacks, firstFood], `You chose ${first.lacks}, which is needed ${FUNCTION[first.lacks]}.`],
        [[second.lacks, secondFood], `You chose ${second.lacks}, which is needed ${FUNCTION[second.lacks]}.`],
      ],
    ),
    solution: `The signs point to a lack of ${one.lacks}, which the body needs ${FUNCTION[one.lacks]}. A good source is ${food}.`,
  }),
})

const VEGETABLES = ['cabbage', 'broccoli', 'spinach', 'kale'] as const

core('vitamin-c-after-boiling', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const start = random.step(60, 100, 10)
    const drop = random.step(2, 4, 1)
    const time = random.pick([5, 10, 15])
    const left = start - drop * time
    const need = random.step(40, 60, 5)
    const right = (need / left) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [(need / start) * 100, 'You used the value before boiling, at time zero.'],
        [(left / need) * 100, 'You divided the content by the need; divide the need by the content.'],
        [(need * left) / 100, 'You multiplied by the content of 100 g instead of dividing by it.'],
        [(need / (drop * time)) * 100, 'You divided by the vitamin C that was lost, not by what is left.'],
      ],
      value => figures(value, 2),
    )
    return wrong && start - 20 * drop >= 20 && right > 50 && right < 200
      ? { start, drop, time, left, need, right, wrong, vegetable: random.pick(VEGETABLES) }
      : null
  },
  make: ({ start, drop, time, left, need, right, wrong, vegetable }) => {
    const g = graph({
      x: { label: 'time of boiling / min', max: 20, ticks: [0, 5, 10, 15, 20], grid: true, parts: 5 },
      y: {
        label: 'vitamin C / mg in 100 g',
        max: 100,
        ticks: [0, 20, 40, 60, 80, 100],
        grid: true,
        parts: 4,
      },
      height: 200,
    })
    return {
      stem: [
        `The graph shows how much vitamin C is left in 100 g of ${vegetable} that is boiled in water. A person needs ${quantity(need, 'mg')} of vitamin C in a day.`,
        `Some ${vegetable} is boiled, and its vitamin C is measured. The graph shows the results. An adult needs ${quantity(need, 'mg')} of vitamin C in a day.`,
        `A scientist measures the vitamin C in 100 g of ${vegetable} while it is boiled. The recommended amount for a day is ${quantity(need, 'mg')}.`,
      ],
      figure: figure(
        {
          name: 'human-nutrition/vitamin-c-and-boiling',
          title: 'Vitamin C in a vegetable that is boiled',
          description: `A graph of vitamin C in milligrams in 100 grams against the time of boiling in minutes. It falls in a straight line from ${start} at 0 minutes to ${start - 20 * drop} at 20 minutes.`,
          height: 274,
        },
        g.axes,
        g.line([
          [0, start],
          [20, start - 20 * drop],
        ]),
      ),
      prompt: [
        `What mass of ${vegetable} that was boiled for ${time} minutes contains this amount?`,
        `How much ${vegetable}, boiled for ${time} minutes, supplies all the vitamin C of a day?`,
      ],
      options: numbers({ right, unit: 'g', sigFigs: 2, wrong }),
      solution: `After ${time} minutes the graph shows ${quantity(left, 'mg')} in 100 g. The mass that contains ${quantity(need, 'mg')} is ${need} ÷ ${left} × 100 g = ${quantity(right, 'g', 2)}.`,
    }
  },
  verify: ({ start, drop, time, need }) => need / ((start - drop * time) / 100),
})

core('calcium-without-vitamin-d', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    milk: random.pick(['half a litre of milk', 'three glasses of milk', 'much milk and yoghurt']),
    place: random.pick(['rarely leaves the house', 'always stays indoors', 'hardly ever goes outside']),
    name: random.pick(['A child', 'A girl of three', 'A boy of four']),
  }),
  make: ({ milk, place, name }) => ({
    stem: [
      `${name} has ${milk} every day but ${place} and eats no fish and no eggs. The child develops rickets.`,
      `${name} develops rickets. The child has ${milk} every day, ${place}, and eats no eggs and no fish.`,
      `${name} eats no eggs and no fish, ${place} and has ${milk} every day. A doctor finds that the child has rickets.`,
    ],
    prompt: ['What explains the rickets?', 'What is the most likely reason for the rickets?'],
    right: 'Too little calcium is absorbed from the intestine.',
    wrong: {
      'Too little calcium is present in the child’s food.':
        'You overlooked the milk, which is a good source of calcium.',
      'Too little vitamin C reaches the bones and gums.':
        'You took vitamin C, a lack of which causes scurvy, not rickets.',
      'Too little haemoglobin is made in the red blood cells.':
        'You took the effect of a lack of iron; rickets is a disease of bones.',
    },
    solution:
      'The milk supplies enough calcium. What is missing is vitamin D, because the child gets no sunlight, no oily fish and no egg yolk. Without vitamin D the calcium is not absorbed well, so the bones stay soft.',
  }),
})

const CONCLUSIONS: readonly Wrong[] = [
  [
    'Fibre is digested more slowly than other food.',
    'You assumed that fibre is digested, but it is not; and the graph says nothing about digestion.',
  ],
  [
    'More fibre makes food stay in the gut for longer.',
    'You reversed the trend: the time falls as fibre rises.',
  ],
  [
    'The amount of fibre has no effect on the time.',
    'You overlooked that the points fall from left to right, so there is a relationship.',
  ],
  [
    'Twice as much fibre always halves the time.',
    'You took a falling trend for an inverse proportion; the times at the two ends do not fit this.',
  ],
]

core('fibre-and-time-in-the-gut', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const top = random.step(64, 80, 2)
    const fall = random.step(1, 1.4, 0.1)
    const points = [8, 12, 16, 20, 24, 28, 32].map((fibre): [number, number] => [
      fibre,
      Math.round(top - fall * fibre + random.int(-3, 3)),
    ])
    return { points, wrong: random.sample(CONCLUSIONS, 3), count: random.pick(['adults', 'students']) }
  },
  make: ({ points, wrong, count }) => {
    const g = graph({
      x: { label: 'fibre in the diet / g per day', max: 40, ticks: [0, 10, 20, 30, 40], grid: true },
      y: { label: 'time / h', max: 80, ticks: [0, 20, 40, 60, 80], grid: true },
    })
    const told = points.map(([fibre, time]) => `${fibre} grams, ${time} hours`).join('; ')
    return {
      stem: [
        `Scientists measured how much fibre ${count} ate in a day and how long food took to pass through the gut. Each cross is the mean of one group.`,
        `The graph shows, for seven groups of ${count}, how much fibre they ate and how long food took to pass through the gut.`,
        `Seven groups of ${count} ate different amounts of fibre. The graph shows how long food took to pass through the gut.`,
      ],
      figure: figure(
        {
          name: 'human-nutrition/fibre-and-time',
          title: 'Time in the gut against fibre in the diet',
          description: `Seven points on a graph of time in hours against fibre in grams per day: ${told}.`,
          height: 240,
        },
        g.axes,
        g.points(points),
      ),
      prompt: ['Which conclusion does the graph support?', 'What do the results show?'],
      right: 'More fibre makes food move through the gut faster.',
      wrong,
      solution:
        'The points fall from left to right: groups that ate more fibre had food in the gut for less time. Fibre gives the muscles of the gut wall something to push against, so peristalsis moves the food on.',
    }
  },
})
