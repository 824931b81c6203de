import type { IncomingMessage } from 'node:http'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { encodingFor } from './encoding'
import type { Whole } from './web'

/** The lists that are the same for everybody and change at a start only. */
const LISTS: ReadonlySet<string> = new Set([
  ENDPOINTS.gradeDropdown.path,
  ENDPOINTS.countryDropdown.path,
  ENDPOINTS.competency.path,
  ENDPOINTS.subjects.path,
])
const FRESH_MS = 60_000

export type ListCache = {
  find: (request: IncomingMessage) => Whole | null
  /** Keeps what everybody may have of a list; passes over all else. */
  keep: (request: IncomingMessage, answer: Whole) => void
}

/**
 * Finished answers of public lists, one for each list and encoding: they are not compressed again for each reader, and stay
 * up while the database is away.
 */
export function createListCache(now: () => number = Date.now): ListCache {
  const answers = new Map<string, { answer: Whole; keptAt: number }>()
  const keyOf = (request: IncomingMessage) =>
    request.method === 'GET' && LISTS.has(request.url ?? '') ? `${encodingFor(request)} ${request.url}` : null
  return {
    find: request => {
      const kept = answers.get(keyOf(request) ?? '')
      return kept && now() - kept.keptAt < FRESH_MS ? kept.answer : null
    },
    keep: (request, answer) => {
      const key = keyOf(request)
      if (key && isForEverybody(answer)) answers.set(key, { answer, keptAt: now() })
    },
  }
}

function isForEverybody({ status, headers }: Whole): boolean {
  return status === 200 && /^public\b/.test(String(headers['cache-control'])) && !headers['set-cookie']
}
