'use client'

import { useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import { correctedQuestions, correctionText } from '@/lib/client/exams/correction-text'
import { examApi } from '@/lib/client/exams/exam-api'
import { dayOf } from '@/lib/client/moments'
import { notifyWarning } from '@/lib/client/notify'
import type { StudyAttempt } from '@/lib/contracts/study'
import { routes } from '@/lib/routes'
import './corrected-papers.css'

type Props = {
  attempts: readonly StudyAttempt[]
  subjectOf: (attempt: StudyAttempt) => Pick<Subject, 'level' | 'slug' | 'name'> | null
  onSeen: () => void
}

/** Tells whoever sat a paper that an answer of it was corrected since, until it is said to have been read. */
export function CorrectedPapers({ attempts, subjectOf, onSeen }: Props) {
  const [seen, setSeen] = useState<readonly string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const told = attempts.filter(each => each.correction && !seen.includes(each.attemptId))
  if (told.length === 0) return null
  function dismiss(attemptId: string) {
    // The button goes: the focus must not fall out of the page with it.
    heading.current?.focus()
    setSeen(before => [...before, attemptId])
    examApi.correctionSeen(attemptId).then(onSeen, () => {
      setSeen(before => before.filter(each => each !== attemptId))
      notifyWarning('This could not be saved. Check your connection and try again.')
    })
  }
  return (
    <section className="corrected" aria-labelledby="corrected-head">
      <h2 id="corrected-head" ref={heading} tabIndex={-1}>
        Corrected since you sat it
      </h2>
      <ul role="list">
        {told.map(attempt => {
          const subject = subjectOf(attempt)
          if (!subject) return null
          const text = correctionText(
            attempt,
            courseTitle(subject),
            dayOf(attempt.handedInAt ?? attempt.startedAt),
          )
          const [first = 1] = correctedQuestions(attempt)
          return (
            <li key={attempt.attemptId}>
              <p id={`corrected-${attempt.attemptId}`}>{text}</p>
              <div className="btn-row">
                <Link
                  className="btn"
                  href={`${routes.review(subject, attempt.attemptId)}#q${first}`}
                  aria-describedby={`corrected-${attempt.attemptId}`}
                >
                  See question {first}
                </Link>
                <button
                  type="button"
                  className="btn btn-quiet"
                  aria-describedby={`corrected-${attempt.attemptId}`}
                  onClick={() => dismiss(attempt.attemptId)}
                >
                  I have read this
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
