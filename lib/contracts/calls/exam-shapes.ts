import type { AttemptSummary, CorrectionNotice, SavedAnswer } from '@/lib/contracts/exams'
import type { AttemptResult, CheckedPart, GradeRange, PartResult, Share } from '@/lib/exams/marked-paper'
import type {
  Explanation,
  PublicFigure,
  PublicPaper,
  PublicQuestion,
  PublicTable,
} from '@/lib/exams/public-paper'
import { amount, anything, count, exact, flag, list, oneOf, orNull, type Shape, text, time } from '../shape'

/** What the calls of mock exams answer, in the types of lib/exams. */

export const marksOrNull = () => orNull(amount())
const texts = () => list(text())

const figure = orNull(
  exact<PublicFigure>({ svg: text(), width: amount(), height: amount(), title: text(), description: text() }),
)
const table = orNull(exact<PublicTable>({ caption: orNull(text()), head: texts(), rows: list(texts()) }))

/** A question before marking: what the student was asked. */
export const question = exact<PublicQuestion>({
  number: count(),
  stem: text(),
  figure,
  table,
  marks: count(),
  parts: list(
    exact({
      key: text(),
      label: text(),
      lead: orNull(text()),
      prompt: text(),
      figure,
      table,
      marks: count(),
      field: anything(),
    }),
  ),
})

/** What was corrected in a handed-in paper, until it was read. */
export const correctionNotice = orNull(exact<CorrectionNotice>({ keys: texts(), gained: count() }))

export const paper = exact<PublicPaper>({
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
  sections: list(
    exact({
      id: text(),
      title: text(),
      instruction: text(),
      choose: marksOrNull(),
      questions: list(count()),
    }),
  ),
  questions: list(question),
})

export const summary = exact<AttemptSummary>({
  attemptId: text(),
  paperId: text(),
  examId: text(),
  seed: text(),
  mock: marksOrNull(),
  title: text(),
  level: text(),
  subject: text(),
  mode: oneOf(['exam', 'practice', 'print']),
  timeFactor: marksOrNull(),
  state: oneOf(['open', 'handedIn', 'print']),
  startedAt: time(),
  deadlineAt: orNull(text()),
  handedInAt: orNull(text()),
  durationMinutes: count(),
  totalMarks: count(),
  questions: count(),
  answered: count(),
  parts: count(),
  earned: marksOrNull(),
  toSelfMark: marksOrNull(),
  correction: correctionNotice,
})

const explanation = exact<Explanation>({
  corrections: list(exact({ day: text(), html: text() })),
  answer: text(),
  scheme: list(exact({ code: text(), html: text(), scale: orNull(text()), required: flag() })),
  solution: text(),
  solutionFigure: figure,
  modelFigure: figure,
  errors: orNull(list(exact({ letter: text(), error: orNull(text()) }))),
  keyed: orNull(anything()),
  scales: orNull(
    list(
      exact({
        name: text(),
        outOf: count(),
        bands: orNull(list(exact({ from: count(), to: count(), html: text() }))),
      }),
    ),
  ),
})

const partFields: { [K in keyof CheckedPart]: Shape<CheckedPart[K]> } = {
  key: text(),
  state: oneOf(['unanswered', 'marked', 'toSelfMark', 'selfMarked']),
  earned: count(),
  available: count(),
  verdict: orNull(text()),
  points: list(flag()),
  error: orNull(text()),
  readAs: orNull(text()),
  cells: orNull(anything()),
  entries: orNull(
    list(
      exact({
        what: text(),
        yours: text(),
        right: text(),
        verdict: oneOf(['right', 'own', 'wrong', 'blank', 'ignored', 'missing']),
        remark: orNull(text()),
      }),
    ),
  ),
  judged: orNull(
    list(
      exact({
        verdict: oneOf(['earned', 'notEarned', 'undecided']),
        spans: list(exact({ from: count(), to: count() })),
        reason: text(),
      }),
    ),
  ),
  explanation,
  before: marksOrNull(),
  subtopic: exact({ number: text(), title: text(), href: text() }),
  objective: text(),
  command: text(),
}
export const checkedPart = exact<CheckedPart>(partFields)

/** A part after marking. */
export const countedPart = exact<PartResult>({ ...partFields, counts: flag() })

const shares = list(
  exact<Share>({ id: text(), title: text(), earned: count(), toMark: count(), available: count() }),
)

const grade = exact<GradeRange>({
  low: text(),
  high: text(),
  scale: list(exact({ grade: text(), mark: count() })),
  basis: text(),
  source: orNull(text()),
})

export const result = exact<AttemptResult>({
  earned: count(),
  available: count(),
  toSelfMark: count(),
  grade: orNull(grade),
  byTopic: shares,
  byObjective: shares,
  byCommand: shares,
  misconceptions: list(exact({ error: text(), keys: texts() })),
  parts: list(countedPart),
  timeUsedMs: count(),
  automatic: flag(),
})

export const savedAnswer = exact<SavedAnswer>({
  key: text(),
  seq: count(),
  answer: orNull(anything()),
  working: text(),
  flagged: flag(),
  guessed: flag(),
  struck: text(),
  timeMs: count(),
})
