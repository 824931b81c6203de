import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import {
  centred,
  circle,
  dot,
  line,
  type Point,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { products } from './series-1'
import { termsGraph } from './series-3'

// Series: figures that questions are read from, and finished drawings

// 12.1 Binomial theorem

const cells = products({
  name: 'series-asked/products',
  title: 'A table of products with letters in its cells',
  across: ['1', '12*x*', '60*x*^{2}'],
  down: ['3', '−*x*'],
  cells: [
    ['*P*', '*Q*', '*R*'],
    ['*S*', '*T*', '*U*'],
  ],
  wanted: [],
  says: 'A table of products. Across: 1, 12x and 60x². Down: 3 and −x. The cells of the row of 3 are named P, Q, R, those of the row of −x are named S, T, U, from left to right.',
})

// 12.2 General term: the beginning of two rows of Pascal's triangle

const beginning = (() => {
  const [upper, lower] = [30, 92]
  const [first, second] = [
    [136, 206, 276],
    [101, 171, 241],
  ] as const
  let drawn: Shape = text(8, upper + 5, 'row *n*') + text(8, lower + 5, 'row *n* + 1')
  drawn += line(first[1], upper, second[2], lower, 'p') + line(first[2], upper, second[2], lower, 'p')
  for (const [x, y, value] of [
    [first[0], upper, '1'],
    [first[1], upper, ''],
    [first[2], upper, '66'],
    [second[0], lower, '1'],
    [second[1], lower, ''],
    [second[2], lower, '*q*'],
  ] as const)
    drawn += circle(x, y, 20, value === '' ? 'l dash sheet' : 'l sheet') + centred(x, y, value)
  drawn += centred(326, upper, '…') + centred(291, lower, '…')
  return figure(
    {
      name: 'series-asked/two-rows',
      title: "The beginning of two rows of Pascal's triangle",
      description:
        'Row n begins with 1, an empty circle and 66; dots show that it goes on. Row n + 1 below it begins with 1, an empty circle and q. Lines lead from the empty circle and from 66 in row n to q.',
      height: 124,
    },
    drawn,
  )
})()

// 12.3 Arithmetic and geometric progressions

const two = termsGraph({
  name: 'series-asked/two-sequences',
  title: 'The first four terms of two sequences',
  sets: [
    { label: 'sequence *A*', values: [14, 12, 10, 8] },
    { label: 'sequence *B*', values: [16, 8, 4, 2] },
  ],
  yEvery: 2,
  yMax: 16,
})

// 12.4 Solving problems with progressions: rows of hexagons made of sticks

const hexagons = (() => {
  const side = 17
  const wide = side * Math.sqrt(3)
  const y = 30
  let x = 34
  let drawn: Shape = ''
  for (const count of [1, 2, 3]) {
    for (let each = 0; each < count; each += 1) {
      const middle = x + (each + 0.5) * wide
      const corners = [30, 90, 150, 210, 270, 330].map((turn): Point => polar(middle, y, side, turn))
      drawn += polygon(corners, 'l')
      for (const [px, py] of corners) drawn += dot(px, py, 'd', 2)
    }
    drawn += text(x + (count * wide) / 2, y + 42, `pattern ${count}`, { anchor: 'middle', cls: 's' })
    x += count * wide + 54
  }
  return figure(
    {
      name: 'series-asked/hexagons',
      title: 'Patterns of hexagons made of sticks',
      description:
        'Three patterns made of equal sticks. Pattern 1 is one hexagon. Pattern 2 is two hexagons side by side that share one stick. Pattern 3 is three hexagons in a row; each shares one stick with its neighbour.',
      height: 84,
    },
    drawn,
  )
})()

// 12.5 Convergence of geometric progressions

const sumsOn = graph({
  x: { label: '*n*', max: 6, ticks: [1, 2, 3, 4, 5] },
  y: { label: '*S*_{n}', max: 21, ticks: [0, 3, 6, 9, 12, 15, 18, 21], grid: true },
  height: 176,
})
const sums = figure(
  {
    name: 'series-asked/sums',
    title: 'The sums of a geometric progression',
    description:
      'Points above n = 1 to n = 5 show the sums. S1 is 18, S2 is 9, S3 is a little under 14, S4 a little over 11 and S5 a little over 12. They lie in turn above and below a dashed level line at 12 and come closer and closer to it.',
    height: 250,
  },
  sumsOn.axes,
  line(...sumsOn.at(0, 12), ...sumsOn.at(6, 12), 'r dash'),
  [18, 9, 13.5, 11.25, 12.375].map((sum, at) => dot(...sumsOn.at(at + 1, sum), 'pd', 4)).join(''),
)

// Finished drawings of questions that ask for one

const marked = products({
  name: 'series-asked/marked-products',
  title: 'The products with the square',
  across: ['64', '96*x*', '60*x*^{2}'],
  down: ['3', '−2*x*'],
  cells: [
    ['192', '288*x*', '180*x*^{2}'],
    ['−128*x*', '−192*x*^{2}', '−120*x*^{3}'],
  ],
  wanted: [
    [0, 2],
    [1, 1],
  ],
  says: 'A table of products. Across: 64, 96x and 60x². Down: 3 and −2x. The two cells with x² stand out: 3 times 60x² is 180x², and −2x times 96x is −192x².',
})

const halving = termsGraph({
  name: 'series-asked/halving',
  title: 'Terms of a geometric progression',
  sets: [{ label: '*u*', values: [16, 8, 4, 2] }],
  yEvery: 4,
  yMax: 16,
  says: 'The heights are 16, 8, 4 and 2.',
})

type Bars = {
  name: string
  title: string
  letter: string
  values: readonly number[]
  limit?: number
  says: string
}

/** Bars with their values above and, dashed, a limit. */
function bars({ name, title, letter, values, limit, says }: Bars) {
  const [base, unit, wide] = [152, 124 / Math.max(...values, limit ?? 0), 36]
  let drawn: Shape = line(20, base, 340, base)
  values.forEach((value, at) => {
    const x = 34 + at * 58
    const high = value * unit
    drawn += rect(x, base - high, wide, high, 'l w')
    drawn += text(x + wide / 2, base - high + 17, String(value), { anchor: 'middle', cls: 's' })
    drawn += text(x + wide / 2, base + 19, `*${letter}*_{${at + 1}}`, { anchor: 'middle' })
  })
  if (limit !== undefined)
    drawn +=
      line(20, base - limit * unit, 310, base - limit * unit, 'r dash') +
      text(316, base - limit * unit + 4.5, String(limit), { cls: 's tr' })
  return figure({ name: `series-asked/${name}`, title, description: says, height: 182 }, drawn)
}

const towards = bars({
  name: 'sums-towards-a-limit',
  title: 'Sums that come close to 16',
  letter: 'S',
  values: [8, 12, 14, 15],
  limit: 16,
  says: 'Bars for S1 to S4 with the heights 8, 12, 14 and 15. A dashed red line above them at 16.',
})

const equalSteps = bars({
  name: 'equal-steps-down',
  title: 'Bars that fall in equal steps',
  letter: 'u',
  values: [10, 8, 6, 4, 2],
  says: 'Five bars for u1 to u5. Their heights are 10, 8, 6, 4 and 2: each is 2 lower than the one before.',
})

export const figures = [cells, beginning, two, hexagons, sums, marked, halving, towards, equalSteps]
