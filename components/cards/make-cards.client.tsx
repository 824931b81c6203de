'use client'

import { useEffect, useMemo, useState } from 'react'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { cardsOfReview } from '@/lib/cards/question-card'
import type { Subject } from '@/lib/catalogue/subjects'
import { counted } from '@/lib/catalogue/wording'
import { askFor } from '@/lib/client/ask-late'
import { late } from '@/lib/client/late'
import { notifyWarning } from '@/lib/client/notify'
import type { AttemptView } from '@/lib/contracts/exams'
import { routes } from '@/lib/routes'

type Props = { subject: Pick<Subject, 'level' | 'slug' | 'name'>; view: AttemptView }

const keeping = late(() => import('@/lib/client/cards/keep-questions'))
type Keeping = Awaited<ReturnType<typeof keeping.load>>

/** Turns the parts that lost marks into cards of the student's own deck. */
export function MakeCards({ subject, view }: Props) {
  const { level, slug } = subject
  const missed = useMemo(
    () => cardsOfReview(view).flatMap(({ card, isMissed }) => (isMissed ? [card] : [])),
    [view],
  )
  const [left, setLeft] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isOver = false
    void keeping
      .load()
      .then(({ alreadyKept }) => alreadyKept({ level, subject: slug }, missed))
      .then(kept => {
        if (!isOver) setLeft(missed.length - kept.size)
      })
      .catch(() => {}) // the button says so when it is pressed
    return () => {
      isOver = true
    }
  }, [level, slug, missed])
  if (missed.length === 0) return null
  async function make({ keepQuestions }: Keeping) {
    try {
      if (await keepQuestions({ level, subject: slug }, missed)) setLeft(0)
      else notifyWarning('This browser does not let us keep cards. Leave the private window and try again.')
    } catch {
      notifyWarning('The cards could not be made. Check your connection and try again.')
    }
    setBusy(false)
  }
  function onClick() {
    setBusy(true)
    askFor(keeping, code => void make(code), { onFault: () => setBusy(false) })
  }
  return (
    <div className="btn-row" role="status">
      {left === 0 ? (
        <>
          <span className="tag is-good">
            <Icon name="saved" />
            {counted(missed.length, 'missed question')} in your flashcards
          </span>
          <GoLink href={routes.deck(subject)}>{`${subject.name} flashcards`}</GoLink>
        </>
      ) : (
        <button type="button" className="btn" aria-busy={isBusy || undefined} onClick={onClick}>
          {isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon name="note" small />}
          Make cards of what I missed
        </button>
      )}
    </div>
  )
}
