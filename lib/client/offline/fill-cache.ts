import type { PackedFile } from '@/lib/offline/pack'

/** Files that are fetched at the same time: enough to fill a slow line, few enough to leave it usable. */
const AT_ONCE = 4
/** A list is a few kilobytes: who has not answered by then is as good as away. */
const LIST_PATIENCE_MS = 5000

export type Filling = { signal?: AbortSignal; onProgress?: (bytes: number) => void }

export function canKeepOffline(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator
}

/** A list that the build has written. @throws when there is no connection, or no answer within seconds. */
export async function readList<T>(path: string): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), LIST_PATIENCE_MS)
  try {
    const answer = await fetch(path, { cache: 'no-cache', signal: controller.signal })
    if (!answer.ok) throw new Error(`Offline list: ${answer.status}`)
    return (await answer.json()) as T
  } catch (error) {
    throw controller.signal.aborted ? new TypeError('The connection gives no answer') : error
  } finally {
    clearTimeout(timer)
  }
}

/** Those of the files that the cache does not hold. Asking makes no cache. */
export async function lacking(cacheName: string, files: readonly PackedFile[]): Promise<PackedFile[]> {
  if (!(await caches.has(cacheName))) return [...files]
  const kept = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url).pathname))
  return files.filter(([url]) => !kept.has(url))
}

/** @throws AbortError, a TypeError without connection, QuotaExceededError on a full device. */
export async function fetchInto(
  cacheName: string,
  files: readonly PackedFile[],
  { signal, onProgress }: Filling = {},
): Promise<void> {
  const cache = await caches.open(cacheName)
  const queue = [...files]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [url, bytes] = next
      // Whoever asks for something meanwhile comes first.
      const answer = await fetch(url, { priority: 'low', ...(signal && { signal }) })
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      await cache.put(url, answer)
      onProgress?.(bytes)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
