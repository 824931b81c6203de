'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { examApi } from '@/lib/client/exams/exam-api'
import { faultText } from '@/lib/client/exams/fault-text'
import { notifySuccess } from '@/lib/client/notify'
import type { ExamGiveRequest } from '@/lib/contracts/exam-requests'
import type { Given } from '@/lib/contracts/exams'
import { routes } from '@/lib/routes'
import type { OfferSubject } from '../list/paper-offer'

/** A browser may refuse, or ask: then the address stands there to be copied by hand. */
async function copy(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address)
  } catch {
    return false
  }
  notifySuccess('Address copied')
  return true
}

/** The share sheet of a phone; computers copy. */
function canShare(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches
}

async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch {
    // Closed without a choice; the address still stands there.
  }
}

function ToHandOn({ given, address, byHand }: { given: Given; address: string; byHand: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <>
      <div className="field">
        <label htmlFor="give-address">Address</label>
        <input
          className="input"
          id="give-address"
          ref={field}
          readOnly
          value={address}
          aria-describedby="give-code"
          onFocus={event => event.target.select()}
        />
        {byHand && (
          <p className="hint" role="status">
            Your browser did not let us copy it: it is selected, so copy it by hand.
          </p>
        )}
      </div>
      <p id="give-code">
        Or let them type the paper number <b className="paper-code">{given.code}</b> on the page of mock
        exams.
      </p>
      {canShare() && (
        <button type="button" className="btn" onClick={() => void share(given.code, address)}>
          Share
        </button>
      )}
    </>
  )
}

type Props = { subject: OfferSubject; paper: ExamGiveRequest; onBack: () => void }

/** In the place of the front of a paper: keeps it for others, and hands out its address and code. */
export function GivePaper({ subject, paper, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [given, setGiven] = useState<Given | null>(null)
  const [byHand, setByHand] = useState(false)
  const [state, setState] = useState<{ busy: boolean; fault: string | null }>({ busy: false, fault: null })
  useEffect(() => heading.current?.focus(), [])
  const addressOf = (examId: string) =>
    new URL(routes.givenPaper(subject, examId), window.location.origin).href

  async function giveAndCopy() {
    if (state.busy) return
    setState({ busy: true, fault: null })
    try {
      const kept = given ?? (await examApi.give(paper))
      setByHand(!(await copy(addressOf(kept.examId))))
      setGiven(kept)
      setState({ busy: false, fault: null })
    } catch (error) {
      setState({ busy: false, fault: faultText(error) })
    }
  }

  return (
    <div className="start">
      <h2 id="start-head" ref={heading} tabIndex={-1}>
        Give this paper to others
      </h2>
      <p>
        Whoever has its address or its number can sit this very paper, or print it, without an account. Each
        has an attempt of their own: you see nobody’s answers, and nobody sees yours.
      </p>
      {given && <ToHandOn given={given} address={addressOf(given.examId)} byHand={byHand} />}
      {state.fault && (
        <p className="error" role="alert">
          <Icon name="alert" /> {state.fault}
        </p>
      )}
      <div className="btn-row">
        <button
          type="button"
          className="btn btn-pen"
          aria-busy={state.busy || undefined}
          onClick={() => void giveAndCopy()}
        >
          {state.busy && <span className="spinner" aria-hidden="true" />}
          {state.busy ? 'Keeping the paper' : 'Copy the address'}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onBack}>
          Back
        </button>
      </div>
    </div>
  )
}
