'use client'

import { Icon } from '@/components/ui/icon'
import { attemptName } from '@/lib/client/exams/names'
import { type SaveSign, signText } from '@/lib/client/exams/save-sign'
import type { Snapshot } from '@/lib/client/exams/sitting-phase'
import type { SittingSession } from '@/lib/client/exams/sitting-session'
import { TimeLeft } from './time-left.client'

const MINUTE_MS = 60_000

/** Only losing and finding the connection is spoken: "saved" every few seconds would be noise. */
function SaveState({ sign }: { sign: SaveSign }) {
  const isOff = sign.kind === 'offline' || sign.kind === 'failed' || sign.kind === 'signedOut'
  return (
    <p className={isOff ? 'saved is-off' : 'saved'}>
      <Icon name={isOff ? 'offline' : 'saved'} />
      <span className="saved-text">{signText(sign)}</span>
      <span className="saved-short" aria-hidden="true">
        {sign.kind === 'signedOut' ? 'Logged out' : isOff ? 'Offline' : signText(sign)}
      </span>
      <span className="vh" role="status">
        {isOff ? `${signText(sign)}.` : ''}
      </span>
    </p>
  )
}

type Props = {
  code: string
  snapshot: Snapshot
  session: SittingSession
  leftMs: () => number | null
}

export function ExamBar({ code, snapshot, session, leftMs }: Props) {
  const { attempt, phase, readOnly, sign } = snapshot
  const isOpen = phase.name === 'sitting' || phase.name === 'summary'
  const totalMs = attempt?.timeFactor ? attempt.durationMinutes * attempt.timeFactor * MINUTE_MS : null
  return (
    <header className="exam-bar">
      <div className="exam-bar-in">
        <p className="exam-title">
          <span className="code">{code}</span>{' '}
          <span className="exam-name">{attempt ? attemptName(attempt) : ''}</span>
        </p>
        {isOpen && <TimeLeft leftMs={leftMs} totalMs={totalMs} />}
        {isOpen && <SaveState sign={sign} />}
        {isOpen && !readOnly && (
          <button
            type="button"
            className="btn"
            disabled={phase.name === 'summary'}
            onClick={() => session.openSummary()}
          >
            Finish
          </button>
        )}
      </div>
    </header>
  )
}
