import {
  CYLINDER,
  gasFromYeast,
  gasVolumes,
} from '@/content/figures/igcse/biology/practical-skills-measuring'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import {
  fallsAbove,
  GAS_KEPT,
  GAS_LOST,
  mostAt,
  NOT_LIVING,
  quotesVolume,
  REACHES_TEMPERATURE,
  risesTo,
  YEAST_KEPT,
} from './points'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

const AO3 = { objective: 'AO3' } as const

/** Gas in cm³ from the same yeast, as it depends on temperature. */
const GAS: Readonly<Record<number, number>> = {
  10: 3.5,
  15: 5.5,
  20: 8,
  25: 11.5,
  30: 15.5,
  35: 19,
  40: 20.5,
  45: 17,
  50: 9.5,
  55: 3.5,
  60: 1,
}

const half = (value: number) => Math.round(value * 2) / 2

const picked = (blank: string, answer: string, others: readonly string[]): TableCell => ({
  blank,
  answer,
  mode: 'pick',
  choices: [answer, ...others],
  marks: 1,
})

core('gas-from-warm-yeast', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const first = random.pick([10, 15, 20])
    const temperatures = [0, 1, 2, 3, 4].map(at => first + 10 * at)
    const share = random.pick([0.85, 0.9, 1, 1.1])
    const volumes = temperatures.map(each =>
      Math.max(0.5, half((GAS[each] ?? 0) * share + random.pick([-0.5, 0, 0.5]))),
    )
    return {
      temperatures,
      volumes,
      minutes: random.pick([8, 10, 20]),
      asked: random.pick([1, 2]),
      sugar: random.pick(['glucose', 'sucrose', 'maltose']),
      yeast: random.pick(["baker's yeast", "brewer's yeast", 'wine yeast']),
    }
  },
  make: ({ temperatures, volumes, minutes, asked, sugar, yeast }) => {
    const [least = 0] = temperatures
    const at = volumes.indexOf(Math.max(...volumes))
    const peak = temperatures[at] ?? 0
    const [volume, temperature] = [volumes[asked] ?? 0, temperatures[asked] ?? 0]
    const shown = (value: number) => plain(value, 1)
    const steps = [
      `- 10 cm^{3} of a suspension of ${yeast} and 10 cm^{3} of ${sugar} solution are mixed in a tube.`,
      `- The tube stands in a water bath at ${quantity(least, '°C')} for five minutes.`,
      `- The bung with the delivery tube is put in, and the gas is collected for ${minutes} minutes.`,
      `- This is repeated with fresh mixtures at ${temperatures.slice(1, -1).join(', ')} and ${quantity(temperatures[4] ?? 0, '°C')}.`,
    ].join('\n')
    return {
      stem: [
        `A student investigates how temperature affects the rate of respiration of ${yeast}. The figure shows the apparatus.\n\n${steps}`,
        `${yeast.charAt(0).toUpperCase()}${yeast.slice(1)} respires without oxygen and gives off a gas. A student collects this gas at five temperatures with the apparatus in the figure.\n\n${steps}`,
        `The owner of a bakery wants to know at which temperature a dough rises fastest. A student uses the apparatus in the figure to measure the gas that ${yeast} gives off.\n\n${steps}`,
      ],
      figure: gasFromYeast(),
      parts: {
        'a.i': ask.table({
          ...AO3,
          lead: `The next figure shows parts of the measuring cylinder at the end of each experiment. The volume at ${quantity(least, '°C')} is in the table already.`,
          prompt: 'Complete the table. Choose a heading for each column, read the volumes and record them.',
          command: 'Complete',
          figure: gasVolumes(
            'gas-at-temperatures',
            temperatures
              .map((each, order) => ({ name: quantity(each, '°C'), value: volumes[order] ?? 0 }))
              .slice(1),
          ),
          head: ['', 'what was changed', 'what was measured'],
          rows: [
            [
              { text: 'heading' },
              picked('heading-changed', 'temperature / °C', ['temperature', '°C', 'time / minutes']),
              picked('heading-measured', 'volume of gas / cm^{3}', [
                'volume of gas',
                'cm^{3}',
                'gas / cm^{3} per minute',
              ]),
            ],
            ...temperatures.map((each, order): TableCell[] => [
              { text: '' },
              { text: String(each) },
              order === 0
                ? { text: shown(volumes[0] ?? 0) }
                : {
                    blank: `volume-${order}`,
                    answer: volumes[order] ?? 0,
                    unit: 'cm^3',
                    sigFigs: 1,
                    tolerance: 0.25,
                    marks: 1,
                  },
            ]),
          ],
          scheme: [
            'heading temperature / °C',
            'heading volume of gas / cm^{3}',
            ...volumes.slice(1).map((each, order) => `${temperatures[order + 1]} °C: ${shown(each)} cm^{3}`),
          ],
          solution: `A heading has the quantity and its unit. Each small division is ${quantity(CYLINDER.division, 'cm^3')}. The cylinder is upside down, so its numbers grow downwards. The volumes are ${volumes
            .slice(1)
            .map(shown)
            .join(', ')} cm^{3}, all with one decimal place.`,
        }),
        'a.ii': ask.number({
          ...AO3,
          prompt:
            'The uncertainty of a reading is half of the smallest division. State the uncertainty of each volume.',
          command: 'State',
          answer: 0.25,
          unit: 'cm^3',
          sigFigs: 2,
          scheme: ['(±) 0.25 cm^{3}'],
          solution: 'The smallest division is 0.5 cm^{3}. Half of it is 0.25 cm^{3}.',
        }),
        'b.i': ask.number({
          ...AO3,
          prompt: `Calculate the rate at which gas was collected at ${quantity(temperature, '°C')}.`,
          answer: volume / minutes,
          unit: 'cm^3/min',
          tolerance: 0.26 / minutes,
          scheme: [`C1 ${shown(volume)} ÷ ${minutes}`, `A1 ${plain(volume / minutes)} cm^{3}/min`],
          solution: `Rate = volume ÷ time = ${shown(volume)} ÷ ${minutes} = ${plain(volume / minutes)} cm^{3} per minute.`,
        }),
        'b.ii': plotPart({
          ...AO3,
          name: 'practical-skills-measuring/grid-for-gas',
          title: 'Grid for a graph of the volume of gas against temperature',
          description:
            'Graph paper. The horizontal axis is the temperature from 0 to 60 degrees Celsius, the vertical one the volume of gas from 0 to 25 cubic centimetres. The first point is there.',
          prompt: `The volume at ${quantity(least, '°C')} is plotted already. Plot the other four volumes on the grid.`,
          command: 'Plot',
          axes: {
            x: { label: 'temperature / °C', min: 0, max: 60, large: 10, parts: 5 },
            y: { label: 'volume of gas / cm^{3}', min: 0, max: 25, large: 5, parts: 5 },
          },
          given: [{ tool: 'point', at: [least, volumes[0] ?? 0] }],
          tasks: [
            {
              task: 'points',
              wanted: temperatures.map((each, order) => [each, volumes[order] ?? 0] as const).slice(1),
              follow: [1, 2, 3, 4].map(order => ({ part: 'a.i', cell: `volume-${order}` })),
              marks: 2,
            },
          ],
          scheme: ['at least two points within half a small square', 'all four points'],
          solution:
            'One small square is 2 °C across and 1 cm^{3} upwards. Mark each point with a small cross.',
        }),
        c: ask.written({
          ...AO3,
          prompt: 'Describe the effect of temperature on the volume of gas. Use data in your answer.',
          marks: 3,
          scheme: [
            risesTo(peak),
            mostAt(peak, temperatures[4] ?? 0),
            fallsAbove(peak),
            quotesVolume(
              volumes[at] ?? 0,
              peak,
              temperatures.map((each, order) => [each, volumes[order] ?? 0] as const),
            ),
          ],
          modelAnswer: `The volume of gas increases as the temperature rises to ${peak} °C. The most gas, ${shown(volumes[at] ?? 0)} cm³, is collected at ${peak} °C. Above ${peak} °C the volume decreases.`,
          solution:
            'Say how the volume changes in each part of the graph, where it is highest, and quote a value with its unit.',
        }),
        d: ask.written({
          ...AO3,
          prompt:
            'Explain why the mixture is left in the water bath for five minutes before gas is collected.',
          lines: 2,
          scheme: [REACHES_TEMPERATURE],
          modelAnswer: 'So that the mixture reaches the temperature of the water bath.',
          solution:
            'The yeast must be at the stated temperature for the whole time in which gas is collected.',
        }),
        'e.i': ask.written({
          ...AO3,
          prompt: 'State **two** variables that must be kept the same at all five temperatures.',
          marks: 2,
          lines: 2,
          scheme: [...YEAST_KEPT],
          modelAnswer: 'The volume of yeast suspension and the time for which gas is collected.',
          solution:
            'Only temperature may change. Volumes and concentrations of yeast and sugar, the time and the pH must be the same.',
        }),
        'e.ii': ask.written({
          ...AO3,
          prompt: 'Describe a control that shows that the gas comes from living yeast.',
          lines: 2,
          scheme: [NOT_LIVING],
          modelAnswer: 'The same apparatus with boiled yeast.',
          solution:
            'Everything stays the same, but nothing in the tube is alive. No gas should be given off.',
        }),
        f: ask.written({
          ...AO3,
          prompt: 'Identify **one** source of error in this investigation and suggest an improvement.',
          marks: 2,
          scheme: [GAS_LOST, GAS_KEPT],
          modelAnswer: 'Some of the gas dissolves in the water. Collect it in a gas syringe.',
          solution:
            'The improvement must answer the error: gas that is lost needs a gas syringe or sealed joints, a single result needs repeats and a mean.',
        }),
      },
    }
  },
  verify: ({ volumes, minutes, asked }) => ({
    'a.ii': 5 / 10 / 2,
    'b.i': (volumes[asked] ?? 0) * (1 / minutes),
  }),
})
