import { activityAtTemperature } from '@/lib/figures/biology/enzymes'
import { type Figure, figure } from '@/lib/figures/figure'
import { box } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { glassTube, thermometer } from '@/lib/figures/laboratory/glassware'
import { waterBath } from '@/lib/figures/laboratory/heating'
import { label } from '@/lib/figures/laboratory/labels'
import { bench, clamp, stand } from '@/lib/figures/laboratory/stands'
import { boilingTube, testTube } from '@/lib/figures/laboratory/vessels'
import { arrow, circle, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'respiration'

const YEAST_PARTS = {
  yeast: { at: [96, 172], side: 'left', y: 178, seen: 'the liquid in the tube that stands in the box' },
  bath: { at: [150, 176], side: 'right', y: 156, seen: 'the water in the box around the tube' },
  thermometer: { at: [50, 108], side: 'left', y: 82, seen: 'the thin rod that stands in the box' },
  indicator: { at: [256, 178], side: 'right', y: 184, seen: 'the liquid into which the bent tube leads' },
  oil: { at: [102, 131], side: 'left', y: 130, seen: 'the layer on top of the liquid in the first tube' },
} as const

export type YeastPart = keyof typeof YEAST_PARTS

const YEAST_TELLS =
  'A box holds water, a thin rod and a tube of liquid. The tube is closed by a bung. A bent tube leads from the bung to below the surface of the liquid in a second tube, where bubbles rise.'

/** Yeast and glucose in a water bath, and the tube that leads the gas to a second liquid: limewater, or a red indicator. */
export function yeastTubes(oil: boolean, liquid = oil ? 'w' : 'rw'): Shape {
  return (
    bench(204) +
    waterBath(100, 204, { width: 140, height: 96 }) +
    boilingTube({ x: 96, y: 190, height: 132, level: 0.4, fill: 'hl' }) +
    (oil ? rect(81.8, 126, 28.4, 11, 'l thin sunk') : '') +
    rect(80, 54, 32, 15, 'l sunk') +
    glassTube(
      [
        [96, 82],
        [96, 30],
        [256, 30],
        [256, 166],
      ],
      6,
    ) +
    thermometer(50, 168, 106) +
    stand(334, 204, 150, 'left') +
    clamp(334, 108, 256, 20) +
    testTube({ x: 256, y: 192, width: 26, height: 100, level: 0.55, fill: liquid }) +
    glassTube(
      [
        [256, 84],
        [256, 166],
      ],
      6,
    ) +
    [
      [262, 162],
      [250, 154],
      [262, 147],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 2.4, 'l thin sheet'))
      .join('')
  )
}

/** The same apparatus with letters on some parts. */
export function yeastWithLetters(letters: Partial<Record<YeastPart, string>>): Figure {
  const pairs = Object.entries(letters) as [YeastPart, string][]
  return figure(
    {
      name: `${topic}/yeast-apparatus-lettered`,
      title: 'Apparatus to investigate yeast',
      description: `${YEAST_TELLS} ${pairs.map(([part, letter]) => `${letter} points to ${YEAST_PARTS[part].seen}.`).join(' ')}`,
      height: 216,
    },
    yeastTubes('oil' in letters),
    pairs
      .map(([part, letter]) => {
        const { at, side, y } = YEAST_PARTS[part]
        const x = side === 'left' ? 8 : part === 'indicator' ? 300 : 196
        return (
          line(x + (side === 'left' ? 12 : -4), y - 4.5, at[0], at[1], 'l thin') +
          text(x, y, letter, { cls: 'b' })
        )
      })
      .join(''),
  )
}

/** The same apparatus with names; a question about colours draws the second liquid without one. */
export function yeastWithNames(name: string, second: string, liquid = 'rw'): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Yeast in a water bath',
      description: `A water bath holds a thermometer and a tube of yeast and glucose solution. The tube is closed by a bung. A bent delivery tube leads from the bung to below the surface of ${second} in a second tube, where bubbles rise.`,
      height: 236,
    },
    yeastTubes(false, liquid),
    label('yeast and\nglucose\nsolution', 175, 116, 104, 160, 'start'),
    label('water bath', 14, 226, 60, 190, 'start'),
    label('thermometer', 4, 24, 50, 66, 'start'),
    label(second, 352, 226, 258, 182, 'end'),
  )
}

const USES: readonly (readonly [words: string, x: number, y: number, width: number])[] = [
  ['muscle\ncontraction', 4, 6, 108],
  ['protein\nsynthesis', 126, 6, 108],
  ['cell\ndivision', 248, 6, 108],
  ['active\ntransport', 2, 172, 82],
  ['growth', 94, 172, 72],
  ['passage of\nnerve\nimpulses', 176, 172, 82],
  ['constant\nbody\ntemperature', 268, 172, 90],
]

const uses = figure(
  {
    name: `${topic}/uses-of-energy`,
    title: 'Uses of the energy that respiration releases',
    description:
      'A box in the middle, respiration releases energy, with arrows to seven boxes: muscle contraction, protein synthesis, cell division, active transport, growth, passage of nerve impulses, and constant body temperature.',
    height: 236,
  },
  USES.map(([words, x, y, width]) => {
    const [tall, above] = [y > 100 ? 58 : 42, y < 100]
    const middle = x + width / 2
    const from: Point = [180 + (middle - 180) * 0.42, above ? 90 : 132]
    return (
      box(x, y, width, tall, words).shape +
      arrow(...from, middle + (180 - middle) * 0.06, above ? y + tall + 3 : y - 3, { cls: 'p' })
    )
  }).join(''),
  box(92, 90, 176, 42, 'respiration in cells\nreleases energy', 'l w').shape,
)

const OPTIMUM = 40
const LIMIT = 62

const temperature = (() => {
  const chart = graph({
    x: { label: 'temperature / °C', max: 70, ticks: [0, 10, 20, 30, 40, 50, 60, 70], grid: true },
    y: { label: 'bubbles per minute', max: 40, ticks: [0, 10, 20, 30, 40], grid: true },
  })
  const rate = (t: number) => 36 * activityAtTemperature(t, OPTIMUM, LIMIT)
  return figure(
    {
      name: `${topic}/yeast-and-temperature`,
      title: 'Temperature and the rate of respiration of yeast',
      description:
        'A graph of bubbles of carbon dioxide per minute against temperature. The curve rises more and more steeply to its highest point, the optimum, at 40 °C and 36 bubbles per minute. Then it falls steeply to zero at 62 °C.',
      height: 246,
    },
    chart.axes,
    chart.curve(Array.from({ length: LIMIT + 1 }, (_, t): Point => [t, rate(t)])),
    chart.guide(OPTIMUM, rate(OPTIMUM)),
    chart.label(OPTIMUM, rate(OPTIMUM), 'optimum', { dy: -6, anchor: 'middle', cls: 's' }),
    chart.label(24, 26, 'faster when\nwarmer', { anchor: 'end', cls: 's' }),
    chart.label(60, 26, 'enzymes\ndenatured', { cls: 's' }),
  )
})()

export const figures = [uses, yeastWithNames('yeast-practical', 'hydrogencarbonate indicator'), temperature]
