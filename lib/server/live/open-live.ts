import 'server-only'
import type { Context } from '../http/context'
import type { Streaming } from '../http/stream'
import type { BoundSession } from '../identity/bound-session'

/** Opens the stream of a person's session. @throws ApiError 429, 503 */
export function openLive(ctx: Context, { accountId, secretHash }: BoundSession): Streaming {
  return ({ write, end }) => ctx.server.live.open({ accountId, secretHash, write, end })
}
