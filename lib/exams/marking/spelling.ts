/** How students spell algebra, brought to the spelling that the parser of KAS reads. */

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** As students write it, in the marker's spelling. ± stays: answers of two values are taken apart later. */
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
      .replace(/≤|⩽|=</g, '<=')
      .replace(/≥|⩾|=>/g, '>=')
      .replace(/≠|!=|=\/=/g, '<>')
      .replace(/\+\s*\/\s*-/g, '±')
      // {x : x > 3} and "x > 3, x ∈ ℝ" say no more than x > 3.
      .replace(/^\s*\{\s*[a-z]\s*[:|](.*)\}\s*$/i, '$1')
      .replace(/[,;]?\s*(?<![a-z])[a-z]\s*∈\s*R(?![a-z])/gi, '')
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

export const RELATION = /<>|<=|>=|<|>|=/

/** y, f(x), fg(x), f²(x), f'(x), f⁻¹(x), dy/dx */
const NAME =
  /^\s*(?:[a-z]{1,3}['′″’]{0,2}(?:\^\(?-?\d\)?)?(?:\s*\([a-z]\))?|d(?:\^\(?2\)?)?[a-z]\s*\/\s*d[a-z](?:\^\(?2\)?)?)\s*=(?!=)/i

/** "y = …" before an expression names it and is no part of the answer. */
export function withoutName(text: string): string {
  return text.replace(NAME, '').trim()
}

/** A constant of integration is c or C. */
export function withSmallConstant(text: string, letters: readonly string[]): string {
  return letters.includes('c') && !letters.includes('C') ? text.replace(/\bC\b/g, 'c') : text
}

const FUNCTION_NAME = /(?<![a-z])[fgh]{1,2}(?:\^\(?-1\)?)?\s*\(\s*[a-z]\s*\)/gi

/** A range may be given for f(x), or for f, where the key speaks of y. Never for x: that would be the domain. */
export function withRangeLetter(text: string, wanted: string): string {
  const named = wanted.match(/[a-z]+/gi)?.filter(each => !/^(?:or|and|sqrt|pi|ln|e)$/i.test(each)) ?? []
  if (named.length === 0 || named.some(each => each !== 'y')) return text
  return text
    .replace(FUNCTION_NAME, 'y')
    .replace(/(?<![a-z(])[fgh](?=\s*[<>])|(?<=[<>]=?\s*)[fgh](?![a-z(])/gi, 'y')
}

/** Splits at top level only: a comma inside brackets belongs to a pair of coordinates. */
export type Piece = { text: string; after: '' | 'or' | 'and' | ',' }

const CONNECTOR =
  /^\s*(?:(,|;|\n)\s*(?:(or|and)(?![a-z]))?|(∪)|(&)|(?<![a-z])(or|and)(?![a-z](?!\s*[<>=])))\s*/i

export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let [from, depth, after]: [number, number, Piece['after']] = [0, 0, '']
  let at = 0
  while (at < text.length) {
    const sign = text[at]
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    const match = depth === 0 && /[,;\n∪&oa ]/i.test(sign ?? '') ? connectorAt(text, at) : null
    if (!match) {
      at += 1
      continue
    }
    found.push({ text: text.slice(from, at).trim(), after })
    after = match.kind
    at += match.length
    from = at
  }
  found.push({ text: text.slice(from).trim(), after })
  return found
}

function connectorAt(text: string, at: number): { kind: Piece['after']; length: number } | null {
  const match = CONNECTOR.exec(text.slice(at))
  if (!match) return null
  const word = (match[2] ?? match[5])?.toLowerCase()
  // "a" and "o" may be the end of a longer name: cor, brand.
  if (match[5] && !/^\s/.test(match[0]) && /[a-z]/i.test(text[at - 1] ?? '')) return null
  const kind = word === 'and' || match[4] ? 'and' : word === 'or' || match[3] ? 'or' : ','
  return { kind, length: match[0].length }
}
