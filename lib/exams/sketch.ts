import { curve, dot, line, type Point, polygon, type Shape, text } from '@/lib/figures/shapes'

/**
 * What a student draws: on the axes of a graph in the units of its data, on a figure in units of its canvas. Plain
 * data, so that a drawing is kept, sent and marked like any other answer.
 */
export type Spot = readonly [x: number, y: number]

export type Stroke =
  | { tool: 'point'; at: Spot }
  | { tool: 'line'; from: Spot; to: Spot }
  | { tool: 'arrow'; from: Spot; to: Spot }
  | { tool: 'curve'; through: readonly Spot[] }
  /** `id` names one of the labels that the part offers. */
  | { tool: 'label'; id: string; at: Spot }
  /** `id` names one of the bars of the graph. */
  | { tool: 'bar'; id: string; height: number }

export type SketchTool = Stroke['tool']

export const SKETCH_LIMITS = { strokes: 40, spots: 30, id: 40, coordinate: 1e7 } as const

/** Whether something that was sent is a list of strokes within the limits. */
export function areStrokes(value: unknown): value is Stroke[] {
  return Array.isArray(value) && value.length <= SKETCH_LIMITS.strokes && value.every(isStroke)
}

const isId = (value: unknown) => typeof value === 'string' && value.length <= SKETCH_LIMITS.id

const isCoordinate = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= SKETCH_LIMITS.coordinate

const isSpot = (value: unknown) => Array.isArray(value) && value.length === 2 && value.every(isCoordinate)

/** What each stroke holds beside its tool; nothing else may travel with it. */
const FIELDS: Readonly<Record<SketchTool, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  point: { at: isSpot },
  line: { from: isSpot, to: isSpot },
  arrow: { from: isSpot, to: isSpot },
  curve: {
    through: value =>
      Array.isArray(value) && value.length >= 2 && value.length <= SKETCH_LIMITS.spots && value.every(isSpot),
  },
  label: { id: isId, at: isSpot },
  bar: { id: isId, height: isCoordinate },
}

function isStroke(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { tool, ...rest } = value as Record<string, unknown>
  if (typeof tool !== 'string' || !Object.hasOwn(FIELDS, tool)) return false
  const fields = FIELDS[tool as SketchTool]
  return (
    Object.keys(rest).length === Object.keys(fields).length &&
    Object.entries(fields).every(([name, isFit]) => Object.hasOwn(rest, name) && isFit(rest[name]))
  )
}

/** The spots of a stroke that can be moved, in the order they were set. */
export function spotsOf(stroke: Stroke): readonly Spot[] {
  switch (stroke.tool) {
    case 'point':
    case 'label':
      return [stroke.at]
    case 'line':
    case 'arrow':
      return [stroke.from, stroke.to]
    case 'curve':
      return stroke.through
    case 'bar':
      return []
  }
}

/** The same stroke with one of its spots elsewhere. */
export function withSpot(stroke: Stroke, at: number, spot: Spot): Stroke {
  switch (stroke.tool) {
    case 'point':
    case 'label':
      return { ...stroke, at: spot }
    case 'line':
    case 'arrow':
      return at === 0 ? { ...stroke, from: spot } : { ...stroke, to: spot }
    case 'curve':
      return { ...stroke, through: stroke.through.map((each, index) => (index === at ? spot : each)) }
    case 'bar':
      return stroke
  }
}

export type SketchLook = {
  toCanvas: (spot: Spot) => Point
  labels: readonly { id: string; text: string }[]
  bars: readonly { id: string; at: number }[]
  /** Half the width of a bar, and where bars stand, in units of the data. */
  bar: { half: number; base: number }
  cls?: string
}

/** Drawn on a figure: strokes are in units of its canvas. */
export const canvasLook = (labels: SketchLook['labels'], cls = 'p'): SketchLook => ({
  toCanvas: spot => spot,
  labels,
  bars: [],
  bar: { half: 0, base: 0 },
  cls,
})

/** The strokes as shapes of the figure kit; every text is escaped, so the result is safe to set as HTML. */
export function sketchShapes(strokes: readonly Stroke[], look: SketchLook): Shape {
  return strokes.map(stroke => strokeShape(stroke, look)).join('')
}

function strokeShape(stroke: Stroke, { toCanvas, labels, bars, bar, cls = 'p' }: SketchLook): Shape {
  switch (stroke.tool) {
    case 'point': {
      const [x, y] = toCanvas(stroke.at)
      return line(x - 4, y - 4, x + 4, y + 4, cls) + line(x - 4, y + 4, x + 4, y - 4, cls)
    }
    case 'line':
    case 'arrow':
      return segment(toCanvas(stroke.from), toCanvas(stroke.to), stroke.tool === 'arrow', cls)
    case 'curve':
      return curve(stroke.through.map(toCanvas), cls)
    case 'label': {
      const [x, y] = toCanvas(stroke.at)
      const name = labels.find(({ id }) => id === stroke.id)?.text ?? ''
      // Electrons are what they are called: a dot, and a cross, with no name beside them.
      if (name === '•') return dot(x, y, FILL[cls] ?? 'pd', 3.2)
      if (name === '×')
        return line(x - 3.2, y - 3.2, x + 3.2, y + 3.2, cls) + line(x - 3.2, y + 3.2, x + 3.2, y - 3.2, cls)
      // A dot beside a charge would look like an electron.
      if (/^\d?[+−]$/.test(name)) return text(x, y + 4.5, name, { cls: 'tp', anchor: 'middle' })
      return dot(x, y, FILL[cls] ?? 'pd', 2.5) + text(x + 6, y + 4.5, name, { cls: 'tp' })
    }
    case 'bar': {
      const place = bars.find(({ id }) => id === stroke.id)
      if (!place) return ''
      const corners: Spot[] = [
        [place.at - bar.half, bar.base],
        [place.at - bar.half, stroke.height],
        [place.at + bar.half, stroke.height],
        [place.at + bar.half, bar.base],
      ]
      return polygon(corners.map(toCanvas), 'w') + polygon(corners.map(toCanvas), cls)
    }
  }
}

const FILL: Readonly<Record<string, string>> = { p: 'pd', g: 'gd', r: 'rd' }
const HEAD = 9

/** Arrow heads stand in the middle, as on rays and field lines. */
function segment(from: Point, to: Point, hasHead: boolean, cls: string): Shape {
  const shaft = line(...from, ...to, cls)
  if (!hasHead) return shaft
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const tip: Point = [
    from[0] + (to[0] - from[0]) * 0.55 + 4 * Math.cos(angle),
    from[1] + (to[1] - from[1]) * 0.55 + 4 * Math.sin(angle),
  ]
  const side = (turn: number): Point => [
    tip[0] - HEAD * Math.cos(angle + turn),
    tip[1] - HEAD * Math.sin(angle + turn),
  ]
  return shaft + polygon([tip, side(0.4), side(-0.4)], FILL[cls] ?? 'pd')
}

/** How far a spot lies from the straight piece between two others, in the units of all three. */
export function distanceToSegment([x, y]: Spot, [x1, y1]: Spot, [x2, y2]: Spot): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square))
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy)
}
