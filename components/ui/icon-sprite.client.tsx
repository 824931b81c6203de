'use client'

import { ICONS } from './icons'

const SYMBOLS = Object.entries(ICONS)
  .map(([name, shapes]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes}</symbol>`)
  .join('')

/** All icons once per document; every {@link Icon} refers to one of them. */
export function IconSprite() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant shapes, kept out of the flight data's element tree
  return <svg className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SYMBOLS }} />
}
