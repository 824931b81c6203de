import { ask } from '@/lib/exams/authoring/ask'
import { arrow, bracketed, COLUMN_TYPED, column, frac, gcd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { between } from '@/lib/figures/geometry/points'
import type { Point } from '@/lib/figures/shapes'
import { combination, vectorFigure } from './drawings'
import { multiple, PARALLEL } from './reasons'

const { supplement, templates } = questionsOf('structured', 'E7.4')

export { templates }

/** The letters of a triangle with two vectors from O, and of a point on the third side. */
const TRIANGLES = [
  { A: 'A', B: 'B', P: 'P', letters: ['a', 'b'] },
  { A: 'P', B: 'Q', P: 'R', letters: ['p', 'q'] },
  { A: 'C', B: 'D', P: 'X', letters: ['c', 'd'] },
] as const

const inTermsOf = ([a, b]: readonly [string, string]) => `in terms of $\\mathbf{${a}}$ and $\\mathbf{${b}}$`

supplement('point-on-a-side', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [m, n] = [random.int(1, 5), random.int(1, 5)]
    const bad = gcd(m, n) > 1 || m === n || m + n > 7
    return bad
      ? null
      : { m, n, set: random.int(0, 2), wording: random.int(0, 2), high: random.step(5, 7, 0.5) }
  },
  make: ({ m, n, set, wording, high }) => {
    const { A, B, P, letters } = TRIANGLES[set] ?? TRIANGLES[0]
    const [a, b] = letters
    const all = m + n
    const [across, along] = [combination(letters, [-1, 1], [1, 1]), combination(letters, [n, all], [m, all])]
    const points: Record<string, Point> = { O: [0, 0], [A]: [3, high], [B]: [10, 1] }
    points[P] = between(points[A] ?? [0, 0], points[B] ?? [0, 0], m / all)
    const where = [
      `$${A}${P} : ${P}${B} = ${m} : ${n}$`,
      `$${A}${P} = \\frac{${m}}{${all}}${A}${B}$`,
      m === 1 ? `$${P}${B} = ${n}${A}${P}$` : `$${n === 1 ? '' : n}${A}${P} = ${m}${P}${B}$`,
    ][wording]
    return {
      stem: `In triangle *O${A}${B}*, $${arrow(`O${A}`)} = \\mathbf{${a}}$ and $${arrow(`O${B}`)} = \\mathbf{${b}}$. *${P}* is the point on *${A}${B}* such that ${where}.`,
      figure: vectorFigure({
        name: 'point-on-a-side',
        title: `Triangle O${A}${B} with a point on one side`,
        description: `Triangle O${A}${B}. The side from O to ${A} carries the vector ${a} and the side from O to ${B} the vector ${b}. ${P} is a point on ${A}${B}. A line joins O and ${P}.`,
        points,
        names: { O: 200, [A]: 90, [B]: 0, [P]: 45 },
        lines: [A + B, `O${P}`],
        vectors: [
          [`O${A}`, a, 0.5, { away: B }],
          [`O${B}`, b, 0.5, { away: A }],
        ],
      }),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: [
            `Write down $${arrow(A + B)}$ ${inTermsOf(letters)}.`,
            `Find $${arrow(A + B)}$ ${inTermsOf(letters)}.`,
          ],
          scheme: [`B1 $${across.tex}$`],
          solution: `Go from *${A}* to *O*, against $\\mathbf{${a}}$, then from *O* to *${B}*: $-\\mathbf{${a}} + \\mathbf{${b}} = ${across.tex}$.`,
          answer: across.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Work out',
          prompt: [
            `Find $${arrow(`O${P}`)}$ ${inTermsOf(letters)}. Give your answer in its simplest form.`,
            `Find, ${inTermsOf(letters)}, the position vector of *${P}*. Give your answer in its simplest form.`,
          ],
          scheme: [
            `M1 a correct path, such as $${arrow(`O${A}`)} + ${arrow(A + P)}$`,
            `M1 $\\mathbf{${a}} + \\frac{${m}}{${all}}(${across.tex})$, with their answer to (a)`,
            `A1 $${along.tex}$`,
          ],
          solution: `*${A}${P}* is $\\frac{${m}}{${all}}$ of *${A}${B}*, so\n\n$${arrow(`O${P}`)} = ${arrow(`O${A}`)} + \\frac{${m}}{${all}}${arrow(A + B)} = \\mathbf{${a}} + \\frac{${m}}{${all}}(${across.tex})$\n\n$= ${along.tex}$`,
          answer: along.typed,
          letters: [...letters],
          form: 'simplified',
          own: { from: 'a', key: `(${all}*${a} + ${m}*f)/${all}` },
        }),
      },
    }
  },
  // From B instead of from A.
  verify: ({ m, n, set }) => {
    const [a, b] = (TRIANGLES[set] ?? TRIANGLES[0]).letters
    return { a: `0 - (${a} - ${b})`, b: `${b} + (${n}/${m + n})*(${a} - ${b})` }
  },
})

const PARALLELOGRAMS = [
  { A: 'A', B: 'B', C: 'C', letters: ['a', 'b'] },
  { A: 'P', B: 'R', C: 'Q', letters: ['p', 'r'] },
  { A: 'U', B: 'W', C: 'V', letters: ['u', 'w'] },
] as const

supplement('paths-in-a-parallelogram', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [m, n] = [random.int(1, 3), random.int(1, 3)]
    return gcd(m, n) > 1 || m === n ? null : { m, n, set: random.int(0, 2), wording: random.int(0, 1) }
  },
  make: ({ m, n, set, wording }) => {
    const { A, B, C, letters } = PARALLELOGRAMS[set] ?? PARALLELOGRAMS[0]
    const [a, b] = letters
    const all = m + n
    const first = combination(letters, [1, 1], [1, 2])
    const second = combination(letters, [-m, all], [1, 2])
    const third = combination(letters, [2 * all - m, 2 * all], [3, 4])
    const points: Record<string, Point> = { O: [0, 0], [A]: [8, 0], [B]: [2.4, 5], [C]: [10.4, 5] }
    points.M = [9.2, 2.5]
    points.N = between(points[C] ?? [0, 0], points[B] ?? [0, 0], m / all)
    const divides = [`$${C}N : N${B} = ${m} : ${n}$`, `$${C}N = \\frac{${m}}{${all}}${C}${B}$`][wording]
    return {
      stem: `*O${A}${C}${B}* is a parallelogram. $${arrow(`O${A}`)} = \\mathbf{${a}}$ and $${arrow(`O${B}`)} = \\mathbf{${b}}$. *M* is the midpoint of *${A}${C}*. *N* is the point on *${C}${B}* such that ${divides}.`,
      figure: vectorFigure({
        name: 'parallelogram',
        title: `Parallelogram O${A}${C}${B}`,
        description: `Parallelogram O${A}${C}${B}. The side from O to ${A} carries the vector ${a} and the side from O to ${B} the vector ${b}. M is a point on ${A}${C} and N is a point on ${C}${B}. A line joins M and N.`,
        points,
        names: { O: 210, [A]: 330, [C]: 30, [B]: 150, M: 320, N: 90 },
        lines: [A + C, C + B, 'MN'],
        vectors: [
          [`O${A}`, a, 0.5, { away: C }],
          [`O${B}`, b, 0.5, { away: C }],
        ],
      }),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          lead: `Give each vector ${inTermsOf(letters)}, in its simplest form.`,
          prompt: [`Find $${arrow('OM')}$.`, 'Find the position vector of *M*.'],
          scheme: [`B1 $${first.tex}$`],
          solution: `$${arrow('OM')} = ${arrow(`O${A}`)} + ${arrow(`${A}M`)}$. Opposite sides of a parallelogram are equal vectors, so $${arrow(A + C)} = \\mathbf{${b}}$ and $${arrow(`${A}M`)} = \\frac{1}{2}\\mathbf{${b}}$.\n\n$${arrow('OM')} = ${first.tex}$`,
          answer: first.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Work out',
          prompt: `Find $${arrow('MN')}$.`,
          scheme: [
            `M1 $${arrow(`M${C}`)} + ${arrow(`${C}N`)}$, or another correct path`,
            `A1 $${second.tex}$`,
          ],
          solution: `$${arrow('MN')} = ${arrow(`M${C}`)} + ${arrow(`${C}N`)}$. From *${C}* to *${B}* is against $\\mathbf{${a}}$, so $${arrow(`${C}N`)} = -\\frac{${m}}{${all}}\\mathbf{${a}}$.\n\n$${arrow('MN')} = ${second.tex}$`,
          answer: second.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        c: ask.expression({
          command: 'Work out',
          prompt: [
            'Find the position vector of the midpoint of *MN*.',
            `*K* is the midpoint of *MN*. Find $${arrow('OK')}$.`,
          ],
          scheme: [
            `M1 $${arrow('OM')} + \\frac{1}{2}${arrow('MN')}$, with their vectors`,
            `A1 $${third.tex}$`,
          ],
          solution: `Go to *M*, then half of the way to *N*:\n\n$${first.tex} + \\frac{1}{2}(${second.tex}) = ${third.tex}$`,
          answer: third.typed,
          letters: [...letters],
          form: 'simplified',
          own: { from: 'b', key: `(2*${a} + ${b} + f)/2` },
        }),
      },
    }
  },
  // By position vectors: N from B, then the mean of M and N.
  verify: ({ m, n, set }) => {
    const [a, b] = (PARALLELOGRAMS[set] ?? PARALLELOGRAMS[0]).letters
    const [atM, atN] = [`((${a}) + (${a} + ${b}))/2`, `(${b} + (${n}/${m + n})*${a})`]
    return { a: atM, b: `${atN} - ${atM}`, c: `(${atM} + ${atN})/2` }
  },
})

const SHARES = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
] as const

supplement('midline-of-a-trapezium', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [above, below] = random.pick(SHARES)
    return { above, below, set: random.int(0, 2), wording: random.int(0, 1) }
  },
  make: ({ above, below, set, wording }) => {
    const { A, B, C, letters } = PARALLELOGRAMS[set] ?? PARALLELOGRAMS[0]
    const [a, b] = letters
    const side = combination(letters, [above - below, below], [1, 1])
    const toM = combination(letters, [above + below, 2 * below], [1, 2])
    const mid = combination(letters, [above + below, 2 * below], [0, 1])
    const points: Record<string, Point> = { O: [0, 0], [A]: [9, 0], [B]: [1.8, 5] }
    points[C] = [1.8 + (9 * above) / below, 5]
    points.N = [0.9, 2.5]
    points.M = between(points[A] ?? [0, 0], points[C] ?? [0, 0], 0.5)
    const share = `\\frac{${above}}{${below}}`
    const told = [
      `*${B}${C}* is parallel to *O${A}* and $${B}${C} = ${share}O${A}$`,
      `$${arrow(B + C)} = ${share}${arrow(`O${A}`)}$`,
    ][wording]
    return {
      stem: `*O${A}${C}${B}* is a trapezium. $${arrow(`O${A}`)} = \\mathbf{${a}}$ and $${arrow(`O${B}`)} = \\mathbf{${b}}$. ${told}. *M* is the midpoint of *${A}${C}* and *N* is the midpoint of *O${B}*.`,
      figure: vectorFigure({
        name: 'trapezium',
        title: `Trapezium O${A}${C}${B}`,
        description: `Trapezium O${A}${C}${B} with ${B}${C} drawn above O${A}. The side from O to ${A} carries the vector ${a} and the side from O to ${B} the vector ${b}. N is a point on O${B} and M is a point on ${A}${C}. A line joins N and M.`,
        points,
        names: { O: 210, [A]: 330, [C]: 30, [B]: 150, M: 20, N: 170 },
        lines: [A + C, C + B, 'NM'],
        vectors: [
          [`O${A}`, a, 0.5, { away: C }],
          [`O${B}`, b, 0.26, { away: A }],
        ],
      }),
      parts: {
        a: ask.expression({
          command: 'Work out',
          lead: `Give each vector ${inTermsOf(letters)}, in its simplest form.`,
          prompt: `Find $${arrow(A + C)}$.`,
          scheme: [
            `M1 $${arrow(`${A}O`)} + ${arrow(`O${B}`)} + ${arrow(B + C)}$, or $${share}\\mathbf{${a}}$ seen for $${arrow(B + C)}$`,
            `A1 $${side.tex}$`,
          ],
          solution: `$${arrow(B + C)} = ${share}\\mathbf{${a}}$. Follow the other three sides:\n\n$${arrow(A + C)} = ${arrow(`${A}O`)} + ${arrow(`O${B}`)} + ${arrow(B + C)} = -\\mathbf{${a}} + \\mathbf{${b}} + ${share}\\mathbf{${a}} = ${side.tex}$`,
          answer: side.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Work out',
          prompt: [`Find $${arrow('OM')}$.`, 'Find the position vector of *M*.'],
          scheme: [`M1 $\\mathbf{${a}} + \\frac{1}{2}(${side.tex})$, with their (a)`, `A1 $${toM.tex}$`],
          solution: `$${arrow('OM')} = ${arrow(`O${A}`)} + \\frac{1}{2}${arrow(A + C)} = \\mathbf{${a}} + \\frac{1}{2}(${side.tex}) = ${toM.tex}$`,
          answer: toM.typed,
          letters: [...letters],
          form: 'simplified',
          own: { from: 'a', key: `(2*${a} + f)/2` },
        }),
        'c.i': ask.expression({
          command: 'Work out',
          prompt: `Find $${arrow('NM')}$.`,
          scheme: [`B1 $${mid.tex}$`],
          solution: `$${arrow('NM')} = ${arrow('OM')} - ${arrow('ON')} = ${toM.tex} - \\frac{1}{2}\\mathbf{${b}} = ${mid.tex}$`,
          answer: mid.typed,
          letters: [...letters],
          form: 'simplified',
          own: { from: 'b', key: `(2*f - ${b})/2` },
        }),
        'c.ii': ask.written({
          command: 'Explain',
          prompt: `What does your answer to part (c)(i) tell you about the directions of the lines *NM* and *O${A}*?`,
          lines: 2,
          scheme: [PARALLEL(`they are parallel`)],
          modelAnswer: `They are parallel, because the vector NM is a multiple of the vector O${A}.`,
          solution: `$${arrow('NM')}$ is a multiple of $\\mathbf{${a}}$ alone. A multiple of a vector has the same direction, so the lines are parallel.`,
        }),
      },
    }
  },
  // By means of position vectors.
  verify: ({ above, below, set }) => {
    const [a, b] = (PARALLELOGRAMS[set] ?? PARALLELOGRAMS[0]).letters
    const atC = `(${b} + ${a}*${above}/${below})`
    return { a: `${atC} - ${a}`, b: `(${atC} + ${a})/2`, 'c.i': `(${atC} + ${a} - ${b})/2` }
  },
})

supplement('parallel-to-a-side', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [m, n] = [random.int(1, 4), random.int(1, 4)]
    const times = random.int(1, 2)
    const bad = gcd(m, n) > 1 || (m === 1 && times === 1) || (m + n) * times > 10 || m === n
    return bad ? null : { m, n, times, set: random.int(0, 2) }
  },
  make: ({ m, n, times, set }) => {
    const { A, B, letters } = TRIANGLES[set] ?? TRIANGLES[0]
    const [P, Q] = set === 0 ? ['P', 'Q'] : ['M', 'N']
    const [a, b] = letters
    const [all, part] = [(m + n) * times, m * times]
    const [across, mid] = [combination(letters, [-all, 1], [all, 1]), combination(letters, [0, 1], [part, 1])]
    const points: Record<string, Point> = { O: [0, 0], [A]: [3.2, 6], [B]: [10, 0] }
    points[P] = between(points[A] ?? [0, 0], [0, 0], m / (m + n))
    points[Q] = between(points[A] ?? [0, 0], points[B] ?? [0, 0], m / (m + n))
    const share = frac(m, m + n)
    return {
      stem: `In triangle *O${A}${B}*, $${arrow(`O${A}`)} = ${all}\\mathbf{${a}}$ and $${arrow(`O${B}`)} = ${all}\\mathbf{${b}}$. *${P}* is on *O${A}* and *${Q}* is on *${A}${B}*. $${A}${P} : ${P}O = ${A}${Q} : ${Q}${B} = ${m} : ${n}$.`,
      figure: vectorFigure({
        name: 'line-across-a-triangle',
        title: `Triangle O${A}${B} with a line across it`,
        description: `Triangle O${A}${B}. The side from O to ${A} carries the vector ${all}${a} and the side from O to ${B} the vector ${all}${b}. ${P} is a point on O${A} and ${Q} is a point on ${A}${B}. A line joins ${P} and ${Q}.`,
        points,
        names: { O: 200, [A]: 90, [B]: 0, [P]: 150, [Q]: 40 },
        lines: [A + B, P + Q],
        vectors: [
          [`O${A}`, `${all}${a}`, n > m ? n / (m + n) / 2 : 1 - m / (m + n) / 2, { away: B }],
          [`O${B}`, `${all}${b}`, 0.5, { away: A }],
        ],
      }),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find $${arrow(A + B)}$ ${inTermsOf(letters)}.`,
          scheme: [`B1 $${across.tex}$`],
          solution: `$${arrow(A + B)} = ${arrow(`${A}O`)} + ${arrow(`O${B}`)} = -${all}\\mathbf{${a}} + ${all}\\mathbf{${b}} = ${across.tex}$`,
          answer: across.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Work out',
          prompt: `Find $${arrow(P + Q)}$ ${inTermsOf(letters)}, in its simplest form.`,
          scheme: [
            `M1 $${arrow(P + A)} + ${arrow(A + Q)}$, or another correct path`,
            `M1 $${part}\\mathbf{${a}}$ for $${arrow(P + A)}$ or $${share}(${across.tex})$ for $${arrow(A + Q)}$`,
            `A1 $${mid.tex}$`,
          ],
          solution: `$${arrow(P + A)} = ${share} \\times ${all}\\mathbf{${a}} = ${part}\\mathbf{${a}}$ and $${arrow(A + Q)} = ${share}(${across.tex}) = ${combination(letters, [-part, 1], [part, 1]).tex}$.\n\n$${arrow(P + Q)} = ${arrow(P + A)} + ${arrow(A + Q)} = ${mid.tex}$`,
          answer: mid.typed,
          letters: [...letters],
          form: 'simplified',
          own: { from: 'a', key: `${part}*${a} + (${m}/${m + n})*f` },
        }),
        c: ask.written({
          command: 'Explain',
          prompt: [
            `Explain why *${P}${Q}* is parallel to *O${B}*.`,
            `Use your answer to part (b) to give a reason why *${P}${Q}* is parallel to *O${B}*.`,
          ],
          lines: 2,
          scheme: [
            multiple(P + Q, `O${B}`, m, m + n, [
              `${part}${b} = ${m}/${m + n} × ${all}${b}`,
              `${part}${b} = ${m}/${m + n}(${all}${b})`,
              `${all}${b} = ${m + n}/${m} × ${part}${b}`,
            ]),
          ],
          modelAnswer: `The vector ${P}${Q} is a multiple of the vector O${B}.`,
          solution: `$${arrow(P + Q)} = ${mid.tex} = ${share} \\times ${all}\\mathbf{${b}} = ${share}${arrow(`O${B}`)}$. One vector is a multiple of the other, so the lines are parallel.`,
        }),
        d: ask.fraction({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the value of $\\frac{${P}${Q}}{O${B}}$, as a fraction in its simplest form.`,
          scheme: [`B1 $${share}$`],
          solution: `The lengths are in the same ratio as the multiples of $\\mathbf{${b}}$: $\\frac{${part}}{${all}}${times === 1 ? '' : ` = ${share}`}$.`,
          answer: m / (m + n),
        }),
      },
    }
  },
  // By position vectors of P and Q.
  verify: ({ m, n, times, set }) => {
    const [a, b] = (TRIANGLES[set] ?? TRIANGLES[0]).letters
    const all = (m + n) * times
    const atP = `(${n * times}*${a})`
    const atQ = `((${n}*${all}*${a} + ${m}*${all}*${b})/${m + n})`
    return { a: `${all}*(${b} - ${a})`, b: `${atQ} - ${atP}`, d: 1 - n / (m + n) }
  },
})

supplement('points-on-a-line-in-columns', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [m, n] = random.pick([
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [3, 2],
    ] as const)
    const [u, v] = [random.int(-3, 4), random.int(-3, 4)]
    const [x, y] = [random.int(-5, 6), random.int(-5, 6)]
    const reach = random.pick([2, 3])
    const all = m + n
    const [bx, by] = [x + all * u, y + all * v]
    const bad =
      u === 0 || v === 0 || Math.abs(u) === Math.abs(v) || x === 0 || y === 0 || bx === 0 || by === 0
    return bad ? null : { m, n, u, v, x, y, reach, find: random.chance(0.5) }
  },
  make: ({ m, n, u, v, x, y, reach, find }) => {
    const all = m + n
    const [bx, by] = [x + all * u, y + all * v]
    const [px, py] = [x + m * u, y + m * v]
    const [cx, cy] = [x + all * u * reach, y + all * v * reach]
    const [known, unknown] = find ? [cy, cx] : [cx, cy]
    const toC = find ? column('k', cy) : column(cx, 'k')
    return {
      stem: [
        `$${arrow('OA')} = ${column(x, y)}$ and $${arrow('OB')} = ${column(bx, by)}$, where *O* is the origin.`,
        `*O* is the origin. The position vector of *A* is $${column(x, y)}$ and the position vector of *B* is $${column(bx, by)}$.`,
        `Relative to an origin *O*, points *A* and *B* have position vectors $${column(x, y)}$ and $${column(bx, by)}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Find $${arrow('AB')}$ as a column vector. ${COLUMN_TYPED}`,
          scheme: [`B1 $${column(all * u, all * v)}$`],
          solution: `$${arrow('AB')} = ${arrow('OB')} - ${arrow('OA')} = ${column(bx, by)} - ${column(x, y)} = ${column(all * u, all * v)}$`,
          answer: `(${all * u}, ${all * v})`,
          letters: [],
        }),
        b: ask.expression({
          command: 'Work out',
          lead: `*P* lies on *AB*, and $AP : PB = ${m} : ${n}$.`,
          prompt: 'Find the position vector of *P* as a column vector.',
          scheme: [
            `M1 $${column(x, y)} + \\frac{${m}}{${all}}${column(all * u, all * v)}$, with their (a)`,
            `A1 $${column(px, py)}$`,
          ],
          solution: `$${arrow('OP')} = ${arrow('OA')} + \\frac{${m}}{${all}}${arrow('AB')} = ${column(x, y)} + ${column(m * u, m * v)} = ${column(px, py)}$`,
          answer: `(${px}, ${py})`,
          letters: [],
        }),
        c: ask.whole({
          command: 'Work out',
          lead: `$${arrow('OC')} = ${toC}$. *A*, *B* and *C* lie on a straight line.`,
          prompt: 'Find the value of *k*.',
          scheme: [
            `M1 $${arrow('AC')} = ${reach}${arrow('AB')}$, from $${known} - ${bracketed(find ? y : x)} = ${find ? cy - y : cx - x}$, or equal gradients`,
            `A1 $${unknown}$`,
          ],
          solution: `$${arrow('AC')}$ is a multiple of $${arrow('AB')}$. The ${find ? 'lower' : 'upper'} entries are $${known} - ${bracketed(find ? y : x)} = ${find ? cy - y : cx - x}$ and $${all * (find ? v : u)}$, so $${arrow('AC')} = ${reach}${arrow('AB')}$.\n\n$k = ${find ? x : y} + ${reach} \\times ${bracketed(all * (find ? u : v))} = ${unknown}$`,
          answer: unknown,
        }),
      },
    }
  },
  // By the mean of the ends with weights, and by equal gradients.
  verify: ({ m, n, u, v, x, y, reach, find }) => {
    const all = m + n
    const [bx, by] = [x + all * u, y + all * v]
    const gradient = (by - y) / (bx - x)
    const [cx, cy] = [x + all * u * reach, y + all * v * reach]
    return {
      a: `(${bx - x}, ${by - y})`,
      b: `(${(n * x + m * bx) / all}, ${(n * y + m * by) / all})`,
      c: Math.round(find ? x + (cy - y) / gradient : y + (cx - x) * gradient),
    }
  },
})
