import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, fractionText, plain, roundTo } from '@/lib/exams/format'
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

const { supplement, templates } = questionsOf('structured', 'E9.6', { calculator: 'needed' })

export { templates }

const seen = ({ every, parts }: Kind, value: number) => roundTo(value, every / parts < 1 ? 2 : 1)
const widthsOf = ({ edges }: Kind) => edges.slice(1).map((to, at) => to - (edges[at] ?? 0))

supplement('frequencies-and-mean-from-a-curve', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const which = random.pick([1, 2, 3, 4])
    const kind = kindOf(which)
    const n = random.pick([80, 120, 200])
    const frequencies = bell(random, widthsOf(kind), n, smallOf(kind, n).y)
    return frequencies && new Set(frequencies).size > 3 ? { which, n, frequencies } : null
  },
  make: ({ which, n, frequencies }) => {
    const kind = kindOf(which)
    const { letter, unit, edges } = kind
    const { classes } = classTable(kind, unit)
    const all = sums(frequencies)
    const middles = edges.slice(1).map((to, at) => (to + (edges[at] ?? 0)) / 2)
    const products = frequencies.map((each, at) => each * (middles[at] ?? 0))
    const total = products.reduce((sum, each) => sum + each, 0)
    const asked = [1, 2, 3]
    return {
      stem: [
        `The cumulative frequency diagram shows ${kind.said(n)}. The crosses stand at the ends of the classes.`,
        `The diagram gives information about ${kind.said(n)}. It was drawn from the crosses, one for each class of a table.`,
        `A frequency table of ${kind.said(n)} was used to draw this diagram, with a cross for each class.`,
      ],
      figure: curveFigure(kind, frequencies),
      parts: {
        a: ask.table({
          command: 'Complete',
          objective: 'AO2',
          prompt: ['Use the diagram to complete the frequency table.', 'Complete the frequency table.'],
          head: [`*${letter}* (${unit})`, 'Frequency'],
          rows: classes.map((each, at) => [
            { text: each },
            asked.includes(at)
              ? { blank: each.replaceAll('*', ''), answer: frequencies[at] ?? 0, marks: 1 as const }
              : { text: plain(frequencies[at] ?? 0) },
          ]),
          scheme: asked.map(at => `B1 ${frequencies[at]}`),
          solution: `The crosses are at ${all.map(each => plain(each)).join(', ')}. A frequency is the rise from one cross to the next: ${asked.map(at => `$${all[at]} - ${all[at - 1]} = ${frequencies[at]}$`).join(', ')}.`,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO1',
          prompt: [
            'Calculate an estimate of the mean.',
            `Calculate an estimate of the mean of the ${n} values.`,
          ],
          scheme: [
            `M1 mid-interval values ${middles.map(each => plain(each)).join(', ')}`,
            `M1 $${frequencies.map((each, at) => `${each} \\times ${middles[at]}`).join(' + ')}$, or ${plain(total)}`,
            `M1 $${total} \\div ${n}$`,
            `A1 ${figures(total / n, 3)}`,
          ],
          solution: `Multiply each frequency by the middle of its class and add: ${plain(total)}. Then divide by all the frequencies: $${total} \\div ${n} = ${figures(total / n, 3)}$. It is an estimate, since the exact values are not known.`,
          answer: total / n,
          unit,
        }),
      },
    }
  },
  verify: ({ which, n, frequencies }) => {
    const { edges } = kindOf(which)
    const values = frequencies.flatMap((each, at) =>
      Array.from({ length: each }, (_, place) => {
        const [from, to] = [edges[at] ?? 0, edges[at + 1] ?? 0]
        return from + ((place + 0.5) * (to - from)) / each
      }),
    )
    return { b: values.reduce((sum, each) => sum + each, 0) / n }
  },
})

/** Two places that are compared, and what their times, heights or distances are. */
const PAIRS = [
  { which: 0, one: 'Oakfield', other: 'Riverside', place: 'bus station', noun: 'waiting times' },
  { which: 2, one: 'Hilltop', other: 'Lakeside', place: 'garden', noun: 'heights' },
  { which: 3, one: 'Weston', other: 'Marlow', place: 'factory', noun: 'travel distances' },
] as const

const MORE = 'greater/higher/larger/longer/more/bigger/taller/further/farther'
const LESS = 'lower/smaller/shorter/less/fewer/narrower'

const SPREAD = 'interquartile/iqr/range/spread/vary/variation/varied'

/** The point that the median of one place is the greater one. */
const greaterMedian = (high: string, low: string, noun: string) =>
  judged(
    `on average the ${noun} at ${high} are greater (its median is greater)`,
    `
    reject median of/for/at/in ${low} ...(no ${high}/${LESS}/${SPREAD}).. ${MORE}
    reject median/average ...(no ${high}/${LESS}/${SPREAD}/and).. ${MORE} ...(no ${high}/and/than).. ${low}
    reject ${low} ...(no ${high}/${LESS}/${SPREAD}).. ${MORE} median/average
    accept median/average, ${high} ...(no ${low}/${LESS}).. ${MORE}
    accept median/average, ${low} ...(no ${high}/${MORE}).. ${LESS}
    accept median/average ... ${MORE} ...(no ${low}/${LESS}/than).. ${high}
    accept median/average ... ${LESS} ...(no ${high}/${MORE}/than).. ${low}
    unsure median/average
    unsure ${high} ...(no ${low}/${LESS}).. ${MORE}, without interquartile/iqr/range/spread
    earns: the median at ${high} is greater than at ${low}
    earns: On average the ${noun} at ${low} are shorter
    earns: ${high} has a highr median than ${low}
    earns: the median is greater at ${high}
    misses: the interquartile range at ${high} is greater
    misses: the median at ${low} is greater than at ${high}
    misses: ${high} and ${low} are different`,
  )

/** The point that the interquartile range of one place is the greater one. */
const greaterSpread = (high: string, low: string, noun: string) =>
  judged(
    `the ${noun} at ${high} are more spread out, or vary more (its interquartile range is greater)`,
    `
    reject interquartile/iqr ...(no ${high}).. ${low} ...(no ${high}/${LESS}).. ${MORE}
    reject ${low} ...(no ${high}).. ${MORE} interquartile/iqr/spread
    reject ${high} ...(no ${low}).. ${LESS} interquartile/iqr/spread
    reject ${high} ...(no ${low}).. more consistent
    accept ${SPREAD}, ${high} ...(no ${low}/${LESS}).. ${MORE}
    accept ${SPREAD}, ${low} ...(no ${high}/${MORE}).. ${LESS}
    accept ${high} ...(no ${low}).. ${MORE} interquartile/iqr/spread
    accept ${low} ...(no ${high}).. ${LESS} interquartile/iqr/spread
    accept ${SPREAD} ... ${MORE} ...(no ${low}/${LESS}/than).. ${high}
    accept ${SPREAD} ... ${LESS} ...(no ${high}/${MORE}/than).. ${low}
    accept ${low} ...(no ${high}).. more consistent
    accept more consistent ...(no ${high}/than).. ${low}
    unsure ${SPREAD}
    unsure consistent
    earns: the interquartile range at ${high} is greater than at ${low}
    earns: the ${noun} at ${high} are more spread out
    earns: ${low} has a smaller interquartle range
    earns: the ${noun} are more consistent at ${low}
    misses: the ${noun} at ${low} are more spread out
    misses: the interquartile range at ${low} is greater than at ${high}
    misses: ${high} and ${low} are different`,
  )

supplement('compare-two-places', {
  facts: { difficulty: 4, calculator: 'not-needed', checked: '2026-11-28' },
  values: random => {
    const pair = random.int(0, PAIRS.length - 1)
    const kind = kindOf(PAIRS[pair]?.which ?? 0)
    const n = random.pick([80, 120, 160, 200])
    const frequencies = bell(random, widthsOf(kind), n)
    if (!frequencies) return null
    const { x } = smallOf(kind, n)
    const curve = curveOf(kind.edges, frequencies)
    const [low, middle, high] = [n / 4, n / 2, (3 * n) / 4].map(each => curve.reading(each)) as [
      number,
      number,
      number,
    ]
    const isNear = (value: number) => Math.abs((2 * value) / x - Math.round((2 * value) / x)) < 0.35
    const [median, range] = [middle, high - low].map(
      each => Math.round(each) + random.pick([-1, 1]) * random.int(2, 5) * x,
    ) as [number, number]
    const lower = Math.round(median - range * random.pick([0.4, 0.5, 0.6]))
    const fine =
      lower > (kind.edges[0] ?? 0) + x && lower + range < (kind.edges.at(-1) ?? 0) - x && range > 4 * x
    return fine && [low, middle, high].every(isNear)
      ? { pair, n, frequencies, low, middle, high, median, lower, upper: lower + range }
      : null
  },
  make: ({ pair, n, frequencies, low, middle, high, median, lower, upper }) => {
    const { which, one, other, place, noun } = PAIRS[pair] ?? PAIRS[0]
    const kind = kindOf(which)
    const { unit } = kind
    const { x } = smallOf(kind, n)
    const [q1, q2, q3] = [seen(kind, low), seen(kind, middle), seen(kind, high)]
    const own = roundTo(q3 - q1, 2)
    const [averages, spreads] = [
      q2 > median ? [one, other] : [other, one],
      own > upper - lower ? [one, other] : [other, one],
    ] as [[string, string], [string, string]]
    return {
      stem: [
        `The cumulative frequency diagram shows the ${noun} of ${n} ${kind.things} at a ${place}, ${one}.`,
        `The diagram shows the ${noun} of ${n} ${kind.things} at a ${place} called ${one}.`,
      ],
      figure: curveFigure(kind, frequencies),
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: [
            'Use the diagram to estimate the median.',
            'Use the diagram to find an estimate of the median.',
          ],
          scheme: [`B1 ${plain(q2)}, within ${x / 2}`],
          solution: `Read across from $${n} \\div 2 = ${n / 2}$ and then down: ${plain(q2)}.`,
          answer: q2,
          tolerance: x / 2,
          unit,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: [
            'Use the diagram to estimate the interquartile range.',
            'Use the diagram to find an estimate of the interquartile range.',
          ],
          scheme: [
            `M1 ${plain(q1)} or ${plain(q3)} read, each within ${x / 2}`,
            `A1 ${plain(own)}, within ${x}`,
          ],
          solution: `At ${n / 4} and ${(3 * n) / 4} the curve gives about ${plain(q1)} and ${plain(q3)}. $${q3} - ${q1} = ${own}$.`,
          answer: own,
          tolerance: x,
          unit,
        }),
        c: ask.written({
          command: 'Write down',
          objective: 'AO2',
          lead: `At another ${place}, ${other}, the median is ${plain(median)} ${unit}, the lower quartile ${plain(lower)} ${unit} and the upper quartile ${plain(upper)} ${unit}.`,
          prompt: [
            `Write down two comparisons of the ${noun} at ${one} and at ${other}.`,
            `Use the medians and the interquartile ranges to compare the ${noun} at ${one} and at ${other}.`,
          ],
          scheme: [
            greaterMedian(averages[0], averages[1], noun),
            greaterSpread(spreads[0], spreads[1], noun),
          ],
          modelAnswer: `The median is greater at ${averages[0]}, so on average its ${noun} are greater. The interquartile range is greater at ${spreads[0]}, so the ${noun} there vary more.`,
          solution: `The medians are ${plain(q2)} at ${one} and ${plain(median)} at ${other}. The interquartile ranges are ${plain(own)} at ${one} and $${upper} - ${lower} = ${upper - lower}$ at ${other}. Compare an average and a spread, and say what each means for the ${noun}.`,
        }),
      },
    }
  },
  verify: ({ pair, n, frequencies }) => {
    const kind = kindOf(PAIRS[pair]?.which ?? 0)
    const read = pieces(kind.edges, frequencies)
    const at = (share: number) => seen(kind, read(1, share * n))
    return { a: at(0.5), b: roundTo(at(0.75) - at(0.25), 2) }
  },
})

supplement('chosen-at-random-from-a-table', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, KINDS.length - 1)
    const n = random.pick([40, 50, 60, 80])
    const frequencies = bell(random, widthsOf(kindOf(which)), n)
    if (!frequencies) return null
    const last = frequencies.length - 1
    const two = random.pick(['both', 'one of each'] as const)
    return { which, n, frequencies, two, at: random.int(1, last - 2) }
  },
  make: ({ which, n, frequencies, two, at }) => {
    const kind = kindOf(which)
    const { letter, unit, edges, things } = kind
    const all = sums(frequencies)
    const ends = edges.slice(1)
    const size = ends.length
    const [from, to] = [ends[at] ?? 0, ends[at + 1] ?? 0]
    const high = n - (all[size - 2] ?? 0)
    const low = all[0] ?? 0
    const border = ends[size - 2] ?? 0
    const one = `M1 $\\frac{${two === 'both' ? high : low}}{${n}}$ with $\\frac{${two === 'both' ? high - 1 : high}}{${n - 1}}$`
    const answer = two === 'both' ? (high * (high - 1)) / (n * (n - 1)) : (2 * low * high) / (n * (n - 1))
    const product =
      two === 'both'
        ? `\\frac{${high}}{${n}} \\times \\frac{${high - 1}}{${n - 1}}`
        : `2 \\times \\frac{${low}}{${n}} \\times \\frac{${high}}{${n - 1}}`
    return {
      stem: [
        `The cumulative frequency table gives information about ${kind.said(n)}.`,
        `The table shows the cumulative frequencies of ${kind.said(n)}.`,
        `Cumulative frequencies of ${kind.said(n)} are given in the table.`,
      ],
      table: {
        head: [`*${letter}* (${unit})`, 'Cumulative frequency'],
        rows: ends.map((end, place) => [`*${letter}* ≤ ${end}`, plain(all[place] ?? 0)]),
      },
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Work out the frequency of the class ${from} < *${letter}* ≤ ${to}.`,
            `Work out the number of ${things} in the class ${from} < *${letter}* ≤ ${to}.`,
          ],
          scheme: [`B1 ${frequencies[at + 1]}`],
          solution: `Subtract: $${all[at + 1]} - ${all[at]} = ${frequencies[at + 1]}$.`,
          answer: frequencies[at + 1] ?? 0,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: `One of the ${n} ${things} is chosen at random. Find the probability that one of the ${kind.over(border)} is chosen.`,
          scheme: [`B1 $${frac(high, n)}$`],
          solution: `$${n} - ${all[size - 2]} = ${high}$ of the ${n} are above ${border}: $${frac(high, n)}$.`,
          answer: high / n,
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO2',
          lead: `Two of the ${n} ${things} are chosen at random.`,
          prompt:
            two === 'both'
              ? `Calculate the probability that both are ${kind.over(border)}.`
              : `Calculate the probability that one is among the ${kind.under(ends[0] ?? 0)} and the other among the ${kind.over(border)}.`,
          scheme: [
            one,
            `M1 $${product}$`,
            `A1 ${figures(answer, 3)}, or $\\frac{${fractionText(answer).replace('/', '}{')}}$`,
          ],
          solution:
            two === 'both'
              ? `${high} are above ${border}. When one of them has been taken, ${high - 1} of the other ${n - 1} are left: $${product} = ${figures(answer, 3)}$.`
              : `${low} are at or below ${ends[0]} and ${high} are above ${border}. Either kind may come first, so there are two ways: $${product} = ${figures(answer, 3)}$.`,
          answer,
        }),
      },
    }
  },
  verify: ({ n, frequencies, two, at }) => {
    const last = frequencies.at(-1) ?? 0
    const first = frequencies[0] ?? 0
    // By counting pairs.
    const pairs = two === 'both' ? (last * (last - 1)) / 2 : first * last
    return { a: frequencies[at + 1] ?? 0, b: last / n, c: pairs / ((n * (n - 1)) / 2) }
  },
})

const UNEQUAL: readonly Kind[] = [
  { ...kindOf(0), edges: [0, 5, 10, 20, 30, 40, 60] },
  { ...kindOf(2), edges: [0, 20, 30, 40, 50, 70, 100] },
  { ...kindOf(3), edges: [0, 5, 10, 15, 20, 30, 50] },
]

supplement('plot-then-estimate', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, UNEQUAL.length - 1)
    const kind = UNEQUAL[which] ?? kindOf(0)
    const n = random.pick([80, 120, 160])
    const frequencies = bell(random, widthsOf(kind), n, 2)
    if (!frequencies) return null
    const percentile = random.pick([30, 40, 60, 70])
    const value = roundTo((kind.edges[4] ?? 0) + (random.int(1, 3) * kind.every) / kind.parts, 1)
    const curve = curveOf(kind.edges, frequencies)
    const { x } = smallOf(kind, n)
    const p = curve.reading((percentile * n) / 100)
    // A curve drawn by hand differs least near its points.
    const isNear = kind.edges.some(each => Math.abs(each - p) < 1.6 * x)
    return isNear &&
      isClear(curve.below(value)) &&
      value < (kind.edges[5] ?? 0) &&
      curve.below(value) < 0.86 * n
      ? { which, n, frequencies, percentile, value }
      : null
  },
  make: ({ which, n, frequencies, percentile, value }) => {
    const kind = UNEQUAL[which] ?? kindOf(0)
    const { letter, unit, edges, things } = kind
    const all = sums(frequencies)
    const ends = edges.slice(1)
    const { x, y } = smallOf(kind, n)
    const curve = curveOf(edges, frequencies)
    const p = seen(kind, curve.reading((percentile * n) / 100))
    const below = Math.round(curve.below(value))
    const share = (100 * (n - below)) / n
    return {
      stem: [
        `The cumulative frequency table gives information about ${kind.said(n)}.`,
        `The table shows ${kind.said(n)}, as cumulative frequencies.`,
      ],
      table: {
        head: [`*${letter}* (${unit})`, 'Cumulative frequency'],
        rows: ends.map((end, at) => [`*${letter}* ≤ ${end}`, plain(all[at] ?? 0)]),
      },
      parts: {
        a: plotPart({
          name: 'statistics/grid-cumulative',
          title: 'Grid for a cumulative frequency diagram',
          description: `Empty graph paper to plot on, with ${kind.label.toLowerCase().replace(' / ', ' in ')} from ${edges[0]} to ${edges.at(-1)} and cumulative frequency from 0 to ${plotAxes(kind, n).y.max}.`,
          command: 'Plot',
          prompt: [
            'Plot the points of the cumulative frequency diagram on the grid. (The smooth curve through them is not marked: picture it, or sketch it on paper.)',
            'On the grid, plot the points for a cumulative frequency diagram. (The smooth curve through them is not marked: picture it, or sketch it on paper.)',
          ],
          axes: plotAxes(kind, n),
          tasks: [{ task: 'points', wanted: ends.map((end, at): Spot => [end, all[at] ?? 0]), marks: 2 }],
          scheme: ['B1 at least three points right', 'B1 all points right'],
          solution: `Each cumulative frequency stands above the upper end of its class. The classes are not equally wide, so the crosses are not equally far apart. The curve begins at (${edges[0]}, 0).`,
          solutionFigure: curveFigure(kind, frequencies),
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO2',
          prompt: `Find an estimate of the ${percentile}th percentile.`,
          scheme: [
            `M1 ${(percentile * n) / 100} on the cumulative frequency axis`,
            `A1 ${plain(p)}, within ${x}`,
          ],
          solution: `${percentile}% of ${n} is ${(percentile * n) / 100}. From there go across to the curve and down: about ${plain(p)} ${unit}.`,
          answer: p,
          tolerance: x,
          unit,
        }),
        c: ask.number({
          sigFigs: 2,
          command: 'Calculate',
          objective: 'AO2',
          prompt: `Calculate an estimate of the percentage of ${kind.over(value)}.`,
          scheme: [
            `M1 ${below} read at ${plain(value)}, within ${plain(y)}`,
            `A1 ${plain(share, 1)}, within ${plain((100 * y) / n, 1)}`,
          ],
          solution: `At ${plain(value)} the curve reads about ${below}. The rest, $${n} - ${below} = ${n - below}$ ${things}, is above it: $\\frac{${n - below}}{${n}} \\times 100 = ${plain(share, 1)}$ per cent.`,
          answer: share,
          tolerance: (100 * y) / n,
          unit: '%',
        }),
      },
    }
  },
  verify: ({ which, n, frequencies, percentile, value }) => {
    const kind = UNEQUAL[which] ?? kindOf(0)
    const read = pieces(kind.edges, frequencies)
    return {
      b: seen(kind, read(1, (n / 100) * percentile)),
      c: 100 * (1 - Math.round(read(0, value)) / n),
    }
  },
})
