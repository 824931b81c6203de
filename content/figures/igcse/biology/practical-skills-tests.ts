import { oval } from '@/lib/figures/biology/organic'
import { type Figure, figure } from '@/lib/figures/figure'
import { bung } from '@/lib/figures/laboratory/contents'
import { bench } from '@/lib/figures/laboratory/stands'
import { beaker, testTube } from '@/lib/figures/laboratory/vessels'
import { arrow, centred, line, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'practical-skills'

export type Tube = {
  top: string
  below: string
  bunged?: boolean
  inside?: 'snail' | 'plant' | 'both' | 'none'
  fill?: string
}

function weed(x: number, y: number): Shape {
  const leaves = [0, 1, 2, 3].map(
    at =>
      oval(x - 5, y - 6 - at * 11, 5, 2.2, -30, 'l thin gw') +
      oval(x + 5, y - 6 - at * 11, 5, 2.2, 30, 'l thin gw'),
  )
  return line(x, y, x, y - 46, 'g') + leaves.join('')
}

const snail = (x: number, y: number): Shape =>
  oval(x + 1, y - 3, 8, 3, 0, 'l thin sheet') +
  oval(x + 2, y - 9, 6, 6, 0, 'l thin sunk') +
  oval(x + 2, y - 9, 2.5, 2.5, 0, 'l thin')

/** Two to four tubes side by side, words above and below each. */
export function tubesInARow(facts: {
  name: string
  title: string
  tells: string
  tubes: readonly Tube[]
}): Figure {
  const { name, title, tells, tubes } = facts
  const pitch = 344 / tubes.length
  return figure(
    { name: `${topic}/${name}`, title, description: tells, height: 206 },
    ...tubes.map(({ top, below, bunged = false, inside = 'none', fill = 'w' }, at) => {
      const x = 8 + pitch * (at + 0.5)
      return (
        text(x, 18, top, { anchor: 'middle', cls: 'b' }) +
        testTube({ x, y: 150, width: 30, height: 118, level: bunged ? 0.75 : 0.42, fill }) +
        (bunged ? bung(x, 34, 26) : '') +
        (inside === 'plant' || inside === 'both' ? weed(x - (inside === 'both' ? 4 : 0), 136) : '') +
        (inside === 'snail' || inside === 'both' ? snail(x + (inside === 'both' ? 3 : 0), 144) : '') +
        text(x, 170, below, { anchor: 'middle', cls: 's' })
      )
    }),
  )
}

const foodTests = tubesInARow({
  name: 'food-tests',
  title: 'Positive results of four food tests',
  tells:
    'Four test-tubes. Iodine solution with starch: blue-black. Benedict’s solution, heated with reducing sugar: brick-red. Biuret solution with protein: purple. Ethanol with fat, poured into water: cloudy white.',
  tubes: [
    { top: 'iodine', below: 'starch:\nblue-black' },
    { top: 'Benedict’s', below: 'sugar, heated:\nbrick-red' },
    { top: 'biuret', below: 'protein:\npurple' },
    { top: 'ethanol', below: 'fat, + water:\ncloudy white' },
  ],
})

const leaf = (x: number, y: number, tilt = 0, cls = 'l gw'): Shape =>
  oval(x, y, 17, 7, tilt, cls) + oval(x, y, 15, 0.5, tilt, 'l thin')

/** A leaf is tested for starch in four steps. */
export const leafTest = (): Figure =>
  figure(
    {
      name: `${topic}/leaf-test`,
      title: 'Four steps of a test on a leaf',
      description:
        'Step 1: the leaf is in a beaker of boiling water. Step 2: the leaf is in a tube of ethanol that stands in a beaker of hot water. Step 3: the leaf is in a beaker of warm water. Step 4: the leaf lies on a white tile, and iodine solution is dropped on it.',
      height: 190,
    },
    bench(132),
    ...['boiling\nwater', 'ethanol in\nhot water', 'warm\nwater', 'iodine\nsolution'].map((words, at) => {
      const x = 50 + at * 87
      return (
        text(x, 18, `${at + 1}`, { anchor: 'middle', cls: 'b' }) +
        text(x, 152, words, { anchor: 'middle', cls: 's' }) +
        (at < 3 ? arrow(x + 36, 96, x + 51, 96) : '')
      )
    }),
    beaker({ x: 50, y: 132, width: 62, height: 72, level: 0.6 }),
    leaf(50, 112, 12),
    beaker({ x: 137, y: 132, width: 62, height: 72, level: 0.6 }),
    testTube({ x: 137, y: 124, width: 28, height: 84, level: 0.45, fill: 'sheet' }),
    leaf(137, 104, 84, 'l sheet'),
    beaker({ x: 224, y: 132, width: 62, height: 72, level: 0.6 }),
    leaf(224, 112, -8, 'l sheet'),
    rect(282, 124, 58, 8, 'l sheet'),
    leaf(311, 117, 0, 'l sheet'),
    line(311, 60, 311, 92, 'l thick'),
    oval(311, 53, 5, 9, 0, 'l sunk'),
    oval(311, 100, 2, 3, 0, 'l sunk'),
  )

const COLOURS = ['purple', 'red', 'orange', 'yellow'] as const

const hydrogencarbonate = figure(
  {
    name: `${topic}/carbon-dioxide-scale`,
    title: 'Colours of hydrogencarbonate indicator',
    description:
      'Four boxes in a row: purple, red, orange, yellow. An arrow from left to right is marked more carbon dioxide. Purple stands for less than in air, red to orange for as much as in air, yellow for more than in air.',
    height: 112,
  },
  ...COLOURS.map(
    (colour, at) => rect(12 + at * 84, 30, 84, 32, 'l sheet') + centred(54 + at * 84, 46, colour, 'b'),
  ),
  text(180, 13, 'more carbon dioxide', { anchor: 'middle', cls: 's' }),
  arrow(60, 21, 300, 21, { cls: 'p' }),
  text(54, 80, 'less than\nin air', { anchor: 'middle', cls: 's' }),
  text(180, 80, 'as much as\nin air', { anchor: 'middle', cls: 's' }),
  text(306, 80, 'more than\nin air', { anchor: 'middle', cls: 's' }),
)

const BANDS = [
  ['1–2', 'red'],
  ['3–4', 'orange'],
  ['5–6', 'yellow'],
  ['7', 'green'],
  ['8–10', 'blue'],
  ['11–14', 'purple'],
] as const

const universal = figure(
  {
    name: `${topic}/universal-indicator`,
    title: 'Colours of universal indicator',
    description: `Six boxes in a row with pH values and colours: ${BANDS.map(([ph, colour]) => `pH ${ph} ${colour}`).join(', ')}. The left half is marked acid, green neutral, the right alkaline.`,
    height: 92,
  },
  ...BANDS.map(
    ([ph, colour], at) =>
      rect(9 + at * 57, 24, 57, 32, 'l sheet') +
      centred(37.5 + at * 57, 40, colour, 's') +
      text(37.5 + at * 57, 17, ph, { anchor: 'middle', cls: 's' }),
  ),
  text(94, 76, 'acid', { anchor: 'middle', cls: 's' }),
  text(208, 76, 'neutral', { anchor: 'middle', cls: 's' }),
  text(294, 76, 'alkaline', { anchor: 'middle', cls: 's' }),
)

export const figures = [foodTests, leafTest(), hydrogencarbonate, universal]
