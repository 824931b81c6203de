import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { type Handler, routesOf } from './calls'
import { createListCache } from './list-cache'
import { createPageCache } from './page-cache'
import { createSite, type Site, type SiteParts } from './site'

export type TestSite = { port: number; origin: string; site: Site; close: () => Promise<void> }

const missing: Handler = async () => new Response('missing', { status: 404 })

/** A site with these handlers and no pages, unless others are given, on a port of its own. */
export async function startSite(
  calls: Record<string, Record<string, Handler>> = {},
  parts: Partial<SiteParts> = {},
): Promise<TestSite> {
  const site = createSite({
    routes: routesOf([...Object.entries(calls), ['/api/[[...path]]', { GET: missing, POST: missing }]]),
    lists: createListCache(),
    pages: createPageCache(),
    apiHost: null,
    observes: false,
    render: async (_, response) => response.writeHead(404).end(),
    ...parts,
  })
  await new Promise<void>(resolve => site.server.listen(0, '127.0.0.1', resolve))
  const { port } = site.server.address() as AddressInfo
  const close = async () => {
    site.server.closeAllConnections()
    await site.drain()
  }
  return { port, origin: `http://127.0.0.1:${port}`, site, close }
}

type Got = { status: number; headers: http.IncomingHttpHeaders; rawHeaders: string[]; body: Buffer }

/** On a connection of its own, and as it comes: fetch would unpack the body. */
export function get(url: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    http
      .request(url, { method, agent: false, headers }, async answer => {
        const body = Buffer.concat(await answer.toArray())
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          rawHeaders: answer.rawHeaders,
          body,
        })
      })
      .on('error', reject)
      .end()
  })
}

/** Sends a request as it is written. @returns head and body as they came, once the connection is over */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise(resolve => {
    let seen = ''
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', chunk => {
      seen += chunk
    })
    socket.on('error', () => undefined).on('close', () => resolve(seen))
  })
}
