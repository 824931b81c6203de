import { arrow, circle, curve, dot, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { chance, ovalPoints, xy } from './organic'

export type PlantCellState = 'turgid' | 'flaccid' | 'plasmolysed'
type StateValues = { state: PlantCellState }

const PULLED: Record<PlantCellState, number> = { turgid: 0, flaccid: 3.5, plasmolysed: 19 }

const STATE_TELLS: Record<PlantCellState, string> = {
  turgid: 'The inner outline presses against the wall all round, and the walls bulge outwards.',
  flaccid: 'The inner outline only just touches the wall, which is straight.',
  plasmolysed: 'The inner outline has shrunk away from the wall nearly everywhere, leaving a gap.',
}

function wallOutline(state: PlantCellState, inset: number): Point[] {
  const bulge = state === 'turgid' ? 7 : 0
  const [x, y, w, h] = [116 + inset, 22 + inset, 128 - 2 * inset, 104 - 2 * inset]
  return [
    [x, y],
    [x + w / 2, y - bulge],
    [x + w, y],
    [x + w + bulge, y + h / 2],
    [x + w, y + h],
    [x + w / 2, y + h + bulge],
    [x, y + h],
    [x - bulge, y + h / 2],
  ]
}

/** Straight or bulging sides with sharp corners. */
function walled(points: readonly Point[], cls: string): Shape {
  const at = (index: number): Point => points[index % 8] ?? [0, 0]
  const side = (from: number) => {
    const [a, b, c] = [at(from), at(from + 1), at(from + 2)]
    const control: Point = [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2]
    return `Q${[...control, ...c].map(value => Math.round(value * 10) / 10).join(' ')}`
  }
  return `<path class="${cls}" d="M${at(0).join(' ')}${[0, 2, 4, 6].map(side).join('')}Z"/>`
}

/** The living contents at a state: pressed to the wall, or shrunk into a rounded body that holds to the wall at a few points. */
function contents(state: PlantCellState): Shape {
  if (state !== 'plasmolysed') {
    const gap = 5.5 + (state === 'flaccid' ? 0.6 : 0)
    const inner = 18 + PULLED[state]
    return (
      walled(wallOutline(state, gap), 'l thin sunk') +
      curve(roundedBox(116 + inner, 22 + inner, 128 - 2 * inner, 104 - 2 * inner), 'l w', true)
    )
  }
  const outline: Point[] = xy(
    '122 30, 150 43, 180 40, 212 44, 226 60, 222 82, 210 102, 182 106, 152 108, 138 92, 140 62',
  )
  const inner = outline.slice(1).map(([x, y]): Point => [181 + (x - 181) * 0.62, 74 + (y - 74) * 0.6])
  return curve(outline, 'l thin sunk', true) + curve(inner, 'l w', true)
}

function roundedBox(x: number, y: number, w: number, h: number): Point[] {
  const c = 12
  return [
    [x + c, y],
    [x + w / 2, y],
    [x + w - c, y],
    [x + w, y + c],
    [x + w, y + h / 2],
    [x + w, y + h - c],
    [x + w - c, y + h],
    [x + w / 2, y + h],
    [x + c, y + h],
    [x, y + h - c],
    [x, y + h / 2],
    [x, y + c],
  ]
}

/** A plant cell in a solution: turgid in water, flaccid, or plasmolysed in a concentrated one. */
export const plantCellInSolution = drawing({
  title: 'A plant cell in a solution',
  height: 150,
  left: 106,
  right: 254,
  tells: ({ state = 'turgid' }: Partial<StateValues>) =>
    `A box-shaped cell with a thick wall, a thin outline inside the wall and a large clear space. ${STATE_TELLS[state]}`,
  parts: ({ state = 'turgid' }: Partial<StateValues>) => ({
    'cell wall': { at: [118, 96] as Point, side: 'left' as const, seen: 'the thick wall' },
    cytoplasm: {
      at: (state === 'plasmolysed' ? [146, 62] : [127, 62]) as Point,
      side: 'left' as const,
      seen: 'the shaded band',
    },
    'cell membrane': {
      at: (state === 'plasmolysed' ? [225, 70] : state === 'turgid' ? [243, 52] : [238, 52]) as Point,
      side: 'right' as const,
      seen: 'the thin outline of the contents',
    },
    vacuole: { at: [190, 86] as Point, side: 'right' as const, seen: 'the clear space' },
    'external solution': {
      // outside the cell unless the contents have drawn back from the wall
      at: (state === 'plasmolysed' ? [232, 112] : [250, 136]) as Point,
      side: 'right' as const,
      seen:
        state === 'plasmolysed' ? 'the gap between the wall and the contents' : 'the region outside the cell',
    },
  }),
  draw: ({ state = 'turgid' }: Partial<StateValues>) =>
    walled(wallOutline(state, 0), 'l gw') + walled(wallOutline(state, 5), 'l sheet') + contents(state),
})

/** A red blood cell in a solution: swollen or burst in water, normal, or shrunken with a spiky edge. */
export function redCellInSolution(x: number, y: number, state: 'burst' | 'normal' | 'shrunken'): Shape {
  if (state === 'normal') return circle(x, y, 26, 'l rw') + circle(x, y, 11, 'l thin sheet')
  if (state === 'shrunken')
    return curve(
      ovalPoints(x, y, 20, 20, 0, 22).map(
        ([px, py], at): Point => (at % 2 === 0 ? [px, py] : [x + (px - x) * 0.76, y + (py - y) * 0.76]),
      ),
      'l rw',
      true,
    )
  const torn = ovalPoints(x, y, 30, 29, 0, 24).slice(2, 22)
  const spilt = Array.from({ length: 9 }, (_, at) =>
    dot(x + 26 + 16 * chance(at), y - 12 + 24 * chance(at + 20), 'rd', 1.6),
  )
  return curve(torn, 'l rw') + spilt.join('')
}

export type DiffusionBox = {
  x: number
  y: number
  width: number
  height: number
  /** how many particles are in the left and in the right half */
  left: number
  right: number
  /** a dashed membrane in the middle */
  membrane?: boolean
}

/** Particles in the two halves of a box, spread without touching. */
export function diffusionBox({ x, y, width, height, left, right, membrane = false }: DiffusionBox): Shape {
  const half = (from: number, count: number, seed: number) => {
    const columns = Math.max(1, Math.ceil(Math.sqrt((count * width) / 2 / height)))
    const rows = Math.max(1, Math.ceil(count / columns))
    const [stepX, stepY] = [(width / 2 - 8) / columns, (height - 8) / rows]
    return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, at) => {
      const jitter = (key: number) => (chance(at + seed + key) - 0.5) * 0.5
      const px = from + 4 + ((at % columns) + 0.5 + jitter(3)) * stepX
      const py = y + 4 + (Math.floor(at / columns) + 0.5 + jitter(77)) * stepY
      return dot(px, py, 'pd', 3.2)
    }).join('')
  }
  return (
    rect(x, y, width, height, 'l sheet') +
    (membrane ? line(x + width / 2, y, x + width / 2, y + height, 'l dash') : '') +
    half(x, left, 1) +
    half(x + width / 2, right, 40)
  )
}

/** Active transport through a carrier protein: against the gradient, with energy. */
export const activeTransport = drawing({
  title: 'Active transport through a cell membrane',
  height: 190,
  left: 92,
  right: 268,
  tells:
    'A membrane of two rows of round heads with tails between them lies across the picture. A large molecule reaches through it. Few dots lie above the membrane and many below. An arrow leads through the large molecule from above to below, and a second arrow marked energy points at the molecule.',
  parts: {
    'ion outside the cell': { at: [130, 30], side: 'left', seen: 'a dot above the membrane' },
    'cell membrane': { at: [118, 88], side: 'left', seen: 'the membrane' },
    'ion inside the cell': { at: [124, 156], side: 'left', seen: 'a dot below the membrane' },
    'carrier protein': { at: [196, 82], side: 'right', seen: 'the large molecule' },
  },
  draw: () => {
    const heads = Array.from({ length: 15 }, (_, at) => 98 + at * 11.7).filter(x => Math.abs(x - 180) > 24)
    const few: Point[] = [
      [130, 30],
      [228, 40],
    ]
    const many = Array.from(
      { length: 13 },
      (_, at): Point => [100 + 11.6 * at + 5 * chance(at), 140 + 34 * chance(at + 8)],
    )
    return (
      heads.map(x => lipid(x, 66, 1) + lipid(x, 110, -1)).join('') +
      curve(xy('160 60, 172 56, 174 88, 172 120, 160 116, 156 88'), 'l rw', true) +
      curve(xy('200 60, 188 56, 186 88, 188 120, 200 116, 204 88'), 'l rw', true) +
      [...few, [124, 156] as Point, ...many].map(([x, y]) => dot(x, y, 'pd', 3)).join('') +
      arrow(180, 32, 180, 136, { cls: 'p' }) +
      arrow(262, 152, 208, 100, { cls: 'r' }) +
      text(266, 166, 'energy', { anchor: 'start', cls: 'tr s' })
    )
  },
})

/** One lipid of a membrane: a head and two tails; `way` 1 points the tails down. */
export function lipid(x: number, y: number, way: 1 | -1): Shape {
  const tail = (dx: number) =>
    curve(
      [
        [x + dx, y + way * 4.5],
        [x + dx * 1.4, y + way * 11],
        [x + dx * 0.8, y + way * 19],
      ],
      'l thin',
    )
  return tail(-1.8) + tail(1.8) + circle(x, y, 4.6, 'l w')
}
