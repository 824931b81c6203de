import { lettered } from '@/content/figures/igcse/biology/coordination-and-response-2'
import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { skinSection } from '@/lib/figures/biology/skin'
import { capital } from '../shared'
import { afterADrink, dayOfGlucose, type Person, twoCurves } from './figures'

const { core, supplement, templates } = choiceQuestions('14.4')

export { templates }

const letter = (at: number) => 'ABCD'.charAt(at)

const CONDITIONS = [
  'the temperature of the blood',
  'the concentration of glucose in the blood',
  'the amount of water in the blood',
] as const

core('what-homeostasis-is', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    condition: random.pick(CONDITIONS),
    animal: random.pick(['a human', 'a camel', 'a bat', 'a polar bear', 'a dog']),
  }),
  make: ({ condition, animal }) => ({
    stem: [
      `In ${animal}, ${condition} is kept within narrow limits. This is an example of homeostasis.`,
      `Homeostasis controls ${condition} in ${animal}.`,
      `A student reads that ${condition} of ${animal} changes very little because of homeostasis.`,
    ],
    prompt: ['What is homeostasis?', 'What is meant by homeostasis?'],
    right: 'the maintenance of a constant internal environment',
    wrong: {
      'the maintenance of a constant external environment':
        'You took the surroundings of the animal, which it does not control.',
      'the removal of the waste products of metabolism': 'You described excretion.',
      'the ability to detect and respond to stimuli': 'You described sensitivity.',
    },
    solution: `Homeostasis is the maintenance of a constant internal environment. ${capital(condition)} is part of this internal environment.`,
  }),
})

type Way = 'fall' | 'rise' | 'flat'

const DAY_ERRORS: Record<'rise' | 'flat', string> = {
  rise: 'You chose a time after which the concentration rises.',
  flat: 'You chose a time after which the concentration hardly changes.',
}

core('when-insulin-was-given', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const ways = random.shuffle<Way>(['fall', 'rise', 'rise', 'flat'])
    const levels: number[] = [random.pick([8, 9])]
    levels.push(levels[0] ?? 8)
    for (const way of ways) {
      const last = levels[levels.length - 1] ?? 8
      levels.push(last + (way === 'rise' ? random.int(3, 4) : way === 'fall' ? -random.int(4, 6) : 0))
    }
    return levels.every(level => level >= 3 && level <= 17)
      ? { ways, levels, person: random.pick(['A man', 'A woman', 'A teenager', 'A patient']) }
      : null
  },
  make: ({ ways, levels, person }) => ({
    stem: [
      `${person} whose body makes no insulin eats two meals and has one injection of insulin. The graph shows the concentration of glucose in the blood.`,
      `${person} whose pancreas makes no insulin is watched for nine hours. In this time there are two meals and one injection of insulin.`,
      `The graph shows the blood glucose concentration of a person who makes no insulin. During the nine hours there are two meals and one injection of insulin.`,
    ],
    figure: dayOfGlucose(levels),
    prompt: ['At which time was insulin injected?', 'Which letter marks the injection of insulin?'],
    options: inThisOrder(
      ways.map((way, at): Wrong | string => (way === 'fall' ? letter(at) : [letter(at), DAY_ERRORS[way]])),
    ),
    solution: `Insulin decreases the concentration of glucose in the blood. The concentration falls after ${letter(ways.indexOf('fall'))} only.`,
  }),
  verify: ({ levels }) => {
    const steps = [1, 2, 3, 4].map(at => (levels[at + 1] ?? 0) - (levels[at] ?? 0))
    return letter(steps.indexOf(Math.min(...steps)))
  },
})

core('rise-above-the-start', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const base = random.pick([4, 4.8, 5, 6])
    const rise = random.pick([2.4, 3, 3.2, 3.6])
    const right = (rise / base) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [(rise / (base + rise)) * 100, 'You divided by the highest value, not by the value at the start.'],
        [
          ((base + rise) / base) * 100,
          'You gave the highest value as a percentage of the start, not the increase.',
        ],
        [(base / (base + rise)) * 100, 'You gave the start as a percentage of the highest value.'],
        [rise * 10, 'You gave the increase as a percentage of the whole scale of the graph.'],
        [(base + rise) * 10, 'You gave the highest value as a percentage of the whole scale of the graph.'],
      ],
      value => plain(value, 0),
    )
    return wrong && Number.isInteger(Number(right.toFixed(6)))
      ? {
          base,
          rise,
          right,
          wrong,
          drink: random.pick(['a glass of juice', 'a sweet drink', 'a bottle of cola']),
        }
      : null
  },
  make: ({ base, rise, right, wrong, drink }) => ({
    stem: [
      `A healthy student has ${drink} at 0 minutes. The graph shows the concentration of glucose in the blood.`,
      `The graph shows the blood glucose concentration of a healthy person who has ${drink} at 0 minutes.`,
      `At 0 minutes a healthy volunteer has ${drink}. The concentration of glucose in the blood is shown in the graph.`,
    ],
    figure: afterADrink(base, rise),
    prompt: [
      'What is the percentage increase in the concentration from the start to the highest value?',
      'By what percentage does the concentration increase from the start to its highest value?',
    ],
    options: numbers({
      right: Math.round(right),
      unit: '%',
      wrong: wrong.map(([value, error]): [number, string] => [Math.round(value), error]),
    }),
    solution: `The concentration rises from ${plain(base)} to ${plain(Number((base + rise).toFixed(1)))}. Increase ÷ start × 100 = ${plain(rise)} ÷ ${plain(base)} × 100 = ${plain(Math.round(right))}%.`,
  }),
  verify: ({ base, rise }) => Math.round(100 * ((base + rise) / base - 1)),
})

const FEEDBACKS = [
  {
    what: 'The temperature of the blood',
    up: 'rises above the set point',
    down: 'falls below the set point',
    raise: 'more heat is kept in the body',
    lower: 'more heat is lost from the body',
  },
  {
    what: 'The concentration of glucose in the blood',
    up: 'rises above the set point',
    down: 'falls below the set point',
    raise: 'glucose is released into the blood',
    lower: 'glucose is taken out of the blood',
  },
  {
    what: 'The volume of water in the blood',
    up: 'rises above the set point',
    down: 'falls below the set point',
    raise: 'less water is lost in the urine',
    lower: 'more water is lost in the urine',
  },
] as const

supplement('example-of-negative-feedback', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ item: random.pick(FEEDBACKS), up: random.chance(0.5) }),
  make: ({ item, up }) => {
    const [first, other] = up ? [item.up, item.down] : [item.down, item.up]
    const [right, opposite] = up ? [item.lower, item.raise] : [item.raise, item.lower]
    const away = 'You described a response that makes the change larger, not one that reverses it.'
    return {
      stem: '',
      prompt: [
        'Which is an example of negative feedback in the body of a mammal?',
        'Which statement describes a control by negative feedback in a mammal?',
      ],
      right: `${item.what} ${first}, and ${right}.`,
      wrong: [
        [`${item.what} ${first}, and ${opposite}.`, away],
        [`${item.what} ${other}, and ${right}.`, away],
        [
          `${item.what} ${other}, and the set point changes.`,
          'You changed the set point, but the set point stays and the value is brought back to it.',
        ],
      ],
      solution: `In negative feedback the response reverses the change. ${item.what} ${first}; when ${right}, it returns to the set point.`,
    }
  },
})

supplement('hormone-and-liver', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    high: random.chance(0.5),
    person: random.pick(['A runner', 'A student', 'A cyclist', 'A nurse']),
  }),
  make: ({ high, person }) => {
    const [hormone, other] = high ? ['insulin', 'glucagon'] : ['glucagon', 'insulin']
    const [action, opposite] = high
      ? ['glucose is converted to glycogen', 'glycogen is broken down to glucose']
      : ['glycogen is broken down to glucose', 'glucose is converted to glycogen']
    return {
      stem: high
        ? [
            `${person} has eaten a large meal, and the blood glucose concentration is above its set point.`,
            `After a meal of rice, the blood glucose concentration of ${person.toLowerCase()} rises above the set point.`,
            `${person} drinks a sweet drink. The concentration of glucose in the blood becomes too high.`,
          ]
        : [
            `${person} has not eaten for ten hours, and the blood glucose concentration is below its set point.`,
            `During a long walk without food, the blood glucose concentration of ${person.toLowerCase()} falls below the set point.`,
            `${person} has had no breakfast. The concentration of glucose in the blood becomes too low.`,
          ],
      prompt: [
        'Which hormone is then released, and what happens in the liver?',
        'What is the response of the pancreas and of the liver?',
      ],
      columns: 'hormone from the pancreas | in the liver',
      right: `${hormone} | ${action}`,
      wrong: {
        [`${hormone} | ${opposite}`]: 'You chose the right hormone but the opposite action in the liver.',
        [`${other} | ${action}`]: 'You mixed up the two hormones: glucagon is released when glucose is low.',
        [`${other} | ${opposite}`]: 'You chose the response to the opposite change of the concentration.',
      },
      solution: high
        ? 'Insulin is released when the concentration is high. It makes the liver take up glucose and convert it to glycogen.'
        : 'Glucagon is released when the concentration is low. It makes the liver break glycogen down to glucose.',
    }
  },
})

const SKIN = {
  'hair erector muscle': {
    asked: 'contracts in the cold and pulls a hair upright',
    error: 'You chose the small muscle that pulls the hair upright.',
  },
  'sweat gland': {
    asked: 'makes a liquid that evaporates from the surface',
    error: 'You chose the gland that makes sweat.',
  },
  receptor: {
    asked: 'detects a stimulus that acts on the skin',
    error: 'You chose a receptor, which detects stimuli.',
  },
  'fatty tissue': {
    asked: 'insulates the body because it conducts heat poorly',
    error: 'You chose fatty tissue, which insulates the body.',
  },
  'sensory neurone': {
    asked: 'carries impulses towards the central nervous system',
    error: 'You chose a sensory neurone, which carries impulses.',
  },
  capillary: {
    asked: 'brings warm blood close to the surface',
    error: 'You chose a blood vessel.',
  },
} as const

const SKIN_PARTS = [
  'hair erector muscle',
  'sweat gland',
  'receptor',
  'fatty tissue',
  'sensory neurone',
  'capillary',
] as const

supplement('part-of-the-skin', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const order = random.sample(SKIN_PARTS, 4)
    return { order, right: random.pick(order) }
  },
  make: ({ order, right }) => ({
    stem: [
      'The diagram shows a section through human skin. Four parts are labelled.',
      'Four parts of the skin of a mammal are labelled A to D in the diagram.',
      'A student draws a section through skin and labels four parts A to D.',
    ],
    figure: skinSection.figure({
      name: `coordination-and-response/skin-${order.map(part => part.slice(0, 2)).join('')}`,
      title: 'A section through the skin, four parts lettered',
      labels: Object.fromEntries(order.map((part, at) => [part, letter(at)])),
    }),
    prompt: `Which part ${SKIN[right].asked}?`,
    options: inThisOrder(
      order.map((part, at): Wrong | string => (part === right ? letter(at) : [letter(at), SKIN[part].error])),
    ),
    solution: `The part that ${SKIN[right].asked} is the ${right === 'capillary' ? 'blood vessel' : right}, here ${letter(order.indexOf(right))}.`,
  }),
})

const MOVES = {
  cold: ['walks from a warm house into cold wind', 'goes from a hot kitchen into a cold store'],
  hot: ['walks from a cold street into a hot room', 'comes from a cold store into a hot kitchen'],
} as const

supplement('vessels-after-a-change', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const cold = random.chance(0.5)
    return {
      cold,
      firstIsWide: random.chance(0.5),
      move: random.pick(MOVES[cold ? 'cold' : 'hot']),
      person: random.pick(['cook', 'student', 'worker', 'guest']),
    }
  },
  make: ({ cold, firstIsWide, move, person }) => {
    const [wide, narrow] = firstIsWide ? ['P', 'Q'] : ['Q', 'P']
    const [right, other] = cold ? [narrow, wide] : [wide, narrow]
    const [name, opposite] = cold
      ? ['vasoconstriction', 'vasodilation']
      : ['vasodilation', 'vasoconstriction']
    const [heat, wrongHeat] = cold ? ['less', 'more'] : ['more', 'less']
    return {
      stem: [
        `A ${person} ${move}. The diagrams show vessels in the skin before and after the change.`,
        `The diagrams show vessels in the skin of a ${person}. One was drawn before and one some minutes after this: the ${person} ${move}.`,
        `A ${person} ${move}. One of the diagrams, P or Q, shows the vessels in the skin some minutes later.`,
      ],
      figure: lettered(firstIsWide),
      prompt: [
        'Which row describes the skin after the change?',
        'Which row is correct for the time after the change?',
      ],
      columns: 'diagram | what has happened | heat lost from the skin',
      right: `${right} | ${name} | ${heat}`,
      wrong: {
        [`${other} | ${opposite} | ${wrongHeat}`]:
          'You chose the response to the opposite change of temperature.',
        [`${right} | ${opposite} | ${heat}`]:
          'You mixed up the names: vasodilation is widening, vasoconstriction is narrowing.',
        [`${right} | ${name} | ${wrongHeat}`]:
          'You chose the wrong effect: more blood near the surface means that more heat is lost.',
      },
      solution: cold
        ? `In the cold, arterioles in the skin narrow (vasoconstriction), as in ${right}. Less blood flows near the surface, so less heat is lost.`
        : `In the heat, arterioles in the skin widen (vasodilation), as in ${right}. More blood flows near the surface, so more heat is lost.`,
    }
  },
})

supplement('curve-of-a-person-with-diabetes', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const healthy: Omit<Person, 'name'> = {
      base: random.pick([4, 5]),
      rise: random.pick([3, 4]),
      peak: 30,
    }
    const ill: Omit<Person, 'name'> = {
      base: random.pick([8, 9, 10]),
      rise: random.pick([6, 7, 8]),
      peak: random.pick([75, 90]),
    }
    return { healthy, ill, swapped: random.chance(0.5) }
  },
  make: ({ healthy, ill, swapped }) => {
    const [sick, well] = swapped ? ['P', 'Q'] : ['Q', 'P']
    return {
      stem: [
        'Two people take the same drink of glucose. One of them has Type 1 diabetes and has had no insulin that day.',
        'A doctor gives two people the same drink of glucose. One has Type 1 diabetes, and has had no injection of insulin.',
        'The graph shows the blood glucose of two people after the same drink. One of them has Type 1 diabetes that is not treated.',
      ],
      figure: twoCurves([
        { ...ill, name: sick },
        { ...healthy, name: well },
      ]),
      prompt: [
        'Which person has Type 1 diabetes, and why does the curve have this shape?',
        'Who has Type 1 diabetes, and what explains the curve of this person?',
      ],
      columns: 'person | reason',
      right: `${sick} | too little insulin is released, so less glucose is stored in the liver`,
      wrong: {
        [`${sick} | too much insulin is released, so more glucose enters the blood`]:
          'You found the person, but insulin decreases the concentration of glucose.',
        [`${well} | too little insulin is released, so less glucose enters the blood`]:
          'You took the low curve, but without insulin the concentration rises far and falls slowly.',
        [`${well} | too much insulin is released, so more glucose is stored in the liver`]:
          'You took Type 1 diabetes as too much insulin; the pancreas makes too little.',
      },
      solution: `In Type 1 diabetes the pancreas makes too little insulin or none. The liver then stores less glucose as glycogen, so the concentration starts high, rises far and falls slowly: person ${sick}.`,
    }
  },
})

const PER_GRAM = 2.4

supplement('heat-lost-by-sweating', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const rate = random.step(300, 900, 100)
    const minutes = random.pick([20, 30, 40, 45])
    const drips = random.pick([20, 25, 40])
    const sweat = (rate * minutes) / 60
    const right = sweat * (1 - drips / 100) * PER_GRAM
    const wrong = threeSlips(
      random,
      right,
      [
        [
          sweat * PER_GRAM,
          'You counted the sweat that drips off as well, but it takes no heat by evaporation.',
        ],
        [
          (sweat * drips * PER_GRAM) / 100,
          'You used the sweat that drips off, not the sweat that evaporates.',
        ],
        [rate * (1 - drips / 100) * PER_GRAM, 'You took the sweat of a whole hour.'],
        [(sweat * (1 - drips / 100)) / PER_GRAM, 'You divided by the heat for each gram; multiply by it.'],
        [sweat * (1 - drips / 100), 'You gave the mass of sweat that evaporates, not the heat.'],
      ],
      value => plain(value, 0),
    )
    return wrong && [sweat, right].every(value => Number.isInteger(Number(value.toFixed(6))))
      ? { rate, minutes, drips, right, wrong, person: random.pick(['rower', 'runner', 'builder', 'dancer']) }
      : null
  },
  make: ({ rate, minutes, drips, right, wrong, person }) => ({
    stem: [
      `A ${person} makes ${quantity(rate, 'g')} of sweat in an hour. ${drips}% of it drips off, and the rest evaporates from the skin. Each gram that evaporates takes ${plain(PER_GRAM)} kJ of heat from the skin.`,
      `In hot air a ${person} sweats at a rate of ${quantity(rate, 'g')} in an hour. Evaporation of one gram takes ${plain(PER_GRAM)} kJ from the skin, but ${drips}% of the sweat drips off before it evaporates.`,
      `Sweat takes ${plain(PER_GRAM)} kJ of heat from the skin for each gram that evaporates. A ${person} makes ${quantity(rate, 'g')} of sweat in an hour, of which ${drips}% drips off without evaporating.`,
    ],
    prompt: [
      `How much heat does evaporation take from the skin in ${minutes} minutes?`,
      `What is the heat taken from the skin by evaporation in ${minutes} minutes?`,
    ],
    options: numbers({
      right: Math.round(right),
      unit: 'kJ',
      wrong: wrong.map(([value, error]): [number, string] => [Math.round(value), error]),
    }),
    solution: `In ${minutes} minutes: ${rate} × ${minutes} ÷ 60 = ${quantity((rate * minutes) / 60, 'g')} of sweat. ${100 - drips}% of it evaporates: ${quantity(((rate * minutes) / 60) * (1 - drips / 100), 'g')}. Heat = mass × ${plain(PER_GRAM)} = ${quantity(Math.round(right), 'kJ')}.`,
  }),
  verify: ({ rate, minutes, drips }) => {
    let heat = 0
    for (let minute = 0; minute < minutes; minute += 1) heat += ((rate / 60) * PER_GRAM * (100 - drips)) / 100
    return Math.round(heat)
  },
})
