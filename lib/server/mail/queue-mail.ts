import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Db } from '../db/db'
import { mailOutbox } from '../db/schema'

export type MailKind = 'passwordReset' | 'passwordChanged'

/** In the caller's transaction: the mail exists exactly when what it speaks of does. It holds no secret. */
export async function queueMail(
  db: Db,
  mail: { kind: MailKind; emailKey: string; now: Date },
): Promise<void> {
  const { kind, emailKey, now } = mail
  await db
    .insert(mailOutbox)
    .values({ id: randomUUID(), kind, emailKey, queuedAt: now, dueAt: now, tries: 0 })
}
