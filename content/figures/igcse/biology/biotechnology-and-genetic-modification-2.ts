import { drawing } from '@/lib/figures/biology/drawing'
import { activityAtTemperature } from '@/lib/figures/biology/enzymes'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { label } from '@/lib/figures/laboratory/labels'
import { arrow, circle, line, type Point, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'biotechnology-and-genetic-modification-2'

const pipes: Shape =
  rect(147, 26, 8, 34, 'l sheet') +
  arrow(151, 4, 151, 24, { cls: 'p' }) +
  rect(207, 26, 8, 34, 'l sheet') +
  arrow(211, 4, 211, 24, { cls: 'p' }) +
  rect(222, 56, 26, 8, 'l sheet') +
  arrow(250, 60, 268, 60, { cls: 'p' }) +
  rect(98, 182, 74, 6, 'l sheet') +
  arrow(80, 185, 97, 185, { cls: 'p' }) +
  rect(242, 194, 20, 8, 'l w') +
  arrow(280, 198, 264, 198, { cls: 'p' }) +
  rect(98, 90, 20, 8, 'l w') +
  arrow(96, 94, 80, 94, { cls: 'p' }) +
  rect(176, 202, 8, 34, 'l sheet') +
  arrow(180, 238, 180, 254, { cls: 'p' })

export const fermenter = drawing({
  title: 'A fermenter',
  height: 258,
  left: 78,
  right: 282,
  tells:
    'A closed tank with rounded corners stands in a second, wider one; the space between is filled. The tank is filled with liquid to two thirds. A box on its lid turns an upright rod with two flat bars in the liquid. A pipe ends in the liquid low at the left, and bubbles rise from it. Arrows show flow in by two pipes on the lid, by the low pipe and into the outer space at the lower right, and flow out by a pipe at the upper right, by one at the bottom and from the outer space at the upper left.',
  parts: {
    'nutrients in': { at: [151, 40], side: 'left', seen: 'the left one of two pipes on the lid' },
    'water jacket': { at: [126, 136], side: 'left', seen: 'the space between the two walls' },
    'sterile air in': {
      at: [110, 185],
      side: 'left',
      level: 200,
      seen: 'the pipe that ends low in the liquid',
    },
    'acid or alkali in': {
      at: [211, 40],
      side: 'right',
      level: 30,
      seen: 'the right one of two pipes on the lid',
    },
    'waste gases out': {
      at: [240, 60],
      side: 'right',
      level: 80,
      seen: 'the pipe that leaves the tank at the upper right',
    },
    probe: {
      at: [254, 118],
      side: 'right',
      seen: 'a thin rod that goes through the right wall into the liquid',
    },
    stirrer: { at: [198, 150], side: 'right', seen: 'a flat bar on the upright rod' },
    'product out': { at: [180, 224], side: 'right', seen: 'the pipe at the bottom' },
  },
  draw: () =>
    rect(118, 76, 124, 140, 'l w', 26) +
    rect(134, 44, 92, 160, 'l sheet', 22) +
    rect(135, 100, 90, 103, 'hl', 21) +
    rect(135, 90, 90, 40, 'hl') +
    rect(134, 44, 92, 160, 'l', 22) +
    line(134, 90, 226, 90, 'l thin') +
    pipes +
    rect(168, 12, 24, 20, 'l sunk') +
    rect(178, 32, 4, 142, 'l sunk') +
    rect(156, 122, 48, 6, 'l sheet') +
    rect(156, 147, 48, 6, 'l sheet') +
    rect(208, 115, 48, 6, 'l sheet', 2) +
    [
      [164, 174],
      [154, 166],
      [168, 162],
      [150, 140],
      [164, 136],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3, 'l thin'))
      .join(''),
})

const labelled = fermenter.figure({ name: `${topic}/fermenter` })

export type Powders = { optimum: number; top: number; base: number }

/** Stain removed without enzymes: more where the water is warmer. */
export const withoutEnzymes = (t: number, { base }: Powders) => base + t / 2

/** With enzymes: highest at the optimum; from 20 °C above it on, the same as without. */
function withEnzymes(t: number, powders: Powders): number {
  const { optimum, top, base } = powders
  const limit = optimum + 20
  if (t >= limit) return withoutEnzymes(t, powders)
  const low = t < optimum ? base : withoutEnzymes(limit, powders)
  return low + (top - low) * activityAtTemperature(t, optimum, limit)
}

/** Two curves, named or with letters: the powder with enzymes is the first. */
export function stainGraph(powders: Powders, names: readonly [string, string], name: string): Figure {
  const { optimum, top } = powders
  const g = graph({
    x: {
      label: 'temperature / °C',
      max: 80,
      ticks: [0, 10, 20, 30, 40, 50, 60, 70, 80],
      grid: true,
      parts: 5,
    },
    y: { label: 'stain removed / %', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 10 },
    height: 190,
  })
  const places = Array.from({ length: 41 }, (_, at) => 2 * at)
  const slow = (t: number) => withoutEnzymes(t, powders)
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Stain removed by two washing powders',
      description: `A graph of the percentage of a stain that is removed against temperature from 0 to 80 degrees Celsius. The line of ${names[1]} rises steadily from ${slow(0)} to ${slow(80)}. The curve of ${names[0]} rises to ${top} at ${optimum} degrees, where the other line is at ${slow(optimum)}. Then it falls, and from ${optimum + 20} degrees on both lie together.`,
      height: 270,
    },
    g.axes,
    g.line(
      [
        [0, slow(0)],
        [80, slow(80)],
      ],
      'r dash',
    ),
    g.curve(places.map((t): Point => [t, withEnzymes(t, powders)])),
    g.label(optimum, top, names[0], { dy: -8, anchor: 'middle', cls: names[0].length === 1 ? 'b' : 's' }),
    g.label(26, slow(26), names[1], { dx: 6, dy: 20, cls: names[1].length === 1 ? 'b' : 's' }),
  )
}

const powders = stainGraph({ optimum: 40, top: 76, base: 8 }, ['biological', 'non-biological'], 'two-powders')

const BEADS: readonly Point[] = Array.from({ length: 28 }, (_, at) => [
  148 + (at % 4) * 21 + (Math.floor(at / 4) % 2) * 5,
  76 + Math.floor(at / 4) * 17,
])

/** A column of beads through which milk flows. */
export function column(words: { above: string; beads: string; below: string }, name: string): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Milk flows through a column of beads',
      description: `An upright glass tube with a tap at its lower end is filled with small beads. An arrow above leads into it, labelled ${words.above}. The beads are labelled ${words.beads}. An arrow below the tap, labelled ${words.below}, leads into a beaker.`,
      height: 284,
    },
    polyline([
      [136, 34],
      [136, 192],
      [174, 208],
      [174, 232],
    ]),
    polyline([
      [228, 34],
      [228, 192],
      [190, 208],
      [190, 232],
    ]),
    rect(166, 215, 32, 7, 'l sunk'),
    BEADS.map(([x, y]) => circle(x, y, 8, 'l thin w')).join(''),
    arrow(182, 16, 182, 52, { cls: 'p' }),
    arrow(182, 234, 182, 254, { cls: 'p' }),
    polyline([
      [146, 240],
      [146, 276],
      [218, 276],
      [218, 240],
    ]),
    rect(147, 260, 70, 15, 'sunk'),
    text(192, 28, words.above),
    label(words.beads, 284, 128, 222, 128, 'middle'),
    text(226, 256, words.below),
  )
}

const lactose = column(
  { above: 'milk with lactose', beads: 'lactase\nin beads', below: 'lactose-free milk' },
  'lactase-column',
)

export type Rise = { start: number; warm: number; cold: number; order: readonly ('warm' | 'cold' | 'hot')[] }

/** The volume of dough at three temperatures; the letters P, Q, R stand for the temperatures in the order given. */
export function doughGraph({ start, warm, cold, order }: Rise): Figure {
  const g = graph({
    x: { label: 'time / min', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true, parts: 5 },
    y: {
      label: 'volume of dough / cm^{3}',
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 10,
    },
    height: 190,
  })
  const letter = (kind: 'warm' | 'cold' | 'hot') => 'PQR'.charAt(order.indexOf(kind))
  const rise = warm - start
  const tells = {
    warm: `rises slowly at first, then faster, to ${warm} at 40 minutes, and stays there`,
    cold: `rises slowly and steadily to ${cold} at 40 minutes and goes on rising`,
    hot: `stays level at ${start}`,
  }
  return figure(
    {
      name: `${topic}/dough-${start}-${warm}-${cold}`,
      title: 'Volume of three pieces of dough',
      description: `A graph of the volume of dough in cubic centimetres against time in minutes. All three lines start at ${start}. ${order.map(kind => `Line ${letter(kind)} ${tells[kind]}.`).join(' ')}`,
      height: 270,
    },
    g.axes,
    g.curve([
      [0, start],
      [10, start + 0.15 * rise],
      [20, start + 0.5 * rise],
      [30, start + 0.85 * rise],
      [40, warm],
      [45, warm],
      [50, warm],
    ]),
    g.line(
      [
        [0, start],
        [50, start + (cold - start) * 1.25],
      ],
      'g dash',
    ),
    g.line(
      [
        [0, start],
        [50, start],
      ],
      'r',
    ),
    g.label(48, warm, letter('warm'), { dy: -6, cls: 'b' }),
    g.label(48, start + (cold - start) * 1.2, letter('cold'), { dy: -7, cls: 'b' }),
    g.label(48, start, letter('hot'), { dy: 16, cls: 'b' }),
  )
}

export const figures = [labelled, powders, lactose]
