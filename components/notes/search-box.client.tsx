'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { siteSearch } from '@/lib/client/search-client'
import { type SearchHit, type SearchIndex, type SearchKind, search } from '@/lib/notes/search-index'

const KIND_NAME: Record<SearchKind, string> = {
  note: 'Note',
  checklist: 'Checklist',
  topic: 'Topic',
  page: 'Page',
}

type Found =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'found'; hits: SearchHit[] }

function useHits(query: string): Found {
  const [index, setIndex] = useState<SearchIndex | 'failed' | null>(null)
  useEffect(() => {
    let stopped = false
    siteSearch()
      .then(loaded => !stopped && setIndex(loaded))
      .catch(() => !stopped && setIndex('failed'))
    return () => {
      stopped = true
    }
  }, [])
  if (query.trim() === '') return { state: 'idle' }
  if (index === null) return { state: 'loading' }
  return index === 'failed' ? { state: 'failed' } : { state: 'found', hits: search(index, query) }
}

type Props = { query: string; onQuery: (query: string) => void; onGo?: () => void }

/** A field with its results below it: arrows choose, Enter opens, every result is a link. */
export function SearchBox({ query, onQuery, onGo }: Props) {
  const router = useRouter()
  const list = useId()
  const [chosen, setChosen] = useState(0)
  const found = useHits(query)
  const hits = found.state === 'found' ? found.hits : []
  const active = hits[Math.min(chosen, hits.length - 1)]

  function onKeyDown(event: KeyboardEvent) {
    if (hits.length === 0) return
    if (event.key === 'ArrowDown') setChosen((chosen + 1) % hits.length)
    else if (event.key === 'ArrowUp') setChosen((chosen - 1 + hits.length) % hits.length)
    else if (event.key === 'Enter' && active) {
      router.push(active.id)
      onGo?.()
    } else return
    event.preventDefault()
  }

  return (
    <div className="finder">
      <div className="search">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          name="q"
          role="combobox"
          aria-label="Search notes, key terms and pages"
          aria-expanded={hits.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${list}-${hits.indexOf(active)}` : undefined}
          placeholder="A topic, a term, a number: moments, 1.5.2"
          autoComplete="off"
          value={query}
          onChange={event => {
            setChosen(0)
            onQuery(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="finder-state small muted" role="status">
        {found.state === 'loading' && 'Loading the index'}
        {found.state === 'failed' && 'The search could not be loaded. Check your connection and type again.'}
        {found.state === 'found' &&
          (hits.length === 0
            ? 'Nothing found. Try one word, or the number of the sub-topic.'
            : `${hits.length} found`)}
      </p>
      <div id={list} role="listbox" aria-label="Results" className="finder-list">
        {hits.map((hit, at) => (
          <Link
            key={hit.id}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={hit === active}
            className="finder-hit"
            href={hit.id}
            onClick={onGo}
          >
            <span className="finder-title">{hit.title}</span>
            <span className="finder-kind">{KIND_NAME[hit.kind]}</span>
            <span className="finder-where">{hit.where}</span>
          </Link>
        ))}
      </div>
    </div>
  )
}
