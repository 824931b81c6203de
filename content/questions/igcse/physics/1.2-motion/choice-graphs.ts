import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { curve, type Point, polyline } from '@/lib/figures/shapes'
import { fourDrawings, LETTERS, lettered, smallAxes } from '../shared'

const { core, supplement, templates } = choiceQuestions('1.2')

export { templates }

const RIDES = [
  ['a tram', 'between two stops'],
  ['a train', 'between two stations'],
  ['a bus', 'between two sets of traffic lights'],
  ['a delivery van', 'between two houses'],
] as const

core('average-speed-from-a-speed-time-graph', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [gains, steady, loses] = [random.step(10, 30, 10), random.step(10, 30, 10), random.step(10, 30, 10)]
    const top = random.step(10, 25, 5)
    const total = gains + steady + loses
    if (total > 60 || top / gains > 2 || top / loses > 2) return null
    const distance = top * (gains / 2 + steady + loses / 2)
    const right = distance / total
    const slips: Slip[] = [
      [top / 2, 'You halved the greatest speed, as if the speed rose or fell all the time.'],
      [top, 'You took the greatest speed, which the vehicle has for part of the time only.'],
      [
        (top * (gains / 2 + steady + loses)) / total,
        'You took the last section as a rectangle, not a triangle.',
      ],
      [(top * steady) / total, 'You left out the distances covered while the speed rises and falls.'],
      [
        (2 * top) / 3,
        'You took the mean of the average speeds of the three sections and ignored their times.',
      ],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'm/s', 2))
    if (!wrong) return null
    return { gains, steady, loses, top, total, distance, right, wrong, ride: random.pick(RIDES) }
  },
  make: ({ gains, steady, loses, top, total, distance, right, wrong, ride: [what, where] }) => {
    const chart = graph({
      x: { label: 'time / s', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true },
      y: { label: 'speed / (m/s)', max: 25, ticks: [0, 5, 10, 15, 20, 25], grid: true },
    })
    return {
      stem: [
        `The graph shows how the speed of ${what} changes ${where}.`,
        `A data logger on ${what} records the speed ${where}.`,
      ],
      figure: figure(
        {
          name: 'motion-forces-and-energy/speed-between-two-stops',
          title: 'Speed–time graph with three straight sections',
          description: `Speed in metres per second against time in seconds, on a grid. A straight line rises from the origin to ${top} m/s at ${gains} s. The line is level until ${gains + steady} s, then falls in a straight line to zero at ${total} s.`,
          height: 246,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [gains, top],
          [gains + steady, top],
          [total, 0],
        ]),
      ),
      prompt: [
        'What is the average speed for the whole journey?',
        'What is its average speed for this journey?',
      ],
      options: numbers({ right, unit: 'm/s', sigFigs: 2, wrong }),
      solution: `The area under the line is the distance: ½ × ${gains} × ${top} + ${steady} × ${top} + ½ × ${loses} × ${top} = ${quantity(distance, 'm')}.

Average speed = total distance ÷ total time = ${distance} ÷ ${total} = ${quantity(right, 'm/s', 2)}.`,
    }
  },
  verify: ({ gains, steady, loses, top }) =>
    ((gains + 2 * steady + loses) * top) / (2 * (gains + steady + loses)),
})

const CHASES = [
  { one: 'Car X', other: 'car Y', place: 'set of traffic lights', per: 1 },
  { one: 'Lorry X', other: 'police car Y', place: 'lay-by', per: 1 },
  { one: 'Cyclist X', other: 'cyclist Y', place: 'signpost', per: 0.4 },
  { one: 'Skater X', other: 'skater Y', place: 'flag', per: 0.4 },
] as const

core('when-one-overtakes-the-other', {
  facts: { difficulty: 5, objective: 'AO2', calculator: 'needed' },
  values: random => {
    const chase = random.pick(CHASES)
    const gains = random.step(5, 20, 5)
    const [slow, fast] = [random.step(10, 25, 5) * chase.per, random.step(15, 30, 5) * chase.per]
    const right = (fast * gains) / (2 * (fast - slow))
    if (fast <= slow || right <= gains || right > 30 || !Number.isInteger(right)) return null
    const slips: Slip[] = [
      [
        (slow * gains) / fast,
        'You took the time at which the speeds are equal. By then X has gone further than Y.',
      ],
      [gains, 'You took the time at which Y stops accelerating.'],
      [right - gains, 'You took the time after Y has reached its greatest speed only.'],
      [2 * right, 'You left out the half in the area of the triangle.'],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 's', 2))
    return wrong && { chase, gains, slow, fast, right, wrong }
  },
  make: ({ chase: { one, other, place, per }, gains, slow, fast, right, wrong }) => {
    const chart = graph({
      x: { label: 'time / s', max: 30, ticks: [0, 5, 10, 15, 20, 25, 30], grid: true },
      y: {
        label: 'speed / (m/s)',
        max: 30 * per,
        ticks: [0, 5, 10, 15, 20, 25, 30].map(value => value * per),
        grid: true,
      },
    })
    return {
      stem: `${one} passes a ${place} at constant speed. At the same moment, ${other} starts from rest at the same ${place} and moves in the same direction. The graph shows the two speeds.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/speeds-of-x-and-y',
          title: 'Speed–time graph of X and Y',
          description: `Speed in metres per second against time in seconds, on a grid. Line X is level at ${slow} m/s from 0 to 30 s. Line Y rises straight from the origin to ${fast} m/s at ${gains} s and is then level.`,
          height: 246,
        },
        chart.axes,
        chart.line(
          [
            [0, slow],
            [30, slow],
          ],
          'r dash',
        ),
        chart.line([
          [0, 0],
          [gains, fast],
          [30, fast],
        ]),
        chart.label(28, slow, 'X', { dy: 16, cls: 'b', anchor: 'middle' }),
        chart.label(28, fast, 'Y', { dy: -6, cls: 'b', anchor: 'middle' }),
      ),
      prompt: [
        'At which time does Y catch up with X?',
        'At which time have X and Y covered equal distances?',
      ],
      options: numbers({ right, unit: 's', sigFigs: 2, wrong }),
      solution: `Y is level with X when both have covered the same distance, so the areas under the two lines are equal at a time *t*.

X: ${quantity(slow, '')} × *t*. Y: ½ × ${gains} × ${fast} + ${fast} × (*t* − ${gains}).

${fast} × *t* − ${slow} × *t* = ½ × ${gains} × ${fast}, so *t* = ${quantity((gains * fast) / 2, '')} ÷ ${quantity(fast - slow, '')} = ${quantity(right, 's', 2)}.`,
    }
  },
  verify: ({ gains, slow, fast }) => {
    let gap = 0
    let time = 0
    do {
      gap += (slow - fast * Math.min(1, (time + 0.0005) / gains)) * 0.001
      time += 0.001
    } while (gap > 1e-6)
    return time
  },
})

const SECTION_ASKED = {
  acceleration: {
    prompts: [
      'In which section is the size of the acceleration greatest?',
      'In which section does the speed change at the greatest rate?',
    ],
    error:
      'You chose a section where the line is less steep than in the right one. The gradient shows the acceleration.',
    why: 'The gradient of a speed–time graph is the acceleration, so the steepest section has the greatest, whether the line rises or falls.',
  },
  distance: {
    prompts: [
      'In which section is the greatest distance covered?',
      'In which section does it travel furthest?',
    ],
    error: 'You chose a section with a smaller area under the line. The area shows the distance.',
    why: 'The area under a speed–time graph is the distance, so the section with the largest area is wanted.',
  },
} as const

core('greatest-of-four-sections', {
  facts: { difficulty: 4, objective: 'AO2' },
  values: random => {
    const asked = random.pick(['acceleration', 'distance'] as const)
    const spans = [0, 1, 2, 3].map(() => random.step(10, 30, 10))
    const speeds = [0, 1, 2, 3, 4].map(at => (at === 0 ? 0 : random.step(0, 25, 5)))
    const total = spans.reduce((sum, each) => sum + each, 0)
    const sections = spans.map((span, at) => {
      const [from = 0, to = 0] = [speeds[at], speeds[at + 1]]
      return { span, from, to, acceleration: Math.abs(to - from) / span, distance: ((from + to) / 2) * span }
    })
    const sizes = sections.map(each => each[asked])
    const [best = 0, second = 0] = sizes.toSorted((one, other) => other - one)
    const same = sections.some(
      ({ from, to }, at) => from === to && at > 0 && sections[at - 1]?.to === sections[at - 1]?.from,
    )
    if (total > 80 || same || second > 0.8 * best || sections.some(({ from, to }) => from + to === 0))
      return null
    const right = sizes.indexOf(best)
    // A decision against appearance: the longest or the fastest section is not the right one, or the line falls there.
    const fastest = sections.findIndex(({ from, to }) => Math.max(from, to) === Math.max(...speeds))
    const { from = 0, to = 0 } = sections[right] ?? {}
    if (asked === 'acceleration' ? from < to && fastest === right : fastest === right) return null
    return {
      asked,
      sections,
      total,
      right,
      what: random.pick(['a bus', 'a cyclist in a race', 'a tram', 'a motor boat']),
    }
  },
  make: ({ asked, sections, total, right, what }) => {
    const chart = graph({
      x: { label: 'time / s', max: 80, ticks: [0, 10, 20, 30, 40, 50, 60, 70, 80], grid: true },
      y: { label: 'speed / (m/s)', max: 30, ticks: [0, 5, 10, 15, 20, 25, 30], grid: true },
    })
    const starts = sections.map((_, at) => sections.slice(0, at).reduce((sum, { span }) => sum + span, 0))
    const { prompts, error, why } = SECTION_ASKED[asked]
    const each = sections.map(({ span, from, to }, at) =>
      asked === 'acceleration'
        ? `${LETTERS[at]}: ${Math.abs(to - from)} ÷ ${span} = ${quantity(Math.abs(to - from) / span, 'm/s^2', 2)}`
        : `${LETTERS[at]}: ${quantity((from + to) / 2, 'm/s')} × ${quantity(span, 's')} = ${quantity(((from + to) / 2) * span, 'm')}`,
    )
    return {
      stem: `The speed–time graph is for ${what}. It has four sections, P, Q, R and S.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/speed-in-four-sections',
          title: 'Speed–time graph with four straight sections',
          description: `Speed in metres per second against time in seconds, on a grid. ${sections.map(({ from, to }, at) => `Section ${LETTERS[at]} is a straight line from ${from} m/s at ${starts[at]} s to ${to} m/s at ${(starts[at] ?? 0) + (sections[at]?.span ?? 0)} s.`).join(' ')}`,
          height: 252,
        },
        chart.axes,
        chart.line([[0, 0], ...sections.map(({ span, to }, at): Point => [(starts[at] ?? 0) + span, to])]),
        ...[...starts.slice(1), total].map(time =>
          chart.line(
            [
              [time, 0],
              [time, 30],
            ],
            'l dash thin',
          ),
        ),
        ...sections.map(({ span }, at) =>
          chart.label((starts[at] ?? 0) + span / 2, 30, LETTERS[at] ?? '', {
            dy: 15,
            anchor: 'middle',
            cls: 'b',
          }),
        ),
      ),
      prompt: [...prompts],
      options: inThisOrder(LETTERS.map((name, at): string | Wrong => (at === right ? name : [name, error]))),
      solution: `${why}

${each.join('; ')}.`,
    }
  },
  verify: ({ asked, sections }) => {
    const sampled = sections.map(({ span, from, to }) => {
      const speed = (time: number) => from + ((to - from) * time) / span
      if (asked === 'acceleration') return Math.abs(speed(6) - speed(5))
      return Array.from({ length: span }, (_, second) => speed(second + 0.5)).reduce(
        (sum, each) => sum + each,
        0,
      )
    })
    return LETTERS[sampled.indexOf(Math.max(...sampled))] ?? ''
  },
})

const straight = (points: readonly Point[]) => polyline(points, 'p')

type Sketch = { points: readonly Point[]; told: string; error: string | null }

const many = (f: (x: number) => number, from = 0, to = 1): Point[] =>
  Array.from({ length: 13 }, (_, at): Point => {
    const x = from + ((to - from) * at) / 12
    return [x, f(x)]
  })

/** What a level part before or after a curve needs, so that the curve does not swing past the corner. */
const flat = (from: number, to: number, y: number) => many(() => y, from, to)

const FALLS: readonly { scenes: readonly string[]; why: string; sketches: readonly Sketch[] }[] = [
  {
    scenes: [
      'A small steel ball is released from rest at the surface of a tall column of oil. It reaches terminal velocity long before it reaches the bottom.',
      'A hailstone starts to fall from rest from a high cloud. It reaches terminal velocity long before it reaches the ground.',
      'A shuttlecock is dropped from the top of a tall building. It reaches terminal velocity before it reaches the ground.',
    ],
    why: 'The resistive force grows with the speed, so the resultant force and the acceleration decrease: the line gets less steep. At terminal velocity the forces balance and the line is level.',
    sketches: [
      {
        points: many(x => 0.85 * (1 - Math.exp(-5 * x))),
        told: 'rises from the origin, gets less steep and becomes level',
        error: null,
      },
      {
        points: many(x => 0.9 * x),
        told: 'is a straight line that rises from the origin',
        error: 'You left out the resistive force, without which the acceleration would be constant.',
      },
      {
        points: many(x => 0.9 * x ** 2.2),
        told: 'rises from the origin and gets steeper',
        error: 'You let the acceleration increase. The growing resistive force makes it decrease.',
      },
      {
        points: many(x => 0.85 * Math.exp(-4 * x)),
        told: 'starts high, falls, gets less steep and becomes level',
        error: 'You drew the acceleration. The speed starts at zero and increases.',
      },
    ],
  },
  {
    scenes: [
      'A ball is thrown vertically upwards and caught at the same height. There is no air resistance.',
      'A stone is thrown straight up from the surface of the Moon, where there is no air, and falls back to where it started.',
      'A coin is tossed vertically upwards and caught at the same height. The effect of the air is negligible.',
    ],
    why: 'The acceleration is *g* all the time, so the speed falls at a constant rate to zero at the highest point and then rises at the same rate: two straight lines of equal steepness.',
    sketches: [
      {
        points: [
          [0, 0.85],
          [0.5, 0],
          [1, 0.85],
        ],
        told: 'falls in a straight line to zero and rises in a straight line to its first value',
        error: null,
      },
      {
        points: [
          [0, 0],
          [0.5, 0.85],
          [1, 0],
        ],
        told: 'rises in a straight line from zero and falls in a straight line to zero',
        error: 'You let the speed be greatest at the highest point. There it is zero.',
      },
      {
        points: many(x => 0.85 * 4 * (x - 0.5) ** 2),
        told: 'falls in a curve to zero, where it is level, and rises in a curve to its first value',
        error: 'You let the acceleration become smaller near the highest point. It is *g* all the time.',
      },
      {
        points: many(x => 0.85 * 4 * (x - x * x)),
        told: 'rises in a curve from zero and falls in a curve to zero',
        error: 'You drew how the height changes, not the speed.',
      },
    ],
  },
  {
    scenes: [
      'A skydiver falls at terminal velocity and then opens the parachute. After some time the skydiver falls at a new terminal velocity.',
      'A parcel falls at terminal velocity. Its parachute then opens, and after some time it reaches a new terminal velocity.',
      'A space capsule falls through the air at terminal velocity. It then opens its parachute and after some time reaches a new terminal velocity.',
    ],
    why: 'When the parachute opens, the air resistance is larger than the weight, so the speed falls. The air resistance falls with it until it balances the weight again, at a smaller constant speed above zero.',
    sketches: [
      {
        points: [...flat(0, 0.35, 0.85), ...many(x => 0.25 + 0.6 * Math.exp(-12 * (x - 0.36)), 0.38, 1)],
        told: 'is level at a high value, then falls, steeply at first, and becomes level at a lower value above zero',
        error: null,
      },
      {
        points: [...flat(0, 0.35, 0.85), ...many(x => 0.85 * Math.exp(-14 * (x - 0.36)), 0.38, 1)],
        told: 'is level at a high value, then falls, steeply at first, and becomes level at zero',
        error: 'You let the fall come to a stop. The new terminal velocity is smaller, but not zero.',
      },
      {
        points: [...flat(0, 0.35, 0.35), ...many(x => 0.85 - 0.5 * Math.exp(-12 * (x - 0.36)), 0.38, 1)],
        told: 'is level at a low value, then rises, steeply at first, and becomes level at a higher value',
        error: 'You let the speed increase. The larger air resistance makes it smaller.',
      },
      {
        points: [
          ...flat(0, 0.35, 0.85),
          ...many(x => 0.06 + 0.79 * Math.exp(-14 * (x - 0.36)), 0.38, 0.62),
          ...many(x => 0.85 - 0.78 * Math.exp(-10 * (x - 0.63)), 0.65, 1),
        ],
        told: 'is level at a high value, falls steeply almost to zero, then rises again to its first value',
        error:
          'You let the speed return to its old value. With the parachute open, the forces balance at a smaller speed.',
      },
    ],
  },
]

supplement('speed-time-sketch-of-a-fall', {
  facts: { difficulty: 4, objective: 'AO2' },
  values: random => {
    const { scenes, why, sketches } = random.pick(FALLS)
    return { scene: random.pick(scenes), why, shown: random.shuffle(sketches) }
  },
  make: ({ scene, why, shown }) => ({
    stem: scene,
    figure: figure(
      {
        name: 'motion-forces-and-energy/four-speed-time-sketches',
        title: 'Four sketches of speed against time',
        description: `Four sketch graphs of speed against time, A to D. ${shown.map(({ told }, at) => `Line ${'ABCD'[at]} ${told}.`).join(' ')}`,
        height: 236,
      },
      fourDrawings(118, (at, x, y) => {
        const { axes, at: place } = smallAxes(x, y, 'speed', 'time')
        const points = (shown[at]?.points ?? []).map(([across, up]) => place(across, up))
        return axes + (points.length === 3 ? straight(points) : curve(points, 'p'))
      }),
    ),
    prompt: [
      'Which graph shows how the speed changes with time?',
      'Which is the speed–time graph of this motion?',
    ],
    options: lettered(shown.map(({ error }) => error)),
    solution: why,
  }),
})

const PAIRS: readonly { speed: readonly Point[]; told: string; why: string; sketches: readonly Sketch[] }[] =
  [
    {
      speed: [
        [0, 0],
        [0.35, 0.8],
        [0.65, 0.8],
        [1, 0],
      ],
      told: 'rises straight from the origin, is level, and falls straight to zero',
      why: 'The distance rises all the time: at first more and more quickly (a curve that gets steeper), then at a constant rate (a straight line), at last more and more slowly (a curve that becomes level).',
      sketches: [
        {
          points: [
            ...many(x => 1.1 * x * x, 0, 0.35),
            ...many(x => 0.135 + 0.77 * (x - 0.35), 0.36, 0.65),
            ...many(x => 0.5 - 1.1 * (1 - x) ** 2, 0.66, 1),
          ].map(([x, y]): Point => [x, 1.75 * y]),
          told: 'rises all the time, in a curve that gets steeper, a straight part, and a curve that becomes level',
          error: null,
        },
        {
          points: [
            [0, 0],
            [0.35, 0.8],
            [0.65, 0.8],
            [1, 0],
          ],
          told: 'rises straight from the origin, is level, and falls straight to zero',
          error:
            'You copied the shape of the speed–time graph. The distance does not decrease when the speed does.',
        },
        {
          points: [
            [0, 0],
            [0.35, 0.25],
            [0.65, 0.25],
            [1, 0.85],
          ],
          told: 'rises in a straight line, is level, and rises in a steeper straight line',
          error: 'You took the level part for rest. There the speed is constant, so the distance rises.',
        },
        {
          points: [
            ...many(x => 0.28 - 2.3 * (0.35 - x) ** 2, 0, 0.35),
            ...many(() => 0.28, 0.37, 0.63),
            ...many(x => 0.28 + 4.6 * (x - 0.65) ** 2, 0.65, 1),
          ],
          told: 'rises in a curve that becomes level, is level, and rises in a curve that gets steeper',
          error: 'You exchanged speeding up and slowing down, and took the constant speed for rest.',
        },
      ],
    },
    {
      speed: [
        [0, 0.8],
        [0.4, 0.8],
        [0.8, 0],
        [1, 0],
      ],
      told: 'is level at a high value, falls straight to zero, and stays at zero',
      why: 'At constant speed the distance rises in a straight line. As the speed falls to zero the line gets less steep and becomes level; at rest the distance no longer changes, but it does not go back to zero.',
      sketches: [
        {
          points: [
            ...many(x => 1.3 * x, 0, 0.4),
            ...many(x => 0.78 - 1.62 * (0.8 - x) ** 2, 0.42, 0.8),
            ...flat(0.82, 1, 0.78),
          ],
          told: 'rises in a straight line from the origin, then in a curve that becomes level, and stays level',
          error: null,
        },
        {
          points: [
            [0, 0.8],
            [0.4, 0.8],
            [0.8, 0],
            [1, 0],
          ],
          told: 'is level at a high value, falls straight to zero, and stays at zero',
          error: 'You copied the shape of the speed–time graph.',
        },
        {
          points: [
            [0, 0],
            [0.4, 0.8],
            [0.8, 0],
            [1, 0],
          ],
          told: 'rises straight from the origin, falls straight to zero, and stays at zero',
          error: 'You let the distance decrease while the speed falls. It still moves forwards.',
        },
        {
          points: [
            ...many(x => 0.75 * x, 0, 0.4),
            ...many(x => 0.3 + 0.75 * (x - 0.4) + 1.2 * (x - 0.4) ** 2, 0.42, 0.8),
            ...flat(0.82, 1, 0.8),
          ],
          told: 'rises in a straight line, then in a curve that gets steeper, and is then level',
          error:
            'You drew the slowing down with a line that gets steeper. A smaller speed is a smaller gradient.',
        },
      ],
    },
    {
      speed: [
        [0, 0],
        [0.5, 0.8],
        [1, 0.8],
      ],
      told: 'rises straight from the origin and is then level',
      why: 'While the speed rises, the distance–time graph gets steeper. At constant speed it goes on as a straight line, as steep as it was at the end of the curve.',
      sketches: [
        {
          points: [...many(x => 1.15 * x * x, 0, 0.5), ...many(x => 0.2875 + 1.15 * (x - 0.5), 0.52, 1)],
          told: 'rises in a curve that gets steeper, then in a straight line',
          error: null,
        },
        {
          points: [
            [0, 0],
            [0.5, 0.8],
            [1, 0.8],
          ],
          told: 'rises straight from the origin and is then level',
          error: 'You copied the shape of the speed–time graph. A level line would mean rest.',
        },
        {
          points: [
            ...many(x => 1.15 * x, 0, 0.5),
            ...many(x => 0.575 + 1.1 * (x - 0.5) - 1.1 * (x - 0.5) ** 2, 0.52, 1),
          ],
          told: 'rises in a straight line, then in a curve that gets less steep and becomes level',
          error: 'You exchanged the two parts and let the speed fall to zero at the end.',
        },
        {
          points: [...many(x => 0.55 - 2.2 * (0.5 - x) ** 2, 0, 0.5), ...flat(0.52, 1, 0.55)],
          told: 'rises in a curve that gets less steep, and is then level',
          error: 'You drew a speed that falls to zero, and then rest.',
        },
      ],
    },
  ]

core('distance-time-sketch-from-a-speed-time-sketch', {
  facts: { difficulty: 4, objective: 'AO2' },
  values: random => {
    const { speed, told, why, sketches } = random.pick(PAIRS)
    const what = random.pick(['a cyclist', 'a tram', 'a toy train', 'a runner'])
    return { speed, told, why, shown: random.shuffle(sketches), what }
  },
  make: ({ speed, told, why, shown, what }) => ({
    stem: `The first diagram shows how the speed of ${what} changes with time.`,
    figure: figure(
      {
        name: 'motion-forces-and-energy/speed-and-four-distances',
        title: 'A speed–time sketch above four distance–time sketches',
        description: `Above, a sketch of speed against time: the line ${told}. Below, four sketches of distance against time, A to D, over the same time. ${shown.map((each, at) => `Line ${'ABCD'[at]} ${each.told}.`).join(' ')}`,
        height: 362,
      },
      (() => {
        const { axes, at: place } = smallAxes(84, 0, 'speed', 'time')
        return axes + straight(speed.map(([across, up]) => place(across, up)))
      })(),
      fourDrawings(
        118,
        (at, x, y) => {
          const { axes, at: place } = smallAxes(x, y, 'distance', 'time')
          const points = (shown[at]?.points ?? []).map(([across, up]) => place(across, up))
          return axes + (points.length < 5 ? straight(points) : curve(points, 'p'))
        },
        126,
      ),
    ),
    prompt: [
      'Which distance–time graph is for the same motion?',
      `Which graph shows how the distance travelled by ${what} changes in the same time?`,
    ],
    options: lettered(shown.map(({ error }) => error)),
    solution: `The gradient of a distance–time graph is the speed. ${why}`,
  }),
})
