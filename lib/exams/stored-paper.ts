import type { Paper } from './build-paper'

/**
 * Of the papers that are stored now. Whoever changes what a stored paper looks like raises it, tells `readPaper` how an
 * older one is brought up, and keeps an example of each (lib/exams/stored-papers).
 */
export const PAPER_SHAPE = 1

/** A paper of any release; the first ones said nothing of their shape. */
export type StoredPaper = Omit<Paper, 'shape'> & { shape?: number }

/** Everything that reads a stored paper reads it through this. @throws Error for one of a later release */
export function readPaper(stored: StoredPaper): Paper {
  const { shape = 0 } = stored
  if (shape > PAPER_SHAPE)
    throw new Error(`Paper ${stored.id} has shape ${shape}; this release knows ${PAPER_SHAPE}`)
  // From 0 to 1 nothing changed but that it is said.
  return { ...stored, shape: PAPER_SHAPE }
}
