import { judged } from '@/lib/exams/authoring/marks'

/** A quantity of an equation: the words for it, and the symbols that may stand for it. */
export type Named = { words: readonly string[]; symbols: readonly string[] }

const list = ({ words, symbols }: Named) => [...words, ...symbols].join('/').toLowerCase()

/** "State the equation that links …": quotient = top ÷ bottom in words or symbols, in any arrangement. */
export function quotientEquation(quotient: Named, top: Named, bottom: Named) {
  const [q, t, b] = [quotient.words[0] ?? '', top.words[0] ?? '', bottom.words[0] ?? '']
  const literals = quotient.symbols.flatMap(one =>
    top.symbols.flatMap(two =>
      bottom.symbols.flatMap(three => [
        `"${one}=${two}/${three}"`,
        `"${one}=${two}÷${three}"`,
        `"${two}=${one}${three}"`,
        `"${two}=${one}x${three}"`,
        `"${two}=${one}*${three}"`,
        `"${two}=${three}${one}"`,
        `"${three}=${two}/${one}"`,
        `"${three}=${two}÷${one}"`,
        `"${one}${three}=${two}"`,
      ]),
    ),
  )
  return judged(
    `${q} = ${t} ÷ ${b}, in any form`,
    `
    QUOTIENT = ${list(quotient)}
    TOP = ${list(top)}
    BOTTOM = ${list(bottom)}
    DIVIDE = divide/divided/over/per/by/"/"/"÷"/":"
    TIMES = times/multiply/multiplied/product/"×"/"*"/"·"/x
    reject BOTTOM DIVIDE TOP | ("="/is/equal TOP TIMES BOTTOM) | ("="/is/equal BOTTOM TIMES TOP)
    reject TOP ... BOTTOM DIVIDE QUOTIENT | TOP "=" QUOTIENT ... DIVIDE BOTTOM | BOTTOM "=" QUOTIENT ... DIVIDE TOP | BOTTOM "=" QUOTIENT ... TIMES
    accept ${literals.join(' | ')}
    accept QUOTIENT ... TOP DIVIDE BOTTOM | TOP DIVIDE BOTTOM ... QUOTIENT
    accept TOP ... QUOTIENT TIMES BOTTOM | TOP ... BOTTOM TIMES QUOTIENT | QUOTIENT TIMES BOTTOM ... TOP | BOTTOM TIMES QUOTIENT ... TOP
    accept BOTTOM ... TOP DIVIDE QUOTIENT | TOP DIVIDE QUOTIENT ... BOTTOM
    earns: ${q} = ${t} / ${b}
    earns: ${q} is ${t} devided by ${b}
    earns: ${t} = ${q} × ${b}
    earns: ${b} = ${t} ÷ ${q}
    misses: ${q} = ${b} ÷ ${t}
    misses: ${q} = ${t} × ${b}
    misses: ${q}, ${t} and ${b}
    misses: ${t} = ${q} ÷ ${b}`,
  )
}

export const POWER_EQUATION = quotientEquation(
  { words: ['power'], symbols: ['P'] },
  { words: ['energy', 'work'], symbols: ['E', 'W', 'ΔE'] },
  { words: ['time'], symbols: ['t'] },
)

export const PRESSURE_EQUATION = quotientEquation(
  { words: ['pressure'], symbols: ['p'] },
  { words: ['force'], symbols: ['F'] },
  { words: ['area'], symbols: ['A'] },
)

export const DENSITY_EQUATION = quotientEquation(
  { words: ['density'], symbols: ['ρ', 'rho', 'd', 'p'] },
  { words: ['mass'], symbols: ['m'] },
  { words: ['volume'], symbols: ['V'] },
)
