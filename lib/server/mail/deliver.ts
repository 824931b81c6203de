import 'server-only'
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/db'
import { accounts, type mailOutbox, resetTokens } from '../db/schema'
import { sha256 } from '../keys'
import type { Server } from '../server'
import type { MailKind } from './queue-mail'
import { passwordChangedMail, passwordResetMail, RESET_TOKEN_TTL_MS } from './templates'
import type { OutgoingMail } from './transport'

const TOKEN_BYTES = 32

export type QueuedMail = typeof mailOutbox.$inferSelect
type Account = typeof accounts.$inferSelect

/**
 * Sends one queued mail to the address stored with the account. False when no account has the address: then
 * there is nothing to send.
 */
export async function deliver(server: Server, db: Db, queued: QueuedMail): Promise<boolean> {
  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, queued.emailKey))
  if (!account) return false
  await server.mail.send(await compose(server, db, queued.kind as MailKind, account))
  return true
}

async function compose(server: Server, db: Db, kind: MailKind, account: Account): Promise<OutgoingMail> {
  switch (kind) {
    case 'passwordReset':
      return passwordResetMail(account.email, account.fullName, await newResetToken(server, db, account.id))
    case 'passwordChanged':
      return passwordChangedMail(account.email, account.fullName)
  }
}

/** Made when the mail leaves, so that its 30 minutes begin then; the newest replaces any before it. */
async function newResetToken(server: Server, db: Db, accountId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const values = {
    tokenHash: sha256(token),
    endsAt: new Date(server.now().getTime() + RESET_TOKEN_TTL_MS),
  }
  await db
    .insert(resetTokens)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: resetTokens.accountId, set: values })
  return token
}
