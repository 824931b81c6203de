import { centred, circle, dot, line, type Point, polar, type Shape, text } from '@/lib/figures/shapes'

/** Electrons as papers mark them: dots and crosses, and triangles where a third atom is to be told apart. */
export type Electron = 'dot' | 'cross' | 'triangle'

export function electron(x: number, y: number, kind: Electron = 'dot', cls = 'p'): Shape {
  if (kind === 'dot') return dot(x, y, cls === 'p' ? 'pd' : 'd', 3.2)
  if (kind === 'cross')
    return line(x - 3.2, y - 3.2, x + 3.2, y + 3.2, cls) + line(x - 3.2, y + 3.2, x + 3.2, y - 3.2, cls)
  return `<path class="${cls} sheet" d="M${x.toFixed(1)} ${(y - 4).toFixed(1)}L${(x + 4).toFixed(1)} ${(y + 3).toFixed(1)}L${(x - 4).toFixed(1)} ${(y + 3).toFixed(1)}Z"/>`
}

/** Half the angle between the two electrons of a pair, for their distance to stay the same on every shell. */
export function pairTurn(radius: number): number {
  return (Math.asin(Math.min(1, 5.2 / Math.max(6, radius))) * 180) / Math.PI
}

const CORNERS = [90, 0, 270, 180]

/** Where a shell's electrons stand: singly first, then in pairs, as examiners draw them; a full shell of 18 evenly. */
export function electronAngles(count: number, radius: number): number[] {
  if (count <= 0) return []
  if (count === 2) return [90, 270]
  if (count > 8) return Array.from({ length: count }, (_, at) => 90 + (360 * at) / count)
  const turn = pairTurn(radius)
  return Array.from({ length: count }, (_, at) => {
    const corner = CORNERS[at % 4] ?? 0
    if (at >= 4) return corner - turn
    return at + 4 < count ? corner + turn : corner
  })
}

/** Electrons in shells by the rule of the first twenty elements: 2, 8, 8, then the rest. */
export function shellsOf(electrons: number): number[] {
  const shells: number[] = []
  let left = Math.max(0, Math.round(electrons))
  for (const room of [2, 8, 8, 18]) {
    if (left <= 0) break
    shells.push(Math.min(room, left))
    left -= room
  }
  return shells
}

export type ShellOptions = {
  /** in the middle: a symbol, `X`, or `11p\n12n` */
  nucleus?: string
  firstRadius?: number
  gap?: number
  kind?: Electron
  /** marks the outer shell otherwise: electrons that came from another atom */
  gained?: { count: number; kind: Electron }
}

/** An atom or ion with its electrons on circles: `electronShells(180, 100, [2, 8, 1], { nucleus: 'Na' })`. */
export function electronShells(
  x: number,
  y: number,
  shells: readonly number[],
  { nucleus = '', firstRadius = 24, gap = 16, kind = 'cross', gained }: ShellOptions = {},
): Shape {
  const rings = shells.map((count, shell) => {
    const radius = firstRadius + shell * gap
    const isOuter = shell === shells.length - 1
    const foreign = isOuter && gained ? gained.count : 0
    const electrons = electronAngles(count, radius).map((angle, at) => {
      const isGained = at >= count - foreign
      return electron(...polar(x, y, radius, angle), isGained && gained ? gained.kind : kind)
    })
    return circle(x, y, radius, 'l thin') + electrons.join('')
  })
  return rings.join('') + (nucleus ? centred(x, y, nucleus) : dot(x, y, 'd', 4))
}

/** What is seen, for `figure({ description })`. */
export function describeShells(name: string, shells: readonly number[]): string {
  const counts = shells.map((count, at) => `${count} in shell ${at + 1}`)
  const total = shells.reduce((sum, count) => sum + count, 0)
  return `${name} with ${total} electrons on ${shells.length === 1 ? 'one circle' : `${shells.length} circles`} around its nucleus: ${counts.join(', ')}.`
}

export type BoxFill = '' | 'u' | 'd' | 'ud'

/**
 * Electrons in boxes: each string of `boxes` holds the arrows of one orbital, `ud` a pair, `u` one electron.
 * The label stands below: `orbitalBoxes(20, 40, ['ud', 'u', 'u'], '2p')`.
 */
export function orbitalBoxes(x: number, y: number, boxes: readonly BoxFill[], label = '', size = 22): Shape {
  const arrowAt = (px: number, up: boolean) => {
    const [tail, tip] = up ? [y + size - 4, y + 4] : [y + 4, y + size - 4]
    const back = up ? 5 : -5
    return line(px, tail, px, tip, 'p') + line(px, tip, px + (up ? -3.5 : 3.5), tip + back, 'p')
  }
  const drawn = boxes.map((fill, at) => {
    const left = x + at * size
    const frame = `<rect class="l" x="${left}" y="${y}" width="${size}" height="${size}"/>`
    return (
      frame +
      (fill.includes('u') ? arrowAt(left + size * 0.34, true) : '') +
      (fill.includes('d') ? arrowAt(left + size * 0.66, false) : '')
    )
  })
  const middle = x + (boxes.length * size) / 2
  return drawn.join('') + (label ? text(middle, y + size + 16, label, { anchor: 'middle' }) : '')
}

/** Hund's rule: how so many electrons fill the orbitals of a subshell. */
export function filled(electrons: number, orbitals: number): BoxFill[] {
  return Array.from({ length: orbitals }, (_, at): BoxFill => {
    if (electrons > orbitals + at) return 'ud'
    return electrons > at ? 'u' : ''
  })
}

const SUBSHELLS: readonly (readonly [name: string, orbitals: number])[] = [
  ['1s', 1],
  ['2s', 1],
  ['2p', 3],
  ['3s', 1],
  ['3p', 3],
  ['3d', 5],
  ['4s', 1],
  ['4p', 3],
]

/** Levels of energy, one above the other, with the electrons of each: `{ '1s': 2, '2s': 2, '2p': 4 }`. */
export function energyLevels(
  x: number,
  y: number,
  height: number,
  electrons: Readonly<Record<string, number>>,
): Shape {
  // In energy 4s lies just below 3d while both are being filled.
  const rank: Readonly<Record<string, number>> = { '4s': 5, '3d': 5.7, '4p': 6.6 }
  const shown = SUBSHELLS.filter(([name]) => electrons[name] !== undefined)
  const level = ([name]: readonly [string, number]) =>
    rank[name] ?? SUBSHELLS.findIndex(each => each[0] === name)
  const top = Math.max(1, ...shown.map(level))
  const size = Math.max(20, Math.min(22, height / (top + 2)))
  return shown
    .map(each => {
      const [name, orbitals] = each
      const py = y + height - size - (level(each) / top) * (height - size)
      // Wide subshells stand to the right of the single boxes, so that near levels never meet.
      const px = x + (orbitals === 1 ? 24 : orbitals === 3 ? 74 : 168)
      return (
        orbitalBoxes(px, py, filled(electrons[name] ?? 0, orbitals), '', size) +
        text(px - 5, py + size / 2 + 4.5, name, { anchor: 'end' })
      )
    })
    .join('')
}

/** The shape of an orbital with its axes: s is a sphere, p two lobes along an axis. */
export function orbital(x: number, y: number, kind: 's' | 'px' | 'py' | 'pz', size = 34): Shape {
  const reach = size + 12
  const depth: Point = [-0.62, 0.5]
  const axes =
    line(x - reach, y, x + reach, y, 'l thin') +
    line(x, y - reach, x, y + reach, 'l thin') +
    line(x - depth[0] * reach, y - depth[1] * reach, x + depth[0] * reach, y + depth[1] * reach, 'l thin') +
    text(x + reach + 3, y + 4, '*x*', { cls: 's' }) +
    text(x + 3, y - reach + 4, '*z*', { cls: 's' }) +
    text(x + depth[0] * reach - 3, y + depth[1] * reach + 8, '*y*', { anchor: 'end', cls: 's' })
  if (kind === 's') return axes + circle(x, y, size * 0.75, 'p w')
  const [dx, dy] = kind === 'px' ? [1, 0] : kind === 'pz' ? [0, -1] : depth
  return axes + lobe(x, y, [dx, dy], size) + lobe(x, y, [-dx, -dy], size)
}

function lobe(x: number, y: number, [dx, dy]: Point, size: number): Shape {
  const at = (along: number, across: number) =>
    `${(x + (dx * along - dy * across) * size).toFixed(1)} ${(y + (dy * along + dx * across) * size).toFixed(1)}`
  return `<path class="p w" d="M${at(0, 0)}C${at(0.3, 0.58)} ${at(1.05, 0.62)} ${at(1.05, 0)}C${at(1.05, -0.62)} ${at(0.3, -0.58)} ${at(0, 0)}Z"/>`
}
