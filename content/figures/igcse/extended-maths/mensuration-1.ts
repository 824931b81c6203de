import { figure } from '@/lib/figures/figure'
import { notToScale } from '@/lib/figures/geometry/marks'
import { cuboid } from '@/lib/figures/geometry/solids'
import { arrow, centred, line, rect, type Shape, text } from '@/lib/figures/shapes'

// E5.1 Units of measure

/** Units in a row, from the largest to the smallest, with the number for each step. */
function steps(y: number, units: readonly string[], numbers: readonly string[]): Shape {
  const gap = 276 / (units.length - 1)
  return units
    .map((unit, at) => {
      const x = 42 + at * gap
      const next = numbers[at]
      return (
        rect(x - 22, y - 13, 44, 26, 'l w', 4) +
        centred(x, y, unit) +
        (next === undefined
          ? ''
          : arrow(x + 25, y, x + gap - 25, y) +
            text(x + gap / 2, y - 8, next, { anchor: 'middle', cls: 's' }))
      )
    })
    .join('')
}

const ladders = figure(
  {
    name: 'mensuration-1/steps',
    title: 'Steps between metric units',
    description:
      'Three rows of units with arrows from the larger to the smaller. Length: km to m times 1000, m to cm times 100, cm to mm times 10. Mass: tonne to kg times 1000, kg to g times 1000, g to mg times 1000. Capacity: litre to cl times 100, cl to ml times 10.',
    height: 196,
  },
  text(20, 20, 'Length', { cls: 's' }),
  steps(42, ['km', 'm', 'cm', 'mm'], ['× 1000', '× 100', '× 10']),
  text(20, 80, 'Mass', { cls: 's' }),
  steps(102, ['tonne', 'kg', 'g', 'mg'], ['× 1000', '× 1000', '× 1000']),
  text(20, 140, 'Capacity', { cls: 's' }),
  steps(162, ['litre', 'cl', 'ml'], ['× 100', '× 10']),
)

const SIDE = 150
const LEFT = 104
const TOP = 20
const cells = Array.from({ length: 9 }, (_, at) => (at + 1) * (SIDE / 10))
const hundred = figure(
  {
    name: 'mensuration-1/square-centimetre',
    title: 'One square centimetre, enlarged',
    description:
      'A large square of side 1 cm, which is also marked 10 mm. It is divided into 10 rows of 10 small squares. One small square in the corner is shaded; it is 1 square millimetre.',
    height: 214,
  },
  rect(LEFT, TOP + SIDE - SIDE / 10, SIDE / 10, SIDE / 10, 'p hl'),
  ...cells.map(each => line(LEFT + each, TOP, LEFT + each, TOP + SIDE, 'f')),
  ...cells.map(each => line(LEFT, TOP + each, LEFT + SIDE, TOP + each, 'f')),
  rect(LEFT, TOP, SIDE, SIDE),
  text(LEFT + SIDE / 2, TOP + SIDE + 20, '1 cm = 10 mm', { anchor: 'middle' }),
  text(LEFT + SIDE + 10, TOP + SIDE / 2 + 5, '10 mm'),
  text(LEFT - 8, TOP + SIDE - 3, '1 mm^{2}', { anchor: 'end' }),
)

const BOX = { left: 70, top: 26, width: 200, height: 140 }
const cube = cuboid(
  { length: 6, width: 6, height: 6 },
  { letters: false, mark: { AB: '100 cm', BC: '100 cm', CG: '100 cm' }, box: BOX },
)
const metre = figure(
  {
    name: 'mensuration-1/cubic-metre',
    title: 'One cubic metre',
    description: 'A cube. Its three edges are labelled 100 cm each. The edges that are hidden are dashed.',
    height: 200,
  },
  cube.shape,
)

const pond = cuboid(
  { length: 9, width: 5, height: 4 },
  { letters: false, mark: { AB: '2.5 m', BC: '80 cm', CG: '60 cm' }, box: BOX },
)
const tank = figure(
  {
    name: 'mensuration-1/tank',
    title: 'A tank in the shape of a cuboid',
    description:
      'A cuboid. Its length is labelled 2.5 m, its width 80 cm and its height 60 cm. The diagram is not to scale.',
    height: 196,
  },
  pond.shape,
  notToScale(),
)

export const figures = [ladders, hundred, metre, tank]
