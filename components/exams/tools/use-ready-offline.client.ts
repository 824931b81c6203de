'use client'

import { useEffect, useState } from 'react'
import type { Subject } from '@/lib/catalogue/subjects'
import { type Readiness, readiness } from '@/lib/client/exams/ready-offline'
import { knownSheets, loadSheet } from '@/lib/client/exams/sheets'
import { bringExamPages } from '@/lib/client/offline/exam-pages-late'
import { whenWorkerReady } from '@/lib/client/offline/worker-ready'
import type { PublicPaper } from '@/lib/exams/public-paper'
import { fetchChunks, fetchFields } from './tool-chunks'

type SubjectKey = Pick<Subject, 'level' | 'slug'>

/** The question comes first: the rest is fetched when the screen stands. */
const AFTER_MS = 1200

/**
 * Brings the sheets and tools of the paper and the page itself to this device and tells what lies here. Null until that
 * is known; looked at anew when the worker is in charge and when the connection is back.
 */
export function useReadyOffline(
  subject: SubjectKey,
  attemptId: string,
  paper: PublicPaper | null,
): Readiness | null {
  const [ready, setReady] = useState<Readiness | null>(null)
  const { level, slug } = subject
  useEffect(() => {
    if (!paper) return
    fetchFields(paper)
    let isOver = false
    const sheets = knownSheets(paper.sheets)
    let stopWaiting = () => {}
    let missingTools = 0
    async function bring(of: PublicPaper) {
      const [missing] = await Promise.all([
        fetchChunks(of),
        bringExamPages({ level, slug }), // what is found below tells whether they came
        ...sheets.map(loadSheet),
      ])
      missingTools = missing
      const found = await readiness({ level, slug }, attemptId, { sheets, missingTools })
      if (isOver) return
      setReady(found)
      stopWaiting()
      if (!found.reloads) stopWaiting = whenWorkerReady(() => void tell())
    }
    async function tell() {
      const found = await readiness({ level, slug }, attemptId, { sheets, missingTools })
      if (!isOver) setReady(found)
    }
    const timer = setTimeout(() => void bring(paper), AFTER_MS)
    const onOnline = () => void bring(paper) // what did not come before comes now
    window.addEventListener('online', onOnline)
    return () => {
      isOver = true
      clearTimeout(timer)
      stopWaiting()
      window.removeEventListener('online', onOnline)
    }
  }, [level, slug, attemptId, paper])
  return ready
}
