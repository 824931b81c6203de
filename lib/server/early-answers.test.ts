import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { readEnvelope } from '@/lib/contracts/envelope'
import { answerUnread, protect, redirect, refuse, refusePlainly, rescueProxied } from './early-answers'

type Answer = (response: http.ServerResponse) => unknown

let answer: Answer = () => undefined
const server = http.createServer((_, response) => void answer(response))
server.on('clientError', (error, socket) => answerUnread(socket, error))
beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => new Promise(resolve => server.close(resolve)))

/** @returns head and body as they came, to a request as it is written */
function send(text: string): Promise<string> {
  return new Promise(resolve => {
    let seen = ''
    const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text))
    socket.on('data', chunk => {
      seen += chunk
    })
    socket.on('error', () => undefined).on('close', () => resolve(seen))
  })
}

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

describe('a policy is added', () => {
  it.each<[string, boolean, Answer, string[]]>([
    ['to a redirect', false, response => response.writeHead(307, { location: '/a' }).end(), [NONE]],
    [
      'to a refusal without a head of its own',
      false,
      r => Object.assign(r, { statusCode: 404 }).end('x'),
      [NONE],
    ],
    ['to any answer of a call', true, response => response.end('{}'), [NONE]],
    ['not to a file', false, response => response.end('x'), []],
    ['not to 304, whose headers replace kept ones', false, response => response.writeHead(304).end(), []],
    [
      'not beside the own one',
      true,
      r => r.writeHead(404, { 'Content-Security-Policy': 'own' }).end(),
      ['own'],
    ],
    [
      'not beside the own one, in pairs',
      true,
      r => r.writeHead(404, ['content-security-policy', 'own']).end(),
      ['own'],
    ],
  ])('%s', async (_, isApi, given, policies) => {
    const text = await ask(response => {
      protect(response, isApi)
      given(response)
    })
    expect(policiesOf(text)).toEqual(policies)
  })
})

describe('what another host leaves unanswered', () => {
  const bare: Answer = response => {
    response.statusCode = 500
    response.end('Internal Server Error')
  }
  const rescued = async (timeoutMs: number, given: Answer) => {
    const text = await ask(response => {
      rescueProxied(response, timeoutMs)
      given(response)
    })
    return [statusOf(text), readEnvelope(JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? ''))?.error?.status ?? null]
  }

  it('is an envelope with 502, or with 504 once its time is up', async () => {
    expect(await rescued(60_000, bare)).toEqual([502, 502])
    expect(await rescued(0, bare)).toEqual([504, 504])
  })

  it('is not a 500 of its own', async () => {
    const own: Answer = response => {
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end('{"isSuccess":false,"result":null,"error":{"status":500,"errorMessage":"own"}}')
    }
    expect(await rescued(60_000, own)).toEqual([500, 500])
  })

  it('stays refused when it was before', async () => {
    expect(
      await rescued(60_000, response => {
        refuse(response, 'tooLarge')
        bare(response)
      }),
    ).toEqual([413, 413])
  })
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
