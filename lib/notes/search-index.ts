import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch'

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

/** A checklist has little to read: it comes after every note that says as much of the words. */
const KIND_BOOST: Record<SearchKind, number> = { note: 1.3, checklist: 0.3, topic: 1.1, page: 0.9 }

const AS_TYPED: SearchOptions = {
  // The last word may be unfinished; a short one in front would fit half of all words.
  prefix: (term, at, terms) => term.length > (at === terms.length - 1 ? 1 : 3),
  boost: { title: 4, terms: 2.5, where: 1.2 },
  combineWith: 'AND',
  boostDocument: (_id, _term, stored) => KIND_BOOST[(stored?.kind as SearchKind | undefined) ?? 'page'],
}

const WITH_SLIPS: SearchOptions = { ...AS_TYPED, fuzzy: term => (term.length > 4 ? 0.2 : false) }
/** From the closest reading of the words to the widest; one that finds nothing gives way to the next. */
const READINGS = [AS_TYPED, WITH_SLIPS, { ...WITH_SLIPS, combineWith: 'OR' }] satisfies SearchOptions[]

export type SearchIndex = MiniSearch<SearchEntry>

export function buildSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const index = new MiniSearch<SearchEntry>(OPTIONS)
  index.addAll(entries)
  return index
}

export function loadSearchIndex(json: string): SearchIndex {
  return MiniSearch.loadJSON<SearchEntry>(json, OPTIONS)
}

/** Best first. A slip of the finger is forgiven, and a word left out, only where nothing has all words as they are typed. */
export function search(index: SearchIndex, query: string, limit = 12): SearchHit[] {
  const words = query.trim()
  if (words === '') return []
  let found: SearchResult[] = []
  for (const reading of READINGS) if (found.length === 0) found = index.search(words, reading)
  return found.slice(0, limit).map(hit => ({
    id: String(hit.id),
    kind: hit.kind as SearchKind,
    title: String(hit.title),
    where: String(hit.where),
  }))
}
