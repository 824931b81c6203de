import { diamond, graphite, silica } from '@/lib/figures/chemistry/lattices'
import { component, junction, wire } from '@/lib/figures/circuit'
import { type Figure, figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const

const NETWORK =
  'Equal circles joined by lines. Two circles in the middle are each joined to four others, in different directions.'
const SHEETS =
  'Three flat layers, one above the other, each of small circles joined by lines in hexagons. Dashed lines lead from layer to layer.'

/** A giant structure without a name. */
export const structureFigure = (kind: 'network' | 'sheets'): Figure =>
  kind === 'network'
    ? figure(
        {
          name: 'atoms-elements-and-compounds/giant-structure-a',
          title: 'Part of a giant structure',
          description: NETWORK,
          height: 196,
        },
        diamond(180, 100, 48),
      )
    : figure(
        {
          name: 'atoms-elements-and-compounds/giant-structure-b',
          title: 'Part of a giant structure',
          description: SHEETS,
          height: 208,
        },
        graphite(74, 50, 3, 4, 25),
      )

/** Two structures side by side, the network on the left or on the right. */
export function twoStructures(networkFirst: boolean, letters: readonly [string, string]): Figure {
  const [left, right] = networkFirst ? [NETWORK, SHEETS] : [SHEETS, NETWORK]
  const [networkX, sheetsX] = networkFirst ? [84, 192] : [276, 10]
  return figure(
    {
      name: `atoms-elements-and-compounds/two-structures-${networkFirst ? 'a' : 'b'}`,
      title: 'Parts of two giant structures',
      description: `${letters[0]}: ${left} ${letters[1]}: ${right}`,
      height: 206,
    },
    diamond(networkX, 90, 40),
    graphite(sheetsX, 46, 3, 3, 20, 56),
    text(84, 200, letters[0], bold),
    text(270, 200, letters[1], bold),
  )
}

/** Silicon(IV) oxide, its two kinds of atom told apart by size only. */
export const oxideFigure = (): Figure =>
  figure(
    {
      name: 'atoms-elements-and-compounds/giant-structure-c',
      title: 'Part of a giant structure of two elements',
      description:
        'Large grey circles and small red circles joined by lines. The large circle in the middle is joined to four small ones. Each small circle stands on the line between two large ones.',
      height: 206,
    },
    silica(180, 106, 52),
  )

/** Two rods, each in a branch with a lamp of its own. */
export const branchesFigure = (names: readonly [string, string]): Figure =>
  figure(
    {
      name: 'atoms-elements-and-compounds/rods-and-lamps',
      title: 'A circuit with two rods and two lamps',
      description: `A battery is connected to two branches. The upper branch has rod ${names[0]} and lamp 1, the lower branch rod ${names[1]} and lamp 2.`,
      height: 196,
    },
    component('battery', 130, 24, 230, 24),
    wire([
      [130, 24],
      [50, 24],
      [50, 158],
      [90, 158],
    ]),
    wire([
      [230, 24],
      [310, 24],
      [310, 158],
      [270, 158],
    ]),
    wire([
      [50, 92],
      [90, 92],
    ]),
    wire([
      [270, 92],
      [310, 92],
    ]),
    junction(50, 92),
    junction(310, 92),
    component('resistor', 90, 92, 180, 92, { label: `rod ${names[0]}` }),
    component('lamp', 180, 92, 270, 92, { label: 'lamp 1' }),
    component('resistor', 90, 158, 180, 158, { label: `rod ${names[1]}` }),
    component('lamp', 180, 158, 270, 158, { label: 'lamp 2' }),
  )
