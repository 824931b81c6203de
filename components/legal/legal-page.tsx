import type { ReactNode } from 'react'
import { Crumbs } from '@/components/site/crumbs'
import { RichText } from '@/components/site/rich-text'
import { dayText } from '@/lib/blogs/post'
import type { Article, Legal } from '@/lib/content/article'

type Props = { text: Article<Legal>; path: string; end?: ReactNode }

export function LegalPage({ text, path, end }: Props) {
  return (
    <main id="main">
      <div className="wrap">
        <Crumbs trail={[{ name: text.title, href: path }]} />
        <article className="article">
          <h1>{text.title}</h1>
          <p className="article-meta">
            Last changed on <time dateTime={text.updated}>{dayText(text.updated)}</time>
          </p>
          <RichText tree={text.tree} />
          {end}
        </article>
      </div>
    </main>
  )
}
