import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** Serves pages by their path, compressed beforehand, as plain files are. */
export function servePages(pages: ReadonlyMap<string, string>, port: number): Server {
  const packed = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(html)]))
  return createServer((request, answer) => {
    const body = packed.get(request.url ?? '')
    if (!body) return void answer.writeHead(404).end()
    answer
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
      })
      .end(body)
  }).listen(port)
}
