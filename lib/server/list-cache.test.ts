import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createListCache } from './list-cache'

const LIST = '/api/grade/dropdown'
let nowMs = 0
let made = 0
let origin = ''
let headers: http.OutgoingHttpHeaders
let status: number
const server = http.createServer()

beforeAll(async () => {
  const cache = createListCache(() => nowMs)
  server.on('request', (request, response) => {
    if (cache.answer(request, response)) return
    made += 1
    const text = `{"made":${made}}`
    const zipped = request.headers['accept-encoding'] === 'gzip'
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '')
    if (zipped) response.setHeader('content-encoding', 'gzip')
    response.statusCode = status
    response.write(zipped ? gzipSync(text) : text.slice(0, 3))
    response.end(zipped ? undefined : text.slice(3))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  nowMs += 1_000_000
  made = 0
  status = 200
  headers = { 'cache-control': 'public, max-age=3600', 'x-own': 'kept', 'x-request-id': 'first' }
})

function get(path: string, encoding = 'identity', method = 'GET') {
  return new Promise<{ body: Buffer; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const options = { method, agent: false, headers: { 'accept-encoding': encoding } }
    http
      .request(origin + path, options, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () => resolve({ body: Buffer.concat(chunks), headers: response.headers }))
      })
      .on('error', reject)
      .end()
  })
}

it('answers a public list again without asking, byte for byte, under a new request id', async () => {
  const first = await get(LIST)
  const second = await get(LIST)
  expect(second.body.toString()).toBe('{"made":1}')
  expect(first.body.equals(second.body)).toBe(true)
  expect(second.headers).toMatchObject({ 'x-own': 'kept', 'content-length': '10' })
  expect(second.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

it('keeps each encoding apart', async () => {
  await get(LIST)
  const zipped = await get(LIST, 'gzip')
  expect(gunzipSync((await get(LIST, 'gzip')).body)).toEqual(gunzipSync(zipped.body))
  expect((await get(LIST)).body.toString()).toBe('{"made":1}')
})

it('asks again after a minute', async () => {
  await get(LIST)
  nowMs += 60_000
  expect((await get(LIST)).body.toString()).toBe('{"made":2}')
})

it.each([
  ['an answer for one person', { 'cache-control': 'no-store' }, 200, LIST],
  ['one that sets a cookie', { 'cache-control': 'public', 'set-cookie': 'a=b' }, 200, LIST],
  ['a failure', { 'cache-control': 'public' }, 503, LIST],
  ['an address with a query', { 'cache-control': 'public' }, 200, `${LIST}?x`],
  ['another address', { 'cache-control': 'public' }, 200, '/api/geo/country'],
])('keeps no %s', async (_name, given, code, path) => {
  headers = given
  status = code
  await get(path)
  expect((await get(path)).body.toString()).toBe('{"made":2}')
})

it('leaves other methods alone', async () => {
  await get(LIST)
  expect((await get(LIST, 'identity', 'DELETE')).body.toString()).toBe('{"made":2}')
})
