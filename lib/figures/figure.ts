import { escapeHtml } from '@/lib/content/escape-html'
import type { Moves } from './explorable'
import { num, type Shape } from './shapes'

/** A finished drawing. `title` is its short name for screen readers, `description` tells all that it shows. */
export type Figure = {
  name: string
  title: string
  description: string
  width: number
  height: number
  svg: string
  /** of a figure whose values the reader sets */
  moves?: Moves
}

export type FigureFacts = {
  /** `topic/what-it-shows`, unique within a subject; the note asks for it by this name */
  name: string
  title: string
  description: string
  /** canvas units, 360 at most, so that 12-unit text is 12 px on a phone of 360 px */
  width?: number
  height: number
}

export function figure(facts: FigureFacts, ...shapes: Shape[]): Figure {
  const { name, title, description, width = 360, height } = facts
  const id = `fig-${name.replace(/[^a-z0-9]+/g, '-')}`
  const svg =
    `<svg viewBox="0 0 ${num(width)} ${num(height)}" role="img" aria-labelledby="${id}-t ${id}-d">` +
    `<title id="${id}-t">${escapeHtml(title)}</title><desc id="${id}-d">${escapeHtml(description)}</desc>` +
    `${shapes.join('')}</svg>`
  return { name, title, description, width, height, svg }
}
