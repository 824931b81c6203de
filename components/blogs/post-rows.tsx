import { Link } from '@/components/ui/link'
import { dayText, type Post } from '@/lib/blogs/post'
import { routes } from '@/lib/routes'

export function PostRows({ posts }: { posts: readonly Post[] }) {
  return (
    <ul role="list" className="rows posts">
      {posts.map(post => (
        <li key={post.slug}>
          <time dateTime={post.date}>{dayText(post.date)}</time>
          <Link href={routes.blog(post.slug)}>{post.title}</Link>
          <p>{post.summary}</p>
        </li>
      ))}
    </ul>
  )
}
