import * as KAS from '@khanacademy/kas'
import type { ExpressionForm } from '../question'
import type { Expression } from './expressions'

/** Whether an expression that is equal to the key is also written as asked: our own rules, as KAS is too strict. */
export function formFits(
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
      return isSimplified(student, right, { studentText, wanted })
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

type Texts = { studentText: string; wanted: string }

/** Written as the key is, whatever the order of terms and factors; or simple by KAS, which knows no surds. */
function isSimplified(student: Expression, right: Expression, { studentText, wanted }: Texts): boolean {
  const minuses = (text: string) => text.split('-').length
  try {
    // sameForm() takes all minus signs away before it compares.
    if (minuses(studentText) <= minuses(wanted) && student.sameForm(right)) return true
    return KAS.compare(student, right, { form: false, simplify: true }).equal
  } catch {
    return false
  }
}
