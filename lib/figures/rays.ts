import {
  arc,
  arrow,
  curve,
  dot,
  line,
  midArrow,
  type Point,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from './shapes'

/** A real ray with its direction marked. */
export function ray(points: readonly Point[], cls = 'p'): Shape {
  return points
    .slice(1)
    .map(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? [x, y]
      return midArrow(fromX, fromY, x, y, cls)
    })
    .join('')
}

/** Where light only seems to come from: dashed, without an arrow. */
export function virtualRay(x1: number, y1: number, x2: number, y2: number): Shape {
  return line(x1, y1, x2, y2, 'p dash thin')
}

/** A plane mirror; the hatching is on its back, to the right of the direction of travel. */
export function mirror(x1: number, y1: number, x2: number, y2: number): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const count = Math.floor(length / 10)
  const hatch = Array.from({ length: count }, (_, at) => {
    const [px, py] = [x1 + (at + 0.5) * 10 * ux, y1 + (at + 0.5) * 10 * uy]
    return line(px, py, px - uy * 8 - ux * 5, py + ux * 8 - uy * 5, 'l thin')
  })
  return line(x1, y1, x2, y2, 'l thick') + hatch.join('')
}

/** The normal at a point of a surface whose own direction is given in degrees (0 is level). */
export function normal(x: number, y: number, surfaceDegrees: number, reach = 60, label?: string): Shape {
  const [x1, y1] = polar(x, y, reach, surfaceDegrees + 90)
  const [x2, y2] = polar(x, y, reach, surfaceDegrees - 90)
  return line(x1, y1, x2, y2, 'l dash thin') + (label ? text(x1 + 6, y1 + 10, label) : '')
}

/** An angle marked at a point between two directions (degrees, anticlockwise from the right). */
export function angle(x: number, y: number, from: number, to: number, label: string, radius = 26): Shape {
  const [labelX, labelY] = polar(x, y, radius + 12, (from + to) / 2)
  return arc(x, y, radius, from, to, 'l thin') + text(labelX, labelY + 4.5, label, { anchor: 'middle' })
}

export function glassBlock(x: number, y: number, width: number, height: number, label = 'glass'): Shape {
  return rect(x, y, width, height, 'l w') + text(x + width - 8, y + height - 8, label, { anchor: 'end' })
}

/** A triangular prism standing on its base. */
export function prism(x: number, y: number, side: number): Shape {
  const height = (side * Math.sqrt(3)) / 2
  return polygon(
    [
      [x, y + height],
      [x + side / 2, y],
      [x + side, y + height],
    ],
    'l w',
  )
}

export function lens(
  x: number,
  y: number,
  height: number,
  kind: 'converging' | 'diverging' = 'converging',
): Shape {
  const half = height / 2
  const bulge = height / 9
  if (kind === 'converging')
    return curve(
      [
        [x, y - half],
        [x + bulge, y],
        [x, y + half],
        [x - bulge, y],
      ],
      'l w',
      true,
    )
  const edge = bulge
  return (
    curve([
      [x - edge, y - half],
      [x - 3, y],
      [x - edge, y + half],
    ]) +
    curve([
      [x + edge, y - half],
      [x + 3, y],
      [x + edge, y + half],
    ]) +
    line(x - edge, y - half, x + edge, y - half) +
    line(x - edge, y + half, x + edge, y + half)
  )
}

export type LensDiagram = {
  /** canvas position of the optical centre */
  x: number
  y: number
  focalLength: number
  objectDistance: number
  objectHeight: number
  /** how far rays are drawn to the right of the lens */
  reach: number
  kind?: 'converging' | 'diverging'
}

/**
 * A whole ray diagram by the thin-lens equation, real is positive: the principal axis, both foci, object, two
 * construction rays, and the image; dashed lines lead back to a virtual image.
 */
export function lensDiagram({
  x,
  y,
  focalLength,
  objectDistance,
  objectHeight,
  reach,
  kind = 'converging',
}: LensDiagram): Shape {
  const f = kind === 'converging' ? focalLength : -focalLength
  const imageDistance = 1 / (1 / f - 1 / objectDistance)
  const imageHeight = (-objectHeight * imageDistance) / objectDistance
  const real = imageDistance > 0
  const top: Point = [x - objectDistance, y - objectHeight]
  const image: Point = [x + imageDistance, y - imageHeight]
  const beyond = (fromY: number): Point => {
    const slope = (image[1] - fromY) / (image[0] - x)
    return [x + reach, fromY + slope * reach]
  }
  const rays = ray([top, [x, top[1]], beyond(top[1])]) + ray([top, [x, y], beyond(y)])
  const back = real ? '' : virtualRay(x, top[1], ...image) + virtualRay(top[0], top[1], ...image)
  const foci = [-focalLength, focalLength]
    .map(at => dot(x + at, y) + text(x + at, y + 17, 'F', { anchor: 'middle' }))
    .join('')
  const left = Math.min(top[0], image[0]) - 16
  const imageLabel: Point = [image[0], image[1] + (imageHeight < 0 ? 15 : -8)]
  return (
    line(Math.max(2, left), y, x + reach, y, 'l thin') +
    lens(x, y, Math.max(objectHeight, Math.abs(real ? imageHeight : objectHeight)) * 2 + 36, kind) +
    rays +
    back +
    foci +
    arrow(top[0], y, ...top, { label: 'object', labelAt: [top[0], top[1] - 8], anchor: 'middle' }) +
    arrow(image[0], y, ...image, {
      cls: real ? 'l' : 'l dash',
      label: 'image',
      labelAt: imageLabel,
      anchor: 'middle',
    })
  )
}

/** An eye looking to the left or to the right. */
export function eye(x: number, y: number, looks: 'left' | 'right' = 'left'): Shape {
  const way = looks === 'left' ? -1 : 1
  const lids = line(x - way * 16, y, x + way * 6, y - 11) + line(x - way * 16, y, x + way * 6, y + 11)
  return (
    lids +
    curve([
      [x + way * 2, y - 9],
      [x + way * 7, y],
      [x + way * 2, y + 9],
    ]) +
    dot(x + way * 3, y, 'd', 3.5)
  )
}

/** The angle of refraction in degrees by Snell's law, or null when all light is reflected. */
export function refracted(incidenceDegrees: number, n1: number, n2: number): number | null {
  const sine = (n1 * Math.sin((incidenceDegrees * Math.PI) / 180)) / n2
  return sine > 1 ? null : (Math.asin(sine) * 180) / Math.PI
}
