import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { signed, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { triangleFigure } from '../triangle-figures'
import { screen, twoTriangles } from './drawings'

const { core, templates } = questionsOf('structured', 'E6.1')

export { templates }

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

core('side-of-a-right-angled-triangle', {
  facts: { difficulty: 1, checked: '2026-11-28' },
  values: random => {
    const [p, q, r] = random.pick(TRIPLES)
    const times = random.pick([1, 2, 3, 4, 5, 6, 10])
    const [a, b] = random.chance(0.5) ? [p * times, q * times] : [q * times, p * times]
    const unit = random.pick(['cm', 'm'])
    return r * times > 50 ? null : { a, b, c: r * times, unit, longest: random.chance(0.5) }
  },
  make: ({ a, b, c, unit, longest }) => {
    const mark = longest
      ? { AB: `${a} ${unit}`, BC: `${b} ${unit}`, AC: `*x* ${unit}`, B: '90°' }
      : { AB: `${a} ${unit}`, BC: `*x* ${unit}`, AC: `${c} ${unit}`, B: '90°' }
    const sum = longest ? `${a}^2 + ${b}^2` : `${c}^2 - ${a}^2`
    const total = longest ? c * c : b * b
    return {
      stem: 'The diagram shows a right-angled triangle *ABC*.',
      figure: triangleFigure(
        'right-triangle',
        'Right-angled triangle ABC',
        { AB: a, BC: b, B: 90 },
        { mark },
      ),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            'Work out the value of *x*.',
            'Find *x*.',
            `Work out the length of *${longest ? 'AC' : 'BC'}*.`,
          ],
          scheme: [`M1 $${sum}$`, `A1 ${longest ? c : b}`],
          solution: `*AC* is opposite the right angle, so it is the hypotenuse.\n\n$x^2 = ${sum} = ${total}$\n\n$x = \\sqrt{${total}} = ${longest ? c : b}$`,
          answer: longest ? c : b,
          unit,
        }),
      },
    }
  },
  verify: ({ a, c, longest, b }) => {
    const angle = Math.atan2(b, a)
    return { a: longest ? a / Math.cos(angle) : c * Math.sin(angle) }
  },
})

core('isosceles-triangle-height-and-area', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q, r] = random.pick(TRIPLES)
    const times = random.int(1, 5)
    const [half, high] = random.chance(0.5) ? [p * times, q * times] : [q * times, p * times]
    const [side, apex, left, right] = [r * times, ...random.pick(['ABC', 'PQR', 'XYZ']).split('')]
    return side > 40 || half > 2.5 * high || high > 3.5 * half
      ? null
      : { half, high, side, apex: apex ?? 'A', left: left ?? 'B', right: right ?? 'C' }
  },
  make: ({ half, high, side, apex, left, right }) => {
    const [one, other, base] = [apex + left, apex + right, left + right]
    const values = { [one]: side, [other]: side, [base]: 2 * half }
    const mark = { [one]: `${side} cm`, [other]: `${side} cm`, [base]: `${2 * half} cm` }
    return {
      stem: [
        `The diagram shows an isosceles triangle *${apex}${left}${right}*. *${one}* = *${other}* = ${quantity(side, 'cm')} and *${base}* = ${quantity(2 * half, 'cm')}.`,
        `Triangle *${apex}${left}${right}* is isosceles, with *${one}* = *${other}* = ${quantity(side, 'cm')}. Its base *${base}* has length ${quantity(2 * half, 'cm')}.`,
        `A paper flag has the shape of an isosceles triangle *${apex}${left}${right}*. *${one}* = *${other}* = ${quantity(side, 'cm')} and *${base}* = ${quantity(2 * half, 'cm')}.`,
      ],
      figure: triangleFigure('isosceles', `Isosceles triangle ${apex}${left}${right}`, values, {
        base,
        mark,
        ticks: { [one]: 1, [other]: 1 },
      }),
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the perpendicular distance from *${apex}* to *${base}*.`,
          scheme: [`B1 half of the base, ${half}`, `M1 $${side}^2 - ${half}^2$`, `A1 ${high}`],
          solution: `The perpendicular from *${apex}* meets the base at its midpoint, so it makes a right-angled triangle with base ${quantity(half, 'cm')} and hypotenuse ${quantity(side, 'cm')}.\n\n$\\sqrt{${side}^2 - ${half}^2} = \\sqrt{${side * side} - ${half * half}} = \\sqrt{${high * high}} = ${high}$`,
          answer: high,
          unit: 'cm',
        }),
        b: ask.whole({
          command: 'Work out',
          prompt: `Work out the area of triangle *${apex}${left}${right}*.`,
          scheme: [`M1 $\\frac{1}{2} \\times ${2 * half} \\times$ their ${high}`, `A1 ${plain(half * high)}`],
          solution: `Area $= \\frac{1}{2} \\times \\text{base} \\times \\text{height} = \\frac{1}{2} \\times ${2 * half} \\times ${high} = ${plain(half * high)}$.`,
          answer: half * high,
          unit: 'cm^2',
          follow: { from: 'a', formula: `${half}*x` },
        }),
      },
    }
  },
  verify: ({ half, side }) => {
    const s = side + half // half the perimeter
    const area = Math.sqrt(s * (s - side) ** 2 * (s - 2 * half))
    return { a: area / half, b: area }
  },
})

/** A sum of two squares with a square factor: its root is k√m. */
const SURD_STEPS = [
  [2, 4, 2, 5],
  [3, 6, 3, 5],
  [4, 6, 2, 13],
  [2, 6, 2, 10],
  [4, 8, 4, 5],
  [6, 6, 6, 2],
  [4, 4, 4, 2],
  [3, 9, 3, 10],
  [5, 5, 5, 2],
  [2, 8, 2, 17],
  [6, 8, 10, 1],
  [2, 10, 2, 26],
  [6, 10, 2, 34],
  [5, 10, 5, 5],
] as const

core('distance-between-two-points', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [p, q, k, m] = random.pick(SURD_STEPS)
    const [dx, dy] = random.chance(0.5) ? [p, q] : [q, p]
    const [x, y] = [random.int(-5, 4), random.int(-6, 5)]
    const down = random.chance(0.5)
    return m === 1 || x === 0 ? null : { x, y, k, m, x2: x + dx, y2: down ? y - dy : y + dy, dx, dy }
  },
  make: ({ x, y, k, m, x2, y2, dx, dy }) => ({
    stem: [
      `*A* is the point $(${x}, ${y})$ and *B* is the point $(${x2}, ${y2})$.`,
      `A line segment joins *A* $(${x}, ${y})$ and *B* $(${x2}, ${y2})$.`,
      `The points *A* and *B* have coordinates $(${x}, ${y})$ and $(${x2}, ${y2})$.`,
    ],
    parts: {
      a: ask.expression({
        command: 'Work out',
        objective: 'AO1',
        prompt: 'Work out the length of *AB*. Give your answer as a surd in its simplest form.',
        scheme: [
          `M1 ${dx} and ${dy} for the differences of the coordinates`,
          `M1 $\\sqrt{${dx * dx + dy * dy}}$`,
          `A1 $${k}\\sqrt{${m}}$`,
        ],
        solution: `The differences are $${x2} - ${x < 0 ? `(${x})` : x} = ${dx}$ across and ${dy} ${y2 < y ? 'down' : 'up'}. They are the shorter sides of a right-angled triangle with hypotenuse *AB*.\n\n$AB = \\sqrt{${dx}^2 + ${dy}^2} = \\sqrt{${dx * dx + dy * dy}} = \\sqrt{${k * k} \\times ${m}} = ${k}\\sqrt{${m}}$`,
        answer: `${k}sqrt(${m})`,
        letters: [],
        form: 'exact',
      }),
      b: ask.whole({
        command: 'Work out',
        objective: 'AO2',
        prompt: ['*AB* is one side of a square. Work out the area of the square.'],
        scheme: [`B1 ${dx * dx + dy * dy}`],
        solution: `The area is $AB^2 = ${dx}^2 + ${dy}^2 = ${dx * dx + dy * dy}$ square units.`,
        answer: dx * dx + dy * dy,
        own: { from: 'a', key: 'f^2' },
      }),
    },
  }),
  verify: ({ x, y, x2, y2 }) => ({
    a: `sqrt(${(x2 - x) ** 2 + (y2 - y) ** 2})`,
    b: x * x + y * y + x2 * x2 + y2 * y2 - 2 * (x * x2 + y * y2),
  }),
})

const EQUAL = `
  EQUAL = equal/same/agree/match
  reject not EQUAL
  reject not right
  reject "≠"
  accept EQUAL
  accept "="
  accept pythagoras work/hold/true/apply/satisfied
  unsure pythagoras, right
  earns: Yes, the two values are equal
  earns: it is right-angled because both answers are the same
  earns: right angled becuase the values are eqaul
  misses: yes it is right-angled
  misses: the angle looks like a right angle
  misses: it is not right-angled because they are not equal`

const DIFFERENT = `
  EQUAL = equal/same/agree/match
  accept not EQUAL
  accept "≠" | "=/=" | "!=" | "<" | ">"
  accept pythagoras, not work/hold/true/apply/satisfied
  accept different/differ/unequal
  accept more/less/greater/smaller/larger/bigger than
  unsure pythagoras
  earns: No, the two values are not equal
  earns: it is not right-angled since the results are diferent
  earns: the square of the longest side is greater than the sum
  misses: it is not right-angled
  misses: yes, they are equal
  misses: the angle does not look like a right angle`

core('test-for-a-right-angle', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [p, q, r] = random.pick(TRIPLES)
    const times = random.pick([0.3, 0.6, 0.7, 0.9, 1.1, 1.2, 1.3, 1.4])
    const off = random.pick([0, 0, 0.1, -0.1, 0.2])
    const [a, b, c] = [clean(p * times), clean(q * times), clean(clean(r * times) + off)]
    const thing = random.int(0, 2)
    return c > 32 || c <= b || a < 1.5 ? null : { a, b, c, right: off === 0, thing }
  },
  make: ({ a, b, c, right, thing }) => {
    const unit = thing === 0 ? 'cm' : 'm'
    const [sum, square] = [clean(a * a + b * b), clean(c * c)]
    return {
      stem:
        [
          `In triangle *PQR*, *PQ* = ${quantity(a, unit)}, *QR* = ${quantity(b, unit)} and *PR* = ${quantity(c, unit)}.`,
          `A builder marks a triangle *PQR* on the ground to test a corner at *Q*. She measures *PQ* = ${quantity(a, unit)}, *QR* = ${quantity(b, unit)} and *PR* = ${quantity(c, unit)}.`,
          `A gardener joins three wooden rods to form a triangular frame *PQR*. *PQ* = ${quantity(a, unit)}, *QR* = ${quantity(b, unit)} and *PR* = ${quantity(c, unit)}.`,
        ][thing] ?? '',
      parts: {
        a: ask.values({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the values in the table.',
          scheme: [`B1 ${plain(sum)}`, `B1 ${plain(square)}`],
          solution: `$${a}^2 + ${b}^2 = ${plain(clean(a * a))} + ${plain(clean(b * b))} = ${plain(sum)}$ and $${c}^2 = ${plain(square)}$.`,
          found: [
            ['*PQ*^{2} + *QR*^{2}', sum, 'sum of squares'],
            ['*PR*^{2}', square, 'square of PR'],
          ],
        }),
        b: ask.written({
          command: 'Determine',
          objective: 'AO2',
          prompt: 'Determine whether triangle *PQR* is right-angled. Give a reason for your answer.',
          scheme: [
            right
              ? judged('yes, since *PQ*^{2} + *QR*^{2} is equal to *PR*^{2}', EQUAL)
              : judged('no, since *PQ*^{2} + *QR*^{2} is not equal to *PR*^{2}', DIFFERENT),
          ],
          modelAnswer: right
            ? 'Yes, because the two values are equal.'
            : 'No, because the two values are not equal.',
          solution: right
            ? 'The two values are equal, so Pythagoras’ theorem holds. The triangle is right-angled, with the right angle at *Q*, opposite the longest side.'
            : 'In a right-angled triangle the square of the longest side equals the sum of the squares of the other two. Here the values are not equal, so the triangle is not right-angled.',
        }),
      },
    }
  },
})

core('two-right-angled-triangles', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b] = [random.step(5.2, 11.8, 0.1), random.step(3.1, 7.9, 0.1)]
    const d = clean(Math.ceil(Math.hypot(a, b)) + random.step(1.3, 4.8, 0.1))
    return Number.isInteger(a) || Number.isInteger(b) || d > 19 ? null : { a, b, d }
  },
  make: ({ a, b, d }) => {
    const [ac, cd] = [Math.hypot(a, b), Math.sqrt(d * d - a * a - b * b)]
    return {
      stem: [
        'The diagram shows a quadrilateral *ABCD*. Angle *ABC* and angle *ACD* are right angles.',
        '*ABCD* is a quadrilateral made of two right-angled triangles *ABC* and *ACD*.',
        'A tile has the shape of the quadrilateral *ABCD*. Angle *ABC* = angle *ACD* = 90°.',
      ],
      figure: twoTriangles(a, b, d),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: 'Calculate the length of *CD*.',
          scheme: [
            `M1 $AC^2 = ${a}^2 + ${b}^2$`,
            `M1 $${d}^2 - (${a}^2 + ${b}^2)$`,
            `A1 ${figures(cd, 3)} (cm)`,
          ],
          solution: `Triangle *ABC*: $AC^2 = ${a}^2 + ${b}^2 = ${plain(clean(a * a + b * b))}$. Keep the square: it is what you need next.\n\nTriangle *ACD* has hypotenuse *AD*: $CD = \\sqrt{${d}^2 - ${plain(clean(a * a + b * b))}} = ${figures(cd, 3)}$ cm.`,
          answer: cd,
          unit: 'cm',
          sigFigs: 3,
          via: [{ value: ac, formula: `sqrt(${d * d}-x^2)` }],
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the area of *ABCD*.',
          scheme: [
            `M1 $\\frac{1}{2} \\times ${a} \\times ${b}$ or $\\frac{1}{2} \\times AC \\times CD$`,
            'M1 the sum of both',
            `A1 ${figures((a * b + ac * cd) / 2, 3)} (cm^{2})`,
          ],
          solution: `The right angles lie between *AB* and *BC* and between *AC* and *CD*.\n\n$AC = ${figures(ac, 5)}$ cm. Area $= \\frac{1}{2} \\times ${a} \\times ${b} + \\frac{1}{2} \\times ${figures(ac, 5)} \\times ${figures(cd, 5)} = ${figures((a * b + ac * cd) / 2, 3)}$ cm².`,
          answer: (a * b + ac * cd) / 2,
          unit: 'cm^2',
          sigFigs: 3,
          follow: { from: 'a', formula: `(${a * b}+${ac}*x)/2` },
          via: [{ value: ac, formula: `(${a * b}+${cd}*x)/2` }],
        }),
      },
    }
  },
  verify: ({ a, b, d }) => {
    const turn = Math.acos(Math.hypot(a, b) / d)
    const heron = (x: number, y: number, z: number) => {
      const s = (x + y + z) / 2
      return Math.sqrt(s * (s - x) * (s - y) * (s - z))
    }
    const [ac, cd] = [Math.hypot(a, b), d * Math.sin(turn)]
    return { a: cd, b: heron(a, b, ac) + heron(ac, cd, d) }
  },
})

core('screen-in-a-ratio', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [long, short] = random.pick([
      [16, 9],
      [3, 2],
      [8, 5],
      [7, 3],
      [5, 4],
      [7, 5],
    ] as const)
    return {
      long,
      short,
      diagonal: random.int(21, 80),
      thing: random.pick(['television screen', 'poster', 'whiteboard']),
    }
  },
  make: ({ long, short, diagonal, thing }) => {
    const one = diagonal / Math.hypot(long, short)
    const squares = long * long + short * short
    return {
      stem: `The length and the width of a rectangular ${thing} *ABCD* are in the ratio ${long}:${short}. Its diagonal *AC* is ${quantity(diagonal, 'cm')} long.`,
      figure: screen(long, short, `${diagonal} cm`),
      parts: {
        a: ask.number({
          command: 'Calculate',
          prompt: `Calculate the length of the ${thing}.`,
          scheme: [
            `M1 $(${long}k)^2 + (${short}k)^2 = ${diagonal}^2$`,
            `M1 $k = \\frac{${diagonal}}{\\sqrt{${squares}}}$`,
            `A1 ${figures(long * one, 3)} (cm)`,
          ],
          solution: `Let the sides be ${long}*k* and ${short}*k*. By Pythagoras’ theorem $(${long}k)^2 + (${short}k)^2 = ${diagonal}^2$, so $${squares}k^2 = ${plain(diagonal * diagonal)}$.\n\n$k = \\frac{${diagonal}}{\\sqrt{${squares}}} = ${figures(one, 5)}$, and the length is $${long}k = ${figures(long * one, 3)}$ cm.`,
          answer: long * one,
          unit: 'cm',
          sigFigs: 3,
          via: [{ value: one, formula: `${long}*x` }],
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: `Calculate the perimeter of the ${thing}.`,
          scheme: [
            `M1 $2 \\times (${long} + ${short}) \\times$ their *k*, or 2 × (length + width)`,
            `A1 ${figures(2 * (long + short) * one, 3)} (cm)`,
          ],
          solution: `The width is $${short}k = ${figures(short * one, 5)}$ cm. Perimeter $= 2 \\times (${figures(long * one, 5)} + ${figures(short * one, 5)}) = ${figures(2 * (long + short) * one, 3)}$ cm.`,
          answer: 2 * (long + short) * one,
          unit: 'cm',
          sigFigs: 3,
          follow: { from: 'a', formula: `2*(x + ${short}*x/${long})` },
          via: [{ value: one, formula: `${2 * (long + short)}*x` }],
        }),
      },
    }
  },
  verify: ({ long, short, diagonal }) => {
    const turn = Math.atan2(short, long)
    return { a: diagonal * Math.cos(turn), b: 2 * diagonal * (Math.cos(turn) + Math.sin(turn)) }
  },
})

core('sides-in-terms-of-x', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [p, q, r] = random.pick([...TRIPLES, [6, 8, 10], [9, 12, 15], [10, 24, 26], [20, 21, 29]] as const)
    // The side x is one of the two shorter ones; the others are x plus a number.
    const [x, other] = random.chance(0.6) ? [p, q] : [q, p]
    const shift = random.int(-3, 4)
    const value = x - shift
    return value < 2 ? null : { value, one: shift, two: other - value, three: r - value }
  },
  make: ({ value, one, two, three }) => {
    const side = (more: number) => `*x*${more === 0 ? '' : more < 0 ? ` − ${-more}` : ` + ${more}`}`
    const inside = (more: number) => (more === 0 ? 'x^2' : `(x ${signed(more)})^2`)
    const [b, c] = [2 * (one + two - three), one * one + two * two - three * three]
    const typed = `x^2 ${term(b, 'x')} ${signed(c)} = 0`
    const perimeter = 3 * value + one + two + three
    const rest = c / value
    return {
      stem: [
        'The lengths of the sides of the right-angled triangle *ABC* are given in terms of *x*. All lengths are in centimetres.',
        'The diagram shows a right-angled triangle *ABC*. All lengths are in centimetres.',
        '*ABC* is a right-angled triangle whose sides, in centimetres, depend on *x*.',
      ],
      figure: triangleFigure(
        'sides-in-x',
        'Right-angled triangle ABC with sides in terms of x',
        { AB: 4, BC: 3, B: 90 },
        { mark: { AB: side(two), BC: side(one), AC: side(three), B: '90°' } },
      ),
      parts: {
        a: ask.expression({
          command: 'Write',
          prompt:
            'Use Pythagoras’ theorem to form an equation in *x*. Write it in the form $x^2 + bx + c = 0$, where *b* and *c* are integers.',
          scheme: [
            `M1 $${inside(one)} + ${inside(two)} = ${inside(three)}$`,
            'M1 the brackets expanded',
            `A1 $${typed}$`,
          ],
          solution: `$${inside(one)} + ${inside(two)} = ${inside(three)}$\n\nThe left-hand side is $2x^2 ${term(2 * (one + two), 'x')} ${signed(one * one + two * two)}$, the right-hand side $x^2 ${term(2 * three, 'x')} ${signed(three * three)}$. Take everything to one side: $${typed}$.`,
          answer: typed,
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.whole({
          command: 'Work out',
          prompt: 'Solve your equation and work out the perimeter of triangle *ABC*.',
          scheme: [`M1 $(x - ${value})(x ${signed(-rest)})$`, `A1 *x* = ${value}`, `B1 ${perimeter} (cm)`],
          solution: `$(x - ${value})(x ${signed(-rest)}) = 0$, so *x* = ${value} or *x* = ${plain(rest)}. The second would give a length that is not positive.\n\nThe sides are ${value + one}, ${value + two} and ${value + three}, so the perimeter is ${quantity(perimeter, 'cm')}.`,
          answer: perimeter,
          unit: 'cm',
        }),
      },
    }
  },
  verify: ({ value, one, two, three }) => {
    let found = 0
    for (let x = 1; x <= 60; x += 1)
      if (x + one > 0 && x + two > 0 && Math.abs(Math.hypot(x + one, x + two) - x - three) < 1e-9) found = x
    return {
      a: `(x+${one})^2+(x+${two})^2-(x+${three})^2=0`,
      b: found === value ? 3 * found + one + two + three : 0,
    }
  },
})
