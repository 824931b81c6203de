/**
 * One reader of arithmetic, by precedence, that reckons as it reads. The calculator, the formulas of own figures and
 * what notes claim each give it their grammar; numbers, brackets, + - * / ^ and the minus of a value are common.
 */
export type Grammar = {
  /** One token, with the white space before it; sticky, the token as its first group. */
  token: RegExp
  /** Signs that stand between values or behind one. */
  signs: Readonly<Record<string, Sign>>
  /** The value that a token of the grammar's own begins; undefined for one that begins none. */
  begun: (token: string, reading: Reading, binds: number) => number | undefined
  /** Tokens that may follow a value as a product without its sign: 2π. */
  multiplies?: RegExp
  /** Whether a bracket that is open at the end counts as closed. */
  endCloses?: boolean
}

/** `right`: how strongly what stands behind the sign must hold together; without it the sign ends its only value. */
export type Sign = { binds: number; right?: number; of: (left: number, right: number) => number }

export type Reading = {
  /** The value that stands here, with all that binds to it at least so strongly. */
  value: (binds: number) => number
  take: (token: string) => boolean
  /** All that stands before the token which ends it. */
  until: (end: string) => number
}

/** What is wrong, in words that may be shown, and where it begins. */
export class ArithmeticFault extends Error {
  constructor(
    fault: string,
    readonly at = 0,
  ) {
    super(fault)
  }
}

/** How strongly signs bind: -3^2 is -9, 2^3^2 is 2^9, and a sign behind its value comes first. */
const [SUM, PRODUCT, POWER] = [1, 2, 4]
export const MINUS = 3
export const BEHIND = 5

const sign = (binds: number, right: number, of: Sign['of']): Sign => ({ binds, right, of })
const times: Sign['of'] = (left, right) => left * right
/** A product without its sign, before which no minus can stand. */
const UNSAID = sign(PRODUCT, POWER, times)

export const SIGNS = {
  '+': sign(SUM, PRODUCT, (left, right) => left + right),
  '-': sign(SUM, PRODUCT, (left, right) => left - right),
  '*': sign(PRODUCT, MINUS, times),
  '/': sign(PRODUCT, MINUS, (left, right) => left / right),
  '^': sign(POWER, MINUS, (left, right) => left ** right),
}

/** The value of all of the text. @throws ArithmeticFault */
export function reckon(text: string, grammar: Grammar): number {
  const tokens = tokensOf(text, grammar.token)
  let at = 0

  function fail(fault: string): never {
    throw new ArithmeticFault(fault, tokens[at]?.at ?? text.length)
  }
  function first(binds: number): number {
    const token = tokens[at]?.text ?? fail('Something is missing at the end')
    at += 1
    const own = grammar.begun(token, reading, binds)
    if (own !== undefined) return own
    if (/^[\d.]/.test(token)) return Number(token)
    if (token === '(') return reading.until(')')
    if (token === '-' && binds <= MINUS) return -reading.value(MINUS)
    at -= 1
    return fail('Two signs stand together')
  }
  /** The sign that stands here, said or not. */
  function signHere(): Sign | undefined {
    const token = tokens[at]?.text ?? ''
    return grammar.signs[token] ?? (grammar.multiplies?.test(token) ? UNSAID : undefined)
  }
  const reading: Reading = {
    value(binds) {
      let left = first(binds)
      for (let here = signHere(); here && here.binds >= binds; here = signHere()) {
        if (here !== UNSAID) at += 1
        left = here.of(left, here.right ? reading.value(here.right) : 0)
      }
      return left
    },
    take(token) {
      const isThere = tokens[at]?.text === token
      if (isThere) at += 1
      return isThere
    },
    until(end) {
      const inside = reading.value(SUM)
      const isClosed = reading.take(end) || (grammar.endCloses && at === tokens.length)
      return isClosed ? inside : fail('A bracket is missing')
    },
  }
  const value = reading.value(SUM)
  const after = tokens[at]?.text
  if (after === undefined) return value
  return fail(after === ')' ? 'A bracket too many' : 'A sign is missing')
}

function tokensOf(text: string, pattern: RegExp): { text: string; at: number }[] {
  const source = text.trimEnd()
  const tokens: { text: string; at: number }[] = []
  pattern.lastIndex = 0
  for (let at = 0; at < source.length; at = pattern.lastIndex) {
    const match = pattern.exec(source)
    if (!match) throw new ArithmeticFault(`"${source.slice(at).trim().slice(0, 8)}" is not understood`, at)
    const token = match[1] ?? ''
    tokens.push({ text: token, at: pattern.lastIndex - token.length })
  }
  return tokens
}
