import 'server-only'
import type { Owner } from '../exams/met'
import type { Context } from '../http/context'
import { actorOrVisitor } from '../identity/require-actor'
import { requireVisitor } from './visitor-token'

/** @throws ApiError 400 when it is neither an account nor a visitor, 401 */
export async function requireOwner(ctx: Context): Promise<Owner> {
  const actor = await actorOrVisitor(ctx)
  return actor
    ? { accountId: actor.accountId, visitorId: null }
    : { accountId: null, visitorId: (await requireVisitor(ctx)).visitorId }
}
