import type { Metadata } from 'next'
import { UnreadablePage } from '@/components/site/not-found-page'

export const metadata: Metadata = { title: 'Address not readable', robots: { index: false } }

/**
 * Addresses that cannot be decoded end here (server/site.ts). The build gives this page the status 400
 * (scripts/build/page-policy.ts).
 */
export default function Page() {
  return <UnreadablePage />
}
