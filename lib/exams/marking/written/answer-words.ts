import { stemOf } from './stem'

/** A word, number or sign of an answer, where it stands, and what turns it round. */
export type Token = {
  text: string
  stem: string
  /** Characters of the answer. */
  from: number
  to: number
  sentence: number
  /** How many words of weight stand before it: articles take no room. */
  place: number
  /** Words that negate it, by their place among the tokens. */
  negators: readonly number[]
}

/**
 * Letters with points (e.m.f., whose last point ends no sentence unless the next begins); letters with an apostrophe;
 * numbers (1,000 is one, 1,2,3 are three); single signs. A full stop or a new line ends a sentence.
 */
const PIECE =
  /\p{L}(?:\.\p{L})+(?!\p{L})(?:\.(?!\s+\p{Lu}))?|\p{L}+(?:['’`"]\p{L}+)*|\d+(?:,\d{3}(?!\d))*(?:\.\d+)*|[.!?;\n]+|[^\s\p{L}\d]/gu

const NOT = new Set(
  'not no never without cannot cant nor neither none nothing hardly unable lack lacks lacked lacking cant couldnt'.split(
    ' ',
  ),
)
/** isnt, doesnt and the like; dosent, isint, arnt and wasent too. */
const NOT_SHORT =
  /^(?:is|are?|was|were?|do|does|dose?|did|has|have?|had|ca|wo|would|could|should|ai|must|need|can)[ei]?nt$/

/** An answer of yes or no is no negation: "No, it is made of wood." */
const AFTER_PLAIN_NO = new Set(
  'it because you the that this a they we he she i string as since cause cuz'.split(' '),
)
/** What follows NO, nitrogen monoxide, where an answer says what it does or is: no word that "no" denies. */
const AFTER_FORMULA_NO = new Set(
  'is are was and or at in on with to from by into react reacts reacted reacting form forms formed combine combines gas gets get has which + - >'.split(
    ' ',
  ),
)
/** Beyond these a negation does not reach; nor beyond so many words. */
const ENDS_REACH = new Set(
  'but because so while when if which although however therefore whereas since and then instead only nor you we i he she they it , ; :'.split(
    ' ',
  ),
)
const REACH = 9
/** "Rather than air", "instead of heat": what was set aside, a few words and no clause. */
const SETS_ASIDE: Readonly<Record<string, string>> = { than: 'rather', of: 'instead' }
const ASIDE_REACH = 4
const WEIGHTLESS = new Set(['the', 'an', 'of', 'a', ','])

/** `raw`: as it was typed. */
type Piece = { text: string; raw: string; from: number; to: number; sentence: number }

function piecesOf(answer: string): Piece[] {
  const pieces: Piece[] = []
  let sentence = 0
  for (const found of answer.matchAll(PIECE)) {
    const [raw] = found
    if (/^[.!?;\n]/.test(raw)) {
      sentence += 1
      continue
    }
    if (raw === '-' && /\p{L}-\p{L}/u.test(answer.slice(found.index - 1, found.index + 2))) continue
    const text = /^\p{L}\./u.test(raw)
      ? raw.replaceAll('.', '').toLowerCase()
      : raw.normalize('NFKC').toLowerCase()
    pieces.push({ text, raw, from: found.index, to: found.index + raw.length, sentence })
  }
  return pieces
}

/** Isnt of isn't; but it of it's, they of they're, and A of A's. */
const bare = (text: string) => text.replace(/['’`"](?:s|re|ll|ve|d)$/, '').replace(/['’`"]/g, '')

const setsAside = (pieces: readonly Piece[], at: number) =>
  at > 0 && SETS_ASIDE[pieces[at]?.text ?? ''] === pieces[at - 1]?.text

/** How many words after it a word may deny; 0 for one that denies nothing. */
function reachOf(pieces: readonly Piece[], at: number): number {
  if (setsAside(pieces, at)) return ASIDE_REACH
  return isNegator(pieces, at) ? REACH : 0
}

/** NO3 and 2NO are formulas, and so is NO in capitals beside a sign or before what a substance does. */
function isFormulaNo(pieces: readonly Piece[], at: number): boolean {
  const { from, to, raw, sentence } = pieces[at] as Piece
  const before = pieces[at - 1]
  const next = pieces[at + 1]
  if (next?.from === to && /^\d/.test(next.text)) return true
  if (before?.to === from && /^\d/.test(before.text)) return true
  if (raw !== 'NO') return false
  return next?.sentence === sentence && AFTER_FORMULA_NO.has(next.text)
}

function isNegator(pieces: readonly Piece[], at: number): boolean {
  const { text, sentence } = pieces[at] as Piece
  const next = pieces[at + 1]
  if (text === 'no') {
    const before = pieces[at - 1]
    if (isFormulaNo(pieces, at)) return false
    const isFirst = before === undefined || before.sentence !== sentence
    if (isFirst && (next === undefined || next.sentence !== sentence)) return false
    return !(isFirst && next && (AFTER_PLAIN_NO.has(next.text) || !/^\p{L}/u.test(next.text)))
  }
  if (next?.text === 'only' && text === 'not') return false
  // "Whether or not it is" leaves it open.
  if (text === 'not' && pieces[at - 1]?.text === 'or') return false
  return NOT.has(bare(text)) || NOT_SHORT.test(bare(text))
}

/** So far a list goes on after a comma: "no nucleus, cytoplasm or wall". */
const ITEM_MAX = 4

/** A comma within a list that ends with "or" does not end the reach of a negation before it. */
function isInList(pieces: readonly Piece[], comma: number): boolean {
  const { sentence } = pieces[comma] as Piece
  const next = pieces
    .slice(comma + 1, comma + 1 + ITEM_MAX)
    .findIndex(({ text }) => text === 'or' || ENDS_REACH.has(text))
  const end = pieces[comma + 1 + next]
  if (next < 0 || end?.sentence !== sentence) return false
  return end.text === 'or' || (end.text === ',' && isInList(pieces, comma + 1 + next))
}

/** Beside "as" of a comparison ("not as hot as", "the same as") stands one of these, or another "as" soon. */
const COMPARED = new Set(['as', 'same', 'such', 'well', 'soon', 'far'])
const COMPARISON_MAX = 4

/** "As" and "due to" give a reason, unless they stand right behind the negation: "not due to friction". */
function endsReach(pieces: readonly Piece[], negator: number, at: number): boolean {
  const text = pieces[at]?.text ?? ''
  if (ENDS_REACH.has(text)) return true
  if (at === negator + 1) return false
  if (text === 'due') return pieces[at + 1]?.text === 'to'
  if (text !== 'as' || COMPARED.has(pieces[at - 1]?.text ?? '') || pieces[at + 1]?.text === 'well')
    return false
  const around = pieces.slice(Math.max(0, at - COMPARISON_MAX), at + 1 + COMPARISON_MAX)
  return around.filter(each => each.text === 'as').length === 1
}

/** Takes an answer apart. Stems, sentences and the reach of each negation are found once. */
export function wordsOf(answer: string): Token[] {
  const pieces = piecesOf(answer)
  const negators = pieces.map((): number[] => [])
  pieces.forEach((piece, at) => {
    const last = Math.min(at + reachOf(pieces, at), pieces.length - 1)
    for (let on = at + 1; on <= last; on += 1) {
      const reached = pieces[on]
      if (!reached || reached.sentence !== piece.sentence) break
      if (reached.text === ',' ? !isInList(pieces, on) : endsReach(pieces, at, on)) break
      negators[on]?.push(at)
    }
  })
  let place = 0
  return pieces.map(({ raw, ...piece }, at) => {
    const text = bare(piece.text) || piece.text
    if (!WEIGHTLESS.has(text)) place += 1
    return { ...piece, text, stem: stemOf(text), place, negators: negators[at] ?? [] }
  })
}
