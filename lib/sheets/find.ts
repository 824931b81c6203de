/**
 * Whether what is typed finds these words: each word typed begins one of them. A number is meant whole: 1 would find
 * a third of the periodic table.
 */
export function finds(typed: string, words: string): boolean {
  const wanted = typed.toLowerCase().trim().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return false
  const known = words.split(/[\s,;()/-]+/)
  return wanted.every(each =>
    known.some(word => (/^\d+$/.test(each) ? word === each : word.startsWith(each))),
  )
}
