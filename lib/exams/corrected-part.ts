import { OPTION_LETTERS } from './answers'
import type { Change, Correction, Key } from './correction'
import { plain } from './format'
import { blanksOf } from './kinds/blanks'
import { numberText } from './kinds/numeric'
import type {
  ChoicePart,
  ExpressionPart,
  MarkPoint,
  NumericPart,
  Part,
  Prose,
  TablePart,
  WordsPart,
} from './question'

/**
 * Why a correction does not fit a part. `kind`: it could fit none of this kind; `key`: this one has another key, or other
 * options, than the correction says.
 */
export type Refusal = { refused: string; by: 'kind' | 'key' }

type KeyChange = Exclude<Change, { everyone: true }>
type Changed<P extends Part> = P | Refusal

const wrongKind = (refused: string): Refusal => ({ refused, by: 'kind' })
const otherKey = (refused: string): Refusal => ({ refused, by: 'key' })

export function isRefusal(value: Part | Refusal): value is Refusal {
  return 'refused' in value
}

/** The part with its key changed; the stored one stays as it is. */
export function withKeyChanged(part: Part, { change, reason }: Correction): Part | Refusal {
  if ('everyone' in change) return part
  if (change.cell !== undefined && part.kind !== 'table') return wrongKind(`a ${part.kind} part has no cells`)
  switch (part.kind) {
    case 'choice':
      return changedChoice(part, change, reason)
    case 'numeric':
      return changedNumeric(part, change)
    case 'expression':
      return changedExpression(part, change)
    case 'words':
      return changedWords(part, change)
    case 'table':
      return changedTable(part, change)
    default:
      return wrongKind(`of a ${part.kind} part only "everyone" can be said`)
  }
}

/** Point `at` of the scheme says what is right now. */
function schemeWith(scheme: readonly MarkPoint[], at: number, text: (before: Prose) => Prose): MarkPoint[] {
  return scheme.map((point, each) => (each === at ? { ...point, text: text(point.text) } : point))
}

const added = (answer: Prose) => (before: Prose) => `${before}; or ${answer}`

/** A letter, else the whole text of an option; -1 where neither, or where they name two options. */
function optionAt({ options }: ChoicePart, key: Key): number {
  const byLetter = (OPTION_LETTERS as readonly Key[]).indexOf(key)
  const byText = options.findIndex(({ text, cells }) => (cells ? cells.join('; ') : text).trim() === key)
  if (byLetter >= 0 && byText >= 0 && byLetter !== byText) return -1
  return byText >= 0 ? byText : byLetter < options.length ? byLetter : -1
}

function changedChoice(part: ChoicePart, change: KeyChange, reason: Prose): Changed<ChoicePart> {
  const right = 'key' in change ? change.key.to : change.alsoRight
  const to = optionAt(part, right)
  const option = part.options[to]
  if (!option) return otherKey(`no option is "${right}"`)
  if (option.error === null) return otherKey(`"${right}" is right already`)
  const text = option.cells?.join('; ') ?? option.text
  const last = part.scheme.length - 1
  const rightAt = (at: number) => ({ ...part.options[at], error: null }) as (typeof part.options)[number]
  if (!('key' in change)) {
    const options = part.options.map((each, at) => (at === to ? rightAt(to) : each))
    return { ...part, options, scheme: schemeWith(part.scheme, last, added(text)) }
  }
  const from = optionAt(part, change.key.from)
  if (part.options[from]?.error !== null) return otherKey(`the key is not "${change.key.from}"`)
  const options = part.options.map((each, at) =>
    at === to ? rightAt(to) : at === from ? { ...each, error: reason } : each,
  )
  return { ...part, options, scheme: schemeWith(part.scheme, last, () => text) }
}

/** Whether an editor's number is the stored one: to the figures that were written, and three at least. */
function isSameNumber(written: number, stored: number): boolean {
  if (Math.abs(written - stored) <= 1e-9 * Math.abs(stored)) return true
  const digits = written
    .toPrecision(12)
    .replace(/e.*$/, '')
    .replace(/^[-0.]+/, '')
  const figures = Math.max(3, digits.replace('.', '').replace(/0+$/, '').length)
  return Number(stored.toPrecision(figures)) === written
}

function changedNumeric(part: NumericPart, change: KeyChange): Changed<NumericPart> {
  const right = 'key' in change ? change.key.to : change.alsoRight
  if (typeof right !== 'number' || !Number.isFinite(right)) return wrongKind(`"${right}" is no number`)
  const last = part.scheme.length - 1
  const text = numberText(part, right)
  if (!('key' in change)) {
    const otherKeys = [...(part.otherKeys ?? []), right]
    return { ...part, otherKeys, scheme: schemeWith(part.scheme, last, added(text)) }
  }
  const { from } = change.key
  if (typeof from !== 'number' || !isSameNumber(from, part.answer)) return otherKey(`the key is not ${from}`)
  return { ...part, answer: right, scheme: schemeWith(part.scheme, last, () => text) }
}

/** As it is typed; an asterisk would be markup. */
const printed = (typed: string): Prose => typed.replaceAll('*', ' · ')
const squeezed = (typed: Key) => String(typed).replace(/\s+/g, '')

function changedExpression(part: ExpressionPart, change: KeyChange): Changed<ExpressionPart> {
  const right = 'key' in change ? change.key.to : change.alsoRight
  if (typeof right !== 'string' || right.trim() === '') return wrongKind(`"${right}" is no expression`)
  const last = part.scheme.length - 1
  if (!('key' in change)) {
    const otherKeys = [...(part.otherKeys ?? []), right]
    return { ...part, otherKeys, scheme: schemeWith(part.scheme, last, added(printed(right))) }
  }
  if (squeezed(change.key.from) !== squeezed(part.answer))
    return otherKey(`the key is not ${change.key.from}`)
  return { ...part, answer: right, scheme: schemeWith(part.scheme, last, () => printed(right)) }
}

/** Lists of what is not taken, without what is right now. */
const without = (list: string[] | undefined, right: Key) => list?.filter(text => text !== right)

function changedWords(part: WordsPart, change: KeyChange): Changed<WordsPart> {
  const right = 'key' in change ? change.key.to : change.alsoRight
  if (typeof right !== 'string' || right.trim() === '') return wrongKind(`"${right}" is no text`)
  const lists = {
    reject: part.reject?.filter(({ text }) => text !== right),
    ignore: without(part.ignore, right),
    confusable: without(part.confusable, right),
  }
  const named = part.scheme.length === part.answers.length
  const last = part.scheme.length - 1
  if (!('key' in change)) {
    const scheme = schemeWith(part.scheme, last, added(right))
    return { ...part, ...lists, answers: [...part.answers, { text: right }], scheme }
  }
  const { from } = change.key
  const at = part.answers.findIndex(({ text }) => text === from)
  if (at < 0) return otherKey(`no answer is "${from}"`)
  const answers = part.answers.map((answer, each) => (each === at ? { text: right } : answer))
  const scheme = schemeWith(part.scheme, named ? at : last, () => right)
  return { ...part, ...lists, answers, scheme }
}

function changedTable(part: TablePart, change: KeyChange): Changed<TablePart> {
  const blank = blanksOf(part).find(each => each.blank === change.cell)
  if (!blank) return wrongKind(`no cell is named "${change.cell}"`)
  const right = 'key' in change ? change.key.to : change.alsoRight
  if (typeof right !== typeof blank.answer)
    return wrongKind(`cell ${blank.blank} takes a ${typeof blank.answer}`)
  if (blank.choices && !blank.choices.includes(String(right))) return otherKey(`"${right}" cannot be picked`)
  const point = blanksOf(part)
    .filter(({ marks }) => marks === 1)
    .indexOf(blank)
  const text = typeof right === 'number' ? plain(right) : right
  const reject = without(blank.reject, right)
  const confusable = without(blank.confusable, right)
  const changed = (key: Partial<typeof blank>, scheme: MarkPoint[]): TablePart => ({
    ...part,
    scheme,
    rows: part.rows.map(row =>
      row.map(cell => (cell === blank ? { ...blank, reject, confusable, ...key } : cell)),
    ),
  })
  if (!('key' in change)) {
    const otherKeys = [...(blank.otherKeys ?? []), right]
    return changed({ otherKeys }, schemeWith(part.scheme, point, added(text)))
  }
  const { from } = change.key
  const isSame =
    typeof from === 'number' && typeof blank.answer === 'number'
      ? isSameNumber(from, blank.answer)
      : from === blank.answer
  if (!isSame) return otherKey(`the key of cell ${blank.blank} is not "${from}"`)
  return changed(
    { answer: right },
    schemeWith(part.scheme, point, () => text),
  )
}
