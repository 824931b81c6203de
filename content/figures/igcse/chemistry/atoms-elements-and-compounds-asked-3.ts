import { dotAndCross, ion } from '@/lib/figures/chemistry/bonding'
import { type CovalentMolecule, IONS, MOLECULES } from '@/lib/figures/chemistry/bonding-data'
import { metallicLattice } from '@/lib/figures/chemistry/lattices'
import { electronShells } from '@/lib/figures/chemistry/shells'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, circle, pointer, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'atoms-elements-and-compounds-asked-3'
const bold = { anchor: 'middle', cls: 'b' } as const

// --- Metallic bonding ---
/** Rows of ions with electrons around them; each row may be pushed to the right. */
function metal(x: number, y: number, shifts: readonly number[]): Shape {
  const step = 30
  return shifts
    .map((shift, row) =>
      [0, 1, 2, 3]
        .map(column => {
          const [px, py] = [x + shift + step * (column + 0.5), y + step * (row + 0.5)]
          return (
            circle(px, py, 12.5, 'r rw') +
            centred(px, py, '+') +
            circle(px + step / 2 - 1 + (column % 2), py + step / 2 - 1 - (row % 2), 2.6, 'pd')
          )
        })
        .join(''),
    )
    .join('')
}

const rodAndWire = figure(
  {
    name: `${topic}/rod-and-wire`,
    title: 'Particles of copper before and after it is drawn out',
    description:
      'Before: three layers of four large circles marked plus, exactly above each other, with small dots between them. A points to a large circle, B to a dot. After: the same particles; the upper layer has moved two places to the right and the middle layer one place. The dots are still between the circles.',
    height: 164,
  },
  metal(6, 40, [0, 0, 0]),
  pointer(62, 18, 51, 44, 'A'),
  pointer(106, 18, 95, 67, 'B'),
  arrow(138, 85, 160, 85),
  metal(172, 40, [60, 30, 0]),
  text(66, 156, 'before', bold),
  text(262, 156, 'after', bold),
)

const stripAndTerminals = figure(
  {
    name: `${topic}/strip-and-terminals`,
    title: 'A strip of metal between two terminals',
    description:
      'Two rows of five large circles marked plus with small dots between them. The terminal on the left is positive, the one on the right negative. Below, arrow P points to the left and arrow Q to the right.',
    height: 140,
  },
  rect(36, 8, 18, 96, 'l sunk'),
  text(22, 62, '+', bold),
  metallicLattice(68, 12, 5, 2),
  rect(302, 8, 18, 96, 'l sunk'),
  text(336, 62, '−', bold),
  arrow(150, 122, 84, 122),
  text(162, 127, 'P', bold),
  arrow(210, 122, 276, 122),
  text(198, 127, 'Q', bold),
)

/** Six ions of aluminium; with their electrons, three for each ion. */
const sixIons = (hasElectrons: boolean): Shape =>
  Array.from({ length: 6 }, (_, at) => {
    const [column, row] = [at % 3, Math.floor(at / 3)]
    const [x, y] = [108 + column * 64, 38 + row * 62]
    const places = [
      [31, -14 + column * 2],
      [33 - row * 2, 12],
      [-3 + column * 2, 31],
    ] as const
    return (
      circle(x, y, 20, 'r rw') +
      centred(x, y, 'Al^{3+}', 's') +
      (hasElectrons ? places.map(([dx, dy]) => circle(x + dx, y + dy, 3, 'pd')).join('') : '')
    )
  }).join('')

const aluminiumIons = figure(
  {
    name: `${topic}/aluminium-ions`,
    title: 'Ions of aluminium, to be completed',
    description: 'Two rows of three circles, each marked Al three plus. Nothing is drawn between them.',
    height: 142,
  },
  sixIons(false),
)

const aluminiumComplete = figure(
  {
    name: `${topic}/aluminium-complete`,
    title: 'Ions of aluminium with the delocalised electrons',
    description:
      'Two rows of three circles, each marked Al three plus, with eighteen dots spread between and around them.',
    height: 142,
  },
  sixIons(true),
)

// --- Simple molecules ---

const phosphorusAndChlorine = figure(
  {
    name: `${topic}/phosphorus-and-chlorine`,
    title: 'Outer shells of an atom of phosphorus and an atom of chlorine',
    description:
      'P with five dots on its outer shell, three of them single and two as a pair. Cl with seven crosses on its outer shell, one of them single and six in pairs.',
    height: 94,
  },
  electronShells(110, 46, [5], { nucleus: 'P', firstRadius: 34, kind: 'dot' }),
  electronShells(250, 46, [7], { nucleus: 'Cl', firstRadius: 34 }),
)

const PCl3: CovalentMolecule = {
  atoms: [
    { symbol: 'P', at: [0, 0], outer: 5 },
    { symbol: 'Cl', at: [0, 1.5], outer: 7 },
    { symbol: 'Cl', at: [-1.5, 0], outer: 7 },
    { symbol: 'Cl', at: [1.5, 0], outer: 7 },
  ],
  shared: [1, 2, 3].map(end => ({ between: [0, end] as const, pairs: 1 })),
}

const phosphorusChloride = figure(
  {
    name: `${topic}/phosphorus-trichloride`,
    title: 'Dot-and-cross diagram of PCl₃, outer shells',
    description:
      'P overlaps three Cl, with one dot and one cross in each overlap. Two more dots are on P, six more crosses on each Cl.',
    height: 132,
  },
  dotAndCross(180, 42, PCl3, { radius: 33 }),
)

const twoAndX: CovalentMolecule = {
  atoms: [
    { symbol: 'X', at: [0, 0], outer: 6 },
    { symbol: 'Cl', at: [-1.34, 0], outer: 7 },
    { symbol: 'Cl', at: [1.34, 0], outer: 7 },
  ],
  shared: [1, 2].map(end => ({ between: [0, end] as const, pairs: 1 })),
}

const moleculeOfX = figure(
  {
    name: `${topic}/molecule-of-x`,
    title: 'Dot-and-cross diagram of a molecule of X and chlorine',
    description:
      'The outer shell of X overlaps those of two atoms Cl. In each overlap there are one dot and one cross. Four more dots are on X, six more crosses on each Cl.',
    height: 92,
  },
  dotAndCross(180, 46, twoAndX, { radius: 36 }),
)

const HF: CovalentMolecule = {
  ...MOLECULES.HCl,
  atoms: MOLECULES.HCl.atoms.map((atom, at) => (at === 0 ? { ...atom, symbol: 'F' } : atom)),
}

const twoCompounds = figure(
  {
    name: `${topic}/two-compounds-of-fluorine`,
    title: 'Two compounds of fluorine',
    description:
      'L: Li with a shell of two crosses, in square brackets with the charge plus, beside F with seven dots and one cross, in square brackets with the charge minus. M: the shells of H and F overlap, with one dot and one cross in the overlap; six more dots are on F.',
    height: 122,
  },
  ion(44, 46, { ...IONS.lithium, shells: [2] }, 24),
  ion(146, 46, { ...IONS.fluoride, shells: [8] }, 28),
  dotAndCross(296, 46, HF, { radius: 32 }),
  text(94, 114, 'L', bold),
  text(278, 114, 'M', bold),
)

const carbonDisulfide = figure(
  {
    name: `${topic}/carbon-disulfide`,
    title: 'Dot-and-cross diagram of CS₂, outer shells',
    description:
      'C overlaps two S. In each overlap there are two dots and two crosses. Four more crosses are on each S; C has no other electrons.',
    height: 92,
  },
  dotAndCross(
    180,
    46,
    {
      ...MOLECULES.CO2,
      atoms: MOLECULES.CO2.atoms.map((atom, at) => (at === 0 ? atom : { ...atom, symbol: 'S' })),
    },
    { radius: 36 },
  ),
)

export const figures = [
  rodAndWire,
  stripAndTerminals,
  aluminiumIons,
  aluminiumComplete,
  phosphorusAndChlorine,
  phosphorusChloride,
  moleculeOfX,
  twoCompounds,
  carbonDisulfide,
]
