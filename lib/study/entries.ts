import type { StudyEntry, StudyKind } from '../contracts/study'
import { STUDY_SETTINGS } from '../contracts/study'
import { type Clock, serverTimeMs } from '../progress/note-changes'
import { isDay } from './days'

/** Whether a key and a value are of the shape of their kind. What the catalogue holds is not asked here. */
export function isWellFormed({ kind, key, value }: Pick<StudyEntry, 'kind' | 'key' | 'value'>): boolean {
  const [keyPattern, isValue] = SHAPES[kind]
  return keyPattern.test(key) && (value === null || isValue(value, key))
}

const NOTE = /^\/revision-notes(\/[a-z0-9-]+){4}$/
const COURSE = /^[a-z]+\/[a-z-]+$/

const SHAPES: Readonly<
  Record<StudyKind, readonly [key: RegExp, isValue: (value: string, key: string) => boolean]>
> = {
  place: [NOTE, value => /^[^\s<>"]+ \S/.test(value)],
  day: [/^\d{4}-\d\d-\d\d$/, (value, key) => value === 'yes' && isDay(key)],
  examDate: [/^[a-z]+\/[a-z-]+(\/[1-9]\d?)?$/, value => isDay(value)],
  awaited: [NOTE, value => value === 'yes'],
  follow: [COURSE, value => value === 'yes' || value === 'no'],
  setting: [
    new RegExp(`^(${Object.keys(STUDY_SETTINGS).join('|')})$`),
    (value, key) => STUDY_SETTINGS[key as keyof typeof STUDY_SETTINGS].test(value),
  ],
}

/** Names an entry: two entries of one name are two states of the same thing. */
export function nameOf({ kind, key }: Pick<StudyEntry, 'kind' | 'key'>): string {
  return `${kind}/${key}`
}

/** Of each entry the latest state; of two of the same moment the first. */
export function newest<T extends Pick<StudyEntry, 'kind' | 'key' | 'at'>>(entries: readonly T[]): T[] {
  const latest = new Map<string, T>()
  for (const entry of entries) {
    const known = latest.get(nameOf(entry))
    if (!known || Date.parse(entry.at) > Date.parse(known.at)) latest.set(nameOf(entry), entry)
  }
  return [...latest.values()]
}

/** What a device has sent, by the clock of the server, once each. */
export function sentEntries(entries: readonly StudyEntry[], clock: Clock): StudyEntry[] {
  return newest(
    entries.map(entry => ({ ...entry, at: new Date(serverTimeMs(entry.at, clock)).toISOString() })),
  )
}

/** What a browser remembers of an entry. */
export type EntryMemory = {
  value: string | null
  atMs: number
  /** The account's server has not confirmed it yet. */
  unsent?: true
}

/** An entry that never reached the server is kept this long for its owner to log in again. */
export const UNSENT_KEPT_MS = 30 * 24 * 3_600_000

/**
 * What the account remembers in this browser once it takes over what a visitor did here: the later of the two. What
 * a visitor took back was the visit's own and says nothing about the account.
 */
export function adoptedEntry(visitor: EntryMemory, own: EntryMemory | undefined): EntryMemory | null {
  if (visitor.value === null || (own && own.atMs >= visitor.atMs)) return own ?? null
  return { value: visitor.value, atMs: visitor.atMs, unsent: true }
}

/**
 * The memory after the server has said what it keeps; null when nothing is left. What was changed while the call
 * was under way stays unsent, and counts as changed now: the server takes what was sent for as much later as it travelled.
 * @param sentAtMs the time of the state that was sent; undefined when none was
 */
export function entryAfterAnswer(
  memory: EntryMemory | undefined,
  said: StudyEntry | undefined,
  sentAtMs: number | undefined,
  nowMs: number,
): EntryMemory | null {
  if (memory?.unsent && memory.atMs !== sentAtMs)
    return sentAtMs === undefined ? memory : { ...memory, atMs: nowMs }
  return said ? { value: said.value, atMs: Date.parse(said.at) } : null
}

/** What may stay in a browser after its reader has logged out: what is on its way to the server, or nothing. */
export function entryAfterLogout(memory: EntryMemory, nowMs: number): EntryMemory | null {
  return memory.unsent && nowMs - memory.atMs <= UNSENT_KEPT_MS ? memory : null
}

/** Where reading stopped: a heading of the note. */
export type Place = { id: string; text: string }

const WORDS_MAX = 120

export function placeValue({ id, text }: Place): string {
  return `${id} ${text.trim().slice(0, WORDS_MAX) || id}`.slice(0, 200)
}

export function placeOf(value: string | null): Place | null {
  const at = value?.indexOf(' ') ?? -1
  return value === null || at < 1 ? null : { id: value.slice(0, at), text: value.slice(at + 1) }
}
