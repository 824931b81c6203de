import type { Answer } from './answers'

/**
 * Whether an answer holds nothing that could be marked. The palette and the marking ask this one function. Light: the
 * exam's page loads it, without any of the marker.
 */
export function isBlank(answer: Answer | null): boolean {
  if (answer === null) return true
  switch (answer.kind) {
    case 'choice':
      return false
    case 'numeric':
      return answer.value.trim() === ''
    case 'expression':
    case 'equation':
    case 'solutions':
      return answer.text.trim() === ''
    case 'written':
      return answer.text.trim() === '' && (answer.strokes?.length ?? 0) === 0
    case 'match':
      return Object.values(answer.pairs).every(target => target.trim() === '')
    case 'order':
      return answer.ids.length === 0
    case 'structure':
      return answer.text.trim() === '' && (answer.drawn?.atoms.length ?? 0) === 0
    case 'plot':
    case 'draw':
      return answer.strokes.length === 0
    case 'words':
      return answer.texts.every(text => text.trim() === '')
    case 'ledger':
      return [...answer.debit, ...answer.credit].every(row =>
        Object.values(row).every(text => text.trim() === ''),
      )
    case 'table':
      return Object.values(answer.cells).every(text => text.trim() === '')
  }
}

/** Whether nothing was typed at all. A unit alone is kept for the student, though it earns nothing. */
export function isEmpty(answer: Answer | null): boolean {
  return isBlank(answer) && !(answer?.kind === 'numeric' && answer.unit.trim() !== '')
}
