import { ask } from '@/lib/exams/authoring/ask'
import { poly, slopeTerm } from '@/lib/exams/authoring/maths'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures } from '@/lib/exams/format'
import { showsThreeFigures } from '../logarithmic-and-exponential-functions'

const { question, templates } = questionsOf('structured', '6.2')

export { templates }

/** A power without the exponent 1. */
const power = (base: string | number, n: number) => (n === 1 ? String(base) : `${base}^{${n}}`)
/** qx + r, the positive term first. */
const linear = (q: number, r: number) => (q < 0 && r > 0 ? `${r} - ${slopeTerm(-q, 1, 'x')}` : poly(q, r))

question('in-terms-of-p-and-q', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [u, v] = random.sample([2, 3, 5, 7], 2) as [number, number]
    const [i, j, m, n] = [random.int(1, 4), random.int(1, 2), random.int(1, 3), random.int(1, 2)]
    const [one, two] = [u ** i * v ** j, u ** m / v ** n]
    return one > 500 || i === m || two === 1 ? null : { u, v, i, j, m, n, base: random.pick(['a', 'b', 'c']) }
  },
  make: ({ u, v, i, j, m, n, base }) => ({
    stem: [
      `$\\log_${base} ${u} = p$ and $\\log_${base} ${v} = q$.`,
      `It is given that $p = \\log_${base} ${u}$ and $q = \\log_${base} ${v}$.`,
      `Let $\\log_${base} ${u} = p$ and $\\log_${base} ${v} = q$, where *${base}* is a positive constant.`,
    ],
    parts: {
      a: ask.expression({
        objective: 'AO1',
        command: 'Find',
        prompt: `Find $\\log_${base} ${u ** i * v ** j}$ in terms of *p* and *q*.`,
        scheme: [
          `M1 $${u ** i * v ** j} = ${power(u, i)} \\times ${power(v, j)}$`,
          `A1 $${slopeTerm(i, 1, 'p')} + ${slopeTerm(j, 1, 'q')}$`,
        ],
        solution: `$${u ** i * v ** j} = ${power(u, i)} \\times ${power(v, j)}$. A product gives a sum, a power a factor: $${slopeTerm(i, 1, 'p')} + ${slopeTerm(j, 1, 'q')}$.`,
        answer: `${slopeTerm(i, 1, 'p')} + ${slopeTerm(j, 1, 'q')}`,
        letters: ['p', 'q'],
      }),
      b: ask.expression({
        objective: 'AO1',
        command: 'Find',
        prompt: `Find $\\log_${base} \\frac{${u ** m}${base}}{${v ** n}}$ in terms of *p* and *q*.`,
        scheme: [
          `B1 $${slopeTerm(m, 1, 'p')} - ${slopeTerm(n, 1, 'q')}$ seen`,
          `B1 $${slopeTerm(m, 1, 'p')} - ${slopeTerm(n, 1, 'q')} + 1$`,
        ],
        solution: `$\\log_${base} ${u ** m} = ${slopeTerm(m, 1, 'p')}$, $\\log_${base} ${base} = 1$ and $\\log_${base} ${v ** n} = ${slopeTerm(n, 1, 'q')}$. So the value is $${slopeTerm(m, 1, 'p')} + 1 - ${slopeTerm(n, 1, 'q')}$.`,
        answer: `${slopeTerm(m, 1, 'p')} + 1 - ${slopeTerm(n, 1, 'q')}`,
        letters: ['p', 'q'],
      }),
      c: ask.expression({
        objective: 'AO2',
        command: 'Find',
        prompt: `Find $\\log_{${v}} ${u}$ in terms of *p* and *q*.`,
        scheme: ['B1 $\\frac{p}{q}$'],
        solution: `Change to the base *${base}*: $\\log_{${v}} ${u} = \\frac{\\log_${base} ${u}}{\\log_${base} ${v}} = \\frac{p}{q}$.`,
        answer: 'p/q',
        letters: ['p', 'q'],
      }),
    },
  }),
  verify: ({ u, v, i, j, m, n }) => {
    // Exponents found again by dividing.
    const count = (of: number, by: number) => {
      let [left, found] = [of, 0]
      while (left % by === 0) {
        left /= by
        found += 1
      }
      return found
    }
    const product = u ** i * v ** j
    return {
      a: `${count(product, v)}*q + ${count(product, u)}*p`,
      b: `1 - ${count(v ** n, v)}*q + ${count(u ** m, u)}*p`,
      c: '(1/q)/(1/p)',
    }
  },
})

question('single-logarithm', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [m, k] = [random.int(2, 4), random.int(2, 4)]
    const whole = random.int(1, 3)
    const [x, y] = random.pick([
      ['p', 'q'],
      ['x', 'y'],
      ['a', 'b'],
      ['r', 't'],
    ] as const)
    const [base, n, split] = random.pick([
      [6, 2, 4],
      [6, 2, 9],
      [6, 3, 8],
      [10, 2, 4],
      [10, 2, 25],
      [12, 2, 9],
      [12, 2, 16],
      [15, 2, 9],
      [15, 2, 25],
      [14, 2, 4],
    ] as const)
    return { m, k, whole, x, y, base, n, split }
  },
  make: ({ m, k, whole, x, y, base, n, split }) => {
    const rest = base ** n / split
    const root = Math.sqrt(rest)
    const second = Number.isInteger(root) ? `2\\log_{${base}} ${root}` : `\\log_{${base}} ${rest}`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: [
            `$${m}\\lg ${x} + ${whole} - ${k}\\lg ${y}$ is written as a single logarithm, $\\lg N$. Find *N* in terms of *${x}* and *${y}*.`,
            `Given that $\\lg N = ${m}\\lg ${x} - ${k}\\lg ${y} + ${whole}$, find *N* in terms of *${x}* and *${y}*.`,
            `Find, in terms of *${x}* and *${y}*, the number *N* for which $${whole} + ${m}\\lg ${x} - ${k}\\lg ${y} = \\lg N$.`,
          ],
          scheme: [
            `B1 $${x}^${m}$ and $${y}^${k}$`,
            `B1 $${whole} = \\lg ${10 ** whole}$`,
            `B1 $\\frac{${10 ** whole}${x}^${m}}{${y}^${k}}$`,
          ],
          solution: `Numbers in front become powers, and $${whole} = \\lg ${10 ** whole}$: $\\lg ${x}^${m} + \\lg ${10 ** whole} - \\lg ${y}^${k} = \\lg \\frac{${10 ** whole}${x}^${m}}{${y}^${k}}$.`,
          answer: `${10 ** whole}${x}^${m}/${y}^${k}`,
          letters: [x, y],
        }),
        b: ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the value of $\\log_{${base}} ${split} + ${second}$.`,
          scheme: [`M1 $\\log_{${base}} ${base ** n}$`, `A1 ${n}`],
          solution:
            `$${second} = \\log_{${base}} ${rest}$, and $\\log_{${base}} (${split} \\times ${rest}) = \\log_{${base}} ${base ** n} = ${n}$.`.replace(
              `$\\log_{${base}} ${rest} = \\log_{${base}} ${rest}$, and `,
              '',
            ),
          answer: n,
        }),
      },
    }
  },
  verify: ({ m, k, whole, x, y, base, n, split }) => {
    // The factor and the powers from values of N.
    const at = (one: number, two: number) => 10 ** (m * Math.log10(one) + whole - k * Math.log10(two))
    const powerBy = (value: number) => Math.round(Math.log2(value / at(1, 1)))
    return {
      a: `${Math.round(at(1, 1))}*${x}^(${powerBy(at(2, 1))})*${y}^(${powerBy(at(1, 2))})`,
      b: Math.round((Math.log(split) + Math.log(base ** n / split)) / Math.log(base)),
    }
  },
})

question('equation-with-a-value-to-reject', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [base, n] = random.pick([
      [2, 3],
      [2, 4],
      [2, 5],
      [3, 2],
      [3, 3],
      [6, 2],
      [5, 2],
      [4, 2],
      [10, 2],
    ] as const)
    const product = base ** n
    const small = random.pick(
      [1, 2, 3, 4, 5, 6, 7, 8].filter(each => product % each === 0 && each * each < product),
    )
    const shift = random.int(-8, 8)
    const [p, q] = [small + shift, product / small + shift]
    // The arguments are x + p and x + q; at the root x = -shift they are the two factors.
    return p === 0 || q === 0 || shift === 0 || Math.abs(q) > 30 ? null : { base, n, p, q, root: -shift }
  },
  make: ({ base, n, p, q, root }) => {
    const log = base === 10 ? '\\lg' : `\\log_{${base}}`
    const other = -p - q - root
    const quadratic = poly(1, p + q, p * q - base ** n)
    return {
      stem: '',
      parts: [
        ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${log}(${poly(1, p)}) + ${log}(${poly(1, q)}) = ${n}$.`,
            `Solve $${log}(${poly(1, p)}) = ${n} - ${log}(${poly(1, q)})$.`,
            `Solve $${n} - ${log}(${poly(1, q)}) - ${log}(${poly(1, p)}) = 0$.`,
          ],
          scheme: [
            `M1 $${log}((${poly(1, p)})(${poly(1, q)})) = ${n}$`,
            `M1 $(${poly(1, p)})(${poly(1, q)}) = ${base ** n}$`,
            `A1 $${quadratic} = 0$`,
            `A1 $x = ${root}$ only`,
          ],
          solution: `The sum is the logarithm of the product: $(${poly(1, p)})(${poly(1, q)}) = ${base}^${n} = ${base ** n}$. So $${quadratic} = 0$, $(${poly(1, -root)})(${poly(1, -other)}) = 0$. At $x = ${other}$ both arguments are negative, so this value is rejected.`,
          answer: [String(root)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      ],
    }
  },
  verify: ({ base, n, p, q }) => [
    Math.round(
      bisect(x => Math.log(x + p) + Math.log(x + q) - n * Math.log(base), Math.max(-p, -q) + 1e-9, 200) * 1e6,
    ) / 1e6,
  ],
})

question('two-bases-and-a-quadratic', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const base = random.pick([2, 3, 5])
    const [u, v] = random.sample(base === 5 ? [-2, -1, 1, 2, 3] : [-3, -2, -1, 1, 2, 3, 4, 5], 2) as [
      number,
      number,
    ]
    const small = Math.abs(base ** Math.max(u, v)) <= 125
    return u + v === 0 || u * v < -6 || !small || (u < 0 && v < 0) ? null : { base, u, v }
  },
  make: ({ base, u, v }) => {
    const [sum, product] = [u + v, u * v]
    const typed = (n: number) => (n < 0 ? `1/${base ** -n}` : String(base ** n))
    const shown = (n: number) => (n < 0 ? `\\frac{1}{${base ** -n}}` : String(base ** n))
    const size = Math.abs(product) === 1 ? '' : Math.abs(product)
    const equation = `\\log_${base} x ${product < 0 ? '-' : '+'} ${size}\\log_x ${base} = ${sum}`
    return {
      stem: [
        `An equation in *x* is $${equation}$.`,
        `$${equation}$, where $x > 0$ and $x \\ne 1$.`,
        `The number *x* satisfies the equation $${equation}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Write',
          prompt: `Let $u = \\log_${base} x$. Write $\\log_x ${base}$ in terms of *u*.`,
          scheme: ['B1 $\\frac{1}{u}$'],
          solution: `By the change of base, $\\log_x ${base} = \\frac{1}{\\log_${base} x} = \\frac{1}{u}$.`,
          answer: '1/u',
          letters: ['u'],
        }),
        b: ask.expression({
          objective: 'AO1',
          command: 'Write',
          prompt: 'Write the equation as a quadratic equation in *u*, with 0 on one side.',
          scheme: [
            `M1 $u ${product < 0 ? '-' : '+'} \\frac{${Math.abs(product)}}{u} = ${sum}$`,
            `A1 $${poly(1, -sum, product).replaceAll('x', 'u')} = 0$`,
          ],
          solution: `Multiply $u ${product < 0 ? '-' : '+'} \\frac{${Math.abs(product)}}{u} = ${sum}$ by *u* and bring all terms to one side: $${poly(1, -sum, product).replaceAll('x', 'u')} = 0$.`,
          answer: `${poly(1, -sum, product).replaceAll('x', 'u')} = 0`,
          letters: ['u'],
        }),
        c: ask.solutions({
          command: 'Solve',
          objective: 'AO2',
          prompt: 'Hence find the exact values of *x* that satisfy the equation.',
          scheme: [`M1 $u = ${u}$ and $u = ${v}$`, `A1 $x = ${shown(u)}$`, `A1 $x = ${shown(v)}$`],
          solution: `$(${poly(1, -u).replace('x', 'u')})(${poly(1, -v).replace('x', 'u')}) = 0$, so $u = ${u}$ or $u = ${v}$. Then $x = ${base}^{${u}} = ${shown(u)}$ or $x = ${base}^{${v}} = ${shown(v)}$. Both are positive and not 1.`,
          answer: [typed(u), typed(v)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ base, u, v }) => ({
    a: '1/u',
    b: `u*u + ${u * v} = ${u + v}*u`,
    c: [u, v].map(each => Math.exp(each * Math.log(base))),
  }),
})

question('equation-with-a-squared-base', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [base, p, root] = [random.pick([2, 3, 5]), random.int(-4, 5), random.int(2, 9)]
    const other = -p - random.int(1, 5)
    // (x + p)^2 = qx + r has the two roots; only the first makes x + p positive.
    const q = 2 * p + root + other
    const r = p * p - root * other
    const fine = p !== 0 && root + p > 0 && q !== 0 && r !== 0 && other !== 0 && Math.abs(r) < 60
    return fine && Math.abs(q) < 14 ? { base, p, q, r, root, other } : null
  },
  make: ({ base, p, q, r, root, other }) => ({
    stem: '',
    parts: {
      a: ask.expression({
        command: 'Show that',
        objective: 'AO1',
        prompt: [
          `Show that $\\log_{${base ** 2}} N = k\\log_{${base}} N$ for every positive number *N*. Give the value of the constant *k*.`,
          `Use the change of base to show that $\\log_{${base ** 2}} N = k\\log_{${base}} N$. Give the value of *k*.`,
          `For all positive *N*, $\\log_{${base ** 2}} N = k\\log_{${base}} N$. Show this, and give the value of *k*.`,
        ],
        scheme: [`M1 $\\frac{\\log_{${base}} N}{\\log_{${base}} ${base ** 2}}$`, 'A1 $k = \\frac{1}{2}$'],
        solution: `$\\log_{${base ** 2}} N = \\frac{\\log_{${base}} N}{\\log_{${base}} ${base ** 2}}$, and $\\log_{${base}} ${base ** 2} = 2$, so $k = \\frac{1}{2}$.`,
        answer: '1/2',
        letters: [],
      }),
      b: ask.solutions({
        command: 'Solve',
        objective: 'AO2',
        prompt: `Hence solve the equation $\\log_{${base}}(${poly(1, p)}) = \\log_{${base ** 2}}(${linear(q, r)})$.`,
        scheme: [
          `M1 $2\\log_{${base}}(${poly(1, p)}) = \\log_{${base}}(${linear(q, r)})$`,
          `M1 $(${poly(1, p)})^2 = ${linear(q, r)}$`,
          `A1 $${poly(1, -root - other, root * other)} = 0$`,
          `A1 $x = ${root}$ only`,
        ],
        solution: `By (a), $\\log_{${base}}(${poly(1, p)})^2 = \\log_{${base}}(${linear(q, r)})$, so $(${poly(1, p)})^2 = ${linear(q, r)}$ and $${poly(1, -root - other, root * other)} = 0$. Its roots are ${root} and $${other}$. At $x = ${other}$ the argument $${poly(1, p)}$ is negative, so only $x = ${root}$ is a solution.`,
        answer: [String(root)],
        letter: 'x',
        interval: null,
        angles: null,
        figures: 'exact',
      }),
    },
  }),
  verify: ({ base, p, q, r }) => {
    const found: number[] = []
    for (let x = -60; x <= 60; x += 1) {
      if (x + p <= 0 || q * x + r <= 0) continue
      const gap = Math.log(x + p) / Math.log(base) - Math.log(q * x + r) / Math.log(base * base)
      if (Math.abs(gap) < 1e-9) found.push(x)
    }
    return { a: String(Math.log(base) / Math.log(base * base)), b: found }
  },
})

question('simultaneous-logarithms', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const base = random.pick([2, 3])
    const n = base === 2 ? random.int(3, 6) : random.int(2, 4)
    const i = random.int(0, n)
    const k = random.pick([1, 2, 3, 4])
    const [x, y] = [base ** i, base ** (n - i)]
    const sum = x + k * y
    // The other pair: x = k y of the first, y = x / k.
    const [otherX, otherY] = [k * y, x / k]
    return x === otherX || !Number.isInteger(otherY) || sum > 90
      ? null
      : { base, n, k, sum, x, y, otherX, otherY }
  },
  make: ({ base, n, k, sum, x, y, otherX, otherY }) => {
    const square = base ** 2
    const product = base ** n
    const quadratic = poly(k, -sum, product).replaceAll('x', 'y')
    return {
      stem: [
        `The positive numbers *x* and *y* satisfy $\\log_{${base}} x + 2\\log_{${square}} y = ${n}$ and $x + ${slopeTerm(k, 1, 'y')} = ${sum}$.`,
        `*x* and *y* are the solutions of the simultaneous equations $\\log_{${base}} x + 2\\log_{${square}} y = ${n}$ and $x + ${slopeTerm(k, 1, 'y')} = ${sum}$.`,
        `$\\log_{${base}} x + 2\\log_{${square}} y = ${n}$ and $x + ${slopeTerm(k, 1, 'y')} = ${sum}$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Use the first equation to find the value of *xy*.',
          scheme: [
            `M1 $\\log_{${square}} y = \\frac{\\log_{${base}} y}{\\log_{${base}} ${square}}$`,
            `M1 $\\log_{${base}} xy = ${n}$`,
            `A1 ${product}`,
          ],
          solution: `$2\\log_{${square}} y = 2 \\times \\frac{\\log_{${base}} y}{2} = \\log_{${base}} y$. So $\\log_{${base}} xy = ${n}$ and $xy = ${base}^${n} = ${product}$.`,
          answer: product,
        }),
        'b.i': ask.expression({
          command: 'Find',
          objective: 'AO2',
          subtopic: '5.1',
          prompt: 'Hence find a quadratic equation in *y*, with 0 on one side.',
          scheme: [`M1 $(${sum} - ${slopeTerm(k, 1, 'y')})y = ${product}$`, `A1 $${quadratic} = 0$`],
          solution: `$x = ${sum} - ${slopeTerm(k, 1, 'y')}$, so $(${sum} - ${slopeTerm(k, 1, 'y')})y = ${product}$ and $${quadratic} = 0$.`,
          answer: `${quadratic} = 0`,
          letters: ['y'],
        }),
        'b.ii': ask.expression({
          command: 'Find',
          objective: 'AO2',
          subtopic: '5.1',
          prompt: 'Find both pairs of values of *x* and *y*. Give each pair as coordinates (*x*, *y*).',
          scheme: [`A1 $(${x}, ${y})$`, `A1 $(${otherX}, ${otherY})$`],
          solution: `From $${quadratic} = 0$, $y = ${y}$ or $y = ${otherY}$, with $x = ${x}$ or $x = ${otherX}$. All values are positive, so both pairs are solutions.`,
          answer: `(${x}, ${y}), (${otherX}, ${otherY})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ base, n, k, sum }) => {
    const pairs: string[] = []
    for (let y = 1; y < 90; y += 1) {
      const x = sum - k * y
      if (x > 0 && Math.abs(Math.log(x * y) - n * Math.log(base)) < 1e-9) pairs.push(`(${x}, ${y})`)
    }
    return {
      a: Math.round(Math.exp(n * Math.log(base))),
      'b.i': `y*(${sum} - ${k}*y) = ${base}^${n}`,
      'b.ii': pairs.join(', '),
    }
  },
})

question('cubic-under-logarithms', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [r, s, t] = [random.int(2, 5), random.int(1, 4), random.int(1, 6)]
    const [p, q] = [s + t - r, r * s + r * t - s * t]
    // With s = r or t = r the arguments have a common factor, and no cubic is needed.
    return s >= t || s === r || t === r || p <= 0 || q <= 0 ? null : { r, s, t, p, q, c: r * s * t }
  },
  make: ({ r, s, t, p, q, c }) => {
    const cubic = poly(1, p, -q, -c)
    const equation = `2\\lg x + \\lg(x + ${p}) = \\lg(${poly(q, c)})`
    const factors = `(${poly(1, -r)})(${poly(1, s)})(${poly(1, t)})`
    return {
      stem: [`An equation is $${equation}$.`, `$${equation}$`, `*x* satisfies the equation $${equation}$.`],
      parts: {
        a: ask.expression({
          command: 'Show that',
          objective: 'AO2',
          prompt:
            'Show that *x* is a root of a cubic equation $x^3 + ax^2 + bx + c = 0$ with integers *a*, *b* and *c*. Give this equation.',
          scheme: ['M1 $\\lg x^2$', `M1 $x^2(x + ${p}) = ${poly(q, c)}$`, `A1 $${cubic} = 0$`],
          solution: `$2\\lg x = \\lg x^2$, so the left side is $\\lg(x^2(x + ${p}))$. Equal logarithms have equal arguments: $x^3 + ${p === 1 ? '' : p}x^2 = ${poly(q, c)}$, or $${cubic} = 0$.`,
          answer: `${cubic} = 0`,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Show that',
          objective: 'AO1',
          subtopic: '3.2',
          prompt: `Show that $x + ${s}$ is a factor of the left side of your cubic equation. Give the left side as a product of three linear factors.`,
          scheme: [
            `B1 $(-${s})^3 + ${p} \\times (-${s})^2 - ${q} \\times (-${s}) - ${c} = 0$`,
            `M1 $(x + ${s})(${poly(1, t - r, -r * t)})$`,
            `A1 $${factors}$`,
          ],
          solution: `At $x = -${s}$ the cubic is ${-(s ** 3) + p * s * s + q * s - c}, so $x + ${s}$ is a factor. Division gives $(x + ${s})(${poly(1, t - r, -r * t)}) = ${factors}$.`,
          answer: factors,
          letters: ['x'],
          form: 'factorised',
        }),
        c: ask.solutions({
          command: 'Solve',
          objective: 'AO2',
          prompt: `Hence solve $${equation}$.`,
          scheme: [`M1 $x = ${r}$, $x = -${s}$ and $x = -${t}$ tested`, `A1 $x = ${r}$ only`],
          solution: `The roots of the cubic are ${r}, $-${s}$ and $-${t}$. The argument of $\\lg x$ must be positive, so only $x = ${r}$ is a solution.`,
          answer: [String(r)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ p, q, c }) => {
    const gap = (x: number) => 2 * Math.log(x) + Math.log(x + p) - Math.log(q * x + c)
    return {
      a: `x*x*(x + ${p}) - ${q}*x = ${c}`,
      b: `x^3 + ${p}*x^2 - ${q}*x - ${c}`,
      c: [Math.round(bisect(gap, 1e-6, 100) * 1e6) / 1e6],
    }
  },
})

question('change-of-base-with-a-calculator', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b] = random.sample([2, 3, 5, 6, 7, 9, 11, 12], 2) as [number, number]
    const [n, c] = [random.int(13, 95), random.int(3, 9) / 2]
    const value = Math.log(n) / Math.log(a)
    const x = Math.exp(c / (1 / Math.log(a) + 1 / Math.log(b)))
    return Math.abs(value - Math.round(value)) < 0.05 ||
      x > 200 ||
      x < 2 ||
      !showsThreeFigures(value) ||
      !showsThreeFigures(x)
      ? null
      : { a, b, n, c }
  },
  make: ({ a, b, n, c }) => {
    const value = Math.log(n) / Math.log(a)
    const x = Math.exp(c / (1 / Math.log(a) + 1 / Math.log(b)))
    return {
      stem: '',
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: [
            `Find the value of $\\log_{${a}} ${n}$.`,
            `Use logarithms to base *e* or 10 to find the value of $\\log_{${a}} ${n}$.`,
            `Find the number *k* for which $${a}^k = ${n}$.`,
          ],
          scheme: [`M1 $\\frac{\\ln ${n}}{\\ln ${a}}$`, `A1 ${figures(value, 3)}`],
          solution: `$\\log_{${a}} ${n} = \\frac{\\ln ${n}}{\\ln ${a}}$, which is ${figures(value, 3)}.`,
          answer: value,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Solve',
          objective: 'AO2',
          prompt: `Solve the equation $\\log_{${a}} x + \\log_{${b}} x = ${c}$.`,
          scheme: [
            `M1 $\\frac{\\ln x}{\\ln ${a}} + \\frac{\\ln x}{\\ln ${b}} = ${c}$`,
            `M1 $\\ln x = \\frac{${c}}{\\frac{1}{\\ln ${a}} + \\frac{1}{\\ln ${b}}}$`,
            `A1 ${figures(x, 3)}`,
          ],
          solution: `Change both to base *e* and take $\\ln x$ out: $\\ln x\\left(\\frac{1}{\\ln ${a}} + \\frac{1}{\\ln ${b}}\\right) = ${c}$. So $\\ln x$ is ${figures(Math.log(x), 4)} and *x* is ${figures(x, 3)}.`,
          answer: x,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ a, b, n, c }) => ({
    a: bisect(k => a ** k - n, 0, 10),
    b: bisect(x => Math.log10(x) / Math.log10(a) + Math.log10(x) / Math.log10(b) - c, 1, 500),
  }),
})
