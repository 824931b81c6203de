import { Crumbs } from '@/components/site/crumbs'
import { JsonLd } from '@/components/site/json-ld'
import { RichText } from '@/components/site/rich-text'
import { GoLink } from '@/components/ui/go-link'
import { dayText, type Post } from '@/lib/blogs/post'
import type { Article } from '@/lib/content/article'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'

export function PostPage({ post }: { post: Article<Post> }) {
  return (
    <main id="main">
      <div className="wrap">
        <Crumbs
          trail={[
            { name: 'Blogs', href: routes.blogs },
            { name: post.title, href: routes.blog(post.slug) },
          ]}
        />
        <article className="article">
          <h1>{post.title}</h1>
          <p className="article-meta">
            <time dateTime={post.date}>{dayText(post.date)}</time>, {post.minutes} min, {post.tags.join(', ')}
          </p>
          <p className="title-lead">{post.summary}</p>
          <RichText tree={post.tree} />
          <p className="article-end">
            <GoLink href={routes.blogs}>More articles</GoLink>
          </p>
        </article>
      </div>
      <JsonLd
        data={{
          '@type': 'BlogPosting',
          headline: post.title,
          description: post.description,
          datePublished: post.date,
          dateModified: post.updated,
          author: {
            '@type': 'Organization',
            name: `The ${publicEnv.productName} team`,
            url: publicEnv.siteUrl,
          },
          publisher: { '@type': 'Organization', name: publicEnv.productName, url: publicEnv.siteUrl },
          mainEntityOfPage: `${publicEnv.siteUrl}${routes.blog(post.slug)}`,
          inLanguage: 'en',
        }}
      />
    </main>
  )
}
