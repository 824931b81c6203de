'use client'

import { useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { SittingState } from '@/lib/client/exams/sitting'
import type { SittingSession } from '@/lib/client/exams/sitting-session'
import { Palette } from './palette.client'

/** On phones: previous, position (opens the answer sheet), next. */
export function ExamFoot({ sitting, session }: { sitting: SittingState; session: SittingSession }) {
  const sheet = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { current, paper } = sitting
  const last = paper.questions.length
  return (
    <>
      <nav className="exam-foot" aria-label="Questions">
        <button
          type="button"
          className="btn"
          disabled={current === 1}
          aria-label={current > 1 ? `Question ${current - 1}` : 'No earlier question'}
          onClick={() => session.go(current - 1)}
        >
          <Icon name="back" />
          {current > 1 ? current - 1 : ''}
        </button>
        <button
          type="button"
          className="btn num"
          popoverTarget="answers"
          aria-label={`Question ${current} of ${last}, open answer sheet`}
        >
          <Icon name="grid" />
          {current} of {last}
        </button>
        {current < last ? (
          <button
            type="button"
            className="btn btn-pen"
            aria-label={`Question ${current + 1}`}
            onClick={() => session.go(current + 1)}
          >
            {current + 1}
            <Icon name="arrow" />
          </button>
        ) : (
          <button type="button" className="btn btn-pen" onClick={() => session.openSummary()}>
            Finish
          </button>
        )}
      </nav>
      <section
        className="palette palette-sheet"
        id="answers"
        ref={sheet}
        popover="auto"
        aria-labelledby="palette-sheet-head"
        onToggle={event => setOpen(event.newState === 'open')}
      >
        {isOpen && (
          <Palette
            sitting={sitting}
            id="palette-sheet-head"
            current={current}
            onGo={number => {
              sheet.current?.hidePopover()
              session.go(number)
            }}
          />
        )}
      </section>
    </>
  )
}
