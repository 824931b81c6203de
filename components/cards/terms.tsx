import { NoteBody } from '@/components/notes/note-body.client'
import { Link } from '@/components/ui/link'
import { cardsOf, type Deck, type DeckCard, type DeckTopic } from '@/lib/cards/card'
import { counted } from '@/lib/catalogue/wording'

/** In a list nobody asks: only what the card is about. */
function nameOf({ front }: DeckCard): string {
  return front.replace(/<p class="card-ask">.*?<\/p>$|<figure.*?<\/figure>/gs, '')
}

/** As text rather than elements: the page carries it twice. */
function listHtml(cards: readonly DeckCard[]): string {
  return cards.map(card => `<div><dt>${nameOf(card)}</dt><dd>${card.back}</dd></div>`).join('')
}

function TopicTerms({ topic, isOpen }: { topic: DeckTopic; isOpen: boolean }) {
  return (
    <details className="fold" id={topic.slug} open={isOpen}>
      <summary>
        <span className="fold-name">{topic.title}</span>{' '}
        <span className="muted small">{counted(cardsOf(topic).length, 'card')}</span>
      </summary>
      <div>
        {topic.sources
          .filter(source => source.cards.length > 0)
          .map(source => (
            <section
              key={source.path}
              id={`cards-${source.path.split('/').slice(-2).join('-')}`}
              className="card-source"
              aria-label={source.title}
            >
              <h3>
                <Link href={source.path}>{source.title}</Link>
              </h3>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time of checked notes */}
              <dl className="card-terms" dangerouslySetInnerHTML={{ __html: listHtml(source.cards) }} />
            </section>
          ))}
      </div>
    </details>
  )
}

/** Every card as a plain list: of use without JavaScript, on paper and to search engines. */
export function Terms({ deck }: { deck: Deck }) {
  return (
    <NoteBody>
      {deck.topics.map((topic, at) => (
        <TopicTerms key={topic.slug} topic={topic} isOpen={at === 0} />
      ))}
    </NoteBody>
  )
}
