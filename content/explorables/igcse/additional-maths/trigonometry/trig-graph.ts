import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { asymptote, functionCurve, type RealFunction } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { dot, line, text } from '@/lib/figures/shapes'

type Set = { graph: number; a: number; b: number; c: number; k: number }

const RADIAN = Math.PI / 180
const NAMES = ['sin', 'cos', 'tan'] as const
const FACTORS = [0.5, 1, 1.5, 2, 3] as const
const PRINTED = ['½', '1', '1½', '2', '3'] as const

const on = plane({
  x: { min: 0, max: 360, every: 90, format: degrees => `${degrees}°`, label: '*x*' },
  y: { min: -7, max: 7, ticks: [-6, -4, -2, 0, 2, 4, 6], label: '*y*' },
  left: 40,
  width: 290,
  height: 220,
  origin: '',
  numbers: 'edge',
})

const factorOf = ({ b }: Set) => FACTORS[b] ?? 1
const nameOf = ({ graph }: Set) => NAMES[graph] ?? 'sin'

function curveOf(values: Set): RealFunction {
  const [b, turn] = [factorOf(values), { sin: Math.sin, cos: Math.cos, tan: Math.tan }[nameOf(values)]]
  return x => values.a * turn(b * x * RADIAN) + values.c
}

/** Every x of one turn at which the curve has the height k, from the angles of the unit circle. */
function meetings(values: Set): number[] {
  const [b, share] = [factorOf(values), (values.k - values.c) / values.a]
  const name = nameOf(values)
  if (name !== 'tan' && Math.abs(share) > 1) return []
  const first = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[name](share) / RADIAN
  const starts = name === 'tan' ? [first, first + 180] : [first, name === 'sin' ? 180 - first : -first]
  const all = starts
    .flatMap(start => [-1, 0, 1, 2, 3].map(turns => (start + 360 * turns) / b))
    .filter(x => x > -1e-6 && x < 360 + 1e-6)
    .sort((one, other) => one - other)
  return all.filter((x, at) => at === 0 || x - (all[at - 1] ?? 0) > 1e-4)
}

function breaks(values: Set): number[] {
  if (nameOf(values) !== 'tan') return []
  const period = 180 / factorOf(values)
  return [0, 1, 2, 3, 4, 5].map(at => period / 2 + at * period).filter(x => x <= 360)
}

function draw(values: Set): string {
  const f = curveOf(values)
  const [left, level] = on.at(0, values.k)
  const [right] = on.at(360, 0)
  return (
    on.axes +
    breaks(values)
      .map(x => asymptote(on, `x = ${x}`, { label: '' }))
      .join('') +
    functionCurve(on, f) +
    line(left, level, right, level, 'r') +
    meetings(values)
      .map(x => dot(...on.at(x, values.k), 'rd', 3.5))
      .join('') +
    text(352, level + (values.k > 0 || values.k < -5 ? -6 : 15), '*y* = *k*', { anchor: 'end', cls: 'tr' })
  )
}

function equationOf(values: Set): string {
  const b = PRINTED[values.b] ?? '1'
  const c = values.c === 0 ? '' : values.c < 0 ? ` − ${-values.c}` : ` + ${values.c}`
  return `y = ${values.a === 1 ? '' : values.a} ${nameOf(values)} ${b === '1' ? '' : b}x${c}`.replace(
    '=  ',
    '= ',
  )
}

function says(values: Set): Said {
  const isTangent = nameOf(values) === 'tan'
  const count = meetings(values).length
  const period = (isTangent ? 180 : 360) / factorOf(values)
  const broken = breaks(values)
  return {
    description: `The graph of ${equationOf(values)} from 0° to 360°, with ${isTangent ? `asymptotes at ${broken.map(x => `${fixed(x)}°`).join(', ')}` : `values between ${fixed(values.c - values.a)} and ${fixed(values.c + values.a)}`}. The level line y = ${fixed(values.k, 1)} meets it ${count === 0 ? 'nowhere' : count === 1 ? 'once' : `${count} times`}.`,
    readings: [
      ['Equation', equationOf(values)],
      ['Amplitude', isTangent ? 'none' : fixed(values.a)],
      ['Period', `${fixed(period)}°`],
      ['Greatest value', isTangent ? 'none' : fixed(values.c + values.a)],
      ['Least value', isTangent ? 'none' : fixed(values.c - values.a)],
      ['Solutions for y = k', String(count)],
    ],
  }
}

export const moving = explorable({
  title: 'The graph of y = a sin bx + c, and how often it takes a value',
  height: on.canvasHeight,
  values: {
    graph: { label: 'Graph', min: 0, max: 2, step: 1, start: 0, choices: NAMES },
    a: { label: 'a', min: 1, max: 4, step: 1, start: 3 },
    b: { label: 'b', min: 0, max: 4, step: 1, start: 3, choices: PRINTED },
    c: { label: 'c', min: -2, max: 2, step: 1, start: 1 },
    k: { label: 'Level k', min: -6.5, max: 6.5, step: 0.5, start: 2.5 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ k }) => on.at(0, k),
      to: ([, y]) => ({ k: (on.at(0, 0)[1] - y) / (on.at(0, 0)[1] - on.at(0, 1)[1]) }),
    },
  ],
})
