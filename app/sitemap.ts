import type { MetadataRoute } from 'next'
import { publicEnv } from '@/lib/public-env'
import { sitePages } from '@/lib/server/content/site-pages'

export const dynamic = 'force-static'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await sitePages()
  return pages.map(({ path, updated }) => ({ url: `${publicEnv.siteUrl}${path}`, lastModified: updated }))
}
