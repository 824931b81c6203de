import { figure } from '@/lib/figures/figure'
import {
  arrow,
  circle,
  curve,
  dot,
  ellipse,
  line,
  type Point,
  pointer,
  polar,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'characteristics-and-classification-of-living-organisms'
const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

const wasteRoutes = figure(
  {
    name: `${topic}/excretion-and-egestion`,
    title: 'Excretion and egestion compared',
    description:
      'Food goes into the gut. Undigested food passes straight through the gut and leaves as faeces: this is egestion. Digested food is absorbed from the gut into the cells of the body. Chemical reactions there (metabolism) make waste, for example carbon dioxide and urea, which leaves the body: this is excretion.',
    height: 206,
  },
  rect(52, 34, 146, 40, 'l sunk', 6),
  text(125, 59, 'gut', middle),
  arrow(6, 54, 50, 54),
  text(6, 44, 'food'),
  arrow(198, 54, 228, 54),
  text(234, 40, 'egestion', { cls: 'b' }),
  text(234, 58, 'undigested food\nas faeces'),
  arrow(125, 74, 125, 124, { cls: 'p' }),
  text(134, 96, 'digested food\nis absorbed', { cls: 'tp' }),
  rect(52, 126, 146, 56, 'l w', 6),
  text(125, 150, 'cells of the body\n(metabolism)', middle),
  arrow(198, 154, 228, 154, { cls: 'p' }),
  text(234, 140, 'excretion', { cls: 'b' }),
  text(234, 158, 'carbon dioxide,\nurea'),
)

const shoot = figure(
  {
    name: `${topic}/bending-shoot`,
    title: 'A seedling that grows towards the light',
    description:
      'Two seedlings in pots. The first, lit from above, has a straight upright shoot. The second, lit from the right, has a shoot that has bent to the right, towards the light.',
    height: 176,
  },
  seedling(80, [
    [80, 130],
    [80, 100],
    [80, 62],
  ]),
  seedling(234, [
    [234, 130],
    [234, 98],
    [244, 74],
    [268, 58],
  ]),
  arrow(68, 14, 68, 44, { cls: 'r' }),
  arrow(92, 14, 92, 44, { cls: 'r' }),
  text(104, 30, 'light'),
  arrow(348, 48, 306, 48, { cls: 'r' }),
  arrow(348, 68, 306, 68, { cls: 'r' }),
  text(326, 36, 'light', middle),
)

function seedling(x: number, stem: readonly Point[]): Shape {
  const tip = stem.at(-1) ?? [0, 0]
  const before = stem.at(-2) ?? [0, 0]
  const along = (Math.atan2(before[1] - tip[1], tip[0] - before[0]) * 180) / Math.PI
  return (
    polygon(
      [
        [x - 30, 130],
        [x + 30, 130],
        [x + 22, 168],
        [x - 22, 168],
      ],
      'l sunk',
    ) +
    curve(stem, 'g') +
    leaf(tip[0], tip[1], 26, 9, along + 50, 'g gw') +
    leaf(tip[0], tip[1], 26, 9, along - 50, 'g gw')
  )
}

/** A pointed oval that starts at (x, y) and goes off at an angle. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  cls = 'l gw',
): Shape {
  const turn = (along: number, across: number): Point => {
    const [px, py] = polar(x, y, along, angle)
    return polar(px, py, across, angle + 90)
  }
  const side = (sign: number) =>
    [0, 0.2, 0.45, 0.7, 0.9, 1].map(t =>
      turn(length * t, sign * width * 0.5 * Math.sin(Math.PI * t ** 0.85) ** 0.8),
    )
  return curve([...side(1), ...side(-1).reverse().slice(1, -1)], cls, true)
}

const binomial = figure(
  {
    name: `${topic}/binomial-name`,
    title: 'The two parts of a scientific name',
    description:
      'The name Panthera leo, in italics. The first word, Panthera, is the genus and begins with a capital letter. The second word, leo, is the species and is written in small letters.',
    height: 106,
  },
  text(176, 56, '*Panthera*', { anchor: 'end' }),
  text(184, 56, '*leo*'),
  line(140, 64, 116, 76, 'l thin'),
  line(196, 64, 226, 76, 'l thin'),
  text(100, 90, 'genus: capital letter', middle),
  text(268, 90, 'species: small letter', middle),
  text(180, 24, 'scientific name of the lion', bold),
)

export function toothed(x: number, y: number, length: number, width: number): Shape {
  const teeth = 8
  const side = (sign: number): Point[] =>
    Array.from({ length: teeth * 2 + 1 }, (_, at) => {
      const t = at / (teeth * 2)
      const half = width * 0.5 * Math.sin(Math.PI * t ** 0.85) ** 0.8 || 0
      return [x + sign * (half + (at % 2 === 1 ? 5 : 0)), y - length * t] as const
    })
  return polygon([...side(1), ...side(-1).reverse().slice(1, -1)], 'l gw')
}

const leaves = figure(
  {
    name: `${topic}/five-leaves`,
    title: 'Five leaves to identify with a key',
    description:
      'Leaf A is one long, thin needle. Leaf B is one broad, oval blade with a smooth edge. Leaf C is one broad, oval blade with a toothed edge. Leaf D is made of seven small leaflets: three pairs in two rows along a stalk, and one at the tip. Leaf E is made of five leaflets that all grow from one point at the top of the stalk.',
    height: 164,
  },
  leaf(34, 112, 92, 8, 90),
  line(34, 112, 34, 130),
  leaf(104, 108, 84, 48, 90),
  line(104, 130, 104, 34),
  toothed(176, 108, 84, 44),
  line(176, 130, 176, 34),
  line(250, 130, 250, 44),
  leaf(250, 44, 28, 15, 90),
  ...[62, 80, 98].flatMap(y => [leaf(250, y, 28, 14, 25), leaf(250, y, 28, 14, 155)]),
  line(322, 130, 322, 88),
  ...[90, 148, 32].map(angle => leaf(322, 88, angle === 90 ? 54 : 36, 20, angle)),
  leaf(322, 88, 30, 13, 190),
  leaf(322, 88, 30, 13, -10),
  ...(['A', 'B', 'C', 'D', 'E'] as const).map((name, at) =>
    text([34, 104, 176, 250, 322][at] ?? 0, 152, name, bold),
  ),
)

const tree = figure(
  {
    name: `${topic}/common-ancestors`,
    title: 'Common ancestors of three species',
    description:
      'A branching diagram; time runs from the past at the bottom to the present at the top. One line at the bottom, the ancestor of all three species, splits in two. One branch leads straight to species R. The other splits again, much later, into species P and species Q. So P and Q share a more recent common ancestor.',
    height: 212,
  },
  polyline(
    [
      [120, 34],
      [160, 84],
      [200, 34],
    ],
    'p',
  ),
  polyline(
    [
      [160, 84],
      [222, 160],
      [320, 34],
    ],
    'p',
  ),
  line(222, 160, 222, 186, 'p'),
  dot(160, 84, 'd', 4),
  dot(222, 160, 'd', 4),
  text(120, 24, 'P', bold),
  text(200, 24, 'Q', bold),
  text(320, 24, 'R', bold),
  text(144, 92, 'recent\ncommon ancestor', { anchor: 'end' }),
  text(206, 168, 'older ancestor\nof all three', { anchor: 'end' }),
  arrow(16, 196, 16, 36, { cls: 'l thin' }),
  text(8, 24, 'now'),
  text(24, 202, 'past'),
)

function pairs(
  x: number,
  roots: readonly number[],
  reach: number,
  tilt: readonly number[],
  waist = 8,
): Shape {
  return roots
    .map((y, at) => {
      const rise = tilt[at] ?? 0
      return [-1, 1]
        .map(side =>
          polyline(
            [
              [x + side * waist, y],
              [x + side * (waist + reach * 0.55), y + rise * 0.4 - 5],
              [x + side * (waist + reach), y + rise],
            ],
            'l',
          ),
        )
        .join('')
    })
    .join('')
}

function antennae(x: number, y: number, spread: number, height: number): Shape {
  return [-1, 1]
    .map(side =>
      curve([
        [x + side * 3, y],
        [x + side * spread * 0.5, y - height * 0.7],
        [x + side * spread, y - height],
      ]),
    )
    .join('')
}

function insect(x: number, y: number): Shape {
  return (
    leaf(x, y - 4, 62, 16, 292, 'l sheet') +
    leaf(x, y - 4, 62, 16, 248, 'l sheet') +
    pairs(x, [y - 8, y - 1, y + 6], 30, [-18, -2, 16]) +
    antennae(x, y - 30, 14, 14) +
    ellipse(x, y + 34, 11, 22, 'l w') +
    ellipse(x, y, 10, 13, 'l w') +
    circle(x, y - 22, 9, 'l w')
  )
}

function arachnid(x: number, y: number): Shape {
  return (
    pairs(x, [y - 8, y - 3, y + 3, y + 8], 34, [-26, -10, 8, 26], 8) +
    ellipse(x, y + 34, 18, 22, 'l w') +
    circle(x, y, 13, 'l w')
  )
}

function crustacean(x: number, y: number): Shape {
  return (
    pairs(x, [y - 12, y - 5, y + 2, y + 9, y + 16], 30, [-6, -2, 4, 12, 20], 10) +
    antennae(x, y - 24, 36, 34) +
    antennae(x, y - 26, 5, 18) +
    [0, 1, 2, 3, 4].map(at => rect(x - 11 + at, y + 24 + at * 8, 22 - 2 * at, 8, 'l w', 2)).join('') +
    leaf(x, y + 64, 18, 11, 230, 'l w') +
    leaf(x, y + 64, 18, 11, 310, 'l w') +
    ellipse(x, y, 13, 27, 'l w')
  )
}

function myriapod(x: number, y: number): Shape {
  const places = Array.from({ length: 11 }, (_, at) => y - 20 + at * 9)
  return (
    places.map(each => line(x - 20, each + 4, x + 20, each + 4)).join('') +
    antennae(x, y - 36, 16, 14) +
    places.map(each => ellipse(x, each + 4, 8, 5, 'l w')).join('') +
    circle(x, y - 27, 8, 'l w')
  )
}

const arthropods = figure(
  {
    name: `${topic}/arthropods`,
    title: 'The four groups of arthropods',
    description:
      'Four animals seen from above. Insect: head, thorax and abdomen, three pairs of jointed legs on the thorax, one pair of antennae, wings. Arachnid: two body parts, four pairs of jointed legs on the front part, no antennae. Crustacean: a covered front part and a segmented hind part, two pairs of antennae, one long and one short, five pairs of jointed legs. Myriapod: a head with one pair of antennae and a long body of many similar segments, with legs on each.',
    height: 350,
  },
  insect(90, 58),
  arachnid(270, 50),
  crustacean(90, 224),
  myriapod(270, 216),
  text(90, 140, 'insect', bold),
  text(90, 156, '3 pairs of legs, wings', small),
  text(270, 140, 'arachnid', bold),
  text(270, 156, '4 pairs of legs', small),
  text(90, 326, 'crustacean', bold),
  text(90, 342, '2 pairs of antennae', small),
  text(270, 326, 'myriapod', bold),
  text(270, 342, 'many segments', small),
)

export function stemSection(x: number, y: number, bundles: readonly Point[]): Shape {
  return (
    circle(x, y, 28, 'l gw') +
    bundles.map(([bx, by]) => ellipse(x + bx, y + by, 3.5, 3.5, 'l sheet')).join('')
  )
}

export const RING: Point[] = [0, 45, 90, 135, 180, 225, 270, 315].map(angle => polar(0, 0, 20, angle))
export const SCATTERED: Point[] = [
  [0, -2],
  [12, 6],
  [-12, 7],
  [-8, -12],
  [9, -13],
  [20, -4],
  [-20, -3],
  [2, 14],
  [16, 17],
  [-14, 18],
  [0, -22],
  [2, 22],
]

function petals(x: number, y: number, count: number): Shape {
  const all = Array.from({ length: count }, (_, at) =>
    leaf(x, y, 30, count === 3 ? 24 : 18, 90 + (at * 360) / count, 'l rw'),
  )
  return all.join('') + circle(x, y, 6, 'l hl')
}

function roots(x: number, y: number, tap: boolean): Shape {
  if (tap)
    return (
      line(x, y, x, y + 58, 'l thick') +
      [12, 24, 36]
        .map(at => line(x, y + at, x - 18, y + at + 14) + line(x, y + at + 4, x + 18, y + at + 18))
        .join('')
    )
  return [-26, -17, -9, 0, 9, 17, 26]
    .map(end =>
      curve([
        [x, y],
        [x + end * 0.7, y + 18],
        [x + end, y + 56 - Math.abs(end) * 0.4],
      ]),
    )
    .join('')
}

function netLeaf(x: number, y: number): Shape {
  return (
    leaf(x - 44, y, 88, 50, 0) +
    line(x - 56, y, x + 42, y) +
    [-26, -8, 10]
      .map(
        at => line(x + at, y, x + at + 14, y - 17, 'l thin') + line(x + at, y, x + at + 14, y + 17, 'l thin'),
      )
      .join('') +
    [-17, 1]
      .map(
        at =>
          line(x + at, y - 11, x + at + 13, y - 5, 'l thin') +
          line(x + at, y + 11, x + at + 13, y + 5, 'l thin'),
      )
      .join('')
  )
}

function stripedLeaf(x: number, y: number): Shape {
  return (
    leaf(x - 56, y, 112, 22, 0) +
    [-5, 0, 5]
      .map(at => line(x - 46 + Math.abs(at) * 2, y + at, x + 46 - Math.abs(at) * 3, y + at, 'l thin'))
      .join('')
  )
}

const plants = figure(
  {
    name: `${topic}/monocot-and-dicot`,
    title: 'Dicotyledons and monocotyledons',
    description:
      'Two columns. Dicotyledon: a broad leaf with a network of veins; a flower with five petals; a stem cut across, with its vascular bundles in a ring; one main tap root with side roots. Monocotyledon: a long narrow leaf with parallel veins; a flower with three petals; a stem cut across, with scattered vascular bundles; many thin fibrous roots.',
    height: 392,
  },
  text(106, 16, 'dicotyledon', bold),
  text(276, 16, 'monocotyledon', bold),
  text(4, 56, 'leaf', { cls: 's' }),
  netLeaf(112, 52),
  stripedLeaf(276, 52),
  text(4, 134, 'flower', { cls: 's' }),
  petals(106, 134, 5),
  petals(276, 138, 3),
  text(4, 224, 'stem', { cls: 's' }),
  stemSection(106, 220, RING),
  stemSection(276, 220, SCATTERED),
  pointer(154, 222, 128, 222, 'vascular\nbundle'),
  text(4, 314, 'root', { cls: 's' }),
  roots(106, 284, true),
  roots(276, 284, false),
  text(106, 366, 'tap root', middle),
  text(276, 366, 'fibrous roots', middle),
)

const virus = figure(
  {
    name: `${topic}/virus`,
    title: 'The structure of a virus',
    description:
      'A virus drawn in section. On the outside is a ring of protein units, the protein coat. Inside it is a coiled strand of genetic material, DNA or RNA. There is no cytoplasm, no nucleus and no cell membrane.',
    height: 148,
  },
  Array.from({ length: 20 }, (_, at) => circle(...polar(90, 74, 52, at * 18), 8, 'l w')).join(''),
  curve(
    Array.from(
      { length: 25 },
      (_, at): Point => [60 + at * 2.5, 74 + 20 * Math.sin(at * 1.3) * Math.sin((at + 1) / 8.3)],
    ),
    'r',
  ),
  pointer(192, 38, 138, 50, 'protein coat'),
  pointer(192, 100, 116, 80, 'genetic material\n(DNA or RNA)'),
)

export const figures = [wasteRoutes, shoot, binomial, leaves, tree, arthropods, plants, virus]
