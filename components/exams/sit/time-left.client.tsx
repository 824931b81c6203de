'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { announcementsOf, clockText, passedMark, spokenTime } from '@/lib/client/exams/exam-clock'
import { examStore } from '@/lib/client/exams/exam-store'

const LOW_MS = 5 * 60_000
export const HEAR_TIME_EVENT = 'exam-hear-time'

type Props = { leftMs: () => number | null; totalMs: number | null }

function useSeconds(leftMs: () => number | null): number | null {
  const [left, setLeft] = useState(leftMs)
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftMs()), 500)
    return () => clearInterval(timer)
  }, [leftMs])
  return left
}

/** Told politely at half time, 15, 5 and 1 minute; and whenever the key for it is pressed. */
function useAnnouncement(left: number | null, totalMs: number | null): string {
  const [said, setSaid] = useState('')
  const before = useRef(left)
  useEffect(() => {
    if (left === null || totalMs === null) return
    const mark = passedMark(announcementsOf(totalMs), before.current ?? left, left)
    before.current = left
    if (mark !== null) setSaid(`${spokenTime(mark)} left`)
  }, [left, totalMs])
  const latest = useRef(left)
  latest.current = left
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onAsked = () => {
      setSaid('') // so that the same words are told again
      const text = latest.current === null ? 'No time limit' : `${spokenTime(latest.current)} left`
      timer = setTimeout(() => setSaid(text), 60)
    }
    window.addEventListener(HEAR_TIME_EVENT, onAsked)
    return () => {
      clearTimeout(timer)
      window.removeEventListener(HEAR_TIME_EVENT, onAsked)
    }
  }, [])
  return said
}

export function TimeLeft({ leftMs, totalMs }: Props) {
  const left = useSeconds(leftMs)
  const said = useAnnouncement(left, totalMs)
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    void examStore.setting('timeHidden', false).then(setHidden)
  }, [])
  if (left === null) {
    return (
      <p className="timer timer-none">
        <Icon name="clock" />
        <span className="small">No time limit</span>
        <span className="vh" role="status">
          {said}
        </span>
      </p>
    )
  }
  const isLow = left < LOW_MS
  const isShown = !isHidden || isLow // comes back for the last five minutes
  function toggle() {
    setHidden(!isHidden)
    void examStore.keepSetting('timeHidden', !isHidden)
  }
  return (
    <div className="time">
      <p className={isLow ? 'timer is-low' : 'timer'} role="timer" aria-label="Time left">
        <Icon name="clock" />
        <span>{isShown ? clockText(left) : <span className="small">Time hidden</span>}</span>
      </p>
      {!isLow && (
        <button
          type="button"
          className="btn-icon time-toggle"
          aria-pressed={isHidden}
          aria-label="Hide the time"
          onClick={toggle}
        >
          <Icon name={isHidden ? 'eye-off' : 'eye'} small />
        </button>
      )}
      <span className="vh" role="status">
        {said}
      </span>
    </div>
  )
}
