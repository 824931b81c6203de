import { allDiffer, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { fourPanels, hardnessBars, hardnessCurve, type Panel, pushedFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('9.3', { calculator: 'needed' })

export { templates }

const PANELS: Record<Exclude<Panel, 'alloy'>, string> = {
  metal: 'You chose a pure metal: all its atoms have the same size.',
  gas: 'You saw two kinds of atom, but they are far apart as in a mixture of gases.',
  pairs: 'You saw two kinds of atom, but they are joined in molecules of a compound.',
}

core('alloy-among-four', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
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
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
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
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const percent = random.pick([20, 30, 35, 40] as const)
    const mass = random.step(40, 400, 20)
    const right = (mass * (100 - percent)) / 100
    return allDiffer([right, mass - right, mass - percent, 100 - percent], 3)
      ? { percent, mass, right, item: random.pick(['tap', 'candlestick', 'door handle', 'trumpet valve']) }
      : null
  },
  make: ({ percent, mass, right, item }) => ({
    stem: [
      `A brass ${item} has a mass of ${quantity(mass, 'g')}. It is ${percent}% zinc by mass. The rest is copper.`,
      `A ${item} of mass ${quantity(mass, 'g')} is made of brass. The brass contains only copper and zinc. It is ${percent}% zinc by mass.`,
      `The brass of a ${item} contains copper and ${percent}% zinc by mass. The ${item} has a mass of ${quantity(mass, 'g')}.`,
    ],
    prompt: [`What is the mass of copper in the ${item}?`, `Which mass of copper does the ${item} contain?`],
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
  facts: { difficulty: 1, checked: '2026-11-30', objective: 'AO1' },
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
    stem: '',
    prompt: [`Which elements does ${alloy} contain?`, `Of which elements is ${alloy} a mixture?`],
    right: MADE_OF[alloy].right,
    wrong,
    solution: `The elements of ${alloy} are ${MADE_OF[alloy].right}.`,
  }),
})

const PROPERTIES: readonly Wrong[] = [
  ['It is soft and resists rusting.', 'You chose a soft material, but stainless steel is hard.'],
  ['It is hard and rusts easily.', 'You knew that it is hard, but stainless steel does not rust easily.'],
  ['It is soft and has a low density.', 'You chose two properties that stainless steel does not have.'],
  ['It is hard and has a low density.', 'You knew that it is hard, but steel has a high density.'],
  ['It is brittle and resists rusting.', 'You took hard for brittle: a brittle material would break.'],
  [
    'It is hard and has a low melting point.',
    'You knew that it is hard, but steel melts only when very hot.',
  ],
]

const MATERIALS: readonly Wrong[] = [
  ['pure iron', 'You chose the main metal of the alloy, but pure iron is soft and rusts.'],
  ['pure aluminium', 'You chose a metal that resists corrosion, but pure aluminium is soft.'],
  ['pure copper', 'You chose a metal that does not rust, but pure copper is soft.'],
  ['graphite', 'You chose a non-metal, which is soft and brittle.'],
]

core('alloy-for-cutlery', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const asksMaterial = random.chance(0.5)
    return {
      asksMaterial,
      item: random.pick(['knives', 'forks', 'spoons', 'knives and forks', 'forks and spoons'] as const),
      wrong: random.sample<Wrong>(asksMaterial ? MATERIALS : PROPERTIES, 3),
    }
  },
  make: ({ asksMaterial, item, wrong }) =>
    asksMaterial
      ? {
          stem: [
            `A material for ${item} must be hard and must resist rusting.`,
            `A factory needs a hard material for ${item} that are washed every day and must not rust.`,
            `The material of ${item} has to be hard, and water must not make it rust.`,
          ],
          prompt: ['Which material is used?', 'Which material is the most suitable?'],
          right: 'stainless steel',
          wrong,
          solution: 'Stainless steel is an alloy. It is hard and resists rusting. The others are too soft.',
        }
      : {
          stem: [
            `A factory makes ${item} of stainless steel.`,
            `Stainless steel is used for ${item}.`,
            `Most kitchens have ${item} of stainless steel.`,
          ],
          prompt: [
            'Which two properties make it suitable?',
            'Which properties of stainless steel explain this use?',
          ],
          right: 'It is hard and resists rusting.',
          wrong,
          solution:
            'Stainless steel is hard, so it keeps its shape, and it resists rusting when it is washed.',
        },
})

core('alloy-from-strengths', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const base = random.int(4, 8) * 5
    return {
      rows: random.shuffle(['pure', 'soft', 'best', 'rusts'] as const),
      hardness: {
        soft: base,
        pure: base + random.int(6, 10) * 5,
        best: base + random.int(16, 22) * 5,
        rusts: base + random.int(25, 32) * 5,
      },
    }
  },
  make: ({ rows, hardness }) => {
    const errors = {
      pure: 'You chose a material that does not rust, but a harder one does not rust either.',
      soft: 'You chose the softest material.',
      best: '',
      rusts: 'You chose the hardest material, but it rusts.',
    } as const
    return {
      stem: [
        'A company needs a blade that is as hard as possible and does not rust when it is washed. It tests four materials, A to D.',
        'Four materials, A to D, are tested for the blades of kitchen scissors. The blades must not rust, and they must be as hard as possible.',
        'The bar chart and the table show properties of four materials, A to D. A blade must not rust in water and must be as hard as possible.',
      ],
      figure: hardnessBars(rows.map(row => hardness[row])),
      table: {
        head: ['material', 'in water'],
        rows: rows.map((row, at) => ['ABCD'.charAt(at), row === 'rusts' ? 'rusts' : 'no change']),
      },
      prompt: ['Which material is best for the blade?', 'Which material is the most suitable?'],
      options: inThisOrder(
        rows.map((row, at): string | Wrong =>
          row === 'best' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), errors[row]],
        ),
      ),
      solution: 'Leave out the material that rusts. Of the other three take the hardest.',
    }
  },
})

core('brass-melted-with-copper', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [brass, copper] = [random.step(100, 400, 20), random.step(40, 200, 20)]
    const percent = random.pick([20, 25, 30, 35, 40] as const)
    const [zinc, total] = [(brass * percent) / 100, brass + copper]
    const asksZinc = random.chance(0.5)
    const newZinc = (zinc / total) * 100
    const values = asksZinc
      ? ([newZinc, percent, (zinc / copper) * 100, 100 - newZinc] as const)
      : ([100 - newZinc, 100 - percent, (copper / total) * 100, newZinc] as const)
    const isHalf = Math.abs((newZinc % 1) - 0.5) < 0.02
    return allDiffer(values, 2) && values[2] < 90 && !isHalf
      ? { brass, copper, percent, asksZinc, values }
      : null
  },
  make: ({ brass, copper, percent, asksZinc, values: [right, before, third, other] }) => {
    const [asked, opposite] = asksZinc ? (['zinc', 'copper'] as const) : (['copper', 'zinc'] as const)
    const zinc = (brass * percent) / 100
    const mass = asksZinc ? zinc : brass + copper - zinc
    return {
      stem: [
        `${quantity(brass, 'g')} of brass contains copper and ${percent}% zinc by mass. It is melted and mixed with ${quantity(copper, 'g')} of pure copper.`,
        `A brass contains only copper and zinc. It is ${percent}% zinc by mass. ${quantity(brass, 'g')} of it is melted together with ${quantity(copper, 'g')} of pure copper.`,
        `To make a brass with less zinc, ${quantity(copper, 'g')} of pure copper is melted with ${quantity(brass, 'g')} of a brass of copper and ${percent}% zinc by mass.`,
      ],
      prompt: [
        `What is the percentage by mass of ${asked} in the new alloy?`,
        `Which percentage by mass of the new alloy is ${asked}?`,
      ],
      options: numbers({
        right,
        unit: '%',
        sigFigs: 2,
        wrong: {
          [`You kept the percentage of ${asked} in the first brass, but copper was added.`]: before,
          [asksZinc
            ? 'You divided the mass of zinc by the mass of the added copper.'
            : 'You left out the copper that was in the first brass.']: third,
          [`You found the percentage of ${opposite} in the new alloy.`]: other,
        },
      }),
      solution: `The brass contains ${percent} ÷ 100 × ${brass} = ${quantity(zinc, 'g')} of zinc. The new alloy has a mass of ${quantity(brass + copper, 'g')}${asksZinc ? '' : `, so ${quantity(mass, 'g')} of it is copper`}. Percentage of ${asked}: ${plain(mass)} ÷ ${brass + copper} × 100 = ${quantity(right, '%', 2)}.`,
    }
  },
  verify: ({ brass, copper, percent, asksZinc }) => {
    const zinc = percent / (1 + copper / brass)
    return asksZinc ? zinc : 100 - zinc
  },
})

core('hardness-and-composition', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [peak, away] = [random.pick([55, 60, 65] as const), random.pick([25, 30] as const)]
    const needed = random.pick([120, 140, 160] as const)
    const isLeast = random.chance(0.5)
    return allDiffer([peak, peak - away, peak + away, 100 - peak + (isLeast ? away : -away)], 3)
      ? { peak, away, needed, isLeast }
      : null
  },
  make: ({ peak, away, needed, isLeast }) => {
    const [least, most] = [peak - away, peak + away]
    return {
      stem: [
        `Metals P and Q form alloys. The graph shows the hardness of the alloys. An alloy is needed with a hardness of ${needed} or more and with as ${isLeast ? 'little' : 'much'} Q as possible.`,
        `The graph shows how the hardness of alloys of metals P and Q depends on their composition. A machine part must have a hardness of at least ${needed}, and it must contain as ${isLeast ? 'little' : 'much'} Q as possible.`,
        `A company makes alloys of two metals, P and Q. It wants an alloy with as ${isLeast ? 'little' : 'much'} Q as possible that has a hardness of ${needed} or more.`,
      ],
      figure: hardnessCurve(peak, away, needed),
      prompt: [
        'Which percentage of Q should the alloy contain?',
        'What should the percentage of Q in the alloy be?',
      ],
      options: numbers({
        right: isLeast ? least : most,
        unit: '%',
        wrong: {
          'You chose the hardest alloy. The hardness only needs to be enough.': peak,
          [isLeast
            ? 'You took the alloy with this hardness that has more Q.'
            : 'You took the alloy with this hardness that has less Q.']: isLeast ? most : least,
          'You gave the percentage of P in the right alloy.': 100 - (isLeast ? least : most),
        },
      }),
      solution: `The hardness is ${needed} at ${least}% and at ${most}% of Q, and higher between them. The ${isLeast ? 'smaller' : 'larger'} percentage is ${isLeast ? least : most}%.`,
    }
  },
  verify: ({ peak, away, isLeast }) => (isLeast ? peak - away : peak + away),
})
