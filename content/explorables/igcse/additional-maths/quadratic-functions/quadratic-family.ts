import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { functionCurve } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { dot, line, type Point } from '@/lib/figures/shapes'

type Set = { kind: number; p: number; q: number }

const LEADING = [-2, -1, -0.5, 0.5, 1, 2] as const
const NAMES = ['−2', '−1', '−½', '½', '1', '2'] as const

const on = plane({
  x: { min: -7, max: 7, every: 2, parts: 2 },
  y: { min: -9, max: 9, every: 2, parts: 2 },
  grid: true,
  height: 270,
  numbers: 'edge',
})
const HEIGHT = Math.ceil(on.canvasHeight) + 6

const leading = ({ kind }: Set) => LEADING[kind] ?? 1
const heightAt = (values: Set, x: number) => leading(values) * (x + values.p) ** 2 + values.q

/** Back from the canvas to the units of the axes. */
function unitsAt([px, py]: Point): Point {
  const [[ox, oy], [ux, uy]] = [on.at(0, 0), on.at(1, 1)]
  return [(px - ox) / (ux - ox), (py - oy) / (uy - oy)]
}

const short = (value: number) => fixed(value, 2).replace(/\.?0+$/, '')
const signed = (value: number, letter: string) => {
  const size = letter !== '' && Math.abs(value) === 1 ? '' : short(Math.abs(value))
  return value === 0 ? '' : ` ${value < 0 ? '−' : '+'} ${size}${letter}`
}
const front = (a: number) => (a === 1 ? '' : a === -1 ? '−' : short(a))

function rootsOf(values: Set): number[] {
  const square = -values.q / leading(values)
  if (square < 0) return []
  const half = Math.sqrt(square)
  return half === 0 ? [-values.p] : [-values.p - half, -values.p + half]
}

function rootText(roots: readonly number[]): string {
  if (roots.length === 0) return 'none'
  return roots.length === 1
    ? `${fixed(roots[0] ?? 0, 2)}, twice`
    : roots.map(root => fixed(root, 2)).join(' and ')
}

function draw(values: Set): string {
  const { p, q } = values
  const [vertex, foot] = [on.at(-p, q), on.at(-p, 9)]
  return (
    on.axes +
    line(vertex[0], on.frame.bottom, foot[0], foot[1], 'r dash thin') +
    functionCurve(on, x => heightAt(values, x)) +
    rootsOf(values)
      .filter(root => Math.abs(root) <= 7)
      .map(root => dot(...on.at(root, 0), 'pd', 3.5))
      .join('') +
    dot(...vertex, 'rd', 4.5)
  )
}

function says(values: Set): Said {
  const { p, q } = values
  const a = leading(values)
  const [b, c] = [2 * a * p, a * p * p + q]
  const roots = rootsOf(values)
  const square = p === 0 ? `${front(a)}x²` : `${front(a)}(x${signed(p, '')})²`
  return {
    description: `A grid with a parabola that opens ${a > 0 ? 'upwards' : 'downwards'}. Its vertex is (${short(-p)}, ${short(q)}), on the dashed axis of symmetry. It meets the x-axis at: ${rootText(roots)}.`,
    readings: [
      ['Completed square', `y = ${square}${signed(q, '')}`],
      ['Expanded', `y = ${front(a)}x²${signed(b, 'x')}${signed(c, '')}`],
      ['Turning point', `(${short(-p)}, ${short(q)}), a ${a > 0 ? 'minimum' : 'maximum'}`],
      ['b² − 4ac', short(b * b - 4 * a * c)],
      ['Real roots', rootText(roots)],
    ],
  }
}

export const moving = explorable({
  title: 'A family of parabolas: y = a(x + p)² + q',
  height: HEIGHT,
  values: {
    kind: { label: 'a', min: 0, max: 5, step: 1, start: 4, choices: NAMES },
    p: { label: 'p', min: -4, max: 4, step: 0.5, start: -2 },
    q: { label: 'q', min: -6, max: 6, step: 0.5, start: -4 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ p, q }) => on.at(-p, q),
      to: point => {
        const [x, y] = unitsAt(point)
        return { p: -x, q: y }
      },
    },
  ],
})
