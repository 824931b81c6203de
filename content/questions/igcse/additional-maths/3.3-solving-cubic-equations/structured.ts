import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, lineOf, nonZero, poly, signed, typedFraction } from '@/lib/exams/authoring/maths'
import { crossings } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { polynomial, sketch } from '@/lib/figures/plane/sketches'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { inPowers, longDivision, substituted, times, valueAt } from '../factors-of-polynomials'

const { question, templates } = questionsOf('structured', '3.3')

export { templates }

const NO_ANGLE = { angles: null, interval: null, figures: 'exact' } as const

question('three-rational-roots', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [root, m, n, q] = [
      random.pick([-3, -2, 2, 3]),
      random.pick([2, 3]),
      random.pick(nonZero(-5, 5)),
      random.pick(nonZero(-5, 5)),
    ]
    const p = times([1, -root], [m, -n], [1, -q])
    const clean = n % m !== 0 && q !== root && !p.includes(0) && Math.abs(p[3] ?? 0) < 40
    return clean ? { root, m, n, q, k: random.pick([2, 3]) } : null
  },
  make: ({ root, m, n, q, k }) => {
    const p = times([1, -root], [m, -n], [1, -q])
    const quadratic = times([m, -n], [1, -q])
    const scaled = p.map((each, at) => each * k ** (3 - at))
    return {
      stem: [
        `$p(x) = ${poly(...p)}$`,
        `The function p is defined by $p(x) = ${poly(...p)}$.`,
        `It is given that $p(x) = ${poly(...p)}$.`,
      ],
      parts: {
        a: ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            'Solve the equation $p(x) = 0$.',
            `Solve $${poly(...p)} = 0$.`,
            'Solve $p(x) = 0$. Show all your working.',
          ],
          scheme: [
            `M1 finds a root, such as $p(${root}) = 0$`,
            `M1 quadratic factor $${poly(...quadratic)}$, or that of another root`,
            `A1 $x = ${root}$`,
            `A1 $x = ${frac(n, m)}$`,
            `A1 $x = ${q}$`,
          ],
          solution: `$p(${root}) = ${substituted(p, String(root))} = 0$, so $${poly(1, -root)}$ is a factor.\n\nDivide: $p(x) = (${poly(1, -root)})(${poly(...quadratic)}) = (${poly(1, -root)})(${poly(m, -n)})(${poly(1, -q)})$.\n\nSo $x = ${root}$, $x = ${frac(n, m)}$ or $x = ${q}$.`,
          answer: [String(root), typedFraction(n, m), String(q)],
          letter: 'x',
          ...NO_ANGLE,
        }),
        b: ask.solutions({
          command: 'Solve',
          prompt: `Hence solve $${poly(...scaled)} = 0$.`,
          scheme: [
            `M1 sees that it is $p(${k}x) = 0$`,
            `A1 $x = ${frac(root, k)}$`,
            `A1 $x = ${frac(n, m * k)}$`,
            `A1 $x = ${frac(q, k)}$`,
          ],
          solution: `$${poly(...scaled)} = p(${k}x)$. So $${k}x$ is ${root < 0 ? `−${-root}` : root}, $${frac(n, m)}$ or $${q}$. Divide each by ${k}: $x = ${frac(root, k)}$, $x = ${frac(n, m * k)}$ or $x = ${frac(q, k)}$.`,
          answer: [typedFraction(root, k), typedFraction(n, m * k), typedFraction(q, k)],
          letter: 'x',
          ...NO_ANGLE,
        }),
      },
    }
  },
  verify: ({ root, m, n, q, k }) => {
    const p = times([1, -root], [m, -n], [1, -q])
    return {
      a: crossings(x => valueAt(p, x), -8.0071, 8),
      b: crossings(x => valueAt(p, k * x), -8.0071, 8),
    }
  },
})

question('surd-roots-on-a-curve', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const half = random.chance(0.4)
    const h = half ? random.pick([-5, -3, -1, 1, 3, 5]) : random.pick(nonZero(-4, 4))
    const k = half ? random.pick([5, 13, 17, 21]) : random.pick([2, 3, 5, 6, 7, 10, 11])
    const root = random.pick([-4, -3, -2, 2, 3, 4])
    const quadratic = half ? [1, -h, (h * h - k) / 4] : [1, -2 * h, h * h - k]
    const p = times([1, -root], quadratic)
    const by = half ? 2 : 1
    const ends = [(h - Math.sqrt(k)) / by, (h + Math.sqrt(k)) / by]
    const apart = ends.every(each => Math.abs(each - root) > 0.7 && Math.abs(each) > 0.3)
    return apart && !p.includes(0) && Math.abs(p[3] ?? 0) < 50 ? { half, h, k, root } : null
  },
  make: ({ half, h, k, root }) => {
    const quadratic = half ? [1, -h, (h * h - k) / 4] : [1, -2 * h, h * h - k]
    const p = times([1, -root], quadratic)
    const by = half ? 2 : 1
    const [low, high] = [(h - Math.sqrt(k)) / by, (h + Math.sqrt(k)) / by]
    const [left, right] = [Math.min(low, root), Math.max(high, root)]
    const xs = Array.from({ length: 60 }, (_, at) => left + ((right - left) * at) / 59)
    const ys = xs.map(polynomial(...p))
    const exact = (sign: '+' | '-') =>
      half ? `\\frac{${h} ${sign} \\sqrt{${k}}}{2}` : `${h} ${sign} \\sqrt{${k}}`
    const typed = (sign: '+' | '-') => (half ? `(${h} ${sign} sqrt(${k}))/2` : `${h} ${sign} sqrt(${k})`)
    const [b, c] = [quadratic[1] ?? 0, quadratic[2] ?? 0]
    return {
      stem: [
        `The diagram shows the curve $y = ${poly(...p)}$. It crosses the *x*-axis at $A(${root}, 0)$ and at two more points.`,
        `The curve $y = ${poly(...p)}$ in the diagram meets the *x*-axis at three points. One of them is $A(${root}, 0)$.`,
        `The diagram shows part of the graph of $y = ${poly(...p)}$, which passes through $A(${root}, 0)$.`,
      ],
      figure: chartFigure(
        { name: 'factors-of-polynomials/a-cubic-through-a', title: 'Part of a cubic curve' },
        sketch({
          curves: [polynomial(...p)],
          x: [Math.min(left - 1, -0.8), Math.max(right + 1, 0.8)],
          y: [Math.min(...ys, 0) * 1.3 - 3, Math.max(...ys, 0) * 1.3 + 3],
          onX: [{ at: root, label: '*A*' }],
          height: 200,
        }),
      ),
      parts: {
        a: ask.expression({
          command: 'Write',
          subtopic: '3.2',
          objective: 'AO1',
          prompt: `Write $${poly(...p)}$ as a product of a linear factor and a quadratic factor.`,
          form: 'factorised',
          scheme: [
            `M1 $(${poly(1, -root)})$ and two correct terms of $${poly(...quadratic)}$`,
            `A1 $(${poly(1, -root)})(${poly(...quadratic)})$`,
          ],
          solution: `The curve meets the axis at $x = ${root}$, so $${poly(1, -root)}$ is a factor. Divide, or compare coefficients: the quadratic factor is $${poly(...quadratic)}$.`,
          answer: `(${poly(1, -root)})(${poly(...quadratic)})`,
          letters: ['x'],
        }),
        b: ask.solutions({
          command: 'Find',
          prompt:
            'Hence find the exact *x*-coordinates of the other points where the curve meets the *x*-axis.',
          scheme: [
            `M1 $\\frac{${-b} \\pm \\sqrt{${b < 0 ? `(${b})` : b}^2 ${signed(-4 * c)}}}{2}$, or completes the square`,
            `A1 $${exact('+')}$`,
            `A1 $${exact('-')}$`,
          ],
          solution: `$${poly(...quadratic)} = 0$ gives $x = \\frac{${-b} \\pm \\sqrt{${b * b - 4 * c}}}{2}$${half ? '' : `, and $\\sqrt{${b * b - 4 * c}} = 2\\sqrt{${k}}$, so $x = ${h} \\pm \\sqrt{${k}}$`}.`,
          answer: [typed('+'), typed('-')],
          letter: 'x',
          ...NO_ANGLE,
        }),
      },
    }
  },
  verify: ({ half, h, k, root }) => {
    const quadratic = half ? [1, -h, (h * h - k) / 4] : [1, -2 * h, h * h - k]
    const p = times([1, -root], quadratic)
    const [a = 0, b = 0, c = 0] = longDivision(p, [1, root]).quotient
    return {
      a: `(${c} + x*(${b} + ${a}*x))*(x - (${root}))`,
      b: crossings(x => valueAt(p, x), -12.0071, 12).filter(each => Math.abs(each - root) > 1e-6),
    }
  },
})

question('hence-in-powers-of-e', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [root, m, n, q] = [
      random.pick([2, 3, 4, 5]),
      random.pick([2, 3, 4]),
      random.pick([1, 3, 5, 7]),
      random.int(-5, -1),
    ]
    const p = times([1, -root], [m, -n], [1, -q])
    return n % m === 0 || (m === 4 && n % 2 === 0) || p.includes(0) || n === root * m
      ? null
      : { root, m, n, q }
  },
  make: ({ root, m, n, q }) => {
    const p = times([1, -root], [m, -n], [1, -q])
    const quadratic = times([m, -n], [1, -q])
    const whole = `(${poly(1, -root)})(${poly(m, -n)})(${poly(1, -q)})`
    const asked = inPowers(p, ['e^{3y}', 'e^{2y}', 'e^{y}'])
    return {
      stem: [
        `$p(x) = ${poly(...p)}$`,
        `The polynomial p is given by $p(x) = ${poly(...p)}$.`,
        `It is given that $p(x) = ${poly(...p)}$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Find',
          subtopic: '3.1',
          objective: 'AO1',
          prompt: `Find the value of $p(${root})$.`,
          scheme: ['B1 0'],
          solution: `$p(${root}) = ${substituted(p, String(root))} = 0$.`,
          answer: 0,
        }),
        b: ask.expression({
          command: 'Write',
          subtopic: '3.2',
          objective: 'AO1',
          prompt: 'Hence factorise $p(x)$ completely.',
          form: 'factorised',
          scheme: [
            `M1 two correct terms of $${poly(...quadratic)}$`,
            `A1 $(${poly(1, -root)})(${poly(...quadratic)})$`,
            `A1 $${whole}$`,
          ],
          solution: `By part (a) $${poly(1, -root)}$ is a factor: $p(x) = (${poly(1, -root)})(${poly(...quadratic)}) = ${whole}$.`,
          answer: whole,
          letters: ['x'],
        }),
        c: ask.solutions({
          command: 'Solve',
          prompt: `Hence solve $${asked} = 0$. Give your answers in exact form.`,
          scheme: [
            'M1 puts $x = e^y$ in the factors, or $e^y$ equal to a root',
            `A1 $y = \\ln ${root}$`,
            `A1 $y = \\ln\\frac{${n}}{${m}}$`,
          ],
          solution: `It is $p(e^y) = 0$. So $e^y = ${root}$, $e^y = ${frac(n, m)}$ or $e^y = ${q}$. A power of e is positive, so the last one is impossible: $y = \\ln ${root}$ or $y = \\ln\\frac{${n}}{${m}}$.`,
          answer: [`ln(${root})`, `ln(${n}/${m})`],
          letter: 'y',
          ...NO_ANGLE,
        }),
      },
    }
  },
  verify: ({ root, m, n, q }) => {
    const p = times([1, -root], [m, -n], [1, -q])
    return {
      a: Math.round(longDivision(p, [1, root]).remainder),
      b: `${m}*(x - ${n}/${m})*(x - (${q}))*(x - ${root})`,
      c: crossings(y => valueAt(p, Math.E ** y), -5.0071, 4, 0.0071),
    }
  },
})

const RADIAN = Math.PI / 180

/** All angles from 0° to 360° with a given sine or cosine; at the ends of the range there is one. */
function anglesOf(name: 'sin' | 'cos', value: number): number[] {
  const first = (name === 'sin' ? Math.asin(value) : Math.acos(value)) / RADIAN
  const second = name === 'sin' ? 180 - first : 360 - first
  const turned = [first, second].map(each => (each < 0 ? each + 360 : each))
  return [...new Set(turned.map(each => Number(each.toFixed(9))))].sort((a, b) => a - b)
}

question('hence-in-a-trigonometric-equation', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const name = random.pick(['sin', 'cos'] as const)
    const [m, n] = random.pick([
      [3, 1],
      [3, -1],
      [4, 1],
      [4, -1],
      [3, 2],
      [3, -2],
      [4, 3],
      [4, -3],
      [5, 2],
      [5, -2],
      [5, 3],
      [5, -3],
      [5, 4],
      [5, -4],
    ] as const)
    const [t, q] = random.pick([
      [2, 1],
      [2, -1],
    ] as const)
    const out = random.pick([-3, -2, 2, 3])
    const p = times([1, -out], [m, -n], [t, -q])
    return p.includes(0) ? null : { name, m, n, t, q, out }
  },
  make: ({ name, m, n, t, q, out }) => {
    const p = times([1, -out], [m, -n], [t, -q])
    const quadratic = times([m, -n], [t, -q])
    const whole = `(${poly(1, -out)})(${poly(m, -n)})(${poly(t, -q)})`
    const asked = inPowers(p, [`\\${name}^3\\theta`, `\\${name}^2\\theta`, `\\${name}\\theta`])
    const found = [...anglesOf(name, n / m), ...anglesOf(name, q / t)].sort((a, b) => a - b)
    const shown = found.map(each => `$${Number(each.toFixed(1))}^\\circ$`)
    return {
      stem: [
        `$p(x) = ${poly(...p)}$`,
        `The polynomial p is given by $p(x) = ${poly(...p)}$.`,
        `It is given that $p(x) = ${poly(...p)}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Write',
          subtopic: '3.2',
          objective: 'AO1',
          prompt: `Given that $${poly(1, -out)}$ is a factor of $p(x)$, factorise $p(x)$ completely.`,
          form: 'factorised',
          scheme: [
            `M1 two correct terms of $${poly(...quadratic)}$`,
            `A1 $(${poly(1, -out)})(${poly(...quadratic)})$`,
            `A1 $${whole}$`,
          ],
          solution: `$p(x) = (${poly(1, -out)})(${poly(...quadratic)}) = ${whole}$.`,
          answer: whole,
          letters: ['x'],
        }),
        b: ask.solutions({
          command: 'Solve',
          subtopic: '10.5',
          prompt: `Hence solve $${asked} = 0$ for $0^\\circ \\leq \\theta \\leq 360^\\circ$. Give answers that are not exact correct to 1 decimal place.`,
          scheme: [
            `M1 $\\${name}\\theta = ${frac(n, m)}$ and $\\${name}\\theta = ${frac(q, t)}$, and no angle from $\\${name}\\theta = ${out}$`,
            ...shown.map(each => `A1 ${each}`),
          ],
          solution: `It is $p(\\${name}\\theta) = 0$. So $\\${name}\\theta = ${frac(n, m)}$ or $\\${name}\\theta = ${frac(q, t)}$. ($\\${name}\\theta = ${out}$ is impossible, since $-1 \\leq \\${name}\\theta \\leq 1$.)\n\nThe angles from 0° to 360° are ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}.`,
          answer: found.map(each => String(Number(each.toFixed(7)))),
          letter: 'theta',
          interval: { from: '0', to: '360' },
          angles: 'degrees',
          figures: { kind: 'decimal', count: 1 },
        }),
      },
    }
  },
  verify: ({ name, m, n, t, q, out }) => {
    const p = times([1, -out], [m, -n], [t, -q])
    const f = (degrees: number) => valueAt(p, Math[name](degrees * RADIAN))
    return {
      a: `${m * t}*(x - ${n}/${m})*(x - (${out}))*(x - (${q}/${t}))`,
      b: crossings(f, 0.0003, 360, 0.31),
    }
  },
})

question('curve-and-line', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [root, h, k] = [
      random.pick([-3, -2, 2, 3]),
      random.pick([-2, -1, 1, 2]),
      random.pick([2, 3, 5, 6, 7]),
    ]
    const [slope, cut] = [random.pick([-3, -2, -1, 1, 2, 3]), random.pick(nonZero(-5, 5))]
    const p = times([1, -root], [1, -2 * h, h * h - k])
    const curve = [1, p[1] ?? 0, (p[2] ?? 0) + slope, (p[3] ?? 0) + cut]
    const ends = [h - Math.sqrt(k), h + Math.sqrt(k)]
    const apart = ends.every(each => Math.abs(each - root) > 0.9) && !curve.includes(0)
    const isSurd = !Number.isInteger(Math.sqrt(k * (1 + slope * slope)))
    return apart && isSurd && slope * h + cut !== 0 && Math.abs(curve[3] ?? 0) < 30
      ? { root, h, k, slope, cut }
      : null
  },
  make: ({ root, h, k, slope, cut }) => {
    const quadratic = [1, -2 * h, h * h - k]
    const p = times([1, -root], quadratic)
    const curve = [1, p[1] ?? 0, (p[2] ?? 0) + slope, (p[3] ?? 0) + cut]
    const { latex } = lineOf(slope, 1, cut)
    const [low, high] = [h - Math.sqrt(k), h + Math.sqrt(k)]
    const [left, right] = [Math.min(low, root) - 0.6, Math.max(high, root) + 0.6]
    const f = polynomial(...curve)
    const xs = Array.from({ length: 60 }, (_, at) => left + ((right - left) * at) / 59)
    const ys = xs.flatMap(x => [f(x), slope * x + cut])
    const point = (x: number, label: string) => ({ at: [x, slope * x + cut] as const, label })
    const square = 4 * k * (1 + slope * slope)
    const order = root < low ? 'A, B and C' : root < high ? 'B, A and C' : 'B, C and A'
    const middle = slope * h + cut
    return {
      stem: [
        `The curve $y = ${poly(...curve)}$ and the line $${latex}$ intersect at three points *A*, *B* and *C*. The *x*-coordinate of *A* is $${root}$.`,
        `The diagram shows the curve $y = ${poly(...curve)}$ and the line $${latex}$. They meet at *A*, where $x = ${root}$, and at *B* and *C*.`,
        `The line $${latex}$ cuts the curve $y = ${poly(...curve)}$ at *A*, *B* and *C*. At *A*, $x = ${root}$.`,
      ],
      figure: chartFigure(
        {
          name: 'factors-of-polynomials/a-line-and-a-cubic',
          title: 'A cubic curve and a line',
          description: `The curve rises, falls and rises again from left to right. A straight line that ${slope > 0 ? 'rises' : 'falls'} from left to right cuts it at three points. From left to right they are ${order}.`,
        },
        sketch({
          curves: [f, x => slope * x + cut],
          x: [Math.min(left, -0.8), Math.max(right, 0.8)],
          y: [Math.min(...ys, 0) - 2, Math.max(...ys, 0) + 2],
          points: [point(root, '*A*'), point(low, '*B*'), point(high, '*C*')],
          height: 230,
        }),
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          prompt:
            'The *x*-coordinates of *A*, *B* and *C* are the roots of an equation $q(x) = 0$, where $q(x)$ is a cubic polynomial in which the coefficient of $x^3$ is 1. Find $q(x)$.',
          scheme: [`M1 $${poly(...curve)} = ${poly(slope, cut)}$`, `A1 $${poly(...p)}$`],
          solution: `At the points of intersection $${poly(...curve)} = ${poly(slope, cut)}$. Bring all terms to one side: $q(x) = ${poly(...p)}$.`,
          answer: poly(...p),
          letters: ['x'],
        }),
        b: ask.solutions({
          command: 'Find',
          prompt: 'Find the exact *x*-coordinates of *B* and *C*.',
          scheme: [
            `M1 divides by $${poly(1, -root)}$ or compares coefficients`,
            `A1 $${poly(...quadratic)}$`,
            `M1 quadratic formula or completing the square: $(${poly(1, -h)})^2 = ${k}$`,
            `A1 $${h} + \\sqrt{${k}}$`,
            `A1 $${h} - \\sqrt{${k}}$`,
          ],
          solution: `$x = ${root}$ is a root, so $q(x) = (${poly(1, -root)})(${poly(...quadratic)})$.\n\n$${poly(...quadratic)} = 0$: $(${poly(1, -h)})^2 = ${k}$ and $x = ${h} \\pm \\sqrt{${k}}$.`,
          answer: [`${h} + sqrt(${k})`, `${h} - sqrt(${k})`],
          letter: 'x',
          ...NO_ANGLE,
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '7.3',
          prompt: 'Find the coordinates of the mid-point of *BC*.',
          scheme: [`B1 $x = ${h}$`, `B1 $y = ${middle}$`],
          solution: `The mean of $${h} + \\sqrt{${k}}$ and $${h} - \\sqrt{${k}}$ is $${h}$. The mid-point lies on the line, so $y = ${middle}$: $(${h}, ${middle})$.`,
          answer: `(${h}, ${middle})`,
          letters: [],
        }),
        d: ask.expression({
          command: 'Find',
          subtopic: '7.3',
          prompt: 'Find the exact length of *BC*.',
          form: 'exact',
          scheme: [
            `M1 $(2\\sqrt{${k}})^2 + (${Math.abs(2 * slope)}\\sqrt{${k}})^2$`,
            `A1 $\\sqrt{${square}}$, or an equal surd`,
          ],
          solution: `*x* changes by $2\\sqrt{${k}}$, and *y* by $${Math.abs(2 * slope)}\\sqrt{${k}}$. $BC^2 = ${4 * k} + ${4 * k * slope * slope} = ${square}$, so $BC = \\sqrt{${square}}$.`,
          answer: `sqrt(${square})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ root, h, k, slope, cut }) => {
    const p = times([1, -root], [1, -2 * h, h * h - k])
    const found = crossings(x => valueAt(p, x), -9.0071, 9).filter(each => Math.abs(each - root) > 1e-6)
    const [one = 0, two = 0] = found
    const length = Math.hypot(two - one, slope * (two - one))
    return {
      a: `(x - (${root}))*((x - (${h}))^2 - ${k})`,
      b: found,
      c: `(${Math.round((one + two) / 2)}, ${Math.round((slope * (one + two)) / 2 + cut)})`,
      d: `sqrt(${Math.round(length * length)})`,
    }
  },
})

question('one-real-root-and-a-square', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [root, a, b, c] = [
      random.pick([2, 3, 5]),
      random.pick([1, 2, 3]),
      random.pick(nonZero(-4, 4)),
      random.int(1, 6),
    ]
    const p = times([1, -root], [a, b, c])
    const under = b * b - 4 * a * c
    const lowest = gcd(gcd(a, b), c) === 1
    return under < 0 && lowest && !p.includes(0) ? { root, a, b, c, under } : null
  },
  make: ({ root, a, b, c, under }) => {
    const p = times([1, -root], [a, b, c])
    const asked = inPowers(p, ['x^6', 'x^4', 'x^2'])
    const along = Array.from({ length: 60 }, (_, at) => -1 + ((root + 1) * at) / 59)
    const low = 1.15 * Math.min(...along.map(x => valueAt(p, x))) - 2
    return {
      stem: [
        `$p(x) = ${poly(...p)}$`,
        `The polynomial p is given by $p(x) = ${poly(...p)}$.`,
        `It is given that $p(x) = ${poly(...p)}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Write',
          subtopic: '3.2',
          objective: 'AO1',
          prompt: 'Write $p(x)$ as a product of a linear factor and a quadratic factor.',
          form: 'factorised',
          scheme: [
            `M1 finds the root, $p(${root}) = 0$`,
            `M1 two correct terms of $${poly(a, b, c)}$`,
            `A1 $(${poly(1, -root)})(${poly(a, b, c)})$`,
          ],
          solution: `$p(${root}) = ${substituted(p, String(root))} = 0$, so $${poly(1, -root)}$ is a factor. Divide: $p(x) = (${poly(1, -root)})(${poly(a, b, c)})$.`,
          answer: `(${poly(1, -root)})(${poly(a, b, c)})`,
          letters: ['x'],
        }),
        b: ask.whole({
          command: 'State',
          prompt: 'State the number of real roots of $p(x) = 0$. Justify your answer in your working.',
          scheme: [
            `M1 discriminant of $${poly(a, b, c)}$: $${b < 0 ? `(${b})` : b}^2 - 4 \\times ${a} \\times ${c} = ${under}$, which is negative`,
            'A1 1',
          ],
          solution: `The quadratic factor has the discriminant $${b < 0 ? `(${b})` : b}^2 - 4 \\times ${a} \\times ${c} = ${under} < 0$, so it has no real roots. There is one real root, $x = ${root}$.`,
          answer: 1,
          solutionFigure: chartFigure(
            { name: 'factors-of-polynomials/one-crossing', title: 'The graph crosses the axis once' },
            sketch({
              curves: [polynomial(...p)],
              x: [-2, root + 1.6],
              y: [low, Math.max(6, -low / 2)],
              onX: [root],
              height: 180,
            }),
          ),
        }),
        c: ask.solutions({
          command: 'Solve',
          prompt: `Hence find the exact real solutions of $${asked} = 0$.`,
          scheme: [`M1 $x^2 = ${root}$`, `A1 $x = \\sqrt{${root}}$`, `A1 $x = -\\sqrt{${root}}$`],
          solution: `It is $p(x^2) = 0$, so $x^2 = ${root}$, the only real root of p. So $x = \\pm\\sqrt{${root}}$.`,
          answer: [`sqrt(${root})`, `-sqrt(${root})`],
          letter: 'x',
          ...NO_ANGLE,
        }),
      },
    }
  },
  verify: ({ root, a, b, c }) => {
    const p = times([1, -root], [a, b, c])
    return {
      a: `(${c} + x*(${b} + ${a}*x))*(x - ${root})`,
      b: crossings(x => valueAt(p, x), -20.0071, 20).length,
      c: crossings(x => valueAt(p, x * x), -5.0071, 5),
    }
  },
})
