import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { functionCurve, tangent } from '@/lib/figures/plane/curves'
import { plane } from '@/lib/figures/plane/plane'
import { centred, dot, line, type Point, polygon, polyline, rect, text } from '@/lib/figures/shapes'

type Set = { x: number }

const [LONG, SHORT] = [16, 10]

const on = plane({
  x: { min: 0, max: 5, every: 1, parts: 2, label: '*x*' },
  y: { min: 0, max: 160, every: 40, parts: 2, label: '*V*' },
  grid: true,
  top: 152,
  height: 150,
})
const HEIGHT = Math.ceil(on.canvasHeight) + 4

const volume = (x: number) => 4 * x ** 3 - 2 * (LONG + SHORT) * x * x + LONG * SHORT * x
const slope = (x: number) => 12 * x * x - 4 * (LONG + SHORT) * x + LONG * SHORT

const short = (value: number) => fixed(value, 2).replace(/\.?0+$/, '')

const SHEET = { left: 20, top: 22, unit: 9.4 }

function sheet({ x }: Set): string {
  const { left, top, unit } = SHEET
  const [w, h, c] = [LONG * unit, SHORT * unit, x * unit]
  const corners: readonly Point[] = [
    [left, top],
    [left + w - c, top],
    [left, top + h - c],
    [left + w - c, top + h - c],
  ]
  return (
    rect(left, top, w, h, 'l w') +
    corners.map(([px, py]) => rect(px, py, c, c, 'l sunk')).join('') +
    rect(left + c, top + c, w - 2 * c, h - 2 * c, 'l dash thin') +
    centred(left + c / 2, top - 10, '*x*')
  )
}

/** The open box, seen from the front and above. */
function box({ x }: Set): string {
  const unit = 6.4
  const [w, h, d] = [(LONG - 2 * x) * unit, x * unit, (SHORT - 2 * x) * unit * 0.5]
  const [dx, dy] = [d * 0.85, -d * 0.6]
  const [left, floor] = [268 - (w + dx) / 2, 108]
  const back = ([px, py]: Point): Point => [px + dx, py + dy]
  const [a, b, c, e]: readonly [Point, Point, Point, Point] = [
    [left, floor],
    [left + w, floor],
    [left + w, floor - h],
    [left, floor - h],
  ]
  return (
    polygon([a, b, back(b), back(c), back(e), e], 'w') +
    polygon([e, c, back(c), back(e)], 'l sheet') +
    line(...back(a), ...back(e), 'l thin') +
    polygon([a, b, c, e], 'l w') +
    polyline([b, back(b), back(c)], 'l')
  )
}

function draw(values: Set): string {
  const { x } = values
  return (
    sheet(values) +
    box(values) +
    text(268, 130, 'the box', { anchor: 'middle', cls: 's' }) +
    on.axes +
    functionCurve(on, volume) +
    tangent(on, volume, x, { cls: 'r', reach: 46 }) +
    dot(...on.at(x, volume(x)), 'pd', 5)
  )
}

function says({ x }: Set): Said {
  const m = slope(x)
  const way = m > 0 ? 'rises' : m < 0 ? 'falls' : 'is level'
  return {
    description: `A sheet of ${LONG} cm by ${SHORT} cm with a shaded square of side ${short(x)} cm at each corner, the open box that is folded from it, and the graph of the volume V against x. The graph starts at the origin, rises to a highest point, and falls to zero at x = 5. The point on it is at x = ${short(x)}, V = ${short(volume(x))}; the tangent there ${way}.`,
    readings: [
      ['Box', `${short(LONG - 2 * x)} cm × ${short(SHORT - 2 * x)} cm × ${short(x)} cm`],
      ['Volume V', `${fixed(volume(x), 1)} cm³`],
      ['Gradient dV/dx', `${fixed(m, 2)} cm²`],
    ],
  }
}

export const moving = explorable({
  title: 'An open box folded from a sheet, and its volume',
  height: HEIGHT,
  values: {
    x: { label: 'Side x of the square cut out', unit: 'cm', min: 0.25, max: 4.75, step: 0.25, start: 4 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ x }) => on.at(x, volume(x)),
      to: ([px]: Point) => ({ x: (px - on.at(0, 0)[0]) / (on.at(1, 0)[0] - on.at(0, 0)[0]) }),
    },
  ],
})
