/** How far below the window something may be when what it needs is fetched: a screen of a phone. */
const NEAR = '800px 0px'

/** Calls once one of these has come near. @returns how to stop */
export function whenNear(places: Iterable<Element>, work: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      work()
    },
    { rootMargin: NEAR },
  )
  for (const place of places) observer.observe(place)
  return () => observer.disconnect()
}
