import { ask } from '@/lib/exams/authoring/ask'
import { poly, term } from '@/lib/exams/authoring/maths'
import { bisect, secant } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, roundTo } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { isBetween } from '../curves'

const { supplement, templates } = questionsOf('structured', 'E2.10', { calculator: 'needed' })

export { templates }

const TALES = [
  {
    of: 'A pan of soup cools in a kitchen. After *t* hours its temperature is *T* °C, where',
    y: 'T',
    axis: '*T* / °C',
    unit: '°C',
    when: 'the temperature is',
    towards: 'the temperature',
    a: [60, 64, 70, 72, 75, 80],
    c: [18, 20, 22, 24],
    b: [0.5, 0.55, 0.6, 0.65, 0.7],
    max: 100,
  },
  {
    of: 'Trout are put into a lake. After *t* years there are *N* hundred trout, where',
    y: 'N',
    axis: '*N*',
    unit: '',
    when: '*N* is',
    towards: '*N*',
    a: [-60, -56, -50, -64, -48],
    c: [70, 75, 80, 85],
    b: [0.55, 0.6, 0.65, 0.7],
    max: 100,
  },
  {
    of: 'A frozen pie is put into an oven. After *t* minutes the temperature at its centre is *T* °C, where',
    y: 'T',
    axis: '*T* / °C',
    unit: '°C',
    when: 'the temperature is',
    towards: 'the temperature',
    a: [-80, -84, -88, -90],
    c: [92, 94, 95, 96],
    b: [0.6, 0.65, 0.7, 0.75],
    max: 100,
  },
] as const
const HOURS = [0, 1, 2, 3, 4, 5, 6] as const

supplement('exponential-graph-in-context', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const tale = random.int(0, 2)
    const { a: as, b: bs, c: cs } = TALES[tale] ?? TALES[0]
    const [a, b, c] = [random.pick<number>(as), random.pick<number>(bs), random.pick<number>(cs)]
    const [one, two] = random.sample([1, 2, 3, 4, 5], 2).sort((p, q) => p - q) as [number, number]
    const level = random.step(25, 85, 5)
    if (a + c > 100 || (level - c) / a <= 0) return null
    const time = Math.log((level - c) / a) / Math.log(b)
    return time > 0.8 && time < 4.2 && isBetween(time, 0.1) ? { tale, a, b, c, one, two, level, time } : null
  },
  make: ({ tale, a, b, c, one, two, level, time }) => {
    const { of, y, axis, unit, when, towards, max } = TALES[tale] ?? TALES[0]
    const f = (t: number) => a * b ** t + c
    const formula = `${y} = ${a < 0 ? `${c} - ${-a}` : a} \\times ${b}^t${a < 0 ? '' : ` + ${c}`}`
    const rounded = (t: number) => roundTo(f(t), 0)
    return {
      stem: `${of} $${formula}$.`,
      parts: {
        a: ask.table({
          command: 'Work out',
          prompt: [
            'Complete the table. Give the values correct to the nearest whole number.',
            'Work out the two missing values in the table, each to the nearest whole number.',
            'Complete the table of values, to the nearest whole number.',
          ],
          head: ['*t*', ...HOURS.map(String)],
          rows: [
            [
              { text: `*${y}*` },
              ...HOURS.map(t =>
                t === one || t === two
                  ? {
                      blank: t === one ? 'first' : 'second',
                      answer: rounded(t),
                      sigFigs: 2,
                      tolerance: 0.6,
                      marks: 1 as const,
                    }
                  : { text: plain(rounded(t)) },
              ),
            ],
          ],
          scheme: [`B1 ${plain(rounded(one))}`, `B1 ${plain(rounded(two))}`],
          solution: `Put $t = ${one}$ in: $${a < 0 ? `${c} - ${-a}` : a} \\times ${b}^{${one}}${a < 0 ? '' : ` + ${c}`}$ gives ${plain(rounded(one))}. In the same way $t = ${two}$ gives ${plain(rounded(two))}.`,
        }),
        b: plotPart({
          name: 'algebra-and-graphs/grid-exponential',
          title: 'Grid for a graph',
          description: `Empty graph paper to plot on, with t from 0 to 6 and ${y} from 0 to ${max}.`,
          command: 'Plot',
          prompt: `Plot the seven points of the graph of *${y}* against *t* on the grid.`,
          axes: {
            x: { label: '*t*', min: 0, max: 6, large: 1, parts: 5 },
            y: { label: axis, min: 0, max, large: 10, parts: 5 },
          },
          tasks: [{ task: 'points', wanted: HOURS.map((t): Spot => [t, rounded(t)]), marks: 2 }],
          scheme: ['B1 at least four points within half a small square', 'B1 all seven points'],
          solution:
            'One small square is 2 units up, so odd values lie half-way between two lines. Join the points with one smooth curve.',
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: `Use the curve through your points to find *t* when ${when} ${level}${unit && ` ${unit}`}.`,
          scheme: [`M1 reads across from ${level}`, `A1 ${figures(time, 3)}, within 0.2`],
          solution: `Go across from ${level} to the curve and down to the *t*-axis: *t* is about ${plain(roundTo(time, 1))}.`,
          answer: time,
          tolerance: 0.2,
        }),
        d: ask.whole({
          command: 'Write down',
          objective: 'AO2',
          prompt: `Write down the value that ${towards} comes closer and closer to as *t* increases.`,
          scheme: [`B1 ${c}`],
          solution: `$${b}^t$ comes closer and closer to zero, so *${y}* comes closer to ${c}. The line $${y} = ${c}$ is an asymptote.`,
          answer: c,
          unit,
        }),
      },
    }
  },
  verify: ({ a, b, c, level }) => ({
    c: bisect(t => a * b ** t + c - level, 0, 10),
    d: Math.round(a * b ** 200 + c),
  }),
})

const XS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4] as const

supplement('square-and-reciprocal', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [half, a] = [random.chance(0.6), random.int(3, 6)]
    const [m, n] = [random.pick([-1, 1, 2, 0.5]), random.int(2, 9)]
    const p = half ? 0.5 : 1
    if (!half && m === 0.5) return null
    const gap = (x: number) => p * x * x + a / x - m * x - n
    const low = Math.cbrt(a / (2 * p))
    const bottom =
      Array.from({ length: 60 }, (_, at) => 0.6 + at * 0.055).sort((s, t) => gap(s) - gap(t))[0] ?? low
    if (gap(bottom) > -0.5 || gap(0.55) < 0 || gap(3.9) < 0) return null
    const [left, right] = [bisect(gap, 0.55, bottom), bisect(gap, bottom, 3.9)]
    const [one, two] = random.sample([1, 1.5, 2.5, 3, 3.5], 2).sort((s, t) => s - t) as [number, number]
    const high = Math.max(p * 0.25 + a / 0.5, p * 16 + a / 4, m * 4 + n) <= 20 && 4 * m + n > 0
    return high && isBetween(left, 0.05) && isBetween(right, 0.05) && right - left > 0.8
      ? { p, a, m, n, left, right, one, two }
      : null
  },
  make: ({ p, a, m, n, left, right, one, two }) => {
    const f = (x: number) => p * x * x + a / x
    const square = p === 1 ? 'x^2' : '\\frac{x^2}{2}'
    const line = m === 0.5 ? `\\frac{1}{2}x + ${n}` : poly(m, n)
    const k = 1 / p
    const cubic = `x^3 ${term(-m * k, 'x^2')} ${term(-n * k, 'x')} + ${a * k} = 0`
    const start = `${square} + \\frac{${a}}{x} = ${line}`
    const rounded = (x: number) => roundTo(f(x), 1)
    const bottom = Math.cbrt(a / (2 * p))
    return {
      stem: [
        `$y = ${square} + \\frac{${a}}{x}$, for values of *x* from 0.5 to 4.`,
        `A curve has the equation $y = ${square} + \\frac{${a}}{x}$, $x > 0$.`,
        `This question is about the graph of $y = ${square} + \\frac{${a}}{x}$ for positive values of *x*.`,
      ],
      parts: {
        a: ask.table({
          command: 'Work out',
          prompt: 'Complete the table. Values are correct to one decimal place.',
          head: ['*x*', ...XS.map(x => plain(x))],
          rows: [
            [
              { text: '*y*' },
              ...XS.map(x =>
                x === one || x === two
                  ? {
                      blank: x === one ? 'first' : 'second',
                      answer: rounded(x),
                      sigFigs: 2,
                      tolerance: 0.06,
                      marks: 1 as const,
                    }
                  : { text: plain(rounded(x), 1) },
              ),
            ],
          ],
          scheme: [`B1 ${plain(rounded(one), 1)}`, `B1 ${plain(rounded(two), 1)}`],
          solution: `Work out the two terms and add: at $x = ${one}$ they are ${plain(roundTo(p * one * one, 3))} and ${plain(roundTo(a / one, 3))}, together ${plain(rounded(one), 1)}. At $x = ${two}$ the sum is ${plain(rounded(two), 1)}.`,
        }),
        b: plotPart({
          name: 'algebra-and-graphs/grid-square-and-reciprocal',
          title: 'Grid for a graph',
          description: 'Empty graph paper to plot on, with x from 0 to 4 and y from 0 to 20.',
          command: 'Draw',
          prompt: `On the grid, plot the eight points of the graph and draw the line $y = ${line}$.`,
          axes: {
            x: { label: '*x*', min: 0, max: 4, large: 0.5, parts: 5 },
            y: { label: '*y*', min: 0, max: 20, large: 2, parts: 5 },
          },
          tasks: [
            { task: 'points', wanted: XS.map((x): Spot => [x, rounded(x)]), marks: 2 },
            {
              task: 'line',
              gradient: [m - 0.12, m + 0.12],
              intercept: [n - 0.3, n + 0.3],
              covers: [0, 4],
              marks: 1,
            },
          ],
          scheme: [
            'B1 at least four points within half a small square',
            'B1 all eight points',
            `B1 ruled line through (0, ${n}) and (4, ${plain(4 * m + n)})`,
          ],
          solution: `The curve falls to its lowest point near $x = ${roundTo(bottom, 1)}$ and then rises. The line joins (0, ${n}) and (4, ${plain(4 * m + n)}).`,
        }),
        'c.i': ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          lead: `The line and the curve solve the equation $${start}$.`,
          prompt: 'Find the smaller positive solution.',
          scheme: [`B1 ${figures(left, 3)}, within 0.1`],
          solution: `The solutions are the *x*-coordinates of the crossings. The one on the left is near ${plain(roundTo(left, 1))}.`,
          answer: left,
          tolerance: 0.1,
        }),
        'c.ii': ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Find the larger solution.',
          scheme: [`B1 ${figures(right, 3)}, within 0.1`],
          solution: `The crossing on the right is near ${plain(roundTo(right, 1))}.`,
          answer: right,
          tolerance: 0.1,
        }),
        d: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Write the equation $${start}$ in the form $x^3 + px^2 + qx + r = 0$, where *p*, *q* and *r* are integers.`,
          scheme: [`M1 multiplies every term by *x*${p === 1 ? '' : ' and by 2'}`, `A1 $${cubic}$`],
          solution: `Multiply every term by ${p === 1 ? '*x*' : '$2x$'} and bring all terms to one side: $${cubic}$.`,
          answer: cubic,
          letters: ['x'],
          form: 'expanded',
        }),
      },
    }
  },
  verify: ({ p, a, m, n, left, right }) => {
    const cubic = (x: number) => p * x ** 3 - m * x * x - n * x + a
    return {
      'c.i': secant(cubic, left - 0.02),
      'c.ii': secant(cubic, right + 0.02),
      d: `${p}*x^3 + ${a} = ${m}*x^2 + ${n}*x`,
    }
  },
})
