import type { Figure } from './figure'

/** What `figure` makes of a name for the ids of its drawing. */
const idOf = (name: string) => `fig-${name.replace(/[^a-z0-9]+/g, '-')}`

/** The same drawing under a name of its own, so that it may stand on a page with the first. */
export const renamed = (drawn: Figure, name: string): Figure => ({
  ...drawn,
  name,
  svg: drawn.svg.replaceAll(idOf(drawn.name), idOf(name)),
})
