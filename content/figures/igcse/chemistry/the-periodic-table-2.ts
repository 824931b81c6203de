import { electronShells } from '@/lib/figures/chemistry/shells'
import { figure } from '@/lib/figures/figure'
import { type Graph, graph } from '@/lib/figures/graph'
import { bung, heap } from '@/lib/figures/laboratory/contents'
import { conicalFlask, testTube } from '@/lib/figures/laboratory/vessels'
import { arrow, centred, line, rect, type Shape, text } from '@/lib/figures/shapes'

const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

export type State = 'gas' | 'liquid' | 'solid'

/** A closed flask that holds a solid, a liquid or a gas. */
export const closedFlask = (x: number, y: number, state: State, fill = 'sunk'): Shape =>
  conicalFlask({
    x,
    y,
    width: 84,
    height: 96,
    level: state === 'gas' ? 0.94 : state === 'liquid' ? 0.34 : 0,
    fill,
  }) +
  (state === 'solid' ? heap(x, y - 1, 50, 20, `l ${fill}`) : '') +
  bung(x, y - 96, 28)

const WASH: Readonly<Record<string, string>> = { orange: 'hl', brown: 'rw', 'pale green': 'gw' }

/** What is seen in a tube: its colour, and what is said of it below. */
export type Seen = { colour: string; says?: string }

/** Test-tubes in rows, a halogen for each row, a solution for each column; an empty place for null. */
export function tubeRows(
  solutions: readonly string[],
  rows: readonly (readonly [added: string, seen: readonly (Seen | null)[]])[],
): Shape {
  const first = 108
  const step = (352 - first) / solutions.length
  const at = (column: number) => first + (column + 0.5) * step
  return (
    solutions.map((name, column) => centred(at(column), 14, name, 'b')).join('') +
    rows
      .map(([added, seen], row) => {
        const y = 100 + row * 100
        return (
          centred(52, y - 34, added) +
          seen
            .map((each, column) =>
              each
                ? testTube({
                    x: at(column),
                    y,
                    width: 28,
                    height: 66,
                    level: 0.62,
                    fill: WASH[each.colour] ?? 'sheet',
                  }) + text(at(column), y + 16, each.says ?? each.colour, small)
                : centred(at(column), y - 30, '–'),
            )
            .join('')
        )
      })
      .join('')
  )
}

export type Range = { symbol: string; melts: number; boils: number }

export const RANGES: readonly Range[] = [
  { symbol: 'F_{2}', melts: -220, boils: -188 },
  { symbol: 'Cl_{2}', melts: -101, boils: -34 },
  { symbol: 'Br_{2}', melts: -7, boils: 59 },
  { symbol: 'I_{2}', melts: 114, boils: 184 },
]

/** A bar for each halogen from its melting point up to its boiling point. */
export function rangeBars(all: readonly Range[], lowest: number): Shape {
  const plane: Graph = graph({
    x: { label: '', max: all.length, ticks: [] },
    y: {
      label: 'temperature / °C',
      min: lowest,
      max: 200,
      ticks: Array.from({ length: (200 - lowest) / 50 + 1 }, (_, at) => lowest + at * 50),
      grid: true,
      parts: 5,
    },
    height: 220,
  })
  const bars = all.map(({ symbol, melts, boils }, at) => {
    const [x, top] = plane.at(at + 0.5, boils)
    const [, bottom] = plane.at(at + 0.5, melts)
    return rect(x - 13, top, 26, bottom - top, 'l w') + text(x, 274, symbol, bold)
  })
  return plane.axes + bars.join('')
}

export const describeRanges = (all: readonly Range[]) =>
  all
    .map(({ symbol, melts, boils }) => `${symbol.replace(/[_{}]/g, '')}: from ${melts} °C to ${boils} °C.`)
    .join(' ')
    .replaceAll('-', '−')

const atRoomTemperature = figure(
  {
    name: 'the-periodic-table-2/halogens-at-room-temperature',
    title: 'Chlorine, bromine and iodine at r.t.p.',
    description:
      'Three closed flasks. Chlorine: a pale yellow-green gas fills the flask. Bromine: a red-brown liquid at the bottom. Iodine: a heap of grey-black solid.',
    height: 170,
  },
  closedFlask(60, 116, 'gas', 'gw'),
  closedFlask(180, 116, 'liquid', 'rw'),
  closedFlask(300, 116, 'solid'),
  ...(
    [
      ['chlorine', 'pale yellow-\ngreen gas'],
      ['bromine', 'red-brown\nliquid'],
      ['iodine', 'grey-black\nsolid'],
    ] as const
  ).map(([name, look], at) => text(60 + at * 120, 132, name, bold) + text(60 + at * 120, 148, look, small)),
)

const flaskForACard = figure(
  {
    name: 'the-periodic-table-2/flask-for-a-card',
    title: 'A halogen in a closed flask at r.t.p.',
    description: 'A closed flask with a liquid at the bottom. Nothing is said of its colour.',
    height: 116,
  },
  closedFlask(180, 110, 'liquid'),
)

const ranges = figure(
  {
    name: 'the-periodic-table-2/melting-to-boiling',
    title: 'Temperatures at which the halogens are liquid',
    description: `A bar for each halogen from its melting point up to its boiling point. ${describeRanges(RANGES)} A dashed line at 25 °C runs above the bars of fluorine and chlorine, through that of bromine, and below that of iodine.`,
    height: 288,
  },
  rangeBars(RANGES, -250),
  line(52, 32 + (175 / 450) * 220, 338, 32 + (175 / 450) * 220, 'r dash'),
  text(61, 32 + (175 / 450) * 220 - 6, '25 °C', { cls: 's tr' }),
)

const displacements = figure(
  {
    name: 'the-periodic-table-2/displacement-in-tubes',
    title: 'Halogens added to solutions of halides',
    description:
      'Rows of test-tubes, a halogen for each row. Aqueous chlorine: potassium bromide turns orange, potassium iodide turns brown. Aqueous bromine: potassium chloride stays orange, potassium iodide turns brown. Aqueous iodine: potassium chloride and potassium bromide stay brown.',
    height: 324,
  },
  tubeRows(
    ['KCl(aq)', 'KBr(aq)', 'KI(aq)'],
    [
      [
        'aqueous\nchlorine\nadded',
        [null, { colour: 'orange', says: 'turns orange' }, { colour: 'brown', says: 'turns brown' }],
      ],
      [
        'aqueous\nbromine\nadded',
        [{ colour: 'orange', says: 'stays orange' }, null, { colour: 'brown', says: 'turns brown' }],
      ],
      [
        'aqueous\niodine\nadded',
        [{ colour: 'brown', says: 'stays brown' }, { colour: 'brown', says: 'stays brown' }, null],
      ],
    ],
  ),
)

const twoAtoms = figure(
  {
    name: 'the-periodic-table-2/fluorine-and-chlorine-atoms',
    title: 'Electrons in an atom of fluorine and in an atom of chlorine',
    description:
      'Fluorine: two circles around the nucleus with 2 and 7 electrons. Chlorine: three circles with 2, 8 and 7 electrons. The outer shell of fluorine is nearer to its nucleus.',
    height: 176,
  },
  electronShells(84, 84, [2, 7], { nucleus: 'F', firstRadius: 20, gap: 20 }),
  electronShells(254, 84, [2, 8, 7], { nucleus: 'Cl', firstRadius: 20, gap: 20 }),
  text(84, 168, 'two shells', small),
  text(254, 168, 'three shells', small),
)

/** Group VII as a column, from the most to the least reactive. */
const ladder = figure(
  {
    name: 'the-periodic-table-2/down-group-vii',
    title: 'Trends down Group VII',
    description:
      'The elements fluorine, chlorine, bromine, iodine and astatine one below the other. An arrow down says: density, melting point and boiling point increase, colour darker. An arrow up says: reactivity increases.',
    height: 196,
  },
  ...(
    [
      ['F', 'fluorine'],
      ['Cl', 'chlorine'],
      ['Br', 'bromine'],
      ['I', 'iodine'],
      ['At', 'astatine'],
    ] as const
  ).map(
    ([symbol, name], at) =>
      rect(128, 10 + at * 36, 104, 36, 'l sheet') +
      text(146, 33 + at * 36, symbol, bold) +
      text(164, 33 + at * 36, name, { cls: 's' }),
  ),
  arrow(108, 186, 108, 14, { cls: 'r' }),
  arrow(252, 14, 252, 186, { cls: 'p' }),
  text(98, 88, 'reactivity\nincreases\nupwards', { anchor: 'end' }),
  text(262, 70, 'denser,\nmelting and\nboiling points\nhigher,\ndarker'),
)

const GROUP_AT: Readonly<Record<number, string>> = {
  1: 'I',
  2: 'II',
  13: 'III',
  14: 'IV',
  15: 'V',
  16: 'VI',
  17: 'VII',
  18: 'VIII',
}

/** A place in the table: its column, 1 to 18, and its period. */
export type Place = readonly [column: number, period: number]

const isPlace = ([column, period]: Place) =>
  period > 3 || column === 1 || column === 18 || (period > 1 && (column === 2 || column > 12))

const cornerOf = ([column, period]: Place): Place => [18 + (column - 1) * 18, 22 + (period - 1) * 20]

/** Periods 1 to 6, empty; the block of the transition elements may be washed. */
export const tableOutline = (washed = false): Shape =>
  Object.entries(GROUP_AT)
    .map(([column, name]) =>
      text((column === '18' ? 14 : 9) + cornerOf([Number(column), 1])[0], 14, name, small),
    )
    .join('') +
  [1, 2, 3, 4, 5, 6]
    .flatMap(period => Array.from({ length: 18 }, (_, at): Place => [at + 1, period]))
    .filter(isPlace)
    .map(place => {
      const isBlock = place[0] > 2 && place[0] < 13
      return rect(...cornerOf(place), 18, 20, washed && isBlock ? 'l thin w' : 'l thin sheet')
    })
    .join('')

/** What stands in a place of the outline. */
export const inPlace = (place: Place, content: string): Shape => {
  const [x, y] = cornerOf(place)
  return centred(x + 9, y + 10, content, 'b s')
}

const COLOURED: Readonly<Record<string, string>> = {
  blue: 'w',
  'pale green': 'gw',
  green: 'gw',
  purple: 'rw',
  pink: 'rw',
  'yellow-brown': 'hl',
}

/** Test-tubes side by side, each with its name above and what is seen in it below. */
export const tubesInARow = (all: readonly (readonly [name: string, colour: string])[]): Shape =>
  all
    .map(([name, colour], at) => {
      const x = (360 / all.length) * (at + 0.5)
      return (
        text(x, 16, name, bold) +
        testTube({ x, y: 104, width: 30, height: 76, level: 0.6, fill: COLOURED[colour] ?? 'sheet' }) +
        text(x, 122, colour, small)
      )
    })
    .join('')

const block = figure(
  {
    name: 'the-periodic-table-2/transition-block',
    title: 'Where the transition elements stand',
    description:
      'Outline of the Periodic Table, Periods 1 to 6. The block of ten columns between Groups II and III, in Periods 4 to 6, is marked as the transition elements. In Period 4 vanadium, V, iron, Fe, and copper, Cu, are written in it.',
    height: 168,
  },
  tableOutline(true),
  inPlace([5, 4], 'V'),
  inPlace([8, 4], 'Fe'),
  inPlace([11, 4], 'Cu'),
  text(144, 70, 'transition elements', small),
  text(144, 160, 'metals, dense, high melting points', small),
)

const colouredSolutions = figure(
  {
    name: 'the-periodic-table-2/coloured-solutions',
    title: 'Colours of four aqueous compounds',
    description:
      'Four test-tubes: copper(II) sulfate is blue, iron(II) sulfate pale green, potassium manganate(VII) purple, sodium chloride colourless.',
    height: 130,
  },
  tubesInARow([
    ['CuSO_{4}', 'blue'],
    ['FeSO_{4}', 'pale green'],
    ['KMnO_{4}', 'purple'],
    ['NaCl', 'colourless'],
  ]),
)

export const figures = [
  atRoomTemperature,
  flaskForACard,
  ranges,
  displacements,
  twoAtoms,
  ladder,
  block,
  colouredSolutions,
]
