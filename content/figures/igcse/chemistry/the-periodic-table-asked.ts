import {
  groupGraph,
  type Place,
  periodicTable,
  pieceOnWater,
  TABLE_HEIGHT,
} from '@/content/figures/igcse/chemistry/the-periodic-table'
import { RANGES, rangeBars, tubeRows } from '@/content/figures/igcse/chemistry/the-periodic-table-2'
import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'

const topic = 'the-periodic-table-asked'
const bold = { anchor: 'middle', cls: 'b' } as const

// --- Arrangement of elements ---

const lettersIn = (letters: Readonly<Record<string, Place>>) =>
  periodicTable(({ group, period }) => {
    const found = Object.entries(letters).find(([, at]) => at.group === group && at.period === period)
    return found ? { text: found[0], fill: 'hl' } : {}
  })

const oneElement = figure(
  {
    name: `${topic}/place-of-one-element`,
    title: 'The place of element X',
    description:
      'Outline of the Periodic Table, Periods 1 to 6, with the numbers of Groups I to VIII. The letter X stands two columns to the left of Group VIII, in the fourth row from the top.',
    height: TABLE_HEIGHT,
  },
  lettersIn({ X: { group: 6, period: 4 } }),
)

const fourElements = figure(
  {
    name: `${topic}/places-of-four-elements`,
    title: 'The places of four elements',
    description:
      'Outline of the Periodic Table with four letters. P: Group I, Period 5. Q: Group V, Period 2. R: Group VII, Period 4. T: Group VII, Period 2.',
    height: TABLE_HEIGHT,
  },
  lettersIn({
    P: { group: 1, period: 5 },
    Q: { group: 5, period: 2 },
    R: { group: 7, period: 4 },
    T: { group: 7, period: 2 },
  }),
)

const groupSix = groupGraph(
  { label: 'boiling point / °C', max: 1200, every: 200 },
  [
    [2, null],
    [3, 440],
    [4, 680],
    [5, 1000],
  ],
  5,
)

const boilingInGroupSix = figure(
  {
    name: `${topic}/boiling-points-of-group-six`,
    title: 'Boiling points of elements of Group VI',
    description:
      'Crosses for elements of Group VI against the period, on a grid with a line at every 40 °C. Period 3: one line above 400. Period 4: two lines above 600. Period 5: on 1000. No cross is drawn for Period 2.',
    height: groupSix.height,
  },
  groupSix.shape,
)

// --- Group I ---

const radii = groupGraph({ label: 'atomic radius / pm', min: 100, max: 300, every: 50 }, [
  [2, 150],
  [3, 190],
  [4, 230],
  [5, null],
  [6, 260],
])

const radiiOfGroupOne = figure(
  {
    name: `${topic}/radii-of-group-one`,
    title: 'Radius of the atoms of Group I',
    description:
      'Crosses for metals of Group I against the period, on a grid with a line at every 10 pm. Period 2: on 150. Period 3: one line below 200. Period 4: two lines below 250. Period 6: one line above 250. No cross is drawn for Period 5.',
    height: radii.height,
  },
  radii.shape,
)

const piecesWithLetters = figure(
  {
    name: `${topic}/three-pieces`,
    title: 'Three metals on cold water',
    description:
      'Three troughs of water with a piece of metal on each and bubbles around it. A: a ball with a flame above it. B: a piece with corners, no flame. C: a ball, no flame.',
    height: 122,
  },
  ...(['burning', 'lump', 'ball'] as const).map((piece, at) => {
    const x = 62 + at * 118
    return pieceOnWater(x, 92, piece) + text(x, 114, 'ABC'[at] ?? '', bold)
  }),
)

const boilingOne = groupGraph(
  { label: 'boiling point / °C', min: 500, max: 900, every: 100 },
  [
    [3, 880],
    [4, 760],
    [5, 690],
    [6, 670],
    [7, null],
  ],
  7,
)

const boilingInGroupOne = figure(
  {
    name: `${topic}/boiling-points-of-group-one`,
    title: 'Boiling points of metals of Group I',
    description:
      'Crosses for metals of Group I against the period, on a grid with a line at every 20 °C. Period 3: one line below 900. Period 4: two lines below 800. Period 5: half a space below 700. Period 6: one and a half spaces below 700. No cross is drawn for Period 7.',
    height: boilingOne.height,
  },
  boilingOne.shape,
)

// --- Group VII ---

const twoSolutions = figure(
  {
    name: `${topic}/bromine-added-to-two-solutions`,
    title: 'Aqueous bromine added to two solutions',
    description: 'Two test-tubes after aqueous bromine was added. Solution X is brown, solution Y is orange.',
    height: 126,
  },
  tubeRows(['X', 'Y'], [['aqueous\nbromine\nadded', [{ colour: 'brown' }, { colour: 'orange' }]]]),
)

const twoHalogens = figure(
  {
    name: `${topic}/two-halogens-added`,
    title: 'Two halogens added to solutions of halides',
    description:
      'Four test-tubes. Aqueous P added: potassium bromide turns orange, potassium iodide turns brown. Aqueous Q added: potassium bromide stays orange, potassium iodide turns brown.',
    height: 226,
  },
  tubeRows(
    ['KBr(aq)', 'KI(aq)'],
    [
      [
        'aqueous P\nadded',
        [
          { colour: 'orange', says: 'turns orange' },
          { colour: 'brown', says: 'turns brown' },
        ],
      ],
      [
        'aqueous Q\nadded',
        [
          { colour: 'orange', says: 'stays orange' },
          { colour: 'brown', says: 'turns brown' },
        ],
      ],
    ],
  ),
)

const lettered = [2, 0, 3, 1].flatMap((at, place) => {
  const range = RANGES[at]
  return range ? [{ ...range, symbol: 'WXYZ'[place] ?? '' }] : []
})

const barsWithLetters = figure(
  {
    name: `${topic}/bars-with-letters`,
    title: 'Melting points and boiling points of four halogens',
    description:
      'A bar for each of four halogens from its melting point up to its boiling point, on a grid with a line at every 10 °C. W: from just below 0 to just below 60. X: from −220 to just above −190. Y: from just below 120 to just below 190. Z: from −100 to just above −40.',
    height: 288,
  },
  rangeBars(lettered, -250),
)

export const figures = [
  oneElement,
  fourElements,
  boilingInGroupSix,
  radiiOfGroupOne,
  piecesWithLetters,
  boilingInGroupOne,
  twoSolutions,
  twoHalogens,
  barsWithLetters,
]
