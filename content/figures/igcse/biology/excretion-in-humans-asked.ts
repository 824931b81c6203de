import { urinarySystem } from '@/lib/figures/biology/kidney'
import { figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { dot, line, text } from '@/lib/figures/shapes'
import { barChart } from '@/lib/figures/statistics/bars'
import { chartFigure } from '@/lib/figures/statistics/chart'

const topic = 'excretion-in-humans-asked'

const twoPlaces = figure(
  {
    name: `${topic}/liquid-at-two-places`,
    title: 'The liquid in the kidneys at two places',
    description:
      'A plan. Blood flows into the glomerulus. From there an arrow, P, leads to the tubule, and from the tubule an arrow, Q, to the ureter. At P: 120 cubic centimetres of liquid per minute, with 0.30 g of urea and 0.90 g of glucose per cubic decimetre. At Q: 1.5 cubic centimetres per minute, with 18 g of urea and no glucose per cubic decimetre.',
    height: 190,
  },
  box(8, 18, 92, 40, 'glomerulus', 'l rw').shape,
  box(140, 18, 76, 40, 'tubule').shape,
  box(274, 18, 78, 40, 'ureter').shape,
  link([100, 38], [140, 38]),
  link([216, 38], [274, 38]),
  text(117, 28, 'P', { anchor: 'middle', cls: 'b' }),
  text(242, 28, 'Q', { anchor: 'middle', cls: 'b' }),
  line(117, 42, 117, 84, 'l thin'),
  line(242, 42, 242, 84, 'l thin'),
  box(8, 84, 166, 98, 'liquid at P:\n120 cm^{3} per minute\nurea 0.30 g/dm^{3}\nglucose 0.90 g/dm^{3}', 'l w')
    .shape,
  box(186, 84, 166, 98, 'liquid at Q:\n1.5 cm^{3} per minute\nurea 18 g/dm^{3}\nglucose 0 g/dm^{3}', 'l w')
    .shape,
)

const stone = urinarySystem.figure({
  name: `${topic}/stone-in-the-urinary-system`,
  title: 'The urinary system of a person with a stone',
  labels: { kidney: 'P', ureter: 'Q', bladder: 'R', urethra: 'T', 'renal artery': 'U' },
  also: dot(196.5, 146, 'd', 4.5) + line(200, 146, 268, 146, 'l thin') + text(274, 150.5, 'stone'),
  alsoTells: 'A dark spot, labelled stone, fills the narrow tube on the right.',
})

const hotDays = chartFigure(
  {
    name: `${topic}/water-lost-on-three-days`,
    title: 'Water that a person loses in urine and sweat on three days',
  },
  barChart({
    categories: ['15 °C', '25 °C', '35 °C'],
    label: 'temperature of the air',
    yLabel: 'water lost in a day / dm^{3}',
    yEvery: 0.2,
    yMax: 1.6,
    values: [
      { name: 'in urine', values: [1.6, 1.2, 0.6] },
      { name: 'in sweat', values: [0.4, 0.8, 1.4] },
    ],
    height: 170,
  }),
)

export const figures = [twoPlaces, stone, hotDays]
