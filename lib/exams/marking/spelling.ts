/** How students spell algebra, brought to one spelling for each sign. */

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'
const FRACTIONS: Record<string, readonly [number, number]> = {
  ...{ '½': [1, 2], '⅓': [1, 3], '⅔': [2, 3], '¼': [1, 4], '¾': [3, 4], '⅕': [1, 5], '⅖': [2, 5] },
  ...{
    '⅗': [3, 5],
    '⅘': [4, 5],
    '⅙': [1, 6],
    '⅚': [5, 6],
    '⅛': [1, 8],
    '⅜': [3, 8],
    '⅝': [5, 8],
    '⅞': [7, 8],
  },
}

/** Signs that NFKC would flatten: x² would be x2, log₂8 log28 and 2½ 21/2. */
function withoutPlaces(typed: string): string {
  return typed
    .replace(/[º˚]/g, '°')
    .replace(/³\s*√/g, '∛')
    .replace(/[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹ˣⁿ]+/g, run => `^(${[...run].map(lineSign).join('')})`)
    .replace(/[₀-₉]+/g, run => `_(${[...run].map(each => LOWERED.indexOf(each)).join('')})`)
    .replace(/(\d*)\s*([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_, whole: string, sign: string) => {
      const [above, below] = FRACTIONS[sign] ?? [0, 1]
      return `(${Number(whole) * below + above}/${below})`
    })
}

function lineSign(raised: string): string {
  const plain = { '⁻': '-', '⁺': '', ˣ: 'x', ⁿ: 'n' }[raised]
  return plain ?? String(RAISED.indexOf(raised))
}

/** Said before an answer, and no part of it. */
const BEFORE = /^(?:\s|=(?![=<>])|∴|\$|(?:therefore|hence|so|thus|answer|ans)(?![a-z])[:.=]?)+/i

/** Nor a full stop, a second "=" or the dots of a series. */
function withoutEnd(text: string): string {
  const kept = text.replace(/[\s.;$,=]+$/, '').replace(/\s+(?:only|oe)$/i, '')
  return /\.{2,}/.test(text.slice(kept.length)) ? kept.replace(/\+$/, '').trim() : kept
}

const SAID_MORE = /\bis (?:greater|more) than( or equal to)?\b/gi
const SAID_LESS = /\bis less than( or equal to)?\b/gi

function withSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[−–—‒]/g, '-')
    .replace(/[×·⋅∗]/g, '*')
    .replace(/[÷⁄]/g, '/')
    .replace(/[≤⩽]/g, '<=')
    .replace(/[≥⩾]/g, '>=')
    .replace(/≠/g, '<>')
}

/** {x : x > 3}, "x > 3, x ∈ ℝ" and "x ∈ ℝ, x > 3" say no more than x > 3. */
function withoutSet(text: string): string {
  return text
    .replace(/^\s*[a-z]\s*(?:∈|in)\s*R\s*[,;:]\s*(?=\S)/i, '')
    .replace(/^\s*\{\s*[a-z]\s*(?:(?:∈|in)\s*R\s*)?[:|]([^{}]*)\}\s*$/i, '$1')
    .replace(/^\s*(?:[a-z]\s*(?:∈|=)\s*)?\{([^{}]*)\}\s*$/i, '$1')
    .replace(/[,;]?\s*(?<![a-z])[a-z]\s*(?:∈|\bin\b)\s*R(?![a-z])/gi, '')
    .replace(/\{/g, '(')
    .replace(/\}/g, ')')
}

/** As students write it, in the marker's spelling. ± stays: answers of two values are taken apart later. */
export function spelled(typed: string): string {
  const isPlain = !/[^ -~\n]/.test(typed)
  const text = isPlain ? withoutEnd(typed) : withSigns(withoutEnd(withoutPlaces(typed.replace(/…/g, '...'))))
  const said = /\bis \b/i.test(text)
    ? text
        .replace(SAID_MORE, (_, orEqual) => (orEqual ? '>=' : '>'))
        .replace(SAID_LESS, (_, orEqual) => (orEqual ? '<=' : '<'))
    : text
  const bare = /[{∈]|\bin\b/.test(said) ? withoutSet(said) : said
  return bare
    .replace(/(?<=\d) x (?=\d)/gi, '*')
    .replace(/=</g, '<=')
    .replace(/=>/g, '>=')
    .replace(/!=|=\/=/g, '<>')
    .replace(/\+\s*\/\s*-/g, '±')
    .replace(/\*\*/g, '^')
    .replace(/\bconst(?:ant)?\b/gi, 'c')
    .replace(/(?<![a-z])log_?e(?=\s*[(\d])/gi, 'ln')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(BEFORE, '')
    .trim()
}

export const RELATION = /<>|<=|>=|<|>|=/

/** y, f(x), fg(x), f²(x), f'(x), f⁻¹(x), also typed f-1(x), dy/dx, e^y, log_a 15, u_n, S_∞ */
const NAME =
  /^\s*(?:(?:theta|alpha|beta|phi|[θαβφ]|[a-z]{1,3})['′″’]{0,2}(?:\^\(?-?\d\)?)?(?:\s*\([a-z]\))?|[fgh]-1\s*\([a-z]\)|d(?:\^\(?2\)?)?[a-z]\s*\/\s*d[a-z](?:\^\(?2\)?)?|[a-z]_\(?(?:[a-z]|\d+|∞|infinity)\)?|e\^\(?[a-z]\)?|log_?[a-z\d]{1,2}\s*(?:\d+|\([^()=]*\)))\s*=(?!=)/i

/** "y = …" before an expression names it and is no part of the answer. */
export function withoutName(text: string): string {
  return text.replace(NAME, '').trim()
}

/** "(2x - 3)(x + 5) = 0": what a student goes on to with an expression undoes nothing. */
export function withoutNought(text: string): string {
  return text
    .replace(/(?<![<>])=\s*0\s*$/, '')
    .replace(/^\s*0\s*=(?=.)/, '')
    .trim()
}

const UNIT =
  /\s*(?:(?:square|sq|cubic|cu)\.?\s*)?(?<![a-z_])(?:units?|mm|cm|km|m|kg|g|h|s|min|N|J|W|rad(?:ian)?s?|deg(?:ree)?s?)(?:\s*\/\s*(?:h|s))?(?:\s*\^\(?[23]\)?|\s*(?:squared|cubed))?$/

/** A unit that is printed beside the answer may be typed too, where its letters mean nothing else. */
export function withoutUnit(text: string, letters: readonly string[]): string {
  const found = UNIT.exec(text)?.[0] ?? ''
  const isLetter = letters.some(letter => found.includes(letter))
  return found === '' || isLetter ? text : text.slice(0, -found.length)
}

const NONE =
  /^\s*(?:there (?:is|are) |(?:the equation|it|[a-z]) has )?(?:no (?:real )?(?:solutions?|solns?|roots?|values?(?: of [a-z])?|answers?|[a-z])(?: exists?)?|none|∅|ø|\{\s*\}|(?:null|empty) set|does not exist)[\s.]*$/i

/** That an equation has no solution. */
export function saysNone(typed: string): boolean {
  return NONE.test(typed)
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
  /\s*(?:(,|;|\n)\s*(?:(or|and)(?![a-z]))?|(∪)|(&)|(?<![a-z])(or|and)(?![a-z](?!\s*[<>=])))\s*/iy

const MAY_CONNECT = /[,;\n∪&]|or|and/i

export function pieces(text: string): Piece[] {
  if (!MAY_CONNECT.test(text)) return [{ text: text.trim(), after: '' }]
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
  CONNECTOR.lastIndex = at
  const match = CONNECTOR.exec(text)
  if (!match) return null
  const word = (match[2] ?? match[5])?.toLowerCase()
  // "a" and "o" may be the end of a longer name: cor, brand.
  if (match[5] && !/^\s/.test(match[0]) && /[a-z]/i.test(text[at - 1] ?? '')) return null
  const kind = word === 'and' || match[4] ? 'and' : word === 'or' || match[3] ? 'or' : ','
  return { kind, length: match[0].length }
}
