'use client'

import { useEffect, useRef } from 'react'
import { ICONS } from './icons'

const symbolOf = (name: string, shapes: string) =>
  `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes}</symbol>`

const SYMBOLS = Object.entries(ICONS)
  .map(([name, shapes]) => symbolOf(name, shapes))
  .join('')

/**
 * All icons once per document; every {@link Icon} refers to one of them. A document comes with those that stand in it
 * (scripts/build/used-icons.ts), the others are added here before anything can show them.
 */
export function IconSprite() {
  const sprite = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const here = new Set([...(sprite.current?.children ?? [])].map(({ id }) => id))
    const missing = Object.entries(ICONS).filter(([name]) => !here.has(`i-${name}`))
    sprite.current?.insertAdjacentHTML(
      'beforeend',
      missing.map(([name, shapes]) => symbolOf(name, shapes)).join(''),
    )
  }, [])
  return (
    <svg
      ref={sprite}
      className="sprite"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant shapes, kept out of the flight data's element tree
      dangerouslySetInnerHTML={{ __html: SYMBOLS }}
    />
  )
}
