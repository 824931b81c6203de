import { BlogsPage } from '@/components/blogs/blogs-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'
import { readPosts } from '@/lib/server/content/read-content'

const page = pageMetadata({
  title: 'Blogs: exam technique and planning',
  description: 'Short articles on exam technique, revision plans and choosing subjects at IGCSE and A Level.',
  path: routes.blogs,
})

export const metadata = {
  ...page,
  alternates: { ...page.alternates, types: { 'application/rss+xml': routes.blogsFeed } },
}

export default async function Page() {
  return <BlogsPage posts={await readPosts()} />
}
