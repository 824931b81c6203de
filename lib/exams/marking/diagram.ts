import type { Spot, Stroke } from '../sketch'
import {
  APART,
  type CurveShape,
  crossing,
  distanceToPath,
  gapsBetween,
  hasShape,
  lengthened,
  liesWithin,
  meet,
  type Path,
  pairsOf,
  smoothed,
} from './diagram-paths'

/**
 * Reads a diagram that a student drew on bare axes: lines and curves are known by the label that stands at them, so it
 * does not matter where they lie, only how they lie to each other. Canvas units; y grows downwards.
 */

/** A spot of the diagram by what meets there; `x` and `y` name the axes. */
export type Place =
  | { cross: readonly [one: string, other: string] }
  /** On a curve, straight above or below another spot: on `x`, the quantity of an equilibrium. */
  | { on: string; over: Place }
  /** On a curve, on the level of another spot: on `y`, its price. */
  | { on: string; beside: Place }
  /** The left end of a curve. */
  | { start: string }
  /** Where the student set a label. */
  | { label: string }

export type Side = 'left' | 'right' | 'up' | 'down'

/** What is looked for; a point of the scheme is earned by all of its checks. */
export type DiagramCheck =
  | { draws: string; shape: CurveShape | readonly CurveShape[] }
  | { moves: string; to: Side; from: string }
  /** One spot lies so as seen from another: where good harvests are sold, below the floor. */
  | { spot: Place; to: Side; from: Place }
  | { marks: string; at: Place }
  | { marks: string; within: readonly [Place, Place, Place, ...Place[]] }
  | { marks: string; along: string }
  /** Seen from the origin: a spot inside a production possibility curve, or beyond it. */
  | { marks: string; lies: 'inside' | 'outside'; of: string }

export type Diagram = {
  axes: { origin: Spot; right: number; top: number }
  labels: readonly { id: string; text: string }[]
}

export type DiagramVerdict = { earned: boolean; reason: string }

type Drawn = { diagram: Diagram; strokes: readonly Stroke[] }

/** Whoever is further away than this did not put the label at the line. */
const AT_CURVE = 26
const AT_SPOT = 16
/** Along an axis a value must be right; it may stand beside the axis, where values stand. */
const ALONG_AXIS = 14
const BESIDE_AXIS = 36
/** One thing missing makes many others missing. */
const FAULTS_TOLD = 2

export function judgeDiagram(
  strokes: readonly Stroke[],
  checks: readonly DiagramCheck[],
  diagram: Diagram,
): DiagramVerdict {
  const faults = checks.flatMap(check => faultOf(check, { diagram, strokes }) ?? [])
  if (faults.length === 0) return { earned: true, reason: 'Your diagram shows it.' }
  return { earned: false, reason: [...new Set(faults)].slice(0, FAULTS_TOLD).join(' ') }
}

function faultOf(check: DiagramCheck, drawn: Drawn): string | null {
  const missing = curvesOf(check).flatMap(id => missingCurve(id, drawn) ?? [])
  const unset = namesOf(check).find(id => labelsOf(id, drawn).length === 0)
  if (unset !== undefined) return `There is no label “${nameOf(unset, drawn)}”.`
  if (missing[0]) return missing[0]
  if ('draws' in check) return shapeFault(check, drawn)
  if ('moves' in check) return moveFault(check, drawn)
  if ('spot' in check) return orderFault(check, drawn)
  if ('at' in check) return spotFault(check, drawn)
  return 'within' in check ? areaFault(check, drawn) : curveFault(check, drawn)
}

const nameOf = (id: string, { diagram }: Drawn) => diagram.labels.find(label => label.id === id)?.text ?? id

const labelsOf = (id: string, { strokes }: Drawn): Spot[] =>
  strokes.flatMap(stroke => (stroke.tool === 'label' && stroke.id === id ? [stroke.at] : []))

/** The labels that the check asks for beside curves. */
function namesOf(check: DiagramCheck): string[] {
  if ('marks' in check) return [check.marks]
  return 'spot' in check
    ? [check.spot, check.from].flatMap(place => ('label' in place ? [place.label] : []))
    : []
}

function curvesOf(check: DiagramCheck): string[] {
  if ('draws' in check) return [check.draws]
  if ('moves' in check) return [check.moves, check.from]
  if ('spot' in check) return [check.spot, check.from].flatMap(curvesOfPlace)
  if ('along' in check) return [check.along]
  if ('lies' in check) return [check.of]
  return ('at' in check ? [check.at] : check.within).flatMap(curvesOfPlace)
}

function curvesOfPlace(place: Place): string[] {
  if ('cross' in place) return [...place.cross]
  if ('start' in place) return [place.start]
  if ('label' in place) return []
  return [place.on, ...curvesOfPlace('over' in place ? place.over : place.beside)]
}

function missingCurve(id: string, drawn: Drawn): string | null {
  if (pathOf(id, drawn)) return null
  return labelsOf(id, drawn).length === 0
    ? `There is no line or curve labelled “${nameOf(id, drawn)}”.`
    : `The label “${nameOf(id, drawn)}” stands at no line or curve.`
}

/** The line or curve that the label stands at. */
function pathOf(id: string, drawn: Drawn): Path | null {
  const { origin, right, top } = drawn.diagram.axes
  // Twice as long: a curve may begin above the arrow.
  if (id === 'x') return [origin, [2 * right - origin[0], origin[1]]]
  if (id === 'y') return [origin, [origin[0], 2 * top - origin[1]]]
  const [set] = labelsOf(id, drawn)
  if (!set) return null
  // Beside an axis a name stands for what begins there.
  const at: Spot = [Math.max(set[0], origin[0]), Math.min(set[1], origin[1])]
  const near = drawn.strokes
    .flatMap(stroke => (stroke.tool === 'line' || stroke.tool === 'curve' ? [pathFrom(stroke)] : []))
    .map(path => ({ path, away: distanceToPath(at, path) }))
    .sort((one, other) => one.away - other.away)[0]
  return near && near.away <= AT_CURVE ? near.path : null
}

const pathFrom = (stroke: Extract<Stroke, { tool: 'line' | 'curve' }>): Path =>
  stroke.tool === 'line' ? [stroke.from, stroke.to] : smoothed(stroke.through)

const SHAPES: Readonly<Record<CurveShape, string>> = {
  falls: 'fall from left to right',
  rises: 'rise from left to right',
  level: 'lie level',
  upright: 'stand upright',
  u: 'fall first and then rise',
  outwards: 'fall and bow outwards',
}

function shapeFault({ draws, shape }: Extract<DiagramCheck, { draws: string }>, drawn: Drawn): string | null {
  const path = pathOf(draws, drawn)
  const shapes = typeof shape === 'string' ? [shape] : shape
  if (path && shapes.some(each => hasShape(path, each))) return null
  return `“${nameOf(draws, drawn)}” does not ${shapes.map(each => SHAPES[each]).join(' or ')}.`
}

const SIDES: Readonly<Record<Side, string>> = {
  left: 'to the left of',
  right: 'to the right of',
  up: 'above',
  down: 'below',
}

function moveFault(
  { moves, to, from }: Extract<DiagramCheck, { moves: string }>,
  drawn: Drawn,
): string | null {
  const [after, before] = [pathOf(moves, drawn), pathOf(from, drawn)]
  const fault = `“${nameOf(moves, drawn)}” does not lie ${SIDES[to]} “${nameOf(from, drawn)}”.`
  if (!after || !before) return fault
  const gaps = gapsBetween(after, before, axisOf(to))
  return gaps.length > 0 && gaps.every(gap => signOf(to) * gap > APART) ? null : fault
}

const axisOf = (side: Side) => (side === 'left' || side === 'right' ? 0 : 1)
const signOf = (side: Side) => (side === 'right' || side === 'down' ? 1 : -1)

function orderFault({ spot, to, from }: Extract<DiagramCheck, { spot: Place }>, drawn: Drawn): string | null {
  const [those, base] = [spotsAt(spot, drawn), spotsAt(from, drawn)[0]]
  const axis = axisOf(to)
  const isSo = base && those[0] && signOf(to) * (those[0][axis] - base[axis]) > APART
  if (isSo) return null
  const [one = '', other = ''] = [spot, from].map(place => spotName(place, drawn))
  return `${one.charAt(0).toUpperCase()}${one.slice(1)} is not ${SIDES[to]} ${other}.`
}

const spotName = (place: Place, drawn: Drawn) =>
  'label' in place ? `“${nameOf(place.label, drawn)}”` : wordsFor(place, drawn)

/** Every spot that the words describe: curves may meet more than once. */
function spotsAt(place: Place, drawn: Drawn): Spot[] {
  if ('cross' in place) {
    const [one, other] = place.cross.map(id => lengthened(pathOf(id, drawn) ?? []))
    return pairsOf(one ?? []).flatMap(piece =>
      pairsOf(other ?? []).flatMap(against => crossing(piece, against) ?? []),
    )
  }
  if ('label' in place) return labelsOf(place.label, drawn)
  if ('start' in place)
    return (pathOf(place.start, drawn) ?? []).toSorted(([one], [other]) => one - other).slice(0, 1)
  const path = pathOf(place.on, drawn) ?? []
  return 'over' in place
    ? spotsAt(place.over, drawn).flatMap(([x]) => meet(path, 0, x))
    : spotsAt(place.beside, drawn).flatMap(([, y]) => meet(path, 1, y))
}

function isNear([x, y]: Spot, [x1, y1]: Spot, place: Place): boolean {
  const [dx, dy] = [Math.abs(x - x1), Math.abs(y - y1)]
  if ('on' in place && place.on === 'x') return dx <= ALONG_AXIS && dy <= BESIDE_AXIS
  if ('on' in place && place.on === 'y') return dy <= ALONG_AXIS && dx <= BESIDE_AXIS
  return Math.hypot(dx, dy) <= AT_SPOT
}

function spotFault({ marks, at }: Extract<DiagramCheck, { at: Place }>, drawn: Drawn): string | null {
  const right = spotsAt(at, drawn)
  const set = labelsOf(marks, drawn)
  const isRight = set.every(spot => right.some(each => isNear(spot, each, at)))
  return right.length > 0 && isRight ? null : `“${nameOf(marks, drawn)}” is not ${wordsFor(at, drawn)}.`
}

function wordsFor(place: Place, drawn: Drawn): string {
  if ('cross' in place) return `where ${place.cross.map(id => `“${nameOf(id, drawn)}”`).join(' and ')} meet`
  if (!('on' in place)) return 'at the right spot'
  if (place.on === 'x' && 'over' in place) return 'on the axis below the right spot'
  return place.on === 'y' && 'beside' in place
    ? 'on the axis level with the right spot'
    : `on “${nameOf(place.on, drawn)}” at the right spot`
}

function areaFault(
  { marks, within }: Extract<DiagramCheck, { within: unknown }>,
  drawn: Drawn,
): string | null {
  const corners = within.flatMap(place => spotsAt(place, drawn).slice(0, 1))
  const isInside =
    corners.length === within.length && labelsOf(marks, drawn).every(spot => liesWithin(spot, corners))
  return isInside ? null : `“${nameOf(marks, drawn)}” does not stand in the right area.`
}

/** On a curve, or on one side of it. */
function curveFault(
  check: Extract<DiagramCheck, { along: unknown } | { lies: unknown }>,
  drawn: Drawn,
): string | null {
  const [of, words] = 'along' in check ? [check.along, 'on'] : [check.of, check.lies]
  const path = pathOf(of, drawn) ?? []
  const fits = (spot: Spot) => {
    if ('along' in check) return distanceToPath(spot, path) <= AT_SPOT
    const isBeyond = pairsOf(path).some(piece => crossing([drawn.diagram.axes.origin, spot], piece))
    return isBeyond === (check.lies === 'outside')
  }
  return labelsOf(check.marks, drawn).every(fits)
    ? null
    : `“${nameOf(check.marks, drawn)}” is not ${words} “${nameOf(of, drawn)}”.`
}
