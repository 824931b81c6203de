import { allDiffer, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { cableFigure, densityBars, wireFigure } from './drawings'

const { core, templates } = choiceQuestions('9.2', { calculator: 'needed' })

export { templates }

const USES = [
  {
    use: 'aircraft',
    metal: 'aluminium',
    right: 'It has a low density.',
    wrong: [
      ['It has a low melting point.', 'You chose a property that would be a danger in an aircraft.'],
      ['It conducts heat well.', 'You chose a true property that does not matter for an aircraft.'],
      ['It has a high density.', 'You reversed it: the aircraft would have a large mass.'],
      ['It reacts easily with water.', 'You thought of its place in the series; it resists corrosion.'],
    ],
  },
  {
    use: 'food containers',
    metal: 'aluminium',
    right: 'It resists corrosion.',
    wrong: [
      ['It conducts electricity.', 'You chose a true property that does not matter for food.'],
      ['It has a low melting point.', 'You chose a property that does not help to keep food.'],
      ['It reacts with acids in food.', 'You reversed it: the container must not be attacked by food.'],
      ['It has a high density.', 'You took a property that aluminium does not have.'],
    ],
  },
  {
    use: 'electrical wiring',
    metal: 'copper',
    right: 'It is ductile.',
    wrong: [
      ['It is brittle.', 'You reversed it: a brittle metal would break as a wire.'],
      ['It has a low density.', 'You thought of aluminium: the density of copper is high.'],
      ['It is a poor conductor.', 'You reversed it: copper conducts electricity well.'],
      ['It is coloured.', 'You chose a true property that does not matter for a wire.'],
    ],
  },
] as const

core('use-and-property', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const of = random.pick(USES)
    return {
      of,
      wrong: random.sample<Wrong>(
        of.wrong.map(([text, why]): Wrong => [text, why]),
        3,
      ),
    }
  },
  make: ({ of, wrong }) => ({
    stem: [
      `${of.metal === 'copper' ? 'Copper' : 'Aluminium'} is used for ${of.use}.`,
      `A company uses ${of.metal} for ${of.use}.`,
      `For ${of.use} the metal ${of.metal} is often chosen.`,
    ],
    prompt: ['Which property makes it suitable for this use?', 'Which property explains this use?'],
    right: of.right,
    wrong,
    solution: `For ${of.use} this property of ${of.metal} matters: ${of.right.charAt(0).toLowerCase()}${of.right.slice(1)}`,
  }),
})

const PAIRS = {
  cables: {
    use: 'overhead electrical cables',
    metal: 'aluminium',
    right: 'good electrical conductor | low density',
    wrong: [
      ['good electrical conductor | high density', 'You reversed the density: aluminium has a low one.'],
      ['poor electrical conductor | low density', 'You reversed the conduction: a cable must conduct.'],
      ['poor electrical conductor | high density', 'You reversed both properties.'],
      ['good electrical conductor | low melting point', 'You took a property that does not help a cable.'],
    ],
  },
  wiring: {
    use: 'electrical wiring',
    metal: 'copper',
    right: 'good electrical conductor | ductile',
    wrong: [
      ['good electrical conductor | brittle', 'You took brittle for ductile: a wire must not break.'],
      ['poor electrical conductor | ductile', 'You reversed the conduction: a wire must conduct.'],
      ['poor electrical conductor | brittle', 'You reversed both properties.'],
      ['good electrical conductor | low density', 'You thought of aluminium: copper has a high density.'],
    ],
  },
} as const

core('properties-of-a-use', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const of = PAIRS[random.pick(['cables', 'wiring'] as const)]
    return {
      of,
      wrong: random.sample<Wrong>(
        of.wrong.map(([text, why]): Wrong => [text, why]),
        3,
      ),
    }
  },
  make: ({ of, wrong }) => ({
    stem: [
      `The metal ${of.metal} is used for ${of.use}.`,
      `Many kilometres of ${of.use} are made of ${of.metal} every year.`,
      `An engineer chooses ${of.metal} for ${of.use}.`,
    ],
    prompt: [
      'Which two properties make it suitable?',
      'Which row gives two properties that explain this use?',
    ],
    columns: 'first property | second property',
    right: of.right,
    wrong: Object.fromEntries(wrong),
    solution: `For ${of.use} the properties of ${of.metal} that matter are: ${of.right.replace(' | ', ', ')}.`,
  }),
})

core('metal-drawn-to-a-wire', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    right: random.pick(['It is ductile.', 'It is a good electrical conductor.'] as const),
    wrong: random.sample<Wrong>(
      [
        ['It has a high melting point.', 'You chose a property that the diagram and the use do not need.'],
        ['It has a low density.', 'You thought of aluminium: the density of copper is high.'],
        ['It reacts with dilute acids.', 'You chose a reaction, and copper does not react with them.'],
        ['It is brittle.', 'You took brittle for ductile: a brittle rod would break.'],
      ],
      3,
    ),
  }),
  make: ({ right, wrong }) => {
    const isShape = right === 'It is ductile.'
    return {
      stem: [
        'The diagram shows how a copper rod is made into wire for the electrical wiring of houses.',
        'Copper wire for electrical wiring is made from a rod as shown.',
        'A rod of copper is pulled through a hole. The wire is used for electrical wiring.',
      ],
      figure: wireFigure(),
      prompt: isShape
        ? ['Which property of copper makes this change of shape possible?']
        : ['Which property makes copper suitable for carrying the current?'],
      right,
      wrong,
      solution: isShape
        ? 'A ductile metal can be drawn out into a wire.'
        : 'Copper is a good conductor of electricity.',
    }
  },
})

core('strands-of-a-cable', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    letters: random.shuffle(['P', 'Q', 'X', 'Y', 'J', 'K'] as const).slice(0, 2) as [string, string],
  }),
  make: ({ letters: [strand, coreLetter] }) => ({
    stem: [
      `The diagram shows an overhead electrical cable, cut across. The strands ${strand} carry most of the current. The core ${coreLetter} makes the cable strong.`,
      `An overhead electrical cable has a strong core, ${coreLetter}, and six strands, ${strand}, which carry most of the current.`,
      `In an overhead electrical cable six strands, ${strand}, lie around a strong core, ${coreLetter}. The current flows mostly in the strands.`,
    ],
    figure: cableFigure(strand, coreLetter),
    prompt: [
      `Which metal are the strands ${strand} made of, and why?`,
      `Which row gives the metal of the strands ${strand} and a reason for its use?`,
    ],
    columns: 'metal | reason',
    right: 'aluminium | low density',
    wrong: {
      'aluminium | high density': 'You knew the metal, but its density is low.',
      'copper | low density': 'You took copper, but its density is more than three times that of aluminium.',
      'iron | low density': 'You took iron, but its density is high and it rusts.',
    },
    solution:
      'Aluminium is a good electrical conductor and has a low density, so the cable is not too heavy.',
  }),
})

const DENSITY = { aluminium: 2.7, zinc: 7.1, iron: 7.9, copper: 9 } as const

core('mass-saved-by-aluminium', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const volume = random.step(20, 300, 10)
    const other = random.pick(['zinc', 'iron', 'copper'] as const)
    const right = volume * (DENSITY[other] - DENSITY.aluminium)
    const values = [
      right,
      volume * DENSITY.aluminium,
      volume * DENSITY[other],
      volume * (DENSITY[other] + DENSITY.aluminium),
    ] as const
    return allDiffer(values, 3) ? { volume, other, values } : null
  },
  make: ({ volume, other, values: [right, light, heavy, sum] }) => ({
    stem: [
      `A part of an aircraft has a volume of ${quantity(volume, 'cm^3')}. The densities are: aluminium 2.7 g/cm^{3}, ${other} ${plain(DENSITY[other], 1)} g/cm^{3}.`,
      `The density of aluminium is 2.7 g/cm^{3} and that of ${other} is ${plain(DENSITY[other], 1)} g/cm^{3}. A part has a volume of ${quantity(volume, 'cm^3')}.`,
      `An engineer compares aluminium (density 2.7 g/cm^{3}) with ${other} (density ${plain(DENSITY[other], 1)} g/cm^{3}) for a part of ${quantity(volume, 'cm^3')}.`,
    ],
    prompt: [
      `How much smaller is the mass of the part if it is made of aluminium instead of ${other}?`,
      `Which mass is saved when the part is made of aluminium instead of ${other}?`,
    ],
    options: numbers({
      right,
      unit: 'g',
      sigFigs: 3,
      wrong: {
        'You found the mass of the part of aluminium.': light,
        [`You found the mass of the part of ${other}.`]: heavy,
        'You added the two masses.': sum,
      },
    }),
    solution: `The difference in density is ${plain(DENSITY[other] - 2.7, 1)} g/cm^{3}. Mass saved: ${plain(DENSITY[other] - 2.7, 1)} × ${volume} = ${quantity(right, 'g', 3)}.`,
  }),
  verify: ({ volume, other }) => volume * DENSITY[other] - volume * 2.7,
})

core('metal-from-data', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    rows: random.shuffle(['best', 'heavy', 'poor', 'middle'] as const),
    best: random.pick([2, 2.5, 3] as const),
    extra: random.pick([0.5, 1] as const),
    conducts: random.int(58, 64),
    isCable: random.chance(0.5),
  }),
  make: ({ rows, best, extra, conducts, isCable }) => {
    const density = { best, heavy: 8 + extra, poor: best - extra, middle: 6 + extra } as const
    const current = { best: conducts, heavy: 100, poor: 4, middle: 28 } as const
    const errors = {
      best: '',
      heavy: 'You took the best conductor, but its density is the highest.',
      poor: 'You took the lowest density, but this metal is a very poor conductor.',
      middle: 'You took a metal that conducts worse and has a higher density than another one.',
    } as const
    const use = isCable ? 'long overhead cables' : 'the wires in a drone, which must have a low mass'
    return {
      stem: [
        `A metal is needed for ${use}. It must have a low density and be a good electrical conductor.`,
        `Four metals, A to D, are compared for ${use}.`,
        `The bar chart and the table show properties of four metals, A to D. One is to be used for ${use}.`,
      ],
      figure: densityBars(
        ['A', 'B', 'C', 'D'],
        rows.map(row => density[row]),
      ),
      table: {
        head: ['metal', 'electrical conductivity in arbitrary units'],
        rows: rows.map((row, at) => ['ABCD'.charAt(at), String(current[row])]),
      },
      prompt: ['Which metal is the most suitable?', 'Which metal should be chosen?'],
      options: inThisOrder(
        rows.map((row, at): string | Wrong =>
          row === 'best' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), errors[row]],
        ),
      ),
      solution:
        'Look for a low density together with a high conductivity. Leave out the very poor conductor and the dense metals.',
    }
  },
})
