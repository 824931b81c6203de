import type { SketchField } from '@/lib/client/exams/sketch-frames'
import type { PublicPart } from '@/lib/exams/public-paper'

/** How a part is drawn on; null where nothing is drawn. A diagram beside words is drawn like any other figure. */
export function sketchOf({ field }: Pick<PublicPart, 'field'>): SketchField | null {
  if (field.kind === 'plot' || field.kind === 'draw') return field
  return field.kind === 'written' && field.board ? { kind: 'draw', ...field.board } : null
}

/** The figure of these parts is the board of their answer, and stands nowhere else. */
export function isDrawnOn(part: Pick<PublicPart, 'field'>): boolean {
  return sketchOf(part) !== null
}
