import { FAR, type Nearness, nearness } from './nearness'
import { otherTerms } from './other-terms'
import { isLetters, type Readings, readingsOf, tokensOf } from './word-forms'

/** Words and short phrases as students type them: case, articles, plurals and slips of spelling do not matter. */
export type WordsKey = {
  accept: readonly string[]
  /** Expressly not taken, however near. */
  reject?: readonly string[]
  /** Other terms of the subject: a slip of spelling is never read across one of them. */
  confusable?: readonly string[]
  /** What the student may repeat of the question: "hydrogen gas" where a gas is asked. */
  asked?: string
}

export type WordsVerdict =
  /** `as`: the accepted text that was read; `forgiven`: it was misspelt. */
  | { is: 'right'; as: string; forgiven: boolean }
  | { is: 'rejected'; as: string }
  /** Spelt as near to another term, or nearer. */
  | { is: 'mistakable'; as: string }
  | { is: 'unknown' }

const UNKNOWN: WordsVerdict = { is: 'unknown' }

export const UNLISTED = 'Not among the answers of the scheme.'

/** The verdict in words for the review; null where nothing is to be said. */
export function remarkOn(verdict: WordsVerdict): string | null {
  switch (verdict.is) {
    case 'right':
      return verdict.forgiven ? `Spelling forgiven: read as “${verdict.as}”.` : null
    case 'rejected':
      return `“${verdict.as}” is not accepted here.`
    case 'mistakable':
      return `Could be taken for “${verdict.as}”, which is another term.`
    case 'unknown':
      return UNLISTED
  }
}

type ReadText = Readings & { text: string }

/** A key that is read once and compared often. */
export type ReadKey = {
  accept: ReadText[]
  reject: ReadText[]
  /** Words of other terms. */
  others: ReadonlySet<string>
  asked: readonly string[]
}

const SAYS_NOTHING = ['gas', 'element', 'process', 'substance', 'is']

export function readKey({ accept, reject = [], confusable = [], asked = '' }: WordsKey): ReadKey {
  const read = (text: string) => ({ text, ...readingsOf(text) })
  const own = new Set(accept.flatMap(tokensOf))
  const others = [...reject, ...confusable].flatMap(tokensOf).filter(word => !own.has(word))
  return {
    accept: accept.map(read),
    reject: reject.map(read),
    others: new Set(others),
    asked: [...tokensOf(asked), ...SAYS_NOTHING],
  }
}

const SLIPS_IN_ALL = 3

function isSamePhrase(typed: readonly string[], wanted: readonly string[]): boolean {
  const [one, whole] = [typed.join(''), wanted.join('')]
  return one === whole && (isLetters(one) || typed.join(' ') === wanted.join(' '))
}

function phraseNearness(
  typed: readonly string[],
  wanted: readonly string[],
  others: ReadonlySet<string>,
): Nearness {
  if (isSamePhrase(typed, wanted)) return { slips: 0, mistaken: null }
  if (typed.length !== wanted.length) {
    // Written as one word, or as two: "chloro plast". A word that is missing is no slip.
    const longer = typed.length > wanted.length ? typed : wanted
    const isJoined = Math.abs(typed.length - wanted.length) === 1 && longer.every(word => word.length > 2)
    if (!isJoined) return FAR
    const near = nearness(typed.join(''), wanted.join(''), others)
    return near.slips <= 1 && near.mistaken === null ? near : FAR
  }
  let [slips, mistaken] = [0, null as string | null]
  for (const [at, word] of typed.entries()) {
    const near = nearness(word, wanted[at] ?? '', others)
    // All other words must agree before one can be said to be another term.
    if (near === FAR) return FAR
    mistaken ??= near.mistaken
    slips += near.slips
  }
  return mistaken !== null ? { slips, mistaken } : slips <= SLIPS_IN_ALL ? { slips, mistaken: null } : FAR
}

/** "membrane of the cell" is the cell membrane. */
function turned(tokens: readonly string[]): string[] | null {
  const at = tokens.indexOf('of')
  return at > 0 && at < tokens.length - 1 ? [...tokens.slice(at + 1), ...tokens.slice(0, at)] : null
}

/** Without what only repeats the question; null where nothing does. What may be another term stays. */
function withoutAsked(tokens: readonly string[], wanted: readonly string[], key: ReadKey): string[] | null {
  if (tokens.length <= wanted.length) return null
  const isOther = (token: string) => key.others.has(token) || wanted.some(word => otherTerms(word).has(token))
  const kept = tokens.filter(token => wanted.includes(token) || !key.asked.includes(token) || isOther(token))
  return kept.length > 0 && kept.length < tokens.length ? kept : null
}

/** One phrase against a key, taken as a whole. */
export function judgePhrase(typed: string, key: ReadKey): WordsVerdict {
  const { stems, words } = readingsOf(typed)
  if (stems.length === 0) return UNKNOWN
  const exact = key.accept.find(each => isSamePhrase(stems, each.stems))
  if (exact) return { is: 'right', as: exact.text, forgiven: false }
  const rejected = key.reject.find(each => isSamePhrase(stems, each.stems))
  if (rejected) return { is: 'rejected', as: rejected.text }
  let mistaken: string | null = null
  let best: { as: string; slips: number } | null = null
  for (const { text, stems: wanted, words: raw } of key.accept) {
    const readings: [readonly string[] | null, readonly string[]][] = [
      [stems, wanted],
      [turned(stems), wanted],
      [withoutAsked(stems, wanted, key), wanted],
      // The s of "salse" ends no plural.
      [words, raw],
    ]
    for (const [reading, of] of readings) {
      const near = reading ? phraseNearness(reading, of, key.others) : FAR
      if (near.mistaken !== null) mistaken ??= near.mistaken
      else if (near.slips < (best?.slips ?? FAR.slips)) best = { as: text, slips: near.slips }
    }
  }
  if (best && mistaken === null) return { is: 'right', as: best.as, forgiven: best.slips > 0 }
  return mistaken === null ? UNKNOWN : { is: 'mistakable', as: mistaken }
}

/** Both ways of a hedge: "mitosis / meiosis", "mitosis or meiosis". */
const HEDGE = /\s*[/;,\n]\s*|\s+(?:or|and)\s+/i

/** "mitosis, not meiosis" says mitosis. */
const NOT_THE_OTHER = /(?<=\S)(?:\s+|\s*[,;]\s*)(?:(?:but|and)\s+)?not\s[^,;/]*$/i

/** The several things that one line says: side by side, and in brackets. */
export function piecesOf(typed: string): { pieces: string[]; brackets: string[] } {
  const brackets = [...typed.matchAll(/\(([^()]*)\)/g)].map(([, inside = '']) => inside)
  const outside = typed
    .replace(/\([^()]*\)/g, ' ')
    .replace(NOT_THE_OTHER, '')
    .split(HEDGE)
  const full = (text: string) => text.trim() !== ''
  const [pieces, inside] = [outside.filter(full), brackets.filter(full)]
  return pieces.length + inside.length > PIECES_MAX
    ? { pieces: [typed], brackets: [] }
    : { pieces, brackets: inside }
}

/** Who names more than this at once names nothing. */
const PIECES_MAX = 8

/**
 * One answer against its key. Who gives several is right when all of them are; what stands in brackets only must not
 * be wrong.
 */
export function judgeWords(typed: string, wordsKey: WordsKey): WordsVerdict {
  const key = readKey(wordsKey)
  const whole = judgePhrase(typed, key)
  if (whole.is !== 'unknown') return whole
  const { pieces, brackets } = piecesOf(typed)
  if (brackets.length === 0 && pieces.length < 2 && pieces[0]?.trim() === typed.trim()) return whole
  const judged = pieces.map(each => judgePhrase(each, key))
  const against = [...judged, ...brackets.map(each => judgePhrase(each, key))].find(
    each => each.is === 'rejected' || each.is === 'mistakable',
  )
  if (against) return against
  return judged.length > 0 && judged.every(each => each.is === 'right') ? (judged[0] ?? UNKNOWN) : UNKNOWN
}
