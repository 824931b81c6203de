/** A number as a student typed it. Figures are a range because the noughts of 1200 may or may not count. */
export type ReadNumber = {
  value: number
  form: 'integer' | 'decimal' | 'standard' | 'fraction'
  significant: { least: number; most: number }
  decimals: number
  /** What stood after the number: perhaps a unit. */
  rest: string
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** One way to write each thing: true minus, raised digits, × and middle dots, grouping, full-width forms. */
export function normalised(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/[−–—‒]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
}

/** Raised digits become ^n before NFKC would flatten them. */
function raised(typed: string): string {
  return typed.replace(/[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, run => {
    const digits = [...run]
      .map(each => (each === '⁻' ? '-' : each === '⁺' ? '' : String(SUPERSCRIPTS.indexOf(each))))
      .join('')
    return `^${digits}`
  })
}

const DIGITS = String.raw`(?:\d{1,3}(?:[ ,]\d{3})+(?![\d,])(?:\.\d+)?|\d+,\d+(?![\d,.])|\d+(?:\.\d*)?|\.\d+)`
const NUMBER = new RegExp(String.raw`^([+-]?)\s*(${DIGITS})`)
const TIMES_TEN = /^\s*(?:[x×*·⋅]\s*10\s*(?:\^|\*\*)?\s*\(?([+-]?\s*\d+)\)?|[eE]\s*([+-]?\d+))/
const OVER = /^\s*\/\s*(\d+)(?![\d.])/
const MIXED = /^\s+(\d+)\s*\/\s*(\d+)(?![\d.])/
const BARE_POWER = /^([+-]?)\s*10\s*(?:\^|\*\*)\s*\(?([+-]?\s*\d+)\)?/

/** Null when the text does not begin with a number, or with one that cannot be reckoned with. */
export function readNumber(typed: string): ReadNumber | null {
  const text = normalised(raised(typed))
    .replace(/^=\s*/, '')
    .replace(/^\\?[$£€]\s*/, '')
  const bare = BARE_POWER.exec(text)
  if (bare) return standard(bare[1] === '-' ? -1 : 1, '1', bare[2] ?? '0', text.slice(bare[0].length))
  const head = NUMBER.exec(text)
  if (!head?.[2]) return null
  const sign = head[1] === '-' ? -1 : 1
  const digits = withPoint(head[2])
  const after = text.slice(head[0].length)
  const power = TIMES_TEN.exec(after)
  if (power) return standard(sign, digits, power[1] ?? power[2] ?? '0', after.slice(power[0].length))
  const mixed = MIXED.exec(after)
  if (mixed && Number(mixed[2]) !== 0) {
    const value = sign * (Number(digits) + Number(mixed[1]) / Number(mixed[2]))
    return fraction(value, after.slice(mixed[0].length))
  }
  const over = OVER.exec(after)
  if (over && Number(over[1]) !== 0) {
    return fraction((sign * Number(digits)) / Number(over[1]), after.slice(over[0].length))
  }
  const { significant, decimals } = figuresOf(digits)
  const form = digits.includes('.') ? 'decimal' : 'integer'
  return { value: sign * Number(digits), form, significant, decimals, rest: after.trim() }
}

/** "1,234" groups; "0,5" is a decimal comma, as many students write it. */
function withPoint(digits: string): string {
  if (/^\d{1,3}(?:[ ,]\d{3})+(?:\.\d+)?$/.test(digits)) return digits.replace(/[ ,]/g, '')
  return digits.replace(',', '.')
}

/** Beyond what a double can be reckoned with; no paper asks for either. */
const [LEAST, MOST] = [1e-300, 1e300]

function standard(sign: number, digits: string, power: string, rest: string): ReadNumber | null {
  const value = sign * Number(`${digits}e${power.replace(/\s|\+/g, '')}`)
  const size = Math.abs(value)
  if (Number(digits) !== 0 && !(size >= LEAST && size <= MOST)) return null
  const { significant } = figuresOf(digits.includes('.') ? digits : `${digits}.`)
  return { value, form: 'standard', significant, decimals: 0, rest: rest.trim() }
}

function fraction(value: number, rest: string): ReadNumber {
  const any = { least: 1, most: Number.POSITIVE_INFINITY }
  return { value, form: 'fraction', significant: any, decimals: 0, rest: rest.trim() }
}

function figuresOf(digits: string): Pick<ReadNumber, 'significant' | 'decimals'> {
  const [whole = '', part] = digits.split('.')
  const counted = (whole + (part ?? '')).replace(/^0+/, '')
  const most = Math.max(1, counted.length)
  const least = part === undefined ? Math.max(1, counted.replace(/0+$/, '').length) : most
  return { significant: { least, most }, decimals: part?.length ?? 0 }
}
