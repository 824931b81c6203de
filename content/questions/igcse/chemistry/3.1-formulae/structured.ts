import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { formulaCell, pickCell, wholeCell } from '../cells'
import { capital } from '../shared'
import { layerCounts, layerFigure, twoModels, twoSolutions } from './drawings'
import { ce } from './models'
import { CHARGES_CANCEL, EMPIRICAL_FORMULA, MOLECULAR_FORMULA, NO_PART } from './points'
import { charged, PRECIPITATIONS } from './precipitations'

const { core, supplement, templates } = questionsOf('structured', '3.1', { calculator: 'needed' })

export { templates }

/** The other orders of three symbols with their numbers. */
const inAnyOrder = (a: string, b: string, c: string) => [
  a + c + b,
  b + a + c,
  b + c + a,
  c + a + b,
  c + b + a,
]

/** Gases with their combustion; the numbers of atoms in one molecule are counted in the models. */
const FUELS = [
  { what: 'CH3CH2CH3', formula: 'C3H8', equation: 'C3H8 + 5O2 -> 3CO2 + 4H2O', accept: ['H8C3'] },
  { what: 'CH2=CH2', formula: 'C2H4', equation: 'C2H4 + 3O2 -> 2CO2 + 2H2O', accept: ['H4C2'] },
  { what: 'CH4', formula: 'CH4', equation: 'CH4 + 2O2 -> CO2 + 2H2O', accept: ['H4C'] },
] as const

/** The atoms may stand in any order; a structural formula is not what is asked. */
const LIQUIDS = [
  { what: 'CH3OH', formula: 'CH4O', atoms: 6, accept: inAnyOrder('C', 'H4', 'O') },
  { what: 'CH3CH2OH', formula: 'C2H6O', atoms: 9, accept: inAnyOrder('C2', 'H6', 'O') },
  { what: 'CH3COOH', formula: 'C2H4O2', atoms: 8, accept: inAnyOrder('C2', 'H4', 'O2') },
  { what: 'CH3COCH3', formula: 'C3H6O', atoms: 10, accept: inAnyOrder('C3', 'H6', 'O') },
] as const

const STATES = ['(s)', '(l)', '(g)', '(aq)'] as const

core('two-models', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q] = [random.int(0, FUELS.length - 1), random.int(0, LIQUIDS.length - 1)]
    return { p, q, molecules: random.int(3, 8) }
  },
  make: ({ p, q, molecules }) => {
    const [fuel, liquid] = [FUELS[p] ?? FUELS[0], LIQUIDS[q] ?? LIQUIDS[0]]
    return {
      stem: [
        'The diagram shows models of molecules of two substances, P and Q. At room temperature P is a gas and Q is a liquid.',
        'A teacher shows models of a molecule of a gas, P, and of a molecule of a liquid, Q.',
        'P and Q are models of molecules. At room temperature substance P is a gas, substance Q a liquid.',
      ],
      figure: twoModels(fuel.what, liquid.what, p * LIQUIDS.length + q),
      parts: {
        a: ask.table({
          prompt: 'Deduce the molecular formulae of P and Q.',
          command: 'Deduce',
          objective: 'AO2',
          head: ['P', 'Q'],
          rows: [
            [
              { ...formulaCell('P', fuel.formula), accept: [...fuel.accept] },
              { ...formulaCell('Q', liquid.formula), accept: [...liquid.accept] },
            ],
          ],
          scheme: [fuel.formula, liquid.formula],
          solution: `Count the balls of each kind: P is ${ce(fuel.formula)} and Q is ${ce(liquid.formula)}.`,
        }),
        b: ask.written({
          prompt: 'State what is meant by the *molecular formula* of a substance.',
          scheme: MOLECULAR_FORMULA,
          modelAnswer: 'It is the number and type of different atoms in one molecule.',
          solution: 'Two ideas: what is counted, atoms of each type, and where, in one molecule.',
        }),
        c: ask.number({
          prompt: `Calculate the total number of atoms in ${molecules} molecules of Q.`,
          answer: molecules * liquid.atoms,
          sigFigs: 2,
          scheme: [`${molecules} × ${liquid.atoms} = ${molecules * liquid.atoms}`],
          solution: `One molecule of Q has ${liquid.atoms} atoms, so ${molecules} molecules have ${molecules} × ${liquid.atoms} = ${molecules * liquid.atoms}.`,
        }),
        'd.i': ask.equation({
          lead: 'P burns in oxygen. Carbon dioxide and water are the only products.',
          prompt: 'Give the symbol equation for this reaction. State symbols are not needed.',
          command: 'State',
          objective: 'AO2',
          answer: fuel.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `${ce(fuel.equation)}. Balance carbon first, then hydrogen, and oxygen at the end.`,
        }),
        'd.ii': ask.table({
          prompt: 'Complete the table with the state symbols of the substances at room temperature.',
          head: ['', 'oxygen', 'carbon dioxide', 'water'],
          rows: [
            [
              { text: 'state symbol' },
              { ...pickCell('oxygen', '(g)', STATES), marks: 1 },
              pickCell('carbon dioxide', '(g)', STATES),
              pickCell('water', '(l)', STATES),
            ],
          ],
          scheme: ['oxygen (g)', 'carbon dioxide (g)', 'water (l)'],
          solution: 'Oxygen and carbon dioxide are gases. Water itself is a liquid, (l), not (aq).',
        }),
      },
    }
  },
  verify: ({ q, molecules }) => {
    // The atoms of one molecule are read from its formula.
    const formula = LIQUIDS[q]?.formula ?? ''
    const inOne = [...formula.matchAll(/[A-Z](\d*)/g)].reduce((all, [, n]) => all + Number(n || 1), 0)
    return { c: inOne * molecules }
  },
})

/** A layer of ions, and further compounds of the same metal. */
const LAYERS = [
  {
    name: 'calcium fluoride',
    metal: 'calcium',
    ions: ['Ca^{2+}', 'F^{−}'],
    counts: [1, 2],
    formula: 'CaF2',
    others: [
      ['calcium nitrate', 'Ca(NO3)2'],
      ['calcium sulfate', 'CaSO4'],
      ['calcium hydroxide', 'Ca(OH)2'],
    ],
  },
  {
    name: 'potassium oxide',
    metal: 'potassium',
    ions: ['K^{+}', 'O^{2−}'],
    counts: [2, 1],
    formula: 'K2O',
    others: [
      ['potassium nitrate', 'KNO3'],
      ['potassium sulfate', 'K2SO4'],
      ['potassium carbonate', 'K2CO3'],
    ],
  },
  {
    name: 'aluminium oxide',
    metal: 'aluminium',
    ions: ['Al^{3+}', 'O^{2−}'],
    counts: [2, 3],
    formula: 'Al2O3',
    others: [
      ['aluminium nitrate', 'Al(NO3)3'],
      ['aluminium sulfate', 'Al2(SO4)3'],
      ['aluminium hydroxide', 'Al(OH)3'],
    ],
  },
  {
    name: 'iron(III) fluoride',
    metal: 'iron(III)',
    ions: ['Fe^{3+}', 'F^{−}'],
    counts: [1, 3],
    formula: 'FeF3',
    others: [
      ['iron(III) nitrate', 'Fe(NO3)3'],
      ['iron(III) sulfate', 'Fe2(SO4)3'],
      ['iron(III) hydroxide', 'Fe(OH)3'],
    ],
  },
  {
    name: 'magnesium chloride',
    metal: 'magnesium',
    ions: ['Mg^{2+}', 'Cl^{−}'],
    counts: [1, 2],
    formula: 'MgCl2',
    others: [
      ['magnesium nitrate', 'Mg(NO3)2'],
      ['magnesium carbonate', 'MgCO3'],
      ['magnesium hydroxide', 'Mg(OH)2'],
    ],
  },
] as const

const SUGARS = [
  { name: 'glucose', molecular: 'C6H12O6', empirical: 'CH2O', factor: 6, accept: inAnyOrder('C', 'H2', 'O') },
  { name: 'hexane', molecular: 'C6H14', empirical: 'C3H7', factor: 2, accept: ['H7C3'] },
  {
    name: 'butanoic acid',
    molecular: 'C4H8O2',
    empirical: 'C2H4O',
    factor: 2,
    accept: inAnyOrder('C2', 'H4', 'O'),
  },
  { name: 'octane', molecular: 'C8H18', empirical: 'C4H9', factor: 2, accept: ['H9C4'] },
  { name: 'benzene', molecular: 'C6H6', empirical: 'CH', factor: 6, accept: ['HC'] },
  { name: 'butene', molecular: 'C4H8', empirical: 'CH2', factor: 4, accept: ['H2C'] },
] as const

supplement('ions-in-a-layer', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({ layer: random.pick(LAYERS), other: random.pick(SUGARS) }),
  make: ({ layer, other }) => {
    const [first, second] = layer.counts
    const [all, rest] = layerCounts(first, second)
    const [positive, negative] = layer.ions
    return {
      stem: [
        `${capital(layer.name)} is an ionic compound. The diagram shows the ions in a small part of it.`,
        `The diagram represents some of the ions in ${layer.name}, an ionic compound.`,
        `A student draws the ions in a small piece of ${layer.name}.`,
      ],
      figure: layerFigure({ label: positive, count: first }, { label: negative, count: second }),
      parts: {
        'a.i': ask.table({
          prompt: 'Complete the table with the number of each ion in the diagram.',
          objective: 'AO2',
          head: ['ion', 'number'],
          rows: [
            [{ text: positive }, wholeCell('positive ions', all)],
            [{ text: negative }, wholeCell('negative ions', rest)],
          ],
          scheme: [`${positive}: ${all}`, `${negative}: ${rest}`],
          solution: `There are ${all} ions ${positive} and ${rest} ions ${negative}.`,
        }),
        'a.ii': words({
          subject: 'igcse/chemistry',
          prompt: `Deduce the formula of ${layer.name}.`,
          command: 'Deduce',
          objective: 'AO2',
          mode: 'formula',
          answers: [{ text: layer.formula }],
          solution: `${all} to ${rest} is ${first} to ${second} in its simplest form: ${ce(layer.formula)}.`,
        }),
        b: ask.written({
          prompt: `Explain, in terms of charges, why the ions in ${layer.name} are present in this ratio.`,
          lines: 2,
          objective: 'AO2',
          scheme: [CHARGES_CANCEL],
          modelAnswer:
            'In this ratio the positive and negative charges add up to zero: the compound is neutral.',
          solution: 'A compound has no charge as a whole, so the charges of its ions must cancel.',
        }),
        c: ask.table({
          prompt: `Complete the table with the formulae of three other compounds of ${layer.metal.replace('(III)', '')}.`,
          head: ['compound', 'formula'],
          rows: layer.others.map(([name, formula]) => [{ text: name }, formulaCell(name, formula)]),
          scheme: layer.others.map(([name, formula]) => `${name}: ${ce(formula)}`),
          solution: `The ion of the metal is ${positive}. Choose the numbers of ions so that the charges add up to zero, and put an ion of several atoms in a bracket where there is more than one.`,
        }),
        'd.i': ask.written({
          prompt: 'State what is meant by the *empirical formula* of a compound.',
          scheme: EMPIRICAL_FORMULA,
          modelAnswer:
            'It is the simplest whole-number ratio of the different atoms or ions in the compound.',
          solution: 'Two ideas: the simplest whole-number ratio, and of what: atoms or ions.',
        }),
        'd.ii': words({
          subject: 'igcse/chemistry',
          prompt: `The molecular formula of ${other.name} is ${ce(other.molecular)}. Deduce its empirical formula.`,
          command: 'Deduce',
          objective: 'AO2',
          mode: 'formula',
          answers: [{ text: other.empirical, accept: [...other.accept] }],
          solution: `Divide all numbers by ${other.factor}: ${ce(other.empirical)}.`,
        }),
      },
    }
  },
})

/** Reactions told in words, with what each phrase stands for. */
const DESCRIBED = [
  {
    story:
      'Solid zinc carbonate reacts with dilute hydrochloric acid. The products are aqueous zinc chloride, water and carbon dioxide.',
    answer: 'ZnCO3(s) + 2HCl(aq) -> ZnCl2(aq) + H2O(l) + CO2(g)',
  },
  {
    story:
      'Copper(II) oxide powder reacts with dilute nitric acid. The products are aqueous copper(II) nitrate and water.',
    answer: 'CuO(s) + 2HNO3(aq) -> Cu(NO3)2(aq) + H2O(l)',
  },
  {
    story:
      'Aluminium reacts with dilute sulfuric acid. The products are aqueous aluminium sulfate and hydrogen.',
    answer: '2Al(s) + 3H2SO4(aq) -> Al2(SO4)3(aq) + 3H2(g)',
  },
  {
    story:
      'Solid magnesium hydroxide reacts with dilute nitric acid. The products are aqueous magnesium nitrate and water.',
    answer: 'Mg(OH)2(s) + 2HNO3(aq) -> Mg(NO3)2(aq) + 2H2O(l)',
  },
  {
    story:
      'Iron reacts with aqueous copper(II) sulfate. The products are copper and aqueous iron(II) sulfate.',
    answer: 'Fe(s) + CuSO4(aq) -> Cu(s) + FeSO4(aq)',
  },
] as const

supplement('two-solutions-are-mixed', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({ one: random.pick(PRECIPITATIONS), described: random.pick(DESCRIBED) }),
  make: ({ one, described }) => {
    const [first, second] = one.spectators
    const [salt, other] = one.salts
    return {
      stem: [
        `A student adds aqueous ${salt} to aqueous ${other}. A precipitate of ${one.solidName} forms. The diagram shows the ions in the two solutions.`,
        `Aqueous ${salt} and aqueous ${other} are mixed, and solid ${one.solidName} is formed. Before that, the solutions contain the ions in the diagram.`,
        `To prepare ${one.solidName}, a technician mixes aqueous ${salt} with aqueous ${other}. Some of the ions in the solutions are drawn.`,
      ],
      figure: twoSolutions(one.pictured, one.salts),
      parts: {
        'a.i': words({
          subject: 'igcse/chemistry',
          asked: 2,
          prompt: 'Deduce the formulae of the two spectator ions.',
          command: 'Deduce',
          objective: 'AO2',
          mode: 'formula',
          answers: [{ text: first }, { text: second }],
          solution: `The other two ions form ${one.solidName}. ${ce(charged(first))} and ${ce(charged(second))} stay in solution.`,
        }),
        'a.ii': ask.written({
          prompt: 'State why these ions are called *spectator* ions.',
          lines: 2,
          scheme: [NO_PART],
          modelAnswer: 'They take no part in the reaction and are the same before and after it.',
          solution: 'Spectators only watch: these ions are in solution before and after the reaction.',
        }),
        b: ask.equation({
          prompt: 'Give the ionic equation for the reaction. Include state symbols.',
          command: 'State',
          objective: 'AO2',
          answer: one.ionic,
          states: true,
          scheme: ['formulae and balance', 'state symbols'],
          solution: `Leave out the spectator ions: ${ce(charged(one.ionic))}. The charges add up to the same on both sides.`,
        }),
        c: ask.equation({
          prompt: `Give the full symbol equation for the reaction of ${salt} with ${other}. State symbols are not needed.`,
          command: 'State',
          answer: one.full.replace(/\((?:aq|s)\)/g, ''),
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `${ce(one.full.replace(/\((?:aq|s)\)/g, ''))}. The ions exchange their partners.`,
        }),
        d: ask.equation({
          lead: described.story,
          prompt: 'Deduce the symbol equation for this reaction, with state symbols.',
          objective: 'AO2',
          answer: described.answer,
          states: true,
          scheme: ['all formulae', 'balance', 'state symbols'],
          solution: `${ce(described.answer)}. Find each formula from the charges of the ions, then balance, then add the states from the description.`,
        }),
      },
    }
  },
})
