import { figure } from '@/lib/figures/figure'
import {
  arc,
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

const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

const left = (y: number, toX: number, toY: number, label: string) => pointer(88, y, toX, toY, label, 'end')
const right = (y: number, toX: number, toY: number, label: string) => pointer(272, y, toX, toY, label)

/** A point of an ellipse that has been turned: `t` in degrees round it. */
function onEllipse(x: number, y: number, rx: number, ry: number, tilt: number, t: number): Point {
  const angle = (t * Math.PI) / 180
  const [px, py] = polar(x, y, rx * Math.cos(angle), tilt)
  return polar(px, py, ry * Math.sin(angle), tilt + 90)
}

function turned(x: number, y: number, rx: number, ry: number, tilt: number, cls: string): Shape {
  const points = Array.from({ length: 16 }, (_, at) => onEllipse(x, y, rx, ry, tilt, at * 22.5))
  return curve(points, cls, true)
}

/** Outer membrane, inner membrane and cristae: folds of the inner membrane from both sides in turn. */
function mitochondrion(x: number, y: number, rx: number, ry: number, tilt = 0, folds = 5, gap = 3): Shape {
  const local = (u: number, v: number): Point => {
    const [px, py] = polar(x, y, u, tilt)
    return polar(px, py, v, tilt + 90)
  }
  const [ix, iy] = [rx - gap, ry - gap]
  const edge = (u: number) => iy * Math.sqrt(Math.max(0, 1 - (u / ix) ** 2))
  const half = Math.min(2.6, (ix / folds) * 0.28)
  const cristae = Array.from({ length: folds }, (_, at) => {
    const u = -ix * 0.72 + (at * ix * 1.44) / Math.max(1, folds - 1)
    const sign = at % 2 === 0 ? 1 : -1
    const deep = -sign * edge(u) * 0.45
    const fold = (over: number) => [
      local(u - half, sign * (edge(u - half) + over)),
      local(u - half, deep),
      local(u + half, deep),
      local(u + half, sign * (edge(u + half) + over)),
    ]
    return polygon(fold(gap * 0.3), 'sheet') + polyline(fold(0), 'l thin')
  })
  return turned(x, y, rx, ry, tilt, 'l sheet') + turned(x, y, ix, iy, tilt, 'l thin rw') + cristae.join('')
}

/** Two membranes, thylakoids in stacks (grana) and the membranes between them. */
function chloroplast(
  x: number,
  y: number,
  rx: number,
  ry: number,
  stacks: readonly Point[],
  discs = 4,
): Shape {
  const disc = Math.min(3.5, ry / 5)
  const wide = rx / 6.5
  const joins = stacks.slice(1).map(([sx, sy], at) => {
    const [fx, fy] = stacks[at] ?? [0, 0]
    return line(x + fx + wide, y + fy, x + sx - wide, y + sy, 'l thin')
  })
  const piles = stacks.map(([sx, sy]) =>
    Array.from({ length: discs }, (_, at) =>
      rect(x + sx - wide, y + sy + (at - discs / 2) * disc, wide * 2, disc, 'l thin sheet', disc / 2),
    ).join(''),
  )
  return (
    ellipse(x, y, rx, ry, 'l sheet') +
    ellipse(x, y, rx - 3, ry - 3, 'l thin gw') +
    joins.join('') +
    piles.join('')
  )
}

/** The nuclear envelope: two membranes joined at the pores; inside it the nucleolus. */
function nucleus(x: number, y: number, radius: number, pores = 8): Shape {
  const step = 360 / pores
  const inner = radius - 4
  const parts = Array.from({ length: pores }, (_, at) => {
    const [from, to] = [at * step + 6, (at + 1) * step - 6]
    return (
      arc(x, y, radius, from, to) +
      arc(x, y, inner, from, to) +
      line(...polar(x, y, radius, from), ...polar(x, y, inner, from)) +
      line(...polar(x, y, radius, to), ...polar(x, y, inner, to))
    )
  })
  return (
    circle(x, y, inner, 'w') +
    parts.join('') +
    circle(x + radius * 0.2, y + radius * 0.15, radius * 0.27, 'd2')
  )
}

/** Flat sacs round a nucleus, with ribosomes on the outside of their membranes. */
function roughEr(x: number, y: number, radii: readonly number[], from: number, to: number): Shape {
  return radii
    .map(radius => {
      const outer = radius + 5
      const dots: Shape[] = []
      for (let angle = from + 3; angle < to; angle += 9)
        dots.push(dot(...polar(x, y, outer + 2.2, angle), 'd', 1.6))
      return (
        arc(x, y, radius, from, to) +
        arc(x, y, outer, from, to) +
        line(...polar(x, y, radius, from), ...polar(x, y, outer, from)) +
        line(...polar(x, y, radius, to), ...polar(x, y, outer, to)) +
        dots.join('')
      )
    })
    .join('')
}

/** A curved stack of sacs, swollen at their ends, with vesicles beside it. */
function golgi(x: number, y: number, width = 44, sacs = 4): Shape {
  const stack = Array.from({ length: sacs }, (_, at) => {
    const [half, top] = [width / 2 - at * 2.5, y + at * 7]
    return curve(
      [
        [x - half, top],
        [x, top + 5],
        [x + half, top],
        [x + half + 2, top + 3],
        [x + half - 1, top + 5],
        [x, top + 9],
        [x - half + 1, top + 5],
        [x - half - 2, top + 3],
      ],
      'l hl',
      true,
    )
  })
  return stack.join('')
}

function tubules(x: number, y: number): Shape {
  const sac = (points: readonly Point[]) =>
    curve(
      points.map(([px, py]): Point => [x + px, y + py]),
      'l sheet',
      true,
    )
  return (
    sac([
      [0, 0],
      [10, -4],
      [22, 0],
      [34, -4],
      [38, 0],
      [30, 4],
      [20, 6],
      [10, 3],
    ]) +
    sac([
      [4, 10],
      [14, 8],
      [26, 12],
      [36, 8],
      [40, 12],
      [30, 16],
      [16, 15],
      [6, 15],
    ]) +
    sac([
      [-2, 21],
      [8, 19],
      [20, 23],
      [30, 20],
      [33, 24],
      [22, 28],
      [10, 26],
      [0, 26],
    ])
  )
}

function ribosomes(places: readonly Point[]): Shape {
  return places.map(([x, y]) => dot(x, y, 'd', 1.6)).join('')
}

function animalOutline(): Shape {
  const fingers = Array.from({ length: 6 }, (_, at) => {
    const x = 116 + at * 22
    return `L${x} 44L${x} 26Q${x} 20 ${x + 5} 20Q${x + 10} 20 ${x + 10} 26L${x + 10} 44`
  }).join('')
  return `<path class="l sunk" d="M104 44${fingers}L256 44Q268 44 268 58L268 300Q268 330 236 330L124 330Q92 330 92 300L92 58Q92 44 104 44Z"/>`
}

const animalCell = figure(
  {
    name: 'cell-structure/animal-cell',
    title: 'An animal cell as seen in the electron microscope',
    description:
      'A section through an animal cell. A single cell surface membrane surrounds it and forms finger-like microvilli at the top. The large nucleus lies in the lower middle; two membranes with pores form its envelope and a dark nucleolus lies inside. Flat sacs of rough endoplasmic reticulum covered with ribosomes curve round the nucleus. Smooth endoplasmic reticulum, without ribosomes, lies at the bottom. Above the nucleus is the Golgi body, a stack of curved sacs with vesicles. Also drawn: two mitochondria with folded inner membranes, a lysosome, two centrioles at right angles to each other with microtubules, and free ribosomes as small dots.',
    height: 344,
  },
  animalOutline(),
  nucleus(186, 212, 44),
  roughEr(186, 212, [49, 61], 100, 205),
  golgi(176, 88),
  circle(206, 84, 4, 'l hl'),
  circle(147, 82, 4, 'l hl'),
  circle(152, 118, 4, 'l hl'),
  circle(206, 116, 4, 'l hl'),
  mitochondrion(124, 104, 22, 11, 60, 5),
  mitochondrion(130, 302, 22, 10, 0, 5),
  circle(122, 272, 8, 'l d2'),
  tubules(170, 276),
  rect(228, 98, 9, 20, 'l sheet'),
  line(231, 98, 231, 118, 'l thin'),
  line(234, 98, 234, 118, 'l thin'),
  Array.from({ length: 9 }, (_, at) => dot(...polar(233, 132, 7, at * 40), 'd', 1.6)).join(''),
  line(238, 122, 260, 148, 'l thin'),
  line(226, 136, 216, 158, 'l thin'),
  line(238, 140, 246, 166, 'l thin'),
  ribosomes([
    [112, 62],
    [122, 68],
    [132, 60],
    [220, 62],
    [232, 66],
    [246, 60],
    [228, 300],
    [238, 308],
    [247, 298],
  ]),
  left(28, 116, 32, 'microvilli'),
  left(70, 110, 62, 'ribosomes\n(free)'),
  left(118, 116, 110, 'mitochon-\ndrion'),
  left(172, 124, 196, 'rough ER'),
  left(248, 157, 242, 'nuclear pore'),
  left(276, 114, 272, 'lysosome'),
  pointer(84, 316, 93, 308, 'cell surface\nmembrane', 'end'),
  right(62, 209, 82, 'vesicle'),
  right(90, 197, 98, 'Golgi body'),
  right(122, 237, 112, 'centrioles'),
  right(158, 243, 158, 'microtubule'),
  right(192, 226, 198, 'nuclear\nenvelope'),
  right(236, 200, 220, 'nucleolus'),
  right(290, 208, 290, 'smooth ER'),
  right(322, 254, 318, 'cytoplasm'),
)

const plantCell = figure(
  {
    name: 'cell-structure/plant-cell',
    title: 'A plant cell as seen in the electron microscope',
    description:
      'A section through a plant cell with straight sides. Outside is a thick cellulose cell wall, crossed by narrow channels called plasmodesmata. The cell surface membrane lies just inside the wall. A single membrane, the tonoplast, surrounds the large central vacuole. In the cytoplasm round the vacuole are three chloroplasts with stacks of membranes (grana), the nucleus with its envelope and nucleolus, rough endoplasmic reticulum, a Golgi body, a mitochondrion and ribosomes. There are no centrioles.',
    height: 348,
  },
  rect(92, 12, 176, 324, 'l gw', 8),
  rect(101, 21, 158, 306, 'l sheet', 6),
  rect(104, 24, 152, 300, 'l thin sunk', 5),
  ...[96, 274].flatMap(y => [
    rect(91, y, 13, 4, 'sunk'),
    line(92, y, 104, y, 'l thin'),
    line(92, y + 4, 104, y + 4, 'l thin'),
  ]),
  ...[276].flatMap(y => [
    rect(256, y, 13, 4, 'sunk'),
    line(256, y, 268, y, 'l thin'),
    line(256, y + 4, 268, y + 4, 'l thin'),
  ]),
  curve(
    [
      [150, 108],
      [190, 114],
      [210, 136],
      [213, 200],
      [206, 254],
      [180, 266],
      [146, 250],
      [138, 180],
    ],
    'l sheet',
    true,
  ),
  nucleus(212, 66, 34),
  roughEr(212, 66, [39], 177, 240),
  chloroplast(140, 52, 28, 14, [
    [-13, 0],
    [0, 0],
    [13, 0],
  ]),
  chloroplast(140, 296, 28, 14, [
    [-13, 0],
    [0, 0],
    [13, 0],
  ]),
  chloroplast(222, 296, 28, 14, [
    [-13, 0],
    [0, 0],
    [13, 0],
  ]),
  mitochondrion(121, 198, 18, 9, 90, 4),
  golgi(235, 178, 30, 3),
  ribosomes([
    [114, 120],
    [122, 128],
    [114, 136],
    [126, 142],
    [242, 232],
    [248, 240],
    [240, 250],
    [248, 256],
  ]),
  left(34, 120, 48, 'chloroplast'),
  left(64, 127, 53, 'granum'),
  left(102, 98, 98, 'plasmo-\ndesma'),
  left(142, 114, 136, 'ribosomes'),
  left(200, 114, 198, 'mitochon-\ndrion'),
  left(252, 148, 252, 'tonoplast'),
  left(300, 97, 296, 'cellulose\ncell wall'),
  right(24, 243, 53, 'nuclear\nenvelope'),
  right(70, 224, 70, 'nucleolus'),
  right(126, 186, 99, 'rough ER'),
  right(152, 198, 160, 'large\npermanent\nvacuole'),
  right(212, 246, 194, 'Golgi body'),
  right(246, 256, 242, 'cell surface\nmembrane'),
  right(320, 253, 316, 'cytoplasm'),
)

const bacterium = figure(
  {
    name: 'cell-structure/bacterium',
    title: 'A typical bacterium',
    description:
      'A rod-shaped cell. From the outside: a capsule (only some bacteria), a cell wall of peptidoglycan, the cell surface membrane. Inside is cytoplasm with one long folded loop of circular DNA that no membrane surrounds, one small ring of DNA called a plasmid (only some), and many small 70S ribosomes. A flagellum (only some) trails from the right end. There is no nucleus and there are no mitochondria. A scale bar under the cell is one micrometre long; the cell is one micrometre wide and nearly three micrometres long.',
    height: 236,
  },
  rect(22, 62, 236, 96, 'l thin dash', 48),
  rect(30, 70, 220, 80, 'l gw', 40),
  rect(36, 76, 208, 68, 'l sheet', 34),
  rect(39, 79, 202, 62, 'l thin sunk', 31),
  curve(
    [
      [86, 98],
      [104, 92],
      [118, 104],
      [134, 92],
      [152, 100],
      [168, 94],
      [182, 106],
      [170, 114],
      [180, 126],
      [160, 128],
      [146, 116],
      [132, 130],
      [116, 120],
      [100, 130],
      [88, 118],
      [98, 108],
    ],
    'r',
    true,
  ),
  circle(212, 112, 9, 'r'),
  ribosomes([
    [56, 104],
    [64, 118],
    [60, 94],
    [72, 128],
    [76, 88],
    [200, 92],
    [216, 94],
    [228, 106],
    [204, 130],
    [190, 134],
    [58, 124],
  ]),
  curve(
    [
      [250, 110],
      [276, 102],
      [300, 116],
      [324, 104],
      [348, 114],
    ],
    'l thick',
  ),
  text(18, 32, 'capsule (some)'),
  line(50, 38, 58, 62, 'l thin'),
  text(128, 20, 'peptidoglycan\ncell wall'),
  line(150, 42, 150, 72, 'l thin'),
  text(240, 20, 'cell surface\nmembrane'),
  line(246, 42, 222, 79, 'l thin'),
  text(357, 84, 'flagellum (some)', { anchor: 'end', cls: 's' }),
  line(306, 88, 306, 112, 'l thin'),
  text(6, 190, '70S\nribosomes'),
  line(34, 177, 58, 126, 'l thin'),
  text(86, 190, 'circular\nDNA'),
  line(108, 177, 112, 124, 'l thin'),
  text(156, 190, 'cytoplasm'),
  line(186, 177, 186, 120, 'l thin'),
  text(236, 190, 'plasmid\n(some)'),
  line(250, 177, 219, 118, 'l thin'),
  line(100, 222, 180, 222, 'l thick'),
  text(190, 227, '1 µm'),
)

const secretion = figure(
  {
    name: 'cell-structure/secretion',
    title: 'The path of a protein out of the cell',
    description:
      'Five numbered stages from left to right. 1: a protein is made by ribosomes on the rough ER. 2: a transport vesicle carries it from the rough ER to the Golgi body. 3: in the Golgi body, a stack of sacs, it is modified and packaged. 4: a secretory vesicle leaves the Golgi body. 5: the vesicle fuses with the cell surface membrane and the protein is released outside.',
    height: 190,
  },
  rect(0, 20, 322, 140, 'sunk'),
  ...[44, 70, 96, 122].map(
    y =>
      rect(14, y, 64, 12, 'l sheet', 6) +
      Array.from({ length: 7 }, (_, at) => dot(20 + at * 8.6, y - 2, 'd', 1.8)).join(''),
  ),
  circle(112, 88, 10, 'l hl'),
  dot(112, 88, 'rd', 3),
  arrow(82, 88, 98, 88, { head: 6 }),
  arrow(126, 88, 142, 88, { head: 6 }),
  ...[0, 1, 2, 3].map(at => rect(150 + at * 15, 54 + at * 4, 11, 70 - at * 8, 'l hl', 5)),
  dot(155, 88, 'rd', 3),
  dot(200, 92, 'rd', 3),
  circle(244, 88, 11, 'l hl'),
  dot(244, 88, 'rd', 3),
  arrow(212, 88, 229, 88, { head: 6 }),
  arrow(259, 88, 280, 88, { head: 6 }),
  line(322, 20, 322, 74, 'l thick'),
  line(322, 102, 322, 160, 'l thick'),
  `<path class="l hl" d="M322 74Q294 70 294 88Q294 106 322 102"/>`,
  dot(312, 88, 'rd', 3),
  dot(336, 84, 'rd', 3),
  dot(348, 94, 'rd', 3),
  text(46, 36, '1', bold),
  text(112, 68, '2', bold),
  text(178, 44, '3', bold),
  text(244, 68, '4', bold),
  text(303, 62, '5', bold),
  text(46, 154, 'rough ER', small),
  text(112, 118, 'vesicle', small),
  text(178, 146, 'Golgi body', small),
  text(252, 118, 'secretory\nvesicle', small),
  text(354, 180, 'cell surface membrane', { anchor: 'end', cls: 's' }),
  line(322, 160, 322, 168, 'l thin'),
)

const energyOrganelles = figure(
  {
    name: 'cell-structure/mitochondrion-and-chloroplast',
    title: 'A mitochondrion and a chloroplast',
    description:
      'Top: a mitochondrion, an oval with an outer membrane and an inner membrane that is folded into cristae; the space inside is the matrix, which holds a small loop of DNA and 70S ribosomes. Bottom: a chloroplast, a larger oval with an outer and an inner membrane; inside, flat thylakoids are stacked into grana joined by single membranes; the fluid round them is the stroma, with a small loop of DNA, 70S ribosomes and a starch grain.',
    height: 330,
  },
  text(180, 16, 'mitochondrion', bold),
  mitochondrion(180, 84, 86, 42, 0, 7, 6),
  ellipse(189.6, 84, 4, 6, 'r'),
  ribosomes([
    [112, 84],
    [151, 94],
    [170, 74],
    [209, 72],
    [228, 102],
    [249, 90],
  ]),
  pointer(84, 40, 112, 60, 'outer\nmembrane', 'end'),
  pointer(84, 86, 100, 84, 'inner\nmembrane', 'end'),
  pointer(84, 132, 135, 102, 'matrix', 'end'),
  pointer(276, 44, 238, 64, 'crista'),
  pointer(276, 84, 194, 84, 'DNA'),
  pointer(276, 118, 228, 102, '70S\nribosomes'),
  text(180, 168, 'chloroplast', bold),
  chloroplast(
    180,
    246,
    86,
    60,
    [
      [-50, 4],
      [0, -14],
      [48, 2],
    ],
    7,
  ),
  ellipse(178, 282, 14, 9, 'l sheet'),
  ellipse(212, 272, 7, 4, 'r'),
  ribosomes([
    [140, 276],
    [152, 284],
    [206, 206],
    [216, 212],
    [146, 210],
  ]),
  pointer(84, 192, 116, 206, 'outer\nmembrane', 'end'),
  pointer(84, 250, 118, 250, 'granum', 'end'),
  pointer(84, 304, 140, 276, '70S\nribosomes', 'end'),
  pointer(276, 202, 190, 228, 'thylakoid'),
  pointer(276, 230, 212, 228, 'stroma'),
  pointer(276, 278, 218, 272, 'DNA'),
  pointer(276, 312, 190, 284, 'starch grain'),
)

function tubulePair(x: number, y: number, towards: number, count: number): Shape {
  return Array.from({ length: count }, (_, at) => {
    const [px, py] = polar(x, y, (at - (count - 1) / 2) * 8, towards)
    return circle(px, py, 4.5, 'l thin w')
  }).join('')
}

const ciliumAndCentriole = figure(
  {
    name: 'cell-structure/cilium-and-centriole',
    title: 'Cross-sections of a cilium and a centriole',
    description:
      'Two circles of microtubules, cut across. Cilium: a cell surface membrane encloses nine pairs of microtubules in a ring and two single microtubules in the centre (9 + 2). Centriole: nine groups of three microtubules in a ring, with none in the centre and no membrane round it.',
    height: 196,
  },
  circle(90, 86, 70, 'l sunk'),
  Array.from({ length: 9 }, (_, at) =>
    tubulePair(...polar(90, 86, 50, 90 + at * 40), 90 + at * 40 + 65, 2),
  ).join(''),
  circle(84, 86, 4.5, 'l thin w'),
  circle(96, 86, 4.5, 'l thin w'),
  Array.from({ length: 9 }, (_, at) =>
    tubulePair(...polar(260, 86, 52, 90 + at * 40), 90 + at * 40 + 50, 3),
  ).join(''),
  text(90, 176, 'cilium: 9 pairs + 2', bold),
  text(260, 176, 'centriole: 9 triplets', bold),
  text(180, 12, 'membrane', middle),
  line(170, 17, 134, 32, 'l thin'),
)

function capsid(x: number, y: number, radius: number): Shape {
  const corners = Array.from({ length: 6 }, (_, at) => polar(x, y, radius, 30 + at * 60))
  const units = corners.flatMap((from, at) => {
    const to = corners[(at + 1) % 6] ?? from
    return [0, 0.25, 0.5, 0.75].map(t =>
      circle(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, radius / 8.5, 'l thin w'),
    )
  })
  return units.join('')
}

function strand(x: number, y: number): Shape {
  return curve(
    Array.from({ length: 17 }, (_, at): Point => [x - 20 + at * 2.5, y + 13 * Math.sin(at * 1.4)]),
    'r',
  )
}

const viruses = figure(
  {
    name: 'cell-structure/viruses',
    title: 'A virus without and a virus with an envelope',
    description:
      'Two viruses in section. The first is a six-sided capsid made of protein units, with a core of nucleic acid, DNA or RNA, inside. The second has the same capsid and core, but an outer envelope of phospholipid, studded with proteins, surrounds it. Neither has cytoplasm, ribosomes or other organelles.',
    height: 192,
  },
  capsid(72, 88, 46),
  strand(72, 88),
  circle(260, 88, 66, 'l hl'),
  circle(260, 88, 57, 'l sheet'),
  capsid(260, 88, 46),
  strand(260, 88),
  ...Array.from({ length: 12 }, (_, at) =>
    line(...polar(260, 88, 66, at * 30 + 15), ...polar(260, 88, 76, at * 30 + 15), 'l thick'),
  ),
  text(150, 20, 'nucleic acid\n(DNA or RNA)', middle),
  line(136, 42, 86, 84, 'l thin'),
  text(150, 148, 'capsid\n(protein)', middle),
  line(144, 134, 110, 112, 'l thin'),
  line(156, 134, 219, 112, 'l thin'),
  text(352, 186, 'envelope (phospholipid)', { anchor: 'end' }),
  line(262, 173, 262, 152, 'l thin'),
)

const wetMount = figure(
  {
    name: 'cell-structure/wet-mount',
    title: 'Lowering a coverslip onto a wet mount',
    description:
      'Side view of a glass slide. A thin specimen lies in a drop of stain in the middle. One edge of the coverslip touches the slide beside the drop; a mounted needle holds up the other edge at an angle and lowers it slowly, so that air is pushed out.',
    height: 150,
  },
  rect(20, 108, 320, 12, 'l sunk'),
  `<path class="l w" d="M130 108Q140 92 176 92Q214 92 222 108Z"/>`,
  rect(154, 104, 44, 4, 'l gw'),
  polygon(
    [
      [112, 108],
      [114, 103],
      [256, 48],
      [258, 53],
    ],
    'l sheet',
  ),
  line(250, 54, 322, 26, 'l thick'),
  arrow(280, 58, 280, 98, { cls: 'r' }),
  text(290, 74, 'lower\nslowly', { cls: 'tr' }),
  text(20, 140, 'slide'),
  line(38, 128, 38, 114, 'l thin'),
  text(96, 40, 'coverslip'),
  line(138, 46, 170, 81, 'l thin'),
  text(200, 24, 'mounted needle'),
  line(290, 28, 296, 35, 'l thin'),
  text(130, 140, 'thin specimen'),
  line(176, 128, 176, 107, 'l thin'),
  text(240, 140, 'drop of stain'),
  line(256, 128, 212, 104, 'l thin'),
)

function scale(x: number, y: number, step: number, count: number, up: boolean, every = 10): Shape {
  return Array.from({ length: count + 1 }, (_, at) => {
    const long = at % every === 0 ? 18 : at % 5 === 0 ? 13 : 8
    return line(x + at * step, y, x + at * step, up ? y - long : y + long, 'l thin')
  }).join('')
}

const graticule = figure(
  {
    name: 'cell-structure/graticule',
    title: 'Calibrating an eyepiece graticule',
    description:
      'Two scales, one above the other, lined up at their left ends. The eyepiece graticule above has divisions numbered 0 to 100 in tens. The stage micrometer below has divisions of 0.01 mm. 100 divisions of the graticule are exactly as long as 25 divisions of the stage micrometer, that is 0.25 mm.',
    height: 150,
  },
  line(30, 70, 330, 70, 'l'),
  scale(30, 70, 3, 100, true),
  ...[0, 20, 40, 60, 80, 100].map(value => text(30 + value * 3, 46, String(value), small)),
  text(30, 22, 'eyepiece graticule (no units)', { cls: 'tp' }),
  line(30, 74, 330, 74, 'l'),
  scale(30, 74, 12, 25, false),
  ...[0, 0.1, 0.2].map(value => text(30 + value * 1200, 108, String(value), small)),
  text(330, 108, '0.25', small),
  text(30, 136, 'stage micrometer / mm', { cls: 'tp' }),
)

const specimen = figure(
  {
    name: 'cell-structure/measuring',
    title: 'Measuring a cell with the calibrated graticule',
    description:
      'A rectangular plant cell is seen against the graticule scale, with the same objective lens as in the calibration. Its left end is at 20 and its right end at 68, so it is 48 divisions long.',
    height: 118,
  },
  rect(90, 22, 144, 44, 'l gw', 6),
  circle(190, 46, 8, 'l w'),
  line(30, 92, 330, 92, 'l'),
  scale(30, 92, 3, 100, true),
  line(90, 66, 90, 92, 'r dash thin'),
  line(234, 66, 234, 92, 'r dash thin'),
  ...[0, 20, 40, 60, 80, 100].map(value => text(30 + value * 3, 110, String(value), small)),
)

function blurred(x: number, y: number, radius: number): Shape {
  return circle(x, y, radius, 'l w')
}

const resolution = figure(
  {
    name: 'cell-structure/resolution',
    title: 'Two points seen with low and with high resolution',
    description:
      'Left: low resolution. The images of two points are so wide that they run into one another and look like a single blob. Right: high resolution at the same magnification. The images of the same two points are small and are seen as two separate points.',
    height: 122,
  },
  polyline(
    [
      [10, 8],
      [170, 8],
      [170, 84],
      [10, 84],
      [10, 8],
    ],
    'l thin',
  ),
  rect(190, 8, 160, 76, 'l thin'),
  curve(
    [
      [50, 46],
      [70, 22],
      [92, 26],
      [112, 22],
      [132, 46],
      [112, 70],
      [92, 66],
      [70, 70],
    ],
    'l w',
    true,
  ),
  blurred(250, 46, 8),
  blurred(292, 46, 8),
  text(90, 102, 'low resolution:\none blob', small),
  text(270, 102, 'high resolution:\ntwo points', small),
)

export const figures = [
  wetMount,
  graticule,
  specimen,
  resolution,
  animalCell,
  plantCell,
  secretion,
  energyOrganelles,
  ciliumAndCentriole,
  bacterium,
  viruses,
]
