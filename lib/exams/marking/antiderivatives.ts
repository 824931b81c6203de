import { type Expression, FEWEST_POINTS, pointsFor, valueAt } from './expressions'

/** "+ c": any function that differs from the key by a constant is right, if it says so with a letter of its own. */

const MOST_POINTS = 24
const CONSTANTS = /^[A-Dcdk]$|^K$/

export function compareUpToConstant(
  student: Expression,
  right: Expression,
  letters: readonly string[],
): 'same' | 'noConstant' | 'different' {
  const variables = right.names.filter(name => name !== 'c')
  const constants = student.names.filter(name => !variables.includes(name))
  const areKnown = constants.every(name => letters.includes(name) || CONSTANTS.test(name))
  if (!areKnown || constants.length > 2) return 'different'
  const [one, other] = [0.7, 2.3].map(value => difference(student, right, { variables, constants, value }))
  if (one === null || other === null || one === undefined || other === undefined) return 'different'
  return Math.abs(one - other) > 1e-9 ? 'same' : 'noConstant'
}

type Letters = { variables: readonly string[]; constants: readonly string[]; value: number }

/** By how much they differ where each constant has this value; null when that depends on the variables. */
function difference(
  student: Expression,
  right: Expression,
  { variables, constants, value }: Letters,
): number | null {
  const ownLetters: Record<string, number> = {}
  for (const name of constants) ownLetters[name] = value
  const keyLetters: Record<string, number> = { c: 0 }
  let first: number | null = null
  let compared = 0
  for (const point of pointsFor(variables)) {
    if (compared >= MOST_POINTS) break
    const own = valueAt(student, Object.assign(ownLetters, point))
    const key = valueAt(right, Object.assign(keyLetters, point))
    if (own === null || key === null) continue
    first ??= own - key
    if (Math.abs(own - key - first) > 1e-9 * Math.max(1, Math.abs(own), Math.abs(key))) return null
    compared += 1
  }
  return compared >= FEWEST_POINTS ? first : null
}
