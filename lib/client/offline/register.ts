import { ACTIVATE_MESSAGE, type KeepMessage, WORKER_PATH } from '@/lib/offline/worker-contract'
import { publicEnv } from '@/lib/public-env'
import { logQuietly } from '../log'
import { notifyOffer } from '../notify'
import { sparesData } from '../spares-data'

const UPDATE = {
  text: 'A new version of these pages is ready. Nothing you typed is lost.',
  action: 'Reload',
} as const

/** The new worker waits until the student says so; then every page of this site is of one version. */
function offerUpdate(waiting: ServiceWorker): void {
  notifyOffer(UPDATE.text, UPDATE.action, () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    })
    waiting.postMessage(ACTIVATE_MESSAGE)
  })
}

/** Asked again at the next page. */
const offlineOrGone = () => undefined

function watch(registration: ServiceWorkerRegistration): void {
  // The first worker of a browser has nothing to replace, so there is nothing to announce.
  const announce = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration.waiting)
  }
  announce()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', announce)
  })
  // Browsers look for a new one after a visit by themselves; Chromium forgets to where it has fetched pages ahead.
  if (navigator.serviceWorker.controller) registration.update().catch(offlineOrGone)
}

/** Called once the page is idle, so that it never competes with what is being read. Not while developing. */
export function registerServiceWorker(): void {
  if (!publicEnv.isProduction || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register(WORKER_PATH)
    .then(watch)
    .catch((error: unknown) => logQuietly('service worker', error))
}

function standingPage(): KeepMessage {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return {
    keep: window.location.origin + window.location.pathname,
    files: loaded.filter(name => name.includes('/_next/static/')),
  }
}

function cameAsDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname
}

/**
 * Has the worker keep the page that stands here, as soon as there is one. It leaves alone what it keeps already. What came
 * without a document is fetched once more for it, which those who spare their data are spared.
 */
export function keepThisPage(): void {
  if (!publicEnv.isProduction || !('serviceWorker' in navigator)) return
  if (sparesData() && !cameAsDocument()) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(standingPage()))
}
