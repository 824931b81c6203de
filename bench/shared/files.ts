import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const RESULTS_PATH = '/results'
const RESULTS = '<!doctype html><title>Results</title><p>Results'

/**
 * Where students come from, a search engine: as another site it has another address than the pages, and the browser
 * changes its process, for us and the control. @param port of `servePages`
 */
export const searchResults = (port: number) => `http://127.0.0.1:${port}${RESULTS_PATH}`

/** Serves pages by their path, compressed beforehand, as plain files are; and a page of results to come from. */
export function servePages(pages: ReadonlyMap<string, string>, port: number): Server {
  const packed = new Map(
    [...pages, [RESULTS_PATH, RESULTS] as const].map(([path, html]) => [path, brotliCompressSync(html)]),
  )
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
