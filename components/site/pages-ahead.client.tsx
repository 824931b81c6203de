'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { sparesData } from '@/lib/client/spares-data'
import { whenIdle } from '@/lib/client/when-idle'

/** A mouse that only passes over a link means nothing by it. */
const MOUSE_RESTS_MS = 65
/** Whoever scrolls on reads none of what was in view. */
const VIEW_RESTS_MS = 150
/**
 * Some 20 KB each: so many at once leave a slow line room for the link that is pressed meanwhile, which twelve did not; and
 * so many of one page, so that a look through a long list costs no more.
 */
const AT_ONCE = 2
const NEXT_AFTER_MS = 400
const OF_A_PAGE = 24

function softPathOf(event: PointerEvent): string | null {
  if (sparesData() || !(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([data-ahead])')
  return link && !link.target && link.pathname !== window.location.pathname ? link.pathname : null
}

/** Where a mouse rests, and where a finger lands: its click comes a tenth of a second later. */
function onPointers(fetch: (path: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onOver = (event: PointerEvent) => {
    clearTimeout(timer)
    const path = event.pointerType === 'mouse' ? softPathOf(event) : null
    if (path) timer = setTimeout(() => fetch(path), MOUSE_RESTS_MS)
  }
  const onDown = (event: PointerEvent) => {
    const path = event.pointerType === 'touch' ? softPathOf(event) : null
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

/** Marks links that rest in view, by which scripts/build/speculation-rules.ts has the browser fetch their documents. */
function onRest(): () => void {
  const inView = new Set<HTMLAnchorElement>()
  let marked = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel = () => {}
  const markAfter = (ms: number) => {
    if (marked >= OF_A_PAGE) return
    timer = setTimeout(() => {
      cancel = whenIdle(mark)
    }, ms)
  }
  const mark = () => {
    const fresh = [...inView].filter(link => !('soon' in link.dataset)).slice(0, AT_ONCE)
    for (const link of fresh) link.dataset.soon = ''
    marked += fresh.length
    if (fresh.length > 0) markAfter(NEXT_AFTER_MS)
  }
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries)
        inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement)
      clearTimeout(timer)
      cancel()
      if (inView.size > 0) markAfter(VIEW_RESTS_MS)
    },
    { threshold: 0.5 },
  )
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-ahead]')) observer.observe(link)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    cancel()
  }
}

/**
 * Fetches pages before their links are pressed: data of the link on which a mouse rests or a finger lands, and documents
 * of links that are marked `data-ahead` (`<Link ahead>`) and rest in view. Nothing is fetched for who spares data: browsers
 * see to it for documents.
 */
export function PagesAhead() {
  const router = useRouter()
  const pathname = usePathname()
  useEffect(() => onPointers(path => router.prefetch(path)), [router])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links are those of the page that is shown
  useEffect(onRest, [pathname])
  return null
}
