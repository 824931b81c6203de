import { ask } from '@/lib/exams/authoring/ask'
import { arrow, frac, gcd, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { between } from '@/lib/figures/geometry/points'
import type { Point } from '@/lib/figures/shapes'
import { combination, vectorFigure } from '../../extended-maths/E7.4-vector-geometry/drawings'

const { question, templates } = questionsOf('structured', '13.1')

export { templates }

const HEXAGONS = [
  { names: 'ABCDEF', letters: ['p', 'q'] },
  { names: 'PQRSTU', letters: ['a', 'b'] },
  { names: 'HIJKLM', letters: ['u', 'v'] },
] as const

const TALL = Math.sqrt(3) / 2

question('vectors-in-a-regular-hexagon', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [m, n] = [random.int(1, 3), random.int(1, 3)]
    return gcd(m, n) > 1 ? null : { m, n, set: random.int(0, 2), last: random.chance(0.5) }
  },
  make: ({ m, n, set, last }) => {
    const { names, letters } = HEXAGONS[set] ?? HEXAGONS[0]
    const [A = '', B = '', C = '', D = '', E = '', F = ''] = names
    const [p, q] = letters
    const all = m + n
    const side = combination(letters, [-1, 1], [1, 1])
    const long = last ? combination(letters, [-1, 1], [2, 1]) : combination(letters, [-2, 1], [1, 1])
    const [from, to] = last ? [A, E] : [B, F]
    const toX = combination(letters, [-(2 * m + n), all], [2, 1])
    const points: Record<string, Point> = {
      [A]: [-0.5, -TALL],
      [B]: [0.5, -TALL],
      [C]: [1, 0],
      [D]: [0.5, TALL],
      [E]: [-0.5, TALL],
      [F]: [-1, 0],
    }
    points.X = between(points[D] ?? [0, 0], points[E] ?? [0, 0], m / all)
    const inTerms = `in terms of $\\mathbf{${p}}$ and $\\mathbf{${q}}$`
    return {
      stem: [
        `*${names}* is a regular hexagon. $${arrow(A + B)} = \\mathbf{${p}}$ and $${arrow(B + C)} = \\mathbf{${q}}$.`,
        `The diagram shows a regular hexagon *${names}* with $${arrow(A + B)} = \\mathbf{${p}}$ and $${arrow(B + C)} = \\mathbf{${q}}$.`,
        `A cell of a honeycomb is a regular hexagon *${names}*, with $${arrow(A + B)} = \\mathbf{${p}}$ and $${arrow(B + C)} = \\mathbf{${q}}$.`,
      ],
      figure: vectorFigure({
        name: 'hexagon',
        title: `Regular hexagon ${names}`,
        description: `Regular hexagon ${names}. The side from ${A} to ${B} carries the vector ${p} and the side from ${B} to ${C} the vector ${q}. X is a point on ${D}${E}. A line joins ${B} and X.`,
        points,
        names: { [A]: 240, [B]: 300, [C]: 0, [D]: 60, [E]: 120, [F]: 180, X: 90 },
        lines: [C + D, D + E, E + F, F + A, `${B}X`],
        vectors: [
          [A + B, p, 0.5, { away: E }],
          [B + C, q, 0.5, { away: F }],
        ],
      }),
      parts: {
        'a.i': ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow(C + D)}$ ${inTerms}.`,
          scheme: [
            `M1 a route from *${C}* to *${D}*, such as through the centre, or $${arrow(A + D)} = 2\\mathbf{${q}}$`,
            `A1 $${side.tex}$`,
          ],
          solution: `Let the centre be *O*. The six triangles at the centre are equilateral, so $${arrow(`${C}O`)} = -\\mathbf{${p}}$ and $${arrow(`O${D}`)} = \\mathbf{${q}}$. $${arrow(C + D)} = ${side.tex}$.`,
          answer: side.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        'a.ii': ask.expression({
          objective: 'AO1',
          subtopic: '13.3',
          prompt: `Find $${arrow(from + to)}$ ${inTerms}.`,
          scheme: [
            last
              ? `M1 $${arrow(A + D)} + ${arrow(D + E)}$ or another correct route`
              : `M1 $${arrow(B + A)} + ${arrow(A + F)}$ or another correct route`,
            `A1 $${long.tex}$`,
          ],
          solution: last
            ? `$${arrow(A + E)} = ${arrow(A + D)} + ${arrow(D + E)} = 2\\mathbf{${q}} - \\mathbf{${p}}$, since $${arrow(D + E)} = -${arrow(A + B)}$.`
            : `$${arrow(A + F)} = ${arrow(C + D)} = ${side.tex}$, since opposite sides are equal and parallel. $${arrow(B + F)} = ${arrow(B + A)} + ${arrow(A + F)} = -\\mathbf{${p}} + ${side.tex} = ${long.tex}$.`,
          answer: long.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          subtopic: '13.3',
          prompt: `*X* is the point on *${D}${E}* such that $${D}X : X${E} = ${m} : ${n}$. Find $${arrow(`${B}X`)}$ ${inTerms}, in its simplest form.`,
          scheme: [`M1 $${arrow(`${D}X`)} = -\\frac{${m}}{${all}}\\mathbf{${p}}$ used`, `A1 $${toX.tex}$`],
          solution: `$${arrow(`${B}X`)} = ${arrow(B + A)} + ${arrow(A + D)} + ${arrow(`${D}X`)} = -\\mathbf{${p}} + 2\\mathbf{${q}} - \\frac{${m}}{${all}}\\mathbf{${p}} = ${toX.tex}$`,
          answer: toX.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          subtopic: '13.3',
          prompt: `*Y* is the point on *${C}${D}* extended such that *${B}*, *X* and *Y* lie on a straight line. $${arrow(`${C}Y`)} = k${arrow(C + D)}$. Find the exact value of *k*.`,
          scheme: [
            `M1 $${arrow(`${B}Y`)} = \\mathbf{${q}} + k(${side.tex})$`,
            `M1 $\\frac{1 + k}{2} = \\frac{k}{${frac(2 * m + n, all)}}$, with their coefficients`,
            `A1 $${frac(2 * m + n, n)}$`,
          ],
          solution: `$${arrow(`${B}Y`)} = \\mathbf{${q}} + k(${side.tex}) = (1 + k)\\mathbf{${q}} - k\\mathbf{${p}}$. It is a multiple of $${arrow(`${B}X`)}$, so the coefficients are in the same ratio: $${frac(2 * m + n, all)}(1 + k) = 2k$.\n\nMultiply by ${all}: $${2 * m + n} + ${2 * m + n}k = ${2 * all}k$, so $k = ${frac(2 * m + n, n)}$.`,
          answer: typedFraction(2 * m + n, n),
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  // By coordinates: the hexagon as drawn, its vectors written along two sides.
  verify: ({ m, n, set, last }) => {
    const [p, q] = (HEXAGONS[set] ?? HEXAGONS[0]).letters
    const along = (x: number, y: number) => {
      const [s, t] = [x - y / (2 * TALL), y / TALL]
      const exact = (value: number) => `${Math.round(value * (m + n))}/${m + n}`
      return `${exact(s)}*${p} + (${exact(t)})*${q}`
    }
    const x = 0.5 - m / (m + n)
    // The line from B through X meets the line y = -tan 60° (x - 1).
    const slope = (2 * TALL) / (x - 0.5)
    const meet = (TALL + slope * 0.5 + 2 * TALL) / (slope + 2 * TALL)
    return {
      'a.i': along(-0.5, TALL),
      'a.ii': last ? along(0, 2 * TALL) : along(-1.5, TALL),
      b: along(x - 0.5, 2 * TALL),
      c: `${Math.round(((meet - 1) / -0.5) * n)}/${n}`,
    }
  },
})
