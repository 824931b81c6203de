import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { slopeAt } from '@/lib/figures/plane/curves'
import { mark } from '@/lib/figures/plane/plane'
import { readFigure, through } from '../curves'
import { sections, trapezium } from './drawings'

const { supplement, templates } = questionsOf('structured', 'E2.9')

export { templates }

const tidy = (value: number, places: number) =>
  clean(value * 10 ** places) === Math.round(value * 10 ** places)

supplement('read-a-speed-time-graph', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [v, t1, t2, t3] = [
      random.int(6, 20),
      random.step(5, 25, 5),
      random.step(10, 35, 5),
      random.step(5, 25, 5),
    ]
    const total = t1 + t2 + t3
    const distance = (v * (total + t2)) / 2
    const fine = tidy(v / t1, 2) && tidy(v / t3, 2) && t1 !== t3 && total <= 70
    return fine && tidy(distance, 0) && tidy(distance / total, 1)
      ? { v, t1, t2, t3, total, distance, thing: random.pick(['tram', 'bus', 'cyclist', 'motorbike']) }
      : null
  },
  make: ({ v, t1, t2, t3, total, distance, thing }) => ({
    stem: [
      `The diagram shows the speed–time graph of a ${thing}.`,
      `A ${thing} travels between two sets of traffic lights. The diagram shows its speed–time graph.`,
      `The speed of a ${thing} on a straight road is shown in the diagram.`,
    ],
    figure: sections(
      {
        name: 'algebra-and-graphs/a-speed-time-graph',
        title: 'A speed–time graph',
        description: `Graph paper: time in s from 0 to 70, speed in m/s from 0 to 20. Straight lines join (0, 0), (${t1}, ${v}), (${t1 + t2}, ${v}) and (${total}, 0).`,
      },
      { label: 'time / s', max: 70, every: 10, parts: 2 },
      { label: 'speed / (m/s)', max: 20, every: 5, parts: 5 },
      [
        [0, 0],
        [t1, v],
        [t1 + t2, v],
        [total, 0],
      ],
    ),
    parts: {
      a: ask.number({
        sigFigs: 3,
        command: 'Work out',
        objective: 'AO1',
        prompt: `Work out the acceleration in the first ${t1} seconds.`,
        scheme: [`B1 ${plain(v / t1)}`],
        solution: `Acceleration is the gradient: $${v} \\div ${t1} = ${clean(v / t1)}$ m/s^{2}.`,
        answer: v / t1,
        unit: 'm/s^2',
      }),
      b: ask.number({
        sigFigs: 3,
        command: 'Work out',
        objective: 'AO1',
        prompt: `Work out the deceleration in the last ${t3} seconds.`,
        scheme: [`B1 ${plain(v / t3)}`],
        solution: `The speed falls by ${v} m/s in ${t3} s: $${v} \\div ${t3} = ${clean(v / t3)}$ m/s^{2}.`,
        answer: v / t3,
        unit: 'm/s^2',
        signFree: true,
      }),
      c: ask.number({
        sigFigs: 3,
        command: 'Work out',
        objective: 'AO2',
        prompt: 'Work out the distance travelled.',
        scheme: [
          'M1 area below the graph',
          `M1 $\\frac{1}{2} \\times (${total} + ${t2}) \\times ${v}$, or three areas`,
          `A1 ${distance}`,
        ],
        solution: `The distance is the area below the graph, a trapezium with the parallel sides ${total} and ${t2}: $\\frac{1}{2} \\times (${total} + ${t2}) \\times ${v} = ${distance}$ m.`,
        answer: distance,
        unit: 'm',
      }),
      d: ask.number({
        sigFigs: 3,
        command: 'Work out',
        objective: 'AO2',
        prompt: 'Work out the average speed.',
        scheme: [`B1 ${plain(distance / total)}`],
        solution: `Divide the total distance by the total time: $${distance} \\div ${total} = ${clean(distance / total)}$ m/s.`,
        answer: distance / total,
        unit: 'm/s',
        follow: { from: 'c', formula: `x/${total}` },
      }),
    },
  }),
  verify: ({ v, t1, t2, t3 }) => {
    const distance = (v * t1) / 2 + v * t2 + (v * t3) / 2
    return { a: (v / t1) * 1, b: (2 * ((v * t3) / 2)) / (t3 * t3), c: distance, d: distance / (t1 + t2 + t3) }
  },
})

supplement('unknown-on-a-speed-time-graph', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [kind, v] = [random.int(0, 1), random.int(8, 30)]
    const [t1, t, t3] = [random.step(8, 30, 2), random.int(15, 70), random.step(6, 24, 2)]
    const distance = (v * (t1 + 2 * t + t3)) / 2
    const fine = tidy(distance, 0) && t1 !== t3 && tidy(v / t1, 2) && t !== t1 && t !== t3
    return fine
      ? { kind, v, t1, t, t3, distance, thing: random.pick(['train', 'lorry', 'car', 'tram']) }
      : null
  },
  make: ({ kind, v, t1, t, t3, distance, thing }) => {
    const [speed, time] = kind === 0 ? [String(v), '*T*'] : ['*v*', String(t)]
    const equation =
      kind === 0
        ? `\\frac{1}{2} \\times (${t1 + t3} + 2T) \\times ${v} = ${distance}`
        : `\\frac{1}{2} \\times ${t1 + 2 * t + t3} \\times v = ${distance}`
    return {
      stem: [
        `The diagram shows the speed–time graph of a ${thing} between two stops. It travels ${plain(distance)} m.`,
        `A ${thing} starts from rest and comes to rest again after ${plain(distance)} m. The diagram shows its speed–time graph.`,
        `The area below the speed–time graph of a ${thing} shows that it travels ${plain(distance)} m.`,
      ],
      figure: trapezium(speed, [String(t1), time, String(t3)]),
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: `Find the value of ${kind === 0 ? '*T*' : '*v*'}.`,
          scheme: [
            'M1 area below the graph put equal to the distance',
            `M1 $${equation}$`,
            `A1 ${kind === 0 ? t : v}`,
          ],
          solution: `The area of the trapezium is the distance. Its parallel sides are the ${kind === 0 ? `total time $${t1 + t3} + T$ and *T*` : `total time ${t1 + t + t3} and ${t}`}: $${equation}$. So ${kind === 0 ? `$T = ${t}$` : `$v = ${v}$`}.`,
          answer: kind === 0 ? t : v,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the acceleration in the first part of the journey.',
          scheme: [`B1 ${plain(v / t1)}`],
          solution: `The gradient of the first line is $${v} \\div ${t1} = ${clean(v / t1)}$ m/s^{2}.`,
          answer: v / t1,
          unit: 'm/s^2',
          ...(kind === 1 && { follow: { from: 'a', formula: `x/${t1}` } }),
        }),
      },
    }
  },
  verify: ({ kind, v, t1, t, t3, distance }) => {
    const sides = (v * t1) / 2 + (v * t3) / 2
    return { a: kind === 0 ? (distance - sides) / v : distance / (t1 / 2 + t + t3 / 2), b: v * t1 ** -1 }
  },
})

supplement('kilometres-and-minutes', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [v, t1, t2, t3] = [random.step(60, 120, 6), random.int(1, 4), random.int(3, 9), random.int(1, 4)]
    return t1 + t2 + t3 > 14 || t1 === t3 ? null : { v, t1, t2, t3 }
  },
  make: ({ v, t1, t2, t3 }) => {
    const total = t1 + t2 + t3
    const distance = (v * (total + t2)) / 120
    const acceleration = v / 3.6 / (60 * t1)
    return {
      stem: [
        'The diagram shows the speed–time graph of a train between two stations.',
        'A train travels from one station to the next. The diagram shows its speed–time graph.',
        'The speed of a train between two stations is shown in the diagram.',
      ],
      figure: sections(
        {
          name: 'algebra-and-graphs/speed-in-minutes',
          title: 'A speed–time graph of a train',
          description: `Graph paper: time in minutes from 0 to 14, speed in km/h from 0 to 120. Straight lines join (0, 0), (${t1}, ${v}), (${t1 + t2}, ${v}) and (${total}, 0).`,
        },
        { label: 'time / min', max: 14, every: 2, parts: 2 },
        { label: 'speed / (km/h)', max: 120, every: 30, parts: 5 },
        [
          [0, 0],
          [t1, v],
          [t1 + t2, v],
          [total, 0],
        ],
      ),
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the distance between the stations in kilometres.',
          scheme: [
            `M1 $\\frac{1}{2} \\times (${total} + ${t2}) \\times ${v}$`,
            'M1 divides by 60',
            `A1 ${figures(distance, 3)}`,
          ],
          solution: `The distance is the area below the graph, with the time in hours: $\\frac{1}{2} \\times \\frac{${total} + ${t2}}{60} \\times ${v}$, which is ${figures(distance, 3)} km.`,
          answer: distance,
          unit: 'km',
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the acceleration at the start of the journey in m/s^{2}.',
          scheme: [`M1 $${v} \\times 1000 \\div 3600$`, `A1 ${figures(acceleration, 3)}`],
          solution: `${v} km/h is $${v} \\times 1000 \\div 3600$, which is ${figures(v / 3.6, 4)} m/s. It is reached in ${60 * t1} s, so the acceleration is ${figures(acceleration, 3)} m/s^{2}.`,
          answer: acceleration,
          unit: 'm/s^2',
          keepUnit: true,
        }),
      },
    }
  },
  verify: ({ v, t1, t2, t3 }) => {
    const metres = (v * 1000) / 60
    return { a: (metres * (t1 / 2 + t2 + t3 / 2)) / 1000, b: metres / 60 / (t1 * 60) }
  },
})

const CHANGES = [
  {
    of: 'hot water cools in a cup',
    y: 'temperature / °C',
    size: 100,
    every: 10,
    unit: '°C/min',
    quantity: 'temperature',
    f: (a: number) => (t: number) => 20 + a * 0.8 ** t,
    a: [60, 65, 70, 75],
    at: [2, 3, 4, 5],
  },
  {
    of: 'water is pumped into a tank',
    y: 'depth / cm',
    size: 100,
    every: 10,
    unit: 'cm/min',
    quantity: 'depth',
    f: (a: number) => (t: number) => a * (1 - 0.75 ** t),
    a: [80, 85, 90, 95],
    at: [1, 2, 3, 4],
  },
  {
    of: 'a colony of yeast grows',
    y: 'mass / g',
    size: 100,
    every: 10,
    unit: 'g/min',
    quantity: 'mass',
    f: (a: number) => (t: number) => a * 1.2 ** t,
    a: [12, 14, 15, 16, 18],
    at: [4, 5, 6, 7],
  },
] as const

supplement('rate-from-a-tangent', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const tale = random.int(0, 2)
    const { a: as, at: ts, f } = CHANGES[tale] ?? CHANGES[0]
    const [a, t] = [random.pick<number>(as), random.pick<number>(ts)]
    const [from, to] = random.pick([
      [0, 4],
      [2, 6],
      [0, 5],
      [1, 6],
      [4, 8],
      [0, 8],
    ] as const)
    return { tale, a, t, from, to, slope: slopeAt(f(a), t), mean: (f(a)(to) - f(a)(from)) / (to - from) }
  },
  make: ({ tale, a, t, from, to, slope, mean }) => {
    const { of, y, size, every, unit, quantity, f } = CHANGES[tale] ?? CHANGES[0]
    const curve = f(a)
    const slack = Math.max(0.6, Math.abs(slope) * 0.18)
    const meanings = ['rate of change at one moment', 'average rate of change', 'value at the start']
    return {
      stem: `The diagram shows how the ${quantity} changes as ${of}. *P* is the point of the curve at ${t} min.`,
      figure: readFigure({
        name: 'algebra-and-graphs/a-changing-quantity',
        title: 'A curve on graph paper',
        description: `A smooth curve passes through about ${through(
          each => Math.round(curve(each)),
          [0, 1, 2, 3, 4, 5, 6, 7, 8],
        )}. The point P is marked at ${t} min.`,
        x: { min: 0, max: 8, every: 1, parts: 5, label: 'time / min' },
        y: { min: 0, max: size, every, parts: 5, label: y },
        f: curve,
        from: 0,
        height: 250,
        more: on => mark(on, [t, curve(t)], '*P*', { place: slope > 0 ? 'above left' : 'above right' }),
      }),
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            'By drawing a tangent, estimate the gradient of the curve at *P*.',
            'Draw a tangent and estimate the gradient of the curve at *P*.',
            'Estimate the gradient of the curve at *P* with the help of a tangent.',
          ],
          scheme: [
            'M1 tangent at *P* ruled',
            'M1 rise ÷ run for two points of the tangent that are far apart',
            `A1 ${figures(slope, 2)}, within ${figures(slack, 2)}`,
          ],
          solution: `Rule the line that touches the curve at *P*. For two points of it that are far apart, divide the change of ${quantity} by the time between them: about ${figures(slope, 2)}. ${slope < 0 ? 'It is negative, because the curve falls.' : ''}`,
          answer: slope,
          tolerance: slack,
          unit,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO2',
          prompt: `Calculate the average rate of change of the ${quantity} from ${from} to ${to} minutes.`,
          scheme: [
            `M1 $\\frac{${roundTo(curve(to), 0)} - ${roundTo(curve(from), 0)}}{${to - from}}$`,
            `A1 ${figures(mean, 2)}, within 0.6`,
          ],
          solution: `Read the values at both times, about ${plain(roundTo(curve(from), 0))} and ${plain(roundTo(curve(to), 0))}. The average rate is their difference divided by ${to - from} minutes: about ${figures(mean, 2)}.`,
          answer: mean,
          tolerance: 0.6,
          unit,
        }),
        c: ask.match({
          command: 'Determine',
          objective: 'AO2',
          prompt: 'Determine what each of these tells.',
          items: [
            { id: 'tangent', text: `the gradient of the tangent at *P*` },
            {
              id: 'chord',
              text: `the gradient of the line that joins the points at ${from} and ${to} minutes`,
            },
          ],
          targets: asItems(meanings),
          answer: { tangent: meanings[0] ?? '', chord: meanings[1] ?? '' },
          scheme: [
            'B1 tangent: rate of change at one moment',
            'B1 line between two points: average rate of change',
          ],
          solution: `The tangent shows how fast the ${quantity} changes at that moment. A line between two points of the curve shows the average for the time between them.`,
        }),
      },
    }
  },
  verify: ({ tale, a, t, from, to }) => {
    const slopes = [
      a * Math.log(0.8) * 0.8 ** t,
      -a * Math.log(0.75) * 0.75 ** t,
      a * Math.log(1.2) * 1.2 ** t,
    ]
    const rises = [
      a * (0.8 ** to - 0.8 ** from),
      a * (0.75 ** from - 0.75 ** to),
      a * (1.2 ** to - 1.2 ** from),
    ]
    return { a: slopes[tale] ?? 0, b: (rises[tale] ?? 0) / (to - from) }
  },
})
