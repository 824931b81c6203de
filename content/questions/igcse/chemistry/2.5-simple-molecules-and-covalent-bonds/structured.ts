import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { shellsOf } from '@/lib/figures/chemistry/shells'
import { atomPair } from '../2.4-ions-and-ionic-bonds/drawings'
import { pickCell, wholeCell } from '../cells'
import { element } from '../elements'
import { capital, LETTERS } from '../shared'
import { moleculeOf, shellsFigure } from './drawings'
import { BONDS_STAY, COVALENT_BOND, FORCES_GO, LITTLE_ENERGY, NO_CHARGES, WEAK_FORCES } from './points'

const { core, supplement, templates } = questionsOf('structured', '2.5', { calculator: 'needed' })

export { templates }

const HYDRIDES = [
  {
    symbol: 'Cl',
    formula: 'HCl',
    printed: 'HCl',
    name: 'hydrogen chloride',
    pairs: 1,
    reaction: 'hydrogen with chlorine to form hydrogen chloride',
    equation: 'H2 + Cl2 -> 2HCl',
  },
  {
    symbol: 'O',
    formula: 'H2O',
    printed: 'H_{2}O',
    name: 'water',
    pairs: 2,
    reaction: 'hydrogen with oxygen to form water',
    equation: '2H2 + O2 -> 2H2O',
  },
  {
    symbol: 'N',
    formula: 'NH3',
    printed: 'NH_{3}',
    name: 'ammonia',
    pairs: 3,
    reaction: 'nitrogen with hydrogen to form ammonia',
    equation: 'N2 + 3H2 -> 2NH3',
  },
  {
    symbol: 'C',
    formula: 'CH4',
    printed: 'CH_{4}',
    name: 'methane',
    pairs: 4,
    reaction: 'methane with oxygen to form carbon dioxide and water',
    equation: 'CH4 + 2O2 -> CO2 + 2H2O',
  },
] as const

core('atom-and-hydrogen', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    item: random.pick(HYDRIDES),
    who: random.pick(['A student', 'A chemist', 'A teacher']),
    count: random.int(3, 9),
  }),
  make: ({ item, who, count }) => {
    const other = element(item.symbol)
    const free = 8 - 2 * item.pairs
    return {
      stem: [
        `${capital(other.name)} and hydrogen form a simple molecular compound. Each molecule has one atom of ${other.name}. The diagram shows an atom of each element.`,
        `${who} draws an atom of hydrogen and an atom of ${other.name}. The elements form a compound with covalent bonds. Its molecules have one atom of ${other.name} each.`,
        `Atoms of hydrogen and of ${other.name} are drawn here with their electrons. In one of their compounds the molecules contain a single atom of ${other.name}, joined to hydrogen by covalent bonds.`,
      ],
      figure: atomPair({ name: 'H', shells: [1] }, { name: other.symbol, shells: shellsOf(other.number) }),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by a *covalent bond*.',
          scheme: COVALENT_BOND,
          modelAnswer: 'A pair of electrons that is shared between two atoms.',
          solution: 'Two ideas: a pair of electrons is shared, and two atoms share it.',
        }),
        b: words({
          subject: 'igcse/chemistry',
          prompt: 'Deduce the formula of the compound. All atoms in the molecule have full outer shells.',
          objective: 'AO2',
          mode: 'formula',
          answers: [{ text: item.formula, ...(item.symbol === 'N' && { accept: ['H3N'] }) }],
          scheme: [item.printed],
          solution: `${capital(other.name)} needs ${item.pairs} more ${item.pairs === 1 ? 'electron' : 'electrons'}, hydrogen one. So there ${item.pairs === 1 ? 'is one hydrogen atom' : `are ${item.pairs} hydrogen atoms`}: ${item.printed}.`,
        }),
        c: ask.table({
          prompt: 'Complete the table for this compound.',
          objective: 'AO2',
          head: ['', 'number'],
          rows: [
            [
              { text: `shared pairs of electrons in ${count} molecules` },
              wholeCell('shared pairs', count * item.pairs),
            ],
            [
              { text: `outer electrons of each ${other.name} atom that are not shared` },
              wholeCell('not shared', free),
            ],
            [{ text: 'electrons in the shell of each hydrogen atom' }, wholeCell('shell of hydrogen', 2)],
          ],
          scheme: [`${count * item.pairs} shared pairs`, `${free} not shared`, '2 in the shell of hydrogen'],
          solution: `Each hydrogen atom shares one pair, so there ${item.pairs === 1 ? 'is one shared pair' : `are ${item.pairs} shared pairs`} in a molecule, and ${count} × ${item.pairs} = ${count * item.pairs} in ${count} molecules. So ${item.pairs} of the ${8 - item.pairs} outer electrons of each ${other.name} atom are in shared pairs and ${free} are not. A shell of hydrogen is full with the two electrons of its shared pair.`,
        }),
        d: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${item.reaction}.`,
          command: 'State',
          answer: item.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${item.equation}}$. Molecules of the elements have two atoms.`,
        }),
        e: ask.table({
          prompt: `Complete the table for ${item.name}.`,
          head: ['melting point', 'conducts electricity as a liquid'],
          rows: [
            [pickCell('melting point', 'low', ['high', 'low']), pickCell('conducts', 'no', ['yes', 'no'])],
          ],
          scheme: ['low melting point', 'does not conduct'],
          solution:
            'Simple molecular substances have low melting points and are poor conductors of electricity.',
        }),
      },
    }
  },
})

const MOLECULES = [
  {
    key: 'CO2',
    name: 'carbon dioxide',
    printed: 'CO_{2}',
    atom: 'carbon',
    pairs: 4,
    reaction: 'Carbon dioxide is formed when methane, CH_{4}, burns completely in oxygen.',
    equation: 'CH4 + 2O2 -> CO2 + 2H2O',
    shared: 'two pairs of electrons in each of the two overlaps',
    rest: 'two pairs of electrons on each oxygen atom, none on carbon',
    boils: 'sublimation point, −78 °C,',
  },
  {
    key: 'N2',
    name: 'nitrogen',
    printed: 'N_{2}',
    atom: 'nitrogen',
    pairs: 3,
    reaction: 'Nitrogen reacts with hydrogen to form ammonia.',
    equation: 'N2 + 3H2 -> 2NH3',
    shared: 'three pairs of electrons in the overlap',
    rest: 'one pair of electrons on each nitrogen atom',
    boils: 'boiling point, −196 °C,',
  },
  {
    key: 'O2',
    name: 'oxygen',
    printed: 'O_{2}',
    atom: 'oxygen',
    pairs: 2,
    reaction: 'Oxygen reacts with carbon monoxide to form carbon dioxide.',
    equation: '2CO + O2 -> 2CO2',
    shared: 'two pairs of electrons in the overlap',
    rest: 'two pairs of electrons on each oxygen atom',
    boils: 'boiling point, −183 °C,',
  },
  {
    key: 'C2H4',
    name: 'ethene',
    printed: 'C_{2}H_{4}',
    atom: 'carbon',
    pairs: 6,
    reaction: 'Ethene burns completely in oxygen.',
    equation: 'C2H4 + 3O2 -> 2CO2 + 2H2O',
    shared: 'two pairs of electrons between the carbon atoms',
    rest: 'one pair in each overlap of carbon and hydrogen, no other electrons',
    boils: 'boiling point, −104 °C,',
  },
  {
    key: 'CH3OH',
    name: 'methanol',
    printed: 'CH_{3}OH',
    atom: 'oxygen',
    pairs: 5,
    reaction: 'Methanol burns completely in oxygen.',
    equation: '2CH3OH + 3O2 -> 2CO2 + 4H2O',
    shared: 'one pair of electrons in each of the five overlaps',
    rest: 'two pairs of electrons on oxygen, none on carbon',
    boils: 'boiling point, 65 °C,',
  },
] as const

supplement('complete-the-shells', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({ item: random.pick(MOLECULES), count: random.step(15, 60, 5) }),
  make: ({ item, count }) => ({
    stem: [
      `A molecule of ${item.name} has the formula ${item.printed}. All its atoms have full outer shells.`,
      `The formula of ${item.name} is ${item.printed}. In its molecules every atom has a full outer shell.`,
      `${capital(item.name)}, ${item.printed}, consists of simple molecules, in which all atoms have full outer shells.`,
    ],
    parts: {
      a: ask.draw({
        prompt: `Complete the dot-and-cross diagram of a molecule of ${item.name}. Show outer shell electrons only.`,
        command: 'Draw',
        figure: shellsFigure(item.key.toLowerCase(), moleculeOf(item.key), false),
        tools: ['label'],
        labels: [
          { id: 'dot', text: '•' },
          { id: 'cross', text: '×' },
        ],
        modelFigure: shellsFigure(item.key.toLowerCase(), moleculeOf(item.key), true),
        scheme: [item.shared, item.rest],
        solution: `There are ${item.pairs} shared pairs of electrons: ${item.shared}. Then ${item.rest}.`,
      }),
      b: ask.number({
        prompt: `Calculate the number of electrons that are shared in covalent bonds in ${plain(count)} molecules of ${item.name}.`,
        answer: 2 * item.pairs * count,
        scheme: [`${item.pairs} × 2 × ${plain(count)} = ${plain(2 * item.pairs * count)}`],
        solution: `In one molecule ${item.pairs} pairs are shared, ${2 * item.pairs} electrons. In ${plain(count)} molecules: ${2 * item.pairs} × ${plain(count)} = ${plain(2 * item.pairs * count)}.`,
      }),
      c: words({
        subject: 'igcse/chemistry',
        prompt: `Name the noble gas whose electronic configuration the ${item.atom} atom has in this molecule.`,
        command: 'Identify',
        objective: 'AO2',
        mode: 'words',
        answers: [{ text: 'neon', accept: ['Ne'] }],
        reject: [
          { text: 'helium', why: 'Helium has two electrons only.' },
          { text: 'argon', why: 'Argon has three shells: 2,8,8.' },
        ],
        solution: `With the shared electrons the ${item.atom} atom has 2,8, like neon.`,
      }),
      d: ask.equation({
        lead: item.reaction,
        prompt: 'Write the symbol equation for this reaction.',
        command: 'State',
        answer: item.equation,
        states: false,
        scheme: ['all formulae', 'balance'],
        solution: `$\\ce{${item.equation}}$. Count the atoms of each element on both sides.`,
      }),
      e: ask.written({
        prompt: `Explain, in terms of forces, why the ${item.boils} of ${item.name} is low.`,
        scheme: [WEAK_FORCES, LITTLE_ENERGY],
        modelAnswer:
          'The forces between its molecules are weak, so little energy is needed to overcome them.',
        solution:
          'Name the intermolecular forces, which are weak, and say that little energy is needed. The covalent bonds do not break.',
      }),
      f: ask.written({
        prompt: `Explain why ${item.name} does not conduct electricity.`,
        lines: 2,
        scheme: [NO_CHARGES],
        modelAnswer: 'It has no ions and no free electrons to carry the charge.',
        solution: 'A current needs charged particles that can move. Here there are none.',
      }),
    },
  }),
  verify: ({ item, count }) => ({
    b: count * moleculeOf(item.key).shared.reduce((sum, { pairs }) => sum + pairs + pairs, 0),
  }),
})

type Substance = { melts: number; boils: number; conducts: string; isMolecular: boolean }

const GASES = [
  { melts: -182, boils: -161 },
  { melts: -78, boils: -33 },
  { melts: -101, boils: -34 },
  { melts: -114, boils: -85 },
] as const
const OTHERS = [
  { melts: -7, boils: 59, state: 'liquid' },
  { melts: -95, boils: 69, state: 'liquid' },
  { melts: -112, boils: 46, state: 'liquid' },
  { melts: -23, boils: 77, state: 'liquid' },
  { melts: 80, boils: 218, state: 'solid' },
  { melts: 44, boils: 280, state: 'solid' },
] as const
const IONIC = [
  { melts: 801, boils: 1465 },
  { melts: 734, boils: 1435 },
  { melts: 610, boils: 1383 },
  { melts: 714, boils: 1412 },
] as const
const METALS = [
  { melts: 1085, boils: 2562 },
  { melts: 660, boils: 2519 },
  { melts: 98, boils: 883 },
  { melts: 420, boils: 907 },
] as const

supplement('four-substances', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const other = random.pick(OTHERS)
    const gas: Substance = { ...random.pick(GASES), conducts: 'never', isMolecular: true }
    const second: Substance = { ...other, conducts: 'never', isMolecular: true }
    const ionic: Substance = { ...random.pick(IONIC), conducts: 'only as a liquid', isMolecular: false }
    const metal: Substance = {
      ...random.pick(METALS),
      conducts: 'as a solid and as a liquid',
      isMolecular: false,
    }
    return { all: random.shuffle([gas, second, ionic, metal]), gas, second, ionic, state: other.state }
  },
  make: ({ all, gas, second, ionic, state }) => {
    const letter = (one: Substance) => LETTERS[all.indexOf(one)] ?? ''
    const wrongPairs = all
      .flatMap((one, at) => all.slice(at + 1).map(two => [one, two] as const))
      .filter(([one, two]) => !(one.isMolecular && two.isMolecular))
    const both = all.filter(({ isMolecular }) => isMolecular)
    const named = ([one, two]: readonly Substance[]) =>
      `${one ? letter(one) : ''} and ${two ? letter(two) : ''}`
    return {
      stem: [
        'The table shows data of four substances P, Q, R and S. The letters are not symbols.',
        'P, Q, R and S are pure substances, whose names are not given. Some of their properties stand in the table.',
        'Four substances, here called P, Q, R and S, have the properties in the table.',
      ],
      table: {
        head: ['', 'melting point / °C', 'boiling point / °C', 'conducts electricity'],
        rows: all.map(one => [letter(one), plain(one.melts), plain(one.boils), one.conducts]),
      },
      parts: {
        a: ask.choice({
          prompt: 'Which two substances consist of simple molecules?',
          objective: 'AO2',
          right: named(both),
          wrong: wrongPairs
            .slice(0, 3)
            .map(
              pair =>
                [
                  named(pair),
                  'You chose a substance that melts at a higher temperature and conducts electricity at least as a liquid.',
                ] as const,
            ),
          solution: `Simple molecular substances have low melting points and do not conduct: ${named(both)}.`,
        }),
        b: ask.table({
          prompt: 'State the physical states of two of the substances at 25 °C.',
          command: 'State',
          objective: 'AO2',
          head: [letter(gas), letter(second)],
          rows: [
            [
              pickCell(letter(gas).toLowerCase(), 'gas', ['solid', 'liquid', 'gas']),
              pickCell(letter(second).toLowerCase(), state, ['solid', 'liquid', 'gas']),
            ],
          ],
          scheme: [`${letter(gas)}: gas`, `${letter(second)}: ${state}`],
          solution: `${letter(gas)} boils below 25 °C, so it is a gas. ${letter(second)} ${state === 'liquid' ? 'melts below 25 °C and boils above it, so it is a liquid' : 'melts above 25 °C, so it is a solid'}.`,
        }),
        c: ask.number({
          prompt: `Calculate the difference between the boiling point and the melting point of ${letter(gas)}.`,
          answer: gas.boils - gas.melts,
          unit: '°C',
          signFree: true,
          scheme: [`${plain(gas.boils)} − (${plain(gas.melts)}) = ${quantity(gas.boils - gas.melts, '°C')}`],
          solution: `${plain(gas.boils)} − (${plain(gas.melts)}) = ${quantity(gas.boils - gas.melts, '°C')}: in this range ${letter(gas)} is a liquid.`,
        }),
        'd.i': ask.written({
          lead: `A student says: “${letter(gas)} boils at a low temperature because its covalent bonds are weak and break.”`,
          prompt: 'Explain why the student is wrong.',
          objective: 'AO2',
          scheme: [BONDS_STAY, FORCES_GO],
          modelAnswer:
            'The covalent bonds are strong and do not break. Only the weak forces between the molecules are overcome.',
          solution:
            'Say something about both: the covalent bonds inside the molecules, and the forces between the molecules.',
        }),
        'd.ii': ask.written({
          prompt: `Explain why ${letter(second)} does not conduct electricity, even as a liquid.`,
          lines: 2,
          scheme: [NO_CHARGES],
          modelAnswer: 'It has no ions and no free electrons.',
          solution: 'Simple molecules have no charge, and all their electrons are held in bonds or on atoms.',
        }),
        e: ask.table({
          prompt: `Identify the kind of bonding in ${letter(ionic)}, and the particles that carry the current when it is a liquid.`,
          command: 'Identify',
          objective: 'AO2',
          head: ['bonding', 'particles that carry the current'],
          rows: [
            [
              pickCell('bonding', 'ionic', ['covalent', 'ionic', 'metallic']),
              pickCell('particles', 'ions', ['atoms', 'electrons', 'ions', 'molecules']),
            ],
          ],
          scheme: ['ionic', 'ions'],
          solution: `${letter(ionic)} has a high melting point and conducts only as a liquid: it is ionic. In the liquid its ions are free to move.`,
        }),
      },
    }
  },
  verify: ({ gas }) => {
    let range = 0
    for (let at = gas.melts; at < gas.boils; at += 1) range += 1
    return { c: range }
  },
})
