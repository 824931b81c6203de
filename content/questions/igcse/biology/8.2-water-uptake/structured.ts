import { stalkInDye } from '@/content/figures/igcse/biology/transport-in-plants-2'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { b1 } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { matchScheme, sequenceScheme } from '@/lib/exams/rising-scheme'
import { rootHairsInSoil } from '@/lib/figures/biology/plant-organs'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import {
  FASTER_UPTAKE,
  KEPT_FOR_TWO_KINDS,
  KEPT_THE_SAME,
  LARGE_SURFACE,
  NO_AIR,
  NO_LIGHT,
  SLOWER_UPTAKE,
  SMALLER_SURFACE,
  TIME_TOO,
} from './points'

const { core, templates } = questionsOf('structured', '8.2', { calculator: 'needed' })

export { templates }

const LETTERS = ['P', 'Q', 'R', 'S'] as const
const SOIL_PARTS = ['root hair', 'cortex cell', 'soil particle', 'air space'] as const
const PATH = ['root hair cell', 'root cortex cell', 'xylem', 'mesophyll cell']

core('roots-in-the-soil', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(SOIL_PARTS),
    face: random.step(400, 900, 100),
    times: random.int(5, 12),
    plant: random.pick(['barley', 'bean', 'cress', 'sunflower']),
  }),
  make: ({ order, face, times, plant }) => {
    const added = face * (times - 1)
    return {
      stem: [
        `The figure shows part of a root of a ${plant} plant in the soil. Four parts are labelled **P** to **S**.`,
        `A student draws some cells of a ${plant} root and the soil around them. The letters **P** to **S** label four parts.`,
        `Part of a ${plant} root in the soil is seen with a microscope. Four parts are labelled **P**, **Q**, **R** and **S**.`,
      ],
      figure: rootHairsInSoil.figure({
        name: `transport-in-plants/soil-letters-${order.map(part => part.charAt(0)).join('')}`,
        title: 'Part of a root in soil',
        labels: Object.fromEntries(order.map((part, at) => [part, LETTERS[at] ?? ''])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Identify the parts labelled P to S.',
          marks: 2,
          items: asItems(LETTERS),
          targets: asItems([...SOIL_PARTS, 'xylem vessel']),
          answer: Object.fromEntries(order.map((part, at) => [LETTERS[at] ?? '', part])),
          scheme: matchScheme(4, 2),
          solution: `${order.map((part, at) => `${LETTERS[at]} is ${part === 'air space' ? 'an' : 'a'} ${part}`).join('; ')}. The root hair is the long, narrow extension of one cell.`,
        }),
        b: ask.written({
          prompt: 'Suggest why root hair cells have no chloroplasts.',
          scheme: [NO_LIGHT],
          lines: 2,
          modelAnswer: 'They are in the soil, where no light reaches them.',
          solution: 'Chloroplasts absorb light for photosynthesis. Below the ground there is no light.',
        }),
        c: ask.number({
          lead: `The outer face of one epidermal cell has an area of ${quantity(face, 'μm^2')}. Its root hair adds ${quantity(added, 'μm^2')}.`,
          prompt:
            'Calculate how many times larger the outer surface of this cell is with the root hair than without it.',
          answer: times,
          scheme: [`C1 (${plain(face)} + ${plain(added)}) ÷ ${plain(face)}`, `A1 ${times}`],
          solution: `The whole surface is ${plain(face)} + ${plain(added)} = ${quantity(face + added, 'μm^2')}. Divided by the face alone: ${plain(face + added)} ÷ ${plain(face)} = ${times}.`,
        }),
        d: ask.written({
          prompt: 'Explain how the root hairs help the plant.',
          scheme: [LARGE_SURFACE, FASTER_UPTAKE],
          modelAnswer:
            'They give the root a large surface area, so water and mineral ions are absorbed faster.',
          solution: 'More membrane touches the soil water, so more water and ions enter in the same time.',
        }),
        e: ask.order({
          prompt: 'Put these into the order in which water passes through them.',
          command: 'Identify',
          marks: 2,
          items: asItems([...PATH].sort()),
          answer: [...PATH],
          scheme: sequenceScheme(4, 2),
          solution:
            'Root hair cell, root cortex cell, xylem, mesophyll cell: the cortex lies between the root hairs and the xylem in the middle of the root.',
        }),
      },
    }
  },
  verify: ({ face, times }) => {
    let [area, count] = [face * (times - 1) + face, 0]
    for (; area > 0; area -= face) count += 1
    return { c: count }
  },
})

core('a-stalk-in-dye', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const rise = random.step(40, 105, 5)
    const minutes = random.pick([20, 25, 40, 50])
    return {
      rise,
      minutes,
      colour: random.pick(['red', 'pink']),
      stalk: random.pick(['celery stalk', 'rhubarb stalk', 'stem of a white flower']),
    }
  },
  make: ({ rise, minutes, colour, stalk }) => ({
    stem: [
      `A student stands a ${stalk} in water with a ${colour} dye. The figure shows it after ${minutes} minutes.`,
      `A ${stalk} is put into ${colour} water. The figure shows how far the stain reaches ${minutes} minutes later.`,
      `To find the path of water, a student uses a ${stalk} and a ${colour} dye. The figure shows the result after ${minutes} minutes.`,
    ],
    figure: stalkInDye.figure({
      name: `transport-in-plants/stalk-with-scale-${rise}`,
      title: 'A stalk in coloured water beside a scale',
      labels: 'none',
      rise,
      scaled: true,
      alsoTells: `The strands end ${rise % 20 === 0 ? `level with the number ${rise}` : `${rise % 20} mm above the number ${rise - (rise % 20)}`}.`,
    }),
    parts: {
      'a.i': ask.number({
        prompt: 'Read from the scale how far the stain has risen.',
        command: 'State',
        answer: rise,
        unit: 'mm',
        tolerance: 1,
        scheme: [`A1 ${quantity(rise, 'mm')} (± 1)`],
        solution: `Each small mark is ${quantity(5, 'mm')}. The strands end at ${quantity(rise, 'mm')}.`,
      }),
      'a.ii': ask.number({
        prompt: 'Calculate the mean speed of the dye in millimetres per minute.',
        answer: rise / minutes,
        unit: 'mm/min',
        scheme: [`C1 ${rise} ÷ ${minutes}`, `A1 ${plain(rise / minutes)} mm/min`],
        follow: { from: 'a.i', formula: `x/${minutes}` },
        solution: `Speed = distance ÷ time = ${rise} ÷ ${minutes} = ${plain(rise / minutes)} mm per minute.`,
      }),
      b: words({
        subject: 'igcse/biology',
        lead: `The student cuts the stalk across and sees ${colour} spots.`,
        prompt: 'State the name of the tissue that is stained.',
        answers: [{ text: 'xylem', accept: ['xylem vessels', 'xylem vessel', 'xylem tissue'] }],
        reject: [
          { text: 'phloem', why: 'Phloem carries sucrose and amino acids.' },
          { text: 'vascular bundle', why: 'Only a part of the bundle is stained.' },
        ],
        solution: 'Water moves up in the xylem, and the dye moves with it.',
      }),
      c: ask.written({
        lead: 'The student wants to compare the speed in this stalk with the speed in a stalk of another kind of plant.',
        prompt: 'State **two** variables that should be kept constant.',
        objective: 'AO2',
        marks: 2,
        lines: 2,
        scheme: KEPT_FOR_TWO_KINDS,
        modelAnswer: 'The temperature and the number of leaves.',
        solution:
          'Everything that changes the speed apart from the kind of plant must be the same: temperature, number of leaves, length of the stalk, concentration of the dye, light, wind.',
      }),
      d: ask.written({
        prompt: 'Suggest why the end of the stalk is cut under water.',
        objective: 'AO2',
        scheme: [NO_AIR],
        lines: 2,
        modelAnswer: 'So that no air enters the xylem, which would stop the flow of water.',
        solution: 'Air in a xylem vessel breaks the column of water, and water no longer moves up.',
      }),
    },
  }),
  verify: ({ rise, minutes }) => ({ 'a.i': rise, 'a.ii': rise / minutes }),
})

const TIMES = [10, 20, 30, 40, 50]

core('heights-in-four-shoots', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const rate = random.pick([1.2, 1.4, 1.6, 1.8])
    const odd = random.int(0, 3)
    const at30 = Math.round(rate * 30)
    const off = random.pick([1, 2, 3])
    const wrong = Math.round(at30 * random.pick([0.5, 0.55, 0.6]))
    const heights = random.shuffle([at30 - off, at30, at30 + off])
    heights.splice(odd, 0, wrong)
    return { rate, odd, heights, wrong, at30, plant: random.pick(['celery', 'balsam', 'carnation', 'bean']) }
  },
  make: ({ rate, odd, heights, wrong, at30, plant }) => {
    const means = TIMES.map(time => Number((rate * time).toFixed(1)))
    const kept = heights.filter((_, at) => at !== odd)
    return {
      stem: [
        `Twenty shoots of ${plant} stand in the same dye. Every 10 minutes four shoots are taken out, and the height of the stain in each is measured.`,
        `A class measures how high a dye rises in shoots of ${plant}. Four shoots are taken out of the dye every 10 minutes.`,
        `Students put twenty ${plant} shoots into a dye. They take out four at a time, every 10 minutes, and measure the height of the stain.`,
      ],
      table: {
        head: ['shoot', 'height of the stain after 30 min / mm'],
        rows: heights.map((height, at) => [String(at + 1), String(height)]),
      },
      parts: {
        'a.i': ask.choice({
          prompt: 'Which shoot gave an anomalous result?',
          objective: 'AO2',
          options: {
            inOrder: true,
            options: [0, 1, 2, 3].map(at => ({
              text: `shoot ${at + 1}`,
              error: at === odd ? null : 'You chose a result that lies close to the others.',
            })),
          },
          scheme: [`shoot ${odd + 1}`],
          solution: `${quantity(wrong, 'mm')} is far from the other three, which are close together.`,
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the mean height after 30 minutes. Leave out the anomalous result.',
          answer: at30,
          unit: 'mm',
          scheme: [`C1 (${kept.join(' + ')}) ÷ 3`, `A1 ${quantity(at30, 'mm')}`],
          solution: `(${kept.join(' + ')}) ÷ 3 = ${quantity(at30, 'mm')}.`,
        }),
        'b.i': plotPart({
          name: 'transport-in-plants/height-against-time',
          title: 'Grid for a graph of the height of the stain against time',
          description:
            'Graph paper. The horizontal axis is the time from 0 to 60 minutes, the vertical one the mean height of the stain from 0 to 100 millimetres.',
          lead: 'The table shows the mean heights at the other times.',
          table: {
            head: ['time / min', ...TIMES.filter(time => time !== 30).map(String)],
            rows: [
              ['mean height / mm', ...means.filter((_, at) => TIMES[at] !== 30).map(height => plain(height))],
            ],
          },
          prompt: 'Plot the four mean heights of the table on the grid.',
          command: 'Plot',
          objective: 'AO2',
          axes: {
            x: { label: 'time / min', min: 0, max: 60, large: 10, parts: 5 },
            y: { label: 'mean height / mm', min: 0, max: 100, large: 20, parts: 10 },
          },
          tasks: [
            {
              task: 'points',
              wanted: TIMES.map((time, at) => [time, means[at] ?? 0] as const).filter(
                ([time]) => time !== 30,
              ),
              marks: 2,
            },
          ],
          marks: 2,
          scheme: b1('at least two points within half a small square', 'all four points'),
          solution: 'One small square is 2 min across and 2 mm up. The points lie on a straight line.',
        }),
        'b.ii': ask.number({
          prompt: 'Calculate the mean speed of the dye from these results.',
          objective: 'AO2',
          answer: rate,
          unit: 'mm/min',
          scheme: [`C1 height ÷ time, such as ${plain(means[4] ?? 0)} ÷ 50`, `A1 ${plain(rate)} mm/min`],
          solution: `The height grows by equal amounts in equal times: ${plain(means[4] ?? 0)} ÷ 50 = ${plain(rate)} mm per minute.`,
        }),
        c: ask.written({
          prompt: 'State **two** variables that should be the same for all twenty shoots.',
          objective: 'AO2',
          marks: 2,
          lines: 2,
          scheme: KEPT_THE_SAME,
          modelAnswer: 'The temperature and the number of leaves.',
          solution:
            'The time is what the students change, so it cannot be one of them. Temperature, number of leaves, length of the shoots, concentration of the dye, light and wind should be the same.',
        }),
      },
    }
  },
  verify: ({ rate, odd, heights }) => {
    let sum = 0
    heights.forEach((height, at) => {
      if (at !== odd) sum += height
    })
    return { 'a.ii': sum / 3, 'b.ii': (rate * 50 - rate * 10) / (50 - 10) }
  },
})

core('seedlings-without-root-hairs', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const intact = random.int(8, 16)
    const percent = random.pick([25, 30, 40, 50, 60, 70, 75])
    const without = (intact * (100 - percent)) / 100
    return Number.isInteger(without)
      ? { intact, percent, without, plant: random.pick(['maize', 'tomato', 'sunflower', 'pea']) }
      : null
  },
  make: ({ intact, percent, without, plant }) => {
    const chart = barChart({
      categories: ['with root hairs', 'root hairs\nremoved'],
      values: [intact, without],
      yLabel: 'water absorbed in 24 h / cm^{3}',
      yEvery: 2,
      yMax: 16,
      height: 190,
    })
    return {
      stem: [
        `Ten ${plant} seedlings keep all their root hairs. From ten others most root hairs are rubbed off with a brush. All stand in a mineral solution for 24 hours. The figure shows how much water each group absorbs.`,
        `A scientist brushes most of the root hairs off ten ${plant} seedlings and leaves ten others as they are. The figure shows the water that each group absorbs in 24 hours.`,
        `The figure shows how much water two groups of ten ${plant} seedlings absorb in 24 hours. In one group most root hairs were removed with a soft brush.`,
      ],
      figure: chartFigure(
        {
          name: `transport-in-plants/water-absorbed-${intact * 10}-${without * 10}`,
          title: 'Water absorbed by two groups of seedlings',
        },
        chart,
      ),
      parts: {
        a: ask.number({
          prompt: 'Calculate the percentage decrease in the water absorbed when the root hairs are removed.',
          answer: percent,
          unit: '%',
          tolerance: 3,
          scheme: [`C1 (${plain(intact)} − ${plain(without)}) ÷ ${plain(intact)} × 100`, `A1 ${percent}%`],
          solution: `The decrease is ${plain(intact)} − ${plain(without)} = ${quantity(intact - without, 'cm^3')}. As a percentage of the value with root hairs: ${plain(intact - without)} ÷ ${plain(intact)} × 100 = ${percent}%.`,
        }),
        b: ask.written({
          prompt: 'Explain the difference between the two groups.',
          objective: 'AO2',
          scheme: [SMALLER_SURFACE, SLOWER_UPTAKE],
          modelAnswer:
            'Without root hairs the surface area for absorption is smaller, so water is absorbed more slowly.',
          solution:
            'The hairs give the root most of its surface. With less surface, less water enters in the same time.',
        }),
        c: words({
          subject: 'igcse/biology',
          prompt:
            'State the name of the cells that water passes through between the root hair cells and the xylem.',
          answers: [
            {
              text: 'root cortex cells',
              accept: ['cortex cells', 'cortex', 'root cortex', 'cortical cells'],
            },
          ],
          reject: [{ text: 'mesophyll cells', why: 'They are in the leaf.' }],
          solution: 'The root cortex lies between the epidermis, with its root hairs, and the xylem.',
        }),
        d: ask.choice({
          prompt: 'Which other substances do these seedlings now absorb more slowly?',
          right: 'mineral ions',
          wrong: {
            glucose: 'You named a sugar that the plant makes in its leaves.',
            sucrose: 'You named a sugar that the phloem carries, which a root does not absorb.',
            starch: 'You named a store of the plant, whose molecules are too large to be absorbed.',
          },
          solution: 'Root hair cells absorb water and mineral ions.',
        }),
        e: ask.written({
          prompt: 'State **two** variables that should be kept constant for both groups.',
          objective: 'AO2',
          marks: 2,
          lines: 2,
          scheme: [...KEPT_THE_SAME, TIME_TOO],
          modelAnswer: 'The temperature and the number of leaves.',
          solution:
            'Whatever changes the uptake of water, apart from the root hairs, must be the same: temperature, size of the seedlings, number of leaves, light, wind, the solution.',
        }),
      },
    }
  },
  verify: ({ intact, without }) => ({ a: 100 - (100 * without) / intact }),
})
