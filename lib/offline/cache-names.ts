/** Names of the caches. A version is a build's id; a copy of another version stays until it is replaced. */
const PREFIX = 'markwell-'

/** The offline page with all that it may load, kept when a worker is installed. */
export const shellCache = (version: string) => `${PREFIX}shell@${version}`
/** Pages that were visited, and the files that they and others asked for. */
export const visitedCache = (version: string) => `${PREFIX}visited@${version}`
export const assetsCache = (version: string) => `${PREFIX}assets@${version}`
/** The screens in which a paper is sat and reviewed, with all that they may load. */
export const examCache = (version: string) => `${PREFIX}exam@${version}`
/** What every kept subject of the version needs besides its pages. */
export const appCache = (version: string) => `${PREFIX}app@${version}`
export const packCache = (level: string, subject: string, version: string) =>
  `${PREFIX}pack/${level}/${subject}@${version}`

type Kind = 'shell' | 'visited' | 'assets' | 'exam' | 'app' | 'pack'

/** Of the caches of this site. `of` is '' where the name tells no version. */
function readName(cacheName: string): { kind: string; of: string } | null {
  const [, kind = '', of = ''] = /^markwell-([a-z]+)[^@]*(?:@(.+))?$/.exec(cacheName) ?? []
  return kind ? { kind, of } : null
}

export function isCacheOf(cacheName: string, ...kinds: Kind[]): boolean {
  const kind = readName(cacheName)?.kind
  return kinds.some(each => each === kind)
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
 * Which caches a worker of this version may delete when it takes over. The version before stays: pages of it may still
 * be open, and what was visited then opens until it is visited anew. Application files stay while a kept subject needs
 * them. Kept subjects are the student's and only the student removes them; screens of exams are replaced by the page
 * that has fetched newer ones whole. `names` in the order in which the caches were made.
 */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  const before = names
    .flatMap(name => (isCacheOf(name, 'shell') ? (readName(name)?.of ?? []) : []))
    .filter(of => of !== version)
    .at(-1)
  const needed = new Set(names.flatMap(name => readPackName(name)?.version ?? []))
  return names.filter(name => {
    const { kind, of } = readName(name) ?? { kind: '', of: '' }
    if (kind === 'shell' || kind === 'visited' || kind === 'assets') return of !== version && of !== before
    if (kind === 'app') return of !== version && !needed.has(of)
    return false
  })
}

/**
 * Where a kept page is looked for, best first: what is whole (exams, subjects) before what was only visited, newer
 * before older. A page and its scripts are kept together, so any of these copies stands by itself.
 */
export function pageSources(names: readonly string[], version: string): string[] {
  const isOwn = (name: string) => readName(name)?.of === version
  const newestFirst = [...names].reverse()
  const sorted = [...newestFirst.filter(isOwn), ...newestFirst.filter(name => !isOwn(name))]
  const kinds: readonly Kind[] = ['exam', 'pack', 'visited', 'shell', 'app']
  return kinds.flatMap(kind => sorted.filter(name => isCacheOf(name, kind)))
}
