import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { piLatex, piTyped, RADIAN } from '../trigonometry'
import { modelCurve } from './drawings'

const { question, templates } = questionsOf('structured', '10.2')

export { templates }

const MODELS = [
  {
    text: (period: string, high: string, low: string) =>
      `The depth of water in a harbour, *d* metres, *t* hours after high tide, is modelled by $d = c + a\\cos bt$, where *a*, *b* and *c* are positive constants and *bt* is in radians. The greatest depth is ${high} and the least depth is ${low}. The time between two high tides is ${period}.`,
    letter: 'd',
    what: 'depth',
    unit: 'h',
    period: [12, 12.4, 12.5, 13],
    high: [6, 14],
  },
  {
    text: (period: string, high: string, low: string) =>
      `The height of a seat of a big wheel, *h* metres, *t* minutes after it was at its highest point, is modelled by $h = c + a\\cos bt$, where *a*, *b* and *c* are positive constants and *bt* is in radians. The greatest height is ${high} and the least height is ${low}. One turn of the wheel takes ${period}.`,
    letter: 'h',
    what: 'height',
    unit: 'min',
    period: [8, 10, 15, 20, 24],
    high: [30, 80],
  },
  {
    text: (period: string, high: string, low: string) =>
      `A mass moves up and down on a spring. Its height above the floor, *h* centimetres, *t* seconds after it was at its highest point, is modelled by $h = c + a\\cos bt$, where *a*, *b* and *c* are positive constants and *bt* is in radians. The greatest height is ${high} and the least height is ${low}. One complete movement takes ${period}.`,
    letter: 'h',
    what: 'height',
    unit: 's',
    period: [1.5, 2, 2.4, 3, 4],
    high: [40, 90],
  },
] as const

question('wave-as-a-model', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const context = random.int(0, 2)
    const model = MODELS[context] ?? MODELS[0]
    const period = random.pick(model.period)
    const high = random.int(model.high[0], model.high[1])
    const low = random.int(2, Math.floor(high / 3))
    const [c, a] = [(high + low) / 2, (high - low) / 2]
    const level = Math.round(c + a * random.pick([-0.6, -0.4, -0.25, 0.3, 0.45, 0.65]))
    const share = (level - c) / a
    const late = random.pick([0.15, 0.3, 0.35, 0.45])
    const at = Number((period * late).toPrecision(2))
    return Math.abs(share) > 0.85 || Math.abs(share) < 0.12 || Math.abs(Math.abs(share) - 0.5) < 0.01
      ? null
      : { context, period, high, low, a, c, level, at }
  },
  make: ({ context, period, high, low, a, c, level, at }) => {
    const { text, letter, what, unit } = MODELS[context] ?? MODELS[0]
    const size = context === 2 ? 'cm' : 'm'
    const b = (2 * Math.PI) / period
    const height = c + a * Math.cos(b * at)
    const first = Math.acos((level - c) / a) / b
    const top = period * 2
    const [up, down] = Number.isInteger(period)
      ? [2, period]
      : Number.isInteger(top)
        ? [4, top]
        : [20, Math.round(period * 10)]
    const bLatex = piLatex(up, down)
    return {
      stem: text(quantity(period, unit), quantity(high, size), quantity(low, size)),
      parts: {
        a: ask.values({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the values of *a* and *c*.',
          scheme: [`B1 *a* = ${plain(a)}`, `B1 *c* = ${plain(c)}`],
          solution: `*a* is half the difference of the greatest and the least values, $\\frac{${high} - ${low}}{2} = ${a}$. *c* is half their sum, $\\frac{${high} + ${low}}{2} = ${c}$.`,
          found: [
            ['*a*', a],
            ['*c*', c],
          ],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the exact value of *b*, in terms of $\\pi$.',
          scheme: [`B1 $${bLatex}$`],
          solution: `The period is $\\frac{2\\pi}{b} = ${period}$, so $b = \\frac{2\\pi}{${period}}${Number.isInteger(period) && period % 2 !== 0 ? '' : ` = ${bLatex}`}$.`,
          answer: piTyped(up, down),
          letters: [],
          form: 'exact',
        }),
        c: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the ${what} when *t* = ${plain(at)}.`,
          unit: size,
          sigFigs: 3,
          scheme: [`M1 $${c} + ${a}\\cos\\left(${bLatex} \\times ${at}\\right)$`, `A1 ${figures(height, 3)}`],
          solution: `With the calculator in radians: $${c} + ${a}\\cos\\left(${bLatex} \\times ${at}\\right)$ = ${quantity(height, size, 3)}.`,
          answer: height,
        }),
        d: ask.number({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the first time at which the ${what} is ${quantity(level, size)}.`,
          unit,
          sigFigs: 3,
          scheme: [
            `M1 $\\cos bt = ${frac(2 * (level - c), 2 * a)}$`,
            `M1 $bt = ${figures(b * first, 4)}$`,
            `A1 ${figures(first, 3)}`,
          ],
          solution: `$${c} + ${a}\\cos bt = ${level}$ gives $\\cos bt = ${frac(2 * (level - c), 2 * a)}$, so $bt$ = ${figures(b * first, 4)} radians and *t* = ${quantity(first, unit, 3)}.`,
          solutionFigure: modelCurve(a, c, period, letter, level),
          answer: first,
        }),
        e: ask.number({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find for how long, in each period, the ${what} is less than ${quantity(level, size)}.`,
          unit,
          sigFigs: 3,
          scheme: [`M1 period − 2 × their answer to (d)`, `A1 ${figures(period - 2 * first, 3)}`],
          solution: `By symmetry the level is reached again at $${period} - ${figures(first, 4)}$. In between the ${what} is less: $${period} - 2 \\times ${figures(first, 4)}$ = ${quantity(period - 2 * first, unit, 3)}.`,
          answer: period - 2 * first,
          via: [{ value: first, formula: `${period} - 2*x` }],
          follow: { from: 'd', formula: `${period} - 2*x` },
        }),
      },
    }
  },
  verify: ({ period, high, low, level, at }) => {
    // By the height of a point that goes round a circle, in degrees.
    const height = (t: number) => low + (high - low) * Math.cos((t / period) * 180 * RADIAN) ** 2
    const [down, up] = [
      bisect(t => height(t) - level, 0, period / 2),
      bisect(t => height(t) - level, period / 2, period),
    ]
    return { b: `pi/(${period}/2)`, c: height(at), d: down, e: up - down }
  },
})
