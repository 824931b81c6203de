import { ArithmeticFault, type Grammar, reckon, SIGNS } from '@/lib/arithmetic'

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

const ANGLE = String.raw`\\(?:sin|cos|tan) *\(?\{?\s*[\d.]+\s*\}?(?:\^\{?\\circ\}?|°)\)?`
const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)(?: *\\?%)?`

const PRINTED: Grammar = {
  token: new RegExp(String.raw` *(${ANGLE}|${NUMBER}|\\frac|\\sqrt|[-+*/^()[\]{}])`, 'y'),
  signs: SIGNS,
  begun(token, { take, until }) {
    const group = () => (take('{') ? until('}') : Number.NaN)
    if (token === '[') return until(']')
    if (token === '{') return until('}')
    if (token === '\\frac') return group() / group()
    if (token === '\\sqrt') return Math.sqrt(group())
    if (token.endsWith('%')) return Number.parseFloat(token) / 100
    return token.startsWith('\\') ? ofAngle(token) : undefined
  },
  multiplies: /^[(\\]/,
}

/** Angles are printed in degrees: \sin 30^\circ. */
function ofAngle(token: string): number {
  const name = token.slice(1, 4)
  const radians = (Number(/[\d.]+/.exec(token)?.[0]) * Math.PI) / 180
  return name === 'sin' ? Math.sin(radians) : name === 'cos' ? Math.cos(radians) : Math.tan(radians)
}

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
    .replace(/−/g, '-')
    .replace(/\\pi(?![a-z])/g, `(${Math.PI})`)
    .trim()
  if (!/\d/.test(text)) return null
  try {
    const value = reckon(text, PRINTED)
    return Number.isFinite(value) ? value : null
  } catch (error) {
    if (error instanceof ArithmeticFault) return null
    throw error
  }
}
