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

export type Knot = { name: string; level: number; order: number; dummy: boolean }
type Thread = { from: Knot; to: Knot }
export type Net = { layers: Knot[][]; threads: Thread[]; routes: Map<Eats, Knot[]> }

/** Layers from the levels; an arrow past a level gets a knot there, so that it runs between the names. */
export function net(eats: readonly Eats[]): Net {
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
  // Where every member is eaten in a ring, a level may stay empty.
  return { layers: Array.from(layers, layer => layer ?? []), threads, routes }
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

function renumber(layer: readonly Knot[]): void {
  for (const [at, knot] of layer.entries()) knot.order = at
}

/** Swaps neighbours in a layer while that takes crossings away. */
function swapNeighbours(layer: Knot[], threads: readonly Thread[]): void {
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

/** Sorts a layer by the middle of what its members join. */
function sortByMiddle(layer: Knot[], { layers, threads }: Net): void {
  const middleOf = (knot: Knot): number => {
    const joined = threads.flatMap(({ from, to }) => (from === knot ? [to] : to === knot ? [from] : []))
    const share = (each: Knot) => (each.order + 0.5) / (layers[each.level - 1]?.length ?? 1)
    return joined.length === 0
      ? share(knot)
      : joined.reduce((sum, each) => sum + share(each), 0) / joined.length
  }
  const middles = new Map(layer.map(knot => [knot, middleOf(knot)]))
  layer.sort((a, b) => (middles.get(a) ?? 0) - (middles.get(b) ?? 0))
  renumber(layer)
}

/** The order within layers with the fewest crossings of several starts, each the same in every build. */
export function untangle(web: Net): number {
  const { layers, threads } = web
  let best = Number.POSITIVE_INFINITY
  let kept = layers.map(layer => [...layer])
  let seed = 7
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  for (let start = 0; start < 24 && best > 0; start += 1) {
    for (const layer of layers) {
      const weights = new Map(layer.map(knot => [knot, start === 0 ? knot.order : random()]))
      layer.sort((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0))
      renumber(layer)
    }
    for (let round = 0; round < 6; round += 1) {
      for (const layer of round % 2 === 0 ? layers : [...layers].reverse()) {
        sortByMiddle(layer, web)
        swapNeighbours(layer, threads)
      }
      const now = crossingsOf(threads)
      if (now >= best) continue
      best = now
      kept = layers.map(layer => [...layer])
    }
  }
  for (const [at, layer] of kept.entries()) {
    layers[at] = layer
    renumber(layer)
  }
  return best
}
