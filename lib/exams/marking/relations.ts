import { close, type Expression, namesOf, parse, pointsFor, sameByKas, valueAt } from './expressions'
import { RELATION } from './spelling'

/** One relation: y = 2x + 3, x > 3, x ≠ 2. */
export type Sign = '=' | '<' | '<=' | '>' | '>=' | '<>'
export type Relation = { left: Expression; sign: Sign; right: Expression; text: string }

/** "−2 < x ≤ 5" is two relations that hold at once. Null when it is none, or signs point both ways. */
export function readChain(text: string): Relation[] | null {
  const signs = text.match(new RegExp(RELATION, 'g')) as Sign[] | null
  if (!signs) return null
  const sides = text.split(new RegExp(RELATION)).map(side => parse(side.trim()))
  const relations = signs.map((sign, at): Relation | null => {
    const [left, right] = [sides[at], sides[at + 1]]
    return left && right ? { left, sign, right, text } : null
  })
  const directions = new Set(signs.map(sign => (signs.length > 1 ? sign[0] : '')))
  if (directions.size > 1 || (signs.length > 1 && signs.some(sign => sign === '=' || sign === '<>')))
    return null
  return relations.every(each => each !== null) ? relations : null
}

export function namesIn({ left, right }: Relation): string[] {
  return [...new Set([...namesOf(left), ...namesOf(right)])]
}

/** Left minus right, turned so that every inequality reads "less than nought". */
function differenceAt({ left, sign, right }: Relation, point: Readonly<Record<string, number>>) {
  const [a, b] = [valueAt(left, point), valueAt(right, point)]
  return a === null || b === null ? null : sign[0] === '>' ? b - a : a - b
}

const kindOf = (sign: Sign) => (sign === '<>' || sign === '=' ? sign : sign.includes('=') ? '<=' : '<')

const FEWEST_POINTS = 4

/**
 * Whether two relations say the same: one is a constant multiple of the other, positive for inequalities. So 2y = 4x + 6
 * is y = 2x + 3, but x² = 5x is not x = 5.
 */
export function sameRelation(one: Relation, other: Relation): boolean {
  if (kindOf(one.sign) !== kindOf(other.sign)) return false
  const isInequality = kindOf(one.sign)[0] === '<' && one.sign !== '<>'
  const letters = [...new Set([...namesIn(one), ...namesIn(other)])]
  let ratio: number | null = null
  let compared = 0
  for (const point of pointsFor(letters)) {
    const [a, b] = [differenceAt(one, point), differenceAt(other, point)]
    if (a === null || b === null) continue
    if (Math.abs(a) < 1e-6 && Math.abs(b) < 1e-6) continue
    const now = a / b
    if (!Number.isFinite(now) || Math.abs(now) < 1e-12) return false
    if (ratio !== null && !close(now / ratio, 1)) return !isInequality && sameAfterDivision(one, other)
    ratio = now
    compared += 1
    if (compared >= 12) break
  }
  return compared >= FEWEST_POINTS && ratio !== null && (!isInequality || ratio > 0)
}

/** xy = 3 is y = 3/x: where a letter divides, KAS multiplies it out. Without one, a factor would bring new solutions. */
function sameAfterDivision(one: Relation, other: Relation): boolean {
  const divides = /\/\s*(?:\([^()]*[a-z]|\d*\s*\*?\s*[a-z])|\^\(?-/i
  if (!divides.test(one.text) && !divides.test(other.text)) return false
  const [a, b] = [parse(one.text), parse(other.text)]
  return a !== null && b !== null && sameByKas(a, b)
}

/** A bound of an inequality in one letter: on which side of `at` it holds, and whether there. */
type Bound = { at: number; isBelow: boolean; isClosed: boolean }

/** Null unless it is a linear inequality in just this letter. */
function boundOf(relation: Relation, letter: string): Bound | null {
  if (namesIn(relation).some(name => name !== letter)) return null
  const f = (x: number) => differenceAt(relation, { [letter]: x })
  const [a, b, c] = [f(0), f(1), f(-3)]
  if (a === null || b === null || c === null || close(a, b)) return null
  const slope = b - a
  if (!close(c, a - 3 * slope)) return null
  return { at: -a / slope || 0, isBelow: slope > 0, isClosed: relation.sign.includes('=') }
}

/** The numbers that satisfy it, as truth at each breakpoint and in each gap between them. */
type Region = (boolean | undefined)[]

/** Alternatives, each a list of relations that hold at once. */
export type Alternatives = readonly (readonly Relation[])[]

/** Whether two unions of intervals are the same; null when one is not linear in this letter alone. */
export function sameNumbers(one: Alternatives, other: Alternatives, letter: string): boolean | null {
  const bounds = [one, other].map(each =>
    each.map(clause => clause.map(relation => boundOf(relation, letter))),
  )
  const all = bounds.flat(2)
  if (all.some(bound => bound === null)) return null
  const breaks: number[] = []
  for (const at of all.flatMap(bound => bound?.at ?? []).sort((a, b) => a - b))
    if (breaks.length === 0 || !close(breaks.at(-1) ?? 0, at)) breaks.push(at)
  const [a, b] = bounds.map(each => regionOf(each as Bound[][], breaks))
  return a !== undefined && b !== undefined && a.every((holds, at) => holds === b[at])
}

/** Even places are gaps, odd ones the breakpoints themselves. */
function regionOf(clauses: readonly (readonly Bound[])[], breaks: readonly number[]): Region {
  return Array.from({ length: 2 * breaks.length + 1 }, (_, place) =>
    clauses.some(clause =>
      clause.every(({ at, isBelow, isClosed }) => {
        const own = 2 * breaks.findIndex(each => close(each, at)) + 1
        return place === own ? isClosed : isBelow ? place < own : place > own
      }),
    ),
  )
}

export function isEmpty(clause: readonly Relation[], letter: string): boolean {
  return sameNumbers([clause], [], letter) === true
}
