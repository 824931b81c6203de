import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Reached = { url: string; headers: IncomingHttpHeaders }
export type OtherHost = { address: string; reached: Reached[]; close: () => void }

/** Of every answer of the other host, so that it cannot be taken for one of ours. */
export const OTHER_HOST_HEADER = 'x-other-host'
/** It hangs up on calls of this, and never answers those of the next. */
export const HANGS_UP = '/api/other/hangs-up'
export const SILENT = '/api/other/silent'

/** What stands behind API_HOST in a check: it notes what reaches it. */
export async function otherHost(): Promise<OtherHost> {
  const reached: Reached[] = []
  const server = createServer((request, response) => {
    reached.push({ url: request.url ?? '', headers: request.headers })
    request.resume()
    if (request.url === HANGS_UP) return request.socket.destroy()
    if (request.url === SILENT) return
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json', [OTHER_HOST_HEADER]: '1' })
      response.end('{"isSuccess":true,"result":null,"error":null}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reached,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
