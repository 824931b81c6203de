import { close, type Expression, expressionOf, FEWEST_POINTS, parse, pointsFor, valueAt } from './expressions'
import { RELATION } from './spelling'
import { childrenOf, keyOf, lettersOf, type Tree } from './tree'

/** One relation: y = 2x + 3, x > 3, x ≠ 2. */
export type Sign = '=' | '<' | '<=' | '>' | '>=' | '<>'
export type Relation = { left: Expression; sign: Sign; right: Expression }

/** "−2 < x ≤ 5" is two relations that hold at once. Null when it is none, or signs point both ways. */
export function readChain(text: string, letters: readonly string[]): Relation[] | null {
  const signs = text.match(new RegExp(RELATION, 'g')) as Sign[] | null
  if (!signs) return null
  const sides = text.split(new RegExp(RELATION)).map(side => parse(side.trim(), letters))
  const relations = signs.map((sign, at): Relation | null => {
    const [left, right] = [sides[at], sides[at + 1]]
    return left && right ? { left, sign, right } : null
  })
  const directions = new Set(signs.map(sign => (signs.length > 1 ? sign[0] : '')))
  if (directions.size > 1 || (signs.length > 1 && signs.some(sign => sign === '=' || sign === '<>')))
    return null
  return relations.every(each => each !== null) ? relations : null
}

export function namesIn({ left, right }: Relation): string[] {
  return [...new Set([...left.names, ...right.names])]
}

/** A lone letter beside a value: x = 2, 3 < x. */
export function isSolved({ left, right }: Relation): boolean {
  const isAlone = (one: Expression, other: Expression) => one.tree.is === 'letter' && other.names.length === 0
  return isAlone(left, right) || isAlone(right, left)
}

/** Left minus right, turned so that every inequality reads "less than zero". */
function differenceAt({ left, sign, right }: Relation, point: Readonly<Record<string, number>>) {
  const [a, b] = [valueAt(left, point), valueAt(right, point)]
  return a === null || b === null ? null : sign[0] === '>' ? b - a : a - b
}

const kindOf = (sign: Sign) => (sign === '<>' || sign === '=' ? sign : sign.includes('=') ? '<=' : '<')

/**
 * Whether two relations say the same: one is a constant multiple of the other, positive for inequalities. So 2y = 4x + 6
 * is y = 2x + 3, but x² = 5x is not x = 5.
 */
export function sameRelation(one: Relation, other: Relation): boolean {
  if (kindOf(one.sign) !== kindOf(other.sign)) return false
  const isInequality = kindOf(one.sign)[0] === '<' && one.sign !== '<>'
  const ratio = ratioOf(one, other, () => 1)
  if (ratio !== null) return !isInequality || ratio > 0
  if (isInequality) return false
  const [above, below] = [denominatorsAt(one), denominatorsAt(other)]
  return (
    (above !== null || below !== null) &&
    ratioOf(one, other, point => (above?.(point) ?? 1) / (below?.(point) ?? 1)) !== null
  )
}

type Point = Readonly<Record<string, number>>

/** By which constant one difference, times `factor`, is a multiple of the other; null when by none. */
function ratioOf(one: Relation, other: Relation, factor: (point: Point) => number): number | null {
  const letters = [...new Set([...namesIn(one), ...namesIn(other)])]
  let ratio: number | null = null
  let compared = 0
  for (const point of pointsFor(letters)) {
    const [a, b] = [differenceAt(one, point), differenceAt(other, point)]
    if (a === null || b === null) continue
    if (Math.abs(a) < 1e-6 && Math.abs(b) < 1e-6) continue
    const now: number = (a * factor(point)) / b
    if (!Number.isFinite(now) || Math.abs(now) < 1e-12) return null
    if (ratio !== null && !close(now / ratio, 1)) return null
    ratio = now
    compared += 1
    if (compared >= 12) break
  }
  return compared >= FEWEST_POINTS ? ratio : null
}

/**
 * What both sides may be multiplied by: the product of all that a letter divides by. xy = 3 is y = 3/x. Any other factor
 * with a letter would bring new solutions.
 */
function denominatorsAt({ left, right }: Relation): ((point: Point) => number) | null {
  const found = new Map<string, Tree>()
  for (const tree of [left.tree, right.tree]) collectDenominators(tree, found)
  if (found.size === 0) return null
  const factors = [...found.values()].map(tree => expressionOf(tree))
  return point => factors.reduce((all, factor) => all * (valueAt(factor, point) ?? Number.NaN), 1)
}

function collectDenominators(tree: Tree, found: Map<string, Tree>): void {
  if (tree.is === 'over' && lettersOf(tree.below).size > 0) found.set(keyOf(tree.below), tree.below)
  if (tree.is === 'power' && tree.exponent.is === 'minus' && lettersOf(tree.base).size > 0)
    found.set(keyOf(tree.base), { ...tree, exponent: tree.exponent.of })
  for (const child of childrenOf(tree)) collectDenominators(child, found)
}

/** A bound of an inequality in one letter: on which side of `at` it holds, and whether there. */
type Bound = { at: number; isBelow: boolean; isClosed: boolean }

/** Null unless it is a linear inequality in just this letter. */
function boundOf(relation: Relation, letter: string): Bound | null {
  if (relation.sign === '=' || relation.sign === '<>') return null
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

/** "x < 2, x ≠ −2" as what lies on either side of −2. */
function parted(clause: readonly Relation[]): Relation[][] {
  const gap = clause.find(({ sign }) => sign === '<>')
  if (!gap) return [[...clause]]
  const others = clause.filter(each => each !== gap)
  return [parted([{ ...gap, sign: '<' }, ...others]), parted([{ ...gap, sign: '>' }, ...others])].flat()
}

/** Whether two unions of intervals are the same; null when one is not linear in this letter alone. */
export function sameNumbers(one: Alternatives, other: Alternatives, letter: string): boolean | null {
  const bounds = [one, other].map(each =>
    each.flatMap(parted).map(clause => clause.map(relation => boundOf(relation, letter))),
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
  const placed = clauses.map(clause =>
    clause.map(bound => ({ ...bound, own: 2 * breaks.findIndex(each => close(each, bound.at)) + 1 })),
  )
  return Array.from({ length: 2 * breaks.length + 1 }, (_, place) =>
    placed.some(clause =>
      clause.every(({ own, isBelow, isClosed }) => {
        return place === own ? isClosed : isBelow ? place < own : place > own
      }),
    ),
  )
}

export function isEmpty(clause: readonly Relation[], letter: string): boolean {
  return sameNumbers([clause], [], letter) === true
}
