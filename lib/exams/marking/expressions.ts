import { remembered } from '@/lib/remembered'
import { createRandom } from '../random'
import { type Complex, complexEvaluatorOf } from './complex'
import { type Evaluate, evaluatorOf, type Values } from './evaluator'
import { DOUBTS, type Doubt, read } from './reader'
import { type CallName, childrenOf, type Tree } from './tree'

/** Expressions without a relation sign, compared by value at seeded points. */
export type Expression = {
  tree: Tree
  /** Its letters; pi, e and i are numbers. */
  names: readonly string[]
  valueAt: Evaluate
  /** Null without i. */
  complexAt: ((values: Values) => Complex) | null
  /** What else may have been meant; see reader.ts. */
  doubts: ReadonlySet<Doubt>
  /** How many roots and absolute values it has. */
  folds: number
  /** Factorials have values at whole numbers only. */
  isOfWholes: boolean
}

/** A key is read once, not once for every candidate; the same for an answer that is looked at again. */
export const parse = remembered(
  64,
  (text: string, letters: readonly string[]): Expression | null => {
    const made = read(text, letters)
    return made && expressionOf(made.tree, made.doubts)
  },
  (text, letters) => `${letters.join(' ')}|${text}`,
)

export function expressionOf(tree: Tree, doubts: ReadonlySet<Doubt> = NO_DOUBTS): Expression {
  const facts: Facts = { names: [], folds: 0, isComplex: false, isOfWholes: false }
  collectFacts(tree, facts)
  const { names, folds, isOfWholes } = facts
  return {
    tree,
    names,
    valueAt: evaluatorOf(tree),
    complexAt: facts.isComplex ? complexEvaluatorOf(tree) : null,
    doubts,
    folds,
    isOfWholes,
  }
}

const NO_DOUBTS: ReadonlySet<Doubt> = new Set()
type Facts = { names: string[]; folds: number; isComplex: boolean; isOfWholes: boolean }

function collectFacts(node: Tree, facts: Facts): void {
  if (node.is === 'letter' && !facts.names.includes(node.name)) facts.names.push(node.name)
  if (node.is === 'constant' && node.name === 'i') facts.isComplex = true
  if (isFold(node)) facts.folds += 1
  if (node.is === 'call' && OF_WHOLES.includes(node.name)) facts.isOfWholes = true
  for (const child of childrenOf(node)) collectFacts(child, facts)
}

const OF_WHOLES: readonly CallName[] = ['factorial', 'choose', 'arrange']
const FOLDS: readonly CallName[] = ['abs', 'sqrt', 'cbrt']

function isFold(node: Tree): boolean {
  if (node.is === 'call') return FOLDS.includes(node.name)
  if (node.is !== 'power') return false
  return node.exponent.is === 'over' || (node.exponent.is === 'number' && node.exponent.value % 1 !== 0)
}

/** The other readings of what was typed: each doubt decided the other way, and all of them. */
export function otherReadings(
  text: string,
  { doubts }: Expression,
  letters: readonly string[],
): Expression[] {
  const met = DOUBTS.filter(each => doubts.has(each))
  const sets = [...met.map(each => new Set([each])), ...(met.length > 1 ? [new Set(met)] : [])]
  return sets.flatMap(otherwise => {
    const made = read(text, letters, otherwise)
    return made ? [expressionOf(made.tree)] : []
  })
}

export function valueAt(expression: Expression, values: Values): number | null {
  const value = expression.valueAt(values)
  return Number.isFinite(value) ? value : null
}

const POINTS = 16
/** Where a root or an absolute value stands in one only, they may part in a short stretch. */
const POINTS_CAREFUL = 120
const POINTS_MAX = 160
export const FEWEST_POINTS = 4
/** Relative above 1, absolute below. */
const TOLERANCE = 1e-9

/** Where letters are sampled, in turn: small and larger, of both signs, fractions and whole numbers. */
const RANGES: readonly [from: number, to: number, isWhole: boolean][] = [
  [0.2, 4.2, false],
  [-3, 3, false],
  [0, 1, false],
  [2, 9, true],
  [-10, 0, false],
  [0, 30, false],
  [-9, -2, true],
  [0, 1000, false],
]
/**
 * Where a value that is missing says something: not at whole numbers, where (x² − 4)/(x − 2) has a hole, nor far out,
 * where a power may be beyond what a double holds.
 */
const TELLING = [0, 1, 2, 4]

/** The same points for the same letters, for ever: a verdict must not depend on chance. */
export function pointsFor(letters: readonly string[]): Values[] {
  return pointsOf([...letters].sort().join(' '))
}

const pointsOf = remembered(200, (key: string): Values[] => {
  const random = createRandom(`sampling ${key}`)
  return Array.from({ length: POINTS_MAX }, (_, at) => {
    const [from, to, isWhole] = RANGES[at % RANGES.length] ?? [0, 1, false]
    const draw = () => (isWhole ? random.int(from, to) : from + random.next() * (to - from))
    return Object.fromEntries(key.split(' ').map(letter => [letter, draw()]))
  })
})

export function close(one: number, other: number): boolean {
  return Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.abs(one), Math.abs(other))
}

/**
 * `same` and `different` by value. `elsewhere`: equal wherever both have a value, but one has none at points where the
 * other has (2 ln x and ln x²); `nowhere`: too few points have a value for both.
 */
export type Sampled = 'same' | 'different' | 'elsewhere' | 'nowhere'

/** A value, or null where there is none; of two expressions either both are complex or none is. */
type At<V> = (values: Values) => V | null

export function sample(one: Expression, other: Expression): Sampled {
  if (one.complexAt || other.complexAt) {
    const of = (each: Expression) => complexAt(each)
    return sampleBy(of(one), of(other), { one, other }, (a, b) => close(a[0], b[0]) && close(a[1], b[1]))
  }
  return sampleBy(
    values => valueAt(one, values),
    values => valueAt(other, values),
    { one, other },
    close,
  )
}

function complexAt(expression: Expression): At<Complex> {
  const evaluate = expression.complexAt ?? complexEvaluatorOf(expression.tree)
  return values => {
    const value = evaluate(values)
    return Number.isFinite(value[0]) && Number.isFinite(value[1]) ? value : null
  }
}

function sampleBy<V>(
  oneAt: At<V>,
  otherAt: At<V>,
  { one, other }: { one: Expression; other: Expression },
  isSame: (a: V, b: V) => boolean,
): Sampled {
  const letters = [...new Set([...one.names, ...other.names])]
  if (letters.length === 0) {
    const [a, b] = [oneAt({}), otherAt({})]
    return a === null || b === null ? 'nowhere' : isSame(a, b) ? 'same' : 'different'
  }
  const isOfWholes = one.isOfWholes || other.isOfWholes
  const enough = one.folds === other.folds ? POINTS : POINTS_CAREFUL
  let [compared, onlyOne] = [0, 0]
  for (const [at, point] of pointsFor(letters).entries()) {
    if (compared >= enough) break
    const [a, b] = [oneAt(point), otherAt(point)]
    if (a === null || b === null) {
      if ((a === null) !== (b === null) && !isOfWholes && TELLING.includes(at % RANGES.length)) onlyOne += 1
      continue
    }
    compared += 1
    if (!isSame(a, b)) return 'different'
  }
  if (compared < FEWEST_POINTS) return 'nowhere'
  return onlyOne > 0 ? 'elsewhere' : 'same'
}

/** Whether it has a value anywhere. */
export function hasValues(expression: Expression): boolean {
  const at = expression.complexAt ? complexAt(expression) : (values: Values) => valueAt(expression, values)
  return pointsFor(expression.names).some(point => at(point) !== null)
}
