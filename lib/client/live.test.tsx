import { TextDecoder } from 'node:util'
import { waitFor } from '@testing-library/react'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { LIVE_SILENCE_MS } from '@/lib/contracts/live'
import { sseComment, sseEvent } from '@/lib/live/sse'
import { subscribeToLive } from './live'
import { clearSession } from './session-store'
import { emptyBrowser, signedInBrowser } from './testing/browser'
import { fakeApi } from './testing/fake-api'

type Stream = {
  body: { socketToken: string }
  address: string
  say: (text: string) => void
  end: () => void
  isOpen: boolean
}

/** Streams beside the fake network: each call of /api/live is held open, or refused with the next status. */
function fakeStreams(statuses: number[] = []) {
  fakeApi()
  const network = globalThis.fetch
  const streams: Stream[] = []
  async function fakeFetch(address: string, init: RequestInit = {}) {
    if (address !== ENDPOINTS.live.path) return network(address, init)
    const waiting: ((piece: { done: boolean; value?: Uint8Array }) => void)[] = []
    const pieces: { done: boolean; value?: Uint8Array }[] = []
    const give = (piece: { done: boolean; value?: Uint8Array }) => {
      const taker = waiting.shift()
      if (taker) taker(piece)
      else pieces.push(piece)
    }
    const stream: Stream = {
      address,
      body: JSON.parse(String(init.body)),
      isOpen: true,
      say: text => give({ done: false, value: Buffer.from(text) }),
      end: () => give({ done: true }),
    }
    streams.push(stream)
    const read = () =>
      new Promise<unknown>((resolve, reject) => {
        init.signal?.addEventListener('abort', () => {
          stream.isOpen = false
          reject(new DOMException('aborted', 'AbortError'))
        })
        const piece = pieces.shift()
        if (piece) resolve(piece)
        else waiting.push(resolve)
      })
    const status = statuses.shift() ?? 200
    return { status, ok: status < 400, body: { getReader: () => ({ read }) } } as unknown as Response
  }
  Object.assign(globalThis, { fetch: fakeFetch })
  return streams
}

const opened = (streams: Stream[], count: number) => waitFor(() => expect(streams).toHaveLength(count))

// jsdom has none
beforeAll(() => Object.assign(globalThis, { TextDecoder }))

let stop = () => {}
beforeEach(() => {
  signedInBrowser()
  window.localStorage.setItem('socketToken', 'socket')
  jest.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('says at each beginning, and at news of its kind, that there is something to read', async () => {
  const streams = fakeStreams()
  const onChange = jest.fn()
  stop = subscribeToLive('tutoring', onChange)
  await opened(streams, 1)
  expect(streams[0]).toMatchObject({ address: '/api/live', body: { socketToken: 'socket' } })
  streams[0]?.say(sseEvent('hello', {}))
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  streams[0]?.say(sseComment('beat') + sseEvent('news', { kind: 'else', id: '1' }))
  streams[0]?.say(sseEvent('news', { kind: 'tutoring', id: '1' }))
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
})

it('shares one stream among all who listen, and closes it with the last', async () => {
  const streams = fakeStreams()
  const one = subscribeToLive('tutoring', () => {})
  const two = subscribeToLive('tutoring', () => {})
  await opened(streams, 1)
  one()
  expect(streams[0]?.isOpen).toBe(true)
  two()
  await waitFor(() => expect(streams[0]?.isOpen).toBe(false))
  expect(streams).toHaveLength(1)
})

it('opens a stream anew when it ends, and reads again then', async () => {
  const streams = fakeStreams()
  const onChange = jest.fn()
  stop = subscribeToLive('tutoring', onChange)
  await opened(streams, 1)
  streams[0]?.end()
  await opened(streams, 2)
  streams[1]?.say(sseEvent('hello', {}))
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
})

it('renews the tokens when the socketToken has run out', async () => {
  const streams = fakeStreams([401])
  window.localStorage.setItem('socketToken', 'old')
  stop = subscribeToLive('tutoring', () => {})
  await opened(streams, 2)
  expect(streams.map(stream => stream.body.socketToken)).toEqual(['old', 'socket'])
})

it('takes a long silence for a broken connection', async () => {
  jest.useFakeTimers()
  const streams = fakeStreams()
  stop = subscribeToLive('tutoring', () => {})
  await jest.advanceTimersByTimeAsync(10)
  streams[0]?.say(sseEvent('hello', {}))
  await jest.advanceTimersByTimeAsync(LIVE_SILENCE_MS - 10)
  expect(streams[0]?.isOpen).toBe(true)
  await jest.advanceTimersByTimeAsync(1000)
  expect(streams[0]?.isOpen).toBe(false)
  expect(streams).toHaveLength(2)
})

it('leaves a server alone that knows no streams', async () => {
  jest.useFakeTimers()
  const streams = fakeStreams([404])
  stop = subscribeToLive('tutoring', () => {})
  await jest.advanceTimersByTimeAsync(120_000)
  expect(streams).toHaveLength(1)
})

it('is closed at logout and opens for nobody who is signed out', async () => {
  const streams = fakeStreams()
  stop = subscribeToLive('tutoring', () => {})
  await opened(streams, 1)
  streams[0]?.say(sseEvent('hello', {}))
  clearSession()
  await waitFor(() => expect(streams[0]?.isOpen).toBe(false))
  stop()
  emptyBrowser()
  stop = subscribeToLive('tutoring', () => {})
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(streams).toHaveLength(1)
})
