import {
  assetsCache,
  outdatedCaches,
  packCache,
  pageSources,
  shellCache,
  visitedCache,
} from '@/lib/offline/cache-names'
import { handlingOf, pageKey, surplus } from '@/lib/offline/decide'
import { inTime } from '@/lib/offline/in-time'
import { filesOfDocument } from '@/lib/offline/named-files'
import {
  ACTIVATE_MESSAGE,
  isKeepMessage,
  type KeepMessage,
  OFFLINE_PAGE,
} from '@/lib/offline/worker-contract'

/**
 * The service worker, bundled to /sw.js by scripts/build/service-worker.ts. It keeps what was visited and what the
 * student asked to keep, and never touches /api (docs/adr/0053).
 */
declare const self: ServiceWorkerGlobalScope
/** The build's id and all that the offline page may load; put in by the bundler. */
declare const BUILD_VERSION: string
declare const SHELL_FILES: readonly string[]

const VISITED_LIMIT = 40
/** Three builds' worth: no page that is kept loses a file to this. */
const ASSETS_LIMIT = 400
/** A line that has not answered by then is taken for a lost one, where a copy is kept. */
const PATIENCE_MS = 4000

/** Either all that the offline page needs is kept, or this worker is not installed and the next visit tries again. */
async function install(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { cache: 'no-cache' })
  const files = filesOfDocument(await page.clone().text())
  // While a release is rolled out, another server may answer with the page of another build.
  if (!page.ok || files.some(name => !SHELL_FILES.includes(name))) throw new Error('Another build answers')
  const cache = await caches.open(shellCache(BUILD_VERSION))
  await cache.addAll(SHELL_FILES)
  await cache.put(OFFLINE_PAGE, page)
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(outdatedCaches(names, BUILD_VERSION).map(name => caches.delete(name)))
  // The browser asks the network while this worker wakes, so that it never delays a page.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Copies are kept under the plain address; what a server varies by (React's own fetches) never comes here. */
function keptFile(key: string): Promise<Response | undefined> {
  return caches.match(key, { ignoreVary: true })
}

/** The best copy of a page: any is whole with its scripts, so that documents and scripts of two builds never mix. */
async function keptPage(key: string): Promise<Response | undefined> {
  for (const cacheName of pageSources(await caches.keys(), BUILD_VERSION)) {
    const copy = await caches.match(key, { cacheName, ignoreVary: true })
    if (copy) return copy
  }
  return undefined
}

/** The copy in a subject that is kept at this very version: as fresh as the site that this worker belongs to. */
async function currentCopy(key: string): Promise<Response | undefined> {
  const [, first, second, third] = new URL(key).pathname.split('/')
  const [level, subject] = first === 'igcse' || first === 'alevels' ? [first, second] : [second, third]
  if (!level || !subject) return undefined
  const name = packCache(level, subject, BUILD_VERSION)
  return (await caches.has(name)) ? (await caches.open(name)).match(key, { ignoreVary: true }) : undefined
}

async function keep(cacheName: string, key: string, response: Response, limit: number): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(key, response)
  for (const old of surplus(await cache.keys(), limit)) await cache.delete(old)
}

/** Scripts come from the browser's own cache as a rule, which may have loaded them before this worker was there. */
async function keepFile(url: string): Promise<void> {
  if (await keptFile(url)) return
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  await keep(assetsCache(BUILD_VERSION), url, response, ASSETS_LIMIT)
}

/** The document last and one file after the other: what the page is fetching itself is kept when its turn comes. */
async function keepPage(key: string, response: Response): Promise<void> {
  for (const url of filesOfDocument(await response.clone().text())) await keepFile(url)
  await keep(visitedCache(BUILD_VERSION), key, response, VISITED_LIMIT)
}

async function keepStanding({ keep: address, files }: KeepMessage): Promise<void> {
  const { origin } = self.location
  const isAsset = (url: string) => handlingOf({ method: 'GET', mode: 'cors', url, origin }) === 'asset'
  if (handlingOf({ method: 'GET', mode: 'navigate', url: address, origin }) !== 'page') return
  const key = pageKey(address)
  try {
    for (const url of files.filter(isAsset)) await keepFile(url)
    if ((await currentCopy(key)) ?? (await caches.match(key, { cacheName: visitedCache(BUILD_VERSION) })))
      return
    const response = await fetch(key, { cache: 'no-cache' })
    if (response.ok && !response.redirected) await keepPage(key, response)
  } catch {
    // No connection or no room: the next page that is visited tries again.
  }
}

async function fromNetwork(event: FetchEvent, key: string): Promise<Response> {
  const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
  if (response.ok && response.type === 'basic')
    event.waitUntil(keepPage(key, response.clone()).catch(() => undefined)) // no room, or the line broke
  return response.status >= 500 ? ((await keptPage(key)) ?? response) : response
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const key = pageKey(event.request.url)
  const current = await currentCopy(key)
  if (current) return current
  try {
    const asked = fromNetwork(event, key)
    event.waitUntil(asked.catch(() => undefined)) // comes late, is kept for the next time
    return await inTime(asked, PATIENCE_MS, () => keptPage(key))
  } catch {
    return (await keptPage(key)) ?? (await keptPage(self.location.origin + OFFLINE_PAGE)) ?? Response.error()
  }
}

/**
 * A worker's own address is that of the response, and what it is told stands behind its "#", which no kept response has.
 * One without an address leaves the worker that of its request.
 */
function withoutAddress({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers })
}

async function answerAsset(event: FetchEvent): Promise<Response> {
  const kept = await keptFile(event.request.url)
  if (kept) return event.request.destination === 'worker' ? withoutAddress(kept) : kept
  const response = await fetch(event.request)
  if (response.ok)
    event.waitUntil(keep(assetsCache(BUILD_VERSION), event.request.url, response.clone(), ASSETS_LIMIT))
  return response
}

async function answerData(event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request)
  } catch {
    return (await keptFile(pageKey(event.request.url))) ?? Response.error()
  }
}

const ANSWERS = { page: answerPage, asset: answerAsset, data: answerData } as const

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(takeOver()))
self.addEventListener('fetch', event => {
  const { method, mode, url } = event.request
  const handling = handlingOf({ method, mode, url, origin: self.location.origin })
  if (handling !== 'pass') event.respondWith(ANSWERS[handling](event))
})
self.addEventListener('message', event => {
  if (event.data === ACTIVATE_MESSAGE) void self.skipWaiting()
  if (isKeepMessage(event.data)) event.waitUntil(keepStanding(event.data))
})
