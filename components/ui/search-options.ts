/** An entry of a searchable list; `keywords` are further names, such as codes. */
export type SearchOption = { id: string; name: string; keywords: readonly string[] }

/** Comparable text: no case, no accents, no punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** How well an entry answers: 0 the name begins so, 1 a keyword or another word does, 2 it holds it; null not. */
function rank({ name, keywords }: SearchOption, query: string): 0 | 1 | 2 | null {
  const words = plain(name)
  if (words.startsWith(query)) return 0
  if (keywords.some(each => plain(each) === query) || words.includes(` ${query}`)) return 1
  return words.includes(query) ? 2 : null
}

/** The entries that answer the query, best first; all of them when nothing is asked. */
export function searchOptions<T extends SearchOption>(options: readonly T[], typed: string): readonly T[] {
  const query = plain(typed)
  if (query === '') return options
  return options
    .map(option => ({ option, order: rank(option, query) }))
    .filter((each): each is { option: T; order: 0 | 1 | 2 } => each.order !== null)
    .sort((a, b) => a.order - b.order)
    .map(each => each.option)
}

/** The entry that is meant without doubt: its name or a keyword was typed in full. */
export function exactOption<T extends SearchOption>(options: readonly T[], typed: string): T | null {
  const query = plain(typed)
  return (
    options.find(option => plain(option.name) === query) ??
    options.find(option => option.keywords.some(each => plain(each) === query)) ??
    null
  )
}
