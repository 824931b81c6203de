import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import type { Post } from '@/lib/blogs/post'
import { routes } from '@/lib/routes'
import { PostRows } from './post-rows'
import '@/components/home/home.css'

export function BlogsPage({ posts }: { posts: readonly Post[] }) {
  return (
    <main id="main">
      <div className="wrap">
        <PageTitle
          trail={[{ name: 'Blogs', href: routes.blogs }]}
          heading="Blogs"
          lead="Exam technique, planning, and choosing subjects. Short enough for a bus ride."
        />
        <Section
          id="articles"
          title="Articles"
          more={
            <p>
              <a href={routes.blogsFeed}>Follow by RSS</a>
            </p>
          }
        >
          <PostRows posts={posts} />
        </Section>
      </div>
    </main>
  )
}
