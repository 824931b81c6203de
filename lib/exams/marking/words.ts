import { slipsBetween } from './distance'
import { otherTerms } from './other-terms'

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

const IRREGULAR = new Map(
  `bacteria bacterium, nuclei nucleus, nucleoli nucleolus, fungi fungus, alveoli alveolus, villi villus,
  mitochondria mitochondrion, larvae larva, antennae antenna, vertebrae vertebra, stomata stoma, ova ovum,
  phenomena phenomenon, hypotheses hypothesis, analyses analysis, axes axis, bronchi bronchus, flagella flagellum,
  cilia cilium, media medium, mice mouse, teeth tooth, feet foot, men man, women woman, children child, leaves leaf,
  halves half, wolves wolf, calves calf, shelves shelf, loci locus, stimuli stimulus, radii radius, spectra spectrum,
  vertices vertex, indices index, matrices matrix, formulae formula, genera genus, quanta quantum, atria atrium`
    .split(',')
    .map(pair => pair.trim().split(' ') as [string, string]),
)

function singular(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular) return irregular
  if (word.length < 4) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x|z)es$/, '$1')
    .replace(/([^suia])s$/, '$1')
    .replace(/(?<=[^s]a)s$/, '')
}

/** British and American spelling as one. */
function oneSpelling(word: string): string {
  return word
    .replace(/^oe(?=[sd])|(?<=^[fc]|rrh|hom)oe/, 'e')
    .replace(/^ae(?=[st])|(?<=[hn]|^[fcp]|leu[ck])ae(?=[mcds])/, 'e')
    .replace(/sulph/, 'sulf')
    .replace(/([iy])z(?=e|ing|ation|ed)/, '$1s')
    .replace(/(?<=.{2})our(?=s|ed|ing|$)/, 'or')
    .replace(/(?<=t)re$/, 'er')
    .replace(/aluminum/, 'aluminium')
}

/** Longer than any key; what is typed beyond it is compared no further. */
const TOKENS_MOST = 12

/** "It is the Sales-Returns a/c." is sale, return; "2, 8, 7" and "2.8.7" are one token. */
export function tokensOf(text: string): string[] {
  return readingsOf(text).stems
}

type Readings = { words: string[]; stems: string[] }

/** Keys are compared again and again. */
const known = new Map<string, Readings>()
const KNOWN_MOST = 2000

function readingsOf(text: string): Readings {
  const before = known.get(text)
  if (before) return before
  const words = plain(text)
    .split(' ')
    .filter(each => each !== '')
    .slice(0, TOKENS_MOST)
  const readings = { words: words.map(oneSpelling), stems: words.map(each => oneSpelling(singular(each))) }
  if (known.size >= KNOWN_MOST) known.clear()
  known.set(text, readings)
  return readings
}

function plain(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/[’'‘`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/\ba\/c\b/g, ' ')
    .replace(/(?<=\d)\s*[.,:·]\s*(?=\d)|(?<=\d)\s+(?=\d)/g, '_')
    .replace(/[^\p{L}\p{N}_]+/gu, ' ')
    .trim()
  return words
    .replace(
      /^(?:(?:it|this|that) (?:is|was)|its|they are|these are|called|it|they|(?:the )?answer(?: is)?) (?=\S)/,
      '',
    )
    .replace(/(?<= )(?:account|ac)$/, '')
    .replace(/\b(?:a|an|the) (?=\S)/g, '')
    .trim()
}

const isLetters = (word: string) => /^\p{L}+$/u.test(word)
const once = (word: string) => word.replace(/(.)\1/g, '$1')

/** How many slips are forgiven in a word of so many letters: a short word with one is another word. */
function forgivenSlips(letters: number): number {
  return letters <= 4 ? 0 : letters <= 7 ? 1 : letters <= 12 ? 2 : 3
}

type Nearness = { slips: number; mistaken: string | null }
const FAR: Nearness = { slips: Number.POSITIVE_INFINITY, mistaken: null }

/** One word against one of the key; `others` are terms that it must not be nearer to. */
function nearness(typed: string, wanted: string, others: readonly string[]): Nearness {
  if (typed === wanted) return { slips: 0, mistaken: null }
  if (!isLetters(typed) || !isLetters(wanted)) return FAR
  const most = forgivenSlips(wanted.length)
  // Letters that are only swapped or doubled are a slip of the hand, in a short word too.
  const isSlipOfHand = once(typed) === once(wanted) || isSwap(typed, wanted)
  const slips = isSlipOfHand ? 1 : slipsBetween(typed, wanted, most)
  const isNear = isSlipOfHand || slips <= most
  // In a short word it makes no other term unless that is there in full; nor does what is not even near.
  const reach = isNear && most > 0 ? slips : 0
  const mistaken = [...others, ...otherTerms(wanted)].find(
    other =>
      singular(other) !== singular(wanted) && isLetters(other) && slipsBetween(typed, other, reach) <= reach,
  )
  if (mistaken !== undefined) return { slips, mistaken }
  return isNear ? { slips, mistaken: null } : FAR
}

function isSwap(typed: string, wanted: string): boolean {
  return (
    typed.length === wanted.length &&
    wanted.length >= 4 &&
    [...typed].sort().join('') === [...wanted].sort().join('') &&
    slipsBetween(typed, wanted, 1) === 1
  )
}

const SLIPS_IN_ALL = 3

function phraseNearness(
  typed: readonly string[],
  wanted: readonly string[],
  others: readonly string[],
): Nearness {
  const [one, whole] = [typed.join(''), wanted.join('')]
  if (one === whole && isLetters(one)) return { slips: 0, mistaken: null }
  if (typed.length !== wanted.length) {
    // Written as one word, or as two: "chloro plast". A word that is missing is no slip.
    const isJoined = Math.abs(typed.length - wanted.length) === 1 && whole.length > 7
    const longer = typed.length > wanted.length ? typed : wanted
    return isJoined && longer.every(word => word.length > 2) ? closeOnly(nearness(one, whole, others)) : FAR
  }
  const each = typed.map((word, at) => nearness(word, wanted[at] ?? '', others))
  const slips = each.reduce((sum, word) => sum + word.slips, 0)
  const mistaken = each.find(word => word.mistaken !== null)?.mistaken ?? null
  // All other words must agree before one can be said to be another term.
  const rest = each.filter(word => word.mistaken === null)
  if (rest.some(word => word.slips === FAR.slips)) return FAR
  return mistaken !== null ? { slips, mistaken } : slips <= SLIPS_IN_ALL ? { slips, mistaken: null } : FAR
}

const closeOnly = (near: Nearness): Nearness => (near.slips <= 1 && near.mistaken === null ? near : FAR)

/** "membrane of the cell" is the cell membrane. */
function turned(tokens: readonly string[]): string[] | null {
  const at = tokens.indexOf('of')
  return at > 0 && at < tokens.length - 1 ? [...tokens.slice(at + 1), ...tokens.slice(0, at)] : null
}

const SAYS_NOTHING = ['gas', 'element', 'process', 'substance', 'is']

/** Without what only repeats the question. */
function withoutAsked(
  tokens: readonly string[],
  wanted: readonly string[],
  asked: readonly string[],
): string[] {
  const kept = tokens.filter(token => wanted.includes(token) || !asked.includes(token))
  return kept.length > 0 ? kept : [...tokens]
}

function judgeWhole(typed: string, key: Required<WordsKey>): WordsVerdict {
  const tokens = tokensOf(typed)
  if (tokens.length === 0) return UNKNOWN
  const same = (text: string) => phraseNearness(tokens, tokensOf(text), []).slips === 0
  const exact = key.accept.find(same)
  if (exact !== undefined) return { is: 'right', as: exact, forgiven: false }
  const rejected = key.reject.find(same)
  if (rejected !== undefined) return { is: 'rejected', as: rejected }
  const asked = [...tokensOf(key.asked), ...SAYS_NOTHING]
  const others = [...key.reject, ...key.confusable].flatMap(tokensOf)
  const known = new Set(key.accept.flatMap(tokensOf))
  const otherWords = others.filter(word => !known.has(word))
  let mistaken: string | null = null
  let best: { as: string; slips: number } | null = null
  for (const text of key.accept) {
    const wanted = tokensOf(text)
    const against = new Set(wanted.flatMap(word => otherTerms(word)))
    const mayGo = asked.filter(word => !against.has(word) && !otherWords.includes(word))
    const readings = [tokens, turned(tokens), withoutAsked(tokens, wanted, mayGo)].filter(
      each => each !== null,
    )
    const pairs = readings.map(reading => [reading, wanted] as const)
    // The s of "salse" ends no plural.
    for (const [reading, words] of [...pairs, [readingsOf(typed).words, readingsOf(text).words] as const]) {
      const near = phraseNearness(reading, words, otherWords)
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
  return { pieces: outside.filter(full), brackets: brackets.filter(full) }
}

/**
 * One answer against its key. Who gives several is right when all of them are; what stands in brackets only must not
 * be wrong.
 */
export function judgeWords(typed: string, wordsKey: WordsKey): WordsVerdict {
  const { accept, reject = [], confusable = [], asked = '' } = wordsKey
  const key = { accept, reject, confusable, asked }
  const whole = judgeWhole(typed, key)
  if (whole.is !== 'unknown') return whole
  const { pieces, brackets } = piecesOf(typed)
  if (brackets.length === 0 && pieces.length < 2 && pieces[0]?.trim() === typed.trim()) return whole
  const judged = pieces.map(each => judgeWhole(each, key))
  const against = [...judged, ...brackets.map(each => judgeWhole(each, key))].find(
    each => each.is === 'rejected' || each.is === 'mistakable',
  )
  if (against) return against
  return judged.length > 0 && judged.every(each => each.is === 'right') ? (judged[0] ?? UNKNOWN) : UNKNOWN
}

/** The terms near enough in spelling to be mistaken for an accepted text: what its part must know of them. */
export function nearTerms(accept: readonly string[], terms: readonly string[]): string[] {
  const wanted = [...new Set(accept.flatMap(tokensOf).filter(isLetters))]
  const near = terms
    .flatMap(tokensOf)
    .filter(term => isLetters(term) && !wanted.includes(term) && wanted.some(word => isNear(word, term)))
  return [...new Set(near)].sort()
}

const INFLECTED = /(?:e?d|ing|ly|e)$/

function isNear(word: string, term: string): boolean {
  // A misspelling lies between the two; one word in another form is no other term.
  const reach = 2 * Math.max(1, forgivenSlips(word.length))
  return (
    word.replace(INFLECTED, '') !== term.replace(INFLECTED, '') && slipsBetween(word, term, reach) <= reach
  )
}
