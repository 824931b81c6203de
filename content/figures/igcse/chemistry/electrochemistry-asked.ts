import { fuelCell } from '@/lib/figures/chemistry/cells'
import { electrolysisCell, gasCollection, movingIon } from '@/lib/figures/chemistry/electrolysis'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { dialMeter } from '@/lib/figures/laboratory/measuring'
import { text } from '@/lib/figures/shapes'

const topic = 'electrochemistry-asked'
const bold = { anchor: 'middle', cls: 'b' } as const

const aluminiumOxide = figure(
  {
    name: `${topic}/molten-aluminium-oxide`,
    title: 'Electrolysis of molten aluminium oxide',
    description:
      'Two electrodes dip into molten aluminium oxide. The left electrode, X, is joined to the negative terminal of the supply, the right one, Y, to the positive terminal. Between them are two ions Al three plus, with arrows to the left, and three ions O two minus, with arrows to the right.',
    height: 236,
  },
  electrolysisCell(82, 4, {
    left: { label: 'X' },
    right: { label: 'Y' },
    positive: 'right',
    liquid: 'molten aluminium oxide',
    height: 130,
  }).shape,
  ...[132, 172].map(y => movingIon(212, y, 'Al^{3+}', 'left')),
  ...[116, 152, 188].map(y => movingIon(150, y, 'O^{2−}', 'right')),
)

const parts = figure(
  {
    name: `${topic}/parts-with-letters`,
    title: 'A cell with three letters',
    description:
      'Two electrodes, A on the left and B on the right, dip into a liquid, C, which is molten calcium chloride. A is joined to the negative terminal of the supply, B to the positive terminal.',
    height: 222,
  },
  electrolysisCell(82, 4, {
    left: { label: 'A' },
    right: { label: 'B' },
    positive: 'right',
    liquid: 'C: molten calcium chloride',
  }).shape,
)

const twoGases = figure(
  {
    name: `${topic}/gases-from-dilute-acid`,
    title: 'Gases from dilute sulfuric acid',
    description:
      'Two platinum electrodes come up through the base of a vessel of dilute sulfuric acid, each below an upturned tube. Gas P collects over the positive electrode on the left, gas Q over the negative electrode on the right. There is twice as much of Q as of P.',
    height: 214,
  },
  gasCollection(62, 0, {
    left: { label: 'gas P', gas: 0.3 },
    right: { label: 'gas Q', gas: 0.62 },
    liquid: 'dilute\nsulfuric acid',
  }),
)

const nickelPlating = figure(
  {
    name: `${topic}/nickel-plating`,
    title: 'Plating a steel tap with nickel',
    description:
      'A nickel plate, the anode, is joined to the positive terminal of a supply, a steel tap, the cathode, drawn as a plate, to the negative terminal. Both dip into aqueous nickel(II) sulfate.',
    height: 222,
  },
  electrolysisCell(82, 4, {
    left: { label: 'nickel\nanode', shape: 'plate' },
    right: { label: 'tap,\ncathode', shape: 'plate' },
    positive: 'left',
    liquid: 'aqueous nickel(II) sulfate',
  }).shape,
)

// --- Fuel cells ---

const tank = { from: 0, to: 6, division: 0.5, numbered: 1 }

const tankGauges = figure(
  {
    name: `${topic}/tank-before-and-after`,
    title: 'Mass of hydrogen in a tank before and after a journey',
    description:
      'Two dials with a scale from 0 to 6 kg and a mark at every 0.5 kg. Before the journey the needle points to 5, after it to the mark halfway between 1 and 2.',
    height: 146,
  },
  dialMeter({ x: 6, y: 6, value: 5, scale: tank, unit: 'kg', width: 164 }),
  dialMeter({ x: 190, y: 6, value: 1.5, scale: tank, unit: 'kg', width: 164 }),
  text(88, 140, 'before', bold),
  text(272, 140, 'after', bold),
)

const cellWithLetters = figure(
  {
    name: `${topic}/cell-with-letters`,
    title: 'A fuel cell with letters',
    description:
      'Gas A, the fuel, enters at the left, gas B at the right. An electrolyte lies between the two electrodes, the left one negative, the right one positive, which are joined to a lamp. C leaves on the right.',
    height: 212,
  },
  fuelCell(28, 4, { left: 'A (fuel)', right: 'B', out: 'C' }),
)

const water = graph({
  x: { label: 'mass of hydrogen / kg', max: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], grid: true, parts: 2 },
  y: { label: 'mass of water / kg', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 5 },
})

const waterFormed = figure(
  {
    name: `${topic}/water-and-hydrogen`,
    title: 'Mass of water formed from hydrogen',
    description:
      'Mass of water in kilograms against mass of hydrogen in kilograms: a straight line from the origin to the point 1.0 kg of hydrogen, 9 kg of water. Finer lines divide each step of the vertical axis into five.',
    height: 248,
  },
  water.axes,
  water.line([
    [0, 0],
    [1, 9],
  ]),
)

export const figures = [
  aluminiumOxide,
  parts,
  twoGases,
  nickelPlating,
  tankGauges,
  cellWithLetters,
  waterFormed,
]
