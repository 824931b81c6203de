import type { Metadata } from 'next'
import { ReaderBar } from '@/components/notes/reader-bar'
import { NotFoundPage } from '@/components/site/not-found-page'
import { routes } from '@/lib/routes'
import '@/components/notes/reader.css'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/**
 * Unknown deep addresses end here (next.config.mjs). The build gives this page the status 404
 * (scripts/build/page-policy.ts): calling notFound() would prerender an empty document instead.
 */
export default function Page() {
  return (
    <>
      <ReaderBar back={{ href: routes.revisionNotes, name: 'Revision notes' }} where="Page not found" />
      <NotFoundPage />
    </>
  )
}
