import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_IS_HERE } from '@/lib/contracts/headers'
import { API_TIMEOUT_MS, BODY_MAX_BYTES } from '@/lib/contracts/limits'
import { LIVE_BEAT_MS } from '@/lib/contracts/live'
import { config } from '@/middleware'
import { HOST_TIMEOUT_MS } from './api-host'
import { brokenCall, limitBody } from './before-next'
import { readAddress } from './http/request-path'

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
  expect(brokenCall({ method, headers: {} }, readAddress(url))).toBe(code),
)

it('waits for another host as long as Next does, and less than the browser', () => {
  const [, ms] = /proxyTimeout: ([\d_]+)/.exec(readFileSync('next.config.mjs', 'utf8')) ?? []
  expect(Number(ms?.replace('_', ''))).toBe(HOST_TIMEOUT_MS)
  expect(HOST_TIMEOUT_MS).toBeLessThan(API_TIMEOUT_MS)
  expect(HOST_TIMEOUT_MS).toBeGreaterThan(LIVE_BEAT_MS) // or its streams would be cut
})

it('tells the middleware by the header that it asks for', () =>
  expect(config.matcher[0]).toEqual({
    source: '/api/:path*',
    missing: [{ type: 'header', key: API_IS_HERE }],
  }))

it.each([
  [10, 10, true],
  [BODY_MAX_BYTES, BODY_MAX_BYTES, true],
  [BODY_MAX_BYTES + 1, BODY_MAX_BYTES + 1, false],
  [20_000_000, BODY_MAX_BYTES + 1, false],
])('of %i bytes the handler sees %i', async (sent, seen, all) => {
  let taken = 0
  const server = http.createServer((request, response) => {
    limitBody(request, response)
    request.on('data', chunk => {
      taken += chunk.length
    })
    request.on('end', () => response.writeHead(413).end())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  const { written, status } = await upload(port, sent)
  expect(status).toBe(413)
  expect(taken).toBe(seen)
  expect(written === sent).toBe(all || sent < 1_000_000)
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
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
