import type { Subject } from '@/lib/catalogue/subjects'
import { examCache, isCacheOf } from '@/lib/offline/cache-names'
import { filesOfDocument } from '@/lib/offline/named-files'
import { EXAM_FILES_PATH, type ExamFiles } from '@/lib/offline/pack'
import { routes } from '@/lib/routes'
import { canKeepOffline, fetchInto, lacking, readList } from './fill-cache'

type SubjectKey = Pick<Subject, 'level' | 'slug'>

const PATIENCE_MS = 2500

/** `longEnough` settles when a student should wait no longer; there from the first who waits. */
type Work = { begun: Promise<void>; longEnough?: Promise<void> }
const work = new Map<string, Work>()

/** Screens are static documents: which attempt they show stands in the query, which is never kept. */
async function fetchScreen(address: string, known: ReadonlySet<string>): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  if (filesOfDocument(await answer.clone().text()).some(file => !known.has(file)))
    throw new Error('A new version is being rolled out')
  return answer
}

const examCaches = async () => (await caches.keys()).filter(name => isCacheOf(name, 'exam'))

async function screensIn(cacheName: string): Promise<string[]> {
  const kept = await (await caches.open(cacheName)).keys()
  return kept.map(({ url }) => new URL(url).pathname).filter(path => !path.startsWith('/_next/'))
}

/** Files first and screens last, so that a screen is only there with all that it may load. */
async function fetchScreens(subject: SubjectKey): Promise<void> {
  const { version, files } = await readList<ExamFiles>(EXAM_FILES_PATH)
  const name = examCache(version)
  const older = (await examCaches()).filter(each => each !== name)
  await fetchInto(name, await lacking(name, files))
  const known = new Set(files.map(([url]) => url))
  const cache = await caches.open(name)
  // Papers of other subjects may lie open too: their screens move along to the new version.
  const screens = [
    routes.sit(subject),
    routes.review(subject),
    ...(await Promise.all(older.map(screensIn))).flat(),
  ]
  for (const address of new Set(screens))
    if (!(await cache.match(address, { ignoreVary: true })))
      await cache.put(address, await fetchScreen(address, known))
  await Promise.all(older.map(each => caches.delete(each)))
}

/**
 * Keeps the screens in which papers of the subject are sat and reviewed. Asked again, it gives the work that is under
 * way or done. @throws when there is no connection, no room, or no cache in this browser; then asking again tries again
 */
export function keepExamPages(subject: SubjectKey): Promise<void> {
  if (!canKeepOffline()) return Promise.reject(new Error('This browser keeps no pages'))
  return workOn(subject).begun
}

function workOn(subject: SubjectKey): Work {
  const key = routes.sit(subject)
  const known = work.get(key)
  if (known) return known
  const begun = fetchScreens(subject)
  const made: Work = { begun }
  work.set(key, made)
  begun.catch(() => work.delete(key))
  return made
}

/**
 * Settles when the screens are kept, or cannot be, or take longer than a student should wait for. That time runs from
 * when somebody first waits for them: who has read the front of the paper on a slow line has waited already.
 */
export async function examPagesHere(subject: SubjectKey): Promise<void> {
  if (!canKeepOffline() || !navigator.serviceWorker.controller) return
  const asked = workOn(subject)
  asked.longEnough ??= new Promise(resolve => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([asked.begun.catch(() => undefined), asked.longEnough])
}

/** Whether the screens would open without a connection: there is a worker to answer, and it holds them whole. */
export async function examPagesOpen(subject: SubjectKey): Promise<boolean> {
  if (!canKeepOffline()) return false
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration?.active) return false
    const names = (await caches.keys()).filter(name => isCacheOf(name, 'exam', 'pack'))
    const kept = await Promise.all(
      names.map(cacheName => caches.match(routes.sit(subject), { cacheName, ignoreVary: true })),
    )
    return kept.some(Boolean)
  } catch {
    return false // storage may be forbidden
  }
}
