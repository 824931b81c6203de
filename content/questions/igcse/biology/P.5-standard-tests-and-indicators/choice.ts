import { leafTest, type Tube, tubesInARow } from '@/content/figures/igcse/biology/practical-skills-tests'
import { allDiffer, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('P.5', { calculator: 'needed' })

export { templates }

const FOODS = [
  'food X',
  'a sample of an unknown food',
  'a powder that athletes eat',
  'a new kind of baby food',
] as const

const list = (things: readonly string[]) =>
  things.length === 1 ? `${things[0]} only` : `${things[0]} and ${things[1]} only`

core('what-a-food-contains', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const [starch, sugar, protein] = [random.chance(0.5), random.chance(0.5), random.chance(0.5)]
    const found = Number(starch) + Number(sugar) + Number(protein)
    return found === 1 || found === 2
      ? {
          starch,
          sugar,
          protein,
          food: random.pick(FOODS),
          red: random.pick(['brick-red', 'orange', 'yellow']),
        }
      : null
  },
  make: ({ starch, sugar, protein, food, red }) => {
    const names = ['starch', 'reducing sugar', 'protein']
    const has = [starch, sugar, protein]
    const found = names.filter((_, at) => has[at])
    const missing = names.filter((_, at) => !has[at])
    const [one = '', two] = found
    const [out = '', other] = missing
    const inOrder = (...some: string[]) => names.filter(name => some.includes(name))
    const wrong: Wrong[] = two
      ? [
          [
            list(inOrder(one, out)),
            `You took the unchanged colour of the test for ${out} as positive and left out ${two}.`,
          ],
          [
            list(inOrder(two, out)),
            `You took the unchanged colour of the test for ${out} as positive and left out ${one}.`,
          ],
          [list([out]), 'You took the tube whose colour did not change for the positive one.'],
        ]
      : [
          [list([out]), `You took the unchanged colour of the test for ${out} as a positive result.`],
          [
            list([other ?? out]),
            `You took the unchanged colour of the test for ${other} as a positive result.`,
          ],
          [
            list([out, other ?? out]),
            'You took the tubes whose colours did not change for the positive ones.',
          ],
        ]
    const tubes: Tube[] = [
      { top: 'iodine', below: starch ? 'blue-black' : 'orange-brown' },
      { top: 'Benedict’s', below: sugar ? red : 'blue' },
      { top: 'biuret', below: protein ? 'purple' : 'blue' },
    ]
    return {
      stem: [
        `A student tests ${food} with three reagents. The tube with Benedict’s solution is heated. The diagram shows the colours at the end.`,
        `Three tests are done on ${food}. Only the tube with Benedict’s solution is heated. The diagram shows the colour of each tube at the end.`,
        `The diagram shows the results of three tests on ${food}. Benedict’s solution was heated with the food.`,
      ],
      figure: tubesInARow({
        name: 'three-tests-on-a-food',
        title: 'Three test-tubes at the end of the tests',
        tells: `Three test-tubes. ${tubes.map(({ top, below }) => `The tube with ${top} solution is ${below}`).join('. ')}.`,
        tubes,
      }),
      prompt: [
        'Which of these substances does the food contain?',
        'What do these tests show to be in the food?',
      ],
      right: list(found),
      wrong,
      solution: `Iodine solution turns blue-black with starch, Benedict’s solution green to brick-red with reducing sugar, and biuret solution purple with protein. Here the food contains ${list(found)}.`,
    }
  },
})

core('drops-of-juice-and-dcpip', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const standard = random.pick([6, 8, 9, 10, 12])
    const drops = random.pick([15, 16, 18, 20, 24, 30])
    const strength = random.pick([1, 1.5, 2, 2.5])
    const right = (standard / drops) * strength
    const wrong = [(drops / standard) * strength, standard / drops, strength / drops]
    return Number(right.toPrecision(2)) === Number(right.toPrecision(6)) &&
      strength !== 1 &&
      allDiffer([right, ...wrong], 2)
      ? {
          standard,
          drops,
          strength,
          right,
          juice: random.pick(['orange', 'lemon', 'kiwi', 'tomato', 'guava']),
        }
      : null
  },
  make: ({ standard, drops, strength, right, juice }) => ({
    stem: [
      `It takes ${standard} drops of a vitamin C solution of ${quantity(strength, 'mg/cm^3')} to make 1 cm^{3} of DCPIP solution colourless. With ${juice} juice it takes ${drops} drops.`,
      `A student adds drops to 1 cm^{3} of blue DCPIP solution until it is colourless. ${standard} drops are needed of a solution with ${quantity(strength, 'mg/cm^3')} of vitamin C, and ${drops} drops of ${juice} juice.`,
      `In two tubes, 1 cm^{3} of DCPIP solution is made colourless. One needs ${standard} drops of a vitamin C solution of ${quantity(strength, 'mg/cm^3')}, the other ${drops} drops of ${juice} juice.`,
    ],
    prompt: [
      'What is the concentration of vitamin C in the juice?',
      'Which concentration of vitamin C does the juice have?',
    ],
    options: numbers({
      right,
      unit: 'mg/cm^3',
      sigFigs: 2,
      wrong: {
        'You divided the numbers of drops the wrong way round: more drops of juice mean a weaker juice.':
          (drops / standard) * strength,
        'You left out the concentration of the solution with known vitamin C.': standard / drops,
        'You shared the concentration among the drops of juice and left out the other number of drops.':
          strength / drops,
      },
    }),
    solution: `The same volume of DCPIP needs the same mass of vitamin C, so ${drops} drops of juice hold as much as ${standard} drops of the solution: ${standard} ÷ ${drops} × ${strength} = ${quantity(right, 'mg/cm^3', 2)}.`,
  }),
  verify: ({ standard, drops, strength }) => (standard * strength) / drops,
})

const STEPS = [
  { what: 'It kills the cells and stops reactions in the leaf.', instead: 'boiling water in step 1' },
  { what: 'It removes the chlorophyll from the leaf.', instead: 'ethanol in step 2' },
  { what: 'It makes the brittle leaf soft again.', instead: 'warm water in step 3' },
  { what: 'It shows where there is starch in the leaf.', instead: 'iodine solution in step 4' },
] as const

core('step-of-the-leaf-test', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({
    at: random.int(0, 3),
    plant: random.pick(['geranium', 'bean plant', 'hibiscus', 'nasturtium']),
  }),
  make: ({ at, plant }) => ({
    stem: [
      `The diagram shows the four steps in which a leaf of a ${plant} is tested for starch.`,
      `A student tests a leaf of a ${plant} for starch in four steps. The diagram shows them.`,
      `A leaf of a ${plant} is taken through the four steps in the diagram.`,
    ],
    figure: leafTest(),
    prompt: [`What is the purpose of step ${at + 1}?`, `What is step ${at + 1} for?`],
    right: STEPS[at]?.what ?? '',
    wrong: STEPS.filter((_, other) => other !== at).map(
      ({ what, instead }): Wrong => [what, `You described the purpose of the ${instead}.`],
    ),
    solution: `Boiling water kills the cells, ethanol removes the chlorophyll, warm water softens the leaf, and iodine solution turns blue-black with starch. In step ${at + 1} the point is: ${(STEPS[at]?.what ?? '').replace(/^It /, 'it ')}`,
  }),
})

const ANIMALS = ['snail', 'water snail', 'pond snail'] as const

/** What stands in a closed tube of red indicator, and its colour after some hours. */
const TUBES = [
  {
    inside: 'plant',
    below: 'plant,\nbright light',
    colour: 'purple',
    why: 'photosynthesis takes up more carbon dioxide than respiration gives off',
  },
  {
    inside: 'plant',
    below: 'plant,\nin the dark',
    colour: 'yellow',
    why: 'the plant respires and does not photosynthesise',
  },
  { inside: 'snail', below: 'snail,\nbright light', colour: 'yellow', why: 'the snail respires' },
  { inside: 'snail', below: 'snail,\nin the dark', colour: 'yellow', why: 'the snail respires' },
  {
    inside: 'none',
    below: 'no organism,\nbright light',
    colour: 'red',
    why: 'nothing changes the carbon dioxide',
  },
] as const

const CHANGES: Readonly<Record<string, string>> = {
  purple: 'You chose purple for a tube whose carbon dioxide does not fall.',
  yellow: 'You chose yellow for a tube whose carbon dioxide does not rise.',
}

core('indicator-with-snails-and-pondweed', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const three = random.shuffle([...TUBES]).slice(0, 3)
    const colours = three.map(({ colour }) => colour)
    return new Set(colours).size === 3 || (new Set(colours).size === 2 && random.chance(0.5))
      ? { three, spared: random.int(0, 2), hours: random.int(3, 8), animal: random.pick(ANIMALS) }
      : null
  },
  make: ({ three, spared, hours, animal }) => {
    const right = three.map(({ colour }) => colour)
    return {
      stem: [
        `Three closed tubes contain red hydrogencarbonate indicator. The diagram shows what else is in them. The plant is pondweed, the animal a ${animal}. They are left for ${hours} hours.`,
        `A student puts pondweed or a ${animal} into closed tubes of red hydrogencarbonate indicator, as in the diagram, and leaves them for ${hours} hours.`,
        `Hydrogencarbonate indicator is red at the start in the three closed tubes of the diagram, which may hold pondweed or a ${animal}. The tubes are left for ${hours} hours.`,
      ],
      figure: tubesInARow({
        name: 'three-closed-tubes',
        title: 'Three closed tubes with an indicator',
        tells: `Three closed tubes with indicator. ${three.map(({ below }, at) => `Tube ${at + 1}: ${below.replace('\n', ' ')}`).join('. ')}.`,
        tubes: three.map(({ below, inside }, at) => ({ top: `${at + 1}`, below, inside, bunged: true })),
      }),
      prompt: ['What are the colours of the tubes after this time?', 'Which colours do the tubes have then?'],
      columns: 'tube 1 | tube 2 | tube 3',
      right: right.join(' | '),
      wrong: wrongRows(right, spared),
      solution: `More carbon dioxide turns the indicator yellow, less turns it purple. ${three.map(({ colour, why }, at) => `Tube ${at + 1} is ${colour}: ${why}`).join('. ')}.`,
    }
  },
})

const SLIP: Readonly<Record<string, string>> = { purple: 'yellow', yellow: 'purple', red: 'yellow' }

/** Wrong in one of two tubes, in the other, in both: no row stands out. */
function wrongRows(right: readonly string[], spared: number): Record<string, string> {
  const [one = 0, other = 1] = [0, 1, 2].filter(at => at !== spared)
  const slipAt = (places: readonly number[]) =>
    right.map((each, at) => (places.includes(at) ? (SLIP[each] ?? each) : each)).join(' | ')
  const said = (at: number) => CHANGES[SLIP[right[at] ?? 'red'] ?? 'red'] ?? ''
  return {
    [slipAt([one])]: `${said(one)} Look at tube ${one + 1} again.`,
    [slipAt([other])]: `${said(other)} Look at tube ${other + 1} again.`,
    [slipAt([
      one,
      other,
    ])]: `You have two tubes wrong, ${one + 1} and ${other + 1}: think of what takes up and what gives off carbon dioxide.`,
  }
}

const SHADES = ['blue', 'green', 'yellow', 'orange', 'brick-red'] as const

core('order-of-sugar-in-drinks', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const four = random.shuffle([...SHADES]).slice(0, 4)
    return { four, drink: random.pick(['four sports drinks', 'four soft drinks', 'four kinds of lemonade']) }
  },
  make: ({ four, drink }) => {
    const letters = ['P', 'Q', 'R', 'S']
    const sorted = [0, 1, 2, 3].toSorted(
      (one, other) => SHADES.indexOf(four[one] ?? 'blue') - SHADES.indexOf(four[other] ?? 'blue'),
    )
    const rising = sorted.map(at => letters[at] ?? '')
    const [first = '', second = '', third = '', last = ''] = rising
    const row = (order: readonly string[]) => order.join(' → ')
    return {
      stem: [
        `Equal volumes of ${drink}, P to S, are heated with equal volumes of Benedict’s solution for the same time. The diagram shows the colours at the end.`,
        `A student heats 2 cm^{3} of each of ${drink}, P to S, with 2 cm^{3} of Benedict’s solution for five minutes. The diagram shows the results.`,
        `The diagram shows the colours of Benedict’s solution after it was heated in the same way with ${drink}, P to S.`,
      ],
      figure: tubesInARow({
        name: 'four-tubes-after-heating',
        title: 'Four tubes after heating',
        tells: `Four test-tubes. ${four.map((colour, at) => `${letters[at]} is ${colour}`).join(', ')}.`,
        tubes: four.map((colour, at) => ({ top: letters[at] ?? '', below: colour })),
      }),
      prompt: [
        'What is the order from least to most reducing sugar?',
        'Which order of the drinks goes from the least to the most reducing sugar?',
      ],
      right: row(rising),
      wrong: [
        [
          row([...rising].reverse()),
          'You put the most sugar first: brick-red means most and blue means none.',
        ],
        [
          row([first, third, second, last]),
          `You exchanged ${second} and ${third} in the middle of the series.`,
        ],
        [
          row([second, first, third, last]),
          `You exchanged ${first} and ${second}, those with the least sugar.`,
        ],
      ],
      solution: `With more reducing sugar the colour goes from blue over green, yellow and orange to brick-red. The order is ${row(rising)}.`,
    }
  },
})

const COMPARED = [
  {
    thing: 'two milk samples for protein with biuret solution',
    table: [
      ['volume of milk / cm^{3}', '2', '4'],
      ['volume of biuret solution / cm^{3}', '2', '2'],
      ['time until looked at / min', '5', '5'],
    ],
    right: 'using the same volume of milk in both tubes',
    wrong: [
      [
        'heating both tubes for the same time',
        'You took the test for one that is heated, but biuret needs no heat.',
      ],
      ['using more biuret solution in both tubes', 'You changed what is already the same in both tubes.'],
      ['looking at each tube after a different time', 'You made another difference between the tubes.'],
    ],
  },
  {
    thing: 'two honeys for reducing sugar with Benedict’s solution',
    table: [
      ['volume of honey solution / cm^{3}', '3', '3'],
      ['volume of Benedict’s solution / cm^{3}', '3', '3'],
      ['time of heating / min', '2', '6'],
    ],
    right: 'heating both tubes for the same time',
    wrong: [
      ['using less honey solution in both tubes', 'You changed what is already the same in both tubes.'],
      ['leaving one of the two tubes unheated', 'You made the difference in heating larger.'],
      ['adding biuret solution to both tubes', 'You mixed up the tests: biuret shows protein.'],
    ],
  },
  {
    thing: 'two juices for vitamin C with DCPIP solution',
    table: [
      ['volume of DCPIP solution / cm^{3}', '1', '2'],
      ['drops of juice until colourless', '9', '14'],
      ['temperature / °C', '20', '20'],
    ],
    right: 'using the same volume of DCPIP in both tubes',
    wrong: [
      [
        'adding the same number of drops to both tubes',
        'You fixed the result: the number of drops is what is measured.',
      ],
      [
        'heating both tubes in a water bath',
        'You took the test for one that is heated, but DCPIP needs no heat.',
      ],
      ['using a higher temperature for one juice', 'You made another difference between the tubes.'],
    ],
  },
] as const

core('fair-comparison-of-two-samples', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({
    compared: random.pick(COMPARED),
    names: random.pick([
      ['P', 'Q'],
      ['X', 'Y'],
      ['1', '2'],
    ] as const),
    who: random.pick(['A student', 'A class', 'A food scientist']),
  }),
  make: ({ compared: { thing, table, right, wrong }, names, who }) => ({
    stem: [
      `${who} compares ${thing}. The table shows what was done.`,
      `The table shows how ${who.toLowerCase()} compared ${thing}.`,
      `${who} tests ${thing}, to find out which contains more. The table shows the two tubes.`,
    ],
    table: {
      head: ['', `sample ${names[0]}`, `sample ${names[1]}`],
      rows: table.map(row => [...row]),
    },
    prompt: ['Which change makes the comparison fair?', 'Which change is needed for a fair comparison?'],
    right,
    wrong: wrong.map(([text, error]): Wrong => [text, error]),
    solution: `Only the sample may differ. In the table one value that should be kept the same is not, so the change that is needed is ${right}.`,
  }),
})

const PAPERS = [
  { paper: 'dry cobalt chloride paper', from: 'blue', to: 'pink', liquid: 'water', sense: 'water is there' },
  {
    paper: 'blue litmus paper',
    from: 'blue',
    to: 'red',
    liquid: 'lemon juice',
    sense: 'the liquid is an acid',
  },
  {
    paper: 'red litmus paper',
    from: 'red',
    to: 'blue',
    liquid: 'soap solution',
    sense: 'the liquid is an alkali',
  },
  { paper: 'blue litmus paper', from: 'blue', to: 'red', liquid: 'vinegar', sense: 'the liquid is an acid' },
] as const

core('which-paper-and-which-colour', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({
    one: random.pick(PAPERS),
    place: random.pick(['a glass rod', 'a dropper', 'a clean straw']),
  }),
  make: ({ one: { paper, from, to, liquid, sense }, place }) => {
    return {
      stem: [
        `A drop of ${liquid} is put on ${paper} with ${place}.`,
        `A student uses ${place} to put a drop of ${liquid} on ${paper}.`,
        `With ${place}, a drop of ${liquid} is brought on to ${paper}.`,
      ],
      prompt: ['Which change of colour is seen?', 'How does the colour of the paper change?'],
      right: `from ${from} to ${to}`,
      wrong: [
        [`from ${to} to ${from}`, 'You gave the change the wrong way round.'],
        [`from ${from} to green`, 'You chose a colour of universal indicator, which is another paper.'],
        [
          `from ${to} to green`,
          'You took the colour at the end for the one at the start, and one of universal indicator for the end.',
        ],
      ],
      solution: `The paper is ${from} at the start. It turns ${to}, which shows that ${sense}.`,
    }
  },
})

const HAZARDS = [
  { test: 'A leaf is tested for starch.', hazard: 'ethanol catches fire', care: 'heat it in a water bath' },
  {
    test: 'A juice is heated with Benedict’s solution.',
    hazard: 'hot water burns',
    care: 'hold the tube with tongs',
  },
  { test: 'A food is shaken with ethanol.', hazard: 'ethanol catches fire', care: 'keep flames away' },
  {
    test: 'Biuret solution is added to milk.',
    hazard: 'the solution irritates',
    care: 'wear eye protection',
  },
  {
    test: 'A beaker of water is brought to the boil for a leaf.',
    hazard: 'hot water burns',
    care: 'hold the leaf with forceps',
  },
] as const

core('hazard-and-precaution', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const one = random.pick(HAZARDS)
    const others = HAZARDS.filter(({ hazard }) => hazard !== one.hazard)
    const [other] = random.shuffle([...others])
    return other ? { one, other, who: random.pick(['A student', 'A teacher', 'A technician']) } : null
  },
  make: ({ one, other, who }) => ({
    stem: [
      `${one.test} ${who} writes down a hazard and a precaution.`,
      `${who} plans this test: ${one.test.replace(/^./, first => first.toLowerCase())} A hazard and a precaution are needed.`,
      `${one.test} ${who} lists what may go wrong and what is done about it.`,
    ],
    prompt: ['Which row is correct for this test?', 'Which row fits this test?'],
    columns: 'hazard | precaution',
    right: `${one.hazard} | ${one.care}`,
    wrong: {
      [`${one.hazard} | measure with a syringe`]:
        'You gave something that makes the results better, not the work safer.',
      [`${one.hazard} | repeat the test three times`]:
        'You gave something that makes the results reliable, not the work safer.',
      [`the colour is hard to see | ${one.care}`]:
        'You took a difficulty of measuring for a hazard: it harms nobody.',
    },
    solution: `A hazard is what can harm, and the precaution must fit it: ${one.hazard}, so ${one.care}. Another test has another hazard: ${other.hazard}.`,
  }),
})
