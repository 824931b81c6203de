'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import { counted, listed } from '@/lib/catalogue/wording'
import { examApi } from '@/lib/client/exams/exam-api'
import { examStore } from '@/lib/client/exams/exam-store'
import { attemptName } from '@/lib/client/exams/names'
import { readNext, reviewsOf } from '@/lib/client/exams/review'
import { notifyWarning } from '@/lib/client/notify'
import type { AttemptView } from '@/lib/contracts/exams'
import type { AttemptResult } from '@/lib/exams/marked-paper'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { Html } from '../html'
import { LogInWhenOut } from '../log-in-when-out.client'
import { ExamShell, NoAttempt, ShellWaiting } from '../shell'
import { ShareChart } from './charts'
import { KeepThis } from './keep-this.client'
import { OpinionsContext, opinionsOf } from './opinions'
import { ResultActions } from './result-actions.client'
import { ResultHead } from './result-head'
import { ReviewList } from './review-list.client'
import { TimeTable } from './time-table'
import { useAttempt } from './use-attempt.client'

export type ReviewSubject = Pick<Subject, 'level' | 'slug' | 'name' | 'code' | 'icon'>

function MarksByTopic({ view, result }: { view: AttemptView; result: AttemptResult }) {
  const next = readNext(view)
  return (
    <section className="section" aria-labelledby="topics-head">
      <div className="section-head">
        <h2 id="topics-head">Marks by topic</h2>
        <p>
          Solid boxes are marks earned, hatched boxes marks lost
          {result.toSelfMark > 0 && ', dashed boxes marks that are yours to give'}.
        </p>
      </div>
      <div className="split">
        <div>
          <ShareChart shares={result.byTopic} id="topic" what="Marks by topic" />
        </div>
        {next.length > 0 && (
          <div>
            <h3>Read next</h3>
            <ul role="list" className="rows">
              {next.map(({ href, number, title, lost }) => (
                <li key={number}>
                  <a className="subject" href={href}>
                    <span>
                      <span className="subject-name">
                        {number} {title}
                      </span>
                      <br />
                      <span className="small muted">{counted(lost, 'mark')} lost here</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}

function Breakdown({ result }: { result: AttemptResult }) {
  return (
    <section className="section" aria-labelledby="skills-head">
      <div className="section-head">
        <h2 id="skills-head">What was asked of you</h2>
        <p>The same marks by assessment objective and by command word.</p>
      </div>
      <div className="two">
        <div>
          <h3>By objective</h3>
          <ShareChart shares={result.byObjective} id="objective" what="Marks by objective" />
        </div>
        <div>
          <h3>By command word</h3>
          <ShareChart shares={result.byCommand} id="command" what="Marks by command word" />
        </div>
      </div>
    </section>
  )
}

function Misconceptions({ result }: { result: AttemptResult }) {
  if (result.misconceptions.length === 0) return null
  return (
    <section className="section" aria-labelledby="errors-head">
      <div className="section-head">
        <h2 id="errors-head">Misconceptions met</h2>
        <p>What the wrong options you chose say about the way you got there.</p>
      </div>
      <ul className="errors-met">
        {result.misconceptions
          .toSorted((one, other) => other.keys.length - one.keys.length)
          .map(({ error, keys }) => (
            <li key={error}>
              <Html as="span" html={error} />{' '}
              <span className="muted">
                {keys.length === 1 ? 'Question' : 'Questions'} {listed(keys)}
              </span>
            </li>
          ))}
      </ul>
    </section>
  )
}

function useTicks(attemptId: string, setView: (view: AttemptView) => void) {
  const latest = useRef(0)
  const [said, setSaid] = useState('')
  function onTicks(key: string, points: boolean[]) {
    const mine = ++latest.current
    examApi.selfMark(attemptId, key, points).then(
      view => {
        if (mine !== latest.current) return
        setView(view)
        setSaid(`Saved. ${view.result?.earned ?? 0} marks in all.`)
      },
      () => notifyWarning('Your tick could not be saved. Check your connection and tick again.'),
    )
  }
  return { onTicks, said }
}

function useAway(attemptId: string): number {
  const [awayMs, setAwayMs] = useState(0)
  useEffect(() => {
    void examStore.away(attemptId).then(setAwayMs)
  }, [attemptId])
  return awayMs
}

type LoadedProps = {
  subject: ReviewSubject
  view: AttemptView
  result: AttemptResult
  setView: (view: AttemptView) => void
}

function Loaded({ subject, view, result, setView }: LoadedProps) {
  const { attempt } = view
  const { onTicks, said } = useTicks(attempt.attemptId, setView)
  const reviews = reviewsOf(view)
  const awayMs = useAway(attempt.attemptId)
  const name = attemptName(attempt)
  useEffect(() => {
    document.title = `Result: ${name} | ${publicEnv.productName}`
  }, [name])
  return (
    <main id="main">
      <div className="wrap">
        <ResultHead subject={subject} view={view} result={result} awayMs={awayMs} />
        <ResultActions subject={subject} view={view} />
        <KeepThis />
        <MarksByTopic view={view} result={result} />
        <Breakdown result={result} />
        <Misconceptions result={result} />
        <OpinionsContext value={opinionsOf(view)}>
          <ReviewList
            reviews={reviews}
            attemptId={attempt.attemptId}
            examId={attempt.examId}
            onTicks={onTicks}
          />
        </OpinionsContext>
        <TimeTable reviews={reviews} />
        <p className="vh" role="status">
          {said}
        </p>
        <div className="btn-row review-end">
          <GoLink href={routes.mocks(subject)}>More {courseTitle(subject)} mock exams</GoLink>
          <GoLink href={routes.tutorSupport}>Ask a tutor about this paper</GoLink>
          <GoLink href={routes.about}>How questions are made and checked</GoLink>
        </div>
      </div>
    </main>
  )
}

type ScreenProps = { subject: ReviewSubject; attemptId: string }

function Screen({ subject, attemptId }: ScreenProps) {
  const router = useRouter()
  const loaded = useAttempt(attemptId)
  const state = loaded.state === 'loaded' ? loaded.view.attempt.state : null
  useEffect(() => {
    if (state === 'open') router.replace(routes.sit(subject, attemptId))
    if (state === 'print') router.replace(routes.printPaper(subject, attemptId))
  }, [state, router, subject, attemptId])
  if (loaded.state === 'loaded' && loaded.view.result) {
    return (
      <ExamShell subject={subject}>
        <Loaded subject={subject} view={loaded.view} result={loaded.view.result} setView={loaded.setView} />
      </ExamShell>
    )
  }
  if (loaded.state !== 'failed') return <ShellWaiting subject={subject} what="Opening the result" />
  return (
    <ExamShell subject={subject}>
      <main id="main" className="exam-message">
        <h1>This result cannot be opened here</h1>
        <p>
          <Icon name="alert" small /> {loaded.message}
        </p>
        <div className="btn-row">
          <button type="button" className="btn btn-pen" onClick={loaded.retry}>
            Try again
          </button>
          <LogInWhenOut />
          <GoLink href={routes.mocks(subject)}>{courseTitle(subject)} mock exams</GoLink>
        </div>
      </main>
    </ExamShell>
  )
}

/** /mock-exam/{level}/{subject}/review?attempt=… */
export function ReviewScreen({ subject }: { subject: ReviewSubject }) {
  const attemptId = useSearchParams().get('attempt')
  if (!attemptId) return <NoAttempt subject={subject} />
  return <Screen subject={subject} attemptId={attemptId} key={attemptId} />
}
