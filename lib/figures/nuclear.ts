import { arrow, circle, curve, dot, line, type Point, polar, rect, type Shape, text } from './shapes'

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

/** α-particles at a thin foil's nucleus: most straight on, few bent, one turned back. */
export function alphaScattering(x: number, y: number, width = 300): Shape {
  const centre = x + width * 0.55
  const tracks: [number, Point[]][] = [
    [
      -62,
      [
        [x, y - 62],
        [x + width, y - 64],
      ],
    ],
    [
      -36,
      [
        [x, y - 36],
        [centre, y - 38],
        [x + width, y - 56],
      ],
    ],
    [
      -16,
      [
        [x, y - 16],
        [centre - 24, y - 18],
        [centre + 12, y - 44],
        [x + width * 0.74, y - 92],
      ],
    ],
    [
      -3,
      [
        [x, y - 3],
        [centre - 34, y - 4],
        [centre - 22, y - 13],
        [centre - 46, y - 26],
        [x + width * 0.2, y - 50],
      ],
    ],
    [
      36,
      [
        [x, y + 36],
        [centre, y + 38],
        [x + width, y + 56],
      ],
    ],
    [
      62,
      [
        [x, y + 62],
        [x + width, y + 64],
      ],
    ],
  ]
  const drawn = tracks.map(([, points]) => {
    const last = points[points.length - 1] ?? [0, 0]
    const before = points[points.length - 2] ?? [0, 0]
    const angle = Math.atan2(last[1] - before[1], last[0] - before[0])
    return (
      curve(points, 'p') +
      arrow(last[0] - 4 * Math.cos(angle), last[1] - 4 * Math.sin(angle), ...last, { cls: 'p' })
    )
  })
  return drawn.join('') + circle(centre, y, 8, 'r rw') + text(centre, y + 4.5, '+', { anchor: 'middle' })
}

export type Emission = 'alpha' | 'beta' | 'gamma'

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
