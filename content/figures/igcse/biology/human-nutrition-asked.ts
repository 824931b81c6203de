import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { circle, curve, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { patternedBar } from '@/lib/figures/statistics/bars'

const topic = 'human-nutrition-asked'

const LABEL: readonly (readonly [name: string, value: string])[] = [
  ['fat', '50 g'],
  ['carbohydrate', '12 g'],
  ['protein', '20 g'],
  ['fibre', '8 g'],
]

const bagOfNuts = figure(
  {
    name: `${topic}/bag-of-nuts`,
    title: 'The label on a bag of nuts',
    description:
      'The label of a bag. Mixed nuts, 50 g. In 100 g of nuts: fat 50 g, carbohydrate 12 g, protein 20 g, fibre 8 g.',
    height: 196,
  },
  rect(76, 8, 208, 180, 'l sheet', 8),
  line(76, 22, 284, 22, 'l dash thin'),
  text(180, 44, 'mixed nuts', { anchor: 'middle', cls: 'b' }),
  text(180, 64, 'mass of nuts in the bag: 50 g', { anchor: 'middle', cls: 's' }),
  rect(94, 76, 172, 102, 'l w', 2),
  text(104, 93, 'in 100 g of nuts', { cls: 's' }),
  line(94, 100, 266, 100, 'l thin'),
  LABEL.map(
    ([name, value], at) =>
      text(104, 117 + at * 18, name) + text(256, 117 + at * 18, value, { anchor: 'end' }),
  ).join(''),
)

const IRON: readonly Point[] = [
  [0, 90],
  [2, 100],
  [4, 110],
  [6, 119],
  [8, 125],
  [10, 129],
  [12, 130],
]

const iron = graph({
  x: { label: 'time / weeks', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true },
  y: {
    label: 'haemoglobin in blood / g per dm^{3}',
    min: 80,
    max: 140,
    ticks: [80, 90, 100, 110, 120, 130, 140],
    grid: true,
    parts: 2,
  },
})

const haemoglobin = figure(
  {
    name: `${topic}/haemoglobin-and-iron`,
    title: 'Haemoglobin in the blood of a woman after a change of diet',
    description:
      'A graph of haemoglobin in the blood, in grams per cubic decimetre, against time in weeks after the change. The curve rises from 90 at 0 weeks in an almost straight line to 110 at 4 weeks, then less steeply to 125 at 8 weeks and 130 at 12 weeks.',
    height: 246,
  },
  iron.axes,
  iron.curve(IRON),
  iron.points(IRON),
)

/** Pairs of bars side by side with a fine grid; the second of each pair is hatched. */
function pairs(
  yLabel: string,
  max: number,
  names: readonly [string, string],
  rows: readonly (readonly [string, number, number])[],
): Shape {
  const on = graph({
    x: { label: '', max: rows.length },
    y: {
      label: yLabel,
      max,
      ticks: Array.from({ length: Math.floor(max / 20) + 1 }, (_, at) => at * 20),
      grid: true,
      parts: 5,
    },
    height: 160,
  })
  const bars = rows.map(([name, one, other], at) => {
    const drawn = [one, other].map((value, which) => {
      const [x, y] = on.at(at + 0.2 + which * 0.3, value)
      const [right, bottom] = on.at(at + 0.5 + which * 0.3, 0)
      return patternedBar(x, y, right - x, bottom - y, which)
    })
    return (
      drawn.join('') + text(on.at(at + 0.5, 0)[0], on.at(0, 0)[1] + 18, name, { anchor: 'middle', cls: 's' })
    )
  })
  const key = names.map(
    (name, at) => patternedBar(70 + at * 140, 232, 16, 12, at) + text(92 + at * 140, 243, name, { cls: 's' }),
  )
  return on.axes + bars.join('') + key.join('')
}

const twoDiets = figure(
  {
    name: `${topic}/diets-of-two-children`,
    title: 'Calcium and vitamin D in the diets of two children',
    description:
      'A bar chart of the amount in the diet as a percentage of the amount needed, with a fine line every 4 per cent. Calcium: child P 112, child Q 44. Vitamin D from food: child P 16, child Q 120.',
    height: 254,
  },
  pairs(
    'amount in the diet as % of amount needed',
    124,
    ['child P', 'child Q'],
    [
      ['calcium', 112, 44],
      ['vitamin D from food', 16, 120],
    ],
  ),
)

const foodAndFaeces = figure(
  {
    name: `${topic}/food-and-faeces`,
    title: 'Substances in the food and in the faeces of a person in one day',
    description:
      'A bar chart of mass in grams, with a fine line every 4 g. Fat: 88 in food, 4 in faeces. Protein: 80 in food, 8 in faeces. Fibre: 32 in food, 24 in faeces.',
    height: 254,
  },
  pairs(
    'mass in one day / g',
    100,
    ['in food', 'in faeces'],
    [
      ['fat', 88, 4],
      ['protein', 80, 8],
      ['fibre', 32, 24],
    ],
  ),
)

const planOfTheCanal = figure(
  {
    name: `${topic}/plan-of-the-canal`,
    title: 'A plan of the digestive system',
    description:
      'A plan. Boxes in a column, joined by arrows for the way of food: mouth, P, stomach, Q, R, colon. Beside the column are boxes for organs that food does not enter. Arrows for liquids lead from salivary glands to the mouth, from W to X, from X to Q, and from Y to Q. W makes bile.',
    height: 266,
  },
  (['mouth', 'P', 'stomach', 'Q', 'R', 'colon'] as const)
    .map((name, at) => {
      const { shape, top } = box(134, 6 + at * 44, 92, 28, name, 'l sunk')
      return shape + (at > 0 ? link([top[0], top[1] - 16], top) : '')
    })
    .join(''),
  box(272, 6, 80, 40, 'salivary\nglands').shape,
  link([272, 20], [226, 20], undefined, 'g'),
  box(4, 82, 92, 44, 'W\n(makes bile)').shape,
  box(4, 152, 92, 28, 'X').shape,
  box(272, 138, 80, 28, 'Y').shape,
  link([50, 126], [50, 152], undefined, 'g'),
  link([96, 158], [134, 153], undefined, 'g'),
  link([272, 152], [226, 152], undefined, 'g'),
)

/** A ring with a folded inside: its inner line is `factor` times as long as a circle through its middle. */
function ring(x: number, y: number, folded: boolean, name: string, length: string): Shape {
  const inside = Array.from({ length: 144 }, (_, at): Point => {
    const angle = (at / 144) * 2 * Math.PI
    const r = 40 + (folded ? 14.4 * Math.cos(12 * angle) : 0)
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })
  return (
    circle(x, y, 66, 'l rw') +
    curve(inside, 'p sheet', true) +
    text(x, y - 76, name, { anchor: 'middle', cls: 'b' }) +
    text(x, y + 84, `length of the inner line:\n${length}`, { anchor: 'middle', cls: 's' })
  )
}

const smoothAndFolded = figure(
  {
    name: `${topic}/smooth-and-folded`,
    title: 'A smooth and a folded lining, cut across',
    description:
      'Two tubes of equal width, cut across. In model S the inner line is smooth and 10 cm long. In model F it has many folds and is 30 cm long.',
    height: 202,
  },
  ring(92, 90, false, 'model S', '10 cm'),
  ring(268, 90, true, 'model F', '30 cm'),
)

const waterOfTheGut = figure(
  {
    name: `${topic}/water-of-the-gut`,
    title: 'Water in the alimentary canal of a person in one day',
    description:
      'Three boxes in a row, joined by arrows. 9.0 cubic decimetres of water enter the small intestine in a day, 1.5 pass from it to the colon, and 0.1 leaves the colon in faeces. An arrow leads from each of the two to the blood.',
    height: 156,
  },
  box(84, 34, 82, 44, 'small\nintestine', 'l sunk').shape,
  box(232, 34, 62, 44, 'colon', 'l sunk').shape,
  link([28, 56], [84, 56]),
  link([166, 56], [232, 56]),
  link([294, 56], [346, 56]),
  text(48, 26, '9.0 dm^{3}', { anchor: 'middle' }),
  text(199, 26, '1.5 dm^{3}', { anchor: 'middle' }),
  text(324, 26, '0.1 dm^{3}', { anchor: 'middle' }),
  text(330, 78, 'faeces', { anchor: 'middle', cls: 's' }),
  rect(84, 118, 210, 28, 'l rw', 4),
  text(189, 137, 'blood', { anchor: 'middle' }),
  link([125, 78], [125, 118]),
  link([263, 78], [263, 118]),
)

export const figures = [
  bagOfNuts,
  haemoglobin,
  twoDiets,
  foodAndFaeces,
  planOfTheCanal,
  smoothAndFolded,
  waterOfTheGut,
]
