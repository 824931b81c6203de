import type { ExpressionForm } from '../question'
import { formFits } from './algebra-forms'
import { type Expression, namesOf, parse, sameByKas, sample } from './expressions'
import { namesIn, readChain, sameRelation } from './relations'
import { compareSeveral, isSeveral, type Setting } from './solutions'
import { RELATION, spelled, withoutName, withRangeLetter, withSmallConstant } from './spelling'

/** `unsure`: the values agree where both have one, but not everywhere one has; a reader must judge. */
export type Comparison = 'same' | 'otherForm' | 'different' | 'unreadable' | 'unsure'

/** Equal in value, and in the form asked for. The letters are those that the question allows. */
export function compareAlgebra(
  typed: string,
  wanted: string,
  setting: { letters: readonly string[]; form: ExpressionForm },
): Comparison {
  const key = spelled(wanted)
  const text = withSmallConstant(withRangeLetter(spelled(typed), key), setting.letters)
  if (text === '') return 'unreadable'
  if (isSeveral(key) || (RELATION.test(key) && isSeveral(text)))
    return compareSeveral(text, key, {
      ...setting,
      compareOne: (one, other) => compareOne(one, other, setting),
    })
  return compareOne(text, key, setting)
}

/** One expression or one relation beside one; both in the marker's spelling. */
function compareOne(typed: string, wanted: string, setting: Setting): Comparison {
  if (RELATION.test(wanted)) return compareRelations(typed, wanted, setting)
  const text = withoutName(typed)
  const [student, right] = [parse(text), parse(wanted)]
  if (!student || !right) return RELATION.test(text) && readChain(text) ? 'different' : 'unreadable'
  if (!isAllowed(namesOf(student), setting)) return 'different'
  const equality = compareValues(student, right)
  if (equality !== 'same') return equality
  return formFits(student, right, { form: setting.form, studentText: text, wanted }) ? 'same' : 'otherForm'
}

function isAllowed(names: readonly string[], { letters }: Setting): boolean {
  return names.every(name => letters.includes(name))
}

function compareValues(student: Expression, right: Expression): 'same' | 'different' | 'unsure' {
  const sampled = sample(student, right)
  if (sampled === 'nowhere') return sameByKas(student, right) ? 'same' : 'different'
  if (sampled !== 'elsewhere') return sampled
  return sameByKas(student, right) ? 'same' : 'unsure'
}

function compareRelations(typed: string, wanted: string, setting: Setting): Comparison {
  const [student, right] = [readChain(typed), readChain(wanted)]
  const [own, key] = [student?.[0], right?.[0]]
  if (!own || !key) return parse(typed) ? 'different' : 'unreadable'
  if (!isAllowed(namesIn(own), setting)) return 'different'
  return sameRelation(own, key) ? 'same' : 'different'
}
