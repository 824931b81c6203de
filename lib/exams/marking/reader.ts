import { canonicalLetters, type Token, tokenize } from './tokens'
import { numberNode, type Tree } from './tree'

/**
 * Reads algebra as students type it: no sign between factors, sin²x, sin 2x, log₂8, 5!, |x|. What may have been meant
 * otherwise is read by the rules of a line of text (1/2x is half of x) and noted as a doubt, so that the other reading
 * can be tried. Time is linear in the length of the text: nothing is read twice.
 */
export const DOUBTS = ['fraction', 'exponent', 'argument', 'digit'] as const
export type Doubt = (typeof DOUBTS)[number]
export type Read = { tree: Tree; doubts: ReadonlySet<Doubt> }

type State = {
  tokens: readonly Token[]
  at: number
  /** How many | are open. */
  bars: number
  doubts: Set<Doubt>
  /** Doubts to be decided the other way. */
  otherwise: ReadonlySet<Doubt>
}

class Unreadable extends Error {}

const NO_DOUBTS: ReadonlySet<Doubt> = new Set()

/** Null when it is no expression. `otherwise`: 1/2x as 1/(2x), e^2x as e^(2x), sin x² as (sin x)², x2 as x². */
export function read(
  text: string,
  letters: readonly string[],
  otherwise: ReadonlySet<Doubt> = NO_DOUBTS,
): Read | null {
  const tokens = tokenize(text, canonicalLetters(letters))
  if (!tokens || tokens.length === 0) return null
  const state: State = { tokens, at: 0, bars: 0, doubts: new Set(), otherwise }
  try {
    const tree = sum(state)
    return state.at === tokens.length ? { tree, doubts: state.doubts } : null
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

const peek = (state: State): Token | undefined => state.tokens[state.at]

function isSign(token: Token | undefined, signs: string): boolean {
  return token?.is === 'sign' && signs.includes(token.sign)
}

function take(state: State, signs: string): boolean {
  if (!isSign(peek(state), signs)) return false
  state.at += 1
  return true
}

function expect(state: State, sign: string): void {
  if (!take(state, sign)) throw new Unreadable()
}

/** Whether a factor begins here without a sign before it. */
function beginsFactor(state: State): boolean {
  const token = peek(state)
  if (!token) return false
  if (token.is === 'sign') return token.sign === '(' || (token.sign === '|' && state.bars === 0)
  return token.is !== 'raised'
}

/** A number, a letter or a constant: what belongs to sin in sin 2x cos x. */
function beginsPlain(state: State): boolean {
  const token = peek(state)
  return token?.is === 'number' || token?.is === 'letter' || token?.is === 'constant'
}

/** Notes a doubt; true where it is to be decided the other way. */
function doubt(state: State, which: Doubt): boolean {
  state.doubts.add(which)
  return state.otherwise.has(which)
}

function sum(state: State): Tree {
  const terms = [product(state)]
  while (isSign(peek(state), '+-')) {
    const isMinus = isSign(peek(state), '-')
    state.at += 1
    const term = product(state)
    terms.push(isMinus ? { is: 'minus', of: term } : term)
  }
  return terms.length === 1 ? (terms[0] as Tree) : { is: 'sum', terms }
}

function times(left: Tree, right: Tree): Tree {
  const factors = left.is === 'product' ? [...left.factors, right] : [left, right]
  return { is: 'product', factors }
}

function product(state: State): Tree {
  if (take(state, '-')) return { is: 'minus', of: product(state) }
  if (take(state, '+')) return product(state)
  let left = power(state)
  for (;;) {
    if (take(state, '*')) left = times(left, signed(state))
    else if (take(state, '/')) left = { is: 'over', above: left, below: below(state) }
    else if (beginsFactor(state)) left = times(left, power(state))
    else return left
  }
}

function signed(state: State): Tree {
  if (take(state, '-')) return { is: 'minus', of: signed(state) }
  if (take(state, '+')) return signed(state)
  return power(state)
}

function below(state: State): Tree {
  let divisor = signed(state)
  while (beginsFactor(state) && doubt(state, 'fraction')) divisor = times(divisor, power(state))
  return divisor
}

function power(state: State): Tree {
  let base = postfix(state)
  const token = peek(state)
  if (base.is === 'letter' && token?.is === 'number' && token.isClose && Number.isInteger(token.value)) {
    if (doubt(state, 'digit')) {
      state.at += 1
      base = { is: 'power', base, exponent: numberNode(token.value, token.text) }
    }
  }
  if (!take(state, '^')) return base
  const isWrapped = isSign(peek(state), '(')
  const whole = { is: 'power', base, exponent: exponent(state, base, isWrapped) } as const
  return postfixOf(state, whole)
}

/** e^2x and x^1/2 may have been meant with the whole of it raised. */
function exponent(state: State, base: Tree, isWrapped: boolean): Tree {
  const isMinus = take(state, '-')
  let raised = power(state)
  if (!isWrapped) {
    const isExponential = base.is === 'number' || (base.is === 'constant' && base.name === 'e')
    while (isExponential && beginsPlain(state) && doubt(state, 'exponent'))
      raised = times(raised, power(state))
    if (isSign(peek(state), '/') && doubt(state, 'exponent') && take(state, '/'))
      raised = { is: 'over', above: raised, below: power(state) }
  }
  return isMinus ? { is: 'minus', of: raised } : raised
}

function postfix(state: State): Tree {
  return postfixOf(state, primary(state))
}

function postfixOf(state: State, tree: Tree): Tree {
  let whole = tree
  for (;;) {
    const token = peek(state)
    if (token?.is === 'raised') {
      state.at += 1
      whole = { is: 'power', base: whole, exponent: numberNode(token.power) }
    } else if (take(state, '!')) whole = { is: 'call', name: 'factorial', of: [whole] }
    else if (take(state, '°')) whole = { is: 'degrees', of: whole }
    else return whole
  }
}

function primary(state: State): Tree {
  const token = peek(state)
  if (!token) throw new Unreadable()
  if (take(state, '(')) {
    const bars = state.bars
    state.bars = 0
    const inside = sum(state)
    expect(state, ')')
    state.bars = bars
    return inside
  }
  if (take(state, '|')) {
    state.bars += 1
    const inside = sum(state)
    expect(state, '|')
    state.bars -= 1
    return { is: 'call', name: 'abs', of: [inside] }
  }
  state.at += 1
  if (token.is === 'number') return numberNode(token.value, token.text)
  if (token.is === 'letter') return { is: 'letter', name: token.name }
  if (token.is === 'constant') return { is: 'constant', name: token.name }
  if (token.is === 'choose') {
    const of = token.of.map(each =>
      /\d/.test(each) ? numberNode(Number(each)) : ({ is: 'letter', name: each } as const),
    )
    return { is: 'call', name: token.name, of }
  }
  if (token.is === 'name') return called(state, token.name)
  throw new Unreadable()
}

function called(state: State, name: Extract<Token, { is: 'name' }>['name']): Tree {
  if (name === 'sqrt' || name === 'cbrt') return { is: 'call', name, of: [radicand(state)] }
  if (name === 'abs') return { is: 'call', name, of: [argument(state)] }
  if (name === 'exp') return { is: 'power', base: { is: 'constant', name: 'e' }, exponent: argument(state) }
  const base = name === 'log' ? baseOf(state) : null
  const raisedTo = base === null && take(state, '^') ? exponentOfName(state) : null
  const isOne = raisedTo?.is === 'minus' && raisedTo.of.is === 'number' && raisedTo.of.value === 1
  const isInverse = isOne && (name === 'sin' || name === 'cos' || name === 'tan')
  const of = argument(state)
  if (name === 'cis') return cis(of)
  const call: Tree =
    name === 'lg' || name === 'log'
      ? { is: 'call', name: 'log', of: [of, base ?? numberNode(10)] }
      : { is: 'call', name: isInverse ? (`arc${name}` as 'arcsin') : name, of: [of] }
  return raisedTo === null || isInverse ? call : { is: 'power', base: call, exponent: raisedTo }
}

/** sin^2 x and sin^(2) x, but not sin^2x as sin^(2x). */
function exponentOfName(state: State): Tree {
  if (take(state, '-')) return { is: 'minus', of: exponentOfName(state) }
  return primary(state)
}

function cis(angle: Tree): Tree {
  const sine: Tree = { is: 'call', name: 'sin', of: [angle] }
  const cosine: Tree = { is: 'call', name: 'cos', of: [angle] }
  return { is: 'sum', terms: [cosine, { is: 'product', factors: [{ is: 'constant', name: 'i' }, sine] }] }
}

/** log_2 8, log_(2)8, log2(8), log2 8; log 2 and log 2x have none. */
function baseOf(state: State): Tree | null {
  if (take(state, '_')) return primary(state)
  const token = peek(state)
  const after = state.tokens[state.at + 1]
  if (token?.is !== 'number' || !token.isClose || !after) return null
  const isBase = isSign(after, '(') || (!after.isClose && (after.is === 'number' || after.is === 'letter'))
  if (!isBase) return null
  state.at += 1
  return numberNode(token.value, token.text)
}

function radicand(state: State): Tree {
  const isWrapped = isSign(peek(state), '(')
  let inside = postfix(state)
  while (!isWrapped && beginsPlain(state) && doubt(state, 'argument')) inside = times(inside, power(state))
  return inside
}

/** In brackets, or all plain factors that follow: sin 2x cos x is a product of two functions. */
function argument(state: State): Tree {
  if (isSign(peek(state), '(')) return primary(state)
  if (take(state, '-')) return { is: 'minus', of: argument(state) }
  const isOtherwise = state.otherwise.has('argument')
  const factor = (): Tree => (isOtherwise ? postfix(state) : power(state))
  let of = factor()
  while (beginsPlain(state)) of = times(of, factor())
  if (isSign(peek(state), '^')) state.doubts.add('argument')
  else if (!isOtherwise && of.is === 'power') state.doubts.add('argument')
  if (of.is === 'product' && of.factors.at(-1)?.is === 'power') state.doubts.add('argument')
  if (isSign(peek(state), '/') && doubt(state, 'argument') && take(state, '/'))
    return { is: 'over', above: of, below: power(state) }
  return of
}
