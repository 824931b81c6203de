/** @jest-environment ./scripts/testing/database-environment.cjs */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { explore, newAccount, newBrowser } from '@/app/api/people.testing'
import { peerAddress } from '@/lib/server/http/client-address'
import { METHODS } from '@/lib/server/http/methods'
import type { TestBrowser } from '@/lib/server/testing/test-browser'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const SITE = 'http://localhost:3000'
/** Documents of their own, not calls. */
const DOCUMENTS = ['/api/docs', '/api/openapi.json', '/api/metrics']
/** Two lists, which a page of any site may read, and nothing that depends on a person. */
const SHARED = ['/api/country/dropdown', '/api/grade/dropdown']

type Handler = (request: Request) => Promise<Response>
type Routes = Record<string, Handler>

/** Every call there is, as the folders say; the one for unknown addresses stands for them. */
function addresses(folder = 'app/api', prefix = '/api'): { address: string; file: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const below = path.join(folder, entry.name)
    if (entry.isDirectory()) return addresses(below, `${prefix}/${entry.name}`)
    const address = prefix.replace('[[...path]]', 'nothing/here')
    return entry.name === 'route.ts' ? [{ address, file: below }] : []
  })
}

const calls = addresses().map(({ address, file }) => ({
  address,
  handlers: require(path.resolve(file)) as Routes,
}))

const BODIES: [type: string, body: string][] = [
  ['application/json', '{}'],
  ['application/json', '{"x":'],
  ['application/json', '{"a":"\\u0000"}'],
  ['application/json', JSON.stringify({ x: 'y'.repeat(70_000) })],
  ['text/plain', 'text'],
  ['application/json', '[]'],
]

function requestsOf(method: string, address: string, browser: TestBrowser, token: string): Request[] {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const signed = { authorization: `Bearer ${token}`, cookie }
  if (method === 'GET' || method === 'HEAD') {
    return ['', '?id=x', '?action=%00', '?x=1&x=2', '?__proto__=1'].map(
      (query, n) => new Request(SITE + address + query, { method, headers: n % 2 ? signed : {} }),
    )
  }
  return BODIES.map(
    ([type, body], n) =>
      new Request(SITE + address, {
        method,
        body,
        headers: { 'content-type': type, ...(n % 2 ? signed : {}) },
      }),
  )
}

function expectEnvelope(status: number, body: Record<string, unknown>, name: string): void {
  const error = body.error as { status: number; errorMessage: string } | null
  const shape = [Object.keys(body).sort(), body.isSuccess, error?.status ?? 200, typeof error?.errorMessage]
  const good = status === 200
  expect([name, ...shape]).toEqual([
    name,
    ['error', 'isSuccess', 'result'],
    good,
    status,
    good ? 'undefined' : 'string',
  ])
}

/** A page, a list for machines, or a stream that has begun. Each of their failures is an envelope. */
function isDocument(address: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? ''
  return response.status === 200 && (DOCUMENTS.includes(address) || type.startsWith('text/event-stream'))
}

async function readJson(response: Response, name: string): Promise<Record<string, unknown>> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${name} answers ${response.status} without an envelope: ${text.slice(0, 200)}`)
  }
}

it('is an envelope whose status is that of HTTP, in a run of a thousand answers to every call and method', async () => {
  const { browser, tokens } = await newAccount()
  let answers = 0
  for (const { address, handlers } of calls) {
    for (const method of METHODS) {
      for (const request of requestsOf(method, address, browser, tokens.accessToken)) {
        const handler = handlers[method]
        if (!handler) throw new Error(`${address} has no ${method}`)
        const response = await peerAddress.run('192.0.2.77', () => handler(request))
        answers += 1
        const name = `${method} ${request.url}`
        if (method === 'HEAD' || isDocument(address, response)) await response.body?.cancel()
        else expectEnvelope(response.status, await readJson(response, name), name)
      }
    }
  }
  expect(answers).toBeGreaterThanOrEqual(1000)
}, 300_000)

it('has no CORS header but on the two dropdowns, whoever asks', async () => {
  const probed: string[] = []
  const open: string[] = []
  for (const { address, handlers } of calls) {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const request = new Request(SITE + address, { method })
      const headers = {
        origin: 'https://evil.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      }
      Object.defineProperty(request, 'headers', { value: new Headers(headers) })
      const response = await peerAddress.run('192.0.2.77', () => handlers[method]?.(request))
      probed.push(address)
      expect(response?.headers.get('access-control-allow-credentials')).toBeNull()
      const allowed = response?.headers.get('access-control-allow-origin') ?? null
      if (allowed !== null) open.push(`${allowed} ${method} ${address}`)
    }
  }
  expect(probed.length).toBeGreaterThanOrEqual(15)
  expect(open).toEqual(SHARED.map(address => `* GET ${address}`))
})

it('is kept by nobody when it is about a person: no-store on every answer of identity', async () => {
  const { browser, tokens } = await newAccount()
  const policies = new Set<string | null>()
  let answers = 0
  for (const { address, handlers } of calls.filter(call => call.address.startsWith('/api/identity'))) {
    for (const method of METHODS) {
      for (const request of requestsOf(method, address, browser, tokens.accessToken)) {
        policies.add((await handlers[method]?.(request))?.headers.get('cache-control') ?? null)
        answers += 1
      }
    }
  }
  expect(answers).toBeGreaterThan(6)
  expect([...policies]).toEqual(['no-store'])
  const visitor = newBrowser()
  expect((await explore(visitor)).headers.get('cache-control')).toBe('no-store')
})
