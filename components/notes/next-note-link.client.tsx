'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { sparesData } from '@/lib/client/spares-data'
import { whenIdle } from '@/lib/client/when-idle'
import { PRERENDERED_KEY } from '@/lib/notes/prerendered'

type Props = { href: string; className?: string; children: ReactNode }

/** What a slow phone needs to render a note ahead. */
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

/** What a reader jumped over is above the window, which counts as seen. */
const ALL_ABOVE = '1000000px 0px 0px'

/** Whether a reader has come to the middle of the note, and the browser is idle. */
function useIsSoon(link: RefObject<Element | null>): boolean {
  const [isSoon, setSoon] = useState(false)
  useEffect(() => {
    const parts = document.querySelectorAll('.note-part')
    const middle = parts[Math.floor(parts.length / 2)] ?? link.current
    if (sparesData() || !middle) return
    let cancel = () => {}
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        cancel = whenIdle(() => setSoon(true))
      },
      { rootMargin: ALL_ABOVE },
    )
    observer.observe(middle)
    return () => {
      observer.disconnect()
      cancel()
    }
  }, [link])
  return isSoon
}

/**
 * Fetches the note's data ahead where no page is rendered ahead, and where the browser could but does not (little memory,
 * little battery, switched off), which shows only in that it has not.
 */
function useDataAhead(href: string, isSoon: boolean, stands: RefObject<boolean>): void {
  const router = useRouter()
  useEffect(() => {
    if (!isSoon) return
    const fetchUnlessReady = () => {
      if (!stands.current) router.prefetch(href)
    }
    const timer = setTimeout(fetchUnlessReady, canPrerender() ? STANDS_WITHIN_MS : 0)
    return () => clearTimeout(timer)
  }, [href, isSoon, stands, router])
}

/**
 * The link to the next note. Where the browser renders that note ahead (the rules are those of
 * public/speculation-rules.json: `data-soon` asks for it at once), the tap shows what already stands there. Everywhere else
 * the tap is a soft navigation.
 */
export function NextNoteLink({ href, className, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const stands = useStandsReady(href)
  const isSoon = useIsSoon(link)
  useDataAhead(href, isSoon, stands)
  return (
    <Link
      {...(className ? { className } : {})}
      ref={link}
      data-next-note=""
      {...(isSoon ? { 'data-soon': '' } : {})}
      href={href}
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
