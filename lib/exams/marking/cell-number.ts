import { judgeNumber } from './judge-number'
import { withFigures } from './number-words'
import { normalised, readNumber } from './read-number'
import { conversion, readUnit, unitReadings } from './units'
import { type Judgement, VERDICTS, type Verdict } from './verdict'

/** A number in a cell of a table. Words around it say what it is a number of. */
export type CellKey = {
  answer: number
  /** '' where it is not known, or where there is none; a currency for money. */
  unit: string
  /** It is known that there is no unit: a percentage is a number of hundredths. */
  isPure?: boolean
  sigFigs?: number
  tolerance?: number
  signFree?: boolean
  /** The words of the cell's own row and column. */
  own: string
  /** The words of other rows and columns: "Z = 92" is no answer where A is asked. */
  others: readonly string[]
}

const CENT = 0.005
const NOTHING = /^(?:nil|none|[-—–]+)$/i
const OWED = /\b(?:loss|deficit|overdrawn|overdraft|o\/d)\b/i
const EARNED = /\b(?:profit|surplus)\b/i
const IN_BRACKETS = new RegExp(`\\(\\s*(${OWED.source}|${EARNED.source})\\s*\\)`, 'i')
const RESULT = new RegExp(
  `(?:net |gross |operating )?(?:${OWED.source}|${EARNED.source})\\.?(?: of| is| for the year)*\\s*[:=]?`,
  'i',
)
const PERCENT = /^(?:%|per ?cent)$/i
const CURRENCY = /^\\?[$£€]$/

export const isMoney = (unit: string): boolean => CURRENCY.test(unit)

/** What a head or a row says of a cell's unit: "\$", "magnitude / N", "length (cm)". */
export function unitNamed(text: string): string | null {
  if (/[$£€]/.test(text)) return /[$£€]/.exec(text)?.[0] ?? null
  const named = /\/\s*\(?([^/()]+(?:\/[^/()]+)?)\)?$|\(([^()]+)\)$|\bin\s+(\S+)$/.exec(text.trim())
  const unit = named?.[1] ?? named?.[2] ?? named?.[3]
  return unit !== undefined && readUnit(unit) !== null ? unit : null
}

type Typed = { number: string; after: string; sign: 1 | -1 }

/** The amount of "loss of 300" or "300 profit". Null where the word names another row. */
function resultSaid(text: string, key: CellKey): { text: string; isOwed: boolean } | null {
  const bare = text.replace(IN_BRACKETS, '$1')
  const said = RESULT.exec(bare)?.[0]
  if (!isMoney(key.unit) || said === undefined) return { text, isOwed: false }
  const [ownIsOwed, ownIsEarned] = [OWED.test(key.own), EARNED.test(key.own)]
  if (!ownIsOwed && !ownIsEarned && speaksOfOthers(said, key)) return null
  const amount = bare.replace(said, ' ').trim()
  const isOwed = OWED.test(said)
  // Of a row of losses the amount is the loss.
  if (ownIsOwed && !ownIsEarned) return isOwed ? { text: amount, isOwed: false } : null
  return { text: amount, isOwed }
}

/** Brackets mean minus in a statement; so does a sign behind the number, or "loss" beside it. */
function parts(typed: string, key: CellKey): Typed | null {
  const result = resultSaid(normalised(typed), key)
  if (!result) return null
  let text = result.text.replace(/^(?:minus|negative)\s+/i, '-').replace(/^([+-])\s+/, '$1')
  if (text.includes('=')) {
    const before = text.slice(0, text.lastIndexOf('='))
    if (speaksOfOthers(before, key)) return null
    text = text.slice(before.length + 1).trim()
  }
  let sign: 1 | -1 = 1
  const bracketed = /^\(\s*([^()]*\d[^()]*?)\s*\)$/.exec(text)
  if (bracketed?.[1] && !/^[+-]/.test(bracketed[1])) [text, sign] = [bracketed[1], -1]
  const signBehind = /^([^+-]*\d)\s*([+-])$/.exec(text)
  if (signBehind?.[1]) [text, sign] = [signBehind[1], signBehind[2] === '-' ? -1 : sign]
  text = text.replace(/^-\s*\\?[$£€]\s*/, '-').replace(/^\\?[$£€]\s*/, '')
  const [, minus = '', unsigned = ''] = /^(-?)(.*)$/.exec(text) ?? []
  text = `${minus}${withFigures(unsigned) ?? unsigned}`
  if (result.isOwed) [text, sign] = [text.replace(/^-/, ''), -1]
  const read = readNumber(text)
  if (!read) return null
  const after = read.rest.replace(/^[.]$|^\/-$/, '').trim()
  return {
    number: after === '' ? text.replace(/\/-$/, '') : text.slice(0, text.length - read.rest.length),
    after,
    sign,
  }
}

const wordsIn = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).map(each =>
    each.length === 1 ? each : each.toLowerCase().replace(/s$/, ''),
  )

/** Whether it names another row or column and not this one. */
function speaksOfOthers(text: string, key: CellKey): boolean {
  const own = new Set(wordsIn(key.own))
  const others = new Set(key.others.flatMap(wordsIn).filter(word => !own.has(word)))
  return wordsIn(text).some(word => others.has(word))
}

/** What stands behind the number: a unit that is converted, words that say nothing, or null for what is not right. */
function factorOf(after: string, key: CellKey): number | null {
  if (after === '') return 1
  if (key.isPure && PERCENT.test(after)) return 0.01
  if (isMoney(key.unit))
    return /^(?:dollars?|pounds?|euros?|usd|dr|cr|[$£€]|thousand|million|billion|bn|m|k)(?:\s.*)?$/i.test(
      after,
    )
      ? 1
      : null
  // A second number or a sum is no answer.
  if (/[\d=+*]|^(?:or|and|to)\b/i.test(after.replace(/\^?[-+]?\d/g, ''))) return null
  const wanted = key.unit === '' ? null : readUnit(key.unit)
  const read = unitReadings(after)
  if (wanted && read.length > 0) {
    const factors = read.map(unit => conversion(unit, wanted)).filter(each => each !== null)
    return factors[0] ?? (isDegree(after, key.unit) ? 1 : null)
  }
  if (speaksOfOthers(after, key)) return null
  return /^[\p{L}°%$µΩ./()\s^\d⁻²³-]+$/u.test(after) ? 1 : null
}

/** "24.8 degrees" and "-39C" beside °C. */
function isDegree(after: string, unit: string): boolean {
  return /°/.test(unit) && /^(?:°|o|c|°?\s*c|deg(?:ree)?s?)$/i.test(after.trim())
}

/** The value typed, in the unit of the cell; null where no number can be read, or one of something else. */
export function cellAmount(typed: string, key: CellKey): number | null {
  if (isMoney(key.unit) && NOTHING.test(typed.trim())) return 0
  const read = parts(typed, key)
  const factor = read && factorOf(read.after, key)
  const number = read && readNumber(read.number)
  return number && factor !== null ? number.value * factor * (read?.sign ?? 1) : null
}

/** Figures that are wanted where the author does not say: all of an exact answer. */
const EXACT_FIGURES_MAX = 6
const FIGURES_OF_ROUNDED = 3

function figuresWanted({ answer, sigFigs }: CellKey): number {
  if (sigFigs !== undefined) return sigFigs
  const digits = String(Number(Math.abs(answer).toPrecision(12)))
    .replace(/e.*$/, '')
    .replace(/^0+\.?0*|\./g, '').length
  return Number.isInteger(answer) || digits <= EXACT_FIGURES_MAX ? Math.max(1, digits) : FIGURES_OF_ROUNDED
}

const RIGHT: Judgement = { isRight: true, remark: null }
const wrong = (remark: string | null): Judgement => ({ isRight: false, remark })

/** Money is right to the cent, a reading within its range, all else by the rule of figures. */
export function judgeCellNumber(typed: string, key: CellKey): Judgement {
  const value = cellAmount(typed, key)
  if (value === null) return wrong(whyUnread(typed, key))
  const signs = [1, ...(key.signFree ? [-1] : [])]
  const judged = signs.map(sign => judgeValue(typed, value * sign, key))
  return judged.find(({ isRight }) => isRight) ?? judged[0] ?? wrong(null)
}

function whyUnread(typed: string, key: CellKey): string {
  if (speaksOfOthers(typed, key)) return 'It names another row or column of the table.'
  const read = parts(typed, key)
  if (!read) return 'This does not read as a number.'
  return unitReadings(read.after).length > 0 ? VERDICTS.wrongUnit : 'More than one number was read.'
}

function judgeValue(typed: string, value: number, key: CellKey): Judgement {
  const away = (from: number) => Math.abs(value - from)
  const isOpposite = (most: number) => key.answer !== 0 && away(-key.answer) <= most
  const most = isMoney(key.unit) ? CENT + 1e-9 : key.tolerance && key.tolerance * (1 + 1e-9)
  if (most !== undefined) {
    if (away(key.answer) <= most) return RIGHT
    if (isOpposite(most)) return wrong(VERDICTS.wrongSign)
    if (!isMoney(key.unit)) return wrong(null)
    return wrong(away(key.answer) < 1 ? 'Money is wanted to the cent.' : null)
  }
  const verdict = verdictOnSize(typed, key)
  const isSigned = key.answer === 0 || Math.sign(value) === Math.sign(key.answer)
  if (verdict === 'right') return isSigned ? RIGHT : wrong(VERDICTS.wrongSign)
  return wrong(verdict === 'wrong' || !isSigned ? null : VERDICTS[verdict])
}

function verdictOnSize(typed: string, key: CellKey): Verdict {
  const read = parts(typed, key)
  const factor = read && factorOf(read.after, key)
  if (!read || factor === null) return 'wrong'
  const judged = judgeNumber(
    {
      answer: Math.abs(key.answer / factor),
      unit: '',
      unitMode: 'given',
      sigFigs: figuresWanted(key),
      form: 'any',
    },
    { value: read.number.replace(/^[+-]/, ''), unit: '' },
  )
  return judged.credit === 'full' ? 'right' : judged.verdict
}
