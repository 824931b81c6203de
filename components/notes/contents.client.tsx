'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { keepPlace, readPlace } from '@/lib/client/study/study-store'
import type { Place } from '@/lib/study/entries'

type Section = { id: string; text: string }

/** Where a heading is; of a part out of sight only where that is, since the question would lay the part out. */
function topOf(id: string): number {
  const heading = document.getElementById(id)
  const part = heading?.closest('.note-part')?.getBoundingClientRect()
  if (part && (part.bottom < 0 || part.top > window.innerHeight)) return part.top
  return heading?.getBoundingClientRect().top ?? Infinity
}

/** The last heading above a third of the window: the section being read. */
function sectionInView(sections: readonly Section[]): Section | null {
  const edge = window.innerHeight / 3
  return sections.findLast(({ id }) => topOf(id) < edge) ?? null
}

function useCurrentSection(sections: readonly Section[]): Section | null {
  const [current, setCurrent] = useState<Section | null>(null)
  useEffect(() => {
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(sectionInView(sections)))
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [sections])
  return current
}

const KEEP_AFTER_MS = 1500

/** Keeps where reading stopped, and offers it on the next visit. Nothing scrolls by itself. */
function useReadingPlace(current: Section | null, first: string | undefined): Place | null {
  const pathname = usePathname() ?? ''
  const [offered, setOffered] = useState<Place | null>(null)
  useEffect(() => {
    let stopped = false
    if (window.location.hash === '')
      void readPlace(pathname).then(place => {
        if (!stopped && place && place.id !== first && window.scrollY < window.innerHeight) setOffered(place)
      })
    return () => {
      stopped = true
    }
  }, [pathname, first])
  useEffect(() => {
    if (!current) return
    const timer = setTimeout(() => {
      setOffered(null)
      void keepPlace(pathname, { id: current.id, text: current.text })
    }, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname, current])
  return offered
}

/** What is on the page, with the section in view marked; a panel below 1100 px. */
export function Contents({ id, sections }: { id: string; sections: readonly Section[] }) {
  const panel = useRef<HTMLElement>(null)
  const current = useCurrentSection(sections)
  const place = useReadingPlace(current, sections[0]?.id)
  const close = () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }
  return (
    <>
      <nav className="rtoc" id={id} ref={panel} popover="auto" aria-label="On this page">
        <div className="sidepanel-top">
          On this page
          <button
            type="button"
            className="btn-icon"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close contents"
          >
            <Icon name="close" />
          </button>
        </div>
        <ul role="list">
          {sections.map(section => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                aria-current={section.id === current?.id ? 'true' : undefined}
                onClick={close}
              >
                {section.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {place && (
        <a className="btn resume" href={`#${place.id}`}>
          Carry on: {place.text}
        </a>
      )}
    </>
  )
}
