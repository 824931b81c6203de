import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { passOn } from './other-host'
import { PageResponse } from './page-response'
import { get, sendRaw } from './site.testing'

type Seen = { url: string; headers: http.IncomingHttpHeaders; body: string }
let seen: Seen[] = []
const other = http.createServer((request, response) => {
  if (request.url === '/api/silent') return
  if (request.url === '/api/hangs-up') return void request.socket.destroy()
  let body = ''
  request.on('data', chunk => {
    body += chunk
  })
  request.on('end', () => {
    seen.push({ url: request.url ?? '', headers: request.headers, body })
    response.writeHead(500, { 'set-cookie': ['a=1', 'b=2'], 'content-type': 'application/json' })
    response.end('{"own":1}')
  })
})
let host = ''
const near = http.createServer({ ServerResponse: PageResponse }, (request, response) =>
  passOn(request, response, host, 300),
)
const origin = () => `http://127.0.0.1:${(near.address() as AddressInfo).port}`

beforeAll(async () => {
  for (const server of [other, near])
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  host = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const server of [other, near]) server.close().closeAllConnections()
})
beforeEach(() => {
  seen = []
})

it('passes on what was sent and the client’s address, and sends back what came, with a policy', async () => {
  const answer = await fetch(`${origin()}/api/x?y=1`, {
    method: 'POST',
    body: '{"a":1}',
    headers: { cookie: 'session=1', 'x-own': '2' },
  })
  expect([answer.status, await answer.text()]).toEqual([500, '{"own":1}'])
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
  expect(seen).toMatchObject([{ url: '/api/x?y=1', body: '{"a":1}' }])
  expect(seen[0]?.headers).toMatchObject({
    cookie: 'session=1',
    'x-own': '2',
    host: new URL(host).host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': new URL(origin()).host,
  })
})

it.each([
  ['hangs up', '/api/hangs-up', 502],
  ['is silent', '/api/silent', 504],
])('a host that %s is answered for', async (_, path, status) => {
  const answer = await get(origin() + path)
  expect([answer.status, JSON.parse(answer.body.toString()).error.status]).toEqual([status, status])
})

it('refuses a body over the limit whose length was not said', async () => {
  const size = 70_000
  const body = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`
  const head = 'POST /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
  const text = await sendRaw((near.address() as AddressInfo).port, head + body)
  expect(text).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"tooLarge"/)
  expect(seen).toEqual([])
})
