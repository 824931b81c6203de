import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch'

export type SearchKind = 'note' | 'checklist' | 'topic' | 'page'

/** One page in the index. `text` and `terms` are searched, not shown. */
export type SearchEntry = {
  id: string
  kind: SearchKind
  title: string
  /** shown under the title: course, topic */
  where: string
  /** "IGCSE Physics"; empty for a page of no subject */
  course: string
  /** what it is about, in a sentence; empty where nobody has written one */
  about: string
  terms: string
  text: string
}

export type SearchHit = Pick<SearchEntry, 'id' | 'kind' | 'title' | 'where' | 'about'> & {
  /** words of the page that were found, in small letters and without accents */
  words: readonly string[]
  /** those of them that stand in nothing that is shown, but in what else is searched */
  unseen: { in: 'terms' | 'text'; words: readonly string[] } | null
}

export type Found = {
  /** best first, of the course that was asked for */
  hits: readonly SearchHit[]
  /** how many there are of it, shown or not */
  count: number
  /** the courses that have any, those with most first */
  courses: readonly { name: string; count: number }[]
}

/** Small letters without accents, as words are kept in the index. */
export const plainWord = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The same options build the index and read it. */
const OPTIONS: Options<SearchEntry> = {
  fields: ['title', 'terms', 'where', 'about', 'text'],
  storeFields: ['kind', 'title', 'where', 'course', 'about'],
  processTerm: term => {
    const plain = plainWord(term)
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

/** Pages without a course count under none. */
function coursesOf(found: readonly SearchResult[]): Found['courses'] {
  const counts = new Map<string, number>()
  for (const { course } of found) if (course) counts.set(course, (counts.get(course) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count)
}

const SHOWN = ['title', 'where', 'about']

/** So that a reader sees why a page was found. */
function unseenOf({ match }: SearchResult): SearchHit['unseen'] {
  const found = Object.entries(match).filter(([, fields]) => !fields.some(field => SHOWN.includes(field)))
  if (found.length === 0) return null
  const isInTerms = found.every(([, fields]) => fields.includes('terms'))
  return { in: isInTerms ? 'terms' : 'text', words: found.map(([word]) => word) }
}

const hitOf = (result: SearchResult): SearchHit => ({
  id: String(result.id),
  kind: result.kind as SearchKind,
  title: String(result.title),
  where: String(result.where),
  about: String(result.about),
  words: result.terms,
  unseen: unseenOf(result),
})

/**
 * A slip of the finger is forgiven, and a word left out, only where nothing has all words as they are typed.
 * @param course only what belongs to it, if anything does; empty for all
 */
export function search(index: SearchIndex, query: string, course = '', limit = 12): Found {
  const words = query.trim()
  let found: SearchResult[] = []
  if (words !== '')
    for (const reading of READINGS) if (found.length === 0) found = index.search(words, reading)
  const courses = coursesOf(found)
  const ofCourse = courses.some(({ name }) => name === course)
    ? found.filter(each => each.course === course)
    : found
  return { hits: ofCourse.slice(0, limit).map(hitOf), count: ofCourse.length, courses }
}
