import { ask } from '@/lib/exams/authoring/ask'
import { gcd, poly, signed, surdOf } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { added, front, isSquare, root } from '../quadratic-functions'

const { question, templates } = questionsOf('structured', '2.4')

export { templates }

/** The roots of a quadratic as they are typed, and in LaTeX in lowest terms. */
function rootsOf(a: number, b: number, c: number) {
  const under = b * b - 4 * a * c
  const { k, m } = surdOf(under)
  const common = gcd(gcd(b, k), 2 * a)
  const [first, factor, below] = [-b / common, k / common, (2 * a) / common]
  const top = (sign: string) => `${first === 0 ? '' : first} ${sign} ${front(factor)}\\sqrt{${m}}`.trim()
  const latex = (sign: string) => (below === 1 ? top(sign) : `\\frac{${top(sign)}}{${below}}`)
  return {
    under,
    typed: [`(${-b} - sqrt(${under}))/${2 * a}`, `(${-b} + sqrt(${under}))/${2 * a}`],
    latex: [latex('-'), latex('+')],
    both: latex('\\pm'),
  }
}

/** Where a function changes its sign between two bounds. */
function crossing(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let round = 0; round < 90; round += 1) {
    const middle = (low + high) / 2
    if (f(low) * f(middle) <= 0) high = middle
    else low = middle
  }
  return low
}

question('exact-roots', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [a, b, c] = [random.pick([1, 1, 2, 3, 4, 5]), random.int(-12, 12), random.int(-15, 15)]
    const under = b * b - 4 * a * c
    const bad =
      b === 0 || c === 0 || under <= 0 || isSquare(under) || surdOf(under).m > 40 || gcd(gcd(a, b), c) > 1
    return bad ? null : { a, b, c, wording: random.int(0, 3) }
  },
  make: ({ a, b, c }) => {
    const { typed, latex, both, under } = rootsOf(a, b, c)
    const left = poly(a, b, 0)
    return {
      stem: '',
      parts: [
        ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${poly(a, b, c)} = 0$. Give your answers in exact form, as simply as possible.`,
            `Solve $${left} = ${-c}$. Give your answers in their simplest exact form.`,
            `Do not use a calculator. Solve $${poly(a, b, c)} = 0$, giving exact answers in their simplest form.`,
            `Solve the equation $${poly(a, 0, c)} = ${poly(-b, 0)}$. Give your answers as simplified surds or fractions with surds.`,
          ],
          scheme: [
            `M1 $\\frac{${-b} \\pm \\sqrt{${under}}}{${2 * a}}$, or the square completed`,
            `A1 $${latex[0]}$`,
            `A1 $${latex[1]}$`,
          ],
          solution: `As $${poly(a, b, c)} = 0$ the formula gives $x = \\frac{${-b} \\pm \\sqrt{${under}}}{${2 * a}}$. ${surdOf(under).k > 1 ? `Simplify the surd, $\\sqrt{${under}} = ${root(under)}$, and cancel: ` : 'So '}$x = ${both}$.`,
          answer: typed,
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      ],
    }
  },
  verify: ({ a, b, c }) => {
    const f = (x: number) => (a * x + b) * x + c
    const turn = -b / (2 * a)
    return [crossing(f, turn - 40, turn), crossing(f, turn, turn + 40)]
  },
})

/** Equations that are quadratic in a power of x. */
const HIDDEN = [
  {
    one: 'x^2',
    two: 'x^4',
    back: (u: number) => [-Math.sqrt(u), Math.sqrt(u)],
    real: (u: number) => u > 0,
    roots: [1, 4, 9, 16, 25],
  },
  {
    one: '\\sqrt{x}',
    two: 'x',
    back: (u: number) => [u * u],
    real: (u: number) => u > 0,
    roots: [1, 2, 3, 4, 5, 6, 7],
  },
  {
    one: 'x^{\\frac{1}{3}}',
    two: 'x^{\\frac{2}{3}}',
    back: (u: number) => [u ** 3],
    real: () => true,
    roots: [-4, -3, -2, -1, 1, 2, 3, 4, 5],
  },
] as const
const VALUE = [(x: number) => x * x, (x: number) => Math.sqrt(x), (x: number) => Math.cbrt(x)] as const

question('hidden-quadratic', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const good = random.pick((HIDDEN[kind] ?? HIDDEN[0]).roots)
    // Two solutions in every draw.
    const other = random.pick(
      kind === 0 ? [-9, -7, -6, -5, -4, -3, -2, -1] : (HIDDEN[kind] ?? HIDDEN[0]).roots,
    )
    return good === other || good + other === 0 ? null : { kind, good, other, wording: random.int(0, 1) }
  },
  make: ({ kind, good, other }) => {
    const { one, two, back, real } = HIDDEN[kind] ?? HIDDEN[0]
    const [b, c] = [-(good + other), good * other]
    const equation = `${two} ${b < 0 ? '-' : '+'} ${front(Math.abs(b))}${one} ${signed(c)} = 0`
    const answers = [good, other]
      .filter(real)
      .flatMap(back)
      .sort((p, q) => p - q)
    const isLost = !real(other)
    return {
      stem: [
        `A student solves the equation $${equation}$ for real *x*.`,
        `*x* is a real number and $${equation}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: `The equation is written with $u = ${one}$. Write down the quadratic equation in *u*.`,
          scheme: [`B1 $${poly(1, b, c).replaceAll('x', 'u')} = 0$`],
          solution: `$${two} = (${one})^2 = u^2$, so $${poly(1, b, c).replaceAll('x', 'u')} = 0$.`,
          answer: `${poly(1, b, c).replaceAll('x', 'u')} = 0`,
          letters: ['u'],
        }),
        b: ask.solutions({
          command: 'Solve',
          objective: 'AO2',
          prompt: 'Hence solve the equation for *x*.',
          scheme: [
            `M1 $(u ${added(-good)})(u ${added(-other)}) = 0$`,
            `M1 $${one} = ${good}$${isLost ? ` only, as $${one}$ cannot be negative` : ` or $${one} = ${other}$`}`,
            ...answers.map(each => `A1 $x = ${each}$`),
          ],
          solution: `$(u ${added(-good)})(u ${added(-other)}) = 0$, so $${one} = ${good}$ or $${one} = ${other}$. ${isLost ? `The second is impossible for real *x*. So` : 'So'} $x = ${answers.join('$, $x = ')}$.`,
          answer: answers.map(String),
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ kind, good, other }) => {
    const value = VALUE[kind] ?? VALUE[0]
    const zero = Array.from({ length: 401 }, (_, at) => at - 200).filter(x => {
      const u = value(x)
      return Math.abs(u * u - (good + other) * u + good * other) < 1e-9
    })
    return { a: `(u - (${good}))*(u - (${other})) = 0`, b: zero }
  },
})

question('surd-coefficients', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [n, p] = random.pick([
      [2, 1],
      [3, 1],
      [5, 1],
      [5, 2],
      [6, 2],
      [7, 2],
      [10, 3],
      [11, 3],
      [7, 1],
      [13, 3],
    ] as const)
    const e = n - p * p
    const [t, s] = [random.int(1, 6), random.int(2, 14)]
    const square = s * s - 4 * t * e
    const b = Math.sqrt(square)
    const signedB = random.pick([1, -1]) * b
    const share = (s - signedB) / (2 * e)
    return square <= 0 || !Number.isInteger(b) || !Number.isInteger(share) || share > 9
      ? null
      : { n, p, e, t, s, b: signedB, share }
  },
  make: ({ n, p, e, t, s, b, share }) => {
    const r = `\\sqrt{${n}}`
    const last = t === 1 ? `- (${r} - ${p})` : `- ${t}(${r} - ${p})`
    const equation = `(${r} + ${p})x^2 ${b < 0 ? '-' : '+'} ${front(Math.abs(b))}x ${last} = 0`
    const answer = `${front(share)}${r} - ${share * p}`
    return {
      stem: 'Do not use a calculator in this question.',
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the value of $(${r} + ${p})(${r} - ${p})$.`,
          scheme: [`B1 ${e}`],
          solution: `The difference of two squares: $${n} - ${p * p} = ${e}$.`,
          answer: e,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: [
            `Find the positive root of the equation $${equation}$. Give your answer in the form $a${r} + b$, where *a* and *b* are integers.`,
            `The equation $${equation}$ has one positive root. Find it in the form $a${r} + b$, where *a* and *b* are integers.`,
            `Solve $${equation}$ for $x > 0$. Give the answer in the form $a${r} + b$ with integers *a* and *b*.`,
          ],
          scheme: [
            `M1 $\\frac{${-b} \\pm \\sqrt{${b * b} + ${4 * t}(${r} + ${p})(${r} - ${p})}}{2(${r} + ${p})}$`,
            `A1 $\\sqrt{${s * s}} = ${s}$`,
            `A1 $x = \\frac{${s - b}}{2(${r} + ${p})}$`,
            `M1 multiplied above and below by $${r} - ${p}$`,
            `A1 $${answer}$`,
          ],
          solution: `The formula: $x = \\frac{${-b} \\pm \\sqrt{${b * b} + ${4 * t} \\times ${e}}}{2(${r} + ${p})} = \\frac{${-b} \\pm ${s}}{2(${r} + ${p})}$. The positive root has the plus sign: $\\frac{${s - b}}{2(${r} + ${p})}$.\n\nMultiply above and below by $${r} - ${p}$: $\\frac{${s - b}(${r} - ${p})}{${2 * e}} = ${answer}$.`,
          answer: `${share}*sqrt(${n}) - ${share * p}`,
          letters: [],
          form: 'simplified',
        }),
      },
    }
  },
  verify: ({ n, p, t, b }) => {
    const r = Math.sqrt(n)
    const x = crossing(at => (r + p) * at * at + b * at - t * (r - p), 0, 60)
    return { a: Math.round((r + p) * (r - p)), b: `${Math.round(x / (r - p))}*(sqrt(${n}) - ${p})` }
  },
})
