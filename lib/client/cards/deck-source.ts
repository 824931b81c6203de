import { type CardId, type Deck, type DeckPlace, deckFile, questionOf } from '@/lib/cards/card'
import { cardsOfReview, type QuestionCard } from '@/lib/cards/question-card'
import { late } from '../late'
import { logQuietly } from '../log'
import { keepDeck, keepQuestionCards, keptDeck, keptQuestionCards } from './cards-store'

const TIMEOUT_MS = 20_000

async function fetchDeck(place: DeckPlace): Promise<Deck> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    const answer = await fetch(deckFile(place), { signal: controller.signal })
    if (!answer.ok) throw new Error(`deck answered ${answer.status}`)
    const deck = (await answer.json()) as Deck
    await keepDeck(deck)
    return deck
  } finally {
    clearTimeout(timer)
  }
}

/** The deck kept here at once, and a newer one for the next time; else from the network. @throws when there is neither */
export async function loadDeck(place: DeckPlace): Promise<Deck> {
  const kept = await keptDeck(place)
  const fetched = fetchDeck(place)
  if (!kept) return fetched
  fetched.catch((error: unknown) => logQuietly('deck', error))
  return kept
}

const examCalls = late(() => import('../exams/exam-api'))

/** The question cards of one paper out of its review, which only its owner may see. */
async function fetchQuestions(examIds: ReadonlySet<string>): Promise<QuestionCard[]> {
  const { examApi } = await examCalls.load()
  const attempts = (await examApi.list()).filter(
    each => each.state === 'handedIn' && examIds.has(each.examId),
  )
  const views = await Promise.all(attempts.map(each => examApi.view(each.attemptId)))
  return views.flatMap(view => cardsOfReview(view).map(each => each.card))
}

/**
 * The contents of the student's own questions: kept here, else asked for. A paper that cannot be had now (offline,
 * or of a visit that has ended) leaves its cards out.
 */
export async function loadQuestions(place: DeckPlace, wanted: readonly CardId[]): Promise<QuestionCard[]> {
  if (wanted.length === 0) return []
  const known = new Map((await keptQuestionCards(place)).map(card => [card.id, card]))
  const missing = wanted.filter(id => !known.has(id))
  if (missing.length > 0 && navigator.onLine) {
    try {
      const examIds = new Set(missing.flatMap(id => questionOf(id)?.examId ?? []))
      const fetched = (await fetchQuestions(examIds)).filter(card => missing.includes(card.id))
      await keepQuestionCards(fetched)
      for (const card of fetched) known.set(card.id, card)
    } catch (error) {
      logQuietly('questions of own cards', error)
    }
  }
  return wanted.flatMap(id => known.get(id) ?? [])
}
