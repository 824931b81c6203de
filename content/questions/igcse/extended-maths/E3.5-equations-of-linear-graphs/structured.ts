import { asItems, ask } from '@/lib/exams/authoring/ask'
import { frac, lineOf, lowest, slopeTerm } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { coordinates, endsOf } from '@/lib/figures/plane/curves'
import { beside, type Place } from '@/lib/figures/plane/place'
import type { Plane } from '@/lib/figures/plane/plane'
import { line } from '@/lib/figures/shapes'
import { gridFigure, slopeTyped, squares } from '../straight-lines'

const { core, templates } = questionsOf('structured', 'E3.5')

export { templates }

/** A line of the grid by its equation, with its letter at one of its ends, clear of the axes. */
function drawn(on: Plane, equation: string, letter: string, end?: 'first' | 'last', place?: Place) {
  const ends = endsOf(on, equation)
  if (!ends) return ''
  const chosen = end ?? (Math.abs(ends[1][1]) < 1 ? 'first' : 'last')
  const [x, y] = chosen === 'first' ? ends[0] : ends[1]
  const outside = y >= on.y.max ? 'above' : y <= on.y.min ? 'below' : x < 0 ? 'left' : 'right'
  return (
    line(...on.at(...ends[0]), ...on.at(...ends[1]), 'p') +
    beside(on.at(x, y), `*${letter}*`, place ?? outside, 'tp', 5)
  )
}

core('read-gradient-and-intercept', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [m, c] = [
      random.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6]),
      random.pick([-9, -7, -5, -4, -2, 2, 3, 5, 8]),
    ]
    const form = random.pick(['plain', 'turned', 'fraction'] as const)
    const [up, run] = form === 'fraction' ? lowest(m, random.pick([3, 4, 5, 7])) : ([m, 1] as const)
    const far = random.int(2, 6) * run
    const k = random.pick([-8, -6, -3, 4, 7, 9])
    return form === 'fraction' && run === 1 ? null : { up, run, c, form, far, k, high: (up / run) * far + c }
  },
  make: ({ up, run, c, form, far, k, high }) => {
    const equation =
      form === 'turned'
        ? `y = ${c} ${up < 0 ? '-' : '+'} ${slopeTerm(Math.abs(up), run)}`
        : lineOf(up, run, c).latex
    return {
      stem: [
        `The line *L* has the equation $${equation}$.`,
        `A straight line *L* has the equation $${equation}$.`,
        `The equation of the line *L* is $${equation}$.`,
      ],
      parts: {
        a: ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the gradient of *L*.',
          scheme: [`B1 $${frac(up, run)}$`],
          solution: `In $y = mx + c$ the gradient is *m*, the number in front of *x*. Here it is $${frac(up, run)}$.`,
          answer: up / run,
          sigFigs: 3,
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the coordinates of the point where *L* crosses the *y*-axis.',
          scheme: [`B1 ${coordinates([0, c])}`],
          solution: `*c* is ${plain(c)}. On the *y*-axis $x = 0$, so the point is ${coordinates([0, c])}.`,
          answer: `(0, ${c})`,
          letters: [],
        }),
        c: ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the coordinates of the point on *L* where $x = ${far}$.`,
          scheme: [`B1 ${coordinates([far, high])}`],
          solution: `$y = ${slopeTerm(up, run, ` \\times ${far}`)} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${high}$, so the point is ${coordinates([far, high])}.`,
          answer: `(${far}, ${high})`,
          letters: [],
        }),
        d: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the equation of the line that is parallel to the *y*-axis and passes through (${plain(k)}, 2).`,
          scheme: [`B1 $x = ${k}$`],
          solution: `All points of this line have the *x*-coordinate ${plain(k)}: $x = ${k}$.`,
          answer: `x = ${k}`,
          letters: ['x', 'y'],
        }),
      },
    }
  },
  verify: ({ up, run, c, far, k }) => {
    const at = (x: number) => (up * x) / run + c
    return {
      a: at(5) - at(4),
      b: `(0, ${at(0)})`,
      c: `(${far}, ${Math.round(at(far))})`,
      d: `x - (${k}) = 0`,
    }
  },
})

core('equation-from-a-graph', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [up, run] = random.pick([
      [2, 1],
      [-2, 1],
      [3, 1],
      [-3, 1],
      [1, 2],
      [-1, 2],
      [3, 2],
      [-3, 2],
      [2, 3],
      [-2, 3],
      [-1, 3],
      [-3, 4],
    ] as const)
    const c = random.pick([-4, -3, -2, -1, 1, 2, 3, 4])
    const k = random.pick([-12, -10, -9, -8, 8, 9, 10, 12, 15])
    const out = Math.abs((up / run) * k + c)
    return out > 30 ? null : { up, run, c, k }
  },
  make: ({ up, run, c, k }) => {
    const on = squares(6)
    const form = lineOf(up, run, c).latex
    const cross = (up / run) * k + c
    const [above, below] = lowest(up * k + c * run, run)
    return {
      stem: [
        'The line *L* is drawn on the grid.',
        'The grid shows the straight line *L*.',
        'The diagram shows the graph of a straight line, *L*.',
      ],
      figure: gridFigure(
        on,
        'coordinate-geometry/line-to-read',
        'A line on a grid',
        `The straight line L passes through the point ${Math.abs(c)} ${c > 0 ? 'above' : 'below'} the origin on the y-axis. From there it goes ${Math.abs(up)} ${up > 0 ? 'up' : 'down'} for every ${run} to the right.`,
        drawn(on, `y = ${up}/${run}x + ${c}`.replace('+ -', '- '), 'L'),
      ),
      parts: {
        a: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the gradient of *L*.',
          scheme: [`M1 rise ÷ run for two points of *L*`, `A1 $${frac(up, run)}$`],
          solution: `From ${coordinates([0, c])} the line goes ${Math.abs(up)} ${up > 0 ? 'up' : 'down'} for ${run} to the right. The gradient is $${frac(up, run)}$.`,
          answer: up / run,
          sigFigs: 3,
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the equation of *L* in the form $y = mx + c$.',
          scheme: [`B1 $${form}$`],
          solution: `The line crosses the *y*-axis at ${plain(c)}, so $c = ${c}$. With the gradient of (a): $${form}$.`,
          answer: slopeTyped(up, run, c),
          letters: ['x', 'y'],
          form: 'expanded',
          own: { from: 'a', key: `y = f*x + (${c})` },
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          lead: `The line $x = ${k}$ crosses *L* at a point that is not on the grid.`,
          prompt: 'Work out the *y*-coordinate of this point.',
          scheme: [`B1 $${frac(above, below)}$`],
          solution: `Put $x = ${k}$ into the equation: $y = ${slopeTerm(up, run, ` \\times ${k < 0 ? `(${k})` : k}`)} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${frac(above, below)}$.`,
          answer: cross,
          sigFigs: 3,
          coordinate: 'y',
        }),
      },
    }
  },
  verify: ({ up, run, c, k }) => {
    // Two points of the line and weights between them.
    const [x1, y1, x2, y2] = [-run, c - up, run, c + up]
    const at = (x: number) => (y1 * (x2 - x) + y2 * (x - x1)) / (x2 - x1)
    return { a: (y2 - y1) / (x2 - x1), b: `${run}*y - (${up})*x = ${c * run}`, c: at(k) }
  },
})

const LETTERS = ['P', 'Q', 'R', 'S'] as const

core('match-lines-to-equations', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const m = random.pick([-2, 2])
    const c = random.pick([-4, -3, 3, 4])
    const [k, j] = [random.pick([-5, -3, 3, 5]), random.pick([-5, -2, 2, 5])]
    const half = -Math.sign(m)
    const order = random.shuffle([0, 1, 2, 3])
    return k === j ? null : { m, c, k, j, half, order }
  },
  make: ({ m, c, k, j, half, order }) => {
    const on = squares(6)
    const sign = (value: number) => `${value < 0 ? '-' : '+'} ${Math.abs(value)}`
    const all = [
      {
        kit: `y = ${m}x ${sign(c)}`,
        text: `$y = ${m}x ${sign(c)}$`,
        end: m > 0 ? 'first' : 'last',
        place: 'below',
      },
      { kit: `x = ${k}`, text: `$x = ${k}$`, end: 'last', place: 'above' },
      { kit: `y = ${j}`, text: `$y = ${j}$`, end: 'last', place: 'right' },
      {
        kit: `y = ${half < 0 ? '-' : ''}1/2x`,
        text: `$y = ${half < 0 ? '-' : ''}\\frac{1}{2}x$`,
        end: 'first',
        place: 'left',
      },
    ] as const
    const lines = order.map(at => all[at] ?? all[0])
    const false_ = [
      `$y = ${c}x ${sign(m)}$`,
      `$y = ${k}$`,
      `$x = ${j}$`,
      `$y = ${-m}x ${sign(c)}$`,
      `$y = ${half < 0 ? '' : '-'}\\frac{1}{2}x$`,
    ]
    const targets = [...all.map(({ text }) => text), ...false_].sort()
    const where = [
      `One crosses the y-axis ${Math.abs(c)} ${c > 0 ? 'above' : 'below'} the origin and is steep`,
      `one is upright, ${Math.abs(k)} to the ${k > 0 ? 'right' : 'left'} of the origin`,
      `one is level, ${Math.abs(j)} ${j > 0 ? 'above' : 'below'} the origin`,
      `one passes through the origin and is not steep`,
    ]
    return {
      stem: [
        'Four lines, *P*, *Q*, *R* and *S*, are drawn on the grid.',
        'The grid shows the lines *P*, *Q*, *R* and *S*.',
        'The diagram shows the graphs of four straight lines, *P*, *Q*, *R* and *S*.',
      ],
      figure: gridFigure(
        on,
        'coordinate-geometry/four-lines-to-name',
        'Four lines on a grid',
        `Four straight lines. ${order.map((at, place) => `${LETTERS[place]}: ${(where[at] ?? '').replace(/^[Oo]ne /, '')}`).join('; ')}. The steep line ${m > 0 ? 'rises' : 'falls'} 2 for every 1 to the right, the line through the origin ${half > 0 ? 'rises' : 'falls'} 1 for every 2.`,
        ...lines.map(({ kit, end, place }, at) => drawn(on, kit, LETTERS[at] ?? '', end, place)),
      ),
      parts: [
        ask.match({
          command: 'Write down',
          prompt: 'Write down the equation of each line. Choose from the list.',
          items: LETTERS.map(letter => ({ id: letter, text: `*${letter}*` })),
          targets: asItems(targets),
          answer: Object.fromEntries(LETTERS.map((letter, at) => [letter, lines[at]?.text ?? ''])),
          scheme: LETTERS.map((letter, at) => `B1 *${letter}*: ${lines[at]?.text ?? ''}`),
          solution:
            `An upright line is $x = {}$ a number, a level line $y = {}$ a number. For the others read the gradient and where they cross the *y*-axis. ${LETTERS.map((letter, at) => `*${letter}*: ${lines[at]?.text ?? ''}`).join(', ')}.`.replace(
              /\$([xy]) = \{\}\$ a number/g,
              '*$1* = a number',
            ),
        }),
      ],
    }
  },
})
