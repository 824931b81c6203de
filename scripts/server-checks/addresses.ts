import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { addressCases } from './address-cases'
import { HANGS_UP, OTHER_HOST_HEADER, otherHost, type Reached, SILENT } from './other-host'
import { askRaw, type RawAnswer, type RawRequest } from './raw-request'
import { startProcess, untilAnswers, untilReady } from './running-server'

/** Addresses as nobody writes them by hand, asked of the built site as a process. */

const CASES = 600
const AT_ONCE = 8
const HOPS_MAX = 3
/** The service file of deploy/ has this one. Next calls it "localhost", so a careless rewrite leaves for another host. */
const HOSTNAME = '127.0.0.1'

type Site = { port: number; apiHost: string | null }

const POLICY = 'content-security-policy'
const words = ({ method = 'GET', target, headers = {} }: RawRequest) =>
  `${method} ${JSON.stringify(target.slice(0, 120))} with ${JSON.stringify(headers)}`

/** What is wrong with an answer, whatever was asked. */
function faultsOf(site: Site, request: RawRequest, { status, headers, body }: RawAnswer): string[] {
  const { location, 'content-type': type = '', 'x-middleware-rewrite': rewritten = '/' } = headers
  const isFile = status === 304 || (status < 300 && !/html|json/.test(type))
  const ofOtherHost = OTHER_HOST_HEADER in headers
  const leaves = location !== undefined && !/^\/(?![/\\])/.test(location)
  const checks: [boolean, string][] = [
    [status >= 500, `answers ${status}`],
    [!isFile && !headers[POLICY], `has no policy, ${status} ${type}`],
    [leaves, `leads away, to ${location}`],
    [location === request.target, 'leads to itself'],
    [/^https?:/.test(rewritten) && !ofOtherHost && status !== 413, `is proxied to ${rewritten}`],
    [ofOtherHost && !site.apiHost, 'is answered by another host'],
    [Boolean(site.apiHost) && !ofOtherHost && /"isSuccess":true/.test(body), 'is answered by our own API'],
  ]
  return checks.filter(([wrong]) => wrong).map(([, fault]) => fault)
}

/** Asks, and goes where it is sent. */
async function follow(site: Site, request: RawRequest, seen: readonly string[] = []): Promise<string[]> {
  const answer = await askRaw(site.port, request).catch((error: Error) => error.message)
  if (typeof answer === 'string') return [answer]
  const faults = faultsOf(site, request, answer)
  const { location } = answer.headers
  if (faults.length > 0 || location === undefined) return faults
  const trail = [...seen, request.target]
  if (trail.includes(location) || trail.length > HOPS_MAX)
    return [`goes round: ${trail.join(' → ').slice(0, 300)}`]
  return follow(site, { ...request, target: location }, trail)
}

async function askAll(site: Site): Promise<number> {
  const cases = addressCases(CASES)
  const faults: string[] = []
  const waiting = cases.values()
  const worker = async () => {
    for (const request of waiting)
      for (const fault of await follow(site, request)) faults.push(`${words(request)}: ${fault}`)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  assert.equal(faults.length, 0, faults.join('\n'))
  return cases.length
}

const INTERNAL = /^x-(middleware|nextjs|invoke|matched|now|prerender|next)-|^next-(action|resume)/

function onlyCalls(reached: readonly Reached[]): void {
  assert.ok(reached.length > 0)
  for (const { url, headers } of reached) {
    assert.match(url, /^\/api(\/|$|\?)/)
    const forged = Object.keys(headers).filter(
      name => INTERNAL.test(name) && !name.startsWith('x-middleware-request'),
    )
    assert.deepEqual(forged, [], url)
  }
}

async function envelope(site: Site, request: RawRequest, status: number, patienceMs?: number): Promise<void> {
  const answer = await askRaw(site.port, request, patienceMs)
  assert.equal(answer.status, status, words(request))
  const body = /\{[\s\S]*\}/.exec(answer.body)?.[0] ?? '' // chunks have their length before them
  assert.equal(JSON.parse(body).error.status, status)
}

/** Pages that stand for what cannot be read, and the one spelling of what can. */
async function spelt(site: Site): Promise<void> {
  for (const target of ['/%', '/%ff%fe', '/igcse/%E0%A4%A', '/revision-notes/%/a/b/c', '/%2f%2fevil.test']) {
    const { status, headers, body } = await askRaw(site.port, { target })
    assert.equal(status, 400, target)
    assert.match(body, /This address cannot be read/)
    assert.match(headers[POLICY] ?? '', /script-src/)
    assert.equal(headers['x-frame-options'], 'DENY')
  }
  for (const [target, location] of [
    ['/hel%70?a=%70', '/help?a=%70'],
    ['/privac%79', '/privacy'],
    ['/%72eader/igcse/physics/waves', '/reader/igcse/physics/waves'],
    ['//evil.test', '/evil.test'],
  ] as const) {
    const { status, headers } = await askRaw(site.port, { target })
    assert.deepEqual([status, headers.location], [308, location], target)
    assert.equal(headers['x-frame-options'], 'DENY')
  }
  const absolute = await askRaw(site.port, { target: 'http://evil.test/help' })
  assert.equal(absolute.status, 200)
  const deep = await askRaw(site.port, { target: '/revision-notes/igcse/physics/waves/sound' })
  assert.equal(deep.status, 200)
}

async function withSite<T>(
  port: number,
  apiHost: string | null,
  work: (site: Site) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'markwell-addresses-'))
  const env = { DATA_DIR: dataDir, ...(apiHost ? { API_HOST: apiHost } : {}) }
  const server = startProcess(port, env, ['-H', HOSTNAME])
  try {
    // While the database is made, the first answers take long.
    await (apiHost ? untilAnswers(server, '/robots.txt') : untilReady(server))
    return await work({ port, apiHost })
  } finally {
    await server.end('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Hostile addresses at a site that answers calls itself. */
export async function hostileAddresses(port: number): Promise<string> {
  return withSite(port, null, async site => {
    await spelt(site)
    await envelope(site, { target: '/api/%' }, 404)
    return `${await askAll(site)} requests, 0 of 5xx, away, round or without a policy`
  })
}

/** The same with the API on another host, which may be slow, gone, or this very server. */
export async function hostileAddressesWithHost(port: number): Promise<string> {
  const host = await otherHost()
  const body = 'x'.repeat(70_000)
  try {
    const asked = await withSite(port, host.address, async site => {
      const rest = async () => {
        await spelt(site)
        await envelope(site, { target: HANGS_UP }, 502)
        await envelope(site, { target: '/api/%' }, 404)
        for (const chunked of [false, true])
          await envelope(site, { method: 'POST', target: '/api/identity/login', body, chunked }, 413)
        return askAll(site)
      }
      const [count] = await Promise.all([rest(), envelope(site, { target: SILENT }, 504, 60_000)])
      return count
    })
    onlyCalls(host.reached)
    await withSite(port, `http://localhost:${port}`, site =>
      envelope(site, { target: '/api/health/live' }, 508),
    )
    return `${asked} requests, ${host.reached.length} calls passed on; 413, 502, 504 and 508 in envelopes`
  } finally {
    host.close()
  }
}
