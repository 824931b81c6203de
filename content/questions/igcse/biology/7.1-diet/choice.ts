import { bySize, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { pie } from '@/lib/figures/statistics/pie'

const { core, templates } = choiceQuestions('7.1')

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

core('meaning-of-a-balanced-diet', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const slips: readonly Wrong[] = [
      [
        'It contains equal masses of all nutrients, with fibre and water.',
        'You wrote “equal masses”, but the nutrients are needed in different amounts.',
      ],
      [
        'It contains vitamins and mineral ions, but no fats and no sugars.',
        'You left out fats and carbohydrates, which the body needs too.',
      ],
      [
        'It contains the same foods, in the same amounts, for every person.',
        'You forgot that needs depend on age, sex and activity.',
      ],
      [
        'It contains as much protein and energy as a person is able to eat.',
        'You took “much” for “enough”: more energy than the body uses is stored as fat.',
      ],
      [
        'It contains all the nutrients that can be digested, and no fibre.',
        'You left out fibre because it is not digested, but it is needed to prevent constipation.',
      ],
    ]
    return { wrong: random.sample(slips, 3), person: random.pick(['a student', 'a nurse', 'a farmer']) }
  },
  make: ({ wrong, person }) => ({
    stem: [
      `A doctor advises ${person} to eat a balanced diet.`,
      `A poster in a clinic tells ${person} about a balanced diet.`,
      `The diet of ${person} is described as balanced.`,
    ],
    prompt: ['Which statement about a balanced diet is correct?', 'What is meant by a balanced diet?'],
    right: 'It contains all nutrients, fibre and water in the correct proportions.',
    wrong,
    solution:
      'A balanced diet contains all the nutrients, fibre and water in the correct proportions, and enough energy for the person’s age, sex and activity.',
  }),
})

const AGES = ['10', '15', '25', '70'] as const

core('bars-of-energy-needs', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const male = [
      random.step(8, 9, 0.5),
      random.step(11, 12, 0.5),
      random.step(10.5, 11.5, 0.5),
      random.step(8.5, 9.5, 0.5),
    ]
    const female = [random.step(7, 7.5, 0.5), random.step(9, 10, 0.5), random.step(8.5, 9.5, 0.5), 7.5]
    const at = random.int(0, 3)
    const [more = 0, less = 0] = [male[at], female[at]]
    const right = ((more - less) / less) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [
          ((more - less) / more) * 100,
          'You divided by the value for males, but the comparison is with females.',
        ],
        [
          (more / less) * 100,
          'You took the value for males as a percentage of the other, not the difference.',
        ],
        [(less / more) * 100, 'You took the value for females as a percentage of that for males.'],
        [
          ((more - less) / (more + less)) * 100,
          'You divided by the sum of both values; divide by the value for females.',
        ],
      ],
      value => figures(value, 2),
    )
    return wrong && right > 12 ? { male, female, at, right, wrong } : null
  },
  make: ({ male, female, at, right, wrong }) => ({
    stem: [
      'The bar chart shows how much energy males and females of four ages need in a day.',
      'A health service publishes the energy that people need in a day. The bar chart shows its values.',
      'The bar chart compares the energy that the daily diets of males and females should provide.',
    ],
    figure: chartFigure(
      { name: 'human-nutrition/needs-at-four-ages', title: 'Energy needs of males and females at four ages' },
      barChart({
        categories: AGES,
        label: 'age / years',
        yLabel: 'energy / MJ per day',
        yEvery: 1,
        yMax: 12,
        height: 216,
        values: [
          { name: 'male', values: male },
          { name: 'female', values: female },
        ],
      }),
    ),
    prompt: [
      `At the age of ${AGES[at]}, by what percentage are the needs of males greater than those of females?`,
      `By what percentage is the energy that males need at the age of ${AGES[at]} greater than the energy that females need?`,
    ],
    options: numbers({ right, unit: '%', sigFigs: 2, wrong }),
    solution: `The bars at ${AGES[at]} years show ${male[at]} MJ and ${female[at]} MJ. The difference is divided by the value for females: (${male[at]} − ${female[at]}) ÷ ${female[at]} × 100 = ${quantity(right, '%', 2)}.`,
  }),
  verify: ({ male, female, at }) => (100 * (male[at] ?? 0)) / (female[at] ?? 1) - 100,
})

const PAIRS = [
  {
    two: 'Two women are 30 years old and have the same body mass. One is a bricklayer and the other drives a taxi.',
    one: 'bricklayer',
    more: 'energy',
    why: 'her muscles respire more',
  },
  {
    two: 'Two boys are 16 years old and have the same body mass. One trains as a swimmer each day and the other plays chess.',
    one: 'swimmer',
    more: 'energy',
    why: 'his muscles respire more',
  },
  {
    two: 'Two women are 28 years old and do the same work. One of them is six months pregnant.',
    one: 'pregnant woman',
    more: 'calcium',
    why: 'the bones of the fetus grow',
  },
  {
    two: 'Two women are 26 years old and have the same job. One of them is in the last weeks of pregnancy.',
    one: 'pregnant woman',
    more: 'iron',
    why: 'the fetus makes haemoglobin',
  },
  {
    two: 'Two men do the same work and have the same body mass. One of them is getting over an operation in which a lot of tissue was damaged.',
    one: 'patient',
    more: 'protein',
    why: 'tissue is repaired',
  },
] as const

const WRONG_PAIR: Readonly<Record<string, Wrong>> = {
  energy: [
    'more fibre, because it releases energy',
    'You took fibre for a source of energy, but it is not digested.',
  ],
  calcium: [
    'more calcium, because it makes haemoglobin',
    'You mixed up calcium with iron, which is needed for haemoglobin.',
  ],
  iron: [
    'more iron, because it hardens the teeth',
    'You mixed up iron with calcium, which is needed for bones and teeth.',
  ],
  protein: [
    'more vitamin D, because it releases energy',
    'You took a vitamin for a source of energy; vitamin D helps to absorb calcium.',
  ],
  vitamin: [
    'more vitamin C, because it insulates the body',
    'You gave vitamin C a function of fat; it is needed for skin and gums.',
  ],
}

core('one-person-needs-more', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const pair = random.pick(PAIRS)
    return { pair, wrong: random.sample(Object.values(WRONG_PAIR), 3) }
  },
  make: ({ pair, wrong }) => ({
    stem: [
      pair.two,
      `${pair.two} Both eat a balanced diet.`,
      `${pair.two} A dietitian compares their diets.`,
    ],
    prompt: [
      `What should the diet of the ${pair.one} contain, and why?`,
      `What does the ${pair.one} need, compared with the other person?`,
    ],
    right: `more ${pair.more}, because ${pair.why}`,
    wrong,
    solution: `Needs depend on age, sex and activity, and on what the body has to build. The ${pair.one} needs more ${pair.more}, because ${pair.why}.`,
  }),
})

const NUTS = ['muesli bars', 'cheese crackers', 'oat biscuits', 'coconut bars', 'lentil crisps'] as const

core('energy-of-a-portion', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [carbohydrate, fat, protein] = [
      random.step(20, 50, 2),
      random.step(10, 30, 2),
      random.step(6, 16, 2),
    ]
    const mass = random.pick([25, 40, 50, 60, 75, 80])
    const hundred = 17 * carbohydrate + 37 * fat + 17 * protein
    const right = (hundred * mass) / 100
    const wrong = threeSlips(
      random,
      right,
      [
        [hundred, 'You found the energy in 100 g, but the portion is smaller.'],
        [(hundred * 100) / mass, 'You divided by the portion instead of taking that part of 100 g.'],
        [
          ((17 * carbohydrate + 17 * fat + 17 * protein) * mass) / 100,
          'You used 17 kJ/g for fat as well; fat releases 37 kJ/g.',
        ],
        [
          ((17 * carbohydrate + 37 * fat) * mass) / 100,
          'You left out the protein, which also releases energy.',
        ],
        [
          ((37 * carbohydrate + 17 * fat + 17 * protein) * mass) / 100,
          'You exchanged the values for fat and carbohydrate.',
        ],
      ],
      value => value.toFixed(0),
    )
    return wrong && Number.isInteger(right) && carbohydrate + fat + protein >= 60
      ? { carbohydrate, fat, protein, mass, right, wrong, snack: random.pick(NUTS) }
      : null
  },
  make: ({ carbohydrate, fat, protein, mass, right, wrong, snack }) => ({
    stem: [
      `The label on a packet of ${snack} shows the masses of nutrients. 1 g of carbohydrate or of protein releases 17 kJ of energy, and 1 g of fat releases 37 kJ.`,
      `The table is from a packet of ${snack}. Carbohydrate and protein release 17 kJ of energy per gram, fat releases 37 kJ per gram.`,
      `A student reads the label of some ${snack}. Each gram of fat releases 37 kJ of energy; each gram of carbohydrate or protein releases 17 kJ.`,
    ],
    table: {
      head: ['nutrient', 'mass in 100 g / g'],
      rows: [
        ['carbohydrate', String(carbohydrate)],
        ['fat', String(fat)],
        ['protein', String(protein)],
      ],
    },
    prompt: [
      `How much energy is released from a portion of ${quantity(mass, 'g')}?`,
      `What is the energy in ${quantity(mass, 'g')} of the ${snack}?`,
    ],
    options: bySize({ right, wrong, print: value => quantity(Math.round(value), 'kJ') }),
    solution: `In 100 g: ${carbohydrate} × 17 + ${fat} × 37 + ${protein} × 17 = ${17 * (carbohydrate + protein) + 37 * fat} kJ. In ${quantity(mass, 'g')}: ${mass} ÷ 100 of this, which is ${quantity(right, 'kJ')}.`,
  }),
  verify: ({ carbohydrate, fat, protein, mass }) =>
    (carbohydrate + protein) * 0.17 * mass + fat * 0.37 * mass,
})

core('share-of-the-energy', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const fat = random.step(90, 162, 18)
    const protein = random.step(36, 72, 18)
    const total = random.step(8000, 12000, 500)
    const energy = (total * fat) / 360
    const right = energy / 37
    const wrong = threeSlips(
      random,
      right,
      [
        [(total * protein) / 360 / 37, 'You used the angle for protein.'],
        [(total * (360 - fat - protein)) / 360 / 37, 'You used the angle for carbohydrate.'],
        [(total * fat) / 36000, 'You divided by 100 instead of by 37 kJ/g.'],
        [
          (total * fat) / 360 / 17,
          'You divided by 17 kJ/g, which is the value for carbohydrate and protein.',
        ],
        [total / 37, 'You took all the energy of the day as energy from fat.'],
      ],
      value => figures(value, 2),
    )
    return wrong ? { fat, protein, total, right, wrong } : null
  },
  make: ({ fat, protein, total, right, wrong }) => ({
    stem: [
      `The food that a student eats in a day supplies ${quantity(total, 'kJ')} of energy. The pie chart shows which nutrients supply it. 1 g of fat releases 37 kJ.`,
      `In one day, a nurse takes in ${quantity(total, 'kJ')} of energy with her food. The pie chart shows how it is shared between three nutrients. 1 g of fat supplies 37 kJ.`,
      `A diet supplies ${quantity(total, 'kJ')} of energy per day. The pie chart shows the parts that come from three nutrients. The energy in 1 g of fat is 37 kJ.`,
    ],
    figure: chartFigure(
      { name: 'human-nutrition/energy-of-a-day', title: 'Energy of a day from three nutrients' },
      pie({
        angles: true,
        radius: 74,
        slices: [
          { label: 'carbohydrate', value: 360 - fat - protein },
          { label: 'protein', value: protein },
          { label: 'fat', value: fat },
        ],
      }),
    ),
    prompt: [
      'What mass of fat is in the food of this day?',
      'How much fat does the food of this day contain?',
    ],
    options: numbers({ right, unit: 'g', sigFigs: 2, wrong }),
    solution: `The energy from fat is ${fat} ÷ 360 × ${plain(total)} = ${quantity((total * fat) / 360, 'kJ')}. Each gram releases 37 kJ, so the mass is ${quantity((total * fat) / 360, 'kJ')} ÷ 37 kJ/g = ${quantity(right, 'g', 2)}.`,
  }),
  verify: ({ fat, total }) => (total / 37) * (fat / 360),
})

const NUTRIENTS = ['fibre', 'fat', 'protein'] as const

core('meal-from-a-bar-chart', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const meals = LETTERS.map(() => [
      random.step(2, 16, 2),
      random.step(4, 28, 2),
      random.step(6, 28, 2),
    ]) as number[][]
    const at = random.int(0, 3)
    const [fibre = 0, fat = 0, protein = 0] = meals[at] ?? []
    const fits = (meal: readonly number[]) =>
      (meal[0] ?? 0) >= fibre && (meal[1] ?? 0) <= fat && (meal[2] ?? 0) >= protein
    const half = (meal: readonly number[]) =>
      [(meal[0] ?? 0) >= fibre, (meal[1] ?? 0) <= fat, (meal[2] ?? 0) >= protein].filter(Boolean).length
    const others = meals.filter((_, index) => index !== at)
    return fibre >= 8 && fat <= 16 && protein >= 12 && others.every(meal => !fits(meal) && half(meal) >= 1)
      ? { meals, at, fibre, fat, protein }
      : null
  },
  make: ({ meals, at, fibre, fat, protein }) => ({
    stem: [
      'The bar chart shows the masses of fibre, fat and protein in four meals, A, B, C and D.',
      'A canteen offers four meals, A, B, C and D. The bar chart shows some of what they contain.',
      'A cook compares what is in four meals, A, B, C and D. The bar chart shows the results.',
    ],
    figure: chartFigure(
      { name: 'human-nutrition/four-meals', title: 'Fibre, fat and protein in four meals' },
      barChart({
        categories: LETTERS,
        label: 'meal',
        yLabel: 'mass / g',
        yEvery: 2,
        yMax: 28,
        height: 240,
        values: NUTRIENTS.map((name, index) => ({ name, values: meals.map(meal => meal[index] ?? 0) })),
      }),
    ),
    prompt: `A person wants a meal with at least ${quantity(fibre, 'g')} of fibre, at least ${quantity(protein, 'g')} of protein and no more than ${quantity(fat, 'g')} of fat. Which meal is suitable?`,
    options: inThisOrder(
      meals.map(([f = 0, g = 0, p = 0], index) => {
        const letter = LETTERS[index] ?? ''
        if (index === at) return letter
        const slip =
          f < fibre
            ? `fibre, of which this meal has only ${quantity(f, 'g')}`
            : p < protein
              ? `protein, of which this meal has only ${quantity(p, 'g')}`
              : `fat, of which this meal has ${quantity(g, 'g')}`
        return [letter, `You did not check the ${slip}.`]
      }),
    ),
    solution: `Go through the three conditions one by one. Only meal ${LETTERS[at]} has enough fibre (${quantity(fibre, 'g')}), enough protein (${quantity(protein, 'g')}) and not too much fat (${quantity(fat, 'g')}).`,
  }),
  verify: ({ meals, fibre, fat, protein }) => {
    const left = LETTERS.filter((_, at) => (meals[at]?.[0] ?? 0) >= fibre)
      .filter(letter => (meals[LETTERS.indexOf(letter)]?.[2] ?? 0) >= protein)
      .filter(letter => (meals[LETTERS.indexOf(letter)]?.[1] ?? 99) <= fat)
    return left.join('')
  },
})
