'use client'

import { useExamDates } from '@/lib/client/study/exam-dates'
import { useStudyCatalogue } from '@/lib/client/study/use-hub'
import { localDay } from '@/lib/study/days'
import { ExamDates } from './exam-dates.client'

/** The dates of who has no account: kept on this device, joined to the account that is made on it. */
export function VisitorDates() {
  const { dates } = useExamDates()
  const { data: catalogue } = useStudyCatalogue()
  if (!catalogue) return null
  return (
    <section className="hub-block plan-dates" aria-labelledby="dates-head">
      <h2 id="dates-head">Exam dates</h2>
      <p>Enter them now: they stay on this device, and join your account when you make one.</p>
      <ExamDates dates={dates} today={localDay(new Date())} catalogue={catalogue} followed={[]} />
    </section>
  )
}
