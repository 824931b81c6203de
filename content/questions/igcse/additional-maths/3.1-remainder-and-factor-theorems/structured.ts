import { ask } from '@/lib/exams/authoring/ask'
import { frac, nonZero, poly, slopeTerm } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { fromRoots, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { joined, longDivision, monomial, substituted, times, valueAt } from '../factors-of-polynomials'

const { question, templates } = questionsOf('structured', '3.1')

export { templates }

question('remainder-on-division', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.pick([2, 3]), random.pick(nonZero(-3, 3))]
    const p = [a * random.int(1, 2), random.int(-7, 7), random.int(-9, 9), random.int(-9, 12)]
    const h = random.pick([-3, -2, 2, 3])
    if (b % a === 0 || p.includes(0)) return null
    const [one, two] = [valueAt(p, h), valueAt(p, b / a)]
    const whole = Math.abs(two - Math.round(two)) < 1e-9
    return one === 0 || !whole || Math.round(two) === 0 || Math.abs(one) > 90 ? null : { p, h, a, b }
  },
  make: ({ p, h, a, b }) => {
    const [one, two] = [valueAt(p, h), Math.round(valueAt(p, b / a))]
    return {
      stem: [
        `$p(x) = ${poly(...p)}$`,
        `The polynomial p is given by $p(x) = ${poly(...p)}$.`,
        `It is given that $p(x) = ${poly(...p)}$.`,
      ],
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: `Find the remainder when $p(x)$ is divided by $${poly(1, -h)}$.`,
          scheme: [`M1 $${substituted(p, String(h))}$`, `A1 $${one}$`],
          solution: `By the remainder theorem it is $p(${h}) = ${substituted(p, String(h))} = ${one}$.`,
          answer: one,
        }),
        b: ask.whole({
          objective: 'AO1',
          prompt: `Find the remainder when $p(x)$ is divided by $${poly(a, -b)}$.`,
          scheme: [`M1 $${substituted(p, frac(b, a))}$`, `A1 $${two}$`],
          solution: `$${poly(a, -b)} = 0$ when $x = ${frac(b, a)}$. The remainder is $p\\left(${frac(b, a)}\\right) = ${substituted(p, frac(b, a))} = ${two}$.`,
          answer: two,
        }),
      },
    }
  },
  verify: ({ p, h, a, b }) => ({
    a: longDivision(p, [1, h]).remainder,
    b: longDivision(p, [a, b]).remainder,
  }),
})

question('one-constant-from-a-remainder', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [lead, k, c, d] = [
      random.int(1, 3),
      random.pick(nonZero(-7, 7)),
      random.pick(nonZero(-9, 9)),
      random.int(1, 12),
    ]
    const [h, g] = [random.pick([-3, -2, 2, 3]), random.pick([-1, 1, -2, 2])]
    const p = [lead, k, c, d]
    const remainder = valueAt(p, h)
    const far = Math.abs(remainder) > 60 || remainder === 0 || valueAt(p, g) === 0
    return far || g === h ? null : { lead, k, c, d, h, g, remainder }
  },
  make: ({ lead, k, c, d, h, g, remainder }) => {
    const rest = [lead, 0, c, d]
    const shown = joined(monomial(lead, 3), 'kx^2', monomial(c, 1), String(d))
    const last = valueAt([lead, k, c, d], g)
    return {
      stem: [
        `$p(x) = ${shown}$, where *k* is a constant. When $p(x)$ is divided by $${poly(1, -h)}$ the remainder is ${remainder < 0 ? `−${-remainder}` : remainder}.`,
        `The remainder when $p(x) = ${shown}$ is divided by $${poly(1, -h)}$ is ${remainder < 0 ? `−${-remainder}` : remainder}. The number *k* is a constant.`,
        `The polynomial $p(x) = ${shown}$ has a remainder of ${remainder < 0 ? `−${-remainder}` : remainder} on division by $${poly(1, -h)}$. The number *k* is a constant.`,
      ],
      parts: {
        a: ask.whole({
          objective: 'AO1',
          prompt: 'Find the value of *k*.',
          scheme: [
            `M1 $${joined(String(valueAt(rest, h)), slopeTerm(h * h, 1, 'k'))} = ${remainder}$, or equivalent`,
            `A1 $k = ${k}$`,
          ],
          solution: `$p(${h}) = ${remainder}$, so $${joined(String(valueAt(rest, h)), slopeTerm(h * h, 1, 'k'))} = ${remainder}$ and $k = ${k}$.`,
          answer: k,
        }),
        b: ask.whole({
          prompt: `Hence find the remainder when $p(x)$ is divided by $${poly(1, -g)}$.`,
          command: 'Find',
          scheme: [`M1 $p(${g})$ with the value of *k*`, `A1 $${last}$`],
          solution: `$p(${g}) = ${substituted([lead, k, c, d], String(g))} = ${last}$.`,
          answer: last,
          follow: { from: 'a', formula: `${valueAt(rest, g)} + ${g * g}*x` },
        }),
      },
    }
  },
  verify: ({ lead, c, d, h, g, remainder }) => {
    const found = Array.from({ length: 41 }, (_, at) => at - 20).find(
      k => longDivision([lead, k, c, d], [1, h]).remainder === remainder,
    )
    return { a: found ?? 99, b: longDivision([lead, found ?? 99, c, d], [1, g]).remainder }
  },
})

question('a-factor-and-a-remainder', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const root = random.pick([-1, 1, -3, 3])
    const others = [random.int(1, 3), random.pick(nonZero(-5, 5)), random.pick(nonZero(-6, 6))]
    const p = times([2, -root], others)
    const h = random.pick([-2, 2, -1, 1])
    const [remainder, [lead = 0, a = 0, b = 0, c = 0]] = [valueAt(p, h), p]
    const fine = remainder !== 0 && Math.abs(remainder) < 60 && a !== 0 && b !== 0 && a !== b
    const g = random.pick([-3, 3, 1, -1, 2])
    return fine && g !== h && valueAt(p, g) !== 0 ? { lead, a, b, c, root, h, remainder, g } : null
  },
  make: ({ lead, a, b, c, root, h, remainder, g }) => {
    const shown = joined(monomial(lead, 3), 'ax^2', 'bx', String(c))
    const p = [lead, a, b, c]
    const rest = [lead, 0, 0, c]
    // 8p(root/2), so that no fractions are left; both conditions without a common factor.
    const constant = lead * root ** 3 + 8 * c
    const size = Math.abs(root)
    const first = {
      left: joined(slopeTerm(2 * size, 1, 'a'), slopeTerm((4 * size) / root, 1, 'b')),
      right: -constant / size,
    }
    const factor = Math.abs(h)
    const second = {
      left: joined(slopeTerm(factor, 1, 'a'), slopeTerm(factor / h, 1, 'b')),
      right: (remainder - valueAt(rest, h)) / factor,
    }
    const half = frac(root, 2)
    const last = valueAt(p, g)
    return {
      stem: [
        `$p(x) = ${shown}$, where *a* and *b* are integers. It is given that $${poly(2, -root)}$ is a factor of $p(x)$ and that the remainder when $p(x)$ is divided by $${poly(1, -h)}$ is $${remainder}$.`,
        `The polynomial $p(x) = ${shown}$, where *a* and *b* are integers, has the factor $${poly(2, -root)}$. It has the remainder $${remainder}$ when it is divided by $${poly(1, -h)}$.`,
        `When $p(x) = ${shown}$ is divided by $${poly(1, -h)}$, the remainder is $${remainder}$. When it is divided by $${poly(2, -root)}$, there is no remainder. The constants *a* and *b* are integers.`,
      ],
      parts: {
        a: ask.expression({
          prompt: 'Find the values of *a* and *b*. Give your answer by writing out $p(x)$ with these values.',
          scheme: [
            `M1 $p\\left(${half}\\right) = 0$: $${joined(frac(lead * root ** 3, 8), `\\frac{${size === 1 ? '' : root * root}a}{4}`, `${root < 0 ? '-' : ''}\\frac{${size === 1 ? '' : size}b}{2}`, String(c))} = 0$`,
            `M1 $p(${h}) = ${remainder}$: $${joined(String(valueAt(rest, h)), slopeTerm(h * h, 1, 'a'), slopeTerm(h, 1, 'b'))} = ${remainder}$`,
            'M1 eliminates one letter',
            `A1 $a = ${a}$`,
            `A1 $b = ${b}$`,
          ],
          solution: `$p\\left(${half}\\right) = 0$ gives $${first.left} = ${first.right}$.\n\n$p(${h}) = ${remainder}$ gives $${second.left} = ${second.right}$.\n\nSolve the two equations: $a = ${a}$ and $b = ${b}$, so $p(x) = ${poly(...p)}$.`,
          answer: poly(...p),
          otherKeys: [`a = ${a}, b = ${b}`],
          letters: ['x', 'a', 'b'],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Hence find the remainder when $p(x)$ is divided by $${poly(1, -g)}$.`,
          scheme: [`B1 $${last}$`],
          solution: `$p(${g}) = ${substituted(p, String(g))} = ${last}$.`,
          answer: String(last),
          letters: [],
          own: { from: 'a', key: `f(${g})` },
        }),
      },
    }
  },
  verify: ({ lead, c, root, h, remainder, g }) => {
    for (let a = -60; a <= 60; a += 1)
      for (let b = -60; b <= 60; b += 1) {
        const p = [lead, a, b, c]
        const zero = Math.abs(longDivision(p, [2, root]).remainder) < 1e-9
        if (zero && longDivision(p, [1, h]).remainder === remainder)
          return {
            a: `${c} + x*(${b} + x*(${a} + ${lead}*x))`,
            b: String(longDivision(p, [1, g]).remainder),
          }
      }
    return { a: '0', b: '0' }
  },
})

question('remainders-compared', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [lead, k, d] = [random.int(1, 3), random.pick(nonZero(-8, 8)), random.pick(nonZero(-9, 9))]
    const [one, two] = [random.pick([1, -1, 2, -2]), random.pick([3, -3, 2, -2, 1, -1])]
    const factor = random.pick([1, 2, 3])
    const c = random.pick(nonZero(-9, 9))
    const p = [lead, c, k, d]
    const [r, s] = [valueAt(p, one), valueAt(p, two)]
    const known = factor * one === two
    return one === two || known || r === 0 || s !== factor * r ? null : { lead, c, k, d, one, two, factor }
  },
  make: ({ lead, c, k, d, one, two, factor }) => {
    const shown = joined(monomial(lead, 3), monomial(c, 2), 'kx', String(d))
    const rest = [lead, c, 0, d]
    const remainder = valueAt([lead, c, k, d], one)
    const side = (h: number) => joined(String(valueAt(rest, h)), slopeTerm(h, 1, 'k'))
    const compared =
      factor === 1
        ? `The remainder when $p(x)$ is divided by $${poly(1, -two)}$ is the same as the remainder when it is divided by $${poly(1, -one)}$.`
        : `The remainder when $p(x)$ is divided by $${poly(1, -two)}$ is ${factor === 2 ? 'twice' : 'three times'} the remainder when it is divided by $${poly(1, -one)}$.`
    const times = factor === 1 ? side(one) : `${factor}(${side(one)})`
    return {
      stem: [
        `$p(x) = ${shown}$, where *k* is a constant. ${compared}`,
        `The polynomial p is given by $p(x) = ${shown}$, where *k* is a constant. ${compared}`,
        `It is given that $p(x) = ${shown}$ and that *k* is a constant. ${compared}`,
      ],
      parts: {
        a: ask.whole({
          prompt: 'Find the value of *k*.',
          scheme: [
            `M1 $p(${two})$ or $p(${one})$ in terms of *k*: $${side(two)}$ or $${side(one)}$`,
            `M1 $${side(two)} = ${times}$`,
            `A1 $k = ${k}$`,
          ],
          solution: `The remainders are $p(${two}) = ${side(two)}$ and $p(${one}) = ${side(one)}$. So $${side(two)} = ${times}$, which gives $k = ${k}$.`,
          answer: k,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `Hence find the remainder when $p(x)$ is divided by $${poly(1, -one)}$.`,
          scheme: [`B1 $${remainder}$`],
          solution: `$p(${one}) = ${side(one)}$ with $k = ${k}$ is $${remainder}$.`,
          answer: remainder,
          follow: { from: 'a', formula: `${valueAt(rest, one)} + (${one})*x` },
        }),
      },
    }
  },
  verify: ({ lead, c, d, one, two, factor }) => {
    const found =
      Array.from({ length: 61 }, (_, at) => at - 30).find(
        k =>
          longDivision([lead, c, k, d], [1, two]).remainder ===
          factor * longDivision([lead, c, k, d], [1, one]).remainder,
      ) ?? 99
    return { a: found, b: longDivision([lead, c, found, d], [1, one]).remainder }
  },
})

question('constants-of-a-curve', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [lead, one, two] = [random.int(1, 2), random.int(-3, -1), random.int(1, 3)]
    const [a3, b3] = [random.pick([1, 2]), random.pick([4, 5, 6, 7, 9])]
    const third = b3 / a3
    if (third <= two + 0.4 || third > 5 || (a3 === 2 && b3 % 2 === 0)) return null
    const p = times([lead], [1, -one], [1, -two], [a3, -b3])
    const [top = 0, a = 0, b = 0, c = 0] = p
    const g = third > 3 && two !== 3 ? 3 : one - 1
    return a === 0 || b === 0 || Math.abs(c) > 50 || a === b
      ? null
      : { top, a, b, c, one, two, third, lead, g }
  },
  make: ({ top, a, b, c, one, two, third, g }) => {
    const shown = joined(monomial(top, 3), 'ax^2', 'bx', String(c))
    const p = [top, a, b, c]
    const rest = [top, 0, 0, c]
    const f = fromRoots(top, [one, two, third])
    const xs = Array.from({ length: 60 }, (_, at) => one + ((third - one) * at) / 59)
    const [low, high] = [Math.min(...xs.map(f)), Math.max(...xs.map(f))]
    const last = valueAt(p, g)
    const equation = (h: number) => joined(slopeTerm(h * h, 1, 'a'), slopeTerm(h, 1, 'b'))
    return {
      stem: [
        `The diagram shows part of the curve $y = p(x)$, where $p(x) = ${shown}$ and *a* and *b* are constants. The curve crosses the *x*-axis at $x = ${one}$, at $x = ${two}$ and at a third point *Q*.`,
        `$p(x) = ${shown}$, where *a* and *b* are constants. The diagram shows the graph of $y = p(x)$. It crosses the *x*-axis at $(${one}, 0)$, at $(${two}, 0)$ and at the point *Q*.`,
        `The curve in the diagram has the equation $y = p(x)$ with $p(x) = ${shown}$. The numbers *a* and *b* are constants. The curve meets the *x*-axis where $x = ${one}$, where $x = ${two}$ and at *Q*.`,
      ],
      figure: chartFigure(
        { name: 'factors-of-polynomials/a-cubic-with-three-crossings', title: 'Part of a cubic curve' },
        sketch({
          curves: [f],
          x: [one - 1.2, third + 1],
          y: [low * 1.25 - 2, high * 1.25 + 2],
          onX: [one, two, { at: third, label: '*Q*' }],
          height: 200,
        }),
      ),
      parts: {
        a: ask.expression({
          prompt: 'Find *a* and *b*. Give your answer by writing out $p(x)$ with their values.',
          scheme: [
            `M1 $p(${one}) = 0$: $${joined(String(valueAt(rest, one)), equation(one))} = 0$`,
            `M1 $p(${two}) = 0$: $${joined(String(valueAt(rest, two)), equation(two))} = 0$`,
            'M1 eliminates one letter',
            `A1 $a = ${a}$ and $b = ${b}$`,
          ],
          solution: `The curve meets the axis where $p(x) = 0$.\n\n$p(${one}) = 0$: $${equation(one)} = ${-valueAt(rest, one)}$.\n\n$p(${two}) = 0$: $${equation(two)} = ${-valueAt(rest, two)}$.\n\nSolving these gives $a = ${a}$ and $b = ${b}$: $p(x) = ${poly(...p)}$.`,
          answer: poly(...p),
          otherKeys: [`a = ${a}, b = ${b}`],
          letters: ['x', 'a', 'b'],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the remainder when $p(x)$ is divided by $${poly(1, -g)}$.`,
          scheme: [`M1 $p(${g})$`, `A1 $${last}$`],
          solution: `$p(${g}) = ${substituted(p, String(g))} = ${last}$.`,
          answer: String(last),
          letters: [],
          own: { from: 'a', key: `f(${g})` },
        }),
        c: ask.number({
          subtopic: '3.2',
          coordinate: 'x',
          prompt: 'Find the *x*-coordinate of *Q*.',
          scheme: [
            `M1 $p(x) = (${poly(1, -one)})(${poly(1, -two)})(${poly(top, -top * third)})$, or the product of the constants compared`,
            `A1 $${frac(Math.round(2 * third), 2)}$`,
          ],
          solution: `The two known factors multiply to $${poly(...times([1, -one], [1, -two]))}$. The last factor must begin with $${poly(top, 0)}$ and its constant must make $${c}$: it is $${poly(top, -top * third)}$. It is zero at $x = ${frac(Math.round(2 * third), 2)}$.`,
          answer: third,
        }),
      },
    }
  },
  verify: ({ lead, one, two, third, g }) => {
    const scale = Number.isInteger(third) ? 1 : 2
    const s = lead * scale
    return {
      a: `${s}*(x - (${one}))*(x - (${two}))*(x - ${third})`,
      b: String(s * (g - one) * (g - two) * (g - third)),
      c: third,
    }
  },
})

question('factor-remainder-and-derivative', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [m, n, s, q] = [
      random.pick([2, 3]),
      random.pick([-1, 1]),
      random.pick([-4, -3, -2, 2, 3, 4]),
      random.pick([-3, -2, -1, 1, 2, 3]),
    ]
    const t = random.pick([1, 2])
    if (n % m === 0 || q === -s || (t === 2 && q % 2 === 0)) return null
    const p = times([m, -n], [1, -s], [t, -q])
    const [a = 0, b = 0, c = 0, d = 0] = p
    const h = random.pick([1, -1, 2].filter(each => each !== s && valueAt(p, each) !== 0))
    const slope = valueAt([3 * a, 2 * b, c], 1)
    const fine = b !== 0 && c !== 0 && slope !== 0 && t * n !== m * q && t * s !== q && Math.abs(d) < 30
    return fine && h !== undefined ? { m, n, s, t, q, a, b, c, d, h, slope } : null
  },
  make: ({ m, n, s, t, q, a, b, c, d, h, slope }) => {
    const p = [a, b, c, d]
    const shown = joined('ax^3', 'bx^2', monomial(c, 1), String(d))
    const remainder = valueAt(p, h)
    const known = (x: number) => c * x + d
    const factored = `(${poly(m, -n)})(${poly(1, -s)})(${poly(t, -q)})`
    const quadratic = times([m, -n], [t, -q])
    return {
      stem: [
        `$p(x) = ${shown}$, where *a* and *b* are constants. $p(x)$ has a factor $${poly(1, -s)}$. When $p'(x)$ is divided by $x - 1$, the remainder is $${slope}$.`,
        `The polynomial $p(x) = ${shown}$, where *a* and *b* are constants, has a factor $${poly(1, -s)}$. The remainder when $p'(x)$ is divided by $x - 1$ is $${slope}$.`,
        `It is given that $${poly(1, -s)}$ is a factor of $p(x) = ${shown}$, where *a* and *b* are constants, and that $p'(x)$ leaves the remainder $${slope}$ when it is divided by $x - 1$.`,
      ],
      parts: {
        a: ask.expression({
          subtopic: '14.3',
          objective: 'AO1',
          command: 'Find',
          prompt: "Find an expression for $p'(x)$ in terms of *a*, *b* and *x*.",
          scheme: [`B1 $${joined('3ax^2', '2bx', String(c))}$`],
          solution: `Differentiate each term: $p'(x) = ${joined('3ax^2', '2bx', String(c))}$.`,
          answer: joined('3ax^2', '2bx', String(c)),
          letters: ['a', 'b', 'x'],
        }),
        b: ask.expression({
          prompt: 'Find the values of *a* and *b*. Give your answer by writing out $p(x)$ with these values.',
          scheme: [
            `M1 $${joined(slopeTerm(s ** 3, 1, 'a'), slopeTerm(s * s, 1, 'b'))} = ${-known(s)}$`,
            `M1 $${joined('3a', '2b')} = ${slope - c}$`,
            'M1 eliminates one letter',
            `A1 $a = ${a}$`,
            `A1 $b = ${b}$`,
          ],
          solution: `$p(${s}) = 0$: $${joined(slopeTerm(s ** 3, 1, 'a'), slopeTerm(s * s, 1, 'b'), String(known(s)))} = 0$, or $${joined(slopeTerm(s, 1, 'a'), 'b')} = ${frac(-known(s), s * s)}$.\n\n$p'(1) = ${slope}$: $3a + 2b = ${slope - c}$.\n\nSolving these gives $a = ${a}$ and $b = ${b}$, so $p(x) = ${poly(...p)}$.`,
          answer: poly(...p),
          otherKeys: [`a = ${a}, b = ${b}`],
          letters: ['x', 'a', 'b'],
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the remainder when $p(x)$ is divided by $${poly(1, -h)}$.`,
          scheme: [`B1 $${remainder}$`],
          solution: `$p(${h}) = ${substituted(p, String(h))} = ${remainder}$.`,
          answer: String(remainder),
          letters: [],
          own: { from: 'b', key: `f(${h})` },
        }),
        d: ask.expression({
          subtopic: '3.2',
          command: 'Write',
          prompt: 'Factorise $p(x)$ completely.',
          form: 'factorised',
          scheme: [
            `M1 $${poly(...quadratic)}$ seen as the other factor, by division or by comparing coefficients`,
            'M1 factorises the quadratic',
            `A1 $${factored}$`,
          ],
          solution: `Divide by $${poly(1, -s)}$: $p(x) = (${poly(1, -s)})(${poly(...quadratic)})$.\n\nThe quadratic is $(${poly(m, -n)})(${poly(t, -q)})$, so $p(x) = ${factored}$.`,
          answer: factored,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ m, n, s, t, q, c, d, h, slope }) => {
    for (let a = -40; a <= 40; a += 1)
      for (let b = -80; b <= 80; b += 1) {
        const p = [a, b, c, d]
        if (longDivision(p, [1, s]).remainder !== 0 || 3 * a + 2 * b + c !== slope) continue
        return {
          a: `x*(3*a*x + 2*b) + (${c})`,
          b: `${d} + x*(${c} + x*(${b} + ${a}*x))`,
          c: String(longDivision(p, [1, h]).remainder),
          d: `${m * t}*(x - ${n}/${m})*(x - (${s}))*(x - (${q}/${t}))`,
        }
      }
    return { a: '0', b: '0', c: '0', d: '0' }
  },
})

question('show-a-factor-and-use-it', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [m, n, k] = [random.pick([2, 3]), random.pick([-1, 1]), random.pick([-4, -3, -2, 2, 3, 4])]
    const p = times([m, -n], [1, random.pick(nonZero(-4, 4)), random.pick(nonZero(-6, 6))])
    const level = valueAt(p, k)
    if (p.includes(0) || level === 0 || Math.abs(level) > 80) return null
    return { p, m, n, k, level }
  },
  make: ({ p, m, n, k, level }) => {
    const root = frac(n, m)
    const moved = [p[0] ?? 0, p[1] ?? 0, p[2] ?? 0, (p[3] ?? 0) - level]
    return {
      stem: [
        `$p(x) = ${poly(...p)}$`,
        `The polynomial p is given by $p(x) = ${poly(...p)}$.`,
        `It is given that $p(x) = ${poly(...p)}$.`,
      ],
      parts: {
        a: ask.written({
          command: 'Show that',
          prompt: `Use the factor theorem to show that $${poly(m, -n)}$ is a factor of $p(x)$.`,
          scheme: [
            `M1 $p\\left(${root}\\right) = ${substituted(p, root)}$`,
            'A1 works out each term, reaches 0, and says that it is therefore a factor',
          ],
          modelAnswer: `$p\\left(${root}\\right) = ${substituted(p, root)} = 0$. So $${poly(m, -n)}$ is a factor.`,
          solution: `$${poly(m, -n)} = 0$ at $x = ${root}$. Put this in: $${substituted(p, root)} = ${joined(frac((p[0] ?? 0) * n ** 3, m ** 3), frac((p[1] ?? 0) * n * n, m * m), frac((p[2] ?? 0) * n, m), String(p[3]))} = 0$. By the factor theorem $${poly(m, -n)}$ is a factor.`,
        }),
        b: ask.whole({
          command: 'Find',
          prompt: `The polynomial $p(x) + c$, where *c* is a constant, has a factor $${poly(1, -k)}$. Find the value of *c*.`,
          scheme: [`M1 $p(${k}) + c = 0$`, `A1 $c = ${-level}$`],
          solution: `$p(${k}) = ${substituted(p, String(k))} = ${level}$. The sum $p(${k}) + c$ must be zero, so $c = ${-level}$: $${poly(...moved)}$ has the factor $${poly(1, -k)}$.`,
          answer: -level,
        }),
        c: ask.whole({
          command: 'Find',
          prompt: `With this value of *c*, find the remainder when $p(x) + c$ is divided by $${poly(m, -n)}$.`,
          scheme: [`B1 $${-level}$`],
          solution: `$p\\left(${root}\\right) = 0$, so the remainder is $0 + c = ${-level}$.`,
          answer: -level,
          follow: { from: 'b', formula: 'x' },
        }),
      },
    }
  },
  verify: ({ p, m, n, k }) => {
    const c = -longDivision(p, [1, k]).remainder
    return { b: c, c: Math.round(longDivision([...p.slice(0, 3), (p[3] ?? 0) + c], [m, n]).remainder) }
  },
})
