import type { SketchFrame } from '@/lib/client/exams/sketch-pad'
import type { SketchTool, Stroke } from '@/lib/exams/sketch'

export const TOOL_NAMES: Readonly<Record<SketchTool, string>> = {
  point: 'Point',
  line: 'Straight line',
  arrow: 'Arrow',
  curve: 'Curve',
  label: 'Label',
  bar: 'Bar',
}

export const TOOL_HINTS: Readonly<Record<SketchTool, string>> = {
  point: 'Press where the point belongs.',
  line: 'Press where the line starts, then where it ends.',
  arrow: 'Press where the arrow starts, then where it ends.',
  curve: 'Press place after place; press the last one again to finish.',
  label: 'Press where the label belongs.',
  bar: 'Press in the column at the height of the bar.',
}

/** A stroke in words, for lists and screen readers. */
export function strokeWords(
  stroke: Stroke,
  frame: SketchFrame,
  labels: readonly { id: string; text: string }[],
): string {
  switch (stroke.tool) {
    case 'point':
      return `Point at ${frame.words(stroke.at)}`
    case 'line':
    case 'arrow':
      return `${TOOL_NAMES[stroke.tool]} from ${frame.words(stroke.from)} to ${frame.words(stroke.to)}`
    case 'curve':
      return `Curve through ${stroke.through.map(frame.words).join('; ')}`
    case 'label':
      return `Label ${labels.find(({ id }) => id === stroke.id)?.text ?? ''} at ${frame.words(stroke.at)}`
    case 'bar':
      return `${frame.bars.find(({ id }) => id === stroke.id)?.text ?? 'Bar'}: ${stroke.height}`
  }
}
