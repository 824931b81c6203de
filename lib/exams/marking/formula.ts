/**
 * Arithmetic with letters, for marks that follow through from earlier answers: numbers, single letters, + - * / ^ ( )
 * and sqrt, sin, cos, tan (degrees). Written as data, so that a stored paper can be marked without its template.
 * @throws SyntaxError on anything else, and on a letter that has no value
 */
export function evaluate(formula: string, letters: Readonly<Record<string, number>>): number {
  const tokens = formula.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?|sqrt|sin|cos|tan|pi|[a-z]|[-+*/^()]/gi) ?? []
  if (tokens.join('') !== formula.replace(/\s+/g, '')) throw new SyntaxError(`Not a formula: ${formula}`)
  let at = 0
  const FUNCTIONS: Record<string, (value: number) => number> = {
    sqrt: Math.sqrt,
    sin: value => Math.sin((value * Math.PI) / 180),
    cos: value => Math.cos((value * Math.PI) / 180),
    tan: value => Math.tan((value * Math.PI) / 180),
  }
  function sum(): number {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-') value += tokens[at++] === '+' ? product() : -product()
    return value
  }
  function product(): number {
    let value = signed()
    while (tokens[at] === '*' || tokens[at] === '/') {
      if (tokens[at++] === '*') value *= signed()
      else value /= signed()
    }
    return value
  }
  function signed(): number {
    if (tokens[at] !== '-') return power()
    at += 1
    return -signed()
  }
  function power(): number {
    const below = atom()
    if (tokens[at] !== '^') return below
    at += 1
    return below ** signed()
  }
  function atom(): number {
    const token = tokens[at++]
    const letter = token === undefined ? undefined : letters[token]
    if (letter !== undefined) return letter
    if (token === 'pi') return Math.PI
    if (token !== undefined && /^\d/.test(token)) return Number(token)
    const apply = token === undefined ? undefined : FUNCTIONS[token]
    if (apply || token === '(') {
      if (apply && tokens[at++] !== '(') throw new SyntaxError(`Not a formula: ${formula}`)
      const inside = sum()
      if (tokens[at++] !== ')') throw new SyntaxError(`Not a formula: ${formula}`)
      return apply ? apply(inside) : inside
    }
    throw new SyntaxError(`Not a formula: ${formula}`)
  }
  const value = sum()
  if (at !== tokens.length) throw new SyntaxError(`Not a formula: ${formula}`)
  return value
}
