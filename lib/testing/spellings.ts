import type { ExpressionForm } from '@/lib/exams/question'

/** What students type beside a key of algebra: `respelled` is as right as the key, `neighbours` are not. */

const MIRRORED: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '=': '=' }

const relationOf = (answer: string) => /<=|>=|[<>=]/.exec(answer)?.[0]

export function respelled(answer: string, form: ExpressionForm = 'any'): string[] {
  const relation = relationOf(answer)
  const plain = [
    answer.replace(/ /g, ''),
    answer.replace(/-/g, '−'),
    answer.replace(/\^2(?!\d)/g, '²').replace(/\^3(?!\d)/g, '³'),
    answer.replace(/sqrt\(/g, '√('),
    answer.replace(/pi/g, 'π'),
    answer.replace(/(\d)([a-z(])/g, '$1*$2'),
    answer.replace(/<=/, '≤').replace(/>=/, '≥'),
  ]
  // Points, lists and double inequalities have no second side to turn to.
  if (answer.includes(',') || answer.split(/<=|>=|[<>=]/).length > 2) return plain
  if (!relation) return [...plain, `y = ${answer}`, `f(x) = ${answer}`]
  const [left = '', right = ''] = answer.split(relation)
  const turned = `${right} ${MIRRORED[relation]} ${left}`
  // A value that is asked for must stand alone, and a form that is asked for must be kept.
  const isBound = isSolved(left, right) || form !== 'any'
  return isBound ? [...plain, turned] : [...plain, turned, `${left} - (${right}) ${relation} 0`]
}

/** Names of functions and of π and e are no letters: y <= ln(2) is solved. */
const NAMED = /(?<![a-z])(?:ln|lg|log|sqrt|sin|cos|tan|pi|e)(?![a-z])/g

const isSolved = (left: string, right: string) =>
  /^\s*[a-z]\s*$/.test(left) && !/[a-z]/.test(right.replace(NAMED, ''))

export function neighbours(answer: string, form: ExpressionForm = 'any'): string[] {
  const relation = relationOf(answer)
  const numbers = [...answer.matchAll(/\d+/g)].map(
    ({ 0: digits, index }) =>
      `${answer.slice(0, index)}${Number(digits) + 1}${answer.slice(index + digits.length)}`,
  )
  // Another constant of integration is as right.
  const more = form === 'antiderivative' ? `(${answer}) + x` : `(${answer}) + 1`
  if (!relation)
    return [
      ...numbers,
      ...(answer === '0' ? [] : [`-(${answer})`]),
      more,
      `${answer} = ${answer === '1' ? 2 : 1}`,
    ]
  const [left = '', right = ''] = answer.split(relation)
  const others = ['<', '>', '<=', '>=', '='].filter(each => each !== relation)
  return [...numbers, ...others.map(each => `${left}${each}${right}`), `${left}${relation}${right} + 1`]
}
