import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Db } from '../db/db'
import { mailOutbox } from '../db/schema'

/** To the owner of an account. */
export type AccountMailKind =
  | 'passwordReset'
  | 'passwordChanged'
  | 'accountEnding'
  | 'tutorAnswered'
  | 'tutorReturned'

/** To the owner of an account, to the editors about a report, or to the tutors about a question. */
export type MailToQueue =
  | { kind: AccountMailKind; emailKey: string; now: Date }
  | { kind: 'tutorQuestion'; questionId: string; now: Date }
  | { kind: 'report'; reportId: string; now: Date }

/** In the caller's transaction: the mail exists exactly when what it speaks of does. It holds no secret. */
export async function queueMail(db: Db, { now, ...mail }: MailToQueue): Promise<void> {
  await db.insert(mailOutbox).values({ id: randomUUID(), ...mail, queuedAt: now, dueAt: now, tries: 0 })
}
