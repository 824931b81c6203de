import 'server-only'
import { eq } from 'drizzle-orm'
import { COOKIES } from '@/lib/contracts/browser-state'
import { sessions } from '../db/schema'
import type { Context } from '../http/context'
import { endSessions, sessionSecretHash } from './sessions'

/** Ends the session of this browser's cookie; with none there is nothing to end, which is as good. */
export async function logout(ctx: Context): Promise<true> {
  ctx.clearCookie(COOKIES.session)
  const secretHash = sessionSecretHash(ctx)
  if (secretHash) {
    const db = await ctx.db()
    await db.transaction(tx => endSessions(tx, eq(sessions.secretHash, secretHash)))
  }
  return true
}
