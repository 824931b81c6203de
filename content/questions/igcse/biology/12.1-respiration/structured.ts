import { yeastWithNames } from '@/content/figures/igcse/biology/respiration'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { coldGraph } from './figures'
import {
  CHEMICAL_IN_CELLS,
  ENZYMES_DENATURED,
  FALLS,
  LOSES_HEAT,
  MORE_RESPIRATION,
  REACHES_TEMPERATURE,
  RELEASES_ENERGY,
  RESPIRATION_STOPS,
  RISES,
  STAYS_WARM,
} from './points'

const { core, templates } = questionsOf('structured', '12.1', { calculator: 'needed' })

export { templates }

const celsius = (value: number) => quantity(value, '°C')

const SECOND = [
  { liquid: 'limewater', from: 'clear', to: 'cloudy' },
  { liquid: 'hydrogencarbonate indicator', from: 'red', to: 'yellow' },
] as const

const COLOURS = ['clear', 'cloudy', 'red', 'yellow', 'blue-black', 'purple']

core('yeast-in-a-water-bath', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const minutes = random.pick([2, 3, 4])
    const rate = random.int(6, 14)
    return {
      minutes,
      rate,
      off: random.int(1, 4),
      second: random.pick(SECOND),
      warm: random.pick([25, 28, 30]),
      hot: random.pick([70, 75, 80]),
    }
  },
  make: ({ minutes, rate, off, second, warm, hot }) => {
    const mean = rate * minutes
    const counts = [mean - off, mean + 1, mean + off - 1]
    return {
      stem: [
        `A student keeps yeast in glucose solution at ${celsius(warm)}. The figure shows the apparatus.`,
        `The figure shows apparatus to investigate the respiration of yeast. The water bath is at ${celsius(warm)}.`,
        `The apparatus in the figure is used to find out how fast yeast respires at ${celsius(warm)}.`,
      ],
      figure: yeastWithNames('yeast-practical', second.liquid, 'sheet'),
      parts: {
        a: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the gas that the yeast gives off.',
          answers: [{ text: 'carbon dioxide', accept: ['co2'] }],
          reject: [{ text: 'carbon monoxide', why: 'Carbon monoxide is another gas.' }],
          solution: 'Yeast gives off carbon dioxide when it respires.',
        }),
        b: ask.table({
          prompt: `Complete the table to show how the gas changes the ${second.liquid}.`,
          command: 'Complete',
          head: ['liquid', 'at the start', 'after some time'],
          rows: [
            [
              { text: second.liquid },
              { blank: 'start', answer: second.from, mode: 'pick', choices: COLOURS, marks: 1 },
              { blank: 'end', answer: second.to, mode: 'pick', choices: COLOURS, marks: 1 },
            ],
          ],
          scheme: [second.from, second.to],
          solution: `Carbon dioxide turns ${second.liquid} from ${second.from} to ${second.to}.`,
        }),
        c: ask.written({
          prompt: `Suggest why the tube is left in the water bath for five minutes before bubbles are counted.`,
          marks: 1,
          lines: 2,
          scheme: [REACHES_TEMPERATURE(warm)],
          modelAnswer: `So that the yeast mixture reaches the temperature of the water bath, ${celsius(warm)}.`,
          solution: 'The tube was at the temperature of the room. It takes some minutes to warm up.',
        }),
        d: ask.number({
          lead: `The student counts the bubbles in ${minutes} minutes three times: ${counts.join(', ')}.`,
          prompt: 'Calculate the mean number of bubbles per minute.',
          answer: rate,
          unit: '',
          scheme: [
            `C1 (${counts.join(' + ')}) ÷ 3 = ${mean}, or a sum divided by ${3 * minutes}`,
            `A1 ${rate}`,
          ],
          solution: `The mean in ${minutes} minutes is (${counts.join(' + ')}) ÷ 3 = ${mean}. In one minute: ${mean} ÷ ${minutes} = ${rate}.`,
        }),
        e: ask.written({
          lead: `With the water bath at ${celsius(hot)} there are no bubbles.`,
          prompt: 'Explain this result.',
          scheme: [ENZYMES_DENATURED, RESPIRATION_STOPS],
          modelAnswer:
            'The enzymes that control respiration are denatured, so respiration stops and no carbon dioxide is given off.',
          solution:
            'Respiration is controlled by enzymes. Say what the heat does to them, and what follows for respiration.',
        }),
      },
    }
  },
  verify: ({ minutes, rate, off }) => {
    const mean = rate * minutes
    return { d: [mean - off, mean + 1, mean + off - 1].reduce((sum, each) => sum + each, 0) / 3 / minutes }
  },
})

const TENS = [10, 20, 30, 40, 50, 60] as const

core('a-graph-for-yeast', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const low = random.pick([6, 8, 10])
    const middle = low + random.pick([8, 10, 12])
    const top = middle + random.pick([10, 12, 14])
    return {
      rates: [low - random.pick([2, 4]), low, middle, top, random.pick([8, 10, 12]), 0],
      cells: random.pick(['baker’s yeast', 'brewer’s yeast', 'wild yeast from the skin of a grape']),
    }
  },
  make: ({ rates, cells }) => {
    const [low = 0, top = 0] = [rates[1], rates[3]]
    return {
      stem: [
        `A student counts the bubbles that ${cells} gives off in glucose solution at six temperatures. The table shows the results.`,
        `The respiration of ${cells} was measured at six temperatures. The table shows the bubbles of gas per minute.`,
        `Bubbles from ${cells} in glucose solution were counted at six temperatures, as the table shows.`,
      ],
      table: {
        head: ['temperature / °C', ...TENS.map(String)],
        rows: [['bubbles per minute', ...rates.map(String)]],
      },
      parts: {
        a: plotPart({
          name: 'respiration/grid-for-yeast',
          title: 'Grid for a graph of bubbles per minute against temperature',
          description:
            'Graph paper. The horizontal axis is the temperature from 0 to 70 °C, the vertical one bubbles per minute from 0 to 40.',
          prompt: 'Plot the results on the grid.',
          command: 'Sketch',
          objective: 'AO2',
          axes: {
            x: { label: 'temperature / °C', min: 0, max: 70, large: 10, parts: 5 },
            y: { label: 'bubbles per minute', min: 0, max: 40, large: 10, parts: 5 },
          },
          tasks: [{ task: 'points', wanted: TENS.map((each, at): Spot => [each, rates[at] ?? 0]), marks: 2 }],
          scheme: ['at least three points within half a small square', 'all six points'],
          solution: 'One small square is 2 °C across and 2 bubbles per minute upwards.',
        }),
        b: ask.written({
          prompt: 'Describe the effect of temperature on the rate of respiration.',
          objective: 'AO2',
          scheme: [RISES(40), FALLS(40)],
          modelAnswer: 'The rate increases up to 40 °C, and above 40 °C it decreases to zero.',
          solution: 'Describe both halves of the curve, and give the temperature at which it turns.',
        }),
        c: ask.number({
          prompt: 'Calculate the percentage increase in the rate from 20 °C to 40 °C.',
          answer: ((top - low) / low) * 100,
          unit: '%',
          scheme: [`C1 (${top} − ${low}) ÷ ${low} × 100`, `A1 ${figures(((top - low) / low) * 100, 3)}%`],
          solution: `The increase is ${top} − ${low} = ${top - low}. As a percentage of the rate at 20 °C: ${top - low} ÷ ${low} × 100 = ${figures(((top - low) / low) * 100, 3)}%.`,
        }),
        d: ask.written({
          prompt: 'Explain why no bubbles are given off at 60 °C.',
          scheme: [ENZYMES_DENATURED, RESPIRATION_STOPS],
          modelAnswer: 'The enzymes of the yeast are denatured, so respiration stops.',
          solution: 'Name what is denatured, and say what follows for respiration.',
        }),
      },
    }
  },
  verify: ({ rates }) => ({ c: (100 * (rates[3] ?? 0)) / (rates[1] ?? 1) - 100 }),
})

core('animal-in-the-cold', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    animal: random.pick(['shrew', 'mouse', 'finch', 'bat', 'vole']),
    base: random.pick([1, 2]),
    slope: random.pick([0.1, 0.2]),
  }),
  make: ({ animal, base, slope }) => {
    const uptake = (t: number) => base + slope * (30 - t)
    const [cold, warm] = [uptake(5), uptake(25)]
    return {
      stem: [
        `The body temperature of a ${animal} stays the same in warm and in cold air. The graph shows how much oxygen the resting animal uses for respiration.`,
        `A ${animal} rests in air of different temperatures. Its body temperature does not change. The graph shows the oxygen that it uses for respiration.`,
        `The graph shows the oxygen that a resting ${animal} uses for respiration. In all the measurements its body temperature was the same.`,
      ],
      figure: coldGraph(animal, uptake),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by respiration.',
          scheme: [CHEMICAL_IN_CELLS, RELEASES_ENERGY],
          modelAnswer: 'Chemical reactions in cells that break down nutrient molecules and release energy.',
          solution:
            'Three things belong to it: chemical reactions, cells, and energy that is released. Breathing does not.',
        }),
        'b.i': ask.number({
          prompt: 'State how much oxygen is used at 5 °C, in cm^{3} per g per hour.',
          objective: 'AO2',
          answer: cold,
          unit: 'cm^{3} per g per hour',
          tolerance: 0.25,
          scheme: [`${plain(cold)} (± 0.25)`],
          solution: `Go up from 5 °C to the line and across to the axis: ${plain(cold)}. A fine line stands for 0.5.`,
        }),
        'b.ii': ask.number({
          prompt:
            'Calculate the percentage increase in the oxygen used when the air cools from 25 °C to 5 °C.',
          answer: ((cold - warm) / warm) * 100,
          unit: '%',
          tolerance: warm < 1.6 ? 20 : 12,
          scheme: [
            `C1 reads ${plain(warm)} at 25 °C, and (${plain(cold)} − ${plain(warm)}) ÷ ${plain(warm)} × 100`,
            `A1 ${figures(((cold - warm) / warm) * 100, 3)}%`,
          ],
          follow: { from: 'b.i', formula: `(x-${warm})/${warm}*100` },
          solution: `At 25 °C the graph gives ${plain(warm)}. (${plain(cold)} − ${plain(warm)}) ÷ ${plain(warm)} × 100 = ${figures(((cold - warm) / warm) * 100, 3)}%.`,
        }),
        c: ask.written({
          prompt: `Explain why the ${animal} uses more oxygen in cold air.`,
          objective: 'AO2',
          scheme: [LOSES_HEAT, STAYS_WARM, MORE_RESPIRATION],
          modelAnswer:
            'In cold air it loses heat faster. Its body temperature must stay constant, so it respires faster to release more energy as heat.',
          solution:
            'Oxygen is used in respiration. Begin with the loss of heat, say what must not change, and then what follows for respiration.',
        }),
        d: words({
          subject: 'igcse/biology',
          prompt: `State **two** other uses of the energy that respiration releases in the ${animal}.`,
          command: 'State',
          asked: 2,
          answers: [
            {
              text: 'muscle contraction',
              accept: [
                'contraction of muscles',
                'contracting muscles',
                'movement',
                'muscles contract',
                'contraction',
              ],
            },
            {
              text: 'protein synthesis',
              accept: [
                'making proteins',
                'synthesis of proteins',
                'making protein',
                'production of proteins',
              ],
            },
            {
              text: 'cell division',
              accept: ['division of cells', 'dividing cells', 'mitosis', 'cells dividing'],
            },
            { text: 'active transport' },
            { text: 'growth', accept: ['growing', 'to grow'] },
            {
              text: 'passage of nerve impulses',
              accept: [
                'nerve impulses',
                'sending nerve impulses',
                'passing nerve impulses',
                'transmission of nerve impulses',
              ],
            },
          ],
          reject: [
            { text: 'diffusion', why: 'Diffusion needs no energy from respiration.' },
            { text: 'osmosis', why: 'Osmosis needs no energy from respiration.' },
            { text: 'constant body temperature', why: 'This use is the one in the question.' },
            { text: 'breathing', why: 'Name the use: muscles contract when the animal breathes.' },
          ],
          scheme: ['one use, such as muscle contraction', 'another one, such as growth'],
          solution:
            'The others are muscle contraction, protein synthesis, cell division, active transport, growth and the passage of nerve impulses.',
        }),
      },
    }
  },
  verify: ({ base, slope }) => ({
    'b.i': base + slope * 25,
    'b.ii': (100 * slope * 20) / (base + slope * 5),
  }),
})
