import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import type { Piece } from './drawings'
import { clottingMilk, juices, pieceAt, SITE, tubesAndCross, unlabelledPieces } from './drawings-drawn'
import {
  COLLIDE,
  COMPLEMENTARY,
  COMPLEXES,
  DENATURED,
  KINETIC,
  NO_FIT,
  OTHERS_DO_NOT_FIT,
  SHAPE,
  USED_AGAIN,
} from './points'
import { FORMS_COMPLEX, PECTIN_STAYS, PRODUCTS_LEAVE, RATE_RISES, SHOWS_THE_ENZYME } from './points-drawn'

const { core, supplement, templates } = questionsOf('structured', '5.1', { calculator: 'needed' })

export { templates }

const celsius = (value: number) => quantity(value, '°C')

const PROTEASES = [
  { from: 'the fruit of a pineapple', rates: [2, 4, 8, 10, 5] },
  { from: 'the leaves of a papaya tree', rates: [2, 5, 10, 12.5, 8] },
  { from: 'the kiwi fruit', rates: [2.5, 5, 10, 12.5, 4] },
  { from: 'a bacterium of warm soil', rates: [1.6, 4, 8, 12.5, 5] },
  { from: 'the fruit of a fig tree', rates: [2.5, 4, 8, 10, 4] },
] as const

const TEMPERATURES = [10, 20, 30, 40, 50, 60] as const

supplement('protease-and-egg-white', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({ ...random.pick(PROTEASES), asked: random.int(1, 4), minutes: random.pick([20, 30]) }),
  make: ({ from, rates, asked, minutes }) => {
    const rate = rates[asked] ?? 0
    const time = 1000 / rate
    const times = [...rates.map(each => plain(1000 / each)), `not clear after ${minutes} minutes`]
    return {
      stem: [
        `Egg white in water is a cloudy liquid. A protease from ${from} digests its protein, and the liquid becomes clear. A student measures the time until a cross can be seen through the liquid, as in the diagram, at six temperatures.`,
        `A student mixes a protease from ${from} with cloudy liquid egg white. When the protein is digested, the liquid is clear and the cross in the diagram can be seen. The table shows the time that this takes at six temperatures.`,
        `The diagram shows how the digestion of egg white is followed: the liquid becomes clear. The enzyme is a protease from ${from}. The time until the cross can be seen is measured at six temperatures.`,
      ],
      figure: tubesAndCross(),
      table: {
        head: ['temperature / °C', 'time / s', 'rate of reaction / (1000 ÷ time)'],
        rows: TEMPERATURES.map((temperature, at) => [
          String(temperature),
          times[at] ?? '',
          at === asked ? '…' : plain(rates[at] ?? 0),
        ]),
      },
      parts: {
        'a.i': ask.number({
          prompt: `Calculate the rate of reaction at ${celsius(TEMPERATURES[asked] ?? 0)}.`,
          answer: rate,
          unit: '',
          scheme: [`C1 1000 ÷ ${plain(time)}`, `A1 ${plain(rate)}`],
          solution: `Rate = 1000 ÷ time = 1000 ÷ ${plain(time)} = ${plain(rate)}.`,
        }),
        'a.ii': plotPart({
          name: 'enzymes/grid-for-egg-white',
          title: 'Grid for a graph of rate of reaction against temperature',
          description:
            'Graph paper. The horizontal axis is the temperature from 0 to 70 °C, the vertical one the rate of reaction from 0 to 14.',
          prompt: 'Plot all six rates against temperature on the grid.',
          objective: 'AO2',
          axes: {
            x: { label: 'temperature / °C', min: 0, max: 70, large: 10, parts: 2 },
            y: { label: 'rate of reaction', min: 0, max: 14, large: 2, parts: 4 },
          },
          tasks: [
            {
              task: 'points',
              wanted: TEMPERATURES.map((temperature, at): Spot => [temperature, rates[at] ?? 0]),
              marks: 2,
              follow: TEMPERATURES.map((_, at) => (at === asked ? { part: 'a.i' } : {})),
            },
          ],
          scheme: ['at least three points within half a small square', 'all six points'],
          solution: `One small square upwards is 0.5. The points are ${TEMPERATURES.map((temperature, at) => `(${temperature}, ${plain(rates[at] ?? 0)})`).join(', ')}: at 60 °C no reaction was seen, so the rate is 0.`,
        }),
        b: ask.written({
          prompt: `Explain why the rate of reaction is higher at ${celsius(40)} than at ${celsius(20)}.`,
          marks: 2,
          scheme: [KINETIC, COLLIDE, COMPLEXES],
          modelAnswer:
            'At the higher temperature the molecules have more kinetic energy. There are more frequent effective collisions between enzyme and substrate, so more enzyme–substrate complexes form each second.',
          solution:
            'Say how the molecules move, and what follows for collisions of enzyme and substrate or for the complexes.',
        }),
        c: ask.written({
          prompt: `Explain the result at ${celsius(60)}.`,
          objective: 'AO2',
          scheme: [DENATURED, SHAPE, NO_FIT],
          modelAnswer:
            'The protease is denatured. Its active site has changed shape, so the substrate no longer fits.',
          solution:
            'Egg white stays cloudy because it is not digested. Say what happens to the enzyme, to its active site, and to the fit of the substrate.',
        }),
      },
    }
  },
  verify: ({ rates, asked }) => {
    const time = Math.round(1000 / (rates[asked] ?? 1))
    return { 'a.i': (1 / time) * 1000 }
  },
})

const FRUIT = ['apple', 'plum', 'pear', 'mango'] as const

core('juice-with-pectinase', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    // Surfaces that strike out no number of the scale.
    const plainVolume = random.pick([14, 16, 24, 26])
    const treated = random.pick([24, 26, 34, 36, 44, 46])
    if (treated - plainVolume < 10 || treated - plainVolume > 24) return null
    return {
      plainVolume,
      treated,
      boiled: random.pick(plainVolume < 20 ? [14, 16] : [24, 26]),
      mass: random.pick([50, 60, 80]),
      minutes: random.pick([20, 30, 40]),
      fruit: random.pick(FRUIT),
    }
  },
  make: ({ plainVolume, treated, boiled, mass, minutes, fruit }) => {
    const volumes = [plainVolume, treated, boiled]
    const rise = ((treated - plainVolume) / plainVolume) * 100
    return {
      stem: [
        `Pectinase is an enzyme that breaks down pectin, a substance in the cell walls of fruit. A student puts ${mass} g of crushed ${fruit} into each of three beakers and adds the same volume of water to P, of pectinase solution to Q, and of boiled pectinase solution to R. After ${minutes} minutes the juice is filtered into measuring cylinders.`,
        `Three samples of crushed ${fruit}, ${mass} g each, are left for ${minutes} minutes with equal volumes of water (P), of pectinase solution (Q) and of boiled pectinase solution (R). Pectinase breaks down pectin in the cell walls. The diagram shows the juice that is then collected.`,
        `The enzyme pectinase breaks down pectin, which is part of the cell walls of ${fruit}. A student collects the juice of ${mass} g of crushed ${fruit} after ${minutes} minutes with water (P), with pectinase solution (Q) and with boiled pectinase solution (R), the same volume each.`,
      ],
      figure: juices(volumes),
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the volumes of juice in the diagram.',
          command: 'Complete',
          objective: 'AO2',
          head: ['beaker', 'volume of juice / cm^{3}'],
          rows: [
            [{ text: 'P' }, { text: String(plainVolume) }],
            [{ text: 'Q' }, { blank: 'juice-q', answer: treated, tolerance: 0.5, marks: 1 }],
            [{ text: 'R' }, { blank: 'juice-r', answer: boiled, tolerance: 0.5, marks: 1 }],
          ],
          scheme: [`Q: ${treated} cm^{3} (± 0.5)`, `R: ${boiled} cm^{3} (± 0.5)`],
          solution: `Each small mark is 1 cm^{3}. Read the level at the bottom of the curved surface: ${treated} cm^{3} and ${boiled} cm^{3}.`,
        }),
        b: plotPart({
          name: 'enzymes/grid-for-juice',
          title: 'Grid for a bar chart of the volumes of juice',
          description:
            'Graph paper for a bar chart. The letters P, Q and R stand along the horizontal axis. The vertical axis is the volume of juice from 0 to 50 cubic centimetres.',
          prompt: 'Draw a bar chart of the three volumes on the grid.',
          objective: 'AO2',
          axes: {
            x: { label: '', min: 0, max: 8, large: 2, parts: 2 },
            y: { label: 'volume of juice / cm^{3}', min: 0, max: 50, large: 10, parts: 5 },
            bars: [...'PQR'].map((id, at) => ({ id, text: id, at: 2 * at + 2 })),
          },
          tasks: [{ task: 'bars', heights: { P: plainVolume, Q: treated, R: boiled }, marks: 2 }],
          scheme: ['at least two bars of the right height, within half a small square', 'all three bars'],
          solution: `One small square is 2 cm^{3}. The bars end at ${volumes.join(', ').replace(/, (\d+)$/, ' and $1')}.`,
        }),
        c: ask.number({
          prompt: 'Calculate the percentage increase in the volume of juice from P to Q.',
          answer: rise,
          unit: '%',
          scheme: [`C1 (${treated} − ${plainVolume}) ÷ ${plainVolume} × 100`, `A1 ${figures(rise, 3)}%`],
          solution: `The increase is ${treated - plainVolume} cm^{3}. As a percentage of the volume in P: ${treated - plainVolume} ÷ ${plainVolume} × 100 = ${figures(rise, 3)}%.`,
        }),
        d: ask.written({
          prompt: 'Explain the result for R.',
          objective: 'AO2',
          scheme: [DENATURED, PECTIN_STAYS],
          modelAnswer:
            'Boiling has denatured the pectinase, so the pectin in the cell walls is not broken down and little juice comes out.',
          solution:
            'Say what boiling does to an enzyme, and what this means for the cell walls of the fruit.',
        }),
        e: ask.written({
          prompt: 'State the purpose of beaker P.',
          scheme: [SHOWS_THE_ENZYME],
          lines: 2,
          modelAnswer: 'It is a control. It shows how much juice there is without the enzyme.',
          solution: 'P differs from Q in one thing only: it has no enzyme.',
        }),
      },
    }
  },
  verify: ({ plainVolume, treated }) => ({ c: (100 * treated) / plainVolume - 100 }),
})

const SOURCES = [
  { from: 'a fungus', times: [250, 125, 83, 63, 50] },
  { from: 'the stomach of a calf', times: [200, 100, 67, 50, 40] },
  { from: 'the flowers of a thistle', times: [100, 50, 33, 25, 20] },
  { from: 'bacteria', times: [125, 63, 42, 31, 25] },
] as const

const STRENGTHS = [1, 2, 3, 4, 5] as const

core('milk-that-clots', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    ...random.pick(SOURCES),
    asked: random.pick([0, 1, 3, 4]),
    warm: random.pick([30, 32, 35, 37]),
    minutes: random.pick([5, 10]),
    cheese: random.pick(['A cheese maker', 'A student', 'A food scientist']),
  }),
  make: ({ from, times, asked, warm, minutes, cheese }) => {
    const rates = times.map(time => Math.round(10000 / time) / 10)
    const [time, rate] = [times[asked] ?? 1, rates[asked] ?? 0]
    const slope = (rates[4] ?? 0) / 5
    const max = slope > 9 ? 60 : slope > 6 ? 50 : 30
    const large = max > 30 ? 10 : 5
    return {
      stem: [
        `${cheese} uses an enzyme from ${from} that makes milk clot. Milk and enzyme solution are kept at ${celsius(warm)}, as in the diagram, and then mixed. The table shows how long the milk takes to clot with five concentrations of the enzyme.`,
        `An enzyme from ${from} changes a protein of milk so that the milk clots. ${cheese} measures the time that this takes with five concentrations of the enzyme at ${celsius(warm)}. The diagram shows the apparatus before milk and enzyme are mixed.`,
        `The first step in making cheese is to add an enzyme that makes milk clot. ${cheese} tests five concentrations of such an enzyme from ${from} at ${celsius(warm)} with the apparatus in the diagram.`,
      ],
      figure: clottingMilk(),
      table: {
        head: [
          'concentration of enzyme / %',
          'time until the milk clots / s',
          'rate of reaction / (1000 ÷ time)',
        ],
        rows: STRENGTHS.map((strength, at) => [
          String(strength),
          String(times[at]),
          at === asked ? '…' : plain(rates[at] ?? 0, 1),
        ]),
      },
      parts: {
        a: ask.number({
          prompt: `Calculate the rate of reaction with an enzyme concentration of ${STRENGTHS[asked]}%.`,
          answer: 1000 / time,
          unit: '',
          scheme: [`C1 1000 ÷ ${time}`, `A1 ${plain(rate, 1)}`],
          solution: `Rate = 1000 ÷ time = 1000 ÷ ${time} = ${plain(rate, 1)}.`,
        }),
        b: plotPart({
          name: 'enzymes/grid-for-clotting',
          title: 'Grid for a graph of rate of reaction against concentration of enzyme',
          description: `Graph paper. The horizontal axis is the concentration of enzyme from 0 to 6%, the vertical one the rate of reaction from 0 to ${max}.`,
          prompt: 'Plot the five rates on the grid. Draw a straight line of best fit.',
          command: 'Plot',
          objective: 'AO2',
          axes: {
            x: { label: 'concentration of enzyme / %', min: 0, max: 6, large: 1, parts: 5 },
            y: { label: 'rate of reaction', min: 0, max, large, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: STRENGTHS.map((strength, at): Spot => [strength, rates[at] ?? 0]),
              marks: 2,
              follow: STRENGTHS.map((_, at) => (at === asked ? { part: 'a' } : {})),
            },
            {
              task: 'line',
              gradient: [slope * 0.94, slope * 1.06],
              intercept: [-0.2 * slope, 0.2 * slope],
              covers: [1, 5],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'straight line of best fit',
          ],
          solution: `The points are ${STRENGTHS.map((strength, at) => `(${strength}, ${plain(rates[at] ?? 0, 1)})`).join(', ')}. The line passes close to all of them and to the origin.`,
        }),
        c: ask.written({
          prompt: 'Describe how the concentration of the enzyme affects the rate of reaction.',
          objective: 'AO2',
          scheme: [RATE_RISES],
          lines: 2,
          modelAnswer: 'The rate of reaction is directly proportional to the concentration of the enzyme.',
          solution: 'Say which way both quantities go: the higher the concentration, the higher the rate.',
        }),
        d: words({
          subject: 'igcse/biology',
          prompt:
            'State **one** variable, other than temperature, that must be kept the same in all five tests.',
          answers: [
            {
              text: 'volume of milk',
              accept: [
                'milk volume',
                'amount of milk',
                'quantity of milk',
                'mass of milk',
                'volume of the milk',
                'volume of substrate',
                'amount of substrate',
                'same volume of milk',
                'same amount of milk',
                'volume of milk used',
                'amount of milk used',
                'volume of milk and enzyme',
                'volumes of milk and enzyme',
              ],
            },
            {
              text: 'volume of enzyme solution',
              accept: [
                'volume of enzyme',
                'enzyme volume',
                'amount of enzyme solution',
                'volume of the enzyme',
                'volume of solution',
                'volume of enzyme used',
                'volume of enzyme solution used',
                'amount of enzyme solution used',
              ],
              allow: ['amount of enzyme'],
            },
            { text: 'ph', accept: ['ph of the milk', 'ph of the mixture', 'acidity', 'ph value'] },
            {
              text: 'type of milk',
              accept: [
                'kind of milk',
                'source of milk',
                'same milk',
                'concentration of milk',
                'concentration of the milk',
                'milk concentration',
                'concentration of substrate',
                'substrate concentration',
                'concentration of protein',
                'age of the milk',
              ],
            },
          ],
          reject: [
            { text: 'temperature', why: 'Temperature is named in the question.' },
            {
              text: 'concentration of enzyme',
              why: 'The concentration of the enzyme is changed on purpose.',
            },
            { text: 'enzyme concentration', why: 'The concentration of the enzyme is changed on purpose.' },
            { text: 'concentration', why: 'The concentration of the enzyme is changed on purpose.' },
            { text: 'time', why: 'The time is what is measured.' },
          ],
          scheme: ['volume of milk, or volume of enzyme solution, or pH, or type of milk'],
          solution:
            'Only the concentration of the enzyme is changed. The volume of milk, for example, must be the same each time.',
        }),
        e: ask.written({
          lead: `The enzyme solution is boiled for ${minutes} minutes and cooled to ${celsius(warm)}. Then it is mixed with milk. The milk does not clot.`,
          prompt: 'Explain why.',
          command: 'Explain',
          scheme: [DENATURED],
          lines: 2,
          modelAnswer: 'The enzyme is denatured.',
          solution: 'Boiling denatures enzymes, and cooling does not undo this. “Killed” scores nothing.',
        }),
      },
    }
  },
  verify: ({ times, asked }) => ({ a: 1e3 * (1 / (times[asked] ?? 1)) }),
})

const VENOMS = [
  { of: 'the venom of a snake', acid: 'pH 2' },
  { of: 'the saliva of a leech', acid: 'pH 3' },
  { of: 'the seeds of barley', acid: 'pH 2' },
  { of: 'the small intestine of a rat', acid: 'pH 1' },
] as const

const PIECE_NAMES: readonly Piece[] = ['fits', 'round', 'tip', 'level']

supplement('labels-for-enzyme-and-substrate', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({ ...random.pick(VENOMS), order: random.shuffle(PIECE_NAMES) }),
  make: ({ of, acid, order }) => ({
    stem: [
      `The diagram in **(a)** is a model of an enzyme from ${of} and of four molecules. One of these is its substrate.`,
      `An enzyme from ${of} is mixed with four kinds of molecule. Only one of them reacts. The diagram in **(a)** is a model of them.`,
      `A scientist makes a model of an enzyme from ${of} and of four molecules, as in the diagram in **(a)**. The enzyme catalyses the reaction of one of the molecules.`,
    ],
    parts: {
      a: ask.draw({
        prompt: 'On the diagram, label the active site and the substrate of this enzyme.',
        command: 'Label',
        figure: unlabelledPieces(order, false),
        tools: ['label'],
        labels: ['active site', 'substrate', 'product'].map(text => ({ id: text.replace(' ', '-'), text })),
        checks: [
          { label: 'active-site', in: { at: SITE, within: 20 } },
          { label: 'substrate', in: { at: pieceAt(order.indexOf('fits')), within: 27 } },
        ],
        modelFigure: unlabelledPieces(order, true),
        scheme: [
          'active site: the notch of the enzyme',
          'substrate: the molecule whose shape fits the notch',
        ],
        solution:
          'The active site is the notch in the enzyme. The substrate is the molecule with two tips and a dent between them: it matches the floor of the notch.',
      }),
      b: ask.written({
        prompt: 'Explain why this enzyme does not act on the other three molecules.',
        scheme: [COMPLEMENTARY, OTHERS_DO_NOT_FIT('three')],
        lines: 3,
        modelAnswer:
          'Its active site has a shape that is complementary to the substrate only. The other molecules do not fit into it.',
        solution: 'Compare the shape of the active site with the shapes of the molecules.',
      }),
      c: ask.written({
        prompt: 'Describe how the enzyme acts on its substrate, and what happens to the enzyme.',
        lines: 4,
        scheme: [FORMS_COMPLEX, PRODUCTS_LEAVE, USED_AGAIN],
        modelAnswer:
          'The substrate fits into the active site, so an enzyme–substrate complex forms. The products leave the active site. The enzyme is not changed and can act again.',
        solution:
          'Three steps: the complex forms, the products leave, the enzyme is ready for the next substrate.',
      }),
      d: ask.written({
        lead: `The optimum pH of this enzyme is 7. At ${acid} it does not work.`,
        prompt: 'Explain why.',
        command: 'Explain',
        marks: 2,
        scheme: [DENATURED, SHAPE, NO_FIT],
        lines: 3,
        modelAnswer:
          'The enzyme is denatured. Its active site has changed shape, so the substrate no longer fits.',
        solution:
          'A pH far from the optimum changes the shape of the active site, as a high temperature does.',
      }),
    },
  }),
})
