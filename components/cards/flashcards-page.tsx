import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { Steps } from '@/components/site/steps'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { DeckFact } from '@/lib/cards/card'
import { LEVELS } from '@/lib/catalogue/levels'
import { counted } from '@/lib/catalogue/wording'
import { routes } from '@/lib/routes'
import { DueToday } from './due-today.client'
import '@/components/tutoring/tutoring.css'
import './cards.css'

const HOW = [
  {
    title: 'You turn the card',
    text: 'Say the definition or write the formula before you look. Then be honest: again, hard, good or easy.',
  },
  {
    title: 'It comes back in time',
    text: 'Each card returns when you are about to forget it: after ten minutes, then days, then weeks.',
  },
  {
    title: 'It aims at your exam',
    text: 'With the date of your exam the plan works out how much you will remember on the day, and says so when the days are too few.',
  },
] as const

function DeckRow({ deck: { subject, cards } }: { deck: DeckFact }) {
  return (
    <li>
      <Link className="subject" data-subject={subject.slug} href={routes.deck(subject)}>
        <Icon name={subject.icon} />
        <span className="subject-name">{subject.name}</span>
        <span className="leader-dots" />
        <DueToday place={{ level: subject.level, subject: subject.slug }} />
        <span className="num nowrap">{counted(cards, 'card')}</span>
        <span className="code">{subject.code}</span>
      </Link>
    </li>
  )
}

export function FlashcardsPage({ decks }: { decks: readonly DeckFact[] }) {
  return (
    <main id="main">
      <div className="wrap">
        <PageTitle
          trail={[{ name: 'Flashcards', href: routes.flashcards }]}
          heading="Flashcards that aim at your exam"
          lead="The key terms and formulas of the revision notes, one card each. Free, without an account, and they work offline once opened."
        />
        {LEVELS.map(level => (
          <Section key={level.id} id={level.id} title={level.name}>
            <ul role="list" className="rows">
              {decks
                .filter(deck => deck.subject.level === level.id)
                .map(deck => (
                  <DeckRow key={deck.subject.slug} deck={deck} />
                ))}
            </ul>
          </Section>
        ))}
        <Section
          id="how"
          title="How it works"
          lead="Spaced repetition by FSRS, a free and published model of memory."
        >
          <Steps steps={HOW} />
        </Section>
      </div>
    </main>
  )
}
