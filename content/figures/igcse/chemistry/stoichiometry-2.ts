import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { titration } from '@/lib/figures/laboratory/reactions'
import { polygon, type Shape, text } from '@/lib/figures/shapes'
import { type Particle, particlesIn, repeated } from './atoms-elements-and-compounds'

const small = { anchor: 'middle', cls: 's' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

/** A cube in cabinet projection; (x, y) is the lower left corner of its front. */
function cube(x: number, y: number, edge: number): Shape {
  const back = edge * 0.35
  const front = polygon(
    [
      [x, y],
      [x + edge, y],
      [x + edge, y - edge],
      [x, y - edge],
    ],
    'l w',
  )
  const top = polygon(
    [
      [x, y - edge],
      [x + edge, y - edge],
      [x + edge + back, y - edge - back],
      [x + back, y - edge - back],
    ],
    'l sheet',
  )
  const side = polygon(
    [
      [x + edge, y],
      [x + edge, y - edge],
      [x + edge + back, y - edge - back],
      [x + edge + back, y - back],
    ],
    'l sunk',
  )
  return front + top + side
}

const cubicDecimetre = figure(
  {
    name: 'stoichiometry-2/cubic-decimetre',
    title: 'A cubic decimetre and a cubic centimetre',
    description:
      'A large cube with edges of 10 cm is marked 1 cubic decimetre, equal to 1000 cubic centimetres. Beside it is a small cube with edges of 1 cm, marked 1 cubic centimetre.',
    height: 190,
  },
  cube(64, 152, 100),
  text(114, 174, '10 cm', small),
  text(40, 106, '10 cm', small),
  text(132, 96, '1 dm^{3}', bold),
  cube(270, 152, 10),
  text(276, 174, '1 cm^{3}', small),
  text(276, 96, '1 dm^{3} =\n1000 cm^{3}', bold),
)

const WAYS = [
  ['number of\nparticles', '÷ 6.02 × 10^{23}', '× 6.02 × 10^{23}'],
  ['mass / g', '÷ *M*', '× *M*'],
  ['volume of gas\n/ dm^{3}', '÷ 24', '× 24'],
  ['volume of\nsolution / dm^{3}', '× *c*', '÷ *c*'],
] as const

const ROW = 64

const mapOfTheMole = figure(
  {
    name: 'stoichiometry-2/map-of-the-mole',
    title: 'How to reach the amount of substance, and how to come back',
    description:
      'Four boxes on the left, each with an arrow to the box amount n in mol on the right and an arrow back. Number of particles: divide by 6.02 times ten to the 23, back: multiply. Mass in g: divide by M, back: multiply. Volume of a gas in cubic decimetres at r.t.p.: divide by 24, back: multiply. Volume of a solution in cubic decimetres: multiply by c, back: divide.',
    height: 264,
  },
  box(270, 6, 84, 4 * ROW - 12, 'amount\n*n* / mol', 'l w').shape,
  ...WAYS.map(([name, to, back], at) => {
    const y = 6 + at * ROW
    return (
      box(6, y, 118, ROW - 12, name).shape +
      link([128, y + 18], [266, y + 18]) +
      text(196, y + 12, to, small) +
      link([266, y + 36], [128, y + 36], undefined, 'l') +
      text(196, y + 51, back, small)
    )
  }),
)

const GASES: readonly (readonly [formula: string, mass: string, kind: Particle, seed: number])[] = [
  ['H_{2}', '2 g', ['white', 'white'], 3],
  ['O_{2}', '32 g', ['blue', 'blue'], 8],
  ['Cl_{2}', '71 g', ['black', 'black'], 5],
]

const equalVolumes = figure(
  {
    name: 'stoichiometry-2/equal-volumes-of-gases',
    title: 'One mole of three gases at r.t.p.',
    description:
      'Three boxes of the same size, each marked 1 mol and 24 cubic decimetres, each with six molecules drawn. Hydrogen has the mass 2 g, oxygen 32 g, chlorine 71 g.',
    height: 176,
  },
  ...GASES.map(([formula, mass, kind, seed], at) => {
    const x = 4 + at * 122
    return (
      particlesIn([x, 8], [108, 108], repeated([[6, kind]]), seed) +
      text(x + 54, 134, `1 mol ${formula}`, bold) +
      text(x + 54, 151, '24 dm^{3}', small) +
      text(x + 54, 168, mass, small)
    )
  }),
)

const volumes = graph({
  x: { label: 'mass of magnesium / g', max: 0.4, ticks: [0, 0.1, 0.2, 0.3, 0.4], grid: true, parts: 5 },
  y: {
    label: 'volume of hydrogen / cm^{3}',
    max: 300,
    ticks: [0, 60, 120, 180, 240, 300],
    grid: true,
    parts: 5,
  },
})

const limitingReactant = figure(
  {
    name: 'stoichiometry-2/limiting-reactant',
    title: 'Volume of hydrogen from different masses of magnesium in the same volume of acid',
    description:
      'A straight line rises from the origin to 240 cubic centimetres at 0.24 g of magnesium. From there the line is level. Left of the bend: magnesium is limiting. Right of it: the acid is limiting.',
    height: 250,
  },
  volumes.axes,
  volumes.line([
    [0, 0],
    [0.24, 240],
    [0.4, 240],
  ]),
  volumes.guide(0.24, 240),
  volumes.label(0.135, 60, 'magnesium\nis limiting', { cls: 's' }),
  volumes.label(0.27, 205, 'the acid\nis limiting', { cls: 's' }),
)

const titrationSetUp = figure(
  {
    name: 'stoichiometry-2/titration',
    title: 'What is known and what is measured in a titration',
    description:
      'A burette with acid of known concentration is clamped above a conical flask with a known volume of alkali of unknown concentration. The volume of acid that just neutralises the alkali is read on the burette.',
    height: 306,
  },
  titration({
    labels: {
      titrant: 'acid: *c* known,\n*V* measured',
      analyte: 'alkali:\n*V* known,\n*c* unknown',
      tap: '',
      tile: '',
    },
  }).shape,
)

export const figures = [cubicDecimetre, mapOfTheMole, equalVolumes, limitingReactant, titrationSetUp]
