import type { AnswerChange, AttemptView, SavedAnswer } from '@/lib/contracts/exams'
import type { Answer } from '@/lib/exams/answers'
import { isEmpty } from '@/lib/exams/blank'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import type { PublicPaper, PublicPart, PublicQuestion } from '@/lib/exams/public-paper'

/** What this device holds of one part. `dirty`: the server has not confirmed this number yet. */
export type PartRecord = AnswerChange & { dirty: boolean }
export type Records = Readonly<Record<string, PartRecord>>

/** What checking said of an answer; the part may hold another one by now. */
export type Checked = { result: CheckedPart; answer: Answer | null }

export type SittingState = {
  paper: PublicPaper
  /** When the sitting began, by the server: the numbers of changes count from here. */
  epochMs: number
  records: Records
  /** Number of the question on the screen. */
  current: number
  /** The part that the student touched last; time counts for it. */
  activeKey: string
  checked: Readonly<Record<string, Checked>>
  /** Why the server refused what a part holds; the answer stays here. */
  refused: Readonly<Record<string, string>>
}

export type Edit = Partial<Pick<SavedAnswer, 'answer' | 'working' | 'flagged' | 'guessed' | 'struck'>>

export type SittingAction =
  | { type: 'edit'; key: string; edit: Edit; at: string }
  | { type: 'go'; question: number }
  | { type: 'touch'; key: string }
  | { type: 'spend'; ms: number; at: string }
  | { type: 'saved'; sent: readonly { key: string; seq: number }[] }
  | { type: 'merge'; answers: readonly SavedAnswer[] }
  | { type: 'checked'; checked: Checked }
  | { type: 'refused'; key: string; message: string }

const NOTHING = {
  seq: 0,
  answer: null,
  working: '',
  flagged: false,
  guessed: false,
  struck: '',
  timeMs: 0,
} as const

export function blankRecord(key: string): PartRecord {
  return { key, ...NOTHING, at: '', dirty: false }
}

export function recordOf(records: Records, key: string): PartRecord {
  return records[key] ?? blankRecord(key)
}

export function questionAt(paper: PublicPaper, number: number): PublicQuestion {
  const question = paper.questions.find(each => each.number === number) ?? paper.questions[0]
  if (!question) throw new Error(`Paper ${paper.id} has no questions`)
  return question
}

export function allParts(paper: PublicPaper): PublicPart[] {
  return paper.questions.flatMap(question => question.parts)
}

/** @param local what this device holds; of several records of a part the last one counts */
export function startSitting(
  view: Pick<AttemptView, 'attempt' | 'paper' | 'answers'>,
  local: readonly PartRecord[],
  current = 1,
  checked: SittingState['checked'] = {},
): SittingState {
  const { paper } = view
  const keys = new Set(allParts(paper).map(part => part.key))
  const records = Object.fromEntries(
    local.filter(each => keys.has(each.key)).map(each => [each.key, each] as const),
  )
  const first = questionAt(paper, current)
  const state: SittingState = {
    paper,
    epochMs: Date.parse(view.attempt.startedAt),
    records,
    current: first.number,
    activeKey: first.parts[0]?.key ?? '',
    checked,
    refused: {},
  }
  return reduceSitting(state, { type: 'merge', answers: view.answers })
}

/** Hundredths of a second: 30 days of them fit into what the server takes. */
const TICK_MS = 10

/**
 * The number of a change made at this time. It rises with every change of the part, and with time, so that of two
 * devices that knew nothing of each other the later change wins.
 */
function nextSeq(before: number, epochMs: number, at: string): number {
  const tick = Math.floor((Date.parse(at) - epochMs) / TICK_MS)
  return Math.max(before + 1, Number.isFinite(tick) ? tick : 0)
}

function change(
  state: SittingState,
  key: string,
  edit: Edit & { timeMs?: number },
  at: string,
): SittingState {
  const before = recordOf(state.records, key)
  const answer = edit.answer !== undefined && isEmpty(edit.answer) ? null : edit.answer
  const after: PartRecord = {
    ...before,
    ...edit,
    ...(answer !== undefined && { answer }),
    ...(answer === null && { guessed: false }), // no answer, no guess
    seq: nextSeq(before.seq, state.epochMs, at),
    at,
    dirty: true,
  }
  return { ...state, records: { ...state.records, [key]: after } }
}

/** The highest number wins. On a tie with something unsent, what was typed here is numbered again. */
function merge(state: SittingState, answers: readonly SavedAnswer[]): SittingState {
  const records: Record<string, PartRecord> = { ...state.records }
  for (const theirs of answers) {
    const ours = records[theirs.key]
    if (ours?.dirty && ours.seq >= theirs.seq)
      records[theirs.key] = { ...ours, seq: Math.max(ours.seq, theirs.seq + 1) }
    else records[theirs.key] = { ...theirs, at: ours?.at ?? '', dirty: false }
  }
  return { ...state, records }
}

/** Pure: time comes with the action, storage and network are told by the caller. */
export function reduceSitting(state: SittingState, action: SittingAction): SittingState {
  switch (action.type) {
    case 'edit': {
      const { [action.key]: _, ...refused } = state.refused
      return { ...change(state, action.key, action.edit, action.at), activeKey: action.key, refused }
    }
    case 'go': {
      const question = questionAt(state.paper, action.question)
      return { ...state, current: question.number, activeKey: question.parts[0]?.key ?? '' }
    }
    case 'touch':
      return state.activeKey === action.key ? state : { ...state, activeKey: action.key }
    case 'spend': {
      if (action.ms < 1 || state.activeKey === '') return state
      const timeMs = recordOf(state.records, state.activeKey).timeMs + Math.round(action.ms)
      return change(state, state.activeKey, { timeMs }, action.at)
    }
    case 'saved': {
      const records: Record<string, PartRecord> = { ...state.records }
      for (const { key, seq } of action.sent) {
        const record = records[key]
        if (record?.dirty && record.seq <= seq) records[key] = { ...record, dirty: false }
      }
      return { ...state, records }
    }
    case 'merge':
      return merge(state, action.answers)
    case 'checked':
      return { ...state, checked: { ...state.checked, [action.checked.result.key]: action.checked } }
    case 'refused':
      return { ...state, refused: { ...state.refused, [action.key]: action.message } }
  }
}

export function dirtyRecords(records: Records): PartRecord[] {
  return Object.values(records).filter(record => record.dirty)
}
