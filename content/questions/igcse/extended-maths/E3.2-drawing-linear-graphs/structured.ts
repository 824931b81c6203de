import { ask } from '@/lib/exams/authoring/ask'
import { lineOf, poly, slopeTerm } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { coordinates } from '@/lib/figures/plane/curves'
import type { Point } from '@/lib/figures/shapes'
import { axisOf, gridFigure, lineTask, named, paper, paperWords, squares } from '../straight-lines'
import { parallelLines } from './drawings'

const { core, templates } = questionsOf('structured', 'E3.2')

export { templates }

const inBrackets = (x: number) => (x < 0 ? `(${x})` : String(x))

const ACROSS = [-2, -1, 0, 1, 2, 3, 4] as const

core('table-and-line', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [m, c] = [random.pick([-3, -2, -1, 1, 2, 3]), random.int(-5, 6)]
    const ys = ACROSS.map(x => m * x + c)
    const blanks = ACROSS.filter((x, at) => (ys[at] ?? 0) > 0 && x !== 0)
    if (c === 0 || Math.min(...ys) < -8 || Math.max(...ys) > 12 || blanks.length < 3) return null
    const [one, two] = random.sample(blanks, 2).sort((p, q) => p - q) as [number, number]
    const level = random.int(-6, 10)
    const x = (level - c) / m
    const read = x > -1.9 && x < 3.9 && !Number.isInteger(x)
    const whole = Math.abs(m) === 1 && !ys.includes(level + 0.5)
    const fine = Math.abs(m) === 1 ? whole && x > -2 && x < 4 : read
    return fine ? { m, c, one, two, level: Math.abs(m) === 1 ? level + 0.5 : level } : null
  },
  make: ({ m, c, one, two, level }) => {
    const f = (x: number) => m * x + c
    const equation = c > 0 && m < 0 ? `y = ${c} - ${slopeTerm(-m)}` : `y = ${poly(m, c)}`
    const x = (level - c) / m
    const axes = paper([-2, 4], [-8, 12], 2, 2)
    return {
      stem: '',
      parts: {
        a: ask.table({
          command: 'Work out',
          prompt: [
            `Complete the table of values for $${equation}$.`,
            `The table is for the line $${equation}$. Work out the two missing values.`,
            `Work out the missing values in the table for the graph of $${equation}$.`,
          ],
          head: ['*x*', ...ACROSS.map(each => plain(each))],
          rows: [
            [
              { text: '*y*' },
              ...ACROSS.map(each =>
                each === one || each === two
                  ? { blank: each === one ? 'first' : 'second', answer: f(each), marks: 1 as const }
                  : { text: plain(f(each)) },
              ),
            ],
          ],
          scheme: [`B1 ${f(one)}`, `B1 ${f(two)}`],
          solution: `Put each value in for *x*. $${c} ${m < 0 ? '-' : '+'} ${Math.abs(m) === 1 ? '' : `${Math.abs(m)} \\times `}${inBrackets(one)} = ${f(one)}$ and $${c} ${m < 0 ? '-' : '+'} ${Math.abs(m) === 1 ? '' : `${Math.abs(m)} \\times `}${inBrackets(two)} = ${f(two)}$. Each step to the right changes *y* by ${plain(m)}.`,
        }),
        b: plotPart({
          name: 'coordinate-geometry/paper-for-a-line',
          title: 'Squared paper for a graph',
          description: paperWords(axes),
          command: 'Draw',
          prompt: `Plot the seven points and draw the graph of $${equation}$ for values of *x* from −2 to 4.`,
          axes,
          given: [axisOf(axes)],
          tasks: [
            { task: 'points', wanted: ACROSS.map((each): Spot => [each, f(each)]), marks: 1 },
            lineTask(axes, m, c, 1),
          ],
          scheme: ['B1 all points within half a small square', 'B1 ruled line through the points'],
          solution:
            'All points lie on one straight line. If one of them does not, work it out again. Rule the line from the first point to the last.',
        }),
        c: ask.number({
          sigFigs: 2,
          command: 'Work out',
          objective: 'AO2',
          prompt: `Use your graph to find the value of *x* when $y = ${level}$.`,
          scheme: [`B1 ${plain(x, 2)}, within 0.2`],
          solution: `Go across from ${plain(level)} on the *y*-axis to the line, then straight to the *x*-axis: $x$ is about ${plain(x, 1)}.`,
          answer: x,
          tolerance: 0.2,
        }),
      },
    }
  },
  verify: ({ m, c, level }) => {
    // The line through its first and last points, read by halving.
    const at = (x: number) => c - 2 * m + (x + 2) * m
    let [low, high] = [-2.5, 4.5]
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2
      if ((at(middle) - level) * m < 0) low = middle
      else high = middle
    }
    return { c: low }
  },
})

core('lines-parallel-to-the-axes', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [k, j, l] = random.sample([-5, -4, -3, -2, 2, 3, 4, 5], 3) as [number, number, number]
    return { k, j, l, upright: random.chance(0.5), letter: random.pick(['L', 'K', 'M']) }
  },
  make: ({ k, j, l, upright, letter }) => {
    const crossing: Point = upright ? [l, j] : [k, l]
    const [name, other] = upright ? ['x', `y = ${j}`] : ['y', `x = ${k}`]
    return {
      stem: '',
      parts: {
        a: ask.draw({
          ...parallelLines({ k, j, l, upright, letter }),
          command: 'Draw',
          objective: 'AO1',
          lead: `The line *${letter}* is drawn on the grid.`,
          prompt: [
            `On the grid, draw the line $x = ${k}$ and the line $y = ${j}$.`,
            `Draw the lines $x = ${k}$ and $y = ${j}$ on the grid.`,
            `Use a ruler to draw the lines $y = ${j}$ and $x = ${k}$ on the grid.`,
          ],
          tools: ['line'],
          scheme: [`B1 upright line $x = ${k}$`, `B1 level line $y = ${j}$`],
          solution: `Every point of $x = ${k}$ has the *x*-coordinate ${plain(k)}, so the line is upright. Every point of $y = ${j}$ has the *y*-coordinate ${plain(j)}, so the line is level.`,
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the equation of the line *${letter}*.`,
          scheme: [`B1 $${name} = ${l}$`],
          solution: `All points of *${letter}* have the same *${name}*-coordinate, ${plain(l)}. So its equation is $${name} = ${l}$.`,
          answer: `${name} = ${l}`,
          letters: ['x', 'y'],
        }),
        c: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the coordinates of the point where *${letter}* crosses the line $${other}$.`,
          scheme: [`B1 ${coordinates(crossing)}`],
          solution: `At the crossing both equations are true: $${name} = ${l}$ and $${other}$. The point is ${coordinates(crossing)}.`,
          answer: `(${crossing[0]}, ${crossing[1]})`,
          letters: [],
        }),
        d: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `The lines $x = ${k}$ and $y = ${j}$ and the two axes enclose a rectangle. Work out its area, in square units.`,
          scheme: [`B1 ${Math.abs(k * j)}`],
          solution: `The sides are ${Math.abs(k)} and ${Math.abs(j)} long: $${Math.abs(k)} \\times ${Math.abs(j)} = ${Math.abs(k * j)}$.`,
          answer: Math.abs(k * j),
        }),
      },
    }
  },
  verify: ({ k, j, l, upright }) => {
    let squaresInside = 0
    for (let x = Math.min(k, 0); x < Math.max(k, 0); x += 1)
      for (let y = Math.min(j, 0); y < Math.max(j, 0); y += 1) squaresInside += 1
    return upright
      ? { b: `x - ${l} = 0`, c: `(${l}, ${j})`, d: squaresInside }
      : { b: `y - ${l} = 0`, c: `(${k}, ${l})`, d: squaresInside }
  },
})

core('from-gradient-and-intercept', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [up, run] = random.pick([
      [1, 2],
      [-1, 2],
      [3, 2],
      [-3, 2],
      [1, 3],
      [-1, 3],
      [2, 3],
      [-2, 3],
      [3, 4],
      [-3, 4],
    ] as const)
    const c = random.pick([-4, -3, -2, -1, 1, 2, 3, 4])
    const steps = random.int(4, 9)
    return { up, run, c, far: steps * run, high: steps * up + c }
  },
  make: ({ up, run, c, far, high }) => {
    const equation = lineOf(up, run, c).latex
    const axes = paper()
    return {
      stem: '',
      parts: {
        a: plotPart({
          name: 'coordinate-geometry/paper-for-a-line',
          title: 'Squared paper for a graph',
          description: paperWords(axes),
          command: 'Draw',
          prompt: [
            `Draw the line $${equation}$ on the grid.`,
            `On the grid, draw the graph of $${equation}$.`,
            `A line has the equation $${equation}$. Draw this line on the grid.`,
          ],
          axes,
          given: [axisOf(axes)],
          tasks: [lineTask(axes, up / run, c)],
          scheme: [
            `B1 line with the right gradient, or through (0, ${plain(c)})`,
            'B1 the right line, ruled across the grid',
          ],
          solution: `The line crosses the *y*-axis at (0, ${plain(c)}). The gradient says: for ${run} to the right go ${Math.abs(up)} ${up > 0 ? 'up' : 'down'}. Mark two or three points in this way, also to the left, and rule the line.`,
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          lead: `The point (${far}, *k*) lies on this line.`,
          prompt: 'Work out the value of *k*.',
          scheme: [
            `M1 $${slopeTerm(up, run, ` \\times ${far}`)} ${c < 0 ? '-' : '+'} ${Math.abs(c)}$`,
            `A1 ${plain(high)}`,
          ],
          solution: `The point is off the grid, so use the equation: $k = ${slopeTerm(up, run, ` \\times ${far}`)} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${high}$.`,
          answer: high,
        }),
      },
    }
  },
  verify: ({ up, run, c, far }) => {
    let [x, y] = [0, c]
    while (x < far) [x, y] = [x + run, y + up]
    return { b: y }
  },
})

core('one-point-is-wrong', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [m, c] = [random.pick([-2, -1, 1, 2]), random.int(-3, 3)]
    const xs = [-4, -2, 0, 2, 4].map(x => x / (Math.abs(m) === 2 ? 2 : 1))
    const wrong = random.int(1, 3)
    const slip = random.pick([-2, -1, 1, 2])
    const ys = xs.map((x, at) => m * x + c + (at === wrong ? slip : 0))
    const far = random.int(10, 25)
    const inside = ys.every(y => Math.abs(y) <= 6)
    return c !== 0 && inside ? { m, c, xs, ys, wrong, far, who: random.pick(['Ines', 'Tariq', 'Mei']) } : null
  },
  make: ({ m, c, xs, ys, wrong, far, who }) => {
    const on = squares(6, [-6, 6], true)
    const [x, y] = [xs[wrong] ?? 0, ys[wrong] ?? 0]
    const right = m * x + c
    const step = (xs[1] ?? 0) - (xs[0] ?? 0)
    return {
      stem: [
        `${who} makes a table of values for a straight line and plots the five points on a grid. One of the points is wrong.`,
        `The five points are plotted for the graph of a straight line. ${who} has worked out one of them wrongly.`,
        `${who} plots five points of a straight line, at equal steps along the *x*-axis. One point is in the wrong place: its *y*-coordinate is wrong.`,
      ],
      figure: gridFigure(
        on,
        'coordinate-geometry/five-points',
        'Five points on a grid',
        `Five crosses, from left to right: ${xs.map((each, at) => coordinates([each, ys[at] ?? 0])).join(', ')}.`,
        ...xs.map((each, at) => named(on, [each, ys[at] ?? 0], '')),
      ),
      parts: {
        a: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the coordinates of the point that is wrong.',
          scheme: [`B1 ${coordinates([x, y])}`],
          solution: `Lay a ruler along the points. Four of them lie on one line; ${coordinates([x, y])} does not.`,
          answer: `(${x}, ${y})`,
          letters: [],
        }),
        b: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the correct *y*-coordinate of this point.',
          scheme: [`B1 ${plain(right)}`],
          solution: `From each point to the next *y* must change by the same number, ${plain(m * step)}. So *y* should be ${plain(right)} at $x = ${x}$.`,
          answer: right,
        }),
        c: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the *y*-coordinate of the point of the line where $x = ${far}$.`,
          scheme: [`M1 $y = ${poly(m, c)}$, or ${plain(m)} for each unit of *x*`, `A1 ${plain(m * far + c)}`],
          solution: `The line crosses the *y*-axis at ${plain(c)}, and *y* changes by ${plain(m)} for each unit to the right. So $y = ${poly(m, c)}$, and at $x = ${far}$ it is ${plain(m * far + c)}.`,
          answer: m * far + c,
        }),
      },
    }
  },
  verify: ({ xs, ys, wrong, far }) => {
    // From the first and last points, which are never wrong.
    const [x1 = 0, x2 = 1, y1 = 0, y2 = 0] = [xs[0], xs[4], ys[0], ys[4]]
    const at = (x: number) => (y1 * (x2 - x) + y2 * (x - x1)) / (x2 - x1)
    const off = xs.findIndex((x, place) => at(x) !== ys[place])
    return { a: `(${xs[off]}, ${ys[off]})`, b: at(xs[wrong] ?? 0), c: at(far) }
  },
})
