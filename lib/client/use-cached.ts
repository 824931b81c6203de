import { useEffect } from 'react'
import useSWR, { type Cache, type SWRConfiguration, useSWRConfig } from 'swr'
import { ApiError } from './api-error'
import { REQUEST_RETRIES, SWR_POLICIES, type SwrPolicyName } from './swr-policies'

/** A client-side time-out counts as 408: asking a server again that kept us waiting helps nobody. */
function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof ApiError ? error.cause : error
  return cause instanceof ApiError && cause.status >= 400 && cause.status < 500
}

/** The options of one policy: freshness, and up to three retries with doubling waits but none on 4xx. */
export function swrOptions(policy: SwrPolicyName): SWRConfiguration {
  const { freshMs } = SWR_POLICIES[policy]
  return {
    dedupingInterval: freshMs,
    focusThrottleInterval: freshMs,
    onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
      if (isRefusal(error) || retryCount > REQUEST_RETRIES.times) return
      setTimeout(() => void revalidate({ retryCount }), REQUEST_RETRIES.delayMs(retryCount - 1))
    },
  }
}

const users = new Map<string, number>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

/** SWR keeps answers for ever; this drops one when nobody has shown it for `cachedMs`. */
function useLimitedLife(key: string, cachedMs: number, cache: Cache): void {
  useEffect(() => {
    clearTimeout(removals.get(key))
    users.set(key, (users.get(key) ?? 0) + 1)
    return () => {
      const left = (users.get(key) ?? 1) - 1
      users.set(key, left)
      if (left === 0)
        removals.set(
          key,
          setTimeout(() => cache.delete(key), cachedMs),
        )
    }
  }, [key, cachedMs, cache])
}

/** A list or an answer by SWR, under one of the policies of swr-policies.ts. */
export function useCached<T>(policy: SwrPolicyName, key: string, fetcher: () => Promise<T>) {
  const { cache } = useSWRConfig()
  useLimitedLife(key, SWR_POLICIES[policy].cachedMs, cache)
  return useSWR<T, unknown>(key, fetcher, swrOptions(policy))
}
