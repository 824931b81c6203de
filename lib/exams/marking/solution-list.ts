import { roundTo, toSigFigs } from '../format'
import { isRounded } from './algebra-forms'
import { close, parse, valueAt } from './expressions'
import { pieces, saysNone, spelled } from './spelling'
import { someNode, type Tree } from './tree'

/** All solutions of an equation as a student lists them: "x = 30, 150", "30° or 150°", "±π/6", one in each line. */
export type AngleUnit = 'degrees' | 'radians' | null
export type ListedValue = {
  /** As it was typed. */
  text: string
  /** In the unit of the question; null where a letter is left or nothing can be read. */
  value: number | null
  /** As it may have been meant: ln 1/4 is (ln 1)/4 as it reads, and is meant as ln(1/4). */
  meant: number | null
  tree: Tree | null
  /** Degrees where radians are asked, or the other way round. */
  isOtherUnit: boolean
}

const MOST_VALUES = 40
const NAME = /^\s*(?:theta|alpha|beta|phi|[a-zθαβφ])(?:_?\(?\d\)?)?\s*=(?!=)\s*/i
const DEGREES = /\s*(?:°|(?<![a-z])deg(?:rees?)?(?![a-z]))/gi
const RADIANS = /\s*(?<![a-z])(?:rad(?:ian)?s?|ᶜ)(?![a-z])/gi

const LOG_OF_FRACTION = /(?<![a-z])(ln|lg|log)\s*(\d+\s*\/\s*\d+)\s*$/i

/** "1 3 -2": a blank before the sign and none behind it, so nothing is taken away. */
const NUMBERS_ONLY = /^\s*[-−–]?[\d.]+°?(?:\s+[-−–]?[\d.]+°?)+\s*$/

/** In the order typed, the same value once. Empty where it says that there is none. */
export function readSolutions(typed: string, angles: AngleUnit): ListedValue[] {
  if (saysNone(typed)) return []
  const marked = typed.replace(angles === null ? /[º˚]/g : /[º˚]|(?<=\d)\s*o(?![a-z])/gi, '°')
  const separated = NUMBERS_ONLY.test(marked)
    ? marked.trim().replace(/\s+/g, ', ')
    : marked.replace(/(?<=[\d°)πθ])(?<!log_?\d+)\s+(?=[\d√]|[a-zθ]\s*=)/gi, ', ')
  const text = spelled(separated).replace(/\+\s*-/g, '±')
  const listed = pieces(text)
    .slice(0, MOST_VALUES)
    .flatMap(piece => bothSigns(piece.text))
    .filter(each => each.replace(NAME, '') !== '')
    .map(each => readValue(each, angles))
  return listed.filter(
    ({ value }, at) =>
      value === null ||
      !listed.slice(0, at).some(before => before.value !== null && close(before.value, value)),
  )
}

function bothSigns(text: string): string[] {
  if (!text.includes('±')) return [text]
  const name = NAME.exec(text)?.[0] ?? ''
  const bare = text.slice(name.length)
  return [bare.replace(/^±/, '').replace(/±/g, '+'), bare.replace(/±/g, '-')]
}

function readValue(text: string, angles: AngleUnit): ListedValue {
  const bare = text.replace(NAME, '').trim()
  const inDegrees = bare.replace(DEGREES, '')
  const plain = inDegrees.replace(RADIANS, '').trim()
  const hasRadians = plain !== inDegrees.trim() || (angles === 'degrees' && /pi|π/i.test(bare))
  const isOtherUnit = angles === 'degrees' ? hasRadians : angles === 'radians' && inDegrees !== bare
  const expression = parse(plain, [])
  const value = expression && !expression.complexAt ? valueAt(expression, {}) : null
  const other = LOG_OF_FRACTION.test(plain) ? parse(plain.replace(LOG_OF_FRACTION, '$1($2)'), []) : null
  const meant = other && valueAt(other, {})
  return { text: bare, value, meant, tree: expression?.tree ?? null, isOtherUnit }
}

export type Figures = { kind: 'significant' | 'decimal'; count: number } | 'exact'

/** Whether a value is this solution: exactly, or where figures are asked to at least as many, rightly rounded. */
export function isSolution({ value, meant, tree }: ListedValue, key: number, figures: Figures): boolean {
  if (value === null || tree === null) return false
  if (figures === 'exact')
    return (close(value, key) || (meant !== null && close(meant, key))) && !someNode(tree, isRounded)
  if (close(value, key)) return true
  const round = (of: number) =>
    figures.kind === 'decimal' ? roundTo(of, figures.count) : toSigFigs(of, figures.count)
  const decimals = typedDecimals(tree)
  if (decimals === null) return false
  const isFine =
    figures.kind === 'decimal' ? decimals >= figures.count : hasFigures(value, decimals, figures.count)
  return isFine ? close(round(value), round(key)) : false
}

/** Places behind the point of a decimal; null for what is no number in figures. */
function typedDecimals(tree: Tree): number | null {
  if (tree.is === 'minus') return typedDecimals(tree.of)
  return tree.is === 'number' ? (tree.text.split('.')[1]?.length ?? 0) : null
}

function hasFigures(value: number, decimals: number, count: number): boolean {
  return value !== 0 && Math.floor(Math.log10(Math.abs(value))) + 1 + decimals >= count
}
