import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity, roundTo, toSigFigs } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dot, text } from '@/lib/figures/shapes'
import { isNeat, rounded, two } from '../shared'
import { bend, braking, IN_P, IN_R, OTHER_DIRECTION, TERMINAL_VELOCITY } from './points'

const { supplement, templates } = questionsOf('structured', '1.2', { calculator: 'needed' })

export { templates }

const VEHICLES = [
  { name: 'tram', bend: 'track', speeds: [8, 10, 12, 14, 16], starts: [10, 15, 20], stops: [10, 15, 20] },
  { name: 'bus', bend: 'road', speeds: [10, 12, 14, 16], starts: [10, 15, 20], stops: [5, 10, 15] },
  { name: 'car', bend: 'road', speeds: [14, 16, 20, 25], starts: [10, 15, 20], stops: [5, 10] },
  { name: 'train', bend: 'track', speeds: [20, 25, 30], starts: [25, 30, 35], stops: [20, 25, 30] },
]

supplement('speed-time-graph-of-a-journey', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const vehicle = random.pick(VEHICLES)
    const [speed, start, stop] = [
      random.pick(vehicle.speeds),
      random.pick(vehicle.starts),
      random.pick(vehicle.stops),
    ]
    const level = random.step(15, 30, 5)
    const slows = random.chance(0.5)
    const rate = speed / (slows ? stop : start)
    if (rate > 3 || speed / stop > 4 || start === stop) return null
    return { vehicle, speed, start, level, stop, slows, whole: random.chance(0.5) }
  },
  make: ({ vehicle, speed, start, level, stop, slows, whole }) => {
    const { name } = vehicle
    const [second, end] = [start + level, start + level + stop]
    const tick = speed > 16 ? 5 : 2
    const last = Math.ceil((end + 1) / 5) * 5
    const chart = graph({
      x: {
        label: 'time / s',
        max: last,
        ticks: Array.from({ length: last / 5 + 1 }, (_, at) => at * 5),
        format: value => (value % 10 === 0 ? String(value) : ''),
        grid: true,
      },
      y: {
        label: 'speed / (m/s)',
        max: speed + tick,
        ticks: Array.from({ length: Math.floor((speed + tick) / tick) + 1 }, (_, at) => at * tick),
        grid: true,
      },
    })
    const asked = slows ? 'size of the deceleration' : 'acceleration'
    const rate = speed / (slows ? stop : start)
    const far = whole ? (speed * (level + end)) / 2 : (speed * (level + second)) / 2
    return {
      stem: `A ${name} moves along a straight ${vehicle.bend}. The diagram shows its speed–time graph.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/journey-in-three-sections',
          title: `Speed–time graph of a ${name}`,
          description: `Speed in metres per second against time in seconds, on a grid. Three straight lines: from the origin up to ${speed} metres per second at ${start} seconds, then level until ${second} seconds, then down to zero at ${end} seconds. The sections are labelled P, Q and R in this order.`,
          height: 250,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [start, speed],
          [second, speed],
          [end, 0],
        ]),
        chart.label(start / 2, speed / 2, 'P', { dx: -7, dy: -5, anchor: 'end', cls: 'b' }),
        chart.label(start + level / 2, speed, 'Q', { dy: -6, anchor: 'middle', cls: 'b' }),
        chart.label(second + stop / 2, speed / 2, 'R', { dx: 8, dy: -5, cls: 'b' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'Define *acceleration*.',
          scheme: [
            judged(
              'change in velocity per unit time, or: change in velocity ÷ time taken',
              `
              CHANGE = change/increase/decrease/difference/gain/delta
              PER = per/over/divide/"/"/"÷"/by
              reject CHANGE ... speed, without velocity
              reject distance
              accept CHANGE ... velocity ... time
              accept rate ... velocity
              accept CHANGE ... velocity ... PER second/s
              accept velocity CHANGE PER time/second
              accept how/much fast/quickly velocity change
              accept "(v-u)/t"
              unsure velocity, time
              earns: change of velocity per second
              earns: the rate at which velocity changes
              earns: its the chnage in velosity divided by the time taken
              earns: a = (v - u)/t
              misses: change in speed per unit time
              misses: distance divided by time
              misses: how fast something is moving`,
            ),
          ],
          modelAnswer: 'Acceleration is the change in velocity per unit time.',
          solution:
            'Velocity, not distance, changes; “per unit time” (or divided by the time taken) is needed.',
        }),
        b: ask.written({
          prompt: `Describe the motion of the ${name} in section P and in section R.`,
          objective: 'AO2',
          scheme: [IN_P, IN_R],
          modelAnswer: `In section P the ${name} has a constant acceleration. In section R it has a constant deceleration until it is at rest.`,
          solution:
            'The gradient of a speed–time graph is the acceleration. P is straight and rises: constant acceleration. R is straight and falls: constant deceleration. “It speeds up” alone does not say that the rate is constant.',
        }),
        c: ask.number({
          prompt: `Determine the ${asked} of the ${name} in section ${slows ? 'R' : 'P'}. Give the unit.`,
          answer: rate,
          unit: 'm/s^2',
          unitMode: 'asked',
          signFree: slows,
          scheme: [
            `C1 *a* = Δ*v* ÷ Δ*t*, or gradient of the graph, or ${speed} ÷ ${slows ? stop : start}`,
            `A1 ${rounded(rate, 'm/s^2')}`,
          ],
          solution: `In section ${slows ? 'R' : 'P'} the speed ${slows ? 'falls' : 'rises'} by ${quantity(speed, 'm/s')} in ${slows ? `${end} − ${second} = ${quantity(stop, 's')}` : quantity(start, 's')}.

${slows ? 'Deceleration' : 'Acceleration'} = ${speed} ÷ ${slows ? stop : start} = ${rounded(rate, 'm/s^2')}.`,
        }),
        d: ask.number({
          prompt: whole
            ? `Determine the total distance that the ${name} travels.`
            : `Determine the distance that the ${name} travels from time = 0 to the end of section Q.`,
          command: 'Determine',
          answer: far,
          unit: 'm',
          scheme: [
            'C1 distance = area under the line',
            `C1 ½ × ${start} × ${speed} + ${level} × ${speed}${whole ? ` + ½ × ${stop} × ${speed}` : ''}`,
            `A1 ${rounded(far, 'm')}`,
          ],
          solution: `Distance is the area under the line. Triangle P: ½ × ${start} × ${speed} = ${quantity((start * speed) / 2, 'm')}. Rectangle Q: ${level} × ${speed} = ${quantity(level * speed, 'm')}.${whole ? ` Triangle R: ½ × ${stop} × ${speed} = ${quantity((stop * speed) / 2, 'm')}.` : ''}

Sum: ${quantity(far, 'm')}.`,
        }),
        e: ask.written({
          lead: `Later, the ${name} moves round a bend that is part of a circle. Its speed is constant.`,
          prompt: `Explain why the ${name} accelerates in the bend although its speed is constant.`,
          command: 'Explain',
          scheme: bend(name),
          modelAnswer: `The direction in which the ${name} moves changes all the time. Velocity has a direction, so the velocity changes even at constant speed, and a change in velocity per unit time is an acceleration.`,
          solution: 'Link three words: direction changes, so velocity changes, so there is an acceleration.',
        }),
      },
    }
  },
  verify: ({ speed, start, level, stop, slows, whole }) => {
    const at = (time: number) =>
      time < start
        ? (speed * time) / start
        : time < start + level
          ? speed
          : speed - (speed * (time - start - level)) / stop
    let distance = 0
    const end = start + level + (whole ? stop : 0)
    for (let step = 0; step < end * 10; step += 1) distance += at((step + 0.5) / 10) / 10
    const from = slows ? start + level : 0
    return { c: Math.abs(at(from + 4) - at(from + 2)) / 2, d: distance }
  },
})

const FALLERS = [
  {
    name: 'hailstone',
    stem: 'A hailstone falls from rest through still air',
    density: [0.86, 0.91],
    volume: [5, 30],
  },
  {
    name: 'wooden ball',
    stem: 'A wooden ball falls from rest from a very tall tower on a day without wind',
    density: [0.6, 0.75],
    volume: [30, 90],
  },
  {
    name: 'cork ball',
    stem: 'A cork ball falls from rest from a high bridge through still air',
    density: [0.2, 0.26],
    volume: [40, 120],
  },
  {
    name: 'rubber ball',
    stem: 'A rubber ball falls from rest from a hot-air balloon',
    density: [1.1, 1.2],
    volume: [20, 60],
  },
  {
    name: 'ball of ice',
    stem: 'A ball of ice falls from rest from a drone that hovers very high',
    density: [0.9, 0.92],
    volume: [20, 60],
  },
] as const

supplement('ball-that-reaches-terminal-velocity', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const faller = random.pick(FALLERS)
    return {
      faller,
      density: random.step(faller.density[0], faller.density[1], 0.01),
      volume: random.int(faller.volume[0], faller.volume[1]),
    }
  },
  make: ({ faller, density, volume }) => {
    const { name } = faller
    const mass = density * volume
    const weight = (mass * 9.8) / 1000
    const chart = graph({
      x: { label: 'time', max: 10 },
      y: { label: 'speed', max: 10 },
      height: 140,
      left: 60,
      width: 260,
    })
    const speed = (time: number) => 8.4 * (1 - Math.exp(-time / 1.3))
    const marks: readonly [string, number, number, number][] = [
      ['P', 0, -9, -6],
      ['Q', 1.5, 10, 8],
      ['R', 8.6, 0, -8],
    ]
    return {
      stem: `${faller.stem}. The diagram shows how its speed changes with time. P, Q and R are points on the graph.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/speed-of-a-falling-ball',
          title: 'Sketch graph of speed against time for a falling object',
          description:
            'Sketch graph without numbers. Point P is at the origin, where the curve is steepest. The curve rises and gets less steep through point Q and becomes level before it reaches point R.',
          height: 206,
        },
        chart.axes,
        chart.plot(speed, 0, 10),
        ...marks.map(([letter, time, dx, dy]) => {
          const [x, y] = chart.at(time, speed(time))
          return (
            dot(x, y) +
            text(x + dx, y + dy, letter, { anchor: letter === 'Q' ? 'start' : 'middle', cls: 'b' })
          )
        }),
      ),
      parts: {
        a: ask.number({
          prompt: `The ${name} has a volume of ${quantity(volume, 'cm^3')} and a density of ${quantity(density, 'g/cm^3', density < 1 ? 2 : 3)}. Calculate its weight.`,
          command: 'Calculate',
          subtopic: '1.3',
          answer: weight,
          unit: 'N',
          via: [{ value: mass, formula: '9.8*x/1000' }],
          scheme: [
            `C1 *m* = *ρV*, or ${quantity(density, '', density < 1 ? 2 : 3)} × ${volume}, or ${quantity(mass, 'g', 3)}`,
            'C1 *W* = *mg* with the mass in kilograms',
            `A1 ${rounded(weight, 'N')}`,
          ],
          solution: `Density is mass per unit volume, so *m* = *ρV* = ${quantity(density, '', density < 1 ? 2 : 3)} × ${volume} = ${quantity(mass, 'g', 3)}, which is ${quantity(mass / 1000, 'kg', 3)}.

*W* = *mg* = ${quantity(mass / 1000, '', 3)} × 9.8 = ${rounded(weight, 'N')}.`,
        }),
        b: ask.number({
          prompt: `State the acceleration of the ${name} at point P, at the moment it begins to fall.`,
          objective: 'AO1',
          answer: 9.8,
          unit: 'm/s^2',
          scheme: [quantity(9.8, 'm/s^2')],
          solution:
            'At P the object is not yet moving, so there is no air resistance. The weight is the only force, and the acceleration is the acceleration of free fall.',
        }),
        c: ask.written({
          prompt: `Explain, in terms of the forces on the ${name}, why its speed increases less and less quickly after P and is constant at R.`,
          scheme: TERMINAL_VELOCITY,
          modelAnswer: `As the ${name} speeds up, the air resistance on it increases while its weight stays the same. The resultant force downwards gets smaller, so the acceleration decreases. At R the air resistance is equal to the weight. There is no resultant force, so the ${name} falls at a constant speed, its terminal velocity.`,
          solution:
            'Follow the chain: speed up, drag up, resultant force down, acceleration down, until drag = weight and the resultant force is zero.',
        }),
      },
    }
  },
  verify: ({ density, volume }) => {
    const kilograms = density * 1000 * (volume / 1e6)
    return { a: kilograms / (1 / 9.8), b: (kilograms * 9.8) / kilograms }
  },
})

const TRIPS = [
  { who: 'A cyclist', of: 'cyclist', mass: [70, 95], why: 'to drink some water' },
  { who: 'A delivery robot', of: 'robot', mass: [30, 60], why: 'to hand over a parcel' },
  { who: 'A rider on a scooter', of: 'rider', mass: [60, 90], why: 'to talk to a friend' },
] as const

supplement('distance-time-graph-to-complete', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const trip = random.pick(TRIPS)
    const [out, rest, back] = [random.step(30, 60, 5), random.pick([10, 15, 20]), random.step(20, 50, 5)]
    const far = random.step(160, 340, 20)
    const [first, second] = [far / out, far / back]
    if (out === back || out + rest + back > 115 || first < 3 || second < 3 || first > 8 || second > 8)
      return null
    if (Math.abs(first - second) < 1.5 || isNeat(first)) return null
    return { trip, out, rest, back, far, mass: random.int(trip.mass[0], trip.mass[1]) }
  },
  make: ({ trip, out, rest, back, far, mass }) => {
    const { of } = trip
    const [first, second, leaves, end] = [far / out, far / back, out + rest, out + rest + back]
    const [slow, fast] = [Math.min(first, second), Math.max(first, second)]
    const change = (mass * (fast * fast - slow * slow)) / 2
    /** The same with speeds of two figures: that of (b) is printed so. */
    const [shortSlow, shortFast] = [toSigFigs(slow, 2), toSigFigs(fast, 2)]
    const fromShort = [
      (mass * (shortFast * shortFast - slow * slow)) / 2,
      (mass * (fast * fast - shortSlow * shortSlow)) / 2,
      (mass * (shortFast * shortFast - shortSlow * shortSlow)) / 2,
    ]
    const chart = graph({
      x: {
        label: 'time / s',
        max: 120,
        ticks: Array.from({ length: 13 }, (_, at) => at * 10),
        format: value => (value % 20 === 0 ? String(value) : ''),
        grid: true,
      },
      y: {
        label: 'distance from the start / m',
        max: 360,
        ticks: Array.from({ length: 10 }, (_, at) => at * 40),
        grid: true,
      },
      height: 200,
    })
    const given =
      chart.axes +
      chart.line([
        [0, 0],
        [out, far],
      ])
    const facts = { title: `Distance–time graph of a ${of}`, height: 282 }
    return {
      stem: `${trip.who} moves along a straight, level road. The diagram shows the distance from the start for the first ${quantity(out, 's')}.`,
      parts: {
        a: ask.draw({
          lead: `The ${of} then stays at the same place for ${quantity(rest, 's')} ${trip.why}, and returns to the start at constant speed in a further ${quantity(back, 's')}.`,
          prompt: 'Complete the graph with two straight lines.',
          objective: 'AO2',
          figure: figure(
            {
              ...facts,
              name: 'motion-forces-and-energy/distance-time-graph-unfinished',
              description: `Distance from the start, from 0 to 360 metres, against time, from 0 to 120 seconds, on a grid. A straight line rises from the origin to ${far} metres at ${out} seconds and ends there.`,
            },
            given,
          ),
          tools: ['line'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: chart.at(out, far), within: 5 },
                { at: chart.at(leaves, far), within: 5 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: chart.at(leaves, far), within: 5 },
                { at: chart.at(end, 0), within: 5 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'motion-forces-and-energy/distance-time-graph-finished',
              description: `The graph goes on level until ${leaves} seconds and then falls in a straight line to zero at ${end} seconds.`,
            },
            given,
            chart.line(
              [
                [out, far],
                [leaves, far],
                [end, 0],
              ],
              'g',
            ),
          ),
          scheme: [
            `level line from ${quantity(out, 's')} to ${quantity(leaves, 's')}`,
            `straight line down from there to zero at ${quantity(end, 's')}`,
          ],
          solution: `At rest the distance does not change: a level line until ${out} + ${rest} = ${quantity(leaves, 's')}. Back at the start the distance is zero, at ${leaves} + ${back} = ${quantity(end, 's')}.`,
        }),
        b: ask.number({
          prompt: `Show that the speed of the ${of} in the first ${quantity(out, 's')} is about ${quantity(first, 'm/s', 2)}.`,
          command: 'Calculate',
          answer: first,
          unit: 'm/s',
          showThat: { figures: 2 },
          scheme: [`M1 speed = distance ÷ time, or ${far} ÷ ${out}`, `A1 ${quantity(first, 'm/s', 3)}`],
          solution: `The line ends at ${quantity(far, 'm')} after ${quantity(out, 's')}. Speed = distance ÷ time = ${far} ÷ ${out} = ${quantity(first, 'm/s', 3)}.`,
        }),
        c: ask.number({
          prompt: `The mass of the ${of} is ${quantity(mass, 'kg')}${of === 'robot' ? '' : ' in all'}. Calculate the difference between the kinetic energy on the way out and on the way back.`,
          command: 'Calculate',
          subtopic: '1.7.1',
          answer: change,
          unit: 'J',
          signFree: true,
          tolerance: 0.03 * change,
          alsoRight: fromShort,
          scheme: [
            `C1 speed on the way back = ${far} ÷ ${back}, or ${quantity(second, 'm/s', 3)}`,
            'C1 *E*_{k} = ½*mv*^{2}',
            `C1 ${quantity((mass * first * first) / 2, 'J', 3)} and ${quantity((mass * second * second) / 2, 'J', 3)}`,
            `A1 ${rounded(change, 'J')}`,
          ],
          solution: `On the way back the speed is ${far} ÷ ${back} = ${quantity(second, 'm/s', 3)}. Kinetic energy = ½*mv*^{2}: ${quantity((mass * first * first) / 2, 'J', 3)} on the way out and ${quantity((mass * second * second) / 2, 'J', 3)} on the way back. The difference is ${rounded(change, 'J')}.`,
        }),
        d: ask.written({
          prompt: `Another ${of} goes out and back at the same speed. Explain why the velocity on the way back is not equal to that on the way out.`,
          command: 'Explain',
          lines: 2,
          scheme: [OTHER_DIRECTION],
          modelAnswer:
            'Velocity has a direction, and the direction on the way back is opposite to that on the way out.',
          solution: 'Velocity is a vector. Equal speeds in opposite directions are different velocities.',
        }),
      },
    }
  },
  verify: ({ out, back, far, mass }) => {
    const momentum = (time: number) => (mass * far) / time
    const energy = (time: number) => momentum(time) ** 2 / (2 * mass)
    return { b: far / (out / 2) / 2, c: Math.abs(energy(out) - energy(back)) }
  },
})

const BRAKERS = [
  { name: 'car', who: 'driver', mass: [1100, 1700, 50], rate: [4.5, 6.5], start: [20, 27] },
  { name: 'van', who: 'driver', mass: [1900, 2900, 100], rate: [4, 6], start: [18, 24] },
  { name: 'motorcycle', who: 'rider', mass: [240, 340, 10], rate: [5, 7], start: [20, 27] },
] as const

const MOMENTS = [0.5, 1, 1.5, 2, 2.5]

supplement('braking-graph-to-plot', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const kind = random.pick(BRAKERS)
    const start = random.int(kind.start[0], kind.start[1])
    const rate = random.step(kind.rate[0], kind.rate[1], 0.5)
    const wait = random.step(0.52, 0.78, 0.02)
    const slips = random.shuffle([0.3, -0.3, 0, 0.2, -0.2])
    // How much the slips tilt the line of best fit, in m/s^{2}: so little that its gradient is the rate.
    const tilt = MOMENTS.reduce((sum, time, at) => sum + (time - 1.5) * (slips[at] ?? 0), 0) / 2.5
    if (isNeat(start * wait) || Math.abs(tilt) > 0.1) return null
    return {
      kind,
      start,
      rate,
      wait,
      mass: random.step(kind.mass[0], kind.mass[1], kind.mass[2]),
      slips,
    }
  },
  make: ({ kind, start, rate, wait, mass, slips }) => {
    const { name } = kind
    const wanted = MOMENTS.map((time, at): Spot => [time, roundTo(start - rate * time + (slips[at] ?? 0), 1)])
    const thinking = start * wait
    return {
      stem: `A ${name} moves at ${quantity(start, 'm/s')} along a straight, level road. The ${kind.who} sees a fallen tree. The brakes start to act ${quantity(wait, 's', 2)} later, at time *t* = 0. A recorder in the ${name} measures the speed.`,
      table: {
        head: ['*t* / s', ...MOMENTS.map(time => plain(time, 1))],
        rows: [['speed / (m/s)', ...wanted.map(([, speed]) => plain(speed, 1))]],
      },
      parts: {
        a: ask.number({
          prompt: `Show that the ${name} travels about ${quantity(thinking, 'm', 2)} before the brakes start to act.`,
          command: 'Calculate',
          answer: thinking,
          unit: 'm',
          showThat: { figures: 2 },
          scheme: [`M1 *s* = *vt*, or ${start} × ${plain(wait)}`, `A1 ${quantity(thinking, 'm', 3)}`],
          solution: `The speed is constant until the brakes act: *s* = *vt* = ${start} × ${plain(wait)} = ${quantity(thinking, 'm', 3)}.`,
        }),
        b: plotPart({
          name: 'motion-forces-and-energy/grid-for-braking',
          title: 'Grid for a graph of speed against time',
          description:
            'Graph paper. The horizontal axis is the time from 0 to 4 seconds, the vertical one the speed from 0 to 30 metres per second.',
          prompt: 'Plot the results on the grid and draw the straight line of best fit.',
          command: 'Draw',
          objective: 'AO2',
          axes: {
            x: { label: '*t* / s', min: 0, max: 4, large: 0.5, parts: 5 },
            y: { label: 'speed / (m/s)', min: 0, max: 30, large: 5, parts: 5 },
          },
          tasks: [
            { task: 'points', wanted, marks: 2 },
            {
              task: 'line',
              gradient: [-rate - 0.4, -rate + 0.4],
              intercept: [start - 0.9, start + 0.9],
              covers: [0.5, 2.5],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'straight line of best fit',
          ],
          solution: `The points lie close to a straight line that falls by about ${quantity(rate, 'm/s')} in each second and starts near ${quantity(start, 'm/s')}.`,
        }),
        c: ask.number({
          prompt: `The mass of the ${name} and its load is ${quantity(mass, 'kg')}. Use your graph to determine the resultant force on it while it brakes.`,
          command: 'Determine',
          subtopic: '1.5.1',
          answer: mass * rate,
          unit: 'N',
          signFree: true,
          tolerance: 0.1 * mass * rate,
          scheme: [
            'C1 deceleration = gradient of the graph, with a large triangle or two points far apart on the line',
            `C1 ${quantity(rate, 'm/s^2', 2)} (within 10%)`,
            'C1 *F* = *ma*',
            `A1 ${rounded(mass * rate, 'N')} (within 10%)`,
          ],
          solution: `The gradient of the line is the deceleration. It falls from about ${quantity(start, 'm/s')} to about ${quantity(start - 2 * rate, 'm/s')} in ${quantity(2, 's', 2)}, so the deceleration is near ${quantity(rate, 'm/s^2', 2)}.

*F* = *ma* = ${mass} × ${two(rate)} = ${rounded(mass * rate, 'N')}.`,
        }),
        d: ask.written({
          prompt: `State the transfer of energy between stores as the ${name} brakes.`,
          subtopic: '1.7.1',
          lines: 1,
          scheme: [braking(name)],
          modelAnswer: `Energy is transferred from the kinetic store of the ${name} to the internal (thermal) store of its brakes.`,
          solution:
            'The brakes do work against the motion by friction, which heats them and the air around them.',
        }),
      },
    }
  },
  verify: ({ start, rate, wait, mass }) => {
    const seconds = start / rate
    return { a: start / (1 / wait), c: (mass * start) / seconds }
  },
})
