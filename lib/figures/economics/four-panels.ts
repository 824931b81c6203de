import { type Market, market } from '../markets'
import { type Point, type Shape, text } from '../shapes'

type Place = {
  /** left edges of the two columns, upper edges of the two rows */
  left: readonly [number, number]
  top: readonly [number, number]
  width: number
  height: number
  /** where a title begins, from the upper left corner of its diagram */
  title: Point
}

const USUAL: Place = { left: [42, 220], top: [26, 232], width: 108, height: 128, title: [-22, 168] }

/** Four small diagrams, two in a row, each with its title below: how a diagram grows, or what may happen to it. */
export function fourPanels(
  titles: readonly string[],
  draw: (m: Market, at: number) => Shape,
  place: Partial<Place> = {},
): Shape {
  const { left, top, width, height, title: from } = { ...USUAL, ...place }
  return titles
    .map((title, at) => {
      const [x, y] = [left[at % 2 === 0 ? 0 : 1], top[at < 2 ? 0 : 1]]
      const m = market({ left: x, top: y, width, height, x: '', y: '' })
      return draw(m, at) + text(x + from[0], y + from[1], title, { cls: 's' })
    })
    .join('')
}

/** Each diagram has what those before it have; the newest layer, which may hold areas, lies under the rest. */
export function layered(layers: readonly ((m: Market) => Shape)[]): (m: Market, at: number) => Shape {
  return (m, at) =>
    layers
      .slice(0, at + 1)
      .map(draw => draw(m))
      .reverse()
      .join('')
}

/** The names of the axes of a small diagram, in small type. */
export function axisNames(m: Market, { x, y }: { x: string; y: string }): Shape {
  const [[left, top], [right, bottom]] = [m.at(0, 100), m.at(100, 0)]
  return (
    text(left - 38, top - 14, y, { cls: 's' }) + text(right + 10, bottom + 32, x, { cls: 's', anchor: 'end' })
  )
}

type Step = { title: string; draw: (m: Market) => Shape; under?: (m: Market) => Shape }

/** Four diagrams with names on their axes: each shows its own step on top of those before. */
export function inFourSteps(steps: readonly Step[], names: { x: string; y: string }): Shape {
  const draw = (m: Market, at: number) => {
    const shown = steps.slice(0, at + 1)
    return (
      shown.map(step => step.under?.(m) ?? '').join('') +
      m.axes +
      shown.map(step => step.draw(m)).join('') +
      axisNames(m, names)
    )
  }
  const titles = steps.map(({ title }) => title)
  return fourPanels(titles, draw, { top: [30, 246], title: [-22, 180] })
}
