import 'server-only'
import type { LiveRequest } from '@/lib/contracts/live'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import type { Streaming } from '../http/stream'
import { findBoundSession } from '../identity/bound-session'

/**
 * Opens the stream of the person whose socketToken it is. Like every token it is worthless without the session's
 * cookie, and its session must live. @throws ApiError 401, 429, 503
 */
export async function openLive(ctx: Context, { socketToken }: LiveRequest): Promise<Streaming> {
  const session = await findBoundSession(ctx, 'socket', socketToken)
  if (!session) throw new ApiError('unauthenticated')
  const { accountId, secretHash } = session
  return ({ write, end }) => ctx.server.live.open({ accountId, secretHash, write, end })
}
