import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, frac } from '@/lib/exams/authoring/maths'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { exactly, piLatex, piTyped, RADIAN, rootsOf } from '../trigonometry'
import { asymptotesOf, factorLatex, heightOf, periodOf, type Wave, waveLatex } from '../trigonometry-graphs'
import { turningPoints } from './drawings'

const { question, templates } = questionsOf('structured', '10.2')

export { templates }

const FACTORS = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [6, 1],
  [1, 2],
  [1, 3],
  [3, 2],
  [2, 3],
  [3, 4],
] as const

/** The length between two neighbouring highest values, by search, in degrees. */
function repeats(wave: Wave): number {
  const f = heightOf(wave)
  const slope = (x: number) => f(x + 1e-4) - f(x - 1e-4)
  const tops = rootsOf(slope, 0.0137, 2300.0137, 6900).filter(x => f(x) > wave.c)
  return (tops[1] ?? 0) - (tops[0] ?? 0)
}

question('amplitude-and-period-of-a-wave', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(['sin', 'cos'] as const)
    const [up, down] = random.pick(FACTORS)
    const [a, c] = [random.int(2, 9), random.int(-7, 7)]
    return c === 0 || a === Math.abs(c) ? null : { kind, a, up, down, c }
  },
  make: wave => {
    const { a, c, up, down } = wave
    const period = periodOf(wave)
    return {
      stem: [
        `A curve has the equation $y = ${waveLatex(wave)}$.`,
        `The equation of a curve is $y = ${waveLatex(wave)}$.`,
        `$y = ${waveLatex(wave)}$`,
      ],
      parts: {
        a: ask.whole({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the amplitude.',
          scheme: [`B1 ${a}`],
          solution: `The amplitude is the factor before $\\${wave.kind}$: ${a}. The number ${plain(c)} only moves the curve.`,
          answer: a,
        }),
        'b.i': ask.number({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the period in degrees.',
          scheme: [`B1 ${plain(period)}°`],
          solution: `The period is $360^\\circ \\div ${factorLatex(up, down)} = ${period}^\\circ$.`,
          answer: period,
          unit: '°',
          sigFigs: 3,
        }),
        'b.ii': ask.expression({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the period in radians, in terms of $\\pi$.',
          scheme: [`B1 $${piLatex(period, 180)}$`],
          solution: `The period is $2\\pi \\div ${factorLatex(up, down)} = ${piLatex(period, 180)}$.`,
          answer: piTyped(period, 180),
          letters: [],
          form: 'exact',
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the set of values that *y* takes. Give your answer as an inequality for *y*.',
          scheme: [`B1 ${plain(c - a)} and ${plain(c + a)}`, `B1 $${c - a} \\le y \\le ${c + a}$`],
          solution: `$\\${wave.kind}$ runs from −1 to 1, so the values run from $${c} - ${a} = ${c - a}$ to $${c} + ${a} = ${c + a}$.`,
          answer: `${c - a} <= y <= ${c + a}`,
          letters: ['y'],
        }),
      },
    }
  },
  verify: wave => {
    const f = heightOf(wave)
    const values = Array.from({ length: 4321 }, (_, at) => f(at / 2))
    const [low, high] = [Math.round(Math.min(...values)), Math.round(Math.max(...values))]
    const period = Math.round(repeats(wave))
    return {
      a: (high - low) / 2,
      'b.i': period,
      'b.ii': `${period}*pi/180`,
      c: `y >= ${low} and y <= ${high}`,
    }
  },
})

question('period-and-asymptotes-of-a-tangent', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [up, down] = random.pick([
      [2, 1],
      [3, 1],
      [4, 1],
      [1, 2],
      [3, 2],
      [2, 3],
      [6, 1],
      [5, 1],
    ] as const)
    const [a, c] = [random.int(1, 6), random.int(-6, 6)]
    return c === 0 ? null : { a, c, up, down, p: random.int(1, 3) }
  },
  make: ({ p, ...given }) => {
    const wave = { kind: 'tan' as const, ...given }
    const period = periodOf(wave)
    const [first = 0, second = 0] = asymptotesOf(wave, { to: 2 * period, every: 90 })
    // A quarter of a period after a crossing of the midline the tangent is 1.
    const at = period / 4 + p * period
    return {
      stem: [
        `A curve has the equation $y = ${waveLatex(wave)}$, where *x* is in radians.`,
        `The equation of a curve is $y = ${waveLatex(wave)}$. The angle *x* is in radians.`,
        `$y = ${waveLatex(wave)}$, where *x* is measured in radians.`,
      ],
      parts: {
        a: ask.expression({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the period, in terms of $\\pi$.',
          scheme: [`B1 $${piLatex(period, 180)}$`],
          solution: `A tangent repeats after $\\pi$, so the period is $\\pi \\div ${factorLatex(given.up, given.down)} = ${piLatex(period, 180)}$.`,
          answer: piTyped(period, 180),
          letters: [],
          form: 'exact',
        }),
        b: ask.solutions({
          command: 'Find',
          objective: 'AO1',
          prompt: `The lines $x = p$ are the asymptotes of the curve. Find all the values of *p* for which $0 \\le p \\le ${piLatex(2 * period, 180)}$.`,
          scheme: [`B1 $${piLatex(first, 180)}$`, `B1 $${piLatex(second, 180)}$`],
          solution: `A tangent has its first asymptote where its angle is $\\frac{\\pi}{2}$, half a period from the origin: $${piLatex(first, 180)}$. The next one is a period further on: $${piLatex(second, 180)}$.`,
          answer: [piTyped(first, 180), piTyped(second, 180)],
          letter: 'p',
          interval: { from: '0', to: piTyped(2 * period, 180) },
          angles: 'radians',
          figures: 'exact',
        }),
        c: ask.whole({
          command: 'Find',
          prompt: `Find the value of *y* when $x = ${piLatex(at, 180)}$.`,
          scheme: [
            `M1 $\\tan\\left(${piLatex(at * given.up, 180 * given.down)}\\right) = 1$`,
            `A1 ${plain(given.a + given.c)}`,
          ],
          solution: `The angle of the tangent is $${piLatex(45 + p * 180, 180)}$, a number of half turns more than $\\frac{\\pi}{4}$. Its tangent is 1, so $y = ${given.a} ${given.c < 0 ? '-' : '+'} ${Math.abs(given.c)} = ${given.a + given.c}$.`,
          answer: given.a + given.c,
        }),
      },
    }
  },
  verify: ({ p, up, down, a, c }) => {
    const b = up / down
    const zeros = rootsOf(x => Math.cos(b * x * RADIAN), 0, 360 / b, 2880)
    const period = Math.round((zeros[1] ?? 0) - (zeros[0] ?? 0))
    return {
      a: `${period}*pi/180`,
      b: zeros.map(each => each * RADIAN),
      c: Math.round(a * Math.tan(b * (period / 4 + p * period) * RADIAN) + c),
    }
  },
})

question('constants-from-two-turning-points', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(['sin', 'cos'] as const)
    const [up, down] = random.pick([
      [2, 1],
      [3, 1],
      [4, 1],
      [6, 1],
      [1, 2],
      [3, 2],
      [2, 3],
      [1, 3],
    ] as const)
    const [a, c] = [random.int(2, 7), random.int(-3, 6)]
    return c === 0 || a === c || c - a === 0 ? null : { kind, a, up, down, c, k: random.int(1, 3) }
  },
  make: ({ k, ...wave }) => {
    const { kind, a, c, up, down } = wave
    const period = periodOf(wave)
    const [m, n] = kind === 'sin' ? [period / 4, (3 * period) / 4] : [period, period / 2]
    const again = m + k * period
    return {
      stem: [
        `The diagram shows part of the curve $y = a\\${kind} bx + c$, where *a*, *b* and *c* are constants, $a > 0$ and $b > 0$, and *x* is in degrees. *M* (${plain(m)}°, ${plain(c + a)}) is a highest point of the curve and *N* (${plain(n)}°, ${plain(c - a)}) is the lowest point next to it.`,
        `The curve $y = a\\${kind} bx + c$ is shown for values of *x* in degrees. *a*, *b* and *c* are constants with $a > 0$ and $b > 0$. *M* (${plain(m)}°, ${plain(c + a)}) and *N* (${plain(n)}°, ${plain(c - a)}) are neighbouring turning points.`,
      ],
      figure: turningPoints(wave),
      parts: {
        'a.i': ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *a*.',
          scheme: [`B1 ${a}`],
          solution: `*a* is half the difference of the greatest and the least values: $\\frac{${c + a} - ${bracketed(c - a)}}{2} = ${a}$.`,
          answer: a,
        }),
        'a.ii': ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *c*.',
          scheme: [`B1 ${plain(c)}`],
          solution: `*c* is half the sum of the greatest and the least values: $\\frac{${c + a} + ${bracketed(c - a)}}{2} = ${c}$.`,
          answer: c,
        }),
        b: exactly({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *b*.',
          scheme: [`M1 period = ${plain(period)}°`, `A1 $${frac(up, down)}$`],
          solution: `From *M* to *N* is half a period, ${plain(period / 2)}°, so the period is ${plain(period)}° and $b = \\frac{360}{${period}} = ${frac(up, down)}$.`,
          answer: up / down,
        }),
        c: ask.number({
          command: 'Find',
          objective: 'AO2',
          prompt: `The curve has a highest point at *M*. Find the *x*-coordinate of the ${['next', 'second', 'third'][k - 1] ?? ''} highest point to the right of *M*.`,
          scheme: [`B1 ${plain(again)}°`],
          solution: `Highest points are a period apart: ${plain(m)}° + ${k === 1 ? '' : `${k} × `}${plain(period)}° = ${plain(again)}°.`,
          answer: again,
          unit: '°',
          sigFigs: String(again).replace('.', '').length,
        }),
      },
    }
  },
  verify: ({ k, ...wave }) => {
    const f = heightOf(wave)
    const period = Math.round(repeats(wave))
    const start = wave.kind === 'sin' ? 0 : period / 2
    const top = bisect(x => f(x + 1e-3) - f(x - 1e-3), start + 0.01, start + period * 0.75)
    return {
      'a.i': (f(top) - f(top + period / 2)) / 2,
      'a.ii': Math.round((f(top) + f(top + period / 2)) / 2),
      b: 360 / period,
      c: Math.round((top + k * period) * 2) / 2,
    }
  },
})

const PARENT = { sin: 'y = \\sin x', cos: 'y = \\cos x' }

question('stretches-of-a-parent-curve', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(['sin', 'cos'] as const)
    const [up, down] = random.pick([
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [1, 2],
      [1, 3],
      [3, 2],
    ] as const)
    const [a, c] = [random.int(2, 8), random.int(-5, 6)]
    const x = kind === 'sin' ? random.pick([90, 270]) : random.pick([180, 360])
    return c === 0 || (x * down) % up !== 0 ? null : { kind, a, up, down, c, x, back: random.chance(0.3) }
  },
  make: ({ x, back, ...wave }) => {
    const { kind, a, up, down, c } = wave
    const stretched = waveLatex({ ...wave, c: 0 })
    const y = Math.round((kind === 'sin' ? Math.sin : Math.cos)(x * RADIAN))
    const image = (x * down) / up
    const [along, high] = back ? [up / down, 1 / a] : [down / up, a]
    const [alongText, highText] = back ? [frac(up, down), frac(1, a)] : [frac(down, up), String(a)]
    return {
      stem: back
        ? `The curve $y = ${stretched}$ is transformed to the curve $${PARENT[kind]}$ by two stretches.`
        : `The curve $${PARENT[kind]}$ is transformed to the curve $y = ${stretched}$ by two stretches.`,
      parts: {
        'a.i': exactly({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the scale factor of the stretch parallel to the *x*-axis.',
          scheme: [`B1 $${alongText}$`],
          solution: `Compare the periods, 360° and ${plain(periodOf(wave))}°: the factor is $${alongText}$.`,
          answer: along,
        }),
        'a.ii': exactly({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the scale factor of the stretch parallel to the *y*-axis.',
          scheme: [`B1 $${highText}$`],
          solution: `Compare the amplitudes, 1 and ${a}: the factor is $${highText}$.`,
          answer: high,
        }),
        'b.i': ask.number({
          command: 'Find',
          objective: 'AO1',
          lead: `The point *P* (${x}°, ${plain(y)}) lies on $${PARENT[kind]}$. The corresponding point on $y = ${stretched}$ is *Q*.`,
          prompt: 'Find the *x*-coordinate of *Q*.',
          scheme: [`B1 ${plain(image)}°`],
          solution: `The stretch multiplies the *x*-coordinate of every point by $${frac(down, up)}$: $${x} \\times ${frac(down, up)} = ${image}$.`,
          answer: image,
          unit: '°',
          sigFigs: 3,
        }),
        'b.ii': ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the *y*-coordinate of *Q*.',
          scheme: [`B1 ${plain(a * y)}`],
          solution: `The stretch multiplies the height of every point by ${a}: $${y} \\times ${a} = ${a * y}$.`,
          answer: a * y,
        }),
        c: ask.expression({
          command: 'Find',
          prompt: `The curve $y = ${stretched}$ is then moved ${Math.abs(c)} ${Math.abs(c) === 1 ? 'unit' : 'units'} ${c > 0 ? 'up' : 'down'}. Find, as an inequality for *y*, the set of values that *y* takes on the new curve.`,
          objective: 'AO2',
          scheme: [`M1 the midline $y = ${c}$`, `A1 $${c - a} \\le y \\le ${c + a}$`],
          solution: `The midline is now $y = ${c}$ and the amplitude is still ${a}: $${c - a} \\le y \\le ${c + a}$.`,
          answer: `${c - a} <= y <= ${c + a}`,
          letters: ['y'],
        }),
      },
    }
  },
  verify: ({ x, back, ...wave }) => {
    const f = heightOf(wave)
    const values = Array.from({ length: 4321 }, (_, at) => f(at / 2))
    const [low, high] = [Math.round(Math.min(...values)), Math.round(Math.max(...values))]
    const period = Math.round(repeats(wave))
    const tall = (high - low) / 2
    return {
      'a.i': back ? `360/${period}` : `${period}/360`,
      'a.ii': back ? `1/${tall}` : tall,
      'b.i': (x * period) / 360,
      'b.ii': Math.round(f((x * period) / 360) - wave.c),
      c: `y >= ${low} and y <= ${high}`,
    }
  },
})

question('constants-from-two-points', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [up, down] = random.pick([
      [2, 1],
      [3, 1],
      [4, 1],
      [3, 2],
      [2, 3],
      [1, 2],
    ] as const)
    const [a, c] = [random.int(2, 8), random.int(-5, 7)]
    // The second point is where the cosine is −½, and a sixth of a period from the first for ½.
    const half = random.pick([1, -1])
    return c === 0 || a % 2 !== 0 ? null : { up, down, a, c, half, word: random.int(0, 2) }
  },
  make: ({ up, down, a, c, half, word }) => {
    const wave = { kind: 'cos' as const, a, up, down, c }
    const period = periodOf(wave)
    const x = half > 0 ? period / 6 : period / 3
    const value = c + (half * a) / 2
    const lowest = period / 2
    const b = factorLatex(up, down)
    return {
      stem:
        [
          `The function $f(x) = a\\cos bx + c$, where *a*, *b* and *c* are constants with $a > 0$ and $b > 0$, has period $${piLatex(period, 180)}$. The curve $y = f(x)$ passes through the points $(0, ${c + a})$ and $\\left(${piLatex(x, 180)}, ${value}\\right)$.`,
          `A curve $y = a\\cos bx + c$, where *a*, *b* and *c* are constants with $a > 0$ and $b > 0$, has the period $${piLatex(period, 180)}$. It passes through the points with coordinates $(0, ${c + a})$ and $\\left(${piLatex(x, 180)}, ${value}\\right)$. Let $f(x) = a\\cos bx + c$.`,
          `$f(x) = a\\cos bx + c$, where $a > 0$, $b > 0$ and *c* are constants. The period of f is $${piLatex(period, 180)}$. It is given that $f(0) = ${c + a}$ and $f\\left(${piLatex(x, 180)}\\right) = ${value}$.`,
        ][word] ?? '',
      parts: {
        a: exactly({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *b*.',
          scheme: [`B1 $${frac(up, down)}$`],
          solution: `$\\frac{2\\pi}{b} = ${piLatex(period, 180)}$, so $b = ${frac(up, down)}$.`,
          answer: up / down,
        }),
        // A number, not the equation: that could be typed with its cosine left in.
        'b.i': ask.number({
          command: 'Find',
          objective: 'AO2',
          prompt: `The point with *x*-coordinate $${piLatex(x, 180)}$ gives the equation $pa + c = ${value}$, where *p* is a constant. Find the value of *p*.`,
          scheme: [
            `M1 $\\cos\\left(${piLatex(up * x, 180 * down)}\\right)$`,
            `A1 $p = ${half > 0 ? '' : '-'}\\frac{1}{2}$`,
          ],
          solution: `At this point the angle is $bx = ${half > 0 ? '\\frac{\\pi}{3}' : '\\frac{2\\pi}{3}'}$, and *p* is its cosine, $${half > 0 ? '' : '-'}\\frac{1}{2}$.`,
          answer: half / 2,
          unit: '',
        }),
        'b.ii': ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *a*.',
          scheme: [
            `M1 $a + c = ${c + a}$ and $${half > 0 ? '' : '-'}\\frac{a}{2} + c = ${value}$ subtracted`,
            `A1 ${a}`,
          ],
          solution: `The other point gives $a + c = ${c + a}$. Subtract: $${half > 0 ? '\\frac{a}{2}' : '\\frac{3a}{2}'} = ${c + a - value}$, so $a = ${a}$.`,
          answer: a,
        }),
        'b.iii': ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *c*.',
          scheme: [`B1 ${plain(c)}`],
          solution: `From the first equation, $c = ${c + a} - a = ${c}$.`,
          answer: c,
          follow: { from: 'b.ii', formula: `${c + a} - x` },
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the set of values of *k* for which the equation $f(x) = k$ has no solutions.',
          scheme: [
            `M1 greatest value ${plain(c + a)} or least value ${plain(c - a)}`,
            `A1 $k < ${c - a}$ or $k > ${c + a}$`,
          ],
          solution: `f takes all values from $${c} - ${a} = ${c - a}$ to $${c} + ${a} = ${c + a}$ and no others.`,
          answer: `k < ${c - a} or k > ${c + a}`,
          letters: ['k'],
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt:
            'Find, in terms of $\\pi$, the smallest positive value of *x* for which $f(x)$ takes its least value.',
          scheme: [
            `M1 $\\cos ${up === 1 && down === 1 ? '' : 'b'}x = -1$, so $bx = \\pi$`,
            `A1 $${piLatex(lowest, 180)}$`,
          ],
          solution: `The cosine is −1 first when $bx = \\pi$: $x = \\pi \\div ${b} = ${piLatex(lowest, 180)}$, half a period.`,
          answer: piTyped(lowest, 180),
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ up, down, a, c, half }) => {
    const f = (x: number) => a * Math.cos((up / down) * x) + c
    const values = Array.from({ length: 5001 }, (_, at) => f((at / 5000) * 14))
    const [low, high] = [Math.round(Math.min(...values)), Math.round(Math.max(...values))]
    const turn = bisect(x => f(x + 1e-5) - f(x - 1e-5), 0.02, (1.5 * Math.PI * down) / up)
    return {
      a: up / down,
      'b.ii': (high - low) / 2,
      'b.iii': (high + low) / 2,
      'b.i': (Math.round(f(((half > 0 ? 1 : 2) * Math.PI * down) / (3 * up))) - c) / a,
      c: `k > ${high} or k < ${low}`,
      d: `${Math.round((turn / Math.PI) * 12)}*pi/12`,
    }
  },
})
