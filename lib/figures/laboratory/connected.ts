import { ground } from '@/lib/figures/forces'
import { dimension, line, type Point, polar, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { markedAngle } from './labels'
import { pulley } from './machines'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Moves a point along a direction (degrees, anticlockwise from the right). */
function along([x, y]: Point, units: number, degrees: number): Point {
  return polar(x, y, units, degrees)
}

function massWidth(name: string): number {
  return Math.max(28, name.replace(/[*_{}^]/g, '').length * 7.4 + 10)
}

export type Connected = {
  /** words on the hanging particle and on the other */
  hanging?: string
  other?: string
  /** where the other one is: hanging too, on a smooth table, or on a slope */
  kind?: 'both-hang' | 'table' | 'slope'
  degrees?: number
  height?: string
}

/** Particles joined by a light string over a smooth pulley, as in 9709. 300 wide, 200 high from (x, y), upper left. */
export function connectedParticles(
  x: number,
  y: number,
  { hanging = '*B*', other = '*A*', kind = 'table', degrees = 30, height = '' }: Connected = {},
): Shape {
  const mass = (px: number, py: number, name: string) =>
    rect(px - massWidth(name) / 2, py, massWidth(name), 26, 'l sheet') +
    text(px, py + 18, name, { anchor: 'middle' })
  if (kind === 'both-hang')
    return (
      ground(x + 210, y + 8, x + 90, y + 8) +
      line(x + 130, y + 46, x + 130, y + 130) +
      line(x + 170, y + 46, x + 170, y + 96) +
      pulley(x + 150, y + 46, 20, 38) +
      mass(x + 130, y + 130, other) +
      mass(x + 170, y + 96, hanging) +
      ground(x + 80, y + 190, x + 220, y + 190) +
      (height ? dimension(x + 170, y + 122, x + 170, y + 190, height, [x + 182, y + 160]) : '')
    )
  const kept = kind === 'slope' ? Math.min(50, Math.max(10, degrees)) : 0
  const edge: Point = [x + 220, y + 50]
  // The string is as far above the surface at the wheel as at the particle, so that it runs parallel to the surface.
  const wheel = along(along(edge, 18, kept), 2, 270 + kept)
  const run = kind === 'slope' ? Math.min(210, 130 / Math.tan(radians(kept))) : 210
  const rise = run * Math.tan(radians(kept))
  const base = kind === 'slope' ? edge[1] + rise : y + 180
  const surface =
    kind === 'slope'
      ? polygon([[edge[0] - run, base], [edge[0], base], edge], 'l sunk') +
        markedAngle(edge[0] - run, base, 0, kept, `${kept}°`, 34)
      : line(x + 10, edge[1], ...edge) +
        line(edge[0] - 12, edge[1], edge[0] - 12, y + 180) +
        line(x + 30, edge[1], x + 30, y + 180)
  const foot: Point = [
    edge[0] - Math.min(130, run * 0.6),
    edge[1] + Math.min(130, run * 0.6) * Math.tan(radians(kept)),
  ]
  const [left, right] = [along(foot, 16, 180 + kept), along(foot, 16, kept)]
  const middle = along(foot, 12, 90 + kept)
  return (
    surface +
    line(...along(right, 12, 90 + kept), ...along(wheel, 14, 90 + kept)) +
    line(wheel[0] + 14, wheel[1], wheel[0] + 14, wheel[1] + 66) +
    line(...edge, ...wheel, 'l') +
    pulley(...wheel, 14) +
    polygon([left, right, along(right, 24, 90 + kept), along(left, 24, 90 + kept)], 'l sheet') +
    text(middle[0], middle[1] + 5, other, { anchor: 'middle' }) +
    mass(wheel[0] + 14, wheel[1] + 66, hanging) +
    (height
      ? ground(wheel[0] - 10, base, wheel[0] + 70, base) +
        dimension(wheel[0] + 40, wheel[1] + 92, wheel[0] + 40, base, height, [
          wheel[0] + 48 + height.length * 3.6,
          (wheel[1] + 92 + base) / 2 + 4,
        ])
      : '')
  )
}
