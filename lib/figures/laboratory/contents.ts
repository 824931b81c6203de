import { curve, dot, polygon, type Shape } from '@/lib/figures/shapes'

/** Lumps of a solid lying on a base, `count` of them side by side. */
export function lumps(x: number, y: number, count = 4, size = 9, cls = 'l sunk'): Shape {
  return Array.from({ length: count }, (_, at) => {
    const px = x + (at - (count - 1) / 2) * size * 1.05
    const tall = size * (0.75 + 0.25 * ((at * 7) % 3) * 0.5)
    return polygon(
      [
        [px - size * 0.5, y],
        [px - size * 0.42, y - tall * 0.7],
        [px - size * 0.05, y - tall],
        [px + size * 0.4, y - tall * 0.75],
        [px + size * 0.5, y],
      ],
      cls,
    )
  }).join('')
}

/** A heap of powder or crystals. */
export function heap(x: number, y: number, width = 30, height = 9, cls = 'l sunk'): Shape {
  return curve(
    [
      [x - width / 2, y],
      [x - width * 0.2, y - height * 0.8],
      [x + width * 0.05, y - height],
      [x + width * 0.25, y - height * 0.75],
      [x + width / 2, y],
    ],
    cls,
  )
}

/** Bubbles that rise from a point to a height above it. */
export function bubbles(x: number, y: number, rise: number, count = 6, spread = 10): Shape {
  return Array.from({ length: count }, (_, at) => {
    const part = (at + 0.5) / count
    const sideways = Math.sin(at * 2.4) * spread * (0.4 + 0.6 * part)
    return `<circle class="p thin" cx="${Math.round(x + sideways)}" cy="${Math.round(y - rise * part)}" r="${at % 2 === 0 ? 2 : 2.8}"/>`
  }).join('')
}

/** A rubber bung in the neck of a flask or tube; `holes` are the x of tubes that pass through it. */
export function bung(x: number, y: number, width: number, height = 14): Shape {
  const half = width / 2
  return polygon(
    [
      [x - half - 2, y - height * 0.6],
      [x + half + 2, y - height * 0.6],
      [x + half - 1, y + height * 0.6],
      [x - half + 1, y + height * 0.6],
    ],
    'l sunk',
  )
}

/** Wool in the mouth of a flask. */
export function cottonWool(x: number, y: number, width: number): Shape {
  const radius = width / 4.4
  return [-1, 0, 1, -0.5, 0.5]
    .map(
      (at, order) =>
        `<circle class="l thin sheet" cx="${Math.round(x + at * radius * 1.3)}" cy="${Math.round((y - (order > 2 ? radius * 0.8 : 0)) * 10) / 10}" r="${Math.round(radius * 10) / 10}"/>`,
    )
    .join('')
}

/** A drop of liquid, its point above. */
export function drop(x: number, y: number, size = 4): Shape {
  return (
    dot(x, y, 'pd', size * 0.75) +
    polygon(
      [
        [x, y - size * 2],
        [x - size * 0.62, y - size * 0.4],
        [x + size * 0.62, y - size * 0.4],
      ],
      'pd',
    )
  )
}
