import type { PublicPart } from '@/lib/exams/public-paper'

/** The figure of these parts is the board of their answer, and stands nowhere else. */
export function isDrawnOn({ field }: Pick<PublicPart, 'field'>): boolean {
  return field.kind === 'plot' || field.kind === 'draw'
}
