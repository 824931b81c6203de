import { ask } from '@/lib/exams/authoring/ask'
import { nonZero, poly, term } from '@/lib/exams/authoring/maths'
import { bisect } from '@/lib/exams/authoring/numeric'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { line, rect, text } from '@/lib/figures/shapes'

const { question, templates } = questionsOf('structured', '5.1', { calculator: 'needed' })

export { templates }

const PLACES = [
  { thing: 'A rectangular garden', unit: 'm', inside: 'A straight path', diagonal: 'path' },
  { thing: 'A rectangular screen', unit: 'cm', inside: 'A straight line', diagonal: 'line' },
  { thing: 'A rectangular plate of glass', unit: 'cm', inside: 'A straight cut', diagonal: 'cut' },
] as const

question('rectangle-from-its-diagonal', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [half, kind] = [random.int(17, 60), random.int(0, 2)]
    const diagonal = random.int(Math.ceil(half * 0.73), Math.floor(half * 0.9))
    const area = (half * half - diagonal * diagonal) / 2
    const root = half * half - 4 * area
    const whole = Math.sqrt(root)
    return root < 20 || Number.isInteger(whole) || !Number.isInteger(area)
      ? null
      : { half, diagonal, kind, area }
  },
  make: ({ half, diagonal, kind, area }) => {
    const { thing, unit, inside, diagonal: name } = PLACES[kind] ?? PLACES[0]
    const [x, y] = [
      (half + Math.sqrt(half * half - 4 * area)) / 2,
      (half - Math.sqrt(half * half - 4 * area)) / 2,
    ]
    return {
      stem: `${thing} is *x* ${unit} long and *y* ${unit} wide, and it is longer than it is wide. Its perimeter is ${quantity(2 * half, unit)}. ${inside} from one corner to the opposite corner is ${quantity(diagonal, unit)} long.`,
      figure: figure(
        {
          name: 'simultaneous-equations/a-rectangle',
          title: 'The rectangle (not to scale)',
          description: `A rectangle with the length x and the width y. A line joins two opposite corners; it is marked ${diagonal} ${unit}.`,
          height: 170,
        },
        rect(70, 22, 210, 112, 'l'),
        line(70, 134, 280, 22, 'p'),
        text(175, 154, '*x*', { anchor: 'middle' }),
        text(292, 82, '*y*'),
        text(150, 74, `${diagonal} ${unit}`, { anchor: 'end', cls: 'tp' }),
      ),
      parts: {
        a: ask.expression({
          command: 'Find',
          prompt: `Form two equations in *x* and *y*, and use them to find the value of *xy* in ${unit}^{2}.`,
          scheme: [
            `M1 $x + y = ${half}$ and $x^2 + y^2 = ${diagonal ** 2}$`,
            'M1 $2xy = (x + y)^2 - (x^2 + y^2)$, or substitutes one equation',
            `A1 $${area}$`,
          ],
          solution: `$x + y = ${half}$, and by Pythagoras $x^2 + y^2 = ${diagonal ** 2}$. So $2xy = ${half}^2 - ${diagonal ** 2} = ${2 * area}$ and $xy = ${area}$.`,
          answer: String(area),
          letters: [],
        }),
        b: ask.number({
          command: 'Find',
          prompt: `Find the length of the ${name === 'path' ? 'garden' : 'rectangle'}, correct to 3 significant figures.`,
          unit,
          sigFigs: 3,
          scheme: [
            `M1 $${poly(1, -half, area)} = 0$`,
            `M1 $\\frac{${half} + \\sqrt{${half}^2 - 4 \\times ${area}}}{2}$`,
            `A1 ${quantity(x, unit, 3)}`,
          ],
          solution: `$x(${half} - x) = ${area}$, so $${poly(1, -half, area)} = 0$. The formula gives ${figures(x, 5)} and ${figures(y, 5)}. The length is the larger one: ${quantity(x, unit, 3)}.`,
          answer: x,
        }),
      },
    }
  },
  verify: ({ half, diagonal }) => {
    const gap = (x: number) => Math.hypot(x, half - x) - diagonal
    const x = bisect(gap, half / 2, half)
    return { a: String(Math.round(2 * x * (half - x)) / 2), b: x }
  },
})

question('coordinates-to-three-figures', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [m, c, a, n] = [
      random.pick([-2, -1, 1, 2]),
      random.pick(nonZero(-5, 5)),
      random.pick([1, 2, 3]),
      random.int(10, 60),
    ]
    const [first, second, third] = [1 + a * m * m, 2 * a * m * c, a * c * c - n]
    const under = second * second - 4 * first * third
    const root = Math.sqrt(under)
    if (under < 4 || Number.isInteger(root)) return null
    const xs = [(-second - root) / (2 * first), (-second + root) / (2 * first)]
    return xs.every(each => Math.abs(each) > 0.2) ? { m, c, a, n, first, second, third } : null
  },
  make: ({ m, c, a, n, first, second, third }) => {
    const root = Math.sqrt(second * second - 4 * first * third)
    const [low, high] = [(-second - root) / (2 * first), (-second + root) / (2 * first)]
    const curve = `x^2 ${term(a, 'y^2')} = ${n}`
    const straight = `y = ${poly(m, c)}`
    return {
      stem: [
        `The line $${straight}$ meets the curve $${curve}$ at the points *A* and *B*.`,
        `The curve $${curve}$ and the line $${straight}$ intersect at *A* and *B*.`,
        `*A* and *B* are the points where the line $${straight}$ cuts the curve $${curve}$.`,
      ],
      parts: {
        a: ask.solutions({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the *x*-coordinates of *A* and *B*, correct to 3 significant figures.',
          scheme: [
            `M1 $x^2 + ${a === 1 ? '' : a}(${poly(m, c)})^2 = ${n}$`,
            `A1 $${poly(first, second, third)} = 0$`,
            `A1 $${figures(low, 3)}$`,
            `A1 $${figures(high, 3)}$`,
          ],
          solution: `Substitute the line: $x^2 + ${a === 1 ? '' : a}(${poly(m, c)})^2 = ${n}$, so $${poly(first, second, third)} = 0$. The formula gives $x = ${figures(low, 3)}$ and $x = ${figures(high, 3)}$.`,
          answer: [low, high].map(each => String(Number(each.toFixed(9)))),
          letter: 'x',
          interval: null,
          angles: null,
          figures: { kind: 'significant', count: 3 },
        }),
        b: ask.number({
          command: 'Find',
          subtopic: '7.3',
          prompt: 'Find the length of *AB*, correct to 3 significant figures.',
          sigFigs: 3,
          scheme: [
            `M1 $(x_B - x_A)\\sqrt{1 + ${m * m}}$, or both values of *y* and Pythagoras`,
            `A1 ${figures((high - low) * Math.sqrt(1 + m * m), 3)}`,
          ],
          solution: `The values of *x* differ by $${figures(high - low, 4)}$, and those of *y* by ${Math.abs(m) === 1 ? 'as much' : 'twice as much'}. $AB = ${figures(high - low, 4)} \\times \\sqrt{1 + ${m * m}} = ${figures((high - low) * Math.sqrt(1 + m * m), 3)}$.`,
          answer: (high - low) * Math.sqrt(1 + m * m),
        }),
      },
    }
  },
  verify: ({ m, c, a, n, first, second }) => {
    const f = (x: number) => x * x + a * (m * x + c) ** 2 - n
    const middle = -second / (2 * first)
    const [one, two] = [bisect(f, middle - 40, middle), bisect(f, middle, middle + 40)]
    return { a: [one, two], b: Math.hypot(two - one, m * (two - one)) }
  },
})
