import { BOILING_POINTS } from '@/content/figures/igcse/chemistry/the-periodic-table'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { FULL_SHELL } from '../2.2-atomic-structure-and-the-periodic-table/points'
import { trendDown } from '../8.1-arrangement-of-elements/points'
import { formulaCell, pickCell, wholeCell } from '../cells'
import { typedConfiguration } from '../elements'
import { capital } from '../shared'
import { oneAtom } from './drawings'
import { FULL_OUTER, LESS_DENSE, NO_ELECTRONS_MOVED, SINGLE_ATOMS } from './points'

const { core, templates } = questionsOf('structured', '8.5', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const ATOMS = [
  {
    name: 'neon',
    symbol: 'Ne',
    shells: [2, 8],
    positive: [
      ['sodium', 'Na+'],
      ['magnesium', 'Mg2+'],
      ['aluminium', 'Al3+'],
    ],
    negative: [
      ['fluorine', 'F-'],
      ['oxygen', 'O2-'],
      ['nitrogen', 'N3-'],
    ],
  },
  {
    name: 'argon',
    symbol: 'Ar',
    shells: [2, 8, 8],
    positive: [
      ['potassium', 'K+'],
      ['calcium', 'Ca2+'],
    ],
    negative: [
      ['chlorine', 'Cl-'],
      ['sulfur', 'S2-'],
    ],
  },
] as const

core('noble-gas-in-shells', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const gas = random.pick(ATOMS)
    return {
      gas,
      positive: random.pick<readonly [string, string]>(gas.positive),
      negative: random.pick<readonly [string, string]>(gas.negative),
    }
  },
  make: ({ gas: { name, symbol, shells }, positive, negative }) => {
    const { text, accept } = typedConfiguration(shells)
    const written = (formula: string) => `$\\ce{${formula.replace(/(\d?[+-])$/, '^{$1}')}}$`
    return {
      stem: [
        'The crosses in the diagram are the electrons of an atom of a noble gas.',
        'An atom of an element of Group VIII is drawn with its electrons as crosses.',
        'The diagram shows how the electrons are arranged in an atom of a noble gas.',
      ],
      figure: oneAtom(shells),
      parts: {
        'a.i': words({
          subject,
          prompt: 'Name the noble gas. Use the Periodic Table.',
          command: 'Identify',
          objective: 'AO2',
          mode: 'words',
          answers: [{ text: name, accept: [symbol] }],
          solution: `The atom has ${shells.reduce<number>((sum, each) => sum + each, 0)} electrons and so as many protons: ${name}.`,
        }),
        'a.ii': words({
          subject,
          prompt: 'State the electronic configuration of the atom.',
          mode: 'exact',
          answers: [{ text, accept }],
          solution: `From the inner shell outwards: ${text}.`,
        }),
        b: ask.written({
          prompt: 'Explain, in terms of electronic configuration, why this gas is unreactive.',
          scheme: [FULL_OUTER, NO_ELECTRONS_MOVED],
          modelAnswer: 'Its atoms have a full outer shell. So they do not lose, gain or share electrons.',
          solution: 'Name the full outer shell, and what follows from it for the electrons.',
        }),
        c: ask.written({
          prompt: 'Noble gases are *monatomic*. State what is meant by this.',
          command: 'State',
          lines: 1,
          scheme: [SINGLE_ATOMS],
          modelAnswer: 'They exist as single atoms.',
          solution: 'The atoms are not joined to others, since they share no electrons.',
        }),
        d: ask.table({
          lead: `Ions of ${positive[0]} and of ${negative[0]} have the same electronic configuration as this atom.`,
          prompt: 'Complete the table with the formulae of the ions.',
          command: 'Complete',
          objective: 'AO2',
          head: ['element', 'formula of its ion'],
          rows: [
            [{ text: positive[0] }, formulaCell('positive ion', positive[1])],
            [{ text: negative[0] }, formulaCell('negative ion', negative[1])],
          ],
          scheme: [written(positive[1]), written(negative[1])],
          solution: `${capital(positive[0])} loses its outer electrons: ${written(positive[1])}. ${capital(negative[0])} gains electrons until its outer shell is full: ${written(negative[1])}.`,
        }),
        e: ask.table({
          prompt: 'Complete the table with the number of outer electrons in the atoms.',
          command: 'Complete',
          head: ['helium', 'krypton'],
          rows: [[wholeCell('helium', 2), wholeCell('krypton', 8)]],
          scheme: ['2 (helium)', '8 (krypton)'],
          solution:
            'Helium has only the first shell, which holds 2. All other noble gases have 8 outer electrons.',
        }),
      },
    }
  },
})

const DENSITY = { neon: 0.83, argon: 1.7, krypton: 3.5, xenon: 5.5, radon: 9.2 } as const

core('data-of-noble-gases', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const missing = random.pick(['argon', 'krypton', 'xenon'] as const)
    const at = BOILING_POINTS.findIndex(([name]) => name === missing)
    const [above, here, below] = [BOILING_POINTS[at - 1], BOILING_POINTS[at], BOILING_POINTS[at + 1]]
    if (!above || !here || !below) return null
    return {
      above,
      here,
      below,
      // Between the boiling points of two gases that are plotted.
      cold: random.int(-236, -196),
      who: random.pick(['A student', 'A chemist', 'A class']),
    }
  },
  make: ({ above, here, below, cold, who }) => {
    const shown = BOILING_POINTS.filter(([name]) => name !== 'helium' && name !== here[0])
    const [low, high] = [above[2] + 4, below[2] - 4]
    const choices = ['gas', 'not a gas']
    return {
      stem: [
        `${who} finds these data of four noble gases. The boiling point of ${here[0]} cannot be found.`,
        `The table shows data of noble gases at room temperature and pressure. ${capital(here[0])} is missing.`,
        `${who} compares noble gases by their boiling point and their density at room temperature and pressure.`,
      ],
      table: {
        head: ['gas', 'period', 'boiling point / °C', 'density in g/dm^{3}'],
        rows: shown.map(([name, period, value]) => [
          name,
          plain(period),
          plain(value),
          plain(DENSITY[name as keyof typeof DENSITY]),
        ]),
      },
      parts: {
        a: plotPart({
          name: `the-periodic-table/grid-without-${here[1]}`,
          title: 'Grid for a graph of boiling point against period',
          description:
            'Graph paper. The horizontal axis is the period from 1 to 7, the vertical one the boiling point from −300 °C to 0 °C.',
          prompt: 'Draw a cross on the grid for the boiling point of each of the four gases.',
          objective: 'AO2',
          axes: {
            x: { label: 'period', min: 1, max: 7, large: 1, parts: 2 },
            y: { label: 'boiling point / °C', min: -300, max: 0, large: 50, parts: 10 },
          },
          tasks: [
            { task: 'points', wanted: shown.map(([, period, value]) => [period, value] as const), marks: 2 },
          ],
          scheme: ['at least two points within half a small square', 'all four points'],
          solution: 'One small square is 5 °C upwards. Each cross stands above its period.',
        }),
        'b.i': ask.written({
          prompt: 'Describe the trend in the boiling point down the group.',
          lines: 1,
          objective: 'AO2',
          scheme: [trendDown('boiling point', 'boiling', true)],
          modelAnswer: 'The boiling point increases down the group.',
          solution: '−108 °C is a higher temperature than −246 °C: the boiling points increase.',
        }),
        'b.ii': ask.number({
          prompt: `Predict the boiling point of ${here[0]}, in Period ${here[1]}.`,
          command: 'Predict',
          answer: (low + high) / 2,
          tolerance: (high - low) / 2,
          sigFigs: 2,
          unit: '°C',
          scheme: [`any value from ${plain(low)} to ${quantity(high, '°C')}`],
          solution: `It lies between the values of ${above[0]} and ${below[0]}. The measured value is ${quantity(here[2], '°C')}.`,
        }),
        c: ask.table({
          prompt: `Complete the table for the temperature ${quantity(cold, '°C')}.`,
          command: 'Complete',
          objective: 'AO2',
          head: ['element', `at ${quantity(cold, '°C')}`],
          rows: [
            [{ text: 'neon' }, pickCell('neon', 'gas', choices)],
            [{ text: 'radon' }, pickCell('radon', 'not a gas', choices)],
          ],
          scheme: ['gas', 'not a gas'],
          solution: `${quantity(cold, '°C')} is above the boiling point of neon, −246 °C, and far below that of radon, −62 °C.`,
        }),
        'd.i': words({
          subject,
          lead: 'The density of air is 1.2 g/dm^{3}.',
          prompt: 'Identify the gas in the table that can be used to make a balloon rise in air.',
          objective: 'AO2',
          mode: 'words',
          answers: [{ text: 'neon', accept: ['Ne'] }],
          solution: 'Only neon has a lower density than air, 0.83 g/dm^{3}.',
        }),
        'd.ii': ask.written({
          prompt: 'Explain your answer.',
          command: 'Explain',
          lines: 1,
          objective: 'AO2',
          scheme: [LESS_DENSE('neon')],
          modelAnswer: 'Neon is less dense than air.',
          solution: '0.83 g/dm^{3} is lower than 1.2 g/dm^{3}.',
        }),
        e: ask.written({
          prompt: 'Explain, in terms of electronic configuration, why all these gases are unreactive.',
          lines: 2,
          scheme: [FULL_SHELL],
          modelAnswer: 'Their atoms have full outer shells.',
          solution: 'A full outer shell is stable: the atoms do not lose, gain or share electrons.',
        }),
      },
    }
  },
  verify: ({ above, below }) => ({ 'b.ii': above[2] + (below[2] - above[2]) / 2 }),
})
