import { HomePage } from '@/components/home/home-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { readPosts } from '@/lib/server/content/read-content'
import { firstSteps, siteFacts } from '@/lib/server/content/site-facts'

const { title, ...rest } = pageMetadata({
  title: `${publicEnv.productName}: IGCSE and A Level revision notes and mock exams`,
  description:
    'Your Cambridge IGCSE or A Level syllabus point by point, every paper as it is really sat, and the slips that cost marks. Free to read.',
  path: routes.home,
})

// The home page's title stands alone, without the name behind it again.
export const metadata = { ...rest, title: { absolute: title as string } }

const POSTS_ON_HOME = 3

export default async function Page() {
  const posts = (await readPosts()).slice(0, POSTS_ON_HOME)
  return <HomePage posts={posts} facts={siteFacts()} first={firstSteps()} />
}
