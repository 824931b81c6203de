const CHECKED = /checked: '[^']*'/
const DIFFICULTY = /([ \t]*)difficulty: \d,?([ \t]*\n)?/

/**
 * A source with the day on which a template was read. Its name is the first argument of a call, or its `name`; what is
 * said of it stands between that and its `values`. Null where no such place is found.
 */
export function signed(source: string, name: string, day: string): string | null {
  const start = new RegExp(`(?:name: |\\(\\s*)(['"])${name}\\1`).exec(source)
  if (!start) return null
  const end = /\b(?:values|make)\b\s*[:(]/.exec(source.slice(start.index))
  if (!end) return null
  const facts = source.slice(start.index, start.index + end.index)
  const isSigned = CHECKED.test(facts)
  if (!isSigned && !DIFFICULTY.test(facts)) return null
  const now = isSigned
    ? facts.replace(CHECKED, `checked: '${day}'`)
    : facts.replace(DIFFICULTY, (found: string, indent: string, newLine?: string) => {
        const fact = found.trim().replace(/,$/, '')
        return newLine
          ? `${indent}${fact},\n${indent}checked: '${day}',\n`
          : `${indent}${fact}, checked: '${day}'${found.trim().endsWith(',') ? ',' : ''}`
      })
  return source.slice(0, start.index) + now + source.slice(start.index + end.index)
}

/** The same for a table of recall, where an entry begins with its name. */
export function signedRecall(source: string, name: string, day: string): string | null {
  const entry = new RegExp(`^${name}:\\n(?: .*\\n|\\n)*`, 'm').exec(source)
  if (!entry) return null
  const [facts] = entry
  const now = /^ {2}checked: .*$/m.test(facts)
    ? facts.replace(/^ {2}checked: .*$/m, `  checked: ${day}`)
    : facts.replace(/^ {2}difficulty: \d$/m, found => `${found}\n  checked: ${day}`)
  return now.includes(`checked: ${day}`) ? source.replace(facts, () => now) : null
}
