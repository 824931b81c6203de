import { evaluatorOf, type Values } from './evaluator'
import { someNode, type Tree } from './tree'

/** Complex values, for expressions with i. Powers and logarithms take their principal values. */
export type Complex = readonly [re: number, im: number]
type Evaluate = (values: Values) => Complex

export function isComplex(tree: Tree): boolean {
  return someNode(tree, node => node.is === 'constant' && node.name === 'i')
}

export function complexEvaluatorOf(tree: Tree): Evaluate {
  if (!isComplex(tree)) {
    const real = evaluatorOf(tree)
    return values => [real(values), 0]
  }
  switch (tree.is) {
    case 'constant':
      return () => [0, 1]
    case 'sum': {
      const terms = tree.terms.map(complexEvaluatorOf)
      return values => terms.reduce<Complex>((all, term) => plus(all, term(values)), [0, 0])
    }
    case 'product': {
      const factors = tree.factors.map(complexEvaluatorOf)
      return values => factors.reduce<Complex>((all, factor) => times(all, factor(values)), [1, 0])
    }
    case 'minus': {
      const of = complexEvaluatorOf(tree.of)
      return values => times([-1, 0], of(values))
    }
    case 'over': {
      const [above, below] = [complexEvaluatorOf(tree.above), complexEvaluatorOf(tree.below)]
      return values => divided(above(values), below(values))
    }
    case 'power': {
      const [base, exponent] = [complexEvaluatorOf(tree.base), complexEvaluatorOf(tree.exponent)]
      return values => raised(base(values), exponent(values))
    }
    case 'call': {
      const of = complexEvaluatorOf(tree.of[0] ?? tree)
      const apply = APPLY[tree.name]
      return values => apply?.(of(values)) ?? NONE
    }
    default:
      return () => NONE
  }
}

const NONE: Complex = [Number.NaN, Number.NaN]

const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d]
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c]

function divided(one: Complex, [c, d]: Complex): Complex {
  const [re, im] = times(one, [c, -d])
  const size = c * c + d * d
  return [re / size, im / size]
}

function exponential([re, im]: Complex): Complex {
  const size = Math.exp(re)
  return [size * Math.cos(im), size * Math.sin(im)]
}

const logarithm = ([re, im]: Complex): Complex => [Math.log(Math.hypot(re, im)), Math.atan2(im, re)]

const WHOLE_MAX = 64

function raised(base: Complex, exponent: Complex): Complex {
  const [power, im] = exponent
  if (im === 0 && Number.isInteger(power) && Math.abs(power) <= WHOLE_MAX) {
    let all: Complex = [1, 0]
    for (let at = 0; at < Math.abs(power); at += 1) all = times(all, base)
    return power < 0 ? divided([1, 0], all) : all
  }
  return exponential(times(exponent, logarithm(base)))
}

const APPLY: Partial<Record<string, (of: Complex) => Complex>> = {
  abs: ([re, im]) => [Math.hypot(re, im), 0],
  sqrt: of => raised(of, [0.5, 0]),
  ln: logarithm,
  cos: ([re, im]) => [Math.cos(re) * Math.cosh(im), -Math.sin(re) * Math.sinh(im)],
  sin: ([re, im]) => [Math.sin(re) * Math.cosh(im), Math.cos(re) * Math.sinh(im)],
}
