import type { ReactNode } from 'react'

/**
 * Deep revision notes, reached through the rewrite in middleware.ts. This tree has no site header by
 * contract (docs/product/site.md); each page brings its own slim bar.
 */
export default function ReaderLayout({ children }: { children: ReactNode }) {
  return children
}
