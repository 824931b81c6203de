/** A text field as the caret sees it. */
export type Typed = { value: string; from: number; to: number }

/** □ marks the places to fill; the first takes what is selected. */
const SLOT = '□'

/**
 * Writes a symbol at the caret. What is selected goes into the first place and the caret into the next; without a
 * selection the caret goes into the first place. "^" stands after its base: the base is what is selected.
 */
export function insertSymbol({ value, from, to }: Typed, writes: string): Typed {
  const selected = value.slice(from, to)
  const first = writes.indexOf(SLOT)
  if (first < 0) return caretAt(value.slice(0, from) + writes + value.slice(to), from + writes.length)
  const filled = selected === '' ? writes : writes.replace(SLOT, () => selected)
  const next = selected === '' ? first : filled.indexOf(SLOT, first + selected.length)
  const text = filled.replaceAll(SLOT, '')
  // Places before the caret leave no trace of their own.
  const caret = next < 0 ? text.length : next
  return caretAt(value.slice(0, from) + text + value.slice(to), from + caret)
}

function caretAt(value: string, at: number): Typed {
  return { value, from: at, to: at }
}
