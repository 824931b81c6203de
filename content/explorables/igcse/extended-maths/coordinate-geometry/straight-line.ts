import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { plane } from '@/lib/figures/plane/plane'
import { dot, line, type Point, text } from '@/lib/figures/shapes'

const REACH = 9
/** The grip of the gradient stands so far to the right of the y-axis. */
const RUN = 2

type Set = { gradient: number; intercept: number }

const on = plane({
  x: { min: -REACH, max: REACH, every: 2, parts: 2 },
  y: { min: -REACH, max: REACH, every: 2, parts: 2 },
  grid: true,
  equalScales: true,
})
const HEIGHT = Math.ceil(on.canvasHeight) + 6

/** Back from the canvas to the units of the axes. */
function unitsAt([px, py]: Point): Point {
  const [[ox, oy], [ux, uy]] = [on.at(0, 0), on.at(1, 1)]
  return [(px - ox) / (ux - ox), (py - oy) / (uy - oy)]
}

const heightAt = ({ gradient, intercept }: Set, x: number) => gradient * x + intercept

/** Where the line meets the edge of the grid, on the left or on the right. */
function edge(values: Set, side: -1 | 1): Point {
  const { gradient, intercept } = values
  const top = gradient === 0 ? REACH : (Math.sign(gradient) * side * REACH - intercept) / gradient
  const x = gradient === 0 ? side * REACH : side * Math.min(REACH, side * top)
  return [x, heightAt(values, x)]
}

const short = (value: number) => fixed(value, 2).replace(/\.?0+$/, '')

function draw(values: Set): string {
  const [start, turn] = [on.at(0, values.intercept), on.at(RUN, values.intercept)]
  const tip = on.at(RUN, heightAt(values, RUN))
  const falls = values.gradient < 0
  return (
    on.axes +
    line(...start, ...turn, 'r dash') +
    line(...turn, ...tip, 'r dash') +
    line(...on.at(...edge(values, -1)), ...on.at(...edge(values, 1)), 'p') +
    dot(...start, 'pd', 4) +
    dot(...tip, 'rd', 4) +
    // Above the line: on the left where it rises, on the right where it falls.
    text(
      falls ? on.frame.right - 8 : on.frame.left + 8,
      on.frame.top + 16,
      `run ${RUN}, rise ${short(RUN * values.gradient)}`,
      {
        anchor: falls ? 'end' : 'start',
        cls: 'tr',
      },
    )
  )
}

function equationOf({ gradient, intercept }: Set): string {
  const slope =
    gradient === 0
      ? ''
      : `${gradient < 0 ? '−' : ''}${Math.abs(gradient) === 1 ? '' : short(Math.abs(gradient))}x`
  if (slope === '') return `y = ${short(intercept)}`
  if (intercept === 0) return `y = ${slope}`
  return `y = ${slope} ${intercept < 0 ? '−' : '+'} ${short(Math.abs(intercept))}`
}

function rootText({ gradient, intercept }: Set): string {
  if (gradient !== 0) return `x = ${short(-intercept / gradient)}`
  return intercept === 0 ? 'everywhere' : 'nowhere'
}

function says(values: Set): Said {
  const { gradient, intercept } = values
  const way = gradient > 0 ? 'rises to the right' : gradient < 0 ? 'falls to the right' : 'is level'
  return {
    description: `A grid from −9 to 9 both ways with a straight line that ${way}. It crosses the y-axis at ${short(intercept)}. A dashed step goes from there 2 to the right and ${short(Math.abs(2 * gradient))} ${gradient < 0 ? 'down' : 'up'} to the line. It crosses the x-axis at: ${rootText(values)}.`,
    readings: [
      ['Equation', equationOf(values)],
      ['Gradient: rise ÷ run', `${short(RUN * gradient)} ÷ ${RUN} = ${short(gradient)}`],
      ['Crosses the y-axis', `y = ${short(intercept)}`],
      ['Crosses the x-axis', rootText(values)],
    ],
  }
}

export const moving = explorable({
  title: 'A straight line: its gradient and its intercept',
  height: HEIGHT,
  values: {
    gradient: { label: 'Gradient m', min: -2.5, max: 2.5, step: 0.25, start: 0.5 },
    intercept: { label: 'Intercept c', min: -4, max: 4, step: 0.5, start: 1 },
  },
  draw,
  says,
  grips: [
    {
      at: ({ intercept }) => on.at(0, intercept),
      to: point => ({ intercept: unitsAt(point)[1] }),
    },
    {
      at: values => on.at(RUN, heightAt(values, RUN)),
      to: (point, { intercept }) => ({ gradient: (unitsAt(point)[1] - intercept) / RUN }),
    },
  ],
})
