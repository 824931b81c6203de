import { ask } from '@/lib/exams/authoring/ask'
import { nonZero, poly, signed } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { PATTERNS, patternFigure } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E2.7')

export { templates }

const inN = (text: string) => text.replaceAll('x', 'n')
const listed = (count: number, term: (n: number) => number) =>
  Array.from({ length: count }, (_, at) => term(at + 1))
const shown = (terms: readonly number[]) => `$${terms.join(',\\ ')},\\ \\ldots$`
/** The polynomial through the first values of a sequence, by Newton's forward differences: typed in n. */
function newton(terms: readonly number[]): string {
  let row = [...terms]
  const parts: string[] = []
  let product = '1'
  let factorial = 1
  for (let at = 0; row.length > 0; at += 1) {
    parts.push(`(${row[0]})*${product}/${factorial}`)
    row = row.slice(1).map((each, index) => each - (row[index] ?? 0))
    product += `*(n - ${at + 1})`
    factorial *= at + 1
  }
  return parts.join(' + ')
}

core('linear-sequence', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const [d, a] = [random.pick([-9, -8, -7, -6, -5, -4, -3, 3, 4, 5, 6, 7, 8, 9, 11]), random.int(-8, 40)]
    return a === d ? null : { a, d, wording: random.int(0, 2) }
  },
  make: ({ a, d }) => {
    const terms = listed(4, n => a + (n - 1) * d)
    const nth = inN(poly(d, a - d))
    return {
      stem: [
        `Here are the first four terms of a sequence.\n\n${shown(terms)}`,
        `A sequence begins ${shown(terms)}`,
        `These are the first four terms of a linear sequence.\n\n${shown(terms)}`,
      ],
      parts: {
        a: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the next term.',
          scheme: [`B1 $${a + 4 * d}$`],
          solution: `Each term is the one before ${d < 0 ? `minus ${-d}` : `plus ${d}`}: $${terms[3]} ${signed(d)} = ${a + 4 * d}$.`,
          answer: a + 4 * d,
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Find an expression for the *n*th term.', 'Find the *n*th term of the sequence.'],
          scheme: [`M1 $${d}n$ with any number added`, `A1 $${nth}$`],
          solution: `The difference is $${d}$, so the *n*th term begins with $${d}n$. For $n = 1$ that is $${d}$, but the first term is $${a}$: ${a - d < 0 ? `subtract ${d - a}` : `add ${a - d}`}. The *n*th term is $${nth}$.`,
          answer: nth,
          letters: ['n'],
        }),
      },
    }
  },
  verify: ({ a, d }) => ({ a: 2 * (a + 3 * d) - (a + 2 * d), b: newton([a, a + d]) }),
})

core('pattern-of-sticks', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 3)
    const { each, more } = PATTERNS[kind] ?? PATTERNS[0]
    const [n, large] = [random.int(21, 60), random.int(25, 70)]
    const spare = random.int(1, each - 1)
    return n === large ? null : { kind, n, total: each * n + more, large, own: each * large + more + spare }
  },
  make: ({ kind, n, total, large, own }) => {
    const { of, each, more } = PATTERNS[kind] ?? PATTERNS[0]
    return {
      stem: [
        `The diagram shows the first three patterns of a sequence. They are made of ${of}.`,
        `The first three patterns of a sequence are made of ${of}, as shown.`,
        `A sequence of patterns is made of ${of}. The first three patterns are shown.`,
      ],
      figure: patternFigure(kind),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find an expression, in terms of *n*, for the number of ${of} in Pattern *n*.`,
          scheme: [`M1 $${each}n$ with any number added`, `A1 $${each}n + ${more}$`],
          solution: `The numbers are ${[1, 2, 3].map(at => each * at + more).join(', ')}. Each pattern has ${each} more than the one before, so the expression begins with $${each}n$. For $n = 1$ there is ${more} more than ${each}: $${each}n + ${more}$.`,
          answer: `${each}n + ${more}`,
          letters: ['n'],
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the number of the pattern that has ${total} ${of}.`,
          scheme: [`M1 $${each}n + ${more} = ${total}$`, `A1 ${n}`],
          solution: `$${each}n + ${more} = ${total}$, so $${each}n = ${total - more}$ and $n = ${n}$.`,
          answer: n,
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Sami has ${own} ${of}. He makes the largest pattern of the sequence that he can. Work out how many ${of} are left over.`,
          scheme: [
            `M1 Pattern ${large}, or $(${own} - ${more}) \\div ${each} = ${large}$ remainder ${own - each * large - more}`,
            `A1 ${own - each * large - more}`,
          ],
          solution: `$${own} - ${more} = ${own - more}$, and $${own - more} \\div ${each}$ is ${large} with ${own - each * large - more} over. Pattern ${large} needs ${each * large + more}, so ${own - each * large - more} ${own - each * large - more === 1 ? 'is' : 'are'} left.`,
          answer: own - each * large - more,
        }),
      },
    }
  },
  verify: ({ kind, total, own }) => {
    const { each, more } = PATTERNS[kind] ?? PATTERNS[0]
    let [count, n] = [each + more, 1]
    while (count < total) [count, n] = [count + each, n + 1]
    let left = own - each - more
    while (left >= each) left -= each
    return { a: newton([each + more, 2 * each + more]), b: n, c: left }
  },
})

core('term-to-term-rule', {
  facts: { difficulty: 2, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [m, k] = [random.pick([1.2, 1.4, 1.5, 1.6, 0.8, 0.6, 2.5]), random.step(1.2, 6.8, 0.4)]
    const plus = random.chance(0.5)
    const first = random.step(8.5, 40, 0.5)
    const next = (of: number) => of * m + (plus ? k : -k)
    const fourth = next(next(next(first)))
    const before = random.int(5, 30)
    return fourth < 5 || next(first) === first
      ? null
      : { m, k: clean(k), plus, first, before, fourth, after: clean(next(before)) }
  },
  make: ({ m, k, plus, first, before, after, fourth }) => {
    const step = (of: number) => clean(of * m + (plus ? k : -k))
    const rule = `multiply by ${m}, then ${plus ? 'add' : 'subtract'} ${k}`
    return {
      stem: [
        `The term-to-term rule of a sequence is: ${rule}.`,
        `Each term of a sequence is made from the one before by the rule: ${rule}.`,
      ],
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `The first term is ${plain(first)}. Work out the fourth term.`,
          scheme: [
            `M1 second term ${plain(step(first))}, or the third term from it`,
            `A1 ${figures(fourth, 3)}`,
          ],
          solution: `Use the rule three times. The second term is ${plain(step(first))}, the third ${plain(step(step(first)))} and the fourth ${plain(step(step(step(first))))}.`,
          answer: fourth,
          sigFigs: 3,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `In another sequence with this rule one term is ${plain(after)}. Work out the term before it.`,
          scheme: [`M1 $(${after} ${plus ? '-' : '+'} ${k}) \\div ${m}$`, `A1 ${before}`],
          solution: `Undo the rule, the last step first: ${plus ? 'subtract' : 'add'} ${k} and then divide by ${m}. $(${after} ${plus ? '-' : '+'} ${k}) \\div ${m} = ${before}$.`,
          answer: before,
        }),
      },
    }
  },
  verify: ({ m, k, plus, first, after }) => {
    const add = plus ? k : -k
    return { a: first * m ** 3 + add * (m * m + m + 1), b: Math.round((after - add) / m) }
  },
})

const nearSquare = (k: number, c: number) => ({
  value: (n: number) => (n + k) ** 2 + c,
  typed: `(n + ${k})^2 ${c === 0 ? '' : signed(c)}`.trim(),
})

supplement('squares-cubes-and-powers', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    k: random.int(1, 3),
    c: random.pick([-3, -2, -1, 0, 1, 2, 3]),
    cube: random.pick(nonZero(-5, 7)),
    a: random.pick([2, 3, 4, 5, 6, 7]),
    r: random.pick([2, 3, 4, 5]),
  }),
  make: ({ k, c, cube, a, r }) => {
    const square = nearSquare(k, c)
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Find the *n*th term of the sequence ${shown(listed(5, square.value))}`,
            `A sequence begins ${shown(listed(5, square.value))} Find its *n*th term.`,
          ],
          scheme: [`B1 $${square.typed}$, or its expanded form`],
          solution: `Compare with the square numbers 1, 4, 9, 16, 25, 36, … The terms ${c === 0 ? 'are' : `${c > 0 ? `are ${c} more than` : `are ${-c} less than`}`} the squares of ${k + 1}, ${k + 2}, ${k + 3}, …: $${square.typed}$.`,
          answer: square.typed,
          letters: ['n'],
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find the *n*th term of the sequence ${shown(listed(5, n => n ** 3 + cube))}`,
          scheme: ['M1 $n^3$, or a comparison with 1, 8, 27, 64', `A1 $n^3 ${signed(cube)}$`],
          solution: `Each term is ${Math.abs(cube)} ${cube > 0 ? 'more' : 'less'} than a cube number 1, 8, 27, 64, 125: $n^3 ${signed(cube)}$.`,
          answer: `n^3 ${signed(cube)}`,
          letters: ['n'],
        }),
        c: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find the *n*th term of the sequence ${shown(listed(4, n => a * r ** (n - 1)))}`,
          scheme: [`M1 a power of ${r}`, `A1 $${a} \\times ${r}^{n - 1}$`],
          solution: `Each term is ${r} times the one before. From the first term, ${a}, the *n*th is reached in $n - 1$ steps: $${a} \\times ${r}^{n - 1}$.`,
          answer: `${a}*${r}^(n - 1)`,
          letters: ['n'],
        }),
      },
    }
  },
  verify: ({ k, c, cube, a, r }) => ({
    a: newton(listed(3, n => (n + k) * (n + k) + c)),
    b: newton(listed(4, n => n * n * n + cube)),
    c: `${a}*${r}^n/${r}`,
  }),
})

supplement('quadratic-sequence', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b, c] = [random.int(1, 4), random.pick(nonZero(-6, 7)), random.int(-6, 8)]
    return { a, b, c, at: random.pick([10, 20, 30]) }
  },
  make: ({ a, b, c, at }) => {
    const value = (n: number) => a * n * n + b * n + c
    const terms = listed(5, value)
    const rest = listed(5, n => b * n + c)
    const nth = inN(poly(a, b, c))
    return {
      stem: [
        `These are the first five terms of a quadratic sequence.\n\n${shown(terms)}`,
        `A quadratic sequence begins\n\n${shown(terms)}`,
        `The first five terms of a sequence with constant second differences are\n\n${shown(terms)}`,
      ],
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Find the *n*th term of this sequence.',
          scheme: [
            `M1 second difference ${2 * a}`,
            `M1 $${a === 1 ? '' : a}n^2$ subtracted: $${rest.join(', ')}$, or two equations for the other coefficients`,
            `A1 $${nth}$`,
          ],
          solution: `The first differences are $${terms
            .slice(1)
            .map((each, index) => each - (terms[index] ?? 0))
            .join(
              ', ',
            )}$, and the second differences are all ${2 * a}. Half of it is the coefficient of $n^2$: ${a}.\n\nSubtract $${a === 1 ? '' : a}n^2$ from the terms: $${rest.join(', ')}$ are left, which is $${inN(poly(b, c))}$.\n\nSo the *n*th term is $${nth}$.`,
          answer: nth,
          letters: ['n'],
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the difference between the ${at}th term and the ${at + 1}${at === 10 ? 'th' : 'st'} term.`,
          scheme: [`M1 ${value(at)} or ${value(at + 1)}`, `A1 ${value(at + 1) - value(at)}`],
          solution: `The ${at}th term is ${plain(value(at))} and the next one is ${plain(value(at + 1))}. Their difference is ${value(at + 1) - value(at)}.`,
          answer: value(at + 1) - value(at),
          signFree: true,
        }),
      },
    }
  },
  verify: ({ a, b, c, at }) => ({
    a: newton(listed(3, n => n * (a * n + b) + c)),
    b: a * (2 * at + 1) + b,
  }),
})

supplement('cubic-sequence', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => ({
    a: random.int(1, 2),
    b: random.int(-2, 3),
    c: random.pick(nonZero(-4, 5)),
    d: random.int(-3, 4),
  }),
  make: ({ a, b, c, d }) => {
    const value = (n: number) => a * n ** 3 + b * n * n + c * n + d
    const terms = listed(6, value)
    const rest = listed(5, n => b * n * n + c * n + d)
    const nth = inN(poly(a, b, c, d))
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `Find the *n*th term of the cubic sequence ${shown(terms)}`,
            `A cubic sequence begins ${shown(terms)} Find its *n*th term.`,
            `Use differences to find the *n*th term of the sequence ${shown(terms)}`,
          ],
          scheme: [
            `M1 third difference ${6 * a}`,
            `M1 $${a === 1 ? '' : a}n^3$`,
            `M1 $${a === 1 ? '' : a}n^3$ subtracted: $${rest.join(', ')}$, or equations for the other coefficients`,
            `A1 $${nth}$`,
          ],
          solution: `The third differences are all ${6 * a}. Divide by 6: the sequence begins with $${a === 1 ? '' : a}n^3$.\n\nSubtract it from the terms: $${rest.join(', ')}$ are left.\n\nThis is the ${b === 0 ? 'linear' : 'quadratic'} sequence $${inN(poly(b, c, d))}$. Together: $${nth}$.`,
          answer: nth,
          letters: ['n'],
        }),
      ],
    }
  },
  verify: ({ a, b, c, d }) => newton(listed(4, n => d + n * (c + n * (b + a * n)))),
})

const FALLING = [
  { of: 'The height of a bouncing ball, in centimetres, after each bounce is a term of', unit: 'cm' },
  {
    of: 'The mass of a medicine in the blood, in milligrams, at the end of each hour is a term of',
    unit: 'mg',
  },
  { of: 'The value of a machine, in dollars, at the end of each year is a term of', unit: '$' },
] as const

supplement('exponential-sequence', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const at = random.int(0, 2)
    const [a, r] = [
      random.pick([200, 250, 320, 400, 500, 600, 750, 800]),
      random.pick([0.6, 0.7, 0.75, 0.8, 0.85, 0.9]),
    ]
    const [k, limit] = [random.int(8, 14), random.pick([5, 10, 15, 20, 25])]
    const exact = 1 + Math.log(limit / a) / Math.log(r)
    return Math.abs(exact - Math.round(exact)) < 0.04 || exact < 6 || exact > 22
      ? null
      : { at, a, r, k, limit }
  },
  make: ({ at, a, r, k, limit }) => {
    const { of } = FALLING[at] ?? FALLING[0]
    const value = (n: number) => a * r ** (n - 1)
    const least = Math.floor(2 + Math.log(limit / a) / Math.log(r))
    const first = listed(3, n => clean(value(n)))
    return {
      stem: `${of} an exponential sequence. The first three terms are ${first.map(each => plain(each)).join(', ')}.`,
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Find an expression for the *n*th term.',
          scheme: [`M1 a power of ${r}`, `A1 $${a} \\times ${r}^{n - 1}$`],
          solution: `Divide a term by the one before: $${first[1]} \\div ${a} = ${r}$. So the *n*th term is $${a} \\times ${r}^{n - 1}$.`,
          answer: `${a}*${r}^(n - 1)`,
          letters: ['n'],
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate the ${k === 8 || k === 11 || k > 3 ? `${k}th` : k} term. Give your answer correct to 3 significant figures.`,
          scheme: [`B1 ${figures(value(k), 3)}`],
          solution: `$${a} \\times ${r}^{${k - 1}}$ = ${figures(value(k), 3)}.`,
          answer: value(k),
          sigFigs: 3,
          own: { from: 'a', key: `f(${k})` },
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the smallest value of *n* for which the *n*th term is less than ${limit}.`,
          scheme: [
            `M1 a trial with the power ${r} near the limit, such as $n = ${least - 1}$ giving ${figures(value(least - 1), 3)}`,
            `A1 ${least}`,
          ],
          solution: `Try values of *n*. $n = ${least - 1}$ gives ${figures(value(least - 1), 3)}, which is still too large, and $n = ${least}$ gives ${figures(value(least), 3)}. So $n = ${least}$.`,
          answer: least,
        }),
      },
    }
  },
  verify: ({ a, r, k, limit }) => {
    let [term, n] = [a, 1]
    let kth = a
    while (term >= limit) [term, n] = [term * r, n + 1]
    for (let step = 1; step < k; step += 1) kth *= r
    return { a: `${a}/${r}*${r}^n`, b: kth, c: n }
  },
})

supplement('two-related-sequences', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [p, q, r] = [random.int(1, 6), random.int(2, 9), random.pick(nonZero(-6, 8))]
    const [k, n] = [random.int(4, 9), random.int(7, 14)]
    const [linear, total] = [p - q, n * n + (p - q) * n - r]
    return linear === 0 || total <= 0 || k === n ? null : { p, q, r, k, n, total }
  },
  make: ({ p, q, r, k, n, total }) => {
    const [t, u] = [inN(poly(1, p, 0)), inN(poly(q, r))]
    const difference = inN(poly(1, p - q, -r))
    const other = -(total + r) / n
    return {
      stem: [
        `Two sequences are given by $T_n = ${t}$ and $U_n = ${u}$.`,
        `The *n*th terms of two sequences are $T_n = ${t}$ and $U_n = ${u}$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out $T_{${k}}$.`,
          scheme: [`B1 ${k * k + p * k}`],
          solution: `Put $n = ${k}$: $T_{${k}} = ${k}^2 + ${p === 1 ? '' : `${p} \\times `}${k} = ${k * k + p * k}$.`,
          answer: k * k + p * k,
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt:
            'A third sequence is given by $V_n = T_n - U_n$. Work out an expression for $V_n$, in terms of *n*, in its simplest form.',
          scheme: [`M1 $${t} - (${u})$`, `A1 $${difference}$`],
          solution: `Subtract the whole of $U_n$, so both its signs change: $${t} - (${u}) = ${difference}$.`,
          answer: difference,
          letters: ['n'],
          form: 'expanded',
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the value of *n* for which $V_n = ${total}$.`,
          scheme: [
            `M1 $${inN(poly(1, p - q, -r - total))} = 0$`,
            `M1 $(n - ${n})(n ${signed(-other)})$, or the formula`,
            `A1 ${n}`,
          ],
          solution: `$${difference} = ${total}$ leads to $${inN(poly(1, p - q, -r - total))} = 0$.\n\nThis is $(n - ${n})(n ${signed(-other)}) = 0$. A position must be a positive integer, so $n = ${n}$.`,
          answer: n,
        }),
      },
    }
  },
  verify: ({ p, q, r, k, total }) => {
    let n = 1
    while (n * n + p * n - q * n - r !== total) n += 1
    return { a: k * (k + p), b: `n*(n + ${p}) - ${q}*n - (${r})`, c: n }
  },
})

supplement('coefficients-from-terms', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b] = [random.pick([0.5, 1.5, 2, 2.5, 3, 4]), random.pick([1, 1.5, 2, 2.5, 3, 4.5, 5, 7])]
    const [q, n] = [random.int(3, 6), random.int(18, 40)]
    const whole = [1, 2, 3, n].every(at => Number.isInteger(a * at * at + b * at))
    return whole && a !== b ? { a, b, q, n } : null
  },
  make: ({ a, b, q, n }) => {
    const value = (at: number) => a * at * at + b * at
    return {
      stem: [
        `The *n*th term of a sequence is $T_n = an^2 + bn$. It is given that $T_1 = ${value(1)}$ and $T_{${q}} = ${value(q)}$.`,
        `$T_n = an^2 + bn$ is the *n*th term of a sequence with $T_1 = ${value(1)}$ and $T_{${q}} = ${value(q)}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Use $T_{${q}}$ to write down an equation in *a* and *b*.`,
          scheme: [`B1 $${q * q}a + ${q}b = ${value(q)}$`],
          solution: `Put $n = ${q}$: $a \\times ${q}^2 + b \\times ${q} = ${value(q)}$, so $${q * q}a + ${q}b = ${value(q)}$.`,
          answer: `${q * q}a + ${q}b = ${value(q)}`,
          letters: ['a', 'b'],
        }),
        b: ask.values({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the values of *a* and *b*.',
          scheme: [`B1 *a* = ${a}`, `B1 *b* = ${b}`],
          solution: `From $T_1$: $a + b = ${value(1)}$, so $${q}a + ${q}b = ${q * value(1)}$. Subtract this from the equation of part (a): $${q * q - q}a = ${value(q) - q * value(1)}$, so $a = ${a}$ and $b = ${b}$.`,
          found: [
            ['*a*', a, 'a'],
            ['*b*', b, 'b'],
          ],
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out which term of the sequence is equal to ${plain(value(n))}. Write the value of *n*.`,
          scheme: [`M1 $${a}n^2 + ${b}n = ${value(n)}$`, `A1 ${n}`],
          solution: `$${a}n^2 + ${b}n - ${value(n)} = 0$. The formula gives $n = ${n}$; the other solution is negative and cannot be a position.`,
          answer: n,
        }),
      },
    }
  },
  verify: ({ a, b, q, n }) => {
    const target = n * (a * n + b)
    return { a: `${q}*a + b = ${a * q + b}`, c: (-b + Math.sqrt(b * b + 4 * a * target)) / (2 * a) }
  },
})
