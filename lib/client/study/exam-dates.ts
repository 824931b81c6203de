import { useMemo } from 'react'
import { type ExamDate, examDateKey, examDatesOf } from '@/lib/study/exam-dates'
import { keepEntries } from './study-store'
import { useEntriesOrNone } from './use-entries'

type ExamDates = {
  /** Earliest first; past ones included. */
  dates: readonly ExamDate[]
  setExamDate: (entry: ExamDate) => Promise<void>
  removeExamDate: (entry: ExamDate) => Promise<void>
}

function setExamDate(entry: ExamDate): Promise<void> {
  return keepEntries([{ kind: 'examDate', key: examDateKey(entry), value: entry.date }])
}

function removeExamDate(entry: ExamDate): Promise<void> {
  return keepEntries([{ kind: 'examDate', key: examDateKey(entry), value: null }])
}

/** The student's exam dates: in this browser for visitors, the same on every device for accounts. */
export function useExamDates(): ExamDates {
  const entries = useEntriesOrNone()
  const dates = useMemo(() => examDatesOf(entries), [entries])
  return { dates, setExamDate, removeExamDate }
}
