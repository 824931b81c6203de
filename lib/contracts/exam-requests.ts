import * as yup from 'yup'
import { ANSWER_LIMITS, type LedgerRow, OPTION_LETTERS } from '@/lib/exams/answers'
import { SEED_PATTERN } from '@/lib/exams/build-paper'
import { isMolecule, type Molecule } from '@/lib/exams/marking/molecule'
import { areStrokes, type Stroke } from '@/lib/exams/sketch'
import { momentAtom } from './atoms'
import { ATTEMPT_MODES, MET_PAPERS_MAX, TIME_FACTORS } from './exams'
import { firstComplaint } from './field-errors'

/** The bodies of the calls of mock exams. Whether a key belongs to the paper is the server's to say. */

const CHANGES_MAX = 60
const CELLS_MAX = 200
const ID_MAX = 64
/** Names of topic tests hold the whole title of the topic. */
const PAPER_ID_MAX = 120
const LINES_MAX = 20
const POINTS_MAX = 40
const TIME_MAX_MS = 7 * 24 * 3_600_000

const isText = (most: number) => (each: unknown) =>
  typeof each === 'string' && each.length > 0 && each.length <= most
const text = (most: number, message: string) => yup.string().strict().typeError(message).max(most, message)
const id = (message: string) => text(ID_MAX, message).required(message)
const flag = (message: string) => yup.boolean().strict().typeError(message).required(message)

const seed = yup
  .string()
  .strict()
  .typeError('seed must be text')
  .matches(SEED_PATTERN, 'seed must look like K7QF3M')

/** Which very paper of those with this paperId; a fresh one is drawn without either. */
const veryPaper = {
  paperId: text(PAPER_ID_MAX, 'paperId is too long').required('paperId is required'),
  seed,
  /** As it is stored; what is stored counts, also after the bank has grown. */
  examId: text(PAPER_ID_MAX, 'examId is too long'),
}

export const competencyTokenRequest = yup.object({
  ...veryPaper,
  /** Papers that a visitor's browser remembers, newest last: their visits have other ids. */
  met: yup
    .array<yup.AnyObject, string>()
    .strict()
    .typeError('met must be a list')
    .max(MET_PAPERS_MAX, `met names at most ${MET_PAPERS_MAX} papers`)
    .test('texts', 'met must be ids of papers', ids => ids === undefined || ids.every(isText(PAPER_ID_MAX))),
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

export const examGiveRequest = yup.object(veryPaper)

const KEY = /^\d{1,3}(?:\.[a-h](?:\.[ivx]{1,4})?)?$/
export const keyAtom = id('key is required').matches(KEY, 'key must look like 7 or 7.c.i')

const TOO_LONG = 'This answer is too long'

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
        Object.keys(value).length <= CELLS_MAX &&
        Object.entries(value).every(
          ([key, each]) => key.length <= 40 && typeof each === 'string' && each.length <= most,
        ),
    )

const strokes = () =>
  yup
    .mixed<Stroke[]>()
    .test('strokes', 'strokes must be what is drawn', value => value === undefined || areStrokes(value))

/** A list by one test: schemas for each element would cost more than a body may. */
const listOf = <T>(message: string, isFit: (value: unknown) => boolean) =>
  yup
    .array<yup.AnyObject, T>()
    .strict()
    .typeError(message)
    .defined(message)
    .max(LINES_MAX, TOO_LONG)
    .test('lines', message, lines => lines.every(isFit))

const isWordsLine = (value: unknown) => typeof value === 'string' && value.length <= ANSWER_LIMITS.words

const LEDGER_FIELDS = ['date', 'narrative', 'amount'] as const

function isLedgerRow(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  const isField = (name: (typeof LEDGER_FIELDS)[number]) => {
    const each = row[name]
    return typeof each === 'string' && each.length <= ANSWER_LIMITS[name]
  }
  return Object.keys(row).length === LEDGER_FIELDS.length && LEDGER_FIELDS.every(isField)
}

const answerOf = <S extends yup.ObjectShape>(fields: S) =>
  yup
    .object({ kind: yup.string().strict().required(), ...fields })
    .noUnknown('An answer holds a field that is not known')

/** One schema for each kind of answer; the key of the union is `kind`. */
export const ANSWERS = {
  choice: answerOf({
    choice: yup
      .string()
      .strict()
      .typeError('Choose A, B, C or D')
      .required('Choose an option')
      .oneOf(OPTION_LETTERS, 'Choose A, B, C or D'),
  }),
  numeric: answerOf({
    value: text(ANSWER_LIMITS.value, TOO_LONG).defined('value must be text'),
    unit: text(ANSWER_LIMITS.unit, TOO_LONG).defined('unit must be text'),
  }),
  expression: answerOf({ text: text(ANSWER_LIMITS.expression, TOO_LONG).defined('text must be text') }),
  equation: answerOf({ text: text(ANSWER_LIMITS.equation, TOO_LONG).defined('text must be text') }),
  solutions: answerOf({ text: text(ANSWER_LIMITS.solutions, TOO_LONG).defined('text must be text') }),
  match: answerOf({ pairs: mapOfTexts(40, 'pairs must be texts by id').required() }),
  order: answerOf({
    // One test for all and no schema for each: there is room for ten thousand in a body.
    ids: yup
      .array<yup.AnyObject, string>()
      .strict()
      .typeError('ids must be a list')
      .required()
      .max(CELLS_MAX, TOO_LONG)
      .test('texts', 'ids must be texts', ids => ids.every(isText(ID_MAX))),
  }),
  table: answerOf({ cells: mapOfTexts(ANSWER_LIMITS.cell, 'cells must be texts by id').required() }),
  words: answerOf({ texts: listOf<string>('texts must be a list of texts', isWordsLine) }),
  ledger: answerOf({
    debit: listOf<LedgerRow>('debit must be a list of lines', isLedgerRow),
    credit: listOf<LedgerRow>('credit must be a list of lines', isLedgerRow),
  }),
  structure: answerOf({
    text: text(ANSWER_LIMITS.structure, TOO_LONG).defined('text must be text'),
    drawn: yup
      .mixed<Molecule>()
      .nullable()
      .defined('drawn is required')
      .test('drawn', 'drawn must be a molecule', value => value === null || isMolecule(value)),
  }),
  plot: answerOf({ strokes: strokes().required('strokes is required') }),
  draw: answerOf({ strokes: strokes().required('strokes is required') }),
  written: answerOf({
    text: text(ANSWER_LIMITS.written, TOO_LONG).defined('text must be text'),
    strokes: strokes(),
  }),
} as const

/** Null takes an answer back. */
export const answerAtom = yup
  .mixed()
  .nullable()
  .defined('answer is required')
  .test('answer', 'answer is of no known kind', (value, context) => {
    if (value === null) return true
    const kind = (value as { kind?: unknown } | undefined)?.kind
    if (typeof kind !== 'string' || !Object.hasOwn(ANSWERS, kind)) return false
    const message = firstComplaint(ANSWERS[kind as keyof typeof ANSWERS], value)
    return message === null || context.createError({ message })
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
      .max(TIME_MAX_MS)
      .required('timeMs is required'),
    at: momentAtom('at must be a time'),
  })
  .noUnknown('A change holds a field that is not known')

const changes = yup
  .array()
  .of(changeShape)
  .strict()
  .typeError('changes must be a list')
  .max(CHANGES_MAX, `Send at most ${CHANGES_MAX} changes at once`)
  .required('changes is required')

export const examAnswersRequest = yup.object({ attemptId: id('attemptId is required'), changes })
export const examCorrectionSeenRequest = yup.object({ attemptId: id('attemptId is required') })
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
    .max(POINTS_MAX, 'points must be a list')
    .required('points is required'),
})
export const examSecondOpinionRequest = yup.object({
  attemptId: id('attemptId is required'),
  key: keyAtom,
  /** Its place in the scheme, from 1. */
  point: yup
    .number()
    .strict()
    .typeError('point must be a number')
    .integer('point must be whole')
    .min(1, 'point must be 1 or more')
    .max(POINTS_MAX, 'point is too high')
    .required('point is required'),
  /** That the answer may be sent to the host that the attempt names. */
  consent: flag('consent must be true').isTrue('consent must be true'),
})

export type CompetencyTokenRequest = yup.InferType<typeof competencyTokenRequest>
export type ExamGiveRequest = yup.InferType<typeof examGiveRequest>
export type ExamAnswersRequest = yup.InferType<typeof examAnswersRequest>
export type ExamHandInRequest = yup.InferType<typeof examHandInRequest>
export type ExamCheckRequest = yup.InferType<typeof examCheckRequest>
export type ExamCorrectionSeenRequest = yup.InferType<typeof examCorrectionSeenRequest>
export type ExamSecondOpinionRequest = yup.InferType<typeof examSecondOpinionRequest>
export type ExamSelfMarkRequest = yup.InferType<typeof examSelfMarkRequest>
