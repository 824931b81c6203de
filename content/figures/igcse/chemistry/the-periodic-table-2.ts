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

export const figures = [atRoomTemperature, flaskForACard, ranges, displacements, twoAtoms, ladder]
