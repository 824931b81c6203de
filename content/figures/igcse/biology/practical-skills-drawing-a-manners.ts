import { chance, smooth, xy } from '@/lib/figures/biology/organic'
import { placed } from '@/lib/figures/biology/placed'
import { type Figure, figure } from '@/lib/figures/figure'
import { arrow, curve, line, type Point, polygon, type Shape, text } from '@/lib/figures/shapes'
import { reachAt, UPPER, veins } from './practical-skills-drawing-a'

const topic = 'practical-skills'

const EDGE = smooth(UPPER.smooth)

/** A leaf as students draw it: one good way and three poor ones. */
export type Manner = 'good' | 'sketchy' | 'shaded' | 'angular'

export const MANNER_SEEN: Record<Manner, string> = {
  good: 'one thin unbroken line around the blade, nothing inside but the lines of the veins',
  sketchy: 'many short strokes beside and across each other instead of one line',
  shaded: 'a blade that is filled with grey and with many strokes',
  angular: 'a blade with straight sides and corners, as drawn with a ruler',
}

function strokes(points: readonly Point[]): Shape {
  return points
    .filter((_, at) => at % 3 === 0)
    .map(([x, y], at) => {
      const slip = (seed: number) => (chance(at * 7 + seed) - 0.5) * 5
      const [toX, toY] = points[Math.min(at * 3 + 5, points.length - 1)] ?? [x, y]
      return line(x + slip(1), y + slip(2), toX + slip(3), toY + slip(4), 'l thin')
    })
    .join('')
}

export function leafDrawn(manner: Manner): Shape {
  const lower = EDGE.map(([x, y]): Point => [x, -y])
  const whole = [...EDGE, ...lower.slice(1, -1).reverse()]
  const stem = line(0, 0, -14, 2)
  switch (manner) {
    case 'good':
      return stem + polygon(whole, 'l') + veins('smooth')
    case 'sketchy':
      return (
        strokes(EDGE) +
        strokes(lower) +
        strokes(xy('-14 2, -8 1, -3 0, 2 0, 10 0, 20 0, 30 0, 40 0, 50 0, 60 0, 70 0, 80 0, 90 0, 98 0')) +
        veins('smooth')
      )
    case 'shaded':
      return (
        stem +
        polygon(whole, 'l sunk') +
        Array.from({ length: 15 }, (_, at) => {
          const x = 12 + at * 5
          const reach = reachAt('smooth', x) * 0.85
          return line(x - 2, reach, x + 4, -reach, 'l thin')
        }).join('') +
        veins('smooth')
      )
    case 'angular':
      return stem + polygon(xy('0 0, 30 -30, 70 -30, 100 0, 70 30, 30 30'), 'l') + veins('smooth')
  }
}

const CELLS: readonly Point[] = xy('48 42, 228 42, 48 134, 228 134')

const lettered = (at: number) => {
  const [x, y] = CELLS[at] ?? [0, 0]
  return text(x - 34, y - 24, 'ABCD'.charAt(at), { cls: 'b' })
}

export function fourManners(order: readonly Manner[]): Figure {
  return figure(
    {
      name: `${topic}/four-drawings-of-a-leaf`,
      title: 'Four drawings of the same leaf',
      description: order
        .map((manner, at) => `Drawing ${'ABCD'.charAt(at)}: ${MANNER_SEEN[manner]}.`)
        .join(' '),
      height: 178,
    },
    ...order.map((manner, at) => {
      const [x, y] = CELLS[at] ?? [0, 0]
      return placed(leafDrawn(manner), { x, y, scale: 1 }) + lettered(at)
    }),
  )
}

export type Labelling = 'good' | 'short' | 'crossing' | 'curved'

export const LABELLING_SEEN: Record<Labelling, string> = {
  good: 'two straight lines; one ends on the thick line in the middle of the blade, the other on the stalk',
  short: 'two straight lines; both end in the empty space before they reach the leaf',
  crossing: 'two straight lines that cross each other on their way to the leaf',
  curved: 'two wavy lines with arrow heads',
}

function labelled(how: Labelling): Shape {
  const midrib = text(66, -36, 'midrib', { cls: 's' })
  const stem = text(-26, 30, 'stalk', { cls: 's' })
  const [onMidrib, onStalk] = [[52, 0] as Point, [-8, 1] as Point]
  switch (how) {
    case 'good':
      return midrib + stem + line(66, -34, ...onMidrib, 'l thin') + line(-10, 20, ...onStalk, 'l thin')
    case 'short':
      return midrib + stem + line(72, -34, 66, -26, 'l thin') + line(-10, 20, -10, 12, 'l thin')
    case 'crossing':
      return (
        text(66, -36, 'stalk', { cls: 's' }) +
        text(-14, -30, 'midrib', { cls: 's' }) +
        line(66, -38, ...onStalk, 'l thin') +
        line(24, -30, ...onMidrib, 'l thin')
      )
    case 'curved':
      return (
        midrib +
        stem +
        curve(xy('66 -34, 62 -22, 55 -18, 54 -7'), 'l thin') +
        arrow(54, -8, 52, 0, { cls: 'l thin', head: 6 }) +
        curve(xy('-12 20, -16 14, -9 11, -10 6'), 'l thin') +
        arrow(-10, 8, -8, 1, { cls: 'l thin', head: 6 })
      )
  }
}

export function fourLabellings(order: readonly Labelling[]): Figure {
  return figure(
    {
      name: `${topic}/four-labelled-drawings`,
      title: 'The same drawing labelled in four ways',
      description: `A leaf with a blade and a stalk is drawn four times; the labels are midrib and stalk. ${order
        .map((how, at) => `Drawing ${'ABCD'.charAt(at)}: ${LABELLING_SEEN[how]}.`)
        .join(' ')}`,
      height: 186,
    },
    ...order.map((how, at) => {
      const [x, y] = CELLS[at] ?? [0, 0]
      return placed(leafDrawn('good') + labelled(how), { x, y: y + 6 }) + lettered(at)
    }),
  )
}

const goodAndPoor = figure(
  {
    name: `${topic}/good-and-poor-drawing`,
    title: 'A poor drawing and a good drawing of a leaf',
    description:
      'On the left a leaf drawn with many short strokes and grey shading; a wavy arrow leads from the word midrib to the empty space beside it. On the right the same leaf, larger, in one thin unbroken line without shading; straight lines end on the midrib and on the stalk.',
    height: 208,
  },
  placed(leafDrawn('shaded') + strokes(EDGE), { x: 26, y: 96, scale: 0.78 }),
  curve(xy('64 52, 72 58, 66 64'), 'l thin'),
  arrow(68, 62, 66, 68, { cls: 'l thin', head: 6 }),
  text(40, 46, 'midrib', { cls: 's' }),
  text(66, 190, 'poor', { anchor: 'middle', cls: 'b' }),
  placed(leafDrawn('good'), { x: 166, y: 106, scale: 1.76 }),
  line(268, 38, 256, 106, 'l thin'),
  text(256, 32, 'midrib', { cls: 's' }),
  line(150, 144, 154, 108, 'l thin'),
  text(136, 158, 'stalk', { cls: 's' }),
  text(250, 190, 'good', { anchor: 'middle', cls: 'b' }),
)

export const figures = [goodAndPoor]
