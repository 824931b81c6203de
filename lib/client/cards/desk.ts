import { type CardId, cardsOf, type Deck, type DeckCard, type DeckPlace } from '@/lib/cards/card'
import { type Clock, type DayNumber, today } from '@/lib/cards/days'
import { choosePlan, type Plan } from '@/lib/cards/forecast'
import { keptQuestions, memoriesOf } from '@/lib/cards/log'
import type { Memory } from '@/lib/cards/memory'
import type { QuestionCard } from '@/lib/cards/question-card'
import { doneOn, type Queue, queueOf } from '@/lib/cards/queue'
import { dueOf, PLAIN } from '@/lib/cards/schedule'
import { CARDS_CHANGED_EVENT } from '../kept'
import { type DeckSettings, keepSettings, readEvents, readSettings } from './cards-store'
import { loadDeck, loadQuestions } from './deck-source'

/** Slug of the topic that holds the student's own questions. */
export const MISSED = 'missed-questions'

/** A card ready to be shown: of a note, with the place that teaches it, or a question. */
export type StudyCard =
  | { kind: 'note'; card: DeckCard; source: { path: string; title: string } }
  | { kind: 'question'; card: QuestionCard }

export type DeskTopic = { slug: string; title: string; cards: CardId[]; seen: number; due: number }

export type DeskState = {
  settings: DeckSettings
  topics: DeskTopic[]
  cards: ReadonlyMap<CardId, StudyCard>
  memories: ReadonlyMap<CardId, Memory>
  /** Of the chosen topics. */
  chosen: CardId[]
  /** Null while it is worked out. */
  plan: Plan | null
  queue: Queue | null
  clock: Clock
}

type Loaded = {
  deck: Deck
  questions: QuestionCard[]
  memories: ReadonlyMap<CardId, Memory>
  settings: DeckSettings
}

export function clockNow(): Clock {
  const now = new Date()
  return { nowMs: now.getTime(), zoneMinutes: now.getTimezoneOffset() }
}

/** A turn of work takes no longer than this; then the browser may draw. */
const TURN_MS = 8

async function inTurns<T>(work: Generator<void, T>, isStale: () => boolean): Promise<T | null> {
  let began = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - began < TURN_MS) continue
    await new Promise(resolve => setTimeout(resolve))
    if (isStale()) return null
    began = performance.now()
  }
}

function topicsOf({ deck, questions }: Loaded): { slug: string; title: string; cards: CardId[] }[] {
  const own = { slug: MISSED, title: 'Questions you missed', cards: questions.map(card => card.id) }
  const topics = deck.topics.map(topic => ({
    slug: topic.slug,
    title: topic.title,
    cards: cardsOf(topic).map(card => card.id),
  }))
  return questions.length > 0 ? [own, ...topics] : topics
}

function studyCards({ deck, questions }: Loaded): Map<CardId, StudyCard> {
  const cards = new Map<CardId, StudyCard>(questions.map(card => [card.id, { kind: 'question', card }]))
  for (const source of deck.topics.flatMap(topic => topic.sources))
    for (const card of source.cards) cards.set(card.id, { kind: 'note', card, source })
  return cards
}

/** One deck on the student's desk: what is due, what is planned, and everything needed to study it offline. */
export class Desk {
  #loaded: Loaded | null = null
  #state: DeskState | null = null
  #examDay: DayNumber | null = null
  #round = 0
  readonly #listeners = new Set<() => void>()
  readonly #onChanged = () => void this.refresh()

  constructor(readonly place: DeckPlace) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) window.addEventListener(CARDS_CHANGED_EVENT, this.#onChanged)
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) window.removeEventListener(CARDS_CHANGED_EVENT, this.#onChanged)
    }
  }

  readonly state = (): DeskState | null => this.#state

  /** Reads deck, log and settings again. @throws when the deck can be had neither here nor from the network */
  async open(): Promise<void> {
    const [deck, events, settings] = await Promise.all([
      loadDeck(this.place),
      readEvents(this.place),
      readSettings(this.place),
    ])
    const questions = await loadQuestions(this.place, keptQuestions(events))
    this.#loaded = { deck, memories: memoriesOf(events), settings, questions }
    this.#replan()
  }

  /** The log has grown elsewhere, or somebody else is here now. */
  async refresh(): Promise<void> {
    if (!this.#loaded) return
    const { deck, settings: before } = this.#loaded
    const [events, read] = await Promise.all([readEvents(this.place), readSettings(this.place)])
    const questions = await loadQuestions(this.place, keptQuestions(events))
    const now = this.#loaded.settings
    // Changed meanwhile: what was read is older than what stands here.
    const settings = now === before ? read : now
    this.#loaded = { deck, memories: memoriesOf(events), settings, questions }
    this.#replan()
  }

  aimAt(examDay: DayNumber | null): void {
    if (this.#examDay === examDay) return
    this.#examDay = examDay
    this.#replan()
  }

  change(more: Partial<DeckSettings>): void {
    if (!this.#loaded) return
    const settings = { ...this.#loaded.settings, ...more }
    this.#loaded = { ...this.#loaded, settings }
    void keepSettings(this.place, settings)
    this.#replan()
  }

  #set(state: DeskState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  /** What can be said at once is said at once; the plan follows. */
  #replan(): void {
    const loaded = this.#loaded
    if (!loaded) return
    this.#round += 1
    const round = this.#round
    const clock = clockNow()
    const { settings } = loaded
    const { memories } = loaded
    const all = topicsOf(loaded)
    const chosen = all.filter(topic => !settings.without.includes(topic.slug)).flatMap(topic => topic.cards)
    const limit = settings.limit
    const doneToday = doneOn(today(clock), memories, clock.zoneMinutes)
    const base = { settings, cards: studyCards(loaded), memories, chosen, clock }
    const topicsUnder = (plan: Plan | null): DeskTopic[] =>
      all.map(topic => {
        const known = topic.cards.flatMap(id => {
          const memory = memories.get(id)
          return memory ? [{ id, memory }] : []
        })
        const due = known.filter(({ id, memory }) => {
          const next = dueOf(id, memory, plan?.policy ?? PLAIN, clock.zoneMinutes)
          return next.kind === 'moment' || (next.kind === 'day' && next.day <= today(clock))
        })
        return { ...topic, seen: known.length, due: due.length }
      })
    this.#set({ ...base, topics: topicsUnder(this.#state?.plan ?? null), plan: null, queue: null })
    const input = { cards: chosen, memories, limit, clock, doneToday }
    const work = choosePlan(input, settings.isAimed ? this.#examDay : null)
    void inTurns(work, () => round !== this.#round).then(plan => {
      if (!plan || round !== this.#round) return
      this.#set({
        ...base,
        topics: topicsUnder(plan),
        plan,
        queue: queueOf({ ...input, policy: plan.policy }),
      })
    })
  }
}
