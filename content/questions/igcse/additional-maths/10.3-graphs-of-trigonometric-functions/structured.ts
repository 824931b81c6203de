import { ask } from '@/lib/exams/authoring/ask'
import { bracketed, frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { mark } from '@/lib/figures/plane/plane'
import { line } from '@/lib/figures/shapes'
import { exactly, piLatex, piTyped, RADIAN, rootsOf } from '../trigonometry'
import {
  angleText,
  asymptotesOf,
  domainLatex,
  factorLatex,
  heightOf,
  periodOf,
  turnsOf,
  waveFigure,
  waveLatex,
} from '../trigonometry-graphs'

const { question, templates } = questionsOf('structured', '10.3')

export { templates }

question('constants-from-a-graph', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(['sin', 'cos'] as const)
    const [up, down] = random.pick([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [1, 2],
      [3, 2],
    ] as const)
    const [a, c] = [random.int(2, 4), random.int(-3, 4)]
    const k = random.int(c - a - 1, c + a + 1)
    // Half a sine shows no lowest point.
    const whole = kind === 'cos' || up >= down
    return c === 0 || k === c || Math.abs(k - c) === a || !whole ? null : { kind, a, up, down, c, k }
  },
  make: ({ k, ...wave }) => {
    const { kind, a, c, up, down } = wave
    const domain = { to: 360, every: up === 3 ? 60 : up === 1 ? 90 : 45 }
    const outside = Math.abs(k - c) > a
    const count = rootsOf(x => heightOf(wave)(x) - k, 0, 360).length
    return {
      stem: [
        `The diagram shows the graph of $y = a\\${kind} bx + c$ for $0^\\circ \\le x \\le 360^\\circ$, where *a*, *b* and *c* are constants with $a > 0$ and $b > 0$.`,
        `The curve in the diagram has the equation $y = a\\${kind} bx + c$, where $a > 0$, $b > 0$ and *c* are constants. It is drawn for $0^\\circ \\le x \\le 360^\\circ$.`,
        `The graph of $f(x) = a\\${kind} bx + c$ is drawn for $0^\\circ \\le x \\le 360^\\circ$. The constants *a* and *b* are positive.`,
      ],
      figure: waveFigure({
        name: 'trigonometry/wave-on-a-grid',
        title: 'A curve on a grid',
        domain,
        low: c - a - 1,
        high: c + a + 1,
        says: `The curve is a wave: ${turnsOf(wave, domain)}. At x = 0° its height is ${plain(heightOf(wave)(0))}.`,
        wave,
      }),
      parts: {
        'a.i': ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the value of *a*.',
          scheme: [`B1 ${a}`],
          solution: `The graph runs from ${plain(c - a)} to ${plain(c + a)}. The amplitude is half of that distance: ${a}.`,
          answer: a,
        }),
        'a.ii': exactly({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *b*.',
          scheme: [`B1 $${frac(up, down)}$`],
          solution: `The period is ${plain(periodOf(wave))}°${down > 1 && up === 1 ? ': the graph shows half of it' : ''}, so $b = \\frac{360}{${periodOf(wave)}} = ${frac(up, down)}$.`,
          answer: up / down,
        }),
        'a.iii': ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the value of *c*.',
          scheme: [`B1 ${plain(c)}`],
          solution: `The midline is half-way between ${plain(c - a)} and ${plain(c + a)}, at $y = ${c}$.`,
          answer: c,
        }),
        b: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the number of solutions of the equation $a\\${kind} bx + c = ${k}$ for $0^\\circ \\le x \\le 360^\\circ$.`,
          scheme: [`M1 the line $y = ${k}$ drawn or considered`, `A1 ${count}`],
          solution: outside
            ? `The line $y = ${k}$ does not meet the curve, since all values lie from ${plain(c - a)} to ${plain(c + a)}.`
            : `The line $y = ${k}$ meets the curve ${count === 1 ? 'once' : `${count} times`}.`,
          answer: count,
        }),
      },
    }
  },
  verify: ({ k, kind, a, up, down, c }) => {
    // In half angles of the unit circle, and from the printed highest and lowest values.
    const height = (x: number) =>
      a *
        (kind === 'sin'
          ? Math.cos((x * up) / down - 90 * RADIAN)
          : 1 - 2 * Math.sin((x * up) / (2 * down)) ** 2) +
      c
    const net = Array.from({ length: 3601 }, (_, at) => height((at * 0.1 + 0.0371) * RADIAN) - k)
    const crossings = net.filter((each, at) => at > 0 && each * (net[at - 1] ?? 0) < 0).length
    return { 'a.i': a, 'a.ii': up / down, 'a.iii': height(0) - (kind === 'cos' ? a : 0), b: crossings }
  },
})

question('sketch-two-periods', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(['sin', 'cos'] as const)
    const [up, down] = random.pick([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [3, 2],
      [2, 3],
    ] as const)
    const [a, c] = [random.int(2, 5), random.int(-3, 4)]
    const k = random.int(c - a + 1, c + a - 1)
    return c === 0 || k === c || k === 0 ? null : { kind, a, up, down, c, k, radians: random.chance(0.6) }
  },
  make: ({ k, radians, ...wave }) => {
    const { kind, a, c } = wave
    const period = periodOf(wave)
    const domain = { to: 2 * period, every: period / 2, radians }
    const [low, high] = [c - a - 1, c + a + 1]
    const lowest = kind === 'sin' ? [(3 * period) / 4, (7 * period) / 4] : [period / 2, (3 * period) / 2]
    const show = (degrees: number) => (radians ? `$${piLatex(degrees, 180)}$` : `${plain(degrees)}°`)
    const type = (degrees: number) => (radians ? piTyped(degrees, 180) : String(degrees))
    const range = `$${domainLatex(domain)}$`
    return {
      stem: [
        `$f(x) = ${waveLatex(wave)}$ for ${range}.`,
        `The function f is defined by $f(x) = ${waveLatex(wave)}$ for ${range}.`,
        `A curve has the equation $y = f(x)$, where $f(x) = ${waveLatex(wave)}$ for ${range}.`,
      ],
      parts: {
        a: ask.draw({
          command: 'Sketch',
          prompt: 'On the axes, sketch the graph of $y = f(x)$.',
          figure: waveFigure({
            name: 'trigonometry/axes-for-a-wave',
            title: 'Axes for a sketch',
            domain,
            low,
            high,
            says: 'Nothing is drawn on them.',
          }),
          tools: ['curve', 'line'],
          modelFigure: waveFigure({
            name: 'trigonometry/axes-for-a-wave-model',
            title: 'The finished sketch',
            domain,
            low,
            high,
            says: `The curve is a wave: ${turnsOf(wave, domain)}.`,
            wave,
            cls: 'g',
          }),
          scheme: [
            'B1 two complete waves, smooth and symmetrical',
            `B1 highest at ${plain(c + a)} and lowest at ${plain(c - a)}`,
            `B1 starts and ends at ${plain(heightOf(wave)(0))}`,
          ],
          solution: `The period is ${show(period)}, so there are two waves. The midline is $y = ${c}$ and the amplitude ${a}: the curve runs between ${plain(c - a)} and ${plain(c + a)}. It starts at (0, ${plain(heightOf(wave)(0))}).`,
        }),
        b: ask.solutions({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find all the values of *x* at which $f(x)$ is least.`,
          scheme: [`B1 ${show(lowest[0] ?? 0)}`, `B1 ${show(lowest[1] ?? 0)}`],
          solution: `The ${kind === 'sin' ? 'sine is −1 at three quarters of each period' : 'cosine is −1 in the middle of each period'}: at ${show(lowest[0] ?? 0)} and, one period further on, at ${show(lowest[1] ?? 0)}.`,
          answer: lowest.map(type),
          letter: 'x',
          interval: { from: '0', to: type(2 * period) },
          angles: radians ? 'radians' : 'degrees',
          figures: 'exact',
        }),
        c: ask.whole({
          command: 'State',
          objective: 'AO2',
          prompt: `State the number of solutions of $f(x) = ${k}$.`,
          scheme: ['B1 4'],
          solution: `The line $y = ${k}$ lies between the lowest and the highest points and is not the midline, so it meets each of the two waves twice: 4 solutions.`,
          answer: 4,
        }),
      },
    }
  },
  verify: ({ k, radians, kind, a, up, down, c }) => {
    const f = (x: number) => a * Math.sin((up / down) * x * RADIAN + (kind === 'cos' ? Math.PI / 2 : 0)) + c
    const end = (720 * down) / up
    const slope = rootsOf(x => f(x + 1e-4) - f(x - 1e-4), 0.013, end - 0.013).filter(x => f(x) < c)
    return {
      b: slope.map(x => Math.round(x * 4) / 4).map(x => (radians ? x * RADIAN : x)),
      c: rootsOf(x => f(x) - k, 0, end).length,
    }
  },
})

question('tangent-from-its-graph', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [up, down] = random.pick([
      [1, 1],
      [2, 1],
      [1, 2],
      [3, 2],
      [3, 1],
    ] as const)
    const [a, c] = [random.int(1, 4), random.int(-3, 4)]
    return c === 0 ? null : { a, c, up, down, letter: random.pick(['P', 'Q', 'A', 'R']) }
  },
  make: ({ letter, ...given }) => {
    const wave = { kind: 'tan' as const, ...given }
    const { a, c, up, down } = given
    const period = periodOf(wave)
    const [low, high] = [c - 2 * a - 2, c + 2 * a + 2]
    const domain = { to: 2 * period, every: period / 2, radians: true }
    const [first = 0, second = 0] = asymptotesOf(wave, domain)
    const at = period / 4
    const text = `The dashed lines $x = ${piLatex(first, 180)}$ and $x = ${piLatex(second, 180)}$ are asymptotes. The curve passes through $(0, ${c})$ and *${letter}* $\\left(${piLatex(at, 180)}, ${c + a}\\right)$.`
    return {
      stem: [
        `The diagram shows the curve $y = a\\tan bx + c$ for $${domainLatex(domain)}$, where *a*, *b* and *c* are constants and $b > 0$. ${text}`,
        `The curve in the diagram has the equation $y = a\\tan bx + c$, where *a*, *b* and *c* are constants with $b > 0$. It is drawn for $${domainLatex(domain)}$. ${text}`,
      ],
      figure: waveFigure({
        name: 'trigonometry/tangent-with-asymptotes',
        title: 'A curve with two asymptotes',
        domain,
        low,
        high,
        says: `The curve has three rising branches, with dashed asymptotes at ${angleText(first, true)} and ${angleText(second, true)}. It starts at (0, ${plain(c)}); the point ${letter} lies on its first branch.`,
        wave,
        more: on => mark(on, [at, c + a], `*${letter}*`, { place: 'above left' }),
      }),
      parts: {
        'a.i': ask.expression({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the period of the curve, in terms of $\\pi$.',
          scheme: [`B1 $${piLatex(period, 180)}$`],
          solution: `Neighbouring asymptotes are a period apart: $${piLatex(second, 180)} - ${piLatex(first, 180)} = ${piLatex(period, 180)}$.`,
          answer: piTyped(period, 180),
          letters: [],
          form: 'exact',
        }),
        'a.ii': exactly({
          command: 'Find',
          objective: 'AO1',
          prompt: 'Find the value of *b*.',
          scheme: [`M1 $\\frac{\\pi}{b} = ${piLatex(period, 180)}$`, `A1 $${frac(up, down)}$`],
          solution: `The period of a tangent is $\\frac{\\pi}{b}$, so $b = \\pi \\div ${piLatex(period, 180)} = ${frac(up, down)}$.`,
          answer: up / down,
        }),
        b: ask.whole({
          command: 'State',
          objective: 'AO1',
          prompt: 'State the value of *c*.',
          scheme: [`B1 ${plain(c)}`],
          solution: `$\\tan 0 = 0$, so the curve meets the *y*-axis at *c*, which is ${plain(c)}.`,
          answer: c,
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the value of *a*.',
          scheme: [`M1 $a\\tan\\frac{\\pi}{4} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${c + a}$`, `A1 ${a}`],
          solution: `At *${letter}* the angle is $${factorLatex(up, down) === '1' ? '' : `${factorLatex(up, down)} \\times `}${piLatex(at, 180)} = \\frac{\\pi}{4}$, whose tangent is 1. So $a ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${c + a}$ and $a = ${a}$.`,
          answer: a,
        }),
        d: ask.whole({
          command: 'State',
          objective: 'AO2',
          prompt: `State the number of solutions of $a\\tan bx + c = ${c + 2 * a}$ for $${domainLatex(domain)}$.`,
          scheme: ['B1 2'],
          solution: `A level line meets each whole branch once. The line $y = ${c + 2 * a}$ is above $y = ${c}$, so it meets the first branch, which begins on $y = ${c}$, and the middle one, but not the last, which ends on $y = ${c}$.`,
          answer: 2,
        }),
      },
    }
  },
  verify: ({ a, c, up, down }) => {
    const b = up / down
    const zeros = rootsOf(x => Math.cos(b * x), 0, (2 * Math.PI) / b)
    const period = (zeros[1] ?? 0) - (zeros[0] ?? 0)
    return {
      'a.i': `${Math.round((period / Math.PI) * 6)}*pi/6`,
      'a.ii': Math.round((Math.PI / period) * 1000) / 1000,
      b: c,
      c: Math.round((c + a - c) / Math.tan(b * (period / 4))),
      d: rootsOf(x => a * Math.sin(b * x) - 2 * a * Math.cos(b * x), 0, (2 * Math.PI) / b).length,
    }
  },
})

question('table-plot-and-count', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [up, down] = random.pick([
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 2],
      [1, 3],
      [3, 2],
    ] as const)
    const a = random.pick([2, 4])
    const c = random.int(-1, 5)
    const k = random.pick([-0.5, 0.5]) + random.int(c - a + 1, c + a - 1)
    return c === 0 || c + a / 2 <= 0 || c - a / 2 <= 0 ? null : { a, up, down, c, k }
  },
  make: ({ a, up, down, c, k }) => {
    const wave = { kind: 'cos' as const, a, up, down, c }
    const period = periodOf(wave)
    const step = period / 6
    const xs = Array.from({ length: 7 }, (_, at) => at * step)
    const height = (x: number) => Math.round(heightOf(wave)(x))
    const [low, high] = [-4, 10]
    return {
      stem: [
        `A curve has the equation $y = ${waveLatex(wave)}$, where *x* is in degrees.`,
        `The equation of a curve is $y = ${waveLatex(wave)}$. The angle *x* is in degrees.`,
        `$y = ${waveLatex(wave)}$ for $0^\\circ \\le x \\le ${period}^\\circ$.`,
      ],
      parts: {
        a: ask.table({
          command: 'Complete',
          prompt: 'Complete the table of values.',
          head: ['*x* / °', ...xs.map(x => plain(x))],
          rows: [
            [
              { text: '*y*' },
              ...xs.map((x, at) =>
                at === 1 || at === 4
                  ? { blank: at === 1 ? 'first' : 'second', answer: height(x), marks: 1 as const }
                  : { text: plain(height(x)) },
              ),
            ],
          ],
          scheme: [`B1 ${height(step)}`, `B1 ${height(4 * step)}`],
          solution: `At *x* = ${plain(step)}° the angle of the cosine is 60°, and $${a} \\times \\frac{1}{2} + ${bracketed(c)} = ${height(step)}$. At *x* = ${plain(4 * step)}° the angle is 240°, and $${a} \\times \\left(-\\frac{1}{2}\\right) + ${bracketed(c)} = ${height(4 * step)}$.`,
        }),
        b: plotPart({
          name: 'trigonometry/grid-for-a-wave',
          title: 'Grid for a graph',
          description: `Empty graph paper to plot on, with x from 0 to ${period} and y from −4 to 10.`,
          command: 'Plot',
          prompt: 'Plot the seven points on the grid.',
          axes: {
            x: { label: '*x* / °', min: 0, max: period, large: step, parts: 2 },
            y: { label: '*y*', min: low, max: high, large: 2, parts: 4 },
          },
          given: [{ tool: 'line', from: [0, 0], to: [period, 0] }],
          tasks: [{ task: 'points', wanted: xs.map((x): Spot => [x, height(x)]), marks: 2 }],
          scheme: ['B1 at least four points within half a small square', 'B1 all seven points'],
          solution:
            'One mark is for most of the points, the other for all. The smooth curve through them is one wave.',
        }),
        'c.i': ask.whole({
          command: 'State',
          objective: 'AO2',
          lead: 'The smooth curve through your points is the graph.',
          prompt: `State the number of solutions of $${waveLatex(wave)} = ${k}$ for $0^\\circ \\le x \\le ${period}^\\circ$.`,
          scheme: ['B1 2'],
          solution: `The line $y = ${k}$ meets the wave twice, once on the way down and once on the way up.`,
          answer: 2,
        }),
        'c.ii': ask.whole({
          command: 'State',
          objective: 'AO2',
          prompt: `State the number of solutions of $${waveLatex(wave)} = ${k}$ for $0^\\circ \\le x \\le ${4 * period}^\\circ$.`,
          scheme: ['B1 8'],
          solution: `There are four periods in this interval, with 2 solutions in each: 8.`,
          answer: 8,
        }),
      },
    }
  },
  verify: ({ a, up, down, c, k }) => {
    const f = (x: number) => a * Math.cos((up / down) * x * RADIAN) + c - k
    return {
      'c.i': rootsOf(f, 0, (360 * down) / up).length,
      'c.ii': rootsOf(f, 0, (1440 * down) / up).length,
    }
  },
})

question('curve-intercepts-and-a-line', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [up, down] = random.pick([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [1, 2],
    ] as const)
    const [half, sign] = [random.int(1, 3), random.pick([1, -1])]
    const reach = 3 * half + 1
    const [start, end] = [random.int(-reach, reach), random.int(-reach, reach)]
    const wave = { kind: 'cos' as const, a: 2 * half, up, down, c: sign * half }
    const period = periodOf(wave)
    const gap = (x: number) => heightOf(wave)(x) - start - ((end - start) * x) / (2 * period)
    const roots = rootsOf(gap, 0, 2 * period)
    // The line may neither touch the curve, nor pass it closely, nor pass near its ends.
    const gaps = Array.from({ length: 721 }, (_, at) => gap((at * period) / 360))
    const apart = gaps.every((here, at) => {
      const [before, after] = [gaps[at - 1] ?? here, gaps[at + 1] ?? here]
      return (here - before) * (after - here) > 0 || Math.abs(here) > 0.3
    })
    const clear = roots.every(
      x => Math.abs(gap(x + period / 60)) > 0.07 * half && Math.abs(gap(x - period / 60)) > 0.07 * half,
    )
    const low = wave.c - wave.a
    const high = wave.c + wave.a
    const fits =
      roots.length > 1 &&
      [start, end].every(y => y >= low - 1 && y <= high + 1) &&
      Math.abs(gap(0)) > 0.6 &&
      Math.abs(gap(2 * period)) > 0.6
    return start === end || !clear || !apart || !fits ? null : { ...wave, start, end, count: roots.length }
  },
  make: ({ start, end, count, ...wave }) => {
    const { a, c, up, down } = wave
    const period = periodOf(wave)
    const domain = { to: 2 * period, every: period / 2, radians: true }
    const acute = c > 0 ? period / 3 : period / 6
    const roots = [acute, period - acute, period + acute, 2 * period - acute]
    const range = `$${domainLatex(domain)}$`
    const value = c > 0 ? '-\\frac{1}{2}' : '\\frac{1}{2}'
    return {
      stem: [
        `The function f is defined by $f(x) = ${waveLatex(wave)}$ for ${range}. The diagram shows the graph of $y = f(x)$.`,
        `The diagram shows the curve $y = f(x)$, where $f(x) = ${waveLatex(wave)}$ for ${range}.`,
      ],
      figure: waveFigure({
        name: 'trigonometry/two-periods',
        title: 'The graph of y = f(x)',
        domain,
        low: c - a - 1,
        high: c + a + 1,
        says: `The curve is a wave: ${turnsOf(wave, domain)}.`,
        wave,
      }),
      parts: {
        a: ask.solutions({
          command: 'Find',
          subtopic: '10.5',
          objective: 'AO1',
          prompt:
            'Find, in terms of $\\pi$, the *x*-coordinates of all the points where the curve meets the *x*-axis.',
          scheme: [
            `M1 $\\cos ${up === 1 && down === 1 ? 'x' : 'bx'} = ${value}$`.replace(
              'bx',
              `${factorLatex(up, down)}x`,
            ),
            ...roots.map(x => `A1 $${piLatex(x, 180)}$`),
          ],
          solution: `$\\cos ${factorLatex(up, down) === '1' ? '' : factorLatex(up, down)}x = ${value}$. The angle is $${c > 0 ? '\\frac{2\\pi}{3}' : '\\frac{\\pi}{3}'}$ or $${c > 0 ? '\\frac{4\\pi}{3}' : '\\frac{5\\pi}{3}'}$, or $2\\pi$ more than these. Divide by $${factorLatex(up, down)}$: ${roots.map(x => `$${piLatex(x, 180)}$`).join(', ')}.`,
          answer: roots.map(x => piTyped(x, 180)),
          letter: 'x',
          interval: { from: '0', to: piTyped(2 * period, 180) },
          angles: 'radians',
          figures: 'exact',
        }),
        'b.i': ask.whole({
          command: 'State',
          objective: 'AO2',
          prompt: 'State the value of *k* for which the equation $f(x) = k$ has exactly three solutions.',
          scheme: [`B1 ${plain(c + a)}`],
          solution: `The line $y = ${c + a}$ touches the curve in the middle and meets it at both ends of the interval.`,
          answer: c + a,
        }),
        'b.ii': ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt:
            'Find the set of values of *k* for which the equation $f(x) = k$ has exactly four solutions.',
          scheme: [`M1 ${plain(c - a)} and ${plain(c + a)}`, `A1 $${c - a} < k < ${c + a}$`],
          solution: `A line between the lowest and the highest values meets each wave twice. At $k = ${c - a}$ there are two solutions only and at $k = ${c + a}$ three, so both ends are left out.`,
          answer: `${c - a} < k < ${c + a}`,
          letters: ['k'],
        }),
        c: ask.whole({
          command: 'Find',
          objective: 'AO2',
          prompt: `A straight line joins the points $(0, ${start})$ and $\\left(${piLatex(2 * period, 180)}, ${end}\\right)$. By drawing this line on the diagram, find the number of points where it meets the curve.`,
          scheme: ['M1 the line drawn on the diagram', `A1 ${count}`],
          solution: `The line is drawn from (0, ${plain(start)}) to the right-hand end at height ${plain(end)}. It meets the curve ${count === 1 ? 'once' : `${count} times`}.`,
          solutionFigure: waveFigure({
            name: 'trigonometry/two-periods-and-a-line',
            title: 'The curve and the line',
            domain,
            low: c - a - 1,
            high: c + a + 1,
            says: `The curve is a wave. A straight line runs from (0, ${plain(start)}) to (${angleText(2 * period, true)}, ${plain(end)}).`,
            wave,
            more: on => line(...on.at(0, start), ...on.at(2 * period, end), 'r'),
          }),
          answer: count,
        }),
      },
    }
  },
  verify: ({ a, c, up, down, start, end }) => {
    const b = up / down
    const f = (x: number) => a * (1 - 2 * Math.sin((b * x) / 2) ** 2) + c
    const to = (4 * Math.PI) / b
    const net = Array.from({ length: 4001 }, (_, at) => (at * to) / 4000)
    const gaps = net.map(x => f(x) - start - ((end - start) * x) / to)
    const heights = net.map(f)
    const [low, high] = [Math.round(Math.min(...heights)), Math.round(Math.max(...heights))]
    return {
      a: rootsOf(f, 0, to),
      'b.i': high,
      'b.ii': `k > ${low} and k < ${high}`,
      c: gaps.filter((each, at) => at > 0 && each * (gaps[at - 1] ?? 0) < 0).length,
    }
  },
})
