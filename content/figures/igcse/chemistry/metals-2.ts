import { blastFurnace } from '@/lib/figures/chemistry/industry'
import { figure } from '@/lib/figures/figure'
import { arrow, circle, line, pointer, polygon, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { ladder } from './metals'

const bold = { anchor: 'middle', cls: 'b' } as const

const ROWS = [
  ['potassium', 'K'],
  ['sodium', 'Na'],
  ['calcium', 'Ca'],
  ['magnesium', 'Mg'],
  ['aluminium', 'Al'],
  ['carbon', 'C'],
  ['zinc', 'Zn'],
  ['iron', 'Fe'],
  ['copper', 'Cu'],
  ['silver', 'Ag'],
  ['gold', 'Au'],
] as const

function group(from: number, to: number, words: string): Shape {
  const [top, bottom] = [27 + from * 22, 21 + (to + 1) * 22]
  return (
    polyline([
      [164, top],
      [170, top],
      [170, bottom],
      [164, bottom],
    ]) + text(180, (top + bottom) / 2 + 12.5 - 8 * words.split('\n').length, words)
  )
}

const methods = figure(
  {
    name: 'metals-2/three-ways',
    title: 'The reactivity series and how metals are obtained',
    description:
      'The reactivity series from potassium at the top to gold at the bottom. Potassium, sodium, calcium, magnesium and aluminium are above carbon: electrolysis of a molten compound. Zinc, iron and copper are below carbon: heating the oxide with carbon. Silver and gold at the bottom are found as the metal itself.',
    height: 276,
  },
  ladder(
    20,
    24,
    ROWS.map(([name, symbol]) => ({ name, symbol, isMetal: name !== 'carbon' })),
    136,
  ),
  text(88, 16, 'most reactive', bold),
  group(0, 4, 'above carbon:\nelectrolysis of a\nmolten compound'),
  group(6, 8, 'below carbon: heating\nthe oxide with carbon'),
  group(9, 10, 'found as the metal itself'),
)

const furnace = figure(
  {
    name: 'metals-2/blast-furnace',
    title: 'A blast furnace in section',
    description:
      'A tall furnace. Iron ore, coke and limestone go in at the top. Hot air is blown in on both sides near the bottom, where it is hottest. Waste gases leave at the top. At the bottom molten slag floats on molten iron, and each leaves through its own tap, the slag above the iron.',
    height: 280,
  },
  blastFurnace(10, 6, { top: 'CO reduces\niron ore', middle: 'CO forms', hot: 'coke\nburns' }),
)

export type CellLabels = Partial<Record<'anode' | 'electrolyte' | 'metal' | 'lining', string>>

const named = (...[x, y, toX, toY, label]: Parameters<typeof pointer>): Shape =>
  label ? pointer(x, y, toX, toY, label) : ''

/** A cell for molten aluminium oxide: carbon anodes from above, a carbon lining as the cathode. */
export function aluminiumCell(x: number, y: number, labels: CellLabels = {}): Shape {
  const { anode = '', electrolyte = '', metal = '', lining = '' } = labels
  const floor = y + 150
  const tank = [
    [x, y + 62],
    [x + 16, y + 62],
    [x + 16, floor - 18],
    [x + 174, floor - 18],
    [x + 174, y + 62],
    [x + 190, y + 62],
    [x + 190, floor],
    [x, floor],
  ] as const
  const rod = (px: number) =>
    line(px, y + 14, px, y + 34, 'l thick') +
    rect(px - 15, y + 34, 30, 70, 'l sunk') +
    [0, 1, 2].map(at => circle(px + 20, y + 98 - at * 10, 2.4, 'l sheet')).join('')
  return (
    rect(x + 16, y + 72, 158, 46, 'w') +
    rect(x + 16, y + 118, 158, 14, 'hl') +
    line(x + 16, y + 72, x + 174, y + 72, 'l thin') +
    line(x + 16, y + 118, x + 174, y + 118, 'l thin') +
    polygon(
      tank.map(([px, py]): [number, number] => [px, py]),
      'l sunk',
    ) +
    line(x - 20, y + 14, x + 147, y + 14, 'l thick') +
    [43, 95, 147].map(at => rod(x + at)).join('') +
    line(x - 20, floor - 9, x, floor - 9, 'l thick') +
    text(x - 30, y + 18.5, '+', bold) +
    text(x - 30, floor - 4.5, '−', bold) +
    named(x + 204, y + 34, x + 162, y + 44, anode) +
    named(x + 204, y + 74, x + 160, y + 112, electrolyte) +
    named(x + 204, y + 126, x + 170, y + 126, metal) +
    named(x + 204, y + 152, x + 182, y + 146, lining)
  )
}

const aluminium = figure(
  {
    name: 'metals-2/aluminium-cell',
    title: 'The electrolysis of aluminium oxide',
    description:
      'A tank in section with a carbon lining, which is joined to the negative terminal: the cathode. Three blocks of carbon, joined to the positive terminal, dip into the liquid from above: the anodes. The liquid is aluminium oxide dissolved in molten cryolite. Bubbles of oxygen rise at the anodes. Molten aluminium lies at the bottom of the tank.',
    height: 172,
  },
  aluminiumCell(42, 6, {
    anode: 'carbon anode',
    electrolyte: 'aluminium oxide\nin molten\ncryolite',
    metal: 'molten Al',
    lining: 'carbon cathode',
  }),
)

/** Where the ions of a molten electrolyte go. */
const ions = figure(
  {
    name: 'metals-2/ions-in-the-cell',
    title: 'Aluminium ions and oxide ions at the electrodes',
    description:
      'An aluminium ion, Al3+, moves down to the cathode, gains three electrons and becomes an aluminium atom. Two oxide ions, O2−, move up to the anode, lose four electrons and become a molecule of oxygen.',
    height: 150,
  },
  rect(30, 8, 300, 20, 'l sunk'),
  text(180, 23, 'carbon anode (+)', { anchor: 'middle' }),
  rect(30, 122, 300, 20, 'l sunk'),
  text(180, 137, 'carbon cathode (−)', { anchor: 'middle' }),
  circle(90, 66, 18, 'r rw'),
  text(90, 70.5, 'Al^{3+}', { anchor: 'middle', cls: 's' }),
  arrow(90, 84, 90, 118, { cls: 'l', head: 7 }),
  text(102, 106, 'gains 3e^{−}'),
  circle(222, 84, 16, 'p sheet'),
  text(222, 88.5, 'O^{2−}', { anchor: 'middle', cls: 's' }),
  circle(258, 84, 16, 'p sheet'),
  text(258, 88.5, 'O^{2−}', { anchor: 'middle', cls: 's' }),
  arrow(240, 66, 240, 32, { cls: 'l', head: 7 }),
  text(230, 54, 'lose 4e^{−}', { anchor: 'end' }),
)

export const figures = [methods, furnace, aluminium, ions]
