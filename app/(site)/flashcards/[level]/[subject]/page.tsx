import { notFound } from 'next/navigation'
import { DeckPage } from '@/components/cards/deck-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { courseTitle, ogImageOf, requireSubject } from '@/lib/catalogue/subjects'
import { routes } from '@/lib/routes'
import { deckFacts, findDeck } from '@/lib/server/content/decks'

export const dynamicParams = false

export function generateStaticParams() {
  return deckFacts().map(({ subject: { level, slug } }) => ({ level, subject: slug }))
}

export async function generateMetadata({ params }: PageProps<'/flashcards/[level]/[subject]'>) {
  const subject = requireSubject(await params)
  return pageMetadata({
    title: `${courseTitle(subject)} ${subject.code} flashcards`,
    description: `Key terms and formulas of ${courseTitle(subject)} ${subject.code}, topic by topic, as flashcards that come back when you are about to forget them.`,
    path: routes.deck(subject),
    image: ogImageOf(subject),
  })
}

export default async function Page({ params }: PageProps<'/flashcards/[level]/[subject]'>) {
  const subject = requireSubject(await params)
  const deck = findDeck(subject)
  if (!deck) notFound()
  return <DeckPage subject={subject} deck={deck} />
}
