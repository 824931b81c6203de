'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { finds } from '@/lib/sheets/find'
import { Html } from '../exams/html'
import './sheet.css'

/** What is told in words; more hits are only counted. */
const TOLD_MAX = 4

type Found = { count: number; told: string[] } | null

/** Marks the rows and boxes that fit, lets the others fade, and brings the first into view. */
function markFound(body: HTMLElement, typed: string): Found {
  const all = [...body.querySelectorAll<HTMLElement>('[data-find]')]
  if (typed.trim() === '') {
    for (const each of all) each.classList.remove('is-found', 'is-faint')
    return null
  }
  const found = all.filter(each => finds(typed, each.dataset.find ?? ''))
  for (const each of all) {
    const isFound = found.includes(each)
    each.classList.toggle('is-found', isFound)
    each.classList.toggle('is-faint', !isFound)
  }
  found[0]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  return {
    count: found.length,
    told: found.flatMap(each => each.dataset.element ?? []).slice(0, TOLD_MAX),
  }
}

/** A formula or table that is wider than its place scrolls by itself; then the keyboard must reach it. */
function useReachable(body: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = body.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      for (const each of element.querySelectorAll('.sheet-formula')) {
        if (each.scrollWidth > each.clientWidth) each.setAttribute('tabindex', '0')
        else each.removeAttribute('tabindex')
      }
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [body])
}

function foundText(found: Found): string {
  if (!found) return ''
  if (found.count === 0) return 'Nothing on this sheet fits.'
  if (found.told.length === 0) return `${found.count} found.`
  const more = found.count - found.told.length
  return `${found.told.join('. ')}.${more > 0 ? ` And ${more} more.` : ''}`
}

/** The typed sheet with a search of its own: the same on its page and as a tool in an exam. */
export function SheetView({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found>(null)
  useReachable(body)
  return (
    <div className="sheet-view">
      <div className="field sheet-search needs-js">
        <label htmlFor={id}>Find on this sheet</label>
        <input
          className="input"
          id={id}
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            if (body.current) setFound(markFound(body.current, event.target.value))
          }}
        />
        <p className="sheet-found" role="status">
          {foundText(found)}
        </p>
      </div>
      <div ref={body}>
        <Html className="sheet-body" html={html} />
      </div>
    </div>
  )
}
