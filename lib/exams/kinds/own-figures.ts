import type { Answer } from '../answers'
import { evaluate } from '../marking/formula'
import type { CellFollow, FollowSource, Part } from '../question'
import { blanksOf } from './blanks'
import { entryAmount } from './ledger-rows'
import { ownValue } from './numeric'
import type { MarkContext } from './rules'
import { amountTyped } from './table-cells'

/** A part with the student's answer to it, and how earlier ones are found. */
export type Own = { part: Part; answer: Answer; context: MarkContext }

/** The figure that the student's own earlier figures lead to; questions:check forbids circles. */
export function followed(follow: CellFollow | undefined, own: Own): number | null {
  if (!follow) return null
  const sources = follow.from.map(source => sourceAmount(source, own))
  if (sources.some(each => each === null)) return null
  const letters = Object.fromEntries(sources.map((value, at) => [letterOf(at), value ?? 0]))
  const value = evaluate(follow.formula, letters)
  return Number.isFinite(value) ? value : null
}

/** a, b, c … */
export function letterOf(at: number): string {
  return String.fromCharCode(97 + at)
}

/** The student's own value where a source says; null when there is none that reads as a number. */
export function sourceAmount({ part: label, cell }: FollowSource, own: Own): number | null {
  if (label === undefined) return cell === undefined ? null : cellAmount(cell, own)
  const earlier = own.context.earlier(label)
  if (!earlier) return null
  if (cell !== undefined) return cellAmount(cell, { ...own, ...earlier })
  const { part, answer } = earlier
  return part.kind === 'numeric' && answer.kind === 'numeric' ? ownValue(part, answer) : null
}

/** What a cell or an entry is worth to those after it: as typed; left empty, what follows from those before it. */
function cellAmount(name: string, own: Own): number | null {
  const { part, answer } = own
  if (part.kind === 'table' && answer.kind === 'table') {
    const blank = blanksOf(part).find(each => each.blank === name)
    if (!blank) return null
    const typed = answer.cells[name] ?? ''
    return typed.trim() === '' ? followed(blank.follow, own) : amountTyped(part, blank, typed)
  }
  if (part.kind === 'ledger' && answer.kind === 'ledger') {
    const entry = part.entries.find(each => each.name === name)
    return entry ? (entryAmount(part, answer, entry) ?? followed(entry.follow, own)) : null
  }
  return null
}
