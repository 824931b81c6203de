import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { triangleFigure } from '../triangle-figures'
import { road } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E6.2')

export { templates }

const RADIAN = Math.PI / 180
const KEYS = { o: 'BC', a: 'AB', h: 'AC' } as const
type Side = keyof typeof KEYS
const SAID = { o: 'opposite side', a: 'adjacent side', h: 'hypotenuse' } as const
/** Of two sides seen from an angle: the ratio that joins them, the side above the line and the one below. */
const RATIOS: Record<string, readonly ['sin' | 'cos' | 'tan', Side, Side]> = {
  oh: ['sin', 'o', 'h'],
  ho: ['sin', 'o', 'h'],
  ah: ['cos', 'a', 'h'],
  ha: ['cos', 'a', 'h'],
  oa: ['tan', 'o', 'a'],
  ao: ['tan', 'o', 'a'],
}
const TURN = { sin: Math.sin, cos: Math.cos, tan: Math.tan }

core('side-by-sin-cos-or-tan', {
  facts: { difficulty: 2, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [given, find] = random.pick(['oh', 'ho', 'ah', 'ha', 'oa', 'ao']).split('') as [Side, Side]
    const angle = random.int(21, 69)
    return Math.abs(angle - 45) < 3 ? null : { given, find, angle, length: random.step(4.2, 18.7, 0.1) }
  },
  make: ({ given, find, angle, length }) => {
    const [ratio, above] = RATIOS[given + find] ?? RATIOS.oh ?? ['sin', 'o', 'h']
    const times = above === find
    const value = TURN[ratio](angle * RADIAN)
    const answer = times ? length * value : length / value
    const first = times ? `\\frac{x}{${length}}` : `\\frac{${length}}{x}`
    const then = times
      ? `${length} \\times \\${ratio} ${angle}^\\circ`
      : `\\frac{${length}}{\\${ratio} ${angle}^\\circ}`
    return {
      stem: 'The diagram shows a right-angled triangle *ABC*.',
      figure: triangleFigure(
        'right-triangle',
        'Right-angled triangle ABC',
        { AB: Math.cos(angle * RADIAN), A: angle, B: 90 },
        { mark: { [KEYS[given]]: `${length} cm`, [KEYS[find]]: '*x* cm', A: `${angle}°`, B: '90°' } },
      ),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: [
            'Calculate the value of *x*.',
            `Calculate the length of *${KEYS[find]}*.`,
            'Calculate *x*, correct to 3 significant figures.',
          ],
          scheme: [`M1 $\\${ratio} ${angle}^\\circ = ${first}$`, `M1 $${then}$`, `A1 ${figures(answer, 3)}`],
          solution: `From the angle of ${angle}°, the given side is the ${SAID[given]} and *x* is the ${SAID[find]}. So use ${ratio}.\n\n$\\${ratio} ${angle}^\\circ = ${first}$\n\n$x = ${then} = ${figures(answer, 3)}$`,
          answer,
          sigFigs: 3,
          unit: 'cm',
        }),
      },
    }
  },
  verify: ({ given, find, angle, length }) => {
    const unit = { o: Math.sin(angle * RADIAN), a: Math.sin((90 - angle) * RADIAN), h: 1 }
    return { a: (length / unit[given]) * unit[find] }
  },
})

core('angle-from-two-sides', {
  facts: { difficulty: 2, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [one, other] = random.pick(['oh', 'ah', 'oa']).split('') as [Side, Side]
    const [up, down] = [random.step(3.1, 14.9, 0.1), random.step(4.2, 18.8, 0.1)]
    const share = up / down
    return share < 0.3 || share > 0.93 ? null : { one, other, up, down }
  },
  make: ({ one, other, up, down }) => {
    const [ratio] = RATIOS[one + other] ?? RATIOS.oh ?? ['sin']
    const share = up / down
    const answer =
      (ratio === 'sin' ? Math.asin(share) : ratio === 'cos' ? Math.acos(share) : Math.atan(share)) / RADIAN
    return {
      stem: ['The diagram shows a right-angled triangle *ABC*.', 'Triangle *ABC* has a right angle at *B*.'],
      figure: triangleFigure(
        'right-triangle',
        'Right-angled triangle ABC',
        { AB: Math.cos(answer * RADIAN), A: answer, B: 90 },
        { mark: { [KEYS[one]]: `${up} cm`, [KEYS[other]]: `${down} cm`, A: '*x*°', B: '90°' } },
      ),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: [
            'Calculate the value of *x*.',
            'Calculate angle *BAC*.',
            'Calculate the size of angle *BAC*.',
          ],
          scheme: [`M1 $\\${ratio} x = \\frac{${up}}{${down}}$`, `A1 ${plain(answer, 1)}`],
          solution: `From the angle, ${quantity(up, 'cm')} is the ${SAID[one]} and ${quantity(down, 'cm')} the ${SAID[other]}. So use ${ratio}.\n\n$x = \\${ratio}^{-1}\\left(\\frac{${up}}{${down}}\\right) = ${plain(answer, 1)}$`,
          answer,
          sigFigs: 3,
          unit: '°',
        }),
      },
    }
  },
  verify: ({ one, other, up, down }) => {
    const rest = Math.sqrt(Math.abs(down * down - up * up))
    const [x, y] = other === 'a' ? [down, up] : one === 'o' ? [rest, up] : [up, rest]
    return { a: Math.atan2(y, x) / RADIAN }
  },
})

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
] as const

core('ratio-as-a-fraction', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [o, a, h] = random.pick(TRIPLES)
    const [small, large] = [random.pick([1, 2]), random.int(3, 6)]
    const ratio = random.pick(['sin', 'cos', 'tan'] as const)
    return h * large > 80 ? null : { o, a, h, small, large, ratio, find: random.chance(0.5) }
  },
  make: ({ o, a, h, small, large, ratio, find }) => {
    const [above, below] = ratio === 'tan' ? [o, a] : ratio === 'sin' ? [o, h] : [a, h]
    const side = find ? o * large : a * large
    const [name, top, kind] = find ? ['QR', o, 'sin'] : ['PQ', a, 'cos']
    return {
      stem: 'The diagram shows a right-angled triangle *ABC*.',
      figure: triangleFigure(
        'right-triangle',
        'Right-angled triangle ABC',
        { AB: a, BC: o, B: 90 },
        {
          mark: {
            AB: `${a * small} cm`,
            BC: `${o * small} cm`,
            AC: `${h * small} cm`,
            A: '*x*',
            B: '90°',
          },
        },
      ),
      parts: {
        a: ask.fraction({
          command: 'Write down',
          objective: 'AO1',
          prompt: [
            `Write down the value of $\\${ratio} x$ as a fraction in its simplest form.`,
            `Write down, as a fraction in its simplest form, the value of $\\${ratio} x$.`,
          ],
          scheme: [`B1 $\\frac{${above}}{${below}}$`],
          solution: `$\\${ratio} x = \\frac{\\text{${ratio === 'cos' ? 'adjacent' : 'opposite'}}}{\\text{${ratio === 'tan' ? 'adjacent' : 'hypotenuse'}}} = \\frac{${above * small}}{${below * small}}${small === 1 ? '' : ` = \\frac{${above}}{${below}}`}$.`,
          answer: above / below,
        }),
        b: ask.whole({
          command: 'Work out',
          lead: `Triangle *PQR* has a right angle at *Q*. Angle *QPR* = *x* and *PR* = ${quantity(h * large, 'cm')}.`,
          prompt: [`Work out the length of *${name}*.`],
          scheme: [`M1 $\\frac{${name}}{${h * large}} = \\frac{${top}}{${h}}$`, `A1 ${side}`],
          solution: `*PR* is the hypotenuse. The angle is the same, so its ${kind} is the same: $\\${kind} x = \\frac{${top}}{${h}}$.\n\n$${name} = ${h * large} \\times \\frac{${top}}{${h}} = ${side}$`,
          answer: side,
          unit: 'cm',
        }),
      },
    }
  },
  verify: ({ a, h, large, ratio, find }) => {
    const angle = Math.acos(a / h)
    return { a: TURN[ratio](angle), b: h * large * (find ? Math.sin(angle) : Math.cos(angle)) }
  },
})

core('area-from-a-ratio', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [o, a, h] = random.pick(TRIPLES)
    const times = random.int(2, 9)
    const kind = random.pick(['tan', 'sin', 'cos'] as const)
    const [p, q, r] = random.pick(['ABC', 'PQR', 'XYZ']).split('')
    const odd = (o * a * times * times) % 2 === 1
    return h * times > 60 || odd || !p || !q || !r ? null : { o, a, h, times, kind, p, q, r }
  },
  make: ({ o, a, h, times, kind, p, q, r }) => {
    const [above, below] = kind === 'tan' ? [o, a] : kind === 'sin' ? [o, h] : [a, h]
    const [one, other] = [o * times, a * times]
    return {
      stem: `Triangle *${p}${q}${r}* has a right angle at *${q}*. $\\${kind} ${p} = \\frac{${above}}{${below}}$ and *${p}${r}* = ${quantity(h * times, 'cm')}.`,
      figure: triangleFigure(
        'right-triangle',
        `Right-angled triangle ${p}${q}${r}`,
        { [p + q]: a, [q + r]: o, [q]: 90 },
        { base: p + q, mark: { [p + r]: `${h * times} cm`, [q]: '90°' } },
      ),
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: [
            `Work out the area of triangle *${p}${q}${r}*.`,
            'Work out the area of the triangle.',
            `Find the area of triangle *${p}${q}${r}*.`,
          ],
          scheme: [
            `M1 sides in the ratio ${o}:${a}:${h}, or the third side of the triangle with the two given numbers`,
            `A1 ${one} and ${other}`,
            `M1 $\\frac{1}{2} \\times ${one} \\times ${other}$`,
            `A1 ${plain((one * other) / 2)}`,
          ],
          solution: `A right-angled triangle with this ratio has sides ${o}, ${a} and ${h}, by Pythagoras’ theorem: $${o}^2 + ${a}^2 = ${h}^2$.\n\nHere the hypotenuse is $${h * times} = ${times} \\times ${h}$. So *${q}${r}* = $${times} \\times ${o} = ${one}$ and *${p}${q}* = $${times} \\times ${a} = ${other}$.\n\nArea $= \\frac{1}{2} \\times ${other} \\times ${one} = ${plain((one * other) / 2)}$.`,
          answer: (one * other) / 2,
          unit: 'cm^2',
        }),
      },
    }
  },
  verify: ({ o, h, times }) => {
    const angle = Math.asin(o / h)
    return { a: ((h * times) ** 2 * Math.sin(2 * angle)) / 4 }
  },
})

supplement('shortest-distance-to-a-line', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [o, a, h] = random.pick(TRIPLES)
    const times = random.int(2, 8)
    const [high, along] = [o * times, a * times]
    const rest = random.pick([high / 2, high * 2, (3 * high) / 4, (4 * high) / 3].filter(Number.isInteger))
    const place = random.int(0, 2)
    return h * times > 70 || rest > 70 || along + rest > 4 * high || high > 2 * (along + rest)
      ? null
      : { o, a, h, times, rest, place }
  },
  make: ({ o, a, h, times, rest, place }) => {
    const [high, along, slant] = [o * times, a * times, h * times]
    const whole = along + rest
    const unit = place === 1 ? 'km' : 'm'
    return {
      stem:
        [
          `*AB* is a straight road of length ${quantity(whole, unit)}. *P* is a house, with *AP* = ${quantity(slant, unit)} and $\\sin PAB = \\frac{${o}}{${h}}$.`,
          `A ship sails in a straight line from *A* to *B*, a distance of ${quantity(whole, unit)}. *P* is a lighthouse, with *AP* = ${quantity(slant, unit)} and $\\sin PAB = \\frac{${o}}{${h}}$.`,
          `*AB* is one straight side of a lake and is ${quantity(whole, unit)} long. *P* is a tree on an island in the lake, with *AP* = ${quantity(slant, unit)} and $\\sin PAB = \\frac{${o}}{${h}}$.`,
        ][place] ?? '',
      figure: road(along, high, whole, { AB: `${whole} ${unit}`, AP: `${slant} ${unit}` }),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the shortest distance from *P* to *AB*.',
          scheme: [`M1 $${slant} \\times \\frac{${o}}{${h}}$`, `A1 ${high}`],
          solution: `The shortest distance is along the perpendicular from *P* to *AB*. It is opposite angle *PAB* in a right-angled triangle with hypotenuse *AP*: $${slant} \\times \\frac{${o}}{${h}} = ${high}$.`,
          answer: high,
          unit,
        }),
        b: ask.fraction({
          command: 'Work out',
          prompt:
            'Work out the value of $\\tan PBA$. Give your answer as a fraction in its simplest form or as an integer.',
          scheme: [
            `M1 $\\sqrt{${slant}^2 - ${high}^2}$, or ${along}`,
            `A1 ${rest} from the foot of the perpendicular to *B*`,
            `B1 $${frac(high, rest)}$`,
          ],
          solution: `Let the perpendicular meet *AB* at *N*. $AN = \\sqrt{${slant}^2 - ${high}^2} = ${along}$, so $NB = ${whole} - ${along} = ${rest}$.\n\n$\\tan PBA = \\frac{PN}{NB} = \\frac{${high}}{${rest}}${frac(high, rest) === `\\frac{${high}}{${rest}}` ? '' : ` = ${frac(high, rest)}`}$.`,
          answer: high / rest,
          form: high % rest === 0 ? 'integer' : 'fraction',
          follow: { from: 'a', formula: `x/(${whole} - sqrt(${slant * slant} - x^2))` },
        }),
      },
    }
  },
  verify: ({ o, a, h, times, rest }) => {
    const angle = Math.asin(o / h)
    const [px, py] = [h * times * Math.cos(angle), h * times * Math.sin(angle)]
    return { a: py, b: Math.tan(Math.atan2(py, a * times + rest - px)) }
  },
})
