import type { Tree } from './tree'

/** Values of an expression: its tree becomes a function once. Each node costs a bounded time, whatever the numbers. */
export type Values = Readonly<Record<string, number>>
export type Evaluate = (values: Values) => number

const CONSTANTS = { pi: Math.PI, e: Math.E, i: Number.NaN }

/** Angles in radians. No value is NaN; i has none here, see complex.ts. */
export function evaluatorOf(tree: Tree): Evaluate {
  switch (tree.is) {
    case 'number': {
      const { value } = tree
      return () => value
    }
    case 'letter': {
      const { name } = tree
      return values => values[name] ?? Number.NaN
    }
    case 'constant': {
      const value = CONSTANTS[tree.name]
      return () => value
    }
    case 'sum':
      return sum(tree.terms.map(evaluatorOf))
    case 'product':
      return product(tree.factors.map(evaluatorOf))
    case 'minus': {
      const of = evaluatorOf(tree.of)
      return values => -of(values)
    }
    case 'degrees': {
      const of = evaluatorOf(tree.of)
      return values => (of(values) * Math.PI) / 180
    }
    case 'over': {
      const [above, below] = [evaluatorOf(tree.above), evaluatorOf(tree.below)]
      return values => above(values) / below(values)
    }
    case 'power': {
      const [base, exponent] = [evaluatorOf(tree.base), evaluatorOf(tree.exponent)]
      return values => raise(base(values), exponent(values))
    }
    case 'call': {
      const apply = APPLY[tree.name]
      const [one, two] = tree.of.map(evaluatorOf)
      if (!one) return () => Number.NaN
      return two ? values => apply(one(values), two(values)) : values => apply(one(values), 0)
    }
  }
}

function sum(terms: readonly Evaluate[]): Evaluate {
  return values => {
    let all = 0
    for (const term of terms) all += term(values)
    return all
  }
}

function product(factors: readonly Evaluate[]): Evaluate {
  return values => {
    let all = 1
    for (const factor of factors) all *= factor(values)
    return all
  }
}

const GREATEST_ODD_ROOT = 9

/** Negative numbers have odd roots: (-8)^(2/3) is 4. */
function raise(base: number, exponent: number): number {
  if (base >= 0 || Number.isInteger(exponent)) return base ** exponent
  for (let root = 3; root <= GREATEST_ODD_ROOT; root += 2) {
    const times = exponent * root
    const whole = Math.round(times)
    if (Math.abs(times - whole) < 1e-12) return (whole % 2 === 0 ? 1 : -1) * (-base) ** exponent
  }
  return Number.NaN
}

const GREATEST_FACTORIAL = 170
const MOST_CHOSEN = 400

function arrangements(n: number, k: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(k) || k < 0 || n < k || k > MOST_CHOSEN) return Number.NaN
  let all = 1
  for (let at = 0; at < k; at += 1) all *= n - at
  return all
}

function factorial(n: number): number {
  return n <= GREATEST_FACTORIAL ? arrangements(n, n) : Number.NaN
}

function choices(n: number, k: number): number {
  const fewer = Math.min(k, n - k)
  return arrangements(n, fewer) / factorial(fewer)
}

type CallName = Extract<Tree, { is: 'call' }>['name']

const APPLY: Record<CallName, (one: number, two: number) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sec: angle => 1 / Math.cos(angle),
  cosec: angle => 1 / Math.sin(angle),
  cot: angle => Math.cos(angle) / Math.sin(angle),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  ln: Math.log,
  log: (of, base) => Math.log(of) / Math.log(base),
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
  factorial,
  choose: choices,
  arrange: arrangements,
}
