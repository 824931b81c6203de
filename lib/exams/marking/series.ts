import { type Expression, expressionOf, parse, valueAt } from './expressions'
import { pieces } from './spelling'
import type { Tree } from './tree'

/** The first terms of a series: where the key ends in dots, terms of higher degree may follow. */

export function endsInDots(text: string): boolean {
  return /(?:…|\.{2,})\s*$/.test(text)
}

/** What is expanded may stand before it, "(1 - x)^3 = 1 - 3x", and the sign of the next term behind it, "1 - 3x + ...". */
const alone = (typed: string) => typed.replace(/^.*[=≈]/, '').replace(/[+−-]\s*$/, '')

/** "1, -18x, 135x^2": the first terms may be listed instead of added. */
export function asSum(whole: string, letters: readonly string[]): string {
  const typed = alone(whole)
  const terms = pieces(typed)
  const isList = terms.every(
    ({ text, after }) => after !== 'or' && text !== '' && parse(text, letters)?.tree.is !== 'sum',
  )
  const isRead = terms.every(({ text }) => parse(text, letters) !== null)
  return terms.length > 1 && isList && isRead ? terms.map(({ text }) => `(${text})`).join('+') : typed
}

/** The student's terms up to the degree of the key; all of them where the letters are more than one. */
export function withoutHigherTerms(student: Expression, right: Expression): Expression {
  const [letter, ...others] = right.names
  const { tree } = student
  if (letter === undefined || others.length > 0 || tree.is !== 'sum') return student
  const most = Math.max(...(right.tree.is === 'sum' ? right.tree.terms : [right.tree]).map(degreeIn(letter)))
  const terms = tree.terms.filter(term => !(degreeIn(letter)(term) > most))
  return terms.length === 0 || terms.length === tree.terms.length
    ? student
    : expressionOf({ is: 'sum', terms })
}

/** Of a single term; NaN for what is none. */
function degreeIn(letter: string): (term: Tree) => number {
  return term => {
    const expression = expressionOf(term)
    const [one, two, four] = [1, 2, 4].map(value => valueAt(expression, { [letter]: value }) ?? Number.NaN)
    const degree = Math.log2((two ?? 0) / (one ?? 0))
    return Math.abs((four ?? 0) / (two ?? 0) - 2 ** degree) < 1e-9 * 2 ** degree
      ? Math.round(degree)
      : Number.NaN
  }
}
