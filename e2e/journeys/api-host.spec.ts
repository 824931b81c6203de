import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COOKIES } from '@/lib/contracts/browser-state'
import { startProcess, untilAnswers } from '@/scripts/server-checks/running-server'
import { expect, test } from '../fixtures/test'

type Seen = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

const PORT = 3119

/** An API on another host that tells what reached it and sets a cookie of its own. */
async function foreignApi() {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
    response.writeHead(418, {
      'content-type': 'application/json',
      'set-cookie': 'session=abc; HttpOnly; Path=/',
    })
    response.end('{"isSuccess":false,"result":null,"error":{"status":418,"errorMessage":"teapot"}}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { seen, server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('with API_HOST, calls go there with cookies and the client’s address, through our own origin', async ({
  playwright,
}) => {
  test.setTimeout(90_000)
  const api = await foreignApi()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'markwell-host-'))
  const site = startProcess(PORT, { API_HOST: api.address, DATA_DIR })
  try {
    await untilAnswers(site, '/robots.txt')
    const request = await playwright.request.newContext({ baseURL: site.origin })
    const cookie = [`${COOKIES.visitorId}=v1`, `${COOKIES.session}=s1`, `${COOKIES.token}=t1`].join('; ')
    const answer = await request.post('/api/identity/login?from=header', {
      headers: { cookie },
      data: { emailAddress: 'a@example.com' },
    })
    expect(answer.status()).toBe(418)
    expect(await answer.json()).toMatchObject({ error: { errorMessage: 'teapot' } })
    expect(answer.headers()['set-cookie']).toContain('session=abc')
    const [call] = api.seen
    expect(call).toMatchObject({
      method: 'POST',
      path: '/api/identity/login?from=header',
      body: '{"emailAddress":"a@example.com"}',
    })
    expect(call?.headers.cookie).toBe(cookie)
    expect(call?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1|::1/)
    await request.dispose()
  } finally {
    await site.end('SIGTERM')
    api.server.close()
  }
})
