import {
  burningJar,
  phBoxes,
  phMarks,
  tubeAt,
  tubesInTwoRows,
} from '@/content/figures/igcse/chemistry/acids-bases-and-salts'
import { fourStages, seenIn } from '@/content/figures/igcse/chemistry/acids-bases-and-salts-2'
import { gasIntoTube } from '@/content/figures/igcse/chemistry/experimental-techniques-5'
import { curvesOfGas } from '@/content/figures/igcse/chemistry/practical-skills-1'
import { burettes } from '@/content/figures/igcse/chemistry/practical-skills-2'
import { figure } from '@/lib/figures/figure'
import { bubbles, heap } from '@/lib/figures/laboratory/contents'
import { beaker } from '@/lib/figures/laboratory/vessels'
import { text } from '@/lib/figures/shapes'

const topic = 'acids-bases-and-salts-asked'
const middle = { anchor: 'middle' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

// --- Acids and bases ---

const gasFromZ = figure(
  {
    name: `${topic}/gas-into-limewater`,
    title: 'A solid and an acid, and the gas led away',
    description:
      'A test-tube holds solid Z and dilute hydrochloric acid, with bubbles in the acid. A delivery tube leads from the bung into limewater in a second test-tube. The limewater is milky.',
    height: 192,
  },
  gasIntoTube({ solid: 'solid Z', acid: 'dilute hydro-\nchloric acid', liquid: 'limewater\nis milky' }),
)

const threeTubes = figure(
  {
    name: `${topic}/three-solids-in-acid`,
    title: 'Three solids in an excess of dilute sulfuric acid',
    description:
      'Three test-tubes with acid. P: bubbles rise from a solid at the bottom. Q: there is no solid and there are no bubbles. R: a solid lies at the bottom and there are no bubbles.',
    height: 142,
  },
  tubeAt(70, 112, { solid: true, gas: true }),
  tubeAt(180, 112, {}),
  tubeAt(290, 112, { solid: true }),
  ...['P', 'Q', 'R'].map((letter, at) => text(70 + at * 110, 134, letter, bold)),
)

const gasOfTwoAcids = {
  ...curvesOfGas([40, 100], ['X', 'Y'], 60),
  name: `${topic}/gas-of-two-acids`,
  title: 'Volume of hydrogen against time for two acids',
}

// --- Oxides ---

const oxidesInWater = figure(
  {
    name: `${topic}/oxides-on-the-ph-scale`,
    title: 'The pH of water shaken with four oxides',
    description:
      'A row of boxes from 0 to 14. Letters with arrows above it: W at 2, X at 5, Y at 7 and Z at 12.',
    height: 76,
  },
  phMarks(42, [
    ['W', 2],
    ['X', 5],
    ['Y', 7],
    ['Z', 12],
  ]),
  phBoxes(42),
)

const twoJars = figure(
  {
    name: `${topic}/two-jars`,
    title: 'Two elements burn in jars with damp litmus paper',
    description:
      'Two gas jars with lids. In each, an element burns on a spoon and damp litmus paper stands at the wall. In jar 1 the paper turns from red to blue, in jar 2 from blue to red.',
    height: 208,
  },
  burningJar(92, 156),
  burningJar(268, 156),
  text(92, 176, 'jar 1', bold),
  text(268, 176, 'jar 2', bold),
  text(92, 196, 'paper: red to blue', middle),
  text(268, 196, 'paper: blue to red', middle),
)

const twoPowders = figure(
  {
    name: `${topic}/two-powders`,
    title: 'Two powders in an acid and in an alkali',
    description:
      'Four test-tubes. In excess dilute nitric acid no solid is left of P nor of Q. In excess aqueous sodium hydroxide no solid is left of P, and Q lies at the bottom.',
    height: 244,
  },
  tubesInTwoRows(
    ['P', 'Q'],
    [
      ['excess dilute\nnitric acid', [false, false]],
      ['excess aqueous\nsodium hydroxide', [false, true]],
    ],
  ),
)

// --- Preparation of salts ---

const acidAdded = {
  ...burettes('acid-added', [{ name: 'nitric acid', start: 1.2, end: 22.6 }]),
  name: `${topic}/acid-added`,
}

const MIXED = ['evaporate', 'react', 'dry', 'filter'] as const

const mixedStages = figure(
  {
    name: `${topic}/stages-with-letters`,
    title: 'Four stages of a preparation, not in order',
    description: `Four pictures with letters. ${MIXED.map((kind, at) => `${'ABCD'.charAt(at)}: ${seenIn(kind)}`).join('. ')}.`,
    height: 298,
  },
  fourStages(MIXED, ['A', 'B', 'C', 'D']),
)

const beakers = [
  [false, false],
  [true, true],
  [true, false],
] as const

const threeBeakers = figure(
  {
    name: `${topic}/three-beakers`,
    title: 'Magnesium carbonate and dilute acid in three beakers',
    description:
      'Three beakers with a liquid. J: no solid and no bubbles. K: a solid at the bottom, and bubbles rise. L: a solid at the bottom and no bubbles.',
    height: 116,
  },
  ...beakers.map(([solid, gas], at) => {
    const x = 64 + at * 116
    return (
      beaker({ x, y: 86, width: 78, height: 70, level: 0.6 }) +
      (solid ? heap(x, 85, 50, 12, 'l sunk') : '') +
      (gas ? bubbles(x, 72, 26, 8, 20) : '') +
      text(x, 108, 'JKL'.charAt(at), bold)
    )
  }),
)

export const figures = [
  gasFromZ,
  threeTubes,
  gasOfTwoAcids,
  oxidesInWater,
  twoJars,
  twoPowders,
  acidAdded,
  mixedStages,
  threeBeakers,
]
