import assert from 'node:assert/strict'
import http from 'node:http'
import zlib from 'node:zlib'
import { withNginx } from './running-nginx'

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
    pages.push(await packed(port, 'identity', 'identity', cache))
  }
  assert.match(pages[0] ?? '', /^<!DOCTYPE html>[\s\S]*<\/html>$/)
  assert.equal(new Set(pages).size, 1)
}

/** @returns what was seen, or that there is no nginx here */
export async function behindNginx(site: number): Promise<string> {
  const port = site + 1
  const seen = await withNginx({ upstreams: [`127.0.0.1:${site}`], port }, async () => {
    await encodings(port)
    for (const path of ['/api/%', '/api/%zz', '/api/none']) {
      const { status, headers, body } = await get(port, path)
      assert.equal(status, 404, path)
      assert.match(String(headers['content-type']), /^application\/json/, path)
      assert.equal(JSON.parse(body.toString()).error.code, 'notFound', path)
    }
    return 'Brotli, gzip and plain, fresh and kept; envelopes'
  })
  return seen ?? 'skipped, no nginx is installed'
}
