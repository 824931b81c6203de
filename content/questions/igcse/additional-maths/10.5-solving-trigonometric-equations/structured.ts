import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, poly, signed, term } from '@/lib/exams/authoring/maths'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { line } from '@/lib/figures/shapes'
import {
  degreesOf,
  IN_DEGREES,
  listed,
  multiple,
  piLatex,
  piTyped,
  RADIAN,
  rootsOf,
  typedDegrees,
} from '../trigonometry'
import { waveFigure } from '../trigonometry-graphs'

const { question, templates } = questionsOf('structured', '10.5')

export { templates }

const TURN = { sin: Math.sin, cos: Math.cos, tan: Math.tan }
const FULL = '$0^\\circ \\le \\theta \\le 360^\\circ$'
/** The graph of one function over a turn, with the levels at which it is read. */
function levels(kind: 'sin' | 'cos' | 'tan', values: readonly number[]) {
  const reach = kind === 'tan' ? 6 : 2
  return waveFigure({
    name: 'trigonometry/levels-on-a-curve',
    title: `The graph of y = ${kind} x, where x is the whole angle`,
    domain: { to: 360, every: 90 },
    low: -reach,
    high: reach,
    says: `The curve y = ${kind} x, where x stands for the whole angle, and ${values.length === 1 ? 'a level line' : 'two level lines'}. Each line meets the curve twice.`,
    wave: { kind, a: 1, up: 1, down: 1, c: 0 },
    more: on => values.map(y => line(...on.at(0, y), ...on.at(360, y), 'r')).join(''),
  })
}

const KNOWN = [
  ['sin', 1, 2, '', 30],
  ['sin', 1, 2, '\\sqrt{3}', 60],
  ['sin', 1, 2, '\\sqrt{2}', 45],
  ['cos', 1, 2, '', 60],
  ['cos', 1, 2, '\\sqrt{3}', 30],
  ['cos', 1, 2, '\\sqrt{2}', 45],
  ['tan', 1, 1, '', 45],
  ['tan', 1, 1, '\\sqrt{3}', 60],
] as const

question('multiple-angle-in-radians', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [kind, , under, root, acute] = random.pick(KNOWN)
    const [b, from, to] = random.pick([
      [2, 0, 360],
      [2, -180, 180],
      [4, 0, 180],
      [4, -90, 90],
    ] as const)
    const phase = random.pick([0, 30, 45, 60, -30, -45, -60])
    const minus = random.chance(0.5)
    const value = (minus ? -1 : 1) * TURN[kind](acute * RADIAN)
    const f = (x: number) => {
      const angle = (b * x + phase) * RADIAN
      return kind === 'tan' ? Math.sin(angle) - value * Math.cos(angle) : TURN[kind](angle) - value
    }
    const roots = rootsOf(f, from, to).map(each => Math.round(each * 4) / 4)
    const edge = roots.some(each => each === from || each === to)
    const fine = roots.every(each => Number.isInteger(each / 7.5))
    return roots.length !== 4 || edge || !fine
      ? null
      : { kind, under, root, acute, b, from, to, phase, minus, roots }
  },
  make: ({ kind, under, root, acute, b, from, to, phase, minus, roots }) => {
    const inside =
      phase === 0 ? `${b}x` : `\\left(${b}x ${phase < 0 ? '-' : '+'} ${piLatex(Math.abs(phase), 180)}\\right)`
    const left = `${under === 1 ? '' : under}\\${kind}${phase === 0 ? ' ' : ''}${inside}`
    const number = root === '' ? '1' : root
    const equation = minus ? `${left} + ${number} = 0` : `${left} = ${number}`
    const value = `${minus ? '-' : ''}${under === 1 ? number : `\\frac{${number}}{${under}}`}`
    const angles = roots.map(x => b * x + phase)
    return {
      stem: '',
      parts: {
        a: ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${equation}$ for $${piLatex(from, 180)} \\le x \\le ${piLatex(to, 180)}$. Give your answers in terms of $\\pi$.`,
            `Find, in terms of $\\pi$, all the solutions of $${equation}$ for $${piLatex(from, 180)} \\le x \\le ${piLatex(to, 180)}$.`,
            `Solve $${equation}$, where $${piLatex(from, 180)} \\le x \\le ${piLatex(to, 180)}$. Give exact answers in radians.`,
          ],
          scheme: [
            `M1 $\\${kind}${phase === 0 ? ' ' : ''}${inside} = ${value}$ and $${piLatex(acute, 180)}$ seen`,
            ...roots.map(x => `A1 $${piLatex(x * 4, 720)}$`),
          ],
          solution: `$\\${kind}${phase === 0 ? ' ' : ''}${inside} = ${value}$; the reference angle is $${piLatex(acute, 180)}$. The angle in the bracket runs from $${piLatex(b * from + phase, 180)}$ to $${piLatex(b * to + phase, 180)}$, so it is ${listed(angles.map(each => `$${piLatex(each, 180)}$`))}. Then solve for *x*: ${listed(roots.map(x => `$${piLatex(x * 4, 720)}$`))}.`,
          answer: roots.map(x => piTyped(x * 4, 720)),
          letter: 'x',
          interval: { from: piTyped(from, 180), to: piTyped(to, 180) },
          angles: 'radians',
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ kind, under, root, b, from, to, phase, minus }) => {
    const square = root === '' ? 1 : Number(/\d/.exec(root)?.[0])
    const level = ((minus ? -1 : 1) * Math.sqrt(square)) / under
    const [start, end] = [from * RADIAN, to * RADIAN]
    const f = (x: number) => {
      const angle = b * x + phase * RADIAN
      return kind === 'tan'
        ? Math.sin(angle) - level * Math.cos(angle)
        : Math.cos(kind === 'cos' ? angle : angle - Math.PI / 2) - level
    }
    const net = Array.from({ length: 1001 }, (_, at) => start + ((at + 0.37) * (end - start)) / 1001)
    return {
      a: net.flatMap((x, at) => {
        const next = net[at + 1]
        return next !== undefined && f(x) * f(next) < 0 ? [bisect(f, x, next)] : []
      }),
    }
  },
})

question('quadratic-in-sine-or-cosine', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    // (n s - m)(s + k) = 0, of which the second factor has no solution
    const kind = random.pick(['sin', 'cos'] as const)
    const [n, k, sign] = [random.int(3, 7), random.int(2, 4), random.pick([1, -1])]
    const m = random.int(1, n - 1)
    return gcd(n, m) !== 1 || 2 * m === n ? null : { kind, n, m: sign * m, k: sign * k }
  },
  make: ({ kind, n, m, k }) => {
    const other = kind === 'sin' ? 'cos' : 'sin'
    const middle = n * k - m
    const constant = n - m * k
    const right = `${term(middle, `\\${kind}\\theta`).replace(/^\+ /, '').replace(/^- /, '-')}${constant === 0 ? '' : ` ${signed(constant)}`}`
    const quadratic = poly(n, middle, -m * k).replaceAll('x', 's')
    const acute = Math.acos(Math.abs(m) / n) / RADIAN
    const low = 90 - acute
    const found =
      kind === 'cos'
        ? m > 0
          ? [acute, 360 - acute]
          : [180 - acute, 180 + acute]
        : m > 0
          ? [low, 180 - low]
          : [180 + low, 360 - low]
    const factors = `(${n}s ${signed(-m)})(s ${signed(k)})`
    return {
      stem: [
        `It is given that $${n}\\${other}^2\\theta = ${right}$.`,
        `The angle $\\theta$ satisfies the equation $${n}\\${other}^2\\theta = ${right}$.`,
        `$${n}\\${other}^2\\theta = ${right}$`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `The equation can be written as $q(s) = 0$, where $s = \\${kind}\\theta$ and $q(s)$ is a quadratic expression with first term $${n}s^2$. Find $q(s)$.`,
          scheme: [`M1 $\\${other}^2\\theta = 1 - \\${kind}^2\\theta$ used`, `A1 $${quadratic}$`],
          solution: `Replace $\\${other}^2\\theta$ by $1 - s^2$ and collect all terms on one side: $${quadratic}$.`,
          answer: quadratic,
          letters: ['s'],
        }),
        b: ask.solutions({
          ...IN_DEGREES,
          command: 'Solve',
          objective: 'AO1',
          prompt: `Hence solve the equation for ${FULL}.`,
          scheme: [
            `M1 $\\${kind}\\theta = ${frac(m, n)}$ only`,
            ...found.map(each => `A1 ${plain(each, 1)}°`),
          ],
          solution: `$${factors} = 0$. $\\${kind}\\theta = ${-k}$ is impossible, so $\\${kind}\\theta = ${frac(m, n)}$ and $\\theta$ = ${degreesOf(found)}.`,
          solutionFigure: levels(kind, [m / n]),
          answer: typedDegrees(found),
        }),
      },
    }
  },
  verify: ({ kind, n, m, k }) => ({
    a: `(${n}*s - (${m}))*(s + (${k}))`,
    b: rootsOf(
      x => {
        const [s, c] = [Math.sin(x * RADIAN), Math.cos(x * RADIAN)]
        const [own, rest] = kind === 'sin' ? [s, c] : [c, s]
        return n * rest * rest - (n * k - m) * own - (n - m * k)
      },
      0,
      360,
      3607,
    ),
  }),
})

question('sine-and-cosine-of-the-same-angle', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [p, q] = [random.int(2, 9), random.int(2, 9)]
    const [up, down, to] = random.pick([
      [1, 1, 360],
      [2, 1, 180],
      [3, 1, 120],
      [1, 2, 720],
    ] as const)
    return gcd(p, q) !== 1 || p === q ? null : { p, q, up, down, to, minus: random.chance(0.5) }
  },
  make: ({ p, q, up, down, to, minus }) => {
    const inside = multiple(up, down, '\\theta')
    const acute = Math.atan(q / p) / RADIAN
    const angles = minus ? [180 - acute, 360 - acute] : [acute, 180 + acute]
    const found = angles.map(each => (each * down) / up)
    const equation = minus
      ? `${p}\\sin ${inside} + ${q}\\cos ${inside} = 0`
      : `${p}\\sin ${inside} = ${q}\\cos ${inside}`
    const value = `${minus ? '-' : ''}\\frac{${q}}{${p}}`
    const range = `$0^\\circ \\le \\theta \\le ${to}^\\circ$`
    return {
      stem: '',
      parts: {
        a: ask.solutions({
          ...IN_DEGREES,
          interval: { from: '0', to: String(to) },
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${equation}$ for ${range}.`,
            `Find all the solutions of $${equation}$ for ${range}.`,
            `Solve $${equation}$, where ${range}. Give your answers correct to 1 decimal place.`,
          ],
          scheme: [
            `M1 $\\tan ${inside} = ${value}$`,
            `M1 ${plain(acute, 1)}° or ${minus ? '−' : ''}${plain(acute, 1)}° seen`,
            ...found.map(each => `A1 ${plain(each, 1)}°`),
          ],
          solution: `Divide by $${p}\\cos ${inside}$, which is not 0 at a solution: $\\tan ${inside} = ${value}$. The angle is ${degreesOf(angles)}, so $\\theta$ = ${degreesOf(found)}.`,
          solutionFigure: levels('tan', [((minus ? -1 : 1) * q) / p]),
          answer: typedDegrees(found),
        }),
      },
    }
  },
  verify: ({ p, q, up, down, to, minus }) => ({
    a: rootsOf(
      x => p * Math.sin((x * up * RADIAN) / down) + (minus ? 1 : -1) * q * Math.cos((x * up * RADIAN) / down),
      0,
      to,
      3607,
    ),
  }),
})

question('secant-and-tangent', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    // (p t - q)(r t + s) = 0
    const [p, q, r, s] = [random.int(1, 5), random.int(1, 6), random.int(1, 3), random.int(1, 6)]
    const pair = random.pick([
      ['sec', 'tan'],
      ['cosec', 'cot'],
    ] as const)
    const flat = [q / p, s / r].some(each => each === 1 || each > 4.5 || each < 0.25)
    const middle = p * s - q * r
    return gcd(p, q) !== 1 || gcd(r, s) !== 1 || flat || middle === 0 || p * s === q * r
      ? null
      : { p, q, r, s, pair }
  },
  make: ({ p, q, r, s, pair: [square, single] }) => {
    const [first, middle, last] = [p * r, p * s - q * r, -q * s]
    const name = square === 'sec' ? '\\sec' : '\\operatorname{cosec}'
    const right = first - last
    const equation = `${first === 1 ? '' : first}${name}^2\\theta ${term(middle, `\\${single}\\theta`)} = ${right}`
    const quadratic = poly(first, middle, last).replaceAll('x', 't')
    const [one, other] = single === 'tan' ? [q / p, s / r] : [p / q, r / s]
    const [up, down] = [Math.atan(one) / RADIAN, Math.atan(other) / RADIAN]
    const found = [up, 180 + up, 180 - down, 360 - down].sort((a, b) => a - b)
    const factors = `(${p === 1 ? '' : p}t - ${q})(${r === 1 ? '' : r}t + ${s})`
    return {
      stem: [
        `It is given that $${equation}$.`,
        `The equation $${equation}$ is to be solved.`,
        `$${equation}$`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `The equation can be written as $q(t) = 0$, where $t = \\${single}\\theta$ and $q(t)$ is a quadratic expression with first term $${first === 1 ? '' : first}t^2$. Find $q(t)$.`,
          scheme: [`M1 $${name}^2\\theta = 1 + \\${single}^2\\theta$ used`, `A1 $${quadratic}$`],
          solution: `$${first === 1 ? '' : first}(1 + t^2) ${term(middle, 't')} = ${right}$, so $${quadratic} = 0$.`,
          answer: quadratic,
          letters: ['t'],
        }),
        b: ask.solutions({
          ...IN_DEGREES,
          command: 'Solve',
          objective: 'AO2',
          prompt: `Hence solve the equation for ${FULL}.`,
          scheme: [
            `M1 $${factors} = 0$${single === 'cot' ? ' and $\\tan\\theta = \\frac{1}{t}$' : ''}`,
            ...found.map(each => `A1 ${plain(each, 1)}°`),
          ],
          solution: `$${factors} = 0$, so $\\${single}\\theta = ${frac(q, p)}$ or $\\${single}\\theta = ${frac(-s, r)}$${single === 'cot' ? `, that is $\\tan\\theta = ${frac(p, q)}$ or $\\tan\\theta = ${frac(-r, s)}$` : ''}. The first gives ${degreesOf([up, 180 + up])}, the second ${degreesOf([180 - down, 360 - down])}.`,
          solutionFigure: levels('tan', [one, -other]),
          answer: typedDegrees(found),
        }),
      },
    }
  },
  verify: ({ p, q, r, s, pair: [square] }) => ({
    a: `(${p}*t - ${q})*(${r}*t + ${s})`,
    // Without denominators: every term times the square of the cosine, or of the sine.
    b: rootsOf(
      x => {
        const [sin, cos] = [Math.sin(x * RADIAN), Math.cos(x * RADIAN)]
        const under = square === 'sec' ? cos : sin
        return p * r + (p * s - q * r) * sin * cos - (p * r + q * s) * under * under
      },
      0,
      360,
      3607,
    ),
  }),
})

question('a-factor-that-may-be-zero', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [root, acute] = random.pick([
      ['', 30],
      ['\\sqrt{3}', 60],
      ['\\sqrt{2}', 45],
    ] as const)
    return {
      root,
      acute,
      minus: random.chance(0.5),
      times: random.int(1, 4),
      radians: random.chance(0.5),
      shape: random.int(0, 2),
    }
  },
  make: ({ root, acute, minus, times, radians, shape }) => {
    const number = `${times === 1 && root !== '' ? '' : times}${root}`
    const first = `${2 * times}\\sin x\\cos x`
    const second = `${number === '1' ? '' : number}\\cos x`
    const equation = [
      `${first} = ${minus ? '-' : ''}${second}`,
      `${first} ${minus ? '+' : '-'} ${second} = 0`,
      `${minus ? '-' : ''}${second} = ${first}`,
    ][shape]
    const sines = minus ? [180 + acute, 360 - acute] : [acute, 180 - acute]
    const found = [90, 270, ...sines].sort((a, b) => a - b)
    const show = (degrees: number) => (radians ? `$${piLatex(degrees, 180)}$` : `${degrees}°`)
    const range = radians ? '$0 \\le x \\le 2\\pi$' : '$0^\\circ \\le x \\le 360^\\circ$'
    const value = `${minus ? '-' : ''}\\frac{${root || '1'}}{2}`
    return {
      stem: '',
      parts: {
        a: ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $${equation}$ for ${range}.`,
            `Find all the solutions of $${equation}$ for ${range}.`,
            `Solve $${equation}$, where ${range}. Give exact answers.`,
          ],
          scheme: [
            `M1 $\\cos x(${2 * times}\\sin x ${minus ? '+' : '-'} ${number}) = 0$`,
            ...found.map(each => `A1 ${show(each)}`),
          ],
          solution: `Do not divide by $\\cos x$, it may be 0. Take it out: $\\cos x(${2 * times}\\sin x ${minus ? '+' : '-'} ${number}) = 0$. So $\\cos x = 0$, which gives ${show(90)} and ${show(270)}, or $\\sin x = ${value}$, which gives ${listed(sines.map(show))}.`,
          answer: found.map(each => (radians ? piTyped(each, 180) : String(each))),
          letter: 'x',
          interval: { from: '0', to: radians ? '2pi' : '360' },
          angles: radians ? 'radians' : 'degrees',
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ root, minus, times, radians }) => {
    const square = root === '' ? 1 : Number(/\d/.exec(root)?.[0])
    const number = times * Math.sqrt(square) * (minus ? -1 : 1)
    const roots = rootsOf(
      x => 2 * times * Math.sin(x * RADIAN) * Math.cos(x * RADIAN) - number * Math.cos(x * RADIAN),
      0,
      360,
      3607,
    )
    return { a: radians ? roots.map(each => each * RADIAN) : roots }
  },
})

question('sine-times-tangent', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [p, q] = random.pick([
      [3, 1],
      [4, 1],
      [5, 1],
      [3, 2],
      [5, 2],
      [4, 3],
      [5, 3],
      [5, 4],
      [7, 2],
      [7, 3],
    ] as const)
    const swap = random.chance(0.5)
    const alpha = Math.acos(q / p) / RADIAN
    const shift = random.step(10, 35, 5)
    return shift >= alpha - 3 ? null : { p, q, swap, shift }
  },
  make: ({ p, q, swap, shift }) => {
    const [n, m] = [p * q, p * p - q * q]
    const [one, other] = swap ? (['\\cos', '\\cot'] as const) : (['\\sin', '\\tan'] as const)
    const own = swap ? 'sin' : 'cos'
    const quadratic = poly(n, m, -n).replaceAll('x', 'u')
    const acute = (swap ? Math.asin(q / p) : Math.acos(q / p)) / RADIAN
    const found = swap ? [acute, 180 - acute] : [acute, 360 - acute]
    const moved = found.map(each => (each + (swap ? 360 : 0) - shift) / 2).map(each => each % 180)
    const halves = [...moved].sort((a, b) => a - b)
    const inside = `(2\\phi + ${shift}^\\circ)`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: [
            `The equation $${n}${one}\\theta${other}\\theta = ${m}$ can be written as $q(u) = 0$, where $u = \\${own}\\theta$ and $q(u)$ is a quadratic expression with first term $${n}u^2$. Find $q(u)$.`,
            `Let $u = \\${own}\\theta$. The equation $${n}${one}\\theta${other}\\theta = ${m}$ becomes a quadratic equation $q(u) = 0$, in which the first term of $q(u)$ is $${n}u^2$. Find $q(u)$.`,
          ],
          scheme: [
            `M1 $${other}\\theta = \\frac{${one}\\theta}{\\${own}\\theta}$`,
            `M1 $${one}^2\\theta = 1 - \\${own}^2\\theta$`,
            `A1 $${quadratic}$`,
          ],
          solution: `$${n}${one}\\theta \\times \\frac{${one}\\theta}{\\${own}\\theta} = ${m}$, so $${n}${one}^2\\theta = ${m}\\${own}\\theta$ and $${n}(1 - u^2) = ${m}u$. Collect the terms: $${quadratic} = 0$.`,
          answer: quadratic,
          letters: ['u'],
        }),
        b: ask.solutions({
          ...IN_DEGREES,
          command: 'Solve',
          objective: 'AO1',
          prompt: `Hence solve $${n}${one}\\theta${other}\\theta = ${m}$ for ${FULL}.`,
          scheme: [
            `M1 $(${p}u - ${q})(${q === 1 ? '' : q}u + ${p}) = 0$`,
            ...found.map(each => `A1 ${plain(each, 1)}°`),
          ],
          solution: `$(${p}u - ${q})(${q === 1 ? '' : q}u + ${p}) = 0$. $\\${own}\\theta = ${frac(-p, q)}$ is impossible, so $\\${own}\\theta = ${frac(q, p)}$ and $\\theta$ = ${degreesOf(found)}.`,
          solutionFigure: levels(own, [q / p]),
          answer: typedDegrees(found),
        }),
        c: ask.solutions({
          ...IN_DEGREES,
          letter: 'phi',
          interval: { from: '0', to: '180' },
          command: 'Solve',
          objective: 'AO2',
          prompt: `Hence solve $${n}${one}${inside}${other}${inside} = ${m}$ for $0^\\circ \\le \\phi \\le 180^\\circ$.`,
          scheme: [
            `M1 $2\\phi + ${shift}^\\circ$ = a solution of (b), perhaps plus 360°`,
            ...halves.map(each => `A1 ${plain(each, 1)}°`),
          ],
          solution: `$2\\phi + ${shift}^\\circ$ takes the place of $\\theta$ and runs from ${shift}° to ${360 + shift}°. So it is ${degreesOf(halves.map(each => 2 * each + shift))}. Subtract ${shift}° and halve: $\\phi$ = ${degreesOf(halves)}.`,
          answer: typedDegrees(halves),
        }),
        d: ask.whole({
          command: 'State',
          objective: 'AO2',
          prompt: `State the number of solutions of $${n}${one}\\theta${other}\\theta = ${m}$ for $0^\\circ \\le \\theta \\le 1080^\\circ$.`,
          scheme: ['B1 6'],
          solution: 'The functions repeat every 360°, and 1080° is three turns with 2 solutions each: 6.',
          answer: 6,
        }),
      },
    }
  },
  verify: ({ p, q, swap, shift }) => {
    const f = (x: number) => {
      const [s, c] = [Math.sin(x * RADIAN), Math.cos(x * RADIAN)]
      const [top, under] = swap ? [c, s] : [s, c]
      return p * q * top * top - (p * p - q * q) * under
    }
    return {
      a: `(${p}*u - ${q})*(${q}*u + ${p})`,
      b: rootsOf(f, 0, 360, 3607),
      c: rootsOf(x => f(2 * x + shift), 0, 180, 3607),
      d: rootsOf(f, 0, 1080, 7213).length,
    }
  },
})
