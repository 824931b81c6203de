import './settings' // before all else: see there
import { modules } from 'markwell:routes'
import http from 'node:http'
import next from 'next'
import { apiHost } from '@/lib/server/api-host'
import { readConfiguration, startWork } from '@/lib/server/boot'
import { routesOf } from './calls'
import { createListCache } from './list-cache'
import { createPageCache } from './page-cache'
import { checkOurselves } from './self-check'
import { settings } from './settings'
import { createSite, type Site } from './site'

/** The process of the built site: `node .next/server/main.js [-p port] [-H hostname]`. */
async function main(): Promise<void> {
  const startedAt = performance.now()
  const running = readConfiguration()
  await checkOurselves()
  // Next hangs a listener for WebSockets upon the server it is told of. We refuse those, so it is told of one that never listens.
  const pages = next({ ...settings, dir: process.cwd(), httpServer: http.createServer() })
  await pages.prepare()
  const site = createSite({
    routes: routesOf(modules),
    lists: createListCache(),
    pages: createPageCache(),
    apiHost: apiHost(),
    observes: Boolean(running?.env.METRICS_TOKEN),
    render: pages.getRequestHandler(),
  })
  await listen(site)
  const stopWork = running ? startWork(running) : async () => undefined
  endOnSignal(async () => {
    // Open streams never finish by themselves.
    await Promise.all([site.drain(), running?.live.close()])
    await pages.close()
    // Last: running requests need the database to their end.
    await stopWork()
  })
  const tookMs = Math.round(performance.now() - startedAt)
  process.stdout.write(`Ready in ${tookMs} ms: http://${settings.hostname ?? 'localhost'}:${settings.port}\n`)
}

function listen({ server }: Site): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.hostname, resolve)
  })
}

/** Once, however often it is asked: a terminal and npm may both send the signal. */
function endOnSignal(end: () => Promise<void>): void {
  let isEnding = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      end().then(() => process.exit(0), fail)
    })
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
}

main().catch(fail)
