import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, line, nonZero, poly, signed, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { core, supplement, templates } = questionsOf('structured', 'E2.5')

export { templates }

const below = (above: number, under: number) => Math.abs(under / gcd(above, under))
/** The root of a linear function from two of its values. */
const rootOf = (gap: (x: number) => number) => -gap(0) / (gap(1) - gap(0))

core('linear-with-brackets', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [a, b, c] = [random.int(2, 6), random.int(1, 4), random.pick(nonZero(-6, 6))]
    const [d, e] = [random.int(1, 7), random.int(-15, 20)]
    const [x, right] = [a * b - d, e - a * c]
    const bad = x === 0 || right === 0 || e === 0 || below(right, x) > 4 || Math.abs(right / x) > 15
    return bad || (right / x) * 2 === 2 ? null : { a, b, c, d, e }
  },
  make: ({ a, b, c, d, e }) => {
    const equation = `${a}(${poly(b, c)}) = ${poly(d, e)}`
    const [x, right] = [a * b - d, e - a * c]
    const [one, two] = x < 0 ? [-x, -right] : [x, right]
    return {
      stem: '',
      parts: [
        ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Solve $${equation}$.`,
            `Solve the equation $${equation}$.`,
            `$${equation}$. Work out the value of *x*.`,
          ],
          scheme: [
            `M1 $${poly(a * b, a * c)}$`,
            `M1 letters on one side and numbers on the other: $${poly(one, 0)} = ${two}$`,
            `A1 $${frac(two, one)}$`,
          ],
          solution: `Expand the bracket: $${poly(a * b, a * c)} = ${poly(d, e)}$.\n\nCollect the letters on one side and the numbers on the other: $${poly(one, 0)} = ${two}$.${one === 1 ? '' : ` So $x = ${frac(two, one)}$.`}`,
          answer: two / one,
          sigFigs: 3,
        }),
      ],
    }
  },
  verify: ({ a, b, c, d, e }) => rootOf(x => a * (b * x + c) - (d * x + e)),
})

const BUYING = [
  {
    dear: 'an adult ticket',
    cheap: 'a child ticket',
    many: ['adult ticket', 'child ticket'],
    low: 9,
    high: 18,
  },
  { dear: 'a rose bush', cheap: 'a lavender plant', many: ['rose bush', 'lavender plant'], low: 7, high: 15 },
  {
    dear: 'a hardback book',
    cheap: 'a paperback book',
    many: ['hardback book', 'paperback book'],
    low: 11,
    high: 22,
  },
] as const
const several = (count: number, thing: string) => `${count} ${thing}${thing.endsWith('sh') ? 'es' : 's'}`

core('equation-from-words', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const at = random.int(0, 2)
    const { low, high } = BUYING[at] ?? BUYING[0]
    const x = random.step(low + 0.15, high + 0.95, 0.2)
    const less = random.step(2.5, 5.5, 0.25)
    const [m, n] = random.sample([2, 3, 4, 5, 6], 2) as [number, number]
    const cents = Math.round(x * 100) % 5 === 0
    return cents ? { at, x: clean(x), less, m, n, total: clean((m + n) * x - n * less) } : null
  },
  make: ({ at, x, less, m, n, total }) => {
    const { dear, cheap, many } = BUYING[at] ?? BUYING[0]
    return {
      stem: `The price of ${dear} is *x* dollars. The price of ${cheap} is ${money(less)} less. Together, ${several(m, many[0])} and ${several(n, many[1])} cost ${money(total)}.`,
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO2',
          prompt: 'Write down an equation in *x*.',
          scheme: [`B1 $x - ${less}$ seen`, `B1 $${m}x + ${n}(x - ${less}) = ${total}$`],
          solution: `${cheap.replace('a ', 'A ')} costs $x - ${less}$ dollars. The ${m} dearer ones cost $${m}x$, the ${n} cheaper ones $${n}(x - ${less})$, and together this is $${total}$.`,
          answer: `${m}x + ${n}(x - ${less}) = ${total}`,
          letters: ['x'],
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Solve your equation to work out the price of ${dear}.`,
          scheme: [`M1 $${m + n}x = ${clean(total + n * less)}$`, `A1 ${money(x)}`],
          solution: `Expand: $${m}x + ${n}x - ${clean(n * less)} = ${total}$, so $${m + n}x = ${clean(total + n * less)}$. Divide by ${m + n}: the price is ${money(x)}.`,
          answer: x,
          sigFigs: 3,
          unit: '$',
        }),
      },
    }
  },
  verify: ({ less, m, n, total }) => ({
    a: `${m + n}*x - ${clean(n * less)} = ${total}`,
    b: rootOf(x => m * x + n * (x - less) - total),
  }),
})

core('simultaneous-linear', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [x, y] = [random.pick(nonZero(-6, 8)), random.pick(nonZero(-6, 6))]
    const [a, b, c, d] = [
      random.int(2, 5),
      random.pick([-5, -4, -3, 2, 3, 4]),
      random.int(2, 7),
      random.pick([-4, -3, -2, 2, 3, 5]),
    ]
    const det = a * d - b * c
    const simple = Math.abs(b) === Math.abs(d) || a === c || gcd(a, b) > 1 || gcd(c, d) > 1
    return det === 0 || simple || (x > 0 && y > 0 && random.chance(0.5)) ? null : { x, y, a, b, c, d }
  },
  make: ({ x, y, a, b, c, d }) => {
    const [first, second] = [line(a, b, a * x + b * y), line(c, d, c * x + d * y)]
    const common = (Math.abs(b) * Math.abs(d)) / gcd(b, d)
    const [k, l] = [common / Math.abs(b), common / Math.abs(d)]
    const add = b * d < 0
    const [xs, right] = [
      k * a + (add ? 1 : -1) * l * c,
      k * (a * x + b * y) + (add ? 1 : -1) * l * (c * x + d * y),
    ]
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Solve the simultaneous equations.\n\n$${first}$\n\n$${second}$`,
            `$${first}$\n\n$${second}$\n\nSolve these simultaneous equations.`,
            `The values of *x* and *y* satisfy $${first}$ and $${second}$. Work out *x* and *y*.`,
          ],
          scheme: [
            'M1 one unknown has the same coefficient in both equations, or one is written in terms of the other',
            'M1 correct elimination of one unknown, or correct substitution',
            `A1 *x* = $${x}$ or *y* = $${y}$`,
            `A1 *x* = $${x}$ and *y* = $${y}$`,
          ],
          solution: `Multiply so that the coefficients of *y* have the same size: $${line(k * a, k * b, k * (a * x + b * y))}$ and $${line(l * c, l * d, l * (c * x + d * y))}$.\n\nThe signs of *y* are ${add ? 'different, so add' : 'the same, so subtract'}: $${poly(xs, 0)} = ${right}$, and $x = ${x}$.\n\nPut this into the first equation: $${a * x} ${term(b, 'y')} = ${a * x + b * y}$, so $y = ${y}$.`,
          answer: `x = ${x}, y = ${y}`,
          letters: ['x', 'y'],
        }),
      ],
    }
  },
  verify: ({ x, y, a, b, c, d }) => {
    const [e, f] = [a * x + b * y, c * x + d * y]
    const det = a * d - b * c
    return `x = ${(e * d - b * f) / det}, y = ${(a * f - e * c) / det}`
  },
})

const CAFES = [
  { one: 'coffee', other: 'tea', at: 'At a café', x: [2.6, 4.4], y: [1.9, 3.4] },
  { one: 'notebook', other: 'pen', at: 'In a shop', x: [2.2, 4.8], y: [0.85, 2.15] },
  { one: 'mango', other: 'melon', at: 'On a market', x: [1.15, 2.45], y: [2.2, 3.9] },
] as const
const named = (count: number, thing: string) =>
  `${count} ${thing}${count === 1 ? '' : thing === 'mango' ? 'es' : 's'}`

core('simultaneous-from-words', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const at = random.int(0, 2)
    const kind = CAFES[at] ?? CAFES[0]
    const [x, y] = [random.step(kind.x[0], kind.x[1], 0.05), random.step(kind.y[0], kind.y[1], 0.05)]
    const [a, b, c, d] = [random.int(2, 6), random.int(2, 6), random.int(2, 6), random.int(2, 6)]
    const [m, n] = [random.int(7, 10), random.int(7, 10)]
    const fine = a * d !== b * c && a !== c && b !== d && Math.abs(x - y) > 0.3 && x !== Math.round(x)
    return fine ? { at, x, y, a, b, c, d, m, n } : null
  },
  make: ({ at, x, y, a, b, c, d, m, n }) => {
    const { one, other, at: where } = CAFES[at] ?? CAFES[0]
    const [first, second, third] = [clean(a * x + b * y), clean(c * x + d * y), clean(m * x + n * y)]
    return {
      stem: `${where}, ${named(a, one)} and ${named(b, other)}s cost ${money(first)}. ${named(c, one)} and ${named(d, other)}s cost ${money(second)}.`.replaceAll(
        'ss cost',
        's cost',
      ),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the cost of one ${one}.`,
          scheme: [
            `M1 $${a}x + ${b}y = ${first}$ and $${c}x + ${d}y = ${second}$`,
            'M1 correct elimination of one unknown, or correct substitution',
            `A1 ${money(x)}`,
          ],
          solution: `Let one ${one} cost *x* dollars and one ${other} *y* dollars: $${a}x + ${b}y = ${first}$ and $${c}x + ${d}y = ${second}$.\n\nMultiply the first by ${d} and the second by ${b}, then subtract: $${a * d - b * c}x = ${clean(d * first - b * second)}$, so $x = ${x}$.`,
          answer: x,
          sigFigs: 3,
          unit: '$',
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the cost of one ${other}.`,
          scheme: [`B1 ${money(y)}`],
          solution: `Put the cost of one ${one} into the first equation: $${b}y = ${first} - ${clean(a * x)} = ${clean(b * y)}$, so $y = ${y}$.`,
          answer: y,
          sigFigs: 3,
          unit: '$',
          follow: { from: 'a', formula: `(${first} - ${a}*x)/${b}` },
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Rafa has ${money(Math.ceil(third) + 5)}. Work out how much he has left after he buys ${named(m, one)} and ${named(n, other)}.`,
          scheme: [
            `M1 $${m} \\times ${x} + ${n} \\times ${y}$`,
            `A1 ${money(clean(Math.ceil(third) + 5 - third))}`,
          ],
          solution: `He spends $${m} \\times ${x} + ${n} \\times ${y} = ${third}$ dollars, so ${money(clean(Math.ceil(third) + 5 - third))} is left.`,
          answer: clean(Math.ceil(third) + 5 - third),
          sigFigs: 3,
          unit: '$',
        }),
      },
    }
  },
  verify: ({ x, y, a, b, c, d, m, n }) => {
    const [e, f] = [a * x + b * y, c * x + d * y]
    const det = a * d - b * c
    const [p, q] = [(e * d - b * f) / det, (a * f - e * c) / det]
    return { a: p, b: q, c: Math.ceil(Math.round((m * x + n * y) * 100) / 100) + 5 - m * p - n * q }
  },
})

supplement('subject-under-a-root', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [k, c] = [random.int(2, 6), random.int(2, 9)]
    const [p, q] = [random.int(2, 7), random.int(2, 9)]
    return p === q ? null : { k, c, p, q, form: random.int(0, 2), minus: random.chance(0.5) }
  },
  make: ({ k, c, p, q, form, minus }) => {
    const sign = minus ? '-' : '+'
    const back = minus ? '+' : '-'
    const forms = [
      {
        formula: `y = ${k}\\sqrt{x ${sign} ${c}}`,
        alone: `\\frac{y}{${k}} = \\sqrt{x ${sign} ${c}}`,
        squared: `\\frac{y^2}{${k * k}} = x ${sign} ${c}`,
        latex: `\\frac{y^2}{${k * k}} ${back} ${c}`,
        typed: `y^2/${k * k} ${back} ${c}`,
      },
      {
        formula: `y = \\sqrt{\\frac{x}{${k}}} ${sign} ${c}`,
        alone: `y ${back} ${c} = \\sqrt{\\frac{x}{${k}}}`,
        squared: `(y ${back} ${c})^2 = \\frac{x}{${k}}`,
        latex: `${k}(y ${back} ${c})^2`,
        typed: `${k}(y ${back} ${c})^2`,
      },
      {
        formula: `y = \\frac{\\sqrt{x} ${sign} ${c}}{${k}}`,
        alone: `${k}y ${back} ${c} = \\sqrt{x}`,
        squared: `(${k}y ${back} ${c})^2 = x`,
        latex: `(${k}y ${back} ${c})^2`,
        typed: `(${k}y ${back} ${c})^2`,
      },
    ] as const
    const { formula, alone, squared, latex, typed } = forms[form] ?? forms[0]
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Make *r* the subject of $t = ${p}s ${sign} ${q}r$.`,
            `Rearrange $t = ${p}s ${sign} ${q}r$ to make *r* the subject.`,
            `$t = ${p}s ${sign} ${q}r$. Write *r* in terms of *s* and *t*.`,
          ],
          scheme: [
            minus ? `M1 $${q}r = ${p}s - t$` : `M1 $${q}r = t - ${p}s$`,
            minus ? `A1 $\\frac{${p}s - t}{${q}}$` : `A1 $\\frac{t - ${p}s}{${q}}$`,
          ],
          solution: minus
            ? `Add $${q}r$ to both sides and subtract *t*: $${q}r = ${p}s - t$. Divide by ${q}: $r = \\frac{${p}s - t}{${q}}$.`
            : `Subtract $${p}s$ from both sides: $${q}r = t - ${p}s$. Divide by ${q}: $r = \\frac{t - ${p}s}{${q}}$.`,
          answer: minus ? `(${p}s - t)/${q}` : `(t - ${p}s)/${q}`,
          letters: ['s', 't'],
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Make *x* the subject of $${formula}$.`,
          scheme: [`M1 $${alone}$`, `M1 $${squared}$`, `A1 $${latex}$`],
          solution: `Get the root alone first: $${alone}$.\n\nSquare both sides: $${squared}$.\n\nSo $x = ${latex}$.`,
          answer: typed,
          letters: ['y'],
        }),
      },
    }
  },
  verify: ({ k, c, p, q, form, minus }) => {
    const e = minus ? -c : c
    const other = [
      `(y/${k})*(y/${k}) - (${e})`,
      `${k}*(y^2 - 2*(${e})*y + ${c * c})`,
      `${k * k}*y^2 - 2*(${e})*${k}*y + ${c * c}`,
    ]
    return { a: `(${minus ? -1 : 1})*(t/${q} - ${p}*s/${q})`, b: other[form] ?? '' }
  },
})

supplement('subject-appears-twice', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, b, c] = [random.int(2, 7), random.pick(nonZero(-9, 9)), random.int(2, 8)]
    const minus = random.chance(0.5)
    // y = (ax + b)/(x + e) must not be a constant
    return a * (minus ? -c : c) === b
      ? null
      : { a, b, c, minus, form: random.int(0, 1), asks: random.int(0, 1) }
  },
  make: ({ a, b, c, minus, form }) => {
    const e = minus ? -c : c
    const forms = [
      {
        formula: `y = \\frac{${poly(a, b)}}{${poly(1, e)}}`,
        clear: `y(${poly(1, e)}) = ${poly(a, b)}`,
        collect: `xy ${term(-a, 'x')} = ${b} ${term(-e, 'y')}`,
        factor: `x(y - ${a}) = ${b} ${term(-e, 'y')}`,
        latex: `\\frac{${b} ${term(-e, 'y')}}{y - ${a}}`,
        typed: `(${b} ${term(-e, 'y')})/(y - ${a})`,
      },
      {
        formula: `${a}(x ${signed(e)}) = y(x ${signed(b)})`,
        clear: `${a}x ${signed(a * e)} = xy ${term(b, 'y')}`,
        collect: `${a}x - xy = ${term(b, 'y').replace(/^\+ /, '').replace(/^- /, '-')} ${signed(-a * e)}`,
        factor: `x(${a} - y) = ${term(b, 'y').replace(/^\+ /, '').replace(/^- /, '-')} ${signed(-a * e)}`,
        latex: `\\frac{${term(b, 'y').replace(/^\+ /, '').replace(/^- /, '-')} ${signed(-a * e)}}{${a} - y}`,
        typed: `(${b}y ${signed(-a * e)})/(${a} - y)`,
      },
    ] as const
    const { formula, clear, collect, factor, latex, typed } = forms[form] ?? forms[0]
    return {
      stem: '',
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `Make *x* the subject of $${formula}$.`,
            `Rearrange $${formula}$ to make *x* the subject.`,
            `$${formula}$. Write *x* in terms of *y*.`,
          ],
          scheme: [
            `M1 $${clear}$`,
            `M1 $${collect}$, terms with *x* on one side`,
            `M1 $${factor}$`,
            `A1 $${latex}$`,
          ],
          solution: `Clear the ${form === 0 ? 'fraction' : 'brackets'}: $${clear}$.\n\nBring the terms with *x* to one side and all others to the other, then take *x* out: $${factor}$.\n\nDivide by the bracket: $x = ${latex}$.`,
          answer: typed,
          letters: ['y'],
        }),
      ],
    }
  },
  verify: ({ a, b, c, minus, form }) => {
    const e = minus ? -c : c
    return form === 0 ? `(${e}*y - (${b}))/(${a} - y)` : `(${a * e} - (${b})*y)/(y - ${a})`
  },
})

supplement('fractions-with-numbers', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [m, n] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 2],
      [4, 3],
      [3, 2],
      [2, 4],
      [4, 6],
    ] as const)
    const [a, b, c] = [random.pick(nonZero(-5, 5)), random.int(1, 3), random.pick(nonZero(-5, 5))]
    const [sign, d] = [random.pick([1, -1]), random.int(1, 6)]
    const whole = (m * n) / gcd(m, n)
    const [x, right] = [
      whole / m + (sign * b * whole) / n,
      d * whole - (a * whole) / m - (sign * c * whole) / n,
    ]
    const bad = x === 0 || right === 0 || below(right, x) > 3 || Math.abs(right / x) > 20 || gcd(b, n) > 1
    return bad ? null : { m, n, a, b, c, sign, d, whole, x, right }
  },
  make: ({ m, n, a, b, c, sign, d, whole, x, right }) => {
    const minus = sign < 0 ? '-' : '+'
    const equation = `\\frac{${poly(1, a)}}{${m}} ${minus} \\frac{${poly(b, c)}}{${n}} = ${d}`
    const cleared = `${whole / m === 1 ? '' : whole / m}(${poly(1, a)}) ${minus} ${whole / n === 1 ? '' : whole / n}(${poly(b, c)}) = ${d * whole}`
    const [one, two] = x < 0 ? [-x, -right] : [x, right]
    return {
      stem: '',
      parts: [
        ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Solve $${equation}$.`,
            `Solve the equation $${equation}$.`,
            `$${equation}$. Work out the value of *x*.`,
          ],
          scheme: [`M1 $${cleared}$`, `M1 $${poly(one, 0)} = ${two}$`, `A1 $${frac(two, one)}$`],
          solution: `Multiply every term by ${whole}: $${cleared}$.\n\nExpand and collect: $${poly(one, 0)} = ${two}$. So $x = ${frac(two, one)}$.`,
          answer: two / one,
          sigFigs: 3,
        }),
      ],
    }
  },
  verify: ({ m, n, a, b, c, sign, d }) => rootOf(x => (x + a) / m + (sign * (b * x + c)) / n - d),
})
