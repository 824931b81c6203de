import { inThisOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { curve, line, type Point, polyline, text } from '@/lib/figures/shapes'
import { LETTERS, letter } from '../shared'

const { core, templates } = choiceQuestions('1.5.1')

export { templates }

const BODIES = [
  { what: 'a box', how: 'is pulled along a level floor', forward: 'the pull', back: 'the friction' },
  {
    what: 'a sledge',
    how: 'is pulled over level snow',
    forward: 'the pull of the rope',
    back: 'the total resistive force',
  },
  {
    what: 'a toy train',
    how: 'moves on a straight, level track',
    forward: 'the driving force',
    back: 'the total resistive force',
  },
  {
    what: 'a boat',
    how: 'crosses a calm lake in a straight line',
    forward: 'the driving force',
    back: 'the drag of the water and the air',
  },
] as const

/** What goes on in a section, and the speed with which it begins and ends. */
const KINDS = {
  up: { speeds: [0, 1], told: 'is a curve that gets steeper' },
  steady: { speeds: [1, 1], told: 'is straight and slopes up' },
  down: { speeds: [1, 0], told: 'is a curve that gets less steep and becomes level' },
  rest: { speeds: [0, 0], told: 'is level' },
} as const

type Kind = keyof typeof KINDS

const ORDERS: readonly (readonly Kind[])[] = [
  ['up', 'steady', 'down', 'rest'],
  ['rest', 'up', 'steady', 'down'],
  ['down', 'rest', 'up', 'steady'],
  ['steady', 'down', 'rest', 'up'],
]

const SAID = {
  up: 'the object speeds up',
  steady: 'the object moves at constant speed',
  down: 'the object slows down',
  rest: 'the object is at rest',
}

function errorOf(kind: Kind, asked: Kind): string | null {
  if (kind === asked) return null
  if (kind === 'steady')
    return asked === 'up'
      ? 'You took a force that is left over to be needed for motion at constant speed. There the resultant force is zero.'
      : 'You took a straight line that slopes up for a change of speed. Here the speed is constant, so the resultant force is zero.'
  if (kind === 'rest')
    return asked === 'up'
      ? 'You took a level line for motion. Here the object is at rest and stays at rest, so the resultant force is zero.'
      : 'You thought that an object at rest is held by a force that is greater than the forward one. At rest the resultant force is zero.'
  return asked === 'up'
    ? 'You took the line that becomes level for an increase of speed. Its gradient, the speed, decreases.'
    : 'You took the line that gets steeper for a decrease of speed. Its gradient, the speed, increases.'
}

core('forces-from-a-distance-time-graph', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => ({
    body: random.pick(BODIES),
    order: random.pick(ORDERS),
    asked: random.pick(['up', 'down'] as const),
    parts: [0, 1, 2, 3].map(() => random.step(0.85, 1.25, 0.05)),
  }),
  make: ({ body, order, asked, parts }) => {
    const [left, top, width, height] = [44, 26, 292, 160]
    const base = top + height
    // Time and distance at the ends of the sections, in units of their own.
    let [time, distance] = [0, 0]
    const runs = order.map((kind, at) => {
      const [first, last] = KINDS[kind].speeds
      const length = parts[at] ?? 1
      const places = Array.from({ length: 13 }, (_, step): Point => {
        const x = (step / 12) * length
        return [time + x, distance + first * x + ((last - first) * x * x) / (2 * length)]
      })
      time += length
      distance += ((first + last) / 2) * length
      return { kind, places, ends: time }
    })
    const place = ([x, y]: Point): Point => [
      left + (x / time) * (width - 6),
      base - (y / distance) * (height - 14),
    ]
    const forward = body.forward
    const than = `${asked === 'up' ? 'greater' : 'less'} than ${body.back}`
    return {
      stem: `The graph shows how the distance travelled changes with time while ${body.what} ${body.how}. Four sections of the graph are marked P, Q, R and S.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/distance-time-graph-in-four-sections',
          title: 'A distance–time graph with four sections',
          description: `A sketch of distance against time, divided by dashed lines into sections P, Q, R and S. ${runs.map(({ kind }, at) => `In ${letter(at)} the line ${KINDS[kind].told}.`).join(' ')} There are no sharp corners.`,
          height: 232,
        },
        polyline([
          [left, top - 6],
          [left, base],
          [left + width, base],
        ]),
        text(4, 14, 'distance'),
        text(left + width, base + 34, 'time', { anchor: 'end' }),
        text(left - 5, base + 15, '0', { anchor: 'end', cls: 's' }),
        ...runs.map(({ ends }) => {
          const [x] = place([ends, 0])
          return line(x, top, x, base, 'l dash thin')
        }),
        ...runs.map(({ ends }, at) => {
          const [x] = place([ends - (parts[at] ?? 1) / 2, 0])
          return text(x, base + 18, letter(at), { anchor: 'middle', cls: 'b' })
        }),
        ...runs.map(({ kind, places }) =>
          KINDS[kind].speeds[0] === KINDS[kind].speeds[1]
            ? polyline([place(places[0] ?? [0, 0]), place(places[12] ?? [0, 0])], 'p')
            : curve(places.map(place), 'p'),
        ),
      ),
      prompt: [
        `In which section is ${forward} ${than}?`,
        `During which part of the journey is ${forward} ${than}?`,
      ],
      options: inThisOrder(
        LETTERS.map((name, at) => {
          const error = errorOf(order[at] ?? asked, asked)
          return error === null ? name : [name, error]
        }),
      ),
      solution: `The gradient of a distance–time graph is the speed: ${order.map((kind, at) => `in ${letter(at)} ${SAID[kind].replace('the object', 'it')}`).join(', ')}.

At rest and at constant speed there is no resultant force. If ${forward} is ${than}, there is a resultant force ${asked === 'up' ? 'in the direction of motion, and the speed increases' : 'against the motion, and the speed decreases'}: section ${letter(order.indexOf(asked))}.`,
    }
  },
  // By the speeds at the two ends of each section.
  verify: ({ order, asked }) =>
    letter(
      order.findIndex(kind => {
        const [first, last] = KINDS[kind].speeds
        return asked === 'up' ? last > first : last < first
      }),
    ),
})
