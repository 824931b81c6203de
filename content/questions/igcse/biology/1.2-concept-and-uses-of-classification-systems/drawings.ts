import { type Figure, figure } from '@/lib/figures/figure'
import { circle, curve, dot, ellipse, line, polyline, text } from '@/lib/figures/shapes'

const topic = 'characteristics-and-classification-of-living-organisms'

export type Beetle = { spots: boolean; long: boolean; jaws: boolean }

function beetle(x: number, { spots, long, jaws }: Beetle): string {
  const both = (draw: (side: number) => string) => [-1, 1].map(draw).join('')
  const limbs = both(side =>
    [78, 92, 106]
      .map((y, at) =>
        polyline([
          [x + side * 12, y],
          [x + side * 30, y - 7 + at * 6],
          [x + side * 35, y + 3 + at * 8],
        ]),
      )
      .join(''),
  )
  const feelers = both(side =>
    curve(
      long
        ? [
            [x + side * 4, 50],
            [x + side * 26, 34],
            [x + side * 38, 70],
            [x + side * 36, 122],
          ]
        : [
            [x + side * 4, 50],
            [x + side * 9, 43],
            [x + side * 17, 40],
          ],
    ),
  )
  const pincers = both(side =>
    curve([
      [x + side * 3, 47],
      [x + side * 9, 34],
      [x + side * 2, 24],
    ]),
  )
  return (
    limbs +
    feelers +
    (jaws ? pincers : '') +
    circle(x, 52, 7.5, 'l sunk') +
    ellipse(x, 66, 14, 10, 'l sunk') +
    ellipse(x, 101, 19, 29, 'l sunk') +
    line(x, 72, x, 130) +
    (spots
      ? both(side => [86, 100, 114].map((y, at) => dot(x + side * (8 + (at % 2) * 3), y, 'd', 3)).join(''))
      : '')
  )
}

const told = ({ spots, long, jaws }: Beetle) =>
  `${spots ? 'spots' : 'no spots'} on the wing cases, antennae ${long ? 'longer than the body' : 'shorter than the body'} and ${jaws ? 'jaws that stand out in front' : 'no jaws that stand out'}`

export const fourBeetles = (beetles: readonly Beetle[]): Figure =>
  figure(
    {
      name: `${topic}/four-beetles`,
      title: 'Four beetles, W to Z',
      description: `Four beetles of equal size, seen from above. ${beetles.map((each, at) => `${'WXYZ'.charAt(at)} has ${told(each)}`).join('. ')}.`,
      height: 160,
    },
    ...beetles.map((each, at) => beetle(48 + 88 * at, each)),
    ...beetles.map((_, at) => text(48 + 88 * at, 153, 'WXYZ'.charAt(at), { anchor: 'middle', cls: 'b' })),
  )

/** Four species from top to bottom, and when their lines parted: the first two, then the third (or the last two), then all. */
export type Tree = {
  leaves: readonly string[]
  /** whether the last two species form a pair of their own */
  paired: boolean
  times: readonly [number, number, number]
}

export function parted({ leaves, paired, times }: Tree, one: string, other: string): number {
  const [low = 0, high = 0] = [leaves.indexOf(one), leaves.indexOf(other)].toSorted((a, b) => a - b)
  if (high === 1) return times[0]
  if (paired) return low === 2 ? times[1] : times[2]
  return high === 2 ? times[1] : times[2]
}

const MOST = 12

/** A tree of descent from the left to the right, with a scale of time if asked. */
export function descent(tree: Tree, scale: boolean): Figure {
  const { leaves, paired, times } = tree
  const x = (time: number) => 296 - (time * 252) / MOST
  const y = (row: number) => 22 + row * 30
  const [first, second, last] = times
  const top = y(0.5)
  const lower = paired ? y(2.5) : y(2)
  const fork = (time: number, from: number, to: number) => line(x(time), from, x(time), to, 'p')
  const inner = paired ? top : (top + lower) / 2
  const [foot, rootY] = paired ? [lower, (top + lower) / 2] : [y(3), (inner + y(3)) / 2]
  const lines = [
    fork(first, y(0), y(1)) + line(x(first), y(0), 296, y(0), 'p') + line(x(first), y(1), 296, y(1), 'p'),
    paired
      ? fork(second, y(2), y(3)) +
        line(x(second), y(2), 296, y(2), 'p') +
        line(x(second), y(3), 296, y(3), 'p') +
        line(x(last), top, x(first), top, 'p') +
        line(x(last), lower, x(second), lower, 'p')
      : fork(second, top, lower) +
        line(x(second), top, x(first), top, 'p') +
        line(x(second), lower, 296, lower, 'p') +
        line(x(last), inner, x(second), inner, 'p') +
        line(x(last), y(3), 296, y(3), 'p'),
    fork(last, inner, foot),
    line(x(last) - 18, rootY, x(last), rootY, 'p'),
  ]
  const ticks = [0, 2, 4, 6, 8, 10, 12]
  const axis = scale
    ? line(x(MOST), 138, 296, 138) +
      ticks
        .map(
          time =>
            line(x(time), 138, x(time), 143) +
            line(x(time), 12, x(time), 138, 'f thin') +
            text(x(time), 157, String(time), { anchor: 'middle', cls: 's' }),
        )
        .join('') +
      text(296, 176, 'time / million years ago', { anchor: 'end' })
    : ''
  const when = (time: number) => (scale ? ` ${time} million years ago` : '')
  const splits = paired
    ? `The lines of ${leaves[0]} and ${leaves[1]} part${when(first)}, those of ${leaves[2]} and ${leaves[3]}${when(second)}, and the two pairs earlier${when(last)}.`
    : `The lines of ${leaves[0]} and ${leaves[1]} part last${when(first)}. Before that ${leaves[2]} parts from them${when(second)}, and first of all ${leaves[3]}${when(last)}.`
  return figure(
    {
      name: `${topic}/${scale ? 'descent-with-scale' : 'descent'}`,
      title: 'How four species are related',
      description: `A branching diagram of four species, from the past at the left to the present at the right. ${splits}`,
      height: scale ? 184 : 130,
    },
    axis,
    ...lines,
    ...leaves.map((leaf, row) => text(306, y(row) + 4.5, leaf, { cls: 'b' })),
  )
}
