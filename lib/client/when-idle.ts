/** At the latest after this, so that a page that is never idle gets its session too. */
const IDLE_TIMEOUT_MS = 4000

/** Runs the work once the page has loaded and the browser has nothing better to do. @returns how to cancel. */
export function whenIdle(work: () => void): () => void {
  let cancel = () => {}
  function plan(): void {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
      cancel = () => window.cancelIdleCallback(handle)
    } else {
      const handle = setTimeout(work, 200) // Safari
      cancel = () => clearTimeout(handle)
    }
  }
  if (document.readyState === 'complete') plan()
  else {
    window.addEventListener('load', plan, { once: true })
    cancel = () => window.removeEventListener('load', plan)
  }
  return () => cancel()
}
