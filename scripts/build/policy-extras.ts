import { publicEnv } from '@/lib/public-env'
import type { PolicyExtras } from './content-policy'

/** What the configured third parties need; with none configured, the page talks to its own origin only. */
export function policyExtras(): PolicyExtras {
  const script: string[] = []
  const connect: string[] = []
  const image: string[] = []
  const frame: string[] = []
  if (publicEnv.gaId || publicEnv.gtmId) {
    script.push('https://www.googletagmanager.com')
    connect.push(
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    )
    image.push('https://*.google-analytics.com', 'https://www.googletagmanager.com')
  }
  if (publicEnv.heatmapUrl) {
    const { origin } = new URL(publicEnv.heatmapUrl)
    script.push(origin)
    connect.push(origin)
    image.push(origin)
  }
  if (publicEnv.recaptchaSiteKey) {
    script.push('https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/')
    frame.push('https://www.google.com/recaptcha/')
  }
  for (const address of [publicEnv.ipCountryUrl]) {
    if (!address.startsWith('/')) connect.push(new URL(address).origin)
  }
  return { script, connect, image, frame }
}
