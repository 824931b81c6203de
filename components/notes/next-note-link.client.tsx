'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { sparesData } from '@/lib/client/spares-data'
import { PRERENDERED_KEY } from '@/lib/notes/prerendered'

type Props = { href: string; className?: string; children: ReactNode }

/** What a slow phone needs to render a note ahead once the link to it is in view. */
const STANDS_WITHIN_MS = 3000

const canPrerender = () =>
  typeof HTMLScriptElement.supports === 'function' && HTMLScriptElement.supports('speculationrules')

/** Whether the note stands rendered ahead, as its page says by the storage event; asked at the tap, so no state. */
function useStandsReady(href: string): RefObject<boolean> {
  const stands = useRef(false)
  useEffect(() => {
    stands.current = false
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === PRERENDERED_KEY && newValue === href) stands.current = true
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [href])
  return stands
}

/**
 * Whether the note's data are to be fetched ahead: where no page is rendered ahead, and where the browser could but does
 * not (little memory, little battery, switched off), which shows only in that it has not when the link was long in view.
 */
function useDataAhead(link: RefObject<Element | null>, stands: RefObject<boolean>): boolean {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (sparesData() || !link.current) return
    if (!canPrerender()) return setWanted(true)
    let waiting: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(waiting)
      if (entry?.isIntersecting) waiting = setTimeout(() => setWanted(!stands.current), STANDS_WITHIN_MS)
    })
    observer.observe(link.current)
    return () => {
      clearTimeout(waiting)
      observer.disconnect()
    }
  }, [link, stands])
  return wanted
}

/**
 * The link to the next note. Where the browser renders that note ahead (the rules are those of
 * public/speculation-rules.json), the tap shows what already stands there. Everywhere else the tap is a soft navigation.
 */
export function NextNoteLink({ href, className, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const stands = useStandsReady(href)
  const ahead = useDataAhead(link, stands)
  return (
    <Link
      {...(className ? { className } : {})}
      ref={link}
      data-next-note=""
      href={href}
      ahead={ahead}
      onNavigate={event => {
        if (!stands.current) return
        event.preventDefault()
        window.location.assign(href)
      }}
    >
      {children}
    </Link>
  )
}
