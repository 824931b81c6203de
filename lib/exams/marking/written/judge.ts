import { type Token, wordsOf } from './answer-words'
import { answerOf, type Match, Search, unmixed } from './match'
import { type Example, type Names, type Rule, readNotation } from './notation'
import { gluedAt, type Reading, readingOf, type Vocabulary, vocabularyOf } from './reading'

/** What earns a point, read once. */
export type Point = { rules: readonly Rule[]; examples: readonly Example[]; vocabulary: Vocabulary }

/** Characters of the answer, the last not included. */
export type Span = { from: number; to: number }

export type Reason =
  | 'said'
  | 'rejected'
  | 'missing'
  | 'unsure'
  | 'contradiction'
  | 'unknown words'
  /** All its ideas are there, but not together. */
  | 'apart'

export type WrittenVerdict = {
  is: 'earned' | 'not earned' | 'undecided'
  because: Reason
  /** The words that decided it. */
  spans: Span[]
  /** The line of the rules that decided it; null where none did. */
  line: number | null
}

/**
 * @param asked the question: its words are known, and may be repeated
 * @throws NotationError with its place
 */
export function readPoint(
  notation: string,
  { names, asked = '' }: { names?: Names; asked?: string } = {},
): Point {
  const { rules, examples, names: all } = readNotation(notation, names)
  return { rules, examples, vocabulary: vocabularyOf(rules, all, asked) }
}

/** An answer as it was read. */
type Taken = { tokens: readonly Token[]; readings: readonly Reading[] }

function take(answer: string, vocabulary: Vocabulary): Taken {
  const tokens = unglued(answer, vocabulary)
  return { tokens, readings: tokens.map(token => readingOf(token, vocabulary)) }
}

/** Words that were typed as one are taken apart; places stay those of the answer. */
function unglued(answer: string, vocabulary: Vocabulary): Token[] {
  const tokens = wordsOf(answer)
  const cuts = tokens.flatMap(({ text, from, to }) => {
    const at = to - from === text.length ? gluedAt(text, vocabulary) : 0
    return at > 0 ? [from + at] : []
  })
  if (cuts.length === 0) return tokens
  const spaced = cuts.reduceRight((text, at) => `${text.slice(0, at)} ${text.slice(at)}`, answer)
  const back = (place: number) => place - cuts.filter((at, before) => at + before < place).length
  return wordsOf(spaced).map(token => ({ ...token, from: back(token.from), to: back(token.to) }))
}

/** Whether it was read in spite of a slip of spelling. */
export function hasSlips(answer: string, { vocabulary }: Point): boolean {
  const { tokens, readings } = take(answer, vocabulary)
  return readings.some(({ stem, turned }, at) => !turned && stem !== tokens[at]?.stem)
}

function spansOf(matches: readonly Match[], { tokens }: Taken): Span[] {
  const places = [...new Set(matches.flatMap(match => match.tokens))].sort((one, other) => one - other)
  return places.flatMap(at => {
    const token = tokens[at]
    return token ? [{ from: token.from, to: token.to }] : []
  })
}

/** "If it sticks it is iron, if not it is aluminium": cases set against each other are no contradiction. */
const SETS_CASES = new Set(['if', 'when', 'whichever', 'one', 'other', 'others', 'otherwise', 'then'])

/** Where other words say the contrary of a rule that fits, in the shape in which it fits: "same" is not denied by "change". */
function contraryOf(rule: Rule, search: Search, { tokens, readings }: Taken): Match | undefined {
  if (tokens.some(({ text }) => SETS_CASES.has(text))) return undefined
  const contrary = new Search(answerOf(tokens, readings), true)
  const [fits] = unmixed(rule.idea).flatMap(idea => {
    const [match] = search.affirmed(idea)
    return match ? [{ idea, match }] : []
  })
  const isApart = (each: Match) => !each.tokens.some(at => fits?.match.tokens.includes(at))
  return fits && contrary.affirmed(fits.idea).find(isApart)
}

/** The first rule that fits decides, unless the answer says the contrary too. */
export function judgeWritten(answer: string, { rules, vocabulary }: Point): WrittenVerdict {
  const taken = take(answer, vocabulary)
  const search = new Search(answerOf(taken.tokens, taken.readings))
  for (const rule of rules) {
    const [match] = search.affirmed(rule.idea)
    if (!match) continue
    const { ruling, line } = rule
    const spans = spansOf([match], taken)
    if (ruling === 'reject') return { is: 'not earned', because: 'rejected', spans, line }
    if (ruling === 'unsure') return { is: 'undecided', because: 'unsure', spans, line }
    const contrary = contraryOf(rule, search, taken)
    if (contrary)
      return { is: 'undecided', because: 'contradiction', spans: spansOf([match, contrary], taken), line }
    return { is: 'earned', because: 'said', spans, line }
  }
  return nearlySaid(rules, search, taken) ?? { is: 'not earned', because: 'missing', spans: [], line: null }
}

/** All ideas of a rule stand there, but apart; or all but one of several, beside a word that nobody knows. */
function nearlySaid(rules: readonly Rule[], search: Search, taken: Taken): WrittenVerdict | null {
  const isStrange = taken.readings.some(({ unknown }) => unknown)
  for (const { ruling, idea, line } of rules) {
    if (ruling !== 'accept') continue
    const { of, found } = search.parts(idea)
    const isApart = of > 1 && found.length === of
    if (!isApart && !(isStrange && of > 2 && found.length === of - 1)) continue
    return {
      is: 'undecided',
      because: isApart ? 'apart' : 'unknown words',
      spans: spansOf(found, taken),
      line,
    }
  }
  return null
}
