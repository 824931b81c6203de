import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { gcd, nonZero, poly, signed, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { cardWithCorners, frameWithHole } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E2.2')

export { templates }

core('expand-collect-and-factorise', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [a, b, c, d, e] = [
      random.int(3, 6),
      random.int(2, 4),
      random.int(1, 5),
      random.int(2, 5),
      random.int(2, 6),
    ]
    const [m, n] = random.sample([2, 3, 4, 5, 7], 2) as [number, number]
    const g = random.int(2, 6)
    const [p, q] = random.pick([
      ['x', 'y'],
      ['a', 'b'],
      ['p', 'q'],
    ] as const)
    const bad = gcd(m, n) > 1 || a * b === d || a * c + d * e > 50
    return bad ? null : { a, b, c, d, e, m, n, g, p, q, plus: random.chance(0.5) }
  },
  make: ({ a, b, c, d, e, m, n, g, p, q, plus }) => {
    const sign = plus ? '+' : '-'
    const [x, number] = [a * b - d, a * c + d * e]
    const inside = `${m}${p} ${sign} ${n}${q}`
    const whole = `${g * m}${p}^2${q} ${sign} ${g * n}${p}${q}^2`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Expand and simplify $${a}(${poly(b, c)}) - ${d}(x - ${e})$.`,
            `Simplify $${a}(${poly(b, c)}) - ${d}(x - ${e})$.`,
            `Write $${a}(${poly(b, c)}) - ${d}(x - ${e})$ without brackets, in its simplest form.`,
          ],
          scheme: [`M1 $${poly(a * b, a * c)}$ or $-${d}x + ${d * e}$`, `A1 $${poly(x, number)}$`],
          solution: `Multiply every term of each bracket. The minus changes both signs in the second one: $${poly(a * b, a * c)} - ${d}x + ${d * e}$.\n\nCollect like terms: $${poly(x, number)}$.`,
          answer: poly(x, number),
          letters: ['x'],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Factorise fully $${whole}$.`,
          scheme: [
            `M1 a common factor of two letters or of $${g}$ and a letter taken out, such as $${p}${q}(${g * m}${p} ${sign} ${g * n}${q})$`,
            `A1 $${g}${p}${q}(${inside})$`,
          ],
          solution: `The highest common factor of ${g * m} and ${g * n} is ${g}, and both terms have at least one $${p}$ and one $${q}$. Take $${g}${p}${q}$ out: $${g}${p}${q}(${inside})$.`,
          answer: `${g}${p}${q}(${inside})`,
          letters: [p, q],
          form: 'factorised',
        }),
      },
    }
  },
  verify: ({ a, b, c, d, e, m, n, g, p, q, plus }) => ({
    a: `${a * b}*x + ${a * c} - (${d}*x) + ${d}*${e}`,
    b: `${g}*${m}*${p}^2*${q} + (${plus ? 1 : -1})*${g}*${n}*${p}*${q}^2`,
  }),
})

supplement('expand-three-brackets', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b, d] = random.sample(nonZero(-5, 5), 3) as [number, number, number]
    return a + b === 0 || (a > 0 && b > 0 && d > 0)
      ? null
      : { a, b, c: random.int(2, 4), d, wording: random.int(0, 2) }
  },
  make: ({ a, b, c, d }) => {
    const product = `(${poly(1, a)})(${poly(1, b)})(${poly(c, d)})`
    const [s, t] = [a + b, a * b]
    const answer = poly(c, d + c * s, d * s + c * t, d * t)
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Expand and simplify $${product}$.`,
            `Expand $${product}$ and give your answer in its simplest form.`,
            `Multiply out the brackets and simplify $${product}$.`,
          ],
          scheme: [
            `M1 two of the brackets expanded, such as $${poly(1, s, t)}$`,
            `M1 their product with the third bracket, at most one term wrong`,
            `A1 $${answer}$`,
          ],
          solution: `Two brackets first: $(${poly(1, a)})(${poly(1, b)}) = ${poly(1, s, t)}$.\n\nMultiply each term by $${c}x$ and by $${d}$: $${poly(c, c * s, c * t, 0)} ${poly(d, d * s, d * t).startsWith('-') ? '' : '+ '}${poly(d, d * s, d * t).replace(/^-/, '- ')}$.\n\nCollect like terms: $${answer}$.`,
          answer,
          letters: ['x'],
          form: 'expanded',
        }),
      ],
    }
  },
  verify: ({ a, b, c, d }) => `(x + (${a}))*(x + (${b}))*(${c}*x + (${d}))`,
})

const FOURS = [
  ['a', 'b', 'x', 'y'],
  ['p', 'q', 'r', 't'],
  ['c', 'd', 'm', 'n'],
] as const

supplement('grouping-and-two-squares', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [m, n] = random.pick([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
      [1, 3],
    ] as const)
    const [u, v] = random.sample([2, 3, 4, 5, 7], 2) as [number, number]
    const k = random.pick([-5, -4, -3, -2, 2, 3, 4, 5])
    const bad = gcd(u, v) > 1
    return bad ? null : { m, n, k, u, v, g: random.pick([2, 3, 5]), letters: random.int(0, 2) }
  },
  make: ({ m, n, k, u, v, g, letters }) => {
    const [a, b, x, y] = FOURS[letters] ?? FOURS[0]
    const first = `${term(m, `${a}${x}`)} ${term(n, `${b}${x}`)}`.replace(/^\+ /, '')
    const whole = `${first} ${term(m * k, `${a}${y}`)} ${term(n * k, `${b}${y}`)}`
    const pair = `${term(m, a)} ${term(n, b)}`.replace(/^\+ /, '')
    const other = `${x} ${term(k, y)}`
    const squares = `${g * u * u}${x}^2 - ${g * v * v}${y}^2`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Factorise', 'Factorise completely', 'Factorise by grouping'].map(
            each => `${each} $${whole}$.`,
          ),
          scheme: [
            `M1 $${x}(${pair}) ${signed(k)}${y}(${pair})$ or $${a}$ and $${b}$ taken out of pairs`,
            `A1 $(${pair})(${other})$`,
          ],
          solution: `The first two terms have the factor $${x}$, the last two $${k}${y}$: $${x}(${pair}) ${signed(k)}${y}(${pair})$.\n\nThe bracket is now a common factor: $(${pair})(${other})$.`,
          answer: `(${pair})(${other})`,
          letters: [a, b, x, y],
          form: 'factorised',
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Factorise completely $${squares}$.`,
          scheme: [
            `M1 $${g}(${u * u}${x}^2 - ${v * v}${y}^2)$`,
            `M1 two brackets of a difference of two squares`,
            `A1 $${g}(${u}${x} + ${v}${y})(${u}${x} - ${v}${y})$`,
          ],
          solution: `Take the common factor out first: $${g}(${u * u}${x}^2 - ${v * v}${y}^2)$.\n\nThe bracket is $(${u}${x})^2 - (${v}${y})^2$, a difference of two squares: $${g}(${u}${x} + ${v}${y})(${u}${x} - ${v}${y})$.`,
          answer: `${g}(${u}${x} + ${v}${y})(${u}${x} - ${v}${y})`,
          letters: [x, y],
          form: 'factorised',
        }),
      },
    }
  },
  verify: ({ m, n, k, u, v, g, letters }) => {
    const [a, b, x, y] = FOURS[letters] ?? FOURS[0]
    return {
      a: `${m}*${a}*${x} + ${n}*${b}*${x} + (${m * k})*${a}*${y} + (${n * k})*${b}*${y}`,
      b: `${g * u * u}*${x}^2 - ${g * v * v}*${y}^2`,
    }
  },
})

supplement('factorise-a-quadratic-and-a-cubic', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, r] = [random.pick([2, 3, 5]), random.pick([2, 3])]
    const [q, s] = [random.pick(nonZero(-7, 7)), random.pick(nonZero(-6, 6))]
    const [t, u] = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-6, 6))]
    const whole = gcd(p, q) === 1 && gcd(r, t) === 1
    const [middle, other] = [p * s + q, r * u + t]
    if (!whole || middle === 0 || other === 0 || Math.abs(q * s) > 30 || (q > 0 && s > 0)) return null
    return { p, q, s, r, t, u, k: random.pick([2, 3, 4, 5]) }
  },
  make: ({ p, q, s, r, t, u, k }) => {
    const quadratic = poly(p, p * s + q, q * s)
    const inner = poly(r, r * u + t, t * u)
    const cubic = poly(k * r, k * (r * u + t), k * t * u, 0)
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [`Factorise $${quadratic}$.`, `Factorise the quadratic expression $${quadratic}$.`],
          scheme: [
            `M1 $${poly(p, p * s)} ${term(q, 'x')} ${signed(q * s)}$, or two brackets that give two of the three terms`,
            `A1 $(${poly(p, q)})(${poly(1, s)})$`,
          ],
          solution: `Two numbers with the product $${p * q * s}$ and the sum $${p * s + q}$ are $${p * s}$ and $${q}$. Split the middle term with them: $${poly(p, p * s, 0)} ${term(q, 'x')} ${signed(q * s)}$.\n\nGroup in pairs: $(${poly(p, q)})(${poly(1, s)})$.`,
          answer: `(${poly(p, q)})(${poly(1, s)})`,
          letters: ['x'],
          form: 'factorised',
        }),
        b: ask.expression({
          command: 'Work out',
          prompt: `Factorise completely $${cubic}$.`,
          scheme: [
            `M1 $${k}x(${inner})$`,
            'M1 two brackets that give two of the three terms',
            `A1 $${k}x(${poly(r, t)})(${poly(1, u)})$`,
          ],
          objective: 'AO2',
          solution: `All three terms have the factor $${k}x$: $${k}x(${inner})$.\n\nNow factorise the quadratic expression in the bracket: $${k}x(${poly(r, t)})(${poly(1, u)})$.`,
          answer: `${k}x(${poly(r, t)})(${poly(1, u)})`,
          letters: ['x'],
          form: 'factorised',
        }),
      },
    }
  },
  verify: ({ p, q, s, r, t, u, k }) => ({
    a: `${p}*x^2 + (${p * s + q})*x + (${q * s})`,
    b: `${k * r}*x^3 + (${k * (r * u + t)})*x^2 + (${k * t * u})*x`,
  }),
})

supplement('complete-the-square', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, p, q] = [random.int(2, 5), random.pick(nonZero(-6, 6)), random.pick(nonZero(-12, 12))]
    return a * p * p + q === 0 ? null : { a, p, q }
  },
  make: ({ a, p, q }) => {
    const whole = poly(a, 2 * a * p, a * p * p + q)
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: [
            `Write $${whole}$ in the form $a(x + p)^2 + q$, where *a*, *p* and *q* are integers.`,
            `Complete the square: write $${whole}$ as $a(x + p)^2 + q$, where *a*, *p* and *q* are integers.`,
            `Express $${whole}$ in the form $a(x + p)^2 + q$, where *a*, *p* and *q* are integers.`,
          ],
          scheme: [
            `M1 $${a}(${poly(1, 2 * p, 0)})$ taken out, or *a* = ${a}`,
            `M1 $(${poly(1, p)})^2$`,
            `A1 $${a}(${poly(1, p)})^2 ${signed(q)}$`,
          ],
          solution: `Take ${a} out of the first two terms: $${a}(${poly(1, 2 * p, 0)}) ${signed(a * p * p + q)}$.\n\nHalf of $${2 * p}$ is $${p}$, and the bracket has the square $${p * p}$ too many: $${a}[(${poly(1, p)})^2 - ${p * p}] ${signed(a * p * p + q)}$.\n\nMultiply out the square bracket only: $${a}(${poly(1, p)})^2 ${signed(q)}$.`,
          answer: `${a}(${poly(1, p)})^2 ${signed(q)}`,
          letters: ['x'],
          form: 'simplified',
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: `Explain why $${whole}$ is never less than $${q}$.`,
          scheme: [
            judged(
              'the squared bracket cannot be negative, so its least value is zero',
              `
              unsure "x squared", without bracket
              accept square/bracket, not negative
              accept ")^2"/")²", not negative
              accept ")^2"/")²", positive/zero/nought/minimum/least/smallest/lowest
              accept square/bracket, positive/zero/nought/minimum/least/smallest/lowest
              accept "≥0"/">=0"/"≥ 0"
              unsure turning/vertex/minimum/lowest
              earns: a square cannot be negative
              earns: the squared bracket is always zero or positive
              earns: the smalest value of the square is 0
              misses: the curve goes up
              misses: because all numbers are positive
              misses: it is never smaller than that`,
            ),
          ],
          modelAnswer: `It is $${a}(${poly(1, p)})^2 ${signed(q)}$. A square cannot be negative, so the least value is $${q}$.`,
          solution: `$(${poly(1, p)})^2$ is a square and cannot be negative. Its least value is 0, at $x = ${-p}$, where the whole expression is $${q}$.`,
        }),
      },
    }
  },
  verify: ({ a, p, q }) => ({ a: `${a}*x^2 + (${2 * a * p})*x + (${a * p * p + q})` }),
})

supplement('area-with-a-hole', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b, c, d] = [random.int(2, 4), random.int(1, 7), random.int(1, 2), random.int(3, 8)]
    const e = random.int(1, 3)
    const [what, hole, unit] = random.pick([
      ['metal plate', 'a square hole', 'cm'],
      ['lawn', 'a square flower bed', 'm'],
      ['wall', 'a square window', 'm'],
    ] as const)
    const x = random.step(1.4, 4.6, 0.2)
    if (e >= d || x === Math.round(x) || a * x + b < x + e + 1) return null
    return { a, b, c, d, e, what, hole, unit, x }
  },
  make: ({ a, b, c, d, e, what, hole, unit, x }) => {
    const [square, linear, number] = [a * c - 1, a * d + b * c - 2 * e, b * d - e * e]
    const answer = poly(square, linear, number)
    const area = clean(square * x * x + linear * x + number)
    return {
      stem: `The diagram shows a rectangular ${what} with ${hole}. All lengths are in ${unit === 'm' ? 'metres' : 'centimetres'}.`,
      figure: frameWithHole(poly(a, b), poly(c, d), poly(1, e)),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out an expression, in terms of *x*, for the shaded area. Give your answer in its simplest form.`,
          scheme: [
            `M1 $(${poly(a, b)})(${poly(c, d)}) = ${poly(a * c, a * d + b * c, b * d)}$`,
            `M1 $(${poly(1, e)})^2 = ${poly(1, 2 * e, e * e)}$`,
            `A1 $${answer}$`,
          ],
          solution: `The rectangle has the area $(${poly(a, b)})(${poly(c, d)}) = ${poly(a * c, a * d + b * c, b * d)}$.\n\nThe square has the area $(${poly(1, e)})^2 = ${poly(1, 2 * e, e * e)}$. Subtract it, with its signs changed: $${answer}$.`,
          answer,
          letters: ['x'],
          form: 'simplified',
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: `Calculate the shaded area when $x = ${x}$.`,
          scheme: [
            `M1 *x* = ${x} put into their expression, or $${clean(a * x + b)} \\times ${clean(c * x + d)} - ${clean(x + e)}^2$`,
            `A1 ${figures(area, 3)}`,
          ],
          solution: `Put $x = ${x}$ into $${answer}$: the area is ${area} ${unit}^{2}.`,
          answer: area,
          sigFigs: 3,
          unit: `${unit}^2`,
          own: { from: 'a', key: `f(${x})` },
        }),
      },
    }
  },
  verify: ({ a, b, c, d, e, x }) => ({
    a: `(${a}*x + ${b})*(${c}*x + ${d}) - (x + ${e})^2`,
    b: (a * x + b) * (c * x + d) - (x + e) ** 2,
  }),
})

supplement('box-from-a-card', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [long, wide] = [random.step(20, 40, 2), random.step(14, 28, 2)]
    const x = random.step(1.5, 4.5, 0.2)
    return long - wide < 4 || wide - 2 * x < 4
      ? null
      : { long, wide, x, thing: random.pick(['card', 'tin', 'plastic']) }
  },
  make: ({ long, wide, x, thing }) => {
    const answer = poly(4, -2 * (long + wide), long * wide, 0)
    const volume = clean(x * (long - 2 * x) * (wide - 2 * x))
    return {
      stem: `A rectangular sheet of ${thing} measures ${long} cm by ${wide} cm. A square of side *x* cm is cut out of each corner, and the sides are folded up along the dashed lines to make an open box.`,
      figure: cardWithCorners(long, wide),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt:
            'Write down an expression, in terms of *x*, for the length, in centimetres, of the longer side of the base of the box.',
          scheme: [`B1 $${long} - 2x$`],
          solution: `A square of side *x* is cut off at both ends, so the base is $${long} - 2x$ long.`,
          answer: `${long} - 2x`,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt:
            'Work out an expression for the volume of the box. Expand the brackets and give your answer in its simplest form.',
          scheme: [
            `M1 $x(${long} - 2x)(${wide} - 2x)$`,
            `M1 $(${long} - 2x)(${wide} - 2x)$ expanded, or $x(${long} - 2x)$ times the other bracket, at most one term wrong`,
            `A1 $${answer}$`,
          ],
          solution: `The height of the box is *x*, so the volume is $x(${long} - 2x)(${wide} - 2x)$.\n\nThe two brackets give $${long * wide} - ${2 * (long + wide)}x + 4x^2$. Multiply by *x*: $${answer}$.`,
          answer,
          letters: ['x'],
          form: 'expanded',
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: `Calculate the volume of the box when $x = ${x}$.`,
          scheme: [
            `M1 $${x} \\times ${clean(long - 2 * x)} \\times ${clean(wide - 2 * x)}$, or *x* = ${x} in their expression`,
            `A1 ${figures(volume, 3)}`,
          ],
          solution: `The base is ${clean(long - 2 * x)} cm by ${clean(wide - 2 * x)} cm and the height is ${x} cm: the volume is ${figures(volume, 3)} cm^{3}.`,
          answer: volume,
          sigFigs: 3,
          unit: 'cm^3',
          own: { from: 'b', key: `f(${x})` },
        }),
      },
    }
  },
  verify: ({ long, wide, x }) => ({
    a: `${long} - x - x`,
    b: `x*(${long} - 2*x)*(${wide} - 2*x)`,
    c: 4 * x ** 3 - 2 * (long + wide) * x ** 2 + long * wide * x,
  }),
})

supplement('squares-of-integers', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.int(1, 9), random.int(1, 9)]
    const [big, total] = [random.int(52, 97), random.pick([100, 120, 150, 200])]
    const small = total - big
    if ((a - b) % 2 !== 0 || small >= big || small < 11 || big - small < 12) return null
    return { a, b, big, small }
  },
  make: ({ a, b, big, small }) => {
    const [k, rest] = [2 * (a + b), a * a - b * b]
    const simple = poly(k, rest).replaceAll('x', 'n')
    const inside = poly(1, rest / k).replaceAll('x', 'n')
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `Expand and simplify $(n + ${a})^2 - (n - ${b})^2$.`,
            `Simplify $(n + ${a})^2 - (n - ${b})^2$ by expanding the brackets.`,
          ],
          scheme: [`M1 $n^2 + ${2 * a}n + ${a * a}$ or $n^2 - ${2 * b}n + ${b * b}$`, `A1 $${simple}$`],
          solution: `$(n + ${a})^2 = n^2 + ${2 * a}n + ${a * a}$ and $(n - ${b})^2 = n^2 - ${2 * b}n + ${b * b}$.\n\nSubtract, and change all signs of the second one: $${simple}$.`,
          answer: simple,
          letters: ['n'],
          form: 'expanded',
        }),
        b: ask.expression({
          command: 'Show',
          objective: 'AO2',
          prompt: `*n* is an integer. Show that $(n + ${a})^2 - (n - ${b})^2$ is always a multiple of ${k}, by writing it as a product.`,
          scheme: [`B1 $${inside === 'n' ? `${k}n` : `${k}(${inside})`}$`],
          solution: `Both terms of the answer to part (a) have the factor ${k}: it is $${inside === 'n' ? `${k}n` : `${k}(${inside})`}$. As *n* is an integer, this is ${k} times an integer.`,
          answer: inside === 'n' ? `${k}n` : `${k}(${inside})`,
          letters: ['n'],
          form: 'factorised',
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Use the difference of two squares to work out $${big}^2 - ${small}^2$.`,
          scheme: [`M1 $(${big} + ${small})(${big} - ${small})$`, `A1 ${(big + small) * (big - small)}`],
          solution: `$${big}^2 - ${small}^2 = (${big} + ${small})(${big} - ${small}) = ${big + small} \\times ${big - small} = ${(big + small) * (big - small)}$.`,
          answer: (big + small) * (big - small),
        }),
      },
    }
  },
  verify: ({ a, b, big, small }) => ({
    a: `(n + ${a})^2 - (n - ${b})^2`,
    b: `((n + ${a}) + (n - ${b}))*((n + ${a}) - (n - ${b}))`,
    c: big * big - small * small,
  }),
})
