import 'server-only'
import { randomUUID } from 'node:crypto'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import type { practiceQuestions } from '@/lib/contracts/calls/practice'
import type { QueryOf } from '@/lib/contracts/operation'
import { PRACTICE_MAX, type PracticeQuestions } from '@/lib/contracts/practice'
import { newSeed } from '@/lib/exams/build-paper'
import { createRandom } from '@/lib/exams/random'
import { drawUnlike } from '@/lib/exams/setting/met'
import { toPublicQuestion } from '@/lib/exams/to-public'
import { chooseForPractice, fitting, type LastMet } from '@/lib/practice/choose'
import { isPracticeLevel } from '@/lib/practice/levels'
import { checkedBank } from '../exams/bank'
import { metBy } from '../exams/met'
import { ApiError } from '../http/api-error'
import type { Context } from '../http/context'
import { findOwner } from '../visitor/require-owner'
import { lastAnswers } from './practice-store'

type Asked = QueryOf<typeof practiceQuestions>

/** Questions that the student, if we know who it is, has not met as far as there are such. @throws ApiError 404 */
export async function drawPractice(ctx: Context, asked: Asked): Promise<PracticeQuestions> {
  const { level = '', subject = '', subtopic = '', names = '', difficulty } = asked
  if (!findSyllabus(level, subject)) throw new ApiError('notFound', { message: 'There is no such subject.' })
  const templates = fitting(checkedBank({ level, subject }), {
    subtopic,
    names: names === '' ? [] : names.split(','),
    level: isPracticeLevel(difficulty) ? difficulty : null,
  })
  if (templates.length === 0) throw new ApiError('notFound', { message: 'There are no such questions.' })
  const { seeds, met } = await metOf(ctx, { level, subject })
  const random = createRandom(randomUUID())
  const first = within(asked.first, 900)
  const chosen = chooseForPractice(templates, { met, count: within(asked.count, PRACTICE_MAX), random })
  return {
    questions: chosen.map((template, at) => {
      const { question } = drawUnlike(template, newSeed(random.next), seeds.get(template.id))
      return { template: template.id, seed: question.seed, question: toPublicQuestion(question, first + at) }
    }),
  }
}

type Course = { level: string; subject: string }

/** What was practised, at its time; what stood in papers counts as met before all that. */
async function metOf(ctx: Context, course: Course): Promise<{ met: LastMet; seeds: Map<string, string> }> {
  const owner = await findOwner(ctx)
  if (!owner) return { met: new Map(), seeds: new Map() }
  const db = await ctx.db()
  const papers = await metBy(db, owner, course, [])
  const answers = await lastAnswers(db, owner, course)
  return {
    met: new Map([
      ...[...papers.keys()].map(id => [id, 0] as const),
      ...answers.map(({ template, answeredAt }) => [template, answeredAt.getTime()] as const),
    ]),
    seeds: new Map([
      ...[...papers].map(([id, { seed }]) => [id, seed] as const),
      ...answers.map(({ template, seed }) => [template, seed] as const),
    ]),
  }
}

/** A number of the address, from 1 to `most`. */
function within(text: string | undefined, most: number): number {
  const value = Math.trunc(Number(text ?? 1))
  return Number.isFinite(value) ? Math.min(most, Math.max(1, value)) : 1
}
