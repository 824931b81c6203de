import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { matchScheme, sequenceScheme } from '@/lib/exams/rising-scheme'
import { leafSection } from '@/lib/figures/biology/leaf'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { NO_AIR } from '../8.2-water-uptake/points'
import { dayGraph, potometerAt } from './figures'
import {
  DIFFUSES_FASTER,
  DIFFUSES_SLOWER,
  EVAPORATES_FASTER,
  FLATTER_GRADIENT,
  KEPT_WITH_A_FAN,
  KINETIC_ENERGY,
  LEAVES_DROOP,
  LESS_VAPOUR_LOST,
  LOSES_TURGOR,
  LOSS_ABOVE_UPTAKE,
  LOWER_HAS_MORE,
  MORE_VAPOUR_OUTSIDE,
  STEEPER_GRADIENT,
  STOMATA_BLOCKED,
  WIND_REMOVES,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '8.3', { calculator: 'needed' })

export { templates }

core('a-shoot-in-a-potometer', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const end = random.step(15, 55, 5)
    const start = random.step(end + 20, 95, 5)
    const minutes = random.pick([4, 5, 8, 10])
    const slow = (start - end) / minutes
    const fan = random.pick([1.5, 2, 2.5, 3])
    return Number.isInteger(slow * 4)
      ? { end, start, minutes, fan, plant: random.pick(['laurel', 'lilac', 'privet', 'geranium']) }
      : null
  },
  make: ({ end, start, minutes, fan, plant }) => {
    const rate = (start - end) / minutes
    return {
      stem: [
        `A student measures how fast a ${plant} shoot takes up water. At the start the air bubble is at ${quantity(start, 'mm')}. The figure shows the apparatus ${minutes} minutes later.`,
        `The figure shows an apparatus with a ${plant} shoot. ${minutes} minutes ago the air bubble was at ${quantity(start, 'mm')}.`,
        `A ${plant} shoot is fixed in the apparatus shown in the figure. In ${minutes} minutes the air bubble has moved from ${quantity(start, 'mm')} to the place shown.`,
      ],
      figure: potometerAt(end),
      parts: {
        'a.i': words({
          subject: 'igcse/biology',
          prompt: 'State the name of this apparatus.',
          answers: [{ text: 'potometer', accept: ['bubble potometer'] }],
          reject: [{ text: 'photometer', why: 'A photometer measures light.' }],
          solution: 'An apparatus that measures how fast a shoot takes up water is a potometer.',
        }),
        'a.ii': ask.number({
          prompt: 'Calculate the rate at which the bubble moves.',
          answer: rate,
          unit: 'mm/min',
          tolerance: 1.01 / minutes,
          scheme: [`C1 (${start} − ${end}) ÷ ${minutes}`, `A1 ${plain(rate)} mm/min`],
          solution: `The bubble is at ${quantity(end, 'mm')} now. It has moved ${start} − ${end} = ${quantity(start - end, 'mm')} in ${minutes} minutes: ${plain(rate)} mm per minute.`,
        }),
        b: ask.number({
          lead: `With a fan in front of the shoot the bubble moves at ${plain(Number((rate * fan).toFixed(3)))} mm/min.`,
          prompt: 'Calculate how many times faster this is than the rate without the fan.',
          answer: fan,
          tolerance: 0.15,
          follow: { from: 'a.ii', formula: `${rate * fan}/x` },
          scheme: [`A1 ${plain(fan)} (times)`],
          solution: `Divide the rate with the fan by the rate without it: ${plain(Number((rate * fan).toFixed(3)))} ÷ ${plain(rate)} = ${plain(fan)}.`,
        }),
        c: ask.choice({
          prompt: 'Which change would also make the bubble move faster?',
          right: 'a higher temperature',
          wrong: {
            'a smaller number of leaves': 'You chose a change that gives less surface for the loss of water.',
            'a larger reservoir': 'You chose a part that only pushes the bubble back.',
            'a longer capillary tube': 'You chose a change that only makes room for longer readings.',
          },
          solution: 'Temperature and wind speed both increase the rate of transpiration.',
        }),
        d: ask.written({
          prompt: 'Suggest why the shoot is cut and put into the apparatus under water.',
          scheme: [NO_AIR],
          lines: 2,
          modelAnswer: 'So that no air enters the xylem of the shoot.',
          solution: 'Air in the xylem breaks the column of water, and the shoot takes up less water or none.',
        }),
        e: ask.written({
          prompt: 'State **two** variables that should be the same with the fan and without it.',
          marks: 2,
          lines: 2,
          scheme: KEPT_WITH_A_FAN,
          modelAnswer: 'The temperature and the number of leaves.',
          solution:
            'Only the wind may change. Temperature, light, humidity and the shoot with its leaves must be the same.',
        }),
      },
    }
  },
  verify: ({ end, start, minutes, fan }) => ({
    'a.ii': start / minutes - end / minutes,
    b: (fan * (start - end)) / (start - end),
  }),
})

const LEAF_PARTS = ['xylem', 'spongy mesophyll', 'air space', 'stoma'] as const
const PATH = [
  { id: 'xylem', text: 'liquid water moves up in the xylem' },
  { id: 'cell', text: 'water passes into a mesophyll cell' },
  { id: 'evaporate', text: 'water evaporates from the surface of the cell' },
  { id: 'out', text: 'water vapour diffuses through a stoma' },
]
const SCENES = [
  {
    condition: 'On a hot day the temperature rises.',
    ask: 'Explain why a higher temperature increases the rate of transpiration.',
    scheme: [KINETIC_ENERGY, EVAPORATES_FASTER, DIFFUSES_FASTER],
    model:
      'The water molecules have more kinetic energy, so water evaporates faster from the mesophyll cells and water vapour diffuses out faster.',
  },
  {
    condition: 'In the afternoon it becomes windy.',
    ask: 'Explain why wind increases the rate of transpiration.',
    scheme: [WIND_REMOVES, STEEPER_GRADIENT, DIFFUSES_FASTER],
    model:
      'Wind carries the water vapour away from the leaf, so the concentration gradient is steeper and water vapour diffuses out faster.',
  },
  {
    condition: 'After rain the air becomes very humid.',
    ask: 'Explain why a higher humidity decreases the rate of transpiration.',
    scheme: [MORE_VAPOUR_OUTSIDE, FLATTER_GRADIENT, DIFFUSES_SLOWER],
    model:
      'There is more water vapour in the air outside, so the concentration gradient is less steep and water vapour diffuses out more slowly.',
  },
] as const

supplement('through-the-leaf', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => ({
    order: random.shuffle(LEAF_PARTS),
    scene: random.pick(SCENES),
    plant: random.pick(['lime tree', 'tomato plant', 'cotton plant', 'tea plant']),
  }),
  make: ({ order, scene, plant }) => ({
    stem: [
      `The figure shows a cross-section of a leaf of a ${plant}. Four parts are labelled **A** to **D**.`,
      `A student draws a section of a leaf of a ${plant} and labels four parts **A** to **D**.`,
      `A leaf of a ${plant} is cut across. The letters **A** to **D** in the figure label four parts.`,
    ],
    figure: leafSection.figure({
      name: `transport-in-plants/leaf-letters-${order.map(part => part.slice(0, 2)).join('')}`,
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    parts: {
      a: ask.match({
        prompt: 'Identify the parts labelled A to D.',
        marks: 2,
        items: asItems([...'ABCD']),
        targets: asItems(['air space', 'phloem', 'spongy mesophyll', 'stoma', 'xylem']),
        answer: Object.fromEntries(order.map((part, at) => ['ABCD'.charAt(at), part])),
        scheme: matchScheme(4, 2),
        solution: `${order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`).join('; ')}. The xylem is the upper part of the vein.`,
      }),
      b: ask.order({
        prompt: 'Put these into the order in which they happen to water in the leaf.',
        command: 'Identify',
        marks: 3,
        items: PATH.toSorted((one, other) => one.text.localeCompare(other.text)),
        answer: PATH.map(({ id }) => id),
        scheme: sequenceScheme(4, 3),
        solution:
          'Xylem brings water to the mesophyll cells. It evaporates from their surfaces into the air spaces, and the vapour diffuses out through stomata.',
      }),
      c: ask.written({
        lead: scene.condition,
        prompt: scene.ask,
        scheme: [...scene.scheme],
        modelAnswer: scene.model,
        solution: `Say what happens to the molecules or to the gradient, and what follows. ${scene.model}`,
      }),
      d: ask.choice({
        prompt: 'Which feature of a leaf gives water a large surface from which it can evaporate?',
        right: 'mesophyll cells surrounded by air spaces',
        wrong: {
          'a waxy cuticle on the upper epidermis': 'You chose a layer that reduces the loss of water.',
          'xylem vessels with thick, strong walls': 'You chose the tubes that bring liquid water.',
          'palisade cells with many chloroplasts': 'You chose a feature for photosynthesis.',
        },
        solution:
          'All the surfaces of mesophyll cells that touch air spaces together make a large internal surface area.',
      }),
    },
  }),
})

supplement('a-hot-day', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => ({
    peak: random.int(11, 13),
    most: random.pick([22, 24, 26]),
    plant: random.pick(['courgette', 'hydrangea', 'tomato', 'runner bean']),
  }),
  make: ({ peak, most, plant }) => ({
    stem: [
      `The figure shows how much water a ${plant} plant loses by transpiration and how much its roots take up on a hot day.`,
      `On a hot day a scientist measures the water that a ${plant} plant loses and the water that it takes up. The figure shows the results.`,
      `The curves in the figure show the water lost and the water taken up by a ${plant} plant in 24 hours.`,
    ],
    figure: dayGraph(peak, most),
    parts: {
      'a.i': ask.number({
        prompt: 'State the highest rate of transpiration.',
        objective: 'AO2',
        answer: most,
        unit: 'g/h',
        tolerance: 0.5,
        scheme: [`A1 ${most} g/h (± 0.5)`],
        solution: `The highest point of the curve “lost” is at ${most} g per hour.`,
      }),
      'a.ii': ask.number({
        prompt:
          'Calculate how many hours after the loss of water the uptake of water reaches its highest value.',
        answer: 3,
        unit: 'h',
        tolerance: 0.5,
        scheme: [`C1 ${peak + 3} − ${peak}`, 'A1 3 h (± 0.5)'],
        solution: `The loss is highest at ${peak} h, the uptake at ${peak + 3} h: 3 hours later.`,
      }),
      b: ask.written({
        lead: `At ${peak} h the plant wilts.`,
        prompt: 'Explain why it wilts.',
        scheme: [LOSS_ABOVE_UPTAKE, LOSES_TURGOR, LEAVES_DROOP],
        modelAnswer:
          'More water is lost than is taken up, so the cells lose turgor and become flaccid. They no longer hold the leaves up, so the leaves droop.',
        solution: 'Compare loss and uptake, say what happens to the cells, and what follows for the leaves.',
      }),
      c: ask.order({
        prompt: 'Put these into the order in which one causes the next.',
        command: 'Identify',
        marks: 2,
        items: [
          { id: 'pull', text: 'a column of water is pulled up in the xylem' },
          { id: 'evaporate', text: 'water evaporates from mesophyll cells' },
          { id: 'take', text: 'mesophyll cells take water from the xylem' },
          { id: 'enter', text: 'water enters the xylem from the root' },
        ],
        answer: ['evaporate', 'take', 'pull', 'enter'],
        scheme: sequenceScheme(4, 2),
        solution:
          'The loss of water from the leaf comes first. It pulls up the water in the xylem, so more water enters from the root.',
      }),
      d: ask.choice({
        prompt: 'Why does the column of water in the xylem not break?',
        right: 'Forces of attraction hold water molecules together.',
        wrong: {
          'Living xylem cells push the water molecules together.': 'You gave xylem vessels cell contents.',
          'Sucrose in the xylem makes the water molecules sticky.': 'You put sucrose into the xylem.',
          'Air in the xylem presses on the water from above.':
            'You put air into the xylem, which would break the column.',
        },
        solution: 'Water molecules attract one another, so a pull on the top of the column moves all of it.',
      }),
    },
  }),
  verify: ({ peak, most }) => ({ 'a.i': most, 'a.ii': peak + 3 - peak }),
})

supplement('leaves-with-grease', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const none = random.step(2.5, 3.5, 0.5)
    const upper = none - random.pick([0.5, 1])
    const lower = random.pick([0.5, 1])
    const start = random.pick([10, 12.5, 20])
    const percent = (none / start) * 100
    return upper > lower + 0.5 && Number.isInteger(Number(percent.toFixed(6)))
      ? { none, upper, lower, start, plant: random.pick(['laurel', 'cherry', 'lilac', 'rubber plant']) }
      : null
  },
  make: ({ none, upper, lower, start, plant }) => {
    const chart = barChart({
      categories: ['no grease', 'grease on\nupper surface', 'grease on\nlower surface'],
      values: [none, upper, lower],
      yLabel: 'loss of mass in 24 h / g',
      yEvery: 0.5,
      yMax: 4,
      height: 180,
    })
    const percent = (none / start) * 100
    return {
      stem: [
        `Three leaves of a ${plant} have a mass of ${quantity(start, 'g')} each. One is left as it is, one is greased on its upper surface and one on its lower surface. The figure shows how much mass they lose in 24 hours.`,
        `A student greases one leaf of a ${plant} above and another below, and leaves a third one as it is. Each has a mass of ${quantity(start, 'g')} at the start. The figure shows the loss of mass in 24 hours.`,
        `The figure shows the loss of mass of three leaves of a ${plant} in 24 hours. At the start each leaf had a mass of ${quantity(start, 'g')}. Grease lets no water vapour through.`,
      ],
      figure: chartFigure(
        {
          name: `transport-in-plants/three-leaves-${none * 10}-${upper * 10}-${lower * 10}`,
          title: 'Loss of mass of three leaves',
        },
        chart,
      ),
      parts: {
        a: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the process by which the leaves lose mass.',
          answers: [{ text: 'transpiration' }],
          ignore: ['evaporation'],
          reject: [
            { text: 'translocation', why: 'Translocation moves sucrose and amino acids in phloem.' },
            { text: 'respiration', why: 'Respiration uses glucose; the mass lost in this way is small.' },
          ],
          solution: 'The leaves lose water vapour: transpiration.',
        }),
        b: ask.number({
          prompt: 'Calculate the percentage loss of mass of the leaf without grease.',
          answer: percent,
          unit: '%',
          scheme: [`C1 ${plain(none)} ÷ ${plain(start)} × 100`, `A1 ${plain(percent)}%`],
          solution: `Divide the loss by the mass at the start: ${plain(none)} ÷ ${plain(start)} × 100 = ${plain(percent)}%.`,
        }),
        c: ask.written({
          prompt: 'Explain why the leaf with grease on its lower surface loses least mass.',
          objective: 'AO2',
          scheme: [LOWER_HAS_MORE, STOMATA_BLOCKED, LESS_VAPOUR_LOST],
          modelAnswer:
            'There are more stomata on the lower surface. The grease blocks the stomata, so less water vapour diffuses out.',
          solution:
            'Water vapour leaves through stomata. Most of them are on the lower surface, and grease closes them.',
        }),
        d: ask.choice({
          lead: 'The student repeats the experiment in a room with more humid air.',
          prompt: 'What happens to the loss of mass of the leaf without grease, and why?',
          columns: 'loss of mass | concentration gradient of water vapour',
          right: 'smaller | less steep',
          wrong: {
            'larger | less steep': 'You had the right gradient, but with it vapour diffuses out more slowly.',
            'smaller | steeper':
              'You had the right effect, but a steeper gradient would make the loss larger.',
            'larger | steeper': 'You reversed it: humid air already holds much water vapour.',
          },
          solution:
            'Humid air holds more water vapour. The gradient between the air spaces and the outside is less steep, so less vapour diffuses out.',
        }),
        e: ask.choice({
          prompt: 'Why should the three leaves have the same area?',
          objective: 'AO2',
          right: 'so that only the grease makes a difference',
          wrong: {
            'so that the leaves lose the same mass':
              'You missed the aim: the leaves are to be compared by their loss.',
            'so that the leaves contain no stomata': 'You took the area for a cause of having no stomata.',
            'so that the results need no balance': 'You took a constant variable for a measurement.',
          },
          solution:
            'In a fair test only one variable is changed. A larger leaf would lose more vapour by its size alone.',
        }),
      },
    }
  },
  verify: ({ none, start }) => ({ b: 100 - (100 * (start - none)) / start }),
})
