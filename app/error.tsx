'use client'

import { ErrorPage } from '@/components/site/error-page.client'

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return <ErrorPage onRetry={reset} />
}
