/** Names of the caches. A version is a build's id; a copy of another version stays until it is replaced. */
const PREFIX = 'markwell-'

export const VISITED_CACHE = `${PREFIX}visited`
export const ASSETS_CACHE = `${PREFIX}assets`

export function shellCache(version: string): string {
  return `${PREFIX}shell@${version}`
}

export function appCache(version: string): string {
  return `${PREFIX}app@${version}`
}

export function packCache(level: string, subject: string, version: string): string {
  return `${PREFIX}pack/${level}/${subject}@${version}`
}

export type PackName = { level: string; subject: string; version: string }

export function readPackName(cacheName: string): PackName | null {
  const match = /^markwell-pack\/([^/]+)\/([^@]+)@(.+)$/.exec(cacheName)
  const [, level, subject, version] = match ?? []
  return level && subject && version ? { level, subject, version } : null
}

/** The entry that is written last, so that a copy without it is known to be unfinished. */
export const WHOLE_MARK = '/packs/whole'

/**
 * Which caches a worker of this version may delete when it takes over: shells of other versions, and application files
 * that no kept subject needs any more. Kept subjects are the student's; only the student removes them.
 */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  const needed = new Set(names.flatMap(name => readPackName(name)?.version ?? []))
  return names.filter(name => {
    if (!name.startsWith(PREFIX)) return false
    const [kind, of] = name.slice(PREFIX.length).split('@')
    if (kind === 'shell') return of !== version
    if (kind === 'app') return of !== version && !needed.has(of ?? '')
    return false
  })
}
