import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { clientAddress } from '@/lib/server/http/client-address'
import { createListCache } from './list-cache'
import { createPageCache } from './page-cache'
import { createSite, type Site } from './site'

const PATH = '/api/self-check'
const HOST = '127.0.0.1'

/**
 * Asks a server of the same make by a real socket whether a handler is told who asks, whatever a client says. Limits would
 * else count all clients as one. @throws Error when it is not
 */
export async function checkOurselves(make: typeof createSite = createSite): Promise<void> {
  const handler = async (request: Request) => new Response(clientAddress(request.headers, 0))
  const site = make({
    routes: new Map([[PATH, new Map([['GET', handler]])]]),
    lists: createListCache(),
    pages: createPageCache(),
    apiHost: null,
    observes: false,
    render: async () => undefined,
  })
  await new Promise<void>(resolve => site.server.listen(0, HOST, resolve))
  try {
    const seen = await ask(site)
    if (seen !== HOST)
      throw new Error(`A handler is told "${seen.slice(0, 100)}" in place of the client's address`)
  } finally {
    await site.drain()
  }
}

function ask({ server }: Site): Promise<string> {
  const { port } = server.address() as AddressInfo
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  return new Promise((resolve, reject) => {
    http
      .get({ host: HOST, port, path: PATH, headers, agent: false }, async answer =>
        resolve(Buffer.concat(await answer.toArray()).toString()),
      )
      .on('error', reject)
  })
}
