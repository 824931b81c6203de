'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '@/components/ui/link'
import type { Snapshot } from '@/lib/client/exams/sitting-phase'
import type { SittingSession } from '@/lib/client/exams/sitting-session'
import { LogInWhenOut } from '../log-in-when-out.client'
import { LogInAgain } from './log-in-again.client'

function Message({ heading, children }: { heading: string; children: ReactNode }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <section className="closing">
      <h1 ref={head} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </section>
  )
}

type Props = { snapshot: Snapshot; session: SittingSession; reviewHref: string; listHref: string }

/** All that is shown when no question is: time up, handing in, waiting for a connection, nothing there. */
export function Closing({ snapshot: { phase, sign }, session, reviewHref, listHref }: Props) {
  if (sign.kind === 'signedOut' && (phase.name === 'handingIn' || phase.name === 'timeUp')) {
    return (
      <Message heading="Log in to hand in">
        <p>
          You have been logged out. Everything you wrote is kept on this device; log in again and it is handed
          in by itself.
        </p>
        <LogInAgain session={session} />
      </Message>
    )
  }
  switch (phase.name) {
    case 'timeUp':
      return (
        <Message heading="Time is up">
          {phase.sent ? (
            <>
              <p>Your paper was handed in with everything you had written.</p>
              <Link className="btn btn-pen btn-big" href={reviewHref}>
                See the result
              </Link>
            </>
          ) : (
            <>
              <p>
                Everything you wrote in time is kept on this device and is being handed in. Without a
                connection it is sent as soon as there is one: open this page again within a day.
              </p>
              <button type="button" className="btn" onClick={() => void session.resume()}>
                Try now
              </button>
            </>
          )}
        </Message>
      )
    case 'handingIn':
      return (
        <Message heading={phase.waiting ? 'Waiting for a connection' : 'Handing in'}>
          {phase.waiting ? (
            <>
              <p>Your paper is kept on this device and is handed in as soon as there is a connection.</p>
              <div className="btn-row">
                <button type="button" className="btn btn-pen" onClick={() => void session.resume()}>
                  Try now
                </button>
                <button type="button" className="btn" onClick={() => void session.takeBack()}>
                  Back to the paper
                </button>
              </div>
            </>
          ) : (
            <p role="status">Your answers are on their way.</p>
          )}
        </Message>
      )
    case 'missing':
      return (
        <Message heading="This paper cannot be opened here">
          <p>{phase.message}</p>
          <div className="btn-row">
            <button type="button" className="btn btn-pen" onClick={() => void session.load()}>
              Try again
            </button>
            <LogInWhenOut />
            <Link className="btn" href={listHref}>
              All mock exams of this subject
            </Link>
          </div>
        </Message>
      )
    default:
      return <p role="status">Opening the result</p>
  }
}
