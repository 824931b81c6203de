import type { ExpressionForm } from '../question'
import { parse } from './expressions'
import { withoutBars, withoutInfinity } from './intervals'
import {
  type Alternatives,
  isEmpty,
  isSolved,
  namesIn,
  type Relation,
  readChain,
  sameNumbers,
  sameRelation,
} from './relations'
import { type Piece, pieces, RELATION } from './spelling'
import { asPoints, entriesOfKey } from './tuples'

/**
 * Answers of several parts: "x = 2, x = −3", "2 and −3", "x = 3 ± √2", "x < 1 or x > 3", "−2 < x ≤ 5".
 * A list is right when it names each solution and no other, in any order.
 */
export type Setting = {
  letters: readonly string[]
  form: ExpressionForm
  /** The key is the beginning of a series. */
  hasDots: boolean
  /** As the question prints it; '' where there is none. */
  unit: string
}
export type Several = 'same' | 'otherForm' | 'different' | 'unreadable' | 'unsure'
type CompareOne = (typed: string, wanted: string) => Several | 'noConstant'

export const INEQUALITY = /<(?!>)|(?<!<)>/

/** Whether a key, in the marker's spelling, asks for more than one expression or relation. */
export function isSeveral(text: string): boolean {
  return (
    text.includes('±') || pieces(text).length > 1 || (text.match(new RegExp(RELATION, 'g'))?.length ?? 0) > 1
  )
}

export function compareSeveral(
  typed: string,
  wanted: string,
  setting: Setting & { compareOne: CompareOne },
): Several {
  return INEQUALITY.test(wanted)
    ? compareInequalities(typed, wanted, setting)
    : compareLists(typed, wanted, setting)
}

// Lists of solutions and of equations

/** Both values of ±; the lower sign of ∓ goes with the upper of ±. */
function bothSigns(text: string): string[] {
  if (!text.includes('±')) return [text]
  return [text.replace(/±/g, '+').replace(/∓/g, '-'), text.replace(/±/g, '-').replace(/∓/g, '+')].map(each =>
    each.replace(/(^|[=(])\s*\+/g, '$1'),
  )
}

type Item = { name: string | null; value: string }

/** X is x where the question has no X. */
function caseOf(name: string, letters: readonly string[]): string {
  const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase()
  return !letters.includes(name) && letters.includes(other) ? other : name
}

/** "x = 2, −3" carries the letter on; x₁ and x₂ are values of x. */
function itemsOf(text: string, letters: readonly string[]): Item[] {
  let name: string | null = null
  return pieces(text).flatMap(piece =>
    bothSigns(piece.text).map(each => {
      const match = /^\s*([a-z])(?:_?\(?\d\)?)?\s*=(?!=)\s*(.*)$/i.exec(each)
      const other = /^(.*)=\s*([a-z])\s*$/i.exec(each)
      if (match?.[1]) name = caseOf(match[1], letters)
      else if (other?.[2]) name = caseOf(other[2], letters)
      else if (RELATION.test(each)) return { name: null, value: each }
      return { name, value: match?.[2] ?? other?.[1] ?? each }
    }),
  )
}

/** Beside a key of several values "+-" can only be ±, and "x = 2 x = -3" and "(1, 2) (3, 4)" are two. */
function separated(typed: string): string {
  return typed
    .replace(/\+\s*-/g, '±')
    .replace(/(?<=[\d)])[ \t]+(?=[a-z]\s*=)/gi, ', ')
    .replace(/\)[ \t]*(?=\([^()]*,)/g, '), ')
}

function isReadable(value: string, letters: readonly string[]): boolean {
  return parse(value, letters) !== null || readChain(value, letters) !== null || entriesOfKey(value) !== null
}

type Found = { at: number; verdict: Several | 'noConstant' }
type Matched = { keys: number; found: Found[] }

/** For each that was given, which of the key it is; -1 for none. */
function matchLists(
  typed: string,
  wanted: string,
  { compareOne, letters }: Setting & { compareOne: CompareOne },
): Matched | 'unreadable' | 'different' {
  const keys = itemsOf(wanted, letters)
  const sizes = keys.map(({ value }) => entriesOfKey(value)?.length ?? 0)
  const size = sizes.every(each => each === sizes[0]) ? (sizes[0] ?? 0) : 0
  const own = itemsOf(separated(size > 0 ? asPoints(typed, letters, size) : typed), letters)
  if (own.some(({ value }) => !isReadable(value, letters))) return 'unreadable'
  if (!namesFit(own, keys)) return 'different'
  const hasNames = own.every(({ name }) => name !== null) && keys.every(({ name }) => name !== null)
  const found = own.map((item): Found => {
    const verdicts = keys.map(key =>
      hasNames && key.name !== item.name ? 'different' : compareOne(item.value, key.value),
    )
    const at = verdicts.findIndex(each => each !== 'different' && each !== 'unreadable')
    return { at, verdict: verdicts[at] ?? 'different' }
  })
  return { keys: keys.length, found }
}

function compareLists(typed: string, wanted: string, setting: Setting & { compareOne: CompareOne }): Several {
  const matched = matchLists(typed, wanted, setting)
  if (typeof matched === 'string') return matched
  const { keys, found } = matched
  if (found.some(({ verdict }) => verdict === 'different')) return 'different'
  if (new Set(found.map(({ at }) => at)).size < keys) return 'different'
  if (found.some(({ verdict }) => verdict === 'unsure')) return 'unsure'
  return found.every(({ verdict }) => verdict === 'same') ? 'same' : 'otherForm'
}

/** How many of a list are there: of "(1, 2), (3, 4)" one in "(1, 2), (3, 5)". One that is too many undoes a right one. */
export type ListShare = { right: number; of: number }

/** Null where the key is no list, or the answer cannot be read as one. */
export function shareOfList(
  typed: string,
  wanted: string,
  setting: Setting & { compareOne: CompareOne },
): ListShare | null {
  const matched = INEQUALITY.test(wanted) ? 'different' : matchLists(typed, wanted, setting)
  if (typeof matched === 'string') return null
  const { keys, found } = matched
  const right = new Set(found.flatMap(({ at, verdict }) => (verdict === 'same' ? at : []))).size
  return { right: Math.max(0, right - Math.max(0, found.length - keys)), of: keys }
}

/** Solutions of one unknown may stand without its letter; values of several unknowns may not. */
function namesFit(own: readonly Item[], keys: readonly Item[]): boolean {
  const wanted = new Set(keys.map(({ name }) => name))
  const names = new Set(own.map(({ name }) => name))
  if (names.size === 1 && names.has(null)) return wanted.size === 1
  if (wanted.has(null)) return names.size === 1
  return [...names].every(name => wanted.has(name))
}

// Inequalities

/** "x < 1 or > 3" carries the letter on. */
function withLetter(list: readonly Piece[], letter: string): Piece[] {
  return list.map(piece => (/^[<>]/.test(piece.text) ? { ...piece, text: `${letter}${piece.text}` } : piece))
}

/** "x < 1 x > 3" is two. */
function apart(typed: string): string {
  return typed.replace(/((?<![a-z\d])[a-z]\s*[<>]=?\s*-?[\d./]+)\s+(?=[a-z]\s*[<>])/gi, '$1, ')
}

function compareInequalities(typed: string, wanted: string, { letters }: Setting): Several {
  const keys = pieces(wanted).flatMap(piece => asBounds(piece).pieces)
  const key = clausesOf(keys, letters)
  if (key === null) return 'unreadable'
  const names = [...new Set(key.flat().flatMap(namesIn))]
  const bounds = withLetter(pieces(withoutInfinity(apart(typed))), names[0] ?? 'x').map(asBounds)
  const own = bounds.flatMap(({ pieces: each, isModulus }) => each.map(piece => ({ ...piece, isModulus })))
  const clauses = clausesOf(own, letters)
  if (clauses === null) {
    return own.every(({ text }) => text.includes('±') || isReadable(text, letters))
      ? 'different'
      : 'unreadable'
  }
  if (!clauses.flat().every(each => namesIn(each).every(name => letters.includes(name)))) return 'different'
  const [letter] = names
  if (letter === undefined || names.length > 1) return sameSets(clauses, key) ? 'same' : 'different'
  const meant = asMeant(keys, key, letter)
  const verdict = verdictOfNumbers(own, clauses, meant, letter)
  const solved = own.flatMap((piece, at) => {
    const clause = clauses[at] ?? []
    return piece.isModulus || clause.every(isSolved) ? [{ piece, clause }] : []
  })
  // "3x > 12, x > 4" ends in what is asked, "3x > 12" alone does not.
  const isLeft =
    solved.length < own.length &&
    key.flat().every(isSolved) &&
    verdictOfNumbers(
      solved.map(({ piece }) => piece),
      solved.map(({ clause }) => clause),
      meant,
      letter,
    ) !== 'same'
  if (verdict === 'same' && isLeft) return 'otherForm'
  // The question of a modulus written again is no solution of it.
  const mayBeQuestion = !wanted.includes('|') && bounds.some(({ isPure }) => !isPure)
  return verdict === 'same' && mayBeQuestion ? 'unsure' : verdict
}

/** A modulus is read as the bounds that it stands for. */
function asBounds(piece: Piece): { pieces: Piece[]; isPure: boolean; isModulus: boolean } {
  const bars = withoutBars(piece.text)
  if (!bars) return { pieces: [piece], isPure: true, isModulus: false }
  const [first, ...others] = pieces(bars.text)
  return {
    pieces: first ? [{ ...first, after: piece.after }, ...others] : [piece],
    isPure: bars.isPure,
    isModulus: true,
  }
}

function clausesOf(list: readonly Piece[], letters: readonly string[]): Relation[][] | null {
  const clauses = list.map(({ text }) => readChain(text, letters))
  return clauses.every(each => each !== null) ? clauses : null
}

/** Every piece at once, where they were joined by "and"; else alternatives. */
function asMeant(list: readonly Piece[], clauses: Relation[][], letter: string): Alternatives {
  const joined = list.slice(1).map(({ after }) => after)
  const together = clauses.flat()
  const mayBeBoth = joined.length > 0 && joined.every(each => each === 'and' || each === ',')
  return mayBeBoth && !isEmpty(together, letter) ? [together] : clauses
}

/** A comma is read as it makes sense. "x < 1 and x > 3" holds for no number: the values are right, the form is not. */
function verdictOfNumbers(
  own: readonly Piece[],
  clauses: Relation[][],
  key: Alternatives,
  letter: string,
): Several {
  const meant = asMeant(own, clauses, letter)
  if (sameNumbers(meant, key, letter) !== true) return 'different'
  const saysAnd = own.some(({ after }) => after === 'and')
  return saysAnd && meant.length > 1 ? 'otherForm' : 'same'
}

/** In two letters: each relation of the one is found in the other. */
function sameSets(one: Alternatives, other: Alternatives): boolean {
  const [a, b] = [one.flat(), other.flat()]
  const within = (list: readonly Relation[], all: readonly Relation[]) =>
    list.every(each => all.some(candidate => sameRelation(each, candidate)))
  return within(a, b) && within(b, a)
}
