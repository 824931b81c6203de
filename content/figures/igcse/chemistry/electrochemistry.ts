import { fuelCell } from '@/lib/figures/chemistry/cells'
import { electrolysisCell, gasCollection } from '@/lib/figures/chemistry/electrolysis'
import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { arrow, pointer, type Shape, text } from '@/lib/figures/shapes'

/** Electrons along both wires of a cell whose upper left corner is (82, y), towards the right or the left. */
export function electronArrows(y: number, towards: 'right' | 'left', label = 'e^{−}'): Shape {
  const wireY = y + 22
  const at = (middle: number) => {
    const half = towards === 'right' ? 14 : -14
    return (
      arrow(middle - half, wireY - 8, middle + half, wireY - 8, { cls: 'p', head: 7 }) +
      text(middle, wireY - 14, label, { anchor: 'middle', cls: 'tp' })
    )
  }
  return at(136) + at(224)
}

const moltenBromide = figure(
  {
    name: 'electrochemistry/molten-lead-bromide',
    title: 'Electrolysis of molten lead(II) bromide',
    description:
      'Two carbon electrodes dip into molten lead(II) bromide, the electrolyte, and are joined to a d.c. supply. The left electrode is positive, the anode; bubbles of brown bromine vapour form at it. The right one is negative, the cathode; a silvery liquid, lead, collects below it. Lead ions move to the cathode, bromide ions to the anode.',
    height: 226,
  },
  electrolysisCell(82, 4, {
    left: { label: 'carbon\nanode', hasBubbles: true },
    right: { label: 'carbon\ncathode' },
    liquid: 'electrolyte: molten lead(II) bromide',
    ions: ['Pb^{2+}', 'Br^{−}', 'Pb^{2+}', 'Br^{−}'],
  }).shape,
  '<ellipse class="l sunk" cx="246" cy="189.5" rx="22" ry="3.5"/>',
  pointer(296, 176, 269, 189, 'lead'),
  pointer(152, 74, 131, 112, 'bromine'),
)

const brine = figure(
  {
    name: 'electrochemistry/brine-tubes',
    title: 'Collecting the gases from concentrated aqueous sodium chloride',
    description:
      'Two inert electrodes come up through the base of a vessel of concentrated aqueous sodium chloride, each below an upturned tube. Chlorine collects over the positive electrode on the left, hydrogen over the negative electrode on the right.',
    height: 214,
  },
  gasCollection(62, 0, {
    left: { label: 'chlorine', gas: 0.4 },
    right: { label: 'hydrogen', gas: 0.44 },
    liquid: 'NaCl(aq),\nconcentrated',
  }),
)

const plating = figure(
  {
    name: 'electrochemistry/silver-plating',
    title: 'Plating a spoon with silver',
    description:
      'A silver rod and a spoon dip into aqueous silver nitrate. The rod is joined to the positive terminal of a battery and is the anode; the spoon is joined to the negative terminal and is the cathode. Silver ions move towards the spoon.',
    height: 226,
  },
  electrolysisCell(82, 4, {
    left: { label: 'silver\nanode' },
    right: { label: 'spoon:\ncathode', shape: 'spoon' },
    source: 'battery',
    liquid: 'aqueous silver nitrate',
    ions: ['Ag^{+}', 'Ag^{+}'],
  }).shape,
)

const chargeTransfer = figure(
  {
    name: 'electrochemistry/charge-transfer',
    title: 'How charge moves through a cell',
    description:
      'Electrolysis of molten zinc chloride. In the wires electrons move from the anode on the left to the positive terminal of the supply, and from its negative terminal to the cathode on the right. In the liquid chloride ions move to the anode and zinc ions to the cathode.',
    height: 236,
  },
  electrolysisCell(82, 14, {
    left: { label: 'anode:\nanions\nlose e^{−}' },
    right: { label: 'cathode:\ncations\ngain e^{−}' },
    liquid: 'molten zinc chloride',
    ions: ['Zn^{2+}', 'Cl^{−}', 'Zn^{2+}', 'Cl^{−}'],
  }).shape,
  electronArrows(14, 'right'),
)

/** Aqueous copper(II) sulfate in two cells; a caption below each. */
export const twoCopperCells = (captions: readonly [string, string], carbonFirst = true): Shape =>
  [0, 1]
    .map(at => {
      const isCarbon = (at === 0) === carbonFirst
      const x = 30 + at * 180
      const cell = electrolysisCell(x, 0, {
        left: isCarbon ? { hasBubbles: true } : { change: 'eaten', shape: 'plate' },
        right: isCarbon ? { change: 'deposit' } : { change: 'deposit', shape: 'plate' },
        width: 120,
        height: 96,
        liquid: captions[at],
      })
      return cell.shape
    })
    .join('')

const copperTwice = figure(
  {
    name: 'electrochemistry/copper-sulfate-twice',
    title: 'Aqueous copper(II) sulfate with carbon and with copper electrodes',
    description:
      'Two cells with aqueous copper(II) sulfate. Left, carbon electrodes: bubbles rise from the anode, copper covers the cathode. Right, copper electrodes: the anode has been eaten away, copper covers the cathode.',
    height: 206,
  },
  twoCopperCells(['carbon electrodes', 'copper electrodes']),
)

const fuel = figure(
  {
    name: 'electrochemistry/fuel-cell',
    title: 'A hydrogen–oxygen fuel cell',
    description:
      'Hydrogen enters at the left, oxygen at the right. An electrolyte is between the two electrodes, which are joined to a lamp that lights. Water leaves on the right.',
    height: 212,
  },
  fuelCell(28, 4),
)

const methane = box(8, 24, 112, 40, 'methane\nand steam')
const water = box(8, 108, 112, 40, 'water and\nelectricity')
const hydrogen = box(178, 66, 78, 40, 'hydrogen')
const cell = box(288, 66, 66, 40, 'fuel cell')

const fromWhere = figure(
  {
    name: 'electrochemistry/where-hydrogen-comes-from',
    title: 'Two ways to hydrogen',
    description:
      'Methane and steam, or water and electricity, give hydrogen, which goes to a fuel cell. The way from methane gives off carbon dioxide, the way from water gives off oxygen, the fuel cell gives off water.',
    height: 166,
  },
  methane.shape,
  water.shape,
  hydrogen.shape,
  cell.shape,
  link(methane.right, [196, 65]),
  link(water.right, [196, 107]),
  link(hydrogen.right, cell.left),
  arrow(130, 40, 168, 24, { cls: 'r', head: 7 }),
  text(174, 27, 'carbon dioxide', { cls: 'tr' }),
  arrow(130, 132, 168, 148, { cls: 'l', head: 7 }),
  text(174, 153, 'oxygen'),
  arrow(321, 107, 321, 132, { cls: 'l', head: 7 }),
  text(321, 148, 'water', { anchor: 'middle' }),
)

export const figures = [moltenBromide, brine, plating, chargeTransfer, copperTwice, fuel, fromWhere]
