'use client'

import { useRef } from 'react'
import { Html } from '@/components/exams/html'
import { NoteBody } from '@/components/notes/note-body.client'
import type { CardKind } from '@/lib/cards/card'
import type { Rating } from '@/lib/cards/rating'
import type { StudyCard } from '@/lib/client/cards/desk'
import { QuestionBack, QuestionFront } from './question-face'
import { useSwipe } from './use-swipe.client'

type Props = {
  card: StudyCard
  isRevealed: boolean
  actions: { reveal: () => void; grade: (rating: Rating) => void }
}

const KIND_NAMES: Readonly<Record<CardKind, string>> = {
  term: 'Key term',
  formula: 'Formula',
  command: 'Command word',
  chain: 'Chain of causes',
  shift: 'What changes?',
  sum: 'Small calculation',
  picture: 'Picture',
}

function kickerOf(card: StudyCard): string {
  if (card.kind === 'question') return `${card.card.name} you missed`
  return `${KIND_NAMES[card.card.kind]}, ${card.source.title}`
}

/** A card: the front, and below a rule the back. A tap turns it; then left is again and right is good. */
export function CardSheet({ card, isRevealed, actions }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(sheet, {
    isOn: isRevealed,
    onLeft: () => actions.grade(1),
    onRight: () => actions.grade(3),
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space and Enter do the same, in study.client.tsx
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the button below
    <div
      className="card-sheet sheet"
      ref={sheet}
      {...swipe}
      onClick={event => {
        const isControl =
          event.target instanceof Element && event.target.closest('a, button, summary') !== null
        if (!isRevealed && !isControl) actions.reveal()
      }}
    >
      <div className="card-front" tabIndex={-1} data-focus={isRevealed ? undefined : ''}>
        <p className="card-kicker">{kickerOf(card)}</p>
        {card.kind === 'note' ? <Html html={card.card.front} /> : <QuestionFront card={card.card} />}
      </div>
      {isRevealed && (
        <div className="card-back" tabIndex={-1} data-focus="">
          <span className="vh">Answer: </span>
          {card.kind === 'note' ? (
            <>
              <NoteBody>
                <Html html={card.card.back} />
              </NoteBody>
              <p className="card-note">
                <a href={card.source.path} target="_blank" rel="noopener">
                  Note: {card.source.title}
                  <span className="vh"> (opens in a new tab)</span>
                </a>
              </p>
            </>
          ) : (
            <QuestionBack card={card.card} />
          )}
        </div>
      )}
      <span className="swipe-sign swipe-left" aria-hidden="true">
        Again
      </span>
      <span className="swipe-sign swipe-right" aria-hidden="true">
        Good
      </span>
    </div>
  )
}
