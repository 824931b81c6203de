'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DeckPlace } from '@/lib/cards/card'
import { dayOfDate, today } from '@/lib/cards/days'
import type { Desk, DeskState } from '@/lib/client/cards/desk'
import { late } from '@/lib/client/late'
import { logQuietly } from '@/lib/client/log'
import { useExamDates } from '@/lib/client/study/exam-dates'
import { subscribeToVisitor } from '@/lib/client/visitor-store'
import type { ExamDate } from '@/lib/study/exam-dates'

const noChange = () => () => {}
const nothing = () => null

/** The first exam of the subject that is still to come. */
export function nextExam(dates: readonly ExamDate[], { level, subject }: DeckPlace): ExamDate | null {
  const now = today({ nowMs: Date.now(), zoneMinutes: new Date().getTimezoneOffset() })
  const ahead = dates.filter(
    each => each.level === level && each.subject === subject && (dayOfDate(each.date) ?? 0) > now,
  )
  return ahead.sort((one, other) => (one.date < other.date ? -1 : 1))[0] ?? null
}

const deskCode = late(() => import('@/lib/client/cards/desk').then(module => module.Desk))

type Opened = { desk: Desk | null; state: DeskState | null; hasFailed: boolean; retry: () => void }

/** The desk of a deck; its code (the memory model among it) is loaded once the page has been drawn. */
export function useDesk(place: DeckPlace, isWanted = true): Opened {
  const { level, subject } = place
  const [desk, setDesk] = useState<Desk | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const { dates } = useExamDates()
  const examDate = nextExam(dates, place)?.date ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to open again
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const open = async () => {
      const Desk = await deskCode.load()
      const made = new Desk({ level, subject })
      await made.open()
      if (!isOver) setDesk(made)
    }
    setFailed(false)
    open().catch((error: unknown) => {
      logQuietly('flashcards', error)
      if (!isOver) setFailed(true)
    })
    return () => {
      isOver = true
    }
  }, [level, subject, isWanted, tries])
  useEffect(() => desk?.aimAt(examDate === '' ? null : dayOfDate(examDate)), [desk, examDate])
  // Another person has their own log.
  useEffect(() => subscribeToVisitor(() => void desk?.refresh()), [desk])
  const state = useSyncExternalStore(desk?.subscribe ?? noChange, desk?.state ?? nothing, nothing)
  return { desk, state, hasFailed, retry: () => setTries(tries + 1) }
}
