import 'server-only'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { findBoundSession } from './bound-session'

/** A person who is signed in. */
export type Actor = { accountId: string; sessionId: string }

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i

/** Null unless the access token is good, belongs to this browser's cookie and its session still lives. */
export async function findActor(ctx: Context): Promise<Actor | null> {
  const token = BEARER.exec(ctx.headers.get('authorization') ?? '')?.[1]
  const session = token ? await findBoundSession(ctx, 'api', token) : null
  return session && { accountId: session.accountId, sessionId: session.sessionId }
}

/** @throws ApiError 401 */
export async function requireActor(ctx: Context): Promise<Actor> {
  const actor = await findActor(ctx)
  if (!actor) throw new ApiError('unauthenticated')
  return actor
}

/** Whether the caller says to be somebody, be it true or not. */
export function bringsToken(ctx: Context): boolean {
  return ctx.headers.has('authorization')
}

/**
 * For calls that visitors make too: null for who says to be nobody. A token that has ended is to be renewed; taken for a
 * visitor's, the work would be kept under the wrong name. @throws ApiError 401
 */
export async function actorOrVisitor(ctx: Context): Promise<Actor | null> {
  return bringsToken(ctx) ? await requireActor(ctx) : null
}
