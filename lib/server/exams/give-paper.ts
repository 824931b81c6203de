import 'server-only'
import { requireSubject } from '@/lib/catalogue/subjects'
import type { examPaper } from '@/lib/contracts/calls/exams'
import type { ExamGiveRequest } from '@/lib/contracts/exam-requests'
import type { Given, ShownPaper } from '@/lib/contracts/exams'
import type { QueryOf } from '@/lib/contracts/operation'
import type { Blueprint } from '@/lib/exams/blueprint'
import { findBlueprint } from '@/lib/exams/blueprints'
import type { Paper } from '@/lib/exams/build-paper'
import { codeOf } from '@/lib/exams/paper-code'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { findAsked, findCoded, findNamed, freshPaper } from './choose-paper'
import { isGiven, keepInUse, markGiven, noteLook, publicPaper } from './paper-store'

function codeOfPaper({ level, subject, title }: Blueprint, { seed }: Paper): string {
  return codeOf(requireSubject({ level, subject }).name, title, seed)
}

/** The paper of `?id=`, or of `?paperId=` and `?seed=`, as a candidate may see it: for anyone. @throws ApiError 404 */
export async function showPaper(
  ctx: Context,
  { id, paperId = '', seed = '' }: QueryOf<typeof examPaper>,
): Promise<ShownPaper> {
  const db = await ctx.db()
  const found = id === undefined ? await findCoded(db, paperId, seed) : await findNamed(db, id)
  if (!found) throw new ApiError('paperNotFound')
  const { blueprint, paper } = found
  await noteLook(db, paper.id, ctx.now())
  return {
    examId: paper.id,
    paperId: paper.paperId,
    seed: paper.seed,
    code: codeOfPaper(blueprint, paper),
    paper: publicPaper(blueprint, paper),
  }
}

/**
 * Keeps a paper for others: whoever has its address may sit it. Only what is kept anew counts against the network.
 * @throws ApiError 404, 429
 */
export async function givePaper(ctx: Context, input: ExamGiveRequest): Promise<Given> {
  const blueprint = findBlueprint(input.paperId)
  if (!blueprint) throw new ApiError('notFound', { message: 'There is no such paper.' })
  const [db, now] = [await ctx.db(), ctx.now()]
  const asked = await findAsked(db, blueprint, input)
  if (!asked || !(await isGiven(db, asked.id))) await ctx.server.limiter.consume('gives', ctx.clientKey)
  const paper = asked ? await keepInUse(db, asked, now) : await freshPaper(db, blueprint, now)
  await markGiven(db, paper.id, now)
  return { examId: paper.id, code: codeOfPaper(blueprint, paper) }
}
