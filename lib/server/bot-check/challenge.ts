import 'server-only'
import { BOT_CHECK_ACTIONS } from '@/lib/contracts/bot-check'
import type { botCheckChallenge } from '@/lib/contracts/calls/service'
import type { BotCheckChallenge } from '@/lib/contracts/dto'
import type { QueryOf } from '@/lib/contracts/operation'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { createProofChallenge } from './proof-of-work'

/** `?action=` names what the solution will be good for; "submit" when it is missing. @throws ApiError 400 */
export function newChallenge(
  ctx: Context,
  { action: wanted = 'submit' }: QueryOf<typeof botCheckChallenge>,
): BotCheckChallenge {
  const action = BOT_CHECK_ACTIONS.find(each => each === wanted)
  if (!action) throw new ApiError('invalidInput', { fields: { action: 'This action is not known' } })
  const effort = Number(ctx.server.env.BOT_CHECK_EFFORT) || undefined
  return createProofChallenge(ctx.server.keys, action, { now: ctx.now(), effort })
}
