'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { sparesData } from '@/lib/client/spares-data'
import { whenIdle } from '@/lib/client/when-idle'

/** A mouse that only passes over a link means nothing by it. */
const MOUSE_RESTS_MS = 65
/** Whoever scrolls on reads none of what was in view. */
const VIEW_RESTS_MS = 150
/** Of marked links at each rest: what a phone shows of a list without scrolling, 15 KB each. */
const AT_A_REST = 4
/** Of one page: a reader who looks through a long list pays for no more. */
const OF_A_PAGE = 16

type Fetch = (path: string) => void

function pathOf(event: PointerEvent): string | null {
  if (!(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>('a[href^="/"]')
  return link && !link.target && link.pathname !== window.location.pathname ? link.pathname : null
}

/** Where a mouse rests, and where a finger lands: its click comes a tenth of a second later. */
function onPointers(fetch: Fetch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onOver = (event: PointerEvent) => {
    clearTimeout(timer)
    const path = event.pointerType === 'mouse' ? pathOf(event) : null
    if (path) timer = setTimeout(() => fetch(path), MOUSE_RESTS_MS)
  }
  const onDown = (event: PointerEvent) => {
    const path = event.pointerType === 'touch' && !sparesData() ? pathOf(event) : null
    if (path) fetch(path)
  }
  document.addEventListener('pointerover', onOver)
  document.addEventListener('pointerdown', onDown)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', onOver)
    document.removeEventListener('pointerdown', onDown)
  }
}

/** The marked links of a page while they rest in view, first to last. */
function onRest(fetch: Fetch): () => void {
  if (sparesData()) return () => undefined
  const inView = new Set<HTMLAnchorElement>()
  const done = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel = () => {}
  const fetchSome = () => {
    const paths = new Set([...inView].map(link => link.pathname).filter(path => !done.has(path)))
    for (const path of [...paths].slice(0, Math.min(AT_A_REST, OF_A_PAGE - done.size))) {
      done.add(path)
      fetch(path)
    }
  }
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries)
        inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement)
      clearTimeout(timer)
      cancel()
      if (inView.size === 0 || done.size >= OF_A_PAGE) return
      timer = setTimeout(() => {
        cancel = whenIdle(fetchSome)
      }, VIEW_RESTS_MS)
    },
    { threshold: 1 },
  )
  for (const link of document.querySelectorAll('a[data-ahead]')) observer.observe(link)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    cancel()
  }
}

/**
 * Fetches pages before their links are pressed: where a mouse rests or a finger lands, and what is marked `data-ahead`
 * (`<Link ahead>`) when it rests in view. For who spares data only the mouse counts, which a phone has not.
 */
export function PagesAhead() {
  const router = useRouter()
  const pathname = usePathname()
  useEffect(() => onPointers(path => router.prefetch(path)), [router])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links are those of the page that is shown
  useEffect(() => onRest(path => router.prefetch(path)), [router, pathname])
  return null
}
