'use client'

import { type RefObject, useEffect, useLayoutEffect } from 'react'

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]'

/** Messages stay above a dialog and within reach (docs/product/forms.md); announcers must go on announcing. */
const STAYS_ALIVE = 'script, style, link, next-route-announcer, [aria-live]'

/** Makes everything else on the page unreachable. @returns how to undo it. */
function makeRestInert(box: HTMLElement): () => void {
  const rest = Array.from(document.body.children).filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.contains(box) &&
      !element.inert &&
      !element.matches(STAYS_ALIVE) &&
      element.querySelector(':scope > [aria-live]') === null,
  )
  for (const element of rest) element.inert = true
  return () => {
    for (const element of rest) element.inert = false
  }
}

function keepTabInside(event: KeyboardEvent, box: HTMLElement): void {
  const items = Array.from(box.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    item => item.tabIndex >= 0 && item.getClientRects().length > 0,
  )
  const edge = event.shiftKey ? items[0] : items.at(-1)
  const target = event.shiftKey ? items.at(-1) : items[0]
  const isOutside = !box.contains(document.activeElement)
  if (!target || (document.activeElement !== edge && !isOutside)) return
  event.preventDefault()
  target.focus()
}

/** The room of a classic scroll bar is kept, so that nothing moves when it goes. @returns how to undo it. */
function lockScroll(): () => void {
  const { documentElement: root, body } = document
  const barPx = window.innerWidth - root.clientWidth
  const padding = body.style.paddingRight
  root.classList.add('is-locked')
  if (barPx > 0) body.style.paddingRight = `${barPx}px`
  return () => {
    root.classList.remove('is-locked')
    body.style.paddingRight = padding
  }
}

/**
 * A true modal without the browser's top layer, which would put the messages out of reach: the rest is
 * inert, the page does not scroll, Tab stays inside, Escape closes, the focus returns.
 */
export function useModal(box: RefObject<HTMLElement | null>, onClose: () => void): void {
  useLayoutEffect(() => {
    if (!box.current) return
    const before = document.activeElement
    const undoInert = makeRestInert(box.current)
    const unlock = lockScroll()
    return () => {
      undoInert()
      unlock()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [box])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { current } = box
      const target = event.target instanceof Node ? event.target : null
      // A key pressed in a message belongs to the message.
      if (!current || (target !== document.body && !current.contains(target))) return
      if (event.key === 'Tab') keepTabInside(event, current)
      else if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [box, onClose])
}
