import { operation } from '../operation'
import { count, exact, list, needed, oneOf, orNull, otherwise, text, time } from '../shape'
import {
  STUDY_KINDS,
  type StudyAttempt,
  type StudyEntriesResult,
  type StudyEntry,
  type StudyOverview,
} from '../study'
import { correctionNotice, marksOrNull } from './exam-shapes'
import { noteProgress } from './progress'

/** Entries are kept in the browser and used as keys, so each is looked at first. */
export const studyEntry = exact<StudyEntry>({
  kind: needed(oneOf(STUDY_KINDS)),
  key: needed(text()),
  value: otherwise(orNull(text()), null),
  at: needed(time()),
})
const studyEntriesResult = exact<StudyEntriesResult>({ entries: needed(list(studyEntry)) })

const studyAttempt = exact<StudyAttempt>({
  attemptId: text(),
  paperId: text(),
  seed: text(),
  mock: marksOrNull(),
  title: text(),
  level: text(),
  subject: text(),
  mode: oneOf(['exam', 'practice']),
  state: oneOf(['open', 'handedIn']),
  startedAt: time(),
  deadlineAt: orNull(text()),
  handedInAt: orNull(text()),
  totalMarks: count(),
  earned: marksOrNull(),
  toSelfMark: marksOrNull(),
  correction: correctionNotice,
  answered: count(),
  parts: count(),
})

export const studyOverview = operation({
  method: 'GET',
  path: '/api/study/overview',
  summary:
    'All that the Learning Hub shows of the signed-in person: entries, learned notes, papers, marks by sub-topic.',
  needs: 'session',
  limit: 'study',
  response: exact<StudyOverview>({
    serverNow: time(),
    level: oneOf(['igcse', 'alevels']),
    entries: list(studyEntry),
    notes: list(noteProgress),
    attempts: list(studyAttempt),
    marks: list(
      exact({ level: text(), subject: text(), subtopic: text(), earned: count(), available: count() }),
    ),
  }),
})

export const studyEntries = operation({
  method: 'GET',
  path: '/api/study/entries',
  summary:
    'What the signed-in person has set for studying: reading places, days, exam dates, subjects, settings.',
  needs: 'session',
  limit: 'study',
  response: studyEntriesResult,
})

export const studyEntriesChange = operation({
  method: 'POST',
  path: '/api/study/entries',
  summary:
    'Keeps entries, and answers like the GET. Of each entry the latest change stays; sentAt tells how far the clock of the device is off. An entry that the catalogue does not know is passed over.',
  needs: 'session',
  limit: 'study',
  request: ({ studyEntriesRequest }) => studyEntriesRequest,
  response: studyEntriesResult,
})
