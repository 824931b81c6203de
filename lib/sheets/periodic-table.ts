/** Where an element stands. Group null: lanthanoids and actinoids, which are printed below the table. */
export type Place = { period: number; group: number | null }

const NOBLE_GASES = [2, 10, 18, 36, 54, 86, 118] as const

/** Derived from the lengths of the periods, 2 8 8 18 18 32 32, not typed. */
export function placeOf(number: number): Place {
  const at = NOBLE_GASES.findIndex(last => number <= last)
  const last = NOBLE_GASES[at] ?? 118
  const before = at === 0 ? 0 : (NOBLE_GASES[at - 1] ?? 0)
  const period = at + 1
  const fromStart = number - before
  const fromEnd = last - number
  const length = last - before
  if (fromStart <= 2 && !(number === 2)) return { period, group: fromStart }
  if (number === 2) return { period, group: 18 }
  if (length === 8) return { period, group: 18 - fromEnd }
  if (length === 18) return { period, group: fromStart }
  // 32: after group 2 come fifteen f-block elements, then group 4 onwards.
  return { period, group: fromEnd <= 14 ? 18 - fromEnd : null }
}

const ROMAN: Readonly<Record<number, string>> = {
  1: 'I',
  2: 'II',
  13: 'III',
  14: 'IV',
  15: 'V',
  16: 'VI',
  17: 'VII',
  18: 'VIII',
}

/** IGCSE numbers the main groups I to VIII, A Level all from 1 to 18. Null: a column without a name. */
export function groupName(group: number, style: 'roman' | 'number'): string | null {
  return style === 'number' ? String(group) : (ROMAN[group] ?? null)
}
