import 'server-only'
import type { Owner } from '../exams/met'
import type { Context } from '../http/context'
import { actorOrVisitor, findActor } from '../identity/require-actor'
import { findVisitor, requireVisitor } from './visitor-token'

/** @throws ApiError 400 when it is neither an account nor a visitor, 401 */
export async function requireOwner(ctx: Context): Promise<Owner> {
  const actor = await actorOrVisitor(ctx)
  return actor
    ? { accountId: actor.accountId, visitorId: null }
    : { accountId: null, visitorId: (await requireVisitor(ctx)).visitorId }
}

/** For calls that strangers may make too: null for who is neither an account nor a visitor. */
export async function findOwner(ctx: Context): Promise<Owner | null> {
  const actor = await findActor(ctx)
  if (actor) return { accountId: actor.accountId, visitorId: null }
  const visitor = await findVisitor(ctx)
  return visitor && { accountId: null, visitorId: visitor.visitorId }
}
