'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useCallback, useEffect } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Subject } from '@/lib/catalogue/subjects'
import { attemptName } from '@/lib/client/exams/names'
import type { SittingState } from '@/lib/client/exams/sitting'
import type { Snapshot } from '@/lib/client/exams/sitting-phase'
import type { SittingSession } from '@/lib/client/exams/sitting-session'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { NoAttempt, ShellWaiting } from '../shell'
import { ToolPanels, useTools } from '../tools/tools.client'
import { Closing } from './closing.client'
import { ExamBar } from './exam-bar.client'
import { ExamFoot } from './exam-foot.client'
import { LogInAgain } from './log-in-again.client'
import { KeyHelp, Palette } from './palette.client'
import { onQuestionKey } from './question-keys'
import { QuestionView } from './question-view.client'
import { Summary } from './summary.client'
import { useSitting } from './use-sitting.client'

export type ShellSubject = Pick<Subject, 'level' | 'slug' | 'name' | 'code'>

/** Handed in: the review. Opened for print: the print page. */
function useWayOn(subject: ShellSubject, attemptId: string, { phase }: Snapshot): void {
  const router = useRouter()
  useEffect(() => {
    if (phase.name === 'handedIn') router.replace(routes.review(subject, attemptId))
    if (phase.name === 'print') router.replace(routes.printPaper(subject, attemptId))
  }, [phase.name, router, subject, attemptId])
}

/** Alt and an arrow move from anywhere, a text field included; the browser's own "back" would leave the paper. */
function useAltArrows(session: SittingSession | null, sitting: SittingState | null): void {
  const current = sitting?.current ?? 1
  const last = sitting?.paper.questions.length ?? 1
  useEffect(() => {
    if (!session) return
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      if (step === 0) return
      event.preventDefault()
      const next = current + step
      if (next >= 1 && next <= last) session.go(next)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [session, current, last])
}

function useTabTitle({ attempt, sitting, phase }: Snapshot): void {
  const number = phase.name === 'sitting' ? sitting?.current : undefined
  const name = attempt ? attemptName(attempt) : null
  useEffect(() => {
    if (!name) return
    const where = number === undefined ? name : `Question ${number}, ${name}`
    document.title = `${where} | ${publicEnv.productName}`
  }, [name, number])
}

type BannerProps = { snapshot: Snapshot; session: SittingSession; workHere: () => void }

function Banners({ snapshot, session, workHere }: BannerProps) {
  const { readOnly, sign } = snapshot
  return (
    <>
      {readOnly && (
        <div className="notice-strip" role="status">
          <Icon name="info" />
          <span>This paper is open in another tab. Here you can only read.</span>
          <button type="button" className="btn" onClick={workHere}>
            Work here instead
          </button>
        </div>
      )}
      {!readOnly && sign.kind === 'signedOut' && (
        <div className="notice-strip" role="status">
          <Icon name="user" />
          <span>
            {sign.kept
              ? 'You have been logged out. Go on: your answers are kept on this device and sent when you log in again.'
              : 'You have been logged out, and this browser keeps nothing: log in again before you leave this page.'}
          </span>
          <LogInAgain session={session} />
        </div>
      )}
      {!readOnly && sign.kind === 'offline' && (
        <div className="notice-strip">
          <Icon name="offline" />
          <span>
            {sign.kept
              ? 'No connection. Go on: your answers are kept on this device and sent later.'
              : 'No connection, and this browser keeps nothing: leave this page open until you are back online.'}
          </span>
        </div>
      )}
    </>
  )
}

type BodyProps = { snapshot: Snapshot; session: SittingSession; tools: ReturnType<typeof useTools> }

function Body({ snapshot, session, tools }: BodyProps) {
  const { sitting, attempt, phase, readOnly } = snapshot
  if (!sitting || !attempt) return null
  const isSummary = phase.name === 'summary'
  return (
    <div className="exam-body">
      <main id="main">
        {isSummary ? (
          <Summary sitting={sitting} session={session} />
        ) : (
          <QuestionView
            sitting={sitting}
            session={session}
            readOnly={readOnly}
            mayCheck={attempt.mode === 'practice'}
          />
        )}
      </main>
      <aside className="exam-side" aria-label="Tools and answer sheet">
        <ToolPanels tools={tools} attemptId={attempt.attemptId} paper={sitting.paper} />
        <section
          className="palette"
          aria-labelledby="palette-head"
          onKeyDown={event => !isSummary && onQuestionKey(event, { sitting, session, readOnly })}
        >
          <Palette
            sitting={sitting}
            id="palette-head"
            current={isSummary ? null : sitting.current}
            onGo={number => session.go(number)}
          />
          <KeyHelp paper={sitting.paper} />
        </section>
      </aside>
      {!isSummary && <ExamFoot sitting={sitting} session={session} />}
    </div>
  )
}

function Screen({ subject, attemptId }: { subject: ShellSubject; attemptId: string }) {
  const { session, snapshot, workHere } = useSitting(attemptId)
  const tools = useTools(subject, attemptId, snapshot.sitting?.paper ?? null)
  useWayOn(subject, attemptId, snapshot)
  useAltArrows(session, snapshot.sitting)
  useTabTitle(snapshot)
  const leftMs = useCallback(() => session?.leftMs() ?? null, [session])
  if (!session || snapshot.phase.name === 'loading')
    return <ShellWaiting subject={subject} what="Opening the paper" />
  const isOpen = snapshot.phase.name === 'sitting' || snapshot.phase.name === 'summary'
  return (
    <div className="exam" data-subject={subject.slug}>
      <ExamBar code={subject.code} snapshot={snapshot} session={session} leftMs={leftMs} />
      {isOpen && tools.bar}
      {isOpen && <Banners snapshot={snapshot} session={session} workHere={workHere} />}
      {isOpen ? (
        <Body snapshot={snapshot} session={session} tools={tools} />
      ) : (
        <main id="main" className="exam-message">
          <Closing
            snapshot={snapshot}
            session={session}
            reviewHref={routes.review(subject, attemptId)}
            listHref={routes.mocks(subject)}
          />
        </main>
      )}
    </div>
  )
}

/** /mock-exam/{level}/{subject}/sit?attempt=… */
export function SitScreen({ subject }: { subject: ShellSubject }) {
  const attemptId = useSearchParams().get('attempt')
  if (!attemptId) return <NoAttempt subject={subject} />
  return <Screen subject={subject} attemptId={attemptId} key={attemptId} />
}
