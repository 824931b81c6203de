'use client'

import { useEffect, useState } from 'react'
import { SearchBox } from './search-box.client'

/** `/search?q=`: the query lives in the address, so that a search can be linked and the back button keeps it. */
export function SearchPage() {
  const [query, setQuery] = useState('')
  useEffect(() => {
    setQuery(new URLSearchParams(window.location.search).get('q') ?? '')
  }, [])
  function onQuery(next: string) {
    setQuery(next)
    const address = next === '' ? window.location.pathname : `?q=${encodeURIComponent(next)}`
    window.history.replaceState(window.history.state, '', address)
  }
  return (
    <main id="main" className="wrap finder-page">
      <h1>Search</h1>
      <SearchBox query={query} onQuery={onQuery} />
      <noscript>
        <p>
          The search needs JavaScript. Every note can also be reached from the revision notes of its subject.
        </p>
      </noscript>
    </main>
  )
}
