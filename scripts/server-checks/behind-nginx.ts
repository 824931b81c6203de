import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import zlib from 'node:zlib'
import { askRaw } from './raw-request'
import { SHIPPED, withNginx } from './running-nginx'

/** The built site behind the shipped nginx, on the port after its own. */

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

const PAGE = '/revision-notes'
const UNPACKED: Record<string, (body: Buffer) => Buffer> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  identity: body => body,
}

/** As it comes: fetch would unpack the body and mend the address. */
function get(port: number, path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers }, async answer => {
      const body = Buffer.concat(await answer.toArray())
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
    })
    request.on('error', reject)
  })
}

async function packed(port: number, taken: string, expected: string, cache: string): Promise<string> {
  const { status, headers, body } = await get(port, PAGE, { 'accept-encoding': taken })
  assert.equal(status, 200)
  assert.equal(headers['content-encoding'] ?? 'identity', expected, `to "${taken}"`)
  assert.equal(headers['x-cache'], cache, `${expected}, asked with "${taken}"`)
  return UNPACKED[expected]?.(body).toString() ?? ''
}

/** Each client gets what it takes, all get the same page, and whoever comes second gets it from the shelf. */
async function encodings(port: number): Promise<void> {
  const pages: string[] = []
  for (const cache of ['MISS', 'HIT']) {
    pages.push(await packed(port, 'gzip, deflate, br, zstd', 'br', cache))
    pages.push(await packed(port, 'gzip, deflate', 'gzip', cache))
    pages.push(await packed(port, 'identity', 'identity', 'HIT')) // unpacked from the copy in gzip
  }
  assert.match(pages[0] ?? '', /^<!DOCTYPE html>[\s\S]*<\/html>$/)
  assert.equal(new Set(pages).size, 1)
}

/** What React fetches, as browsers ask for it. */
const FETCHED: readonly Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
]

/** Where the page has what the headers ask for: data have an address with a hash of them. */
async function placeOf(site: number, headers: Record<string, string>): Promise<string> {
  return (await get(site, PAGE, headers)).headers.location ?? PAGE
}

/** Another spelling of what a browser takes gets the same copy; what React fetches has its own, as the site itself answers it. */
async function copies(port: number, site: number): Promise<void> {
  await packed(port, 'br, gzip', 'br', 'HIT')
  await packed(port, 'gzip', 'gzip', 'HIT')
  const bodies = new Set<string>()
  for (const headers of FETCHED) {
    const location = await placeOf(site, headers)
    const direct = (await get(site, location, headers)).body.toString()
    bodies.add(direct)
    for (const cache of ['MISS', 'HIT']) {
      const answer = await get(port, location, { ...headers, 'accept-encoding': 'gzip' })
      assert.equal(answer.headers['x-cache'], cache, JSON.stringify(headers))
      const unpack = UNPACKED[answer.headers['content-encoding'] ?? 'identity']
      assert.equal(unpack?.(answer.body).toString(), direct, JSON.stringify(headers))
    }
  }
  assert.ok(bodies.size > 1) // of a page without parts of its own "ahead" is the whole
}

/** The key of the shelf names whatever an answer may vary by, since Vary itself is not looked at. */
async function keyed(site: number): Promise<void> {
  const [, key = ''] = /proxy_cache_key "(.*)";/.exec(readFileSync(SHIPPED, 'utf8')) ?? []
  for (const headers of [{}, ...FETCHED]) {
    const location = await placeOf(site, headers)
    const { vary = '' } = (await get(site, location, { ...headers, 'accept-encoding': 'gzip' })).headers
    assert.match(vary, /Accept-Encoding/)
    for (const name of vary.toLowerCase().split(/,\s*/)) {
      const variable =
        name === 'accept-encoding' ? '$markwell_encoding' : `$http_${name.replaceAll('-', '_')}`
      assert.ok(key.split(' ').includes(variable), `the shelf of nginx does not tell apart by ${name}`)
    }
  }
}

/** What nginx refuses itself, and what it passes on as it was asked. Nobody is answered without a policy. */
async function addresses(port: number): Promise<void> {
  const long = 'a'.repeat(9000)
  for (const [target, status, body] of [
    ['/%', 400, /This address cannot be read/],
    ['/..', 400, /This address cannot be read/],
    ['/help%00', 400, /This address cannot be read/],
    ['/%ff%fe', 400, /This address cannot be read/],
    ['/%2f%2fevil.test', 400, /This address cannot be read/],
    ['/hel%70', 308, /^$/],
    ['http://evil.test/help', 200, /<html/],
    ['/%61pi/health/live', 200, /"isSuccess":true/],
    ['/x/../api/health/live', 200, /"isSuccess":true/],
    ['/api%2fx', 404, /"code":"notFound"/],
    ['/%61pi/metrics', 404, /"code":"notFound"/],
    ['/x/../api/metrics', 404, /"code":"notFound"/],
    ['/caf\u00e9', 400, /Bad Request/],
    [`/${long}`, 413, /Too Large/],
    [`/api/${long}`, 413, /"code":"tooLarge"/],
  ] as const) {
    const answer = await askRaw(port, { target })
    assert.equal(answer.status, status, target)
    assert.match(answer.body, body, target)
    assert.ok(answer.headers['content-security-policy'], target)
  }
}

/** @returns what was seen, or that there is no nginx here */
export async function behindNginx(site: number): Promise<string> {
  const port = site + 1
  const seen = await withNginx({ upstreams: [`127.0.0.1:${site}`], port }, async () => {
    await encodings(port)
    await copies(port, site)
    await keyed(site)
    for (const path of ['/api/%', '/api/%zz', '/api/none']) {
      const { status, headers, body } = await get(port, path)
      assert.equal(status, 404, path)
      assert.match(String(headers['content-type']), /^application\/json/, path)
      assert.equal(JSON.parse(body.toString()).error.code, 'notFound', path)
    }
    await addresses(port)
    return 'Brotli, gzip, plain and data, fresh and kept; envelopes; addresses'
  })
  return seen ?? 'skipped, no nginx is installed'
}
