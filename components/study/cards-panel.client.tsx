'use client'

import { DueToday } from '@/components/cards/due-today.client'
import { GoLink } from '@/components/ui/go-link'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { courseOf } from '@/lib/study/catalogue'
import type { Hub } from '@/lib/study/hub'

/** The decks of the subjects that are followed, with what they hold for today. */
export function CardsPanel({ hub }: { hub: Hub }) {
  return (
    <section className="hub-block" aria-labelledby="cards-head">
      <h2 id="cards-head">Flashcards</h2>
      <ul role="list" className="rows cards-panel">
        {hub.followed.map(subject => (
          <li key={courseOf(subject)}>
            <Link href={routes.deck(subject)}>
              {subject.name} <span className="code">{subject.code}</span>
            </Link>
            <DueToday place={{ level: subject.level, subject: subject.slug }} />
          </li>
        ))}
      </ul>
      <GoLink href={routes.flashcards}>All decks</GoLink>
    </section>
  )
}
