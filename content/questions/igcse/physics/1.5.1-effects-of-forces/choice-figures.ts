import { inThisOrder, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
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

core('mass-from-a-graph-of-length-and-load', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const bare = random.step(4, 10, 1)
    const each = random.pick([0.5, 1.5, 2])
    const load = random.step(1.5, 6, 0.5)
    const extension = each * load
    if (bare + 8 * each > 24 || !Number.isInteger(extension) || extension === bare) return null
    const right = load / 9.8
    const slips: Slip[] = [
      [
        (extension - bare) / each / 9.8,
        'You looked for the extension on the axis of lengths. Add the length without a load first.',
      ],
      [load, 'You gave the weight in newtons. The mass is the weight divided by 9.8 N/kg.'],
      [load * 9.8, 'You multiplied the weight by 9.8 N/kg instead of dividing.'],
      [
        (extension * 8) / (bare + 8 * each) / 9.8,
        'You took the length as proportional to the load. The spring has a length without any load.',
      ],
      [(bare + extension) / each / 9.8, 'You divided the whole length by the extension for each newton.'],
      [
        extension / 9.8,
        'You took the extension in centimetres for the load in newtons. The load is read from the graph.',
      ],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0.04),
      value => quantity(value, 'kg', 2),
    )
    return (
      wrong && {
        bare,
        each,
        load,
        extension,
        right,
        wrong,
        what: random.pick(['a stone', 'a bunch of keys', 'a small bag of rice', 'a padlock']),
        scene: random.int(0, 2),
      }
    )
  },
  make: ({ bare, each, load, extension, right, wrong, what, scene }) => {
    const chart = graph({
      x: { label: 'load / N', max: 8, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8], grid: true, parts: 2 },
      y: { label: 'length / cm', max: 24, ticks: [0, 4, 8, 12, 16, 20, 24], grid: true, parts: 4 },
      height: 216,
    })
    const thing = what.replace('a ', 'the ')
    return {
      stem:
        [
          `The graph shows how the length of a spring depends on the load. ${what.replace('a ', 'A ')} hung on the spring gives an **extension** of ${quantity(extension, 'cm')}.`,
          `A student hangs loads on a spring and plots its length against the load. Then ${what} is hung on the spring in place of the loads. Now the **extension** of the spring is ${quantity(extension, 'cm')}.`,
          `A spring is used to find the mass of ${what}. The graph shows the length of this spring for different loads. With ${thing} on it, the spring has an **extension** of ${quantity(extension, 'cm')}.`,
        ][scene] ?? '',
      figure: figure(
        {
          name: 'motion-forces-and-energy/length-of-a-spring-against-load',
          title: 'Graph of the length of a spring against the load',
          description: `Length in centimetres against load in newtons, on a grid of squares of 0.5 N and 1 cm. A straight line rises from ${bare} cm at 0 N to ${bare + 8 * each} cm at 8 N.`,
          height: 294,
        },
        chart.axes,
        chart.line([
          [0, bare],
          [8, bare + 8 * each],
        ]),
      ),
      prompt: [`What is the mass of ${thing}?`, `What mass does ${thing} have?`],
      options: numbers({ right, unit: 'kg', sigFigs: 2, wrong }),
      solution: `Without a load the length is ${quantity(bare, 'cm')}. With ${thing} it is ${bare} + ${extension} = ${quantity(bare + extension, 'cm')}, and at this length the graph gives a load of ${quantity(load, 'N', 2)}.

This load is the weight. *m* = *W* ÷ *g* = ${quantity(load, '', 2)} ÷ 9.8 = ${quantity(right, 'kg', 2)}.`,
    }
  },
  // By proportion: the extension for the largest load of the graph.
  verify: ({ bare, each, extension }) => {
    const whole = bare + 8 * each - bare
    return ((8 / 9.8) * extension) / whole
  },
})
