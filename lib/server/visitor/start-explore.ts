import 'server-only'
import { randomUUID } from 'node:crypto'
import { COOKIES } from '@/lib/contracts/browser-state'
import type { ExploreResult } from '@/lib/contracts/dto'
import { VISITOR_SESSION_TTL_MS } from '@/lib/contracts/limits'
import type { StartExploreRequest } from '@/lib/contracts/requests'
import { requireBotCheck } from '../bot-check/require-bot-check'
import { requireCountryAndGrade } from '../catalogue/require-country-and-grade'
import type { Context } from '../http/context'
import { encryptVisitor, findVisitor } from './visitor-token'

/** Gives or renews the anonymous session. Nothing is stored: the token holds all there is (docs/product/session.md). */
export async function startExplore(ctx: Context, input: StartExploreRequest): Promise<ExploreResult> {
  await requireBotCheck(ctx, input.reCAPTCHA, ['start_explore'])
  const { country, grade } = await requireCountryAndGrade(ctx, input)
  const known = await findVisitor(ctx)
  const visitor = {
    visitorId: known?.visitorId ?? randomUUID(),
    gradeId: grade.id,
    countryId: country.id,
    lastUpdateAt: ctx.now(),
  }
  const xVisitorId = await encryptVisitor(ctx.server.keys, visitor)
  ctx.setCookie(COOKIES.visitorId, xVisitorId, {
    maxAgeSeconds: Math.floor(VISITOR_SESSION_TTL_MS / 1000),
    httpOnly: false,
  })
  return {
    xVisitorId,
    lastUpdateAt: visitor.lastUpdateAt.toISOString(),
    mode: 'EXPLORE',
    data: { gradeId: grade.id, grade: grade.name, countryId: country.id, countryCode: country.alpha2Code },
  }
}
