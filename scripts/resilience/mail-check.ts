import type pg from 'pg'
import { pause } from '../server-checks/running-server'
import type { Delivered } from './mail-provider'

export type QueuedMail = { id: string; kind: string; email: string; sent: boolean }

/** How often each address asked for a link, and how often it was told that one is on its way. */
export type Asked = ReadonlyMap<string, { sent: number; acknowledged: number }>

/** Beyond these in an hour the site answers as ever and sends nothing, else it would tell who has an account. */
const LINKS_AN_HOUR = 3

/** Longer than the lease of a worker that died holding a mail (two minutes). */
const PATIENCE_MS = 150_000

/** Waits until the queue is empty, at most for as long as a lease. @returns all mails and how long it took */
export async function untilSent(client: pg.Client): Promise<{ mails: QueuedMail[]; waitedMs: number }> {
  const startedAt = performance.now()
  for (;;) {
    const { rows } = await client.query(
      `select id, kind, email_key as email, sent_at is not null as sent from mail_outbox`,
    )
    const waitedMs = performance.now() - startedAt
    if (rows.every(each => each.sent) || waitedMs > PATIENCE_MS) return { mails: rows, waitedMs }
    await pause(500)
  }
}

/** A worker that is killed this near to the provider's "250" may not have noted it: then a copy is no fault. */
const NOTE_TAKES_MS = 1000

/**
 * What is wrong, in words; the Message-ID of a mail holds the id under which it was queued.
 * @param kills when instances were killed, on the clock of `delivered`
 */
export function faultsOfMail(
  mails: readonly QueuedMail[],
  delivered: readonly Delivered[],
  asked: Asked,
  kills: readonly number[] = [],
): string[] {
  const wasCutShort = ({ atMs }: Delivered) => kills.some(kill => Math.abs(kill - atMs) < NOTE_TAKES_MS)
  const arrivals = new Map<string, Delivered[]>()
  for (const each of delivered) {
    const id = /^<([^@]+)@/.exec(each.messageId)?.[1] ?? each.messageId
    arrivals.set(id, [...(arrivals.get(id) ?? []), each])
  }
  const faults = mails.flatMap(({ id, kind, email, sent }) => {
    const [first, ...copies] = arrivals.get(id) ?? []
    const count = first ? 1 + copies.length : 0
    if (!sent && count === 0) return [`${kind} to ${email} was never sent`]
    const isFine = count === 1 || (first && count === 2 && wasCutShort(first))
    return isFine ? [] : [`${kind} to ${email} arrived ${count} times`]
  })
  for (const [email, { sent, acknowledged }] of asked) {
    const count = mails.filter(each => each.kind === 'passwordReset' && each.email === email).length
    if (sent <= LINKS_AN_HOUR && count < acknowledged)
      faults.push(`${acknowledged} links promised to ${email}, ${count} queued`)
    if (count > sent) faults.push(`${sent} links asked for by ${email}, ${count} queued`)
  }
  return faults
}
