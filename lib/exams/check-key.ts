import type { Answer } from './answers'
import { figures, fractionText } from './format'
import { markPart } from './kinds/registry'
import { ALONE } from './kinds/rules'
import { plainText } from './prose'
import type { LedgerSide, Part } from './question'

/** What is wrong where the marker does not give the key itself full marks. */
export function keyFaults(part: Part): string[] {
  const answer = perfectAnswer(part)
  if (!answer) return []
  const { earned } = markPart(part, answer, ALONE)
  // The working of "show that …" earns the rest, and no key holds it.
  const wanted = part.kind === 'numeric' && part.showThat ? 1 : part.marks
  const shown = answer.kind === 'numeric' ? `"${answer.value}"` : 'the key itself'
  return earned === wanted ? [] : [`the marker gives ${shown} only ${earned} of ${part.marks}`]
}

/** Null where the rules of the kind look for themselves. */
function perfectAnswer(part: Part): Answer | null {
  if (part.kind === 'numeric') {
    const value = part.form === 'fraction' ? fractionText(part.answer) : perfectNumber(part)
    return { kind: 'numeric', value, unit: part.unitMode === 'asked' ? part.unit : '' }
  }
  if (part.kind === 'words')
    return { kind: 'words', texts: part.answers.slice(0, part.asked).map(({ text }) => text) }
  if (part.kind === 'ledger') {
    const rowsOf = (side: LedgerSide) =>
      part.entries
        .filter(entry => entry.side === side)
        .map(({ date = '', narrative, amount }) => ({ date, narrative, amount: String(amount) }))
    return { kind: 'ledger', debit: rowsOf('debit'), credit: rowsOf('credit') }
  }
  return null
}

function perfectNumber(part: Extract<Part, { kind: 'numeric' }>): string {
  if (part.strictFigures?.kind === 'decimal') return part.answer.toFixed(part.strictFigures.count)
  if (part.form === 'standard')
    return part.answer.toExponential((part.strictFigures?.count ?? part.sigFigs) - 1)
  if (part.strictFigures)
    return plainText(figures(part.answer, part.strictFigures.count)).replaceAll('\u2009', '')
  return String(Number(part.answer.toPrecision(12)))
}
