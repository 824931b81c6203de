import { ask } from '@/lib/exams/authoring/ask'
import { surd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { triangleFigure } from '../triangle-figures'
import { parallelogram, post } from './drawings'
import { EXACT, exact, type Kind, rootOf, SQUARES } from './surds'

const { supplement, templates } = questionsOf('structured', 'E6.3')

export { templates }

const RADIAN = Math.PI / 180
const TURN = { sin: Math.sin, cos: Math.cos, tan: Math.tan }
const KINDS: Kind[] = ['sin', 'cos', 'tan']
const ANGLES = [30, 45, 60]

supplement('write-down-exact-values', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const [one, other] = [random.pick(KINDS), random.pick(KINDS)]
    const [first, second] = [random.pick(ANGLES), random.pick([0, 30, 45, 60, 90])]
    return one === other || (other === 'tan' && second === 90)
      ? null
      : { one, other, first, second, times: random.int(2, 9) }
  },
  make: ({ one, other, first, second, times }) => {
    const [above, below, root] = EXACT[other][second] ?? [0, 1, 1]
    const [value, multiple] = [exact(one, first), surd(times * above, below, root)]
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: [
            `Write down the exact value of $\\${one} ${first}^\\circ$.`,
            `Write down $\\${one} ${first}^\\circ$ as an exact value.`,
          ],
          scheme: [`B1 $${value.latex}$`],
          solution: `$\\${one} ${first}^\\circ = ${value.latex}$. It is one of the values to remember, or read it from ${first === 45 ? 'the right-angled triangle with sides $1$, $1$ and $\\sqrt{2}$' : 'half of an equilateral triangle, with sides $1$, $\\sqrt{3}$ and $2$'}.`,
          answer: value.typed,
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the exact value of $${times}\\${other} ${second}^\\circ$.`,
          scheme: [`B1 $${multiple.latex}$`],
          solution: `$\\${other} ${second}^\\circ = ${exact(other, second).latex}$, so $${times}\\${other} ${second}^\\circ = ${multiple.latex}$.`,
          answer: multiple.typed,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ one, other, first, second, times }) => ({
    a: rootOf(TURN[one](first * RADIAN)),
    b: rootOf(times * TURN[other](second * RADIAN)),
  }),
})

/** Two values whose product has no surd: the product above and below. */
const PAIRS = [
  ['sin', 60, 'tan', 30, 1, 2],
  ['cos', 30, 'tan', 60, 3, 2],
  ['sin', 60, 'cos', 30, 3, 4],
  ['cos', 30, 'tan', 30, 1, 2],
  ['sin', 45, 'cos', 45, 1, 2],
  ['tan', 60, 'sin', 60, 3, 2],
  ['tan', 30, 'tan', 60, 1, 1],
] as const

supplement('evaluate-an-expression', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [one, first, other, second, above, below] = random.pick(PAIRS)
    const [times, square, third] = [random.int(2, 8), random.pick(KINDS), random.pick(ANGLES)]
    const [p, q, root] = EXACT[square][third] ?? [1, 1, 1]
    const minus = random.chance(0.4)
    const [product, squared] = [(times * above) / below, (p * p * root) / (q * q)]
    return minus && product <= squared
      ? null
      : {
          one,
          first,
          other,
          second,
          above,
          below,
          times,
          square,
          third,
          minus,
          top: p * p * root,
          under: q * q,
        }
  },
  make: ({ one, first, other, second, above, below, times, square, third, minus, top, under }) => {
    const product = surd(times * above, below, 1)
    const squared = surd(top, under, 1)
    const total = surd(times * above * under + (minus ? -1 : 1) * top * below, below * under, 1)
    const sign = minus ? '-' : '+'
    const task = `${times}\\${one} ${first}^\\circ \\times \\${other} ${second}^\\circ ${sign} (\\${square} ${third}^\\circ)^2`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Work out the exact value of $${task}$.`,
            `Find the exact value of $${task}$.`,
            `Work out $${task}$. Give your answer as an integer or a fraction in its simplest form.`,
          ],
          scheme: [`M1 $${product.latex}$`, `M1 $${squared.latex}$`, `A1 $${total.latex}$`],
          solution: `$${times} \\times ${exact(one, first).latex} \\times ${exact(other, second).latex} = ${product.latex}$\n\n$(\\${square} ${third}^\\circ)^2 = \\left(${exact(square, third).latex}\\right)^2 = ${squared.latex}$\n\n$${product.latex} ${sign} ${squared.latex} = ${total.latex}$`,
          answer: total.typed,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ one, first, other, second, times, square, third, minus }) => {
    const value =
      times * TURN[one](first * RADIAN) * TURN[other](second * RADIAN) +
      (minus ? -1 : 1) * TURN[square](third * RADIAN) ** 2
    return { a: `${Math.round(value * 12)}/12` }
  },
})

const KEYS = { o: 'BC', a: 'AB', h: 'AC' } as const
type Side = keyof typeof KEYS

supplement('exact-length-of-a-side', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [given, find] = random.sample(['o', 'a', 'h'] as const, 2) as [Side, Side]
    const angle = random.pick(ANGLES)
    const squares = SQUARES[angle] ?? { o: 1, a: 1, h: 2 }
    // Two sides that are equal, or one twice the other, need no surd.
    const ratio = Math.sqrt(squares[find] / squares[given])
    return Number.isInteger(ratio * 2) ? null : { given, find, angle, length: random.int(2, 12) }
  },
  make: ({ given, find, angle, length }) => {
    const squares = SQUARES[angle] ?? { o: 1, a: 1, h: 2 }
    const x = surd(length, squares[given], squares[find] * squares[given])
    const names = given + find
    const kind = !names.includes('a') ? 'sin' : !names.includes('o') ? 'cos' : 'tan'
    const above = kind === 'cos' ? 'a' : 'o'
    const equation = find === above ? `\\frac{x}{${length}}` : `\\frac{${length}}{x}`
    const value = exact(kind, angle).latex
    return {
      stem: ['The diagram shows a right-angled triangle *ABC*.', 'Triangle *ABC* has a right angle at *B*.'],
      figure: triangleFigure(
        'right-triangle',
        'Right-angled triangle ABC',
        { AB: Math.cos(angle * RADIAN), A: angle, B: 90 },
        { mark: { [KEYS[given]]: `${length} cm`, [KEYS[find]]: '*x* cm', A: `${angle}°`, B: '90°' } },
      ),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            'Work out the exact value of *x*. Give your answer in its simplest form.',
            `Work out the exact length of *${KEYS[find]}*, in cm, in its simplest form.`,
            'Find the exact value of *x*, in its simplest form.',
          ],
          scheme: [
            `M1 $\\${kind} ${angle}^\\circ = ${equation}$`,
            `M1 $${equation} = ${value}$`,
            `A1 $${x.latex}$`,
          ],
          solution: `$\\${kind} ${angle}^\\circ = ${equation}$ and $\\${kind} ${angle}^\\circ = ${value}$.\n\nSo $x = ${find === above ? `${length} \\times ${value}` : `${length} \\div ${value}`} = ${x.latex}$.`,
          answer: x.typed,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ given, find, angle, length }) => {
    const unit = { o: Math.sin(angle * RADIAN), a: Math.cos(angle * RADIAN), h: 1 }
    return { a: rootOf((length / unit[given]) * unit[find]) }
  },
})

supplement('exact-area-of-a-parallelogram', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [base, side] = [random.int(6, 15), random.int(4, 12)]
    const what = random.int(0, 2)
    return side >= base ? null : { base, side, angle: random.pick([45, 60, 60]), what }
  },
  make: ({ base, side, angle, what }) => {
    const [above, below, root] = EXACT.sin[angle] ?? [1, 2, 1]
    const [height, area] = [surd(side * above, below, root), surd(base * side * above, below, root)]
    return {
      stem:
        [
          '*ABCD* is a parallelogram.',
          'A tile has the shape of a parallelogram *ABCD*.',
          'The diagram shows a window in the shape of a parallelogram *ABCD*.',
        ][what] ?? '',
      figure: parallelogram(base, side, angle),
      parts: {
        a: ask.expression({
          command: 'Work out',
          prompt: 'Work out the exact perpendicular distance, in cm, between *AB* and *DC*.',
          scheme: [`M1 $${side} \\times \\sin ${angle}^\\circ$`, `A1 $${height.latex}$`],
          solution: `Draw the perpendicular from *D* to *AB*. It is opposite the angle of ${angle}° in a right-angled triangle with hypotenuse ${quantity(side, 'cm')}.\n\n$${side} \\times \\sin ${angle}^\\circ = ${side} \\times ${exact('sin', angle).latex} = ${height.latex}$`,
          answer: height.typed,
          letters: [],
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Work out',
          prompt: 'Work out the exact area of *ABCD*, in cm^{2}. Give your answer in its simplest form.',
          scheme: [`M1 ${base} × their height`, `A1 $${area.latex}$`],
          solution: `The area of a parallelogram is base × perpendicular height: $${base} \\times ${height.latex} = ${area.latex}$.`,
          answer: area.typed,
          letters: [],
          form: 'exact',
          own: { from: 'a', key: `${base}*f` },
        }),
      },
    }
  },
  // The triangle that is cut off has sides that follow from its other acute angle.
  verify: ({ base, side, angle }) => {
    const along = side * Math.cos(angle * RADIAN)
    const high = Math.sqrt(side * side - along * along)
    return { a: rootOf(high), b: rootOf(high * base) }
  },
})

/** Sides of a right-angled triangle as squares of multiples of k, and the angle at A that they give. */
const SIDES = [
  ['o', 3, 'a', 1, 60],
  ['o', 1, 'a', 3, 30],
  ['o', 1, 'h', 4, 30],
  ['a', 3, 'h', 4, 30],
  ['o', 3, 'h', 4, 60],
  ['a', 1, 'h', 4, 60],
  ['o', 1, 'h', 2, 45],
] as const

supplement('angle-from-exact-sides', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [one, first, other, second, angle] = random.pick(SIDES)
    return { one, first, other, second, angle, k: random.int(2, 12) }
  },
  make: ({ one, first, other, second, angle, k }) => {
    const squares = SQUARES[angle] ?? { o: 1, a: 1, h: 2 }
    const [p, q] = [surd(k, 1, first), surd(k, 1, second)]
    const kind: Kind = other === 'a' ? 'tan' : one === 'o' ? 'sin' : 'cos'
    const third = (['o', 'a', 'h'] as const).find(each => each !== one && each !== other) ?? 'h'
    const last = surd(k, 1, squares[third])
    const whole = [first, second, squares[third]]
      .filter(each => Number.isInteger(Math.sqrt(each)))
      .reduce((sum, each) => sum + k * Math.sqrt(each), 0)
    const roots = [first, second, squares[third]].filter(each => !Number.isInteger(Math.sqrt(each)))
    const rest = surd(k * roots.length, 1, roots[0] ?? 1)
    return {
      stem: ['The diagram shows a right-angled triangle *ABC*.', 'Triangle *ABC* has a right angle at *B*.'],
      figure: triangleFigure(
        'right-triangle',
        'Right-angled triangle ABC',
        { AB: Math.cos(angle * RADIAN), A: angle, B: 90 },
        { mark: { [KEYS[one]]: `${p.shown} cm`, [KEYS[other]]: `${q.shown} cm`, B: '90°' } },
      ),
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: ['Work out angle *BAC*.', 'Work out the size of angle *BAC*.', 'Find angle *BAC*.'],
          scheme: [
            `M1 $\\${kind} BAC = \\frac{${p.latex}}{${q.latex}}$, or $${exact(kind, angle).latex}$`,
            `A1 ${angle}`,
          ],
          solution: `From *A* the two sides are the ${one === 'o' ? 'opposite' : 'adjacent'} side and the ${other === 'a' ? 'adjacent side' : 'hypotenuse'}.\n\n$\\${kind} BAC = \\frac{${p.latex}}{${q.latex}} = ${exact(kind, angle).latex}$, so angle *BAC* = ${angle}°.`,
          answer: angle,
          unit: '°',
        }),
        b: ask.expression({
          command: 'Work out',
          prompt:
            'Work out the exact perimeter of triangle *ABC*, in cm. Give your answer in its simplest form.',
          scheme: [`M1 third side $${last.latex}$`, `A1 $${whole} + ${rest.latex}$`],
          solution: `By Pythagoras’ theorem or from the angle, the third side is $${last.latex}$ cm.\n\nPerimeter: $${p.latex} + ${q.latex} + ${last.latex} = ${whole} + ${rest.latex}$`,
          answer: `${whole} + ${rest.typed}`,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  verify: ({ one, first, other, second, k }) => {
    const [p, q] = [k * Math.sqrt(first), k * Math.sqrt(second)]
    const third = other === 'a' ? first + second : second - first
    const across = one === 'o' ? p : Math.sqrt(third) * k
    const along = other === 'a' ? q : one === 'a' ? p : Math.sqrt(third) * k
    return {
      a: Math.round(Math.atan2(across, along) / RADIAN),
      b: `sqrt(${first * k * k}) + sqrt(${second * k * k}) + sqrt(${third * k * k})`,
    }
  },
})

supplement('height-from-two-angles', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [flat, steep] = random.pick([
      [30, 45],
      [45, 60],
      [30, 60],
    ] as const)
    return {
      flat,
      steep,
      d: 2 * random.int(2, 24),
      what: random.pick(['tower', 'flagpole', 'tree', 'chimney']),
    }
  },
  make: ({ flat, steep, d, what }) => {
    const half = d / 2
    const [latex, typed] = (
      {
        75: [`${half}\\sqrt{3} + ${half}`, `${half}*sqrt(3) + ${half}`],
        105: [`${3 * half} + ${half}\\sqrt{3}`, `${3 * half} + ${half}*sqrt(3)`],
        90: [`${half}\\sqrt{3}`, `${half}*sqrt(3)`],
      } as const
    )[flat + steep] ?? ['', '']
    const far = flat === 45 ? 'h' : 'h\\sqrt{3}'
    const near = steep === 45 ? 'h' : '\\frac{h}{\\sqrt{3}}'
    const finish =
      flat + steep === 75
        ? `$h(\\sqrt{3} - 1) = ${d}$, so $h = \\frac{${d}}{\\sqrt{3} - 1} = \\frac{${d}(\\sqrt{3} + 1)}{2} = ${latex}$`
        : flat + steep === 105
          ? `Multiply by $\\sqrt{3}$: $h(\\sqrt{3} - 1) = ${d}\\sqrt{3}$, so $h = \\frac{${d}\\sqrt{3}(\\sqrt{3} + 1)}{2} = ${latex}$`
          : `Multiply by $\\sqrt{3}$: $3h - h = ${d}\\sqrt{3}$, so $h = ${latex}$`
    return {
      stem: `*FT* is a vertical ${what} of height *h* metres. *A*, *B* and *F* are in a straight line on level ground, with *AB* = ${quantity(d, 'm')}. The angle of elevation of *T* is ${flat}° from *A* and ${steep}° from *B*.`,
      figure: post(flat, steep, `${d} m`),
      parts: {
        a: ask.expression({
          command: 'Work out',
          prompt: [
            'Work out the exact value of *h*. Give your answer in its simplest form.',
            `Work out the exact height, in metres, of the ${what}. Give your answer in its simplest form, without a surd in a denominator.`,
            'Find the exact value of *h*, in its simplest form.',
          ],
          scheme: [
            `B1 $AF = ${far}$`,
            `B1 $BF = ${near}$`,
            `M1 $${far} - ${near} = ${d}$`,
            'M1 collects *h*, and rationalises or multiplies by $\\sqrt{3}$',
            `A1 $${latex}$`,
          ],
          solution: `$AF = \\frac{h}{\\tan ${flat}^\\circ} = ${far}$ and $BF = \\frac{h}{\\tan ${steep}^\\circ} = ${near}$.\n\n$AB = AF - BF$, so $${far} - ${near} = ${d}$.\n\n${finish}.`,
          answer: typed,
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  // By the sine rule in triangle ABT, with the sines of 15° and 30° in surds.
  verify: ({ flat, steep, d }) =>
    steep - flat === 30
      ? { a: `${d}*(1/2)*(sqrt(3)/2)/(1/2)` }
      : { a: `${d}*${flat === 30 ? '(1/2)*(sqrt(2)/2)' : '(sqrt(2)/2)*(sqrt(3)/2)'}/((sqrt(6)-sqrt(2))/4)` },
})
