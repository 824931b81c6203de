import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, circle, line, polar, text } from '@/lib/figures/shapes'

// E8.2 Relative and expected frequencies

const RUN = [
  [10, 0.7],
  [20, 0.65],
  [30, 0.5],
  [40, 0.55],
  [60, 34 / 60],
  [80, 49 / 80],
  [100, 0.58],
  [120, 0.6],
  [140, 82 / 140],
  [160, 0.6],
  [180, 0.6],
  [200, 0.6],
] as const
const g = graph({
  x: { label: 'number of throws', max: 200, ticks: [0, 40, 80, 120, 160, 200], grid: true },
  y: { label: 'relative frequency', max: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], grid: true },
})
const settles = figure(
  {
    name: 'probability-2/settles',
    title: 'Relative frequency against the number of throws',
    description:
      'A graph of relative frequency, from 0 to 1, against the number of throws, from 0 to 200. It begins at 0.7 after 10 throws, falls to 0.5 after 30 throws and goes up and down less and less. From 160 to 200 throws it stays at 0.6.',
    height: 246,
  },
  g.axes,
  g.line(RUN.map(([x, y]) => [x, y] as const)),
  g.points(RUN.map(([x, y]) => [x, y] as const)),
)

/** A spinner whose sectors are given by their angles, from the top clockwise. */
function disc(x: number, y: number, sectors: readonly (readonly [label: string, angle: number])[]): string {
  let at = 90
  const shapes = sectors.map(([label, angle]) => {
    const [lx, ly] = polar(x, y, 47, at - angle / 2)
    const edge = line(x, y, ...polar(x, y, 66, at))
    at -= angle
    return edge + text(lx, ly + 4.5, label, { anchor: 'middle' })
  })
  return circle(x, y, 66) + shapes.join('') + arrow(x, y, ...polar(x, y, 22, 200), { cls: 'p thick' })
}

const two = figure(
  {
    name: 'probability-2/fair-and-biased',
    title: 'A fair spinner and a biased one',
    description:
      'Two spinners, each with the numbers 1 to 4. On the left all four sectors are equal: the spinner is fair. On the right the sector of the number 4 takes up half of the disc, and the other three share the rest: the spinner is biased.',
    height: 176,
  },
  disc(90, 80, [
    ['1', 90],
    ['2', 90],
    ['3', 90],
    ['4', 90],
  ]),
  disc(270, 80, [
    ['1', 60],
    ['2', 60],
    ['3', 60],
    ['4', 180],
  ]),
  text(90, 168, 'fair', { anchor: 'middle', cls: 'b' }),
  text(270, 168, 'biased', { anchor: 'middle', cls: 'b' }),
)

const wheel = figure(
  {
    name: 'probability-2/wheel',
    title: 'A wheel with three prizes',
    description:
      'A spinner with 5 equal sectors. From the top clockwise they are labelled win, lose, lose, win, lose.',
    height: 150,
  },
  disc(180, 75, [
    ['win', 72],
    ['lose', 72],
    ['lose', 72],
    ['win', 72],
    ['lose', 72],
  ]),
)

export const figures = [settles, two, wheel]
