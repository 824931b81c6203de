import { figure } from '@/lib/figures/figure'
import { ray, refracted } from '@/lib/figures/rays'
import {
  arrow,
  dot,
  line,
  midArrow,
  type Point,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { spectrumBar } from '@/lib/figures/waves'
import { squares } from './waves-asked'

type LensGrid = {
  cell: number
  columns: number
  rows: number
  left: number
  /** columns to the left of the lens, rows above the axis */
  at: Point
  f: number
  u: number
  height: number
}

/** A lens, its foci and an object on a grid of centimetres; the two rays and the image when `drawn`. */
function lensGrid({ cell, columns, rows, left, at, f, u, height }: LensGrid, drawn: boolean): Shape {
  const [x, y] = [left + at[0] * cell, 6 + at[1] * cell]
  const v = 1 / (1 / f - 1 / u)
  const image = (height * v) / u
  const right = left + columns * cell
  const end = (right - x) / cell
  const top: Point = [x - u * cell, y - height * cell]
  const tip: Point = [x + v * cell, y + image * cell]
  const beyond = (slope: number, from: number): Point => [
    x + end * cell,
    y - from * cell + slope * end * cell,
  ]
  return (
    squares(left, 6, columns, rows, cell) +
    line(left, y, right, y, 'l thin') +
    line(x, 6, x, 6 + rows * cell, 'l') +
    text(x + 6, 20, 'lens') +
    (drawn
      ? ray([top, [x, top[1]], beyond(height / f, height)]) +
        ray([top, [x, y], beyond(height / u, 0)]) +
        arrow(tip[0], y, ...tip) +
        text(right - 2, y - 7, 'image', { anchor: 'end' })
      : '') +
    [-f, f]
      .map(
        each =>
          dot(x + each * cell, y) +
          text(x + each * cell, y + (drawn && each > 0 ? -8 : 17), 'F', { anchor: 'middle', cls: 'b' }),
      )
      .join('') +
    arrow(top[0], y, ...top) +
    (drawn ? '' : text(top[0] + 6, top[1] + 8, 'object'))
  )
}

const scaleDrawing: LensGrid = { cell: 18, columns: 19, rows: 8, left: 9, at: [7, 3], f: 4, u: 6, height: 2 }
const askedDrawing: LensGrid = {
  cell: 16,
  columns: 22,
  rows: 9,
  left: 4,
  at: [11, 5],
  f: 5,
  u: 10,
  height: 3,
}

const scale = figure(
  {
    name: 'waves-asked-2/lens-on-a-grid',
    title: 'An object, a lens and its foci on a centimetre grid',
    description:
      'A grid of squares 1 cm wide. A converging lens is drawn as an upright line on the principal axis. A principal focus F is marked 4 squares to each side of it. An upright object, 2 squares tall, stands on the axis 6 squares to the left of the lens.',
    height: 156,
  },
  lensGrid(scaleDrawing, false),
)

const scaleDrawn = figure(
  {
    name: 'waves-asked-2/lens-on-a-grid-drawn',
    title: 'The two rays and the image',
    description:
      'One ray goes from the tip of the object parallel to the axis and then through F on the right. The other goes straight through the centre of the lens. They cross 12 squares to the right of the lens and 4 squares below the axis. The image is an arrow from the axis down to this point.',
    height: 156,
  },
  lensGrid(scaleDrawing, true),
)

const lensAsked = figure(
  {
    name: 'waves-asked-2/another-lens-on-a-grid',
    title: 'An object far from a lens on a centimetre grid',
    description:
      'A grid of squares 1 cm wide. A converging lens is drawn as an upright line on the principal axis. A principal focus F is marked 5 squares to each side of it. An upright object, 3 squares tall, stands on the axis 10 squares to the left of the lens.',
    height: 156,
  },
  lensGrid(askedDrawing, false),
)

const lensAnswer = figure(
  {
    name: 'waves-asked-2/another-lens-on-a-grid-drawn',
    title: 'The two rays and the image of the object',
    description:
      'One ray goes parallel to the axis and then through F on the right, the other straight through the centre of the lens. They cross 10 squares to the right of the lens and 3 squares below the axis, at the tip of the image.',
    height: 156,
  },
  lensGrid(askedDrawing, true),
)

/** Parallel rays into a box that hides a lens in its middle; `f` in squares, negative for a diverging lens. */
function hidden(y: number, name: string, f: number, heights: readonly number[]): Shape {
  const cell = 16
  const [x0, middle, out, end] = [20, 116, 148, 340]
  const after = (h: number, x: number) => y - h * cell * (1 - (x - middle) / cell / f)
  return (
    squares(20, y - 4 * cell, 20, 8, cell) +
    heights.map(h => midArrow(x0, y - h * cell, 84, y - h * cell, 'p')).join('') +
    heights.map(h => midArrow(out, after(h, out), end, after(h, end), 'p', 0.25)).join('') +
    rect(84, y - 4 * cell, 64, 8 * cell, 'l sheet') +
    line(middle, y - 4 * cell, middle, y + 4 * cell, 'l dash thin') +
    text(96, y - 44, name, { cls: 'b' })
  )
}

const boxes = figure(
  {
    name: 'waves-asked-2/lenses-in-boxes',
    title: 'Rays that enter and leave two boxes',
    description:
      'Two boxes on grids of squares 1 cm wide. A dashed line marks the middle of each box. Three rays parallel to the axis enter each box from the left. Behind box A they come together and cross at one point, 6 squares to the right of the dashed line. Behind box B they spread apart.',
    height: 286,
  },
  hidden(74, 'A', 6, [-2, 0, 2]),
  hidden(214, 'B', -6, [-1, 0, 1]),
)

const SIDE = 150
/** One colour through a prism of 60 degrees that hangs from its base: where it leaves the glass and meets the screen. */
function through(n: number): [Point, Point, Point] {
  const turn = Math.PI / 180
  const entry: Point = [133, 103]
  const inner = refracted(52, 1, n) ?? 0
  const leaving = refracted(60 - inner, n, 1) ?? 0
  const [heading, out] = [22 - 52 + inner, 22 - (52 + leaving - 60)]
  const [slope, face] = [-Math.tan(heading * turn), Math.tan(60 * turn)]
  const x = (entry[1] - 30 + face * (100 + SIDE / 2) - slope * entry[0]) / (face - slope)
  const y = entry[1] + slope * (x - entry[0])
  return [entry, [x, y], [332, y - Math.tan(out * turn) * (332 - x)]]
}

type Turn = (point: Point) => Point
const upright: Turn = point => point
const hanging: Turn = ([x, y]) => [x, 214 - y]

function whiteRay(turn: Turn): Shape {
  const base = 30 + (SIDE * Math.sqrt(3)) / 2
  const corners: Point[] = [
    [100, base],
    [100 + SIDE / 2, 30],
    [100 + SIDE, base],
  ]
  return (
    polygon(corners.map(turn), 'l w') +
    ray(
      [polar(133, 103, 125, 202), [133, 103]].map(each => turn(each as Point)),
      'l',
    ) +
    line(332, 8, 332, 206, 'l thick')
  )
}

function colour(n: number, turn: Turn, cls: string, name: string, dy: number): Shape {
  const [from, face, end] = through(n).map(each => turn(each)) as [Point, Point, Point]
  return (
    line(...from, ...face, `${cls} thin`) +
    midArrow(...face, ...end, cls) +
    text(326, end[1] + dy, name, { anchor: 'end' })
  )
}

const hangingPrism = figure(
  {
    name: 'waves-asked-2/prism-upside-down',
    title: 'White light and a prism with its base at the top',
    description:
      'A triangular glass prism hangs with its base at the top and one corner at the bottom. A ray of white light from the upper left meets its left face. A screen stands on the right. Nothing is drawn inside the prism or behind it.',
    height: 214,
  },
  whiteRay(hanging),
  text(10, 30, 'white light'),
  text(175, 76, 'base', { anchor: 'middle' }),
  text(326, 204, 'screen', { anchor: 'end' }),
)

const hangingDrawn = figure(
  {
    name: 'waves-asked-2/prism-upside-down-drawn',
    title: 'Red and violet light in the prism with its base at the top',
    description:
      'At the left face the ray splits into red and violet. Both bend towards the normal, violet more, so violet lies nearer to the base. At the right face both bend away from the normal, up towards the base. On the screen violet is above red.',
    height: 214,
  },
  whiteRay(hanging),
  colour(1.45, hanging, 'r', 'red', 20),
  colour(1.64, hanging, 'p', 'violet', -12),
  text(10, 30, 'white light'),
  text(326, 204, 'screen', { anchor: 'end' }),
)

const [, middleFace] = through(1.54)
const mistakes = figure(
  {
    name: 'waves-asked-2/drawing-with-mistakes',
    title: "A student's drawing of white light and a prism",
    description:
      'A prism stands on its base. A ray of white light meets the left face and goes on through the prism as one single ray. At the right face it is split into two rays. Both bend towards the base. On the screen the upper ray is labelled violet and the lower one red.',
    height: 214,
  },
  whiteRay(upright),
  line(133, 103, ...middleFace, 'l'),
  midArrow(...middleFace, ...through(1.47)[2], 'p'),
  midArrow(...middleFace, ...through(1.61)[2], 'r'),
  text(326, through(1.47)[2][1] - 24, 'violet', { anchor: 'end' }),
  text(326, through(1.61)[2][1] + 18, 'red', { anchor: 'end' }),
  text(10, 184, 'white light'),
  text(326, 24, 'screen', { anchor: 'end' }),
)

const corrected = figure(
  {
    name: 'waves-asked-2/drawing-corrected',
    title: 'The correct drawing',
    description:
      'At the left face the white ray splits into red and violet. Both bend towards the normal, violet more. At the right face both bend again towards the base and spread further. On the screen red is above violet.',
    height: 214,
  },
  whiteRay(upright),
  colour(1.45, upright, 'r', 'red', -12),
  colour(1.64, upright, 'p', 'violet', 18),
  text(10, 184, 'white light'),
  text(326, 24, 'screen', { anchor: 'end' }),
)

const band = figure(
  {
    name: 'waves-asked-2/spectrum-with-letters',
    title: 'The visible spectrum with three colours hidden',
    description:
      'A bar of seven parts shows the colours of the visible spectrum in order. From left to right: violet, X, blue, Y, yellow, Z, red.',
    height: 64,
  },
  spectrumBar(5, 12, 350, ['violet', 'X', 'blue', 'Y', 'yellow', 'Z', 'red']),
)

export const figures = [
  scale,
  scaleDrawn,
  lensAsked,
  lensAnswer,
  boxes,
  hangingPrism,
  hangingDrawn,
  mistakes,
  corrected,
  band,
]
