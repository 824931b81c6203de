import { loadSearchIndex, type SearchIndex } from '@/lib/notes/search-index'

let loading: Promise<SearchIndex> | null = null

/** The index of the whole site, fetched with the first search and kept. A failed load is tried again. */
export function siteSearch(): Promise<SearchIndex> {
  loading ??= fetch('/search/index.json')
    .then(answer => {
      if (!answer.ok) throw new Error(`Search index: ${answer.status}`)
      return answer.text()
    })
    .then(loadSearchIndex)
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}
