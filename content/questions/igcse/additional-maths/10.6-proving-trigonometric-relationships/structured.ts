import { asItems, ask } from '@/lib/exams/authoring/ask'
import { frac, gcd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { matchScheme, sequenceScheme } from '@/lib/exams/rising-scheme'
import { line } from '@/lib/figures/shapes'
import {
  degreesOf,
  IN_DEGREES,
  listed,
  piLatex,
  piTyped,
  RADIAN,
  rootsOf,
  typedDegrees,
} from '../trigonometry'
import { waveFigure } from '../trigonometry-graphs'
import { PROOFS, REASONED, WRITTEN } from './proofs'

const { question, templates } = questionsOf('structured', '10.6')

export { templates }

type Kind = 'sin' | 'cos' | 'tan'
const RANGE = '$0^\\circ < x < 360^\\circ$'

/** Both angles of a turn with a positive value. */
function anglesOf(kind: Kind, value: number): [number, number] {
  if (kind === 'tan') return [Math.atan(value) / RADIAN, 180 + Math.atan(value) / RADIAN]
  const acute = (kind === 'sin' ? Math.asin(value) : Math.acos(value)) / RADIAN
  return [acute, kind === 'sin' ? 180 - acute : 360 - acute]
}

function level(kind: Kind, value: number) {
  const reach = kind === 'tan' ? 6 : 2
  return waveFigure({
    name: 'trigonometry/level-on-a-curve',
    title: `The graph of y = ${kind} x and a level line`,
    domain: { to: 360, every: 90 },
    low: -reach,
    high: reach,
    says: `The curve y = ${kind} x and a level line above the x-axis, which meets the curve twice.`,
    wave: { kind, a: 1, up: 1, down: 1, c: 0 },
    more: on => line(...on.at(0, value), ...on.at(360, value), 'r'),
  })
}

const inTurn =
  (zero: (s: number, c: number, k: number) => number, k: number, angle = 1) =>
  (x: number) =>
    zero(Math.sin(angle * x * RADIAN), Math.cos(angle * x * RADIAN), k)

question('order-a-proof-and-solve', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const at = random.int(0, PROOFS.length - 1)
    const k = random.step(1.2, 6.8, 0.2)
    const factor = (PROOFS[at] ?? PROOFS[0])?.factor ?? 1
    const shown = random.shuffle([0, 1, 2, 3, 4])
    const inOrder = shown.every((each, place) => each === place)
    return inOrder || k < factor * 1.15 || Math.abs(k - 2 * factor) < 0.1 ? null : { at, k, shown }
  },
  make: ({ at, k, shown }) => {
    const { left, right, steps, gives, factor } = PROOFS[at] ?? PROOFS[0] ?? fail()
    const found = anglesOf(gives, factor / k)
    return {
      stem: `The identity $${left} \\equiv ${right}$ is to be proved, beginning with the left side.`,
      parts: {
        a: ask.order({
          command: 'Show that',
          objective: 'AO2',
          prompt: [
            'The five lines of a proof are given in the wrong order. Put them in order.',
            'Put the five lines in the order of a proof.',
          ],
          items: shown.map(each => ({ id: `step-${each}`, text: steps[each] ?? '' })),
          answer: steps.map((_, each) => `step-${each}`),
          scheme: sequenceScheme(5, 3),
          solution: `A common denominator comes first, then the brackets, then $\\sin^2 x + \\cos^2 x = 1$. At the end a bracket cancels: ${steps.join(' = ')}.`,
        }),
        b: ask.solutions({
          ...IN_DEGREES,
          letter: 'x',
          command: 'Solve',
          subtopic: '10.5',
          objective: 'AO1',
          prompt: `Hence solve the equation $${left} = ${k}$ for ${RANGE}.`,
          scheme: [
            `M1 $\\${gives} x = \\frac{${factor}}{${k}}$`,
            ...found.map(each => `A1 ${plain(each, 1)}°`),
          ],
          solution: `By the identity, $${right} = ${k}$, so $\\${gives} x = \\frac{${factor}}{${k}}$ and *x* = ${degreesOf(found)}.`,
          solutionFigure: level(gives, factor / k),
          answer: typedDegrees(found),
        }),
      },
    }
  },
  verify: ({ at, k }) => {
    const { zero } = PROOFS[at] ?? PROOFS[0] ?? fail()
    // Where the denominators are zero the equation times them has roots of its own.
    const false_ = [0, 90, 180, 270, 360]
    return {
      b: rootsOf(inTurn(zero, k), 0, 360, 3607).filter(x => false_.every(each => Math.abs(x - each) > 0.01)),
    }
  },
})

function fail(): never {
  throw new Error('No such proof')
}

question('reasons-of-a-proof', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    at: random.int(0, REASONED.length - 1),
    order: random.shuffle([0, 1, 2, 3]),
    word: random.int(0, 1),
  }),
  make: ({ at, order, word }) => {
    const { left, right, lines } = REASONED[at] ?? REASONED[0] ?? fail()
    const spare = ['Both sides are divided by the cosine.', 'The square root of each term is taken.']
    return {
      stem:
        [
          `A student proves that $${left} \\equiv ${right}$. The student begins with the left side, writes four lines and then the right side.`,
          `These are the four lines between the two sides in a proof of $${left} \\equiv ${right}$, from left to right.`,
        ][word] ?? '',
      parts: [
        ask.match({
          command: 'Give',
          objective: 'AO2',
          prompt: 'For each line choose the reason why it follows from what stands before it.',
          items: lines.map(([text], each) => ({ id: `line-${each}`, text: `Line ${each + 1}: ${text}` })),
          targets: asItems([...order.map(each => lines[each]?.[1] ?? ''), ...spare].sort()),
          answer: Object.fromEntries(lines.map(([, reason], each) => [`line-${each}`, reason])),
          scheme: matchScheme(4, 3),
          solution: `Read each line beside the one before it. ${lines.map(([text, reason], each) => `Line ${each + 1}, ${text}: ${reason}`).join(' ')}`,
        }),
      ],
    }
  },
})

question('two-fractions-to-one', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [acute, m, n] = random.pick([
      [30, 1, 4],
      [45, 1, 2],
      [60, 3, 4],
    ] as const)
    const a = random.int(1, 9)
    const total = (2 * a * n) / m
    return Number.isInteger(total) ? { acute, m, n, a, total, swap: random.chance(0.5) } : null
  },
  make: ({ acute, m, n, a, total, swap }) => {
    const [own, other, big] = swap
      ? (['sin', 'cos', '\\sec'] as const)
      : (['cos', 'sin', '\\operatorname{cosec}'] as const)
    const left = `\\frac{${a}}{1 - \\${own} x} + \\frac{${a}}{1 + \\${own} x}`
    const reference = swap ? 90 - acute : acute
    const found = [reference, 180 - reference, 180 + reference, 360 - reference]
    return {
      stem: [
        `$f(x) = ${left}$ for $0 < x < 2\\pi$, where it is defined.`,
        `The function f is defined by $f(x) = ${left}$, for those values of *x* between 0 and $2\\pi$ at which it has a value.`,
        `It is given that $f(x) = ${left}$, where $0 < x < 2\\pi$ and the denominators are not 0.`,
      ],
      parts: {
        // A number: the fractions could be typed back as an expression.
        a: ask.whole({
          command: 'Show that',
          objective: 'AO2',
          prompt: `Show that $f(x) = k${big}^2 x$, where *k* is an integer. State the value of *k*.`,
          scheme: [
            `M1 $\\frac{${a === 1 ? '' : a}(1 + \\${own} x) + ${a === 1 ? '' : a}(1 - \\${own} x)}{(1 - \\${own} x)(1 + \\${own} x)}$`,
            `M1 $1 - \\${own}^2 x = \\${other}^2 x$ used`,
            `A1 $k = ${2 * a}$`,
          ],
          solution: `The common denominator is $(1 - \\${own} x)(1 + \\${own} x) = 1 - \\${own}^2 x = \\${other}^2 x$. The numerator is $${a === 1 ? '' : a}(1 + \\${own} x) + ${a === 1 ? '' : a}(1 - \\${own} x) = ${2 * a}$. So $f(x) = \\frac{${2 * a}}{\\${other}^2 x} = ${2 * a}${big}^2 x$.`,
          answer: 2 * a,
        }),
        b: ask.solutions({
          command: 'Solve',
          subtopic: '10.5',
          objective: 'AO2',
          prompt: `Hence solve the equation $f(x) = ${total}$, giving your answers in terms of $\\pi$.`,
          scheme: [`M1 $\\${other}^2 x = ${frac(m, n)}$`, ...found.map(each => `A1 $${piLatex(each, 180)}$`)],
          solution: `$${2 * a}${big}^2 x = ${total}$ gives $\\${other}^2 x = ${frac(m, n)}$. The square root is positive or negative, so there is an angle in each quadrant, with the reference angle $${piLatex(reference, 180)}$: ${listed(found.map(each => `$${piLatex(each, 180)}$`))}.`,
          answer: found.map(each => piTyped(each, 180)),
          letter: 'x',
          interval: { from: '0', to: '2pi' },
          angles: 'radians',
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ a, total, swap }) => {
    const of = (x: number) => (swap ? Math.sin(x) : Math.cos(x))
    const f = (x: number) => a / (1 - of(x)) + a / (1 + of(x))
    return {
      a: Math.round(f(0.7) * (swap ? Math.cos(0.7) : Math.sin(0.7)) ** 2),
      b: rootsOf(
        x => a * (1 + of(x)) + a * (1 - of(x)) - total * (1 - of(x)) * (1 + of(x)),
        0,
        2 * Math.PI,
        3607,
      ),
    }
  },
})

question('square-of-a-difference', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [p, q] = [random.int(1, 7), random.int(2, 9)]
    return p >= q || gcd(p, q) !== 1 || 3 * p === q
      ? null
      : { p, q, swap: random.chance(0.5), shift: random.step(10, 40, 5) }
  },
  make: ({ p, q, swap, shift }) => {
    const [big, small, own, other] = swap
      ? (['\\operatorname{cosec}', '\\cot', 'cos', 'sin'] as const)
      : (['\\sec', '\\tan', 'sin', 'cos'] as const)
    const [letter, under] = swap ? (['c', 's'] as const) : (['s', 'c'] as const)
    const value = (q - p) / (q + p)
    const found = anglesOf(own, value)
    const moved = found.map(each => ((each - shift + 360) % 360) / 2).sort((one, two) => one - two)
    const inside = `(2y + ${shift}^\\circ)`
    return {
      stem: [
        `It is given that $f(x) = (${big} x - ${small} x)^2$. Let $s = \\sin x$ and $c = \\cos x$.`,
        `Let $s = \\sin x$ and $c = \\cos x$. The function f is defined by $f(x) = (${big} x - ${small} x)^2$.`,
      ],
      parts: {
        // The numerator only: the whole square could be typed back.
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `$f(x)$ can be written as the single fraction $\\frac{N}{${under}^2}$, where *N* is an expression in *${letter}* only. Find *N*.`,
          scheme: [
            `M1 $\\left(\\frac{1}{${under}} - \\frac{${letter}}{${under}}\\right)^2$`,
            `A1 $(1 - ${letter})^2$`,
          ],
          solution: `$${big} x - ${small} x = \\frac{1}{\\${other} x} - \\frac{\\${own} x}{\\${other} x} = \\frac{1 - ${letter}}{${under}}$. Square it: $N = (1 - ${letter})^2$.`,
          answer: `(1 - ${letter})^2`,
          letters: [letter],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Hence find $f(x)$ as a single fraction in terms of *${letter}* only, in its simplest form.`,
          scheme: [
            `M1 denominator $1 - ${letter}^2 = (1 - ${letter})(1 + ${letter})$`,
            `A1 $\\frac{1 - ${letter}}{1 + ${letter}}$`,
          ],
          solution: `The denominator is $1 - ${letter}^2 = (1 - ${letter})(1 + ${letter})$. Cancel $1 - ${letter}$: $\\frac{1 - ${letter}}{1 + ${letter}}$.`,
          answer: `(1 - ${letter})/(1 + ${letter})`,
          letters: [letter],
          form: 'simplified',
        }),
        c: ask.solutions({
          ...IN_DEGREES,
          letter: 'x',
          command: 'Solve',
          subtopic: '10.5',
          objective: 'AO1',
          prompt: `Hence solve $(${big} x - ${small} x)^2 = ${frac(p, q)}$ for ${RANGE}.`,
          scheme: [
            `M1 $${q}(1 - ${letter}) = ${p === 1 ? '' : p}(1 + ${letter})$, so $${letter} = ${frac(q - p, q + p)}$`,
            ...found.map(each => `A1 ${plain(each, 1)}°`),
          ],
          solution: `$${q}(1 - ${letter}) = ${p === 1 ? '' : p}(1 + ${letter})$ gives $\\${own} x = ${frac(q - p, q + p)}$, so *x* = ${degreesOf(found)}.`,
          solutionFigure: level(own, value),
          answer: typedDegrees(found),
        }),
        d: ask.solutions({
          ...IN_DEGREES,
          letter: 'y',
          interval: { from: '0', to: '180' },
          command: 'Solve',
          subtopic: '10.5',
          objective: 'AO2',
          prompt: `Hence solve $(${big}${inside} - ${small}${inside})^2 = ${frac(p, q)}$ for $0^\\circ \\le y \\le 180^\\circ$.`,
          scheme: [
            `M1 $2y + ${shift}^\\circ$ = an answer of (c), perhaps plus 360°`,
            ...moved.map(each => `A1 ${plain(each, 1)}°`),
          ],
          solution: `$2y + ${shift}^\\circ$ takes the place of *x* and runs from ${shift}° to ${360 + shift}°: it is ${degreesOf(moved.map(each => 2 * each + shift))}. So *y* = ${degreesOf(moved)}.`,
          answer: typedDegrees(moved),
        }),
      },
    }
  },
  verify: ({ p, q, swap, shift }) => {
    const zero = (x: number) => {
      const [s, c] = [Math.sin(x * RADIAN), Math.cos(x * RADIAN)]
      const [own, under] = swap ? [c, s] : [s, c]
      return q * (1 - own) ** 2 - p * under * under
    }
    // Where the square of the other function is 0 the fraction has no value.
    const real = (x: number) => Math.abs((swap ? Math.sin : Math.cos)(x * RADIAN)) > 1e-3
    return {
      a: swap ? 'c^2 - 2*c + 1' : 's^2 - 2*s + 1',
      b: swap ? '2/(1 + c) - 1' : '2/(1 + s) - 1',
      c: rootsOf(zero, 0, 360, 3607).filter(real),
      d: rootsOf(y => zero(2 * y + shift), 0, 180, 3607).filter(y => real(2 * y + shift)),
    }
  },
})

question('prove-and-solve', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => ({ at: random.int(0, WRITTEN.length - 1), k: random.step(1.3, 5.9, 0.2) }),
  make: ({ at, k }) => {
    const { left, right, points, kind, over } = WRITTEN[at] ?? WRITTEN[0] ?? fail()
    const value = over ? 1 / k : k
    const angles = anglesOf(kind, value)
    const found = angles.map(each => each / 2)
    return {
      stem: '',
      parts: {
        a: ask.written({
          command: 'Show that',
          objective: 'AO2',
          prompt: [
            `Prove that $${left} \\equiv ${right}$.`,
            `Show that $${left} = ${right}$ for all values of *x* at which both sides are defined.`,
          ],
          lines: 6,
          scheme: points.map((each, step) => `${step === points.length - 1 ? 'A1' : 'M1'} ${each}`),
          modelAnswer: `Begin with the left side, $${left}$. Then: ${points.join('; ').replace(', complete', '')}. This is the right side, $${right}$.`,
          solution: `Work on the left side only, one step in each line: ${points.join('; ').replace(', complete', '')}.`,
        }),
        b: ask.solutions({
          ...IN_DEGREES,
          letter: 'y',
          interval: { from: '0', to: '180' },
          command: 'Solve',
          subtopic: '10.5',
          objective: 'AO2',
          prompt: `Hence solve $${left.replaceAll(' x', ' 2y')} = ${k}$ for $0^\\circ < y < 180^\\circ$.`,
          scheme: [
            `M1 $${right.replaceAll(' x', ' 2y')} = ${k}$`,
            `M1 $2y$ = ${plain(angles[0], 1)}°`,
            ...found.map(each => `A1 ${plain(each, 1)}°`),
          ],
          solution: `The identity holds for $2y$ as well: $${right.replaceAll(' x', ' 2y')} = ${k}$${over ? `, so $\\${kind} 2y = \\frac{1}{${k}}$` : ''}. $2y$ runs to 360°: it is ${degreesOf(angles)}, and *y* = ${degreesOf(found)}.`,
          solutionFigure: level(kind, value),
          answer: typedDegrees(found),
        }),
      },
    }
  },
  verify: ({ at, k }) => {
    const { zero } = WRITTEN[at] ?? WRITTEN[0] ?? fail()
    return { b: rootsOf(inTurn(zero, k, 2), 0, 180, 3607) }
  },
})
