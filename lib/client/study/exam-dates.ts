import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { useEffect, useState } from 'react'
import type { LevelId } from '@/lib/catalogue/levels'
import type { SubjectSlug } from '@/lib/catalogue/subjects'

/** When an exam is. `paper` is its number, or null for the subject as a whole. */
export type ExamDate = {
  level: LevelId
  subject: SubjectSlug
  paper: number | null
  /** YYYY-MM-DD */
  date: string
}

type Schema = DBSchema & { examDates: { key: string; value: ExamDate } }

let opened: Promise<IDBPDatabase<Schema>> | null = null
const CHANGED_EVENT = 'exam-dates-changed'
const NONE: readonly ExamDate[] = []

const keyOf = ({ level, subject, paper }: ExamDate) => `${level}/${subject}/${paper ?? ''}`

/** Storage may be forbidden (private windows): then nothing is kept. */
async function attempt<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, fallback: T): Promise<T> {
  opened ??= openDB<Schema>('markwell-study', 1, { upgrade: db => void db.createObjectStore('examDates') })
  try {
    return await work(await opened)
  } catch {
    opened = null
    return fallback
  }
}

async function setExamDate(entry: ExamDate): Promise<void> {
  await attempt(db => db.put('examDates', entry, keyOf(entry)), '')
  window.dispatchEvent(new Event(CHANGED_EVENT))
}

async function removeExamDate(entry: ExamDate): Promise<void> {
  await attempt<void>(db => db.delete('examDates', keyOf(entry)), undefined)
  window.dispatchEvent(new Event(CHANGED_EVENT))
}

/** The exam dates that the student has entered in this browser. */
export function useExamDates() {
  const [dates, setDates] = useState(NONE)
  useEffect(() => {
    const read = () => void attempt(db => db.getAll('examDates'), []).then(setDates)
    read()
    window.addEventListener(CHANGED_EVENT, read)
    return () => window.removeEventListener(CHANGED_EVENT, read)
  }, [])
  return { dates, setExamDate, removeExamDate }
}
