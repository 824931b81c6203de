import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd, nonZero, poly, signed, term } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, roundTo } from '@/lib/exams/format'
import { lineAndCurve, rectangleOf } from './drawings'

const { supplement, templates } = questionsOf('structured', 'E2.5')

export { templates }

const isSquare = (value: number) => Number.isInteger(Math.sqrt(value))

/** A root of a function between two values with different signs, by halving. */
function halve(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2
    if (Math.sign(f(middle)) === Math.sign(f(low))) low = middle
    else high = middle
  }
  return (low + high) / 2
}

supplement('fractions-with-letters', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [a, b, c, d] = [
      random.int(1, 12),
      random.int(1, 12),
      random.pick([-3, -2, -1, 1, 2, 3, 4]),
      random.int(1, 3),
    ]
    const [linear, constant] = [d * c - a - b, -a * c]
    const under = linear * linear - 4 * d * constant
    if (under <= 0 || !isSquare(under) || linear === 0) return null
    const common = gcd(gcd(d, linear), constant)
    return common > 1 && d > common ? null : { a, b, c, d, linear, constant, root: Math.sqrt(under) }
  },
  make: ({ a, b, c, d, linear, constant, root }) => {
    const shifted = poly(1, c)
    const equation = `\\frac{${a}}{x} + \\frac{${b}}{${shifted}} = ${d}`
    const [big, small] = [-linear + root, -linear - root]
    const print = (above: number) => frac(above, 2 * d)
    const typed = (above: number) => `${above}/${2 * d}`
    return {
      stem: '',
      parts: [
        ask.solutions({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `Solve $${equation}$.`,
            `Solve the equation $${equation}$. Show all your working.`,
            `Find the values of *x* for which $${equation}$.`,
          ],
          scheme: [
            `M1 $${a}(${shifted}) + ${b}x = ${d === 1 ? '' : d}x(${shifted})$`,
            `M1 $${poly(d, linear, constant)} = 0$, or equivalent`,
            'M1 factors, or the formula with the right numbers',
            `A1 $x = ${print(big)}$`,
            `A1 $x = ${print(small)}$`,
          ],
          solution: `Multiply every term by $x(${shifted})$: $${a}(${shifted}) + ${b}x = ${d === 1 ? '' : d}x(${shifted})$.\n\nExpand and bring all terms to one side: $${poly(d, linear, constant)} = 0$.\n\nFactorise or use the formula: $x = ${print(big)}$ or $x = ${print(small)}$.`,
          answer: [typed(big), typed(small)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: { kind: 'significant', count: 3 },
        }),
      ],
    }
  },
  verify: ({ a, b, c, d }) => {
    const f = (x: number) => a * (x + c) + b * x - d * x * (x + c)
    const top = (a + b - d * c) / (2 * d)
    return [halve(f, top, top + 100), halve(f, top - 100, top)]
  },
})

supplement('quadratic-formula', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b, c] = [random.int(2, 7), random.pick(nonZero(-11, 11)), random.pick(nonZero(-9, 9))]
    const under = b * b - 4 * a * c
    if (under < 5 || isSquare(under) || gcd(gcd(a, b), c) > 1) return null
    const roots = [(-b + Math.sqrt(under)) / (2 * a), (-b - Math.sqrt(under)) / (2 * a)]
    return roots.some(each => Math.abs(each) < 0.1) ? null : { a, b, c, under }
  },
  make: ({ a, b, c, under }) => {
    const [big, small] = [(-b + Math.sqrt(under)) / (2 * a), (-b - Math.sqrt(under)) / (2 * a)]
    const two = (value: number) => roundTo(value, 2).toFixed(2)
    const asked = 'Give your answers correct to 2 decimal places.'
    const equation = `${poly(a, b, c)} = 0`
    return {
      stem: '',
      parts: [
        ask.solutions({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Solve $${equation}$. ${asked}`,
            `Solve the equation $${equation}$. Show all your working. ${asked}`,
            `Use the quadratic formula to solve $${equation}$. ${asked}`,
          ],
          scheme: [
            `M1 $\\sqrt{${b < 0 ? `(${b})` : b}^2 - 4 \\times ${a} \\times ${c < 0 ? `(${c})` : c}}$ or $\\sqrt{${under}}$`,
            `M1 $\\frac{${-b} \\pm \\sqrt{${under}}}{2 \\times ${a}}$`,
            `A1 $${two(big)}$`,
            `A1 $${two(small)}$`,
          ],
          solution: `Here $a = ${a}$, $b = ${b}$ and $c = ${c}$. Under the root: $${b < 0 ? `(${b})` : b}^2 - 4 \\times ${a} \\times ${c < 0 ? `(${c})` : c} = ${under}$.\n\nSo $x = \\frac{${-b} \\pm \\sqrt{${under}}}{${2 * a}}$, which gives $x = ${two(big)}$ or $x = ${two(small)}$.`,
          answer: [`(${-b} + sqrt(${under}))/${2 * a}`, `(${-b} - sqrt(${under}))/${2 * a}`],
          letter: 'x',
          interval: null,
          angles: null,
          figures: { kind: 'decimal', count: 2 },
        }),
      ],
    }
  },
  verify: ({ a, b, c }) => {
    const f = (x: number) => a * x * x + b * x + c
    const middle = -b / (2 * a)
    return [halve(f, middle, middle + 50), halve(f, middle - 50, middle)]
  },
})

supplement('quadratic-with-surds', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [p, q] = [random.pick(nonZero(-7, 7)), random.pick([2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19])]
    return p * p === q ? null : { p, q, wording: random.int(0, 2) }
  },
  make: ({ p, q }) => {
    const whole = poly(1, 2 * p, p * p - q)
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: [
            `Write $${whole}$ in the form $(x + p)^2 + q$, where *p* and *q* are integers.`,
            `Complete the square: write $${whole}$ as $(x + p)^2 + q$, where *p* and *q* are integers.`,
          ],
          scheme: [`M1 $(${poly(1, p)})^2$`, `A1 $(${poly(1, p)})^2 - ${q}$`],
          solution: `Half of $${2 * p}$ is $${p}$. The square $(${poly(1, p)})^2$ has the number $${p * p}$, but $${p * p - q}$ is wanted: take ${q} off.`,
          answer: `(${poly(1, p)})^2 - ${q}`,
          letters: ['x'],
          form: 'simplified',
        }),
        b: ask.solutions({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Solve $${whole} = 0$. Give your answers in the form $a \\pm \\sqrt{b}$, where *a* and *b* are integers.`,
          scheme: [`B1 $${-p} + \\sqrt{${q}}$`, `B1 $${-p} - \\sqrt{${q}}$`],
          solution: `From part (a), $(${poly(1, p)})^2 = ${q}$, so $${poly(1, p)} = \\pm\\sqrt{${q}}$ and $x = ${-p} \\pm \\sqrt{${q}}$.`,
          answer: [`${-p} + sqrt(${q})`, `${-p} - sqrt(${q})`],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ p, q }) => {
    const f = (x: number) => x * x + 2 * p * x + p * p - q
    return { a: `x^2 + (${2 * p})*x + (${p * p - q})`, b: [halve(f, -p, -p + 50), halve(f, -p - 50, -p)] }
  },
})

supplement('line-meets-curve', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [low, high] = [random.int(-5, 1), random.int(0, 6)]
    const [m, k] = [random.pick([-4, -3, -2, -1, 1, 2, 3, 4]), random.pick(nonZero(-6, 8))]
    const [b, c] = [m - low - high, k + low * high]
    return high - low < 2 || low === -high || low * high === 0 || b === 0 || c === 0
      ? null
      : { low, high, m, k, b, c }
  },
  make: ({ low, high, m, k, b, c }) => {
    const [left, right] = [m * low + k, m * high + k]
    const together = poly(1, b - m, c - k)
    return {
      stem: `The diagram shows the curve $y = ${poly(1, b, c)}$ and the line $y = ${poly(m, k)}$. They meet at the points *A* and *B*.`,
      figure: lineAndCurve(m > 0),
      parts: [
        ask.expression({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            'Work out the coordinates of both points.',
            'Work out, by calculation, the coordinates of *A* and of *B*.',
            'Solve the two equations simultaneously to work out the coordinates of *A* and *B*.',
          ].map(
            each => `${each} Write your answer in the form $(x, y)$, with a comma between the two points.`,
          ),
          scheme: [
            `M1 $${poly(1, b, c)} = ${poly(m, k)}$`,
            `M1 $${together} = 0$`,
            `M1 $(${poly(1, -low)})(${poly(1, -high)})$, or the formula with the right numbers`,
            `A1 $x = ${low}$ and $x = ${high}$`,
            `A1 $(${low}, ${left})$ and $(${high}, ${right})$`,
          ],
          solution: `Both equations give *y*, so $${poly(1, b, c)} = ${poly(m, k)}$. Bring all terms to one side: $${together} = 0$.\n\nFactorise: $(${poly(1, -low)})(${poly(1, -high)}) = 0$, so $x = ${low}$ or $x = ${high}$.\n\nFind *y* from the line: the points are $(${low}, ${left})$ and $(${high}, ${right})$.`,
          answer: `(${low}, ${left}), (${high}, ${right})`,
          letters: ['x', 'y'],
        }),
      ],
    }
  },
  verify: ({ m, k, b, c }) => {
    const met: string[] = []
    for (let x = -20; x <= 20; x += 1) if (x * x + b * x + c === m * x + k) met.push(`(${x}, ${m * x + k})`)
    return met.join(', ')
  },
})

supplement('rectangle-of-given-area', {
  facts: { difficulty: 5, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [a, b, d] = [random.int(2, 4), random.int(1, 6), random.pick(nonZero(-3, 6))]
    const area = random.step(34, 96, 2)
    const [linear, constant] = [a * d + b, b * d - area]
    const under = linear * linear - 4 * a * constant
    if (isSquare(under) || gcd(gcd(a, linear), constant) > 1 || linear === 0) return null
    const x = (-linear + Math.sqrt(under)) / (2 * a)
    return x + d < 1.5 ? null : { a, b, d, area, linear, constant, under }
  },
  make: ({ a, b, d, area, linear, constant, under }) => {
    const [long, short] = [poly(a, b), poly(1, d)]
    const root = Math.sqrt(under)
    const [big, small] = [(-linear + root) / (2 * a), (-linear - root) / (2 * a)]
    const two = (value: number) => roundTo(value, 2).toFixed(2)
    const diagonal = Math.hypot(a * big + b, big + d)
    const equation = `${poly(a, linear, constant)} = 0`
    return {
      stem: `The diagram shows a rectangle with an area of ${area} cm^{2}.`,
      figure: rectangleOf(long, short, area),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Expand $(${long})(${short})$ and simplify.`,
            `Write an expression for the area of the rectangle in terms of *x*. Expand the brackets and simplify.`,
          ],
          scheme: [
            `M1 three of the terms $${poly(a, 0, 0)}$, $${a * d}x$, $${term(b, 'x').replace(/^\+ /, '')}$ and $${b * d}$`,
            `A1 $${poly(a, linear, b * d)}$`,
          ],
          solution: `Four products: $${poly(a, a * d, 0)} ${term(b, 'x')} ${signed(b * d)} = ${poly(a, linear, b * d)}$.`,
          answer: poly(a, linear, b * d),
          letters: ['x'],
          form: 'expanded',
        }),
        b: ask.solutions({
          command: 'Show',
          objective: 'AO2',
          prompt: `Show that $${equation}$ and solve this equation. Give your answers correct to 2 decimal places.`,
          scheme: [
            `M1 $${poly(a, linear, b * d)} = ${area}$, which leads to the equation`,
            `M1 $\\frac{${-linear} \\pm \\sqrt{${under}}}{2 \\times ${a}}$`,
            `A1 $${two(big)}$`,
            `A1 $${two(small)}$`,
          ],
          solution: `The area is ${area}, so $${poly(a, linear, b * d)} = ${area}$, and $${equation}$.\n\nThe formula gives $x = \\frac{${-linear} \\pm \\sqrt{${under}}}{${2 * a}}$: $x = ${two(big)}$ or $x = ${two(small)}$.`,
          answer: [`(${-linear} + sqrt(${under}))/${2 * a}`, `(${-linear} - sqrt(${under}))/${2 * a}`],
          letter: 'x',
          interval: null,
          angles: null,
          figures: { kind: 'decimal', count: 2 },
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO2',
          prompt: 'Calculate the length of a diagonal of the rectangle.',
          scheme: [
            `M1 *x* = ${two(big)} in both sides, the negative value rejected`,
            `M1 $\\sqrt{${two(a * big + b)}^2 + ${two(big + d)}^2}$`,
            `A1 ${figures(diagonal, 3)}`,
          ],
          solution: `A length cannot be negative, so *x* is ${two(big)}. The sides are ${two(a * big + b)} cm and ${two(big + d)} cm.\n\nPythagoras' theorem gives the diagonal: ${figures(diagonal, 3)} cm.`,
          answer: diagonal,
          sigFigs: 3,
          unit: 'cm',
          via: [{ value: big, formula: `sqrt((${a}*x + ${b})^2 + (x + ${d})^2)` }],
          alsoRight: [Math.hypot(a * roundTo(big, 2) + b, roundTo(big, 2) + d)],
        }),
      },
    }
  },
  verify: ({ a, b, d, area }) => {
    const f = (x: number) => (a * x + b) * (x + d) - area
    const middle = -(a * d + b) / (2 * a)
    const x = halve(f, middle, middle + 50)
    return {
      a: `(${a}*x + ${b})*(x + (${d}))`,
      b: [x, halve(f, middle - 50, middle)],
      c: Math.sqrt((a * x + b) ** 2 + (area / (a * x + b)) ** 2),
    }
  },
})
