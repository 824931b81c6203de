import { arrow, circle, dot, type Point, polygon, polyline, type Shape, text } from './shapes'

export type ComponentKind =
  | 'cell'
  | 'battery'
  | 'dc-supply'
  | 'ac-supply'
  | 'switch'
  | 'switch-closed'
  | 'lamp'
  | 'resistor'
  | 'variable-resistor'
  | 'ldr'
  | 'thermistor'
  | 'diode'
  | 'led'
  | 'ammeter'
  | 'voltmeter'
  | 'galvanometer'
  | 'fuse'
  | 'motor'
  | 'generator'
  | 'heater'
  | 'capacitor'
  | 'bell'

export type ComponentOptions = {
  label?: string
  /** `left` of the direction of travel is above a component drawn from left to right */
  side?: 'left' | 'right'
  /** `p` draws it in the pen's blue */
  cls?: string
}

/** Local axes: `at(a, b)` is a units along the component from its middle and b to the left of it. */
type Frame = { at: (along: number, left: number) => Point; half: number; cls: string }

function frameOf(x1: number, y1: number, x2: number, y2: number, cls: string): Frame {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  return { at: (a, b) => [mx + a * ux + b * uy, my + a * uy - b * ux], half: length / 2, cls }
}

type Symbol = { draw: (frame: Frame) => Shape; half: number; tall: number }

const seg = ({ at, cls }: Frame, a1: number, b1: number, a2: number, b2: number, extra = '') =>
  polyline([at(a1, b1), at(a2, b2)], cls + extra)
const box = ({ at, cls }: Frame, a: number, b: number) =>
  polygon([at(-a, b), at(a, b), at(a, -b), at(-a, -b)], cls)
const ring = (frame: Frame, letter = '') => {
  const [x, y] = frame.at(0, 0)
  const inside = letter ? text(x, y + 4.5, letter, { anchor: 'middle' }) : ''
  return circle(x, y, 14, frame.cls) + inside
}
/** A long thin plate (positive) and a short thick one. */
const plates = (frame: Frame, a: number) =>
  seg(frame, a - 3, 12, a - 3, -12) + seg(frame, a + 3, 6, a + 3, -6, ' thick')
const slanted = ({ at, cls }: Frame) => {
  const [x1, y1] = at(-16, -14)
  const [x2, y2] = at(16, 14)
  return arrow(x1, y1, x2, y2, { cls, head: 7 })
}
/** Two small arrows: light falling on it, or light given out. */
const light = ({ at, cls }: Frame, inward: boolean) =>
  [0, 9]
    .map(shift => {
      const [near, far] = [at(-4 + shift, 15), at(-13 + shift, 27)]
      const [from, to] = inward ? [far, near] : [at(3 + shift, 13), at(12 + shift, 25)]
      return arrow(from[0], from[1], to[0], to[1], { cls, head: 6 })
    })
    .join('')
const triangle = (frame: Frame) =>
  polygon([frame.at(-9, 9), frame.at(-9, -9), frame.at(9, 0)], frame.cls) + seg(frame, 9, 9, 9, -9)

const SYMBOLS = {
  cell: { half: 3, tall: 12, draw: frame => plates(frame, 0) },
  battery: {
    half: 17,
    tall: 12,
    draw: frame => plates(frame, -14) + seg(frame, -9, 0, 9, 0, ' dash') + plates(frame, 14),
  },
  'dc-supply': {
    half: 12,
    tall: 12,
    draw: ({ at, cls }) => {
      const [plus, minus] = [at(-8, 0), at(8, 0)]
      const [plusAt, minusAt] = [at(-9, 14), at(9, 14)]
      return (
        circle(...plus, 4, cls) +
        circle(...minus, 4, cls) +
        text(plusAt[0], plusAt[1] + 4, '+', { anchor: 'middle' }) +
        text(minusAt[0], minusAt[1] + 4, '−', { anchor: 'middle' })
      )
    },
  },
  'ac-supply': {
    half: 12,
    tall: 12,
    draw: ({ at, cls }) => {
      const middle = at(0, 0)
      return (
        circle(...at(-8, 0), 4, cls) +
        circle(...at(8, 0), 4, cls) +
        text(middle[0], middle[1] - 9, '∼', { anchor: 'middle' })
      )
    },
  },
  switch: {
    half: 13,
    tall: 14,
    draw: frame => dot(...frame.at(-13, 0)) + dot(...frame.at(13, 0)) + seg(frame, -13, 0, 11, 12),
  },
  // The arm of the open switch, lowered until it lies on the second contact: no wire runs between the contacts.
  'switch-closed': {
    half: 13,
    tall: 7,
    draw: frame => dot(...frame.at(-13, 0)) + dot(...frame.at(13, 0)) + seg(frame, -13, 0, 18, 4),
  },
  lamp: {
    half: 14,
    tall: 14,
    draw: frame => ring(frame) + seg(frame, -9.9, 9.9, 9.9, -9.9) + seg(frame, -9.9, -9.9, 9.9, 9.9),
  },
  resistor: { half: 20, tall: 8, draw: frame => box(frame, 20, 8) },
  'variable-resistor': { half: 20, tall: 16, draw: frame => box(frame, 20, 8) + slanted(frame) },
  ldr: { half: 20, tall: 28, draw: frame => box(frame, 20, 8) + light(frame, true) },
  thermistor: {
    half: 20,
    tall: 15,
    draw: frame =>
      box(frame, 20, 8) + polyline([frame.at(-22, -14), frame.at(-13, -14), frame.at(15, 14)], frame.cls),
  },
  diode: { half: 9, tall: 10, draw: triangle },
  led: { half: 9, tall: 26, draw: frame => triangle(frame) + light(frame, false) },
  ammeter: { half: 14, tall: 14, draw: frame => ring(frame, 'A') },
  voltmeter: { half: 14, tall: 14, draw: frame => ring(frame, 'V') },
  galvanometer: { half: 14, tall: 14, draw: frame => ring(frame, 'G') },
  motor: { half: 14, tall: 14, draw: frame => ring(frame, 'M') },
  generator: { half: 14, tall: 14, draw: frame => ring(frame, 'G') },
  bell: {
    half: 6,
    tall: 26,
    draw: frame =>
      [-6, 6].map(a => seg(frame, a, 0, a, 11)).join('') +
      polygon(
        Array.from({ length: 25 }, (_, at) => {
          const turn = (at * Math.PI) / 24
          return frame.at(15 * Math.cos(turn), 11 + 15 * Math.sin(turn))
        }),
        frame.cls,
      ),
  },
  fuse: { half: 18, tall: 7, draw: frame => box(frame, 18, 7) + seg(frame, -18, 0, 18, 0) },
  heater: {
    half: 20,
    tall: 8,
    draw: frame => box(frame, 20, 8) + [-10, 0, 10].map(a => seg(frame, a, 8, a, -8)).join(''),
  },
  capacitor: { half: 3, tall: 12, draw: frame => seg(frame, -3, 12, -3, -12) + seg(frame, 3, 12, 3, -12) },
} satisfies Record<ComponentKind, Symbol>

/**
 * A component in the middle of a straight wire from one point to another, by the symbols of the syllabus. The
 * first point is the positive side of a cell; a diode conducts from the first to the second.
 */
export function component(
  kind: ComponentKind,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  options: ComponentOptions = {},
): Shape {
  const { label, side = 'left', cls = 'l' } = options
  const frame = frameOf(x1, y1, x2, y2, cls)
  const { draw, half, tall } = SYMBOLS[kind]
  const leads = polyline([[x1, y1], frame.at(-half, 0)], cls) + polyline([frame.at(half, 0), [x2, y2]], cls)
  return (
    leads +
    draw(frame) +
    (label === undefined
      ? ''
      : labelBeside(frame, side === 'left' ? tall : -Math.max(14, Math.min(tall, 16)), label))
  )
}

function labelBeside({ at }: Frame, away: number, label: string): Shape {
  const [x, y] = at(0, away + Math.sign(away) * 7)
  const [cx, cy] = at(0, 0)
  if (Math.abs(x - cx) > Math.abs(y - cy))
    return text(x, y + 4.5, label, { anchor: x > cx ? 'start' : 'end' })
  return text(x, y > cy ? y + 9 : y, label, { anchor: 'middle' })
}

export function wire(points: readonly Point[], cls = 'l'): Shape {
  return polyline(points, cls)
}

/** Where wires are joined. Wires that cross without one are not connected. */
export function junction(x: number, y: number): Shape {
  return dot(x, y, 'd', 3.5)
}

/** An open end, where an input or an output is taken. */
export function terminal(x: number, y: number, label?: string, anchor: 'start' | 'end' = 'start'): Shape {
  const beside =
    label === undefined ? '' : text(x + (anchor === 'start' ? 9 : -9), y + 4.5, label, { anchor })
  return circle(x, y, 4, 'p') + beside
}

/** Conventional current: an arrow head on a wire, with its label to the left of the direction. */
export function current(
  x: number,
  y: number,
  direction: 'right' | 'left' | 'up' | 'down',
  label = '*I*',
): Shape {
  const { at } = frameOf(x - 1, y, x + 1, y, 'p')
  const turn: Record<typeof direction, readonly [number, number]> = {
    right: [1, 0],
    left: [-1, 0],
    up: [0, 1],
    down: [0, -1],
  }
  const [ux, uy] = turn[direction]
  const tip = at(6 * ux, 6 * uy)
  const head = polygon(
    [tip, at(-5 * ux - 5 * uy, -5 * uy + 5 * ux), at(-5 * ux + 5 * uy, -5 * uy - 5 * ux)],
    'pd',
  )
  const beside = uy === 0 ? text(x, y - 10, label, { anchor: 'middle' }) : text(x + 10, y + 4.5, label)
  return head + beside
}

/** Two coils on a soft-iron core, with their numbers of turns. */
export function transformer(
  x: number,
  y: number,
  turns: readonly [primary: number, secondary: number],
): Shape {
  const outer = polygon([
    [x, y],
    [x + 120, y],
    [x + 120, y + 110],
    [x, y + 110],
  ])
  const inner = polygon([
    [x + 24, y + 24],
    [x + 96, y + 24],
    [x + 96, y + 86],
    [x + 24, y + 86],
  ])
  const coil = (from: number, count: number, cls: string) =>
    Array.from({ length: count }, (_, at) => {
      const py = y + 32 + (46 * at) / Math.max(1, count - 1)
      return polyline(
        [
          [from - 6, py],
          [from + 30, py - 3],
        ],
        cls,
      )
    }).join('')
  return outer + inner + coil(x, turns[0], 'p') + coil(x + 96, turns[1], 'r')
}
