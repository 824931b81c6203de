import { arrow, centred, curve, type Point, type Shape, text } from '@/lib/figures/shapes'
import { type Eats, type Knot, net, trophicLevels, untangle } from './trophic-levels'

const twoLines = (name: string): string => (name.length > 11 ? name.replace(' ', '\n') : name)
const widthOf = (name: string): number =>
  Math.max(
    ...twoLines(name)
      .split('\n')
      .map(part => part.length),
  ) * 7.1

export type FoodWeb = {
  shape: Shape
  height: number
  /** how many arrows cross; 0 wherever the web allows */
  crossings: number
  places: ReadonlyMap<string, Point>
}

/** A food web: producers at the foot, arrows from food to eater, in the direction of energy. */
export function foodWeb(
  eats: readonly Eats[],
  options: {
    x?: number
    y?: number
    width?: number
    gap?: number
    letters?: Readonly<Record<string, string>>
  } = {},
): FoodWeb {
  const { x = 8, y = 8, width = 344, gap = 76, letters = {} } = options
  const web = net(eats)
  const crossings = untangle(web)
  const shown = (name: string) => letters[name] ?? name
  const top = web.layers.length
  const places = new Map<Knot, Point>()
  for (const layer of web.layers) {
    const widths = layer.map(knot => (knot.dummy ? 10 : widthOf(shown(knot.name))))
    const room = (width - widths.reduce((sum, each) => sum + each, 0)) / (layer.length + 1)
    let left = x
    for (const [at, knot] of layer.entries()) {
      left += room
      const wide = widths[at] ?? 0
      places.set(knot, [left + wide / 2, y + 16 + (top - knot.level) * gap])
      left += wide
    }
  }
  const slots = (knot: Knot, joined: readonly Knot[], other: Knot): number => {
    // Arrows at one name start and end side by side, in the order of what they join.
    const order = [...joined].sort((a, b) => (places.get(a)?.[0] ?? 0) - (places.get(b)?.[0] ?? 0))
    const apart = Math.min(14, widthOf(shown(knot.name)) / Math.max(order.length, 1))
    return (order.indexOf(other) - (order.length - 1) / 2) * apart
  }
  const half = (knot: Knot) =>
    knot.dummy ? 0 : shown(knot.name).length > 11 && shown(knot.name).includes(' ') ? 20 : 12
  const boxes = [...places].filter(([knot]) => !knot.dummy)
  const arrows = [...web.routes.values()].map(route => {
    const [first, last] = [route[0], route.at(-1)]
    if (!first || !last) return ''
    const blocked = boxes.some(
      ([knot, point]) =>
        knot !== first &&
        knot !== last &&
        passes(
          places.get(first) ?? [0, 0],
          places.get(last) ?? [0, 0],
          point,
          widthOf(shown(knot.name)) / 2 + 6,
        ),
    )
    const kept = blocked ? route : [first, last]
    const points = kept.map((knot): Point => places.get(knot) ?? [0, 0])
    const eaters = [...web.routes.values()].flatMap(each => (each[0] === first ? (each.at(-1) ?? []) : []))
    const foods = [...web.routes.values()].flatMap(each => (each.at(-1) === last ? (each[0] ?? []) : []))
    const [sx, sy] = points[0] ?? [0, 0]
    const [ex, ey] = points.at(-1) ?? [0, 0]
    const start: Point = [sx + slots(first, eaters, last), sy]
    const end: Point = [ex + slots(last, foods, first), ey]
    const from = towards(start, kept.length > 2 ? (points[1] ?? end) : end, half(first))
    const to = towards(end, kept.length > 2 ? (points.at(-2) ?? start) : start, half(last))
    if (!blocked) return arrow(...from, ...to)
    const near = towards(to, points.at(-2) ?? start, 14)
    return curve([from, ...points.slice(1, -1), near], 'l') + arrow(...near, ...to)
  })
  const names = [...places].filter(([knot]) => !knot.dummy)
  return {
    shape:
      arrows.join('') + names.map(([knot, [px, py]]) => centred(px, py, twoLines(shown(knot.name)))).join(''),
    height: y + 32 + (top - 1) * gap + 8,
    crossings,
    places: new Map(names.map(([knot, point]) => [knot.name, point])),
  }
}

/** Whether a straight arrow would run through the box of a name. */
function passes(from: Point, to: Point, [x, y]: Point, halfWidth: number): boolean {
  return Array.from({ length: 41 }, (_, at) => at / 40).some(
    part =>
      Math.abs(from[0] + (to[0] - from[0]) * part - x) < halfWidth &&
      Math.abs(from[1] + (to[1] - from[1]) * part - y) < 13,
  )
}

/** The place on the way to a point where the level edge of a name's box ends. */
function towards([x, y]: Point, [toX, toY]: Point, half: number): Point {
  const part = half / Math.max(Math.abs(toY - y), 1)
  return [x + (toX - x) * Math.min(part, 0.9), y + (toY - y) * Math.min(part, 0.9)]
}

/** A food chain on one level: names joined by arrows in the direction of energy; long ones take two lines. */
export function foodChain(
  names: readonly string[],
  options: { x?: number; y?: number; width?: number; under?: readonly string[] } = {},
): Shape {
  const { x = 8, y = 30, width = 344, under = [] } = options
  const widths = names.map(widthOf)
  const gap = (width - widths.reduce((sum, each) => sum + each, 0)) / Math.max(names.length - 1, 1)
  let left = x
  return names
    .map((name, at) => {
      const wide = widths[at] ?? 0
      const [start, middle] = [left, left + wide / 2]
      left += wide + gap
      const below = under[at]
      return (
        centred(middle, y, twoLines(name)) +
        (below ? text(middle, y + 30, below, { anchor: 'middle', cls: 's' }) : '') +
        (at === 0 ? '' : arrow(start - gap + 3, y, start - 4, y))
      )
    })
    .join('')
}

/** What a web shows, as sentences: who eats what, level by level. */
export function describeFoodWeb(eats: readonly Eats[]): string {
  const levels = trophicLevels(eats)
  const producers = [...levels].filter(([, level]) => level === 1).map(([name]) => name)
  const foods = new Map<string, string[]>()
  for (const [eater, food] of eats) foods.set(eater, [...(foods.get(eater) ?? []), food])
  const arrows = [...foods].map(([eater, food]) => `to ${eater} from ${food.join(', ')}`)
  return `A food web. At the foot: ${producers.join(', ')}. Arrows lead ${arrows.join('; ')}.`
}
