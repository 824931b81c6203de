import { ask } from '@/lib/exams/authoring/ask'
import { arrow, bracketed, COLUMN_TYPED, column, poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { onSquares } from './drawings'

const { supplement, templates } = questionsOf('structured', 'E7.3')

export { templates }

/** Two legs and the hypotenuse. */
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
] as const

/** Legs whose squares add up to a number without square factors. */
const SURDS = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const

const LETTERS = [
  ['a', 'b'],
  ['p', 'q'],
  ['u', 'v'],
] as const

supplement('vectors-read-from-a-grid', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [x, y, size] = random.pick(TRIPLES)
    const [u, v] = random.pick(SURDS)
    const k = random.pick([2, 3])
    const bad = k * Math.max(u, v) > 6
    const sign = () => random.pick([1, -1])
    return bad
      ? null
      : { x: x * sign(), y: y * sign(), size, u: u * sign(), v: v * sign(), k, set: random.int(0, 2) }
  },
  make: ({ x, y, size, u, v, k, set }) => {
    const [a, b] = LETTERS[set] ?? LETTERS[0]
    const [bx, by, under] = [k * u, k * v, u * u + v * v]
    return {
      stem: `The grid shows the vectors $\\mathbf{${a}}$ and $\\mathbf{${b}}$. The side of each small square is 1 unit.`,
      figure: onSquares({ label: a, by: [x, y] }, { label: b, by: [bx, by] }),
      parts: {
        'a.i': ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write $\\mathbf{${a}}$ as a column vector. ${COLUMN_TYPED}`,
          scheme: [`B1 $${column(x, y)}$`],
          solution: `From its start to its tip the arrow goes ${Math.abs(x)} to the ${x < 0 ? 'left' : 'right'} and ${Math.abs(y)} ${y < 0 ? 'down' : 'up'}: $${column(x, y)}$.`,
          answer: `(${x}, ${y})`,
          letters: [],
        }),
        'a.ii': ask.whole({
          command: 'Work out',
          prompt: [
            `Work out $|\\mathbf{${a}}|$.`,
            `Work out the magnitude of $\\mathbf{${a}}$.`,
            `Find $|\\mathbf{${a}}|$.`,
          ],
          scheme: [`M1 $\\sqrt{${bracketed(x)}^2 + ${bracketed(y)}^2}$, with their vector`, `A1 ${size}`],
          solution: `$|\\mathbf{${a}}| = \\sqrt{${bracketed(x)}^2 + ${bracketed(y)}^2} = \\sqrt{${x * x + y * y}} = ${size}$`,
          answer: size,
        }),
        b: ask.expression({
          command: 'Work out',
          prompt: [
            `Work out $|\\mathbf{${b}}|$. Give your answer as a surd in its simplest form.`,
            `Find the magnitude of $\\mathbf{${b}}$. Give your answer in the form $k\\sqrt{n}$, where *k* and *n* are integers and *n* is as small as possible.`,
            `Find $|\\mathbf{${b}}|$, as a surd in its simplest form.`,
          ],
          scheme: [
            `B1 $${column(bx, by)}$ seen, or ${Math.abs(bx)} and ${Math.abs(by)}`,
            `M1 $\\sqrt{${bracketed(bx)}^2 + ${bracketed(by)}^2}$, or $\\sqrt{${k * k * under}}$`,
            `A1 $${k}\\sqrt{${under}}$`,
          ],
          solution: `$\\mathbf{${b}} = ${column(bx, by)}$, so $|\\mathbf{${b}}| = \\sqrt{${bracketed(bx)}^2 + ${bracketed(by)}^2} = \\sqrt{${k * k * under}}$.\n\nTake out the square factor: $\\sqrt{${k * k} \\times ${under}} = ${k}\\sqrt{${under}}$.`,
          answer: `${k}sqrt(${under})`,
          letters: [],
          form: 'simplified',
        }),
      },
    }
  },
  // By the angle of the arrow, and by the square of the length.
  verify: ({ x, y, u, v, k }) => ({
    'a.i': `(${x}, ${y})`,
    'a.ii': Math.abs(y) / Math.sin(Math.atan2(Math.abs(y), Math.abs(x))),
    b: `sqrt(${k * u * k * u + k * v * k * v})`,
  }),
})

const PYTHAGORAS = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [6, 8, 10],
  [9, 12, 15],
] as const

supplement('unknown-component', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [one, other, size] = random.pick(PYTHAGORAS)
    const [k, known] = random.chance(0.5) ? [one, other] : [other, one]
    const [m, n, unit] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [8, 15, 17],
    ] as const)
    const times = random.int(2, 6)
    const bad = unit === size || unit * times > 70
    const [p, q] = [m * random.pick([1, -1]), n * random.pick([1, -1])]
    return bad ? null : { k, known, size, p, q, unit, times, up: random.chance(0.5), set: random.int(0, 2) }
  },
  make: ({ k, known, size, p, q, unit, times, up, set }) => {
    const [a, b] = LETTERS[set] ?? LETTERS[0]
    const c = set === 1 ? 'r' : set === 2 ? 'w' : 'c'
    const unknown = up ? column('k', -known) : column(known, 'k')
    const inside = up ? `k^2 + ${bracketed(-known)}^2` : `${known}^2 + k^2`
    return {
      stem: `$\\mathbf{${a}} = ${unknown}$ and $\\mathbf{${b}} = ${column(p, q)}$.`,
      parts: {
        a: ask.solutions({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `$|\\mathbf{${a}}| = ${size}$. Find the two possible values of *k*.`,
            `The magnitude of $\\mathbf{${a}}$ is ${size}. Find the two possible values of *k*.`,
            `$\\mathbf{${a}}$ has magnitude ${size}. Work out the possible values of *k*.`,
          ],
          scheme: [`M1 $${inside} = ${size}^2$`, `A1 $k = ${k}$`, `A1 $k = -${k}$`],
          solution: `Square both sides of $\\sqrt{${inside}} = ${size}$:\n\n$k^2 = ${size * size} - ${known * known} = ${k * k}$\n\nA square is positive for a negative number as well: $k = ${k}$ or $k = -${k}$.`,
          answer: [String(k), String(-k)],
          letter: 'k',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.expression({
          command: 'Work out',
          lead: `$\\mathbf{${c}}$ has the same direction as $\\mathbf{${b}}$, and $|\\mathbf{${c}}| = ${unit * times}$.`,
          prompt: `Find $\\mathbf{${c}}$ as a column vector. ${COLUMN_TYPED}`,
          scheme: [
            `M1 $|\\mathbf{${b}}| = \\sqrt{${bracketed(p)}^2 + ${bracketed(q)}^2} = ${unit}$`,
            `M1 $${unit * times} \\div ${unit}$, with their magnitude of $\\mathbf{${b}}$`,
            `A1 $${column(p * times, q * times)}$`,
          ],
          solution: `A vector in the same direction is a multiple of $\\mathbf{${b}}$ by a positive number. $|\\mathbf{${b}}| = \\sqrt{${bracketed(p)}^2 + ${bracketed(q)}^2} = ${unit}$, so the number is $${unit * times} \\div ${unit} = ${times}$.\n\n$\\mathbf{${c}} = ${times}${column(p, q)} = ${column(p * times, q * times)}$`,
          answer: `(${p * times}, ${q * times})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ known, size, p, q, unit, times }) => {
    const root = Math.round(Math.sqrt((size - known) * (size + known)))
    const turn = Math.atan2(q, p)
    const [x, y] = [Math.cos(turn), Math.sin(turn)].map(each => Math.round(each * unit * times))
    return { a: [root, -root], b: `(${x}, ${y})` }
  },
})

supplement('a-quadratic-from-a-length', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [short, long, size] = random.pick([
      [3, 4, 5],
      [5, 12, 13],
      [6, 8, 10],
      [9, 12, 15],
      [8, 15, 17],
    ] as const)
    const [x, y] = [random.int(-6, 5), random.int(-6, 5)]
    return x === 0 || y === 0
      ? null
      : { short, long, size, x, y, more: random.chance(0.5), wording: random.int(0, 2) }
  },
  make: ({ short, long, size, x, y, more, wording }) => {
    // With x + d below, x is the short leg or minus the long one; with x - d it is the other way round.
    const gap = long - short
    const d = more ? gap : -gap
    const [positive, negative] = more ? [short, -long] : [long, -short]
    const ab = column('x', poly(1, d))
    const whole = poly(1, d, -short * long)
    const [bx, by] = [x + positive, y + positive + d]
    const told = [
      `$${arrow('AB')} = ${ab}$ and $|${arrow('AB')}| = ${size}$.`,
      `The length of *AB* is ${size} units, and $${arrow('AB')} = ${ab}$.`,
      `$${arrow('AB')} = ${ab}$. The magnitude of $${arrow('AB')}$ is ${size}.`,
    ][wording]
    return {
      stem: told ?? '',
      parts: {
        a: ask.solutions({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            'Find the two possible values of *x*.',
            'Work out the two possible values of *x*. Show all your working.',
          ],
          scheme: [
            `M1 $x^2 + (${poly(1, d)})^2 = ${size}^2$`,
            `M1 $${poly(2, 2 * d, -2 * short * long)} = 0$, or $${whole} = 0$`,
            'M1 factors, or the formula with the right numbers',
            `A1 $x = ${positive}$`,
            `A1 $x = ${negative}$`,
          ],
          solution: `By Pythagoras’ theorem, $x^2 + (${poly(1, d)})^2 = ${size}^2$.\n\n$x^2 + ${poly(1, 2 * d, d * d)} = ${size * size}$\n\n$${poly(2, 2 * d, -2 * short * long)} = 0$. Divide by 2: $${whole} = 0$.\n\n$(x - ${positive})(x + ${-negative}) = 0$, so $x = ${positive}$ or $x = ${negative}$.`,
          answer: [String(positive), String(negative)],
          letter: 'x',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.expression({
          command: 'Work out',
          lead: `*A* is the point $(${x}, ${y})$, and *x* is positive.`,
          prompt: 'Find the coordinates of *B*.',
          scheme: [
            `M1 $${column(positive, positive + d)}$ for $${arrow('AB')}$, with their positive *x*`,
            `A1 $(${bx}, ${by})$`,
          ],
          solution: `With $x = ${positive}$, $${arrow('AB')} = ${column(positive, positive + d)}$.\n\nAdd it to the coordinates of *A*: $(${x} + ${positive}, ${y} + ${positive + d}) = (${bx}, ${by})$.`,
          answer: `(${bx}, ${by})`,
          letters: [],
        }),
      },
    }
  },
  // By trying every whole number.
  verify: ({ short, long, size, x, y, more }) => {
    const d = more ? long - short : short - long
    const found = Array.from({ length: 61 }, (_, at) => at - 30).filter(
      each => each * each + (each + d) ** 2 === size * size,
    )
    const [negative = 0, positive = 0] = found
    return { a: [positive, negative], b: `(${x + positive}, ${y + positive + d})` }
  },
})
