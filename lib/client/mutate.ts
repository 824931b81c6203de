import { ApiError } from './api-error'
import { MUTATION_RETRIES } from './swr-policies'

function isWorthASecondTry(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.failure.kind === 'unknown') return false
  return error.status >= 500 && navigator.onLine
}

/**
 * Runs a call that changes something; once more after 1 s when the server failed or the connection broke.
 * What was refused (4xx) or took too long (408) is not asked again. `work` must be whole: a bot-check token
 * serves once, so the second try needs its own.
 */
export async function mutate<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries >= MUTATION_RETRIES.times || !isWorthASecondTry(error)) throw error
      await new Promise(resolve => setTimeout(resolve, MUTATION_RETRIES.delayMs))
    }
  }
}
