'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { currentReader } from '@/lib/client/current-reader'
import { examStore } from '@/lib/client/exams/exam-store'
import { SITTING_PORTS } from '@/lib/client/exams/hand-in-here'
import type { Snapshot } from '@/lib/client/exams/sitting-phase'
import { SittingSession } from '@/lib/client/exams/sitting-session'
import { guardTab, type TabGuard } from '@/lib/client/exams/tab-guard'
import { subscribeToLogOut } from '@/lib/client/log-out-news'
import { subscribeToVisitor } from '@/lib/client/visitor-store'

const LOADING: Snapshot = {
  phase: { name: 'loading' },
  attempt: null,
  sitting: null,
  sign: { kind: 'idle' },
  readOnly: false,
}
const nothing = () => () => undefined

/**
 * Watches whose sitting it is. When a session expires the paper stays open, and the student logs in again in place.
 * Logging out in any tab closes it, and another account never sees it.
 */
function watchOwner(onGone: () => void): () => void {
  let owner = currentReader()
  const stopLogOut = subscribeToLogOut(() => owner !== '' && onGone())
  const stopVisitor = subscribeToVisitor(() => {
    const reader = currentReader()
    if (owner !== '' && reader !== '' && reader !== owner) onGone()
    else if (owner === '') owner = reader
  })
  return () => {
    stopLogOut()
    stopVisitor()
  }
}

function listen(session: SittingSession): () => void {
  let awayFrom: number | null = null
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      awayFrom = Date.now()
      session.leave()
      return
    }
    // For the student's own eyes in the result: stays on this device.
    if (awayFrom !== null && session.isOpen())
      void examStore.addAway(session.attemptId, Date.now() - awayFrom)
    awayFrom = null
    session.comeBack()
  }
  const onHide = () => session.leave()
  const onOnline = () => void session.resume()
  const onUnload = (event: BeforeUnloadEvent) => {
    if (session.hasUnkept()) event.preventDefault()
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', onHide)
  window.addEventListener('online', onOnline)
  window.addEventListener('beforeunload', onUnload)
  // Logged in again in this or another tab: what waits here may be sent.
  const forget = subscribeToVisitor(onOnline)
  const timer = setInterval(() => session.look(), 1000)
  return () => {
    clearInterval(timer)
    forget()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('beforeunload', onUnload)
  }
}

export type Sitting = { session: SittingSession | null; snapshot: Snapshot; workHere: () => void }

/** The sitting of one attempt for as long as the page shows it; this tab's right to write included. */
export function useSitting(attemptId: string): Sitting {
  const [session, setSession] = useState<SittingSession | null>(null)
  const guard = useRef<TabGuard | null>(null)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes next opens it anew, if it is theirs
  useEffect(() => {
    const opened = new SittingSession(attemptId, SITTING_PORTS)
    let role: 'writer' | 'reader' | null = null
    /** What the other tab wrote is on this device; on the server is what was written elsewhere. */
    async function takeOver(): Promise<void> {
      await opened.readKept()
      if (role !== 'writer') return
      opened.setReadOnly(false)
      await opened.load()
    }
    guard.current = guardTab(attemptId, next => {
      const before = role
      role = next
      if (before === 'reader' && next === 'writer') return void takeOver()
      if (before === 'writer' && next === 'reader') opened.leave()
      opened.setReadOnly(next === 'reader')
    })
    void opened.load()
    const unlisten = listen(opened)
    const unwatch = watchOwner(() => {
      opened.close()
      examStore.letGo(attemptId)
      setRound(each => each + 1)
    })
    setSession(opened)
    return () => {
      unwatch()
      unlisten()
      opened.leave()
      opened.close()
      examStore.letGo(attemptId)
      guard.current?.release()
    }
  }, [attemptId, round])

  const snapshot = useSyncExternalStore(
    session?.subscribe ?? nothing,
    session?.read ?? (() => LOADING),
    () => LOADING,
  )
  return { session, snapshot, workHere: () => guard.current?.takeOver() }
}
