import {
  type Chromatogram,
  chromatogram,
  chromatographyTank,
  spotY,
} from '@/lib/figures/chemistry/chromatography'
import { figure } from '@/lib/figures/figure'
import { arrow, line, text } from '@/lib/figures/shapes'

const topic = 'experimental-techniques-and-chemical-analysis'

const beaker = figure(
  {
    name: `${topic}/chromatography-beaker`,
    title: 'Apparatus for paper chromatography',
    description:
      'Paper hangs in a covered beaker. Its lower end dips into the solvent. A pencil baseline with three spots on it is above the surface of the solvent.',
    height: 206,
  },
  chromatographyTank(60, 20, {
    lanes: [
      { label: 'X', spots: [] },
      { label: 'Y', spots: [] },
      { label: 'Z', spots: [] },
    ],
  }),
  line(64, 17, 44, 8, 'l thin'),
  text(40, 12, 'lid', { anchor: 'end' }),
)

const two: Chromatogram = {
  lanes: [
    { label: 'X', spots: [0.3, 0.7] },
    { label: 'Y', spots: [0.5] },
  ],
  width: 100,
  height: 190,
}

const beforeAndAfter = figure(
  {
    name: `${topic}/paper-before-and-after`,
    title: 'Paper before and after chromatography',
    description:
      'On the left, paper with one spot above each of the letters X and Y, on a baseline. An arrow leads to the same paper after the run. The solvent front is near its top. X has two spots at different heights, Y has one.',
    height: 210,
  },
  chromatogram(4, 10, { ...two, isBefore: true, labels: false }),
  arrow(110, 105, 136, 105),
  chromatogram(144, 10, two),
)

const unknown: Chromatogram = {
  lanes: [
    { label: 'X', spots: [0.25, 0.55, 0.85] },
    { label: 'P', spots: [0.25] },
    { label: 'Q', spots: [0.4] },
    { label: 'R', spots: [0.55] },
  ],
  width: 220,
}

const references = figure(
  {
    name: `${topic}/unknown-and-references`,
    title: 'A chromatogram of an unknown ink and three known dyes',
    description:
      'Heights of the spots as a part of the way from the baseline to the solvent front. X has three spots, at 0.25, 0.55 and 0.85, P has one at 0.25, Q has one at 0.40, R has one at 0.55.',
    height: 230,
  },
  chromatogram(20, 10, unknown),
)

const HEIGHT = 250
const TOP = 8
const at = (centimetres: number) => spotY(TOP, HEIGHT, centimetres / 8)

/** A distance from the baseline, drawn with an arrow at each end. */
const span = (x: number, centimetres: number, label: string) =>
  arrow(x, at(centimetres / 2), x, at(0), { cls: 'p' }) +
  arrow(x, at(centimetres / 2), x, at(centimetres), { cls: 'p' }) +
  text(x + 6, at(centimetres / 2) + 4, label, { cls: 's tp' })

const distances = figure(
  {
    name: `${topic}/measuring-distances`,
    title: 'Measuring the distances on a chromatogram',
    description:
      'A chromatogram beside a scale in centimetres whose zero is on the baseline. The solvent front is at 8.0 cm. P has one spot at 2.0 cm and one at 5.2 cm. Arrows show the distance travelled by the substance, from the baseline to the centre of the higher spot, and the distance travelled by the solvent, from the baseline to the solvent front.',
    height: 266,
  },
  chromatogram(50, TOP, {
    lanes: [
      { label: 'P', spots: [2 / 8, 5.2 / 8] },
      { label: '', spots: [] },
      { label: '', spots: [] },
    ],
    width: 186,
    height: HEIGHT,
    scaleCm: 8,
  }),
  span(98, 5.2, 'substance'),
  span(174, 8, 'solvent'),
)

export const figures = [beaker, beforeAndAfter, references, distances]
