'use client'

import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { DROPDOWN_HOVER_DELAY_MS } from '@/lib/contracts/limits'

/** A pointer that cuts a corner on its way into the panel must not lose it. */
const LEAVE_GRACE_MS = 200

const FOCUSABLE = 'a[href], button:not([tabindex="-1"])'

function visibleItems(root: HTMLElement | null): HTMLElement[] {
  const items = root?.querySelectorAll<HTMLElement>(`[data-panel] :is(${FOCUSABLE})`) ?? []
  return Array.from(items).filter(item => item.offsetParent !== null)
}

/**
 * Behaviour of a header dropdown: a disclosure that also opens on hover. Click, Enter, Space and the up
 * and down arrows open it at once; Escape closes it and gives the focus back; leaving it with the pointer
 * or with the focus closes it.
 */
export function useHoverMenu() {
  const [state, setState] = useState<'closed' | 'hover' | 'held'>('closed')
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const focusOnOpen = useRef<'first' | 'last' | null>(null)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (state === 'closed' || focusOnOpen.current === null) return
    const target = visibleItems(root.current).at(focusOnOpen.current === 'first' ? 0 : -1)
    focusOnOpen.current = null
    target?.focus()
  }, [state])

  function close() {
    clearTimeout(timer.current)
    setState('closed')
  }

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => setState(now => (now === 'closed' ? 'hover' : now)),
      DROPDOWN_HOVER_DELAY_MS,
    )
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!root.current?.querySelector(':focus-visible')) setState('closed')
    }, LEAVE_GRACE_MS)
  }

  function onBlur(event: FocusEvent) {
    if (!root.current?.contains(event.relatedTarget)) close()
  }

  /** A click holds what hovering has opened; a second click closes it. */
  function onClick() {
    clearTimeout(timer.current)
    setState(now => (now === 'held' ? 'closed' : 'held'))
  }

  function step(by: 1 | -1) {
    const all = visibleItems(root.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    all[(at + by + all.length) % all.length]?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && state !== 'closed') {
      event.preventDefault()
      close()
      trigger.current?.focus()
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const down = event.key === 'ArrowDown'
    if (document.activeElement !== trigger.current) step(down ? 1 : -1)
    else if (state === 'closed') {
      focusOnOpen.current = down ? 'first' : 'last'
      setState('held')
    } else
      visibleItems(root.current)
        .at(down ? 0 : -1)
        ?.focus()
  }

  return {
    isOpen: state !== 'closed',
    close,
    trigger,
    rootProps: { ref: root, onPointerEnter, onPointerLeave, onBlur, onKeyDown },
    onClick,
  }
}
