import { figure } from '@/lib/figures/figure'
import { arrow, centred, rect, text } from '@/lib/figures/shapes'

const card = (x: number, y: number, width: number, head: string, body: string, cls: string) =>
  rect(x, y, width, 62, cls, 3) +
  centred(x + width / 2, y + 17, head, 'b') +
  centred(x + width / 2, y + 42, body, 's')

type Variables = {
  name: string
  /** What is told of each kind to who does not see it. */
  told: { change: string; measure: string; kept: string }
  /** What stands in each box. */
  change: string
  measure: string
  kept: string
  /** Of the box of what is kept the same. */
  width?: number
}

/** The three kinds of variables of one investigation, each in its box. */
export const variablesFigure = ({ name, told, change, measure, kept, width = 280 }: Variables) =>
  figure(
    {
      name,
      title: 'The three kinds of variables of one investigation',
      description: `Three boxes. Independent variable, what you change: ${told.change}. An arrow leads to the dependent variable, what you measure: ${told.measure}. Below them control variables, kept the same: ${told.kept}.`,
      height: 190,
    },
    card(8, 16, 150, 'independent', `you change it:\n${change}`, 'p w'),
    arrow(160, 47, 200, 47, { cls: 'p' }),
    card(202, 16, 150, 'dependent', `you measure it:\n${measure}`, 'r rw'),
    text(180, 98, 'so that nothing else can explain the result', { anchor: 'middle', cls: 's' }),
    card((360 - width) / 2, 112, width, 'control variables', `kept the same:${kept}`, 'l sunk'),
  )
