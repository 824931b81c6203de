import type { AnswerOf } from '../answers'
import type { JudgedCell, Marking } from '../marking/verdict'
import { inlineHtml } from '../prose'
import type { PublicCell } from '../public-paper'
import type { TablePart } from '../question'
import { type Blank, blanksOf } from './blanks'
import { followed, type Own } from './own-figures'
import { type KindRules, type MarkContext, noMarks } from './rules'
import { amountTyped, cellFaults, isOfMoney, judgeCell, judgeFigure, keyText } from './table-cells'

type TableOwn = Own & { part: TablePart; answer: AnswerOf<'table'> }

function judge(blank: Blank, own: TableOwn): JudgedCell {
  const typed = own.answer.cells[blank.blank] ?? ''
  if (typed.trim() === '') return { verdict: 'blank', remark: null }
  const { isRight, remark } = judgeCell(own.part, blank, typed)
  if (isRight) return { verdict: 'right', remark }
  const [value, figure] = [amountTyped(own.part, blank, typed), followed(blank.follow, own)]
  if (value === null || figure === null) return { verdict: 'wrong', remark }
  // A share of an odd amount may be given in whole dollars.
  const isWholeDollars =
    isOfMoney(own.part, blank) && Number.isInteger(value) && Math.abs(value - figure) <= HALF_A_DOLLAR
  const followedBy = judgeFigure(own.part, blank, typed, figure)
  if (isWholeDollars || followedBy.isRight) return { verdict: 'own', remark: null }
  const key = Number(blank.answer)
  const isOwn = Math.abs(figure - key) > Math.min(HALF_A_DOLLAR, Math.abs(key) / 100)
  return { verdict: 'wrong', remark: remark ?? followedBy.remark ?? (isOwn ? NOT_FOLLOWING : null) }
}

const NOT_FOLLOWING = 'Not what follows from your own figures either.'
const HALF_A_DOLLAR = 0.5

function markTable(part: TablePart, answer: AnswerOf<'table'>, context: MarkContext): Marking {
  const own = { part, answer, context }
  const cells = Object.fromEntries(blanksOf(part).map(blank => [blank.blank, judge(blank, own)]))
  const verdicts = blanksOf(part)
    .filter(({ marks }) => marks === 1)
    .map(({ blank }) => cells[blank]?.verdict)
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
