import { readArithmetic } from './arithmetic'
import type { Significant } from './figures'

/** A number as a student typed it. */
export type ReadNumber = {
  value: number
  /** `exact`: 3π, 2√3, 2^5. `unevaluated`: 53×9.8/16. `recurring`: 0.333…. `ratio`: 1.79 : 1. `parts`: 4 h 49 min. */
  form:
    | 'integer'
    | 'decimal'
    | 'standard'
    | 'fraction'
    | 'recurring'
    | 'exact'
    | 'unevaluated'
    | 'ratio'
    | 'parts'
  significant: Significant
  decimals: number
  /** The number in our spelling: "2 1/2", "3π", "1.79 : 1". Null where the value in its figures says it. */
  spelled: string | null
  /** A fraction in its lowest terms, a front of standard form from 1 to 10. */
  isProper: boolean
  /** What stood after the number: perhaps a unit. */
  rest: string
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const VULGAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '½': '1/2',
    '⅓': '1/3',
    '⅔': '2/3',
    '¼': '1/4',
    '¾': '3/4',
    '⅕': '1/5',
    '⅖': '2/5',
    '⅗': '3/5',
    '⅘': '4/5',
    '⅙': '1/6',
    '⅚': '5/6',
    '⅐': '1/7',
    '⅛': '1/8',
    '⅜': '3/8',
    '⅝': '5/8',
    '⅞': '7/8',
    '⅑': '1/9',
    '⅒': '1/10',
  }),
)

/** One way to write each thing: true minus, raised digits, × and middle dots, grouping, full-width forms. */
export function normalised(typed: string): string {
  return typed
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/g, each => ` ${VULGAR.get(each)}`)
    .replace(/[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, run => {
      const digits = [...run].map(each =>
        each === '⁻' ? '-' : each === '⁺' ? '' : String(SUPERSCRIPTS.indexOf(each)),
      )
      return `^${digits.join('')}`
    })
    .replace(/[º˚]/g, '°')
    .normalize('NFKC')
    .replace(/[−–—‒]/g, '-')
    .replace(/[\u2044\u2215÷]/g, '/')
    .replace(/[\u00a0\u2009\u202f\s]+/g, ' ')
    .replace(/(\d)['’](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)·(?=\d)(?!10\s*(?:\^|\*\*|-))/g, '$1.')
    .replace(
      /(\d)\u0307(\d*)(\d)\u0307|(\d)\u0307/g,
      (_, a = '', b = '', c = '', one = '') => `(${a}${b}${c}${one})`,
    )
    .trim()
}

const GROUPED = String.raw`(?!0)\d{1,3}(?:[ ,]\d{3})+(?![\d,])(?:\.\d+)?`
const INDIAN = String.raw`[1-9]\d?(?:,\d{2})+,\d{3}(?!\d)(?:\.\d+)?`
const DOTTED = String.raw`[1-9]\d{0,2}(?:(?:\.\d{3}){2,}(?![\d.])|(?:\.\d{3})+,\d+)`
const DIGITS = String.raw`(?:${INDIAN}|${GROUPED}|${DOTTED}|\d*,\d+(?![\d,.])|\d+(?:\.\d*)?|\.\d+)`
const IS_GROUPED = new RegExp(`^(?:${INDIAN}|${GROUPED})$`)
const IS_DOTTED = new RegExp(`^${DOTTED}$`)
const NUMBER = new RegExp(String.raw`^([+-]?)\s*(${DIGITS})`)
const TIMES_TEN =
  /^\s*(?:[xX×*·⋅.]?\s*10\s*(?:\^|\*\*)\s*[({]?\s*([+-]?\s*\d+)\s*[)}]?|[xX×*·⋅]\s*10\s*([+-]\s*\d+)|[eE]\s*([+-]?\s*\d+))/
const TIMES_TEN_PLAIN = /^\s*[xX×*·⋅]\s*10\s+(\d+)/
const OVER = /^\s*\/\s*(-?\d+)(?![\d.])/
const MIXED = /^\s+(\d+)\s*\/\s*(\d+)(?![\d.])/
const POWER =
  /^([+-]?)\s*(\d+)\s*(?:\^|\*\*)\s*(?:[({]\s*(?=[+-]?\s*\d+\s*[)}]))?([+-]?\s*\d+)(?!\.?\d)\s*[)}]?/
/** A fraction or a number goes on as arithmetic. */
const GOES_ON =
  /^\s*(?:(?:[xX×*·⋅/^]|\*\*|\+)\s*[-+]?\s*[\d.(√π]|√|π|pi(?!\p{L})|sqrt|root|[-/x×*]\s*(?:√|π|pi(?!\p{L})|sqrt|root))/iu

/** Null when the text does not begin with a number, or with one that cannot be reckoned with. */
export function readNumber(typed: string): ReadNumber | null {
  const text = normalised(typed)
    .replace(/^=\s*/, '')
    .replace(/^\\?[$£€]\s*/, '')
  return plainNumber(text) ?? arithmetic(text)
}

function plainNumber(text: string): ReadNumber | null {
  const raised = POWER.exec(text)
  if (raised && !GOES_ON.test(text.slice(raised[0].length))) return powerNumber(raised, text)
  const head = NUMBER.exec(text)
  if (!head?.[2]) return null
  const sign = head[1] === '-' ? -1 : 1
  const digits = withPoint(head[2])
  const after = text.slice(head[0].length)
  const power = TIMES_TEN.exec(after) ?? TIMES_TEN_PLAIN.exec(after)
  if (power) {
    const rest = after.slice(power[0].length)
    return GOES_ON.test(rest) ? null : standard(sign, digits, power[1] ?? power[2] ?? power[3] ?? '0', rest)
  }
  const mixed = MIXED.exec(after)
  if (mixed && Number(mixed[2]) !== 0)
    return fraction(sign, digits, Number(mixed[1]), Number(mixed[2]), after.slice(mixed[0].length))
  const over = OVER.exec(after)
  if (over && Number(over[1]) !== 0 && /^\d+$/.test(digits)) {
    const rest = after.slice(over[0].length)
    return GOES_ON.test(rest)
      ? null
      : fraction(sign * Math.sign(Number(over[1])), '', Number(digits), Math.abs(Number(over[1])), rest)
  }
  if (GOES_ON.test(after)) return null
  return recurring(sign, digits, after) ?? decimal(sign, digits, after)
}

function decimal(sign: number, digits: string, rest: string): ReadNumber {
  const form = digits.includes('.') ? 'decimal' : 'integer'
  const value = sign * Number(digits)
  const { significant, decimals } = figuresOf(digits)
  const after = rest.replace(/^\.{2,}/, '').trim()
  return { value, form, significant, decimals, spelled: null, isProper: true, rest: after }
}

/** "1,234" groups; "0,5" is a decimal comma, as many students write it. */
function withPoint(digits: string): string {
  if (IS_GROUPED.test(digits)) return digits.replace(/[ ,]/g, '')
  if (IS_DOTTED.test(digits)) return digits.replace(/\./g, '').replace(',', '.')
  return digits.replace(',', '.')
}

const AGAIN = /^(?:\((\d{1,12})\)|(\.{2,})|\s*(?:recurring|repeating|rec\b\.?))/i

/** 0.333…, 0.3 recurring, 0.(3), and a dot above the digit. Null where the digits do not repeat. */
function recurring(sign: number, digits: string, after: string): ReadNumber | null {
  const again = AGAIN.exec(after)
  const [, part = ''] = digits.split('.')
  if (!again || (part === '' && again[1] === undefined)) return null
  const period = again[1] ?? (again[2] === undefined ? part.slice(-1) : repeated(part))
  if (period === null) return null
  const start = digits.includes('.') ? digits : `${digits}.`
  const value = sign * Number((start + period.repeat(20)).slice(0, start.length + 20))
  const spelled = `${sign < 0 ? '−' : ''}${again[1] === undefined ? `${digits}…` : `${digits}(${period})`}`
  return { ...endless(value, after.slice(again[0].length)), form: 'recurring', spelled }
}

/** The digits at the end that stand there at least twice: of 0.6262 the 62. */
function repeated(part: string): string | null {
  for (let length = 1; length <= part.length / 2; length += 1) {
    const end = part.slice(-length)
    if (part.slice(-2 * length, -length) === end) return end
  }
  return null
}

/** Beyond what a double can be reckoned with; no paper asks for either. */
const [LEAST, MOST] = [1e-300, 1e300]

function isReckonable(value: number): boolean {
  const size = Math.abs(value)
  return value === 0 || (size >= LEAST && size <= MOST)
}

function standard(sign: number, digits: string, power: string, rest: string): ReadNumber | null {
  const value = sign * Number(`${digits}e${power.replace(/\s|\+/g, '')}`)
  if (!isReckonable(value) || (value === 0 && Number(digits) !== 0)) return null
  const { significant } = figuresOf(digits.includes('.') ? digits : `${digits}.`)
  const isProper = Number(digits) >= 1 && Number(digits) < 10
  return { value, form: 'standard', significant, decimals: 0, spelled: null, isProper, rest: rest.trim() }
}

/** 10^6 is standard form without its front; 2^5 is exact. */
function powerNumber([all, minus, below = '', above = '']: RegExpExecArray, text: string): ReadNumber | null {
  const sign = minus === '-' ? -1 : 1
  const rest = text.slice(all.length)
  if (below === '10') return standard(sign, '1', above, rest)
  const power = Number(above.replace(/\s/g, ''))
  const value = sign * Number(below) ** power
  if (!isReckonable(value) || value === 0) return null
  return { ...endless(value, rest), spelled: `${sign < 0 ? '−' : ''}${below}^{${power}}` }
}

function fraction(sign: number, whole: string, above: number, below: number, rest: string): ReadNumber {
  const value = sign * (Number(whole) + above / below)
  const spelled = `${sign < 0 ? '−' : ''}${whole}${whole ? ' ' : ''}${above}/${below}`
  return { ...endless(value, rest), form: 'fraction', spelled, isProper: gcd(above, below) === 1 }
}

function gcd(one: number, other: number): number {
  let [a, b] = [one, other]
  while (b > 0) [a, b] = [b, a % b]
  return a
}

/** All its figures are known. */
function endless(value: number, rest: string): ReadNumber {
  const significant = { least: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY }
  return { value, form: 'exact', significant, decimals: 0, spelled: null, isProper: true, rest: rest.trim() }
}

function arithmetic(text: string): ReadNumber | null {
  const found = readArithmetic(text)
  if (!found || found.value === 0 || !isReckonable(found.value)) return null
  const typed = text.slice(0, found.length).trim()
  if (!/[√π+*/^×·⋅x]|pi|sqrt|root/i.test(typed)) return null
  const spelled = typed
    .replace(/sqrt|root/gi, '√')
    .replace(/pi/gi, 'π')
    .replace(/\s*[*xX×]\s*/g, ' × ')
    .replace(/ × (?=[√π])|\s+(?=[√π])/g, '')
    .replace(/\*\*/g, '^')
    .replace(/√\s*\((\d+)\)/g, '√$1')
    .replace(/√\s+/g, '√')
    .replace(/\^\(?(-?\d+)\)?/g, '^{$1}')
    .replace(/-/g, '−')
  return {
    ...endless(found.value, text.slice(found.length)),
    form: found.isExact ? 'exact' : 'unevaluated',
    spelled,
  }
}

function figuresOf(digits: string): Pick<ReadNumber, 'significant' | 'decimals'> {
  const [whole = '', part] = digits.split('.')
  const counted = (whole + (part ?? '')).replace(/^0+/, '')
  const most = Math.max(1, counted.length)
  const least = part === undefined ? Math.max(1, counted.replace(/0+$/, '').length) : most
  return { significant: { least, most }, decimals: part?.length ?? 0 }
}
