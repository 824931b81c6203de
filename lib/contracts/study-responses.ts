import { array, number, type ObjectShape, object, string } from 'yup'
import { correctionNotice } from './exam-responses'
import { noteProgressResult } from './responses'
import { STUDY_KINDS } from './study'

/** What the calls of the Learning Hub answer inside `result`. */

const text = () => string().strict().defined()
const textOrNull = () => string().strict().nullable().defined()
const count = () => number().strict().integer().defined()
const countOrNull = () => number().strict().nullable().defined()
const time = () => text().meta({ format: 'date-time' })
const exact = <S extends ObjectShape>(shape: S) => object(shape).noUnknown().strict().required()

export const studyEntryResult = exact({
  kind: text().oneOf(STUDY_KINDS),
  key: text(),
  value: textOrNull(),
  at: time(),
})

export const studyEntriesResult = exact({ entries: array(studyEntryResult).defined() })

export const studyOverviewResult = exact({
  serverNow: time(),
  level: text().oneOf(['igcse', 'alevels'] as const),
  entries: array(studyEntryResult).defined(),
  notes: array(noteProgressResult).defined(),
  attempts: array(
    exact({
      attemptId: text(),
      paperId: text(),
      seed: text(),
      mock: countOrNull(),
      title: text(),
      level: text(),
      subject: text(),
      mode: text().oneOf(['exam', 'practice'] as const),
      state: text().oneOf(['open', 'handedIn'] as const),
      startedAt: time(),
      deadlineAt: textOrNull(),
      handedInAt: textOrNull(),
      totalMarks: count(),
      earned: countOrNull(),
      toSelfMark: countOrNull(),
      correction: correctionNotice(),
      answered: count(),
      parts: count(),
    }),
  ).defined(),
  marks: array(
    exact({ level: text(), subject: text(), subtopic: text(), earned: count(), available: count() }),
  ).defined(),
})
