import type { Answer } from './answers'
import { blanksOf } from './kinds/blanks'
import { letterOf } from './kinds/own-figures'
import { withOwnKey } from './kinds/own-key'
import { markPart } from './kinds/registry'
import { ALONE } from './kinds/rules'
import { evaluate } from './marking/formula'
import type { CellFollow, FollowSource, LedgerPart, Part, TablePart } from './question'

/** A cell of a table or an entry of an account, as a figure that others may follow from. */
type Figure = { name: string; answer: string | number; follow?: CellFollow }
type Holder = TablePart | LedgerPart

const holdsFigures = (part: Part): part is Holder => part.kind === 'table' || part.kind === 'ledger'

function figuresOf(part: Holder): Figure[] {
  return part.kind === 'table'
    ? blanksOf(part).map(({ blank, answer, follow }) => ({ name: blank, answer, follow }))
    : part.entries.map(({ name, amount, follow }) => ({ name, answer: amount, follow }))
}

const nounOf = ({ kind }: Holder) => (kind === 'table' ? 'cell' : 'entry')

/** What is wrong with the own figures of a question: each formula must give the answer from right figures. */
export function followFaults(parts: readonly Part[]): string[] {
  return parts.flatMap((part, at) => {
    if (!holdsFigures(part)) return ownKeyFaults(part, parts.slice(0, at))
    return [
      ...circleOf(part),
      ...figuresOf(part).flatMap(figure =>
        figure.follow ? figureFaults(figure, figure.follow, part, parts.slice(0, at)) : [],
      ),
    ].map(fault => (part.label === '' ? fault : `(${part.label}) ${fault}`))
  })
}

/** From the right answer before it, the own key must be the key. */
function ownKeyFaults(part: Part, before: readonly Part[]): string[] {
  if ((part.kind !== 'numeric' && part.kind !== 'expression') || !part.own) return []
  const { from, key } = part.own
  const source = before.find(each => each.label === from)
  const answer = source && rightAnswer(source)
  if (!source || !answer)
    return [
      `(${part.label}) its own key follows from part (${from}), which is no earlier number or expression`,
    ]
  if (!/(?<![a-z])f(?![a-z])/.test(key)) return [`(${part.label}) its own key has no f: ${key}`]
  const own = withOwnKey(part, () => ({ part: source, answer }))
  const right = rightAnswer(part)
  const marking = own && right && markPart({ ...own, own: undefined } as Part, right, ALONE)
  return marking?.earned === part.marks
    ? []
    : [
        `(${part.label}) its own key ${key} gives ${own && 'answer' in own ? own.answer : 'nothing'}, not the answer`,
      ]
}

function rightAnswer(part: Part): Answer | null {
  if (part.kind === 'expression') return { kind: 'expression', text: part.answer }
  return part.kind === 'numeric' ? { kind: 'numeric', value: exact(part.answer), unit: part.unit } : null
}

/** As figures that a number field takes. */
function exact(value: number): string {
  return String(Number(value.toPrecision(12)))
}

function figureFaults(
  { name, answer }: Figure,
  follow: CellFollow,
  part: Holder,
  before: readonly Part[],
): string[] {
  const what = `${nounOf(part)} ${name}`
  const sources = follow.from.map(source => rightAmount(source, part, before))
  const unknown = sources.filter(each => typeof each === 'string')
  if (unknown.length > 0) return unknown.map(fault => `${what} follows from ${fault}`)
  const letters = Object.fromEntries(sources.map((value, at) => [letterOf(at), Number(value)]))
  try {
    const value = evaluate(follow.formula, letters)
    return typeof answer === 'number' && Math.abs(value - answer) < 0.005
      ? []
      : [`${what}: its formula gives ${value}, the answer is ${answer}`]
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** The right figure of a source, or in words what is wrong with it. */
function rightAmount(
  { part: label, cell }: FollowSource,
  own: Holder,
  before: readonly Part[],
): number | string {
  const earlier = label === undefined ? own : before.find(part => part.label === label)
  if (!earlier) return `part (${label}), but there is no earlier part of that label`
  if (earlier.kind === 'numeric') return earlier.answer
  if (!holdsFigures(earlier)) return `part (${label}), which holds no figures`
  const found = figuresOf(earlier).find(({ name }) => name === cell)
  if (!found) return `a source, but there is no ${nounOf(earlier)} "${cell}"`
  return typeof found.answer === 'number' ? found.answer : `cell "${cell}", which holds words`
}

function circleOf(part: Holder): string[] {
  const figures = new Map(figuresOf(part).map(figure => [figure.name, figure]))
  const leadsTo = (from: string, seen: readonly string[]): boolean =>
    seen.includes(from) ||
    (figures.get(from)?.follow?.from ?? []).some(
      source =>
        source.part === undefined && source.cell !== undefined && leadsTo(source.cell, [...seen, from]),
    )
  return [...figures.keys()].some(name => leadsTo(name, []))
    ? ['own figures follow from each other in a circle']
    : []
}
