import 'server-only'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { CardEvent } from '@/lib/cards/log'
import type { Rating } from '@/lib/cards/rating'
import type { CardsLogRequest, CardsLogResult } from '@/lib/contracts/cards'
import { CARDS_ANSWER_MAX_EVENTS } from '@/lib/contracts/limits'
import type { Db } from '../db/db'
import { cardEvents, cardShelves } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import type { Actor } from '../identity/require-actor'
import { hmac } from '../keys'

type Row = typeof cardEvents.$inferSelect

/** Ten years of a hundred reviews a day: beyond it somebody uses us as a store of something else. */
const EVENTS_MAX = 365_000
const RETRY_SECONDS = 86_400

function eventOf({ id, card, kind, at, rating, undoes, durationMs }: Row): CardEvent {
  return { id, card, kind, at: at.toISOString(), rating, undoes, durationMs }
}

/** The whole log of an account, oldest entry first. */
export async function logOfCards(db: Db, accountId: string): Promise<CardEvent[]> {
  const own = eq(cardEvents.accountId, accountId)
  return (await db.select().from(cardEvents).where(own).orderBy(asc(cardEvents.seq))).map(eventOf)
}

type Entry = CardsLogRequest['events'][number]

/** Appends what is not known yet. Devices of one person take turns at the shelf. @returns the newest number */
async function append(tx: Db, accountId: string, events: readonly Entry[], atOf: (entry: Entry) => Date) {
  await tx.insert(cardShelves).values({ accountId, lastSeq: 0 }).onConflictDoNothing()
  const [shelf] = await tx
    .select()
    .from(cardShelves)
    .where(eq(cardShelves.accountId, accountId))
    .for('update')
  const lastSeq = shelf?.lastSeq ?? 0
  const sent = new Map(events.map(event => [event.id, event]))
  if (sent.size === 0) return lastSeq
  const ofAccount = eq(cardEvents.accountId, accountId)
  const known = await tx
    .select({ id: cardEvents.id })
    .from(cardEvents)
    .where(and(ofAccount, inArray(cardEvents.id, [...sent.keys()])))
  for (const { id } of known) sent.delete(id)
  if (sent.size === 0) return lastSeq
  if (lastSeq + sent.size > EVENTS_MAX)
    throw new ApiError('rateLimited', { retryAfterSeconds: RETRY_SECONDS })
  const rows = [...sent.values()].map((event, at) => ({
    accountId,
    id: event.id,
    seq: lastSeq + 1 + at,
    card: event.card,
    kind: event.kind,
    at: atOf(event),
    rating: event.rating as Rating | null,
    undoes: event.undoes,
    durationMs: event.durationMs,
  }))
  await tx.insert(cardEvents).values(rows)
  await tx
    .update(cardShelves)
    .set({ lastSeq: lastSeq + rows.length })
    .where(eq(cardShelves.accountId, accountId))
  return lastSeq + rows.length
}

/**
 * Takes new entries and answers those that the device does not know, so that one call brings it a step nearer.
 * Times of a device whose clock is wrong move by its error, and none lies in the future; an entry that is known
 * stays as it was first received. A number that is higher than any means that the device knew another database.
 * @throws ApiError 429
 */
export async function syncCardsLog(
  ctx: Context,
  actor: Actor,
  input: CardsLogRequest,
): Promise<CardsLogResult> {
  const { accountId } = actor
  await ctx.server.limiter.consume('cardsOfOne', hmac(ctx.server.keys.lookup, accountId))
  const nowMs = ctx.now().getTime()
  const skewMs = nowMs - Date.parse(input.sentAt)
  const atOf = ({ at }: Entry) => new Date(Math.max(0, Math.min(Date.parse(at) + skewMs, nowMs)))
  const db = await ctx.db()
  const last = await db.transaction(tx => append(tx, accountId, input.events, atOf))
  const since = input.since > last ? 0 : input.since
  const rows = await db
    .select()
    .from(cardEvents)
    .where(and(eq(cardEvents.accountId, accountId), gt(cardEvents.seq, since)))
    .orderBy(asc(cardEvents.seq))
    .limit(CARDS_ANSWER_MAX_EVENTS + 1)
  const answered = rows.slice(0, CARDS_ANSWER_MAX_EVENTS)
  return {
    events: answered.map(eventOf),
    next: answered.at(-1)?.seq ?? since,
    more: rows.length > answered.length,
  }
}
