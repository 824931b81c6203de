import { circle, curve, line, type Point, polygon, polyline, rect, type Shape } from '@/lib/figures/shapes'

/** Long tongs whose jaws hold something at (x, y); they reach away from it in a direction (degrees, anticlockwise from the right). */
export function tongs(x: number, y: number, length = 110, degrees = 0, grip = 12): Shape {
  const turn = (degrees * Math.PI) / 180
  const at = (along: number, across: number): Point => [
    x + along * Math.cos(turn) + across * Math.sin(turn),
    y - along * Math.sin(turn) + across * Math.cos(turn),
  ]
  const half = grip / 2
  const pivot = length * 0.42
  const small = length < 90
  const arm = (side: number): Point[] => [
    at(-half, side * half * 0.8),
    at(half, side * half),
    at(pivot * 0.35, side * (half + 5)),
    at(pivot, 0),
    small ? at(length - 9, -side * 8) : at(length - 13, -side * 11),
  ]
  const loop = (side: number) => circle(...at(length - 4, -side * (small ? 9 : 13)), small ? 5 : 8.5, 'l')
  const arms = [1, -1].map(side => `${polyline(arm(side), small ? 'l' : 'l thick')}${loop(side)}`)
  return arms.join('') + circle(...at(pivot, 0), small ? 2 : 3, 'l sheet')
}

/** A Bunsen burner standing on a bench at (x, y), the middle of its foot; its flame ends `height` above the bench. */
export function bunsen(
  x: number,
  y: number,
  { height = 74, flame = true }: { height?: number; flame?: boolean } = {},
): Shape {
  const top = y - (flame ? height - 32 : height)
  return (
    polygon(
      [
        [x - 18, y],
        [x - 14, y - 7],
        [x + 14, y - 7],
        [x + 18, y],
      ],
      'l sunk',
    ) +
    rect(x - 5, top, 10, y - 7 - top, 'l sheet') +
    rect(x - 6.5, y - 22, 13, 9, 'l sunk') +
    line(x - 5, y - 12, x - 24, y - 12, 'l thick') +
    (flame ? flameAt(x, top) : '')
  )
}

/** A blue flame with its inner cone, standing on (x, y). */
export function flameAt(x: number, y: number, height = 32): Shape {
  const cone = (wide: number, tall: number, cls: string) =>
    curve(
      [
        [x - wide * 0.7, y],
        [x - wide, y - tall * 0.35],
        [x - wide * 0.45, y - tall * 0.78],
        [x, y - tall],
        [x + wide * 0.45, y - tall * 0.78],
        [x + wide, y - tall * 0.35],
        [x + wide * 0.7, y],
      ],
      cls,
    )
  return cone(8, height, 'p w') + cone(3.5, height * 0.5, 'p thin sheet')
}

/** A tripod with its gauze, legs on the bench at y; what is heated stands at `y - height`. */
export function tripod(x: number, y: number, { width = 84, height = 86, gauze = true } = {}): Shape {
  const top = y - height
  const half = width / 2
  return (
    line(x - half + 8, top + 5, x - half, y) +
    line(x + half - 8, top + 5, x + half, y) +
    rect(x - half, top + 2, width, 4, 'l sunk') +
    (gauze ? line(x - half - 6, top, x + half + 6, top, 'l dash') : '')
  )
}

/** Heat as examiners draw it where the burner does not matter: an upward arrow with its word below. */
export function heatArrow(x: number, y: number, length = 30): Shape {
  return (
    line(x, y, x, y - length + 8) +
    polygon(
      [
        [x, y - length],
        [x - 5, y - length + 10],
        [x + 5, y - length + 10],
      ],
      'd',
    )
  )
}

/** An electric hot plate whose top is `height` above the bench at y. */
export function hotPlate(x: number, y: number, { width = 96, height = 26 } = {}): Shape {
  return (
    rect(x - width / 2, y - height, width, height - 4, 'l sunk', 3) +
    circle(x + width / 2 - 14, y - height / 2 - 1, 5, 'l sheet') +
    line(x + width / 2 - 14, y - height / 2 - 1, x + width / 2 - 11, y - height / 2 - 4) +
    rect(x - width / 2 + 4, y - 4, 12, 4, 'd') +
    rect(x + width / 2 - 16, y - 4, 12, 4, 'd')
  )
}

/** A water bath heated by electricity: walls, water, a knob; its inside is open above. */
export function waterBath(x: number, y: number, { width = 120, height = 70, level = 0.8 } = {}): Shape {
  const [left, surface] = [x - width / 2, y - height * level]
  return (
    rect(left + 5, surface, width - 10, y - surface - 10, 'w') +
    polyline([
      [left, y - height],
      [left, y],
      [left + width, y],
      [left + width, y - height],
      [left + width - 5, y - height],
      [left + width - 5, y - 10],
      [left + 5, y - 10],
      [left + 5, y - height],
      [left, y - height],
    ]) +
    line(left + 5, surface, left + width - 5, surface, 'l thin')
  )
}
