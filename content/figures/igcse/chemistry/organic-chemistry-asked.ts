import { captioned } from '@/content/figures/igcse/chemistry/organic-chemistry'
import {
  crackingFigure,
  darkAndLight,
  flameGases,
} from '@/content/figures/igcse/chemistry/organic-chemistry-4'
import { displayed } from '@/lib/figures/chemistry/molecules'
import { alkeneMonomer, blockRepeatUnit, repeatUnit } from '@/lib/figures/chemistry/polymers'
import { figure } from '@/lib/figures/figure'
import { arrow, centred, text } from '@/lib/figures/shapes'

const topic = 'organic-chemistry-asked'

// --- Alkanes ---

const fiveCarbons = figure(
  {
    name: `${topic}/alkane-to-burn`,
    title: 'Displayed formula of an alkane',
    description:
      'A chain of five carbon atoms joined by single bonds. All other atoms are hydrogen: three on each end carbon atom, two on each of the others.',
    height: 96,
  },
  displayed(180, 46, 'CH3CH2CH2CH2CH3', { bond: 28 }).shape,
)

const burnerGases = flameGases(
  `${topic}/flame-with-letters`,
  ['P', 'Q'],
  ['a white solid, P', 'a colourless liquid, Q,'],
)

const twoTubes = darkAndLight(
  `${topic}/two-tubes-at-the-start`,
  ['A', 'B'],
  '',
  'The first is A, the second B.',
)

// --- Alkenes ---

const crackingOfOctane = figure(
  {
    name: `${topic}/cracking-to-x`,
    title: 'Cracking of an alkane to X and an alkene',
    description:
      'Above, an alkane with a straight chain of eight carbon atoms. An arrow with the words heat and catalyst leads down to X plus a molecule with a chain of three carbon atoms, the first two joined by a double bond, the others by a single bond. Hydrogen atoms are on all other bonds.',
    height: 226,
  },
  displayed(180, 44, 'CH3CH2CH2CH2CH2CH2CH2CH3', { bond: 27 }).shape,
  arrow(180, 88, 180, 130),
  text(192, 114, 'heat, catalyst', { cls: 's' }),
  centred(104, 176, 'X', 'b'),
  centred(148, 176, '+'),
  displayed(234, 176, 'CH2=CHCH3', { bond: 27 }).shape,
)

const crackingWithLetters = crackingFigure(
  `${topic}/cracking-with-letters`,
  ['wool soaked in\nliquid alkane', 'solid P', 'gas Q'],
  ['wool that is soaked in a liquid alkane', 'a solid P', 'a gas Q'],
)

const fourCarbons = figure(
  {
    name: `${topic}/two-to-tell-apart`,
    title: 'Displayed formulae of two hydrocarbons',
    description:
      'Two chains of four carbon atoms with hydrogen atoms. In R the second and the third carbon atom are joined by a double bond, the others by single bonds. In S all bonds are single.',
    height: 124,
  },
  captioned([90, 50], 114, 'CH3CH=CHCH3', ['R']),
  captioned([268, 50], 114, 'CH3CH2CH2CH3', ['S']),
)

// --- Naming ---

const esterToName = figure(
  {
    name: `${topic}/ester-to-name`,
    title: 'Displayed formula of an ester',
    description:
      'From left to right: two carbon atoms with three and two hydrogen atoms, then a carbon atom with a double bond to an oxygen atom, then an oxygen atom in the chain, then a carbon atom with three hydrogen atoms.',
    height: 110,
  },
  displayed(180, 56, 'CH3CH2COOCH3', { bond: 28 }).shape,
)

const threeTypes = figure(
  {
    name: `${topic}/three-compounds`,
    title: 'Displayed formulae of three compounds',
    description:
      'A: three carbon atoms in a chain; one at the end has a double bond to one oxygen atom and a single bond to another, which carries a hydrogen atom. B: a chain of three carbon atoms with single bonds and eight hydrogen atoms. C: a chain of three carbon atoms with single bonds; an oxygen atom with a hydrogen atom is on one end.',
    height: 244,
  },
  captioned([90, 56], 112, 'CH3CH2COOH', ['A']),
  captioned([270, 56], 112, 'CH3CH2CH3', ['B']),
  captioned([180, 176], 234, 'CH3CH2CH2OH', ['C']),
)

const ethanol = figure(
  {
    name: `${topic}/product-with-steam`,
    title: 'Displayed formula of ethanol',
    description:
      'Two carbon atoms joined by a single bond. One has three hydrogen atoms, the other two hydrogen atoms and an oxygen atom that carries a hydrogen atom.',
    height: 100,
  },
  displayed(180, 48, 'CH3CH2OH', { bond: 28 }).shape,
)

const twoToName = figure(
  {
    name: `${topic}/two-to-name`,
    title: 'Displayed formulae of two compounds',
    description:
      'D: a chain of three carbon atoms; an oxygen atom with a hydrogen atom is on the middle one. E: a chain of four carbon atoms with a double bond between the second and the third.',
    height: 152,
  },
  captioned([92, 62], 142, 'CH3CH(OH)CH3', ['D']),
  captioned([264, 62], 142, 'CH3CH=CHCH3', ['E']),
)

// --- Formulae ---

const acid = figure(
  {
    name: `${topic}/acid-of-a-series`,
    title: 'Displayed formula of a carboxylic acid',
    description:
      'A chain of five carbon atoms. The first has three hydrogen atoms, the next three have two each. The last has a double bond to one oxygen atom and a single bond to another, which carries a hydrogen atom.',
    height: 110,
  },
  displayed(180, 56, 'CH3CH2CH2CH2COOH', { bond: 28 }).shape,
)

const twoHydrocarbons = figure(
  {
    name: `${topic}/two-hydrocarbons`,
    title: 'Displayed formulae of two hydrocarbons',
    description:
      'A: three carbon atoms in a chain of single bonds, with eight hydrogen atoms. B: three carbon atoms in a chain with one double bond, and six hydrogen atoms.',
    height: 124,
  },
  captioned([90, 50], 114, 'CH3CH2CH3', ['A']),
  captioned([268, 50], 114, 'CH2=CHCH3', ['B']),
)

const neighbours = figure(
  {
    name: `${topic}/neighbours-in-a-series`,
    title: 'Displayed formulae of two neighbours in a series',
    description:
      'P: two carbon atoms; one has three hydrogen atoms, the other a double bond to an oxygen atom and a single bond to another, which carries a hydrogen atom. Q: as P, with one more carbon atom with two hydrogen atoms in the chain.',
    height: 132,
  },
  captioned([84, 54], 122, 'CH3COOH', ['P']),
  captioned([258, 54], 122, 'CH3CH2COOH', ['Q']),
)

// --- Polymers ---

const FLUORINE = { topLeft: 'F', topRight: 'F', bottomLeft: 'F', bottomRight: 'F' }

const monomer = figure(
  {
    name: `${topic}/monomer-with-fluorine`,
    title: 'Displayed formula of a monomer',
    description: 'Two carbon atoms joined by a double bond, with two fluorine atoms each.',
    height: 116,
  },
  alkeneMonomer(180, 56, FLUORINE),
)

const repeated = figure(
  {
    name: `${topic}/repeat-unit-with-fluorine`,
    title: 'The repeat unit',
    description:
      'Two carbon atoms joined by a single bond, with two fluorine atoms each, in square brackets with n. A bond leads out through the bracket on each side.',
    height: 120,
  },
  repeatUnit(180, 56, FLUORINE),
)

const unitWithBlocks = figure(
  {
    name: `${topic}/repeat-unit-with-blocks`,
    title: 'The repeat unit of a polymer',
    description:
      'In brackets with n, from left to right: a carbon atom with a double bond to an oxygen atom, block A, another such carbon atom, a nitrogen atom with a hydrogen atom, block B, another such nitrogen atom. Bonds lead out on both sides.',
    height: 112,
  },
  blockRepeatUnit(176, 56, ['CO', '{A}', 'CO', 'NH', '{B}', 'NH']),
)

export const figures = [
  unitWithBlocks,
  fiveCarbons,
  burnerGases,
  twoTubes,
  crackingOfOctane,
  crackingWithLetters,
  fourCarbons,
  esterToName,
  threeTypes,
  ethanol,
  twoToName,
  acid,
  twoHydrocarbons,
  neighbours,
  monomer,
  repeated,
]
