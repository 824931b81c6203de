import 'server-only'
import { findTopic } from '@/lib/catalogue/syllabus-queries'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import { type AskRequest, TOPIC_UNSURE, type TutoringView } from '@/lib/contracts/tutoring'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import type { Actor } from '../identity/require-actor'
import { hmac } from '../keys'
import { requireAttachment } from './attachment'
import { placeQuestion } from './place-question'
import { viewTutoring } from './view-tutoring'

/** @throws ApiError 400, 404 for an attempt that is not one's own, 409 without a credit, 429 */
export async function askQuestion(ctx: Context, actor: Actor, input: AskRequest): Promise<TutoringView> {
  const { accountId } = actor
  await ctx.server.limiter.consume('asksOfOne', hmac(ctx.server.keys.lookup, accountId))
  const [level = '', subject = ''] = input.subject.split('/')
  const syllabus = findSyllabus(level, subject)
  if (!syllabus) throw new ApiError('invalidInput', { fields: { subject: 'Please choose the subject' } })
  const topic = input.topic === TOPIC_UNSURE ? null : input.topic
  if (topic !== null && !findTopic(syllabus, topic))
    throw new ApiError('invalidInput', { fields: { topic: 'Please choose a topic of this subject' } })
  const db = await ctx.db()
  if (input.attachment) await requireAttachment(db, accountId, input.attachment)
  const { clientId, attachment } = input
  const words = input.words.trim()
  await placeQuestion(db, ctx.now(), { accountId, clientId, level, subject, topic, words, attachment })
  ctx.server.onMailQueued.notify()
  return await viewTutoring(ctx, actor)
}
