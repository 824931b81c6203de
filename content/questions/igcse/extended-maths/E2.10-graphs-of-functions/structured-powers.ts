import { ask } from '@/lib/exams/authoring/ask'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, roundTo } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { isBetween } from '../curves'

const { supplement, templates } = questionsOf('structured', 'E2.10')

export { templates }

/** y = a·x^power + b at values of x that need no calculator. */
const POWERS = [
  {
    power: 0.5,
    latex: (a: number) => `${a}\\sqrt{x}`,
    xs: [0, 1, 4, 9, 16, 25],
    a: [2, 3, 4, 5],
    wide: 25,
    step: 5,
    why: 'The square root grows more and more slowly, so the curve becomes less steep.',
  },
  {
    power: -0.5,
    latex: (a: number) => `\\frac{${a}}{\\sqrt{x}}`,
    xs: [1, 4, 9, 16, 25],
    a: [12, 15, 18, 20, 24],
    wide: 25,
    step: 5,
    why: 'The fraction becomes smaller as the root grows, so the curve falls less and less steeply.',
  },
  {
    power: -2,
    latex: (a: number) => `\\frac{${a}}{x^2}`,
    xs: [0.5, 1, 1.5, 2, 3],
    a: [3, 4, 5, 6],
    wide: 5,
    step: 1,
    why: 'The square below makes the fraction small very quickly, so the curve falls steeply and then flattens.',
  },
] as const

supplement('graph-of-a-power', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const { power, xs } = POWERS[kind] ?? POWERS[0]
    const a = random.pick<number>((POWERS[kind] ?? POWERS[0]).a)
    const b = random.int(1, 5)
    const inner = xs.slice(1)
    const [one, two] = random.sample<number>(inner, 2).sort((p, q) => p - q) as [number, number]
    const level = random.step(3, 24, 1)
    const x = ((level - b) / a) ** (1 / power)
    const last = xs.at(-1) ?? 0
    const gap = kind === 2 ? 0.08 : 0.6
    const clear =
      level > b && x > (xs[1] ?? 0) && x < last * 0.95 && xs.every(each => Math.abs(each - x) > gap)
    return clear && (kind !== 2 || isBetween(x, 0.06)) ? { kind, a, b, one, two, level, x } : null
  },
  make: ({ kind, a, b, one, two, level, x }) => {
    const { power, latex, xs, wide, step, why } = POWERS[kind] ?? POWERS[0]
    const f = (t: number) => roundTo(a * t ** power + b, 1)
    const equation = `y = ${latex(a)} + ${b}`
    const slack = kind === 2 ? 0.15 : 1
    return {
      stem: '',
      parts: {
        a: ask.table({
          command: 'Work out',
          prompt: [
            `Complete the table for $${equation}$. Give values correct to one decimal place where they are not exact.`,
            `Work out the missing values in the table for $${equation}$, to one decimal place where they are not exact.`,
            `The table is for the graph of $${equation}$, with values correct to one decimal place where they are not exact. Complete it.`,
          ],
          head: ['*x*', ...xs.map(each => plain(each))],
          rows: [
            [
              { text: '*y*' },
              ...xs.map(each =>
                each === one || each === two
                  ? {
                      blank: each === one ? 'first' : 'second',
                      answer: f(each),
                      sigFigs: 2,
                      tolerance: 0.06,
                      marks: 1 as const,
                    }
                  : { text: plain(f(each)) },
              ),
            ],
          ],
          scheme: [`B1 ${plain(f(one))}`, `B1 ${plain(f(two))}`],
          solution: `Work out the ${power === -2 ? 'square' : 'square root'} first, then the rest: $x = ${one}$ gives ${plain(f(one))} and $x = ${two}$ gives ${plain(f(two))}.`,
        }),
        b: plotPart({
          name: 'algebra-and-graphs/grid-power',
          title: 'Grid for a graph',
          description: `Empty graph paper to plot on, with x from 0 to ${wide} and y from 0 to 30.`,
          command: 'Plot',
          prompt: `Plot the points of the table on the grid.`,
          axes: {
            x: { label: '*x*', min: 0, max: wide, large: step, parts: 10 },
            y: { label: '*y*', min: 0, max: 30, large: 5, parts: 10 },
          },
          tasks: [{ task: 'points', wanted: xs.map((each): Spot => [each, f(each)]), marks: 2 }],
          scheme: ['B1 at least three points within half a small square', 'B1 all the points'],
          solution: `One small square is 0.5 units up. Join the points with one smooth curve. ${why}`,
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          lead: 'The graph is the smooth curve through your points.',
          prompt: `Use the graph to solve $${latex(a)} + ${b} = ${level}$.`,
          scheme: [
            `M1 reads at the level line $y = ${level}$`,
            `A1 ${figures(x, 3)}, within ${plain(slack)}`,
          ],
          solution: `Go across at $y = ${level}$ to the curve and down to the *x*-axis: *x* is about ${plain(roundTo(x, 1))}.`,
          answer: x,
          tolerance: slack,
        }),
      },
    }
  },
  verify: ({ kind, a, b, level }) => {
    const value = (t: number) => [a * Math.sqrt(t), a / Math.sqrt(t), a / (t * t)][kind] ?? 0
    return { c: bisect(t => value(t) + b - level, 0.05, 60) }
  },
})
