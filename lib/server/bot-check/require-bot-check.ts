import 'server-only'
import type { BotCheckAction } from '@/lib/contracts/bot-check'
import { publicEnv } from '@/lib/public-env'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { sha256 } from '../keys'
import { readProof } from './proof-of-work'
import { isHumanByRecaptcha } from './recaptcha'

const RECAPTCHA_REMEMBERED_MS = 10 * 60_000

/**
 * One use for each token, across instances, for one of these actions. The proof of work is accepted beside
 * reCAPTCHA too: it is what a client falls back to while the provider is away.
 * @throws ApiError 401 'invalid-input-response'
 */
export async function requireBotCheck(
  ctx: Context,
  token: string | undefined,
  actions: readonly BotCheckAction[],
): Promise<void> {
  const proof = token ? readProof(ctx.server.keys, token, ctx.now()) : null
  if (token && proof) {
    if (!(actions as readonly string[]).includes(proof.action)) throw new ApiError('botCheckRejected')
    await spendOnce(ctx, proof.id, proof.endsAt)
    return
  }
  const secret = ctx.server.env.RECAPTCHA_SECRET_KEY
  if (!token || !secret || !publicEnv.recaptchaSiteKey) throw new ApiError('botCheckRejected')
  const human = await isHumanByRecaptcha(token, actions, { secret, now: ctx.now(), fetch: ctx.server.fetch })
  if (!human) throw new ApiError('botCheckRejected')
  await spendOnce(ctx, sha256(token), new Date(ctx.now().getTime() + RECAPTCHA_REMEMBERED_MS))
}

async function spendOnce(ctx: Context, id: string, endsAt: Date): Promise<void> {
  if (!(await ctx.server.spendProof({ id, endsAt }))) throw new ApiError('botCheckRejected')
}
