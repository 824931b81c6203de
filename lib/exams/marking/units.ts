import { remembered } from '@/lib/remembered'
import { ALSO_MEANT, PHRASES, PREFIX_WORDS, PREFIXES, UNITS, type UnitEntry, WORDS } from './unit-table'

/** Units as students write them, reduced to powers of base units and a factor. */
export type Unit = { factor: number; powers: Readonly<Record<string, number>>; labels: readonly string[] }

type Piece = { entry: UnitEntry; power: number }

/** Most ways in which one text is read, and how much of it is looked at: they bound the time. */
const MAX_READINGS = 64
const MAX_LENGTH = 60
const MAX_TOKENS = 24

const PURE: Unit = { factor: 1, powers: {}, labels: [] }

/** As an author writes it: the first reading. Null when it is no unit known here. '' is the unit of a pure number. */
export function readUnit(written: string): Unit | null {
  return unitReadings(written)[0] ?? null
}

/**
 * All ways to read it, the likeliest first: "ms-1" is metres per second to a student, per millisecond to the table;
 * "J/kg K" has its kelvin below. Lower case from a phone is read where the text is no unit as it stands; of two
 * prefixes that differ in case only, the one that was typed counts.
 */
export function unitReadings(typed: string): readonly Unit[] {
  if (typed.length > MAX_LENGTH) return []
  return readingsOf(typed)
}

/** A paper asks for the same few units again and again. */
const readingsOf = remembered(1000, (typed: string): readonly Unit[] => readText(prepared(typed)))

function readText(text: string): Unit[] {
  if (text === '') return [PURE]
  const tokens = text.match(TOKEN) ?? []
  if (tokens.length > MAX_TOKENS || tokens.join('') !== text.replace(/\s+/g, '')) return []
  const units = [true, false].flatMap(restIsBelow => readTokens(tokens, restIsBelow)).map(unitOf)
  const byName = new Map(units.map(unit => [JSON.stringify(unit), unit]))
  return [...byName.values()].slice(0, MAX_READINGS)
}

const NAME = String.raw`[\p{L}°%$£€¢]+`
const NAMES = new RegExp(NAME, 'gu')
const TOKEN = new RegExp(String.raw`${NAME}|\^?-?\d+|[/()]`, 'gu')
const IS_NAME = new RegExp(`^${NAME}$`, 'u')
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function prepared(typed: string): string {
  let text = typed
    .replace(/[º˚∘]/g, '°')
    .replace(/[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, run =>
      [...run].map(each => (each === '⁻' ? '-' : each === '⁺' ? '' : String(RAISED.indexOf(each)))).join(''),
    )
    .normalize('NFKC')
    .replace(/[µμ]/g, 'µ')
    .replace(/[−–—]/g, '-')
    .replace(/(\p{L})\\(?=\p{L})/gu, '$1/')
    .replace(/[\\{}"]/g, '')
    .replace(/^(?:units?:?|in) (?=\S)/i, '')
    .replace(/(\p{L}),?\s*\.$/u, '$1')
  for (const [phrase, meaning] of PHRASES) text = text.replace(phrase, meaning)
  return text
    .replace(/\bper\b/gi, '/')
    .replace(/\bsq(?:uared?)?\.?\s+(\p{L}+)/giu, '$1^2')
    .replace(/(\p{L}+)\s+(?:squared?|sq)\b/giu, '$1^2')
    .replace(/\bcubic\s+(\p{L}+)/giu, '$1^3')
    .replace(/(\p{L}+)\s+cubed\b/giu, '$1^3')
    .replace(/\*\*/g, '^')
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/[·⋅*×.,]/g, ' ')
    .replace(/\^\s*(?:\(\s*(-?\d+)\s*\)|(-?\d+))/g, '^$1$2')
    .replace(/\s+/g, ' ')
    .trim()
}

/** @param restIsBelow whether all that follows a bar stands below it, or the next factor only */
function readTokens(tokens: readonly string[], restIsBelow: boolean): Piece[][] {
  let readings: Piece[][] = [[]]
  const signs = [1]
  let sign = 1
  let isBelow = false
  for (const [at, token] of tokens.entries()) {
    if (token === '/') {
      isBelow = true
      continue
    }
    const outer = signs.at(-1) ?? 1
    sign = outer * (isBelow ? -1 : 1)
    if (token === '(') signs.push(sign)
    if (token === ')' && signs.length > 1) signs.pop()
    if (IS_NAME.test(token)) {
      const power = sign * powerOf(tokens[at + 1])
      const ways = waysToRead(token, power, sign)
      if (ways.length === 0) return []
      readings = readings.flatMap(each => ways.map(way => [...each, ...way])).slice(0, MAX_READINGS)
    } else if (/\d/.test(token) && !isPower(tokens, at)) return []
    if (!restIsBelow || token === '(' || token === ')') isBelow = isBelow && restIsBelow && token === ')'
  }
  return readings
}

/** A digit stands behind a name, or is the 1 of "1/s". */
function isPower(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1]
  return before === undefined ? tokens[at] === '1' && tokens[1] === '/' : IS_NAME.test(before)
}

function powerOf(token: string | undefined): number {
  const power = Number(token?.replace('^', ''))
  return token !== undefined && /\d/.test(token) && Math.abs(power) <= 9 ? power : 1
}

/** In "kgms^-2" the power is the last factor's. */
function waysToRead(name: string, power: number, sign: number): Piece[][] {
  return entriesOf(name).map(entries =>
    entries.map((entry, at) => ({ entry, power: at === entries.length - 1 ? power : sign })),
  )
}

/** A name as one unit or as several run together, in the case that was typed; else in any case. */
function entriesOf(name: string): UnitEntry[][] {
  const whole = [symbol(name), word(name), ...(ALSO_MEANT.get(name) ?? []).map(each => symbol(each))].filter(
    each => each !== null,
  )
  const apart = together(name, symbol, MOST_TOGETHER)
  if (whole.length > 0) return [...whole.map(each => [each]), ...apart, ...uncapitalised(name)]
  const folded = inAnyCase(name).map(each => [each])
  return [...apart, ...folded, ...togetherInAnyCase(name)]
}

/** A keyboard writes the first letter of "ms-1" as a capital. */
function uncapitalised(name: string): UnitEntry[][] {
  const small = name.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase())
  return small === name ? [] : together(small, symbol, MOST_TOGETHER)
}

/**
 * Whether a word is a unit only as symbols run together: "ways" is W a y s to the table, "lamps" l A mp s. Nobody writes four
 * letters of units without a space or a capital; they say what was counted.
 */
export function isWordOfSymbols(text: string): boolean {
  const name = text.toLowerCase()
  if (!/^\p{Lu}?[a-z]{3,}$/u.test(text) || name.length < 4 || prepared(name) !== name) return false
  return symbol(name) === null && word(name) === null && inAnyCase(name).length === 0
}

function togetherInAnyCase(name: string): UnitEntry[][] {
  return together(name, each => inAnyCase(each)[0] ?? null, MOST_TOGETHER)
}

const MOST_TOGETHER = 4

/** All ways to cut a name into two or more units, such as "kWh", "Jkg", "kgms". */
function together(name: string, read: (part: string) => UnitEntry | null, most: number): UnitEntry[][] {
  if (most < 2 || name.length > 12) return []
  const ways: UnitEntry[][] = []
  for (let cut = 1; cut < name.length && ways.length < MAX_READINGS; cut += 1) {
    const first = read(name.slice(0, cut))
    if (!first) continue
    const rest = name.slice(cut)
    const last = read(rest) ?? word(rest)
    if (last) ways.push([first, last])
    for (const way of together(rest, read, most - 1)) ways.push([first, ...way])
  }
  return ways
}

function symbol(name: string): UnitEntry | null {
  const exact = UNITS.get(name)
  if (exact) return exact
  return prefixed(PREFIXES.get(name[0] ?? ''), UNITS.get(name.slice(1)))
}

function prefixed(factor: number | undefined, entry: UnitEntry | undefined): UnitEntry | null {
  return factor !== undefined && entry?.prefixes ? { ...entry, factor: entry.factor * factor } : null
}

function word(name: string): UnitEntry | null {
  const lower = name.toLowerCase()
  for (const singular of [lower, lower.replace(/s$/, ''), lower.replace(/es$/, '')]) {
    const known = UNITS.get(WORDS.get(singular) ?? '')
    if (known) return known
    for (const [prefix, factor] of PREFIX_WORDS) {
      if (!singular.startsWith(prefix)) continue
      const found = prefixed(factor, UNITS.get(WORDS.get(singular.slice(prefix.length)) ?? ''))
      if (found) return found
    }
  }
  return null
}

const BY_LOWER_CASE = new Map([...UNITS.keys()].map(name => [name.toLowerCase(), name]))

/** The prefix as typed first: of "mw" that is the milliwatt. */
function inAnyCase(name: string): UnitEntry[] {
  const of = (text: string) => UNITS.get(BY_LOWER_CASE.get(text.toLowerCase()) ?? '')
  const [first = '', rest] = [name[0], name.slice(1)]
  const found = [
    of(name),
    ...[first, first.toLowerCase(), first.toUpperCase()].map(each => prefixed(PREFIXES.get(each), of(rest))),
  ].filter(each => each !== undefined && each !== null)
  return found.filter(
    (each, at) =>
      !found
        .slice(0, at)
        .some(
          other =>
            conversion(unitOf([{ entry: each, power: 1 }]), unitOf([{ entry: other, power: 1 }])) !== null,
        ),
  )
}

function unitOf(pieces: readonly Piece[]): Unit {
  let factor = 1
  const powers: Record<string, number> = {}
  const labels: string[] = []
  for (const { entry, power } of pieces) {
    factor *= entry.factor ** power
    if (entry.label) labels.push(entry.label)
    for (const [name, each] of Object.entries(entry.powers)) powers[name] = (powers[name] ?? 0) + each * power
  }
  return { factor, powers: sameDegree(powers), labels }
}

/** In a compound a degree Celsius is a kelvin: J/(kg °C) is J/(kg K). */
function sameDegree(powers: Readonly<Record<string, number>>): Record<string, number> {
  const { '°C': degrees = 0, ...rest } = Object.fromEntries(
    Object.entries(powers).filter(([, power]) => power !== 0),
  )
  if (degrees === 0) return rest
  return Object.keys(rest).length === 0 ? { '°C': degrees } : { ...rest, K: (rest.K ?? 0) + degrees }
}

/** By how much a value in `unit` is multiplied to be in `wanted`; null when they measure different things. */
export function conversion(unit: Unit, wanted: Unit): number | null {
  const names = new Set([...Object.keys(unit.powers), ...Object.keys(wanted.powers)])
  for (const name of names) if ((unit.powers[name] ?? 0) !== (wanted.powers[name] ?? 0)) return null
  return areToldApart(unit, wanted) ? null : unit.factor / wanted.factor
}

/** Names that go with one quantity each, of the same dimensions. */
const APART: readonly (readonly string[])[] = [
  ['Hz', 'Bq', 'rad'],
  ['Sv', 'Gy'],
]

/** A moment is in N m and never in J; an energy may be in either. */
function areToldApart(unit: Unit, wanted: Unit): boolean {
  const isEnergy = (each: Unit) => each.labels.includes('energy')
  const { g, m, s } = wanted.powers
  if (g === 1 && m === 2 && s === -2 && isEnergy(unit) && !isEnergy(wanted)) return true
  return APART.some(names => {
    const [own, other] = [unit, wanted].map(each => names.find(name => each.labels.includes(name)))
    return own !== undefined && other !== undefined && own !== other
  })
}

/** With its capitals put right: "kw" is written kW. What is no unit stays as it was typed. */
export function inOurCase(typed: string): string {
  return typed.replace(NAMES, name => {
    if (symbol(name) || word(name)) return name
    const of = (text: string) => BY_LOWER_CASE.get(text.toLowerCase())
    const whole = of(name)
    if (whole !== undefined) return whole
    const [first = '', stem] = [name[0], of(name.slice(1))]
    const prefix = [first, first.toLowerCase(), first.toUpperCase()].find(each => PREFIXES.has(each))
    return prefix !== undefined && stem !== undefined && UNITS.get(stem)?.prefixes ? prefix + stem : name
  })
}
