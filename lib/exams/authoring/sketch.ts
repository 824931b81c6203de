import { plotFigure } from '../plot-frame'
import { plotLook } from '../plot-model'
import type { PlotPart } from '../question'
import { sketchShapes } from '../sketch'

/** A grid to plot on: the figure is drawn from the axes and from what is given. */
export function plotPart({
  name,
  title,
  description,
  given = [],
  ...part
}: Omit<PlotPart, 'kind' | 'figure' | 'given'> &
  Partial<Pick<PlotPart, 'given'>> & {
    /** Of the figure, as those of the kit; the description says what the grid shows before anything is drawn. */
    name: string
    title: string
    description: string
  }): PlotPart {
  const drawn = sketchShapes(given, plotLook(part, 'l'))
  return { kind: 'plot', ...part, given, figure: plotFigure(part.axes, { name, title, description }, drawn) }
}
