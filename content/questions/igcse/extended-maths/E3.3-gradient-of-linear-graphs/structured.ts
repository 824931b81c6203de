import { ask } from '@/lib/exams/authoring/ask'
import { frac, lowest } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain } from '@/lib/exams/format'
import { coordinates } from '@/lib/figures/plane/curves'
import type { Point } from '@/lib/figures/shapes'
import { axisOf, gridFigure, lineTask, named, paper, piece, squares } from '../straight-lines'
import { fourLines } from './drawings'

const { core, templates } = questionsOf('structured', 'E3.3')

export { templates }

const gradientOf = (from: Point, to: Point) => (to[1] - from[1]) / (to[0] - from[0])
const asFraction = (from: Point, to: Point) => frac(...lowest(to[1] - from[1], to[0] - from[0]))

core('gradients-of-three-segments', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const a: Point = [random.int(-5, -4), random.int(1, 2)]
    const b: Point = [a[0] + random.int(3, 5), a[1] + random.pick([2, 3, 4])]
    const c: Point = [random.int(1, 2), random.int(4, 6)]
    const d: Point = [c[0] + random.int(2, 4), c[1] - random.int(3, 7)]
    const e: Point = [random.int(-5, -3), random.int(-5, -3)]
    const f: Point = [e[0] + random.int(3, 6), e[1]]
    const up = gradientOf(a, b)
    const down = gradientOf(c, d)
    const clear = b[0] <= -1 && d[1] !== 0 && d[1] !== -1 && f[0] !== 0 && f[0] !== -1
    if (!clear || Math.hypot(d[0] - f[0], d[1] - f[1]) < 2 || up === 1 || Number.isInteger(up) || down === -1)
      return null
    return { a, b, c, d, e, f }
  },
  make: ({ a, b, c, d, e, f }) => {
    const on = squares(6)
    const [rise, run] = [b[1] - a[1], b[0] - a[0]]
    const [fall, across] = [c[1] - d[1], d[0] - c[0]]
    return {
      stem: [
        'The grid shows three line segments *AB*, *CD* and *EF*.',
        'Three line segments, *AB*, *CD* and *EF*, are drawn on the grid.',
        '*AB*, *CD* and *EF* are line segments on a grid.',
      ],
      figure: gridFigure(
        on,
        'coordinate-geometry/three-segments',
        'Three line segments on a grid',
        `A is at ${coordinates(a)} and B at ${coordinates(b)}; C is at ${coordinates(c)} and D at ${coordinates(d)}; E is at ${coordinates(e)} and F at ${coordinates(f)}.`,
        piece(on, a, b, 'p'),
        piece(on, c, d, 'p'),
        piece(on, e, f, 'p'),
        named(on, a, '*A*', 'left'),
        named(on, b, '*B*', 'above'),
        named(on, c, '*C*', 'above right'),
        named(on, d, '*D*', 'right'),
        named(on, e, '*E*', 'left'),
        named(on, f, '*F*', 'right'),
      ),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the gradient of *AB*.',
          scheme: [`M1 $\\frac{${rise}}{${run}}$, or another rise ÷ run on *AB*`, `A1 $${asFraction(a, b)}$`],
          solution: `From *A* to *B* the line rises ${rise} while it runs ${run} to the right. The gradient is $\\frac{${rise}}{${run}}${asFraction(a, b) === `\\frac{${rise}}{${run}}` ? '' : ` = ${asFraction(a, b)}`}$.`,
          answer: rise / run,
          sigFigs: 3,
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the gradient of *CD*.',
          scheme: [
            `M1 $\\frac{${fall}}{${across}}$, or another fall ÷ run on *CD*`,
            `A1 $${asFraction(c, d)}$`,
          ],
          solution: `From *C* to *D* the line falls ${fall} while it runs ${across} to the right. A falling line has a negative gradient: $-\\frac{${fall}}{${across}}${asFraction(c, d) === `-\\frac{${fall}}{${across}}` ? '' : ` = ${asFraction(c, d)}`}$.`,
          answer: -fall / across,
          sigFigs: 3,
        }),
        c: ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the gradient of *EF*.',
          scheme: ['B1 0'],
          solution: '*EF* is level: it does not rise at all. Its gradient is 0.',
          answer: 0,
          sigFigs: 1,
        }),
      },
    }
  },
  verify: ({ a, b, c, d, e, f }) => {
    // The tangent of the angle with the level.
    const slope = ([x1, y1]: Point, [x2, y2]: Point) => Math.tan(Math.atan2(y2 - y1, x2 - x1))
    return { a: slope(a, b), b: slope(c, d), c: slope(e, f) }
  },
})

const SLOPES = [
  { up: 2, run: 1 },
  { up: 1, run: 2 },
  { up: -2, run: 1 },
  { up: -1, run: 2 },
  { up: 3, run: 1 },
  { up: -3, run: 1 },
  { up: 1, run: 3 },
  { up: -1, run: 3 },
] as const
const LETTERS = ['P', 'Q', 'R', 'S'] as const

core('match-lines-to-gradients', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [one, other] = random.sample(SLOPES, 2)
    const flat = random.chance(0.7)
    if (!one || !other || one.up * other.up > 0) return null
    const lines = random.shuffle([
      { up: one.up, run: one.run },
      { up: other.up, run: other.run },
      { up: 1, run: 0 },
      flat ? { up: 0, run: 1 } : { up: one.up > 0 ? 1 : -1, run: 1 },
    ])
    return { lines }
  },
  make: ({ lines }) => {
    const word = ({ up, run }: { up: number; run: number }) =>
      run === 0 ? 'not defined' : `$${frac(up, run)}$`
    const id = ({ up, run }: { up: number; run: number }) =>
      run === 0 ? 'none' : `${up < 0 ? 'down' : 'up'}-${Math.abs(up)}-${run}`
    // Each sloping line brings the one upside down, and its mirror image, as a wrong gradient.
    const slopes = lines.filter(({ run, up }) => run !== 0 && Math.abs(up) !== run)
    const more = slopes.flatMap(({ up, run }) =>
      up === 0 ? [] : [{ up: Math.sign(up) * run, run: Math.abs(up) }],
    )
    const all = [...lines, ...more].filter(
      (each, at, list) => list.findIndex(other => id(other) === id(each)) === at,
    )
    const sorted = all.sort((p, q) => (p.run === 0 ? 99 : p.up / p.run) - (q.run === 0 ? 99 : q.up / q.run))
    return {
      stem: [
        'The diagram shows four lines *P*, *Q*, *R* and *S* on a grid of unit squares.',
        'Four lines, *P*, *Q*, *R* and *S*, are drawn on squared paper.',
        'Lines *P*, *Q*, *R* and *S* are drawn on squared paper. The scale is the same in both directions.',
      ],
      figure: fourLines(lines),
      parts: [
        ask.match({
          command: 'Write down',
          prompt: 'Write down the gradient of each line.',
          items: LETTERS.map(letter => ({ id: letter, text: `*${letter}*` })),
          targets: sorted.map(each => ({ id: id(each), text: word(each) })),
          answer: Object.fromEntries(
            LETTERS.map((letter, at) => [letter, id(lines[at] ?? { up: 0, run: 1 })]),
          ),
          scheme: LETTERS.map((letter, at) => `B1 *${letter}*: ${word(lines[at] ?? { up: 0, run: 1 })}`),
          solution: `Lines that rise to the right have a positive gradient, lines that fall have a negative one. A level line has the gradient 0. An upright line has no gradient: its run is 0, and you cannot divide by 0.\n\n${LETTERS.map((letter, at) => `*${letter}*: ${word(lines[at] ?? { up: 0, run: 1 })}`).join(', ')}.`,
        }),
      ],
    }
  },
})

core('draw-with-a-gradient', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const { up, run } = random.pick([
      { up: 2, run: 3 },
      { up: -2, run: 3 },
      { up: 3, run: 2 },
      { up: -3, run: 2 },
      { up: 1, run: 2 },
      { up: -1, run: 2 },
      { up: -3, run: 4 },
      { up: 3, run: 4 },
      { up: -1, run: 3 },
      { up: 1, run: 3 },
    ])
    const times = random.pick([-2, -1, 1, 2])
    const c = random.int(-4, 4)
    const [x, y] = [times * run, times * up + c]
    return Math.abs(x) > 5 || Math.abs(y) > 5 || c === 0 || y === 0 ? null : { up, run, x, y, c }
  },
  make: ({ up, run, x, y, c }) => {
    const axes = paper()
    return {
      stem: '',
      parts: {
        a: plotPart({
          name: 'coordinate-geometry/paper-with-a-point',
          title: 'Squared paper with a point',
          description: `Squared paper with an x-axis from −6 to 6 and a y-axis from −6 to 6. A cross marks the point ${coordinates([x, y])}.`,
          command: 'Draw',
          lead: `The cross on the grid is the point *P* ${coordinates([x, y])}.`,
          prompt: [
            `Draw the line through *P* that has a gradient of $${frac(up, run)}$.`,
            `A line passes through *P* and has the gradient $${frac(up, run)}$. Draw this line on the grid.`,
            `On the grid, draw the line with gradient $${frac(up, run)}$ that passes through *P*.`,
          ],
          axes,
          given: [axisOf(axes), { tool: 'point', at: [x, y] }],
          tasks: [lineTask(axes, up / run, c)],
          scheme: ['B1 line with the right gradient', 'B1 through *P*, ruled across the grid'],
          solution: `Start at *P*. For ${run} to the right go ${Math.abs(up)} ${up > 0 ? 'up' : 'down'}, for ${run} to the left go ${Math.abs(up)} ${up > 0 ? 'down' : 'up'}. Rule the line through these points.`,
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the coordinates of the point where the line crosses the *y*-axis.',
          scheme: [`B1 ${coordinates([0, c])}`],
          solution: `The *y*-axis is ${Math.abs(x)} to the ${x > 0 ? 'left' : 'right'} of *P*. On the way there *y* changes from ${plain(y)} to ${plain(c)}.`,
          answer: `(0, ${c})`,
          letters: [],
        }),
      },
    }
  },
  verify: ({ up, run, x, y }) => {
    let [at, high] = [x, y]
    while (at > 0) [at, high] = [at - run, high - up]
    while (at < 0) [at, high] = [at + run, high + up]
    return { b: `(${at}, ${high})` }
  },
})
