'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/lib/client/api-error'
import { currentReader, onReaderChange } from '@/lib/client/current-reader'
import { examApi } from '@/lib/client/exams/exam-api'
import type { AttemptView } from '@/lib/contracts/exams'

export type LoadedAttempt =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'loaded'; view: AttemptView; setView: (view: AttemptView) => void }

/** An attempt that is only looked at: review and print. */
export function useAttempt(attemptId: string): LoadedAttempt {
  const [view, setView] = useState<AttemptView | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const isOver = useRef(false)
  const load = useCallback(() => {
    const reader = currentReader()
    const isLate = () => isOver.current || currentReader() !== reader
    setFault(null)
    examApi.view(attemptId).then(
      loaded => !isLate() && setView(loaded),
      (error: unknown) => {
        const isAnswer = error instanceof ApiError && error.failure.kind === 'answer'
        if (!isOver.current)
          setFault(isAnswer ? error.message : 'We could not fetch it. Check your connection and try again.')
      },
    )
  }, [attemptId])
  useEffect(() => {
    isOver.current = false
    load()
    const unwatch = onReaderChange(before => {
      if (before !== '') setView(null) // another account's, or nobody's any more
      load()
    })
    return () => {
      isOver.current = true
      unwatch()
    }
  }, [load])
  if (view) return { state: 'loaded', view, setView }
  return fault === null ? { state: 'loading' } : { state: 'failed', message: fault, retry: load }
}
