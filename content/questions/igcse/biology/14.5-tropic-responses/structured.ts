import type { Cover } from '@/content/figures/igcse/biology/coordination-and-response-2'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { beanBeforeAndAfter, fourShoots, twoBoxes } from './figures'
import {
  ALL_SIDES,
  ANCHORS,
  CELLS_ELONGATE,
  DIFFUSES_DOWN,
  IS_CONTROL,
  LOWER_GROWS_FASTER,
  MADE_IN_TIP,
  MORE_LIGHT,
  MORE_ON_LOWER_SIDE,
  moreOnShadedSide,
  PHOTOSYNTHESIS,
  REACHES_WATER,
  STIMULATES_ELONGATION,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '14.5', { calculator: 'needed' })

export { templates }

core('seedlings-and-a-clinostat', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const angles = Array.from({ length: 5 }, () => random.int(24, 48))
    const sum = angles.reduce((total, each) => total + each, 0)
    return sum % 5 === 0
      ? {
          angles,
          side: random.pick(['left', 'right'] as const),
          plant: random.pick(['cress', 'mustard', 'radish', 'lettuce']),
        }
      : null
  },
  make: ({ angles, side, plant }) => {
    const sum = angles.reduce((total, each) => total + each, 0)
    return {
      stem: [
        `A student grows ${plant} seedlings in two dark boxes with an opening on the ${side}. The dish in Q stands on a clinostat, which turns slowly. The figure shows the seedlings after two days.`,
        `The figure shows ${plant} seedlings after two days in boxes that are lit from the ${side}. The seedlings in Q were turned slowly on a clinostat, those in P were not turned.`,
        `Seedlings of ${plant} grow in two boxes, P and Q, with light from the ${side} only. A clinostat turns the dish in Q. The figure shows the result after two days.`,
      ],
      figure: twoBoxes(side),
      table: {
        head: ['seedling in P', '1', '2', '3', '4', '5'],
        rows: [['angle of bending / °', ...angles.map(String)]],
      },
      parts: {
        a: words({
          subject: 'igcse/biology',
          prompt: 'State the name of the response of the seedlings in P.',
          answers: [{ text: 'phototropism', accept: ['positive phototropism', 'phototropic response'] }],
          reject: [
            { text: 'gravitropism', why: 'Gravitropism is a response to gravity.' },
            { text: 'photosynthesis', why: 'Photosynthesis is how plants make glucose.' },
            { text: 'negative phototropism', why: 'Negative phototropism is growth away from light.' },
          ],
          solution: 'Growth towards the direction of the light source is positive phototropism.',
        }),
        b: ask.number({
          prompt: 'Calculate the mean angle of bending of the five seedlings in P.',
          answer: sum / 5,
          unit: '°',
          scheme: [`C1 (${angles.join(' + ')}) ÷ 5`, `A1 ${sum / 5}°`],
          solution: `Add the five angles and divide by their number: ${sum} ÷ 5 = ${sum / 5}°.`,
        }),
        c: ask.written({
          prompt: 'Explain why the student turns the seedlings in Q slowly on a clinostat.',
          scheme: [ALL_SIDES, IS_CONTROL],
          lines: 3,
          modelAnswer:
            'So that light reaches all sides equally. Q is a control: it shows that light from one side causes the bending.',
          solution: 'Say what the clinostat does to the stimulus, and what the comparison of P and Q shows.',
        }),
        d: ask.written({
          prompt: 'Explain how the response in P is an advantage to a plant.',
          scheme: [MORE_LIGHT, PHOTOSYNTHESIS],
          lines: 3,
          modelAnswer: 'The leaves absorb more light, so there is more photosynthesis.',
          solution: 'Name what the plant gets more of, and the process that needs it.',
        }),
        e: ask.choice({
          prompt: 'How would the seedlings in P have grown if the box had no opening?',
          objective: 'AO2',
          right: 'upwards, away from gravity',
          wrong: {
            'downwards, towards gravity': 'You gave the response of roots.',
            [`to the ${side}, as in the figure`]: 'You let the seedlings respond to light that is not there.',
            'in all directions, without any response':
              'You left out gravity, which acts in the dark as well.',
          },
          solution: 'In the dark, gravity is still a stimulus. Shoots show negative gravitropism.',
        }),
      },
    }
  },
  verify: ({ angles }) => ({ b: angles.map(angle => angle / 5).reduce((one, other) => one + other) }),
})

const COVERS = ['whole', 'no tip', 'cap', 'sleeve'] as const
const NAMES = ['P', 'Q', 'R', 'S'] as const
const BENDS = 'bends towards the light'
const STRAIGHT = 'grows straight up'
const LITTLE = 'grows very little'

const RESULTS: Record<Cover, string> = { whole: BENDS, sleeve: BENDS, cap: STRAIGHT, 'no tip': LITTLE }

const WHY: Record<Cover, string> = {
  whole: 'is whole',
  sleeve: 'has a lit tip',
  cap: 'has a tip that light does not reach',
  'no tip': 'has no source of auxin',
}

supplement('shoots-in-one-sided-light', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const start = random.pick([20, 25, 40])
    const percent = random.pick([20, 30, 40])
    return {
      side: random.pick(['left', 'right'] as const),
      order: random.shuffle(COVERS),
      plant: random.pick(['oat', 'maize', 'wheat', 'barley']),
      start,
      percent,
    }
  },
  make: ({ side, order, plant, start, percent }) => {
    const end = Math.round(start * (1 + percent / 100))
    const whole = NAMES[order.indexOf('whole')] ?? 'P'
    return {
      stem: [
        `The figure shows four young ${plant} shoots at the start of an experiment. They are lit from the ${side} for two days. The dark covers let no light through.`,
        `Four young ${plant} shoots, P to S, are prepared as shown and lit from the ${side} for two days. No light passes through the dark covers.`,
        `A student lights four young ${plant} shoots from the ${side} for two days. The figure shows them at the start. Dark covers keep out all light.`,
      ],
      figure: fourShoots(order, NAMES, side),
      parts: {
        a: ask.table({
          prompt: 'Complete the table to show the result for each shoot after two days.',
          objective: 'AO2',
          marks: 4,
          head: ['shoot', 'result'],
          rows: order.map((cover, at) => [
            { text: NAMES[at] ?? '' },
            {
              blank: `result-${(NAMES[at] ?? '').toLowerCase()}`,
              answer: RESULTS[cover],
              marks: 1,
              mode: 'pick' as const,
              choices: [BENDS, STRAIGHT, LITTLE],
            },
          ]),
          scheme: order.map((cover, at) => `${NAMES[at]}: ${RESULTS[cover]}`),
          solution: order.map((cover, at) => `${NAMES[at]} ${WHY[cover]}: it ${RESULTS[cover]}.`).join(' '),
        }),
        b: ask.written({
          prompt: `Explain the result for shoot ${whole}.`,
          marks: 3,
          lines: 5,
          scheme: [
            MADE_IN_TIP,
            DIFFUSES_DOWN,
            moreOnShadedSide(side === 'left' ? 'right' : 'left'),
            CELLS_ELONGATE,
          ],
          modelAnswer:
            'Auxin is made in the tip and diffuses down the shoot. More auxin collects on the shaded side. Cells there elongate more, so the shoot bends towards the light.',
          solution:
            'Follow the auxin: where it is made, how it moves, where there is more of it, and what it does to cells.',
        }),
        c: ask.number({
          lead: `A mark on the shaded side of shoot ${whole} is ${quantity(start, 'mm')} above another mark at the start, and ${quantity(end, 'mm')} above it after two days.`,
          prompt: 'Calculate the percentage increase in this length.',
          answer: ((end - start) / start) * 100,
          unit: '%',
          scheme: [
            `C1 (${end} − ${start}) ÷ ${start} × 100`,
            `A1 ${plain(Number((((end - start) / start) * 100).toFixed(1)))}%`,
          ],
          solution: `The increase is ${quantity(end - start, 'mm')}. As a percentage of the length at the start: ${end - start} ÷ ${start} × 100 = ${plain(Number((((end - start) / start) * 100).toFixed(1)))}%.`,
        }),
        d: ask.choice({
          prompt: 'Which conclusion do the two shoots with dark covers support?',
          objective: 'AO2',
          right: 'The tip detects the direction of the light.',
          wrong: {
            'The base detects the direction of the light.':
              'You took the wrong shoot: the one with a covered base still bends.',
            'The whole shoot detects the light equally.':
              'You left out that the shoot with a covered tip does not bend.',
            'The tip bends more than the base of the shoot.':
              'You compared where a shoot bends, but the covers change which part is lit.',
          },
          solution:
            'With a covered base the shoot bends, with a covered tip it does not. So light must reach the tip.',
        }),
      },
    }
  },
  verify: ({ start, percent }) => ({ c: (Math.round(start * (1 + percent / 100)) / start) * 100 - 100 }),
})

supplement('bean-on-its-side', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const hours = random.pick([6, 8, 10, 12])
    const rate = random.pick([4, 5, 6, 7])
    return {
      hours,
      angle: hours * rate,
      from: random.pick([2, 3, 4]),
      days: random.int(3, 5),
      seed: random.pick(['broad bean', 'runner bean', 'field bean']),
    }
  },
  make: ({ hours, angle, from, days, seed }) => ({
    stem: [
      `A germinating ${seed} is fixed on its side in the dark. The figure shows it at the start and ${days} days later.`,
      `The figure shows a ${seed} that was turned on its side in a dark box, at the start and ${days} days later.`,
      `A student fixes a germinating ${seed} on its side and leaves it in the dark for ${days} days. The figure shows it before and after.`,
    ],
    figure: beanBeforeAndAfter(days),
    parts: {
      'a.i': words({
        subject: 'igcse/biology',
        prompt: 'State the name of the response that the root shows.',
        answers: [
          {
            text: 'gravitropism',
            accept: ['positive gravitropism', 'geotropism', 'positive geotropism', 'gravitropic response'],
          },
        ],
        reject: [
          { text: 'phototropism', why: 'The bean is in the dark; phototropism is a response to light.' },
          { text: 'negative gravitropism', why: 'The root grows towards gravity, which is positive.' },
        ],
        solution: 'The root grows towards gravity: positive gravitropism.',
      }),
      'a.ii': ask.choice({
        prompt: 'Which name describes the response of the shoot?',
        right: 'negative gravitropism',
        wrong: {
          'positive gravitropism': 'You chose growth towards gravity, as in the root.',
          'negative phototropism': 'You chose a response to light, but the bean is in the dark.',
          'positive phototropism': 'You chose a response to light, but the bean is in the dark.',
        },
        solution: 'The shoot grows away from gravity, so the response is negative.',
      }),
      b: ask.number({
        lead: `After ${from} hours the tip of the root has not bent. After ${from + hours} hours it has bent by ${angle}°.`,
        prompt: 'Calculate the mean rate of bending between these times.',
        answer: angle / hours,
        unit: '° per hour',
        scheme: [`C1 ${angle} ÷ (${from + hours} − ${from})`, `A1 ${plain(angle / hours)}° per hour`],
        solution: `The time is ${from + hours} − ${from} = ${hours} hours. ${angle} ÷ ${hours} = ${plain(angle / hours)}° per hour.`,
      }),
      c: ask.written({
        prompt: 'Explain how auxin causes the shoot to bend upwards.',
        scheme: [MORE_ON_LOWER_SIDE, STIMULATES_ELONGATION, LOWER_GROWS_FASTER],
        lines: 4,
        modelAnswer:
          'More auxin collects on the lower side of the shoot. It stimulates cells to elongate, so the lower side grows faster than the upper side.',
        solution:
          'Say on which side there is more auxin, what it does to cells, and which side becomes longer.',
      }),
      d: ask.written({
        prompt: 'Explain **two** ways in which the response of the root helps the plant.',
        scheme: [REACHES_WATER, ANCHORS],
        lines: 3,
        modelAnswer: 'The roots reach water and mineral ions, and they anchor the plant in the soil.',
        solution: 'Soil holds water and mineral ions, and it holds the plant.',
      }),
      e: ask.choice({
        prompt: 'How would root and shoot grow if the bean were turned slowly on a clinostat?',
        objective: 'AO2',
        right: 'Both would grow straight on.',
        wrong: {
          'Both would bend downwards.': 'You let gravity act from one side, but the bean turns.',
          'The root would bend up and the shoot down.':
            'You reversed the responses; on a clinostat no side is favoured.',
          'The root would bend down and the shoot up.':
            'You left out the turning, by which gravity acts on all sides equally.',
        },
        solution: 'On a clinostat gravity acts on all sides equally, so neither part bends.',
      }),
    },
  }),
  verify: ({ hours, angle, from }) => ({ b: angle / (from + hours - from) }),
})
