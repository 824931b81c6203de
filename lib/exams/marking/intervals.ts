/** Sets of numbers in brackets: [2, 5), ]2, 5], x ∈ (−∞, −3) ∪ (3, ∞), written as inequalities for the marker. */

const END = String.raw`\s*((?:[^,;()[\]]|\([^()]*\))+)\s*`
const INTERVAL = new RegExp(String.raw`^([[\](])${END}[,;]${END}([\])[])$`)
const NAME = /^\s*([a-z](?:\^\(?-1\)?)?\s*(?:\([a-z]\))?)\s*(?:∈|\bin\b|=)\s*(?=[[\](])/i
const INFINITE = /^[+-]?\s*(?:∞|inf(?:inity)?|oo)$/i

/** "x > 2" for "(2, ∞)"; null when it is no such set. Without a name before it the set is one of `letter`. */
export function asInequalities(typed: string, letter: string): string | null {
  const text = typed
    .replace(/[−–—]/g, '-')
    .replace(/[.\s]+$/, '')
    .trim()
  const name = NAME.exec(text)
  const subject = name?.[1] ?? letter
  const sets = text.slice(name?.[0].length ?? 0).split(/\s*(?:∪|(?<=[\])[])\s*(?:U|or|and)\s*(?=[[\](]))\s*/i)
  const inequalities = sets.map(each => inequality(each.trim(), subject))
  return inequalities.every(each => each !== null) ? inequalities.join(' or ') : null
}

function inequality(text: string, subject: string): string | null {
  const [whole, opens, from = '', to = '', closes] = INTERVAL.exec(text) ?? []
  if (whole === undefined) return null
  const [isFree, isEndless] = [INFINITE.test(from.trim()), INFINITE.test(to.trim())]
  if (isFree && isEndless) return null
  const [low, high] = [opens === '[' ? '<=' : '<', closes === ']' ? '<=' : '<']
  if (isEndless) return `${from} ${low} ${subject}`
  return isFree ? `${subject} ${high} ${to}` : `${from} ${low} ${subject} ${high} ${to}`
}

/** −3 ≤ x < ∞ says x ≥ −3. */
export function withoutInfinity(text: string): string {
  return text.replace(/<=?\s*\+?(?:∞|infinity)\s*$/i, '').replace(/^\s*-\s*(?:∞|infinity)\s*<=?/i, '')
}

export type Bars = { text: string; isPure: boolean }

/** |x| < ½ as −½ < x < ½. Pure: a multiple of the letter alone; |2x − 1| ≤ 3 may be the question written again. */
export function withoutBars(text: string): Bars | null {
  const match =
    /^\s*(?:\||(?:abs|mod)\s*\()([^|<>]+)(?:\||\))\s*([<>]=?)\s*([^|<>=]+)$/i.exec(text) ?? turned(text)
  const [, inside = '', sign = '', size = ''] = match ?? []
  if (!match) return null
  const isPure = /^\s*[+-]?\s*[\d./*\s]*[a-z](?:\s*\/\s*\d+)?\s*$/i.test(inside)
  const equal = sign.slice(1)
  return sign.startsWith('<')
    ? { text: `-(${size}) <${equal} ${inside} <${equal} ${size}`, isPure }
    : { text: `${inside} <${equal} -(${size}) or ${inside} >${equal} ${size}`, isPure }
}

function turned(text: string): string[] | null {
  const match = /^([^|<>=]+)([<>])(=?)\s*(?:\||(?:abs|mod)\s*\()([^|<>]+)(?:\||\))\s*$/i.exec(text)
  if (!match) return null
  const [, size = '', sign, equal = '', inside = ''] = match
  return ['', inside, `${sign === '<' ? '>' : '<'}${equal}`, size]
}
