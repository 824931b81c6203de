import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { pickCell } from '../cells'
import { capital } from '../shared'
import { heatedCrucibles, tubeInFlask } from './drawings'
import {
  GAS_LEFT,
  GOES_BACK,
  MASS_CONSERVED,
  NO_NEW_SUBSTANCE,
  NOTHING_LEAVES,
  OXYGEN_JOINS,
  STAYS,
  solidForms,
} from './points'

const { core, templates } = questionsOf('structured', '6.1', { calculator: 'needed' })

export { templates }

const ce = (equation: string) => `$\\ce{${equation}}$`

const KINDS = ['physical', 'chemical']

const UNCHANGED = [
  { name: 'zinc oxide', start: 'white powder', hot: 'yellow powder', cold: 'white powder' },
  { name: 'titanium(IV) oxide', start: 'white powder', hot: 'yellow powder', cold: 'white powder' },
  { name: 'iron(III) oxide', start: 'red-brown powder', hot: 'black powder', cold: 'red-brown powder' },
] as const

/** Metals that become oxides in air; `gain` is how much heavier. */
const METALS = [
  {
    name: 'magnesium',
    start: 'silver ribbon',
    hot: 'white flame',
    cold: 'white powder',
    gain: 2 / 3,
    equation: '2Mg + O2 -> 2MgO',
  },
  {
    name: 'copper',
    start: 'pink-brown powder',
    hot: 'black powder',
    cold: 'black powder',
    gain: 1 / 4,
    equation: '2Cu + O2 -> 2CuO',
  },
] as const

core('three-solids-in-tubes', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const metal = random.pick(METALS)
    return {
      unchanged: random.pick(UNCHANGED),
      metal,
      sizes: {
        unchanged: random.int(12, 30) / 10,
        // 0.124 g of the carbonate loses 0.044 g.
        carbonate: random.pick([1.24, 2.48, 3.72, 6.2]),
        metal: random.pick([0.48, 0.72, 0.96, 1.2]),
      },
      order: random.shuffle(['unchanged', 'carbonate', 'metal'] as const),
    }
  },
  make: ({ unchanged, metal, sizes, order }) => {
    const left = (sizes.carbonate * 80) / 124
    const gained = sizes.metal * (1 + metal.gain)
    const facts = {
      unchanged: { ...unchanged, masses: [sizes.unchanged, sizes.unchanged], kind: 'physical' },
      carbonate: {
        name: 'copper(II) carbonate',
        start: 'green powder',
        hot: 'black powder',
        cold: 'black powder',
        masses: [sizes.carbonate, left],
        kind: 'chemical',
      },
      metal: { ...metal, masses: [sizes.metal, gained], kind: 'chemical' },
    }
    const letterOf = (which: (typeof order)[number]) => 'XYZ'.charAt(order.indexOf(which))
    const [same, fizz, burnt] = [letterOf('unchanged'), letterOf('carbonate'), letterOf('metal')]
    const lost = sizes.carbonate - left
    return {
      stem: [
        'Three solids, X, Y and Z, are heated strongly in open crucibles and left to cool. The table shows the results.',
        'A student heats three solids, X, Y and Z, in open crucibles, lets them cool and weighs them before and afterwards.',
        'The diagram shows how three solids are heated in air. They are weighed before they are heated and after they have cooled.',
      ],
      figure: heatedCrucibles(['X', 'Y', 'Z']),
      table: {
        head: [
          'solid',
          'at the start',
          'when heated',
          'after cooling',
          'mass at the start / g',
          'mass after cooling / g',
        ],
        rows: order.map((which, at) => {
          const { start, hot, cold, masses } = facts[which]
          return ['XYZ'.charAt(at), start, hot, cold, plain(masses[0] ?? 0, 2), plain(masses[1] ?? 0, 2)]
        }),
      },
      parts: {
        a: ask.table({
          prompt: 'Complete the table to show the kind of change of each solid.',
          objective: 'AO2',
          head: ['solid', 'kind of change'],
          rows: order.map((which, at) => {
            const letter = 'XYZ'.charAt(at)
            return [{ text: letter }, pickCell(`change of ${letter}`, facts[which].kind, KINDS)]
          }),
          scheme: order.map((which, at) => `${'XYZ'.charAt(at)}: ${facts[which].kind}`),
          solution: `${same} is the same solid again with the same mass, so its change is physical. ${fizz} and ${burnt} have other masses and other looks after cooling: new substances have been formed.`,
        }),
        b: ask.written({
          lead: `Solid ${same} is ${unchanged.name}.`,
          prompt: `Explain why the change of ${unchanged.name} is a physical change.`,
          objective: 'AO2',
          scheme: [NO_NEW_SUBSTANCE, GOES_BACK],
          modelAnswer: `No new substance is formed. On cooling the ${unchanged.name} goes back to what it was, with the same mass.`,
          solution:
            'A change of colour or state alone is no chemical change. It is reversed on cooling, and nothing new is left.',
        }),
        c: ask.written({
          lead: `Solid ${fizz} is copper(II) carbonate.`,
          prompt: `Use the table to give **two** pieces of evidence that ${fizz} changes chemically.`,
          command: 'Give',
          objective: 'AO2',
          scheme: [GAS_LEFT, STAYS],
          modelAnswer:
            'Its mass falls, so a gas has been given off. It stays black on cooling and does not become green again.',
          solution:
            'A gas is a new substance, and it takes mass away. The black solid is another new substance.',
        }),
        'd.i': ask.number({
          prompt: `Calculate the mass of gas that is given off by solid ${fizz}.`,
          answer: lost,
          unit: 'g',
          sigFigs: 2,
          scheme: [
            `${plain(sizes.carbonate, 2)} − ${plain(left, 2)} = ${quantity(lost, 'g', lost < 1 ? 2 : 3)}`,
          ],
          solution: `Mass is conserved: the gas has the mass that the solid has lost. ${plain(sizes.carbonate, 2)} − ${plain(left, 2)} = ${quantity(lost, 'g', lost < 1 ? 2 : 3)}.`,
        }),
        'd.ii': ask.equation({
          lead: 'The products are copper(II) oxide and carbon dioxide.',
          prompt:
            'Write the symbol equation for the thermal decomposition of copper(II) carbonate, CuCO_{3}.',
          command: 'State',
          answer: 'CuCO3 -> CuO + CO2',
          states: false,
          scheme: ['formulae and balance'],
          solution: `${ce('CuCO3 -> CuO + CO2')}. All atoms of the carbonate are still there.`,
        }),
        e: ask.written({
          lead: `Solid ${burnt} is ${metal.name}.`,
          prompt: `Explain why the mass of solid ${burnt} increases.`,
          lines: 2,
          objective: 'AO2',
          scheme: [OXYGEN_JOINS],
          modelAnswer: `${capital(metal.name)} combines with oxygen from the air.`,
          solution: `The oxygen becomes part of the solid: ${ce(metal.equation)}. Its mass is added.`,
        }),
      },
    }
  },
  verify: ({ sizes }) => ({ 'd.i': (sizes.carbonate / 124) * 44 }),
})

const MIXED = [
  {
    first: 'silver nitrate',
    second: 'sodium chloride',
    precipitate: 'silver chloride',
    formula: 'AgCl',
    colour: 'white',
    salt: 'sodium nitrate',
    equation: 'AgNO3(aq) + NaCl(aq) -> AgCl(s) + NaNO3(aq)',
  },
  {
    first: 'barium chloride',
    second: 'sodium sulfate',
    precipitate: 'barium sulfate',
    formula: 'BaSO4',
    colour: 'white',
    salt: 'sodium chloride',
    equation: 'BaCl2(aq) + Na2SO4(aq) -> BaSO4(s) + 2NaCl(aq)',
  },
  {
    first: 'copper(II) sulfate',
    second: 'sodium hydroxide',
    precipitate: 'copper(II) hydroxide',
    formula: 'Cu(OH)2',
    colour: 'light blue',
    salt: 'sodium sulfate',
    equation: 'CuSO4(aq) + 2NaOH(aq) -> Cu(OH)2(s) + Na2SO4(aq)',
  },
  {
    first: 'silver nitrate',
    second: 'potassium iodide',
    precipitate: 'silver iodide',
    formula: 'AgI',
    colour: 'yellow',
    salt: 'potassium nitrate',
    equation: 'AgNO3(aq) + KI(aq) -> AgI(s) + KNO3(aq)',
  },
] as const

core('two-solutions-in-a-closed-flask', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const solution = random.int(420, 600) / 10
    return {
      item: random.pick(MIXED),
      reading: random.int(1400, 2100) / 10,
      solution,
      water: Math.round(solution * 10 - random.int(20, 60)) / 10,
    }
  },
  make: ({ item, reading, solution, water }) => {
    const { first, second, precipitate, formula, colour, salt, equation } = item
    const solid = solution - water
    return {
      stem: [
        `A closed flask holds aqueous ${first} and a small tube with aqueous ${second}. It stands on a balance. The flask is then tipped so that the two solutions mix and react.`,
        `A student puts aqueous ${first} into a flask and a small tube with aqueous ${second} into it, and closes the flask. The diagram shows the reading of the balance. Then the flask is tilted, and the solutions mix.`,
        `The diagram shows a closed flask with aqueous ${first} and, in a small tube, aqueous ${second}. When the flask is tilted, the solutions mix and react.`,
      ],
      figure: tubeInFlask(plain(reading, 1)),
      parts: {
        a: ask.written({
          lead: `One product is ${precipitate}, which is ${colour} and insoluble.`,
          prompt: 'Describe what is seen in the flask when the solutions mix.',
          lines: 1,
          scheme: [solidForms(colour)],
          modelAnswer: `A ${colour} precipitate is formed.`,
          solution: 'An insoluble product appears as a solid in the liquid: a precipitate.',
        }),
        b: ask.equation({
          lead: `The other product is aqueous ${salt}. The formula of ${precipitate} is ${ce(formula)}.`,
          prompt: 'Write the symbol equation for the reaction. Include state symbols.',
          command: 'State',
          objective: 'AO2',
          answer: equation,
          states: true,
          scheme: ['formulae and balance', 'state symbols'],
          solution: `${ce(equation)}. The precipitate is the only solid.`,
        }),
        'c.i': ask.number({
          prompt: 'State the reading of the balance after the reaction.',
          objective: 'AO2',
          answer: reading,
          unit: 'g',
          sigFigs: 4,
          scheme: [quantity(reading, 'g', 4)],
          solution: `Nothing enters or leaves the flask, so the reading is still ${quantity(reading, 'g', 4)}.`,
        }),
        'c.ii': ask.written({
          prompt: 'Explain your answer.',
          scheme: [NOTHING_LEAVES, MASS_CONSERVED],
          modelAnswer:
            'The flask is closed, so nothing leaves it. In a chemical change the atoms are only rearranged, and mass is conserved.',
          solution:
            'Two ideas: nothing leaves the flask, and the atoms in it are all still there, joined in another way.',
        }),
        'd.i': ask.table({
          lead: `The mixture is filtered, and the water of the filtrate is left to evaporate. Crystals of ${salt} are left.`,
          prompt: 'Complete the table.',
          head: ['what happens', 'kind of change'],
          rows: [
            [{ text: 'the two solutions react' }, pickCell('reaction', 'chemical', KINDS)],
            [{ text: 'the water evaporates' }, pickCell('evaporating', 'physical', KINDS)],
          ],
          scheme: ['reaction: chemical', 'evaporation: physical'],
          solution: `The reaction forms new substances. Water that evaporates is still water, and the ${salt} was in the solution before.`,
        }),
        'd.ii': ask.number({
          prompt: `The filtrate has a mass of ${quantity(solution, 'g', 3)}, and ${quantity(water, 'g', 3)} of water evaporates from it until only dry crystals are left. Calculate the mass of the crystals.`,
          command: 'Calculate',
          answer: solid,
          unit: 'g',
          sigFigs: 2,
          scheme: [`${plain(solution, 1)} − ${plain(water, 1)} = ${quantity(solid, 'g')}`],
          solution: `Mass is conserved in a physical change too: ${plain(solution, 1)} − ${plain(water, 1)} = ${quantity(solid, 'g')}.`,
        }),
      },
    }
  },
  verify: ({ reading, solution, water }) => ({
    'c.i': reading,
    'd.ii': (Math.round(solution * 10) - Math.round(water * 10)) / 10,
  }),
})
