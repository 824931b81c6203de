import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { and, count, isNull, min } from 'drizzle-orm'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { mailOutbox } from '../db/schema'
import { processGlobal } from '../process-global'
import type { Server } from '../server'

/** Seconds; the aims of the API (25 ms, 100 ms) and the client's patience (30 s) are boundaries. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10, 30]

const CALLS: ReadonlySet<string> = new Set(Object.values(ENDPOINTS).map(({ path }) => path))

type Metrics = {
  registry: Registry
  seconds: Histogram<'method' | 'route' | 'status'>
  databaseUp: Gauge
  mailsWaiting: Gauge
  oldestMailSeconds: Gauge
}

/** One registry for the process: Next compiles this module into several bundles. */
function metrics(): Metrics {
  return processGlobal('metrics', () => {
    const registry = new Registry()
    const registers = [registry]
    collectDefaultMetrics({ register: registry, prefix: 'markwell_' })
    return {
      registry,
      seconds: new Histogram({
        name: 'markwell_http_request_seconds',
        help: 'From the head of a request to the last byte of its answer, by kind of address.',
        labelNames: ['method', 'route', 'status'],
        buckets: BUCKETS,
        registers,
      }),
      databaseUp: new Gauge({
        name: 'markwell_database_up',
        help: '1 when the database answers.',
        registers,
      }),
      mailsWaiting: new Gauge({
        name: 'markwell_mails_waiting',
        help: 'Mails that are neither sent nor given up.',
        registers,
      }),
      oldestMailSeconds: new Gauge({
        name: 'markwell_oldest_mail_seconds',
        help: 'How long the oldest of them has waited.',
        registers,
      }),
    }
  })
}

/** Few values and nothing of a person: an unknown address of the API is one label, all pages are one. */
export function routeLabel(url: string): string {
  const path = url.split('?')[0] ?? ''
  if (CALLS.has(path)) return path
  if (/^\/api(\/|$)/.test(path)) return '/api/*'
  return path.startsWith('/_next/static/') ? 'asset' : 'page'
}

/** Notes how long the answer takes and how it ends. */
export function observeRequest(request: IncomingMessage, response: ServerResponse): void {
  const end = metrics().seconds.startTimer()
  const [method, route] = [request.method ?? '', routeLabel(request.url ?? '')]
  response.once('close', () => {
    // 499: the client had gone before the answer was whole.
    end({ method, route, status: response.writableFinished ? response.statusCode : 499 })
  })
}

/** What stands in the database is asked when the metrics are read. A database that is away is a value, not a fault. */
async function readDatabase(server: Server, { databaseUp, mailsWaiting, oldestMailSeconds }: Metrics) {
  try {
    const db = await server.db()
    const [row] = await db
      .select({ waiting: count(), oldest: min(mailOutbox.queuedAt) })
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt)))
    databaseUp.set(1)
    mailsWaiting.set(row?.waiting ?? 0)
    oldestMailSeconds.set(row?.oldest ? (server.now().getTime() - row.oldest.getTime()) / 1000 : 0)
  } catch {
    databaseUp.set(0)
  }
}

/** The exposition format of Prometheus. */
export async function readMetrics(server: Server): Promise<{ type: string; body: string }> {
  const own = metrics()
  await readDatabase(server, own)
  return { type: own.registry.contentType, body: await own.registry.metrics() }
}
