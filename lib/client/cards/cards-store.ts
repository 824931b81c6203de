import type { DBSchema } from 'idb'
import { type CardId, cardPrefix, type Deck, type DeckPlace } from '@/lib/cards/card'
import type { DailyLimit } from '@/lib/cards/forecast'
import type { CardEvent } from '@/lib/cards/log'
import type { QuestionCard } from '@/lib/cards/question-card'
import { browserDatabase } from '../browser-database'
import { currentReader } from '../current-reader'
import { CARDS_CHANGED_EVENT, DATABASES } from '../kept'

/** `reader` is the account, or '' for a visitor, as for learned notes. */
type KeptEvent = CardEvent & { reader: string; unsent?: 1 }

/** How a student wants to learn one deck; stays in this browser. */
export type DeckSettings = {
  limit: DailyLimit
  /** Aim at the exam date; without it plain FSRS. */
  isAimed: boolean
  /** Topics left out, so that a topic that is added later takes part. */
  without: string[]
}
export const DEFAULT_SETTINGS: DeckSettings = {
  limit: { newCards: 20, allCards: 100 },
  isAimed: true,
  without: [],
}

type Schema = DBSchema & {
  events: {
    key: [reader: string, card: CardId, id: string]
    value: KeptEvent
    indexes: { unsent: [reader: string, unsent: number] }
  }
  /** Number up to which the server's log is known. */
  cursors: { key: string; value: number }
  /** Decks are the same for everybody. */
  decks: { key: string; value: Deck }
  questions: { key: [reader: string, card: CardId]; value: QuestionCard }
  settings: { key: [reader: string, deck: string]; value: DeckSettings }
}

const attempt = browserDatabase<Schema>(DATABASES.cards, 1, db => {
  const events = db.createObjectStore('events', { keyPath: ['reader', 'card', 'id'] })
  events.createIndex('unsent', ['reader', 'unsent'])
  db.createObjectStore('cursors')
  db.createObjectStore('decks')
  db.createObjectStore('questions')
  db.createObjectStore('settings')
})

/** Something was done here: it wants to be sent. */
export const CARDS_DONE_EVENT = 'cards-done'

function announce(...names: string[]): void {
  for (const name of names) window.dispatchEvent(new Event(name))
}

const END = '\uffff'
const ofReader = (reader: string) => IDBKeyRange.bound([reader], [reader, []])
const ofPrefix = (reader: string, prefix: string) =>
  IDBKeyRange.bound([reader, prefix], [reader, `${prefix}${END}`, []])

function eventOf({ id, card, kind, at, rating, undoes, durationMs }: KeptEvent): CardEvent {
  return { id, card, kind, at, rating, undoes, durationMs }
}

/** Appends to the reader's own log. @returns whether it is really kept. */
export async function keepEvents(events: readonly CardEvent[]): Promise<boolean> {
  const reader = currentReader()
  const isKept = await attempt(async db => {
    const transaction = db.transaction('events', 'readwrite')
    await Promise.all(events.map(event => transaction.store.put({ ...event, reader, unsent: 1 })))
    await transaction.done
    return true
  }, false)
  announce(CARDS_DONE_EVENT)
  return isKept
}

/** All that happened to the cards of one deck, its questions included. */
export function readEvents(place: DeckPlace): Promise<CardEvent[]> {
  const reader = currentReader()
  const prefix = cardPrefix(place)
  return attempt(async db => {
    const { store } = db.transaction('events')
    const found = await Promise.all([
      store.getAll(ofPrefix(reader, prefix)),
      store.getAll(ofPrefix(reader, `question/${prefix}`)),
    ])
    return found.flat().map(eventOf)
  }, [])
}

/** Whether anything happened to cards whose id begins so: most visitors have begun no deck, and need no more code. */
export function hasEvents(prefix: string): Promise<boolean> {
  const reader = currentReader()
  return attempt(async db => (await db.count('events', ofPrefix(reader, prefix))) > 0, false)
}

/** Entries that the server has not confirmed. */
export function readUnsentEvents(reader: string, most: number): Promise<CardEvent[]> {
  return attempt(
    async db => (await db.getAllFromIndex('events', 'unsent', [reader, 1], most)).map(eventOf),
    [],
  )
}

export function readCursor(reader: string): Promise<number> {
  return attempt(async db => (await db.get('cursors', reader)) ?? 0, 0)
}

/** The server's word replaces ours, its times included; what was sent with it is confirmed. */
export async function applyServerLog(
  reader: string,
  said: { events: readonly CardEvent[]; next: number },
  sent: readonly CardEvent[],
): Promise<void> {
  await attempt(async db => {
    const transaction = db.transaction(['events', 'cursors'], 'readwrite')
    const events = transaction.objectStore('events')
    await Promise.all(sent.map(event => events.put({ ...event, reader })))
    await Promise.all(said.events.map(event => events.put({ ...event, reader })))
    await transaction.objectStore('cursors').put(said.next, reader)
    await transaction.done
  }, undefined)
  if (said.events.some(event => !sent.some(own => own.id === event.id))) announce(CARDS_CHANGED_EVENT)
}

/** What was done here without an account becomes the account's. */
export async function adoptVisitorCards(reader: string): Promise<void> {
  const count = await attempt(async db => {
    const transaction = db.transaction(['events', 'questions', 'settings'], 'readwrite')
    const events = transaction.objectStore('events')
    const found = await events.getAll(ofReader(''))
    for (const event of found) {
      // Known already when a log-in was cut short: the server's entry stays.
      if (!(await events.getKey([reader, event.card, event.id]))) {
        await events.put({ ...event, reader, unsent: 1 })
      }
    }
    await events.delete(ofReader(''))
    for (const name of ['questions', 'settings'] as const) {
      const store = transaction.objectStore(name)
      for (const key of await store.getAllKeys(ofReader(''))) {
        const value = await store.get(key)
        const own = [reader, key[1]] as [string, string]
        if (value && !(await store.getKey(own))) await store.put(value, own)
      }
      await store.delete(ofReader(''))
    }
    await transaction.done
    return found.length
  }, 0)
  if (count > 0) announce(CARDS_CHANGED_EVENT)
}

/** An entry that never reached the server is kept this long for its owner to log in again. */
const UNSENT_KEPT_MS = 30 * 86_400_000

/** Removes what accounts other than this reader's have left here, but for entries still to be sent. */
export function forgetOtherCards(reader: string): Promise<void> {
  const isOther = (owner: string) => owner !== '' && owner !== reader
  return attempt(async db => {
    const transaction = db.transaction(['events', 'cursors', 'questions', 'settings'], 'readwrite')
    for (
      let cursor = await transaction.objectStore('events').openCursor();
      cursor;
      cursor = await cursor.continue()
    ) {
      const { reader: owner, unsent, at } = cursor.value
      if (isOther(owner) && !(unsent && Date.now() - Date.parse(at) < UNSENT_KEPT_MS)) await cursor.delete()
    }
    const cursors = transaction.objectStore('cursors')
    // Without the entries the number would be a lie: the next log-in asks for all.
    for (const owner of await cursors.getAllKeys()) if (isOther(owner)) await cursors.delete(owner)
    for (const name of ['questions', 'settings'] as const) {
      const store = transaction.objectStore(name)
      for (const key of await store.getAllKeys()) if (isOther(key[0])) await store.delete(key)
    }
    await transaction.done
  }, undefined)
}

/** Removes all that is remembered of a reader. */
export function forgetReaderCards(reader: string): Promise<void> {
  return attempt(async db => {
    const transaction = db.transaction(['events', 'cursors', 'questions', 'settings'], 'readwrite')
    await Promise.all([
      transaction.objectStore('events').delete(ofReader(reader)),
      transaction.objectStore('cursors').delete(reader),
      transaction.objectStore('questions').delete(ofReader(reader)),
      transaction.objectStore('settings').delete(ofReader(reader)),
    ])
    await transaction.done
  }, undefined)
}

const deckKey = ({ level, subject }: DeckPlace) => `${level}/${subject}`

export function keptDeck(place: DeckPlace): Promise<Deck | undefined> {
  return attempt(db => db.get('decks', deckKey(place)), undefined)
}

export async function keepDeck(deck: Deck): Promise<void> {
  await attempt(db => db.put('decks', deck, deckKey(deck)), '')
}

export function keptQuestionCards(place: DeckPlace): Promise<QuestionCard[]> {
  const reader = currentReader()
  return attempt(db => db.getAll('questions', ofPrefix(reader, `question/${cardPrefix(place)}`)), [])
}

export async function keepQuestionCards(cards: readonly QuestionCard[]): Promise<void> {
  const reader = currentReader()
  await attempt(async db => {
    const transaction = db.transaction('questions', 'readwrite')
    await Promise.all(cards.map(card => transaction.store.put(card, [reader, card.id])))
    await transaction.done
  }, undefined)
}

export async function readSettings(place: DeckPlace): Promise<DeckSettings> {
  const reader = currentReader()
  return attempt(
    async db => ({ ...DEFAULT_SETTINGS, ...(await db.get('settings', [reader, deckKey(place)])) }),
    DEFAULT_SETTINGS,
  )
}

export async function keepSettings(place: DeckPlace, settings: DeckSettings): Promise<void> {
  const reader = currentReader()
  await attempt<unknown>(db => db.put('settings', settings, [reader, deckKey(place)]), null)
}
