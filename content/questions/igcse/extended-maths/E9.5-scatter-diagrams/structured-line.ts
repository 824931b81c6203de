import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { near, PAIRS, type Pair, pairOf, scatterFigure, smallOf, yAt } from './drawings'

const { core, templates } = questionsOf('structured', 'E9.5', { calculator: 'needed' })

export { templates }

const UP = 'increase/rise/go up/more/higher/greater/longer/extra/add/gain/plus'
const DOWN = 'decrease/fall/drop/go down/less/lower/fewer/lose/reduce/minus'

/** What the gradient means: for each further unit of one quantity the other changes by so much. */
const meaning = ({ keys: [x, y], per, thing, measure }: Pair, slope: number) => {
  const [way, wrong] = slope > 0 ? [UP, DOWN] : [DOWN, UP.replace('/more', '').replace('/extra', '')]
  const [unit] = x.split('/')
  const [verb, against] = slope > 0 ? ['increases', 'decreases'] : ['decreases', 'increases']
  return judged(
    `for each further ${per} the ${thing} ${verb} by about ${plain(Math.abs(slope))} ${measure}`,
    `
    reject ${y} ... (${wrong.replaceAll('/go up', '').replaceAll('/go down', '')}), ${x}
    accept each/every/per/one/1/extra/further/additional ... (${x}), ${y}, ${way.replaceAll('/go up', '').replaceAll('/go down', '')}
    accept (${y}) per (${x})
    accept ${y}, each/every/per/one/1 ... (${x})
    unsure ${y}, ${x}
    unsure rate
    earns: for each ${unit} the ${thing} ${verb} by about ${Math.abs(slope)}
    earns: the ${thing} ${verb} by ${Math.abs(slope)} per ${unit}
    earns: every ${unit} the ${thing} ${verb.slice(0, 2)}${verb.slice(3)} by ${Math.abs(slope)}
    misses: it is the gradient of the line
    misses: the correlation is strong
    misses: for each ${unit} the ${thing} ${against}`,
  )
}

const unitOf = (unit: string, value: number) => (unit ? `${plain(value)} ${unit}` : plain(value))

core('equation-of-the-line', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, PAIRS.length - 1)
    const pair = pairOf(which)
    const { axes } = pair
    const [start, slope] = [random.pick(pair.starts), random.pick(pair.slopes)]
    const points = near(random, axes, { slope, start }, 10)
    if (!points) return null
    const { x: dx, y: dy } = smallOf(axes)
    const lattice = Array.from({ length: Math.round(axes.x.max / dx) }, (_, at) =>
      roundTo(at * dx, 2),
    ).filter(x => {
      const squares = yAt(slope, start, x) / dy
      return (
        Math.abs(squares - Math.round(squares)) < 1e-6 && points.every(([px]) => Math.abs(px - x) > dx / 2)
      )
    })
    const one = lattice.find(x => x > axes.x.max * 0.1 && x < axes.x.max * 0.35)
    const two = lattice.findLast(x => x > axes.x.max * 0.6 && x < axes.x.max * 0.9)
    if (one === undefined || two === undefined) return null
    const at = roundTo(Math.round((axes.x.max * random.pick([0.42, 0.46, 0.54, 0.58])) / dx) * dx, 2)
    return { which, slope, start, points, one, two, at }
  },
  make: ({ which, slope, start, points, one, two, at }) => {
    const pair = pairOf(which)
    const { axes } = pair
    const [p, q]: [Spot, Spot] = [
      [one, yAt(slope, start, one)],
      [two, yAt(slope, start, two)],
    ]
    const first = Math.min(points[0]?.[0] ?? 0, one)
    const last = Math.max(points.at(-1)?.[0] ?? 0, two)
    const ends = [first, last].map((x): Spot => [x, yAt(slope, start, x)]) as [Spot, Spot]
    const rise = `\\frac{${q[1]} - ${p[1]}}{${q[0]} - ${p[0]}}`
    const value = yAt(slope, start, at)
    return {
      stem: [
        `The scatter diagram shows ${pair.said(10)}. A line of best fit passes through *P*(${plain(p[0])}, ${plain(p[1])}) and *Q*(${plain(q[0])}, ${plain(q[1])}).`,
        `The crosses show ${pair.said(10)}. *P*(${plain(p[0])}, ${plain(p[1])}) and *Q*(${plain(q[0])}, ${plain(q[1])}) lie on a line of best fit.`,
      ],
      figure: scatterFigure(axes, points, {
        fit: ends,
        dots: true,
        named: [
          ['P', p],
          ['Q', q],
        ],
      }),
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: [
            'Find the equation of the line of best fit. Give your answer in the form *y* = *mx* + *c*.',
            'Find the equation of this line in the form *y* = *mx* + *c*.',
          ],
          scheme: [
            `M1 $${rise}$`,
            `M1 $${p[1]} = ${slope} \\times ${p[0]} + c$, or the same with *Q*, with their gradient`,
            `A1 $y = ${poly(slope, start)}$`,
          ],
          solution: `The gradient is $${rise} = ${slope}$. Put *P* into $y = ${poly(slope, 0)} + c$: $c = ${p[1]} ${slope > 0 ? '-' : '+'} ${Math.abs(slope)} \\times ${p[0]} = ${start}$. So $y = ${poly(slope, start)}$.`,
          answer: `y = ${poly(slope, start)}`,
          letters: ['x', 'y'],
          form: 'expanded',
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: [
            'Explain what the gradient of the line tells you in this context.',
            `Explain what the gradient of the line tells you about these ${pair.things}.`,
          ],
          scheme: [meaning(pair, slope)],
          modelAnswer: `For each further ${pair.per}, the ${pair.thing} ${slope > 0 ? 'increases' : 'decreases'} by about ${unitOf(pair.measure, Math.abs(slope))}.`,
          solution: `A gradient is the change of *y* for an increase of 1 in *x*: ${unitOf(pair.measure, Math.abs(slope))} ${slope > 0 ? 'more' : 'less'} for each further ${pair.per}.`,
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Use your equation to calculate an estimate of ${pair.asks} ${pair.with(at)}.`,
          scheme: [`B1 ${plain(value)}`],
          solution: `$${slope} \\times ${at} + ${start} = ${value}$`,
          answer: value,
          unit: pair.units[1],
          own: { from: 'a', key: `f(${at})` },
        }),
      },
    }
  },
  verify: ({ slope, start, one, two, at }) => {
    const [y1, y2] = [start + slope * one, start + slope * two]
    const m = roundTo((y1 - y2) / (one - two), 6)
    const c = roundTo((one * y2 - two * y1) / (one - two), 6)
    return { a: `y = ${m}*x + ${c}`, c: y1 + ((y2 - y1) * (at - one)) / (two - one) }
  },
})

core('estimate-and-percentage-error', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const which = random.int(0, PAIRS.length - 1)
    const pair = pairOf(which)
    const { axes } = pair
    const [start, slope] = [random.pick(pair.starts), random.pick(pair.slopes)]
    const points = near(random, axes, { slope, start }, 10, 3.6)
    if (!points) return null
    const { x: dx, y: dy } = smallOf(axes)
    const rest = ([x, y]: Spot) => (y - yAt(slope, start, x)) / dy
    const own = random.pick([3, 4, 5, 6])
    const spot = points[own] as Spot
    const squares = yAt(slope, start, spot[0]) / dy
    const isExact = Math.abs(2 * squares - Math.round(2 * squares)) < 0.05
    const isAlone = points.every((each, at) => at === own || Math.abs(each[0] - spot[0]) > 2 * dx)
    const above = points.filter(each => rest(each) > 0).length
    const isClear = points.every(each => Math.abs(rest(each)) > 0.25)
    return isExact && isAlone && isClear && Math.abs(rest(spot)) > 1.6 && above > 3 && above < 7
      ? { which, slope, start, points, spot, above, sign: Math.sign(rest(spot)) }
      : null
  },
  make: ({ which, slope, start, points, spot, above, sign }) => {
    const pair = pairOf(which)
    const { axes } = pair
    const { y: dy } = smallOf(axes)
    const ends = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0].map(
      (x): Spot => [x, yAt(slope, start, x)],
    ) as [Spot, Spot]
    const value = yAt(slope, start, spot[0])
    const error = (100 * Math.abs(value - spot[1])) / spot[1]
    const most = (50 * dy) / spot[1]
    return {
      stem: [
        `The scatter diagram shows ${pair.said(10)}. A line of best fit is drawn, and the point of one ${pair.one} is labelled *P*.`,
        `The crosses show ${pair.said(10)}. *P* is one of them. A line of best fit is drawn.`,
        `A line of best fit is drawn on a scatter diagram of ${pair.said(10)}. One of the crosses is labelled *P*.`,
      ],
      figure: scatterFigure(axes, points, { fit: ends, named: [['P', spot]] }),
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the fraction of the ${pair.things} whose points are above the line of best fit.`,
          scheme: [`B1 $\\frac{${above}}{10}$`],
          solution: `${above} of the 10 crosses are above the line.`,
          answer: above / 10,
        }),
        b: ask.number({
          sigFigs: 2,
          command: 'Find',
          objective: 'AO1',
          prompt: `Use the line of best fit to estimate ${pair.asks} ${pair.with(spot[0])}.`,
          scheme: [`B1 ${plain(value)}, within ${plain(dy / 2)}`],
          solution: `Go up from ${plain(spot[0])} to the line (not to *P*) and across: about ${plain(value)}.`,
          answer: value,
          tolerance: dy / 2,
          unit: pair.units[1],
        }),
        c: ask.number({
          sigFigs: 2,
          command: 'Calculate',
          objective: 'AO2',
          prompt: [
            `Calculate the percentage by which this estimate is ${sign > 0 ? 'less' : 'greater'} than the true value, which *P* shows.`,
            `*P* shows the true value for this ${pair.one}. Calculate the percentage by which the estimate is ${sign > 0 ? 'less' : 'greater'} than the true value.`,
          ],
          scheme: [
            `B1 ${plain(spot[1])} for the true value`,
            `M1 $\\frac{${Math.max(value, spot[1])} - ${Math.min(value, spot[1])}}{${spot[1]}} \\times 100$`,
            `A1 ${figures(error, 3)}, within ${plain(most, 1)}`,
          ],
          solution: `The true value is read at *P*: ${plain(spot[1])}. The difference is $${plain(roundTo(Math.abs(value - spot[1]), 2))}$, and it is compared with the true value:\n\n$\\frac{${roundTo(Math.abs(value - spot[1]), 2)}}{${spot[1]}} \\times 100 = ${figures(error, 3)}$ per cent.`,
          answer: error,
          tolerance: most,
          unit: '%',
          follow: {
            from: 'b',
            formula: sign > 0 ? `100*(${spot[1]} - x)/${spot[1]}` : `100*(x - ${spot[1]})/${spot[1]}`,
          },
        }),
      },
    }
  },
  verify: ({ slope, start, points, spot }) => {
    const value = start + slope * spot[0]
    const below = points.filter(([x, y]) => y < start + slope * x).length
    return { a: 1 - below / points.length, b: value, c: Math.abs(100 * (value / spot[1] - 1)) }
  },
})
