import { routes } from '@/lib/routes'

/** Opened while the click was still going on, when no pop-up blocker objects; sent on later (docs/product/site.md). */
let waiting: Window | null = null

const WAITING_TEXT = 'Redirecting to Learning Hub'

export function openHubWindow(): void {
  waiting = window.open('', '_blank')
  if (!waiting) return
  waiting.document.title = WAITING_TEXT
  waiting.document.body.textContent = WAITING_TEXT
}

/**
 * Sends the waiting window to the target, or opens a new one.
 * @returns false when the browser allows no window.
 */
export function openTarget(target: string): boolean {
  const { href } = new URL(target, window.location.origin)
  const hub = waiting && !waiting.closed ? waiting : window.open('', '_blank')
  waiting = null
  if (!hub) return false
  hub.opener = null // the hub may be another company's page
  hub.location.replace(href)
  return true
}

/** Closes a window that nobody will send on: the visitor has left the door. */
export function dropHubWindow(): void {
  waiting?.close()
  waiting = null
}

/** Whether this click leads to the door of the Learning Hub in this tab. */
export function isDoorClick(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || (link.target && link.target !== '_self')) return false
  return link.origin === window.location.origin && link.pathname === routes.door
}
