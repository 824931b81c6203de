import { ASSETS_CACHE, outdatedCaches, packCache, shellCache, VISITED_CACHE } from '@/lib/offline/cache-names'
import { handlingOf, pageKey, surplus } from '@/lib/offline/decide'
import { ACTIVATE_MESSAGE, OFFLINE_PAGE } from '@/lib/offline/worker-contract'

/**
 * The service worker, bundled to /sw.js by scripts/build/service-worker.ts. It keeps what was visited and what the
 * student asked to keep, and never touches /api (docs/adr/0053).
 */
declare const self: ServiceWorkerGlobalScope
/** The build's id and the files of the offline page; put in by the bundler. */
declare const BUILD_VERSION: string
declare const SHELL_FILES: readonly string[]

const VISITED_LIMIT = 40
const ASSETS_LIMIT = 250

async function install(): Promise<void> {
  const cache = await caches.open(shellCache(BUILD_VERSION))
  await cache.addAll([OFFLINE_PAGE, ...SHELL_FILES])
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(outdatedCaches(names, BUILD_VERSION).map(name => caches.delete(name)))
  // The browser asks the network while this worker wakes, so that it never delays a page.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Copies are kept under the plain address; what a server varies by (React's own fetches) never comes here. */
function keptCopy(key: string): Promise<Response | undefined> {
  return caches.match(key, { ignoreVary: true })
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

async function answerPage(event: FetchEvent): Promise<Response> {
  const key = pageKey(event.request.url)
  const current = await currentCopy(key)
  if (current) return current
  try {
    const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
    if (response.ok && response.type === 'basic') {
      event.waitUntil(keep(VISITED_CACHE, key, response.clone(), VISITED_LIMIT))
    }
    return response.status >= 500 ? ((await keptCopy(key)) ?? response) : response
  } catch {
    return (await keptCopy(key)) ?? (await keptCopy(self.location.origin + OFFLINE_PAGE)) ?? Response.error()
  }
}

async function answerAsset(event: FetchEvent): Promise<Response> {
  const kept = await keptCopy(event.request.url)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keep(ASSETS_CACHE, event.request.url, response.clone(), ASSETS_LIMIT))
  return response
}

async function answerData(event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request)
  } catch {
    return (await keptCopy(pageKey(event.request.url))) ?? Response.error()
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
})
