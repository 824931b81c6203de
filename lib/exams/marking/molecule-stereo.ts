import type { Spot } from '../sketch'
import type { Skeleton } from './molecule-skeleton'

/** Whether the sides of double bonds and the hands of centres are those of the key, atom for atom. */
export function sameStereo(key: Skeleton, own: Skeleton, map: readonly number[]): boolean {
  return key.every(
    (_, at) =>
      sameHand(key, own, map, at) &&
      (key[at]?.bonds ?? []).every(
        ({ to, order }) => order !== 2 || to < at || sameSides(key, own, map, [at, to]),
      ),
  )
}

/** 1: on the same side of the double bond, -1: across; null where the drawing or the molecule does not say. */
function sideOf(
  nodes: Skeleton,
  [a, b]: readonly [number, number],
  [x, y]: readonly [number, number],
): number | null {
  const [p, q, r, s] = [a, b, x, y].map(each => nodes[each]?.at ?? null)
  if (!p || !q || !r || !s) return null
  const cross = ([fx, fy]: Spot, [tx, ty]: Spot) => (q[0] - p[0]) * (ty - fy) - (q[1] - p[1]) * (tx - fx)
  const product = cross(p, r) * cross(q, s)
  return Math.abs(product) < 1e-9 ? null : Math.sign(product)
}

function sameSides(
  key: Skeleton,
  own: Skeleton,
  map: readonly number[],
  [a, b]: readonly [number, number],
): boolean {
  const besides = (at: number, not: number) =>
    (key[at]?.bonds ?? []).map(({ to }) => to).filter(to => to !== not)
  for (const x of besides(a, b)) {
    for (const y of besides(b, a)) {
      const wanted = sideOf(key, [a, b], [x, y])
      const to = (at: number) => map[at] ?? -1
      if (wanted !== null && sideOf(own, [to(a), to(b)], [to(x), to(y)]) !== wanted) return false
    }
  }
  return true
}

type Vector = readonly [number, number, number]

/** The handedness of a centre with a wedge, over its neighbours in the order given; null without one. */
function handOf(nodes: Skeleton, at: number, neighbours: readonly number[]): number | null {
  const centre = nodes[at]
  const from = centre?.at
  if (!centre || !from || !centre.bonds.some(({ wedge }) => wedge !== null)) return null
  const arms = neighbours.map((to): Vector => {
    const [x, y] = nodes[to]?.at ?? from
    const wedge = centre.bonds.find(bond => bond.to === to)?.wedge ?? null
    return [x - from[0], y - from[1], wedge === 'up' ? 1 : wedge === 'down' ? -1 : 0]
  })
  const units = arms.map(([x, y, z]): Vector => {
    const length = Math.hypot(x, y) || 1
    return [x / length, y / length, z]
  })
  // What is not drawn, a hydrogen, points away from all the rest.
  const last =
    units[3] ??
    units.reduce<Vector>((sum, each) => [sum[0] - each[0], sum[1] - each[1], sum[2] - each[2]], [0, 0, 0])
  const [one, two, three] = units
    .slice(0, 3)
    .map(each => each.map((value, index) => value - (last[index] ?? 0)))
  if (!one || !two || !three) return null
  const [a = 0, b = 0, c = 0] = one
  const [d = 0, e = 0, f = 0] = two
  const [g = 0, h = 0, i = 0] = three
  const volume = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  return Math.abs(volume) < 1e-9 ? null : Math.sign(volume)
}

function sameHand(key: Skeleton, own: Skeleton, map: readonly number[], at: number): boolean {
  const neighbours = (key[at]?.bonds ?? []).map(({ to }) => to)
  if (neighbours.length < 3) return true
  const wanted = handOf(key, at, neighbours)
  return (
    wanted === null ||
    handOf(
      own,
      map[at] ?? -1,
      neighbours.map(each => map[each] ?? -1),
    ) === wanted
  )
}
