import { routes } from '@/lib/routes'

/** Opened while the click was still going on, when no pop-up blocker objects; sent on later (decision 5). */
let opened: Window | null = null

export function openHubWindow(): void {
  opened = window.open('', '_blank')
}

/** @returns the waiting window once, null when there is none or it has been closed. */
export function takeHubWindow(): Window | null {
  const hub = opened
  opened = null
  return hub && !hub.closed ? hub : null
}

/** Whether this click leads to the door of the Learning Hub in this tab. */
export function isDoorClick(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link !== null && link.origin === window.location.origin && link.pathname === routes.door
}
