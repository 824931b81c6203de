import { drawing } from '@/lib/figures/biology/drawing'
import { oval } from '@/lib/figures/biology/organic'
import { figure } from '@/lib/figures/figure'
import { arrow, curve, dot, line, type Point, type Shape, text } from '@/lib/figures/shapes'

const topic = 'transport-in-plants-3'

const flow = (x1: number, y1: number, x2: number, y2: number) => arrow(x1, y1, x2, y2, { cls: 'p', head: 7 })

const roots = (x: number, y: number): Shape =>
  [-34, -16, 0, 16, 34]
    .map(reach =>
      curve([
        [x, y],
        [x + reach * 0.5, y + 16],
        [x + reach, y + 38],
      ]),
    )
    .join('')

type PlantValues = {
  /** arrows of the movement in phloem */
  arrows: boolean
}

/** A plant with full-grown leaves, a growing tip, a fruit and roots; arrows lead from a leaf to the other parts. */
export const sourcesAndSinks = drawing({
  title: 'A plant in summer',
  height: 236,
  left: 104,
  right: 262,
  tells: ({ arrows = false }: Partial<PlantValues>) =>
    `A plant with a stem, two large green leaves in the light, a small tip with tiny leaves at the top, a round fruit on a side branch, and roots in the soil.${arrows ? ' Arrows lead from a large leaf into the stem, and from there up to the tip, to the fruit and down to the roots.' : ''}`,
  parts: {
    'growing tip': { at: [180, 22], seen: 'the small tip at the top', side: 'right' },
    leaf: { at: [124, 96], seen: 'a large green leaf in the light', side: 'left' },
    fruit: { at: [238, 100], seen: 'the round fruit on a side branch', side: 'right' },
    root: { at: [148, 222], seen: 'a root in the soil', side: 'left' },
  },
  draw: ({ arrows = false }: Partial<PlantValues>) =>
    line(177, 28, 177, 188) +
    line(183, 28, 183, 188) +
    oval(176, 22, 4, 9, 115, 'l gw') +
    oval(184, 22, 4, 9, 65, 'l gw') +
    oval(142, 92, 34, 12, 160, 'l gw') +
    oval(220, 62, 34, 12, 25, 'l gw') +
    line(174, 104, 177, 105) +
    line(189, 76, 183, 80) +
    line(183, 112, 226, 102) +
    dot(238, 100, 'l rw', 13) +
    line(108, 188, 256, 188, 'l dash thin') +
    roots(180, 188) +
    (arrows
      ? flow(140, 92, 172, 104) +
        flow(180, 96, 180, 40) +
        flow(190, 108, 222, 100) +
        flow(180, 116, 180, 180) +
        flow(182, 192, 196, 220)
      : ''),
})

const tuber = (x: number, y: number): Shape => oval(x, y, 24, 15, 10, 'l rw')

const summer: Shape =
  line(84, 60, 84, 130) +
  oval(64, 72, 20, 8, 155, 'l gw') +
  oval(104, 72, 20, 8, 25, 'l gw') +
  oval(62, 100, 20, 8, 165, 'l gw') +
  oval(106, 100, 20, 8, 15, 'l gw') +
  line(26, 130, 150, 130, 'l dash thin') +
  curve([
    [84, 130],
    [90, 148],
    [104, 160],
  ]) +
  tuber(122, 168) +
  flow(98, 98, 88, 112) +
  flow(90, 130, 108, 156)

const spring: Shape =
  line(210, 130, 334, 130, 'l dash thin') +
  tuber(272, 168) +
  curve([
    [264, 154],
    [262, 130],
    [264, 100],
  ] as Point[]) +
  oval(258, 98, 4, 9, 130, 'l gw') +
  oval(270, 98, 4, 9, 50, 'l gw') +
  flow(268, 154, 269, 112)

const seasons = figure(
  {
    name: `${topic}/potato-in-two-seasons`,
    title: 'A potato tuber in summer and in spring',
    description:
      'Left, summer: a potato plant with four leaves above the ground and a tuber below it. Arrows lead from a leaf down to the tuber. Labels: leaf is the source, tuber is the sink. Right, spring: a tuber below the ground with a young shoot that grows up from it. An arrow leads from the tuber up into the shoot. Labels: tuber is the source, shoot is the sink.',
    height: 232,
  },
  summer,
  spring,
  text(84, 24, 'summer', { anchor: 'middle', cls: 'b' }),
  text(272, 24, 'spring', { anchor: 'middle', cls: 'b' }),
  text(84, 44, 'source: leaves', { anchor: 'middle' }),
  text(272, 76, 'sink: young shoot', { anchor: 'middle' }),
  text(122, 204, 'sink: tuber', { anchor: 'middle' }),
  text(272, 204, 'source: tuber', { anchor: 'middle' }),
)

export const figures = [
  sourcesAndSinks.figure({
    name: `${topic}/sources-and-sinks`,
    title: 'Movement in the phloem of a plant in summer',
    arrows: true,
    labels: {
      leaf: 'source: leaf',
      'growing tip': 'sink: growing tip',
      fruit: 'sink: fruit',
      root: 'sink: root',
    },
  }),
  seasons,
]
