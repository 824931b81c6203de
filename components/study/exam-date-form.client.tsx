'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import { LEVELS } from '@/lib/catalogue/levels'
import { courseOf, type StudySubject } from '@/lib/study/catalogue'
import { isDay } from '@/lib/study/days'
import type { ExamDate } from '@/lib/study/exam-dates'
import { ChoiceField } from './choice-field'

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
      {LEVELS.map(({ id, courseName }) => {
        const own = others.filter(({ level }) => level === id)
        return own.length > 0 ? (
          <optgroup key={id} label={courseName}>
            {options(own)}
          </optgroup>
        ) : null
      })}
    </>
  )
}

function faultOf(date: string, today: string): string | undefined {
  if (!isDay(date)) return 'Please enter the day of the exam.'
  return date < today ? 'That day has passed. Please enter a day to come.' : undefined
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
    const fault = faultOf(date, today)
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
      <ChoiceField
        id="exam-subject"
        label="Subject"
        value={course}
        onChange={chosen => {
          setCourse(chosen)
          setPaper(WHOLE)
        }}
      >
        <Subjects catalogue={catalogue} followed={followed} />
      </ChoiceField>
      <ChoiceField id="exam-paper" label="Paper" value={paper} onChange={setPaper}>
        <option value={WHOLE}>Any paper, the first one</option>
        {subject?.papers.map(({ number, name }) => (
          <option key={number} value={number}>
            Paper {number}, {name}
          </option>
        ))}
      </ChoiceField>
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
