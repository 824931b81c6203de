import type { AttemptSummary, AttemptView, SavedAnswer } from '@/lib/contracts/exams'
import type { PublicPaper, PublicPart, PublicQuestion } from '@/lib/exams/public-paper'

/** A small paper for tests: question 1 and 2 multiple choice, 3 with two parts, 4 and 5 to choose from. */
function part(key: string, field: PublicPart['field'], marks = 1): PublicPart {
  const label = key.includes('.') ? key.slice(key.indexOf('.') + 1) : ''
  return { key, label, lead: null, prompt: '<p>?</p>', figure: null, table: null, marks, field }
}

const choiceField: PublicPart['field'] = {
  kind: 'choice',
  columns: null,
  options: (['A', 'B', 'C', 'D'] as const).map(letter => ({ letter, html: letter, cells: null })),
}
const writtenField: PublicPart['field'] = { kind: 'written', lines: 3 }
const numericField: PublicPart['field'] = { kind: 'numeric', unit: null, asksUnit: true, ask: null }

function question(number: number, parts: PublicPart[]): PublicQuestion {
  return { number, stem: '', figure: null, table: null, marks: parts.length, parts }
}

export const paper: PublicPaper = {
  id: 'p.1.K7QF3M',
  paperId: 'p',
  title: 'Paper 2: Multiple Choice',
  syllabus: '0625',
  component: '0625/2',
  level: 'igcse',
  subject: 'physics',
  durationMinutes: 10,
  totalMarks: 6,
  calculator: true,
  sheets: [],
  rubric: [],
  sections: [
    { id: 'A', title: 'Section A', instruction: '', choose: null, questions: [1, 2, 3] },
    { id: 'B', title: 'Section B', instruction: '', choose: 1, questions: [4, 5] },
  ],
  questions: [
    question(1, [part('1', choiceField)]),
    question(2, [part('2', choiceField)]),
    question(3, [part('3.a', numericField), part('3.b', writtenField)]),
    question(4, [part('4', writtenField)]),
    question(5, [part('5', writtenField)]),
  ],
}

export const START_MS = Date.parse('2026-11-20T10:00:00.000Z')

export const attempt: AttemptSummary = {
  attemptId: 'a1',
  paperId: 'p',
  examId: paper.id,
  seed: 'K7QF3M',
  mock: 1,
  title: paper.title,
  level: 'igcse',
  subject: 'physics',
  mode: 'exam',
  timeFactor: 1,
  state: 'open',
  startedAt: new Date(START_MS).toISOString(),
  deadlineAt: new Date(START_MS + 600_000).toISOString(),
  handedInAt: null,
  durationMinutes: 10,
  totalMarks: 6,
  questions: 5,
  answered: 0,
  parts: 6,
  earned: null,
  toSelfMark: null,
  correction: null,
}

export function view(change: Partial<AttemptView> = {}): AttemptView {
  return {
    attempt,
    paper,
    answers: [],
    serverNow: new Date(START_MS).toISOString(),
    secondOpinion: null,
    result: null,
    scheme: null,
    ...change,
  }
}

export function saved(key: string, change: Partial<SavedAnswer> = {}): SavedAnswer {
  return {
    key,
    seq: 1,
    answer: null,
    working: '',
    flagged: false,
    guessed: false,
    struck: '',
    timeMs: 0,
    ...change,
  }
}
