import type { Metadata } from 'next'
import { DoorPage } from '@/components/visitor/door-page'

export const metadata: Metadata = {
  title: 'Learning Hub',
  robots: { index: false, follow: true },
}

export default function Page() {
  return <DoorPage />
}
