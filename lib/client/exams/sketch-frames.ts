import { type PlotAxes, plotFrame } from '@/lib/exams/plot-frame'
import { plotLook } from '@/lib/exams/plot-model'
import type { PublicField, PublicFigure } from '@/lib/exams/public-paper'
import { canvasLook, type SketchLook } from '@/lib/exams/sketch'
import type { SketchFrame } from './sketch-pad'

const tidy = (value: number) => String(Number(value.toPrecision(6))).replace('-', '−')

/** Graph paper: units of the data, half small squares. */
function gridFrame(axes: PlotAxes): SketchFrame {
  const { width, height, toCanvas, toData, snap, small } = plotFrame(axes)
  return {
    width,
    height,
    toCanvas,
    spotAt: toData,
    snap,
    home: snap([(axes.x.min + axes.x.max) / 2, (axes.y.min + axes.y.max) / 2]),
    step: [small.x / 2, small.y / 2],
    leap: [axes.x.large, axes.y.large],
    words: ([x, y]) => `${tidy(x)}, ${tidy(y)}`,
    bars: axes.bars ?? [],
  }
}

/** Key presses that cross a drawing: fine enough for a ray, few enough to get there. */
const STEP = 2
const LEAP = 20

/** A figure: units of its canvas. Down is positive there, so an arrow up takes away. */
function canvasFrame({ width, height }: Pick<PublicFigure, 'width' | 'height'>): SketchFrame {
  const inside = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  return {
    width,
    height,
    toCanvas: spot => spot,
    spotAt: spot => spot,
    snap: ([x, y]) => [inside(x, width), inside(y, height)],
    home: [Math.round(width / 2), Math.round(height / 2)],
    step: [STEP, -STEP],
    leap: [LEAP, -LEAP],
    // Nobody knows the canvas: places are told as parts of it.
    words: ([x, y]) => `${Math.round((100 * x) / width)} % across, ${Math.round((100 * y) / height)} % down`,
    bars: [],
  }
}

export type SketchField = Extract<PublicField, { kind: 'plot' | 'draw' }>

export function frameOf(field: SketchField, figure: Pick<PublicFigure, 'width' | 'height'>): SketchFrame {
  return field.kind === 'plot' ? gridFrame(field.axes) : canvasFrame(figure)
}

export function lookOf(field: SketchField, cls = 'p'): SketchLook {
  if (field.kind === 'plot') return { ...plotLook(field, cls), labels: field.labels }
  return canvasLook(field.labels, cls)
}
