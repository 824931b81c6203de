/** Arithmetic as it is typed or printed: + − × ÷ ^ √ π and brackets. */
export type Arithmetic = {
  value: number
  /** How much of the text it takes. */
  length: number
  /** Left as 3π, 2√3/5, 2^(1/2) or 3+2√5, which need no working out; 53×9.8 does. */
  isExact: boolean
}

type Term = { value: number; isPlain: boolean }

const TOKEN =
  /\s*(\d+(?:\.\d+)?|\.\d+|π|pi(?![\p{L}])|√|sqrt|root(?![\p{L}])|\*\*|[-+*/^()×·⋅÷]|[xX](?=\s*[-\d.√π(]))/iuy

/** Null when the text does not begin with arithmetic that has a value. What follows it is left. */
export function readArithmetic(text: string): Arithmetic | null {
  const { tokens, ends } = tokensOf(text)
  let at = 0
  let needsWork = false
  let isSpecial = false

  function sum(): Term | null {
    let left = product()
    while (left && /^[-+]$/.test(tokens[at] ?? '')) {
      const from = at
      const sign = tokens[at++] === '-' ? -1 : 1
      const right = product()
      if (!right) {
        at = from
        break
      }
      needsWork ||= left.isPlain && right.isPlain
      left = { value: left.value + sign * right.value, isPlain: left.isPlain && right.isPlain }
    }
    return left
  }
  function product(): Term | null {
    let left = power()
    while (left) {
      const token = tokens[at] ?? ''
      const isImplied = /^(?:π|pi|√|sqrt|root)$/i.test(token)
      if (!isImplied && !/^(?:[x*/×·⋅÷])$/i.test(token)) break
      const from = at
      if (!isImplied) at += 1
      const right = power()
      if (!right) {
        at = from
        break
      }
      const divides = token === '/' || token === '÷'
      const isPlain = left.isPlain && right.isPlain
      needsWork ||= isPlain && !(divides && Number.isInteger(left.value) && Number.isInteger(right.value))
      left = { value: divides ? left.value / right.value : left.value * right.value, isPlain }
    }
    return left
  }
  function power(): Term | null {
    const below = atom()
    if (!below || !/^(?:\^|\*\*)$/.test(tokens[at] ?? '')) return below
    const from = at
    at += 1
    const above = atom()
    if (!above) {
      at = from
      return below
    }
    // 2^(1/2) needs no more working out than √2.
    if (Number.isInteger(above.value)) needsWork = true
    else isSpecial = true
    return { value: below.value ** above.value, isPlain: below.isPlain && above.isPlain }
  }
  function atom(): Term | null {
    const token = tokens[at] ?? ''
    if (token === '-' || token === '+') {
      at += 1
      if (/^[-+]$/.test(tokens[at] ?? '')) return null
      const value = atom()
      return value && { ...value, value: token === '-' ? -value.value : value.value }
    }
    if (/^[\d.]/.test(token)) {
      at += 1
      return { value: Number(token), isPlain: true }
    }
    if (/^(?:π|pi)$/i.test(token)) {
      at += 1
      isSpecial = true
      return { value: Math.PI, isPlain: false }
    }
    if (/^(?:√|sqrt|root)$/i.test(token)) {
      at += 1
      const inside = atom()
      isSpecial = true
      return inside && { value: Math.sqrt(inside.value), isPlain: false }
    }
    if (token !== '(') return null
    at += 1
    const inside = sum()
    return inside && tokens[at++] === ')' ? inside : null
  }

  const result = sum()
  if (!result || !Number.isFinite(result.value)) return null
  return { value: result.value, length: ends[at - 1] ?? 0, isExact: isSpecial && !needsWork }
}

function tokensOf(text: string): { tokens: string[]; ends: number[] } {
  const tokens: string[] = []
  const ends: number[] = []
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match?.[1]; match = TOKEN.exec(text)) {
    tokens.push(match[1])
    ends.push(TOKEN.lastIndex)
  }
  return { tokens, ends }
}
