import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, surd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { triangleFigure } from '../../extended-maths/triangle-figures'
import { exactly, inLatex, piLatex, RADIAN, RATIO, type Ratio } from '../trigonometry'
import { lineOfSight, pointOnArm } from './drawings'

const { question, templates } = questionsOf('structured', '10.1')

export { templates }

/** Function and acute angle, then the rational factor above and below the root. */
const SURDS: readonly (readonly [Ratio, number, number, number, number])[] = [
  ['sec', 30, 2, 3, 3],
  ['cosec', 60, 2, 3, 3],
  ['cot', 60, 1, 3, 3],
  ['cot', 30, 1, 1, 3],
  ['sec', 45, 1, 1, 2],
  ['cosec', 45, 1, 1, 2],
]
const WHOLE: readonly (readonly [Ratio, number, number])[] = [
  ['sec', 60, 2],
  ['cosec', 30, 2],
  ['cot', 45, 1],
]
const UNDER: Readonly<Record<string, Ratio>> = { sec: 'cos', cosec: 'sin', cot: 'tan' }

/** The angle in each of the quadrants 2, 3 and 4, perhaps a turn further on or back. */
const placed = (acute: number, quadrant: number, turns: number) =>
  (quadrant === 2 ? 180 - acute : quadrant === 3 ? 180 + acute : 360 - acute) + 360 * turns

question('exact-values-of-reciprocals', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [one, acute, up, down, root] = random.pick(SURDS)
    const [other, second, size] = random.pick(WHOLE)
    const first = placed(acute, random.int(2, 4), random.pick([0, 0, 1, -1]))
    const angle = placed(second, random.int(2, 4), random.pick([0, 0, 0, -1]))
    return one === other
      ? null
      : { one, acute, up, down, root, other, second, size, first, angle, word: random.int(0, 2) }
  },
  make: ({ one, acute, up, down, root, other, second, size, first, angle, word }) => {
    const sign = RATIO[one](first * RADIAN) < 0 ? -1 : 1
    const minus = RATIO[other](angle * RADIAN) < 0 ? -1 : 1
    const [below, under] = [UNDER[one] ?? 'cos', UNDER[other] ?? 'cos']
    const shown = `${inLatex(one)} ${first < 0 ? `(${first}^\\circ)` : `${first}^\\circ`}`
    const asked = `${inLatex(other)}\\left(${piLatex(angle, 180)}\\right)`
    const value = surd(up, down, root).latex
    return {
      stem: '',
      parts: {
        // A function of the angle typed back would be its exact value too.
        a: (down === 1 ? ask.whole : ask.fraction)({
          command: 'Find',
          objective: 'AO1',
          prompt:
            [
              `The exact value of $${shown}$ is $k\\sqrt{${root}}$, where *k* is a rational number. Find *k*.`,
              `Find the rational number *k* for which $${shown} = k\\sqrt{${root}}$.`,
              `It is given that $${shown} = k\\sqrt{${root}}$, where *k* is rational. Find the value of *k*.`,
            ][word] ?? '',
          scheme: [
            `M1 $${inLatex(below)} ${acute}^\\circ$ as an exact value, or the correct sign`,
            `A1 $k = ${frac(sign * up, down)}$`,
          ],
          solution: `$${inLatex(one)}\\theta = \\frac{1}{${inLatex(below)}\\theta}$. The reference angle is ${acute}°, and $${inLatex(one)} ${acute}^\\circ = ${value}$. In this quadrant the value is ${sign < 0 ? 'negative' : 'positive'}: $${sign < 0 ? '-' : ''}${value}$, so $k = ${frac(sign * up, down)}$.`,
          answer: (sign * up) / down,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: [
            `Find the value of $${asked}$. Give your answer as an integer.`,
            `Evaluate $${asked}$. The answer is an integer.`,
          ],
          scheme: [`M1 reference angle $${piLatex(second, 180)}$`, `A1 ${plain(minus * size)}`],
          solution: `The reference angle is $${piLatex(second, 180)}$. $${inLatex(under)}$ is ${minus < 0 ? 'negative' : 'positive'} in this quadrant, so the value is ${plain(minus * size)}.`,
          answer: minus * size,
        }),
      },
    }
  },
  verify: ({ one, root, other, first, angle }) => ({
    a: RATIO[one](first * RADIAN) / Math.sqrt(root),
    b: 1 / RATIO[UNDER[other] ?? 'cos'](angle * RADIAN),
  }),
})

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
  [20, 21, 29],
] as const
const QUADRANTS = {
  2: ['$90^\\circ < \\theta < 180^\\circ$', '$\\frac{\\pi}{2} < \\theta < \\pi$'],
  3: ['$180^\\circ < \\theta < 270^\\circ$', '$\\pi < \\theta < \\frac{3\\pi}{2}$'],
  4: ['$270^\\circ < \\theta < 360^\\circ$', '$\\frac{3\\pi}{2} < \\theta < 2\\pi$'],
} as const

question('ratios-from-one-and-a-quadrant', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q, r] = random.pick(TRIPLES)
    const quadrant = random.pick([2, 3, 4] as const)
    return { p, q, r, quadrant, given: random.int(0, 2), degrees: random.int(0, 1) }
  },
  make: ({ p, q, r, quadrant, given, degrees }) => {
    const [x, y] = [quadrant === 4 ? q : -q, quadrant === 2 ? p : -p]
    const told = [
      `$\\sec\\theta = ${frac(r, x)}$`,
      `$\\operatorname{cosec}\\theta = ${frac(r, y)}$`,
      `$\\cot\\theta = ${frac(x, y)}$`,
    ][given]
    const asked = given === 0 ? 'sin' : 'cos'
    const [size, other] = given === 0 ? [y, q] : [x, p]
    const last = given === 2 ? 'cosec' : given === 0 ? 'cot' : 'tan'
    const end = last === 'cosec' ? [r, y] : last === 'cot' ? [x, y] : [y, x]
    return {
      stem: [
        `It is given that ${told} and ${QUADRANTS[quadrant][degrees]}.`,
        `The angle $\\theta$ is such that ${told}, where ${QUADRANTS[quadrant][degrees]}.`,
        `${told}, and ${QUADRANTS[quadrant][degrees]}.`,
      ],
      parts: {
        a: exactly({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the exact value of $\\${asked}\\theta$.`,
          scheme: [
            given === 2
              ? `M1 $\\sqrt{${p}^2 + ${q}^2} = ${r}$`
              : `M1 $\\sqrt{${r}^2 - ${other}^2} = ${Math.abs(size)}$`,
            `A1 $${frac(size, r)}$`,
          ],
          solution: `Draw a right-angled triangle with the sides ${p}, ${q} and ${r}: its acute angle has the value $\\frac{${Math.abs(size)}}{${r}}$. In this quadrant the ${asked === 'sin' ? 'sine' : 'cosine'} is ${size < 0 ? 'negative' : 'positive'}, so $\\${asked}\\theta = ${frac(size, r)}$.`,
          answer: size / r,
        }),
        b: exactly({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the exact value of $${inLatex(last)}\\theta$.`,
          scheme: [`B1 $${frac(end[0] ?? 1, end[1] ?? 1)}$`],
          solution: `${last === 'cosec' ? `$\\sin\\theta = ${frac(y, r)}$, and cosec is its reciprocal` : `$\\sin\\theta = ${frac(y, r)}$ and $\\cos\\theta = ${frac(x, r)}$`}, so $${inLatex(last)}\\theta = ${frac(end[0] ?? 1, end[1] ?? 1)}$.`,
          answer: (end[0] ?? 1) / (end[1] ?? 1),
        }),
        c: exactly({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the exact value of $\\frac{\\sec\\theta}{\\tan\\theta + \\cot\\theta}$.',
          scheme: [
            `M1 $\\sec\\theta = ${frac(r, x)}$ and $\\tan\\theta = ${frac(y, x)}$ used`,
            `A1 $${frac(y, r)}$`,
          ],
          solution: `$\\tan\\theta + \\cot\\theta = ${frac(y, x)} + ${y * x < 0 ? `\\left(${frac(x, y)}\\right)` : frac(x, y)} = ${frac(r * r, x * y)}$. Divide $${frac(r, x)}$ by this: $${frac(y, r)}$.`,
          form: 'simplified',
          answer: y / r,
        }),
      },
    }
  },
  verify: ({ p, q, quadrant, given }) => {
    const theta = Math.atan2(quadrant === 2 ? p : -p, quadrant === 4 ? q : -q)
    const { sec, tan, cot } = RATIO
    return {
      a: given === 0 ? Math.sin(theta) : Math.cos(theta),
      b: RATIO[given === 2 ? 'cosec' : given === 0 ? 'cot' : 'tan'](theta),
      c: sec(theta) / (tan(theta) + cot(theta)),
    }
  },
})

question('surds-from-a-secant', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, q] = [random.int(1, 5), random.int(2, 7)]
    const d = q * q - p * p
    const square = Number.isInteger(Math.sqrt(d))
    const free = [4, 9, 16, 25].every(each => d % each !== 0)
    return p >= q || gcd(p, q) !== 1 || square || !free ? null : { p, q, d, reflex: random.chance(0.5) }
  },
  make: ({ p, q, d, reflex }) => {
    const s = reflex ? -1 : 1
    const minus = s < 0 ? '-' : ''
    const over = p === 1 ? `-${q}` : `-\\frac{${q}}{${p}}`
    return {
      stem: [
        `It is given that $\\sec A = ${over}$, where ${reflex ? '$\\pi < A < \\frac{3\\pi}{2}$' : '*A* is an obtuse angle'}.`,
        `The angle *A* is such that $\\sec A = ${over}$ and ${reflex ? '$180^\\circ < A < 270^\\circ$' : '$\\frac{\\pi}{2} < A < \\pi$'}.`,
        `$\\sec A = ${over}$ and ${reflex ? '$\\sin A < 0$' : '$\\sin A > 0$'}.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the exact value of $\\sin A$.',
          scheme: [
            `M1 $\\sin^2 A = 1 - \\frac{${p * p}}{${q * q}}$`,
            `A1 $${minus}\\frac{\\sqrt{${d}}}{${q}}$`,
          ],
          solution: `$\\cos A = -\\frac{${p}}{${q}}$, so $\\sin^2 A = 1 - \\frac{${p * p}}{${q * q}} = \\frac{${d}}{${q * q}}$. The sine is ${reflex ? 'negative' : 'positive'}: $${minus}\\frac{\\sqrt{${d}}}{${q}}$.`,
          answer: `${minus}sqrt(${d})/${q}`,
          letters: [],
          form: 'simplified',
        }),
        b: exactly({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the rational number *k* for which $\\operatorname{cosec} A = k\\sqrt{${d}}$.`,
          scheme: [
            `M1 $\\operatorname{cosec} A = ${minus}\\frac{${q}}{\\sqrt{${d}}}$, then $\\times\\frac{\\sqrt{${d}}}{\\sqrt{${d}}}$`,
            `A1 $k = ${frac(s * q, d)}$`,
          ],
          solution: `$\\operatorname{cosec} A = \\frac{1}{\\sin A} = ${minus}\\frac{${q}}{\\sqrt{${d}}} = ${minus}\\frac{${q}\\sqrt{${d}}}{${d}}$, so $k = ${frac(s * q, d)}$.`,
          answer: (s * q) / d,
        }),
        c: exactly({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the exact value of $\\operatorname{cosec} A \\cot A$.',
          scheme: [
            `M1 $\\cot A = \\frac{\\cos A}{\\sin A}$, so that the product is $\\frac{\\cos A}{\\sin^2 A}$`,
            `A1 $${frac(-p * q, d)}$`,
          ],
          solution: `$\\operatorname{cosec} A \\cot A = \\frac{1}{\\sin A} \\times \\frac{\\cos A}{\\sin A} = \\frac{\\cos A}{\\sin^2 A} = -\\frac{${p}}{${q}} \\div \\frac{${d}}{${q * q}} = ${frac(-p * q, d)}$.`,
          form: 'simplified',
          answer: (-p * q) / d,
        }),
      },
    }
  },
  verify: ({ p, q, d, reflex }) => {
    const angle = reflex ? 2 * Math.PI - Math.acos(-p / q) : Math.acos(-p / q)
    return {
      a: `${reflex ? '-' : ''}sqrt(1 - (${p}/${q})^2)`,
      b: RATIO.cosec(angle) / Math.sqrt(d),
      c: RATIO.cosec(angle) * RATIO.cot(angle),
    }
  },
})

question('in-terms-of-a-letter', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const angle = random.int(11, 79)
    const letter = random.pick(['p', 'k', 'm', 't'])
    return angle % 15 === 0 ? null : { angle, letter, sine: random.chance(0.5) }
  },
  make: ({ angle, letter, sine }) => {
    const root = `\\sqrt{1 - ${letter}^2}`
    const typed = `sqrt(1 - ${letter}^2)`
    const [given, far, near, turned] = sine
      ? ([`\\sin ${angle}^\\circ`, 180 - angle, 360 - angle, 180 + angle] as const)
      : ([`\\cos ${angle}^\\circ`, 360 - angle, 180 - angle, 180 + angle] as const)
    const [first, second] = sine
      ? (['\\operatorname{cosec}', '\\sec'] as const)
      : (['\\sec', '\\operatorname{cosec}'] as const)
    const [cot, cotTyped] = sine
      ? [`\\frac{${root}}{${letter}}`, `${typed}/${letter}`]
      : [`\\frac{${letter}}{${root}}`, `${letter}/${typed}`]
    const why = sine
      ? `\\sin ${far}^\\circ = \\sin ${angle}^\\circ = ${letter}`
      : `\\cos ${far}^\\circ = \\cos ${angle}^\\circ = ${letter}`
    const other = sine ? '\\cos' : '\\sin'
    return {
      stem: [
        `It is given that $${given} = ${letter}$. Do not find the value of *${letter}*.`,
        `$${given} = ${letter}$, where *${letter}* is a constant.`,
        `Let $${given} = ${letter}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find, in terms of *${letter}*, $${first} ${far}^\\circ$.`,
          scheme: [`B1 $\\frac{1}{${letter}}$`],
          solution: `$${why}$, and $${first}$ is its reciprocal.`,
          answer: `1/${letter}`,
          letters: [letter],
        }),
        b: ask.expression({
          command: 'Find',
          prompt: `Find, in terms of *${letter}*, $${second} ${near}^\\circ$.`,
          scheme: [`M1 $${other} ${angle}^\\circ = ${root}$`, `A1 $\\frac{1}{${root}}$`],
          solution: `${angle}° is acute, so $${other} ${angle}^\\circ = ${root}$. $${other} ${near}^\\circ$ has the same value with the same sign. The reciprocal is $\\frac{1}{${root}}$.`,
          answer: `1/${typed}`,
          letters: [letter],
        }),
        c: ask.expression({
          command: 'Find',
          prompt: `Find, in terms of *${letter}*, $\\cot ${turned}^\\circ$.`,
          scheme: [
            `M1 $\\cot ${turned}^\\circ = \\cot ${angle}^\\circ = \\frac{\\cos ${angle}^\\circ}{\\sin ${angle}^\\circ}$`,
            `A1 $${cot}$`,
          ],
          solution: `${turned}° is half a turn more than ${angle}°, so sine and cosine both change their sign and the cotangent is the same: $\\frac{\\cos ${angle}^\\circ}{\\sin ${angle}^\\circ} = ${cot}$.`,
          answer: cotTyped,
          letters: [letter],
        }),
        d: ask.expression({
          command: 'Find',
          prompt: `Find, in terms of *${letter}*, $${sine ? '\\sin' : '\\cos'} ${90 - angle}^\\circ$.`,
          scheme: [`B1 $${root}$`],
          solution: `${90 - angle}° is the other acute angle of the same right-angled triangle, so its ${sine ? 'sine' : 'cosine'} is $${other} ${angle}^\\circ = ${root}$.`,
          answer: typed,
          letters: [letter],
        }),
      },
    }
  },
  // The sides of the triangle with hypotenuse 1.
  verify: ({ letter, sine }) => {
    const rest = `(1 - ${letter}*${letter})^(1/2)`
    return {
      a: `${letter}^(-1)`,
      b: `1/${rest}`,
      c: sine ? `${rest}*${letter}^(-1)` : `${letter}/${rest}`,
      d: rest,
    }
  },
})

question('point-on-the-arm-of-an-angle', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q, r] = random.pick(TRIPLES)
    const quadrant = random.pick([2, 3, 4] as const)
    return r > 25 ? null : { p, q, r, quadrant, mirror: random.pick(['x', 'y'] as const) }
  },
  make: ({ p, q, r, quadrant, mirror }) => {
    const [x, y] = [quadrant === 4 ? q : -q, quadrant === 2 ? p : -p]
    const [u, v] = mirror === 'x' ? [x, -y] : [-x, y]
    return {
      stem: `The diagram shows the point *P* (${plain(x)}, ${plain(y)}). The angle $\\theta$ is measured anticlockwise from the positive *x*-axis to the line *OP*, where *O* is the origin.`,
      figure: pointOnArm(x, y),
      parts: {
        a: exactly({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the exact value of $\\sec\\theta$.',
          scheme: [`M1 *OP* = ${r}`, `A1 $${frac(r, x)}$`],
          solution: `$OP = \\sqrt{${q}^2 + ${p}^2} = ${r}$. $\\cos\\theta = \\frac{x}{OP} = ${frac(x, r)}$, so $\\sec\\theta = ${frac(r, x)}$.`,
          answer: r / x,
        }),
        b: exactly({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the exact value of $\\operatorname{cosec}\\theta + \\cot\\theta$.',
          scheme: [
            `M1 $\\operatorname{cosec}\\theta = ${frac(r, y)}$ or $\\cot\\theta = ${frac(x, y)}$`,
            `A1 $${frac(r + x, y)}$`,
          ],
          solution: `$\\sin\\theta = ${frac(y, r)}$, so $\\operatorname{cosec}\\theta = ${frac(r, y)}$; $\\cot\\theta = \\frac{x}{y} = ${frac(x, y)}$. The sum is $${frac(r + x, y)}$.`,
          form: 'simplified',
          answer: (r + x) / y,
        }),
        c: exactly({
          command: 'Find',
          objective: 'AO2',
          prompt: `*Q* is the reflection of *P* in the *${mirror}*-axis. The angle $\\phi$ is measured anticlockwise from the positive *x*-axis to *OQ*. Find the exact value of $\\tan\\phi + \\sec\\phi$.`,
          scheme: [`M1 *Q* (${plain(u)}, ${plain(v)})`, `A1 $${frac(v + r, u)}$`],
          solution: `*Q* is (${plain(u)}, ${plain(v)}), and *OQ* = ${r}. $\\tan\\phi = ${frac(v, u)}$ and $\\sec\\phi = ${frac(r, u)}$. The sum is $${frac(v + r, u)}$.`,
          form: 'simplified',
          answer: (v + r) / u,
        }),
      },
    }
  },
  verify: ({ p, q, quadrant, mirror }) => {
    const theta = Math.atan2(quadrant === 2 ? p : -p, quadrant === 4 ? q : -q)
    const phi = mirror === 'x' ? -theta : Math.PI - theta
    return {
      a: RATIO.sec(theta),
      b: RATIO.cosec(theta) + RATIO.cot(theta),
      c: RATIO.tan(phi) + RATIO.sec(phi),
    }
  },
})

question('obtuse-triangle-in-exact-form', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [p, q, r] = random.pick(TRIPLES)
    const [ab, bc] = [random.int(2, 8) * (random.chance(0.5) ? r : 1), random.int(3, 14)]
    const square = ab * ab + bc * bc + (2 * ab * bc * q) / r
    const fits = Number.isInteger(square) && ab <= 26 && ab !== bc && r <= 17
    const factor = surd(1, 1, square)
    return !fits || Number.isInteger(Math.sqrt(square)) || square > 1500 || /sqrt\{\d{4}/.test(factor.latex)
      ? null
      : { p, q, r, ab, bc, square }
  },
  make: ({ p, q, r, ab, bc, square }) => {
    const length = surd(1, 1, square)
    const sinC = surd(ab * p, r * square, square)
    const cosecC = surd(r, ab * p, square)
    return {
      stem: [
        `In triangle *ABC*, *AB* = ${quantity(ab, 'cm')}, *BC* = ${quantity(bc, 'cm')} and angle *ABC* is obtuse. It is given that $\\operatorname{cosec} ABC = ${frac(r, p)}$.`,
        `Triangle *ABC* has *AB* = ${quantity(ab, 'cm')} and *BC* = ${quantity(bc, 'cm')}. The angle at *B* is obtuse and $\\operatorname{cosec} ABC = ${frac(r, p)}$.`,
        `A triangle *ABC* has an obtuse angle at *B*, where $\\operatorname{cosec} ABC = ${frac(r, p)}$. *AB* = ${quantity(ab, 'cm')} and *BC* = ${quantity(bc, 'cm')}.`,
      ],
      figure: triangleFigure(
        'obtuse-exact',
        'Triangle ABC',
        { AB: 5, BC: 6, B: 118 },
        { base: 'AB', mark: { AB: `${ab} cm`, BC: `${bc} cm` } },
      ),
      parts: {
        a: exactly({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the exact value of $\\cos ABC$.',
          scheme: [`M1 $\\sin ABC = ${frac(p, r)}$`, `A1 $${frac(-q, r)}$`],
          solution: `$\\sin ABC = ${frac(p, r)}$ and $\\cos^2 ABC = 1 - ${frac(p * p, r * r)} = ${frac(q * q, r * r)}$. The angle is obtuse, so the cosine is negative: $${frac(-q, r)}$.`,
          answer: -q / r,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the exact length of *AC*, in cm. Give your answer as a surd in its simplest form.',
          scheme: [
            `M1 $AC^2 = ${ab}^2 + ${bc}^2 - 2 \\times ${ab} \\times ${bc} \\times \\left(${frac(-q, r)}\\right)$`,
            `A1 $AC^2 = ${square}$`,
            `A1 $${length.latex}$`,
          ],
          solution: `The cosine rule: $AC^2 = ${ab * ab} + ${bc * bc} + ${(2 * ab * bc * q) / r} = ${square}$, so $AC = ${length.latex}$ cm.`,
          answer: length.typed,
          letters: [],
          form: 'simplified',
          own: { from: 'a', key: `sqrt(${ab * ab + bc * bc} - ${2 * ab * bc}*f)` },
        }),
        c: ask.expression({
          command: 'Find',
          prompt: 'Find the exact value of $\\operatorname{cosec} ACB$.',
          scheme: [`M1 $\\frac{${ab}}{\\sin ACB} = \\frac{AC}{\\sin ABC}$`, `A1 $${cosecC.latex}$`],
          solution: `The sine rule: $\\operatorname{cosec} ACB = \\frac{AC}{${ab}\\sin ABC} = ${length.latex} \\times ${frac(r, ab * p)} = ${cosecC.latex}$ (so $\\sin ACB = ${sinC.latex}$).`,
          answer: cosecC.typed,
          letters: [],
          form: 'exact',
          own: { from: 'b', key: `f*${r}/${ab * p}` },
        }),
        d: exactly({
          command: 'Find',
          prompt: 'Find the exact value of $\\cot ACB$.',
          // The foot of the height from A lies on CB produced.
          scheme: [
            `M1 a right-angled triangle with the height from *A* to *CB* produced, or $\\cot^2 ACB = \\operatorname{cosec}^2 ACB - 1$`,
            `A1 $${frac(bc * r + ab * q, ab * p)}$`,
          ],
          solution: `The height from *A* to the line *CB* is $${ab} \\times ${frac(p, r)} = ${frac(ab * p, r)}$. Its foot is $${ab} \\times ${frac(q, r)} = ${frac(ab * q, r)}$ beyond *B*. So $\\cot ACB = \\left(${bc} + ${frac(ab * q, r)}\\right) \\div ${frac(ab * p, r)} = ${frac(bc * r + ab * q, ab * p)}$.`,
          answer: (bc * r + ab * q) / (ab * p),
        }),
      },
    }
  },
  // By coordinates: C at the origin, B on the x-axis.
  verify: ({ p, q, r, ab, bc }) => {
    const [x, y] = [bc + (ab * q) / r, (ab * p) / r]
    const square = Math.round(x * x + y * y)
    return {
      a: -Math.sqrt(1 - (p / r) ** 2),
      b: `sqrt(${square})`,
      c: `sqrt(${square})/(${ab}*${p}/${r})`,
      d: x / y,
    }
  },
})

const SIGHTS = [
  {
    text: (h: string) =>
      `A lighthouse *TF* is ${h} high. A boat at *B* is on level water. The angle of elevation of the top, *T*, from *B* is $\\theta$.`,
    corners: 'TFB',
    level: 'the distance *BF*',
    slope: 'the distance *BT*',
  },
  {
    text: (h: string) =>
      `The top, *T*, of a vertical mast *TF* of height ${h} is joined by a straight wire to a point *W* on level ground. The wire makes an angle $\\theta$ with the ground.`,
    corners: 'TFW',
    level: 'the distance *WF*',
    slope: 'the length of the wire *WT*',
  },
  {
    text: (h: string) =>
      `A straight ski slope falls from *T* to *S*. The vertical height *TF* is ${h}, and the slope makes an angle $\\theta$ with the horizontal.`,
    corners: 'TFS',
    level: 'the horizontal distance *SF*',
    slope: 'the length of the slope *ST*',
  },
] as const

question('distances-by-cosec-and-cot', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [context, h] = [random.int(0, 2), random.int(18, 95)]
    const angle = random.step(0.2, 0.65, 0.05)
    const ratio = random.step(1.6, 4.8, 0.2)
    return h % 10 === 0 ? null : { context, h, angle, length: Math.round(h * ratio) }
  },
  make: ({ context, h, angle, length }) => {
    const { text, corners, level, slope } = SIGHTS[context] ?? SIGHTS[0]
    const [top = 'T', foot = 'F', far = 'B'] = corners.split('')
    const [distance, found] = [h / Math.tan(angle), Math.asin(h / length) / RADIAN]
    return {
      stem: text(quantity(h, 'm')),
      figure: lineOfSight(top, foot, far, `${h} m`),
      parts: {
        'a.i': ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down, in terms of $\\cot\\theta$, ${level} in metres.`,
          scheme: [`B1 $${h}\\cot\\theta$`],
          solution: `$\\cot\\theta = \\frac{${far}${foot}}{${h}}$.`,
          answer: `${h} cot(theta)`,
          letters: ['theta'],
        }),
        'a.ii': ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down, in terms of $\\operatorname{cosec}\\theta$, ${slope} in metres.`,
          scheme: [`B1 $${h}\\operatorname{cosec}\\theta$`],
          solution: `$\\operatorname{cosec}\\theta = \\frac{1}{\\sin\\theta} = \\frac{${far}${top}}{${h}}$.`,
          answer: `${h} cosec(theta)`,
          letters: ['theta'],
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find ${level} when $\\theta = ${angle}$ radians.`,
          unit: 'm',
          sigFigs: 3,
          scheme: [`M1 $\\frac{${h}}{\\tan ${angle}}$`, `A1 ${figures(distance, 3)}`],
          solution: `$${h}\\cot ${angle} = \\frac{${h}}{\\tan ${angle}}$ = ${quantity(distance, 'm', 3)}, with the calculator in radians.`,
          answer: distance,
        }),
        c: ask.number({
          command: 'Find',
          prompt: `Find $\\theta$, in degrees, when ${slope} is ${quantity(length, 'm')}. Give your answer correct to 1 decimal place.`,
          unit: '°',
          sigFigs: found < 10 ? 2 : 3,
          scheme: [`M1 $\\sin\\theta = \\frac{${h}}{${length}}$`, `A1 ${plain(found, 1)}`],
          solution: `$${h}\\operatorname{cosec}\\theta = ${length}$, so $\\sin\\theta = \\frac{${h}}{${length}}$ and $\\theta$ = ${plain(found, 1)}°.`,
          answer: found,
        }),
      },
    }
  },
  verify: ({ h, angle, length }) => ({
    'a.i': `${h}*cos(theta)/sin(theta)`,
    'a.ii': `${h}/sin(theta)`,
    b: h * Math.tan(Math.PI / 2 - angle),
    c: 90 - Math.acos(h / length) / RADIAN,
  }),
})
