import { useEffect, useState } from 'react'

/** How far below the window something may be when what it needs is fetched: a screen of a phone. */
export const NEAR = '800px 0px'

/** Whether one of these has come near; true for good. */
export function useIsNear(selector: string): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    for (const each of document.querySelectorAll(selector)) observer.observe(each)
    return () => observer.disconnect()
  }, [selector])
  return isNear
}
