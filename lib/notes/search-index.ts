import MiniSearch, { type Options, type SearchOptions } from 'minisearch'

export type SearchKind = 'note' | 'checklist' | 'topic' | 'page'

/** One page in the index. `text` and `terms` are searched, not shown. */
export type SearchEntry = {
  id: string
  kind: SearchKind
  title: string
  /** shown under the title: course, topic */
  where: string
  terms: string
  text: string
}

export type SearchHit = Pick<SearchEntry, 'id' | 'kind' | 'title' | 'where'>

/** The same options build the index and read it. */
const OPTIONS: Options<SearchEntry> = {
  fields: ['title', 'terms', 'where', 'text'],
  storeFields: ['kind', 'title', 'where'],
  processTerm: term => {
    const plain = term.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    return STOP.has(plain) ? null : plain
  },
}

const STOP = new Set([
  'a',
  'an',
  'and',
  'the',
  'of',
  'in',
  'to',
  'for',
  'is',
  'it',
  'on',
  'by',
  'as',
  'or',
  'be',
  'that',
  'with',
])

const KIND_BOOST: Record<SearchKind, number> = { note: 1.3, checklist: 1, topic: 1.1, page: 0.9 }

const QUERY: SearchOptions = {
  // The last word may be unfinished; a short one in front would fit half of all words.
  prefix: (term, at, terms) => term.length > (at === terms.length - 1 ? 1 : 3),
  fuzzy: term => (term.length > 4 ? 0.2 : false),
  boost: { title: 4, terms: 2.5, where: 1.2 },
  combineWith: 'AND',
  boostDocument: (_id, _term, stored) => KIND_BOOST[(stored?.kind as SearchKind | undefined) ?? 'page'],
}

export type SearchIndex = MiniSearch<SearchEntry>

export function buildSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const index = new MiniSearch<SearchEntry>(OPTIONS)
  index.addAll(entries)
  return index
}

export function loadSearchIndex(json: string): SearchIndex {
  return MiniSearch.loadJSON<SearchEntry>(json, OPTIONS)
}

/** Best first. Words that only some pages have still find those when no page has all. */
export function search(index: SearchIndex, query: string, limit = 12): SearchHit[] {
  const words = query.trim()
  if (words === '') return []
  const all = index.search(words, QUERY)
  const found = all.length > 0 ? all : index.search(words, { ...QUERY, combineWith: 'OR' })
  return found.slice(0, limit).map(hit => ({
    id: String(hit.id),
    kind: hit.kind as SearchKind,
    title: String(hit.title),
    where: String(hit.where),
  }))
}
