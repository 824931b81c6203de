import type { ask } from '@/lib/exams/authoring/ask'
import { plotFigure, plotFrame } from '@/lib/exams/plot-frame'
import { curve, line, type Point } from '@/lib/figures/shapes'

type Decay = { unit: string; times: readonly number[]; max: number; large: number }
type Drawn = {
  rate: (time: number) => number
  /** Whole numbers, one for each time. */
  plotted: readonly number[]
  label: string
  name: string
  /** What falls, in words. */
  called: string
}

const cross = ([x, y]: Point) => line(x - 4, y - 4, x + 4, y + 4, 'g') + line(x - 4, y + 4, x + 4, y - 4, 'g')

/** A grid on which six count rates are plotted, with the finished curve and its marks. */
export function decayGrid(
  { unit, times, max, large }: Decay,
  { rate, plotted, label, name, called }: Drawn,
): Pick<Parameters<typeof ask.draw>[0], 'figure' | 'tools' | 'modelFigure' | 'scheme'> {
  const axes = {
    x: { label: `time / ${unit}`, min: 0, max, large, parts: 10 },
    y: { label, min: 0, max: 400, large: 100, parts: 10 },
  }
  const { toCanvas } = plotFrame(axes)
  const fitted = Array.from({ length: 25 }, (_, at) => {
    const time = ((times.at(-1) ?? max) * at) / 24
    return toCanvas([time, rate(time)])
  })
  const facts = {
    name,
    title: `Grid for a graph of ${called} against time`,
    description: `Graph paper. The horizontal axis is the time from 0 to ${max} ${unit}, the vertical one the ${called} from 0 to 400 counts per minute.`,
  }
  return {
    figure: plotFigure(axes, facts),
    tools: ['point', 'curve'],
    modelFigure: plotFigure(
      axes,
      {
        ...facts,
        name: `${name}-model`,
        description:
          'Six crosses at the values of the table, and a smooth curve through them that falls less and less steeply.',
      },
      times.map((time, at) => cross(toCanvas([time, plotted[at] ?? 0]))).join('') + curve(fitted, 'g'),
    ),
    scheme: [
      'at least four points within half a small square',
      'all six points within half a small square',
      'one smooth curve through the points',
    ],
  }
}
