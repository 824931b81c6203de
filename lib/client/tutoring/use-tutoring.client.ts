'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf } from '@/lib/client/api-error'
import { subscribeToLive } from '@/lib/client/live'
import type { CallFailure } from '@/lib/contracts/call-failure'
import { generalMessage } from '@/lib/contracts/messages'
import type { TutoringSubject, TutoringView } from '@/lib/contracts/tutoring'
import { newlyAnswered } from './newly-answered'
import { tutoringApi } from './tutoring-api'

export type Tutoring = {
  view: TutoringView | null
  subjects: readonly TutoringSubject[] | null
  /** Why there is nothing to show yet. */
  fault: string | null
  /** What came in by itself since the page was opened, for the status line. */
  said: string
  setView: (view: TutoringView) => void
  reload: () => void
}

/** Balance, ledger and questions, kept in step with the server while the page is open. */
export function useTutoring(): Tutoring {
  const [view, setView] = useState<TutoringView | null>(null)
  const [subjects, setSubjects] = useState<readonly TutoringSubject[] | null>(null)
  const [fault, setFault] = useState<CallFailure | null>(null)
  const [said, setSaid] = useState('')
  const shown = useRef<TutoringView | null>(null)
  const isOver = useRef(false)
  /** The latest question asked wins: a slow older answer must not come on top. */
  const turn = useRef(0)

  const show = useCallback((next: TutoringView) => {
    const news = shown.current && newlyAnswered(shown.current, next)
    if (news) setSaid(news)
    shown.current = next
    turn.current += 1
    setView(next)
    setFault(null)
  }, [])

  const reload = useCallback(() => {
    turn.current += 1
    const mine = turn.current
    tutoringApi.view().then(
      next => !isOver.current && mine === turn.current && show(next),
      (error: unknown) => !isOver.current && setFault(failureOf(error)),
    )
  }, [show])

  const loadSubjects = useCallback(() => {
    tutoringApi.subjects().then(
      list => !isOver.current && setSubjects(list),
      (error: unknown) => !isOver.current && setFault(failureOf(error)),
    )
  }, [])

  useEffect(() => {
    isOver.current = false
    reload()
    loadSubjects()
    const unsubscribe = subscribeToLive('tutoring', reload)
    return () => {
      isOver.current = true
      unsubscribe()
    }
  }, [reload, loadSubjects])

  return {
    view,
    subjects,
    fault: fault && !(view && subjects) ? generalMessage(fault) : null,
    said,
    setView: show,
    reload: () => {
      setFault(null)
      reload()
      if (!subjects) loadSubjects()
    },
  }
}
