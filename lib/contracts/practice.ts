import * as yup from 'yup'
import { SEED_PATTERN } from '@/lib/exams/build-paper'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import type { PublicQuestion } from '@/lib/exams/public-paper'
import { given } from './atoms'
import { answerAtom, keyAtom } from './exam-requests'

/** What the calls of practice in notes take and answer. */

/** At most so many questions at once. */
export const PRACTICE_MAX = 5

/** A question with the names under which the server draws it again to mark it. */
export type PracticeQuestion = { template: string; seed: string; question: PublicQuestion }
export type PracticeQuestions = { questions: PracticeQuestion[] }
export type PracticeResult = { parts: CheckedPart[] }

/** Of a draw with other words than the last one, a tilde and which try it was. */
const DRAWN_SEED = new RegExp(`${SEED_PATTERN.source.slice(0, -1)}(~\\d)?$`)
const PARTS_MAX = 20
const NUMBER_MAX = 999

export const practiceCheckRequest = yup.object({
  level: given(20, 'level is required'),
  subject: given(40, 'subject is required'),
  template: given(120, 'template is required'),
  seed: given(8, 'seed is required').matches(DRAWN_SEED, 'seed must look like K7QF3M'),
  /** As the question was numbered on the page. */
  number: yup
    .number()
    .strict()
    .typeError('number must be a number')
    .integer('number must be whole')
    .min(1, 'number must be at least 1')
    .max(NUMBER_MAX, `number must be at most ${NUMBER_MAX}`)
    .required('number is required'),
  answers: yup
    .array(
      yup.object({ key: keyAtom, answer: answerAtom }).noUnknown('An answer holds a field that is not known'),
    )
    .strict()
    .typeError('answers must be a list')
    .max(PARTS_MAX, `At most ${PARTS_MAX} answers`)
    .required('answers is required'),
})

export type PracticeCheckRequest = yup.InferType<typeof practiceCheckRequest>
