import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { pickCell } from '../cells'
import { syringeFigure } from './drawings'
import { CO2_DISSOLVES, GAS_LEAKS, LESS_SOLID } from './points'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const AO3 = { objective: 'AO3' } as const

const VESSELS = ['thistle funnel', 'gas syringe', 'burette', 'condenser'] as const
const AGENTS = ['calcium oxide', 'concentrated sulfuric acid', 'limewater'] as const
const SOLIDS = ['marble chips', 'lumps of calcium carbonate', 'lumps of magnesium carbonate'] as const

core('carbon-dioxide-in-a-syringe', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const time = random.pick([20, 30, 40, 50, 60])
    return { time, volume: (time / 10) * random.int(6, 15), solid: random.pick(SOLIDS) }
  },
  make: ({ time, volume, solid }) => ({
    stem: [
      `A student adds dilute hydrochloric acid to ${solid} and collects the carbon dioxide as shown in the figure.`,
      `Carbon dioxide is made from ${solid} and dilute hydrochloric acid. The figure shows the apparatus.`,
      `The apparatus in the figure is used to measure the volume of carbon dioxide that ${solid} and dilute hydrochloric acid give.`,
    ],
    figure: syringeFigure(),
    parts: {
      a: ask.table({
        ...AO3,
        prompt: 'Complete the table with the names of the apparatus.',
        command: 'Complete',
        head: ['letter', 'name'],
        rows: [
          [{ text: 'A' }, pickCell('name of A', 'thistle funnel', VESSELS)],
          [{ text: 'B' }, pickCell('name of B', 'gas syringe', VESSELS)],
        ],
        scheme: ['thistle funnel', 'gas syringe'],
        solution:
          'Acid is poured through the thistle funnel. The gas pushes out the plunger of the gas syringe.',
      }),
      b: ask.written({
        ...AO3,
        prompt: 'Suggest why the volume is more accurate than when carbon dioxide is collected over water.',
        lines: 1,
        scheme: [CO2_DISSOLVES],
        modelAnswer: 'Some carbon dioxide dissolves in water.',
        solution: 'Carbon dioxide is slightly soluble in water, so a volume over water is too small.',
      }),
      c: ask.number({
        ...AO3,
        lead: `In the first ${quantity(time, 's')} the volume of gas in B rises from 0 to ${quantity(volume, 'cm^3')}.`,
        prompt: 'Calculate the mean rate at which gas is collected.',
        answer: volume / time,
        unit: 'cm^3/s',
        scheme: [`C1 ${plain(volume)} ÷ ${plain(time)}`, `A1 ${quantity(volume / time, 'cm^3/s')}`],
        solution: `Rate = volume ÷ time = ${plain(volume)} ÷ ${plain(time)} = ${quantity(volume / time, 'cm^3/s')}.`,
      }),
      'd.i': ask.written({
        ...AO3,
        lead: 'The student finds that the bung of the flask is loose.',
        prompt: 'Explain how this fault changes the volume that is measured.',
        lines: 1,
        scheme: [GAS_LEAKS],
        modelAnswer: 'The volume is too small because gas escapes.',
        solution: 'Gas leaves past the bung and does not reach the syringe.',
      }),
      'd.ii': ask.written({
        ...AO3,
        lead: 'In a second experiment the plunger reaches the end of the scale before the reaction ends.',
        prompt: 'Suggest an improvement.',
        lines: 1,
        scheme: [LESS_SOLID],
        modelAnswer: 'Use a larger gas syringe.',
        solution: 'A larger syringe, or a smaller amount of the substances, keeps the volume on the scale.',
      }),
      e: ask.table({
        ...AO3,
        prompt: 'Complete the table with a substance that dries carbon dioxide.',
        command: 'Complete',
        head: ['gas', 'drying agent'],
        rows: [[{ text: 'carbon dioxide' }, pickCell('drying agent', 'concentrated sulfuric acid', AGENTS)]],
        scheme: ['concentrated sulfuric acid'],
        solution:
          'Carbon dioxide is acidic. It reacts with calcium oxide and limewater, but not with the acid.',
      }),
    },
  }),
  verify: ({ time, volume }) => ({ c: 1 / (time / volume) }),
})
