'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '@/components/ui/icon'
import { fetchQuestions, type PracticePlace } from '@/lib/client/practice/practice-api'
import type { PracticeQuestion } from '@/lib/contracts/practice'
import { QuestionCard, questionCard } from './card-late'
import { whenNear } from './near'

type Props = { place: PracticePlace; spot: HTMLElement }

type State = { drawn: PracticeQuestion | null; fault: string | null; isOpen: boolean }

/** The question of one place; fetched when that is near, and shown unasked only while it is still below the window. */
function useQuestion({ place, spot }: Props) {
  const [state, setState] = useState<State>({ drawn: null, fault: null, isOpen: false })
  const [draws, setDraws] = useState(0)
  useEffect(() => {
    if (draws === 0) return whenNear([spot], () => setDraws(1))
    let isOver = false
    const card = questionCard.load().catch(() => null) // who presses is told why it does not come
    void Promise.all([fetchQuestions(place, { names: spot.dataset.on }), card]).then(([found]) => {
      if (isOver) return
      if ('fault' in found) return setState(before => ({ ...before, drawn: null, fault: found.fault }))
      // What opens in sight pushes the text away from who reads it.
      const isBelow = spot.getBoundingClientRect().top > window.innerHeight
      setState(({ isOpen }) => ({ drawn: found[0] ?? null, fault: null, isOpen: isOpen || isBelow }))
    })
    return () => {
      isOver = true
    }
  }, [draws, place, spot])
  return {
    ...state,
    open: () => {
      setState(before => ({ ...before, isOpen: true }))
      if (state.drawn === null) setDraws(draws + 1)
    },
    again: () => setDraws(draws + 1),
  }
}

function Spot(props: Props) {
  const { place, spot } = props
  const { drawn, fault, isOpen, open, again } = useQuestion(props)
  if (!drawn || !isOpen)
    return (
      <div className="practice-closed">
        <button type="button" className="btn" onClick={open}>
          <Icon name="pencil" />
          Try a question on this
        </button>
        {isOpen && fault && (
          <p className="error" role="alert">
            {fault}
          </p>
        )}
      </div>
    )
  return (
    <QuestionCard key={drawn.seed} place={place} drawn={drawn} name="Try it">
      {parts => (
        <>
          <button type="button" className="btn" onClick={again}>
            {parts ? 'Another question' : 'A different question'}
          </button>
          {parts?.some(({ earned, available }) => earned < available) && (
            <a className="go" href={`#${spot.dataset.section}`}>
              Read this section again
            </a>
          )}
        </>
      )}
    </QuestionCard>
  )
}

/** Questions in the places that the note leaves for them. */
export function PracticeHere({ place }: { place: PracticePlace }) {
  const [spots] = useState(() => [...document.querySelectorAll<HTMLElement>('.practise')])
  return spots.map(spot => createPortal(<Spot place={place} spot={spot} />, spot, spot.dataset.section))
}
