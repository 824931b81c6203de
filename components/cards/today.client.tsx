'use client'

import { Icon } from '@/components/ui/icon'
import type { DeckPlace } from '@/lib/cards/card'
import { countOf } from '@/lib/cards/count'
import { counted } from '@/lib/catalogue/wording'
import type { DeckSettings } from '@/lib/client/cards/cards-store'
import type { DeskState } from '@/lib/client/cards/desk'
import { DeskSettings } from './desk-settings.client'
import { ExamDateField } from './exam-date-field.client'
import { PlanView } from './plan-view.client'

type Props = {
  place: DeckPlace
  state: DeskState | null
  /** The screen of study is there. */
  canStart: boolean
  hasFailed: boolean
  onRetry: () => void
  onStart: () => void
  onChange: (more: Partial<DeckSettings>) => void
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="notice" role="alert">
      <Icon name="offline" />
      <p>
        <b>The cards could not be loaded.</b> Check your connection. Once they are here, they work without
        one.
      </p>
      <div className="btn-row">
        <button type="button" className="btn" onClick={onRetry}>
          Try again
        </button>
      </div>
    </div>
  )
}

/** "12 to repeat, 20 new": what is waiting, in words. */
function WhatIsDue({ state }: { state: DeskState | null }) {
  if (!state?.queue) return <p className="today-line">Working out your cards …</p>
  if (state.chosen.length === 0) return <p className="today-line">Choose at least one topic below.</p>
  const { reviews, learning, fresh, waiting } = state.queue
  const again = reviews.length + learning.length
  if (again + fresh.length === 0) {
    const isAllSeen = state.chosen.every(id => state.memories.has(id))
    return (
      <p className="today-line">
        <Icon name="saved" />
        <span>
          Done for today.{' '}
          {isAllSeen
            ? 'You have met every card.'
            : 'More new cards wait for tomorrow; you can also raise the number below.'}
        </span>
      </p>
    )
  }
  return (
    <p className="today-line">
      <b className="num">{again}</b> to repeat, <b className="num">{fresh.length}</b> new
      {waiting > 0 && <span className="muted">, {waiting} more wait for tomorrow</span>}
    </p>
  )
}

export function Today({ place, state, canStart, hasFailed, onRetry, onStart, onChange }: Props) {
  const count = state?.queue ? countOf(state.queue) : 0
  const isReady = canStart && state?.queue != null
  return (
    <>
      {hasFailed ? <Failed onRetry={onRetry} /> : <WhatIsDue state={state} />}
      <div className="today-start">
        <button
          type="button"
          className="btn btn-pen btn-big"
          disabled={isReady && count === 0}
          aria-busy={!isReady || undefined}
          onClick={() => {
            if (isReady && count > 0) onStart()
          }}
        >
          {isReady && count > 0 ? `Start ${counted(count, 'card')}` : 'Start'}
        </button>
        <p className="hint without-script">
          Turning cards needs JavaScript. All cards stand below as a list.
        </p>
      </div>
      <div className="today-plan">
        <ExamDateField place={place} isAimed={state?.settings.isAimed ?? true} />
        <PlanView state={state} />
      </div>
      <DeskSettings settings={state?.settings ?? null} onChange={onChange} />
    </>
  )
}
