import 'server-only'
import type { Context } from '../http/context'
import type { OwnAttempt } from './attempt-row'
import { noteSeen } from './corrections'

/** The student has read what was corrected in a paper. May be repeated. */
export async function seeCorrection(ctx: Context, row: OwnAttempt): Promise<true> {
  await noteSeen(await ctx.db(), row.id, ctx.now())
  return true
}
