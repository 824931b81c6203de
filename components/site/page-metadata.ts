import type { Metadata } from 'next'
import { publicEnv } from '@/lib/public-env'

type Page = {
  title: string
  description: string
  path: string
  /** Picture for link previews, below public/og, without its ending. */
  image?: string
  /** False for pages that hold no content of their own. */
  indexed?: boolean
  published?: string
}

/** What search engines and link previews read: title, description, canonical address, picture. */
export function pageMetadata({
  title,
  description,
  path,
  image = 'site',
  indexed = true,
  published,
}: Page): Metadata {
  const pictures = [{ url: `/og/${image}.png`, width: 1200, height: 630, alt: title }]
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      url: path,
      siteName: publicEnv.productName,
      locale: 'en_GB',
      images: pictures,
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title, description, images: pictures },
    ...(!indexed && { robots: { index: false, follow: true } }),
  }
}
