'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** A mouse that only passes over a link means nothing by it. */
const REST_MS = 65

function pathUnder(event: PointerEvent): string | null {
  if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>('a[href^="/"]')
  return link && !link.target && link.pathname !== window.location.pathname ? link.pathname : null
}

/** Fetches the page of a link on which a mouse rests, so that it is there at the click. Fingers do not rest. */
export function PrefetchOnHover() {
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onOver = (event: PointerEvent) => {
      clearTimeout(timer)
      const path = pathUnder(event)
      if (path) timer = setTimeout(() => router.prefetch(path), REST_MS)
    }
    document.addEventListener('pointerover', onOver)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', onOver)
    }
  }, [router])
  return null
}
