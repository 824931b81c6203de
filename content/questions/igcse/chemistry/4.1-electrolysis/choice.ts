import { numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { electrodeGraph, letteredCell, platingFigure, tubesFigure } from './drawings'

const { core, supplement, templates } = choiceQuestions('4.1', { calculator: 'needed' })

export { templates }

const SIDES = ['left', 'right'] as const

const ELECTRODE_LETTERS = [
  ['P', 'Q', 'R'],
  ['X', 'Y', 'Z'],
  ['J', 'K', 'L'],
] as const

core('parts-of-a-cell', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    letters: random.pick(ELECTRODE_LETTERS),
    positive: random.pick(SIDES),
    place: random.pick(['laboratory', 'factory', 'classroom']),
  }),
  make: ({ letters: [one, other, liquid], positive, place }) => {
    const [anode, cathode] = positive === 'left' ? [one, other] : [other, one]
    return {
      stem: [
        `The diagram shows a cell for electrolysis in a ${place}. A current passes through it.`,
        `A compound is decomposed in the cell shown, which stands in a ${place}.`,
        `Parts of a cell for electrolysis in a ${place} are labelled ${one}, ${other} and ${liquid}.`,
      ],
      figure: letteredCell([one, other], liquid, positive),
      prompt: ['Which row names the labelled parts?', 'Which row gives the names of the parts?'],
      columns: `${one} | ${other} | ${liquid}`,
      right: `${positive === 'left' ? 'anode | cathode' : 'cathode | anode'} | electrolyte`,
      wrong: {
        [`${positive === 'left' ? 'cathode | anode' : 'anode | cathode'} | electrolyte`]:
          'You exchanged the electrodes: the anode is positive, the cathode negative.',
        [one === anode ? 'anode | electrolyte | cathode' : 'electrolyte | anode | cathode']:
          'You took the liquid for an electrode, but it is the electrolyte.',
        [one === cathode ? 'cathode | electrolyte | anode' : 'electrolyte | cathode | anode']:
          'You took an electrode for the electrolyte, which is the liquid between the electrodes.',
      },
      solution: `The electrode at the positive terminal, ${anode}, is the anode. The electrode at the negative terminal, ${cathode}, is the cathode. The liquid, ${liquid}, is the electrolyte.`,
    }
  },
})

const MELTS = [
  ['potassium bromide', 'potassium', 'bromine', 'bromide'],
  ['zinc chloride', 'zinc', 'chlorine', 'chloride'],
  ['magnesium chloride', 'magnesium', 'chlorine', 'chloride'],
  ['lithium iodide', 'lithium', 'iodine', 'iodide'],
  ['calcium bromide', 'calcium', 'bromine', 'bromide'],
  ['sodium iodide', 'sodium', 'iodine', 'iodide'],
] as const

core('products-of-a-melt', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    melt: random.pick(MELTS),
    material: random.pick(['carbon', 'graphite', 'platinum']),
  }),
  make: ({ melt: [name, metal, element, ion], material }) => ({
    stem: [
      `Molten ${name} is electrolysed with ${material} electrodes.`,
      `A student melts ${name} and passes a current through it between inert ${material} electrodes.`,
      `${capital(name)} is heated until it melts. Then two rods of ${material} are put in, and it is electrolysed.`,
    ],
    prompt: ['What is formed at each electrode?', 'Which row gives the products?'],
    columns: 'at the anode | at the cathode',
    right: `${element} | ${metal}`,
    wrong: {
      [`${metal} | ${element}`]:
        'You exchanged the electrodes: metals form at the cathode, which is negative, since their ions are positive.',
      [`${element} | hydrogen`]:
        'You thought of an aqueous solution; a molten compound contains no hydrogen ions.',
      [`oxygen | ${metal}`]: `You thought of a dilute solution; the only negative ions here are ${ion} ions.`,
    },
    solution: `The melt contains only ${metal} ions and ${ion} ions. The metal forms at the cathode, and the non-metal, ${element}, at the anode.`,
  }),
})

const GASES = {
  chlorine: 'it bleaches damp litmus paper',
  hydrogen: 'it gives a pop with a lighted splint',
  oxygen: 'it relights a glowing splint',
} as const

const AQUEOUS = [
  {
    name: 'concentrated aqueous sodium chloride',
    anode: 'chlorine',
    unformed: 'oxygen',
    levels: [0.42, 0.42],
  },
  { name: 'dilute sulfuric acid', anode: 'oxygen', unformed: 'chlorine', levels: [0.32, 0.64] },
] as const

core('gas-in-a-tube', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    liquid: random.pick(AQUEOUS),
    positive: random.pick(SIDES),
    atAnode: random.chance(0.5),
    letters: random.pick([
      ['P', 'Q'],
      ['X', 'Y'],
      ['S', 'T'],
    ] as const),
  }),
  make: ({ liquid, positive, atAnode, letters }) => {
    const isLeft = atAnode === (positive === 'left')
    const asked = letters[isLeft ? 0 : 1]
    const [gas, other] = atAnode
      ? ([liquid.anode, 'hydrogen'] as const)
      : (['hydrogen', liquid.anode] as const)
    const [anodeLevel, cathodeLevel] = liquid.levels
    const levels =
      positive === 'left' ? ([anodeLevel, cathodeLevel] as const) : ([cathodeLevel, anodeLevel] as const)
    return {
      stem: [
        `${capital(liquid.name)} is electrolysed with platinum electrodes. Two gases are collected.`,
        `The diagram shows the electrolysis of ${liquid.name} with inert electrodes.`,
        `A student collects the two gases that form when ${liquid.name} is electrolysed with inert electrodes.`,
      ],
      figure: tubesFigure(letters, positive, levels),
      prompt: [
        `Which gas is in tube ${asked}, and how is it tested?`,
        `Which row describes the gas in tube ${asked}?`,
      ],
      columns: 'gas | test',
      right: `${gas} | ${GASES[gas]}`,
      wrong: {
        [`${other} | ${GASES[other]}`]: `You exchanged the electrodes: tube ${asked} is over the ${atAnode ? 'anode' : 'cathode'}.`,
        [`${liquid.unformed} | ${GASES[liquid.unformed]}`]: `You took the ${liquid.unformed} that forms from another liquid; ${liquid.name} gives hydrogen and ${liquid.anode}.`,
        [`${gas} | ${GASES[other]}`]: `You found the gas, but gave the test of ${other}.`,
      },
      solution: `${capital(liquid.name)} gives hydrogen at the cathode and ${liquid.anode} at the anode. Tube ${asked} is over the ${atAnode ? 'positive electrode, the anode' : 'negative electrode, the cathode'}: ${gas}. Its test: ${GASES[gas]}.`,
    }
  },
})

const POP = 'bubbles of a colourless gas, which gives a pop with a lighted splint'
const SEEN = [
  {
    name: 'molten lead(II) bromide',
    cathode: 'a silvery liquid, which sinks to the bottom',
    anode: 'a brown vapour',
    error: 'gives a silvery liquid at the cathode and a brown vapour at the anode',
  },
  {
    name: 'molten zinc chloride',
    cathode: 'a silvery liquid, which sinks to the bottom',
    anode: 'bubbles of a pale green gas, which bleaches damp litmus paper',
    error: 'gives a silvery liquid at the cathode and a pale green gas at the anode',
  },
  {
    name: 'concentrated aqueous sodium chloride',
    cathode: POP,
    anode: 'bubbles of a pale green gas, which bleaches damp litmus paper',
    error: 'gives hydrogen at the cathode and chlorine at the anode',
  },
  {
    name: 'dilute sulfuric acid',
    cathode: POP,
    anode: 'bubbles of a colourless gas, which relights a glowing splint',
    error: 'gives hydrogen at the cathode and oxygen at the anode',
  },
] as const

core('which-electrolyte', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ right: random.int(0, 3), anodeFirst: random.chance(0.5) }),
  make: ({ right, anodeFirst }) => {
    const found = SEEN[right] ?? SEEN[0]
    const rows = [
      ['anode', found.anode],
      ['cathode', found.cathode],
    ]
    return {
      stem: [
        'A liquid is electrolysed with carbon electrodes. The table shows what is observed.',
        'The label of a liquid is lost. It is electrolysed with inert electrodes, with the results shown.',
        'The table gives the observations when a current passes through an electrolyte between inert electrodes.',
      ],
      table: { head: ['electrode', 'observation'], rows: anodeFirst ? rows : rows.toReversed() },
      prompt: ['Which liquid is it?', 'What is the electrolyte?'],
      right: found.name,
      wrong: SEEN.filter(({ name }) => name !== found.name).map(
        ({ name, error }): Wrong => [name, `You chose ${name}, but it ${error}.`],
      ),
      solution: `Read each electrode by itself: ${found.name} ${found.error}.`,
    }
  },
})

const PLATINGS = [
  {
    object: 'a steel spoon',
    base: 'iron',
    metal: 'silver',
    salt: 'silver nitrate',
    baseSalt: 'iron(II) nitrate',
  },
  {
    object: 'a steel ladle',
    base: 'iron',
    metal: 'copper',
    salt: 'copper(II) sulfate',
    baseSalt: 'iron(II) sulfate',
  },
  {
    object: 'a copper spoon',
    base: 'copper',
    metal: 'silver',
    salt: 'silver nitrate',
    baseSalt: 'copper(II) nitrate',
  },
  {
    object: 'a copper ladle',
    base: 'copper',
    metal: 'nickel',
    salt: 'nickel(II) sulfate',
    baseSalt: 'copper(II) sulfate',
  },
] as const

core('plate-an-object', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ plating: random.pick(PLATINGS) }),
  make: ({ plating: { object, base, metal, salt, baseSalt } }) => ({
    stem: [
      `The apparatus shown is used to electroplate ${object} with ${metal}. X is a metal rod and Y is an aqueous solution.`,
      `A workshop plates ${object} with ${metal}. X is a rod of a metal, and Y is a solution.`,
      `${capital(object)} is to be covered with ${metal} in the apparatus shown. The metal rod X and the solution Y have to be chosen.`,
    ],
    figure: platingFigure('X', object.replace('a ', ''), 'Y'),
    prompt: ['Which row is correct?', 'Which row describes how the object should be electroplated?'],
    columns: 'terminal joined to the object | X | Y',
    right: `negative | ${metal} | ${salt}`,
    wrong: {
      [`positive | ${metal} | ${salt}`]:
        'You made the object the anode; metal ions are positive and go to the cathode.',
      [`negative | ${base} | ${salt}`]: `You chose the metal of the object; the anode must be ${metal}, so that it replaces the ions.`,
      [`negative | ${metal} | ${baseSalt}`]: `You chose a solution without ${metal} ions; the electrolyte must contain ions of the plating metal.`,
    },
    solution: `The object is the cathode, joined to the negative terminal. The anode is ${metal}, and the electrolyte contains ${metal} ions: aqueous ${salt}.`,
  }),
})

supplement('carriers-of-charge', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    letters: random.pick([
      ['P', 'Q'],
      ['X', 'Y'],
      ['J', 'K'],
    ] as const),
    positive: random.pick(SIDES),
    liquid: random.pick([
      'molten zinc chloride',
      'dilute sulfuric acid',
      'molten lead(II) bromide',
      'aqueous copper(II) sulfate',
    ]),
  }),
  make: ({ letters, positive, liquid }) => {
    const [anode, cathode] = positive === 'left' ? letters : letters.toReversed()
    return {
      stem: [
        `In the cell shown ${liquid} is electrolysed with carbon electrodes, ${letters[0]} and ${letters[1]}.`,
        `A current passes through ${liquid} between two carbon electrodes.`,
        `The diagram shows the electrolysis of ${liquid}. The electrodes, ${letters[0]} and ${letters[1]}, are inert.`,
      ],
      figure: letteredCell(letters, liquid, positive),
      prompt: ['How is charge carried?', 'Which row describes how charge moves?'],
      columns: 'in the wires | in the electrolyte',
      right: `electrons, from ${anode} through the supply to ${cathode} | positive and negative ions`,
      wrong: {
        [`electrons, from ${cathode} through the supply to ${anode} | positive and negative ions`]:
          'You reversed the electrons: they leave the anode, where ions lose them, and arrive at the cathode.',
        [`electrons, from ${anode} through the supply to ${cathode} | electrons only`]:
          'You let electrons pass through the liquid, but there the charge is carried by ions.',
        [`positive ions, from ${anode} through the supply to ${cathode} | positive and negative ions`]:
          'You let ions pass through the wires, but in a metal only electrons move.',
      },
      solution: `At the anode, ${anode}, ions lose electrons. These move through the wires and the supply to the cathode, ${cathode}, where ions gain them. In the liquid ions of both kinds move.`,
    }
  },
})

supplement('copper-from-anode-to-cathode', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const start = random.pick([6.4, 7.2, 8, 8.8, 9.6])
    const perTen = random.pick([0.4, 0.6, 0.8])
    const minutes = random.pick([20, 30, 40, 50])
    const cathode = random.pick([2.4, 3.5, 4.1, 4.6, 5.3])
    const anodeThen = start - (perTen * minutes) / 10
    const right = cathode + start - anodeThen
    const wrong = threeSlips(
      random,
      right,
      [
        [2 * cathode - right, 'You subtracted the mass, but the cathode gains what the anode loses.'],
        [anodeThen, 'You read the mass of the anode.'],
        [cathode + 6 * perTen, 'You took the copper that is transferred in the whole 60 minutes.'],
        [right - cathode, 'You gave the mass of copper that is transferred, without the mass at the start.'],
        [cathode + anodeThen, 'You added the mass that the anode still has, not the mass it has lost.'],
        [cathode + (right - cathode) / 2, 'You took half of the copper, but all of it goes to the cathode.'],
      ].filter((slip): slip is [number, string] => Number(slip[0]) > 0.1),
      value => quantity(value, 'g', 2),
    )
    return wrong ? { start, perTen, minutes, cathode, right, wrong } : null
  },
  make: ({ start, perTen, minutes, cathode, right, wrong }) => ({
    stem: [
      `Aqueous copper(II) sulfate is electrolysed with copper electrodes. The graph shows the mass of the anode. At the start the mass of the cathode is ${quantity(cathode, 'g')}.`,
      `A current passes through aqueous copper(II) sulfate between two electrodes of pure copper. The graph shows how the mass of the anode changes. The cathode has a mass of ${quantity(cathode, 'g')} at the start.`,
      `Two pieces of copper are the electrodes in aqueous copper(II) sulfate. The mass of the anode is shown in the graph, and the mass of the cathode is ${quantity(cathode, 'g')} before the current is switched on.`,
    ],
    figure: electrodeGraph(start, perTen),
    prompt: [
      `What is the mass of the cathode after ${quantity(minutes, 'min')}?`,
      `Which mass does the cathode have after ${quantity(minutes, 'min')}?`,
    ],
    options: numbers({ right, unit: 'g', sigFigs: 2, wrong }),
    solution: `After ${quantity(minutes, 'min')} the mass of the anode is ${quantity(start - (perTen * minutes) / 10, 'g', 2)}, so it has lost ${quantity(start, 'g', 2)} − ${quantity(start - (perTen * minutes) / 10, 'g', 2)} = ${quantity((perTen * minutes) / 10, 'g', 2)}. As much copper is deposited on the cathode: ${quantity(cathode, 'g', 2)} + ${quantity((perTen * minutes) / 10, 'g', 2)} = ${quantity(right, 'g', 2)}.`,
  }),
  verify: ({ perTen, minutes, cathode }) => cathode + perTen * (minutes / 10),
})

const HALIDES = [
  { name: 'sodium chloride', metal: 'sodium', halogen: 'chlorine', isReactive: true },
  { name: 'potassium chloride', metal: 'potassium', halogen: 'chlorine', isReactive: true },
  { name: 'potassium bromide', metal: 'potassium', halogen: 'bromine', isReactive: true },
  { name: 'magnesium bromide', metal: 'magnesium', halogen: 'bromine', isReactive: true },
  { name: 'calcium chloride', metal: 'calcium', halogen: 'chlorine', isReactive: true },
  { name: 'copper(II) chloride', metal: 'copper', halogen: 'chlorine', isReactive: false },
  { name: 'copper(II) bromide', metal: 'copper', halogen: 'bromine', isReactive: false },
] as const

supplement('halide-in-solution', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ halide: random.pick(HALIDES), isConcentrated: random.chance(0.5) }),
  make: ({ halide: { name, metal, halogen, isReactive }, isConcentrated }) => {
    const strength = isConcentrated ? 'concentrated' : 'dilute'
    const [anode, otherAnode] = isConcentrated ? [halogen, 'oxygen'] : ['oxygen', halogen]
    const [cathode, otherCathode] = isReactive ? ['hydrogen', metal] : [metal, 'hydrogen']
    const anodeError = isConcentrated
      ? `in a concentrated solution the halogen forms at the anode`
      : `in a dilute solution oxygen forms at the anode`
    const cathodeError = isReactive
      ? `${metal} is more reactive than hydrogen, so hydrogen forms at the cathode`
      : `${metal} is less reactive than hydrogen, so ${metal} forms at the cathode`
    return {
      stem: [
        `${capital(strength)} aqueous ${name} is electrolysed with platinum electrodes.`,
        `A ${strength} solution of ${name} in water is electrolysed between inert electrodes.`,
        `A current is passed through ${strength} aqueous ${name}, with electrodes of carbon.`,
      ],
      prompt: ['What is formed at each electrode?', 'Which row gives the products?'],
      columns: 'at the anode | at the cathode',
      right: `${anode} | ${cathode}`,
      wrong: {
        [`${otherAnode} | ${cathode}`]: `You have the cathode right, but ${anodeError}.`,
        [`${anode} | ${otherCathode}`]: `You have the anode right, but ${cathodeError}.`,
        [`${otherAnode} | ${otherCathode}`]: `You missed both: ${anodeError}, and ${cathodeError}.`,
      },
      solution: `${capital(anodeError)}. ${capital(cathodeError)}.`,
    }
  },
})

/** Electrons for each particle that forms at the cathode and at the anode. */
const COUNTS = [
  {
    liquid: 'aqueous copper(II) sulfate',
    atoms: 'atoms of copper',
    atCathode: 2,
    anode: 'oxygen',
    atAnode: 4,
  },
  {
    liquid: 'dilute sulfuric acid',
    atoms: 'molecules of hydrogen',
    atCathode: 2,
    anode: 'oxygen',
    atAnode: 4,
  },
  { liquid: 'aqueous silver nitrate', atoms: 'atoms of silver', atCathode: 1, anode: 'oxygen', atAnode: 4 },
  {
    liquid: 'molten aluminium oxide',
    atoms: 'atoms of aluminium',
    atCathode: 3,
    anode: 'oxygen',
    atAnode: 4,
  },
  { liquid: 'molten sodium chloride', atoms: 'atoms of sodium', atCathode: 1, anode: 'chlorine', atAnode: 2 },
  {
    liquid: 'molten potassium bromide',
    atoms: 'atoms of potassium',
    atCathode: 1,
    anode: 'bromine',
    atAnode: 2,
  },
] as const

const HALVES: Record<string, string> = {
  'atoms of copper': '$\\ce{Cu^2+ + 2e- -> Cu}$',
  'molecules of hydrogen': '$\\ce{2H+ + 2e- -> H2}$',
  'atoms of silver': '$\\ce{Ag+ + e- -> Ag}$',
  'atoms of aluminium': '$\\ce{Al^3+ + 3e- -> Al}$',
  'atoms of sodium': '$\\ce{Na+ + e- -> Na}$',
  'atoms of potassium': '$\\ce{K+ + e- -> K}$',
}

supplement('molecules-at-the-anode', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const cell = random.pick(COUNTS)
    const count = random.step(8, 60, 4)
    const right = (count * cell.atCathode) / cell.atAnode
    const electrons = count * cell.atCathode
    const wrong = threeSlips(
      random,
      right,
      [
        [
          count,
          'You took as many molecules as particles at the cathode, but the numbers of electrons differ.',
        ],
        [(count * cell.atAnode) / cell.atCathode, 'You turned the ratio of the electrons upside down.'],
        [electrons, 'You gave the number of electrons that are transferred.'],
        [
          cell.atAnode === 4 ? electrons / 2 : electrons / 4,
          `You took ${cell.atAnode === 4 ? 'two' : 'four'} electrons for each molecule at the anode, but it is ${cell.atAnode === 4 ? 'four' : 'two'}.`,
        ],
        [2 * electrons, 'You counted the electrons at both electrodes; the same number passes each of them.'],
      ].filter((slip): slip is [number, string] => Number.isInteger(slip[0])),
      String,
    )
    return wrong ? { cell, count, right, electrons, wrong } : null
  },
  make: ({ cell: { liquid, atoms, atCathode, anode, atAnode }, count, right, electrons, wrong }) => ({
    stem: [
      `${capital(liquid)} is electrolysed with inert electrodes. In a model of the cell ${count} ${atoms} form at the cathode, and ${anode} forms at the anode.`,
      `In the electrolysis of ${liquid} with inert electrodes ${anode} forms at the anode. In a short time ${count} ${atoms} form at the cathode.`,
      `A computer model shows the electrolysis of ${liquid} with inert electrodes: ${count} ${atoms} are formed at the cathode while ${anode} is formed at the anode.`,
    ],
    prompt: [
      `How many molecules of ${anode} form in the same time?`,
      `How many molecules of ${anode} does the same number of electrons give?`,
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `${HALVES[atoms] ?? ''}: ${count} × ${atCathode} = ${electrons} electrons are gained. For each molecule of ${anode} ${atAnode} electrons are lost. So ${electrons} ÷ ${atAnode} = ${right} molecules.`,
  }),
  verify: ({ cell, count }) => {
    // One electron after the other: count molecules when enough have been lost.
    let molecules = 0
    let waiting = 0
    for (let passed = 0; passed < count * cell.atCathode; passed += 1) {
      waiting += 1
      if (waiting === cell.atAnode) {
        molecules += 1
        waiting = 0
      }
    }
    return molecules
  },
})
