import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'
import { isNeat, rounded } from '../shared'
import {
  ACCELERATES,
  AT_REST,
  BALANCED_FORCES,
  fasterSection,
  steeperSection,
  VELOCITY_HAS_DIRECTION,
} from './points-core'

const { core, templates } = questionsOf('structured', '1.2', { calculator: 'needed' })

export { templates }

/** Speeds in m/s; `most` is the end of the scale of distance, `step` from one number to the next. */
const TRIPS = [
  {
    stem: 'A student goes from home to school on a straight road. On the way the student stops to talk to a friend',
    of: 'student',
    start: 'home',
    speeds: [0.8, 2.6],
    most: 800,
    step: 200,
  },
  {
    stem: 'A hiker goes along a straight path from a car park. On the way the hiker stops to take a photograph',
    of: 'hiker',
    start: 'the car park',
    speeds: [0.8, 2.2],
    most: 800,
    step: 200,
  },
  {
    stem: 'A cyclist goes along a straight road from a village. On the way the cyclist stops to drink some water',
    of: 'cyclist',
    start: 'the village',
    speeds: [2.4, 7.5],
    most: 2400,
    step: 400,
  },
  {
    stem: 'A delivery robot goes along a straight pavement from a shop. On the way it stops to hand over a parcel',
    of: 'robot',
    start: 'the shop',
    speeds: [0.8, 2.2],
    most: 800,
    step: 200,
  },
] as const

core('distance-time-graph-with-a-stop', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const trip = random.pick(TRIPS)
    const [out, rest, on] = [random.step(160, 280, 20), random.step(60, 140, 20), random.step(120, 240, 20)]
    const unit = trip.step / 5
    const first = random.step(4, trip.most / unit - 5, 1) * unit
    const second = random.step(4, trip.most / unit - first / unit - 1, 1) * unit
    const [slowest, fastest] = trip.speeds
    const speeds = [first / out, second / on] as const
    if (out + rest + on > 580 || speeds.some(speed => speed < slowest || speed > fastest)) return null
    if (Math.abs(speeds[0] - speeds[1]) < 0.3 * Math.max(...speeds) || !isNeat(speeds[0])) return null
    return { trip, out, rest, on, first, second }
  },
  make: ({ trip, out, rest, on, first, second }) => {
    const { of } = trip
    const [leaves, end, far] = [out + rest, out + rest + on, first + second]
    const [before, after] = [first / out, second / on]
    const mean = far / end
    const [winner, loser] = before > after ? (['PQ', 'RS'] as const) : (['RS', 'PQ'] as const)
    const chart = graph({
      x: { label: 'time / s', max: 600, ticks: [0, 100, 200, 300, 400, 500, 600], grid: true, parts: 5 },
      y: {
        label: `distance from ${trip.start} / m`,
        max: trip.most,
        ticks: Array.from({ length: trip.most / trip.step + 1 }, (_, at) => at * trip.step),
        grid: true,
        parts: 5,
      },
      height: 220,
    })
    const places: readonly Point[] = [
      [0, 0],
      [out, first],
      [leaves, first],
      [end, far],
    ]
    const [[startX, startY], [stopX, stopY]] = [chart.at(0, 0), chart.at(out, first)]
    /** How steep the first line is drawn: P stands above it. */
    const rise = (startY - stopY) / (stopX - startX)
    return {
      stem: `${trip.stem}. The diagram shows the distance–time graph of the ${of}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/distance-time-graph-with-a-stop',
          title: `Distance–time graph of a ${of}`,
          description: `Distance from the start, from 0 to ${trip.most} metres, against time, from 0 to 600 seconds, on a grid. Three straight lines: from P at the origin up to Q at ${out} seconds and ${first} metres, then level to R at ${leaves} seconds, then up to S at ${end} seconds and ${far} metres.`,
          height: 302,
        },
        chart.axes,
        chart.line(places),
        ...places.map(([x, y], at) =>
          chart.label(x, y, 'PQRS'[at] ?? '', {
            dx: at === 0 ? 11 : 0,
            dy: [-6 - 16 * rise, -8, 17, -8][at] ?? 0,
            anchor: 'middle',
            cls: 'b',
          }),
        ),
      ),
      parts: {
        a: ask.written({
          prompt: `State how the graph shows that the ${of} is at rest between Q and R.`,
          lines: 1,
          scheme: [AT_REST],
          modelAnswer: 'The line is horizontal, so the distance does not change.',
          solution:
            'The height of the graph is the distance. At rest the distance stays the same while time goes on, so the line is level.',
        }),
        b: ask.number({
          prompt: `Determine how long the ${of} is at rest.`,
          answer: rest,
          unit: 's',
          tolerance: 10,
          scheme: [`${quantity(rest, 's')} (within ${quantity(10, 's')})`],
          solution: `One small square across is ${quantity(20, 's')}. The level line begins at ${quantity(out, 's')} and ends at ${quantity(leaves, 's')}: ${leaves} − ${out} = ${quantity(rest, 's')}.`,
        }),
        c: ask.number({
          prompt: `Calculate the speed of the ${of} between P and Q.`,
          answer: before,
          unit: 'm/s',
          tolerance: 0.05 * before,
          scheme: steps(
            'speed = distance ÷ time, or gradient of the line',
            `${quantity(first, 'm')} and ${quantity(out, 's')} read from the graph, or ${first} ÷ ${out}`,
            `${rounded(before, 'm/s')} (within 5%)`,
          ),
          solution: `At Q the graph shows ${quantity(first, 'm')} after ${quantity(out, 's')}. Speed = distance ÷ time = ${first} ÷ ${out} = ${rounded(before, 'm/s')}.`,
        }),
        d: ask.number({
          prompt: `Calculate the average speed of the ${of} from P to S.`,
          answer: mean,
          unit: 'm/s',
          tolerance: 0.04 * mean,
          scheme: steps(
            `average speed = total distance ÷ total time, or ${far} ÷ ${end}`,
            `${rounded(mean, 'm/s')} (within 4%)`,
          ),
          solution: `Take the total distance and the total time, the rest included: ${far} ÷ ${end} = ${rounded(mean, 'm/s')}.`,
        }),
        e: ask.written({
          prompt: `State in which part of the graph, PQ or RS, the speed of the ${of} is greater. Explain how the graph shows this without a calculation.`,
          command: 'State and explain',
          lines: 2,
          scheme: [fasterSection(winner, loser), steeperSection(winner, loser)],
          modelAnswer: `The speed is greater in ${winner}, because the line ${winner} is steeper.`,
          solution: `The gradient of a distance–time graph is the speed. The line ${winner} is steeper: the distance grows by more in each second.`,
        }),
      },
    }
  },
  verify: ({ out, rest, on, first, second }) => {
    const at = (time: number) =>
      time < out
        ? (first * time) / out
        : time < out + rest
          ? first
          : first + (second * (time - out - rest)) / on
    let still = 0
    for (let time = 0; time < out + rest + on; time += 1)
      still += at(time + 0.9) - at(time + 0.1) < 1e-9 ? 1 : 0
    return {
      b: still,
      c: (at(0.75 * out) - at(0.25 * out)) / (0.5 * out),
      d: at(out + rest + on) / (out + rest + on),
    }
  },
})

/** Speeds in m/s and times in s that fit the vehicle. */
const STARTERS = [
  {
    stem: 'A tram leaves a stop at time = 0',
    of: 'tram',
    speeds: [8, 10, 12, 14],
    starts: [10, 15, 20],
    stops: [10, 15],
  },
  {
    stem: 'A bus leaves a bus stop at time = 0',
    of: 'bus',
    speeds: [8, 10, 12, 14],
    starts: [10, 15, 20],
    stops: [5, 10],
  },
  {
    stem: 'A cyclist leaves a crossing at time = 0',
    of: 'cyclist',
    speeds: [5, 6, 7, 8],
    starts: [10, 15],
    stops: [5, 10],
  },
  {
    stem: 'A motor boat leaves a landing stage at time = 0',
    of: 'boat',
    speeds: [6, 8, 9, 10],
    starts: [15, 20],
    stops: [10, 15],
  },
] as const

core('speed-time-graph-to-finish', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const starter = random.pick(STARTERS)
    const [speed, start, stop] = [
      random.pick(starter.speeds),
      random.pick(starter.starts),
      random.pick(starter.stops),
    ]
    const steady = random.step(20, 40, 5)
    if (start === stop || start === steady) return null
    return { starter, speed, start, steady, stop }
  },
  make: ({ starter, speed, start, steady, stop }) => {
    const { of } = starter
    const [second, end] = [start + steady, start + steady + stop]
    const last = Math.ceil((end + 6) / 10) * 10
    const top = speed > 9 ? 16 : 10
    const chart = graph({
      x: {
        label: 'time / s',
        max: last,
        ticks: Array.from({ length: last / 10 + 1 }, (_, at) => at * 10),
        grid: true,
        parts: 2,
      },
      y: {
        label: 'speed / (m/s)',
        max: top,
        ticks: Array.from({ length: top / 2 + 1 }, (_, at) => at * 2),
        grid: true,
        parts: 2,
      },
      height: 190,
    })
    const given =
      chart.axes +
      chart.line([
        [0, 0],
        [start, speed],
      ])
    const facts = { title: `Speed–time graph of a ${of}`, height: 272 }
    const forces = `the forward force and the force of resistance on the ${of}`
    return {
      stem: `${starter.stem}. The diagram shows the speed for the first ${quantity(start, 's')}.`,
      parts: {
        a: ask.draw({
          lead: `The ${of} then moves at constant speed for ${quantity(steady, 's')}. After that the speed decreases at a constant rate, and the ${of} comes to rest in a further ${quantity(stop, 's')}.`,
          prompt: 'Complete the speed–time graph with two straight lines.',
          objective: 'AO2',
          figure: figure(
            {
              ...facts,
              name: 'motion-forces-and-energy/speed-time-graph-to-finish',
              description: `Speed, from 0 to ${top} metres per second, against time, from 0 to ${last} seconds, on a grid. A straight line rises from the origin to ${speed} metres per second at ${start} seconds and ends there.`,
            },
            given,
          ),
          tools: ['line'],
          checks: [
            {
              as: 'line',
              ends: true,
              passes: [
                { at: chart.at(start, speed), within: 6 },
                { at: chart.at(second, speed), within: 6 },
              ],
            },
            {
              as: 'line',
              ends: true,
              passes: [
                { at: chart.at(second, speed), within: 6 },
                { at: chart.at(end, 0), within: 6 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'motion-forces-and-energy/speed-time-graph-finished',
              description: `The graph goes on level until ${second} seconds and then falls in a straight line to zero at ${end} seconds.`,
            },
            given,
            chart.line(
              [
                [start, speed],
                [second, speed],
                [end, 0],
              ],
              'g',
            ),
          ),
          scheme: [
            `level line at ${quantity(speed, 'm/s')} from ${quantity(start, 's')} to ${quantity(second, 's')}`,
            `straight line down from there to zero at ${quantity(end, 's')}`,
          ],
          solution: `At constant speed the line is level: it lasts ${quantity(steady, 's')}, until ${start} + ${steady} = ${quantity(second, 's')}. Then the line falls to zero, which it reaches at ${second} + ${stop} = ${quantity(end, 's')}.`,
        }),
        b: ask.written({
          prompt: `Describe the motion of the ${of} in the first ${quantity(start, 's')}.`,
          lines: 1,
          scheme: [ACCELERATES],
          modelAnswer: `The ${of} accelerates: the speed increases at a constant rate.`,
          solution:
            'The line rises from left to right, so the speed increases. An object whose speed increases is accelerating.',
        }),
        'c.i': ask.number({
          prompt: `Calculate the distance that the ${of} travels at constant speed.`,
          answer: speed * steady,
          unit: 'm',
          scheme: steps(
            `distance = speed × time, or area below the line, or ${speed} × ${steady}`,
            quantity(speed * steady, 'm'),
          ),
          solution: `Distance = speed × time = ${speed} × ${steady} = ${quantity(speed * steady, 'm')}. It is the area of the rectangle below the level line.`,
        }),
        'c.ii': ask.number({
          prompt: `Use the graph to determine the distance that the ${of} travels in the first ${quantity(start, 's')}.`,
          command: 'Determine',
          answer: (speed * start) / 2,
          unit: 'm',
          scheme: steps(
            `area below the line, or ½ × ${start} × ${speed}`,
            quantity((speed * start) / 2, 'm'),
          ),
          solution: `The distance is the area between the line and the time axis. It is a triangle: ½ × base × height = ½ × ${start} × ${speed} = ${quantity((speed * start) / 2, 'm')}.`,
        }),
        'd.i': ask.written({
          prompt: `The ${of} moves in a straight line. Compare ${forces} while the speed is constant.`,
          command: 'Compare',
          subtopic: '1.5.1',
          lines: 1,
          scheme: [BALANCED_FORCES],
          modelAnswer: 'The two forces are equal in size, so there is no resultant force.',
          solution:
            'An object moves at constant speed in a straight line when there is no resultant force on it: the forces are balanced.',
        }),
        'd.ii': ask.written({
          prompt: 'State the difference between speed and velocity.',
          lines: 1,
          scheme: [VELOCITY_HAS_DIRECTION],
          modelAnswer: 'Velocity is speed in a given direction; speed has no direction.',
          solution: `A velocity is a speed together with its direction, such as ${plain(speed)} m/s to the north.`,
        }),
      },
    }
  },
  verify: ({ speed, start, steady }) => {
    const at = (time: number) => (time < start ? (speed * time) / start : speed)
    const travelled = (from: number, to: number) => {
      let metres = 0
      for (let step = from * 10; step < to * 10; step += 1) metres += at((step + 0.5) / 10) / 10
      return metres
    }
    return { 'c.i': travelled(start, start + steady), 'c.ii': travelled(0, start) }
  },
})
