import { arrow, centred, curve, type Point, type Shape, text } from './shapes'

/** `['fox', 'rabbit']`: a fox eats a rabbit. */
export type Eats = readonly [eater: string, food: string]

/** Trophic level of each living thing: 1 for what eats nothing, else one more than the highest it eats. */
export function trophicLevels(eats: readonly Eats[]): Map<string, number> {
  const names = [...new Set(eats.flatMap(([eater, food]) => [food, eater]))]
  const levels = new Map(names.map(name => [name, 1]))
  // A loop of eaters would climb for ever; no web is higher than its number of members.
  for (let round = 0; round < names.length; round += 1)
    for (const [eater, food] of eats) {
      const above = Math.min((levels.get(food) ?? 1) + 1, names.length)
      if (eater !== food && (levels.get(eater) ?? 1) < above) levels.set(eater, above)
    }
  return levels
}

type Knot = { name: string; level: number; order: number; dummy: boolean }
type Thread = { from: Knot; to: Knot }
type Net = { layers: Knot[][]; threads: Thread[]; routes: Map<Eats, Knot[]> }

/** Layers from the levels; an arrow past a level gets a knot there, so that it runs between the names. */
function net(eats: readonly Eats[]): Net {
  const levels = trophicLevels(eats)
  const layers: Knot[][] = []
  const put = (name: string, level: number, dummy: boolean): Knot => {
    const layer = layers[level - 1] ?? []
    layers[level - 1] = layer
    const knot = { name, level, order: layer.length, dummy }
    layer.push(knot)
    return knot
  }
  const knots = new Map([...levels].map(([name, level]) => [name, put(name, level, false)]))
  const threads: Thread[] = []
  const routes = new Map<Eats, Knot[]>()
  for (const pair of eats) {
    const [from, to] = [knots.get(pair[1]), knots.get(pair[0])]
    if (!from || !to || from === to) continue
    const route = [from]
    for (let level = from.level + 1; level < to.level; level += 1) route.push(put('', level, true))
    route.push(to)
    routes.set(pair, route)
    for (const [at, knot] of route.entries()) {
      const before = route[at - 1]
      if (before) threads.push({ from: before, to: knot })
    }
  }
  return { layers: layers.map(layer => layer ?? []), threads, routes }
}

function crossingsOf(threads: readonly Thread[]): number {
  let count = 0
  for (const [at, one] of threads.entries())
    for (const other of threads.slice(at + 1)) {
      if (one.from.level !== other.from.level) continue
      if ((one.from.order - other.from.order) * (one.to.order - other.to.order) < 0) count += 1
    }
  return count
}

/** Swaps neighbours in every layer while that takes crossings away, after sorting by the middle of what they join. */
function untangle({ layers, threads }: Net): number {
  const renumber = (layer: Knot[]) => {
    for (const [at, knot] of layer.entries()) knot.order = at
  }
  const middleOf = (knot: Knot): number => {
    const joined = threads.flatMap(({ from, to }) => (from === knot ? [to] : to === knot ? [from] : []))
    if (joined.length === 0) return knot.order
    const sum = joined.reduce(
      (total, each) => total + each.order / Math.max(1, (layers[each.level - 1] ?? []).length - 1),
      0,
    )
    return sum / joined.length
  }
  let best = crossingsOf(threads)
  let kept = layers.map(layer => [...layer])
  for (let round = 0; round < 12; round += 1) {
    for (const layer of round % 2 === 0 ? layers : [...layers].reverse()) {
      const middles = new Map(layer.map(knot => [knot, middleOf(knot)]))
      layer.sort((a, b) => (middles.get(a) ?? 0) - (middles.get(b) ?? 0))
      renumber(layer)
      for (let at = 0; at + 1 < layer.length; at += 1) {
        const before = crossingsOf(threads)
        const [one, two] = [layer[at], layer[at + 1]]
        if (!one || !two) continue
        ;[layer[at], layer[at + 1]] = [two, one]
        renumber(layer)
        if (crossingsOf(threads) < before) continue
        ;[layer[at], layer[at + 1]] = [one, two]
        renumber(layer)
      }
    }
    if (crossingsOf(threads) < best) {
      best = crossingsOf(threads)
      kept = layers.map(layer => [...layer])
    }
  }
  for (const [at, layer] of kept.entries()) {
    layers[at] = layer
    renumber(layer)
  }
  return best
}

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
    const [start, end] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
    const from = towards(start, points[1] ?? end, half(first))
    const to = towards(end, points.at(-2) ?? start, half(last))
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
