'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { sparesData } from '@/lib/client/spares-data'
import { whenIdle } from '@/lib/client/when-idle'
import { PRERENDERED_KEY } from '@/lib/notes/prerendered'

type Props = { href: string; className?: string; children: ReactNode }

/** What a slow phone on a slow line needs until a note comes that is rendered ahead. */
const COMES_WITHIN_MS = 3000

const canPrerender = () =>
  typeof HTMLScriptElement.supports === 'function' && HTMLScriptElement.supports('speculationrules')

/** Whether the note is being rendered ahead, or stands so, as its page says by the storage event; asked at the tap, so no state. */
function useIsAhead(href: string): RefObject<boolean> {
  const isAhead = useRef(false)
  useEffect(() => {
    isAhead.current = false
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === PRERENDERED_KEY && newValue === href) isAhead.current = true
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [href])
  return isAhead
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
function useDataAhead(href: string, isSoon: boolean, isAhead: RefObject<boolean>): void {
  const router = useRouter()
  useEffect(() => {
    if (!isSoon) return
    const fetchUnlessAhead = () => {
      if (!isAhead.current) router.prefetch(href)
    }
    const timer = setTimeout(fetchUnlessAhead, canPrerender() ? COMES_WITHIN_MS : 0)
    return () => clearTimeout(timer)
  }, [href, isSoon, isAhead, router])
}

/**
 * The link to the next note. Where the browser renders that note ahead (the rules are those of
 * scripts/build/speculation-rules.ts: `data-soon` asks for it at once), the tap shows what already stands there or is on its way. For
 * who spares data nothing has been fetched, and a document shows its first screen before the rest has come; everywhere else the tap is a
 * soft navigation.
 */
export function NextNoteLink({ href, className, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const isAhead = useIsAhead(href)
  const isSoon = useIsSoon(link)
  useDataAhead(href, isSoon, isAhead)
  return (
    <Link
      {...(className ? { className } : {})}
      ref={link}
      data-next-note=""
      {...(isSoon ? { 'data-soon': '' } : {})}
      href={href}
      onNavigate={event => {
        if (!isAhead.current && !sparesData()) return
        event.preventDefault()
        window.location.assign(href)
      }}
    >
      {children}
    </Link>
  )
}
