import { figure } from '@/lib/figures/figure'
import { arrow } from '@/lib/figures/shapes'
import {
  type Chromatogram,
  chromatogram,
  chromatographyTank,
  describeChromatogram,
  twoWayChromatogram,
} from '../chromatography'

const dyes: Chromatogram = {
  lanes: [
    { label: 'A', spots: [0.32, 0.71] },
    { label: 'B', spots: [0.32] },
    { label: 'C', spots: [0.55, 0.88] },
    { label: 'D', spots: [0] },
  ],
}
const measured: Chromatogram = {
  lanes: [
    { label: 'P', spots: [0.25, 0.65] },
    { label: 'Q', spots: [0.65] },
  ],
  scaleCm: 8,
  width: 110,
}

export const pieces = [
  figure(
    {
      name: 'kit/separation-dyes',
      title: 'A chromatogram of four food colourings',
      description: describeChromatogram(dyes),
      height: 230,
    },
    chromatogram(60, 10, dyes),
  ),
  figure(
    {
      name: 'kit/separation-scale',
      title: 'A chromatogram with a scale',
      description: `${describeChromatogram(measured)} A scale in centimetres stands beside it with its zero on the baseline.`,
      height: 230,
    },
    chromatogram(90, 10, measured),
  ),
  figure(
    {
      name: 'kit/separation-tank',
      title: 'Apparatus for paper chromatography',
      description:
        'Paper hangs in a covered beaker. Its lower end dips into solvent; the baseline with three spots is above the surface of the solvent.',
      height: 210,
    },
    chromatographyTank(80, 20, {
      lanes: [
        { label: 'A', spots: [] },
        { label: 'B', spots: [] },
        { label: 'C', spots: [] },
      ],
    }),
  ),
  figure(
    {
      name: 'kit/separation-before',
      title: 'Paper before and after chromatography',
      description:
        'On the left paper with a baseline and one spot for each of X and Y. An arrow leads to the same paper with the solvent front near its top, two spots above X and one above Y.',
      height: 200,
    },
    chromatogram(20, 10, {
      ...dyes,
      lanes: dyes.lanes.slice(0, 2),
      isBefore: true,
      width: 110,
      height: 180,
      labels: false,
    }),
    arrow(148, 100, 192, 100),
    chromatogram(208, 10, { ...dyes, lanes: dyes.lanes.slice(0, 2), width: 110, height: 180, labels: false }),
  ),
  figure(
    {
      name: 'kit/separation-two-way',
      title: 'Two-way chromatogram of amino acids',
      description:
        'A square sheet with the starting point, a cross, near the lower left corner. Solvent 1 ran upwards, solvent 2 to the right. Four spots lie on the sheet.',
      height: 230,
    },
    twoWayChromatogram(110, 10, [
      { first: 0.25, second: 0.2, label: '1' },
      { first: 0.25, second: 0.62, label: '2' },
      { first: 0.6, second: 0.45, label: '3' },
      { first: 0.85, second: 0.8, label: '4' },
    ]),
  ),
]
