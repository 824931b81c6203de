import {
  type Particle,
  particle,
  particlesIn,
  repeated,
} from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import { diamond, graphite } from '@/lib/figures/chemistry/lattices'
import { electronShells } from '@/lib/figures/chemistry/shells'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { stream } from '@/lib/figures/particles'
import { arrow, circle, line, type Point, pointer, polar, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'atoms-elements-and-compounds-asked'
const bold = { anchor: 'middle', cls: 'b' } as const

// --- Atomic structure ---

const legend = (x: number, y: number): Shape =>
  circle(x, y, 7, 'r rw') +
  text(x + 14, y + 4.5, 'proton') +
  circle(x, y + 24, 7, 'l sheet') +
  text(x + 14, y + 28.5, 'neutron')

const particlesOfAnAtom = figure(
  {
    name: `${topic}/particles-of-an-atom`,
    title: 'The particles of an atom',
    description:
      'An atom with two circles around its nucleus. In the nucleus there are four shaded circles, protons, and five open circles, neutrons. Two crosses, electrons, lie on the inner circle and two on the outer one.',
    height: 160,
  },
  electronShells(118, 80, [2, 2], { firstRadius: 50, gap: 22, nucleus: ' ' }),
  circle(118, 80, 9, 'l sheet'),
  ...Array.from({ length: 8 }, (_, at) =>
    circle(...polar(118, 80, 24, at * 45 + 12), 9, at % 2 === 0 ? 'r rw' : 'l sheet'),
  ),
  legend(232, 62),
)

const shellsToComplete = figure(
  {
    name: `${topic}/shells-to-complete`,
    title: 'An aluminium atom without its electrons',
    description: 'A nucleus marked Al with three circles around it, the shells. No electrons are drawn.',
    height: 150,
  },
  electronShells(180, 75, [0, 0, 0], { nucleus: 'Al', firstRadius: 26, gap: 20 }),
)

const aluminiumAtom = figure(
  {
    name: `${topic}/aluminium-atom`,
    title: 'The electrons of an aluminium atom',
    description:
      'A nucleus marked Al with three shells: two crosses on the first, eight on the second and three on the third.',
    height: 150,
  },
  electronShells(180, 75, [2, 8, 3], { nucleus: 'Al', firstRadius: 26, gap: 20 }),
)

const fourShells = figure(
  {
    name: `${topic}/four-shells`,
    title: 'The electrons of an atom',
    description:
      'A nucleus with four circles around it. From the inside outwards there are two, eight, eight and two crosses on them.',
    height: 168,
  },
  electronShells(180, 84, [2, 8, 8, 2], { firstRadius: 24, gap: 18 }),
)

const unknownParticle = figure(
  {
    name: `${topic}/unknown-particle`,
    title: 'A particle with its nucleus and electrons',
    description:
      'A nucleus marked 16p and 18n. Around it three circles with crosses, the electrons: two on the first, eight on the second and eight on the third.',
    height: 160,
  },
  electronShells(180, 80, [2, 8, 8], { nucleus: '16p\n18n', firstRadius: 30, gap: 21 }),
)

// --- Elements, compounds and mixtures ---

const oxide = graph({
  x: { label: 'mass of magnesium / g', max: 6, ticks: [0, 1, 2, 3, 4, 5, 6], grid: true, parts: 2 },
  y: { label: 'mass of oxygen / g', max: 4, ticks: [0, 1, 2, 3, 4], grid: true, parts: 5 },
})

const oxygenAndMagnesium = figure(
  {
    name: `${topic}/oxygen-and-magnesium`,
    title: 'Mass of oxygen that combines with magnesium',
    description:
      'Mass of oxygen in grams against mass of magnesium in grams: a straight line from the origin to the point 6 g of magnesium, 4 g of oxygen. The grid has a line at every 0.5 g of magnesium and at every 0.2 g of oxygen.',
    height: 248,
  },
  oxide.axes,
  oxide.line([
    [0, 0],
    [6, 4],
  ]),
)

const boxOfGas = figure(
  {
    name: `${topic}/box-of-gas`,
    title: 'Particles of a gas',
    description:
      'A box with nine particles: four of two white atoms joined, three of one black and one white atom joined, and two single blue atoms.',
    height: 132,
  },
  particlesIn(
    [96, 8],
    [168, 114],
    repeated([
      [4, ['white', 'white']],
      [3, ['black', 'white']],
      [2, ['blue']],
    ]),
    6,
  ),
)

const PAIR: Particle = ['black', 'white']

/** Twenty pairs in rows, close together; only atoms that are joined touch. */
const orderedPairs = (x: number): Shape =>
  rect(x, 8, 126, 104) +
  Array.from({ length: 20 }, (_, at) =>
    particle(x + 18 + (at % 5) * 22.5, 66 + Math.floor(at / 5) * 13, PAIR),
  ).join('')

/** Twenty pairs dropped into the box, turned in all directions: each takes the lowest of some places. */
function loosePairs(x: number): Shape {
  const next = stream(15)
  const lying: Point[] = []
  const drawn = Array.from({ length: 20 }, () => {
    const tries = Array.from({ length: 60 }, () => {
      const [px, turn] = [x + 11 + next() * 104, next() * 360]
      const atoms = (py: number): Point[] => [polar(px, py, 4.7, turn), polar(px, py, 4.7, turn + 180)]
      const isFree = (py: number) =>
        atoms(py).every(
          ([ax, ay]) => ay < 106 && lying.every(([bx, by]) => Math.hypot(ax - bx, ay - by) > 12.6),
        )
      let py = 20
      while (isFree(py + 0.5)) py += 0.5
      return { px, py, turn, atoms: atoms(py) }
    })
    const lowest = tries.reduce((one, other) => (other.py > one.py ? other : one))
    lying.push(...lowest.atoms)
    return particle(lowest.px, lowest.py, PAIR, lowest.turn)
  })
  return rect(x, 8, 126, 104) + drawn.join('')
}

const heatedSolid = figure(
  {
    name: `${topic}/heated-solid`,
    title: 'Particles before and after heating',
    description:
      'Two boxes. Before heating: particles of one black and one white atom joined, all turned the same way, in straight rows. After heating: as many particles, each still of one black and one white atom joined, close together, turned in all directions.',
    height: 138,
  },
  orderedPairs(14),
  arrow(154, 60, 206, 60),
  text(180, 50, 'heat', { anchor: 'middle' }),
  loosePairs(220),
  text(77, 131, 'before', bold),
  text(283, 131, 'after', bold),
)

// --- Giant covalent structures ---

const formsOfCarbon = figure(
  {
    name: `${topic}/two-forms-of-carbon`,
    title: 'Parts of two forms of carbon',
    description:
      'P: atoms joined by lines; the atoms inside are each joined to four others in different directions. Q: three parallel layers of atoms joined in hexagons, with dashed lines between the layers.',
    height: 176,
  },
  diamond(80, 76, 36),
  graphite(184, 52, 3, 3, 20, 46),
  text(80, 170, 'P', bold),
  text(262, 170, 'Q', bold),
)

const bondAndForce = figure(
  {
    name: `${topic}/bond-and-force`,
    title: 'Part of a form of carbon with two letters',
    description:
      'Two parallel layers of carbon atoms, joined by lines in hexagons. X points to a line that joins two atoms of one layer, Y to a dashed line from one layer to the other.',
    height: 142,
  },
  graphite(14, 66, 2, 4, 25),
  pointer(294, 22, 244, 36, 'X'),
  pointer(274, 92, 194, 76, 'Y'),
)

const ONE: Point = [130, 94]
const OTHER: Point = [232, 94]
/** Small atoms: the large one each is joined to, its place, whether its second bond leads on. */
const SMALL: readonly (readonly [Point, Point, boolean])[] = [
  [ONE, [181, 94], false],
  [OTHER, [181, 94], false],
  [ONE, [136, 44], true],
  [ONE, [84, 108], true],
  [ONE, [122, 138], true],
  [OTHER, [224, 44], true],
  [OTHER, [278, 82], true],
  [OTHER, [246, 138], true],
]

const oxideOfSilicon = figure(
  {
    name: `${topic}/oxide-of-silicon`,
    title: 'Part of a structure with two kinds of atom',
    description:
      'Two large circles, the left one marked A, and seven small ones, the middle one marked B, joined by lines. A line from each large circle leads to each of four small ones. B stands between the two large circles; from every other small circle a second line leads on, out of the drawing.',
    height: 186,
  },
  ...SMALL.map(([[ax, ay], [bx, by], hasMore]) => {
    const [dx, dy] = [bx - ax, by - ay]
    return (
      line(ax, ay, bx + (hasMore ? dx * 0.55 : 0), by + (hasMore ? dy * 0.55 : 0)) + circle(bx, by, 7, 'r rw')
    )
  }),
  circle(...ONE, 10, 'l sunk'),
  circle(...OTHER, 10, 'l sunk'),
  pointer(72, 22, ONE[0] - 6, ONE[1] - 9, 'A', 'end'),
  pointer(196, 160, 184, 102, 'B'),
)

export const figures = [
  particlesOfAnAtom,
  shellsToComplete,
  aluminiumAtom,
  fourShells,
  unknownParticle,
  oxygenAndMagnesium,
  boxOfGas,
  heatedSolid,
  formsOfCarbon,
  bondAndForce,
  oxideOfSilicon,
]
