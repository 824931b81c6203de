import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_IS_HERE } from '@/lib/contracts/endpoints'
import { BODY_MAX_BYTES } from '@/lib/contracts/limits'
import { config } from '@/middleware'
import { brokenApiRequest, limitBody } from './before-next'

it.each([
  ['GET', '/api/health', null],
  ['POST', '/api/x?y=%', null],
  ['TRACE', '/api/health', 'methodNotAllowed'],
  ['PROPFIND', '/api', 'methodNotAllowed'],
  ['GET', '/api/%', 'notFound'],
  ['GET', '/api/%ff/x', 'notFound'],
  ['TRACE', '/apiary', null],
  ['GET', '/%', null],
])('%s %s is %p', (method, url, code) => expect(brokenApiRequest(method, url)).toBe(code))

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
