import { figures, toSigFigs } from './format'
import { readArithmetic } from './marking/arithmetic'
import { judgeNumber } from './marking/judge-number'
import { fromRounded } from './marking/judge-value'
import type { NumericPart, Part, Prose } from './question'

/** Farther from the answer it is another step of the working. */
const NEAR = 0.03
/** Figures in which a student writes what a printed calculation gives, where two or three are asked. */
const FIGURES_WRITTEN = 3

/**
 * A value that follows from figures as the scheme prints them must be marked right: "50 000 ÷ (1.97 × 10⁸)" gives
 * 2.54, the unrounded speed 2.53. Says what to put in `alsoRight`.
 */
export function printedFaults(parts: readonly Part[]): string[] {
  return parts.flatMap(part =>
    part.kind === 'numeric' && part.form === 'any' && part.tolerance === undefined
      ? part.scheme.flatMap(({ text }) =>
          calculationsIn(text).flatMap(each => calculationFaults(part, each, printedSources(part, parts))),
        )
      : [],
  )
}

/** What follows from the answer to an earlier part as it is printed: the marker takes that from the student's own. */
function printedSources({ follow }: NumericPart, parts: readonly Part[]): number[] {
  const earlier = parts.find(({ label }) => label === follow?.from)
  return follow && earlier?.kind === 'numeric'
    ? fromRounded(earlier.answer, earlier.sigFigs, follow.formula)
    : []
}

type Calculation = { text: string; value: number }

function calculationFaults(
  part: NumericPart,
  { text, value }: Calculation,
  sources: readonly number[],
): string[] {
  if (part.answer === 0 || Math.abs(value / part.answer - 1) > NEAR) return []
  const count = Math.max(part.sigFigs, FIGURES_WRITTEN)
  const typed = toSigFigs(value, count).toPrecision(count)
  const unit = part.unitMode === 'asked' ? part.unit : ''
  if (part.strictFigures || judgeNumber(part, { value: typed, unit }, sources).credit === 'full') return []
  const label = part.label === '' ? '' : `(${part.label}) `
  return [
    `${label}the scheme's ${text.trim()} gives ${figures(value, FIGURES_WRITTEN)}, which is not marked right: name it in alsoRight`,
  ]
}

const OPENS_NUMBER = /[\d(√π]/
const GOES_ON = /^\s*[×÷*/^+−(-]|^\s*[√π]/
const FOLLOWS_ON = /(?:[×÷*/^+√-]|sin|cos|tan|log)\s*$/

/** More than a number in standard form. */
const OPERATES = /[÷/√+]|×(?! 10\^)|\d\s+-\s/

/** The complete calculations of a text: none that goes on in letters. */
function calculationsIn(prose: Prose): Calculation[] {
  const text = prose
    .replace(/\$[^$]*\$/g, ' ; ')
    .replace(/[\u2009\u202f]/g, '')
    .replace(/\^\{([^}]*)\}/g, '^($1)')
    .replace(/−/g, '-')
    .replace(/[*\\]/g, '')
  const found: Calculation[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (!OPENS_NUMBER.test(text[at] ?? '') || /[\p{L}\d._]$/u.test(text.slice(0, at))) continue
    const read = readArithmetic(text.slice(at))
    if (!read || read.length === 0) continue
    const calculation = text.slice(at, at + read.length)
    const isWhole = !GOES_ON.test(text.slice(at + read.length)) && !FOLLOWS_ON.test(text.slice(0, at))
    if (isWhole && OPERATES.test(calculation)) found.push({ text: calculation, value: read.value })
    at += read.length - 1
  }
  return found
}
