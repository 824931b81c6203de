import { blanksOf } from './kinds/blanks'
import { letterOf } from './kinds/table'
import { evaluate } from './marking/formula'
import type { CellFollow, FollowSource, Part, TablePart } from './question'

/** What is wrong with the own figures of a question's tables: each formula must give the answer from right figures. */
export function followFaults(parts: readonly Part[]): string[] {
  return parts.flatMap((part, at) => {
    if (part.kind !== 'table') return []
    const circles = circleOf(part)
    return [
      ...circles,
      ...blanksOf(part).flatMap(({ blank, answer, follow }) =>
        follow ? cellFaults({ blank, answer, follow }, part, parts.slice(0, at)) : [],
      ),
    ].map(fault => (part.label === '' ? fault : `(${part.label}) ${fault}`))
  })
}

type Following = { blank: string; answer: string | number; follow: CellFollow }

function cellFaults(
  { blank, answer, follow }: Following,
  part: TablePart,
  before: readonly Part[],
): string[] {
  const sources = follow.from.map(source => rightAmount(source, part, before))
  const unknown = sources.filter(each => typeof each === 'string')
  if (unknown.length > 0) return unknown.map(fault => `cell ${blank} follows from ${fault}`)
  const letters = Object.fromEntries(sources.map((value, at) => [letterOf(at), Number(value)]))
  try {
    const value = evaluate(follow.formula, letters)
    return typeof answer === 'number' && Math.abs(value - answer) < 0.005
      ? []
      : [`cell ${blank}: its formula gives ${value}, the answer is ${answer}`]
  } catch (error) {
    return [`cell ${blank}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** The right figure of a source, or in words what is wrong with it. */
function rightAmount(
  { part: label, cell }: FollowSource,
  own: TablePart,
  before: readonly Part[],
): number | string {
  const earlier = label === undefined ? own : before.find(part => part.label === label)
  if (!earlier) return `part (${label}), but there is no earlier part of that label`
  if (earlier.kind === 'numeric') return earlier.answer
  if (earlier.kind !== 'table') return `part (${label}), which holds no figures`
  const found = blanksOf(earlier).find(({ blank }) => blank === cell)
  if (!found) return `a source, but there is no cell "${cell}"`
  return typeof found.answer === 'number' ? found.answer : `cell "${cell}", which holds words`
}

function circleOf(part: TablePart): string[] {
  const blanks = new Map(blanksOf(part).map(blank => [blank.blank, blank]))
  const leadsTo = (from: string, seen: readonly string[]): boolean =>
    seen.includes(from) ||
    (blanks.get(from)?.follow?.from ?? []).some(
      source =>
        source.part === undefined && source.cell !== undefined && leadsTo(source.cell, [...seen, from]),
    )
  return [...blanks.keys()].some(blank => leadsTo(blank, []))
    ? ['own figures follow from each other in a circle']
    : []
}
