import { ANSWER_LIMITS, type Answer, OPTION_LETTERS } from '@/lib/exams/answers'
import { blanksOf } from '@/lib/exams/kinds/blanks'
import { modelStrokes } from '@/lib/exams/plot-model'
import type { DrawCheck, LedgerSide, Part } from '@/lib/exams/question'
import type { Spot, Stroke } from '@/lib/exams/sketch'

/** What is typed where this is right; used for every text of an answer. */
export type Write = (right: string) => string

/** An answer with something in every field of the part, each written from its key. What is chosen or drawn is right. */
export function answerFrom(part: Part, write: Write): Answer {
  const { kind } = part
  const typed = (right: string, limit: number) => write(right).slice(0, limit)
  switch (kind) {
    case 'choice':
      return { kind, choice: OPTION_LETTERS[part.options.findIndex(({ error }) => error === null)] ?? 'A' }
    case 'numeric':
      return {
        kind,
        value: typed(String(Number(part.answer.toPrecision(12))), ANSWER_LIMITS.value),
        unit: part.unitMode === 'asked' ? typed(part.unit, ANSWER_LIMITS.unit) : '',
      }
    case 'expression':
    case 'equation':
      return { kind, text: typed(part.answer, ANSWER_LIMITS[kind]) }
    case 'solutions':
      return { kind, text: typed(part.answer.join(', '), ANSWER_LIMITS.solutions) }
    case 'match':
      return { kind, pairs: part.answer }
    case 'order':
      return { kind, ids: part.answer }
    case 'written':
      return { kind, text: typed(part.modelAnswer, ANSWER_LIMITS.written), strokes: part.board?.model }
    case 'words':
      return {
        kind,
        texts: part.answers.slice(0, part.asked).map(({ text }) => typed(text, ANSWER_LIMITS.words)),
      }
    case 'table':
      return {
        kind,
        cells: Object.fromEntries(
          blanksOf(part).map(({ blank, answer }) => [blank, typed(String(answer), ANSWER_LIMITS.cell)]),
        ),
      }
    case 'ledger':
      return { kind, debit: rowsOf(part, 'debit', typed), credit: rowsOf(part, 'credit', typed) }
    case 'structure':
      return typeof part.answer === 'string'
        ? { kind, text: typed(part.answer, ANSWER_LIMITS.structure), drawn: null }
        : { kind, text: '', drawn: part.answer }
    case 'plot':
      return { kind, strokes: part.tasks.flatMap(task => modelStrokes(part.axes, task)) }
    case 'draw':
      return { kind, strokes: (part.checks ?? []).map(strokeOf) }
  }
}

type Ledger = Extract<Part, { kind: 'ledger' }>

function rowsOf({ entries }: Ledger, side: LedgerSide, typed: (right: string, limit: number) => string) {
  return entries
    .filter(entry => entry.side === side)
    .map(({ date = '', narrative, amount }) => ({
      date: typed(date, ANSWER_LIMITS.date),
      narrative: typed(narrative, ANSWER_LIMITS.narrative),
      amount: typed(String(amount), ANSWER_LIMITS.amount),
    }))
}

const ORIGIN: Spot = [0, 0]

function strokeOf(check: DrawCheck): Stroke {
  if ('label' in check) return { tool: 'label', id: check.label, at: check.in.at }
  const [from = ORIGIN, to = ORIGIN] = [check.passes.at(0)?.at, check.passes.at(-1)?.at]
  return { tool: check.as, from, to }
}
