import {
  arc,
  arrow,
  circle,
  dot,
  ellipse,
  line,
  type Point,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from './shapes'

export type Planet = { name: string; orbit: number; radius: number; angle: number }

/** The Sun at a focus of circular orbits seen from above, radii not to scale. */
export function orbits(x: number, y: number, planets: readonly Planet[], sun = 'Sun'): Shape {
  return (
    circle(x, y, 14, 'l hl') +
    text(x, y + 30, sun, { anchor: 'middle' }) +
    planets
      .map(({ name, orbit, radius, angle }) => {
        const [px, py] = polar(x, y, orbit, angle)
        return circle(x, y, orbit, 'f') + dot(px, py, 'pd', radius) + text(px + radius + 4, py - radius, name)
      })
      .join('')
  )
}

/** An elliptical orbit about a focus, with its nearest and farthest points on the level axis. */
export function ellipticalOrbit(x: number, y: number, semiMajor: number, eccentricity: number): Shape {
  const centre = x + semiMajor * eccentricity
  const minor = semiMajor * Math.sqrt(1 - eccentricity ** 2)
  return ellipse(centre, y, semiMajor, minor, 'p') + circle(x, y, 12, 'l hl')
}

/** The Earth's axis, tilted, with its day and night side; sunlight comes from the left. */
export function tiltedEarth(x: number, y: number, radius: number, tilt = 23.4): Shape {
  const [topX, topY] = polar(x, y, radius + 18, 90 - tilt)
  const [lowX, lowY] = polar(x, y, radius + 18, 270 - tilt)
  const [leftX, leftY] = polar(x, y, radius, 180 - tilt)
  const [rightX, rightY] = polar(x, y, radius, -tilt)
  return (
    circle(x, y, radius, 'l sheet') +
    `<path class="sunk" d="M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}Z"/>` +
    circle(x, y, radius) +
    line(topX, topY, lowX, lowY, 'p') +
    line(leftX, leftY, rightX, rightY, 'l dash thin')
  )
}

/** Parallel rays of sunlight. */
export function sunlight(x: number, y: number, height: number, rays = 4, length = 50): Shape {
  return Array.from({ length: rays }, (_, at) => {
    const py = y + (height * at) / (rays - 1)
    return arrow(x, py, x + length, py, { cls: 'p' })
  }).join('')
}

/** The Moon as seen from the Earth; `lit` from 0 (new) to 1 (full), on the right while it grows. */
export function moonPhase(x: number, y: number, radius: number, lit: number, growing = true): Shape {
  const side = growing ? 1 : -1
  const steps = 24
  const edge = Array.from({ length: steps + 1 }, (_, at): Point => {
    const turn = -Math.PI / 2 + (Math.PI * at) / steps
    return [x + side * radius * Math.cos(turn), y + radius * Math.sin(turn)]
  })
  const terminator = edge.map(([px, py]): Point => [x - (px - x) * (2 * lit - 1), py]).reverse()
  return (
    circle(x, y, radius, 'shade') +
    (lit > 0.02 ? polygon([...edge, ...terminator], 'lit') : '') +
    circle(x, y, radius)
  )
}

/** A receding galaxy's spectrum under one from the laboratory: dark lines moved towards the red. */
export function redshift(x: number, y: number, width = 300, shift = 26): Shape {
  const lines = [0.18, 0.34, 0.42, 0.66]
  const bar = (top: number, moved: number) =>
    rect(x, top, width, 34) +
    lines.map(at => line(x + width * at + moved, top, x + width * at + moved, top + 34, 'p thick')).join('')
  return bar(y, 0) + bar(y + 66, shift) + arrow(x + width * 0.66, y + 50, x + width * 0.66 + shift, y + 50)
}

/** An arc with an arrow head, anticlockwise: the direction of a spin or an orbit. */
export function orbitArrow(x: number, y: number, radius: number, from: number, to: number, cls = 'p'): Shape {
  const [tipX, tipY] = polar(x, y, radius, to)
  const [nearX, nearY] = polar(x, y, radius, to - 6)
  return arc(x, y, radius, from, to - 2, cls) + arrow(nearX, nearY, tipX, tipY, { cls })
}
