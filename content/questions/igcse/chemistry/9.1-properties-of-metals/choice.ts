import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { circuitFigure, funnelFigure, meltingBars, oxideGraph, shapingFigure } from './drawings'
import { OXIDES } from './oxides'

const { core, templates } = choiceQuestions('9.1', { calculator: 'needed' })

export { templates }

const SHAPES = {
  hammer: {
    right: 'It is malleable.',
    slip: 'You chose the word for being drawn into a wire, but here the metal is beaten flat.',
    other: 'It is ductile.',
    why: 'A blow makes the metal flat and does not break it: it is malleable.',
  },
  wire: {
    right: 'It is ductile.',
    slip: 'You chose the word for being hammered into a sheet, but here the metal is drawn into a wire.',
    other: 'It is malleable.',
    why: 'A pull makes the rod into a wire and does not break it: it is ductile.',
  },
} as const

core('shape-without-breaking', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    way: random.pick(['hammer', 'wire'] as const),
    metal: random.pick(['copper', 'silver', 'gold', 'aluminium', 'tin'] as const),
    wrong: random.sample(
      [
        ['It is brittle.', 'You chose a property of solid non-metals: a brittle solid breaks.'],
        [
          'It is a good conductor of electricity.',
          'You chose a property of metals that has nothing to do with shape.',
        ],
        [
          'It has a high boiling point.',
          'You chose a property that is about changes of state, not of shape.',
        ],
        ['It is a good conductor of heat.', 'You chose a property that lets heat pass, not one about shape.'],
      ] as Wrong[],
      2,
    ),
  }),
  make: ({ way, metal, wrong }) => {
    const { right, slip, other, why } = SHAPES[way]
    return {
      stem: [
        `The diagram shows how ${metal} is given another shape.`,
        `A craftsman works on a piece of ${metal}, as shown.`,
        `A piece of ${metal} is shaped in the way that the diagram shows. The metal is cold.`,
      ],
      figure: shapingFigure(way === 'hammer'),
      prompt: [`Which property of ${metal} is used?`, `Which property makes this possible?`],
      right,
      wrong: [[other, slip] as Wrong, ...wrong],
      solution: why,
    }
  },
})

type Kind = 'metal' | 'graphite' | 'dull' | 'hard'

const KINDS: Record<Kind, { melting: readonly number[]; conducts: boolean; hit: string; slip: string }> = {
  metal: {
    melting: [232, 328, 420, 660, 1085, 1455],
    conducts: true,
    hit: 'changes its shape',
    slip: 'You chose an element that conducts and is malleable: these are properties of a metal.',
  },
  graphite: {
    melting: [3500, 3550, 3600],
    conducts: true,
    hit: 'breaks',
    slip: 'You looked at conduction only, but this element is brittle, as graphite is.',
  },
  dull: {
    melting: [44, 113, 115, 221],
    conducts: false,
    hit: 'breaks',
    slip: 'You chose an element that does not conduct and is brittle: these are properties of a non-metal.',
  },
  hard: {
    melting: [1700, 2080, 3700],
    conducts: false,
    hit: 'breaks',
    slip: 'You looked at the melting point only, but this element neither conducts nor changes its shape.',
  },
}

core('metal-from-data', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const kinds = random.shuffle<Kind>(['metal', 'graphite', 'dull', 'hard'])
    return { kinds, melting: kinds.map(kind => random.pick(KINDS[kind].melting)) }
  },
  make: ({ kinds, melting }) => ({
    stem: [
      'The table shows properties of four elements. All are solid at room temperature.',
      'A data book describes four solid elements, A to D.',
      'Four elements, A, B, C and D, are tested. They are solids.',
    ],
    table: {
      head: ['element', 'melting point / °C', 'conducts electricity', 'when it is hit'],
      rows: kinds.map((kind, at) => [
        'ABCD'.charAt(at),
        plain(melting[at] ?? 0),
        KINDS[kind].conducts ? 'yes' : 'no',
        KINDS[kind].hit,
      ]),
    },
    prompt: ['Which element is a metal?', 'Which of the elements is most likely to be a metal?'],
    options: inThisOrder(
      kinds.map((kind, at): string | Wrong =>
        kind === 'metal' ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), KINDS[kind].slip],
      ),
    ),
    solution:
      'A metal conducts electricity and is malleable: it changes its shape when it is hit. Graphite conducts too, but it breaks. A high melting point alone does not make a metal.',
  }),
})

const CONDUCTORS: Wrong[] = [
  ['copper', 'You chose a metal: all metals conduct electricity.'],
  ['aluminium', 'You chose a metal: all metals conduct electricity.'],
  ['magnesium', 'You chose a metal: all metals conduct electricity.'],
  ['zinc', 'You chose a metal: all metals conduct electricity.'],
]

const INSULATORS: Wrong[] = [
  ['sulfur', 'You chose a non-metal that does not conduct electricity.'],
  ['diamond', 'You took diamond for graphite: diamond does not conduct electricity.'],
  ['iodine', 'You chose a non-metal that does not conduct electricity.'],
  ['phosphorus', 'You chose a non-metal that does not conduct electricity.'],
]

core('conducts-in-a-circuit', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const asksGlow = random.chance(0.5)
    const right = asksGlow
      ? random.pick(['graphite', 'iron', 'tin', 'silver'])
      : random.pick(INSULATORS.map(([name]) => name))
    const graphite: Wrong = [
      'graphite',
      'You took graphite for a typical non-metal, but it conducts electricity.',
    ]
    const wrong = asksGlow ? random.sample(INSULATORS, 3) : [graphite, ...random.sample(CONDUCTORS, 2)]
    return { asksGlow, right, wrong }
  },
  make: ({ asksGlow, right, wrong }) => ({
    stem: [
      'Solid samples of four substances are put between the clips, one after the other.',
      'A student tests four solid substances in the circuit shown.',
      'The circuit is used to test whether solid substances conduct electricity.',
    ],
    figure: circuitFigure('sample'),
    prompt: asksGlow
      ? ['With which substance does the lamp glow?', 'Which sample makes the lamp glow?']
      : ['With which substance does the lamp **not** glow?', 'Which sample does **not** make the lamp glow?'],
    right,
    wrong,
    solution: `The lamp glows if the sample conducts. Metals conduct, and of the non-metals graphite. ${
      right === 'graphite'
        ? 'Of these four only graphite conducts.'
        : `${capital(right)} is a ${asksGlow ? 'metal and conducts' : 'non-metal and does not conduct'}.`
    }`,
  }),
})

const ODD = [
  {
    kind: 'a metal with an unusually low melting point',
    melting: [30, 64, 98, 157],
    conducts: 'yes',
    hit: 'changes its shape',
    slip: 'You chose an element with a low melting point, but it conducts and is malleable.',
  },
  {
    kind: 'a metal with a high melting point',
    melting: [1064, 1085, 1455, 1538],
    conducts: 'yes',
    hit: 'changes its shape',
    slip: 'You chose an element that conducts, is malleable and has a high melting point.',
  },
  {
    kind: 'a non-metal that conducts electricity',
    melting: [3500, 3550, 3600],
    conducts: 'yes',
    hit: 'breaks',
    slip: 'You chose an element that conducts and has a very high melting point, but is brittle.',
  },
  {
    kind: 'a non-metal that does not conduct electricity',
    melting: [44, 113, 115, 221],
    conducts: 'no',
    hit: 'breaks',
    slip: 'You chose an element that is brittle and does not conduct.',
  },
] as const

core('odd-elements', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const places = random.shuffle([0, 1, 2, 3])
    return {
      places,
      melting: places.map(place => random.pick(ODD[place]?.melting ?? [30])),
      asked: random.pick([0, 2, 3, 1]),
    }
  },
  make: ({ places, melting, asked }) => {
    const right = ODD[asked] ?? ODD[0]
    return {
      stem: [
        'The chart shows the melting points of four elements, A to D. The table shows two other properties.',
        'Four elements are solid at 20 °C. Their melting points are shown in the chart, other properties in the table.',
        'The elements A, B, C and D are compared by the chart and the table.',
      ],
      figure: meltingBars(melting),
      table: {
        head: ['element', 'conducts electricity', 'when it is hit'],
        rows: places.map((place, at) => [
          'ABCD'.charAt(at),
          ODD[place]?.conducts ?? '',
          ODD[place]?.hit ?? '',
        ]),
      },
      prompt: `Which element is ${right.kind}?`,
      options: inThisOrder(
        places.map((place, at): string | Wrong =>
          place === asked ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), ODD[place]?.slip ?? ''],
        ),
      ),
      solution: `Metals conduct and change their shape when they are hit; brittle elements are non-metals. Among the two metals and the two non-metals, conduction and the bars decide: ${'ABCD'.charAt(places.indexOf(asked))} is ${right.kind}.`,
    }
  },
})

const REACTIONS = [
  { metal: 'calcium', formed: 'calcium', with: 'cold water', product: 'hydroxide' },
  { metal: 'sodium', formed: 'sodium', with: 'cold water', product: 'hydroxide' },
  { metal: 'potassium', formed: 'potassium', with: 'cold water', product: 'hydroxide' },
  { metal: 'magnesium', formed: 'magnesium', with: 'steam', product: 'oxide' },
  { metal: 'zinc', formed: 'zinc', with: 'dilute hydrochloric acid', product: 'chloride' },
  { metal: 'magnesium', formed: 'magnesium', with: 'dilute sulfuric acid', product: 'sulfate' },
  { metal: 'iron', formed: 'iron(II)', with: 'dilute sulfuric acid', product: 'sulfate' },
  { metal: 'iron', formed: 'iron(II)', with: 'dilute hydrochloric acid', product: 'chloride' },
] as const

const INSTEAD = {
  hydroxide: 'oxide',
  oxide: 'hydroxide',
  chloride: 'hydroxide',
  sulfate: 'oxide',
} as const

core('products-of-a-metal', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    item: random.pick(REACTIONS),
    gas: random.pick(['oxygen', 'carbon dioxide'] as const),
  }),
  make: ({ item, gas }) => {
    const right = `${item.formed} ${item.product}`
    const other = `${item.formed} ${INSTEAD[item.product]}`
    const slip = {
      hydroxide: 'You gave the product with steam; with cold water the hydroxide forms.',
      oxide: 'You gave the product with cold water; with steam the oxide forms.',
      chloride: 'You gave a hydroxide, but hydrochloric acid forms chlorides.',
      sulfate: 'You gave an oxide, but sulfuric acid forms sulfates.',
    }[item.product]
    return {
      stem: [
        `${capital(item.metal)} reacts with ${item.with}.`,
        `A reaction takes place between ${item.metal} and ${item.with}.`,
        `A student watches the reaction of ${item.metal} with ${item.with}.`,
      ],
      prompt: ['Which products are formed?', 'Which row gives the two products?'],
      options: rows(
        ['compound', 'gas'],
        [right, 'hydrogen'],
        [
          [[other, 'hydrogen'], slip],
          [[right, gas], `You named the compound, but the gas is not ${gas}: metals set hydrogen free.`],
          [[other, gas], `You named another compound, and ${gas} for the gas: metals set hydrogen free.`],
        ],
      ),
      solution: `${capital(item.metal)} and ${item.with} form ${right} and hydrogen.`,
    }
  },
})

const EQUATIONS = [
  {
    what: 'calcium with cold water',
    right: 'Ca + 2H2O -> Ca(OH)2 + H2',
    wrong: [
      ['Ca + H2O -> CaO + H2', 'You gave the oxide, but with cold water the hydroxide forms.'],
      ['Ca + H2O -> CaOH + H', 'You overlooked the charge of Ca^{2+}, and hydrogen is H_{2}.'],
      ['2Ca + 2H2O -> 2CaOH + H2', 'You overlooked the charge of Ca^{2+}: it needs two hydroxide ions.'],
    ],
    why: 'Calcium hydroxide is Ca(OH)_{2}, hydrogen is H_{2}. Two molecules of water are needed.',
  },
  {
    what: 'sodium with cold water',
    right: '2Na + 2H2O -> 2NaOH + H2',
    wrong: [
      ['2Na + H2O -> Na2O + H2', 'You gave the oxide, but with cold water the hydroxide forms.'],
      ['Na + H2O -> NaOH + H', 'You wrote single hydrogen atoms, but hydrogen is H_{2}.'],
      ['Na + 2H2O -> Na(OH)2 + H2', 'You gave sodium two hydroxide ions, but the ion is Na^{+}.'],
    ],
    why: 'Sodium hydroxide is NaOH, hydrogen is H_{2}. Two atoms of sodium are needed.',
  },
  {
    what: 'magnesium with steam',
    right: 'Mg + H2O -> MgO + H2',
    wrong: [
      ['Mg + 2H2O -> Mg(OH)2 + H2', 'You gave the hydroxide, but with steam the oxide forms.'],
      [
        '2Mg + H2O -> Mg2O + H2',
        'You gave the oxide two magnesium ions, but Mg^{2+} and O^{2−} are one to one.',
      ],
      [
        'Mg + 2H2O -> MgO2 + 2H2',
        'You gave the oxide two oxygen ions, but Mg^{2+} and O^{2−} are one to one.',
      ],
    ],
    why: 'Magnesium oxide is MgO, hydrogen is H_{2}. One of each is enough.',
  },
  {
    what: 'zinc with dilute hydrochloric acid',
    right: 'Zn + 2HCl -> ZnCl2 + H2',
    wrong: [
      ['Zn + HCl -> ZnCl + H', 'You overlooked the charge of Zn^{2+}, and hydrogen is H_{2}.'],
      ['2Zn + 2HCl -> 2ZnCl + H2', 'You overlooked the charge of Zn^{2+}: it needs two chloride ions.'],
      ['Zn + 2HCl -> ZnH2 + Cl2', 'You let chlorine go, but an acid gives hydrogen and a chloride.'],
    ],
    why: 'Zinc chloride is ZnCl_{2}, hydrogen is H_{2}. Two HCl are needed.',
  },
  {
    what: 'magnesium with oxygen',
    right: '2Mg + O2 -> 2MgO',
    wrong: [
      ['Mg + O -> MgO', 'You wrote single oxygen atoms, but oxygen is O_{2}.'],
      ['Mg + O2 -> MgO2', 'You gave the oxide two oxygen ions, but Mg^{2+} and O^{2−} are one to one.'],
      ['4Mg + O2 -> 2Mg2O', 'You gave the oxide two magnesium ions, but Mg^{2+} and O^{2−} are one to one.'],
    ],
    why: 'Magnesium oxide is MgO, oxygen is O_{2}. Two atoms of magnesium are needed.',
  },
] as const

core('equation-of-a-metal', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    item: random.pick(EQUATIONS),
    who: random.pick(['A student', 'A class', 'A technician']),
  }),
  make: ({ item, who }) => ({
    stem: [
      `${who} studies the reaction of ${item.what}.`,
      `The reaction of ${item.what} is described by a symbol equation.`,
      `Four students try to write the equation for the reaction of ${item.what}.`,
    ],
    prompt: ['Which symbol equation is correct?', 'Which equation describes the reaction?'],
    right: `$\\ce{${item.right}}$`,
    wrong: item.wrong.map(([text, slip]): Wrong => [`$\\ce{${text}}$`, slip]),
    solution: `${item.why} $\\ce{${item.right}}$`,
  }),
})

const DYES = [
  { name: 'thymolphthalein', alkali: 'turns blue', other: 'stays colourless' },
  { name: 'red litmus paper', alkali: 'turns blue', other: 'stays red' },
  { name: 'universal indicator paper', alkali: 'turns purple', other: 'turns green' },
] as const

core('gas-over-a-funnel', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    dye: random.pick(DYES),
    metal: 'calcium',
    collected: random.pick([0.36, 0.42, 0.5, 0.56] as const),
  }),
  make: ({ dye, metal, collected }) => ({
    stem: [
      `${capital(metal)} is put into cold water, as shown. The gas and the liquid in the beaker are tested at the end.`,
      `The diagram shows how the gas from ${metal} and cold water is collected. When all the ${metal} has reacted, the gas and the liquid are tested.`,
      `A student lets ${metal} react with cold water, and tests the gas that collects and the liquid that is left.`,
    ],
    figure: funnelFigure(metal, collected),
    prompt: ['Which row gives the results of the tests?', 'What are the results?'],
    columns: `a splint in the gas | ${dye.name} in the liquid`,
    right: `lighted splint: pops | ${dye.alkali}`,
    wrong: {
      [`glowing splint: relights | ${dye.alkali}`]:
        'You took the gas for oxygen, but a metal and water form hydrogen.',
      [`lighted splint: pops | ${dye.other}`]: `You found the gas, but ${metal} hydroxide makes the liquid alkaline.`,
      [`glowing splint: relights | ${dye.other}`]:
        'You took the gas for oxygen and the liquid for neutral, but hydrogen and a hydroxide form.',
    },
    solution: `${capital(metal)} and cold water form ${metal} hydroxide and hydrogen. Hydrogen pops with a lighted splint. The hydroxide is an alkali: the indicator ${dye.alkali}.`,
  }),
})

core('mass-of-an-oxide', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const item = random.pick(OXIDES)
    const factor = random.pick([1.5, 2, 2.5, 3, 4])
    const { most, oxide } = item
    const asksOxygen = random.chance(0.6)
    const right = factor * (asksOxygen ? oxide - most : oxide)
    const wrong = threeSlips(
      random,
      right,
      [
        [
          factor * (asksOxygen ? oxide : oxide - most),
          asksOxygen
            ? 'You gave the mass of the oxide; oxygen is only the part that is not metal.'
            : 'You gave the mass of oxygen; the oxide holds the metal as well.',
        ],
        ...(asksOxygen
          ? []
          : [
              [
                factor * most + (oxide - most),
                'You scaled the mass of the metal, but added the oxygen of the end of the graph as it was.',
              ] as const,
            ]),
        [asksOxygen ? oxide - most : oxide, 'You read the end of the graph, but more metal is used here.'],
        [
          factor * (oxide + most),
          'You added the masses of metal and oxide, but the oxide contains the metal.',
        ],
        [factor * most, 'You gave the mass of the metal itself.'],
      ],
      value => figures(value, 3),
    )
    return wrong ? { item, factor, asksOxygen, right, wrong } : null
  },
  make: ({ item: { metal, most, oxide, top }, factor, asksOxygen, right, wrong }) => ({
    stem: [
      `Samples of ${metal} are heated in oxygen until the mass no longer changes. The graph shows the mass of the oxide that forms.`,
      `The graph shows the mass of the oxide that forms when ${metal} reacts completely with oxygen.`,
      `A class heats different masses of ${metal} in oxygen, until all of the metal has reacted, and plots the masses of oxide.`,
    ],
    figure: oxideGraph(metal, most, oxide, top),
    prompt: asksOxygen
      ? `Which mass of oxygen reacts with ${quantity(factor * most, 'g', 3)} of ${metal}?`
      : `Which mass of oxide forms from ${quantity(factor * most, 'g', 3)} of ${metal}?`,
    options: numbers({ right, unit: 'g', sigFigs: 3, wrong }),
    solution: `From the graph: ${quantity(most, 'g', 3)} of ${metal} gives ${quantity(oxide, 'g', 3)} of oxide${asksOxygen ? `, so ${quantity(oxide - most, 'g', 3)} is oxygen` : ''}. ${quantity(factor * most, 'g', 3)} is ${plain(factor)} times as much: ${plain(factor)} × ${figures(asksOxygen ? oxide - most : oxide, 3)} = ${quantity(right, 'g', 3)}.`,
  }),
  verify: ({ item: { most, oxide }, factor, asksOxygen }) => {
    const gradient = oxide / most
    const whole = gradient * most * factor
    return asksOxygen ? whole - most * factor : whole
  },
})
