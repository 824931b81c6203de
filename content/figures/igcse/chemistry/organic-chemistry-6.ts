import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { bubbles, bung, heap, lumps } from '@/lib/figures/laboratory/contents'
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
  testTube({ x: 292, y: 218, width: 28, height: 98, level: 0.55 }) +
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
  bubbles(292, 208, 22, 4, 12) +
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

const acid = figure(
  {
    name: 'organic-chemistry-6/ethanoic-acid',
    title: 'Displayed formula of ethanoic acid',
    description:
      'A carbon atom with three hydrogen atoms is joined to a second carbon atom. This has a double bond to one oxygen atom and a single bond to another, which carries a hydrogen atom. The group –COOH is highlighted, and a line points to its hydrogen atom: it is replaced in salts.',
    height: 130,
  },
  captioned([120, 54], 118, 'CH3COOH', ['ethanoic acid'], { highlight: ['carboxylic acid'] }),
  label('this hydrogen is\nreplaced in salts', 226, 36, 182, 78, 'start'),
)

/** A test-tube with what lies in it, and lines of words below. */
const tubeOf = (x: number, inside: Shape, name: string, seen: readonly string[]): Shape =>
  testTube({ x, y: 126, width: 30, height: 112, level: 0.6 }) +
  inside +
  text(x, 148, name, { anchor: 'middle', cls: 'tp s' }) +
  seen.map((each, at) => text(x, 166 + at * 15, each, small)).join('')

const threeTubes = figure(
  {
    name: 'organic-chemistry-6/three-reactions',
    title: 'Three reactions of dilute ethanoic acid',
    description:
      'Three test-tubes with dilute ethanoic acid. With magnesium: bubbles of hydrogen rise from pieces of metal. With copper(II) oxide: a dark powder at the bottom, the solution becomes blue. With sodium carbonate: bubbles of carbon dioxide rise from a white solid.',
    height: 194,
  },
  tubeOf(56, lumps(56, 122, 2, 9) + bubbles(56, 112, 44, 6, 8), 'magnesium', ['bubbles of', 'hydrogen']),
  tubeOf(174, heap(174, 124, 20, 8, 'd'), 'copper(II) oxide', ['blue', 'solution']),
  tubeOf(296, heap(296, 124, 20, 9, 'l sheet') + bubbles(296, 112, 44, 6, 8), 'sodium carbonate', [
    'bubbles of',
    'carbon dioxide',
  ]),
)

const oxidation = figure(
  {
    name: 'organic-chemistry-6/oxidation-of-ethanol',
    title: 'Ethanol is oxidised to ethanoic acid',
    description:
      'Displayed formulae of ethanol, left, and ethanoic acid, right. Above the arrow between them: acidified KMnO4. Below: or bacteria and air. The group CH2–OH of ethanol becomes –COOH.',
    height: 150,
  },
  captioned([64, 62], 134, 'CH3CH2OH', ['ethanol'], { bond: 25, highlight: ['alcohol'] }),
  reactionArrow(132, 234, 62, 'acidified KMnO_{4}', 'or bacteria, air'),
  captioned([296, 62], 134, 'CH3COOH', ['ethanoic acid'], { bond: 25, highlight: ['carboxylic acid'] }),
)

const esterMade = figure(
  {
    name: 'organic-chemistry-6/making-an-ester',
    title: 'Ethanoic acid and ethanol form ethyl ethanoate and water',
    description:
      'Displayed formulae. Above: ethanoic acid and ethanol. An arrow down, with the words: acid catalyst, heat. Below: ethyl ethanoate, in which the group –COO– is highlighted, and water.',
    height: 296,
  },
  captioned([90, 50], 114, 'CH3COOH', ['ethanoic acid']),
  text(178, 55, '+', middle),
  captioned([270, 50], 114, 'CH3CH2OH', ['ethanol']),
  arrow(180, 126, 180, 164),
  text(192, 150, 'acid catalyst, heat', { cls: 's' }),
  captioned([130, 216], 284, 'CH3COOCH2CH3', ['ethyl ethanoate'], { highlight: ['ester'] }),
  text(260, 221, '+', middle),
  text(300, 221, 'H_{2}O', middle),
  text(300, 284, 'water', { anchor: 'middle', cls: 'b' }),
)

/** A solid in an acid, the gas led into a liquid; the words name solid, acid and liquid. */
export const gasTest = (solid: string, liquid: string, tested: string): Shape =>
  bench(208) +
  testTube({ x: 120, y: 202, width: 36, height: 128, level: 0.42 }) +
  lumps(120, 199, 2, 10) +
  bubbles(120, 188, 32, 5, 9) +
  testTube({ x: 262, y: 202, width: 28, height: 98, level: 0.55 }) +
  glassTube(
    [
      [120, 98],
      [120, 44],
      [262, 44],
      [262, 178],
    ],
    5,
  ) +
  bung(120, 76, 36) +
  rect(117.5, 66, 5, 20, 'sheet') +
  bubbles(262, 192, 20, 4, 12) +
  label(liquid, 8, 124, 108, 160, 'start') +
  label(solid, 8, 180, 114, 194, 'start') +
  label(tested, 292, 132, 270, 168, 'start')

export const GAS_TEST_SEEN =
  'Pieces of a solid lie in a liquid in a test-tube, and bubbles rise. A delivery tube leads from its bung down into a liquid in a second test-tube, where bubbles rise as well.'

const letteredGasTest = figure(
  {
    name: 'organic-chemistry-6/solid-and-gas-with-letters',
    title: 'A solid reacts with an acid',
    description: `${GAS_TEST_SEEN} The solid is labelled X, the liquid over it: dilute ethanoic acid, the second liquid Y.`,
    height: 224,
  },
  gasTest('X', 'dilute\nethanoic acid', 'Y'),
)

/** Boxes under one another: an alcohol, what it becomes, and an ester; `alcohol` joins in step 2. */
export const toAnEster = (start: string, become: string, alcohol: string, end: string): Shape => {
  const [one, two, three] = [start, become, end].map((each, at) => box(40, 8 + at * 76, 130, 36, each))
  const joins = box(222, 84, 130, 36, alcohol)
  if (!one || !two || !three) return ''
  return (
    one.shape +
    two.shape +
    three.shape +
    joins.shape +
    link(one.bottom, two.top) +
    link(two.bottom, three.top) +
    link([264, 120], [170, 170]) +
    text(96, 68, 'step 1', { anchor: 'end', cls: 's' }) +
    text(96, 144, 'step 2', { anchor: 'end', cls: 's' }) +
    text(196, 106.5, '+', middle)
  )
}

const chainOfLetters = figure(
  {
    name: 'organic-chemistry-6/steps-with-letters',
    title: 'Two steps from ethanol',
    description:
      'Ethanol becomes P in step 1. P and propan-1-ol together become Q, an ester, and water in step 2.',
    height: 206,
  },
  toAnEster('ethanol', 'P', 'propan-1-ol', 'Q and water'),
)

const acidAndAlcohol = figure(
  {
    name: 'organic-chemistry-6/two-compounds-to-join',
    title: 'Displayed formulae of two compounds',
    description:
      'A: three carbon atoms in a chain; from the left they carry three H atoms, two H atoms, an O atom by a double bond and an O atom that carries an H atom. B: one carbon atom, which carries three H atoms and an O atom that carries an H atom.',
    height: 136,
  },
  captioned([104, 54], 124, 'CH3CH2COOH', ['A']),
  captioned([288, 54], 124, 'CH3OH', ['B']),
)

export const figures = [
  fermentation,
  letteredFermenter,
  steamAdded,
  twoRoutes,
  numberedRoutes,
  burning,
  gasFromYeast,
  acid,
  threeTubes,
  oxidation,
  esterMade,
  letteredGasTest,
  chainOfLetters,
  acidAndAlcohol,
]
