'use client'

import { useRef, useState } from 'react'
import { failureOf } from '@/lib/client/api-error'
import { examApi } from '@/lib/client/exams/exam-api'
import {
  giveOpinionConsent,
  hasOpinionConsent,
  takeBackOpinionConsent,
} from '@/lib/client/exams/opinion-consent'
import { ERRORS } from '@/lib/contracts/errors'
import type { SecondOpinion as Opinion } from '@/lib/contracts/exams'
import type { Opinions } from './opinions'

type Props = Opinions & { partKey: string; point: number }
type State = 'idle' | 'consent' | 'asking' | { opinion: Opinion } | { fault: string }

function Consent({ host, onAnswer }: { host: string; onAnswer: (yes: boolean) => void }) {
  return (
    <>
      <p>
        This sends the question, this point and your answer to a language model at {host}, outside this site.
        Your name and everything else about you stay here. What is sent may be kept there. Nothing is sent
        unless you say yes, and you can change your mind at any time. If you are under 13, ask a parent first.
      </p>
      <div className="btn-row">
        <button type="button" className="btn" onClick={() => onAnswer(true)}>
          Yes, send it
        </button>
        <button type="button" className="btn" onClick={() => onAnswer(false)}>
          No
        </button>
      </div>
    </>
  )
}

function Said({ opinion: { verdict, quote } }: { opinion: Opinion }) {
  return (
    <>
      A language model thinks: {verdict === 'earned' ? 'earned' : 'not earned'}
      {quote && <>, by the words “{quote}”</>}. It can be wrong. You decide.
    </>
  )
}

function faultText(error: unknown): string {
  const failure = failureOf(error)
  return failure.kind === 'answer' ? failure.message : ERRORS.noSecondOpinion.message
}

/** What a language model thinks of a point that was left open: asked when the student wants it and has agreed. */
export function SecondOpinion({ attemptId, host, partKey, point }: Props) {
  const [state, setState] = useState<State>('idle')
  const askButton = useRef<HTMLButtonElement>(null)
  const [agreed, setAgreed] = useState(() => hasOpinionConsent(host))
  function ask() {
    setState('asking')
    examApi.secondOpinion(attemptId, partKey, point).then(
      opinion => setState({ opinion }),
      (error: unknown) => setState({ fault: faultText(error) }),
    )
  }
  function press() {
    if (state === 'asking') return
    if (hasOpinionConsent(host)) ask()
    else setState(state === 'consent' ? 'idle' : 'consent')
  }
  /** The button that was pressed goes away, so the one that stays takes the focus. */
  function answer(yes: boolean) {
    if (yes) giveOpinionConsent(host)
    else takeBackOpinionConsent()
    setAgreed(yes)
    askButton.current?.focus()
    if (yes) ask()
    else setState('idle')
  }
  return (
    <div className="second-opinion">
      <div className="btn-row">
        <button
          ref={askButton}
          type="button"
          className="btn btn-quiet"
          aria-busy={state === 'asking'}
          aria-expanded={state === 'consent'}
          onClick={press}
        >
          Ask for a second opinion
        </button>
        {agreed && (
          <button type="button" className="btn btn-quiet" onClick={() => answer(false)}>
            Send nothing more
          </button>
        )}
      </div>
      {state === 'consent' && <Consent host={host} onAnswer={answer} />}
      <p className="hint" role="status">
        {typeof state === 'object' && ('opinion' in state ? <Said opinion={state.opinion} /> : state.fault)}
      </p>
    </div>
  )
}
