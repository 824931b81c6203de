import { Facts, PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { GoLink } from '@/components/ui/go-link'
import { cardsOf, type Deck } from '@/lib/cards/card'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import { routes } from '@/lib/routes'
import { DeckRoom } from './deck-room.client'
import { Terms } from './terms'
import './cards.css'

export function DeckPage({ subject, deck }: { subject: Subject; deck: Deck }) {
  const cards = deck.topics.flatMap(cardsOf)
  const formulas = cards.filter(card => card.kind === 'formula').length
  const course = courseTitle(subject)
  return (
    <main id="main" data-subject={subject.slug}>
      <div className="wrap">
        <DeckRoom
          place={{ level: subject.level, subject: subject.slug }}
          name={course}
          topics={deck.topics.map(topic => ({
            slug: topic.slug,
            title: topic.title,
            count: cardsOf(topic).length,
          }))}
          intro={
            <PageTitle
              trail={[
                { name: 'Flashcards', href: routes.flashcards },
                { name: course, href: routes.deck(subject) },
              ]}
              subject={subject}
              heading={`${course} flashcards`}
              lead="Key terms and formulas of the notes. Each card comes back when you are about to forget it, and the plan aims at your exam."
              aside={
                <Facts
                  facts={[
                    ['Cards', String(cards.length)],
                    ...(formulas > 0 ? [['Formulas', String(formulas)] as const] : []),
                    ['Topics', String(deck.topics.length)],
                  ]}
                />
              }
            />
          }
        >
          <Section
            id="terms"
            title="All cards"
            lead="The same terms and formulas as a list, with the note that explains them."
            more={<GoLink href={routes.notes(subject)}>{`${subject.name} notes`}</GoLink>}
          >
            <Terms deck={deck} />
          </Section>
        </DeckRoom>
      </div>
    </main>
  )
}
