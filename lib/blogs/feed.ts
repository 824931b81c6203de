import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import type { Post } from './post'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function xml(text: string): string {
  return text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)
}

/** The articles as RSS 2.0, newest first. */
export function postFeed(posts: readonly Post[]): string {
  const { productName, siteUrl } = publicEnv
  const items = posts.map(post => {
    const address = `${siteUrl}${routes.blog(post.slug)}`
    return `    <item>
      <title>${xml(post.title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <pubDate>${new Date(`${post.date}T00:00:00Z`).toUTCString()}</pubDate>
      <description>${xml(post.description)}</description>
${post.tags.map(tag => `      <category>${xml(tag)}</category>`).join('\n')}
    </item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(productName)} blogs</title>
    <link>${siteUrl}${routes.blogs}</link>
    <atom:link href="${siteUrl}${routes.blogsFeed}" rel="self" type="application/rss+xml"/>
    <description>Exam technique, planning and choosing subjects, for IGCSE and A Level students.</description>
    <language>en-gb</language>
${items.join('\n')}
  </channel>
</rss>
`
}
