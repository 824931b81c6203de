import { plotFigure } from '../plot-frame'
import { plotLook } from '../plot-model'
import type { PlotPart } from '../question'
import { sketchShapes } from '../sketch'
import { type Loose, part } from './ask'

/** A grid to plot on: the figure is drawn from the axes and from what is given. */
export function plotPart({
  name,
  title,
  description,
  given = [],
  ...facts
}: Omit<Loose<PlotPart>, 'figure' | 'given'> &
  Partial<Pick<PlotPart, 'given'>> & {
    /** Of the figure, as those of the kit; the description says what the grid shows before anything is drawn. */
    name: string
    title: string
    description: string
  }): PlotPart {
  const drawn = sketchShapes(given, plotLook(facts, 'l'))
  const figure = plotFigure(facts.axes, { name, title, description }, drawn)
  return part<PlotPart>('plot', { ...facts, given, figure })
}
