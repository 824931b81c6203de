import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, roundTo } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import {
  bell,
  classTable,
  curveFigure,
  curveOf,
  isClear,
  KINDS,
  type Kind,
  kindOf,
  pieces,
  plotAxes,
  smallOf,
  sums,
} from './drawings'

const { supplement, templates } = questionsOf('structured', 'E9.6')

export { templates }

/** A value that is read, as it is printed. */
const seen = ({ every, parts }: Kind, value: number) => roundTo(value, every / parts < 1 ? 2 : 1)

const widthsOf = ({ edges }: Kind) => edges.slice(1).map((to, at) => to - (edges[at] ?? 0))

/** A line of the grid inside a class, at which a frequency is read. */
const inside = ({ edges, every, parts }: Kind, at: number, square: number) =>
  roundTo((edges[at] ?? 0) + (square * every) / parts, 2)

supplement('complete-and-plot', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, KINDS.length - 1)
    const n = random.pick([80, 120, 160])
    const frequencies = bell(random, widthsOf(kindOf(kind)), n, 2)
    return frequencies ? { kind, n, frequencies } : null
  },
  make: ({ kind: which, n, frequencies }) => {
    const kind = kindOf(which)
    const { letter, unit, edges } = kind
    const all = sums(frequencies)
    const { classes } = classTable(kind, unit)
    const ends = edges.slice(1)
    const asked = [1, 2, 3]
    return {
      stem: [
        `The table shows ${kind.said(n)}.`,
        `The frequency table gives information about ${kind.said(n)}.`,
        `Somebody records ${kind.said(n)}. The table shows the results.`,
      ],
      table: {
        head: [`*${letter}* (${unit})`, 'Frequency'],
        rows: classes.map((each, at) => [each, plain(frequencies[at] ?? 0)]),
      },
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: [
            'Complete the cumulative frequency table.',
            'Complete the table of cumulative frequencies.',
          ],
          head: [`*${letter}* (${unit})`, 'Cumulative frequency'],
          rows: ends.map((end, at) => [
            { text: `*${letter}* ≤ ${end}` },
            asked.includes(at)
              ? {
                  blank: `up to ${end}`,
                  answer: all[at] ?? 0,
                  marks: 1 as const,
                  ...(at > 1 && {
                    follow: { from: [{ cell: `up to ${ends[at - 1]}` }], formula: `a + ${frequencies[at]}` },
                  }),
                }
              : { text: plain(all[at] ?? 0) },
          ]),
          scheme: asked.map(at => `B1 ${all[at]}`),
          solution: `Add each frequency to the total before it: ${asked.map(at => `$${all[at - 1]} + ${frequencies[at]} = ${all[at]}$`).join(', ')}. The last value must be ${n}, the number of all ${kind.things}.`,
        }),
        b: plotPart({
          name: 'statistics/grid-cumulative',
          title: 'Grid for a cumulative frequency diagram',
          description: `Empty graph paper to plot on, with ${kind.label.toLowerCase().replace(' / ', ' in ')} from ${edges[0]} to ${edges.at(-1)} and cumulative frequency from 0 to ${plotAxes(kind, n).y.max}.`,
          command: 'Plot',
          prompt: [
            `Plot the ${ends.length} points of the cumulative frequency diagram. (A smooth curve then joins them.)`,
            `On the grid, plot the ${ends.length} points that a smooth cumulative frequency curve must join.`,
          ],
          axes: plotAxes(kind, n),
          tasks: [
            {
              task: 'points',
              wanted: ends.map((end, at): Spot => [end, all[at] ?? 0]),
              follow: ends.map((end, at) => (asked.includes(at) ? { part: 'a', cell: `up to ${end}` } : {})),
              marks: 3,
            },
          ],
          scheme: ['B1 at least two points right', `B1 at least four points right`, 'B1 all points right'],
          solution: `Plot each cumulative frequency above the **upper end** of its class: (${ends[0]}, ${all[0]}), (${ends[1]}, ${all[1]}) and so on. The smooth curve begins at (${edges[0]}, 0), since no value lies below ${edges[0]}.`,
          solutionFigure: curveFigure(kind, frequencies),
        }),
      },
    }
  },
  verify: () => ({}),
})

supplement('median-and-interquartile-range', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, KINDS.length - 1)
    const kind = kindOf(which)
    const n = random.pick([80, 120, 160, 200])
    const frequencies = bell(random, widthsOf(kind), n)
    if (!frequencies) return null
    const { x } = smallOf(kind, n)
    const curve = curveOf(kind.edges, frequencies)
    const [low, middle, high] = [curve.reading(n / 4), curve.reading(n / 2), curve.reading((3 * n) / 4)]
    const isNear = (value: number) => Math.abs((2 * value) / x - Math.round((2 * value) / x)) < 0.3
    const value = inside(
      kind,
      random.int(kind.edges.length - 4, kind.edges.length - 3),
      random.int(1, kind.parts - 1),
    )
    return [low, middle, high].every(isNear) && isClear(curve.below(value))
      ? { which, n, frequencies, low, middle, high, value }
      : null
  },
  make: ({ which, n, frequencies, low, middle, high, value }) => {
    const kind = kindOf(which)
    const { unit, things } = kind
    const { x, y } = smallOf(kind, n)
    const below = curveOf(kind.edges, frequencies).below(value)
    const [q1, q2, q3] = [seen(kind, low), seen(kind, middle), seen(kind, high)]
    return {
      stem: [
        `The cumulative frequency diagram shows ${kind.said(n)}.`,
        `The diagram gives information about ${kind.said(n)}.`,
        `The curve shows the cumulative frequencies of ${kind.said(n)}.`,
      ],
      figure: curveFigure(kind, frequencies),
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: [
            'Use the diagram to find an estimate of the median.',
            'Use the curve to estimate the median.',
          ],
          scheme: [`B1 ${plain(q2)}, within ${x / 2}`],
          solution: `Half of ${n} is ${n / 2}. Go across from ${n / 2} to the curve, then down: ${plain(q2)}.`,
          answer: q2,
          tolerance: x / 2,
          unit,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: [
            'Use the diagram to find an estimate of the interquartile range.',
            'Use the curve to estimate the interquartile range.',
          ],
          scheme: [
            `M1 ${plain(q1)} or ${plain(q3)} read, each within ${x / 2}`,
            `A1 ${plain(roundTo(q3 - q1, 2))}, within ${x}`,
          ],
          solution: `The quartiles are read at ${n / 4} and ${(3 * n) / 4}: about ${plain(q1)} and ${plain(q3)}. $${q3} - ${q1} = ${roundTo(q3 - q1, 2)}$.`,
          answer: roundTo(q3 - q1, 2),
          tolerance: x,
          unit,
        }),
        c: ask.number({
          sigFigs: 2,
          command: 'Find',
          objective: 'AO1',
          prompt: `Use the diagram to find an estimate of the number of ${kind.over(value)}.`,
          scheme: [
            `M1 ${Math.round(below)} read at ${plain(value)}, within ${plain(y / 2)}`,
            `A1 ${n - Math.round(below)}, within ${plain(y / 2)}`,
          ],
          solution: `Go up from ${plain(value)} to the curve, then across: about ${Math.round(below)} ${things} are at or below ${plain(value)} ${unit}. The others are above it: $${n} - ${Math.round(below)} = ${n - Math.round(below)}$.`,
          answer: n - Math.round(below),
          tolerance: Math.max(1, y / 2),
        }),
      },
    }
  },
  verify: ({ which, n, frequencies, value }) => {
    const kind = kindOf(which)
    const read = pieces(kind.edges, frequencies)
    const at = (share: number) => seen(kind, read(1, share * n))
    return { a: at(0.5), b: roundTo(at(0.75) - at(0.25), 2), c: n - Math.round(read(0, value)) }
  },
})

/** Test marks: 0 to 100 for one paper or two. */
const MARKS: Kind = {
  things: 'students',
  letter: 'm',
  unit: '',
  label: 'Mark',
  edges: [0, 20, 40, 60, 80, 100],
  every: 20,
  parts: 5,
  said: n => `the marks of ${n} students`,
  over: value => `students with more than ${value} marks`,
  under: value => `students with ${value} marks or fewer`,
}

supplement('percentiles-and-a-prize', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const n = random.pick([80, 120, 160, 200])
    const frequencies = bell(random, widthsOf(MARKS), n)
    if (!frequencies) return null
    const [percentile, top] = [random.pick([20, 30, 35, 40, 60, 65, 70]), random.pick([5, 10, 15, 20])]
    const pass = random.pick([44, 46, 48, 50, 52, 54, 56])
    const curve = curveOf(MARKS.edges, frequencies)
    const [p, prize] = [curve.reading((percentile * n) / 100), curve.reading(n - (top * n) / 100)]
    const isNear = (value: number) => Math.abs(value / 2 - Math.round(value / 2)) < 0.25
    const passed = curve.below(pass)
    const steep = (curve.below(pass + 2) - passed) / 2
    return isNear(p) && isNear(prize) && prize - pass > 6 && isClear(passed) && steep < n / 40
      ? {
          n,
          frequencies,
          percentile,
          top,
          pass,
          test: random.pick(['a music test', 'a test in history', 'a science quiz', 'a first-aid test']),
        }
      : null
  },
  make: ({ n, frequencies, percentile, top, pass, test }) => {
    const curve = curveOf(MARKS.edges, frequencies)
    const { x, y } = smallOf(MARKS, n)
    const [p, prize] = [
      roundTo(curve.reading((percentile * n) / 100), 0),
      roundTo(curve.reading(n - (top * n) / 100), 0),
    ]
    const above = n - Math.round(curve.below(pass))
    const share = (100 * above) / n
    return {
      stem: [
        `${n} students take ${test}. The cumulative frequency diagram shows their marks.`,
        `The diagram shows the marks of ${n} students in ${test}.`,
      ],
      figure: curveFigure(MARKS, frequencies),
      parts: {
        a: ask.number({
          sigFigs: 2,
          command: 'Find',
          objective: 'AO1',
          prompt: `Use the diagram to find an estimate of the ${percentile}th percentile.`,
          scheme: [
            `M1 ${(percentile * n) / 100} on the cumulative frequency axis`,
            `A1 ${p}, within ${x / 2}`,
          ],
          solution: `${percentile}% of ${n} is ${(percentile * n) / 100}. Read across from ${(percentile * n) / 100}, then down: about ${p} marks.`,
          answer: p,
          tolerance: x / 2,
        }),
        b: ask.number({
          sigFigs: 2,
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `The best ${top}% of the students receive a prize. Work out an estimate of the lowest mark that earns one.`,
            `A prize is given to the ${top}% of the students with the highest marks. Work out an estimate of the lowest of these marks.`,
          ],
          scheme: [
            `M1 ${n - (top * n) / 100} on the cumulative frequency axis`,
            `A1 ${prize}, within ${x / 2}`,
          ],
          solution: `${top}% of ${n} is ${(top * n) / 100}. The curve counts from below, so read at $${n} - ${(top * n) / 100} = ${n - (top * n) / 100}$: about ${prize} marks.`,
          answer: prize,
          tolerance: x / 2,
        }),
        c: ask.number({
          sigFigs: 2,
          command: 'Calculate',
          objective: 'AO2',
          prompt: `Students with more than ${pass} marks pass. Calculate an estimate of the percentage of the students who pass.`,
          scheme: [
            `M1 ${n - above} read at ${pass}, within ${plain(y / 2)}`,
            `A1 ${plain(share, 1)}, within ${plain(roundTo((50 * y) / n, 1))}`,
          ],
          solution: `At ${pass} marks the curve reads about ${n - above}. So about $${n} - ${n - above} = ${above}$ students pass, which is $\\frac{${above}}{${n}} \\times 100 = ${plain(share, 1)}$ per cent.`,
          answer: share,
          tolerance: Math.max((50 * y) / n, 100 / n),
          unit: '%',
        }),
      },
    }
  },
  verify: ({ n, frequencies, percentile, top, pass }) => {
    const read = pieces(MARKS.edges, frequencies)
    return {
      a: roundTo(read(1, (n / 100) * percentile), 0),
      b: roundTo(read(1, (n / 100) * (100 - top)), 0),
      c: 100 - (100 * Math.round(read(0, pass))) / n,
    }
  },
})
