import { ArithmeticFault, type Reading, reckon, SIGNS } from '@/lib/arithmetic'

const TOKEN = /\s*(\d+(?:\.\d+)?(?:e[+-]?\d+)?|sqrt|sin|cos|tan|pi|[a-z]|[-+*/^()])/iy

const ofDegrees = (of: (radians: number) => number) => (degrees: number) => of((degrees * Math.PI) / 180)
const FUNCTIONS = new Map([
  ['sqrt', Math.sqrt],
  ['sin', ofDegrees(Math.sin)],
  ['cos', ofDegrees(Math.cos)],
  ['tan', ofDegrees(Math.tan)],
])

/**
 * Arithmetic with letters, for marks that follow through from earlier answers: numbers, single letters, + - * / ^ ( )
 * and sqrt, sin, cos, tan (degrees). Written as data, so that a stored paper can be marked without its template.
 * @throws SyntaxError on anything else, and on a letter that has no value
 */
export function evaluate(formula: string, letters: Readonly<Record<string, number>>): number {
  const begun = (token: string, { take, until }: Reading) => {
    const apply = FUNCTIONS.get(token)
    if (apply && take('(')) return apply(until(')'))
    return letters[token] ?? (token === 'pi' ? Math.PI : undefined)
  }
  try {
    return reckon(formula, { token: TOKEN, signs: SIGNS, begun })
  } catch (error) {
    if (error instanceof ArithmeticFault) throw new SyntaxError(`Not a formula: ${formula}`, { cause: error })
    throw error
  }
}
