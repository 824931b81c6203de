import { particle, particlesIn } from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import { dotAndCross } from '@/lib/figures/chemistry/bonding'
import { MOLECULES } from '@/lib/figures/chemistry/bonding-data'
import { diamond, graphite, silica } from '@/lib/figures/chemistry/lattices'
import { figure } from '@/lib/figures/figure'
import { stream } from '@/lib/figures/particles'
import { circle, line, type Point, pointer, rect, type Shape, text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

const oneSharedPair = figure(
  {
    name: 'atoms-elements-and-compounds-2/one-shared-pair',
    title: 'Dot-and-cross diagrams of hydrogen, hydrogen chloride and chlorine',
    description:
      'Overlapping outer shells. Hydrogen: one dot and one cross in the overlap. Hydrogen chloride: one dot and one cross in the overlap, six more dots on chlorine. Chlorine: one dot and one cross in the overlap, six more electrons on each atom.',
    height: 104,
  },
  dotAndCross(40, 42, MOLECULES.H2, { radius: 28 }),
  dotAndCross(172, 42, MOLECULES.HCl, { radius: 28 }),
  dotAndCross(290, 42, MOLECULES.Cl2, { radius: 28 }),
  text(54, 97, 'H_{2}', bold),
  text(156, 97, 'HCl', bold),
  text(290, 97, 'Cl_{2}', bold),
)

const oneWater = figure(
  {
    name: 'atoms-elements-and-compounds-2/one-water-molecule',
    title: 'Dot-and-cross diagram of a molecule',
    description:
      'The outer shell of an atom O overlaps the shells of two atoms H. In each overlap there are one dot and one cross. Four more dots stand in two pairs on the shell of O.',
    height: 126,
  },
  dotAndCross(180, 54, MOLECULES.H2O),
)

const hydrides = figure(
  {
    name: 'atoms-elements-and-compounds-2/hydrides',
    title: 'Dot-and-cross diagrams of water, ammonia and methane',
    description:
      'Water: oxygen shares a pair with each of two hydrogen atoms and has two more pairs. Ammonia: nitrogen shares a pair with each of three hydrogen atoms and has one more pair. Methane: carbon shares a pair with each of four hydrogen atoms and has no other outer electrons.',
    height: 146,
  },
  dotAndCross(58, 56, MOLECULES.H2O, { radius: 27 }),
  dotAndCross(176, 52, MOLECULES.NH3, { radius: 27 }),
  dotAndCross(298, 64, MOLECULES.CH4, { radius: 27 }),
  text(58, 140, 'H_{2}O', bold),
  text(176, 140, 'NH_{3}', bold),
  text(298, 140, 'CH_{4}', bold),
)

const doubleAndTriple = figure(
  {
    name: 'atoms-elements-and-compounds-2/double-and-triple',
    title: 'Dot-and-cross diagrams of oxygen, nitrogen and carbon dioxide',
    description:
      'Oxygen: two pairs in the overlap and four more electrons on each atom. Nitrogen: three pairs in the overlap and two more electrons on each atom. Carbon dioxide: carbon in the middle shares two pairs with each oxygen atom; each oxygen atom has four more electrons.',
    height: 222,
  },
  dotAndCross(94, 46, MOLECULES.O2),
  dotAndCross(266, 46, MOLECULES.N2),
  dotAndCross(180, 152, MOLECULES.CO2, { radius: 36 }),
  text(94, 104, 'O_{2}', bold),
  text(266, 104, 'N_{2}', bold),
  text(180, 215, 'CO_{2}', bold),
)

const etheneAndMethanol = figure(
  {
    name: 'atoms-elements-and-compounds-2/ethene-and-methanol',
    title: 'Dot-and-cross diagrams of ethene and methanol',
    description:
      'Ethene: two carbon atoms share two pairs, and each shares one pair with each of two hydrogen atoms. Methanol: carbon shares a pair with each of three hydrogen atoms and one with oxygen; oxygen shares one with a hydrogen atom and has four more electrons.',
    height: 164,
  },
  dotAndCross(86, 70, MOLECULES.C2H4, { radius: 26 }),
  dotAndCross(264, 70, MOLECULES.CH3OH, { radius: 26 }),
  text(86, 158, 'C_{2}H_{4}', bold),
  text(264, 158, 'CH_{3}OH', bold),
)

/** Two atoms joined by a bond. */
const iodine = (x: number, y: number): Shape =>
  line(x - 15, y, x + 15, y, 'l thick') +
  [-15, 15].map(dx => circle(x + dx, y, 11, 'p w') + text(x + dx, y + 4.5, 'I', small)).join('')

const forcesInIodine = figure(
  {
    name: 'atoms-elements-and-compounds-2/forces-in-iodine',
    title: 'Bonds inside molecules and forces between them',
    description:
      'Six molecules in two columns, each of two atoms I joined by a thick line, the covalent bond. Dashed lines, the weak intermolecular forces, lead from each molecule to its neighbours.',
    height: 168,
  },
  ...[24, 84, 144].flatMap((y, row) => [
    line(78, y, 112, y, 'l dash'),
    ...(row < 2 ? [52, 138].map(x => line(x, y + 14, x, y + 46, 'l dash')) : []),
    iodine(52, y),
    iodine(138, y),
  ]),
  pointer(214, 28, 141, 84, 'covalent bond\n(strong)'),
  pointer(214, 112, 140, 118, 'intermolecular force\n(weak)'),
)

/** Small molecules close together, or far apart, in a box. */
export function moleculesIn([x, y]: Point, state: 'liquid' | 'gas', seed = 5): Shape {
  if (state === 'gas')
    return particlesIn(
      [x, y],
      [140, 112],
      Array.from({ length: 6 }, () => ['black', 'white', 'white']),
      seed,
    )
  const next = stream(seed)
  const drawn = Array.from({ length: 15 }, (_, at) => {
    const [column, row] = [at % 5, Math.floor(at / 5)]
    const [px, py] = [x + 16 + column * 27, y + 48 + row * 24 + (next() - 0.5) * 3]
    return particle(px, py, ['black', 'white', 'white'], next() * 360)
  })
  return rect(x, y, 140, 112) + drawn.join('')
}

const diamondFigure = figure(
  {
    name: 'atoms-elements-and-compounds-2/diamond',
    title: 'Part of the structure of diamond',
    description:
      'Carbon atoms joined by lines, the covalent bonds. The atom in the middle and the one above it are each joined to four others. The structure goes on in all directions.',
    height: 206,
  },
  diamond(150, 106, 50),
  pointer(272, 34, 206, 40, 'carbon atom'),
  pointer(258, 176, 160, 128, 'strong\ncovalent bond'),
)

const diamondForACard = figure(
  {
    name: 'atoms-elements-and-compounds-2/diamond-for-a-card',
    title: 'Part of the structure of a form of carbon',
    description:
      'Atoms joined by lines. The atom in the middle and the one above it are each joined to four others in different directions.',
    height: 196,
  },
  diamond(180, 100, 48),
)

const graphiteFigure = figure(
  {
    name: 'atoms-elements-and-compounds-2/graphite',
    title: 'Part of the structure of graphite',
    description:
      'Three parallel layers of carbon atoms in hexagons, drawn one above the other. Lines within the layers are covalent bonds. Dashed lines between the layers are weak forces.',
    height: 222,
  },
  graphite(14, 62, 3, 4, 25),
  pointer(276, 32, 206, 40, 'layer of\nhexagons'),
  pointer(276, 80, 194, 73, 'weak forces\nbetween\nlayers'),
)

const silicaFigure = figure(
  {
    name: 'atoms-elements-and-compounds-2/silicon-oxide',
    title: 'Part of the structure of silicon(IV) oxide',
    description:
      'Large grey circles are silicon atoms, small red ones oxygen atoms. The silicon atom in the middle is joined to four oxygen atoms. Each oxygen atom stands between two silicon atoms.',
    height: 206,
  },
  silica(150, 106, 50),
  pointer(272, 34, 206, 40, 'silicon atom'),
  pointer(272, 176, 163, 128, 'oxygen atom'),
)

export const figures = [
  oneSharedPair,
  oneWater,
  hydrides,
  doubleAndTriple,
  etheneAndMethanol,
  forcesInIodine,
  diamondFigure,
  diamondForACard,
  graphiteFigure,
  silicaFigure,
]
