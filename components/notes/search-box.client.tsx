'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { siteSearch } from '@/lib/client/search-client'
import {
  type Found,
  plainWord,
  type SearchHit,
  type SearchIndex,
  type SearchKind,
  search,
} from '@/lib/notes/search-index'

const KIND_NAME: Record<SearchKind, string> = {
  note: 'Note',
  checklist: 'Checklist',
  topic: 'Topic',
  page: 'Page',
}

type State = 'idle' | 'loading' | 'failed' | 'found'
const NONE: Found = { hits: [], count: 0, courses: [] }
/** More courses than these are further down than anybody looks. */
const COURSES_SHOWN = 5

function useFound(query: string, course: string): Found & { state: State } {
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
  if (query.trim() === '') return { state: 'idle', ...NONE }
  if (index === null) return { state: 'loading', ...NONE }
  return index === 'failed'
    ? { state: 'failed', ...NONE }
    : { state: 'found', ...search(index, query, course) }
}

function stateText({ state, hits, count }: Found & { state: State }): string {
  if (state === 'loading') return 'Loading the index'
  if (state === 'failed') return 'The search could not be loaded. Check your connection and type again.'
  if (state === 'idle') return ''
  if (count === 0) return 'Nothing found. Try one word, or the number of the sub-topic.'
  return count > hits.length ? `${count} found, the best ${hits.length} shown` : `${count} found`
}

/** A sentence with the words that were found set off. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}\d]*|\P{L}+/gu)].map(({ 0: piece, index }) =>
    words.includes(plainWord(piece)) ? <b key={index}>{piece}</b> : piece,
  )
}

const UNSEEN = { terms: 'Among its terms and headings', text: 'In its points of the syllabus' }

function Hit({ hit }: { hit: SearchHit }) {
  const { unseen } = hit
  return (
    <>
      <span className="finder-title">{hit.title}</span>
      <span className="finder-kind">{KIND_NAME[hit.kind]}</span>
      <span className="finder-where">{hit.where}</span>
      {hit.about && (
        <span className="finder-about">
          <Marked text={hit.about} words={hit.words} />
        </span>
      )}
      {unseen && (
        <span className="finder-about">
          {UNSEEN[unseen.in]}: <b>{unseen.words.join(', ')}</b>
        </span>
      )}
    </>
  )
}

type CoursesProps = { courses: Found['courses']; chosen: string; onChoose: (course: string) => void }

/** Which course to keep to; nothing where there is no choice. */
function Courses({ courses, chosen, onChoose }: CoursesProps) {
  if (courses.length < 2) return null
  return (
    <fieldset className="finder-courses">
      <legend className="vh">Only one subject</legend>
      {courses.slice(0, COURSES_SHOWN).map(({ name, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? '' : name)}
        >
          {name} <small>{count}</small>
        </button>
      ))}
    </fieldset>
  )
}

type Props = { query: string; onQuery: (query: string) => void; onGo?: () => void }

/** A field with its results below it: arrows choose, Enter opens, every result is a link. */
export function SearchBox({ query, onQuery, onGo }: Props) {
  const router = useRouter()
  const list = useId()
  const [chosen, setChosen] = useState(0)
  const [wanted, setWanted] = useState('')
  const found = useFound(query, wanted)
  const { hits, courses } = found
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
        {stateText(found)}
      </p>
      <Courses
        courses={courses}
        chosen={wanted}
        onChoose={name => {
          setChosen(0)
          setWanted(name)
        }}
      />
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
            <Hit hit={hit} />
          </Link>
        ))}
      </div>
    </div>
  )
}
