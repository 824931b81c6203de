import 'server-only'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import type { PracticeCheckRequest, PracticeResult } from '@/lib/contracts/practice'
import type { Answer } from '@/lib/exams/answers'
import { marksBySubtopic } from '@/lib/exams/marks-by-subtopic'
import { resultsOfQuestion } from '@/lib/exams/part-results'
import { isForPractice } from '@/lib/practice/levels'
import { checkedBank } from '../exams/bank'
import type { Owner } from '../exams/met'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { hmac } from '../keys'
import { errorFields } from '../log'
import { keepPractice } from './practice-store'

/** Draws the question again, marks it as a paper would be, and keeps what it earned. @throws ApiError 404, 429 */
export async function checkPractice(
  ctx: Context,
  owner: Owner,
  { level, subject, template: id, seed, number, answers }: PracticeCheckRequest,
): Promise<PracticeResult> {
  const ownerKey = hmac(ctx.server.keys.lookup, owner.accountId ?? owner.visitorId)
  await ctx.server.limiter.consume('practiceOfOne', ownerKey)
  const syllabus = findSyllabus(level, subject)
  const bank = syllabus ? checkedBank({ level, subject }) : []
  const template = bank.find(each => each.id === id && isForPractice(each))
  if (!syllabus || !template) throw new ApiError('notFound', { message: 'There is no such question.' })
  const { question } = template.draw(seed)
  const given = answers.flatMap(({ key, answer }) => (answer ? [[key, answer as Answer] as const] : []))
  const sitting = { syllabus, answers: new Map(given), selfMarks: new Map() }
  const parts = resultsOfQuestion(question, number, sitting, (error, _, { label }) =>
    ctx.server.log.error({ ...errorFields(error), detail: `${id} ${label}` }, 'a part was not marked'),
  )
  const marks = marksBySubtopic(parts)
  await keepPractice(await ctx.db(), owner, {
    level,
    subject,
    template: id,
    seed,
    marks,
    answeredAt: ctx.now(),
  })
  return { parts: parts.map(({ counts: _, ...checked }) => checked) }
}
