import type { DBSchema, IDBPDatabase } from 'idb'
import type { Subject } from '@/lib/catalogue/subjects'
import { type AttemptView, MET_PAPERS_MAX } from '@/lib/contracts/exams'
import { browserDatabase } from '../browser-database'
import { currentReader } from '../current-reader'
import { DATABASES } from '../kept'
import type { Reading } from './reading'
import type { PartRecord, SittingState } from './sitting'
import type { Box } from './tool-place'

/** The right to sit a paper, and where it belongs. */
export type KeptToken = { attemptId: string; token: string; level: string; subject: string; keptAt: number }
/** The paper as last seen, so that a sitting goes on without a connection. */
export type KeptSitting = {
  attemptId: string
  view: AttemptView
  offsetMs: number
  current: number
  /** Set at hand-in until the server has it. */
  handIn: { automatic: boolean; at: string } | null
  /** What checking said, in practice mode; older records have none. */
  checked?: SittingState['checked']
}
/** A typed sheet as the exam screen shows it. */
export type KeptSheet = { title: string; place: 'front' | 'end'; html: string }
export type ExamSettings = {
  timeHidden: boolean
  keepNoticeClosed: boolean
  reading: Reading
  toolPlaces: Readonly<Record<string, Box & { floats: boolean }>>
  /** The equipment check and the tour were seen or skipped. */
  introSeen: boolean
}

type Schema = DBSchema & {
  /** Whose attempt it is: an account, or '' for a visitor of this browser. */
  owners: { key: string; value: string }
  tokens: { key: string; value: KeptToken }
  sittings: { key: string; value: KeptSitting }
  answers: { key: [attemptId: string, part: string]; value: PartRecord }
  notes: { key: string; value: string }
  sheets: { key: string; value: KeptSheet }
  /** Milliseconds that the page was out of sight, by attempt: shown to the student, never sent. */
  away: { key: string; value: number }
  /** Papers that were opened here without an account, by subject, newest last: a visit ends after a day. */
  met: { key: string; value: string[] }
  /** Of this browser, and nothing about who used it. */
  settings: { key: keyof ExamSettings; value: ExamSettings[keyof ExamSettings] }
}

/** Where storage is forbidden the sitting lives in this page and on the server. */
export const examDatabase = browserDatabase<Schema>(DATABASES.exams, 4, (db, from) => {
  if (from < 1) {
    db.createObjectStore('tokens')
    db.createObjectStore('sittings')
    db.createObjectStore('answers')
    db.createObjectStore('notes')
    db.createObjectStore('settings')
  }
  if (from < 2) {
    db.createObjectStore('sheets')
    db.createObjectStore('away')
  }
  if (from < 3) db.createObjectStore('owners')
  db.createObjectStore('met')
})
export type ExamDatabase = IDBPDatabase<Schema>

export function rangeOf(attemptId: string): IDBKeyRange {
  return IDBKeyRange.bound([attemptId, ''], [attemptId, '\uffff'])
}

/** Attempts that this page has opened by right: a session that ends in the middle of a sitting takes nothing from it. */
const openHere = new Set<string>()

/** What belongs to another account is not there for this reader. */
function own<T>(
  attemptId: string,
  read: (db: ExamDatabase) => Promise<T | undefined>,
  fallback: T,
): Promise<T> {
  return examDatabase(async db => {
    const owner = (await db.get('owners', attemptId)) ?? ''
    const isOpen = owner === '' || owner === currentReader() || openHere.has(attemptId)
    return (isOpen ? await read(db) : undefined) ?? fallback
  }, fallback)
}

/** Nothing is written for an attempt that was forgotten meanwhile. @returns whether it is really kept */
function keep(attemptId: string, write: (db: ExamDatabase) => Promise<unknown>): Promise<boolean> {
  return examDatabase(async db => {
    if ((await db.getKey('owners', attemptId)) === undefined) return false
    await write(db)
    return true
  }, false)
}

/** The attempt is the reader's, unless it is known whose it is. */
function claim(attemptId: string): Promise<void> {
  const reader = currentReader()
  return examDatabase<void>(async db => {
    const transaction = db.transaction('owners', 'readwrite')
    if ((await transaction.store.getKey(attemptId)) === undefined)
      await transaction.store.put(reader, attemptId)
    await transaction.done
  }, undefined)
}

type ExamSubject = Pick<Subject, 'level' | 'slug'>
const keyOf = ({ level, slug }: ExamSubject) => `${level}/${slug}`

export const examStore = {
  /** To be called when the right to the attempt is plain, before anything of it is kept. */
  claim,
  /** As claim, for a page that shows the attempt until it lets go. */
  hold: (attemptId: string): Promise<void> => {
    openHere.add(attemptId)
    return claim(attemptId)
  },
  letGo: (attemptId: string): void => void openHere.delete(attemptId),
  keepToken: (kept: KeptToken) => keep(kept.attemptId, db => db.put('tokens', kept, kept.attemptId)),
  token: (attemptId: string) =>
    own<KeptToken | undefined>(attemptId, db => db.get('tokens', attemptId), undefined),
  keepSitting: (kept: KeptSitting) => keep(kept.attemptId, db => db.put('sittings', kept, kept.attemptId)),
  sitting: (attemptId: string) =>
    own<KeptSitting | undefined>(attemptId, db => db.get('sittings', attemptId), undefined),
  /** The reader's own, nobody else's: a visitor's belong to no account, and an account's to no visitor. */
  sittings: () =>
    examDatabase<KeptSitting[]>(async db => {
      const reader = currentReader()
      const found: KeptSitting[] = []
      for (const kept of await db.getAll('sittings'))
        if (((await db.get('owners', kept.attemptId)) ?? '') === reader) found.push(kept)
      return found
    }, []),
  /** @returns whether it is really kept. */
  keepAnswers: (attemptId: string, records: readonly PartRecord[]) =>
    keep(attemptId, async db => {
      const transaction = db.transaction('answers', 'readwrite')
      await Promise.all(records.map(record => transaction.store.put(record, [attemptId, record.key])))
      await transaction.done
    }),
  answers: (attemptId: string) =>
    own<PartRecord[]>(attemptId, db => db.getAll('answers', rangeOf(attemptId)), []),
  notes: (attemptId: string) => own(attemptId, db => db.get('notes', attemptId), ''),
  keepNotes: (attemptId: string, text: string) => keep(attemptId, db => db.put('notes', text, attemptId)),
  /** "Remove from this device": nothing of the attempt stays here; the server keeps what was saved. */
  forget: (attemptId: string) =>
    examDatabase<void>(async db => {
      await Promise.all([
        db.delete('owners', attemptId),
        db.delete('tokens', attemptId),
        db.delete('sittings', attemptId),
        db.delete('answers', rangeOf(attemptId)),
        db.delete('notes', attemptId),
        db.delete('away', attemptId),
      ])
    }, undefined),
  /** After hand-in the paper and the answers are the server's; the right to see them stays. */
  closeSitting: (attemptId: string) =>
    examDatabase<void>(async db => {
      await Promise.all([db.delete('sittings', attemptId), db.delete('answers', rangeOf(attemptId))])
    }, undefined),
  met: (subject: ExamSubject) =>
    examDatabase<string[]>(async db => (await db.get('met', keyOf(subject))) ?? [], []),
  noteMet: (subject: ExamSubject, examId: string) =>
    examDatabase<void>(async db => {
      const transaction = db.transaction('met', 'readwrite')
      const before = (await transaction.store.get(keyOf(subject))) ?? []
      const others = before.filter(each => each !== examId)
      await transaction.store.put([...others, examId].slice(-MET_PAPERS_MAX), keyOf(subject))
      await transaction.done
    }, undefined),
  sheet: (name: string) => examDatabase(db => db.get('sheets', name), undefined),
  /** @returns whether it is really kept. */
  keepSheet: (name: string, sheet: KeptSheet) =>
    examDatabase(async db => {
      await db.put('sheets', sheet, name)
      return true
    }, false),
  away: (attemptId: string) => own(attemptId, db => db.get('away', attemptId), 0),
  addAway: (attemptId: string, ms: number) =>
    keep(attemptId, async db => {
      const transaction = db.transaction('away', 'readwrite')
      await transaction.store.put(((await transaction.store.get(attemptId)) ?? 0) + ms, attemptId)
      await transaction.done
    }),
  setting: <K extends keyof ExamSettings>(name: K, fallback: ExamSettings[K]) =>
    examDatabase(
      async db => ((await db.get('settings', name)) as ExamSettings[K] | undefined) ?? fallback,
      fallback,
    ),
  keepSetting: <K extends keyof ExamSettings>(name: K, value: ExamSettings[K]) =>
    examDatabase<void>(async db => void (await db.put('settings', value, name)), undefined),
}
export type ExamStore = typeof examStore
