import {
  airBars,
  fluesFigure,
  greenhouseLetters,
} from '@/content/figures/igcse/chemistry/chemistry-of-the-environment-3'
import { allDiffer, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { closedGreenhouse, leafFigure, sourceAndEffect, twoSupplies } from './drawings'

const { core, supplement, templates } = choiceQuestions('10.3', { calculator: 'needed' })

export { templates }

const PARTS: readonly number[] = [78, 21, 1]

const TRIPLES = [
  ['W', 'X', 'Y'],
  ['P', 'Q', 'R'],
  ['J', 'K', 'L'],
] as const

core('parts-of-clean-air', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    parts: random.shuffle(PARTS),
    letters: random.pick(TRIPLES),
    small: random.pick(['argon', 'carbon dioxide']),
    left: random.int(0, 3),
  }),
  make: ({ parts, letters, small, left }) => {
    const letter = (value: number) => letters[parts.indexOf(value)] ?? ''
    const other = small === 'argon' ? 'carbon dioxide' : 'argon'
    const wrong: Wrong[] = [
      [
        `oxygen | nitrogen | ${small}`,
        'You gave oxygen the largest share; nearly four fifths of the air is nitrogen.',
      ],
      [`nitrogen | ${other} | oxygen`, `You gave ${other} a fifth of the air; that is the share of oxygen.`],
      [
        `oxygen | ${other} | nitrogen`,
        'You gave oxygen the largest share and nitrogen the smallest; nitrogen is 78% of the air.',
      ],
      [
        `nitrogen | hydrogen | ${small}`,
        'You took hydrogen for a main part of the air; the second gas is oxygen.',
      ],
    ]
    return {
      stem: [
        `The chart shows clean, dry air. Two of the parts are single gases, and ${letter(1)} is all the other gases.`,
        `Clean, dry air is analysed. ${letter(78)} and ${letter(21)} are single gases, ${letter(1)} is the sum of the others.`,
        `The bars show the composition of clean, dry air. ${letter(1)} stands for several gases together.`,
      ],
      figure: airBars(parts, letters, `air-${parts.join('-')}-${letters.join('').toLowerCase()}`),
      prompt: ['Which row is correct?', 'Which gases are these?'],
      columns: `${letter(78)} | ${letter(21)} | a gas in ${letter(1)}`,
      right: `nitrogen | oxygen | ${small}`,
      wrong: Object.fromEntries(wrong.filter((_, at) => at !== left)),
      solution: `Clean, dry air is about 78% nitrogen (${letter(78)}) and 21% oxygen (${letter(21)}). The last 1% (${letter(1)}) is noble gases, mostly argon, and carbon dioxide.`,
    }
  },
})

core('air-left-over', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const volume = random.step(200, 800, 50)
    const share = random.pick([0.4, 0.6, 0.8])
    const right = volume * (1 - 0.21 * share)
    return allDiffer([right, volume * 0.21 * share, volume * 0.79, volume * (1 - share)], 3)
      ? { volume, share, right }
      : null
  },
  make: ({ volume, share, right }) => {
    const percent = plain(share * 100)
    return {
      stem: [
        `Wet iron wool rusts in a closed tube with ${quantity(volume, 'cm^3')} of clean, dry air. It uses up ${percent}% of the oxygen.`,
        `Damp iron is left in ${quantity(volume, 'cm^3')} of clean, dry air until ${percent}% of the oxygen has reacted to form a solid.`,
        `Hot copper takes ${percent}% of the oxygen out of ${quantity(volume, 'cm^3')} of clean, dry air. The gas is left to cool.`,
      ],
      prompt: [
        'What volume of gas remains, at the same temperature and pressure?',
        'What is the volume of the gas at the end, at the same temperature and pressure as before?',
      ],
      options: numbers({
        right,
        unit: 'cm^3',
        sigFigs: 3,
        wrong: {
          'You found the volume of oxygen that was used up, not what remains.': volume * 0.21 * share,
          'You took away all of the oxygen, but only a part of it reacted.': volume * 0.79,
          'You took the percentage of the whole air, but only 21% of the air is oxygen.':
            volume * (1 - share),
        },
      }),
      solution: `Oxygen is 21% of ${quantity(volume, 'cm^3')}: ${quantity(volume * 0.21, 'cm^3')}. Of this ${percent}% is used up: ${quantity(volume * 0.21 * share, 'cm^3')}. What remains is ${quantity(volume, 'cm^3')} − ${quantity(volume * 0.21 * share, 'cm^3')} = ${quantity(right, 'cm^3')}, which is ${quantity(right, 'cm^3', 3)} to three figures.`,
    }
  },
  verify: ({ volume, share }) => {
    const nitrogenAndRest = (volume * 79) / 100
    return nitrogenAndRest + (volume - nitrogenAndRest) * (1 - share)
  },
})

const HARM = {
  acid: 'it causes acid rain',
  toxic: 'it is toxic',
  warming: 'it adds to global warming',
} as const

core('two-supplies-of-air', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    fuel: random.pick(['methane', 'propane', 'butane', 'octane']),
    letters: random.pick([
      ['P', 'Q'],
      ['X', 'Y'],
      ['J', 'K'],
    ] as const),
    isGoodFirst: random.chance(0.5),
    asksWarming: random.chance(0.5),
    left: random.int(0, 3),
  }),
  make: ({ fuel, letters, isGoodFirst, asksWarming, left }) => {
    const [good, poor] = isGoodFirst ? letters : letters.toReversed()
    const harm = asksWarming ? HARM.warming : HARM.toxic
    const asked = asksWarming ? good : poor
    const reversed = 'You reversed the two: with plenty of oxygen carbon gains two oxygen atoms.'
    const harmWrong = asksWarming
      ? 'You gave carbon dioxide the harm of another gas; it adds to global warming.'
      : 'You gave carbon monoxide the harm of another gas; it is toxic.'
    const wrong: Wrong[] = [
      [`carbon monoxide | carbon dioxide | ${harm}`, reversed],
      [`carbon monoxide | carbon dioxide | ${HARM.acid}`, `${reversed} Neither is the cause of acid rain.`],
      [`carbon dioxide | carbon monoxide | ${HARM.acid}`, harmWrong],
      [
        `methane | carbon monoxide | ${harm}`,
        'You took methane for a product, but complete combustion forms carbon dioxide.',
      ],
    ]
    return {
      stem: [
        `The diagram shows the combustion of ${fuel} with two supplies of air. ${letters[0]} and ${letters[1]} are gases.`,
        `${capital(fuel)} is burned in two heaters. Two gases, ${letters[0]} and ${letters[1]}, form beside water.`,
        `A fuel, ${fuel}, burns with plenty of air and with too little air. The main gases that form beside water are ${letters[0]} and ${letters[1]}.`,
      ],
      figure: twoSupplies(fuel, good ?? '', poor ?? '', isGoodFirst),
      prompt: ['Which row is correct?', 'Which row describes these gases?'],
      columns: `${good} | ${poor} | harm of ${asked}`,
      right: `carbon dioxide | carbon monoxide | ${harm}`,
      wrong: Object.fromEntries(
        fuel === 'methane' ? wrong.slice(0, 3) : wrong.filter((_, at) => at !== left),
      ),
      solution: `Complete combustion, with plenty of air, forms carbon dioxide (${good}), which adds to global warming. Incomplete combustion forms carbon monoxide (${poor}), which is toxic.`,
    }
  },
})

type Chained = { is: string; source: string; effect: string; wrong: readonly Wrong[] }

const CHAINS: readonly Chained[] = [
  {
    is: 'oxides of nitrogen',
    source: 'car engines',
    effect: 'acid rain and\nphotochemical\nsmog',
    wrong: [
      ['carbon monoxide', 'You chose a toxic gas from car engines, which does not cause acid rain.'],
      ['particulates', 'You chose particulates, which harm lungs but do not make rain acidic.'],
      [
        'methane',
        'You chose methane, which comes from cattle and decomposing plants and adds to global warming.',
      ],
      ['carbon dioxide', 'You chose carbon dioxide, whose effect is global warming.'],
    ],
  },
  {
    is: 'sulfur dioxide',
    source: 'combustion of coal\nthat contains a\ncompound of sulfur',
    effect: 'acid rain',
    wrong: [
      ['carbon monoxide', 'You chose a toxic gas, which does not cause acid rain.'],
      ['carbon dioxide', 'You chose carbon dioxide, whose effect is global warming.'],
      ['methane', 'You chose methane, which adds to global warming.'],
      ['particulates', 'You chose particulates, which harm lungs but do not make rain acidic.'],
    ],
  },
  {
    is: 'methane',
    source: 'digestion in cattle',
    effect: 'global warming',
    wrong: [
      ['sulfur dioxide', 'You chose sulfur dioxide, which comes from fuels and causes acid rain.'],
      ['oxides of nitrogen', 'You chose oxides of nitrogen, which come from car engines.'],
      ['carbon monoxide', 'You chose carbon monoxide, which comes from incomplete combustion and is toxic.'],
      ['particulates', 'You chose particulates, which come from incomplete combustion.'],
    ],
  },
  {
    is: 'methane',
    source: 'decomposition of\nvegetation',
    effect: 'global warming',
    wrong: [
      ['sulfur dioxide', 'You chose sulfur dioxide, which comes from fuels and causes acid rain.'],
      ['oxides of nitrogen', 'You chose oxides of nitrogen, which come from car engines.'],
      ['carbon monoxide', 'You chose carbon monoxide, which comes from incomplete combustion and is toxic.'],
      ['particulates', 'You chose particulates, which come from incomplete combustion.'],
    ],
  },
  {
    is: 'carbon dioxide',
    source: 'complete combustion\nof petrol',
    effect: 'global warming',
    wrong: [
      ['carbon monoxide', 'You chose the product of incomplete combustion.'],
      ['particulates', 'You chose a product of incomplete combustion.'],
      ['sulfur dioxide', 'You chose sulfur dioxide, whose effect is acid rain.'],
      ['oxides of nitrogen', 'You chose oxides of nitrogen, whose effects are acid rain and smog.'],
    ],
  },
  {
    is: 'particulates',
    source: 'incomplete\ncombustion of diesel',
    effect: 'increased risk\nof cancer',
    wrong: [
      ['carbon dioxide', 'You chose the product of complete combustion.'],
      [
        'carbon monoxide',
        'You chose carbon monoxide, which is toxic; it is particulates that increase the risk of cancer.',
      ],
      ['sulfur dioxide', 'You chose sulfur dioxide, which causes acid rain.'],
      ['methane', 'You chose methane, which adds to global warming.'],
    ],
  },
]

core('pollutant-in-a-chain', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const chain = random.pick(CHAINS)
    return { chain, wrong: random.sample(chain.wrong, 3) }
  },
  make: ({ chain: { is, source, effect }, wrong }) => ({
    stem: [
      'The diagram shows a source of X and one of its effects. X is an air pollutant.',
      'A pollutant of the air, X, comes from the source in the first box and has the effect in the last box.',
      'The boxes show where an air pollutant X comes from and what it causes.',
    ],
    figure: sourceAndEffect(source, effect),
    prompt: ['What is X?', 'Which pollutant is X?'],
    right: is,
    wrong,
    solution: `Look at both boxes. Source: ${source.replaceAll('\n', ' ')}. Effect: ${effect.replaceAll('\n', ' ')}. Both belong to ${is}.`,
  }),
})

const SOLIDS: readonly Wrong[] = [
  ['calcium chloride', 'You chose a salt, which does not react with an acidic oxide.'],
  ['carbon', 'You chose carbon, which is a fuel and no base.'],
  ['platinum', 'You thought of a catalytic converter; the tower holds a base that reacts with the gas.'],
  ['sodium chloride', 'You chose a salt, which does not react with an acidic oxide.'],
]

const GASES: readonly Wrong[] = [
  ['carbon monoxide', 'You chose a gas that causes no acid rain.'],
  ['nitrogen', 'You chose the main gas of the air, which is no pollutant.'],
  ['methane', 'You chose a gas that adds to global warming but not to acid rain.'],
]

core('flue-gas-tower', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    fuel: random.pick(['coal', 'heavy oil']),
    gas: random.pick(GASES),
    solid: random.pick(SOLIDS),
    letters: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['G', 'S'],
    ] as const),
  }),
  make: ({ fuel, gas, solid, letters: [x, y] }) => ({
    stem: [
      `The diagram shows how a power station treats its waste gases. Solid ${y} removes gas ${x}, which causes acid rain.`,
      `A power station removes gas ${x} from its waste gases so that they cause less acid rain. The tower contains solid ${y}.`,
      `To cause less acid rain, the waste gases of a power station pass through solid ${y}, which reacts with gas ${x}.`,
    ],
    figure: fluesFigure(fuel, x, y, `${fuel.replace(' ', '-')}-${x}-${y}`.toLowerCase()),
    prompt: ['Which row is correct?', 'Which substances are these?'],
    columns: `gas ${x} | solid ${y}`,
    right: 'sulfur dioxide | calcium oxide',
    wrong: Object.fromEntries([
      [`sulfur dioxide | ${solid[0]}`, solid[1]],
      [`${gas[0]} | calcium oxide`, gas[1]],
      [`${gas[0]} | ${solid[0]}`, `${gas[1]} ${solid[1]}`],
    ]),
    solution: `Sulfur compounds in the fuel burn to sulfur dioxide (${x}). It is an acidic oxide, so the base calcium oxide (${y}) reacts with it: flue gas desulfurisation.`,
  }),
})

type Place = 'carbon dioxide' | 'water' | 'glucose' | 'oxygen' | 'chlorophyll'

const HIDDEN: readonly (readonly [Place, Place])[] = [
  ['carbon dioxide', 'glucose'],
  ['carbon dioxide', 'oxygen'],
  ['water', 'glucose'],
  ['water', 'oxygen'],
  ['chlorophyll', 'glucose'],
  ['chlorophyll', 'oxygen'],
  ['chlorophyll', 'carbon dioxide'],
]

const MISTAKEN: Readonly<Record<Place, readonly Wrong[]>> = {
  'carbon dioxide': [
    ['carbon monoxide', 'You took carbon monoxide, which plants do not use; they take in carbon dioxide.'],
    ['nitrogen', 'You took nitrogen from the air, but photosynthesis uses carbon dioxide.'],
  ],
  water: [
    ['methane', 'You took methane, but the second reactant is water.'],
    ['ammonia', 'You took ammonia, but the second reactant is water.'],
  ],
  glucose: [
    ['ethanol', 'You took the product of fermentation; photosynthesis forms glucose.'],
    ['ethene', 'You took a product of cracking; photosynthesis forms glucose.'],
  ],
  oxygen: [
    ['hydrogen', 'You took hydrogen, but the gas that forms is oxygen.'],
    ['argon', 'You took argon, but the gas that forms is oxygen.'],
  ],
  chlorophyll: [
    ['chlorine', 'You took an element with a similar name; the green substance is chlorophyll.'],
    ['chloride', 'You took an ion with a similar name; the green substance is chlorophyll.'],
  ],
}

core('leaf-as-boxes', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const places = random.pick(HIDDEN)
    return { places, first: random.pick(MISTAKEN[places[0]]), second: random.pick(MISTAKEN[places[1]]) }
  },
  make: ({ places: [one, two], first, second }) => {
    const label = (place: Place) => (place === one ? 'X' : place === two ? 'Y' : place)
    return {
      stem: [
        'The diagram shows the substances of photosynthesis. Two of them are named by letters.',
        'In the light a leaf uses some substances and forms others. The diagram has letters in two places.',
        'A leaf takes in the substances on the left and forms those on the right. X and Y are two substances.',
      ],
      figure: leafFigure({
        'carbon dioxide': label('carbon dioxide'),
        water: label('water'),
        glucose: label('glucose'),
        oxygen: label('oxygen'),
        chlorophyll: label('chlorophyll'),
      }),
      prompt: ['What are X and Y?', 'Which row names X and Y?'],
      columns: 'X | Y',
      right: `${one} | ${two}`,
      wrong: Object.fromEntries([
        [`${first[0]} | ${two}`, first[1]],
        [`${one} | ${second[0]}`, second[1]],
        [`${first[0]} | ${second[0]}`, `${first[1]} ${second[1]}`],
      ]),
      solution: `Carbon dioxide + water → glucose + oxygen, with chlorophyll and energy from light. So X is ${one} and Y is ${two}.`,
    }
  },
})

const SLOW = [-20, -40]
const FAIR = [-80, -100]
const FAST = [-180, -220]
const DARK = [100, 140]

core('closed-greenhouse', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    start: random.pick([480, 520, 560]),
    changes: random.shuffle([random.pick(SLOW), random.pick(FAIR), random.pick(FAST), random.pick(DARK)]),
    asksDark: random.chance(0.4),
  }),
  make: ({ start, changes, asksDark }) => {
    const wanted = asksDark ? Math.max(...changes) : Math.min(...changes)
    const key = changes.indexOf(wanted)
    const error = (change: number) => {
      if (change > 0) return 'You chose the period in which carbon dioxide rises; photosynthesis uses it up.'
      return asksDark
        ? 'You chose a period in which carbon dioxide falls; it falls only while there is light for photosynthesis.'
        : 'You chose a period in which the line falls less steeply than in another.'
    }
    return {
      stem: [
        'The graph shows the carbon dioxide in a closed greenhouse full of plants. The light is changed every three hours.',
        'Plants stand in a closed greenhouse at one temperature. The light changes every three hours, and carbon dioxide is measured.',
        'A closed glass box contains air and growing plants. The light is changed after every three hours. The graph shows the level of carbon dioxide.',
      ],
      figure: closedGreenhouse(start, changes),
      prompt: asksDark
        ? ['During which period were the plants in the dark?', 'In which period was there no light?']
        : [
            'During which period was photosynthesis fastest?',
            'In which period was the rate of photosynthesis highest?',
          ],
      options: inThisOrder(
        changes.map((change, at): string | Wrong =>
          at === key ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), error(change)],
        ),
      ),
      solution: asksDark
        ? `Photosynthesis needs light and uses carbon dioxide. Only in ${'ABCD'.charAt(key)} is none of it used up: the level rises.`
        : `Photosynthesis uses carbon dioxide, so it is fastest where the line falls most steeply: ${'ABCD'.charAt(key)}, by ${Math.abs(wanted)} ppm in three hours.`,
    }
  },
})

const ARROWS = ['sun', 'emitted', 'returned', 'escapes'] as const

const MEANING = {
  sun: 'radiation from the Sun on its way to the surface',
  emitted: 'thermal energy from the surface that a gas absorbs',
  returned: 'thermal energy that a gas emits towards the surface',
  escapes: 'thermal energy from the surface that is lost to space',
} as const

const ARROW_PROMPTS = {
  sun: [
    'Which arrow shows radiation from the Sun?',
    'Which arrow shows energy that does not come from the Earth or its air?',
  ],
  emitted: [
    'Which arrow shows thermal energy that is absorbed by a greenhouse gas?',
    'Which arrow shows energy just before a greenhouse gas absorbs it?',
  ],
  returned: [
    'Which arrow shows thermal energy that is emitted by a greenhouse gas?',
    'Which arrow shows energy that a greenhouse gas has sent back?',
  ],
  escapes: [
    'Which arrow becomes weaker when the level of greenhouse gases rises?',
    'Which arrow shows the loss of thermal energy to space?',
  ],
} as const

supplement('arrows-of-energy', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ order: random.shuffle(ARROWS), asked: random.pick(ARROWS) }),
  make: ({ order, asked }) => {
    const letter = (arrow: (typeof ARROWS)[number]) => 'ABCD'.charAt(order.indexOf(arrow))
    return {
      stem: [
        'The diagram shows energy that comes to the Earth or leaves its surface.',
        'Arrows A to D show the transfer of energy between space, a greenhouse gas and the surface of the Earth.',
        'The diagram shows how greenhouse gases affect the energy of the Earth.',
      ],
      figure: greenhouseLetters(
        {
          sun: letter('sun'),
          emitted: letter('emitted'),
          returned: letter('returned'),
          escapes: letter('escapes'),
        },
        `arrows-${ARROWS.map(letter).join('').toLowerCase()}`,
      ),
      prompt: [...ARROW_PROMPTS[asked]],
      options: inThisOrder(
        order.map((arrow, at): string | Wrong =>
          arrow === asked ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), `You chose ${MEANING[arrow]}.`],
        ),
      ),
      solution: `Radiation from the Sun warms the surface, which emits thermal energy. Greenhouse gases absorb, reflect and emit it, so that less is lost to space. ${letter(asked)} is ${MEANING[asked]}.`,
    }
  },
})

supplement('volumes-in-the-converter', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const oxide = random.step(20, 80, 10)
    const monoxide = oxide + random.step(10, 60, 10)
    const right = monoxide + oxide / 2
    return allDiffer([right, 1.5 * oxide, oxide + monoxide, 1.5 * monoxide], 3)
      ? { oxide, monoxide, right }
      : null
  },
  make: ({ oxide, monoxide, right }) => ({
    stem: [
      `A mixture of ${quantity(oxide, 'cm^3')} of nitrogen monoxide and ${quantity(monoxide, 'cm^3')} of carbon monoxide passes over a catalyst until one of them is used up.\n\n$\\ce{2CO + 2NO -> 2CO2 + N2}$`,
      `In a test of a catalyst, ${quantity(monoxide, 'cm^3')} of carbon monoxide reacts with ${quantity(oxide, 'cm^3')} of nitrogen monoxide until one of the two gases is used up.\n\n$\\ce{2CO + 2NO -> 2CO2 + N2}$`,
      `A sample of exhaust gas contains ${quantity(monoxide, 'cm^3')} of carbon monoxide and ${quantity(oxide, 'cm^3')} of nitrogen monoxide. They react on a catalyst until one of them is used up.\n\n$\\ce{2CO + 2NO -> 2CO2 + N2}$`,
    ],
    prompt: [
      'What is the total volume of these gases and their products at the end? All volumes are measured at r.t.p.',
      'What total volume do the products and the gas left over have? All volumes are measured at r.t.p.',
    ],
    options: numbers({
      right,
      unit: 'cm^3',
      wrong: {
        'You counted the products only, and forgot the carbon monoxide that is left over.': 1.5 * oxide,
        'You took the total volume as unchanged, but four moles of gas give three.': oxide + monoxide,
        'You let all the carbon monoxide react, but nitrogen monoxide is used up first.': 1.5 * monoxide,
      },
    }),
    solution: `Equal volumes react, so ${quantity(oxide, 'cm^3')} of each is used and ${quantity(monoxide - oxide, 'cm^3')} of carbon monoxide is left. ${quantity(oxide, 'cm^3')} of carbon dioxide and ${quantity(oxide / 2, 'cm^3')} of nitrogen form. The sum is ${quantity(right, 'cm^3')}.`,
  }),
  verify: ({ oxide, monoxide }) => {
    const before = oxide + monoxide
    const reacted = 2 * Math.min(oxide, monoxide)
    return before - reacted / 4
  },
})
