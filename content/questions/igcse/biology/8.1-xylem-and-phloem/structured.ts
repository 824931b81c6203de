import { celery, VESSEL, vesselAndCells } from '@/content/figures/igcse/biology/transport-in-plants'
import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, quantity } from '@/lib/exams/format'
import { rootSection } from '@/lib/figures/biology/plant-organs'
import { figure } from '@/lib/figures/figure'
import * as point from './points'

const { core, supplement, templates } = questionsOf('structured', '8.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/biology'

const ROOT = ['xylem', 'phloem', 'cortex'] as const

const CARRIED = [
  ['water', 'xylem'],
  ['sucrose', 'phloem'],
  ['mineral ions', 'xylem'],
  ['amino acids', 'phloem'],
] as const

core('root-and-stem', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(ROOT),
    names: random.shuffle([...ROOT, 'epidermis', 'pith']),
    carried: random.shuffle(CARRIED),
    plant: random.pick(['a bean plant', 'a buttercup', 'a sunflower', 'a pea plant']),
  }),
  make: ({ order, names, carried, plant }) => {
    const keys = order.map((part, at) => ['PQR'.charAt(at), part] as const)
    return {
      stem: [
        `The diagram shows a young root of ${plant} in cross-section. Three tissues are labelled **P**, **Q** and **R**.`,
        `A student cuts across a young root of ${plant}, draws a plan of the section and labels three tissues **P**, **Q** and **R**.`,
        `A young root of ${plant} was cut across. The diagram is a plan of the section, with letters for three tissues.`,
      ],
      figure: rootSection.figure({
        name: 'transport-in-plants/root-p-to-r',
        title: 'A young root in cross-section with three tissues lettered',
        labels: Object.fromEntries(keys.map(([letter, part]) => [part, letter])),
      }),
      parts: {
        a: ask.match({
          prompt: 'Identify the tissues P, Q and R.',
          marks: 3,
          items: asItems(keys.map(([letter]) => letter)),
          targets: asItems(names),
          answer: Object.fromEntries(keys),
          scheme: keys.map(([letter, part]) => `${letter}: ${part}`),
          solution: `${keys.map(([letter, part]) => `${letter} is the ${part}`).join('; ')}. The star in the centre is the xylem, and the phloem lies between its arms.`,
        }),
        b: ask.table({
          prompt: 'Give the tissue that carries each substance.',
          command: 'Give',
          marks: 4,
          head: ['substance', 'tissue'],
          rows: carried.map(([name, tissue]) => [
            { text: name },
            {
              blank: name.replace(' ', '-'),
              answer: tissue,
              mode: 'pick' as const,
              choices: ['cortex', 'epidermis', 'phloem', 'xylem'],
              marks: 1 as const,
            },
          ]),
          scheme: carried.map(([name, tissue]) => `${name}: ${tissue}`),
          solution: 'Xylem carries water and mineral ions. Phloem carries sucrose and amino acids.',
        }),
        c: ask.written({
          prompt: 'State **one** function of xylem other than transport.',
          scheme: [point.SUPPORTS],
          lines: 1,
          modelAnswer: 'It supports the plant.',
          solution: 'The thick, strong walls of the xylem support the plant.',
        }),
        d: ask.written({
          prompt:
            'Describe how the position of the xylem in a young stem is different from its position in this root.',
          scheme: [point.CENTRE_OF_ROOT, point.RING_IN_STEM],
          modelAnswer:
            'In the root the xylem is a star in the centre. In the stem it is in vascular bundles, which form a ring near the edge.',
          solution: 'Compare both organs: the centre in the root, a ring of bundles in the stem.',
        }),
      },
    }
  },
})

core('celery-in-dye', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const speed = random.pick([1.2, 1.4, 1.5, 1.6, 1.8, 2.2])
    const minutes = random.step(20, 40, 5)
    const risen = speed * minutes
    const whole = random.step(120, 200, 4)
    return Math.abs(risen - Math.round(risen)) < 1e-9 && whole > 1.6 * risen
      ? { speed, minutes, risen: Math.round(risen), whole, colour: random.pick(['red', 'blue'] as const) }
      : null
  },
  make: ({ speed, minutes, risen, whole, colour }) => ({
    stem: [
      `A stick of celery with leaves stands in a ${colour} dye. The diagram shows how far the dye has risen in ${minutes} minutes.`,
      `A student puts a stick of celery into water with a ${colour} dye. After ${minutes} minutes it looks as in the diagram.`,
      `To study the transport of water, a stick of celery is put into a ${colour} dye. In ${minutes} minutes the dye rises as the diagram shows.`,
    ],
    figure: figure(
      {
        name: 'transport-in-plants/celery-after-some-minutes',
        title: 'A stick of celery in a dye',
        description: `A stick of celery with leaves stands in a beaker of dye. The dye has risen ${risen} mm above the surface of the liquid. The leaves begin ${whole} mm above this surface. The diagram is not to scale.`,
        height: 252,
      },
      celery({ risen: `${risen} mm`, whole: `${whole} mm`, colour }),
    ),
    parts: {
      a: words({
        subject,
        prompt: 'State the name of the tissue in which the dye rises.',
        answers: [{ text: 'xylem', accept: ['xylem vessels', 'xylem vessel', 'xylem tissue'] }],
        reject: [
          { text: 'phloem', why: 'Phloem carries sucrose and amino acids; the dye moves with water.' },
        ],
        solution: 'The dye is dissolved in water, and the xylem carries water.',
      }),
      b: ask.number({
        prompt: 'Calculate the speed at which the dye rises, in mm per minute.',
        answer: risen / minutes,
        unit: 'mm per minute',
        scheme: [`C1 ${risen} ÷ ${minutes}`, `A1 ${figures(speed, 2)}`],
        solution: `Speed = distance ÷ time = ${risen} ÷ ${minutes} = ${figures(speed, 2)} mm per minute.`,
      }),
      c: ask.number({
        prompt:
          'Calculate the time, in minutes, that the dye takes to rise from the surface of the liquid to the leaves at this speed.',
        answer: whole / (risen / minutes),
        unit: 'min',
        follow: { from: 'b', formula: `${whole}/x` },
        scheme: [`C1 ${whole} ÷ ${figures(speed, 2)}`, `A1 ${quantity(whole / speed, 'min', 3)}`],
        solution: `Time = distance ÷ speed = ${whole} ÷ ${figures(speed, 2)} = ${quantity(whole / speed, 'min', 3)}.`,
      }),
      d: ask.written({
        lead: 'The stem of another plant has stood in the dye for some hours. A section is cut across it.',
        prompt: 'Describe where the dye is seen in this section of a stem.',
        scheme: [point.SPOTS, point.IN_A_RING],
        modelAnswer: 'There are coloured dots in a ring near the edge of the stem.',
        solution: 'The dye is in the xylem. In a stem the xylem is in bundles, and the bundles form a ring.',
      }),
      e: ask.written({
        prompt: 'Explain why the phloem is not coloured.',
        scheme: [point.NOT_WITH_SUGAR],
        modelAnswer: 'The dye moves with the water in the xylem. Phloem carries sucrose and amino acids.',
        solution: 'Each tissue carries its own substances. The dye goes where the water goes.',
      }),
      f: ask.written({
        lead: 'The student wants to compare the speed in two sticks of celery, one in moving air and one in still air.',
        prompt: 'State **one** variable that must be the same for both sticks.',
        objective: 'AO2',
        scheme: [point.SAME_THING],
        lines: 1,
        modelAnswer: 'The temperature of the air around the two sticks.',
        solution:
          'Whatever else changes the speed must be the same: temperature, light, the size of the stick and its leaves, the dye.',
      }),
    },
  }),
  verify: ({ speed, whole }) => ({ b: speed, c: whole / speed }),
})

supplement('vessel-beside-cells', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const magnification = random.pick([200, 250, 400, 500])
    const micrometres = random.step(30, 90, 10)
    const millimetres = (magnification * micrometres) / 1000
    return Number.isInteger(millimetres)
      ? {
          magnification,
          micrometres,
          millimetres,
          plant: random.pick(['a sunflower', 'a pea plant', 'a bean plant']),
          letters: random.pick([
            ['X', 'Y'],
            ['P', 'Q'],
            ['J', 'K'],
          ] as const),
        }
      : null
  },
  make: ({ magnification, micrometres, millimetres, plant, letters }) => ({
    stem: [
      `The diagram shows two columns, **${letters[0]}** and **${letters[1]}**, from the stem of ${plant}, cut lengthwise. One of them is a xylem vessel.`,
      `Two columns, **${letters[0]}** and **${letters[1]}**, from the stem of ${plant} were drawn with the help of a microscope. One is a xylem vessel, the other is made of living cells.`,
      `A student looks at a section along the stem of ${plant} and draws two columns, **${letters[0]}** and **${letters[1]}**. One column is a xylem vessel.`,
    ],
    figure: figure(
      {
        name: 'transport-in-plants/two-columns',
        title: 'Two columns from a stem, cut lengthwise',
        description: `${VESSEL} The left column is labelled ${letters[0]}, the right one ${letters[1]}.`,
        height: 226,
      },
      vesselAndCells({}, letters),
    ),
    parts: {
      a: words({
        subject,
        mode: 'exact',
        prompt: `State the letter of the xylem vessel.`,
        answers: [{ text: letters[0], accept: [letters[0].toLowerCase()] }],
        solution: `${letters[0]} is an empty tube with thick walls and without end walls. ${letters[1]} has cells with contents.`,
      }),
      b: words({
        subject,
        prompt:
          'State the name of the substance that makes the walls of a xylem vessel strong and waterproof.',
        answers: [{ text: 'lignin' }],
        reject: [
          { text: 'cellulose', why: 'All plant cell walls contain cellulose; it is not waterproof.' },
          { text: 'chitin', why: 'Chitin is not a substance of plants.' },
        ],
        solution: 'The thick walls of xylem vessels contain lignin.',
      }),
      c: ask.written({
        prompt: 'Explain how the structure of xylem vessels is related to their functions.',
        scheme: [point.STRONG_WALL, point.FOR_SUPPORT, point.EMPTY, point.NO_END_WALLS],
        lines: 6,
        modelAnswer:
          'Their walls are thick and contain lignin, so they support the plant. They have no cell contents, so water moves through easily. They have no end walls, so they form a continuous tube.',
        solution: 'Three features, each with its effect: lignified walls, no cell contents, no end walls.',
      }),
      d: ask.number({
        lead: `In a photomicrograph with a magnification of × ${magnification}, the vessel is ${quantity(millimetres, 'mm')} wide.`,
        prompt: 'Calculate the actual width of the vessel in µm.',
        answer: micrometres,
        unit: 'µm',
        keepUnit: true,
        sigFigs: 1,
        scheme: [
          `C1 ${millimetres} ÷ ${magnification} = ${figures(millimetres / magnification, 2)} mm`,
          `A1 ${micrometres} µm`,
        ],
        solution: `Actual size = image size ÷ magnification = ${millimetres} ÷ ${magnification} = ${figures(millimetres / magnification, 2)} mm. Multiply by 1000: ${micrometres} µm.`,
      }),
      e: ask.written({
        lead: 'All living cells in a short piece of a stem are killed with steam. Water still moves up through this piece.',
        prompt: 'Explain why.',
        objective: 'AO2',
        scheme: [point.DEAD_ALREADY],
        modelAnswer: 'Water moves in xylem vessels, which have no living contents anyway.',
        solution: 'Killing cells changes nothing in a tube that has no living contents.',
      }),
    },
  }),
  verify: ({ magnification, millimetres }) => ({ d: (1000 * millimetres) / magnification }),
})
