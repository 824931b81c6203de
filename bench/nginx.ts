import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type RunningNginx, withNginx } from '../scripts/server-checks/running-nginx'
import { keepAsFiles } from './nginx/control'
import { hasWrk, wrk } from './nginx/wrk'
import { processorMs } from './shared/processor'
import { finish, type Row, row } from './shared/results'
import { rounds } from './shared/scale'
import { startSite } from './shared/site'

/**
 * `npm run build && npm run bench:nginx`: the built site behind the shipped nginx configuration, beside plain nginx that
 * sends the same bytes as files, in turn; `next start` alone, and nginx that compresses each time, for comparison.
 * Each nginx has one worker, so that it and the load generator have a core each.
 */
const [SITE, SHIPPED, PLAIN, WITH_HEAD, COMPRESSING] = [3480, 3481, 3482, 3483, 3484]
const ROUNDS = rounds(5)
const SECONDS = 1
const AT_LEAST = 0.9

const PAGES = {
  'home page': '/',
  'subject page': '/igcse/physics',
  note: '/revision-notes/igcse/physics/waves/sound',
  'revision list': '/revision-notes/igcse/physics',
  'mock list': '/mock-exam/igcse/physics',
  script: middleScript(),
}

/** Neither the largest nor one of a line. */
function middleScript(): string {
  const folder = '.next/static/chunks'
  const scripts = readdirSync(folder).filter(name => name.endsWith('.js'))
  const bySize = scripts.toSorted((a, b) => statSync(join(folder, a)).size - statSync(join(folder, b)).size)
  return `/_next/static/chunks/${bySize[Math.floor(bySize.length * 0.75)]}`
}

const KINDS = ['shipped', 'plain', 'withHead', 'compressing', 'alone'] as const
type Kind = (typeof KINDS)[number]
type Server = { origin: string; pid?: number }
type Seen = { perSecond: number[]; p50Ms: number[]; p99Ms: number[]; processorUs: number[] }

async function measure({ origin, pid }: Server, path: string, into: Seen): Promise<void> {
  const before = pid === undefined ? null : processorMs(pid)
  const { perSecond, p50Ms, p99Ms, requests } = await wrk(origin + path, SECONDS)
  const after = pid === undefined ? null : processorMs(pid)
  into.perSecond.push(perSecond)
  into.p50Ms.push(p50Ms)
  into.p99Ms.push(p99Ms)
  if (before !== null && after !== null) into.processorUs.push(((after - before) * 1000) / requests)
}

const ask = (origin: string, path: string, encoding: string) =>
  fetch(origin + path, { headers: { 'accept-encoding': encoding } })

/** All send the same bytes, compressed to who can read that; the shipped one out of its cache. @throws Error */
async function requireSame(servers: Record<string, Server>, path: string): Promise<void> {
  const bodies = new Set<string>()
  for (const [name, { origin }] of Object.entries(servers)) {
    for (const encoding of ['gzip', 'gzip', 'identity']) {
      const answer = await ask(origin, path, encoding)
      const sent = answer.headers.get('content-encoding') ?? 'identity'
      if (!answer.ok || sent !== encoding) throw new Error(`${name}: ${path} ${answer.status} as ${sent}`)
      bodies.add(await answer.text())
    }
  }
  if (bodies.size !== 1) throw new Error(`${path} is not the same everywhere`)
  const { headers } = await ask(servers.shipped?.origin ?? '', path, 'gzip')
  if (headers.get('x-cache') !== 'HIT') throw new Error(`${path} does not come from the cache`)
}

function rowsOf(name: string, seen: Record<Kind, Seen>): Row[] {
  const { shipped, plain, withHead, compressing, alone } = seen
  const control = (of: keyof Seen) => ({ control: plain[of] })
  const perSecond = { of: 'ratio', atLeast: AT_LEAST } as const
  return [
    row(`${name}, shipped nginx`, 'requests/s', shipped.perSecond, {
      ...control('perSecond'),
      aim: perSecond,
    }),
    row(`${name}, the files with the site's head`, 'requests/s', withHead.perSecond, control('perSecond')),
    row(`${name}, shipped nginx, p50`, 'ms', shipped.p50Ms, control('p50Ms')),
    row(`${name}, shipped nginx, p99`, 'ms', shipped.p99Ms, control('p99Ms')),
    ...(shipped.processorUs.length > 0
      ? [
          row(
            `${name}, shipped nginx, processor of a request`,
            'µs',
            shipped.processorUs,
            control('processorUs'),
          ),
        ]
      : []),
    row(
      `${name}, nginx that compresses each time`,
      'requests/s',
      compressing.perSecond,
      control('perSecond'),
    ),
    row(`${name}, next start alone`, 'requests/s', alone.perSecond, control('perSecond')),
  ]
}

/** What a browser without our scripts fetches beside the note. */
async function scriptsOf(origin: string): Promise<Row> {
  const html = await (await fetch(origin + PAGES.note)).text()
  const names = new Set(html.match(/\/_next\/static\/[\w./~-]+\.js/g))
  let bytes = 0
  for (const name of names) bytes += gzipSync(await (await fetch(origin + name)).text()).length
  return row('scripts of the note, compressed', 'KiB', [bytes / 1024])
}

async function measureAll(servers: Record<Kind, Server>) {
  const rows: Row[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    await requireSame(servers, path)
    const fresh = (): Seen => ({ perSecond: [], p50Ms: [], p99Ms: [], processorUs: [] })
    const seen = { shipped: fresh(), plain: fresh(), withHead: fresh(), compressing: fresh(), alone: fresh() }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kind of KINDS) await measure(servers[kind], path, seen[kind])
    const bytes = (await (await ask(servers.plain.origin, path, 'gzip')).headers.get('content-length')) ?? 0
    rows.push(...rowsOf(name, seen), row(`${name}, compressed`, 'KiB', [Number(bytes) / 1024]))
    console.log(`${path} measured`)
  }
  return [...rows, await scriptsOf(servers.alone.origin)]
}

async function main(): Promise<void> {
  if (!hasWrk()) return finish('nginx', [], ['SKIPPED: wrk is not installed (Debian: apt-get install wrk).'])
  const site = await startSite(SITE)
  const files = await keepAsFiles(site.origin, Object.values(PAGES))
  const control = (template: string, port: number, work: (nginx: RunningNginx) => Promise<Row[] | null>) =>
    withNginx({ template, upstreams: [], port, workers: 1 }, work)
  try {
    const shipping = { upstreams: [`127.0.0.1:${SITE}`], port: SHIPPED, workers: 1 }
    const rows = await withNginx(shipping, shipped =>
      control(files.plain, PLAIN, plain =>
        control(files.withHead, WITH_HEAD, withHead =>
          control(files.compressing, COMPRESSING, compressing =>
            measureAll({ shipped, plain, withHead, compressing, alone: { origin: site.origin } }),
          ),
        ),
      ),
    )
    if (rows === null)
      return finish('nginx', [], ['SKIPPED: nginx is not installed (Debian: apt-get install nginx).'])
    finish('nginx', rows, [
      'Control: nginx with the same bytes as files that were compressed beforehand (gzip_static), asked in turn. 16 connections, gzip.',
    ])
  } finally {
    files.remove()
    site.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
