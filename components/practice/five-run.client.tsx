'use client'

import { useEffect, useRef, useState } from 'react'
import { GoLink } from '@/components/ui/go-link'
import type { PracticePlace } from '@/lib/client/practice/practice-api'
import type { PracticeQuestion } from '@/lib/contracts/practice'
import { earnedOf } from '@/lib/practice/earned'
import { routes } from '@/lib/routes'
import { QuestionCard } from './card-late'

type Props = { place: PracticePlace; questions: readonly PracticeQuestion[]; onAgain: () => void }

function End({ earned, of, onAgain }: { earned: number; of: number; onAgain: () => void }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus({ preventScroll: true }), [])
  return (
    <div className="practice-card practice-end">
      <h3 ref={head} tabIndex={-1}>
        {earned} of {of} marks
      </h3>
      <p>
        They count for your strengths in the <GoLink href={routes.hubResults}>Learning Hub</GoLink>, those of
        a visitor from the moment that you log in.
      </p>
      <button type="button" className="btn btn-pen" onClick={onAgain}>
        Five fresh ones
      </button>
    </div>
  )
}

/** Five questions, one after the other. */
export function FiveRun({ place, questions, onAgain }: Props) {
  const [at, setAt] = useState(0)
  const [earned, setEarned] = useState(0)
  const drawn = questions[at]
  const total = questions.reduce((sum, { question }) => sum + question.marks, 0)
  if (!drawn) return <End earned={earned} of={total} onAgain={onAgain} />
  return (
    <QuestionCard
      key={drawn.question.number}
      place={place}
      drawn={drawn}
      name={`Question ${at + 1} of ${questions.length}`}
      onChecked={parts => setEarned(earned + earnedOf(parts))}
    >
      {parts => (
        <button type="button" className={parts ? 'btn btn-pen' : 'btn'} onClick={() => setAt(at + 1)}>
          {parts === null ? 'Skip' : at + 1 < questions.length ? 'Next question' : 'See how it went'}
        </button>
      )}
    </QuestionCard>
  )
}
