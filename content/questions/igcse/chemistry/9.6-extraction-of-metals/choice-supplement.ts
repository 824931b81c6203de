import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'
import { type CellPart, cellFigure } from './drawings'

const { supplement, templates } = choiceQuestions('9.6', { calculator: 'needed' })

export { templates }

const EQUATIONS = [
  {
    text: '$\\ce{C + O2 -> CO2}$',
    is: 'coke burns',
    asked: ['gives most of the heat', 'uses up the oxygen of the hot air'],
  },
  {
    text: '$\\ce{C + CO2 -> 2CO}$',
    is: 'carbon dioxide is reduced by coke',
    asked: ['forms the gas that reduces the ore', 'reduces an oxide of carbon'],
  },
  {
    text: '$\\ce{Fe2O3 + 3CO -> 2Fe + 3CO2}$',
    is: 'iron(III) oxide is reduced',
    asked: ['forms the metal', 'reduces the oxide of a metal'],
  },
  {
    text: '$\\ce{CaCO3 -> CaO + CO2}$',
    is: 'limestone decomposes',
    asked: ['is a thermal decomposition', 'forms a basic oxide'],
  },
  {
    text: '$\\ce{CaO + SiO2 -> CaSiO3}$',
    is: 'slag forms',
    asked: ['removes an impurity', 'is a reaction of a basic with an acidic oxide'],
  },
] as const

supplement('furnace-equation', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [right, ...wrong] = random.sample(EQUATIONS, 4)
    return right ? { right, wrong, asked: random.pick(right.asked) } : null
  },
  make: ({ right, wrong, asked }) => ({
    stem: [
      'Several reactions take place in a blast furnace.',
      'The equations are those of reactions in the extraction of iron.',
      'Hematite, coke and limestone are put into a blast furnace with hot air.',
    ],
    prompt: [`Which reaction ${asked}?`, `Which equation shows the reaction that ${asked}?`],
    right: right.text,
    wrong: wrong.map(({ text, is }): Wrong => [text, `You chose the equation for the step in which ${is}.`]),
    solution: `The reaction that ${asked} is that in which ${right.is}: ${right.text}.`,
  }),
})

const ORES = [
  { ore: 'hematite', formula: 'Fe_{2}O_{3}', atoms: 2, oxygen: 3 },
  { ore: 'magnetite', formula: 'Fe_{3}O_{4}', atoms: 3, oxygen: 4 },
] as const

supplement('iron-from-ore', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const ore = random.pick(ORES)
    const mass = random.step(200, 900, 50)
    const percent = random.step(60, 90, 5)
    const molar = ore.atoms * 56 + ore.oxygen * 16
    const pure = (mass * percent) / 100
    const right = (pure * ore.atoms * 56) / molar
    const wrong = threeSlips(
      random,
      right,
      [
        [
          (pure * 56) / molar,
          `You counted one iron atom in the formula, but ${ore.formula} holds ${ore.atoms === 2 ? 'two' : 'three'}.`,
        ],
        [(mass * ore.atoms * 56) / molar, 'You left out the percentage: not all of the ore is the oxide.'],
        [pure, 'You gave the mass of the oxide, but part of it is oxygen.'],
        [(pure * ore.oxygen * 16) / molar, 'You gave the mass of the oxygen in the oxide.'],
      ],
      value => figures(value, 3),
    )
    return wrong ? { ore, mass, percent, molar, right, wrong } : null
  },
  make: ({ ore: { ore, formula, atoms, oxygen }, mass, percent, molar, right, wrong }) => ({
    stem: [
      `An ore contains ${percent}% of ${formula} by mass, the oxide in ${ore}.`,
      `A sample of iron ore with ${ore} is ${percent}% ${formula} by mass.`,
      `The ${ore} ore of a mine has ${percent}% of ${formula} by mass. The rest contains no iron.`,
    ],
    prompt: `What is the largest mass of iron that can be extracted from ${quantity(mass, 'kg')} of the ore? [*A*_{r}: O, 16; Fe, 56]`,
    options: numbers({ right, unit: 'kg', sigFigs: 3, wrong }),
    solution: `Mass of the oxide: ${percent}% of ${quantity(mass, 'kg')} = ${quantity((mass * percent) / 100, 'kg')}. *M*_{r} of ${formula}: ${atoms} × 56 + ${oxygen} × 16 = ${molar}, of which ${atoms * 56} is iron. Mass of iron: ${quantity((mass * percent) / 100, 'kg')} × ${atoms * 56} ÷ ${molar} = ${quantity(right, 'kg', 3)}.`,
  }),
  verify: ({ ore, mass, percent }) => {
    const moles = (mass * 10 * percent) / (ore.atoms * 56 + ore.oxygen * 16)
    return (moles * ore.atoms * 56) / 1000
  },
})

const PARTS: readonly { part: CellPart; prompts: string[]; is: string }[] = [
  {
    part: 'anode',
    prompts: ['Which part burns away and must be replaced?', 'At which part does oxygen form?'],
    is: 'an anode, where oxygen forms and reacts with the carbon',
  },
  {
    part: 'electrolyte',
    prompts: ['Which part contains cryolite?', 'Which part contains oxide ions that are free to move?'],
    is: 'the electrolyte, aluminium oxide in molten cryolite',
  },
  {
    part: 'metal',
    prompts: ['Which part is a product of a reduction?', 'Which part consists of molten aluminium?'],
    is: 'molten aluminium, which sinks to the bottom',
  },
  {
    part: 'lining',
    prompts: ['Which part is the carbon lining that acts as the cathode?', 'Which solid part is negative?'],
    is: 'the carbon lining of the tank, the cathode',
  },
]

supplement('parts-of-the-cell', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ order: random.shuffle(PARTS), asked: random.pick(PARTS) }),
  make: ({ order, asked }) => ({
    stem: [
      'The diagram shows the extraction of aluminium from aluminium oxide.',
      'Aluminium is extracted in the cell shown.',
      'The letters show parts of a cell in which aluminium is extracted.',
    ],
    figure: cellFigure(Object.fromEntries(order.map(({ part }, at) => [part, 'ABCD'.charAt(at)]))),
    prompt: asked.prompts,
    options: inThisOrder(
      order.map(({ part, is }, at): string | Wrong =>
        part === asked.part ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), `You chose ${is}.`],
      ),
    ),
    solution: `${'ABCD'.charAt(order.indexOf(asked))} is ${asked.is}.`,
  }),
})

const AT_CATHODE = '$\\ce{Al^3+ + 3e- -> Al}$'
const AT_ANODE = '$\\ce{2O^2- -> O2 + 4e-}$'

supplement('half-equation-in-the-cell', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    letters: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['S', 'T'],
    ] as const),
    asksAnode: random.chance(0.5),
    isSwapped: random.chance(0.5),
  }),
  make: ({ letters, asksAnode, isSwapped }) => {
    const [anode, lining] = isSwapped ? letters.toReversed() : letters
    const electrode = asksAnode ? anode : lining
    const wrong: Record<string, string> = asksAnode
      ? {
          [`${AT_ANODE} | reduction`]:
            'You chose the right half-equation, but electrons are lost: oxidation.',
          [`${AT_CATHODE} | reduction`]: 'You took this electrode for the cathode, but it is positive.',
          [`${AT_CATHODE} | oxidation`]:
            'You chose what happens at the cathode, and there electrons are gained: reduction.',
        }
      : {
          [`${AT_CATHODE} | oxidation`]:
            'You chose the right half-equation, but electrons are gained: reduction.',
          [`${AT_ANODE} | oxidation`]: 'You took this electrode for the anode, but it is negative.',
          [`${AT_ANODE} | reduction`]:
            'You chose what happens at the anode, and there electrons are lost: oxidation.',
        }
    return {
      stem: [
        'Aluminium oxide in molten cryolite is electrolysed as shown.',
        'The diagram shows the cell for the extraction of aluminium.',
        `In the cell shown, ${letters[0]} and ${letters[1]} are the electrodes.`,
      ],
      figure: cellFigure({ anode: anode ?? '', lining: lining ?? '' }),
      prompt: [
        `Which row describes the reaction that makes the product at electrode ${electrode}?`,
        `Which row is correct for the discharge of ions at electrode ${electrode}?`,
      ],
      columns: 'half-equation | kind of reaction',
      right: asksAnode ? `${AT_ANODE} | oxidation` : `${AT_CATHODE} | reduction`,
      wrong,
      solution: asksAnode
        ? `${electrode} is positive, the anode. Oxide ions lose electrons there: ${AT_ANODE}, an oxidation.`
        : `${electrode} is negative, the cathode. Aluminium ions gain electrons there: ${AT_CATHODE}, a reduction.`,
    }
  },
})

supplement('carbon-burnt', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const mass = random.pick([27, 54, 81, 108, 135, 162, 216, 270])
    const moles = mass / 27
    const right = moles * 0.75 * 12
    const wrong = threeSlips(
      random,
      right,
      [
        [
          moles * 12,
          'You took one carbon atom for each aluminium atom, but the equations show three for four.',
        ],
        [(moles * 4 * 12) / 3, 'You turned the ratio of aluminium to oxygen upside down.'],
        [moles * 0.75 * 44, 'You gave the mass of the carbon dioxide, not of the carbon.'],
        [(moles * 0.75 * 12) / 2, 'You divided by two, but one carbon atom reacts with one oxygen molecule.'],
        [moles * 0.25 * 12, 'You left out that three oxygen molecules form for four aluminium atoms.'],
      ],
      value => figures(value, 3),
    )
    return wrong ? { mass, moles, right, wrong } : null
  },
  make: ({ mass, moles, right, wrong }) => ({
    stem: [
      `A cell produces ${quantity(mass, 'kg')} of aluminium. All the oxygen reacts with the carbon anodes.`,
      `In a cell the oxygen that forms reacts completely with the carbon anodes. ${quantity(mass, 'kg')} of aluminium is made.`,
      `The carbon anodes of a cell react with all the oxygen that forms while ${quantity(mass, 'kg')} of aluminium is extracted.`,
    ],
    prompt:
      '$\\ce{2Al2O3 -> 4Al + 3O2}$\n\n$\\ce{C + O2 -> CO2}$\n\nWhich mass of carbon is burnt? [*A*_{r}: C, 12; Al, 27]',
    options: numbers({ right, unit: 'kg', sigFigs: 3, wrong }),
    solution: `${quantity(mass * 1000, 'g')} of aluminium is ${quantity(moles * 1000, 'mol')}. Three moles of oxygen form for four of aluminium, and each burns one mole of carbon: ${quantity(moles * 750, 'mol')}. Mass of carbon: ${quantity(moles * 750, 'mol')} × 12 g/mol = ${quantity(right, 'kg', 3)}.`,
  }),
  verify: ({ mass }) => (mass * 3 * 12) / (4 * 27),
})
