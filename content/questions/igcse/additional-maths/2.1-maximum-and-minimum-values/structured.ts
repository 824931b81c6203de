import { ask } from '@/lib/exams/authoring/ask'
import { poly, signed, surdOf, term } from '@/lib/exams/authoring/maths'
import { lowestAt } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { added, br, front, isSquare, ratio, root, square, typed } from '../quadratic-functions'

const { question, templates } = questionsOf('structured', '2.1')

export { templates }

/** A value found by search is a fraction with a small denominator. */
const snapped = (value: number) => Math.round(value * 4) / 4

const CONSTANTS = [
  ['a', 'p', 'q'],
  ['a', 'b', 'c'],
  ['p', 'q', 'r'],
] as const

/** The part that asks for a completed square. Its form has the signs, so that the constants are positive. */
function squarePart(names: number, name: string, [a, p, q]: readonly [number, number, number]) {
  const [one, two, three] = CONSTANTS[names] ?? CONSTANTS[0]
  const [b, c] = [2 * a * p, a * p * p + q]
  const bracket = `(x ${p < 0 ? '-' : '+'} ${two})^2`
  const form = a < 0 ? `${three} - ${one}${bracket}` : `${one}${bracket} ${q < 0 ? '-' : '+'} ${three}`
  const out =
    a === 1
      ? ''
      : `Take ${plain(a)} out of the terms with *x*: $${front(a)}(x^2 ${term(2 * p, 'x')}) ${added(c)}$. `
  const middle =
    a === 1
      ? `(x ${added(p)})^2 ${added(-p * p)} ${added(c)}`
      : `${front(a)}\\left((x ${added(p)})^2 ${added(-p * p)}\\right) ${added(c)}`
  const whole = a < 0 ? `${ratio(q)} - ${front(-a)}(x ${added(p)})^2` : square(a, p, q)
  return ask.values({
    command: 'Write',
    objective: 'AO1',
    prompt: [
      `${name} can be written in the form $${form}$, where *${one}*, *${two}* and *${three}* are positive constants. Find their values.`,
      `Write ${name} in the form $${form}$ with positive constants *${one}*, *${two}* and *${three}*, and give their values.`,
    ],
    scheme: [
      `B1 $${one} = ${Math.abs(a)}$`,
      `B1 $${two} = ${ratio(Math.abs(p))}$`,
      `B1 $${three} = ${ratio(Math.abs(q))}$`,
    ],
    solution: `${out}Half of the coefficient of *x*${a === 1 ? '' : ' in the bracket'} is $${ratio(p)}$, and its square is $${ratio(p * p)}$: $${poly(a, b, c)} = ${middle} = ${whole}$.`,
    found: [
      [`*${one}*`, Math.abs(a), 'first'],
      [`*${two}*`, Math.abs(p), 'second'],
      [`*${three}*`, Math.abs(q), 'third'],
    ],
  })
}

question('square-and-turning-point', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [a, twice] = [random.pick([-4, -3, -2, -1, 2, 2, 3, 4, 5]), random.int(-9, 9)]
    const p = twice / 2
    const c = random.int(-20, 25)
    const isHalf = twice % 2 !== 0
    const q = c - a * p * p
    if (
      twice === 0 ||
      c === 0 ||
      (a < 0 && q < 0) ||
      q === 0 ||
      Math.abs(q) > 60 ||
      (isHalf && ![2, -2, 4, -4].includes(a))
    )
      return null
    return { a, p, q, form: random.int(0, 2), wording: random.int(0, 2) }
  },
  make: ({ a, p, q, form }) => {
    const [b, c] = [2 * a * p, a * p * p + q]
    const kind = a > 0 ? 'least' : 'greatest'
    return {
      stem: [
        `$f(x) = ${poly(a, b, c)}$ for all real values of *x*.`,
        `The function f is defined for all real *x* by $f(x) = ${poly(a, b, c)}$.`,
        `It is given that $f(x) = ${poly(a, b, c)}$, where *x* is real.`,
      ],
      parts: {
        a: squarePart(form, '$f(x)$', [a, p, q]),
        b: ask.number({
          sigFigs: 3,
          command: 'State',
          objective: 'AO1',
          prompt: `Hence state the ${kind} value of $f(x)$.`,
          scheme: [`B1 $${ratio(q)}$`],
          solution: `The square is never negative${a > 0 ? '' : ', and here it is subtracted'}, so $f(x)$ is ${kind} when the square is zero. What is left is $${ratio(q)}$.`,
          answer: q,
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'State',
          objective: 'AO1',
          prompt: 'State the value of *x* at which this occurs.',
          scheme: [`B1 $x = ${ratio(-p)}$`],
          solution: `The bracket is zero at $x = ${ratio(-p)}$.`,
          answer: -p,
        }),
      },
    }
  },
  verify: ({ a, p, q }) => {
    const f = (x: number) => a * x * x + 2 * a * p * x + a * p * p + q
    const at = lowestAt(x => Math.sign(a) * f(x), -20, 20)
    return { b: f(at), c: snapped(at) }
  },
})

question('greatest-of-a-fraction', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, p] = [random.int(1, 4), random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5])]
    const [q, times] = [random.int(2, 12), random.pick([1, 2, 3, 4, 5, 6, 8])]
    const top = random.chance(0.6) ? q * times : random.int(3, 30)
    const value = top / q
    return a * p * p > 60 || top === q || (!Number.isInteger(value) && q > 9)
      ? null
      : { a, p, q, top, form: random.int(0, 2) }
  },
  make: ({ a, p, q, top, form }) => {
    const under = poly(a, 2 * a * p, a * p * p + q)
    const most = ratio(top / q)
    return {
      stem: [
        `The function g is defined by $g(x) = \\frac{${top}}{${under}}$ for all real values of *x*.`,
        `$g(x) = \\frac{${top}}{${under}}$, where *x* is any real number.`,
        `For all real *x*, $g(x) = \\frac{${top}}{${under}}$.`,
      ],
      parts: {
        a: squarePart(form, `$${under}$`, [a, p, q]),
        b: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO2',
          prompt: 'Hence find the greatest value of $g(x)$.',
          scheme: [`M1 $${top} \\div ${q}$`, `A1 $${most}$`],
          solution: `$g(x)$ is greatest where its denominator is least. The least value of the denominator is ${q}, so the greatest value is $${most}$.`,
          answer: top / q,
        }),
        c: ask.whole({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the value of *x* at which it occurs.',
          scheme: [`B1 $x = ${-p}$`],
          solution: `The denominator is least where its bracket is zero, at $x = ${-p}$.`,
          answer: -p,
        }),
        d: ask.expression({
          command: 'Write down',
          subtopic: '1.2',
          objective: 'AO2',
          prompt: 'Write down the range of g, as an inequality in *y*, where $y = g(x)$.',
          scheme: [`B1 $y > 0$ or $y \\le ${most}$`, `B1 $0 < y \\le ${most}$`],
          solution: `The denominator is always positive, so $y > 0$. It grows without limit, so *y* comes as near to zero as you like but is never zero. The greatest value is reached: $0 < y \\le ${most}$.`,
          answer: `0 < y <= ${typed(top / q)}`,
          letters: ['y'],
        }),
      },
    }
  },
  verify: ({ a, p, q, top }) => {
    const g = (x: number) => top / (a * x * x + 2 * a * p * x + a * p * p + q)
    const at = lowestAt(x => -g(x), -20, 20)
    return { b: g(at), c: Math.round(at), d: `0 < y <= ${top}/${Math.round(top / g(at))}` }
  },
})

question('constants-from-a-maximum', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, h] = [random.int(1, 4), random.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5])]
    const most = random.int(3, 30)
    const b = 2 * a * h
    const c = most - a * h * h
    return isSquare(most * a) || most % a !== 0 || c === 0 || surdOf(most / a).m > 30
      ? null
      : { a, h, most, b, c }
  },
  make: ({ a, h, most, b, c }) => {
    const given = `c + bx - ${front(a)}x^2`
    const square_ = most / a
    return {
      stem: [
        `The function f is defined by $f(x) = ${given}$ for all real *x*, where *b* and *c* are constants. The maximum value of $f(x)$ is ${most}, and it occurs when $x = ${h}$.`,
        `The curve $y = f(x)$, where $f(x) = ${given}$ and *b* and *c* are constants, has its maximum point at (${plain(h)}, ${most}).`,
        `$f(x) = ${given}$, where *b* and *c* are constants. It is given that $f(x) \\le ${most}$ for all real *x*, and that $f(${h}) = ${most}$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *b*.',
          scheme: [
            `M1 $b - ${2 * a} \\times ${br(h)} = 0$, or $${most} - ${front(a)}(${poly(1, -h)})^2$`,
            `A1 $b = ${b}$`,
          ],
          solution: `At the maximum $f'(x) = b - ${2 * a}x$ is zero. With $x = ${h}$: $b = ${b}$. (Or expand $${most} - ${front(a)}(${poly(1, -h)})^2$.)`,
          answer: b,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *c*.',
          scheme: [
            `M1 $c ${signed(b)} \\times ${br(h)} - ${a === 1 ? '' : `${a} \\times `}${br(h)}^2 = ${most}$`,
            `A1 $c = ${c}$`,
          ],
          solution: `$f(${h}) = ${most}$: $c ${signed(b * h)} - ${a * h * h} = ${most}$, so $c = ${c}$.`,
          answer: c,
          follow: { from: 'a', formula: `${most} - x*(${h}) + ${a * h * h}` },
        }),
        c: ask.solutions({
          command: 'Solve',
          subtopic: '2.4',
          objective: 'AO1',
          prompt: 'Solve the equation $f(x) = 0$. Give your answers in exact form.',
          scheme: [
            `M1 $(${poly(1, -h)})^2 = ${square_}$, or the quadratic formula`,
            `A1 $${h} - ${root(square_)}$`,
            `A1 $${h} + ${root(square_)}$`,
          ],
          solution: `$f(x) = ${most} - ${front(a)}(${poly(1, -h)})^2 = 0$ gives $(${poly(1, -h)})^2 = ${square_}$, so $x = ${h} \\pm ${root(square_)}$.`,
          answer: [`${h} - sqrt(${square_})`, `${h} + sqrt(${square_})`],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ a, h, most }) => {
    // Three values of the function that turns at the point give its coefficients.
    const f = (x: number) => most - a * (x - h) ** 2
    const b = (f(1) - f(-1)) / 2
    const under = Math.sqrt(b * b + 4 * a * f(0))
    return { a: b, b: f(0), c: [(b - under) / (2 * a), (b + under) / (2 * a)] }
  },
})

const DISGUISES = [
  {
    one: 'e^{x}',
    two: 'e^{2x}',
    ps: [2, 3, 4, 5, 6, 7],
    place: (p: number) => [`\\ln ${p}`, `ln(${p})`],
    x: (p: number) => Math.log(p),
    f: (x: number) => Math.exp(x),
    sub: '6.3',
  },
  {
    one: '2^{x}',
    two: '2^{2x}',
    ps: [2, 4, 8, 16],
    place: (p: number) => [String(Math.log2(p)), String(Math.log2(p))],
    x: (p: number) => Math.log2(p),
    f: (x: number) => 2 ** x,
    sub: '6.3',
  },
  {
    one: '\\sqrt{x}',
    two: 'x',
    ps: [2, 3, 4, 5, 6, 7],
    place: (p: number) => [String(p * p), String(p * p)],
    x: (p: number) => p * p,
    f: (x: number) => Math.sqrt(x),
    sub: '2.4',
  },
] as const

question('least-value-in-disguise', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const p = random.pick((DISGUISES[kind] ?? DISGUISES[0]).ps)
    const q = random.pick([-9, -7, -5, -4, -3, -2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    return p * p + q === 0 ? null : { kind, p, q }
  },
  make: ({ kind, p, q }) => {
    const { one, two, place, sub } = DISGUISES[kind] ?? DISGUISES[0]
    const given = `y = ${two} - ${2 * p}${kind === 1 ? `(${one})` : one} ${added(p * p + q)}`
    const [latex = '', text = ''] = place(p)
    const domain = kind === 2 ? '$x \\ge 0$' : 'all real values of *x*'
    return {
      stem: [
        `It is given that $${given}$ for ${domain}.`,
        `A curve has the equation $${given}$, defined for ${domain}.`,
        `$${given}$ for ${domain}.`,
      ],
      parts: {
        a: ask.values({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the positive constants *p* and *q* for which $y = (${one} - p)^2 ${q < 0 ? '-' : '+'} q$.`,
          scheme: [`B1 $p = ${p}$`, `B1 $q = ${Math.abs(q)}$`],
          solution: `Read $${two}$ as $(${one})^2$. Half of ${2 * p} is ${p}, so $y = (${one} - ${p})^2 - ${p * p} ${added(p * p + q)} = (${one} - ${p})^2 ${added(q)}$.`,
          found: [
            ['*p*', p, 'p'],
            ['*q*', Math.abs(q), 'q'],
          ],
        }),
        b: ask.whole({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the least value of *y*.',
          scheme: [`B1 $${q}$`],
          solution: `The square can be zero, because $${one} = ${p}$ is possible. The least value is $${q}$.`,
          answer: q,
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: sub,
          objective: 'AO2',
          prompt: 'Find the exact value of *x* for which *y* is least.',
          scheme: [`M1 $${one} = ${p}$`, `A1 $x = ${latex}$`],
          solution: `The bracket is zero: $${one} = ${p}$, so $x = ${latex}$.`,
          answer: text,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ kind, p, q }) => {
    const { f } = DISGUISES[kind] ?? DISGUISES[0]
    const y = (x: number) => f(x) ** 2 - 2 * p * f(x) + p * p + q
    const at = lowestAt(y, 0, 64)
    const exact = kind === 0 ? `ln(${snapped(Math.exp(at))})` : String(snapped(at))
    return { b: y(at), c: exact }
  },
})
