import { arrow, centred, curve, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

/** A store of a cycle: its middle on a grid of 360 by the height, and its words. */
export type Store = { at: Point; name: string; width?: number }
/** An end of a flow: a store, or a place along a wide one, so that arrows to the air run straight up. */
export type End = string | readonly [store: string, x: number]
/** A process from one store to another; `bend` bows the arrow sideways, `label` stands at its middle. */
export type Flow = {
  from: End
  to: End
  name: string
  bend?: number
  label?: Point
  anchor?: 'start' | 'middle' | 'end'
}

export type Cycle = {
  stores: Readonly<Record<string, Store>>
  flows: Readonly<Record<string, Flow>>
  height: number
}

export type CycleOptions = {
  /** letters instead of names: `{ photosynthesis: 'A' }`; `''` leaves a process or a store blank */
  letters?: Readonly<Record<string, string>>
}

type Box = { x: number; y: number; halfWidth: number; halfHeight: number }

function boxOf({ at: [x, y], name, width }: Store): Box {
  const lines = name.split('\n')
  const wide = width ?? Math.max(...lines.map(part => part.length)) * 7.6 + 14
  return { x, y, halfWidth: wide / 2, halfHeight: lines.length * 8 + 6 }
}

function endBox(stores: Cycle['stores'], end: End): Box | null {
  const [name, x] = typeof end === 'string' ? [end, undefined] : end
  const store = stores[name]
  if (!store) return null
  const box = boxOf(store)
  return x === undefined ? box : { ...box, x, halfWidth: 1000 }
}

/** Where a line from the middle of a box to a point leaves its edge, with a little room. */
function edge({ x, y, halfWidth, halfHeight }: Box, [toX, toY]: Point, room: number): Point {
  const [dx, dy] = [toX - x, toY - y]
  const part = Math.min(
    (halfWidth + room) / Math.max(Math.abs(dx), 0.01),
    (halfHeight + room) / Math.max(Math.abs(dy), 0.01),
  )
  return [x + dx * Math.min(part, 1), y + dy * Math.min(part, 1)]
}

function bowed(from: Box, to: Box, bend: number): { shape: Shape; middle: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = Math.hypot(dx, dy) || 1
  const middle: Point = [(from.x + to.x) / 2 - (dy / long) * bend, (from.y + to.y) / 2 + (dx / long) * bend]
  const [start, end] = [edge(from, middle, 1), edge(to, middle, 1)]
  if (bend === 0) return { shape: arrow(...start, ...end, { cls: 'p' }), middle }
  // The head follows the last part of the bow.
  const near: Point = [end[0] + (middle[0] - end[0]) * 0.18, end[1] + (middle[1] - end[1]) * 0.18]
  return { shape: curve([start, middle, near], 'p') + arrow(...near, ...end, { cls: 'p' }), middle }
}

/** Draws a cycle of stores and processes; names can give way to letters or blanks for a question. */
export function cycleDiagram({ stores, flows }: Cycle, options: CycleOptions = {}): Shape {
  const { letters = {} } = options
  const arrows = Object.entries(flows).map(([key, flow]) => {
    const [from, to] = [endBox(stores, flow.from), endBox(stores, flow.to)]
    if (!from || !to) return ''
    const { shape, middle } = bowed(from, to, flow.bend ?? 0)
    const letter = letters[key]
    const name = letter ?? flow.name
    const [x, y] = flow.label ?? [middle[0] + 6, middle[1]]
    const anchor = flow.anchor ?? 'start'
    return (
      shape + (name === '' ? '' : text(x, y + 4, name, { anchor, cls: letter === undefined ? 's' : 'b' }))
    )
  })
  const boxes = Object.entries(stores).map(([key, store]) => {
    const { x, y, halfWidth, halfHeight } = boxOf(store)
    const name = letters[key] ?? store.name
    return (
      rect(x - halfWidth, y - halfHeight, halfWidth * 2, halfHeight * 2, 'l sheet', 3) + centred(x, y, name)
    )
  })
  return arrows.join('') + boxes.join('')
}

/** The carbon cycle; its keys are photosynthesis, plantRespiration, animalRespiration, feeding, and so on. */
export const CARBON: Cycle = {
  height: 276,
  stores: {
    air: { at: [180, 24], name: 'carbon dioxide in the air', width: 330 },
    fuels: { at: [58, 250], name: 'fossil fuels' },
    plants: { at: [124, 140], name: 'plants' },
    animals: { at: [248, 140], name: 'animals' },
    decomposers: { at: [262, 250], name: 'decomposers', width: 120 },
  },
  flows: {
    combustion: { from: ['fuels', 26], to: ['air', 26], name: 'combustion', label: [32, 118] },
    photosynthesis: {
      from: ['air', 112],
      to: ['plants', 112],
      name: 'photo-\nsynthesis',
      label: [105, 74],
      anchor: 'end',
    },
    plantRespiration: { from: ['plants', 138], to: ['air', 138], name: 'respiration', label: [145, 98] },
    animalRespiration: {
      from: ['animals', 248],
      to: ['air', 248],
      name: 'respiration',
      label: [242, 72],
      anchor: 'end',
    },
    feeding: { from: 'plants', to: 'animals', name: 'feeding', label: [184, 130], anchor: 'middle' },
    plantDeath: { from: 'plants', to: 'decomposers', name: 'death', label: [176, 186], anchor: 'end' },
    animalDeath: {
      from: ['animals', 248],
      to: ['decomposers', 248],
      name: 'death,\nwaste',
      label: [242, 180],
      anchor: 'end',
    },
    fossilisation: { from: 'plants', to: 'fuels', name: 'fossilisation', label: [92, 212] },
    decomposerRespiration: {
      from: ['decomposers', 311],
      to: ['air', 311],
      name: 'respi-\nration',
      label: [317, 120],
    },
  },
}

/** The nitrogen cycle; its keys are fixation, lightning, nitrification, denitrification, uptake, and so on. */
export const NITROGEN: Cycle = {
  height: 282,
  stores: {
    gas: { at: [180, 22], name: 'nitrogen gas in the air', width: 300 },
    plants: { at: [60, 138], name: 'protein\nin plants' },
    animals: { at: [60, 252], name: 'protein\nin animals' },
    ammonium: { at: [222, 252], name: 'ammonium\ncompounds' },
    nitrites: { at: [318, 196], name: 'nitrites', width: 68 },
    nitrates: { at: [226, 138], name: 'nitrates\nin the soil' },
  },
  flows: {
    fixation: { from: ['gas', 60], to: ['plants', 60], name: 'fixation', label: [67, 74] },
    lightning: {
      from: ['gas', 206],
      to: ['nitrates', 206],
      name: 'lightning',
      label: [200, 74],
      anchor: 'end',
    },
    denitrification: { from: ['nitrates', 246], to: ['gas', 246], name: 'denitrification', label: [253, 74] },
    uptake: { from: 'nitrates', to: 'plants', name: 'uptake', label: [140, 128], anchor: 'middle' },
    feeding: { from: 'plants', to: 'animals', name: 'feeding', label: [67, 196] },
    decay: { from: 'animals', to: 'ammonium', name: 'decay', label: [142, 243], anchor: 'middle' },
    nitritation: { from: 'ammonium', to: 'nitrites', name: 'nitrification', label: [271, 240] },
    nitratation: { from: 'nitrites', to: 'nitrates', name: 'nitrification', label: [276, 164] },
    plantDecay: { from: 'plants', to: 'ammonium', name: 'decay', label: [156, 194] },
  },
}

/** The water cycle; its keys are evaporation, transpiration, condensation, precipitation, runOff. */
export const WATER: Cycle = {
  height: 262,
  stores: {
    clouds: { at: [220, 24], name: 'clouds' },
    vapour: { at: [84, 92], name: 'water vapour\nin the air' },
    plants: { at: [176, 164], name: 'plants' },
    ground: { at: [288, 164], name: 'soil and\nrivers' },
    sea: { at: [92, 238], name: 'sea and lakes' },
  },
  flows: {
    condensation: { from: 'vapour', to: 'clouds', name: 'condensation', label: [140, 44], anchor: 'end' },
    precipitation: { from: 'clouds', to: 'ground', name: 'precipitation', label: [262, 86] },
    evaporation: { from: 'sea', to: 'vapour', name: 'evaporation', label: [80, 174], anchor: 'end' },
    transpiration: { from: 'plants', to: 'vapour', name: 'transpiration', label: [146, 122] },
    absorption: { from: 'ground', to: 'plants', name: 'uptake', label: [229, 155], anchor: 'middle' },
    runOff: { from: 'ground', to: 'sea', name: 'run-off', label: [206, 220] },
  },
}
