'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { RATINGS, type Rating } from '@/lib/cards/rating'
import { progressOf } from '@/lib/cards/session'
import { dueWords, GRADE_NAMES } from '@/lib/cards/wording'
import { clockNow, type DeskState, type StudyCard } from '@/lib/client/cards/desk'
import { StudySession, type StudyState } from '@/lib/client/cards/study-session'
import { CardSheet } from './card-sheet.client'
import { Grades } from './grades.client'
import { StudyEnd } from './study-end.client'

export type StudyProps = { name: string; desk: DeskState; onLeave: () => void }

function useSession(desk: DeskState): { study: StudySession; state: StudyState } {
  const [study] = useState(() => {
    if (!desk.plan || !desk.queue) throw new Error('A session was begun without its plan')
    return new StudySession({
      queue: desk.queue,
      memories: desk.memories,
      policy: desk.plan.policy,
      clock: clockNow,
    })
  })
  return { study, state: useSyncExternalStore(study.subscribe, study.state, study.state) }
}

type Actions = { reveal: () => void; grade: (rating: Rating) => void; undo: () => void }

/** A key means something only while the focus is inside the cards, so none can be pressed by accident elsewhere. */
function onKey(event: React.KeyboardEvent, isRevealed: boolean, { reveal, grade, undo }: Actions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  const isControl = event.target instanceof Element && event.target.closest('button, a, summary') !== null
  const rating = RATINGS.find(each => String(each) === event.key)
  if (event.key.toLowerCase() === 'u') undo()
  else if (rating && isRevealed) grade(rating)
  else if ((event.key === ' ' || event.key === 'Enter') && !isControl && !isRevealed) reveal()
  else return
  event.preventDefault()
}

function Progress({ state }: { state: StudyState }) {
  const { done, left } = progressOf(state.session)
  return (
    <div className="study-progress">
      <progress max={done + left} value={done} aria-label="Cards done" />
      <span className="num" aria-hidden="true">
        {done} of {done + left}
      </span>
    </div>
  )
}

function NotKept() {
  return (
    <p className="notice-strip" role="alert">
      <Icon name="alert" /> This browser does not let us keep your answers. They last as long as this page.
    </p>
  )
}

/** One card after the other. Every grade is kept at once, so leaving at any time loses nothing. */
export function Study({ name, desk, onLeave }: StudyProps) {
  const { study, state } = useSession(desk)
  const [said, setSaid] = useState('')
  const room = useRef<HTMLElement>(null)
  const { session, isRevealed } = state
  const card: StudyCard | undefined = session.current === null ? undefined : desk.cards.get(session.current)
  const actions: Actions = {
    reveal: () => study.reveal(),
    grade: rating => {
      const graded = study.grade(rating)
      if (graded) setSaid(`${GRADE_NAMES[rating]}: again ${dueWords(graded.due, Date.now(), study.today)}.`)
    },
    undo: () => setSaid(study.undo() ? 'The last answer is taken back.' : 'There is nothing to take back.'),
  }
  // The focus follows what is to be read: the card, then its answer, then the end.
  const focusOn = card ? `${session.graded.length}${isRevealed ? ' back' : ''}${card.card.id}` : 'end'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the reason
  useEffect(() => {
    room.current?.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: isRevealed })
  }, [focusOn])
  return (
    <section
      className="study-room"
      aria-label={`${name} flashcards`}
      ref={room}
      onKeyDown={event => onKey(event, isRevealed, actions)}
    >
      <div className="study-bar">
        <button type="button" className="btn-icon" aria-label="Stop" onClick={onLeave}>
          <Icon name="close" />
        </button>
        <Progress state={state} />
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={session.before === null || undefined}
          onClick={actions.undo}
        >
          Undo <kbd>U</kbd>
        </button>
      </div>
      {!state.isKept && <NotKept />}
      {card ? (
        <>
          <h1 className="vh">{name} flashcards</h1>
          <CardSheet
            key={`${session.graded.length}${card.card.id}`}
            card={card}
            isRevealed={isRevealed}
            actions={actions}
          />
          <Grades
            isRevealed={isRevealed}
            choices={state.choices}
            nowMs={state.nowMs}
            today={study.today}
            actions={actions}
          />
        </>
      ) : (
        <StudyEnd session={session} desk={desk} onLeave={onLeave} />
      )}
      <p className="vh" role="status">
        {said}
      </p>
    </section>
  )
}
