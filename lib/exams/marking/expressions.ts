import * as KAS from '@khanacademy/kas'
import { createRandom } from '../random'
import { evaluatorOf, type Values } from './evaluator'

/** Expressions without a relation sign: read by KAS, compared by value at seeded points. */

export type Expression = NonNullable<ReturnType<typeof parseAnew>>

function parseAnew(text: string) {
  const { parsed, expr } = KAS.parse(text, { functions: [] })
  return parsed && expr ? expr : null
}

/** A key is read once, not once for every candidate; the same for an answer that is looked at again. */
const read = new Map<string, Expression | null>()
const READ_MOST = 4000

export function parse(text: string): Expression | null {
  const known = read.get(text)
  if (known !== undefined) return known
  const expression = text === '' ? null : parseAnew(text)
  if (read.size >= READ_MOST) read.clear()
  read.set(text, expression)
  return expression
}

const names = new WeakMap<Expression, string[]>()

/** Its letters; pi and e are numbers. */
export function namesOf(expression: Expression): string[] {
  const known = names.get(expression)
  if (known) return known
  const found = (expression.getVars() as string[]).filter(name => name !== 'pi' && name !== 'e')
  names.set(expression, found)
  return found
}

const evaluators = new WeakMap<Expression, (values: Values) => number>()

export function valueAt(expression: Expression, values: Values): number | null {
  try {
    let evaluate = evaluators.get(expression)
    if (!evaluate) {
      evaluate = evaluatorOf(expression)
      evaluators.set(expression, evaluate)
    }
    const value: unknown = evaluate(values)
    return typeof value === 'number' && Number.isFinite(value) ? value : null
  } catch {
    return null
  }
}

const POINTS = 16
/** Where a root or an absolute value stands in one only, they may part in a short stretch. */
const POINTS_CAREFUL = 120
const POINTS_MOST = 160
const FEWEST_POINTS = 4
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

const sampled = new Map<string, Values[]>()

/** The same points for the same letters, for ever: a verdict must not depend on chance. */
export function pointsFor(letters: readonly string[]): Values[] {
  const key = [...letters].sort().join(' ')
  const known = sampled.get(key)
  if (known) return known
  const random = createRandom(`sampling ${key}`)
  const points = Array.from({ length: POINTS_MOST }, (_, at) => {
    const [from, to, isWhole] = RANGES[at % RANGES.length] ?? [0, 1, false]
    const draw = () => (isWhole ? random.int(from, to) : from + random.next() * (to - from))
    return Object.fromEntries(key.split(' ').map(letter => [letter, draw()]))
  })
  if (sampled.size < 200) sampled.set(key, points)
  return points
}

export function close(one: number, other: number): boolean {
  return Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.abs(one), Math.abs(other))
}

const folds = new WeakMap<Expression, number>()

/** How many roots and absolute values an expression has. */
function foldsOf(expression: Expression): number {
  const known = folds.get(expression)
  if (known !== undefined) return known
  const count = expression.print().match(/abs|\^\(-?\d+\/\d/g)?.length ?? 0
  folds.set(expression, count)
  return count
}

/**
 * `same` and `different` by value. `elsewhere`: equal wherever both have a value, but one has none at points where the
 * other has (2 ln x and ln x²); `nowhere`: too few points have a value for both.
 */
export type Sampled = 'same' | 'different' | 'elsewhere' | 'nowhere'

export function sample(one: Expression, other: Expression): Sampled {
  const letters = [...new Set([...namesOf(one), ...namesOf(other)])]
  if (letters.length === 0) {
    const [a, b] = [valueAt(one, {}), valueAt(other, {})]
    return a === null || b === null ? 'nowhere' : close(a, b) ? 'same' : 'different'
  }
  const enough = foldsOf(one) === foldsOf(other) ? POINTS : POINTS_CAREFUL
  let [compared, onlyOne] = [0, 0]
  for (const [at, point] of pointsFor(letters).entries()) {
    if (compared >= enough) break
    const [a, b] = [valueAt(one, point), valueAt(other, point)]
    if (a === null || b === null) {
      // A hole at a whole number, (x² − 4)/(x − 2) at 2, is no other domain.
      if ((a === null) !== (b === null) && !RANGES[at % RANGES.length]?.[2]) onlyOne += 1
      continue
    }
    compared += 1
    if (!close(a, b)) return 'different'
  }
  if (compared < FEWEST_POINTS) return 'nowhere'
  return onlyOne > 0 ? 'elsewhere' : 'same'
}

/**
 * KAS's own comparison is sampling too, but at points drawn anew each time, after rewriting both sides at a cost of
 * milliseconds; it is asked only where our points cannot tell.
 */
export function sameByKas(one: Expression, other: Expression): boolean {
  try {
    return KAS.compare(one, other, { form: false, simplify: false }).equal
  } catch {
    return false
  }
}
