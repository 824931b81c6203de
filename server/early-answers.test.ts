import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { readEnvelope } from '@/lib/contracts/envelope'
import { answerUnread, redirect, refuse, refusePlainly } from './early-answers'
import { sendRaw } from './site.testing'

type Answer = (response: http.ServerResponse) => unknown

let answer: Answer = () => undefined
let last: http.ServerResponse | undefined
const server = http.createServer((_, response) => {
  last = response
  answer(response)
})
server.on('clientError', (error, socket) => answerUnread(socket, error, last))
beforeEach(() => {
  last = undefined
})
beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => new Promise(resolve => server.close(resolve)))

const send = (text: string) => sendRaw((server.address() as AddressInfo).port, text)

function ask(given: Answer): Promise<string> {
  answer = given
  return send('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
}

const statusOf = (text: string) => Number(text.split(' ')[1])
const policiesOf = (text: string) =>
  Array.from(text.matchAll(/^content-security-policy: (.*)$/gim), ([, value]) => value)
const NONE = "default-src 'none'; frame-ancestors 'none'"

it.each<[string, number, Answer]>([
  ['an envelope', 413, response => refuse(response, 'tooLarge')],
  ['a plain refusal', 400, response => refusePlainly(response, 400)],
  ['a redirect', 308, response => redirect(response, '/help')],
])('%s has the headers of the site and a policy', async (_, status, given) => {
  const text = await ask(given)
  expect(statusOf(text)).toBe(status)
  expect(policiesOf(text)).toEqual([NONE])
  expect(text).toMatch(/^x-frame-options: DENY\r$/m)
  expect(text).toMatch(/^cache-control: no-store\r$/m)
})

it.each([
  ['a NUL', 'GET /a\u0000b HTTP/1.1\r\nHost: x\r\n\r\n', 400, null],
  ['nonsense', 'nonsense\r\n\r\n', 400, null],
  ['20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, null],
  ['20 kB below /api', `GET /api/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 413, 413],
  ['a NUL below /api', 'GET /api/\u0000 HTTP/1.1\r\nHost: x\r\n\r\n', 404, 404],
  ['a broken call', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n', 400, 400],
])('%s, which Node cannot read, has an answer with a policy', async (_, request, status, inEnvelope) => {
  const text = await send(request)
  expect(statusOf(text)).toBe(status)
  expect(policiesOf(text)).toEqual([NONE])
  const body = text.split('\r\n\r\n')[1] ?? ''
  expect(body.startsWith('{') ? readEnvelope(JSON.parse(body))?.error?.status : null).toBe(inEnvelope)
})

it('does not write into an answer that is under way', async () => {
  answer = response => response.writeHead(200, { 'content-length': 4 }).write('ab')
  const text = await send('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\nzz\r\n')
  expect(text.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThan(2)
})
