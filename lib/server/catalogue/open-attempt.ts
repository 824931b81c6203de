import 'server-only'
import { randomUUID } from 'node:crypto'
import type { CompetencyTokenResult } from '@/lib/contracts/dto'
import type { CompetencyTokenRequest } from '@/lib/contracts/requests'
import { attempts } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { findActor } from '../identity/require-actor'
import { signToken } from '../identity/tokens'
import { hmac } from '../keys'
import { requireVisitor } from '../visitor/visitor-token'
import { catalogueLists } from './lists'

/** Time on top of the paper's own, for reading instructions and for a connection that comes back late. */
const ALLOWANCE_MS = 15 * 60_000

/** The right to sit a paper, given to a signed-in person or to a visitor (decision 20). @throws ApiError 400, 404 */
export async function openAttempt(
  ctx: Context,
  input: CompetencyTokenRequest,
): Promise<CompetencyTokenResult> {
  const actor = await findActor(ctx)
  const owner = actor
    ? { accountId: actor.accountId, visitorId: null }
    : { accountId: null, visitorId: (await requireVisitor(ctx)).visitorId }
  const ownerKey = hmac(ctx.server.keys.lookup, owner.accountId ?? owner.visitorId ?? '')
  await ctx.server.limiter.consume('attemptsOfOne', ownerKey)

  const paper = (await catalogueLists(ctx)).competency.find(each => each.id === input.paperId)
  if (!paper) throw new ApiError('notFound', { message: 'There is no such paper.' })
  const now = ctx.now()
  const ttlMs = paper.durationMinutes * 60_000 + ALLOWANCE_MS
  const attemptId = randomUUID()
  const endsAt = new Date(now.getTime() + ttlMs)
  const db = await ctx.db()
  await db
    .insert(attempts)
    .values({ id: attemptId, paperId: paper.id, ...owner, createdAt: now, endsAt, detail: {} })
  const token = await signToken(
    ctx.server.keys,
    'attempt',
    { sub: attemptId, paperId: paper.id },
    { now, ttlMs },
  )
  return { token, attemptId, expiresAt: endsAt.toISOString() }
}
