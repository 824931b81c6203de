import { algebra, ask, number, poly, values, whole } from '@/lib/exams/authoring/maths'
import { template } from '@/lib/exams/template'

const modulusEquation = template({
  name: 'modulus-linear-equation',
  subtopic: '1.4',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, low] = [random.int(2, 5), random.int(1, 4)]
    const half = random.int(1, 5)
    const centre = low + half
    return { a, low, high: low + 2 * half, b: a * centre, k: a * half }
  },
  make: ({ a, low, high, b, k }) => ({
    stem: `The graph of $y = |${a}x - ${b}|$ is drawn.`,
    parts: [
      values(
        ask(
          'a',
          'Find',
          '1.4',
          'AO1',
          'Find the coordinates of the point where the graph meets the *y*-axis, and the *x*-coordinate of its vertex.',
          [`B1 $(0, ${b})$`, `B1 ${b / a}`],
          `At $x = 0$, $y = |-${b}| = ${b}$. The vertex is where $${a}x - ${b} = 0$.`,
        ),
        [
          ['*y*-intercept', b],
          ['*x*-coordinate of the vertex', b / a],
        ],
      ),
      values(
        ask(
          'b',
          'Solve',
          '1.4',
          'AO1',
          `Solve the equation $|${a}x - ${b}| = ${k}$.`,
          [`B1 ${low}`, `B1 ${high}`],
          `Either $${a}x - ${b} = ${k}$, so $x = ${high}$, or $${a}x - ${b} = -${k}$, so $x = ${low}$.`,
        ),
        [
          ['smaller solution', low],
          ['larger solution', high],
        ],
      ),
    ],
  }),
})

const modulusCount = template({
  name: 'modulus-quadratic-solutions',
  subtopic: '1.4',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ p: random.int(1, 5), m: random.int(2, 5) }),
  make: ({ p, m }) => ({
    stem: `$f(x) = ${poly(1, -2 * p, p * p - m * m)}$ for all real *x*.`,
    parts: [
      number(
        ask(
          'a',
          'Find',
          '1.4',
          'AO1',
          'Find the *y*-coordinate of the maximum point of the graph of $y = |f(x)|$.',
          [`M1 $(x - ${p})^2 - ${m * m}$`, `A1 ${m * m}`],
          `$f(x) = (x - ${p})^2 - ${m * m}$ has its minimum $-${m * m}$ at $x = ${p}$. The modulus reflects it in the *x*-axis, to ${m * m}.`,
        ),
        m * m,
        { form: 'integer', coordinate: 'y' },
      ),
      whole(
        ask(
          'b.i',
          'State',
          '1.4',
          'AO2',
          `State the number of solutions of $|f(x)| = ${m * m - 1}$.`,
          ['B1 4'],
          `The line is below the maximum point and above the *x*-axis, so it cuts the middle part twice and each outer part once.`,
        ),
        4,
      ),
      whole(
        ask(
          'b.ii',
          'State',
          '1.4',
          'AO2',
          `State the number of solutions of $|f(x)| = ${m * m}$.`,
          ['B1 3'],
          `The line touches the middle part at its maximum and cuts each outer part once.`,
        ),
        3,
      ),
      whole(
        ask(
          'b.iii',
          'State',
          '1.4',
          'AO2',
          `State the number of solutions of $|f(x)| = ${m * m + 2}$.`,
          ['B1 2'],
          `The line passes above the middle part and cuts each outer part once.`,
        ),
        2,
      ),
    ],
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

const modulusTrig = template({
  name: 'modulus-of-a-sine',
  subtopic: '1.4',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, c, b] = [random.int(3, 6), random.int(1, 2), random.pick([1, 2, 3])]
    return { a, b, c }
  },
  make: ({ a, b, c }) => ({
    stem: `The graph of $y = |${a}\\sin ${b === 1 ? '' : b}x + ${c}|$ is drawn for $0^\\circ \\le x \\le 360^\\circ$.`,
    parts: [
      whole(
        ask(
          'a',
          'State',
          '1.4',
          'AO1',
          'State the *y*-intercept.',
          [`B1 ${c}`],
          `At $x = 0^\\circ$ the sine is 0, so $y = |${c}| = ${c}$.`,
        ),
        c,
      ),
      whole(
        ask(
          'b',
          'Find',
          '1.4',
          'AO1',
          'Find the greatest value of *y*.',
          [`B1 ${a + c}`],
          `The sine is at most 1, which gives $${a} + ${c} = ${a + c}$. At its least value the modulus is only ${a - c}.`,
        ),
        a + c,
      ),
      whole(
        ask(
          'c',
          'Find',
          '1.4',
          'AO2',
          'Find the number of points at which the graph meets the *x*-axis.',
          [`M1 $\\sin ${b === 1 ? '' : b}x = -\\frac{${c}}{${a}}$`, `A1 ${2 * b}`],
          `$\\sin ${b === 1 ? '' : b}x = -\\frac{${c}}{${a}}$ has two solutions in each period, and there ${b === 1 ? 'is 1 period' : `are ${b} periods`}.`,
        ),
        2 * b,
      ),
    ],
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

const inverseExists = template({
  name: 'least-bound-for-inverse',
  subtopic: '1.5',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ p: random.int(1, 6), q: random.int(1, 9), at: random.int(2, 5) }),
  make: ({ p, q, at }) => ({
    stem: `$f(x) = ${poly(1, -2 * p, p * p + q)}$ for $x \\ge k$.`,
    parts: [
      whole(
        ask(
          'a',
          'Find',
          '1.5',
          'AO2',
          'Find the least value of *k* for which f has an inverse.',
          [`M1 $(x - ${p})^2 + ${q}$`, `A1 ${p}`],
          `$f(x) = (x - ${p})^2 + ${q}$ is one–one only to one side of its vertex, so the least *k* is ${p}.`,
        ),
        p,
      ),
      algebra(
        ask(
          'b',
          'Find',
          '1.6',
          'AO1',
          'For this value of *k*, find an expression for $f^{-1}(x)$.',
          [`M1 $x - ${p} = \\pm\\sqrt{y - ${q}}$`, `A1 $${p} + \\sqrt{x - ${q}}$`],
          `$(x - ${p})^2 = y - ${q}$, and $x \\ge ${p}$ needs the positive root: $f^{-1}(x) = ${p} + \\sqrt{x - ${q}}$.`,
        ),
        `${p} + sqrt(x - ${q})`,
        ['x'],
      ),
      algebra(
        ask(
          'c',
          'State',
          '1.6',
          'AO1',
          'State the domain of $f^{-1}$, as an inequality.',
          [`B1 $x \\ge ${q}$`],
          `The domain of the inverse is the range of f: $x \\ge ${q}$.`,
        ),
        `x >= ${q}`,
        ['x'],
      ),
      whole(
        ask(
          'd',
          'Solve',
          '1.6',
          'AO2',
          `Solve the equation $f^{-1}(x) = ${p + at}$.`,
          [`M1 $x = f(${p + at})$`, `A1 ${at * at + q}`],
          `$x = f(${p + at}) = ${at}^2 + ${q} = ${at * at + q}$.`,
        ),
        at * at + q,
      ),
    ],
  }),
  verify: ({ p, q, at }) => {
    const k = p + at
    return { a: (2 * p) / 2, b: `(x - ${q})^(1/2) + ${p}`, c: `${q} <= x`, d: k * k - 2 * p * k + p * p + q }
  },
})

export const templates = [modulusEquation, modulusCount, modulusTrig, inverseExists]
