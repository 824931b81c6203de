import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { shellsOf } from '@/lib/figures/chemistry/shells'
import { configurationCell, formulaCell, pickCell } from '../cells'
import { type Element, element, ionCharge, ionText } from '../elements'
import { electronsMoved } from '../ideas'
import { capital, NUMBER_WORDS } from '../shared'
import { atomPair, currentFigure } from './drawings'
import {
  ALTERNATING,
  DISSOLVE,
  IONIC_BOND,
  IONS_FIXED,
  IONS_FREE,
  MUCH_ENERGY,
  REGULAR,
  STRONG_ATTRACTIONS,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '2.4', { calculator: 'needed' })

export { templates }

/** As it is typed: Na+, Mg2+, O2-. */
const typed = (symbol: string, charge: number) =>
  `${symbol}${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '-'}`

const configured = ({ number }: Element) => shellsOf(number).join(',')

const plural = (count: number) => (count === 1 ? 'electron' : 'electrons')

const METALS_I = ['Li', 'Na', 'K'] as const

core('group-one-with-group-seven', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    metal: element(random.pick(METALS_I)),
    halogen: element(random.pick(['F', 'Cl'])),
    place: random.pick(['in a closed vessel', 'in a steel tube', 'behind a safety screen']),
  }),
  make: ({ metal, halogen, place }) => {
    const [plus, minus] = [metal.number - 1, halogen.number + 1]
    const name = `${metal.name} ${halogen.symbol === 'F' ? 'fluoride' : 'chloride'}`
    return {
      stem: [
        `A chemist heats ${metal.name} ${place}. It reacts with ${halogen.name}, and ${name} is formed. The diagram shows the electrons of both atoms.`,
        `${capital(name)} is made from ${metal.name} and ${halogen.name} ${place}. The electrons of an atom of each are drawn here.`,
        `The diagram shows the electrons of an atom of ${metal.name} and of an atom of ${halogen.name}. The elements react ${place} to form ${name}.`,
      ],
      figure: atomPair(
        { name: metal.symbol, shells: shellsOf(metal.number) },
        { name: halogen.symbol, shells: shellsOf(halogen.number) },
      ),
      parts: {
        a: ask.written({
          prompt: 'Describe, in terms of electrons, how the ions are formed.',
          objective: 'AO2',
          scheme: [electronsMoved(true, metal, halogen, 1), electronsMoved(false, halogen, metal, 1)],
          modelAnswer: `The ${metal.name} atom loses one electron. The ${halogen.name} atom gains one electron.`,
          solution: 'Name each atom, say what it does and with how many electrons.',
        }),
        b: ask.table({
          prompt: 'Complete the table for the two ions.',
          objective: 'AO2',
          head: ['', 'formula of the ion', 'electronic configuration'],
          rows: [
            [
              { text: metal.name },
              formulaCell('positive ion', typed(metal.symbol, 1)),
              configurationCell('positive configuration', shellsOf(plus)),
            ],
            [
              { text: halogen.name },
              formulaCell('negative ion', typed(halogen.symbol, -1)),
              configurationCell('negative configuration', shellsOf(minus)),
            ],
          ],
          scheme: [
            ionText(metal.symbol, 1),
            shellsOf(plus).join(','),
            ionText(halogen.symbol, -1),
            shellsOf(minus).join(','),
          ],
          solution: `${configured(metal)} without its outer electron is ${shellsOf(plus).join(',')}, ${ionText(metal.symbol, 1)}. ${configured(halogen)} with one more electron is ${shellsOf(minus).join(',')}, ${ionText(halogen.symbol, -1)}.`,
        }),
        c: ask.written({
          prompt: 'State what is meant by an *ionic bond*.',
          scheme: IONIC_BOND,
          modelAnswer: 'A strong electrostatic attraction between oppositely charged ions.',
          solution: 'Two ideas: what the bond is, an electrostatic attraction, and what it acts between.',
        }),
        d: ask.table({
          prompt: `Does ${name} conduct electricity? Complete the table.`,
          command: 'Complete',
          head: ['when solid', 'when molten'],
          rows: [[pickCell('solid', 'no', ['yes', 'no']), pickCell('molten', 'yes', ['yes', 'no'])]],
          scheme: ['solid: no', 'molten: yes'],
          solution: 'Ionic compounds conduct when molten or in aqueous solution, and not when solid.',
        }),
      },
    }
  },
})

const COMPOUNDS = [
  {
    metal: 'Mg',
    other: 'O',
    name: 'magnesium oxide',
    formula: 'MgO',
    atoms: [1, 1],
    equation: '2Mg + O2 -> 2MgO',
  },
  {
    metal: 'Ca',
    other: 'O',
    name: 'calcium oxide',
    formula: 'CaO',
    atoms: [1, 1],
    equation: '2Ca + O2 -> 2CaO',
  },
  {
    metal: 'Ca',
    other: 'Cl',
    name: 'calcium chloride',
    formula: 'CaCl2',
    atoms: [1, 2],
    equation: 'Ca + Cl2 -> CaCl2',
  },
  {
    metal: 'Mg',
    other: 'F',
    name: 'magnesium fluoride',
    formula: 'MgF2',
    atoms: [1, 2],
    equation: 'Mg + F2 -> MgF2',
  },
  {
    metal: 'Na',
    other: 'O',
    name: 'sodium oxide',
    formula: 'Na2O',
    atoms: [2, 1],
    equation: '4Na + O2 -> 2Na2O',
  },
  {
    metal: 'Li',
    other: 'O',
    name: 'lithium oxide',
    formula: 'Li2O',
    atoms: [2, 1],
    equation: '4Li + O2 -> 2Li2O',
  },
  {
    metal: 'Al',
    other: 'F',
    name: 'aluminium fluoride',
    formula: 'AlF3',
    atoms: [1, 3],
    equation: '2Al + 3F2 -> 2AlF3',
  },
] as const

supplement('ions-in-other-ratios', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({ item: random.pick(COMPOUNDS), units: random.int(3, 9) }),
  make: ({ item, units }) => {
    const [metal, other] = [element(item.metal), element(item.other)]
    const [plus, minus] = [ionCharge(metal.number), -ionCharge(other.number)]
    const [many, times] = item.atoms
    const gained = times * minus
    return {
      stem: [
        `The diagram shows the electrons of an atom of ${metal.name} and of an atom of ${other.name}. They form the ionic compound ${item.name}.`,
        `${capital(item.name)} is an ionic compound. It forms from the atoms that are drawn here, in a ratio that balances the charges.`,
        `When ${metal.name} burns in ${other.name}, the ionic compound ${item.name} is formed. The electrons of one atom of each element are drawn here.`,
      ],
      figure: atomPair(
        { name: metal.symbol, shells: shellsOf(metal.number) },
        { name: other.symbol, shells: shellsOf(other.number) },
      ),
      parts: {
        a: ask.written({
          prompt: 'Describe, in terms of electrons, what happens to each atom when the ions are formed.',
          objective: 'AO2',
          scheme: [
            electronsMoved(true, metal, other, plus, many),
            electronsMoved(false, other, metal, minus, times),
          ],
          modelAnswer: `${many === 1 ? `The ${metal.name} atom` : `Each of the ${NUMBER_WORDS[many]} ${metal.name} atoms`} loses ${NUMBER_WORDS[plus]} ${plural(plus)}. ${times === 1 ? `The ${other.name} atom` : `Each of the ${NUMBER_WORDS[times]} ${other.name} atoms`} gains ${NUMBER_WORDS[minus]} ${plural(minus)}.`,
          solution: `${capital(metal.name)} has ${plus} outer ${plural(plus)} to lose. ${capital(other.name)} needs ${minus} for a full outer shell.`,
        }),
        b: ask.table({
          prompt: 'Deduce the formulas of the two ions and of the compound.',
          command: 'Deduce',
          objective: 'AO2',
          head: ['metal ion', 'non-metal ion', 'compound'],
          rows: [
            [
              formulaCell('metal ion', typed(metal.symbol, plus)),
              formulaCell('non-metal ion', typed(other.symbol, -minus)),
              formulaCell('compound', item.formula),
            ],
          ],
          scheme: [ionText(metal.symbol, plus), ionText(other.symbol, -minus), item.formula],
          solution: `The ions are ${ionText(metal.symbol, plus)} and ${ionText(other.symbol, -minus)}. The charges add up to zero with ${many} of the first and ${times} of the second: $\\ce{${item.formula}}$.`,
        }),
        c: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${metal.name} with ${other.name}.`,
          command: 'State',
          answer: item.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${item.equation}}$: ${other.name} molecules have two atoms.`,
        }),
        d: ask.number({
          prompt: `Calculate the number of electrons that are transferred when ${units} formula units of ${item.name} form.`,
          answer: units * gained,
          scheme: [`${units} × ${gained} = ${units * gained}`],
          solution: `In one formula unit ${gained} ${plural(gained)} ${gained === 1 ? 'is' : 'are'} transferred: ${units} × ${gained} = ${units * gained}.`,
        }),
        e: ask.written({
          prompt: `Explain why ${item.name} has a high melting point.`,
          scheme: [STRONG_ATTRACTIONS, MUCH_ENERGY],
          modelAnswer:
            'There are many strong electrostatic attractions between the oppositely charged ions, so a lot of energy is needed to overcome them.',
          solution: 'Name the attractions and between what they act, then say that much energy is needed.',
        }),
      },
    }
  },
  verify: ({ item, units }) => {
    let electrons = 0
    for (let unit = 0; unit < units; unit += 1)
      for (let atom = 0; atom < item.atoms[0]; atom += 1)
        electrons += shellsOf(element(item.metal).number).at(-1) ?? 0
    return { d: electrons }
  },
})

const SALTS = [
  { name: 'lithium chloride', melts: 610 },
  { name: 'lithium bromide', melts: 550 },
  { name: 'sodium iodide', melts: 660 },
  { name: 'potassium iodide', melts: 680 },
  { name: 'potassium bromide', melts: 730 },
  { name: 'potassium chloride', melts: 770 },
  { name: 'sodium chloride', melts: 800 },
] as const

supplement('current-through-a-heated-salt', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    salt: random.pick(SALTS),
    vessel: random.pick(['a crucible', 'a ceramic dish', 'a hard glass tube']),
    cooled: random.step(420, 520, 20),
  }),
  make: ({ salt: { name, melts }, vessel, cooled }) => ({
    stem: [
      `Two electrodes are set in a solid salt, ${name}, in ${vessel}. They are connected to a battery and an ammeter, and the salt is slowly heated. The graph shows the current.`,
      `A technician heats ${name} slowly in ${vessel} and measures the current between two electrodes in the salt. The graph shows the results.`,
      `The current between two electrodes in ${name} is measured while the salt is heated in ${vessel}, from a solid to a liquid. The graph shows the current at each temperature.`,
    ],
    figure: currentFigure(melts),
    parts: {
      a: ask.number({
        prompt: `Determine the melting point of ${name}.`,
        answer: melts,
        unit: '°C',
        tolerance: 10,
        sigFigs: 2,
        scheme: [`${quantity(melts, '°C')} (± 10 °C)`],
        objective: 'AO2',
        solution: `The current rises from zero where the salt melts, at ${quantity(melts, '°C')}.`,
      }),
      b: ask.written({
        prompt:
          'Explain, in terms of ions, why there is no current below the melting point but a current above it.',
        objective: 'AO2',
        scheme: [IONS_FIXED, IONS_FREE],
        modelAnswer:
          'In the solid the ions are in fixed positions and cannot move. When the salt is molten, the ions are free to move and carry the current.',
        solution: 'Say for each state whether the ions can move. No electrons move through the salt.',
      }),
      c: ask.choice({
        prompt: `The molten salt is cooled to ${quantity(cooled, '°C')}. What happens to the current?`,
        objective: 'AO2',
        right: 'It falls to zero.',
        wrong: {
          'It stays as large as it was.':
            'You overlooked that the salt becomes solid again when it is cooled below its melting point.',
          'It becomes larger.':
            'You read the graph the wrong way: at a lower temperature there is less current, and none in the solid.',
          'It falls, but not to zero.':
            'You overlooked that in the solid none of the ions can move from their places.',
        },
        solution: `${quantity(cooled, '°C')} is below the melting point. The salt is solid, its ions cannot move, and there is no current.`,
      }),
      d: ask.written({
        prompt: `State another way, without heating, in which ${name} can be made to conduct electricity.`,
        lines: 1,
        scheme: [DISSOLVE],
        modelAnswer: 'Dissolve it in water.',
        solution: 'In aqueous solution the ions are free to move as well.',
      }),
      e: ask.written({
        prompt: `Describe the structure of solid ${name}.`,
        scheme: [REGULAR, ALTERNATING],
        modelAnswer:
          'It is a giant lattice, a regular arrangement of alternating positive and negative ions.',
        solution:
          'One mark for the order (regular, a lattice), one for what it is made of and how it alternates.',
      }),
    },
  }),
  verify: ({ salt }) => ({ a: Number(plain(salt.melts)) }),
})
