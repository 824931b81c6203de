'use client'

import { useCallback, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { latePart } from '@/components/ui/late-part.client'
import { failureOf } from '@/lib/client/api-error'
import { late } from '@/lib/client/late'
import { aboutOf } from '@/lib/client/tutoring/ask-drafts'
import { tutoringApi } from '@/lib/client/tutoring/tutoring-api'
import { UUID_PATTERN } from '@/lib/contracts/atoms'
import type { Attachment, AttachmentRef } from '@/lib/contracts/tutoring'
import { tutoringMessage } from '@/lib/contracts/tutoring-messages'

export type AttachmentState = {
  ref: AttachmentRef | null
  about: string
  isLoading: boolean
  shown: Attachment | null
  fault: string | null
  remove: () => void
}

/** The question of a paper that the address names (`routes.askTutor`). */
function readAddress(): AttachmentRef | null {
  const query = new URLSearchParams(window.location.search)
  const attemptId = query.get('attempt') ?? ''
  const question = Number(query.get('question'))
  return UUID_PATTERN.test(attemptId) && Number.isInteger(question) && question > 0
    ? { attemptId, question }
    : null
}

function clearAddress(): void {
  const url = new URL(window.location.href)
  url.searchParams.delete('attempt')
  url.searchParams.delete('question')
  window.history.replaceState(window.history.state, '', url)
}

export function useAttachment(): AttachmentState {
  const [ref, setRef] = useState(readAddress)
  const [shown, setShown] = useState<Attachment | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    if (!ref) return
    let isOver = false
    tutoringApi.attachment(ref).then(
      attachment => !isOver && setShown(attachment),
      (error: unknown) => {
        if (!isOver) setFault(tutoringMessage(failureOf(error)))
      },
    )
    return () => {
      isOver = true
    }
  }, [ref])
  const remove = useCallback(() => {
    clearAddress()
    setRef(null)
    setShown(null)
    setFault(null)
  }, [])
  const attached = fault === null ? ref : null
  const isLoading = attached !== null && shown === null
  return { ref, about: aboutOf(attached), isLoading, shown, fault, remove }
}

/** The code and the styles of marked questions, for those alone who look at one. */
export const AttachedQuestion = latePart(
  late(() => import('./attachment-view.client').then(module => module.AttachmentView)),
  <p aria-busy="true">Opening the question</p>,
)

/** What goes along with the words, to be seen before it is sent, and to be taken off again. */
export function Attached({ loaded }: { loaded: AttachmentState }) {
  const { shown, fault, remove } = loaded
  if (fault) {
    return (
      <div className="attached">
        <p role="alert">
          <Icon name="alert" small /> {fault}
        </p>
        <button type="button" className="btn" onClick={remove}>
          Ask without it
        </button>
      </div>
    )
  }
  if (!shown) return <div className="attached" aria-busy="true" />
  return (
    <div className="attached">
      <p className="attached-head">
        <Icon name="paper" small />
        <span>
          Attached: <b>question {shown.question.number}</b> of {shown.paper}
        </span>
        <button type="button" className="link" onClick={remove}>
          Remove
        </button>
      </p>
      <details className="fold">
        <summary>
          <span className="fold-name">What the tutor sees</span>
        </summary>
        <p className="hint">The question, your own answer and working, and the mark scheme. Not your name.</p>
        <AttachedQuestion attachment={shown} />
      </details>
    </div>
  )
}
