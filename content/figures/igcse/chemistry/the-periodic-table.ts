import { describeShells, electronShells } from '@/lib/figures/chemistry/shells'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { bubbles } from '@/lib/figures/laboratory/contents'
import { trough } from '@/lib/figures/laboratory/dishes'
import { flameAt } from '@/lib/figures/laboratory/heating'
import { arrow, centred, circle, line, polygon, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

export const GROUP_NAMES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

/** A place in the table; helium is in Group VIII, Period 1, and hydrogen belongs to no group. */
export type Place = { group: number; period: number }

const [LEFT, TOP, WIDE, HIGH] = [22, 26, 18.6, 24]

/** Group I and II stand left of the ten columns of transition elements, the others right of them. */
const columnOf = (group: number) => (group <= 2 ? group - 1 : group + 9)

const corner = (column: number, period: number) => [LEFT + column * WIDE, TOP + (period - 1) * HIGH] as const

/** What stands in each place of Groups I to VIII, Periods 1 to 6, and how it is filled. */
export type Cell = { text?: string; fill?: string }

export function periodicTable(cellOf: (place: Place) => Cell, middle = '', isH = true): Shape {
  const places = [1, 2, 3, 4, 5, 6].flatMap(period =>
    GROUP_NAMES.map((_, at): Place => ({ group: at + 1, period })).filter(
      ({ group }) => period > 1 || group === 8,
    ),
  )
  const cells = places.map(place => {
    const [x, y] = corner(columnOf(place.group), place.period)
    const { text: words = '', fill = 'sheet' } = cellOf(place)
    const cls = middle ? 's' : 'b'
    return (
      rect(x, y, WIDE, HIGH, `l thin ${fill}`) +
      (words ? centred(x + WIDE / 2, y + HIGH / 2, words, cls) : '')
    )
  })
  const [blockX, blockY] = corner(2, 4)
  const [hx, hy] = corner(6, 1)
  const groups = GROUP_NAMES.map((name, at) => {
    const [x] = corner(columnOf(at + 1), 1)
    return text(x + WIDE / 2, at === 7 ? TOP - 8 : TOP + HIGH - 8, name, small)
  })
  return (
    cells.join('') +
    rect(blockX, blockY, 10 * WIDE, 3 * HIGH, `l thin ${middle ? 'w' : 'sheet'}`) +
    (middle ? centred(blockX + 5 * WIDE, blockY + 1.5 * HIGH, middle) : '') +
    (isH
      ? rect(hx, hy, WIDE, HIGH, `l thin ${middle ? 'hl' : 'sheet'}`) +
        centred(hx + WIDE / 2, hy + HIGH / 2, 'H', middle ? 's' : 'b')
      : '') +
    groups.join('') +
    [1, 2, 3, 4, 5, 6]
      .map(period => text(10, TOP + (period - 0.5) * HIGH + 4.5, String(period), small))
      .join('')
  )
}

export const TABLE_HEIGHT = TOP + 6 * HIGH + 6

const ROWS: readonly (readonly string[])[] = [
  ['', '', '', '', '', '', '', 'He'],
  ['Li', 'Be', 'B', 'C', 'N', 'O', 'F', 'Ne'],
  ['Na', 'Mg', 'Al', 'Si', 'P', 'S', 'Cl', 'Ar'],
  ['K', 'Ca', 'Ga', 'Ge', 'As', 'Se', 'Br', 'Kr'],
  ['Rb', 'Sr', 'In', 'Sn', 'Sb', 'Te', 'I', 'Xe'],
  ['Cs', 'Ba', 'Tl', 'Pb', 'Bi', 'Po', 'At', 'Rn'],
]

/** How many groups of a period are metals, left of the stepped line. */
const METALS = [0, 2, 3, 4, 5, 6]

const isMetal = ({ group, period }: Place) => group <= (METALS[period - 1] ?? 0)

const stepped = polyline(
  [2, 3, 4, 5, 6].flatMap(period => {
    const [x, y] = corner(columnOf((METALS[period - 1] ?? 0) + 1), period)
    return [
      [x, y],
      [x, y + HIGH],
    ] as const
  }),
  'r thick',
)

const tableOfElements = figure(
  {
    name: 'the-periodic-table/table-of-elements',
    title: 'The Periodic Table in outline',
    description:
      'The Periodic Table, Periods 1 to 6. Groups I and II stand on the left, a block of transition elements in the middle, Groups III to VIII on the right. Metals are washed blue: Groups I and II, the transition elements, and the elements left of a stepped line that runs down from boron to astatine. Non-metals, to the right of the line, are yellow. Hydrogen stands alone at the top; it is a non-metal and belongs to no group.',
    height: TABLE_HEIGHT + 26,
  },
  periodicTable(
    place => ({
      text: ROWS[place.period - 1]?.[place.group - 1] ?? '',
      fill: isMetal(place) ? 'w' : 'hl',
    }),
    'transition elements',
  ),
  stepped,
  rect(74, TABLE_HEIGHT + 4, 14, 12, 'l thin w'),
  text(94, TABLE_HEIGHT + 14.5, 'metals', { cls: 's' }),
  rect(182, TABLE_HEIGHT + 4, 14, 12, 'l thin hl'),
  text(202, TABLE_HEIGHT + 14.5, 'non-metals', { cls: 's' }),
)

const GROUP_ONE = [
  ['lithium', [2, 1], 62],
  ['sodium', [2, 8, 1], 172],
  ['potassium', [2, 8, 8, 1], 294],
] as const

const oneOuterElectron = figure(
  {
    name: 'the-periodic-table/one-outer-electron',
    title: 'Atoms of three elements of Group I',
    description: GROUP_ONE.map(([name, shells]) => describeShells(`An atom of ${name}`, shells)).join(' '),
    height: 160,
  },
  ...GROUP_ONE.map(
    ([name, shells, x]) =>
      electronShells(x, 66, shells, { firstRadius: 16, gap: 14 }) +
      text(x, 138, name, bold) +
      text(x, 155, shells.join(','), small),
  ),
)

const CHARGES = ['+', '2+', '3+', '', '3−', '2−', '−', ''] as const
const EXAMPLES = ['Na', 'Mg', 'Al', '', 'N', 'O', 'Cl', ''] as const

const chargesOfIons = figure(
  {
    name: 'the-periodic-table/charges-of-ions',
    title: 'Charges of ions, group by group',
    description:
      'A row of eight boxes for Groups I to VIII, each with an example of an ion. I: Na+. II: Mg2+. III: Al3+. IV: none. V: N3−. VI: O2−. VII: Cl−. VIII: none. Under Groups I to III: metals lose their outer electrons. Under Groups V to VII: non-metals gain electrons until 8 are in the outer shell.',
    height: 108,
  },
  ...GROUP_NAMES.map((name, at) => {
    const x = 4 + at * 44
    const charge = CHARGES[at] ?? ''
    const fill = at < 3 ? 'w' : charge ? 'hl' : 'sheet'
    return (
      text(x + 22, 16, name, bold) +
      rect(x, 24, 44, 32, `l ${fill}`) +
      centred(x + 22, 40, charge ? `${EXAMPLES[at]}^{${charge}}` : '–')
    )
  }),
  text(70, 76, 'lose all their\nouter electrons', small),
  text(246, 76, 'gain electrons until there\nare 8 in the outer shell', small),
)

export type Property = {
  /** with its unit, as it stands at the axis */
  label: string
  min?: number
  max: number
  every: number
  parts?: number
}

/** A property of the elements of a group, at their periods; null where the value is left out. */
export function groupGraph(
  { label, min = 0, max, every, parts = 5 }: Property,
  values: readonly (readonly [period: number, value: number | null])[],
  last = 6,
) {
  const count = Math.round((max - min) / every)
  const g = graph({
    x: {
      label: 'period',
      min: 1,
      max: last + 0.6,
      ticks: Array.from({ length: last - 1 }, (_, at) => at + 2),
      grid: true,
    },
    y: {
      label,
      min,
      max,
      ticks: Array.from({ length: count + 1 }, (_, at) => min + at * every),
      grid: true,
      parts,
    },
    height: 170,
  })
  const known = values.filter((each): each is readonly [number, number] => each[1] !== null)
  return {
    shape: g.axes + g.points(known),
    description: `${known.map(([period, value]) => `Period ${period}: ${String(value).replace('-', '−')}`).join('; ')}. ${values
      .filter(([, value]) => value === null)
      .map(([period]) => `No cross is drawn for Period ${period}.`)
      .join(' ')}`,
    height: 246,
    at: g.at,
  }
}

const radii = groupGraph({ label: 'atomic radius / pm', max: 250, every: 50 }, [
  [2, 112],
  [3, 160],
  [4, 197],
  [5, null],
  [6, 222],
])

const radiusInGroupTwo = figure(
  {
    name: 'the-periodic-table/radius-in-group-two',
    title: 'Radius of the atoms of Group II',
    description: `Crosses for the elements of Group II against the period. ${radii.description} At Period 5 an arrow points to the range between two marks, at 197 and 222.`,
    height: radii.height,
  },
  radii.shape,
  ...[197, 222].map(value => {
    const [x, y] = radii.at(5, value)
    return line(x - 10, y, x + 10, y, 'r')
  }),
  arrow(radii.at(5, 120)[0], radii.at(5, 120)[1], radii.at(5, 192)[0], radii.at(5, 192)[1], { cls: 'r' }),
  text(radii.at(5, 105)[0], radii.at(5, 105)[1], 'strontium:\nin between', small),
)

/** How a piece of an alkali metal looks on water: it keeps its shape, melts to a ball, or melts and its gas burns. */
export type Piece = 'lump' | 'ball' | 'burning'

/** A trough of water with a piece of a metal on it; (x, y) is the middle of its base. */
export function pieceOnWater(x: number, y: number, piece: Piece, width = 100): Shape {
  const [height, level] = [60, 0.6]
  const surface = y - height * level
  const shape =
    piece === 'lump'
      ? polygon(
          [
            [x - 10, surface + 4],
            [x - 8, surface - 7],
            [x + 3, surface - 9],
            [x + 10, surface - 4],
            [x + 9, surface + 4],
          ],
          'l sunk',
        )
      : circle(x, surface - 2, 7.5, 'l sunk')
  return (
    trough({ x, y, width, height, level }) +
    bubbles(x - 17, surface + 8, 18, 4, 5) +
    bubbles(x + 17, surface + 8, 18, 4, 5) +
    (piece === 'burning' ? flameAt(x, surface - 9, 28) : '') +
    shape
  )
}

const THREE_PIECES = [
  ['lithium', 'lump', 'keeps its shape,\nmoves slowly'],
  ['sodium', 'ball', 'melts to a ball,\nmoves fast'],
  ['potassium', 'burning', 'melts to a ball,\nlilac flame'],
] as const

const threeMetals = figure(
  {
    name: 'the-periodic-table/three-metals-on-water',
    title: 'Lithium, sodium and potassium on cold water',
    description:
      'Three troughs of water. On each floats a piece of a metal, with bubbles around it. Lithium keeps its shape and moves slowly. Sodium has melted to a ball and moves fast. Potassium has melted to a ball, and a lilac flame burns above it.',
    height: 150,
  },
  ...THREE_PIECES.map(([name, piece, seen], at) => {
    const x = 62 + at * 118
    return pieceOnWater(x, 92, piece) + text(x, 112, name, bold) + text(x, 129, seen, small)
  }),
)

/** Melting points of Group I, by period. */
export const MELTING_POINTS = [
  ['lithium', 2, 181],
  ['sodium', 3, 98],
  ['potassium', 4, 64],
  ['rubidium', 5, 39],
  ['caesium', 6, 28],
] as const

export const MELTS: Property = { label: 'melting point / °C', max: 200, every: 50 }

const melting = groupGraph(
  MELTS,
  MELTING_POINTS.map(([, period, value]) => [period, value] as const),
)

const meltingPoints = figure(
  {
    name: 'the-periodic-table/melting-points-of-group-one',
    title: 'Melting points of the alkali metals',
    description: `Crosses for the metals of Group I against the period. ${MELTING_POINTS.map(([name, period, value]) => `${name}, Period ${period}: ${value}`).join('; ')}. The steps become smaller.`,
    height: melting.height,
  },
  melting.shape,
  ...MELTING_POINTS.map(([name, period, value]) => {
    const [x, y] = melting.at(period, value)
    return period === 6 ? text(x, y + 18, name, small) : text(x + 7, y - 8, name, { cls: 's' })
  }),
)

const NOBLE = [
  ['helium', [2], 58],
  ['neon', [2, 8], 164],
  ['argon', [2, 8, 8], 290],
] as const

const nobleGasAtoms = figure(
  {
    name: 'the-periodic-table/noble-gas-atoms',
    title: 'Atoms of helium, neon and argon',
    description: NOBLE.map(([name, shells]) => describeShells(`An atom of ${name}`, shells)).join(' '),
    height: 142,
  },
  ...NOBLE.map(
    ([name, shells, x]) =>
      electronShells(x, 56, shells, { firstRadius: 18, gap: 15 }) +
      text(x, 120, name, bold) +
      text(x, 137, shells.join(','), small),
  ),
)

/** Boiling points of Group VIII, by period. */
export const BOILING_POINTS = [
  ['helium', 1, -269],
  ['neon', 2, -246],
  ['argon', 3, -186],
  ['krypton', 4, -153],
  ['xenon', 5, -108],
  ['radon', 6, -62],
] as const

export const BOILS: Property = { label: 'boiling point / °C', min: -300, max: 0, every: 50 }

const boiling = groupGraph(
  BOILS,
  BOILING_POINTS.slice(1).map(([, period, value]) => [period, value] as const),
)

const boilingPoints = figure(
  {
    name: 'the-periodic-table/boiling-points-of-noble-gases',
    title: 'Boiling points of noble gases',
    description: `Crosses for elements of Group VIII against the period. ${BOILING_POINTS.slice(1)
      .map(([name, period, value]) => `${name}, Period ${period}: ${String(value).replace('-', '−')}`)
      .join('; ')}.`,
    height: boiling.height,
  },
  boiling.shape,
  ...BOILING_POINTS.slice(1).map(([name, period, value]) => {
    const [x, y] = boiling.at(period, value)
    return text(x, y + 18, name, small)
  }),
)

export const figures = [
  tableOfElements,
  oneOuterElectron,
  chargesOfIons,
  radiusInGroupTwo,
  threeMetals,
  meltingPoints,
  nobleGasAtoms,
  boilingPoints,
]
