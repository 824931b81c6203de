import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { reactionWithLetters, type Step, spottingTile, temperatureGraph } from './drawings'
import {
  COLLIDE,
  COMPLEMENTARY,
  COMPLEXES,
  CONTROL,
  DENATURED,
  KINETIC,
  NO_FIT,
  NOT_DIGESTED,
  OTHERS_DO_NOT_FIT,
  SHAPE,
  SMALLER_STEPS,
  STAYS_DARK,
  STAYS_ZERO,
  USED_AGAIN,
  WARM_FIRST,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '5.1', { calculator: 'needed' })

export { templates }

const celsius = (value: number) => quantity(value, '°C')

const ENZYMES = [
  { name: 'an enzyme from the human gut', optima: [36, 38] },
  { name: 'an enzyme from a tropical fungus', optima: [32, 34, 42] },
  { name: 'an enzyme from bacteria of a warm spring', optima: [46, 48, 52] },
  { name: 'an enzyme that is used in washing powder', optima: [42, 44, 46] },
] as const

supplement('enzyme-at-different-temperatures', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const { name, optima } = random.pick(ENZYMES)
    const optimum = random.pick(optima)
    return { name, optimum, limit: optimum + random.pick([16, 18, 20, 22]) }
  },
  make: ({ name, optimum, limit }) => ({
    stem: [
      `The graph shows how the rate of a reaction with ${name} depends on temperature.`,
      `A scientist investigates ${name}. The graph shows the rate of reaction at different temperatures.`,
      `The rate of a reaction with ${name} is measured at many temperatures, as the graph shows.`,
    ],
    figure: temperatureGraph({ name: 'curve-of-an-enzyme', optimum, limit }),
    parts: {
      a: ask.number({
        prompt: 'State the optimum temperature of the enzyme.',
        answer: optimum,
        unit: '°C',
        tolerance: 2,
        scheme: [`${celsius(optimum)} (± 2 °C)`],
        solution: `The rate is highest at the top of the curve. A fine line stands for ${celsius(2)}, so the top is at ${celsius(optimum)}.`,
      }),
      b: ask.written({
        prompt: `Explain why the rate increases from ${celsius(10)} to ${celsius(optimum - 8)}.`,
        marks: 2,
        scheme: [KINETIC, COLLIDE, COMPLEXES],
        modelAnswer:
          'The molecules have more kinetic energy. There are more frequent effective collisions between enzyme and substrate, so more enzyme–substrate complexes form each second.',
        solution:
          'Begin with the molecules: they move faster. Then say what follows for collisions, and for the complexes that form.',
      }),
      c: ask.written({
        prompt: `Explain why the rate is zero at ${celsius(limit + 4)}.`,
        scheme: [DENATURED, SHAPE, NO_FIT],
        modelAnswer:
          'The enzyme is denatured. Its active site has changed shape, so the substrate no longer fits.',
        solution:
          'Three steps: denatured, the shape of the active site is changed, the substrate does not fit. “The enzyme is killed” scores nothing.',
      }),
      d: ask.written({
        lead: `A sample of the enzyme is kept at ${celsius(limit + 10)} for an hour. Then it is cooled to ${celsius(optimum)} and mixed with the substrate.`,
        prompt: 'Predict the rate of the reaction.',
        objective: 'AO2',
        scheme: [STAYS_ZERO],
        lines: 1,
        modelAnswer: 'The rate is zero, because the enzyme stays denatured.',
        solution: 'Cooling does not give the active site its shape back.',
      }),
    },
  }),
  verify: ({ optimum }) => ({ a: optimum }),
})

const BUFFERS = [5, 6, 7, 8, 9] as const

core('catalase-at-different-ph', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const best = random.pick([1, 2, 3]) // place of the optimum
    const top = random.step(30, 46, 2)
    const falls = [0, random.step(8, 12, 2), random.step(20, 26, 2), top - 2]
    return {
      best,
      asked: random.pick([0, 1, 2, 3, 4].filter(at => Math.abs(at - best) === 1)),
      volumes: BUFFERS.map((_, at) =>
        Math.max(2, top - (falls[Math.abs(at - best)] ?? 0) - (at > best ? 4 : 0)),
      ),
      minutes: random.pick([2, 4, 5]),
      tissue: random.pick(['liver', 'potato', 'celery', 'yeast']),
    }
  },
  make: ({ best, asked, volumes, minutes, tissue }) => {
    const optimum = BUFFERS[best] ?? 7
    const [ph, volume] = [BUFFERS[asked] ?? 7, volumes[asked] ?? 0]
    return {
      stem: [
        `Catalase from ${tissue} breaks down hydrogen peroxide into water and oxygen. A student measures the volume of oxygen given off in ${minutes} minutes in five buffer solutions. The table shows the results.`,
        `A student adds ${tissue}, which contains catalase, to hydrogen peroxide in five buffer solutions. The table shows the volumes of oxygen after ${minutes} minutes.`,
        `The effect of pH on catalase from ${tissue} is investigated. Oxygen from hydrogen peroxide is collected for ${minutes} minutes. The table shows its volume.`,
      ],
      table: {
        head: ['pH', ...BUFFERS.map(String)],
        rows: [['volume of oxygen / cm^{3}', ...volumes.map(String)]],
      },
      parts: {
        a: plotPart({
          name: 'enzymes/grid-for-ph',
          title: 'Grid for a graph of the volume of oxygen against pH',
          description:
            'Graph paper. The horizontal axis is pH from 4 to 10, the vertical one the volume of oxygen from 0 to 50 cubic centimetres.',
          prompt: 'Plot the results on the grid.',
          command: 'Sketch',
          objective: 'AO2',
          axes: {
            x: { label: 'pH', min: 4, max: 10, large: 1, parts: 5 },
            y: { label: 'volume of oxygen / cm^{3}', min: 0, max: 50, large: 10, parts: 5 },
          },
          tasks: [
            { task: 'points', wanted: BUFFERS.map((each, at): Spot => [each, volumes[at] ?? 0]), marks: 2 },
          ],
          scheme: ['at least three points within half a small square', 'all five points'],
          solution: 'One small square is 0.2 of pH across and 2 cm^{3} upwards.',
        }),
        b: ask.number({
          prompt: 'Identify the pH at which the enzyme was most active.',
          answer: optimum,
          unit: '',
          scheme: [`pH ${optimum}`],
          solution: `The largest volume of oxygen in the same time, ${quantity(volumes[best] ?? 0, 'cm^3')}, was given off at pH ${optimum}.`,
        }),
        c: ask.number({
          prompt: `Calculate the rate of reaction at pH ${ph}, in cm^{3} of oxygen per minute.`,
          answer: volume / minutes,
          unit: 'cm^{3}/min',
          scheme: [`C1 ${volume} ÷ ${minutes}`, `A1 ${plain(volume / minutes)} cm^{3}/min`],
          solution: `Rate = volume ÷ time = ${volume} ÷ ${minutes} = ${plain(volume / minutes)} cm^{3}/min.`,
        }),
        d: words({
          subject: 'igcse/biology',
          prompt: 'State **two** variables that must be kept the same in all five tests.',
          command: 'State',
          asked: 2,
          answers: [
            {
              text: 'temperature',
              accept: [
                'temperature of the solution',
                'temperature of the mixture',
                'temperature of hydrogen peroxide',
                'temperature of the water bath',
              ],
            },
            {
              text: `mass of ${tissue}`,
              accept: [
                ...['amount of', 'volume of', 'quantity of'].map(word => `${word} ${tissue}`),
                ...['mass', 'amount', 'volume', 'quantity'].flatMap(word => [
                  `${word} of catalase`,
                  `${word} of enzyme`,
                  `${word} of tissue`,
                ]),
                `${tissue} mass`,
                'enzyme volume',
              ],
            },
            {
              text: `surface area of the ${tissue}`,
              accept: [
                'surface area',
                `size of the ${tissue}`,
                `size of the pieces of ${tissue}`,
                'size of the pieces',
                `size of ${tissue} pieces`,
              ],
            },
            {
              text: 'concentration of catalase',
              accept: [
                'concentration of enzyme',
                'enzyme concentration',
                'catalase concentration',
                `concentration of ${tissue}`,
              ],
            },
            {
              text: 'concentration of hydrogen peroxide',
              accept: [
                'hydrogen peroxide concentration',
                'concentration of hydrogen peroxide solution',
                'concentration of peroxide',
                'concentration of h2o2',
                'h2o2 concentration',
                'substrate concentration',
                'concentration of substrate',
              ],
            },
            {
              text: 'volume of hydrogen peroxide',
              accept: [
                'hydrogen peroxide volume',
                'volume of substrate',
                'amount of substrate',
                'substrate volume',
                ...['amount of', 'quantity of'].map(word => `${word} hydrogen peroxide`),
                ...['volume of', 'amount of'].flatMap(word => [
                  `${word} hydrogen peroxide solution`,
                  `${word} peroxide`,
                  `${word} h2o2`,
                ]),
              ],
            },
            {
              text: 'volume of buffer',
              accept: ['volume of buffer solution', 'amount of buffer', 'volume of the solution'],
            },
            { text: 'time', accept: ['time of collection', 'time of the reaction', `${minutes} minutes`] },
          ],
          reject: [
            { text: 'ph', why: 'The pH is changed on purpose.' },
            { text: 'volume of oxygen', why: 'The volume of oxygen is what is measured.' },
          ],
          scheme: ['one variable, such as temperature', 'another one, such as the concentration of catalase'],
          solution: `Only pH is changed. Keep the same, for example: temperature, the mass of ${tissue}, and the concentration and volume of hydrogen peroxide.`,
        }),
        e: ask.written({
          prompt: 'Suggest how the student could find the optimum pH more exactly.',
          objective: 'AO2',
          scheme: [SMALLER_STEPS(optimum)],
          lines: 2,
          modelAnswer: `Test more values of pH, closer together, between pH ${optimum - 1} and pH ${optimum + 1}.`,
          solution: `The highest rate may lie between two of the values tested. Smaller steps near pH ${optimum} show where.`,
        }),
      },
    }
  },
  verify: ({ volumes, asked, minutes, best }) => ({
    b: BUFFERS[volumes.indexOf(Math.max(...volumes))] ?? best,
    c: (volumes[asked] ?? 0) * (1 / minutes),
  }),
})

core('starch-and-amylase-on-a-tile', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    interval: random.pick([20, 30, 40, 60]),
    dark: random.int(3, 7),
    temperature: random.pick([25, 30, 35, 40]),
    hot: random.pick([80, 85, 90]),
  }),
  make: ({ interval, dark, temperature, hot }) => {
    const time = dark * interval
    return {
      stem: [
        `Starch solution and amylase solution stand in separate tubes in a water bath at ${celsius(temperature)} for five minutes. They are then mixed. At once, and then every ${interval} s, a drop of the mixture is put into the next well of a tile with iodine solution. The first drop is in well 1.`,
        `A student keeps a tube of starch solution and a tube of amylase solution at ${celsius(temperature)} for five minutes and mixes them. A drop is tested with iodine solution in well 1 of a tile at 0 s, and one in each further well ${interval} s after the one before.`,
        `For five minutes, starch and amylase are kept in separate tubes at ${celsius(temperature)}. After mixing, drops are put into wells with iodine solution: the first into well 1 at 0 s, the others at intervals of ${interval} s.`,
      ],
      figure: spottingTile({ dark, wells: 10 }),
      parts: {
        a: ask.written({
          prompt: `Suggest why the two solutions are kept at ${celsius(temperature)} before they are mixed.`,
          scheme: [WARM_FIRST(temperature)],
          lines: 2,
          modelAnswer:
            'So that both solutions are at the temperature of the water bath when the reaction begins.',
          solution: 'Otherwise part of the reaction would take place at another temperature.',
        }),
        'b.i': ask.number({
          prompt: 'Determine the time of the first drop in which no starch was left.',
          answer: time,
          unit: 's',
          objective: 'AO2',
          scheme: [`C1 ${dark} intervals, or well ${dark + 1}`, `A1 ${quantity(time, 's')}`],
          solution: `The first light drop is in well ${dark + 1}. Well 1 is for 0 s, so ${dark} intervals of ${interval} s have passed: ${quantity(time, 's')}.`,
        }),
        'b.ii': ask.number({
          prompt: 'Calculate the rate of the reaction as 1 ÷ time.',
          answer: 1 / time,
          unit: 's^-1',
          follow: { from: 'b.i', formula: '1/x' },
          scheme: [`C1 1 ÷ ${time}`, `A1 ${figures(1 / time, 2)} s^{−1}`],
          solution: `Rate = 1 ÷ ${time} = ${figures(1 / time, 2)} s^{−1}.`,
        }),
        c: ask.written({
          prompt:
            'Describe a control that shows that it is the amylase that makes the starch disappear, and the result of the control.',
          scheme: [CONTROL, STAYS_DARK],
          lines: 3,
          modelAnswer:
            'Use water in place of the amylase solution. All drops turn blue-black, because the starch is still there.',
          solution: 'A control is the same in everything but the one thing that is tested.',
        }),
        d: ask.written({
          lead: `The student repeats the whole experiment at ${celsius(hot)}. All drops are blue-black.`,
          prompt: 'Explain this result.',
          scheme: [DENATURED, NOT_DIGESTED],
          lines: 3,
          modelAnswer: 'The amylase is denatured, so the starch is not broken down.',
          solution: `At ${celsius(hot)} the active site of amylase loses its shape. Starch no longer fits and stays in the tube.`,
        }),
      },
    }
  },
  verify: ({ interval, dark }) => ({
    'b.i': Array.from({ length: dark }, () => interval).reduce((sum, each) => sum + each, 0),
    'b.ii': 1 / dark / interval,
  }),
})

const STEP_NAMES: Record<Step, string> = {
  substrate: 'substrate',
  'active site': 'active site',
  enzyme: 'enzyme',
  product: 'product',
  complex: 'enzyme–substrate complex',
}

const FACTS = [
  { enzyme: 'sucrase', acts: 'Sucrase breaks down sucrose but not lactose.', other: 'lactose', ph: 1 },
  { enzyme: 'lactase', acts: 'Lactase breaks down lactose but not sucrose.', other: 'sucrose', ph: 11 },
  { enzyme: 'maltase', acts: 'Maltase breaks down maltose but not lactose.', other: 'lactose', ph: 2 },
] as const

supplement('enzyme-and-its-substrate', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    fact: random.pick(FACTS),
    order: random.shuffle(['substrate', 'active site', 'product', 'complex'] as const),
  }),
  make: ({ fact: { enzyme, acts, other, ph }, order }) => ({
    stem: [
      `The diagram shows how the enzyme ${enzyme} works, in three steps.`,
      `A student draws a model of a reaction with ${enzyme}. Four parts are labelled A to D.`,
      `The action of ${enzyme}, an enzyme of the small intestine, is drawn in three steps.`,
    ],
    figure: reactionWithLetters(Object.fromEntries(order.map((step, at) => [step, 'ABCD'.charAt(at)]))),
    parts: {
      a: ask.match({
        prompt: 'Identify the parts labelled A, B, C and D.',
        items: asItems([...'ABCD']),
        targets: asItems(Object.values(STEP_NAMES)),
        answer: Object.fromEntries(order.map((step, at) => ['ABCD'.charAt(at), STEP_NAMES[step]])),
        scheme: order.map((step, at) => `${'ABCD'.charAt(at)}: ${STEP_NAMES[step]}`),
        solution:
          'The substrate fits into the active site, the notch of the enzyme. Together they are the enzyme–substrate complex. The products leave the active site.',
      }),
      b: ask.written({
        lead: acts,
        prompt: 'Explain why.',
        scheme: [COMPLEMENTARY, OTHERS_DO_NOT_FIT(other)],
        lines: 3,
        modelAnswer: `The active site of ${enzyme} has a shape that is complementary to one substrate. Molecules of another shape do not fit.`,
        solution: 'This is specificity: say what fits, and what does not.',
      }),
      c: ask.written({
        lead: `At pH ${ph}, ${enzyme} does not work at all.`,
        prompt: 'Explain why.',
        scheme: [DENATURED, SHAPE, NO_FIT],
        lines: 4,
        modelAnswer:
          'The enzyme is denatured. Its active site has changed shape, so the substrate no longer fits.',
        solution: 'An unsuitable pH has the same effect as heat: the active site loses its shape.',
      }),
      d: ask.written({
        prompt: `Suggest why a very small amount of ${enzyme} is enough to break down a large amount of substrate.`,
        scheme: [USED_AGAIN],
        lines: 2,
        modelAnswer: 'An enzyme is not used up in the reaction, so each molecule acts again and again.',
        solution: 'After the products have left, the active site is free for the next substrate molecule.',
      }),
    },
  }),
})
