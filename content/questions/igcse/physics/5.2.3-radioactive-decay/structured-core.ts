import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { arrow, dot, rect, text } from '@/lib/figures/shapes'
import { nuclide } from '../shared'
import { DECAY, NO_CHANGE, PROTONS_CHANGE, RANDOM, SPONTANEOUS } from './points-core'

const { core, templates } = questionsOf('structured', '5.2.3', { calculator: 'not-needed' })

export { templates }

/** By proton number, from 80. */
const ELEMENTS = [
  ['mercury', 'Hg'],
  ['thallium', 'Tl'],
  ['lead', 'Pb'],
  ['bismuth', 'Bi'],
  ['polonium', 'Po'],
  ['astatine', 'At'],
  ['radon', 'Rn'],
  ['francium', 'Fr'],
  ['radium', 'Ra'],
  ['actinium', 'Ac'],
  ['thorium', 'Th'],
  ['protactinium', 'Pa'],
  ['uranium', 'U'],
  ['neptunium', 'Np'],
  ['plutonium', 'Pu'],
  ['americium', 'Am'],
  ['curium', 'Cm'],
] as const

const elementOf = (protons: number) => ELEMENTS[protons - 80] ?? (['', ''] as const)

const SOURCES = [
  { protons: 84, nucleons: 210, where: 'Some devices that remove dust from film' },
  { protons: 86, nucleons: 220, where: 'The air near some old gas lamps' },
  { protons: 86, nucleons: 222, where: 'The air in some cellars' },
  { protons: 88, nucleons: 223, where: 'Some medicines against cancer of the bones' },
  { protons: 88, nucleons: 226, where: 'The hands of some very old watches' },
  { protons: 89, nucleons: 225, where: 'Some new medicines against cancer' },
  { protons: 90, nucleons: 230, where: 'The sediments on the floor of the sea' },
  { protons: 90, nucleons: 232, where: 'The mantles of some old gas lamps' },
  { protons: 92, nucleons: 235, where: 'The fuel rods of many power stations' },
  { protons: 92, nucleons: 238, where: 'Many rocks' },
  { protons: 94, nucleons: 238, where: 'The power supplies of some space probes' },
  { protons: 95, nucleons: 241, where: 'Many smoke detectors' },
  { protons: 96, nucleons: 244, where: 'Instruments of some robots on Mars' },
] as const

const CHANGES = [
  'heated from 20 °C to 400 °C',
  'heated from 15 °C to 250 °C',
  'heated from room temperature to 600 °C',
  'cooled from 20 °C to −80 °C',
  'cooled from room temperature to −190 °C',
  'put under a pressure that is 50 times as large as before',
  'put under a pressure that is 200 times as large as before',
  'put into a strong magnetic field',
] as const

core('alpha-decay-on-a-strip-of-elements', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    source: random.pick(SOURCES),
    change: random.pick(CHANGES),
    before: random.int(3, 4),
  }),
  make: ({ source: { protons, nucleons, where }, change, before }) => {
    const [name, symbol] = elementOf(protons)
    const [product] = elementOf(protons - 2)
    const neutrons = nucleons - protons
    const first = Math.min(protons - before, 91)
    const [left, width, top] = [12, 56, 14]
    const centre = (number: number) => left + (number - first) * width + width / 2
    const y = top + 76
    const facts = {
      name: 'nuclear-physics/strip-of-six-elements',
      title: 'Six elements in the order of their proton numbers',
      description: `A row of six boxes. Each holds the symbol of an element and its proton number, from ${first} on the left to ${first + 5} on the right. Below each box there is a dot.`,
      height: 116,
    }
    const given = Array.from({ length: 6 }, (_, at) => {
      const number = first + at
      const x = left + at * width
      return (
        rect(x, top, width, 58) +
        text(x + width / 2, top + 24, elementOf(number)[1], { anchor: 'middle', cls: 'b' }) +
        text(x + width / 2, top + 46, String(number), { anchor: 'middle' }) +
        dot(centre(number), y, 'd', 3)
      )
    })
    return {
      stem: `${where} contain${where.startsWith('The air') ? 's' : ''} ${name}-${nucleons}, ${nuclide(nucleons, protons, symbol)}. This isotope is radioactive.`,
      parts: {
        a: ask.written({
          prompt: 'Describe what happens in radioactive decay.',
          scheme: [
            judged('an unstable nucleus changes (into another nucleus)', DECAY.nucleus),
            judged('radiation is emitted (α-particles, β-particles or γ-radiation)', DECAY.emits),
          ],
          modelAnswer:
            'In radioactive decay an unstable nucleus changes. It emits α-particles, β-particles or γ-radiation.',
          solution:
            'Say what changes (the nucleus, not the atom as a whole or the electrons) and what is emitted.',
        }),
        'b.i': ask.values({
          lead: `A nucleus of ${name}-${nucleons} emits **one** α-particle.`,
          prompt: 'Determine the number of protons and the number of neutrons that are left in the nucleus.',
          objective: 'AO2',
          found: [
            ['number of protons', protons - 2, 'protons'],
            ['number of neutrons', neutrons - 2, 'neutrons'],
          ],
          scheme: [`${protons - 2} protons`, `${neutrons - 2} neutrons`],
          solution: `Before, there are ${protons} protons and ${nucleons} − ${protons} = ${neutrons} neutrons. An α-particle takes away two protons and two neutrons: ${protons} − 2 = ${protons - 2} and ${neutrons} − 2 = ${neutrons - 2}.`,
        }),
        'b.ii': ask.draw({
          prompt: `The diagram shows six elements with their proton numbers. Draw **one** straight arrow from the dot below ${name} (${symbol}) to the dot below the element that it becomes.`,
          command: 'Draw',
          objective: 'AO2',
          figure: figure(facts, ...given),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              ends: true,
              passes: [
                { at: [centre(protons), y], within: 16 },
                { at: [centre(protons - 2), y], within: 16 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `A row of six boxes with dots below them, and an arrow from the dot below ${symbol} to the dot two places to its left.`,
            },
            ...given,
            arrow(centre(protons), y, centre(protons - 2), y, { cls: 'g' }),
          ),
          scheme: [`arrow from ${symbol} (${protons}) to ${elementOf(protons - 2)[1]} (${protons - 2})`],
          solution: `The new nucleus has ${protons - 2} protons. The element with the proton number ${protons - 2} is ${product}.`,
        }),
        'b.iii': ask.written({
          prompt: 'Explain why the nucleus becomes a nucleus of a different element.',
          lines: 2,
          scheme: [judged('the number of protons (proton number) has changed', PROTONS_CHANGE)],
          modelAnswer:
            'The number of protons in the nucleus has changed, and it decides which element it is.',
          solution:
            'All nuclei of one element have the same number of protons. Two protons have left, so it is another element.',
        }),
        'c.i': ask.written({
          lead: 'Radioactive decay is a random process.',
          prompt: 'State what is meant by *random*.',
          lines: 2,
          scheme: [
            judged(
              'it cannot be predicted which nucleus will decay next, or when (a nucleus will decay)',
              RANDOM,
            ),
          ],
          modelAnswer: 'Nobody can predict which nucleus will decay next, or when a nucleus will decay.',
          solution: 'Random is about *which* nucleus and *when*. It does not mean “fast” or “by itself”.',
        }),
        'c.ii': ask.written({
          lead: `A sample of ${name}-${nucleons} is ${change}.`,
          prompt:
            'State the effect, if any, of this on the rate of decay of the sample. Explain your answer.',
          scheme: [
            judged('no change (no effect)', NO_CHANGE),
            judged('decay is spontaneous / is not affected by conditions outside the nucleus', SPONTANEOUS),
          ],
          modelAnswer:
            'The rate of decay does not change, because decay is spontaneous: nothing outside the nucleus affects it.',
          solution:
            'Decay happens in the nucleus by itself. Temperature, pressure, fields and chemical reactions make no difference to it.',
        }),
      },
    }
  },
})
