/**
 * Re-computes what a formula claims: every side of `=` or `\approx` that is made of numbers only is evaluated and
 * compared with its neighbour, to the figures that the last side shows. Units in \text, \mathrm or \pu are left out.
 */
export function arithmeticFaults(latex: string): string[] {
  const faults: string[] = []
  const lines = latex.split(/\\\\|\\implies|\\Rightarrow|\\qquad|\\quad/)
  for (const each of lines) {
    const sides = each.replaceAll('&', '').split(/=|\\approx/)
    for (const [at, side] of sides.entries()) {
      const before = sides[at - 1]
      if (before === undefined) continue
      if (convertsUnits(before, side)) continue
      const [one, other] = [evaluate(before), evaluate(side)]
      if (one === null || other === null || agree(one, other, side)) continue
      faults.push(`${before.trim()} is ${Number(one.toPrecision(5))}, not ${side.trim()}`)
    }
  }
  return faults
}

/** 1 km = 1000 m: both sides have units, and not the same ones. */
function convertsUnits(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map(side => (side.match(UNIT) ?? []).join(' '))
  return mine !== '' && theirs !== '' && mine !== theirs
}

/** Equal, or equal when rounded to the figures that are written (340 may stand for two figures). */
function agree(exact: number, written: number, source: string): boolean {
  const shown = /\d[\d.]*/.exec(source.replace(/\\,|\s|\{,\}/g, ''))?.[0] ?? '0'
  const decimals = shown.split('.')[1]?.length
  const zeros = /0*$/.exec(shown)?.[0].length ?? 0
  const digits = shown.replace(/^0+/, '').length
  const unit = decimals === undefined ? 10 ** Math.min(zeros, Math.max(0, digits - 2)) : 10 ** -decimals
  const share = unit / Math.max(Number(shown), unit)
  return Math.abs(exact - written) <= Math.abs(written) * share * 0.55 + 1e-9
}

const UNIT =
  /\\(?:text|mathrm|pu|operatorname|mathbf)\s*\{(?:[^{}]|\{[^{}]*\})*\}(?:\s*\^\s*(?:\{[^{}]*\}|-?\d))?/g

/** The value of a purely numerical expression, or null. */
export function evaluate(latex: string): number | null {
  const text = latex
    .replace(UNIT, ' ')
    .replace(/\\d?t?frac/g, '\\frac')
    .replace(/\\(?:left|right|displaystyle|,|;|:|!| )/g, '')
    .replace(/\{,\}|~/g, '')
    .replace(/(\d)\s+(?=\d{3}(?!\d))/g, '$1')
    .replace(/\\times|\\cdot/g, '*')
    .replace(/\\div/g, '/')
    .replace(/\\pi(?![a-z])/g, `(${Math.PI})`)
    .trim()
  if (text === '' || !/\d/.test(text)) return null
  const state = { text, at: 0 }
  const value = sum(state)
  skip(state)
  return value === null || state.at < text.length || !Number.isFinite(value) ? null : value
}

type Reader = { text: string; at: number }

function skip(state: Reader): void {
  while (state.text[state.at] === ' ') state.at += 1
}

function take(state: Reader, token: string): boolean {
  skip(state)
  if (!state.text.startsWith(token, state.at)) return false
  state.at += token.length
  return true
}

function sum(state: Reader): number | null {
  let total = product(state)
  while (total !== null) {
    const sign = take(state, '+') ? 1 : take(state, '-') || take(state, '−') ? -1 : 0
    if (sign === 0) break
    const next = product(state)
    total = next === null ? null : total + sign * next
  }
  return total
}

function product(state: Reader): number | null {
  let total = power(state)
  while (total !== null) {
    if (take(state, '*')) {
      const next = power(state)
      total = next === null ? null : total * next
    } else if (take(state, '/')) {
      const next = power(state)
      total = next === null ? null : total / next
    } else if (/^\s*[(\\]/.test(state.text.slice(state.at))) {
      const next = power(state)
      total = next === null ? null : total * next
    } else break
  }
  return total
}

function power(state: Reader): number | null {
  const base = atom(state)
  if (base === null || !take(state, '^')) return base
  const exponent = take(state, '{') ? closed(state, '}') : atom(state)
  return exponent === null ? null : base ** exponent
}

function closed(state: Reader, end: string): number | null {
  const inner = sum(state)
  return inner !== null && take(state, end) ? inner : null
}

function atom(state: Reader): number | null {
  if (take(state, '-') || take(state, '−')) {
    const value = power(state)
    return value === null ? null : -value
  }
  if (take(state, '(')) return closed(state, ')')
  if (take(state, '[')) return closed(state, ']')
  if (take(state, '{')) return closed(state, '}')
  if (take(state, '\\frac')) {
    const top = take(state, '{') ? closed(state, '}') : null
    const bottom = top !== null && take(state, '{') ? closed(state, '}') : null
    return top === null || bottom === null ? null : top / bottom
  }
  if (take(state, '\\sqrt')) {
    const inner = take(state, '{') ? closed(state, '}') : null
    return inner === null ? null : Math.sqrt(inner)
  }
  for (const [name, f] of [
    ['\\sin', Math.sin],
    ['\\cos', Math.cos],
    ['\\tan', Math.tan],
  ] as const) {
    if (!take(state, name)) continue
    const angle = /^\s*\(?\{?\s*([\d.]+)\s*\}?(?:\^\{?\\circ\}?|°)\)?/.exec(state.text.slice(state.at))
    if (!angle) return null
    state.at += angle[0].length
    return f((Number(angle[1]) * Math.PI) / 180)
  }
  skip(state)
  const digits = /^\d+(?:\.\d+)?|^\.\d+/.exec(state.text.slice(state.at))?.[0]
  if (digits === undefined) return null
  state.at += digits.length
  if (take(state, '\\%') || take(state, '%')) return Number(digits) / 100
  return Number(digits)
}
