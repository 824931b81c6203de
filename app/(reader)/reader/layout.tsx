import type { ReactNode } from 'react'

/**
 * Deep revision notes, reached through the rewrite in middleware.ts. This tree has no site header by
 * contract (specification section 2); each page brings its own slim bar.
 */
export default function ReaderLayout({ children }: { children: ReactNode }) {
  return children
}
