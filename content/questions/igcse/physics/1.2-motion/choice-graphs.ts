import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'
import { LETTERS } from '../shared'

const { core, supplement, templates } = choiceQuestions('1.2')

export { templates }

const RIDES = [
  ['a tram', 'between two stops'],
  ['a train', 'between two stations'],
  ['a bus', 'between two sets of traffic lights'],
  ['a delivery van', 'between two houses'],
] as const

core('average-speed-from-a-speed-time-graph', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
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
        `A data logger on ${what} records the speed ${where}. The graph shows the result.`,
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
  facts: { difficulty: 5, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
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
      'In which section is the distance travelled greatest?',
    ],
    error: 'You chose a section with a smaller area under the line. The area shows the distance.',
    why: 'The area under a speed–time graph is the distance, so the section with the largest area is wanted.',
  },
} as const

supplement('greatest-of-four-sections', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
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
