import { postFeed } from '@/lib/blogs/feed'
import { readPosts } from '@/lib/server/content/read-content'

export const dynamic = 'force-static'

export async function GET() {
  return new Response(postFeed(await readPosts()), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
