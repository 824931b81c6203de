import { FlashcardsPage } from '@/components/cards/flashcards-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'
import { deckFacts } from '@/lib/server/content/decks'

export const metadata = pageMetadata({
  title: 'Flashcards for IGCSE and A Level',
  description:
    'Key terms and formulas of every subject as flashcards, spaced so that you remember most on the day of your exam. Free, without an account.',
  path: routes.flashcards,
})

export default function Page() {
  return <FlashcardsPage decks={deckFacts()} />
}
