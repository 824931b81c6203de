import { ask } from '@/lib/exams/authoring/ask'
import {
  bracketed,
  frac,
  gcd,
  lineOf,
  nonZero,
  pair,
  poly,
  signed,
  slopeTerm,
  typedFraction,
} from '@/lib/exams/authoring/maths'
import { integral } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'

const { question, templates } = questionsOf('structured', '14.12')

export { templates }

const USE_C = 'Use *c* for the constant of integration.'

const TRIG = [
  { latex: '\\sin', sign: -1, after: '\\cos', typed: 'cos', other: '-cos(U)' },
  { latex: '\\cos', sign: 1, after: '\\sin', typed: 'sin', other: 'sin(U)' },
  { latex: '\\sec^2', sign: 1, after: '\\tan', typed: 'tan', other: 'sin(U)/cos(U)' },
] as const

const SHIFTS = [
  { latex: '', typed: '' },
  { latex: ' + \\frac{\\pi}{3}', typed: ' + pi/3' },
  { latex: ' - \\frac{\\pi}{6}', typed: ' - pi/6' },
  { latex: ' + \\frac{\\pi}{4}', typed: ' + pi/4' },
  { latex: ' + 1', typed: ' + 1' },
  { latex: ' - 2', typed: ' - 2' },
  { latex: ' + 5', typed: ' + 5' },
] as const

question('integrate-three-standard-functions', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const [a, b, n] = [random.int(2, 5), random.pick(nonZero(-7, 7)), random.int(3, 6)]
    const [trig, k, shift] = [random.int(0, 2), random.int(2, 6), random.int(0, SHIFTS.length - 1)]
    const [r, s, m] = [random.pick([-4, -3, -2, 2, 3, 4, 5]), random.pick(nonZero(-6, 6)), random.int(2, 12)]
    const swapped = random.chance(0.5)
    return gcd(a, b) > 1 || m % r === 0 || (r < 0 && s < 0)
      ? null
      : { a, b, n, trig, k, shift, r, s, m, swapped }
  },
  make: ({ a, b, n, trig, k, shift, r, s, m, swapped }) => {
    const inner = poly(a, b)
    const power = slopeTerm(1, a * (n + 1), `(${inner})^${n + 1}`)
    const { latex, sign, after, typed } = TRIG[trig] ?? TRIG[0]
    const { latex: add, typed: added } = SHIFTS[shift] ?? SHIFTS[0]
    const angle = add === '' ? `${k}x` : `\\left(${k}x${add}\\right)`
    const wave = slopeTerm(sign, k, `${after} ${angle}`)
    const index = r < 0 ? `${s} - ${-r}x` : poly(r, s)
    const growth = slopeTerm(m, r, `e^{${index}}`)
    const ofTrig = ask.expression({
      objective: 'AO1',
      command: 'Find',
      prompt: `Find $\\int ${latex} ${angle}\\,dx$.`,
      scheme: [`M1 a multiple of $${after} ${angle}$`, `A1 $${wave} + c$`],
      solution: `$${after} u$ has the derivative $${sign < 0 ? '-' : ''}${latex} u$. The coefficient of *x* inside is ${k}, so divide by ${k}: $${wave} + c$.`,
      answer: `${typedFraction(sign, k, true)}${typed}(${k}x${added}) + c`,
      letters: ['x', 'c'],
      form: 'antiderivative',
    })
    const ofExponential = ask.expression({
      objective: 'AO1',
      command: 'Find',
      prompt: `Find $\\int ${m}e^{${index}}\\,dx$.`,
      scheme: [`M1 a multiple of $e^{${index}}$`, `A1 $${growth} + c$`],
      solution: `The exponential stays. Divide by the coefficient of *x* in the index, ${plain(r)}: $${growth} + c$.`,
      answer: `${typedFraction(m, r, true)}e^(${index}) + c`,
      letters: ['x', 'c'],
      form: 'antiderivative',
    })
    return {
      stem: '',
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find $\\int (${inner})^${n}\\,dx$. ${USE_C}`,
          scheme: [`M1 a multiple of $(${inner})^${n + 1}$`, `A1 $${power} + c$`],
          solution: `Raise the power by one, divide by the new power, ${n + 1}, and by the coefficient of *x*, ${a}: $${power} + c$.`,
          answer: `(1/${a * (n + 1)})(${inner})^${n + 1} + c`,
          letters: ['x', 'c'],
          form: 'antiderivative',
        }),
        b: swapped ? ofExponential : ofTrig,
        c: swapped ? ofTrig : ofExponential,
      },
    }
  },
  verify: ({ a, b, n, trig, k, shift, r, s, m, swapped }) => {
    const added = SHIFTS[shift]?.typed ?? ''
    const two = `c + (${(TRIG[trig] ?? TRIG[0]).other.replaceAll('U', `x*${k}${added}`)})/${k}`
    const three = `c + ${m}/(${r})*e^(${s})*e^(${r}*x)`
    return {
      a: `c + ${a}^${n}*(x + (${b})/${a})^${n + 1}/${n + 1}`,
      b: swapped ? three : two,
      c: swapped ? two : three,
    }
  },
})

question('curve-from-a-root-or-reciprocal', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [kind, a, m] = [random.int(0, 2), random.int(2, 5), random.int(1, 6)]
    const [one, two] = [random.int(1, 4), random.int(1, 5)]
    const x = random.int(0, 4)
    // The bracket at the given point and at the second one.
    const [u, v] = kind === 2 ? [one, two] : [one * one, two * two]
    const b = u - a * x
    const z = (v - b) / a
    const k = [(a * m) / 2, (3 * a * m) / 2, a * m][kind] ?? 0
    const rise = [m * one, m * one ** 3, -m / one][kind] ?? 0
    const end = [m * two, m * two ** 3, -m / two][kind] ?? 0
    const c = random.pick(nonZero(-9, 9))
    const fine = Number.isInteger(k) && Number.isInteger(z) && Number.isInteger(rise + end) && z > x
    const slope = [k / one, k * one, k / (one * one)][kind] ?? 0
    return fine && b !== 0 && Number.isInteger(slope) && slope < 20 && Math.abs(end + c) < 130
      ? { kind, a, b, k, m, x, z, y: rise + c, w: end + c, c, slope }
      : null
  },
  make: ({ kind, a, b, k, m, x, z, y, w, c, slope }) => {
    const inner = poly(a, b)
    const front = m === 1 ? '' : String(m)
    const [gradient, curve, typed] = [
      [`\\frac{${k}}{\\sqrt{${inner}}}`, `${front}\\sqrt{${inner}}`, `${front}sqrt(${inner})`],
      [
        `${k === 1 ? '' : k}\\sqrt{${inner}}`,
        `${front}(${inner})^{\\frac{3}{2}}`,
        `${front}(${inner})^(3/2)`,
      ],
      [`\\frac{${k}}{(${inner})^2}`, `-\\frac{${m}}{${inner}}`, `-${m}/(${inner})`],
    ][kind] ?? ['', '', '']
    const power = ['\\frac{1}{2}', '\\frac{3}{2}', '-1'][kind]
    const touch = lineOf(slope, 1, y - slope * x)
    return {
      stem: [
        `A curve is such that $\\frac{dy}{dx} = ${gradient}$. It passes through the point $P${pair([x, y])}$.`,
        `The gradient of a curve is given by $\\frac{dy}{dx} = ${gradient}$, and $P${pair([x, y])}$ is a point on the curve.`,
        `A curve passes through the point $P${pair([x, y])}$ and has the gradient function $\\frac{dy}{dx} = ${gradient}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the equation of the curve.',
          scheme: [
            `M1 a multiple of $(${inner})^{${power}}$`,
            `A1 $${curve}$`,
            `M1 $${pair([x, y])}$ used to find the constant`,
            `A1 $y = ${curve} ${signed(c)}$`,
          ],
          solution: `Raise the power by one, divide by the new power, $${power}$, and by the coefficient of *x*, ${a}: $y = ${curve} + c$. At *P* the bracket is ${a * x + b}, so $${y} = ${y - c} + c$ and $c = ${c}$.`,
          answer: `y = ${typed} ${signed(c)}`,
          letters: ['x', 'y'],
        }),
        b: ask.whole({
          objective: 'AO1',
          command: 'Find',
          prompt: `Find the value of *y* when $x = ${z}$.`,
          scheme: [`B1 ${plain(w)}`],
          solution: `At $x = ${z}$ the bracket is ${a * z + b}: $y = ${w}$.`,
          answer: w,
          coordinate: 'y',
          own: { from: 'a', key: `f(${z})` },
        }),
        c: ask.expression({
          subtopic: '14.5',
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the equation of the tangent to the curve at *P*. Give it in the form $y = mx + c$.',
          scheme: [`B1 gradient ${plain(slope)} at *P*`, `M1 line through *P*`, `A1 $${touch.latex}$`],
          solution: `The gradient is given: at $x = ${x}$ it is ${plain(slope)}. So $y${y === 0 ? '' : ` ${signed(-y)}`} = ${slope === 1 ? '' : slope}${x === 0 ? 'x' : `(x ${signed(-x)})`}$, that is $${touch.latex}$.`,
          answer: touch.typed,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ kind, a, b, k, x, y, z }) => {
    const slope = (t: number) =>
      [k / Math.sqrt(a * t + b), k * Math.sqrt(a * t + b), k / (a * t + b) ** 2][kind] ?? 0
    const u = `(${a}*x + (${b}))`
    const [grown, start] = [
      [`2*${k}/${a}*sqrt(${u})`, (2 * k * Math.sqrt(a * x + b)) / a],
      [`2*${k}/(3*${a})*${u}*sqrt(${u})`, (2 * k * (a * x + b) * Math.sqrt(a * x + b)) / (3 * a)],
      [`-${k}/(${a}*${u})`, -k / (a * (a * x + b))],
    ][kind] ?? ['', 0]
    return {
      a: `y - (${y}) = ${grown} - (${start})`,
      b: Math.round(y + integral(slope, x, z)),
      c: `y = ${slope(x)}*(x - ${x}) + (${y})`,
    }
  },
})

question('curve-from-its-second-derivative', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [kind, k, m] = [random.int(0, 2), random.int(2, 4), random.pick([1, 2, 3, 4, -1, -2, -3])]
    const [g, h] = [random.pick(nonZero(-6, 9)), random.pick(nonZero(-5, 6))]
    // dy/dx = … + C, y = … + Cx + D; D of the sine curve is h less a multiple of π.
    const C = [g + k * m, g - k * m, g - k * m][kind] ?? 0
    return C === 0 || Math.abs(C) > 12 ? null : { kind, k, m, g, h, C }
  },
  make: ({ kind, k, m, g, h, C }) => {
    const times = (value: number) => (Math.abs(value) === 1 ? (value < 0 ? '-' : '') : String(value))
    const [sin, cos, exp] = [`\\sin ${k}x`, `\\cos ${k}x`, `e^{${k}x}`]
    const linear = `${C < 0 ? '-' : '+'} ${Math.abs(C) === 1 ? '' : Math.abs(C)}x`
    const D = [h, h + m, h - m][kind] ?? 0
    const end = D === 0 ? '' : ` ${signed(D)}`
    const shift = frac(Math.abs(C), k).replace(/^1$/, '')
    const shiftTyped = `(${typedFraction(Math.abs(C), k)})`
    const rest = kind === 0 ? `${linear} ${C > 0 ? '-' : '+'} ${shift}\\pi ${signed(h)}` : `${linear}${end}`
    const restTyped =
      kind === 0 ? `${linear} ${C > 0 ? '-' : '+'} ${shiftTyped}*pi ${signed(h)}` : `${linear}${end}`
    const forms = [
      {
        second: `${times(k * k * m)}${sin}`,
        first: `${times(-k * m)}${cos}`,
        firstTyped: `${times(-k * m)}cos(${k}x)`,
        curve: `${times(-m)}${sin}`,
        typed: `${times(-m)}sin(${k}x)`,
        at: '0',
        point: `\\left(\\frac{\\pi}{${k}}, ${h}\\right)`,
        inside: `At $x = 0$ the cosine is 1, so $${-k * m} + c = ${g}$`,
        found: `At $x = \\frac{\\pi}{${k}}$ the sine is 0, so $${h} = ${C} \\times \\frac{\\pi}{${k}} + d$`,
      },
      {
        second: `${times(k * k * m)}${cos}`,
        first: `${times(k * m)}${sin}`,
        firstTyped: `${times(k * m)}sin(${k}x)`,
        curve: `${times(-m)}${cos}`,
        typed: `${times(-m)}cos(${k}x)`,
        at: `\\frac{\\pi}{${2 * k}}`,
        point: `(0, ${h})`,
        inside: `At $x = \\frac{\\pi}{${2 * k}}$ the sine is 1, so $${k * m} + c = ${g}$`,
        found: `At $x = 0$ the cosine is 1, so $${h} = ${-m} + d$`,
      },
      {
        second: `${times(k * k * m)}${exp}`,
        first: `${times(k * m)}${exp}`,
        firstTyped: `${times(k * m)}e^(${k}x)`,
        curve: `${times(m)}${exp}`,
        typed: `${times(m)}e^(${k}x)`,
        at: '0',
        point: `(0, ${h})`,
        inside: `At $x = 0$ the exponential is 1, so $${k * m} + c = ${g}$`,
        found: `At $x = 0$ the exponential is 1, so $${h} = ${m} + d$`,
      },
    ] as const
    const form = forms[kind] ?? forms[0]
    return {
      stem: [
        `A curve is such that $\\frac{d^2y}{dx^2} = ${form.second}$. The gradient of the curve is ${plain(g)} at the point where $x = ${form.at}$, and the curve passes through the point $${form.point}$.`,
        `For a certain curve $\\frac{d^2y}{dx^2} = ${form.second}$. When $x = ${form.at}$, $\\frac{dy}{dx} = ${g}$. The point $${form.point}$ lies on the curve.`,
        `A curve passes through $${form.point}$ and has the gradient ${plain(g)} where $x = ${form.at}$. It is given that $\\frac{d^2y}{dx^2} = ${form.second}$.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find $\\frac{dy}{dx}$ in terms of *x*.',
          scheme: [
            `M1 a multiple of $${[cos, sin, exp][kind]}$`,
            `A1 $${form.first}$`,
            `M1 the gradient ${plain(g)} used to find the constant`,
            `A1 $${form.first} ${signed(C)}$`,
          ],
          solution: `Integrate, and divide by ${k}: $\\frac{dy}{dx} = ${form.first} + c$. ${form.inside} and $c = ${C}$.`,
          answer: `${form.firstTyped} ${signed(C)}`,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Find',
          prompt: 'Find the equation of the curve.',
          scheme: [
            `M1 integrates again: a multiple of $${[sin, cos, exp][kind]}$, and $${linear.replace('+ ', '')}$`,
            `A1 $${form.curve} ${linear}$`,
            `M1 the point used to find the second constant`,
            `A1 $y = ${form.curve} ${rest}$`,
          ],
          solution: `Integrate again: $y = ${form.curve} ${linear} + d$. ${form.found}. The curve is $y = ${form.curve} ${rest}$.`,
          answer: `y = ${form.typed} ${restTyped}`,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ kind, k, m, g, h }) => {
    const p = k * k * m
    const second = (x: number) => [p * Math.sin(k * x), p * Math.cos(k * x), p * Math.exp(k * x)][kind] ?? 0
    // The constants by adding up the second derivative from the known places.
    const start = kind === 1 ? g - integral(second, 0, Math.PI / (2 * k)) : g
    const first = (x: number) => start + integral(second, 0, x, 1000)
    const foot = kind === 0 ? h - integral(first, 0, Math.PI / k, 1000) : h
    const slope = [`${p}/${k}*(1 - cos(${k}*x))`, `${p}/${k}*sin(${k}*x)`, `${p}/${k}*(e^(${k}*x) - 1)`][kind]
    const risen = [
      `${p}/${k}*x - ${p}/${k * k}*sin(${k}*x)`,
      `${p}/${k * k}*(1 - cos(${k}*x))`,
      `${p}/${k * k}*(e^(${k}*x) - 1) - ${p}/${k}*x`,
    ][kind]
    return {
      a: `${slope} + (${Math.round(start)})`,
      b: `y = ${risen} + (${Math.round(start)})*x + (${foot.toFixed(12)})`,
    }
  },
})

question('hence-integrate-a-product', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [kind, k, m] = [random.int(0, 2), random.int(2, 6), random.int(2, 8)]
    return { kind, k, m: m * k, n: random.int(2, 4) }
  },
  make: ({ kind, k, m, n }) => {
    const [angle, q] = [`${k}x`, m / k]
    const front = String(q)
    const over = slopeTerm(q, k, ['\\cos ', '\\sin ', 'e'][kind] ?? '')
    const forms = [
      {
        product: `x\\sin ${angle}`,
        slope: `\\sin ${angle} + ${k}x\\cos ${angle}`,
        typed: `sin(${angle}) + ${k}x*cos(${angle})`,
        asked: `${m}x\\cos ${angle}`,
        parts: `\\int ${k}x\\cos ${angle}\\,dx = x\\sin ${angle} - \\int \\sin ${angle}\\,dx`,
        result: `${front}x\\sin ${angle} + ${over}${angle}`,
        resultTyped: `${front}x*sin(${angle}) + ${typedFraction(q, k, true)}cos(${angle})`,
        end: `\\frac{\\pi}{${2 * k}}`,
        endTyped: `pi/${2 * k}`,
        value: [
          `${slopeTerm(q, 2 * k, '\\pi')} - ${frac(q, k)}`,
          `${typedFraction(q, 2 * k, true)}pi - ${typedFraction(q, k)}`,
        ],
      },
      {
        product: `x\\cos ${angle}`,
        slope: `\\cos ${angle} - ${k}x\\sin ${angle}`,
        typed: `cos(${angle}) - ${k}x*sin(${angle})`,
        asked: `${m}x\\sin ${angle}`,
        parts: `\\int ${k}x\\sin ${angle}\\,dx = \\int \\cos ${angle}\\,dx - x\\cos ${angle}`,
        result: `${over}${angle} - ${front}x\\cos ${angle}`,
        resultTyped: `${typedFraction(q, k, true)}sin(${angle}) - ${front}x*cos(${angle})`,
        end: `\\frac{\\pi}{${k}}`,
        endTyped: `pi/${k}`,
        value: [slopeTerm(q, k, '\\pi'), `${typedFraction(q, k, true)}pi`],
      },
      {
        product: `xe^{${angle}}`,
        slope: `e^{${angle}} + ${k}xe^{${angle}}`,
        typed: `e^(${angle}) + ${k}x*e^(${angle})`,
        asked: `${m}xe^{${angle}}`,
        parts: `\\int ${k}xe^{${angle}}\\,dx = xe^{${angle}} - \\int e^{${angle}}\\,dx`,
        result: `${front}xe^{${angle}} - ${over}^{${angle}}`,
        resultTyped: `${front}x*e^(${angle}) - ${typedFraction(q, k, true)}e^(${angle})`,
        end: frac(n, k),
        endTyped: typedFraction(n, k),
        value: [
          `${slopeTerm(q * (n - 1), k, `e^${n}`)} + ${frac(q, k)}`,
          `${typedFraction(q * (n - 1), k, true)}e^${n} + ${typedFraction(q, k)}`,
        ],
      },
    ] as const
    const form = forms[kind] ?? forms[0]
    return {
      stem: '',
      parts: {
        a: ask.expression({
          subtopic: '14.4',
          objective: 'AO1',
          command: 'Find',
          prompt: `Differentiate $${form.product}$ with respect to *x*.`,
          scheme: ['M1 product rule', `A1 $${form.slope}$`],
          solution: `With $u = x$ and $v = ${form.product.slice(1)}$ the derivative is $${form.slope}$.`,
          answer: form.typed,
          letters: ['x'],
        }),
        b: ask.expression({
          command: 'Find',
          prompt: `Hence find $\\int ${form.asked}\\,dx$. ${USE_C}`,
          scheme: [
            `M1 part (a) reversed: $${form.parts}$`,
            `A1 the integral of $${['\\sin ', '\\cos ', 'e^{'][kind]}${angle}${kind === 2 ? '}' : ''}$ right`,
            `M1 multiplies by ${q}`,
            `A1 $${form.result} + c$`,
          ],
          solution: `The integral of the answer to (a) is $${form.product}$. So $${form.parts}$. The integral wanted is ${q} times this. It is $${form.result} + c$.`,
          answer: `${form.resultTyped} + c`,
          letters: ['x', 'c'],
          form: 'antiderivative',
        }),
        c: ask.expression({
          subtopic: '14.13',
          command: 'Find',
          form: 'exact',
          prompt: `Hence find the exact value of $\\int_0^{${form.end}} ${form.asked}\\,dx$.`,
          scheme: [
            `M1 $x = ${form.end}$ put into their integral`,
            'M1 takes away the value at $x = 0$',
            `A1 $${form.value[0]}$`,
          ],
          solution: `$\\left[${form.result}\\right]_0^{${form.end}} = ${form.value[0]}$.${kind === 1 ? '' : ' The value at the lower limit is not zero here.'}`,
          answer: form.value[1],
          letters: [],
          own: { from: 'b', key: `f(${form.endTyped}) - f(0)` },
        }),
      },
    }
  },
  verify: ({ kind, k, m, n }) => {
    const wave = (x: number) => [Math.cos(k * x), Math.sin(k * x), Math.exp(k * x)][kind] ?? 0
    const end = [Math.PI / (2 * k), Math.PI / k, n / k][kind] ?? 0
    const value = integral(x => m * x * wave(x), 0, end, 4000)
    // Tangent of half the angle instead of sine and cosine.
    const t = `tan(${k}*x/2)`
    const [sin, cos] = [`2*${t}/(1 + ${t}^2)`, `(1 - ${t}^2)/(1 + ${t}^2)`]
    return {
      a: [`${sin} + ${k}*x*(${cos})`, `${cos} - ${k}*x*(${sin})`, `(1/${k} + x)*${k}*e^(${k}*x)`][kind] ?? '',
      b:
        [
          `c + ${m}/${k * k}*(${k}*x*(${sin}) + (${cos}))`,
          `c + ${m}/${k * k}*((${sin}) - ${k}*x*(${cos}))`,
          `c + ${m}/${k * k}*(${k}*x - 1)*e^(${k}*x)`,
        ][kind] ?? '',
      c: value.toFixed(10),
    }
  },
})

question('divide-then-integrate', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [a, A, n] = [random.int(2, 5), random.pick([1, 2, 3, -1, -2]), random.pick([1, 2, 3, 4, -1, -2])]
    const [u, x, wide] = [random.pick([1, 1, 2, 3]), random.int(0, 3), random.int(1, 4)]
    const b = u - a * x
    const B = n * a
    const [p, q] = [A * a, A * b + B]
    return b === 0 || q === 0 || gcd(p, q) > 1 || Math.abs(q) > 40 || (p < 0 && q < 0)
      ? null
      : { a, b, A, B, n, p, q, u, v: u + a * wide, x, z: x + wide }
  },
  make: ({ a, b, A, B, n, p, q, u, v, x, z }) => {
    const inner = poly(a, b)
    const top = p < 0 ? `${q} - ${p === -1 ? '' : -p}x` : poly(p, q)
    const given = `\\frac{${top}}{${inner}}`
    const common = gcd(u, v)
    const log = u / common === 1 ? String(v / common) : `\\frac{${v / common}}{${u / common}}`
    const times = (value: number) => (Math.abs(value) === 1 ? '' : String(Math.abs(value)))
    const grown = `${poly(A, 0)} ${n < 0 ? '-' : '+'} ${times(n)}\\ln(${inner})`
    const value = `${A * (z - x)} ${n < 0 ? '-' : '+'} ${times(n)}\\ln ${log}`
    return {
      stem: [
        `It is given that $${given} = A + \\frac{B}{${inner}}$, where *A* and *B* are constants.`,
        `The expression $${given}$ can be written in the form $A + \\frac{B}{${inner}}$, where *A* and *B* are constants.`,
        `*A* and *B* are constants such that $${given} = A + \\frac{B}{${inner}}$ for all values of *x* except $${frac(-b, a)}$.`,
      ],
      parts: {
        a: ask.values({
          subtopic: '3.1',
          objective: 'AO1',
          command: 'Find',
          prompt: 'Find the value of *A* and of *B*.',
          found: [
            ['*A*', A, 'a'],
            ['*B*', B, 'b'],
          ],
          scheme: [`B1 $A = ${A}$`, `B1 $B = ${B}$`],
          solution: `$${top} = A(${inner}) + B$. Compare the coefficients of *x*: $${p} = ${a}A$, so $A = ${A}$. Compare the constants: $${q} = ${A} \\times ${bracketed(b)} + B$, so $B = ${B}$.`,
        }),
        b: ask.expression({
          command: 'Find',
          subtopic: '14.11',
          prompt: `Hence find $\\int ${given}\\,dx$ for $x > ${frac(-b, a)}$. ${USE_C}`,
          scheme: [`B1 $${poly(A, 0)}$`, `M1 a multiple of $\\ln(${inner})$`, `A1 $${grown} + c$`],
          solution: `The constant integrates to $${poly(A, 0)}$. The fraction has the power −1, so it gives a logarithm, divided by ${a}: $${grown} + c$.`,
          answer: `${poly(A, 0)} ${n < 0 ? '-' : '+'} ${times(n)}ln(${inner}) + c`,
          letters: ['x', 'c'],
          form: 'antiderivative',
        }),
        c: ask.expression({
          command: 'Find',
          subtopic: '14.13',
          form: 'exact',
          prompt: `Hence find the exact value of $\\int_{${x}}^{${z}} ${given}\\,dx$. Give your answer in the form $m + n\\ln r$.`,
          scheme: [
            'M1 both limits put into their integral, and the values subtracted',
            `B1 ${u === 1 ? `$\\ln 1 = 0$` : `$\\ln ${v} - \\ln ${u} = \\ln ${log}$`}`,
            `A1 $${value}$`,
          ],
          solution: `The bracket is ${v} at $x = ${z}$ and ${u} at $x = ${x}$. So the value is $${A * z} - ${bracketed(A * x)} ${n < 0 ? '-' : '+'} ${times(n)}(\\ln ${v} - \\ln ${u}) = ${value}$.`,
          answer: `${A * (z - x)} ${n < 0 ? '-' : '+'} ${times(n)}ln(${typedFraction(v, u)})`,
          letters: [],
          own: { from: 'b', key: `f(${z}) - f(${x})` },
        }),
      },
    }
  },
  verify: ({ a, b, p, q, x, z }) => {
    const f = (t: number) => (p * t + q) / (a * t + b)
    return {
      b: `c + ${p}/${a}*x + (${q} - (${p})*(${b})/${a})/${a}*ln(${a}*x + (${b}))`,
      c: integral(f, x, z).toFixed(10),
    }
  },
})
