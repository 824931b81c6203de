import { displayed } from '@/lib/figures/chemistry/molecules'
import { type Figure, figure } from '@/lib/figures/figure'
import { bubbles, bung } from '@/lib/figures/laboratory/contents'
import { trough } from '@/lib/figures/laboratory/dishes'
import { glassTube } from '@/lib/figures/laboratory/glassware'
import { bunsen } from '@/lib/figures/laboratory/heating'
import { label } from '@/lib/figures/laboratory/labels'
import { bench } from '@/lib/figures/laboratory/stands'
import { boilingTube, gasJar, testTube } from '@/lib/figures/laboratory/vessels'
import { arrow, centred, circle, polygon, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'
import { moleculesInARow, type Piece } from './chemical-energetics'
import { captioned } from './organic-chemistry'
import { tubeRows } from './the-periodic-table-2'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

const firstFour = figure(
  {
    name: 'organic-chemistry-4/first-four-alkanes',
    title: 'Displayed formulae of the first four alkanes',
    description:
      'Four displayed formulae with names and molecular formulae. Methane, CH4: one carbon atom with four hydrogen atoms. Ethane, C2H6: two carbon atoms joined by a single bond, with three hydrogen atoms each. Propane, C3H8: a chain of three carbon atoms with three, two and three hydrogen atoms. Butane, C4H10: a chain of four carbon atoms with three, two, two and three hydrogen atoms. All bonds are single.',
    height: 276,
  },
  captioned([90, 48], 106, 'CH4', ['methane', 'CH_{4}']),
  captioned([268, 48], 106, 'CH3CH3', ['ethane', 'C_{2}H_{6}']),
  captioned([90, 188], 246, 'CH3CH2CH3', ['propane', 'C_{3}H_{8}']),
  captioned([268, 188], 246, 'CH3CH2CH2CH3', ['butane', 'C_{4}H_{10}']),
)

const fourUnnamed = figure(
  {
    name: 'organic-chemistry-4/four-unnamed',
    title: 'Displayed formulae of four compounds',
    description:
      'Four displayed formulae without names, with chains of one, two, three and four carbon atoms. All other atoms are hydrogen, and all bonds are single.',
    height: 208,
  },
  displayed(90, 48, 'CH4', { bond: 27 }).shape,
  displayed(268, 48, 'CH3CH3', { bond: 27 }).shape,
  displayed(90, 156, 'CH3CH2CH3', { bond: 27 }).shape,
  displayed(268, 156, 'CH3CH2CH2CH3', { bond: 27 }).shape,
)

/** A solid that lies in the round end of a tube. */
const powder = (x: number, y: number): Shape =>
  polygon(
    [
      [x - 15, y - 8],
      [x - 10, y - 3],
      [x, y],
      [x + 10, y - 3],
      [x + 15, y - 8],
      [x + 8, y - 14],
      [x, y - 16],
      [x - 8, y - 14],
    ],
    'l lit',
  )

/** A flame under a funnel; its gases are drawn through two tubes. `below` names what is in them. */
export const flameGases = (
  name: string,
  below: readonly [string, string],
  told: readonly [string, string],
): Figure =>
  figure(
    {
      name,
      title: 'Drawing the gases of a flame through two tubes',
      description: `A Bunsen burner burns a gas under an upturned funnel. A glass tube leads from the funnel to the bottom of the first tube, which holds ${told[0]}. From the top of the first tube a glass tube leads into ${told[1]} in the second tube, where bubbles rise. From the top of the second tube a glass tube leads to a pump that draws the gases through.`,
      height: below[0].length > 2 ? 264 : 236,
    },
    bench(206),
    bunsen(56, 206, { height: 92 }),
    polyline([
      [16, 138],
      [53, 96],
    ]),
    polyline([
      [96, 138],
      [59, 96],
    ]),
    powder(160, 206),
    boilingTube({ x: 160, y: 206, width: 36, height: 104, level: 0 }),
    bung(160, 102, 36),
    testTube({ x: 262, y: 206, width: 36, height: 104, level: 0.42 }),
    bung(262, 102, 36),
    glassTube([
      [56, 98],
      [56, 34],
      [152, 34],
      [152, 180],
    ]),
    glassTube([
      [168, 122],
      [168, 62],
      [254, 62],
      [254, 190],
    ]),
    bubbles(257, 192, 24, 4, 5),
    glassTube([
      [270, 122],
      [270, 46],
      [314, 46],
    ]),
    arrow(318, 46, 346, 46),
    text(328, 34, 'to pump', small),
    text(160, 224, below[0], below[0].length > 2 ? small : bold),
    text(262, 224, below[1], below[1].length > 2 ? small : bold),
  )

const combustionTests = flameGases(
  'organic-chemistry-4/products-of-a-flame',
  ['anhydrous\ncopper(II) sulfate:\nwhite to blue', 'limewater:\nturns milky'],
  ['anhydrous copper(II) sulfate, which turns from white to blue', 'limewater, which turns milky,'],
)

const CHLORINE: Piece = { count: 1, what: 'Cl2', atoms: ['Cl', 'Cl'], orders: [1] }
const HYDROGEN_CHLORIDE: Piece = { count: 1, what: 'HCl', atoms: ['H', 'Cl'], orders: [1] }

/** An equation of molecules in one row, an arrow with its conditions between them. */
function reactionRow(y: number, left: readonly Piece[], right: readonly Piece[], over: string): Shape {
  const first = moleculesInARow(6, y, left)
  const from = first.end + 6
  return (
    first.shape +
    arrow(from, y, from + 40, y) +
    text(from + 20, y - 9, over, small) +
    moleculesInARow(from + 48, y, right).shape
  )
}

const substitution = figure(
  {
    name: 'organic-chemistry-4/methane-and-chlorine',
    title: 'Methane and chlorine form chloromethane and hydrogen chloride',
    description:
      'Displayed formulae. On the left methane, a carbon atom with four hydrogen atoms, and a chlorine molecule of two atoms. An arrow with the words UV light leads to the products: a carbon atom with three hydrogen atoms and one chlorine atom, and a molecule of one hydrogen and one chlorine atom.',
    height: 122,
  },
  reactionRow(
    46,
    [{ count: 1, what: 'CH4' }, CHLORINE],
    [{ count: 1, what: 'CH3Cl' }, HYDROGEN_CHLORIDE],
    'UV',
  ),
  text(40, 100, 'methane', small),
  text(126, 100, 'chlorine', small),
  text(236, 100, 'chloromethane', small),
  text(322, 100, 'hydrogen\nchloride', small),
)

/** Two closed tubes of methane and chlorine, one in foil, one lit by an ultraviolet lamp. */
export function darkAndLight(
  name: string,
  below: readonly [string, string],
  afterwards: string,
  letters = '',
): Figure {
  const tube = (x: number, fill: string) =>
    boilingTube({ x, y: 146, width: 40, height: 100, level: 0.96, fill }) + bung(x, 46, 40)
  return figure(
    {
      name,
      title: 'Two tubes with methane and chlorine',
      description: `Two closed tubes hold a mixture of methane and chlorine. The first is wrapped in foil. An ultraviolet lamp shines on the second. ${afterwards}${letters}`,
      height: 190,
    },
    tube(90, 'gw'),
    rect(64, 60, 52, 90, 'l sunk'),
    tube(224, afterwards === '' ? 'gw' : 'sheet'),
    rect(316, 70, 18, 60, 'l hl'),
    ...[82, 100, 118].map(y => arrow(314, y, 250, y, { cls: 'p', head: 7 })),
    text(90, 106, 'foil', small),
    text(304, 150, 'ultraviolet lamp', small),
    text(90, 170, below[0], below[0].length > 2 ? small : bold),
    text(224, 170, below[1], below[1].length > 2 ? small : bold),
  )
}

const inTheDark = darkAndLight(
  'organic-chemistry-4/in-the-dark-and-in-the-light',
  ['no reaction:\nstays pale green', 'reaction:\nbecomes colourless'],
  'In the first there is no reaction: the mixture stays pale green. In the second there is a reaction: it becomes colourless.',
)

const firstAlkenes = figure(
  {
    name: 'organic-chemistry-4/first-alkenes',
    title: 'Displayed formulae of four alkenes',
    description:
      'Four displayed formulae, each with a highlighted double bond between two carbon atoms. Ethene, C2H4: two carbon atoms with two hydrogen atoms each. Propene, C3H6: a chain of three carbon atoms, with the double bond from the first to the second. But-1-ene, C4H8: a chain of four, with the double bond from the first to the second. But-2-ene, C4H8: a chain of four, with the double bond from the second to the third.',
    height: 290,
  },
  captioned([90, 54], 112, 'CH2=CH2', ['ethene', 'C_{2}H_{4}'], { doubleBond: [0, 1] }),
  captioned([268, 54], 112, 'CH2=CHCH3', ['propene', 'C_{3}H_{6}'], { doubleBond: [0, 1] }),
  captioned([90, 202], 260, 'CH2=CHCH2CH3', ['but-1-ene', 'C_{4}H_{8}'], { doubleBond: [0, 1] }),
  captioned([268, 202], 260, 'CH3CH=CHCH3', ['but-2-ene', 'C_{4}H_{8}'], { doubleBond: [1, 2] }),
)

/** Vapour of a liquid on wool passes over a hot solid, and a gas is collected over water. */
export const crackingFigure = (
  name: string,
  [wool, solid, gas]: readonly [string, string, string],
  told: readonly [string, string, string],
): Figure =>
  figure(
    {
      name,
      title: 'A vapour passes over a hot solid, and a gas is collected',
      description: `A boiling tube lies level. At its closed end is ${told[0]}. In the middle of the tube lies ${told[1]}, which a Bunsen burner heats. A delivery tube leads from the bung of the tube under water in a trough and up into an upturned test-tube full of water, where bubbles rise and ${told[2]} gathers.`,
      height: 244,
    },
    bench(220),
    polyline([
      [196, 58],
      [38, 58],
      [28, 64],
      [24, 74],
      [28, 84],
      [38, 90],
      [196, 90],
    ]),
    ...[36, 46, 56].map(x => circle(x, 68, 7, 'l thin sheet')),
    ...[36, 46, 56].map(x => circle(x, 80, 7, 'l thin w')),
    rect(104, 76, 40, 14, 'l sunk'),
    rect(190, 54, 14, 40, 'l sunk'),
    bunsen(124, 220, { height: 124 }),
    trough({ x: 276, y: 220, width: 140, height: 66, level: 0.8 }),
    gasJar({ x: 274, y: 200, width: 26, height: 92, level: 0.55, inverted: true }),
    glassTube([
      [184, 74],
      [228, 74],
      [228, 210],
      [274, 210],
      [274, 196],
    ]),
    bubbles(274, 190, 36, 4, 5),
    label(wool, 14, 30, 42, 64, 'start'),
    label(solid, 130, 30, 126, 78, 'start'),
    label(gas, 300, 104, 278, 128, 'start'),
    label('water', 308, 240, 330, 190, 'start'),
  )

const cracking = crackingFigure(
  'organic-chemistry-4/cracking-in-the-laboratory',
  ['wool soaked in\nliquid alkane', 'hot\ncatalyst', 'gas with\nalkenes'],
  ['wool that is soaked in a liquid alkane', 'a solid catalyst', 'a gas that contains alkenes'],
)

const crackingOfHexane = figure(
  {
    name: 'organic-chemistry-4/a-large-molecule-breaks',
    title: 'Cracking of an alkane with six carbon atoms',
    description:
      'Displayed formulae. Above, an alkane with a chain of six carbon atoms and fourteen hydrogen atoms. An arrow with the words heat and catalyst leads down to two smaller molecules: butane with four carbon atoms and ten hydrogen atoms, and ethene with two carbon atoms, a double bond and four hydrogen atoms.',
    height: 254,
  },
  displayed(180, 44, 'CH3CH2CH2CH2CH2CH3', { bond: 27 }).shape,
  arrow(180, 88, 180, 130),
  text(192, 114, 'heat, catalyst', { cls: 's' }),
  captioned([112, 176], 234, 'CH3CH2CH2CH3', ['butane (alkane)']),
  centred(212, 176, '+'),
  captioned([270, 176], 234, 'CH2=CH2', ['ethene (alkene)'], { doubleBond: [0, 1] }),
)

const bromineTest = figure(
  {
    name: 'organic-chemistry-4/aqueous-bromine-added',
    title: 'Aqueous bromine with an alkane and with an alkene',
    description:
      'Two test-tubes after aqueous bromine, which is orange, was added. With an alkane the mixture stays orange. With an alkene it turns colourless.',
    height: 130,
  },
  tubeRows(
    ['alkane', 'alkene'],
    [
      [
        'orange\naqueous\nbromine\nadded',
        [
          { colour: 'orange', says: 'stays orange' },
          { colour: 'colourless', says: 'turns colourless' },
        ],
      ],
    ],
  ),
)

const ETHENE: Piece = { count: 1, what: 'CH2=CH2' }

const additions = figure(
  {
    name: 'organic-chemistry-4/additions-to-ethene',
    title: 'Three addition reactions of ethene',
    description:
      'Three equations in displayed formulae. Ethene and bromine form a molecule of two carbon atoms joined by a single bond, each with two hydrogen atoms and one bromine atom. Ethene and hydrogen, over the words Ni catalyst, form ethane. Ethene and water as steam, over the words acid catalyst, form ethanol. Each equation has one product only.',
    height: 338,
  },
  reactionRow(
    46,
    [ETHENE, { count: 1, what: 'Br2', atoms: ['Br', 'Br'], orders: [1] }],
    [{ count: 1, what: 'CH2BrCH2Br' }],
    '',
  ),
  reactionRow(
    156,
    [ETHENE, { count: 1, what: 'H2', atoms: ['H', 'H'], orders: [1] }],
    [{ count: 1, what: 'CH3CH3' }],
    'Ni',
  ),
  reactionRow(266, [ETHENE, { count: 1, what: 'H2O' }], [{ count: 1, what: 'CH3CH2OH' }], 'acid'),
  text(180, 104, 'with bromine: a dibromo compound', small),
  text(180, 214, 'with hydrogen and a nickel catalyst: ethane', small),
  text(180, 324, 'with steam and an acid catalyst: ethanol', small),
)

const additionsForACard = figure(
  {
    name: 'organic-chemistry-4/additions-without-names',
    title: 'Three products of ethene',
    description:
      'Displayed formulae of ethene and of three compounds that are made from it, marked 1 to 3. In 1, two carbon atoms carry two hydrogen atoms and one bromine atom each. In 2, they carry three hydrogen atoms each. In 3, one carries three hydrogen atoms, the other two hydrogen atoms and an oxygen atom with a hydrogen atom.',
    height: 246,
  },
  captioned([90, 50], 110, 'CH2=CH2', ['ethene']),
  captioned([268, 50], 110, 'CH2BrCH2Br', ['1']),
  captioned([90, 172], 230, 'CH3CH3', ['2']),
  captioned([268, 172], 230, 'CH3CH2OH', ['3']),
)

export type Market = { name: string; supply: number; demand: number }

/** What a refinery makes of each fraction, and what is wanted of it. */
export const fractionBars = (name: string, all: readonly Market[], axis: string): Figure =>
  chartFigure(
    { name, title: 'Supply of fractions and demand for them' },
    barChart({
      categories: all.map(each => each.name),
      values: [
        { name: 'supply', values: all.map(({ supply }) => supply) },
        { name: 'demand', values: all.map(({ demand }) => demand) },
      ],
      yLabel: 'share of the petroleum / %',
      yEvery: 4,
      yMax: 40,
      label: axis,
    }),
  )

const supplyAndDemand = fractionBars(
  'organic-chemistry-4/supply-and-demand',
  [
    { name: 'gasoline', supply: 10, demand: 26 },
    { name: 'kerosene', supply: 14, demand: 10 },
    { name: 'diesel oil', supply: 20, demand: 24 },
    { name: 'fuel oil', supply: 36, demand: 18 },
  ],
  'larger molecules towards the right',
)

export const figures = [
  firstFour,
  fourUnnamed,
  combustionTests,
  substitution,
  inTheDark,
  firstAlkenes,
  cracking,
  crackingOfHexane,
  bromineTest,
  additions,
  additionsForACard,
  supplyAndDemand,
]
