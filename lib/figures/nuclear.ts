import {
  arrow,
  circle,
  curve,
  dot,
  line,
  type Point,
  polar,
  polyline,
  rect,
  type Shape,
  text,
} from './shapes'

/** A nucleus packed of protons (filled) and neutrons (open). */
export function nucleus(x: number, y: number, protons: number, neutrons: number, radius = 6): Shape {
  const total = protons + neutrons
  return Array.from({ length: total }, (_, at) => {
    const away = total === 1 ? 0 : radius * 0.95 * Math.sqrt(at + 0.35)
    const [px, py] = polar(x, y, away, at * 137.5)
    // Spread the protons evenly through the cluster.
    const isProton = Math.floor(((at + 1) * protons) / total) > Math.floor((at * protons) / total)
    return circle(px, py, radius, isProton ? 'r rw' : 'l sheet')
  }).join('')
}

/** An atom: its nucleus as one dot, electrons on circles. `shells` counts the electrons of each. */
export function atom(
  x: number,
  y: number,
  shells: readonly number[],
  firstRadius = 26,
  gap = 20,
  label = '',
): Shape {
  const rings = shells.map((electrons, shell) => {
    const radius = firstRadius + shell * gap
    const placed = Array.from({ length: electrons }, (_, at) =>
      dot(...polar(x, y, radius, electronAngle(at, electrons)), 'pd', 4),
    )
    return circle(x, y, radius, 'l thin') + placed.join('')
  })
  const core = label ? text(x, y + 4.5, label, { anchor: 'middle' }) : dot(x, y, 'rd', 7)
  return rings.join('') + core
}

/** Electrons stand in pairs, as examiners draw them. */
function electronAngle(at: number, electrons: number): number {
  if (electrons <= 2) return 90 + at * 180
  const place = [90, 0, 270, 180][at % 4] ?? 0
  const paired = electrons > 4 && at + 4 < electrons ? -9 : at >= 4 ? 9 : 0
  return place + paired
}

/**
 * The path of an α-particle that comes from the left towards a nucleus at (x, y): a hyperbola with the nucleus in its
 * focus. `aim` is how far above the nucleus (below, when negative) it would pass if it were not repelled; `closest` is
 * where a head-on particle turns. It is bent by 2 arctan(closest / 2 aim).
 */
export function rutherfordTrack(x: number, y: number, aim: number, closest: number): Point[] {
  const a = Math.max(closest, 0.1) / 2
  const b = Math.max(Math.abs(aim), 0.01)
  const side = aim < 0 ? -1 : 1
  const eccentricity = Math.hypot(1, b / a)
  const apse = Math.PI - Math.atan2(b, a)
  const [steps, furthest] = [240, Math.acosh(Math.max(1.01, 900 / (a * eccentricity)))]
  return Array.from({ length: steps + 1 }, (_, at) => {
    const part = furthest * ((2 * at) / steps - 1)
    const [along, across] = [a * (eccentricity + Math.cosh(part)), b * Math.sinh(part)]
    const [cos, sin] = [Math.cos(apse), Math.sin(apse)]
    return [x + along * cos + across * sin, y - side * (along * sin - across * cos)]
  })
}

const AIMS = [58, 32, 12, 1.5, -30, -57]

/** α-particles at a nucleus of a thin foil: most go nearly straight on, few are bent much, one comes back. */
export function alphaScattering(x: number, y: number, width = 300): Shape {
  const centre = x + width * 0.55
  const drawn = AIMS.map(aim => {
    const inside = rutherfordTrack(centre, y, aim, 8).filter(
      ([px, py]) => px >= x && px <= x + width && Math.abs(py - y) <= 78,
    )
    const [tip = [x, y], before = tip] = inside.slice(-2).reverse()
    const [start = tip] = inside
    const from = Math.abs(start[1] - y) < 78 ? [[x, start[1]] as Point] : []
    return polyline([...from, ...inside], 'p') + arrow(...before, ...tip, { cls: 'p' })
  })
  return drawn.join('') + circle(centre, y, 7, 'r rw') + text(centre, y + 4.5, '+', { anchor: 'middle' })
}

/** What stops each radiation: paper, aluminium, thick lead, from left to right. */
export function absorption(x: number, y: number, width = 330): Shape {
  const sheets: [string, number, number][] = [
    ['paper', 0.36, 3],
    ['aluminium', 0.58, 9],
    ['lead', 0.8, 24],
  ]
  const stops: [string, number][] = [
    ['α', 0.36],
    ['β', 0.58],
    ['γ', 0.98],
  ]
  return (
    sheets
      .map(
        ([name, at, thick]) =>
          rect(x + width * at, y, thick, 112, 'l sunk') +
          text(x + width * at + thick / 2, y + 130, name, { anchor: 'middle' }),
      )
      .join('') +
    stops
      .map(
        ([name, at], row) =>
          text(x, y + 25 + row * 36, name, { cls: 'b' }) +
          arrow(x + 18, y + 20 + row * 36, x + width * at - 2, y + 20 + row * 36, {
            cls: row === 2 ? 'p dash' : 'p',
          }),
      )
      .join('')
  )
}

/** The points of a decay from `start` with a half-life, for `graph().curve`. */
export function decayPoints(start: number, halfLife: number, until: number, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const time = (until * at) / steps
    return [time, start * 0.5 ** (time / halfLife)]
  })
}

/** Tracks bent by an electric field between plates: α towards the negative, β towards the positive, γ straight. */
export function deflection(x: number, y: number, width = 240): Shape {
  return (
    line(x + 40, y - 56, x + width - 40, y - 56, 'l thick') +
    line(x + 40, y + 56, x + width - 40, y + 56, 'l thick') +
    text(x + 28, y - 52, '+', { anchor: 'end' }) +
    text(x + 28, y + 60, '−', { anchor: 'end' }) +
    arrow(x, y, x + width, y, { cls: 'p', label: 'γ' }) +
    curve(
      [
        [x + 40, y],
        [x + 120, y - 14],
        [x + 172, y - 46],
      ],
      'p',
    ) +
    text(x + 178, y - 40, 'β') +
    curve(
      [
        [x + 40, y],
        [x + 140, y + 7],
        [x + width - 4, y + 24],
      ],
      'p',
    ) +
    text(x + width + 2, y + 30, 'α')
  )
}
