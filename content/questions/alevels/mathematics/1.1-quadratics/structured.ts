import { ask } from '@/lib/exams/authoring/ask'
import { poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.1')

export { templates }

question('complete-the-square-and-vertex', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => {
    const [a, p, q] = [random.int(2, 5), random.int(1, 5), random.int(1, 20)]
    return { a, p, q }
  },
  make: ({ a, p, q }) => ({
    stem: `The equation of a curve is $y = ${poly(a, -2 * a * p, a * p * p + q)}$.`,
    parts: {
      a: ask.values({
        command: 'Find',
        prompt: `$${poly(a, -2 * a * p, a * p * p + q)}$ can be written in the form $a(x - p)^2 + q$. Find the constants *a*, *p* and *q*.`,
        scheme: [`B1 *a* = ${a}`, `B1 *p* = ${p}`, `B1 *q* = ${q}`],
        solution: `Take out ${a}: $${a}(x^2 - ${2 * p}x) + ${a * p * p + q}$. Complete the square: $${a}[(x - ${p})^2 - ${p * p}] + ${a * p * p + q} = ${a}(x - ${p})^2 + ${q}$.`,
        found: [
          ['*a*', a],
          ['*p*', p],
          ['*q*', q],
        ],
      }),
      b: ask.expression({
        objective: 'AO1',
        prompt: "State the equation of the curve's line of symmetry.",
        scheme: [`B1 $x = ${p}$`],
        solution: `The line of symmetry passes through the vertex, where $x - ${p} = 0$.`,
        answer: `x = ${p}`,
        letters: ['x', 'y'],
      }),
      c: ask.expression({
        command: 'Find',
        prompt: `The line $y = k$ does not meet the curve. Find the set of values of *k*, as an inequality.`,
        scheme: [`B1 $k < ${q}$`],
        solution: `The least value of *y* is ${q}, so a horizontal line misses the curve when it lies below the vertex: $k < ${q}$.`,
        answer: `k < ${q}`,
        letters: ['k'],
      }),
    },
  }),
  verify: ({ a, p, q }) => {
    const [b, c] = [-2 * a * p, a * p * p + q]
    return { b: `x = ${-b / (2 * a)}`, c: `k < ${(4 * a * c - b * b) / (4 * a)}` }
  },
})

question('line-meets-curve-discriminant', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const r = random.int(2, 6)
    const b = 2 * r + random.int(1, 6)
    const c = random.int(1, 9)
    // x² + bx + c + r² = mx + c touches when (b - m)² = 4r²
    return { b, r, c, low: b - 2 * r, high: b + 2 * r }
  },
  make: ({ b, r, c, low, high }) => ({
    stem: `The line $y = mx + ${c}$ and the curve $y = ${poly(1, b, c + r * r)}$ are given, where *m* is a constant.`,
    parts: {
      a: ask.expression({
        command: 'Find',
        objective: 'AO1',
        prompt: `The *x*-coordinates of any points of intersection satisfy an equation $x^2 + Bx + ${r * r} = 0$. Find *B* in terms of *m*.`,
        scheme: [`B1 $${b} - m$`],
        solution: `Equate the two expressions for *y* and collect terms: $x^2 + ${b === 1 ? '' : b}x - mx + ${r * r} = 0$, so $B = ${b} - m$.`,
        answer: `${b} - m`,
        letters: ['m'],
      }),
      b: ask.values({
        objective: 'AO2',
        prompt: 'Find the two values of *m* for which the line is a tangent to the curve.',
        scheme: [`B1 the smaller value, ${low}`, `B1 the larger value, ${high}`],
        solution: `For a tangent the discriminant is zero: $(${b} - m)^2 - 4(${r * r}) = 0$, so $${b} - m = \\pm ${2 * r}$ and $m = ${low}$ or $m = ${high}$.`,
        found: [
          ['smaller value of *m*', low],
          ['larger value of *m*', high],
        ],
      }),
      c: ask.whole({
        command: 'Determine',
        prompt:
          'The line does not meet the curve and *m* is an integer. Determine the number of possible values of *m*.',
        scheme: [`M1 $${low} < m < ${high}$`, `A1 ${4 * r - 1}`],
        solution: `For no real roots the discriminant is negative: $(${b} - m)^2 < ${4 * r * r}$, so $${low} < m < ${high}$. Between these values there are ${4 * r - 1} integers.`,
        answer: 4 * r - 1,
      }),
    },
  }),
  verify: ({ b, r }) => {
    let count = 0
    for (let m = -40; m <= 40; m += 1) if ((b - m) ** 2 - 4 * r * r < 0) count += 1
    return { a: `-(m - ${b})`, c: count }
  },
})

question('quadratic-in-a-function-of-x', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [p, q] = [random.int(2, 5), random.int(1, 9)]
    const isRoot = random.chance(0.5)
    // Without a middle term there is nothing to substitute.
    return q === (isRoot ? p : p * p) ? null : { p, q, isRoot }
  },
  make: ({ p, q, isRoot }) => {
    const root = isRoot ? p : p * p
    const middle = root - q
    const signedMiddle = (of: string) =>
      middle === 0 ? '' : `${middle > 0 ? '-' : '+'} ${Math.abs(middle) === 1 ? '' : Math.abs(middle)}${of} `
    const equation = isRoot
      ? `x ${signedMiddle('\\sqrt{x}')}- ${root * q} = 0`
      : `x^4 ${signedMiddle('x^2')}- ${root * q} = 0`
    const u = isRoot ? '\\sqrt{x}' : 'x^2'
    return {
      stem: `The real number *x* satisfies the equation $${equation}$.`,
      parts: {
        a: ask.expression({
          command: 'State',
          objective: 'AO1',
          prompt: `The substitution $u = ${u}$ is made. The equation becomes $u^2 + bu + c = 0$. State the expression $u^2 + bu + c$ with the values of *b* and *c*.`,
          scheme: [`B1 $${poly(1, -middle, -root * q).replaceAll('x', 'u')}$`],
          solution: `Replace $${u}$ by *u* and $${isRoot ? 'x' : 'x^4'}$ by $u^2$.`,
          answer: poly(1, -middle, -root * q).replaceAll('x', 'u'),
          letters: ['u'],
        }),
        b: ask.whole({
          command: 'Solve',
          prompt: isRoot
            ? 'Solve the equation, giving the value of *x*.'
            : 'Solve the equation, giving the positive value of *x*.',
          scheme: [
            `M1 $(u - ${root})(u + ${q})$`,
            `A1 $${u} = ${root}$ only, because $${u}$ cannot be negative`,
            `A1 $x = ${isRoot ? root * root : p}$`,
          ],
          solution: `$(u - ${root})(u + ${q}) = 0$ gives $u = ${root}$ or $u = -${q}$. As $${u}$ cannot be negative, $${u} = ${root}$ and ${isRoot ? `$x = ${root}^2 = ${root * root}$` : `$x = \\pm${p}$; the positive value is ${p}`}.`,
          answer: isRoot ? root * root : p,
        }),
      },
    }
  },
  verify: ({ p, q, isRoot }) => {
    const root = isRoot ? p : p * p
    let x = 1
    const left = (at: number) => {
      const u = isRoot ? Math.sqrt(at) : at * at
      return u * u - (root - q) * u - root * q
    }
    while (Math.abs(left(x)) > 1e-9) x += 1
    return { a: `(u - ${root})*(u + ${q})`, b: x }
  },
})
