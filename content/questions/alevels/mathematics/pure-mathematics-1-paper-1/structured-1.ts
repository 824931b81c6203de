import { algebra, ask, number, poly, signed, values, whole } from '@/lib/exams/authoring/maths'
import { template } from '@/lib/exams/template'

const completingSquare = template({
  name: 'complete-the-square-and-vertex',
  subtopic: '1.1',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, p, q] = [random.int(2, 5), random.int(1, 5), random.int(1, 20)]
    return { a, p, q }
  },
  make: ({ a, p, q }) => ({
    stem: `The equation of a curve is $y = ${poly(a, -2 * a * p, a * p * p + q)}$.`,
    parts: [
      values(
        ask(
          'a',
          'Find',
          '1.1',
          'AO1',
          `$${poly(a, -2 * a * p, a * p * p + q)}$ can be written in the form $a(x - p)^2 + q$. Find the constants *a*, *p* and *q*.`,
          [`B1 *a* = ${a}`, `B1 *p* = ${p}`, `B1 *q* = ${q}`],
          `Take out ${a}: $${a}(x^2 - ${2 * p}x) + ${a * p * p + q}$. Complete the square: $${a}[(x - ${p})^2 - ${p * p}] + ${a * p * p + q} = ${a}(x - ${p})^2 + ${q}$.`,
        ),
        [
          ['*a*', a],
          ['*p*', p],
          ['*q*', q],
        ],
      ),
      algebra(
        ask(
          'b',
          'State',
          '1.1',
          'AO1',
          "State the equation of the curve's line of symmetry.",
          [`B1 $x = ${p}$`],
          `The line of symmetry passes through the vertex, where $x - ${p} = 0$.`,
        ),
        `x = ${p}`,
        ['x', 'y'],
      ),
      algebra(
        ask(
          'c',
          'Find',
          '1.1',
          'AO2',
          `The line $y = k$ does not meet the curve. Find the set of values of *k*, as an inequality.`,
          [`B1 $k < ${q}$`],
          `The least value of *y* is ${q}, so a horizontal line misses the curve when it lies below the vertex: $k < ${q}$.`,
        ),
        `k < ${q}`,
        ['k'],
      ),
    ],
  }),
  verify: ({ a, p, q }) => {
    const [b, c] = [-2 * a * p, a * p * p + q]
    return { b: `x = ${-b / (2 * a)}`, c: `k < ${(4 * a * c - b * b) / (4 * a)}` }
  },
})

const discriminant = template({
  name: 'line-meets-curve-discriminant',
  subtopic: '1.1',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const r = random.int(2, 6)
    const b = 2 * r + random.int(1, 6)
    const c = random.int(1, 9)
    // x² + bx + c + r² = mx + c touches when (b - m)² = 4r²
    return { b, r, c, low: b - 2 * r, high: b + 2 * r }
  },
  make: ({ b, r, c, low, high }) => ({
    stem: `The line $y = mx + ${c}$ and the curve $y = ${poly(1, b, c + r * r)}$ are given, where *m* is a constant.`,
    parts: [
      algebra(
        ask(
          'a',
          'Find',
          '1.1',
          'AO1',
          `The *x*-coordinates of any points of intersection satisfy an equation $x^2 + Bx + ${r * r} = 0$. Find *B* in terms of *m*.`,
          [`B1 $${b} - m$`],
          `Equate the two expressions for *y* and collect terms: $x^2 + ${b === 1 ? '' : b}x - mx + ${r * r} = 0$, so $B = ${b} - m$.`,
        ),
        `${b} - m`,
        ['m'],
      ),
      values(
        ask(
          'b',
          'Find',
          '1.1',
          'AO2',
          'Find the two values of *m* for which the line is a tangent to the curve.',
          [`B1 the smaller value, ${low}`, `B1 the larger value, ${high}`],
          `For a tangent the discriminant is zero: $(${b} - m)^2 - 4(${r * r}) = 0$, so $${b} - m = \\pm ${2 * r}$ and $m = ${low}$ or $m = ${high}$.`,
        ),
        [
          ['smaller value of *m*', low],
          ['larger value of *m*', high],
        ],
      ),
      whole(
        ask(
          'c',
          'Determine',
          '1.1',
          'AO2',
          'The line does not meet the curve and *m* is an integer. Determine the number of possible values of *m*.',
          [`M1 $${low} < m < ${high}$`, `A1 ${4 * r - 1}`],
          `For no real roots the discriminant is negative: $(${b} - m)^2 < ${4 * r * r}$, so $${low} < m < ${high}$. Between these values there are ${4 * r - 1} integers.`,
        ),
        4 * r - 1,
      ),
    ],
  }),
  verify: ({ b, r }) => {
    let count = 0
    for (let m = -40; m <= 40; m += 1) if ((b - m) ** 2 - 4 * r * r < 0) count += 1
    return { a: `-(m - ${b})`, c: count }
  },
})

const hiddenQuadratic = template({
  name: 'quadratic-in-a-function-of-x',
  subtopic: '1.1',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
      parts: [
        algebra(
          ask(
            'a',
            'State',
            '1.1',
            'AO1',
            `The substitution $u = ${u}$ is made. The equation becomes $u^2 + bu + c = 0$. State the expression $u^2 + bu + c$ with the values of *b* and *c*.`,
            [`B1 $${poly(1, -middle, -root * q).replaceAll('x', 'u')}$`],
            `Replace $${u}$ by *u* and $${isRoot ? 'x' : 'x^4'}$ by $u^2$.`,
          ),
          poly(1, -middle, -root * q).replaceAll('x', 'u'),
          ['u'],
        ),
        whole(
          ask(
            'b',
            'Solve',
            '1.1',
            'AO2',
            isRoot
              ? 'Solve the equation, giving the value of *x*.'
              : 'Solve the equation, giving the positive value of *x*.',
            [
              `M1 $(u - ${root})(u + ${q})$`,
              `A1 $${u} = ${root}$ only, because $${u}$ cannot be negative`,
              `A1 $x = ${isRoot ? root * root : p}$`,
            ],
            `$(u - ${root})(u + ${q}) = 0$ gives $u = ${root}$ or $u = -${q}$. As $${u}$ cannot be negative, $${u} = ${root}$ and ${isRoot ? `$x = ${root}^2 = ${root * root}$` : `$x = \\pm${p}$; the positive value is ${p}`}.`,
          ),
          isRoot ? root * root : p,
        ),
      ],
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

const inverseQuadratic = template({
  name: 'inverse-of-restricted-quadratic',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 4,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [p, q] = [random.int(1, 6), random.int(-9, 9)]
    const sign = random.pick([1, -1])
    return q === 0 ? null : { p, q, sign, at: random.int(2, 6) }
  },
  make: ({ p, q, sign, at }) => ({
    stem: `The function f is defined by $f(x) = ${poly(1, -2 * p, p * p + q)}$ for $x ${sign > 0 ? '\\ge' : '\\le'} ${p}$.`,
    parts: [
      algebra(
        ask(
          'a',
          'Find',
          '1.2',
          'AO1',
          'Find the range of f, as an inequality in *y*, where $y = f(x)$.',
          [`M1 $(x - ${p})^2 ${signed(q)}$`, `A1 $f(x) \\ge ${q}$`],
          `$f(x) = (x - ${p})^2 ${signed(q)}$. The square is at least 0 and takes all such values on the domain, so $f(x) \\ge ${q}$.`,
        ),
        `y >= ${q}`,
        ['y'],
      ),
      algebra(
        ask(
          'b',
          'Find',
          '1.2',
          'AO2',
          'Find an expression for $f^{-1}(x)$.',
          [
            `M1 $x - ${p} = \\pm\\sqrt{y ${signed(-q)}}$`,
            `M1 the ${sign > 0 ? 'positive' : 'negative'} root chosen`,
            `A1 $${p} ${sign > 0 ? '+' : '-'} \\sqrt{x ${signed(-q)}}$`,
          ],
          `From $y = (x - ${p})^2 ${signed(q)}$: $x - ${p} = \\pm\\sqrt{y ${signed(-q)}}$. As $x ${sign > 0 ? '\\ge' : '\\le'} ${p}$, take the ${sign > 0 ? 'positive' : 'negative'} root. So $f^{-1}(x) = ${p} ${sign > 0 ? '+' : '-'} \\sqrt{x ${signed(-q)}}$.`,
        ),
        `${p} ${sign > 0 ? '+' : '-'} sqrt(x ${signed(-q)})`,
        ['x'],
      ),
      whole(
        ask(
          'c',
          'Find',
          '1.2',
          'AO1',
          `Find $f^{-1}(${at * at + q})$.`,
          [`B1 $${p + sign * at}$`],
          `$f^{-1}(${at * at + q}) = ${p} ${sign > 0 ? '+' : '-'} \\sqrt{${at * at}} = ${p + sign * at}$.`,
        ),
        p + sign * at,
      ),
    ],
  }),
  verify: ({ p, q, sign, at }) => {
    let x = p
    while ((x - p) ** 2 + q < at * at + q) x += sign
    return { a: `${q} <= y`, b: `${p} + ${sign}*(x - (${q}))^(1/2)`, c: x }
  },
})

const composites = template({
  name: 'composite-and-inverse-functions',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [a, b, c] = [random.int(2, 5), random.int(1, 7), random.int(1, 5)]
    const x = random.int(1, 5)
    const k = a * (x * x - c) + b
    return { a, b, c, x, k }
  },
  make: ({ a, b, c, x, k }) => ({
    stem: `Functions f and g are defined by $f(x) = ${a}x + ${b}$ for all real *x*, and $g(x) = x^2 - ${c}$ for $x \\ge 0$.`,
    parts: [
      algebra(
        ask(
          'a',
          'Find',
          '1.2',
          'AO1',
          'Find an expression for $fg(x)$ and simplify it.',
          [`M1 $${a}(x^2 - ${c}) + ${b}$`, `A1 $${poly(a, 0, b - a * c)}$`],
          `Apply g first: $f(x^2 - ${c}) = ${a}(x^2 - ${c}) + ${b} = ${poly(a, 0, b - a * c)}$.`,
        ),
        poly(a, 0, b - a * c),
        ['x'],
        'expanded',
      ),
      whole(
        ask(
          'b',
          'Solve',
          '1.2',
          'AO1',
          `Solve the equation $fg(x) = ${k}$.`,
          [`M1 $${a}x^2 = ${a * x * x}$`, `A1 ${x}`],
          `$${poly(a, 0, b - a * c)} = ${k}$ gives $x^2 = ${x * x}$. As $x \\ge 0$ in the domain of g, $x = ${x}$ only.`,
        ),
        x,
      ),
      algebra(
        ask(
          'c',
          'Find',
          '1.2',
          'AO1',
          'Find an expression for $g^{-1}(x)$.',
          [`M1 $x^2 = y + ${c}$`, `A1 $\\sqrt{x + ${c}}$`],
          `From $y = x^2 - ${c}$ with $x \\ge 0$: $x = \\sqrt{y + ${c}}$. So $g^{-1}(x) = \\sqrt{x + ${c}}$.`,
        ),
        `sqrt(x + ${c})`,
        ['x'],
      ),
    ],
  }),
  verify: ({ a, b, c, k }) => ({
    a: `${a}*(x*x - ${c}) + ${b}`,
    b: Math.sqrt((k - b) / a + c),
    c: `(${c} + x)^(1/2)`,
  }),
})

const transformations = template({
  name: 'describe-transformations',
  subtopic: '1.2',
  style: 'structured',
  tier: null,
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    a: random.int(2, 6),
    b: random.int(2, 5),
    c: random.int(2, 4),
    x: 2 * random.int(2, 6) * random.int(1, 2),
    y: random.int(-4, 9),
  }),
  make: ({ a, b, c, x, y }) => ({
    stem: `The graph of $y = f(x)$ is transformed in different ways.`,
    parts: [
      {
        ...ask(
          'a',
          'Identify',
          '1.2',
          'AO1',
          'Match each equation with the transformation that maps the graph of $y = f(x)$ onto its graph.',
          ['B1 one right', 'B1 two right', 'B1 three right', 'B1 all four right'],
          `A change outside the bracket acts on *y*, as it stands. A change inside acts on *x*, the other way round: $f(x + ${a})$ moves the graph by ${a} to the left, and $f(${b}x)$ makes it narrower.`,
        ),
        kind: 'match',
        items: [
          { id: 'up', text: `$y = f(x) + ${a}$` },
          { id: 'left', text: `$y = f(x + ${a})$` },
          { id: 'tall', text: `$y = ${b}f(x)$` },
          { id: 'thin', text: `$y = f(${b}x)$` },
        ],
        targets: [
          { id: 'up', text: `translation by $\\begin{pmatrix} 0 \\\\ ${a} \\end{pmatrix}$` },
          { id: 'left', text: `translation by $\\begin{pmatrix} -${a} \\\\ 0 \\end{pmatrix}$` },
          { id: 'right', text: `translation by $\\begin{pmatrix} ${a} \\\\ 0 \\end{pmatrix}$` },
          { id: 'tall', text: `stretch parallel to the *y*-axis, factor ${b}` },
          { id: 'thin', text: `stretch parallel to the *x*-axis, factor $\\frac{1}{${b}}$` },
          { id: 'wide', text: `stretch parallel to the *x*-axis, factor ${b}` },
        ],
        answer: { up: 'up', left: 'left', tall: 'tall', thin: 'thin' },
      },
      number(
        ask(
          'b',
          'Find',
          '1.2',
          'AO2',
          `The point $(${x}, ${y})$ lies on the graph of $y = f(x)$. Find the *y*-coordinate of the corresponding point on the graph of $y = ${c}f(\\frac{1}{2}x) - ${a}$.`,
          [`M1 $${c} \\times ${y < 0 ? `(${y})` : y}$`, `A1 $${c * y - a}$`],
          `The stretch parallel to the *x*-axis leaves *y* alone. Then *y* is multiplied by ${c} and ${a} is subtracted: $${c} \\times ${y < 0 ? `(${y})` : y} - ${a} = ${c * y - a}$.`,
        ),
        c * y - a,
        { form: 'integer', coordinate: 'y' },
      ),
    ],
  }),
  verify: ({ a, c, y }) => ({
    b: Array.from({ length: c }, () => y).reduce((sum, each) => sum + each, 0) - a,
  }),
})

export const templates = [
  completingSquare,
  discriminant,
  hiddenQuadratic,
  inverseQuadratic,
  composites,
  transformations,
]
