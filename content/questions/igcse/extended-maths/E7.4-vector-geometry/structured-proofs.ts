import { ask } from '@/lib/exams/authoring/ask'
import { arrow, frac, gcd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { between, meet } from '@/lib/figures/geometry/points'
import type { Point } from '@/lib/figures/shapes'
import { clearSide, combination, vectorFigure } from './drawings'
import { multiple, SHARED_POINT } from './reasons'

const { supplement, templates } = questionsOf('structured', 'E7.4')

export { templates }

const PARALLELOGRAMS = [
  { A: 'A', B: 'B', C: 'C', letters: ['a', 'b'] },
  { A: 'P', B: 'R', C: 'Q', letters: ['p', 'r'] },
  { A: 'U', B: 'W', C: 'V', letters: ['u', 'w'] },
] as const

/** As students type it, without the brackets round a fraction. */
const untyped = ({ typed }: { typed: string }) => typed.replaceAll(/[()]/g, '')

const inTermsOf = ([a, b]: readonly [string, string]) => `in terms of $\\mathbf{${a}}$ and $\\mathbf{${b}}$`

supplement('three-points-on-a-line', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [p, q] = random.pick([
      [1, 1],
      [1, 2],
      [2, 1],
      [3, 1],
      [1, 3],
      [3, 2],
    ] as const)
    return { p, q, set: random.int(0, 2), wording: random.int(0, 1) }
  },
  make: ({ p, q, set, wording }) => {
    const { A, B, C, letters } = PARALLELOGRAMS[set] ?? PARALLELOGRAMS[0]
    const [a, b] = letters
    const [side, diagonal] = [p + q, p + 2 * q]
    const whole = combination(letters, [q, side], [1, 1])
    const short = combination(letters, [q * q, side * diagonal], [q, diagonal])
    const toSide = combination(letters, [q, side], [0, 1])
    const across = combination(letters, [-1, 1], [1, 1])
    const points: Record<string, Point> = { O: [0, 0], [A]: [8, 0], [B]: [2.2, 5.4], [C]: [10.2, 5.4] }
    points.M = [(8 * p) / side, 0]
    points.X = between(points[A] ?? [0, 0], points[B] ?? [0, 0], q / diagonal)
    const where = [
      `*M* is the point on *O${A}* such that $OM : M${A} = ${p} : ${q}$. *X* is the point on *${A}${B}* such that $${A}X : X${B} = ${q} : ${side}$.`,
      `*M* lies on *O${A}*, with $OM = \\frac{${p}}{${side}}O${A}$. *X* lies on *${A}${B}*, with $${A}X = \\frac{${q}}{${diagonal}}${A}${B}$.`,
    ][wording]
    return {
      stem: `*O${A}${C}${B}* is a parallelogram. $${arrow(`O${A}`)} = \\mathbf{${a}}$ and $${arrow(`O${B}`)} = \\mathbf{${b}}$. ${where}`,
      figure: vectorFigure({
        name: 'parallelogram-with-diagonal',
        title: `Parallelogram O${A}${C}${B} with one diagonal`,
        description: `Parallelogram O${A}${C}${B} with its diagonal ${A}${B}. The side from O to ${A} carries the vector ${a} and the side from O to ${B} the vector ${b}. M is a point on O${A} and X is a point on ${A}${B}.`,
        points,
        names: { O: 210, [A]: 330, [C]: 30, [B]: 150, M: 270, X: clearSide(points, 'X', `M${A}${B}`) },
        lines: [A + C, C + B, A + B, 'MX'],
        vectors: [
          [`O${A}`, a, p >= q ? p / side / 2 : (p + side) / side / 2, { away: C }],
          [`O${B}`, b, 0.5, { away: A }],
        ],
      }),
      parts: {
        'a.i': ask.expression({
          command: 'Work out',
          lead: `Find these vectors ${inTermsOf(letters)}, in their simplest form.`,
          prompt: `$${arrow(`M${C}`)}$`,
          scheme: [`B1 $${whole.tex}$`],
          solution: `$${arrow(`M${C}`)} = ${arrow(`M${A}`)} + ${arrow(A + C)}$. *M${A}* is $${frac(q, side)}$ of *O${A}*, and $${arrow(A + C)} = ${arrow(`O${B}`)} = \\mathbf{${b}}$.\n\n$${arrow(`M${C}`)} = ${whole.tex}$`,
          answer: whole.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        'a.ii': ask.expression({
          command: 'Work out',
          prompt: `$${arrow('MX')}$`,
          scheme: [
            `M1 $${arrow(`M${A}`)} + ${arrow(`${A}X`)}$, or another correct path`,
            `M1 $${toSide.tex} + \\frac{${q}}{${diagonal}}(${across.tex})$`,
            `A1 $${short.tex}$`,
          ],
          solution: `$${arrow(A + B)} = ${across.tex}$, and *${A}X* is $\\frac{${q}}{${diagonal}}$ of it.\n\n$${arrow('MX')} = ${arrow(`M${A}`)} + ${arrow(`${A}X`)} = ${toSide.tex} + \\frac{${q}}{${diagonal}}(${across.tex})$\n\n$${frac(q, side)} - ${frac(q, diagonal)} = ${frac(q * q, side * diagonal)}$, so $${arrow('MX')} = ${short.tex}$.`,
          answer: short.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        b: ask.written({
          command: 'Show that',
          prompt: `Use your answers to part (a) to show that *M*, *X* and *${C}* lie on a straight line.`,
          lines: 4,
          scheme: [
            multiple('MX', `M${C}`, q, diagonal, [
              `X${C} = ${side}/${q}MX`,
              `X${C} = ${side / q}MX`,
              `MX = ${q}/${side}X${C}`,
              `X${C} = ${side}/${diagonal}M${C}`,
              `${untyped(short)} = ${q}/${diagonal}(${untyped(whole)})`,
            ]),
            SHARED_POINT('M'),
          ],
          modelAnswer: `The vector MX is a multiple of the vector M${C}: MX = ${q}/${diagonal}M${C}. So MX and M${C} are parallel. Both vectors share the point M, so M, X and ${C} lie on one straight line.`,
          solution: `$\\frac{${q}}{${diagonal}}${arrow(`M${C}`)} = \\frac{${q}}{${diagonal}}(${whole.tex}) = ${short.tex} = ${arrow('MX')}$.\n\nSo *MX* is parallel to *M${C}*. Both lines pass through *M*. Two parallel lines through one point are the same line.`,
        }),
        c: ask.fraction({
          command: 'Work out',
          prompt: [
            `Find the value of $\\frac{MX}{X${C}}$. Give your answer as a fraction in its simplest form.`,
            `$MX = kX${C}$. Find *k*. Give your answer as a fraction in its simplest form.`,
          ],
          scheme: [`B1 $\\frac{${q}}{${side}}$`],
          solution: `*MX* is $\\frac{${q}}{${diagonal}}$ of *M${C}*, so *X${C}* is the other $\\frac{${side}}{${diagonal}}$. The ratio $MX : X${C}$ is ${`$${q} : ${side}$`}, so the fraction is $\\frac{${q}}{${side}}$.`,
          answer: q / side,
        }),
      },
    }
  },
  // By position vectors, and by the similar triangles at X.
  verify: ({ p, q, set }) => {
    const [a, b] = (PARALLELOGRAMS[set] ?? PARALLELOGRAMS[0]).letters
    const atM = `(${p}*${a}/${p + q})`
    const atX = `((${p + q}*${a} + ${q}*${b})/${p + 2 * q})`
    return { 'a.i': `${a} + ${b} - ${atM}`, 'a.ii': `${atX} - ${atM}`, c: 1 - p / (p + q) }
  },
})

const TRIANGLES = [
  { A: 'A', B: 'B', letters: ['a', 'b'] },
  { A: 'P', B: 'Q', letters: ['p', 'q'] },
  { A: 'U', B: 'W', letters: ['u', 'w'] },
] as const

supplement('where-two-lines-meet', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [m, n] = [random.int(1, 4), random.int(1, 4)]
    return gcd(m, n) > 1 || m + n > 5 ? null : { m, n, set: random.int(0, 2), wording: random.int(0, 1) }
  },
  make: ({ m, n, set, wording }) => {
    const { A, B, letters } = TRIANGLES[set] ?? TRIANGLES[0]
    const [a, b] = letters
    const [all, sum] = [m + n, n + 2 * m]
    const toT = combination(letters, [n, all], [m, all])
    const median = combination(letters, [-1, 1], [1, 2])
    const points: Record<string, Point> = { O: [0, 0], [A]: [3, 6], [B]: [10, 0.6], M: [5, 0.3] }
    points.T = between(points[A] ?? [0, 0], points[B] ?? [0, 0], m / all)
    points.X = meet([0, 0], points.T, points[A] ?? [0, 0], points.M ?? [0, 0])
    const divides = [
      m === n ? `$${A}T = T${B}$` : `$${A}T : T${B} = ${m} : ${n}$`,
      m === n ? `$${A}T = \\frac{1}{2}${A}${B}$` : `$${A}T = \\frac{${m}}{${all}}${A}${B}$`,
    ][wording]
    const k = frac(all, sum)
    const share = (times: number) => `\\frac{${times === 1 ? '' : times}k}{${all}}`
    const [fromA, fromB] = [share(n), share(m)]
    return {
      stem: `In triangle *O${A}${B}*, $${arrow(`O${A}`)} = \\mathbf{${a}}$ and $${arrow(`O${B}`)} = \\mathbf{${b}}$. *M* is the midpoint of *O${B}*. *T* is the point on *${A}${B}* such that ${divides}. *OT* and *${A}M* meet at *X*.`,
      figure: vectorFigure({
        name: 'two-lines-that-meet',
        title: `Triangle O${A}${B} with two lines that meet inside it`,
        description: `Triangle O${A}${B}. The side from O to ${A} carries the vector ${a} and the side from O to ${B} the vector ${b}. T is a point on ${A}${B} and M is a point on O${B}. The lines OT and ${A}M cross at X.`,
        points,
        names: { O: 200, [A]: 90, [B]: 0, T: 45, M: 270, X: clearSide(points, 'X', `OT${A}M`) },
        lines: [A + B, 'OT', `${A}M`],
        vectors: [
          [`O${A}`, a, 0.5, { away: B }],
          [`O${B}`, b, 0.26, { away: A }],
        ],
      }),
      parts: {
        a: ask.expression({
          command: 'Work out',
          prompt: `Find $${arrow('OT')}$ ${inTermsOf(letters)}, in its simplest form.`,
          scheme: [
            `M1 $\\mathbf{${a}} + \\frac{${m}}{${all}}(\\mathbf{${b}} - \\mathbf{${a}})$`,
            `A1 $${toT.tex}$`,
          ],
          solution: `$${arrow('OT')} = ${arrow(`O${A}`)} + \\frac{${m}}{${all}}${arrow(A + B)} = \\mathbf{${a}} + \\frac{${m}}{${all}}(\\mathbf{${b}} - \\mathbf{${a}}) = ${toT.tex}$`,
          answer: toT.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Work out',
          lead: `$${arrow(`${A}X`)} = t${arrow(`${A}M`)}$.`,
          prompt: `Find $${arrow('OX')}$ in terms of $\\mathbf{${a}}$, $\\mathbf{${b}}$ and *t*.`,
          scheme: [
            `B1 $${arrow(`${A}M`)} = ${median.tex}$`,
            `B1 $\\mathbf{${a}} + t(${median.tex})$, or the same without brackets`,
          ],
          solution: `$${arrow(`${A}M`)} = ${arrow(`${A}O`)} + ${arrow('OM')} = ${median.tex}$.\n\n$${arrow('OX')} = ${arrow(`O${A}`)} + t${arrow(`${A}M`)} = \\mathbf{${a}} + t(${median.tex})$`,
          answer: `${a} + t((1/2)${b} - ${a})`,
          letters: [...letters, 't'],
          form: 'any',
        }),
        c: ask.fraction({
          command: 'Work out',
          lead: `$${arrow('OX')} = k${arrow('OT')}$.`,
          prompt: [
            'Find the value of *k*. Give your answer as a fraction in its simplest form.',
            'Use your answers to parts (a) and (b) to find *k*. Give your answer as a fraction in its simplest form.',
          ],
          scheme: [
            `M1 $${fromA} = 1 - t$ and $${fromB} = \\frac{t}{2}$`,
            `M1 $${fromA} + \\frac{${2 * m}k}{${all}} = 1$, or another equation in one letter`,
            `A1 $${k}$`,
          ],
          solution: `Write $${arrow('OX')}$ in two ways: $k(${toT.tex})$ and $\\mathbf{${a}} + t(${median.tex})$.\n\nThe multiples of $\\mathbf{${a}}$ must be equal, and those of $\\mathbf{${b}}$: $${fromA} = 1 - t$ and $${fromB} = \\frac{t}{2}$.\n\nFrom the second, $t = \\frac{${2 * m}k}{${all}}$. Put this into the first: $${fromA} + \\frac{${2 * m}k}{${all}} = 1$. So $\\frac{${sum}k}{${all}} = 1$ and $k = ${k}$.`,
          answer: all / sum,
        }),
      },
    }
  },
  // By weights at the corners of the triangle (Ceva), with X as the balance point.
  verify: ({ m, n, set }) => {
    const [a, b] = (TRIANGLES[set] ?? TRIANGLES[0]).letters
    const [atA, atB] = [n / m, 1]
    const atO = atB
    return {
      a: `${b} - (${n}/${m + n})*(${b} - ${a})`,
      b: `(1 - t)*${a} + t*${b}/2`,
      c: (atA + atB) / (atA + atB + atO),
    }
  },
})

supplement('similar-triangles-with-vectors', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const [k, area] = [random.pick([1.5, 2, 2.5, 3]), random.step(6.2, 14.8, 0.2)]
    return { k, area, set: random.int(0, 2), wording: random.int(0, 1) }
  },
  make: ({ k, area, set, wording }) => {
    const { A, B, letters } = TRIANGLES[set] ?? TRIANGLES[0]
    const [a, b] = letters
    const [E, F] = set === 0 ? ['C', 'D'] : set === 1 ? ['R', 'S'] : ['E', 'F']
    const [top, under] = k % 1 === 0 ? [k, 1] : [2 * k, 2]
    const far = combination(letters, [-top, under], [top, under])
    const diagonal = combination(letters, [-1, 1], [top, under])
    const toX = combination(letters, [top, top + under], [top, top + under])
    const points: Record<string, Point> = {
      O: [0, 0],
      [A]: [5 / k, 7 / k],
      [B]: [10 / k, 0],
      [E]: [5, 7],
      [F]: [10, 0],
    }
    points.X = meet(points[A] ?? [0, 0], points[F] ?? [0, 0], points[B] ?? [0, 0], points[E] ?? [0, 0])
    const share = frac(top, under)
    const larger = area * k * k
    const told = [
      `$O${A} : ${A}${E} = ${under} : ${top - under}$ and *${E}${F}* is parallel to *${A}${B}*`,
      `$O${E} = ${share}O${A}$ and *${E}${F}* is parallel to *${A}${B}*`,
    ][wording]
    return {
      stem: `*O${A}${E}* and *O${B}${F}* are straight lines. $${arrow(`O${A}`)} = \\mathbf{${a}}$ and $${arrow(`O${B}`)} = \\mathbf{${b}}$. ${told}. *${A}${F}* and *${B}${E}* meet at *X*.`,
      figure: vectorFigure({
        name: 'parallel-lines-in-a-triangle',
        title: `Triangle O${E}${F} with a line ${A}${B} across it`,
        description: `Triangle O${E}${F}. ${A} is a point on O${E} and ${B} is a point on O${F}. ${A}${B} is parallel to ${E}${F}. The line from O to ${A} carries the vector ${a} and the line from O to ${B} the vector ${b}. The lines ${A}${F} and ${B}${E} cross at X.`,
        points,
        names: { O: 200, [A]: 150, [B]: 270, [E]: 90, [F]: 340, X: clearSide(points, 'X', A + F + B + E) },
        lines: [`O${E}${F}O`, A + F, B + E, A + B],
        vectors: [
          [`O${A}`, a, 0.5, { away: F }],
          [`O${B}`, b, 0.5, { away: E }],
        ],
      }),
      parts: {
        a: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          lead: `Give each vector ${inTermsOf(letters)}, in its simplest form.`,
          prompt: `Find $${arrow(E + F)}$.`,
          scheme: [
            `M1 $${share}(\\mathbf{${b}} - \\mathbf{${a}})$`,
            `A1 $${far.tex}$, or $${share}(\\mathbf{${b}} - \\mathbf{${a}})$`,
          ],
          solution: `Triangles *O${A}${B}* and *O${E}${F}* are similar, with scale factor $${share}$.\n\n$${arrow(E + F)} = ${share}${arrow(A + B)} = ${share}(\\mathbf{${b}} - \\mathbf{${a}}) = ${far.tex}$`,
          answer: far.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        b: ask.expression({
          command: 'Work out',
          prompt: `Find $${arrow(A + F)}$.`,
          scheme: [`B1 $${diagonal.tex}$`],
          solution: `$${arrow(A + F)} = ${arrow(`${A}O`)} + ${arrow(`O${F}`)}$, and $${arrow(`O${F}`)} = ${share}\\mathbf{${b}}$.\n\n$${arrow(A + F)} = ${diagonal.tex}$`,
          answer: diagonal.typed,
          letters: [...letters],
          form: 'simplified',
        }),
        c: ask.expression({
          command: 'Work out',
          prompt: [
            `Triangles *${A}${B}X* and *${F}${E}X* are similar. Find the position vector of *X*.`,
            `Triangles *${A}${B}X* and *${F}${E}X* are similar. Find $${arrow('OX')}$.`,
          ],
          scheme: [
            `B1 $${A}X : X${F} = ${under} : ${top}$`,
            `M1 $\\mathbf{${a}} + \\frac{${under}}{${top + under}}(${diagonal.tex})$`,
            `A1 $${toX.tex}$`,
          ],
          solution: `*${A}${B}* and *${E}${F}* are corresponding sides, so $${A}X : X${F} = ${A}${B} : ${E}${F} = ${under} : ${top}$.\n\n$${arrow('OX')} = \\mathbf{${a}} + \\frac{${under}}{${top + under}}(${diagonal.tex}) = ${toX.tex}$`,
          answer: toX.typed,
          letters: [...letters],
          form: 'simplified',
          own: { from: 'b', key: `(${top + under}*${a} + ${under}*f)/${top + under}` },
        }),
        d: ask.number({
          command: 'Calculate',
          lead: `The area of triangle *O${A}${B}* is ${quantity(area, 'cm^2')}.`,
          prompt: `Calculate the area of quadrilateral *${A}${B}${F}${E}*.`,
          scheme: [
            `M1 $${area} \\times ${k}^2$, or $${area} \\times (${k}^2 - 1)$`,
            `A1 ${exactly(larger - area)} (cm^{2})`,
          ],
          solution: `The scale factor of the areas is $${k}^2 = ${k * k}$. Triangle *O${E}${F}* has area $${area} \\times ${k * k} = ${exactly(larger)}$ cm^{2}.\n\nTake triangle *O${A}${B}* away: $${exactly(larger)} - ${area} = ${exactly(larger - area)}$ cm^{2}.`,
          answer: larger - area,
          sigFigs: 3,
          unit: 'cm^2',
        }),
      },
    }
  },
  // E and F as points, X by symmetry, the area as two triangles on the sides.
  verify: ({ k, area, set }) => {
    const [a, b] = (TRIANGLES[set] ?? TRIANGLES[0]).letters
    return {
      a: `${k}*${b} - ${k}*${a}`,
      b: `${k}*${b} - ${a}`,
      c: `${k}*(${a} + ${b})/(${k} + 1)`,
      d: area * (k - 1) + area * k * (k - 1),
    }
  },
})

const exactly = (value: number) => plain(value, 2).replace(/\.?0+$/, '')
