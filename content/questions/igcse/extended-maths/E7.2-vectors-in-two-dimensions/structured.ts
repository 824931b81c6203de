import { ask } from '@/lib/exams/authoring/ask'
import { nonZero } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import type { Random } from '@/lib/exams/random'
import type { Spot } from '@/lib/exams/sketch'
import { type Arrow, arrowsFigure, drawnFrom, lattice } from './drawings'
import { bold, column, plus, shown, signed, sum, TYPED, times, typed, vectorText } from './words'

const { supplement, templates } = questionsOf('structured', 'E7.2')

export { templates }

/** An arrow inside a band of the grid. */
function arrowIn(random: Random, left: number, by: Spot, label: string): Arrow {
  const [width, height] = [Math.abs(by[0]), Math.abs(by[1])]
  const from = [left + random.int(0, 4 - width), random.int(0, 7 - height)] as const
  return { from: [from[0] + (by[0] < 0 ? width : 0), from[1] + (by[1] < 0 ? height : 0)], by, label }
}

const NAMES = [
  ['a', 'b', 'c'],
  ['p', 'q', 'r'],
  ['u', 'v', 'w'],
] as const

supplement('vectors-from-a-grid', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const a: Spot = [random.pick(nonZero(-2, 2)), random.pick(nonZero(-3, 3))]
    const b: Spot = [random.pick(nonZero(-4, 4)), random.pick(nonZero(-5, 5))]
    const k = random.pick([-2, -1, 2])
    const names = random.pick(NAMES)
    if (Math.abs(a[0]) === Math.abs(a[1]) || a[0] * b[1] === a[1] * b[0]) return null
    const arrows = [a, b, times(k, a)].map((by, at) => arrowIn(random, at * 6, by, names[at] ?? ''))
    return { a, b, k, names, arrows }
  },
  make: ({ a, b, k, names: [one, two, three], arrows }) => ({
    stem: [
      `Three vectors, ${bold(one)}, ${bold(two)} and ${bold(three)}, are drawn on a grid of unit squares.`,
      `The diagram shows the vectors ${bold(one)}, ${bold(two)} and ${bold(three)} on a 1 cm square grid.`,
      `Each square of the grid has sides of length 1 unit. The arrows show the vectors ${bold(one)}, ${bold(two)} and ${bold(three)}.`,
    ],
    figure: arrowsFigure(arrows),
    parts: {
      'a.i': ask.expression({
        command: 'Write',
        objective: 'AO1',
        prompt: `Write ${bold(one)} as a column vector. ${TYPED}`,
        letters: [],
        answer: typed(a),
        scheme: [`B1 $${column(a)}$`],
        solution: `Count from the start of ${bold(one)} to its arrow head, first across, then up: $${column(a)}$. Left and down are negative.`,
      }),
      'a.ii': ask.expression({
        command: 'Write',
        objective: 'AO1',
        prompt: `Write ${bold(two)} as a column vector. ${TYPED}`,
        letters: [],
        answer: typed(b),
        scheme: [`B1 $${column(b)}$`],
        solution: `From the start of ${bold(two)} to its arrow head: $${column(b)}$.`,
      }),
      b: ask.expression({
        command: 'Write',
        objective: 'AO2',
        prompt: `Write ${bold(three)} in terms of ${bold(one)}.`,
        letters: [one],
        answer: `${k === -1 ? '-' : k}${one}`,
        scheme: [`B1 $${k === -1 ? '-' : k}\\mathbf{${one}}$`],
        solution: `${bold(three)} is $${column(times(k, a))}$, which is $${k} \\times ${column(a)}$. ${k < 0 ? 'It is parallel to' : 'It has the direction of'} ${bold(one)}${k < 0 ? ' and points the opposite way' : ''}${Math.abs(k) === 2 ? ', and it is twice as long' : ''}.`,
      }),
    },
  }),
  verify: ({ names: [one], arrows }) => {
    // By the ends of the arrows; the third by its length and its direction.
    const [first, second, third] = arrows.map(({ from, by }): Spot => {
      const tip = [from[0] + by[0], from[1] + by[1]] as const
      return [tip[0] - from[0], tip[1] - from[1]]
    }) as [Spot, Spot, Spot]
    const ratio = Math.hypot(...third) / Math.hypot(...first)
    const isSame = first[0] * third[0] + first[1] * third[1] > 0
    return {
      'a.i': `(${first.join(', ')})`,
      'a.ii': `(${second.join(', ')})`,
      b: `${Math.round(isSame ? ratio : -ratio)}*${one}`,
    }
  },
})

supplement('add-subtract-multiply', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [0, 1].map((): Spot => [random.pick(nonZero(-7, 7)), random.pick(nonZero(-7, 7))]) as [
      Spot,
      Spot,
    ]
    const [m, n] = [random.pick([2, 3, 4]), random.pick([-3, -2, -5])]
    const half: Spot = [2 * random.pick(nonZero(-6, 6)), 2 * random.pick(nonZero(-6, 6))]
    return a[0] === b[0] || a[1] === b[1] ? null : { a, b, m, n, half, names: random.pick(NAMES) }
  },
  make: ({ a, b, m, n, half, names: [one, two, three] }) => {
    const whole = plus(times(m, a), times(n, b))
    return {
      stem: [
        `$\\mathbf{${one}} = ${column(a)}$, $\\mathbf{${two}} = ${column(b)}$ and $\\mathbf{${three}} = ${column(half)}$`,
        `Three vectors are $\\mathbf{${one}} = ${column(a)}$, $\\mathbf{${two}} = ${column(b)}$ and $\\mathbf{${three}} = ${column(half)}$.`,
        `Here $\\mathbf{${one}} = ${column(a)}$, $\\mathbf{${two}} = ${column(b)}$ and $\\mathbf{${three}} = ${column(half)}$.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find $\\mathbf{${one}} + \\mathbf{${two}}$ as a column vector. ${TYPED}`,
          letters: [],
          answer: typed(plus(a, b)),
          scheme: [`B1 $${column(plus(a, b))}$`],
          solution: `Add the upper numbers, and add the lower numbers: $${column(plus(a, b))}$.`,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find $${m}\\mathbf{${one}} ${signed(n)}\\mathbf{${two}}$ as a column vector. ${TYPED}`,
          letters: [],
          answer: typed(whole),
          scheme: [`M1 $${column(times(m, a))}$ or $${column(times(-n, b))}$`, `A1 $${column(whole)}$`],
          solution: `$${m}\\mathbf{${one}} = ${column(times(m, a))}$ and $${-n}\\mathbf{${two}} = ${column(times(-n, b))}$. Subtract: $${column(whole)}$.`,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find $-\\frac{1}{2}\\mathbf{${three}}$ as a column vector. ${TYPED}`,
          letters: [],
          answer: typed(times(-1 / 2, half)),
          scheme: [`B1 $${column(times(-1 / 2, half))}$`],
          solution: `Halve both numbers of ${bold(three)} and change both signs: $${column(times(-1 / 2, half))}$.`,
        }),
      },
    }
  },
  verify: ({ a, b, m, n, half }) => ({
    a: `(${a[0]} + ${b[0]}, ${a[1]} + ${b[1]})`,
    b: `(${m}*${a[0]} + (${n})*(${b[0]}), ${m}*(${a[1]}) + (${n})*(${b[1]}))`,
    c: `(${half[0]}/(-2), ${half[1]}/(-2))`,
  }),
})

supplement('draw-vectors', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [0, 1].map((): Spot => [random.pick(nonZero(-3, 3)), random.pick(nonZero(-3, 3))]) as [
      Spot,
      Spot,
    ]
    const k = random.pick([2, -2])
    const wanted = [times(k, a), plus(a, b), plus(a, times(-1, b))]
    const tooLong = wanted.some(([x, y]) => Math.abs(x) > 4 || Math.abs(y) > 5 || (x === 0 && y === 0))
    if (tooLong || a[0] * b[1] === a[1] * b[0] || Math.abs(k * a[1]) > 5) return null
    const place = (by: Spot, left: number, low: number, high: number): Spot => {
      const [width, height] = [Math.abs(by[0]), Math.abs(by[1])]
      const y = low + random.int(0, Math.max(0, high - height))
      return [left + (by[0] < 0 ? width : 0), y + (by[1] < 0 ? height : 0)]
    }
    const arrows: Arrow[] = [a, b].map((by, at) => ({
      from: place(by, 3 + 6 * at, 8, 4),
      by,
      label: at === 0 ? 'a' : 'b',
    }))
    const starts = wanted.map((by, at) => ({
      letter: 'PQR'[at] ?? '',
      at: place(by, 1 + 5.5 * at, 1, 5),
      by,
    }))
    return {
      a,
      b,
      k,
      arrows,
      starts: starts.map(each => ({ ...each, at: [Math.floor(each.at[0]), each.at[1]] as Spot })),
      thing: random.int(0, 2),
    }
  },
  make: ({ a, b, k, arrows, starts, thing }) => ({
    stem: [
      'The vectors **a** and **b** are drawn on a grid of unit squares. *P*, *Q* and *R* are three points of the grid.',
      'The grid shows the vectors **a** and **b** and the points *P*, *Q* and *R*.',
      'On the square grid, **a** and **b** are two vectors. The points *P*, *Q* and *R* are marked.',
    ][thing] as string,
    parts: [
      ask.draw({
        command: 'Draw',
        objective: 'AO1',
        prompt:
          `On the grid, draw the vector ${k}**a** from *P*, the vector **a** + **b** from *Q* and the vector **a** − **b** from *R*. Give each an arrow.`.replace(
            '-',
            '−',
          ),
        tools: ['arrow'],
        ...drawnFrom(arrows, starts),
        scheme: [
          `B1 ${k}**a** from *P*: ${shown(times(k, a))}`.replace('-', '−'),
          `B1 **a** + **b** from *Q*: ${shown(plus(a, b))}`,
          `B1 **a** − **b** from *R*: ${shown(plus(a, times(-1, b)))}`,
        ],
        solution: `From the grid, $\\mathbf{a} = ${column(a)}$ and $\\mathbf{b} = ${column(b)}$. So $${k}\\mathbf{a} = ${column(times(k, a))}$, $\\mathbf{a} + \\mathbf{b} = ${column(plus(a, b))}$ and $\\mathbf{a} - \\mathbf{b} = ${column(plus(a, times(-1, b)))}$. Count each from its point, and put the arrow head at the far end.`,
      }),
    ],
  }),
  verify: () => ({}),
})

supplement('lattice-of-parallelograms', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const spot = (): Spot => [random.int(0, 4), random.int(0, 4)]
    const nodes = [spot(), spot(), spot(), spot()]
    const isNew = nodes.every(([m, n], at) =>
      nodes.slice(0, at).every(([i, j]) => Math.abs(m - i) + Math.abs(n - j) > 1),
    )
    const [a, b, c, d] = nodes as [Spot, Spot, Spot, Spot]
    const between = [minus(b, a), minus(c, b), minus(d, a)]
    const fits =
      between.every(([m, n]) => m !== 0 && n !== 0) &&
      between.some(([m, n]) => m * n < 0) &&
      nodes.every(([m, n]) => m + n > 1)
    return isNew && fits
      ? {
          a,
          b,
          c,
          d,
          form: random.int(0, 2),
          names: random.pick([
            ['p', 'q'],
            ['a', 'b'],
            ['u', 'v'],
          ] as const),
        }
      : null
  },
  make: ({ a, b, c, d, form, names }) => {
    const [one, two] = names
    const line = (from: string, to: string, by: Spot) => ({
      prompt: `Write $\\overrightarrow{${from}${to}}$ in terms of ${bold(one)} and ${bold(two)}, in its simplest form.`,
      letters: [one, two],
      answer: sum(by, names),
      solution: `From *${from}* go ${Math.abs(by[0])} ${by[0] < 0 ? 'against' : 'along'} ${bold(one)} and ${Math.abs(by[1])} ${by[1] < 0 ? 'against' : 'along'} ${bold(two)}: $${vectorText(by, names)}$.`,
    })
    return {
      stem: [
        `The diagram is made of equal parallelograms. Two sides are the vectors ${bold(one)} and ${bold(two)}.`,
        `A pattern of identical parallelograms has sides ${bold(one)} and ${bold(two)}.`,
        `A floor is tiled with parallelograms that are all alike. The vectors ${bold(one)} and ${bold(two)} are sides of a tile.`,
      ],
      figure: lattice(
        form,
        [
          { letter: 'A', at: a },
          { letter: 'B', at: b },
          { letter: 'C', at: c },
          { letter: 'D', at: d },
        ],
        names,
      ),
      parts: {
        'a.i': ask.expression({
          command: 'Write',
          objective: 'AO1',
          scheme: [`B1 $${vectorText(minus(b, a), names)}$`],
          ...line('A', 'B', minus(b, a)),
        }),
        'a.ii': ask.expression({
          command: 'Write',
          objective: 'AO1',
          scheme: [`B1 $${vectorText(minus(c, b), names)}$`],
          ...line('B', 'C', minus(c, b)),
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          scheme: [
            `M1 one of the two terms right, or a route from *D* to *A* on the diagram`,
            `A1 $${vectorText(minus(a, d), names)}$`,
          ],
          ...line('D', 'A', minus(a, d)),
          prompt: `Find $\\overrightarrow{DA}$ in terms of ${bold(one)} and ${bold(two)}, in its simplest form.`,
        }),
      },
    }
  },
  verify: ({ a, b, c, d, names: [one, two] }) => ({
    'a.i': `${b[0]}*${one} - ${a[0]}*${one} + ${b[1]}*${two} - ${a[1]}*${two}`,
    'a.ii': `${c[0]}*${one} - ${b[0]}*${one} + ${c[1]}*${two} - ${b[1]}*${two}`,
    b: `${a[0]}*${one} - ${d[0]}*${one} + ${a[1]}*${two} - ${d[1]}*${two}`,
  }),
})

function minus(to: Spot, from: Spot): Spot {
  return [to[0] - from[0], to[1] - from[1]]
}
