import * as KAS from '@khanacademy/kas'

/**
 * Values of an expression of KAS. Its own eval() rewrites an exponent anew at every negative base, which took most of
 * the time of marking; here the tree is turned into a function once. What is not known here, KAS evaluates.
 */
export type Values = Readonly<Record<string, number>>
type Node = { eval: (values?: Values, options?: { functions: string[] }) => number; getVars: () => string[] }
type Evaluate = (values: Values) => number

export function evaluatorOf(expression: unknown): Evaluate {
  const node = expression as Node
  const { terms, base, exp, arg, symbol } = expression as Record<string, Node & Node[] & string>
  if (expression instanceof KAS.Add) return sum((terms ?? []).map(evaluatorOf))
  if (expression instanceof KAS.Mul) return product((terms ?? []).map(evaluatorOf))
  if (expression instanceof KAS.Abs) {
    const inside = evaluatorOf(arg)
    return values => Math.abs(inside(values))
  }
  if (expression instanceof KAS.Pow) return power(evaluatorOf(base), exp as Node, node)
  if (expression instanceof KAS.Var && node.getVars()[0] === symbol) {
    const letter: string = symbol ?? ''
    return values => values[letter] as number
  }
  if (node.getVars().length === 0) {
    const constant = node.eval({}, { functions: [] })
    return () => constant
  }
  if (expression instanceof KAS.Log) return logarithm(expression)
  return values => node.eval(values, { functions: [] })
}

function sum(terms: readonly Evaluate[]): Evaluate {
  return values => {
    let all = 0
    for (const term of terms) all += term(values)
    return all
  }
}

function product(terms: readonly Evaluate[]): Evaluate {
  return values => {
    let all = 1
    for (const term of terms) all *= term(values)
    return all
  }
}

/** Odd roots of negative numbers are left to KAS, which knows them. */
function power(base: Evaluate, exponent: Node, whole: Node): Evaluate {
  const raised = evaluatorOf(exponent)
  return values => {
    const [below, above] = [base(values), raised(values)]
    if (below >= 0 || Number.isInteger(above)) return below ** above
    return whole.eval(values, { functions: [] })
  }
}

function logarithm(expression: unknown): Evaluate {
  const { power: inside, base } = expression as { power: unknown; base: unknown }
  const [a, b] = [evaluatorOf(inside), evaluatorOf(base)]
  return values => Math.log(a(values)) / Math.log(b(values))
}
