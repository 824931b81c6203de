import type { DBSchema } from 'idb'
import type { AttemptView } from '@/lib/contracts/exams'
import { browserDatabase } from '../browser-database'
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
  /** What checking said, in practice; none in records of before. */
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
  tokens: { key: string; value: KeptToken }
  sittings: { key: string; value: KeptSitting }
  answers: { key: [attemptId: string, part: string]; value: PartRecord }
  notes: { key: string; value: string }
  sheets: { key: string; value: KeptSheet }
  /** Milliseconds that the page was out of sight, by attempt: shown to the student, never sent. */
  away: { key: string; value: number }
  settings: { key: keyof ExamSettings; value: ExamSettings[keyof ExamSettings] }
}

/** Where storage is forbidden the sitting lives in this page and on the server. */
const attempt = browserDatabase<Schema>(DATABASES.exams, 2, (db, from) => {
  if (from < 1) {
    db.createObjectStore('tokens')
    db.createObjectStore('sittings')
    db.createObjectStore('answers')
    db.createObjectStore('notes')
    db.createObjectStore('settings')
  }
  db.createObjectStore('sheets')
  db.createObjectStore('away')
})

function rangeOf(attemptId: string): IDBKeyRange {
  return IDBKeyRange.bound([attemptId, ''], [attemptId, '\uffff'])
}

export const examStore = {
  keepToken: (kept: KeptToken) =>
    attempt<void>(async db => void (await db.put('tokens', kept, kept.attemptId)), undefined),
  token: (attemptId: string) => attempt(db => db.get('tokens', attemptId), undefined),
  keepSitting: (kept: KeptSitting) =>
    attempt<void>(async db => void (await db.put('sittings', kept, kept.attemptId)), undefined),
  sitting: (attemptId: string) => attempt(db => db.get('sittings', attemptId), undefined),
  sittings: () => attempt(db => db.getAll('sittings'), []),
  /** @returns whether it is really kept. */
  keepAnswers: (attemptId: string, records: readonly PartRecord[]) =>
    attempt(async db => {
      const transaction = db.transaction('answers', 'readwrite')
      await Promise.all(records.map(record => transaction.store.put(record, [attemptId, record.key])))
      await transaction.done
      return true
    }, false),
  answers: (attemptId: string) =>
    attempt<PartRecord[]>(async db => db.getAll('answers', rangeOf(attemptId)), []),
  notes: (attemptId: string) => attempt(async db => (await db.get('notes', attemptId)) ?? '', ''),
  keepNotes: (attemptId: string, text: string) =>
    attempt<void>(async db => void (await db.put('notes', text, attemptId)), undefined),
  /** "Remove from this device": nothing of the attempt stays here; the server keeps what was saved. */
  forget: (attemptId: string) =>
    attempt<void>(async db => {
      await Promise.all([
        db.delete('tokens', attemptId),
        db.delete('sittings', attemptId),
        db.delete('answers', rangeOf(attemptId)),
        db.delete('notes', attemptId),
        db.delete('away', attemptId),
      ])
    }, undefined),
  /** After hand-in the paper and the answers are the server's; the right to see them stays. */
  closeSitting: (attemptId: string) =>
    attempt<void>(async db => {
      await Promise.all([db.delete('sittings', attemptId), db.delete('answers', rangeOf(attemptId))])
    }, undefined),
  sheet: (name: string) => attempt(db => db.get('sheets', name), undefined),
  /** @returns whether it is really kept. */
  keepSheet: (name: string, sheet: KeptSheet) =>
    attempt(async db => {
      await db.put('sheets', sheet, name)
      return true
    }, false),
  away: (attemptId: string) => attempt(async db => (await db.get('away', attemptId)) ?? 0, 0),
  addAway: (attemptId: string, ms: number) =>
    attempt<void>(async db => {
      const transaction = db.transaction('away', 'readwrite')
      await transaction.store.put(((await transaction.store.get(attemptId)) ?? 0) + ms, attemptId)
      await transaction.done
    }, undefined),
  setting: <K extends keyof ExamSettings>(name: K, fallback: ExamSettings[K]) =>
    attempt(
      async db => ((await db.get('settings', name)) as ExamSettings[K] | undefined) ?? fallback,
      fallback,
    ),
  keepSetting: <K extends keyof ExamSettings>(name: K, value: ExamSettings[K]) =>
    attempt<void>(async db => void (await db.put('settings', value, name)), undefined),
}
export type ExamStore = typeof examStore
