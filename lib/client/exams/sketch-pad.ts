import { SKETCH_LIMITS, type SketchTool, type Spot, type Stroke } from '@/lib/exams/sketch'

/** How a board is measured: where a drawing may go, and by how much a key moves it. */
export type SketchFrame = {
  width: number
  height: number
  toCanvas: (spot: Spot) => Spot
  /** Of a place on the canvas: the spot that a press there means. */
  spotAt: (canvas: Spot) => Spot
  /** The nearest place that may be drawn at. */
  snap: (spot: Spot) => Spot
  /** Where the cross of the keys begins: in the middle. */
  home: Spot
  /** What an arrow key moves by, and with Shift. */
  step: Spot
  leap: Spot
  /** A spot in words: "2.5, 14". */
  words: (spot: Spot) => string
  bars: readonly { id: string; text: string; at: number }[]
}

/** What is being drawn: the spots of a line or curve that are set already. */
export type Pad = { tool: SketchTool; label: string; pending: readonly Spot[] }

export type Placed = { pad: Pad; strokes: readonly Stroke[]; said: string }

const sameSpot = (one: Spot | undefined, other: Spot) => one?.[0] === other[0] && one[1] === other[1]

/** Of places on the canvas, the index of the nearest to a press; of equally near ones the last, which lies on top. */
export function nearestPlace(places: readonly Spot[], [x, y]: Spot): number {
  const away = places.map(place => Math.hypot(place[0] - x, place[1] - y))
  return away.lastIndexOf(Math.min(...away))
}

function nearestBar(frame: SketchFrame, [x]: Spot): SketchFrame['bars'][number] | null {
  const [nearest = null] = frame.bars.toSorted((one, other) => Math.abs(one.at - x) - Math.abs(other.at - x))
  return nearest
}

/** A press of the pointer or of Enter at a spot; null when nothing comes of it. */
export function place(pad: Pad, strokes: readonly Stroke[], at: Spot, frame: SketchFrame): Placed | null {
  if (strokes.length >= SKETCH_LIMITS.strokes) return null
  const spot = frame.snap(at)
  const where = frame.words(spot)
  switch (pad.tool) {
    case 'point':
      if (strokes.some(stroke => stroke.tool === 'point' && sameSpot(stroke.at, spot))) return null
      return { pad, strokes: [...strokes, { tool: 'point', at: spot }], said: `Point at ${where}` }
    case 'label': {
      const others = strokes.filter(stroke => stroke.tool !== 'label' || stroke.id !== pad.label)
      return {
        pad,
        strokes: [...others, { tool: 'label', id: pad.label, at: spot }],
        said: `Label at ${where}`,
      }
    }
    case 'bar': {
      const bar = nearestBar(frame, spot)
      return bar && { pad, strokes: withBar(strokes, bar.id, spot[1]), said: `${bar.text}: ${spot[1]}` }
    }
    case 'line':
    case 'arrow':
      return placeEnd(pad, pad.tool, strokes, spot, where)
    case 'curve':
      if (sameSpot(pad.pending.at(-1), spot)) return finishCurve(pad, strokes)
      if (pad.pending.length >= SKETCH_LIMITS.spots) return null
      return { pad: { ...pad, pending: [...pad.pending, spot] }, strokes, said: `Curve through ${where}` }
  }
}

function placeEnd(
  pad: Pad,
  tool: 'line' | 'arrow',
  strokes: readonly Stroke[],
  spot: Spot,
  where: string,
): Placed | null {
  const [from] = pad.pending
  if (!from) return { pad: { ...pad, pending: [spot] }, strokes, said: `Starts at ${where}` }
  if (sameSpot(from, spot)) return null
  return {
    pad: { ...pad, pending: [] },
    strokes: [...strokes, { tool, from, to: spot }],
    said: `Ends at ${where}`,
  }
}

/** The curve through what is set so far; null while that is less than two spots. */
export function finishCurve(pad: Pad, strokes: readonly Stroke[]): Placed | null {
  if (pad.tool !== 'curve' || pad.pending.length < 2) return null
  return {
    pad: { ...pad, pending: [] },
    strokes: [...strokes, { tool: 'curve', through: pad.pending }],
    said: 'Curve finished',
  }
}

export function withBar(strokes: readonly Stroke[], id: string, height: number): Stroke[] {
  return [...strokes.filter(stroke => stroke.tool !== 'bar' || stroke.id !== id), { tool: 'bar', id, height }]
}

/** An arrow key as a move of a spot; null for other keys. */
export function movedByKey(spot: Spot, key: string, isLeap: boolean, frame: SketchFrame): Spot | null {
  const [dx, dy] = isLeap ? frame.leap : frame.step
  const [x, y] = spot
  const moves: Readonly<Record<string, Spot>> = {
    ArrowLeft: [x - dx, y],
    ArrowRight: [x + dx, y],
    ArrowUp: [x, y + dy],
    ArrowDown: [x, y - dy],
  }
  const moved = Object.hasOwn(moves, key) ? moves[key] : undefined
  return moved ? frame.snap(moved) : null
}
