import type { MetadataRoute } from 'next'
import { publicEnv } from '@/lib/public-env'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${publicEnv.siteUrl}/sitemap.xml`,
  }
}
