'use client'

import { ErrorPage } from '@/components/site/error-page.client'

export default function PageError(props: { error: Error; reset: () => void }) {
  return <ErrorPage {...props} />
}
