import type { Style } from '@/lib/exams/question'
import type { TemplateFacts } from '@/lib/exams/template'

/** How hard the five questions at the end of a note may be, and which difficulties of templates that means. */
export const PRACTICE_LEVELS = { recall: [1, 2], standard: [3], exam: [4, 5] } as const
export type PracticeLevel = keyof typeof PRACTICE_LEVELS

export const LEVEL_NAMES = Object.keys(PRACTICE_LEVELS) as PracticeLevel[]

export function isPracticeLevel(value: unknown): value is PracticeLevel {
  return typeof value === 'string' && Object.hasOwn(PRACTICE_LEVELS, value)
}

/** Long ones, essays and practicals, are for papers. */
const STYLES: readonly Style[] = ['choice', 'structured']

export function isForPractice({ style }: Pick<TemplateFacts, 'style'>): boolean {
  return STYLES.includes(style)
}

export function isOfLevel({ difficulty }: Pick<TemplateFacts, 'difficulty'>, level: PracticeLevel): boolean {
  return (PRACTICE_LEVELS[level] as readonly number[]).includes(difficulty)
}
