'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Subject } from '@/lib/catalogue/subjects'
import { examClock, spokenTime } from '@/lib/client/exams/exam-clock'
import { examStore, type KeptSitting } from '@/lib/client/exams/exam-store'
import { attemptName } from '@/lib/client/exams/names'
import { examPagesOpen } from '@/lib/client/offline/exam-pages'
import { subscribeToVisitor } from '@/lib/client/visitor-store'
import { routes } from '@/lib/routes'

type Course = Pick<Subject, 'level' | 'slug'> & { title: string }
type OpenPaper = { sitting: KeptSitting; course: Course; opens: boolean }

const TICK_MS = 1000

/** Papers that lie open on this device: what a log-out takes off it is not among them. */
async function openPapers(courses: readonly Course[]): Promise<OpenPaper[]> {
  const found = (await examStore.sittings()).flatMap(sitting => {
    const { level, subject, state } = sitting.view.attempt
    const course = courses.find(each => each.level === level && each.slug === subject)
    return course && state === 'open' ? { sitting, course } : []
  })
  return await Promise.all(
    found.map(async each => ({ ...each, opens: navigator.onLine || (await examPagesOpen(each.course)) })),
  )
}

function stateText({ view: { attempt }, offsetMs, handIn }: KeptSitting): string {
  if (handIn) return 'handed in as soon as there is a connection'
  if (attempt.deadlineAt === null) return 'no time limit'
  const left = Date.parse(attempt.deadlineAt) - examClock(offsetMs).now()
  return left > 0
    ? `${spokenTime(left)} left`
    : 'the time is up: it is handed in as soon as there is a connection, with all that you wrote in time'
}

/** Who meets the offline page in the middle of a paper reads first that nothing is lost, and finds the way back. */
export function OpenPapers({ courses }: { courses: readonly Course[] }) {
  const [papers, setPapers] = useState<readonly OpenPaper[]>([])
  const [, setTick] = useState(0)
  useEffect(() => {
    const read = () => void openPapers(courses).then(setPapers)
    read()
    return subscribeToVisitor(read) // somebody else may be here now
  }, [courses])
  useEffect(() => {
    if (papers.length === 0) return
    const timer = setInterval(() => setTick(tick => tick + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [papers])
  if (papers.length === 0) return null
  return (
    <section className="notice open-papers" aria-labelledby="open-papers">
      <Icon name="saved" />
      <h2 id="open-papers">Your paper is safe</h2>
      {papers.map(({ sitting, course, opens }) => {
        const { attempt } = sitting.view
        return (
          <div key={attempt.attemptId}>
            <p>
              {attemptName(attempt)}, {course.title}: everything that you have written is on this device;{' '}
              {stateText(sitting)}.
            </p>
            {opens ? (
              <a className="btn btn-pen" href={routes.sit(course, attempt.attemptId)}>
                Go on with it
              </a>
            ) : (
              <p>
                This browser could not keep the screen itself: it opens again as soon as there is a
                connection.
              </p>
            )}
          </div>
        )
      })}
    </section>
  )
}
