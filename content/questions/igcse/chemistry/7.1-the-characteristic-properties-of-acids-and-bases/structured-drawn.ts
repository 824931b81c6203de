import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { pickCell } from '../cells'
import { ALL_REACTED } from './points'

const { core, templates } = questionsOf('structured', '7.1', { calculator: 'needed' })

export { templates }

const PAIRS = [
  {
    acid: 'hydrochloric acid',
    alkali: 'sodium hydroxide',
    salt: 'sodium chloride',
    formula: 'NaCl',
    equation: 'HCl + NaOH -> NaCl + H2O',
  },
  {
    acid: 'nitric acid',
    alkali: 'potassium hydroxide',
    salt: 'potassium nitrate',
    formula: 'KNO3',
    equation: 'HNO3 + KOH -> KNO3 + H2O',
  },
  {
    acid: 'hydrochloric acid',
    alkali: 'potassium hydroxide',
    salt: 'potassium chloride',
    formula: 'KCl',
    equation: 'HCl + KOH -> KCl + H2O',
  },
  {
    acid: 'nitric acid',
    alkali: 'sodium hydroxide',
    salt: 'sodium nitrate',
    formula: 'NaNO3',
    equation: 'HNO3 + NaOH -> NaNO3 + H2O',
  },
] as const

const INDICATORS = [
  { name: 'methyl orange', inAcid: 'red', inAlkali: 'yellow' },
  { name: 'thymolphthalein', inAcid: 'colourless', inAlkali: 'blue' },
  { name: 'litmus solution', inAcid: 'red', inAlkali: 'blue' },
] as const

const COLOURS = ['blue', 'colourless', 'green', 'red', 'yellow'] as const

const VOLUMES = [0, 5, 10, 15, 20, 25, 30, 35, 40] as const

/** Of acid and alkali of 0.1 mol/dm³ each, to the nearest half, as a meter with a coarse scale reads. */
function pHAt(volume: number, neutral: number): number {
  if (volume === neutral) return 7
  const excess = (0.1 * Math.abs(neutral - volume)) / (neutral + volume)
  const acidic = -Math.log10(excess)
  return Math.round(2 * (volume < neutral ? acidic : 14 - acidic)) / 2
}

core('ph-readings-to-plot', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    pair: random.pick(PAIRS),
    indicator: random.pick(INDICATORS),
    neutral: random.pick([15, 20, 25, 30]),
    who: random.pick(['A student', 'A technician', 'A class']),
  }),
  make: ({ pair: { acid, alkali, salt, formula, equation }, indicator, neutral, who }) => {
    const readings = VOLUMES.map(volume => pHAt(volume, neutral))
    return {
      stem: [
        `${who} adds aqueous ${alkali}, 5 cm^{3} at a time, to ${quantity(neutral, 'cm^3', 3)} of dilute ${acid} and measures the pH each time. The table shows the results.`,
        `Aqueous ${alkali} is added from a burette to dilute ${acid} in a flask. ${who} measures the pH of the mixture, to the nearest 0.5.`,
        `The table shows the pH of a mixture of dilute ${acid} and aqueous ${alkali}. ${who} has added the ${alkali} to the acid step by step.`,
      ],
      table: {
        head: [`volume of ${alkali} / cm^{3}`, 'pH'],
        rows: VOLUMES.map((volume, at) => [String(volume), (readings[at] ?? 0).toFixed(1)]),
      },
      parts: {
        'a.i': plotPart({
          name: `acids-bases-and-salts/grid-for-ph-${neutral}`,
          title: 'Grid for a graph of pH against volume',
          description: `Graph paper. The horizontal axis is the volume of ${alkali} from 0 to 40 cm³, the vertical one the pH from 0 to 14.`,
          prompt: 'Plot the results on the grid.',
          objective: 'AO2',
          axes: {
            x: { label: `volume of ${alkali} / cm^{3}`, min: 0, max: 40, large: 10, parts: 4 },
            y: { label: 'pH', min: 0, max: 14, large: 2, parts: 4 },
          },
          tasks: [
            {
              task: 'points',
              wanted: VOLUMES.map((volume, at): Spot => [volume, readings[at] ?? 0]),
              marks: 3,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'at least six points',
            'all nine points',
          ],
          solution:
            'One small square upwards is 0.5, one to the right is 2.5 cm^{3}. Put a small cross at each pair of values.',
        }),
        'a.ii': ask.number({
          prompt: `Determine the volume of ${alkali} that neutralises the acid.`,
          objective: 'AO2',
          answer: neutral,
          unit: 'cm^3',
          scheme: [quantity(neutral, 'cm^3')],
          solution: `A neutral mixture has pH 7: at ${quantity(neutral, 'cm^3')}.`,
        }),
        b: ask.table({
          lead: `The experiment is repeated with a few drops of ${indicator.name} in the acid.`,
          prompt: 'Complete the table with the colour of the mixture.',
          command: 'Complete',
          head: [`volume of ${alkali} / cm^{3}`, `colour with ${indicator.name}`],
          rows: [
            [{ text: '5' }, pickCell('colour at 5', indicator.inAcid, COLOURS)],
            [{ text: '40' }, pickCell('colour at 40', indicator.inAlkali, COLOURS)],
          ],
          scheme: [indicator.inAcid, indicator.inAlkali],
          solution: `At first the mixture is acidic: ${indicator.name} is ${indicator.inAcid}. In the end it is alkaline: ${indicator.inAlkali}.`,
        }),
        'c.i': words({
          subject: 'igcse/chemistry',
          prompt: 'Name the salt that forms.',
          command: 'Identify',
          mode: 'words',
          answers: [{ text: salt, accept: [formula] }],
          solution: `The metal comes from ${alkali}, the other part from ${acid}: ${salt}.`,
        }),
        'c.ii': ask.equation({
          prompt: `Write the symbol equation for the reaction of ${acid} with ${alkali}.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${equation}}$. An acid and an alkali form a salt and water.`,
        }),
        'd.i': words({
          subject: 'igcse/chemistry',
          prompt: 'State the formula of the ion that is in **all** aqueous acids.',
          mode: 'formula',
          answers: [{ text: 'H+', accept: ['H3O+', 'H+(aq)'] }],
          reject: [{ text: 'OH-', why: 'OH^{−} is in all aqueous alkalis.' }],
          scheme: ['H^{+}'],
          solution: 'All acids in water contain hydrogen ions, H^{+}.',
        }),
        'd.ii': ask.written({
          prompt: `Explain, in terms of ions, why the pH rises while the first ${plain(neutral)} cm^{3} of ${alkali} is added.`,
          lines: 2,
          scheme: [ALL_REACTED],
          modelAnswer:
            'Hydrogen ions react with hydroxide ions to form water, so there are fewer hydrogen ions.',
          solution: 'The more hydrogen ions there are, the lower the pH. Say what happens to them.',
        }),
      },
    }
  },
  verify: ({ neutral }) => {
    const at = VOLUMES.findIndex(volume => pHAt(volume, neutral) === 7)
    return { 'a.ii': VOLUMES[at] ?? 0 }
  },
})
