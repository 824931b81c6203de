import { type Token, wordsOf } from './answer-words'
import { answerOf, type Match, Search } from './match'
import { type Names, readNotation, type Rule } from './notation'
import { gluedAt, readingOf, type Vocabulary, vocabularyOf } from './reading'

/** What earns a point, read once. */
export type Point = { rules: readonly Rule[]; vocabulary: Vocabulary }

/** Characters of the answer, the last not included. */
export type Span = { from: number; to: number }

export type WrittenVerdict = {
  is: 'earned' | 'not earned' | 'undecided'
  because: 'said' | 'rejected' | 'missing' | 'unsure' | 'contradiction' | 'unknown words'
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
    const contrary = new Search(taken, true)
      .affirmed(idea)
      .find(each => !each.tokens.some(at => match.tokens.includes(at)))
    if (contrary) {
      const both = [...spans, ...spansOf(contrary, tokens)]
      return { is: 'undecided', because: 'contradiction', spans: both, line }
    }
    return { is: 'earned', because: 'said', spans, line }
  }
  return { is: 'not earned', because: 'missing', spans: [], line: null }
}
