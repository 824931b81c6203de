import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { functionCurve, parametricCurve, type RealFunction, straightLine } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { dot, line, type Point, text } from '@/lib/figures/shapes'

type Set = { graph: number; view: number; x: number }

/** One–one functions that are negative somewhere, each with the place where its domain begins. */
const GRAPHS: readonly { name: string; label: string; from: number; f: RealFunction; way: string }[] = [
  { name: '2x − 1', label: '2*x* − 1', from: -10, f: x => 2 * x - 1, way: 'a straight line that rises' },
  {
    name: '½(x + 2)² − 3 for x ⩾ −2',
    label: '½(*x* + 2)^{2} − 3, *x* ⩾ −2',
    from: -2,
    f: x => (x + 2) ** 2 / 2 - 3,
    way: 'half a parabola that rises from (−2, −3)',
  },
  {
    name: 'eˣ − 2',
    label: '*e*^{x} − 2',
    from: -10,
    f: x => Math.exp(x) - 2,
    way: 'a curve that rises more and more steeply from its asymptote y = −2',
  },
  {
    name: 'ln(x + 3) for x > −3',
    label: 'ln(*x* + 3), *x* > −3',
    from: -2.9999,
    f: x => Math.log(x + 3),
    way: 'a curve that rises less and less steeply, with the asymptote x = −3',
  },
]

const VIEWS = ['|f(x)|', 'inverse of f'] as const
const REACH = 6

const on = plane({
  x: { min: -REACH, max: REACH, every: 2 },
  y: { min: -REACH, max: REACH, every: 2 },
  grid: true,
  equalScales: true,
  height: 280,
  origin: '',
  numbers: 'edge',
})
const HEIGHT = on.canvasHeight + 26

const graphOf = ({ graph }: Set) => GRAPHS[graph] ?? (GRAPHS[0] as (typeof GRAPHS)[number])
const isModulus = ({ view }: Set) => view === 0

/** Where a point of the graph of f goes. */
function imageOf(values: Set): Point {
  const y = graphOf(values).f(values.x)
  return isModulus(values) ? [values.x, Math.abs(y)] : [y, values.x]
}

function draw(values: Set): string {
  const { f, from, label } = graphOf(values)
  const low = Math.max(from, -REACH)
  const [point, image] = [on.at(values.x, f(values.x)), on.at(...imageOf(values))]
  const red = isModulus(values)
    ? functionCurve(on, x => Math.abs(f(x)), { from: low, cls: 'r' })
    : straightLine(on, 'y = x', { cls: 'l dash thin' }) + parametricCurve(on, t => [f(t), t], low, REACH, 'r')
  return (
    on.axes +
    red +
    functionCurve(on, f, { from: low }) +
    line(...point, ...image, 'l dash thin') +
    dot(...image, 'rd', 5) +
    dot(...point, 'pd', 4) +
    text(16, HEIGHT - 8, `f(*x*) = ${label}`, { cls: 'tp' }) +
    text(344, HEIGHT - 8, isModulus(values) ? '*y* = |f(*x*)|' : '*y* = f^{−1}(*x*)', {
      anchor: 'end',
      cls: 'tr',
    })
  )
}

const pointText = ([x, y]: Point) => `(${fixed(x, 2)}, ${fixed(y, 2)})`

function says(values: Set): Said {
  const { name, f, way } = graphOf(values)
  const [point, image] = [pointText([values.x, f(values.x)]), pointText(imageOf(values))]
  const other = isModulus(values)
    ? 'The red graph, y = |f(x)|, is the same where f(x) is not negative; the parts below the x-axis are reflected in it'
    : 'The red graph is that of the inverse, the reflection of the blue one in the dashed line y = x'
  return {
    description: `A grid from −6 to 6 both ways. The blue graph, f(x) = ${name}, is ${way}. ${other}. The point ${point} of the blue graph is joined to its image ${image} on the red one.`,
    readings: [
      ['Point of y = f(x)', point],
      ['Its image on the red graph', image],
    ],
  }
}

export const moving = explorable({
  title: 'A graph with its modulus or its inverse',
  height: HEIGHT,
  values: {
    graph: {
      label: 'Function f(x)',
      min: 0,
      max: 3,
      step: 1,
      start: 2,
      choices: GRAPHS.map(({ name }) => name),
    },
    view: { label: 'Red graph', min: 0, max: 1, step: 1, start: 1, choices: VIEWS },
    x: { label: 'x of the point', min: -2, max: 2, step: 0.02, start: 0.5 },
  },
  draw,
  says,
  grips: [
    {
      at: values => on.at(values.x, graphOf(values).f(values.x)),
      to: ([px]) => ({ x: (px - on.at(0, 0)[0]) / (on.at(1, 0)[0] - on.at(0, 0)[0]) }),
    },
  ],
})
