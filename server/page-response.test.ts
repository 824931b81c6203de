import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Holder, PageResponse } from './page-response'
import { get, sendRaw } from './site.testing'

type Answer = (response: ServerResponse) => unknown

const PASSES: Holder = { holds: () => false, finish: async (_, whole) => whole }
const HOLDS: Holder = {
  holds: (_, size) => size < 10,
  finish: async (response, whole) => {
    response.setHeader('x-size', whole.length)
    return Buffer.concat([whole, Buffer.from('!')])
  },
}

let answer: Answer
let holder: Holder | null
const server = http.createServer({ ServerResponse: PageResponse }, (_, response) => {
  if (holder) response.putUnder(holder)
  answer(response)
})
beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => server.close())

const port = () => (server.address() as AddressInfo).port
const ask = (given: Answer, under: Holder | null) => {
  ;[answer, holder] = [given, under]
  return get(`http://127.0.0.1:${port()}/`)
}

describe('to an answer of Next a policy is added', () => {
  const NONE = "default-src 'none'; frame-ancestors 'none'"
  it.each<[string, Answer, string | undefined]>([
    ['if it is a redirect', response => response.writeHead(307, { location: '/a' }).end(), NONE],
    ['if it refuses without a head of its own', r => Object.assign(r, { statusCode: 404 }).end('x'), NONE],
    ['not to a file', response => response.end('x'), undefined],
    ['not to 304, whose headers replace kept ones', response => response.writeHead(304).end(), undefined],
    ['not beside its own', r => r.writeHead(404, { 'Content-Security-Policy': 'own' }).end(), 'own'],
    ['not beside its own, in turn', r => r.writeHead(404, ['content-security-policy', 'own']).end(), 'own'],
    [
      'not beside its own, after words',
      r => r.writeHead(404, 'No', { 'content-security-policy': 'own' }).end(),
      'own',
    ],
  ])('%s', async (_, given, policy) => {
    for (const under of [PASSES, HOLDS])
      expect((await ask(given, under)).headers['content-security-policy']).toBe(policy)
  })

  it('and none to one of our own', async () =>
    expect((await ask(r => r.writeHead(404).end(), null)).headers['content-security-policy']).toBeUndefined())
})

describe('an answer that is held back', () => {
  it('leaves whole as it was finished, with its length, however it was written', async () => {
    const ways: Answer[] = [
      r => r.end('abc'),
      r => r.writeHead(200, { 'x-own': '1' }).end('abc'),
      r => {
        r.write('a')
        r.write(Buffer.from('b'), () => r.end('63', 'hex'))
      },
      r => {
        r.flushHeaders()
        r.end('abc')
      },
    ]
    for (const way of ways) {
      const { body, headers } = await ask(way, HOLDS)
      expect([body.toString(), headers['content-length'], headers['x-size']]).toEqual(['abc!', '4', '3'])
    }
  })

  it('leaves as it was when it grows too large', async () => {
    const way: Answer = r => {
      for (const piece of ['abcdef', 'ghijkl', 'mnopqr']) r.write(piece)
      r.end('stu')
    }
    const { body, headers } = await ask(way, HOLDS)
    expect([body.toString(), headers['x-size']]).toEqual(['abcdefghijklmnopqrstu', undefined])
  })

  it('tells who waits for its end', async () => {
    const ended = jest.fn()
    await ask(r => r.end('a', ended), HOLDS)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('breaks off when it cannot be finished', async () => {
    ;[answer, holder] = [
      r => r.end('a'),
      { holds: () => true, finish: () => Promise.reject(new Error('no memory')) },
    ]
    expect(await sendRaw(port(), 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('')
  })
})
