import {
  appCache,
  isCacheOf,
  outdatedCaches,
  packCache,
  readPackName,
  WHOLE_MARK,
} from '@/lib/offline/cache-names'
import { bytesOf, type OfflinePack, type PackedFile, packPath } from '@/lib/offline/pack'
import { type Filling, fetchInto, lacking, readList } from './fill-cache'

type SubjectKey = { level: string; slug: string }
export type KeptPack = { level: string; subject: string; version: string; bytes: number; keptAt: string }

/** @throws when there is no connection, or no answer within seconds. */
export function readPack({ level, slug }: SubjectKey): Promise<OfflinePack> {
  return readList<OfflinePack>(packPath(level, slug))
}

/** The subjects that are wholly kept on this device. */
export async function keptPacks(): Promise<KeptPack[]> {
  const kept = await Promise.all(
    (await caches.keys()).map(async name => {
      const pack = readPackName(name)
      // Opening a cache would make it anew, if it was taken away a moment ago.
      const mark = pack && (await caches.match(WHOLE_MARK, { cacheName: name }))
      return pack && mark ? { ...pack, ...((await mark.json()) as { bytes: number; keptAt: string }) } : null
    }),
  )
  return kept.flatMap(pack => pack ?? [])
}

/** What keeping the subject would still fetch: a copy that was broken off goes on where it stopped. */
export async function missingFiles(
  { level, slug }: SubjectKey,
  pack: OfflinePack,
): Promise<{ files: PackedFile[]; app: PackedFile[] }> {
  return {
    files: await lacking(packCache(level, slug, pack.version), pack.files),
    app: await lacking(appCache(pack.version), pack.app),
  }
}

/** Removes other versions of the subject, and application files that nothing needs any more. */
async function tidy({ level, slug }: SubjectKey, keepVersion: string | null): Promise<void> {
  for (const name of await caches.keys()) {
    const pack = readPackName(name)
    const isOfSubject = pack?.level === level && pack.subject === slug
    if (isOfSubject && pack.version !== keepVersion) await caches.delete(name)
  }
  const left = await caches.keys()
  const anyKept = left.some(name => readPackName(name))
  const unused = anyKept
    ? keepVersion
      ? outdatedCaches(left, keepVersion)
      : []
    : left.filter(name => isCacheOf(name, 'app'))
  await Promise.all(unused.filter(name => isCacheOf(name, 'app')).map(name => caches.delete(name)))
}

/**
 * Fetches what is missing and marks the copy as whole. May be broken off and begun again.
 * @throws AbortError, a TypeError without connection, QuotaExceededError on a full device.
 */
export async function keepPack(subject: SubjectKey, pack: OfflinePack, keeping: Filling): Promise<void> {
  const cacheName = packCache(subject.level, subject.slug, pack.version)
  const missing = await missingFiles(subject, pack)
  await fetchInto(appCache(pack.version), missing.app, keeping)
  await fetchInto(cacheName, missing.files, keeping)
  const mark = { bytes: bytesOf(pack.files), keptAt: new Date().toISOString() }
  await (await caches.open(cacheName)).put(WHOLE_MARK, Response.json(mark))
  await tidy(subject, pack.version)
  // Asked for only now that something is worth it; a browser may say no and keep it all the same.
  await navigator.storage?.persist?.().catch(() => false)
}

export function removePack(subject: SubjectKey): Promise<void> {
  return tidy(subject, null)
}
