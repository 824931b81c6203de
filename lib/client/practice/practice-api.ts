import type { Subject } from '@/lib/catalogue/subjects'
import { practiceCheck, practiceQuestions } from '@/lib/contracts/calls/practice'
import { generalMessage } from '@/lib/contracts/messages'
import type { PracticeQuestion } from '@/lib/contracts/practice'
import type { Answer } from '@/lib/exams/answers'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import { call } from '../api-client'
import { failureOf } from '../api-error'
import { isSignedInNow } from '../session-state'
import { startExplore } from '../start-explore'
import { keepDay } from '../study/study-store'
import { visitorHeader } from '../visitor-header'

/** Whose questions: those of one sub-topic. */
export type PracticePlace = Pick<Subject, 'level' | 'slug'> & { subtopic: string }

type Wanted = { names?: string; difficulty?: string; count?: number }
export type Fault = { fault: string }

/** Each question of a page has a number of its own: the ids inside its drawings begin with it. */
let asked = 0

/** Fresh ones, unmet ones first. */
export async function fetchQuestions(
  { level, slug, subtopic }: PracticePlace,
  { names = '', difficulty = '', count = 1 }: Wanted,
): Promise<PracticeQuestion[] | Fault> {
  const first = asked + 1
  asked += count
  const numbers = { count: String(count), first: String(first) }
  const query = { level, subject: slug, subtopic, names, difficulty, ...numbers }
  try {
    return (await call(practiceQuestions, query, { headers: visitorHeader() })).questions
  } catch (error) {
    return { fault: generalMessage(failureOf(error)) }
  }
}

/** Marks the question for whoever has this browser; a stranger becomes a visitor first. */
export async function checkQuestion(
  { level, slug }: PracticePlace,
  { template, seed, question }: PracticeQuestion,
  answers: ReadonlyMap<string, Answer>,
): Promise<CheckedPart[] | Fault> {
  try {
    if (!isSignedInNow()) await startExplore(level)
    const { parts } = await call(
      practiceCheck,
      {
        level,
        subject: slug,
        template,
        seed,
        number: question.number,
        answers: [...answers].map(([key, answer]) => ({ key, answer })),
      },
      { headers: visitorHeader() },
    )
    void keepDay()
    return parts
  } catch (error) {
    return { fault: generalMessage(failureOf(error)) }
  }
}
