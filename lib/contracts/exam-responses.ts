import { array, boolean, mixed, number, type ObjectShape, object, string } from 'yup'

/** What the calls of mock exams answer inside `result`. */

const text = () => string().strict().defined()
const textOrNull = () => string().strict().nullable().defined()
const flag = () => boolean().strict().defined()
const count = () => number().strict().integer().defined()
const countOrNull = () => number().strict().nullable().defined()
const time = () => text().meta({ format: 'date-time' })
const timeOrNull = () => textOrNull()
const exact = <S extends ObjectShape>(shape: S) => object(shape).noUnknown().strict().required()
const exactOrNull = <S extends ObjectShape>(shape: S) =>
  object(shape).noUnknown().strict().nullable().defined().default(undefined)
const texts = () => array(text()).defined()

const figure = () =>
  exactOrNull({
    svg: text(),
    width: number().defined(),
    height: number().defined(),
    title: text(),
    description: text(),
  })
const table = () => exactOrNull({ caption: textOrNull(), head: texts(), rows: array(texts()).defined() })

/** One shape for each `kind`; each is allow-listed where it is made (lib/exams/kinds). */
const field = () => mixed().defined()

/** A question before marking: what the student was asked. */
export const question = exact({
  number: count(),
  stem: text(),
  figure: figure(),
  table: table(),
  marks: count(),
  parts: array(
    exact({
      key: text(),
      label: text(),
      lead: textOrNull(),
      prompt: text(),
      figure: figure(),
      table: table(),
      marks: count(),
      field: field(),
    }),
  ).defined(),
})

/** What was corrected in a handed-in paper, until it was read. */
export const correctionNotice = () => exactOrNull({ keys: texts(), gained: count() })

const paper = exact({
  id: text(),
  paperId: text(),
  title: text(),
  syllabus: text(),
  component: text(),
  level: text(),
  subject: text(),
  durationMinutes: count(),
  totalMarks: count(),
  calculator: flag(),
  sheets: texts(),
  rubric: texts(),
  sections: array(
    exact({
      id: text(),
      title: text(),
      instruction: text(),
      choose: countOrNull(),
      questions: array(count()).defined(),
    }),
  ).defined(),
  questions: array(question).defined(),
})

const summary = {
  attemptId: text(),
  paperId: text(),
  examId: text(),
  seed: text(),
  mock: countOrNull(),
  title: text(),
  level: text(),
  subject: text(),
  mode: text().oneOf(['exam', 'practice', 'print'] as const),
  timeFactor: countOrNull(),
  state: text().oneOf(['open', 'handedIn', 'print'] as const),
  startedAt: time(),
  deadlineAt: timeOrNull(),
  handedInAt: timeOrNull(),
  durationMinutes: count(),
  totalMarks: count(),
  questions: count(),
  answered: count(),
  parts: count(),
  earned: countOrNull(),
  toSelfMark: countOrNull(),
  correction: correctionNotice(),
}

const explanation = {
  corrections: array(exact({ day: text(), html: text() })).defined(),
  answer: text(),
  scheme: array(exact({ code: text(), html: text(), scale: textOrNull() })).defined(),
  solution: text(),
  solutionFigure: figure(),
  modelFigure: figure(),
  errors: array(exact({ letter: text(), error: textOrNull() }))
    .nullable()
    .defined(),
  keyed: mixed().nullable().defined(),
  scales: array(
    exact({
      name: text(),
      outOf: count(),
      bands: array(exact({ from: count(), to: count(), html: text() }))
        .nullable()
        .defined(),
    }),
  )
    .nullable()
    .defined(),
}

const partResult = {
  key: text(),
  state: text().oneOf(['unanswered', 'marked', 'toSelfMark', 'selfMarked'] as const),
  earned: count(),
  available: count(),
  verdict: textOrNull(),
  points: array(flag()).defined(),
  error: textOrNull(),
  readAs: textOrNull(),
  cells: mixed().nullable().defined(),
  entries: array(
    exact({
      what: text(),
      yours: text(),
      right: text(),
      verdict: text().oneOf(['right', 'own', 'wrong', 'blank', 'ignored', 'missing'] as const),
      remark: textOrNull(),
    }),
  )
    .nullable()
    .defined(),
  judged: array(
    exact({
      verdict: text().oneOf(['earned', 'notEarned', 'undecided'] as const),
      spans: array(exact({ from: count(), to: count() })).defined(),
      reason: text(),
    }),
  )
    .nullable()
    .defined(),
  explanation: exact(explanation),
  before: countOrNull(),
  subtopic: exact({ number: text(), title: text(), href: text() }),
  objective: text(),
  command: text(),
}

/** A part after marking. */
export const countedPart = exact({ ...partResult, counts: flag() })

const shares = () =>
  array(exact({ id: text(), title: text(), earned: count(), available: count() })).defined()

const result = {
  earned: count(),
  available: count(),
  toSelfMark: count(),
  grade: exactOrNull({
    low: text(),
    high: text(),
    scale: array(exact({ grade: text(), mark: count() })).defined(),
    basis: text(),
    source: textOrNull(),
  }),
  byTopic: shares(),
  byObjective: shares(),
  byCommand: shares(),
  misconceptions: array(exact({ error: text(), keys: texts() })).defined(),
  parts: array(countedPart).defined(),
  timeUsedMs: count(),
  automatic: flag(),
}

export const examAttemptsResult = array(exact(summary)).defined()
export const examViewResult = exact({
  attempt: exact(summary),
  paper,
  answers: array(
    exact({
      key: text(),
      seq: count(),
      answer: mixed().nullable().defined(),
      working: text(),
      flagged: flag(),
      guessed: flag(),
      struck: text(),
      timeMs: count(),
    }),
  ).defined(),
  serverNow: time(),
  result: exactOrNull(result),
  scheme: mixed().nullable().defined(),
})
export const examPaperResult = exact({ examId: text(), code: text(), paperId: text(), seed: text(), paper })
export const examGivenResult = exact({ examId: text(), code: text() })
export const examSavedResult = exact({
  saved: array(exact({ key: text(), seq: count() })).defined(),
  serverNow: time(),
  deadlineAt: timeOrNull(),
})
export const examCheckedResult = exact(partResult)
