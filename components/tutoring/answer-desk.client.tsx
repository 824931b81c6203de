'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { GoLink } from '@/components/ui/go-link'
import { ApiError, failureOf } from '@/lib/client/api-error'
import { readResetToken } from '@/lib/client/reset-token'
import { tutoringApi } from '@/lib/client/tutoring/tutoring-api'
import type { TutorTask } from '@/lib/contracts/tutoring'
import { answerMessage } from '@/lib/contracts/tutoring-messages'
import { routes } from '@/lib/routes'
import { TaskView } from './task-view.client'

type State =
  | { name: 'loading' }
  | { name: 'open'; task: TutorTask }
  | { name: 'sent' }
  | { name: 'closed'; heading: string; text: string }
  | { name: 'failed'; text: string }

/** Links end in three ways, each with its own words; anything else can be tried again. */
const CLOSED: Readonly<Record<number, string>> = {
  404: 'This link is not whole',
  409: 'This question has its answer',
  410: 'The time of this question is over',
}

function stateOfFailure(error: unknown): State {
  const failure = failureOf(error)
  const text = answerMessage(failure)
  const heading = error instanceof ApiError && failure.kind === 'answer' ? CLOSED[failure.status] : undefined
  return heading ? { name: 'closed', heading, text } : { name: 'failed', text }
}

function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** What the link opens: the question with a place for the answer, or why there is none. */
export function AnswerDesk() {
  const token = useSyncExternalStore(
    subscribeToHash,
    () => readResetToken(window.location.hash),
    () => undefined,
  )
  if (token === undefined) return <Waiting />
  if (token === null)
    return (
      <Message heading="This link is not whole">
        Open the link in the mail again, or copy all of it: the part after the # is its key.
      </Message>
    )
  return <Desk token={token} key={token} />
}

function Desk({ token }: { token: string }) {
  const [state, setState] = useState<State>({ name: 'loading' })
  const load = useCallback(() => {
    setState({ name: 'loading' })
    tutoringApi.openTask(token).then(
      task => setState({ name: 'open', task }),
      (error: unknown) => setState(stateOfFailure(error)),
    )
  }, [token])
  useEffect(load, [load])
  switch (state.name) {
    case 'loading':
      return <Waiting />
    case 'open':
      return (
        <TaskView
          token={token}
          task={state.task}
          onSent={() => {
            // The key has done its work: it need not lie in the history of this browser.
            window.history.replaceState(null, '', window.location.pathname)
            setState({ name: 'sent' })
          }}
          onClosed={error => setState(stateOfFailure(error))}
        />
      )
    case 'sent':
      return (
        <Message heading="Your answer is sent" focused>
          The student sees it now, and gets a mail that it is there. Thank you.
        </Message>
      )
    case 'closed':
      return (
        <Message heading={state.heading} focused>
          {state.text}
        </Message>
      )
    case 'failed':
      return (
        <Message heading="The question could not be fetched" focused onRetry={load}>
          {state.text}
        </Message>
      )
  }
}

function Waiting() {
  return (
    <>
      <h1>Answer a question</h1>
      <p className="answer-wait" aria-busy="true">
        Opening the question
      </p>
    </>
  )
}

type MessageProps = { heading: string; children: ReactNode; focused?: boolean; onRetry?: () => void }

function Message({ heading, children, focused = false, onRetry }: MessageProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) head.current?.focus()
  }, [focused])
  return (
    <>
      <h1 ref={head} tabIndex={-1}>
        {heading}
      </h1>
      <p className="answer-message">{children}</p>
      <div className="btn-row">
        {onRetry && (
          <button type="button" className="btn btn-pen" onClick={onRetry}>
            Try again
          </button>
        )}
        <GoLink href={routes.tutorSupport}>How tutor support works</GoLink>
      </div>
    </>
  )
}
