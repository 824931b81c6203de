import { gunzipSync } from 'node:zlib'
import { createListCache } from './list-cache'
import { get, startSite, type TestSite } from './site.testing'

const LIST = '/api/grade/dropdown'
const OTHER = '/api/geo/country'
const PUBLIC = { 'cache-control': 'public, max-age=3600' }
let nowMs = 0
let made = 0
let headers: Record<string, string>
let status: number
let test: TestSite

const handler = async () => {
  made += 1
  return new Response(`{"made":${made}}`.padEnd(2000), {
    status,
    headers: { 'content-type': 'application/json', 'x-own': 'kept', 'x-request-id': 'first', ...headers },
  })
}
beforeAll(async () => {
  const all = { GET: handler, DELETE: handler }
  test = await startSite({ [LIST]: all, [OTHER]: all }, { lists: createListCache(() => nowMs) })
})
afterAll(() => test.close())
beforeEach(() => {
  nowMs += 1_000_000
  made = 0
  status = 200
  headers = PUBLIC
})

const ask = (path: string, encoding = 'identity', method = 'GET') =>
  get(test.origin + path, { 'accept-encoding': encoding }, method)
const numberOf = (body: Buffer) => JSON.parse(body.toString()).made

it('answers a public list again without asking, byte for byte, under a new request id', async () => {
  const [first, second] = [await ask(LIST), await ask(LIST)]
  expect(numberOf(second.body)).toBe(1)
  expect(first.body.equals(second.body)).toBe(true)
  expect(second.headers).toMatchObject({ 'x-own': 'kept', 'content-length': '2000' })
  expect(second.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

it('keeps each encoding apart, however a browser spells it', async () => {
  await ask(LIST)
  const zipped = await ask(LIST, 'gzip')
  expect(numberOf(gunzipSync((await ask(LIST, 'deflate, GZIP')).body))).toBe(
    numberOf(gunzipSync(zipped.body)),
  )
  expect(numberOf((await ask(LIST)).body)).toBe(1)
})

it('asks again after a minute', async () => {
  await ask(LIST)
  nowMs += 60_000
  expect(numberOf((await ask(LIST)).body)).toBe(2)
})

it.each([
  ['an answer for one person', { 'cache-control': 'no-store' }, 200, LIST],
  ['one that sets a cookie', { ...PUBLIC, 'set-cookie': 'a=b' }, 200, LIST],
  ['a failure', PUBLIC, 503, LIST],
  ['an address with a query', PUBLIC, 200, `${LIST}?x`],
  ['another address', PUBLIC, 200, OTHER],
])('keeps no %s', async (_name, given, code, path) => {
  ;[headers, status] = [given, code]
  await ask(path)
  expect(numberOf((await ask(path)).body)).toBe(2)
})

it('leaves other methods alone', async () => {
  await ask(LIST)
  expect(numberOf((await ask(LIST, 'identity', 'DELETE')).body)).toBe(2)
})
