import { slipsBetween } from '../distance'
import { parse } from '../expressions'
import type { JudgedPoint } from '../verdict'
import type { Span } from './judge'

/**
 * "State the equation that links …": an equation in words or symbols, in any arrangement. It is read as algebra, so that
 * every form that follows is right, and every other one wrong.
 */
export type StatedEquation = {
  /** In letters of our own, what is asked for on the left: 'a = b/c'. */
  key: string
  /** How each letter may be called, in words or as a symbol. */
  names: Readonly<Record<string, readonly string[]>>
}

/** A judged point without its reason. */
type EquationVerdict = Pick<JudgedPoint, 'verdict' | 'spans'>

type Sign = '=' | '*' | '/' | '+' | '-' | '(' | ')'
type Piece = { text: string; from: number; to: number }
type Mark =
  | { is: 'sign'; sign: Sign }
  | { is: 'value'; text: string; symbol: boolean }
  /** Ends a statement. */
  | { is: 'break' }
type Placed = Mark & Span

const PHRASES: Readonly<Record<string, Sign>> = {
  'divided by': '/',
  'divide by': '/',
  over: '/',
  'per unit of': '/',
  'per unit': '/',
  per: '/',
  'multiplied by': '*',
  'multiply by': '*',
  'multiplied with': '*',
  'times by': '*',
  times: '*',
  'is equal to': '=',
  'equal to': '=',
  equals: '=',
  equal: '=',
  is: '=',
  '=': '=',
  '/': '/',
  '÷': '/',
  ':': '/',
  '*': '*',
  '×': '*',
  '·': '*',
  '⋅': '*',
  x: '*',
  '+': '+',
  '-': '-',
  '−': '-',
  '(': '(',
  ')': ')',
}
const FILLERS = new Set(
  'the a an of its total taken travelled covered done used needed object body it this that unit equation formula for find you we to by which and'.split(
    ' ',
  ),
)
/** "Divide force by area", "the product of current and voltage": what joins the two that follow. */
const JOINED: Readonly<Record<string, { by: readonly string[]; sign: Sign }>> = {
  divide: { by: ['by'], sign: '/' },
  dividing: { by: ['by'], sign: '/' },
  multiply: { by: ['by', 'and', 'with'], sign: '*' },
  multiplying: { by: ['by', 'and', 'with'], sign: '*' },
  product: { by: ['and'], sign: '*' },
}
const DENIES = /\b(?:not|never|isnt)\b|n['’]t\b/i
const GREEK = new Set(['lambda', 'rho', 'delta'])
const WORDS_MAX = 4

/** @param equations any of which will do */
export function judgeEquation(answer: string, equations: readonly StatedEquation[]): EquationVerdict {
  const judged = equations.flatMap(ownersOf).map(each => judgeOne(answer, each))
  const best = FROM_BEST.flatMap(verdict => judged.find(each => each.verdict === verdict) ?? [])
  return best[0] ?? { verdict: 'notEarned', spans: [] }
}

const FROM_BEST = ['earned', 'undecided', 'notEarned'] as const

/** Where a symbol may stand for either of two quantities, s for speed or distance, the equation with each of them. */
function ownersOf({ key, names }: StatedEquation): StatedEquation[] {
  const all = Object.entries(names)
  const shared = [...new Set(all.flatMap(([, list]) => list))].find(
    name => all.filter(([, list]) => list.includes(name)).length > 1,
  )
  if (shared === undefined) return [{ key, names }]
  return all.flatMap(([owner, list]) => {
    if (!list.includes(shared)) return []
    const own = all.map(([letter, each]) => [
      letter,
      letter === owner ? each : each.filter(name => name !== shared),
    ])
    return ownersOf({ key, names: Object.fromEntries(own) })
  })
}

function judgeOne(answer: string, equation: StatedEquation): EquationVerdict {
  const marks = readMarks(answer, equation)
  const said = statementsOf(marks).flatMap(statement => judged(statement, equation) ?? [])
  const right = said.filter(({ isRight }) => isRight)
  const spans = (right.length > 0 ? right : said).map(({ from, to }) => ({ from, to }))
  if (right.length > 0)
    return { verdict: right.length < said.length || DENIES.test(answer) ? 'undecided' : 'earned', spans }
  if (said.length > 0) return { verdict: 'notEarned', spans }
  return { verdict: isNearlySaid(marks, equation) ? 'undecided' : 'notEarned', spans }
}

/** All quantities are named and something joins them, but not in a way that can be read. */
function isNearlySaid(marks: readonly Placed[], { names }: StatedEquation): boolean {
  const values = new Set(marks.flatMap(mark => (mark.is === 'value' ? [mark.text] : [])))
  return (
    Object.keys(names).every(letter => values.has(letter)) &&
    marks.some(mark => mark.is === 'sign' && /[*/]/.test(mark.sign))
  )
}

/** "Force (N)": a unit or a symbol behind a name says nothing more. */
const UNIT = /(?<=\p{L}{3}\s?)\([^()]{1,8}\)/gu
const PIECE = /\p{L}+|\d+(?:\.\d+)?|\S|\n/gu

function piecesOf(answer: string): Piece[] {
  // "p.d." is a word; its places stay.
  const plain = answer
    .toLowerCase()
    .replace(/\bp\.\s?d\b\.?/g, found => 'pd'.padEnd(found.length))
    .replace(UNIT, found => ' '.repeat(found.length))
  return [...plain.matchAll(PIECE)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))
}

function readMarks(answer: string, equation: StatedEquation): Placed[] {
  const pieces = piecesOf(answer)
  const marks: Placed[] = []
  let joined: (typeof JOINED)[string] | null = null
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Piece
    const found = longest(pieces, at, equation)
    const next = pieces[at + (found?.length ?? 1) - 1] ?? piece
    const span = { from: piece.from, to: next.to }
    if (found) marks.push(...found.marks.map(mark => ({ ...mark, ...span })))
    else if (joined?.by.includes(piece.text)) {
      marks.push({ is: 'sign', sign: joined.sign, ...span })
      joined = null
    } else if (JOINED[piece.text]) joined = JOINED[piece.text] ?? null
    else if (!FILLERS.has(piece.text)) marks.push({ is: 'break', ...span })
    at += found?.length ?? 1
  }
  return marks
}

type Found = { length: number; marks: Mark[] }

/** The name or the sign of most words that begins here. */
function longest(pieces: readonly Piece[], at: number, { names }: StatedEquation): Found | null {
  for (let length = WORDS_MAX; length > 0; length -= 1) {
    const words = pieces.slice(at, at + length).map(({ text }) => text)
    if (words.length < length) continue
    const text = words.join(' ')
    // "Times" is a sign before it is the plural of a time.
    const phrase = Object.hasOwn(PHRASES, text) ? text : undefined
    const letter = Object.keys(names).find(each => names[each]?.some(name => isCalled(words, name)))
    if (letter && !phrase)
      return { length, marks: [{ is: 'value', text: letter, symbol: text.length === 1 || GREEK.has(text) }] }
    const sign = PHRASES[phrase ?? Object.keys(PHRASES).find(each => isCalled(words, each)) ?? '']
    if (sign) return { length, marks: [{ is: 'sign', sign }] }
  }
  return symbolsOf(pieces[at]?.text ?? '', names)
}

/** "Mg" and "ivt" are symbols in a row; numbers stand for themselves. */
function symbolsOf(text: string, names: StatedEquation['names']): Found | null {
  if (/^\d/.test(text)) return { length: 1, marks: [{ is: 'value', text, symbol: true }] }
  const letters = [...text].map(sign =>
    Object.keys(names).find(each => names[each]?.some(name => name.toLowerCase() === sign)),
  )
  if (letters.length === 0 || letters.includes(undefined)) return null
  return {
    length: 1,
    marks: letters.map(letter => ({ is: 'value', text: letter ?? '', symbol: true })),
  }
}

const forgiven = (letters: number) => (letters <= 4 ? 0 : letters <= 7 ? 1 : 2)

function isCalled(words: readonly string[], name: string): boolean {
  const wanted = name.toLowerCase().split(' ')
  return (
    wanted.length === words.length &&
    wanted.every((word, at) => {
      const most = forgiven(word.length)
      const typed = (words[at] ?? '').replace(/(?<=\p{L}{3})s$/u, '')
      return words[at] === word || typed === word || (most > 0 && slipsBetween(typed, word, most) <= most)
    })
  )
}

type Statement = { text: string; signs: number } & Span

/** What stands between breaks, as algebra; words in a row without a sign end it. */
function statementsOf(marks: readonly Placed[]): Statement[] {
  const statements: Statement[] = []
  let before: Placed | null = null
  for (const mark of marks) {
    const last = statements.at(-1)
    const isRow = mark.is === 'value' && before?.is === 'value'
    const isTorn = isRow && !(mark.symbol && before?.is === 'value' && before.symbol)
    if (mark.is !== 'break') {
      const text = mark.is === 'sign' ? mark.sign : mark.text
      if (!last || !before || before.is === 'break' || isTorn)
        statements.push({ text, signs: mark.is === 'sign' ? 1 : 0, from: mark.from, to: mark.to })
      else
        Object.assign(last, {
          text: `${last.text}${isRow ? '*' : ''}${text}`,
          signs: last.signs + (mark.is === 'sign' || isRow ? 1 : 0),
          to: mark.to,
        })
    }
    before = mark
  }
  return statements.filter(({ signs }) => signs > 0)
}

/** Null where it is no equation of these quantities, and no value of one by the others. */
function judged(
  { text, from, to }: Statement,
  { key, names }: StatedEquation,
): ({ isRight: boolean } & Span) | null {
  const letters = Object.keys(names)
  const [subject = '', value = ''] = key.split('=').map(side => side.trim())
  const sides = text.split('=').filter(side => side !== '')
  const read = sides.map(side => parse(side, letters))
  const wanted = parse(value, letters)
  if (!wanted || read.length === 0 || read.some(side => side === null)) return null
  const points = samples(letters).map(point => ({ ...point, [subject]: wanted.valueAt(point) ?? 0 }))
  const values = (at: number, point: Record<string, number>) => read[at]?.valueAt(point) ?? Number.NaN
  if (sides.length === 1) {
    const isValue = letters.some(
      letter =>
        read[0]?.names.length === letters.length - 1 &&
        points.every(point => same(values(0, point), point[letter] ?? 0)),
    )
    return isValue ? { isRight: true, from, to } : null
  }
  const areAlike = (point: Record<string, number>) =>
    sides.every((_, at) => same(values(at, point), values(0, point)))
  const isEmpty = points.some(point => areAlike({ ...point, [subject]: 1.37 * (point[subject] ?? 1) }))
  return { isRight: points.every(areAlike) && !isEmpty, from, to }
}

const same = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))

/** Values without any relation to each other. */
function samples(letters: readonly string[]): Record<string, number>[] {
  return [0.31, 0.77, 1.43].map(start =>
    Object.fromEntries(letters.map((letter, at) => [letter, start + Math.sqrt(2 + 3 * at)])),
  )
}
