import { circle, line, num, type Point, type Shape, text } from '@/lib/figures/shapes'

/** A place in a lattice: across, up, and away from the viewer. */
export type Site = readonly [x: number, y: number, z: number]

/** Cabinet projection: what lies behind is moved up and to the right. */
const DEPTH: Point = [0.42, 0.34]

export function projected([x, y, z]: Site, size: number): Point {
  return [(x + z * DEPTH[0]) * size, -(y + z * DEPTH[1]) * size]
}

type Ball = { site: Site; cls: string; radius: number; label?: string }

/** Balls from the back to the front, with the lines that join them behind all. */
function balls(x: number, y: number, size: number, all: readonly Ball[]): Shape {
  return [...all]
    .sort((one, other) => other.site[2] - one.site[2])
    .map(({ site, cls, radius, label }) => {
      const [px, py] = projected(site, size)
      const letter = label ? text(x + px, y + py + 4.2, label, { anchor: 'middle', cls: 's' }) : ''
      return circle(x + px, y + py, radius, cls) + letter
    })
    .join('')
}

function joint(x: number, y: number, size: number, from: Site, to: Site, cls: string): Shape {
  const [a, b] = [projected(from, size), projected(to, size)]
  return line(x + a[0], y + a[1], x + b[0], y + b[1], cls)
}

export type LatticeOptions = { size?: number; positive?: string; negative?: string }

/** A cube of 27 ions in turn, its lower left front corner at (x, y): sodium chloride and its like. */
export function ionicLattice(
  x: number,
  y: number,
  { size = 44, positive = '+', negative = '−' }: LatticeOptions = {},
): Shape {
  const steps = [0, 1, 2]
  const sites = steps.flatMap(z => steps.flatMap(py => steps.map((px): Site => [px, py, z])))
  const lines = sites.flatMap(([px, py, z]) => [
    px < 2 ? joint(x, y, size, [px, py, z], [px + 1, py, z], 'l thin') : '',
    py < 2 ? joint(x, y, size, [px, py, z], [px, py + 1, z], 'l thin') : '',
    z < 2 ? joint(x, y, size, [px, py, z], [px, py, z + 1], 'l thin') : '',
  ])
  const ions = sites.map((site): Ball => {
    const isPositive = (site[0] + site[1] + site[2]) % 2 === 0
    return isPositive
      ? { site, cls: 'r rw', radius: size * 0.17, label: positive }
      : { site, cls: 'p w', radius: size * 0.23, label: negative }
  })
  return lines.join('') + balls(x, y, size, ions)
}

/** Positive ions in rows in a sea of delocalised electrons; (x, y) is the upper left corner. */
export function metallicLattice(x: number, y: number, columns = 6, rows = 3, ion = '+', step = 44): Shape {
  const radius = step * 0.32
  const ions: Shape[] = []
  const electrons: Shape[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [px, py] = [x + step * (column + 0.5), y + step * (row + 0.5)]
      ions.push(circle(px, py, radius, 'r rw') + text(px, py + 4.5, ion, { anchor: 'middle' }))
      // Between four ions, each a little off its place, so that they look free.
      const [dx, dy] = [((row * 3 + column * 5) % 5) - 2, ((row * 5 + column * 3) % 5) - 2]
      electrons.push(
        circle(
          Math.min(px + step / 2 + dx * 1.2, x + columns * step - 4),
          Math.min(py + step / 2 + dy * 1.2, y + rows * step - 4),
          3,
          'pd',
        ),
      )
    }
  }
  return ions.join('') + electrons.join('')
}

const SETTLING_ROUNDS = 80

/** Balls that push each other apart until none overlap: what larger atoms do to the layers of a metal. */
function settled(places: readonly Point[], radii: readonly number[]): Point[] {
  let points = [...places]
  for (let round = 0; round < SETTLING_ROUNDS; round += 1) {
    points = points.map(([px, py], at): Point => {
      let [dx, dy] = [0, 0]
      for (const [other, [ox, oy]] of points.entries()) {
        const away = Math.hypot(px - ox, py - oy)
        const wanted = (radii[at] ?? 0) + (radii[other] ?? 0)
        if (other === at || away >= wanted || away === 0) continue
        dx += ((px - ox) / away) * (wanted - away) * 0.4
        dy += ((py - oy) / away) * (wanted - away) * 0.4
      }
      return [px + dx, py + dy]
    })
  }
  return points
}

/** An alloy or a pure metal as layers of atoms: `other` are places (column, row) of larger or smaller atoms. */
export function metalLayers(
  x: number,
  y: number,
  columns: number,
  rows: number,
  other: readonly (readonly [column: number, row: number])[] = [],
  otherScale = 1.4,
  radius = 12,
): Shape {
  const isOther = (at: number) => other.some(([column, row]) => row * columns + column === at)
  const places = Array.from({ length: columns * rows }, (_, at): Point => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const shift = row % 2 === 0 ? 0 : radius
    return [x + radius * (2 * column + 1) + shift, y + radius * (1 + row * Math.sqrt(3))]
  })
  const radii = places.map((_, at) => radius * (isOther(at) ? otherScale : 1))
  return settled(places, radii)
    .map((point, at) => circle(...point, radii[at] ?? radius, isOther(at) ? 'p w' : 'l sunk'))
    .join('')
}

/** A part of diamond: every carbon atom with four neighbours. (x, y) is its middle. */
export function diamond(x: number, y: number, size = 40): Shape {
  return tetrahedral(x, y, size, false)
}

/** A part of silicon(IV) oxide: silicon like the carbon of diamond, with an oxygen atom in every bond. */
export function silica(x: number, y: number, size = 52): Shape {
  return tetrahedral(x, y, size, true)
}

/** A ring of atoms with what hangs on them, on paper: as books draw giant covalent structures. */
const NODES: readonly Point[] = [
  [0, 0],
  [-0.95, 0.5],
  [0.35, 0.75],
  [0.95, 0.35],
  [0, -1],
  [-1, -1.45],
  [0.35, -1.75],
  [0.98, -1.3],
  [-0.95, 1.5],
  [0.35, 1.75],
  [0.98, 1.35],
  [-1.9, 0.05],
  [1.9, -0.1],
]
const LINKS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [4, 5],
  [4, 6],
  [4, 7],
  [1, 8],
  [2, 9],
  [3, 10],
  [1, 11],
  [3, 12],
]

function tetrahedral(x: number, y: number, size: number, hasBridges: boolean): Shape {
  const at = (index: number): Point => {
    const [px, py] = NODES[index] ?? [0, 0]
    return [x + px * size, y + py * size]
  }
  const lines = LINKS.map(([a, b]) => line(...at(a), ...at(b)))
  const bridges = LINKS.map(([a, b]) => {
    const [from, to] = [at(a), at(b)]
    return hasBridges ? circle((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, size * 0.11, 'r rw') : ''
  })
  return (
    lines.join('') +
    bridges.join('') +
    NODES.map((_, index) => circle(...at(index), size * 0.14, 'l sunk')).join('')
  )
}

/** Layers of hexagons of carbon atoms, weak forces dashed between them: graphite, or graphene with one layer. */
export function graphite(x: number, y: number, layers = 3, columns = 4, size = 24, gap = 62): Shape {
  const flat = (px: number, py: number, level: number): Point => [
    x + (px + py * 0.55) * size,
    y + level * gap - py * size * 0.48,
  ]
  const rim: readonly Point[] = [
    [0, 0.5],
    [0.87, 0],
    [1.73, 0.5],
    [1.73, 1.5],
    [0.87, 2],
    [0, 1.5],
  ]
  const layer = (level: number): Shape => {
    const lines = new Set<string>()
    const atoms = new Map<string, Point>()
    for (let row = 0; row < 2; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const corners = rim.map(([px, py]) =>
          flat(px + column * 1.73 + (row % 2) * 0.87, py + row * 1.5, level),
        )
        for (const [at, corner] of corners.entries()) {
          const next = corners[(at + 1) % 6] ?? corner
          const ends = [corner, next].sort((a, b) => a[0] - b[0] || a[1] - b[1])
          lines.add(line(...(ends[0] ?? corner), ...(ends[1] ?? next)))
          atoms.set(corner.map(num).join(), corner)
        }
      }
    }
    return [...lines].join('') + [...atoms.values()].map(point => circle(...point, 3.4, 'l sunk')).join('')
  }
  const forces = Array.from({ length: Math.max(0, layers - 1) }, (_, level) =>
    [0.87, 0.87 + 1.73 * (columns - 1)].map(px =>
      line(...flat(px, 2, level), ...flat(px, 2, level + 1), 'l dash thin'),
    ),
  )
  return forces.flat().join('') + Array.from({ length: layers }, (_, level) => layer(level)).join('')
}

/** Water molecules in ice: a ring of six held by hydrogen bonds, dashed. (x, y) is its middle. */
export function ice(x: number, y: number, size = 62): Shape {
  const corners = [90, 30, -30, -90, -150, 150].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180
    return [x + size * Math.cos(angle), y - size * Math.sin(angle)]
  })
  const parts = corners.map((oxygen, at) => {
    const next = corners[(at + 1) % 6] ?? oxygen
    const [ux, uy] = [(next[0] - oxygen[0]) / size, (next[1] - oxygen[1]) / size]
    const near: Point = [oxygen[0] + ux * 22, oxygen[1] + uy * 22]
    const out: Point = [oxygen[0] + ((oxygen[0] - x) / size) * 22, oxygen[1] + ((oxygen[1] - y) / size) * 22]
    const forces = line(near[0] + ux * 9, near[1] + uy * 9, next[0] - ux * 12, next[1] - uy * 12, 'p dash')
    const molecule =
      line(...oxygen, ...near) +
      line(...oxygen, ...out) +
      circle(...oxygen, 10, 'r rw') +
      circle(...near, 6.5, 'l sheet') +
      circle(...out, 6.5, 'l sheet') +
      text(oxygen[0], oxygen[1] + 4.2, 'O', { anchor: 'middle', cls: 's' })
    return forces + molecule
  })
  return parts.join('')
}
