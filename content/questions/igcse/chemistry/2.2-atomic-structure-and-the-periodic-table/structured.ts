import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain } from '@/lib/exams/format'
import { shellsOf } from '@/lib/figures/chemistry/shells'
import { configurationCell, wholeCell } from '../cells'
import { ELEMENTS, element, groupOf, ionCharge, ionText, nuclide, ROMAN } from '../elements'
import { electronsMoved } from '../ideas'
import { LETTERS } from '../shared'
import { atomFigure, particleBars } from './drawings'
import { FULL_SHELL, occupiedShells, outerElectrons, unequal } from './points'

const { core, templates } = questionsOf('structured', '2.2')

export { templates }

core('atom-in-a-diagram', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const one = random.pick(
      ELEMENTS.filter(({ number }) => number > 6 && ionCharge(number) !== 0 && groupOf(number) !== 'VIII'),
    )
    return { one, who: random.pick(['X', 'Y', 'Z', 'Q']), charge: ionCharge(one.number) }
  },
  make: ({ one: { number, mass, name, symbol }, who, charge }) => {
    const shells = shellsOf(number)
    const outer = shells.at(-1) ?? 0
    const neutrons = mass - number
    const ion = shellsOf(number - charge)
    return {
      stem: [
        `The diagram shows an atom of element ${who}: p stands for protons, n for neutrons, and the crosses are electrons. ${who} is not its symbol.`,
        `An atom of an element, here called ${who}, is drawn with its protons (p), neutrons (n) and electrons (crosses).`,
        `In the diagram of an atom of element ${who}, the letters p and n stand for protons and neutrons, and each cross for an electron. ${who} is not the symbol of the element.`,
      ],
      figure: atomFigure(shells, `${number}p\n${neutrons}n`),
      parts: {
        a: ask.table({
          prompt: 'Complete the table for this atom.',
          objective: 'AO2',
          head: ['', `atom of ${who}`],
          rows: [
            [{ text: 'proton number' }, wholeCell('proton number', number)],
            [{ text: 'mass number' }, wholeCell('mass number', mass)],
            [{ text: 'electronic configuration' }, configurationCell('configuration', shells)],
          ],
          scheme: [`proton number ${number}`, `mass number ${mass}`, `configuration ${shells.join(',')}`],
          solution: `The proton number is the number of protons, ${number}. The mass number is protons and neutrons, ${number} + ${neutrons} = ${mass}. From the inner shell outwards: ${shells.join(',')}.`,
        }),
        b: words({
          subject: 'igcse/chemistry',
          prompt: `Name element ${who}. Use the Periodic Table.`,
          command: 'Identify',
          objective: 'AO2',
          mode: 'words',
          answers: [
            {
              text: name,
              accept: [
                symbol,
                ...(name === 'sulfur' ? ['sulphur'] : []),
                ...(name === 'aluminium' ? ['aluminum'] : []),
              ],
            },
          ],
          solution: `The proton number decides the element: ${number} is ${name}.`,
        }),
        'c.i': ask.written({
          lead: `${who} is in Group ${ROMAN[outer]} and Period ${shells.length}.`,
          prompt: `Explain, with the diagram, why ${who} is in Group ${ROMAN[outer]}.`,
          lines: 2,
          scheme: [outerElectrons(outer)],
          modelAnswer: `An atom of ${who} has ${outer} electron${outer === 1 ? '' : 's'} in its outer shell.`,
          solution: 'In Groups I to VII the group number is the number of outer electrons.',
        }),
        'c.ii': ask.written({
          prompt: `Explain, with the diagram, why ${who} is in Period ${shells.length}.`,
          lines: 2,
          scheme: [occupiedShells(shells.length)],
          modelAnswer: `An atom of ${who} has ${shells.length} occupied shells.`,
          solution: 'The period number is the number of occupied shells.',
        }),
        d: ask.table({
          lead: `${who} forms an ion with the charge ${chargeWords(charge)}.`,
          prompt: 'Complete the table for this ion.',
          objective: 'AO2',
          head: ['', `ion of ${who}`],
          rows: [
            [{ text: 'number of electrons' }, wholeCell('electrons of the ion', number - charge)],
            [{ text: 'electronic configuration' }, configurationCell('configuration of the ion', ion)],
          ],
          scheme: [`${number - charge} electrons`, `configuration ${ion.join(',')}`],
          solution: `The atom ${charge > 0 ? `loses ${charge}` : `gains ${-charge}`}: ${number} ${charge > 0 ? '−' : '+'} ${Math.abs(charge)} = ${number - charge} electrons, ${ion.join(',')}. The nucleus does not change.`,
        }),
      },
    }
  },
})

const chargeWords = (charge: number) =>
  `${Math.abs(charge) === 1 ? '1' : Math.abs(charge)}${charge > 0 ? '+' : '−'}`

core('three-particles-counted', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const ions = ELEMENTS.filter(({ number }) => number > 6 && ionCharge(number) !== 0)
    const ionized = random.pick(ions)
    const [one, two] = random.sample(
      ELEMENTS.filter(({ number, mass }) => number > 5 && mass !== 2 * number && number !== ionized.number),
      2,
    )
    if (!one || !two) return null
    const order = random.shuffle([
      { of: ionized, charge: ionCharge(ionized.number) },
      { of: one, charge: 0 },
      { of: two, charge: 0 },
    ])
    return {
      order,
      third: random.pick(
        ions.filter(({ number }) => ![ionized, one, two].some(each => each.number === number)),
      ),
    }
  },
  make: ({ order, third }) => {
    const counted = order.map(({ of, charge }, at) => ({
      letter: LETTERS[at] ?? '',
      protons: of.number,
      neutrons: of.mass - of.number,
      electrons: of.number - charge,
    }))
    const at = order.findIndex(({ charge }) => charge !== 0)
    const { of, charge } = order[at] ?? { of: third, charge: 0 }
    const letter = LETTERS[at] ?? ''
    const shown = counted[0] ?? { letter: '', protons: 0, neutrons: 0, electrons: 0 }
    const given = ionCharge(third.number)
    return {
      stem: [
        'The bar chart shows the numbers of protons (p), neutrons (n) and electrons (e) in three particles P, Q and R. Two of them are atoms, and one is an ion.',
        'Three particles P, Q and R are compared in a bar chart: p stands for protons, n for neutrons, e for electrons. One of the three is an ion.',
        'P, Q and R are two atoms and an ion. Bars show how many protons (p), neutrons (n) and electrons (e) each of them contains.',
      ],
      figure: particleBars(counted),
      parts: {
        'a.i': words({
          subject: 'igcse/chemistry',
          prompt: 'Identify the letter of the ion.',
          objective: 'AO2',
          mode: 'exact',
          answers: [{ text: letter, accept: [letter.toLowerCase()] }],
          solution: `In an atom the bars p and e are equal. In ${letter} they are not: ${of.number} protons and ${of.number - charge} electrons.`,
        }),
        'a.ii': ask.written({
          prompt: 'Explain your answer.',
          command: 'Explain',
          lines: 2,
          scheme: [unequal(of.number - charge, of.number)],
          modelAnswer: `It has ${charge > 0 ? 'fewer' : 'more'} electrons than protons.`,
          solution:
            'An atom has as many electrons as protons, so that it has no overall charge. An ion has not.',
        }),
        'a.iii': words({
          subject: 'igcse/chemistry',
          prompt: 'Deduce the charge of this ion.',
          objective: 'AO2',
          mode: 'exact',
          answers: [
            {
              text: chargeWords(charge),
              accept: [
                `${charge > 0 ? '+' : '−'}${Math.abs(charge)}`,
                ...(Math.abs(charge) === 1 ? [charge > 0 ? '+' : '−'] : []),
              ],
            },
          ],
          solution: `${of.number} positive charges and ${of.number - charge} negative ones give ${chargeWords(charge)}.`,
        }),
        b: ask.number({
          prompt: `Calculate the mass number of ${shown.letter}.`,
          answer: shown.protons + shown.neutrons,
          scheme: [`${shown.protons} + ${shown.neutrons} = ${shown.protons + shown.neutrons}`],
          solution: `Protons and neutrons together: ${shown.protons} + ${shown.neutrons} = ${shown.protons + shown.neutrons}. The electrons are not counted.`,
        }),
        c: ask.table({
          lead: `Another ion is ${nuclide(third.mass, third.number, third.symbol, given)}.`,
          prompt: 'Complete the table for this ion.',
          objective: 'AO2',
          head: ['protons', 'neutrons', 'electrons'],
          rows: [
            [
              wholeCell('protons of the other ion', third.number),
              wholeCell('neutrons of the other ion', third.mass - third.number),
              wholeCell('electrons of the other ion', third.number - given),
            ],
          ],
          scheme: [
            `${third.number} protons`,
            `${third.mass - third.number} neutrons`,
            `${third.number - given} electrons`,
          ],
          solution: `The lower number is ${third.number}: protons. Neutrons: ${third.mass} − ${third.number} = ${third.mass - third.number}. The charge ${chargeWords(given)} means ${Math.abs(given)} electron${Math.abs(given) === 1 ? '' : 's'} ${given > 0 ? 'fewer' : 'more'} than protons: ${third.number - given}.`,
        }),
      },
    }
  },
  verify: ({ order }) => ({ b: order[0]?.of.mass ?? 0 }),
})

const TRIOS = [
  { gas: 'Ne', before: ['N', 'O', 'F'], after: ['Na', 'Mg', 'Al'] },
  { gas: 'Ar', before: ['P', 'S', 'Cl'], after: ['K', 'Ca'] },
] as const

core('noble-gas-and-neighbours', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const { gas, before, after } = random.pick(TRIOS)
    return { gas: element(gas), low: element(random.pick(before)), high: element(random.pick(after)) }
  },
  make: ({ gas, low, high }) => {
    const [gained, lost] = [-ionCharge(low.number), ionCharge(high.number)]
    const shells = shellsOf(gas.number)
    const ions = [ionText(low.symbol, -gained), ionText(high.symbol, lost)]
    return {
      stem: [
        `The diagram shows the electrons in an atom of a noble gas. The elements ${low.name} (proton number ${low.number}) and ${high.name} (proton number ${high.number}) are near it in the Periodic Table.`,
        `An atom of a noble gas has the electrons that are drawn here. Near it in the Periodic Table are ${low.name}, with the proton number ${low.number}, and ${high.name}, with the proton number ${high.number}.`,
        `The crosses in the diagram are the electrons of an atom of a noble gas. It is compared with ${low.name} (proton number ${low.number}) and ${high.name} (proton number ${high.number}).`,
      ],
      figure: atomFigure(shells),
      parts: {
        a: words({
          subject: 'igcse/chemistry',
          prompt: 'Name the noble gas. Use the Periodic Table.',
          command: 'Identify',
          objective: 'AO2',
          mode: 'words',
          answers: [{ text: gas.name, accept: [gas.symbol] }],
          solution: `The atom has ${gas.number} electrons, so its proton number is ${gas.number}: ${gas.name}.`,
        }),
        b: ask.written({
          prompt: 'Explain, in terms of electronic configuration, why this gas is unreactive.',
          lines: 2,
          scheme: [FULL_SHELL],
          modelAnswer: 'Its atoms have a full outer shell of electrons.',
          solution: 'A full outer shell is stable, so the atoms do not gain, lose or share electrons.',
        }),
        c: ask.table({
          prompt: 'Complete the table of electronic configurations.',
          objective: 'AO2',
          head: ['', 'atom', `ion that it forms`],
          rows: [
            [
              { text: low.name },
              configurationCell('first atom', shellsOf(low.number)),
              configurationCell('first ion', shells),
            ],
            [
              { text: high.name },
              configurationCell('second atom', shellsOf(high.number)),
              configurationCell('second ion', shells),
            ],
          ],
          scheme: [
            `${low.name} atom ${shellsOf(low.number).join(',')}`,
            `${ions[0]} ${shells.join(',')}`,
            `${high.name} atom ${shellsOf(high.number).join(',')}`,
            `${ions[1]} ${shells.join(',')}`,
          ],
          solution: `Fill the shells with ${low.number} and with ${high.number} electrons. Both ions, ${ions[0]} and ${ions[1]}, have ${gas.number} electrons like ${gas.name}: ${shells.join(',')}.`,
        }),
        d: ask.written({
          prompt: `Explain how the two ions come to have the same electronic configuration.`,
          objective: 'AO2',
          scheme: [electronsMoved(false, low, high, gained), electronsMoved(true, high, low, lost)],
          modelAnswer: `The ${low.name} atom gains ${plain(gained)} electron${gained === 1 ? '' : 's'}. The ${high.name} atom loses ${plain(lost)} electron${lost === 1 ? '' : 's'}. Both then have ${gas.number} electrons.`,
          solution:
            'A non-metal atom gains electrons until its outer shell is full; a metal atom loses its outer electrons.',
        }),
        e: ask.number({
          prompt: `An atom of ${high.name} has the mass number ${high.mass}. Calculate the number of neutrons in it.`,
          command: 'Calculate',
          answer: high.mass - high.number,
          scheme: [`${high.mass} − ${high.number} = ${high.mass - high.number}`],
          solution: `Neutrons = mass number − proton number = ${high.mass} − ${high.number} = ${high.mass - high.number}.`,
        }),
      },
    }
  },
  verify: ({ high }) => {
    let neutrons = 0
    while (neutrons + high.number < high.mass) neutrons += 1
    return { e: neutrons }
  },
})
