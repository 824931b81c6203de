import { array, boolean, mixed, number, type ObjectShape, object, string } from 'yup'
import { tutoringExport } from './tutoring-responses'

/** What each call answers inside `result`, as schemas: documentation and tests are made of them. */

const text = () => string().strict().defined()
const orNull = () => string().strict().nullable().defined()
const flag = () => boolean().strict().defined()
const count = () => number().strict().integer().defined()
const time = () => text().meta({ format: 'date-time' })
const exact = <S extends ObjectShape>(shape: S) => object(shape).noUnknown().strict().required()

const tokenFields = {
  accessToken: text(),
  refreshToken: text(),
  userId: text(),
  socketToken: text(),
  refreshTokenValidity: time(),
}

export const tokensResult = exact(tokenFields)
export const loginResult = exact({ fullName: text(), ...tokenFields })
export const doneResult = flag().oneOf([true])

export const exploreResult = exact({
  xVisitorId: text(),
  lastUpdateAt: time(),
  mode: text().oneOf(['EXPLORE', 'VISITOR'] as const),
  data: exact({ gradeId: text(), grade: text(), countryId: text(), countryCode: text() }),
})

export const gradesResult = array(exact({ id: text(), name: text() })).defined()
export const countriesResult = array(
  exact({ id: text(), name: text(), alpha2Code: text(), alpha3Code: text() }),
).defined()
export const subjectsResult = array(exact({ subjectId: text(), subjectName: text() })).defined()

export const competencyResult = array(
  exact({
    id: text(),
    subjectId: text(),
    subjectName: text(),
    level: text().oneOf(['igcse', 'alevels'] as const),
    title: text(),
    testPaperType: mixed<1 | 2>().oneOf([1, 2]).defined(),
    durationMinutes: count(),
    totalMarks: count(),
  }),
).defined()

export const competencyTokenResult = exact({
  token: text(),
  attemptId: text(),
  examId: text(),
  expiresAt: time(),
})

export const geoCountryResult = exact({ country: orNull() })

export const challengeResult = exact({
  algorithm: text().oneOf(['SHA-256'] as const),
  challenge: text(),
  maxnumber: count(),
  salt: text(),
  signature: text(),
})

export const liveResult = exact({ status: text().oneOf(['ok'] as const) })
export const readyResult = exact({
  status: text().oneOf(['ok'] as const),
  checks: exact({ database: text().oneOf(['up', 'down'] as const) }),
})

export const noteProgressResult = exact({ path: text(), learned: flag(), at: time() })
export const notesProgressResult = exact({ notes: array(noteProgressResult).defined() })

const cardEvent = exact({
  id: text(),
  card: text(),
  kind: text().oneOf(['review', 'undo', 'keep', 'drop'] as const),
  at: time(),
  rating: number().strict().integer().nullable().defined(),
  undoes: orNull(),
  durationMs: count(),
})
export const cardsLogResult = exact({ events: array(cardEvent).defined(), next: count(), more: flag() })

export const sessionsResult = exact({
  sessions: array(
    exact({ id: text(), device: orNull(), startedAt: time(), lastUsedAt: time(), isThis: flag() }),
  ).defined(),
})

export const accountExportResult = exact({
  exportedAt: time(),
  account: exact({
    userId: text(),
    fullName: text(),
    email: text(),
    registeredAt: time(),
    country: text(),
    grade: text(),
  }),
  sessions: array(
    exact({ device: orNull(), startedAt: time(), lastUsedAt: time(), endsAt: time() }),
  ).defined(),
  mails: array(exact({ subject: text(), queuedAt: time(), sentAt: orNull() })).defined(),
  attempts: array(object().strict().required()).defined(),
  notes: array(noteProgressResult).defined(),
  study: array(exact({ kind: text(), key: text(), value: orNull(), at: time() })).defined(),
  tutoring: tutoringExport,
  cards: array(cardEvent).defined(),
})
