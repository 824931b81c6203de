/** Times as papers print them: 45 → "45 min", 75 → "1 h 15 min", 120 → "2 h". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

/** "1 topic", "12 topics". */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`
}

/** "2026 to 2028", or one year alone. */
export function yearsText({ from, to }: { from: number; to: number }): string {
  return from === to ? String(from) : `${from} to ${to}`
}

/** "A* to E", from a list in order. */
export function gradesText(grades: readonly string[]): string {
  return grades.length > 1 ? `${grades[0]} to ${grades[grades.length - 1]}` : (grades[0] ?? '')
}

/** "1, 2 and 3", "5 or 6". */
export function listed(items: readonly (string | number)[], joint: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${joint} ${items[items.length - 1]}`
}

/**
 * First letter in upper case: A Level syllabus points are stored in lower case. Only plain words are
 * touched; pH, mRNA, d-block and symbols keep their form.
 */
export function sentence(text: string): string {
  return text.replace(
    /^(a|[a-z]{2,})(?=[\s,;:.)]|-[a-z]{2,}|$)/,
    word => word.charAt(0).toUpperCase() + word.slice(1),
  )
}

/** Who sits a paper, and the two halves of an A Level, as every list heads them. */
export const TIER_NAME = { core: 'Core', extended: 'Extended', both: 'Core and Extended' } as const
export const STAGE_NAME = { AS: 'AS Level', A2: 'A Level' } as const
