import type { ExpressionForm } from '../question'
import { formFits, relationFits } from './algebra-forms'
import { isOtherUnit } from './algebra-unit'
import { compareUpToConstant } from './antiderivatives'
import { type Expression, hasValues, otherReadings, parse, sample } from './expressions'
import { asInequalities } from './intervals'
import { namesIn, type Relation, readChain, sameRelation } from './relations'
import { asSum, endsInDots, withoutHigherTerms } from './series'
import { compareSeveral, INEQUALITY, isSeveral, type ListShare, type Setting, shareOfList } from './solutions'
import {
  pieces,
  RELATION,
  saysNone,
  spelled,
  withoutName,
  withoutNought,
  withoutUnit,
  withRangeLetter,
} from './spelling'
import { canonicalLetters } from './tokens'
import { entriesOf, entriesOfKey, vectorEntries } from './tuples'

/**
 * `unsure`: equal where both have a value, but not everywhere one has; or equal as it may have been meant (1/2x), not as
 * it reads. A reader must judge. `noConstant`: an antiderivative without its constant.
 */
export type Comparison = 'same' | 'otherForm' | 'noConstant' | 'different' | 'unreadable' | 'unsure'

/** The letters that a question allows, the form that it asks for and the unit that it prints. */
type Asked = { letters: readonly string[]; form: ExpressionForm; unit?: string }

const settingOf = (wanted: string, { letters, form, unit = '' }: Asked): Setting => ({
  letters: canonicalLetters(letters),
  form,
  unit,
  hasDots: endsInDots(wanted),
})

/** Equal in value, and in the form asked for. The letters are those that the question allows, the unit the one it prints. */
export function compareAlgebra(
  typed: string,
  wanted: string,
  { letters, form, unit = '' }: Asked,
): Comparison {
  if (typed.trim() === '') return 'unreadable'
  if (saysNone(typed)) return saysNone(wanted) ? 'same' : 'different'
  const setting = settingOf(wanted, { letters, form, unit })
  if (saysNone(wanted)) return isReadable(spelled(typed), setting) ? 'different' : 'unreadable'
  const key = keyText(wanted, letters)
  const isInequality = INEQUALITY.test(key)
  const set = isInequality ? asInequalities(typed, letterOf(key, letters)) : null
  const text = withRangeLetter(spelled(set ?? typed), key)
  if (text === '') return 'unreadable'
  if (isSeveral(key) || isInequality)
    return compareSeveral(text, key, {
      ...setting,
      compareOne: (one, other) => compareOne(one, other, setting),
    })
  return compareOne(text, key, setting)
}

/** How much of a list of solutions or points is right; null where the key is none. */
export function shareOfAlgebra(typed: string, wanted: string, asked: Asked): ListShare | null {
  const key = keyText(wanted, asked.letters)
  if (saysNone(typed) || saysNone(wanted) || !isSeveral(key)) return null
  const setting = settingOf(wanted, asked)
  return shareOfList(withRangeLetter(spelled(typed), key), key, {
    ...setting,
    compareOne: (one, other) => compareOne(one, other, setting),
  })
}

/** A key may be written as an interval too, where its brackets cannot be those of a point. */
function keyText(wanted: string, letters: readonly string[]): string {
  const isInterval = /[∞∪]|^\[|\]$/.test(wanted.trim())
  return spelled((isInterval ? asInequalities(wanted, letters[0] ?? 'x') : null) ?? wanted)
}

/** The letter that an inequality speaks of. */
function letterOf(key: string, letters: readonly string[]): string {
  return letters.find(letter => key.includes(letter)) ?? letters[0] ?? 'x'
}

function isReadable(text: string, { letters }: Setting): boolean {
  return pieces(text).every(
    piece => parse(piece.text, letters) !== null || readChain(piece.text, letters) !== null,
  )
}

/** One expression, point or equation beside one; both in the marker's spelling. */
function compareOne(typed: string, wanted: string, setting: Setting): Comparison {
  if (RELATION.test(wanted)) return compareEquations(typed, wanted, setting)
  const entries = entriesOfKey(wanted)
  if (entries) return compareEntries(typed, entries, setting)
  const vector = vectorEntries(wanted, setting.letters)
  if (
    vector &&
    vectorEntries(typed, setting.letters) === null &&
    entriesOf(typed, setting.letters).length > 1
  )
    return compareEntries(typed, vector, setting)
  const statement = withoutName(setting.hasDots ? asSum(typed, setting.letters) : typed)
  const isOfLetters = (parse(wanted, setting.letters)?.names.length ?? 0) > 0
  return compareStatements(isOfLetters ? withoutNought(statement) : statement, wanted, setting)
}

function compareEntries(typed: string, wanted: readonly string[], setting: Setting): Comparison {
  const own = vectorEntries(typed, setting.letters) ?? entriesOf(typed, setting.letters)
  if (own.some(entry => entry === '')) return 'unreadable'
  if (own.length !== wanted.length || own.some(entry => entriesOfKey(entry)))
    return own.every(entry => entriesOfKey(entry) ?? isReadable(entry, setting)) ? 'different' : 'unreadable'
  return worst(own.map((entry, at) => compareStatements(withoutName(entry), wanted[at] ?? '', setting)))
}

const FROM_WORST: readonly Comparison[] = ['unreadable', 'different', 'unsure', 'noConstant', 'otherForm']

function worst(verdicts: readonly Comparison[]): Comparison {
  return FROM_WORST.find(each => verdicts.includes(each)) ?? 'same'
}

const MOST_STEPS = 12

/** "2(x + 1) = 2x + 2": steps that are all right are right, in the best form that they reach; a wrong one spoils them. */
function compareStatements(text: string, wanted: string, setting: Setting): Comparison {
  if (!RELATION.test(text)) return compareExpressions(text, wanted, setting)
  const steps = text.split('=')
  if (/[<>]/.test(text) || steps.length > MOST_STEPS)
    return readChain(text, setting.letters) ? 'different' : 'unreadable'
  return ofSteps(steps.map(step => compareExpressions(step.trim(), wanted, setting)))
}

const RIGHT: readonly Comparison[] = ['same', 'otherForm', 'noConstant']

function ofSteps(verdicts: readonly Comparison[]): Comparison {
  return verdicts.every(each => RIGHT.includes(each)) && verdicts.includes('same') ? 'same' : worst(verdicts)
}

function compareExpressions(text: string, wanted: string, setting: Setting): Comparison {
  const { letters } = setting
  const right = parse(wanted, letters)
  const bare = withoutUnit(text, letters)
  const comma = text.replace(/(\d),(?=\d)/g, '$1.')
  const readings = [...new Set([text, bare, comma])].filter(each => parse(each, letters) !== null)
  if (!right || readings.length === 0) return 'unreadable'
  for (const reading of readings) {
    const verdict = compareReadings(reading, right, { setting, wanted })
    const typedUnit = reading === bare ? text.slice(bare.length) : ''
    if (verdict === 'same' && isOtherUnit(typedUnit, setting.unit)) return 'otherForm'
    if (verdict !== 'different') return verdict
  }
  return 'different'
}

type Wanted = { setting: Setting; wanted: string }

function compareReadings(text: string, right: Expression, { setting, wanted }: Wanted): Comparison {
  const student = parse(text, setting.letters)
  if (!student) return 'unreadable'
  const verdict = judge(student, right, { setting, wanted })
  if (verdict !== 'different') return verdict
  return otherReadings(text, student, setting.letters).some(
    other => judge(other, right, { setting, wanted }) !== 'different',
  )
    ? 'unsure'
    : 'different'
}

function judge(typed: Expression, right: Expression, { setting }: Wanted): Comparison {
  if (setting.form === 'antiderivative') return compareUpToConstant(typed, right, setting.letters)
  const student = setting.hasDots ? withoutHigherTerms(typed, right) : typed
  if (!student.names.every(name => setting.letters.includes(name))) return 'different'
  const equality = compareValues(student, right)
  if (equality !== 'same') return equality
  return formFits(student.tree, right.tree, setting.form) ? 'same' : 'otherForm'
}

function compareValues(student: Expression, right: Expression): 'same' | 'different' | 'unsure' {
  const sampled = sample(student, right)
  if (sampled === 'nowhere') return hasValues(student) === hasValues(right) ? 'unsure' : 'different'
  return sampled === 'elsewhere' ? 'unsure' : sampled
}

/** An equation may be reached by steps; each must be the equation of the key. */
function compareEquations(typed: string, wanted: string, setting: Setting): Comparison {
  const key = readChain(wanted, setting.letters)?.[0]
  if (!key) return 'unreadable'
  const steps = typed
    .split(/⇒|→|->|\n/)
    .flatMap(step => pieces(step))
    .map(({ text }) => text)
    .filter(text => text !== '')
  return steps.length > MOST_STEPS
    ? 'unreadable'
    : ofSteps(steps.map(step => compareEquation(step, key, { wanted, setting })))
}

function compareEquation(step: string, key: Relation, { setting, wanted }: Wanted): Comparison {
  const { letters } = setting
  const text = letters.includes('y') ? step.replace(/^\s*[fgh]\s*\(\s*x\s*\)\s*=/i, 'y =') : step
  const sides = text.split('=')
  if (sides.length > 2 && !/[<>]/.test(text))
    return worst(
      sides.slice(1).map(side => compareEquation(`${sides[0]} = ${side}`, key, { setting, wanted })),
    )
  const own = readChain(text, letters)?.[0]
  if (!own) return compareUnnamed(text, wanted, setting)
  if (!namesIn(own).every(name => letters.includes(name))) return 'different'
  if (!sameRelation(own, key)) return 'different'
  return relationFits(own, key, setting.form) ? 'same' : 'otherForm'
}

/** "7x - 6" for "y = 7x - 6" or "7x - 6 = 0": all is there but what makes it an equation. */
function compareUnnamed(text: string, wanted: string, setting: Setting): Comparison {
  const [, name, value = ''] =
    /^\s*([a-z])\s*=([^=<>]*)$/i.exec(wanted) ?? /()^([^=<>]+)=\s*0\s*$/.exec(wanted) ?? []
  const own = parse(text, setting.letters)
  if (!own) return 'unreadable'
  if (name === undefined || own.names.includes(name)) return 'different'
  const verdict = compareExpressions(text, value.trim(), setting)
  return verdict === 'same' ? 'otherForm' : verdict
}
