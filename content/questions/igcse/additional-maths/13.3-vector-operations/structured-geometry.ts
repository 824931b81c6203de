import { ask } from '@/lib/exams/authoring/ask'
import { arrow, frac, gcd, typedFraction } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { between, meet } from '@/lib/figures/geometry/points'
import type { Point } from '@/lib/figures/shapes'
import { clearSide, combination, vectorFigure } from '../../extended-maths/E7.4-vector-geometry/drawings'
import { multiple, SHARED_POINT } from '../../extended-maths/E7.4-vector-geometry/reasons'
import { leading } from '../vectors-in-two-dimensions'

const { question, templates } = questionsOf('structured', '13.3')

export { templates }

const TRIANGLES = [
  { A: 'A', B: 'B', letters: ['a', 'b'], scalars: ['h', 'k'] },
  { A: 'P', B: 'Q', letters: ['p', 'q'], scalars: ['m', 'n'] },
  { A: 'U', B: 'V', letters: ['u', 'v'], scalars: ['s', 't'] },
] as const

const inTermsOf = (...letters: readonly string[]) =>
  letters
    .map(each => (/^\*/.test(each) ? each : `$\\mathbf{${each}}$`))
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')

const RATIOS = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const

question('two-lines-that-cross-in-a-triangle', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [[m, n], [r, s]] = random.sample([...RATIOS], 2) as [
      readonly [number, number],
      readonly [number, number],
    ]
    return { m, n, r, s, set: random.int(0, 2), wording: random.int(0, 2) }
  },
  make: ({ m, n, r, s, set, wording }) => {
    const { A, B, letters, scalars } = TRIANGLES[set] ?? TRIANGLES[0]
    const [a, b] = letters
    const [h, k] = scalars
    const [p, q] = [m + n, r + s]
    const toD = combination(letters, [-1, 1], [r, q])
    const toC = combination(letters, [m, p], [-1, 1])
    const below = p * q - m * r
    const [first, second] = [frac(q * n, below), frac(p * s, below)]
    const points: Record<string, Point> = { O: [0, 0], [A]: [3, 6.2], [B]: [10, 0] }
    points.C = between([0, 0], points[A] ?? [0, 0], m / p)
    points.D = between([0, 0], points[B] ?? [0, 0], r / q)
    points.X = meet(points[A] ?? [0, 0], points.D, points[B] ?? [0, 0], points.C)
    const told = [
      `*C* lies on *O${A}* with $OC : C${A} = ${m} : ${n}$, and *D* lies on *O${B}* with $OD : D${B} = ${r} : ${s}$.`,
      `*C* is the point on *O${A}* such that $${arrow('OC')} = ${frac(m, p)}${arrow(`O${A}`)}$ and *D* is the point on *O${B}* such that $${arrow('OD')} = ${frac(r, q)}${arrow(`O${B}`)}$.`,
      `The points *C* on *O${A}* and *D* on *O${B}* are such that $OC = ${frac(m, p)}O${A}$ and $OD = ${frac(r, q)}O${B}$.`,
    ][wording]
    return {
      stem: `In triangle *O${A}${B}*, $${arrow(`O${A}`)} = \\mathbf{${a}}$ and $${arrow(`O${B}`)} = \\mathbf{${b}}$. ${told} The lines *${A}D* and *${B}C* meet at *X*.`,
      figure: vectorFigure({
        name: 'lines-that-cross',
        title: `Triangle O${A}${B} with two lines that cross`,
        description: `Triangle O${A}${B}. The side from O to ${A} carries the vector ${a} and the side from O to ${B} the vector ${b}. C is a point on O${A} and D is a point on O${B}. The lines ${A}D and ${B}C meet at X.`,
        points,
        names: { O: 200, [A]: 90, [B]: 0, C: 150, D: 270, X: clearSide(points, 'X', `${A}${B}CD`) },
        lines: [A + B, `${A}D`, `${B}C`],
        vectors: [
          [`O${A}`, a, m / p > 0.5 ? 0.25 : 0.78, { away: B }],
          [`O${B}`, b, r / q > 0.5 ? 0.25 : 0.78, { away: A }],
        ],
      }),
      parts: {
        'a.i': ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow(`${A}D`)}$ in terms of ${inTermsOf(a, b)}.`,
          scheme: [`B1 $${toD.tex}$`],
          solution: `$${arrow(`${A}D`)} = ${arrow(`${A}O`)} + ${arrow('OD')} = ${toD.tex}$`,
          answer: toD.typed,
          letters: [...letters],
        }),
        'a.ii': ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow(`${B}C`)}$ in terms of ${inTermsOf(a, b)}.`,
          scheme: [`B1 $${toC.tex}$`],
          solution: `$${arrow(`${B}C`)} = ${arrow(`${B}O`)} + ${arrow('OC')} = ${toC.tex}$`,
          answer: toC.typed,
          letters: [...letters],
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `$${arrow(`${A}X`)} = ${h}${arrow(`${A}D`)}$. Find $${arrow('OX')}$ in terms of ${inTermsOf(a, b, `*${h}*`)}.`,
          scheme: [
            `M1 $${arrow(`O${A}`)} + ${h}${arrow(`${A}D`)}$`,
            `A1 $(1 - ${h})\\mathbf{${a}} + ${frac(r, q)}${h}\\mathbf{${b}}$`,
          ],
          solution: `$${arrow('OX')} = ${arrow(`O${A}`)} + ${h}${arrow(`${A}D`)} = \\mathbf{${a}} + ${h}(${toD.tex}) = (1 - ${h})\\mathbf{${a}} + ${frac(r, q)}${h}\\mathbf{${b}}$`,
          answer: `(1 - ${h})${a} + (${r}/${q})*${h}*${b}`,
          letters: [...letters, h],
          own: { from: 'a.i', key: `${a} + ${h}*f` },
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `$${arrow(`${B}X`)} = ${k}${arrow(`${B}C`)}$. Find $${arrow('OX')}$ in terms of ${inTermsOf(a, b, `*${k}*`)}.`,
          scheme: [
            `M1 $${arrow(`O${B}`)} + ${k}${arrow(`${B}C`)}$`,
            `A1 $${frac(m, p)}${k}\\mathbf{${a}} + (1 - ${k})\\mathbf{${b}}$`,
          ],
          solution: `$${arrow('OX')} = ${arrow(`O${B}`)} + ${k}${arrow(`${B}C`)} = \\mathbf{${b}} + ${k}(${toC.tex}) = ${frac(m, p)}${k}\\mathbf{${a}} + (1 - ${k})\\mathbf{${b}}$`,
          answer: `(${m}/${p})*${k}*${a} + (1 - ${k})${b}`,
          letters: [...letters, k],
          own: { from: 'a.ii', key: `${b} + ${k}*f` },
        }),
        'd.i': ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Hence find the exact value of *${h}*.`,
          scheme: [
            `M1 $1 - ${h} = ${frac(m, p)}${k}$ and $${frac(r, q)}${h} = 1 - ${k}$, from equal coefficients`,
            `M1 *${k}* eliminated`,
            `A1 $${first}$`,
          ],
          solution: `$\\mathbf{${a}}$ and $\\mathbf{${b}}$ are not parallel, so the coefficients agree: $1 - ${h} = ${frac(m, p)}${k}$ and $${frac(r, q)}${h} = 1 - ${k}$.\n\nPut $${k} = 1 - ${frac(r, q)}${h}$ into the first: $1 - ${h} = ${frac(m, p)} - ${frac(m * r, p * q)}${h}$, so $${h} = ${first}$.`,
          answer: typedFraction(q * n, below),
          letters: [],
          form: 'exact',
        }),
        'd.ii': ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the exact value of *${k}*.`,
          scheme: [`A1 $${second}$`],
          solution: `$${k} = 1 - ${frac(r, q)}${h} = ${second}$`,
          answer: typedFraction(p * s, below),
          letters: [],
          form: 'exact',
          own: { from: 'd.i', key: `1 - ${r}/${q}*f` },
        }),
        e: ask.expression({
          objective: 'AO2',
          prompt: `Find the exact value of $\\frac{${A}X}{XD}$.`,
          scheme: [`B1 $${frac(q * n, below - q * n)}$`],
          solution: `*${A}X* is $${first}$ of *${A}D*, so *XD* is the other $${frac(below - q * n, below)}$. The value is $${frac(q * n, below - q * n)}$.`,
          answer: typedFraction(q * n, below - q * n),
          letters: [],
          form: 'exact',
          own: { from: 'd.i', key: 'f/(1 - f)' },
        }),
      },
    }
  },
  // By weights: A, B and O balanced so that C and D are centres of two of them.
  verify: ({ m, n, r, s, set }) => {
    const { letters, scalars } = TRIANGLES[set] ?? TRIANGLES[0]
    const [a, b] = letters
    const [h, k] = scalars
    // O weighs n·s, then A weighs m·s and B weighs n·r.
    const [atO, atA, atB] = [n * s, m * s, n * r]
    const all = atO + atA + atB
    return {
      'a.i': `(${r}*${b})/${r + s} - ${a}`,
      'a.ii': `${a}*(1 - ${n}/${m + n}) - ${b}`,
      b: `${a} + ${h}*(${b} - ${b}*${s}/${r + s} - ${a})`,
      c: `${b} - ${k}*${b} + ${k}*${a}*${m}/(${m} + ${n})`,
      'd.i': `${atO + atB}/${all}`,
      'd.ii': `${atO + atA}/${all}`,
      e: `${atO + atB}/${atA}`,
    }
  },
})

/** OC : CA, AD : DB, and OE as a multiple of OB for which C, D and E lie on one line. */
const ON_ONE_LINE = [
  { c: [1, 1], d: [2, 1], above: 2, below: 1 },
  { c: [2, 1], d: [1, 1], above: 2, below: 1 },
  { c: [3, 1], d: [1, 1], above: 3, below: 2 },
  { c: [1, 1], d: [3, 1], above: 3, below: 2 },
  { c: [1, 2], d: [4, 1], above: 2, below: 1 },
  { c: [1, 1], d: [3, 2], above: 3, below: 1 },
  { c: [2, 3], d: [3, 1], above: 2, below: 1 },
  { c: [3, 2], d: [1, 1], above: 3, below: 1 },
  { c: [1, 2], d: [3, 1], above: 3, below: 1 },
  { c: [2, 1], d: [2, 1], above: 4, below: 3 },
] as const

question('three-points-shown-to-be-collinear', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    at: random.int(0, ON_ONE_LINE.length - 1),
    set: random.int(0, 2),
    wording: random.int(0, 2),
  }),
  make: ({ at, set, wording }) => {
    const { c, d, above, below } = ON_ONE_LINE[at] ?? ON_ONE_LINE[0]
    const { A, B, letters } = TRIANGLES[set] ?? TRIANGLES[0]
    const [a, b] = letters
    const [p, q] = [c[0] + c[1], d[0] + d[1]]
    const side = combination(letters, [-1, 1], [1, 1])
    // CD = (c₁/p)a ... from C to A, then a part of AB.
    const toD = combination(letters, [c[1] * q - d[0] * p, p * q], [d[0], q])
    const toE = combination(letters, [-c[0], p], [above, below])
    const [top, under] = [above * q, below * d[0]]
    const common = gcd(top, under)
    const points: Record<string, Point> = { O: [0, 0], [A]: [2.2, 6], [B]: [(10 * below) / above, 0] }
    points.C = between([0, 0], points[A] ?? [0, 0], c[0] / p)
    points.D = between(points[A] ?? [0, 0], points[B] ?? [0, 0], d[0] / q)
    points.E = [10, 0]
    const told = [
      `*C* lies on *O${A}* with $OC : C${A} = ${c[0]} : ${c[1]}$ and *D* lies on *${A}${B}* with $${A}D : D${B} = ${d[0]} : ${d[1]}$. *O${B}* is extended to *E* such that $OE = ${frac(above, below)}O${B}$.`,
      `*C* is the point on *O${A}* such that $${arrow('OC')} = ${frac(c[0], p)}${arrow(`O${A}`)}$, *D* is the point on *${A}${B}* such that $${arrow(`${A}D`)} = ${frac(d[0], q)}${arrow(A + B)}$, and *E* is the point on *O${B}* extended such that $${arrow('OE')} = ${frac(above, below)}${arrow(`O${B}`)}$.`,
      `The points *C* on *O${A}*, *D* on *${A}${B}* and *E* on *O${B}* extended are such that $OC : C${A} = ${c[0]} : ${c[1]}$, $${A}D : D${B} = ${d[0]} : ${d[1]}$ and $O${B} : ${B}E = ${below} : ${above - below}$.`,
    ][wording]
    return {
      stem: `The diagram shows triangle *O${A}${B}* with $${arrow(`O${A}`)} = \\mathbf{${a}}$ and $${arrow(`O${B}`)} = \\mathbf{${b}}$. ${told}`,
      figure: vectorFigure({
        name: 'side-extended',
        title: `Triangle O${A}${B} with one side extended`,
        description: `Triangle O${A}${B}. The side from O to ${A} carries the vector ${a} and the side from O to ${B} the vector ${b}. C is a point on O${A}, D is a point on ${A}${B}, and E is a point on O${B} extended. Lines join C and D, and D and E.`,
        points,
        names: { O: 200, [A]: 90, [B]: 270, C: 150, D: 45, E: 340 },
        lines: [A + B, `${B}E`, 'CD', 'DE'],
        vectors: [
          [`O${A}`, a, c[0] / p > 0.5 ? 0.3 : 0.78, { away: 'E' }],
          [`O${B}`, b, 0.5, { away: A }],
        ],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          subtopic: '13.1',
          prompt: `Write $${arrow(A + B)}$ in terms of ${inTermsOf(a, b)}.`,
          scheme: [`B1 $${side.tex}$`],
          solution: `$${arrow(A + B)} = ${arrow(`O${B}`)} - ${arrow(`O${A}`)} = ${side.tex}$`,
          answer: side.typed,
          letters: [...letters],
        }),
        b: ask.expression({
          objective: 'AO2',
          prompt: `Find $${arrow('CD')}$ in terms of ${inTermsOf(a, b)}, in its simplest form.`,
          scheme: [
            `M1 $${arrow(`C${A}`)} + ${arrow(`${A}D`)}$, or another correct route`,
            `M1 $${frac(c[1], p)}\\mathbf{${a}} + ${frac(d[0], q)}(${side.tex})$`,
            `A1 $${toD.tex}$`,
          ],
          solution: `$${arrow('CD')} = ${arrow(`C${A}`)} + ${arrow(`${A}D`)} = ${frac(c[1], p)}\\mathbf{${a}} + ${frac(d[0], q)}(${side.tex}) = ${toD.tex}$`,
          answer: toD.typed,
          letters: [...letters],
          form: 'simplified',
          own: { from: 'a', key: `${c[1]}/${p}*${a} + ${d[0]}/${q}*f` },
        }),
        c: ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow('CE')}$ in terms of ${inTermsOf(a, b)}.`,
          scheme: [`M1 $${arrow('CO')} + ${arrow('OE')}$`, `A1 $${toE.tex}$`],
          solution: `$${arrow('CE')} = ${arrow('CO')} + ${arrow('OE')} = ${toE.tex}$`,
          answer: toE.typed,
          letters: [...letters],
        }),
        'd.i': ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the exact value of *k* such that $${arrow('CE')} = k${arrow('CD')}$.`,
          scheme: [
            `M1 $${frac(above, below)} \\div ${frac(d[0], q)}$, or the coefficients of $\\mathbf{${a}}$`,
            `A1 $${frac(top, under)}$`,
          ],
          solution: `Compare the coefficients of $\\mathbf{${b}}$: $${frac(above, below)} = ${frac(d[0], q)}k$, so $k = ${frac(top, under)}$. The coefficients of $\\mathbf{${a}}$ give the same value.`,
          answer: typedFraction(top, under),
          letters: [],
          form: 'exact',
        }),
        'd.ii': ask.written({
          command: 'Explain',
          objective: 'AO2',
          prompt: 'Hence explain why *C*, *D* and *E* lie on a straight line.',
          lines: 3,
          scheme: [
            multiple('CD', 'CE', under / common, top / common, [
              'CE = kCD',
              'CE is k times CD',
              'CE = k × CD',
              'kCD = CE',
              'k(CD) = CE',
              'CE = k(CD)',
              `CE = ${(top / under).toFixed(2)}CD`,
              `CE vector = ${top / common}/${under / common} CD vector`,
              `vector CE = ${top / common}/${under / common} vector CD`,
            ]),
            SHARED_POINT('C'),
          ],
          modelAnswer: `The vector CE is a multiple of the vector CD, so CE and CD are parallel. They share the point C, so C, D and E lie on a straight line.`,
          solution: `$${arrow('CE')} = ${frac(top, under)}${arrow('CD')}$, so the lines *CE* and *CD* are parallel. Both pass through *C*: they are one line.`,
        }),
      },
    }
  },
  // By position vectors of C, D and E.
  verify: ({ at, set }) => {
    const { c, d, above, below } = ON_ONE_LINE[at] ?? ON_ONE_LINE[0]
    const [a, b] = (TRIANGLES[set] ?? TRIANGLES[0]).letters
    const atC = `(${c[0]}*${a}/${c[0] + c[1]})`
    const atD = `((${d[1]}*${a} + ${d[0]}*${b})/${d[0] + d[1]})`
    const [cA, dA] = [`${c[0]}/${c[0] + c[1]}`, `${d[1]}/${d[0] + d[1]}`]
    return {
      a: `0 - (${a} - ${b})`,
      b: `${atD} - ${atC}`,
      c: `${above}*${b}/${below} - ${atC}`,
      'd.i': `(${cA})/(${cA} - ${dA})`,
    }
  },
})

const SHARES = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [1, 5],
] as const

const TRAPEZIA = [
  { A: 'A', B: 'B', C: 'C', letters: ['a', 'c'], h: 'h' },
  { A: 'P', B: 'Q', C: 'R', letters: ['p', 'r'], h: 'm' },
  { A: 'U', B: 'V', C: 'W', letters: ['u', 'w'], h: 'k' },
] as const

question('parallel-to-a-side-of-a-trapezium', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const [above, below] = random.pick(SHARES)
    return { above, below, set: random.int(0, 2), wording: random.int(0, 2) }
  },
  make: ({ above, below, set, wording }) => {
    const { A, B, C, letters, h } = TRAPEZIA[set] ?? TRAPEZIA[0]
    const [a, c] = letters
    const share = frac(above, below)
    const side = combination(letters, [above - below, below], [1, 1])
    const diagonal = combination(letters, [above, below], [1, 1])
    const points: Record<string, Point> = { O: [0, 0], [A]: [9, 0], [C]: [1.8, 5] }
    points[B] = [1.8 + (9 * above) / below, 5]
    points.X = between([0, 0], points[B] ?? [0, 0], (below - above) / below)
    const told = [
      `*${C}${B}* is parallel to *O${A}* and $${C}${B} = ${share}O${A}$.`,
      `$${arrow(C + B)} = ${share}${arrow(`O${A}`)}$.`,
      `The sides *${C}${B}* and *O${A}* are parallel, and $${C}${B} : O${A} = ${above} : ${below}$.`,
    ][wording]
    return {
      stem: `*O${A}${B}${C}* is a trapezium with $${arrow(`O${A}`)} = \\mathbf{${a}}$ and $${arrow(`O${C}`)} = \\mathbf{${c}}$. ${told} *X* is a point on *O${B}*.`,
      figure: vectorFigure({
        name: 'trapezium-with-diagonal',
        title: `Trapezium O${A}${B}${C} with a diagonal`,
        description: `Trapezium O${A}${B}${C} with ${C}${B} above O${A} and shorter. The side from O to ${A} carries the vector ${a} and the side from O to ${C} the vector ${c}. X is a point on the diagonal O${B}. A line joins ${C} and X.`,
        points,
        names: { O: 210, [A]: 330, [B]: 30, [C]: 150, X: clearSide(points, 'X', `O${B}${C}`) },
        lines: [A + B, B + C, `O${B}`, `${C}X`],
        vectors: [
          [`O${A}`, a, 0.5, { away: C }],
          [`O${C}`, c, 0.5, { away: A }],
        ],
      }),
      parts: {
        'a.i': ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow(`O${B}`)}$ in terms of ${inTermsOf(a, c)}.`,
          scheme: [`B1 $${diagonal.tex}$`],
          solution: `$${arrow(`O${B}`)} = ${arrow(`O${C}`)} + ${arrow(C + B)} = ${diagonal.tex}$`,
          answer: diagonal.typed,
          letters: [...letters],
        }),
        'a.ii': ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow(A + B)}$ in terms of ${inTermsOf(a, c)}, in its simplest form.`,
          scheme: [`M1 $${arrow(`${A}O`)} + ${arrow(`O${B}`)}$`, `A1 $${side.tex}$`],
          solution: `$${arrow(A + B)} = ${arrow(`${A}O`)} + ${arrow(`O${B}`)} = -\\mathbf{${a}} + ${diagonal.tex} = ${side.tex}$`,
          answer: side.typed,
          letters: [...letters],
          form: 'simplified',
          own: { from: 'a.i', key: `f - ${a}` },
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `$${arrow('OX')} = ${h}${arrow(`O${B}`)}$. Find $${arrow(`${C}X`)}$ in terms of ${inTermsOf(a, c, `*${h}*`)}.`,
          scheme: [
            `M1 $${h}${arrow(`O${B}`)} - \\mathbf{${c}}$`,
            `A1 $${share}${h}\\mathbf{${a}} + (${h} - 1)\\mathbf{${c}}$`,
          ],
          solution: `$${arrow(`${C}X`)} = ${arrow('OX')} - ${arrow(`O${C}`)} = ${h}(${diagonal.tex}) - \\mathbf{${c}} = ${share}${h}\\mathbf{${a}} + (${h} - 1)\\mathbf{${c}}$`,
          answer: `(${above}/${below})*${h}*${a} + (${h} - 1)${c}`,
          letters: [...letters, h],
          own: { from: 'a.i', key: `${h}*f - ${c}` },
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `It is given that *${C}X* is parallel to *${A}${B}*. Find the exact value of *${h}*.`,
          scheme: [
            `M1 the coefficients in the same ratio: $\\frac{${share}${h}}{${h} - 1} = ${frac(above - below, below)}$, or two equations with a multiple`,
            `M1 a linear equation in *${h}*, such as $${leading(above, h)} = ${leading(above - below, `(${h} - 1)`)}$`,
            `A1 $${frac(below - above, below)}$`,
          ],
          solution: `$${arrow(`${C}X`)}$ is a multiple of $${arrow(A + B)} = ${side.tex}$. The coefficient of $\\mathbf{${a}}$ is $${frac(above - below, below)}$ times that of $\\mathbf{${c}}$: $${share}${h} = ${frac(above - below, below)}(${h} - 1)$.\n\nMultiply by ${below}: $${leading(above, h)} = ${leading(above - below, h)} + ${below - above}$, so $${h} = ${frac(below - above, below)}$.`,
          answer: typedFraction(below - above, below),
          letters: [],
          form: 'exact',
        }),
        d: ask.expression({
          objective: 'AO2',
          prompt: `Find the exact value of $\\frac{${C}X}{${A}${B}}$.`,
          scheme: [`M1 $${arrow(`${C}X`)}$ with their *${h}*`, `A1 $${share}$`],
          solution: `With this value $${arrow(`${C}X`)} = ${combination(letters, [above * (below - above), below * below], [-above, below]).tex} = -${share}${arrow(A + B)}$. The lengths are in the ratio $${share}$.`,
          answer: typedFraction(above, below),
          letters: [],
          form: 'exact',
        }),
      },
    }
  },
  // By coordinates, with a = (1, 0) and c = (0, 1).
  verify: ({ above, below, set }) => {
    const { letters, h } = TRAPEZIA[set] ?? TRAPEZIA[0]
    const [a, c] = letters
    const share = `(${above}/${below})`
    // The line through C with the gradient of AB meets OB where h = 1 + hs/(s − 1), s the share.
    const h0 = `1/(1 - ${share}/(${share} - 1))`
    return {
      'a.i': `${c} + ${a} - ${below - above}*${a}/${below}`,
      'a.ii': `${c} - ${below - above}*${a}/${below}`,
      b: `${h}*${a}*${above}/${below} + ${h}*${c} - ${c}`,
      c: h0,
      d: `(${h0})*${share}/(1 - ${share})`,
    }
  },
})

question('line-that-cuts-a-diagonal', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    const [m, n] = random.pick([...RATIOS, [1, 4], [3, 4], [4, 1]] as const)
    return { m, n, set: random.int(0, 2), wording: random.int(0, 2) }
  },
  make: ({ m, n, set, wording }) => {
    const { A, B, C, letters } = TRAPEZIA[set] ?? TRAPEZIA[0]
    const [a, c] = letters
    const [h, k] = ['s', 't']
    const all = m + n
    const toM = combination(letters, [1, 1], [m, all])
    const diagonal = combination(letters, [-1, 1], [1, 1])
    const points: Record<string, Point> = { O: [0, 0], [A]: [7, 0], [C]: [1.6, 5], [B]: [8.6, 5] }
    points.M = between(points[A] ?? [0, 0], points[B] ?? [0, 0], m / all)
    points.X = meet([0, 0], points.M, points[A] ?? [0, 0], points[C] ?? [0, 0])
    const told = [
      `*M* is the point on *${A}${B}* such that $${A}M : M${B} = ${m} : ${n}$.`,
      `*M* lies on *${A}${B}* and $${arrow(`${A}M`)} = ${frac(m, all)}${arrow(A + B)}$.`,
      `*M* divides *${A}${B}* such that $${A}M = ${frac(m, n)}M${B}$.`.replace('= 1M', '= M'),
    ][wording]
    return {
      stem: `*O${A}${B}${C}* is a parallelogram with $${arrow(`O${A}`)} = \\mathbf{${a}}$ and $${arrow(`O${C}`)} = \\mathbf{${c}}$. ${told} The line *OM* meets the diagonal *${A}${C}* at *X*.`,
      figure: vectorFigure({
        name: 'parallelogram-and-a-line',
        title: `Parallelogram O${A}${B}${C} with a diagonal and the line OM`,
        description: `Parallelogram O${A}${B}${C}. The side from O to ${A} carries the vector ${a} and the side from O to ${C} the vector ${c}. M is a point on ${A}${B}. The line OM and the diagonal ${A}${C} meet at X.`,
        points,
        names: { O: 210, [A]: 330, [B]: 30, [C]: 150, M: 335, X: clearSide(points, 'X', `OM${A}${C}`) },
        lines: [A + B, B + C, 'OM', A + C],
        vectors: [
          [`O${A}`, a, 0.5, { away: C }],
          [`O${C}`, c, 0.5, { away: A }],
        ],
      }),
      parts: {
        'a.i': ask.expression({
          objective: 'AO1',
          prompt: `Find $${arrow('OM')}$ in terms of ${inTermsOf(a, c)}.`,
          scheme: [`B1 $${toM.tex}$`],
          solution: `$${arrow(A + B)} = ${arrow(`O${C}`)} = \\mathbf{${c}}$, so $${arrow('OM')} = ${arrow(`O${A}`)} + ${arrow(`${A}M`)} = ${toM.tex}$.`,
          answer: toM.typed,
          letters: [...letters],
        }),
        'a.ii': ask.expression({
          objective: 'AO2',
          prompt: `$${arrow(`${A}X`)} = ${k}${arrow(A + C)}$. Find $${arrow('OX')}$ in terms of ${inTermsOf(a, c, `*${k}*`)}.`,
          command: 'Find',
          scheme: [
            `M1 $\\mathbf{${a}} + ${k}(${diagonal.tex})$`,
            `A1 $(1 - ${k})\\mathbf{${a}} + ${k}\\mathbf{${c}}$`,
          ],
          solution: `$${arrow('OX')} = ${arrow(`O${A}`)} + ${k}${arrow(A + C)} = \\mathbf{${a}} + ${k}(${diagonal.tex}) = (1 - ${k})\\mathbf{${a}} + ${k}\\mathbf{${c}}$`,
          answer: `(1 - ${k})${a} + ${k}*${c}`,
          letters: [...letters, k],
        }),
        'b.i': ask.expression({
          command: 'Find',
          objective: 'AO2',
          lead: `It is also given that $${arrow('OX')} = ${h}${arrow('OM')}$.`,
          prompt: `Find the exact value of *${h}*.`,
          scheme: [
            `M1 $${h} = 1 - ${k}$ and $${frac(m, all)}${h} = ${k}$, from equal coefficients`,
            `M1 *${k}* eliminated`,
            `A1 $${frac(all, 2 * m + n)}$`,
          ],
          solution: `$${h}(${toM.tex}) = (1 - ${k})\\mathbf{${a}} + ${k}\\mathbf{${c}}$. Compare: $${h} = 1 - ${k}$ and $${frac(m, all)}${h} = ${k}$.\n\nSo $${h} = 1 - ${frac(m, all)}${h}$, $${frac(2 * m + n, all)}${h} = 1$ and $${h} = ${frac(all, 2 * m + n)}$.`,
          answer: typedFraction(all, 2 * m + n),
          letters: [],
          form: 'exact',
        }),
        'b.ii': ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the exact value of *${k}*.`,
          scheme: [`A1 $${frac(m, 2 * m + n)}$`],
          solution: `$${k} = 1 - ${h} = ${frac(m, 2 * m + n)}$`,
          answer: typedFraction(m, 2 * m + n),
          letters: [],
          form: 'exact',
          own: { from: 'b.i', key: '1 - f' },
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `The lines *OM* and *${C}${B}* are extended and meet at *Y*. Find $${arrow('OY')}$ in terms of ${inTermsOf(a, c)}.`,
          scheme: [
            `M1 $${arrow('OY')} = \\mathbf{${c}} + q\\mathbf{${a}}$, for a point of the line *${C}${B}*`,
            `M1 a multiple of $${arrow('OM')}$ in which $\\mathbf{${c}}$ has the coefficient 1`,
            `A1 $${combination(letters, [all, m], [1, 1]).tex}$`,
          ],
          solution: `*Y* lies on the line through *${C}* parallel to *O${A}*, so the coefficient of $\\mathbf{${c}}$ in $${arrow('OY')}$ is 1. *Y* also lies on *OM*: $${arrow('OY')} = ${frac(all, m)}${arrow('OM')} = ${combination(letters, [all, m], [1, 1]).tex}$.`,
          answer: combination(letters, [all, m], [1, 1]).typed,
          letters: [...letters],
          own: { from: 'a.i', key: `${all}/${m}*f` },
        }),
      },
    }
  },
  // By similar triangles: OXA... X divides AC and OM as AM to OC; Y as MA to MB.
  verify: ({ m, n, set }) => {
    const [a, c] = (TRAPEZIA[set] ?? TRAPEZIA[0]).letters
    const ratio = `${m}/${m + n}`
    return {
      'a.i': `${a} + ${c} - ${n}*${c}/${m + n}`,
      'a.ii': `${a} - t*${a} + t*${c}`,
      'b.i': `1/(1 + ${ratio})`,
      'b.ii': `(${ratio})/(1 + ${ratio})`,
      c: `${c} + ${a} + ${n}/${m}*${a}`,
    }
  },
})
