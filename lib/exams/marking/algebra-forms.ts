import type { ExpressionForm } from '../question'
import { isSolved, type Relation } from './relations'
import { childrenOf, isNumber, keyOf, lettersOf, someNode, type Tree } from './tree'

const COUNTS: readonly string[] = ['choose', 'arrange', 'factorial']
const isCount = (node: Tree) => node.is === 'call' && COUNTS.includes(node.name)

/** Whether an expression that is equal to the key is also written as asked. */
export function formFits(student: Tree, right: Tree, form: ExpressionForm): boolean {
  // nC2 is (n² − n)/2, but not written out.
  if (form !== 'any' && someNode(student, isCount) && !someNode(right, isCount)) return false
  switch (form) {
    case 'any':
    case 'antiderivative':
      return true
    case 'exact':
      return [isRounded, isWholeRoot].every(fault => !someNode(student, fault) || someNode(right, fault))
    case 'simplified':
      return isSimplified(student, right)
    case 'factorised':
      return isFactorised(student, right)
    case 'expanded':
      return !someNode(student, isUnexpanded) && termCount(student) <= termCount(right)
  }
}

/**
 * Whether a relation that says the same as the key is also written like it. A key that is solved wants one that is
 * solved; with a form, "y = …" wants what y is, and "… = 0" all on one side, each in that form.
 */
export function relationFits(own: Relation, key: Relation, form: ExpressionForm): boolean {
  if (isSolved(key) && !isSolved(own)) return false
  if (form === 'any') return true
  const [name, wanted] = [key.left.tree, key.right.tree]
  if (name.is === 'letter' && !key.right.names.includes(name.name))
    return besideOf(own, name).some(side => !lettersOf(side).has(name.name) && formFits(side, wanted, form))
  if (!isNumber(wanted, 0)) return true
  return besideOf(own, wanted).some(
    side => formFits(side, name, form) && (!someNode(side, isBroken) || someNode(name, isBroken)),
  )
}

/** What stands on the other side of the sign, as far as one side is just this. */
function besideOf({ left, right }: Relation, one: Tree): Tree[] {
  const isIt = (tree: Tree) => keyOf(tree) === keyOf(one)
  return [...(isIt(left.tree) ? [right.tree] : []), ...(isIt(right.tree) ? [left.tree] : [])]
}

const isBroken = (node: Tree) => node.is === 'over' || (node.is === 'number' && !Number.isInteger(node.value))

const EXACT_BELOW = 1e6

/** 0.0078125 is 1/128; a decimal that is no fraction of small numbers stands for a number that has no end. */
export function isRounded(node: Tree): boolean {
  if (node.is !== 'number') return false
  const decimals = node.text.split('.')[1]?.length ?? 0
  const below = 10 ** decimals
  return below / greatestCommonDivisor(Math.round(node.value * below), below) > EXACT_BELOW
}

const isSum = (tree: Tree): boolean => tree.is === 'sum' || (tree.is === 'minus' && isSum(tree.of))
const hasLetters = (tree: Tree): boolean => lettersOf(tree).size > 0

// Factorised

type Factor = { base: Tree; times: number }

/** What is multiplied; a number below a stroke is a factor too. */
function factorsOf(tree: Tree): Factor[] {
  if (tree.is === 'product') return tree.factors.flatMap(factorsOf)
  if (tree.is === 'minus') return factorsOf(tree.of)
  if (tree.is === 'over') return [...factorsOf(tree.above), { base: tree, times: -1 }]
  if (tree.is === 'power' && tree.exponent.is === 'number' && Number.isInteger(tree.exponent.value)) {
    const { value } = tree.exponent
    return factorsOf(tree.base).map(({ base, times }) => ({ base, times: times * value }))
  }
  return [{ base: tree, times: 1 }]
}

/** Brackets, each counted by its power; what stands before them counts as one. */
function countFactors(factors: readonly Factor[]): number {
  const brackets = factors.filter(({ base }) => isSum(base) && hasLetters(base))
  const before = factors.some(({ base }) => !isSum(base) && !(base.is === 'number' && base.value === 1))
  return brackets.reduce((sum, { times }) => sum + times, before ? 1 : 0)
}

function isFactorised(student: Tree, right: Tree): boolean {
  if (isSum(student) && !isSum(right)) return false
  const factors = factorsOf(student)
  const isFraction = factors.some(({ times }) => times < 0) && !someNode(right, ({ is }) => is === 'over')
  if (isFraction || countFactors(factors) < countFactors(factorsOf(right))) return false
  const keyHasCommon = factorsOf(right).some(({ base }) => hasCommonFactor(base))
  return keyHasCommon || !factors.some(({ base }) => hasCommonFactor(base))
}

/** (2x + 6), (ab + a): what divides every term of a bracket has been left in; so has the half of (x - 1.5). */
function hasCommonFactor(base: Tree): boolean {
  if (base.is !== 'sum') return false
  const terms = base.terms.map(term => factorsOf(term))
  const numbers = terms.map(factors =>
    factors.reduce(
      (all, { base: each, times }) => (each.is === 'number' ? all * each.value ** times : all),
      1,
    ),
  )
  if (numbers.some(each => !Number.isInteger(each))) return true
  if (numbers.map(Math.abs).reduce(greatestCommonDivisor) > 1) return true
  const letters = terms.map(
    factors => new Set(factors.flatMap(({ base: each }) => (each.is === 'letter' ? [each.name] : []))),
  )
  return [...(letters[0] ?? [])].some(letter => letters.every(each => each.has(letter)))
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

// Expanded

/** A bracket with letters that is multiplied or raised. */
function isUnexpanded(node: Tree): boolean {
  const isBracket = (tree: Tree) => isSum(tree) && hasLetters(tree)
  if (node.is === 'product') return node.factors.some(isBracket)
  if (node.is === 'minus') return isBracket(node.of)
  return (
    node.is === 'power' &&
    isBracket(node.base) &&
    node.exponent.is === 'number' &&
    Number.isInteger(node.exponent.value)
  )
}

function termCount(tree: Tree): number {
  return tree.is === 'sum' ? tree.terms.reduce((sum, term) => sum + termCount(term), 0) : 1
}

// Simplified

/** As short as the key, with nothing left that can be collected, cancelled or taken out of a root. */
function isSimplified(student: Tree, right: Tree): boolean {
  const mayBeSplit = someNode(right, node => node.is === 'over' && isSum(node.above))
  const most = weightOf(right) + (mayBeSplit ? termCount(student) - 1 : 0)
  const before = unsimplified(right)
  return weightOf(student) <= most && unsimplified(student).every(fault => before.includes(fault))
}

const isHalf = (tree: Tree): boolean =>
  (tree.is === 'number' && tree.value === 0.5) ||
  (tree.is === 'over' &&
    tree.above.is === 'number' &&
    tree.below.is === 'number' &&
    tree.above.value / tree.below.value === 0.5)

const isMinusOne = (tree: Tree): boolean =>
  tree.is === 'minus' && tree.of.is === 'number' && tree.of.value === 1

/** Numbers and letters that had to be written; a power of a half is a root, of minus one a stroke. */
function weightOf(tree: Tree): number {
  if (tree.is === 'power' && (isHalf(tree.exponent) || isMinusOne(tree.exponent))) return weightOf(tree.base)
  if (childrenOf(tree).length === 0) return 1
  return childrenOf(tree).reduce((sum, child) => sum + weightOf(child), 0)
}

const FAULTS: Record<string, (node: Tree) => boolean> = {
  twoMinuses: node => node.is === 'minus' && node.of.is === 'minus',
  likeTerms: node => node.is === 'sum' && repeats(node.terms.map(termKey)),
  likeFactors: node => node.is === 'product' && repeats(node.factors.map(baseKey)),
  cancels: node => node.is === 'over' && dividesOut(node.above, node.below),
  root: node => isRoot(node) && hasSquareFactor(radicandOf(node)),
  rootBelow: node => node.is === 'over' && someNode(node.below, isRoot) && !hasLetters(node.below),
}

function unsimplified(tree: Tree): string[] {
  return Object.keys(FAULTS).filter(fault => someNode(tree, node => FAULTS[fault]?.(node) ?? false))
}

function repeats(keys: readonly string[]): boolean {
  return new Set(keys).size < keys.length
}

/** Without its number: 2√5 and −√5 are alike, so are two numbers. */
function termKey(term: Tree): string {
  if (term.is === 'minus') return termKey(term.of)
  if (term.is === 'number') return ''
  const over = term.is === 'over' && term.below.is === 'number' ? term.above : term
  if (over.is !== 'product') return keyOf(over)
  return over.factors
    .filter(({ is }) => is !== 'number')
    .map(keyOf)
    .sort()
    .join(',')
}

/** All numbers are alike, and all powers of a letter. */
function baseKey(factor: Tree): string {
  if (factor.is === 'minus') return baseKey(factor.of)
  if (factor.is === 'number') return ''
  return keyOf(factor.is === 'power' && !isHalf(factor.exponent) ? factor.base : factor)
}

function dividesOut(above: Tree, below: Tree): boolean {
  const [over, under] = [above, below].map(tree => factorsOf(tree))
  const numbers = [over, under].map(factors =>
    (factors ?? []).reduce(
      (all, { base, times }) => (base.is === 'number' ? all * base.value ** times : all),
      1,
    ),
  )
  const [a = 1, b = 1] = numbers.map(Math.abs)
  if (Number.isInteger(a) && Number.isInteger(b) && greatestCommonDivisor(a, b) > 1) return true
  const keys = new Set((over ?? []).filter(({ base }) => base.is !== 'number').map(({ base }) => keyOf(base)))
  return (under ?? []).some(({ base }) => base.is !== 'number' && keys.has(keyOf(base)))
}

function isRoot(node: Tree): boolean {
  return (node.is === 'call' && node.name === 'sqrt') || (node.is === 'power' && isHalf(node.exponent))
}

function radicandOf(node: Tree): Tree | undefined {
  return childrenOf(node)[0]
}

/** √400, which is 20. */
function isWholeRoot(node: Tree): boolean {
  const radicand = isRoot(node) ? radicandOf(node) : undefined
  return radicand?.is === 'number' && Number.isInteger(Math.sqrt(radicand.value))
}

const ROOTS_MAX = 1000

function hasSquareFactor(radicand: Tree | undefined): boolean {
  if (radicand?.is !== 'number' || !Number.isInteger(radicand.value)) return false
  for (let root = 2; root * root <= radicand.value && root <= ROOTS_MAX; root += 1)
    if (radicand.value % (root * root) === 0) return true
  return false
}
