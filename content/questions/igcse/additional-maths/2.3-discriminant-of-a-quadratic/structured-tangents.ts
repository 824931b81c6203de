import { ask } from '@/lib/exams/authoring/ask'
import { poly, signed, surdOf } from '@/lib/exams/authoring/maths'
import { lowestAt } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { br, front, root } from '../quadratic-functions'

const { question, templates } = questionsOf('structured', '2.3')

export { templates }

question('two-tangents-from-a-point', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, s] = [random.pick([1, 1, 2]), random.pick([1, 2, 3])]
    const [b, c] = [random.int(-6, 6), random.int(-4, 8)]
    const d = c - a * s * s
    const [one, two] = [b - 2 * a * s, b + 2 * a * s]
    const [yOne, yTwo] = [a * s * s - b * s + c, a * s * s + b * s + c]
    const bad = b === 0 || c === 0 || d === 0 || one === 0 || two === 0 || Math.abs(b) > 2 * a * s + 3
    // *P* has to stand clear of the origin.
    const ys = [0, d, yOne, yTwo, c]
    const isNear = Math.abs(d) < 0.16 * (Math.max(...ys) - Math.min(...ys))
    return bad || isNear ? null : { a, s, b, c, d, one, two, yOne, yTwo }
  },
  make: ({ a, s, b, c, d, one, two, yOne, yTwo }) => {
    const f = (x: number) => a * x * x + b * x + c
    const ys = [d, yOne, yTwo, c]
    const tall = Math.max(...ys) - Math.min(...ys)
    const [from, to] = [Math.min(...ys, 0) - tall * 0.2 - 1, Math.max(...ys, 0) + tall * 0.35 + 1]
    // Beside *P* where both lines are steep on the canvas, else below it on the side of the flatter line.
    const flat = (Math.min(Math.abs(one), Math.abs(two)) / (to - from)) * 200 * ((3.8 * s) / 300)
    const side = Math.abs(one) > Math.abs(two) ? 'left' : 'right'
    const place = flat > 0.45 && one < 0 && two > 0 ? side : (`below ${side}` as const)
    const drawn = sketch({
      curves: [f, x => one * x + d, x => two * x + d],
      x: [-s * 1.9, s * 1.9],
      y: [from, to],
      points: [
        { at: [0, d], label: '*P*', place },
        { at: [-s, yOne], label: '*A*' },
        { at: [s, yTwo], label: '*B*' },
      ],
      height: 230,
    })
    const length = (2 * s) ** 2 * (1 + b * b)
    const line = `y = mx ${signed(d)}`
    return {
      stem: `The diagram shows the curve $y = ${poly(a, b, c)}$ and the two tangents to it from the point *P*(0, ${plain(d)}). They touch the curve at *A* and *B*, and *A* is to the left of *B*. A line through *P* has the equation $${line}$. The diagram is not to scale.`,
      figure: chartFigure(
        {
          name: 'quadratic-functions/two-tangents',
          title: 'A parabola and two tangents',
          description:
            'A parabola that opens upwards, and a point P on the y-axis below the curve. Two straight lines through P touch the parabola, one at A to the left of the y-axis, one at B to the right of it.',
        },
        drawn,
      ),
      parts: {
        a: ask.solutions({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the gradients of the two tangents.',
          scheme: [
            `M1 $${front(a)}x^2 + (${b} - m)x ${signed(c - d)} = 0$`,
            `M1 $(${b} - m)^2 - ${4 * a * (c - d)} = 0$`,
            `A1 $m = ${one}$`,
            `A1 $m = ${two}$`,
          ],
          solution: `At common points $${poly(a, b, c)} = mx ${signed(d)}$, so $${front(a)}x^2 + (${b} - m)x ${signed(c - d)} = 0$. A tangent has one common point: $(${b} - m)^2 - 4 \\times ${a} \\times ${c - d} = 0$, so $${b} - m = \\pm ${2 * a * s}$ and $m = ${one}$ or $m = ${two}$.`,
          answer: [String(one), String(two)],
          letter: 'm',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.expression({
          command: 'State',
          objective: 'AO2',
          prompt: `State the set of values of *m* for which the line $${line}$ does not meet the curve, as an inequality.`,
          scheme: [`B1 $${one} < m < ${two}$`],
          solution: `No common point: $(${b} - m)^2 - ${4 * a * (c - d)} < 0$. That holds between the gradients of the tangents: $${one} < m < ${two}$.`,
          answer: `${one} < m < ${two}`,
          letters: ['m'],
        }),
        'c.i': ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the coordinates of *A*.',
          scheme: [`M1 $${poly(a, b - one, c - d)} = 0$`, `A1 $(${-s}, ${yOne})$`],
          solution: `With $m = ${one}$: $${poly(a, b - one, c - d)} = 0$, so $x = ${-s}$ and $y = ${one} \\times (${-s}) ${signed(d)} = ${yOne}$. (The other tangent touches on the right.)`,
          answer: `(${-s}, ${yOne})`,
          letters: [],
        }),
        'c.ii': ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the coordinates of *B*.',
          scheme: [`B1 $(${s}, ${yTwo})$`],
          solution: `With $m = ${two}$: $${poly(a, b - two, c - d)} = 0$, so $x = ${s}$ and $y = ${two} \\times ${s} ${signed(d)} = ${yTwo}$.`,
          answer: `(${s}, ${yTwo})`,
          letters: [],
        }),
        d: ask.expression({
          command: 'Find',
          subtopic: '7.3',
          objective: 'AO1',
          prompt: 'Find the exact length of *AB*.',
          scheme: [`M1 $\\sqrt{${(2 * s) ** 2} + ${(yTwo - yOne) ** 2}}$`, `A1 $${root(length)}$`],
          solution: `$AB = \\sqrt{${2 * s}^2 + ${br(yTwo - yOne)}^2} = \\sqrt{${length}}${surdOf(length).k > 1 ? ` = ${root(length)}` : ''}$.`,
          answer: `sqrt(${length})`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ a, b, c, d }) => {
    // A tangent where the line from P is as steep as the curve: the gradient to P is least or greatest there.
    const steep = (x: number) => (a * x * x + b * x + c - d) / x
    const [right, left] = [lowestAt(steep, 0.01, 30), lowestAt(x => -steep(x), -30, -0.01)].map(
      Math.round,
    ) as [number, number]
    const f = (x: number) => a * x * x + b * x + c
    const [one, two] = [steep(left), steep(right)]
    return {
      a: [one, two],
      b: `${one} < m < ${two}`,
      'c.i': `(${left}, ${f(left)})`,
      'c.ii': `(${right}, ${f(right)})`,
      d: `sqrt((${right} - (${left}))^2 + (${f(right) - f(left)})^2)`,
    }
  },
})
