import { GENERAL_MESSAGES, LATE_TEXTS } from '@/lib/contracts/texts'
import { late, lateFault } from './late'
import { setOnline } from './testing/browser'

/** What Turbopack's runtime throws. */
function missing(): Error {
  const error = new Error('Failed to load chunk /_next/static/chunks/0a-b_c.js from module 7')
  error.name = 'ChunkLoadError'
  return error
}

describe('code that comes late', () => {
  it('is asked for once by all who want it at the same time, and not again when it is here', async () => {
    const fetchCode = jest.fn(async () => 'code')
    const part = late(fetchCode)
    expect(part.now()).toBeNull()
    expect(await Promise.all([part.load(), part.load()])).toEqual(['code', 'code'])
    expect(await part.load()).toBe('code')
    expect(part.now()).toBe('code')
    expect(fetchCode).toHaveBeenCalledTimes(1)
  })

  it('is asked for anew after a failure', async () => {
    const fetchCode = jest.fn(async () => 'code').mockRejectedValueOnce(missing())
    const part = late(fetchCode)
    await expect(part.load()).rejects.toThrow('Failed to load chunk')
    expect(part.now()).toBeNull()
    expect(await part.load()).toBe('code')
    expect(fetchCode).toHaveBeenCalledTimes(2)
  })

  it('fails in silence when it was only asked for ahead', async () => {
    const fetchCode = jest.fn(() => Promise.reject(missing()))
    late(fetchCode).ahead()
    await Promise.resolve()
    expect(fetchCode).toHaveBeenCalledTimes(1)
  })

  it('tells who waits for it, until they have had enough', async () => {
    const part = late(async () => 'code')
    const [told, notTold] = [jest.fn(), jest.fn()]
    part.subscribe(told)
    part.subscribe(notTold)()
    await part.load()
    expect(told).toHaveBeenCalledTimes(1)
    expect(notTold).not.toHaveBeenCalled()
  })
})

describe('the words about code that did not come', () => {
  const asked: [string, string | undefined][] = []
  function server(answer: () => Promise<{ status: number }>) {
    asked.length = 0
    Object.assign(window, {
      fetch: (address: string, init?: RequestInit) => {
        asked.push([address, init?.method])
        return answer()
      },
    })
  }
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => setOnline(true))

  it.each([
    ['is gone from the server', 404, LATE_TEXTS.newVersion, true],
    ['is gone for good', 410, LATE_TEXTS.newVersion, true],
    ['is there again', 200, GENERAL_MESSAGES.network, false],
    ['cannot be served just now', 503, GENERAL_MESSAGES.network, false],
  ])('when it %s (%i)', async (_, status, text, isOldPage) => {
    server(async () => ({ status }))
    expect(await lateFault(missing())).toEqual({ text, isOldPage })
    expect(asked).toEqual([['/_next/static/chunks/0a-b_c.js', 'HEAD']])
  })

  it('name the network when there is none, and when it cannot be asked', async () => {
    server(() => Promise.reject(new TypeError('Failed to fetch')))
    expect((await lateFault(missing())).text).toBe(GENERAL_MESSAGES.network)
    setOnline(false)
    server(async () => ({ status: 404 }))
    expect((await lateFault(missing())).text).toBe(GENERAL_MESSAGES.network)
    expect(asked).toEqual([])
  })

  it('blame no network for code that came and broke', async () => {
    server(async () => ({ status: 200 }))
    expect((await lateFault(new TypeError('x is undefined'))).text).toBe(GENERAL_MESSAGES.unknown)
  })
})
