import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { functionCurve, type RealFunction } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { dot, line, text } from '@/lib/figures/shapes'

type Set = { graph: number; value: number }

const RADIAN = Math.PI / 180

/** The two angles of a full turn at which each function has a value, which is never 0, 1 or −1. */
const GRAPHS: readonly {
  name: string
  f: RealFunction
  solve: (value: number) => readonly [number, number]
}[] = [
  {
    name: 'sin x',
    f: x => Math.sin(x * RADIAN),
    solve: value => {
      const acute = Math.asin(Math.abs(value)) / RADIAN
      return value > 0 ? [acute, 180 - acute] : [180 + acute, 360 - acute]
    },
  },
  {
    name: 'cos x',
    f: x => Math.cos(x * RADIAN),
    solve: value => {
      const first = Math.acos(value) / RADIAN
      return [first, 360 - first]
    },
  },
  {
    name: 'tan x',
    f: x => Math.tan(x * RADIAN),
    solve: value => {
      const acute = Math.atan(Math.abs(value)) / RADIAN
      return value > 0 ? [acute, 180 + acute] : [180 - acute, 360 - acute]
    },
  },
]

const on = plane({
  x: { min: 0, max: 360, every: 90, format: degrees => `${degrees}°`, label: '*x*' },
  y: { min: -1.2, max: 1.2, ticks: [-1, 1], label: '*y*' },
  left: 40,
  width: 290,
  height: 190,
  origin: '',
  numbers: 'edge',
})

const graphOf = ({ graph }: Set) =>
  GRAPHS[graph] ?? { name: 'sin x', f: Math.sin, solve: () => [0, 0] as const }

function draw(values: Set): string {
  const { f, solve } = graphOf(values)
  const [left, level] = on.at(0, values.value)
  const [right] = on.at(360, 0)
  const curves =
    values.graph === 2
      ? [
          [0, 89.9],
          [90.1, 269.9],
          [270.1, 360],
        ].map(([from, to]) => functionCurve(on, f, { from, to }))
      : [functionCurve(on, f)]
  const meets = solve(values.value).map(x => {
    const [px, py] = on.at(x, values.value)
    const [, axis] = on.at(x, 0)
    return line(px, py, px, axis, 'r dash thin') + dot(px, py, 'rd', 4)
  })
  return (
    on.axes +
    curves.join('') +
    line(left, level, right, level, 'r') +
    meets.join('') +
    text(348, level + (values.value > 0 ? -7 : 16), '*y* = *k*', { anchor: 'end', cls: 'tr' })
  )
}

function says(values: Set): Said {
  const { name, solve } = graphOf(values)
  const [first, second] = solve(values.value)
  const k = fixed(values.value, 2)
  return {
    description: `The graph of y = ${name} from 0° to 360°, and the level line y = ${k}. The line meets the graph at ${fixed(first, 1)}° and at ${fixed(second, 1)}°, where dashed lines lead to the x-axis.`,
    readings: [
      ['Equation', `${name} = ${k}`],
      ['First solution', `${fixed(first, 1)}°`],
      ['Second solution', `${fixed(second, 1)}°`],
    ],
  }
}

export const moving = explorable({
  title: 'The two solutions of an equation between 0° and 360°',
  height: on.canvasHeight,
  values: {
    graph: { label: 'Graph', min: 0, max: 2, step: 1, start: 0, choices: GRAPHS.map(({ name }) => name) },
    // Odd numbers of twentieths: at 0, 1 and −1 there are not two solutions.
    value: { label: 'k', min: -0.95, max: 0.95, step: 0.1, start: 0.45 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ value }) => on.at(0, value),
      to: ([, y]) => ({ value: (on.at(0, 0)[1] - y) / (on.at(0, 0)[1] - on.at(0, 1)[1]) }),
    },
  ],
})
