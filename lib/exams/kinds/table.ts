import type { AnswerOf } from '../answers'
import { evaluate } from '../marking/formula'
import type { CellVerdict, Marking } from '../marking/verdict'
import { inlineHtml } from '../prose'
import type { PublicCell } from '../public-paper'
import type { FollowSource, TablePart } from '../question'
import { type Blank, blanksOf } from './blanks'
import { ownValue } from './numeric'
import { type KindRules, type MarkContext, noMarks } from './rules'
import { amountTyped, cellFaults, isFigure, isRightCell, keyText } from './table-cells'

type Own = { part: TablePart; answer: AnswerOf<'table'>; context: MarkContext }

/** What a cell is worth to the cells after it: as typed; left empty, what follows from the cells before it. */
function ownAmount(blank: Blank, own: Own): number | null {
  const typed = own.answer.cells[blank.blank] ?? ''
  return typed.trim() === '' ? followed(blank, own) : amountTyped(own.part, blank, typed)
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
  if (isRightCell(own.part, blank, typed)) return 'right'
  const [value, figure] = [amountTyped(own.part, blank, typed), followed(blank, own)]
  if (value === null || figure === null) return 'wrong'
  // A share of an odd amount may be given in whole dollars.
  const isWholeDollars = Number.isInteger(value) && Math.abs(value - figure) <= HALF_A_DOLLAR
  return isWholeDollars || isFigure(own.part, blank, typed, figure) ? 'own' : 'wrong'
}

const HALF_A_DOLLAR = 0.5

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

function publicBlank({ blank, width, answer, choices }: Blank): PublicCell {
  return {
    blank,
    width: width ?? (typeof answer === 'number' ? 'number' : 'text'),
    choices: choices ? [...choices] : null,
  }
}

export const tableRules: KindRules<'table'> = {
  toPublic: part => ({
    kind: 'table',
    head: part.head.map(inlineHtml),
    rows: part.rows.map(row =>
      row.map(cell => ('blank' in cell ? publicBlank(cell) : { html: inlineHtml(cell.text) })),
    ),
  }),
  isBlank: answer => Object.values(answer.cells).every(text => text.trim() === ''),
  mark: markTable,
  explain: part => ({
    answer: '',
    errors: null,
    keyed: Object.fromEntries(blanksOf(part).map(blank => [blank.blank, keyText(blank)])),
    scales: null,
  }),
  faults: part => {
    const marked = blanksOf(part).filter(blank => blank.marks === 1)
    const names = blanksOf(part).map(({ blank }) => blank)
    return [
      ...(marked.length === part.marks ? [] : [`${marked.length} marked cells for ${part.marks} marks`]),
      ...(marked.length === part.scheme.length ? [] : ['the scheme has not one point for each marked cell']),
      ...(new Set(names).size === names.length ? [] : ['blanks share a name']),
      ...blanksOf(part).flatMap(blank => cellFaults(part, blank)),
      ...(part.rows.every(row => row.length === part.head.length) ? [] : ['rows and head differ in width']),
    ]
  },
}
