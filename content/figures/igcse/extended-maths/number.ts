import { figure } from '@/lib/figures/figure'
import {
  arrow,
  centred,
  circle,
  curve,
  dot,
  ellipse,
  line,
  type Point,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const

type Disc = { x: number; y: number; r: number }

/** The region inside all the discs: rays from a point in it, each as long as the nearest edge allows. */
function common(discs: readonly Disc[], from: Point, cls: string): Shape {
  const reach = ({ x, y, r }: Disc, degrees: number): number => {
    const [dx, dy] = polar(0, 0, 1, degrees)
    const along = (x - from[0]) * dx + (y - from[1]) * dy
    const away = (x - from[0]) * dy - (y - from[1]) * dx
    return along + Math.sqrt(r * r - away * away)
  }
  const edge = Array.from({ length: 120 }, (_, at): Point => {
    const degrees = at * 3
    return polar(from[0], from[1], Math.min(...discs.map(each => reach(each, degrees))), degrees)
  })
  return polygon(edge, cls)
}

/** A fraction with its bar, centred on a point; a sign or a whole number may stand before it. */
function fraction(x: number, y: number, top: string, bottom: string, before = ''): Shape {
  return (
    (before === '' ? '' : text(x - 7, y + 4.5, before, { anchor: 'end' })) +
    line(x - 5, y, x + 5, y, 'l thin') +
    text(x, y - 4, top, small) +
    text(x, y + 13, bottom, small)
  )
}

/** A circle's outline with its name above it. */
function set({ x, y, r }: Disc, name: string, labelX = x, labelY = y - r - 6): Shape {
  return circle(x, y, r, 'l') + text(labelX, labelY, `*${name}*`, middle)
}

/** The universal set: a rectangle with its sign in the corner. */
function universe(x: number, y: number, width: number, height: number, cls = 'l sheet'): Shape {
  return rect(x, y, width, height, cls) + text(x + 6, y + 16, '*ℰ*')
}

/** A horizontal scale with its marks; returns the place of a value too. */
function scale(y: number, from: number, to: number, step: number, digits = 0) {
  const at = (value: number): number => 24 + ((value - from) / (to - from)) * 312
  let shape = line(12, y, 348, y, 'l')
  const count = Math.round((to - from) / step)
  for (let mark = 0; mark <= count; mark += 1) {
    const value = from + mark * step
    const label = value.toFixed(digits).replace('-', '−')
    shape += line(at(value), y - 5, at(value), y + 5, 'l') + text(at(value), y + 20, label, small)
  }
  return { at, shape }
}

/** An arc of a jump along a scale, ending in an arrow head. */
function hop(x1: number, x2: number, y: number, height: number, label: string, cls = 'p'): Shape {
  const centre = (x1 + x2) / 2
  const back = Math.sign(x1 - x2)
  return (
    curve(
      [
        [x1, y],
        [x1 + (x2 - x1) * 0.2, y - height * 0.75],
        [centre, y - height],
        [x2 + (x1 - x2) * 0.2, y - height * 0.75],
        [x2 + back * 3, y - 8],
      ],
      cls,
    ) +
    arrow(x2 + back * 6, y - 13, x2, y - 1, { cls }) +
    text(centre, y - height - 6, label, middle)
  )
}

const families = figure(
  {
    name: 'number/number-families',
    title: 'The families of real numbers',
    description:
      'A rectangle stands for the real numbers. It is split in two. In the left part, the rational numbers, with 3/4, 0.2 and 1.6 recurring. Inside them lies an oval for the integers, with −7, −1 and 0. Inside the integers lies a smaller oval for the natural numbers, with 1, 2 and 15. In the right part, the irrational numbers, with the square root of 2, pi and the cube root of 10. The two parts do not overlap.',
    height: 236,
  },
  rect(8, 8, 344, 220, 'l'),
  line(246, 8, 246, 228, 'l'),
  text(127, 27, 'rational', { anchor: 'middle', cls: 'b' }),
  text(299, 27, 'irrational', { anchor: 'middle', cls: 'b' }),
  ellipse(127, 135, 110, 68, 'l'),
  text(127, 86, 'integers', { anchor: 'middle', cls: 'b' }),
  ellipse(150, 150, 68, 37, 'p w'),
  text(150, 142, 'natural', { anchor: 'middle', cls: 'b' }),
  text(118, 165, '1', middle),
  text(146, 165, '2', middle),
  text(178, 165, '15', middle),
  text(52, 130, '−7', middle),
  text(44, 152, '−1', middle),
  text(62, 174, '0', middle),
  fraction(40, 50, '3', '4'),
  text(216, 54, '0.2', middle),
  text(46, 216, '1.666…', middle),
  text(299, 82, '√2', middle),
  text(299, 126, 'π', middle),
  text(299, 170, '∛10', middle),
)

/** A prime at the end of a branch is ringed. */
function leaf(x: number, y: number, value: string): Shape {
  return circle(x, y, 15, 'p w') + centred(x, y, value)
}

const factorTree = figure(
  {
    name: 'number/factor-tree',
    title: 'A factor tree for 360',
    description:
      '360 splits into 36 and 10. 36 splits into 4 and 9. 4 splits into 2 and 2, and 9 into 3 and 3. 10 splits into 2 and 5. The ends of the branches, which are ringed, are the primes 2, 2, 3, 3, 2 and 5. Below stands 360 = 2 cubed × 3 squared × 5.',
    height: 244,
  },
  centred(190, 18, '360', 'b'),
  line(176, 28, 126, 58),
  line(204, 28, 264, 58),
  centred(116, 68, '36'),
  centred(274, 68, '10'),
  line(106, 78, 74, 108),
  line(126, 78, 158, 108),
  centred(66, 118, '4'),
  centred(166, 118, '9'),
  line(266, 78, 250, 104),
  line(282, 78, 298, 104),
  leaf(244, 118, '2'),
  leaf(304, 118, '5'),
  line(60, 128, 46, 156),
  line(72, 128, 86, 156),
  leaf(40, 170, '2'),
  leaf(92, 170, '2'),
  line(160, 128, 148, 156),
  line(172, 128, 186, 156),
  leaf(140, 170, '3'),
  leaf(192, 170, '3'),
  text(180, 224, '360 = 2 × 2 × 2 × 3 × 3 × 5 = 2^{3} × 3^{2} × 5', middle),
)

const left: Disc = { x: 134, y: 108, r: 72 }
const right: Disc = { x: 226, y: 108, r: 72 }

const primeVenn = figure(
  {
    name: 'number/prime-factors-venn',
    title: 'The prime factors of 84 and 120 in a Venn diagram',
    description:
      'Two overlapping circles, one for the prime factors of 84 and one for those of 120. Only in 84: 7. In the overlap: 2, 2 and 3. Only in 120: 2 and 5. The highest common factor is the product of the overlap, 12. The lowest common multiple is the product of all the numbers, 840.',
    height: 232,
  },
  common([left, right], [180, 108], 'w'),
  circle(left.x, left.y, left.r, 'l'),
  circle(right.x, right.y, right.r, 'l'),
  text(122, 28, '84', { anchor: 'middle', cls: 'b' }),
  text(238, 28, '120', { anchor: 'middle', cls: 'b' }),
  centred(104, 108, '7'),
  centred(180, 82, '2'),
  centred(180, 108, '2'),
  centred(180, 134, '3'),
  centred(252, 92, '2'),
  centred(252, 124, '5'),
  text(180, 204, 'HCF = 2 × 2 × 3 = 12  (the overlap)', middle),
  text(180, 224, 'LCM = 7 × 2 × 2 × 3 × 2 × 5 = 840', middle),
)

/** One of the four small diagrams with two sets. */
function pair(x: number, y: number, caption: string, shade: 'both' | 'either' | 'outside' | 'only'): Shape {
  const a: Disc = { x: x + 60, y: y + 58, r: 33 }
  const b: Disc = { x: x + 100, y: y + 58, r: 33 }
  const fill = {
    both: common([a, b], [x + 80, y + 58], 'w'),
    either: circle(a.x, a.y, a.r, 'w') + circle(b.x, b.y, b.r, 'w'),
    outside: circle(a.x, a.y, a.r, 'sheet'),
    only: circle(a.x, a.y, a.r, 'w') + common([a, b], [x + 80, y + 58], 'sheet'),
  }[shade]
  return (
    rect(x, y, 160, 100, shade === 'outside' ? 'l w' : 'l sheet') +
    fill +
    text(x + 6, y + 16, '*ℰ*') +
    set(a, 'A', a.x - 32, a.y - 24) +
    set(b, 'B', b.x + 32, b.y - 24) +
    text(x + 80, y + 120, caption, middle)
  )
}

const twoSetRegions = figure(
  {
    name: 'number/two-set-regions',
    title: 'Four regions of a Venn diagram with two sets',
    description:
      'Four Venn diagrams, each a rectangle with two overlapping circles A and B. In the first, A intersection B, only the overlap is shaded. In the second, A union B, both whole circles are shaded. In the third, A prime, everything outside circle A is shaded, including the part of B that is not in A. In the fourth, A intersection B prime, the part of A outside B is shaded.',
    height: 272,
  },
  pair(10, 6, '*A* ∩ *B*: in both', 'both'),
  pair(190, 6, '*A* ∪ *B*: in *A* or *B* or both', 'either'),
  pair(10, 142, '*A*′: not in *A*', 'outside'),
  pair(190, 142, '*A* ∩ *B*′: in *A* but not in *B*', 'only'),
)

const counting = figure(
  {
    name: 'number/two-set-count',
    title: 'Venn diagram for 30 students, tennis and swimming',
    description:
      'A rectangle for 30 students with two overlapping circles, T for tennis and S for swimming. 9 are in T only, 8 in the overlap, 7 in S only and 6 outside both circles.',
    height: 190,
  },
  universe(28, 8, 304, 174),
  set({ x: 140, y: 102, r: 58 }, 'T', 110),
  set({ x: 220, y: 102, r: 58 }, 'S', 250),
  centred(116, 102, '9'),
  centred(180, 102, '8'),
  centred(244, 102, '7'),
  centred(306, 164, '6'),
)

/** Three circles in a small rectangle. */
function trio(x: number, y: number) {
  const a: Disc = { x: x + 60, y: y + 60, r: 36 }
  const b: Disc = { x: x + 100, y: y + 60, r: 36 }
  const c: Disc = { x: x + 80, y: y + 95, r: 36 }
  const outlines = set(a, 'A', x + 34, y + 28) + set(b, 'B', x + 126, y + 28) + set(c, 'C', x + 126, y + 122)
  return { a, b, c, frame: universe(x, y, 160, 142), outlines }
}

function threeSetRegions() {
  const one = trio(10, 6)
  const two = trio(190, 6)
  const centre: Point = [270, 77]
  return figure(
    {
      name: 'number/three-set-regions',
      title: 'Two shaded regions of a Venn diagram with three sets',
      description:
        'Two Venn diagrams, each with three overlapping circles A, B and C in a rectangle. In the left one the overlap of A and B is shaded except the part that is also in C: A intersection B intersection C prime. In the right one the parts of C that also lie in A or in B, or in both, are shaded: open bracket A union B close bracket intersection C.',
      height: 176,
    },
    one.frame,
    common([one.a, one.b], [90, 66], 'w'),
    common([one.a, one.b, one.c], [90, 77], 'sheet'),
    one.outlines,
    two.frame,
    common([two.a, two.c], centre, 'w'),
    common([two.b, two.c], centre, 'w'),
    two.outlines,
    text(90, 168, '*A* ∩ *B* ∩ *C*′', middle),
    text(270, 168, '(*A* ∪ *B*) ∩ *C*', middle),
  )
}

const threeSetEquation = figure(
  {
    name: 'number/three-set-equation',
    title: 'Venn diagram with unknown numbers',
    description:
      'A rectangle for 50 people with three overlapping circles, F for French, G for German and S for Spanish. F only: 10. G only: 7. S only: 2x. F and G but not S: 4. F and S but not G: x. G and S but not F: 5. All three: 3. Outside all circles: 6.',
    height: 274,
  },
  universe(28, 8, 304, 258),
  set({ x: 140, y: 104, r: 68 }, 'F', 86, 50),
  set({ x: 220, y: 104, r: 68 }, 'G', 276, 50),
  set({ x: 180, y: 174, r: 68 }, 'S', 258, 232),
  centred(108, 90, '10'),
  centred(180, 78, '4'),
  centred(252, 90, '7'),
  centred(180, 126, '3'),
  centred(134, 148, '*x*'),
  centred(226, 148, '5'),
  centred(180, 206, '2*x*'),
  centred(306, 248, '6'),
)

/** A cube of small cubes, seen from the front, above and the right. */
export function cubeOf(x: number, y: number, side: number, count: number): Shape {
  const unit = side / count
  const shift = unit * 0.5
  let shape = ''
  const depth = shift * count
  shape += polygon(
    [
      [x, y],
      [x + depth, y - depth],
      [x + side + depth, y - depth],
      [x + side, y],
    ],
    'l sunk',
  )
  shape += polygon(
    [
      [x + side, y],
      [x + side + depth, y - depth],
      [x + side + depth, y + side - depth],
      [x + side, y + side],
    ],
    'l sheet',
  )
  shape += rect(x, y, side, side, 'l w')
  for (let at = 1; at < count; at += 1) {
    const [along, back] = [at * unit, at * shift]
    shape +=
      line(x + along, y, x + along, y + side, 'l thin') + line(x, y + along, x + side, y + along, 'l thin')
    shape += line(x + along, y, x + along + depth, y - depth, 'l thin')
    shape += line(x + back, y - back, x + side + back, y - back, 'l thin')
    shape += line(x + side + back, y - back, x + side + back, y + side - back, 'l thin')
    shape += line(x + side, y + along, x + side + depth, y + along - depth, 'l thin')
  }
  return shape
}

/** A square cut into small squares. */
function squareOf(x: number, y: number, side: number, count: number): Shape {
  let shape = rect(x, y, side, side, 'l w')
  for (let at = 1; at < count; at += 1) {
    const along = (at * side) / count
    shape +=
      line(x + along, y, x + along, y + side, 'l thin') + line(x, y + along, x + side, y + along, 'l thin')
  }
  return shape
}

const squareAndCube = figure(
  {
    name: 'number/square-and-cube',
    title: 'A square number and a cube number',
    description:
      'On the left, a square with 5 small squares along each side, 25 in all: 5 squared is 25, and the square root of 25 is 5. On the right, a cube with 3 small cubes along each edge, 27 in all: 3 cubed is 27, and the cube root of 27 is 3.',
    height: 190,
  },
  squareOf(36, 30, 110, 5),
  cubeOf(214, 66, 74, 3),
  text(91, 162, '5^{2} = 25', middle),
  text(91, 182, '√25 = 5', middle),
  text(270, 162, '3^{3} = 27', middle),
  text(270, 182, '∛27 = 3', middle),
)

function threeNames() {
  const rows: readonly [number, string, readonly string[]][] = [
    [48, 'fraction', ['0', '1/4', '1/2', '3/4', '1']],
    [108, 'decimal', ['0', '0.25', '0.5', '0.75', '1']],
    [164, 'percentage', ['0%', '25%', '50%', '75%', '100%']],
  ]
  const below = (x: number, y: number, label: string): Shape => {
    const [top = '', bottom] = label.split('/')
    return bottom === undefined ? text(x, y + 21, top, small) : fraction(x, y + 24, top, bottom)
  }
  const at = (quarter: number): number => 100 + quarter * 58
  const shapes = rows.map(
    ([y, name, labels]) =>
      text(6, y + 4, name, { cls: 's' }) +
      line(92, y, 348, y, 'l') +
      labels
        .map((label, each) => line(at(each), y - 5, at(each), y + 5) + below(at(each), y, label))
        .join(''),
  )
  return figure(
    {
      name: 'number/three-names',
      title: 'Fractions, decimals and percentages on three scales',
      description:
        'Three number lines below each other, from 0 to 1. On the first are the fractions 0, one quarter, one half, three quarters and 1. On the second, exactly below, the decimals 0, 0.25, 0.5, 0.75 and 1. On the third 0%, 25%, 50%, 75% and 100%. A vertical line at two fifths joins the three scales: two fifths, 0.4 and 40% are the same point.',
      height: 196,
    },
    line(at(1.6), 34, at(1.6), 172, 'p dash'),
    ...shapes,
    dot(at(1.6), 48, 'pd', 4),
    dot(at(1.6), 108, 'pd', 4),
    dot(at(1.6), 164, 'pd', 4),
    fraction(at(1.6) - 46, 18, '2', '5'),
    text(at(1.6) - 36, 22, '= 0.4 = 40%', { cls: 'tp' }),
  )
}

function orderLine() {
  const { at, shape } = scale(80, -3, 3, 1)
  const places: readonly [number, string, number][] = [
    [-2.5, '−2.5', 56],
    [0.6, '60%', 56],
    [2.25, '2.25', 56],
  ]
  return figure(
    {
      name: 'number/order-line',
      title: 'Numbers in order on a number line',
      description:
        'A number line from −3 to 3. From left to right, that is from smallest to largest, dots mark −2.5, minus three quarters, 60% (at 0.6), one and a half, and 2.25. An arrow above the line points right and says larger.',
      height: 112,
    },
    shape,
    ...places.map(
      ([value, label, y]) => dot(at(value), 80, 'pd', 4.5) + text(at(value), y + 10, label, middle),
    ),
    dot(at(-0.75), 80, 'pd', 4.5) + fraction(at(-0.75) + 5, 56, '3', '4', '−'),
    dot(at(1.5), 80, 'pd', 4.5) + fraction(at(1.5) + 6, 56, '1', '2', '1'),
    arrow(110, 26, 250, 26, { cls: 'p' }),
    text(180, 18, 'larger', { anchor: 'middle', cls: 'tp' }),
  )
}

function temperatureJumps() {
  const { at, shape } = scale(86, -8, 8, 2)
  return figure(
    {
      name: 'number/temperature-jumps',
      title: 'A rise and a fall of temperature on a number line',
      description:
        'A number line from −8 to 8 degrees Celsius. A jump of 11 to the right goes from −7 to 4: −7 plus 11 is 4. Below the line an arrow of 6 to the left goes from 4 to −2: 4 minus 6 is −2.',
      height: 164,
    },
    shape,
    hop(at(-7), at(4), 86, 46, '+ 11'),
    dot(at(-7), 86, 'd', 4),
    dot(at(4), 86, 'd', 4),
    dot(at(-2), 86, 'd', 4),
    arrow(at(4), 122, at(-2), 122, { cls: 'r' }),
    line(at(4), 112, at(4), 128, 'r'),
    line(at(-2), 112, at(-2), 128, 'r'),
    text(at(1), 142, '− 6', middle),
    text(180, 160, 'temperature / °C', small),
  )
}

function boxMethod() {
  const cell = (x: number, y: number, width: number, height: number, label: string) =>
    rect(x, y, width, height, 'l w') + centred(x + width / 2, y + height / 2, label)
  return figure(
    {
      name: 'number/box-method',
      title: '46 × 37 as four areas',
      description:
        'A rectangle split into four. Its top is split into 40 and 6, its side into 30 and 7. The four parts are 40 × 30 = 1200, 6 × 30 = 180, 40 × 7 = 280 and 6 × 7 = 42. Together they make 1702.',
      height: 202,
    },
    text(138, 20, '40', middle),
    text(287, 20, '6', middle),
    text(40, 74, '30', { anchor: 'end' }),
    text(40, 142, '7', { anchor: 'end' }),
    cell(50, 28, 176, 84, '40 × 30 = 1200'),
    cell(226, 28, 122, 84, '6 × 30 = 180'),
    cell(50, 112, 176, 52, '40 × 7 = 280'),
    cell(226, 112, 122, 52, '6 × 7 = 42'),
    text(180, 192, '46 × 37 = 1200 + 180 + 280 + 42 = 1702', middle),
  )
}

function indexLadder() {
  const rows: readonly [string, string][] = [
    ['2^{3}', '8'],
    ['2^{2}', '4'],
    ['2^{1}', '2'],
    ['2^{0}', '1'],
    ['2^{−1}', '1/2'],
    ['2^{−2}', '1/4'],
    ['2^{−3}', '1/8'],
  ]
  const y = (at: number): number => 22 + at * 34
  const valueAt = (height: number, value: string): Shape => {
    const [top = '', bottom] = value.split('/')
    return bottom === undefined ? centred(220, height, top) : fraction(220, height, top, bottom)
  }
  return figure(
    {
      name: 'number/index-ladder',
      title: 'Powers of 2 going down by one each time',
      description:
        'A column of powers of 2 with their values: 2 cubed is 8, 2 squared is 4, 2 to the power 1 is 2, 2 to the power 0 is 1, 2 to the power minus 1 is one half, 2 to the power minus 2 is one quarter, 2 to the power minus 3 is one eighth. Beside every step down, the index falls by 1 and the value is divided by 2.',
      height: 250,
    },
    rect(110, y(3) - 14, 140, 28, 'w', 4),
    ...rows.map(
      ([power, value], at) => text(128, y(at) + 4, power) + centred(172, y(at), '=') + valueAt(y(at), value),
    ),
    ...rows
      .slice(1)
      .map(
        (_, at) =>
          arrow(96, y(at) + 4, 96, y(at + 1) - 4, { cls: 'l' }) +
          text(84, y(at) + 21, 'index − 1', { anchor: 'end', cls: 's' }) +
          arrow(264, y(at) + 4, 264, y(at + 1) - 4, { cls: 'p' }) +
          text(276, y(at) + 21, '÷ 2', { cls: 's' }),
      ),
  )
}

function indexSteps() {
  const stage = (x: number, label: string) => rect(x, 40, 52, 36, 'l w', 4) + centred(x + 26, 58, label)
  const step = (x: number, label: string, part: string) =>
    arrow(x, 58, x + 46, 58, { cls: 'p' }) + text(x + 23, 30, label, small) + text(x + 23, 98, part, small)
  return figure(
    {
      name: 'number/index-steps',
      title: 'Working out 27 to the power minus two thirds',
      description:
        'Four boxes joined by arrows. 27 goes to 3 by a cube root, because the bottom of the index is 3. 3 goes to 9 by squaring, because the top of the index is 2. 9 goes to one ninth by taking the reciprocal, because the index is negative.',
      height: 110,
    },
    stage(6, '27'),
    stage(105, '3'),
    stage(204, '9'),
    rect(303, 40, 52, 36, 'l w', 4) + fraction(329, 58, '1', '9'),
    step(58, 'cube root', 'bottom: 3'),
    step(157, 'square', 'top: 2'),
    step(256, 'reciprocal', 'minus'),
  )
}

function placeShift() {
  const names = ['1000s', '100s', '10s', '1s', '0.1s', '0.01s', '0.001s']
  const width = 50
  const x = (at: number): number => 6 + at * width
  const row = (y: number, digits: readonly string[], cls: string) =>
    digits
      .map((digit, at) => rect(x(at), y, width, 32, cls) + centred(x(at) + width / 2, y + 16, digit))
      .join('')
  return figure(
    {
      name: 'number/place-shift',
      title: 'Multiplying 5.8 by powers of ten in a place-value table',
      description:
        'A table with the columns thousands, hundreds, tens, ones, tenths, hundredths, thousandths. In the first row 5.8 has 5 in the ones and 8 in the tenths. In the second row, 5.8 × 10 cubed, the digits have moved three columns to the left: 5 thousands, 8 hundreds, 0 tens, 0 ones, which is 5800. In the third row, 5.8 × 10 to the power minus 2, they have moved two columns to the right: 0 ones, 0 tenths, 5 hundredths, 8 thousandths, which is 0.058.',
      height: 216,
    },
    ...names.map((name, at) => text(x(at) + width / 2, 18, name, small)),
    row(26, ['', '', '', '5', '8', '', ''], 'l'),
    text(180, 76, '5.8 × 10^{3}: three places to the left', { anchor: 'middle', cls: 's' }),
    row(86, ['5', '8', '0', '0', '', '', ''], 'l w'),
    text(180, 138, '5.8 × 10^{−2}: two places to the right', { anchor: 'middle', cls: 's' }),
    row(148, ['', '', '', '0', '0', '5', '8'], 'l w'),
    dot(x(4), 53, 'd', 3),
    dot(x(4), 113, 'd', 3),
    dot(x(4), 175, 'd', 3),
    text(92, 206, '5.8 × 10^{3} = 5800', middle),
    text(266, 206, '5.8 × 10^{−2} = 0.058', middle),
  )
}

function roundingLine() {
  const { at, shape } = scale(84, 3.4, 3.5, 0.01, 2)
  return figure(
    {
      name: 'number/rounding-line',
      title: 'Rounding 3.47 to one decimal place',
      description:
        'A number line from 3.40 to 3.50 in steps of 0.01. The point half way is 3.45. Numbers from 3.40 up to but not including 3.45 round down to 3.4. Numbers from 3.45 to 3.50 round up to 3.5. A dot marks 3.47, which lies to the right of the half-way point, so it rounds to 3.5.',
      height: 128,
    },
    rect(at(3.45), 76, at(3.5) - at(3.45), 16, 'w'),
    shape,
    line(at(3.45), 52, at(3.45), 92, 'r'),
    text(at(3.45), 44, 'half way', { anchor: 'middle', cls: 'tr' }),
    arrow(at(3.44), 64, at(3.4), 64, { cls: 'l' }),
    text(at(3.415), 54, 'down to 3.4', middle),
    arrow(at(3.46), 64, at(3.5), 64, { cls: 'p' }),
    text(at(3.485), 54, 'up to 3.5', { anchor: 'middle', cls: 'tp' }),
    dot(at(3.47), 84, 'pd', 5),
    text(at(3.47), 122, '3.47 is here', { anchor: 'middle', cls: 'tp' }),
  )
}

function significant() {
  const digits = ['0', '.', '0', '0', '4', '0', '6', '2']
  const x = (at: number): number => 44 + at * 36
  const kind = (at: number): string => (at >= 4 ? 'l w' : 'l')
  return figure(
    {
      name: 'number/significant-figures',
      title: 'The significant figures of 0.004062',
      description:
        'The digits of 0.004062 in boxes. The three zeros at the front are not significant. The digit 4 is the first significant figure, the zero after it the second, the 6 the third and the 2 the fourth.',
      height: 120,
    },
    ...digits.map((digit, at) =>
      digit === '.'
        ? dot(x(at) + 15, 66, 'd', 3)
        : rect(x(at), 34, 30, 36, kind(at), 3) + centred(x(at) + 15, 52, digit),
    ),
    text(98, 24, 'not significant', middle),
    text(260, 24, 'significant', middle),
    ...['1st', '2nd', '3rd', '4th'].map((label, at) => text(x(at + 4) + 15, 90, label, small)),
    text(180, 114, '0.00406 to 3 significant figures', middle),
  )
}

export const figures = [
  families,
  factorTree,
  primeVenn,
  twoSetRegions,
  counting,
  threeSetRegions(),
  threeSetEquation,
  squareAndCube,
  threeNames(),
  orderLine(),
  temperatureJumps(),
  boxMethod(),
  indexLadder(),
  indexSteps(),
  placeShift(),
  roundingLine(),
  significant(),
]
