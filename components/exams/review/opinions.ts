import { createContext } from 'react'
import type { AttemptView } from '@/lib/contracts/exams'

/** Who can be asked for a second opinion on open points of this attempt; null where nobody can. */
export type Opinions = { attemptId: string; host: string }
export const OpinionsContext = createContext<Opinions | null>(null)

export function opinionsOf({ attempt, secondOpinion: host }: AttemptView): Opinions | null {
  return host ? { attemptId: attempt.attemptId, host } : null
}
