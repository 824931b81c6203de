import { line, type Point, polygon, polyline, rect, type Shape } from '@/lib/figures/shapes'
import { type Profile, type Sized, vessel, widthAt } from './vessels'

/** A wide, low glass dish of water. */
export function trough({ x, y, width = 150, height = 56, level = 0.75, ...rest }: Sized): Shape {
  const half = width / 2
  return vessel(
    x,
    y,
    [
      [0, 0],
      [half - 3, 0],
      [half, 3],
      [half, height],
    ],
    { level, ...rest },
    [[half + 4, height]],
  )
}

/** An evaporating basin; `y` is its lowest point. */
export function evaporatingBasin({ x, y, width = 90, height = 32, level = 0.6, ...rest }: Sized): Shape {
  const half = width / 2
  const bowl: Profile = [
    [0, 0],
    [half * 0.34, 0],
    [half * 0.66, height * 0.2],
    [half * 0.86, height * 0.52],
    [half, height],
  ]
  return vessel(x, y, bowl, { level, ...rest }, [[half + 6, height]])
}

/** A crucible with its lid, or without. */
export function crucible({
  x,
  y,
  width = 44,
  height = 36,
  level = 0.3,
  fill = 'sunk',
  lid = true,
}: Sized & { lid?: boolean }): Shape {
  const half = width / 2
  const bowl: Profile = [
    [0, 0],
    [half * 0.5, 0],
    [half * 0.8, height * 0.35],
    [half, height],
  ]
  const cover = polyline([
    [x - half - 5, y - height - 2],
    [x - half, y - height - 5],
    [x + half, y - height - 5],
    [x + half + 5, y - height - 2],
    [x - half - 5, y - height - 2],
  ])
  const knob = rect(x - 4, y - height - 10, 8, 5, 'l')
  return vessel(x, y, bowl, { level, fill }) + (lid ? cover + knob : '')
}

/** A cup of expanded polystyrene, with thick walls. */
export function polystyreneCup({ x, y, width = 70, height = 80, level = 0.7, fill = 'w' }: Sized): Shape {
  const [top, foot] = [width / 2, width / 2 - 9]
  const inner: Profile = [
    [0, 6],
    [foot - 6, 6],
    [top - 6, height],
  ]
  const surface = Math.max(0, Math.min(1, level)) * height
  const half = widthAt(inner, surface)
  const side = (sign: number): Point[] => [
    [x, y],
    [x + sign * foot, y],
    [x + sign * top, y - height],
    [x + sign * (top - 6), y - height],
    [x + sign * (foot - 6), y - 6],
    [x, y - 6],
  ]
  const water =
    surface > 6
      ? polygon(
          [
            [x - foot + 6, y - 6],
            [x + foot - 6, y - 6],
            [x + half, y - surface],
            [x - half, y - surface],
          ],
          fill,
        ) + line(x - half, y - surface, x + half, y - surface, 'p')
      : ''
  const wall = [...side(1), ...side(-1).reverse()]
  return (
    polygon(wall, 'sunk') +
    water +
    polyline(wall.filter(([px]) => px !== x).slice(0, 4), 'l') +
    polyline(wall.filter(([px]) => px !== x).slice(4), 'l') +
    line(x - foot, y, x + foot, y) +
    line(x - foot + 6, y - 6, x + foot - 6, y - 6)
  )
}
