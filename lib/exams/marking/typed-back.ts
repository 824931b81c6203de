import { parse } from './expressions'
import { RELATION, spelled, withoutName, withoutNought } from './spelling'
import { canonicalLetters } from './tokens'
import { keyOf } from './tree'

/**
 * Whether an answer is, term for term, what the question prints and not the key: "2x² − 5x + 2" where it is to be
 * factorised. It is worth as much as an empty field.
 */
export function isTypedBack(
  typed: string,
  { wanted, letters, printed }: { wanted: string; letters: readonly string[]; printed: readonly string[] },
): boolean {
  const known = canonicalLetters(letters)
  const shapes = shapesOf(typed, known)
  const keys = shapesOf(wanted, known)
  if (shapes.some(shape => keys.includes(shape))) return false
  return printed.some(each => shapesOf(each, known).some(shape => shapes.includes(shape)))
}

/** As a whole, and without a name before it or a zero behind it. The order of terms does not matter. */
function shapesOf(text: string, letters: readonly string[]): string[] {
  const whole = spelled(text)
  const bare = withoutNought(withoutName(whole))
  return [...new Set([whole, bare])].flatMap(each => shapeOf(each, letters) ?? [])
}

function shapeOf(text: string, letters: readonly string[]): string | null {
  const signs = text.match(new RegExp(RELATION, 'g')) ?? []
  const sides = text.split(new RegExp(RELATION)).map(side => parse(side.trim(), letters)?.tree)
  const keys = sides.flatMap(tree => (tree ? [keyOf(tree)] : []))
  return keys.length === sides.length ? keys.map((key, at) => `${key}${signs[at] ?? ''}`).join('') : null
}
