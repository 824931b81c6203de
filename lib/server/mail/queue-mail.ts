import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Db } from '../db/db'
import { mailOutbox } from '../db/schema'

/** To the owner of an account. */
export type AccountMailKind = 'passwordReset' | 'passwordChanged' | 'accountEnding'
export type MailKind = AccountMailKind | 'report'

/** To the owner of an account, or to the editors about a report. */
export type MailToQueue =
  | { kind: AccountMailKind; emailKey: string; now: Date }
  | { kind: 'report'; reportId: string; now: Date }

/** In the caller's transaction: the mail exists exactly when what it speaks of does. It holds no secret. */
export async function queueMail(db: Db, { now, ...mail }: MailToQueue): Promise<void> {
  await db.insert(mailOutbox).values({ id: randomUUID(), ...mail, queuedAt: now, dueAt: now, tries: 0 })
}
