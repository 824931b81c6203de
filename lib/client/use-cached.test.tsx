import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { ApiError } from './api-error'
import { MUTATION_RETRIES, REQUEST_RETRIES, SWR_POLICIES, type SwrPolicyName } from './swr-policies'
import { useCached } from './use-cached'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type ListProps = { policy: SwrPolicyName; fetcher: () => Promise<unknown> }

function List({ policy, fetcher }: ListProps) {
  const { data } = useCached(policy, 'key', fetcher)
  return <p>{String(data)}</p>
}

/** A list on a page with a cache of its own; it can go away and come back, as on navigating. */
function page(policy: SwrPolicyName, fetcher: () => Promise<unknown>) {
  const cache = new Map()
  const tree = (isShown: boolean) => (
    <SWRConfig value={{ provider: () => cache }}>
      {isShown && <List policy={policy} fetcher={fetcher} />}
    </SWRConfig>
  )
  const { rerender } = render(tree(true))
  return { cache, leave: () => rerender(tree(false)), comeBack: () => rerender(tree(true)) }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('the policies', () => {
  it('are these', () => {
    expect(SWR_POLICIES).toEqual({
      default: { freshMs: 5 * MINUTE_MS, cachedMs: 10 * MINUTE_MS },
      dropdowns: { freshMs: HOUR_MS, cachedMs: 24 * HOUR_MS },
      videoLessonSubjects: { freshMs: 10 * MINUTE_MS, cachedMs: 30 * MINUTE_MS },
    })
    expect(MUTATION_RETRIES).toEqual({ times: 1, delayMs: 1000 })
    expect([0, 1, 2, 3, 4, 5, 6].map(REQUEST_RETRIES.delayMs)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ])
  })
})

/** SWR asks in the next animation frame. */
const FRAME_MS = 20

describe('useCached', () => {
  it.each([
    ['default', 5 * MINUTE_MS],
    ['dropdowns', HOUR_MS],
    ['videoLessonSubjects', 10 * MINUTE_MS],
  ] as const)('%s: asks again only when the answer is no longer fresh', async (policy, freshMs) => {
    const fetcher = jest.fn(async () => 'list')
    const { leave, comeBack } = page(policy, fetcher)
    await pass(FRAME_MS)
    expect(screen.getByText('list')).toBeVisible()
    leave()
    await pass(freshMs - 1000)
    comeBack()
    await pass(FRAME_MS)
    expect(fetcher).toHaveBeenCalledTimes(1)
    leave()
    await pass(1000)
    comeBack()
    expect(screen.getByText('list')).toBeVisible()
    await pass(FRAME_MS)
    expect(fetcher).toHaveBeenCalledTimes(2)
  })

  it('drops an answer that nobody has shown for its cache life', async () => {
    const { leave, cache } = page('default', async () => 'list')
    await pass(FRAME_MS)
    leave()
    await pass(10 * MINUTE_MS - 1)
    expect(cache.has('key')).toBe(true)
    await pass(1)
    expect(cache.has('key')).toBe(false)
  })

  it('tries three times more, after 1, 2 and 4 seconds', async () => {
    const fetcher = jest.fn(() => Promise.reject(new ApiError({ kind: 'network' })))
    page('default', fetcher)
    const counts = []
    for (const ms of [FRAME_MS, 970, 50, 1900, 100, 3900, 100, 60_000]) {
      await pass(ms)
      counts.push(fetcher.mock.calls.length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  })

  it.each([400, 401, 404, 429])('does not try again after %i', async status => {
    const cause = new ApiError({ kind: 'answer', status, message: '' })
    const fetcher = jest.fn(() => Promise.reject(new Error('Failed to fetch grades', { cause })))
    page('dropdowns', fetcher)
    await pass(60_000)
    expect(fetcher).toHaveBeenCalledTimes(1)
  })
})
