import type { AnswerOf } from '../answers'
import { plain } from '../format'
import { evaluate } from '../marking/formula'
import { readNumber } from '../marking/read-number'
import type { CellVerdict, Marking } from '../marking/verdict'
import { inlineHtml } from '../prose'
import type { FollowSource, TableCell, TablePart } from '../question'
import { ownValue } from './numeric'
import { type KindRules, type MarkContext, noMarks } from './rules'

export type Blank = Extract<TableCell, { blank: string }>

export function blanksOf(part: TablePart): Blank[] {
  return part.rows.flat().filter((cell): cell is Blank => 'blank' in cell)
}

/** Brackets mean minus in a statement. */
function amount(typed: string): number | null {
  const bracketed = /^\(\s*(.+?)\s*\)$/.exec(typed.trim())
  const read = readNumber(bracketed?.[1] ?? typed)
  if (!read || !/^(?:[.]|dollars?)?$/i.test(read.rest)) return null
  return bracketed ? -read.value : read.value
}

const CENT = 0.005

/** Words are compared without case, articles and end stops. */
function isRight(blank: Blank, typed: string): boolean {
  if (typeof blank.answer !== 'number') {
    const wanted = [blank.answer, ...(blank.accept ?? [])].map(words)
    return wanted.includes(words(typed))
  }
  const value = amount(typed)
  return value !== null && Math.abs(value - blank.answer) < CENT
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\b(?:a|an|the|account|a\/c)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

type Own = { part: TablePart; answer: AnswerOf<'table'>; context: MarkContext }

/** What a cell is worth to the cells after it: as typed; left empty, what follows from the cells before it. */
function ownAmount(blank: Blank, own: Own): number | null {
  const typed = own.answer.cells[blank.blank] ?? ''
  return typed.trim() === '' ? followed(blank, own) : amount(typed)
}

/** The figure that the student's own earlier figures lead to; questions:check forbids circles. */
function followed({ follow }: Blank, own: Own): number | null {
  if (!follow) return null
  const sources = follow.from.map(source => sourceAmount(source, own))
  if (sources.some(each => each === null)) return null
  const letters = Object.fromEntries(sources.map((value, at) => [letterOf(at), value ?? 0]))
  const value = evaluate(follow.formula, letters)
  return Number.isFinite(value) ? value : null
}

function sourceAmount({ part: label, cell }: FollowSource, own: Own): number | null {
  if (label === undefined) {
    const blank = blanksOf(own.part).find(each => each.blank === cell)
    return blank ? ownAmount(blank, own) : null
  }
  const earlier = own.context.earlier(label)
  if (earlier?.part.kind === 'numeric' && earlier.answer.kind === 'numeric')
    return ownValue(earlier.part, earlier.answer)
  if (earlier?.part.kind !== 'table' || earlier.answer.kind !== 'table') return null
  return sourceAmount({ cell }, { ...own, part: earlier.part, answer: earlier.answer })
}

/** a, b, c … */
export function letterOf(at: number): string {
  return String.fromCharCode(97 + at)
}

function judge(blank: Blank, own: Own): CellVerdict {
  const typed = own.answer.cells[blank.blank] ?? ''
  if (typed.trim() === '') return 'blank'
  if (isRight(blank, typed)) return 'right'
  const [value, figure] = [amount(typed), followed(blank, own)]
  if (value === null || figure === null) return 'wrong'
  // A share of an odd amount may be given in whole dollars.
  const width = Number.isInteger(value) && !Number.isInteger(figure) ? 0.5 : CENT
  return Math.abs(value - figure) <= width ? 'own' : 'wrong'
}

function markTable(part: TablePart, answer: AnswerOf<'table'>, context: MarkContext): Marking {
  const own = { part, answer, context }
  const cells = Object.fromEntries(blanksOf(part).map(blank => [blank.blank, judge(blank, own)]))
  const verdicts = blanksOf(part)
    .filter(({ marks }) => marks === 1)
    .map(({ blank }) => cells[blank])
  const points = verdicts.map(verdict => verdict === 'right' || verdict === 'own')
  const earned = points.filter(Boolean).length
  if (earned === 0) return { ...noMarks(part), cells }
  const verdict = earned < part.marks ? 'partly' : verdicts.includes('own') ? 'rightFollowThrough' : 'right'
  const scheme = part.scheme.map((_, at) => points[at] ?? false)
  return {
    state: 'marked',
    earned,
    available: part.marks,
    verdict,
    points: scheme,
    error: null,
    readAs: null,
    cells,
  }
}

export const tableRules: KindRules<'table'> = {
  toPublic: part => ({
    kind: 'table',
    head: part.head.map(inlineHtml),
    rows: part.rows.map(row =>
      row.map(cell =>
        'blank' in cell
          ? { blank: cell.blank, width: cell.width ?? (typeof cell.answer === 'number' ? 'number' : 'text') }
          : { html: inlineHtml(cell.text) },
      ),
    ),
  }),
  isBlank: answer => Object.values(answer.cells).every(text => text.trim() === ''),
  mark: markTable,
  explain: part => ({
    answer: '',
    errors: null,
    keyed: Object.fromEntries(
      blanksOf(part).map(({ blank, answer }) => [blank, typeof answer === 'number' ? plain(answer) : answer]),
    ),
    scales: null,
  }),
  faults: part => {
    const marked = blanksOf(part).filter(blank => blank.marks === 1)
    const names = blanksOf(part).map(({ blank }) => blank)
    return [
      ...(marked.length === part.marks ? [] : [`${marked.length} marked cells for ${part.marks} marks`]),
      ...(marked.length === part.scheme.length ? [] : ['the scheme has not one point for each marked cell']),
      ...(new Set(names).size === names.length ? [] : ['blanks share a name']),
      ...(part.rows.every(row => row.length === part.head.length) ? [] : ['rows and head differ in width']),
    ]
  },
}
