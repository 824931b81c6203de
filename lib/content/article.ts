import type { Root } from 'hast'

/** A written text with its tree for rendering. */
export type Article<T> = T & { tree: Root }

export type LegalName = 'privacy' | 'terms' | 'cookies' | 'accessibility' | 'marking' | 'about'

/** `updated` is an ISO day. */
export type Legal = { title: string; description: string; updated: string }
