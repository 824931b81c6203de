import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { shellsOf } from '@/lib/figures/chemistry/shells'
import { wholeCell } from '../cells'
import { chargeText, element, ionCharge, ionText } from '../elements'
import { capital, NUMBER_WORDS } from '../shared'
import { type IonToDraw, ionsToDraw } from './drawings-drawn'
import { DISSOLVE, IONS_FIXED, IONS_FREE, MUCH_ENERGY, STRONG_ATTRACTIONS } from './points'

const { core, supplement, templates } = questionsOf('structured', '2.4', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const ELECTRONS = [
  { id: 'dot', text: '•' },
  { id: 'cross', text: '×' },
]

const CHARGES = ['+', '−', '2+', '2−'].map(text => ({ id: text, text }))

/** The noble gas with so many electrons. */
const GASES: Readonly<Record<number, readonly [name: string, symbol: string]>> = {
  2: ['helium', 'He'],
  10: ['neon', 'Ne'],
  18: ['argon', 'Ar'],
}

const gasPart = (prompt: string, electrons: number, solution: string) => {
  const [name, symbol] = GASES[electrons] ?? ['neon', 'Ne']
  return words({
    subject,
    prompt,
    command: 'Identify',
    objective: 'AO2',
    mode: 'words',
    answers: [{ text: name, accept: [symbol] }],
    reject: Object.values(GASES)
      .filter(([each]) => each !== name)
      .map(([text]) => ({ text, why: `An atom of ${text} has another number of electrons.` })),
    solution,
  })
}

/** What is drawn of an ion, from its element. */
function ionOf(symbol: string, count?: number): IonToDraw {
  const { number } = element(symbol)
  const charge = ionCharge(number)
  return {
    symbol,
    shells: shellsOf(number - charge),
    gained: Math.max(0, -charge),
    charge: chargeText(charge),
    ...(count === undefined ? {} : { count }),
  }
}

const outerOf = ({ shells }: IonToDraw) => shells.at(-1) ?? 0

const crosses = (gained: number) => `${NUMBER_WORDS[gained]} ${gained === 1 ? 'cross' : 'crosses'}`

core('draw-the-ions', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const metal = random.pick(['Li', 'Na', 'K'] as const)
    const halogen = random.pick(['F', 'Cl'] as const)
    return {
      metal,
      halogen,
      asked: random.pick(['metal', 'halogen'] as const),
      where: random.pick(['steel vessel', 'nickel tube', 'closed vessel']),
    }
  },
  make: ({ metal, halogen, asked, where }) => {
    const [one, other] = [element(metal), element(halogen)]
    const [plus, minus] = [ionOf(metal), ionOf(halogen)]
    const anion = halogen === 'F' ? 'fluoride' : 'chloride'
    const salt = `${one.name} ${anion}`
    const formula = `${metal}${halogen}`
    const equation = `2${metal} + ${halogen}2 -> 2${formula}`
    const isMetal = asked === 'metal'
    const electrons = isMetal ? one.number - 1 : other.number + 1
    return {
      stem: [
        `${capital(one.name)} is heated in a ${where} and reacts with ${other.name}. The ionic compound ${salt}, ${formula}, forms.`,
        `A chemist makes ${salt}, ${formula}, from ${one.name} and ${other.name} in a ${where}. It is an ionic compound.`,
        `The ionic compound ${salt}, ${formula}, is made from its elements in a ${where}.`,
      ],
      parts: {
        a: ask.draw({
          lead: `The diagram shows the shells of the ions in ${salt}. The electrons of the outer shell of each ion are missing.`,
          prompt: `Complete the dot-and-cross diagram of the two ions. Use crosses for electrons from ${one.name} and dots for electrons from ${other.name}. Show the charge of each ion.`,
          command: 'Draw',
          figure: ionsToDraw(plus, minus, false),
          tools: ['label'],
          labels: [...ELECTRONS, ...CHARGES],
          modelFigure: ionsToDraw(plus, minus, true),
          scheme: [
            `${one.name} ion: ${NUMBER_WORDS[outerOf(plus)]} crosses in the outer shell`,
            `${anion} ion: seven dots and one cross in the outer shell`,
            `charges: + on the ${one.name} ion and − on the ${anion} ion`,
          ],
          solution: `An atom of ${one.name} loses its one outer electron, so the shell below, which is full, is now its outer shell. The electron goes to ${other.name}, which then has seven electrons of its own and one more. So the charges are + and −.`,
        }),
        b: ask.table({
          prompt: 'Complete the table for the two ions.',
          objective: 'AO2',
          head: ['ion', 'number of protons', 'number of electrons'],
          rows: [
            [
              { text: ionText(metal, 1) },
              wholeCell('protons of the metal ion', one.number),
              wholeCell('electrons of the metal ion', one.number - 1),
            ],
            [
              { text: ionText(halogen, -1) },
              { text: String(other.number) },
              wholeCell('electrons of the other ion', other.number + 1),
            ],
          ],
          scheme: [
            `${one.number} protons`,
            `${one.number - 1} electrons (${ionText(metal, 1)})`,
            `${other.number + 1} electrons (${ionText(halogen, -1)})`,
          ],
          solution: `The number of protons is the atomic number, which does not change: ${one.number}. ${ionText(metal, 1)} has one electron fewer than protons, ${ionText(halogen, -1)} one more.`,
        }),
        c: gasPart(
          `Name the noble gas whose atoms have the same electronic configuration as the ${isMetal ? one.name : anion} ion.`,
          electrons,
          `The ion has ${electrons} electrons, ${shellsOf(electrons).join(',')}, as many as an atom of ${GASES[electrons]?.[0]}.`,
        ),
        d: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${one.name} with ${other.name}.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${equation}}$: ${other.name} molecules have two atoms.`,
        }),
        e: ask.written({
          lead: `Solid ${salt} does not conduct electricity.`,
          prompt: 'State how it can be made to conduct without heating.',
          lines: 1,
          scheme: [DISSOLVE],
          modelAnswer: 'Dissolve it in water.',
          solution: 'In aqueous solution, as in the molten compound, the ions can move.',
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
    many: [1, 1],
    equation: '2Mg + O2 -> 2MgO',
    molar: 40,
  },
  {
    metal: 'Ca',
    other: 'O',
    name: 'calcium oxide',
    formula: 'CaO',
    many: [1, 1],
    equation: '2Ca + O2 -> 2CaO',
    molar: 56,
  },
  {
    metal: 'Ca',
    other: 'Cl',
    name: 'calcium chloride',
    formula: 'CaCl2',
    many: [1, 2],
    equation: 'Ca + Cl2 -> CaCl2',
    molar: 111,
  },
  {
    metal: 'Mg',
    other: 'Cl',
    name: 'magnesium chloride',
    formula: 'MgCl2',
    many: [1, 2],
    equation: 'Mg + Cl2 -> MgCl2',
    molar: 95,
  },
  {
    metal: 'Mg',
    other: 'F',
    name: 'magnesium fluoride',
    formula: 'MgF2',
    many: [1, 2],
    equation: 'Mg + F2 -> MgF2',
    molar: 62,
  },
  {
    metal: 'Na',
    other: 'O',
    name: 'sodium oxide',
    formula: 'Na2O',
    many: [2, 1],
    equation: '4Na + O2 -> 2Na2O',
    molar: 62,
  },
  {
    metal: 'K',
    other: 'O',
    name: 'potassium oxide',
    formula: 'K2O',
    many: [2, 1],
    equation: '4K + O2 -> 2K2O',
    molar: 94,
  },
  {
    metal: 'Li',
    other: 'O',
    name: 'lithium oxide',
    formula: 'Li2O',
    many: [2, 1],
    equation: '4Li + O2 -> 2Li2O',
    molar: 30,
  },
] as const

supplement('draw-ions-in-their-ratio', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ item: random.pick(COMPOUNDS), moles: random.pick([0.2, 0.25, 0.4, 0.5, 1.5, 2.5]) }),
  make: ({ item, moles }) => {
    const { name, formula, many, molar, equation } = item
    const [one, other] = [element(item.metal), element(item.other)]
    const [plus, minus] = [ionOf(item.metal, many[0]), ionOf(item.other, many[1])]
    const anion = name.split(' ')[1] ?? ''
    const ratio = `${many[0]} to ${many[1]}`
    const printed = formula.replace(/(\d)/g, '_{$1}')
    const mass = moles * molar
    const own = outerOf(minus) - minus.gained
    return {
      stem: [
        `${capital(name)}, ${printed}, is an ionic compound that forms when ${one.name} reacts with ${other.name}.`,
        `When ${one.name} is heated in ${other.name}, the ionic compound ${name} is formed. Its formula is ${printed}.`,
        `The ions in ${name}, ${printed}, form when electrons pass from atoms of ${one.name} to atoms of ${other.name}.`,
      ],
      parts: {
        a: ask.draw({
          lead: `The diagram shows the shells of the two ions in ${name}. The electrons of the outer shell of each ion are missing.`,
          prompt: `Complete the dot-and-cross diagram of one ion of each kind. Use crosses for electrons from ${one.name} and dots for electrons from ${other.name}. Show the charge of each ion. To the left of each bracket, show how many of these ions are in one formula unit.`,
          command: 'Draw',
          figure: ionsToDraw(plus, minus, false),
          tools: ['label'],
          labels: [...ELECTRONS, ...CHARGES, { id: 'one', text: '1' }, { id: 'two', text: '2' }],
          modelFigure: ionsToDraw(plus, minus, true),
          scheme: [
            `${one.name} ion: ${NUMBER_WORDS[outerOf(plus)]} crosses in the outer shell`,
            `${anion} ion: ${NUMBER_WORDS[own]} dots and ${crosses(minus.gained)} in the outer shell`,
            `charges: ${plus.charge} on the ${one.name} ion and ${minus.charge} on the ${anion} ion`,
            `${many[0]} of the ${one.name} ion, ${many[1]} of the ${anion} ion${many[0] === many[1] ? ' (no number stands for one)' : ''}`,
          ],
          solution: `Each atom of ${one.name} loses its outer ${plus.charge === '+' ? 'electron' : 'electrons'}, and the shell below is full. Each atom of ${other.name} gains ${NUMBER_WORDS[minus.gained]} for eight in its outer shell. The charges add up to zero in the ratio ${ratio}.`,
        }),
        b: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${one.name} with ${other.name}.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${equation}}$: ${other.name} molecules have two atoms.`,
        }),
        c: ask.number({
          prompt: `Calculate the mass of ${quantity(moles, 'mol')} of ${name}. [*M*_{r}: ${printed}, ${molar}]`,
          answer: mass,
          unit: 'g',
          scheme: [`${plain(moles)} × ${molar} = ${quantity(mass, 'g')}`],
          solution: `Mass = amount × molar mass = ${plain(moles)} × ${molar} = ${quantity(mass, 'g')}.`,
        }),
        d: ask.written({
          prompt: `Explain why ${name} has a high melting point.`,
          scheme: [STRONG_ATTRACTIONS, MUCH_ENERGY],
          modelAnswer:
            'There are many strong electrostatic attractions between the oppositely charged ions, so a lot of energy is needed to overcome them.',
          solution: 'Name the attractions and between what they act, then say that much energy is needed.',
        }),
        e: ask.written({
          prompt: `Explain, in terms of ions, why ${name} conducts electricity when molten but not when solid.`,
          scheme: [IONS_FREE, IONS_FIXED],
          modelAnswer:
            'When it is molten, the ions are free to move. In the solid the ions are in fixed positions.',
          solution: 'Say what the ions can do in the liquid and what they cannot do in the solid.',
        }),
      },
    }
  },
  // By the atoms of a formula unit, twice their atomic number or one more.
  verify: ({ item, moles }) => {
    const weigh = (symbol: string) => ({ O: 16, Cl: 35.5 })[symbol] ?? element(symbol).mass
    return { c: moles * item.many[0] * weigh(item.metal) + moles * item.many[1] * weigh(item.other) }
  },
})
