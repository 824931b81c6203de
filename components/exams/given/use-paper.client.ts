'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { examApi } from '@/lib/client/exams/exam-api'
import { faultText } from '@/lib/client/exams/fault-text'
import type { ShownPaper } from '@/lib/contracts/exams'

export type LoadedPaper =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'loaded'; shown: ShownPaper }

/** One very paper, for anyone: nobody's attempt, so it does not matter who is here. */
export function usePaper(examId: string): LoadedPaper {
  const [shown, setShown] = useState<ShownPaper | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const isOver = useRef(false)
  const load = useCallback(() => {
    setFault(null)
    examApi.paper({ id: examId }).then(
      loaded => !isOver.current && setShown(loaded),
      (error: unknown) => !isOver.current && setFault(faultText(error)),
    )
  }, [examId])
  useEffect(() => {
    isOver.current = false
    load()
    return () => {
      isOver.current = true
    }
  }, [load])
  if (shown) return { state: 'loaded', shown }
  return fault === null ? { state: 'loading' } : { state: 'failed', message: fault, retry: load }
}
