'use client'

import { useRef, useState } from 'react'
import { dayText } from '@/lib/blogs/post'
import { useExamDates } from '@/lib/client/study/exam-dates'
import type { StudySubject } from '@/lib/study/catalogue'
import { countdown, type ExamDate, examDateKey, upcoming } from '@/lib/study/exam-dates'
import { ExamDateForm } from './exam-date-form.client'
import { examName } from './exam-name'

type RowProps = { date: ExamDate; today: string; onRemove: () => void }

function DateRow({ date, today, onRemove }: RowProps) {
  return (
    <li className="exam-date">
      <span>
        <b>{examName(date)}</b>
        <small>
          {dayText(date.date)}
          {date.date >= today && `, ${countdown(date.date, today)}`}
        </small>
      </span>
      <button type="button" className="btn btn-quiet" onClick={onRemove}>
        Remove<span className="vh">: {examName(date)}</span>
      </button>
    </li>
  )
}

/** The pressed button is gone with its row; the way back is where the keyboard goes on. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}

function Said({ text, undo }: { text: string; undo: (() => void) | null }) {
  return (
    <div className="exam-said">
      <p role="status">{text}</p>
      {undo && (
        <button type="button" className="link" ref={takeFocus} onClick={undo}>
          Undo
        </button>
      )}
    </div>
  )
}

export type ExamDatesProps = {
  dates: readonly ExamDate[]
  today: string
  catalogue: readonly StudySubject[]
  followed: readonly StudySubject[]
}

/** The dates that the student knows. What is removed by mistake comes back with one press. */
export function ExamDates({ dates, today, catalogue, followed }: ExamDatesProps) {
  const { setExamDate, removeExamDate } = useExamDates()
  const [said, setSaid] = useState<{ text: string; undo: ExamDate | null }>({ text: '', undo: null })
  const [isAdding, setAdding] = useState(() => upcoming(dates, today).length === 0)
  const summary = useRef<HTMLElement>(null)
  const past = dates.filter(({ date }) => date < today)
  function add(date: ExamDate) {
    void setExamDate(date)
    setSaid({ text: `Saved: ${examName(date)}, ${dayText(date.date)}.`, undo: null })
  }
  function remove(date: ExamDate) {
    void removeExamDate(date)
    setSaid({ text: `Removed: ${examName(date)}, ${dayText(date.date)}.`, undo: date })
  }
  const rows = (list: readonly ExamDate[]) => (
    <ul role="list" className="rows">
      {list.map(date => (
        <DateRow key={examDateKey(date)} date={date} today={today} onRemove={() => remove(date)} />
      ))}
    </ul>
  )
  return (
    <>
      {upcoming(dates, today).length > 0 && rows(upcoming(dates, today))}
      <Said
        text={said.text}
        undo={
          said.undo &&
          (() => {
            if (said.undo) add(said.undo)
            summary.current?.focus()
          })
        }
      />
      {/* Open for who has none; a phone shows the plan sooner for who has. */}
      <details
        className="fold exam-add"
        open={isAdding}
        onToggle={event => setAdding(event.currentTarget.open)}
      >
        <summary ref={summary}>
          <span className="fold-name">Add a date</span>
        </summary>
        <ExamDateForm today={today} catalogue={catalogue} followed={followed} onAdd={add} />
      </details>
      {past.length > 0 && (
        <details className="fold">
          <summary>
            <span className="fold-name">Past</span>
            <span className="small muted num">{past.length}</span>
          </summary>
          {rows(past)}
        </details>
      )}
    </>
  )
}
