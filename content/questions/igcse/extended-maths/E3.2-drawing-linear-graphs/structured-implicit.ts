import { ask } from '@/lib/exams/authoring/ask'
import { frac, line, lineOf } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain } from '@/lib/exams/format'
import { coordinates } from '@/lib/figures/plane/curves'
import { axisOf, lineTask, paper, paperWords } from '../straight-lines'

const { supplement, templates } = questionsOf('structured', 'E3.2')

export { templates }

supplement('line-by-its-intercepts', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [a, b] = random.pick([
      [2, 3],
      [3, 2],
      [1, 2],
      [2, 1],
      [3, 4],
      [4, 3],
      [2, 5],
      [5, 2],
      [1, 3],
      [3, 1],
      [3, 5],
      [5, 3],
      [4, 5],
      [5, 4],
      [5, 6],
      [6, 5],
    ] as const)
    const [s, t] = [random.pick([1, -1]), random.pick([1, 2])]
    const c = a * b * t * (a * b < 4 ? 2 : 1)
    const [p, q] = [c / a, (s * c) / b]
    return p <= 6 && Math.abs(q) <= 6 && p !== Math.abs(q) ? { a, b: s * b, c, p, q } : null
  },
  make: ({ a, b, c, p, q }) => {
    const equation = line(a, b, c).trim()
    const axes = paper()
    const area = (p * Math.abs(q)) / 2
    return {
      stem: [
        `A line has the equation $${equation}$.`,
        `The equation of a straight line is $${equation}$.`,
        `$${equation}$ is the equation of a straight line.`,
      ],
      parts: {
        'a.i': ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the coordinates of the point where the line crosses the *x*-axis.',
          scheme: [`B1 ${coordinates([p, 0])}`],
          solution: `On the *x*-axis, $y = 0$. Then $${a === 1 ? '' : a}x = ${c}$ and $x = ${p}$: the point is ${coordinates([p, 0])}.`,
          answer: `(${p}, 0)`,
          letters: [],
        }),
        'a.ii': ask.expression({
          command: 'Work out',
          objective: 'AO1',
          prompt: 'Work out the coordinates of the point where the line crosses the *y*-axis.',
          scheme: [`B1 ${coordinates([0, q])}`],
          solution: `On the *y*-axis, $x = 0$. Then $${b === 1 ? '' : b === -1 ? '-' : b}y = ${c}$ and $y = ${q}$: the point is ${coordinates([0, q])}.`,
          answer: `(0, ${q})`,
          letters: [],
        }),
        b: plotPart({
          name: 'coordinate-geometry/paper-for-a-line',
          title: 'Squared paper for a graph',
          description: paperWords(axes),
          command: 'Draw',
          prompt: `Draw the line $${equation}$ on the grid.`,
          axes,
          given: [axisOf(axes)],
          tasks: [lineTask(axes, -a / b, q)],
          scheme: [
            'B1 line with the right gradient, or through one of the points of (a)',
            'B1 the right line, ruled across the grid',
          ],
          solution: `Mark ${coordinates([p, 0])} and ${coordinates([0, q])}. Rule the line through both and on to the edges of the grid. A third point is a check: $x = ${2 * p}$ would give $y = ${-q}$.`,
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt: 'Work out the area of the triangle between the line and the axes, in square units.',
          scheme: [`M1 $\\frac{1}{2} \\times ${p} \\times ${Math.abs(q)}$`, `A1 ${plain(area)}`],
          solution: `The triangle has a right angle at the origin. Its sides along the axes are ${p} and ${Math.abs(q)}: $\\frac{1}{2} \\times ${p} \\times ${Math.abs(q)} = ${area}$.`,
          answer: area,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ a, b, c }) => {
    // Whole numbers tried one after the other.
    const tried = Array.from({ length: 25 }, (_, at) => at - 12)
    const p = tried.find(x => a * x === c) ?? Number.NaN
    const q = tried.find(y => b * y === c) ?? Number.NaN
    return { 'a.i': `(${p}, 0)`, 'a.ii': `(0, ${q})`, c: Math.abs(c * c) / (2 * a * Math.abs(b)) }
  },
})

supplement('two-lines-meet', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [x, y] = [random.pick([-4, -3, -2, 2, 3, 4]), random.pick([-4, -3, -2, -1, 1, 2, 3, 4])]
    const first = random.pick([1, -1])
    const [up, run] = random.pick([
      [2, 1],
      [-2, 1],
      [1, 2],
      [-1, 2],
      [3, 2],
      [-3, 2],
    ] as const)
    const [c, d] = [y - first * x, y - (up / run) * x]
    const gap = Math.abs(c - d)
    const fine = Number.isInteger(d) && Math.abs(c) <= 6 && Math.abs(d) <= 6 && c !== 0 && d !== 0 && gap > 2
    return fine ? { x, y, first, up, run, c, d } : null
  },
  make: ({ x, y, first, up, run, c, d }) => {
    const drawn = line(-first, 1, c).trim()
    const asked = line(-up, run, run * d).trim()
    const axes = paper()
    const gap = Math.abs(c - d)
    const area = (gap * Math.abs(x)) / 2
    const ends = (m: number, n: number) =>
      ([-6, 6, (6 - n) / m, (-6 - n) / m] as const)
        .map(at => [at, m * at + n] as const)
        .filter(([u, v]) => Math.abs(u) <= 6 && Math.abs(v) <= 6)
        .sort(([u], [w]) => u - w)
    const [from = [-6, -6], to = [6, 6]] = [ends(first, c)[0], ends(first, c).at(-1)]
    return {
      stem: '',
      parts: {
        a: plotPart({
          name: 'coordinate-geometry/paper-with-a-line',
          title: 'Squared paper with one line',
          description: `${paperWords(axes)} A straight line through ${coordinates([0, c])} and ${coordinates([1, c + first])} is drawn across it.`,
          command: 'Draw',
          lead: `The line $${drawn}$ is drawn on the grid.`,
          prompt: [
            `On the same grid, draw the line $${asked}$.`,
            `Draw the line $${asked}$ on the same grid.`,
            `On the grid, draw the graph of $${asked}$.`,
          ],
          axes,
          given: [axisOf(axes), { tool: 'line', from, to }],
          tasks: [lineTask(axes, up / run, d)],
          scheme: [
            `M1 two correct points found, or $${lineOf(up, run, d).latex}$`,
            'A1 the right line, ruled across the grid',
          ],
          solution: `Rearrange: $${lineOf(up, run, d).latex}$. The line starts at ${coordinates([0, d])} on the *y*-axis. For ${run} to the right it goes ${Math.abs(up)} ${up > 0 ? 'up' : 'down'}.`,
        }),
        b: ask.expression({
          command: 'Write down',
          objective: 'AO2',
          prompt: `Use the graph to solve the simultaneous equations $${drawn}$ and $${asked}$. Write your answer as a point, (*x*, *y*).`,
          scheme: [`B1 ${coordinates([x, y])}`],
          solution: `The point where the lines cross is on both lines, so its coordinates satisfy both equations. They cross at ${coordinates([x, y])}.`,
          answer: `(${x}, ${y})`,
          letters: [],
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO2',
          prompt:
            'Work out the area of the triangle between the two lines and the *y*-axis, in square units.',
          scheme: [`M1 $\\frac{1}{2} \\times ${gap} \\times ${Math.abs(x)}$`, `A1 ${plain(area)}`],
          solution: `The base lies on the *y*-axis, from ${plain(Math.min(c, d))} to ${plain(Math.max(c, d))}: it is ${gap} long. The height is the distance of the crossing from the *y*-axis, ${Math.abs(x)}. $\\frac{1}{2} \\times ${gap} \\times ${Math.abs(x)} = ${area}$.`,
          answer: area,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ first, up, run, c, d }) => {
    // Cramer: -first x + y = c and -up x + run y = run d.
    const all = -first * run + up
    const [x, y] = [(c * run - run * d) / all, (-first * run * d + up * c) / all]
    return { b: `(${x}, ${y})`, c: Math.abs(c * x - d * x) / 2 }
  },
})

supplement('draw-by-rearranging', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b] = random.pick([
      [1, 2],
      [3, 2],
      [2, 3],
      [1, 3],
      [3, 4],
      [4, 3],
    ] as const)
    const [s, c] = [random.pick([1, -1]), random.pick([-4, -3, -2, -1, 1, 2, 3, 4])]
    // ax + sby = sbc, so y = c − (a/sb)x; the x intercept is no whole number.
    const right = s * b * c
    const [up, run] = [-s * a, b]
    const times = random.int(3, 6)
    return right % a === 0 || Math.abs(right) > 12
      ? null
      : { a, b: s * b, right, c, up, run, x: -times * run }
  },
  make: ({ a, b, right, c, up, run, x }) => {
    const equation = line(a, b, right).trim()
    const axes = paper()
    const y = (up * x) / run + c
    return {
      stem: '',
      parts: {
        a: ask.expression({
          command: 'Write',
          objective: 'AO1',
          prompt: [
            `Write the equation $${equation}$ again in the form $y = mx + c$.`,
            `Write $${equation}$ in the form $y = mx + c$.`,
            `Write the equation $${equation}$ with *y* as the subject.`,
          ],
          scheme: [
            `M1 $${b === 1 ? '' : b === -1 ? '-' : b}y = ${right} ${a < 0 ? '+' : '-'} ${Math.abs(a) === 1 ? '' : Math.abs(a)}x$`,
            `A1 $${lineOf(up, run, c).latex}$`,
          ],
          solution: `Take the term in *x* to the other side, then divide every term by ${plain(b)}: $${lineOf(up, run, c).latex}$.`,
          answer: `y = (${up}/${run})x + (${c})`,
          letters: ['x', 'y'],
          form: 'expanded',
        }),
        b: plotPart({
          name: 'coordinate-geometry/paper-for-a-line',
          title: 'Squared paper for a graph',
          description: paperWords(axes),
          command: 'Draw',
          prompt: `Draw the line $${equation}$ on the grid.`,
          axes,
          given: [axisOf(axes)],
          tasks: [lineTask(axes, up / run, c)],
          scheme: [
            `B1 line with the right gradient, or through ${coordinates([0, c])}`,
            'B1 the right line, ruled across the grid',
          ],
          solution: `Begin at ${coordinates([0, c])}. For ${run} to the right go ${Math.abs(up)} ${up > 0 ? 'up' : 'down'}; for ${run} to the left go ${Math.abs(up)} ${up > 0 ? 'down' : 'up'}.`,
        }),
        c: ask.expression({
          command: 'Work out',
          objective: 'AO2',
          lead: 'The line crosses the *x*-axis between two of the lines of the grid.',
          prompt: 'Work out the exact *x*-coordinate of this point.',
          scheme: [`M1 puts $y = 0$: $${a === 1 ? '' : a}x = ${right}$`, `A1 $${frac(right, a)}$`],
          solution: `On the *x*-axis $y = 0$, so $${a === 1 ? '' : a}x = ${right}$ and $x = ${frac(right, a)}$.`,
          answer: `${right}/${a}`,
          form: 'exact',
          letters: [],
        }),
        d: ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `Work out the *y*-coordinate of the point on the line where $x = ${x}$.`,
          scheme: [`B1 ${plain(y)}`],
          solution: `$y = ${lineOf(up, run, c).latex.slice(4).replace('x', ` \\times (${x})`)} = ${y}$`,
          answer: y,
        }),
      },
    }
  },
  verify: ({ a, b, right, x }) => ({
    a: `(${a})*x + (${b})*y = ${right}`,
    c: `-${-right}/${a}`,
    d: (right - a * x) / b,
  }),
})
