import { type Figure, type FigureFacts, figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { type Graph, graph } from '@/lib/figures/graph'
import {
  arrow,
  circle,
  dot,
  ellipse,
  line,
  type Point,
  polyline,
  type Shape,
  text,
} from '@/lib/figures/shapes'

type Place = { left: number; top: number; width: number; height: number }
type Span = readonly [least: number, most: number]

const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

function draw(name: string, facts: Omit<FigureFacts, 'name'>, ...shapes: Shape[]): Figure {
  return figure({ name: `functions/${name}`, ...facts }, ...shapes)
}

/** A sketch graph whose axes cross at the origin, wherever that lies; the kit's own axes stay at the left. */
function plane(x: Span, y: Span, place: Place, yName = -7): Graph {
  const g = graph({
    x: { label: '', min: x[0], max: x[1] },
    y: { label: '', min: y[0], max: y[1] },
    ...place,
  })
  const axes =
    arrow(...g.at(x[0], 0), ...g.at(x[1], 0), { cls: 'l thin' }) +
    arrow(...g.at(0, y[0]), ...g.at(0, y[1]), { cls: 'l thin' }) +
    g.label(x[1], 0, '*x*', { dx: -2, dy: 16, anchor: 'end' }) +
    g.label(0, y[1], '*y*', { dx: yName, dy: 10, anchor: yName < 0 ? 'end' : 'start' })
  return { ...g, axes }
}

/** A curve of many short straight pieces: right for cusps, where a smooth curve would overshoot. */
function trace(g: Graph, f: (x: number) => number, from: number, to: number, cls = 'p'): Shape {
  const points = Array.from({ length: 241 }, (_, at): Point => {
    const x = from + ((to - from) * at) / 240
    return g.at(x, f(x))
  })
  return polyline(points, cls)
}

function closed(g: Graph, x: number, y: number, cls = 'd'): Shape {
  return dot(...g.at(x, y), cls, 3.5)
}

function open(g: Graph, x: number, y: number): Shape {
  return circle(...g.at(x, y), 3.5, 'l sheet')
}

/** Two ovals of numbers with arrows between them; `pairs` are places in the two lists. */
function mapping(
  left: number,
  title: string,
  inputs: readonly string[],
  outputs: readonly string[],
  pairs: readonly (readonly [number, number])[],
): Shape {
  const height = (at: number, count: number) => 92 + (at - (count - 1) / 2) * 26
  const column = (x: number, words: readonly string[]) =>
    words.map((each, at) => text(x, height(at, words.length) + 4.5, each, middle)).join('')
  return (
    text(left + 54, 20, title, bold) +
    ellipse(left + 20, 92, 18, 56, 'l') +
    ellipse(left + 88, 92, 18, 56, 'l') +
    column(left + 20, inputs) +
    column(left + 88, outputs) +
    pairs
      .map(([from, to]) =>
        arrow(left + 33, height(from, inputs.length), left + 75, height(to, outputs.length), { cls: 'p' }),
      )
      .join('') +
    text(left + 20, 166, 'input', small) +
    text(left + 88, 166, 'output', small)
  )
}

const mappings = draw(
  'mappings',
  {
    title: 'Three mapping diagrams',
    description:
      'Each diagram has an oval of inputs on the left and an oval of outputs on the right, joined by arrows. One–one: 1 goes to 3, 2 goes to 5 and 3 goes to 7; every output is reached by one arrow. Many–one: −1 and 1 both go to 1, and 2 goes to 4; two arrows end at the output 1. Not a function: two arrows leave the input 1, to 1 and to −1, and two arrows leave the input 4, to 2 and to −2.',
    height: 176,
  },
  mapping(
    4,
    'one–one',
    ['1', '2', '3'],
    ['3', '5', '7'],
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ),
  mapping(
    126,
    'many–one',
    ['−1', '1', '2'],
    ['1', '4'],
    [
      [0, 0],
      [1, 0],
      [2, 1],
    ],
  ),
  mapping(
    248,
    'not a function',
    ['1', '4'],
    ['1', '−1', '2', '−2'],
    [
      [0, 0],
      [0, 1],
      [1, 2],
      [1, 3],
    ],
  ),
)

const testLeft = plane([-1.2, 4.2], [-2.6, 4.2], { left: 14, top: 34, width: 150, height: 150 })
const testRight = plane([-0.8, 5.4], [-2.9, 3.3], { left: 196, top: 34, width: 150, height: 150 })

const verticalLine = draw(
  'vertical-line-test',
  {
    title: 'The vertical line test on two graphs',
    description:
      'Left, headed function: a U-shaped curve with a dashed vertical line that cuts it at one point only. Right, headed not a function: a curve that opens to the right, symmetrical about the x-axis, with a dashed vertical line that cuts it at two points, one above the x-axis and one below it.',
    height: 196,
  },
  text(89, 20, 'function', bold),
  testLeft.axes,
  trace(testLeft, x => (x - 1.5) ** 2 - 1.6, -0.9, 3.9),
  testLeft.line(
    [
      [2.9, -2.3],
      [2.9, 4],
    ],
    'r dash',
  ),
  closed(testLeft, 2.9, 0.36),
  testLeft.label(2.9, 0.36, 'once', { dx: -7, dy: -4, anchor: 'end', cls: 's' }),
  text(271, 20, 'not a function', bold),
  testRight.axes,
  testRight.curve(Array.from({ length: 41 }, (_, at): Point => [(at / 10 - 2) ** 2, (at / 10 - 2) * 1.25])),
  testRight.line(
    [
      [3, -2.8],
      [3, 3],
    ],
    'r dash',
  ),
  closed(testRight, 3, 1.25 * Math.sqrt(3)),
  closed(testRight, 3, -1.25 * Math.sqrt(3)),
  testRight.label(3, 0, 'twice', { dx: 6, dy: -8, cls: 's' }),
)

const rangeGraph = plane([-1.6, 6.2], [-4.2, 7.4], { left: 30, top: 20, width: 306, height: 220 })

const rangeOfQuadratic = draw(
  'range-on-a-domain',
  {
    title: 'The range of a quadratic function on a restricted domain',
    description:
      'The curve y equals x squared minus 4x plus 1, drawn only from x = 0 to x = 5. It starts at a filled dot at (0, 1), falls to its lowest point at (2, −3), and rises to an open dot at (5, 6). Dashed lines lead from the lowest point and from the open dot to the y-axis. A thick bar along the y-axis from −3, included, to 6, not included, is labelled range.',
    height: 256,
  },
  rangeGraph.axes,
  line(...rangeGraph.at(0, 6), ...rangeGraph.at(5, 6), 'l dash thin'),
  line(...rangeGraph.at(0, -3), ...rangeGraph.at(2, -3), 'l dash thin'),
  line(...rangeGraph.at(5, 0), ...rangeGraph.at(5, 6), 'l dash thin'),
  line(...rangeGraph.at(0, -3), ...rangeGraph.at(0, 6), 'r thick'),
  trace(rangeGraph, x => x * x - 4 * x + 1, 0, 5),
  closed(rangeGraph, 0, 1),
  closed(rangeGraph, 2, -3),
  open(rangeGraph, 5, 6),
  rangeGraph.label(0, 6, '6', { dx: -9, dy: 4.5, anchor: 'end' }),
  rangeGraph.label(0, 1, '1', { dx: -9, dy: 4.5, anchor: 'end' }),
  rangeGraph.label(0, -3, '−3', { dx: -9, dy: 4.5, anchor: 'end' }),
  rangeGraph.label(0, 3.4, 'range', { dx: -9, dy: 4.5, anchor: 'end', cls: 'tr' }),
  rangeGraph.label(2, -3, '(2, −3)', { dy: 18, anchor: 'middle' }),
  rangeGraph.label(5, 6, '(5, 6)', { dx: 8, dy: 0 }),
  rangeGraph.label(5, 0, '5', { dy: 17, anchor: 'middle' }),
)

const compositeExists = draw(
  'composite-exists',
  {
    title: 'When the composite function gf exists',
    description:
      'Three ovals from left to right. The first is the domain of f. An arrow f leads from it to a small shaded oval, the range of f. The small oval lies completely inside a larger second oval, the domain of g. From the small oval an arrow g leads to the third oval, the range of gf. A long arrow underneath, labelled gf, leads from the first oval to the third.',
    height: 212,
  },
  ellipse(46, 92, 40, 46, 'l'),
  text(46, 89, 'domain', middle),
  text(46, 105, 'of f', middle),
  ellipse(182, 92, 64, 72, 'l'),
  text(182, 52, 'domain of g', middle),
  ellipse(182, 102, 42, 32, 'p w'),
  text(182, 99, 'range', middle),
  text(182, 115, 'of f', middle),
  ellipse(314, 92, 40, 46, 'l'),
  text(314, 89, 'range', middle),
  text(314, 105, 'of gf', middle),
  arrow(78, 100, 140, 102, { cls: 'p' }),
  text(102, 92, 'f', bold),
  arrow(224, 102, 280, 100, { cls: 'p' }),
  text(260, 92, 'g', bold),
  polyline(
    [
      [46, 142],
      [46, 184],
      [314, 184],
    ],
    'r',
  ),
  arrow(314, 184, 314, 140, { cls: 'r' }),
  text(180, 202, 'gf', bold),
)

/** A row of machines: what goes in, then box by box what comes out. */
function machines(y: number, values: readonly string[], names: readonly string[]): Shape {
  const words = values.map((each, at) => text([54, 176, 306][at] ?? 0, y + 4.5, each, middle)).join('')
  const boxes = names.map((name, at) => {
    const left = at === 0 ? 88 : 222
    return (
      box(left, y - 15, 42, 30, name, 'p w').shape +
      arrow(left - (at === 0 ? 16 : 22), y, left, y, { cls: 'l' }) +
      arrow(left + 42, y, left + (at === 0 ? 66 : 62), y, { cls: 'l' })
    )
  })
  return words + boxes.join('')
}

const notationMachines = draw(
  'notation',
  {
    title: 'What the notations of functions mean',
    description:
      'Four rows of boxes with arrows, read from left to right. Row 1: x goes into f and f(x) comes out. Row 2, fg: x goes into g, g(x) comes out and goes into f, and fg(x) comes out. Row 3, f squared: x goes into f, f(x) comes out and goes into f again, and f squared of x comes out. Row 4, the inverse: f(x) goes into f to the power −1 and x comes out.',
    height: 208,
  },
  text(10, 34.5, 'f', { cls: 'b' }),
  machines(30, ['*x*', 'f(*x*)'], ['f']),
  text(10, 84.5, 'fg', { cls: 'b' }),
  machines(80, ['*x*', 'g(*x*)', 'fg(*x*)'], ['g', 'f']),
  text(10, 134.5, 'f^{2}', { cls: 'b' }),
  machines(130, ['*x*', 'f(*x*)', 'f^{2}(*x*)'], ['f', 'f']),
  text(10, 184.5, 'f^{−1}', { cls: 'b' }),
  machines(180, ['f(*x*)', '*x*'], ['f^{−1}']),
)

const orderMatters = draw(
  'order-matters',
  {
    title: 'fg and gf of the same number',
    description:
      'Two rows with f of x equal to x squared and g of x equal to x plus 3. Upper row, fg: 2 goes into g, which adds 3, and gives 5; 5 goes into f, which squares, and gives 25. Lower row, gf: 2 goes into f, which squares, and gives 4; 4 goes into g, which adds 3, and gives 7.',
    height: 132,
  },
  text(10, 38.5, 'fg', { cls: 'b' }),
  machines(34, ['2', '5', '25'], ['+ 3', '( )^{2}']),
  text(109, 15, 'g', small),
  text(243, 15, 'f', small),
  text(10, 100.5, 'gf', { cls: 'b' }),
  machines(96, ['2', '4', '7'], ['( )^{2}', '+ 3']),
  text(109, 77, 'f', small),
  text(243, 77, 'g', small),
)

const linearPlane = plane([-1.2, 4.6], [-4.6, 5.4], { left: 12, top: 34, width: 156, height: 190 }, 7)
const quadraticPlane = plane([-2.6, 4.6], [-4.6, 5.4], { left: 192, top: 34, width: 156, height: 190 })
const straight = (x: number) => 2 * x - 4
const bowl = (x: number) => x * x - 2 * x - 3

const modulusLinearQuadratic = draw(
  'modulus-linear-and-quadratic',
  {
    title: 'The modulus of a linear and of a quadratic function',
    description:
      'Left: y equals the modulus of 2x minus 4. It is a V that starts high on the left, crosses the y-axis at 4, has its corner on the x-axis at x = 2 and rises to the right. The part of y = 2x − 4 that lies below the x-axis, to the left of 2, is dashed. Right: y equals the modulus of x squared minus 2x minus 3. It falls from the left to a cusp at x = −1, forms an arch through 3 on the y-axis with its top at (1, 4), comes down to a cusp at x = 3, and rises again. The dashed part of the parabola below the axis has its lowest point at (1, −4).',
    height: 236,
  },
  text(90, 20, '*y* = |2*x* − 4|', middle),
  linearPlane.axes,
  trace(linearPlane, straight, -0.2, 2, 'p dash'),
  trace(linearPlane, x => Math.abs(straight(x)), -0.4, 4.4),
  linearPlane.label(0, 4, '4', { dx: -8, dy: 10, anchor: 'end' }),
  linearPlane.label(0, -4, '−4', { dx: -8, dy: 2, anchor: 'end' }),
  linearPlane.label(2, 0, '2', { dx: 4, dy: 17, anchor: 'middle' }),
  text(270, 20, '*y* = |*x*^{2} − 2*x* − 3|', middle),
  quadraticPlane.axes,
  trace(quadraticPlane, bowl, -1, 3, 'p dash'),
  trace(quadraticPlane, x => Math.abs(bowl(x)), -1.9, 3.9),
  closed(quadraticPlane, 1, 4),
  quadraticPlane.label(0, 3, '3', { dx: -7, dy: -1, anchor: 'end' }),
  quadraticPlane.label(1, 4, '(1, 4)', { dx: 4, dy: -8 }),
  quadraticPlane.label(-1, 0, '−1', { dx: -8, dy: 17, anchor: 'middle' }),
  quadraticPlane.label(3, 0, '3', { dx: 6, dy: 17, anchor: 'middle' }),
  quadraticPlane.label(1, -4, '(1, −4)', { dx: 18, dy: 10, cls: 's' }),
)

const cubicPlane = plane([-3.1, 4.3], [-5.2, 12.4], { left: 20, top: 18, width: 320, height: 226 })
const cubic = (x: number) => (x + 2) * (x - 1) * (x - 3)

const modulusCubic = draw(
  'modulus-cubic',
  {
    title: 'The modulus of a cubic function',
    description:
      'The graph of y equals the modulus of (x + 2)(x − 1)(x − 3). It comes down from the upper left to a cusp at x = −2, rises to a rounded top of about 8 to the left of the y-axis, crosses the y-axis at 6, comes down to a cusp at x = 1, rises to a lower rounded top of about 4, comes down to a cusp at x = 3 and rises to the upper right. Dashed parts show where the cubic itself is below the x-axis: left of −2, and between 1 and 3.',
    height: 256,
  },
  cubicPlane.axes,
  trace(cubicPlane, cubic, -2.22, -2, 'p dash'),
  trace(cubicPlane, cubic, 1, 3, 'p dash'),
  trace(cubicPlane, x => Math.abs(cubic(x)), -2.56, 3.7),
  cubicPlane.label(0, 6, '6', { dx: 8, dy: -2 }),
  cubicPlane.label(-2, 0, '−2', { dx: 12, dy: 17, anchor: 'middle' }),
  cubicPlane.label(1, 0, '1', { dx: -8, dy: 17, anchor: 'middle' }),
  cubicPlane.label(3, 0, '3', { dx: 9, dy: 17, anchor: 'middle' }),
  cubicPlane.label(3.4, 9.4, '*y* = |f(*x*)|', { dx: -12, anchor: 'end' }),
  cubicPlane.label(2.1, -4.6, '*y* = f(*x*)', { dx: 24, dy: 0 }),
)

const sinPlane = plane([-12, 400], [-3.5, 3.9], { left: 22, top: 18, width: 326, height: 216 })
const toSine = (degrees: number) => 2 * Math.sin((degrees * Math.PI) / 180) - 1

const modulusSine = draw(
  'modulus-sine',
  {
    title: 'The graph of y equals the modulus of 2 sin x minus 1',
    description:
      'For x from 0° to 360°. The graph starts at (0°, 1), falls to a cusp on the x-axis at 30°, rises to a small rounded top of height 1 at 90°, falls to a cusp at 150°, passes through (180°, 1), rises to a rounded top of height 3 at 270° and falls to (360°, 1). The dashed curve below the x-axis is 2 sin x minus 1: it starts at −1 and has its lowest point at (270°, −3). A horizontal dashed line at y = 2 cuts the graph twice, on both sides of 270°.',
    height: 250,
  },
  sinPlane.axes,
  trace(sinPlane, toSine, 0, 30, 'p dash'),
  trace(sinPlane, toSine, 150, 360, 'p dash'),
  trace(sinPlane, x => Math.abs(toSine(x)), 0, 360),
  sinPlane.line(
    [
      [0, 2],
      [372, 2],
    ],
    'r dash',
  ),
  sinPlane.label(372, 2, '*y* = 2', { dx: -14, dy: -7 }),
  closed(sinPlane, 210, 2),
  closed(sinPlane, 330, 2),
  sinPlane.label(0, 1, '1', { dx: -6, dy: 4, anchor: 'end' }),
  sinPlane.label(0, 2, '2', { dx: -6, dy: 4, anchor: 'end' }),
  sinPlane.label(0, -1, '−1', { dx: -6, dy: 4, anchor: 'end' }),
  sinPlane.label(30, 0, '30°', { dx: 14, dy: 17, anchor: 'middle' }),
  sinPlane.label(150, 0, '150°', { dx: -18, dy: 17, anchor: 'middle' }),
  sinPlane.label(90, 1, '(90°, 1)', { dy: -8, anchor: 'middle' }),
  sinPlane.label(270, 3, '(270°, 3)', { dy: -8, anchor: 'middle' }),
  sinPlane.label(270, -3, '(270°, −3)', { dy: 19, anchor: 'middle', cls: 's' }),
  line(...sinPlane.at(360, -0.12), ...sinPlane.at(360, 0.12), 'l'),
  sinPlane.label(360, 0, '360°', { dx: -8, dy: 17, anchor: 'middle' }),
)

const cosPlane = plane([-8, 205], [-0.5, 4.6], { left: 20, top: 34, width: 140, height: 150 })
const tanPlane = plane([-8, 205], [-0.5, 4.6], { left: 206, top: 34, width: 140, height: 150 })
const radians = (degrees: number) => (degrees * Math.PI) / 180

const modulusCosTan = draw(
  'modulus-cosine-and-tangent',
  {
    title: 'A cosine and a tangent graph with the modulus',
    description:
      'Left: y equals the modulus of 3 cos 2x for x from 0° to 180°. It starts at (0°, 3), falls to a cusp at 45°, rises to a rounded top of height 3 at 90°, falls to a cusp at 135° and rises to (180°, 3). Right: y equals the modulus of tan x minus 1 for x from 0° to 180°. It starts at (0°, 1), falls to a cusp on the x-axis at 45°, then rises steeply along the left side of a dashed vertical asymptote at 90°. On the right side of the asymptote it comes down from high values and ends at (180°, 1).',
    height: 216,
  },
  text(92, 20, '*y* = |3 cos 2*x*|', middle),
  cosPlane.axes,
  trace(cosPlane, x => Math.abs(3 * Math.cos(radians(2 * x))), 0, 180),
  cosPlane.label(0, 3, '3', { dx: -6, dy: 4, anchor: 'end' }),
  cosPlane.label(45, 0, '45°', { dy: 17, anchor: 'middle' }),
  cosPlane.label(135, 0, '135°', { dx: -4, dy: 17, anchor: 'middle' }),
  cosPlane.label(180, 0, '180°', { dx: 0, dy: 33, anchor: 'middle', cls: 's' }),
  line(...cosPlane.at(180, -0.12), ...cosPlane.at(180, 0.12), 'l'),
  text(278, 20, '*y* = |tan *x* − 1|', middle),
  tanPlane.axes,
  tanPlane.line(
    [
      [90, 0],
      [90, 4.4],
    ],
    'r dash',
  ),
  trace(tanPlane, x => Math.abs(Math.tan(radians(x)) - 1), 0, 79.4),
  trace(tanPlane, x => Math.abs(Math.tan(radians(x)) - 1), 106.4, 180),
  tanPlane.label(0, 1, '1', { dx: -6, dy: 4, anchor: 'end' }),
  tanPlane.label(45, 0, '45°', { dx: -4, dy: 17, anchor: 'middle' }),
  tanPlane.label(90, 0, '90°', { dx: 6, dy: 17, anchor: 'middle' }),
  tanPlane.label(180, 0, '180°', { dx: 0, dy: 33, anchor: 'middle', cls: 's' }),
  line(...tanPlane.at(180, -0.12), ...tanPlane.at(180, 0.12), 'l'),
)

const wholePlane = plane([-2.8, 2.8], [-1, 6.4], { left: 12, top: 34, width: 152, height: 150 })
const halfPlane = plane([-2.8, 2.8], [-1, 6.4], { left: 196, top: 34, width: 152, height: 150 })
const square = (x: number) => x * x + 0.6

const horizontalLine = draw(
  'horizontal-line-test',
  {
    title: 'The horizontal line test',
    description:
      'Left, headed many–one, no inverse: a whole U-shaped curve with its lowest point on the y-axis. A dashed horizontal line cuts it twice; dashed lines lead down from the two points to −a and a on the x-axis. Right, headed one–one, inverse exists: only the half of the curve to the right of the y-axis. The dashed horizontal line cuts it once, above a on the x-axis.',
    height: 214,
  },
  text(88, 20, 'many–one', bold),
  wholePlane.axes,
  trace(wholePlane, square, -2.3, 2.3),
  wholePlane.line(
    [
      [-2.6, 3.85],
      [2.6, 3.85],
    ],
    'r dash',
  ),
  closed(wholePlane, 1.8, 3.85),
  closed(wholePlane, -1.8, 3.85),
  wholePlane.line(
    [
      [1.8, 3.85],
      [1.8, 0],
    ],
    'l dash thin',
  ),
  wholePlane.line(
    [
      [-1.8, 3.85],
      [-1.8, 0],
    ],
    'l dash thin',
  ),
  wholePlane.label(1.8, 0, '*a*', { dy: 16, anchor: 'middle' }),
  wholePlane.label(-1.8, 0, '−*a*', { dy: 16, anchor: 'middle' }),
  text(88, 204, 'no inverse', middle),
  text(272, 20, 'one–one', bold),
  halfPlane.axes,
  trace(halfPlane, square, 0, 2.3),
  closed(halfPlane, 0, 0.6),
  halfPlane.line(
    [
      [-2.6, 3.85],
      [2.6, 3.85],
    ],
    'r dash',
  ),
  closed(halfPlane, 1.8, 3.85),
  halfPlane.line(
    [
      [1.8, 3.85],
      [1.8, 0],
    ],
    'l dash thin',
  ),
  halfPlane.label(1.8, 0, '*a*', { dy: 16, anchor: 'middle' }),
  text(272, 204, 'inverse exists', middle),
)

const hillPlane = plane([-2.4, 6.4], [-2.6, 11.4], { left: 26, top: 16, width: 310, height: 206 })
const hill = (x: number) => 9 - (x - 2) ** 2

const greatestBound = draw(
  'greatest-bound',
  {
    title: 'Where a quadratic stops being one–one',
    description:
      'The curve y equals 5 plus 4x minus x squared, an arch with its highest point at (2, 9). The part to the left of the highest point, where the curve rises from (−1, 0) through 5 on the y-axis, is a solid line labelled x ⩽ 2, rises only. The part to the right, which falls through (5, 0), is dashed. A dashed vertical line marks x = 2.',
    height: 236,
  },
  hillPlane.axes,
  hillPlane.line(
    [
      [2, 0],
      [2, 10.6],
    ],
    'r dash',
  ),
  trace(hillPlane, hill, -1.3, 2),
  trace(hillPlane, hill, 2, 5.3, 'p dash'),
  closed(hillPlane, 2, 9),
  hillPlane.label(2, 9, '(2, 9)', { dx: 12, dy: -6 }),
  hillPlane.label(0, 5, '5', { dx: 8, dy: 8 }),
  hillPlane.label(-1, 0, '−1', { dx: 10, dy: 17, anchor: 'middle' }),
  hillPlane.label(5, 0, '5', { dx: 10, dy: -6, anchor: 'middle' }),
  hillPlane.label(2, 0, '2', { dy: 17, anchor: 'middle' }),
  hillPlane.label(-0.1, 8.6, '*x* ⩽ 2:', { dx: -10, anchor: 'end' }),
  hillPlane.label(-0.1, 8.6, 'rises only', { dx: -10, dy: 16, anchor: 'end' }),
)

function steps(y: number, names: readonly string[], first: string, last: string, back: boolean): Shape {
  const boxes = names.map((name, at) => box(62 + at * 86, y - 16, 60, 32, name, back ? 'r rw' : 'p w'))
  const xs = [34, ...boxes.flatMap(each => [each.left[0], each.right[0]]), 322]
  let shape = boxes.map(each => each.shape).join('')
  for (let at = 0; at < xs.length; at += 2) {
    const [from = 0, to = 0] = [xs[at], xs[at + 1]]
    shape += back ? arrow(to, y, from, y, { cls: 'r' }) : arrow(from, y, to, y, { cls: 'p' })
  }
  return shape + text(18, y + 4.5, first, middle) + text(340, y + 4.5, last, middle)
}

const undoing = draw(
  'undoing',
  {
    title: 'Undoing the steps of a function in reverse order',
    description:
      'Upper row, from left to right: x, multiply by 3, take e to that power, subtract 1, giving y. Lower row, from right to left: y, add 1, take ln, divide by 3, giving x. Each step of the lower row stands under the step that it undoes.',
    height: 134,
  },
  steps(32, ['× 3', '*e*^{( )}', '− 1'], '*x*', '*y*', false),
  steps(92, ['÷ 3', 'ln', '+ 1'], '*x*', '*y*', true),
  text(180, 127, 'undo the last step first', small),
)

const rootPlane = plane([-0.9, 6.9], [-0.9, 7.4], { left: 26, top: 16, width: 310, height: 200 })
const valley = (x: number) => (x - 3) ** 2 + 1

const whichRoot = draw(
  'which-root',
  {
    title: 'The two square roots belong to the two halves of a parabola',
    description:
      'The curve y equals (x minus 3) squared plus 1 has its lowest point at (3, 1), on a dashed vertical line x = 3. A horizontal dashed line at y = 5 cuts the curve at x = 1 on the left half and at x = 5 on the right half. The left half is labelled x equals 3 minus the square root of (y minus 1), for x at most 3. The right half is labelled x equals 3 plus the square root of (y minus 1), for x at least 3.',
    height: 266,
  },
  rootPlane.axes,
  rootPlane.line(
    [
      [3, 0],
      [3, 7.2],
    ],
    'l dash thin',
  ),
  rootPlane.line(
    [
      [0, 5],
      [6.5, 5],
    ],
    'r dash',
  ),
  trace(rootPlane, valley, 0.55, 3, 'p dash'),
  trace(rootPlane, valley, 3, 5.45),
  closed(rootPlane, 1, 5),
  closed(rootPlane, 5, 5),
  closed(rootPlane, 3, 1),
  rootPlane.line(
    [
      [1, 5],
      [1, 0],
    ],
    'l dash thin',
  ),
  rootPlane.line(
    [
      [5, 5],
      [5, 0],
    ],
    'l dash thin',
  ),
  rootPlane.label(1, 0, '1', { dy: 17, anchor: 'middle' }),
  rootPlane.label(3, 0, '3', { dy: 17, anchor: 'middle' }),
  rootPlane.label(5, 0, '5', { dy: 17, anchor: 'middle' }),
  rootPlane.label(0, 5, '5', { dx: -8, dy: 4, anchor: 'end' }),
  rootPlane.label(3, 1, '(3, 1)', { dx: 9, dy: 12 }),
  text(112, 238, 'left half:\n*x* = 3 − √(*y* − 1)', middle),
  text(262, 238, 'right half:\n*x* = 3 + √(*y* − 1)', middle),
)

const expPlane = plane([-2.3, 5], [-2.3, 5], { left: 30, top: 14, width: 280, height: 280 })
const grow = (x: number) => Math.exp(x) + 1

const exponentialPair = draw(
  'exponential-and-inverse',
  {
    title: 'An exponential function and its inverse',
    description:
      'Axes with equal scales and the dashed line y = x. The curve y = f(x), e to the x plus 1, lies above a dashed horizontal asymptote y = 1, crosses the y-axis at 2 and rises steeply. Its reflection in the line y = x, the curve y = f inverse of x, ln(x − 1), lies to the right of a dashed vertical asymptote x = 1, crosses the x-axis at 2 and rises slowly. The two curves do not meet the line y = x.',
    height: 306,
  },
  expPlane.axes,
  expPlane.line(
    [
      [-2.1, -2.1],
      [4.7, 4.7],
    ],
    'l dash',
  ),
  expPlane.line(
    [
      [-2.2, 1],
      [4.8, 1],
    ],
    'p dash thin',
  ),
  expPlane.line(
    [
      [1, -2.2],
      [1, 4.4],
    ],
    'r dash thin',
  ),
  trace(expPlane, grow, -2.2, Math.log(3.8)),
  polyline(
    Array.from({ length: 121 }, (_, at): Point => {
      const x = -2.2 + ((Math.log(3.8) + 2.2) * at) / 120
      return expPlane.at(grow(x), x)
    }),
    'r',
  ),
  closed(expPlane, 0, 2),
  closed(expPlane, 2, 0),
  expPlane.label(0, 2, '2', { dx: -8, dy: -2, anchor: 'end' }),
  expPlane.label(2, 0, '2', { dx: 4, dy: 17 }),
  expPlane.label(-2.2, 1, '*y* = 1', { dy: 16 }),
  expPlane.label(1, 3.2, '*x* = 1', { dx: 6, dy: 0 }),
  expPlane.label(4.7, 4.7, '*y* = *x*', { dx: 0, dy: -6, anchor: 'end' }),
  expPlane.label(1.33, 4.7, '*y* = f(*x*)', { dx: 4, dy: -8, anchor: 'middle' }),
  expPlane.label(4.7, 1.35, '*y* = f^{−1}(*x*)', { dx: 28, dy: -8, anchor: 'end' }),
)

const meetPlane = plane([-3, 4.4], [-3, 4.4], { left: 30, top: 14, width: 280, height: 280 })
const half = (x: number) => x * x - 2

const quadraticPair = draw(
  'quadratic-and-inverse',
  {
    title: 'Half a parabola and its inverse meeting on the line y = x',
    description:
      'Axes with equal scales and the dashed line y = x. The curve y = f(x), x squared minus 2 for x at least 0, starts at a filled dot at (0, −2), crosses the x-axis at the square root of 2 and rises through (2, 2). Its reflection y = f inverse of x, the square root of (x + 2), starts at a filled dot at (−2, 0), crosses the y-axis at the square root of 2 and passes through (2, 2). The two curves and the line y = x meet at (2, 2).',
    height: 306,
  },
  meetPlane.axes,
  meetPlane.line(
    [
      [-2.8, -2.8],
      [4.2, 4.2],
    ],
    'l dash',
  ),
  trace(meetPlane, half, 0, 2.48),
  polyline(
    Array.from({ length: 121 }, (_, at): Point => {
      const x = (2.48 * at) / 120
      return meetPlane.at(half(x), x)
    }),
    'r',
  ),
  closed(meetPlane, 0, -2),
  closed(meetPlane, -2, 0),
  closed(meetPlane, 2, 2),
  meetPlane.label(0, -2, '−2', { dx: -9, dy: 14, anchor: 'end' }),
  meetPlane.label(-2, 0, '−2', { dx: 2, dy: 17, anchor: 'middle' }),
  meetPlane.label(Math.SQRT2, 0, '√2', { dx: 12, dy: 17, anchor: 'middle' }),
  meetPlane.label(0, Math.SQRT2, '√2', { dx: -7, dy: -6, anchor: 'end' }),
  meetPlane.label(2, 2, '(2, 2)', { dx: 10, dy: 12 }),
  meetPlane.label(4.2, 4.2, '*y* = *x*', { dx: -2, dy: -4, anchor: 'end' }),
  meetPlane.label(2.48, 4.2, '*y* = f(*x*)', { dx: -8, dy: 4, anchor: 'end' }),
  meetPlane.label(4.15, 2.48, '*y* = f^{−1}(*x*)', { dx: 40, dy: -9, anchor: 'end' }),
)

export const figures = [
  mappings,
  verticalLine,
  rangeOfQuadratic,
  compositeExists,
  notationMachines,
  orderMatters,
  modulusLinearQuadratic,
  modulusCubic,
  modulusSine,
  modulusCosTan,
  horizontalLine,
  greatestBound,
  undoing,
  whichRoot,
  exponentialPair,
  quadraticPair,
]
