'use client'

import { useEffect, useRef } from 'react'
import { ICONS } from './icons'

/** The icons as symbols, without those whose ids are here already. */
const symbols = (here: ReadonlySet<string>) =>
  Object.entries(ICONS)
    .filter(([name]) => !here.has(`i-${name}`))
    .map(([name, shapes]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes}</symbol>`)
    .join('')

const SYMBOLS = symbols(new Set())

/**
 * All icons once per document; every {@link Icon} refers to one of them. A document comes with those that stand in it
 * (scripts/build/used-icons.ts), the others are added here before anything can show them.
 */
export function IconSprite() {
  const sprite = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const here = new Set([...(sprite.current?.children ?? [])].map(({ id }) => id))
    sprite.current?.insertAdjacentHTML('beforeend', symbols(here))
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
