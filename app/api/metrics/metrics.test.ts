/** @jest-environment ./scripts/testing/database-environment.cjs */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { GET } from '@/app/api/metrics/route'
import { observeRequest, routeLabel } from '@/lib/server/telemetry/metrics'
import { requireMetricsToken } from '@/lib/server/telemetry/require-metrics-token'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

const TOKEN = 'a-token-of-the-scraper-1'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer({ env: { METRICS_TOKEN: TOKEN } })
}, 60_000)
afterAll(() => test.close())

function ask(authorization?: string) {
  return GET(
    new Request('http://localhost:3000/api/metrics', {
      headers: authorization === undefined ? {} : { authorization },
    }),
  )
}

it.each([undefined, 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN.slice(1)}`])(
  'refuses %s with an envelope',
  async authorization => {
    const answer = await ask(authorization)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ isSuccess: false, error: { code: 'unauthenticated' } })
  },
)

it('is not there where no token is configured', () => {
  const request = new Request('http://localhost:3000/api/metrics')
  expect(() => requireMetricsToken({}, request)).toThrow(expect.objectContaining({ code: 'notFound' }))
})

it('tells requests by kind of address, the mail that waits and whether the database answers', async () => {
  const server = http.createServer((request, response) => {
    observeRequest(request, response)
    response.writeHead(201).end('x')
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await (await fetch(`http://localhost:${port}/api/exams/attempt?attempt=secret-id`)).text()
  await new Promise(resolve => server.close(resolve))

  const answer = await ask(`Bearer ${TOKEN}`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain(
    'markwell_http_request_seconds_count{method="GET",route="/api/exams/attempt",status="201"} 1',
  )
  expect(text).toContain('markwell_database_up 1')
  expect(text).toContain('markwell_mails_waiting 0')
  expect(text).not.toContain('secret-id')
})

it.each([
  ['/api/identity/login', '/api/identity/login'],
  ['/api/identity/login?x=1', '/api/identity/login'],
  ['/api/unknown/4711', '/api/*'],
  ['/_next/static/chunks/a.js', 'asset'],
  ['/revision-notes/igcse/physics?q=me@example.com', 'page'],
])('%s is counted as %s', (url, label) => expect(routeLabel(url)).toBe(label))
