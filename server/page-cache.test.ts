import http from 'node:http'
import type { AddressInfo } from 'node:net'
import zlib from 'node:zlib'
import { createPageCache } from './page-cache'
import { PageResponse } from './page-response'

const PAGE = { 'cache-control': 's-maxage=31536000', 'content-type': 'text/html' }
const BYTES = 2000
let made = 0
let headers: http.OutgoingHttpHeaders
let status: number
let size: number
let cache = createPageCache(3 * BYTES)
const server = http.createServer({ ServerResponse: PageResponse }, (request, response) => {
  if (cache.answer(request, response)) return
  response.putUnder(cache.holderFor(request))
  made += 1
  const text = String(made).padEnd(size, '.')
  if (request.url?.startsWith('/end')) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '')
    response.statusCode = status
    response.end(text)
    return
  }
  response.writeHead(status, headers)
  response.write(text.slice(0, 10))
  response.write(text.slice(10), 'utf8', () => response.end())
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  cache = createPageCache(3 * BYTES)
  made = 0
  status = 200
  size = BYTES
  headers = PAGE
})

async function get(path: string, more: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(origin + path, {
    method,
    headers: { connection: 'close', 'accept-encoding': 'identity', ...more },
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, number: Number.parseInt(text, 10) }
}

it.each(['/write/a', '/end/a'])('sends %s whole, with its length, and again without asking', async path => {
  for (const { headers: seen, text } of [await get(path), await get(path)]) {
    expect(text).toBe('1'.padEnd(BYTES, '.'))
    expect(seen.get('content-length')).toBe(String(BYTES))
    expect(seen.get('transfer-encoding')).toBeNull()
    expect(seen.get('content-type')).toBe('text/html')
  }
  expect(made).toBe(1)
})

it.each([
  ['br', 'gzip, deflate, br, zstd', zlib.brotliDecompressSync],
  ['gzip', 'gzip, deflate', zlib.gunzipSync],
] as const)('sends %s to whom says %s, twice the same bytes', async (name, taken, unpack) => {
  const ask = () =>
    new Promise<[http.IncomingMessage, Buffer]>(resolve => {
      http.get(`${origin}/write/a`, { headers: { 'accept-encoding': taken } }, async answer => {
        resolve([answer, Buffer.concat(await answer.toArray())])
      })
    })
  for (const [answer, body] of [await ask(), await ask()]) {
    expect(unpack(body).toString()).toBe('1'.padEnd(BYTES, '.'))
    expect(answer.headers['content-encoding']).toBe(name)
    expect(answer.headers['content-length']).toBe(String(body.length))
    expect(answer.headers.vary).toBe('Accept-Encoding')
  }
  expect(made).toBe(1)
})

it('does not compress a picture', async () => {
  headers = { ...PAGE, 'content-type': 'image/png' }
  const { headers: seen } = await get('/write/p', { 'accept-encoding': 'gzip, br' })
  expect([seen.get('content-encoding'), seen.get('vary')]).toEqual([null, null])
})

it('keeps files with a hash in their name', async () => {
  headers = { 'cache-control': 'public, max-age=31536000, immutable' }
  await get('/write/b')
  expect((await get('/write/b')).number).toBe(1)
})

it.each([
  ['private', { 'cache-control': 'private, no-store' }, 200],
  ['soon old', { 'cache-control': 's-maxage=60' }, 200],
  ['without a policy', {}, 200],
  ['with a cookie', { ...PAGE, 'set-cookie': 'a=b' }, 200],
  ['not found', { 'cache-control': 's-maxage=31536000' }, 404],
])('passes an answer that is %s as it is, each time anew', async (_, its, code) => {
  ;[headers, status] = [its, code]
  for (const path of [`/write/${_}`, `/end/${_}`]) {
    const [first, second] = [await get(encodeURI(path)), await get(encodeURI(path))]
    expect(second.number).toBe(first.number + 1)
    expect([first.status, first.text.length]).toEqual([code, BYTES])
  }
})

it.each([
  ['rsc', '1'],
  ['next-url', '/'],
  ['next-router-prefetch', '1'],
  ['if-none-match', '"x"'],
  ['range', 'bytes=0-1'],
])('asks Next when the request has %s, and keeps nothing of that', async (name, value) => {
  await get(`/write/${name}`)
  expect((await get(`/write/${name}`, { [name]: value })).number).toBe(2)
  expect((await get(`/write/${name}`)).number).toBe(1)
})

it('keeps encodings, addresses with their queries, and methods apart', async () => {
  await get('/write/c', { 'accept-encoding': 'gzip' })
  expect((await get('/write/c', { 'accept-encoding': 'identity' })).number).toBe(2)
  expect((await get('/write/c?d', { 'accept-encoding': 'gzip' })).number).toBe(3)
  await get('/write/c', { 'accept-encoding': 'gzip' }, 'HEAD')
  expect(made).toBe(4)
})

it('forgets what was not asked for longest', async () => {
  for (const path of ['/write/1', '/write/2', '/write/3']) await get(path)
  await get('/write/1')
  await get('/write/4')
  expect((await get('/write/1')).number).toBe(1)
  expect((await get('/write/2')).number).toBe(5)
})

it.each([
  ['soon old', { 'cache-control': 's-maxage=60', 'content-type': 'text/html' }, 200, {}],
  ['not found', { ...PAGE, 'cache-control': 'no-store' }, 404, {}],
  ['of React', { ...PAGE, 'content-type': 'text/x-component', vary: 'rsc' }, 200, { rsc: '1' }],
])('compresses a text that is %s each time anew', async (_, its, code, more) => {
  ;[headers, status] = [its, code]
  for (const number of ['1', '2']) {
    const answer = await get(`/write/text`, { 'accept-encoding': 'gzip, br', ...more })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toMatch(/Accept-Encoding$/)
    expect(answer.text).toBe(number.padEnd(BYTES, '.'))
  }
})

it.each([
  ['a part', { ...PAGE, 'content-range': 'bytes 0-9/20' }, 206, BYTES],
  ['short', PAGE, 200, 1000],
  ['a picture', { 'content-type': 'image/png' }, 200, BYTES],
])('sends what is %s as it is', async (_, its, code, length) => {
  ;[headers, status, size] = [its, code, length]
  const answer = await get('/end/plain', { 'accept-encoding': 'br' })
  expect([answer.status, answer.headers.get('content-encoding'), answer.text.length]).toEqual([
    code,
    null,
    length,
  ])
})

it('lets an answer pass that is too large to keep', async () => {
  size = 600_000
  expect((await get('/write/large')).text).toHaveLength(size)
  expect((await get('/write/large')).number).toBe(2)
})

it('says in one line what an answer depends on, fresh and kept', async () => {
  headers = { ...PAGE, vary: 'rsc' }
  const lines = () =>
    new Promise<string[]>((resolve, reject) => {
      const options = { headers: { 'accept-encoding': 'br' }, agent: false }
      const request = http.get(`${origin}/end/vary`, options, answer => {
        answer.resume()
        const { rawHeaders } = answer
        resolve(rawHeaders.filter((_, at) => rawHeaders[at - 1]?.toLowerCase() === 'vary'))
      })
      request.on('error', reject)
    })
  expect([await lines(), await lines()]).toEqual([['rsc, Accept-Encoding'], ['rsc, Accept-Encoding']])
})
