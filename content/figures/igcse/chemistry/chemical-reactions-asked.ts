import {
  type Ball,
  particle,
  particlesIn,
  repeated,
} from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import { ammoniaCurves } from '@/content/figures/igcse/chemistry/chemical-reactions-2'
import {
  gasOverSolid,
  handedOver,
  stripInSolution,
} from '@/content/figures/igcse/chemistry/chemical-reactions-3'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { heap } from '@/lib/figures/laboratory/contents'
import { crucible } from '@/lib/figures/laboratory/dishes'
import { balance } from '@/lib/figures/laboratory/stands'
import { curve, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'chemical-reactions-asked'
const bold = { anchor: 'middle', cls: 'b' } as const
const middle = { anchor: 'middle' } as const

/** A ribbon of metal, loosely folded, above (x, y). */
const ribbon = (x: number, y: number): Shape =>
  curve(Array.from({ length: 7 }, (_, at): [number, number] => [x - 9 + 3 * at, y - (at % 2) * 10]))

/** An open crucible on a balance twice, with what it holds and when. */
const weighedTwice = (
  holds: readonly [string, string],
  readings: readonly [string, string],
  first: Shape = heap(90, 83, 21, 11),
): Shape =>
  [0, 1]
    .map(at => {
      const x = 90 + at * 180
      return (
        text(x, 18, holds[at] ?? '', middle) +
        crucible({ x, y: 84, level: 0, lid: false }) +
        (at === 0 ? first : heap(x, 83, 21, 11)) +
        balance(x, 124, readings[at] ?? '') +
        text(x, 146, ['before heating', 'after heating'][at] ?? '', bold)
      )
    })
    .join('')

// --- Physical and chemical changes ---

const greenPowder = figure(
  {
    name: `${topic}/powder-on-a-balance`,
    title: 'A crucible with a powder before and after heating',
    description:
      'An open crucible on a balance twice. Before heating it holds a green powder and the balance reads 38.45 g. After heating and cooling it holds a black powder and the balance reads 36.25 g.',
    height: 154,
  },
  weighedTwice(['green powder', 'black powder'], ['38.45', '36.25']),
)

const magnesium = figure(
  {
    name: `${topic}/magnesium-on-a-balance`,
    title: 'A crucible with magnesium before and after heating',
    description:
      'An open crucible on a balance twice. Before heating it holds magnesium ribbon and the balance reads 25.68 g. After heating it holds a white powder and the balance reads 26.00 g.',
    height: 154,
  },
  weighedTwice(['magnesium ribbon', 'white powder'], ['25.68', '26.00'], ribbon(90, 82)),
)

/** Particles of two atoms side by side in two rows, at the bottom of a box. */
const atTheBottom = (x: number, bottom: number, atoms: readonly Ball[]): Shape =>
  atoms
    .map((kind, at) =>
      particle(
        x + 17 + (at % 4) * 25,
        bottom - 8 - Math.floor(at / 4) * 14,
        [kind, kind],
        (at % 3) * 14 - 14,
      ),
    )
    .join('')

const twoChanges = figure(
  {
    name: `${topic}/two-changes`,
    title: 'Particles at the start and after two changes',
    description:
      'Three boxes. Start: four particles of two filled circles joined and four of two open circles joined, spread over the box. R: four particles of two filled circles joined and four of two open circles joined, all close together at the bottom. S: eight particles, each of one filled and one open circle joined, spread over the box.',
    height: 142,
  },
  particlesIn(
    [4, 8],
    [108, 108],
    repeated([
      [4, ['black', 'black']],
      [4, ['white', 'white']],
    ]),
    3,
  ),
  rect(126, 8, 108, 108),
  atTheBottom(126, 116, ['white', 'black', 'black', 'white', 'black', 'white', 'white', 'black']),
  particlesIn([248, 8], [108, 108], repeated([[8, ['black', 'white']]]), 11),
  ...['start', 'R', 'S'].map((name, at) => text(58 + at * 122, 136, name, bold)),
)

// --- Redox ---

const oxideInAGas = figure(
  {
    name: `${topic}/oxide-in-a-gas`,
    title: 'A gas passes over a heated solid',
    description:
      'Hydrogen enters a tube on the left and passes over lead(II) oxide, which is heated. Gases leave on the right.',
    height: 170,
  },
  gasOverSolid('hydrogen', 'lead(II) oxide'),
)

const twoArrows = figure(
  {
    name: `${topic}/two-arrows`,
    title: 'An equation with two arrows',
    description: 'The equation ZnO + C → Zn + CO. Arrow P leads from ZnO to Zn, arrow Q from C to CO.',
    height: 138,
  },
  handedOver(['ZnO', 'C', 'Zn', 'CO'], { from: 0, to: 2, says: 'P' }, { from: 1, to: 3, says: 'Q' }),
)

const strip = figure(
  {
    name: `${topic}/strip-in-a-solution`,
    title: 'A strip of metal in a solution',
    description:
      'A strip of magnesium stands in aqueous silver nitrate in a tube. The part of it in the solution is covered with a grey solid.',
    height: 180,
  },
  stripInSolution('magnesium', 'aqueous\nsilver nitrate', 'grey solid'),
)

// --- Reversible reactions ---

const crystals = figure(
  {
    name: `${topic}/crystals-on-a-balance`,
    title: 'A crucible with crystals before and after heating',
    description:
      'An open crucible on a balance twice. Before heating it holds blue crystals and the balance reads 22.50 g. After heating the balance reads 21.60 g.',
    height: 154,
  },
  weighedTwice(['blue crystals', 'solid'], ['22.50', '21.60']),
)

const rates = graph({
  x: { label: 'time / s', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 2 },
  y: { label: 'rate', max: 10 },
  height: 150,
})
const away = (time: number) => (1 - Math.min(time, 60) / 60) ** 1.5

const ratesWithLetters = figure(
  {
    name: `${topic}/rates-with-letters`,
    title: 'Rates of the two reactions in a closed vessel',
    description:
      'Rate against time in s. Curve X starts high and falls, curve Y starts at zero and rises. They meet at 60 s and are level and equal from then on.',
    height: 234,
  },
  rates.axes,
  rates.plot(time => 5 + 4.2 * away(time), 0, 100),
  rates.plot(time => 5 - 5 * away(time), 0, 100, 'r dash'),
  rates.label(20, 7.3, 'X', { dx: 10, dy: -8, cls: 'b' }),
  rates.label(20, 2.2, 'Y', { dx: 10, dy: 18, cls: 'b' }),
)

const ammonia = figure(
  {
    name: `${topic}/ammonia-with-letters`,
    title: 'Percentage of ammonia at equilibrium at two temperatures',
    description:
      'Percentage of ammonia at equilibrium against pressure in atm, with a line at every 4 %. Two curves rise and flatten. X lies above Y at every pressure. At 300 atm Y is one fine line above 20 %.',
    height: 272,
  },
  ammoniaCurves([
    { at200: 38.8, label: 'X' },
    { at200: 18.4, label: 'Y' },
  ]),
)

export const figures = [
  greenPowder,
  magnesium,
  twoChanges,
  oxideInAGas,
  twoArrows,
  strip,
  crystals,
  ratesWithLetters,
  ammonia,
]
