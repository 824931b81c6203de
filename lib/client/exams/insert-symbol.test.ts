import { insertSymbol, type Typed } from './insert-symbol'

/** "2|x" with the caret, "2[x+1]" with a selection. */
function typed(text: string): Typed {
  const [from, to] = [text.search(/[[|]/), text.indexOf(']')]
  const value = text.replace(/[[\]|]/g, '')
  return { value, from, to: to < 0 ? from : to - 1 }
}
function shown({ value, from }: Typed): string {
  return `${value.slice(0, from)}|${value.slice(from)}`
}

it.each([
  ['2|x', 'π', '2π|x'],
  ['2[x]', 'π', '2π|'],
  ['|', 'sqrt(□)', 'sqrt(|)'],
  ['3[x+1]', 'sqrt(□)', '3sqrt(x+1)|'],
  ['|', '(□)/(□)', '(|)/()'],
  ['[x+1]', '(□)/(□)', '(x+1)/(|)'],
  ['x|', '^(□)', 'x^(|)'],
  ['2|', '×10^', '2×10^|'],
  ['[$&]', '(□)', '($&)|'],
])('%s and %s give %s', (before, writes, after) => {
  expect(shown(insertSymbol(typed(before), writes))).toBe(after)
})
