import { coordinateFigure } from '@/content/figures/igcse/additional-maths/straight-line-graphs-1'
import { ask } from '@/lib/exams/authoring/ask'
import {
  arrow,
  frac,
  gcd,
  nonZero,
  poly,
  signed,
  surd,
  surdOf,
  term,
  typedFraction,
} from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import type { Point } from '@/lib/figures/shapes'
import {
  across,
  ij,
  inBrackets,
  length,
  plus,
  root,
  route,
  scaled,
  TRIPLES,
  unit,
} from '../vectors-in-two-dimensions'

const { question, templates } = questionsOf('structured', '13.2')

export { templates }

const LETTERS = ['i', 'j']

question('unit-vector-between-two-points', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const a: Point = [random.pick(nonZero(-7, 7)), random.pick(nonZero(-7, 7))]
    const step: Point = random.pick([
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 3],
      [3, 2],
      [1, 4],
      [4, 1],
    ] as const)
    const size = random.pick([2, 3])
    const ab: Point = [step[0] * size * random.pick([1, -1]), step[1] * size * random.pick([1, -1])]
    const b = plus(a, ab)
    return b.includes(0) || Math.max(...b.map(Math.abs)) > 12
      ? null
      : { a, ab, b, size, times: random.int(4, 9) }
  },
  make: ({ a, ab, b, size, times }) => {
    const step = scaled(ab, 1 / size)
    const whole = length(ab)
    const part = length(step)
    const along = unit(ab)
    const back = scaled(step, -times)
    const told = surd(times, 1, step[0] ** 2 + step[1] ** 2)
    return {
      stem: [
        `The points *A* and *B* have position vectors $${ij(a).tex}$ and $${ij(b).tex}$ relative to an origin *O*.`,
        `Relative to an origin *O*, $${arrow('OA')} = ${ij(a).tex}$ and $${arrow('OB')} = ${ij(b).tex}$.`,
        `Relative to a tower *O*, two trees *A* and *B* have the position vectors $(${ij(a).tex})$ m and $(${ij(b).tex})$ m.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          subtopic: '13.1',
          prompt: `Find $${arrow('AB')}$ in terms of $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [`B1 $${ij(ab).tex}$`],
          solution: `$${arrow('AB')} = ${inBrackets(b)} - ${inBrackets(a)} = ${ij(ab).tex}$`,
          answer: ij(ab).typed,
          letters: LETTERS,
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: `Find the exact unit vector in the direction of $${arrow('AB')}$.`,
          scheme: [`M1 $|${arrow('AB')}| = ${root(ab)} = ${whole.latex}$`, `A1 $${along.tex}$`],
          solution: `$|${arrow('AB')}| = ${root(ab)} = ${whole.latex}$. Divide by it: $\\frac{1}{${whole.latex}}(${ij(ab).tex}) = ${along.tex}$.`,
          answer: along.typed,
          letters: LETTERS,
          form: 'exact',
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `The vector $\\mathbf{p}$ has magnitude $${told.latex}$ and the same direction as $${arrow('BA')}$. Find $\\mathbf{p}$ in terms of $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [
            `M1 $${told.latex}$ times the unit vector, with the sign of $${arrow('BA')}$`,
            `A1 $${ij(back).tex}$`,
          ],
          solution: `$${arrow('BA')} = -${arrow('AB')}$, so the unit vector is $-${along.tex}$. $\\mathbf{p} = -${told.latex} \\times ${along.tex}$, and $\\frac{${told.latex}}{${part.latex}} = ${times}$: $\\mathbf{p} = -${times}${inBrackets(step)} = ${ij(back).tex}$.`,
          answer: ij(back).typed,
          letters: LETTERS,
        }),
      },
    }
  },
  // By the direction as an angle: entries of the unit vector squared are fractions.
  verify: ({ a, b, times, size }) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const squared = dx * dx + dy * dy
    return {
      a: `${dx}*i + (${dy})*j`,
      b: `${Math.sign(dx)}*sqrt(${dx * dx}/${squared})*i + ${Math.sign(dy)}*sqrt(${dy * dy}/${squared})*j`,
      c: `${(-dx * times) / size}*i + (${(-dy * times) / size})*j`,
    }
  },
})

const PAIRS_OF_MOVES = [
  {
    stem: 'Two forces act on a particle.',
    one: 'The first force',
    other: 'The second force',
    unit: ' N',
    sum: 'resultant force',
  },
  {
    stem: 'A drone makes two flights, one after the other.',
    one: 'The first displacement',
    other: 'The second displacement',
    unit: ' m',
    sum: 'total displacement',
  },
  {
    stem: 'A boat sails in two straight legs.',
    one: 'The first displacement',
    other: 'The second displacement',
    unit: ' km',
    sum: 'total displacement',
  },
] as const

question('vectors-of-given-magnitude', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [one, other] = random.sample([...TRIPLES], 2) as [
      readonly [number, number, number],
      readonly [number, number, number],
    ]
    const [s, t] = [random.int(2, 4), random.int(2, 6)]
    const first: Point = [one[0] * random.pick([1, -1]), one[1] * random.pick([1, -1])]
    const second: Point = [other[0] * random.pick([1, -1]), other[1] * random.pick([1, -1])]
    const sum = plus(scaled(first, s), second, t)
    return one[2] === other[2] ||
      sum.includes(0) ||
      surdOf(sum[0] ** 2 + sum[1] ** 2).m > 65 ||
      Math.max(...sum.map(Math.abs)) > 60 ||
      one[2] * s > 80 ||
      other[2] * t > 80 ||
      across(first, second) === 0
      ? null
      : { first, second, one: one[2], other: other[2], s, t, sum, place: random.int(0, 2) }
  },
  make: ({ first, second, one, other, s, t, sum, place }) => {
    const words = PAIRS_OF_MOVES[place] ?? PAIRS_OF_MOVES[0]
    const [p, q] = [scaled(first, s), scaled(second, t)]
    const size = length(sum)
    return {
      stem: `${words.stem} ${words.one}, $\\mathbf{p}$, has magnitude ${one * s}${words.unit} and is in the direction of $${ij(first).tex}$. ${words.other}, $\\mathbf{q}$, has magnitude ${other * t}${words.unit} and is in the direction of $${ij(second).tex}$.`,
      parts: {
        'a.i': ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\mathbf{p}$ in terms of $\\mathbf{i}$ and $\\mathbf{j}$.',
          scheme: [`M1 $${root(first)} = ${one}$`, `A1 $${ij(p).tex}$`],
          solution: `The direction vector has the magnitude $${root(first)} = ${one}$. $\\mathbf{p} = \\frac{${one * s}}{${one}}${inBrackets(first)} = ${ij(p).tex}$`,
          answer: ij(p).typed,
          letters: LETTERS,
        }),
        'a.ii': ask.expression({
          objective: 'AO1',
          prompt: 'Find $\\mathbf{q}$ in terms of $\\mathbf{i}$ and $\\mathbf{j}$.',
          scheme: [`M1 $${root(second)} = ${other}$`, `A1 $${ij(q).tex}$`],
          solution: `$${root(second)} = ${other}$, so $\\mathbf{q} = \\frac{${other * t}}{${other}}${inBrackets(second)} = ${ij(q).tex}$.`,
          answer: ij(q).typed,
          letters: LETTERS,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Hence find the exact unit vector in the direction of the ${words.sum} $\\mathbf{p} + \\mathbf{q}$.`,
          scheme: [`B1 $${ij(sum).tex}$`, `M1 $${root(sum)}$`, `A1 $${unit(sum).tex}$`],
          solution: `$\\mathbf{p} + \\mathbf{q} = ${inBrackets(p)} + ${inBrackets(q)} = ${ij(sum).tex}$, of magnitude $${root(sum)} = ${size.latex}$. The unit vector is $${unit(sum).tex}$.`,
          answer: unit(sum).typed,
          letters: LETTERS,
          form: 'exact',
          solutionFigure: route({
            points: { O: [0, 0], P: p, R: sum },
            path: 'OPR',
            dashed: ['OR'],
            description:
              'An arrow for p leads from O to P and an arrow for q from P to R. A dashed line joins O and R.',
          }),
        }),
      },
    }
  },
  verify: ({ first, second, one, other, s, t }) => {
    const by = ([x, y]: Point, size: number) => {
      const turn = Math.atan2(y, x)
      return [Math.round(size * Math.cos(turn)), Math.round(size * Math.sin(turn))] as const
    }
    const [p, q] = [by(first, one * s), by(second, other * t)]
    const [x, y] = [p[0] + q[0], p[1] + q[1]]
    return {
      'a.i': `${p[0]}*i + (${p[1]})*j`,
      'a.ii': `${q[0]}*i + (${q[1]})*j`,
      b: `(${x}*i + (${y})*j)/sqrt(${x * x + y * y})`,
    }
  },
})

question('direction-of-a-combination', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const a: Point = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-5, 5))]
    const b: Point = [random.pick(nonZero(-5, 5)), random.pick(nonZero(-5, 5))]
    const times = random.pick([2, 3])
    const c = plus(scaled(a, times), b, -1)
    const isAcross = random.chance(0.5)
    const level = isAcross ? 1 : 0
    const d: Point = random.pick([
      [1, 1],
      [1, -1],
      [2, 1],
      [1, 2],
      [1, -2],
      [3, 1],
    ] as const)
    const [above, below] = [-across(a, d), across(b, d)]
    const isPlain =
      c[0] !== 0 && c[1] !== 0 && across(a, b) !== 0 && below !== 0 && above % below === 0 && above !== 0
    const same = a[level] % b[level] === 0 || b[level] === 0
    return isPlain && !same && Math.abs(above / below) !== 1 && gcd(c[0], c[1]) >= 1
      ? { a, b, times, c, d, isAcross, k: above / below, set: random.int(0, 2) }
      : null
  },
  make: ({ a, b, times, c, d, isAcross, k, set }) => {
    const [p, q] = [
      ['a', 'b'],
      ['p', 'q'],
      ['u', 'v'],
    ][set] ?? ['a', 'b']
    const level = isAcross ? 1 : 0
    const axis = isAcross ? 'i' : 'j'
    const other = isAcross ? 'j' : 'i'
    const m = frac(-a[level], b[level])
    const sum = plus(a, b, k)
    return {
      stem: [
        `$\\mathbf{${p}} = ${ij(a).tex}$ and $\\mathbf{${q}} = ${ij(b).tex}$.`,
        `The vectors $\\mathbf{${p}}$ and $\\mathbf{${q}}$ are given by $\\mathbf{${p}} = ${ij(a).tex}$ and $\\mathbf{${q}} = ${ij(b).tex}$.`,
        `Two forces are $\\mathbf{${p}} = (${ij(a).tex})$ N and $\\mathbf{${q}} = (${ij(b).tex})$ N.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: `Find the exact unit vector in the direction of $${times}\\mathbf{${p}} - \\mathbf{${q}}$.`,
          scheme: [`B1 $${ij(c).tex}$`, `M1 $${root(c)}$`, `A1 $${unit(c).tex}$`],
          solution: `$${times}\\mathbf{${p}} - \\mathbf{${q}} = ${times}${inBrackets(a)} - ${inBrackets(b)} = ${ij(c).tex}$. Its magnitude is $${root(c)} = ${length(c).latex}$, so the unit vector is $${unit(c).tex}$.`,
          answer: unit(c).typed,
          letters: LETTERS,
          form: 'exact',
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `The vector $\\mathbf{${p}} + m\\mathbf{${q}}$ is parallel to $\\mathbf{${axis}}$. Find the exact value of *m*.`,
          scheme: [`M1 $${a[level]} ${term(b[level], 'm')} = 0$`, `A1 $${m}$`],
          solution: `A vector parallel to $\\mathbf{${axis}}$ has no component of $\\mathbf{${other}}$: $${a[level]} ${term(b[level], 'm')} = 0$, so $m = ${m}$.`,
          answer: typedFraction(-a[level], b[level]),
          letters: [],
          form: 'exact',
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          subtopic: '13.1',
          prompt: `The vector $\\mathbf{${p}} + k\\mathbf{${q}}$ is parallel to $${ij(d).tex}$. Find the value of *k*.`,
          scheme: [
            `M1 $${a[0]} ${term(b[0], 'k')} = ${d[0] === 1 ? '' : d[0]}\\lambda$ and $${a[1]} ${term(b[1], 'k')} = ${Math.abs(d[1]) === 1 ? (d[1] < 0 ? '-' : '') : d[1]}\\lambda$`,
            `M1 $\\lambda$ eliminated, or a ratio, which gives a linear equation in *k*`,
            `A1 ${plain(k)}`,
          ],
          solution: `The components are in the ratio $${d[0]} : ${d[1] < 0 ? `(${d[1]})` : d[1]}$: $${d[1] === 1 ? '' : d[1] === -1 ? '-' : d[1]}(${a[0]} ${term(b[0], 'k')}) = ${d[0] === 1 ? '' : d[0]}(${a[1]} ${term(b[1], 'k')})$, so $k = ${k}$. The vector is then $${ij(sum).tex}$.`,
          answer: k,
        }),
      },
    }
  },
  // The value of k is searched for.
  verify: ({ a, b, times, d, isAcross }) => {
    const [x, y] = [times * a[0] - b[0], times * a[1] - b[1]]
    const found = Array.from({ length: 201 }, (_, at) => at - 100).find(
      k => Math.abs((a[0] + k * b[0]) * d[1] - (a[1] + k * b[1]) * d[0]) < 1e-9,
    )
    return {
      a: `(${x}*i + (${y})*j)/sqrt(${x * x + y * y})`,
      b: isAcross ? `(${-a[1]})/(${b[1]})` : `(${-a[0]})/(${b[0]})`,
      c: found ?? 0,
    }
  },
})

question('point-on-a-line-from-position-vectors', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const [m, n] = random.pick([
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 3],
      [3, 2],
    ] as const)
    const [x, y, size] = random.pick(TRIPLES.slice(0, 4))
    const p: Point = [x * random.pick([1, -1]), y * random.pick([1, -1])]
    const by: Point = [random.pick(nonZero(-3, 3)), random.pick(nonZero(-3, 3))]
    const [a, b] = [plus(p, by, -m), plus(p, by, n)]
    return [...a, ...b].includes(0) ||
      Math.abs(across(by, p)) < 4 ||
      Math.hypot(...a) < 3.5 ||
      Math.hypot(...b) < 3.5
      ? null
      : { m, n, p, size, a, b, by, times: random.pick([2, 3, 4]) }
  },
  make: ({ m, n, p, size, a, b, times }) => {
    const all = m + n
    const ab = plus(b, a, -1)
    const along = unit(p)
    const q = scaled(p, times)
    return {
      stem: [
        `Relative to an origin *O*, the position vectors of *A* and *B* are $${ij(a).tex}$ and $${ij(b).tex}$. The point *P* lies on *AB* such that $AP : PB = ${m} : ${n}$.`,
        `The diagram shows points *A* and *B* with position vectors $${ij(a).tex}$ and $${ij(b).tex}$. *P* is the point on the line *AB* with $${n === 1 ? '' : n}${arrow('AP')} = ${m === 1 ? '' : m}${arrow('PB')}$.`,
        `Two towns *A* and *B* have position vectors $(${ij(a).tex})$ km and $(${ij(b).tex})$ km from a radio mast *O*. A village *P* lies on the straight road *AB*, and $AP : PB = ${m} : ${n}$.`,
      ],
      figure: coordinateFigure({
        name: 'vectors-in-two-dimensions/point-on-a-line',
        title: 'The points A, P and B and the origin O',
        description:
          'Axes through the origin O, a line segment AB with the point P on it, and a dashed line from O to P.',
        points: { A: a, B: b, P: p },
        hidden: { O: [0, 0] },
        paths: ['AB'],
        dashed: ['OP'],
      }),
      parts: {
        a: ask.expression({
          objective: 'AO1',
          prompt: 'Find the position vector of *P*.',
          scheme: [
            `B1 $${arrow('AB')} = ${ij(ab).tex}$`,
            `M1 $${arrow('OA')} + \\frac{${m}}{${all}}${arrow('AB')}$`,
            `A1 $${ij(p).tex}$`,
          ],
          solution: `$${arrow('AB')} = ${ij(ab).tex}$. $${arrow('OP')} = ${arrow('OA')} + \\frac{${m}}{${all}}${arrow('AB')} = ${inBrackets(a)} + \\frac{${m}}{${all}}${inBrackets(ab)} = ${ij(p).tex}$`,
          answer: ij(p).typed,
          letters: LETTERS,
        }),
        b: ask.expression({
          objective: 'AO1',
          prompt: `Find the exact unit vector in the direction of $${arrow('OP')}$.`,
          scheme: [`M1 $${root(p)}$`, `A1 $${along.tex}$`],
          solution: `$|${arrow('OP')}| = ${root(p)} = ${size}$, so the unit vector is $${along.tex}$.`,
          answer: along.typed,
          letters: LETTERS,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `The point *Q* is such that $${arrow('OQ')}$ has the same direction as $${arrow('OP')}$ and $|${arrow('OQ')}| = ${size * times}$. Find $${arrow('AQ')}$.`,
          scheme: [`M1 $${arrow('OQ')} = ${ij(q).tex}$`, `A1 $${ij(plus(q, a, -1)).tex}$`],
          solution: `$${arrow('OQ')} = ${size * times} \\times (${along.tex}) = ${ij(q).tex}$. $${arrow('AQ')} = ${arrow('OQ')} - ${arrow('OA')} = ${ij(plus(q, a, -1)).tex}$`,
          answer: ij(plus(q, a, -1)).typed,
          letters: LETTERS,
        }),
      },
    }
  },
  // Weighted means, and the angle of OP.
  verify: ({ m, n, a, b, size, times }) => {
    const [x, y] = [(n * a[0] + m * b[0]) / (m + n), (n * a[1] + m * b[1]) / (m + n)]
    const turn = Math.atan2(y, x)
    const far = [Math.round(size * times * Math.cos(turn)), Math.round(size * times * Math.sin(turn))]
    return {
      a: `${x}*i + (${y})*j`,
      b: `${x}/${size}*i + (${y})/${size}*j`,
      c: `${(far[0] ?? 0) - a[0]}*i + (${(far[1] ?? 0) - a[1]})*j`,
    }
  },
})

question('unknown-in-a-position-vector', {
  facts: { difficulty: 5, checked: '2026-11-29' },
  values: random => {
    // |AB|² is the same for both values of k.
    const [u, v] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [1, 5],
    ] as const)
    const size = random.pick([1, 2])
    const [x, y] = [u * size, v * size]
    const a: Point = [random.pick(nonZero(-6, 6)), random.pick(nonZero(-6, 6))]
    // B = (k + s, k): AB = (k + s − a₁, k − a₂) is (y, x) or (−x, −y).
    const s = y - x + a[0] - a[1]
    const [large, small] = [x + a[1], a[1] - y]
    const times = random.pick([2, 3])
    return s === 0 || large === 0 || small === 0 || large + s === 0 || small + s === 0
      ? null
      : { a, s, large, small, x, y, times, isLarge: random.chance(0.5) }
  },
  make: ({ a, s, large, small, x, y, times, isLarge }) => {
    const size = surd(1, 1, x * x + y * y)
    const k = isLarge ? large : small
    const ab: Point = isLarge ? [y, x] : [-x, -y]
    const b: Point = [k + s, k]
    const c = plus(b, ab, times - 1)
    const rest = s - a[0]
    const first = rest === 0 ? 'k' : `(k ${signed(rest)})`
    const second = `(k ${signed(-a[1])})`
    const whole = poly(1, -(large + small), large * small).replaceAll('x', 'k')
    return {
      stem: [
        `*A* and *B* have position vectors $${ij(a).tex}$ and $(k ${signed(s)})\\mathbf{i} + k\\mathbf{j}$, where *k* is a constant. $|${arrow('AB')}| = ${size.latex}$.`,
        `Relative to an origin *O*, $${arrow('OA')} = ${ij(a).tex}$ and $${arrow('OB')} = (k ${signed(s)})\\mathbf{i} + k\\mathbf{j}$. The distance *AB* is $${size.latex}$ and *k* is a constant.`,
        `Two buoys *A* and *B* float at the positions $${ij(a).tex}$ and $(k ${signed(s)})\\mathbf{i} + k\\mathbf{j}$ relative to a lighthouse *O*, where *k* is a constant and the unit is 1 km. The distance between the buoys is $${size.latex}$ km.`,
      ],
      parts: {
        a: ask.expression({
          objective: 'AO1',
          subtopic: '13.1',
          prompt: `Find $${arrow('AB')}$ in terms of *k*, $\\mathbf{i}$ and $\\mathbf{j}$.`,
          scheme: [`B1 $${first}\\mathbf{i} + ${second}\\mathbf{j}$`],
          solution: `$${arrow('AB')} = ((k ${signed(s)})\\mathbf{i} + k\\mathbf{j}) - ${inBrackets(a)} = ${first}\\mathbf{i} + ${second}\\mathbf{j}$`,
          answer: `${first}i + ${second}j`,
          letters: ['i', 'j', 'k'],
        }),
        b: ask.solutions({
          command: 'Find',
          objective: 'AO2',
          subtopic: '13.3',
          prompt: 'Find the possible values of *k*.',
          scheme: [
            `M1 $${first}^2 + ${second}^2 = ${x * x + y * y}$`,
            `M1 $${whole} = 0$`,
            `A1 $k = ${large}$`,
            `A1 $k = ${small}$`,
          ],
          solution: `The square of the magnitude is $${first}^2 + ${second}^2 = ${x * x + y * y}$. Expand, collect and divide by 2: $${whole} = 0$, so $k = ${large}$ or $k = ${small}$.`,
          answer: [String(large), String(small)],
          letter: 'k',
          interval: null,
          angles: null,
          figures: 'exact',
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `It is now given that *k* is the ${isLarge ? 'larger' : 'smaller'} of these values. Find the exact unit vector in the direction of $${arrow('AB')}$.`,
          scheme: [`M1 $${arrow('AB')} = ${ij(ab).tex}$, divided by $${size.latex}$`, `A1 $${unit(ab).tex}$`],
          solution: `With $k = ${k}$, $${arrow('AB')} = ${ij(ab).tex}$. Divide by the magnitude $${size.latex}$: $${unit(ab).tex}$.`,
          answer: unit(ab).typed,
          letters: LETTERS,
          form: 'exact',
        }),
        d: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `*AB* is extended beyond *B* to *C* such that $AC = ${surd(times, 1, x * x + y * y).latex}$. Find the position vector of *C*.`,
          scheme: [`M1 $${arrow('AC')} = ${times}${arrow('AB')}$`, `A1 $${ij(c).tex}$`],
          solution: `$AC = ${times}AB$, so $${arrow('OC')} = ${arrow('OA')} + ${times}${arrow('AB')} = ${inBrackets(a)} + ${inBrackets(scaled(ab, times))} = ${ij(c).tex}$.`,
          answer: ij(c).typed,
          letters: LETTERS,
        }),
      },
    }
  },
  // Every whole k is tried.
  verify: ({ a, s, x, y, times, isLarge }) => {
    const far = x * x + y * y
    const found = Array.from({ length: 81 }, (_, at) => 40 - at).filter(
      k => (k + s - a[0]) ** 2 + (k - a[1]) ** 2 === far,
    )
    const k = (isLarge ? found[0] : found[1]) ?? 0
    const by = [k + s - a[0], k - a[1]] as const
    return {
      a: `(k + (${s}) - (${a[0]}))*i + (k - (${a[1]}))*j`,
      b: found,
      c: `(${by[0]}*i + (${by[1]})*j)/sqrt(${far})`,
      d: `${a[0] + times * by[0]}*i + (${a[1] + times * by[1]})*j`,
    }
  },
})
