import * as yup from 'yup'
import { ANSWER_LIMITS, OPTION_LETTERS } from '@/lib/exams/answers'
import { SEED_PATTERN } from '@/lib/exams/build-paper'
import { momentAtom } from './atoms'
import { ATTEMPT_MODES, TIME_FACTORS } from './exams'

/** The bodies of the calls of mock exams. Whether a key belongs to the paper is the server's to say. */

const CHANGES_MOST = 60
const CELLS_MOST = 200
const TIME_MOST_MS = 7 * 24 * 3_600_000

const text = (most: number, message: string) => yup.string().strict().typeError(message).max(most, message)
const id = (message: string) => text(64, message).required(message)
const flag = (message: string) => yup.boolean().strict().typeError(message).required(message)

export const competencyTokenRequest = yup.object({
  paperId: id('paperId is required'),
  /** Of one very paper; a fresh one is drawn without it. */
  seed: yup
    .string()
    .strict()
    .typeError('seed must be text')
    .matches(SEED_PATTERN, 'seed must look like K7QF3M'),
  mode: yup
    .string()
    .strict()
    .typeError('mode must be text')
    .oneOf(ATTEMPT_MODES, 'mode must be exam, practice or print'),
  timeFactor: yup
    .number()
    .strict()
    .typeError('timeFactor must be a number')
    .oneOf(TIME_FACTORS, 'timeFactor must be 1, 1.1, 1.25, 1.5 or 2'),
})

const KEY = /^\d{1,3}(?:\.[a-h](?:\.[ivx]{1,4})?)?$/
const keyAtom = id('key is required').matches(KEY, 'key must look like 7 or 7.c.i')

const mapOfTexts = (most: number, message: string) =>
  yup
    .mixed<Record<string, string>>()
    .test(
      'texts',
      message,
      value =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.keys(value).length <= CELLS_MOST &&
        Object.entries(value).every(
          ([key, each]) => key.length <= 40 && typeof each === 'string' && each.length <= most,
        ),
    )

const TOO_LONG = 'This answer is too long'

/** One schema for each kind of answer; the key of the union is `kind`. */
const ANSWERS = {
  choice: yup.object({
    choice: yup.string().strict().required('Choose an option').oneOf(OPTION_LETTERS, 'Choose A, B, C or D'),
  }),
  numeric: yup.object({
    value: text(ANSWER_LIMITS.value, TOO_LONG).defined('value must be text'),
    unit: text(ANSWER_LIMITS.unit, TOO_LONG).defined('unit must be text'),
  }),
  expression: yup.object({ text: text(ANSWER_LIMITS.expression, TOO_LONG).defined('text must be text') }),
  solutions: yup.object({ text: text(ANSWER_LIMITS.solutions, TOO_LONG).defined('text must be text') }),
  match: yup.object({ pairs: mapOfTexts(40, 'pairs must be texts by id').required() }),
  order: yup.object({
    ids: yup
      .array()
      .of(id('ids must be texts'))
      .max(CELLS_MOST, TOO_LONG)
      .strict()
      .typeError('ids must be a list')
      .required(),
  }),
  table: yup.object({ cells: mapOfTexts(ANSWER_LIMITS.cell, 'cells must be texts by id').required() }),
  written: yup.object({ text: text(ANSWER_LIMITS.written, TOO_LONG).defined('text must be text') }),
} as const

/** Null takes an answer back. */
const answerAtom = yup
  .mixed()
  .nullable()
  .defined('answer is required')
  .test('answer', 'answer is of no known kind', (value, context) => {
    if (value === null) return true
    const kind = (value as { kind?: unknown } | undefined)?.kind
    if (typeof kind !== 'string' || !Object.hasOwn(ANSWERS, kind)) return false
    const schema = ANSWERS[kind as keyof typeof ANSWERS].shape({ kind: yup.string().required() }).noUnknown()
    try {
      schema.validateSync(value, { strict: true })
      return true
    } catch (error) {
      return context.createError({
        message: error instanceof yup.ValidationError ? error.message : 'answer is wrong',
      })
    }
  })

const changeShape = yup
  .object({
    key: keyAtom,
    seq: yup
      .number()
      .strict()
      .typeError('seq must be a number')
      .integer('seq must be whole')
      .min(1)
      .max(1e9)
      .required('seq is required'),
    answer: answerAtom,
    working: text(ANSWER_LIMITS.working, 'The working is too long').defined('working must be text'),
    flagged: flag('flagged must be true or false'),
    /** Pages that were open before this field came do not send it. */
    guessed: yup.boolean().strict().typeError('guessed must be true or false'),
    struck: text(4, 'struck must be letters')
      .matches(/^[A-D]*$/, 'struck must be letters')
      .defined('struck must be letters'),
    timeMs: yup
      .number()
      .strict()
      .typeError('timeMs must be a number')
      .integer()
      .min(0)
      .max(TIME_MOST_MS)
      .required('timeMs is required'),
    at: momentAtom('at must be a time'),
  })
  .noUnknown('A change holds a field that is not known')

const changes = yup
  .array()
  .of(changeShape)
  .strict()
  .typeError('changes must be a list')
  .max(CHANGES_MOST, `Send at most ${CHANGES_MOST} changes at once`)
  .required('changes is required')

export const examAnswersRequest = yup.object({ attemptId: id('attemptId is required'), changes })
export const examHandInRequest = yup.object({
  attemptId: id('attemptId is required'),
  changes,
  /** True when the clock handed in. */
  automatic: flag('automatic must be true or false'),
})
export const examCheckRequest = yup.object({ attemptId: id('attemptId is required'), key: keyAtom })
export const examSelfMarkRequest = yup.object({
  attemptId: id('attemptId is required'),
  key: keyAtom,
  points: yup
    .array()
    .of(flag('points must be true or false'))
    .strict()
    .typeError('points must be a list')
    .max(40, 'points must be a list')
    .required('points is required'),
})

export type CompetencyTokenRequest = yup.InferType<typeof competencyTokenRequest>
export type ExamAnswersRequest = yup.InferType<typeof examAnswersRequest>
export type ExamHandInRequest = yup.InferType<typeof examHandInRequest>
export type ExamCheckRequest = yup.InferType<typeof examCheckRequest>
export type ExamSelfMarkRequest = yup.InferType<typeof examSelfMarkRequest>
