import { MELTING_POINTS } from '@/content/figures/igcse/chemistry/the-periodic-table'
import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { LIGHTED_SPLINT, POPS } from '../7.1-the-characteristic-properties-of-acids-and-bases/points'
import { reactsMore, SAME_OUTER, trendDown } from '../8.1-arrangement-of-elements/points'
import { pickCell } from '../cells'
import { capital } from '../shared'
import { jarFigure, lithiumFigure, meltingFigure, reached } from './drawings'
import {
  ALKALI_FORMED,
  ALL_USED,
  DISAPPEARS,
  EXPLODES,
  FIZZES,
  FLOATS,
  KEEPS_AIR_OUT,
  LILAC_FLAME,
  MELTS_TO_A_BALL,
  MOVES,
} from './points'

const { core, templates } = questionsOf('structured', '8.2', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const ce = (written: string) => `$\\ce{${written}}$`

const METALS = [
  { name: 'lithium', symbol: 'Li', next: 'sodium', more: [] },
  { name: 'sodium', symbol: 'Na', next: 'potassium', more: [MELTS_TO_A_BALL] },
  { name: 'potassium', symbol: 'K', next: 'rubidium', more: [MELTS_TO_A_BALL, LILAC_FLAME, EXPLODES] },
] as const

core('metal-in-a-trough', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => ({
    metal: random.pick(METALS),
    who: random.pick(['A teacher', 'A technician', 'A chemist']),
    asks: random.pick(['colour', 'gas'] as const),
  }),
  make: ({ metal: { name, symbol, next, more }, who, asks }) => {
    const equation = `2${symbol} + 2H2O -> 2${symbol}OH + H2`
    return {
      stem: [
        `${who} takes a small piece of ${name} out of the jar in the diagram and drops it into a trough of cold water.`,
        `The diagram shows how ${name} is stored. ${who} cuts off a small piece and puts it on cold water in a trough.`,
        `${capital(name)} is kept in a jar as shown. ${who} adds a very small piece of it to cold water, behind a safety screen.`,
      ],
      figure: jarFigure(name),
      parts: {
        'a.i': words({
          subject,
          prompt: 'Name liquid L.',
          command: 'Identify',
          answers: [
            {
              text: 'oil',
              accept: ['mineral oil', 'paraffin', 'paraffin oil', 'liquid paraffin', 'kerosene'],
            },
          ],
          reject: [{ text: 'water', why: 'These metals react with water.' }],
          solution: 'The alkali metals are stored under oil.',
        }),
        'a.ii': ask.written({
          prompt: `Explain why ${name} is stored under this liquid.`,
          lines: 2,
          scheme: [KEEPS_AIR_OUT],
          modelAnswer: `${capital(name)} reacts with oxygen and with water in the air. The liquid keeps them away.`,
          solution: 'Say with what the metal would react. “It is dangerous” is not enough.',
        }),
        b: ask.written({
          prompt: `Describe **three** observations when the piece of ${name} is added to cold water.`,
          marks: 3,
          scheme: [FLOATS, MOVES, FIZZES, DISAPPEARS, ...more],
          modelAnswer: `It floats on the water and moves about. It fizzes and gets smaller until it disappears.${more.length > 0 ? ' It melts to a ball.' : ''}${more.length > 1 ? ' There is a lilac flame, and a small explosion at the end.' : ''}`,
          solution: 'An observation is what you see. The name of the gas cannot be seen.',
        }),
        c: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${name} with water.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `The products are ${name} hydroxide and hydrogen: ${ce(equation)}.`,
        }),
        'd.i':
          asks === 'colour'
            ? words({
                subject,
                lead: 'A few drops of universal indicator are added to the water when the reaction has ended.',
                prompt: 'State the colour of the indicator.',
                answers: [{ text: 'purple', accept: ['violet', 'dark blue', 'blue'] }],
                solution: 'The solution is strongly alkaline, and universal indicator is then purple.',
              })
            : words({
                subject,
                lead: 'Red litmus paper is dipped into the water when the reaction has ended.',
                prompt: 'State the colour of the litmus paper.',
                answers: [{ text: 'blue' }],
                solution: 'The solution is alkaline: it turns red litmus blue.',
              }),
        'd.ii': ask.written({
          prompt: 'Explain this colour.',
          command: 'Explain',
          lines: 2,
          scheme: [ALKALI_FORMED(`${name} hydroxide`)],
          modelAnswer: `${capital(name)} hydroxide has formed, which is an alkali.`,
          solution: 'The hydroxide dissolves in the water and makes it alkaline.',
        }),
        e: ask.written({
          prompt: `Predict how the reaction of ${next} with cold water differs from that of ${name}.`,
          command: 'Predict',
          lines: 2,
          objective: 'AO2',
          scheme: [reactsMore(next, name, true)],
          modelAnswer: `${capital(next)} reacts faster and more vigorously than ${name}.`,
          solution: `${capital(next)} is below ${name} in Group I, and reactivity increases down the group.`,
        }),
      },
    }
  },
})

const SINKS =
  'Densities in g/cm^{3} are: lithium 0.53, sodium 0.97, potassium 0.86, rubidium 1.53, caesium 1.9. Water has a density of 1.0 g/cm^{3}.'

core('data-of-group-one', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const at = random.pick([2, 3])
    const [above, missing, below] = [MELTING_POINTS[at - 1], MELTING_POINTS[at], MELTING_POINTS[at + 1]]
    if (!above || !missing || !below) return null
    return {
      above,
      missing,
      below,
      warm: random.int(105, 165),
      cool: random.int(31, 36),
      metal: random.pick([
        ['rubidium', 'Rb'],
        ['caesium', 'Cs'],
      ] as const),
    }
  },
  make: ({ above, missing, below, warm, cool, metal: [name, symbol] }) => {
    const equation = `2${symbol} + 2H2O -> 2${symbol}OH + H2`
    const [low, high] = [below[2] + 1, above[2] - 1]
    const states = ['solid', 'liquid', 'gas']
    return {
      stem: [
        `The graph shows melting points of Group I metals, from lithium (Period 2) to caesium (Period 6). The cross for ${missing[0]} is missing.`,
        `A student plots the melting points of lithium (Period 2), and of the metals below it down to caesium (Period 6), but has no value for ${missing[0]}.`,
        `Melting points of metals in Group I are shown against the period: lithium is in Period 2, caesium in Period 6. The value for ${missing[0]} has been left out.`,
      ],
      figure: meltingFigure(missing[0]),
      parts: {
        'a.i': ask.written({
          prompt: 'Describe the trend in the melting point down Group I.',
          lines: 1,
          scheme: [trendDown('melting point', 'melting', false)],
          modelAnswer: 'The melting point decreases down the group.',
          solution: 'Each cross is lower than the one before it.',
        }),
        'a.ii': ask.number({
          prompt: `Predict the melting point of ${missing[0]}, in Period ${missing[1]}.`,
          command: 'Predict',
          answer: (low + high) / 2,
          tolerance: (high - low) / 2,
          sigFigs: 1,
          unit: '°C',
          scheme: [`any value from ${plain(low)} to ${quantity(high, '°C')}`],
          solution: `It lies between the melting points of ${above[0]} and ${below[0]}. The measured value is ${quantity(missing[2], '°C')}.`,
        }),
        b: ask.table({
          lead: `The boiling points of all these metals are above ${quantity(600, '°C')}.`,
          prompt: 'Complete the table with the physical state of each metal, *solid*, *liquid* or *gas*.',
          command: 'Complete',
          objective: 'AO2',
          head: ['metal', 'temperature / °C', 'state'],
          rows: [
            [{ text: 'lithium' }, { text: plain(warm) }, pickCell('state of lithium', 'solid', states)],
            [{ text: 'sodium' }, { text: plain(warm) }, pickCell('state of sodium', 'liquid', states)],
            [{ text: 'caesium' }, { text: plain(cool) }, pickCell('state of caesium', 'liquid', states)],
          ],
          scheme: ['solid', 'liquid', 'liquid'],
          solution: `Lithium melts only at ${quantity(181, '°C')}, so it is solid at ${quantity(warm, '°C')}. Sodium, ${quantity(98, '°C')}, and caesium, ${quantity(28, '°C')}, are above their melting points and below their boiling points: liquid.`,
        }),
        c: words({
          subject,
          lead: SINKS,
          prompt: 'Identify the **two** metals that sink in water.',
          objective: 'AO2',
          asked: 2,
          marks: 1,
          mode: 'words',
          answers: [
            { text: 'rubidium', accept: ['Rb'] },
            { text: 'caesium', accept: ['Cs', 'cesium'] },
          ],
          scheme: ['rubidium and caesium, both needed'],
          solution: 'Rubidium and caesium have a higher density than water.',
        }),
        d: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${name} with water.`,
          command: 'State',
          objective: 'AO2',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `It reacts like sodium and potassium: ${ce(equation)}.`,
        }),
        'e.i': ask.written({
          prompt: `Predict how the reaction of ${name} with water compares with that of potassium.`,
          command: 'Predict',
          lines: 1,
          objective: 'AO2',
          scheme: [reactsMore(name, 'potassium', true)],
          modelAnswer: `${capital(name)} reacts faster and more vigorously than potassium.`,
          solution: 'Reactivity increases down Group I.',
        }),
        'e.ii': ask.written({
          prompt: `Explain, in terms of electronic configuration, why ${name} and potassium have similar chemical properties.`,
          lines: 2,
          scheme: [SAME_OUTER(1)],
          modelAnswer: 'Their atoms have the same number of outer electrons, one.',
          solution: 'All metals of Group I have one electron in the outer shell.',
        }),
      },
    }
  },
  verify: ({ above, below }) => ({ 'a.ii': below[2] + (above[2] - below[2]) / 2 }),
})

// Hydrogen in cm³ from an old piece, and from a pure piece of the same mass.
const PIECES = [
  [84, 120],
  [96, 120],
  [96, 150],
  [108, 120],
  [108, 144],
  [112, 140],
  [120, 150],
  [120, 160],
  [132, 150],
  [144, 160],
] as const

core('hydrogen-from-lithium', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    piece: random.pick(PIECES),
    end: random.pick([100, 120, 140]),
    first: random.pick([20, 30, 40, 50]),
  }),
  make: ({ piece: [volume, pure], end, first }) => {
    const early = reached(volume, end, first)
    return {
      stem: [
        'A piece of lithium that is partly covered with white compounds is put into excess cold water. Only the lithium reacts to form hydrogen. The graph shows the volume of hydrogen that is collected.',
        'Lithium was not stored well: white compounds, which form no hydrogen with water, have grown on it. A piece is put into excess cold water, and the hydrogen is collected, as shown in the graph.',
        'A student finds out how much lithium is left in an old piece of the metal. It is put into excess cold water. The impurities in it give off no gas. The graph shows the volume of hydrogen.',
      ],
      figure: lithiumFigure(volume, end),
      parts: {
        a: ask.equation({
          prompt: 'Write the symbol equation for the reaction of lithium with water. Include state symbols.',
          command: 'State',
          answer: '2Li(s) + 2H2O(l) -> 2LiOH(aq) + H2(g)',
          states: true,
          scheme: ['all formulae', 'balance', 'state symbols'],
          solution: `Lithium hydroxide dissolves in water: ${ce('2Li(s) + 2H2O(l) -> 2LiOH(aq) + H2(g)')}.`,
        }),
        b: ask.written({
          prompt: 'Explain why the curve becomes level.',
          lines: 1,
          objective: 'AO2',
          scheme: [ALL_USED],
          modelAnswer: 'All the lithium has reacted.',
          solution: 'The water is in excess, so the reaction ends when the lithium is used up.',
        }),
        c: ask.written({
          prompt: 'Describe a test for hydrogen and the result of the test.',
          scheme: [LIGHTED_SPLINT, POPS],
          modelAnswer: 'Hold a lighted splint to the gas. It burns with a squeaky pop.',
          solution: 'The test needs a lighted splint; the result is a squeaky pop.',
        }),
        'd.i': ask.number({
          prompt: `Calculate the average rate at which hydrogen is formed in the first ${quantity(first, 's')}.`,
          answer: early / first,
          tolerance: 3 / first,
          unit: 'cm^3/s',
          sigFigs: 2,
          scheme: steps(
            `volume read at ${quantity(first, 's')} as ${quantity(early, 'cm^3', 2)} (± 3 cm^{3})`,
            `${plain(Math.round(early))} ÷ ${first} = ${quantity(early / first, 'cm^3/s', 2)}`,
          ),
          solution: `At ${quantity(first, 's')} the volume is about ${quantity(Math.round(early), 'cm^3')}. Rate = volume ÷ time = ${Math.round(early)} ÷ ${first} = ${quantity(early / first, 'cm^3/s', 2)}.`,
        }),
        'd.ii': ask.number({
          lead: `A piece of pure lithium with the same mass forms ${quantity(pure, 'cm^3')} of hydrogen.`,
          prompt: 'Calculate the percentage of lithium in the old piece.',
          answer: (100 * volume) / pure,
          tolerance: 1,
          unit: '%',
          sigFigs: 2,
          scheme: steps(
            `volume read as ${quantity(volume, 'cm^3')}`,
            `${plain(volume)} ÷ ${plain(pure)} × 100 = ${quantity((100 * volume) / pure, '%', 3)}`,
          ),
          solution: `The old piece forms ${quantity(volume, 'cm^3')} in all. Half the lithium would form half the hydrogen, so the percentage is ${plain(volume)} ÷ ${plain(pure)} × 100 = ${quantity((100 * volume) / pure, '%', 3)}.`,
        }),
      },
    }
  },
  verify: ({ piece: [volume, pure], end, first }) => ({
    'd.i': volume * (2 / end - first / end ** 2),
    'd.ii': 100 - (100 * (pure - volume)) / pure,
  }),
})
