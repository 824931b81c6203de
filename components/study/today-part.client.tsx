'use client'

import { GoLink } from '@/components/ui/go-link'
import { Link } from '@/components/ui/link'
import { dayText } from '@/lib/blogs/post'
import { counted, durationText, listed } from '@/lib/catalogue/wording'
import { routes } from '@/lib/routes'
import { attemptList } from '@/lib/study/attempt-list'
import { daysBetween } from '@/lib/study/days'
import { nextExams, upcoming } from '@/lib/study/exam-dates'
import type { Hub } from '@/lib/study/hub'
import { planOf } from '@/lib/study/plan-of-hub'
import { AgeQuestion } from './age-band.client'
import { AttemptRow } from './attempt-row'
import { CardsPanel } from './cards-panel.client'
import { CorrectedAttempts } from './corrected-attempts.client'
import { examName } from './exam-name'
import { FirstChoice } from './first-choice.client'
import { NextCards } from './next-cards'
import { PlanRow } from './plan-rows'
import { SubjectRows } from './subject-rows'
import { Week } from './week.client'

const SHOWN_WORK = 5
const SHOWN_PAPERS = 3

function TodayWork({ hub }: { hub: Hub }) {
  const { plan } = planOf(hub)
  const today = plan.days.find(({ day }) => day === hub.today)
  const done = today?.work.filter(({ isDone }) => isDone).length ?? 0
  const left = today ? today.work.filter(({ isDone }) => !isDone) : []
  const minutes = left.reduce((sum, work) => sum + work.minutes, 0)
  return (
    <section className="hub-plan hub-block" aria-labelledby="today-head">
      <div className="hub-head">
        <h2 id="today-head">Today</h2>
        {today && today.work.length > 0 && (
          <span className="small muted num">
            {done} of {today.work.length} done{minutes > 0 && `, ${durationText(minutes)} left`}
          </span>
        )}
      </div>
      {upcoming(hub.dates, hub.today).length === 0 ? (
        <>
          <p>Enter the day of your exam, and what is left is spread over the days until then.</p>
          <GoLink href={routes.hubPlan}>Enter an exam date</GoLink>
        </>
      ) : !today || today.work.length === 0 ? (
        <>
          <p>Nothing is planned for today. Rest, or take something from the days to come.</p>
          <GoLink href={routes.hubPlan}>See the whole plan</GoLink>
        </>
      ) : (
        <>
          <ul role="list" className="rows">
            {today.work.slice(0, SHOWN_WORK).map(work => (
              <PlanRow key={work.id} work={work} />
            ))}
          </ul>
          <GoLink href={routes.hubPlan}>
            {today.work.length > SHOWN_WORK
              ? `${today.work.length - SHOWN_WORK} more today, and the whole plan`
              : 'The whole plan'}
          </GoLink>
        </>
      )}
    </section>
  )
}

function NextExam({ hub }: { hub: Hub }) {
  const next = nextExams(hub.dates, hub.today)
  const [first] = next
  if (!first) return null
  const days = daysBetween(hub.today, first.date)
  return (
    <section className="hub-block" aria-labelledby="first-head">
      <h2 id="first-head">Next exam</h2>
      <p className="count">
        {days === 0 ? (
          'today'
        ) : (
          <>
            {days} <small>{days === 1 ? 'day' : 'days'}</small>
          </>
        )}
      </p>
      <p className="small muted">
        {dayText(first.date)}, {listed(next.map(examName))}. <Link href={routes.hubPlan}>Change dates</Link>
      </p>
    </section>
  )
}

function MarkedPapers({ hub }: { hub: Hub }) {
  const papers = attemptList(hub.attempts, { course: 'all', kind: 'all' }, 'newest')
    .filter(({ state }) => state === 'handedIn')
    .slice(0, SHOWN_PAPERS)
  return (
    <section className="hub-mocks hub-block" aria-labelledby="papers-head">
      <div className="hub-head">
        <h2 id="papers-head">Marked papers</h2>
        {papers.length > 0 && <GoLink href={routes.hubResults}>All results</GoLink>}
      </div>
      {papers.length > 0 ? (
        <ul role="list" className="rows">
          {papers.map(attempt => (
            <AttemptRow key={attempt.attemptId} attempt={attempt} now={hub.now} />
          ))}
        </ul>
      ) : (
        <>
          <p>
            No paper handed in yet. A topic test takes {counted(25, 'minute')} or so and shows what to read
            next.
          </p>
          <GoLink href={routes.mockExams}>Choose a paper</GoLink>
        </>
      )}
    </section>
  )
}

/** The desk: what to go on with, what is planned for today, how everything stands. */
export function TodayPart({ hub }: { hub: Hub }) {
  return (
    <>
      {hub.isNewcomer && <FirstChoice hub={hub} />}
      <div className="hub">
        <CorrectedAttempts hub={hub} />
        <NextCards hub={hub} />
        <TodayWork hub={hub} />
        <div className="hub-side">
          <NextExam hub={hub} />
          <CardsPanel hub={hub} />
          <Week hub={hub} />
          <AgeQuestion hub={hub} />
        </div>
        <section className="hub-subjects hub-block" aria-labelledby="subjects-head">
          <div className="hub-head">
            <h2 id="subjects-head">Your subjects</h2>
            <GoLink href={routes.hubSubjects}>Choose</GoLink>
          </div>
          <SubjectRows hub={hub} />
        </section>
        <MarkedPapers hub={hub} />
        <p className="hub-foot small">
          <GoLink href={routes.account}>Your account: take your data with you, or delete it</GoLink>
        </p>
      </div>
    </>
  )
}
