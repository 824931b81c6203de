import { hasNumberWord, withFigures, withoutAnd } from './number-words'
import { normalised, type ReadNumber, readNumber } from './read-number'
import { unitReadings } from './units'

/** A number with the unit that was typed beside it, in front or behind. */
export type AnswerNumber = ReadNumber & {
  unit: string
  /** In brackets alone, which is minus in a statement of accounts. */
  isBracketed: boolean
  /** Of "1:30", which may be a time; of "4 h 49 min" the parts in the order typed. */
  parts: { value: number; unit: string }[]
  /** The values before it in "3/4 = 0.75": what was right is not undone by what follows from it. */
  before: AnswerNumber[]
}

/** What stands in an answer. Several numbers are alternatives; a point has its coordinates. */
export type ReadAnswer = { numbers: AnswerNumber[]; isPoint: boolean }

/** Longer texts are refused before they come here; the bound keeps the reading's time in hand whoever calls. */
const MAX_LENGTH = 200
/** More than this is no answer to a question for one number. */
const MAX_VALUES = 8

/**
 * What a student means by a line: the last value of a working, without the words around it. Null when there is no
 * number, or only a bound for one ("less than 5").
 */
export function readAnswer(typed: string): ReadAnswer | null {
  const text = withoutFigures(withoutEnd(normalised(typed.slice(0, MAX_LENGTH))))
    .replace(/ ?\( ?\d ?(?:s\.? ?f|d\.? ?p)\.? ?\)/i, '')
    .replace(/^\(?(?:[a-h]|i{1,3}|iv|v|vi)\)\s*(?=\S)/i, '')
    .replace(/\s+to\s+1$/i, ' : 1')
    .replace(/\\(?=[$%])/g, '')
  const point = readPoint(text)
  if (point) return point
  const chunks = lastLine(text)
  if (chunks.length > MAX_VALUES) return null
  const numbers: AnswerNumber[] = []
  for (const { value, before } of chunks) {
    const read = readValue(value)
    if (!read) return null
    numbers.push(...(read.length === 1 ? read.map(each => ({ ...each, before })) : read))
  }
  return numbers.length === 0 ? null : { numbers, isPoint: false }
}

/** Full stops and commas at the end, but not the dots of a recurring decimal. */
function withoutEnd(text: string): string {
  return text
    .replace(/(?:(?<!\.)\.|[,;:!?"✓])+$/, '')
    .replace(/^"/, '')
    .trim()
}

const TO_FIGURES =
  /(?<=\S)[\s(,]+(?:correct )?(?:to )?(?:the nearest \w+|(?:\d|one|two|three|four) ?(?:s\.? ?f\.?s?|sig\.? ?fig(?:ure)?s?\.?|significant figures?|d\.? ?p\.?s?|decimal places?))\)?$/i

function withoutFigures(text: string): string {
  return withoutEnd(text.replace(TO_FIGURES, ''))
}

function readPoint(text: string): ReadAnswer | null {
  const inside = /^(?:[\p{L}]+ ?=? ?)?\( ?([^(),;]+)[,;] ?([^(),;]+)\)$/u.exec(text)
  const numbers = [inside?.[1], inside?.[2]].map(each => (each === undefined ? null : readNumber(each)))
  const [x, y] = numbers
  if (/\d,\d{3}\)$/.test(text) || !x || !y || x.rest !== '' || y.rest !== '') return null
  return { numbers: [plain(x), plain(y)], isPoint: true }
}

/** Field by field: `{ ...read, unit }` makes V8 a new hidden class each time, which was most of what marking left to collect. */
function plain(read: ReadNumber, unit = read.rest): AnswerNumber {
  const { value, form, significant, decimals, spelled, isProper, rest } = read
  const none = { isBracketed: false, parts: [], before: [] }
  return { value, form, significant, decimals, spelled, isProper, rest, unit, ...none }
}

const BETWEEN = / ?(?:;|, |& |\b(?:or|and|so|hence|therefore|then|thus|maybe|perhaps)\b:?|∴|⇒|=>|→|->) ?/iu
const EQUALS = /=|≈|≃|≅|≡|~/

const REJECTED = /\b(?:reject|discard|invalid|impossible|not valid|ignore)/i

type Chunk = { value: string; label: string; before: AnswerNumber[] }

/** The chunks that are the answer: all with the label of the last one; what has another label is working. */
function lastLine(text: string): Chunk[] {
  const joined = withoutAnd(text)
    .replace(/(\d ?\p{L}+),? and (?=\d)/giu, '$1 ')
    .replace(/(\w) and a half\b/i, '$1 1/2')
    .replace(/(\d) and (?=\d+ ?\/ ?\d)/i, '$1 ')
  const chunks = joined
    .split(BETWEEN)
    .filter(
      chunk =>
        hasNumber(chunk) &&
        !isUnit(chunk) &&
        !REJECTED.test(chunk.replace(/\(.*$/, match => (/\d/.test(match) ? '' : match))),
    )
    .map(asChunk)
  const label = chunks.at(-1)?.label ?? ''
  return chunks.filter(chunk => chunk.label === label || label === '')
}

/** The last value of "P = 53*9.8 = 149", its label, and the values that it follows from. */
function asChunk(chunk: string): Chunk {
  const sides = chunk.split(EQUALS).map(each => each.trim())
  const withNumbers = sides.filter(hasNumber)
  const read = withNumbers.map(side => ({ side, numbers: readValue(side) }))
  const last = read.findLast(({ numbers }) => numbers !== null)
  const value = last?.side ?? withNumbers.at(-1) ?? chunk
  const label = sides.length > 1 && sides[0] !== value ? (sides[0] ?? '') : ''
  const before = read
    .slice(0, last ? read.indexOf(last) : 0)
    .flatMap(({ numbers }) => (numbers?.length === 1 ? numbers : []))
  return { value, label, before: before.filter(({ form }) => form !== 'unevaluated') }
}

/** Such as the second of "Pa or N/m^2". */
function isUnit(chunk: string): boolean {
  return /^\p{L}/u.test(chunk) && unitReadings(chunk).length > 0
}

function hasNumber(text: string): boolean {
  return /[\dπ√]|\b(?:pi|none|nil|nought|half)\b/i.test(text) || hasNumberWord(text)
}

/** They make a bound, a denial or a range of the number behind them. */
const NO_VALUE =
  /^(?:not|no|never|less|more|than|under|over|below|above|least|most|between|from|except|greater|fewer|isn't|within|up)$/i
const CURRENCY = /^(-?) ?((?:US|A|NZ|C|S|HK)?[$£€]|(?:USD|GBP|EUR)(?![\p{L}])) ?/u
/** ISO codes and short forms of currencies that the marker does not convert. */
const OTHER_CURRENCY = /^(-?) ?(?:Rs\.?|RM|KSh|USh|INR|PKR|BDT|MYR|AED|₹|¥|₦) ?(?=[\d(])/i
const WORD = /^(\p{L}[\p{L}'’]*)(?:\.(?!\d))?:? ?/u

/** One value, or several where more stand side by side. */
function readValue(chunk: string): AnswerNumber[] | null {
  const { sign, text } = withoutWords(chunk)
  if (text === null) return null
  const money = CURRENCY.exec(text)
  const other = OTHER_CURRENCY.exec(text)
  const body =
    money || other ? `${(money ?? other)?.[1] ?? ''}${text.slice((money ?? other)?.[0].length)}` : text
  const front = money?.[2] ? money[2].replace(/^[A-Z]+(?=[$£€])/, '') : ''
  const bracketed = /^(-?) ?\( ?([^()]+) ?\) ?(.*)$/.exec(body)
  if (bracketed?.[2] && /^[-+]? ?[\d.,$£€]/.test(bracketed[2]) && !/^[*/×^√π\d]/.test(bracketed[3] ?? '')) {
    const inside = readValue(bracketed[2])
    if (!inside || inside.length > 1) return inside
    const minus = bracketed[1] === '-' ? -sign : sign
    return inside.map(each => ({
      ...signedBy(each, minus),
      unit: front || each.unit || (bracketed[3] ?? '').trim(),
      isBracketed: true,
    }))
  }
  if (/^(?:±|\+\/?-) ?/.test(body)) {
    const size = readValue(body.replace(/^(?:±|\+\/?-) ?/, ''))
    return size ? size.flatMap(each => [each, signedBy(each, -1)]) : null
  }
  const read = readNumber(body)
  if (!read) return null
  const all = withRest(read, front)
  return all ? all.map(each => signedBy(each, sign)) : null
}

function signedBy<Read extends AnswerNumber>(read: Read, sign: number): Read {
  if (sign > 0) return read
  const spelled =
    read.spelled === null ? null : read.spelled.startsWith('−') ? read.spelled.slice(1) : `−${read.spelled}`
  return { ...read, value: -read.value, spelled }
}

/** "the answer is", "about", "minus", "twelve". Null where the words leave no value. */
function withoutWords(chunk: string): { sign: number; text: string | null } {
  let text = chunk.replace(/^[:×≈~]|^[xX](?= ?[\d.])/, '').trim()
  let sign = 1
  for (;;) {
    if (CURRENCY.test(text) || OTHER_CURRENCY.test(text) || /^(?:π|(?:pi|sqrt|root)(?!\p{L}))/iu.test(text))
      return { sign, text }
    const word = WORD.exec(text)?.[1]
    if (word === undefined) return { sign, text }
    const rest = text.slice(WORD.exec(text)?.[0].length)
    const inFigures = /^(?:none|nil|nought)$/i.test(word) ? `0 ${rest}`.trim() : withFigures(text)
    if (inFigures !== null) return { sign, text: inFigures }
    if (NO_VALUE.test(word) || (/^\d/.test(rest) && !/[ .:]$/.test(text.slice(0, -rest.length || undefined))))
      return { sign, text: null }
    if (/^(?:minus|negative)$/i.test(word)) sign = -sign
    text = rest.replace(/^[:×≈~]/, '').trim()
  }
}

const UNCERTAIN = /^(?:±|\+ ?\/? ?-) ?[\d.]+(?: ?%)?/
const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({ thousand: 1e3, million: 1e6, mn: 1e6, mil: 1e6, billion: 1e9, bn: 1e9, trillion: 1e12 }),
)

/** What stands behind the number: its unit, a ratio, further parts, a second value. Null when it makes no sense. */
function withRest(read: ReadNumber, front: string): AnswerNumber[] | null {
  const rest = read.rest
    .replace(UNCERTAIN, '')
    .replace(/^(?:st|nd|rd|th)\b/, '')
    .trim()
  if (rest === '') return [plain(read, front)]
  const ratio = /^: ?(.+)$/.exec(rest)
  if (ratio?.[1]) return readRatio(read, ratio[1])
  const parts = readParts(read, rest, front)
  if (parts) return [parts]
  const second = /^([^(]*?)(?<!\^) ?\(([^()]*)\) ?$/.exec(rest)
  if (second?.[2] && /\d/.test(second[2]) && !/^\p{L}/u.test(second[2])) {
    const other = readValue(second[2])
    return other && [plain(read, front || (second[1] ?? '')), ...other]
  }
  if (/^(?:to |-)? ?[-+]?[\d(]*\d/.test(rest) || / \d/.test(rest.replace(/[\^\p{L}] ?-?\d+/gu, ''))) {
    const next = readNumber(rest.replace(/^\D*?(?=[.\d])/, ''))
    return next && !/^\.\d/.test(rest) ? [plain(read, front), plain(next)] : null
  }
  if (/^[^\p{L}°%$£€¢('"/\\]/u.test(rest)) return null
  return [plain(read, [front, rest].filter(Boolean).join(' '))]
}

function readRatio(read: ReadNumber, typed: string): AnswerNumber[] | null {
  const other = readNumber(typed)
  if (!other || other.value === 0 || read.value === 0) return null
  const parts = [read, other].map(({ value }) => ({ value, unit: '' }))
  const significant =
    other.value === 1 ? read.significant : { least: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY }
  const spelled = `${ofRatio(read)} : ${ofRatio(other)}`
  const value = read.value / other.value
  return [{ ...plain(read, other.rest), value, form: 'ratio', significant, spelled, parts }]
}

function ofRatio({ value, decimals }: ReadNumber): string {
  return value.toFixed(decimals)
}

/** "4 h 49 min", "5 dollars 20", "1 m 20 cm": a unit, a number, perhaps a smaller unit. */
function readParts(read: ReadNumber, rest: string, front: string): AnswerNumber | null {
  if (!Number.isInteger(read.value) || front !== '') return null
  const match = /^(\p{L}+|°|[$£€])[.,]? ?(\d+(?:\.\d+)?) ?(\p{L}+|['"])?$/u.exec(rest)
  if (!match?.[1] || !match[2]) return null
  const unit = match[3] ?? FOLLOWING.find(([name]) => name.test(match[1] ?? ''))?.[1]
  const isKnown = FOLLOWING.some(([name]) => name.test(match[1] ?? ''))
  if (unit === undefined || (!isKnown && !/[ °]\d/.test(rest))) return null
  const parts = [
    { value: read.value, unit: match[1] },
    { value: Number(match[2]), unit },
  ]
  return { ...plain(read, match[1]), form: 'parts', parts }
}

/** What a second number without a unit counts. */
const FOLLOWING: readonly (readonly [RegExp, string])[] = [
  [/^(?:h|hrs?|hours?)$/i, 'min'],
  [/^(?:min|mins|minutes?)$/i, 's'],
  [/^(?:\$|dollars?)$/i, 'cents'],
]

/** By what "million" and the like multiply; 1 where there is none. */
export function scaleOf(unit: string): { scale: number; unit: string } {
  const word = /^([$£€] )?(\p{L}+)\b ?/u.exec(unit)
  const scale = SCALES.get(word?.[2]?.toLowerCase() ?? '')
  const rest = `${word?.[1] ?? ''}${unit.slice(word?.[0].length)}`.trim()
  return scale === undefined ? { scale: 1, unit } : { scale, unit: rest }
}
