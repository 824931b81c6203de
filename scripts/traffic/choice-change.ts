import type { OPTION_LETTERS } from '@/lib/exams/answers'

type Letter = (typeof OPTION_LETTERS)[number]

/** One change of an answer as autosave sends it: a letter was chosen after five seconds of work. */
export function choiceChange(key: string, seq: number, choice: Letter) {
  return {
    key,
    seq,
    answer: { kind: 'choice' as const, choice },
    working: '',
    flagged: false,
    struck: '',
    timeMs: 5000,
    at: new Date().toISOString(),
  }
}
