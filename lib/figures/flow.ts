import { arrow, centred, curve, line, type Point, rect, type Shape, text } from './shapes'

export type Box = { shape: Shape; top: Point; bottom: Point; left: Point; right: Point; middle: Point }

/** A named box; lines of text by newlines. Its sides are points for arrows. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  label: string,
  cls = 'l sheet',
): Box {
  return {
    shape: rect(x, y, width, height, cls, 2) + centred(x + width / 2, y + height / 2, label),
    top: [x + width / 2, y],
    bottom: [x + width / 2, y + height],
    left: [x, y + height / 2],
    right: [x + width, y + height / 2],
    middle: [x + width / 2, y + height / 2],
  }
}

/** An arrow from one box's side to another's, with a word beside its middle. */
export function link(from: Point, to: Point, label?: string, cls = 'p'): Shape {
  const level = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1])
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const word =
    label === undefined
      ? ''
      : level
        ? text(mx, my - 7, label, { anchor: 'middle' })
        : text(mx + 8, my + 4.5, label)
  return arrow(...from, ...to, { cls }) + word
}

/** Boxes one under the other, joined by arrows; `words` stand beside the arrows. */
export function chain(
  x: number,
  y: number,
  width: number,
  labels: readonly string[],
  options: { height?: number; gap?: number; words?: readonly string[] } = {},
): Shape {
  const { height = 38, gap = 26, words = [] } = options
  const boxes = labels.map((label, at) => box(x, y + at * (height + gap), width, height, label))
  return boxes
    .map(
      (each, at) =>
        each.shape + (at === 0 ? '' : link(boxes[at - 1]?.bottom ?? [0, 0], each.top, words[at - 1])),
    )
    .join('')
}

/** Boxes side by side, joined by arrows. */
export function row(
  x: number,
  y: number,
  width: number,
  labels: readonly string[],
  options: { height?: number; gap?: number } = {},
): Shape {
  const { height = 44, gap = 22 } = options
  const boxes = labels.map((label, at) => box(x + at * (width + gap), y, width, height, label))
  return boxes
    .map((each, at) => each.shape + (at === 0 ? '' : link(boxes[at - 1]?.right ?? [0, 0], each.left)))
    .join('')
}

/** Names around a circle joined by curved arrows, clockwise from the top: a cycle. */
export function cycle(x: number, y: number, radius: number, labels: readonly string[]): Shape {
  const step = 360 / labels.length
  const point = (degrees: number, r = radius): Point => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  }
  return labels
    .map((label, at) => {
      const start = at * step + step * 0.28
      const end = (at + 1) * step - step * 0.28
      const near = point(end - 3)
      const tip = point(end)
      return (
        centred(...point(at * step), label) +
        curve([point(start), point((start + end) / 2), near], 'p') +
        arrow(...near, ...tip, { cls: 'p' })
      )
    })
    .join('')
}

/** Input to useful and wasted output, widths in proportion: a Sankey diagram, flowing right and down. */
export function sankey(
  x: number,
  y: number,
  width: number,
  input: { label: string; size: number },
  useful: { label: string; size: number },
  wasted: { label: string; size: number },
): Shape {
  const turn = x + width * 0.55
  const split = y + useful.size
  const low = split + wasted.size
  const floor = low + 44
  return (
    `<path class="l w" d="M${x} ${y}L${x + width} ${y}L${x + width + 14} ${y + useful.size / 2}L${x + width} ${split}L${turn + wasted.size} ${split}` +
    `L${turn + wasted.size} ${floor}L${turn + wasted.size / 2} ${floor + 14}L${turn} ${floor}L${turn} ${low}L${x} ${low}Z"/>` +
    line(turn, split, turn + wasted.size, split, 'f') +
    text(x + 6, (y + low) / 2 + 4.5, input.label) +
    text(x + width - 4, y + useful.size / 2 + 4.5, useful.label, { anchor: 'end' }) +
    text(turn + wasted.size + 8, floor - 6, wasted.label)
  )
}
