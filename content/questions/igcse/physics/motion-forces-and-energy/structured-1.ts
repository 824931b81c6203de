import { inThisOrder, rows, statements, structured, type Wrong } from '@/lib/exams/authoring/options'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { arc, circle, dot, line, polar, text } from '@/lib/figures/shapes'

const B1 = (point: string): MarkPoint => ({ code: 'B1', text: point })
const C1 = (point: string): MarkPoint => ({ code: 'C1', text: point })
const A1 = (point: string): MarkPoint => ({ code: 'A1', text: point })

/** Two significant figures, and a third in brackets where it tells more. */
function rounded(value: number, unit: string): string {
  const short = quantity(value, unit, 2)
  return toSigFigs(value, 2) === toSigFigs(value, 3) ? short : `${short} (${quantity(value, unit, 3)})`
}

// 1.1 Physical quantities and measurement techniques

const SWINGERS = [
  { stem: 'A student hangs a steel ball from a clamp by a thin thread', bob: 'ball' },
  { stem: 'A student ties a small stone to a string and hangs it from a hook', bob: 'stone' },
  { stem: 'A student hangs a metal nut from a nail by a thread', bob: 'nut' },
  { stem: 'A student makes a pendulum from a glass bead and a thread', bob: 'bead' },
]

const OSCILLATIONS: readonly { right: string; wrong: readonly Wrong[] }[] = [
  {
    right: 'from A to C and back to A',
    wrong: [
      ['from A to B', 'You took a quarter of an oscillation: from the highest point to the lowest.'],
      ['from A to C', 'You took half of an oscillation: it must swing back as well.'],
      [
        'from B to C and back to B',
        'At B it then moves the opposite way, so this is only half of an oscillation.',
      ],
    ],
  },
  {
    right: 'from C to A and back to C',
    wrong: [
      ['from C to B', 'You took a quarter of an oscillation: from the highest point to the lowest.'],
      ['from C to A', 'You took half of an oscillation: it must swing back as well.'],
      [
        'from B to A and back to B',
        'At B it then moves the opposite way, so this is only half of an oscillation.',
      ],
    ],
  },
  {
    right: 'from B to C, back through B to A, and back to B',
    wrong: [
      ['from B to C', 'You took a quarter of an oscillation: from the lowest point to the highest.'],
      [
        'from B to C and back to B',
        'At B it then moves the opposite way, so this is only half of an oscillation.',
      ],
      [
        'from A to C',
        'You took half of an oscillation: it must swing back to A to be where it was and move as it did.',
      ],
    ],
  },
]

const pendulum = template({
  name: 'pendulum-period-experiment',
  subtopic: '1.1',
  style: 'structured',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const count = random.pick([10, 20])
    const period = random.step(1.2, 2, 0.01)
    const mean = count * period
    const [one, other] = [random.step(0.1, 0.3, 0.1), random.step(0.1, 0.3, 0.1)]
    const times = random.shuffle([mean + one, mean - other, mean - one + other])
    if (new Set(times.map(time => plain(time, 1))).size < 3) return null
    return {
      count,
      period,
      times,
      swinger: random.pick(SWINGERS),
      oscillation: random.pick(OSCILLATIONS),
      down: random.chance(0.5),
    }
  },
  make: ({ count, period, times, swinger, oscillation, down }) => {
    const { bob } = swinger
    const sum = times.reduce((total, time) => total + time, 0)
    const [left, low, right] = [250, 270, 290].map(degrees => polar(180, 26, 150, degrees))
    const places = [left, low, right].flatMap(place => (place ? [place] : []))
    return structured({
      stem: `${swinger.stem}, and pulls it a little to one side. The student releases the ${bob} from rest at A. It swings between A and C, as the diagram shows.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/swing-between-a-and-c',
          title: 'A pendulum with three positions A, B and C',
          description: `A ${bob} hangs on a thread from a fixed point. Position A is the highest point on the left, B is the lowest point, straight below the support, and C is the highest point on the right. A dashed curve joins the three positions.`,
          height: 214,
        },
        ground(200, 26, 160, 26),
        ...places.map(([x, y], at) => line(180, 26, x, y, at === 0 ? 'l' : 'l dash thin')),
        arc(180, 26, 150, 250, 290, 'l dash thin'),
        ...places.map(([x, y], at) => circle(x, y, 8, at === 0 ? 'l sunk' : 'l sheet')),
        ...places.map(([x, y], at) =>
          text(x + (at - 1) * 18, y + (at === 1 ? 26 : 12), 'ABC'[at] ?? '', { anchor: 'middle', cls: 'b' }),
        ),
      ),
      parts: [
        {
          kind: 'choice',
          label: 'a',
          prompt: `Which movement of the ${bob} is **one** complete oscillation?`,
          command: 'Identify',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 1,
          ...statements(oscillation.right, oscillation.wrong),
          scheme: [B1(oscillation.right)],
          solution: `One oscillation is complete when the ${bob} passes the same point again **and** moves in the same direction as before: ${oscillation.right}.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          lead: `The student measures the time for ${count} complete oscillations three times.`,
          table: {
            head: ['measurement', `time for ${count} oscillations / s`],
            rows: times.map((time, at) => [String(at + 1), plain(time, 1)]),
          },
          prompt: 'Calculate the average time for **one** oscillation.',
          command: 'Calculate',
          subtopic: '1.1',
          objective: 'AO2',
          marks: 2,
          answer: period,
          unit: 's',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(`mean of the three times, or ${plain(sum, 1)} ÷ 3, or one of the times divided by ${count}`),
            A1(quantity(period, 's', 3)),
          ],
          solution: `Mean of the three times: (${times.map(time => plain(time, 1)).join(' + ')}) ÷ 3 = ${quantity(sum / 3, 's', 3)}.

This is the time for ${count} oscillations, so one takes ${plain(sum / 3, 1)} ÷ ${count} = ${quantity(period, 's', 3)}.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: `Explain why the student measures the time for ${count} oscillations and not for only one.`,
          command: 'Explain',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1(
              'the error (uncertainty) from the reaction time is about the same for one as for many oscillations',
            ),
            B1(
              `so it is a smaller fraction of the measured time, or: the error is divided by ${count}, so that the value for one oscillation is more accurate`,
            ),
          ],
          modelAnswer: `The reaction time of the student causes about the same error whether one oscillation or ${count} oscillations are timed. When ${count} are timed, this error is divided by ${count}, so the time for one oscillation is more accurate.`,
          solution: `Starting and stopping the watch by hand always brings in an error of a few tenths of a second. With ${count} oscillations the same error is shared among ${count}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt:
            'The student repeats the measurement to obtain a mean. Describe **two** other ways to make the result more accurate.',
          command: 'Describe',
          subtopic: '1.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1(
              `any two from: put a marker (fiducial mark) behind the lowest point and count as the ${bob} passes it`,
            ),
            B1(`let the ${bob} swing once or twice before the stop-watch is started`),
            B1('look at right angles to the plane of the swing (avoid parallax)'),
            B1('count from zero (“0, 1, 2 …”) as the stop-watch is started'),
            B1('count a larger number of oscillations'),
            B1('use light gates and an electronic timer'),
          ],
          modelAnswer: `The student puts a marker behind the lowest point and counts each time the ${bob} passes the marker in the same direction. The student also lets the ${bob} swing once or twice before starting the stop-watch.`,
          solution:
            'Name an action that removes an error of timing or counting. “Be careful” or “use a better stop-watch” does not score.',
        },
        {
          kind: 'match',
          label: 'e',
          prompt: `State what happens to each quantity as the ${bob} swings ${down ? 'from A to B' : 'from B to C'}. Air resistance can be ignored.`,
          command: 'State',
          subtopic: '1.7.1',
          objective: 'AO1',
          marks: 2,
          items: [
            { id: 'gravity', text: `energy in the gravitational potential store of the ${bob}` },
            { id: 'kinetic', text: `energy in the kinetic store of the ${bob}` },
            { id: 'total', text: 'total of the energy in these two stores' },
          ],
          targets: [
            { id: 'up', text: 'increases' },
            { id: 'down', text: 'decreases' },
            { id: 'same', text: 'stays the same' },
          ],
          answer: { gravity: down ? 'down' : 'up', kinetic: down ? 'up' : 'down', total: 'same' },
          scheme: [B1('two of the three right'), B1('all three right')],
          solution: `The ${bob} ${down ? 'loses' : 'gains'} height, so energy is transferred ${down ? 'from the gravitational potential store to the kinetic store' : 'from the kinetic store to the gravitational potential store'}. Energy is conserved: the total does not change.`,
        },
      ],
    })
  },
  verify: ({ count, times }) => ({
    b: times.map(time => time / count).reduce((total, one) => total + one / 3, 0),
  }),
})

// 1.2 Motion

const VEHICLES = [
  { name: 'tram', bend: 'track', speeds: [8, 10, 12, 14, 16], starts: [10, 15, 20], stops: [10, 15, 20] },
  { name: 'bus', bend: 'road', speeds: [10, 12, 14, 16], starts: [10, 15, 20], stops: [5, 10, 15] },
  { name: 'car', bend: 'road', speeds: [14, 16, 20, 25], starts: [10, 15, 20], stops: [5, 10] },
  { name: 'train', bend: 'track', speeds: [20, 25, 30], starts: [25, 30, 35], stops: [20, 25, 30] },
]

const journey = template({
  name: 'speed-time-graph-of-a-journey',
  subtopic: '1.2',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
    return structured({
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
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'Define *acceleration*.',
          command: 'Define',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [B1('change in velocity per unit time, or: change in velocity ÷ time taken')],
          modelAnswer: 'Acceleration is the change in velocity per unit time.',
          solution:
            'Velocity, not distance, changes; “per unit time” (or divided by the time taken) is needed.',
        },
        {
          kind: 'match',
          label: 'b',
          prompt: `State how the ${name} moves in each section of the graph.`,
          command: 'State',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 2,
          items: ['P', 'Q', 'R'].map(id => ({ id, text: `section ${id}` })),
          targets: [
            { id: 'up', text: 'constant acceleration' },
            { id: 'level', text: 'constant speed' },
            { id: 'down', text: 'constant deceleration' },
            { id: 'rest', text: 'at rest' },
            { id: 'more', text: 'increasing acceleration' },
          ],
          answer: { P: 'up', Q: 'level', R: 'down' },
          scheme: [B1('two of the three right'), B1('all three right')],
          solution:
            'The gradient of a speed–time graph is the acceleration. P is straight and rises: constant acceleration. Q is level: the speed does not change. R is straight and falls: constant deceleration.',
        },
        {
          kind: 'numeric',
          label: 'c',
          prompt: `Determine the ${asked} of the ${name} in section ${slows ? 'R' : 'P'}. Give the unit.`,
          command: 'Determine',
          subtopic: '1.2',
          objective: 'AO2',
          marks: 2,
          answer: rate,
          unit: 'm/s^2',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          signFree: slows,
          scheme: [
            C1(`*a* = Δ*v* ÷ Δ*t*, or gradient of the graph, or ${speed} ÷ ${slows ? stop : start}`),
            A1(rounded(rate, 'm/s^2')),
          ],
          solution: `In section ${slows ? 'R' : 'P'} the speed ${slows ? 'falls' : 'rises'} by ${quantity(speed, 'm/s')} in ${slows ? `${end} − ${second} = ${quantity(stop, 's')}` : quantity(start, 's')}.

${slows ? 'Deceleration' : 'Acceleration'} = ${speed} ÷ ${slows ? stop : start} = ${rounded(rate, 'm/s^2')}.`,
        },
        {
          kind: 'numeric',
          label: 'd',
          prompt: whole
            ? `Determine the total distance that the ${name} travels.`
            : `Determine the distance that the ${name} travels from time = 0 to the end of section Q.`,
          command: 'Determine',
          subtopic: '1.2',
          objective: 'AO2',
          marks: 2,
          answer: far,
          unit: 'm',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(
              `area under the line, or ½ × ${start} × ${speed} + ${level} × ${speed}${whole ? ` + ½ × ${stop} × ${speed}` : ''}`,
            ),
            A1(rounded(far, 'm')),
          ],
          solution: `Distance is the area under the line. Triangle P: ½ × ${start} × ${speed} = ${quantity((start * speed) / 2, 'm')}. Rectangle Q: ${level} × ${speed} = ${quantity(level * speed, 'm')}.${whole ? ` Triangle R: ½ × ${stop} × ${speed} = ${quantity((stop * speed) / 2, 'm')}.` : ''}

Sum: ${quantity(far, 'm')}.`,
        },
        {
          kind: 'written',
          label: 'e.i',
          lead: `Later, the ${name} moves round a bend that is part of a circle. Its speed is constant.`,
          prompt: `State the direction of the resultant force on the ${name}.`,
          command: 'State',
          subtopic: '1.5.1',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [
            B1(
              'towards the centre of the circle (bend), or: perpendicular to the motion and towards the inside of the bend',
            ),
          ],
          modelAnswer: 'The resultant force acts towards the centre of the circle.',
          solution:
            'Motion in a circle at constant speed needs a force perpendicular to the motion. It points to the centre of the circle.',
        },
        {
          kind: 'written',
          label: 'e.ii',
          prompt: `Explain why the ${name} accelerates in the bend although its speed is constant.`,
          command: 'Explain',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1(`the direction of motion of the ${name} changes`),
            B1(
              'so its velocity changes (velocity is speed in a given direction), and a change in velocity is an acceleration',
            ),
          ],
          modelAnswer: `The direction in which the ${name} moves changes all the time. Velocity has a direction, so the velocity changes even at constant speed, and a change in velocity per unit time is an acceleration.`,
          solution: 'Link three words: direction changes, so velocity changes, so there is an acceleration.',
        },
      ],
    })
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

const falling = template({
  name: 'ball-that-reaches-terminal-velocity',
  subtopic: '1.2',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
    return structured({
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
      parts: [
        {
          kind: 'numeric',
          label: 'a',
          prompt: `The ${name} has a volume of ${quantity(volume, 'cm^3')} and a density of ${quantity(density, 'g/cm^3', density < 1 ? 2 : 3)}. Calculate its mass in grams.`,
          command: 'Calculate',
          subtopic: '1.4',
          objective: 'AO2',
          marks: 2,
          answer: mass,
          unit: 'g',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(`*m* = *ρV*, or ${quantity(density, '', density < 1 ? 2 : 3)} × ${volume}`),
            A1(rounded(mass, 'g')),
          ],
          solution: `Density is mass per unit volume, so *m* = *ρV* = ${quantity(density, '', density < 1 ? 2 : 3)} × ${volume} = ${rounded(mass, 'g')}.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Calculate the weight of the ${name}.`,
          command: 'Calculate',
          subtopic: '1.3',
          objective: 'AO2',
          marks: 1,
          answer: weight,
          unit: 'N',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'a', formula: '9.8*x/1000' },
          scheme: [B1(`${rounded(weight, 'N')}, or the mass from (a) in kilograms × 9.8`)],
          solution: `The mass must be in kilograms: ${quantity(mass, 'g', 3)} = ${quantity(mass / 1000, 'kg', 3)}. *W* = *mg* = ${quantity(mass / 1000, '', 3)} × 9.8 = ${quantity(weight, 'N', 2)}.`,
        },
        {
          kind: 'choice',
          label: 'c',
          prompt: `What is the acceleration of the ${name} at point P, at the moment it begins to fall?`,
          command: 'Identify',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 1,
          ...inThisOrder([
            [
              'zero',
              'You took the speed, which is zero at P. The speed is changing, so there is an acceleration.',
            ],
            [
              'more than zero but less than 9.8\u00a0m/s^{2}',
              'This is so later, at Q. At P there is no motion and so no air resistance yet.',
            ],
            '9.8\u00a0m/s^{2}',
            [
              'more than 9.8\u00a0m/s^{2}',
              'You thought of an extra force downwards. The only force at P is the weight, which gives 9.8\u00a0m/s^{2}.',
            ],
          ]),
          scheme: [B1('9.8\u00a0m/s^{2}')],
          solution:
            'At P the object is not yet moving, so there is no air resistance. The weight is the only force, and the acceleration is the acceleration of free fall.',
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `Explain, in terms of the forces on the ${name}, why its speed increases less and less quickly after P and is constant at R.`,
          command: 'Explain',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 3,
          lines: 5,
          scheme: [
            B1('as the speed increases, the air resistance (drag) increases'),
            B1('so the resultant force (and the acceleration) decreases'),
            B1(
              'at R the air resistance is equal to the weight, so there is no resultant force and the speed is constant (terminal velocity)',
            ),
          ],
          modelAnswer: `As the ${name} speeds up, the air resistance on it increases while its weight stays the same. The resultant force downwards gets smaller, so the acceleration decreases. At R the air resistance is equal to the weight. There is no resultant force, so the ${name} falls at a constant speed, its terminal velocity.`,
          solution:
            'Follow the chain: speed up, drag up, resultant force down, acceleration down, until drag = weight and the resultant force is zero.',
        },
      ],
    })
  },
  verify: ({ density, volume }) => {
    const kilograms = density * 1000 * (volume / 1e6)
    return { a: kilograms * 1000, b: kilograms / (1 / 9.8) }
  },
})

// 1.3 Mass and weight

const WORLDS = [
  { name: 'the Moon', short: 'Moon', field: 1.6, soil: 'soft dust' },
  { name: 'Mars', short: 'Mars', field: 3.7, soil: 'loose sand and dust' },
  { name: 'Titan, a moon of Saturn', short: 'Titan', field: 1.4, soil: 'loose sand' },
  { name: 'Europa, a moon of Jupiter', short: 'Europa', field: 1.3, soil: 'soft grains of ice' },
]

const rover = template({
  name: 'rover-on-another-world',
  subtopic: '1.3',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => ({
    world: random.pick(WORLDS),
    mass: random.step(120, 900, 5),
    what: random.pick(['rover', 'robot vehicle']),
    sample: random.pick(['block of aluminium', 'piece of rock', 'steel cylinder', 'bag of sand']),
  }),
  make: ({ world, mass, what, sample }) => {
    const [earth, there] = [mass * 9.8, mass * world.field]
    const same = 'the same'
    return structured({
      stem: `Engineers build a ${what} on the Earth, where its weight is ${quantity(earth, 'N')}. It is sent to ${world.name}. The table shows the gravitational field strength in the two places.`,
      table: {
        head: ['place', 'gravitational field strength / (N/kg)'],
        rows: [
          ['surface of the Earth', '9.8'],
          [`surface of ${world.name.split(',')[0] ?? ''}`, plain(world.field)],
        ],
      },
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'State the difference between mass and weight.',
          command: 'State',
          subtopic: '1.3',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1(
              'mass is (a measure of) the quantity of matter in an object (at rest relative to the observer)',
            ),
            B1('weight is the gravitational force on an object (that has mass)'),
          ],
          modelAnswer:
            'Mass is a measure of the quantity of matter in an object. Weight is the gravitational force on the object.',
          solution: 'Say what each of the two **is**. Naming the units alone does not score.',
        },
        {
          kind: 'numeric',
          label: 'b.i',
          prompt: `Calculate the mass of the ${what}. Give the unit.`,
          command: 'Calculate',
          subtopic: '1.3',
          objective: 'AO2',
          marks: 2,
          answer: mass,
          unit: 'kg',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [C1(`*m* = *W* ÷ *g*, or ${plain(earth)} ÷ 9.8`), A1(quantity(mass, 'kg'))],
          solution: `The weight on the Earth goes with the field strength on the Earth: *m* = *W* ÷ *g* = ${plain(earth)} ÷ 9.8 = ${quantity(mass, 'kg')}.`,
        },
        {
          kind: 'numeric',
          label: 'b.ii',
          prompt: `Calculate the weight of the ${what} on ${world.short === 'Moon' ? 'the Moon' : world.short}.`,
          command: 'Calculate',
          subtopic: '1.3',
          objective: 'AO2',
          marks: 2,
          answer: there,
          unit: 'N',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'b.i', formula: `${world.field}*x` },
          scheme: [C1(`*W* = *mg*, or ${mass} × ${world.field}`), A1(rounded(there, 'N'))],
          solution: `The mass is the same everywhere. *W* = *mg* = ${mass} × ${world.field} = ${rounded(there, 'N')}.`,
        },
        {
          kind: 'choice',
          label: 'c',
          lead: `A ${sample} is put on one pan of a beam balance and standard masses on the other until the beam is level. Then the ${sample} is hung from a newton meter. This is done on the Earth and again on ${world.short === 'Moon' ? 'the Moon' : world.short}.`,
          prompt: `Which row compares the results on ${world.short === 'Moon' ? 'the Moon' : world.short} with those on the Earth?`,
          command: 'Identify',
          subtopic: '1.3',
          objective: 'AO1',
          marks: 1,
          ...rows(
            ['standard masses on the balance', 'reading of the newton meter'],
            [same, 'smaller'],
            [
              [
                [same, same],
                'You took the newton meter for an instrument that measures mass. It measures a force.',
              ],
              [
                ['smaller', 'smaller'],
                'You overlooked that both pans become lighter in the same proportion, so the beam stays level.',
              ],
              [
                ['smaller', same],
                'You exchanged the two: the balance compares masses, the newton meter measures weight.',
              ],
            ],
          ),
          scheme: [B1('standard masses the same; reading of the newton meter smaller')],
          solution:
            'A beam balance compares masses: the weights on both pans fall in the same proportion, so the same standard masses are needed. A newton meter measures the weight, which is smaller in a weaker field.',
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `The surface is covered with ${world.soil}. Explain, in terms of pressure, why the ${what} has very wide wheels.`,
          command: 'Explain',
          subtopic: '1.8',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('wide wheels have a larger area in contact with the surface'),
            B1('so the pressure is smaller for the same force (weight), and the wheels do not sink in'),
          ],
          modelAnswer: `Wide wheels have a larger area in contact with the surface. Pressure is force divided by area, so for the same weight the pressure is smaller and the wheels do not sink in.`,
          solution: 'Name area, then force (the same weight), then pressure, then what follows from it.',
        },
      ],
    })
  },
  verify: ({ world, mass }) => {
    const earth = mass * 9.8
    return { 'b.i': earth / 9.8, 'b.ii': (earth * world.field) / 9.8 }
  },
})

export const templates = [pendulum, journey, falling, rover]
