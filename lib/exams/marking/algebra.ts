import * as KAS from '@khanacademy/kas'
import { formula } from '@/lib/notes/formula'
import type { ExpressionForm } from '../question'
import { createRandom } from '../random'

/** `unsure`: computer algebra and sampling disagree, so a reader must judge. */
export type Comparison = 'same' | 'otherForm' | 'different' | 'unreadable' | 'unsure'

type Expression = NonNullable<ReturnType<typeof parse>>

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** As students write it, in the marker's spelling. */
export function spelled(typed: string): string {
  return (
    typed
      .replace(
        /[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
        run =>
          `^(${[...run].map(each => (each === '⁻' ? '-' : each === '⁺' ? '' : RAISED.indexOf(each))).join('')})`,
      )
      .normalize('NFKC')
      .replace(/[−–—]/g, '-')
      .replace(/[×·⋅∗]/g, '*')
      .replace(/÷/g, '/')
      .replace(/≤|⩽/g, '<=')
      .replace(/≥|⩾/g, '>=')
      .replace(/π/g, 'pi')
      .replace(/\*\*/g, '^')
      .replace(/√\s*(\d+(?:\.\d+)?|[a-z])/gi, 'sqrt($1)')
      .replace(/√\s*\(/g, 'sqrt(')
      .replace(/\[/g, '(')
      .replace(/\]/g, ')')
      .replace(/\b(ln|log)\s*(\d+(?:\.\d+)?)/g, '$1($2)')
      // KAS reads sin(x)^2 as sin(x^2).
      .replace(/\b(sin|cos|tan|ln|log)\s*(\([^()]*\))\s*\^/g, '($1$2)^')
      .trim()
  )
}

function parse(text: string) {
  const { parsed, expr } = KAS.parse(text, { functions: [] })
  return parsed && expr ? expr : null
}

const RELATION = /<=|>=|<|>|=/

/** y, f(x), fg(x), f²(x), f'(x), f⁻¹(x), dy/dx */
const NAME =
  /^\s*(?:[a-z]{1,3}['′″’]{0,2}(?:\^\(?-?\d\)?)?(?:\s*\([a-z]\))?|d(?:\^\(?2\)?)?[a-z]\s*\/\s*d[a-z](?:\^\(?2\)?)?)\s*=(?!=)/i

/** "y = …" before an expression names it and is no part of the answer. */
function withoutName(typed: string, wanted: string): string {
  return RELATION.test(wanted) ? typed : typed.replace(NAME, '').trim()
}

/** A constant of integration is c or C. */
function withSmallConstant(text: string, letters: readonly string[]): string {
  return letters.includes('c') && !letters.includes('C') ? text.replace(/\bC\b/g, 'c') : text
}

/** Equal in value, and in the form asked for. The letters are those that the question allows. */
export function compareAlgebra(
  typed: string,
  wanted: string,
  { letters, form }: { letters: readonly string[]; form: ExpressionForm },
): Comparison {
  const studentText = withSmallConstant(withoutName(spelled(typed), wanted), letters)
  const student = parse(studentText)
  const right = parse(spelled(wanted))
  if (!student || !right || studentText === '') return 'unreadable'
  const equality = isEqual(student, right, { letters, isRelation: RELATION.test(wanted), studentText })
  if (equality !== 'same') return equality
  return formFits(student, right, { form, studentText, wanted }) ? 'same' : 'otherForm'
}

type Setting = { letters: readonly string[]; isRelation: boolean; studentText: string }

function isEqual(student: Expression, right: Expression, setting: Setting): 'same' | 'different' | 'unsure' {
  const { letters, isRelation, studentText } = setting
  if (RELATION.test(studentText) !== isRelation) return 'different'
  if (!namesOf(student).every(name => letters.includes(name))) return 'different'
  const byAlgebra = KAS.compare(student, right, { form: false, simplify: false }).equal
  if (isRelation) return byAlgebra ? 'same' : 'different'
  const bySampling = agree(student, right, letters)
  if (bySampling === null) return byAlgebra ? 'same' : 'different'
  // Different letters make the algebra say no where the values are the same: sin²x + cos²x and 1.
  if (byAlgebra === bySampling || (bySampling && namesOf(student).length !== namesOf(right).length)) {
    return bySampling ? 'same' : 'different'
  }
  return 'unsure'
}

function namesOf(expression: Expression): string[] {
  return (expression.getVars() as string[]).filter(name => name !== 'pi' && name !== 'e')
}

const POINTS = 12
const FEWEST_POINTS = 4

/** At random points; null when too few of them have a value for both. */
function agree(one: Expression, other: Expression, letters: readonly string[]): boolean | null {
  const random = createRandom('sampling')
  let compared = 0
  for (let point = 0; point < POINTS * 3 && compared < POINTS; point += 1) {
    const values = Object.fromEntries(
      letters.map(letter => [letter, random.next() * 4 + (point % 3 === 0 ? -2 : 0.2)]),
    )
    const [a, b] = [valueAt(one, values), valueAt(other, values)]
    if (a === null || b === null) continue
    compared += 1
    if (Math.abs(a - b) > 1e-8 * Math.max(1, Math.abs(a), Math.abs(b))) return false
  }
  return compared < FEWEST_POINTS ? null : true
}

function valueAt(expression: Expression, values: Record<string, number>): number | null {
  try {
    const value: unknown = expression.eval(values, { functions: [] })
    return typeof value === 'number' && Number.isFinite(value) ? value : null
  } catch {
    return null
  }
}

function formFits(
  student: Expression,
  right: Expression,
  { form, studentText, wanted }: { form: ExpressionForm; studentText: string; wanted: string },
): boolean {
  switch (form) {
    case 'any':
      return true
    case 'exact':
      return !/\d\.\d/.test(studentText) || /\d\.\d/.test(wanted)
    case 'simplified':
      return KAS.compare(student, right, { form: false, simplify: true }).equal
    case 'factorised':
      return factorsOf(studentText) >= factorsOf(wanted) && !hasCommonFactor(studentText)
    case 'expanded':
      return (
        !/\)\s*(?:\(|\^)|[a-z0-9]\s*\*?\s*\((?!-?\d+\))/i.test(studentText.replace(/sqrt\(|\^\(/g, '[')) &&
        termCount(studentText) <= termCount(wanted)
      )
  }
}

/** Brackets that are multiplied, each counted by its power; a factor before them counts too. */
function factorsOf(text: string): number {
  const brackets = [...text.matchAll(/\([^()]*\)(?:\^\(?(\d+)\)?)?/g)].filter(match =>
    /[a-z]/i.test(match[0]),
  )
  const inside = brackets.reduce((sum, match) => sum + Number(match[1] ?? 1), 0)
  const before = text.replace(/\([^()]*\)(?:\^\(?\d+\)?)?/g, '').replace(/[*\s]/g, '')
  return inside + (before === '' || before === '-' ? 0 : 1) + (/[+-]/.test(before.slice(1)) ? -99 : 0)
}

/** (2x + 6): a number that divides every term of a bracket has been left in. */
function hasCommonFactor(text: string): boolean {
  return [...text.matchAll(/\(([^()]*)\)/g)].some(([, inside = '']) => {
    const terms = inside.replace(/\s/g, '').match(/[+-]?[^+-]+/g) ?? []
    if (terms.length < 2) return false
    const numbers = terms.map(term => Math.abs(Number(/^[+-]?(\d+)/.exec(term)?.[1] ?? 1)))
    const number = numbers.reduce(greatestCommonDivisor)
    const letters = terms.map(term => new Set(term.match(/[a-z]/gi) ?? []))
    const shared = [...(letters[0] ?? [])].some(letter => letters.every(each => each.has(letter)))
    return number > 1 || shared
  })
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

function termCount(text: string): number {
  return (
    (text
      .replace(/\s/g, '')
      .replace(/^-/, '')
      .replace(/\([^()]*\)/g, '')
      .match(/[+-]/g)?.length ?? 0) + 1
  )
}

/** As MathML, or null when it cannot be read. */
export function typeset(typed: string): string | null {
  const expression = parse(spelled(typed))
  if (!expression) return null
  try {
    return formula(expression.tex(), false)
  } catch {
    return null
  }
}
