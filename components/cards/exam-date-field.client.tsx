'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { DeckPlace } from '@/lib/cards/card'
import { dateOfDay, dayOfDate, today } from '@/lib/cards/days'
import { dayText } from '@/lib/cards/wording'
import { useExamDates } from '@/lib/client/study/exam-dates'
import { nextExam } from './use-desk.client'

const YEARS_AHEAD_DAYS = 3 * 366

function now(): number {
  return today({ nowMs: Date.now(), zoneMinutes: new Date().getTimezoneOffset() })
}

/** Half-typed years are no fault yet: browsers report them as dates of the first centuries. */
function faultOf(date: string): string | null {
  const day = dayOfDate(date)
  if (day === null) return null
  if (day <= now()) return 'Please choose a day after today.'
  return day > now() + YEARS_AHEAD_DAYS ? 'Please choose a day within the next three years.' : null
}

/** The one date the plan aims at. Kept as it is entered; a fault is named and nothing is kept. */
export function ExamDateField({ place, isAimed }: { place: DeckPlace; isAimed: boolean }) {
  const { dates, setExamDate, removeExamDate } = useExamDates()
  const exam = nextExam(dates, place)
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? exam?.date ?? ''
  const fault = typed === null ? null : faultOf(typed)
  function change(date: string) {
    setTyped(date)
    if (date === '' || dayOfDate(date) === null || faultOf(date) !== null) return
    void setExamDate({ ...place, paper: exam?.paper ?? null, date })
    setTyped(null)
  }
  function clear() {
    setTyped(null)
    if (exam) void removeExamDate(exam)
  }
  return (
    <div className="field exam-date">
      <label htmlFor="exam-date">When is your exam?</label>
      <div className="exam-date-row">
        <input
          id="exam-date"
          type="date"
          className="input"
          value={value}
          min={typed === null ? undefined : dateOfDay(now() + 1)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'exam-date-error' : 'exam-date-hint'}
          onChange={event => change(event.target.value)}
        />
        {exam && (
          <button type="button" className="btn btn-quiet" onClick={clear}>
            Remove
            <span className="vh"> the exam date</span>
          </button>
        )}
      </div>
      {fault && (
        <p className="error" id="exam-date-error">
          <Icon name="alert" />
          {fault}
        </p>
      )}
      <p className="hint" id="exam-date-hint">
        {exam && isAimed
          ? `No card comes back after ${dayText(dayOfDate(exam.date) ?? 0, now())}: each gets its last look in the days before.`
          : 'With a date, every card gets its last look before it. Without one, cards simply come back in time.'}
      </p>
    </div>
  )
}
