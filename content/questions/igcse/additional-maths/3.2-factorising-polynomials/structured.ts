import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, frac, gcd, nonZero, poly, slopeTerm } from '@/lib/exams/authoring/maths'
import { crossings } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { fromRoots, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { toSketch } from '../../extended-maths/E2.11-sketching-curves/drawings'
import { joined, longDivision, monomial, substituted, times, valueAt } from '../factors-of-polynomials'

const { question, templates } = questionsOf('structured', '3.2')

export { templates }

question('the-quadratic-factor', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [root, m, n, q] = [
      random.pick(nonZero(-4, 4)),
      random.pick([2, 3]),
      random.pick(nonZero(-5, 5)),
      random.pick(nonZero(-4, 4)),
    ]
    const p = times([1, -root], [m, -n], [1, -q])
    const clean = n % m !== 0 && q !== root && !p.includes(0) && Math.abs(p[3] ?? 0) < 50
    return clean ? { root, m, n, q } : null
  },
  make: ({ root, m, n, q }) => {
    const p = times([1, -root], [m, -n], [1, -q])
    const quadratic = times([m, -n], [1, -q])
    const first = poly(1, -root)
    const whole = `(${first})(${poly(m, -n)})(${poly(1, -q)})`
    return {
      stem: [
        `$${first}$ is a factor of $p(x) = ${poly(...p)}$.`,
        `$p(x) = ${poly(...p)}$. It is given that $${first}$ is a factor of $p(x)$.`,
        `The polynomial $p(x) = ${poly(...p)}$ has the factor $${first}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `$p(x)$ can be written as $(${first})Q(x)$, where $Q(x)$ is a quadratic. Find $Q(x)$.`,
          scheme: [`M1 $${poly(m, 0, 0)}$ and the constant $${n * q}$`, `A1 $${poly(...quadratic)}$`],
          solution: `The first term is $${poly(m, 0, 0)}$ and the last one $${p[3]} \\div ${bracketed(-root)} = ${n * q}$. The terms in $x^2$: $${p[1]} = b ${root < 0 ? '+' : '-'} ${Math.abs(root * m)}$, so $b = ${quadratic[1]}$ and $Q(x) = ${poly(...quadratic)}$.`,
          answer: poly(...quadratic),
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: 'Hence write $p(x)$ as a product of three linear factors.',
          form: 'factorised',
          scheme: [`M1 $(${poly(m, -n)})(${poly(1, -q)})$`, `A1 $${whole}$`],
          solution: `Factorise the quadratic: $${poly(...quadratic)} = (${poly(m, -n)})(${poly(1, -q)})$. So $p(x) = ${whole}$.`,
          answer: whole,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ root, m, n, q }) => {
    const p = times([1, -root], [m, -n], [1, -q])
    const [a = 0, b = 0, c = 0] = longDivision(p, [1, root]).quotient
    return {
      a: `${c} + x*(${b} + ${a}*x)`,
      b: `${m}*(x - (${root}))*(x - (${n})/${m})*(x - (${q}))`,
    }
  },
})

question('factorise-completely', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [root, m, n, t, q] = [
      random.pick([-3, -2, -1, 1, 2, 3]),
      random.pick([1, 2, 3]),
      random.pick(nonZero(-5, 5)),
      random.pick([1, 1, 2]),
      random.pick(nonZero(-5, 5)),
    ]
    const p = times([1, -root], [m, -n], [t, -q])
    const lowest = (m === 1 || n % m !== 0) && (t === 1 || q % t !== 0)
    const apart = n !== root * m && q !== root * t && n * t !== q * m
    return lowest && apart && m * t > 1 && !p.includes(0) && Math.abs(p[3] ?? 0) < 40
      ? { root, m, n, t, q }
      : null
  },
  make: ({ root, m, n, t, q }) => {
    const p = times([1, -root], [m, -n], [t, -q])
    const quadratic = times([m, -n], [t, -q])
    const whole = `(${poly(1, -root)})(${poly(m, -n)})(${poly(t, -q)})`
    return {
      stem: [
        `$p(x) = ${poly(...p)}$`,
        `A polynomial is given by $p(x) = ${poly(...p)}$.`,
        `It is given that $p(x) = ${poly(...p)}$.`,
      ],
      parts: [
        ask.expression({
          command: 'Write',
          prompt: [
            'Factorise $p(x)$ completely. Show all your working.',
            'Write $p(x)$ as a product of three linear factors. Show all your working.',
            'Find the three linear factors of $p(x)$ and write $p(x)$ as their product.',
          ],
          form: 'factorised',
          scheme: [
            `M1 finds a value for which $p(x) = 0$, such as $p(${root}) = 0$`,
            `A1 $${poly(1, -root)}$, or another correct factor`,
            `M1 divides, or compares coefficients, to reach $${poly(...quadratic)}$ or the quadratic of that factor`,
            'M1 factorises the quadratic',
            `A1 $${whole}$`,
          ],
          solution: `Try factors of the constant ${plain(p[3] ?? 0)}: $p(${root}) = ${substituted(p, String(root))} = 0$, so $${poly(1, -root)}$ is a factor.\n\nDivide: $p(x) = (${poly(1, -root)})(${poly(...quadratic)})$. The quadratic is $(${poly(m, -n)})(${poly(t, -q)})$.\n\n$p(x) = ${whole}$`,
          answer: whole,
          letters: ['x'],
        }),
      ],
    }
  },
  verify: ({ root, m, n, t, q }) => `${m * t}*(x - (${root}))*(x - (${n})/${m})*(x - (${q})/${t})`,
})

question('identity-with-a-remainder', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b, c, d] = [
      random.int(2, 4),
      random.pick(nonZero(-5, 5)),
      random.pick(nonZero(-6, 6)),
      random.pick(nonZero(-9, 9)),
    ]
    const h = random.pick([-3, -2, 2, 3])
    const p = times([1, -h], [a, b, c])
    const sum = (p[3] ?? 0) + d
    return p.includes(0) || sum === 0 ? null : { a, b, c, d, h, p: [...p.slice(0, 3), sum] }
  },
  make: ({ a, b, c, d, h, p }) => ({
    stem: [
      `$${poly(...p)} = (${poly(1, -h)})(ax^2 + bx + c) + d$ for all values of *x*.`,
      `The constants *a*, *b*, *c* and *d* are such that $${poly(...p)} = (${poly(1, -h)})(ax^2 + bx + c) + d$ for all *x*.`,
      `$p(x) = ${poly(...p)}$ can be written in the form $(${poly(1, -h)})(ax^2 + bx + c) + d$.`,
    ],
    parts: {
      a: ask.expression({
        command: 'Find',
        objective: 'AO1',
        prompt: 'Find the quadratic $ax^2 + bx + c$, with the values of *a*, *b* and *c* put in.',
        scheme: [`B1 $a = ${a}$`, `B1 $b = ${b}$`, `B1 $c = ${c}$`],
        solution: `Compare the coefficients on both sides.\n\n$x^3$: $a = ${a}$.\n\n$x^2$: $${joined('b', String(-h * a))} = ${p[1]}$, so $b = ${b}$.\n\n*x*: $${joined('c', String(-h * b))} = ${p[2]}$, so $c = ${c}$.`,
        answer: poly(a, b, c),
        otherKeys: [`a = ${a}, b = ${b}, c = ${c}`],
        letters: ['x', 'a', 'b', 'c'],
      }),
      b: ask.whole({
        command: 'Find',
        objective: 'AO1',
        prompt: 'Find the value of *d*.',
        scheme: [`B1 $${d}$`],
        solution: `Constants: $${joined('d', String(-h * c))} = ${p[3]}$, so $d = ${d}$. (It is the remainder, the value at $x = ${h}$.)`,
        answer: d,
      }),
      c: ask.whole({
        command: 'State',
        prompt: `State the number that must be added to $${poly(...p)}$ so that $${poly(1, -h)}$ becomes a factor of it.`,
        scheme: [`B1 $${-d}$`],
        solution: `The remainder on division by $${poly(1, -h)}$ is $d = ${d}$. It must become zero: add $${-d}$.`,
        answer: -d,
        follow: { from: 'b', formula: '-x' },
      }),
    },
  }),
  verify: ({ h, p }) => {
    const { quotient, remainder } = longDivision(p, [1, h])
    const [first = 0, second = 0, third = 0] = quotient
    return { a: `${third} + x*(${second} + ${first}*x)`, b: remainder, c: -valueAt(p, h) }
  },
})

question('factor-with-no-real-roots', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [m, n] = [random.pick([1, 2, 3]), random.pick(nonZero(-4, 4))]
    const [a, b, c] = [random.pick([1, 2, 3]), random.pick(nonZero(-5, 5)), random.int(1, 7)]
    const p = times([m, -n], [a, b, c])
    const under = b * b - 4 * a * c
    // A common factor could be taken out, and the discriminant would be another.
    const lowest = (m === 1 || n % m !== 0) && gcd(gcd(a, b), c) === 1
    return under < 0 && lowest && !p.includes(0) && m * a > 1 ? { m, n, a, b, c, under } : null
  },
  make: ({ m, n, a, b, c, under }) => {
    const p = times([m, -n], [a, b, c])
    const first = poly(m, -n)
    const root = frac(n, m)
    return {
      stem: [
        `$p(x) = ${poly(...p)}$. It is given that $${first}$ is a factor of $p(x)$.`,
        `$${first}$ is a factor of the polynomial $p(x) = ${poly(...p)}$.`,
        `The polynomial p is given by $p(x) = ${poly(...p)}$, and $${first}$ divides it exactly.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: `Write $p(x)$ as the product of $${first}$ and a quadratic factor.`,
          form: 'factorised',
          scheme: [`M1 two correct terms of $${poly(a, b, c)}$`, `A1 $(${first})(${poly(a, b, c)})$`],
          solution: `$${poly(...p)} = (${first})(ax^2 + bx + c)$. The first terms give $a = ${a}$, the constants give $c = ${c}$. The terms in *x*: $${joined(String(m * c), slopeTerm(-n, 1, 'b'))} = ${p[2]}$, so $b = ${b}$.`,
          answer: `(${first})(${poly(a, b, c)})`,
          letters: ['x'],
        }),
        b: ask.whole({
          command: 'Find',
          subtopic: '2.3',
          objective: 'AO1',
          prompt: 'Find the discriminant of the quadratic factor.',
          scheme: [`M1 $${b < 0 ? `(${b})` : b}^2 - 4 \\times ${a} \\times ${c}$`, `A1 $${under}$`],
          solution: `$b^2 - 4ac = ${b < 0 ? `(${b})` : b}^2 - 4 \\times ${a} \\times ${c} = ${under}$.`,
          answer: under,
        }),
        c: ask.whole({
          command: 'State',
          subtopic: '3.3',
          prompt: 'Hence state the number of real roots of the equation $p(x) = 0$.',
          scheme: ['B1 1'],
          solution: `The discriminant is negative, so the quadratic factor is never zero. The only real root is $x = ${root}$.`,
          answer: 1,
        }),
      },
    }
  },
  verify: ({ m, n, a, b, c }) => {
    const f = (x: number) => (m * x - n) * (a * x * x + b * x + c)
    const least = c - (b * b) / (4 * a)
    return {
      a: `${m}*(x - (${n})/${m})*(${c} + x*(${b} + ${a}*x))`,
      b: Math.round(-4 * a * least),
      c: crossings(f, -20.003, 20).length,
    }
  },
})

question('cubic-from-its-graph', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [one, two, top, under] = [
      random.int(-4, -1),
      random.int(1, 4),
      random.pick([1, 3, 5, 7, -1, -3, -5]),
      2,
    ]
    const k = random.pick([1, 2, 3, -1, -2])
    const half = top / under
    if (Math.abs(half - one) < 0.8 || Math.abs(half - two) < 0.8 || Math.abs(half) < 0.4) return null
    // A label left of the origin and close to it would run into its O.
    const width = Math.max(two, half) - Math.min(one, half) + 1.8
    if ([one, half].some(each => each < 0 && -each < 0.17 * width)) return null
    const start = k * one * two * -top
    const p = times([k], [1, -one], [1, -two], [under, -top])
    const g = random.pick([-1, 1, 2, -2])
    const free = valueAt(p, g) !== 0 && !p.includes(0) && Math.abs(start) < 70
    return free ? { one, two, top, k, g } : null
  },
  make: ({ one, two, top, k, g }) => {
    const p = times([k], [1, -one], [1, -two], [2, -top])
    const f = fromRoots(2 * k, [one, two, top / 2])
    const roots = [one, two, top / 2].sort((r, s) => r - s)
    const [left = 0, right = 0] = [roots[0], roots[2]]
    const xs = Array.from({ length: 60 }, (_, at) => left + ((right - left) * at) / 59)
    const [low, high] = [Math.min(...xs.map(f)), Math.max(...xs.map(f))]
    const start = p[3] ?? 0
    const factored = `${slopeTerm(k, 1, '')}(${poly(1, -one)})(${poly(1, -two)})(${poly(2, -top)})`
    const shown = k === 1 ? factored.replace(/^1/, '') : k === -1 ? factored.replace(/^-1?/, '-') : factored
    const half = { at: top / 2, label: `${top < 0 ? '−' : ''}${Math.abs(top)}/2` }
    return {
      stem: [
        'The diagram shows the graph of $y = p(x)$, where $p(x)$ is a cubic polynomial.',
        'A cubic polynomial $p(x)$ has the graph shown in the diagram.',
        'The curve $y = p(x)$ in the diagram is the graph of a cubic polynomial.',
      ].map(
        each =>
          `${each} It crosses the *x*-axis at $${one}$, $${two}$ and $${frac(top, 2)}$ and the *y*-axis at $${start}$.`,
      ),
      figure: chartFigure(
        { name: 'factors-of-polynomials/a-cubic-with-intercepts', title: 'Graph of a cubic' },
        sketch({
          curves: [f],
          x: [left - 0.9, right + 0.9],
          y: [Math.min(low, 0) * 1.3 - 3, Math.max(high, 0) * 1.3 + 3],
          onX: [one, two, half],
          onY: [start],
          height: 210,
        }),
      ),
      parts: {
        a: ask.expression({
          command: 'Write',
          prompt: 'Write $p(x)$ as a product of linear factors with integer coefficients.',
          form: 'factorised',
          scheme: [
            `M1 $k(${poly(1, -one)})(${poly(1, -two)})(${poly(2, -top)})$`,
            `M1 $${one * two * -top}k = ${start}$`,
            `A1 $${shown}$`,
          ],
          solution: `Each root gives a factor: $p(x) = k(${poly(1, -one)})(${poly(1, -two)})(${poly(2, -top)})$.\n\nAt $x = 0$: $${one * two * -top}k = ${start}$, so $k = ${k}$ and $p(x) = ${shown}$.`,
          answer: shown,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: 'Write $p(x)$ in the form $ax^3 + bx^2 + cx + d$.',
          form: 'expanded',
          scheme: [
            `M1 expands two of the brackets, such as $(${poly(1, -one)})(${poly(1, -two)}) = ${poly(...times([1, -one], [1, -two]))}$`,
            `A1 $${poly(...p)}$`,
          ],
          solution: `$(${poly(1, -one)})(${poly(1, -two)}) = ${poly(...times([1, -one], [1, -two]))}$. Multiply by $${poly(2 * k, -k * top)}$: $p(x) = ${poly(...p)}$.`,
          answer: poly(...p),
          letters: ['x'],
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '3.1',
          objective: 'AO1',
          prompt: `Find the remainder when $p(x)$ is divided by $${poly(1, -g)}$.`,
          scheme: [`B1 $${valueAt(p, g)}$`],
          solution: `$p(${g}) = ${substituted(p, String(g))} = ${valueAt(p, g)}$.`,
          answer: String(valueAt(p, g)),
          letters: [],
          own: { from: 'b', key: `f(${g})` },
        }),
      },
    }
  },
  verify: ({ one, two, top, k, g }) => ({
    a: `${2 * k}*(x - (${one}))*(x - (${two}))*(x - (${top})/2)`,
    b: `${k}*(x - (${one}))*(x - (${two}))*(2*x - (${top}))`,
    c: String(k * (g - one) * (g - two) * (2 * g - top)),
  }),
})

const TIMES = ['not at all', 'once', 'twice', 'three times'] as const

question('constant-factors-and-sketch', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [root, other, third] = random.sample(nonZero(-4, 4), 3) as [number, number, number]
    const lead = random.pick([1, -1, 2, -2])
    const p = times([lead], [1, -root], [1, -other], [1, -third])
    const roots = [root, other, third].sort((a, b) => a - b)
    const [a = 0, b = 0, c = 0] = roots
    const apart = b - a > 1 || c - b > 1
    return p.includes(0) || !apart || Math.abs(p[3] ?? 0) > 60 ? null : { root, other, third, lead }
  },
  make: ({ root, other, third, lead }) => {
    const p = times([lead], [1, -root], [1, -other], [1, -third])
    const [a3 = 0, a2 = 0, a1 = 0, a0 = 0] = p
    const shown = joined(monomial(a3, 3), 'ax^2', monomial(a1, 1), String(a0))
    const rest = valueAt([a3, 0, a1, a0], root)
    const quadratic = times([lead], [1, -other], [1, -third])
    const front = lead === 1 ? '' : lead === -1 ? '-' : String(lead)
    const whole = `${front}(${poly(1, -root)})(${poly(1, -other)})(${poly(1, -third)})`
    const roots = [root, other, third].sort((r, s) => r - s)
    const f = fromRoots(lead, roots)
    const [first = 0, last = 0] = [roots[0], roots[2]]
    const left = roots.filter(each => each < 0).length
    const xs = Array.from({ length: 60 }, (_, at) => first + ((last - first) * at) / 59)
    const high = Math.max(...xs.map(x => Math.abs(f(x))), Math.abs(a0))
    const drawing = toSketch(
      'axes-for-a-cubic',
      'The finished sketch',
      Math.max(Math.abs(first), last) + 1.2,
      high * 1.35 + 1,
      { curves: [f], onX: roots, onY: [a0] },
    )
    return {
      stem: [
        `$p(x) = ${shown}$, where *a* is a constant. It is given that $${poly(1, -root)}$ is a factor of $p(x)$.`,
        `The polynomial $p(x) = ${shown}$, where *a* is a constant, has the factor $${poly(1, -root)}$.`,
        `It is given that $p(x) = ${shown}$ and that $p(${root}) = 0$. The number *a* is a constant.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Find',
          subtopic: '3.1',
          objective: 'AO1',
          prompt: 'Find the value of *a*.',
          scheme: [`M1 $${joined(slopeTerm(root * root, 1, 'a'), String(rest))} = 0$`, `A1 $${a2}$`],
          solution: `$p(${root}) = 0$: $${joined(slopeTerm(root * root, 1, 'a'), String(rest))} = 0$, so $a = ${a2}$.`,
          answer: a2,
        }),
        b: ask.expression({
          command: 'Write',
          prompt: 'Factorise $p(x)$ completely.',
          form: 'factorised',
          scheme: [
            `M1 $${poly(...quadratic)}$ seen as the other factor, by division or by comparing coefficients`,
            'M1 factorises the quadratic',
            `A1 $${whole}$`,
          ],
          solution: `Divide by $${poly(1, -root)}$: $p(x) = (${poly(1, -root)})(${poly(...quadratic)}) = ${whole}$.`,
          answer: whole,
          letters: ['x'],
        }),
        c: ask.draw({
          ...drawing,
          command: 'Sketch',
          subtopic: '4.4',
          objective: 'AO2',
          prompt:
            'Sketch the graph of $y = p(x)$ on the axes. (You need not write the values on your sketch.)',
          tools: ['curve'],
          scheme: [
            `B1 cubic curve of the right shape, ${lead > 0 ? 'from bottom left to top right' : 'from top left to bottom right'}, with two turning points`,
            `B1 crosses the *x*-axis ${TIMES[left]} on the left and ${TIMES[3 - left]} on the right of the origin`,
            `B1 crosses the *y*-axis ${a0 > 0 ? 'above' : 'below'} the origin`,
          ],
          solution: `The roots are ${roots.map(each => plain(each)).join(', ')}, and $p(0) = ${a0}$, where the curve crosses the *y*-axis. The coefficient of $x^3$ is ${lead > 0 ? 'positive, so the curve comes from bottom left' : 'negative, so the curve comes from top left'}.`,
        }),
      },
    }
  },
  verify: ({ root, other, third, lead }) => {
    const p = times([lead], [1, -root], [1, -other], [1, -third])
    const found = Array.from({ length: 121 }, (_, at) => at - 60).find(
      a => longDivision([p[0] ?? 0, a, p[2] ?? 0, p[3] ?? 0], [1, root]).remainder === 0,
    )
    return { a: found ?? 99, b: `${lead}*(x - (${third}))*(x - (${root}))*(x - (${other}))` }
  },
})

const BOXES = [
  {
    unit: 'cm',
    says: (a: number, b: number) =>
      `A closed box is a cuboid. Its height is *x* cm, its width is $(x + ${a})$ cm and its length is $(2x + ${b})$ cm.`,
  },
  {
    unit: 'cm',
    says: (a: number, b: number) =>
      `A block of wax is a cuboid with edges *x* cm, $(x + ${a})$ cm and $(2x + ${b})$ cm.`,
  },
  {
    unit: 'm',
    says: (a: number, b: number) =>
      `A closed tank has the shape of a cuboid. It is *x* m deep, $(x + ${a})$ m wide and $(2x + ${b})$ m long.`,
  },
] as const

question('volume-of-a-box', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [root, a, b] = [random.int(2, 5), random.int(1, 6), random.pick([1, 3, 5, 7])]
    const kind = random.int(0, 2)
    // x(x + a)(2x + b) = volume, x = root the only real root.
    const volume = root * (root + a) * (2 * root + b)
    const p = [2, b + 2 * a, a * b, -volume]
    const [q2 = 0, q1 = 0, q0 = 0] = longDivision(p, [1, root]).quotient
    const under = q1 * q1 - 4 * q2 * q0
    return under < 0 && volume < 500 && b !== 2 * a ? { kind, root, a, b, volume, q1, q0, under } : null
  },
  make: ({ kind, root, a, b, volume, q1, q0, under }) => {
    const { unit, says } = BOXES[kind] ?? BOXES[0]
    const p = [2, b + 2 * a, a * b, -volume]
    const x = root
    const sides = [x, x + a, 2 * x + b]
    return {
      stem: says(a, b),
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: 'Write down an expression for the volume of the cuboid in terms of *x*.',
          scheme: [`B1 $x(x + ${a})(2x + ${b})$`],
          solution: `Height times width times length: $x(x + ${a})(2x + ${b})$.`,
          answer: `x(x + ${a})(2x + ${b})`,
          letters: ['x'],
        }),
        b: ask.whole({
          command: 'Find',
          subtopic: '3.3',
          lead: `The volume is ${volume} ${unit}^{3}. This leads to the equation $${poly(...p)} = 0$.`,
          prompt: 'The equation has an integer root. Find this root.',
          scheme: [`M1 substitutes a positive factor of ${volume}`, `A1 $x = ${root}$`],
          solution: `$x(x + ${a})(2x + ${b}) = ${poly(2, b + 2 * a, a * b, 0)}$, and it equals ${volume}. Try small positive factors of ${volume}: $${substituted(p, String(root))} = 0$, so $x = ${root}$.`,
          answer: root,
        }),
        c: ask.expression({
          command: 'Write',
          prompt: `Hence write $${poly(...p)}$ as a product of a linear factor and a quadratic factor.`,
          form: 'factorised',
          scheme: [
            `M1 two correct terms of $${poly(2, q1, q0)}$`,
            `A1 $(${poly(1, -root)})(${poly(2, q1, q0)})$`,
          ],
          solution: `Divide by $${poly(1, -root)}$: the quotient is $${poly(2, q1, q0)}$, so the product is $(${poly(1, -root)})(${poly(2, q1, q0)})$.`,
          answer: `(${poly(1, -root)})(${poly(2, q1, q0)})`,
          letters: ['x'],
        }),
        d: ask.written({
          command: 'Explain',
          subtopic: '3.3',
          objective: 'AO2',
          prompt: 'Explain why the equation has no other real root.',
          scheme: [
            `M1 discriminant of the quadratic: $${q1}^2 - 4 \\times 2 \\times ${q0} = ${under}$`,
            'A1 it is negative, so the quadratic factor is never zero',
          ],
          modelAnswer: `The discriminant of $${poly(2, q1, q0)}$ is $${q1}^2 - 4 \\times 2 \\times ${q0} = ${under}$. It is negative, so the quadratic factor has no real roots.`,
          solution: `A further root would make $${poly(2, q1, q0)}$ zero. Its discriminant $${q1}^2 - 4 \\times 2 \\times ${q0} = ${under}$ is negative, so there is none.`,
        }),
        e: ask.whole({
          command: 'Find',
          subtopic: '3.3',
          prompt: 'Find the total surface area of the cuboid.',
          unit: `${unit}^2`,
          scheme: [
            `M1 edges ${sides.join(', ')} multiplied in pairs`,
            `A1 ${quantity(area(sides), `${unit}^2`)}`,
          ],
          solution: `The edges are ${sides.join(', ')}. The area is $2(${sides[0]} \\times ${sides[1]} + ${sides[0]} \\times ${sides[2]} + ${sides[1]} \\times ${sides[2]}) = ${area(sides)}$ ${unit}^{2}.`,
          answer: area(sides),
          follow: { from: 'b', formula: `2*(x*(x + ${a}) + x*(2*x + ${b}) + (x + ${a})*(2*x + ${b}))` },
        }),
      },
    }
  },
  verify: ({ a, b, volume }) => {
    const root =
      Array.from({ length: 20 }, (_, at) => at + 1).find(x => x * (x + a) * (2 * x + b) === volume) ?? 0
    const [q2 = 0, q1 = 0, q0 = 0] = longDivision([2, b + 2 * a, a * b, -volume], [1, root]).quotient
    const [y, z] = [root + a, 2 * root + b]
    return {
      a: `x*(x + ${a})*(2*x + ${b})`,
      b: root,
      c: `(${q0} + ${q1}*x + ${q2}*x*x)*(x - ${root})`,
      e: (root + y) * (root + z) * 2 - 2 * root * root,
    }
  },
})

function area([x = 0, y = 0, z = 0]: readonly number[]): number {
  return 2 * (x * y + x * z + y * z)
}
