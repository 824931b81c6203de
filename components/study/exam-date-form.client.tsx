'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { LEVELS } from '@/lib/catalogue/levels'
import { courseOf, type StudySubject } from '@/lib/study/catalogue'
import { isDay } from '@/lib/study/days'
import type { ExamDate } from '@/lib/study/exam-dates'

const WHOLE = 'all'

type Props = {
  today: string
  catalogue: readonly StudySubject[]
  followed: readonly StudySubject[]
  onAdd: (date: ExamDate) => void
}

function Subjects({ catalogue, followed }: Pick<Props, 'catalogue' | 'followed'>) {
  const others = catalogue.filter(subject => !followed.includes(subject))
  const options = (subjects: readonly StudySubject[]) =>
    subjects.map(subject => (
      <option key={courseOf(subject)} value={courseOf(subject)}>
        {subject.name} {subject.code}
      </option>
    ))
  return (
    <>
      {followed.length > 0 && <optgroup label="Your subjects">{options(followed)}</optgroup>}
      {LEVELS.map(({ id, name }) => {
        const own = others.filter(({ level }) => level === id)
        return own.length > 0 ? (
          <optgroup key={id} label={name}>
            {options(own)}
          </optgroup>
        ) : null
      })}
    </>
  )
}

/** Dates are in the student's own timetable; we do not guess them. */
export function ExamDateForm({ today, catalogue, followed, onAdd }: Props) {
  const first = followed[0] ?? catalogue[0]
  const [course, setCourse] = useState(first ? courseOf(first) : '')
  const [paper, setPaper] = useState(WHOLE)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const subject = catalogue.find(each => courseOf(each) === course)

  function submit(event: FormEvent) {
    event.preventDefault()
    const date = input.current?.value ?? ''
    const fault = !isDay(date)
      ? 'Please enter the day of the exam.'
      : date < today
        ? 'That day has passed. Please enter a day to come.'
        : undefined
    setError(fault)
    if (fault || !subject) return input.current?.focus()
    onAdd({
      level: subject.level,
      subject: subject.slug,
      paper: paper === WHOLE ? null : Number(paper),
      date,
    })
    if (input.current) input.current.value = ''
  }

  return (
    <form className="exam-form" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor="exam-subject">Subject</label>
        <div className="select">
          <select
            className="input"
            id="exam-subject"
            value={course}
            onChange={event => {
              setCourse(event.target.value)
              setPaper(WHOLE)
            }}
          >
            <Subjects catalogue={catalogue} followed={followed} />
          </select>
          <Icon name="down" />
        </div>
      </div>
      <div className="field">
        <label htmlFor="exam-paper">Paper</label>
        <div className="select">
          <select
            className="input"
            id="exam-paper"
            value={paper}
            onChange={event => setPaper(event.target.value)}
          >
            <option value={WHOLE}>Any paper, the first one</option>
            {subject?.papers.map(({ number, name }) => (
              <option key={number} value={number}>
                Paper {number}, {name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      </div>
      <Field id="exam-day" label="Day of the exam" error={error}>
        {aria => (
          <input
            {...aria}
            ref={input}
            className="input"
            type="date"
            min={today}
            onChange={() => setError(undefined)}
          />
        )}
      </Field>
      <button type="submit" className="btn btn-pen">
        Save the date
      </button>
    </form>
  )
}
