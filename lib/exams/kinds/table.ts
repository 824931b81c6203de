import { plain } from '../format'
import { readNumber } from '../marking/read-number'
import { inlineHtml } from '../prose'
import type { TableCell, TablePart } from '../question'
import { fullMarks, type KindRules, noMarks } from './rules'

type Blank = Extract<TableCell, { blank: string }>

function blanksOf(part: TablePart): Blank[] {
  return part.rows.flat().filter((cell): cell is Blank => 'blank' in cell)
}

/** Brackets mean minus in a statement; words are compared without case, articles and end stops. */
function isRight(blank: Blank, typed: string): boolean {
  if (typeof blank.answer === 'number') {
    const bracketed = /^\(\s*(.+?)\s*\)$/.exec(typed.trim())
    const read = readNumber(bracketed?.[1] ?? typed)
    if (!read || !/^(?:[.]|dollars?)?$/i.test(read.rest)) return false
    return Math.abs((bracketed ? -read.value : read.value) - blank.answer) < 0.005
  }
  const wanted = [blank.answer, ...(blank.accept ?? [])].map(words)
  return wanted.includes(words(typed))
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\b(?:a|an|the|account|a\/c)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
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
  mark: (part, answer) => {
    const marked = blanksOf(part).filter(blank => blank.marks === 1)
    const right = marked.map(blank => isRight(blank, answer.cells[blank.blank] ?? ''))
    const earned = right.filter(Boolean).length
    if (earned === part.marks) return fullMarks(part)
    if (earned === 0) return noMarks(part)
    return {
      state: 'marked',
      earned,
      available: part.marks,
      verdict: 'partly',
      points: part.scheme.map((_, at) => right[at] ?? false),
      error: null,
      readAs: null,
    }
  },
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
