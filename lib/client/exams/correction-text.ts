import { listed } from '@/lib/catalogue/wording'
import type { StudyAttempt } from '@/lib/contracts/study'
import { shortTitle } from './names'

type Corrected = Pick<StudyAttempt, 'title' | 'mock' | 'seed' | 'earned' | 'correction'>

/** Numbers of the questions that were corrected. */
export function correctedQuestions({ correction }: Pick<Corrected, 'correction'>): number[] {
  const numbers = (correction?.keys ?? []).map(key => Number(key.split('.')[0]))
  return [...new Set(numbers)].sort((one, other) => one - other)
}

/** "Question 7 of IGCSE Physics, Paper 2 (Mock 3), which you sat on 3 Nov 2026, was corrected: your mark is now 32 (31 before)." */
export function correctionText(attempt: Corrected, course: string, day: string): string {
  const numbers = correctedQuestions(attempt)
  const { title, mock, seed, earned, correction } = attempt
  const which = mock === null ? `fresh paper ${seed}` : `Mock ${mock}`
  const gained = correction?.gained ?? 0
  const now = earned ?? 0
  const mark = gained === 0 ? `your mark stays ${now}` : `your mark is now ${now} (${now - gained} before)`
  const [questions, were] = numbers.length === 1 ? ['Question', 'was'] : ['Questions', 'were']
  return `${questions} ${listed(numbers)} of ${course}, ${shortTitle(title)} (${which}), which you sat on ${day}, ${were} corrected: ${mark}.`
}
