import { type Market, type MarketOptions, market } from '@/lib/figures/markets'
import { centred, curve, dot, type Point, polygon, polyline, type Shape, text } from '@/lib/figures/shapes'
import { areaWithin, balanceOf, type Straight, straightWithin, type Window } from './crossings'
import { beside, clearest, type Track } from './placing'

/** What an author may ask of every diagram: shading, letters in areas, letters at points, other axes. */
export type Ask<PointName extends string = string, AreaName extends string = string> = {
  /** areas to shade; each takes its own tint, and a letter or a name should say which is which */
  shade?: readonly AreaName[]
  /** letters (or short names) in areas: `{ deadweightLoss: 'C' }` */
  letters?: Partial<Record<AreaName, string>>
  /** letters at points: `{ before: 'E' }` */
  mark?: Partial<Record<PointName, string>>
  /** the names on the axes; `false` leaves all out, so that a student can add them */
  reads?: boolean
  frame?: MarketOptions
}

/** A finished diagram, to draw more upon: points and areas are in per cent of the axes. */
export type Diagram<PointName extends string = string, AreaName extends string = string> = {
  shape: Shape
  market: Market
  points: Readonly<Record<PointName, Point>>
  areas: Readonly<Record<AreaName, readonly Point[]>>
}

export type Line = {
  kind: 'line'
  line: Straight
  name: string
  cls?: string
  nameAt?: 'end' | 'start' | 'above' | 'left'
}
export type Bend = {
  kind: 'bend'
  points: readonly Point[]
  name: string
  cls?: string
  nameAt?: 'end' | 'above'
}
/** The names of a point's quantity and price; `''` draws no line to that axis. */
export type Read = { point: Point; x: string; y: string; dot?: boolean }

const WINDOW: Window = { left: 0, right: 92, bottom: 0, top: 94 }
const TINTS = ['w', 'hl', 'rw', 'gw', 'sunk']

/** A drawing, and the lines on the canvas that letters keep clear of. */
type EndName = { x: number; y: number; content: string }
type Drawn = { shape: Shape; tracks: readonly Track[]; name?: EndName }
const NOTHING: Drawn = { shape: '', tracks: [] }

function drawnLine(m: Market, { line: whole, name, cls = 'l', nameAt = 'end' }: Line): Drawn {
  const upright = Math.abs(whole[0][0] - whole[1][0]) < 1e-6
  const falls = (whole[1][1] - whole[0][1]) * (whole[1][0] - whole[0][0]) < 0
  // A falling curve stops above the axis, so that its name does not stand on it.
  const kept = straightWithin(whole, { ...WINDOW, bottom: falls && !upright && name !== '' ? 5 : 0 })
  if (kept === null) return NOTHING
  const track = kept.map(point => m.at(...point))
  const drawn = polyline(track, cls)
  const named = (shape: Shape): Drawn => ({ shape: drawn + shape, tracks: [track] })
  if (name === '') return named('')
  const [x, y] = m.at(...(nameAt === 'start' ? kept[0] : kept[1]))
  if (upright || nameAt === 'above') return named(text(x, y - 7, name, { anchor: 'middle' }))
  if (nameAt === 'start') return named(text(x + 3, y - 7, name))
  if (nameAt === 'left') {
    const [from, to] = kept
    const [nx, ny] = m.at(to[0] - 0.06 * (to[0] - from[0]), to[1] - 0.06 * (to[1] - from[1]))
    return named(text(nx - 6, ny + 6, name, { anchor: 'end' }))
  }
  return { shape: drawn, tracks: [track], name: { x: x + 6, y: y + 4, content: name } }
}

function drawnBend(m: Market, { points, name, cls = 'l', nameAt = 'end' }: Bend): Drawn {
  const track = points.map(point => m.at(...point))
  const [x, y] = track.at(-1) ?? [0, 0]
  const drawn = curve(track, cls)
  if (name === '') return { shape: drawn, tracks: [track] }
  if (nameAt === 'above')
    return { shape: drawn + text(x, y - 7, name, { anchor: 'middle' }), tracks: [track] }
  return { shape: drawn, tracks: [track], name: { x: x + 6, y: y + 4, content: name } }
}

const lettersOf = (content: string): number => content.replace(/[*_{}]/g, '').length

/** Names at the ends of curves, moved up or down where two would touch. */
function endNames(drawn: readonly Drawn[]): Shape {
  const names = drawn.flatMap(each => (each.name ? [{ ...each.name }] : [])).sort((a, b) => a.y - b.y)
  for (let round = 0; round < 20; round += 1)
    for (const [at, upper] of names.entries())
      for (const lower of names.slice(at + 1)) {
        const apart =
          upper.x > lower.x + lettersOf(lower.content) * 7.5 ||
          lower.x > upper.x + lettersOf(upper.content) * 7.5
        const missing = 15 - (lower.y - upper.y)
        if (apart || missing <= 0) continue
        upper.y -= missing / 2
        lower.y += missing / 2
      }
  return names.map(({ x, y, content }) => text(x, y, content)).join('')
}

/** Places for names along an axis, in their order, moved apart where they would touch. */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place)
  for (let round = 0; round < 40; round += 1) {
    for (const [at, each] of order.entries()) {
      const next = order[at + 1]
      if (!next || next.place - each.place >= gap) continue
      const push = (gap - (next.place - each.place)) / 2
      each.place -= push
      next.place += push
    }
  }
  return places.map((_, at) => order.find(each => each.at === at)?.place ?? 0)
}

type AxisName = { place: number; name: string }

/** One name for each place: a second point at the same height or quantity shares the name of the first. */
function addName(list: AxisName[], place: number, name: string): void {
  if (!list.some(each => Math.abs(each.place - place) < 0.5)) list.push({ place, name })
}

/** Dashed lines from points to both axes, with the names kept apart where points lie close. */
export function readings(m: Market, reads: readonly Read[]): Drawn {
  const [ox, oy] = m.at(0, 0)
  const across: AxisName[] = []
  const down: AxisName[] = []
  const tracks: Track[] = []
  let drawn = ''
  for (const { point, x, y, dot: spot = true } of reads) {
    const [px, py] = m.at(...point)
    if (y !== '') {
      tracks.push([
        [ox, py],
        [px, py],
      ])
      addName(across, py, y)
    }
    if (x !== '') {
      tracks.push([
        [px, py],
        [px, oy],
      ])
      addName(down, px, x)
    }
    if (spot) drawn += dot(px, py)
  }
  const heights = spread(
    across.map(each => each.place),
    15,
  )
  const widest = Math.max(2, ...down.map(({ name }) => lettersOf(name))) * 7.1 + 3
  const sides = spread(
    down.map(each => each.place),
    widest,
  )
  for (const [at, { name }] of across.entries())
    drawn += text(ox - 6, (heights[at] ?? 0) + 4, name, { anchor: 'end' })
  for (const [at, { name }] of down.entries())
    drawn += text(sides[at] ?? 0, oy + 17, name, { anchor: 'middle' })
  return { shape: tracks.map(track => polyline(track, 'l dash thin')).join('') + drawn, tracks }
}

export type Parts<PointName extends string, AreaName extends string> = {
  curves: readonly (Line | Bend)[]
  points: Record<PointName, Point>
  areas: Record<AreaName, readonly Point[]>
  reads?: readonly Read[]
  /** drawn last: arrows, brackets */
  over?: (m: Market) => Shape
}

/** Puts a diagram together: tints lowest, then curves, then dashed readings, then letters. */
export function diagram<PointName extends string, AreaName extends string>(
  parts: Parts<PointName, AreaName>,
  ask: Ask<PointName, AreaName>,
  axes: MarketOptions = {},
): Diagram<PointName, AreaName> {
  const m = market({ width: 256, height: 204, ...axes, ...ask.frame })
  const onCanvas = (name: AreaName) => areaWithin(parts.areas[name], WINDOW).map(point => m.at(...point))
  const tints = (ask.shade ?? []).map((name, at) => polygon(onCanvas(name), TINTS[at % TINTS.length]))
  const curves = parts.curves.map(each => (each.kind === 'line' ? drawnLine(m, each) : drawnBend(m, each)))
  const reads = ask.reads === false ? NOTHING : readings(m, parts.reads ?? [])
  const tracks = [...curves.flatMap(each => each.tracks), ...reads.tracks]
  const letters = (Object.entries(ask.letters ?? {}) as [AreaName, string | undefined][]).map(
    ([name, letter]) => {
      const area = onCanvas(name)
      if (!letter || area.length < 3) return ''
      return centred(
        ...clearest(area, tracks, balanceOf(area), letter.length * 3.6),
        letter,
        letter.length > 2 ? undefined : 'b',
      )
    },
  )
  const marks = (Object.entries(ask.mark ?? {}) as [PointName, string | undefined][]).map(
    ([name, letter]) => {
      const point: Point = parts.points[name]
      const spot = m.at(...point)
      return letter ? dot(...spot) + centred(...beside(spot, tracks), letter, 'b') : ''
    },
  )
  return {
    market: m,
    points: parts.points,
    areas: parts.areas,
    shape: [
      ...tints,
      m.axes,
      ...curves.map(each => each.shape),
      endNames(curves),
      reads.shape,
      parts.over?.(m) ?? '',
      ...letters,
      ...marks,
    ].join(''),
  }
}

/** The height of a figure with one diagram of the usual size. */
export const DIAGRAM_HEIGHT = 280
