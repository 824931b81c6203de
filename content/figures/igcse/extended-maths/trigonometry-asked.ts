import { figure } from '@/lib/figures/figure'
import { notToScale } from '@/lib/figures/geometry/marks'
import { cuboid } from '@/lib/figures/geometry/solids'

// E6.6 Figures that are read in worked examples and questions

const box = cuboid(
  { length: 8, width: 7.6, height: 3.4 },
  {
    letters: false,
    mark: { AB: '20 cm', BC: '15 cm', CG: '8 cm' },
    box: { left: 60, top: 30, width: 216, height: 124 },
  },
)
const rod = figure(
  {
    name: 'trigonometry-asked/box',
    title: 'A box in the shape of a cuboid',
    description:
      'A cuboid. Its length is labelled 20 cm, its width 15 cm and its height 8 cm. The diagram is not to scale.',
    height: 186,
  },
  box.shape,
  notToScale(),
)

export const figures = [rod]
