import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { curveAndLine, curveWithPoints, type Kind, sketchOf } from './drawings'

const { supplement, templates } = questionsOf('structured', 'E6.4')

export { templates }

const RADIAN = Math.PI / 180
const TURN = { sin: Math.sin, cos: Math.cos, tan: Math.tan }
const RANGE = '$0^\\circ \\le x \\le 360^\\circ$'

/** Both angles of one turn with the value of an acute angle, or with its opposite. */
function anglesOf(kind: Kind, acute: number, minus: boolean): [number, number] {
  if (kind === 'sin') return minus ? [180 + acute, 360 - acute] : [acute, 180 - acute]
  if (kind === 'cos') return minus ? [180 - acute, 180 + acute] : [acute, 360 - acute]
  return minus ? [180 - acute, 360 - acute] : [acute, 180 + acute]
}

/** Where a function changes its sign within one turn, without its breaks: by halving, no formula. */
function zeros(f: (degrees: number) => number): number[] {
  const found: number[] = []
  for (let at = 0; at < 360; at += 1) {
    let [low, high] = [at + 0.00007, at + 1.00007]
    if (f(low) * f(high) > 0 || Math.abs(f(low)) > 40 || Math.abs(f(high)) > 40) continue
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2
      if (f(low) * f(middle) <= 0) high = middle
      else low = middle
    }
    found.push(low)
  }
  return found
}

supplement('features-of-a-graph', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(['sin', 'cos'] as const)
    const turning = kind === 'sin' ? random.pick([90, 270]) : random.pick([180, 360])
    const root = kind === 'sin' ? 180 : random.pick([90, 270])
    const [first, second] = random.pick(['AB', 'PQ', 'CD', 'MN', 'ST']).split('')
    return first && second
      ? { kind, turning, root, first, second, late: random.chance(0.5), order: random.chance(0.5) }
      : null
  },
  make: ({ kind, turning, root, first, second, late, order }) => {
    const top = Math.round(TURN[kind](turning * RADIAN))
    const [one, other] = order ? [first, second] : [second, first]
    const point = (name: string, x: number, y: number) =>
      ask.expression({
        command: 'Write down',
        objective: 'AO1',
        prompt: [`Write down the coordinates of *${name}*.`],
        scheme: [`B1 $(${x}, ${y})$`],
        solution:
          y === 0
            ? `*${name}* lies on the *x*-axis. $\\${kind} ${x}^\\circ = 0$, so it is $(${x}, 0)$.`
            : `*${name}* is a ${y > 0 ? 'maximum' : 'minimum'} of the curve. $\\${kind} ${x}^\\circ = ${y}$, so it is $(${x}, ${y})$.`,
        answer: `(${x}, ${y})`,
        letters: [],
      })
    return {
      stem: `The diagram shows the graph of $y = \\${kind} x$ for ${RANGE}.`,
      figure: curveWithPoints(kind, [
        { name: one, at: [turning, top], high: top > 0 },
        { name: other, at: [root, 0], high: true },
      ]),
      parts: {
        a: point(one, turning, top),
        b: point(other, root, 0),
        c: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: `The graph of $y = \\tan x$ has two asymptotes for ${RANGE}. Write down the ${late ? 'larger' : 'smaller'} value of *k* for which the line $x = k$ is an asymptote.`,
          scheme: [`B1 ${late ? 270 : 90}`],
          solution:
            'The tangent has no value where the cosine is 0, at 90° and at 270°. There the graph has its asymptotes.',
          answer: late ? 270 : 90,
        }),
      },
    }
  },
  verify: ({ kind, turning, root, late }) => ({
    a: `(${turning}, ${Math.round(TURN[kind](turning * RADIAN))})`,
    b: `(${root}, ${Math.abs(Math.round(TURN[kind](root * RADIAN)))})`,
    c: late ? 180 + 90 : 180 - 90,
  }),
})

/** Equations of known values: kind and acute angle, factor before it, number on the other side, in LaTeX. */
const KNOWN = [
  ['sin', 30, 2, 1, ''],
  ['sin', 45, 2, 1, '\\sqrt{2}'],
  ['sin', 60, 2, 1, '\\sqrt{3}'],
  ['cos', 30, 2, 1, '\\sqrt{3}'],
  ['cos', 45, 2, 1, '\\sqrt{2}'],
  ['cos', 60, 2, 1, ''],
  ['tan', 45, 1, 1, ''],
  ['tan', 60, 1, 1, '\\sqrt{3}'],
  ['tan', 30, 3, 1, '\\sqrt{3}'],
] as const

supplement('solve-with-exact-values', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [kind, acute, before, , root] = random.pick(KNOWN)
    return {
      kind,
      acute,
      before,
      root,
      times: random.int(1, 4),
      minus: random.chance(0.5),
      moved: random.chance(0.5),
    }
  },
  make: ({ kind, acute, before, root, times, minus, moved }) => {
    const factor = before * times === 1 ? '' : String(before * times)
    const number = `${times === 1 && root !== '' ? '' : times}${root}`
    const left = `${factor}\\${kind} x`
    const equation = moved
      ? `${left} ${minus ? '+' : '-'} ${number} = 0`
      : `${left} = ${minus ? '-' : ''}${number}`
    const value = `${minus ? '-' : ''}${before === 1 ? root || '1' : `\\frac{${root || '1'}}{${before}}`}`
    const found = anglesOf(kind, acute, minus)
    return {
      stem: '',
      parts: {
        a: ask.solutions({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Solve $${equation}$ for ${RANGE}.`,
            `Find all the solutions of $${equation}$ for ${RANGE}.`,
            `Solve the equation $${equation}$ for ${RANGE}.`,
          ],
          scheme: [`M1 $\\${kind} x = ${value}$`, `A1 ${found[0]}`, `A1 ${found[1]}`],
          solution: `$\\${kind} x = ${value}$. The acute angle with the value $${value.replace('-', '')}$ is ${acute}°.\n\n${minus ? `The value is negative: use the graph, or the symmetry, to find where ${kind} is negative.` : `By the symmetry of the graph there is one more angle.`} The solutions are ${found[0]}° and ${found[1]}°.`,
          answer: found.map(String),
          letter: 'x',
          interval: { from: '0', to: '360' },
          angles: 'degrees',
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ kind, acute, minus }) => {
    const value = (minus ? -1 : 1) * TURN[kind](acute * RADIAN)
    return { a: zeros(x => TURN[kind](x * RADIAN) - value).map(each => Math.round(each)) }
  },
})

supplement('solve-with-a-calculator', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const kind = random.pick(['sin', 'cos', 'tan'] as const)
    const [a, b] = [random.int(3, 12), random.int(1, 11)]
    const minus = random.chance(0.6)
    const acute =
      (kind === 'tan' ? Math.atan(b / a) : kind === 'sin' ? Math.asin(b / a) : Math.acos(b / a)) / RADIAN
    return !(b < a * 0.95 || kind === 'tan') || a === b || a === 2 * b || acute < 8 || acute > 82
      ? null
      : { kind, a, b, minus, acute }
  },
  make: ({ kind, a, b, minus, acute }) => {
    const found = anglesOf(kind, acute, minus)
    const value = `${minus ? '-' : ''}\\frac{${b}}{${a}}`
    const equation = `${a}\\${kind} x ${minus ? '+' : '-'} ${b} = 0`
    return {
      stem: '',
      parts: {
        a: ask.solutions({
          command: 'Calculate',
          prompt: [
            `Solve $${equation}$ for ${RANGE}.`,
            `Find all the solutions of $${equation}$ for ${RANGE}.`,
            `Solve the equation $${equation}$ for ${RANGE}. Give your answers correct to 1 decimal place.`,
          ],
          scheme: [`M1 $\\${kind} x = ${value}$`, `A1 ${plain(found[0], 1)}`, `A1 ${plain(found[1], 1)}`],
          solution: `$\\${kind} x = ${value}$. The acute angle for the value $\\frac{${b}}{${a}}$ is ${plain(acute, 1)}°.\n\nThe value is ${minus ? 'negative' : 'positive'}. From the graph, the solutions are ${plain(found[0], 1)}° and ${plain(found[1], 1)}°.`,
          answer: found.map(each => String(clean(each))),
          letter: 'x',
          interval: { from: '0', to: '360' },
          angles: 'degrees',
          figures: { kind: 'decimal', count: 1 },
        }),
      },
    }
  },
  verify: ({ kind, a, b, minus }) => ({
    a: zeros(x => a * TURN[kind](x * RADIAN) + (minus ? b : -b)),
  }),
})

supplement('other-solutions-by-symmetry', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(['sin', 'cos', 'tan'] as const)
    const acute = random.int(11, 79)
    return acute % 15 === 0 ? null : { kind, acute }
  },
  make: ({ kind, acute }) => {
    const [other, opposite] = [anglesOf(kind, acute, false)[1], anglesOf(kind, acute, true)]
    const rule = {
      sin: `$\\sin(180^\\circ - x) = \\sin x$`,
      cos: `$\\cos(360^\\circ - x) = \\cos x$`,
      tan: `$\\tan(180^\\circ + x) = \\tan x$`,
    }[kind]
    return {
      stem: [
        `*x* = ${acute}° is a solution of the equation $\\${kind} x = k$.`,
        `$\\${kind} ${acute}^\\circ = k$.`,
        `One solution of $\\${kind} x = k$ is *x* = ${acute}°.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the other solution of $\\${kind} x = k$ for ${RANGE}.`,
          scheme: [`B1 ${other}`],
          solution: `${rule}, so the other solution is ${other}°.`,
          answer: other,
          unit: '°',
        }),
        b: ask.solutions({
          command: 'Work out',
          prompt: `Work out all the solutions of $\\${kind} x = -k$ for ${RANGE}.`,
          scheme: [`B1 ${opposite[0]}`, `B1 ${opposite[1]}`],
          solution: `The graph of $y = \\${kind} x$ takes the opposite value ${kind === 'tan' ? `at $180^\\circ - ${acute}^\\circ$ and at $360^\\circ - ${acute}^\\circ$` : kind === 'sin' ? `half a turn later, at $180^\\circ + ${acute}^\\circ$, and at $360^\\circ - ${acute}^\\circ$` : `at $180^\\circ - ${acute}^\\circ$ and at $180^\\circ + ${acute}^\\circ$`}. The solutions are ${opposite[0]}° and ${opposite[1]}°.`,
          answer: opposite.map(String),
          letter: 'x',
          interval: { from: '0', to: '360' },
          angles: 'degrees',
          figures: 'exact',
        }),
      },
    }
  },
  verify: ({ kind, acute }) => {
    const value = TURN[kind](acute * RADIAN)
    const all = (target: number) => zeros(x => TURN[kind](x * RADIAN) - target).map(each => Math.round(each))
    return { a: all(value).find(each => each !== acute) ?? 0, b: all(-value) }
  },
})

supplement('line-meets-curve', {
  facts: { difficulty: 4, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const kind = random.pick(['sin', 'cos'] as const)
    const k = random.step(-0.85, 0.85, 0.05)
    return Math.abs(k) < 0.15 || Math.abs(Math.abs(k) - 0.5) < 0.01 ? null : { kind, k }
  },
  make: ({ kind, k }) => {
    const minus = k < 0
    const acute = (kind === 'sin' ? Math.asin(Math.abs(k)) : Math.acos(Math.abs(k))) / RADIAN
    const [first, last] = anglesOf(kind, acute, minus)
    const shown = plain(k)
    return {
      stem: [
        `The diagram shows the graph of $y = \\${kind} x$ for ${RANGE} and the line $y = ${k}$. They meet at *P* and *Q*.`,
        `The line $y = ${k}$ meets the graph of $y = \\${kind} x$, for ${RANGE}, at the points *P* and *Q*.`,
        `*P* and *Q* are the points where the line $y = ${k}$ meets the graph of $y = \\${kind} x$ for ${RANGE}.`,
      ],
      figure: curveAndLine(kind, k, first, last),
      parts: {
        a: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the *x*-coordinate of *P*. Give your answer correct to 1 decimal place.',
          scheme: [
            `M1 $\\${kind}^{-1}(${Math.abs(k)})$${minus ? ` or $\\${kind}^{-1}(${k})$` : ''}`,
            `A1 ${plain(first, 1)}`,
          ],
          solution: `The acute angle with the value ${plain(Math.abs(k))} is ${plain(acute, 1)}°. ${minus ? `For ${shown} the first angle in the range is ${plain(first, 1)}°, as the graph shows.` : 'It is the first place where the line meets the curve.'}`,
          answer: first,
          sigFigs: first >= 100 ? 4 : first < 10 ? 2 : 3,
          coordinate: 'x',
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: 'Calculate the length of *PQ*. Give your answer correct to 1 decimal place.',
          scheme: [`M1 ${plain(last, 1)} for the *x*-coordinate of *Q*`, `A1 ${plain(last - first, 1)}`],
          solution: `By the symmetry of the graph, *Q* is at *x* = ${plain(last, 2)}. *PQ* is level, so its length is the difference of ${plain(last, 2)} and ${plain(first, 2)}, which is ${plain(last - first, 1)}.`,
          answer: last - first,
          sigFigs: last - first >= 100 ? 4 : 3,
          via: [{ value: first, formula: `${kind === 'cos' ? 360 : minus ? 540 : 180} - 2*x` }],
        }),
      },
    }
  },
  verify: ({ kind, k }) => {
    const [first = 0, last = 0] = zeros(x => TURN[kind](x * RADIAN) - k)
    return { a: first, b: last - first }
  },
})

supplement('sketch-and-count', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(['sin', 'cos', 'tan'] as const)
    const k = random.pick([
      -2.5, -1.5, -1, -0.8, -0.6, -0.4, -0.3, 0, 0.2, 0.3, 0.4, 0.7, 0.9, 1, 1.2, 1.8, 3,
    ])
    return { kind, k }
  },
  make: ({ kind, k }) => {
    const size = Math.abs(k)
    const wave =
      k === 0 ? (kind === 'sin' ? 3 : 2) : size > 1 ? 0 : size < 1 ? 2 : kind === 'sin' ? 1 : k > 0 ? 2 : 1
    const count = kind === 'tan' ? (k === 0 ? 3 : 2) : wave
    const points = {
      sin: [
        'correct shape, through (0, 0), (180, 0) and (360, 0)',
        'maximum at (90, 1) and minimum at (270, −1)',
      ],
      cos: [
        'correct shape, from (0, 1) to (360, 1)',
        'through (90, 0) and (270, 0), with its minimum at (180, −1)',
      ],
      tan: [
        'three branches, each rising, through (0, 0), (180, 0) and (360, 0)',
        'approaching but not meeting the lines *x* = 90 and *x* = 270',
      ],
    }[kind]
    return {
      stem: '',
      parts: {
        a: ask.draw({
          command: 'Sketch',
          prompt: [`On the axes, sketch the graph of $y = \\${kind} x$ for ${RANGE}.`],
          figure: sketchOf(kind, false),
          tools: ['curve', 'line'],
          modelFigure: sketchOf(kind, true),
          scheme: points.map(each => `B1 ${each}`),
          solution: {
            sin: 'Begin at 0, rise to 1 at 90°, back to 0 at 180°, down to −1 at 270° and back to 0 at 360°. Draw one smooth curve.',
            cos: 'Begin at 1, fall to 0 at 90° and −1 at 180°, then rise to 0 at 270° and 1 at 360°. Draw one smooth curve.',
            tan: 'The graph is 0 at 0°, 180° and 360°, and has asymptotes at 90° and 270°. It rises everywhere.',
          }[kind],
        }),
        b: ask.whole({
          command: 'Write down',
          objective: 'AO2',
          prompt: [
            `Write down the number of solutions of $\\${kind} x = ${k}$ for ${RANGE}.`,
            `Use your sketch to write down how many solutions the equation $\\${kind} x = ${k}$ has for ${RANGE}.`,
          ],
          scheme: [`B1 ${count}`],
          solution: `The line $y = ${k}$ meets the graph ${count === 0 ? 'nowhere, since all values of the graph lie from −1 to 1' : count === 1 ? 'once' : count === 2 ? 'twice' : 'three times'}. So there ${count === 1 ? 'is 1 solution' : `are ${count} solutions`}.`,
          answer: count,
        }),
      },
    }
  },
  verify: ({ kind, k }) => {
    let count = 0
    for (let x = 0; x <= 360; x += 90)
      if (x % 180 === 0 || kind !== 'tan') count += Math.abs(TURN[kind](x * RADIAN) - k) < 1e-9 ? 1 : 0
    return { b: count || zeros(x => TURN[kind](x * RADIAN) - k).length }
  },
})
