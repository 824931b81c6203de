'use client'

import { GoogleAnalytics, GoogleTagManager } from '@next/third-parties/google'
import Script from 'next/script'
import { publicEnv } from '@/lib/public-env'

/** Rendered only after consent; each tool only when its id is configured. */
export function Analytics() {
  return (
    <>
      {publicEnv.gaId && <GoogleAnalytics gaId={publicEnv.gaId} />}
      {publicEnv.gtmId && <GoogleTagManager gtmId={publicEnv.gtmId} />}
      {publicEnv.heatmapUrl && <Script src={publicEnv.heatmapUrl} strategy="lazyOnload" />}
    </>
  )
}
