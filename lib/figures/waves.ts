import {
  arc,
  arrow,
  circle,
  curve,
  dimension,
  line,
  midArrow,
  type Point,
  polar,
  polyline,
  rect,
  type Shape,
  text,
} from './shapes'

export type Wave = { x: number; y: number; wavelength: number; amplitude: number; cycles: number }

/** A sine curve that starts at (x, y) and rises. */
export function transverse({ x, y, wavelength, amplitude, cycles }: Wave, cls = 'p'): Shape {
  const steps = Math.ceil(cycles * 16)
  const points = Array.from({ length: steps + 1 }, (_, at): Point => {
    const along = (at / steps) * cycles
    return [x + along * wavelength, y - amplitude * Math.sin(along * 2 * Math.PI)]
  })
  return curve(points, cls)
}

/** The same wave with its rest line, one wavelength between crests (above) and the amplitude of the second trough. */
export function labelledWave(
  wave: Wave,
  labels = { wavelength: 'wavelength', amplitude: 'amplitude' },
): Shape {
  const { x, y, wavelength, amplitude, cycles } = wave
  const crest = x + wavelength / 4
  const trough = x + wavelength * 1.75
  return (
    line(x, y, x + cycles * wavelength, y, 'l dash thin') +
    transverse(wave) +
    line(crest, y - amplitude, crest, y - amplitude - 20, 'l dash thin') +
    line(crest + wavelength, y - amplitude, crest + wavelength, y - amplitude - 20, 'l dash thin') +
    dimension(crest, y - amplitude - 14, crest + wavelength, y - amplitude - 14, labels.wavelength) +
    dimension(trough, y, trough, y + amplitude, '') +
    text(trough + 7, y + amplitude / 2 + 4.5, labels.amplitude)
  )
}

/** Layers of a medium, bunched in the compressions. A compression is at the start and after each wavelength. */
export function longitudinal(
  x: number,
  y: number,
  wavelength: number,
  cycles: number,
  height = 48,
  cls = 'p',
): Shape {
  const perCycle = 14
  return Array.from({ length: Math.round(cycles * perCycle) + 1 }, (_, at) => {
    const rest = at / perCycle
    const px = x + wavelength * (rest - 0.125 * Math.sin(2 * Math.PI * rest))
    return line(px, y, px, y + height, cls)
  }).join('')
}

/** Straight wavefronts, `spacing` apart, of a wave that travels to the right. */
export function planeFronts(
  x: number,
  y: number,
  count: number,
  spacing: number,
  height: number,
  cls = 'p',
): Shape {
  return Array.from({ length: count }, (_, at) =>
    line(x + at * spacing, y, x + at * spacing, y + height, cls),
  ).join('')
}

/**
 * A barrier with a gap, plane waves before it and what diffraction leaves behind it. Behind a wide gap (Huygens) each
 * wavefront is straight as far as the edges of the gap and goes on as an arc about each edge, without a kink.
 */
export function diffraction(x: number, y: number, gap: number, spacing: number, reach = 100): Shape {
  const half = gap / 2
  const before = planeFronts(x - spacing * 4, y - 60, 4, spacing, 120)
  const barrier = rect(x - 3, y - 66, 6, 66 - half, 'd') + rect(x - 3, y + half, 6, 66 - half, 'd')
  const wide = gap > spacing * 1.8
  const after = Array.from({ length: Math.floor(reach / spacing) }, (_, at) => {
    const radius = (at + 1) * spacing
    const room = wide ? Math.max(0, 62 - half) : 64
    const turn = Math.min(wide ? 45 : 78, (Math.asin(Math.min(1, room / radius)) * 180) / Math.PI)
    return wide ? bentFront(x, y, half, radius, turn) : arc(x, y, radius, -turn, turn, 'p')
  })
  return before + barrier + after.join('')
}

function bentFront(x: number, y: number, half: number, radius: number, turn: number): Shape {
  const steps = Math.max(1, Math.ceil(turn / 6))
  const arm = (side: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, at) =>
      polar(x, y - side * half, radius, (side * turn * at) / steps),
    )
  return polyline([...arm(1).reverse(), ...arm(-1)], 'p')
}

/** Circular wavefronts from a source, or arcs of them. */
export function ripples(
  x: number,
  y: number,
  count: number,
  spacing: number,
  from = 0,
  to = 359.9,
  cls = 'p',
): Shape {
  // An arc that returns to its start has no length, so a whole turn is a circle.
  const whole = Math.abs(to - from) >= 359
  return Array.from({ length: count }, (_, at) => {
    const radius = (at + 1) * spacing
    return whole ? circle(x, y, radius, cls) : arc(x, y, radius, from, to, cls)
  }).join('')
}

/** A bar divided into named parts of equal width, read from left to right. Names may have two lines. */
export function spectrumBar(
  x: number,
  y: number,
  width: number,
  names: readonly string[],
  height = 40,
  marked = -1,
): Shape {
  const part = width / names.length
  return names
    .map((name, at) => {
      const lines = name.split('\n').length
      const middle = x + (at + 0.5) * part
      return (
        rect(x + at * part, y, part, height, at === marked ? 'l w' : 'l') +
        text(middle, y + height / 2 + 4 - (lines - 1) * 8, name, { anchor: 'middle', cls: 's' })
      )
    })
    .join('')
}

/** The grid of an oscilloscope with a trace: `cycles` over ten divisions, amplitude in divisions. */
export function oscilloscope(
  x: number,
  y: number,
  cell: number,
  trace: { cycles: number; divisions: number },
): Shape {
  const columns = Array.from({ length: 11 }, (_, at) =>
    line(x + at * cell, y, x + at * cell, y + 6 * cell, 'f'),
  )
  const rows = Array.from({ length: 7 }, (_, at) => line(x, y + at * cell, x + 10 * cell, y + at * cell, 'f'))
  const wave = {
    x,
    y: y + 3 * cell,
    wavelength: (10 * cell) / trace.cycles,
    amplitude: trace.divisions * cell,
    cycles: trace.cycles,
  }
  return columns.join('') + rows.join('') + rect(x, y, 10 * cell, 6 * cell) + transverse(wave)
}

/** A loudspeaker facing right. */
export function loudspeaker(x: number, y: number, size = 40): Shape {
  const half = size / 2
  return (
    rect(x, y - half / 2, size * 0.3, half, 'l sunk') +
    curve([
      [x + size * 0.3, y - half / 2],
      [x + size * 0.45, y - half * 0.75],
      [x + size * 0.6, y - half],
    ]) +
    curve([
      [x + size * 0.3, y + half / 2],
      [x + size * 0.45, y + half * 0.75],
      [x + size * 0.6, y + half],
    ]) +
    line(x + size * 0.6, y - half, x + size * 0.6, y + half)
  )
}

/** The direction in which a wave travels, with its word above. */
export function travels(x: number, y: number, length: number, label = 'direction of travel'): Shape {
  return arrow(x, y, x + length, y) + text(x + length / 2, y - 8, label, { anchor: 'middle' })
}

/** To and fro: a double arrow for the movement of one particle. */
export function vibrates(x: number, y: number, length: number, upright = false): Shape {
  return upright
    ? dimension(x, y - length / 2, x, y + length / 2, '')
    : dimension(x - length / 2, y, x + length / 2, y, '')
}

/** A pulse out and back, in any direction: the pulse keeps to the left of its way, the echo (dashed) runs beside it. */
export function echo(x1: number, y1: number, x2: number, y2: number, gap = 12): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [dx, dy] = [((y2 - y1) / length) * (gap / 2), ((x1 - x2) / length) * (gap / 2)]
  return (
    midArrow(x1 + dx, y1 + dy, x2 + dx, y2 + dy, 'p') + midArrow(x2 - dx, y2 - dy, x1 - dx, y1 - dy, 'p dash')
  )
}
