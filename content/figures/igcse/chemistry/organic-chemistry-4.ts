import { displayed } from '@/lib/figures/chemistry/molecules'
import { type Figure, figure } from '@/lib/figures/figure'
import { bubbles, bung } from '@/lib/figures/laboratory/contents'
import { glassTube } from '@/lib/figures/laboratory/glassware'
import { bunsen } from '@/lib/figures/laboratory/heating'
import { bench } from '@/lib/figures/laboratory/stands'
import { boilingTube, testTube } from '@/lib/figures/laboratory/vessels'
import { arrow, polygon, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { moleculesInARow, type Piece } from './chemical-energetics'
import { captioned } from './organic-chemistry'

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
    'l sunk',
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

export const figures = [firstFour, fourUnnamed, combustionTests, substitution, inTheDark]
