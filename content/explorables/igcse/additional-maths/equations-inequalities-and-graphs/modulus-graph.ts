import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { functionCurve } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { dot, line, type Point, text } from '@/lib/figures/shapes'

type Set = { a: number; b: number; c: number; d: number }

const on = plane({
  x: { min: -8, max: 8, every: 2, parts: 2 },
  y: { min: -4, max: 10, every: 2, parts: 2 },
  grid: true,
  equalScales: true,
  height: 286,
})
const HEIGHT = Math.ceil(on.canvasHeight) + 24

/** Back from the canvas to the units of the axes. */
function unitsAt([px, py]: Point): Point {
  const [[ox, oy], [ux, uy]] = [on.at(0, 0), on.at(1, 1)]
  return [(px - ox) / (ux - ox), (py - oy) / (uy - oy)]
}

const short = (value: number) => fixed(value, 2).replace(/\.?0+$/, '')

/** `2x + 3`, `−x`, `4`. */
function linear(slope: number, rest: number, italic = ''): string {
  const letter = `${italic}x${italic}`
  const size = Math.abs(slope) === 1 ? '' : short(Math.abs(slope))
  if (slope === 0) return short(rest)
  const first = `${slope < 0 ? '−' : ''}${size}${letter}`
  return rest === 0 ? first : `${first} ${rest < 0 ? '−' : '+'} ${short(Math.abs(rest))}`
}

/** Where the line meets the V, from left to right; null when it lies along one of the arms. */
export function meetings({ a, b, c, d }: Set): number[] | null {
  const corner = -b / a
  const liesOn = (slope: number, rest: number) => c === slope && d === rest
  if (liesOn(a, b) || liesOn(-a, -b)) return null
  const left = c === -a ? Number.NaN : -(b + d) / (a + c)
  const right = c === a ? Number.NaN : (d - b) / (a - c)
  const found = [...(left <= corner ? [left] : []), ...(right >= corner ? [right] : [])]
  // At the corner both arms give the same point.
  return found.filter((x, at) => at === 0 || Math.abs(x - (found[0] ?? 0)) > 1e-9)
}

function counted(found: readonly number[] | null): string {
  return found === null ? 'without end: the line lies along an arm' : String(found.length)
}

function places(found: readonly number[] | null): string {
  if (found === null) return 'a whole arm'
  return found.length === 0 ? 'nowhere' : found.map(x => `x = ${short(x)}`).join(' and ')
}

function draw(values: Set): string {
  const { a, b, c, d } = values
  const found = meetings(values) ?? []
  const seen = found.filter(x => Math.abs(x) <= 8 && c * x + d <= 10)
  const base = HEIGHT - 8
  return (
    on.axes +
    functionCurve(on, x => Math.abs(a * x + b)) +
    functionCurve(on, x => c * x + d, { cls: 'r' }) +
    seen
      .map(x => {
        const [px, py] = on.at(x, c * x + d)
        return line(px, py, px, on.at(0, 0)[1], 'l dash thin') + dot(px, py, 'd', 4)
      })
      .join('') +
    dot(...on.at(-b / a, 0), 'pd', 4) +
    dot(...on.at(0, d), 'rd', 4) +
    text(20, base, `*y* = |${linear(a, b, '*')}|`, { cls: 'tp' }) +
    text(340, base, `*y* = ${linear(c, d, '*')}`, { anchor: 'end', cls: 'tr' })
  )
}

function says(values: Set): Said {
  const { a, b, c, d } = values
  const found = meetings(values)
  const way = c > 0 ? 'rises' : c < 0 ? 'falls' : 'is level'
  return {
    description: `A grid with x from −8 to 8 and y from −4 to 10. A V-shaped graph, y = |${linear(a, b)}|, has its corner on the x-axis at ${short(-b / a)}. A straight line, y = ${linear(c, d)}, ${way} and crosses the y-axis at ${short(d)}. They meet: ${places(found)}.`,
    readings: [
      ['V', `y = |${linear(a, b)}|`],
      ['Line', `y = ${linear(c, d)}`],
      ['Corner of the V', `(${short(-b / a)}, 0)`],
      ['Number of intersections', counted(found)],
      ['Where', places(found)],
    ],
  }
}

export const moving = explorable({
  title: 'The graph of y = |ax + b| and a line',
  height: HEIGHT,
  values: {
    a: { label: 'V: a', min: 1, max: 3, step: 0.5, start: 2 },
    b: { label: 'V: b', min: -6, max: 6, step: 1, start: -2 },
    c: { label: 'Line: gradient c', min: -3, max: 3, step: 0.5, start: 1 },
    d: { label: 'Line: intercept d', min: -3, max: 8, step: 0.5, start: 3 },
  },
  draw,
  says,
  grips: [
    { at: ({ a, b }) => on.at(-b / a, 0), to: (point, { a }) => ({ b: -a * unitsAt(point)[0] }) },
    { at: ({ d }) => on.at(0, d), to: point => ({ d: unitsAt(point)[1] }) },
  ],
})
