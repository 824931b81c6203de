import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { bracketed, frac, lowest, poly } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { coordinates } from '@/lib/figures/plane/curves'
import type { Point } from '@/lib/figures/shapes'
import { sketchedLine } from '../straight-lines'

const { supplement, templates } = questionsOf('structured', 'E3.3')

export { templates }

/** A difference as it is written before it is worked out. */
const minus = (one: number | string, other: number) => `${one} - ${bracketed(other)}`

supplement('gradient-from-two-points', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const a: Point = [random.int(-7, -1), random.int(-8, 8)]
    const b: Point = [random.int(2, 8), random.int(-8, 8)]
    const [up, run] = lowest(b[1] - a[1], b[0] - a[0])
    const times = random.pick([2, 3, -2])
    const c: Point = [b[0] + times * run, b[1] + times * up]
    const fine = run > 1 && run < 8 && up !== 0 && a[1] * b[1] !== 0 && Math.abs(up) < 9
    const clear = Math.abs(c[0]) < 25 && Math.abs(c[1]) < 25 && Math.abs(c[0] - a[0]) > 0
    return fine && clear && c[0] > b[0] ? { a, b, c, up, run } : null
  },
  make: ({ a, b, c, up, run }) => ({
    stem: [
      `*A* is the point ${coordinates(a)} and *B* is the point ${coordinates(b)}.`,
      `The line *L* passes through the points *A* ${coordinates(a)} and *B* ${coordinates(b)}.`,
      `The points *A* ${coordinates(a)} and *B* ${coordinates(b)} are joined by a straight line.`,
    ],
    figure: sketchedLine({
      name: 'coordinate-geometry/line-through-two-points',
      title: 'A line through two points',
      points: [
        { at: a, label: `*A* ${coordinates(a)}` },
        { at: b, label: `*B* ${coordinates(b)}` },
      ],
    }),
    parts: {
      a: ask.fraction({
        command: 'Work out',
        objective: 'AO1',
        prompt: 'Work out the gradient of *AB*. Give your answer as a fraction in its simplest form.',
        scheme: [`M1 $\\frac{${minus(b[1], a[1])}}{${minus(b[0], a[0])}}$`, `A1 $${frac(up, run)}$`],
        solution: `$\\frac{y_2 - y_1}{x_2 - x_1} = \\frac{${minus(b[1], a[1])}}{${minus(b[0], a[0])}} = \\frac{${b[1] - a[1]}}{${b[0] - a[0]}}${Math.abs(b[0] - a[0]) === run ? '' : ` = ${frac(up, run)}`}$`,
        answer: up / run,
      }),
      b: ask.whole({
        command: 'Work out',
        objective: 'AO2',
        lead: 'The straight line is continued beyond *B*.',
        prompt: `Work out the *y*-coordinate of the point on the line where $x = ${c[0]}$.`,
        scheme: [
          `M1 from *B* ${c[0] - b[0]} to the right: $${c[0] - b[0]} \\times ${up < 0 ? `\\left(${frac(up, run)}\\right)` : frac(up, run)}$`,
          `A1 ${plain(c[1])}`,
        ],
        solution: `From *B* to this point there are ${c[0] - b[0]} units to the right. *y* changes by $${c[0] - b[0]} \\times ${up < 0 ? `\\left(${frac(up, run)}\\right)` : frac(up, run)} = ${c[1] - b[1]}$, so it is $${b[1]} ${c[1] < b[1] ? '-' : '+'} ${Math.abs(c[1] - b[1])} = ${c[1]}$.`,
        answer: c[1],
        follow: { from: 'a', formula: `${b[1]} + ${c[0] - b[0]}*x` },
      }),
    },
  }),
  verify: ({ a, b, c }) => ({
    a: a[1] / (a[0] - b[0]) + b[1] / (b[0] - a[0]),
    b: (a[1] * (b[0] - c[0]) + b[1] * (c[0] - a[0])) / (b[0] - a[0]),
  }),
})

supplement('unknown-coordinate', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const a: Point = [random.int(-6, 4), random.int(-7, 7)]
    const { up, run } = random.pick([
      { up: 2, run: 3 },
      { up: -2, run: 3 },
      { up: 3, run: 2 },
      { up: -3, run: 2 },
      { up: 3, run: 4 },
      { up: -3, run: 4 },
      { up: -4, run: 3 },
      { up: 5, run: 2 },
      { up: -1, run: 3 },
    ])
    const times = random.pick([-3, -2, 2, 3])
    const b: Point = [a[0] + times * run, a[1] + times * up]
    const upright = random.chance(0.5)
    const fine = Math.abs(b[0]) < 14 && Math.abs(b[1]) < 14 && a[0] !== 0 && a[1] !== 0 && b[0] * b[1] !== 0
    return fine ? { a, b, up, run, upright, letter: random.pick(['k', 'p', 'a', 't']) } : null
  },
  make: ({ a, b, up, run, upright, letter }) => {
    const [second, answer] = upright
      ? [`(${plain(b[0])}, *${letter}*)`, b[1]]
      : [`(*${letter}*, ${plain(b[1])})`, b[0]]
    const above = upright ? `${letter} - ${bracketed(a[1])}` : String(b[1] - a[1])
    const below = upright ? String(b[0] - a[0]) : `${letter} - ${bracketed(a[0])}`
    const product = upright ? (up * (b[0] - a[0])) / run : (run * (b[1] - a[1])) / up
    const left = `${letter} ${(upright ? a[1] : a[0]) < 0 ? '+' : '-'} ${Math.abs(upright ? a[1] : a[0])}`
    return {
      stem: '',
      parts: [
        ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: [
            `The gradient of the line that joins ${coordinates(a)} and ${second} is $${frac(up, run)}$. Work out the value of *${letter}*.`,
            `A line with gradient $${frac(up, run)}$ passes through the points ${coordinates(a)} and ${second}. Find the value of *${letter}*.`,
            `*P* is ${coordinates(a)} and *Q* is ${second}. The gradient of *PQ* is $${frac(up, run)}$. Work out *${letter}*.`,
          ],
          scheme: [
            `M1 $\\frac{${above}}{${below}} = ${frac(up, run)}$`,
            `M1 $${left} = ${product}$`,
            `A1 ${plain(answer)}`,
          ],
          solution: `Write the gradient with the unknown: $\\frac{${above}}{${below}} = ${frac(up, run)}$.\n\nMultiply out: $${left} = ${product}$, so $${letter} = ${answer}$.`,
          answer,
        }),
      ],
    }
  },
  verify: ({ a, up, run, b, upright }) => {
    // Equal steps from the known point until the known coordinate is reached.
    const side = Math.sign(upright ? (b[0] - a[0]) / run : (b[1] - a[1]) / up)
    let [x, y] = a
    while (upright ? x !== b[0] : y !== b[1]) [x, y] = [x + side * run, y + side * up]
    return { '': upright ? y : x }
  },
})

supplement('unknown-in-both-coordinates', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const k = random.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6])
    const [m, n] = [random.pick([2, 3, -1, -2]), random.int(-6, 6)]
    const b: Point = [random.int(-5, 5), random.int(-6, 6)]
    const [up, run] = lowest(m * k + n - b[1], k - b[0])
    const fine = k !== b[0] && run > 1 && run < 6 && Math.abs(up) < 8 && up !== 0 && m * run !== up
    return fine && n !== 0 && b[0] * b[1] !== 0 ? { k, m, n, b, up, run } : null
  },
  make: ({ k, m, n, b, up, run }) => {
    const inK = (first: number, second: number) =>
      first < 0 && second > 0
        ? `${second} - ${poly(-first, 0).replace('x', 'k')}`
        : poly(first, second).replaceAll('x', 'k')
    const printedK = (first: number, second: number) =>
      inK(first, second).replaceAll('k', '*k*').replaceAll('-', '−')
    const [above, below] = [inK(m, n - b[1]), inK(1, -b[0])]
    return {
      stem: [
        `*P* is the point (*k*, ${printedK(m, n)}) and *Q* is the point ${coordinates(b)}.`,
        `The point *P* has coordinates (*k*, ${printedK(m, n)}). *Q* is the point ${coordinates(b)}.`,
        `A line is drawn through *P* (*k*, ${printedK(m, n)}) and *Q* ${coordinates(b)}.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down an expression, in terms of *k*, for the gradient of *PQ*.',
          scheme: [`M1 difference of *y* over difference of *x*`, `A1 $\\frac{${above}}{${below}}$`],
          solution: `$\\frac{y_2 - y_1}{x_2 - x_1} = \\frac{${inK(m, n)} ${b[1] < 0 ? '+' : '-'} ${Math.abs(b[1])}}{k ${b[0] < 0 ? '+' : '-'} ${Math.abs(b[0])}} = \\frac{${above}}{${below}}$`,
          answer: `(${above})/(${below})`,
          letters: ['k'],
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          lead: `The gradient of *PQ* is $${frac(up, run)}$.`,
          prompt: 'Work out the value of *k*.',
          scheme: [
            `M1 $${run}(${above}) = ${up}(${below})$`,
            `M1 $${inK(run * m - up, 0)} = ${-up * b[0] - run * (n - b[1])}$`,
            `A1 ${plain(k)}`,
          ],
          solution: `$\\frac{${above}}{${below}} = ${frac(up, run)}$, so $${run}(${above}) = ${up}(${below})$.\n\n$${inK(run * m, run * (n - b[1]))} = ${inK(up, -up * b[0])}$\n\n$${inK(run * m - up, 0)} = ${-up * b[0] - run * (n - b[1])}$, so $k = ${k}$.`,
          answer: k,
        }),
      },
    }
  },
  verify: ({ m, n, b, up, run }) => {
    // Whole numbers tried one after the other.
    const found = Array.from({ length: 41 }, (_, at) => at - 20).find(
      k => k !== b[0] && Math.abs((m * k + n - b[1]) / (k - b[0]) - up / run) < 1e-9,
    )
    return { a: `(${b[1]} - ((${m})*k + (${n})))/(${b[0]} - k)`, b: found ?? Number.NaN }
  },
})

const SAME_GRADIENT = judged(
  'the gradients are equal (and the two segments share a point)',
  `
  reject different/unequal
  accept same/equal/identical, gradient/slope
  unsure parallel
  earns: the gradients of AB and BC are equal
  earns: AB and BC have the same gradiant and B is on both
  earns: both slopes are the same
  misses: the gradients are not equal
  misses: they look straight on the diagram
  misses: the points go up together`,
)

supplement('three-points-in-a-line', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const { up, run } = random.pick([
      { up: 2, run: 3 },
      { up: -2, run: 3 },
      { up: 3, run: 2 },
      { up: -3, run: 2 },
      { up: -3, run: 4 },
      { up: 1, run: 4 },
      { up: -5, run: 2 },
      { up: 4, run: 3 },
    ])
    const a: Point = [random.int(-9, -2), random.int(-8, 8)]
    const [s, t, u] = [random.int(1, 2), random.int(2, 3), random.int(3, 5)]
    const b: Point = [a[0] + s * run, a[1] + s * up]
    const c: Point = [b[0] + t * run, b[1] + t * up]
    const d: Point = [c[0] + u * run, c[1] + u * up]
    const all = [a, b, c, d]
    return all.some(([x, y]) => x * y === 0) || Math.abs(c[1]) > 15 || s === t
      ? null
      : { a, b, c, d, up, run }
  },
  make: ({ a, b, c, d, up, run }) => {
    const between = (p: Point, q: Point) => `\\frac{${minus(q[1], p[1])}}{${minus(q[0], p[0])}}`
    return {
      stem: [
        `*A* is the point ${coordinates(a)}, *B* is the point ${coordinates(b)} and *C* is the point ${coordinates(c)}.`,
        `The points *A* ${coordinates(a)}, *B* ${coordinates(b)} and *C* ${coordinates(c)} are given.`,
        `Three points are *A* ${coordinates(a)}, *B* ${coordinates(b)} and *C* ${coordinates(c)}.`,
      ],
      parts: {
        'a.i': ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the gradient of *AB*.',
          scheme: [`M1 $${between(a, b)}$`, `A1 $${frac(up, run)}$`],
          solution: `$${between(a, b)} = ${frac(up, run)}$`,
          answer: up / run,
          sigFigs: 3,
        }),
        'a.ii': ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the gradient of *BC*.',
          scheme: [`B1 $${frac(up, run)}$`],
          solution: `$${between(b, c)} = ${frac(up, run)}$`,
          answer: up / run,
          sigFigs: 3,
        }),
        'a.iii': ask.written({
          command: 'Give',
          objective: 'AO2',
          prompt: 'Give a reason why *A*, *B* and *C* lie on one straight line.',
          scheme: [SAME_GRADIENT],
          modelAnswer: '*AB* and *BC* have the same gradient, and *B* is on both of them.',
          solution:
            'From *B* both segments go on with the same steepness, so together they are one straight line.',
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          lead: `The point *D* (${plain(d[0])}, *q*) is on the same line.`,
          prompt: 'Work out the value of *q*.',
          scheme: [
            `M1 $\\frac{q - ${bracketed(c[1])}}{${minus(d[0], c[0])}} = ${frac(up, run)}$`,
            `A1 ${plain(d[1])}`,
          ],
          solution: `From *C* to *D* there are ${d[0] - c[0]} units to the right. *y* changes by $${d[0] - c[0]} \\times ${up < 0 ? `\\left(${frac(up, run)}\\right)` : frac(up, run)} = ${d[1] - c[1]}$, so $q = ${d[1]}$.`,
          answer: d[1],
        }),
      },
    }
  },
  verify: ({ a, b, c, d }) => {
    const at = (x: number) => (a[1] * (c[0] - x) + c[1] * (x - a[0])) / (c[0] - a[0])
    return {
      'a.i': at(b[0] + 1) - b[1],
      'a.ii': (at(c[0]) - at(b[0])) / (c[0] - b[0]),
      b: at(d[0]),
    }
  },
})
