import { ask } from '@/lib/exams/authoring/ask'
import { poly, signed } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'

const { question, templates } = questionsOf('structured', '1.2')

export { templates }

question('inverse-of-restricted-quadratic', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const [p, q] = [random.int(1, 6), random.int(-9, 9)]
    const sign = random.pick([1, -1])
    return q === 0 ? null : { p, q, sign, at: random.int(2, 6) }
  },
  make: ({ p, q, sign, at }) => ({
    stem: `The function f is defined by $f(x) = ${poly(1, -2 * p, p * p + q)}$ for $x ${sign > 0 ? '\\ge' : '\\le'} ${p}$.`,
    parts: {
      a: ask.expression({
        objective: 'AO1',
        prompt: 'Find the range of f, as an inequality in *y*, where $y = f(x)$.',
        scheme: [`M1 $(x - ${p})^2 ${signed(q)}$`, `A1 $f(x) \\ge ${q}$`],
        solution: `$f(x) = (x - ${p})^2 ${signed(q)}$. The square is at least 0 and takes all such values on the domain, so $f(x) \\ge ${q}$.`,
        answer: `y >= ${q}`,
        letters: ['y'],
      }),
      b: ask.expression({
        prompt: 'Find an expression for $f^{-1}(x)$.',
        scheme: [
          `M1 $x - ${p} = \\pm\\sqrt{y ${signed(-q)}}$`,
          `M1 the ${sign > 0 ? 'positive' : 'negative'} root chosen`,
          `A1 $${p} ${sign > 0 ? '+' : '-'} \\sqrt{x ${signed(-q)}}$`,
        ],
        solution: `From $y = (x - ${p})^2 ${signed(q)}$: $x - ${p} = \\pm\\sqrt{y ${signed(-q)}}$. As $x ${sign > 0 ? '\\ge' : '\\le'} ${p}$, take the ${sign > 0 ? 'positive' : 'negative'} root. So $f^{-1}(x) = ${p} ${sign > 0 ? '+' : '-'} \\sqrt{x ${signed(-q)}}$.`,
        answer: `${p} ${sign > 0 ? '+' : '-'} sqrt(x ${signed(-q)})`,
        letters: ['x'],
      }),
      c: ask.whole({
        objective: 'AO1',
        prompt: `Find $f^{-1}(${at * at + q})$.`,
        scheme: [`B1 $${p + sign * at}$`],
        solution: `$f^{-1}(${at * at + q}) = ${p} ${sign > 0 ? '+' : '-'} \\sqrt{${at * at}} = ${p + sign * at}$.`,
        answer: p + sign * at,
      }),
    },
  }),
  verify: ({ p, q, sign, at }) => {
    let x = p
    while ((x - p) ** 2 + q < at * at + q) x += sign
    return { a: `${q} <= y`, b: `${p} + ${sign}*(x - (${q}))^(1/2)`, c: x }
  },
})

question('composite-and-inverse-functions', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const [a, b, c] = [random.int(2, 5), random.int(1, 7), random.int(1, 5)]
    const x = random.int(1, 5)
    const k = a * (x * x - c) + b
    return { a, b, c, x, k }
  },
  make: ({ a, b, c, x, k }) => ({
    stem: `Functions f and g are defined by $f(x) = ${a}x + ${b}$ for all real *x*, and $g(x) = x^2 - ${c}$ for $x \\ge 0$.`,
    parts: {
      a: ask.expression({
        objective: 'AO1',
        prompt: 'Find an expression for $fg(x)$ and simplify it.',
        scheme: [`M1 $${a}(x^2 - ${c}) + ${b}$`, `A1 $${poly(a, 0, b - a * c)}$`],
        solution: `Apply g first: $f(x^2 - ${c}) = ${a}(x^2 - ${c}) + ${b} = ${poly(a, 0, b - a * c)}$.`,
        answer: poly(a, 0, b - a * c),
        letters: ['x'],
        form: 'expanded',
      }),
      b: ask.whole({
        objective: 'AO1',
        prompt: `Solve the equation $fg(x) = ${k}$.`,
        scheme: [`M1 $${a}x^2 = ${a * x * x}$`, `A1 ${x}`],
        solution: `$${poly(a, 0, b - a * c)} = ${k}$ gives $x^2 = ${x * x}$. As $x \\ge 0$ in the domain of g, $x = ${x}$ only.`,
        answer: x,
      }),
      c: ask.expression({
        objective: 'AO1',
        prompt: 'Find an expression for $g^{-1}(x)$.',
        scheme: [`M1 $x^2 = y + ${c}$`, `A1 $\\sqrt{x + ${c}}$`],
        solution: `From $y = x^2 - ${c}$ with $x \\ge 0$: $x = \\sqrt{y + ${c}}$. So $g^{-1}(x) = \\sqrt{x + ${c}}$.`,
        answer: `sqrt(x + ${c})`,
        letters: ['x'],
      }),
    },
  }),
  verify: ({ a, b, c, k }) => ({
    a: `${a}*(x*x - ${c}) + ${b}`,
    b: Math.sqrt((k - b) / a + c),
    c: `(${c} + x)^(1/2)`,
  }),
})

question('describe-transformations', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({
    a: random.int(2, 6),
    b: random.int(2, 5),
    c: random.int(2, 4),
    x: 2 * random.int(2, 6) * random.int(1, 2),
    y: random.int(-4, 9),
  }),
  make: ({ a, b, c, x, y }) => ({
    stem: `The graph of $y = f(x)$ is transformed in different ways.`,
    parts: {
      a: ask.match({
        command: 'Identify',
        prompt:
          'Match each equation with the transformation that maps the graph of $y = f(x)$ onto its graph.',
        scheme: ['B1 one right', 'B1 two right', 'B1 three right', 'B1 all four right'],
        solution: `A change outside the bracket acts on *y*, as it stands. A change inside acts on *x*, the other way round: $f(x + ${a})$ moves the graph by ${a} to the left, and $f(${b}x)$ makes it narrower.`,
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
      }),
      b: ask.number({
        command: 'Find',
        prompt: `The point $(${x}, ${y})$ lies on the graph of $y = f(x)$. Find the *y*-coordinate of the corresponding point on the graph of $y = ${c}f(\\frac{1}{2}x) - ${a}$.`,
        scheme: [`M1 $${c} \\times ${y < 0 ? `(${y})` : y}$`, `A1 $${c * y - a}$`],
        solution: `The stretch parallel to the *x*-axis leaves *y* alone. Then *y* is multiplied by ${c} and ${a} is subtracted: $${c} \\times ${y < 0 ? `(${y})` : y} - ${a} = ${c * y - a}$.`,
        answer: c * y - a,
        sigFigs: 3,
        form: 'integer',
        coordinate: 'y',
      }),
    },
  }),
  verify: ({ a, c, y }) => ({
    b: Array.from({ length: c }, () => y).reduce((sum, each) => sum + each, 0) - a,
  }),
})
