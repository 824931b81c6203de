import http from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { API_TIMEOUT_MS, BODY_MAX_BYTES } from '@/lib/contracts/limits'
import { LIVE_BEAT_MS } from '@/lib/contracts/live'
import { HOST_TIMEOUT_MS } from '@/lib/server/api-host'
import { clientAddress } from '@/lib/server/http/client-address'
import { brokenCall, type Handler } from './calls'
import { readAddress } from './request-path'
import { get, startSite, type TestSite } from './site.testing'

it.each([
  ['GET', '/api/health', null],
  ['POST', '/api/x?y=%', null],
  ['GET', '/%61pi/health', null],
  ['TRACE', '/api/health', 'methodNotAllowed'],
  ['PROPFIND', '/api', 'methodNotAllowed'],
  ['GET', '/api/%', 'notFound'],
  ['GET', '/api/%ff/x', 'notFound'],
  ['GET', '/api%2fx', 'notFound'],
])('%s %s is %p', (method, url, code) =>
  expect(brokenCall({ method, headers: {} }, readAddress(url), null)).toBe(code),
)

it('waits for another host for less time than the browser does, and longer than a stream is silent', () => {
  expect(HOST_TIMEOUT_MS).toBeLessThan(API_TIMEOUT_MS)
  expect(HOST_TIMEOUT_MS).toBeGreaterThan(LIVE_BEAT_MS)
})

describe('a handler', () => {
  let test: TestSite
  let handler: Handler
  beforeAll(async () => {
    const either: Handler = request => handler(request)
    test = await startSite({ '/api/x': { GET: either, HEAD: either, POST: either, dynamic: either } })
  })
  afterAll(() => test.close())
  const address = () => `${test.origin}/api/x`

  it('is told method, address, headers and body as they were sent', async () => {
    handler = async request =>
      Response.json([request.method, request.url, request.headers.get('x-own'), await request.text()])
    const answer = await fetch(`${address()}?a=%20&b`, {
      method: 'POST',
      body: 'é',
      headers: { 'x-own': '1' },
    })
    expect(await answer.json()).toEqual(['POST', 'http://localhost/api/x?a=%20&b', '1', 'é'])
  })

  it('is told the address of the socket, whatever the client says', async () => {
    handler = async request => new Response(clientAddress(request.headers, 0))
    const { body } = await get(address(), { 'x-forwarded-for': '203.0.113.9' })
    expect(body.toString()).toBe('127.0.0.1')
  })

  it('sends status, headers, several cookies and the headers of the site', async () => {
    handler = async () => {
      const headers = new Headers({ 'x-own': '1', 'cache-control': 'no-store' })
      for (const cookie of ['a=1; Path=/', 'b=2']) headers.append('set-cookie', cookie)
      return new Response('{}', { status: 418, headers })
    }
    expect(await get(address())).toMatchObject({
      status: 418,
      headers: {
        'x-own': '1',
        'set-cookie': ['a=1; Path=/', 'b=2'],
        'x-frame-options': 'DENY',
        'content-length': '2',
      },
    })
  })

  it('is compressed when it says much, and not when it says little', async () => {
    const words = 'word '.repeat(1000)
    handler = async request => Response.json(request.url.endsWith('?much') ? words : 'little')
    const much = await get(`${address()}?much`, { 'accept-encoding': 'br' })
    expect([much.headers['content-encoding'], much.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(JSON.parse(brotliDecompressSync(much.body).toString())).toBe(words)
    expect((await get(address(), { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  it('answers HEAD without a body', async () => {
    handler = async () => new Response(null, { headers: { 'x-own': '1' } })
    const { status, headers, body } = await get(address(), {}, 'HEAD')
    expect([status, headers['x-own'], body.length]).toEqual([200, '1', 0])
  })

  it('is not asked by a method that it has not, nor by a name that is none', async () => {
    handler = async () => new Response('asked')
    for (const method of ['DELETE', 'dynamic']) {
      const { status, body } = await get(address(), {}, method).catch(() => ({
        status: 400,
        body: Buffer.from('{}'),
      }))
      expect([405, 400]).toContain(status)
      expect(body.toString()).not.toBe('asked')
    }
  })

  it('that fails is an envelope with 500, without its words', async () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    handler = () => Promise.reject(new Error('secret-detail'))
    const { status, body } = await get(address())
    expect([status, JSON.parse(body.toString()).error.code]).toEqual([500, 'internal'])
    expect(body.toString()).not.toContain('secret-detail')
    expect(write).toHaveBeenCalledWith(expect.stringContaining('secret-detail'))
    write.mockRestore()
  })

  it('streams events one by one, and hears when the reader has gone', async () => {
    const encoder = new TextEncoder()
    let send: (text: string) => void = () => undefined
    const gone = new Promise<void>(resolve => {
      const body = new ReadableStream({
        start: controller => {
          send = text => controller.enqueue(encoder.encode(text))
        },
        cancel: () => resolve(),
      })
      handler = async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    })
    const leaving = new AbortController()
    const answer = await fetch(address(), { signal: leaving.signal })
    const reader = answer.body?.getReader()
    for (const text of ['one', 'two']) {
      send(text)
      expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(text)
    }
    leaving.abort()
    await gone
  })
})

describe('a body', () => {
  it.each([
    [10, 10, true],
    [BODY_MAX_BYTES, BODY_MAX_BYTES, true],
    [BODY_MAX_BYTES + 1, BODY_MAX_BYTES + 1, false],
    [20_000_000, BODY_MAX_BYTES + 1, false],
  ])('of %i bytes the handler sees %i', async (sent, seen, all) => {
    let taken = 0
    const test = await startSite({
      '/api/x': {
        POST: async request => {
          taken = (await request.arrayBuffer()).byteLength
          return new Response('', { status: 413 })
        },
      },
    })
    const { written, status } = await upload(test.port, sent)
    expect([status, taken]).toEqual([413, seen])
    expect(written === sent).toBe(all || sent < 1_000_000)
    await test.close()
  })

  it('is not read before the handler asks, and an answer without asking arrives', async () => {
    const refuse: Handler = async () => new Response('', { status: 401 })
    const test = await startSite({ '/api/x': { POST: refuse } })
    expect(await upload(test.port, 20_000_000)).toMatchObject({ status: 401 })
    await test.close()
  })

  it('that breaks off ends', async () => {
    const read = new Promise<string>(resolve => {
      void startSite({
        '/api/x': {
          POST: async request => {
            resolve(await request.text())
            return new Response('')
          },
        },
      }).then(async test => {
        const request = http.request({ port: test.port, method: 'POST', path: '/api/x' })
        request.on('error', () => undefined).write('{"a":')
        setTimeout(() => request.destroy(), 50)
        await read
        await test.close()
      })
    })
    expect(await read).toBe('{"a":')
  })
})

/** How many bytes could be sent before the server hung up. */
function upload(port: number, size: number): Promise<{ written: number; status: number }> {
  return new Promise(resolve => {
    const request = http.request({ port, host: '127.0.0.1', method: 'POST', path: '/api/x' })
    let written = 0
    let over = false
    let status = 0
    const end = () => {
      over = true
      resolve({ written, status })
    }
    request.on('error', end).on('response', response => {
      status = response.statusCode ?? 0
      response.resume().on('close', end)
    })
    const write = () => {
      if (over) return
      const part = Math.min(65_536, size - written)
      if (part === 0) return request.end()
      written += part
      request.write(Buffer.alloc(part), () => setImmediate(write))
    }
    write()
  })
}
