import { figure } from '@/lib/figures/figure'
import { straightLine } from '@/lib/figures/plane/curves'
import { type Interval, numberLine } from '@/lib/figures/plane/number-line'
import { plane } from '@/lib/figures/plane/plane'
import { cornersOf, unwanted } from '@/lib/figures/plane/regions'
import { arrow, centred, circle, dot, line, type Shape, text } from '@/lib/figures/shapes'
import { chartFigure } from '@/lib/figures/statistics/chart'

export function shownOnLine(interval: Interval) {
  return chartFigure(
    { name: 'algebra-and-graphs/number-line', title: 'An inequality on a number line' },
    numberLine({ min: -6, max: 6, intervals: [interval] }),
  )
}

/** The place of a number on the line that is drawn on. */
export const placeOf = (value: number): [number, number] => [180 + value * 26, 50]

function emptyLine(): Shape {
  const ticks = Array.from({ length: 11 }, (_, at) => at - 5).map(value => {
    const [x, y] = placeOf(value)
    return (
      line(x, y - 4, x, y + 4, 'l thin') +
      text(x, y + 22, String(value).replace('-', '−'), { anchor: 'middle', cls: 's' })
    )
  })
  return arrow(24, 50, 338, 50) + text(344, 54, '*x*') + ticks.join('')
}

const facts = {
  name: 'algebra-and-graphs/number-line-to-draw-on',
  title: 'An empty number line',
  height: 84,
}

export function lineToDrawOn() {
  return figure(
    {
      ...facts,
      description: 'A number line from −5 to 5, with a mark at every integer and nothing drawn on it yet.',
    },
    emptyLine(),
  )
}

/** The finished number line: from one end to the other, or as an arrow where one end is left out. */
export function drawnOnLine({ from, to, open }: Interval) {
  const left = from === undefined ? 24 : placeOf(from)[0]
  const right = to === undefined ? 336 : placeOf(to)[0]
  const end = (value: number, out: boolean) =>
    out ? circle(...placeOf(value), 5, 'g sheet') : dot(...placeOf(value), 'gd', 5)
  const shaft =
    to === undefined
      ? arrow(left, 50, right, 50, { cls: 'g thick' })
      : from === undefined
        ? arrow(right, 50, left, 50, { cls: 'g thick' })
        : line(left, 50, right, 50, 'g thick')
  return figure(
    {
      ...facts,
      title: 'The finished number line',
      description: 'The number line with the inequality drawn on it: a thick line with its circles.',
    },
    emptyLine(),
    shaft,
    from === undefined ? '' : end(from, open === true || open === 'from'),
    to === undefined ? '' : end(to, open === true || open === 'to'),
  )
}

/** A region R with the unwanted side of three lines shaded; `seen` tells the lines. */
export function regionR(rules: readonly string[], seen: string) {
  const on = plane({
    x: { min: 0, max: 8, every: 1 },
    y: { min: 0, max: 8, every: 1 },
    grid: true,
    equalScales: true,
  })
  const corners = cornersOf(on, rules)
  const middle = [0, 1].map(at => corners.reduce((sum, each) => sum + (each[at] ?? 0), 0) / corners.length)
  return figure(
    {
      name: 'algebra-and-graphs/region-of-three-lines',
      title: 'A region R on a grid',
      description: `A grid with x and y from 0 to 8. ${seen} The triangle between the three lines is unshaded and labelled R. Everything outside it is shaded with slanting lines.`,
      height: on.canvasHeight,
    },
    unwanted(on, rules),
    on.axes,
    ...rules.map(each => straightLine(on, each)),
    centred(...on.at(middle[0] ?? 0, middle[1] ?? 0), '*R*'),
  )
}
