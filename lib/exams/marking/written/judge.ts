import { type Token, wordsOf } from './answer-words'
import { answerOf, type Match, Search } from './match'
import { type Names, readNotation, type Rule } from './notation'
import { gluedAt, type Reading, readingOf, type Vocabulary, vocabularyOf } from './reading'

/** What earns a point, read once. */
export type Point = { rules: readonly Rule[]; vocabulary: Vocabulary }

/** Characters of the answer, the last not included. */
export type Span = { from: number; to: number }

export type WrittenVerdict = {
  is: 'earned' | 'not earned' | 'undecided'
  because: 'said' | 'rejected' | 'missing' | 'unsure' | 'contradiction' | 'unknown words' | 'apart'
  /** The words that decided it. */
  spans: Span[]
  /** The line of the rules that decided it; null where none did. */
  line: number | null
}

/** @throws NotationError with its place */
export function readPoint(notation: string, { names, asked = '' }: { names?: Names; asked?: string } = {}): Point {
  const read = readNotation(notation, names)
  return { rules: read.rules, vocabulary: vocabularyOf(read.rules, read.names, asked) }
}

function unglued(answer: string, vocabulary: Vocabulary): Token[] {
  const tokens = wordsOf(answer)
  const cuts = tokens.flatMap(({ text, from }) => {
    const at = gluedAt(text, vocabulary)
    return at > 0 ? [from + at] : []
  })
  if (cuts.length === 0) return tokens
  const cut = [...answer].length === answer.length ? cuts : []
  const spaced = cut.toReversed().reduce((text, at) => `${text.slice(0, at)} ${text.slice(at)}`, answer)
  const back = (place: number) => place - cut.filter((at, before) => at + before < place).length
  return wordsOf(spaced).map(token => ({ ...token, from: back(token.from), to: back(token.to) }))
}

function spansOf({ tokens: places }: Match, tokens: readonly Token[]): Span[] {
  return places
    .toSorted((one, other) => one - other)
    .flatMap(at => {
      const token = tokens[at]
      return token ? [{ from: token.from, to: token.to }] : []
    })
}

/** "If it sticks it is iron, if not it is aluminium": cases set against each other are no contradiction. */
const SETS_CASES = new Set(['if', 'when', 'whichever', 'one', 'other', 'others', 'otherwise', 'then'])

/** Words that nobody knows, within two of what was found. */
function strangersBeside({ tokens: places }: Match, readings: readonly Reading[]): number[] {
  const [first, last] = [Math.min(...places) - 2, Math.max(...places) + 2]
  return readings.flatMap(({ unknown }, at) => (unknown && at >= first && at <= last ? [at] : []))
}

/** The first rule that fits decides, unless the answer says the contrary as well. */
export function judgeWritten(answer: string, { rules, vocabulary }: Point): WrittenVerdict {
  const tokens = unglued(answer, vocabulary)
  const readings = tokens.map(token => readingOf(token, vocabulary))
  const taken = answerOf(tokens, readings)
  const search = new Search(taken)
  for (const { ruling, idea, line } of rules) {
    const [match] = search.affirmed(idea)
    if (!match) continue
    const spans = spansOf(match, tokens)
    if (ruling === 'reject') return { is: 'not earned', because: 'rejected', spans, line }
    if (ruling === 'unsure') return { is: 'undecided', because: 'unsure', spans, line }
    const contrary = !tokens.some(({ text }) => SETS_CASES.has(text)) && new Search(taken, true)
      .affirmed(idea)
      .find(each => !each.tokens.some(at => match.tokens.includes(at)))
    if (contrary) {
      const both = [...spans, ...spansOf(contrary, tokens)]
      return { is: 'undecided', because: 'contradiction', spans: both, line }
    }
    if (strangersBeside(match, readings).length > 0) return { is: 'undecided', because: 'unknown words', spans, line }
    return { is: 'earned', because: 'said', spans, line }
  }
  return missing({ tokens, readings, search, rules })
}

type Missed = { tokens: readonly Token[]; readings: readonly Reading[]; search: Search; rules: readonly Rule[] }

/** No rule fits. Where all ideas of one stand apart, or all but one beside a word that nobody knows, the student decides. */
function missing({ tokens, readings, search, rules }: Missed): WrittenVerdict {
  const isStrange = readings.some(({ unknown }) => unknown)
  for (const { ruling, idea, line } of rules) {
    if (ruling !== 'accept') continue
    const { of, found } = search.parts(idea)
    const spans = found.flatMap(each => spansOf(each, tokens))
    if (of > 1 && found.length === of) return { is: 'undecided', because: 'apart', spans, line }
    if (of > 2 && found.length === of - 1 && isStrange)
      return { is: 'undecided', because: 'unknown words', spans, line }
  }
  return { is: 'not earned', because: 'missing', spans: [], line: null }
}
