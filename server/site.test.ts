import { readFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { get, sendRaw, startSite } from './site.testing'

/** Asks again on the same connection as soon as it is answered, as a proxy under load does, until refused. */
async function askOn(agent: http.Agent, port: number, answered: () => void): Promise<void> {
  for (;;) {
    const went = await new Promise<boolean>(resolve => {
      const request = http.get({ agent, port, host: '127.0.0.1', path: '/api/x' }, response =>
        response.resume().once('end', () => resolve(true)),
      )
      request.once('error', () => resolve(false))
    })
    if (!went) return
    answered()
  }
}

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

it('a server ends though a proxy keeps sending on the connections that it has', async () => {
  const slow = async () => {
    await later(5)
    return new Response('ok')
  }
  const test = await startSite({ '/api/x': { GET: slow } })
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  let answers = 0
  const asking = askOn(agent, test.port, () => {
    answers += 1
  })
  while (answers < 3) await later(5)
  await test.site.drain()
  await asking
  agent.destroy()
  expect(answers).toBeGreaterThanOrEqual(3)
})

it.each([
  ['not begun to answer', ''],
  ['begun to answer', '?begun'],
])('a server ends when it has answered what it had %s', async (_, query) => {
  let answer: () => void = () => undefined
  const asked = new Promise<void>(resolve => {
    answer = resolve
  })
  let finish: (body: string) => void = () => undefined
  const test = await startSite(
    {},
    {
      render: async (request, response) => {
        if (request.url?.endsWith('begun')) response.write('a')
        finish = body => response.end(body)
        answer()
      },
    },
  )
  const agent = new http.Agent({ keepAlive: true })
  const got = new Promise<string>(resolve => {
    http.get({ agent, port: test.port, host: '127.0.0.1', path: `/x${query}` }, async answered =>
      resolve(Buffer.concat(await answered.toArray()).toString()),
    )
  })
  await asked
  const drained = test.site.drain()
  finish('b')
  expect(await got).toMatch(/b$/)
  await drained
  agent.destroy()
})

it('a server ends though a connection is open on which nobody has asked', async () => {
  const test = await startSite()
  const socket = net.connect(test.port, '127.0.0.1')
  await new Promise(resolve => socket.once('connect', resolve))
  await get(test.origin) // by then it has been accepted
  const closed = new Promise(resolve => socket.once('close', resolve))
  socket.resume()
  await test.site.drain()
  await closed
})

it('keeps idle connections for longer than the shipped nginx, and waits for a head for longer still', async () => {
  const { site, close } = await startSite()
  const nginx = readFileSync('deploy/nginx/markwell.conf.template', 'utf8')
  expect(nginx).toContain('keepalive 64;')
  expect(nginx).not.toContain('keepalive_timeout') // 60 s by default
  expect(site.server.keepAliveTimeout).toBeGreaterThan(60_000)
  expect(site.server.headersTimeout).toBeGreaterThan(site.server.keepAliveTimeout)
  await close()
})

it('refuses another protocol, whatever was asked for', async () => {
  const test = await startSite()
  const head = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
  for (const path of ['/', '/api/x'])
    expect(await sendRaw(test.port, head(path))).toMatch(/^HTTP\/1\.1 400 [\s\S]*content-security-policy/)
  await test.close()
})

describe('a page', () => {
  const asked: string[] = []
  const startPages = () =>
    startSite(
      {},
      {
        render: async (request, response) => {
          asked.push(request.url ?? '')
          response.writeHead(200, { 'content-type': 'text/html' }).end('page')
        },
      },
    )
  beforeEach(() => asked.splice(0))

  it.each([
    ['GET', '/help?a=%70', 200, ['/help?a=%70']],
    ['GET', '/hel%70', 308, []],
    ['GET', '/%', 200, ['/unreadable']],
    ['POST', '/help', 405, []],
    ['POST', '/%', 400, []],
  ])('%s %s is answered with %i, and Next is asked for %p', async (method, path, status, urls) => {
    const test = await startPages()
    expect([(await get(test.origin + path, {}, method)).status, asked]).toEqual([status, urls])
    await test.close()
  })

  it('that Next fails on is a refusal without its words', async () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    const test = await startSite({}, { render: () => Promise.reject(new Error('secret-detail')) })
    const { status, body } = await get(test.origin)
    expect(status).toBe(500)
    expect(body.toString()).not.toContain('secret-detail')
    write.mockRestore()
    await test.close()
  })
})
