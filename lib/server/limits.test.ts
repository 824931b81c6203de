import { AsyncLocalStorage } from 'node:async_hooks'
import { createLimiter } from './limits'

it('a limit counted in memory keeps nothing of the request that began it', async () => {
  const request = new AsyncLocalStorage<string>()
  const limiter = createLimiter({
    db: () => Promise.reject(new Error('not here')),
    now: () => new Date(0),
    shared: false,
  })
  const seen: unknown[] = []
  const set = globalThis.setTimeout
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms: number) => {
    seen.push(request.getStore())
    return set(work, ms)
  }) as typeof setTimeout)
  await request.run('a request', () => limiter.consume('explores', 'client'))
  jest.restoreAllMocks()
  expect(seen).toEqual([undefined])
})
