import { allDiffer, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { fourPanels, type Panel, pushedFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('9.3', { calculator: 'needed' })

export { templates }

const PANELS: Record<Exclude<Panel, 'alloy'>, string> = {
  metal: 'You chose a pure metal: all its atoms have the same size.',
  gas: 'You saw two kinds of atom, but they are far apart as in a mixture of gases.',
  pairs: 'You saw two kinds of atom, but they are joined in molecules of a compound.',
}

core('alloy-among-four', {
  facts: { difficulty: 1, objective: 'AO1' },
  values: random => ({
    kinds: random.shuffle<Panel>(['metal', 'alloy', 'gas', 'pairs']),
    choice: random.int(0, 2),
  }),
  make: ({ kinds, choice }) => ({
    stem: [
      'The diagrams show the particles in four substances.',
      'The boxes A to D show how atoms are arranged in four substances.',
      'Each circle in the diagrams is an atom.',
    ],
    figure: fourPanels(kinds, choice),
    prompt: ['Which diagram shows an alloy?', 'Which diagram shows the structure of an alloy?'],
    options: inThisOrder(
      kinds.map((kind, at): string | Wrong =>
        kind === 'alloy' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), PANELS[kind]],
      ),
    ),
    solution: 'A solid alloy has atoms of different sizes, close together, in irregular layers.',
  }),
})

supplement('why-one-is-harder', {
  facts: { difficulty: 3, objective: 'AO1' },
  values: random => ({
    isSwapped: random.chance(0.5),
    choice: random.int(0, 2),
    letters: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['J', 'K'],
    ] as const),
  }),
  make: ({ isSwapped, choice, letters }) => {
    const [alloy, pure] = isSwapped ? letters : ([letters[1], letters[0]] as const)
    return {
      stem: [
        `The same force acts on two solids, ${letters[0]} and ${letters[1]}.`,
        `The diagrams show the atoms in two solids, ${letters[0]} and ${letters[1]}. Each is pushed by the same force.`,
        `Two metallic solids, ${letters[0]} and ${letters[1]}, are pushed as shown.`,
      ],
      figure: pushedFigure(letters[0], letters[1], isSwapped, choice),
      prompt: ['Which statement is correct?', 'What can be concluded from the structures?'],
      right: `${alloy} is harder because its layers cannot slide easily.`,
      wrong: {
        [`${pure} is harder because its layers are regular.`]:
          'You took regular layers for strong ones, but regular layers slide easily.',
        [`${alloy} is softer because its layers are irregular.`]:
          'You took irregular layers for weak ones, but they cannot slide easily.',
        [`${pure} is harder because its atoms have one size.`]:
          'You took atoms of one size for an advantage, but their layers slide easily.',
      },
      solution: `In ${alloy} atoms of different sizes disturb the layers. They cannot slide over each other easily, so ${alloy} is harder.`,
    }
  },
})

core('mass-in-brass', {
  facts: { difficulty: 3, objective: 'AO2' },
  values: random => {
    const percent = random.pick([20, 30, 35, 40] as const)
    const mass = random.step(40, 400, 20)
    const right = (mass * (100 - percent)) / 100
    return allDiffer([right, mass - right, mass - percent, 100 - percent], 3)
      ? { percent, mass, right, item: random.pick(['tap', 'bell', 'door handle', 'trumpet valve']) }
      : null
  },
  make: ({ percent, mass, right, item }) => ({
    stem: [
      `A brass ${item} has a mass of ${quantity(mass, 'g')}. The brass contains ${percent}% zinc by mass and no other element than the one it is always mixed with.`,
      `The brass of a ${item} is ${percent}% zinc by mass. The ${item} has a mass of ${quantity(mass, 'g')}. Brass consists of two elements.`,
      `A ${item} of mass ${quantity(mass, 'g')} is made of brass, a mixture of two elements. By mass ${percent}% of it is zinc.`,
    ],
    prompt: 'What is the mass of copper in it?',
    options: numbers({
      right,
      unit: 'g',
      sigFigs: 3,
      wrong: {
        'You found the mass of zinc.': mass - right,
        'You subtracted the percentage from the mass in grams.': mass - percent,
        'You gave the percentage of copper as a mass.': 100 - percent,
      },
    }),
    solution: `Copper is ${100 - percent}% of the brass: ${quantity(right, 'g')}.`,
  }),
  verify: ({ percent, mass }) => mass - mass * (percent / 100),
})

const MADE_OF = {
  brass: {
    right: 'copper and zinc',
    wrong: [
      ['copper and carbon', 'You knew the copper, but carbon is in stainless steel.'],
      ['iron and zinc', 'You knew the zinc, but iron is in stainless steel.'],
      ['iron and chromium', 'You chose elements of stainless steel.'],
      ['copper and nickel', 'You knew the copper, but nickel is in stainless steel.'],
    ],
  },
  'stainless steel': {
    right: 'iron, chromium, nickel and carbon',
    wrong: [
      ['iron, copper, zinc and carbon', 'You mixed the elements of brass into stainless steel.'],
      ['copper, chromium, nickel and zinc', 'You left out iron, the main element of any steel.'],
      ['iron, chromium, nickel and zinc', 'You took zinc for carbon; zinc is in brass.'],
      ['iron, copper, nickel and carbon', 'You took copper for chromium; copper is in brass.'],
    ],
  },
} as const

core('elements-in-an-alloy', {
  facts: { difficulty: 1, objective: 'AO1' },
  values: random => {
    const alloy = random.pick(['brass', 'stainless steel'] as const)
    return {
      alloy,
      wrong: random.sample<Wrong>(
        MADE_OF[alloy].wrong.map(([a, b]): Wrong => [a, b]),
        3,
      ),
    }
  },
  make: ({ alloy, wrong }) => ({
    stem: [
      `A company makes ${alloy}.`,
      `Many objects at home are made of ${alloy}.`,
      `An engineer orders ${alloy}.`,
    ],
    prompt: ['Which elements does it contain?', 'Of which elements is this alloy a mixture?'],
    right: MADE_OF[alloy].right,
    wrong,
    solution: `The elements of ${alloy} are ${MADE_OF[alloy].right}.`,
  }),
})

core('alloy-for-cutlery', {
  facts: { difficulty: 2, objective: 'AO1' },
  values: random => ({ item: random.pick(['knives', 'forks', 'spoons', 'cutlery'] as const) }),
  make: ({ item }) => ({
    stem: [
      `A factory makes ${item} of stainless steel.`,
      `Stainless steel is used for ${item}.`,
      `In most kitchens there are ${item} of stainless steel.`,
    ],
    prompt: ['Which two properties make it suitable?', 'Which pair of properties explains this use?'],
    right: 'It is hard and resists rusting.',
    wrong: {
      'It is soft and resists rusting.': 'You chose a soft material, but stainless steel is hard.',
      'It is hard and rusts easily.': 'You knew it is hard, but stainless steel does not rust easily.',
      'It is soft and has a low density.': 'You chose properties that stainless steel does not have.',
    },
    solution: 'Stainless steel is hard and resists rusting, so it keeps its shape and can be washed.',
  }),
})

core('alloy-from-strengths', {
  facts: { difficulty: 4, objective: 'AO2' },
  values: random => {
    const rows = random.shuffle(['pure', 'soft', 'best', 'rusts'] as const)
    return { rows, base: random.int(20, 30) }
  },
  make: ({ rows, base }) => {
    const data = {
      pure: [
        base * 3,
        'no',
        'You chose a solid that does not rust, but it is softer than another that does not.',
      ],
      soft: [base, 'no', 'You chose the softest solid.'],
      best: [base * 7, 'no', ''],
      rusts: [base * 8, 'yes', 'You chose the hardest solid, but it rusts.'],
    } as const
    return {
      stem: [
        'The table shows properties of four alloys, A to D. A blade must be hard and must be washed often.',
        'A company wants to make blades that are hard and are washed often. It tests four alloys.',
        'Four alloys are tested for a hard blade that is to be used in water.',
      ],
      table: {
        head: ['alloy', 'hardness in arbitrary units', 'rusts in water'],
        rows: rows.map((row, at) => ['ABCD'.charAt(at), String(data[row][0]), data[row][1]]),
      },
      prompt: ['Which alloy is best for the blade?', 'Which alloy is most suitable?'],
      options: inThisOrder(
        rows.map((row, at): string | Wrong =>
          row === 'best' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), data[row][2]],
        ),
      ),
      solution: 'Leave out the alloy that rusts. Of the other three take the hardest.',
    }
  },
})
