import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { frac, gcd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { triangleFigure } from '../triangle-figures'
import { cornersOf, NAMES } from './drawings'

const { supplement, templates } = questionsOf('structured', 'E6.5')

export { templates }

const RADIAN = Math.PI / 180

supplement('area-with-an-exact-sine', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [p, q] = [random.int(4, 18), random.int(5, 20)]
    const angle = random.pick([30, 45, 60, 120, 135, 150])
    return (p * q) % 4 !== 0 || p === q || p > 2.5 * q || q > 2.5 * p
      ? null
      : { p, q, angle, name: random.pick(NAMES) }
  },
  make: ({ p, q, angle, name }) => {
    const [a, b, c] = cornersOf(name)
    const acute = angle > 90 ? 180 - angle : angle
    const root = { 30: 1, 45: 2, 60: 3 }[acute] ?? 1
    const sine = root === 1 ? '\\frac{1}{2}' : `\\frac{\\sqrt{${root}}}{2}`
    const area = root === 1 ? String((p * q) / 4) : `${(p * q) / 4}\\sqrt{${root}}`
    const mark = { [a + b]: `${p} cm`, [a + c]: `${q} cm`, [a]: `${angle}°` }
    return {
      stem: `The diagram shows triangle *${name}*.`,
      figure: triangleFigure(
        'two-sides-and-angle',
        `Triangle ${name}`,
        // a flatter triangle has no room for its label
        { [a + b]: p, [a + c]: q, [a]: Math.min(angle, 122) },
        { mark },
      ),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Work out the exact area of triangle *${name}*, in cm^{2}.`,
            `Find the exact area of the triangle, in cm^{2}.`,
            `Work out the area, in cm^{2}, of the triangle. Give an exact answer.`,
          ],
          scheme: [
            `M1 $\\frac{1}{2} \\times ${p} \\times ${q} \\times \\sin ${angle}^\\circ$`,
            `A1 $${area}$`,
          ],
          solution: `Two sides and the angle between them are known. $\\sin ${angle}^\\circ ${acute === angle ? '' : `= \\sin ${acute}^\\circ `}= ${sine}$.\n\nArea $= \\frac{1}{2} \\times ${p} \\times ${q} \\times ${sine} = ${area}$`,
          answer: root === 1 ? String((p * q) / 4) : `${(p * q) / 4}sqrt(${root})`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  // The height on one side as a root: its square is q² less the square of its projection.
  verify: ({ p, q, angle }) => {
    const squareOfSine = Math.round(4 * (1 - Math.cos(angle * RADIAN) ** 2))
    return { a: `sqrt(${squareOfSine * p * p * q * q}/16)` }
  },
})

supplement('cosine-as-a-fraction', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [b, c, a] = [random.int(3, 10), random.int(3, 10), random.int(6, 16)]
    const [above, below] = [b * b + c * c - a * a, 2 * b * c]
    const lowest = below / gcd(above, below)
    const bad = b === c || a >= b + c - 0.4 || above >= 0 || lowest > 24 || -above / below > 0.9
    return bad || above === 0 ? null : { a, b, c, name: random.pick(NAMES) }
  },
  make: ({ a, b, c, name }) => {
    const [one, two, three] = cornersOf(name)
    const [above, below] = [b * b + c * c - a * a, 2 * b * c]
    const sides = { [two + three]: a, [one + three]: b, [one + two]: c }
    const mark = Object.fromEntries(Object.entries(sides).map(([key, value]) => [key, `${value} cm`]))
    return {
      stem: [
        `The diagram shows triangle *${name}*. *${two}${three}* = ${quantity(a, 'cm')}, *${one}${three}* = ${quantity(b, 'cm')} and *${one}${two}* = ${quantity(c, 'cm')}.`,
        `Triangle *${name}* has sides *${one}${two}* = ${quantity(c, 'cm')}, *${one}${three}* = ${quantity(b, 'cm')} and *${two}${three}* = ${quantity(a, 'cm')}.`,
        `A plastic tile has the shape of the triangle *${name}*. Its sides are *${one}${two}* = ${quantity(c, 'cm')}, *${one}${three}* = ${quantity(b, 'cm')} and *${two}${three}* = ${quantity(a, 'cm')}.`,
      ],
      figure: triangleFigure('three-sides', `Triangle ${name}`, sides, { mark, base: two + three }),
      parts: {
        a: ask.fraction({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the value of cos *${one}*. Give your answer as a fraction in its simplest form.`,
          scheme: [
            `M1 $${a}^2 = ${b}^2 + ${c}^2 - 2 \\times ${b} \\times ${c} \\cos ${one}$`,
            `M1 $\\cos ${one} = \\frac{${b * b} + ${c * c} - ${a * a}}{${below}}$`,
            `A1 $${frac(above, below)}$`,
          ],
          solution: `*${two}${three}* is opposite angle *${one}*. Rearrange the cosine rule:\n\n$\\cos ${one} = \\frac{${b}^2 + ${c}^2 - ${a}^2}{2 \\times ${b} \\times ${c}} = \\frac{${above}}{${below}} = ${frac(above, below)}$`,
          answer: above / below,
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: `Explain how your answer to part (a) shows that angle *${one}* is obtuse.`,
          scheme: [
            judged(
              `the value of cos *${one}* is negative`,
              `
              reject positive, without acute/negative
              reject (greater/more/bigger/larger) ... zero/"0"/nought
              accept negative/minus
              accept "less than" ... zero/"0"/nought
              accept below/under ... zero/"0"/nought
              accept smaller ... zero/"0"/nought
              accept "< 0"
              earns: the cosine is negative
              earns: cos is less than 0
              earns: because the answer is negitive
              earns: it is negative so the angle is greater than 90
              misses: the cosine is positive
              misses: it is a fraction
              misses: it is the longest side`,
            ),
          ],
          modelAnswer: `cos *${one}* is negative, and the cosine of an angle between 90° and 180° is negative.`,
          solution: 'Acute angles have positive cosines. Angles between 90° and 180° have negative cosines.',
        }),
      },
    }
  },
  // By coordinates: one corner at the origin, another on the axis.
  verify: ({ a, b, c }) => {
    const along = (b * b - a * a + c * c) / (2 * c)
    return { a: along / b }
  },
})

supplement('sine-as-a-fraction', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 6],
    ] as const)
    const [opposite, other] = [random.int(4, 15), random.int(3, 12)]
    const common = gcd(other * p, q * opposite)
    const [above, below] = [(other * p) / common, (q * opposite) / common]
    // the angle at B is acute, and so is the one given
    const bad = other >= opposite || below > 20 || below < 3 || above / below < 0.2
    return bad ? null : { p, q, opposite, other, name: random.pick(NAMES) }
  },
  make: ({ p, q, opposite, other, name }) => {
    const [a, b, c] = cornersOf(name)
    const answer = frac(other * p, q * opposite)
    const size = Math.asin(p / q) / RADIAN
    return {
      stem: `In triangle *${name}*, *${b}${c}* = ${quantity(opposite, 'cm')}, *${a}${c}* = ${quantity(other, 'cm')} and $\\sin ${a} = \\frac{${p}}{${q}}$.`,
      figure: triangleFigure(
        'two-sides',
        `Triangle ${name}`,
        { [b + c]: opposite, [a + c]: other, [a]: size },
        { mark: { [b + c]: `${opposite} cm`, [a + c]: `${other} cm` } },
      ),
      parts: {
        a: ask.fraction({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Work out the value of sin *${b}*. Give your answer as a fraction in its simplest form.`,
            `Find sin *${b}*. Give your answer as a fraction in its simplest form.`,
            `Work out sin *${b}*, as a fraction in its lowest terms.`,
          ],
          scheme: [
            `M1 $\\frac{\\sin ${b}}{${other}} = \\frac{\\sin ${a}}{${opposite}}$`,
            `M1 $\\sin ${b} = \\frac{${other}}{${opposite}} \\times \\frac{${p}}{${q}}$`,
            `A1 $${answer}$`,
          ],
          solution: `*${b}${c}* is opposite angle *${a}*, and *${a}${c}* is opposite angle *${b}*. By the sine rule $\\frac{\\sin ${b}}{${other}} = \\frac{\\sin ${a}}{${opposite}}$.\n\n$\\sin ${b} = \\frac{${other}}{${opposite}} \\times \\frac{${p}}{${q}} = ${answer}$`,
          answer: (other * p) / (q * opposite),
        }),
      },
    }
  },
  // Both ways give the height from the third corner.
  verify: ({ p, q, opposite, other }) => {
    const height = other * Math.sin(Math.asin(p / q))
    return { a: Math.sin(Math.atan2(height, Math.sqrt(opposite ** 2 - height ** 2))) }
  },
})

/** Two sides with 60° or 120° between them, and the third side. */
const WHOLE = [
  [6, 10, 14, 120],
  [7, 8, 13, 120],
  [5, 16, 19, 120],
  [12, 20, 28, 120],
  [14, 16, 26, 120],
  [3, 8, 7, 60],
  [5, 8, 7, 60],
  [8, 15, 13, 60],
  [6, 16, 14, 60],
  [10, 16, 14, 60],
  [16, 21, 19, 60],
  [14, 30, 26, 60],
  [9, 24, 21, 60],
  [15, 24, 21, 60],
] as const

supplement('angle-from-an-area', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, q, third, angle] = random.pick(WHOLE)
    return { p, q, third, angle, name: random.pick(NAMES), swap: random.chance(0.5) }
  },
  make: ({ p, q, third, angle, name, swap }) => {
    const [a, b, c] = cornersOf(name)
    const [ab, ac] = swap ? [q, p] : [p, q]
    const area = `${(p * q) / 4}\\sqrt{3}`
    const kind = angle > 90 ? 'obtuse' : 'acute'
    return {
      stem: [
        `Triangle *${name}* has area $${area}$ cm^{2}. *${a}${b}* = ${quantity(ab, 'cm')} and *${a}${c}* = ${quantity(ac, 'cm')}. Angle *${b}${a}${c}* is ${kind}.`,
        `*${a}${b}* = ${quantity(ab, 'cm')}, *${a}${c}* = ${quantity(ac, 'cm')} and angle *${b}${a}${c}* is ${kind}. The area of triangle *${name}* is $${area}$ cm^{2}.`,
        `A metal plate is a triangle *${name}* with *${a}${b}* = ${quantity(ab, 'cm')} and *${a}${c}* = ${quantity(ac, 'cm')}. Its area is $${area}$ cm^{2} and its angle *${b}${a}${c}* is ${kind}.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: `Work out the size of angle *${b}${a}${c}*.`,
          scheme: [
            `M1 $\\frac{1}{2} \\times ${ab} \\times ${ac} \\times \\sin ${a} = ${area}$`,
            `A1 $\\sin ${a} = \\frac{\\sqrt{3}}{2}$`,
            `A1 ${angle}`,
          ],
          solution: `$\\frac{1}{2} \\times ${ab} \\times ${ac} \\times \\sin ${a} = ${area}$, so $\\sin ${a} = ${area} \\div ${(p * q) / 2} = \\frac{\\sqrt{3}}{2}$.\n\nThe angles with this sine are 60° and 120°. The angle is ${kind}, so it is ${angle}°.`,
          answer: angle,
          unit: '°',
        }),
        b: ask.whole({
          command: 'Work out',
          prompt: `Work out the length of *${b}${c}*.`,
          scheme: [
            `M1 $${ab}^2 + ${ac}^2 - 2 \\times ${ab} \\times ${ac} \\times \\cos ${angle}^\\circ$`,
            `A1 ${third * third}`,
            `A1 ${third}`,
          ],
          solution: `$\\cos ${angle}^\\circ = ${angle > 90 ? '-' : ''}\\frac{1}{2}$.\n\n$${b}${c}^2 = ${ab * ab} + ${ac * ac} ${angle > 90 ? '+' : '-'} ${p * q} = ${third * third}$, so $${b}${c} = \\sqrt{${third * third}} = ${third}$.`,
          answer: third,
          unit: 'cm',
        }),
      },
    }
  },
  // By the foot of the perpendicular from one corner to the other side.
  verify: ({ p, q, angle }) => {
    const height = (p * q * Math.sqrt(3)) / 2 / q
    const along = (angle > 90 ? -1 : 1) * Math.sqrt(p * p - height * height)
    return { a: Math.round(Math.atan2(height, along) / RADIAN), b: Math.hypot(q - along, height) }
  },
})
