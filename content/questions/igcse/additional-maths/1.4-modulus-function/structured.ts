import { ask } from '@/lib/exams/authoring/ask'
import { poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.4')

export { templates }

question('modulus-linear-equation', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => {
    const [a, low] = [random.int(2, 5), random.int(1, 4)]
    const half = random.int(1, 5)
    const centre = low + half
    return { a, low, high: low + 2 * half, b: a * centre, k: a * half }
  },
  make: ({ a, low, high, b, k }) => ({
    stem: `The graph of $y = |${a}x - ${b}|$ is drawn.`,
    parts: {
      a: ask.values({
        prompt:
          'Find the coordinates of the point where the graph meets the *y*-axis, and the *x*-coordinate of its vertex.',
        scheme: [`B1 $(0, ${b})$`, `B1 ${b / a}`],
        solution: `At $x = 0$, $y = |-${b}| = ${b}$. The vertex is where $${a}x - ${b} = 0$.`,
        found: [
          ['*y*-intercept', b],
          ['*x*-coordinate of the vertex', b / a],
        ],
      }),
      b: ask.values({
        prompt: `Solve the equation $|${a}x - ${b}| = ${k}$.`,
        scheme: [`B1 ${low}`, `B1 ${high}`],
        solution: `Either $${a}x - ${b} = ${k}$, so $x = ${high}$, or $${a}x - ${b} = -${k}$, so $x = ${low}$.`,
        found: [
          ['smaller solution', low],
          ['larger solution', high],
        ],
      }),
    },
  }),
})

question('modulus-quadratic-solutions', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({ p: random.int(1, 5), m: random.int(2, 5) }),
  make: ({ p, m }) => ({
    stem: `$f(x) = ${poly(1, -2 * p, p * p - m * m)}$ for all real *x*.`,
    parts: {
      a: ask.number({
        objective: 'AO1',
        prompt: 'Find the *y*-coordinate of the maximum point of the graph of $y = |f(x)|$.',
        scheme: [`M1 $(x - ${p})^2 - ${m * m}$`, `A1 ${m * m}`],
        solution: `$f(x) = (x - ${p})^2 - ${m * m}$ has its minimum $-${m * m}$ at $x = ${p}$. The modulus reflects it in the *x*-axis, to ${m * m}.`,
        answer: m * m,
        sigFigs: 3,
        form: 'integer',
        coordinate: 'y',
      }),
      'b.i': ask.whole({
        prompt: `State the number of solutions of $|f(x)| = ${m * m - 1}$.`,
        scheme: ['B1 4'],
        solution: `The line is below the maximum point and above the *x*-axis, so it cuts the middle part twice and each outer part once.`,
        answer: 4,
      }),
      'b.ii': ask.whole({
        prompt: `State the number of solutions of $|f(x)| = ${m * m}$.`,
        scheme: ['B1 3'],
        solution: `The line touches the middle part at its maximum and cuts each outer part once.`,
        answer: 3,
      }),
      'b.iii': ask.whole({
        prompt: `State the number of solutions of $|f(x)| = ${m * m + 2}$.`,
        scheme: ['B1 2'],
        solution: `The line passes above the middle part and cuts each outer part once.`,
        answer: 2,
      }),
    },
  }),
  verify: ({ p, m }) => {
    const count = (k: number) =>
      [k, -k].reduce((sum, each) => sum + Math.sign((2 * p) ** 2 - 4 * (p * p - m * m - each)) + 1, 0)
    return {
      a: Math.abs(p * p - 2 * p * p + p * p - m * m),
      'b.i': count(m * m - 1),
      'b.ii': count(m * m),
      'b.iii': count(m * m + 2),
    }
  },
})

question('modulus-of-a-sine', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [a, c, b] = [random.int(3, 6), random.int(1, 2), random.pick([1, 2, 3])]
    return { a, b, c }
  },
  make: ({ a, b, c }) => ({
    stem: `The graph of $y = |${a}\\sin ${b === 1 ? '' : b}x + ${c}|$ is drawn for $0^\\circ \\le x \\le 360^\\circ$.`,
    parts: {
      a: ask.whole({
        objective: 'AO1',
        prompt: 'State the *y*-intercept.',
        scheme: [`B1 ${c}`],
        solution: `At $x = 0^\\circ$ the sine is 0, so $y = |${c}| = ${c}$.`,
        answer: c,
      }),
      b: ask.whole({
        objective: 'AO1',
        prompt: 'Find the greatest value of *y*.',
        scheme: [`B1 ${a + c}`],
        solution: `The sine is at most 1, which gives $${a} + ${c} = ${a + c}$. At its least value the modulus is only ${a - c}.`,
        answer: a + c,
      }),
      c: ask.whole({
        prompt: 'Find the number of points at which the graph meets the *x*-axis.',
        scheme: [`M1 $\\sin ${b === 1 ? '' : b}x = -\\frac{${c}}{${a}}$`, `A1 ${2 * b}`],
        solution: `$\\sin ${b === 1 ? '' : b}x = -\\frac{${c}}{${a}}$ has two solutions in each period, and there ${b === 1 ? 'is 1 period' : `are ${b} periods`}.`,
        answer: 2 * b,
      }),
    },
  }),
  verify: ({ a, b, c }) => {
    const at = (x: number) => a * Math.sin((b * x * Math.PI) / 180) + c
    let [top, count] = [0, 0]
    for (let x = 0; x < 360; x += 0.5) {
      top = Math.max(top, Math.abs(at(x)))
      if (at(x) * at(x + 0.5) < 0) count += 1
    }
    return { a: Math.abs(at(0)), b: top, c: count }
  },
})
