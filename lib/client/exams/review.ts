import type { AttemptView, SavedAnswer } from '@/lib/contracts/exams'
import { isBlank } from '@/lib/exams/blank'
import type { PartResult } from '@/lib/exams/marked-paper'
import type { PublicQuestion } from '@/lib/exams/public-paper'
import type { Stroke } from '@/lib/exams/sketch'

export type ReviewFilter = 'all' | 'wrong' | 'flagged' | 'guessed' | 'slow' | 'self'

export type QuestionReview = {
  question: PublicQuestion
  results: PartResult[]
  saved: SavedAnswer[]
  earned: number
  available: number
  timeMs: number
  /** Time that its marks are worth at the pace of the paper. */
  paceMs: number
  isWrong: boolean
  isFlagged: boolean
  isGuessed: boolean
  isSlow: boolean
  toSelfMark: boolean
  /** Nothing was answered. */
  isLeft: boolean
  /** Not where the section asks for fewer questions than it has: what the student chose counts, the best of it if it is too much. */
  counts: boolean
}

/** Half as long again as its marks are worth, and by half a minute at least. */
const SLOW_FACTOR = 1.5
const SLOW_MIN_MS = 30_000

export function reviewsOf({ paper, result, answers }: AttemptView): QuestionReview[] {
  if (!result) return []
  const paceMs = (paper.durationMinutes * 60_000) / paper.totalMarks
  return paper.questions.map(question => {
    const keys = new Set(question.parts.map(part => part.key))
    const results = result.parts.filter(part => keys.has(part.key))
    const saved = answers.filter(answer => keys.has(answer.key))
    const sum = (of: (part: PartResult) => number) => results.reduce((all, part) => all + of(part), 0)
    const [earned, available] = [sum(part => part.earned), sum(part => part.available)]
    const timeMs = saved.reduce((all, answer) => all + answer.timeMs, 0)
    const worth = paceMs * available
    const counts = results.every(part => part.counts)
    return {
      question,
      results,
      saved,
      earned,
      available,
      timeMs,
      paceMs: worth,
      isWrong: counts && results.some(part => part.state !== 'toSelfMark' && part.earned < part.available),
      isFlagged: saved.some(answer => answer.flagged),
      isGuessed: saved.some(answer => answer.guessed),
      isSlow: timeMs > worth * SLOW_FACTOR && timeMs - worth > SLOW_MIN_MS,
      toSelfMark: counts && results.some(part => part.state === 'toSelfMark'),
      isLeft: saved.every(({ answer }) => isBlank(answer)),
      counts,
    }
  })
}

export function matches(review: QuestionReview, filter: ReviewFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'wrong':
      return review.isWrong
    case 'flagged':
      return review.isFlagged
    case 'guessed':
      return review.isGuessed
    case 'slow':
      return review.isSlow
    case 'self':
      return review.toSelfMark
  }
}

export type ReadNext = { href: string; number: string; title: string; lost: number }

/** How many parts of what counts were answered. */
export function answeredOf({ result, answers }: AttemptView): { answered: number; parts: number } {
  const counted = new Set(result?.parts.filter(({ counts }) => counts).map(({ key }) => key))
  const given = answers.filter(({ key, answer }) => counted.has(key) && !isBlank(answer))
  return { answered: given.length, parts: counted.size }
}

/** The notes of the sub-topics where most marks were lost. */
export function readNext({ result }: AttemptView, most = 3): ReadNext[] {
  const lost = new Map<string, ReadNext>()
  for (const part of result?.parts ?? []) {
    const missed = part.state === 'toSelfMark' || !part.counts ? 0 : part.available - part.earned
    if (missed === 0 || part.subtopic.href === '') continue
    const before = lost.get(part.subtopic.number)
    lost.set(part.subtopic.number, { ...part.subtopic, lost: (before?.lost ?? 0) + missed })
  }
  return [...lost.values()].sort((one, other) => other.lost - one.lost).slice(0, most)
}

/** "1 h 08 min", "12 min", "45 s". */
export function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60)
    return minutes < 10 && seconds % 60 > 0 ? `${minutes} min ${seconds % 60} s` : `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** "1.4 min a mark", or seconds below one minute. */
export function perMarkText(ms: number, marks: number): string {
  if (marks === 0 || ms === 0) return ''
  const each = ms / marks
  return each < 60_000 ? `${Math.round(each / 1000)} s a mark` : `${(each / 60_000).toFixed(1)} min a mark`
}

export type Guesses = { parts: number; right: number; marks: number }

/** How the answers did that the student called guesses. Null without any. */
export function guessesOf({ result, answers }: AttemptView): Guesses | null {
  const keys = new Set(answers.filter(answer => answer.guessed).map(answer => answer.key))
  const parts = (result?.parts ?? []).filter(part => keys.has(part.key))
  if (parts.length === 0) return null
  return {
    parts: parts.length,
    right: parts.filter(part => part.earned === part.available).length,
    marks: parts.reduce((all, part) => all + part.earned, 0),
  }
}

function csvCell(value: string | number): string {
  const text = String(value)
  // A cell that begins with = + - @ would be a formula to a spreadsheet.
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const strokesText = (strokes: readonly Stroke[]) =>
  strokes.map(({ tool, ...rest }) => `${tool} ${Object.values(rest).flat(2).join(' ')}`).join('; ')

function typed(answer: SavedAnswer['answer'] | undefined): string {
  if (!answer) return ''
  switch (answer.kind) {
    case 'choice':
      return answer.choice
    case 'numeric':
      return [answer.value, answer.unit].filter(Boolean).join(' ')
    case 'expression':
    case 'equation':
    case 'solutions':
      return answer.text
    case 'written':
      return [answer.text, strokesText(answer.strokes ?? [])].filter(Boolean).join('\n')
    case 'structure':
      return answer.drawn ? answer.drawn.atoms.map(({ element }) => element).join('') : answer.text
    case 'plot':
    case 'draw':
      return strokesText(answer.strokes)
    case 'match':
      return Object.entries(answer.pairs)
        .map(pair => pair.join(' = '))
        .join('; ')
    case 'order':
      return answer.ids.join(' > ')
    case 'table':
      return Object.entries(answer.cells)
        .map(pair => pair.join(' = '))
        .join('; ')
    case 'words':
      return answer.texts.filter(Boolean).join('; ')
    case 'ledger':
      return (['debit', 'credit'] as const)
        .map(
          side =>
            `${side}: ${answer[side].map(({ date, narrative, amount }) => [date, narrative, amount].filter(Boolean).join(' ')).join(', ')}`,
        )
        .join('; ')
  }
}

/** One row for each part, for spreadsheets. */
export function resultCsv({ result, answers }: AttemptView): string {
  const head = [
    'part',
    'sub-topic',
    'objective',
    'command word',
    'answer',
    'earned',
    'available',
    'marked',
    'guess',
    'seconds',
  ]
  const rows = (result?.parts ?? []).map(part => {
    const saved = answers.find(answer => answer.key === part.key)
    return [
      part.key,
      `${part.subtopic.number} ${part.subtopic.title}`,
      part.objective,
      part.command,
      typed(saved?.answer),
      part.earned,
      part.available,
      part.state,
      saved?.guessed ? 'yes' : '',
      Math.round((saved?.timeMs ?? 0) / 1000),
    ]
  })
  return [head, ...rows].map(row => row.map(csvCell).join(',')).join('\r\n')
}
