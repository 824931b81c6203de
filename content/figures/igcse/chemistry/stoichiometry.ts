import { moleculeGraph, withHydrogens } from '@/lib/figures/chemistry/molecule-source'
import { displayed } from '@/lib/figures/chemistry/molecules'
import { figure } from '@/lib/figures/figure'
import { bung, lumps } from '@/lib/figures/laboratory/contents'
import { balance } from '@/lib/figures/laboratory/stands'
import { conicalFlask } from '@/lib/figures/laboratory/vessels'
import {
  arrow,
  centred,
  circle,
  line,
  type Point,
  pointer,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { describeParticles, particlesIn, repeated } from './atoms-elements-and-compounds'

const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

const ATOMS: Readonly<Record<string, readonly [radius: number, cls: string]>> = {
  H: [9, 'l sheet'],
  C: [13, 'l sunk'],
  N: [13, 'p w'],
  O: [13, 'r rw'],
  Cl: [14, 'g gw'],
}

/** A model of balls and sticks, each atom with its symbol: `ballModel(180, 60, 'CH3CH2OH')`. */
export function ballModel(x: number, y: number, what: string, bond = 36): Shape {
  const { atoms, bonds } = withHydrogens(moleculeGraph(what))
  const { atom } = displayed(x, y, what, { bond })
  const sticks = bonds.flatMap(({ a, b, order }) => {
    const [[x1, y1], [x2, y2]] = [atom(a), atom(b)]
    const length = Math.hypot(x2 - x1, y2 - y1) || 1
    const across: Point = [-(y2 - y1) / length, (x2 - x1) / length]
    return Array.from({ length: order }, (_, at) => {
      const off = (at - (order - 1) / 2) * 6
      return line(x1 + across[0] * off, y1 + across[1] * off, x2 + across[0] * off, y2 + across[1] * off)
    })
  })
  const balls = atoms.map(({ element }, at) => {
    const [px, py] = atom(at)
    return circle(px, py, ...(ATOMS[element] ?? ([13, 'l sheet'] as const))) + centred(px, py, element, 's')
  })
  return sticks.join('') + balls.join('')
}

export type LayerIon = { label: string; count: number }

/** Which places of a layer are of the first ion: so many of so many, spread evenly. */
function isFirst(column: number, row: number, first: number, all: number): boolean {
  const shift = all === 2 ? 1 : 2
  const at = (column + shift * row) % all
  return Math.floor(((at + 1) * first) / all) > Math.floor((at * first) / all)
}

export const LAYER_STEP = 40

/** One layer of ions; `columns` must be a multiple of both counts together. */
export function ionLayer(
  x: number,
  y: number,
  one: LayerIon,
  other: LayerIon,
  columns: number,
  rows: number,
): Shape {
  const step = LAYER_STEP
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const [px, py] = [x + step * (column + 0.5), y + step * (row + 0.5)]
    const first = isFirst(column, row, one.count, one.count + other.count)
    return (
      circle(px, py, first ? 18.8 : 19.6, first ? 'r rw' : 'p w') +
      centred(px, py, first ? one.label : other.label, 's')
    )
  }).join('')
}

/** Ions in a beaker, each as its formula; what is solid lies below. */
export function ionBeaker(
  x: number,
  y: number,
  ions: readonly string[],
  solid: readonly string[] = [],
): Shape {
  const places = ions.map((label, at): Shape => {
    const [column, row] = [at % 2, Math.floor(at / 2)]
    return text(x + 32 + column * 46 + (row % 2 ? 4 : -3), y + 36 + row * 24, label, small)
  })
  const below = solid.map((label, at) =>
    text(x + 32 + at * 46, y + 112, label, { anchor: 'middle', cls: 's b' }),
  )
  return (
    rect(x + 1, y + 14, 110, 104, 'w') +
    (solid.length > 0 ? rect(x + 1, y + 97, 110, 21, 'sunk') : '') +
    line(x, y, x, y + 118) +
    line(x + 112, y, x + 112, y + 118) +
    line(x, y + 118, x + 112, y + 118) +
    line(x, y + 14, x + 112, y + 14, 'p') +
    places.join('') +
    below.join('')
  )
}

/** A beam balance: atoms on two pans that are level. */
export function atomBalance(
  left: { count: number; symbol: string },
  right: { count: number; symbol: string },
): Shape {
  const pan = (x: number, { count, symbol }: { count: number; symbol: string }, cls: string) =>
    line(x, 34, x - 56, 96) +
    line(x, 34, x + 56, 96) +
    polygon(
      [
        [x - 62, 96],
        [x + 62, 96],
        [x + 48, 108],
        [x - 48, 108],
      ],
      'l sunk',
    ) +
    Array.from({ length: count }, (_, at) => {
      const [row, column, inRow] =
        count > 3 ? [at < 3 ? 0 : 1, at % 3, at < 3 ? 3 : count - 3] : [0, at, count]
      const [px, py] = [x + (column - (inRow - 1) / 2) * 29, 81 - row * 26]
      return circle(px, py, 13.5, cls) + centred(px, py, symbol, 's')
    }).join('')
  return (
    line(96, 34, 264, 34, 'l thick') +
    line(180, 34, 180, 142, 'l thick') +
    polygon(
      [
        [140, 152],
        [220, 152],
        [206, 142],
        [154, 142],
      ],
      'l sunk',
    ) +
    pan(96, left, 'p w') +
    pan(264, right, 'l sheet')
  )
}

export type Share = { label: string; value: number; shown: string }

/** A bar in parts as long as their values; labels above, values inside. */
export function shareBar(
  x: number,
  y: number,
  width: number,
  shares: readonly Share[],
  total: string,
): Shape {
  const all = shares.reduce((sum, { value }) => sum + value, 0)
  let at = x
  const parts = shares.map(({ label, value, shown }, index) => {
    const wide = (value / all) * width
    const middle = at + wide / 2
    const shape =
      rect(at, y, wide, 30, index % 2 === 0 ? 'p w' : 'l hl') +
      centred(middle, y + 15, shown, 's') +
      (label ? text(middle, y - 9, label, small) : '')
    at += wide
    return shape
  })
  return (
    parts.join('') +
    line(x, y + 38, x, y + 48, 'l thin') +
    line(x + width, y + 38, x + width, y + 48, 'l thin') +
    line(x, y + 43, x + width, y + 43, 'l thin') +
    text(x + width / 2, y + 62, total, { anchor: 'middle', cls: 'b' })
  )
}

const modelsOfMolecules = figure(
  {
    name: 'stoichiometry/models-of-molecules',
    title: 'Models of four molecules and their formulae',
    description:
      'Water: one O atom joined to two H atoms. Carbon dioxide: one C atom joined to two O atoms, each by two sticks. Methane: one C atom joined to four H atoms. Ethanol: a chain of two C atoms and one O atom; five H atoms are joined to the C atoms and one to the O atom.',
    height: 268,
  },
  ballModel(80, 58, 'H2O'),
  ballModel(262, 58, 'CO2', 40),
  ballModel(80, 182, 'CH4'),
  ballModel(250, 182, 'CH3CH2OH'),
  text(80, 112, 'water H_{2}O', bold),
  text(262, 112, 'carbon dioxide CO_{2}', bold),
  text(80, 258, 'methane CH_{4}', bold),
  text(250, 258, 'ethanol C_{2}H_{6}O', bold),
)

const BEFORE = [
  [2, ['white', 'white']],
  [1, ['black', 'black']],
] as const
const AFTER = [[2, ['black', 'white', 'white']]] as const

const balancingWithParticles = figure(
  {
    name: 'stoichiometry/balancing-with-particles',
    title: 'The same atoms before and after a reaction',
    description: `White circles are hydrogen atoms, black ones oxygen atoms. Before: ${describeParticles(BEFORE)}. An arrow leads to the box after: ${describeParticles(AFTER)}. Both boxes hold four white and two black atoms.`,
    height: 158,
  },
  particlesIn([14, 8], [132, 92], repeated(BEFORE), 6),
  arrow(156, 54, 204, 54),
  particlesIn([214, 8], [132, 92], repeated(AFTER), 11),
  text(80, 122, '2H_{2} + O_{2}', bold),
  text(280, 122, '2H_{2}O', bold),
  text(80, 146, '4 H and 2 O atoms', small),
  text(280, 146, '4 H and 2 O atoms', small),
)

const layer = figure(
  {
    name: 'stoichiometry/layer-of-ions',
    title: 'Part of an ionic compound',
    description:
      'Three rows of six circles. Two circles in each row are ions marked Ca 2 plus, four are ions marked F minus: six and twelve in all.',
    height: 138,
  },
  ionLayer(60, 8, { label: 'Ca^{2+}', count: 1 }, { label: 'F^{−}', count: 2 }, 6, 3),
)

const spectators = figure(
  {
    name: 'stoichiometry/spectator-ions',
    title: 'Ions before and after a precipitation',
    description:
      'Three beakers. The first holds ions Ag plus and nitrate, the second ions Na plus and chloride. A plus sign stands between them, and an arrow leads to the third beaker: Na plus and nitrate ions in solution, and at the bottom a solid, AgCl.',
    height: 158,
  },
  ionBeaker(2, 8, ['Ag^{+}', 'NO_{3}^{−}', 'Ag^{+}', 'NO_{3}^{−}']),
  text(121, 76, '+', bold),
  ionBeaker(129, 8, ['Na^{+}', 'Cl^{−}', 'Cl^{−}', 'Na^{+}']),
  ionBeaker(246, 8, ['Na^{+}', 'NO_{3}^{−}', 'NO_{3}^{−}', 'Na^{+}'], ['AgCl', 'AgCl']),
  text(58, 146, 'silver nitrate', small),
  text(185, 146, 'sodium chloride', small),
  text(302, 146, 'after mixing', small),
)

const balanced = figure(
  {
    name: 'stoichiometry/atoms-on-a-balance',
    title: 'One magnesium atom balances two carbon-12 atoms',
    description:
      'A beam balance with two pans stands level. On the left pan is one atom of Mg, on the right pan are two atoms of carbon-12.',
    height: 164,
  },
  atomBalance({ count: 1, symbol: 'Mg' }, { count: 2, symbol: '^{12}C' }),
)

const hydrate = figure(
  {
    name: 'stoichiometry/mass-of-a-hydrate',
    title: 'How the relative formula mass of a hydrated salt adds up',
    description:
      'A bar in six parts: CuSO4 with 160, then five parts with 18 each, together marked 5 H2O. Below, the whole bar is marked 250.',
    height: 100,
  },
  shareBar(
    14,
    28,
    332,
    [
      { label: 'CuSO_{4}', value: 160, shown: '160' },
      ...Array.from({ length: 5 }, (_, at) => ({
        label: at === 2 ? '5 H_{2}O' : '',
        value: 18,
        shown: '18',
      })),
    ],
    '*M*_{r} of CuSO_{4}·5H_{2}O = 250',
  ),
)

/** A flask on a balance, closed or open, with a solid in it or not. */
export function flaskOnBalance(
  x: number,
  y: number,
  reading: string,
  isClosed: boolean,
  solid = true,
): Shape {
  return (
    balance(x, y, reading) +
    conicalFlask({ x, y: y - 40, width: 84, height: 98, level: 0.3 }) +
    (solid ? lumps(x, y - 42, 4, 8) : '') +
    (isClosed ? bung(x, y - 140, 28, 16) : '')
  )
}

const massConserved = figure(
  {
    name: 'stoichiometry/closed-and-open-flask',
    title: 'A reaction that gives a gas, in a closed and in an open flask',
    description:
      'Two conical flasks with the same lumps and acid stand on balances. Both balances read 185.2 g at the start. The left flask is closed by a bung; its balance still reads 185.2 g at the end. The right flask is open, gas leaves it as an arrow shows; its balance reads 183.8 g at the end, 1.4 g less.',
    height: 224,
  },
  flaskOnBalance(90, 190, '185.2', true),
  flaskOnBalance(270, 190, '183.8', false),
  arrow(270, 44, 270, 14, { cls: 'p' }),
  pointer(310, 34, 273, 28, 'gas'),
  text(90, 214, 'closed: no change', small),
  text(270, 214, 'open: 1.4 g less', small),
)

export const figures = [
  modelsOfMolecules,
  balancingWithParticles,
  layer,
  spectators,
  balanced,
  hydrate,
  massConserved,
]
