import type { CheckedPart } from '@/lib/exams/marked-paper'

export function earnedOf(parts: readonly CheckedPart[]): number {
  return parts.reduce((sum, { earned }) => sum + earned, 0)
}
