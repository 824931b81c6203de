import type { AttemptSummary } from '@/lib/contracts/exams'

/** "Paper 2" of "Paper 2: Multiple Choice (Extended)"; a topic test keeps its whole name. */
export function shortTitle(title: string): string {
  return /^Paper \d+/.exec(title)?.[0] ?? title
}

/** "Mock 3, Paper 2", "Fresh Paper 2 (K7QF3M)". */
export function attemptName({ mock, title, seed }: Pick<AttemptSummary, 'mock' | 'title' | 'seed'>): string {
  return mock === null ? `${shortTitle(title)}, fresh paper ${seed}` : `Mock ${mock}, ${shortTitle(title)}`
}

export const MODE_NAME = { exam: 'Exam conditions', practice: 'Practice', print: 'Print' } as const
