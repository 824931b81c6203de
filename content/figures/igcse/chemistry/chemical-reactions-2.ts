import { energyProfile } from '@/lib/figures/chemistry/energetics'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { drop, heap } from '@/lib/figures/laboratory/contents'
import { gasCollection } from '@/lib/figures/laboratory/gases'
import { flameAt } from '@/lib/figures/laboratory/heating'
import { disappearingCross, rateByMass } from '@/lib/figures/laboratory/reactions'
import { testTube } from '@/lib/figures/laboratory/vessels'
import { scatter } from '@/lib/figures/particles'
import { arrow, centred, circle, dot, pointer, rect, type Shape, text } from '@/lib/figures/shapes'

const middle = { anchor: 'middle' } as const
const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

/** Volume of gas that levels off at `final` exactly at the time `end`. */
export const gasFormed = (final: number, end: number) => (time: number) =>
  final * (1 - (1 - Math.min(time, end) / end) ** 2)

const syringe = assembled(
  'chemical-reactions-2/gas-syringe',
  gasCollection({ by: 'syringe', solid: 'marble chips', liquid: 'dilute acid' }),
)

const onBalance = assembled('chemical-reactions-2/mass-on-a-balance', rateByMass({}))

const cross = assembled('chemical-reactions-2/cross-under-a-flask', disappearingCross({}))

const volumes = graph({
  x: { label: 'time / s', max: 150, ticks: [0, 30, 60, 90, 120, 150], grid: true },
  y: { label: 'volume of gas / cm^{3}', max: 80, ticks: [0, 20, 40, 60, 80], grid: true },
})

const volumeAndTime = figure(
  {
    name: 'chemical-reactions-2/volume-and-time',
    title: 'Volume of gas against time for two experiments',
    description:
      'Volume of gas in cm³ against time in s. Both curves start at the origin and are steepest there. Curve A is steeper and becomes flat at 60 cm³ after 60 s. Curve B is less steep and becomes flat at 60 cm³ after 120 s.',
    height: 250,
  },
  volumes.axes,
  volumes.plot(gasFormed(60, 60), 0, 150),
  volumes.plot(gasFormed(60, 120), 0, 150, 'r dash'),
  volumes.label(15, 26, 'A', { dx: -6, dy: -6, anchor: 'end', cls: 'b' }),
  volumes.label(45, 36, 'B: less steep,\nslower', { dx: 9, dy: 14 }),
  volumes.label(104, 60, 'flat: finished', { dy: -7, anchor: 'middle' }),
)

function acidAboveMetal(x: number, count: number, seed: number, label: string): Shape {
  return (
    rect(x, 10, 130, 84, 'l w') +
    rect(x, 94, 130, 22, 'l sunk') +
    scatter(x, 10, 130, 5, count, seed, 84)
      .map(([px, py]) => dot(px, py, 'rd', 4.5))
      .join('') +
    centred(x + 65, 105, 'metal', 's') +
    text(x + 65, 136, label, bold)
  )
}

const concentration = figure(
  {
    name: 'chemical-reactions-2/two-concentrations',
    title: 'Acid particles near a metal at two concentrations',
    description:
      'Two boxes of the same size above a piece of metal. The dilute acid has five particles of acid in the box, the concentrated acid fifteen. Water is not shown.',
    height: 146,
  },
  acidAboveMetal(30, 5, 4, 'lower concentration'),
  acidAboveMetal(200, 15, 6, 'higher concentration'),
)

function block(x: number, y: number, side: number): Shape {
  return Array.from({ length: side * side }, (_, at) => {
    const [column, row] = [at % side, Math.floor(at / side)]
    const isInside = column > 0 && row > 0 && column < side - 1 && row < side - 1
    return circle(x + 8 + column * 16, y + 8 + row * 16, 7.5, isInside ? 'l sunk' : 'p w')
  }).join('')
}

const surface = figure(
  {
    name: 'chemical-reactions-2/one-lump-or-four',
    title: 'The same sixteen particles in one lump and in four pieces',
    description:
      'Left: one square lump of four by four particles. Twelve of them lie at the outside, four are hidden inside. Right: four small pieces of two by two particles. All sixteen lie at the outside.',
    height: 142,
  },
  block(58, 24, 4),
  block(218, 10, 2),
  block(272, 10, 2),
  block(218, 64, 2),
  block(272, 64, 2),
  text(90, 118, 'one lump:', bold),
  text(90, 134, '12 of 16 exposed', middle),
  text(262, 118, 'four pieces:', bold),
  text(262, 134, '16 of 16 exposed', middle),
)

const catalyst = figure(
  {
    name: 'chemical-reactions-2/with-a-catalyst',
    title: 'Reaction pathway diagram with and without a catalyst',
    description:
      'Energy against progress of reaction. From the level of the reactants a path leads over a high peak to the lower level of the products. A dashed path leads over a lower peak. An arrow from the level of the reactants to each peak is its activation energy; the one of the dashed path is shorter.',
    height: 228,
  },
  energyProfile({
    reactants: 'reactants',
    products: 'products',
    change: -40,
    activation: 80,
    catalysed: 34,
    activationLabel: '',
    catalysedLabel: '',
    changeLabel: false,
  }),
  pointer(222, 60, 178, 62, '*E*_{a} without catalyst'),
  pointer(234, 100, 188, 104, '*E*_{a} with catalyst'),
)

function saltRow(y: number, hydrated: string, anhydrous: string, washes: readonly [string, string]): Shape {
  return (
    rect(6, y, 118, 62, `l ${washes[0]}`, 3) +
    centred(65, y + 31, hydrated, 's') +
    rect(236, y, 118, 62, `l ${washes[1]}`, 3) +
    centred(295, y + 31, anhydrous, 's') +
    arrow(130, y + 22, 230, y + 22, { cls: 'r' }) +
    arrow(230, y + 42, 130, y + 42, { cls: 'p' }) +
    text(180, y + 14, 'heat', { anchor: 'middle', cls: 's tr' }) +
    text(180, y + 58, 'add water', { anchor: 'middle', cls: 's tp' })
  )
}

const twoSalts = figure(
  {
    name: 'chemical-reactions-2/two-salts',
    title: 'Hydrated and anhydrous salts',
    description:
      'Two rows. Hydrated copper(II) sulfate, blue, and anhydrous copper(II) sulfate, white. Hydrated cobalt(II) chloride, pink, and anhydrous cobalt(II) chloride, blue. In each row an arrow marked heat leads to the anhydrous salt, and an arrow marked add water leads back.',
    height: 158,
  },
  saltRow(8, 'CuSO_{4}·5H_{2}O\nhydrated\nblue', 'CuSO_{4}\nanhydrous\nwhite', ['w', 'sheet']),
  saltRow(86, 'CoCl_{2}·6H_{2}O\nhydrated\npink', 'CoCl_{2}\nanhydrous\nblue', ['rw', 'w']),
)

const rates = graph({
  x: { label: 'time', max: 10 },
  y: { label: 'rate', max: 10 },
  height: 150,
})

const left = (time: number) => (1 - Math.min(time, 6) / 6) ** 2

const twoRates = figure(
  {
    name: 'chemical-reactions-2/two-rates',
    title: 'Rates of the forward and the reverse reaction',
    description:
      'Rate against time. The forward rate starts high and falls. The reverse rate starts at zero and rises. They meet at a time marked by a dashed line and stay level and equal from then on: equilibrium.',
    height: 216,
  },
  rates.axes,
  rates.plot(time => 5 + 4.2 * left(time), 0, 10),
  rates.plot(time => 5 - 5 * left(time), 0, 10, 'r dash'),
  rates.line(
    [
      [6, 0],
      [6, 5],
    ],
    'l dash thin',
  ),
  rates.label(1.6, 7.4, 'forward', { dx: 8, dy: -4 }),
  rates.label(1.9, 2.4, 'reverse', { dx: 10, dy: 8 }),
  rates.label(8, 5, 'equal: equilibrium', { dy: -8, anchor: 'middle' }),
)

/** Share of ammonia at equilibrium from nitrogen and hydrogen 1 : 3, in %, where it is known at 200 atm. */
export function ammoniaShare(at200: number, pressure: number): number {
  const known = at200 / 100
  const a = (known / (1 - known) ** 2) * (pressure / 200)
  return a === 0 ? 0 : (100 * (2 * a + 1 - Math.sqrt(4 * a + 1))) / (2 * a)
}

export type AmmoniaCurve = { at200: number; label: string }

/** Ammonia at equilibrium against pressure, a curve for each temperature. */
export function ammoniaCurves(curves: readonly AmmoniaCurve[]): Shape {
  const g = graph({
    x: { label: 'pressure / atm', max: 400, ticks: [0, 100, 200, 300, 400], grid: true, parts: 5 },
    y: {
      label: 'ammonia at equilibrium / %',
      max: 80,
      ticks: [0, 20, 40, 60, 80],
      grid: true,
      parts: 5,
    },
    height: 190,
  })
  return (
    g.axes +
    curves
      .map(({ at200, label }, at) => {
        const share = (pressure: number) => ammoniaShare(at200, pressure)
        return (
          g.plot(share, 0, 400, ['p', 'r dash', 'g'][at] ?? 'l') +
          g.label(312, share(312), label, { dy: -11, anchor: 'middle', cls: 'b' })
        )
      })
      .join('')
  )
}

const ammonia = figure(
  {
    name: 'chemical-reactions-2/ammonia-and-conditions',
    title: 'Percentage of ammonia at equilibrium',
    description:
      'Percentage of ammonia at equilibrium against pressure in atm. Three curves rise and flatten. At every pressure the curve of 350 °C is the highest and that of 550 °C the lowest. At 200 atm they read about 52 % at 350 °C, 28 % at 450 °C and 13 % at 550 °C.',
    height: 272,
  },
  ammoniaCurves([
    { at200: 52, label: '350 °C' },
    { at200: 28, label: '450 °C' },
    { at200: 13, label: '550 °C' },
  ]),
)

/** Crystals in a test-tube, with or without a flame below and drops of a liquid at its mouth. */
export const crystalsInTube = (
  solid: string,
  { heated = true, drops = '' }: { heated?: boolean; drops?: string } = {},
): Shape =>
  testTube({ x: 130, y: 142, width: 34, height: 116, level: 0 }) +
  heap(130, 137, 20, 16, 'l sunk') +
  (heated ? flameAt(130, 184, 32) + text(176, 178, 'gentle heat') : '') +
  (drops ? drop(119, 48) + drop(140, 44) + drop(121, 64) + pointer(192, 42, 145, 44, drops) : '') +
  pointer(192, 118, 142, 130, solid)

const heated = figure(
  {
    name: 'chemical-reactions-2/heated-crystals',
    title: 'Crystals are heated in a test-tube',
    description:
      'A test-tube with crystals of hydrated copper(II) sulfate is heated gently. Drops of water collect near the cool mouth of the tube.',
    height: 196,
  },
  crystalsInTube('hydrated\ncopper(II) sulfate', { drops: 'drops of water' }),
)

/** A tube with a coloured mixture in a bath, named below. */
export const tubeInBath = (x: number, above: string, below: string): Shape =>
  rect(x - 36, 62, 72, 66, 'l w') +
  testTube({ x, y: 120, width: 26, height: 92, level: 0.5, fill: 'sunk' }) +
  text(x, 20, above, small) +
  text(x, 146, below, bold)

export const figures = [
  syringe,
  onBalance,
  cross,
  volumeAndTime,
  concentration,
  surface,
  catalyst,
  twoSalts,
  twoRates,
  ammonia,
  heated,
]
