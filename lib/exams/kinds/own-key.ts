import type { Answer } from '../answers'
import { parse, valueAt } from '../marking/expressions'
import { spelled, withoutName, withoutNought } from '../marking/spelling'
import { canonicalLetters } from '../marking/tokens'
import { substituted, type Tree, textOf } from '../marking/tree'
import type { OwnKey, Part } from '../question'
import { ownValue } from './numeric'

/** Error carried forward: a part whose key is what follows from the student's own earlier answer. */

type Earlier = { part: Part; answer: Answer }

/** The part as it would be if the student's own answer had been right; null when nothing follows from it. */
export function withOwnKey(part: Part, earlier: (label: string) => Earlier | null): Part | null {
  if ((part.kind !== 'numeric' && part.kind !== 'expression') || !part.own) return null
  const source = earlier(part.own.from)
  const own = source && ownTree(source)
  if (!own) return null
  const letters = part.kind === 'expression' ? canonicalLetters(part.letters) : []
  const key = keyFrom(part.own, own, letters)
  if (key === null) return null
  if (part.kind === 'expression') return { ...part, answer: key }
  const expression = parse(key, [])
  const value = expression && valueAt(expression, {})
  return value === null ? null : { ...part, answer: value }
}

/** What the student answered, with the letter that it is a function of. */
type Own = { tree: Tree; letter: string }

function ownTree({ part, answer }: Earlier): Own | null {
  if (part.kind === 'numeric' && answer.kind === 'numeric') {
    const value = ownValue(part, answer)
    return value === null ? null : { tree: { is: 'number', value, text: String(value) }, letter: '' }
  }
  if (part.kind !== 'expression' || answer.kind !== 'expression') return null
  const letters = canonicalLetters(part.letters)
  // Of several steps the last is the answer.
  const last =
    withoutNought(withoutName(spelled(answer.text)))
      .split('=')
      .at(-1) ?? ''
  const expression = parse(last.trim(), letters)
  const isAllowed = expression?.names.every(name => letters.includes(name))
  return expression && isAllowed ? { tree: expression.tree, letter: letters[0] ?? '' } : null
}

const CALL = /(?<![a-z])f(?![a-z])(?:\(((?:[^()]|\([^()]*\))*)\))?/gi

/** Null when what is put in for the letter cannot be read. */
export function keyFrom({ key }: OwnKey, own: Own, letters: readonly string[]): string | null {
  let isWhole = true
  const text = key.replace(CALL, (_, at: string | undefined) => {
    const inside = at === undefined ? null : parse(spelled(at), letters)
    if (at !== undefined && !inside) isWhole = false
    return `(${textOf(inside ? substituted(own.tree, own.letter, inside.tree) : own.tree)})`
  })
  return isWhole ? text : null
}
