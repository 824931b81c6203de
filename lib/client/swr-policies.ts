import { FRESHNESS, RETRIES, retryDelayMs } from '@/lib/contracts/limits'

/** How long answers are fresh, and how long they are kept when unused (docs/product/calls.md). */
export const SWR_POLICIES = {
  default: FRESHNESS.default,
  dropdowns: FRESHNESS.dropdowns,
  videoLessonSubjects: FRESHNESS.videoLessonSubjects,
} as const satisfies Record<string, { freshMs: number; cachedMs: number }>
export type SwrPolicyName = keyof typeof SWR_POLICIES

export const REQUEST_RETRIES = { times: RETRIES.requests.times, delayMs: retryDelayMs } as const
export const MUTATION_RETRIES = RETRIES.mutations
