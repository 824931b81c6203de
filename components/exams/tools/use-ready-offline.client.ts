'use client'

import { useEffect, useState } from 'react'
import { type Readiness, readiness } from '@/lib/client/exams/ready-offline'
import { knownSheets, loadSheet } from '@/lib/client/exams/sheets'
import type { PublicPaper } from '@/lib/exams/public-paper'
import { fetchChunks } from './tool-chunks'

/** The question comes first: the rest is fetched when the screen stands. */
const AFTER_MS = 1200

/** Brings the sheets and tools of the paper to this device and tells what lies here. Null until that is known. */
export function useReadyOffline(attemptId: string, paper: PublicPaper | null): Readiness | null {
  const [ready, setReady] = useState<Readiness | null>(null)
  useEffect(() => {
    if (!paper) return
    let isOver = false
    async function bring(wanted: PublicPaper) {
      const sheets = knownSheets(wanted.sheets)
      const [missingTools] = await Promise.all([fetchChunks(wanted), ...sheets.map(loadSheet)])
      const found = await readiness(attemptId, sheets, missingTools)
      if (!isOver) setReady(found)
    }
    const begin = () => void bring(paper)
    const timer = setTimeout(begin, AFTER_MS)
    window.addEventListener('online', begin) // what did not come before comes now
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', begin)
    }
  }, [attemptId, paper])
  return ready
}
