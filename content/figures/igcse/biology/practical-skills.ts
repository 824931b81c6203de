import { figure } from '@/lib/figures/figure'
import { arrow, centred, rect, text } from '@/lib/figures/shapes'

const card = (x: number, y: number, width: number, head: string, body: string, cls: string) =>
  rect(x, y, width, 62, cls, 3) +
  centred(x + width / 2, y + 17, head, 'b') +
  centred(x + width / 2, y + 42, body, 's')

const variables = figure(
  {
    name: 'practical-skills/variables',
    title: 'The three kinds of variables of one investigation',
    description:
      'Three boxes. Independent variable, what you change: temperature of the water bath. An arrow leads to the dependent variable, what you measure: time until no starch is left. Below them control variables, kept the same: volume and concentration of amylase, of starch, and pH.',
    height: 190,
  },
  card(8, 16, 150, 'independent', 'you change it:\ntemperature', 'p w'),
  arrow(160, 47, 200, 47, { cls: 'p' }),
  card(202, 16, 150, 'dependent', 'you measure it:\ntime until no starch', 'r rw'),
  card(60, 112, 240, 'control variables', 'kept the same:\namylase, starch, pH', 'l sunk'),
  text(180, 98, 'so that nothing else can explain the result', { anchor: 'middle', cls: 's' }),
)

export const figures = [variables]
