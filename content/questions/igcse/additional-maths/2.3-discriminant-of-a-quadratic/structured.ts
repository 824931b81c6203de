import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { poly, signed, term } from '@/lib/exams/authoring/maths'
import { lowestAt } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { added, br, front, ratio, typed } from '../quadratic-functions'

const { question, templates } = questionsOf('structured', '2.3')

export { templates }

const inK = (...coefficients: number[]) => poly(...coefficients).replaceAll('x', 'k')
const bracket = (text: string) => (/^[kx\d]+$/.test(text) ? text : `(${text})`)

question('equal-roots', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [m, n] = [random.int(-6, 6), random.pick([-3, -2, -1, 1, 2, 3])]
    const one = random.int(-12, 12)
    const two = 4 * n - 2 * m - one
    const t = (m * m - one * two) / 4
    const bad = !Number.isInteger(t) || one >= two || Math.abs(two) > 16 || t === 0 || Math.abs(t) > 30
    return bad || two - one < 3 || two + m === 0 ? null : { m, n, t, one, two, wording: random.int(0, 2) }
  },
  make: ({ m, n, t, one, two }) => {
    const [b, c] = [inK(1, m), inK(n, t)]
    const equation = `x^2 + ${bracket(b)}x ${term(n, 'k')} ${signed(t)} = 0`
    const found = inK(1, 2 * m - 4 * n, m * m - 4 * t)
    const twice = -(two + m) / 2
    return {
      stem: [
        `The equation $${equation}$, where *k* is a constant, has two equal roots.`,
        `*k* is a constant. The quadratic equation $${equation}$ has equal roots.`,
        `It is given that $${equation}$ has a repeated root, where *k* is a constant.`,
      ],
      parts: {
        a: ask.solutions({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the possible values of *k*.',
          scheme: [
            `M1 $${bracket(b)}^2 - 4${bracket(c)} = 0$`,
            `M1 $(${inK(1, -one)})(${inK(1, -two)}) = 0$, from $${found} = 0$`,
            `A1 $k = ${one}$`,
            `A1 $k = ${two}$`,
          ],
          solution: `Equal roots: the discriminant is zero, $${bracket(b)}^2 - 4${bracket(c)} = 0$. Expand: $${found} = 0$, so $(${inK(1, -one)})(${inK(1, -two)}) = 0$ and $k = ${one}$ or $k = ${two}$.`,
          answer: [String(one), String(two)],
          letter: 'k',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: 'For the greater of these values of *k*, find the repeated root of the equation.',
          scheme: [`M1 $${poly(1, two + m, n * two + t)} = 0$`, `A1 $x = ${ratio(twice)}$`],
          solution: `With $k = ${two}$ the equation is $${poly(1, two + m, n * two + t)} = 0$, which is $(x ${added(-twice)})^2 = 0$. So $x = ${ratio(twice)}$.`,
          answer: twice,
        }),
      },
    }
  },
  verify: ({ m, n, t }) => {
    // Touching: the least value of the left side is zero.
    const least = (k: number) => n * k + t - ((k + m) / 2) ** 2
    const found = Array.from({ length: 121 }, (_, at) => at - 60).filter(k => Math.abs(least(k)) < 1e-9)
    const last = found.at(-1) ?? 0
    return {
      a: found,
      b: Math.round(lowestAt(x => x * x + (last + m) * x + n * last + t, -40, 40) * 1e4) / 1e4,
    }
  },
})

question('tangent-lines', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, x] = [random.pick([1, 2, 3, -1, -2]), random.pick([-4, -3, -2, -1, 1, 2, 3, 4])]
    const [b, c] = [random.int(-9, 9), random.int(-9, 12)]
    const m = 2 * a * x + b
    const k = c - a * x * x
    const y = m * x + k
    return b === 0 || c === 0 || m === 0 || Math.abs(m) > 12 || k === 0 || Math.abs(y) > 40
      ? null
      : { a, b, c, m, k, x, y }
  },
  make: ({ a, b, c, m, k, x, y }) => {
    const [curve, line] = [poly(a, b, c), `${front(m)}x + k`]
    const zero = `${poly(a, b - m, 0)} ${signed(c)} - k`
    const left = b === m ? poly(a, 0, 0) : poly(a, b - m, 0)
    return {
      stem: [
        `The line $y = ${line}$, where *k* is a constant, is a tangent to the curve $y = ${curve}$.`,
        `The curve $y = ${curve}$ and the line $y = ${line}$ touch at the point *P*. *k* is a constant.`,
        `*k* is a constant. The straight line $y = ${line}$ meets the curve $y = ${curve}$ at one point only.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *k*.',
          scheme: [
            `M1 $${left} ${signed(c)} - k = 0$`,
            `M1 $${br(b - m)}^2 - 4 \\times ${br(a)}(${c} - k) = 0$`,
            `A1 $k = ${k}$`,
          ],
          solution: `At common points $${curve} = ${line}$, so $${zero} = 0$. The line touches the curve, so the discriminant is zero: $${(b - m) ** 2} - 4 \\times ${br(a)}(${c} - k) = 0$, and $k = ${k}$.`,
          answer: k,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the coordinates of the point where the line touches the curve.',
          scheme: [`M1 $${poly(a, b - m, c - k)} = 0$`, `A1 $(${x}, ${y})$`],
          solution: `With $k = ${k}$: $${poly(a, b - m, c - k)} = 0$, which is $${front(a)}(${poly(1, -x)})^2 = 0$. So $x = ${x}$ and $y = ${m} \\times ${br(x)} ${signed(k)} = ${y}$.`,
          answer: `(${x}, ${y})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ a, b, c, m }) => {
    // The gap between curve and line has its turning value k.
    const gap = (x: number) => a * x * x + b * x + c - m * x
    const at = Math.round(lowestAt(x => Math.sign(a) * gap(x), -30, 30))
    return { a: gap(at), b: `(${at}, ${a * at * at + b * at + c})` }
  },
})

question('line-that-misses', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, half] = random.pick([
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
      [2, 2],
      [2, 4],
      [2, 6],
      [3, 3],
      [3, 6],
      [4, 2],
      [4, 6],
    ] as const)
    const [b, d] = [random.int(-9, 9), random.int(-8, 8)]
    const e = (half * half) / a
    const c = d + e
    const [one, two] = [b - 2 * half, b + 2 * half]
    return b === 0 || d === 0 || c === 0 || !Number.isInteger(e)
      ? null
      : { a, b, c, d, e, half, one, two, kind: random.int(0, 2) }
  },
  make: ({ a, b, c, d, e, half, one, two, kind }) => {
    const inCurve = kind === 1
    const both = kind === 2
    // k stands in the line, or in the curve with its sign turned.
    const [curve, line] = inCurve
      ? [`${front(a)}x^2 - kx ${signed(c)}`, `${poly(-b, d)}`]
      : [poly(a, b, c), `kx ${signed(d)}`]
    const inside = both ? `k < ${one}$ or $k > ${two}` : `${one} < k < ${two}`
    const answer = both ? `k < ${one} or k > ${two}` : `${one} < k < ${two}`
    const sign = both ? '>' : '<'
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: [
            `Find the set of values of the constant *k* for which the line $y = ${line}$ ${both ? 'meets the curve' : 'does not meet the curve'} $y = ${curve}$${both ? ' at two distinct points' : ''}.`,
            `The line $y = ${line}$ and the curve $y = ${curve}$ have ${both ? 'two distinct common points' : 'no common point'}. Find the set of possible values of the constant *k*.`,
            `*k* is a constant. The curve $y = ${curve}$ is ${both ? 'cut at two different points' : 'not met at any point'} by the line $y = ${line}$. Find the set of possible values of *k*.`,
          ],
          scheme: [
            `M1 $${front(a)}x^2 + (${b} - k)x ${signed(e)} = 0$`,
            `M1 $(${b} - k)^2 - ${4 * a * e} ${sign} 0$`,
            `M1 $${b} - k = \\pm ${2 * half}$`,
            `A1 critical values $${one}$ and $${two}$`,
            `A1 $${inside}$`,
          ],
          solution: `At common points the two expressions are equal: $${front(a)}x^2 + (${b} - k)x ${signed(e)} = 0$.\n\n${both ? 'Two distinct points' : 'No common point'}: $(${b} - k)^2 - 4 \\times ${a} \\times ${e} ${sign} 0$. The critical values are where $${b} - k = \\pm ${2 * half}$: $k = ${one}$ and $k = ${two}$.\n\nAs a function of *k* the left side is a parabola that opens upwards, so it is ${both ? 'positive outside' : 'negative between'} these values: $${inside}$.`,
          answer,
          letters: ['k'],
        }),
      ],
    }
  },
  verify: ({ a, b, c, d, kind }) => {
    const curve = (x: number, k: number) => a * x * x + (kind === 1 ? -k : b) * x + c
    const line = (x: number, k: number) => (kind === 1 ? -b : k) * x + d
    const isAbove = (k: number) => {
      const at = lowestAt(x => curve(x, k) - line(x, k), -60, 60)
      return curve(at, k) - line(at, k) > 1e-7
    }
    const missed = Array.from({ length: 401 }, (_, at) => (at - 200) / 4).filter(isAbove)
    const [low, high] = [Math.min(...missed) - 0.25, Math.max(...missed) + 0.25]
    return kind === 2 ? `k > ${high} or k < ${low}` : `${low} < k < ${high}`
  },
})

question('roots-for-every-constant', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [m, n] = [random.int(-5, 6), random.pick([-3, -2, -1, 1, 2, 3])]
    const r = 2 * n - m
    const t = random.int(-9, 9)
    const s = m * m - 4 * t - r * r
    return s < 4 || s > 60 || r === 0 || t === 0 || Math.abs(r) > 9 ? null : { m, n, t, r, s }
  },
  make: ({ m, n, t, r, s }) => {
    const [b, c] = [inK(1, m), inK(n, t)]
    const equation = `x^2 + ${bracket(b)}x ${term(n, 'k')} ${signed(t)} = 0`
    const found = inK(1, -2 * r, r * r + s)
    return {
      stem: [
        `*k* is a real constant, and an equation in *x* is $${equation}$.`,
        `In the quadratic equation $${equation}$, *k* is a real constant.`,
        `A quadratic equation in *x* is $${equation}$, where *k* is a real constant.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt:
            'Find the discriminant of the equation in terms of *k*. Give your answer in the form $k^2 + bk + c$.',
          scheme: [`M1 $${bracket(b)}^2 - 4${bracket(c)}$`, `A1 $${found}$`],
          solution: `$b^2 - 4ac = ${bracket(b)}^2 - 4${bracket(c)} = ${inK(1, 2 * m, m * m)} ${term(-4 * n, 'k')} ${added(-4 * t)} = ${found}$.`,
          answer: found,
          letters: ['k'],
          form: 'expanded',
        }),
        b: ask.values({
          command: 'Write',
          subtopic: '2.1',
          objective: 'AO1',
          prompt: `Write the discriminant in the form $(k ${r > 0 ? '-' : '+'} p)^2 + q$ with positive constants *p* and *q*, and give their values.`,
          scheme: [`B1 $p = ${Math.abs(r)}$`, `B1 $q = ${s}$`],
          solution: `Half of the coefficient of *k* is $${-r}$: $(k ${signed(-r)})^2 - ${r * r} ${added(r * r + s)} = (k ${signed(-r)})^2 + ${s}$.`,
          found: [
            ['*p*', Math.abs(r), 'p'],
            ['*q*', s, 'q'],
          ],
        }),
        c: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Hence explain why the equation has two different real roots for every value of *k*.',
          scheme: [
            judged(
              `the square is never negative, so the discriminant is at least ${s} and always positive`,
              `
              SQUARE = square/squared/bracket/")^2"/")²"
              DISC = discriminant/"b^2-4ac"/"b²-4ac"/"b^2 - 4ac"/D
              reject SQUARE is negative
              accept SQUARE ... not negative/less/below
              accept SQUARE ... positive/zero/"0"
              accept SQUARE ... greater/more/bigger than zero/"0"
              accept ")^2>=0"/")²≥0"/")^2≥0"/")²>=0"/")^2>0"/")²>0"
              accept "at least ${s}"
              accept least/minimum/lowest/smallest ... "${s}"
              accept "+${s}>0"/">=${s}"/"≥${s}"
              accept "${s}" ... positive/greater/more/bigger/">0"/"> 0"
              unsure DISC ... positive/greater/more/bigger/">0"/"> 0"
              earns: the square is never negative, so the discriminant is positive
              earns: a squared number cannot be less than 0, and adding ${s} makes it more than 0
              earns: the least value of the discriminant is ${s}, so it is always positive
              earns: the sqaure is zero or positive, so the discriminant is bigger than zero
              misses: it is a quadratic, so it has two roots
              misses: the discriminant is never zero
              misses: the graph crosses the x-axis twice`,
            ),
          ],
          modelAnswer: `$(k ${signed(-r)})^2 \\ge 0$ for all real *k*, so the discriminant is at least ${s}. It is always greater than zero, so there are always two different real roots.`,
          solution: `A square is zero or positive. With ${s} added it is positive, and a positive discriminant means two different real roots.`,
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *k* for which the difference between the two roots is least.',
          scheme: [`B1 $k = ${ratio(r)}$`],
          solution: `By the formula the roots differ by the square root of the discriminant. It is least where $(k ${signed(-r)})^2 = 0$, at $k = ${r}$.`,
          answer: r,
        }),
      },
    }
  },
  verify: ({ m, n, t }) => {
    const gap = (k: number) => {
      const [b, c] = [k + m, n * k + t]
      const high = (-b + Math.sqrt(b * b - 4 * c)) / 2
      return 2 * high + b
    }
    return { a: `(k + (${m}))^2 - 4*(${n}*k + (${t}))`, d: Math.round(lowestAt(gap, -30, 30)) }
  },
})

question('positive-for-all-x', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [u, v] = random.pick([
      [9, 1],
      [4, 1],
      [1, 4],
      [8, 2],
      [2, 8],
      [12, 3],
      [16, 1],
      [9, 4],
      [1, 9],
      [3, 12],
      [4, 9],
      [18, 2],
      [2, 18],
    ] as const)
    const m = Math.round(Math.sqrt(u * v)) * random.pick([1, -1])
    return { u, v, m, isAbove: random.chance(0.6), letter: random.pick(['k', 'p', 'a']) }
  },
  make: ({ u, v, m, isAbove, letter }) => {
    const n = u - v
    const given = `${letter}x^2 ${term(2 * m, 'x')} + ${letter} ${signed(n)}`
    const put = (...coefficients: number[]) => poly(...coefficients).replaceAll('x', letter)
    const found = put(-4, -4 * n, 4 * m * m)
    const answer = isAbove ? `${letter} > ${v}` : `${letter} < ${-u}`
    const word = isAbove ? 'positive' : 'negative'
    return {
      stem: [
        `The function f is defined by $f(x) = ${given}$ for all real *x*, where *${letter}* is a non-zero constant.`,
        `$f(x) = ${given}$, where *${letter}* is a constant that is not zero.`,
        `A curve has the equation $y = f(x)$, where $f(x) = ${given}$ and *${letter}* is a non-zero constant.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the discriminant of $f(x)$ in terms of *${letter}*, without brackets.`,
          scheme: [`M1 $${br(2 * m)}^2 - 4${letter}(${letter} ${signed(n)})$`, `A1 $${found}$`],
          solution: `$b^2 - 4ac = ${br(2 * m)}^2 - 4${letter}(${letter} ${signed(n)}) = ${found}$.`,
          answer: found,
          letters: [letter],
          form: 'expanded',
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: [
            `Find the set of values of *${letter}* for which $f(x)$ is ${word} for all real *x*.`,
            `It is given that $f(x) ${isAbove ? '>' : '<'} 0$ for every real number *x*. Find the set of possible values of *${letter}*.`,
          ],
          scheme: [
            `M1 the discriminant is negative: $${put(1, n, -m * m)} > 0$`,
            `A1 critical values $${-u}$ and $${v}$`,
            `B1 $${letter} ${isAbove ? '>' : '<'} 0$`,
            `A1 $${answer}$`,
          ],
          solution: `$f(x)$ must never be zero: $${found} < 0$, so $${put(1, n, -m * m)} > 0$, which is $(${put(1, u)})(${put(1, -v)}) > 0$. So $${letter} < ${-u}$ or $${letter} > ${v}$.\n\nTo be ${word} it must open ${isAbove ? 'upwards' : 'downwards'}: $${letter} ${isAbove ? '>' : '<'} 0$. Together: $${answer}$.`,
          answer,
          letters: [letter],
        }),
      },
    }
  },
  verify: ({ u, v, m, isAbove, letter }) => {
    const isOne = (k: number) => {
      const f = (x: number) => (k * x * x + 2 * m * x + k + u - v) * (isAbove ? 1 : -1)
      return [-100, 100, lowestAt(f, -100, 100)].every(x => f(x) > 1e-7)
    }
    const good = Array.from({ length: 401 }, (_, at) => (at - 200) / 8).filter(k => k !== 0 && isOne(k))
    const edge = isAbove ? Math.min(...good) - 0.125 : Math.max(...good) + 0.125
    return {
      a: `4*${m * m} - 4*${letter}*(${letter} + (${u - v}))`,
      b: isAbove ? `${typed(edge)} < ${letter}` : `${letter} < ${typed(edge)}`,
    }
  },
})
