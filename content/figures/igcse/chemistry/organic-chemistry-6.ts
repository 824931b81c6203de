import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { bubbles, bung } from '@/lib/figures/laboratory/contents'
import { glassTube, thermometer } from '@/lib/figures/laboratory/glassware'
import { waterBath } from '@/lib/figures/laboratory/heating'
import { label } from '@/lib/figures/laboratory/labels'
import { combustion } from '@/lib/figures/laboratory/reactions'
import { bench } from '@/lib/figures/laboratory/stands'
import { conicalFlask, testTube } from '@/lib/figures/laboratory/vessels'
import { arrow, rect, type Shape, text } from '@/lib/figures/shapes'
import { gasFormed } from './chemical-reactions-2'
import { captioned } from './organic-chemistry'

const middle = { anchor: 'middle' } as const
const small = { anchor: 'middle', cls: 's' } as const

/** A flask in a water bath, its gas led into a liquid in a test-tube; the words name mixture, bath and liquid. */
export const fermenter = (mixture: string, bath: string, liquid: string): Shape =>
  bench(224) +
  waterBath(124, 224, { width: 138, height: 84, level: 0.74 }) +
  conicalFlask({ x: 120, y: 213, width: 84, height: 106, level: 0.42, fill: 'hl' }) +
  glassTube(
    [
      [120, 126],
      [120, 56],
      [292, 56],
      [292, 194],
    ],
    5,
  ) +
  bung(120, 108, 28) +
  rect(117.5, 98, 5, 20, 'sheet') +
  bubbles(120, 208, 34, 5, 16) +
  thermometer(176, 206, 116) +
  testTube({ x: 292, y: 218, width: 28, height: 98, level: 0.55 }) +
  bubbles(292, 196, 22, 4, 6) +
  label(mixture, 6, 88, 98, 186, 'start') +
  (bath ? label(bath, 208, 190, 186, 184, 'start') : '') +
  label(liquid, 208, 136, 280, 176, 'start')

export const FERMENTER_SEEN =
  'A conical flask with a yellow mixture, in which bubbles rise, stands in a water bath with a thermometer. A delivery tube leads from the bung of the flask down into a liquid in a test-tube, where bubbles rise as well.'

const fermentation = figure(
  {
    name: 'organic-chemistry-6/fermentation',
    title: 'Making ethanol by fermentation',
    description: `${FERMENTER_SEEN} The mixture is aqueous glucose and yeast, the bath is at 30 °C, the gas is carbon dioxide and the liquid is limewater.`,
    height: 240,
  },
  fermenter('glucose and\nyeast in water', 'water at\n30 °C', 'limewater'),
  text(206, 44, 'carbon dioxide', middle),
)

const letteredFermenter = figure(
  {
    name: 'organic-chemistry-6/apparatus-with-letters',
    title: 'Apparatus with two letters',
    description: `${FERMENTER_SEEN} The mixture is labelled P, the liquid in the test-tube Q.`,
    height: 240,
  },
  fermenter('P', '', 'Q'),
)

/** An arrow of a reaction with lines above and below it. */
const reactionArrow = (from: number, to: number, y: number, above: string, below: string): Shape =>
  arrow(from, y, to, y) +
  text((from + to) / 2, y - 9, above, small) +
  text((from + to) / 2, y + 20, below, small)

const steamAdded = figure(
  {
    name: 'organic-chemistry-6/addition-of-steam',
    title: 'Ethene and steam form ethanol',
    description:
      'Displayed formulae. An ethene molecule, with a double bond between two carbon atoms, and a water molecule form an ethanol molecule: two carbon atoms joined by a single bond, one with three hydrogen atoms, the other with two hydrogen atoms and an O–H group. Above the arrow: 300 °C, 60 atm. Below it: acid catalyst.',
    height: 130,
  },
  captioned([46, 52], 116, 'CH2=CH2', ['ethene'], { bond: 24 }),
  text(92, 57, '+', middle),
  text(118, 57, 'H_{2}O', middle),
  text(118, 116, 'steam', { anchor: 'middle', cls: 'b' }),
  reactionArrow(146, 232, 52, '300 °C, 60 atm', 'acid catalyst'),
  captioned([298, 52], 116, 'CH3CH2OH', ['ethanol'], { bond: 24, highlight: ['alcohol'] }),
)

export type RouteWords = {
  boxes: readonly [string, string, string, string, string, string]
  arrows: readonly [string, string, string, string]
}

/** Two ways that end at one substance: three boxes on the left, two on the right, one below both. */
export function routes({ boxes: [sugar, glucose, dilute, crude, ethene, end], arrows }: RouteWords): Shape {
  const left = [sugar, glucose, dilute].map((each, at) => box(6, 8 + at * 72, 132, 34, each))
  const right = [crude, ethene].map((each, at) => box(196, 8 + at * 72, 132, 34, each))
  const last = box(106, 236, 132, 34, end)
  const [one, two, three] = left
  const [four, five] = right
  if (!one || !two || !three || !four || !five) return ''
  const beside = (x: number, y: number, content: string) => text(x, y, content, { cls: 's' })
  return (
    [...left, ...right, last].map(({ shape }) => shape).join('') +
    link(one.bottom, two.top) +
    link(two.bottom, three.top) +
    link(three.bottom, [128, 236]) +
    link(four.bottom, five.top) +
    link(five.bottom, [216, 236]) +
    beside(80, 100 + 36, arrows[0]) +
    beside(4, 214, arrows[1]) +
    beside(270, 64, arrows[2]) +
    beside(254, 170, arrows[3])
  )
}

const twoRoutes = figure(
  {
    name: 'organic-chemistry-6/two-routes',
    title: 'Two ways to make ethanol',
    description:
      'Left, from plants: sugar from crops, then aqueous glucose, then by fermentation with yeast dilute ethanol, then by fractional distillation ethanol. Right, from petroleum: petroleum, then by cracking ethene, then with steam at 300 °C and 60 atm and an acid catalyst ethanol.',
    height: 278,
  },
  routes({
    boxes: ['crops with sugar', 'aqueous glucose', 'dilute ethanol', 'petroleum', 'ethene', 'ethanol'],
    arrows: ['fermentation', 'distillation', 'cracking', 'steam,\n300 °C, 60 atm,\nacid catalyst'],
  }),
)

const numberedRoutes = figure(
  {
    name: 'organic-chemistry-6/numbered-routes',
    title: 'Two ways to one product',
    description:
      'Left: crops with sugar, then X, then by step 1 dilute ethanol, then by step 2 ethanol. Right: petroleum, then by cracking Y, then by step 3 ethanol.',
    height: 278,
  },
  routes({
    boxes: ['crops with sugar', 'X', 'dilute ethanol', 'petroleum', 'Y', 'ethanol'],
    arrows: ['step 1', 'step 2', 'cracking', 'step 3'],
  }),
)

const burning = assembled('organic-chemistry-6/burning-ethanol', combustion({ labels: { shield: '' } }), {
  title: 'Ethanol burns and heats water',
})

const by = (step: number, to: number) => Array.from({ length: to / step + 1 }, (_, at) => at * step)

const gas = graph({
  x: { label: 'time / h', max: 72, ticks: by(12, 72), grid: true },
  y: { label: 'volume of carbon dioxide / cm^{3}', max: 600, ticks: by(120, 600), grid: true, parts: 3 },
})

const gasFromYeast = figure(
  {
    name: 'organic-chemistry-6/gas-from-yeast',
    title: 'Volume of carbon dioxide against time',
    description:
      'The curve starts at the origin, rises less and less steeply and is level at 480 cm³ from 60 h on.',
    height: 244,
  },
  gas.axes,
  gas.plot(gasFormed(480, 60), 0, 72),
)

export const figures = [
  fermentation,
  letteredFermenter,
  steamAdded,
  twoRoutes,
  numberedRoutes,
  burning,
  gasFromYeast,
]
