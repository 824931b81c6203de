import 'server-only'
import type { ExamSecondOpinionRequest } from '@/lib/contracts/exam-requests'
import type { SecondOpinion } from '@/lib/contracts/exams'
import { partKey } from '@/lib/exams/answers'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { errorFields } from '../log'
import { askModel } from '../marker/ask-model'
import type { Server } from '../server'
import { answersOf, resultOfAttempt } from './attempt-result'
import { attemptOf, type OwnAttempt, stateOf } from './attempt-row'

/** Where an answer would be sent; null where the site asks nobody. */
export function opinionHost({ env }: Pick<Server, 'env'>): string | null {
  return env.MARKER_URL ? new URL(env.MARKER_URL).host : null
}

/**
 * What a language model thinks of a point that was left open. Nothing of it is kept, and it counts for nothing.
 * @throws ApiError 404 where the site asks nobody, 409, 400 for a point that is decided, 429, 502
 */
export async function secondOpinion(
  ctx: Context,
  row: OwnAttempt,
  { key, point }: ExamSecondOpinionRequest,
): Promise<SecondOpinion> {
  const { server } = ctx
  if (opinionHost(server) === null) throw new ApiError('notFound')
  if (stateOf(row) !== 'handedIn') throw new ApiError('attemptStillOpen')
  const asked = await openPoint(ctx, row, { key, point })
  await server.limiter.consume('opinionsOfOne', row.id)
  try {
    return await askModel(asked, server)
  } catch (error) {
    server.log.warn({ ...errorFields(error), requestId: ctx.requestId }, 'a language model gave no opinion')
    throw new ApiError('noSecondOpinion')
  }
}

/** All that is sent. @throws ApiError 400 */
async function openPoint(
  ctx: Context,
  row: OwnAttempt,
  { key, point }: Pick<ExamSecondOpinionRequest, 'key' | 'point'>,
) {
  const attempt = await attemptOf(ctx, row)
  const db = await ctx.db()
  const answers = await answersOf(db, row.id)
  const { parts } = await resultOfAttempt(db, attempt, { answers })
  const judged = parts.find(each => each.key === key)?.judged?.[point - 1]
  const answer = answers.find(({ part }) => part === key)?.answer
  const place = attempt.paper.questions
    .flatMap(({ stem, parts: asked }, at) =>
      asked.map(part => ({ stem, part, key: partKey(at + 1, part.label) })),
    )
    .find(each => each.key === key)
  const text = place?.part.scheme[point - 1]?.text
  if (judged?.verdict !== 'undecided' || answer?.kind !== 'written' || !place || !text)
    throw new ApiError('invalidInput', { message: 'Only a point that was left open has a second opinion.' })
  return { question: `${place.stem}\n${place.part.prompt}`, point: text, answer: answer.text }
}
