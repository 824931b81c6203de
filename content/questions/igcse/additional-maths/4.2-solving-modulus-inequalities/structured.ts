import { ask } from '@/lib/exams/authoring/ask'
import { nonZero, poly, signed, slopeTerm } from '@/lib/exams/authoring/maths'
import { crossings } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import {
  above,
  below,
  between,
  beyond,
  EXACT,
  either,
  isClosed,
  lineText,
  logOf,
  negativeSet,
  ratio,
  SIGNS,
  type Sign,
  sketched,
} from '../equations-inequalities-and-graphs'

const { question, templates } = questionsOf('structured', '4.2')

export { templates }

const isLess = (sign: Sign) => sign.startsWith('<')

question('one-interval-or-two', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [k, a, r, c] = [random.int(2, 5), random.int(2, 5), random.pick(nonZero(-5, 6)), random.int(2, 12)]
    const sign: Sign = random.pick(['<', '<=', '>', '>='] as const)
    const b = c - a * r
    return b !== 0 && Math.abs(b) < 16 && c > a && (2 * c) % a !== 0 ? { k, a, b, c, r, sign } : null
  },
  make: ({ k, a, b, c, r, sign }) => {
    const inside = poly(a, b)
    const [low, high] = [ratio(-c - b, a), ratio(r)]
    const closed = isClosed(sign)
    const set = isLess(sign) ? between(low, high, closed) : beyond(low, high, closed)
    const least = Math.ceil((-c - b) / a)
    const between_ = r - least + 1
    // At an end that is a whole number the sign decides whether it counts.
    const inner = isLess(sign) === closed ? between_ : between_ - 1
    const asked = `${k}|${inside}| ${SIGNS[sign]} ${k * c}`
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the inequality $${asked}$.`,
            `Find the set of values of *x* for which $${asked}$.`,
            `Find the values of *x* that satisfy $${asked}$.`,
          ],
          scheme: [
            `M1 $|${inside}| ${SIGNS[sign]} ${c}$`,
            `A1 critical values $${low.latex}$ and $${high.latex}$`,
            `A1 ${set.said}`,
          ],
          solution: `Divide by ${k}: $|${inside}| ${SIGNS[sign]} ${c}$. The critical values come from $${inside} = ${c}$ and $${inside} = -${c}$: $x = ${high.latex}$ and $x = ${low.latex}$.\n\n${isLess(sign) ? 'A small modulus: *x* lies between them' : 'A large modulus: *x* lies outside them'}, ${set.said}.`,
          answer: set.typed,
          letters: ['x'],
        }),
        b: ask.whole({
          command: 'Find',
          prompt: isLess(sign)
            ? 'Find how many integers satisfy the inequality.'
            : 'Find how many integers do **not** satisfy the inequality.',
          scheme: [`B1 ${inner}`],
          solution: `Count the integers from ${plain(least)} to ${plain(isLess(sign) === closed ? r : r - 1)}. The end ${plain(r)} ${isLess(sign) === closed ? 'counts' : 'does not count'}.`,
          answer: inner,
        }),
      },
    }
  },
  verify: ({ k, a, b, c, sign }) => {
    const gap = (x: number) => (isLess(sign) ? 1 : -1) * (k * Math.abs(a * x + b) - k * c)
    const holds = (x: number) => gap(x) < 0 || (gap(x) === 0 && isClosed(sign))
    const whole = Array.from({ length: 81 }, (_, at) => at - 40)
    return {
      a: negativeSet(gap, isClosed(sign)),
      b: whole.filter(x => holds(x) === isLess(sign)).length,
    }
  },
})

question('two-moduli-by-squaring', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [k, a, b] = [random.int(2, 4), random.int(1, 2), random.pick(nonZero(-6, 6))]
    const [c, d] = [random.int(1, 5), random.pick(nonZero(-12, 12))]
    const sign: Sign = random.pick(['<', '<=', '>', '>='] as const)
    const [x1, x2] = [(d - k * b) / (k * a - c), (-d - k * b) / (k * a + c)]
    const whole = Number.isInteger(x1) || Number.isInteger(x2)
    const fine = k * a > c && x1 !== x2 && Math.abs(x1) < 12 && Math.abs(x2) < 12
    return fine && whole && (a === 1 || b % 2 !== 0) ? { k, a, b, c, d, sign } : null
  },
  make: ({ k, a, b, c, d, sign }) => {
    const roots = [
      { top: d - k * b, under: k * a - c },
      { top: -d - k * b, under: k * a + c },
    ].sort((one, two) => one.top / one.under - two.top / two.under)
    const [low, high] = roots.map(({ top, under }) => ratio(top, under))
    if (!low || !high) throw new Error('two roots')
    const [p, q, r] = [k * k * a * a - c * c, 2 * (k * k * a * b - c * d), k * k * b * b - d * d]
    const quadratic = `${poly(p, q, r)} ${SIGNS[sign]} 0`
    const set = isLess(sign) ? between(low, high, isClosed(sign)) : beyond(low, high, isClosed(sign))
    const asked = `${k}|${poly(a, b)}| ${SIGNS[sign]} |${poly(c, d)}|`
    return {
      stem: [
        `The inequality $${asked}$ is to be solved.`,
        `Consider the inequality $${asked}$.`,
        `A student wants to solve the inequality $${asked}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: `Write $${k * k}(${poly(a, b)})^2 - (${poly(c, d)})^2$ in the form $px^2 + qx + r$, where *p*, *q* and *r* are integers.`,
          scheme: [
            `M1 $${poly(k * k * a * a, 2 * k * k * a * b, k * k * b * b)}$ or $${poly(c * c, 2 * c * d, d * d)}$`,
            `A1 $${poly(p, q, r)}$`,
          ],
          solution: `$${k * k}(${poly(a, b)})^2 = ${poly(k * k * a * a, 2 * k * k * a * b, k * k * b * b)}$ and $(${poly(c, d)})^2 = ${poly(c * c, 2 * c * d, d * d)}$. Their difference is $${poly(p, q, r)}$.`,
          answer: poly(p, q, r),
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.expression({
          command: 'Solve',
          objective: 'AO1',
          prompt: `Hence solve $${asked}$.`,
          scheme: [
            `M1 $${quadratic}$, and a way to its roots`,
            `A1 critical values $${low.latex}$ and $${high.latex}$`,
            `A1 ${set.said}`,
          ],
          solution: `Neither side is negative, so squaring keeps the order; the factor ${k} is squared too: $${k * k}(${poly(a, b)})^2 ${SIGNS[sign]} (${poly(c, d)})^2$, that is $${quadratic}$.\n\nThe quadratic is zero at $x = ${low.latex}$ and $x = ${high.latex}$. It is a U, so it is ${isLess(sign) ? 'below the axis between the roots' : 'above the axis outside the roots'}: ${set.said}.`,
          answer: set.typed,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ k, a, b, c, d, sign }) => {
    const gap = (x: number) => k * Math.abs(a * x + b) - Math.abs(c * x + d)
    // The quadratic through three values of the difference of the squares.
    const at = (x: number) => (k * (a * x + b)) ** 2 - (c * x + d) ** 2
    const [zero, one, minus] = [at(0), at(1), at(-1)]
    return {
      a: `${(one + minus) / 2 - zero}*x^2 + (${(one - minus) / 2})*x + (${zero})`,
      b: negativeSet(x => (isLess(sign) ? gap(x) : -gap(x)), isClosed(sign)),
    }
  },
})

question('line-across-a-v', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.int(2, 5), random.int(2, 15)]
    const [c, d] = [random.pick(nonZero(-3, 3)), random.int(1, 12)]
    if (Math.abs(c) >= a) return null
    const [left, right] = [(b - d) / (a + c), (b + d) / (a - c)]
    const fine = left > 0 && right < 15 && (Number.isInteger(left) || Number.isInteger(right))
    const open = right - left > 1.2 && right !== 1 && left !== 1
    return fine && open && c * (b / a) + d > 0.8 && c * right + d > 0.8 ? { a, b, c, d } : null
  },
  make: ({ a, b, c, d }) => {
    const [inside, line] = [poly(a, -b), lineText(c, d)]
    const [low, high] = [ratio(b - d, a + c), ratio(b + d, a - c)]
    const [x1, x2] = [(b - d) / (a + c), (b + d) / (a - c)]
    const set = between(low, high)
    const inY = between(logOf(b - d, a + c), logOf(b + d, a - c), false, 'y')
    const f = (x: number) => Math.abs(a * x - b)
    return {
      stem: [
        `The diagram shows the graph of $y = |${inside}|$ and the line $y = ${line}$. They meet at *P* and *Q*. The diagram is not to scale.`,
        `The graph of $y = |${inside}|$ and the line $y = ${line}$ meet at the points *P* and *Q*, as shown in the sketch.`,
        `The sketch shows $y = |${inside}|$ and $y = ${line}$. *P* and *Q* are their points of intersection.`,
      ],
      figure: sketched(
        'line-across-a-v',
        'A V-shaped graph and a line',
        {
          curves: [f, { f: x => c * x + d, cls: 'r' }],
          x: [-0.2 * x2, x2 * 1.25],
          y: [-0.15 * Math.max(b, f(x2) * 1.2), Math.max(b * 1.1, f(x2) * 1.3)],
          points: [
            { at: [x1, f(x1)], label: '*P*', place: c > 0 ? 'above' : 'above right' },
            { at: [x2, f(x2)], label: '*Q*', place: c > 0 ? 'below right' : 'above' },
          ],
        },
        'A sketch on axes without scales. A V-shaped graph has its corner on the positive x-axis. A straight line cuts its left arm at P and its right arm at Q.',
      ),
      parts: {
        a: ask.solutions({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the *x*-coordinates of *P* and *Q*, in exact form.',
          scheme: [
            `M1 $-(${inside}) = ${line}$, or both sides squared`,
            `M1 $${inside} = ${line}$`,
            `A1 $${low.latex}$`,
            `A1 $${high.latex}$`,
          ],
          solution: `*P* is on the left arm, where the modulus is $-(${inside})$: $-(${inside}) = ${line}$ gives $x = ${low.latex}$.\n\n*Q* is on the right arm: $${inside} = ${line}$ gives $x = ${high.latex}$.`,
          answer: [low.typed, high.typed],
          ...EXACT,
        }),
        b: ask.expression({
          command: 'Write down',
          prompt: `Hence write down the set of values of *x* for which $|${inside}| < ${line}$.`,
          scheme: [`B1 ${set.said}`],
          solution: `The V is below the line between *P* and *Q*: ${set.said}.`,
          answer: set.typed,
          letters: ['x'],
        }),
        c: ask.expression({
          command: 'Find',
          prompt: `Hence find the set of values of *y* for which $|${slopeTerm(a, 1, 'e^y')} - ${b}| < ${c < 0 ? `${d} - ${slopeTerm(-c, 1, 'e^y')}` : `${slopeTerm(c, 1, 'e^y')} + ${d}`}$. Give the end points in exact form.`,
          scheme: [`M1 $${low.latex} < e^y < ${high.latex}$`, `A1 ${inY.said}`],
          solution: `This is the inequality with $x = e^y$: $${low.latex} < e^y < ${high.latex}$. The logarithm increases, so the order stays: ${inY.said}.`,
          answer: inY.typed,
          letters: ['y'],
        }),
      },
    }
  },
  verify: ({ a, b, c, d }) => {
    const gap = (x: number) => Math.abs(a * x - b) - (c * x + d)
    const [low = 0, high = 0] = crossings(y => gap(Math.exp(y)), -7, 5)
    return { a: crossings(gap), b: negativeSet(gap), c: `${low} < y < ${high}` }
  },
})

question('modulus-of-a-quadratic-inequality', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, m, n] = [random.int(-4, 5), random.int(3, 7), random.int(1, 5)]
    const sign: Sign = random.pick(['<', '<=', '>', '>='] as const)
    return m > n && (m - n) % 2 === 0 && p !== 0 && p * p !== (m * m + n * n) / 2 ? { p, m, n, sign } : null
  },
  make: ({ p, m, n, sign }) => {
    const [q, d] = [(m * m + n * n) / 2, (m * m - n * n) / 2]
    const f = poly(1, -2 * p, p * p - q)
    const closed = isClosed(sign)
    const ends = [p - m, p - n, p + n, p + m].map(each => ratio(each))
    const [one, two, three, four] = ends
    if (!one || !two || !three || !four) throw new Error('four ends')
    const set = isLess(sign)
      ? either(between(one, two, closed), between(three, four, closed))
      : either(below(one, closed), between(two, three, closed), above(four, closed))
    const [up, down] = [poly(1, -2 * p, p * p - q - d), poly(1, -2 * p, p * p - q + d)]
    return {
      stem: '',
      parts: {
        a: ask.solutions({
          command: 'Solve',
          objective: 'AO1',
          prompt: [
            `Solve the equation $|${f}| = ${d}$.`,
            `Find all values of *x* for which $|${f}| = ${d}$.`,
            `Find the *x*-coordinates of all points where the graph of $y = |${f}|$ meets the line $y = ${d}$.`,
          ],
          scheme: [
            `M1 $${up} = 0$ or $${down} = 0$`,
            `M1 both equations`,
            ...ends.map(({ latex }) => `A1 $${latex}$`),
          ],
          solution: `$${f} = ${d}$ gives $${up} = 0$, so $x = ${p - m}$ or $x = ${p + m}$.\n\n$${f} = -${d}$ gives $${down} = 0$, so $x = ${p - n}$ or $x = ${p + n}$.`,
          answer: ends.map(({ typed }) => typed),
          ...EXACT,
        }),
        b: ask.expression({
          command: 'Find',
          prompt: `Hence find the set of values of *x* for which $|${f}| ${SIGNS[sign]} ${d}$.`,
          scheme: [
            'M1 regions chosen from a sketch, or a value tested in each region',
            isLess(sign) ? 'A1 one of the two intervals' : 'A1 two of the three pieces',
            `A1 ${set.said}`,
          ],
          solution: `The four values cut the number line into five regions. The graph is an arch between two arms. It is ${isLess(sign) ? 'below the line in two regions, on both sides of the arch' : 'above the line on both outer arms and on the top of the arch'}: ${set.said}.`,
          solutionFigure: sketched('quadratic-modulus-and-line', 'Graph of the modulus and a line', {
            curves: [
              x => Math.abs((x - p) ** 2 - q),
              { f: () => d, label: `*y* = ${d}`, cls: 'r', place: 'above' },
            ],
            x: [Math.min(p - m - 1.5, -1), Math.max(p + m + 1.5, 1)],
            y: [-0.2 * q, Math.max(q, d) * 1.6],
          }),
          answer: set.typed,
          letters: ['x'],
        }),
      },
    }
  },
  verify: ({ p, m, n, sign }) => {
    const gap = (x: number) => Math.abs((x - p + m) * (x - p - m) + (m * m - n * n) / 2) - (m * m - n * n) / 2
    return {
      a: crossings(gap),
      b: negativeSet(x => (isLess(sign) ? gap(x) : -gap(x)), isClosed(sign)),
    }
  },
})

const PASSING = [
  {
    first: 'A bicycle moves along a straight road at a constant speed',
    second: 'A second bicycle follows on the same road',
    place: 'the checkpoint',
    alone: 'the bicycle',
    who: 'the first bicycle',
    other: 'the second bicycle',
  },
  {
    first: 'A tram moves along a straight track at a constant speed',
    second: 'A bus drives on a road beside the track',
    place: 'the bridge',
    alone: 'the tram',
    who: 'the tram',
    other: 'the bus',
  },
  {
    first: 'A drone flies along a straight line at a constant speed',
    second: 'A second drone flies above the same line',
    place: 'the tower',
    alone: 'the drone',
    who: 'the first drone',
    other: 'the second drone',
  },
] as const

question('nearer-than-the-other', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [kind, a, c] = [random.int(0, 2), random.int(4, 12), random.int(2, 9)]
    const [b, d, near] = [random.step(40, 150, 5), random.step(30, 200, 5), random.step(10, 35, 5)]
    const cuts = [(b - d) / (a - c), (b + d) / (a + c)].sort((one, two) => one - two)
    const [low = 0, high = 0] = cuts
    const fine = a > c && low > 1 && high < 60 && high - low > 1.5
    const simple = cuts.every(each => Number.isInteger(each * 2) || Number.isInteger(each * 3))
    const inside = (b - near) / a > 0.5 && Number.isInteger(((2 * near) / a) * 2)
    return fine && simple && inside && Math.abs(b / a - d / c) > 1 ? { kind, a, b, c, d, near } : null
  },
  make: ({ kind, a, b, c, d, near }) => {
    const { first, second, place, alone, who, other } = PASSING[kind] ?? PASSING[0]
    const cuts = [
      { top: b - d, under: a - c },
      { top: b + d, under: a + c },
    ].sort((one, two) => one.top / one.under - two.top / two.under)
    const [low, high] = cuts.map(({ top, under }) => ratio(top, under))
    if (!low || !high) throw new Error('two times')
    const [from, to] = [ratio(b - near, a), ratio(b + near, a)]
    const set = between(low, high, false, 't')
    return {
      stem: `${first}. At time *t* seconds its distance from ${place.replace('the', 'a')}, measured along the line of travel, is $|${a}t - ${b}|$ metres, for $t \\ge 0$.`,
      parts: {
        a: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          unit: 'm/s',
          prompt: `Write down the speed of ${alone}.`,
          scheme: [`B1 ${a} m/s`],
          solution: `The distance changes by ${a} metres in each second, so the speed is ${a} m/s.`,
          answer: a,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the set of values of *t* for which ${alone} is at most ${near} metres from ${place}.`,
          scheme: [
            `M1 $|${a}t - ${b}| \\le ${near}$`,
            `A1 critical values $${from.latex}$ and $${to.latex}$`,
            `A1 ${between(from, to, true, 't').said}`,
          ],
          solution: `$|${a}t - ${b}| \\le ${near}$ means $-${near} \\le ${a}t - ${b} \\le ${near}$. Add ${b} and divide by ${a}: ${between(from, to, true, 't').said}.`,
          answer: between(from, to, true, 't').typed,
          letters: ['t'],
        }),
        c: ask.expression({
          command: 'Find',
          lead: `${second}. At the same time its distance from ${place} is $|${c}t - ${d}|$ metres.`,
          prompt: `Find the set of values of *t* for which ${who} is nearer to ${place} than ${other}.`,
          scheme: [
            `M1 $|${a}t - ${b}| < |${c}t - ${d}|$`,
            'M1 both sides squared, or both cases',
            `A1 critical values $${low.latex}$ and $${high.latex}$`,
            `A1 ${set.said}`,
          ],
          solution: `$|${a}t - ${b}| < |${c}t - ${d}|$. The distances are equal where $${a}t - ${b} = ${c}t - ${d}$ or $${a}t - ${b} = -(${c}t - ${d})$, at $t = ${ratio(b - d, a - c).latex}$ and $t = ${ratio(b + d, a + c).latex}$.\n\nSquaring gives a quadratic with a positive coefficient of $t^2$ that has to be negative, so *t* lies between: ${set.said}.`,
          answer: set.typed,
          letters: ['t'],
        }),
      },
    }
  },
  verify: ({ a, b, c, d, near }) => ({
    a: Math.abs((Math.abs(a * 1000 - b) - Math.abs(a * 900 - b)) / 100),
    b: negativeSet(t => Math.abs(a * t - b) - near, true, 0, 90, 't'),
    c: negativeSet(t => Math.abs(a * t - b) - Math.abs(c * t - d), false, 0, 90, 't'),
  }),
})

question('constants-from-a-solution-set', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, b, h, s] = [random.int(2, 9), random.int(3, 11), random.int(-7, 12), random.int(-6, 7)]
    const k = random.pick([2, 3])
    const [x1, x2] = [(k * h - a) / (k - 1), (k * h + a) / (k + 1)]
    const fine = h !== a && h !== 0 && s < a && s !== 0 && a - 2 * s !== 0 && a !== b
    return fine && Number.isInteger(x2) && Math.abs(x1) < 16 ? { a, b, h, s, k } : null
  },
  make: ({ a, b, h, s, k }) => {
    const cuts = [
      { top: k * h - a, under: k - 1 },
      { top: k * h + a, under: k + 1 },
    ].sort((one, two) => one.top / one.under - two.top / two.under)
    const [low, high] = cuts.map(({ top, under }) => ratio(top, under))
    if (!low || !high) throw new Error('two ends')
    const set = beyond(low, high)
    // The same two ends, from a value of a that is the student's own.
    const [inner, outer] = [`(${k * h} - f)/${k - 1}`, `(${k * h} + f)/${k + 1}`]
    const own = h < a ? `x < ${inner} or x > ${outer}` : `x < ${outer} or x > ${inner}`
    const [from, to] = [a - b, a + b]
    const rest = a - 2 * s
    return {
      stem: [
        `The solution of the inequality $|x - a| \\le b$, where *a* and *b* are constants, is $${from} \\le x \\le ${to}$.`,
        `It is given that $|x - a| \\le b$ is satisfied by exactly the values $${from} \\le x \\le ${to}$. *a* and *b* are constants.`,
        `*a* and *b* are constants. The inequality $|x - a| \\le b$ holds if and only if $${from} \\le x \\le ${to}$.`,
      ],
      parts: {
        'a.i': ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *a*.',
          scheme: [`B1 ${a}`],
          solution: `The interval is all numbers at most *b* away from *a*, so *a* is its middle: $a = \\frac{${from} ${signed(to)}}{2} = ${a}$.`,
          answer: a,
        }),
        'a.ii': ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *b*.',
          scheme: [`B1 ${b}`],
          solution: `*b* is half of the length of the interval: $b = \\frac{${to} ${signed(-from)}}{2} = ${b}$.`,
          answer: b,
        }),
        b: ask.expression({
          command: 'Find',
          lead: 'Use your value of *a* in the rest of the question.',
          prompt: `Find the set of values of *x* for which $|x - a| < ${k}|${poly(1, -h)}|$.`,
          scheme: [
            `M1 $(x - ${a})^2 < ${k * k}(${poly(1, -h)})^2$, or both linear equations`,
            `M1 $${poly(k * k - 1, 2 * (a - k * k * h), k * k * h * h - a * a)} > 0$, or one critical value`,
            `A1 critical values $${low.latex}$ and $${high.latex}$`,
            `A1 ${set.said}`,
          ],
          solution: `Square: $(x - ${a})^2 < ${k * k}(${poly(1, -h)})^2$, so $${poly(k * k - 1, 2 * (a - k * k * h), k * k * h * h - a * a)} > 0$. It is zero at $x = ${low.latex}$ and $x = ${high.latex}$.\n\nThe quadratic is a U and has to be positive: ${set.said}.`,
          answer: set.typed,
          letters: ['x'],
          own: { from: 'a.i', key: own },
        }),
        c: ask.whole({
          command: 'Find',
          prompt: `The solution of the inequality $|x - a| < x + k$ is $x > ${s}$. Find the value of *k*.`,
          scheme: [
            'M1 the line $y = x + k$ is parallel to the right arm, so it cuts the left arm only',
            `M1 $-(${s} - ${a}) = ${s} + k$`,
            `A1 ${plain(rest)}`,
          ],
          solution: `The line $y = x + k$ has the gradient of the right arm and lies above it. So the end of the solution, $x = ${s}$, is on the left arm: $-(${s} - ${a}) = ${s} + k$, which gives $k = ${rest}$.`,
          answer: rest,
          follow: { from: 'a.i', formula: `x - (${2 * s})` },
        }),
      },
    }
  },
  verify: ({ a, b, h, s, k }) => {
    // The whole numbers of the given interval: their mean, and how far the last is from it.
    const given = Array.from({ length: 2 * b + 1 }, (_, at) => a - b + at)
    const mean = given.reduce((sum, each) => sum + each, 0) / given.length
    const tried = Array.from({ length: 61 }, (_, at) => at - 30).find(
      each => each > -a && crossings(x => Math.abs(x - a) - x - each).some(x => Math.abs(x - s) < 1e-6),
    )
    return {
      'a.i': mean,
      'a.ii': Math.max(...given) - mean,
      b: negativeSet(x => Math.abs(x - a) - k * Math.abs(x - h)),
      c: tried ?? 0,
    }
  },
})
