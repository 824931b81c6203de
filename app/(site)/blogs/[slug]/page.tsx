import { PostPage } from '@/components/blogs/post-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'
import { postSlugs, readPost } from '@/lib/server/content/read-content'

export const dynamicParams = false

export async function generateStaticParams() {
  return (await postSlugs()).map(slug => ({ slug }))
}

export async function generateMetadata({ params }: PageProps<'/blogs/[slug]'>) {
  const post = await readPost((await params).slug)
  return pageMetadata({
    title: post.title,
    description: post.description,
    path: routes.blog(post.slug),
    published: post.date,
  })
}

export default async function Page({ params }: PageProps<'/blogs/[slug]'>) {
  return <PostPage post={await readPost((await params).slug)} />
}
