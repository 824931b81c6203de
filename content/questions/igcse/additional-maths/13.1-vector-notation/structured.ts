import { coordinateFigure } from '@/content/figures/igcse/additional-maths/straight-line-graphs-1'
import { ask } from '@/lib/exams/authoring/ask'
import {
  arrow,
  COLUMN_TYPED,
  column,
  frac,
  gcd,
  nonZero,
  poly,
  signed,
  term,
  typedFraction,
} from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import type { Point } from '@/lib/figures/shapes'
import { onSquares } from '../../extended-maths/E7.3-magnitude-of-a-vector/drawings'
import { across, ij, inBrackets, length, plus, root, scaled } from '../vectors-in-two-dimensions'

const { question, templates } = questionsOf('structured', '13.1')

export { templates }

const PAIRS = [
  ['p', 'q', 'r'],
  ['a', 'b', 'c'],
  ['u', 'v', 'w'],
] as const

question('grid-vectors-in-i-and-j', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const [x, y] = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-5, 5))]
    const [u, v] = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-5, 5))]
    const common = gcd(x, y)
    const times = random.pick([-3, -2, 3, 4, 5])
    const isPlain = x * v !== y * u && Math.abs(x) !== Math.abs(y) && times !== common && times !== -common
    const double: Point = [2 * x - u, 2 * y - v]
    return isPlain && !double.includes(0) && Math.abs(x) + Math.abs(u) <= 11 && Math.abs(x) + Math.abs(y) > 2
      ? { x, y, u, v, k: (x / common) * times, fixed: (y / common) * times, set: random.int(0, 2) }
      : null
  },
  make: ({ x, y, u, v, k, fixed, set }) => {
    const [p, q, r] = PAIRS[set] ?? PAIRS[0]
    const first = ij([x, y])
    const both = ij([2 * x - u, 2 * y - v])
    return {
      stem: [
        `The grid shows the vectors $\\mathbf{${p}}$ and $\\mathbf{${q}}$. The side of each small square is 1 unit. $\\mathbf{i}$ and $\\mathbf{j}$ are unit vectors, $\\mathbf{i}$ to the right and $\\mathbf{j}$ up the page.`,
        `The diagram shows two vectors, $\\mathbf{${p}}$ and $\\mathbf{${q}}$, on a grid of unit squares. The unit vector $\\mathbf{i}$ points to the right and the unit vector $\\mathbf{j}$ points up the page.`,
        `Two displacements, $\\mathbf{${p}}$ and $\\mathbf{${q}}$, are drawn on a map with squares of side 1 km. $\\mathbf{i}$ is a displacement of 1 km to the right and $\\mathbf{j}$ a displacement of 1 km up the page.`,
      ],
      figure: onSquares({ label: p, by: [x, y] }, { label: q, by: [u, v] }),
      parts: {
        'a.i': ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: `Write $\\mathbf{${p}}$ in terms of $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [`B1 $${first.tex}$`],
          solution: `From start to tip the arrow goes ${Math.abs(x)} to the ${x < 0 ? 'left' : 'right'} and ${Math.abs(y)} ${y < 0 ? 'down' : 'up'}: $${first.tex}$.`,
          answer: first.typed,
          letters: ['i', 'j'],
        }),
        'a.ii': ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: `Write $\\mathbf{${q}}$ as a column vector. ${COLUMN_TYPED}`,
          scheme: [`B1 $${column(u, v)}$`],
          solution: `The arrow goes ${Math.abs(u)} to the ${u < 0 ? 'left' : 'right'} and ${Math.abs(v)} ${v < 0 ? 'down' : 'up'}: $${column(u, v)}$.`,
          answer: `(${u}, ${v})`,
          letters: [],
        }),
        b: ask.expression({
          objective: 'AO1',
          subtopic: '13.3',
          prompt: `Find $2\\mathbf{${p}} - \\mathbf{${q}}$ in terms of $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [`M1 $2${inBrackets([x, y])} - ${inBrackets([u, v])}$`, `A1 $${both.tex}$`],
          solution: `$2${inBrackets([x, y])} - ${inBrackets([u, v])} = ${both.tex}$`,
          answer: both.typed,
          letters: ['i', 'j'],
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `The vector $\\mathbf{${r}} = k\\mathbf{i} ${term(fixed, '\\mathbf{j}')}$ is parallel to $\\mathbf{${p}}$. Find the value of the constant *k*.`,
          scheme: [
            `M1 $\\frac{k}{${x}} = \\frac{${fixed}}{${y}}$, or $\\mathbf{${r}} = ${frac(fixed, y)}\\mathbf{${p}}$`,
            `A1 ${plain(k)}`,
          ],
          solution: `Parallel vectors are multiples of each other. $\\mathbf{j}$: the multiple is $${frac(fixed, y)}$. $\\mathbf{i}$: $k = ${frac(fixed, y)} \\times ${x < 0 ? `(${x})` : x} = ${k}$.`,
          answer: k,
        }),
      },
    }
  },
  // Equal gradients, and one entry after the other.
  verify: ({ x, y, u, v, fixed }) => ({
    'a.i': `${x}*i + (${y})*j`,
    'a.ii': `(${u}, ${v})`,
    b: `(${x} - ${u < 0 ? `(${u})` : u} + ${x < 0 ? `(${x})` : x})*i + (${y} + ${y < 0 ? `(${y})` : y} - ${v < 0 ? `(${v})` : v})*j`,
    c: Math.round(fixed / (y / x)),
  }),
})

question('fourth-vertex-of-a-parallelogram', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const a: Point = [random.pick(nonZero(-7, 4)), random.pick(nonZero(-5, 5))]
    const ab: Point = [random.pick(nonZero(3, 8)), random.pick(nonZero(-3, 3))]
    const ad: Point = [random.pick(nonZero(-4, 4)), random.pick(nonZero(3, 7))]
    const [b, d] = [plus(a, ab), plus(a, ad)]
    const c = plus(b, ad)
    const isEven = (a[0] + c[0]) % 2 === 0 && (a[1] + c[1]) % 2 === 0
    const all = [b, c, d].flat()
    return all.includes(0) ||
      !isEven ||
      across(ab, ad) < 0.5 * Math.hypot(...ab) * Math.hypot(...ad) ||
      a[0] + c[0] === 0 ||
      a[1] + c[1] === 0 ||
      [a, b, c, d].some(p => Math.hypot(...p) < 3)
      ? null
      : { a, b, c, d, set: random.int(0, 2) }
  },
  make: ({ a, b, c, d }) => {
    const ab = plus(b, a, -1)
    const centre: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]
    const told = `$${ij(a).tex}$, $${ij(b).tex}$ and $${ij(c).tex}$`
    return {
      stem: [
        `The points *A*, *B* and *C* have position vectors ${told}. *ABCD* is a parallelogram.`,
        `Relative to an origin *O*, three vertices *A*, *B* and *C* of the parallelogram *ABCD* have position vectors ${told}.`,
        `A garden has the shape of a parallelogram *ABCD*. From a well *O*, the position vectors of *A*, *B* and *C* are ${told}, in metres.`,
      ],
      figure: coordinateFigure({
        name: 'vectors-in-two-dimensions/parallelogram',
        title: 'Parallelogram ABCD and the origin O',
        description: 'Axes through the origin O and a parallelogram ABCD.',
        points: { A: a, B: b, C: c, D: d },
        paths: ['ABCDA'],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow('AB')}$ in terms of $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [`M1 $${inBrackets(b)} - ${inBrackets(a)}$`, `A1 $${ij(ab).tex}$`],
          solution: `$${arrow('AB')} = \\mathbf{b} - \\mathbf{a} = ${inBrackets(b)} - ${inBrackets(a)} = ${ij(ab).tex}$`,
          answer: ij(ab).typed,
          letters: ['i', 'j'],
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt: ['Find the position vector of *D*.', `Find $${arrow('OD')}$.`],
          scheme: [
            `M1 $${arrow('DC')} = ${arrow('AB')}$, so $${arrow('OD')} = ${arrow('OC')} - ${arrow('AB')}$`,
            `A1 $${ij(d).tex}$`,
          ],
          solution: `Opposite sides are equal vectors: $${arrow('DC')} = ${arrow('AB')}$. So $${arrow('OD')} = ${arrow('OC')} - ${arrow('AB')} = ${inBrackets(c)} - ${inBrackets(ab)} = ${ij(d).tex}$.`,
          answer: ij(d).typed,
          letters: ['i', 'j'],
          own: { from: 'a', key: `${ij(c).typed} - f` },
        }),
        c: ask.expression({
          objective: 'AO2',
          subtopic: '13.2',
          prompt: 'Find the position vector of the point where the diagonals meet.',
          scheme: [
            `M1 $${arrow('OA')} + \\frac12${arrow('AC')}$, or half of the sum of two position vectors`,
            `A1 $${ij(centre).tex}$`,
          ],
          solution: `The diagonals bisect each other. The midpoint of *AC* has the position vector $\\frac12(\\mathbf{a} + \\mathbf{c}) = \\frac12(${ij(plus(a, c)).tex}) = ${ij(centre).tex}$.`,
          answer: ij(centre).typed,
          letters: ['i', 'j'],
        }),
      },
    }
  },
  // Everything from B: its neighbours are A and C.
  verify: ({ a, b, c, d }) => ({
    a: `${c[0] - d[0]}*i + (${c[1] - d[1]})*j`,
    b: `${a[0] + (c[0] - b[0])}*i + (${a[1] + (c[1] - b[1])})*j`,
    c: `${(b[0] + d[0]) / 2}*i + (${(b[1] + d[1]) / 2})*j`,
  }),
})

/** Two vectors of equal length, neither parallel nor at right angles. */
const EQUALLY_LONG: readonly (readonly [Point, Point])[] = [
  [
    [7, 4],
    [4, 7],
  ],
  [
    [8, 1],
    [4, 7],
  ],
  [
    [8, 1],
    [7, 4],
  ],
  [
    [7, 1],
    [5, 5],
  ],
  [
    [9, 2],
    [6, 7],
  ],
  [
    [9, 2],
    [7, 6],
  ],
  [
    [6, 3],
    [3, 6],
  ],
  [
    [5, 2],
    [2, 5],
  ],
]

const SHAPES = ['rectangle', 'rhombus', 'square', 'trapezium'] as const

question('equal-sides-of-a-parallelogram', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [one, other] = random.pick(EQUALLY_LONG)
    const [flipX, flipY] = [random.pick([1, -1]), random.pick([1, -1])]
    const ab: Point = [one[0] * flipX, one[1] * flipY]
    const ad: Point = [other[0] * flipX, other[1] * flipY]
    const [p, q] = [random.pick(nonZero(-4, 5)), random.pick(nonZero(-4, 5))]
    const [m, n] = [random.int(2, 4), random.pick([-4, -3, -2, 2, 3, 4])]
    const rest: Point = [ab[0] - (m * p + q), ab[1] - (p + n * q)]
    return m * n === 1 || rest.includes(0) || p === q || Math.max(...rest.map(Math.abs)) > 15
      ? null
      : { ab, ad, p, q, m, n, rest }
  },
  make: ({ ab, ad, p, q, m, n, rest }) => {
    const [upper, lower] = [`${m}p + q ${signed(rest[0])}`, `p ${term(n, 'q')} ${signed(rest[1])}`]
    const [right, up] = [m * p + q, p + n * q]
    const size = length(ab)
    const ac = plus(ab, ad)
    return {
      stem: [
        `*ABCD* is a parallelogram with $${arrow('AB')} = (${upper})\\mathbf{i} + (${lower})\\mathbf{j}$ and $${arrow('DC')} = ${ij(ab).tex}$, where *p* and *q* are constants.`,
        `In the parallelogram *ABCD*, $${arrow('AB')} = ${column(upper, lower)}$ and $${arrow('DC')} = ${column(...ab)}$, where *p* and *q* are constants.`,
        `The opposite sides *AB* and *DC* of a parallelogram *ABCD* are given by $${arrow('AB')} = (${upper})\\mathbf{i} + (${lower})\\mathbf{j}$ and $${arrow('DC')} = ${ij(ab).tex}$. *p* and *q* are constants.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO2',
          prompt: 'Find the values of *p* and *q*.',
          scheme: [
            `M1 $${m}p + q = ${right}$ and $p ${term(n, 'q')} = ${up}$, from equal vectors`,
            'M1 one of the letters eliminated',
            `A1 $p = ${p}$`,
            `A1 $q = ${q}$`,
          ],
          solution: `Opposite sides of a parallelogram are equal vectors, so both components are equal: $${m}p + q = ${right}$ and $p ${term(n, 'q')} = ${up}$.\n\nFrom the first, $q = ${right} - ${m}p$. Put it into the second: $p = ${p}$, and then $q = ${q}$.`,
          answer: `(${p}, ${q})`,
          letters: ['p', 'q'],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          subtopic: '13.3',
          prompt: `It is given that $${arrow('AD')} = ${ij(ad).tex}$. Find $${arrow('AC')}$ in terms of $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [`B1 $${ij(ac).tex}$`],
          solution: `$${arrow('AC')} = ${arrow('AD')} + ${arrow('DC')} = ${inBrackets(ad)} + ${inBrackets(ab)} = ${ij(ac).tex}$`,
          answer: ij(ac).typed,
          letters: ['i', 'j'],
        }),
        c: ask.expression({
          objective: 'AO1',
          subtopic: '13.3',
          prompt: `Find the exact value of $|${arrow('AD')}|$.`,
          scheme: [`M1 $${root(ad)}$`, `A1 $${size.latex}$`],
          solution: `$|${arrow('AD')}| = ${root(ad)} = ${size.latex}$`,
          answer: size.typed,
          letters: [],
          form: 'exact',
        }),
        d: ask.table({
          objective: 'AO2',
          command: 'State',
          prompt: 'Hence state the special name of this parallelogram.',
          scheme: ['B1 rhombus'],
          head: ['*ABCD* is a'],
          rows: [
            [
              {
                blank: 'shape',
                answer: 'rhombus',
                mode: 'pick',
                choices: [...SHAPES],
                inOrder: true,
                marks: 1,
              },
            ],
          ],
          solution: `$|${arrow('AB')}| = ${root(ab)} = ${size.latex}$ as well, so all four sides are equal. The sides are not at right angles, since $AC^2 = ${ac[0] ** 2 + ac[1] ** 2}$ is not $AB^2 + BC^2 = ${2 * (ab[0] ** 2 + ab[1] ** 2)}$: a rhombus, not a square.`,
        }),
      },
    }
  },
  verify: ({ ab, ad, m, n, rest }) => {
    // All whole pairs are tried.
    let found: Point = [0, 0]
    for (let p = -9; p <= 9; p += 1)
      for (let q = -9; q <= 9; q += 1)
        if (m * p + q + rest[0] === ab[0] && p + n * q + rest[1] === ab[1]) found = [p, q]
    return {
      a: `(${found[0]}, ${found[1]})`,
      b: `${ab[0]}*i + (${ad[0]})*i + (${ab[1]})*j + (${ad[1]})*j`,
      c: `sqrt(${ab[0] ** 2 + ab[1] ** 2})`,
    }
  },
})

question('parallel-for-two-values-of-k', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [plusRoot, minusRoot] = [random.int(1, 6), -random.int(1, 8)]
    const product = -plusRoot * minusRoot
    const divisors = [2, 3, 4, 5, 6, 8, 9, 10, 12].filter(each => product % each === 0 && product / each > 1)
    const n = divisors.length > 0 ? random.pick(divisors) : 0
    const m = -(plusRoot + minusRoot)
    const isEqual = plusRoot === n || -minusRoot === n
    return isEqual || n === 0 || m === 0 || product / n === n
      ? null
      : { plusRoot, minusRoot, n, c: product / n, m, set: random.int(0, 2), opposite: random.chance(0.5) }
  },
  make: ({ plusRoot, minusRoot, n, c, m, set, opposite }) => {
    const [a, b] = PAIRS[set] ?? PAIRS[0]
    const k = opposite ? minusRoot : plusRoot
    const whole = poly(1, m, -n * c).replaceAll('x', 'k')
    const [one, other] = [`(k ${signed(m)})\\mathbf{i} + ${n}\\mathbf{j}`, `${c}\\mathbf{i} + k\\mathbf{j}`]
    const words = opposite ? 'opposite directions' : 'the same direction'
    const sum = ij([k + m + c, n + k])
    return {
      stem: [
        `The vectors $\\mathbf{${a}} = ${one}$ and $\\mathbf{${b}} = ${other}$ are parallel, where *k* is a constant.`,
        `$\\mathbf{${a}} = ${column(`k ${signed(m)}`, n)}$ and $\\mathbf{${b}} = ${column(c, 'k')}$, where *k* is a constant. $\\mathbf{${a}}$ is parallel to $\\mathbf{${b}}$.`,
        `Two forces, $\\mathbf{${a}} = (${one})$ N and $\\mathbf{${b}} = (${other})$ N, act along parallel lines. *k* is a constant.`,
      ],
      parts: {
        a: ask.solutions({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the possible values of *k*.',
          scheme: [
            `M1 $\\frac{k ${signed(m)}}{${c}} = \\frac{${n}}{k}$, or two equations with a multiple`,
            `M1 $${whole} = 0$`,
            `A1 $k = ${plusRoot}$`,
            `A1 $k = ${minusRoot}$`,
          ],
          solution: `One vector is a multiple of the other, so the components are in the same ratio: $k(k ${signed(m)}) = ${n} \\times ${c}$, or $${whole} = 0$.\n\n$(k ${signed(-plusRoot)})(k ${signed(-minusRoot)}) = 0$, so $k = ${plusRoot}$ or $k = ${minusRoot}$.`,
          answer: [String(plusRoot), String(minusRoot)],
          letter: 'k',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          lead: `It is now given that $\\mathbf{${a}}$ and $\\mathbf{${b}}$ have ${words}.`,
          prompt: `Find the exact value of the constant $\\lambda$ such that $\\mathbf{${b}} = \\lambda\\mathbf{${a}}$.`,
          scheme: [
            `M1 $k = ${k}$ chosen, with $\\mathbf{${a}} = ${ij([k + m, n]).tex}$ or $\\mathbf{${b}} = ${ij([c, k]).tex}$`,
            `A1 $${frac(k, n)}$`,
          ],
          solution: `With $k = ${k}$, $\\mathbf{${a}} = ${ij([k + m, n]).tex}$ and $\\mathbf{${b}} = ${ij([c, k]).tex}$, which have ${words}. The components of $\\mathbf{j}$ give $\\lambda = ${frac(k, n)}$.`,
          answer: typedFraction(k, n),
          letters: [],
          form: 'exact',
        }),
        c: ask.expression({
          objective: 'AO1',
          subtopic: '13.3',
          prompt: `Find $\\mathbf{${a}} + \\mathbf{${b}}$ in terms of $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [`B1 $${sum.tex}$`],
          solution: `$${inBrackets([k + m, n])} + ${inBrackets([c, k])} = ${sum.tex}$`,
          answer: sum.typed,
          letters: ['i', 'j'],
        }),
      },
    }
  },
  verify: ({ n, c, m, opposite }) => {
    const found = Array.from({ length: 41 }, (_, at) => 20 - at).filter(k => across([k + m, n], [c, k]) === 0)
    const k = found.find(each => each < 0 === opposite) ?? 0
    return { a: found, b: `${c}/(${k + m})`, c: `${c + k + m}*i + (${k + n})*j` }
  },
})

question('trapezium-from-position-vectors', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const a: Point = [random.pick(nonZero(-6, 2)), random.pick(nonZero(-5, 3))]
    const ab: Point = [random.int(1, 4), random.pick(nonZero(-2, 2))]
    const ad: Point = [random.pick(nonZero(-4, 3)), random.int(3, 6)]
    const times = random.pick([2, 3])
    const b = plus(a, ab)
    const d = plus(a, ad)
    const c = plus(d, ab, times)
    const ac = plus(c, a, -1)
    const reach = random.pick([-1, 2])
    const p = plus(b, ac, reach)
    return [b, c, d, ac, p, plus(d, ab)].flat().includes(0) ||
      across(ab, ad) < 6 ||
      across(ab, ad) < 0.5 * Math.hypot(...ab) * Math.hypot(...ad) ||
      Math.max(...[...c, ...d, ...b].map(Math.abs)) > 12 ||
      [a, b, c, d].some(each => Math.hypot(...each) < 2.5)
      ? null
      : { a, b, c, d, times, p, reach, find: random.chance(0.5) }
  },
  make: ({ a, b, c, d, times, p, reach, find }) => {
    const ab = plus(b, a, -1)
    const ac = plus(c, a, -1)
    const e = plus(d, ab)
    const told = `$${column(...a)}$, $${column(...b)}$, $${column(...c)}$ and $${column(...d)}$`
    const [toP, answer] = find ? [column('p', p[1]), p[0]] : [column(p[0], 'p'), p[1]]
    return {
      stem: [
        `The points *A*, *B*, *C* and *D* have position vectors ${told}.`,
        `Relative to an origin *O*, the vertices *A*, *B*, *C* and *D* of a quadrilateral have position vectors ${told}.`,
        `Four posts *A*, *B*, *C* and *D* stand at the corners of a field. From an origin *O* their position vectors are ${told}, in units of 10 m.`,
      ],
      figure: coordinateFigure({
        name: 'vectors-in-two-dimensions/quadrilateral',
        title: 'Quadrilateral ABCD and the origin O',
        description: 'Axes through the origin O and a quadrilateral ABCD.',
        points: { A: a, B: b, C: c, D: d },
        paths: ['ABCDA'],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow('AB')}$ as a column vector. ${COLUMN_TYPED}`,
          scheme: [`B1 $${column(...ab)}$`],
          solution: `$${arrow('AB')} = ${column(...b)} - ${column(...a)} = ${column(...ab)}$`,
          answer: `(${ab[0]}, ${ab[1]})`,
          letters: [],
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO1',
          prompt: `It is given that $${arrow('DC')} = k${arrow('AB')}$. Find the value of *k*.`,
          scheme: [`M1 $${arrow('DC')} = ${column(...scaled(ab, times))}$`, `A1 ${times}`],
          solution: `$${arrow('DC')} = ${column(...c)} - ${column(...d)} = ${column(...scaled(ab, times))} = ${times}${column(...ab)}$`,
          answer: times,
        }),
        c: ask.table({
          objective: 'AO2',
          command: 'State',
          prompt: 'Hence state the name of the quadrilateral *ABCD*.',
          scheme: ['B1 trapezium'],
          head: ['*ABCD* is a'],
          rows: [
            [
              {
                blank: 'shape',
                answer: 'trapezium',
                mode: 'pick',
                choices: ['kite', 'parallelogram', 'rhombus', 'trapezium'],
                inOrder: true,
                marks: 1,
              },
            ],
          ],
          solution: `*DC* is parallel to *AB*, but ${times === 2 ? 'twice' : 'three times'} as long, so the other two sides are not parallel: a trapezium.`,
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt:
            '*E* is the point such that *ABED* is a parallelogram. Find the position vector of *E* as a column vector.',
          scheme: [
            `M1 $${arrow('DE')} = ${arrow('AB')}$, so $${arrow('OE')} = ${arrow('OD')} + ${arrow('AB')}$`,
            `A1 $${column(...e)}$`,
          ],
          solution: `$${arrow('DE')} = ${arrow('AB')}$, so $${arrow('OE')} = ${column(...d)} + ${column(...ab)} = ${column(...e)}$. (*E* lies on *DC*.)`,
          answer: `(${e[0]}, ${e[1]})`,
          letters: [],
        }),
        e: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `The point *P* has position vector $${toP}$, and *BP* is parallel to *AC*. Find the value of *p*.`,
          scheme: [
            `B1 $${arrow('AC')} = ${column(...ac)}$`,
            `M1 $${arrow('BP')} = ${find ? column(`p ${signed(-b[0])}`, p[1] - b[1]) : column(p[0] - b[0], `p ${signed(-b[1])}`)}$ is a multiple of it`,
            `A1 ${plain(answer)}`,
          ],
          solution: `$${arrow('AC')} = ${column(...ac)}$ and $${arrow('BP')} = ${find ? column(`p ${signed(-b[0])}`, p[1] - b[1]) : column(p[0] - b[0], `p ${signed(-b[1])}`)}$. The ${find ? 'lower' : 'upper'} numbers show that the multiple is ${plain(reach)}, so $p ${signed(-b[find ? 0 : 1])} = ${reach * ac[find ? 0 : 1]}$ and $p = ${answer}$.`,
          answer,
        }),
      },
    }
  },
  // By lengths and by gradients.
  verify: ({ a, b, c, d, p, find }) => {
    const gradient = (c[1] - a[1]) / (c[0] - a[0])
    return {
      a: `(${b[0] - a[0]}, ${b[1] - a[1]})`,
      b: Math.round(Math.hypot(c[0] - d[0], c[1] - d[1]) / Math.hypot(b[0] - a[0], b[1] - a[1])),
      d: `(${b[0] + d[0] - a[0]}, ${b[1] + d[1] - a[1]})`,
      e: Math.round(find ? b[0] + (p[1] - b[1]) / gradient : b[1] + (p[0] - b[0]) * gradient),
    }
  },
})
