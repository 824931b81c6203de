'use client'

import type { Rating } from '@/lib/cards/rating'
import { dueShort, dueWords, GRADE_NAMES } from '@/lib/cards/wording'
import type { StudyState } from '@/lib/client/cards/study-session'

type Props = {
  isRevealed: boolean
  choices: StudyState['choices']
  nowMs: number
  today: number
  actions: { reveal: () => void; grade: (rating: Rating) => void }
}

/** One button, then four in the same place: the thumb stays where it is. */
export function Grades({ isRevealed, choices, nowMs, today, actions }: Props) {
  if (!isRevealed) {
    return (
      <div className="study-foot">
        <button type="button" className="btn btn-pen btn-big btn-wide" onClick={actions.reveal}>
          Show answer <kbd>Space</kbd>
        </button>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own
    <div className="study-foot grades" role="group" aria-label="How well did you know it?">
      {choices.map(({ rating, due }) => (
        <button
          type="button"
          key={rating}
          className={`btn grade grade-${rating}`}
          aria-label={`${GRADE_NAMES[rating]}, again ${dueWords(due, nowMs, today)}`}
          onClick={() => actions.grade(rating)}
        >
          <span className="grade-name">
            {GRADE_NAMES[rating]} <kbd>{rating}</kbd>
          </span>
          <span className="grade-due num">{dueShort(due, nowMs, today)}</span>
        </button>
      ))}
    </div>
  )
}
